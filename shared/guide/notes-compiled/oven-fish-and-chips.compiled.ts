/** Oven Fish and Chips: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 220°C, or 200°C with a fan. Peel the potatoes and cut them into chips as thick as a finger.
Toss the potatoes with half the oil and some salt on a large baking tray. Roast for 22 minutes, until they begin to colour, and turn them.
Season the cod with salt and black pepper. Put the flour, egg and breadcrumbs in three dishes and coat the cod in each in turn.
Brush a second tray with half the remaining oil, lay the cod on it and drizzle over the rest.
Put the cod in above the chips. Roast both for 18 minutes, until the crumb is golden, the fish flakes right through and the chips are crisp.
Boil the peas for 4 minutes, until hot, and drain. Crush them with the butter and mint.
Serve the fish and chips with the peas and the lemon.
`
export const NOTE_LINES = `
		Yes, crumb it up to 12 hours ahead and keep it uncovered on a tray in the fridge; the crust sticks all the better. Peeled chips wait up to 24 hours in cold water in the fridge, but dry them very well.	qfpbfikeiUShXfjcVfadhetdqfWlqcigeaohpbeijhntfh1iZnitjmiPpWeTWjRc
	safety	The fish keeps until tomorrow, 2 days at the most, in the fridge, if it went in within 2 hours. Crisp it 8 to 12 minutes at 200 °C (180 °C fan), until it is steaming hot inside. Chips never come back quite as good.	suorZmigqioiQbamgWjfekiSikfYlYlgegvcebfdcgqhcduccberVdbZkPiWZmKi
		Yes, raw and crumbed, for 1 month, if it was never frozen before. Thaw it in the fridge overnight and then bake it as here. Fish that has been frozen once must not be refrozen raw.	jjdtOdfuonbaXfoXdZepqejgfTWjncljhaklXTeNnosulhnbZeckldiZrWcdfgTh
	safety	Throw it away after 2 hours out of the fridge. Fish spoils faster than meat, and heating does not undo it.	jZhheuXRmfuaOkpejlXVqYqihhaddZmfcioajjbsgZohrgrgclWqjYeZpVXnYrYn
	safety	Bin it. Fresh cod smells of sea or almost of nothing; a sour, fishy or ammonia smell, slime or a passed use-by date means it is over, and cooking does not help.	WWcldqZfqsqcVcblfbehmiVdediQiMwZbenpXaehsdtggvliiavcggigqecdWjcp
		Chips first: 18 to 20 minutes at 200 °C, shaken three times, in one layer or two lots. Then the fish 10 to 12 minutes at 190 °C, sprayed with oil. Keep the chips hot meanwhile in a low oven.	ujdoOnaPpmamijhogggdTltqcdYcnskfukdcnmhWouidaiUeXhljkuhWfobWkefl
		Tartare or ketchup, salt and malt vinegar, pickled onions. For a quick tartare stir 2 teaspoons of capers and a chopped gherkin into 4 tablespoons of mayonnaise.	miZSidXhUYiZstiooYeXsZdfxjcdbjegiokXleOnfrXackkfUgoghYnmlUvkgcYX
		Cut the fillets in fingers 3 cm thick and bake them for 12 to 14 minutes. Put the mint in after the children's peas have been taken out.	jchcNajmfpgTbZogdVqdiWkkeisYhjXefjhkfhVhhbjiQdfhier/ghZlqioekScg
	safety	Feel every fillet for bones with your fingertips before you crumb it and pull them out, and flake a child's share again on the plate. Leave salt off their chips, and crush the peas.	lYjaOfVogqYbgcdpsaednandjexgbhhnhigjgkcUdYbqVekaddszdcVpqiYnoaUW
	safety	Yes, white fish is fine when it is cooked until it flakes right through. Cook the egg coating until golden, and eat it hot.	kVncPveholaWbeafojbnjcpYheaVWajfihXoUlhcbWiaOhtiZYmttmjnlncrcoVj
		Pollock, coley, hake or basa are cheaper and do just as well. Thawed frozen fillets are fine; pat them dry.	cXVfZoYpimYeSgideVihknddsblUtglhkaXcZWaSpycVXYgkoMeZohiloblglfXl
		Four trays steam instead of crisping. Roast the chips in two lots, hold the first at 120 °C (100 °C fan), then turn it up and bake all the fish last, with the hot chips back for 4 minutes.	ixaZQUactXYigTifbeepQnnoejdghlKaluqlciqagklimhmeZhdahpZknXmWkebe
		Chips do with 1 tablespoon of oil, and the fish with a spray. Sweet potatoes are done in 25 to 30 minutes in all, stay softer and burn sooner, so put them in later.	hikezvenlkVcofiacXrkZqhgkpoYoogulggcicmkgnbYLYXlhZYngggiobUpyeiW
		Up to 20 minutes on a rack or a tray in the oven at 120 °C (100 °C fan), uncovered, with the door ajar. Under foil it goes soggy.	xifYhZmZjiMelWdbUfTiYloXflUefdUfSljZpkbmgerefjsgduhjgjXQoaYcWldg
		Allow an hour and 5 minutes. For seven: peel and cut at five to six, oven on, chips in at quarter past, turn them at twenty-five to seven and roast on with the fish in, peas on at ten to.	jmYSgiiShXTjiekWykjbqVkgfececebccVehsvrXfYneWlpXkSakgobatZcZnbdq
		It has wheat in flour and crumbs, egg, fish, and milk in the butter. For a coeliac use cornflour and gluten-free crumbs; for no egg brush the floured fish with mustard thinned with water; for no dairy put oil on the peas.	TdnkfpftcrYShrZnUhoXjbiXseafduanjcaehsoYUlrcdllWWedwhejqagWfbshp
	safety	A bit of cooked fish harms neither dog nor cat. If there were bones, or it is choking, gagging, bloated or being sick, ring the vet now. Do not give them salty chips, or the raw egg and crumb dishes.	gUiXTcTedouiRfZjgmdndffkdYnjXbnjepoatrhjpluqanoVYmnnbiXsdaZnskas
1		Maris Piper, King Edward or Russet. New or waxy potatoes stay firm and never go fluffy or crisp; cut them in wedges and call it another dish.	kefZqienffbXXhjgefjnehkfpgeRpweX1ZcneQmpSuSeUhfXlWohcamehgkbteoY
1		About 1.5 cm square. Skinny ones of 8 mm take about 10 minutes less and dry out. Even size matters more than beauty.	lifabeqododjfgvRbgldhkbjfrjgmdie1RemebjpjiYgZhcrokHsZrjmYqnhfZcW
1		No, scrub them well and leave the skin on; they only look more rustic. Cut away green parts and eyes thickly.	fjnQejqcSpWeWqmgheUdUZogekqnsmvnohgsifoljlXhXppwngmghYlWlbofmjkY
1	safety	Cut off sprouts and any green part thickly, and use the rest if it is firm. If it is green over more than a small patch, soft or bitter, throw that potato away.	rViLvjligjgfKmflhZdohimeZdhYqiiddYfoaXjiWjhmdkligVuuYSdhmZlmmlwi
1		It is not needed, but 10 minutes in cold water makes them crisper, if you then dry them thoroughly in a cloth. Wet chips steam and stick.	sWuZqeeoZpjfcWrmpggjhipgkggjwhdoutfkvkjecYYlonqrqpkfiguTZnlYneho
1		Yes: 700 g for four, by their packet time, without extra oil. Put them in so that they have 18 minutes left when the fish goes in.	hhhaeeZgifaaWfxZfWjzeeofmeakvoiksjWbjXjVb2ZbdZfchVheqflRkbhRkcdl
1		Not needed at this thickness. Five minutes in boiling water and a shake gives a rougher, crunchier edge, and then they want about 8 minutes less in the oven.	ycshpXndkeXcbZqnkdmnfkzeeYkdpgXZmrelleojZoaWhtolfiojljwRjrmXqaec
1		Harmless: it is the air. Rinse and dry them. If they must wait, keep them under cold water.	zXkZsqilaWYqOhYWWhkxmenhaihlpkbjejhvibsmckljgpkfZfpmYbpXhjndXcrj
1		Four to five large potatoes of about 200 g, 2 lb in all, a bit over 200 g a head. Two to three big baking potatoes do the same.	bnjLmerkuWiWZfkWnjrfUdobepekqhgfxchidbkearYhYrhRpajddlaokdiYodnR
1		Gas mark 7, or 425 °F. If the oven stops at 200 °C use the fan, cut the chips thinner, and give chips 8 to 10 and fish 3 to 4 minutes more.	gaglWrgdcmXnndfRvngifmehQgdXVkikkXflehnjfxpVddUYodpdhqMefhYRnpad
1		Yes, an all-rounder such as white potatoes, Yukon Gold, Désirée or Estima makes good chips, only less fluffy inside. Soak them 10 minutes in cold water, dry them very well and leave more room on the tray.	hfiXtnbjcWadWhslogmkihfcoYkOetjZtcTqeRirfsYXbrfXqWklcblddkghnpsi
2		Wait 3 minutes and try again with a thin metal spatula: they let go when they have browned. Next time heat the tray in the oven for 5 minutes first, or line it with baking paper.	iSZQcgihnkipXqnWXZNpgiYmeiYimtkjjkwXolrfUUWidlbsoenfhfqjndZbjafd
2		The oven is too cool or the tray too full. Spread them over two trays and give them 5 to 8 minutes more before the fish goes in. Do not turn pale ones yet.	iYidmjljgeUvThchjfXzkkgjdggoeeMZlfarnbseRdZXXgYZYigiZuvTbmkbdpkf
2		One layer with gaps, or they steam. Take two trays and swap them when you turn the chips.	fuYTGPfhiZchaaplbifqOljkgkibkuTZjrksiaikVifhkefjkiichpcfgXkZsffW
2		Turn the oven down to 200 °C (180 °C fan), move them lower and go on. The thin ones come out first. Most likely they were cut unevenly.	rZVkbprcUbdmYfabcYZ6kkiWZhbxmjdcdgjhilminRfgiqWdZcinjpXiambXoXsg
2		Two tablespoons for the chips. Olive oil is fine, melted dripping tastes of the chip shop. They should be coated and not swimming.	abcculTlolifgWckdbsjQnfgpmpplvlowkoOncrceeggcUmfbdWaVgcahcYooYkX
2		A little now for taste and the rest at the end. Much salt before baking draws water and makes them soft.	oSohpflcqkohjTcqvflWnYpZjhjsikbmhbmgucoiYeicsgbYjcqdupsngZmWpVUZ
2		Slide a fish slice under and flip in heaps; not each needs to be on its other side. Once is enough; keep opening the door and they go soft.	ekZUeXeiSgajgYhfeqPhRiinQoYohoWbimqmmgeiVhgkghSdkcsdYqzaokfgdYVX
2		Crumb the fish in these 22 minutes. The peas only go on when the fish has 6 minutes to go.	dVcWdkgmiWTmffmljfejkhqnkZWljccleVaZtucdfgdYchqbcVyjWoqYoawLjaXh
2		Two tablespoons on the chips now, one brushed on the second tray, one drizzled over the fish. If all went on the chips, take two more; the chips will only be a bit greasier, so drain them on paper.	ThgejlUotZnfleckcfroPnaderipaojrxgsVkjkgZVgcgToZdmaXYkhakThjnWWY
2		Push the chips to one half after 22 minutes and lay the fish on the oiled other half; some will be less crisp. Better, put the fish in a roasting tin or on foil on the shelf above.	nsTaOYUbYdglcfqnUgc2bknlnZeajoTZkwnaoeliYneahcaejeihgjceeZeYsnVa
2		Take the chips out now; half-roasted they wait up to an hour on the tray. Keep the fish in the fridge. When they arrive, 20 minutes with both in the hot oven finishes it all.	qcbTokhcidOpWaibLpUsiYrjfgZhhnSkchldxingbhleZcjUWjkhdkcUqYfacfWk
3		Pat the fish dry first, shake off loose flour, let the egg drip, and press the crumbs on with your palm. Ten minutes in the fridge sets it.	cWZYkgcsnmroQhrmQYQeYwYhhfRihdikpchjimrcfYmrikcrepdlkopnnddhaoZd
3		Flour dries the fish, egg clings to flour, crumbs cling to egg. Without flour the crust slides off. Egg may be replaced by 3 tablespoons of mayonnaise or thick yogurt, brushed on.	JbjekaX1fheffcomUcecmWopqeRWbbXnonfbfqicdhdiioXrfsaonkwkhYellngg
3		Thaw it in the fridge overnight, or in a sealed bag in cold water for 30 to 45 minutes, changing the water. Press out the water with kitchen paper. Frozen fish makes the crumbs wet.	hXaqccmrkkfZRusXhYcqqchaaTbswZkhfhXicadPrsnfpgmhifbewfjVmcbdceZk
3		Panko is the crispest, crushed cornflakes are good. Of fresh crumbs take 150 g, and dry them for 5 minutes in the oven first.	dmsfpbdpdgzaVZolcYmkgtfSudaeiofgreNafgmcdfjycjTnXhetjjggfeiZbvcd
3		They should be about 2.5 cm thick and 140 to 160 g. Fold the thin tail under, so that it is as thick as the rest, or take it out 5 minutes sooner.	YjbVZUroVpjjZiicamoaffbgcomonYdbtXiuakdlndaiYlchpZNoYsauZnoedaSc
3		Take it off, as the crumbs go soft on skin. Lay it skin down, hold the tail end, slide a knife along between skin and flesh, away from your hand. Or leave it on and put it skin down.	WehVYmlfStghTngkbbRYUgggokppnevqnaeviitorgaeamkwjgchgdkZlbpbhdcT
3		White fish of the same thickness takes the same time. Salmon does too, and is done at 14 to 16 minutes. Bought crumbed fish goes by its packet.	VdagPkjeZojcdXhnWYedglmaycfVnZndrdWgjXccjthbSomZfWjijqlbpeiXjdMs
3	safety	Cut it out and cook the fish right through until it flakes: they are common in wild cod and cooking kills them. It is unpleasant and not dangerous.	fbUfVsWqUhubQgcwebbgngbejZrZidsZpcnynZVjklpbgphhcXmqogihjfglebWr
3	safety	No, throw away what is left in the three dishes: raw fish has been in them. Wash your hands and the worktop after.	YrpmfhW2hYrgKZhtUdciddmXmmXaiYeulclYYkqhYYpqjeqjcjemeamliZfeklZj
3		Use one hand for flour and crumbs and the other for the egg. Or shake the fish in a bag of flour, and spoon the crumbs over.	bXuhQXeniihqlsohUhbYOqifWkVgZhpqoeVkjhueiZfphjuicqckjlaqspfmpagg
3		About 150 g each, 600 g in all (1⅓ lb). Cut a large side across into four pieces of the same thickness, tail end folded under, so that they bake alike.	XsYLVfdrkbrZZefdalieXajWipoinZfhuhmnbbfbqgdiapgYlUVccnZuiclXfZOd
3		Smoked haddock or cod works if you add no salt, though it tastes strong under crumbs. Tilapia, basa or catfish do too: thinner fillets take 12 to 14 minutes. Not smokies, which are cooked already.	YVWlWnicUqmYlSgpcVhcpgfYudnZigwWmfgfaadofiocUrdhZchchonljkbakfc5
3	safety	Under an hour, put it in the fridge or bake it now. Between one and two hours in a cool room bake it at once, right through; over 2 hours, or warm to the touch, throw it away.	faahdobbnjthTfodXlOducsgibUdeamjYgoaufhplWshmfmbZqarjghVqVWeboTl
3	safety	Not before it is washed in hot soapy water, along with knife and hands: raw fish carries germs and the lemon and mint are eaten as they are. Rinse that lemon well and squeeze it into the hot peas only, or take another.	mijcXvXjWlgifalaPhkmraflfqhddhplghcZnaWummuqnn1ijeqiuihekmrrkTih
4		Oil the tray well and let the fish bake undisturbed: crumbs let go when they are crisp. Baking paper is safe and slightly softer below. A wire rack, oiled, is best of all.	gYYWNfgrbolpcoljUdTnUtYhkdYfohockqwVpgeigXdeeqfsiengjrqccZYblocX
4		Dry crumbs stay pale and sandy; oil is what browns them in an oven. Spray works, thick. If you forgot, take the tray out now and drizzle.	UXlmssXkhiogibgnXdjkSoggmhhplkquhmhWoinifXechZapTxccimrSbeTtmbWa
4		Use a teaspoon in a thin zigzag, or toss the dry crumbs with the spoonful of oil before you coat the fish, and every crumb browns.	YajjjmXunZsqfigvebdiSuXcilbsZffpmehgsnuccNimnbfnXyadjllhfcknYcZb
4		Hot gives a crisper bottom: put the tray in for 5 minutes, then oil it and lay the fish on at once. Cold is fine too.	ilbiPbjoYjlgoclhgVZxZqlfZZfaomeWarlTnmolgdeWqgigfpjltkePcgfLkqZc
5	safety	Push a fork into the thickest part and twist: it falls into white, opaque flakes all through and is hot to the lip. Glassy or jelly-like flesh needs 3 minutes more. With a probe at least 63 °C for a minute.	XbejdphpdoolWsihhidvhohRnmhdYWkSfbYufiaefanUgtjbghgniugelwjYUXTU
5	safety	Cover it loosely with foil, move it down a shelf and give it 4 to 6 minutes. A thick fillet, or one still frozen inside, does that.	gbYoZnmnXhrkPuViddXzmngRkearkabZZianfngdqYwbjvfiZhfmmqfagofeehZY
5		Drizzle on a teaspoon of oil each and put it under a hot grill for 2 minutes, watching. Then take it out, since the fish is ready.	ZZkfklenhdguOkcjieVqaseZmjdmiWVhehbnkgukWblXbpRhYoeiiypTenfdYwdY
5		Squeeze over lemon and have sauce with it. The white curds are only protein, and a sign that it was in a bit too long. Next time test at 14 minutes.	lUdrjhdkhjpmJqdthZjhmkTahbUYhThocebumgngnacXodeqkbihVhgiorsfciPo
5		Turn it over with a spatula for the last 3 minutes. Wet fish, no oil below, or a crowded tray does this.	pdaZZdeufustapcwgXQpXnbaiaRmlSkblgqgubgdhZnWjjgjehjhhijQbkaXilba
5		Take the chips out onto a cold tray and put them back for the last 4 minutes. The other way about, lift out the fish and let the chips have 5 minutes alone.	mhZWZjeglgYnTipiWdUyknpeqdYkifbZhgee1lleSifUalnWbinpcslTqcpUkdYf
5		Fish above, where it is hotter and browns; drips do not reach it. If only one shelf works, put all on it, turn the trays once, and allow 5 minutes more.	VySXLgbkajYucWjlflVmZpgkhcgbaqXglpefnccjfnhWgdkeedsZhnbUaSfaveZi
5		Leave it: turning knocks the crumbs off. The heat from above and the hot tray brown both sides enough.	XZWfeijjXfhrZYggRkNdTmijaeWnlhVfeistqmdlfkqbXoTccbugdunWmfbZbjUe
5		Take the fish out, turn the oven to 240 °C (220 °C fan) and give the chips 5 minutes, spread out. Salt them only then.	ygsXmdaflpmjQbijiXaxgmkfhkRmcfZXlVfjuapgNidWhbbfghiqfioSjfkVhqcb
5	safety	Look for oil on the floor of the oven or dark crumbs on the tray. Open a window, move the tray down a shelf and go on. If there are flames keep the door shut, switch off, and call 999 if they do not die down at once.	mcXkosVadfeknXiWklWkgmdjbgpfcdxZiqmZXrrojVqbijQdVkqbYuekkmSXiglt
5	safety	If it has been off for up to an hour, heat it up again and bake the fish until it flakes right through and steams, 12 to 18 minutes. Longer than that in the warm, throw the fish out and eat only the chips.	cabodraXhpikQdqdalXpjeieYVWbiefmWhkijvromo2YhhWZeemikhYYkibYhtRq
6		Tinned are warmed only, 3 minutes, and mash very soft. Fresh podded ones take about 4 minutes. For mushy peas heat a tin of marrowfat with the mint and butter.	najVhardXhiXZYnsjZrlildbmYuetkfeVdcReUNVkskalZeeiXbacWpdcbkShcll
6		A fork or potato masher, a few times: half broken, half whole. A blender makes a purée, which is nice too, with a spoonful of hot water.	gmjVkPnpSenaioqqffohglcchgqblsfakYcqlqabVjgiUnihhszYWdposfkgYUhX
6		Boiled too long or kept hot under a lid. A squeeze of lemon and more mint hide it. Four minutes from the boil is enough.	qMeUnfpkcefnVaXppdfvegZgXWorhaUbRcjmfZccVhicncikaZkYYdpchjqcYdxo
6		One teaspoon of mint sauce, or of dried mint warmed with the butter. Or leave it out and use lemon zest.	helavpbUafkedTeiaOoZpaYmqlmVokheWiWLdgOghhdgmeffXdmgubcddiqjUcmb
6		No lid, or they dull; a pinch of salt. In the microwave 4 to 5 minutes, covered, with 2 tablespoons of water, until steaming hot.	qUhlYaxaiijepbllzfqdVgubaUkqneadXfkbonXWRqcYpfeimdmPlimfZoibkdhk
6		Put it back over the heat for a minute, stirring. Drain it longer in a sieve next time.	tQZVkWsucnhgamttrYlihlcebZbqmXXihamgfhcaZjjaqbknmsfYTcmieppXhfum
6		Start them 6 minutes before the end. If early, drain, put the lid on and warm them up with the butter just before serving.	lUeQgdnggdVhpZlpogfohlifhWgqgYZdRZdYonWbWjpXkdsccclbehrUldqIfUgl
6		Ordinary frozen garden peas or petits pois, boiled and squashed roughly with butter and mint; mushy peas are soaked dried marrowfats. Use 400 g, about 3 cups, so a little under half a 900 g bag.	hWiTidqnTikWfeiqmfrpljVZZfqkqkeYdPfZjXQRfuhZhWghjTgYehpkcalUYajh
7		Salt as they come out, vinegar at the table, each to his own: vinegar softens a crust in a minute.	opcanaXflbZbfkcfsdfaobgdncYuRhbZgfZVieloXkVmskcngaqduZxhkZocpZMn
7		Malt or cider vinegar does the same work, which is to cut through the oil. Lime is fine too.	fsXanpZmbaiehpZYchhVocVisbksWYdgclQYiSUmatTslidglgreobhaibrkiZUq
7		Warm the plates in the oven's last heat for 3 minutes. On paper the crust sweats, so use a wire rack if it has to wait.	whhSZalnXgoZnfoandRhZogjZlTabibjYsoPopisgZidkmsodnhnfkfZecnXRmrd
7		Use a wide fish slice and lift from the side. It falls apart because it is just right; pat the crumbs back.	lcZVabTsWh2dSuqnTjRgXqagabVigaaoddlgkmnleaojhsjkelfmfjikphnfVgVb
`
