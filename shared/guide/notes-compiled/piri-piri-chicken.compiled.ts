/** Piri-Piri Chicken: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Blend the red chillies, garlic, the juice of the lemon, the red wine vinegar, smoked paprika, oregano, salt and 4 tablespoons of the oil until smooth.
Put half of this sauce aside for the table before any of it meets the chicken.
Open out the chicken thighs, toss them in the other half and wash your hands and the board.
Cook the rice in a pan of boiling water for 12 minutes, until tender. Drain it and stir in the parsley.
Meanwhile, heat the rest of the oil in a large, heavy frying pan over a medium-high heat. Cook the chicken for 14 minutes in all, turning twice, until charred in places.
Cut into the thickest piece: there should be no pink, and it should be 75 °C inside.
Slice the chicken and serve it over the rice with the sauce from the table bowl.
`
export const NOTE_LINES = `
		Yes, in its half of the sauce, covered, on the bottom shelf of the fridge, up to 24 hours. Keep the other half apart in a clean jar. The lemon softens the surface a little, no harm.	upntjlnchYXmXdZedigRmfnjokbihbiiaiqigUZmmgkrqdwnerhlgbjQeTgXWeLh
	safety	The chicken 2 days in the fridge, the rice 24 hours and only if it was cooled within 1 hour. Everything in within 2 hours, rice within 1.	k1pshpdbrgbbXaZgieebhphZlocbicqbYfshXcYmibkwml1YkddkXWaccaicbqUq
		Yes: raw in its sauce up to 3 months, if the chicken was not frozen before, or cooked for 3 months. Thaw overnight in the fridge and cook within 24 hours.	kkgyUfispmXZVfiaiYoltdiieXVjmdimhifjRSXTssopofoffacgmWlYmZdbdeRf
		Slice it, add a tablespoon of water, cover and heat until steaming, 2 to 3 minutes in a microwave or 5 in a pan. Once only. Cold in a wrap it is just as good.	oumzXiuhjdnbYchYqZjjYnmaagZTgkmgVmnXevrYcoflmjrmekZfkaXafcncSvck
	safety	Throw it away. Cooked chicken is out for 2 hours at most and rice for 1; heating again does not make it safe.	oljmewZQpitbQjmXmkXcsetmjnYZceifZlrcemgsjdnltfqhdjVojWcchVZnaqdp
		Use one seeded chilli, or a sweet red pepper instead, and keep the paprika. Put your own chilli sauce on the table. Fry children's pieces first.	ddfogejbgkbZwVndrRfjgZfibjldMqZheoeZhncckfXbNbXkjolzlbVpkgjYlXul
	safety	Fry a plain piece with no sauce or salt until 75 °C, and shred it fine with unsalted rice. The sauce is too salty and hot for a baby.	nZmjRdbnjnQblZdmsaiapYokgZtgVnamckifbgeXhVbtVcdZgevzdeUjplYqngZX
		Chips, corn on the cob, coleslaw or a tomato salad. Oven chips take 25 minutes, so put them in when the chicken hits the pan, or a little before.	oneSdlapiceWhhmnwbbfZmhkylVWeqYiehdcsgdrirYZbmtaSXqlYfnfhaxXfifh
		Yes: 200 °C for 14 to 18 minutes, turned once, in one layer, to 75 °C in the thickest piece. Brush with sauce kept clean only at the end.	tjfsVnfSkobqeofqbjkbUlvxfdYfmpmfsjddgldUttmjYnXfXfjngroVcqeYfdci
		Yes, over glowing coals, 5 to 7 minutes a side, moving it off flames, until 75 °C. Fat and sugar flare, so keep a cool side. Separate plates for raw and cooked.	qfepfmaSefdhaadcqoTdRuneimjZikjdXuuihXijwenccyWkVmqmmshgipfecZcn
		It cooks, but does not char: low 4 hours, to 75 °C, then 5 minutes under a hot grill. Pressure cooker: 8 minutes with 150 ml of water, then grill.	wXfrdkbLimVcjgohplifejemibZesccYheZmgtQcs1djYgfjXogableefpQogabl
		Roast them on two trays at 220 °C (200 °C fan) for 22 to 25 minutes, in one layer, to 75 °C, then brown under the grill. A crowded pan only stews.	ktbcSWVZqYSggakceifkRlpolmhglhPcjyvuaksapokkihiiXbdcnrcmkdgejaba
		Yes. Bone-in thighs or drumsticks: roast at 200 °C (180 °C fan) for 35 to 40 minutes, to 75 °C beside the bone. Wings: 30 to 35.	gcbYbtUgXncrPkZjcfjgksrlqoqZnjcndiWidkjZqvUnUigjfPfoefkiafhasYTa
		Yes, chilled overnight with an ice block, chicken within 2 days, rice within 24 hours. Without cold it is eaten within 2 hours.	kyllYoeikcdTdYngraccZilhqdcTdjjeXgqilfiiooiodouWoperraeaXcSnLnkb
		Piri-piri, or peri-peri, is a small hot African chilli, and the sharp Portuguese sauce of chilli, garlic, lemon and oil made with it. Here bigger, milder chillies and smoked paprika stand in.	YhdincjiYmoUqeYkgdjcjfXsgdoiMWyXqZkXmgeklfTabWmbalgofhPiSgliVnmo
		Yes, as written there is no wheat and no milk in it; check only the labels of the paprika and oregano. Malt vinegar is made from barley with very little gluten left, so ask the coeliac first, or use wine or cider vinegar and be sure.	TcjqljdoXrRXouXjYkoRlXcWmZihaubemdXebsnXYkmgfmkYeabrgXjlagbcetfu
		Buy halal chicken; that is the matter. Most accept wine vinegar, as the wine has turned, but some do not, so use cider vinegar or more lemon to be sure. Nothing else in it is a problem.	YgcpmlTgnhdleuTQZisabWiVtThfRqXbfcflZcdkarfiVdseedllubZfTelnkjZh
		Half an hour: 10 to blend and coat, 20 to cook. For seven blend at half past six, put the rice water on at twenty-five to, chicken in at quarter to and rice in at the same time; it is ready at seven.	iqXVegeTnZSonemYrmkdqXmfojYhcjWckYiltxtbiVnhdruUhSZgijbcoYjclebq
		Cook the rice first, drain it, and keep it under a lid off the heat, or do it in a microwave as its packet says; then the chicken. Or put the chicken in the air fryer, 14 to 18 minutes at 200 °C, and rice on the ring.	orduVdaVdVadqfbehocrXmwoZaeSdmhmtvlequjecsfjfnbdlbnabXWjgmnieics
	safety	Ring your vet with how much it ate and its weight: there are four cloves of garlic in the sauce, which is poisonous to dogs, and chilli burns. Give water, keep it from the rest, and do not make it sick.	fZlaYZVagmujWdWankhieedqXckmRdnmaloUnrdjthqpVouXZllgceTreYemoreq
1		Chop chillies and garlic very finely, or pound them with the salt, and stir in the rest. A stick blender in a tall jug is fine. It is only rougher.	iqnZaUfZTbiZqrpkVVrjliamijlYnuochiUnfrcheldqWjcfltqVjmhvkrgucYnh
1		Fresh long red ones are medium hot. Dried: 2 teaspoons of flakes; powder: 1½ teaspoons. Small bird's eye chillies: 1 or 2, much hotter.	VfijodgZflsdiVoekXopmabdgnpcarlWviWZaZZiqfMlUeWeihmujcTgRgkSedlj
1	safety	Eye: rinse with plenty of lukewarm running water for 10 to 20 minutes, contact lenses out. Hands: oil first, then washing-up liquid twice. Do not touch your face.	ifroejZhhmemrmrZjZbrcacsQjfrSnuodjiaheqkqYYldjsddrmrcfXsmmgeqWso
1		Halve it lengthways and scrape out seeds and the pale ribs with a teaspoon. The ribs hold most of the heat. Gloves, or wash hands with soap twice.	WkodgkdhZsqfrlxflgYraaYmYvjpYhrlpnkgbqikfaXjeihomltyigZjibmfYRsY
1		Add a tablespoon of oil, a teaspoon of sugar or honey, and a roasted red pepper blended in. For yourself, yogurt beside it calms.	fgWzpbhdkjgloidqjPaelgalVkZnNhlqVdjafmfmkZegZdadasichUWuybjWnYlk
1		White wine, cider or sherry vinegar, 2 tablespoons. Malt is harsh: 1 tablespoon. Or more lemon juice.	crXjmeWgaXbhgpjTefkakdXasVljSgiXljTWVSaqbsQmhielleqgmXlefhplvhbt
1		3 tablespoons of either. Bottled is a bit flat; add a little zest if you have a fresh one. Two limes equal one lemon.	bsZakjaneXkdgpSachmXfeQbobprTcckfpRfhQZharWqoacerjqakbVgfctgeYdp
1		Sweet paprika with a pinch of cumin, same spoons. Fresh oregano or thyme: 1 tablespoon; mixed herbs: 1 teaspoon. Or leave oregano out.	VdfcxpcUfmjXkWnodZpXtZZkojqcZeiVioWRVfZgflckgeVibVsgsqdgXgmjdbps
1		You can use 3 in the sauce. It carries heat and flavour and stops sticking. Sunflower is fine.	YbfkxpdlkpfenYVieXuiVndjnooliojxnisXimhjdZdaXRgmfjWdaikakZYzhYYW
1		Add 2 tablespoons of water, scrape down, blend a minute more. A little separating does no harm: stir it.	kdafiZilekjonxjnVSnifjQnbbkcboojmbdlgsdjcMYeepeng4gaYdptjkniZadg
1		Four tablespoons go into the sauce, one into the frying pan. If all five are in the sauce it does no harm; use a further teaspoon in the pan.	UkejijXknasaniYigftpTkZgYojtbkeswiqcaokhXWfSjSfVfldScddmlWepgXYW
1		About 3 tablespoons, 45 ml. If it gives only 2, add a tablespoon of vinegar or bottled juice. The sauce ends as about 150 ml, sharp and thick like a dressing.	arYYjmdqkXncjxQZigpXbhUZjgi1UXXnnnWfdXYkZkXkoekeqjjbgeXgdlqbgTdi
1		Blend up the same sauce again without salt, mix them, and freeze or chill what you do not use. With chicken already in it, wipe the pieces, and serve unsalted rice and yoghurt; do not rinse raw chicken.	lXfunjlYqlnbgVbopZlQhXgdgiaoalcuccvjjhpikekjueVWlbiVtcjxjbokuXad
2		What raw chicken has touched carries its germs. Halve it now in a clean bowl and there is sauce for the table that is safe uncooked.	cmlkdYcnVdhsjakjcqdekWtoboacYkKpfxwXjdmkgannebsjlteZlUqjkankhYch
2	safety	Not as it is. Tip it in a small pan, bring it to a full boil and bubble it for 3 minutes; then it may be served. Or make a little more fresh.	edaplefbjdroVdlrefoTmcplekTcUeUzfoqYfnbnmanelcmgilfWeNmcjcsiiVRf
2		No, it is eaten raw like a dressing. If it is too sharp, simmer it for 3 minutes, let it cool and add a spoon of oil.	ejamnUfSehgaokbopVhcgahhlhakKgckYjkRamXziYlgioojapigjNhcsipXaZZZ
2	safety	Four days at most in the fridge, because raw garlic under oil is only safe cold and for a short time. Freeze more in ice cubes for 3 months.	owjqidjhkiWhYTZgeYlWdeeehgidheqgZfvdOVXfgakwkgzfikhbdOfZkWZWXiVd
2		If the spoon touched raw chicken, boil that bowl's sauce hard for 3 minutes. Otherwise use it as it is.	WVeraedldipobhZpYleefXelgpScGjbxfjrVeihogYphrmsZkpgbkWkfikojjSee
2		About 5 tablespoons, one for each plate and a bit. It is strong, so that is plenty; stretch it with yogurt or mayonnaise.	akaclYhqkfkinfWjskrSYacVikifUmckkiqZZoXcaWfdWdcYlgVWTYTupXraZbVW
3		Breast: slice it in half flat, 5 to 6 minutes a side, and take off at 75 °C, as it dries fast. With skin: start skin side down and give it 4 minutes longer.	ijeZjnZjWvfgRfhcjbefjpnnrrjfmlglihTsfoofzkVpUmksiVVkflogjmpdkeNX
3	safety	No, never: water spreads germs. Pat it dry with kitchen paper. If it is slimy or smells sour, bin it, even in date.	jXqfhuazkrfiVacnipkiegereogXfYsniofpjZkgrkirq1vnngrVrgmebggjhbjl
3		Unroll each fillet and press it flat, cutting into thick parts, so it is about 2 cm all over. Then it cooks evenly in 14 minutes.	cjdYiXkqUrigaokZcvfeZmcbexpidkYYqYfjcfecknbnelfupgapfruyajnicZVR
3		Straight away is fine, the sauce is strong. An hour in the fridge is better, 24 hours the most. Over 2 hours the lemon begins to soften the outside.	lgkkmXpXckbiiabemneQwbqojffhqdWmWlhcoaVpqZeijflhqshlkotOkhcfVXPo
3	safety	Over 2 hours out of the fridge, throw it away. Cooking kills germs but not every poison they leave. Less than that and still cold: cook it now.	genqhoZSmkpeQemZhnYawYvrdnYcZdfiZlhUndftrbpkthsegrZqqdiYlbVmeiem
3	safety	Hands 20 seconds with soap, then board, knife, tap and bowl in hot soapy water, and the cloth in the wash. Parsley is cut on a clean board.	dcshXpdnalfmhdlZWqcmifhrb1bgcjmpkodbpafplirqpp3lhgncqgijinnoubtf
3	safety	Thaw them fully first: overnight in the fridge, or in a watertight bag in cold water changed every 30 minutes. Microwave defrost also works if you cook at once.	kcWudfmkmnfYUtpOlcerreldabdtqecjaiVlaffTstklqclkmhZetejWnhWgbcUi
3		Leave them whole, since big pieces stay juicy and char. Strips: 6 to 7 minutes, to 75 °C, and no pink.	hrfccgphShodVllcYhrafgooeosg0lbemegwikdoqfkofogsjdcxcplffjpjbPUa
3		The boned upper leg without skin: 800 g is 1¾ lb, usually 8 pieces of about 100 g, two each. Large ones are 6 to the 800 g. Of two packs of six use what you need and freeze the rest raw, if it was not frozen before.	VtgTcjjvmhodXebammolcfmkanklfcmgrafoaflSqlWoapjRkSXXdoYwjUhcfZWZ
3	safety	Past its use-by date, bin it, whatever it smells like; neither lemon, salt nor cooking makes up for that. A best-before on frozen chicken is only about taste.	ijlrekcdntggObahikifoeXabhpNhWqWZbnocTgbpekxqlrlcdvfeihajZcgWmat
3	safety	Cover it and put it on the bottom shelf of the fridge, up to 24 hours. Turn off the rice water until they arrive; if the rice is cooked, keep it covered for 30 minutes at most, then cool and chill it, and reheat once.	rcdYjbmepjVkYaafNmUhccrYinSeYlXmclocvhdloTnlipuUcrfkiafYdVfdTiZh
4		Plenty, about 2 litres in a large pan, boiling before the rice goes in. It is then drained, so no measuring. Salt it with 1 teaspoon.	lfhkcgnetggbwejdvmqdUildsffroeddxppmjrdnXbTjlroUsZlScedjWpoajlhh
4		Basmati 10 minutes, jasmine 11, easy-cook 15, brown 25 to 30. A pouch is heated until steaming; stir the parsley in after.	gsmucdiWYjafthajhhomZiqauglknkdPilbjkhhijiSkdkfclPebfakYXvsgg0ns
4		Drain, spread it on a tray and leave it for 3 minutes to steam off, then fork through a teaspoon of oil. Next time taste at 10 minutes.	0YconbgdqojiXwhraaekeiacdgOjjeoeagonqookhOYmpghlnmgZWXeloolihqdu
4		Boil it 2 to 3 minutes more and taste again. If it is already drained, add 4 tablespoons of hot water, cover and leave 5 minutes on low.	qZiuthocjqjhXviefherjnkdtiXsYPcZaZasqoaibPbeqllhmgjgXhdcjupgmmfl
4		Not before: in a lot of water the starch goes with the draining. Rinse with boiling water from the kettle if it sticks.	pToahngydoWelWlpkmliacqminjjmiqporgptkhkjgcouwvmtggUpZiZakkginnm
4		Heat the water before you start the pan for the chicken; rice and chicken then take about the same time. Drained and covered, rice waits 10 minutes.	ikbjakhepeZjuiihjmcjeoqjuiVhfgYchkglxwlsjWbjlswViZoaaglTfkzXlhYp
4		Coriander, chives or spring onion tops, 15 g. Dried has no taste here, so leave it out. Thin stalks are chopped in, thick ones go in stock.	bhkRikpRZfbgkVjodZqcidWioskWmhcZcdUchdMiegeqscjjaVojpZTeVgtkZcub
4		Yes if it was cooled within 1 hour and kept in the fridge under 24 hours; heat until steaming all through, once. Early rice stays under its lid 15 minutes.	qsntlilapfXXigeigfehelrVumUejglYXiqihkbrifgvpi0hggfjcSjWdeqcYxaq
4		75 g dry each, 1½ US cups in all, which swells to about 900 g cooked. Surplus rice: spread it on a tray, cool it and into the fridge within 1 hour, eat within 24 hours, heated through once.	eumbegYhuelVosZgrpitXfnQmqTodcmaohnokkdiheXnlmjNqYUabcdmflsaenhi
5		A drop of water should sizzle at once and the oil ripple. On induction that is 6 or 7 of 9. If it smokes take it off for a moment.	efdnhmjmrhhjuTfTsgUtfvghdgpiZZrVsggelokhRUhWeleecpkWhtiXmrccXXba
5		Turn the heat down to medium-low, add 2 tablespoons of water, cover and cook until 75 °C. Wipe thick sauce off pieces next time; paprika and garlic catch fast.	nVbthxmXaceqVjRXgZYvoijefdcqejkjWokbbpjfqLldkwaeWglkeochdogbhcpn
5		Cut the thickest pieces in half, add a splash of water, lid on, 4 to 6 minutes more. Time is a guide, 75 °C is the rule.	fgZnogsfdiZxVljTiocsognidleldQUVfXeskkgddTgkanhXrlVsZtjbftlYcdZf
5		Leave it a minute or two longer: it lets go once seared. Then slide a thin spatula under. Pan and oil must be hot when it goes in.	dVRbekiiopnuYniVUZKeZmVpdlbkoonlhmufnophbVajepcmkglZhlrikjbfWZZW
5		Crowded: cook in two lots. Pour the juice off into a cup, turn up and dry the pan, then char each side 2 to 3 minutes.	qcXpjhcosbhwUnimoXdhesglabiunUPlsviricofnifUmjiibkaTbhnhZsnidlom
5		Griddle: 6 to 7 minutes a side. Hot grill: same, on a rack. Oven: 220 °C (200 °C fan), 20 to 25 minutes. All to 75 °C.	kschbigXbhVieZlckgdfUuldhkgalldeZshfkdmoiskabiEefiqcqzhQaqUYfobg
5		Lay down 5 minutes, turn, 5 minutes, turn again, 4 minutes. Without a lid, or it steams instead of charring.	dcTldYpaXkaqmaddboOaNhmhZmekpfTafhunjjRidZfelnfgeavXXtpanqefdcVa
5		Take out those that are 75 °C and keep them covered on a warm plate; leave the thick ones. Overcooked thigh is forgiving, but breast is not.	oegagZroaZZlOahiQwdzleqYkllqnafSceejjlghjXjndmibligxXpffgolaXZUb
5	safety	Turn down, open windows and switch the fan on; let the pan cool a minute. If oil flames, never water: turn off the heat if you safely can, get everybody out, shut the door and call 999.	qcWmptXcgbfksWoYphUieoejbeoiaevdotmbctnkhUnYgiWhWqpWYnhkjnXbhYpr
5		Five minutes under foil is fine and keeps it juicy. Longer: in the oven at 100 °C (80 °C fan), above 63 °C, 30 minutes.	vklcjbpdgjVmncdabdVhcooYirRZigXfSmgbrnbtobnkkkvhitisenbSobhXQgYf
5		Two lots of 14 minutes, the first kept in the oven at 100 °C, 80 °C fan, or half in each of two pans. A tray under a hot grill takes all eight: 6 to 7 minutes a side, to 75 °C.	gwPhRahfuakrZaokgchlVtgmYjiqokTgpqpurmrhagffffTbfdeWgubeZkaddjZe
5	safety	Only brush it on in the first half of the cooking, so that it boils on the meat, and never at the end. If you licked that spoon rinse your mouth and watch how you feel; ring 111 with diarrhoea and fever.	bbmybdWicekkWbVuglkfoaqkjmbfQeWwiprSlfajnZpegjsjitlkkbykklrljZcf
6	safety	Back into the pan with a splash of water, lid on, 4 to 5 minutes, and check again: no pink, clear juices, 75 °C. Wash the plate and knife it touched.	fealhugrXhokTweVioetjjrXiphnTSYeYnXrihehlVxdiljdlfemYeiigvsadZce
6	safety	Cut into the thickest piece: white to light brown right through, no pink, juices clear as water, and steam rising.	UaqkgugucijsbsbYmnlqltgfpmjhVZdVhfZsbngfXbqYdulZkhdkbtlhlupbWdfV
6		Thigh stays moist to 80 or 85 °C, so no worry. Breast is dry there, so take it off at 75.	chamgqboisgqYkdfnlglkphebogXSYjdejNvhznfsUgmeiddodVbYkUbtqcanfUh
6		In the centre of the thickest piece, from the side, not touching the pan. Test two pieces and take the lowest reading.	WpVeapkuWsnrnohcdkdqYvjlYnkcVkgSnjaopgYedYkfmogZlajdjwZegrdZYaVV
6	safety	Stop eating and cook the rest. Most people stay well. Call 111 for bloody diarrhoea, high fever or long vomiting, and at once for a baby, or anyone pregnant or frail who falls ill.	cbstdocijmqcRgXflmdumgrfejmbQRigamfmjjdikXxnaoubbdkyheeuijlqmecm
6		Boneless thigh often has dark veins, which is harmless if it is 75 °C beside them. Uncertain: cut it open and give it 3 minutes more.	dZTohxaoaentXrKhjgcullgcirufcifeWjfuXigltejgdvkeYefhgmkkcejcWVoc
6		Put the chicken on a clean warm plate under foil, 10 minutes does it no harm, and tip its juice over at the end. Longer than that: oven at 100 °C, 80 °C fan, with a spoon of water.	mgfnklbhomWnjpceekdqhsnbrnNlbeZgemijvvisgVejorsUjhkmXfdbcmxfjsar
7		About 1 cm, across the grain, so it is tender. Whole thighs are fine too; rest 3 to 5 minutes and the juice stays in.	jgeVbbktNjpinsnWemeTgphicrilpefglbllilZquehnfiporcaxcmcgjjtiWZWS
7		Plain yogurt, cucumber or more rice beside it; milk calms better than water. Stir 2 spoons of mayonnaise into the sauce.	ggbjkdfdgogUtkknsQVdkbghdiRlPrfmSioZhsbliTcecihjZrqsfbWrrcoYebsm
7		Serve with unsalted rice and yogurt, and go easy on the sauce. A squeeze of lemon hides some salt.	lVbqjiiYnqoWddevsUhPffhcngenXqXvXaqmriimnfheoiVagYnakge1keplpbdi
7		Slice it thin and toss it in 2 tablespoons of warm sauce with a splash of water. In a wrap with mayonnaise nobody notices.	uZitnZbihlpoQoWhhVnfjoUhgjSYgbfsYfcloroesaUlldjukhfkVfalnjniZcOi
7		A squeeze of lemon, a pinch of salt and a spoon of the table sauce. Char gives much of the taste, so brown it more next time.	cdfmlikb4jlgflSsnbZamhdjnpmnSWWrUghYnefkYmasmmXeflnhnuivngudebdl
7		Yes: splash 2 tablespoons of water in the pan, scrape and bubble it for 1 minute, and pour it over the rice. Leave it if it is black.	ibakbkZlheorooimfWedapcbpfjrmkg1mvzabjeqaUibokhoYlrWZUrgdmgYcesb
`
