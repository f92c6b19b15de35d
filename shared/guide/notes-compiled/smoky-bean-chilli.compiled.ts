/** Smoky Bean Chilli: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Chop the onions and the peppers, and crush the garlic.
Heat the oil in a large pan over a medium heat. Cook the onions and peppers for 10 minutes, until soft and starting to colour.
Stir in the garlic, paprika, cumin and chilli flakes and cook for 1 minute.
Drain all the beans. Add them to the pan with the tomatoes and stock and bring to the boil.
Turn down the heat and simmer for 35 minutes, stirring now and then, until thick and rich.
Take the pan off the heat and stir in the chocolate until it melts. Season to taste and serve with rice, tortillas or a baked potato.
`
export const NOTE_LINES = `
		Yes, it is better for a night in the fridge. Cool it within 2 hours in shallow boxes, and boil it up with a splash of water. The chocolate may go in on the second day.	uxttbemZmdXceZhghfhaldndjgcffhjdQhufcUenhkfrjfzjXremdheSiWfTSlVk
		2 days in the fridge, 3 months in the freezer, cooled and put away within 2 hours. On day four it goes in the bin.	lwpjkkhcrkWdaZYhlfeUghbaflhblXqZVapePUZifWnuji0cibcfYcaajXaSZkSi
		Yes, 3 months: cool it fully, fill flat bags or boxes, leave a little air for swelling. Thaw overnight in the fridge or slowly in a covered pan with water.	nqgtWYfrpoXWbfsVnVhnnXZbXXYjohngfeiiURcRnrjpoenhebchpXeYnXYbZiae
		In a pan over a low heat, stirring from the bottom, with a splash of water, until it has bubbled for a few minutes. Once only. In the microwave stir halfway.	srkyTcudndiYkXcWqZciWjmcTfbcblkiVirUdvnaZgdgmhlldnecgaScibjbPsdj
		Rice, tortilla chips, baked potatoes or corn bread, with soured cream or yogurt, avocado, lime and a hard cheese. It is also good on nachos.	hnoRekXlhbhRuohopgXadjghxnWeYwckiajejdSteqaaamlfWWnmUbiliYwifgfa
		Rice: when you have 15 minutes of simmering left, then it rests 10. Baked potatoes go in the oven at 200 °C (180 °C fan) for 60 to 75 minutes, so before you start cutting.	mmcXljienaXipqlhmjihekpgpjQhiYieeWXfqpjnXVflinzUgXqgcllPmcuNlbai
		Leave out the chilli flakes; the smoked paprika is not hot. Take a child's share before you season it and set flakes on the table.	ciemfdgfhraSsXmhtUfdkVfjgklZMnbdfofadoZcnaYgOaeghlq3lgVkqdgdfZpl
		Yes from about 6 months, if it is cooked with unsalted stock and without chilli or chocolate: mash the beans, and take that share out before you season the pot.	pclaRaannnTYkbbqvggerWlghXukUlajcjgebgfVeXcoRdhWacquabUknlWnjcaX
	safety	Dried kidney beans must be soaked for 12 hours and boiled hard for 10 minutes in fresh water, then cooked soft, or they poison people. Never put dried ones straight into a slow cooker. Tinned ones are safe.	vRtibacLdlkTTWhirlhqtigacZreifcWlhdfmhRbpihVdciignijWYicbmfcnVmp
		Tinned beans: low 6 hours or high 3, with half of the stock. Fry onion and spices first. Pressure cooker: 12 minutes with 250 ml of stock. Chocolate at the end.	vaftcgdIllUcldoilpgddedkgdbdqdcWgeciisOarzfjadifangYalcegmPnhZao
		One large pot holds it, with half an hour more to come to the boil. Stir often from the bottom and simmer until thick, 50 to 60 minutes. It is as cheap as it comes.	dhaicbbc1jYaZYcXcYmZYujtssjUgpMikmgcVfijonojSahiacbdclhljghlTWVf
		Yes: boiling hot in a flask warmed with boiling water, eaten within 4 hours. Or cold in a wrap with cheese, packed with an ice pack.	m0cjRbeWlUVZhSlcneefPgnlkedYchRZcptsckmZplhmlmqagnYfpkUjidYiZfla
	safety	Throw it away: over 2 hours out of the fridge, and overnight certainly. Boiling it up kills germs but not all they have left behind.	usqmareRiZjWaZoereZYcgphkgbVZjkeehqehejlhngjhipdhtbspZaaeYKqNlid
		A teaspoon of chipotle paste or a second teaspoon of smoked paprika, fried with the spices. A splash of soy sauce, coffee or beer makes it deeper.	kgkljrbLwinWZdmgogcNnapqhlkeWajmZjuUdgdsgggfpaimUpaikhcbnRbncjhp
		Here it is the stew, short for chilli con carne and 'chili' in America, made with beans for meat. Its heat comes from the teaspoon of chilli flakes, so no whole pod goes in.	afjpgagbejpevmnhlbYqkbduZrnlVhfWsejSinZrmjVTQchcekjvebWmZdiSaXle
		The chocolate and the stock are what to read: many dark bars are free of milk but may contain traces of it, and of nuts and soya; cubes can hold celery or wheat. With the right ones it is vegan and gluten free.	RcdkajlphuZaltZvWjqYkVkVlaYdbvdeaZgiemlaRmpUYoiZbZflldfjTdahUnlo
		Begin 70 minutes before, at ten to six for seven: it simmers from about 6.20 to 6.55. As it is better for waiting, starting an hour earlier and leaving it on the lowest heat does it good.	ikYTlghRlYSmkbjXygmcsXnglhZhegcceTbgtuqbgTmgampaiSYifkdYrYeWiban
	safety	Ring the vet now with its weight and how much it had: onion, garlic and dark chocolate all poison dogs, and onion shows only after days. Do not make it sick yourself.	jZnWUWSYfmugefbgpqimcfclYbnoThmlYlmWopfmlimrWqqaYnjhaeQqYVdliojt
1		Peppers about 1½ cm, onions a bit smaller. They cook for 45 minutes, so no need to be finer.	dnkhdcnZrflepikghVsZhkgmko0qisZckbifdYZthjgmPjToamjkdxdvhjrhcTnr
1		Red or yellow, which are sweet; green ones are sharper and a bit bitter. Frozen strips go straight in; those from a jar go in at step 4.	WinaaXtmVbagilicearolZisUiwmyojYrXiqeXWqjoilWgdliYnqmehfbevbfSfm
1		Carrot, celery, squash or mushrooms in small dice, about 300 g. Carrot and squash go in at the start, mushrooms with the spices.	UeqdfgqgchcfddgjiWrsgefnheritpjXdYcgfQXlc3leRYckeSpplZfXYcvckeno
1		Either: crush it, or chop it very fine. Of granules use 1 teaspoon, and put it in with the spices at step 3.	VkrdhUhakekifhjngSwlYchrdmlpothVjXWbcXQjktohObdqhZrloejZicsgjdkd
1		Chill them and use a sharp knife. Without onions use 2 leeks, or 2 teaspoons of onion powder in the spices.	SpmcqUcSdhpllrjecUvkhZljeolsjtbZhfZXXbWjmijsZkemkhqiwitbkXguammh
1		Take out seeds and white ribs, which are bitter and tough. The skin stays on, as it softens in the long simmering.	aguYpelgZgfpfsseoWYraikhQjoookujjTomdWilahhkdjfnaYuupdhkfZwrmcnp
1		About 450 g, straight from the freezer. Fry it longer, until the water has gone and it smells sweet.	VkqcgcljUglfitohkZhxhWhjXkunufyencfrYaekkkrfekjsjZuspVkbgbvdhami
1		Two medium onions are about 300 g, 2 American cups chopped, and two peppers 320 g, 2 cups. Four small onions make two, and one huge Spanish onion does by itself.	SnqYeUlblSmjkkeYqcvxfYmdPkpvqheatXkfdabhfihjbhYZiWikgicrXbohqehn
1	safety	Wash your hands with soap, take lenses out and rinse the eye with lukewarm running water for 10 to 20 minutes, without rubbing. 111 if it still hurts or sight is blurred after. Throw soft lenses away.	XdvkahcehmjmmltagaatfZfmTifnSnxmifbbjcjhqcSnYjsbbmpyikVrnmgdoVij
2		Add 2 tablespoons of water, scrape, and lower the heat. Brown bits are flavour; black ones come out.	eZZkaapldXdketjVhQj4mjgbUaj41iigjahbaZcalhmmojedgaghpeocZcddldrl
2		See-through onions with golden edges, peppers that bend. Give it 5 minutes more if they are pale, since sweetness comes here.	qYefehschbgxemTfkUW0poYdbafzrgfaZZmlhhkcbNefirYiZbmhfqnablgebgqj
2		Any oil will do, coconut too. 1 tablespoon is enough with the lid on for part of the time; with none, use splashes of stock and stir more.	WWrnrglkgjcqffYeljjycqbZlnrqiffXkTegmgjeSTdTadbeegdjWvxQfkenbecV
2		Lid off, and stir every minute or two over a middle flame, so that it hisses but does not smoke. With the lid on they go soft but not brown.	VZfqnqhehmZcwSWdfcjhOrffinplmppgqinYljfkbdfWbZbpjfiYVopYmkQxkdfW
2		A heavy pan or casserole that holds 4 litres. In a thin one put it on a low heat and stir more.	ibWiZQzWdcZisfiafoWcailqafkssjYYuhtjgkUpcbbcfgYopeoZXtpiYkaplgac
2		Turn the heat up and let it boil away, then they brown. A pan that is too small or frozen peppers cause it.	pdchYUnloUgmfenetaWgbrYildntuheUxuqpfbflVqbbcgcmedgQeoelUpheinjh
2		Better not: without it the onions stay sharp and the chilli tastes flat. Five minutes on a higher heat, stirring, is the least.	pagnseeimffscsospVlpirnqXahtkRSlrphbjdgfcjbSfabnfpeZdhxbXnoofhnm
2		Yes: brown 400 g of beef mince well in the oil first until no pink is left, lift it out, and put it back with the beans. Cooked, shredded chicken goes in for the last 10 minutes, until steaming hot.	cmipkbaghlcmoibgcllkmlxsfqhcpZFohkaYilffokjdMYcdjdclikyRhhkpdXae
3		Take the pan off the heat and stir in 4 tablespoons of tomatoes or stock straight away. If it is black and bitter, start the spices again in a clean pan.	gWemlpfWfggmfeVkaZdrnaUocYgrihtlXnqcUlqdoOcjqoaiWgtihoZdgdjYbcxv
3		Ordinary paprika plus 1 teaspoon of chipotle paste, or half a teaspoon of liquid smoke if you own it. Sweet paprika alone is milder.	TechtpeVclZaqVnfkaoZqeZjmowdZjqYjpeTScggkfaeZdWldbnehthgflkZgds2
3		Mild to medium. Fresh: 1 red chilli. Cayenne: half a teaspoon. Chilli powder, UK kind: 1 teaspoon. For more heat double it now, since it is best fried.	RjemkikXlusdnXobsQhpjfdbakieOonWneWcclfjlgTfUeZchmmunfQkdefWYcml
3		Use 2 teaspoons of seeds, fried for half a minute first. Without cumin take ground coriander. A sachet of chilli mix replaces all three spices; mind its salt.	VnfiteUgeqtXkStlihmmgYblrgpfdnffomaRYdgZgpYrpYYifXwqmqeceftiZgkn
3		Hot fat brings out their smell and takes away the dusty taste. When the kitchen smells of it and the oil is red, go on, about 1 minute.	PcnjqfZgloohncdpfmkyidknigojdQfYinlebkjZbSdacdeabqrfhqzQnfmeOZif
3		If it is only golden, put the tomatoes in at once and go on. If it is dark brown it is bitter: lift it out and use fresh.	admingcWgcprSnLrYWmphZbnXZkzehjdXeeeSfimnZljevfkYetZjklYkemfXkpd
3		Add a splash of oil or water and scrape. Spices soak up fat, so the pan dries quickly; it is nothing bad unless it smells burnt.	eRcmkdfjwqwpiicqZSqnfjRlmfbpggplkmlehrndhIZhndhrismXYinhjfiiWeal
3		If it is still dry, scoop out onions and flakes together, up to two thirds, and fry a fresh onion. If the tomatoes are in, double the beans and tomatoes, freeze half, and serve soured cream with it.	NhYqlhiYqevjniohhTisafabTnYmTjajudegYpahihYmgWaVhjkqphWnlXmcnRZe
4		Drain and rinse under the tap: it takes away salt, foam and the tinny taste. Unsalted bean liquid can be used as part of the stock.	tRmYZgjrflendclnnmqechfjdionocduonllmfaclgkXnizisskPcZmYaojYsZqp
4		Yes, three tins of nearly any: pinto, cannellini, butter beans or chickpeas. Baked beans only if you rinse off their sweet sauce.	lZubZWhVcfcZbZimftnjlcZdoYvXkrZafebSjcUWhubVcXeZocbZPbieaYgZrbir
4	safety	About 350 g dried: soak 12 hours, drain, boil hard for 10 minutes in fresh water, then simmer 45 to 60 minutes until creamy, before this. Not from dry into the chilli.	matjkTkPffeaaQliphpdohZWldrYndedppZZokUSmfXdlXhnlnecYZiYXihOkUhp
4		Yes: 1 kg of fresh ones, chopped, and 10 minutes longer, or 800 g of passata. With purée only, 4 tablespoons and 600 ml of water.	ZpjVogwdWblgbapqWitroYagtaweiYqciqmZaScemqfjXiXVpqgYaUlehmcfnhad
4		Leave it, it boils down in 35 minutes without a lid. Only in a narrow pan would you start with 150 ml.	mcNmpamkpmbqplpspYdUfjcqfajqjVUlvhhmZmYoifgXjjjhprQWWgfkelpkhcui
4		Use 200 ml of water with half a teaspoon of salt. A cube: half of one is enough. Beef stock is fine if nobody is vegetarian.	cYetbYXfrqpwmahZfWyNealiudomvkXliehjiiaddsijjqjSoifigYcdZnjmjoik
4		Yes: a tin of sweetcorn in the last 5 minutes, or 150 g of red lentils now with 400 ml more water, which thicken it as well.	mhkZgeinvqdbhrkniiugeqXkreuVelUhXbbUZeNZdrkRVblfjZbbWhqkiUlameif
4		Three 400 g tins give 700 to 720 g drained, about 4 American cups, or three 15 oz cans. From a catering tin weigh 700 g; the tomatoes are 800 g, one 28 oz can.	ZknOWZiZpViaghkWosrigZacfjqigddcsjpYmiZQojXVeciWnjbYWhckffbMuZkg
4		Yes, three tins of kidney beans are fine; the chilli is just redder and the beans firmer. Mash a ladleful for the creaminess that black ones give.	iUtgdaeMceVXbbifjlkmsZZhldsWgoiXeZjTidSYjrXQdZZZkjhiTbggcbhXmYro
4		No harm: leave out the 200 ml of stock, or if it is in, simmer without a lid for 15 minutes longer. Do not salt before you have tasted, as tin liquid is often salty.	qUccabddkjmgdkqnejpamfclbbjrhcQtnnjdmoZeljlQnandmqkNYUoeglkWvTnq
5		Do not scrape: pour the rest gently into another pan, leave the black, and cook on over a lower heat. A spoon of sugar and a squeeze of lime soften a smoky-burnt taste.	mccmgqjXhhjvemYkWTVpkgSgdZbsmiptZkxcdojiiQYjntVoZgpeagbjkicbjasl
5		Give it 10 minutes more at a livelier bubble, without a lid, or crush a ladleful of beans against the side of the pan. It needs no flour.	maSiwanifscneovkhTgcmibpghToSVXkqWieVmcoigZXkpenlxSiafiohoneckhd
5		Stir in 100 ml of hot water, scraping the bottom, and turn the heat down. It should fall from the spoon in soft heaps.	kSZleTshpnmskiZdjYgamlNagiPkVZlnlcekWpgigQcklimmrxXcTZdogigcdbbi
5		Lid off, gentle bubbles, and stir right to the bottom every 5 minutes. With the lid on it stays soup.	XUZriXtdaqXmsbbflpUVSoniWhokgYZcmdlnjkPleXdaonfqnnuXXlidnpefdhfY
5		Give them 15 minutes more with a splash of stock. Tinned beans soften slowly in acid tomato. If you cooked dried kidney beans yourself and they are hard, boil it hard for 10 minutes.	vUsflSgUemibRhifimdtolWadfnhbYZYYQbkqiVTgeVViWeknhfkSfocklldpYgi
5		Yes, up to 2 hours on the lowest heat, with a splash of water now and then. It gets deeper and thicker; stir the bottom.	mbYlghoLnpPlhdgbejZcgfrorfffZVTZUiglliPohgmeiggogtVeUkcYpmXfPjej
5		A spoon drawn through leaves a path for a moment, the sauce clings to the beans and a little red oil shines at the edge.	VTkfieloflgullbfhpckYnUckqieTWmYoSigdbYkZUgYfosagnXkYnjcimnZMWaT
5		20 minutes on a lively bubble in a wide pan, stirring. It is thinner in taste, so add a teaspoon of ketchup and soy sauce.	gkcoxdlYWkVotmgbejggrXyvgclflWSdYnbflkegieTrSiZYufZkfnqUklfifZij
5		An hour off the heat with the lid on is all right: bring it back to a full boil and finish its minutes. Above 2 hours lukewarm in all, throw it away.	iVbqtkhSglblZblVfrKhqXnmUageafiiYjoaquetsaobfecairjidUbZmlWfcjho
5	safety	Heat off, lid on, windows open, and leave the pan where it is; no water in it while it smokes. Flames or thick smoke: out, door shut, 999. Food that is burnt black through goes in the bin.	vXYqopXYieeocViYlhXjljZgbalheZubjuladqomiThdpkZiWonVVldoipSeekpx
6		It rounds off the spice and darkens it; you do not taste sweet chocolate. Leave it out and use 1 teaspoon of cocoa or sugar if you prefer.	TdgZgfgfksmbxjgzcogjkZkjgZkoQeYmSjgYgTaqZkQfcjbmflZhuodbcYcjTZqm
6		Cocoa: 2 teaspoons. 70 to 85 per cent chocolate is right, and milk chocolate will do, 15 g, without any other sugar. White is only sweet and fatty.	PZcjYlohglfdreivckramehSoYnZYvimcjbicVdhdgYjZoXokYScinVVTbYmcjrs
6		Put the pan back on a low heat for a minute and stir. Chop it smaller next time; it melts within seconds in hot sauce.	dhebabpokmqgimfqYfdhljipXOkearguTXcrmlfhTSjWoqdvhubXeYacelmkPhik
6		Stir in 3 tablespoons of yogurt or soured cream on each plate, a teaspoon of sugar, or a further tin of beans. Rice helps; water does not.	ihSqmihcrnicqilltOXdafbdWiXkMohlXghbfrcimXYceediftkhgYTvrclXkctk
6		Salt first, half a teaspoon, then the juice of half a lime, then half a teaspoon of cumin warmed in a little oil. Taste after each.	eggkregeylqfkibpkYadocbmjontQbWpYfjVldfkWrQjlhTmdrokmuktmevaeZfh
6		Stir in another tin of rinsed beans or of tomatoes and simmer 5 minutes, or serve it with unsalted rice and soured cream.	oWcwhfjUotmaiZeuqWjOhbieldhqdnZraaqopijiocheqiTXkckXibgxkenjuaei
6		Stir in a teaspoon of brown sugar and simmer 5 minutes more. A knob of butter or a spoon of cream rounds off the rest.	UndfqghdnhbhZqcviagdmiQrkgimOQrkXedfhQepimclkiVmhmldhXntyofelYkg
6		Lid on, lowest heat, up to 2 hours, with a splash of water and a stir now and then so it does not catch. It must stay steaming.	ugcbkdnWlfRitTfaaiPeZdpZdiYeejUmZkoYqobofbrflgtgcxhieaVVqYZaThbk
6		20 g is a fifth of a 100 g bar, ¾ oz: two big squares or four to five small ones, depending on the bar. Chocolate chips: a heaped tablespoon, 1½ American ones.	VriPXghpsdoXoeejhrtjcifTXejoWigldfimjagddjdgaqfeoZUWh0OkbbUeWdmb
6		Potatoes of 200 to 250 g need 1 hour 15 minutes at 200 °C (180 °C fan), so put them in before you chop. If the chilli simmers already, 10 minutes each in the microwave turned once, two at a time, then 10 in the hot oven.	sidXnijWplZfZijdhhjkbfvdkZRWmhgkldSdgpnnTuebamjacZyhhhcVrifJmcZa
`
