/** Cocoa and Date Energy Balls: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Pour boiling water over the dates and leave them for 5 minutes, until soft. Drain them well.
Blend the sunflower seeds and oats in a food processor to a coarse meal.
Add the dates, cocoa powder and salt. Blend until it gathers into a ball, with a spoonful of water if it stays crumbly.
Roll the mixture into 16 balls with damp hands.
Roll the balls in the coconut and chill until firm.
`
export const NOTE_LINES = `
		A week in a closed box in the fridge. At room temperature they hold a day or two in a cool kitchen, but get soft; soaked dates make them moist enough to spoil in time.	nrselVkbeeQfVTdjdlebbehWgklYtimVUbnfcJXaciexmfviodmjejoYcabXcecg
		Yes, for 3 months, in a box with paper between layers. Thaw 20 to 30 minutes, or eat them nearly frozen; they do not go rock hard.	phjoSVksikUSXhnWnbhrtXfZZWbmrkjfgcejYScOlnlrlbpkiYgknXiXoZacbfYg
		Yes: there are no nuts in it, but seeds and coconut are, so ask if the school bans sesame or other seeds. They stay firm till noon without an ice pack.	nrmhZjbhbhaNZamkoifjhdpfrYedZqjbgfkkmYkZeklgYjobkklxoefgRaGkQnoY
	safety	For under-fives flatten or quarter them, grind the seeds really fine and sit with the child. A whole sticky ball can block a small throat. For under-ones leave out the salt.	ocmYUbfqfnXVhdgksbidqYkifd0iZnbiglkkejbXcUctVdeigcu1beUrmmbpobbV
		One or two is a snack. They are fruit sugar with fibre, oats and seeds, so they fill you up better than a biscuit, but they are still sweet.	jsxXkWigkSYgoeYuomkgjcfjXujdihdijkjmqMheitalVeggdVbnldesnQTgneel
		Swap up to 25 g of the oats for protein powder and add water by the teaspoon, as it dries. Two tablespoons of any nut or seed butter make them softer, if nobody has an allergy.	ZrljfcianshXreiugctkdnVpojflVzisibbbicheemnRYakncsYiehlzeWZoeXdd
		Use fine oats and ready-ground seeds, chop the soaked dates very fine, mash them with a fork and knead it all by hand. A stick blender in a tall jug does it in small lots.	lonhYTgZRbccpunfWemcfocofleXormbeoYljsehZqhoTdddlvnTjndunuesefrh
		Yes, they are good. Nothing in them is raw or risky; the cocoa holds very little caffeine.	pWqYRreckjUWebddtscnmZmXfdeWWhejejYqWedbcUhgTdtneXostpelgmdreqcl
		Do it in lots of this size: a full processor leaves whole dates at the top and strains the motor. Mix the lots by hand at the end so that all taste alike.	eyXdPTcZlYWelWijbkjcUefwiiefjjTTkrpqdfqYlknrqdlcahZSlrYnhdjjkZkj
		Pressed baking dates in a block are cheapest and good here, as they are soaked anyway. Sunflower seeds are already the cheap choice; coconut can be left off.	bfhdohSjhtTdZaghccjgkkafrjsOpnpieZbZiQfSgpZgcVduqLoXkjmnidcfljig
		Add a tablespoon of cocoa and another pinch of salt and pulse again. Orange zest, a teaspoon of vanilla or half a teaspoon of cinnamon also wakes them.	beeimcgd3mlegkbugaggmhcdhopqOcXrUajZgSchVoVldfUnallllthsnYsffaml
		No baking: dates glue it together and the oats are eaten as in muesli. In an oven they go dry and hard.	ngeigWmUSnTmhfmjgrglhekefgWZlbbiZjZhigjgYqddbaRghjquk5lXYgdMpnXf
		Yes: press it 2 cm thick into a small lined tin, coconut on top, chill an hour and cut it into 16 squares. Quicker than rolling.	jukcfVpgTdhWhkpXOnmYYnjnnlkZouabjnYbjXgcqgfrXeZxzjXknlhgfhZceefX
	safety	No: cocoa is poisonous for dogs. If one has eaten some, ring a vet now with the dog's weight and how many it had.	iVoUWXXaalogWdXgluhjaeeoZYpjUcohalqXqkfgnitvYkpXbjjjchQtcabmmqir
		200 g of pitted dates is 1⅓ cups, 80 g of sunflower seeds a generous ½ cup, 100 g of oats 1¼ cups, 25 g of cocoa about ¼ cup or 4 tablespoons, and 30 g of desiccated coconut ⅓ cup. A ¼ teaspoon of salt stays.	RllXmgaZwTkdnrbYrkntYVaYaiTlagkmtbqWillaesVnqddTkaZjlfancgZddalh
		Only with oats labelled gluten-free, as ordinary oats pick up wheat and barley in field and mill. Most coeliacs eat those well, but a few cannot, so ask her. Look at dates too, some are rolled in flour, and wash the processor first.	VgjjnhdhasVdmqXkYmogoacTmdmeeudgraVldmldUnmjajpaccYxphgncodbW0is
		Two each: about 450 g of mixture in 16 balls is 28 g apiece. I cannot know your brands, but roughly 105 calories and 8 g of sugar a ball, all of it from the dates; add up the packets for a truer figure.	htqPjZhpnZjaodZhhomkZckdZrhkcmgfvjfkiTnMleXcYfcYhbSckpX0jcidfZYb
		They do not melt, as there is no chocolate in them; in heat they only get softer and sticky. A day in a tin in the rucksack is fine. For the post roll them dry, freeze them first and send them to arrive within 2 days.	tnrdackmcfWdXWdljngkUemgdWpZgsjejRoquUeSZieqalwkhjmnpgfbZYUjPemj
1		Soft Medjool dates need none: only take the stones out. Weigh 200 g without stones, and add a spoon of water if the mix crumbles.	paubrTmeXnsYXXrkjdokonlbfkhhtShdkbdirTfXjWbolhevtgslmhsdeqhYqigk
1		Leave them another 10 minutes in freshly boiled water. They should squash flat between two fingers; hard bits stay as lumps in the balls.	sYqguUpehniiSmhWiidurkdZcieihYcRXPWsqbhUXVahjfinrclpdqkXkogiddfl
1		Keep a cup of it: it is sweet and better than plain water for loosening the mixture in step 3. Drain the dates well all the same.	oSlhgiioimhsfbonseuXijfggdidmTilnjlngaZejVfkriytmnsUYXngcpfYnfry
1	safety	Soak them, then slit each and pull the stone out with your fingers. Count and feel each one: a stone breaks the blade, or a tooth.	nWoTicVjJhldXitiemanbcbaUirdjcseecfqoahalhemigfrak0ordioldiijSqe
1		Drain them in a sieve, press out the water and pat them dry. They hold more water, so add 2 to 3 tablespoons more oats if it is sticky.	yQqcpVlghnliOirjjijbrfdddgbfsYmidcipubdaiTXmscmtkqpaccmffhedgfgz
1		Prunes work weight for weight, darker and a bit softer. Figs are seedy, apricots sharp and need a spoon of honey or syrup. Raisins alone bind poorly; mix them half with dates.	cdqTsVhdaibbYcrgXbobrjbgshiQifsVghXepTWYlsYqgccwbdrhhfgaZecdfgrt
1		About 28 small dates such as Deglet Noor, or 11 to 12 big Medjools, without stones. With the stones in weigh 230 g. A 250 g packet of pitted dates leaves 50 g over, about 7.	WtqOfcgjqapbeYjanmricdeZVnndlVtgrYekkVeTkjbrdrdcnSkakqVngiYWcjnZ
1		Chopped dates do well, 200 g; rinse off the flour or sugar they are rolled in and soak them 3 minutes only. Date paste: 200 g, no soaking. Syrup will not hold the balls together.	adjbnTcifaiiYfrnWepnpZebljnUodsfsaTinLednjhrnhitsVnZlaqfbhcVplno
2		Like coarse sand or couscous, no whole seeds. Finer makes smooth fudge, coarser gives crunch but the balls crack.	btqXjWivXlvcnommfghjfjfphgrjkqpcyUczaneiXcheblcpfjloYjlpejriNaff
2		Stop now. It is still fine: the seeds have given up their oil. Add a tablespoon of oats at the end if the mix is greasy.	idbesechbnudgmlpSUmsheTsebcqYnxmlZklfjskgTiejYjqgxgdTcrmpjkhUhgh
2		Yes, 80 g of pumpkin, hemp or nuts. With nuts they are no longer safe for those who must avoid them. Linseed and chia soak up water: at most 2 tablespoons of it.	RnffmoWkbueUjdligjmxfdkmscuhjuthpjaWdTgYUxgfcZdjfTqqZljeYhccgdpf
2		Any oats blend fine; jumbo need 20 seconds longer. Gluten-free oats matter only for somebody who must avoid gluten. Fine oatmeal needs no blending.	dkhimZnZasVjmlfgalpgsbdXsdhbiyikrfXqcfcgVrWpTZqeZjTxkelidnfidvar
2		Oats are steamed in the factory, so eat them as they are. Toasting seeds and oats 8 minutes at 160 °C (140 °C fan) tastes nuttier; let them cool first.	jrojkWiWfufhfhkjmhe1nfpYigframmmpoihdhkmRogmdfljZmo4nmpXiurccfdn
2		Do half at a time, use pulses and shake between. Liquid blenders need more room at the blade; otherwise chop the seeds by hand.	cuadcWbjciopprulYdnnggTuVdmeoqsduobmpmgfUeamfebjkulafkXrhtmoYZji
2		Roasted and salted ones are fine if you leave out the salt in step 3. They must be without shells: the striped or black husks stay like splinters. Stale seeds smell of old paint, and those you bin.	hbljmoagaslWYQertbhkdXhakesrsosldatihZmidhnhgeWfiPvshgqjZcianTrg
3		Add water or soaking water a teaspoon at a time, blending in between. Squeeze a little in your fist: it should hold with no cracks.	jeZZiWlrqoumZlouYYhfXrOcghUkbeemmcZjnnsWWUcsnfjtjredgkhnmellcXWm
3		Blend in 2 tablespoons of oats or a tablespoon of cocoa, or chill it for 20 minutes. The dates held too much water.	kXXhgYrirtojhsosbVeaflTifmNpbghjohilYelhlSfikejunwbacfhvpniZmflp
3		It goes from crumbs to clumps, then rides round the blade in one lump or two. Small date flecks are all right.	ecnYmSjwlfkmnojjVjhngmcekbnWZeoRkTdqifiZaOjclmoieuhbYhkjoplcKWca
3		Cacao powder one for one. Drinking chocolate is mostly sugar and pale: use 40 g and less water, and expect a very sweet ball.	PVYsbifbgjfawalzbjqejbjWmZsYUvbhioYihYejbcXeXhcnffTbrkVbaedgfkup
3		Scrape down the sides, break up the lump and pulse 30 seconds more. Pull out a stubborn piece and chop it by hand.	gmZYkZgqkjqmbymnOdckjoRkWlpUjdnclbgrmkkihLkqollqfpmdWddsjhhmVbff
3		Switch it off and let it cool for 10 minutes. Take out half: sticky date mix is heavy work. Finish by kneading with your hands.	mffnficcalfltlndajUmdlXpRbfXdixWbigihqlllXkldhhWdvpRelZuttYgWiuo
3		Leave it out if you like. A pinch makes cocoa taste deeper and less sweet; if it was forgotten, a few flakes go on the coconut.	eQkksnlalrtaradrrdlTqUqdjgppdgZmcfneodilchZdmeSZkaiczlmthVcmnZbe
3		A tablespoon of honey or syrup is fine and also binds, so then leave out the water. No honey for a child under one.	gSjhpgfiyaZshqkmfWsfkpljkfdkVjelVgaaXWgkTgSYXdQkihehlbhkigfhvezU
3		It is fine to eat: stop, scrape down and blend in bursts of 10 seconds until the seeds are broken up. Sticky dates shield them, so it takes longer. If the motor labours, do it in two halves.	dxadgbcddcrlnmryTjirkZizPZdihimgobbomouhbeklmaiecfpcefheidvjgQZp
3	safety	Switch off, unplug it and look. If a stone was ground to splinters, throw the mixture out: they break teeth and hurt throats, and you cannot find them all. A stone that is still whole can be lifted out; check the blade for chips too.	ohgdcgZnXhybSsjsWmWocjYibauWeglbfgbjgujgZmpenclsfpumokbthhfxjXlf
3		A bowl of 1.2 litres or more takes it in one go. A mini chopper or grinder jar does it in three lots, in short bursts with rests, and you knead the lots together. In a tall blender grind only the dry things; chop the dates by hand.	dvhbQUhbZTldslefZbjemgdqicjbsnpWoqckliZognbwTedZkiiYjvTvhqbjmajk
4		About 27 to 30 g each, the size of a walnut, a heaped tablespoon. Smaller ones of half the size suit children; you get 32.	XogSYVrqjWgUfceXimpgWXiZeloljncZxbkjiYfXdaclbhYarYTgbtVxbnlahYcY
4		Water keeps it off the skin; rinse after every four or five. A drop of oil works too, but then coconut holds less well.	aUpfeggldrfkpntYYbaaOlfoftbkfkspmtdgoatejWbpdhsvnnddhlimtocltckf
4		Squeeze first, hard, then roll. If cracks stay, knead in a teaspoon of water. Cold mixture cracks more, so let it warm a little.	rhbZoSflVZoYVmqeYiUiSpaWUoecgmbheYXgngtfXUZsqllwnmeglgmpgffZbdfY
4		Yes, this is the best part for them: no heat and no knife, as long as a grown-up runs the processor. Wash hands, and have a bowl of water ready.	rflgYXfndjUVndigmdZdoWgjdkqVQseehihehdeXjTcqTanjolt3gaUltjcijaoc
4		Yes, covered in the fridge for up to 2 days. It firms up, so let it stand 15 minutes before you roll.	rnjjjSuecXdeicjgPsYXnZsgkodXkjlZfkjWiTcflXnulUplpycpefkbhXXacmYh
4		Knead them together again with the cocoa and a teaspoon or two of water, 2 minutes by hand, and roll afresh. Or leave them as date balls and roll them in the cocoa, which is bitter, so use a thin dusting.	XTcljbiYedrUhipsWsnbqVoYkhfdfvfnloYYqhldbOXdpZdnlkTjwfZdeUbjgjel
5		Roll the ball in damp palms once more, then press it in the coconut. A dry surface takes none.	UceUpZljlikfXltgTaajdpXpficdfwpmpkeXxincgPcfoiZzniagbgxeZdkbeoea
5		Cocoa powder, sesame, finely chopped seeds or crushed oats, or nothing at all. Two tablespoons are enough.	RkignbmYTmdalktleirhhfektktagwkklqaLqaWdalXbebWqfhhrXinaUaojmmmd
5		30 minutes in the fridge, 10 in the freezer. They can be eaten at once, only softer.	rpnkrXqaaidWiekWoeZmqaqYbhWdpaabOYjblYfbdZgrgevapocwhmrWjhdXTeZf
5		They held too much water. Freeze them and eat them cold from the freezer, or knead in 2 tablespoons of oats and roll them again.	zenkqYneehkaTntXldWqnjgaUnSmdiedULjlnWlfbZYjpatmnoYpigohgjgbbmcf
5		Leave them out for 20 minutes before eating. If they were dry already, pack them with a slice of apple in the box overnight.	2ZrloSlcadoWKegbgfgnlkYUfebjiglhYWbprcpXddYqmYlwiolqehaeehimcchm
5		Yes: chill them first, dip them in 100 g melted dark chocolate, and set them on paper in the fridge. Without coconut, or it falls off.	egfXQekmhnjcjdiuinkjehkTlWjhcsfqNjhhnUceRiYcbtf1glXXaojXTZciXklg
5		It is dried coconut flesh grated fine, unsweetened, from the baking shelf. American sweetened shreds are longer and very sweet: chop them and use less. Big flakes or chips do not stick, so whizz them small first.	QdkYfllcZmnchmkmZclmkoXlhixYdvskxdfXvbejpdbTliXjjVbkTXkWVllVmimd
5		They can be eaten as soon as they are rolled, only softer; 10 minutes in the freezer on a cold tray firms them. In all allow 20 minutes' work and 30 of chilling, so for four o'clock begin at ten past three.	pngZnVhQdaRbhYuXlfcgoTrbbiVjoiScOjkesklbeQkrdfqelicsmnjYkcfZdZed
5	safety	Fluffy or green spots, or a smell of wine or yeast, mean the bin for all that are in the box. A dry white bloom that tastes sweet can be sugar from the dates, but only if they are within the week and came from the fridge; in doubt throw them out.	keshooaijYihUgUmdnZnjiXYdarKfbsYWbhqRNiggUinmknonaslfXediihjdmll
`
