/** Jollof Rice: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Blend the red peppers, chopped tomatoes, Scotch bonnet chilli and 1 of the onions until smooth. Slice the other onion.
Heat the oil in a large, heavy pan over a medium heat. Fry the sliced onion for 8 minutes, until golden.
Stir in the tomato purée and fry for 3 minutes, until it darkens.
Pour in the blended sauce with the curry powder, thyme and bay leaves. Fry for 15 minutes, stirring often, until thick and the oil rises to the top.
Rinse the rice until the water runs clear. Stir it into the sauce with the vegetable stock and salt, and bring to the boil.
Cover with foil and a tight lid and turn the heat to its lowest. Steam for 30 minutes, until the rice is tender and the stock is gone.
Turn up the heat for 2 minutes, until you smell the bottom toasting.
Leave it to stand, covered, for 5 minutes. Take out the bay leaves and fluff with a fork.
`
export const NOTE_LINES = `
		Make the fried pepper sauce up to 2 days ahead, chilled, and cook the rice in it on the day. Finished jollof is best within the hour; it may be chilled and reheated only once, within 24 hours.	qwtofflYlTJhffahehhchcofqkZdjekbZguhedalgiprlgziaihsechVkYiUVnTd
	safety	At most 24 hours in the fridge, and only if it was cooled within 1 hour of cooking. Spread it on a tray to cool it fast.	p4nphigbmfcfbYbfieaaimgXekfZrbpaShvZYVZheZpypfxZjhefbacbgXZXanYj
	safety	No, throw it away. Cooked rice that stood more than 1 hour can hold a poison that reheating does not destroy, however it smells.	qhnngqZLqdnZYelajmYYoerjhiebfaqcbmtahmeoednkvengZoYkiXYZmTXobwes
		Yes, if it is cooled within 1 hour and frozen at once, up to 1 month for taste. Reheat it from frozen with a splash of water until steaming all through, once only. The sauce alone keeps 3 months.	qtivVbhpsoSZfdjbmVjonbdbcVVhifmfegnjPUaUjlmtoepcdaffiQgcpWfbaoYh
		With 2 tablespoons of water for a portion, covered, in the microwave 2 to 3 minutes or in a lidded pan 5 minutes, until steaming right through. Once only.	vrnwVcsfodlXieeYvZihXojZcgWafklgWqnXivoabhajoinrdlbbgcVYgfodSvdk
		Leave the Scotch bonnet whole, floating in the sauce, and lift it out at the end, or leave it out. Sweet peppers and curry powder still give the taste. Never let it burst.	bfcmgbgdlrjYqemlqSchfUflWikiOmehdnjbfrdgnbZbRdcnerq4nYWmpcqbhVok
		It is too salty and hot as it stands. Cook a child's portion without Scotch bonnet, stock cube or salt, and mash it a little.	pcmgTZdmmpZXjYcpvWhZsUngibtiUmWlakkicifbhWepYdcZhgtyfaTnqmZpleXY
		Fried or grilled chicken, fried plantain, coleslaw or a plain salad. Start the chicken when the rice goes under its foil: half an hour is about right for pieces in the oven at 200 °C (180 °C fan), to 75 °C.	mobYaiUledfUopfmsgYgbrlivrQafnUjfdjeriZpgmfbglsbTUqmbljjgZ1fekab
		Use two wide pots rather than one deep one, as rice at the bottom of a deep pot goes to mush. Finish it in the oven, tightly covered with foil, at 180 °C (160 °C fan) for 40 to 45 minutes.	luXfSXbYnXTglWiYgggcOofplncflfRZkrwsbmlcjoipphaibfcXinUvkgjdleag
		Rice cooker: fry the sauce thick in a pan, then rice, sauce and 500 ml stock on the normal setting. Pressure cooker: 6 minutes at high with 400 ml and 10 minutes' rest. A slow cooker turns it mushy.	udevYhbKiiUZsgoiipheXhglkgVcqjfXkgdmkuTgpzdnZaifcklXZjZgdpVoigbo
		Yes: from the moment it boils, cover with foil and lid and bake at 180 °C (160 °C fan) for 35 minutes. It cannot catch, but for smokiness give it 2 minutes on the hob after.	qncrckgQeeUikdlgfcijTorfjVeZkgheYvhdfrinixlagmKmgeqdjnXaapYTmnWk
		Smoke comes from frying the sauce until it is dark and from letting the bottom toast at the end. Half a teaspoon of smoked paprika helps on electric hobs.	miWnmnbMofXgsWhigUfjhkemlmndadmgflwWbglnnZhdjkXrWlvceofmkmocbZt2
		You may use 3 tablespoons. The sauce then catches more easily, so stir more; it should still be fried, not only boiled, or the rice tastes raw.	YgflxqhgpjbeqeXehYolStdkhtjgmgduqjrZkmkfkafcXUdmidTffokflbS1ogaX
		Yes: stir 150 g of frozen peas or diced carrots in when the rice has had 15 minutes. Chicken is fried first, added with the rice and must be 75 °C inside with no pink.	iafjWfcftghflkkumZprdqnrjffgmjTgbfcddiRmh1tYYWpcbVlgdXucZbqehQel
		Start at quarter past five for seven: 15 minutes to prepare, about 65 at the stove, 5 of rest and some minutes for boiling up. The rice itself goes in about 45 minutes before you eat.	jpaRjihSiVRingmaykjcsbkclhcigfbbdUejtusafTmeZoqaiRaienderVkdnceo
		About 1.6 kg in all, some 8 to 9 cups, so a good 260 g a head for six. With chicken and plantain beside it, it feeds eight.	iukVdaZiuYhXodcbytmbWZkWgpWlcheWtiklbkfXlfafdngRjWRgegXsoZojXkZh
		The rice and vegetables are free of gluten and milk. Read the labels of the stock cube and the curry powder: stock may hold wheat, milk or celery, and some curry powders hold mustard or wheat.	WdjlhjembvYZnwXlVinalcfbphhofuXfjaZihtlbYkxbdjqWaZcvkZdqacZcavmp
		Put drumsticks or thighs in a 200 °C oven, 180 °C with a fan, just before you add the rice at step 5: they take 40 to 45 minutes and finish with it. Check for 75 °C or clear juices at the bone.	ahahcsafkkdwcoajhjjjiprqonVeafWjckWkkrohkjdigtkUbSmnhplWdktMmVTg
1		Yes, 400 g of fresh plum tomatoes or 400 g of passata. Fresh ones are wetter, so fry the sauce about 5 minutes longer in step 4.	cpkToeudVameYbqlalronbZgsdyfiXncjqnXZMgejrfjVlUYmlgcdTjhengaojic
1		Habanero is the nearest, one. Otherwise 2 red chillies or half a teaspoon of cayenne. A Scotch bonnet is very hot; half is enough for most, and seeds make it fiercer.	SljhikcgcqmfrakfoYdqiXenXtqgSotVpbjecgdghlNePiggjhoxhfWkcckScZpn
1	safety	Eye: rinse with plenty of lukewarm running water for 10 to 20 minutes, and take out contact lenses. Hands: rub with oil, then wash twice with washing-up liquid. Wear gloves next time.	bespajdedmdnrlqciacqacesTmgrZm0ngmfbhcnnqZXmalsgcnnrjdXomplbtTrm
1		Grate tomatoes, peppers and onion on the coarse side, or chop very fine; the sauce is only rougher. A stick blender or processor works as well. Cook it 5 minutes longer.	fqleZWlbPbfgsvpiUcqcglcthkiZorpdgkXojocgerfrSgggouqVklfojrfsddoi
1		Roasted peppers from a jar, 250 g drained, are fine and sweeter. Green ones taste bitter and turn it brown. Without peppers use another half tin of tomatoes and 1 teaspoon of paprika.	VesgmfngefcqieimhSlvjbeuecpeojmdgmhfbVXkiukZQaWpeYsspWjcbctWoblt
1		Put the wet tomatoes at the bottom, then the rest, and add 3 to 4 tablespoons of the stock. Scrape it down once. Small bits vanish in the frying.	igZbfTrnmflqnxnjRRhgpkWrXclgnljdncdmfsehWOecdhehkwmXZagskmlldTbh
1		Take the core and seeds out of the peppers; skins can stay. Tinned tomatoes have none.	YloSkfsiRmegelsmhfapdWgtbhzrpgvirilqfdjmhjhdVgiskjtogWlaeiwafYga
1		One is blended, the other sliced and fried. If both went in the blender, slice a third if you have it, or start with step 2 without and fry the sauce 3 minutes longer.	ZnnfkbigOWqinmigceuvoeumQhklqjWidTighhhlffkkebdWegqYgYofoSvvlaap
1		It is a small, crumpled, very hot chilli from the Caribbean and West Africa, yellow, orange or red, with a fruity smell. It has its name from its shape like a Scottish cap. Wear gloves or wash your hands well.	UiqkdighglnlthdmrYcohYZlTuolVhrUtYoeeedgigOZQfiffjlzgjWjednXbZlo
1		Raw is right: it fries with the sauce for 15 minutes later. If both are already fried, take out half, blend that with the peppers and tomatoes, and go on.	clnjiUnZVYklnnikhcp0sgxiVhgohdWXpbghhedmgYsgdleTcprckdtXfesriWer
1		About 800 ml, roughly 3⅓ cups, which fries down to half. From a jar or frozen base take 800 ml; of a thick one that is already cooked 400 ml, and fry that only 5 minutes.	TpefhOjlbYmj2wcYheljfWZWdghjlglbtihXelXameYaZleSlpbXfYYsmggbcQea
2		Evenly light gold with a few brown edges, soft enough to cut with the spoon. Still pale: 2 to 3 more minutes, heat up slightly.	fbrgmbpjfZdudnWbrhfynofYcjjuhYZRfRcrdcjgSWhZeqaYeedkdruTfikiYlmb
2		Lift out black pieces with a slotted spoon; if the oil tastes burnt, start again. Turn down before the purée goes in.	lZgmlmkXYYmvfmUiYTh0ikdhbbhxslmmXbtYbjjhiQflnqVeXgnhfmkcebfnhZun
2		Any plain oil. Red palm oil gives colour and its own taste, use half; butter burns, but a knob at the end is good.	VamlooVhinlcqYUlbUuoTidkukoqorshhknRmXmhdkcYbTekYcbeYimWfeevlcmb
2		Take the widest heavy pan you have, 4 litres or more, with a lid. A thin pan burns the rice: put a heat diffuser under it, or finish in the oven.	omUlRZlchYhfsilaegcdgoYnlgpoplgU0qrlaghsgkbhZjXfjaYSetbsSoZojlba
2		Half-moons about 4 mm thick. Chopped works and melts in more; thick wedges stay raw.	ejgZaXuhMZnkkrlOWhucgmflYmnkrihbrQgiggYrjgpuckeqsdbnghhhgespgZfc
2		Stir each minute, no lid. Meanwhile rinse and drain the rice, if you have not, and boil the kettle for the stock.	fYfigSoWYaSqwghinpgibd0jZijrriUdfdkfolPjfafeljjlmfzfUovZkhgmgmek
3		From bright red to a brick colour, and it smells sweet rather than tinny. Frying takes away the raw, sour taste that spoils jollof.	SdnjojikcijpkjVofhdwokYgjbteZPlRgZjkYTiheWdbZqabdpkbbmwXtmnZSdkh
3		Splash in 2 tablespoons of water, scrape, and turn down. Dark red-brown is right; black bits are bitter, so fish them out.	gVadgtkffhlvhnUkSPYvpeSfkRhpmkvldgxecloemWbkhtcgfkkbehihifYbdcrp
3		Use 200 ml of passata boiled down until thick, or 2 tablespoons of sun-dried tomato paste. Ketchup is sweet and sour: 3 tablespoons at most and then no sugar.	WjcarhobXeghegknWbqjuVPixZrVYYpeakkYgWbgkvWiVcYbnsgVdWkclhhimkbm
3		Yes, purée in a tube or small tin is what Americans call tomato paste, 3 tablespoons. Double concentrate is usual; of single take 5.	MncZkdqgXjjamachXeirlVQjseuXUVlWkatgXWldprbebdeUmnYUegihllhalgbk
3		Take the pan off the heat for a few seconds, stir and go on lower. A splash guard helps; wet purée on hot oil spits.	egeijndggkkknestecSfRqYjTgmjXiwkndsXpfkghfchfeliWxpQegpellLfcUid
3		Then fry the sauce 5 minutes longer next. It will be a little sharper, nothing more.	bhavoehdefuljliuTbkkrUnpdSeicYhojgiZjjphoWfgeVbWjzjUhXwUpejehgYn
3		3 tablespoons are about 50 g: a quarter of a 200 g tube, a third of a 142 g tin, or just under a third of a 6 oz American can. Freeze the rest of a tin by the spoonful.	OrhWigmilbtbkgdhbXsmkXNWlfolfajfsdueaeZagjcjdZcQvibVbkafribVldWa
4		When a spoon leaves a trail on the base and red oil stands in little pools. It smells sweet, not raw, and has shrunk by about half.	cXfjmdepioixolahjlklYjaehlgeaTkWtYilfhifXMhUgjfeiuWfWulbhpnfVbXL
4		Turn down to medium-low and lay the lid on askew. Stir with a long spoon and keep your arm back. It calms as it thickens.	lWalkZmdWobupjmochSWUneiPpgeVeslekoelmbkmTgeipejZwrSagemnnWleekb
4		Do not shorten it: a watery sauce makes sour, mushy rice. A wider pan and higher heat, stirred all the time, does it in 10.	lmcsudmcaoVksmhhelkhhg3sgbdmhPUikeghppgdhaUmWdfaqmZagfwPklnlXhdh
4		Fry it 4 to 5 minutes more, then a teaspoon of sugar. Sourness means not fried enough; bitterness is burnt onion or spices, and stays.	ajhqveeWlgelbpYweVfdlhSrgghqPUqnYfkcgVirjealljUpeilfldftyjlcfVlm
4		Take it off, pour the sauce into another pan without scraping and turn down. If it tastes burnt, begin again with fresh sauce: rice only takes it on.	lcanfpiYfhgvkkVmYUUpidWfgSbpjjssXowYboklhPchkvVgXhoadZagegcZiaqm
4		Mild yellow curry powder is right, hot: 1 teaspoon. Fresh thyme: 4 sprigs, picked out after. Bay can be left out, and none of the rest is ruined by it.	PhZeqgdXihuafWnocdrbpVVskmmXgbdbgsVeWcVehgcokccbiYsouiVXbWliRgni
4		Go on 5 to 8 minutes, higher, stirring. With little oil or a non-stick pan hardly any shows; go by the thickness.	cabqxnXonlgtjljjdbmhSpallhklbcmlmdmamhjiZNcfjXZigxWYSspXdiftjmXY
4		Stir in half a tin more tomatoes or 2 tablespoons of purée and fry 5 minutes; fish out any bonnet piece. A teaspoon of sugar and plain sides help as well.	fjWunehbloihonjsoOZmgccgTkcoPgohYgkbhqfmlUVfZmcfdppmjVWvremWmZon
4		Yes, this is the place to stop: off the heat with a lid up to 2 hours, or cooled and in the fridge up to 2 days. Heat it until it bubbles all over before rice and stock go in.	regrqapageMpmgfeaoZfpeqepgcgYblgegpWjiZnmVnhWdsVdwbnZTgUlXaeTnWf
4	safety	Cool the skin under running water for 20 minutes now, then cover it with cling film. If it is in the eye, or the burn is blistered, large or on the face, get medical help; chilli in it makes it sting more.	jbkpcjjcaoeqsgoncUZdRkYqTihocqzqbkodmghnmdYbeqjfUpoaeWYrlradsYpe
5		Long-grain parboiled (easy-cook) is the classic: it stays apart; give it 5 minutes more and 50 ml more stock. Basmati cooks in 20 to 25. Jasmine and risotto rice go sticky.	fnksdbebflaatmalhlkjYkjXxkekjmfQpeiomdhoggSpejlYmPibdZehTosll1ps
5		Yes, the sauce brings water of its own. The liquid should stand about 1 cm above the rice; if not, add hot stock by 50 ml.	jaeodenmwpnpqkhiugjYXreYuaaphYdgqietfoXjZUaimmnhpofUQfahXmtkhpln
5		It takes longer: 800 ml of stock and 50 minutes covered. Parboil brown rice 10 minutes first, and it comes out closer.	drkphmgdkgWhxhUmkgmibjmergodqqXXgohwfgdjjiZlcpiXmOabeVlaZkjtpxpr
5		A cube in 500 ml of hot water is fine; then only half the salt until you taste. Chicken stock is good too; water wants a little more salt.	cYdtddZbsrlvrThfhXyQicmiwarlriZmiffkedahhxfhnueVolghkZfhYkjknkjl
5		Four or five changes, rubbing the grains; nearly clear is enough. Unwashed rice gives off starch and turns to porridge.	mapddkgvcoZgpWglnuikbbkpfnejffslrnjrqoiffYXptxuiwkfTnhkeejqmllno
5		Cook it uncovered at a steady bubble until the rice shows at the top, 5 to 8 minutes, then cover and steam. Above 200 ml too much, ladle some off.	khOlegdetmlkqomrngeVVkWflcYuhZXkofmnYlejkaijpkrZjqbQScVrflpkrgom
5		Stir once now, level it, then leave it. Stirring later breaks the grains and makes it stodgy.	bZXseUtZhjXixeasWkbfZhkphhWneoZemcnwmoaqaQdnnieenosgUgudllhfZeZo
5		Hot stock brings it up in 2 to 3 minutes. When bubbles break all over, cover at once.	fbbqectUkgfjtSmdsYYXbizhTYqimXZTgbffhrficgbUnspbmqhZfbeWhtkXfgie
5		400 g of dry rice is just over 2 US cups, about 480 ml in a measuring jug; a usual mug holds some 250 to 300 g of rice, so a mug and a half. Stock is 500 ml, just over 2 cups.	XqpZkgdfwWldlrZVroqoYZeOejXolZliuiqglpiZilUolkfNpfZbeeXpbjdcgjkg
5		Leave it, you cannot wash it now. It will be a little stickier: use the full time on the lowest heat, do not stir after it boils, and fluff it gently after the 5 minutes of rest.	qQfmksgwcsiehggmfrfjeUppZkbkkcrrhiilrpgicTcpurpcqjoTqccafdonoher
6		Bite a grain from the middle. Hard and dry: sprinkle over 100 ml of boiling stock, cover again, 8 to 10 minutes more on the lowest heat. Do not stir it under.	rekwodlcpmkjcsccgdgsnqdYsiVtbQfZcbZropZdXObgpjijsfkgVhdZgsplgoik
6		Take the lid off, put it in the oven spread in a roasting tin at 160 °C (140 °C fan) for 10 minutes, and fork it lightly. Too much stock or stirring caused it.	vaclkYjfqqhmbtesabdldjXcgeLifimffZpuoipghPcjqehplnfZTVimlonfhrct
6		They keep the steam in, which cooks the rice with so little stock. Baking paper or a clean damp cloth under the lid, its corners folded up away from the flame, does it too.	qdgjeXuaRZdmjckfihajSrghkdcZhddWbskSdnLebaafhmkrkarVcuhZWcZprrkZ
6		Off the heat, lid on, 5 minutes; then lift out the good rice into a clean pan and finish it in the oven at 180 °C (160 °C fan), covered. Do not scrape. Use a smaller flame or a diffuser.	laXoetjZghcsolYdeaRxfkcdibZskepdaoqddshnkKblkwYdbctgckZgfkZYilrn
6		Once, after 20 minutes, quickly: push a spoon in to see if it is dry, turn the top layer gently down if it is raw, and cover.	ahbnaaridnWpiiVmbxXoTmadZXfkbhZUQlkgYlXedctiipdkobuedruYmndniWaZ
6		Fold it over once from below with a fork, sprinkle on 50 ml of hot water, cover and give it 8 minutes. The pan is deep or the lid leaks.	lfikdepfahgnenZqanV0gqeUpgUnYWZVhhdwrldlfOjcvmhnmnkhbhjYcueiknhX
6		Put a diffuser, or a dry cast iron pan, under it; induction level 2. Otherwise finish in the oven at 180 °C (160 °C fan) for 30 minutes.	meUthgmUigZfsWgWrcOmXqlkRVgcVdlcnhdhppciXkecdgVoliqUgZQfqpbgjfmh
6		Turn it off and leave foil and lid on: it stays hot 20 minutes. Longer: covered in the oven at 100 °C (80 °C fan), above 63 °C.	ngfamdnYjfMhnbgZVhOkchnVkmVgeeYgRijctqbshdmghkrdexjqjiXSpfgWVmdi
6		Slice them when the rice has steamed for 20 minutes and start frying when the 30 are up: 2 to 3 minutes a side in hot oil. They are done as the rice finishes its rest.	nfaeehdZjZZkeodiuYeicoklsiXdncgVdaggukplTVgahkrYPOvYfsoUnhuadhej
6		Within half an hour leave it shut, add 3 tablespoons of boiling water and heat it again until tender and steaming. If it stood lukewarm for more than 1 hour, throw it away, as rice grows a poison that heat does not kill.	fWgvnmhQkkapSiiZdvVnnbkccYZffbiYXmtgixgqsduiegdXjdigVUaglobnfsin
7		You may skip it; then the rice is only less smoky. The toast should smell like popcorn or bread crust, never bitter.	efsohgbhXskisgUokfXskihmmahloVirduvSZmnchWblcqXncfxqhoqYhhchadvk
7		Take it off and lift the top three quarters into another dish, leaving the black layer. Do not scrape it in. Soak the pot with hot water and a spoon of bicarbonate of soda.	rYYnepcYahjrdibrdcRmkfUhdUWttjopaqwdfljmkSbitqWoaehhgfYheiadjbsp
7		Listen for a faint crackle and go on 1 to 2 minutes more, medium-high. Gas and heavy pans take longer; do not open it.	XegsmibdnuhobfbXlhYvdfZoZamdPQtdWejZhdjYdTaedkYjgftjczjgjjjlWtom
7		Yes, medium heat for 2 minutes is enough. On thin non-stick skip it, as high heat under dry food harms the coating.	oeWnTnffscldnUeggaRkYpdqgWkkflodywsgksjnYefiakTlhZkapmtbZkVmWnhg
7		Lid on, do not stir; shift the pot a quarter turn after a minute so that it browns evenly.	eaUhXVtfYcdotddkbnPaZhgmacktribilinomoRseVgfujamkixXYlreeladeeYZ
7		Wait: open the lid for 3 to 5 minutes on low until no liquid shows, then toast. Wet rice would only boil.	qeemnckosqlvepeqqeajflidiaOtgRbhoqlhfnikaTmdqlejoqhaUblUasmXfpiq
8		The five minutes let steam spread and the crust loosen, so that the grains stay whole. Fluffed hot from the fire it breaks.	nhoYoWmoUtcjyjhjkoQbhhtkZhcanaSjfriYjlXkkUbdihoguwYpfjoTkdgkVbcf
8		Use a fork, from the edges towards the middle, lifting. Leave the crust until the end, so nobody gets burnt flakes they did not want.	bdkcbWhnVkmjmtfrSfVdYoNWgmagermerVuilnbkXRVljoiiohnqgjplmiegWYfZ
8		Quarter teaspoon of salt at a time, tossed through with a knob of butter. Thyme and half a teaspoon of curry powder fried in a spoon of oil wake it up.	effsnehb0jlZjmWujacejgaironqWcXobeoYoieiUpWpoiVhemojmulwmbxdgfdk
8		Serve with unsalted plantain, cucumber and plain yogurt, or mix in 200 g of plain boiled rice. Stock cubes already carry salt.	mVdtgejXnskajaeuoWjNgckcmekpdpYrcXtmqiikjchfrlXXhZncldg0ncqnrfed
8		Look at the side of the pot when you fluff; there are two. They are harmless but stiff and can scratch a throat, so warn the table.	fbXVYeUmehvfXeotcghgnYRxdjjSmeofhndohhaXSZlorindhXvonYVicWgkaeoj
8		Pale: more purée, fried longer, next time; a pinch of paprika in hot butter now. Dark: it was fried a bit far and still tastes good if it is not bitter.	bZZnouhlZdfvdmOjjZTqliUjchsjXcdbbcgtbWsgjcXeXmYeVkgbbslegipgRevl
`
