/** Moroccan Lamb Tagine: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 160°C, or 140°C with a fan. Season the lamb with salt and black pepper.
Heat the oil in a large ovenproof casserole over a high heat. Brown the lamb in batches, 12 minutes in all, and lift it out.
Cook the onions in the fat over a medium heat for 8 minutes, until soft and golden.
Stir in the garlic, ginger, cumin, ground coriander, turmeric, cinnamon stick and saffron until fragrant.
Return the lamb with the chopped tomatoes and 300 ml of water. Bring to the boil, cover and cook in the oven for 1 hour 30 minutes.
Stir in the apricots and chickpeas. Cook for 35 minutes more, uncovered, until the lamb falls apart and the sauce is thick.
Take out the cinnamon stick. Stir in the juice of half the lemon, scatter over the chopped coriander and serve with the other half in wedges.
`
export const NOTE_LINES = `
		Yes, it gains by a night. Cook it to the end without the lemon and fresh coriander, cool it in shallow boxes, have it in the fridge within 2 hours, and bubble it right through before serving.	svooiijYnZQgdcdghgbYpZnbpmcegddbWixehSalmpmsljzgakgpjfcalSgbThRj
		Two days in the fridge, if chilled within 2 hours. What you will not eat by then goes in the freezer on the first day.	lzkjjjjeqfYgZWafmebXdlcbenfamanaTbrZUWbfgXmvin4YibahbZYdkYdWWlUk
		Yes, all of it, for 3 months; apricots and chickpeas freeze well. Leave out the coriander, thaw it overnight in the fridge and add fresh.	ohipVZktplRZcelbjbiiuZbicWahpikggageOUXMlorplbtefchgiUeZoWXcZbad
		Covered on a low hob with a splash of water, 15 to 20 minutes, or at 160°C, 140°C fan, for 40 from cold. It must bubble right through for a few minutes, once only.	uqm0WgqamefalUdZtadfXlocZccZjfkiVlnTesmeemhgllnjbnecfbTXkhlSSwbl
		Couscous takes 10 minutes, so soak it when the lamb comes out; rice 30, so start it with the apricots. Flatbread and a salad of carrot or orange go well, and a spoon of yoghurt.	njiRmmSngciTtihosgaYdpjf2kReepTghfgfngYnfncfZmmhUUkjUcgiibxhYldi
		Brown lamb, onions and spices, bring the tomatoes and only 150 ml of water to the boil, then 7 to 8 hours on low or 4 to 5 on high. Apricots and chickpeas go in for the last hour.	wdhpbldMjiXbpclbmlmdimgmbdXeweYahaYkjpRbvwiiXbffVngYamYYgmPjdadl
		30 minutes at high pressure with the 300 ml of water, let the pressure fall by itself, then simmer apricots and chickpeas 15 minutes with the lid off.	rWeqlehKjgRgiiokkmhZXZalleeYnhfXgfcfmtTSmwZnYdmcfigZgpejdqRojXYn
		It is fragrant, not hot; there is no chilli in it. For a child cut the ginger by half and cut the apricots small. Put harissa on the table for the grown-ups.	ZgbmfbiekriVqchluUbdjVcmalleLoibgihbcrbZlXYfUdgfgot2khUloakcbbvk
	safety	Yes, if you take a portion aside before salt goes on the lamb or rinse it, and mash it well with soft chickpeas. No whole chickpeas or apricots for a baby, since they are a choking risk.	sZnbScYommTXhZZovdfbtYmfhashZmZleikicigWhXfqWgjYcatucZWnpnWpieWX
		Two casseroles are better than one full to the brim. Brown in more batches, and with both in one oven allow 15 to 20 minutes more and swap the shelves.	cuVdVWaVqZXigYgWfjflUilslkgihZKXdtstYjpdikghlhhdaZYVdrZshfgalYcf
		Neck or mutton is cheaper and as good; mutton takes 30 to 45 minutes longer. Or use 600 g of lamb with two tins of chickpeas and 300 g of carrots.	ifcgnnTlmiToefbadZqbeuZkjpnPoiWkabcZdgbZssVZLYflmNYZagfpmegmhead
		Trim the outside fat, use 1 tablespoon of oil, and chill the dish overnight: the fat sets on top and lifts off. Leg instead of shoulder is leaner but drier.	ekfgwsaldgWdqdiYiXlcdwVgeuoaqiitljhigjoluhhXUactgeQibifkjgbxoceT
	safety	Yes, it is cooked right through here, so there is no pink meat. Serve it hot, wash your hands and board after the raw lamb, and rinse the coriander well.	lVqeTtbhmiTXfbbbmoglgdofhjcWWeeiflWoUlcgiXjgNfxgbWkstgbpjsdsXlYj
	safety	No, throw it away: more than 2 hours out is too long for cooked meat, and boiling does not undo it.	nggoludOqhqeNhmYilYXqbpndjedhblhclrXcjgpgemhrYojdoWhgTcdmUVoawao
		Both: it is a Moroccan stew and the clay pot with a tall lid it was named after. You do not need the pot; any heavy ovenproof casserole of about 4 litres with a lid cooks it just as well.	meUlbeeZXfbhulgibqTfpkWrndmdfbhQznubqdehbvXVWddihahYioZpUbYpekfi
		Start chopping at four. It should be in the oven by ten to five, the apricots go in at twenty past six, and it is ready at five to seven; for half past seven add half an hour to each.	lmZRhegQhYSjkejaulgesYmdnhZheiYZdUdkurtZgZqdYnqZiSZhhqabuXhYiebn
		There is no wheat and no milk in the pot itself. Read the labels of the ground spices and of any stock cube, and serve rice or potatoes, because couscous and most flatbread are wheat.	ZYjnlnbldtVWoqXkcjmSicbXoaigbvZfjfYfgtmUWkodcnnUZbctgZbndhZdXyir
		Only the lamb matters: buy it from a halal butcher or with a halal label. There is no wine, pork or gelatine in the recipe; if you use stock, look for halal on the cube too.	bagndjWkmfdghpVafdoTcVoVoVdgbpbdgYjshcegalmYNYvcbYdlshPiQbbqXnfc
	safety	Ring your vet now and say how much it ate and what the dog weighs, even if it seems well. Onion and garlic are poisonous to dogs, and a lamb bone or the cinnamon stick can do harm too.	lXlXXbTbfiriaeWcnsfhahepYbolUclkdktVpneiljttYmtVbkkgceQrcabrmpfq
1		Shoulder or neck is best, because its fat and gristle melt. Leg works but can be dry, so look after 1 hour. Ready-diced stewing lamb is usually one of these.	abZicnSlUZYjkgbSfdndotYogppVvgfblZZkfbgounaZMkpbcTchZgafbqkncWYl
1		The kilo is without bone; with bone take about 1.5 kg and 20 minutes more. Four to six shanks need about 2½ hours in all, covered, with 100 ml more water.	fgZcWsXhdbikWjgYmYsdhqoaokrjudjibaXrlnYWnoUrZqdckYafUackmiZihSKc
1		About a golf ball. Supermarket cubes of 2 cm are done in about 1 hour before the apricots; bigger chunks need 30 minutes more or a quick cut in half.	epfWgbopedkaXlhVXetYggjlbj0lziXewVfqeddlichlZmakpaXqblZrYsoffVaZ
1		Cut off the thick outer pieces and leave the thin seams inside. Too much melts into the sauce, none at all makes it dry.	VgZbtnglddflhfghhgdVZqNefyqgtfnunkimZgksvYnWaegtfiWibokgdifslWcV
1		Beef shin needs about 1 hour longer, goat about 45 minutes. Boneless chicken thighs need only 45 minutes in all, so put the apricots and chickpeas in from the start.	bcdkjkVfdlckdcbXZcqYhrjutrdTmjRoahUckjZntxdeQeffbVegcljcYokibZQm
1		Straight from the fridge is fine, dried with kitchen paper. Half frozen is not: thaw it fully in the fridge first, or it lets out water and does not brown.	adftddmojekXWiiSpcfmuihlVcjqymgiZmYfbgkhunpllfmgimXewgnKheXhTeVf
1		Yes: rub it with the ground spices and garlic and keep it covered in the fridge for up to 24 hours. Then brown it more gently, because spices burn.	ckpydfbVlhgdibalbhiapYmuifgnkechbmpccYdhrXepiaogYunnpuwOnZicQeYo
1		Gas mark 3, or 325 °F. It should just blip under the lid; if it boils hard turn it down a notch, as fierce heat makes the lamb stringy.	eZhpWokediYiwWdRwpdgaoggPhjbYkkhrYjjfiiifskVefYXnesYgsLgggZUllcc
2		Pour the juice into a jug for later, let the pot get really hot and put in fewer pieces, a finger apart. Pat the rest dry.	nYUmhkZstcguXmeklYheerblWckrnUNtordneejjpckXlZpkbocPVbjderjfbfoi
2		Well browned on two sides, 2 minutes or so each; the inside stays raw, as the oven cooks it. So put it on a plate that you will wash.	XZkgdmlsYemoblTeprWrhjibilnpaacSaffuadeleVrZdwddfcihcsrbirlWOagW
2		You may; it is safe and only paler and less deep. If you skip it fry the onions and spices well, and use 1 tablespoon less oil.	cpjofeildkggghZmbkjkjgtucfrotXKimxfelhkfoigccgeekhfenj0KgccvfTbb
2		Wait: it lets go when the crust is formed. Then slide a metal spatula under. The brown left behind comes off with the onions.	iXUVghgkoontZrhVTaMedkRhdiahpmmkflxYnnqccWZmbqdokflbkfplniVjZZac
2		Wipe it out with a thick wad of kitchen paper held in tongs and go on with 1 tablespoon of fresh oil. Brown is taste, black is bitterness.	lbgkbpfhbcfvhhPnXcXtnfSladirumsqgmwcbkmlmVeiqwakTdlcinfgddfdeYsl
2	safety	Take it off the heat until it stops smoking, open a window, and go on lower. Never put water in it; smoking oil is close to catching fire.	gbYkruWejcehpUhYkcZlepaiegnhdiydnrpVdrppgQmWfeXeSrnVXqjhknVdgbkr
2		Only if its label says it may go on a hob, and then on low with a diffuser; it cracks with sudden heat. Otherwise brown in a frying pan and fill the tagine or glass dish with hot, not boiling food.	umRqZiaWWddindgehjOneggolVrYeieZkukggehlXuibTpUsgflWqefiVfQmhlmh
2	safety	No harm for the lamb, since it all cooks for two hours more, juices and all. But the plate, tongs and board count as raw: wash them hot and soapy before the herbs, lemon or bread touch them.	iajhVjZrZbkfZecbbpbtpeuocqcfZiYrlzicsYZvqdzlesrieflleblUeoimeaii
3		Add 2 to 3 tablespoons of water and scrape. Brown crust is good; pick out anything that is really black before the spices go in.	oTdiepmghbiwkkShfXbykiaegYc0smmiadsbamhdgPcpjsaeXdpgelldZbdgffxl
3		Leave about 2 tablespoons and spoon off the rest. You want enough to fry the spices, no pool.	ZgZktdfjqZjlpjfjlZigXuZfctotxciwqgnaddijrQqZeXighpTcXnrbhgerjbmY
3		Lid on, heat down, a pinch of salt, 5 minutes more. Soft means it bends and has no bite; crunchy now stays noticeable in the sauce.	nbvirTnXeghmbmebpdhzmpjacieuhYWWZLdslcecUbdckhdkpckqgrsVhohljjhe
3		Any of them. Slices melt into strands in the long cooking, chopped pieces thicken more. Frozen: 250 g, and let the water bubble off first.	ZZlafbohOYmeismZgavtnipaXjpn0kcZnSZmaUYnonnndgffnWhhkZoZYamkigml
3		Yes: carrots in thick pieces now, sweet potato or squash with the apricots as they fall apart. Aubergine is best roasted apart and stirred in at the end.	ldkcibpmtfgffskucYsmYmmpbgfjomcabSeijYYnbxnaPWgnfajqgZkffWvgrQdY
3		Two medium onions are about 300 g peeled, or 2½ to 3 cups sliced. Take one very big one or four small ones; a bit more only makes the sauce sweeter and thicker.	VloYjUmgfPnjihdaqhuubcqXQnjxqgcWpVkkdXaffegrghXWnacgdmhqcZonihog
4		Leave it out; turmeric already gives the colour, and little is missed among so many spices. A pinch of sweet paprika adds warmth.	YbjltcVebulfgYgkojaclTXnkhiZfjnkoqZNYbaZkjQbgTaeedngwlgQjfgnfmkx
4		Crumble the threads between your fingers and put them in as they are; there is liquid enough later. For more colour steep them 10 minutes in 2 tablespoons of the hot water. Of powder a good pinch.	YUpllVgkYjwbqblotjhfkaYagjmfimhmybfgkhhfgTNgteklbsphuljRhlncWXfm
4		Use 1 teaspoon of ground cinnamon. Do not leave it out if you can help it, because it is half the scent of the dish.	ZhQaplXenozasgkkXcrclffujfliZmeVltYedieekhbrnUYqkfmowkdTkenjluel
4		Two tablespoons of ras el hanout replace cumin, coriander, turmeric and cinnamon. Of harissa or tagine paste follow its jar. If short, cumin and cinnamon matter most.	NkbqlYcZbjlhrbnmRgqgmVaounpZdneXjmdZZaZZjjUmZTXgqiphoqjceYkkblmt
4		Pour in a splash of water at once and take it off the heat. If it smells only toasty carry on; if acrid, tip it out, wipe the pot and do the onions and spices again.	jYgokodYikmocfWjZYfrkaUpZXfqmgqnUmtbWmrdkNflqnZiZfvfhnecidkdZbvv
4		About 1 minute of stirring, until the scent rises strongly. Dry spices catch in seconds, so have the tomatoes open beside you.	aaknoegeljdskdehfpjvfainjbljgTpZdgpeafiVgLfhfgebZjvncvxPnmmYQZhd
4		One and a half teaspoons of ground ginger, or 1½ tablespoons of paste. If fresh, scrape the skin off with a spoon.	SbeVfcjWngrYggdfYXnXbVZhjYughkxalcRiPhlculYshcmgoekitkiZpXhjdonb
4		Now goes the powder, 2 teaspoons of ground seed; the 20 g of green leaf (cilantro, dhania) is for the end. They taste quite different. If the leaves are already in, leave them and scatter a few fresh ones later.	XgXVmncjahlbaOiwbfmniVUqijkYdecemcZdZbfdaafivSobTWqethUacbugYcrc
4		A good pinch between finger and thumb, about 0.2 g, which is half of a 0.4 g packet. Half of that still scents it, and much more than the quarter teaspoon starts to taste of medicine.	SlgataceqXvetbbevkldaXSbdqkldempxamadmXdidUijedawbgZnrVjnfbbbYie
5		Cover it and give it 20 to 30 minutes more before the apricots go in. It should give to a fork by now, even if it does not yet fall apart.	tZkjvXhdalakUqeVdfcipqYiflYecWbcVNUuwkfbhZabeajniefnbqebpskhWYVd
5		Stir in 150 ml of boiling water, scrape the sides, and press the lid on with foil below it. The lamb should be half covered at least.	tXdpjgnkrhnyejVelXlggtUXkXTojYfnhsaehudhkObjmhjlkqmUTkahXkdaejej
5		No, it should come about halfway up: lamb and onions give more. Extra water only has to be boiled off at the end.	gYdkkgltvil0ilgXrfoWetYcjcjpfYSknmfeeoTijaXdbkigoqZQPmdlclpmeddn
5		Stock is fine, unsalted or half a cube, as it concentrates. Water is quite enough with this much spice; wine does not belong here.	eXeubiceusmwrdghoatQhdigxVnokeUkeeifbeafbuahhsjWnoidhYmkYnqjnlpp
5		Yes, covered over the lowest heat for the same time, stirring every 20 minutes. In a clay tagine on a diffuser it takes about 2 hours, with a little less water.	ljVqZecKkgRnmYojenZcRmtrdbcaffhhesbmhqcodpjadlNpfksYdiYXgnVfflbg
5		Foil pressed tight round the rim, double, with a sheet of baking paper below it. Uncovered it dries before the lamb is soft.	meamfTuZYibmiimceibaTqebnhlblgYUdukahmNjbgYafjbulbqRcrcfZgasqveY
5		Four large ripe tomatoes, chopped, or 400 g of passata, or 3 tablespoons of purée with 300 ml more water.	ZnjXnewfadlgccnoafsjmcUdwaucjarclskYbRZfmsblXjVVpogVYWlefmaaqlde
5		Leave it alone, apart from one look after 45 minutes for the liquid. Stay in the house while the oven is on.	VWXkeYmcZlWsrgepZwPdcbjldabkkjYZXljlmnWrldlgmoZkokvgXpsbrmZZYcaf
5		Not yet for couscous: it takes 10 minutes at the end. Now is the time to chop the coriander, make a salad and wash up. Potatoes in chunks go in with the apricots.	jegYwncksXXgoemhefiagimjnfSlqfUebYWaoubdbWbZYjlcbatfSchYokyQiYan
5		Plastic or wooden handles stay out of the oven. Bring it to the boil, tip it into a roasting tin or deep ovenproof dish, warmed first if glass, cover tightly with double foil and go on; or simmer it on the lowest ring.	viWoTalSWYbofljbdkUnYneoeXhWhhmievobZhfrYmnXkggkgjuOjnhhVgSdmsiZ
5		At up to 180 °C (160 °C fan) it may stay in: lid tight, 100 ml more water, and look at it 20 minutes sooner. For anything hotter move the pot to the lowest ring on the hob meanwhile.	loSdasYWikZrljdbfibqgnlifZdacdTngidcksjrezjdWfYdjcoiWjWZoiWOrqRe
5	safety	If it has been off for under 2 hours, bring the pot to a full boil on the hob, then give it the time it still lacks. If it stood lukewarm for longer or you do not know how long, throw it away.	jbZrlsbSdjblRgncduVoochhUVabbdjeVkpghurpqlzbjcbZgelefYYfiiShgpam
6		Soft ready-to-eat ones go in as they are, whole or halved. Hard old ones are soaked 20 minutes in hot water first, and the water goes in too.	rUvapWmmLhmYYblkilodkgfXdkllwheilXYqudeWibdlmbnzlkmoegfaapkZjUgl
6		Prunes, the same weight, are just as Moroccan; of dates or raisins take 80 g, as they are sweeter. You can leave fruit out and add a teaspoon of honey.	aVrRwYggXmaZfhmZUhvWriggtjnZegjZigagoVYenwWgYZZsWdomljeeaZdbiepo
6		Dried ones have to be soaked overnight and boiled soft first, about 1¼ hours; 120 g dry makes a tin. White beans work. Leaving them out only makes the dish less filling.	kdvfiVmTelfcXVoiiklemeYZtcsTqkZeiobVoeURgqaaeXamtjijSemYbZbZoYhq
6		Lift the lamb out and boil the sauce hard on the hob 5 to 10 minutes, or mash a few chickpeas and apricots into it. No flour needed.	oXSksblnetcpfotpgWfXnjdpgbTmYQblpbmfYoblfidVpuillwWcVaikfpmgdkib
6		Stir in 100 to 150 ml of boiling water and scrape round the edge; the apricots and chickpeas soak it up. Cover it for the rest.	pQihoVpjjjtrdibodYmXljPcgdWhZbmoihjghqZhjQajohjtnygXPXdndckZdecl
6		Push them under the sauce and lay foil loosely on. Only what sticks out darkens, so stir once halfway through.	oYhhdntgWdbubhXjUaWmfqXggcbvkqjnUjhigmaelNfiovZpVkqcWpddbgffedyd
6		So that water can leave and the sauce thicken. If you forgot, simmer it on the hob with no lid for 10 minutes.	eUblmXycZpflmgogbsVYWgombgfklQeZehocftRlkaZWobjomnoOdeeWecfqmjaa
6		No harm: apricots melt and sweeten the sauce, and chickpeas stay whole. Stir in a few fresh apricots at the end if you want to see some.	nYeamfgeebfjZhkvOplgkdfvTYVkZjZngVYhqlpgebmcnZpYfiqWfXqXjYnepOap
6		About 20 apricots, or a heaped cup; 100 g will do. Brown ones are only unsulphured: they taste of toffee, suit it well and are not spoilt unless they smell sour or show mould.	diyStghqlUkYVoXbcmwijcZVWjneeasijiaimZbRhrgpghZeefgjfkZmZfbVee0f
7		Add the juice of the other half of the lemon, salt, and a little harissa or chilli. Chopped green olives or preserved lemon balance it best.	kfcesmfgjlZhptexeTrYgjVmkkfoRgfqTaffiPapleYjhaYmZdcliZcwvelgoVqe
7		Salt first, by pinches, then half a teaspoon of cumin warmed in a little oil, then more lemon. Let it stand 5 minutes before you taste again.	Zgejsihc0psflgYqkchcpdcmllnrQYUnZhgWjgghYkXknfUhdpqjqvlnnaydaaek
7		Let it stand 5 minutes, tilt the pot and spoon the fat from the low corner, or touch kitchen paper to the top.	aebbprZnfegikeiqkaddTvRgdonnehpzjkjhgcrnrVoXiglsdrWcSmqddfduhhkS
7		One preserved lemon, peel only, rinsed and chopped; salt lightly then. Lime or bottled juice, 1 tablespoon, does, or 2 teaspoons of wine vinegar.	gpaZnibheaifdmXbdhlMicUeuaosUcejepSZdOWodtWtnkekqhsbrbdhefljiYZn
7		Mint or flat parsley are both right at home here. Dried leaf brings nothing; better toasted almonds, where nuts are allowed, or nothing.	fjjTnpkZcjffaQhvdWjekbUkqkiSjfdgZlTUfbQgajiluZikUXskqaUeberkYfrb
7		Add 200 ml of water and half a tin more chickpeas, simmer 10 minutes, and serve it with unsalted couscous and yoghurt.	mUdtjglWqolbiXdusVjLgbhYmaipboWrZYqjqihgnchgnkZWidnYhfgzkhlkpacj
7		It waits well: lid on, in the oven at 100°C for an hour with a splash of water. Lemon and coriander go on just before it is served.	tjdRnbmdjjQhpafbShRfdakWfiWgcgVhUlkXulbrhdmdlkteevkkldWTpaeaSfai
7		About 1½ tablespoons. If the whole lemon went in, taste first: half a teaspoon of honey or a pinch of salt rounds it off, and nobody needs a wedge then.	ZmbZpmfonYphhsRbdhrYefQYfel0YZZuijWegZbiZobnqegbrfmYiaUdhhsZfSbj
`
