/** Victoria Sponge: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 180°C, or 160°C with a fan. Butter two 20 cm sandwich tins and line the bases with baking paper.
Beat the butter and caster sugar for 4 minutes, until very pale and fluffy.
Beat in the eggs one at a time, with a spoonful of the flour if the mixture looks split.
Sift in the flour and baking powder and fold them in gently. Fold in the milk, so that the mixture drops easily from the spoon.
Share it between the tins and level the tops. Bake for 25 minutes, until golden, springy and just coming away from the sides.
Leave in the tins for 5 minutes, then turn out on to a rack and leave until completely cold.
Whip the cream until it just holds its shape. Spread the jam over one sponge, then the cream, and set the other sponge on top.
Dust with the icing sugar.
`
export const NOTE_LINES = `
		Bake the sponges the day before, wrap them when cold and keep them at room temperature. Fill them on the day. Frozen, they can be baked weeks ahead.	ssolffogjXNibedjelbWdaeYfeWffemeVhohfTghhhpuqZxmbrenjkeUlQZSchTd
		With cream 2 days in the fridge, and in there within 2 hours of filling. Take it out 30 minutes before eating. Only with jam it keeps 3 to 4 days in a tin.	oxojlhmdkfhdWgcdfkZPfgcVfeeaieoWRfmlVPYjccptrcuhhdViWgcblTVWbjVf
		Yes, plain, double wrapped with paper between, for 3 months. Thaw them wrapped on the worktop for 2 to 3 hours. Filled it freezes badly, as the jam soaks in.	iljmPdhvllTachnaldeinYZZXSUikhlhhffjWNcVgnpqtZoicaYilbgZsSaafhWZ
		Yes: beat 100 g of soft butter with 200 g of icing sugar and a teaspoon of milk. It stands out for a day and keeps 3 days somewhere cool; good for a hot day or fête.	YopjhZWeffdbsojidbZQibYgfcTcZrneZdbblRZgbxndkUlfcpNkVdlhqSZqjjeZ
	safety	With cream inside it goes in the bin after 2 hours out, 1 in the sun. With jam or buttercream only it is fine.	ihmeeubTlhnaRomdinWQpXkefYaZYlmgXjldgcdrejojvYmhXoOmeXZcoRWpfieg
		A small piece for a first birthday does no harm, no need for more. For a child under one leave jam and icing sugar out and give plain sponge with mashed fruit.	kblcTfctgjQckianpbdaqYkheVqjTlcjYnhgcceYcadwZWgeYgmyegTorhUpqfaU
	safety	The baked cake is fine, also with shop cream. Raw batter I would leave, because raw flour can carry germs. One lick: do not worry, call 111 if you fall ill.	dRqcRdbegneYZdXmmtakrTrgcafXMacjjodiZjcigWsnZcqhdmgyqmepojamlgfm
		Bake the recipe again rather than one deep tin: half as much again gives three layers, two batches four. A thick sponge domes and dries before its middle is done.	a2ZfTcfonYbjiahdaoegSgWjndgfbgNbkxpmdbiagkllpeaidgPddsSolXeXgZgZ
		About 20 to 24 cupcakes, 15 to 18 minutes. A 20 x 30 cm tin, 30 minutes. One deep 20 cm tin: 45 to 50 minutes at 160°C, 140°C fan, then split it.	fwYaTggfbYkYYhkjbmmeZbdehTgblnTYfxcelbfdhqekgbOlqjRrbzYkhbWXnkda
		One layer at a time in a tin that fits: 150 to 160°C, 20 to 25 minutes, foil on if it darkens. Microwave sponge is pale and goes hard.	skhvQhhRgiakhpenikibQkplcXXcnnmdfobeknjVj2ghZgPmbgjiivfYZnVbinjg
		Sugar down to 180 g is possible, less makes it dry and pale. Butter I would leave. Lighter is the filling: jam with less sugar and thick yoghurt, eaten the same day.	blshtnkjljRdueaifboXdnbhbmeYbigudgbekfdiitfZQXZjhYPhihhiqXOwqifV
		Baking spread makes a fine, even lighter sponge at less cost. Skip the cream and use more jam: that is how the original was.	bbngoqXhipTgldZegcgNejadjgkSgrljdagZdRbfcqbadLdpnSTXiilkjcewqeiX
		Strawberries with the cream, lemon curd for jam, or a teaspoon of vanilla or lemon peel in the mix. Tea, and nothing sweeter.	cmgThnjgokhSihengfhTjegipgmlOmUqdjileOXoe1RhhhhnZkrqkgnpfbugcWkg
		225 g is 8 oz: 1 American cup (2 sticks) of butter, 1 cup plus 2 tablespoons of caster sugar, and 1¾ cups of flour. 200 ml of cream is a bit over ¾ cup, 150 g of jam about ½ cup.	SjpVeiaguPjdlsYXnhrpbWdYXfViYaoopYqbjkjajqUjqifTncYdkgapdjRgjdme
		Allow 2½ hours: 25 minutes to mix, 25 to bake, about 1¼ to cool and 15 to fill. For four o'clock start by half past one; if short, cool the sponges by an open window.	hqbYlfcUpTQinjleoilUlYmafgWgfdYabYZjusuYhSodikoZfXWiimeYqTjQgcdl
		Wheat, egg and milk are in it, no nuts; read jam, flour and baking powder for traces. It is not vegan and cannot be made so by one swap; gluten-free self-raising flour does work.	UcjkdogsZpSSdpcqZljXmSkZpYcfavadfgbhfqnaYlqbbgmYbaewmggrXZSedrip
		It is vegetarian and as a rule fine for halal: check that jam and cream have no gelatine, and that no vanilla extract in alcohol goes in if that matters to your guests. Decorations hold gelatine most often.	eSclhlXoqefgfoeeYcsZaUkXkScYWudggXkshcZlampXWVqhegjnxiVdPebjVngZ
	safety	It is mostly fat and sugar: give water and watch for sickness, a swollen belly or listlessness, and then ring the vet. Ring at once if the jam or sweets were sugar-free with xylitol, or raisins or chocolate were on it.	cXmTabVgcjqfZjXcltggadbkWTnlScmnUlnZrnfkolpsdjsbalckciQrbaWkptho
1		In 18 cm tins bake 28 to 30 minutes, in 23 cm about 20. With one tin bake half, wash, line and bake the rest; it waits half an hour well enough.	kvaUSWpbaZeZdbjbfrhjefcefYuZsfXctumfgadcjefkadXdtlTkUuafchWStehg
1		Only the bases; butter the sides. Without paper butter well and shake flour round, tapping out. Silicone bakes paler, 3 to 5 minutes more, on a tray.	bXcYYglnTefhpjmecddnalYpmcbVijlUpuoRhdTffeYcenexodaggrwjZTVniqpb
1		Draw round the tin, cut just inside, and butter holds it flat. Baking parchment does not stick; greaseproof must be buttered on top.	hZbWZnnkPdYjpmkablgmVqQkaiedjelWugpSmWbgjYcehilwqfcdcwudZaelonlV
1		Middle shelf, both side by side if they fit. One above another: swap after 18 minutes, not before. Fan heat 20° lower, or the tops dome and crack.	YmWbPihiVmWniZdhmrYnVkbZSbebYoScckffghmrirkalaaiheuegmRXXbVPqhZe
1		It must be hot when the tins go in. If you forgot, the batter waits 10 to 15 minutes in the tins; longer, and it loses lift.	iZglejoYflanndlfglYkgcokQYXcfgdcZofVfuulhhkZlTYXgvnorrhSkhVMiiWm
1		A little oven thermometer tells you for sure. If things brown early go down 10 to 20°C and bake longer; if they stay pale, the other way.	fidjZuafjnOrkekbpeWodogcUicbXjacYmandkslfoicYhTWinphkvWfgjOLjmid
2		A finger goes in easily, but it is not shiny. Cut in cubes, 20 minutes in a warm room, or 5 to 10 seconds at a time in the microwave. Melted butter makes a flat cake.	mcstlZlWakpXjjYXhbjnilejZdYpidlaNSZmofnYVjbbkbbwqnYflloRnsaqcmad
2		Put it in the fridge until it is soft and pale again, 15 to 20 minutes, stirring. Creamed liquid holds no air and the cake is heavy.	pZpufifYcmpegiUncajfbhYmWTPldiomRZjglgrcXhhXmbblisRWXdjdnsVqiuej
2		By hand 8 to 10 minutes with a wooden spoon, butter really soft. In a stand mixer the flat beater, 4 minutes. A processor only mixes: add ½ teaspoon more baking powder.	hdnoVTnUVcZiwqlfYjhakoYpdkaUfpoYgjZmhjbhXpfpcYgUlrlWfrkrnveugeli
2		Nearly white like thick whipped cream, bigger than before, and the sugar hardly grates. Yes, it matters: that air is the rise of the cake.	bZzplbgiefZsrlXompdhijXkYgieXWfQjbYsYkjhQXeUZkZcgmSjUrrbolkdadeb
2		Whizz granulated 20 seconds in a processor, or use it as it is for a speckled top. Golden caster is fine. Light brown gives toffee; icing sugar a close crumb.	YlrhgccjdQb0rrUqValjohbqfiolemnibiVkkSfgevXlUgWnbdYhqdmZggbgqroj
2		Yes: everything in a bowl with very soft butter or baking spread, beaten 1 to 2 minutes till smooth. It rises nearly as well thanks to the baking powder.	droddWcZWWfhzjiwUjkhkfxwdbUYgfSZhjZjngqWdofefWfhmnaajfsZfZgmoXZf
2		Baking spread or salted butter, same weight. Spreadable butter with oil is all right but closer. Oil is for other recipes, since it cannot be creamed.	VYnljkbXajpTrUSpaYqZaZecpecmmrqeabgbtSofYkkihUZcnaXbikmccgVrwida
2	safety	At this step, butter and sugar only, it is harmless. After eggs and flour better not: raw flour can carry germs, whatever the eggs.	YW0kaXfgmkfZhhRwaiehnXhnajeeJcajejhccfkmadpiYcibdtZtgkqjwfYrrcjj
2		Caster is fine white sugar, called superfine or baker's in America, between granulated and icing. It creams best because its small grains hold air; granulated is the nearest, not icing sugar.	UfrhdhdgfTbvvoQoTfihsfZnVqniUhqbkbdhoPiffwUiZdeofaWilhidhdbdqmkj
3		Beat in a tablespoon or two of the flour now and go on. The cake will still be good, only a bit flatter. Cold eggs or adding too fast are the cause.	enjhicfoibgYUlfuZfiebcXjQVeYVkgpdbckXqppYQiXpngjg2Vbfduqgknpfhco
3		Lay them in a bowl of warm tap water for 5 to 10 minutes. Cold eggs stiffen the butter and split it.	XqokWbmjfcfSbUoaqcfdrSocUhadlideQfkagnrpZdXahehlo2bixhrXcikiglan
3		Medium to large, 220 to 240 g in their shells. Five small or 4 medium with another spoon of milk are fine. The old way is to weigh eggs and take the same of each.	SpkWQZoosVaTYRgajjpbaRnbdrmikfbZsanhbigiXXYgUfUdpfYejqfoWjmkiadh
3		Half a minute each, until you see no streak. All in at once: beat hard with 2 tablespoons of flour till it comes together.	VjlgWZgmaUdkeWatWmdfiTllSlYcbXXikfhpgppdWRcdmblchsZelmuiscrmnUTm
3		Break each in a cup first. Shell comes out with a bigger piece of shell. A blood spot is harmless; a rotten smell means bin it and wash the cup.	begeUjZufdubMkfsfnZhXUdTZkoSdTfjYgorWnikcWkfhnkmnmgimbpqfXcjkSmn
3		Not with this recipe: the eggs are its frame. With two, halve everything and bake one layer for 20 to 22 minutes.	MtjmXlerjbWcXUmlahiRkMiZmjVXdjUiYjngaqhiWhZcWbUhmgdgpjhndZdpokek
4		Use 225 g of plain flour with 3 teaspoons of baking powder in all, that is with the one of the recipe, sifted twice together.	PQdhvaTjdfbinctoejshobgquddaXkalrdVhchjikrZnwgZdeZZjllfmeRehsqgh
4		Without it the cake rises a little less. A full teaspoon of bicarbonate tastes soapy, so start again; twice the baking powder rises and then falls, which you can fill with cream.	TOafsgUZZgjhkZusgnjXkYYpkbgbYkVdgqfgWjkrdpYsxaZgjicbllchiUfnvkZj
4		Stir flour and baking powder with a whisk in a bowl instead. Sifting spreads the powder and leaves no lumps, that is all.	WasbeUbpabphsnmsXhhcnef0lVoTpnkiqnVhpmiVhhYfpphkpsmaijmfgpksdgpe
4		A large spoon, cutting through and over, just till no flour shows, about 30 turns. If you beat it long the cake is tougher and peaked; nothing to do but bake it.	YShmYUmfcVefugdrVsfhcicgbeTUXgeXpVZvXfijcZcttYZagkegarrrqoifebdd
4		Hold up a spoonful: it should fall off in about 2 seconds with a small tap. Stiff, fold in milk by the teaspoon, 1 to 3 more.	VSdebXslntqlohgifjhVfjPbfoUgSehcrYimPmleYXfkhgdgpxSgYkllhpijXXfd
4		Fold in flour, 1 tablespoon at a time, until it drops and does not pour. Melted butter or small scales are the usual reason.	dYWhhemfmrihenjsaZcagfUiXeLoXfflpUoiQkjiifiaobejkzLbXfithqgliZli
4		Press lumps on the bowl side with the spoon and give a few more turns. Little bits of butter melt in and leave a hole at most.	YYmgjQjphfpfgnhxLdihfgeveblUinjhqWTrfnkebPlkrifmhrgoWhronkgnaddf
4		For chocolate swap 40 g of flour for cocoa and add a tablespoon of milk. A teaspoon of vanilla or lemon peel goes in with the eggs.	PcYgXpffolldskZtdhmZhYgamcpiNsTxZlcjVYdmRnbZaZdmcihflhaddXlfWZnm
4		Gluten-free self-raising works with a tablespoon more milk and ten minutes' rest. Half wholemeal is fine. All almond is not: it does not hold up.	QWghsjZoapQZlicjZenfofeetUhXZrXhphTleklbktllmlhidYTsgijpedVZgzim
4		Leave it baking: self-raising flour does most of the lift, so it will only be a little lower. Still in the bowl: sift it over, fold it in with a few turns, and go on.	UQagmlZagftkcgupfshcqVhqeWifYgcgjjaZenjncdYl2WdbgohhpjeYoUaiukSh
5		If it is still wet inside bake on, without opening, 5 to 10 minutes. Sunk and cooked, turn that side in and fill it with cream. Opened early, underdone or too much baking powder.	eeRcmqixYnqePufoeuUjadbUZXjiNceYVhcnjccmhdnmngijjjigWtlfjnXdraeh
5		Press the middle lightly: it springs back and leaves no dent, the sides have come away by a hair, and a skewer is clean or with dry crumbs. Wet streak: 3 to 5 minutes more.	XamfefhsgjnkcsefmsYkbseXpjhmWRnScTZqjeicbUnffphjflfid0ihophbLfgT
5		Lay foil loosely over, turn down 10 to 20°C and bake 5 to 10 minutes more, touching only after that.	nhWkgspjZffqWmWfefVuglfVihYwZdabRmXpcldkmPqanufkbjgbgrbedreagirW
5		Give it 5 minutes at a time. Deeper tins, crowded oven or a cool one do it. Pale with a dry skewer is done.	hgdjikoZeiWxXnbctkZvmjoifdeofPVZddcsqmofgdgebbaVhieiZ1hUgxeUaoji
5		If it springs back and shrinks from the sides, take it out: each minute more makes it dry. Your oven runs hot.	kbbhtfogXZTtZmcgbqRpkbpZkfcsfafZReXgpefikWligolafmjmlqgSoocPRadX
5		Slice the top flat with a bread knife when cold, or turn that layer upside down. Oven too hot or beaten too long after the flour.	cfSWilhlWflhgdllguSgVhVXTWlaPkYcffXmqgmigjfprYexhqbfawdpfdZaiccT
5		Not for the first 18 to 20 minutes. Open just a crack and close softly. If you peeked, leave it alone now; it may dip a little.	ajaiicgldnXsYkXkh7RjXZadUYohdidXShldbmhahbvpdhgYjhvbeotWmobfmbfl
5		Weigh the tins, or use an ice cream scoop by turns; a few grams do not matter. Level with a spoon back, a slight hollow in the middle for a flat top.	bxjSTajigdmmmfgldtYiVeThYgogSmVftijkqdhcZfYinbdittdbXnZukcXXgTaa
5		Nothing helps this one except plenty of jam and cream, or a trifle. Next time: softer butter, longer beating, fresh powder, gentle folding, hot oven.	nYbjnddiapkilpamflZdgbYdUZVgSnbafXfilZrcjiVqpTRrhlViVyetkffalsUk
5		All of it weighs about 900 g, so 440 to 450 g in each tin once the bowl is scraped. Eyeing it: each is filled a bit under half; a spoonful's difference is no harm.	XzfQYZminXqgjhbhgogmWahTXoinijclupogicgWcjeedddSnhRcipcvjjbVoXXW
5		Leave the door shut; back on within 10 minutes, it mostly recovers with 5 to 8 minutes more. After that it sinks and goes heavy: bake it through until a skewer is clean and make it a trifle.	bbWmslcdfmcoTogbc0TplWhdTTbmaZghPjmfeoijoi0kkdaZeblfbmffpmXYgncn
5		No, not at 200 °C or beside a roast: they crack, and steam and fat spoil them. Bake the cakes first; plain sponges are fine out for the day, and fill them later.	irXSbrXWmgXhdjbllflcffnaheWadlUraiXfghmnb1jfZYehcZepbqaYlZUQuhQc
6		Run a thin knife round, lay a hot damp cloth on the upturned tin 2 minutes, tap. If it tears, press it together with jam: the filling covers it.	heVWcijllkvnYqoZQdQiVhUhVaejhpmiZmudmplhYUjgnidtsmjadapkmaSciXZb
6		Warm the base over a low ring or in the oven for 1 to 2 minutes, and it lets go. Damp sides dry on the rack.	yccbgbniehrfUmjdbkVjhgffYUXfpjmjPmkV0iiciQagqVgijvjcgckVfaRXefdh
6		In five minutes it firms up, yet has no time to sweat. Straight out it may break; use oven gloves and a cloth.	jejlnXpiXpdppfnednQiditoRefflhWlZqdVkmekjWZihejdqzjknrxRpjZfYVdg
6		Quite cold to the hand, 1 to 1½ hours. Warm cake melts cream. In a hurry 20 minutes in the freezer or by an open window, once it has stopped steaming.	krgjiYnjflbbqlrVkgQgkfpZPWUflkfeIhdatgdknghjlhtdfvdikinTnedTZeeb
6		A grill-pan grid, an oven shelf, or upturned forks on a tray. Turn the better one right way up, on a cloth, so it shows no lines.	bugeYaciRfbiikoXfjUiYrbbZkYadpeiNpdZrgVohkdZdhamdp2bisiWVeYZmmlZ
6		Yes, plain sponge is safe out. Wrap it as soon as it is cold, or it dries. Do not wrap it warm, as it goes sticky.	pjqljlqggfebdgidfpWXkemVejWajioiWmmXjdaqfZjrtYssfvdpihhPeMVYYpbc
7		Fold in 2 to 4 tablespoons of liquid cream by hand, and it smooths. With yellow lumps and water it is butter, so begin again.	eYpghVmdfelddmbfaYkVkeOkVVVYVpuiaXavalliVVjVngcehoWWQYjnlnpmjhgm
7		Soft but standing peaks that do not slide when you tilt the bowl. Chill cream and bowl 20 minutes and go on; single cream never whips.	iabeiQmfbqcnminXkdXbugWiYZSZSYhcmYcpWjdkUekVmhccnyPgUhphknmndeXc
7		Beat stiff jam with a spoon till it spreads; runny: only a thin layer, and a smear of cream beneath. Stop 1 cm from the edge.	ncbWecgqfgoihxnbkbVUbmPZTjXnWijejcmhiWijXWdgtcgrnyehkikkfnbjdUnN
7		Any jam, 150 g, or lemon curd. Rub seeds out through a sieve, warmed. Fresh berries go on the cream at the last hour, dried well.	fnkWrjfockjZcltegjlZmdbjhZxiVnnfknXrdOTjZpUdkfaodctrlXlWXdigUavf
7		Take some cream out, chill the cake 30 minutes before cutting, or stand a ring of baking paper round. Cream was soft or sponge warm.	oZaYqdinZqjigs1idfPbVkUdOjVmciceZgeipaXnhbmbucnpgmhhehjkpceilbbO
7		The plainer one goes on the plate upside down, so that its flat base takes the filling; the prettier one on top, crust up. Trim a high dome off first with a bread knife.	foUPZggsOfipljlmitRhXlVaWmigdqbhlgjonWbpeijkoigsbjnkZkhhgamdmbaJ
7		Whipping cream or mascarpone loosened with milk hold well; spray cream sinks in minutes. Only jam is the classic Women's Institute way: use 200 g.	dmlYkejgjfVdiotXbgcWdiWThWfOUumgkgbiXYYneznXgcUeafWaTaqgmgkphUga
7		Brush the cut sides with 3 to 4 tablespoons of syrup, half sugar, half water boiled up and cooled, or warm jam. Fill it and let it stand an hour.	jVmknddvhirhfrbuefjTajSTpXLfYcenbiZfniokfXYpoWdxcpbhZqbkoeefffdb
7		Double cream has about 48 % fat and whips fast; American heavy cream or whipping cream, 35 to 38 %, works, a bit softer. Single will not whip, and extra thick should only be spread as it is.	XgfeeVghikbenWdRcdddffYjgbgPZonTmekkRcljfvogkfZZdcFQUecphhmmpbhj
7		Cover it and put it in the fridge: it holds 2 to 4 hours, and a few strokes of the whisk bring it back. Do not leave it out, and do not fill a cake that is warm.	lfldncqYhfZcihiWXgRarUjaWWQcZjihOggdggfufhsbqWlZcxThaaeVqWhacdZf
7	safety	Bin the jar: mould can run deeper than you see, and fizzing jam has fermented. Use another jam or lemon curd, or 150 g of crushed fresh raspberries with a tablespoon of sugar, put on just before you eat.	gffXltYijcijbtUoegcijeSZccvYcjpkSjmoOUaqdXngqfloocsdfKkjicdhbkqd
8		Dust it at the last minute, cake quite cold; it melts in damp or from the fridge. Just dust once more.	XathcgivhYhrppcpadXimfWlZbYhQbktZfYmpPdhgedZslkwZuTalihYldkckndb
8		A tea strainer, or fingertips. Caster sugar is the old rule for this cake. Icing: 100 g of icing sugar with 1 tablespoon of water.	UmqhabZrfWamwqriZWpbkhbrleggfmjqcrUcqXYbd0XhblYxhnberjjZjgdkmomc
8		A long bread knife dipped in hot water and wiped, sawing lightly with no push. Half an hour in the fridge first makes it easy.	nrmVdjdtQdqfauwWSilafncddlYhhnjdZVijpjjmfkjsgigqmfitmlbkuktnbThU
8		Carry it chilled in a tin, in a cool bag. Half an hour out of the fridge softens the crumb; after 2 hours the cream must be cold again or eaten.	nunbZhicfchWidndreVXYgnhhaaXekfbTcpemchkljkolhuZivVsqeZWhXReJneb
8		Lay a doily on, dust, and lift it straight up. Fruit goes on dry just before serving. Push candles in holders, so that wax stays off.	em0TbhcxfYTimjlpejhlcaVgifdlRkmmjhjknTVgXiaWjiisUplmptmlecknejrW
8		Filled it weighs about 1.1 to 1.2 kg: ten slices of some 115 g, or twelve to fourteen thin ones. Calories hang on your brands, so I cannot know them: add the packets up and divide.	i0lOabjqhZjckefZhnsYYekiaognilfdmhokZdkYsjdlbgifgWTnkxTznXnfdaWX
`
