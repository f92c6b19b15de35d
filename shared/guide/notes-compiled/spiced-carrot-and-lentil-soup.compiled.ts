/** Spiced Carrot & Lentil Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Chop the onion and the garlic. Coarsely grate the carrots; there is no need to peel them.
Heat the oil in a large pan over a medium heat. Add the onion and cook for 6 minutes, until soft.
Stir in the garlic, cumin and chilli flakes and cook for 1 minute.
Rinse the lentils under the cold tap. Add them to the pan with the carrots, tomatoes and stock and bring to the boil.
Turn down the heat, half cover the pan and simmer for 20 minutes, stirring now and then, until the lentils have collapsed.
Blend half the soup for a creamy bowl with some bite. Squeeze in the juice of half the lemon and season to taste.
Ladle into bowls and top with the yogurt and the coriander. Cut the rest of the lemon into wedges for squeezing.
`
export const NOTE_LINES = `
		Yes, up to 2 days: it tastes rounder the next day. Cool it in shallow boxes within 2 hours. Add yogurt and coriander only in the bowl, and the lemon after reheating.	tvtoihnfjXQefdhgjhdUldmfkhahighiScriaVZolkjpoe1iaqfogZfTmVhXThSk
		Two days in the fridge if it went in within 2 hours; older goes in the bin. Freeze what you cannot eat by then.	nxnmlihaomYbWacnmddWhkbZikhclYpeVatfQWbibbrtlj0bldaeTXcdjXfXapYr
		Yes, 3 months, without yogurt and coriander, with 2 cm of room in the box. From frozen: in a covered pan with a splash of water, stirring, until it boils right through.	lpfsTaltslUXharUpZijpecfZVamnifhhfmjMSWRhqljmekegabblZhZoaceWeWa
	safety	No, throw it away: 2 hours out at most. Boiling kills germs, but not all the poisons that they leave in a pan which stays warm all night.	odkniqbMpfodSioZkkYVrbroaidcdamgchoYdkgodgodvdrgbrVhnXaamWWrasfo
		Stir in 150 ml of water for each two bowls, heat it slowly, stirring to the bottom, until it bubbles for 2 minutes. Salt and lemon again, as water flattens it. Once only.	uphuagydoimchcbXpVcbdjaZWgcealljXdqabnpccfejvjpmhuVegYYgejmYNuYm
		Half a teaspoon of flakes is a mild glow. Leave them out and put them on the table; the cumin stays. More yogurt in a child's bowl cools what is made.	YgdlgchcjshatbngsTXkhVdiWlodOphehljainackdUfVYcfepu3ngRmlelZgbog
	safety	Yes, from about 6 months, smooth, with water or baby stock and no flakes or salt: stock cubes are far too salty. Take theirs out before salting the pot, or cook it so and season yours.	qZlfTZZjnrTdlZbowagatUohkYtmXjZjdikjbggUfXfoWhgVfepueaWpqmaolfaa
		Warm naan, crusty bread or cheese on toast. For more substance a boiled egg, crisp chickpeas or rice in the bowl.	oqmWgfUplilSplhpsgZZcoge0nWcYnSjefjdieZmdujXalkgXdgiXljuqWuhXnca
		Slow cooker: fry the onion and spices first, boiling stock, 3 to 4 hours on high or 6 on low. Pressure cooker: 6 minutes, half full at most, and let it come down by itself. Soup maker: cut the carrots small and keep to its line.	xbfrbgaMilVapgolmnhechfocdXfsfbWibclerPeq0jhXahhWqdXbmcfgnVpfZel
		It takes 20 to 30 minutes to boil and then the same 20; lentils sink and burn, so stir to the bottom every 5 minutes. Cool it in several shallow boxes.	jvRjUWfSjcReqXkZndWdWnirehgnnaSbjruqbridkeenlnibbiaUlqXrgjbZjdie
		One tablespoon of oil is enough with a splash of water, and no yogurt. It is already one of the cheapest; a cube for stock and vinegar for the lemon.	gkkgpwZskkNflhYahcnZcrZikmmUkjfwechcYeebipYZUTeqjWXdjehppbcxoceU
		Yes, it is good in pregnancy: iron, fibre, pasteurised yogurt. Wash the coriander and scrub the carrots well, as soil can carry germs.	nXuaSwekmjRVgcZirpdmlbmffecYVfgjdhboRjacebigTbslbUnovhanhkexemcf
		A spoon of coconut or soya yogurt, or 150 ml of coconut milk stirred in at the end. Crème fraîche or tahini with lemon work as well.	QkjngrkkjoVYhegkfhnSjfcgnTeSa3jpXaoVceWcanhUjjYaidadQXpbWkhoiddk
		Fill the flask with boiling water for 10 minutes, heat the soup until it bubbles, and fill it to the top. It keeps hot 4 to 5 hours. Yogurt goes in its own pot.	swhiZofYfadYlUpoqbcgXmleiZdYbkgbfgmnkhigmlefaqmSnvgntXcbddPqKjqe
		Begin an hour before to be easy: 10 to chop and grate, 7 to fry, about 8 to come to the boil, 20 to simmer and 5 to blend and season. For one o'clock that is twelve.	iqZPjiePgQWklhkewclaqYojmeejceacfWfkwstbfWjhZmrYlUZhjocYpakZgYdl
		Milk in the yogurt, and whatever is in your stock: cubes often hold celery and some hold wheat. With gluten-free stock and lentils that do not say 'may contain wheat' a coeliac can have it, and without yogurt it is vegan.	ZdmjenkpcvVXnuXlaojSkcgcqdglfvZjjdbgcsjVVoubYlnVadaqeahqZhYgZulo
		About 2 litres, 8 US cups, so a big bowl of 500 ml each for four or six of 330 ml with bread. To stretch it add 300 ml of stock and 50 g of lentils while there are still 20 minutes to simmer.	nqdTeYZmxWjcmfbdvqmWVakhghbofdcUnhpfXjgZegebfngZlfQTXmV3majfakdh
	safety	A lick does little, but ring the vet now after more than that: onion and garlic poison dogs, cooked as well, and the signs may come days later. Say what he weighs and how much he had.	mYkXZYUbeksjYhXfnqgibifnXZopVbllbjsWmpelkkvqanrUbokfbfVtZZdqpsjs
		Less than beans do: red lentils are split and cook to a purée. Rinse them well, cook them quite soft, start with a small bowl, and the cumin helps a little too.	tZpllcVZemSYfWfkvuWoaYZdhczTWipaebsiiegbmliXWjkpncmfefcriTmdfjgs
1		No need, scrub them well under the tap. Peel them if they are old, bitter or very dirty, and cut off the green top, which tastes bitter.	acqNhhpeTldiRqhjjaXgWcmgZgrqufrkfemriclhfmYnTikvmbnomadadZtjrepZ
1		Yes: chop or slice them 5 mm thick and simmer 5 to 8 minutes longer. A food processor with the grating disc is quickest. Grated they melt into the soup.	fmoXbhlZRYjiiyqfPetbakpudgklulmgheaplmakkshuYUljphjnmldicqsrebkb
1		Frozen 400 g straight in, 5 minutes longer. Tinned: drained, in for the last 5. Sweet potato, squash or parsnip by the same weight; sweeter.	filcjbmhkZdbdsrnaVnoWhnifejluhkXaXbemVWii5lfPWhgoXXomZfUkfpetela
1		Bendy or dry and white is fine for soup, trim the ends. Slimy, mouldy or smelly ones go in the bin.	uevWqeimegjhOldtgZctakcdThefnboaWUmxiRekijmgiXkpldfshWhVddqknmod
1		Pieces of 5 to 8 mm; half gets blended. Frozen, 150 g, fry 2 minutes longer. A leek is sweeter. Powder: 2 teaspoons with the cumin.	VhkZiWqeTXmkmspcfXytogodUmoqwkcamUVebbWkgjpsklYildhindicbbktigko
1		About 5 medium carrots, or 4 large ones, two fifths of a 1 kg bag. Grated it fills some 4 US cups; 50 g up or down makes no odds.	XqmQiYihsQmdeohdnepnPaoaSihoofqcpcmmmfYeivdnacdUpYUlmickcmjZkbnV
1		Rinse the graze, press a clean cloth on it, then a plaster and a glove. Throw away the carrot with blood on it and wash the grater. Slice the rest thin, and simmer 5 minutes longer.	heeXcokgkeqnbtodadhXSelnaksheg2ueagykhdjngkxhfwlsgfloajoglmnjZpW
2		Golden edges add taste. Black bits come out; if it all smells bitter start again. Lower the heat and add a spoon of water.	nZhkholYYUhwdmUhbWe0lkgdXVgyrikhXZkddkmgjSgkltYbZbrghlgedaglifyo
2		See-through, limp, no resistance under the spoon. Crunchy: 3 minutes more with a lid on. Hard onion softens slowly among tomatoes, so wait for it.	ffsimYnhbgjrfochpffzlrgdgkesbRXTaJctgdZgUUkYgodgmfjpiopVjolmbffc
2		You can: everything in, 25 minutes. Put the spices in with it and a spoon of oil. It is thinner in taste, as frying makes onion sweet and spice warm.	dmiqjagZdbhfqhiueiqpij4qadjmpVRetqhajikgekiaddggjhfbmj2MhakskYhj
2		Any. Butter is good, and burns sooner, so medium-low. Coconut oil goes with the spices.	ZbijnjXhfskWpVWobYuiSlgpufmnnwsijkiQnZifZikWeYhefaYcUjmVecauiekb
2		3 to 4 litres, 3 to 4 US quarts: it all comes to about 2 litres and lentils foam. In a smaller one use 700 ml of stock, and stir in the other 300 ml hot when it is blended.	joYjTXlfpVihpalXqjfVbgaliaqpueeaupqmYiZpUfhdkojUojYTXqSmVfXhhifg
3		If it smells bitter take it out and begin anew, a minute's loss. If it is only dark, pour in a ladle of stock now and go on.	dcgmknYUhiooccPmZdjnjYVoYYitkhqiXkmZRmnemRinpscgVfubgqiUjckfYgtp
3		Seeds: 2 teaspoons, half a minute before the garlic. Curry powder or garam masala, 2 teaspoons, instead. Ground coriander is milder.	OoXiqaWeisqahVpikimifbZqngngYihemlbPXfiafkdpqYVkcbsnlugVidxgZlkp
3		Mild chilli powder half a teaspoon, cayenne a quarter, a small fresh chilli chopped. Left out nothing breaks; a little ginger warms in its stead.	RlglpegWfqvdrbtbkTkqjXafbqlkXnjYnkaYenXnqiOkXddejnpwkeTieciYaaih
3		Fry them in a spoon of oil for 30 seconds in a small pan and stir them in. Raw cumin at the end tastes dusty.	VhXokbWZryuiickpclojiWgygfeqdafkjkhTZrmZeXfjrZdbakvjnkqSjZrgdYfo
3		Powder half a teaspoon, jar 2 teaspoons. Ginger, a thumb, and half a teaspoon of turmeric fit very well. A minute in oil wakes the taste.	NigdhYZUqjvdgeanbTuidWZoiknpdmlXifVZLfZfqiangeohlhteokmYnXklXlkc
4		It takes off dust and the foaming starch, and small stones show up. Not rinsed is no harm: skim the foam and stir more.	nLrdkibsWsdcdVllnujmfUlqXkrhmgjwllgnnhgfekhitmpkwljXigmZabogpdop
4		No soaking: they are split and cook in 20 minutes. Boiled until soft they are quite safe; it is kidney beans that need soaking and hard boiling.	uQxmoWdVamhWWZmktmiesehbfdterchiihimogZagYgcmYkoqujnVgnbZgiVnZgs
4		Green and brown: 35 to 40 minutes, they do not collapse, so blend more. Tinned: 2 tins, drained, 200 ml less stock, 12 minutes. Split peas take 45.	kXkfmciXcmZbbXmmihnmfmWdsc2SnjXicihfgZRdaucZXVdembffSbnjZWfSpjpr
4		Passata 400 g, 4 fresh ones, or 2 tablespoons of purée with 300 ml of water. Left out, add 300 ml more stock, and the lentils soften sooner.	bnjVsdtcYhghcdqrYitnmYWkubtieVoegsnabRZchqdlXfXVmrjdbRmfinchphae
4		Two cubes for a litre at most; go easy, you can salt later. Water wants a teaspoon of salt and a bay leaf. Chicken stock is good, not vegetarian.	cdewdbZdssoupWiciVvPhbmhseqowjWmkgileeaeftehnskWplgjjVdjYjkloolk
4		Harmless starch: skim it with a spoon or stir it in. A teaspoon of oil and turning it down stop it rising.	hYWkloWfgYepkYfrnhWRXmViXizfVajlglhwYVmleinYuljijolXOfkjgghkenoZ
4		Hot stock from the kettle saves 8 minutes. Stir as it comes to the boil, for lentils settle and catch.	kafrffoblefmxYpbuZdahhwnTSngqaYbdeednsihdgWYoqvcmteYkbkXitoYhflk
4		Yes, the little split orange ones, masoor dal, that cook to mush. 200 g is 1 US cup or two fifths of a 500 g bag. Toor dal tastes as good but needs 35 to 40 minutes.	dZhhpcahajdTRnbiiqevdfSYYi2faiknmYfqjWfZdjedZfebgfiqPonpaTqUempn
4		The ordinary 400 g tin, 14 oz in America, with all its juice. Of 227 g tins two are fine, one also does with a tablespoon of purée; with plum tomatoes crush them against the side.	bqeQbmrijVkdcmjZgm0leiWjhgwpiYgmvotbbVeeohdheefctojScgbgapaRrhhe
4		One litre: 4¼ US cups, or 1¾ British pints. If there is less in it, top up with hot water; half a litre short and the lentils catch on the bottom.	bjdlelbivUnispYVphohdVbYfVcqlZefraqbbideijQktmjLqiZaZfRmaeXikfgj
4		Spread them on a pale plate and pick out stones and black bits; it takes a minute and saves a tooth. Dark seeds are harmless, but live insects or webbing mean the packet goes in the bin.	oUmhejRnQkudXhgthlgudbYdfexZoqogbblokkeddpmhqgcmacwvjiWoZdoedcol
5		They have lost their shape and look like orange mush; one pressed on the tongue melts. Hard: 5 to 10 minutes more. Old lentils and hard water are slow.	qQkksXfhfpefSondjqatjgXchgpgXYcZbQgwmcXWWZcckdjhschuQtkikgkbgafj
5		Do not scrape: pour it into a clean pan at once and taste. Slightly smoky takes yogurt and lemon; bitter is past saving. Heavy pan, low heat, stir.	pXZmethZgjirnkWmXWVmmhYhgZfoqjrralycakjmiSchoxUnZhobcfgljhaafbvr
5		Half on keeps the water in without foaming over. Small bubbles: a hard boil makes it stick at the bottom and go dry.	eaZpjZtcakenlZkdkiUWVplZSdpjhWYbnknkjrQlaacVrjfwqkrPZibdkpfjllfV
5		Add boiling water, 200 ml at a time. Lentils differ; go by the look, like double cream.	rSUloZreoqgsjklnmenZjhTcfeSkbdigocgrephhfZadjjnipwRXQecsfroajeaq
5		Take the lid off and boil 5 minutes, then blend more of it: that binds. A spoon of uncooked lentils helps only with 15 minutes more.	oZSkobljivXpeqvlmYiajlZokfbpYQVkrcnhVkZhhidXonklpvTfWelodnrfgmli
5	safety	Longer does no harm if there is water: stir, add 300 ml. Never leave a pan alone on the hob; turn it off, and go on within 2 hours.	hYbmkelPipNldgibZrTgmUtnhaadcYbXRjkgmoSspfndjgifhodgYchWrqXiZpZn
5		Chop the coriander, cut the lemon, and put bread in the oven at 180 °C (160 °C fan) for the last 8 minutes. Stir the soup every 5.	egldhgciXYRmokkihmXpdcvnocVkgbUgdTaVnrbcedijminjcaupSngewjtMdlcg
5		Yes, off the heat with the lid on for up to 2 hours; the lentils go on softening. Then boil it up and give it what is missing. For longer cool it in a shallow box and chill it.	pegrqdfVigJsdinbesRiuWukhejdfbceWescioXoiYplbbmZgrikXageqjWfUnch
6	safety	Fill the jug half at most, leave the cap out of the lid and hold a folded cloth over it, start slowly. A stick blender in the pan is safer. Burns: 20 minutes under the cool tap.	nrdljVeibpfgtnqnibRfcjjhNdlfhhkfdnhmcwakdYkYWilYf1pTiXgosmhkbauk
6		A masher or whisk does it, since lentils are soft and carrots grated; or push half through a sieve. It is rustic and good.	ilnihWjkQbdbmwtkXbieeoaohefWlwpfihXmlrcdYodiXjeYmvrVfjkrqpivgbse
6		Yes, all of it, 2 minutes; then it needs about 150 ml more stock, as it gets thicker.	cmejjRlldighsqqkVZuWuddvkemYelaanletXmfgjejgNhYhkyfedTioqclgbSgg
6		Ladle half in a bowl and blend it, or dip a stick blender in at one side for 15 seconds. Lemon after blending.	bxfefTfmUZmrtiriXliclbWhddthfgdcighuandhXajmWffZitqSgahttkpiSUba
6		Salt by the quarter teaspoon, then the lemon. Still dull: half a teaspoon of cumin fried in oil, or a spoon of tomato purée.	efdkrhibyjodlhXrmZebpecjmlqsSaXpcdkYkdcjUsXgkhSgbpnirtluncxdiZbf
6		Yogurt or coconut milk, 100 ml, and a grated potato or carrot boiled with it for 10 minutes. Sugar, half a teaspoon, takes the edge off.	fjVsljgYpkhdogmmqRYjadcjUkcpQlgkaihddvbmpWXbXhbegplseYStsfgYlVvi
6		Water 200 ml and a handful of lentils or a diced potato, simmered 15 minutes, then lemon. Leave salt out until the end.	pWctmfmYorleecgtoSiLhbjdkdjuelYsbVsnphlkihkdqlZWlclYjcfylhnksdeh
6		A pinch of sugar and a spoon more yogurt. Half a lemon is about 1½ tablespoons; bottled 1 tablespoon. Lime fits too.	eqTdplaljbkfcqSgehhQfhOgnbhxPZeoahVhfVbocmaspddkqgkXhZajqlogkWcp
7		Put it on top in the bowl, not in the boiling pan, where it breaks into grains. It is harmless. Full-fat at room temperature holds best.	dnlmclglgdfbecfthkdYgqXmTSmZZxgweYkrTfarXUhSrocljqeYZYseelqmbZdg
7		Parsley, mint or chives. Dried leaf tastes of hay; rather fried cumin seeds or toasted pumpkin seeds on top.	eiiTpomZcnadaTkufZkeeaUjrogXfdYgZfWUhcSfXdfjuWfjVYrlqgVddiuobjvY
7		Greek, natural or soured cream. Nothing sweet: vanilla yogurt spoils it.	WfokjtYlgeZjoViknifVohdgdWjWUyjldaoiUQQobnZZkdRlkbVVbZkafkpniZgq
7		Half an hour on the lowest heat with the lid on, stirred now and then, plus a splash of water. Lemon and yogurt wait for the bowl.	rgdWncnXmfPepTgbWkRdcbrXbjYghjVhThlYskZodbrekjrefwggidZRpbdaSfah
7		Half gives about 1½ tablespoons for the pan; the other half is cut in four wedges, one a bowl. 4 tablespoons of yogurt are one each, 60 ml in all, and 15 g of coriander is half a small bag.	ayaVeodmgXngklUdcmqdddRacjizbaSpliegfedfUneotbeXobfahaPilcubeVXg
`
