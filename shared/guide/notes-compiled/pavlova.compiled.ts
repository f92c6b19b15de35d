/** Pavlova: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 150°C, or 130°C with a fan. Draw a 22 cm circle on baking paper and lay it, ink side down, on a baking tray.
Whisk the egg whites in a clean, dry bowl until they stand in stiff peaks.
Whisk in the sugar, a tablespoon at a time, until the meringue is thick and glossy and no grains can be felt between your fingers.
Fold in the cornflour and vinegar. Pile the meringue into the circle and shape it into a nest with high sides.
Put it in the oven and turn the heat down to 130°C, or 110°C with a fan. Bake for 1 hour 15 minutes, until the shell is dry and lifts off the paper.
Turn off the oven, prop the door open a little and leave the meringue inside until completely cold.
Whip the cream with the vanilla until it just holds its shape, and spoon it into the nest.
Top with the strawberries and raspberries and the pulp of the passion fruit. Serve soon, before the shell softens.
`
export const NOTE_LINES = `
		Yes, bake the shell up to 3 days ahead, kept dry in an airtight tin out of the fridge. Cream and fruit go on within an hour or two of eating.	ppqgZYpilULkZhichidSfYfWghaZjaoeScnlZaamhjnnqdvnYkbogdkbiTaLfeXf
	safety	Two hours at most, one on a hot day; then it goes in the bin, as cream spoils. Put it in the fridge if there's a wait.	oklYehgTpghdXgnbklPMncmbhdbWailfTkrejcapieoiwbqgSqOmgacdnVXmXfeg
		Yes, covered in the fridge for up to 2 days, but the shell goes soft and weepy. Crush it with the fruit in a glass and it is Eton mess.	ozoihaklnagjTefjgceWglbMgnddifmgUgtfVaapYbsomaxmffegWSediRaUcjXg
		The empty shell, wrapped and boxed, keeps 1 to 2 months and crisps when thawed uncovered. Filled, it goes soggy, though frozen like ice cream it can be eaten.	nmhmRVixolVaagpVmYfioZcZZVXdlcrhabikTWbVhplrqdohZWaenTjcnUYZfhch
	safety	The shell is baked over an hour, but the middle stays soft. Lion-stamped eggs are safe for everybody, pregnant women and children too. Pasteurised whites from a carton work as well.	gdpfSkjmgffVPecjumZioYlSjgfUNXceZfZrWmbmbTobXgniiciyqfjjirgqilgi
		Damp air makes it soften. Bake 10 minutes longer, cool it in the shut oven, and put it in an airtight tin right away.	qgmfjajnhxVwhkcpblWXfidhddlPXSzcWZlhoZfdbWZqocpobmiYknbgjhZbkqkq
		Yes, eight nests of 8 cm: same oven, 45 to 50 minutes, then cool inside with the oven off.	mufUUPjciYaUXUkbegkkfVpYighUmnaceffkqgkigqflcUPlmWUnarYnWrcWjfag
		Mango, kiwi, peach, blueberries, pomegranate; tinned fruit well drained and dried. Wet fruit goes on last, for it softens the shell.	hYnOibpreefXXipeXimdhnfdubopWiigZkfrdPRkhwZbdaetWomhoWmkdadamZri
		No: sugar holds it up. 55 g for each white is as low as it goes. Balance with sharp fruit and unsweetened cream or yoghurt.	gjnfqmmgldRmvpbjgbrZjpbmaoicUdetXeakkcdohlYeRcSlfYTfnaeovbUmvika
		120 to 130 ml, about 130 g, for four whites. Pasteurised takes longer to whip and needs an extra pinch of vinegar; some kinds do not whip, so read the label.	VjoeZeiffNihdagnqimXmQbKpdqTZXiknZZqTXeffhadeheZtXadfckfZjmirpkm
		Put them in a cup with a spoon of water, covered, in the fridge for 2 days. Custard, mayonnaise, curd or carbonara use them.	ZrriXcfoYXfdSXelodfbaXdSctaRjUUpaetjVgUmRYcbkbmieihecSielenopmhk
		It is mostly sugar, so a taste from 12 months, with soft fruit cut small. Strawberries quartered and passion fruit pips are fine from that age.	nZoYTZfqglTXiddosdhdsXjiecwdThdkbihmceabfWatVXgfcdn0fZWnmjWqncjY
		Small nests in an air fryer at 100 °C for 45 to 60 minutes work if the fan does not blow paper about. A slow cooker cannot dry meringue.	uegtQdfQkmXifkjgmjlbWjhnZbVYnoqdkiZbhsecowfkZcOkYijjjuZfaqTYjmlp
		Thick Greek yoghurt, or half yoghurt and half whipped cream, is sharper and lighter. Whipping cream works; single does not whip.	WkpfkjjigkSdpZmZeefUnlYdgadOZwjnididXbUqetkZegRibfQdTbmfmhpuoZZd
		A big meringue, crisp outside and soft as marshmallow within, filled with cream and fruit and named after the dancer Anna Pavlova. Plain meringue is dry right through; the cornflour and vinegar make the difference.	XWjbcYnocfdjemflgpYWqmZXeegUOVnbfQkkikmrhiTblVmhOWPfljgqVddicekj
		Allow 4 hours: half an hour to whisk, 1¼ to bake, 2 to cool, a quarter to fill. For seven start by three; if you are later, make eight small nests, which need an hour less.	lobTligTnVSinclWuhharalemeWgYiagdXhlvqtdgUpdbjsZgYWjepYcsShajear
		Yes, it has no wheat if the cornflour, cornstarch in America, is labelled so. Use clean beaters and a tray without crumbs, and wine vinegar or lemon rather than malt vinegar, which is made from barley.	QYifolgpXoXVkkbgXeiWqcaXqcjgUoTksYTedqmhammcnmnbdZVtochlejdcc0lm
		Yes: 150 ml of liquid from a tin of unsalted chickpeas, whisked 8 to 10 minutes before the same sugar, makes small nests: 100 °C (80 °C fan) for about 2 hours. A plant cream for whipping goes on top.	WdijaffofjTZaiknadnPpLgUofRSXmdnZhkghqfhTmiSYdZbkeelndqpYeerlokp
		Sugar, cream, berries and egg give most dogs only an upset stomach. Ring the vet if it is being sick again and again, is small or diabetic, or if you used a sweetener with xylitol, grapes, or chocolate: then ring at once.	kUqVTaYeejofZhZcnqhceidjZYnhPfskWhmbpqemikrqZkqYUhfjfdPsaYbqopkq
1		Foil, oiled and dusted with cornflour, is second best; greaseproof sticks. Silicone mat is fine. On bare metal it tears.	gcgbTfogTfakgfqcdZfnarYombcWjljajtmMidTjdjZcgjiwnZebmtrYVWWmotna
1		Draw round a dinner plate or cake tin, so that it bakes even and fits your serving plate. Ink down, or the ink ends in the meringue.	lfgOWhljNafglpldkwagbdSuicmbcekaqhoZmVbdlhbehcropmacl0opVcimjgoc
1		Gas mark 2 now, and gas mark ½ to 1 for the baking. A fan is fine at 20 °C less. If it browns, the oven is hotter than it says.	dZglanfbbmPnmYgStnbkclffRdcYYjjgfYfifnqnitpXedQcleqcjnPefeWNpodi
1		Yes: a warm start sets the outside, then it dries. If the oven is not ready, wait: the bowl of meringue can stand 5 minutes only.	jegjigvdgiRmsalYllVihllfUbaYeddeUmWXixunjmjckabbgrkisreQhhYMgkbk
1		A flat tray, or a rimmed one upside down, so that you can slide the shell off. Two shells of 15 cm bake for 1 hour.	boUXOYembddedfphgjZoYiVijdsbhoYWhrsfgUcognecfaXpmdaldkYuZhWSxldT
1		Separate them cold, as yolks break less, then let the whites stand for 20 to 30 minutes: they whip bigger.	YoqiTTqnaXgSbSmcraZanVlcVmcZihddScifdlorZcdeigmilyZnulqUehmibhah
1		No: it wants a low, dry oven to itself, about 3½ hours with the cooling, and steam from a roast makes it sticky. Bake it last night, or early in the morning, and dinner after that.	orXfaiXXgkVqjdbnejjmfjwmihVVgdWqYmUbirpqjwkcZfpbZXnjbmeYieaQqfTc
2		Grease or yolk is in it, or the bowl is wet. There is no rescue: wipe a clean bowl with vinegar, start with fresh whites. Plastic bowls often hold grease.	jUbhcWmjeadrYdllrbVYlgUfXgXcTTdqiebsUekkUYmYohgjqwcXXhqictmqoojj
2		Scoop it out with a piece of egg shell or a wet spoon. A speck no bigger than a pinhead may pass; more, and use new whites for this.	YkkfNierXYqdNhfvrfcdXYZYYilUcTdmYefralbjSbiWdmkcigjchdkhcfourijq
2		Lift the whisk: the point stands upright and the bowl can be tilted with nothing sliding. Foam that bends over is not there yet.	ePmXXOtkggjjmZddllUhmqQXZnXcWYlcdUZuZajfUaianckemtdiXnohfklfXafb
2		Whisk in another white for 20 to 30 seconds to bring it back. Stop earlier next time, before it turns grainy.	hYlhgPohcVdlWkftghfVnbSkZccSadileXU1dmmhYOfgnfbainfdWgkolnsnjgZp
2		By hand it takes 8 to 10 minutes for peaks and longer with sugar; it works. Mixer: start medium for fine bubbles, then fast.	gfpnWVmVTXYfwqidblcZkiaobhZVjjmYdkUnmmdcXncpYbgUhqlVeslpqueulelh
2		Whip again at once and go on: within 2 minutes it comes back, after 10 it weeps and will not hold.	kSfdebljeReucjillnSbraYiObccUUjqdccoedjqcYtdoelQjrdfRfrkkmkklqfp
2		Crack it in half and tip the yolk from shell to shell over a cup, one at a time, then into the bowl. A slotted spoon or your clean fingers also work.	UlrmNZXlXUcaUennhibbRVZVWneVbYchcYilenliXPXghljffolhtgpljkothfgk
2		Four medium whites are about 130 g; four large 140 to 150 g, fine with 230 to 240 g of sugar. Frozen ones, thawed, whip well: weigh out 130 g, or count 2 tablespoons for each white.	PllbSaoqqPdVYWeavimZhRhWbnijgWbfqcepTgeebbcYZjWbrZXekrfnclmgmedg
2		Glass, china or metal is best, since plastic holds grease. With plastic wash it very hot with soap, rinse, dry, wipe it round with a little vinegar, and use one without deep scratches.	gdghJTajZUgnibhmmkVdiYbigjgScglrntlhXdiqSdikkgjppqlRtgknWegispqh
3		Not done yet: whisk on for 3 to 5 minutes and rub some between your fingers again. Grains that stay weep as syrup in the oven.	ldvneYkgfcczpsboefjhrpYsWihgUcyiZZZyqglhQVXejnbjdpZdlcmfolhflggg
3		Keep whisking, at high speed, 8 to 10 minutes: it may still get thick, though less high. If it stays liquid, start again.	fjdgfdhZjWlpmqcuTekhjciwMfVmdcevdfYlpiodfehinUeaiibStWifpcef2Vdh
3		Whisk on fast up to 8 minutes. If it is still soup there was fat in it, or it went in before stiff peaks; it then will not hold a nest.	nUfgiYskieexjngnaccZrjSrVjThPUkudWYhdehncZdekaglhyRchamojodimjfm
3		Granulated blitzed half a minute in a processor is like caster. Light brown works, softer and toffee-like. Icing alone makes it pasty; half and half is fine.	XgthcfhggUVyrpWpUcmdrgcmhhoiXmklYfWfmRdgfwVlWdZpaeZhrcocheYhuoni
3		A spoon every 15 to 20 seconds: each must dissolve before the next. Dumped fast, it weighs the foam down.	XbgkjakcZdesykWldjhhggkpSpakWTZpmeifokhfXcUslaoelqSenqrWujfmeTWc
3		It looks like shaving foam with a satin shine and a stiff beak, and does not slide from a tipped bowl. After that stop.	aOmbZaokgecvtfWkhpiUkgOkfiafQXlfiZTtcgfnUVebdkhdiwYcYmphlomhbgda
3		Yes, one minute's break harms nothing; just do not leave it for longer before the sugar is in.	nffkhVmZeZSxukboRiVetgfsShgcalmiaqckljamdZijeVgXctneeaimwqUrcdhk
3		It is superfine white sugar: 220 g is 1 US cup and 1½ tablespoons, or 15 to 16 level tablespoons in all. Up to a quarter may be icing sugar, so 40 g of it, sifted in at the end, is no harm.	VkrceldgmNdqvsRnZhrhnacnVrjoWdkmkibkkXggewWjYdZikdSepcffibXbumjg
4		With a big spoon cut down, sweep under and lift over, turning the bowl, 8 to 10 times until no white streak is left. Stirring beats out air.	XVblRUibeZdh2kfoZrdiShfgZhXhWjYWpYjmdijhbabwrbWffhnhjpypoogkcccb
4		Lemon juice or any light vinegar, the same teaspoon, or a quarter teaspoon of cream of tartar with the whites. Malt works, tastes a bit.	dqVfpgXhbXbbjogZfffUsaUarZhgTddbgjQYYWZtZvTnpkZjkZmgkcmclfpkteWp
4		It gives the soft middle. Without it, it is crisper and drier, still good. Arrowroot is the same; not wheat flour.	PPfZyihkdpbffZqeeZcfpdepthdXNeaosaYdcodmfkXfxlgfhcUksfjehegkevme
4		Too soft: pile it in a dome, make a shallow dip with a spoon and bake at once. It cracks less flat, and cream covers all.	rbUXiTfsiiqgloloYgMgVsaeWoVWbqhckXehwZfieYbisbdnosedarknffbcnlYb
4		Spoon it: about 4 cm high at the rim, 2 to 3 in the middle, swirled with the back of a spoon. Piping looks neat but loses air.	ekWaYYdwcXtbsllgnmXfUpWXhqiXVkkd0dogodWgcghilhcsqhejapfmjlchYRpV
4		Dab a little meringue under each corner of the paper as glue, then it lies flat while you shape the nest.	mYbVXbmqWefnfgsacgaiVqRkUmaYcgnZsflSkcbdcRbiperylefgkrukeYcggohW
4		Leave it as it is: it bakes crisper and drier, with less marshmallow, and is still good. If it is not in the oven yet and still in the bowl, fold them in now with ten strokes.	bcWeojdegfidZnmcblfhraelefTjVUdhnfZQcrivYdSj1aZjgfgdvYqdjZdeupUn
4		Ten minutes, not more: it loses air and weeps, and the fridge is too damp for it. If it must be longer, scrape it back, whisk it up again for a minute and shape it when the oven is ready; expect it flatter.	nYdYeSsbhcWpkikegqOjqemZghVXgVlgUkedmoj0pdkgsUilipgodrechhWThrdm
5		The oven is too hot: lower it by 10 to 20 °C now and move the tray down a shelf. It will taste a little of toffee, nothing is lost.	dZbhfkvjYWTxcaOjgcTqkiZcWckgfjejOgYxdgkrhZdefpThVYnbijffjkdSgkpi
5		Yes, some cracks are normal and cream hides them. Many come from heat too high, grainy sugar or the door opened.	cgYYkfYkakifTjfmkqSfThRXLcrcUflkaVafimqrcacbqofvbndacjluYXcdicje
5		Not in the first hour. Cold air makes it shrink and crack. Look through the glass with the light on.	VhUdiefodrWsdncib3RjYZaYSUjiZmeXVmigfifjkfticgbemercdqqUgrXfqgde
5		Mop the syrup up, let the shell dry 15 minutes longer and hide the rest under cream. It comes from undissolved sugar or too short a bake.	iRcZkjfqmefxa1erigaalneWYYbkXXkobmglcblqjSZTrecocjYafapicmZbnkxd
5		10 to 15 minutes more at the same heat, then cool in the oven. The rim should sound hollow when tapped; the base comes away when you lift the paper's edge.	kYfbmflpepgtYoecjoTpdpUeffbhdHlSZefemifddMecjsgumkbjfxjcljfVajiY
5		Leave it in for the full time, as the inside is still drying. Only if it browns, lower the oven to 100 °C (80 °C fan).	lfYlqiiZamaqRghfaoSmjYkcchVmhSVaMganlpkrjWkelnUbmhalhobUsnZRhkaj
5		Turn it down now and go on to the end of the time. A tan shell is crisper and tastes of caramel, but it is fine.	aWVmkukYfleucdjZlmXfhellLhZdYXflYYjgqymhfceggfSWjhhZplWXuiYVpmdl
5		Leave it shut inside; the warmth goes on drying it. When there is power again bake it for the time it lacked plus 10 to 15 minutes. If it stayed off within the first half hour for over 2 hours, throw it away.	beXnonhXdkZpRigZgxQniWgjUUZhbcigPhqektphoeykjdaXjZpbdgZdmkZggrfp
6		Take it out only if you must, and expect cracks and a sunken middle. A gentle cooling keeps it whole. Use a wooden spoon to prop the door.	fkgfnfdkYqbglqlbiwRifgrlZdcglfdgGpeXgqgtlljjgdgZXvmmsnsWaeVXhjfY
6		About 2 hours, or all night with the oven off. That gives the driest shell. Put a note on the door, or someone will heat it.	nqnijjmTfleamnlZpnWVkdtdfefdtWiZKendkjXklgkllfmdlwSljqgSfdVWUkYd
6		A dip is right: it holds the cream. If it collapsed entirely, fill it with fruit and cream or break it up as Eton mess.	ifQhmpgwWkvaOwimbpTeebYYWZfeMbiZVbckjjbpgfnknemjgjjhYqllgmbYncfg
6		If it is only brown, serve it with the top scraped. Black or smelling of burn, start again; scraps can still be crushed in cream.	pYdjdxgbchevegYkdeTqfiUeYTZijjpmQhmfbsommXkjrqYhSWoajlWhhfbVfivn
6		Cold, it peels off: pull paper down and away, not the meringue up. Stuck: warm the base for 5 minutes at 100 °C, or slide the lot on a plate with paper trimmed.	hYeRYigmcpjmdrmcbeRhXmOkWgZboiqhkjrPkmehgUdchrm1kYkfhhshgVajemnZ
6		Dry it for 15 to 20 minutes at 110 °C (90 °C fan), let it cool in the oven with the door ajar, and fill it soon after.	2XqllcemgsokIlghegWfefdbafWdhWniRgnglinilYhhxahuclbgfdedmiYQephk
6		After an hour in the oven it can come out: put it on its tray in a dry, warm, draught-free place, away from kettle steam. After only half an hour expect cracks, which the cream hides.	oijfqhgacpTlghpblpamofndbZUcjgagLrbXkrq0lmmehjabepqkhfiUhlZLdpee
7		It is warm or too thin: chill bowl, whisk and cream for 15 minutes and go again. Single cream never whips; look for 35 % fat or more.	lbjhoWmaeoWmekoWfXWZrgalWYRbUagiiaemVidpTfhUnggcjyMaVcnfirpnffdg
7		Stir in 2 to 3 tablespoons of unwhipped cream gently. If it is butter in whey, begin again and keep the butter.	bbrgjZmdfhieZlYfXbgbkdQkOTVaZoyjVWbqbikjUbpVmcabenVXQWilmikmjeem
7		It falls off the whisk in soft heaps and leaves a trail. Softer is better than stiff, as it goes firmer when spread.	kZrYdOmifiofkcleeiWfnpTabgSbWfhYkOcsYVjlSemanZfeirSiZkpfmnofWZdY
7		Half a teaspoon of essence, the seeds of half a pod, or none. No sugar in the cream, as the shell is sweet enough.	VelZkebeqdgrxjeeaYkWgXfbaildQvgocdqhTTVmTsVhcRWhefaekWldqdnckZpi
7		At the most 2 hours before, in the fridge, with fruit only at the end. Best within half an hour. To win time, paint the dip with melted white chocolate.	stjWlbldmZWijiiefmXUmanaabQhckfeYfjjnWcpjhqhoewaZmTkffmRvVkTZVWa
7		Canned cream collapses in minutes. 200 ml cream with 100 g mascarpone or crème fraîche holds longest and is a bit sharp.	dksclhfeocZdlhpZTXbaihdZgQgQZppjaeZcYcXqbzuUidVYciScWbpaoijklXkk
7		Stop when the hollow is full and 2 cm of rim is still free, and serve the rest in a bowl. Too much weight cracks the sides.	alVZiSjnqagknlmhiiWUepRXalefQnoelemnfZbqddkXmacbYiWYNfaumWhelTgT
7		A 300 ml pot, 1¼ cups, swells to about 600 ml, enough for the nest; 250 ml does too. Do not pile on 600 ml: whip half and keep the rest as its label says.	bmiagWeguVkdrkfWqmecdXYUYbafbjiZsjmjZiahfqbamgbPleJTOdZrlahdlZcb
8		Halve it and scoop with a teaspoon; seeds are eaten. Wrinkled means ripe. No passion fruit: a spoon of lemon curd or mango.	benPucfpcgtVmvkmlgfeajZgegvsZbnelfoqeaagZqZTcjfyenuokWkifbkiVaog
8		Thaw, drain well, and put on at the table, or cook a thick sauce and cool it. Soft juice bleeds into the cream.	iUgagbizigdWUorafcglpfecdWhwhdjneiatbPTboxeamYmoYhcgrVlegWhZdZol
8		Yes, rinse them before you pull out the stalks, pat them very dry and halve them just before serving. Cut early, they drip and soften the shell.	pcsSnfjzacWcXbjeaonhkejlakmphXkmdmn0jWbmlkgnjhtvXnlpqajbiZjcdTse
8		A serrated or big sharp knife, hot and wiped, straight down; lift with a wide slice. It shatters anyway, and that is normal.	kniYYggqTfpgewuXShiYgpaedqfjklkgfWkijpkpefhukiisjblurjirropmYQkV
8		Take the shell in a big tin padded with paper, the cream in a cool box and the fruit apart. Putting it together there takes 5 minutes.	npfYWbiohYXamYlijjTZMZfdqZbSaleaYYjhrbgimgYhcmqbbpkdpiZcacXWIdkW
8		Stick it with cream, cover with fruit and dust with icing sugar. Or crumble all into glasses as Eton mess.	jccRdYhubevZOtojblXVVjcYTYfhVgeoZhjfewetcajilsirYgfkfghwiadjaZhe
8		About 15 to 18 medium strawberries, 1¾ cups halved, one small punnet, and 150 g raspberries, 1¼ cups. Any 400 g of dry berries covers it; two passion fruit give about 2 to 3 tablespoons of pulp.	YkmLfbiulToWefhYflrfechdZjmxXXkgpipwjSRcipSdefggcihdlhYldXdbcarX
`
