/** West African Peanut Stew: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large pan over a medium-high heat. Fry the onion for 4 minutes, until it begins to colour.
Stir in the garlic, ginger, red chilli, cumin, ground coriander and tomato purée. Fry for 1 minute.
Add the sweet potatoes, chopped tomatoes and 400 ml of boiling water. Cover and boil gently for 10 minutes, until the sweet potatoes are nearly tender.
Stir in the chickpeas and the peanut butter. Simmer for 5 minutes, stirring, until thick and the sweet potatoes are soft.
Stir in the spinach until it wilts. Season with salt and sharpen with the juice of the lime.
`
export const NOTE_LINES = `
		Yes, it thickens and tastes rounder. Cool it within 2 hours, keep it in the fridge for up to 2 days, and warm it with a splash of water until it bubbles. Stir in the spinach and lime then.	vqqqmfpZoXPjdachekbbjdjflkcfeafcYducfScjjnqsif2gapcoeceZlUcWQlWh
		Two days in the fridge, if it was in within 2 hours of cooking. What you will not eat by then goes in the freezer on the first day.	m2pmhkfYogYcXYZhjeeXfidXgjgYnapdUdteRWaigcqulj0bjgcjYZbdjYWbYpWj
		Yes, for 3 months, in flat boxes. The sweet potato gets a bit softer. Thaw it overnight in the fridge or heat it from frozen with a splash of water and stir well, as peanut butter sets firm.	sjetZZltpnXUafpahXiqneamaUboliieebflOObThsnoldmigccdkVhbqaVbcfZd
	safety	No, throw it away. Cooked stew is out for 2 hours at most, and some germs leave a poison that boiling does not destroy.	pbhmmubMngpaRjpdkkYVsbqoifieeZmfdkrZhlcrcfkdrbnkdmXijXdamVTubtfn
	safety	Smooth peanut butter may be given from about 6 months, a little at first, but ask the GP before if the child has eczema or an allergy. Take some out before the chilli and salt, and mash it.	rcneVbanjqUVkabrqakmrdnojVumUrckdkgfZdhYZYipXakbegrsfacrmlOmmhcX
		Leave out the chilli and serve chopped chilli or hot sauce at the table. Cumin and coriander do not burn. The peanut butter is mild already.	gjengaiagseUqangqTfjhVemZljhRmadepiXerbakXVeQXejiqo3lbUolalcfbtk
		Yes: peanuts are fine in pregnancy unless you are allergic yourself. Wash the spinach well and eat it steaming hot.	nWrcTqblkmTVcfcjpogqkdmjjdgdTilkejTlXkdZYWnhUaxkYVpsrfgwgjVlfohi
		Yes: brown 500 g of chicken thighs in 3 cm pieces first for 5 minutes and put them in with the sweet potatoes, to 75 °C with no pink. Beef needs 1½ hours, so cook it before.	bidqbkYgrnkhadYibetjitoumsgZkmKodmUedgbkpylfTfdecXgkcknfacoicSTd
		Plain rice is usual, 280 g raw, started with the sweet potatoes. Couscous, flatbread, boiled plantain or fufu are good too. It is filling, so a small heap is enough.	jjhWieTmfdmPrmjrojXWUlhYvqSdinXejelfngWogiabcnmdYPikWZcnhZteZseh
		Slow cooker: fry the onion and spices, then 6 hours on low with 300 ml of water; peanut butter and spinach in the last 20 minutes. Pressure: 5 minutes before the peanut butter, quick release.	ybftfedGimTdodokmkggaifmhdZgodgXgdaiipRcnxhkZdkiYogZcmefhmLlgeZn
		Take a wide pot and expect 5 to 8 minutes longer to come to the boil. Cut the sweet potatoes evenly, stir often once the peanut butter is in, as a full pot catches.	lrVeWYdSrZSelViWljcdSjpvifgjfdRVhwrqbkkWljglkhihchUYirYslkjfkZge
		Use carrots or potatoes for half of the sweet potato, cabbage or frozen spinach for the fresh, and 120 g of dried chickpeas, soaked and boiled, for the tin.	ndiaojbjnhRjUkpnebpgbrchnknLmjdjfcXVgWZRgyVcXThmpSfdiZhngahgtllc
		Use 80 g of peanut butter and one tablespoon of oil; it is looser and less rich. Add more spinach. Light peanut butters are often sugary, so not those.	clngwpgjjqXdrbbihZnhauWlinnccjjwliibjekfnlhXSZcohaOichhxqXSuoifY
		Yes: boiling hot in a flask that was preheated, or chilled overnight and heated at work until steaming, once. Stir it, as it sets cold.	rvknWlmefXdXgUiknbdhWklcjZeUamkYdeomlemeloflbmqVnqimtaaXZcOnIllc
		Peanuts are the one big allergen; no milk, egg or wheat as written, so it is vegan and gluten free. Read the peanut butter for palm oil, nuts or honey, and spices and purée for traces.	XcilgkhrbtWWkuWnXhnZlbfZrdfhaybeheahgrnXSmtYZnmZcZdsidksYgUdZrio
	safety	No, nothing from this pot or its spoons is safe, and picking things out does not help: wash hands and worktop, and give other food cooked in clean pans. If some was eaten and there is swelling, wheezing or faintness: adrenaline pen and 999 at once.	hciiigWmboVVamjlcsmmnWjnpcioUxnhYlcakkffbivefcoYaelnkTi3fZQegrnl
		Start at twenty-five past six for seven: 10 to 12 minutes to cut, 20 to cook and a few for boiling. Put the rice on with the sweet potatoes and all is ready together.	lpaTghhRkXUjohkavmlXoZlgmhahdceZeUfiussZgTlkcpuXhSXfdjcauXkclcco
		Rice first: cook it, leave it covered and wrapped in a towel, where it stays hot for 30 minutes, just the stew's time. Or couscous: boiling kettle water on it, covered, 5 minutes, no ring needed.	kpcpfecYbWVdxggefrZqalrmbWgZfgfjqwhgrxfhYfblimbZnYmXYPVfhiplikgw
		Yes: onion, garlic and spices with the oil, covered, 4 minutes; sweet potato, tomatoes and 250 ml of boiling water, covered, 12 to 14, stirred twice, until soft. Then chickpeas and peanut butter 3 minutes, spinach 1, and stir well.	qqkzYTnTgYjeekfbngonWktlaYddhqmhXkgZjopYQxfiXhUogjgWiedbdeXrctgj
		About 1.8 kg, so four big bowls of 450 g, or six with 400 g of raw rice. Calories I cannot know for your brands; the peanut butter brings most, so read its label: 30 g is in each of four bowls.	j1rWdchrnbZVrZZWqkleeceidnboboifrfmZbXgSlifWUfhXjeWjknWypWcefaab
	safety	Ring your vet now with the weight and amount: onion and garlic are poisonous to dogs and cats. Have the peanut butter jar to hand, for the sweetener xylitol, also called birch sugar, is a danger by itself.	lZlYbXTXeksichZejpjnclaqYXqqUdmmbloWpoenllspYmqXYmjeccUvbbZnrrln
1		Lower the heat and stir in a tablespoon of water. Brown edges are the aim; black pieces are bitter, take them out.	nYbjjqmZZWgtdmUhdRezjiebYZfxokdgVbmiZmehgTekjzSgYdpjglhebeficeyp
1		The edges turn pale gold and it smells sweet, though the middle is still a little firm. It goes on softening in the stew.	ddofognnZZdrfoZfpkd1mmgVagmqgZbQdPczfejhUVgaercbgahkgqsSgijmajkd
1		Better not skip it: raw onion stays sharp and squeaky after 15 minutes of stewing. Cut small it is ready in 3 minutes.	fhlnpXifXhemmockgjlrqj3mVgfpkSMfkhdaigddfZijdhfenlfkkf1OdghxgZlp
1		Groundnut, rapeseed or coconut oil, 2 tablespoons. Red palm oil is traditional in places and strong.	RdeklpXlhmebpXXibaskYkcjvkzhnxvgskkQjSkkfjafeVgieWbdcleYceaoqikd
1		Red or frozen, about 120 g; frozen takes 3 minutes more. Two onions do no harm, only more sweetness.	RifchcmhYVmlismYeTx0nhsdVijrujYWkZYiWXYikjjofiYZjYcakckgbVhpmgiq
1		About 1 cm. Slices are fine but stay longer in the stew as strips.	ZnlZZbrhSZligrmVWfzchelpVmrpxkgaqVfmhhbukgovbihmmedpineleioreZcc
1		Yes, cut the sweet potato and boil the kettle before you start, because the next step takes only a minute.	khohffjjcJTlvqmgilkmxfwpcabmsefZlXbbphnmjahcbetffenhblmXserXqVgf
2		One teaspoon of ground ginger, or a tablespoon of paste. Ground goes in with the other spices.	TdfYgefWoerafcbhYXuWfXWilUucgiuajfMeOghapjXqiWiepdlfrjiYmXljcmnh
2		Add 3 tablespoons of water at once and scrape. If it smells bitter rather than toasted, begin again from the onion; it does not boil out.	jXckjqfYjhmsfiXiZWevnZUkfUfrkgwlYnvZWoqdjOfjlragYksbdigglggdcets
2		The minute wakes their scent and takes the raw taste from the purée. Straight in the water they stay dusty.	YghmicZiftlinbiwbklwibouiYmlgVZhoslefimXidahhcgdermdmt3PkgomTcil
2		A quarter to half a teaspoon of powder or flakes. A whole Scotch bonnet, uncut, gives scent without much heat: fish it out at the end.	PjhilgcaepwenashmTkqmWccZoliVnmYphZdfoYjlfMiUfZhjnlxjfSgdfkTaakl
2	safety	Rinse the eye with lukewarm running water for 10 to 20 minutes, and do not rub. For hands: oil first, then washing-up liquid, twice. Call 111 if the pain stays or you see less.	ceupbiaegkenrjsYiZfrZdduPlhrXlvofifchanjpaXlaitgfnirggVomohctRoo
2		Two teaspoons of curry powder, or whole seeds crushed. One without the other is fine, 2 teaspoons.	MrZepcWggqpbfUskcfrndYXrpiqcZnfejpcUWddaejYurWZdhdqoooaahdqhamlm
2		A piece as long as two thumb joints; scrape the skin with a spoon. Frozen ginger grates best.	VfiTcjkXigobeqfXcahPUZhgadtmqcxjjSasVjkdonYraipjwcgipkggpeklbimT
2		Leave it out, or use a tablespoon of ketchup. If too much went in, carry on with a little more water and a pinch of sugar.	UlbcqlphZimohpjpVWkjqUNinaohUbqdVhqcgbdillbhVaXWpuhQebhjugjjphdl
2		Light brown is fine; take out what is dark, as it is bitter. Of granules a teaspoon goes in with the spices.	YgihjcYUjbunZmRpYVqliYZkcenwirhZdfabOibkrbioergmZgvbkimYkZmhUkrb
2		A piece about 4 cm long and as thick as a thumb, 1½ inches, which gives 1½ tablespoons grated. A little more makes it warmer and does no harm.	RidQcgmcpZrVmncWadqUTZaheenmoZpfmTamSgjbqnaqcfnZtbdhjrYlfeqjffnU
3		A knife goes in with some resistance. If not, lid on for 3 to 5 minutes more before the peanut butter, since they cook slowly in the thick sauce.	rdklqXkbbmiiXnlbgkcunpcbjiZvbTaTWNXrjfcgSViZgimlneisdnigrpldjXbU
3		Peel them, or only scrub if the skin is thin; cut 1.5 cm cubes. Larger ones need 15 minutes.	ggiSffwjXhbdWtoZdefaYdojdlxo0ikjsYjuhaoogiYkWmlspbcoeefghkqenXfU
3		Butternut takes the same time, potatoes 12 to 15 minutes, carrots 12. Frozen chunks about 6.	jiegremjihaTcrxiaXqmZhrgfgldxlfWcTVhkVficzcgSfZjnTfpndjalglevbnb
3		It is still good, only thicker: loosen it with water and leave the chickpeas whole. Stir less next time and cut larger.	wZeoralpjgqiKvopNigdgkalXcdadehibUnyjhikfbZmhkflnohhVYhrujjmdgbh
3		Lid on, small bubbles all over. Hard boiling breaks the cubes and burns the bottom.	bUZqldpZffcemXgfphVUVnnaScuicabWsbfpljUlYeYTqmgrkjrWZicipwcdhiiU
3		400 g of any; fresh ones, chopped, are fine. Whole plum tomatoes are crushed with the spoon. Passata makes it smoother.	cojOmbyeSdmaZdondouoecXhlfwfjZngpkocWOedkkdnXlZdomnfYUkjdnfZocbX
3		Stock makes it fuller, then salt later. With cold water it takes 4 minutes longer to boil. More water can always go in.	gWfsdingsrhvtWrfuWvVhhlikWmpncXielcmglehcnadoqodowaVlXjgZolemmmm
3		That is right now: peanut butter thickens it a lot in the next step. Wait and see.	laQoocnlhtcqgqoojbhdkmYsieXwZVYlubjgVhdoefeXnlmijwQZWYnpcnnffhlg
3		Brown and white sap are harmless. Cut away small dark spots. If it is black or soft all through, mouldy or smells odd, it goes in the bin.	pbhklwhsZWhlUxUkXidvnlcZafmdrjgeVbgxWVmplZrljrgngYkobZhgjggkjese
3		Yes, now: 10 to 12 minutes to boil and 5 to stand, as long as the stew needs.	nlagkheZofWdurhkkmhhhingsgPogZfdccclqwkpbMXmhmqVhWkcYbhVlfzbojeq
3		Two large or three medium ones: 1 lb 5 oz, about 4½ American cups of cubes. Two that fill your hand are plenty; weigh before peeling, and some less is no harm.	ennVncosrYlXehjXmnoiUdnZVplmlhgXucikcVkcdhVjUpaXpXXjbmZwjcfWpZnV
3		Orange-fleshed sweet potato is meant, which American shops may call yam. White sweet potato is firmer and drier, 3 minutes longer. True African yam is another root: peel it thickly, cook it 15 to 20 minutes and never eat it raw.	ZajimqjnWdjaaiWjdhdjieiYemxYYfnbqUfsbHtidvTYPaibkWjkicijbfgikkpk
3		400 ml is 1⅔ American cups, or one empty tomato tin full, which rinses it out too; take care, as the tin gets hot. If far more went in, boil it with the lid off before the peanut butter.	decdjliguXtknljZtgoeWYbaYVgojZdjtlqYfkfYgoSetimSrqYRdcUlaoWcqejj
3		Carry on: add a splash of hot water, bring it back to the boil and cook until a knife goes in easily. Up to 2 hours standing is fine at this stage, longer goes in the bin.	iVcsqkhUgiWpVdmVYtRprVllbWfgeYgcUfqhoqfouavgcagZkjjmbVcdqlZecofj
4		Stir a ladle of hot stew into the peanut butter in a bowl until smooth, and pour that in. Lumps in the pan melt with 2 minutes of stirring.	jdedhSiekhpfjnkwRYigckXvcRlcesnomeWomgmXXSjZomlmk0hXcZkrjtgochdj
4		Stir in hot water, 50 ml at a time, until it drops lazily from the spoon. It stiffens more when it cools.	mTcgfSqfmpplijYbdblZlhQdjfOkRclmiXdkWmjeiVhkggjks1SbWaerhmfdacbo
4		Oil on the surface is how it should be in Ghana and Senegal: a sign it is done. Stir it in or spoon it off.	cdbfplXjggiddhYwcgelMqRgeiqkWjqtkbhhffopjOkZnjnpawXaRjrlfgjqfkeW
4		Take it off, do not scrape, and pour the top into another pan with a splash of water. From now on the lowest bubble and stir all the time: peanut butter catches quickly.	naXlerfcfjkzmkYnaWTngiTfiaaopeqqcnzYdmlmiObimtXpaikZZfhihjTZggpj
4		Unsweetened smooth is best. Crunchy only adds bits, sweetened wants more lime and salt. Blend 120 g of roasted peanuts with a little hot stew.	inrlpddbbojdkfdueYurirbvocrqVrqjbfShkPciYkeiceasgedhhZrqhiSbqknj
4		Almond or cashew butter, or tahini where sesame is safe, 100 g. For an allergy use clean pans and spoons and read every label.	aliiifbfZvbSkeimZfurmjbq1ZkoZzoifjYYhZhcZpneebklffkmbXluXbQahjqj
4		One tin is about 120 g dried, soaked overnight and boiled 1 to 1½ hours. Black-eyed or butter beans from a tin are good. A quick rinse, no more.	sSxdhakXfgedYVgnpmphmfXaocscpmdjfhhZoeUSisaYlikisjmaPhjeaceXpUmt
4		Add 50 ml of water, lid on, on low for 5 minutes, stirred twice. Soft means a spoon cuts through.	uXpqsUrdmolpbpibZciulqiehfZvbbXcaMcohgdiTTfZjmiinmfqeepcoshejYaa
4		Stir every half minute, along the bottom, lid off. Do not leave it: it burns without a sound.	aWZnfToWaoPm1ddpdpXhcfmrdgeocgbfcihgjiOncVjhlhnllrthTjshokUgYbdd
4		More tomato, lime and salt cut it, and a spoon of chilli sauce. Half a tin of tomatoes stretches it.	fieinZdamuqXhlavaXpihqUpliftPhmnZbgefWikfjhkfferllYcebj/qbedkchf
4		Yes, on the lowest heat with a lid, for up to an hour, stirred and loosened with water; spinach and lime only when they sit down.	uacUmanXleMmlYeYXjPdZekbchahdhXiXhnZvhZlfaoihhudewhjgcWTsbbcTfck
4		120 g is about 8 level or 4 heaped tablespoons, half an American cup, a third of a 340 g jar. With only half of it the stew is thinner and sharper, but good.	PpjalgeesSpXndWblcuuXlTegjesXjikoehaejhdakdihbiXuaWYfkUtgbPZigkX
4		Add 150 ml of hot water, turn it low and put the lid on: it takes 10 to 15 minutes more, stirred every 2 along the bottom, or it burns. Chickpeas may go in any time, they only need heating through.	raffmdlXkkhccfjuWenvjljwgUXxZocmecWbqkklRflYkZocklnccXsklbYZxYfh
5		Frozen: 150 g from the bag, stirred for 4 minutes until steaming hot. Kale or chard, without the stalks and shredded, goes in with the chickpeas. You may leave it out.	bbVWiZrbfejjagmtkXolcbUphibVwfdkeeNcfVSTesnerYiliYdfuUdZddkfZbph
5		Marked washed and ready to eat needs nothing; all other is rinsed. Baby spinach goes in whole, large leaves are chopped and tough stalks taken off.	gZgReemjYdglaZjopjmkkVWtTwmaveumnaZvncaghenopnpslZgirdcfYepgZana
5		Harmless, only soft. Half a minute to a minute is enough: take it off the heat when the leaves fall. Next time stir it in as you serve.	paadlijeebrtMdUucfepddQtVbXdhbogRajmfdldkVmmuldjfefagdbcriecRjwi
5		A handful at a time: each shrinks to nothing in 20 seconds. Put the lid on for a moment.	joLZWShasdjskgpwjefeKnVuWdakihadmefpnlhdZdmboeilmfgOijfggdgiZWgW
5		Salt first, half a teaspoon and then more by pinches, and then the lime. Peanut butter dulls salt, so taste twice.	cbhkqiidwjqfmgVnoceVoddfnnqtUdWqafkZpbgkXpXloiWfgkpdttmxmdsclYZe
5		Too salty: 100 ml of water and another tin of tomatoes or some sweet potato. Too hot: more peanut butter, a spoon of yogurt or coconut milk, and rice.	odWvkgiYnpgZheivtPZabgdbbddlSqfuTaqemlhhnXbdhhZachjcgZZzrhmeqbmp
5		Lemon, or 1 tablespoon of white vinegar. Start with half of the lime and taste; too sour needs a pinch of sugar.	crZeogapjYhfdpXfhekVifOhofgxOaakakRfjTakdpWtkebnngpckZdlsgsgmZcr
5		Spinach lets out water: wait 2 minutes with the lid off. It should cover a spoon and run off slowly.	kUYdlYsmkljuWnjjkcbZhhRnXlQhZQeoraleWgaiiZlXojpnmrPeZXgpdnphXihe
5		Chopped roasted peanuts, coriander, spring onion or a few slices of chilli bring crunch to a soft stew. Leave peanut pieces off the bowls of under-fives.	mltPfjaecidYidsxlcmrkjbkvhhpWpajZfdefWVoZerbihhwWiqkZihtaYoicjtS
`
