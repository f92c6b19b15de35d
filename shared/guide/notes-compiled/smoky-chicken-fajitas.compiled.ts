/** Smoky Chicken Fajitas: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Slice the chicken into strips as thick as a finger. Toss them with the paprika, cumin, chilli flakes, half the oil and a good pinch of salt. Wash your hands.
Slice the peppers and the onion. Cut one lime into wedges.
Heat the rest of the oil in a large frying pan over a high heat. Fry the peppers and onion for 5 minutes, until charred but still crisp, and tip them on to a plate.
Fry the chicken in the same pan for 6 minutes, turning often. Cut the thickest strip in half to check that there is no pink left.
Return the vegetables to the pan, squeeze over the juice of the other lime and toss for 1 minute.
Warm the tortillas and slice the avocado. Put everything on the table with the soured cream and the lime wedges.
`
export const NOTE_LINES = `
		Prepare it, yes: chicken in its spices and sliced vegetables in two closed boxes in the fridge for up to 24 hours. Leave the lime for the pan, and fry when you eat; it takes 12 minutes.	quomihndjNQicfibijkbsdtmiiZkmfhcbbngjWelnirrhbyidjhqfelRoOgZWhUj
		2 days in the fridge, if they were chilled within 2 hours. Reheat once in a hot pan, until steaming all through; avocado and soured cream are not kept mixed in.	o2oqgjkdoedgYZahhbiZeiiYgqdXpbmcYeubUYchebqskh0dhdelbXacgUfUYoRn
		Best raw: spiced chicken strips and sliced peppers in a bag, up to 3 months, thawed fully in the fridge. Cooked it freezes too, but the peppers go soft.	lqixVZhqqlWYYdnekXjsqcefbaUimdkbjekkRSbVpotpoerfcbhllVmZqYeYbfXg
		In a hot pan with 2 tablespoons of water and a lid, 4 to 5 minutes, until steaming hot all through. In the microwave cover it and stir halfway.	sym2XdnemaobddjZrZkjanmVZjXYjhjeZppVftpadkddlinociaggabehepXSvbj
	safety	After 2 hours it goes in the bin, chicken and soured cream first of all. Frying it again does not make it safe.	qijkiuZOnhodRinakmWTsbrlehdacfihcktbeiiqgcsgucnhcqUmfWbamTXpeoan
	safety	Give very soft, plain cooked chicken and pepper in thin strips, taken out before salt and chilli, with avocado. No salt under one, and no hard raw pepper.	rcqgRcbqkmTXjeYlucgdqapkebsjXlZkchjhZifYfYfqTdhZdbq0fbUnonZrjiWW
		Leave out the chilli flakes: paprika and cumin are not hot. Put flakes or hot sauce on the table for the others.	YgfljejeevbXuXmioVchlWgihmocNnccgoeXdmWdlbUdQcdjfmt2meUkoekbbaqk
		Fry in rounds, or roast it all on two trays at 220 °C (200 °C fan) for 20 to 25 minutes, turning once, until the chicken is 75 °C. A full pan only boils.	hvXfSUWYlUPhjYjdheakTjotkiibfdNWkvrrghpXkoffmdmjcgZZktZljenhjfia
		Tray: 220 °C (200 °C fan), 20 to 25 minutes. Air fryer: 190 °C, 12 to 14 minutes, shaken twice. Slow cooker makes it soft and wet, 3 hours on low, with no char.	uicsVhbNfnUmigodgjgiZqpqcbYYriechldbhkhdr1icXgQgbjmjlseWbmSYioZk
		Yes: steak strips 2 to 3 minutes, raw prawns 3 until pink, pork 6 until no pink is left, halloumi 4, mushrooms 6. The spices and vegetables stay as they are.	ZeasbgXefrehWcccbdqkegrkrrkUprUqchbfoVelmulWPVhjdUeolpkiXiheWgUr
		Refried or black beans, rice, guacamole, salsa, corn on the cob. A tin of black beans warmed in the pan stretches it for two more.	ssfTefYllgfPnoioumZagokfyneZhtSWgfhemaUklmXYchkcdXdhWekqhStibmfh
		Yes: cooled, chilled overnight and packed in a tortilla with an ice pack. Eat it cold the same day; put avocado in with lime.	u1qmXkkkaXeVcXjhocgfYjicmdfSdniaYgofiandjnjrdkvdoolqpafZYXPiQlic
		Boneless thighs are cheaper and juicier, 8 minutes, until 75 °C. Lighter: 1 tablespoon of oil in all, Greek yoghurt in place of soured cream.	eikbruZojqSiefcbicmiothmlpjSglerfjedbjiZouXZRcZlgUTfelmqmbgswfUa
		One 30 g packet in place of paprika, cumin, chilli and salt. It has sugar, which burns, so fry at medium-high.	dolpoWVgdgpWtSjtbhsjnajjrgoTgkcdqpWUdfiRklXnsfgfmd0jrhehggejdkfo
		It is said 'fa-HEE-ta': strips of spiced meat fried with peppers and onions, which each person wraps in a soft tortilla at the table. A burrito comes filled and closed; a taco is small and folded.	iloleXOoPkmYmslhkrYikpgkUnjXYmXSuTmWkgrikgaYlkgdcUlpfqggmVllaide
		Begin half an hour before, at half past five for six: 15 minutes to slice, 15 to fry. Rice goes on at 5.30 before you cut anything; warm the tortillas while the chicken fries and slice the avocado last.	hqZWhkcUjYUikcgXwkgeoXmcjiciejbdgTehtyvccUjeZpsXhPYiflbaqXlcjdbs
		Wheat is in the tortillas, milk in the soured cream; the rest is free of both, but read the spices. Corn tortillas marked gluten free, warmed in a clean pan, and plain soya yogurt put it right. Halal: halal chicken.	TbonhpfrbpWXkpUdbmnViWgQrZfeazbdhZdieplYWksZbiqZaZdrjdciUhacYsgj
1		About 1½ cm thick and as long as the breast, cut across it. Thinner strips are dry in 6 minutes, thicker ones raw within.	fdgfaekqYmijfllPZhrWlnalanmdmffiwWeqXminsbboekmpohQrZofpastjgXTU
1	safety	No, never wash it: splashes carry germs half a metre and more. Pat it dry with kitchen paper, bin the paper and wash your hands.	lUlgerb2jmbnZXilkoliZflrZomfigmrnphknehgpljrsyzkoinYuileZgjlpbjk
1		Straight in is all right. 20 minutes to a few hours in the fridge tastes better; up to 24 hours without lime in it.	ljjpkdjbmsdegdcoilaUnamtkfgpmXcjRileibagmXXokchlixgqkvuPlZfbNaWk
1		Up to 2 hours in the fridge, no more: lime turns the meat mushy. It is brighter when squeezed in at the end.	ighoikcpjfniRhWafjpaskbjmibvUcSvcnYhqRbljglolbojmisdkYmZlgsifPVr
1		Sweet paprika and half a teaspoon of chipotle paste are nearest. Ground coriander for the cumin; a quarter teaspoon of chilli powder for the flakes.	LeciskaVhslblVsfkclfpbYkploeVmmckmZPWgbckkWibaWjcctmmwehefmcdfmw
1	safety	Half frozen slices very well, but every strip must be thawed before it is fried. Frozen solid: defrost in the microwave and cook it at once.	kcWtefjriolZUroMdbgpuikhXadsugdkfjYjahiXvslloejjmdWitdgWmebiaeRe
1		About half a teaspoon for 500 g. Do it now, because salt sprinkled on cooked strips sits on the outside.	gUolpplerhtenUWntikWkZnZjnlsekblfcpfqemlkelgsleRlcncvrqncZkdhSXV
1	safety	Wash board, knife, hands and tap in hot soapy water before anything else. Peppers that met raw juice are fried with the chicken until hot through.	fitibodqdjgofhocZmkupcorWxdgehjmmiffocdtoluplrwmjhomqfmfchtqvVnh
1		Yes, toss it in the spices, fry peppers first and heat it 3 to 4 minutes, until steaming hot. It must be within its 2 days.	csjxisfelionRZgifXonjvscoreUghcicmhacskkpqkmfosckggtcclaalvSgiUg
1		Three medium breasts or two large, about 1.1 lb: 125 g a head, four to six strips in each tortilla. A 650 g pack may all go in with half a teaspoon more paprika and salt, fried in two lots.	XsiXlrWpnfvddYgSljokhmkbZrldfgijukdlaknWtjYqbuiZmWVWetbqejbZdfWW
1		One tablespoon, 15 ml, for the chicken and one for the pan. If both went on the chicken, fry the peppers in a teaspoon more, or dry in a non-stick pan.	ViinqpdlsbmqncYmihnpRldbeuilikhotgyTirneeSgffRnWggcZZkecgVajgWVY
1		Yes: mini fillets stay whole or are halved lengthways, and diced breast of 2 cm takes the same 6 to 7 minutes. Cut the thickest to check. Thigh fillets need 8.	dmjcbmblbnoiQheWXcqgjmlmkptcxlYeiYWujgemtqlkWmhimSbvdmalYqlhhZRe
1	safety	Past 'use by', slimy or sour it goes in the bin; spices hide it and frying does not cure it. A faint smell on opening that is gone in a few minutes is only the pack, if it is in date. Use drained black beans instead.	XkirdmahsvphTdWjcikkkdXfdhmKcUqYYhnoYZietZkpkopljd0dfknbkhcjZjir
2		Strips of about 1 cm. Pull out seeds and the pale ribs, which are bitter. Thinner ones go limp before they char.	dliZfespTilmfkufgfiifgdsWlvmsjnfxUhqddhrimlhaibuhZjygifkak1fgSfb
2		Any onion, in wedges of about 1 cm from root to tip, so that they hold together. Rings fall apart and burn.	YhdbgWmdOSnmmtjaZZqneppcTmmjqoacoOdffidndjmtclbgpYkjhelidYsyihjo
2		Frozen: dry them well and fry 2 minutes longer, in two lots; they never char much. Jarred ones are drained and only warmed.	cdjncZrogcahejodjSixldgkXXjo0lqfkibgYTZbtxpggXeogXjmsWdYfcnUjceq
2		Mushrooms, courgette in sticks, sweetcorn or more onion, about 400 g in all. Courgette goes in last, as it is wet.	aaoZhbshnnakhjonhUtlcigtifihnqhabiYXlWZhdxsWRUXoeWpnlbdeVarfpgiu
2		Any will do: red and yellow are sweeter, green a little bitter. You want three medium ones, about 450 g in all.	SdsdierifbchcYXimVnvjYejTfxomkgZodiqaTfmWoghViUleUlonkWfahwZhZpp
2		Yes, in a closed box with kitchen paper in the fridge until tomorrow. Squeeze the lime only when you cook.	nlthlcqjdPaickleXbqekhmiapelvepacVolmVbqllwvbYxpffkugbeZlUidgdag
2		Three are about 450 g, some 4 to 4½ American cups sliced. That is five small ones, or 400 g of sliced frozen peppers, dried well.	UjsaiZpjrRjdhdfdqdruZYdbQjjnthodtegigXYYlrhhcZYehVepmhUncenQlWfk
2	safety	Peppers and onion for frying are all right if they go in the pan again with the chicken till steaming. Lime wedges and avocado are eaten raw: bin those, wash board, knife and hands in hot soapy water, and cut fresh.	jqlmbsaqdjkmahgSUllmohglhwdkZgimelcgqYbtnrpunlunodqlrdkikjwqsVfk
3		Turn the heat up full and leave them alone for a minute at a time. Fry in two lots if your pan is under 28 cm.	tbiihboimZYxXfjnnQZycqflYZkrucagmqnoqbleejeXdbYnXfkdikoZVpnigjtp
3		Brown-black spots at the edges with firm middles are right. Take out black pieces and turn it down a bit.	pWfkhnqZXaetfhTgdZZyikZaZbgxsloiZdphbdjhkVeiiwWfXZokepZhcfhckW0m
3		When the oil shimmers and a strip sizzles loudly. Thick smoke is too hot: off the heat and wait a minute.	ebfkkmkkpdgmuXkbpXWtdvghbimmgfvXofjZiploTSlSbdafUsnYfqmXkkgRYVhh
3		Apart: together the juice of the peppers boils the chicken grey. It costs you 5 minutes and no washing up.	frcfbZcjgaimjgntZfivdhy0VfceraSgjierrjmflnjddgoihafakesVeZujjQUk
3		The strip bends but does not flop, with dark edges. If it is raw, 2 minutes more; kids often like it softer.	scxhlWqddlfmaeaknZe5lmjfiggqhYcVdTeqqYYfZalYfgelgam1hnmTgqldhaig
3		A wok or a griddle is very good. In non-stick heat it with oil in, not empty, to medium-high.	okXnRfkZhUchhZfchdUmbuYlofolnlodxtrhkmjndqYkafSmaYnQltidYpYobkfl
3		It does not matter, as they get hot again in step 5. Leave them uncovered, because under a lid they steam and go limp.	rfkZbWsicdelkcoemZSpUpogSlYdmlbgZnqbrmZuedqZilrrcltiigbOactWghdg
4	safety	Not yet: fry on for 2 minutes and cut the thickest again, until none is pink and the middle is 75 °C. To be quick add 2 spoons of water and a lid.	YeapmshifajnTvbWmlezmfqZhqkhSTaZYiXueldddStZekfZidfoZjpihsqibYce
4	safety	Cut the thickest strip through: white and fibrous all the way, no glassy line, juices clear. Only one is not enough if they are uneven.	ZbknesdtdicwVscalmmujriglsjfWZaVifbthkjeddkbgumcmgfslwieivkeSWbX
4		Take it off now and give it lime juice and a spoon of oil or soured cream. Cut it thicker next time and stop at no pink.	tZjvobbggmllPpWbgajglnZhjkUXbafqaecuqnqfmZWgqYdvleemVieoorslceWj
4		Lift half of it out, boil the liquid off on full heat, and fry in two lots. Wet, cold or crowded chicken does that.	lZZrjnYsqjfxVlhinYhggshpZbjpjUNorwfpggmimkeVlgnigmgTYjndXsngemlk
4		Turn it down to medium and add 2 tablespoons of water, scraping. Paprika burns fast; take the next lot at a lower heat.	fWZmiueYhjfmldWdeUctnfUneZhqhjtjcpqaTqldmNafjmZiYfwegpdefgeWcbwu
4		Leave it half a minute: it lets go when brown. Then a teaspoon of oil; a cold pan is the cause.	eVVeflijsqotamhWXVUkcnWifndnrshllnwesrrgbTdifkarlgmdgnughhdkbWYY
4	safety	Cooked food goes on a clean plate. Wash tongs and board before they touch it, or use a second pair.	dbllRcdnYelcagfgdqasnhwldtdaTieprtlasbasodxlcuuikdkojYiYbmnilYji
4		Yes, thin ones may be: take them as soon as the thickest shows no pink. Later they go dry.	hbdeteomUeTvbkhddybnqauehkinjSbYebanijejeWffeopVnkbsfnoTirmUTcYc
4		Turn every minute or so; left alone a little it gets brown. Constant stirring cools the pan.	WYSqiapfbiWsoZTiYmVdWigsbkdqkkWgfgltkmSngcdhloafjnwdZrvajmahTcZd
4		Fry in three lots, peppers in two, each 4 to 6 minutes, and keep the done ones on a clean dish in the oven at 100 °C (80 °C fan). Or put all on a tray at 220 °C (200 °C fan) for 20 to 25 minutes.	nzWeSVebvUgkgbkbeggpXmhmecllpkZhzzqolooiakgfhfPfgbaZcualfifchjZf
4		It can be eaten, only less charred. Turn the heat full up, boil the juice away without a lid and give it 10 to 12 minutes, until the thickest strip shows no pink.	hlVqdgbblbhsmmmtaejrihpzQaYfkXThnhdkllooocpUnXmabekVighXZfxcmXVn
4		Up to 20 or 30 minutes you may put it straight back on high heat and cook it until no pink is left and it is 75 °C. Longer than that, half raw and lukewarm, bin it.	dedwopkXilYuSdkWZsUopbrfbkdbccYfXooipueovdxgamhYjkgtcemZllbfXief
5		Half a lemon or 2 tablespoons of bottled lime juice. Vinegar, 1 teaspoon with a pinch of sugar, at need.	epbemgapfaiecoZZgfmYhhPcubhtQcbhbmPaiSZeaqUvlaYmrgpbjZcfmfpkhcau
5		Turn the heat up high for a minute and toss, and the juice clings to the chicken. It matters, since a wet filling splits the tortilla.	tbWjjejvmkisWtmtfacbenUkYdVscSZrsjndedgohXnbrflsltaZYXkiZnmZffhk
5		2 spoons of water and a teaspoon of tomato purée, or a few spoons of salsa, 1 minute. Soured cream is put on later.	hefojYmhsjslhpdtmTxYkiVjrdblSZjtlhZffmZhghfaZffkgwdbSTjpgcsidRab
5		Salt and lime first, then half a teaspoon of smoked paprika or a dash of hot sauce. Fry it a minute.	diflqejcylodklathZdateennqloTZWndijUhgfibnYlkgSncqollvnwrcwadbdm
5		More soured cream and avocado, and rice or beans in the wrap. Water does not help; fat and starch do.	ekXqlkicophblfohsPWlckbcTmViLolhZZiegtfkqXVfbddffpkojfTwrbhZkapl
5		Add another fried pepper or half a tin of drained beans, and lime. Serve it with unsalted avocado.	oYdvffmXopoYdadunVhPgcibmfjtdoYsZZrkqfmgngjeqfVagXpYoejyldmjuYeg
5		Ten minutes in the covered pan off the heat, or 30 in a covered dish at 100 °C (80 °C fan), steaming hot. Peppers lose their crunch.	sggUmYodnfOgnWecRiUgWepYflYdggUdUklVsjejhbpjfgsbdvgkigUTqWebUhei
5		One lime, 2 tablespoons of juice, goes in the pan; the other is cut in wedges for the table. If both are in, boil it a minute longer on full heat, add a pinch of sugar and leave the wedges out.	bpedhjcwlXkjekTahkodZkVhlhi4UZToipZfjWcZYjconUmdpdoYbfVincsafUbm
6		Dry hot pan 20 seconds a side, or wrapped in foil 10 minutes at 180 °C (160 °C fan), or 4 in damp paper 30 seconds in the microwave. Keep them in a cloth.	xkpmVUfcVXhXiWgZrmhmPikcWkUfgqZfbhgYimxaSjcmljgsdZicipgUebmWcpYZ
6		Sprinkle with water and warm it again for 15 seconds, and put it in a towel. Stiff means too long or dry heat.	wXqjiRjeafoaVagdjlhrefRPWhWcXlfffXZgkiybUQXopdkvgghkajkgahhbYgfh
6		A hard one stays out: use soured cream and salsa. Brown streaks are cut away; slice it last, with lime on.	neicokluVShfYrKZbgbldqdcojlmnmeURYnuaflhfjookieydcmmhTmjrfnjcdmc
6		Greek yoghurt with a squeeze of lime, crème fraîche or cream cheese, the same amount. Guacamole takes the place of both.	ZmofomdoceXZhcieecgXpjdhiUdSXxnfWdcffUTmc1aakhPkfgZZXRnekjqllagq
6		Two big spoons down the middle, fold the bottom up a third, then both sides over. Half full holds, full bursts.	hradZXclbWmgizvpikTWNqVYVqScZiYZqkleiihfebespgfpljkghjkpjcaddbgT
6		Flour tortillas of about 20 cm are usual, wholemeal too. Corn ones are smaller, so reckon two for each of the others, and warm them well or they crack.	kelZeYctTfeRfXiekpihbZaUdjmYfzQWrXWdaVlfagfkdlfhiKYobiefWdgVimgY
6		Grated Cheddar, salsa, shredded lettuce, coriander, jalapeños. Keep cheese and cream cold until you sit down.	ksjJZlgimbjXhonumdgjhegnvnbbYudldXcbhZUmjonUmYhlahoodZepba0kaogb
6		The soft flat breads, sold as tortillas or wraps near the bread. Chapatis do as well. Chips cannot be wrapped: pile chicken and toppings on them and call it nachos.	pdrchdVhUemagZifeqXoZccYZuXXTtYZwUhZlUqeUlenjedofQemdmnaVcgYgqid
`
