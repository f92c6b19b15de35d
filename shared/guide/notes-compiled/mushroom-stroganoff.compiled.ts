/** Mushroom Stroganoff: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Slice the mushrooms thickly, slice the onions thinly and chop the garlic.
Heat half the butter with the oil in a large frying pan over a high heat. Fry the mushrooms for 8 minutes, until deep brown and no longer wet, and tip them on to a plate.
Add the rest of the butter and the onions to the pan. Cook over a medium heat for 8 minutes, until golden and soft.
Stir in the garlic and paprika, then the stock and the mustard. Return the mushrooms and simmer for 4 minutes.
Meanwhile, cook the tagliatelle in boiling salted water for 8 minutes, or as the packet says. Save a mugful of the water and drain.
Take the sauce off the heat and stir in the soured cream. Toss with the tagliatelle and a splash of the pasta water, and season well.
Chop the parsley, scatter it over and serve at once.
`
export const NOTE_LINES = `
		Yes, up to the end of step 4, without the soured cream: cool within 2 hours, chill, up to 2 days. Warm it until it bubbles, take it off the heat and stir in the cream; boil the pasta fresh.	vmtoncqbmTMhhYhedjgYlYqfmebhedheYgogbYanljnnieyecpcoeWjVoVgVTiUc
		The mushroom sauce freezes for 3 months without the cream. Soured cream and pasta go grainy and soft. Stir fresh cream in after it is heated through.	mpnnXafurlSafYjbiZlgqabiYSWegmmhfakmQTcXfonpmgmcZZbXeNibsWhdccVd
		Two days if chilled within 2 hours. Warm it slowly with a splash of milk until steaming hot all through, once only.	n2rnflldobbdbYcimfdXbleXdngamapaVetbUYbegapvii2ZigamZcXbhWaaVkWi
	safety	No, throw it away: creamy sauce is out for 2 hours at most. Heating again does not destroy what may have grown.	qemmjsbLohrZVgpbmkYVparndfhaddmffksdgkdqdeogrcilbqTliVbbnUUoWsel
		Slowly, on low, with 3 tablespoons of milk, stirring, until it steams all through; or in the microwave at half power, stirred twice. If it splits, whisk in a spoon of cold cream. It is still safe to eat.	ovjyWcqekcmTbgdepcheaieWVdcYYkpmTepXZuqaYffemnopcqXZfWddjjnfQrbi
		Yes: pasteurised soured cream, which shops in the UK sell, is fine, and it is all cooked. Eat it freshly hot.	hXucSuZhmjUWicYdqmfflbnbdZcTTijfffVoNkdgcamdRbqiaRinpdcnlkcremZl
		Chop them small like mince, so that they vanish in the sauce, and use half the mustard. Or fry half and leave the rest out, with a tin of lentils instead.	iZlecZjijyacdYolffsiaXgkhlrZetVeflkitZWdaffhNPeufiszbdXqeYmnehkn
		Before the salt and with low-salt stock take some out, chop it fine and mix with soft pasta. Mustard and paprika in this amount are mild.	majiVYcjmrVWmYbowYjZpUngiarlUqYkcjhhXjfZiSerbbeXfewreaTnrjamkdaa
		Rice, mash or buckwheat are as good as pasta; rice is for 4 about 280 g raw. In Russia it comes with thin fried potatoes.	kpkXlacmhiiPqloqihhbVnjX4qYfdqWelgffkjcqZsTiapnZgVkhWXhljbslZqeh
		Green beans, broccoli or a sharp salad. Gherkins on the side are the Russian touch and cut the cream.	lfiLihYobWiTonhoweaZciflvkaeinaedfedhZUsftcdelnfTUmkVXmnkWwhdihZ
		Yes: fry 300 g of thin beef strips in a separate hot pan for 2 minutes and stir them into one half at the end. Chicken strips take 6 to 7 minutes, to 75 °C.	embqYhWgummkcbaheZviesgmptfVfpNqcfcYdkbjmosbRghccVfofhlicboiWURh
		Not well: mushrooms turn wet and grey there. If you must, brown mushrooms and onions first, 3 hours on low, cream at the end.	xbgpWhdOjkVbqbmdlnffdiinacUfufWcgealkpSisykhVWdlUphWYjbchjSnceek
		Brown the mushrooms in three or four lots in two pans, or on two trays at 220 °C (200 °C fan) for 20 minutes. The rest scales as it is.	gpeaTWaZwaTfiOgdjjloUfmqfjfgnhLWitpsbhrYjmnkgebjacaWioesfZpYjghi
		Use 150 g of half-fat crème fraîche or Greek yogurt with a teaspoon of cornflour stirred in, off the heat. Half the butter is enough.	aoofsthlfmTfqdebhXmZbqYicjjSfpfygfkchgghmogTSZXnfbNhchkpmdeypbeY
		A Russian dish of something fried in strips in a soured cream and mustard sauce, called after a Count Stroganov. Beef is the old kind; here the mushrooms take its place. It should taste creamy, savoury and a little sharp.	UclgncZkUifZrhRtkjhYdqdgmkteShcfuRjXcYiqeoTVZdlcbafcbjdoXlwiUYeg
		Not as it stands: butter and soured cream are dairy, and some fresh tagliatelle has egg. Use 3 tablespoons of oil, dried pasta without egg and 150 ml of plain oat crème fraîche or thick unsweetened soya yoghurt with a squeeze of lemon.	SffmejhqgqTUhjcnadqUgSjVrZTXYyijYciYfnjWXliYYffadXjkgcimYgXvfncq
		Yes, in the tagliatelle, and perhaps in the stock cube and the mustard, so read those labels. With rice or gluten-free pasta and a gluten-free cube the rest has no wheat; no flour is used here.	YZjnkiancqWborYiWhoYibgXsgjhgqTilcWeiqpZYnmgemnUcZawgZcrcgbZb2hr
		It takes 40 minutes in all: 15 to chop and 25 to cook. For seven begin at twenty past six, put the big pan of water on at about twenty-five to seven, and the pasta in at about ten to.	jpYTedgPjUUjkeoXvjmcqVkfihchbefahUfksvvYhWmebqqaiUXihmberafclYfo
1	safety	Only if an expert has named each one for certain with it in hand. An app or a photo is not enough, and cooking does not make a poisonous one safe. Shop-bought wild mushrooms are fine.	oUmfclfdeoecVVipipgoiaicVbycjukSgZdloNgcclrnUVipgcmpmffnRdfpifnr
1		Button, portobello, shiitake or a mix, 600 g. Dried porcini: 20 g soaked in 200 ml hot water, with 500 g fresh, and their water as stock. Tinned are the last choice, well drained.	dbwadjlbgjccfQdqkmtjgfZejhscqtdbojbluNZffshfRWYrmhjeXZgmNgjahmkm
1		A quick rinse and dry on a cloth is fine, just do not soak them. No peeling. Trim only the dry end of the stalk.	iTwRdhmpXmdfYZklomgkYbkfXrmnvlmoolnxtckebgfnllnxkipZkciaVeqglhni
1		As thick as a pencil, about 8 mm; small ones in half or quarters. They shrink by half. Thin ones fry to crumbs, so just give them less time.	lgjXddxsWkfhijpValwcfjbhVokmvecZrTkmiegmldgqXfasrfUsbtfoakqldccV
1		Stalks in: slice them with the caps, after trimming the dry end. Only shiitake stalks stay tough and are left out.	aZnYinjbXlmkcXloojrilXXnSvpctbdgfbZwmfakeZoqncsucXkrhVdiTfmjXcnZ
1		Halved, then half-moons as thin as a match. They melt into the sauce. Chopped is fine and quicker, you only lose the strands.	fkhYdXqiMYiolpqTXitfiljlTnoqsheZsPkhihfnkjnwcjimpdcnhkkkidsthaic
1		Frozen, yes: straight into a very hot pan in two lots; they give much water. Ready sliced is fine. Slimy or sour-smelling ones go in the bin.	gWthfeksdllXPbmfignxggfZUhofzdqZgaarhOcdnmqnieivmYmioYhbjdcVafkk
1		Red onions, 8 shallots or 2 leeks do in place of the two onions. Onion powder, 2 teaspoons, gives taste but no body.	UhlXtZjaXZmijklblXsqmjrYbpnipmWZjZcbXSSijlgsdiVckaihiejeWSmsnppu
1		Onions keep a day in a closed box. Mushrooms brown on the cut side, harmless, but fry better when cut the same day.	qlvghiogcRWidiccZirkmiqiZkiqxghcZaonkUcpmk0wdZrnddjskfmVgVndcfeb
1		They are just the brown-capped button mushrooms, called cremini or baby bella in America; no nuts in them. 600 g is two big punnets of 300 g, or about 1⅓ lb, near 30 to 40 mushrooms.	ibvXYmdljnUeZWUhmomyhbcgWdtkovkdhckplSdeZlejVXZhbVkhbdkoOgfcbnoc
1	safety	Slimy, sticky or sour-smelling ones go in the bin. Dry wrinkles, brown spots and opened caps are only age: trim them and use them today, well fried. The date on a punnet of mushrooms is mostly a best-before.	manedilrjjijShTranovgdVTdfoapfnTZYjrhKfakYlrediugbthcbndYefacmom
2		Turn the heat up and let it boil away, then they brown; take half out if the pan is full. Salt only now, at the end.	rWajidinsgbrXhknsZfkcpehXbkwsYUprqitmekcgemXgWkpgqeSYejmWqjefnul
2		Yes, two batches with half the fat each, unless your pan is 30 cm or more. Crowded they boil.	h0XcUXhhpUbmfZmmegdnXkdqYhlqtmThsvouplojemihfYYnfcaQjomgdbdgfZYb
2		Go on for 3 to 5 minutes: chestnut brown edges, no wet in the pan and a nutty smell. They should squeak no more and be half the size.	fYqfkesogcXuUjbdnpcvimcYejmpnbZTfTgvmXiZSYjZbkbbdZflauqZdllaUimZ
2		No harm, just more water: keep the heat high and wait longer until it has gone. Then they brown a bit less.	mQlnpopdoinhgUcqlkkanZrdebktjkdofandydqfbahiqabSgcsWxktkbZldpZYf
2		Nut brown is fine. If it is black, wipe it out and start with new butter and oil on a slightly lower heat, as it would taste bitter.	eXpmgveZZiohgZLjVVjtffWnYUcrsltjRdodeipicZlbkmbicfiZZjiYfgYkemyl
2		Leave them for 2 minutes at a time and toss, so that a crust forms. Constant stirring makes them sweat.	eYchfOuZWfUlqbcmXsWiXehmgigrqkZhkhosnhUmZZalhicljnwjYq2dhgahYede
2		All oil works, 2 tablespoons and a bit. Ghee is good. They drink the fat at first and let it out later, so do not add more.	VZmnnobkklkdkZYkfWxjVnbZsihrvtonnhfYpflcaXgabSblgiWdWmpZZfXumeVg
2		They would go soft while the onions fry. If you have no plate, push them to the side and have lower heat.	gcmVhSllQiegheofipWraeqndhkpujVkZkgdugcfYlijXdcqeoqmel3QaYhrfZlb
2		Half is 15 g, 1 tablespoon, now, and 15 g for the onions. If all went in, go on: fry the onions in what the mushrooms leave behind and add a teaspoon of oil only if they stick.	OekdliiclXockeYbafvoScbgRoYuohhmjUobnnmWYbmjhVlTqcVbbjflkaarnbiV
2		Yes: tossed with the oil and melted butter on a tray at 220 °C, 200 °C fan, 20 minutes, or in the air fryer at 200 °C for 10 to 12 in two lots. The microwave only stews them.	rihuUifSkgaigjcomikoSpquXZedqnghjnfhpknde3leTbMkZfldincZViZdemii
3		Lower it to medium and add a spoon of water. The pan holds heat from the mushrooms. Pick out black pieces, brown is good.	qZbjfmpYaadrjhXdkRb6mlicWZeztmfgacnZcnhkeQfhjoYdWfqijkleaedgjdwm
3		Give them 3 to 4 minutes more with a lid on and a pinch of salt. Soft means one squashes between fingers. Hard onion does not soften later in the sauce.	ocrmsSoadgkoZpealfhypinddfdwhWVWZLbpldcdVXefkgcfrcjmgmuVgmjojgef
3		Leave it in: the onions' juice loosens it and it colours the sauce. Only what is black is wiped out.	hXgeZnkrdcnwcnTlagUsjjWhdihtxloqjmwnjhkqcTkiotdocgpajepbVbegagrg
3		Frozen sliced onion, about 250 g, takes 4 minutes longer. Without onion add a leek or more garlic; it is less sweet.	XfjekVnaXedghvlciVswocqaYhitvkbZcZXaZVVZkqlpdfYfjbgjrbpccUdqjnro
3		Light gold is enough. Fully caramelised onions take 40 minutes and make the sauce very sweet; a jar of them needs only warming, 3 tablespoons.	eXpgkctdWabspgUfnckyollZWhosiiZaXXkobVfnXgXeZvQdbccfjlpXgfifjgyi
3		Put the big pan of water on now: it takes about 10 minutes to boil, and the pasta goes in just before the stock.	sUidignimYdrsWthqhmiicphkVcniTdelhZfnrofbZUcosyakcpQadmalnnViibn
3		Later, with the paprika: garlic burns in 8 minutes. If it is in already, stir well and keep it low.	XhhdiaWRjbokekVlXXrmfYoqVdZwfncbfXYUSocmkanlbipeaguVkgsSoUkidhfh
3		Two medium onions are about 300 g peeled, 2½ to 3 cups in thin slices. One very large or four small ones make the same; a bit more or less does no harm.	TrkRiXkdjTniihbWlfquadoYOqiwpfaZsVqgeddheceshjaZmXaeekbsZZmjojij
4		Sweet paprika does, it is less smoky. Of hot paprika take half a teaspoon plus sweet. Cayenne is not the same.	NcclsoaWbrgZrToejYlepfckjlubUjrYlkZVUggknebfaZWhdalilofffkiYier1
4		Half a minute at most, then stock at once. If it is black and bitter, begin again from the onions; brown red is right.	bYjpoobQdldliaUldbjjoZXodYmtceqkakjbQhpbpReiijdhWenfhvfYgjpZYaww
4		Wholegrain or German works the same. English is hotter, so 1 teaspoon. Leave it out and add a squeeze of lemon.	NkdkmWahZpZeqhgagXkgaYnhpkZfUurYijfhbbSlXdTloSabehkXifiaeVuliiny
4		Half a cube to 250 ml, as it boils down. Chicken or beef stock is fine if nobody is vegetarian. Water and a teaspoon of soy sauce will do.	dYZwabWerqlwlahbfUyRfbljsfojujWlfhfjgkZhhwfgjtkWmkgjhUefXkjniokp
4		Boil it 3 minutes more without a lid, as the cream thins it. Or mix a teaspoon of cornflour with cold water and stir in a minute.	iXYkraqijuYphkrijYlaqjboedUjUUWmpYigUmbnbcbVojbhkuNcYanlfqueajgf
4		Stir in 50 to 100 ml of stock or hot water and turn the heat down. The liquid should come about halfway up the mushrooms before the cream.	lWaqkZofzgjzciejlamUjladjZWmdWeonkijgscniSdbhhgmmxdPOaaofmmgakhk
4		Yes: 75 ml of white wine, boiled down by half before the stock goes in. Brandy likewise, off the flame when you pour; there is no need to light it.	iYkwglcdoekpwhealonWTjfZrTnhVfYleiddQYcifghiJakggnrbiZiechrglQmb
4		Flat: salt, half a teaspoon of soy or Worcestershire sauce, a squeeze of lemon. Bitter: a pinch of sugar.	bYknrkfYqjjmemYvcWfZqZbllgnpQbdxVflXgbfkYoYijhTmZnngjrhxmbzbfbkj
4	safety	Yes, this is the best place to stop: no cream or pasta yet. Heat off, lid on, up to an hour on the hob, or cool it into the fridge within 2 hours. Bring it back to a bubble before you go on.	oThkoXqZklRqohiYbqPdyWpjjeefhejhXhqXtdbmoWkbbXkYfudkXUdbkWcfVhfg
4		Simmer means small bubbles breaking gently at the surface, not a rolling boil. Bring it up on high, then turn down to low-medium, lid off, for the 4 minutes; if it spits, turn it down.	aWYqlgmagkXfnYegmiXXUsrkSbshXVfbwggjlpShYccWljdoglmTYlchmtcZWgjT
5		Any broad or short pasta, 350 g dried. Fresh: about 500 g, 2 to 3 minutes. Take the packet's time.	kfhfpRhceeldkRtfaithfXqWuoiZkYbckiTfhXncijOqcqfZsShbcWbgkqjZYtbk
5		About 3½ litres and 1 tablespoon of salt. No oil, it stops the sauce clinging; stir in the first minute.	lRggklmivjuirVghtYtaWfdYlikukggkumtilkocYbVemonZngkOgoiobjajkeUZ
5		Put it in when the onions are nearly golden: 8 minutes of pasta then meet 4 of simmering. If the sauce is early it waits happily off the heat without cream.	iccgnYndgaatqXrjVhjmjaojmbXjaRbhfdbZknsnbYYfkorQeakUdYhTsipRbiRe
5		Use hot kettle water with a pinch of salt instead, or a spoon of milk. Starch only makes it silkier.	kShkqogmkfqrdfxifgqVhYljebchmZfrmpkdmplejgSktbsepqjMgWilinfkupes
5		Stir the nests apart with a fork as they soften. Overcooked: drain at once, mix with the sauce without more heat and eat.	xShejNffshthUlomXddledccchWcggghaZjmvpscbLYfnijmmgocbXjkqqhjYfVl
5		The packet is right for its pasta. Bite a strand a minute early: it should be slightly firm in the middle, as it softens on in the sauce.	gVnmpZljfmpjlgkdjoZkhmiWnmheWJgWdQZmfdibbTbbhqpcrcjbdoictsgXOaad
5		Toss it in a teaspoon of oil, and dip it in boiling water for 20 seconds before you mix it.	vXjenVmkiXdfncpjOiliccndkjaooedjcqidmmjlnTfjrl1alvpXaXkasnhVYkWg
5		About 90 g dry each, 3 oz, so 350 g is a bit over 12 oz, or two thirds of a 500 g bag. Nests vary: weigh one and divide, but 10 to 14 nests is usual.	eokOlWgooWrfiUifpmqnbYjQcufhccgmsiglmemWkhViemfUqTZVeiVshefWXdda
6		Take it off the heat and whisk in 1 to 2 tablespoons of cold cream or a spoon of pasta water. It was too hot or low in fat. It tastes the same.	cjnilahihdfbZmcobbgZeeVhTSlVRsntbZclYohrVUiWopeeZtUaSTmpjirledbi
6		Full-fat crème fraîche is the safest, it does not split. Double cream with a teaspoon of lemon. Yogurt only off the heat, with a teaspoon of cornflour. Milk is too thin alone.	TmkkikdgjeXalbmfggiUpjYfkVdPWxmieeidTZYnfxeamiPhfeTWTXmflipqnXho
6		Soured cream splits when it boils. Wait half a minute, until the bubbles have stopped, and then stir it in.	bYilreqamjQklZjdfiQTgimmQRdaWcgkehgfbrZrYhjVkgffbnaWQXsXrkkbZZeY
6		Toss in more hot pasta water, 2 tablespoons at a time, until it shines and slides.	qPfhjUrfpkrongekYalbhhSgleLgXYnnlecfhlkbiRZkjfpklvZYVWcplgnfYgVo
6		Toss for a minute over low heat without boiling: the pasta drinks it. A spoon more of cream helps.	pVSgiXoojmjqilvrfWeXekYhffSoVTasoioaalfkhZacononjtcYXSjsipoiZhfc
6		Half a teaspoon, taste, a bit more: mushrooms want plenty, and black pepper. Sour: a pinch of sugar. Too salty: more cream and unsalted pasta water.	dcjmpfmZykjbkhXtqXgSodbeljlsTfcpVakeoZgnfnbimjRgcepdpkj0shrcqWdf
6		Take it out when you start, or stir 2 spoons of hot sauce into it first. Ice-cold into hot is what makes it split.	annjebtejflUnelfmZdaogfcOXeacyqhShfdejmsekibsdkcaxWchUnOkcnfZVbb
6		Clear liquid on top is whey, stir it in. After its use-by date, or with mould or a bad smell, bin it.	bgngeobjmldhYkaqikeakgPbbTlRWcueYckqRTbmhamhwrkpjijRSVpdmigmejmn
6		About 3 to 4 tablespoons to start with; toss, look, and up to half the mug may go in.	dVihjmqkwYpkvhikojwaRfVYZpdvmScirgoihniWihVmkiqWhkcScgYphiehhXke
6		It is the same as American sour cream: cream thickened by a culture, not cream gone off. You want 150 ml, ⅔ cup, half a 300 ml pot. Double cream with 2 teaspoons of lemon juice, left 10 minutes, stands in.	QkmgklcmibcbjdVYgkbUpfUecYhZRlnhjchkYYYsbvdZnjXZgXWUPYdhlfoknVev
6		Take it off the heat now and do not let it boil again. Forgotten mustard can be stirred straight in; fry paprika half a minute in a teaspoon of oil first, off the flame, and swirl it through.	abjmnkjYlebkldhhahdblYnlTQXfVrmpdgdddnksWWnbuVhWVkiVcVnYravclRek
7		Dill is very good, and chives too. Dried parsley tastes of nothing, so leave it off; the dish does not depend on it.	bhmarllRdeZfdShnZTmYlbWkrpmSkeXcXhVShbPidkcjoZbncZpfsdVeXgmjYesd
7		Chop the leaves with the thin stalks, bunched up tightly, in two or three passes of the knife. Thick stalks go into stock. Curly and flat both do.	aehThhoUZedpjUimefsbjWRmcymZmdeclWWojfYmfamjwhnmcWjjncWkXnrhUWnS
7		Pasta in cream thickens within 5 minutes. If somebody is late, mix theirs later and keep the sauce off the heat under a lid.	uhaamYnZcnTkpYhaUqRZherlfgaaaaZmZojXpibiiUkmii1YjtdmggYUlYbpWeam
7		Not needed, as the soured cream is there. A bit of Parmesan does no harm; a gherkin or a squeeze of lemon does more.	dppLgrcdgjcUpmeueikcajdgkgjhXoltUYdgcdRmcdpVqebqkmtbibghehzoZkeU
7		Warm the plates in the oven at 80 °C for 10 minutes, or with hot water, before you serve.	uliYYbhkacgTteqaueWecjqgUgSXZoZkVpjTotllfdkjkmsifrhimccalcpUSnkg
7	safety	Ring your vet and say how much and what the dog weighs: onion and garlic are poisonous to dogs and cats, and signs may take days to show. Do not give pets any of it, not even the sauce.	lZoWZXTadltjagVhosjjbgclYZllSdnkcmqUnngjlgttansUakjhceTrbbcolser
`
