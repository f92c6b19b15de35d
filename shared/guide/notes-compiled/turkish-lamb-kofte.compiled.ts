/** Turkish Lamb Köfte: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rub the red onion with the sumac, lemon juice and half the parsley. Leave it to soften while you cook.
Heat the grill to high and line a tray with foil.
Mix the lamb mince with the garlic, cumin, paprika, chilli flakes, salt and the rest of the parsley. Knead with your hand for 2 minutes, until sticky.
Shape into 12 flat ovals on the tray with damp hands. Wash your hands and the worktop.
Grill for 10 minutes, turning once, until browned with no pink left inside and 75 °C in the middle.
Warm the pitta breads at the bottom of the grill for the last moment.
Fill the pitta breads with the köfte, the onion salad and the tomatoes.
`
export const NOTE_LINES = `
		Yes, shaped and covered, they keep a day in the fridge. Bring them to the grill cold, and give them a minute more. The sumac onions keep a day as well, and only get better.	xqrkjZqbiTWcZdfZcheekfudjjbeokjcZgsffPfjmilwlaukdtfpgimQgTdbWkUi
		2 days in the fridge, if put away within 2 hours. They are good cold in a pitta with yogurt.	n0tlhjmaibebPTdfifehjjjSimgUmhocUcrZYUhgedktijyekhenXZdYfYhXaoWq
		Yes: raw, laid apart on a tray then bagged, 3 months, if the mince was not frozen before. Cooked: also 3 months. Thaw overnight in the fridge before the grill.	mlhqSYjspjUYWenWgajsqbdcaYWhnijfleklUQeQnoouofqedbegmVkYpXbcbgYe
		In a lidded pan with a spoon of water, or in foil at 180 °C (160 °C fan) for 12 minutes, until steaming hot inside. Once only.	vqqvXbrcjblXbYfasYhpYloSafXYgmifVklTisrZaldhjeonZidfhcYYheoXUvel
		Bulgur or rice, a cucumber salad, yogurt with garlic, pickled peppers or hummus. Grilled peppers suit it and use the same heat.	pniRegXngchRnjhoqdcddkfh1nXfgtViigjfkcSscvdeaklgYSpoXeiogaxdbmcj
		Beef, or half beef and half lamb: 500 g, about 10 to 15 % fat. Turkey works with a spoon of oil, since it is drier. The heat and the 75 °C stay the same.	WfbpkeSgjjjhdZUXbXtcirbmpzkSpqXogjWcdfdstniiPejfcYZhXhjfhlhjYaQl
		Leave out the chilli flakes, as cumin and paprika have no heat. Shape smaller ones for small hands, about 15 in place of 12, and grill them 1 to 2 minutes less, to 75 °C inside.	agekeZgdercSpWpgpZeflTeliilbOobalmfZejbYkYVjQUdfgkt5llWilgkfebro
		Yes, from a portion mixed without salt and chilli, cooked through to 75 °C and cut into thin strips. Leave the raw onion salad off a baby's plate.	pcndRbZmnkSbidahtYhetaoldeskZlXneijdWehXjTfuVfhYcdstfcXnppZthcUW
	safety	No, for nobody: mince must be 75 °C in the middle with no pink, since germs are mixed all through it. Take double care in pregnancy, with small children and the elderly.	bdhgcsahlZdXYebTqhhojhnfhupTUcecenVsZfYikTofJfieZZfqgjlmmpkrPbbk
		Mix in two lots so that the spice spreads evenly, and use two trays. On the barbecue wait until the coals are grey, oil the grate, and allow 10 to 12 minutes; the check stays the same.	goZeVdbXoXUZdZhddjgeZrponqdapqTaivtsgcscvbpjjmabUfhbtrfiijpdeWZn
		Air fryer 200 °C, 9 to 11 minutes, turned once. Oven 220 °C (200 °C fan), 15 minutes. Pan with a little oil, 10 to 12 minutes, turned twice. Slow cooking makes them pale. All: 75 °C inside.	ujgpWgdMggUhgakhiljjUmojieccunfdkndhkikdiyheVfLfWfnjhymSZpWdfick
		Use beef mince, or 350 g of lamb with a grated, well-squeezed courgette and 4 tablespoons of breadcrumbs. Lean mince dries out, so knead in a tablespoon of oil and stop at 75 °C.	ggicqlTssmWdfkbeeaqcaxYjgsoSjidtgjZdcbibnkcbPVZrkRXcfihtsbeqigdY
		Yes, cold: cooked through, chilled overnight and packed with an ice block, then eaten within 4 hours. Pack onions and tomatoes apart so the bread stays dry.	qvpgYhdjjYdWaWnjsaglZhobocdRdmffbemijYnekjiuekvYmnisrffZVbRmMkmb
	safety	Bin it after 2 hours out of the fridge, one in hot weather, raw or cooked. Cooking does not destroy all the poisons that germs make.	kZlmgoaMmjrZHinajlXhufvjgoebcegcfklbkbhppfqlmfndYmXrlaeYkbSobidn
		Köfte, said 'kerf-teh', are Turkish patties of minced meat with spice, kneaded and grilled. Indian kofta share the name but come in a sauce; these are flat ovals eaten in bread.	TagfhcagbhjUjhcgWpfgargkgudTXoYYvYsWlQefrdXcYgdVUYgmclifhapkMmen
		With halal lamb, yes: nothing else is meat or alcohol. With kosher meat it is kosher too as long as you leave out the yogurt, and read the bread's label.	aXiliiakngcefqSTZgpVaYjVpbbgbvXdfYjsheaibmpXNZthYZbkqiRgTdelWlca
		The köfte and onion salad hold no gluten, milk, egg or nuts; the pitta holds wheat, so give rice or gluten-free bread. Read the spice and sumac jars for traces of gluten or nuts, and keep yogurt apart.	WdmkdmhpXrTThqYjWlkYnYjXqfgeeyXgifYhfnlXXiseYkiXdadyiahqZfVebumr
		Start at half past six for seven: 15 minutes for onion, mixing and shaping while the grill heats, then 10 to 12 to grill. They are best straight away, so warm the bread last.	loaVihiNhTUlibmbxkiarbmdkfZeefbYfUehusvYeWncbomZhUZigndXtchZjcaq
	safety	Ring your vet with the animal's weight and how many were eaten: the garlic, and above all the onion salad, are poisonous to dogs and cats, raw or cooked. Bin what it licked.	gYoUXWUXegsjUhVbnojpbgdoWbmnYeliZlnWnlfopkusaqrXZlnidgVncbfpnsiq
1		Sumac is a sour red berry powder. Use another tablespoon of lemon juice with a little lemon zest and a pinch of paprika for colour.	NgZivnYeXnhYfgeijZkjtcVktjpfRgkedeUieTaimrVgjZaolbrgniXedhteWgmx
1		It takes 1 minute and does the work: rubbing breaks the onion so that it goes soft and pink in 10 minutes. Only mixed, it stays sharp and stiff.	YjukgMqbUfintjhpWmjkkgptbeakhabbZbZegchcbTbsdZigtrhiknzYphisacal
1		As thin as you can, in half-moons you can see light through; a mandoline with its guard helps. Thick rings stay hard and hot.	hhgcbavhNajmkoqPafqfereiVpmlnjmduPihhkamhlgqajertcaqgmgofgqwibkb
1		Rinse the slices in cold water for 5 minutes, squeeze them dry and dress them again. That washes out most of the sting.	YeimmZibejkekmhmtNiuiemfRmbsWegfZZfeibcomUgohuZjikqksadomfmroaxv
1		Yes, white or brown onion works, but is sharper, so rinse it first. 4 shallots or 6 spring onions are milder and need hardly any rubbing.	RdnXmdkYUWikpljciXsrnetWdmmennZaiWcdaPVjhldnbmYbmclemcleUXiuopnv
1		Yes, up to a day in the fridge, where it turns softer and pinker. Add the parsley late, so it does not go dull.	tnrhqfpRgdWidebgheggmcscbjeoqifcUSnifQaoigpyobseeoknkflOdRZjZkam
1		Yes, lime or bottled juice, 1 tablespoon, or 2 teaspoons of white vinegar. It softens and seasons the onion, so do not leave out the sour altogether.	dtabmlblfViedrUYggmXjfWfqZjtUZchajPZdSXlXsVsneciqercmWgagcqliccu
1		Fresh mint or coriander, 30 g, are just as Turkish. Dried parsley has no taste here. Curly parsley and thin stalks are fine, chopped well.	cjkUkooUZfcedNepcXpbjaWlnslUnfcdccUZfbRkbgijsZjjYUojqbWfZjthXdrV
1		15 g goes in the onion and 15 g in the meat: about 4 tablespoons chopped each, a quarter of an American cup. If all of it is in the onion, make the meat without; it holds just as well.	RmlRjkkYpQjjjiZfbeuhdZXbUwglkaWhmViXilXeefjmrXlVjVfbpcQjhbkjiYkR
2		The second shelf from the top, so that the meat is about 10 cm from the element. Let the grill heat for 5 to 10 minutes at its highest setting.	gwchUiqhYjagiTcWwebjVwmfUhkZeqafciiYjholejhVjjXflkvcmpdMfkgNaddd
2		Use the oven at 220 °C (200 °C fan), 15 minutes, or a hot ridged pan, 10 to 12, turned often. Broiler is the American word for the grill over the food.	iigheibZcbalaekblriiZtfffpmYmkhchknioYtmcwdSdhJcfgxcoydVXtaiesfi
2		It catches the fat. Never paper under a grill: it can catch fire. A wire rack on a tray lets the fat drip, and browns them better.	ligddgpbQcakbbldiffnWwcikidakihabviOkgTibcfYdldrjcobk0pTUaTkrqoZ
2		Follow the oven's book: with electric grills the door is mostly shut, with gas mostly open. Some smoke from the lamb fat is normal; put the extractor on.	fiXkqkWgbjUljaiVpySdUkfgVjmedisXfmnZbmppmhvegcTfblvXetmgimSapfgo
2		No, only the grill needs to be hot, the tray may be cold. If it is glowing too early, turn it down; the shaped meat waits in the fridge.	njbhadlnbfhenYqcieVqbukjWbdekpcYZogPkloqjehXpedfjrriwmhNgdhJjkYc
3		Yes, knead it: it makes the mince sticky, so that the köfte hold together without egg and stay springy. Mixed only with a spoon they crumble when you turn them.	bamnhVhnbmnjunmwQtghcoonlqSWeZYhecfgegfehbctdgbdslfimp0myidlegZb
3		Turn your palm down: a lump of the mix clings to it. It also looks paler and smooth, and pulls in threads when you tear it.	gTnkedkskposrqccesbmcxfleogYfYmWiYhmacgdeRdcasifojbbcxrlwkgWXdaZ
3		Knead it a minute more, work in 2 tablespoons of breadcrumbs and chill it for 20 minutes. Warm or fatty mince is soft, and cold firms it.	oeZfnUmkqnqfdmrqRUdhhvWehpJicfZgoZehcaoelZmleYjro1Yjehlnpifgchck
3		Knead in a tablespoon of oil or cold water. Mince with less than 10 % fat gets dry and cracks.	gVclsbZqujrecffmdWmfevSgerZdhfaxrgWhjhwnlTclhbetgfUcXlgomjgohXWk
3		No, the kneading binds it. A slice of bread, soaked and squeezed out, makes them softer and the meat go further, but then the binding is bread.	Wpsddca0hjtWYdmuZakbekgbvkMabfZhgcacfmicXegmTjWrblemmpsmkglsglYe
3		Yes, 1 teaspoon of granules for the three cloves. Half an onion, grated and squeezed hard, may go in too; unsqueezed it makes the mix too wet to shape.	UjiahXZQgavjdnfsWUwhhcklaijwlqabmbTWRdYjpelsbhikjjqcncnYgZmqglkf
3	safety	No, never raw. Fry a teaspoonful until it is brown right through, taste that, and then salt the rest.	YVmthehZnjlYfcUtkgiesekXljqnQXViclrbkcljibnjipbchdqlzrpkpsknfQde
3		Yes, thawed in the fridge on a plate and used within 24 hours. Grey in the middle is only lack of air. If it smells sour, bin it. Do not freeze it again raw.	gbXvjmdprgidLpaUjbbupebgXfngmbfjYmZqXSlcvjsllfhkcZdYjbocqiZfTher
3		Ground coriander, or half a teaspoon of cinnamon or allspice, suits lamb. One spice may be missing without harm, but keep the cumin if you can, and never the salt, which helps the mince bind.	RiZimgYdisrXlUjndhqakaYupmjgXkbegqbTbgdYkjYmlSXfabwnqwjZedrmchkr
3		A mixer with the flat beater for 1 minute, or a processor in short pulses. Wear a glove or a bag if you dislike touching it. Overdone it turns rubbery.	ikqoVWibUlckusjeTleeeresctaTchkidmVojjdkhhdqYWgdjmmcktivtukvjekh
3		Lamb mince is ground lamb; 15 to 20 % fat is best, as the grill melts much of it away. Mutton keema is stronger and a bit drier: knead in a tablespoon of oil. 500 g is 1 lb 2 oz.	TbXkplWmkiiYhZWYaZpfiuXhhusbpnhmtibgbZlpzcegTfghbQWaZlhicqYobZek
3		Lift out any heap you can still see, then knead in as much unsalted mince again, or 250 g of mince, a grated squeezed courgette and 4 tablespoons of breadcrumbs. Do not taste it raw: fry a teaspoon through first.	cRcrkihbxkvXfcblkbjXgfkdhmiqckSthgpfiiokkeojqaSUlXkUuhltkchotUca
4		Like a flat egg: about 6 cm long and 2 cm thick, 50 g each. All alike, so that they are done at the same time.	alYVXXordgjZaehZainYbXeZcujgfkYZyYnlbYkhdbZgWgVjrfQlazkrWpsccgYf
4		Yes, press it round flat metal skewers in longer shapes, and hold them with a cloth, as metal burns. Wooden ones are soaked for 30 minutes first. The time is the same.	kcccZbmdeagkZdtaeYahfqmgnfikinoWdqmtqbafbPbsjhVsqhsgk1paXrZXVZjm
4		Damp hands stop the sticky meat clinging: wet them in cold water after every third one. A drop of oil does the same; flour makes a dry crust.	YSqfbcgojmiqontWVZZeWndubqSkgmooqrfcleuenYaqcgtqhmdchimotoegocnd
4		Press them together and smooth the cracks with a wet finger. The mix wanted longer kneading, or was too dry or cold.	qiYUjPgnXdubQmrkTnYkWkZaWffZgocjgUWfnhsdXVWoknjuknjfgkosichbfcbg
4	safety	Yes: hands for 20 seconds, then board, worktop and the tap in hot soapy water. Keep the onion salad and the bread well away until that is done.	cbviXjbtagdjedmYbrenjclvY1bjfioslrganciongoqjt3iihmdpdijjlijqcpg
4		You need not, but 15 minutes in the fridge firm them, so that they keep their shape. Shaped ones wait up to a day, covered, on the bottom shelf.	slmfpPrfYhkXgXoeilbjmfxbcleivmVcZigdlWjlecemidmjstmokkyOfghVccYb
4		12, about 50 g each, so three for each person. Shaped as 4 burgers they need 14 to 16 minutes and a check that the middle is 75 °C.	YujThalqkYhRaYgYmrkZVenigrhihlXSvnegbWiXmadgWjRYmaTeZubnlbndbZhg
4		The mix weighs about 540 g: twelve are 45 g each (1½ oz), eight nearly 70 g (2½ oz). Eight want 12 to 13 minutes, four burgers 14 to 16, and always 75 °C in the middle with no pink.	dtkQgZgejVeUaYeVnlrlYipZivjkjgabpojkiRlVpcegVlScjZSibyhlgogeaYbg
4	safety	Throw away salad, tomatoes or bread that touched raw mince, its board or knife: they are not cooked. Wash hands, board and knife in hot soapy water, then cut fresh ones.	fipgekWmYjpegjpUSkmokhimd2dfckfolpcalSjwqjqsclwiffnjgZklmukopWne
5	safety	Back under the grill for 2 to 3 minutes at a time until the middle is 75 °C and no pink is left, clear juice. Pink mince is not to be eaten.	fedknsgkafigNtdakmezlfrXjqljQUXaVmXsgecglUubfmecgfgpZhkijwpdbYdf
5		Move the tray one shelf down, or turn it to 200 °C (180 °C fan) in the oven for 5 minutes, until 75 °C inside. Scrape the black off.	qccifukaUecpSiVeddU2imdXdfcqknggQjlhdjlipVidlsTiYetlhoXdgkdXofti
5		Pour off the fat, spread them so that none touch and put the tray nearer to the heat for the last 2 minutes. Fat and crowding make them steam.	kXgeheinmWVtPedkmebucpbbaknrmgQkknirlXtfcahTcehjSldcYpwbYlmmcntf
5		Take them out as soon as the middle is 75 °C, whatever the clock says; thin ones are ready in 7 to 8 minutes. Dry ones are helped by yogurt or a drizzle of oil and lemon.	vYlgrPmgfffgQheimioqqgcXjiXjsbZffdXntdoWgRVkjaerkgeqUofhgpuccWZj
5		Wait until 5 minutes are past, then turn them once with a thin spatula: before that they are soft. Next time oil the foil lightly.	obUXbXpjSdkmYblcYgQdTrYjXjXhjobeectcnlghSWcleoellZtcbtvbigWfaeZX
5	safety	If it only smokes, take the tray out level and pour the fat into a tin. If it flames, leave it in with the door shut, switch off, no water, and call 999 if it does not die down at once.	odalrvZhedfjpTjbtfXkVscfaeshghtlkvmcaiolnUoVhiSnapoYenkbgsZfrapl
5		Cut the two thickest through the middle: no pink, clear juice, and steam rising from the centre. If one is doubtful, they all go back for 2 minutes.	YciehlfwZiduYqgUjvhvgqhZlqmgZWbQhhaocgfbWalbholZmfjkcvgfjwmbRYaY
5		No, thaw them in the fridge overnight first: under a grill the middle stays raw while the outside is brown.	mbaobamidgdUQnrUleewqenVYddryhhecmajdVgVptodoeckhcjhwfmPfjXfcfci
5		Rice goes on before you shape them, as it needs 12 minutes and 5 to rest; bulgur needs 15 covered with boiling stock. If they are already under the grill, take a microwave pouch or couscous, 5 minutes.	tkjaiiddnfcYmdmilhgfdqtYzhThpmdZmgZjrjilTaUfalnXeRsdbekSjpwTfgbo
5	safety	Up to 30 minutes: go on now under a hot grill or in a pan until the middle is 75 °C with no pink. If they stood half cooked for longer than that, throw them away.	jdgnpnfUaecjKemWbwXtnbkcVYcgehehTlqijpptjgycefYVihrhfZhWmneiepdp
5		The grill is the heat from above, a zigzag line at the top of the dial: Americans call it the broiler. A zigzag with a fan grills with air and is fine too, 2 minutes longer, turned once.	gebbWuXjRhWmedddprfjWtadWlkbdhgcjdqqhYvqjkeNbjPdelxdhuYYejfeephg
6		30 to 60 seconds is enough at the bottom of the grill; then wrap it in a cloth. Hard: sprinkle water and warm half a minute in foil.	zfxgpdbhWhmbYebdneWtgkdYghSifihXVbdcjfoZWSdornbxfefogokbkneYaxlc
6		Any flatbread, naan or tortilla is fine, warmed in a dry pan, half a minute a side, or 2 minutes in the oven for naan. Without bread serve them on rice.	lctikaXhQbhRfXpelmhfZcfZosaVjvaeehVUiXhcYqdwkmYqgUjqfkkaYbiZevgf
6		The toaster is good, also from frozen. In the microwave 15 seconds in damp kitchen paper; then eat at once, as it goes hard when it cools.	vnqoXccgWcgVajmZtiftYhlbZeaktqmeZnbWijrZYqmnlkVrfgmkuiiOijfdWtkj
6		Wrap them in foil or a clean cloth, off the grill: they stay soft for about 10 minutes. Left on the rack they dry to biscuits.	ykoXdVfbYUSbiSkdflUrVjmXYqVemnWbYihbjnmhdblkpnmrdjkmdnfVrcgScmfa
6		Cut a strip off the long side while it is warm and ease it open with a knife. If it tears it is too dry: fold it round the filling instead.	mjiZjbYrWjpaislddoWgMkVTbshYonfTbXibfgijdehrmpkvfdtnigqhigiYYWfQ
7		Yogurt with crushed garlic and salt, or tzatziki. Without dairy, 2 tablespoons of tahini with lemon juice and water. Keep it mild, because the onions are sharp.	bglkkkZlZeeemhYnkYoVgfafsXVgO0dvcdiUcYRheodbYkedXglcWTojgaumXYac
7		Flat: more sumac, lemon and a pinch of salt on top, since the mince itself cannot be changed now. Too salty: more tomato, plain yogurt and no salt on the salad.	hbernhcaynmabkaplXdYqgegnnppXhSuVeicocfqepajmkRfcjpepppxpgtdkZag
7		Eat it with yogurt, cucumber and bread, as water only spreads the burn. The cooked meat cannot be changed; next time leave the chilli flakes out.	fgZskjgdnojZmblhuOXmgeedYgakOrfkYiidfscgnVWcXidecplrhYRwohiWibvn
7		Slice them, salt them lightly and drain them on kitchen paper for 5 minutes. Not tinned ones. Fill the bread only at the table, or it goes soggy.	xflVqZmoVehjTpsxfkfralhjoicmfajkjopXmTigkbrildZneqkhaQufgrjVimha
7		Cover them with foil at 100 °C (80 °C fan) for up to half an hour; they must stay above 63 °C. Warm the bread only when everyone is there.	wdkViXmagbNifThWYjYoYinPakVbhoUhXfjcsmgicbplikscdshngjZVlagWVgZi
7		Three köfte and a good spoon of onion in each pitta. Cucumber, rocket or pickled chillies are welcome too.	m0nRZdepecnWpmittljjceicgsbmcpYUoehVjOeXdricaeecWYgieheojRtjahac
7		Better fill them at the table, as the onion juice soaks the bread in 15 minutes. Filled already: take the salad out, wrap bread and meat in foil and keep at 100 °C (80 °C fan), above 63 °C, up to 30 minutes; longer, chill within 2 hours.	zpkahYZiaVUZYdkhhjWhcVrXdkUZnmVefjoipZhojgsmnfshckeujcnViVZRWiac
`
