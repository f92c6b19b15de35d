/** Shepherd's Pie: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large pan over a medium heat. Cook the onion, carrots and celery for 10 minutes, until soft.
Turn up the heat and add the lamb mince. Fry for 8 minutes, breaking it up, until browned with no pink left.
Stir in the flour and tomato purée, then the lamb stock, Worcestershire sauce and rosemary. Simmer for 30 minutes, until the gravy is thick, then take out the rosemary.
Meanwhile, boil the potatoes in salted water for 15 minutes, until a knife slides in.
Drain the potatoes and let them steam dry. Mash them with the butter and milk and season with salt and black pepper.
Heat the oven to 200°C, or 180°C with a fan. Spread the lamb in an ovenproof dish, spoon over the mash and rough it up with a fork.
Bake for 25 minutes, until golden on top and bubbling at the edges.
`
export const NOTE_LINES = `
		Yes: cool mince and mash apart, assemble, cover and chill within 2 hours. Bake it within a day, 10 to 15 minutes longer than written, until 75 °C in the middle.	vzcqjgocnVUhegifbeiajdnbmhWWlciWXdpghXlgnpsokbtfcnZqhlgWfTdTZkOd
		Either way, for 3 months, cooled first and well wrapped. Thaw it overnight in the fridge and bake 35 to 40 minutes, or from frozen under foil 1¼ to 1½ hours at 180 °C (160 °C fan), until steaming in the middle.	oqbqVahtinVabgoZlZionceaXUVinckfeehjPTgUmsqnsfnddafemZhXpXbVckSc
		Two days in the fridge if it was in within 2 hours. Three is too long; freeze it on the first day if you will not get to it.	qznnljjfohagVXckkedYgjaabmiamXpbXcreSZdgfZpxpjychddjXYYgnVcYZmRm
	safety	No, throw it away. Mince and gravy are out for 2 hours at most; some germs leave a poison that heat does not destroy.	qdilfscNndpZTirZklVVoaspdmbcdbihbipVdnfsifngsamianUnnXdZmSUnYqdj
		Oven: 25 minutes at 180 °C (160 °C fan) under foil. Microwave: 3 to 4 minutes for a plate, turned once and stood a minute, steaming in the middle. Once only.	wwovUcqdfckebfbWrehiUlpYXdXZgjmfTnnWfrpaaliimflndgegjfVZigmaUxXi
		Yes, 500 g of any mince with beef stock. Turkey is lean and mild, so add a spoon more oil and Worcestershire sauce.	XdTsmhRjgkigdgZWcVqhkodooujUklUociRYffcquukfQfjdbVbheejgikfkbhQq
		Use 2 tins of green lentils or 400 g of meat free mince with vegetable stock, and simmer 15 minutes instead of 30. Most Worcestershire sauce holds anchovy, so use soy.	fXXsgZSftmYdcejeZVqgcdempqjSopRtgkebngVilvtZQYdicUjkjblgabheXfZn
		Peas, cabbage, greens or carrots, and pickled red cabbage. Peas from the freezer may go into the mince for the last 3 minutes.	mdXNdeelhakTnmkuvadhdmdmtjaejiTgaehZhbSmhymZdcphUWkiaWrlgVucZgjg
	safety	Use low-salt stock, take baby's part out before salt and Worcestershire sauce, and mash it smooth with a bit of unsalted potato. Stir well and test the heat.	sakfTbbpknUYkdYpvZhYqWnggZujXmYkbhjiaghYgVeqYegXdftseZVqpmYpkfXV
		Yes, cooked through and steaming hot, with no pink in the mince. Leftovers within 2 days and heated all through.	lZqfUveeogYWdcZXpncoifnZehdUYbhgekWlTmgcgXkgNbvlZSlqridokrdrYoWl
		Brown the mince and vegetables first, then 6 hours on low or 4 on high with 100 ml less stock; thicken at the end and bake with mash on top. Pressure: 15 minutes.	tZavdfaLmlWamgpejkhecidofhadqdXakfZijsSgt1hjUcgiWlgYajddhmPpgbai
		Use two dishes rather than a deep one, swap them halfway, and bake about 10 minutes longer. Boil potatoes in a larger pan, and the time stays the same.	hvQYUWeZmYXhgVkZckfjPghqliidodMZeqqobhncjqimqieeaXdcetYqldkVsdhg
		Yes: spoon off the fat after browning, and use 300 g of mince with a tin of lentils or a handful of porridge oats. Swede in place of a third of the potatoes makes the mash lighter.	gifhvkZlrqWdfjgafZkibvYfgrnSjlWyjhgefhfglqiYNUcoiYVgcgmssZdtrjeb
		Yes, that is the old way: 400 to 500 g chopped fine, added with the stock, simmered 15 minutes until steaming. Meat from the last 2 days only, and no further reheating after.	csetclYeiamkTYdagWufjtledvlYvkclYjeXbihlujgmZjwYdYaiWRhefnpXggRj
		There is none: the mash is the lid. In Britain a pie can be topped with potato, and shepherd's means lamb, cottage pie beef.	faRijbf3WlolpzjoUpaeYddXiiWbhVkbieeKifibhpddeididcbgnijhaaYgjxhW
		Wheat in the flour and often the stock, milk in butter and milk, celery, and fish in Worcestershire sauce. Cornflour, a gluten-free cube, and olive oil with oat drink put it right. With halal mince check the stock too.	TcgofteqcrVZitUgTfpWmbeVqYgfgubihabfgskXZntaakpYYabtiZhlYfaeaqfq
		Start at quarter past five for seven: mince simmering by 5.53, potatoes on at 5.55, oven on at six, pie in at 6.25, out at ten to seven and 10 minutes' rest. Greens go on at 6.40.	jmUSjjiTiYVkjfkYxhjcrYkfmfbdehacfSbhtvrbeaodYnpXgPaigkcZuXfZndap
	safety	Ring your vet with the dog's weight and what it ate: onion in the mince poisons dogs, and it shows only days later. Salt and fat upset it as well. Do not make it sick yourself.	mYgYYZXfbhsldjccmrhmbjblYbljXXmkYhpTrqhjnmutZppUZkihceUsaXcqqugp
1		About 1 cm, so that they are soft in time. A frozen mix, 300 g, takes 3 minutes longer. Grated carrot melts away, which is handy for children who pick it out.	mnjoPbmWZZckgzljchqlVgpqaSdjtpqYeeYejldah0llYbRgjdljnodYZqdhhngj
1		Lower the heat and stir in a spoonful of water. A little gold is good; black pieces are bitter, so pick them out.	hZigZerhccgldsgibSoufemnQZq01lkefXkldhZrjgplbgZijXjvebbbWjiloYqg
1		The onion should be see-through and a carrot bend before it breaks. With a lid and a pinch of salt 7 minutes do, since they go on cooking in the gravy.	rUjejXngeXdvjoXlkYc2klmjUbdxrjdaTRojiibjgSijenZYdbqnfnoeciileZnl
1		Yes, leave it out, or use leek, parsnip or swede, the same amount. Without carrots add a pinch of sugar to the gravy.	hdqgtXidegipmumjidhvigooZkcqnfbOVQgdrZWhXrkeXYhgicgvrepTfZnpnejc
1		Any oil, dripping or butter, a tablespoon of it. Lamb gives plenty of fat of its own later.	TjijtlaiYqieqhimdbslakejpoiknwqXfciTnWaearmZVUdkcUashahZcZdwtiqi
1		Put 2 chopped cloves of garlic or 150 g of chopped mushrooms in with the vegetables. Peas go into the gravy, frozen, for its last 3 minutes.	XbkegdZjnlhYlZWnfVypXrenokqpvthiiiZQgYdhdosbTRkjaXbZaepYeZgofaib
1		Peel and cut the potatoes now and leave them in cold water. They go on the heat once the gravy is simmering.	fYmXjclWqddeeghljbwpbcsocecrqradaVWadnYpckmfUcrnhc3caguWnYtbigkc
2		Turn the heat right up and leave it for 2 minutes at a time, until the water has gone and it begins to sizzle. In a small pan fry it in two halves.	ragXvhmhqWVnZnjfobcgbktkcadrtddimedoponpWadZeiueigxVbhtSpojUiimi
2	safety	Break the clumps open and turn them until all is grey-brown. It then simmers for 30 minutes, so a trace of pink now is no danger, as long as you do not stop here and put it away.	dZWqnjZptXgrPqjijadreqkleisngURlmpZqfepcmXqaeejfelfWVgqghsmjRekk
2		Tilt the pan and spoon off all but a tablespoon, into a mug and not into the sink. The flour needs that little to bind.	WYXosodumZlnfpefgffrinehgmrjcaknhgenejlipHsgfdqcfsbiRivijrgqbUaZ
2		Press it apart with a masher or a flat wooden spoon while it heats up; once brown, lumps hold together. The simmering loosens most of the rest.	ciVfrbfplZjggjpmaXjePwUjbrqfqpjwqdgglhnjpSjggbnohrbXYlqljmbrlVhW
2	safety	A sour or eggy smell, slime or a passed use-by date means the bin. Brown inside, for lack of air, is normal if it is in date and smells clean.	ajdfkYVllfpZSmglOZfkdoTmgiqRhhcdjZZnfWrirTkvgmkraenaidnhnrenOXai
2	safety	Thaw it first, on the microwave's defrost setting, and cook it straight away. From a frozen block the outside browns while the middle stays icy and raw.	YeawijdlumoYKlbVdbdrmdYcVglbnWhhbkdoVclcrfvmjmjmkcgWndoVojWhSedl
2		Pepper now, and only a pinch of salt: stock and Worcestershire sauce bring the rest. The rosemary waits for the stock.	eXXslhfjrjlYbmdZdZcitXgiedjurgZqdlcZddfYvmpmoembfcjb2dpVodajVSRc
2		Do at least 4 minutes on high, until no pink is left. Browning is where the gravy gets its taste and colour, but it is safe either way once it has simmered.	fbimpjjalhnnjYRohhhepgquglntkbQpckfbmfmgjaliejcYZasXtpwUigmeZLXY
2		500 g is 1.1 lb of ground lamb, 125 g each. A 400 g pack is enough with one more carrot. With 750 g use half as much again of the stock and flour, and a larger dish.	SvkWjlXmvYvVaZeXdewrhhhZckpbhZgqqidldajfqmgoYmcUrXaUhldmelSeZijc
2	safety	Over 2 hours in the warm it goes in the bin; frying kills the germs and not all that they left behind. A tin of lentils in its place makes the pie today.	hdfjlkWPtitWNklZZhYgsfonkpfZfefjhlfViYfrrbpnlbmfWiYjjWeYpYSqZlgr
3		Simmer it without a lid for 5 to 10 minutes more, or stir in a teaspoon of cornflour mixed with cold water. The mash sinks into thin gravy.	kZXnubmkfqatgknlgdhgmpptfkengRKsrmiehlghmZhdjoghltbZcdxSknjgYkjX
3		Stir in stock or water, 50 ml at a time, until it falls slowly off the spoon. It dries a little more in the oven.	hSUiqbvlkrdtflmfgTkSjlTljhUiXWbonbljXsdmmZahnpfonvQbZbimepmgegdc
3		Claggy is right before the stock goes in. Pour the stock a little at a time and stir; lumps that are there already are pressed against the side and simmered out.	gPdkoRllwkpujkambXmXiiapkZagccesreVngpjifUehonlkmzcXUVeojnogYeej
3		Beef or chicken is fine, one cube to the 400 ml. With none use water, a tablespoon of soy sauce and a teaspoon of Marmite, and taste before you salt.	ZPcriTZjulouohcnWSrXobhtoZfdhhYpuZZohpndnbjjpshdntdhdXglglljfgin
3		Yes, leave it out or use brown sauce, or soy sauce with a few drops of vinegar, a tablespoon each. It only deepens the gravy.	dYYudfPigkjvlcaebUxWkWbixdskjmbobpfUccXjhwXehncYjnfgkTkhYgjkeofr
3		Put the whole sprigs in and lift them out at the end. Of dried take half a teaspoon, rubbed fine. Thyme is just as good; mint tastes of roast lamb.	ZacfolcZVkghfaiuabxVkQclwjmbfgbiVlbSigIecrebedbgcgnhsbeaZapdQbjj
3		The needles are harmless, only a bit stiff after 30 minutes. Stir along the bottom to find the stalk and take it out.	YhVPjqaSefnifcdpccpVmYQuhtkchebhYfYddfVgafmqhljiYZojpgcZeirmOQoc
3		Lid off, with small bubbles. You can stop at 20 minutes if the gravy is thick, but the mince and carrots get more tender in 30.	YaUfghZYetinbkinWjaYicZxWowkfbbhXidlqqMmVaogehjoflmjdjXenplsXaeU
3		Ketchup, 1½ tablespoons, is fine. For the flour stir in a tablespoon of cornflour mixed with 2 of cold water at the end and bubble it a minute.	XYZlvbsdZnPlqcnfdkdZnaquiaidUVYiijgfdrSokfbbmpfntpddZdjaulefbteZ
3		Too salty: add 100 ml of water, simmer, and leave the mash unsalted. Bland: salt, pepper and another splash of Worcestershire sauce. Taste it once it has bubbled for 10 minutes.	VXamtcfgmoihhlmtXTnatWZoycleSbZsegjTjkcjfsXejjTagrkahdnrqfmfnpdj
3		Tip the top into another pan without scraping and go on with a splash of water on a lower heat. Stir along the bottom every 5 minutes.	nVVzjhhYrsjnmiZvcUdZgfaehhkuelY0YfwbnjglgdegpnWhaipVjimtlijfmaji
3		It is said 'WUUS-ter-sher', a thin brown sauce of vinegar, tamarind, spices and anchovies. It contains fish, and some brands barley malt, so for those who avoid either use one marked vegan and gluten free.	kRWlanUqVodiknUqZjsZfSXbggrgXklnfdtasiUXcjeYebhXadmfvbhnbamiRgcq
3		Mash a tablespoon of soft butter with a tablespoon of flour and stir it in, in bits, or a tablespoon of cornflour in 2 of cold water. Simmer for 3 minutes; never dry flour in hot gravy.	XQZntXclkpgmigqoTdmduWqzhYUhdWZqsddfftkikdchwmdfhrWijZlmigffkojc
3		Use the whole cube or pot in 400 ml, 1⅔ American cups or ¾ British pint less a dash, and leave salt out till the end. It comes out a little stronger, which the mash can take.	XkinghVisguppZaXjeuYfXhbkWqqreWnsdqqehhfjqfnopgJqjccbdQfelejpigi
4		One that goes fluffy: Maris Piper, King Edward or Desiree, in America russet. Waxy and new potatoes make a gluey, lumpy mash.	kVSejmgkfhfmesenXYSohjVekbXYrtrjqhvhjjoqabYgjudeedyXWYikoeXanasc
4		Peel them and cut even pieces of about 4 cm. Smaller ones soak up water, bigger ones stay hard inside.	fgfSpfnpZdfVTlngfgifYckeklpXrsiX2TgriVpnYqTiVklfnYmkdbfiefpdtZiY
4		Give them 3 to 5 minutes more, until a piece slips off the knife by itself. Half-done potatoes leave lumps that no masher gets out.	lhiSiYweZkcdTqpUdkhicfkdbososfgamVfvnkmidhZlenqpsinqamgioqtfkQdU
4		Cold water just to cover, 1½ teaspoons of salt, the lid ajar, and a gentle boil; the 15 minutes count from the boil. So the outside does not fall off before the middle is done.	sUhjsesdmmjfYjsaofgofrlRcjhkfebUdXbrqqidRaZUnkkfrirkgnmdoujgndcR
4		Drain them at once in a fine sieve, shake them dry in the hot pan over low heat for 3 minutes, and use only half the milk.	uRhbnepgjgngcfyjrdnacmsfVbffvibfihgorsihWcWUssrgkmrXgalfjtngneph
4		All work: about 900 g of ready mash, warmed with a little milk. Sweet potato boils in 10 minutes and needs no milk; swede takes 20 to 25.	ubbethonlejXKtzqZcljflfZdcWanngcgTdnjkojXuadenkdfgpdWQigqjillgie
4	safety	Cut green parts, sprouts and black spots out thickly. Potatoes that are very green, soft or bitter go in the bin, because boiling does not destroy their poison.	qeifykqgebbUVlirgRmmfhoZoddXojgVZcalaUhlezgfZqligZoodPiapgkeqkvd
4		Put them on when the gravy has about 25 minutes to go. Peeled, they keep up to 24 hours in cold water in the fridge.	sYdQtoogfeXbJkgfjacodioZiffasjgecZgrhZonYikndptkeaxmdVfXmeoahfvf
4		Five medium ones, or 3 to 4 big bakers: 2 lb. Mashed with 50 g of butter, 3½ American tablespoons, and 75 ml of milk, 5 tablespoons, they come to about 950 g.	cjhOqjpnsXhWcllXlirhVfmWhjZgpklewZhegflbarTgYsgMqckeZiboifbcndoT
5		Press it through a sieve with a spoon while it is hot, or go on with a fork before the milk goes in. Never a blender: it turns it to glue.	lejcrUqifVPgauqfYbkgjjqklddcomiiiZVnsqkiVccgfqtdistfdirTsnsYkada
5		That cannot be undone: spread it thinly, dot it with butter and grated cheese and bake it well brown. Mash by hand next time, and stop when it is smooth.	jigfjTnoUgjfg3lmQXljmrXqjdeVipqbgTasjtnecdgjeljfqtpcbfhpqqhngcpe
5		Stir it in the pan over a low heat for 3 to 5 minutes, until it holds a peak. Soft mash slides into the gravy.	rZVglYqpgrifcxioTVfeipTidhLcajlegUgqfrpdieggjjjimwcYZZfusljjidof
5		Beat in warm milk, a tablespoon at a time. It should drop off the spoon with a nudge and keep the marks of a fork.	maVgiasokpogdtopdYeXfqOadfLiafdgmTglbpphdffeifhkr3ZXXblglpjojafg
5		Put them back into the hot empty pan, lid off, for 2 to 3 minutes, until their edges are white and floury. Water left in them makes a thin, bland mash.	oVjhmNvpejnfgolokdeihsQXlgQhjdddqUenolnXcbUglfjplyfeUlmgkqoidbbb
5		Butter first and then warm milk keeps it light; cold milk makes it stodgy. Semi-skimmed, oat drink and margarine all work.	fauhrZsmWmhdoempifpcYjfbhSUbvjhbikfbqmpZciXdhhsjmshcTewOdqjqgbie
5		Stir in 75 g of grated Cheddar, an egg yolk for colour, or a teaspoon of mustard, while it is hot.	UppddqnobidUrgitgYsYWcjVkWRYf1giYYehdnjgVohcmifbfsnYaanTbkmpjfja
5		Start with half a teaspoon and taste. Too salty: mash in another boiled potato, or milk and butter, and keep the gravy mild.	defjofqknjgUeje3hUmbZhkaoiWeXsZkXQjjllhnZpjckjdXep0bibqoresjnZka
5	safety	Throw that mash away: you cannot find splinters in it by looking or sieving. Boil new potatoes, or top the mince with instant mash, sliced bread with butter, or a packet of pastry.	hdfcbXbnTZzZaploehZkicebkhhSYjfkcgfXiprkRnsebipekq1caZmwpccjolpc
6		In small dishes in the air fryer 12 to 15 minutes at 180 °C. The microwave heats but does not brown: finish under the grill 5 minutes.	tnWrcbqaugkYbqgvpSjYbgkejeajdqbhYanjsnljZyegilOdfjsblmgsnllZqihb
6		About 2 litres, such as 25 by 20 cm, with 2 cm free at the top. Glass, china or enamel are all fine, but glass must not go from the fridge straight into a hot oven.	kqRePYogXWsZnpjYoeYgihXioamdnebYrntYaVdsbohdbmdlqgacitZoTdUakqeb
6		Let the mince cool for 10 minutes so that it sets, then put spoonfuls round the edge first and work inwards. Soupy gravy is boiled down before.	ggVhkgguchogguruYcbecuXbdnTdTnYhfZdbrmgndejkjmtZaurSjdrdhhjegZdN
6		Ridges brown and go crisp, a smooth top stays pale. Drag the fork from end to end and leave the peaks standing.	go1aXYdtSfUgpojmaogleoYhahiXfoiXsacslfYadZXbehZrculkcqtemgmmadjT
6		Close the edge first, since the gravy boils up there. Fill holes in the middle with slices of boiled potato or grated cheese.	mqRiqajvfkphV3rpajcdTufbfngUfecVedailpfoceelhkghjmoZWdgloWkiqmjR
6		Hot on hot is best if you bake it now: 25 minutes then is enough. From the fridge it takes 35 to 40.	gsbogdrlchdZngndhadpinohYeabpiVeRkXfmutpkmkfmjmgfwjfrlpLmfjPabVX
6		It may wait for up to half an hour or so while the oven heats. Longer than that, chill it within 2 hours and bake it for 35 to 40 minutes.	nfchlenZjgVpkelXeoQikdsiZgUchabgTldUkpnpohncoYaXfxdokpaRmcZNZqXl
6		A handful of Cheddar, 20 g of butter in dots, or 2 tablespoons of breadcrumbs. Butter browns, cheese browns quickest.	hstZilfmgjjYfdg0ZcknSwfemeUkcmencNbkigffWfpVpdZmbmqffklefdlnhrjK
6		Yes, if both are hot: bubbling mince in a metal or enamel dish, hot mash on top, 5 to 8 minutes under the grill 10 cm away. Without a grill serve mince and mash side by side, as it is all cooked.	nlZlflcUaZWkafqdiodmbpkefhdXjcccatkillptetpTZmHflkucnmcVcpVagsag
6		Yes: set it at 190 °C (170 °C fan), pie on the upper shelf for 30 minutes, crumble below with its usual time. Swap them if the pie browns before the crumble colours.	opaaUgjiVfhlkicmXhbnblpYjXTbZVZtieegldtrc0mkhbhbaUjmkmUbgiZQqtUd
7		Put it under a hot grill for 3 to 5 minutes, about 10 cm away, and stay beside it. It is done when the ridges are the colour of toast.	giffmnnkdcUtWmakriYmZsccgkinfYVaefdtedooWbiWZsSgampbdtnPhtjaWtmX
7		Cover it with foil and give it 10 minutes more at 180 °C (160 °C fan). Scrape off what is black, as it tastes bitter.	qcaihuocTdbrclVgbZVwhnXadcbqkmklQhleajkmlRegptVmZgoegqSdehhahjzf
7	safety	It should be 75 °C: push a knife into the middle for 5 seconds, and it must come out too hot to touch. If not, give it 10 minutes more under foil.	dmbmipnndojjhqjZomUxdnkTejiiUciOTfVioshefWmYlogbhqfjktXcnrcWTgeU
7		Slide a tray under it now, and it does no harm. Next time thicken the gravy more and leave 2 cm free in the dish.	ndPgkcWnchlpflqskcUZTxcleehkXZgliuoViidqhcnUolfgbpraaddhXncRqplY
7		Yes, 5 to 10 minutes out of the oven: the gravy settles and it cuts better. It is scalding inside before that.	tmbXlaioamgnrsrijiVXgmnhUlWhiZXlZrqYfgguuYmknjogk0buiiebnefaVXid
7		With a fan 180 °C. Use the upper third, where the top browns. A quick look does no harm here.	WnYdWkisWsXnlZVdnvbmRlccRfdfaqVdahchahmnmqrdieZglgwcjpYVZiaUphda
7		Yes: foil on, 100 °C (80 °C fan), for up to an hour. It dries at the edges, so have a little hot gravy to hand.	vgcblbobihKgjWdYXhTjWdkWdkVaciXeRijZulcijgohejobgvhgljUSocXXUlce
7		Put the water on when the pie goes in, and the greens when it has 10 minutes to go; they have the resting time as well.	mbYTifpgjWZpngktvZkkgjlngbbhnWbcUXVcpkeeackZjgvbcWmcddqUjewMjXgn
7		Back with it: dish under foil at 200 °C (180 °C fan) for 15 minutes, or plates in the microwave 2 to 3 minutes, stirring the mince, until it steams, 75 °C. From the fridge it wants 35 to 40 minutes from the start.	noZjeoopTiqYgqlXnmTogktZdgWgeffgHkaYqrkolftjlmqcgkeoohZXgmiVYnZa
`
