/** Lemon Drizzle Loaf: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Take the butter out of the fridge in good time, so that it is soft. Heat the oven to 180°C, or 160°C with a fan, and line a 900 gram loaf tin with baking paper.
Beat the butter with 200 g of the sugar and the zest of both lemons until pale and fluffy.
Beat in the eggs one at a time, with a spoonful of the flour after each. Fold in the rest of the flour and the milk.
Scrape the mixture into the tin and level the top. Bake for 50 minutes, until golden and a skewer pushed into the middle comes out clean.
Stir the juice of both lemons into the rest of the sugar, without waiting for it to dissolve.
Prick the hot loaf all over with a skewer and slowly spoon over the drizzle. Leave it in the tin until cold, then slice.
`
export const NOTE_LINES = `
		Yes, it is better the next day, when the syrup has gone right through. Bake it up to 2 days before and keep it whole in a tin.	szmoghodlWNdcccgdffXhekeofYchfhbWhrhZShjjlntnbwgYocliigXjUePalRb
		4 to 5 days in an airtight tin, not in the fridge, which dries it. The top loses its crackle after the first day but the crumb stays moist.	nypbigmgkfeaZaageheRejYbhhfencpbScoeXOUkhemtsh2kmldgcgbXhVWVZkVg
		Yes, for 3 months, wrapped twice, whole or in slices with paper between. It thaws in 2 to 3 hours on the worktop; the sugar crust goes soft, so spoon a little fresh drizzle over.	oojrTfivmmXZcimWoZikncegYUTnjdmhcajhTScRoknvngqfecekoYgYrUZdXhZa
		12 deep muffin cases take 18 to 20 minutes, four mini loaf tins about 25 to 30. Check with a skewer at the short time.	erhYWcgceZiSXcklgkleYWeffZecjpSOgsbfhZbbiofocVNkmhXpYyajhfTUkkfZ
		A 20 cm square tin takes about 35 to 40 minutes, a round 20 cm tin 40 to 45. A shallower cake browns sooner, so look early.	inYWVhmhaZpWgheaYpjjgjdgpSihogVUhrhZkaZijidpfcUlvbSic3dbcjTSqihe
	safety	Better not: raw flour can carry germs, whatever the eggs are. One lick needs no doctor, but keep the bowl for the washing up.	eYrkYXcdfmnaaeYsikXnrWsfahiYKccjmumcgefmhWwqhekiitgyliflmlakvgkk
		In the air fryer yes: in a tin that fits, 150 °C for 40 to 50 minutes, foil on when it is brown. A slow cooker or microwave gives no crust and a pale pudding.	vjevShgOgjcihoiijkjfWlmnbXVcjnleejYbjsiam0ghagPlZpkghwbbcrTZgphm
		You can take 150 g in the cake and 50 g in the drizzle: it is tangier, drier and keeps 2 days less. Sugar makes it moist, so not below that.	djmgprnhoeRowlWlgcoZgmamXrjbXbgucjfgkahkikYgSZWlgaSerddouYPkvjhZ
		With tea as it is, or a slice with crème fraîche and raspberries for pudding. Warmed 15 seconds in the microwave it is lovely.	oonYcYjkgamUsndgpaaPZlgapcQgTqfrdgnfdhenavhbfcqoRdYjchcmjXtmRhjd
		It travels well once cold: wrap slices in baking paper. Cut it the same day, with a bread knife, and it does not crumble.	usrdUkilbcfXbaojlfdeTmjflabUXlfadarfhdljnfirfptemiowrhYffdPmPimR
		Gluten-free self-raising flour works with 1 extra tablespoon of milk and half a teaspoon of xanthan gum, if it has none. Swap 50 g of flour for ground almonds and it gets even moister.	PXhgrgXpfoTWlhekWfmgndcgwYgbWoWkogSicmmagrnmkkkhadYuiiiqkbWWYxim
		Bake them on the same shelf with space between, 5 minutes longer; on two shelves change over at 35 minutes. Mix each batch apart, or it curdles sooner.	XyXdSbfaggaghRfkaqepSbnsbeZbeaLcdqmjcfsahmgjlddaaXcdiuWmjbfTrbcm
		Baking spread from the tub, 200 g, straight from the fridge, gives a softer crumb and less taste. With oil use 160 ml and beat it with eggs and sugar; it does not get fluffy.	TeqmmladdklXnWXlYWsaYfdereZgntsiYcdTnXlbYnjggUacnbWZbjnXbgRwsndc
		2 tablespoons of poppy seeds go in with the flour, 100 g of berries tossed in a spoon of flour are folded in last. Orange or lime in the same way, with one lemon for sharpness.	aijWiiYpmepVefhiYjohcfakhfj0QccmhnYnURbka3dmgYaiWmnghfkgdSliYUqk
		Start by noon for four: 20 minutes to mix, 50 in the oven, and 2 hours in the tin, with half an hour in hand. Take the butter out by eleven.	ksbWildZhaadnimbqfnXqakUfcWeicbaOdcgtpyefYnfghoaidPklrcWqYdOckbj
		It holds wheat, egg and milk, the last in the butter too, and no nuts. Write those three on the label, and look on the flour and butter packets for traces of others.	TpgkWndrZpaShkencpfXoVgbmVbeaxjcicgiednaYmpaaiibeifvhkmrSaKcelol
		For no eggs use 180 g of plain yoghurt and half a teaspoon of bicarbonate with the flour; a vegan takes soya yoghurt, a block of plant butter and oat drink. It bakes denser and about 5 minutes longer.	NkenfjdmkiXXZeimZZnWgNhTqiTPYqYkTemfelmcXnhZVhZfmdkiqjmlZffuglcn
		Ten slices of 2 cm from a loaf of about 20 cm, each some 85 g. Twelve of 1.7 cm look just as good, as it is rich and damp.	htnTbdpugZmhgijVlqrScfjedjlnnljandplcghdwZeqblhikZWqiwVsmWphVYbV
		200 g of butter is 7 oz, 14 tablespoons or 1¾ sticks; 200 g of flour is 7 oz or 1⅔ cups. 280 g of sugar is 10 oz: 1 cup for the cake, and 80 g, 6½ tablespoons, for the drizzle.	QenWekgcuRkepubUkhooWXbcZgTjbeilqdsXhpiXhnTkmhdVscahmkapckQdfZkd
1		Cut it in cubes and leave them 15 minutes in a warm room, or microwave in 5-second bursts. It must give to a finger but not be oily.	ifoqmckVWktSegYVgajjgfelWbXuqjncMWcfpgnbXfdgnahnsoVflejTooVsdlcd
1		Stand the bowl in cold water and beat until it thickens again. If you use it melted the cake is dense and flat.	oVgrdiehYkoeegYhhZddehbnUVOqbdqoUWkbkgoeYflUobijkxRTXcgbisbqfvjk
1		900 g means a 2 lb tin, about 21 by 11 cm and 7 cm deep. In a 1 lb tin it overflows: fill two, 30 minutes.	crbWUirgjWnWekeRgkejeiZfgcwilchbukrfhaYjiaadelWYueUaVxbnXqRYmhgZ
1		One strip across the length and up the sides, overhanging, so you can lift it out. Without paper butter the tin well, dust it with flour, and loosen the sides with a knife before the drizzle goes on.	bXlaXfkmUdhhnhmcagigYnUphfXakeqaronNieXZeaajimkwmdafgyufaSXqgroW
1		Unwaxed best. Scrub waxed ones under hot water and dry them. Zest them before you squeeze them, for a squeezed lemon cannot be grated.	cilafwgqQgecerYmYkjbfYagleqtihqwlkXnlYjgVmXqlgposesZlXdUadvfjZjm
1		180 °C without a fan, 160 °C with. Middle shelf; give the oven 15 minutes to get hot.	dkgeVnfkUmUjnbZVwrdjYklfRdaccobgcdeagiolnrobgfWangvgjtUVdfWMnmZd
1		Yes: silicone and glass heat more slowly, so reckon with 5 to 10 minutes more; a dark tin browns faster, so 10 °C lower.	jkUkRnoaUWmlmiZbhYWqkeammQobhhZUapqYdYdjemdjalXmqcZbprhhYcNajmsg
1		Baking paper is parchment, coated so that nothing sticks; wax paper is not, and smokes. Without it rub the tin with butter, dust it with flour and knock out the rest; greaseproof must be buttered too.	eVjcbijgSiYijgmYZghqblZqhgXXkgnZrokIhfZeggcZihfunZecguscWUXlowta
1		Not well: at 200 °C the crust burns before the middle is done, and steam from a roast makes it heavy. Make the drizzle loaf afterwards, or use 180 °C for both and give the roast longer.	pqWXasUXileqehbnmgeqbjsgibTZakVsdgaakqqmjzkeYhgadYlhalbboheRtkQe
2		3 to 5 minutes with an electric whisk, 8 to 10 by hand. It goes from yellow and grainy to nearly white, soft as whipped cream, and grows a little.	dc0ldcmebfUltgVlmfcdkkVlVhedehpUgYZycdneQXeVbkZYgmSkWnviqonnggbf
2		Leave it in: the loaf gets sweeter and sinks a little. Take 60 g of new sugar for the drizzle, and bake it 5 minutes longer.	dciljngjjTesnqZtZhpdibbqTcVqRggvYcTfoZmfccckfVbadmXToceeoXahzcch
2		Yes, with a wooden spoon and very soft butter; it needs 8 to 10 minutes. Or use baking spread and beat everything in one bowl for 2 minutes.	dgmrTSlTWWZhvpkiVkjYgjdohlTUdphbfkckilchXrgpZaiVmpiTfkppqsbtidji
2		Only the thin yellow skin. The white below is bitter, so turn the lemon as soon as it shows; a little does no harm.	SjiYfxkdWZmkc3dtVgeWVfbhhdungaptncYuWfikdccmifietfokkiZZXlsoehhf
2		Granulated works, beaten a minute longer. Brown is fine but tastes of toffee. Icing sugar makes it heavier; keep it for the drizzle.	XhuhfhdgiRXxuoVrTcogpfbnghnjXljkbhXekQcgguYjZdXncgUgpambhcWeuomh
2		The zest is the taste of the crumb: use 1 teaspoon of lemon extract if you have none. Bottled juice, 6 tablespoons, is fine for the drizzle.	bkeZnsbedbqgcwaaXfoTdZXWqZrsYditgnSfZVZmZqYrlbhhsipeoYZXbfpchdhp
2		The butter is too cold: stand the bowl in warm water for a minute and beat again. Scrape the sides as you go.	abjdZYsiZepeulbiTRiZjmUpXaVdfqpidZVjooubUWchldejlxXebhsjjnkrgjci
2		200 g goes in now and 80 g is left for the drizzle, about 6½ level tablespoons. If all is in one bowl, take out six and a half tablespoons before you add the butter.	UjlfdpinmNeowfSojmiegadbRpboWehxhfdTnWgbcbfhealZjkXcheVioYVTneZV
2		Leave the door shut. Grate the zest into the drizzle instead, let it stand while the loaf bakes, and spoon it over hot: the top and the crumb get most of the lemon that way.	WefenvbbXjuiYzeiTulVfXghiefpdclsZkSgflhsWfhmvZYijmqhreVZfWjalean
3		Beat in a tablespoon of the flour, and it comes together. It bakes fine all the same, only a little closer; the eggs were cold.	colihahnfdgaWlbwWgidaZXlTWjTWlhneYanXqpoXNiXoodhf1afcdroiiokgjdq
3		Cut down through the middle with a large spoon, scrape along the bottom and turn over, about 20 times, until no flour shows. Beating now makes it tough.	STfjTXhfdYgg0hhoXscjTiadakYaXhYXrXkrdggldYayueWiegjggotpnnfhbegW
3		Bake it straight away; it will be a bit chewier with a peaked, cracked top. Nothing to add, the drizzle softens it.	eViufUhZZZegoldtWpdeocapcYSVaeggiYSufkjfbbcovTZdenfhXpoqunmkmbZk
3		200 g plain flour with 2 level teaspoons of baking powder, sifted. With self-raising none is needed, and more would make it rise and fall.	ROdhueSjZhdgpapngjqcqcfppZgYYlYfrjWhbkgmjpaoxgWgeccgipdjdRcevrde
3		It should drop from a spoon when tapped, not pour. If it clings, add another tablespoon of milk.	WScbbWsmltpmijeidgdYgjQffpUfVdievdgeNjdhZVifgiejpzPhanonknigcWhc
3		A bit loose is no matter; if it pours stir in 2 tablespoons of flour. It was probably melted butter; it will bake flatter.	maVggaklmohlalrsaXfZicZmbhNiWXZkucjeRimmgbhembcln3Mgbolqbpgjkgik
3		Without milk it is only a bit drier. A forgotten egg, if it is in the tin, makes it crumbly: scrape it out and beat it in. All eggs at once curdles: add a spoon of flour.	UjgiWmhinepaUgmtWngVpOklXbVbgedmebkcgqnlYXabqaYbfrearYsbgcbutdct
3		Medium or large. Put cold ones for 5 minutes in warm tap water; cold eggs set the butter and curdle the mixture.	TmofQarnjUcQVRgZmdkblOmbWndclgdadbmfZlqnZYYbceekouXjqomdVlmliiai
3		10 to 15 minutes at most: the raising starts when it is wet. Better wait in the tin, in the cool, than in a lukewarm oven.	lggfofobgmVqofkeaoVjlZpeaeTejbYfVrhXjoqrmdlglaZWj1ernseTmdVQdkYl
3		Any milk, yoghurt or water, 2 tablespoons. Lemon juice does it too and gives more tang.	VidkjvnjjmbgkimljfqOnbbYtObbetdjhjgcWccWesZhkkegjoadTajZWtgpkbhz
3		A heaped tablespoon, about 15 to 20 g, with each of the three eggs, so some 150 g is left to fold in. More with the eggs does no harm if you stop beating as soon as it is smooth.	MQmgjcellaikmcXucdohfceaclWdJYYqsbokXrnlZYfmsVkbncWekginmcZafagc
4		Put it back for 10 minutes if the skewer is wet, and turn the hollow into a feature with drizzle. Oven door opened, or out too soon, or too much raising, does it.	heQimpfxZpudNxjfdrTidcdYWZfhOdfaShdhiidmhdppnbhggjheXrkjkoXboedh
4		Bake on, 5 minutes at a time, with foil over the top. Loaves are deep and 60 minutes is no rarity; crumbs on the skewer are fine, wet batter is not.	jfXijoojipmlTrghlgWokjqYldXqSQbaakZtohfigPrfmfYljlakc1gahuaUdheg
4		Lay foil loosely on and lower the shelf. Turn it down 10 °C if it was on the high side; cut a black crust off, the drizzle hides it.	ldWfhsqeVdaudiShdbTrgkaYgdZykiehSjkidnhjoPlhmwanVgldfrYadhacihtX
4		A thin knife or raw spaghetti. It is done if it comes out clean, the top springs back to a fingertip, and the sides pull away from the tin.	bagggfjlcljlfptYcmekgriZwmigVUoMXccmncXfacddfodjpimgh1dirveeMfcY
4		Not in the first 35 minutes: the cool air makes the middle drop. After that be quick and shut it gently.	VecjifekjwZoZkUhg3XmaaaVTZjiahfUUmkjUogffcxlekeblhqjfosWnrZbhZce
4		No, a loaf cracks along its middle as it rises, and the drizzle runs into it. A hot oven makes it high; lower the heat 10 °C for a flatter one.	hkWZhmalZkkZVmilisRnPgWRVZqaQhggcWXekolnaYdgnoewcqecbolrZcZehihV
4		It cannot be raised now; slice it thin, it still tastes. Old self-raising flour, melted butter, or not enough beating is why.	jaaiqiWlbnmcjncjelcelZXgWZiaVlYZgbcdjfpZmiXvqbOqknReUubtncZepuYf
4		Trust the skewer: if it is clean, take it out. Your oven runs hot, so set 10 °C less next time.	hgclolidbfUxYgZbisWnjgnbhgcifRhYQcbgnoofiWkrgrfUlhhfkxXTqqcQWnfg
4		Leave the door shut and put a tray below. The tin was over two thirds full; trim the rim when cold.	mmTckdWkdipkegrnfnOYSpYkUhmbZjmZjuqbfbhmjVobrfWfeqpeZmgkeiQWumlb
4		Keep the door shut, switch it back on and bake until a skewer comes out clean, adding about the minutes it was off. It may sink and be heavy; then slice it and serve it warm with custard.	dZXllnfaelbnUikbZwSjiZiiUSVdbcjhSiqghupuoozfhaXXgdkaccXiphVcjoem
4		Fill the tin two thirds at most and put the rest in muffin cases: 18 to 20 minutes for those. A small 450 g tin of it takes 35 to 40 minutes.	d1aaYdmcmVpecjpkVibgcfbigbmZomYYotpaagZjaWsnjaYgsnZfRoejrZRUqgib
5		Leave it grainy: undissolved sugar is the crackly crust. Do not heat it, or it soaks in as a syrup and stays sticky.	jasokhnkYaYlwnUnjbfdilenUZflQijsUcUpshfmRWVYllaqdwfdnalYlmhagifg
5		You can: it gives a soft white glaze instead of crackle. For that pour it on when the cake is cold; hot cake melts it away.	SempfidpgXYtqnkmfYgcffYahcgiSkgtViTajObhgreZcmZxdvWjmiqTohgiolka
5		About 6 tablespoons. Roll the lemons hard on the table, or 15 seconds in the microwave, then squeeze. Top up with a little bottled juice.	gnabklcslYpgguTcfdsbfjUXlco0WZWrhkWglagbZiUtoXhiuikZfeUfiksdhWfm
5		Add another 20 to 30 g of sugar for a thicker, sweeter one. It should look like wet sand in a puddle.	fhYimhgqneWmjugsiXkWinQmihXwLTcmicVgcWcqfhbeihbuiuXchgiqppldkYie
5		Pick out pips with a spoon or squeeze through your fingers; flesh may stay.	cmgWgoUvVjvheupqaaeeefYpfXxteetqmkcqjgclVhjdmihkgnylfZnZjkngbSih
5		Lime, yes. A tablespoon of gin or limoncello in place of one of juice, for grown-ups only, since it is not cooked off.	gajniqerkcjgijchlhjabbaXsVhpIfYmUkUadNZcdljmRWnpftmmkegbgepjiRli
5		In the last 5 minutes of baking, or as the cake comes out. If it stood, the sugar has melted: stir in a tablespoon more.	eXgnjgjhcUXlulWnakacmaeiicPnXgcqSeWdmadqdUofrafibxgiihmVuagNebXh
5		Drizzle means to pour in a thin thread. It is lemon juice and sugar: the juice soaks into the hot cake and keeps it damp, and the sugar stays on top as a crackly crust.	PQknhlWpcYdluqaofiaZccYcbgYrMhgkgcbXoUddggXSeclpWwZgnohgicihdYfV
6		Hot, straight out of the oven, as it drinks then. Cold: prick it deeper, warm the drizzle slightly and spoon it slower; the top is less crackly.	ZgcnnnjmYhncsihdogUdicncQXclbhbpOlYSqqjqhabcldkib3dguheQmhiUdbgg
6		About 30, two thirds of the way down, with a thin skewer, over the whole top. Big holes leave wet channels.	jrZfgVczbfjfaxpfhqcTShiZXhjdfejRrpksobhbZWVfdrinhkicYwiiihjZgVdW
6		Go slower, spoon by spoon to the middle, and wait for each. Prick again where it stands; a pool at the edge sinks in while it cools.	kWUXoketcefpjspokdWZamWcWfTpWaapeedgsfchoQkcparoc3aaeijjdlkghdhU
6		Turn it out on a rack after 30 minutes so that the base can dry. Next time spoon over a little less; a wet layer at the foot is only syrup.	lWWbgckulnsyi2dvfaVkYiZabaPkeXmjlmofqcmklThcqberikaddcgfehYemgnb
6		Better wait: hot and soaked it breaks. If you cannot, 30 minutes, then lift it by the paper and cut thick.	mgpYobnoWlefpiibasQadeuiWfhhpfYhUojUpnflpYefelphpuctmmlSsbbcRXdc
6		Run a thin knife down the sides and warm the bottom for 10 seconds on the hob, or on a hot wet cloth. Broken pieces make a trifle.	iaTWeffnflxkXxnaYiQdbkUecbdjmrhgemqWqqleZPfnjnYukomgcikppaVcgfeZ
6		Sprinkle 2 tablespoons of granulated sugar mixed with lemon on top and leave it open for an hour. The drizzle was warm or the cake under foil.	tgsdqhllhsdrblbreecobsUfheUlRbfnRVddsZihaXXdlhWtYpgjkokYlhejptlV
6		About 1½ to 2 hours. A serrated knife, sawing gently; cold cake cuts clean.	ksmWeimlUlmblqqTckdVkolceldhqcfcRXjamghqhYmueirhlnYypqdfomnaUbdT
6		Cover it only when quite cold, or the steam makes the crust soft. In a tin, not in film.	pikggawhekeilfchdlTbSnhXbgYVfdhbQjhVfiWmiTkfpowujnlTbkhQlabVgqfW
6		Press the pieces together in the tin while it is warm and sticky and let it get cold; the syrup glues it. Past that, layer the crumbs in glasses with yoghurt or cream and berries.	khXUihhmhbvkMttiSpVaVfacVWhcdqdpTioajpmliZmfkpioaniicgmurXbhefha
`
