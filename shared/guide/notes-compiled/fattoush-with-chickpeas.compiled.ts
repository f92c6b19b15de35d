/** Fattoush with Chickpeas: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Split the pitta breads and tear them into pieces.
Toss the pitta with 1 tablespoon of the oil and 1 teaspoon of the sumac on a tray. Bake for 8 minutes, until golden and crisp.
Whisk the rest of the oil and sumac with the lemon juice, pomegranate molasses and garlic in a wide bowl. Season with salt and black pepper.
Rinse the chickpeas, shake them dry and turn them in the dressing. Leave for 5 minutes while you tear the mint and parsley leaves.
Add the lettuces, cucumber, tomatoes, radishes, spring onions, mint and parsley and toss.
Fold in the crisp pitta and serve straight away.
`
export const NOTE_LINES = `
		Partly: bread in a tin, washed vegetables in one box, chickpeas in the dressing in another, up to a day in the fridge. Toss it and add the bread when you sit down.	ukqlidmciKOgffifdngaiZnillbkkkjdccrhkYejplrwlZ1japhlhYhZnReXVfYf
		Once tossed, the leaves wilt within an hour and the bread goes soft; eat it the same day. Chickpeas in dressing keep 2 days in the fridge by themselves.	p0ooickdkYhgXYcnfgcXagcciocamekfZeucYVbneZstmc1ehgfiTYYhjQfXbmTn
		Chickpeas and dressing at the bottom, firm vegetables on top, then leaves, the bread in a bag of its own. Keep it cold, and tip and shake when you eat.	t0mcXgaglXbZhZnqqYZeTkfgobXUakefheolnclejnikfluaiomktYibabSlMhmW
	safety	After more than 2 hours out, or 1 hour in hot sun, throw it away. Within that time put it back in the fridge, without the bread.	nglfeoaQkjpdPjnbknSVqYskmlcYbbjgXirZlgeqkYrorfpebsWoibXeoWVmapcm
		With the chickpeas it is a meal. Grilled halloumi, chicken or lamb, hummus or baked aubergine go well beside it.	nnjWegTmnfhSmjdovfYXepghwoYgcqVlifgiheWpnwiTWlofXWjiYjjskZsfVgYb
		Give them the vegetables, chickpeas and crisp bread in separate heaps with a little oil and lemon. Quarter the tomatoes and crush the chickpeas for the under-fives, and leave out raw radish for toddlers.	oljYZYcrgmbQifjqpXebkUcmhesfQmUiflgficadiZfjTYhjfgs5fcSprjhlmZha
		A baby may have chickpeas mashed with a little oil and lemon, without salt, and soft peeled tomato. The bread crisps and raw radish are too hard.	raqbQbbpljTYgeYlvcggualjfYumalbleghhWhgUdWdpWcfZebsubbVmooXoliXV
		Yes, it is fine if everything raw is rinsed well under running water so that no soil is left. Eat it freshly made.	qUsYYtdgjkYWbbdhrmgojVpdgjZUWejhimYqWgcchXnfYjxlaWpr0denelhtbkkl
		Toss it in two or three bowls, one after another, so that the bread stays crisp. Bake the bread on two or three trays, in one layer each, and swap them halfway.	evcZRXWblYYdjZlegmZgSkmqllffifLbjrvpalnYihoprehiZhYcirXtnamcnkkd
		Leave the pomegranate molasses, and use an iceberg lettuce, stale bread and whatever herbs are cheap. Dried chickpeas cost half: 200 g of them, soaked and boiled, make about 2 tins.	ificnrUnkpMhbiceicialqbkllnPiifodYcaaceUkqTZTQhtnTcZjhfsmdinlejW
		It is a sour dark red spice, sold with spices or in Middle Eastern shops. Instead take the grated zest of 1 lemon and an extra tablespoon of juice; sweet paprika gives a little colour.	PjajunXeXlhagghhmZoisfShtopfPhfddeVhiTdensVgfZclnXodpiUebgrfVilw
		At room temperature it tastes of most. Take the vegetables out 15 minutes before, as cold dulls herbs and tomatoes.	iqngjVulejjTqahgrXadnenhVlhjnjdePgjVicetkijkmitgkwasuehTidjWNeda
		Peppers, red onion in thin rings, carrots, purslane or rocket all belong. Keep something crunchy, something juicy and plenty of herbs.	dmfZgcjhoefmghjtdSqtigknehjbkpgacVfdiTWle2sYTRhmbanpkXfhbYtmuefr
		Start 45 minutes before: the oven needs 10 to 15 to heat, the bread 8, and cutting and dressing about 20. For one o'clock begin at quarter past twelve, and fold the bread in only when all sit down.	opbUkidQjTUmmcjfxgidobngocYddebZeYfixqwXhSjjdpraeTchipfXragafXbk
		Only the pitta holds gluten; there is no milk, egg or nut in it. Sesame may be on or in the bread, and some sumac blends have wheat or salt added, so read both labels. Serve the bread apart for a coeliac.	WcnlindtWuXSltZmamlcldeaqdkndsbdkbXhgnpYXjucckmYbXdwkbgtacaYYtmn
		It is a Lebanese salad of crisp toasted flatbread with raw vegetables and herbs in a sour sumac and lemon dressing. The chickpeas are this recipe's addition and make it a meal.	fhtllfZgXjhQgjYvnpbXbmVdswhiYejewZrlpXgilrieVgpjaZffliW0ccghTini
		One bowl is a main course for four and a side for eight. As one of several salads on a buffet it stretches to ten; then keep a third pitta back to add fresh halfway.	nujPbZXiqYiYhZeixofWVhnikqdgelUXg0miYeccpkhihnehdgYedrXvmUndUkZd
1		Yes: 2 to 3 flatbreads or wraps, naan, or about 200 g of stale bread torn in 2 cm bits. Wraps crisp in 6 minutes, thick bread takes 10 to 12.	kgvhkbUlRZoWbZmflkijafgWqobVjreXhcXVdakgallzomYrfSdpWhgedciZd0ef
1		Cut along one edge with scissors or a knife and pull it apart; warm them 20 seconds in a toaster and they puff and open. Thin single layers crisp through, double ones stay chewy.	iqhZkXUlXkfZaplbZtclMgQUXnnbipebdchhefokcXfmlpi1imnlbjrolepffYcS
1		About 3 cm, a bite each. Torn edges catch more dressing and look better, but scissors are fine.	hmfQbaoubeobankXXencdeZjYoomsqcUpWkohhjpdZcpfldplccrducsdrnhcQXW
1		Two minutes in the toaster or 20 minutes on the worktop and they split. Dry, stale ones are best of all, provided there is no mould.	rdplfZbnVhhSNinbmgcxldaTbgbmqmkdabWgeZnVelhzqihxjYgokbhdnYWcZmej
1		A frying pan does it: 5 to 6 minutes over a medium heat with the oil, turning. An air fryer takes 4 to 5 minutes at 180 °C. Plain toasted pitta, torn, is the quickest.	skntZhSZbldihdfgmjejPoomgeYhkqhdkogbkqqddsjkdmHkddpekwdXgoYWgvgm
1		You can put the bread in a cold oven; allow 4 to 5 minutes longer and look often, since it browns all at once.	legpfmkccicjnbobnnWocjrkSWYdnidbWlcVgywimokbpbXddnnjvlePghaPfoYl
1		Either, and minis too: about 180 to 200 g in all. Gluten-free corn tortillas crisp well in 6 to 7 minutes; gluten-free pitta can take a little longer.	cdubllUpUbbVgcdkgjikfbeOliidhrYaqYUnjajaholqaqYjiNZrgidociWUgzoh
1		About 180 g in all: three ordinary oval ones of 60 g each. Of big thin Lebanese bread one and a half does, of mini pittas nine or ten of 20 g.	aspSbcYkaWmUdciYllllWahYZwfkilcXvYgggYkZhdctZoXjmUUmbsWuffiUgmhZ
2		Pick out the black pieces, they taste bitter, and toast another pitta. Deep golden is the end: it colours on while it cools.	rZekktgdWbhuZiWkadXvkfZfdZdstkjhShobbhnekRbnqvTfVYlffpYeecaahixl
2		Spread it out and give it 3 to 4 minutes more. It crisps as it cools, so try one piece after a minute on the worktop.	xcqlrZfhZomnTlcgldXwllfcflVodWZVYSdsqclbXaehjdXkgdYrernbhphadwgZ
2		One layer, and one shake after 4 minutes. In a heap they steam and stay soft.	hlZZTOlmbajodejuWqZoThliUbggrtRijqlvkfhmYdjjpfXkkenmcrldhbeXohVU
2		It seasons the bread itself, so that it does not taste plain against the salad. Za'atar is very good there; a pinch of salt does too.	ZfmgzqRiZopTkZgvrcgjlbcjvoglZlefahdcgXjhroZvmhWsgZmethjijSniYkfh
2		Toss it in a bowl with your hands rather than on the tray, then spread it out. Greasy bits get crisp with 2 minutes more; blot them on paper.	iWhcojYpgfrifggqabhrRuYgjjgsolnrkdldujqcjNfjiYhrevWbXkwiifctihYb
2		Yes, cooled fully, in an airtight tin for 2 to 3 days. Soft ones crisp again in 3 minutes at 200 °C (180 °C fan).	1q1jnedddhbhWWZdaddmcjjbgiWdmfcaXWndeUjbbdlyohlkedeodgkRmZaRexdg
2		Take it out and leave it open on the tray; it stays crisp for hours. In the hot oven it goes on to burn.	slnZncdcdfUjedfdakPtfhjagfShjkddPhdanqgwceqijkmhasqqkjkOpfePXqbb
2		Yes: at 220 °C give it 5 to 6 minutes and look early; at 160 °C about 12. Use the top shelf, and if raw meat is in the oven nothing of it may drip on the bread.	jpcZcuRZikepekWfmmeogkulqcXadgUkdhVafrljgyoibhbadUlkcrdZnkbQrsTi
2		Four tablespoons of oil, 60 ml, and 2 teaspoons of sumac are left for the dressing. If all of the oil is on the bread, bake it a minute longer and measure out fresh oil.	VpbkykShqbnejfRmjaooWeXZlxdqdkmopgnUffidiUhiqSndfhgVbZXhiTgdebWd
3		Leave it out or use 2 teaspoons of balsamic vinegar with half a teaspoon of honey or sugar. It is a sour-sweet dark syrup; grenadine is not the same.	ZWhg0lWhebXgeshZahjYidkclZmfYnncZegceMgniqQZceUpgcmbpYijYmejpq0Z
3		Whisk in another tablespoon of oil and half a teaspoon of honey or sugar. It should be a bit too sharp by itself, because the vegetables soften it.	cpXmqgZbpbZhgqdsjXdcclSriicqQbphWbZiiXftiiaqmeXmfdoalWfv0igdpUkg
3		A good pinch of salt first, then another teaspoon of lemon. Dip in a lettuce leaf to taste rather than a finger.	edcisegbxikjjoVtjZZZicXlqlmrOaeqadgViaelYmUmngWhXskcsllvmevfcdfZ
3		It need not stay mixed: whisk it once more just before the chickpeas go in. Half a teaspoon of mustard would hold it, but is not needed.	dndgjZddhcZjjifuTgfhTcXjdgZhZnkmghdibhgnVKggwbpiZ6iWXhphiSsiefVd
3		One large lemon gives 3 tablespoons. Bottled, lime or half white wine vinegar all do; start with 2 tablespoons of vinegar.	arZdklcqgUidhqSWfjpWhfQboajvSbejjlSacUbhYpTumccgseldldXfhergiXcr
3		Leave it out, or steep the bruised clove in the lemon for 10 minutes and take it out. A quarter of a teaspoon of garlic powder does.	TijeoWXShjqfWkdibSpklTflegksdlfYfiTXSdTlsimpakjsgkpfpfmUoahtbqmg
3		Extra virgin tastes best, since nothing is cooked. A mild oil works; then add a pinch more sumac and salt.	ZbjjqlXlkpfaoTUoeXtlSjgjxfqpksrhhlgOkZjhblfdbShkaeZdYhfWfZctmXgX
3		With fresh garlic it keeps 2 to 3 days in a jar in the fridge. Let it warm 10 minutes and shake it, as the oil sets cold.	nvhgrZjZpcUfdgOlgZeYZbblnialghqgadkbPXailbhqqdwgcteZePjZfXhYVlUb
3		Yes, make it straight in the largest bowl you own, or shake it in a jar. For the whole salad a washing-up-clean stock pot does the job.	gokbRKeZdTlXmchmngbTeSelskiZjscgntihfWfmcnclkfgjpyjWocqoVmmhgmie
3		It is pomegranate juice boiled to a sour-sweet dark syrup, sold with Middle Eastern foods; not treacle and not grenadine. To make some boil 100 ml of plain juice to 1 to 2 tablespoons, about 10 minutes.	gTjiwnYmiZVcYsYcdhmXhfjafYjhUnncfaegWNkjllRXbcbleahZjYYmWogcnl2a
3		It is right: about 8 tablespoons, 120 ml, from 4 of oil, 3 of lemon and 1 of molasses. The tomatoes and cucumber add their own juice, so it coats two lettuces well.	ZqbYpWgkwXihopRsuggZUXWmirbqWghiwldhceedZZYchaaZfpZSfXYofVnideeY
4		Soak 200 g overnight, drain, and boil them in fresh water for 1 to 1½ hours until soft. That makes about 2 tins. Dressed warm they taste of more.	rYyijPmTgegfYSjlqhsfkhZXndpbvdeipqbgpdbPjiVfnbfnrmhgYgjeajgTlXhn
4		Rinse: the thick liquid in the tin dulls the dressing and is salty. Half a minute under the tap in a sieve does it.	sPpZfenxelchfXkkpnqebchnilnoqjkvommlkhacikfZqoujxrlSidndYijcoapn
4		Tip them on a clean cloth or kitchen paper and roll them about. If the dressing got thin, add a spoon of oil and a pinch of salt.	uSuYmSknliinYjirogllcjUgjebinciltnhcujgTdacbtalslsmXUdriXiqfiZkm
4		Not a must, but plain chickpeas taste of nothing and take up dressing slowly. You tear the herbs in that time anyway.	hincsRmdZmZqphbnjndemYtsfhfkmaQngjdXnfYbgbZgfWjcpvkojl2TgajkZRZi
4		Yes: dry them and roast them 20 to 25 minutes at 200 °C (180 °C fan) with a spoon of oil, then scatter them on at the end like the bread.	yexhfbgchrcfXbcqkhltZplasceZklWfcaibmgjabylZefcpfgttUqvVieeUjede
4		Butter beans, cannellini or cooked green lentils, the same weight drained. Do not use dried beans that are not fully boiled.	kZpegVcWgncaXYqihmnkjbYdsbuUiobdccfTnbSYhwbSfWgdreefOclhdbfYthjt
4		Leaves of both and the thin stalks of parsley. Hold the mint by its tip and pull backwards. Torn mint stays green; a blunt knife bruises it black.	jeeSiohYVdfncahhZYkgkaOqavlargkfdZbifjZkgZmnsjroaXolsiXlflrlRSrU
4		20 g of mint is a small supermarket packet. Dried mint is used in Lebanon too: 2 teaspoons in the dressing. Coriander or dill can stand in for parsley.	dmoXsogTeageaOejZRqdoZXioomSngfcehRUcfUehigloefeeVlgufTgbkqeXcrY
4		Firm is fine raw from a tin, as they are cooked. Skins can stay. For softer ones warm them 2 minutes in water, drain and dress warm.	rVvWlSsVYmjXKighdjatiibWiispqighlbglmbjYeecddglsrjnoXhqegijapWlk
4		About 480 g drained from two 400 g tins, roughly 3 cups. From a 700 g jar you get some 450 to 500 g, so use the whole of it, rinsed.	UrjSdXlcrWlcegcYjqulYYaZgiukohhiumoaffYSpjYdhdjXuhdYYfYmfiYOqeid
4		20 g of mint is a small packet, a loose cupful of leaves; 30 g of parsley is one big handful or a packet, about a cup and a half. More does no harm, as herbs are half of this salad.	ankOjniYpWgfiYVhgcngfUSgYsegjafgkadcghWdeelgpglXdUegtkPpfinfTVsM
5		Leave the skin on unless it is thick or waxy. If the middle is very wet, halve it lengthways and scrape out the seeds with a spoon.	creRlolqbyjffoxjpdYkdYcpamsnidvmufpriYnlhkkihibwkflkaadeeivdecpY
5		Two or three little gems, an iceberg or 250 g of crisp leaves. Soft leaves wilt in the dressing within minutes, so add those last.	migRlebgcTigeWovkXpkVVTkpmaNkjjhmYUjlNWdgqahhXeelZbekYgZcbogcprj
5		Wash it and dry it well in a spinner or a cloth: wet leaves water down the dressing. A bag marked washed and ready to eat needs nothing.	qWmWggcvefjkZYlsqhoneXUoctbXnYuoslbqsdcdfdjlunssmigbqafdahsgcinm
5		Slice them as thin as a coin. Ten minutes in iced water takes the heat out. Leave them out or use half a kohlrabi or a green pepper.	fhfVgdpkVjliomwYjSdeibejjkilfnfcYcachYTpnpdgVlVqeai4qbdnhbzdfbqt
5		Cherry tomatoes, halved, are best in winter. Salt pale ones with a good pinch and wait 10 minutes, then add their juice to the dressing. Seeds stay in.	gglSqenbchciXerrfhmvlZakikxrXXfkilseiPmbXlYkYaSjfmpohYukesqdobia
5		Ribbons as wide as a finger, cucumber in 1½ cm cubes: each fork should catch a bit of all. Too fine and it goes limp.	hogWVXrnXeigklpbZclYabetdsqjrfgcyMhvjbanlimkdicolcYnhgdmZlyfeXhT
5		Tip off the extra through a sieve, then add a pinch of salt and a little lemon. It stood too long or was wet; toss it only just before you eat.	nYZblcgupglqcrlwobZdgjekfaXneVXwromikaokkZlatZqkhzfVaUjlZnnaghnk
5		Half a red onion, sliced as thin as paper and rinsed in cold water for 5 minutes, is fine. Use the white and the green of spring onions.	PciVoflaScjknjkdpWrvlknYZqmfjdVahTggXSVljdhmhlcjicogmaejcYttnjtt
5		Drain off the liquid, add one fresh handful of leaves and herbs and a pinch of salt when they come. Keep the bread out until then.	ubWRtYnZlbafgairRjXdcRehlkRhfiakddjdtbijmWtpobpZYulfpZdcpXjaXcbj
5		One long English cucumber of about 350 to 400 g. Take four or five small Persian ones, or one and a half thick-skinned American ones, peeled and seeded.	WymXaarpfieZpdlgkenjeXhjWnmjjirYydsppOifjqfgcfVfdSaeYiRjaZsdkkhg
5	safety	Not yet dressed: take it out, throw away that leaf, and wash the rest leaf by leaf in two changes of cold water. If a slug or snail sat in the dressed salad, take out those leaves and bin any part you cannot rinse.	mcXTfsXoigvgRff0micjXWWqenhRXfsfiabpoZedafopojoeZligoUchcempcepo
6		Put in half of the bread now and scatter the rest on top at the table. What is soft is still good, just different; a few fresh pieces bring back the crunch.	4fvdscamcjseWidrbbatYhfdceQgciZhbaglmeljXZsqvfgrdhjmaYhcshgdhvid
6		Lift from below with two spoons and turn it over a few times, gently, so that the bread does not break into crumbs.	XXklXWihYavbtgfrTmcjStZdikXjakYeqVindilfWUhvrhbkblrlbntoulegbccb
6		About 10 minutes, then the crisps start to soften. Some like them half soft, which is the traditional way.	zgsVpTgibiTjnddjmpPbhfpkjiXihbXaTgiZmfdhgSirfdudfocsdihWuZfeQjef
6		Flat: a pinch of salt and a squeeze of lemon, plus more sumac on top. Too salty: another tomato or half a cucumber, and no salt on the plate.	gZhmlfnYpmpYjhbznYcWoaednjlrRgXrWXngrbgkZieiphThcjremph1pdvdlcdf
6		Yes: a handful of pomegranate seeds, or 100 g of feta or fried halloumi, makes it richer. With cheese go easy on the salt.	ZopYksYhqphVfmkpdfoeblkelfkdauizbRfheYVkYprRmYXnieubigfoXinobohU
6		I cannot know it for your brands. Add up from the packets the pitta, 5 tablespoons of oil and the two tins of drained chickpeas, which are nearly all of it, and divide by four.	jtuVjklrkehaxcZdojflelbgXteifnkvrfmglZjXligPScjbffWmkoYynaajmZba
`
