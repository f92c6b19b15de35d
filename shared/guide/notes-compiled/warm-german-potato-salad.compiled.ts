/** Warm German Potato Salad: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the potatoes, whole and unpeeled, in a pan of cold salted water. Boil for 20 minutes, until a knife slides in easily.
Meanwhile, put the red onion, vegetable stock, white wine vinegar, mustard and sugar in a small pan. Simmer for 3 minutes.
Drain the potatoes and peel them while they are warm, holding them in a cloth. Slice them into a wide bowl.
Pour over the hot stock and turn the slices gently. Leave for 15 minutes, until most of the stock has gone.
Fold in the oil and the gherkins, and season with salt and black pepper.
Scatter over the chives and serve warm.
`
export const NOTE_LINES = `
		Yes, it is better after a rest, without the chives. Chill it within 2 hours, take it out 30 minutes before, loosen it with 4 tablespoons of hot stock, and taste again for vinegar and salt.	snqqiioblVTieadhbcfbkZleqkVfiijcPhsbhUcmpfntodtgXpkqjacTjViaPiVk
		Two days covered in the fridge; after that it goes in the bin. It drinks up all the liquid overnight, so stir in a little stock or water.	owqjlkmbohefUXalledTdjdYinielapfVbvgVUYidUotoi1hjgefWYacgWcXZkXl
		No: potatoes go grainy and gherkins limp. Keep it 2 days in the fridge instead, or fry leftovers in a pan until golden, steaming hot.	qyktVZirsjUbXdnYiWgmjdfcdcYeqfmgfhphSSeTdrmtkcqfdcgdhUebqUdddoZd
	safety	No, throw it away: 2 hours out, 1 in the heat above 30 °C, also without mayonnaise. Potatoes are what germs grow on. Put small bowls out and refill them.	ifkhfsdSkjqaLlkfniUQrYtpljcXcjkeblodhfdqgblhqfhgawXmpcYblRXrhkck
		You can eat it cold. To warm it: a wide pan on low with 4 tablespoons of stock and a lid, turning gently until steaming, or covered in the microwave, 2 to 3 minutes. Once only.	nsnyZgyejamTkacbsWffanmZXgedkkmgQnoWcoljekgjohrmgqafjbaUgcjdOuYg
		Frankfurters, bratwurst, schnitzel, meatballs, fried fish or smoked tofu. Fry or heat those while the slices stand in the stock.	hfcYWfZmfbfUjleomgYXcnnkxpXfgoYmlihXqeZiktgWTkoaMTrgZoohgUthagYf
		Yes: 100 g of bacon, diced, fried crisp, and 2 tablespoons of its fat for part of the oil. Go easy on salt; it is then no longer vegan.	blclnpbirilYmfdqlVxneyhogwhXcijlfVnZccjocmubPZfjTaagesrojeilobYj
		That is another salad: use cold potatoes, half the stock, and 4 tablespoons of mayonnaise or yogurt at the end. Warm potatoes turn mayonnaise oily.	TnhlmmbglbeZecVisUkafjfcjfTNZ1fqgjjgWgXjcibTZmlmasVcaRnYhcmnlWYe
	safety	Give plain warm slices of potato before the stock goes on, mashed with oil: stock, gherkins and mustard are too salty for a baby. From two years a little is fine.	qgleVabpmnUWicdnvZjZoVofjXtkXnYhalkiagfZfXctYeeYdcwucWTpthdokfYY
	safety	Yes, freshly made or from the fridge within 2 days. Leave alone what has stood out for hours, as anybody should.	nctZTvcdmiWTeebctlZilapcgecVZghiejalTjfbdYfhTbxlXZmrthbqmkbvaqXi
		Pressure cooker: 7 to 8 minutes whole over a cup of water. Microwave: pricked, with 3 spoons of water, covered, 9 to 11 minutes, turned once. Slow cooker makes them mealy. Air fryer: no.	zdiqcbiLjhYZemrhmnjhThkifcYbtokYhgahktaad4ZgWgglbkoZdmfceqTomggj
		Boil them in two or three pots, as one large pot cooks unevenly. Slice into wide roasting tins, dress each there, and let it stand 20 minutes; deep in a bowl the top stays dry.	ksXVRPeYtUbdebmbffedOgjlqobdkhOanrrmfgpcgkgmogheereZgoYvgjmdpegZ
		Two tablespoons of oil are enough, and salt-free stock with a spoon more mustard. Ordinary onion and half the gherkins are cheaper, with 2 spoons of their brine for some vinegar.	dfjhysXjqoWcndZZpXsdamcckoqbimcskilZjhhdhkZZXTZojWackhjsqVcxtgaZ
		From the fridge, with an ice pack, up to 4 hours; without cold within 2. Put the chives on at the table.	owocYnfchdeWeWrhtZafXhlfnbZSdkiZWgpjkagglkipdlrYjqiptbdYYdNjNhoX
		No gluten, milk, egg or nuts as written, if the stock is gluten free. Mustard is in it, stock may hold celery, and vinegar and gherkins sulphites. For a mustard allergy throw that stock away and start again without, and read the gherkin jar.	UkgngkfrbuWVjwamYinZlSjapcajc1icfeeidpibUgtYdflYXehqoYkqXcZhdoop
		Start at ten to six for seven: 10 minutes until they boil, 20 to cook, 15 to peel and slice, 15 to stand and 5 to finish. It waits well for an hour, so earlier is no harm.	koZRkfiSiWRiigjZvghYoYqimgXfefaZgUeguttaiUkfbmrXjTYkgpeZtajakZbp
		It makes about 1.4 kg: four big helpings of some 350 g, or six to eight beside other salads. As a main dish with two sausages each it feeds four.	mwjQaYZmnZjXmcbeyogWYflbjpbmflaYounjcYjdlifbdofYfaVcepXxnXpdViWd
	safety	Ring your vet with the dog's weight and how much it was: red onion and chives are poisonous to dogs and cats, also cooked. Signs may come only days later, so do not wait for them.	jXnRbaXachphXhdbqpekZeflYbkiZfmjahpWrkellktvcouRYjnhcZTqZXhpqpnr
1		Charlotte, Nicola, Anya, Jersey or new potatoes; in America red or fingerling, Yukon Gold at a pinch. Floury ones fall apart: then take them out after 15 minutes and slice thick.	hXWWrheqceZZVnmjeiimfbibpedQivjZyXaoiSnmWtWeYllWmWnkebkiiYddudpZ
1		Whole in the skin they stay firm and keep their taste; cut ones soak up water and take less stock. In a rush: peeled slices of 1 cm, 8 to 10 minutes, drained well.	mhqVjfrbSbdaYkmdgeledXyfVgqpydehmfitkirkmhZmejswpflhgcoajkxbmWdY
1		Go on 5 minutes at a time. Done is when a thin knife goes to the middle of the largest and it slides off. Large ones take 30; hard middles take no stock.	ofdenfqabjdgTonQfjdumkgWkqgndScSdRasmghfZYefjmngteiuephgnynefWgU
1		Drain at once, let them steam dry for 3 minutes, slice thick, and use only 150 ml of stock. Next time simmer gently, and test at 15.	0YadoXimfkoeDqpodghmbkbYUfaglihiaVjqumqhaVYhmlkjhfnfXbmnonneidcm
1		About 6 cm, like an egg. Take small ones out as they are done, or halve the very large across.	eqaPYWnjjXeYWWmbaiqmZYpdcqmnqfSSrYlqhcjjYeahYgcbocXnXqWqYnncncZc
1		In cold water they cook evenly to the middle; in hot the skin bursts first. Lid on until it boils, then half off, a steady simmer.	lVhjkjrhcihhkZtZtcjhdkvgTVpgobZcjociqskhXhUVpowjopoUjcnYevkaphig
1	safety	Cut sprouts and small green spots out thickly before boiling, and peel these raw. Very green, soft or bitter ones go in the bin; boiling does not help.	mUiMslmcejfiJiemmZbsbgkfYgndoekeddgtcVphcihmelopeZwqdRchlYlkmjxi
1		Leftover ones, chilled and within 2 days: slice, pour the stock on boiling, and leave 30 minutes. They take up less. Tinned: warm in the stock. Not frozen.	qnijpgtgpXdTLcpfgYonhnrRohgWwmmejkfaXbhihwghdhrbkegkYQiZleiVpmgf
1		A kilo is 2¼ lb: 12 to 14 potatoes as big as a large egg, or 7 medium ones. With 750 g take about 190 ml of stock and three quarters of the rest, and it does for three or four.	dsmQpgikwVmacihTrjrpXepWelelmbmgqejkgejadnVlcqgMsYdafnatijbcedlX
1		Yes: 500 g of pricked potatoes at a time, with 3 tablespoons of water, covered, 8 to 10 minutes, turned once and left 3. Stock, onion, vinegar and mustard go 3 minutes in a jug, boiling hot. Half boiled ones are finished the same way.	tngyaXgUfWkcgljWmhkhZgrgaVaXhjjhWofZkxmfUybgciYshklSeaahhkenctgo
2		Three minutes take the bite out, and only hot stock goes into the potatoes. Raw onion is sharp and gets stronger overnight.	XfirqViWWhjislgknaknpg4lWdfqkWTbkdXXclZkfieilngekpjjpVxVdcnpmcko
2		Half a cube in 250 ml, for gherkins and mustard are salty too. Gluten-free only matters if somebody must avoid it. Beef stock is the tradition, not vegan.	WZcucaWjprjtsbYZdXtOfZgdrbropnYgnYgogkidcolmjsqQkjcojXchcjgmhpil
2		Cider vinegar is just right, red wine vinegar pinkish. Malt is strong: 2 tablespoons. Brine: 5 tablespoons and less salt. Not balsamic.	dnVkpdUfYabdjogVjfkWldWZoVriThgXpkUbYScphsQlmkblraocpYmheiogwgdn
2		German medium or Dijon the same spoon, English 1 teaspoon. Left out it is a bit plain; half a teaspoon more vinegar.	NjejlTagbpadqhbaiXlcXWlgmlbeX0rYljhiZaTnZcWloTcYchgVicgbcUsmfgmt
2		Any onion or 2 shallots, as fine as rice grains. Red turns the stock rosy, no harm. Spring onions go in raw with the chives.	VckaicnYTWkpkqhbiZpqniudVpolphXWiRcmaYWnhdmnfrdbjekcgZnfVcqwjkpt
2		It rounds off the vinegar, you do not taste it as sweet. Leave it out, then 2 tablespoons of vinegar first and taste. Honey is not vegan.	acrcqgjijaSptsYocdnbkhhsgnggTdhqVjVbiUcjWnSfScVhfcahtUjfmZVltlmf
2		Fill it up with hot water to what it was, about 300 ml with the vinegar and onion. Reduced it is too sour and salty.	labsnlgYycnuXikfpghQgjeXXfbkcWenihlebsepfWceqghgppdPZQZrphdijskn
2		It waits; heat it to boiling again when the potatoes are sliced. Start it when the potatoes have 10 minutes left.	udZYreqZoZUmlglaYgakkgteddYnlbZgYfdbrpouaXjajptQitmifagOqboWdfdg
2		250 ml of stock is 1 American cup, or nearly half a UK pint; 3 tablespoons of vinegar are 45 ml, 4 of oil 60 ml, a quarter cup. All together the dressing is about 300 ml before the oil.	WlbdiibetSojpsYSqiohbWaVcdYtkZbmrfnXdqdafnQjogjPpkaafbRmdgbgiagi
2		Boil the potatoes first; peel them while the stock simmers its 3 minutes on the same ring. Or pour boiling kettle water on the cube and onion with the vinegar and microwave it 2 minutes.	jnbngbgYcRRgsefZfnfpcjvrXSiVgkimsneZnrkeSsefdlaYndqZcQWinfjmmeip
3		Hold each on a fork or in a folded tea towel, and pull the skin off with a small knife. Wait 5 minutes if you must; warm is enough, not scalding.	jfnadboccjYehkxWjVQkUljSQlcqlnnjajcklnqmjbTicpohhvpjlecmtmlZidve
3		Thin skins may stay, scrubbed. Peeled slices drink more stock. If the skin clings dip the potato in cold water for 10 seconds.	hdjOdhwbXrXfQolbecVdYZmgejmptormqfjrgktkhiVkWpqwpiiifZmckeoemhiY
3		Warm potatoes soak it up, cold ones do not. Slice them and warm them 2 to 3 minutes in the microwave, then the stock boiling hot.	tfmdmazhZdeVadmVmgdkhXtYUeWeoqgkUcgYrmrnbaYlndrdiulliXfUictZapjh
3		Rounds of 4 to 5 mm, about one and a half pound coins thick. Thinner ones break up, chunks stay dry inside.	khiYdcvtTgihhlpTXiuVhicgbnlltkegtSmqfggnnfdraghpncYudlcqeiulbTZW
3		Wet the knife between cuts and let them cool 5 minutes. A few broken ones thicken the dressing. An egg slicer works, a mandolin does not.	mlhVffkrVdtfXuyaRekbaqdcZpUkllghhUklmmooZedtghjqjfjunlfqqipmeXkU
3		A roasting tin or a wide casserole. In something deep the lower slices get crushed and the upper stay dry.	hkZgOPjhWTpdqemgboaYgdgotmkepmXbruogfbhqZrjkcaXrpjfUhpgoWljehmfV
3		An hour is safe, but they are wet: drain, peel and let them steam dry 5 minutes in the warm pan, then use only 150 ml of stock, boiling. After more than 2 hours lukewarm, throw them away.	wRebpohYsmmlIhubklbgkapeWXcgrehlYhpiplimfYeeogrclopedRiefjZgliks
4		Yes, it looks far too much and is gone in 15 minutes. Turn it once more at half time. Still a puddle after 20: pour off what is left.	mbPimeismghsgpivpbdVehclacYxeVYptfgoahlilaqXkeqhitOaVibnejsffdoh
4		Wait 10 minutes more, covered, turning gently; crush two slices into it to bind. The potatoes were cold or undercooked, or hold water.	nYXctfplnmkwZtsklYZakmkgidTriUUmkjfkmffjgSffnfqns3dkadkgcqpgggel
4		Add hot stock or potato water, 50 ml at a time, till a little stays at the bottom. Floury potatoes drink more.	oYcprboguglrgvbljVgchlalieLkWYhtghYikpiiiWdghdjmnyaYVZZrngmhgaXr
4		Lift from underneath with two flat spoons or a rubber spatula, four or five turns, and no stirring. A creamy edge is normal and liked in the south.	bYThfYnhZfkhomgkVeXbQrXfYjVgYpcfjXotkoflWbeiklcgfkzfUgxmvpfiaaZX
4		Ten minutes is the least: before that stock and potato are two things, and it tastes of vinegar outside and nothing inside.	oihevVliWpaprkgjjoXbod0nelhjpUQhalbYoidZhWdfhclbsojniixSlckhbVag
4		Warm the whole gently in a wide pan to steaming and let it stand. Oil first seals the slices, so then it takes 10 minutes longer.	hZawmigfpkqorZpojafageqmXYbrphhoddjanrvphUgctkoYdwfYhVnRdirdlefk
4		A plate or a cloth on the bowl, on the side, is warm enough for half an hour. On the hob it catches and breaks.	sbgacQmaadghsWidkjNYZjtfZjWemfajYnidnqctgXjbtiotkyodfefXljgWalZX
4		Put bratwurst on now: 12 to 15 minutes in the pan fits the standing time, until no pink is left and 75 °C inside. Frankfurters need 5 to 8 minutes in hot water, schnitzel 6 to 8, so start those a bit later.	jkcebechnfTjWegankjeforhmmcligbjdiVfsjobhanWTklUPYndYuwOietYfSUh
4		Not too late: warm vinegar, mustard or sugar with 2 spoons of stock and fold it in now, while the slices are warm. Even at the end it works, and 15 minutes later it has soaked in.	fkRfoeaZneihirfibihYpXkkeeRtYZifbeXSfhgqYaUmvYdhdmocqPmakUllsgVt
5		Oil coats the slices and would keep the stock out, so it comes last. Forgotten: fold it in now, it is not too late.	bafmunXgqjsopfdmYfilWgmrijgtmhnoofqVkmnkZScckRldXueVchoTkXbrmZVf
5		Rapeseed or sunflower is usual. Olive oil tastes Italian. Walnut oil: one spoon of the four. Butter sets as it cools, so no.	UYigmpYietkYnaXkcYtmXjcktfmsrwtjifkRoZhiWnhafTglbbZgVjhadeXvlelZ
5		Fresh cucumber in thin slices, salted and squeezed, is the Bavarian way. Or 2 tablespoons of capers, or radishes. Sweet-sour German gherkins are meant; with sharp ones a pinch of sugar.	imkYoejfYnXYhjngjYpdgYVhelrjkmpWZhZYlKUfkrWkbgSoeQsloViijYoesjnk
5		Salt by the quarter teaspoon, then vinegar, a teaspoon at a time; wait 2 minutes between. Potatoes swallow both, so taste again just before serving.	fcdlrfkdzhkhlmYrodaZpdfkimlqQWWlbZiUmeflYqVmqoUgelnirqmupZtchYZi
5		A pinch or two of sugar and a spoon of oil, then 2 boiled potatoes more if you have any. It mellows in 30 minutes.	fnXmsbcescZdepdpmWeYhkVnhiWqKbkeWaYfgYcsggXojfZohhkekYdw1hegsZen
5		Do not rinse it. Fold in unsalted warm potato slices or half a grated cucumber, and a spoon of vinegar and oil.	oTdrlhmanrmZfagvnXiPeZjbhghpfoescYqqqgmkkghjtlZZlcrYocgxmcnlwbfe
5		Fold in a spoon of mustard and 2 of hot stock: it binds again. Or crush a few slices into the pool.	ffaZmiYlmgofjlcwdZilOsUifjfpZhptndlbkhqjjKkgoYqma2XZYglhfgfnhkcX
5		Gherkins are small pickled cucumbers: dill pickles or cornichons. 80 g is two medium ones as long as a finger, about 10 cornichons, half a big one, or half an American cup chopped.	ckkVjalXYibahaaYieqlcTVZNs0gnpvUtYichRiehgTkemgmmVkhlieleghZdelZ
5	safety	Stop eating if the potatoes themselves are bitter or sting the throat: that is solanine from green ones, and all of it goes in the bin. If only the dressing is bitter, from mustard or olive oil, a pinch of sugar and salt mends it.	eVunvmfXjlheSlXtdSgliZilkWmpZbrrZflhcUomZjbjipimffnqioTqnYmigUtl
6		Spring onion greens, parsley or dill, the same heap. Frozen chives are fine. Dried ones go in 5 minutes before, to soften.	ccnVjhrQWdZeeXkhgSomneddjnkXrhZUcbPWdZQcglikrcfjZTojtaUaUejjbfqj
6		Lukewarm, like a hand: that is when you taste most. Gone cold: 3 spoons of hot stock folded in, or a minute in the microwave.	jlkldfsgfkkaybfYscUedjndTgZeXqehQffUmtjnfbdgklqfeyciodXZphmUOpjh
6		Covered it is best in the first hour, and 2 hours is the limit at room temperature. Chives at the last minute, or they wilt and turn grey.	ocfQodnZegTjiXfdblQegcsejlacgeYcOikbraamiWqlnfuZargpilYQjaeaOefl
6		Chives are thin, hollow green blades that taste of mild onion, and snipped means cut with scissors into 3 mm bits. 20 g is a supermarket packet, about 6 tablespoons snipped.	TZpWlieVTZieqfjcfeqsjlcbctrXkYZOnTgdYaUjfgagmffdXWqkmjcpSipmYcuf
`
