/** Swedish Meatballs: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Stir the breadcrumbs into the milk in a large bowl and leave for 2 minutes, until swollen.
Add the beef mince, shallot, egg and allspice with plenty of salt and black pepper. Mix with your hand, roll into 24 small balls and wash your hands.
Melt the butter in a very large frying pan over a medium-high heat. Fry the meatballs for 9 minutes, turning often, until browned all over.
Sprinkle in the flour and shake the pan until no white is left.
Pour in the beef stock a little at a time, then the double cream and the soy sauce, scraping up the brown bits.
Simmer for 5 minutes, until the gravy coats a spoon and the meatballs have no pink inside.
Serve with a spoonful of the cranberry sauce.
`
export const NOTE_LINES = `
		Yes: roll them up to 24 hours before, covered, on the bottom shelf of the fridge. Or cook the whole dish the day before, chill it within 2 hours and warm it in a covered pan with a splash of stock.	vurjkdpeiOTZahgedgeblcthqkbdkjgcYcrahXfekmmsda0kYkdqddlWiVgcRmVe
		Two days in the fridge, if chilled within 2 hours. Warm them once, in the gravy, lid on, gently until steaming hot in the middle of the largest.	nyrnferdldcaZWXemegYdkiVeoeZlcnfVcuZZaZfZZnujh3dcaZgYcZXhUhZVoXi
		Raw or fried, both 3 months: freeze them on a tray, then bag them. The gravy freezes too but may look grainy, so whisk it as it heats. Thaw all of it in the fridge.	mniuUUmrlkVZackXhXlqqaecbQXflklfibikSScQiloqohmcabcelUmXoZfZahYf
	safety	No, thaw them first, overnight in the fridge or on the microwave's defrost setting and fried straight away. Icy ones brown outside and stay raw in the middle.	kXerbUnkhfeQSoqTfcczwcqZZZbqsjchkjXgfXiTolmhgdhjgedirfmQlfYgacZj
	safety	No, throw it away: mince and cream may stand 2 hours at most. Heating it again does not destroy every poison germs leave.	qamkirbOpfrXThnZjkXYtbtkhhcbcekgblpZejeqfdpgsbkiVnVmiXdaoUUqYqgm
		Boiled or mashed potatoes, quick pickled cucumber and something green, such as peas. Put the potatoes on before you roll the balls: they need 20 minutes.	scdRlddndZgShmkppZdgfkkfvlWcinUggaidodatYubXWprgXVsjUZoindxecnld
		Half pork half beef is the Swedish way, and juicier. Turkey works with a spoon of oil in the mix. Lamb tastes strong. Mince of about 12 % fat is best; all cooked with no pink.	YeXpofSiinhbdcWXYYueftclmxnWlrZommWcfaiqslkiRcliZUagcmjhhpbocXTm
	safety	From about a year: quarter the balls, cook them through, and fry a few without salt before you season the rest. Gravy with stock and soy is salty, so only a lick.	majdVbcnjkWXhcdmrbhZsWngkawgUnUodkogfhdXhUhuUddXcautcfTnolbsjabY
	safety	Yes, cooked through to 75 °C with no pink, and with pasteurised cream. Leftovers within 2 days, steaming hot.	lYsdUvffniVXceaZqodnjdoXdfdUWciheiXoSidaZUjfQbshXSkqohgolofsZnXi
		Oven: 220 °C (200 °C fan) on an oiled tray for 15 minutes. Air fryer: 190 °C for 10 to 12, shaken once. To 75 °C inside. Make the gravy in a pan with the butter and add them.	ricqcfbQfmUmfdlkchihRormgeYdqidmjucWkiialulfYeIgZfoiitnRakVbhphi
		Yes: brown them first, make the gravy without cream, and cook on low for 4 to 5 hours; cream in for the last 15 minutes. Pressure cooker: 5 minutes, cream after.	xVgobfdKhhTYjgphipfgffgkjdWcrjYZicajipQfrzhkTaifRjibalfaelRneacm
		Bake them on trays, 15 to 18 minutes at 220 °C (200 °C fan), and make the gravy in a wide pot. Keep them in it in a slow cooker on warm, above 63 °C, 2 hours at most.	ruebRZXQoXQbgWoXfhYgVknjmjcchlTbiwrohilZonnnkemjUmbdntYkkeXechig
		Half-fat crème fraîche or milk with a teaspoon of cornflour for the cream, and bake the balls. Cheaper: 400 g of mince with 75 g of crumbs and a grated carrot.	ckjdplaonjVZkkhaaYmbcvbignjPinauiffbagjdnpkWSTYpeWPcbgmstcivnddY
		Oats, 50 g, gluten-free ones if need be, soaked 10 minutes, or a cold mashed potato of 100 g. For the gravy mix 1 tablespoon of cornflour with cold stock; and take tamari.	UcijofdpZtaajpdlYfkdjhhXyddfcuVpsZZchqmaUlnlYljfXfY1idkqhdfdaygk
		Start 50 minutes before: 5 to chop and soak, 20 to mix and roll, 10 to fry, 10 for the gravy. For seven begin at ten past six, with the potatoes on at half past and the cucumber made first of all.	inXSlehRjVTklclYrlmdtZkhkfcgfibckYahxtwXhTmeYonbiSXfgogasWgcmafp
		Wheat in crumbs, flour and soy sauce; milk in milk, butter and cream; egg; soya; and often celery in the stock. Cranberry sauce is mostly free, but read it and the cube.	SgnmXpgsfpWVjrclYnlSpXkZqgckbuZcjdeefplVXlqUbkjXVfeojaluUZXffjom
		Use oat drink or water for the milk, 2 tablespoons of oil for the butter, and oat or soya cream for the double cream, put in at the end without hard boiling. Check the breadcrumbs and stock for milk.	UhjidlgfjqVWmgjhfgqTgYfVlRUVf3mhdZobcljNYshbegcaZhdgTamfZhbuiemo
		Halal: halal mince and stock, and soy sauce marked halal or a pinch of salt instead; there is no pork in it. Kosher forbids milk with meat: oil, water and oat cream, and kosher mince.	aUjqgfagtlcffqSTYbrSZenWqadebvWheXipiielYlscSaqcUcemohWhYdeqZiZc
	safety	Ring the vet now: shallot is an onion and poisons dogs, raw or cooked, and the signs can come days later. Say his weight and how many he ate, and do not make him sick yourself.	jUmWaYUbefqeZhaZmpgodhgkZcjlVegmbkqUrmfjpguqUqrUUfihacWncbeskqmx
1		The soft crumbs keep the meat moist and tender. Dry ones suck the juice out of it and make hard balls. Two minutes are all it takes.	haxmpYhrWmqdhdkuemjgikofiVXhqeYnoeWdqnsUfXZojVenfxgkekvUdjgjeWXk
1		Two slices of bread without crust, torn, or 80 g of fresh crumbs, with 80 ml of milk. Panko or crackers the same 50 g; crackers are salty.	epudnbcsUezYXamjdbjfcpiUxcdckricpeQXgckYgjizbmVnZZephmdlgbjddsfe
1		Like thick porridge with no puddle of milk. Wet: a spoon more crumbs and wait 2 minutes. Dry: a spoon of milk.	heifkaowiotlcmmvgdeYhqaTkcQlebfnrWemdnqcbTmklgfqezSmWjgletodZhdm
1		Any of them, 100 ml. Cream from the recipe thinned with water is good; stock means less salt in the meat.	WbpmhoondpiilbsnkdrOihfTqOfbqshomadgbinXelhfhjbfdoXgQbqcTrcpnfkr
1		Longer does no harm: up to 2 hours in the kitchen, or overnight covered in the fridge. If it has gone stiff add a spoon of milk.	nfqlobrfcmmiVajlaiTVpilakeWfrbjjbWkemekekQpuralii5XrahgYliWcXmYo
1		About 7 level tablespoons of fine dried crumbs, a scant half US cup; of panko a whole cup. The 100 ml of milk is 7 tablespoons, a bit under half a cup.	PkrbnfdmpXychhagjgnlYlcKdeYlchjo0VfZgoqVbdewigaYiiVmgnalelYaceea
2		Wet your hands with cold water every few balls, or chill the mix for 20 minutes. Still too soft: a spoon or two of breadcrumbs, wait 5 minutes.	iXhciTlnlnpkgowhQWebbpclesPhbphkqhaggctgmSesjfkuptajjkkssqfdiehh
2		Work in 1 to 2 tablespoons of milk and knead it a minute more, until it sticks to itself. Cracks open up in the pan.	lebbiRjnngwaRqonXeakWuWXdkUeeibhhZUgilxcZWcrihfzgmgjfmoqgdfhaVag
2		About 1 minute, till it is even and a little sticky; beyond that they turn tough and springy like sausage. A fork does, or clean wet hands.	eclsYOpcWjfhvpeqUrcdhofjiqYTZgeZjeXthabgeUclhcdbhnlhcuqovpjmWYYh
2		About 28 g, like a large walnut, 3.5 cm. Sixteen larger ones want 12 minutes frying and 8 in the gravy; cut one to check.	YnfPcXomlWiWZgdWcnoiWbkefopopjdczYljfUhWcealchYdlbTfcvbxZopYhaeY
2		Half a small onion, chopped as fine as rice. Frying it 4 minutes first is milder, cool it before. Onion powder: 1 teaspoon. Coarse bits make the balls crack.	WnidmWmaXZqggsmeiSstpisbVlqlukYYpVXcfdXqifksgnXijeqgljrZZcnsighr
2		A pinch of ground cloves with a quarter teaspoon each of nutmeg and cinnamon, or just nutmeg. Mixed spice, half a teaspoon, is near. Without it they are plain meatballs.	VkWjkgdgbptOmdknWimepXbuslijXkdYhmaYdfaZpjXliOcfeksuqqefdanlcsgt
2		A level teaspoon of salt for 500 g and a good deal of pepper. Fry a teaspoonful through and taste that, never raw. Forgotten: salt the balls in the pan.	bTmpofkYxktVhXWlqgjarbqckppoZgXljhpcrdlikdiimkYXkcncysntihgkjTZe
2	safety	Hands 20 seconds with soap, then wipe tap and worktop with hot soapy water and change the cloth. Raw balls sit on a plate of their own.	dZsjWecnbgfebhkVdoYoigmsbxeiXjmrlubZoYlmoZqtdq0keelfncflppgnreuj
2		Without it use 2 tablespoons more milk and knead half a minute longer; chill before frying. With two add 2 tablespoons of crumbs.	OojdbegtkgcZTbroVejZjQjclpNdcbVjbjnedokgRaadZcWfjqcknjrmdejrtncm
2		In the fridge, covered, up to 24 hours. Half an hour of chilling keeps them round. Not longer than a few minutes on the worktop.	tkkaqSnadcdcdXnXVlWkmdzbgnYdpqYdfkhZoRhphZgshaqjqrimgisSicbWYeeb
2		A small, mild, brown-skinned onion that often splits in two like garlic; not a spring onion. About 30 g, 3 tablespoons chopped as fine as rice; of a long banana shallot use half.	OjhUmelZVYrchqWgnarohkhXUtplnfaSrMngcWWjqfbjZkbekWjdfjhkaclrgmmn
2		454 g or 1 lb needs no change. With 400 g use 40 g of crumbs, 80 ml of milk and 19 or 20 balls, with the egg and the gravy as they are; with 600 g, 60 g, 120 ml and 29 balls.	QvkbnheitXrZYcfUTlqrkmfXdnobiiYrshahdfobnjkoUdUWlZVWblVmfnWdljgd
2		Pat it into a square, cut it in four strips, then each strip in six. A slightly heaped tablespoon scoop is right too. With 30 small ones fry 7 minutes instead of 9; with 18 big ones 12.	dshTSXcqjWjVmilgdmmjaWgadmngjsXVsajojcleiYbqhaYlzfXajqfsbpiaTdgU
2	safety	Up to 2 hours in a cool kitchen in all: fry them now, right through. Longer, or over an hour in great heat, they go in the bin, since mince, egg and milk grow germs quickly.	geiihheRmhoZOgkdYoZl1XvlilZaZfajjnkXoZhqoZtjjencapWphclYlfVtehir
3		Leave them alone until a crust has formed, 2 minutes, and then roll them with two spoons. Broken ones go in the gravy all the same. Chill the rest for 20 minutes.	ocaYnRfeYXuaNgqjMhXoYkfeZkfkqmRmggoklmklXYkoakbmdbpeWexjofchXcbc
3		Pour it away, wipe the pan, and go on with fresh butter and a spoon of oil over medium. Golden brown butter is right; black is bitter in the gravy.	dYjoivgZZdmikWNfZSeqejYmabeuqmxmXgradlqkhSjbkpagadhWcmfcfgajffym
3		Wait half a minute more: they let go when brown. Then a thin spatula. More butter, and do not crowd them.	gSZSbdkgknhnWjnTWYPjbhViZjbltuojgjxerkucWXbjckeqlgmbijulifYkbadb
3		Pour the liquid in a cup for the gravy, turn up the heat, and fry half at a time. They need a finger's width between them.	sbaifefpqXcsWiflkagpcohhTXfrjYJmrqhpjescgdfWhbkhXkbNXjqbcoliahrl
3	safety	That is all right just here, as they finish in the gravy. Turn the heat down if they get dark; do not eat any until they are grey-brown right through.	ddcnotihZVglQpZcfkd5pdsbinpnWYbWakcriiijiXtZbrgXbegrcipeiklYVZga
3		The colour of a hazelnut on most sides; two or three brown faces will do. That crust is the taste of the gravy.	ZZnakjlxaXdpdfQenoctfmYbijprnlYWeceuiZfiXZdeeubeYalhZvuVaclaWfmW
3		It takes 28 to 30 cm for all 24. With a smaller one fry two lots on medium-high, and put all back for the gravy. A wide casserole is fine.	lsWePWlanSgieYmdfidgXijrhdrptlbd2vqjkhliZlbjdbWddXdUcvhfUjckheac
3		Yes: fry or bake them by their packet, then start the gravy with 30 g of butter. Go easy with salt and soy, as they are seasoned already.	bYnopYabaWZQgahiYWoongscvfdalpdglbUYlSeWplifSgjcdMZeiVnWdgfbUifj
3		Two tablespoons of oil is fine. Half oil, half butter burns later and still tastes of butter.	WbnnkpacdiiZnVVjXUvoTjfeoffqrtrlfkmXoeqhZckZgVejbfYfYmpTgiRwmdhZ
3		Potatoes first: boil, drain and leave them in the pot with a lid and a towel round, hot for 30 minutes. Then the meatballs and gravy in one pan, 20 minutes. Jacket potatoes in the microwave are another way.	oibjlcdcdOXZfjkbambzdmvlYXeSgoamstgbqsniXpfeYmaZharZZTYhpglljbgm
3		Up to 30 minutes off the heat is fine. For longer fry them right through, 75 °C or no pink, cool and chill them within 2 hours, and heat them in the bubbling gravy for 8 to 10 minutes. Half-raw ones must not lie about.	pZkrqggajaOpXhdbalfvtZvhqhlmkiYnbnsgnjbnidsgZhkUVojqWcqTfZfaVhhd
4		Keep shaking and rolling for a minute, it dissolves in the stock. Dry clumps: press them flat with the spoon. Sprinkle it through a tea strainer next time.	aTjYoUgmpbqhfqmrSXdjjdbmkXgUfohkraVriirakKegqmisiriebbnjkmlmVhgk
4		It soaks up the butter and thickens the gravy in the same pan. If you are unsure lift the balls out, stir flour into the fat for a minute, and put them back in the gravy.	aRlcqUYpigkbmagsWhbphctxmYYeihQruccjgioikZcflfcmTkdffi3bkigkVahe
4		About 2 tablespoons of fat are right. Spoon off what is more, into a cup, not the sink; add a knob of butter if it is dry.	XabjvgeuoemhlbhqhWngXuUkkpikoemzrjjZfinjnSnblWkmjmVWVmpgefZoqZkV
4		Light brown is good, black spots are bitter: lift the balls out, wipe the pan and begin with fresh butter and flour. A minute is enough.	eSompibjhdfuhaSoUZetsYgqjQehkfkqgiiiYmtenXhmuzXhXfdhgllfhgbYdgxj
4		Self-raising works. Cornflour: 1 tablespoon in cold water, stirred into the boiling stock instead. Flour twice: 200 ml more stock.	QQXiracmhnZklXphadmglahuqYaZSdSotbcgZokkijcm3pedceUgkfhmibedlpnf
5		Lift out the balls and whisk hard, or sieve it. Stock goes in by the splash, each stirred smooth before the next; all at once makes lumps.	fZhgiRcpkhomltluSYjZgdfxgUpWimgmoaXrepkdfRlboshhfvgdUXhjmnrjaahh
5		Off the heat, whisk in 2 tablespoons of cold cream or milk. It is harmless. Boiling hard and thin cream are to blame.	hhmlndgejeccbndobckcdlShSSkZSoovbegkasjqXVhRoqgictWXQUojiktmlghd
5		Crème fraîche or oat cream, 100 ml. Single cream at the end, off the boil. Milk: 100 ml with a teaspoon of cornflour, less rich. Evaporated milk is sweetish but works.	UkkiiilchkUbmeobacnRmeaZlTfLVtleehhcUeZifwicfjTccfQaTWmhimmppbko
5		It gives colour and depth, as Swedes do it at home. Worcestershire, 2 teaspoons, or half a stock cube more. Left out it is paler, so salt it.	gPcpnlcgVqbkmiUjfXtTnOjitjmhanYkTmoTlgajflbablWYagheoSmlgXmmYhfo
5		Any. One beef cube in 350 ml. With granules use half the flour. Soy and cubes are salty, so taste before you salt.	aYewbTXdqnnwpXddfVsQkbjnvcqmskZkkaghgdbhgujgotjUijdjiUdjalmjimlh
5		A wooden spoon, flat, while the stock bubbles: brown dissolves in a minute. Black does not; strain it out.	fWZecjfgddo1jrWkVWWknlSfhemjrpmtjlzffpjmcXajm0cmhhqehcphhgeecbrc
5		It is thick cream of 48 % fat, heavy cream in America: 100 ml is 7 tablespoons, a third of a 300 ml pot. All of a 150 ml pot does no harm, only leave out as much stock.	UkheebgbqYgbvbbUjjlZgfWYdfjZgkdbqhpgTjajesibldaNhdOOQgTlkgekpWdb
6	safety	Cut the largest in half: grey-brown, clear juice, steaming, or 75 °C. Pink: lid on, 3 to 4 minutes more, then another one.	ddhkepjqabfmSoaXpnfylilWdrrlVVZVbhXwceecbUrYemgaifiqapmgktmcTWcc
6		Draw a finger over the back of the spoon: the track stays open. Thin: bubble 3 minutes more, or 1 teaspoon of cornflour in cold water.	bTWkmaqhhtcrlmpegXlVikXnhmWkQVdmrVmdToYjfdZZlpljmvPhdhokgqqhbhha
6		Stir in stock or milk, 2 tablespoons at a time, over low heat. It thickens as it stands.	mQXdfUtdimjmolcdbWdYmgWjlgLjUehtjZkgZogmlUjgfhpnkwVcSWhnkmldUgdh
6		Another 50 ml of cream and 100 ml of water, a teaspoon of cranberry sauce, and unsalted potatoes. No salt in them as they boil.	lRZvldiWqqiejYbtoUlNjahbldksalWsWatjpghkmfeepmaXfflZlegxkcmkoagf
6		Let it bubble 2 minutes more, the flour taste goes. Then pepper, a teaspoon of soy, half a teaspoon of mustard or a pinch of allspice.	XWfqradfulijijbwfVhgmcfppimmNVWtdekYefckXmXgojTkZsjhkqnulbwafgje
6		Leave them in the gravy, lid on, over the lowest heat 10 minutes, it softens them a little. Dry crumbs, much kneading or lean mince make them so.	uTuoqPkddhkZUmbdggeogobbglUdcfaheVXrrfpXhVXfgUZteXajUndkpqplafah
6		Lid on, lowest heat, up to 30 minutes with a splash of stock; stir to the bottom. Or in the oven at 100 °C (80 °C fan), covered.	uhbZiamVlhOhpWgZYgThZfmZbkXghhXjUjnXsqZrddpgkopeevjjfdYSrbaWUkbg
7		Lingonberry jam is the real thing. Redcurrant jelly or sour cherry jam come near; raspberry is sweet, so add lemon. Sharp and sweet cuts the cream.	dZeYthYdggZdiujigdoUkUchrbrgNqgeliieZPWpikSVablpYckklYojfaksSaqe
7		Slice half a cucumber thin, salt it with half a teaspoon, press it 10 minutes, squeeze, and stir in 2 tablespoons of vinegar, 1 of sugar and dill.	npjRmfigglVYssrltegZfaYlbogqdbmibdmixSZfhuejffWlWVqihUhimWygidne
7		Six balls each, gravy over them and the potatoes, jam beside, not in the sauce. A bit of each on the fork.	rmgMZaeqediaqleotkdSQfgffqdmZpZonjpmgbbnaegTbmodYfcbdbdglbyfXWfS
7		Frozen peas go on when the stock is in the pan: they need 4 minutes from boiling, green beans 6. Per plate it comes to six balls, about 100 ml of gravy and a tablespoon of cranberry sauce.	mUcRjejgjbWipekoxeihhlhgmZihfbXgYYcTloScYllQgdsaYViXXZrYjfuQhXlh
`
