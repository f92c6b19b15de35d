/** Moussaka: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 220°C, or 200°C with a fan. Brush the aubergines with 3 tablespoons of the oil and spread them on two trays. Roast for 25 minutes, until soft and browned.
Heat the rest of the oil in a wide pan over a medium heat. Cook the onion for 8 minutes, until soft, and stir in the garlic.
Turn up the heat and add the lamb mince. Fry for 8 minutes, until browned with no pink left, and spoon off the extra fat.
Stir in the cinnamon, oregano, tomato purée, chopped tomatoes and red wine. Simmer for 30 minutes, until nearly dry, and season with salt and black pepper.
Melt the butter in a pan, stir in the flour and whisk in the milk a little at a time. Simmer for 5 minutes, whisking, until very thick.
Take the sauce off the heat and leave it to cool a little. Beat in half the Parmesan, then the eggs.
Turn the oven down to 190°C, or 170°C with a fan. Layer half the aubergines, all the lamb and the other aubergines in a deep ovenproof dish.
Spread over the sauce and scatter over the rest of the Parmesan. Bake for 45 minutes, until set and deep golden.
Leave it to stand for 15 minutes before you cut it.
`
export const NOTE_LINES = `
		Build it whole up to a day ahead once all parts are cold, cover, chill, and bake 10 to 15 minutes longer, until 75 °C in the middle. Lamb sauce alone keeps 2 days, and aubergine a day.	qwkpkfockURifhhhbggakcqfigbekclcUarefTgiqlsqlaxidrfqeifVfTdRWkPg
	safety	Two days in the fridge, if it was in within 2 hours of baking. Third day goes in the bin, or freeze slices on the first.	m3nlhnjbnhdfWZdghidUfjfaeljZlXncUcrbWXcgfarwlk1akcYjXcWciVbZanUk
		Yes, baked and cold, in slices, for 3 months. Thaw overnight in the fridge. The white sauce turns a little grainy but tastes right.	qvimTclxnlUbdgmagXmmpbddaQYijfrgcaikQScUilotphpfecdiiYfYrXedckUb
		Under foil at 180 °C (160 °C fan) for 25 to 30 minutes, until steaming in the middle; microwave 3 to 4 minutes with a rest. Only once.	xwjsUksafZkbedhbrZilWppXZgYVelkfSimYftofemjimellcgejlgSYhbmYSvae
	safety	No, throw it away: meat with egg and milk sauce stands out 2 hours at most, an oven that is off counts as out.	lijjiqaPmendRhmZhqWWsZqncjbagamfWksWbjjskfritbkgeoYklbbZlRQjdrdo
		Beef or turkey mince weight for weight; turkey needs 1 tablespoon more oil. Lentils: 2 tins, drained, no frying, simmered 15 minutes.	VeYnlgShqmffZddVbaofgqaqrunRlqRqfnWXhbZksrehOciccVbfbjghdfeiaeYs
		Half the butter, semi-skimmed milk and 40 g of flour make a thinner sauce. Brush aubergines with 2 tablespoons. Lean lamb or turkey saves most.	bnoiuvelgkWdufbffUsfcqchhliVihgzlgldflleqiiSVYZohdQkfkhpocXzmhaV
		Allow 3 hours with the standing: about 75 minutes for the layers, 45 in the oven, 15 to stand. Do the lamb while the aubergines roast and you save half an hour.	inbYhciMiVOlmcigvkhVmYtjohaeiaWXeXfgtlpWoaigZeuZfWWidpXcmZfahXXg
		A Greek salad, green beans, bread, or yoghurt with cucumber. It is rich, so no potatoes needed.	njhQihYobejPnkhpvfZZcmkjylXecmWljhkekbVsiwdcdlpgWWklUdhpjVtgYpdc
	safety	Leave the wine out and use stock or water for a child; some alcohol stays behind. Take a baby's portion of mince before salt, mash it with aubergine, no Parmesan.	nbkjYbbookXZkeeetdjanUkfkZuhVjVkbokgUhdahTfpPXibkgvygXTkpoepkacX
	safety	Yes, if it is baked through, steaming in the middle with eggs set. Use stock for the wine to be on the safe side, and no pink mince.	kcnfTtbjmfVYeeaZondiiZoZhebWYYciZlXoQlceeUfeMavkbWppshjnititdjXh
		Do the lamb in a slow cooker, 4 hours on high. Aubergine in the air fryer: 190 °C for 12 to 14 minutes in lots. The top needs an oven, or a grill at the end.	ugetWjdNjiVhkjnejimdalnscbYdujjemiYghncdvzigVcPlZilfhrZZYpUgfffj
		Beat 500 g of Greek yoghurt with 3 eggs and half of the cheese and bake the same time. It is sharper and quicker than white sauce.	WsmhqkiuafUilYopajoVjbgirYZSXoZscbeebdTghoYchiOmhpebfatWfhssfhca
		Yes: 400 g in 5 mm slices, boiled 5 minutes, at the very bottom where they drink the juice. Courgettes roast 15 minutes first.	fZdahlunoihbbmrveZsiTqoccdYhhmYlpeefhcjqavkXagmdiisjdUjhdVuirMlW
		Only the 60 g of flour in the white sauce has gluten. Use gluten-free plain flour gram for gram, or 35 g of cornflour mixed with cold milk, use no breadcrumbs, and check the labels of any stock and spices.	TainmkdoZrTampZhWgoYjbcXrcjcbsVlmgVfetlXYnohcnlZcbaxldgofebZa0ip
		Not as written: use halal mince, stock with a teaspoon of vinegar for the wine, and a cheese with vegetarian or halal rennet for the Parmesan. It is never kosher, because it has meat with milk and cheese.	eYhojjXjpgcegqVXZfrUXSmVrWfeYrajaXlnjfbfckpaRXudcdkpveRhTdkoYkff
		Aubergine is eggplant or brinjal: three are about 900 g, 2 lb, and small or striped ones do, the same weight. Lamb mince is ground lamb, 600 g is 1⅓ lb.	VblaleinidbXbbgeadppkfjgdmxdqnjZuamgqMiemgYaRWYibNoldjWoVdpghScf
		Yes: roast the aubergines, one tray after the other if need be, and cook the lamb on the ring meanwhile. Put it aside under a lid, make the white sauce on the same ring and build it. Allow 20 to 40 minutes more.	jqanabZWVRRjocfecoZmcnsrUXiOcjhmhwjZntgidojjbjZckdpXYVSkmfcgheZn
1		Not necessary: today's aubergines are hardly bitter, and roasting cooks them soft. Salted for 20 minutes and dried they drink a little less oil.	kQukuipdiojghVhrndmXrZsdhblrmgfngirhxWracceckdchlcviummlYYkkoTcd
1		Give them 10 more minutes and swap the trays. Underdone aubergine stays leathery for good, as the layers no longer fry. Tender means a fork slides in.	nYpjnbpibiaqLsebihbvingZciclfZbWZXhtxbnZbUabkbaojYjuauicgnoeceYX
1		Lower the oven to 200 °C (180 °C fan), turn them and pick off black bits. Thin crisp ones soften again in the sauce.	yYjkmlnfYhiuPfYiaadwjkZbZZcpqmlgWXpikesdeSahlkRjWUqpboYgebiajfqi
1		Roast them in two goes, or they steam and go grey. One layer and some space, or 8 minutes longer if they touch.	ksUZPVhqfaduXcoocjevXinkXcjerpWdfwnuoTpdbhfgmdeigeggdtadZceYmlWa
1		Fry in batches, 3 minutes a side; they drink three times the oil. Under the grill, brushed: 5 minutes a side. Both taste good.	oqgmikdchiYiaUmlkdjmSotglekjvjcectrgpXujdngfZeJhZdogkwoPehehahYf
1		As thick as a finger, rounds or long slices, skin on, stalk off. Thinner ones burn, thicker stay spongy.	cdmPbixjQoajhljadfiUaefjdlqprfqktUjuddkqnlbnYinwpfcpeiegehtccZfS
1		Yes, brushed thinly on both sides. Pouring is no use: the first slices drink it all. If they look chalky halfway, brush with a little more.	XclfpfawmasjkhbimfonUocampdyimijsklgulkdfPZciThmhnacXsgdgbsoiVTa
1		Brown seeds and a bit of browning are age and harmless, slightly bitter: salt them 20 minutes. Soft, wet or mouldy goes in the bin.	kfohryfpgnqnVoWrffY1highedvmjfkcYdkuWVrhgcsfjgZpfavkadhaYhmiXare
1		Frozen grilled slices: thaw, pat dry, roast 10 minutes. Jarred in oil: drain well, no oil added. Courgettes or sliced potato also layer well.	gZmjndqpegaeYhqjaYpkejmijZjj1rodgigapMhcqujbeVTmjWwnoaWbbUlhkZce
1		Roast in two lots of 25 minutes, or put the second lot in a roasting tin or on foil laid over the oven rack. Two shelves at once want swapping after 15 minutes and about 5 minutes more.	dwUeOVYiWZgleepiemcxVriojbiejmRahznagbnjcmdcjcadjdkgkpahbZZUspXY
1		Dark brown ones are usable: layer them with 4 tablespoons of water or stock sprinkled over, and they soften as it bakes. Throw out only black, bitter ones, and fill their gaps with sliced tomato or boiled potato.	uQgiqoldbhqnImiidqlorYjfZdajpcngTXklpfvdfSdhpaUleYlkYgabfYjhlfkn
2		Yes, start now: the lamb needs nearly 50 minutes in all and the aubergines only 25. That is the best saving here.	dgfclfghiROujhgncfkmrixsgZWiqiXhbcZZuoqfmZebYXlfdXtcZinXlarWoXbh
2		Take it off the heat, add a spoon of water and scrape. Dark gold is fine, black pieces come out, as they taste bitter.	oafkemmYbXivgnTicTezkifcYYfxtpjkYerdcjkjiSdoowVfYcofgljgabflkdwo
2		One tablespoon is left of the four. If it has all gone on the aubergines, take another spoonful: any oil.	VhhlrnZkpblmjgYrefqoWmfegthommoppdtSlgpdZOggjOhcegfYWgYbfTZppXVa
2		At the end, for a minute, only till it smells; it burns long before the onion is soft.	bkldkXaTibopfhUigWrogdnoWebyjhaYcVZZTkcmiVlmdophdesYikvOoXohajgf
2		About 5 mm. Grated works too, in 4 minutes; it melts into the sauce, good for onion haters.	ZnlWaZrdTYmhovidXcxfefqnXnrptmfcnPdkddUqdcordfegnfmjhfghZbrxibhi
2		A pot of 26 cm or more: wide, so meat browns and sauce dries. In a narrow one give the simmering 10 more minutes.	miUmTZldhVfijZjUgleVZjcrtgthwgdcusngfgZogqYhWjWgkWaQancgQodkeebc
3		Turn it right up and let the water boil off without stirring, then it browns. Fry it in two lots if the pan is small.	jWXoljdrtedvUmfjoXejfsdnaanpkWQpsugohaogmfgYifkidodPagpcbufiZmql
3	safety	Break lumps until no pink is left; the half hour of simmering finishes it too. Do not taste until it has bubbled 10 minutes.	ZdgnqifilbljSqcbdfhvopmhfpreVXcdbiVsehfilRtcXqiaenhpWfqhlwkjSRXf
3		Spoon off all but a tablespoon, into a cup, not the sink. Lamb fat on top of the moussaka goes greasy and leaks through.	XeYeqpdpkahgldkihaieVwTigtnmvglyoklacilmsXmZfWkmilWWXmtddjVpnYjW
3	safety	Thaw it in the microwave and cook at once. If it is in already, scrape off the soft part and turn it until none is icy.	ecUudggonjiVVslPebbpsfchXZfswfgnbgUfZfgWumkildkfieaavbiSphXiYbTj
3		Yes: 500 g minced or chopped small, stirred in at step 4, simmered 15 minutes until steaming all through. Meat of up to 2 days.	ZmduflaghbgjWYYZfYqfgvrjkshYtkYkZjXXZgepulflPkpXdYclWZkYfsoXbbSi
3		Use a potato masher or a wooden spoon while the meat is still raw. Small crumbs make layers that cut cleanly.	fhgefSdmkcpZZrrlRUiearVqcjkYjvYpmaYlnknihQfshijldrigdkmonpkqSUZe
4		150 ml of beef stock with a teaspoon of vinegar, or grape juice with half of that. White wine works too, lighter.	fgfvkjWggegrpliTejnVbadU2UnbcjVmfqefUUcgeoZjPbkfpjrgkYicbqqnqdml
4		It is what makes it Greek; half a teaspoon is subtle. A stick simmers along and comes out at the end. Leave it out and it is bolognese with aubergine.	beRdppXdqswbwfemYctYijgxjlfhagWaioaffhcgnhfogRZmhcmpsiaVlZvlinel
4		Boil it open over more heat, stirring, 5 to 10 minutes. Right is when a spoon leaves a path and no juice runs in. Wet meat makes the moussaka slide.	qaUksbipnmcybnkmkXdZjlYedhRoZNVpnjdichfjjRhZlknootXWYddhhmnaXYee
4		Take it off, add 100 ml of water and scrape unless black. Turn lower; it should blip. It can be a little dry for layering.	qSZpgikiohmxflYgfVfmnlRclYWllbmnhpmZivjhhGYmkoemhkoWUcegZidcZdim
4		Lid off, small steady bubbles, a stir every 5 minutes. Under a lid it never gets dry enough to layer.	aXZphWuXcoVptdefglYUUnlgZnohieXcjkmjjrJogbdWlleqpjsUWhgeiockbiZV
4		Stir in half a teaspoon of sugar and simmer 5 minutes more, until you no longer smell the wine. Salt rounds it off too.	flaoshYargfleqVogcfdijRkmelmNRkiScjfiTeqffXqkgXofhnfmbmp0tjghUgh
4		A teaspoon of dried thyme or mint, or a tablespoon of fresh oregano. Parsley at the end is nice as well.	aghUrshSghkbgTjrbVpXnbbmoknYkfaYeiSTbfUddogkndcdZTqfskZdVeqlTWoe
4		Yes: shallow box, into the fridge within 2 hours, 2 days at most. Then layer cold and bake 10 to 15 minutes longer.	ovgtheigkZPnegcbWeeeqejeglddnbejSkndgZZqqholbcvYfucmdbgShUdYShMa
4		Half a teaspoon of salt to start. It should be well seasoned because aubergines and sauce are mild, yet cheese brings salt. Too salty: grate a carrot in.	fXfonglXuklZnbWotYiRkfhelmqrblVrcbqgpgihmjegmhUWgcpZuohwlcpilTYZ
4		It is 150 ml: a fifth of a bottle, a smallish glass or ⅔ cup, so 600 ml is left. Wine open for up to a week in the fridge is fine in here, and a mini bottle of 187 ml may all go in if you simmer it 5 minutes longer.	fqfgbkahsTqmpnZXpojZVWcYpTkYZfddijqaWYXjggXrSXrZvfgXbcWoZcbeaYob
4		The thick concentrate from a tube or small tin, tomato paste in America: 2 tablespoons, about 30 g. If passata went in, boil it down 5 to 10 minutes longer; ketchup is too sweet, so then leave it out.	SmYWpkqhVglfgfjrXbporWShqYtbaXqdkfrdcWgiloeeUeaXrreSXXnhpjeflgZk
5		Take it off and whisk hard, then go on; or push it through a sieve, or blitz with a stick blender. Next time smaller splashes at the start.	deielVmnhcjkiqpvUUlciZcpiVlSeqkllYUscqlaeRjaopflivgaVTikmqqmeYgg
5		Like thick custard: a trail on top stays. Keep it bubbling, whisking, 2 to 4 minutes more. If needed, 1 tablespoon of cornflour in cold milk.	eXXlogsgcuZqhlqhgVkXlgZlieXhUWblqZiiSmfhhaaWpqdnmzMfYcneeuolfggb
5		Whisk in warm milk, a splash at a time, until it falls off the whisk heavily. It has to hold a layer, so do not thin it to cream.	hWZgcUthjpnkqjfiUagWkhPfjhQcUklnjYfmXmlckUeiklclp0UVWXjsiljkibdc
5		Any unsweetened milk works; skimmed is thinner in taste. Use 5 g more flour for oat drink.	VlfhjupfaoVfrdrrigsVjZdWqPfSgsgihdfeTdiZlqdfdneffhYiQUjXWmesogjk
5		Self-raising is fine. Cornflour: 35 g stirred in cold milk, boiled 2 minutes while whisking. Gluten-free plain flour 1:1.	PSffudcmalUflbkjYdodoZgjwXdXVkZpwcUhZoijlmeiwrcebbWmichkdedbkxje
5		Stop whisking the bottom, pour the top into a clean pan and taste. If it tastes burnt, begin again; it goes through the whole dish.	kfeoarkaffitkjXqZWbmlcWbgQciolqsYkwhVmmfiSdhpxWjVkkYYZifelddiatp
5		Keep going for the 5 minutes over low heat, whisking, because flour that is only just thick still tastes chalky. It spits, so mind your hand.	bUgssbpccsSplcghckcdleqtibadTMfinZemYoclgXfcmwjgdsWdZjpesriYYcZe
5		Yes, a quarter teaspoon of nutmeg suits it, and a bay leaf in the milk that comes out again. Salt it only after the cheese is in.	Yhedgmkiilqcndh5fWtYnVhsqZnfWlcpZfkYTfZYfdderhYYdjvgoemcVdwjeZea
5		Butter 60 g is 4 tablespoons or half a stick; flour 60 g is 7 level tablespoons or half a cup; milk 600 ml is 2½ US cups, or a British pint and 2 tablespoons.	OemakhcfqXjeooYXifulZScYbaSlbdjnsatcfqlYeqXmokfRnhTebfcqdjRkhamc
5		A wooden spoon or a fork does it: take the pan off the heat for each of the first splashes of milk, beat smooth, then go on. Any lumps go through a sieve or under a stick blender at the end.	chnlXTlYUWdeqpobXfjZiiboneeRguregkUkloaUUnYkbdaYlvlXhmkmivhvfini
6		Cool it 10 minutes until you can keep a finger in it. If strands form, sieve it. Beat eggs in one at a time, quickly.	WpllcWfrhdgdXgloaYbdmUjeWcbYecfiRbhhZukqWMaVhkfee4ijpYwjgmmfgfbi
6		Without eggs it is softer and runs when cut; one egg is enough to set it a bit. They make it rise and slice like custard.	RlnedbgtbgadUcnjXigWpNjZjlUYcaWjahjlbmhnTYYVcdSonsbjqfrfcfmvpjdl
6		Pecorino, kefalotyri, Gruyère or mature cheddar, the same weight. Feta is good crumbled, with less salt.	ZkkTnrYejlbZggepXesdbjrfoenTdrnvZQhWgeXdekoWqUdimcmcqefpZoppbxYd
6		It is 30 g now, 30 g on top at the end. If all of it is in, scatter breadcrumbs or a little more cheese on top for the crust.	YogYpogkmcjjhjcsWppdWcgiaickcnf2iUkddmZbfXwapVeXijoQeYZkgbshghSR
6		Yes, for 30 minutes, with baking paper laid on its surface against a skin. If it has stiffened, whisk in a splash of warm milk.	pdkcjZvdZgQplceiReUbgbibkeUhgZltXfjbfhjljUkbklujhwggTThRpanVYhYY
6		Whole eggs, medium or large, lightly beaten first so that no streaks show. Two extra yolks make it richer and deeper gold.	NoofRZmnYTdYXVblhilUfQgZZlfXjdZflbhqXocoPWcYcdbfglddkfpgdivmrdWi
6		They set it to a custard that rises a little and slices. If they are forgotten, bake it anyway: it is softer, browns less and runs a bit, so let it stand 25 minutes; scraping it off to mix them in makes a mess.	TdkidffpcjgfcahqboaXfPnjfhRaXbZjgSjjWmjoVMXTpWWjhubblinhegrrqfgg
6	safety	With eggs bearing the British Lion stamp a lick is safe for anybody. With others taste before the eggs go in; after one lick there is nothing to do but watch, and ring 111 if somebody is ill.	VZqtacbjnjhWXaSujecerTqeghlfHYZpfkpZckhnbXmiahfcemnntfkonjeqoafi
7		About 30 by 22 cm and 7 cm deep, holding 3 litres; a roasting tin is fine. Leave 2 cm at the top. Too full: make a small one for the freezer.	juNcRblhgVlhjqlYofceemZkpXpglfcawpuhfYdqaingahchrhVecuYpScYZjjca
7		Use them all the same: patch them together like tiles, overlapping a little. Nobody sees it under the sauce, and it cuts well when it has rested.	riWUdYhxabsmQyqnSlgianidSfjiqqfbgeponjlmaZmmlfbqfdpqekgmjYnigZbW
7		Turn it down now. Too hot, it browns in 25 minutes while the middle is cold and the egg sauce splits.	ecYmmpdXepXugagdjiWldfqjNcVcadbfYchdmusjjphcdaPUjhoenqdWlhUTrnVi
7		Half aubergine, all the lamb, the rest of aubergine, then sauce. In a wide dish a single layer of each is fine.	YjTeXalvdXfuqjZpfpZbffakZidholchuiobuYikedhWiidkdcrZbgWhWSrciOTU
7		Put most on the bottom, fewer on top, and fill gaps with sliced tomato or boiled potato.	focbcjjxjalrdlnrdrpgZieadkfkiiedffmnmZilcXnjhXWogdkhXgWrkH0hlYaQ
7		Warm is good: it bakes evenly. Only when you keep it for tomorrow must each part be cooled and chilled within 2 hours.	ftdmefmodgbixkmbieVklhmbUbccjkdiSkdXsngpnbiZgfudc1ejoefScWnTPdYX
7		A spoon of breadcrumbs soaks up juice and keeps it tidy. Oil the dish lightly, then slices lift out.	lfYccgfxbdwmjonobZYjVzdhndbmienotmsTsioiYVolfhjrdmjkgipXbZZhegTV
7		Yes: a 9 by 13 inch glass or lasagne dish is right if it is deep, 6 to 7 cm. Straight from the fridge it may crack, so let it stand 20 to 30 minutes out first, and never put hot glass on a wet surface.	qqWlSeidXYpbqkldqaRklhcgqUjWebccbppWYZfwarjdajgqnmadrhejUbPdeqic
8		Lay foil loosely over it and move it a shelf lower, but bake on until a knife pushed into the middle comes out too hot to touch.	lfXjgtqfWbascjUiacUvjlbYgbazkjdjRggjbmhimOleptZjXjobhrXZdlebigrW
8		Raise it to the top shelf or grill 2 to 3 minutes, watching. Keep glass dishes away from the grill.	ieiemmlqbgX0YqajmfVrgnbjfegneZUgbgathdnmYfbUgtQlbjjdeuoTaligYzlY
8		It should quiver as one piece, puffed with no liquid at the middle; a knife comes out clean from the sauce. Else 10 more minutes.	jdbeihqqakkqavjZiqYgheaVlkdpOThZeQYseadjbTpamondlndidrbgivlgWXhT
8	safety	It should be 75 °C in the middle. Bake it on under foil for 10 to 15 minutes and test again, longer if the dish came from the fridge.	gpdoctpiakighnhXplTxinmPdnfhZffUNfVgknihiaqdlnldkpbokvYdnsiUYhdW
8		Slide a tray under it to catch the drips, and spoon off the fat at the edge. The dish is too full; leave 2 cm free next time.	liQfolUlijmmdhopidVcSyUfUjiiZboilqoaecmojTmUqjZhYnpcYlflcmUXujmd
8		Blot it with kitchen paper. Fat comes from the lamb, water from wet meat; both are caught by resting 20 minutes.	hcdarqdrgjcmellrhdchUuYfefgjjXmxmjffhbqmoQlWneozdwYWVlphWkjllonX
8		Middle shelf, gas mark 5, uncovered. Only cover if it browns before 30 minutes.	chZkUhqhSlZolbbZrsZhUpjdWhgadicfedheeldqlmnVoiemqd2XdqTVZcYUokXW
8		Yes: foil on and the oven at 100 °C (80 °C fan) for up to an hour, above 63 °C inside. It does not suffer, it only firms up.	rddWjdnYihMhjXgXWkTjYblWcjScfiVhSihavkenifphjhlgfwhikmVRqaaUXlZh
8		Keep it at 190 °C (170 °C fan); hotter splits the egg sauce. Potatoes cook here too, in about 15 minutes more than usual. Put hotter things in while it stands for its 15 minutes.	ktZRbjZZfpamgedjfedpekoiihUbclUlhebbhonofwmeSeWWgeopbqcanaZLtpRh
8	safety	Under 2 hours: heat the oven again and bake it until it is set and 75 °C in the middle, mostly 35 to 45 minutes, with foil if it browns. Over 2 hours lukewarm, or not sure: bin it, with the egg and mince in it.	ldZpoodWbnclUllYZuSpnYlcUVWibYcjOmmfgslsof0eieabhiijgddcilTcduch
9		Yes, wait, or the layers slide apart: the sauce sets as it cools. After 10 minutes it just holds, after 20 it cuts best.	okgZqblsSpZhslkdcqXbmewmakcenXRmYqaYmjdnoafghflforWvgglVpdlgTZXa
9		Let the rest stand 10 more minutes, use a big fish slice and wipe the knife. Usually it was cut hot or meat too wet.	thVVgfZwZjrqcuyjWkWRbmVgTnVfcaajhbpenhlojZmlokmnjifphhZlpgjkZYcZ
9		Yes, lukewarm is how Greeks eat it. It may stand out 2 hours at most, and cold from the fridge it is good next day too.	jqqidgthdklVrYeeufVchhsdZhhbanhgQfgZlkgrkejlgj2cguauidVXkZgeMnfk
9		Lift the pieces out with a slotted slice and leave the oil behind. Next time spoon more fat off the lamb and brush the aubergines thinly.	kaUZnlardenmfrjnebajTtYgbndpjfovmkwUuepmoQqeiZqpepWkahjfekatideY
9		Cut it 2 by 3 with a wet knife; lift a corner piece first. Six are big; with salad it serves eight.	pwkPbYcskYqbjilamroUYfefXqeohkZaplkmegnZnYehenihhfclinSwrYrlVWXZ
`
