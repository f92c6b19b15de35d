/** Salmon & Dill Potato Traybake: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Halve the potatoes and toss them in a large roasting tin with the oil and some salt.
Roast the potatoes for 30 minutes, until nearly tender.
Trim the beans and stir them into the potatoes. Sit the salmon on top, season it and lay on a few thin slices of lemon.
Roast for 12 minutes, until the salmon flakes easily and is hot all the way through.
Meanwhile, chop the dill and stir it into the crème fraîche with the mustard and a squeeze of lemon.
Spoon the dill sauce over the salmon and the potatoes, and serve straight from the tin.
`
export const NOTE_LINES = `
		Partly: roast the potatoes an hour ahead and leave them in the tin, and mix the dill sauce up to a day ahead. The salmon goes in just before you eat; 5 minutes longer for cold potatoes.	olniofpchTJibhhgZhjcnXtkpdZekkeifcldjaflglpmdb1bdkosheoTpUgRWhTb
		1 to 2 days in the fridge, covered, if put away within 2 hours. Keep the sauce apart. Cold it is good in a salad.	iyoickjbmihgTWckebfWajcXmlidpYqiZerdUVWjcboojl1ckcigUYecgUdVZjOk
		Better not: the potatoes turn grainy and the sauce splits. Cooked salmon alone freezes 1 to 2 months for fishcakes.	nrjqTblqpkPYYclZgVnlpbaedYVgiekhicmlOSdUhmmojhrabYifjTfgtUeabjUb
		Cold in a salad is nicest. Otherwise cover it with foil with a spoon of water and heat it at 160 °C (140 °C fan) for 15 minutes, until steaming hot. Once only.	uqlvSgrclelaYWcYqWekZnjScfZTdhogZmoVgrnaclgflkqldmffhbYYhclXPwan
		Nothing more is needed, with beans and potatoes in the tin. A cucumber salad or pickled beetroot suits the dill if you want another dish.	mlfNfcbnffiXopjuudhafkikvpaggmUfggfgjdRpbwiTYifgXXknUgjofRveeheY
		Feel for pin bones with your fingers and take them out with tweezers, then flake it for small children. Leave mustard out of their sauce.	fbfiQWalcqaVibikuWgchXicihscPoehelfjfmYYkWZmRbhghhr3eZVpsbhgpXeg
		Yes from about 6 months: flaked, boneless and cooked through, with soft potato, and no salt or mustard on that portion.	obhcOfboqpUZheakubkdrcmglYqhblblffekYhhQfZdoRfkVbYpqdcVqriXpkgTZ
	safety	Yes, cooked right through; at most two portions of oily fish a week in pregnancy. Crème fraîche from the shop is fine.	gVmaNwginoWaccZeopdiieiZjbgUZbmhgdXnVgfUgZjbOjwfXTlopndonidqekUl
		Use two tins, not one heaped one, on two shelves; swap them after half the time and give the potatoes 5 minutes longer. The sauce is mixed in one bowl.	eyWaQWgYkXXkeZkcdngoVgmtkhhejhNbf0tobjpbnifjjbhffhZdgtVnlcdWsdcf
		Trout the same. Cod or haddock fillets 12 to 15 minutes, with a little oil. A whole side, about 800 g, 18 to 20 minutes. Frozen fillets are thawed first, unless the pack says they cook from frozen.	WeTaTjffeplbVfljcXedhhlWveiducjfpiYngWYZuwmYUughdRfjhniblbjahcPp
		Air fryer: potatoes 18 minutes at 200 °C, shaken, then beans and salmon 9 minutes. Otherwise boil the potatoes and beans and fry the salmon 4 minutes a side, skin first.	tlgrVjcLkibjekofghgeUkoofaWbolohlpfclrkak2hbXjNicfphntiabrYcglhl
		Trout, pollock or frozen salmon. Plain yogurt with a little mustard is as good a sauce. Ordinary potatoes in chunks save more.	cfZfdpVpmoLeZehdcXjcirchudnNgnjklffedYdXduXWSccjkPhVfmgrsbillfae
	safety	No, bin it after 2 hours out of the fridge. Fish spoils fast and some of its poisons are not destroyed by heat.	nfglhwcQmktcKhocliWXtapdlgcdgXnebhoacgdogengrhqfdmWnjYaZnUTicsVm
	safety	Fresh salmon smells of the sea or almost nothing. Sour, strong or ammonia smell, or slime, means bin it, even in date; cooking does not help.	XXckfmbhpxpgThakccgijjRXfchVfMubedhsWZggrbpehwgliYvbdkjjtgbZcear
		Here it means a whole dinner roasted in one tin, what Americans call a sheet pan dinner; no cake. A roasting tin with sides of 3 to 5 cm is best, as the oil stays in.	VbXbRiimYbqYhedpWnfifnabkQdfagZYmniYoanllpaTfYZhmiPok3VffiZTlidb
		For seven: oven on at ten to six, potatoes in by 6.10, beans and salmon in at 6.42, out at 6.54. The sauce is made in the last 12 minutes.	kmYThjgPlbTlgbmVyijdnXkckgaedkbcfTcfqvtddenZZmlVfSejhmXZtXbWncZo
		Fish, milk in the crème fraîche, and mustard; no gluten, but read the mustard. Without dairy use plain soya or coconut yogurt in the sauce. Salmon suits halal and kosher tables.	SbfpekjnbuSZnqYhYfqPfTjVsTYbX0jigejefpfWXlmWaihYXgelgYgiXddjcign
1		Any waxy or all-round potato, in 3 cm pieces. All the same size matters most: halves of new ones are right, larger ones quarter.	eicRnhpqfZcVVdpaafshYdifinmbuuXUvThnhXjpasXkUibdpXinckfndgnfrYiX
1		No, scrub them and leave the skins on, as they crisp. Cut off green parts and sprouts, and peel only old, thick-skinned potatoes.	fbmLkjtiXjZdQpiflbZeVcmecmojtktnmaiwfcoofkXjZmpslarleXebncqfngpZ
1		200 °C without a fan, middle shelf. Let it heat fully before the tin goes in, or they stick and steam; put into a cold oven they need 10 minutes more.	dncjYjoiblYlodfbqneobokiOXacdnccXjbVfqsmnnjWjbZbknwcopfOZgZMlkYf
1		One of about 30 by 40 cm, so that the potatoes lie in one layer. Glass or ceramic takes 5 to 10 minutes longer and browns less. Lipped trays only.	drUfNaniaXmeikjadiaobfclmaqcpiVViorbgVhpblcefgXiuhXgmudnVcUUqreS
1		Yes, dry them in a towel before oiling, as wet ones steam and the oil slides off. Rinsing cut potatoes is not needed.	rOlWrihzjhimXennfhmqZieecmZnxlonvrlfumoicafdmhqoirmZZhpWdifdoXge
1		Any frying oil is fine, and butter burns. Half a teaspoon of salt is right. Whole garlic cloves in their skins may roast along with them.	XajdmjaWpprXlUTrfWzhTejhnhkuoxmgkegShgklclicZajhfZkcdjnXkYZtlagS
1		Yes: 8 minutes in salted water, drained and dried, then 15 minutes in the oven before the fish. They are fluffier and quicker.	udlkrepWlbScaZojmfrigd1cZWiardbYdhdkpjoeZlWdcoobmdqajjuTiulZtbfh
1		Baking paper saves scrubbing, with a little less crispness. Foil sticks unless it is oiled. A heavy tin that was well oiled needs neither.	majWWfskYdfihklfcedqZrXkgfadommZsptRhkVicZZedpjxpXhehvtXbTXdrmmY
1		13 to 15 potatoes the size of an egg, three or four a head: 1 lb 10 oz, three quarters of a 1 kg bag. The oven is 400 °F, 350 °F with a fan, gas mark 6.	grjRlhijtXgaehmXvgrpTcoVZmchiekdsdikebpabuVebnaLqXdZglWrifbYihhY
1		Yes: in 2 to 3 cm chunks, skin on or off, patted dry. They take about the same 30 minutes and get crisper and more crumbly than new ones, so turn them once gently.	hdeThbnjhXeYQbpgbeqhaenepijRyoYcydZmealoZrcqXiWZqUjmYffidkhcwmhb
2		Give them 10 minutes more before the fish goes in. With the salmon on top they soften only a little, and the fish cannot wait.	vceanfpbikfeLplVakcyqjgWllYpgWbZaWYqskiZWbibgknemensdqjdrkmhkWZa
2		Leave them: they let go when they are brown. Then turn them once with a metal spatula, after about 20 minutes.	gTXTfdphdfemajgZWiRhahakfiYkrudgkdvjpkjhRXanbqbjqYxiYmwcohUadZba
2		Turn the oven down by 20 °C, cover loosely with foil and go on until a knife slides in. Your oven may run hot.	uaYijoqYWXZmUhWccaY1jmgSdhZuolfYWhgjgmkejOfhhtbgWbpjjqbdclccicue
2		A knife goes in but meets a little resistance in the middle. They finish in the 12 minutes with the salmon.	fYgfbjjjjmfpdmlahlZtlodXmkfkbVlUfRemkedhVSlWeqtadfrndvhctopVWQWY
2		Spread them out and give them 5 minutes on the top shelf before the fish goes in. A crowded tin, wet potatoes or a cool oven do this.	sapdoajnlgaqNhenmbayfpddafdnihRahdcqlZsjTibUbgZjflkiZnzTcljciopZ
2		Dry the salmon with kitchen paper, trim the beans, chop the dill and mix the sauce. Take the salmon out 15 minutes ahead at most.	cXmdkdjefSQndhoeandjuWrnneTfnfXhebcRrnZjnggdgWsdjftoThjfwXkPggde
2		Leave the door shut apart from one turn. Each opening costs 2 minutes. An oven thermometer tells you if yours is 20 °C too cool.	XlbflighaqPrhgWblxUsajgbSaecdlgWVoglbmnnjlofckVVglrjjwkWgvZUfidh
3		Skin down, left on: it shields the flesh from drying. It peels off easily when done. Skinless is fine, lightly oiled underneath.	afeSWiqiRogeWhhleeSXVjjfkknmqkqqudhtjfllqjcbZoqtmblabdmYlYpXjdTR
3		Frozen: thawed and patted dry, or they make water. Asparagus and tenderstem cook in the same time; broccoli florets 5 minutes earlier. No tinned ones.	iXiYfWkdbiZgadpklekonhbjfbqXticZVZWZjVMSl1hWeWgdedcedRmWcZkVkcnq
3	safety	Thaw it in the fridge overnight, out of its vacuum pack or with the pack slit. Only if the pack says it cooks from frozen may it go in icy: then about 20 minutes, until it flakes and is steaming hot.	fcWrWcnimnhWUqkVfZcprdbYbWdotcljegXmWZbQupogngkjjfdgvfgYocVZXcSi
3		These times are for fillets of 120 to 150 g, 2½ cm thick. Thin tails 8 to 9 minutes: put them in later or fold the tip under. Very thick ones 14 to 16.	cdWUYZqkandiVgebfpjbbhcghmqmpWfavZishedeqcXiUlhgqaQkZ1aockldXTTg
3		Salt and pepper is enough; the lemon scents it. Thinly sliced so it does not turn bitter. Without lemon use a little butter or dill stalks.	ZklbhpidffodgnYidbkPqbVksblxadipgfcfkUdobybfkkehhctltqckda1kgUUj
3		Because dry fish roasts and wet fish steams: press kitchen paper on it for a moment. White bits that show later are only protein and harmless.	iTmdkedxirrqRhiwfbejapZYgdgarQkqwnYoqdnbraeagloroiiZfkocgkphfcZo
3		Turn them in the oil in the tin so they are coated. They wrinkle and brown a bit, which is good. If you want them soft, put them in 5 minutes before the fish.	sTrYjUfcbhffabennmbskjYdaclidfYXaakZueUWgacNgXhkekhfVeyQcehakOfk
3	safety	Stroke the flesh against the grain and pull any bone out with tweezers at the angle it lies. Do this before cooking, and still warn people, since one can be missed.	dWedOkakSkjnXmooecghfijZiivmnctfafatouiXkcaqfninmeirbabotfdbnRPZ
3		120 to 150 g each, 4 to 5 oz, so 500 to 600 g for four. Cut a 500 g side in four pieces of 125 g, keeping them equally thick; the thin tail end is folded under.	ZpfLYfjqlhteZhbbbllichgVhmnklcflugcrcagYoibcRugZjWYeZucukbjYgXQc
3		Lift the salmon out now on to a clean plate. Flaking through: cover it and lay it on the potatoes for the last 2 minutes. Still raw: cook it until it flakes, then take it out and cover it while the potatoes finish.	dhSgdncbkejmXkjqTfdljfroZXQjjcXjmdZlrmqgdfsWhlrUcaoZifmYpWobtTPh
3		Boil them for 4 to 5 minutes, or microwave them covered with 3 tablespoons of water for 3 to 4, while the tin rests under foil. Toss them in the oil from the tin.	nRjcgacSfepbUjsiludgqXfkaegfhbebafgRsrYYkgWOnXjafkbacZnWkYeVvYeo
3	safety	What goes in the oven is fine. Dill or lemon for the cold sauce that touched raw fish goes in the bin, or on the salmon to be roasted. Wash board, knife and hands in hot soapy water and take fresh.	dijfTqehUljldhnYPfkjsadkhpdgWclrkjcZnUbsonuojo0hjethogfhnkpmsRef
3	safety	More than 2 hours in the warm, bin it: some fish poisons stand heat. Serve the potatoes and beans with the dill sauce and boiled or fried eggs. Half an hour out before cooking is quite enough.	iaeicmgNqmtcIjnajjae0cqflgXdeadifmeelgeqodrcoktbZmapgdgYoWVifgUq
4	safety	Give it 3 minutes at a time. It is done when it flakes with a fork and is opaque to the centre and hot right through. For anybody pregnant, very young or frail make it 75 °C in the thickest part.	hbeojoqhdnllSrchnnXzkmpVofeoTRaVWeVqllbbiSqdfrfbhgbndsecftieYdde
4		Press with a fork: it parts into big leaves and is the same pale pink all through. Jelly-like and dark in the centre means wait.	XZjgbhgjeoonZohedhXveoXUnnleZXkWjaZrgfdbeYjUZxkebjllfyjhnphYPTVW
4		Nothing brings it back, but the dill sauce covers it: flake it and turn it in the sauce. Next time look 3 minutes earlier.	rSeonchaiponKmdqeYijllahggRebTgjVcdqsnjdqSZglffpgfihXkXpuklfbcSn
4		Yes, it is safe: it is protein pressed out by the heat. Less of it comes with a gentler oven, 180 °C (160 °C fan), and fish that is not ice-cold.	XadjctanjgkqZnirmdSdkgWUgfqUWblumgbzZXllqhpQjungmjolchmglkklirbk
4		Lift the salmon on to a warm plate, cover it with foil, and give the tin 5 minutes more. Fish that waits in the oven goes dry.	kWcebcifnhZhRgigXeZxhkhYocTllUcXYgdgroThiipOdqoZghmsYmfTtdjUjeSg
4		It stays soft in a tin with vegetables, so peel it off. For crisp skin fry the fish skin down for 4 minutes first, or grill it skin up for 2.	pirYbemcZvgmQjbrhWUiRmijkkgoidnkmcmpqZylhZbXchdvjfhffdkPjhkagpiP
4		Leave it open, for the potatoes' sake. Only if the fish browns before it is cooked through, lay a small piece of foil on top.	mafjaYzhbhdmXadjfgUjQuaRlhehidZTgohhijTkiakYipmxfcwWdukVagfjljYW
4		75 °C in the thickest part, or 70 °C held for 2 minutes, is fully safe. Push the tip in from the side, not down to the hot tin.	UeegWsivZtilgoeSrjfpgrnedrjbSkiUlaWmhfZZeZlYfpiUnifkjybdlqfSWhbY
4		Pour it off now, holding the fish back with a slice, and give the tin 3 minutes more near the top. Frozen beans and wet fish make it; the salmon is unharmed, so stop when it flakes.	uYWfcfiwpkjqUummjbalfsWdeSdofZbnpolfjbhXmclVpYrhnvcWXckcakdWnjnn
4		Back in the oven with all the fillets, sauce scraped off, 3 to 5 minutes until they flake to the middle; or 40 to 60 seconds each in the microwave, covered. Give them clean plates.	lZbdZmenZjuXQthefmXqmatXfiVlXdcgZpdinrfkoS1efusfhgiskgYgjhifbdVg
5		Soured cream or Greek yogurt, 100 g each way. Mayonnaise is heavier: 60 g with 40 g of yogurt. Cold and off the heat all are fine.	RlmkkoZnhbZcfXcekbhWmhfdhadPUymkaijeXUTlaqcYgkRghfUWVUkZjgqmoWbn
5		Dried dill: 2 teaspoons, stirred in 10 minutes ahead. Chives, parsley or tarragon, 20 g, are fine too, but tarragon is strong, so take half.	YgocrgpQbdccdTekcSpZkdWlsqjUlfbbcgVPfbSdelbkidcjaWvgpfQcWhlgYcqg
5		Stir in 2 spoons of crème fraîche and a pinch of sugar. Wholegrain mustard can replace Dijon; of English take only 1 teaspoon.	NiXrmWZfenehrogdkSjfWfghhjYjOtpbdbfoZcXqeaUjqTaebfhSjcenmcuimaqp
5		Chill it for 10 minutes, as it thickens in the cold, or stir in another spoon of crème fraîche. Too thick: a teaspoon of water or lemon.	iaVjlbqjgpgohlihgVjSlhQigeSlOZgolWhfPecofdcdpkhmn0QbbXkldprgbbce
5		Thin stalks may be chopped with the fronds, thick ones stay out. Chop it fine, so that the sauce coats.	aaiXigtYUeiohakihgsclVStYxobrdkhmUXqdeXmhbnqnfspfYiinZcfUdmjTXmW
5		Yes: a teaspoon of white wine vinegar, or a spoon of capers with a little of their brine, gives the sauce its edge instead.	braankYjhddefseddaqQheResdfqQdembjTacbWoYvYqkcWlmbmboUdgndugmZUo
5		Yes: a quarter of a cucumber, grated and squeezed dry, or a tablespoon of capers. For a sharper one 1 teaspoon of horseradish.	esjelegifnddilqvdSqXcecpogkiVihmWbhXcWJjhteedXZoZdkngXfkjS2lfbec
5		Thick, slightly sour French cream, milder than soured cream, sold beside it. Full fat or half fat both do; 100 g is 6 to 7 tablespoons, a little under ½ American cup, or half a 200 g pot.	PmlnfkfqlecdkYgZjjZVokUedWgUWkocmSqfYTVncogRnnXabXRZVbhhokojkWhi
5		One small supermarket packet: chopped, about 5 to 6 tablespoons, or ⅓ American cup. Suva or shepu from an Indian shop is the same herb; fennel fronds look alike and taste of aniseed, but do at a pinch.	OjkXjkmaiShWjcXdeZxhgTbha1jfiaaiqWhXbgfbildiimiZkPihpkTlYgfbaVrU
6		On top, cold, just before you eat: heated it thins and splits. For small children put it beside the fish.	oidiedqiWbhfqbfmlZYYcddecabfQmkpYgkUkldsjXeZjkqfTvnakUeRfgxQYfXS
6		Not well: salmon goes dry. If they are late, keep the fish out of the oven until they arrive; potatoes alone wait 20 minutes in a warm oven.	ubZTidldkhLhdXdaQjSeZelXfhUchfYjYhkbvgegfbokemwYcpikikbUqVdeSeXn
6		Flaky salt over the potatoes first, then a squeeze of lemon. Capers or more dill wake up the fish.	gegerhhezilehidtladZnfdhpkmrUdSqbcgWpZfhVralnhWiepqiovkwmZyfiYcc
6		Slide a thin fish slice between flesh and skin and lift: the fillet comes off whole and the skin stays in the tin.	ceYPRfbnZivkWsonUfNZRnZhdjfmhfhnjfvkkjoijdggfplnmhhimhknsdkiWUTX
6		Yes, on a wooden board with a towel beside it; the rim stays hot for 20 minutes. Tell children. A glass dish does not go on a wet or cold surface.	smcTYfifVfjXogofudMcifijhZoYYnbgWurQjidukbredfohmqcsqceahZZZemmc
6		Yes, within 1 to 2 days from the fridge: flake the fish over the potatoes with the rest of the sauce and a few drops of vinegar.	p1qicmiqkWjSZenitVgfaklYolZVklhgYjjZbeinjqhnYizaellmfThjkUmaUlWj
`
