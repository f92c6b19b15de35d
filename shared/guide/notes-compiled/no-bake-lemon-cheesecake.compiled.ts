/** No-Bake Lemon Cheesecake: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Line the base of a 20 cm springform tin with baking paper. Crush the biscuits to fine crumbs in a bag with a rolling pin.
Melt the butter over a low heat for 3 minutes and stir it into the crumbs. Press them into the tin, right to the edge, and chill for as long as the filling takes.
Beat the cream cheese with the icing sugar, the finely grated zest of both lemons and 4 tablespoons of their juice, until smooth.
Whip the cream in another bowl until it stands in firm peaks, taking care not to go too far.
Fold the cream into the cheese in two goes, until no streaks are left.
Spread the filling over the base and level the top. Cover and chill overnight, until firm enough to cut.
Run a warm knife round the edge, lift off the tin and top with the raspberries.
`
export const NOTE_LINES = `
		A day ahead is best, two is fine: it sets firmer. Keep it covered in its tin, and put the raspberries on just before you serve, as they weep.	qwrjjfqllWOeXbggfihTgggchiefjeleWbomaRbjljktoe3nbjhijehWkRdRVfVg
		3 days in the fridge, covered, counted from when it was made. After that the cream sours and the base is wet.	puqikhidomegZcXjlheRdidaejffoZqdRbsdTVXliVtssivjhaagVYeclUcYalTh
		Yes, without the raspberries, for 2 months, wrapped twice. Thaw it about 8 hours in the fridge, never on the worktop. The filling comes out a touch softer.	lqfmTdgvoqcZYhpViajlpadgbSYoihmhbbhmRQaTmrosodqfabcfnVibsVZdZhad
		2 hours at most, one on a hot day; after that it must be thrown away, as it is all cream and soft cheese. It also slumps after half an hour.	jloZfncOneldVfsbniPRldrkgidcbemcZhmalfdkhaklyZrfbsTmneUdnWUlUmef
		Spread it in glasses or a shallow dish and give it 2 to 3 hours in the fridge. A whole one needs at least 6; an hour in the freezer first helps, but not longer.	xhgnlgiWhgYflmnQhjWetZxijbTjgaScTapjkceckohtgWrgkxVhniiXldZfVfie
	safety	Yes: plain cream cheese and cream from the shop are pasteurised, and there is no egg in it. Keep it cold and wash the raspberries.	lcuXUvelnmVUceZdrpcimapdbabVSekmaeVoSjdbdalaVbrhcYkprgdoipatepZe
		A small slice is fine from about a year, now and then, as it is very sweet and rich. Halve or squash the raspberries for a toddler.	nboZRbdqllWWjccnrZjdqZkjeXvkQjcmbjhkbcbafXbsTacfdeozceVnpkYopagV
		Four limes, or the zest of 2 oranges with 2 tablespoons of lemon juice, do the same. For vanilla use 2 teaspoons of extract, but keep 2 tablespoons of lemon juice, which helps it set.	bmdagkbmjhjcjgXbcioVcaZdrgnoShWuaqZfYNZeXzUqZXVmkjoikfZdjasibalu
		Use a deep 20 cm cake tin lined with strips of film or paper to lift it by, or serve it from a glass dish or 8 glasses. In 23 cm it comes out flatter, and sets faster.	goXZVfshSToVinhWfjcgcjcmsVoXhhaahnmSfUZijtbgYebntfUcgsdoTdVeikqe
		Low-fat cheese and light cream will not set here. For less richness cut thin slices, or leave out 30 g of icing sugar: it stays firm enough.	gnoetqkkijPetgdZgbjXeocgfmjVdggyigfdhecgqphURbVmfcNmjhhoqbWypjdX
		Make two tins rather than one large one, as deep ones do not set in the middle. Whip the cream in two lots, it goes over less easily.	d0aXUXfZraacfXkRfhfcQddmjgfcggPffrppYjmbjlommfgaejORemVskfhcnbjZ
		No need with full-fat cheese and stiff cream. For a hot day dissolve 1 sachet of powdered gelatine as the packet says, cool it and beat it into the cheese. Then it is no longer vegetarian.	mUZjikbkpggfmYxaaWpekahidYWURqXneXeoZYdmikiahVjokyigwlWdZnhnYkiT
		In its tin, in a cool bag with ice packs, and lift the ring off only there. An hour in the freezer before you leave makes it firm for the journey.	kogZdkfgifVdgYocjjPfOWcioUfUbkfaYYtdqahbmhbmdjsZgogjshabdZSkIild
	safety	Do not use cream or cheese past its use-by date, or that smells sour or shows mould. This is eaten uncooked, so nothing would kill the germs.	ZopkkocgumgfTibjdjabnfTbfZnLWXyYWbkmWUZljdpookimietYeXkcqiaiXljn
		No egg and no gelatine. It suits vegetarians if the cream cheese is a vegetarian one, as the recipe says, and the biscuits are plain digestives; it does have milk and wheat. Read the labels for a halal guest too.	bVfkbdWrqiaZgjilaWvZfOndldXVatakkYilhldiZllQSbjhchilxhcjQgfkTqgg
		Not as it is. Use 90 g of coconut oil in the base, a firm vegan cream cheese and a plant cream sold for whipping, and set it in glasses, as it stays softer. For lactose only, lactose-free cheese and cream do the same as the ordinary.	TghghijpfqQYkndkWfpYdUkYlUVSc1ljYZjbckiTaojYcdbVbbigddogTiZxgmei
		Only the biscuits have gluten, but one slice cannot be freed of its base. Use gluten-free biscuits for the whole, or fill a clean glass with topping alone for that guest before it touches a crumb.	WbihgjfvSqabqvUkTmhchaWXneikftUgkaVgimrZaknidjobdaZykffpdcYZcygj
		Make it the evening before. At the latest begin 7 hours ahead: half an hour of work and 6 hours or more in the fridge, so for eight in the evening start by one. Later than that, serve it in glasses.	uvYYkkjXpTSkgegbjkZXnapfofUdWebhZdodtisckWpmie0YefdkjiYYpTfcdfVj
		I cannot know for your brands: add up the figures on the packs of biscuits, butter, cheese, sugar and cream and divide by the slices. It is very rich, so cut 12 slim slices for smaller ones.	hsvWhliwdhigsgbdgpibdkeoVlheZiqimXodkWlSlpdbQbpahadpqrXxoUfleaZb
1		Graham crackers are the American equal. Ginger nuts are good with lemon, 225 g, and hobnobs need 10 g less butter. Chocolate digestives work too and set firmer.	cnmVbhcidngVrabtYlrdiXZbpXncdzihVYVbkOfYZiSjehclfRdjfqfiaXViintg
1		Like coarse sand, with no piece bigger than a lentil. Big lumps make the base crumble when you cut it.	VkoYfWnvdcwcZoqgRbqdglejdbqfplghuUXrdkjieTjtnkashqcrhpdkfpjjYcZZ
1		A processor does it in 20 seconds. Or put them in a bowl and crush them with the base of a jam jar or mug, a handful at a time.	iombeOgaObhbnsqeajnbbjZmimicmsodioZelliXcoatWeekopsWopmqknbuXeqY
1		Only the base needs it. Without paper, butter the base, or set it upside down so that the rim is out of the way. Foil works too.	hVgbZhphQeeglimfgeflXqYnghXbnhoahqoNjfRfeaYbekiundhdctvaXTVopqoX
1		Use two bags, one in the other, with the air pressed out, and roll rather than hit. A folded tea towel round it helps as well.	lkjflRQpXcoiXqvoajacKpVWUkfbZothhgghqenbZfeqnheqbmnejlknicWdihpZ
1		Any dry, plain biscuit works, 225 g. Gluten-free ones are drier: hold 1 tablespoon of melted butter ready in case the crumbs will not clump.	gamglbamVrVZobdkWiqejYWWslgYixTgbZUZpaiXgqeodcgfjYauoiimYfTekyil
1		It has a ring that opens with a clip, so you can free a soft cake. A tin with a loose base works: stand it on a can and pull the ring down.	ZgYZThiePbvcqsZdYtOhbsailblXlenfpjvWoYcbikccchihmjbaejeoXdOnjcka
1		About 15 digestives at 15 g each, a bit over half a 400 g pack. As crumbs it is about 2¼ cups; of graham crackers count about 15 full sheets.	UooVfYVljetYladcrrqlZVdVWkldgdkgtYegmYlRehbfjrgXmThfkoWqbhYVXkjU
1		Plain, slightly sweet wheatmeal biscuits that crumble like graham crackers. Take those, or Rich Tea, Marie or any plain sweet biscuit, 225 g; drier sorts may want a tablespoon more butter.	dfocheYlVjYbqhVjpqheeWSifnnfcqicdMiVvQhSeiRVfcpckQhmgkapccbiinli
2		Squeeze a handful: it should hold. If it does not, stir in another tablespoon or two of melted butter, press harder and chill longer.	eeadeUinioylermmQXbfVuSckiPkghcjiVXjqescaViqkifrjrakklgrnkencbXe
2		Mix in another 2 or 3 biscuits, crushed. In the fridge greasy crumbs set rock hard and are hard to cut.	dcaeoffobmvfkoetZZklZsQedkXthfrqdahboZsfkQnfoYjqjrQfZmnmcfasqklb
2		Yes, in 15-second bursts under a cover. If it browned a little it tastes nutty and is fine; black specks mean start again.	ifqqapmaahobhfOhaXkpbgipWTcnsktkKbmdllrdScgZkjZlfkfWeeiUgnZqbpqj
2		Firmly, with the bottom of a glass, into the corners first, until it is an even 7 or 8 mm. Crumbs pressed too loosely fall to bits; stamped very hard, they turn to brick.	ZdiibSomYlsmiomYakVeRpScjtfeZkYkoUhkkabbjZeogng0rnchmmntinZhcaaU
2		The 15 to 20 minutes of making the filling will do, or 10 in the freezer. Otherwise crumbs come up when you spread.	mpbnlTloamggwojZggVhtbkhfbTiwcdfVgkTiXccmVhojelgqrXmidxUfeVYbdeT
2		Salted butter is fine, even good. A hard margarine block works; soft spreads stay greasy. Coconut oil sets very hard, use 90 g.	WdlnliYYdmnXqZXnZWnabdcdtfkjpwriZcfWtRmebflcjZYgnbVXhhpVZjUtskhW
2		On the base is enough for these amounts. For sides make half as many crumbs again and press them up with a glass.	pofdeWgxXeofvqloekVeNuUYoiYgkidcneiejcXihYcojpWvaodjZomkgbbdckaR
2		It is 7 tablespoons, just under 1 US stick, or two fifths of a 250 g block: mark the block in five and take two.	OlnakmdfrcqZhcWXgcvnWfbWXhbnigrmmXpgllkVbhgldfdWvWTZjnYohiOjfflV
2		Yes: melt the butter in the microwave in short bursts or over a bowl of kettle water, crush with a jar, and beat and whip by hand. The only thing you cannot do without is a cold fridge.	snkvYVgVYXZbkhdZkiffbkmlXYfSfovdZmdhimmaTwdoYfanilgTieahdoSubuhl
3		Beat it on its own for a minute with a whisk first, or push it through a sieve. Small lumps left now stay, as you should not beat after the cream is in.	egoZkXmnheghiymqVadakhbscTpRgrpjjXSuioedZTjXnjZjktdhWgjklsnrffZk
3		Full-fat, from a firm pack. Mascarpone works, and is richer. Light cheese, quark and ricotta are too wet: the cake stays a sauce.	ilqXtnlpbhaZqiieZegdehjeoWmLdnpumUXeeXXjjyqWmWSfhiZbcfrafodsljgh
3		Straight from the fridge, here, unlike in a baked one: cold cheese sets firmer. It beats smooth in a minute.	bopkfctfaiqRfgeamdejqkliZdjglmngQXYgeilmhggaxdkjq0amrfqLkqggVnXc
3		Do not beat on. Chill it for 30 minutes and go on with well-whipped cream. Cream cheese turns loose when it is beaten long or watery; pour off liquid from the tub first.	nZdikdojdkfnZofndcbTqcVnbVShWYfriYigUehkjbiXrdjhl0RVWZmogwrgejbm
3		Caster sugar, 90 g, beaten in until you feel no grains. Granulated crunches unless ground in a blender. Honey makes it soft, so not more than half.	XjthhdffmSXyroXnUZqgokfofiokZlnkahVdjSfebrVkUgVofbWhrajbjfZhuqne
3		Rub only the yellow off with the finest grater, since the white is bitter. Scrub waxed lemons in hot water first. Zest before you squeeze.	WipfetgdQgigavYlXgjaaaVfkdurigsxkiYrcZjhUgbmmioipcuemZYXefyjjagn
3		About one and a half lemons. Not more juice, or it does not set: for more tang use more zest. One lemon with a bottle to top it up is fine.	arWalrbmlWkhgvUbefrXfjUZndkxRYUrhmVjdTcfcocmjahgsjgYgaWgihpfkRhm
3		By hand with a balloon whisk or wooden spoon is enough. With a machine use low speed, and stop when it is smooth.	dbnoWUnYXbahwridZlgZhmZlghZScnqYfiaohjYhWqeoZZiTkqlTgqnsqucvfeli
3		If it is lumpy, yes, it takes half a minute. Lumps of sugar do dissolve overnight in the moist cheese, but leave dots.	afxcfWhqhVkotugtTalanefxZWvZhmmnhhPqoggXacaaikdpjrhhhajclogpogjh
3		Only 4 tablespoons, 60 ml, go in; two lemons give 80 to 100 ml, so 20 to 40 ml is left. Keep it for a drink, because more makes the filling loose.	YtYelqbvlXqkjnVhcioXeiVYjgiwWbXsliYhfYcifdgrpXsYsfgVZdTdhdpajRem
3		Full-fat soft cheese of the Philadelphia kind. 400 g is 14 oz, nearly two American 8 oz blocks; of UK tubs 280 g with most of a 165 g one, or 340 g will still set. Not paneer, curd or cottage cheese.	ZxnUmqgnlkfWggaafbeeieYaiXnUaqmukObgbScefqjSudWYnZeXkfhefrdjgpYZ
3		Yes, powdered or confectioners' sugar: 100 g is about ¾ to 1 cup, or about 12 level tablespoons. If granulated is in, let the bowl stand 20 minutes in the fridge and beat again briefly; most grains melt overnight.	TjugaechjNavvsZrWakipcYkaikkXpoliaaijUeciwaecdgndpTdpbmYlgcnqjhe
4		Lift the whisk: the peak stands up straight and its tip only just bends. When you tilt the bowl it does not slide. Soft, sinking cream gives a soft cake.	eTqXaOrleknhodhdhmTgnqTbakXcSWiZgTdsYVgkVdkXlbjflvWiZmohkmkeXWdZ
4		If it is only rough, stir in 2 to 3 tablespoons of unwhipped cream by hand and it smooths. If it has split into lumps and water it is butter: keep that for toast and whip new cream.	ectfhbjiehjfXlVgaaiajgOjPRYaamxkYZarakjlSblXpgddfrXWTWnnillnfkgq
4		Check the label: it must be double or whipping cream, 35 % fat or more, fridge-cold. Chill bowl and whisk 15 minutes in the freezer and go on. Single cream never whips.	hddjnUkbboTqfnnWkWTYthbpWXVdVdjgfifmWjemYeiXjgeghvMYTiqmjsprjeah
4		American heavy cream and whipping cream work. Extra-thick double cream does not whip. Plant or long-life whips do, a little softer.	TfmbeZidfdXdocfWcfdXnaYceadPSroYjXkiUXfpbxhZdeaYYbLXPehgifqlnafh
4		4 to 8 minutes with a balloon whisk in a cold bowl, rest your arm when you like. An electric one takes 1 to 2, on medium, slower at the end.	geojWSrUSZVjvnhaehYTkhdmXhXWikpabgXkkicbZiglZdfQksfYasnnrxjnhYie
4		You could, but you would not see how far it is, and the cheese goes runny. Two bowls make it safer.	krsaUVdcYcefqfgtZqdfgZqwcdXUahWnelfifdjcXloZmbjel5aThbrihfsnbnaf
4		Cold is what matters: cream from the back of the fridge and a bowl that has stood in the freezer. Warm cream turns to butter before it is stiff.	dfwfdWqicihZodlUodVaubnfSZWWXoqeTifXhilrahmhqaofe0ShhbmXlcogYime
4		One standard 300 ml pot, 1¼ cups, or exactly half a 600 ml one. It must say double, whipping or heavy, 35 % fat or more; it grows to about 600 ml when whipped.	YkiegakflehcujdPjobddcTVYWffegjXuetiUidigogelefNgeNRLgammehklZba
5		With a big spoon or spatula, cut down through the middle, sweep along the bottom and up over the top, turning the bowl. No whisk, it beats the air out.	VVfnPVlaVWbf2lfmVqdfajXfclaVYngcrZfndhbjVfYsmWZZfipcdnqokqmngcjZ
5		The first half loosens the stiff cheese, and the second keeps its air. If all went in at once, go on gently; it works, with more streaks.	XrbdYcigjZomnjfxTnficckwRaWhfjUgkfdlhhqdgfphpVnbijeQmclYkYjjoKVb
5		10 to 15 more strokes, and stop as soon as it is one colour. A pale streak or two does no harm, overmixing does.	aWgjcdllkQhlombqfsbmbpdbWkeYcbfToRg4XhnnZNbmnhbdhgilZnpjpgjeaWcX
5		Chill it an hour before you pour it in, and set it overnight. If it flows like yogurt, serve it in glasses or freeze it as a parfait.	pdSkcXmjijiifnsrefZYjgWiZfJjXcZlqYliQbjijZfdpVlhlzLcckiojnikebeg
5		Do not beat it now. Press visible lumps against the side with the spatula; tiny ones are not noticed under the raspberries.	bhpddWqpedlggsjqRghaihdoVVuUcspihTUtcjefXSlZngcfgshiZdponrpofbXf
5		Now is the time: fold in a little more zest for sharpness, or a sifted tablespoon of icing sugar for sweetness. No more juice.	VibmojiiwehjmsWrfhffpkaklkmpIUVlUdcfjTboaiapdgVkgodiimnsuinakVkl
5		Swirl in 3 tablespoons of thick lemon curd with two strokes of a knife. Whole berries leak, so keep them for the top.	ejdXihkopjlTdohkXlmWflYhgjlsRmWhfeasUTSodqfZoectXrplndwmcbjjaUlZ
6		Give it 4 hours more, or 2 hours in the freezer and serve it half frozen. If it is still a cream, spoon it into glasses with crumbs on top. Usually the cheese was light or the cream too soft.	wgflngrnimlgTrnXheTYmgedZZMmTbbiVNjobXihgbkhrZekhrRegofbgjZkWkdf
6		6 hours at the least, 8 to 12 is right. It is ready when the top is firm to the finger and does not stick to it.	qmmhmjmRhphahiiaqkcVreucjiaagPeVTWjoeWblhXhkfgleppMrfpjXlhXdSlYe
6		Wipe a palette knife or spoon in hot water and draw it across once or twice. A pattern of swirls hides everything.	fqkVZhiwXZalknldiggfWqShagdZRpfdobbqnedhVZehojbup1jbcrgolkqmedtV
6		Stretch film over the rim, or lay a plate on top, so that nothing touches the filling. Uncovered it takes up the smell of onions and cheese.	fkgcaZujYngpijdcclQZMshcdpfYffhdcpogbfTqfWiZlmkzmmmUYnfZcYgkorhR
6		On the coldest one, at the back, at 5 °C or below, away from the door. In the freezer it goes icy outside first, so use it only for the last hour.	Z1dkZirvhnZejbbRsjXhllgfZdbektmeTffcaSfclnrpmdmanngchfgNaaUWfjYc
6		Tap the tin three times on a folded cloth before it goes in the fridge. Fill dents with the rest of the mixture and smooth over.	weUgfdbqZfoldwnrcqTcPifkSjqYZelRgdeiniiedWlelpcofnrgTrmejhZVmegV
6		Scrape it back into the bowl while it is soft, leaving the base, fold the missing thing in lightly, and spread it again.	gfcggpdggezki0fkPqibnXhrZhcqacivYjZUrffnYZbbqYfbhohZtVkakZZfvdak
6		Not the garage or the doorstep: it must stay at 5 °C or below. Clear a shelf, or set it in small glasses; or freeze it 3 to 4 hours and eat it half frozen. With a broken fridge, 2 hours is the limit.	i3VqdcofnhchTdjTnacgnlbhafXbjtlfThmfhQcdjlnwkYkfltWbZcaaYbQjdmal
7		Run the knife round once more, dipped in hot water and dried, then lay a hot, wrung-out cloth round the ring for half a minute. Open the clip slowly.	jZZWgdlhfnrmcpnXZlKhUmYkSdhZhjpjhkpXoqhccSfiithrompgaXnmtiVbbUgZ
7		Dip a long knife in hot water, wipe it dry, cut, and wipe and warm it again for every slice. A cold blade drags the cream along.	okpXZjcsYbmilvrTWljecphdYnaljlldedjfqnlnkhkvnhrmhjguooZmthxqcXmR
7		Frozen ones bleed as they thaw: thaw and drain them first, and use them if the pack says ready to eat. Blueberries, strawberries or lemon slices are good. Rinse and dry fresh fruit.	gVmQibjwbdeVYgpdZkmhieefjclvdekigldrfMQglzZcjdjqVllksalbaWfcdaqh
7		Let it stand 10 minutes at room temperature and press straight down with a warm knife. It came from too much butter or from stamping it down.	ohbcbUdfXpulm3dYTfamjmOYgoamihmfZWdeqimckacnljeunlfrpignnqaqiahW
7		Slide a palette knife between paper and tin and push it over; or leave it on the tin's base, which looks fine on a plate.	gaUVPZdnWemnksiiXlIdZiRibacgjhkhimxZnggofTgjiqjvnhjmjipfkfViZfha
7		Back into the fridge, and cut the slices there and then. It is fine for half an hour in a cool room.	vYjUmdgpcflegijjhjNfkjolYYRjaihlQakg0kclgVsjnkxhiocndfcaujjYTjgf
7		Put dry berries on within the hour of serving. Wet or squashed ones bleed, so pat them dry on kitchen paper and stand them upright.	kUkVjhaxbbejSomdikhkkhheclisTWijgpeyhUYjnfiXkdtqVqokfcrdbanUcUrk
7		Ten wedges of about 120 g each; halve it, then cut each half in five, 6 cm wide at the rim. For twelve to fourteen cut slimmer wedges and give more fruit beside them.	h0iQbempgUkZgelTiqpXachkagmolkZaplonaegbqjekdkcaoZUegtOygZkfbcWa
`
