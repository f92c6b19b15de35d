/** Vegan Banana Loaf: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 180°C, or 160°C with a fan. Line a 900 gram loaf tin with baking paper.
Peel the bananas and mash them in a large bowl with a fork until almost smooth. Whisk in the sugar, oil, oat drink and lemon juice.
Stir together the flour, bicarbonate of soda, cinnamon and salt in a second bowl.
Tip the flour into the bananas and fold until no dry streaks remain, and no longer.
Scrape into the tin and level the top. Bake for 55 minutes, until deep brown and a skewer pushed into the middle comes out clean.
Leave it in the tin for 10 minutes, then lift it on to a rack. Slice it when it is cold.
`
export const NOTE_LINES = `
		Yes, it is moister and cuts more cleanly the next day. Let it get quite cold, then wrap it or put it in a tin overnight.	wsutikpZgZXiaeYihogWgckflcdeldnaXguefQfgmllpkcvqarcsdngXgRWWZmYf
		Four days in an airtight tin in a cool room; the fridge makes it dry. In hot weather freeze what you will not eat in 2 days. Bin it if you see mould.	mxoeknifhffXXeWaekdWfmZhfgmcpcnZPdvgSVYmhapumiyloibjadeblUSabkYi
		Yes, up to 3 months: slices with paper between, or whole and wrapped twice. A slice thaws in 1 hour or goes frozen into the toaster.	otgmTehwkjcYajmWiaimldefZVYnsglfhekhRWdRoqtxngqidXekobectVgcZfWc
		Toast the slice, or 15 seconds in the microwave. Quite dry loaf is good fried in a little spread for 2 minutes a side.	tsuncdlldgxSgdbeobifVqhXieZffmodUgkXjooegbi0ofmsbkdkbjVfodpePuah
	safety	A baby is better without: 150 g of sugar is in it. Bake a small one with no sugar, mashing in one more banana, and cut it in soft fingers. Older toddlers may have a thin slice.	pfpaSearigTZhhamrdhcrbmlgZrjWjakYjihbehXgZcwVadddemvgfSoukQrolZX
		You may go down to 100 g with very black bananas. Less makes it paler, drier and denser. Sweetener bakes drier; syrup, 100 g, needs 25 ml less oat drink.	ihlevlkijXSmqmYhdftZiockcojeZfdmUgZijXhkipVhQbRrfZScpbenuZTjvlod
		Yes, 100 g of dark chips, chopped nuts or raisins, folded in last. Frozen blueberries, 100 g: bake 5 minutes longer. Ask about nut allergies first.	ffiVfkdkmqfTamgqamurqeiipYkuctfhggagYVXcYtoaeagnUgjlhmqqaQUadYuf
		Muffins: 12, at 180 °C (160 °C fan), 20 to 22 minutes. Four mini loaves 28 to 30. Round 20 cm tin: about 45.	jsgUVfaddahSgcZkiijeWYfdlZZbjjUTfrehgacaimeqeXOjllWpa5bggiUSlkfZ
		Air fryer: in a tin that fits, 150 °C for 45 to 50 minutes, foil over after 25. Slow cooker: in a lined tin, high 2½ hours, a cloth under the lid; it stays pale.	vhftTndOehafinggimidYolpfYYfqoiZhfbgiobcnziiYhQnZmicgxdcdpPaiokl
		Cow's milk, 75 ml, changes nothing. Eggs are not needed: with 1 egg leave out the oat drink. It is then lighter.	MmjjblllgjWZedkscgoTkNkXndVRfoWfedlcYlmabmaZVbWfhlbimeogVhdxnhft
		Half wholemeal self-raising works with 20 ml more oat drink. Half the oil can be unsweetened apple purée, 50 ml; all of it makes it rubbery.	bili2rcokhbbqfgfgVydangdrioZhohqglhejikgppdaUZXncdPhcggjkWRvskdY
		Yes, whole or sliced and wrapped, it stays good 4 days and breaks little. Write on it what is in it, also the cinnamon and oat.	qufaVlaicceUealqojbZWggfoUZTWodWdVnlmZnbllhofhpdlnhqrjabiWMmQhle
		Two tins side by side with space between take about 5 minutes longer. Mix each batch by itself, as a large bowl gets overmixed.	f0YcMUgXldbikTfgcmhiUfgthceblbPajtqnWeoYhjkksdccYdYXfrZmjdeUogdc
		Dry and wet may wait apart, overnight, the bananas mashed with lemon in the fridge. Mixed batter goes in the oven within 10 minutes, as its gas escapes.	umnkmdocjdVgiedqYjcbrTngkeYaihedlpmgcbinigppqSlkh4dvcnmXlYYUbiSm
		Wheat is in it, and oat drink may hold gluten too; no milk, egg, nuts or soya in the recipe, but read every packet for traces. Anyone with a latex allergy should ask first, since banana can trouble them.	aikjdoesarVVdrZjamkapaiZwdgkaviceddfjklXbhqbbkmaabizkdiuXaOXYtoj
		Yes, nothing in it comes from an animal: no egg, milk or honey. UK sugar is mostly vegan; in America some is whitened with bone char, so look for organic or 'vegan'. Grease the tin with oil, not butter.	QaclejhshfUjhtSvXZoWfTkdjbaYWrjfUYjhfgjcXmhSUihccXgiqkmmUgYtcoak
		Start three hours before: 15 minutes to mix, 55 to bake, 10 in the tin and about 1½ hours to cool. For tea at four begin by one; in a hurry slice it thick and warm after 30 minutes.	lshYhjhWgSXengobueoUsbncfcbegbZaWZchqqsdiTmhdnpakZTmjocTqWlPaddj
	safety	Plain, it mostly means a belly ache: give water and watch. With raisins, chocolate, macadamias or a sweetener called xylitol in it, or if raw batter was eaten, ring your vet at once and do not wait for signs.	iVrRbaTcYlteXfVcktlhfhclcYklTbkjXnparmdmmlpodkmjUphlbkPqdWYgmrko
1		About 21 by 11 cm and 7 cm deep. In a smaller one fill it two thirds and bake the rest as muffins; a larger one is done 8 minutes sooner.	btbYajremYmUclhVdngidhZgiesglZaUtjqchceifceibiSdufOfWxVocnTVqhhd
1		A 20 cm square or round tin: 40 to 45 minutes. Silicone: on a tray. Glass: 10 °C less and 5 to 10 minutes longer.	goXaSgjhWWrZhmhahgahfjchsUiaihYTesoUgVYjelgrdjSssdVfjxgkdcQblpig
1		Oil it well, dust it with flour, and knock out the rest. Foil, oiled, does as well. Base with paper, at least, if you can find any.	fXgdZflhRcdkjgmhXfgqaoWomdZXkgodotkOelWdfZcfimivnbbeextcbTSmotnZ
1		One strip the width of the tin, hanging over both long sides, is enough, ends oiled. Screw the paper up and smooth it out first, it then stays.	eeeVXipoOcqddilebndeWrUoYmjdkdjRrgnahZXZhSaklipzmdckdupfgSfkchiX
1		Yes, 180 °C (160 °C fan), middle shelf, as the raising starts when it is wet. If the batter waits 10 minutes it does little harm; 30 makes it flat.	dhbmckhdZoVmoYgbnoZlfgkhNibbamacYjdZhptrlpmZmaWXioqlmsaRejXKjpXi
1		Fifteen minutes in most ovens. A cheap oven thermometer tells; 20 °C too cool gives a heavy, pale loaf.	egjmbqjZfoWpmdfYwiWrbrkiSaeYZegWdcdfeqvhkmeXdhYWgofilyWXfqZObpea
1		180 °C (160 °C fan) is 350 °F or gas mark 4. With a worn dial put in a little oven thermometer, or begin at the middle mark and look after 40 minutes.	cfhlWvghbkZlodeStlhogkieRfgXVmlkmYgjeiqmdvmTfgWXpcoeiqMdgeZRntce
2		Bake them unpeeled on a tray, 180 °C (160 °C fan), 15 to 20 minutes until black and soft, and cool. They are then sweet enough. Green ones not at all, they taste starchy.	oZiXtdlgUabSVjVVfdlshkdPlifnndZSTYnqeZijWsXeeZYwcpjlmciilgdakkom
2		Black skin and soft, sweet flesh are best. Bin them if they smell of alcohol or vinegar, leak, or show mould, inside or out.	pXibksfjWagbQmNabkfrgjVQgfpkpggXUbqvVYlicefiljbyffsiiahfgdecdgvo
2		Thaw 4, peeled, in the bowl and mash them with all their juice; leave out 2 tablespoons of oat drink. Cold mash makes it bake 3 to 5 minutes longer.	hcZgffqudcZOTsnTjZnnmeeSgaevvgdgbcgrWbgZlyhcjYisindcnXfdlZcWiikm
2		About 400 g peeled. With only 3: add 50 g of apple purée or plain plant yogurt. Too much, 500 g or over, makes it gluey.	VsiSibqlgVhOadbYhkrdXdiQgnqsokdZpbnqdZegdnRmXdWlmibbgkTsiYkVmgie
2		Lumps the size of a pea are nice. A masher or whisk is fine; blended to liquid it makes a heavier, damper loaf.	gkoacQnnUegYnuonWanfloblfZpUorkXlZYujmbeageeWkdijyobYjnotqknZVje
2		Any milk, plant or cow's, 75 ml, or water, even orange juice. With a nut drink the loaf is no longer nut free.	TiYnjyokdoaagknilfuXnabWyPiWetdjhiaabWhYitaeeogjdkdiXakfVnehgkny
2		The acid makes the bicarbonate work and takes its soapy taste. Vinegar, 1 tablespoon, works as well; lime too. Do not skip it.	csbaroWnZegXgpUddiiXneXksXgpRYZfbkPcfWbnYyToofbnnhmcnchejemkhbbu
2		Rapeseed, vegetable or light olive oil, 100 ml. Melted butter or spread: 110 g. Coconut oil: 90 g, melted; the loaf is firmer.	TYjknpXlhnnYoUWiZaskVheetdkkpvsljglPsYkfaifZfVcgfcWdVlfVgfUspheY
2		Dark gives a deeper taste, white a paler loaf, 150 g each. Syrup: 110 g and leave out 2 tablespoons of oat drink.	XdoklndihSYxsmUoXboenfchignfZlhldhWhePligpRgWgQkfZSbqcjYfiagvpuh
2		All right: it comes together with the flour. Whisk half a minute. It should be like thick soup.	fekgkaflkbcfepbyZgndXhTncbifXikqqbalVommZMhUnkjnd4WYThqlekoldked
2		Oat drink is oat milk: oats and water, in a carton. Plain, barista or sweetened all work at 75 ml; vanilla suits it too. Made from porridge oats at home, strain it well.	VlcnltjdikXitgjqkftcjYbOkViWavlkobikVWifjlTXZfmhdjZohWohZrkfgmpz
2	safety	Brown, soft, sweet flesh is fine, in fact best. White or green fluff, a smell of beer or vinegar, or a leaking skin: bin that banana, and any that lay against the wet of it wipe and look at well.	gYjdozfkVdniRmPmhkbpjebUehxgkeiXWfnzRYmofcnbinftbbrgebidefedYfpj
3		250 g of plain flour with 3 level teaspoons of baking powder, and still the bicarbonate. Sift it well to spread it.	POfftdQkagbgnaslflnhsaeorZeVYjcirhZhbhjmmrZqyjZhfbahlohjhUbgptgh
3		Gluten-free self-raising with xanthan: 250 g, 15 ml more oat drink, rest it for 10 minutes. Wholemeal or spelt: half. Almond flour alone collapses.	SYggthaqanQZjhdkYdnenfbbuXkbauVkphTlhikYjtoihmmgccVsffipghWVZxhn
3		Not the same: use 1½ teaspoons of baking powder instead. Bicarb also browns it and sharpens the banana; without it it is paler.	VLfdqhVaZcmflWrnhriclXTnldmZbkVVhokiYdkpavWovebjhgjYrnWciblkmcbk
3		One teaspoon is just bearable: a bit browner and soapier. More: measure out new dry things, before it meets the bananas.	bPVnrhZXmfojfaluhkjdcbRkhgefaiTefirlXhongpfvvXbikcgVpdXppYliuUfi
3		Leave it or halve it. Mixed spice, nutmeg or ginger: 1 teaspoon. Two of cinnamon are warm, not sharp.	ZkRfondanpvXvdhnZbpXjfcvjldkalabdlXdffdcnjbqpOalhgnrsmWYnXsknqhl
3		A whisk does it as well. Mixed dry, the raising agents spread evenly, else there are brown bitter spots and tunnels.	ZcseZOfkcYrgujj0ViobnfdunaiUkleirtUemhkXabbirekpovqaajjfeinohhgj
3		Test bicarb with a little vinegar: it must foam fiercely. Old self-raising flour: add 1 teaspoon of baking powder.	YNeluhQlgkgkkZmklleewgZliYqQSchUliapZfnlekdv0mdkjflghoVgkeaimmch
3		250 g of self-raising flour is 2 American cups, spooned in and levelled; 150 g of brown sugar is ¾ cup, packed; 100 ml of oil is a scant ½ cup; 75 ml of oat drink is 5 tablespoons.	OYlcobXmwSfjqrZeilsocWdgecWfYaiqwZkahnmbmoVmsicVghUhjfcqgeTejglf
4		Stirring makes the flour tough and the loaf rubbery, with tunnels. If it is beaten already, bake it at once anyway and slice it thin.	eadtcUpdRfdfskduQoZZgidvadZUakhhmaYtgggieYcnpQhdgngfYmmtvjmgicVj
4		A few lumps are right; only white flour must be gone. Scrape from the bottom, 15 to 20 turns with a spatula.	aWjggQssgeipkrdtXehgjlarjZoUhhketWWyZkidbOfiprdnltkjTlonljhhaafh
4		It drops slowly from a spoon. Stiff: 1 to 2 tablespoons of oat drink. Runny: 2 tablespoons of flour.	eUZeeUpllrinhghnfdhWmfTjfjQfRddhxYggNjgihZhdkdfno1NkYmnnfrijeddh
4		Stir it in now with as few turns as possible, before the tin. Once in the oven, leave it and serve slices with syrup, or spread with butter.	faYglqdZniukmngpWmkZpaivZgbncfkrahfYqihoYYYcuQZddmjasblaoTUnsjUk
4		That is lemon and bicarbonate at work. It lasts a few minutes, so get it in the oven.	cTbkpjZcfhfmrWdzhlTUedhpRdqbWWiYpfgoZcnqaflYuefemwpeblognmeXUjfe
4		Spatula or large spoon: cut down, scrape the base, turn over. A mixer overdoes it in seconds.	WUcoQWlYZZig0lgmVpdgcnVdgnVYYlgYpbhpbicmaddvpZcblfndenrsppdoabfY
4	safety	Better not: raw flour can carry germs, even without egg. A lick mostly does no harm; bake the rest.	YaplbXcilnoVXcYxggcjsUoeghgaKYXhjqoccfeofZwldfehiskymmnnjmcqoeik
4		Folding is cutting down through the mix with a spatula, scraping along the bottom and turning it over. Dry streaks are white stripes of flour; stop as soon as the last has gone.	WSgkXZjgbVji0nbrZthnXjZbYeZdbdfXvSmpcemkeWXttbafbeilcnvmljkefZfb
4		Stir it in now in as few turns as you can, even out of the tin, and bake at once. Already in the oven: leave it; it will be drier and chewier, so eat it fresh with spread.	cXgpombbomugiglpWgokehgmjgekngpshdkRkpmhZVcWqLcbcudZbZoWiZVpkePj
4		Bake it anyway: it is safe, but the gas has gone and it will be low. Stir in 1½ level teaspoons of baking powder with few turns first, and slice it thin for toasting.	labpkghZbiemhjnhTuTgsSondcTacgcdclkblkivmZsjuYZakxjsjnkascZYhkTn
5		Skewer in the very middle: clean, or with a few dry crumbs. Wet batter means on; a smear of banana or chocolate does not count, so test twice.	ZWjfflkughllaqchklakgqcVofcnTToVcbdtheffbSmcjldrhmifc4adknaTPcgd
5		Cover it with foil and go on in steps of 8 to 10 minutes. Very wet bananas or a deep tin need up to 70. The middle should spring back.	pfXikptibljoTwebnjUpkjpXkgcpZTaWXiaqmedhjRsYmjeniiafdwgYcwbVfhfc
5		Lay foil on loosely, one shelf down, and finish it. The sugar and bicarbonate darken early; a brown top is normal.	lcalhvpjWZXvfgPmZgUsencdhccygjdgTigmcjikmPhhkvdjVgnaerYYdjhaekuX
5		Underbaked, opened too early or too much raising agent. If it is wet inside, foil over and 10 to 15 minutes more. Otherwise eat it: it is dense but good.	ncSfrnfvYkvcMwjmepUfgebYZbieNadaUdemigcngdkqpghnjjhhVqklkmWdpgeh
5		Too much banana, old bicarbonate or beating does it. Toast thin slices; it is much better so.	waejtddjZpmabsXfjfdgjiWaecVfUgdaaZcodfubpbYondVwkiOeXpbunkheepTk
5		Normal for a loaf, it is the steam breaking out. A line of oil or banana halves on top steers the crack.	emYZikZmWhjdTnfnktRlNgVSSYocXghfYTeehknldVbhonjucrfabpopZXcgggjY
5		Not in the first 35 minutes: it may sink. After that quickly, and turn it once if your oven browns one side.	bgWehkkocmWubiXhe4RkWfZeTYkjcjdYYjmiemjfkhxnficUjhqbgsqTeqTekbfd
5		Take it out, brush it with 2 tablespoons of hot oat drink or syrup, wrap it warm in a cloth. Cut off the black.	tYbopmfeemuqPpZhagegigVdebOlmampOehelmsiqOZluiZoghbfbmWhqmcggjji
5		If the skewer comes out clean it is done. Your oven is hot or the tin large; next time 10 °C less.	fcfepjkkTcXpYjbffySqhbpjhhbofYkVYfagmmlhiSmnjrfVmjdjlxbTmqbLZjgg
5		Slide a tray under and let it bake. A tin is filled three quarters at most; the rest makes muffins.	omPaibcllgogZgovdiSURoXkWggfbjhZrvjeedfliXncqcZfhricWpflicQVudkb
5		Better alone: at 200 °C the top burns before the middle is done, and steam and smells from meat spoil it. At 180 °C (160 °C fan) dry things such as biscuits may share, if you do not open the door in the first 35 minutes.	ntVYXpVXllfnikZjfkhnegmehaVbahPpcjWbiomnjxnhagafhViidsbblgVQwmRf
5		Leave the door shut; if heat is back within 10 to 15 minutes, go on until a skewer is clean. After longer it sinks and stays gummy in the middle, but bake it through anyway: it is safe, and good sliced and toasted.	gaYmoqbZbmbpVikZcvVolXlfVUXegcejOjoeftqorj4ifdaddahfdgbfnlXYhqal
6		Hot, it breaks; after 10 minutes it holds. Longer than 20 in the tin, steam makes the bottom soggy.	ildZkXlmWiikfjkjdpIedfkobUikqeXdSlgYrdfkpRdeinjdnvcklotSnlXYVYfX
6		About 1½ hours to cold. Warm slices crumble and seem gummy, but if you want one, use a bread knife and cut it thick.	nondhiqoZljcuikUgjbbgoqbaicckcgfPbeYlpiooXlqeosgmqYwnjWYwilbOhfX
6		Run a knife round the edge, hold the tin on a hot wet cloth for 2 minutes, then turn it. Broken pieces fit together or become trifle.	laYSeiimijsmUvpZSfRgVjThYfgiktjibiqWpnjeYPfiipcrokkedbnloaUacbgY
6		Left in the tin too long or underbaked. Put slices on a tray for 5 minutes at 160 °C (140 °C fan), or toast them.	vdZZhflsdsqre0XthdTpdnZciaRjgVhhioodrcminUiircdwiqdfZdeebjaVhjje
6		About 2 cm thick, with a serrated knife, quite cold. Chilled for 30 minutes it does not crumble.	lnlUddjtSdqfftsVTllXcqbbgoelmihfjRjffgmpjfixgklokfcxloasolpkZYeS
6		Oven shelf, grill grid or two wooden spoons side by side: air must get below, or the base sweats.	awfdcaeebncfknqUgjTffnjhcpZYgmikMscSpjUuilheeiijarvdmkiYSjUajppc
6		Those are fibres of banana and are harmless, also where they turn black or reddish with bicarbonate.	dYhbfqloNXpbXuPhcidloiXcjfvhmnkXZZluaefcidaeluavcWolgkdofejdZXug
6		Nothing is needed; spread, peanut butter or yogurt is good on a toasted slice. Icing: 100 g icing sugar and 1 tablespoon of lemon juice, on the cold loaf.	VnmcZjYsdXicumimhYhZcjWfigVrWugpTgbaiSThcthZcmkygmZkellgpWknfgiR
6		It weighs about 900 g, so ten slices of 90 g, each with 15 g of added sugar and 10 ml of oil. Calories hang on your brands, so I cannot know them: add the packets up and divide by ten.	gxrPghjsiYndqiaejoqdahifaoeqhlijqcmljdkXpgggXegcgYRniwVyqXifgWUX
`
