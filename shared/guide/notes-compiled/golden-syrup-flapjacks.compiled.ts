/** Golden Syrup Flapjacks: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 180°C, or 160°C with a fan. Line a 20 cm square tin with baking paper.
Warm the dairy-free spread, sugar, golden syrup and salt in a large pan over a low heat for 5 minutes, stirring, until melted and smooth.
Take the pan off the heat. Stir in the oats and sunflower seeds until every oat is coated.
Tip the mixture into the tin and press it down hard with the back of a spoon: this stops it crumbling.
Bake for 25 minutes, until golden with slightly darker edges. It is soft while hot.
Mark 16 squares with a knife while it is warm, but leave it in the tin until completely cold. Then cut through and lift out.
`
export const NOTE_LINES = `
		They are at their best for 4 to 5 days in an airtight tin, with paper between the layers. After that they are dry rather than unsafe; a week is the limit.	sxxfhdlagfWcVTcfekiXegcYdimZsdkYWYpiaMZeXefwjcrkoWildliXfYaTdlaf
		Yes, cut and wrapped, up to 3 months. They thaw in 1 hour at room temperature, or go frozen into a lunch box and are ready by noon.	mrerRakqpiTVZdoVnZgpocggZUakmkheffgkVTfQnqoqneodjgdisaeYmXTeXfZa
		Yes, they cut more cleanly the next day. Leave them whole in the tin overnight, covered, and cut in the morning.	yptkgeqeaVQbYbedhofbgYkckfifpjgdbatkjOdekpgvnbuoblgtfomWfRdYahYg
		Yes, 200 g of butter gives more flavour. With salted butter leave out the salt. They then hold milk, so tell anybody for whom that matters.	TbojhocdXqlTqTWoZYrZZYfgnfYjjurgUYiWsWlbcqigdYdYlaZdhgrgehVxonjg
	safety	Not for a baby: far too sugary. For children under five leave the whole seeds out or grind them, because they can choke, and keep the piece small.	mgmdUcaqhpWYhbflrcbhrXlkdZyfUkfielihageXdXdtVbeaffs4dgQhooXpmceZ
		You may cut the sugar to 100 g. The syrup must stay near 150 g, as it is the glue; mashed banana makes soft, cakey bars that keep only 2 days in the fridge.	fgmdvomjhcOkrocdccqXhodffkmbaggsWecijbhohnVaPWTqjbWglebkrXQntlqb
		Yes, up to 100 g of raisins, chopped apricots, coconut or chocolate. Stir chocolate in when the mix has cooled 10 minutes. Press extra hard, because fruit weakens it.	efqVdajfjkfUkeitVlzimnehsXrcVreidhcekVScdrdXbXfzWolgdfidWUdcfZqf
		Air fryer: a lined tin that fits, 150 °C for 18 to 22 minutes. Microwave: 5 minutes on full in a glass dish, chewier and pale. Unbaked they do not hold.	tngtXdhReiVienkfhimcWiqoeaXZonmfencdijjVf3eiWdMmdhkjlvfXXmXcgrjk
		There are no nuts in it, but read the labels of oats, seeds and spread for traces. The school may also not want seeds, so ask or leave them out.	fnjhbibncscTZiikjmjqmclnuWjkZvpfhhehlcfaXnmeXikecgr0kfnrRYLeVmqd
		Chewy: 22 to 25 minutes, when the middle still looks soft. Crunchy: 28 to 30 minutes until golden all over, or press them thinner in a larger tin.	2iwijTnXbrhgTfekldjqipccmlbgbcWdbQgurZjaYbbZhZavhaftdqmYeohbeihY
		Put the crumbs back in the tin, warm 3 tablespoons of syrup, stir it through, press hard and bake 8 minutes. Or keep them as granola for yogurt.	pkdamSlkggsgSpqnNacfZyXcYlTfkpdphRejlerjUYbtoafqgjfrkphohghehbce
		Warm a piece 10 to 15 seconds in the microwave, or put a slice of bread or apple in the tin overnight. They were baked or boiled too long.	5dfijSlXZnpYOnYaagdphmWYadZmenjhVPdnnbsUZfcokcfumjgphkalelcjhjgk
		In Britain a flapjack is a chewy oat bar, not a pancake. Golden syrup is a light cane syrup; in America corn syrup with a spoon of honey or maple comes nearest.	YXjasbihjgcqdmfhZagfuhfebjYeWokefTfcbXsmQiMReXRkiaYjrrgcbkdgqntW
		Yes, they travel well in paper. In a hot car they soften but stay safe, having no meat, egg or milk; let them set again in the cool.	wnraYeigfgWWXUjjreblVcjceUhUgsgdfSmnmXlZYlflfmsihllsugfYZZThQhoh
		Begin three hours before you cut them: 15 minutes to melt and press, 25 to bake and about two hours to cool. For three o'clock start at noon. In a rush cool them 30 minutes, then an hour in the fridge.	jriZkjeTiWQdhhnXvimboYlWfecYjcdaVdefukzYfTmlbnuZiXYhlpgUmYeXeWff
		Dairy-free spread, sugar, golden syrup, salt, gluten-free oats and sunflower seeds: no milk, egg, wheat or nut. The spread often has soya, and oats or seeds may carry traces. A few coeliacs react to oats of any kind, so ask.	UejmbshqZsVUkrYmZpnaqakZscegc0ecjZefjkkXZirZbkkVXZgribkqUcUdalnm
		Spread 200 g is 14 tablespoons, 7 oz; sugar ⅔ cup packed, 5¼ oz; syrup 7 tablespoons, 5¼ oz; oats about 4½ cups, 14 oz; seeds a scant ½ cup, 2 oz. Oven 350 °F, 325 °F with a fan, gas mark 4; an 8-inch square pan.	aeldboeclVfjoqcSnjpsgecYScYdUjrnkZqbgmojgsTZodXTpcegqpYiZnOXmlhe
		Yes: halve it all, 100 g spread, 75 g sugar, 75 g syrup, 200 g oats, 30 g seeds, in a 2 lb loaf tin or a 15 cm square one. Bake about 20 to 22 minutes; it gives 8 pieces.	c9leghkegUhkhciaYprhhlbegeoessWjlppickcceomvWaWcsXSgdiUomcWdmhga
		One of 16 weighs about 60 g and holds some 9 g of brown sugar and 9 g of syrup, so it is sweet. The calories depend on your spread and oats: add up the packets and divide by 16.	hvsVlmilpabgwhXjgijkgldgYrejbmlwnikijVmainaXScfbacQlqmZ0mXYipdZa
	safety	With raisins or chocolate in them ring a vet at once, with the dog's weight: both poison dogs, and a few raisins can be enough. Plain ones mean at most an upset stomach; if a sugar-free sweetener with xylitol was used, ring at once too.	kWrQaWXZemogXcachuolcjcnaYmmXekiXinaqkhjinnuYilaWkjmflNoXVZisqlo
1		In 23 cm square or 20 by 30 cm they are thinner: 18 to 20 minutes. In an 18 cm tin thicker: about 30. A round 23 cm tin works; cut it in wedges.	cpYXTcrebaiUgghYYijefhblnVnfmjYamjhhdYYniiZoXgVjxdRhY2ZeSjbSrelf
1		Foil or a reusable liner, greased with spread, is fine. Greased only, they stick at the corners; run a knife round while warm.	hZfcYipgQcdhhbmecgfkWoYilhdamjnbktpOhiThdabfekiwrcgbftxXYTTnntoZ
1		Cut a square 10 cm wider than the base, snip in at each corner and press it in, with paper standing up to lift by. A dab of spread glues it down.	kdfUTelpWakijnqdajZcUrRlYkafjgmVrboRkXachRZmkiqvkcciiusgdWfhcgiV
1		All work. Glass takes about 5 minutes longer and browns the base; silicone stays pale, so stand it on a tray. Foil trays need a tray under them too.	ljUiSgmcRZlkihgggXYofgaloVfWgfYTarsXbVdnZndkdkcurbadtpkgUbQfltkf
1		Yes, 180 °C, or 160 °C with a fan; the mix melts in 5 minutes, so turn it on first. If it must wait, the pressed tin can stand for half an hour.	fZhjZikfapTkrbiXnqajehlhQcaZbrcdUedahkplompWicXWmpulooXTgjYMfrVg
1		Middle. If one side browns faster, turn the tin after 15 minutes; the door may be opened here.	cqWcWhjnRnZqedWejtWsUlefVefkfpYdZmggeijonhoekgYdibyecsfUViWPrfaX
1		Yes, a round tin of 22 to 23 cm holds just as much as the 20 cm square; bake 25 minutes and mark it in 12 or 16 wedges. In an 18 cm square they are deeper: 28 to 30 minutes.	jqYNXdhibWpWijfUbojcckXfhVkfolcbrrlcjYUiomhnebWjwkVlazceYkVVkdgg
2		Do not let it boil: melt and stir until smooth. Boiled syrup sets hard as toffee, so take it off at the first bubble and let it cool a few minutes.	eVdkognglgcglXlgsdWYcoshSTqgYWfclhdognciZdaLkpfjmslSbeeZpyjXXgkW
2		Take it off at once. If it is only a little darker, stir in 1 tablespoon of water and carry on; if it smells burnt, start again.	oVirhqgYkafvfhPiabasjdXfXTfpjgrmSerjYimlhQXinsXjdglXbecefkYaigxp
2		It need not dissolve fully: smooth and no lumps is enough. Two more minutes on the lowest heat will do; grains give a little crunch.	nfqomaogfhfrnrZpjfhjtqdtXblibgpiZZY3qnffPPcampWmlqbafalennekhmdk
2		Stir hard with a whisk off the heat; the oats take up the rest. Soft tub spreads with much water split most easily and do no harm.	idfemhafgYfcfleyWfjfTlReZahgYrnwedbiiirpdNfWpijpf0YXZesjejjnlnhU
2		Honey, 150 g, holds well but browns faster, bake 2 minutes less, and never for a baby under one. Maple and agave are runnier: use 130 g. Treacle: half and half, it is bitter.	bRhesebdkUZqbmjfWaldngohkggchklmaeaZZUnjXmNYedPghaZdpgYbbghcxoyT
2		Choose a spread or block with at least 60 to 70 % fat, marked for baking. Low-fat spread holds water and gives soggy bars. Both tub and block are melted, so the form does not matter.	agkihfagenoXpXalZZhXggYXsggaowqfkTbdpNoccekjkXckucUUmimUVmVoqodb
2		Dark brown is more toffee-like, demerara crunchier, white paler and a little crisper; 150 g each. All hold together.	ejtghkhffTW0qkSsUdojojbklkqgZnejcaVifOggfoWhVjVgeXXdmdiUbfcgsrmi
2		Put the pan on the scales, set to zero and pour it in from the tin. With a spoon, dip it in hot water or oil it first; 150 g is about 7 level tablespoons.	TUcWmhimtTpnivhZebodVieZakVlWhnsocmZegneYbOfjgbgqgZWohdngiXYiatS
2		Yes, in a large bowl, 30 seconds at a time, stirring, 1½ to 2 minutes in all. Stop before it bubbles.	oljrRVjUedeckggakikcajwmcTbZllmjXkffnnkXPqebakTsjoiRkecYcsaoXwih
2	safety	Cool running water at once for 20 minutes; do not peel it off, it dissolves. No butter or ice. A&E if it is large, on the face or on a child.	eXohZmjbdjboqilibVSdaehjTcdpdoywUjgelepnkYUbfliiapiZkYdluqbcvfwc
2		It is a thick amber syrup of cane sugar, mild as caramel; black treacle and molasses are far stronger and bitter. 150 g is about 7 level tablespoons, a third of a 454 g tin, and the rest keeps for months.	bSibrfilhYgnZtZfdejiqkddfcfdcmnefZddbVqiUhROfhWfkWXZneaaagZYrn2R
2		Not yet in the oven: tip it back into the warm pan, stir the sugar in over a low heat for 2 minutes and press again. Already baking: leave it; it is paler and crumbles more, so cut it quite cold from the fridge.	jZqjfjidjajolpflUngenejvShdmZfkuUfYZrekqUfdfkWVealeaxShbnYUbxnZm
2		Under 60 % fat it is no good for baking: the water leaves them soft and crumbly. If it is already melted let it bubble gently for 2 minutes before the syrup goes in, use 30 g more oats and bake 5 minutes longer.	bWloojihelkczYcmjadZcmVUlYiemlqmoaedpWjicciblfbfpnTMhjmUWsXsuqdb
3		Ordinary porridge oats hold best. Jumbo alone crumbles: blitz half for a few seconds. Quick oats make it denser. Instant dust or steel-cut oats are no good.	jmgjlTjQcpcjjhpgcmknqcdSsjhgpzoitdckiZYjXsQqWXnkciWsjfiiesimgoXn
3		Leave them out and add 40 g more oats, or use pumpkin, sesame or flax seeds, raisins or coconut, 60 g.	UpkeskZjcznWoduljglrfbhoogsohlreolcXdbeeQtfhcZWmhYquafhaZeojcbth
3		Stir on, turning up from the bottom, for a full minute. If white oats remain, add 1 to 2 tablespoons of warm syrup; dry oats crumble later.	hhdioQtjuei2dqksedfjgtUYmhWhdgdsvmXsfokkVXZkhccohuYkZkijhgllalak
3		Add 30 to 50 g of oats and wait 3 minutes for them to drink. If it still pools, the spread was thin; bake 3 minutes longer.	mdUdpdljqphmgloxfXkfdpTdgiTsacgvpfffdeonhTmdiUlrjzNgXmjmdqjkkkkh
3		Ordinary oats work just as well. Gluten-free labelled ones matter only for somebody with coeliac disease, because plain oats touch wheat in the mill.	VgfipcibavPhjjdhXgqioZZVpglcewdhpZamajjdUobmaemfbgSvoinndmjYdzft
3		Off the heat so that it does not go on boiling. Mix in the same pan if it holds 3 litres; otherwise tip everything in a bowl.	ghdlUNlTeadiwXjocmRcecnrgZdfdobmpuhmbqfqQcociehmj0oYfhmggpjebhbh
3		Yes, pulse half the oats for 5 seconds: they bind more tightly and cut cleanly. All to flour makes a dense cake.	lrpdmMlcYkXgljqmYdqopmZnmiiXfxfjleXvflZlanbqRadnbsgodlkluonncbjj
3		Warm the pan on the lowest heat for 1 to 2 minutes, stirring, until it loosens, then press it in the tin.	qXZkcStXnmpmgccaYeThmdVkcZSfYimkXbpgnhlijRkhmemas2dYcZikloWiUgbk
3		From a 500 g bag leave a fifth behind, about a cup and a bit; or fill an ordinary 300 ml mug level three and a half times. Add the last half mug slowly, until every oat is coated and none lies in a puddle.	YukYmbiWvXjijoiUmkqqcXZNehWokcjsxjnigndbZuVmhhgVkhXhpcgrgnachjkk
3		Yes, up to 100 g of muesli, desiccated coconut, crushed cornflakes or puffed rice makes up the weight. Most hold gluten, milk or nuts, so they are then no longer free of those; tell your guests.	W2lntXkZrnllgkklXemrkjcUkfecfujpraXigiajblXpaSgdhgWxkidjfklgnyjl
4		Firm pressure makes the oats stick to each other. Press until the surface shines and no gaps show; use the flat base of a glass or a second tin.	chlnhTihcnuekkgcdnVmUoYgknhcRhWclXammYeXdhakdjh0wpaVnppooiVojagR
4		Wet the spoon, or lay baking paper on top and press through that with your palm or a tin. It is hot, so no bare fingers.	XYhfdbmfnonpgrreTeVbTpVjfwVeQljjnlkXfhefgZgnhlnupobfmgpvvlajfbeU
4		About 2 to 2.5 cm. If it does not reach the corners, fold the paper up to make a smaller square; thin edges burn.	ilTgbawvfjglitmYhmYQZmTkdokhikeatcjeceXheVgebhcltpNgXsdpgZfZjejR
4		Jam: press in half, 4 tablespoons of jam to 1 cm from the edge, then the rest. Chocolate goes on melted after baking, when it is cold.	boYbWmjkmgnclxmtknheWgbPcdjoRlblTiaodTUmZcoVmkgrcndbhhkecbggVYlN
4		Yes, up to a day, covered, in a cool place. Cold from the fridge give it 3 to 5 minutes longer.	rpgmmdsbjeXjjfgbVmSelbpehddghdcfOkmXlUalqdvoldqdkzdnigfTkSVScnXj
4		Seeds can be pressed into the top. A forgotten pinch of salt: scatter a little flaky salt over when it comes out; leave it if nobody minds.	cbhdrrcbjt2bfeqqipdfmQqpahnqbillkgkalilhTfdftVTaghvgvdgjhUflnccg
5		Done when the edges are a shade darker and the middle is golden, though it feels soft. It sets as it cools; do not wait for it to be firm in the oven.	lejhncojapjkToiakiWuolgTghapWUbQYQWwjcihWWjUljdhkfeoirkYivfbVfcY
5		Take it out if the edges are deep brown; the middle sets on cooling. Trim the edges off. Next time use 10 °C less, or fold foil over the rim.	rdTjisniQZfqcpUdhdTzjmWYfggsjgfYUhiijghgjMigmpahWakketheZnZcdkrX
5		Give it 3 to 5 minutes more and look each minute. Many ovens run cool; white sugar and glass dishes also stay paler.	fgffmiohcbT1WqahqjWtlfbfafmnZTRddaX0jcneYccWcoVcficfdtnXglkhcrmi
5		Yes, small bubbles at the edge show that it is cooking. If the whole top bubbles like lava, it is a few minutes from hard, so take it out.	iYWfolagbgdjhhhrnkYfYpegMZyhVPcUggcmefgndflSsnbiippeTlegkrbXZmhQ
5		If it is brown and not black, cut it while still warm, before it turns hard, and eat it as crunchy bars. Black tastes bitter and is thrown away.	wXflpnjTYfgqLfSncgcqobfcaacoohglLfolgememUXkokYhZajffoacghcfdfwp
5		Put the tin back for 6 to 8 minutes at 180 °C (160 °C fan), even when cold. No egg or flour is in it, so it is not unsafe, only soft.	shelnmombunZMrjbeiayofuUbgVkZbcgRgdkqllmjXriqfgkikgsmkcYercWmhbf
5		Blot it with kitchen paper and let it cool in the tin: much is taken up again. The spread was too soft, or the mix was not stirred until all the oats were coated.	faacvobndhmcggjpdeXkUtSecmgmhjpuohgancqjkQnZpXhrduUeXqnfXhbponiT
5		Yes, with the fan at 160 °C, swapping shelves after 15 minutes; the lower one takes about 3 minutes longer.	WzRYNbfeihXogYdfZsdqTefqibdcffRbcsnhdgpannikiahcchebgvahjdXUwcdl
5		At 160 °C without a fan give them 30 to 35 minutes. At 200 °C they burn at the edges before the middle sets: put them low down, with foil over, and look from 15 minutes on, or bake them after.	ppVdXteShnYlfeZZmidpfcpajZaZffQnhfcdiomjfzleYfYaiVkjgoUWklXOrpVe
6		Warm it cuts without shattering; the lines guide you later. If you forgot, warm the tin 3 minutes in the oven and then mark.	fcjfYrkjNgifnmnRkvifmhijNkbYmejkXbiWppplrkTdoeielojmxqaYhWgnafVZ
6		About 2 hours. Taken out warm they fall to bits, but a spoonful warm with ice cream is good. The fridge makes it 45 minutes once it is only lukewarm.	kknbhYyfZhbWoajWpmXfjevZcggbolWgQifXpjccebelYgrZlxZwcilNiceZTcid
6		Warm the base 2 minutes on a hot cloth or in a low oven and slide a thin knife under. Peel the paper off cold, not hot.	gVbQajmkfrpiVuoXVeRhYfSkUgdjpntdijrUnlkXfQbgfpkvrfijilpikdagghjb
6		Wait until it is quite cold, then press down with a large knife in one go instead of sawing. Half an hour in the fridge helps.	qoiRdchvSesjapxZQkfbfobeakdkloedfUlgrdqjgbitkjolhfkunrdpohnjZTdX
6		Four cuts each way give 16 squares of 5 cm; 10 bars of 4 by 10 cm are as good. They are filling.	h0iScdovkdkXhelWgosXYhkhclplmnYYshkmccifkdboZjaipaZofxNsgdlfWZaY
6		Yes, melt 100 g of chocolate and spread it on when cold; set it 30 minutes in the fridge and cut with a warm knife. Choose a dairy-free one if that matters.	chhZUflogqeZpeltkmkfeglViablYwdsKeefnXagSngbdsgxdmdafmjTVcbmTgpd
6		Still warm: press it all back in the tin, hard, under paper and let it get cold. Cold crumbs are fine granola: 10 minutes more at 160 °C on a tray, or strew them over stewed apple and ice cream.	glhepadtfZzdQsnnOXWdhphcZaYlenduWYebcngtebssnaineniqlbliqenZeijc
`
