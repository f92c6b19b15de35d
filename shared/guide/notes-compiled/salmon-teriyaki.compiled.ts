/** Salmon Teriyaki: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the rice until the water runs clear. Put it in a lidded pan with 330 ml of water and bring to the boil.
Cover and simmer over the lowest heat for 12 minutes, until the water is gone. Leave it off the heat with the lid on while you cook the rest.
Stir together the soy sauce, mirin, sugar and ginger.
Steam the broccoli over boiling water for 4 minutes, until just tender.
Heat the oil in a large non-stick frying pan over a medium-high heat. Fry the salmon, skin down, for 6 minutes, until the skin is crisp.
Turn the salmon over and pour the sauce around it. Simmer for 4 minutes, spooning it over, until sticky and the fish flakes right through.
Serve the salmon over the rice and broccoli with the sauce, spring onions and sesame seeds.
`
export const NOTE_LINES = `
		Mix the sauce up to 3 days before and slice the onions in the morning. Rice and fish are cooked when you eat: reheated salmon is dry and rice may not stand warm over an hour.	sooocgoahUNfahgeagfcobqdoeWfdgihbcoiiYdhnmqpib2fXngqeckUpQlYXlQj
		The salmon 2 days in the fridge, if chilled within 2 hours; the rice only 24 hours, and only if it was cold within 1. Keep them in two boxes.	jzlkYnfbmjebWXbmbcgacnhUqndZpZmddhuiZZbjeakqjo0ViWikWcbdeVhacjNs
		You can freeze the cooked fish in its sauce for 2 months, but it comes back drier. Better freeze the sauce, or the raw fish if it has not been frozen before.	klgsNehtopVdYbkZiZimocbdeVYiiapgiclkTQbSmnooklubaZhehVjZtZeadhTg
		Cover it with a spoon of water and warm it gently, 2 minutes at half power or 5 in a covered pan, until it steams right through. Once only; flaked cold over salad is nicer.	qsjxUfudmirbZZgZrZdlbphTbcZYhhojapnXgrnYdlfdklpnZnbcjcaalcnYRuWm
	safety	Throw both away. Fish may be out for 2 hours at most, rice for 1, and heating again does not make them safe.	mdgifwZNplsXRilcjkWZubpkiiYcgaljeirZhjdphdnfteohbkYnjWdZmQWlcqXt
	safety	Yes, cooked right through until it flakes, and at most 2 portions of oily fish a week. Chill leftovers within 2 hours, and be strict with the rice.	kXndTyeeojYXgdXdoocmfelYhgbVbbkheiYrUjfafVkfQfxgZVkptodqlmcqboTk
	safety	Take out a piece cooked without sauce, as soy is far too salty, and flake it through your fingers for bones. Mash it with rice and soft broccoli.	nYkfNecniqWZdfcrqWgenclfiZtkYgclbhikakcVhZdpTieYddvuZeUpvlcmlYSV
		It is sweet and salty, not hot. Strain the ginger out or halve it; children mostly like the glaze, but give them only a spoonful for its salt.	dYeicbmfjsfYpckimSfSeVekgdnbOlfeccehdobfmYXhPZhikms7khZlucmheeug
		In the oven: fillets in one tin, 200 °C (180 °C fan) for 12 to 15 minutes, the sauce boiled down in a pan and poured over. A pan holds four fillets, no more.	ltVaNXZVncZjcUjZdeegSklmljhikgTcpxrsdesZloleilgdZZbafuZqlbjbkeTk
		Air fryer 180 °C for 8 to 10 minutes, oven 200 °C (180 °C fan) for 12 to 15, grill 7 to 9. Brush with the sauce, boiled thick first, for the last 3 minutes.	okXnZncRioYqacfhifjeWqoglddYpbijlofchakdpspYWmKebephlwmPdnbUhpXk
		Trout or cod in the same way, thin ones 2 minutes less. Chicken thighs 6 minutes a side until 75 °C, firm tofu in thick slices fried golden.	UdZhZlfijxjgUfegYVgcipmj0iaakhVokjaegWaerxgXQufgbUjgenmbgfneieOn
		Cucumber salad, pickled ginger or edamame. Udon or soba go well in place of rice, and pak choi in place of broccoli.	pkcTbddlhheUqmmorfYXdhjj3mVdinahfihZncTpevaecnibTSmkWZfpdauiZqgk
		Use reduced-salt soy sauce, 4 tablespoons with 1 of water, and half the sugar. Do not salt rice, broccoli or fish at all.	jVompolZmlVdrcYgoVoShcjZglobdkZwbgojrogelngaWhWfeWacqchypXZushgd
		Frozen fillets and tails are good, thaw them and dry them well; tails take 3 minutes less. Tinned salmon is only warmed in the sauce for 2 minutes.	bgaaWikifsegSkhhWehjnndZsczbucipjpWiZaZTzuaWVjjimVcbbkhlpZfclbVj
		Yes: rice cooled within 1 hour, fish within 2, both cold overnight and in a cool bag. Eat it cold, or heat it once until steaming, within 24 hours.	q0nmSoiigXcUgZkkqbedXkjbrabUdkjcagrmkhkinnincqyXjmjonccZZeTnOnhc
		It is Japanese: teri is the shine, yaki is grilled or fried. So it means the way of cooking in a soy and mirin glaze until glossy, and the bottled sauces are named after it.	XOYqfmbZPjepqibigomYccgojffiSUdcmbwPjacglgVWdjlVTWgeZWjhUjijZebj
		Mirin is a wine of up to 14 per cent, and 4 minutes do not cook it all away, so leave it out: 3 tablespoons of apple juice or water with 2 teaspoons more sugar. Read the soy sauce, which may list alcohol.	dZjrknbglffkpseUcmrMTWnXuWhjPgafbkjjaZbcdhifPYtgegjntbVhYegnhhlk
		On one ring: rice first, then off with its lid on, 20 to 25 minutes. Boil the broccoli for 3 minutes next, drain it, and fry the fish last; a spoonful of broccoli under the hot sauce warms by itself.	fmXnXcgWgRWioeglflcpXmumaSjVjfjhmsidsxadZtidcldZjWoZZXPqkcohhgcs
		Rinse the rice at twenty past six; it is simmering by half past and off at 6.42. Broccoli at 6.43, fish in the pan at 6.48, turned at 6.54, on the plates at two minutes to seven.	hnYWgmhUlcTjofkaxnedoakgogZhcfecfUfixwocgTifcsuRgRZgglYYrXjejffr
		Fish, soya, wheat in ordinary soy sauce, and sesame. For a coeliac use tamari marked gluten free and read the mirin; leave the seeds off for sesame. Without soya use coconut aminos, which are sweeter.	VaenipeqXvVVlqZjYlnepahaudhncsbeifdXhjpabksXgnlXXWdtjWhuWdaYaplr
1		Do, three or four waters: unrinsed it cooks to paste. It still comes out sticky, as it should.	mXrggjf0aqcdpdenlskgYcnmjmcikcqfqnkqoidigYWtpyrlxghXodobbjnjikpr
1		Jasmine, basmati or long grain with the same care; 375 ml of water and the grains stay apart. Pudding rice is near enough to sushi rice at need.	fpjpecgecnaftndfehrdYnjYyhfhiogTkkfnmYcjjkRtfgjdoVdcdWdgSqrllznz
1		Brown rice wants 550 ml of water and 30 to 35 minutes with a lid. Start it 20 minutes before everything else.	eqknlnhcjjYiulYjlenfgmkfvfelqjZUhkdtjgbjlbRlfsjYpLbXWbpYXpqilvks
1		No salt, since the sauce has plenty. 330 ml suits rinsed, drained rice; too much makes it a pudding.	lRlnimmktppgxgckzgsbcghXrcdrgdefsfqpkmdkZcVfonkSsfgVbpgpXnnhnfhl
1		You may, 20 to 30 minutes in its water, and it cooks more evenly. Then give it the same time.	rcoqueidalbgkWklsihUofrcobkkvaaiimknrkailSdptkpitsjdfcnWbshZdhbz
1		Rice cooker: rinsed, same water. Pouches: 2, heated by the packet when the fish is turned. Both are fine.	pknvTfeWegcVskjhnkloVkpfofZdoilVjlcmlqeidpSmgjjdmTmPfbbebqmngykt
1		Turn it to the lowest at once and put the lid on. If much water has boiled off, add 3 tablespoons.	kTWonijXqdfggbndqhdZXjogSWlifSaZkjfkmqZiXfWRyhmmngpPZbZenrjjopld
1		1¼ American cups of sushi rice and a scant 1½ cups, 330 ml, of water; by any mug 1 of rice to a bit over 1 of water. It cooks to about 550 to 600 g, 140 g a plate.	fmlegkbfuakdsxcUomplWcfSijRpgbgeqhrlkqgfemQrsmhSreZadZcqaoiffnnm
2		Add 3 tablespoons of boiling water, lid on, and 3 minutes more on the lowest heat. Then let it stand as before.	pgltmgpenqghgscenfesirhdrhWsYTdUbbcrupXedLXkshnioejgYhddhqnnnpjm
2		Lid off, lowest heat, 2 minutes, and let it stand under a tea towel. Sticky is right, swimming is not.	sYbinhmjspgocuhpjZedaobeofQpfPhinmknioijjOdkqhmoqpZXRZbmgmjfkrlu
2		Move it off the heat with the lid on and let it steam done for 10 minutes. Serve only the top and never scrape, for the burnt taste sits in the crust.	necmZogagjesnoXkcbRpfiWalXYprkqpYoygiqingLXnmwaidcqaXbefghfdglqn
2		Not while it cooks, because the steam does half the work. If you must, take one quick glance after 12 minutes and shut it again at once.	gdelgYnkgvYrnqZpg0TjThdUXXjphabQYlrmjnZkcTlfhpifnerYckockolpniec
2	safety	20 to 25 minutes under the lid, as here. Do not let it stand over an hour in all; cool leftovers at once.	qleghZkVimReuihhbkSdaipWngTmmacZVmogqsVukRglmnsbinijaefSnejbcsYn
2		Fold it lightly with a wet spoon just before serving. Vinegar is for sushi and not needed.	indgeWjmghgWzrZoWhdahfablgXnWjgXmbkkhddogTQutolovhnhlXsjllqhbcVu
3		3 tablespoons of dry sherry or white wine with 2 teaspoons of sugar; without alcohol, 2 of water, 1 of rice vinegar and 3 teaspoons of sugar. Rice vinegar alone is too sour.	efjujmZegahksomVZhzWZckbybihNdacenebZTcifpYjUfefkalloZfhamppsiou
3		An ordinary all-purpose or light soy. Dark is too strong and thick: half of it and half water. Reduced-salt is good.	cMZqnokbVianobOfgZqWnTebrivegseebbkbacilnfZeevTcYXcamddkbYlcdfph
3		Yes, about 120 ml, poured in the same way, and leave out all of this step. It is thicker and burns sooner, so 3 tablespoons of water with it.	afesnbcbWadjtfVdfXqZfWiaweicbeihinkLYUWdlnSfhgiZmjUYdIjeZfibahjj
3		White sugar, or 1½ tablespoons of honey or maple syrup; syrups glaze faster and burn sooner.	caniohfglRVzmnalXZmenjinehjgXjmqYhWcdQkgZmPdZhShicbdqYgaegaeyptY
3		Half a teaspoon of ground, or leave it out. Peel it only if it is wrinkled; grate it fine, it can stay in.	UbgVihjWghrdflieXYoPYTfiiWtjlfxhibUkOkehojWpjbpjpiqlremYmamnaoma
3		A crushed clove, a teaspoon of sesame oil or chilli, yes. No cornflour needed: sugar thickens it.	UgefldgblvrakdfshSthfbgpljavNlaknecPOmaoigbdbmnnbmkjfXqggXnkaelY
3		15 to 30 minutes, at most 4 hours in the fridge, but then the skin does not crisp and the sugar burns. Dry it off first.	nYjqeioWgpfjXaZmdYgQobojpedpleftdiqflVclqbicjimkcuihkirRjUiWcTLk
3		Mirin is a sweet Japanese rice wine for cooking; it gives the shine. Rice vinegar is sour and no substitute alone: use 1 tablespoon of it with 2 of water and 2 teaspoons more sugar.	fffuhmZejZhgtshZanwXVeicseenIXdVgijcWVcmgmZiaiifhUimmVhmdinqrhlv
3		75 ml of soy sauce, 5 American tablespoons or ⅓ cup less a teaspoon, and 45 ml of mirin, 3 tablespoons. Of a 150 ml soy bottle that is half, of mirin not quite a third.	ZdcjnmegnSojrqVWliyaWTbTiehjTdajlgtUaidikgRhifeOlgacbXWqeZcgfSgg
3		A piece 3 cm long and as thick as your thumb; peeled and grated it makes a tablespoon. From a jar or tube take the same tablespoon.	UhcSZknarYsUkkZXdYrVUXbhafqpnaqenQclUkgdoiaoefoZtbdlkpbkmZmjjgnU
4		Boil it 3 minutes, or microwave covered with 2 tablespoons of water for 3. A metal sieve and a lid on the pan works as well.	pemuYTnWkXekikrhpeefVrlieYeaqfibdyfcmobUSrZZeifmfarPjldgatiphopg
4		Yes: steam small broccoli florets 4 to 5 minutes, green beans 5, pak choi 3, and frozen florets 5, straight from the bag.	hUdZeWrfdfblfgmsqYnldkikeejZ0egUUYYWjXOXf1lXeahdbWbehYhbYgrbcjno
4		Take it out and run cold water over it for 10 seconds, which stops it. It waits without lid.	0RdeoZiohkouSfbriZerdlciSdbfkZdXTcpqnakhdcjbreoibmhbaWdiomraSqkl
4		A knife goes in with slight push and it is vivid green. Split thick stems; give it 1 to 2 minutes more.	oZofnUpZcmioThgeqgltkmXgajhjiNdWWQXykhZUVXfblgkoibcqdjcffqpfXcnW
4		Steam it while the salmon is on its skin, then it is hot. It may be done before and stand without a lid.	hbZdTbmbjefqjfmvhbbkZkphdWXerYeacfjhuochhlnRentZWZqagogWndvNiVWn
4		Lay it on the rice for the last 2 minutes under the lid. Or dip it in hot water before plating.	ofhedbrkebljienpsXanYolbUbZZphicOgiaqrgnagocml0cbomfkXdViiuRSnjg
4		It is a slim broccoli with long stalks, eaten whole, sold as broccolini in America. Trim only a dry end. 250 g is about 16 stalks, four a plate.	eaiTodffchaobghstdoulgclUmlaqXiSiNbqgXUXkmmbkVnfbPZnfcUkZfnfZipg
5		Leave it: skin lets go when it is crisp, in a minute or two. Slide a thin slice under with a push; if the pan was cool or fish wet it sticks.	cTXWZhkgfukoVrmYXXLbajXhfifnokugghrippoeeTcibsjsogpagkoiqfbcgYYX
5		Dry it well with kitchen paper before, start in hot oil, press it flat for 10 seconds and do not move it. Then leave it 1 to 2 minutes more.	ofpbfdlbaxdpNldmiUUkVmjkkjcogenkpdgptgxihYZYdhizgdhgijpUogmZfndR
5		Fry them 3 minutes on one side, then turn, as they cook faster. With skin left on it protects the flesh, and you peel it off when eaten.	XgeVajmZQqdeSgdhcbSdXcmgomsjrkvssegtldtjskZgWmnqiXihfbiZkZqaleYY
5	safety	Dry the fish, lay it in away from you and use a splash guard or a sieve upside down. A burn goes under cool running water for 20 minutes.	eYijZpZbfnmmmatpbVVeRubhVginjmwrmnqcqlhhgciYemggOpsXbnhhklPhjXge
5		Turn it down to medium and turn the fish now. Add the sauce off the heat and put a lid on for 2 minutes.	kaYgastYSkfrahPhcWOtbfgdhbdwlipleioieqoklPeffxajddmfdgbYeldVecqf
5		Thaw it first: in a sealed bag in cold water 30 to 40 minutes, changed once, then dry it. Icy fish spits, sticks and stays raw inside.	dXVqXdkplolWTqpVfXbpreeabUesuailiiWjfedSprjdoghijgcdvilVndZeeaQk
5		Run a finger along the thick side and pull pins with tweezers. Scrape scales against the grain with a knife if you eat the skin.	VYgXPjYeWolkTohifcghaeiWglvpqf0mgbdslrnZjhVncphikcenecerpebeoUWW
5		Only protein pressed out by heat; harmless. Lower the heat, as it means it is cooking fast; wipe it off.	WaiidpfmhdhlaneqnfQchkUWgfqVVaisoeX2ZXkonemQjtlhjhnjajtgihnmkrZk
5		The pale colour has risen a good half way up the side after 6 minutes. Thick ones take 7 to 8 on the skin.	bacfhcqeepeyZgYYnlYccnfcfkdlfVcXgUgxbbejealZWsZehfZlWurWmtlVSeTY
5		Turn it now, gently with a wide slice, and give the skin its 5 to 6 minutes. Then pour the sauce round without turning again, put a lid on and spoon it over until the fish flakes.	efWbbnngQsjnXchpfgNXNjmkcfhreklnsZlroimnmedaflhlfehXbfqVfdrfjhQQ
5	safety	Yes, if it boils: pour it in the pan with the fish and let it bubble for its full 4 minutes. Do not spoon it raw over rice or cooked fish, and wash the bowl before anything else goes in it.	fXaualehfjqqXZdofhmWshidmfYgTcaxhoqXbaWtiToclfpfkklceTpdgbqhjWPp
6	safety	It flakes to the middle and is matt, no longer glassy. If not: lid on, lowest heat, 2 to 3 minutes. Cook it right through for children, the old and in pregnancy.	ZbdmdrnjenlnUrcejhYyngjUojflNShXagWtgkcdfTqWYsldgigpgrhfmreZZXYa
6		Take it off the heat and add 3 tablespoons of water, swirl. If it is black lift out the fish, rinse the pan, and make a quick new sauce.	rSapjtgYahfsciVmZUYmicYifUYreiouUkubbjmhmTcemubjTimcgdaoihfbfbto
6		Lift out the fish, boil the sauce hard for 1 to 2 minutes, then spoon it over. The fish dries out if it waits in it.	mSVkmcnoktctamngcTjYknYjjeRnWNbmleofZhcjjaYVhtgomtUdbfmjionbbhZg
6		A tablespoon or two of hot water loosens it. It thickens further as it cools, so stop while it drops off the spoon.	oOYhgYuglskogjaZbbeakhPfggMkRdlqfXhkXjigkSbdfiionwUYaXdqklhbafbh
6		A squeeze of lemon and a spoon of water for both, and more plain rice under it. Do not boil it down so far next time.	gVTvojfbkpggjgevoRfTgfcfhehoRhalXbnkmYgnpaZfkmVigYiYjaa0xgmbublm
6		Spoon extra sauce over and flake it into the rice. Next time take it out while the centre is only just matt.	qUdpjafejqsiNqencYkgjoUamfQdeTjjbgcqrnihoTacpfhrgfhiUjamulqbedSn
6		Use a wide thin slice and a fork, and turn away from you, once only. Broken pieces are lovely over rice.	lkUbZdelYgrkQlniQjPdPqYgSihhkjdjjXtojmjjVYikfqfcedudZmqnnjdjWaVe
6		Around it, and spoon it over the flesh only, tilting the pan. Skin is below now, so it softens; serve it skin up to keep it crisp.	iibecXdiVlmokgbvfZXWPjhcgjZkZflvqlrjhhcshVkUlensbrlbcWrYiftYcaYR
6		Take it out on a warm plate and cover loosely, 5 minutes at most. Boil down the sauce by itself.	gUWfegihdncpVihiVdUmhjlUreYklQkhZjcfntZlmdmSfwtffjjmYfjYugoRafPd
6		Turn the heat to medium and carry on: simmer it for 8 to 10 minutes in all, turning once, until the fish flakes. If the sauce grows thick first, add 2 tablespoons of water at a time. The skin stays soft, so slip it off.	jUWkhjnZcjjpbcinZYggedqkcVZpYajynghempqmkWlXffnacklRiNnTnfrWhVTc
7		Five minutes, loosely covered and the sauce in the pan. After that the fish goes on cooking and dries.	ycfUnbpdnhRkecfbViVkgimXmnVliYYfUmkasjblhWnghlrahqerclcWqVgdQeUm
7		Toasted in a dry pan for 2 minutes is best, or not at all. Spring onion gives enough.	WlrkpgdncwkXkZommsdzgellrfhvefobpnfYXXlfVjpkleZjeYtqchkcTdkgVZuj
7		Rice first, broccoli beside it, the fish on top with its skin up, so that it stays crisp. Spoon the sauce over the flesh and let the rest run into the rice.	jieTPchnWekbnjinokMWRnjejlblajcqqlrlngbscdibbprnffhfUcgdgZybaiXT
7		Use both, sliced thin, and rinse them in cold water if they are sharp. Red onion is too strong for the fish.	SdgVpfldPYjkioijmXpsjjkYXnmkjgXZiQcmYSZpkcgniqekjbuhjZijcYvunhpr
7		A wedge of lime or quick cucumber with rice vinegar and a pinch of sugar cuts the sweet glaze.	lkcUnmXkiciZluemlZgWjhTlrhbrRchlTgXciQSyfpXijjbnaankhXjpsdteibed
7		I cannot know your brands or fillets. Read the soy sauce for salt, which is nearly all there is, and add up fish, 60 g of dry rice and half a tablespoon of sugar a head from the labels.	ilralpkomjceydTkpghchighbsgkamjwoiqdkfmYkggRTcgXeablpmb3kVcoqaWY
`
