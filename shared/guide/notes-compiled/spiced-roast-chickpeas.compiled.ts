/** Spiced Roast Chickpeas: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Rinse the chickpeas and rub them very dry in a clean cloth: damp ones stay soft.
Spread them on a large baking tray with nothing on them. Roast for 15 minutes, until they look dry.
Pour over the oil and shake the tray to coat them. Roast for 20 minutes more, shaking once or twice, until golden and crunchy when cooled.
Stir together the cumin, smoked paprika, garlic granules and salt in a bowl.
Tip in the hot chickpeas and toss. Leave them to cool: they crisp as they do.
`
export const NOTE_LINES = `
		Best the same day. Keep them 2 days in a jar with the lid ajar, never shut warm, and crisp them 5 to 8 minutes in a hot oven before you eat them.	uvzegXjYdeUZXYajfgifWheYiijcqilVXbsdaSXeahdpmhxlldqhdgmVdWZQciZe
		Same day, yes: leave them uncovered in a cool dry place and crisp them 5 minutes at 200 °C (180 °C fan). Overnight they soften, but that brings them back.	yltficlWeVNcXZhbildcgXtanlccmiaeZdslnXdehmmtlavlaleveiiRjWeYbhXg
		Spread them on a tray for 5 to 8 minutes at 200 °C (180 °C fan) or 4 in the air fryer, and cool them. They draw damp from the air and from their own middle.	7lyqkakbeknfNffhldandkkfcjZeghghbRsiqXnWafempWfpdegoVmeafgmYfwhh
		Yes: dry, with 1 tablespoon of oil, 200 °C for 12 to 15 minutes, shaken every 4, then spices. Do not fill the basket more than one layer.	vhgrUkdNqnZmgoinhhlZRjnoceZfrqnetlbajkdUsthgbhQhagimgukZbpZVhfgk
	safety	No, not under five: they are hard and round, and can block a small throat. Give soft chickpeas out of the tin, squashed flat, instead.	qbmeUVcohkZUcdflnbfisakghZyfWqbffkhlihYVdUcrYaifjew1bdUknoXoqedZ
		No, there is no point: they thaw soft and need roasting again. Keep a few tins in the cupboard instead.	qqlpUVjrnlSbXYkWiWisodbeaXYiojlefcpjVQeRirnsrcqeddghhYlYoXbXfkac
		Over soup, salads, hummus and rice instead of croutons, or by the handful with a drink. Sprinkle at the table, as they soften in wet food.	tknMdcWgbgiSgknsygafdfeYrjdbisTleemmhWakZsjbefsocgtpWflpbcvgcfmg
		Yes: fibre and protein with little oil. A small handful of 40 g is a portion; a whole tin can be windy.	nuvTbaemnefZgSaqvoleZcbfaoscmkegmYqliVeXkikhQjqirWdmgkcwkSkljeaZ
		Dry-fry in a wide pan with the oil over medium heat 15 to 20 minutes, shaking often. They get crisp outside, less so inside.	rojqaeePidVhfYmegjeiWrolnajbqjljjtjhnplgYvhcWeKnfhsXhtmUcnUkenhe
		Two trays, one tin and a half on each at most; swap shelves halfway and add 5 minutes. Heaped, they steam.	c0XbLUgYpYXjeXieemhmUgishfjkkfPYfxrnZglbljihndgfghaXhqWkiceUsfdc
		Use tins in water and a pinch of salt or none; lemon zest, cumin and paprika carry the taste.	jTnkqojYpnjXoTdivckRmWjZpjuhcnascirbriibfrefgeWbjanfvpkuiafrqcef
		Yes, in a paper bag or a box with a gap, for over-fives. Shut tightly they go soft by lunchtime.	rtmcWcbeebbUZZjmtibhThihoZcXYrdYdZronYiXlmjnZovdolnqljggWbOrVmlb
		Dry them hard, keep one layer on a large metal tray, give the full time and let them cool. Wet, crowded or warm ones feel soft; mostly it is water.	shuejXcldlhhWYfofcevfqeeeiYnZfOaiOomsbubWZRdmWiohffkipmZdkqhmniT
		Yes, they are cooked twice and hold nothing that is off the list. They are good against hunger between meals.	sWrYRtffmjSXabbcsrboiZkbggcWXfeffcYmVhgXdZeeQbwicUrqpnfpilgncmWk
		Start an hour before: 10 to 15 minutes to heat the oven and dry them, 35 to roast, and about 10 to cool and go crisp. For seven begin at six, and the oven is free at ten to.	llYWkhgUjXQjkdlYyikerYiilbZedhcbbUcgvtyXjVieamqYhUYihtcamZhakZco
		No nuts, gluten, milk or egg in the recipe. Read spices and tins for 'may contain', and ask first: some people with a peanut or lupin allergy react to chickpeas too, as they are of the same family.	admlelhobuUTgrblapnfmeihsfhlWxffhgYhfniWUjvcbgpdYbkuieivWaSZaqnl
		Two tins drain to about 480 g and roast down to some 280 to 320 g, 2 to 2½ US cups, so a good 70 g each for four. For eight open four tins and use two trays.	btkPWVghyVihfcaapuohYaebcijnhebdrmqahchPkhYemeiXliUbVoVnjefPmccc
	safety	Stop eating, rinse with warm water, keep the piece in milk and ring the dentist, or 111 out of hours. For the rest of you: hard ones can be crushed, or left soft by roasting 10 minutes less.	rmmohaZfZiudRnkdggZsegYWScnaWiltZXVbvokXakeafrlsnlwfaefvihelkcio
	safety	Plain chickpeas would be harmless, but these have garlic and salt: after one or two watch him, after a handful or with a small dog ring the vet now. Hard ones can also choke him.	lVrVUXWZhltgZfWglonjadanZZmmXfkmYlpXqufgkmurZlqYcmpibjUqbYblrnhj
		That I cannot know for your tins and your handful. Look at the drained weight on the label, and add the 2 tablespoons of oil, about 240 kcal, shared out between the portions.	hvsVijjtqjahsZchkkjicjcfYtijhmqrnhkfiXkRkjiVPcodcbXkolb0nZXokYaY
1		Rub until the cloth comes away hardly damp and the skins look dull; 2 minutes. If you have time let them lie 30 minutes. Wet ones steam and stay soft.	kUymoSppdqhpaecgrohmgjicigaeqTkdlgbiwaiTdTWkffooqlcfdpxUgkocYbfg
1		Pick out the loose ones, as they burn, and leave the rest. Peeling all is not needed.	edkOecrbSpbgSpihghSeacbeconsuosltenshmucoeYjZjqwpgpgbbjkigncjeje
1		Yes: 220 g dried, soaked 12 hours, simmered 60 to 75 minutes till just tender, drained and dried very well. Overcooked ones split.	katjnTlLkbdfWSkgpfthkhbUocpZqafersVdphbPmfXgifemoiffYfdfaohSgWik
1	safety	No: they turn to stones, and undercooked pulses upset the stomach. Boil them tender first or use tins.	qVumiXmWehgbNVoklgornknShZrdohYchsbdmjfgikiYhifnpnqnbenVZqkUqSbk
1		Pour it off, or keep it 2 days in the fridge: it whips like egg white. For roasting rinse it all away, as it burns.	oWgkdkgqgnfweimiocrUgfZdjdiehZewmosjYhcigZkZmh0oqufUYWmhaodWrhtr
1		Yes: a salad spinner and then kitchen paper dry them well, or 5 minutes on the tray in the warming oven. A fluffy towel leaves lint.	tavYibfmabemZdljpilmWeZiikRNtlrdkwYVvfgaeidjrcksjeqghkmbXhngcprn
1		Jarred are softer and dry a little less; no rub needed with the skins. Edamame and broad beans work, 5 minutes less. Not kidney beans, which go floury.	ndncdRgWakdUcXimdjkolacfiatYiobWfYgTpVVYnvVScYgencfeSYmdYbcUqckp
1		The ordinary 400 g tin, which drains to about 240 g; American 15 oz cans are nearly the same. One 800 g tin equals the two, and of chickpeas from a jar weigh out 480 g.	VliOYivcfZjUjfeUeqqlgeddgmyiogmivfqaiYcbogZdefeWueZZdnZgbmVNrhid
1		Yes: chickpeas, garbanzos and kabuli chana are one and the same. Brown kala chana is smaller and harder; boiled tender it works, with 5 minutes less in the oven.	gYvahemcXfggYYaiereqqhXeiW2UgjcZlQpeqcaYknhMiegdqVrgTllehdigmelq
1		Yes, if they were chilled soon and are no more than 2 days old: 480 g, dried well. Take them out of the fridge while the oven heats, and reckon with 5 more minutes at the start.	qovrjgobqalbITelpfemhkiOpilZocnbcimbbgiclhkmndvinfihUXgbcgiUfpZt
2		Oil seals the water in. If it is already on, go on and give them 5 to 8 minutes more at the end.	dUjjtqXjnkkjjfblhhptbimmcdhthjknmhkXtntecQcVgTjbVmhaeltMdZhjpYTe
2		A large, rimmed metal tray, bare or with baking paper. Glass and deep tins hold steam. Bare gets crispest.	gkYdMahnSdijhlefjjVpapXjnejZmkhUlsuUfScmcjYZfjitocgfkqkgSZYbqulV
2		Use two trays, or roast them in two lots. With room between them they roast; heaped and touching they steam and stay soft.	isSXIPcnfbjlZfnqcjarRifeZhihlsVaivlonUhiWheglbbiifgdiqahZagbtkbZ
2		Skins matt, a few split and pale gold, no steam on the tray. If shiny with damp, 5 more minutes before the oil.	eSngndnqkifwahajnnhxelWUcfgrkYgbkegokgogRLbYgikndodeSssYfnpfZafa
2		Yes, it is normal: steam bursts the skins. Close the door and go on; do not lean over when you open it.	leiYdfVdXrchXekqhtSmSiXdMcvafnrWcbnbhjjfgimYfhggWkyfVqlidgVaaXki
2		Move the tray to the middle shelf, lower to 190 °C (170 °C fan) and pick out the black ones. The loose skins go first.	paZgfskeXaYqceTjbZb6fkgYcdfwrsnjcgkcglrhlPcifqYdVfpgdmedcdcUlZqg
2		One tin: 1 tablespoon of oil, half a teaspoon each of cumin and paprika, a quarter each of garlic granules and salt. Look 5 minutes earlier at the end, as a half-empty tray browns faster.	U0gnkgcddXgjoVghXrqjdbYhhiqdkkUghxuXbqgXgddtlXXYqZccZgYhpQdakhem
2		Not in a plain microwave: they go leathery. A mini oven at 200 °C works in two lots, turned often, and so does a dry frying pan, 15 to 20 minutes over a medium heat, shaken all along.	vqouUXgUcYdfZjbcolplXhrhaXZamqmhYnhhkoucUzfjbfTpgijdkngWdiWiasbk
3		Take the rest out now and pick out the black. Next time look at 15 minutes: tins differ and the last minutes go fast.	uVfmmonUXdcuTfWmYeYtneZddYgspnkmUgsfeendiWdimodfZbolZmYijbeXlWwp
3		5 to 10 minutes more, then cool a few. If one on the bench is not crisp in 3 minutes, go on. Switched off and door ajar for 20 minutes also dries.	ugigwbldfockKkidolZukljahicqhTXZRPatrkjaZZjcheclkZfoesnUjndgghfb
3		Take two out, blow for a minute and bite. Hot ones are always softer than cold. They rattle on the tray when done.	gZrlkYnkcmfgjdnZmmWxkkoNekjhfYhRYRcjoekeTTcZgmkdfknplqiblriNWcia
3		Yes, any oil, and 1 tablespoon or a good spray is enough. With none they turn dusty and the spice falls off.	WalisraimrfblYdfcZrmSpfkslnfpvrppmjUlfhialfbVValebZkakmXfcSxpdha
3		Shake the tray hard after 7 and 14 minutes, or turn them with a spatula. If you forget, they brown on one side, nothing worse.	gZXWaWffYeelgnanXtTgeeirVdfmsrToiigqrceegcVkyhXcekrilj4YihYkkick
3		Anything from 180 to 210 °C works, a few minutes longer or shorter. Steam from a roast keeps them soft, so give them 10 minutes alone at the end.	kicfYoeUdrVqgbYhkhiqcmxecfeYdmVfYfUielomhzieahfXjXnogqdRgkbNlnQm
3		No harm: put them back and give them the minutes that are missing. While they stand they only go on drying.	jVclpfjcakarMfmXd2RprUkiVZcmhklhNgmcoolophokfYaYecrmafebkgYdhhfm
3		Take it out on to the hob with oven gloves and shut the oven door, pour, shake, and put it back. Damp chickpeas make the oil spit; a burn goes under cool running water for 20 minutes.	hhbfcfXhehnkpelpjaXsTkgiccnrovqlgqsVmklpkXhTkXdjU0kbkkmXhmQboYeX
3		What fell on the floor goes in the bin, and pick up all of it, as they roll and people slip. Go on with the rest and use only as much spice; use a tray with a rim, or stir with a spatula.	plYajWWpcexjNmonWscmViVkQikjamhjknwglkfjdbqppedeigricfilgbTfzkjf
4		Garlic powder: a quarter teaspoon. Garlic salt: half a teaspoon and no other salt. Fresh garlic is wet and burns, so leave it out.	ShgelVaRigwfegdmdVubgWfkihmtiwgZnhUWSdWipmdudlflgevYqmlbmZhlcoka
4		Curry powder, za'atar, ras el hanout, chilli and lime zest, salt and vinegar powder: 2 teaspoons in all. Sweet paprika loses the smoke.	PhbhqdbWplhTmZjolcvambepuqniVkceglgPXZfdjqSngZZidbrplphigXtdffis
4		Crush half a teaspoon in a mortar. Whole ones do not cling. The hot chickpeas toast the ground one.	VndarcVhaqwZjaskkjgqdZcqlgomhmpftqfZZhiXbletmgUpcewqlqnWhgseXcnl
4		Better not: paprika and garlic go black and bitter in 20 minutes at 200 °C. Only the salt may go on with the oil.	YehgkjYanpidnZfsbgnmjagxefbmcgfidqeWUoockXciiajdVh0nsssPjWpVbVgn
4		Yes: a teaspoon of cinnamon, 2 of sugar and a pinch of salt, tossed on while they are hot. In the oven sugar would burn.	jdkfljfcofdd1gbqdbsZkejnkkhgRoZgWkWclQfiknZkWVRncchtqaggrYiZ0lnl
4		It is not hot as written, only smoky and warm. A quarter teaspoon of cayenne in the mix makes it bite.	aifmffodlpmWuahkwXemfcejXnkiNlechZdZepcgiXXaRcfegpqyjgSnlbobZUtk
4		If it is still in the bowl, do not tip it on: mix a fresh lot, which is 1 teaspoon each of cumin and smoked paprika and half each of garlic granules and salt, 3 teaspoons in all. Keep the salty one for roast potatoes.	XYWpjjgXrlxcjccqlcnYdWdegocoXlZqgeocXlofgdinvVYWlaqavpkqnYnfsTbg
5		Toss while they are hot and shiny; if cold, half a teaspoon of oil or lemon juice first. Oil a few minutes on the tray helps.	YZZXiafnknulfhoobbWhldUnfgTiZdgkhsmbdprhdQVpubhvgzpgqkqajdqhUgge
5		Shake them in a sieve so that loose spice falls off, or mix with another plain tin, roasted.	iZcilXfTpsoXebmxnZgUdbWfdiilYnaqcbqlimldtXeiobYeijugmlg0sbtgrZli
5		About 10 minutes, spread out and uncovered. Warm they are nice to eat, but the crunch comes as they cool.	okpZkWqeZldWoeoalkWnjgtTYgagsjYeNdhXujdleaehhjtcfwitfnlQfdhSYkhf
5		A pinch more salt and lemon zest now; a few drops of lemon soften them, so only at the table.	gekeqhidwkmadhZrjbhhncbbonnxTdSrWcgclZcjRsYfoeYldotmlropleyedaei
5		No, let them cool for an hour first, as trapped steam makes them leathery. After that too the lid stays ajar.	llkllTubdeZZfbobmjYibbkXVVoakkkbTjhWnjXggYYjleqjtwtYpcrNbYVZahja
`
