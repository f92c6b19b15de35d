/** Rote Grütze: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the berries, cherries, sugar, cinnamon stick and 200 ml of the apple juice in a pan. Bring slowly to the boil, stirring gently.
Boil for 5 minutes, until the fruit is soft and the juice runs dark red.
Stir the cornflour into the rest of the cold apple juice until no lumps are left.
Stir the cornflour mixture into the fruit. Simmer for 2 minutes, stirring, until thick, glossy and no longer cloudy.
Take out the cinnamon stick, stir in the lemon juice and taste: the cherries decide whether it needs more sugar.
Pour into bowls. Serve warm, or chill until cold and softly set.
`
export const NOTE_LINES = `
		Yes, it is best made ahead: it sets in 3 to 4 hours and tastes fuller the next day. Cover it with film right on the surface, so no skin forms.	wsqjfgpXiaReYdegehcTjcqcoiaeiejeZisigRdnonophc0kZrZogheUiTbcTnWe
		Three days in the fridge, covered, with a clean spoon each time. Fizz, a winey smell or mould means the bin. With cream or custard on it, only 2.	erolgihfklehZZUjgkbZZhbXdjmXgYudVdxhNRbkbVqwlg1eigheXYcchafYXhcn
		It freezes for 3 months, but the starch lets water out when it thaws. Stir it up and bring it to the boil with a teaspoon of cornflour in cold water, and it is smooth again.	mpfqVbluplTXbfmYkVjlmcdfbUYjfhmlidnkOSbWjqppqetfdaacmSjepXcZYnaf
		Gently in a pan to the first bubble, stirring, once only. It thins as it warms; do not boil it for long, as that breaks the thickening down.	tpkuXhyelahWfXiZpcbfYjjfTgcbaghdYfsVaqidbkfesfslZsYehcVZjarbPvbf
		Cold vanilla custard or unwhipped cream in Germany; vanilla ice cream while it is warm; thick yogurt at breakfast. For vegans oat or soya cream. It is good with rice pudding and pancakes.	eijYZZjpdhbYrmhqnfVRZfmesgTbOtcpdZodZZYiYnhZedqePgfdYhjnfVutYgmd
	safety	From about 6 months a little, boiled, mashed and without the sugar, taken out before it goes in. Check every cherry for stones, and quarter large fruit for under fives.	ncoYPbZrkiVYgdenpdncrbhkdcuoSjeldmkkZdaYdWdsUacfbfuwgZXlplUmmZbU
	safety	Yes, because here they boil for 5 minutes, which deals with what frozen fruit can carry. For small children and in pregnancy do not shorten that below 1 minute of full boil.	kWmaTjgqjcWSchlYjmennancdVklZZjeilXrUVUYnrfbXUviWckr0Zggicaiafln
	safety	Fruit and sugar alone stand a few hours without harm, but put it in the fridge within 2 hours and bin what stood all night. With cream or custard 2 hours is the limit.	kimgioeVlfpaYknbkkVQtarjkhadbhoiXhrahadtigojuZpjYvTplYdZjTSlYpel
		Use a wide pan: a deep one takes 15 to 20 minutes to boil from frozen and mashes the fruit underneath. Trickle the starch in over 2 minutes, stirring, and boil it 3.	joSaVVfckaSbfVpVZfegVijtmkfjicQWmtqyYglelqkltihlZeWWmmYriiibicle
		Yes, down to 40 g, or sweetener stirred in off the heat at the end. Sugar has no part in the setting. Strawberries and sweet cherries need less than currants.	hirfrlogoeSowkcieeqZjjclaojcTcfuYgZifZelhqbeOcXjicSjqWflqZPorklb
		Microwave: fruit, sugar and juice in a large bowl, covered, 8 to 10 minutes, then the starch and 2 minutes, stirring each minute. Not the slow cooker, starch needs a real boil.	zjitSciPheZakhjdnokcWhvmeaXdiijdcjafkoeYh4ahYdarXnfYjkbZbrVmdohk
		About 750 g of any red fruit: rhubarb with 40 g more sugar, stoned plums, redcurrants, strawberries. Redcurrants are the true northern taste, sharp and clear.	ebjWlajoacfZWdrkVnndfiehpivfXchcgijqhGRhmvWfbXirXklnsagjeXfijYuh
		Yes, in a screw-top jar three quarters full, well chilled. Keep cream in its own pot with an ice pack.	rwkdWleehZZUgaloobYdRjjeoWdVXplcdgroiZigoojkdoqZgqknqdhabfPoLhmY
		It is said 'roh-tuh groot-suh' and means red groats: once thickened with groats, now with starch. Think of a loose, cold berry compote you eat with a spoon, under custard or cream.	TYkgffloXpfapqYkioaadfecechbIdqftTuggUihhlfVakrbTeXjcrasahjjTmoe
		Make the custard first, as it has to be cold too: on one ring it is done in 10 minutes, then film on its surface and into the fridge within 2 hours. A carton of ready custard, chilled, is what most people pour.	emakeUigfadhuijYkZcYbVxTnZRSTohnddjdTjflSbiZpbegXlWVcYfYilsZZemo
		There is no gelatine, egg, milk, wheat or nuts in it: starch sets it, so vegan, halal and gluten free as written. Read the cornflour for 'may contain', and leave out rum or kirsch.	YUemekdrimYaesehYesZjSmaoXabYvajjWcndmgdVloXZincbdknwiZlRlZfUujb
	safety	A lick of stoned fruit only risks a loose stomach. Ring a vet now if there were cherry stones in it, if you used grapes or grape juice, if it was sweetened with xylitol, or had alcohol in it.	lTpSYZUeZjqeZhaehrjgeidkaXolMblocntbnjenmmspYiqaYokkecUtZddmromn
1		Straight from the freezer. Knock the block on the worktop; otherwise start on low with the lid on for 5 minutes. Thawed is fine too, with all their juice, and 5 minutes quicker.	iWdjgUgthhgTYptVgderrZheVUkwrchlhkbnfXcXptiesbqngmgdvZnUjYYbfZgg
1		Yes, the same weight. Stone the cherries. Boil fresh raspberries and strawberries only 2 minutes, and put half of them in at the very end, so that some stay whole.	iXhRibgpbcoSRZsgXjqiijfggdpwjbjfgneqYSQdnvbggdbiShjntVfgdUdbgWjc
1		A drained jar of sour cherries, 350 g, is very good; use its juice for part of the apple juice, and 20 g less sugar. Or take more berries.	celSfcbqkcaXWhmiUeqdnlYkqcrtXjlogmchZQPekwXgZRZnjkiemVpmhcXcmaok
1		Eight to 10 minutes from frozen. Fast heat burns the sugar under the icy fruit and breaks it. In a hurry put the lid on.	iedlpdrbbfblodkRqfTidivnJUkklQVbececklcXcifXafhgmoahmloPnqdgWXgb
1		Ground: a quarter teaspoon, it clouds the red a bit. A split vanilla pod or a teaspoon of extract at the end is the other classic. Or leave it out.	YgQYmkWcol0ZsdfjadsZhZinjgohUrcbhmbeZYYdikbnmRYlhgmpvjbTkfsgltko
1		Grape or blackcurrant makes it darker, cranberry sharper. Red wine half and half is for grown-ups. Water works with 20 g more sugar. Keep 100 ml of it cold.	efimrlbtaVhmgtfYjdvYjhZZwaomWgYjgnbidMbjerYkWYrhlosaebfgbnojoeuo
1		No harm: mix the cornflour with 100 ml of cold water, and boil the fruit 2 to 3 minutes longer to make up for it.	bZalllfqnZolgmjhZksdggihefZuaaNyqlcckliehWokwYrajshRaUeWjeoZtafm
1		Pour it into another pan without scraping and taste. Slightly caramel is fine, bitter is not to be saved. Stir every minute from the bottom while it thaws.	lTgkhmjgjchteoXgVVUqseWhYVdrphvuWkudffkhiUdgnrapYjobiXfgkcXYfbtn
1		It is 750 g of fruit in all, some 5½ American cups frozen: 500 g berries, 250 g cherries. A hundred grams either way does no harm; with 600 g or less use only 30 g of cornflour.	UgmMmdclqOlZgnhYjoqmdXeVYedtYYgksdklkabZjxaemghaefZgmbVmiVTVgZnb
1		Summer fruits, forest fruits or any red and black mix is right; many blueberries only turn it purple. Pick out banana and mango, which spoil the colour. Black forest mix has cherries in it, so 750 g of that is all you need.	bUfZfXgoRceXejceXjnkngXefYsndooVngfuVLbgrtZdkXhoakifscljecZcaawq
1	safety	Swallowed whole they pass through, but they break teeth and can choke a child, so take them out: let it cool a little, press the cherries and count the stones. Never crush or blend them in, the kernels hold a poison.	oXrWWgRlQirWUispXolmigddcgvmdjpgehnuiiYkffndcYZmcotsnVdmmhbhmXjb
2		Berries fall when pressed, cherries stay whole but soft, and the juice is dark and clear. Whole cherries are right; do not wait until they break.	rSmUrXjvdgkdOlohYniljnahcgiwVWbadWgyhdXiWcbafjjoermphjsgkjgZVWif
2		A steady bubble all over, no lid, a gentle stir now and then. A lid makes it foam over, and hard stirring makes purée.	cUZqhTtZciagrXhjkkXYWkniSbtleZYbpehtmkPjZdWXohhookvYXikfotfhegeZ
2		Take it off, blow on it or stir, and use a bigger pan or less heat. Wipe the hob while warm with hot water and vinegar; on cloth, boiling water or lemon.	jdXkgdXcmZjqaemgkmOVWtbiQkifWZnbhxhoceetechWshhndptOUabkgjfeinnj
2		It is only air and fruit, harmless. Skim it with a spoon if you want it clear, or stir it in, it goes when the starch is in.	dWdZmoYlbWbnhdgqmmaYdjZhZhzkQYlnfge1aTmlhisbpnmhhsihRerdffmmcjsV
2		Push half or all of it through a sieve now, before thickening, and put the cherries back. You lose about a quarter, so take 30 g of cornflour.	elhZpgdvVtffnrziebjgjhcujatVblriqiaokrZZXgbbanZlkmpudehipjjrWbtb
2		From a full boil 2 minutes are enough if your fruit is soft; it is thinner in taste. Only warm is not enough: frozen fruit has to boil, and the starch after it.	kckfyamtigXeVhoccofpllviUYonUQWcdjZojpXiXhZYcgrekrahmfsUpejdUgig
2	safety	Cool running water at once for 20 minutes, nothing else on it. Sugary fruit sticks and holds heat. Turn it down and stir with a long spoon.	iYmhbkjhdjalsltgfVTZRngjPhlqWkspepifqfiilbYedmpfZtobgbdmpvYanZyf
3		In hot liquid each grain swells shut with dry powder inside: lumps. Throw that away and begin with cold juice or water and fresh cornflour.	gXejkihvcdfapktkaapfkjigiYdiVhSrmpRieljkiaed0gvnhzhVlWlXhrqZahog
3		That is normal. Scrape it up and stir again until it is like thin cream, just before it goes in.	mVWejdskhggmioaoXhUhpgPcecSjNbgqncijeikofPik1imomychaZnjilgafgfj
3		Potato starch 35 g, and only bring it to the boil. Vanilla custard powder 40 g is nice, check it for milk. Sago is the old way, 60 g, boiled 15 minutes. Flour makes it cloudy.	STZdwgfkdoYdgYuggbjZjbjkwddVNkdovXceYgdkeoXjvnjhdgViphhgfmiiexqd
3		For turning out take 55 g of cornflour, for a sauce 20 g. As written it is soft, and runs slowly off the spoon.	gXchncrjZkfgkYnYmXhUkiZigiUhOfWhnUluYgWkgkfcjhcoljQmfgdkmplxTbfM
3		Press them against the side with a fork, or shake it in a closed jar, or pour it through a tea strainer. Put the powder in first, then liquid by the spoon.	biiffNgpgZnenuomYZkckjbojXpScthgudWojkgbcRWepjilo0jdfhlkqvkiXZej
3		Cornflour here is the pure white starch, sold as cornstarch in America. Yellow cornmeal, polenta or makki ka atta stay gritty and will not set it clear.	PThYojgkVoWclWmecafirfdlmgcVPfelxVahclhnhfZZuphbeXQgqcjdbljkgwnl
3		100 ml, a bit under ½ American cup: 200 of the 300 ml went in with the fruit. It should just cover the cornflour and stir to something like thin milk.	XlcarmhwmTmlnmeclkqZachShjZqaXTrxemWedbdjeZhvevUomeYZXXicgiZgZkf
3		About 5 level tablespoons of cornflour, ⅓ American cup. The 80 g of sugar is 6 level tablespoons, or 6½ American ones, a bit more than ⅓ cup.	LbhYnjhhpZhelgaWneqnedYZYpalOeduxYiednjeagWkvkfXmcOhpfYmjmXekklb
4		Stir hard with a whisk at the boil for a minute; those that stay, pick out. Next time stir the mixture up again and trickle while you stir.	gPbbmVgklankdossVYddiZeucYncfqjrpfYrfmkdjPibukombxnddYjhkrlmYdij
4		Hot, it is like thin custard, and sets much firmer when cold. Thinner than that: 2 teaspoons of cornflour in cold water, and a real boil of 1 minute.	daXjmcqjlrbqihpXmbbXiiZkfgVgRXejpVfhPnaoeYZVgliinwJialgkhtmeVice
4		Stir in hot juice or water, 50 ml at a time, while it simmers. If you find it solid when cold, loosen it with cold juice and a fork.	mUYjfTpfkpmfjkZYdXfZljOdhjOkTejogYamZnkboaanofkqtvRabacqllehYhak
4		Boil on: raw starch is pale and tastes chalky, cooked starch turns clear and shiny, after a full minute or two of bubbling.	YTennmjfikZpZhdtmibmlbhjohogLPfjkZfpgUilfdchtzllfkYfevsdjsrjZhpl
4		Too long a boil, too hard stirring or too much acid breaks starch. Mix 2 teaspoons of cornflour with cold juice, stir in and boil for only 1 minute.	rSSikeoidoepXjohffZVgddtWdXkTVYnjYrbXgikoZierpkelqTXUcgpgxmeaodk
4		Keep it just bubbling, pour in a thin stream and stir gently along the bottom all the while, for starch sinks and catches there.	eaNlbeqcfcfmwcjogbUabkgqbdZnccXpugmge0hmcWfWvnjnfqjVhgtbknhYbYeW
4		If it was dry, sieve or press out the lumps as it warms and stir all the time, since it will catch. Boil gently for 2 minutes once thick and stop there; the fruit cooks enough with the slow heating.	bPeYrgmhjedcgarhddmglgosfUakRbVrwcWhktfmffgRxlleWhfbqRnYkgoZebhh
4	safety	Bring it to a boil now and keep it bubbling for 2 to 3 minutes, stirring, with a splash of juice: frozen berries can carry germs and viruses that only real heat deals with. The starch needs the boil too.	nTdqphpjqeZYaVteofdemftlSOqjWVdiknagcoYphjcWqhpcerdanSiYmogcdjno
5		Taste a cooled spoonful, for hot tastes sweeter. Add sugar by the tablespoon while it is hot, so it dissolves; custard sweetens the rest.	dihjmdfnqjcgopXslbgallamfhhmFYifPcWhiSWqecWdchYpehhjnaer2kfYkYmh
5		One to 2 tablespoons more lemon juice and a pinch of salt; serve it with plain yogurt or unsweetened cream.	gfalmoffqgXlorZshXkXnlWnihcrNfgoSddfgNbngeYjhbVdZccaocbuvdhevZnh
5		Bottled or lime, the same spoon. With sharp redcurrants or sour cherries leave it out. No vinegar needed.	bqaZnjcmcajcdqWZZjiTkcThtblrRahkcpRafSVnYvUrnfdklirbrYfeifmijbds
5		Acid boiled with starch makes it thin, and fresh lemon brightens the red. If it went in early add half a spoon more of starch, if it looks runny.	hibarvhkjeghggYjbjhaneapfTdsMUYsjfOdffjqZlceujmahjkToVnVigtehWan
5		Fish along the bottom with a fork. Splinters are woody but harmless; warn people. Overnight it tastes strongly of Christmas, no worse.	qcTgdlPhko5eboqpVfibkldrZejmfhkdYnknlpjbZbkqrabrjmsouhbdjZjlnohh
5		Off the heat: 2 tablespoons of kirsch, rum or port, or a teaspoon of vanilla. Fill the children's bowls first.	fcjijjfhxipgtddkqgoTZbmdpimlNmVoZfkaVXZfWkkfQSgifnpkieZghWvccOli
6		Three to 4 hours in the fridge in one bowl, 1½ in small ones. Softly set means it holds a spoon mark and slides slowly. Still liquid next day: boil it up with 2 teaspoons of cornflour.	rgekpiqaikiibhpVncXWrcigahReaWYiVQmoZVehlSlhpcmfrxQjcmaaioadUhbb
6		Press film or wet baking paper on the warm surface, or sprinkle on sugar. A skin that is there: stir it in or lift it off.	iikabgqdXiZmerbmhiMaQibZikafZfxsdggogXkmkXadnfm4dphZcghceVmedpoR
6	safety	Let it cool for 10 minutes, stand a metal spoon in the glass and pour slowly. Bowls go into the fridge once they have stopped steaming.	ssheYWhlgXlenjmgtdMhgahbbVYeclegWqqSfYpkbeeanesof0fVnXipZddcZopg
6		Pan in a sink of cold water and ice, stirring 10 minutes, then small bowls and 45 minutes in the fridge. Or serve it warm over ice cream.	rnblmYlehlVdpfrTnUWipashXbVjolZjIkkanieimegmldrbgydirflYgicWWkhc
6		Stir it in, or pour it off and drink it. Starch lets some water go, the more so if it was spooned from or frozen.	kgffnnfrmjhparhpofacblVabZciZVhsfhmebVbkjUmkye1kf0cYSZrfajfahojk
6		Cold in summer, warm over ice cream in winter. A ladle in a deep plate, with cream poured round and not stirred in.	hniUWXnmXeqSzghhscTVZjiggkdgVsZmdfrXkfYnbjhelitgdqbghiaenfwfOYjZ
6		For seven in the evening have it cooked by three in one big bowl, or by half past five in small ones. Later than that, serve it warm with ice cream.	mtZZecmUjVTfjXlRwkgUsWjaoedaenTcaYmgomqdheqjcjtZjbTggjYYrYfYdgap
6		Nothing is wrong: blueberries and blackberries make it purple. A spoon more lemon juice shifts it back towards red, and a handful of raspberries or redcurrants boiled in for 2 minutes does more.	WWZfrsdmYZpqakPfbbbsogZkjjpjSZddYeiuVWgomgYbYhdgVmiZegojcgpdQbsn
`
