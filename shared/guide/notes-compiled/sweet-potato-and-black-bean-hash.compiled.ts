/** Sweet Potato and Black Bean Hash: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a very large frying pan over a medium-high heat. Add the sweet potatoes with a pinch of salt and fry for 8 minutes, stirring now and then, until browned in places.
Add the red onion and red pepper. Fry for 6 minutes, until the sweet potatoes are tender to the point of a knife.
Stir in the garlic, smoked paprika and cumin and fry for 1 minute.
Add the black beans and 3 tablespoons of water. Cook for 3 minutes, until piping hot and crisp underneath.
Fold in the spinach by the handful until it has just wilted. Season with salt and black pepper.
Top with the avocados, squeeze over the lime and serve from the pan.
`
export const NOTE_LINES = `
		Cut the sweet potato, onion and pepper the night before, in closed boxes in the fridge. Fried through, the hash without avocado can be warmed again next day until steaming hot, though it is less crisp.	ttwpkiobkRMgcieefhmhodtdkmdgkhjdZZthgXdgjosmbZzkYkerhcoUmYfcblXb
		Count on 2 days in the fridge, without the avocado, put away within 2 hours. It is good cold in a wrap, too.	nzqjkmmbleafWYYhlecVYmcZfneZjYqcRatgVWcjeYrujh1dkfciZabahWYcanUi
		Without avocado and spinach, for 2 months, but the sweet potato is soft when it thaws. Fry it from the fridge in hot oil for 8 minutes until it is crisp and steaming.	qqjsYbhwrlQZcfgalWlnkeefaYUimikgfaliTQfOionnkbpfdZeflVjasVadZmZZ
		In a hot pan with a spoon of oil, 6 to 8 minutes, pressed down, until steaming hot all through. In the microwave it is soft. Once only.	zvqxXXpZleldbcdcpYclTslbZhZbggjeXhrbhrsbTkeilekpbheckgaWhhhdSwda
		An egg on top, fried or poached, and toast or flatbread make it a full brunch. Hot sauce and yogurt go beside it; with rice it is a supper.	iqlXYjUoiZjQofiuudYZajicymQdZnUmjimhfjYoancXdpjjWcljajpmhYunWlcb
		Make four wells in step 5, crack an egg into each and cover with a lid for 4 to 5 minutes over a low heat, until the whites are firm.	bnlgSddnmWZXTXpoiheZdTmZZhYWcUYddcimdvonWacRdjcneqkXtkwfchmnqebn
		It has no heat at all, only smoke. Halve the paprika for fussy ones, and mash the beans into the hash so that they do not see them.	dadihcjeeqcUkWoipbfglXdkbkpVKodYgifafmaWnYZcQWihgmq2ieXloblbiXrs
		Yes, from about 6 months, if their share has no salt: soft sticks of sweet potato, squashed beans and ripe avocado. Raw or hard pieces are not for a baby.	uXmdUaeqqiTXikbjrZleqbmgfZtkZnahbehjVhgaeZbpUbhagfmueVYqtnYnpdaO
	safety	Yes, everything in it is cooked or peeled. Wash the spinach and the lime, unless the bag says washed and ready to eat. A runny egg on top is fine if it has the lion stamp.	mVtXRudkliVXbachsodkhYledjYVZbjlfjVrSieccWjiWiuodWmpwfcnkoerendg
		Roast it: sweet potatoes on two trays with oil at 220 °C (200 °C fan) for 20 minutes, then onion, pepper and spices 15 more. Fold in beans and spinach for the last 5.	iuWcQSYVkZSpkWijcejpSlkpgjeZljUbetpicjufjqkfgcUfbffenxdbggcWtgad
		Air fryer: cubes 14 minutes at 200 °C, then pepper and onion 6 more, shaken; finish with beans and spinach in a pan. A slow cooker makes mash of it. Quicker: microwave the cubes 4 minutes first.	whhyVfeLikbgkmjgljidVkuqZaWbqljelecekshWl1fiTfVjalhemqhaerXigiil
		Potatoes work: 700 g, 1 cm cubes, 6 to 8 minutes more. Skip the avocado and use a spoon of yogurt, or eggs.	gggewmjlhdPXahibcbmhcmodxplSmrcbXWhbfYfgd1VeRWYmnWkjjaoppghhojje
		Yes, without avocado, in a closed box with an ice pack or heated until steaming. Add avocado and lime when you eat.	pummWlfgjTXUhXmkrcdgXikfradSblfaZfnkjckemsgpbmsYnmkpsaedbfQnNljZ
	safety	No, after more than 2 hours out of the fridge it goes in the bin. Beans and vegetables are moist, and germs grow in them.	mgnljtbQqhsbRilalmWWuaqsehfchbngckqadkgqfdpkrckjZkXjjahYmPRodsao
		Start 45 minutes before: 15 to 20 to peel and cut, 20 at the stove and a few minutes to slice the avocado. For eleven that is a quarter past ten; with all cut the night before, half past.	loZQkjkVhSSmkeiXsjkZpajhkffidehXgRfkqrwYkYmhWjschOcffqhXsbiYmZZi
		None of the usual ones: no gluten, milk, egg, nuts or soya as written. Read the labels of beans and spices for 'may contain'. People allergic to latex may react to avocado, so ask them.	YdijfnipdrQUivYjXomZnWgZsgeiYwZefebffolXZisaaimaWafqkbhvaaUaatno
	safety	Ring the vet now: onion and garlic poison dogs, cooked too, with signs only days later, and an avocado stone can block the gut. Say his weight and how much he had; do not make him sick yourself.	hasXbZTdagpeZjXaloimchdiZcnlWeqiXhsWqpelllvraosXYlmjdaWucYfpnrit
		Half: 350 g sweet potato, 1½ tablespoons of oil, half an onion and pepper, 1 clove, 1 teaspoon paprika, half of cumin, half a tin of beans, 50 g spinach, 1 avocado. A 24 cm pan and the same minutes; the rest of the beans keep 2 days in a box.	X5hehlemnUfgiQhdckrdThZfilogpoTfkorkVjjadjfocdbdlUcZbaTxqSjgiifg
		About 330 g each with the avocado. The beans give roughly 5 g of protein each, so an egg or tofu makes it more filling. Calories I cannot know for your avocados and oil; add them up from the packets.	j0vZebettgeXocaiskjgadffbmgeXnklohodjajUfjdOShnYbgZngmb1mZbnahXb
		A hash is things cut small and fried together in one pan until the edges crisp, from the French for chopping. Hash browns are only grated potato; here the pieces stay as cubes and are not pressed into cakes.	TdidWjklciqaeoiwXflfaqUcgojifghXzQjkhSojjochQYjYcTjbhkaZSiltZeja
1		No need: scrub them well and the skin may stay, a bit chewy. Peeled cubes crisp more evenly and are better for children.	geuRhgriUmZbUqjejgZeWdnfflsosmrlndivhZtoilTfVmowlZkmjZiZlaoeodhY
1		1 cm, the size of dice. 2 cm cubes stay hard inside when they are brown outside; if you have cut them large, cover the pan with 3 tablespoons of water for 5 minutes first.	dngbVXtjfbifZkmRWeubZgimdjwm2kWZvYiqhegnbehmakchocaoZnbnWqqnjZcY
1		Leave them a minute longer before you stir, as they let go when they have a crust. A thin spatula helps, and so does more oil.	jUYXickljjkrdrmYRZUlbjahgicptuiklfvgspmiTQZldnZskgqgdnukkiYgXbbd
1		Turn it down, splash in 3 tablespoons of water and cover for 4 minutes. They steam soft, and you crisp them again without a lid.	yXfsjnrbbchjSjUZibZ6iqeVddetjjcYXehkjkiXjTfdlralXellgocbdpddlduf
1		The pan is too full or the cubes wet. Dry them in a towel, use a wider pan or two, and stir less.	tblnlZnpmigzPjchhXaoashcaZgxtYTgklhunYobVaeaefbhYjfafmpZaojiZpqf
1		Yes: 4 minutes in the microwave, covered, dried, then 5 minutes in hot oil. Frozen cubes go in frozen, 3 minutes longer.	rdowjUslhefXeupXfYpodfzebYhk2nghfdafkekab0ceefhnjgbhvbkQkkefjdfc
1		One of about 30 cm, heavy or non-stick. With a smaller one use two pans or the oven at 220 °C (200 °C fan) for 25 minutes, since crowded cubes steam.	ipWhNajckShjhaiYijXeanYklfqhomlZznskjekjclXnYgXhiVcPkxbnXnWjkofd
1		Any oil for frying. Three tablespoons give crisp edges; with 1, in a non-stick pan, it is softer but fine.	VellrqWjoifapXXjgWvmWreitmniqrmnpmjUjikicleaYTbkfXVbbmjZgZVvoeeV
1		The orange kind is softer and sweeter; the white is drier, 2 minutes longer. Butternut squash is the same time. In the USA 'yam' is the orange sweet potato.	ckfmlrhpSifXelZmeiZiWjbeflxcddnTlMbqiJrhcrWbTghnmTfggjlahikgjgsc
1		Every 2 minutes, and leave them alone between, so a crust forms. They should sizzle all the time; if the oil smokes or spits hard, turn it down a notch.	XYXpjhocchZjzVbehjShUkloVijregfdqhkikpYjbOfejjYjanydXwobonZYYZei
1		Yes, a day ahead in cold water or a closed box in the fridge. Dry them well in a towel, or they spit and do not brown.	0bxmqjrmdbamVhiceglehjsdafkl4jgjiZropShlgigpmeumgpnocfrUbfdcedbf
1		Two large or three medium, about 1½ lb; cubed some 5 US cups. Peeling takes off about 100 g, which does not matter. 3 tablespoons of oil are 45 ml.	cnnVodkqsSoYhqgWmmtlRekWWklkpiiduXhggZjcdnVkZnZWrZXfgjXsghbXnbmV
1		Sprouts are harmless: snap them off. Small dry spots are cut out; bin one that is mouldy, wet, smells musty or tastes bitter all through. White sap when you cut is normal.	pXkWqnieggjjQnWrZZewlgjaagoZpgldYZhodNogdeeqgmfrdUqsccYglXkfmiyl
1		Swap the outer cubes to the middle every 2 minutes and give it 3 or 4 minutes more. Quicker: roast the cubes with the oil at 220 °C (200 °C fan) for 25 minutes and do the rest in the pan.	jqRoXbnbfUfkdcdTfbSrZnkmbZvlmlbiuujhmojvThmddhQkkbjYeiZebuYgflha
1		No harm: off the heat it may stand up to 2 hours, and it even softens on. Heat it again with half a tablespoon of oil until it hisses, and go on with onion and pepper.	hYisqheWlbVuZenTXwRqpYqldebcddjeXctemogpqcvgXchUekjmWYhcqeXhZlfj
2		Put a lid on, turn the heat low and give them 3 to 5 minutes, then crisp them again without it. They are ready when a knife slides in as into butter.	mcmlsblfhlggXqoWfkgxkneZfnZqbSaPZObmligbRUbahgjgodkrgtfarnkhebeS
2		Stop stirring: press it flat and let it form a crust underneath for 4 minutes. It cannot be cubes again, but with an egg on top it tastes just as good.	zdaorXglfnuhMtjsRbeiblagafVkhfcebXnxmZqlcZbjjiYnkleebZlntlnhbjZf
2		Any onion; courgette, mushrooms, sweetcorn or kale in place of pepper. Frozen strips go in straight and take 2 minutes longer.	SesgjbtgiidokirkiUprhggoggkfrniZbgYZfQUhfwoZTYWkeZnqraeaVashnhjs
2		About 1 cm, like the sweet potato. Larger bits are still hard when the rest is done, so give them 3 minutes more with a lid.	ZmnZaUtiaakfhpmYbdtmiemqWoqpwldVtTilefbtggmkbicokbjuelfoalwgkSZe
2		Turn it down, add a spoon of water and stir the onion up on to the sweet potatoes, off the bare metal. Pick out black bits, which are bitter.	oZckgkpXaXgvjmVfeTbzlnifXbczrmhhZapaajikeRilltYdZesigkkfbbenkcvo
2		Because onion and pepper would burn in the 14 minutes the sweet potato needs. If it is all in already, add a splash of water, put a lid on and go gently.	eobhgdhciYholmkwVdrsgcuwRYXhndUgfbYgmkrffhfdkanaeekVmbqSiYqeuTXn
2		Turn the heat up, lid off, and leave it alone until it hisses again. Peppers give off water, and the crust comes back once it is gone.	nXiokZkltgeydomsqVbncmkqOVcrnVhinpogjigfgZpSjclpamjWbXfibnrdljis
3		Add a splash of water and scrape at once. If it tastes bitter, nothing takes it away, but lime and salt hide some. Next time half a minute is enough.	iWiojodTlloqcgVlYTimmZVleVeshiqpTnpaVlodiRbnlpanXgtegnbglchccbvs
3		Ordinary paprika with a pinch of cumin more, or 1 teaspoon of chipotle paste. It loses the smoke, nothing else.	SfbhrpaViocZrVmdiYoeudakppuaXlqZjngQUcgjlhcdYbXkdglghtfgeghYdgp2
3		Yes, half a teaspoon with the spices. You can also leave the garlic out and use a little more cumin.	TijdmWXRmgqiahcocUvhfVflhijnerfYhhSUPhVhnggrZhkofftclhnToXkmWsmf
3		Not hot at all, only smoky. For heat fry half a teaspoon of chilli flakes, or a chopped fresh chilli, with the garlic now.	VjdpkogWntmasXglpRjmhdciYmikPqhcndaWUrfflebcRacfcjuokiYjmZmVZVom
3		Seeds: 1 teaspoon, fried with the garlic. A seasoning mix: 1 tablespoon for both spices, and then no more salt until you have tasted.	SmgomaVdimwWmUmsjhoggYdlremgapfdrndVWfiXimcsocWfeaznqujejbtjZcgl
3		Stir all the time, and go on when the smell is strong and the oil on the cubes is red. Longer than a minute burns the garlic.	XYenhaiagkkuohZgehergggokdjhcSfWdZjoVmbcfNlbktihinqgVruUrnjZLYdk
3		Add half a tablespoon of oil, or go straight on and put in the water of the next step. Sweet potato soaks fat up, so it often looks dry.	gUfpniepvmtpgleriZtpZoTknhftmenomojdlsmadMbflYhpdojZVpocheimfZVg
4		Drain and rinse them, or the hash turns grey and sticky. Kidney beans, pinto beans or chickpeas, one tin, are just as good.	tNoZYdgibibiZWjnknqikcbhchshnlapigiflgTYmogSjcphtkiSWWnYcfjVrVqt
4	safety	About 125 g: soaked 12 hours, boiled hard for 10 minutes in fresh water, then simmered until creamy, 45 to 60 minutes. Raw or half cooked they make people sick.	qVwloUnSedgVWPkhpjnkrfiTjdoXnbbXnnccrfXTjeaejbhllkghZdlYXljWhUlp
4		It lifts the spices off the pan and heats the beans through before they dry out. If the hash is moist already, leave it out.	nUjjoohqosrseiomnbsjchdehUVojSYjqlghgomcaaVfsXpjosdRjbsZbpjfokgp
4		No harm: burst beans help it hold together, and you may crush a few on purpose. Fold gently from now on so that some stay whole.	tZjZgPgcYcmZSjlsZnckeiObTiiifqbcZXhmpmfafbbclbfqdnqXRdylsajZeZfm
4		Press it flat with the spatula and leave it for the 3 minutes, unstirred, over a medium-high heat. Then turn it in big pieces.	mnbcdafrXlmtimZsdbKlRqYgigXjcgVfneogsdhhdabimnXudjmejnwcfkccUneQ
4		Take it off the heat for a minute, then go under it with a thin metal spatula. Dark brown is the best part; scrape off only what is black.	iaZbZngjfikwjsYiWWOmfgPeiZYlrnmmblzXjonefSbihyZnicngiefggdWbYiob
4		Tinned beans are cooked and only get hot: steam should rise when you break the crust, and one from the middle burns the lip.	igokcdjpZndlfhqesnVvfrdRYenbWViOWeZcjobYcYhQdlgcjrflbnjYqpnRYclb
4		The 400 g tin, 15 oz in America, about 240 g drained, 1½ cups: small, oval, all black, not black-eyed or fermented Chinese ones. Beans in chilli sauce work; leave out the water and half the spices.	gZnabhiUcZfShecefknooVXdiixehphdnbuSgdVankTReafUmhhcQfdgaedQrWqk
4	safety	A shallow dent away from the seams and a bit of surface rust are fine. A bulging, leaking or spurting tin, a sharp dent on the seam or a bad smell goes in the bin untasted; then wash your hands and the opener.	fcliekfalrpdXlelauekfhRdba3SbdmWSmnbdcYZkYsgdmmgufqWYdoeogSbphmk
5		Frozen: 150 g, thawed and squeezed dry. Kale needs 4 minutes with a lid. Leave it out if you like, parsley instead.	edZYkatbfgioYdmtlVnmZkSrljaUsdgibdQakQVSetldnZfniYccsXebcekiadui
5		Turn the heat up and let the water boil off, a minute, then take it off. Next time by the handful, so that it wilts and does not stew.	obVbmgjitiotRkp1nVgjVmYsWbSiiVepoeikleigiguXsdjkilaVgVigdkmecgsg
5		It has gone limp and dark but is still bright: 20 to 40 seconds. Take the pan off the heat then, as it goes on shrinking.	hbhaibnehjmubba1rbbmbiSlbhUdhPmZaPdolUXebUpbomhfigZkjhiblkoWQfka
5		Rinse it and shake it dry, unless the bag says washed and ready to eat. Tender stalks stay; from large leaves pull them off.	iWiUjhlnahgnWUktokkjgXYtWthbvcunmbXrrdZegeolroqskXegqXddXgngZdqc
5		Half a teaspoon of salt is about right, because sweet potato swallows it; taste again after the lime. A dash of hot sauce helps more than pepper.	fbjqqeif2ordkhZurafSoehgkmqoYibqcdlcqddkaqajmkSccilfrpkwmasYlZad
5		Put in one handful, a lid on for half a minute, then the next: it collapses to a tenth of its size.	fpJYcVkerYrsWhrxnbefQmSvWjegmeddlcglmeeicfngnZjlndbSjiekcbejbakX
5		Add the avocado unsalted and more lime, or half a tin of rinsed beans. Rice or plain toast beside it takes the rest.	mXZrhgkZqsnbdZbwpchOdbfdliksZmZqXbtiofngkbhjpeYZgapVngj0lZmltdbk
5		Four good handfuls, 3 to 4 US cups lightly packed, half of a 200 g bag. All of a 240 g bag goes in too, in more lots, with the heat up to drive the water off; salt it after.	YndUleidyWokbdantgrmVdWbToZfkfopsaggldfTirpiidfalaVbmZSlgabWccsV
6		Leave it out, and put yogurt, soured cream or a fried egg on instead. Hard avocado does not soften in the pan and turns bitter.	kcnhsZkjaZaYanRVbgeqdseXshfnlkeWRQjmfagbWueifZazigmniTqjokonkjjj
6		Cut the brown spots away, the rest is fine; bin one that is brown all through or smells. Squeeze the lime over as soon as it is sliced.	nahcqrlxWOemYmPcbieqimeahfkrpidaTamrcdkmifqsiignZYuhfWoeoameVcmf
6		Yes, lemon or bottled lime juice, about 2 tablespoons, or 1 tablespoon of vinegar. Something sour is needed against the sweetness.	eqackicodZifbpZZfhlSigRevaksTZejYpPZiQWibsXtjaclrhqdjacdjhojhcat
6		In the oven at 100 °C (80 °C fan) in the pan without a lid, up to half an hour. Avocado and lime only when they sit down.	uljUmWpeleMjhVdWYiTfakkVjjahggWgRdmYqhcmbdnknfmfiviniifPpZaWVhZh
6		Cut round it lengthways, twist, lift the stone out with a spoon, peel back the skin and slice. For a fan cut thin slices and push them sideways with the flat of the knife.	gfkVdjboOcjbixqUdlbaSjcXaksmkhobeXrnlenkmkcoihkvmjqnscfprgumicjV
6		Coriander, spring onion, pickled onions or a hot sauce. One sharp thing is enough, since sweet potato is sweet and soft.	hkjQkndgcgdYkhmzqWeciiZfpkgfYkhdWXYXZWMseoeYmkhlVgskdZhmgYuibiqP
6		Half an avocado each, about 75 g, and some 2 tablespoons of lime juice, half a tablespoon a plate. With one only give a quarter each and a spoon of yogurt or, for vegans, some salsa.	bqebfgf0iNcaemOYgiqdWnaSmkkvbjYegfkmdZeYXpgqhaikraideSdrpeoeeXdk
`
