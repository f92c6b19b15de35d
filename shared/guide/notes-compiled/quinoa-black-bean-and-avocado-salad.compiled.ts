/** Quinoa, Black Bean and Avocado Salad: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the quinoa well in a sieve. Put it in a pan with 500 ml of water, cover and simmer for 13 minutes, until the little tails show.
Stir the sweetcorn into the hot quinoa. Cook for 3 minutes more, until the sweetcorn is hot through and the water gone.
Spread it out on a tray, so that it cools quickly.
Whisk the oil with the juice of both limes, the cumin and the red chilli in a large bowl. Season with salt and black pepper.
Rinse the black beans and add them with the red pepper, tomatoes, spring onions, coriander and quinoa. Toss well.
Cut the avocados into cubes, fold them in gently and serve.
`
export const NOTE_LINES = `
		Yes, all but the avocado, up to 2 days in the fridge, covered. Taste it again for salt and lime, because quinoa swallows both, and fold in the avocado as you serve.	soupijodkSOgbfbihgdYjgncnkffmhidWdukfUdlllqtlg0hWmlsiejZmVkWVmVj
		Two days in the fridge without avocado, one with it, as that browns. Cook for two days at a time.	l0ojhgkelZUebWYghhdWbkccgnheoblaSfxhSVZgfepwmg2fhcghaVdfnUdZbjVj
		Only cooked quinoa and sweetcorn freeze well, 3 months in a flat bag. Tomatoes, avocado and herbs do not; add them fresh when it has thawed in the fridge.	oriqVZlvomTYdfmZiXlnnaYgbXakngjfjekmOUbSkoormdrbebcfkTgdqWdbbmUf
	safety	Throw it away: cooked quinoa and beans are out for 2 hours at most, 1 hour above 30 °C. Put small bowls out and refill them.	pgnabncNmendOcpfkmTTqYtkmmdbefigclpakcclfcolxamfZsXnpaWbiUYnamhm
		Very good: cold in a box with an ice pack, avocado rubbed with lime on top or in a tub. Without cold it is eaten within 2 hours.	pzniZjfejWZUaVhglZffYhgcnaeXejnebcpnjXmdmlkscpvblohqracacbLmPhia
		Yes: skip the tray, warm the beans with it, and dress while hot; the avocado goes on last. It is then more like a bowl than a salad.	rvfggZqjfhfRudjctbScahpbfhWWcoagPogRlidjikhfelnjctcpoZaZnZhaRtlg
		Nothing unsafe: rinse tomatoes, pepper, onions and coriander well, and see that the sweetcorn is cooked through.	mVuaWtjmnjQaieajpqemlZqkdieZXeiihgYoWjdaeVleSczgaWpovhaohlgvflcg
		Leave chilli and coriander out and serve them beside. For a baby mash beans, avocado and quinoa together, unsalted; quarter the tomatoes for under-fives.	nhicZbgmdsXTmaimtXdeoSimfgqdTiUjbmieckabeVdlTZhdfht6hXSkrkemhejc
		It is a full dinner for four. Grilled chicken, prawns, halloumi or a fried egg turns it larger; tortilla chips give crunch.	mpfZbeXisggVeegktfbaXnmiuuVectPmhnikgbZomulRalkhXcfmYojrjXuhVedf
		Boil it in two pans and spread it on several trays, no deeper than 3 cm. Mix everything but avocado and herbs two hours before, in the fridge.	hwdbQUcYoXVYiWmYegbaSeloikcfijRbgqvoakjakhjsqipcbnXantWufbgdffkd
		Bulgur or couscous made as their packets say. Rice works too, but is then cooled within 1 hour and eaten within 24.	djoiogXjdodVncniYcnZfihY0gfhrmdZefWeqmWibjRmajdbnTcjYbafapshkyc1
		Use one avocado, or a spoon of yogurt, and 200 g of dried black beans, soaked and boiled. Half quinoa, half bulgur saves most.	ocockkUglhNcdeafgblcgvZfrhqPkkgjeeeZcjaWesSYXRfupVbQeeltlgjfhlmg
		Use one tablespoon of oil and one avocado, with an extra lime. The rest is lean already and fills you for hours.	blnfxufogjYbpeVZiamjWrdgiqoelkhumgpdkfnemkgVSUdngcSkfijpqZXzsdZY
	safety	A soapy, bitter taste is the coating that was not rinsed off; it is unpleasant and can upset a stomach. Swelling, a rash or wheezing is an allergy: call 999.	kUpvkhbefrYdTlfxiadkjcirddjlVcpkWimmkhglbhflkjlndegrnjQ8kfjnfgqs
		It is said 'keen-wah', a small round seed from South America that cooks like rice. It stands with the rice and couscous; buy the plain dry seeds, not flakes, flour or a flavoured pouch.	UavpdiWlXreZwqbpcojaijZhjiimhckYwUjiimdfbbScgkpWjbXjZqYoUfugbuil
		It has no gluten, milk, egg or nuts, and it is vegan. For a coeliac read the quinoa and the cumin for 'may contain wheat'. It does hold onion and, for strict Jain cooking, that means leaving the spring onions out.	VakmhlgqZqVWiuVlYimZlXgZqeghdvcehbYifrmXWlubcnnXcZctldhtYgWeZwkp
		It makes about 2 kg in all, near 500 g a head for four, so a full dinner. As a side dish it serves eight.	kxhPeZYpuYiXocffxnmYTZkZemckeiaYoqjjbffblicdamcYkZRcflXynWlaWjad
		Begin half an hour before, at half past twelve for one o'clock. The quinoa needs about 20 minutes on the hob and 10 on the tray; chop and make the dressing meanwhile and cut the avocado last.	joZVjieQfUPnlhicvgfbtXognecffdddcXfezsqbhThjZosZkUalklcWpZfafbcm
		I cannot know the figures for your brands. Add them up from the labels of the quinoa, beans and corn, with 3 tablespoons of oil and the two avocados as the rich part, and divide by four.	hvsZikkpmgcbuZahohijghZfYsfdemksnhoclbnWnmeMQekedfVmmid2mWbpjcWa
1		Yes, half a minute under the tap, rubbing: the grains are coated in something bitter and soapy. Pre-rinsed needs only a quick swirl.	mVtgmhbvTpghlVinlrhfdYprafljnboumlghrfgcgjcrpwtiwiiYuikZZjlllimp
1		Swirl it in a bowl of water and pour off gently, three times, or line the colander with a thin cloth.	fcrbgWawXbojhtyncilcWkYlibkdrpsfpsdlqpaYWcYkirkinjrZfmkjgsnqjlsf
1		A thin white ring uncurls from each grain and the middle turns clear. If only some show, give it 3 minutes more with the lid on.	WbjgeZgnUhckdpdqn1bnddXWhlulfYqUhTewffTficabfrgeoedqTselhrqhViie
1		Add 100 ml of boiling water, lid on, 4 to 5 minutes more. The heat was too high, so it boiled off.	rXlvmhqipnnnUmfgpcksnrfbkcbuZNdbfcXrotbeYSbdonfmolddXjegavlhinel
1		Drain it well, then dry it in the pan on low for 3 minutes without a lid, stirring, and spread it thin. Next time less water or a shorter time.	1VclpWkhkqloXriuaZijjibfcfNjgaljgcltnhlhiSdjpchpnpYbXZepntmedpcs
1		Take the top off without scraping and carry on with it if it does not taste smoky. Lower heat and a lid; it burns in its last minutes.	lZbletgacjguljXgYYSpigTedVfmqhsoYkwdbqllhQejjwUiccqcdeZifhVZievn
1		Red and black take about 3 to 5 minutes longer and stay firmer. From pouches take about 650 g, skip to step 2 and warm it with the sweetcorn and 3 tablespoons of water.	XeqvhilhPdbindZfcilwndmZpeteldlXoXUkcZegikViismUmZahgkdYYupUYooq
1		Rice cooker: the same water on the white rice setting. Instant Pot: 1 minute at pressure and 10 minutes rest, with about 400 ml of water. On the hob lid on throughout.	saetdeiNhmUbokoljsdeSfhgiebepgkTjhgmhyPhhvbmgflfggmTcjahZsWpmmYq
1		Half a teaspoon of salt, or half a stock cube, gives better taste inside; then season the dressing less.	fTksigbXsqmktUbnrZrPhYnircswleYogfliglgieqeeqqiWmhpbqerpbhnjmadf
1		Turn it down to a low bubble and put the lid ajar until the froth sinks. The foam is only starch and what coats the grains.	hWanijdbfaankWjmpjQSUrchQiviWajeligthfdlZgkUumikksqVSffhkphmgqnX
1		250 g is about 1½ American cups, or 350 ml in a measuring jug, and the 500 ml of water is a little over 2 cups. As a rule it is about one and a half times as much water as quinoa by volume.	binbigYdqXmgmvdZnkrmZXbTXdarlYfrsfpeiukaZlUkpniOoiWaejUvbmbbflii
1		No harm: cook it until the tails show, then tip it into a fine sieve and let it drain for 5 minutes. Return it to the pan with the sweetcorn and 2 tablespoons of water for the 3 minutes.	jaZhfjikqjnoilpkliqbZacjfVcpkVZghflmdrgekSXirmqWsmVPQeXoWnhdtfmw
1		Taste it when it is done. Many packs are washed already and taste fine; if it is bitter, rinse the cooked quinoa in a sieve under hot water, drain it well and be generous with the lime.	nRokjnaoZnghaajpfrlmjVosYhiroYovjmgnsqjjhcflvvphsihUsgbgfjnbqghr
2		Tinned, drained: just warm it through, no 3 minutes needed. Fresh kernels of 2 cobs take 4. Peas are fine.	faiXjZymileaaithedtiklZgqYueshedXkVQYWNYqrfbclbdjTcglYlXdibYkgmb
2	safety	No, cook it until it is hot all through: frozen vegetables can carry germs. The 3 minutes in the quinoa do that.	fberZdqsmjiSbptchZjxqdneaVlhnffbfnUeYgaZrtoXlgqijbbk2XnVmiecbcdg
2		Leave the lid off for 2 minutes on low, stirring, or drain it in a sieve. Wet quinoa makes a soggy salad.	sXdfrhjtpnkwYronsZgiblgehbcmpQfnkjimkhgkhOiZrdonpwiUXalbbqgbflmp
2		Add 3 tablespoons of hot water, put the lid on and give it 2 to 3 minutes more on low, until the sweetcorn is hot through.	kVipie1qullmdkugpRtnmqZchXjlpZegflUYlvecfRYZnljkmjcYhfnXcoiUggbg
2		Yes: fry it dry in a hot pan 5 to 6 minutes until brown in spots, and add it to the salad at the end.	qhfndkrhklakegeodSsresaiqWvfsnedWpiWgdglskfTWrVnYZmigiuWenfccZuo
2		Five minutes off the heat with the lid on, then loosen it with a fork. It becomes light; a spoon makes it stodgy.	hWpinRolekgrtfdsZjUZZgXZgkfciphdqYimfoXriLdgmqlkrphiVkrZpngeSaad
2		Spread it now and put it in the fridge within 2 hours; the rest can be mixed in the evening. It does not like to stand in the pan.	ullokchSkbRihiimUtZcrYqmpgcisdfccfqgnhagcWwjgZsTfqcpWfeZkXWhWiTl
2		200 g is about 1¼ American cups, two cobs, or one 200 g tin, which drained is a little less and still enough. Frozen, it is a fifth of a 1 kg bag.	ZlkRebstscnefpialiyndfWYdYqhnigfkddUcgVYkjZXnjgRqRZdihhagfTSjflT
3		Hot quinoa cooks tomatoes and coriander, goes sticky and makes the salad slack. If you want it warm, skip it.	emmfeYfkSnqW3hmxXgVpccqoWhaadkbdbmhXmjhmfYaejanaj3gbudmbckgabhha
3		10 to 15 minutes on a tray, stirred once, till it is no longer warm to the hand. Fridge for 5 minutes if you hurry.	gpflkaqdepcgskiXvkTijktkYdfekXeYJceamkYifRcheklUlwdlgtmUjmgUVifd
3		A big plate or roasting tin will do. Not the tap, since it makes it wet. A shallow dish may go in the fridge still lightly warm.	lqbgXbipcjnchcvcncTncnljcfhbomoeUvmXpYcpgnfmonpiswjaqdfYRhXWmtld
3	safety	Two hours at most: within that time cover it and put it in the fridge. Longer than that, and certainly overnight, it is thrown away.	mniggnfShlpcSkobjlVXrbqmehWgnakeMhlajeauhXilwZmhgtVkmhdUiYRccrZg
3		Rub it between your hands or with a fork with a teaspoon of oil. It was too wet or packed too thick.	legbcRjjmlsbjrimNWjjcjWjcdYgimohiXclolqafKXsrkpnqwbdcfgnhnqgceWm
3		Yes, in a closed box in the fridge for up to 2 days. You want about 650 to 700 g of it cooked; loosen it with a fork first.	juxuhdnbgdWWaWenchnffiiVljgetZnbdeigajeleihxkq2aofVkcdcZcijYbvSo
4		Lemon works, 4 tablespoons of juice. Bottled lime: 3 to 4 tablespoons. Roll hard limes under your hand or warm them 15 seconds.	imefmgasecnfcmXUhinbfiObqckyVcaldoRfnVcadoWxmWckrjpfjeVilduifafr
4		Half a teaspoon of flakes or a teaspoon of chilli sauce instead. A large red chilli is mild to medium; without seeds it is milder.	VnfllgiZeotbqareoSfsjXdhYnojWooWpkfZdkbhkiOfUeXehlryjbWjZenUaXni
4	safety	Eye: rinse with lukewarm water 10 to 20 minutes, do not rub. Hands: oil or milk first, then washing-up liquid, twice.	gernekdbelbmqktZhZcrbZfuRoguZnsnelfcfhplrWYmXjsidplvdcUomkhcqSpk
4		Too sour: half a teaspoon of honey or sugar. Flat: salt first, then more lime. It should be sharp, as quinoa is plain.	dmakvddcrhcdfoYrlZdXiiRnojgtNdhhXYaflUdpcmWqnhUqflmemikvxkociZeg
4		Half a minute in a dry pan makes it warmer, or stir it in and wait 5 minutes. Ground coriander or smoked paprika stands in.	ShbipXXdiupWeWgpjjgjhZdoqhilXfkgppfRZeiYicfrrZbnUexooumVikuhYijr
4		A crushed clove of garlic, a teaspoon of honey or a spoon of yogurt. Zest of a lime gives the most.	aniflfbXwkfjjoYzhXqcaidpolitTqanbXbWTaThbnagabckZnmdgdllkSvobajW
4		In a jar, shaken, it keeps 2 to 3 days in the fridge. Large bowl because the salad is tossed in it.	k2ifbOiWlaYdkcQoebdSXUiqphcgiiigfjleXUanieisoalgnzdWjYkfegeYYmYb
4		You want about 60 ml, 4 tablespoons, from both. If yours give less, make it up with lemon juice or a tablespoon of white wine or cider vinegar and taste.	ckdfojZulblhdpWWlireclRYogj1TZRpjqVjhXaWdkXqiXkishjcedWknhrgjYgn
5	safety	Soak 200 g for 12 hours, boil hard in fresh water for 10 minutes, and simmer 45 to 60 minutes until creamy. Under-boiled beans make people ill.	tVxhkVgNeddZWSohtlkjteeXgcrbjdcahifZqmSSlfaZlciikkhiVbodciiUeVlp
5		Yes, until the water is clear, and drain well: the liquid dyes the salad grey. Shake dry or roll in paper.	rOmYfgjxddcjXcfnmlolheYmfipkleermqkojcaZphgWkippnnjPZdredgmVhXwu
5		Yes: 2 tins of kidney beans, pinto beans or chickpeas, rinsed. All beans from a tin are cooked already.	kUrbZZgUahabYWiggplooceckbyZlqcdhagUkZVXlscRcZcZnfhgReiabdfWuWjt
5		Any colour; green is sharper. Cucumber, celery or radish gives crunch. Jarred roasted peppers are softer and sweeter.	WirhmdpcakhkkgfnmSmvldbteglgkllagffgkVYkeylZUdXrZWswqZdachxcqdiq
5		Use parsley, mint or chives, the same 20 g. Dried leaf tastes of hay, leave it. Stalks of coriander go in, chopped fine.	dhiWlmkVZjdgcSisbWobkYUlnrlSlddfbgUWjcTheghltYikXVqjwcSfbhsibbuc
5		Drain it off and add salt and lime again. Salt draws juice, so toss not long before you eat and take out tomato seeds if it waits.	qcdYqajlkkimatmwkcdehgbnjfZwcTawpstdkTllkcndtdjoi0fbgSolbnmbdimi
5		Quinoa swallows seasoning: add salt first, then lime, then a spoon of oil, tasting after each. It is nearly always salt.	fcirobihvileenUxjYfYpcckrkitWYbqbgjZmfckVoUnmgXmdrkhmuhwkbxbdham
5		Half a red onion chopped fine and rinsed in cold water for 5 minutes. Of spring onions green and white.	QfgYmbnaQamimlkenWoumioYYskiigYagPffaSYlmbgoioeikapgmbglcYsunjst
5		The pepper in 1 cm cubes and the cherry tomatoes in half, so that each forkful gets some of everything. Large tomatoes are cut in 2 cm pieces.	bxiSZdsmaYkedhrbYlvdhagsbpxorhcbrbmofgdnifkqYkcllchnehZpbmsjkSXV
5		Two 400 g tins give 470 to 500 g of drained beans, about 17 oz, and a 380 g carton gives some 230 g. Anything from 400 to 500 g is fine.	bkmSWYoZnckYdegYjsrjebYbidufmgdesmoUgcWSpkXVcZgXomeYOhchcfcOtbjg
5		Yes, three medium tomatoes make 250 g. Cut them in quarters, scoop out the wet seeds so the salad stays dry, and chop the flesh in 2 cm pieces.	bpkMnhmeZahdWYqjcnzrjYekmjwidchgonqfcOkggnfmVfRclhgheRjparodmied
5	safety	A bulging, leaking or spurting tin goes in the bin, unopened if possible and untasted. A small dent on the side with no sharp crease is fine; one on the seam or rim is not worth the risk.	khkeYfcbloobWidmcqehfeMfWb7XbffYZoocefYblanbedhiqgoWRbtfqeVZsfll
6		Ripe gives slightly near the stalk. Hard ones cannot be hurried today: leave them out or use feta or cucumber. Next to a banana in a bag they take 2 to 3 days.	scneqangYchVTpSTilcnfnfWnhfpjdiSQMiogTmUbqeifcjviiflnZjeogakYjgj
6		Cut away small brown spots. If it is mostly brown, smells sour or rancid, bin it. Browning on the surface is only air.	jeffluimVZjlVpJiZkYrilXbhfpfqdmaSdlxWemnkYplprcrbbsheZjgmhfdXdqe
6	safety	Lay it on the board, cut round, twist apart, and scoop the stone with a spoon. Never hold it in your hand and stab it. If you cut yourself press a clean cloth on it for 10 minutes.	hilXZjamQdiiistWYoYkSjddZsjnjephXbokjliknjplffmnimtsregstgorhRoT
6		Toss the cubes in a tablespoon of lime juice and press film on; that holds an hour or two. Cut at the last moment is best.	ogfcriitbVVtXdSZUfgefgehmhmrjfTibdmwiRhnifrqeithYhnlkYgWnZqiOcka
6		Lift from below with a big spoon, two or three turns. If it is very ripe, put the cubes on top rather than in.	gXfhbaridXoYekjpTggnRtZbfkWleqUUgQmredkhbfgpphYpfjuhgXuoupghYcdb
6		Cubes of about 2 cm. Halve it, score the flesh crosswise in its skin, and scoop the cubes out with a spoon, with no peeling.	eooXchloYipiaomWZegPSfjkgiyoyihhpTqtjgmpilfmcomnndlplcalfkuldcbU
6		Feta, cucumber or a spoon of yogurt or guacamole. Frozen cubes thaw soft, so put them on last.	ailhpimsaXXUZndZUcieelhZthliprnZYXfgcVZbdzijdXWtjcmloKoljdmlhsil
6		Serve within half an hour: taste once more for salt and lime. Not ice-cold, since cold dulls it.	hjjejbphhcmWnYjjrfWarbrnglclakXkQloWnejtlZoqqkvbirdlqeeaqVhWQXVd
6	safety	Ring the vet: an avocado stone can block the gut, and spring onions and avocado do not agree with dogs. Say how big the dog is and how much is gone, and do not make it sick yourself.	kVoUZXVeaergZhWblpgmYgciYdlkZeljYguZslilnmvsbloZaopjeaUweahpqriq
`
