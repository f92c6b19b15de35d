/** Prawn Sushi Bowl: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the rice until the water runs clear. Put it in a lidded pan with 400 ml of water and bring to the boil.
Cover and simmer over the lowest heat for 12 minutes, until the water is gone.
Leave the rice off the heat, with the lid on, for 10 minutes.
Stir the rice vinegar, sugar and salt together until dissolved. Fold into the rice and spread it on a tray to cool until barely warm.
Boil the edamame beans for 4 minutes, until tender, and drain.
Heat the oil in a frying pan over a high heat. Fry the prawns for 4 minutes, until pink all over and firm.
Share the rice between four bowls and lay the prawns, edamame beans, cucumber, carrot and avocados on top.
Finish with the nori, sushi ginger and sesame seeds, and hand round the soy sauce.
`
export const NOTE_LINES = `
	safety	Rice: spread it out, chill it within 1 hour and eat it within 24 hours, cold. Prawns keep a day, chilled within 2 hours. Cut avocado and cucumber just before eating.	sqspfelahSQcdiffdlfejbtaooZhpfjfdftokYdnkiqtgf3fcjfqedlVlUkWXmWo
	safety	Throw it away. Rice that stood out more than 1 hour may hold a poison that no heating destroys, and the little vinegar here does not make it safe.	nikneqYPplnYWokcjqYcqctinjWhdZnbcioekketfWeptfoaiiamiSbZlYbpfxet
	safety	Into the fridge within 1 hour of cooking the rice and eaten within 24 hours, cold. Take off the nori, which goes leathery, and the avocado, which goes brown.	mxulhfjgjZchUXWhihdahfiXmngdndkfUixWYXfibZpvka0gohijWUddiSeWboWg
	safety	Yes, if rice and prawns were chilled within the hour, stood in the fridge overnight and travel with an ice pack. Eat it that day. Pack nori and soy sauce apart.	sxkmQlaeiYcWcXkipdegWendodbTcnjeehspkYmflnknakvYlmjoraffZcPlOlle
		No: cucumber, avocado and the dressed rice all spoil. Only spare raw prawns or edamame stay in the freezer.	ouirTahtpnSXegkajZjimbdgdaUikgmdfcplSRbTimovnerceadegQgdpVfbbpah
	safety	Yes: the prawns are cooked, unlike in much sushi. Eat them pink and firm all through, wash the vegetables well, and cook the edamame until steaming.	oVsgPteikkYXaeZbqqcojapZehaZXaigeiZqWggYfZhcRdxjfUnouhiplmfmapXn
	safety	Not ordinary fish. Only fish sold for eating raw, kept at 5 °C and eaten that day, and never for small children or in pregnancy. Smoked salmon or tinned tuna is the easy way.	YedjNqfccslZSddhbYklnmkVwhhYedmhrnZmbSYeqnpZSpkdiWmkqhkZjbibofXv
		Pudding rice comes nearest, being short and sticky, with the same water. Basmati or jasmine do not cling but taste good; use their own packet's water.	folmadjebmZbupfiZfmecnkYzibjgpiSjiekkYdmhkUuddlfpRfeeZgfRmrllzpy
		Fried tofu, crab sticks, tinned tuna with mayonnaise, flaked cooked salmon, omelette strips or cooked chicken, about 75 g a head.	WgesVcfiltkbRcnffbneZekhtshXjpWtfmeZkYVbjugSOiefkZmqomhocZiadeVs
	safety	Yes: take the rice out before the vinegar and salt, cut prawns and edamame small, grate the carrot, and give no soy sauce or pickled ginger. Nori only in tiny crumbs.	mileRZeqgmWUjdclpZebnVkiha0gToYjfnjfdhcahVbsWbfaihv0efTpolfmnccZ
		Rice barely warm, the rest cold, prawns hot or cold. Chilled rice goes hard; eat it as it is, or warm it once until steaming and put cold things on after.	mrmobXvidkqQsdecsdVicmqYalbbfpghRhjbjskogZedpkykloejkcYYhgqWPogk
		Leave off nori and ginger: soy, vinegar and sesame still say sushi. Frozen cooked prawns, peas instead of edamame and one avocado are enough.	jfkejoWifpPaeihagbjgoqdeogoTlhdfZfaWXcgSe0YbaOdvrWmXkdrokXfmmnpd
	safety	Cook the rice in two pans, as a large heap stays hot and wet. Set it out in bowls for at most an hour, prawns in small plates refilled from the fridge.	mufaPWXSmbXdjcmdgjUYUcqjrmXhfnTabwzrkgifjdjrrfpfckdehlVofclhchkk
		Stir 4 tablespoons of mayonnaise with a teaspoon of sriracha, or soy with lime and a few drops of sesame oil. Wasabi goes into the soy, a pea's worth at a time.	aiaZhabhgdfZshZxpTkWabbcpnXdOrfmdkkbggXkifUWZihjSsniYTiqjUwfacfX
		Nori is seaweed pressed and dried into dark green sheets, the wrapper of a sushi roll. Buy the plain sheets sold for sushi; here two are snipped into strips and scattered on top, uncooked.	gWngfpajVhobbaUffcnrfeVhcomemjmZobhehOkYXdXZmhlvlUscgnhYVWkhYsyW
		Edamame are young green soya beans, so a bag marked 'soya beans' in the freezer is the same thing. Take the shelled ones, 150 g, about 1 American cup.	hWlXcZjoalaPdZigjpemschadfpehlVVgTnVmVZZmqXShkgYZRdgVSnhZejVfapr
		It works on one ring: cook the rice, and while it rests off the heat boil the edamame for 4 minutes. Fry the prawns last, with the rice cooling on its tray.	mofkZaabUUYbpagfitUrYltnUWkSejhomvlZrvgfapehZjcdncnaaWVkkehidfhu
	safety	Prawns are crustaceans, soy sauce has soya and usually wheat, edamame are soya, and there is sesame. For coeliacs use tamari labelled gluten free and read the nori; for a prawn allergy cook no prawns in that kitchen pan and use tofu.	aYfodieoWxVWdqbnXimelUhavihkhrajdeihjmkdZjpWemlaYXfwjXkvXYbWVqlt
1		Rinse it, four or five times, one minute in all. The loose starch would turn to glue and boil over. It need not be glass clear, only no longer milky.	mSndhlixVnaklYfkoukiebltdljgfbopqmknnjgcfcZor1qjukeVolobamkqhjpp
1		It is not needed here. If you have 20 minutes, soak it in its 400 ml of water and then boil; the grains cook a little more evenly.	sesqqZedXnfblYkptjkVigncpdinwbdjjihrrjbfjPZprjlktnkfhgqaZumeheZx
1		Rice cooker: same rice and water, sushi or white setting. Pressure cooker: 360 ml, 5 minutes, 10 minutes' rest. Ready pouches are too dry to cling, but edible.	rgjwZncWhmVYuklhlmliWjkbqiZcmkmUjidokrXllvRtfeldkbmTbZceasgokreu
1		Lift the lid a moment, turn it right down, and go on. It was too hot or not rinsed enough.	kWWogibbjbgojZokqiQXTrhhPfpgXalekngqejhoXclUulchkouTSccijqfjmroa
1		A heavy pan of about 2 litres. Without a lid press foil tightly over it with a plate on top; steam that escapes leaves hard rice.	nkZkUSpWecfhpfofhiZfTsffoigjlkbWlspjipNqWeYfgkenlatQbqegXjhrqtgY
1		Neither: salt comes with the vinegar. Start with cold water so that the grains heat evenly.	nVnognnilnmfyZkh2boZfjodmajnkmhejgmlurojaaTetrpZpgnTpgojapmeniel
1		Risotto rice will do: it is short and starchy enough to cling. Rinse it well, use the same 400 ml of water and leave it unstirred, or it turns creamy.	homnefdidleaqghjahnhZjkdvbdacngXeegmiYYkmhVxcefeuZZbgRigSsuooxrz
1		300 g of sushi rice is about 1½ American cups, and 400 ml of water is 1⅔ cups. It cooks to some 700 g, or 175 g a bowl.	bkndfkbhtanftvcVsmpmYcbVeiTohWiftdsghqjcfiTnsmlOreZabdZramedjimm
1		Start rinsing the rice at ten past six. It is cooked at about 6.30, rested and spread by 6.45 and barely warm at seven; boil the edamame and fry the prawns at about ten to seven.	mnZWggiSkbThogkbvkhdoZmbtgWkekedfVhlxvqffSkifsvWjTYigkbZpYkclhes
2		Listen: the bubbling stops and a faint crackle starts. Peep once, quickly, at 12 minutes; small holes on top and no pool at the edge mean done.	damhifnuimbtnqcjjtYjYjabecjpaWlOdYgnlkZcWPdakurclojeWugblunjaggV
2		Take it off, do not stir, and tip the loose rice on a tray. Leave what sticks. If it all tastes of smoke, start again; the heat was too high.	ldanbshZiifpomZiaaTsflUdhYZophslbmvhfpknjJZkqvYibesbZeceehddikrq
2		Sprinkle on 3 tablespoons of boiling water, lid on, 3 to 4 minutes over the lowest heat, then the rest in step 3.	pfmtofmcmrkicrffnggtjrhbqfYrZRdYbXbtsoccaLWitjiiqbkiXjdcgqnmlnhm
2		Two minutes with the lid off on low to dry it, then spread it at once. Real mush cannot be undone: press it into patties and fry it.	vcaomciitseodvkvjbgiZmdamfNohbidnjnupjkhhTakpdmklnaXVYhkgpmhhtev
2		Leave it alone, lid on. Stirring breaks grains and makes paste; once does little harm.	aaWobUraZiYjzfesYnWcWhlqfcfnhkbclfmupqUqdRdnnnfflgudVkufklfhafak
2		Move the pan half off the ring or put it on the smallest one. On induction about 2 of 9. It should just tick.	fiVsgglSmgbbqWgWodNjUrkjTZmdUdjanddkqqXlTfbdeiYoldmVeXRjtofeehkg
3		Keep the lid shut: steam finishes the middle of the grains and loosens the bottom. Skipped, it is wet on top and stuck below.	kdfjpVphTrXrwnejktOgbgqfhkaepSXdbkkbnoTfmYXihejgsjriajxVkmnkfebe
3	safety	Up to 20 minutes is fine, only stickier. Then season and spread it at once, as from the end of cooking it has 1 hour until eaten or chilled.	phYimcoTjodqhjgjbrPXmarifiUgpUceUioZppZqpNipubhWkijgZghYndbgeoYl
3		Take it right off the ring. An electric plate stays hot, so the bottom would go on frying and burn.	fZZocblUcZWdrdkakhBlbmmmSWecfdqghpmfoxfugkkdakejgkpaeZXdmoYbbhkj
3		Stir the vinegar with sugar and salt, dice the cucumber, grate the carrot and cut the nori. The avocado comes last, or it browns.	giiciajlZRLnqmhkijckodvrkgelrfacZTecrkagidgieXnniUxmWgqesizYlffi
3		A tea towel under the lid catches the drops; fold its corners up away from the hob. Damp dries when you spread it.	pXhcgenofogoljmrolXeJviafZYhfYiaitjdliabhOijrgnnjjsNaclZZkkopmob
4		Cider or white wine vinegar, 3 tablespoons and 1 of water, with a pinch more sugar. Not malt or balsamic. 'Sushi seasoning' already holds sugar and salt: use 5 tablespoons alone.	eraomgWgcXadkmdXggjaicZZwahjRcfVlhYYYVcneqMrjidjoXpfmUmgehtpsldv
4		Warm it for 15 seconds in the microwave or stir it two minutes longer. Do not boil it, for the sharpness flies off.	ppiohVndeZYjoqYklbgclldpVZakSgogUhXgnkkjObPhqmXvisiZpTmbllieipZn
4		Sprinkle it over, then cut through with the edge of a spatula and turn it over, like slicing. Round stirring mashes the grains.	eeYjYVidZeidvnkrVjdbUpbfdoRfWrfWmUotijioaXcvngfhkjvffhxorojmZafd
4	safety	Any large tray or two plates, 2 cm thick, by a window; fan it with a lid for gloss. In the pan it stays hot, wet and unsafe for long.	hpYeUVYoTmiasoohbfNlVlijgdagkndcSpqZoberfjbejelgjwlWrjdeQfadmwhZ
4	safety	Like your hand, 10 to 15 minutes on a tray. For later, put it in the fridge covered, within 1 hour of cooking; warm avocado bowls are no good.	kvgoieoikjbhrjjTrgVjdpqXbaaikikXKehbihbllZjlkksYk2ejkcgTiihNWnfg
4		Leave it for 5 minutes, it mellows. Too sharp: half a teaspoon of sugar. More plain rice helps best, if you have some.	drUmocZdpfXbhqdnlZbagkVilhbsOZlcVZbedYatjgUtmiYpicmclZhszdnjrbip
4		Dip spatula and hands in water with a drop of vinegar. Sticky is right; glue means too much water or stirring.	dVghabmjomkorvlbTcXcXnTlitOoZlripkpjhmnjhRYqgoonmkiacfmsulhjddjg
4		4 tablespoons are 60 ml, or ¼ American cup, so a 150 ml bottle has 90 ml left over. The tablespoon of sugar is about 12 g.	VnZgkmZmsOlamqUWngrdaZVUiddmSZfgoejVXgbiegNpmZfVqbcbgbWmgaeilVfk
4		Fold it in now, cold rice takes it too, only a little less evenly. Warm the vinegar with the sugar for 15 seconds, sprinkle it over, turn the rice a few times and wait 5 minutes.	ioYlkiddjffYnvdkcncjpdiiigRrUdhdVjaUmnmqZWUsubgdfmqarUmgjZnkroTs
4		If it is not on the rice yet, throw it away and mix new: 4 tablespoons of vinegar, 1 of sugar, half a teaspoon of salt. If it is in, cook more plain rice to stretch it and leave the soy sauce off.	ibgpniiasceiphUtkhoSoahggjhqPffqcfjeldkjdgaomdTYgalazaqwoVcjycYh
5	safety	Boil them: frozen vegetables can carry listeria unless the bag says ready to eat. They should be steaming hot, then cool them under cold water.	hWjmfTklfldQSiuYqidunZoWTUpjtccafnYfheYVixiUkgnijdgjpYqWjhfaggik
5		Boil them 5 minutes and squeeze the beans out; the pods are not eaten. You need 300 g in pods.	ebkQacfhYgpHbdoloremdVmTgevrnhdhfglaefRddlZgopgjiSklhatkhhmRbbql
5		Frozen peas 3 minutes, broad beans 4, green beans in pieces 5, sweetcorn 3. Skin broad beans if the skins are thick.	jZlQeVtgZmaXdbloikjimhdgndvbinTYWbeRlVPahubUdhgcdVghYUodZhmXfepr
5		Bite one: firm like a nut that gives, no rawness. Two minutes more if it squeaks; they do not get mushy.	rWsalTnigmhcTjjdimbsoncYfjimcWaTXJaplaZXWZeSlghjibepWkpcinnabVfj
5		Microwave: 3 minutes covered with 2 spoons of water, until steaming. Do not lift the rice lid for them.	tintSVoZhhiaklkhrmkjSkwYfYZenkheWqhelqgYPsZbfjfpefoTaZhYXnlihtjp
5		A pinch of salt is fine. Rinse them cold for half a minute so they stay green and do not wilt the rest.	qVqbjhwnckkbkPmiyedklcnaWhnknoekWelgtlilbichrqramqoYocrbYhnPkdmi
6	safety	Pink all over, white not glassy inside, curled like a C. Cut the thickest through. Any grey: one minute more.	cWfrdhkodekoNoZblmbxdliWhsljgUgccfazaZhdicnScnjfhefldrqlimmYMWei
6	safety	Thaw them first, sealed in a bag in cold water for 20 to 30 minutes, dry them and cook at once. Frozen ones leave a pool and stew.	iXYvXYiiihgTTntVjfgtlYmaXdcr0ffoekZidahSrsibncmhkgddtdmakZcZXZao
6		Do not fry them: thaw in the fridge, dry, and put them on cold. If you want them hot, 1 minute in the pan until steaming.	eglzXehddalaMcidffj4fcyOhqggmemidnbleblgmimZZmkbkgfnjdscempRWebp
6		Slice them small and toss them in soy and lime; nothing makes them soft again. Next time take them out as soon as they are pink.	wUlnjPhbbfidJoffjehoegcbZpThhkhnWUettfpcidXejWboiYjralerlktgaebm
6		Lift them out, boil the liquid away over full heat and put them back for 30 seconds. Prawns patted dry and in one layer do not do it.	rVWndghoqjjrSisirbemboieZcjspXXrrvhplgodhdgSjfkjfreTaipiXribamro
6		It is the gut, harmless but sometimes gritty. On big prawns slit the back and pull it out with the knife tip; on small ones leave it.	dWceUggiKdchciZiiuYmcVaccotmtirodhrnddbZsbXegsglckgngsgleWfeYSxh
6		A pinch of salt before, and a teaspoon of soy with a little garlic in the last half minute. Earlier it burns and draws water.	eUipchiWnmmfeYaopepZhUofloixepWsZinZbVdikmfedkifbeugqpxmgTrXXTYm
6	safety	Turn it off and wait until it stops. Medium-high is enough for non-stick, 4 minutes still. Dry prawns spit less.	jZaritadqeefpQkbiZXlXtejXhnmelwivtncksnlcVibeeVhVllVdrlefmPgdZgl
6	safety	Do not eat that part raw: throw the splashed cucumber, carrot or avocado away, or fry it until steaming. Wash board, knife and hands with hot water and washing-up liquid before you cut more.	iilkUkdtbjgjbiubZmipeZplXugiddrtjlnguQgqruvjdfwmgenkkcikieskqZoq
6	safety	More than 2 hours out of the fridge in all, or 1 hour on a hot day: throw them away, cooking does not make up for it. Use crab sticks or tinned tuna tonight.	ldfpVjbPmiodLfsYhlYjlXvgemZdjejqcomcfTgkslobldqhdnZpnbfelSWeVfiv
6		300 g is 75 g a bowl before cooking, which is 5 to 7 king prawns each, as 20 to 28 come to that weight. They shrink as they fry, so count rather than weigh.	bngbTWemjcmcaefcsrjiSXqWZugjnhipqlfncUhRondZWliWjbbakqdwiZhTTZdk
7		Hard: leave it out, or grate it with lime. Brown streaks: cut them away; all brown or sour-smelling, bin it. Ripe gives gently at the stalk end.	mXicqnhnTalcTrJZckbsbnYbofmmnegUSYksZdmadllkkiazfengnWkhlhbibfki
7		Toss it in a teaspoon of lemon, lime or rice vinegar, and slice it last. It holds an hour that way.	nkfasonrUPXhdiPVUgfggoiekjhrldbbRbisdajsglotfgmlcepkjSlatbqdWdhc
7		Leave the skin on, washed, and cut dice the size of a bean. If it is very watery scrape the seeds out, or the rice gets wet.	dqkSdirpcrgeglwgkbffaXhtZlvstdnivaqomYgofokiglbqjbmmacYcbh2ffbmZ
7		A peeler makes ribbons, a knife thin sticks. Ten minutes in a spoon of rice vinegar with a pinch of sugar is pickled.	dpkVdcjbaXeih2phYWoXXfhtdklnmhpccecmjlTkdtXuVYZnpjevrfgecnrqjemY
7		Mango, radish, sweetcorn, spring onion, red cabbage, a boiled egg, omelette strips. Keep one crunchy, one creamy and one sharp.	gikQXdmmkZibmmmngZlkenikwhhhcraXWUbbhRUje1iYXddmWdpjiUnndYvkkdpl
7		Rice flat in the bowl, each thing in its own heap in a ring, prawns in the middle. Tossed together it tastes the same.	cmdeOTmheWpcrfh1ctXdVbamcjdgUkTemhmqiWfmbidkkdflcxhkhqjrmXqhTYed
8		Leave it off and use more sesame and some spring onion, or crumble roasted seaweed snacks on top. Nori is in the world food aisle.	dfkfmiOharjebZXieaekjaYilopddwgffYgUtLmXWkUdldfpmdwgcrgbZaohaxkj
8		Hold the sheet 10 seconds over a low flame or in a hot pan each side, and put it on last. Steam of warm rice softens it in minutes.	0kypmcZbhrmdabViiXbqaldfbkXlghheYbkfqbtfSWbbregqhfpfhljRloqYWuid
8		Leave it out, or soak thin slices of ginger 15 minutes in 2 spoons of vinegar with a spoon of sugar. Raw ginger alone is too sharp.	cddXeeeWjjkWipdbfYjPhVbkjenkfZwZZfQhUfbkomUpfimnlgowsbyhoUjpkord
8		Toast them dry 2 minutes until golden and popping. Sunflower or pumpkin seeds work too. Untoasted is fine.	cmplohYlatlWhYmmkmg0eejjtcjtihsbroeZYVofUnikkgajeTtrbjmZUhmdYYsi
8		Light or Japanese soy; reduced salt is enough for most, and tamari is just right. Put it in little dishes, not over the rice, which turns salty and brown.	gNZqjmhgWldjoeLjkZoOmTiYpksiZtWjcfpgkfjqjaeaiuSXYagcjZjmebmadgif
8	safety	Chopsticks, fork or spoon. Be done within 1 hour of the rice being cooked; then the rest goes to the fridge or bin.	jnnSXUeYYhcdjsfjhlUUhgiZkqbSehdkeeqcmmUmgbnnemxekkb0glgZqhYlLcai
8		Yes, eat it: thin ginger slices pickled in sweet vinegar, pink or pale yellow. It freshens the mouth; 30 g is about 7 g, or four or five slices, a bowl. The sharp smell is right.	VfeXamXZjerdgpTjiZibhWbhcdpgXVxXdVYmLgclkaekgjrfoYpojcvhuVnhckog
`
