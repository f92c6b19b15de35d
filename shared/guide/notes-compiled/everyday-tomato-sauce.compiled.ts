/** Everyday Tomato Sauce: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a wide pan over a medium-low heat. Cook the onion with a pinch of salt for 8 minutes, until soft and sweet but not brown.
Add the garlic and tomato purée. Cook for 2 minutes, stirring, until the purée darkens.
Add the chopped tomatoes, sugar, oregano and the stalks of the basil. Bring to the boil.
Simmer for 23 minutes, stirring now and then, until thick enough to hold a line drawn with a spoon.
Take out the basil stalks. Tear in the leaves and season with salt and black pepper.
Leave it as it is, or blend it smooth for small children and pizza.
`
export const NOTE_LINES = `
		Two days in the fridge in a closed box, if it was cooled within 2 hours. Freeze the rest on the day you make it.	n1mkkfjeoiYdZYZgiafXhibbehhbmbtfRbsbSQafjbmvoi1ajhegaWfegWbYZlWg
		Yes, for 3 months: 125 ml a portion, flat in bags or in tubs with 2 cm of room. Heat it straight from frozen in a covered pan until it bubbles.	lriqQVjtplXYhbnYpRkllYbcZUenogmijhmhTTcQjsinmfmfeccfoWebnXcbXkVa
	safety	Throw it away: cooked sauce stands out 2 hours at most, and boiling it again is no cure.	rdjqkqfNnhsfRioZkmZSuaqndieedYojchsXcjeniajfvbliZoVfhXbcmVZobqZm
	safety	Not this one: onion, garlic and oil make it unsafe to store sealed at room temperature. Freeze it instead.	mxifdaXdlgZcidbhhdiXfgcjlVqaWpfWYlhTXSWejscjgYtjpklYtUncbTLiYhif
		A ladle, about 125 ml, for 80 to 100 g of dry pasta. Put the water on when the sauce has 20 minutes left, pasta in for the last 10, and keep a cup of its water to loosen the sauce.	nikWqYhllbmfvUnhnkqbXWjWpgZkcVdjlnedhmidcfSefqsWibhTZVYrtirYVjRf
		Slow cooker: fry steps 1 and 2 first, then 4 hours on low, lid off for the last hour. Pressure cooker: 10 minutes, then boil open to thicken, since neither lets steam out.	vZetdhdIilUekhpikneccgcnecYepdgYkbcjiqQdqyfjZZhgXpfUbmceeqQqibal
	safety	Yes, it is a good one: take their share out before salt and sugar, cook the onion without the pinch, and blend it smooth. Tinned tomatoes with no added salt are best.	qYqfYbfmojUZpaZrtcjYwVpilaulXjbmdkheagiYhWbrWbeUhftqkXbrqlYpigXX
		Half a teaspoon more sugar, a knob of butter or a grated carrot, and 10 minutes' longer simmering. A pinch of bicarbonate of soda also takes away acid; it foams a moment.	bkbiriZaobbggmdukaebgjPpkggqNWkfUabhhSftgmYpkeUpjejcmbis0pkhlWhj
		Salt first, half a teaspoon at a time, as three tins take more than you think. Then a splash of vinegar, a Parmesan rind simmered in it, or good oil at the end.	egekshfbzijjilarhaaemecnmkomQbWtXclTlebkVqWkljSlaomhlrjzrfvahfdh
		Add half a tin of tomatoes or unsalted passata and 5 minutes' simmering, or use it for unsalted pasta and salt only the water less. Cream rounds it as well.	pWdqjhpVoqlcddgunYgOhaeaheisYkerWZqknenhicjfpeVWjcnVmef1nhmjxZdd
		Two tablespoons work if you stir more and add a splash of water when onions stick. The oil gives gloss and carries taste; sunflower oil is fine.	XbfivpalpibcrYZfcXtmSqaclnpknnnrnhqUjjkfhcedaSekdeScamfclaVynacV
		For pizza boil it 10 minutes longer and blend it; 3 tablespoons cover a base. Meatballs are browned first and simmered in it for 15 minutes, to 75 °C inside.	kYgcihlrllvekjhqWeqvfqqWtZYWfaXVjrjcYlXhxcsdedXlYSaejbiidookbiZW
		In a covered pan with a splash of water until it bubbles all through, once only. In the microwave cover it loosely and stir halfway, for it spits.	stizXctemakcgbgapYfdVlkZWfaZeknjTjqUetqaakdhmjjpZqdXhZZchfkaQubf
		Use the widest pot you have, or two pans: a deep pot takes an hour or more to thicken. Stir right to the bottom every 5 minutes.	kuRjQUhVqfSgjWkWkjffWmhrpgjgoeNVhmstXikZkklpjgggaeWWhqZpijjikbfh
		Allow 50 minutes from picking up the knife: 10 of chopping and 10 of frying, some minutes to boil, and 23 of simmering. For six o'clock start at ten past five; the sauce can wait on low for half an hour.	lmYVjefOiUSknflbtfjZpYnejicfbcbceXcfvuuYhUmeYovaiWXjgndbuYiahaZl
		Yes to both: it is vegetables, oil, sugar and herbs only. For a coeliac read the labels of the tinned tomatoes and purée, and serve gluten-free pasta boiled in its own pan.	XdhljkfoXnXalrWrThnZiSdYoZieatYgicdghspaYtsXZlsXZZdslXfobfdgXucp
		About 1 litre, a bit over 4 American cups: eight portions of 125 ml, or four tubs of 250 ml for two people each. Leave 2 cm free in each tub for freezing.	askbfZfgvTgXplaYxklcaUaXdgWphchapjpZWdbXmmYfoikQmdSaeeVojUbZVfba
		Yes: to one tin take 4 teaspoons of oil, a small onion, 1 large clove, 2 teaspoons of purée, a third of a teaspoon each of sugar and oregano and a few basil leaves. It thickens in 12 to 15 minutes and feeds two or three.	Z6fdfgfekRehhXilXrsljZcocbrbinTdowmebigcZljkfZTXpebabZVioSccqfek
	safety	Ring your vet with the dog's weight and how much is gone: onion and garlic are poisonous to dogs, and signs such as weakness may show only days later. Do not make it sick, and keep the rest out of reach.	kXkWcYTZblskZeYglqkibhdoYZpkTbpmcjrWnmdlpgtsZmqSZmldcZYsZZcppogq
1		Turn it down and stir in a tablespoon of water. Golden is sweet and fine; black pieces come out, as they turn the sauce bitter.	kWkijhpdaWgvcnUfgYhymjfeUbf0pkfkXYkgZfknfRilluVaZeniejncYbhljexr
1		About 5 mm, like rice and peas. A processor makes it wet and sharp: pulse, do not purée. For a smooth sauce it matters little, as you blend.	hqlXYWpcUaieovpdVdxilfmpXkulungWnVclfjasggotZiggmmmffgipehnwfWim
1		Salt draws out water so onions soften before they brown. A pinch is what two fingers and thumb hold, about an eighth of a teaspoon.	eRripmkclcrewZWnugigkamdenkxgfUchUnfldkfddfjpddPlboYrromeVmokVYZ
1		Put a lid on for 3 to 4 minutes and add a splash of water. They must be see-through and sweet now, because acid tomatoes stop them softening.	pbqktUqXcfjnamhZlih0nnobZhfwhXWYcOfpmZdeVYdejhefmfkpglwVglirnggf
1		Two shallots, a leek, or a grated carrot and a stick of celery. With nothing it is thinner and less sweet, so add a little more purée.	WikapagXWbmmlunehVqrmhredmimpnaZdXcYcaSjdmkmaiXdjchlmalgXTj2prnu
1		Yes, at this low heat extra virgin is fine. Butter gives a rounder sauce, half and half is nice.	bbnkioZjglearTSnaZtoTlikvemqnuqihhmOjZnjaljcaYjjYdZcWkkYhbZxjcmY
1		A pan of about 28 cm and at least 8 cm deep, so that steam gets away. A tall pot works too, but the sauce needs 10 to 15 minutes longer, without a lid; a small frying pan overflows.	rkSsRYidjWjkpeleeicgenamnauitghXyxsjkeglbpYggeVjeXaRgpbkVpbnikia
1		One medium onion, about 150 g, the size of a tennis ball: a good cup when chopped. Two or three small ones, or 130 g of frozen chopped onion straight from the bag, are the same.	TpkTeVncfPpdgkfYmfrscVpXRrpstfbZrYicgXbfjceqfoaYpadhilcsVbmkleij
2		Start again with the garlic: fish out the dark slices. If the whole pan smells bitter, tip away the oil and onions; burnt garlic does not cook out.	gcjkhkZRedoqYlPkXTkqjZYmYWjxpmphZgmbTkjinVhkhvemXdsbhpgalZkhZiul
2		A tablespoon of paste from a jar, or a teaspoon of granules put in with the tomatoes. Crushed garlic browns faster and tastes stronger: one minute is enough.	SmidlWXXecthcjbiXSxegXbjegppfujYkfVXTcXktlhtZhklijqYmhnYqbgkVohZ
2		It turns from bright red to brick and the oil goes orange. Frying takes away its tinny, raw taste.	TeofjkmmdikphhUmdjdznmZimctkXVlYjdkjZaldcdeZWneVcvhaXszSpkkcTZhe
2		Leave it out and simmer 5 minutes longer, or use 3 tablespoons of sun-dried tomato paste or 2 of ketchup without the sugar. Passata is too thin to fry.	UmgbuhpfWiihggmmVcmlsWVlxapXcYodbolXgYaelvYiTcWcquhXaaoblgdninbl
2		Pull the pan aside, add 2 tablespoons of water and scrape. Brown is flavour, black is not.	fZWaankjlgpxhrYiVSUpkjRelbfonntlhjzghppggRZlfqbnhlqXcgqhheZbZcje
2		Yes, two cloves are mild, and none is fine with a bit more basil. Frying it whole and taking it out gives a hint only.	TthfqcUSohogZeaidWtidbemapjremZYihaZQkXjrgkpTlgqhckdjjmgwTjpZrlZ
2		It is the thick red paste from a tube or small tin, which America calls tomato paste; 2 tablespoons are about 30 g. Passata is thin sieved tomato, so keep it to replace the tins.	PofXmjpfVindifhqWbknrUScrZvYaYqcnYvceWfhmqfaWegVpqcWYakcjljdkibj
2		Fry garlic and purée for 2 minutes in a spoonful of oil in a small pan and stir them in. If there is no second pan put them straight in and simmer 5 minutes longer.	WmdcnhhUjjvmWjdtTjrvkUirablncYmigijUbikkhbkhdafZcttUhbzXqjhikgUc
3		1.3 kg ripe ones, skinned after 30 seconds in boiling water and chopped. They need 35 to 45 minutes to thicken and often a bit more sugar.	gmkSnbwWYgdfWZngijtqfcbhpdwlmUobmqjbYLiWmqanbmWbikhdiUkgbseclfhW
3		Whole plum are often better: crush them in your hand or with scissors. Passata: 1.2 litres, and it is done in 15 minutes.	dqkQkcsXOamebesnWjsmiYXioezimcocmmmcfQegipfmVifcqllfYWnegqdcragc
3		Leave it out if the tomatoes are sweet: taste after 15 minutes. A grated carrot fried with the onion does the same.	bhodqhidfaVsusasbcmaifivgkklTamoTiVbmTXmcrVlUZUkcgbisWmcnealtigk
3		Yes: the stalks hold most of the flavour and stand cooking, the leaves turn black. Tie them in a bundle so you find them again.	echUjkiWddjnfWgreepgiYTvUtjYlYdjjYVnfhYgbXqktctobbjloWceVerhUWpT
3		Two teaspoons of dried basil now, and none at the end; or two tablespoons of frozen in the last minute. Parsley or a spoon of pesto at the end also works.	bflVnjfTkbhlcUfkVWrZjfSnnmfXifeYjdJVaZRefkllqZkihVkhsWXcYhpZadoZ
3		Mixed herbs or thyme, the same teaspoon; fresh oregano a tablespoon. Leave it out if you like.	YdhZwofYhnlVjYlufanXnbfkmfmZdcdSjkUVWiWaerepnbYddVtgqmeeRZonXWnl
3		A quarter tin of water swirled round all three loses nothing; it cooks away in 5 minutes more. It is not needed.	rXlXanmopmnqghmpqmuhdlYklbmqlcflmwlfijbbjcfeompkp1kSWbnecqdWrZnm
3		Wine: 100 ml boiled two minutes before tomatoes. Carrot and celery fry with the onion. Half a teaspoon of chilli flakes goes in with the garlic, olives at the end.	fneolheWpfphshiolbwoVYblkegnThcdacgXWiXgbifbNVibdgqncZghiTxgnKkb
3		Three ordinary 400 g tins, 1.2 kg with their juice. In America that is three 14 oz cans, or one and a half 28 oz cans; use the juice as well.	VokSTdscnXhXadeUmqpnccbdcjxjmehbvkodeaeVmfXbcffWniXZasVlbnaPoehc
3		A large handful, most of one supermarket packet of 25 to 30 g: about 40 leaves with their stalks, or a loose cup and a half. From a plant cut 8 to 10 whole tops.	bkoNljeXtTlieVYhcfqfbaTkbucbjbfetbWiaeZhefpjnhmgiUdjlgTmahpaVYpM
4		Draw a spoon across the bottom: the path stays open for 2 or 3 seconds, and no clear water runs into it.	ZTiedborajcslqcblsfhcoPeiqcfYVqWrWnhZeZccVdbhpsfppUmbvlhehgjSdhU
4		Turn up the heat and boil it 5 to 10 minutes more, stirring often, in a wide pan. Cheap tins hold more water. Cornflour makes it gluey.	mYRirfokitYnckshlXgdljcqjfUoTQXmsZmeUjbkfdbYmofiouPcZdkjfumdcnjd
4		Stir in hot water or pasta water, 50 ml at a time. Then taste for salt, as it has become stronger.	lUamnXobplntiiekhXoYljRdmgUhUXllhbficpjhsSZhjjflsvUUWadtnnidWgal
4		Turn it down: it should blip, not spit. Leave the lid tilted or use a spatter guard; shut tight it will not thicken.	lYaphemcenbmobsmgiOULrhjLkmhdenhmgsfnlXigecdjidodqtSZlgmmqTkgfjb
4		Do not stir or scrape. Pour the top into another pan and taste: if clean, go on over low heat. If it tastes of smoke, it will not go away.	nWXlbriZegfxjhXkXYUmlhWhgXYnoirrakwbdokklQclpvXjYjrabecjgiXbhbrs
4		After 12 minutes it is a fresh, loose sauce and good on pasta. The rest makes it sweeter and thick enough for pizza and freezing.	gicirblfWrWqlmhlhwbcnX2uedibkQXabickioVemXgmYclZwhZdckjVriacVfgc
4		Yes, up to 2 hours on the lowest heat with splashes of water: darker and sweeter. Turn it off if you leave the kitchen.	lianifiFjrOledndekbbmdunmkcfgTUYSiihlgTpmiejjefrlnWhXjcYqhUeWkfi
4		That is how it should look: oil comes out when the water is gone. Stir it in, or lift some off with a spoon.	bedcqpZlhgfggeetghemLrTddippbkrulhhihhrohSmWlhnoazdZSkrdcdhqhkhV
4		Stay in the kitchen and stir it every 4 to 5 minutes. Grate cheese, lay the table, wash up, and put the pasta water on when 20 minutes are left; turn it off if you have to go out.	dXgdjciaZYMlmhnkgvUblTxugeXghVgocjfZpsQjlakjlgrjnltcWfifsjjXajff
4		A bulging, leaking or rusted-through tin goes in the bin unopened or unused, and so does a sauce it went into. A small dent away from the seam is harmless; dark stains on the lining with a clean smell are usually only acid on tin.	igihepiielpeTndmZtZmgfNiXZ2VbfuXUnrYbZbYnWphhkkgtjkZdcheleVdojqg
5		No harm, they are edible. Fish out what you see, and if it is stringy, blend it or push it through a sieve.	fXgVimeaXjunUgonagkaoZVpTssWkakjcaZvmnXgcZriphrpcaqmoWckckkpXZjX
5		Tear it with your fingers, off the heat: a knife bruises the edges and heat blackens them. It tastes the same when black.	mcfPloedVejpXgdaRaimiZPqZsfbqjpgeYehcgjocZkprklncZkptjZigooiTPsY
5		Start with three quarters of a teaspoon, stir, wait a minute, taste. Salted pasta and cheese add more.	cWihnflYxhpavXXpvdjThchXknltcfYohdqfpijfijddmmZWhcrcxokvjenhiTXX
5		Put it in now only for tonight's half. Freeze the rest without leaves and add fresh ones as you warm it.	nldgcijkqfakcXnedYkinZSoVdSakeheiZZbSYaWehvruZsdUZievRdalWnbWceW
5		Off the heat, 25 g butter for gloss, or 100 ml double cream or mascarpone for half the sauce. Freeze the half without cream.	WmoffbnekgbdpeeeZZsWbgbehVZWVsipeaggYfXebtrXhcbbXkUdMVuipcojiRbY
5		Take the baby's half out before any salt goes in, that is before this step, and freeze it unsalted. What is only for adults may be salted now, as freezing hardly changes the taste. The first pinch with the onion is very little.	kcjqbdklqidhoSfkvglYsUhbWbmtfjYliatifipaeXmqnhfTkZobndjruZgehXQS
6	safety	Let it stand 10 minutes, fill the jug at most half, take out the plug, cover with a cloth and start slow. Steam throws off a tight lid. A stick blender in the pan is safer.	lpcjhVjcTkgirnpmcVWejfekPekbjkogaohlewblichXVfhYe2qRnVeprnfocWnh
6		That is air whipped in, and oil. Let it stand or simmer it gently 5 minutes, and the red comes back.	dVfmrlgfYYjqciWggfWkkbZnWcsgMYkkbigwYZmkfcjZYeeYVvgZSXsmnjqgSjll
6		A potato masher makes it nearly smooth; a sieve and the back of a ladle makes it smooth, losing a little. Or start from passata.	hopfeSgkSbfdsvtkWbjeinaqjdjQkrqdhiWmloedakbhYkdclxtVekhruqhqgapf
6		Blend it with a cooked carrot, pepper or a handful of lentils, and loosen it with a splash of pasta water. Nobody will notice.	iaicZSmpoqjbfkquhSskdcgpbdqZYodbdeioijVfbhmZOcmhilu1eXgnkbkqiVjk
6		Spread it in shallow boxes, stand them in cold water until steam stops, then fridge or freezer, within 2 hours. Not hot into the freezer, where it thaws what is next to it.	mvgqgakgjkfXqesVqSWnphlaVXYgmikeMhlXgeagoldknhsYgyfbqXgWjibVZkdc
`
