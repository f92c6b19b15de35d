/** Sausage & Bean Casserole: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large, lidded casserole over a medium heat. Brown the sausages for 10 minutes, turning them often, and set them aside.
Meanwhile, slice the onions and the carrots and chop the garlic.
Cook the onions and carrots in the casserole for 8 minutes, until they start to soften. Stir in the garlic and paprika.
Drain the beans. Add them with the tomatoes and stock, return the sausages and bring to the boil.
Cover and simmer for 25 minutes, until the carrots are tender and the sausages are cooked through with no pink left.
Tear the kale off its stalks and stir it in. Cook for 4 minutes, until wilted, and season to taste.
`
export const NOTE_LINES = `
		Yes, it is better the next day. Cook it right through without the kale, cool it, chill it within 2 hours, and stir the kale in when you bring it back to the boil.	utqshgmciYSeZddejgeYhbobmibgihfbUbvecWbjlkpqff1iYldndejVkShXRjQf
		Two days in the fridge, in a covered box. Freeze on the first day what you will not eat by then.	o0rmiglcmfafWWahkefVekcZgmibpZqcVaueVTZefaoxmi1ekcdhXabdgWaZZlUi
		Yes, up to 3 months, kale and all, though the kale goes softer. Thaw overnight in the fridge, or warm it from frozen in a covered pan with a splash of water.	qlhoUclsqoZZafnaoXlmoedgbWXjpclfecgiOUcPlqqnrcrgbZbcnVhWnWcdXiXe
		In a lidded pan with 3 tablespoons of water until it bubbles for a few minutes and the sausages are steaming in the middle, 75 °C. Halve them in a microwave. Once only.	wtkxWgqboamWcdeXrchjYmnYWhebgjkgVmmXdtpXbkjekhpnZkdZdYVaihqcSvYi
	safety	No, throw it away: cooked meat is in the fridge within 2 hours. Boiling does not destroy every poison that grows overnight.	tcipkpaKocldSfoaioYWsdsmZhfdfYndcirZglfnehmguamjYqYgkZaanZSseqao
	safety	No, browned sausages are raw inside and stay warm long enough for germs. Either finish the dish today and reheat it, or do only the chopping ahead.	tkmrignfkSRnShcaXpenpfscfjlkljgfZmpgjchjldxgdgsbTljpYcpMfUecXhVe
		Yes: brown the sausages, soften the onions, then all but the kale on low 6 to 7 hours with 100 ml of stock; kale for the last 15 minutes. Pressure cooker: 8 minutes at high.	vZctZhcJihVcofmhnmheehdkkfZeueZXibZmisRco0ghYckgWjhXblcddpQnhaak
		Yes, after it has come to the boil: lid on, 180 °C (160 °C fan) for 35 to 40 minutes. Then the kale, on the hob or 6 minutes more in the oven.	qkZndifOhiXmfclhijfkTnskeWbajYcdZndhdsinaymXfnMlidsdcmXUgmZShmUf
		Mash, crusty bread or a baked potato. For mash start the potatoes when the lid goes on: 25 minutes is just right.	ojgQlidsedfRkpmrqcdfbomdxkPZfoZgjYhfnmfpbtbeapqfXXsjWfohrZsbejjW
	safety	For a toddler cut the sausage in thin strips lengthways, never coins, and mash the beans. Sausages and stock are salty, so a baby has beans and carrot cooked apart.	qdicSYarfoTVeefkpdibpblkedziamWjenjhemfWiYfnTahaadrwZcWmolevpbUV
		Brown the sausages on oven trays at 200 °C (180 °C fan) for 20 minutes instead of in batches. A full pot takes longer to boil and about 10 minutes more for the carrots.	juXdQVaXrXSdeVicdfbhSlnpgmiinfPZhturakranonkjggeTdcZmscngghbiehd
		Use 4 or 5 sausages cut in thick pieces and a third tin of beans. Frozen sausages, thawed, and cabbage instead of kale save more.	iicdgcbkopTfTgiXdgqjfpcgfqpTqkPkZibYbcdRqucbVXamhQWUddlqlUklmdYc
		Chicken or reduced-fat sausages work, browned 8 minutes as they are leaner. Pour the fat off after browning, leaving a tablespoon.	gikhvqhkelQafacbiclebsedfsqXrhaxlnffhinfulkTOcYmdYSjeongecYuqeeY
		Yes, boiling hot into a preheated flask, to eat within 4 hours, or chilled overnight and heated until steaming. Cut the sausages up first.	txkkXjjbeYdVlUljqdahXlqbiceUekfabinmlkmjmpfhYnnXmrirtbaXadQlLkkb
		Both: the heavy lidded pot, which Americans call a Dutch oven, and the stew cooked in it. This one is a stew on the hob; nothing is baked or covered with cheese.	reXjYbaQbgjgmmfkWsXfkmaneboefVUayjweckcqcsfQidbddVdVYmZlYjYkfiTc
		Begin an hour and five before: at five to five for six. The lid goes on about 5.25; put potatoes on at 5.30, kale in at 5.50, and mash while it wilts.	joWSoiiXlWUgfhndugmdlYkZngTchidahScjrxsdeemeYrsTgQifcggYwZhbnafj
		Watch the sausages, most hold wheat rusk and sulphites, and the stock, which may hold wheat, milk or celery. With gluten-free sausages and stock it suits a coeliac. Halal: halal beef or chicken sausages and stock.	WZikjmdnbtXbgwSfWloVjahXoeijeuYghaZihrnaWnuZZkqXVYbtldejVgXfatfk
		Yes: brown or bake veggie sausages as the packet says and put them in for the last 5 minutes, since long simmering makes them fall apart. Vegetable stock, and a pan of their own beside a meat one.	bZWmZVVhnkXeadllVYnkbapfomdVpsZkbhcfodadisvTOdehUTlmldkcRbihXibo
1		Golden brown on at least three sides; inside they are still raw and finish in the sauce. Pale ones are safe later, but the sauce lacks taste.	gbqdhdmrZaXkQgYgmqexoijWhlookeSVdeatjflgYYlXZoaYWclnbsxVfjnaYfeZ
1		Leave them alone for 2 minutes; they let go when browned. Then ease a thin spatula under. The pan was not hot enough, or too dry: add a teaspoon of oil.	hUWUgejjmqhnWpjYWaOjblVgemfnurkolmvgqtqgaVZgbocqienedjvhlfcgYYaZ
1	safety	Thaw them first, with the microwave's defrost setting if you cook straight away. Frozen they burst and stay raw inside; only sausages whose pack says so cook from frozen.	lbUobXklhjeOSrqTgfdqpelbVeftthehbkVggfmPsnmdkefidheeufrPhdZjecWi
1		Do not prick; the juice runs out. A burst one is fine to eat and flavours the sauce. Turn the heat down a little.	llhddZZmYjhTPrkqelYhTgcROkpjhnnggicpolpdcZaZfsjrZntdYixclfieiVXa
1		Turn down to medium-low and turn them more often; scrape black bits from the base before the onions go in. If the fat is black, wipe it out.	rYVffticWZckceUdeXXvilacahguttpnaokahnmgoThdjvWfOdndeoggbeddnasm
1		Pour off all but about 1 tablespoon into a cup and let it set. Never down the sink. A splash guard and dry sausages stop spitting.	ebakrkfpmZhikeqlhaciRxZdYsnqoinwqlnbiflkoUnaiWknbpcWXkscemVnqZoV
1		Beef, lamb or chicken sausages: the same time. Chorizo, 250 g sliced: 4 minutes, no paprika. Hot dogs, ready cooked, only for the last 5. Veggie ones: brown, take out, return for the last 10.	VfajhbYjalbVUbckWdngZgifnsrXjqfgcfRYffhdrrtaIffcTRdfkinbVfohafYp
1		Any wide, heavy pan of 4 litres; foil pressed on the rim stands in for a lid. Or brown in a frying pan and finish in an oven dish under foil.	okWnTXjTaTdlkimcdkYifpanscqgqjfWqrofijbqZpceZhXjiWnQewdhUmYqkreb
1		Whole stay juicy. Cut after browning, when firm, they cook in 15 minutes, but lose some juice. Wash the knife; they are raw inside.	qmjXhfpnScedXjkbWkseghrhWnrpzjUehddvjijkneomdmjqdZivdlkbgluhiOZX
1		Eight ordinary thick sausages are 450 to 500 g, about 1 lb, two each. Six large ones of 80 g come to the same; of thin chipolatas take 14 to 16 and brown them for only 6 minutes.	ZrhTbZmnlajUVWZUnlpsZbkTawmjieghueffgXmRldbbVpcVdbVaZrgnYhkYfabc
1		Raw fresh pork sausages: Cumberland, Lincolnshire, plain bangers, Italian links or raw bratwurst. Frankfurters and smoked ones are cooked already; brown them 4 minutes and put them in for the last 10.	bkYledfhXhhNYUcgehgehkkXgvubjppYtiXdhVmdmdnYWkZaLUoearliZkmfjcZu
1	safety	Most people come to no harm from a bite. Watch for vomiting, loose bowels or fever over the next days and ring 111 if they come, sooner for a small child, someone pregnant, old or ill. Cover the plate: they are raw until simmered.	eTgpcnioafidNjYjesYvkdsdYjoiRbYnZqgfmihjnV3hcolVUemndgghfmkqjack
1	safety	In this dish it does no harm, since they simmer for 25 minutes more in the sauce: tip the juices in at step 4. Keep the plate and tongs away from everything else and wash them hot.	kRcZUefpSZnbWgdefsXsjduhdpfgUkWuksldqZepgZxfanoecdmkZXhVWiofdbng
2		Carrots about 5 mm thick, so that they are tender after 25 minutes; 1 cm chunks need 10 minutes more. Onions in half-moons of 5 mm.	fglXdVukXZikhqnXZcsgcinnUlmrsiiWqPilgfXrgmmrUffmpbWtfjhfciwklXcZ
2		Scrubbed is enough. Frozen ones go in with the tomatoes, 15 minutes. Tinned: drain, last 5 minutes.	gcsUdctcabcdatrkaahlWfqicbjpwkpejcggjcdkizjhTXlolaemoXkOjctYuZfY
2		Half a teaspoon of granules, with the paprika, or 2 teaspoons from a jar. Fresh: chopped to 2 mm is fine, it softens.	ThlbjTaRdbsgciciZT0ghWekehmskskYocSYThXiqhgtclnoigsbnflWkcjgYjib
2		Yes: celery and peppers, 200 g, same time; squash or potato in 2 cm cubes 20 to 25 minutes in the sauce. Courgette goes in for the last 8.	gjkegbmhpliehnmrfUvrbnmnijhlpqhVbVZfcWTla0qZQYcijUkpeVjbbcqirXld
2		Chop first if you are new to it: sausages want a turn every 2 minutes. Cut vegetables hold for a day in a box in the fridge.	kslbVaiYcTPlmggcahlojgtpamhqynbYgYnmmcmmnlorfe1kXcrnioldleqihXZf
2	safety	Wash hands and board in hot soapy water after raw sausages. Here the vegetables are all cooked, so it matters most for what you eat as it is, such as bread.	cgriWfbiZhfgYhjbTmitkbroWyblammmkleUqdirpkulgpziaenfljpeklmuvali
3		They should bend and turn glossy, the onion see-through; carrots are still firm and that is right. If raw, 3 minutes more with the lid on.	lZrhoVqchcgobqceoie4mmohdeewgWbQbJfomcZeXahddcjekZhpelqUiojljbgc
3		Brown crust is flavour: add 2 tablespoons of stock and scrape it off. If it is black and bitter, wipe the pan and use a fresh spoon of oil.	jZbebnhjbemwhrSpVYYskhXcfcju0pmoekucckilhThjkxXkYdogfdnbaccdhfvg
3		Stir it in off the heat, or for 30 seconds at most, then the tomatoes at once. Black paprika is bitter, start it anew.	ZcgmlpdNdmbhjWZjfbhkobWsfanqehsjcolWRjngnQeiilbjXetdirjajikWYWux
3		Sweet paprika with a pinch of cumin works. Chipotle paste 1 teaspoon, hot chilli powder half a teaspoon. Leaving it out loses the smoke, nothing else.	OhehvmcVfnebtVodlbpbrdbkrnteWonXkpbPWccdllWfWcYicgmgimffefjZheoz
3		No, smoked paprika is mild; hot smoked is marked hot. For small children use 1 teaspoon.	UdakileafriUsWjhtVghlZaiclpcLnnbhigaWmcgoVWcTbdhgkssklYimfkWeZwv
3		Better not, since raw onion stays sharp and the sauce thin. In a hurry 4 minutes over higher heat is enough.	hpmkkTlXZcemmjmlfglung4rTdclnVSdgedfneegedjkcccbkhikje1Necjtqafm
3		Yes: 100 ml of red wine or cider, boiled down 2 minutes before the tomatoes, and that much less stock.	ikgtkmedoeporjedgiuXXfeYySohZfUmbkfbKZdlekhgPZpbinpceUffdiqilSmd
3		Spoon out any dry heap now. Then add another tin of tomatoes and a third tin of beans, with a teaspoon of sugar, and simmer it 10 minutes longer; a spoon of soured cream on the plate softens what is left.	PYTlnjeQqjjZjcjkjcmZjeSnWljmRhkmjmkXSqdgrbfgoOhjgZlYijchndjYpTnq
4	safety	250 g dried, soaked 12 hours, boiled hard 10 minutes in fresh water and then simmered 45 to 60 minutes until soft. Raw ones must not go in: they are poisonous until boiled hard.	oYvgjUjNeihWVRkgnlogrgbXhZuYiebaopbXnhWVpfXYjZgmlndfZXhZYjfVmWlo
4		Any drained tin works. Baked beans: use one tin with sauce, and skip 100 ml of stock, it will be sweeter.	japadXdVZgcadakkdmkhmcbfrbtTjmdcgedRmbRWmuZRaVebqfacKYjgecfZscfp
4		Rinsing is optional and gives a clearer sauce. Two tablespoons of the tin liquid thicken a thin one, but watch the salt.	oPlZeljtdlhpbfmljiudiecgeinmkcernpojmfXboejXolwnuqfRZVpbdlfTuarn
4		Passata 400 g, or 5 fresh ones chopped; plum ones are crushed. Without any: 3 tablespoons of purée and 200 ml more stock.	ZokUpdvbWbjgZespXgvomZYitfvhiYneiqjZcPcditemXfWYmnkedRlgdmgdrgca
4		A cube in 200 ml of hot water, any flavour; sausages are salty, so do not add salt. Water alone is fine here.	aWfsdcWcrqltpXgehUxPhbkjxbqmsjXlikfhifdjfyeimrfYnliikYjjYmmlnpjo
4		They need only lie half in it, with the lid on, as steam does the rest. If the base is dry, add 100 ml of hot stock.	obVkdTpuqkf0elilklffcsaVhdcrkXUdqqefjqahbQhYglfigpeSRlhcbjrhibbb
4		Simmer with the lid off for the last 10 minutes and mash a few beans in. It thickens a lot.	iaNpieebrojpilqnkfkVdbflcZaqnTSnoaolaofhkcjZrinXmrWRWRcielnfqemm
4		Fold them in gently with a spatula. Broken ones only thicken the sauce. For whole beans add them 10 minutes later.	lTfddRmbZgfeZgnrZsekYhZfWdicftXiiSjhnrVaXZecifihbqrcUW3elehWgTbl
4		Two 400 g tins give 470 to 480 g drained, about 2⅔ American cups. One 700 g jar, drained, is roughly the same; of home-boiled ones use 475 g.	dknWXYhZqYkZadfXlsrhebZYfirfmcgeriqWiiVTolWUfZkVojZWRdgidgZMsekl
4		Cook it all in the pot: put 400 g of potatoes in 2 cm cubes in with the beans and 200 ml more stock, and simmer for about 30 minutes until soft. Or serve bread.	mnZgkZeeaYeYmmmickbmaqrkjYeRelXhshhgquflT0fdYpcZmZqeQPTmrblihifh
4		They are long white beans with thin skins and a creamy middle, white kidney beans in America. Haricot, great northern or butter beans take their place tin for tin; black-eyed too.	jZofhTgcSldVWeeldojjlcSWgYpbYsbYkRjapVdbmoURiZkgmeZdQXjncgddudno
5	safety	Not ready: simmer 8 to 10 minutes more, lid on, until no pink is left and the middle is 75 °C. Try the thickest, cut through with a clean knife.	bfakjpglbgefPreXhpe2khpUgsmkWXeTZiVshkgdmWsXcpeaeehpYmlghrqcbXYZ
5		Put the lid back and give it 8 to 10 minutes. Acid tomatoes keep carrots firm, so cut them thinner another time. A knife point should slide in.	rgpeoSnajcdiXtlfebhyfmhhbiYuiUeRWRdrsiWiZgiacZljmefsfikWmptipYeZ
5		Mash a few spoonfuls of beans against the side and let it bubble without the lid for 5 to 8 minutes. No flour is needed.	kZSjrYllirYnfpsphWjbhlcpkfWjSSVnraleVobljidVnogjhySdZbjogoqddmiX
5		Add 100 to 150 ml of hot stock or water, stir from the bottom and turn down. Beans soak up a lot.	oUXleTqeplounkYjcajcnlNdidRlcbjlkgkjfsdcoTZgjgjnmvZRRWeocgjcfbXm
5		Lid on, a quiet plop now and then. Boiling hard splits sausages and breaks beans; ajar if the sauce is thin.	cUZokXqXdnWemchdmqXUUmmdWftiaXZaoejlhqNhbdaTkkiwlisWYihjmsehehgT
5		Do not scrape: lift the good part into a clean pan. Smoky taste is milder with a teaspoon of sugar and more tomatoes. Stir it every 5 minutes next time.	mZUlcqhWeiivnlXmaZSpiiVggYdnqeqnaozbcmhmkQdknwVkZercbfbkfiWZgdqp
5		A teaspoon of sugar or honey, and 5 minutes more simmering. Bitter comes from burnt paprika or garlic and stays.	ZfimvheXlhclcmaxdZgclhUrlbjtOQqpWdgZbTfqjicjiiYqbeogidfqyjociWni
5		Lid on, lowest heat, up to an hour, with a splash of water. Or turn it off, and within 2 hours bring it to a boil again. Add kale last.	tfcdmgnUmfNikWgXZlPhdcoaffYfcfaeXjlZslZmgdsfhltbfvbfecXPoeXYQkYi
5		Tilt the pan and spoon it off, or lay a sheet of kitchen paper on for a second. Chilled overnight it lifts off in a disc.	giYdsmdlcdfcicksddceQtTfdlnkggpyilleedvmoUqZmhnsfuWcVktfddgtgihQ
5		Put them in now with the juices from the plate and simmer with the lid on for a full 20 to 25 minutes, until no pink is left and they are 75 °C. Add a splash of water; out for over 2 hours they go in the bin.	naTciffWjlhZHnqjcsbdibqgcpblkbblYvfansihfVqWgjgcPdmaXaoVfbmlheTl
6		Spinach: 1 to 2 minutes; cabbage or greens, shredded: 6; frozen kale, 100 g: 5. Frozen peas are fine too.	eaVUfcqabchpceitpXpmdhYroebUrdgeXaOddRXXgvmfmZjggUdchTjbbencZltp
6		Hold the stalk end and pull the leaf off upwards with the other hand. Thick stalks are tough; chop thin ones very fine. Bagged ones: pick out thick bits.	cchTghlaThlnafmkmbqkgeVoZwnYsaoecXaygfegheppretweXgnlWggbiqiSasZ
6		Give it 3 to 4 minutes more, pushed under the sauce. Wilted means soft, dark green and shrunk to a third. Curly kale takes longest.	rXjbrZmeblisakcnvffnklWlijZfeQdUTOZvjZcZaTfbodhjmaalbihdhosePlkb
6		Put in a third, lid on for 1 minute until it shrinks, stir, then the next. It comes to next to nothing.	kmLVcXkcuWeqgfqwreefQlSvbiZbdbbafecqeddcaflisWlkgihRffeldXimYcoe
6		Leave it out, or chop it like parsley so it vanishes. Peas or sweetcorn, 150 g, for 4 minutes are liked by most.	fYZPjdnicpehffnslSogiYfpnjmReiaeUmadjbQedjiebWmlfbq2iTaikYnodjuo
6		Add half a tin of tomatoes or 100 ml of water, and a peeled potato in chunks for 15 minutes; serve with unsalted mash. Taste before you season.	nXbsickYnqfYcedynThPgbjZndkscmWrbZslpgljlegfnlWYecoXjehzmeoltadf
6		Salt first, then a teaspoon of Worcestershire sauce or vinegar and black pepper. A little mustard stirred in lifts it.	cgbkobgbzgjfjlYtjZdenfdjoonpSdVoXejUhcckUqUkmiUjbpqiktjxlZyciZfk
6		Only when the sausages are cooked, as raw meat has been in it. Start with a quarter teaspoon; sausages and stock may be enough.	cVkpkciZwkhclZPnphiXqZoaknorYcUobhnbnfmlicoehsdZddrgvmqjndqciNVc
6		150 g is three quarters of a 200 g bag, four big handfuls, or some 7 American cups torn; a bunch with stalks on of 200 g. Bagged kale still has thick stalks in it, so pick through.	VkgLigifvTnihjZjuhtnYXadUpcffXmjmWbidccVfokkqhkVlVaZjcVkZdeZXetV
`
