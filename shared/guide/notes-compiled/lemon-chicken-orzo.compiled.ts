/** Lemon Chicken Orzo: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Cut the chicken into bite-sized chunks and season it. Finely chop the onion and the garlic.
Heat the oil in a wide, lidded pan over a medium-high heat. Brown the chicken for 6 minutes, turning now and then, and lift it out on to a plate.
Turn down the heat, add the onion to the pan and cook for 5 minutes, until soft. Stir in the garlic and the orzo.
Pour in the stock, return the chicken and its juices, and bring to the boil.
Cover and simmer for 12 minutes, stirring often so that nothing sticks. The orzo should be tender and the chicken cooked through with no pink left.
Stir in the peas, the zest of 1 lemon and the juice of both. Cook for 3 minutes, with a splash of water if it looks dry.
Take the pan off the heat. Finely grate in the Parmesan, chop and stir in the dill, and season with plenty of pepper.
`
export const NOTE_LINES = `
		Better not the whole: orzo drinks on and goes stodgy. Brown the chicken and cook through step 5 only when you want it; onion, garlic, zest and dill can be cut in the morning. It takes 25 minutes then.	rrnhhcnTjOOiejfedgnemVvdkiahigbebcpoifkknlwrhf2gcjerkahWpWgYYfVi
		2 days in a closed box in the fridge, if it went in within 2 hours. It will be solid, and loosens again with water.	nxpnjhkfmhedVYZfeedXehaYelgdnatdWcufUTdgdamvok3foddhZWaefZbZWqUl
		You can for 2 months, but the orzo comes out soft. Thaw it in the fridge and heat it with a good splash of stock until steaming hot. Dill and lemon go on fresh.	unktWaluspUYdbmaibmkmbefcWWjiejgcakiQTcRjllsjfrdgdgfiRcZrabcUnWc
		With 4 to 5 tablespoons of water or stock a portion, in a lidded pan over a low heat or in the microwave, stirred halfway, until steaming hot all through. Once only, and a squeeze of lemon to finish.	vrnyYbseodpXgcbYpalhakiaZdYdejmgWklecpqWXkbjodlshmZdeYVeigocOvVm
		It is a whole meal. A cucumber and tomato salad or steamed greens and a bit of bread are all it wants.	nkjQgdYnjYpSqljsvgUaeiiiwlUddjVhkjghifYrcniefmtiUYiiUedtmWsgYmbY
		Take their portion out before the lemon and dill and stir in Parmesan only. Half the juice is enough for most children.	ghddedcmgoZTndhomXhVmZamijoaJlSmeofggeXiicegVbglkgs7jaUpuclmialh
		Only if cooked with unsalted stock and no Parmesan or seasoning in that portion: chop orzo, chicken and peas small. Ordinary stock is too salty for under one.	ndohUZaipnTbnWYltXmZpUqliaxnblXncilhahgYgXfrbffXjbqqkbWqnpbqkiVV
	safety	Yes: chicken cooked through and eaten hot, and Parmesan is a hard cheese, which is safe.	katbSwdgojUXgfXgomfigdsfhdcWVfjnadZlVmaYeZlcWbugaYrotibrhpdrZsWe
		Oven: from step 4 covered at 180 °C (160 °C fan), 25 minutes, stirring once. Pressure cooker: 4 minutes with all the stock. In a slow cooker orzo turns to paste, so stir it in for the last 20 minutes on high.	xYcsYefJimWfnepkhnhdWhgngcXcqgdYhgbnfrTdp1hkZbcfcmnZbjbcemOjgeYm
		Use a pan at least 30 cm wide, or two. Brown the chicken in batches. It takes longer to boil, then the same 12 minutes; keep back a cup of the stock and add it as needed.	juSfTYgXrWYjkSjYehahVjjvmjhikdQXmswocmqYflglphjcaeVWjqarifjfkbeg
		Use 400 g of thighs and a tin of drained white beans or 200 g more vegetables. Trim the fat off and take 1 tablespoon of oil and 15 g of cheese.	fnnbtpelqjUfmggdkbodcvdiiqmTjibxjgiZimfcqqjUOYdljXVhfiirpXawrkdW
		Yes, with an ice pack, or heated at work until steaming hot. Cold it is a good salad with a spoon of oil and more lemon.	qxmmYlkigdiRhWmjqYfeSllemZbUZnibaephjcngkqilbltZkpknpZfaZdTnIngd
	safety	Throw it away if it stood for more than 2 hours. Chicken with pasta is what germs grow on, and frying or microwaving it does not undo that.	reilgrZJmgscWhqZloYVrZunggcdfYldcjoZhkgpcdmgsejkbnVhmYbWmWUoZrfn
		Small pasta in the shape of rice, also sold as risoni, kritharaki or puntalette. It is made of wheat and cooks like any pasta.	affkldflXsmVshcqWmkbcheWqnhcgfhRwYcmncbgelQbdjnXpScgYaYlYkrdVwhu
		Allow 50 minutes, so start at ten past five for six: 10 to chop, 35 in the pan, 5 for coming to the boil. It does not wait well, so be late rather than early.	koWRmigUlXRljchawijYqZnekhbhcdZdfWcgrttYeVmeXksXkRVfhlaaqYidiadq
		Orzo is wheat, so it is not for coeliacs: use gluten-free small pasta by its packet time, or rice, and a checked stock. Parmesan is milk, and stock cubes may hold celery; leave the cheese out for no milk.	WclklmioZtbWmqclSjoYjXhWvdhiiqXfkeXjftkaWnpdaomXhZetgYgqZkbZXziq
		Yes, with halal chicken and halal stock. Parmesan is made with calf rennet, so take a hard cheese with vegetarian rennet or feta that says so, or a little more lemon and salt.	ablngibinlZbjoUZbhqRXWpWqWffZtegeYlpigddakpYSWsdcfgotiQjTdbpWodb
		About 1.8 kg in all, some 450 g or 2 cups each for four. For five put in a handful more peas and serve bread; for six take 450 g of orzo, 1.3 litres of stock and 800 g of chicken.	hvmQeaciwahWqZcgxqpcXZjaeodnagZaollibihUifdaalhXibRdgmUxmZkdXYZc
1		About 3 cm, like a walnut. Smaller ones dry out in the 15 minutes of simmering, larger ones may be raw inside.	bkfbZetpjfkeYolXWjreefnqdpsjskXcuZgthlfkoYimbkfnodatauZrYnskhSUX
1		Yes, 600 g in 3 cm pieces. Brown it 4 minutes and put it back only for the last 8 minutes of step 5, until 75 °C with no pink. Thigh forgives more.	hedemtTodpjhRdiaafmlnrikqqmUklZjjpWpWpmeyjdrWnhlfRRfbmjiehgeliPd
1	safety	Thaw it first, in the fridge or on the microwave's defrost setting, cooked straight after. Icy chunks give off water instead of browning and cook unevenly.	kbZtdbmpmmfaOtlPfdftwdkgXYdsrgfjbhWmagiVuroiodhkjeYjtekYldajcdUj
1		Skip step 2, and add about 400 g of shredded cooked chicken with the peas at step 6, until steaming hot. Do not keep leftovers of that a second time.	aokxhthhkgnnQZdkdcrnfryemsgXdgWmcmdXdqigmpooemxbidgobZlbVhrXmfXg
1	safety	No, just dry it with kitchen paper. Rinsing splashes germs round the sink. Wash hands, board and knife after cutting.	jXoefoa2dogncZiniqhkgcjqXujhkdrsrrgkqegkpjlrrvwoohnYrjjdbhnllckj
1		As fine as the orzo, so nothing crunches. The processor in short pulses is fine. Do the onion first, on a clean board, before the chicken.	eqpbYZlcTcklntocUdvmjkonXmkktqgXkZYifkZvfhrxdlghmilgmjmjfjn1hcoo
1		Half a teaspoon of salt and some pepper over the chicken. Stock and Parmesan are salty, so the rest waits for the end.	ZXmnmliauloerYUnqgkVkckijnpodgXrifsbphkfljgfmjgVecuf0porebtljTTZ
1		Yes, any of them: one red onion, a leek or four shallots. Frozen chopped onion, about 120 g, goes straight into the pan at step 3.	TilblagaValhlpnckWsvohsZbikjsjYbhbZZXTTikphpdiSbkYifmZmcYTjrmont
1		Thigh is the upper leg, darker and juicier than breast; fillets have neither bone nor skin. A kilo with bones gives about 600 g: pull off the skin and cut the meat from the one bone with a sharp knife.	ZeeVYtalWnilSsdijeghfoqjstsmldrlgZZtioicqlWpYukghVehZegmjagdlWOX
1		About 6 to 8 fillets, of 80 to 100 g each, or 1⅓ lb. With 500 g it is still plenty; cut into 3 cm chunks it gives around 30 pieces.	WslTjkiqoaseafaVgqrhekqdeonilejjxcdkeehYqnalUthQnXYbguZrbcebaWZX
1	safety	The onion and garlic may, as they cook for half an hour in the pan. The dill and lemon may not: wash board, knife, tap and hands with hot soapy water before those, and never rinse the chicken.	conicmcgahjqhikaViqrqesmXvdfdlajieebmdczpntrmruenhnlqjqhagpxsYim
2		Wait a minute and try again: browned meat lets go. If it still grips, add a teaspoon of oil and loosen it with a thin spatula. The crust goes into the sauce.	fWUXeihkloptZohaVYMgbmVmejZllrkmkiyenrtgaWaifpbrjgmahgslihakXXXa
2		If the chunks touch, do two lots, 4 minutes each. Crowded they steam grey and the sauce tastes of less.	gtWgVXholXevdgesZjcmTnhtRjmmpjPhnrpykjofiiijghhhaahQgngghahkiVZY
2		Yes, it finishes in the orzo. On the plate it counts as raw, so do not taste it, and do not stop and keep it for later.	gXfpjmmnhfjlUsYdgvTrogqamjioWWaWXoemifckjR0gbtmZihirejlakshfUXcc
2		Patches of golden brown on two or three sides, not all over. You are after the crust on the pan, which flavours the stock.	adjigikxbZbzejTiloWogrdlekltkcUTccftddmjYafYgqaaWcjbdtvZggjeSniV
2		Turn the heat right up and let it boil off, then it browns. Next time dry the pieces and heat the pan until the oil shimmers.	kXYpmpbqtbfvVheloXclfqgmZXjpgWRorreqgeqjifkSlfjlaodRZfocbslgZlqj
2		A wide pan or casserole of about 28 cm. A deep one works with more stirring. For a lid, use a baking tray or foil pressed on.	nhTjSWnbdVfilembeiWbYpZksdqitjfYyrrjggapdqYgcfXohWjOfrgjRlbnjjeY
2		You can: put it in raw with the stock. You save 6 minutes and lose the roast flavour; it must still be 75 °C at the end.	cfloihkjdlemkefigijflm2tfgihqUNlmqifiimdokkhcjojmpflnh4KchhngQeg
2	safety	Everything on the plate goes back in the pot, and then wash plate and tongs before they touch anything cooked.	eaigWgbyafliejjfdqXjejpifwYaTmcwosnXqbZulfvniq2gghjnfbhbhlnifamg
2		About 6 or 7 out of 9, or a gas flame that reaches just to the rim of the base. The oil should shimmer, and a piece of chicken should sizzle loudly at once.	agbmZrmisfgduUdSzjSkforeRkthWdofybhcngdYVehVZeaegcmYilYdkpbhebja
3		Add 2 tablespoons of the stock and scrape. Brown is good, black is bitter: wipe out black bits with paper before the onion.	kackcojifbkxgnVmbVZuomYhadfwwnmsffvccmknhRhjpwZkXgscfkkeacigjbtk
3		Half a minute in the fat coats the grains, so they stay apart and taste nutty. It is not vital.	jflnsbelfmnivWcsSglhXhqiqZiqpUcippekimlhWWYkdlfgpmiaWi1TipnfRiYk
3		Any small soup pasta: same stock, its packet time plus 2 minutes. Rice: 280 g, 900 ml of stock and 18 minutes covered without stirring. Couscous goes in at the end only.	fljhrbddijjZsXqkVcscXenY0hfbnecbkkZeleZgfoNkZmcbpUheWVafYnnff1ds
3		Half a teaspoon of powder, or 3 teaspoons from a jar. If the garlic is brown, pour the stock in at once; if black, take it out.	VhghnaXRhaqkchUlWRtlgUcjbblvipkZfhYXOibkscdpfpjkfgtWlijVnbigXmoc
3		When it bends, is glassy and has hardly any colour. A pinch of salt and a lid for a minute help it along.	hYslrZqhbgjuhpbepeeymqjabjhreWVVZKcrfefgWUfbglbeihhljqtVhoknbfje
3		No, do not rinse it, because its starch makes the sauce creamy. The 300 g are weighed dry, about 1½ mugs.	lYrclelskggfmZdllqskWWiWfpekmXtmwljoqlhffeXopzoaxgcXjacjZpoWflhm
4		Two cubes for 850 ml is plenty, hot from the kettle so that it boils in 2 minutes. Vegetable stock is fine. Water works with a teaspoon of salt and more lemon.	fahvbaegpooxwVkboWsUefpknYpkwhcfigfjegdhgtadnuoVqnfcjVddVpifloon
4		That is right, leave it be: the orzo drinks most of it in the next 15 minutes.	kaSpmfejwgjqpjmrramZbffkhbcrfUUjwhgqajhieZaXkiqZqpQUUcWpempjefpl
4		Yes, with a wooden spoon, while it comes to the boil. What stays stuck now burns under the orzo later.	bZYgYhiiids2trcoTaVihgVbgeekrhiqkj0chofqeSbilvinnmlgfVqbdhZdabgZ
4		Yes: 100 ml into the onion before the stock, boiled for 2 minutes until it smells of fruit and not of alcohol. Use 100 ml less stock.	hjhviobdtdkorjfgdkrbWidXwTjfbcTpZkdeKaclcighQepcijsZgTmchhqimTmf
4		Yes, all of it, now and not later: it is raw juice and needs the whole simmering.	gdXhhmZxldpnbsgiigjbkmlifmgqWaPzmvecfbckogsdlfyjktlcfanbcmpYiQnj
4		Dried herbs go in now: 1 teaspoon of dill or oregano. Fresh dill waits until the end, since boiling takes its scent.	fYmbtnlPmnjamTgtfXoXpccmkjjdgXWaeiTTYhYdZihilcgfbbtdrfdZWZqeUPqf
4		850 ml is just over 3½ US cups, so a 32 oz carton, 950 ml, or a litre holds enough with some to spare. If all of a litre went in, cook the last minutes with no lid.	alehcjgdoXqhupdYukldbVaPhVdmiWdfrewdZhgggjbdkmoMrpTYSfYhameemfoj
4		Put it in now with its juices and a splash of water, and simmer it covered for 12 minutes from here, stirring, until no pink is left. The orzo gets softer; if it is nearly done, cut the chicken smaller.	jaVnjraftqwqUpjfbqYemjqvYmTfbXVtbrmbptfnlXjdlgmZgljeddeadcnphhTk
5		Take it off the heat and do not scrape the black layer: tip the rest into a clean pan, add 150 ml of hot stock and go on over a lower heat, stirring each minute.	nZYlZpgchjlvmlWiYYSphhVffXanritnbmxcbpmkjOekqwakciqZbeehkiVZcfpn
5		Stir in 150 ml of boiling water, put the lid back and give it 3 to 4 minutes more. The heat was a bit high.	qVevrbsirhprakfjhdljknZbpdUraNefgmVmhtaedVbelghmrphXUcXidqpabjao
5		Take the lid off and let it bubble 2 to 3 minutes, stirring. It should be loose like a risotto, not dry, because it thickens on the plate.	pbTkqcmklrYpdpnkkZbZhndghhUqaLUhnfkkVmcmkbgUjkjlsvSbUddlfvmebmke
5		Every 2 minutes, right along the bottom, lid back on each time. Orzo sinks and sticks in the corners.	WbUmbXqbalRl3fbleqYaVgnnbgfnhlZdinnmplRfcWdhphfkkhwdXqudlkYlcbXc
5	safety	Simmer 3 minutes more and cut the largest piece: no pink, clear juice, 75 °C. Add a splash of stock so the orzo does not dry out meanwhile.	dedxoogojjjuSpaZeketjnpcktkdaQafYkXqiqchnWpaesoZnghpbgoietqdVcXb
5		Give it 2 to 3 minutes more with a splash of water and the lid on. A grain is done when it is soft with a slight bite and no white point inside.	qflqtfmjgrolXoheigesiqfZrhfoWNcWYTVvllcbXSddknlgqchlXpcZjtkgbjbe
5		Loosen it with hot stock and lots of lemon, and serve it as a thick soup with dill. It will not be grains again, but it tastes right.	zXYhnVicpnohXojtXZkekfagfjSedfjheckwimpjiWcinjhmplYbYUcutrmgVpYq
5		Small steady bubbles, about level 3 of 9. On induction go lower than you think, because the base gets hot in the middle.	ecYqefrejjWfqUdZseTeWpoiQXqgTYdXrfekknViYecYhmepoenSfhVfnrdZdbmV
5		Use a baking tray, a larger pan's lid or foil crimped over the rim, and hold it with a cloth as it gets hot. Uncovered works too: stir every minute and add 150 ml more hot stock.	ndUiVTsbfcimikqfcfVaTtciklhhmghamrmeirTocccbkfbshhuQbqciVhfsoviX
5		Zest and squeeze the lemons, grate the Parmesan and chop the dill, with a stir every 2 minutes. Bread of 10 minutes goes into the hot oven when the orzo has simmered for 5.	ejiXoiWcZVdklkllhmajbYsnndXjncWheZUWjpVihcjpoiomhZyiOhlgvlsOarbf
6		Frozen straight in. Tinned: drained, the last minute. Fresh: 2 minutes longer. Spinach, 150 g, in the last minute; small broccoli florets 5 minutes earlier.	fWeVeavgfjfccbptnbpphjgimXogtfdeXgWWcVNVf1qYiWegeXbfhWnZeeiWgboo
6		Wash it in warm water and rub the yellow off with the finest grater, none of the white, which is bitter. Or peel strips with a peeler and chop them finely.	WjmcfrleSajiYwijZgkWXdWljksjjdtwmkbxcfgmajbrnokmvgufpfZdcgupeboh
6		Put in one, taste, then the other. Too sour already: a teaspoon of honey or sugar, or a spoon of cream or butter, and more cheese.	arYgrhbkmedbfmarfXgbhmPmgfhwObglWdZkhTiofiUqkXUoohjamaZqyjlgoUfi
6		5 tablespoons of bottled juice for the two, but without zest it is flatter. One lemon plus a teaspoon of white wine vinegar works too. Lime is sharper, take less.	bxYbinaoeXmhhnXaYkiYjdScoYnpTcbmekSaeVciWpWvlbabsgnZjbTeiarhkdct
6		Stir in hot water or stock, 50 ml at a time. It should slowly flow flat again when you shake the pan.	hQehbUthqprpsfakpcoXgoMYigZleVejrcfjdncfhXYeliolprVWXkemdrjYZZXh
6		No harm done: it will taste milder and a little dull. Keep a squeeze of fresh lemon for the end.	XlebktfeYhphXtekTgnXdYZlhaqxdYhydmTghgjnWidjrahgpkvYpTfTefqenacq
6		Yes: 100 ml of cream now, or 100 g of feta crumbled over at the end. With feta leave out most of the salt, and olives make it saltier still.	ajnfeehWsneUpffpaduShpfZjaeZXxeucWgfafVnXpqXoZXdYcedaakwicqkgYYW
6		Give them one minute more. They should be bright green and hot right through; shrivelled and grey means they had too long.	qRgYfXtedjcgadejtieymkfZbdlqjYUVUZfmidaVUhgUpajlkbcgWmtdirnRXajl
6		Two medium lemons give 5 to 6 tablespoons, about 80 ml, or a third of a cup; zest of one is 2 teaspoons. With dry little ones use three, and stop when it tastes right.	XlfXmoerlYmbirRXjktacdUWjlk1bXYqohZghbfdahXnnalasgjbeeRfffrZhPck
7		Off the boil it melts in smoothly; in bubbling liquid it clumps. If it has, stir in a splash of hot water and beat for half a minute.	femYlgiijikcemhmVbZffhkuXTmTfnntbUcjfrfdeQnRseenovnWgUkklvrlVjbh
7		Pecorino or Grana the same amount, 50 g of crumbled feta, or 30 g of mature Cheddar. Ready-grated works, but not the dry powder in a tub.	XnqQmpdegkgZhjgqTdqcdimirgpYhrsuYSfaiaShfmobqWfjogmetdhgXomnXwbd
7		Yes, 2 teaspoons of dried dill, but stir it in 5 minutes before the end. Instead of dill parsley, mint or basil, 20 g. Thin stalks go in, thick ones do not.	afpZpkrTbddheVemfVqXlZUsmsjXkcZfdbTTfaSddiihnbjkbVplqeSeXerjVXpb
7		Salt first, then pepper, then a little lemon zest: without enough salt lemon only tastes sour. A spoon of olive oil rounds it.	bhcisihhwlkfjnWrgaeZofYooirqRaZobceZlZdmWuXjpjPkdonhqsmulgwcgcdi
7		Stir in 100 ml of hot water and a squeeze of lemon, or 100 ml of cream. Leave out any salt at the table.	jVcqigkVsrjcibesoYlMgYidkckpZpZwZYpknjjjieiduiWVidpWmefzlcnkpcci
7		Stir in hot stock until it flows. It waits 10 minutes at most, with the lid on and off the heat, and gets thicker every minute.	uVVdkZvZjpWknbfYXiSZeZfdefSmYZWkaaodkhcihUmgnkvbgvThZaZeqiigTiVk
7		That is the lemon and the heat: harmless. Add a little fresh dill on top to brighten it and serve soon.	mTgdqrmkZbioWbOtgZbnlcSsZclkeYWiPgdmbYggYikgsghjYdnZhbmeiisgPeum
7		Up to 2 hours off the heat you may reheat it: add 150 ml of hot water, stir, and heat until steaming all through. Past 2 hours throw it away, because it has chicken in it.	ndirhtjSogldUejWnkPgsXrjWZgYafjfajncftfpdbshmfneilZsdSZbqYUfVpdr
`
