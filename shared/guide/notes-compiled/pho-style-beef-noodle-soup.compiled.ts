/** Pho-Style Beef Noodle Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the onion and ginger, cut side down, in a dry, large pan over a high heat. Leave for 6 minutes, until charred black in places.
Add the star anise, cinnamon stick and coriander seeds. Toast for 1 minute, until fragrant.
Pour in the beef stock. Simmer gently, half covered, for 30 minutes.
Meanwhile, soak the noodles in plenty of boiling water until tender, as the packet tells you. Drain and share them between four deep bowls.
Strain the broth into a clean pan and stir in the fish sauce and sugar. Bring it back to the boil.
Add the beansprouts to the broth and simmer for 3 minutes, until piping hot.
Add the steak, a few slices at a time, for 2 minutes in all, until no longer red.
Ladle the broth, beansprouts and steak over the noodles. Top with the spring onions, Thai basil and red chilli, and serve with the lime.
`
export const NOTE_LINES = `
		Yes, the strained broth. Cool it within 2 hours and chill it for up to 2 days, or freeze it. On the day bring it to a full boil, soak the noodles and add the beansprouts and steak fresh.	yrpohbibkUOodeggcfeVpbqfoiajneegbfrjbbekklrnmi4ebqepaXjXiVgaUmYj
		Broth alone 2 days in the fridge. Soup with noodles and steak in it is best eaten the same day, or the next: the noodles swell and the meat turns tough, and it must be boiled up once more.	qyplffgeqegibWcnfgdThngbgnegoZhhXgtaTWdmZZqqjh4YkgefVVdbgSgaWlVl
		The strained broth, yes, for 3 months. Noodles, sprouts and steak are not frozen in it, since they turn to mush; make those fresh.	sleoUVervqUhhbmeiZilrbdiaVZloeghhenmMSaSfnprojsZdffdeOifnZcgbgch
		Strain the noodles out, bring the broth with the meat to a boil for a minute, and pour it over the noodles, rinsed in hot water. Once only.	zrosZaoepanZiWneqcfhdkoaZlbZfjijYlpWfsteZmdcqmrmcmebgRXhghqZQral
	safety	No, throw it away: a warm pot of broth is where germs grow, and boiling does not destroy what some of them leave. 2 hours is the limit.	uagnjqZLphpfUfobjnXUrcspZghffYjgdkpbbldqbhocufmictZfgUbclWXsesgl
	safety	Yes, cooked through: boil the steak until no pink is left and the beansprouts until steaming hot all through. Rinse the herbs well.	mVraSrcgniUbggWfqlbplaqceifWTadicjXlVjfXfWmhRbwiYWntoheonpgtcjZg
	safety	From about one: cook the beef until no pink is left, cut it very fine, and snip the noodles. Broth and fish sauce are salty, so for a small child thin theirs with half hot water; under one none.	qgmgRYallkUamZemuZidrUokhewhTkXlflkhckfZfVcqTgiZfcpwbZTqpmangdXa
		The broth is not hot at all. The chilli lies on top, so everyone takes their own; with seeds scraped out it is milder.	ZifofikcfqecxajjtQWgeZilXlhhSrhdkogbercjfhZVMfeheorwobXkgajXXbuk
		Keep the broth at a full boil in one pot and cook the steak in small lots. Soak noodles just ahead and dip them in hot water for 10 seconds before each bowl.	rsdWPOYXkWWgmTodkhaaWfmqloeefhNdhvvofioajikjojofcjcajkYsjeobbdgk
		Slow cooker: char and toast first, then 4 to 6 hours on low. Pressure cooker 20 minutes. On the hob up to an hour and a half improves it; longer with the spices it tastes of medicine.	vbexcfbCllRhnblhlmdbhejqhcfhnZcZeffkjpPgmxfigfjhbqfbZjaajnVobden
		Chicken: sliced thin breast, 3 to 4 minutes until no pink is left, with chicken stock. Tofu and mushrooms, with vegetable stock and soy sauce, 5 minutes. Raw prawns 2 to 3 minutes until pink.	Ycc1abZfnrfgWbccaZqccjqltqhVpqQtgmdfhbYjpulZRigegYfkkhlgWjieVhXp
		It is a whole meal. Hoisin, chilli sauce and more lime and fish sauce on the table, and summer rolls before it.	oihNhcRlbckTtmeptfaYhekg0lTfYnWjhjnhkfXnflhdgmniWcglWdlqnXweVicc
		Real pho simmers bones half a day. Here bought stock gets its depth from charred onion, ginger and spice in 40 minutes, so a good stock makes the difference.	hUmoabYXUtkejieznggdibtpjbyeeWidWbbgjcaUluTlXhcVkkUujkflpgelfgip
		Salt is missing first: fish sauce a teaspoon at a time, then sugar and lime. A stronger stock or a tablespoon of soy helps; boil it down 10 minutes if it is thin.	jaaokgdcymjimharkThUpibpknnsYTRrYgjZficlZtWcmoWkcrifikjvldxfegll
		Yes: boiling broth in a preheated flask, and noodles and cooked beef in a box kept cold. Pour on at the table; the raw steak of the recipe does not travel.	svjhWkcbjWZZiVimqcdfWkngoddSambcfgljmglgmtiiZmrTkllntXdZacNnMhle
		Say 'fuh', like fur without the r. It is Vietnam's clear spiced broth with rice noodles, thin meat and a plate of herbs, eaten there for breakfast as much as for supper.	capcfYadZqkazpdohpeZgedlenhcWbdYwXtdhYdddhZOkuoYeXZhalfrblomQfqp
		Noodles, beef and herbs have none; the stock cubes and the fish sauce or hoisin may. Use a stock labelled gluten free, tamari for soy sauce, and put no hoisin on that table unless its label says so.	YVkpklcleqYglnVhWemUlcfZudonlpQglbWgdonbXnpdgroTfWbtiWgmamgbaxhq
		With halal steak and a halal or vegetable stock cube it is; the broth has no wine or pork. Ordinary beef cubes hold beef extract that is seldom halal. Look at the fish sauce label for added alcohol.	eWfsidVgnngmhpTTXcnTZZpXrajihsZhfYktiedjbosZScwcbdcnsdUeWjhpZmdb
		About an hour: 20 minutes to slice and wash things and 42 to cook, partly at the same time. For seven char the onion at six, stock in at about ten past, noodles in water at twenty-five to, strain at quarter to and put the steak in at five to.	pkZUgdfSjWUnoemZyjkZtXlhjfcjhgbcfVjhqrrYnUogeutWhVXjfkdcrZigkafu
		Yes: broth on the ring all the time, noodles soaked in kettle water in a bowl beside it. Strain the broth into a bowl, wipe the same pan out and pour it back to go on.	ojfnYZcZYOXeseldhqZmgirrVYjVfhgppvjfqvifXqiffmZbmekVZQToljgkgids
	safety	Ring the vet now with how much and the dog's weight: onion is poisonous to dogs however cooked, and star anise and cinnamon stick upset or block them. Do not wait for signs, and give no broth.	jYnTbZWcdjyjamcfhnljbhdqWbskccqlchoaorfgkerrfsqWclslccWodafvnsmt
1		It is meant: black patches give the smoky depth. If it is charcoal right through or smells of ash, rub the worst off with kitchen paper.	mTimiljWXceqijRhbZbvigZiaacsqirhbcoeXfkjpRfjlzXgYepgkpbgfejfhb0v
1		No oil. Open a window and use steel or iron: a non-stick pan must not be heated empty this hot, so then use the grill or a lower heat for longer.	gZamkoddpdjjlWickafkavahmhnlojwiuvrZnsnmcWgacaXoYhkTbusabhOoeeai
1		Yes: 8 to 10 minutes under a hot grill, cut side up, or held over the gas flame with tongs. Turn it once.	shdggejRXXbleWgWpmalWqnhchnhomgiclmdifpodsgXcrHggf1amqhVdofjeojo
1		Leave the skins on, washed: they colour the broth and are strained out. Wash soil off the ginger first.	ZZoRblqaXjeiajdffeZbaYlmdjqrujxpoZgraiqmnfbmftssmeqhnenYlUsligpb
1		Ground ginger does not char and clouds the broth; use 1 teaspoon at most. Jarred, 2 tablespoons, goes in with the stock and is strained.	XYecegiSpbscjdcgXVqVfXajnSrfjivZjbNhOiheqmWpjfjanglkrhmXlXikfoqh
1		Press the pieces flat and leave them alone; 3 to 4 minutes more on full heat. Weak heat needs a dry grill instead.	kdXpnhpbcXV1dhYaoaTzhodndclkhbYbfdckhflbWeVbhvOebgnfkviYhmkfYlph
1		You can, but then it is plain stock with noodles. Fry the cut sides in a teaspoon of oil for 4 minutes instead, which is quicker than you think.	kaktiheYTjcn0edlicijngwqkcniubXokmiXfkialiUgasgajsimnizQdkgrgZrk
1		A piece about as long and thick as a big thumb, 6 to 7 cm, 2½ inches. Cut it in half lengthways so that each has a flat side to char; some more does no harm.	WjfOVemctavVhjcTabrYVYZgXfqlobpepVeqTingojdqfljbqeahhrcqiijeillT
2		When you smell them strongly, about a minute, pour in the stock. Black, acrid ones are tipped out and replaced.	cYfnokaegplldYTffeczlaXhdbimhaoiYjqeWhpZeQgjljYdXfxpetnZkjoZSXts
2		Half a teaspoon of five spice, added with the stock, or 2 teaspoons of fennel seeds and a clove. Star anise is the taste of pho, so do not leave all of it out.	RjegqfZabmmUniwmWcrbjWfsmlofYhjTfjcXhZaZXrQkecTmlauqmlabgbopbjlo
2		Ground cinnamon half a teaspoon, coriander 1 teaspoon, added with the stock, not toasted. They cloud it, so strain through a cloth.	ViXdphXgkoxZiYnmeermjYZpndniaokdqsWaYjhbgdbqvXajdbsnznfThhnfXqjm
2		2 cloves and a cardamom pod at most. More makes the broth taste of Christmas and turn bitter.	TkZejieWopubghdvjdrlffXunlntVqdachaaReXbifdfdcdmbaupmtjejYrkQgqd
2		Leave the onion and ginger in and push them aside. Spices go on the bare pan, and are toasted by its heat.	ZfcYfZYbbenojkloghdtfahqachvlnhffYiaVjikaSmnnlicYh4tkoxXhVmmZalq
2		Round dried seeds, 2 teaspoons, because they are strained out; the leaf is cilantro and is not used here. Powder: 1 teaspoon in with the stock. If it is dry in the hot pan already, pour in the stock at once before it burns.	WfbYtpWhZppZhWsqeemujVXnkgpbejiivjaabjdjWfaiwUfgYYvnmjcbalteVgpe
3		3 cubes for this amount, as fish sauce brings the salt later. Good fresh or home-made stock is best; check that it has no thickener.	gifxYWcdmknooWaWkWrNebifuatozkbhmcmjZYcigrifjwiQndeeiWagZlliijhh
3		A gentle simmer: slow bubbles. Boiling hard makes it cloudy, and too little is left; add a cup of water if you have lost much.	iTXqldjXlgfgiWegpdYXVnmhRYsiVTaYqgZqloYfYebWnnhlpmhSZcXinzfecknY
3		Skim the top with a spoon and stop it boiling. Strained through a cloth or kitchen paper it clears; taste is not harmed.	kVachnekaccugfitljbYcmZpbismRZhoiegpYZlieghYvzmhltibTjmicirtanye
3		So that steam goes but not too much is lost. A plate or baking tray leaving a gap works too.	fcaicTwbXifprhpdgrUXRmibWhklndYZkmthlmLmccdaidfsmetSboceggdpokcW
3		20 minutes is the least; 30 gives the spices. An hour is fine, but after that fish the anise out, as it takes over.	dmghwefbhpXofgggduhYoVswijegeVUaQjeejkaelUipefbZonelfsjMrbgdNdbd
3		You want about 1.4 litres for four deep bowls. Top up with boiling water and taste again.	ljdmhfgnzYlpjhgpwgjTfjbWgehngVVjnqjkXlekZTgYlojcqnZROZStgemehrlh
3		Chicken stock works well and is lighter. With vegetable stock add a tablespoon of soy sauce for body.	ZZcvVcWenqjypXeadVtVihmntfoivkXjmgfkdfcihzhbfskXlidkfRhfXilnkkko
3		Freeze the steak for slicing, boil the kettle, wash herbs, slice chilli and onion. Noodles come in the last 10 minutes.	edddkZecgUNurZqkemcepXspdgbhjbTfcZeVroZliekdoluhiauiQejgvipRcedf
3		1.6 litres is 6¾ US cups, about 2¾ UK pints: 3 cubes in that much water. From two 500 ml pouches make it up with 600 ml of water and one cube, and go easy on salt until the end.	asklhiZhvWpkkjdQxgqcaWeahXkrpbcitdrhfZecllUjoqkPreTabhUlalcdhgim
3		Lay the lid on tilted or askew, leaving a gap of 2 to 3 cm for steam, with small quiet bubbles. Less than 1.4 litres left at the end: top up with hot water.	bafkgbwghhfnqhmdnpXWOqgTWjnmmZbZnevhknLfbZeXjggpkZsSYlZjijfmkjgV
3		Turn it off and put the lid on, an hour is fine, then bring it back to the boil; never leave it on unwatched. If it simmered for two hours strain it now, top it up to 1.5 litres and taste for bitterness.	eTbnthfQjnVpialaftMYnVvlaefklZagakmbrnXsodmakekbiscjaadanfVhZmbl
4		Pour on fresh boiling water and give 3 to 5 minutes more, stirring. Thick ones take 12 to 15, or a minute of boiling.	wPmgoQtbhimeaemXvfgnlieWhnYogXbeeVZtjhjaWUUbpfgoogeeWhlhawobffel
4		Rinse them at once in cold water and dip them in the broth only when you serve. Take fresh if they fall apart.	4QhdnShfgkqdRgrldjjikcfZYhUlmlejXWlmsgvfZYVjpjhiigkdaUlpkmhdakat
4		Rinse in cold water, separate with your fingers, and share them in the bowls straight away.	nSkSZUjnkgneektfTgcqZZbdhkfhosnmjgojvkrWZNVmmrolqmocZZkpjmlfYadk
4		Flat, 3 to 5 mm wide. Vermicelli soak only 4 minutes; egg noodles or udon are cooked by their packet and taste less of pho.	mcfjeSliXhdejXthWrdjiTieovmejkWdvUbfmTlhbqQmdoVglXXffWdsVpiggllt
4		About 700 g; separate them under hot water for a minute, and do not soak them longer.	uaufmSmhdejYbPolkjmnhboRjlilreiakaZemXoYidPoqrjanZmcgUjgUreVZiem
4		Cold and drained they wait 30 minutes. Pour hot water over just before you fill the bowls, or they cool the soup.	0apaoUniWbWghbrdbpZiqcsXjmcougYgVhmhskjnbYginlsaoukkabkafjiRWgbj
4		Soaking keeps them firm. In the broth they cloud it with starch and drink it up; boiling in water needs a third of the time, so watch them.	yWqnmXgYefidhTtqohiXlhxhecnpuVVmmmfljjhgbpXYpqqkmnkabXrdYmmhhYfn
4		Warm them with hot water: cold china robs the soup of heat. Deep, 700 ml or more each.	nnpULTppabkUrYiatkccgZlhciZljpbdfqobienjYaljjhijnxaYlfWraiqZYskd
4		75 g dry each, 2½ oz, three quarters of a 400 g pack. If you have soaked it all, rinse the surplus cold, oil it, and fry it tomorrow; it keeps one day in the fridge.	gquWiYbtrbuamTghprrldWgQarikkalkrhiokdlZgcblknlYtbbSckamdkfXReZf
5		A sieve lined with kitchen paper or a clean cloth, or a colander for the big pieces. Press nothing through, so that it stays clear.	ZfuacZdqaXrmlwuldgjbYnerpdpfqorlmndlqrZYdWgblqmfimxejhliipnqXkue
5		It smells strong and then disappears as salt and depth. Without it use 2 tablespoons of soy and half a teaspoon of salt; it is darker.	WPTubjgdfqgehbWmeSnWkTabqdmaaYpfVhuakfUejkdZXpYcceqchbiphPmhbman
5		Add 200 ml of boiling water and a teaspoon of sugar, and lime at the table. Noodles take up a good deal too.	nVYrbhkYromgkbbvrTkOgchhncisYjarXeplmhgglfdeplZXhhjTgYbylankvahl
5		Add a squeeze of lime, a teaspoon of fish sauce and hot water. Leave the spices out the next time after 20 minutes.	beUvphdZqrheepi0fRlafdYmjkfpRXigVdjhedbfkaXnlfYpbhlikgauzfrfiYqo
5		The steak and beansprouts are cooked in it, so it must really roll before you go on.	gbktidjmkjciqcldwnSddmznSXmcZWdahobYdsefecaPforaipaaadlarjucWmjf
5		Any sugar or honey, 1 tablespoon; rock sugar is traditional. It rounds off the fish sauce, so leave a teaspoon at least.	eerilgfffbUxtoWrYcmZqjfsglijVchrVkVfjTgjbrRfWgUiheZcsWlchdXkvnkg
5		Lay kitchen paper on it and lift it off. A few drops of fat are taste; chilled broth you can lift it off solid.	dadZnpamgggekdhuedddTuQgfmknicqxfjicdetnnYnZpiouesVdWitgbehwkolT
5		Strain it into a large heatproof bowl, rinse the pan and pour it back. If it went down the sink, boil 1.5 litres of fresh stock with the same spices, still in the sieve, 10 minutes, and go on.	iodbQZdibWgjnYujdogWUggulbwfujnjvwsgfjedekbjqifbgjkNklemXkhofpnl
6	safety	No, cook them until steaming hot throughout: the warm damp they grow in suits germs. Raw only if the packet says ready to eat, and never for the pregnant, the small, the old or frail.	lasWfViWgmiaRaeskhdwkhwZeeiUcXTdelclmYdbeimbknmmbftwfesUfgpmofvl
6		Finely shredded cabbage, pak choi or mangetout, 2 to 3 minutes. Tinned sprouts are soft: drain and heat them for a minute.	ecpNfXhZhofgXchriajnffkgmdmRlkbebbXckUTTivkgegcgeUprTXgXhXpirouq
6	safety	Slimy, brown or sour smelling ones go in the bin, even in date. Cooking does not mend that.	danXmfcgpmjlKdYphfhvijZXaeoXlRjYabgweTgYjhojlohmaVvkYbkYlZhcfmum
6		They should bend but still bite. Steaming through counts more than crunch, so do not shorten it.	thvXmTgejqlkTghonbdygnhYdibfhXaTZTdqocfYUXjfkjejedk0aimTnilebkpd
6		Bring it back to a real simmer first and count 3 minutes from then. Steam from the whole surface is the sign.	eZbdofibnjYrcdkjvgUgimwiPVdfZOeYaaUfokhYVbiXjpsXcfqcYgdXpgrWhjsg
6		Yes, rinse them under cold water. The roots may stay on; picking them off is only for looks.	jSsMifimXncdXXgsqoeidZkhWnuZugpnefkxqfeenngmktpmmaqlhaibdeliifun
7		2 mm, so that light shines through. Freeze the steak 30 minutes, use a long knife and cut across the grain. Thick slices take 3 to 4 minutes and are tougher.	keaecckqWniojqtMafoVkrbpbsdljbiboXggbfepqjhmdjlpoeSuhqjoloqmZaYU
7	safety	Leave it in until no red is left, a minute more at the boil. Pouring broth over raw slices cools it too much to be sure, and not for children, the old or pregnant at all.	hbgmefilihrhZlYfnhZmujyggpneOWQbanekaZZokSuXYfmchqgwehnfekrmVWej
7		Take the slices out the moment the red goes; they keep cooking in the bowl. Thinner slices and cutting across the grain matter most.	yZhsoYbfZnloQnZXeaggnrdjclacjZcjVacwmmpjpccgmWiuhYdqXielqsplWeVf
7		Rump, flank, bavette or frying steak, as thin. Stewing beef needs 2 hours in the broth first. Mince does not fit.	gcShjaSfkjbmafZTVdjdmwfpnrqWojSjliXZZZlnrrgdRTjkbRWgcgjghmeocbVi
7		So that the broth stays at the boil. If all went in, stir the slices apart and wait till it bubbles again for a full 2 minutes.	egVjeefkhclojigpRjgeies2PaehkbUkokbpirvmkblglaqcjcgVefnZpdqhZPRc
7		Skim it off with a spoon. It is only protein and no harm; dip the slices in a ladle or sieve next time.	fSYnhpTleXiuZdUjhjZVfjZsWixfbdgxdkfrZZrplkrXmopdhjgcVgrdjloqXggi
7	safety	Use a clean spoon to lift out the cooked meat, and do not lay it back on the raw plate. Herbs are chopped on another board.	gfmjXhalcjmgccfbUmfrqerldyadUidpnriWndZxqgxrhnykkdkomdlcfompkTle
7		Yes, sliced thin, warmed in the boiling broth for 2 minutes until steaming. It must be within its 2 days.	jpivejdfihnjPacgiWrggvuYknkYqkdjUhaadljoouolahtdYXataZiZdqtbdjUg
7		British sirloin is American strip steak (New York). You want 300 g, about 10½ oz in all, 75 g a bowl: one large steak or two small ones. With two of 225 g use one and a third and freeze the rest raw, if it was not frozen before.	YmXWceYncbijjcUUdimaprddiuuWjmcawajiaUpkqncTaVmZfRageedgcicfbYOi
7	safety	Half an hour's chill is not freezing, so the rest may go back in the fridge or freezer. Frozen hard, let it soften 20 to 30 minutes in the fridge and slice; if it was thawed before, cook it all today.	mjYpeeipimbjUlpNafajxbjeXcWisfhiTfiZaadbviwslYsfjaYjiTdXsbbeZgVf
8		Mint and coriander together, or ordinary basil, 20 g. Thai basil tastes of anise, so the spices make up for it.	ejiUqqaYhefjcSjpWWncgfTsnrgTffecdZRUdZRjcghgqcejaUohshZgZitkUgqY
8		Noodles, then meat and sprouts, then broth to cover, and herbs last. Share the steak fairly, 75 g a bowl.	kngZUMaopajjvZgngmZXkdoherZjhkNlnkeZkaqjYkgYomoYdhlVccdngbwZVZUZ
8		Put the bowl's broth back to the boil and pour again, and rinse the noodles in hot water. Bowls and noodles must be warm.	tniibekjZgndneoetcSjjiqeSfYdbighSliVrtrkcdebomqfh6edmZZhlkqcWpol
8		Tear the leaves at the table, so that they do not go black, and leave the stalks behind. Cut leaves darken within minutes.	ieeMkngaYdjmcbelValelXTsbuierhgheaalefXnbZqkqkrsbYnkqdYhaithVTsT
8		Milk or yoghurt, or bread, not water. Lift the slices out at once, as they go on giving heat.	mgjvjlhhjngaphlfuUaojfinUffqTplfajfafvghnVYhZifhbqt0ddTtmjnYkVtl
8		Half a wedge, then taste. Lemon does in need. If sour, a pinch of sugar and a spoon of broth.	htcckcarjdodclVejflWhgPgngd0TXamYlWkjRYicobrofalrhoajXYmsgtegZYp
8		Yes, in a small dish for dipping the beef or a little in the soup; the broth is lost under much hoisin.	rdZdbdajfkdnooVzfXrbdbfkvbilXnYePhuUZTatdkfWZijfUrcdYVnhaaoeYfce
8	safety	Rinse the herbs, spring onions and chilli well under cold water; then they are safe raw for everybody. What was cut on the raw steak board goes in the boiling broth for a minute or in the bin.	nXtVcwegijbeeVfekngonZmiZsaZZagijkWhafWkiVqlio2nhaqozebkcnpteeof
`
