/** Mee Goreng: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Boil the noodles for 4 minutes, until just tender. Drain them and rinse them under the cold tap.
Stir together the kecap manis, soy sauce, tomato ketchup and sambal oelek.
Heat 2 tablespoons of the oil in a wok over a high heat. Fry the tofu for 3 minutes, until golden, and push it to one side.
Add the prawns and garlic. Fry for 2 minutes, until the prawns are pink all over.
Add the spring greens and beansprouts. Toss for 2 minutes, until the greens have wilted and the beansprouts are steaming hot.
Push everything aside, pour in the rest of the oil and scramble the eggs in it until set.
Add the noodles and the sauce. Toss over the high heat for 2 minutes, until sticky, and serve with the lime.
`
export const NOTE_LINES = `
		Prepare, do not fry: noodles boiled, rinsed and oiled, the sauce mixed, greens and tofu cut, all in the fridge for up to a day. Frying takes 10 minutes and is best eaten at once.	rtrjfdoahIOggigedijfnZuhqlbhlggebcsjnYgijmqmme0iamfnfekWmXlXVkWb
		One day in the fridge, because of the prawns, if chilled within 2 hours. Heat once in a hot pan with a spoon of water until steaming all through.	qzpnddoZlebdZYbhibcYagjTgohbicmhTkvdXZdidaprlf0digdnaYbdjSbUSmWn
	safety	No, throw it away. Prawns, egg and noodles are out for 2 hours at most, and frying again does not make them safe.	rhmlgpbMrdqcQepbinZbsZvlglcehcmhdirXeijofdnhwakhalZjiXfanWUoWqfs
		Better not: the noodles turn soft, the tofu spongy and the greens limp. Freeze a spare portion of sauce instead, for 3 months.	ophrTWjtqmRacblZmXmllbffdYWhmiiggcjgRReRjrmsiepbcXcfkRgdoUZcXkXg
		Leave out the sambal, which is where the heat is, and use 1 more tablespoon of ketchup. Put sambal on the table. For toddlers use half the soy, as it is salty.	egdkddjhfqdTqalhtSddmVfifinbMnZfemhafnZbnXXfPZchimq4jbSmndhjhaqh
	safety	Yes, if prawns are pink right through and the beansprouts steaming hot, never raw or only warm. Eat it straight away.	oWtcQpdemkXWcdagrpcqhZsXcffVbbhhdiXpVieXeagcSfujZSourifpjlcobpdm
		Use 250 g of chicken thigh or pork in thin strips and fry it 5 to 6 minutes after the tofu, until no pink is left, 75 °C. Thin beef wants 2 to 3 minutes.	akbwdhWfktfiTegaaesfflrpuuhWokRuckadhcdhqydeSgghbXdninmnYdjgabUn
		Double the tofu or add 200 g of mushrooms, and look at the label of the sambal, as many hold shrimp. The egg can stay.	ZXYsUYWlplffZhhhWZokZYmjnnbVmqZpdehfpaacksmUNchecVkjpjilSYicSmat
		It is a whole dinner. Cucumber slices, prawn crackers or a fried egg on top, and lime and more sambal at the table.	nlfQedbldZmTmiloriVYdhng0qVjcnUjlhjancYpcqdYglpiRYonailpfUuhWhbc
		A frying pan of 28 cm or more is fine, in two lots: tofu, prawns and greens first, then noodles. On electric or induction let it heat 3 minutes on high before the oil.	riWrVXhUlUbelYlZgcWnZqfrickeknmdwuljomjoaveiccRjfXoRiojkbsYnckgk
		Fry it in two lots of four, never in one heap, or all goes wet and soft. The first lot keeps 15 minutes in the oven at 100 °C (80 °C fan).	ixYbRUbYsXWghVidfhgfSeiqioeeggPbirtqaitXlijorfjcbcXalmXrnZlakagh
		Yes, within a day: cooled within 2 hours, kept cold with an ice pack, heated once at work until steaming. Cold is fine as well; the noodles firm up.	oxmmUklkhYeTiXmgrabeZkngmafUellbXdpflclgppiobnwVkrgpoZcZYcTkMmid
		You may use 2 tablespoons of oil in a non-stick pan, reduced-salt soy, and twice the greens. The kecap holds most of the sugar.	gfoiurigokYetdZglXqdboehgpnZihexljkgklnfjkeVPXWiebQhlhirnXTxsicX
		Carrot in matchsticks, cabbage, pepper, mangetout or pak choi: about 350 g in all, cut thin. Hard ones go in 2 minutes before the greens.	fghWbYlgucflikkvkTutZkjqbihjpmicdUbaiXWjeyqbUVigcYmqdWlcaZuesbim
		It is said mee go-RENG: mee are noodles and goreng means fried, in Malay. It is street food, stirred in a very hot wok in a few minutes.	eifnUcdhcbha2qdpZlclhjjpfdjYYdgbsOtWtbmZlrVWjnlZVccihqjoaippYool
		Start at twenty-five past five for six: 15 minutes to cut and boil, 15 in the wok, 5 in hand. Chop and mix the sauce earlier if you like; then it is 15 minutes from lighting the wok.	joZSiffPgUVkifkZtjmZrWihghdgciddiVefsxtYeUofbltZhRagekcdvYjemYap
		A long list: wheat and egg in the noodles, prawns, soya in tofu and both sauces, egg again, and often shrimp in the sambal. For shellfish allergy leave out prawns, read the sambal and use a clean wok.	WegqZngqauWWduciXnlbpWkctkekhucgegfdiqiaYjrUcilXaXgpnYjxVXXaamlq
		Yes: 250 g of flat rice noodles, soaked as the packet says, and tamari for the soy sauce. Kecap manis holds wheat, so use 3 tablespoons of tamari with 2 of brown sugar; check ketchup and sambal labels.	VakjmmgoYoSYorWiYinWibaXshjferUkidXdhsoWbmmiXqkYcZavjbfrdhZaYyiq
		It has no meat and no alcohol as an ingredient, so as a rule yes. Some soy sauces hold a little alcohol and some Muslims avoid prawns: look for halal on the sauces and ask your guests.	fVknjicmmkeejqWZYflUVVnWsXegVsbgeWmphdegajmaOWwfXhdorjRgSdglXmfd
	safety	Ring your vet with the amount and the dog's weight: garlic is poisonous to dogs, and the soy and kecap are very salty. Put out water and do not make it sick yourself.	mUmXWURbfhtiZfZdppfgaefoYcjoVelmZkqWqoiiohsuapsYaikdbfVsedeomshs
1		Go by your packet, less a minute: bite one, and it should be tender with a bit of firmness. They cook on for 2 minutes in the wok.	uWpkmPggehggfbndkqgvnepYjkiliQbZjSZqodhcTaYYhmmaoUgkZmpWltmXRfei
1		Fresh egg noodles: 500 g, only loosened in boiling water for a minute. Instant: 3 to 4 packets, sachets thrown away, 2 minutes. Spaghetti works, 250 g, 1 minute short.	mcngrVjahelblRxnakrghVnYumldodgdnjUbjXicjtQqdpeeoXfddPciapdaWoep
1		It stops the cooking and washes off starch that would glue them together in the wok. Drain very well after, as wet noodles steam.	qSqcmeixWqefjVrknpemeZrpcmmipdhtfqkhrjjegnYkqtrjrolXoapaWhjeiipo
1		Run hot water over, loosen with your fingers and toss in a teaspoon of oil. Do it before they go in the wok; there it is too late.	pTgYaPimndqcdlrfPhfrabZbflbglplnhfohwksWbQUlqlqkmopZZYlnigkhZcam
1		Rinse them very cold, drain, spread on a tray for 10 minutes to dry, and toss them only a minute in the wok. They break less.	5XggmQgilhqeLkqnZjgpijebYoXmngjgaUoopgxhdVYiomdijckdbZinnmiiakfp
1		Yes: rice noodles are only soaked as the packet says, udon 400 g loosened in hot water. Egg noodles hold the sauce best.	jYkfgXjgdhbbrbsiaojffUjZrtjhkoVdpZbkmfhkZmNpiscfjRggXOfpWqfdblgy
1		Yes, toss in a teaspoon of oil and keep them covered in the fridge; up to an hour is fine on the worktop.	xZsblTmViVSddVpcYkfinZxZkobpugfbfijcobisgkglkmykhmmmeapWkfdVXdaj
1		No salt, because the sauce has plenty. About 2 litres of water, no oil; stir them in the first minute.	qPjihdoftlnitTjithsZddmeleowqhclukrhnmkhWaXZrolZnjlPckmmZqeeibbg
1		A nest is usually 50 to 65 g, so four or five; 250 g is 9 ounces and a usual whole packet. Boiled it is some 500 g, a good handful each.	dnmSnTgjuavXgXdZqoqkfUnQarigghkmrcggnekWiiYbincZrVaYglWrZkaVWlge
1		They are fine within 2 hours. Rinse them under hot water, loosen them with your fingers, shake them very dry and toss in a teaspoon of oil just before they go in.	1NoYlPmflZgjabphdsfjrVhWjiYomehhdgagzjojfUWnrjqfkiliWXgfekjaYdco
2		It is thick sweet Indonesian soy. Stir 2 tablespoons of soy with 2 tablespoons of dark brown sugar or treacle in a small pan until it melts: that is your 3 tablespoons.	cTcmoijgYebloqcjZbrarXbipikcSkbbWbhOiKdgjmOZViTcXfXciZhqfckbjlgk
2		It is chilli paste with salt. Sriracha, harissa or chopped red chilli with a pinch of salt do, about the same spoonful; taste, because their heat differs.	ZkcqmagYcnpcogmndPpmqYafpplcSrnSjfeSidbkqhNgPfdgqmpjiWhlZYkadgjp
2		Yes, it belongs: it gives sweet and sour. Instead 1 tablespoon of tomato purée with a teaspoon each of sugar and vinegar.	bjZarfrgWedhknmmZcmjvRZqrencVanfVlnWjXbkgvUfSfYbmsgXbWnkqdgnijVp
2		Light or ordinary. Dark makes it brown and a bit sweeter, fine too. Start with 1½ tablespoons if your kecap is salty.	YMXrkoleWjclmePhhasXoWdbljvgcvcdcapbiakjncXbktTaXTbZkddmcakbicmg
2		Stir in a tablespoon of ketchup and a tablespoon of kecap or sugar. The noodles take much away, so judge it only at the end.	eXQwldkZjnlgmidxkOdZhbafajepLhgobdkeffjqoTchikYggogblYcyuhlZlZlk
2		Thick like syrup is right. If it will not pour, add a spoon of water; if it is thin, fry the noodles a minute longer.	hRXjlXtmfpaueokfiaiVjeZnhhWjSWiorVneRedmhYYXhjcpnxOcafhjdqoebgha
2		Yes, in a closed jar in the fridge for up to a week. Stir it again before it goes in.	prkpgVlYiaUjhVYnUgjVdchgmfeXdfmiYhsbPYWikbmqnaufjtgZcPldjTdZWfSf
2		A tablespoon of oyster sauce is a good addition; then 1 less of soy. A little shrimp paste or curry powder makes it like the street stalls.	eXYtceeXpnmihgXuhSzcfbblrjpmQgenSdlZYdbgfnfaVcdgaifgkaitdSwjWadm
2		Stir 4 tablespoons of soy sauce with 3 of brown sugar, 2 of ketchup and ½ to 1 teaspoon of chilli flakes or sriracha. Warm it for a minute until the sugar melts; that replaces the whole sauce.	aYZjtfhcSYghoieibVsatSbdrildUsfZdeiMkVcjomRfWgYZgdjigUkqcYlggmaq
3		Use firm tofu, pressed 10 minutes between cloths, and leave it alone a minute before you turn. Silken breaks up; scramble it in with the egg then.	imlqlSjrinyeOgijUXYdXuamhcdeijSomThglZijTXihjndghjlctdukiuegXhWg
3		Pan and oil must be hot before it goes in, the tofu dry, and then wait till it lets go by itself. Scrape up what stuck, it is crust.	eXeddfmmnposYpgaTWPiapUnfcaiqqlomkyapklebQbigrbrmglYkguijkYeYfbY
3		The pan is too cool or the tofu wet. Give it 2 to 3 minutes more on full heat without stirring.	ZempsfpnlmYxSlZgmaSmgpcocdijdbQjdcbmjaigXZZYeqVedmgbipyTfrgcVugc
3		Water in the tofu does that: dry it well with kitchen paper. Step back, and lay it in on the far side. Do not cover it.	hciqjidiknkooZspbfXZLvclTliihlopphqaqegidZiZhhhkStuSgkoegpRlcZfZ
3		A cube of tofu sizzles at once. A thin haze is right, thick smoke is too much: take it off the flame for a moment, never add water.	gcamjmdinjijuUgYldcqbtbkekqjbgvcwhjZZtolZOjWfgadUsjWYujclnbbWTfj
3		Leave it out and use 100 g more prawns. Ready-fried tofu puffs need only a minute, and cubes of paneer fry just like tofu.	anourXnlnwjeSgcecbbbboforghXlnQnjgjSoPVdbekXckZckejgtjqZemafVpXh
3		About 1½ to 2 cm, so that each side browns. Pressing is needed only if it is wet: wrap it in a cloth under a heavy pan for 10 minutes.	gloggTmlkrujUjiWcbiZRifpkkqjulSmvifknSddfaikhqcmuejdqnlmZwdeefXV
3		Take it out on a plate if your pan is flat or small, and put it back with the noodles. It stays crisper that way.	pkVdgYfjdefnZmnjYlJaWgjqjihdbndfZljcubUmZaqphidieujijirWilMjSYYW
3		Two tablespoons now and one for the eggs at step 6, so 30 and 15 ml. If all three went in, let the eggs do with what is left, and add a teaspoon only if the wok looks dry.	QihnjndquXljndWlfeqnWddghrdngldquesVkspeXTfXhSgZgmaUbnhblZdnkVUc
4	safety	They are done when pink all over, curled to a C and white inside, not glassy. Grey means 30 seconds to a minute more. They go on with the rest, so do not wait for hard.	dahncfjkacfmMhdalqeyeelSfsmljXbbaebycWhcfajUemkfibgnauqjhnoWMYbh
4		They had too long and cannot be softened: cut them in half, set them aside and put them back right at the end. Next time take them out as soon as they are pink.	yVgriRjZWhgdHoddjjfngfdYYoZfiiipXZduoepbnaVbjXdqmahoYjgrjlmdYdcp
4		Put them in with the sauce at the end for 1 to 2 minutes, until steaming hot. Fry the garlic alone here for half a minute.	gflyVbfZdYjdNbijefp0ddwPjoejpejgfjUiXehejilbWjmbjdgjicsafisOYbcn
4	safety	Put them in a sieve under cold running water for 5 to 10 minutes, pat dry and fry at once. Do not leave them in warm water.	jZavXXklkmjXPosSkaewkZibabfpwhgpbjaldbgRnolapdlflfcewfjajdbbVdap
4		Peeled is meant; the tail may stay. Cut along the back and take the dark thread out of big ones: it is only gritty, not dangerous.	bThcXghkMgZeZhdmntThbTdYdlsmwhsnYeppYjfiqZXhdtiodgininijfZiXbWwi
4	safety	No, bin them if they smell of ammonia or are slimy, whatever the date. Fresh ones smell of clean sea.	badqciZiisgeNZegcjlnbXXYVlkPmUuccersXPieqeojfplkiasijhlhiZXZVijs
4		Pick the black bits out, or wipe the wok and begin with fresh garlic, as it makes everything bitter. Chop it coarser and put it in after the prawns.	gdklgkaQhdonagSkZNhrfZamZYdxnpqkZgicPlkmoWhiftfnWbtajngclbjbZdtn
4		They were wet or frozen. Take them out, boil the liquid away, then go on. Pat them dry next time.	rUXpeffqqifqUmnjsYhjZnigbbfqpVYsuwgoiekZoleUkblljndTaloiWtkcegpr
4		King prawns weigh about 10 g each raw and peeled, so some 20, five for each: in America jumbo or extra-large shrimp. A bag of 165 g is enough, with a bit more tofu.	WngcUciklakbXbbconrnQaqXZuiloghqslhndWeWmqZZVhdXnUbZjrcsabiRWddg
4	safety	A rinse is not enough: wash board, knife and hands with hot soapy water before the lime, as it is not cooked. Beansprouts that got prawn juice are safe once they are steaming hot.	lgknTjWtbmhjTiiXZujohajhgtcmbejxetdnoUakoponkkwlldphjhioleojlWky
5		Give them a minute more with 2 tablespoons of water and a lid. Thick middle ribs should be cut out.	qXfdnZrachipXiderXktkkWncnZdlVbeWUSwrjfbcZcftVjxhUgoZgegenqhXkge
5	safety	Give them the full 2 minutes on high, as raw sprouts can carry germs. Only those marked ready to eat may be raw.	levWfWkXkofdSadrngfwgjwZbekYeYUZbkaoldbXdfqggmloZeqybcjRkbjjmjuj
5		Savoy or white cabbage, kale, pak choi or chard, shredded as thin as a pencil. Frozen spinach is too wet here.	bcUQcctdZbgpfkmumYojdlXwjlcTseggdYNeiUYXjvnekdjkgXdZmVdhbdlkZgrl
5		Rinse tinned ones and use them, though softer. Otherwise thin carrot strips or more greens give the crunch.	gbrNjXgXjqdhQeftgdhqfgleieqSlfYgdechlVWThrhjfkdidZouTZiWiYjlrqwm
5		Turn up the heat and let it boil away before the noodles go in. Wash greens early and dry them, and do not crowd the wok.	tWXgjclmuecscmmvqSdnenitabXqlXeosnjfigghfhoXpanlfmhVZTlhZpqfckss
5		It is still good to eat: go straight on to the egg. Next time stop when they shine and shrink, as they cook on in the sauce.	0XhdlZhejfoqMjgwdZkrfgZrRiRhlcfgTUkrmcimcZlcpbhlfglhdUmalishejkn
5		Lift out half on a plate and put it back with the noodles. Two spoons lift and turn better than stirring round.	khGddUhesVmpfiurdeSbLsTsXkZlciegnmnhkjemZelkmZcehgoXbjiphfchcfia
5		Spring greens are loose young cabbage leaves without a firm heart; in America collards are nearest, shredded finely. 200 g is one small head without its stalks. Spring onions are no swap: use any cabbage.	UYeMggpaZXlknjcosZfvhhhjWofXkbddiMZhfRYiknjdlfpfcSkahYdnWaolbntl
6		Scrape it up after 20 seconds with a flat spatula; what still clings comes off with the sauce. The oil was not hot enough when the egg went in.	aVbaTkjopfkrahibWWPjfcXgciUhgiomjk0dfvrlVNWfdmYqjnmblfrnfjalgeih
6		Set all through but still moist: about 45 seconds to a minute. It gets 2 more minutes with the noodles.	fenlkZotkkejXdgfljYbjcfWlnUicNZceTepVgfnSMeUikfgmwVeipmchvkfVeaa
6		Yes, scramble them in another pan or take the rest out first. A fried egg on top is how many stalls serve it.	axhhSXdnhaYdSUmpZbabWanhphXcekalcmhkglfkUgdYcgRlbsodnkzbangzilel
6		With a fork, about 10 strokes, until no clear white is left. No salt is needed, as the sauce brings plenty.	TbwiYXmebWaWhYarikhQoUfZhjfYfjcfjdfrcokeRZYZggVajpkempzqilrmoXZh
6		Yes, leave it out and skip to the noodles; use the oil on them. More tofu or peanuts fill the gap.	NkljeccseiYYYdmlZegWkKlfroSacfYiaiiahnegUfcUWdZlkqhlsbwjZcfuopgl
6		No harm: it tastes the same, only without pieces of egg. Fry on for a minute, until nothing in the wok is wet.	bfidbbizqYnmWhmxPdeciVhmTjScacgmfdcnhmpmZUkWifeeZwgckZregettlffo
7		Highest heat and another minute, spread out, without stirring for 20 seconds at a time. Sticky means the sauce clings and none lies in the wok.	tSXekbnonoevgmmtaaedgiWgeiQrZShpkhqchjklhQYdlmkpixbYYXknemhXVigi
7		Splash in 2 to 3 tablespoons of water and toss with two spoons. A teaspoon of oil loosens the rest.	rQfhjOmnshonjleoYXlkhdTekhSmfgnmmfggopsXdOSgofjlhmjZSXerfgnhZcXo
7		They taste the same, so serve them. Lift and turn with two spoons or tongs from now on and do not stir round.	jcggfNqkXbrbdjqrLndldiegZhinivZklOilsmplUZbrmlZjjitjdfrrjihiaXah
7		Take it off at once, tip everything out without scraping, and wipe the wok. Kecap is sweet and burns in seconds; a slight char is wanted, black is not.	tXengohbZbeungVhaVXrmfXhhWbqmjssXnsXbkmmmSbhjuViUemddddkikcWgdur
7		Sweet: lime juice and a teaspoon of soy. Salty: more noodles or beansprouts, and lime. Bland: soy and sambal, half a teaspoon each.	gadpnelctkdemnazhVgWmhfinkjoRbXoUYkcnSeofjVlgkRiZfggmkhzubqcmYlk
7		Lime, cucumber and a fried egg on top cool it. A spoon of kecap or sugar rounds it; water does nothing.	kkXlnffdpofYpgkmvLWhdddfWjUlMphlXhjejufmkabcficiaojoiUVtscmYgdrk
7		Yes: 3 to 4 minutes then, loosened first under warm water or by hand, until they steam right through.	thmpfV0gjdmWfXpdnfepmeuVakffpjkYTdealfvdeeYoqmtdnncffYlbdriVQiYm
7		A wedge a person. Lemon or a little rice vinegar will do. It is what makes it fresh, so do not leave sour out.	etcbjfZtfcmcckWWhkkWjdSgsefuVaZianRfjTUibrVukbakpdqciachoauidbVr
7		All of it, 8 tablespoons or 120 ml for the four portions, poured round the hot edge so that it sizzles and sticks. If you are wary of salt or heat, put in three quarters, toss and taste.	cgVmkXlceVrowiZtjYncYWfheibrbdYoqjpeZlhejXebhggcdoZVgSZgiTpTcNYW
`
