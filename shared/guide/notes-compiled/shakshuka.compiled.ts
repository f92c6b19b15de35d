/** Shakshuka: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a wide, lidded frying pan over a medium heat. Cook the onion and red peppers for 10 minutes, until soft and starting to catch.
Stir in the garlic, cumin, paprika and chilli flakes. Cook for 1 minute, until they smell toasted.
Add the chopped tomatoes and sugar and season with salt and black pepper. Simmer for 12 minutes, until thick enough to hold a dent.
Make 8 dents in the sauce with the back of a spoon and crack an egg into each.
Cover and cook gently for 8 minutes, until the whites are set and the yolks are as firm as you like them.
Toast the pitta breads. Scatter the coriander over the eggs and bring the pan to the table.
`
export const NOTE_LINES = `
		The sauce, yes: up to 2 days ahead, cooled and chilled within 2 hours. Bring it back to a full simmer, then crack in the eggs, which are always cooked fresh.	nsqnhenggPLgcZghgbgbkWodlfXaZdikXbtfbgfnghmjhdvmWwemkXpYkZrVYhSc
	safety	Best eaten today. If it was in the fridge within 2 hours, have it tomorrow, heated once until steaming with the eggs firm. Plain sauce keeps 2 days.	fztlbhiflXbgMRemgdeVfXiSimZXjXjgbfycTkhmWXkheetfficjdZideXegenQp
		The sauce freezes well for 3 months; eggs turn rubbery and watery. Heat it from frozen with a splash of water until it bubbles, then add fresh eggs.	lpesTZkuokOabdncjWkknXbibUTgjZhjibmjLYdQjljoncmecfcZkVlbrZgddjTc
	safety	Throw it away if it stood longer than 2 hours. Egg and sauce in a warm pan grow germs, and boiling does not remove all they leave behind.	pdeilrdMockbRdqahmQTrZunbefchYnihitbflfsbejbrgimatZejagalXTpdpcl
	safety	With British Lion hens' eggs, yes, also in pregnancy and for children. With any other eggs cook yolk and white until firm for them.	mcueTffrhgWWUYcgugehmVkWdjbXTXUidagrTidfUUZYSajiijispiifjshwjkhh
	safety	Leave out the chilli flakes and use sweet paprika. For a baby lift out some sauce before the salt and sugar, and mash a firm egg into it.	kajiXbglkoXVoZgktYgcpWikjeqfOlYhclfbZkbWhWXoQZdbihw1hcVmsjfmlchb
		Before the eggs: half a tin more tomatoes and a pinch of sugar, 5 minutes. After: yoghurt or feta on each plate, as fat and milk soften the burn.	godsnffdmrfepgnmnUUkkgbeRdblSmknPgifildooWVcekWidxhlkUZwpodZmWom
		Any bread that mops up sauce: sourdough, flatbread, rolls, even toast. Olives, cucumber, yoghurt or hummus beside it.	ploSdePoWXkOnjhnrhZdblfh0nWZjraehhdbggZoasiofneoVWmlWjnmkcnfaqda
		Feta, 100 g, crumbled in before the eggs; chorizo fried with the onion, and less oil; spinach wilted in the sauce; a drained tin of chickpeas with the tomatoes.	glfYfdjhvoidhig1cgsiYwcjkikWhoZuZSWXecVacnzRaViibckacgppfaljebZb
		Oven: hot sauce in a dish, eggs in, 190 °C (170 °C fan) for 10 to 14 minutes. Slow cooker: sauce 3 hours on high, eggs 15 to 20. Air fryer: a small dish, 160 °C for 8 to 10.	tldsWjcLgkTfkgljligcXlpncbYYmfhcgheffngjn1jcVfNfcnjjjtdXYoRZkmbm
		Boil the sauce up and spread it in roasting tins, crack in the eggs and bake at 190 °C (170 °C fan) for 12 to 15 minutes. They are all ready together, which no pan can do.	evcaMTearRPghXhdfhedPhhkhjfbhlTejqulamrckjgffdjidoeZiwasfijWsfeb
		Make the whole sauce, warm a quarter of it in a small pan with two eggs, and chill the rest at once for 2 days or freeze it.	j5mlXbejrWZfkLolghmcdWfiZhdhneNkgrtmWrldeZfidfYdiibbgcYqqUhifjUj
		It is light already. One tablespoon of oil does in a non-stick pan, frozen peppers cost least, and one egg each with chickpeas is enough.	hhpfqsanklRfnhbhnYigdneljnnWnmipqgnfilmehpdRNRdrhXThkkkrkcazpiZa
		Yes: add a drained tin of chickpeas and some feta, and serve it over couscous or rice, or with fried potatoes. Start the rice with the onions.	qusahjggxadSiefmphcYhknhrlejfwUeofocfbdhkrfOWjmWdeilRofklTmhVnTj
		It is said 'shack-SHOO-ka', a North African word for a mixture: eggs poached in spiced tomato and pepper sauce, now loved all over the Middle East. It is a cousin of huevos rancheros.	YeeidjZeagYkomhtetaZacZfbfmVVXlZwP1dobkbjeVaaemXRjeknsilbkjtajgn
		Two eggs each for four. For three use 6 eggs and the whole sauce; for two 4 eggs, one tin of tomatoes and half of all else, in a 20 to 22 cm pan, simmered for 8 to 10 minutes.	VykWXefqqWcYbTidhnoYbSlbdrYhfbScmkpoTijdfbYbalRenfSaikawjbqfjbci
		Start 45 minutes before, at quarter past nine for ten: peppers by 9.25, tomatoes in at 9.36, eggs in at 9.50. The pittas go in the toaster when the eggs have 3 minutes to go.	gqbPdhfTiVTnjafdwhjcnXmgjeahdeebgTehntvXeTliWjmYfSdiktjUpejWqbXm
		Yes: lift her share of sauce out before the eggs and warm it with half a tin of chickpeas or cubes of firm tofu, 5 minutes. Paneer for a vegetarian who eats no eggs. The pitta has wheat; the rest is free of gluten and milk.	ShfofbgrhoSYZkemXamXiPkYsdVUarXmYcmYimiaVnkRSibdkfmnsemlZkdndpcn
1		Brown spots on the edges and a little stuck to the pan: that is sweetness. Stir in a spoon of water to lift it. Black means too far.	gVlfeoqneWiyolThgbhyjpWddcruqjjbjXpocdehePfegtfhZXnhinobbhjbXYtd
1		All fine. Green is a little bitter; frozen need 3 minutes more; jarred ones go in with the tomatoes. One pepper is enough if you add an onion.	YgnjmdrhcccmfhijgUlxjZesYXpoujpcfjggYWYfmtnjZZXpdYoruVYfhavXmcgs
1		Put the lid on for 5 minutes with a spoon of water. They must be soft now, because they hardly soften in the tomato.	vZrgpUsYikckWmkfoZd2jmejZgeshacYYSgupffcWceaicfuldtqgfnZjnogqcaf
1		Yes: turn it down, add 2 tablespoons of water and scrape. Lift out black strips, since they make the sauce bitter.	nYgngmoZdZgtglWheOazmjbjXYbvspombgradmjkjUcjlqXiVerkihdhccjhlaut
1		28 to 30 cm across and 5 cm deep. Foil or a baking sheet serves as a lid. Well-seasoned cast iron is fine for half an hour of tomato.	klaePZndfRehldlegnWhfkVmphpjpgjUuwxjhffnbpbjZgVlcbjPlsemViZrmlcZ
1		Half moons and strips of 5 mm. Dice if children pick things out; it cooks 2 to 3 minutes faster.	ehcaeasjPeipirtSXbsXehknVoolrkbamTffkiZmmokvajhopbd0fiimfetsjZhd
1		At 6 minutes it is edible but sharper. Leftover roast peppers or courgettes save it: fry the onion alone, then add them with the tomatoes.	fkoirZiaaleyhkllnZmxmn2uZkjftcWdZelemfjgfpjgTYaagZguhcvXffmjnbcp
1		Two ordinary red peppers are about 300 g, so 3 pointed or 8 to 10 mini ones, or 300 g of ready sliced. The onion is about 150 g; half as much again of either does no harm.	VnuZeXqlkVlhfZffobttZbggSlrotlqcobgjjUZfimjjUbTfhTimilVsZhqVkbhk
2		Splash in water at once if they are only dark. If it smells acrid, move the vegetables to a clean pan and fry fresh spice in a spoon of oil.	hYjokpcUikmlcdUlZbfplYUocVgqkftmYnqaSlodoRemnnciYeyefpecldhbccvv
2		Sweet paprika. Smoked is good for half of it. Of hot paprika use a teaspoon and leave out the chilli flakes.	MZelrocYdmfYsWhfldkaofbhjoufSisWrhaVPZfijaaeaaciZXngfpgfgjiUhZox
2		Seeds: 2 teaspoons, crushed. A tablespoon of harissa replaces all the spices, then leave out the chilli. Without cumin use ground coriander.	KoalqcZegpsboZomedolfXZmulneZnnZolcSZccWjlWngYYhiisrkriZccqfXhnr
2		A teaspoon of powder with the spices, or a tablespoon from a jar. Left out, nobody misses it much here.	ShggjWYVkhrcajejaUtdbRenegjsftiZjjYUOiUjphhndemmjeqbtfgVpTfhWqjh
2		It smells warm and nutty and the oil turns red, after 45 to 60 seconds. Have the tins open: half a minute later it is burnt.	TaplmiZigrmqndUfgmhwgfXlfbmfaToaegsaYdmZeQgeafibbnuneotPmgiaOagj
2		Fry them for 30 seconds in a spoon of oil in a small pan and stir them in. Raw in the sauce they taste dusty.	ZhZkpfcXpqphddosarpmnUguifcrZXknfkkUekmbcVfmqVcaWnxjphtSkcpgbZZl
3		Press the spoon in: the hollow stays about 3 seconds and no water runs into it. Thinner than that, eggs sink and spread.	gZgmfXopmkglcnjiZhZWejXbjrViUVeYkYfgWhYkYRlXholju2TbepninpidUdZV
3		Turn the heat up and boil it 5 minutes more, stirring. Cheap tins hold more juice; a tablespoon of purée helps.	lfUkpgohjmXrYpqioXihklbodeesWNXmpiokUbccheaXkifgrxYZXbkjf2negclh
3		Take it off and stir in 50 to 100 ml of water. Brown is scraped in; if it is black, pour the top into another pan without scraping.	pRbogkmemjiwgkWhaTdloePZkXSnhdqrcnpdbrhkiKYhlrbnfqjaXbdkeheZddmm
3		900 g of ripe tomatoes, chopped, 18 to 20 minutes. Passata: 700 g, 10 minutes. Whole ones are crushed with the spoon.	dqiQmetYScleYfoqbltniZYiqcwhkWoflnpbbPfbinglVjYamljeZRnedsjbndfY
3		Half a teaspoon more sugar, a pinch of salt and 5 minutes' more simmering. A spoon of yoghurt at the table does the rest.	bmcivibdocYleifqlcfWhiNomihoLTokWbdggWepjkZnieRinggckWiuzmedjXei
3		No lid, or one laid tilted against the spitting; steady small bubbles over medium heat. Covered it cannot thicken.	fZdogcrdYmbgqVrhogZVPnljSgukaZmdpfmjkiSoafeVinYoiruRZhfekudfcjeY
3		Leave it out if peppers and tomatoes are sweet. It only takes the edge off tinned tomato; a little honey is the same.	cgqfqhjfkaWtrsbtbejdogjudikiUbmqWnbbhRglanShUZPhcidhuVghkdZfvklg
3		Three quarters of a teaspoon to begin with. It should taste a little strong now, since eggs and bread are mild.	XZljllmcwgkYpYUtucgSlXjfjnkqXaXmdaobkiilcfYgimUfhdpdzrmqnbrgiRbd
3		Two 400 g tins, 800 g in all, juice included: one American 28 oz can of diced or crushed is right. One 800 g tin is the same thing.	SvkNZetdiamdggeXapssefagdkwkibhfykofgXfYljcfYhfTnkcXXmZhgmYRpecZ
3	safety	Bin it unopened, and one that spurts or fizzes too, without tasting; wash what it touched. A light surface rust or a small smooth dent is fine. Once open, the rest goes in a box in the fridge, not in the tin.	cjihdmkgmvodblembsfjegQfad4PbeoXZqtdbYcfhYsldmhivfnWaYmfqnVZmiii
3		Turn it down until it only blips and lay the lid half across, or a big sieve upside down; stir from the bottom. Rinse the shirt from the back in cold water now, then washing-up liquid.	nXdofgbeahfqlcvpejTZPsglOilfXdtjpiskmjdlacfbkjckWwtSZbemhrZfcbiV
4		A broken yolk is no harm, it just sets first. Lift shell out with a larger piece of shell. Crack each egg into a cup and slide it in.	cjebVZZpZenYIikqllaiRTdQXgiWebdkVbkhduljSZYZgqglfnkbmfpqageojZjj
4	safety	An egg that was cracked in the box, smells or floats in water goes in the bin. Crack them into a cup one at a time, so that a bad one does not spoil the pan.	UkkhdnZpmfmfOWbjgkfhbQVXXapTfQoaVZnjaiqkcYdhqtmhkpsZkbokZcZrgmll
4		Make six and poach the others in a small pan, or simmer the sauce thicker. Whites that touch are fine and look homely.	ZoZYJPkkoUghNXnngjcaeXgiXregdlYejjhpidjgWdcZieXfkrYWhqnlbflspeVk
4		Turn it to low with gentle bubbles. Boiling hard tears the whites, and in a cool sauce they take twice as long.	YaepfdrkgdcaiOhfsZWabdmbNalcWaYfladedtgnPWZOgkYngppVjdjbknmVdbfX
4		Any hens' eggs; from the fridge they take a minute longer. Quail eggs need 3 minutes, duck eggs 10 to 11, until both are firm.	QnpeTeplcXdUTQgXmfgVoQndhkgdjdbZXWiefhnqbbUeWchgnkWhruqbVollkfak
4		A pinch of salt on each, and do not stir. Fresh eggs in deep hollows spread least; for menemen, on purpose, the eggs are stirred.	aVkkXchlkbkckUgygjcTfWifclYjYgcngXmtkgnlWRgergXVnprVoiyodfnrndXb
4		Use four and add a drained tin of chickpeas or 150 g of feta in pieces. Whites alone work too and need 5 minutes.	UkqZbedprVibWbpsfhrYqWbWgheXdaTqecepaqcpSdeWhZRgnifglgtoibsjtmfn
4		In a cup first, one at a time, and slide it in low over the dent: you can see a bad egg or fish out shell before it is too late. Work round the edge, then fill the middle.	jqfZVSinaXrWcflkhkcjXbgPUefamaVldfogppolTZTdpqikhskWxktadjdjhSei
4		Let the sauce wait, eggs out: lid on, heat off, up to 2 hours. When they are there, bring it back to a proper bubble with a splash of water, about 4 minutes, and only then make the dents.	vZefqZoYhfSjhWiaYiVghVsahdUcacZoTinWroelhalahipbbxegeReWnfmaSlVg
4	safety	Wash hands with soap and wipe the worktop with hot soapy water now: shells can carry salmonella. Wash the baby's hands and face at once, and ring 111 if it vomits, has loose bowels or a fever in the next days.	adujOgaubeaZRbngfmXihOolWtahbbkrflkehjolfYgkhqqlgkjjvbknglioxcqm
5		Not done: lid on for 2 minutes more on low, or spoon hot sauce over the white. In an ovenproof pan, a minute under the grill sets it.	cdeleknjZbikQimmpfcliacQdmbbTSZmcZeyZebocOoPltadpmngkljWcsjlkihb
5		About 5 to 6 minutes for runny, 8 for nearly firm, 10 to 11 for hard. They go on cooking in the hot pan, so stop a little early.	riojhVohakeeVacfxgdjggeSimWhaOUcVVctcbgbYOXYhjdkmnZmfmmYhynhYaia
5		They stay hard: break them up and fold them into the sauce with feta or yoghurt. Next time stop when the yolk still trembles.	nenrfUhddcgaIjglhgifmZcWblMZdYYmWZkrgmkjXSUYpYWqjlejbgknmsqllhal
5		Steam sets the top of the eggs. Foil, a baking sheet or a big plate works; uncovered the bottom burns before the tops are white.	hZaheXvZWiXorhmichVjSjmUfdebkdWVeonffqPjlgbVgfgvldxUflfccgfptqbY
5		Wipe the lid dry once, and leave it off for the last half minute. Very wet sauce was not simmered long enough.	kYZhkalrprYvbhqmllZYcjfibaZmcMcjopkigjbhiVeVqjhriyhSddniXspglroj
5		Lowest heat, and move the pan half off the ring. Spoon 3 tablespoons of water round the eggs, not over them, and do not scrape.	eYYnVlsffcYskeXdhVQsgddcdZUndWgjcirbdygocJbXhrWiemrfgkeccnWZggok
5		Crack in the firm eggs first and the soft ones 3 to 4 minutes later, and remember which side is which.	oiZkaZifcdbaXUihaegvfakVeiVeUfGZkTgnhjpiVnSWdcjmmjZqighVWplmnXdl
5	safety	Unstamped eggs: firm white and yolk, 10 to 11 minutes. Lion eggs may be soft for old people, but not for somebody whose doctor has set a diet for weak immunity.	jhvhcbfufiWaTTdhsgdbmXlWhohYPaYfiVjofYjZVaabXgjjlgbqrkjhhqj5hmhl
5		Within half an hour: cover it and bring it back to a bubble on any heat, or spoon portions into a bowl and microwave at half power, yolks pricked, 1 minute at a time until the whites are firm. Longer lukewarm, bin the eggs.	fdfsihiYfbbiKZlVgqSmnWmgRZZbXYdfVfpjixombeqWcgVnmhlaiYchkrbqhrel
5		It is right: the steam sets a thin veil of white over them. Touch one gently: wobbly is runny, springy is soft, firm is hard. For bright yellow yolks leave the lid ajar.	cgrhadqmUecgOiblnmSiWbaRYmeXZVekeZfzXdalYXdRklimigibbeiZiopuosjj
6		Splash them with water, then a minute or two in the toaster, or a minute a side in a dry pan. Wrapped in a cloth they stay soft.	wi2gjbSeXdpfYbcfmlepUibbikTonkkjendbjirdacj0rnavibpocnkbjlhWdrhj
6		Parsley, mint, dill or spring onion instead. Dried leaf tastes of dust here, so rather leave it off.	ejjSpnnZajYfaRircWjckaVkpqiUieYgWgUVfbQjchejuXiiVZqiseUddisnZftb
6		About half a supermarket bunch; thin stalks are chopped in and taste best. Scatter it at the last moment, as heat turns it grey.	YplRhphZiXjfeSefiauihVelTsmjlYfmnXgkdkamaapqpZpjgTggvnfZZllWVYnP
6	safety	Stand it on a thick board in the middle, the handle wrapped in a cloth and turned away from children. The pan burns skin for a good 10 minutes.	pjdZXeebWihZqerbrbHcgakkgjidOocjaqrYmocpnVheadqceokvmdUjrebkXfpe
6		Serve it in deep plates with more bread. Do not boil on, or the eggs go hard.	obXigbiokhdjalsmoabTigimdeTrROUomindYkaobajOllllnvXZdcepgsuffjhg
6		A spoon of yoghurt, crumbled feta or a squeeze of lemon: something sharp and cool lifts peppers and egg.	fmlWlncmqghZhldvghVXjlWhsgjmLdWpXYdahZWtZvdbjqakYopkhlhpmj0ebhah
6		Flat, oval Middle Eastern breads with a pocket inside, pita in America. Naan, chapati, wraps or stale sliced loaf, well toasted, mop up the sauce just as well.	ldthhhQqMYmSiglgknZlcacWepaYepfXoWeXgcmjdhkunnateQfpehfjhehYayia
`
