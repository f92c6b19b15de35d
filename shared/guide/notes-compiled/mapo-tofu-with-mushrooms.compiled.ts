/** Mapo Tofu with Mushrooms: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the rice. Cook it in a pan of boiling water for 10 minutes, until tender, then drain it and keep it covered.
Cut the tofu into 2 cm cubes and slide them into a bowl of hot salted water, which firms them up.
Toast the Sichuan peppercorns in a dry wok until fragrant. Crush them to a powder.
Heat the oil in the wok over a high heat. Fry the mushrooms for 6 minutes, until brown and dry.
Turn down the heat, add the garlic, ginger and chilli bean paste and fry for 2 minutes, until the oil runs red.
Add the soy sauce, sugar and 300 ml of water. Drain the tofu, slide it in and simmer for 4 minutes, shaking the wok rather than stirring.
Mix the cornflour with 2 tablespoons of cold water. Trickle it in until the sauce is glossy and clings to the tofu.
Sprinkle over the Sichuan pepper and the spring onions and serve with the rice.
`
export const NOTE_LINES = `
		Cook the mushroom sauce up to step 5 a day ahead and chill it; grind the pepper too. Tofu and thickening take 8 minutes. The whole dish keeps, but the sauce turns thin and the tofu breaks when stirred.	smooidrYgUNkafffZifamaogniafkjeeaZuggXZlkgqpgd0farfoealSjUeZSkRh
		Two days in the fridge if chilled within 2 hours, the rice 24 hours if cooled within 1. Warm it once, gently, with a splash of water, until steaming hot all through.	k0qtgcmdqkieWXbehacYXpgVindbpgliYetdYTaiXYlsokxcgaeeaWebeeeWWsUm
		Better not: silken tofu turns spongy and weeps water. The fried mushroom base alone freezes well for 3 months; add fresh tofu to it after thawing.	mohxVZotqqZYYjjaiTkljgchbTVlpjdjgeigUQZSimrmnbkggZeeoUkcoYZbYjTe
	safety	No, throw it away once it has stood longer than 1 hour. Its germ makes a poison that no heating destroys. The tofu itself may stand 2 hours.	qlkrfvbOqkmWbklemoWYndujohXbfenfcmqekoesfaimsfmbckZlhUeblXapdyfs
		Take 1 tablespoon of the chilli bean paste, fry a teaspoon of sweet paprika with it for the red, and leave the Sichuan pepper on the table. For small ones serve tofu with soy and rice.	ZiaplekankZWsYfetTejfZfddmmaNpXgclhfcnfcobdXNedhemmzjbbqtXmcfZsn
	safety	Not the sauce: too hot and far too salty. Before you slide the tofu in, keep some soft cubes from hot unsalted water back, with rice and a little mushroom.	pejlUYdrmsYbfebprZednalkkYtjTmWoehlddhaXgTfoVdeXdfwveaUmonYqhdVX
	safety	That is the Sichuan pepper, it passes in 10 to 20 minutes; eat rice or a spoon of yogurt. Swelling, wheezing, a rash or faintness is not: use an adrenaline pen if there is one and call 999.	ZYlwfdllipXYUpeupffmmahjZielSizYXegmmfahhgkdfkmibhltlZZ8ojZhidoo
		Rice is all it needs. Good beside it are smacked cucumber, steamed pak choi or green beans: something cool and without chilli.	lmjXgednihgRrlipxbUadoglzjUbenbkcggereSrdteYZlqcTXkjbdijfYvfXodg
		Yes: 200 g of pork or beef mince, fried 5 to 6 minutes until brown with no pink left, in place of 150 g of the mushrooms. Then it is no longer vegan.	XmerkiYeunhdVebZcZumfnjnirmXlpQnelVbiZgmooomJVZlTZfcfgmfghblUdZj
		A wok or a wide deep frying pan on the hob it must be; any slow cooker breaks the tofu. On an electric or induction hob heat the pan 2 minutes longer before the mushrooms.	reawWejQjcXdkYmZkgXnXtdshadcnklZsjgjnmcjgyciXbVkcbmSdtfdctVoaihn
		Fry the mushrooms in two pans or they stew. The sauce can go into one wide pan; slide the tofu in one layer, not stacked, or the bottom ones get crushed. Simmer 2 minutes longer.	fuWjQPjXsZdjbZkbcbcgPkhrmjjipjNgotxtjdjddkmjmfeiedZXnkbqdjidhdXY
		Two tablespoons of oil are enough in a non-stick pan. For less salt use 1½ tablespoons of the paste and reduced-salt soy. Cheap swap: ordinary block tofu and white mushrooms.	ccljtreiopVbkXbemXodgqdfootXjmZuifkakfjaiobWTUVnkVZbomoukYZtrhdW
		Yes: in a hot flask the tofu, boiling. Rice only if cooled within 1 hour and eaten within 24, heated at most once. From the fridge microwave it, covered, until steaming.	qzloWkkeiZfYgYhlpaefTmmclZcValibcfoknejfhnfkanoWnmkmuXaYZeOpLnlc
		It is said MAH-paw and means something like pockmarked old woman: the cook in Chengdu, in Sichuan, to whom the dish is ascribed. Usually it has minced meat; here mushrooms take its place.	UalnkfilYmVcocUmmoUfeegkeenUZaoYqOoepYialmaYTcyVVadoilZobegrZhdo
		Start at twenty past six for seven: 12 minutes to chop, then the tofu into its water and the rice on at twenty-five to. The rice keeps warm with a lid on while the wok does the rest.	lmZVjghSkZRloekVyjjcsaihlicjehbZiVeivtsckSibdqrZlRagepbbsYifidbq
		Not as it stands: soy sauce and most chilli bean pastes hold wheat. With tamari and a paste labelled gluten-free it can be; soya is all through it, in tofu, sauce and paste, so not for a soya allergy.	VXimkkhpZrWWkrTlYeoWnadXrfjgbuVekcYhgpncchpcbpkYbbatkZhradYVUujp
		Cook and drain the rice first, put it back in its pan, lid and towel on, and use the ring for the wok at once: it keeps hot for the 20 minutes you need. A ready pouch heated in the microwave is easier still.	kqbrYXebdUYdsdedgoVtVnqqcVhZZofktvkdptjjXfgjikabnXrWaWUhjkmifhet
	safety	Ring your vet now with the amount and the dog's weight: garlic and spring onion are poisonous to dogs, and the sauce is very salty and hot. Put out plenty of water.	hYmbeWZVemqfbeWfrkfgacdpZYojShloajrSuldiohppWouXXpmiicSubcejmsjp
1		Two or three times until the water is nearly clear, so that it comes out loose. In a hurry skip it, as you drain it anyway; it is a bit stickier.	nVodclgwapbfocdlpwjjcbkoineljdsmqmmrnihghYYrt0vgvidWjjibbiojkjns
1		Give it 1 to 2 minutes more and bite again: no white dot in the middle. Old rice and a weak boil take longer.	pdjuqdiajregdqffmjbsgrgcqicpWQiPZWbtmmZeXQXhpmlfnWjlZlbckvpjhodj
1		Drain it, pour boiling water over, and spread it on a tray 5 minutes to steam dry. Under this sauce soft rice is still good.	0YemlahgppngYwiscghialabhgOjheogggnrpnolhPYirlhmjgfWYUfkkqmfhsev
1		Two litres, boiling, no lid; no salt, the sauce is salty. By absorption: 450 ml for the 300 g, lid on, lowest heat 10 minutes and 10 more off the heat.	mXgmfcrgrhlkzekfxinWVhiYjalolZedsnopqqYgfcVasonfthkNcibmYrifojil
1		Put it on just before the mushrooms, and keep the lid on with a cloth under it: 20 minutes at most. The mushrooms and sauce need about 15.	jjkjgglepgUevlijgkblekqerlPnjgfcbgkgzpbrbMhikotYibpbfdlSlhtQepdn
1		Jasmine 9 to 10 minutes, brown 25 to 30, short-grain is fine as well. Two or three 250 g pouches at the end. Wheat noodles go well too.	hrooZegggiZatnajimqjbjqazkhjmngSgjdojcikhkOqengWlQeZaWhgWjqjayns
1		300 g is just over 1½ US cups, 370 ml in a jug, or two rice-cooker cups of 180 ml. Cooked it is some 900 g, a good 220 g each.	dslcejXetbhYtsaZtsknUXgQhkUngbjdrgrgjqeggkSrmkhPoaaZccXocijigpkn
1		Drain it, lid and cloth on, off the heat: it keeps hot 20 to 30 minutes. It must not stand warm for over an hour; if it will, cool it quickly on a tray, chill it, and steam it hot once.	ngepockXojRhjphhZkSohkmcrkOpgXeaRimfurhtgQgmmklTijkhdfjVokmbbsci
2		Firm silken comes in a small carton, smooth like set custard. Soft tofu in water is the Chinese choice. Ordinary firm block tofu works, chewier, and breaks less.	ZpqtlTjmcrscYZaakXcfnmahkdmbemcimPgflHfYajaVhkjbschasajfcybZfibk
2		Turn it on to your palm or a board, cut it with a wet knife, and slide the cubes in with the flat of the blade. Broken bits are fine, the sauce holds them.	ipechcbqZgwmWtxcNfbYWobkZmfkffYniUijngilcgkrkoolkllrqferpmlrYYeT
2		It firms the surface, seasons the inside and warms it, so the cubes hold together. With block tofu skip it; with silken give it 5 minutes at least.	iYqqqdlmdxqhkalhrcgTflpnmajhqcSrhjkdtbcYecXdonlhrrlUyfvebsdgggdh
2		Anything from 5 to 20 minutes, in water just off the boil with a teaspoon of salt. Longer does no harm, only drain it well, and reheat it in the sauce.	kVjklgunititcbnfxcgVZikhgVgikXWlXcihsjZYdQehunpZxshUjjkegsiXejcm
2		No pressing: it would crush. Pour the liquid off, cut and slide it in. Pressing is for tofu you want to fry crisp.	ijrjnShqirunWhlhichdSrZhjkffhkQsokcetWabgZkejljusipVrkoahxeaaeZb
2		A little larger than a board-game dice. Smaller ones break when you shake the wok; larger ones stay bland inside.	grfbaZrnjelcYikSVcnbaegnekwotkWcuVlqibepfedtclejqaXtfubuYqljhYad
2	safety	Opened it keeps 3 days in fresh water in the fridge. Sour smell, slime or a pink tinge means the bin. Fresh from an in-date pack it is safe even uncooked.	ZlpqnlcmpupgNeVhigdgclUcfdsScVmiYeojZQcihXrjproipasbhZodjmYcZkZm
2		One and a half boxes of 349 g are about 520 g, so that is right; two boxes, 698 g, also fit if you add 100 ml of water and a teaspoon of soy sauce. One alone feeds two or three.	R2ijcgoipZlgcUbailkfcbbekcsbaheishneeSeahjbfftfQyYbddiNibiWXeogX
3		Leave it out, there is no real match: it numbs, others only burn. Half a teaspoon of black pepper with a little grated lemon zest comes near.	OhmitikcbliikhmgkbemkXhrmemfjsqbZkdUfXahgzafZbVkcduywgbiYktmhggu
3		Throw them out and start with new ones, black is bitter. Medium heat, 1 to 2 minutes, shaking; stop when it smells of citrus and they darken slightly.	kZojjmfbZijlaXQfleYxkdcgbZikserlZhoZabpbcVfjgsVgTXwqdpjajlnVYbut
3		A rolling pin on a bag, the bottom of a heavy pan, or a clean spice grinder for 10 seconds. Shake the powder through a tea strainer if hard bits are left.	akmakWdcWXpfgjtlffogiiRkvnkdl0tillahnkeXanWrijesajwhosjmmlipVeqc
3		Pick out the shiny black seeds and twigs before toasting, they are grit, and rub the powder through a small sieve. Only the red husks have the taste.	ffpjkdfkUnsllikxheftucdxXfshjiuhoebsnoedSdfdopaqcgqpfmeeelujWWpd
3		Use three quarters of a teaspoon of the powder, no toasting, at the end. Green ones are more citrusy and numb more, so a little less.	PcZfufimXjtaiXdnoYkreackjewgdonWpmXfYVgikkcmjgblbXsp1habelpVZdhp
3	safety	Take it off and open a window. Toast on medium, and do not leave a non-stick pan empty on high heat; put the pepper in while it is cold.	mbdphqbioYejnTjaobTmgoYngbnmfhzcqupVgxombViecgTmWhxdhomjfldgZfgr
3		No, they are the reddish husks of another plant, lemony and numbing rather than hot. Black pepper does not replace them: use half a teaspoon of it at most, with a little lemon zest.	RfnklllhbgnhlbZkjdhvnaYpefnhiswaljkZeVjmitbeelYeVWwuvjbiUkrfhVjr
4		Go on at full heat, spread out, and the water boils off in 3 to 4 minutes; then they brown. Salt none in, and do half at a time in a small pan.	qQeiijknsfdpWgkpvbjjckhfXcjuubVppljpuYobfemXfUimfnfTaemjTmmdfpuj
4		They have shrunk to less than half, sizzle instead of bubbling, and have brown edges; no liquid runs when you push them aside.	iXojmbntiZXvZcYdnrhuhfaWaihqocaUlVdnqfiaTPccchbdcehhYukWdgpYQejZ
4		Like coarse mince, 3 to 5 mm. In a processor use short pulses, as it soon makes paste, and fry it longer because it is wet.	idoZZYpeUjifeqlcWixjkfhtXnrlxsgZmYdsphgqkeouRZirklogeoingjnoVWjh
4		White, portobello or shiitake are all good; shiitake is the best. Dried: 40 g soaked for 20 minutes, use the water too. Tinned are soft and wet, only if nothing else is there.	gazdbgmehkdbYPdnkitmjgaflbsdsseekmYkoNahdokjRVXtnglgbcfjPfiXhmkn
4	safety	Wipe them, or rinse quickly and dry. Soil has to come off. Slimy or smelly ones go in the bin, wrinkled dry ones are fine.	lRvWfjgsdoigRZjrnkhtcadfVomirfpigdizsUhfdflmlkmxlmsdndkbWcmgggsf
4		Turn the heat down, stir in 1 tablespoon of oil and scrape. Black bits come out. They drink the oil at first and give it back when they brown.	nOgmhomiigetdiVlhVf1imYcicbytqopekofpolfdQahegToXgneYjgjWddeecpm
4		They are brown button mushrooms, cremini or baby bella in America, with nothing of chestnuts in them. 250 g is one usual punnet, about 15 medium ones, or 3 cups when chopped.	dbuVYkfgogdaZXVdlmpzhXdbWjpnotkbnZkmkTkacpcjSbZfhZhhcdivOgfYbona
5	safety	Take the wok off for a moment, lower the heat and turn on the fan or open a window. Chilli fumes sting: do not lean over. In the eye: rinse with lukewarm water for 10 to 20 minutes.	gZcpmmWgnkijneujoVanVharOlknVnzhkliefmljoTcfbgmeXtwibagnniZbkSln
5		The oil round the paste becomes clear and deep orange-red, and it smells rounded, not raw. It takes 1 to 2 minutes on low.	WUmlqpbkimmnnhUagcjvenbckknlUYkaoehidbgfdScVSdgaZzffVquWlgiaQYgh
5		If it is black and bitter, tip it out and fry new paste in fresh oil, as it spoils the sauce. Dark red is fine: pour the water in now.	lZdmlqdWffnthgQmXSdrlbVhhVkshkpkZhqdWipcsRajftdiZjkYejccifeXbbys
5		Miso, 1½ tablespoons, with 1 teaspoon of chilli flakes comes nearest. Gochujang is sweeter: leave the sugar out. Not sriracha alone. Chinese shops sell it as doubanjiang or toban djan.	UdggmXbacqhhrfemdZefnadcqroZQuZTkWdYidbbqoMZQajbqgngcWnmjamXfejp
5		Brands differ. Start with 1 spoon and taste the sauce after the water is in; you can fry another teaspoon in oil apart and stir it in.	ObTopeicpnhgxYZnhZkgYddfiolhNqYarUpbmnlYocTlVYgcohidfiZkrWegebii
5		A piece like a thumb. Scrape the skin off, chop finely; frozen grates straight in. Jar: 1½ tablespoons. Ground: half a teaspoon, with the soy.	SeeUddmWldoXhoaYZXmXXVcccdtrnivfnXXmRhkfuoapgcrkscggskgerYhhdkmW
5		Not needed: they are in the paste. A teaspoon of chopped fermented black beans or a spoon of rice wine makes it deeper if you have them.	mXojleZWfibVnohqaxjdmZafqeqcdkbbZYeYcgSddlRcVWkXkjxUXbqebWsdoZkl
5		It is doubanjiang, also toban djan: broad beans fermented with chilli and salt, a coarse red-brown paste. Use the toban djan, 2 level tablespoons, about 35 g; black bean sauce has no heat and gochujang is sweet.	ZZjikVeXcljZsfXkcfenmYdahnugSpYUoRnbhjgarhPUScjXpknfbXikgbiScWpn
6		Stop stirring. Shake the wok in small circles, or push with the back of a ladle from the edge. What has crumbled tastes the same, so spoon it over the rice.	gghriSlmfjtjWmhqMdcZSlahadcfglbsjUqkiihmXQikoqgffpoemXrqnthgWeWh
6		Hold the handle and slide it back and forth on the hob with short jerks. Too heavy: slide a wide spatula underneath and push gently, twice is enough.	gaWeZReejhaquoenXiPcNkZqdeZhZrdltejjdbhifeUmokVgelmdjnzsmscnagic
6		It comes halfway up the cubes. Soup is right now: the starch thickens it in a moment. If it is dry, add 3 tablespoons of water.	jcXplcttpskwgjhhnZjQeoZfjdeqdUXowckidkWjaWgYmolhtrZQZhXibnmdghje
6		A gentle bubble, no lid. It is done when the cubes are hot through and shiver. A rolling boil breaks them.	bZetjXsfimhghbhfniWbSsmfXdojZWWYlbdjlmQiSXeRmofnminUfjhbnxfZWheS
6		Vegetable stock is good, unsalted. Any sugar does; honey is not vegan. Without sugar it tastes harsh, as it rounds off the salt of the paste.	ealomefeodU3ujcoaVqVnfimpgiidehnZmXchUeharUgZiYfjgXcrShedgWjvtok
6		Add 100 ml of water and another half block of tofu or a few peas, and no more soy. Eat it with plain rice. Next time taste before the soy goes in.	iTbxlglaosjdfdXvoTnPjaibofiqVmZtYYpgpejhmZfdmnWafelXpfkyjdmflbag
6		A teaspoon more soy, a drop of black vinegar or chilli oil. More Sichuan pepper at the end does the rest.	dcdmpfghylpilmbpoZacmgYiknnlKbUmabgVjgdjXpTggkUicummksjxnfwcdbgi
6	safety	Over 2 hours out of the fridge it goes in the bin, however good it smells: cut wet tofu grows germs quickly. Under 2 hours use it now and simmer it the full 4 minutes until hot through.	kcnqnmhYptseGlkYgkXVqdlphheZkhepcdoZmUchkSllpflfklagoUidmiPlZmcl
6		No harm: stir the sugar into the soy sauce with a spoonful of hot water, drizzle it round the edge and shake the wok. Taste first, as your paste may be salty enough without the soy.	fRcnnlnZdifpkqVmYgrTtWjqeianVeisXfdYlijpbZXZlgUZXpbcrQoelXcephXl
7		Fish them out with a spoon. Stir the mixture up just before pouring, trickle it into bubbling sauce and shake. Hot water in the cornflour makes lumps.	eUcbjckmlhoffmtqXVgdhadjdXkUbnivsaZpfkoflOkc0qllkvebhThkjumnbheg
7		Let it bubble for a full minute: starch thickens only when it boils. Still thin: 1 more teaspoon in a tablespoon of cold water.	gXSgqjpmhqYrhesgjZfajiatdfXlNUanuZhfbogmgbYWuogllvRcgfjhgsngdlbb
7		Add hot water, 2 tablespoons at a time, shaking, until it flows slowly. Next time stop pouring when it coats the cubes; it may not all be needed.	jRUhjXqkoooqgqcfYVmYmbTjjfQkYfjslVhnZjkcnTggjijlpzSXdYdrjmkebedg
7		In three goes, half a minute of bubbling after each. That way the sauce clings and no water runs out on the rice later.	XqXaeehmbahpzenpcgdefbjsWaSkfYWnreofhohffZacvgsjcoUUienakgteaPXZ
7		Potato starch or tapioca, 2½ teaspoons, glossier still. Arrowroot is the same. Plain flour is dull and must boil 3 minutes, 1½ tablespoons. Cornstarch is American for cornflour.	RTaWuhimclWbfYqfcakenihntidWRkcoxYWdeigkcuacumdgebUipgmgfhkgi0ne
7		The red oil on top is how it should be. If it is watery, bring it to a bubble with half a teaspoon of cornflour in cold water. Soft tofu lets water out as it stands.	idahtjjlhnenYnnnfaakZnZmcaggVahykikcedflmQeXrjnnf5WXTXwkamnhcphd
8		Start with half and put the rest on the table. Too numbing: more rice and tofu, and wait, it fades in 10 to 20 minutes.	PadgsffgpcldvhmyseZhWZYhanYsVqjgfclgjdglmgiXllodajklsbUrpbxheTYg
8		Chives, coriander or thin leek rings. Green part on top; white rings can go into the wok with the tofu.	WioLolsePaejgelijdlngjgaiolYjdTfeWZgYWRkdcilrjgjbUrildabYazuhlqf
8		Fifteen minutes on the lowest heat without stirring, lid on. Longer and the tofu weeps. Warm it with a splash of water and shake.	tfebnWqdmlPelXhZVhPgbgpdffWehfPjUklXulWogalgimnfhxgjifdVsgZdSlfi
8		A spoon is best. Rice in a bowl, tofu and sauce over it, pepper and green on top. Deep bowls keep it hot.	ilhZOTdlYgpbopfklkTVTngiosZaYpXpklwejdTuWgogcnomifmkgfaladmfSjec
8		Put halved pak choi in a lidded pan with 4 tablespoons of boiling water when the tofu begins to simmer: 4 to 5 minutes, and it is ready as you thicken the sauce. Drain it well.	gbXRiflifVengaerxYkiemmpnhYXnbdfYZadqjbgWglTikubUOfYbWiUictUXfip
`
