/** Minestrone: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large pan over a medium-low heat. Cook the onion, carrots and celery for 12 minutes, until soft and sweet.
Stir in the garlic, courgette and potato. Cook for 3 minutes.
Add the chopped tomatoes, vegetable stock and bay leaves. Simmer for 18 minutes, until the potato is tender.
Stir in the cannellini beans and macaroni. Simmer for 7 minutes, stirring now and then.
Stir in the cabbage. Simmer for 5 minutes, until the cabbage and macaroni are tender.
Take out the bay leaves and season with salt and black pepper. Tear in the basil and serve.
`
export const NOTE_LINES = `
		Yes, to the end of step 3, or to the beans. Keep it in the fridge, boil it up and put the pasta and cabbage in when you eat, so that they do not swell and go grey.	wqppjjodoSOoYaehfojXldmfmjdgfcgcYeshaXdiknslfe2fbjgkXZjVnTgZWlUd
		Count on 2 days in the fridge at 5 °C, cooled and put away within 2 hours. Freeze the rest; 4 days is too long.	l1nlihhapfZbUUbjmddVhieahkfamVsYTasiTWbegbnykiwbicZfYaYhiZbYYqYk
		Yes, for 3 months, without the pasta, which turns to pulp. Boil the pasta fresh and stir it in. Leave 2 cm of room in the box, because soup swells.	poflXYeurnYZgVsdgYkjqZdjhTagichfjhjoPVcTiqlqliwcgYkdgPifvbdiWkXe
		Add 100 to 150 ml of water or stock for each bowl, bring it to a full boil and let it bubble a minute or two. Once only.	uqlyVbuenbmYiZbYtbgeZklcYcbcbfjjbepZZnmZcjgfnisjfrVYbYUefgqXPsZm
		Crusty or garlic bread, and a spoon of pesto or grated hard cheese on top. It is filling enough to be dinner.	lmjQhiSlcfqVonktogYbbohkymVfdpYkgehcflSqdsldfnnmYfkiVgksmYwmZofX
		Nearly any: leek, parsnip, swede, green beans, peas, kale, pumpkin. Hard ones go in with the potato at step 2, green ones with the cabbage at step 5.	fdgXihmjjfYkjimtiZoxhliohmkcnmZcZQbZiSWebzoYaRpfdWlkcUideWslskrj
		Yes, cooked with unsalted stock and with no salt added: mash or chop it and check the beans are squashed. Salt the rest after taking it out.	rblfRYenimUXhbdqvZicuWndkaskapagafkhblhZeaiqWfhYgcvvcWXmtoXnmeaX
	safety	Yes, all of it is boiled. Wash the basil well, since it goes in raw, and eat it hot and fresh.	oWrXWwfhliWZbaajpsbjmaohbidYVbhgggUoRjabeXnfTexfZXnpuganimhuenff
		Slow cooker: fry step 1 first, then all but pasta, cabbage and basil, low 6 to 7 hours or high 3 to 4, then pasta and cabbage for 30 minutes on high. Pressure cooker: 6 minutes before the pasta.	waepdjcHjiUdoemjlngecggnfcWeqccYjaZkktScrwfiYaigUljXcpbaglQnhbZk
		It scales well in a big pot: allow 10 minutes longer to come to the boil, and cook the pasta on its own in water, adding it to each bowl, or the pot turns to paste.	mqZdUUaUsYUclVkdhjgaSgnqpjceddRWetouYmqWknijllnfaiWVkjavoimgiehj
		Fry 100 g of bacon or pancetta with the onion, or add sliced sausage, cooked through, with the beans. A rind of hard cheese simmered in it gives much flavour for nothing.	doehioWitpkdgeamiWvndyhrjtjVciXtaZdUddblgrsaTadhTWgegprkifrlebXi
		Boil it well and fill a flask that you heated with boiling water. Eat within 4 hours, while it is hot. Make it a bit thinner, as the pasta drinks.	usdgcmiZhZdblUnltaZfXllZgZgXYlebegkjnhjkmlchZloUmtgotYWZedPnIeqe
	safety	Throw it away if it stood for over 2 hours off the heat. With pasta, potato and beans in it germs grow fast, and boiling does not make it right.	qdilmodNnjpZXktallTUtbumZfcieXofZimZhlbtehjbsdlhZtZfkWbamXUndtem
		Blend it after step 3, before beans and pasta, until smooth; then cook small pasta in it. Children see only tomato soup.	lggefPjtaleekkrsdXojmZjpdduZZogWbfbnioXdfVjjPakadpvuYUepsjhpeVjj
		It means big soup in Italian: a thick one of vegetables, beans and pasta or rice, with no fixed list. What makes it so is the slow-fried base and the pasta and beans that fill it out.	YdknqcYkblgdugfwchYijhioidnigbjVwaoimhgjhxhUVZdaYWXeTbZoietwbspp
		Allow 75 minutes, so start at quarter to twelve for one: 20 to chop, 45 on the heat and some for coming to the boil. To wait, stop after step 3 and add beans and pasta 15 minutes before you eat.	iqaVfmfUeTUljejayhhdqbogkehfagbbdYeiytuWfUjgbnuXkQeifmaYpYlaiYcl
		It is vegan as long as no cheese goes on top. The macaroni is wheat, so cook gluten-free pasta apart; celery is an allergen in its own right, and the stock cube may hold wheat too.	WbgmjjgpZrUYjuXoThmZjYfXpcdfetYehdZheuoYWnsYbomWfZfrkffqZibgYzfo
		About 3 litres, 12 to 13 cups, half a litre each for six. You need a pot of 4 to 5 litres; with a 3 litre one make two thirds: 950 ml of stock, 65 g of pasta and two thirds of each vegetable.	jobhZZfiqWkdrZkcvljVadZjibmrqefXxmtiTfbfbfebepnRohWUZrTrZdXldegk
	safety	Ring your vet with the amount and the dog's weight: onion and garlic are poisonous to dogs, cooked too, and stock is salty. Signs may take days, so do not wait for them.	jboVZWTZcltidiZeonhhdgfmXZnqadjlXgqWnpdnlmuoZpsVZolfabVscYhqnukt
1		Give it the time: slow frying makes onion, carrot and celery sweet, and the whole soup stands on it. On a high heat they brown and taste bitter. 8 minutes is the least.	hnqopiibahajyicenphqof1wZggjlSMckfadipacdfaaScYfoeYjcqpUiggmbbih
1		Turn the heat down, add 2 tablespoons of water and put the lid on for 3 minutes. A little gold is fine; black bits come out.	pXXieooefZezhoUhhUcxkmbeaXbzrkigVbnfengiiPkgmsadVaqfekfdWhbfjeui
1		About 1 cm, so that several kinds fit on a spoon. Bigger cubes take longer: the carrots are the slowest.	epjcUZrmdbgfelnTZeqZadipdjypziZZtRlrjbZqcjiockggnbZqenZkXppkhXdW
1		Leave it out and take a leek, a piece of fennel or another carrot. The leaves are good, chopped, with the basil at the end.	alheshgaTskjmpmnghoglddqcrdfnppWdVbbkYUbarpfabanbVjyqXbZbUprhktm
1		Yes, about 400 g straight from the freezer, with 4 to 5 minutes more, until its water has gone and it smells sweet.	dgfmZUjkdeebivrYgVowschdZakr2gnaldZgYTYcovthhdjjoYZhtWnXhfcegfhi
1		Onion clear, everything slack, and it smells sweet. Carrots may still have some bite, as they have half an hour to go.	iXvepWpneehniregmjexlmlddicveWdPaIdnibciUYiZdlielfgvdonWmhqfgefY
1		Any oil, or bacon fat. 1 tablespoon is enough with a lid and a splash of water, but the oil carries flavour.	XekjroZiqliasYZieRwnSqfknmilopppmknXmhlfbjgaTUejcbWeapmcjeTzneed
1		No, scrubbed carrots need no peeling. Bendy ones are fine in soup, slimy or mouldy ones are not.	ofvTjbnmWhcbSrgncddqYeheTinltftbaYlwlUdphphkYdksnceroYjYegthogna
1		About 150 g of onion, 160 g of carrots and 90 g of celery, 400 g together or 3 cups diced. A stick of celery is one single rib, not the head; one giant carrot makes two.	YpkTeYkdkTmlotidmhorZdmePogsnenTqPkcnZacjpjkXdjWgXVridZlabljrYkd
1		About a third of the dial, 3 of 9 or 5 of 14, or a small gas flame. The vegetables should whisper and steam, not crackle; if they brown at the edges, turn it down one.	cdflbpofoeVdsSaRyiWlhksdOjndWfidqYdflmZbSkmSWeXchalXhhUemmcgehmd
2		Pour in the tomatoes straight away, and it stops. Golden garlic is fine; if it is dark brown, pick it out. It cannot go in at the start, because it burns in 12 minutes.	ahhimhaTgbmogjPmaSoshakqXYdyhkebbeYXRmhmnXkjbolgZgvUliqRlYjeZkof
2		Peel it or scrub it, either is fine. A waxy one keeps its shape, a floury one thickens the soup. Sweet potato works, and is done some 5 minutes earlier.	ebebtjipblbVVqsrcffdVhnikjiVtmibtWbofUlqXvTjUnhfpWigfZkcldnhwenX
2		Zucchini is the American word. Leave it out, or take green beans, marrow or aubergine. Frozen goes in at step 5.	YVhdkdtpfobddknjaXmiehoqeaiimjfWegcUnPgemylVXOTdkUjnmcUcVVknkcmm
2	safety	Spit it out and throw away all that it was cooked with: extreme bitterness in courgette is a poison that heat does not destroy. It comes mostly from home-grown plants.	dVtnqmgWiokiQjgpZWhfdeilaZmoZXpnblpcfSrhklmcfjbofdkqokQneVoqfXxr
2		Stir in a splash of the stock and scrape. It is only starch, and comes off as soon as the liquid is in.	eTWUcjmlqjkulrkiWVUfblWjjjWlmlpqtjvgkrlkaUYkoukpojkYeashjeblcklY
2		It coats them and wakes the garlic. In a hurry put everything straight in with the stock; the soup will be plainer.	hjikkajbhoZkjhlrWhkqfcysaaXlpUNcnkealhmccpdacZjahnhekh2LidonfVfg
2		Yes, half a teaspoon of granules, or 3 teaspoons from a jar. Without any garlic the soup still works.	SlhekVXUfdshdjejZWtdhTdjfimqisgWkgWSTbUgspesYlnmjitbmelWlafnZqma
2		It is fine: fry them all 12 minutes with a lid on, stirring now and then. The courgette gets softer and the base is a little less sweet, nobody will notice; go on with step 3.	hhcgcfggnajokqpvVdnrfaqvOeVkjhZgkdcjslmoehsYhWhYfblcmXmXhWnq0Tei
3		Simmer 5 minutes more and test with the tip of a knife. Tomato slows potatoes down, and larger cubes need longer. Put the pasta in only when they are nearly soft.	uagh1dpckoggQppcdeirgnkjnhYmhRWbiQarlhihOicdfllaoglmYgibsskhoffV
3		Lid half on, small steady bubbles. With it off the soup gets too thick, at a hard boil the potato breaks up.	dXXplXsYflbihYheleUWTrlfPboefacbrdgrkqUkcbXYmofspipSZfahrtfffcgV
3		400 g of passata or crushed plum tomatoes, 500 g of chopped fresh ones, or 3 tablespoons of purée with 300 ml more water.	apiVofwfVcmfadprYiroldUjrZufiYsdkpkabQdcmrcmYhXUpogXbTkdflccqice
3		Two or three cubes for 1.4 litres. Chicken stock is fine if nobody minds meat. With plain water add salt, a cheese rind or a spoon of soy sauce.	feewbbYftqmtmWiaiTxSfcllucmlujXmjijkbbbfiwcgnvjYnnchjVimZnkjknlm
3		It may be missing without harm, and a fresh leaf is as good. A sprig of thyme or rosemary, or half a teaspoon of dried oregano, does the same.	XgYUmmdejhrbZVotXfmcqUYwjkjUiajbgnUfYZSZajgjlfgaeUuiseWYXZkmXaoi
3		Wait: beans and pasta thicken it. If it is thin at the end, crush a ladle of beans and potato against the side of the pot.	oWRgpaopirepinqokYjTknaqegZqXRXjwcggTlflifbZopjmorUZYdhoforibllg
3		Stir in a teaspoon of sugar and let it simmer 5 minutes more. A glug of olive oil at the end also rounds it.	ZkbjriccrjfffnXxfaeeghRpmhnoNSklVfjbeOdsjlYnkiTofkidkalsykhdlZjh
3		Shred the cabbage, drain and rinse the beans, grate the cheese and pick the basil. Stir once or twice.	ZViccdhiXWOkqiimfpYghXtvigciicYjcadcpqOgleibkXpjhdykPjlinkpSXgie
3		1.4 litres is just under 6 US cups, about 2½ British pints or 1½ quarts: two full half-litre jugs and one filled to 400 ml. If you lost count, the liquid should stand 3 to 4 cm over the vegetables.	eleggicgxSmpqoiSulkeeXcaXXasjWgeqesfaggZhiVioljKqgYaalRmagVhhejm
3		Put them in now and simmer 10 minutes before the beans and pasta, and it is as it should be. At the very end it works too, with a spoonful of tomato purée instead, simmered for 5 minutes.	heeWuosbdmkmTipsatjqpZjrfemnZUhicmnWecjhZcdcbcaXeupblPtTlgfgrfZf
4		125 g dry, soaked for 12 hours, boiled hard 10 minutes in fresh water and simmered 45 to 60 until creamy, before they go in. Dried white beans are never put raw into the soup.	pYwjmVnSceiXYQkknkodphbWmcpWlecdqnYWoiVTndYdjYelnpdcZajXWggWlVir
4		Yes: borlotti, butter beans, kidney beans or chickpeas from a tin, drained. Baked beans are sweet, so rinse their sauce off.	oXrYbWfUbiYadajjgpmhmeZfqcsXhscbdbaSmaQYkzZUdVgdodfcQdkhcafbtdko
4		Drain, and rinse if the liquid is very salty. The starchy liquid of unsalted beans may go in, it thickens the soup.	sQkabiirelhkdcmoonqbdegjejqnkhZrpknlihZbofiXnjzjuqjObWoaakiYsYrr
4		Any small shape, ditalini or shells, or spaghetti broken in 2 cm bits. They take their packet time. Rice: 80 g, 15 minutes, and the soup then keeps 24 hours only.	kgigkThfahqUmXukUnpgUYtbxkmcmgdcljZekeiickNqXmhdwTofbchlipkeYucn
4		Boil gluten-free or lentil pasta by itself and stir it into the bowls, as it falls apart in soup. Wholewheat takes 2 to 3 minutes longer.	kUdfvYeiZsdblfsnPgqcfclZpjjgifQgjfSlinnggoegftrakZdmbUikhkjVW1bq
4		Stir in 200 to 300 ml of boiling water or stock and taste for salt. A spoon that nearly stands is traditional, but it goes on thickening.	rTZmkYudqqmqpjfijbjWknXilkVsaXcnmeejXmailZfeiingqzUTXbZtepnkagbm
4		Stir along the bottom in the first minute, then every two. If it has caught, do not scrape: change the pot and leave the black behind.	gSVedgmfjkntqkfhOcQmecXijecnojnlhlxdkqkigNYlnugnifzbZcljliUcXddh
4		It is still good to eat; serve it soon, with a little more liquid. It cannot be made firm again. Next time boil it apart.	zXakrWfdkksgTisnUgjihZdgceTkbWclUbjnnmujgVZfnilgoelbdUdpxphfYmUj
4		Yes: take another potato at step 2 or a second tin of beans. Then it freezes as it is.	gajbydgghmddoVxeWgrdbajewjcYcbUgemVWjgcZfxUbQllalZffaSdipZakgsZh
4		100 g of macaroni is a scant cup, two good handfuls. The tin is the usual 400 g one, the American 15 oz can, which gives 240 g of drained beans, 1½ cups.	YmoPdaibqUqXifhVfntpZTZPdkkidZfiqcrcliiYnnWhgknPtfbaZgZnhmXXfeeb
4		Finish cooking to the end of step 4 and turn it off; up to an hour with a lid on is safe. The pasta swells, so stir in 300 ml of boiling water, then the cabbage, and boil it up for 5 minutes.	rUdZtZeXobbgjZniPocihQpehXVfYaTkdgiYskljiZkdkjuOeknbcXYhvggebjYn
5		Kale or cavolo nero, without stalks: the same time. White cabbage 3 minutes longer. Spinach or chard leaves only 1 to 2 minutes.	bYXWedoaSggphcdwmcrnZfVpqpfLlfiadYShfLZejohdhekjiVgdfZkZbishditm
5		Ribbons as wide as a finger, without the hard core. Wide strips hang off the spoon and drip.	dWaYdbrhRhhmhnnXhojaYiWmbxkfoYhbnQargqbmnbjqifnusfZtebfjgnrmZVgV
5		Give it 3 to 4 minutes with the lid on. Outer leaves take longer than the heart.	wWghsYoZZklrUlbhqceqimWmdnbbhVicUPVurgfXdUZcrZiojVjpakfeioniWice
5		Take off the lid and serve soon: cabbage smells when it cooks over 10 minutes. Basil and lemon freshen it.	kXVhkhZZmhmpYeZpmdcpbjUoVZeQkRkZYckoddjlpXnfrjmkhfscVXhmpiheQrrt
5		Simmer on 2 minutes at a time. Soft with a slight bite is right, because it goes on cooking in the hot soup.	sYmnvWmegkoideoebiamkijZojemUIdaaXWrmllaaVYdhrrfrdogXhfdtsfcWlXc
5		Yes, with the cabbage, frozen or fresh, and let it come back to the boil. 5 minutes are enough for both.	gTfZfbpgiibYidlnnenookgfhWkksiYfaaVXUZRXexqZkWnceWiYiXrZfYnQfQhn
5		Turn the oven on when the soup starts its 18 minutes and put bread of 10 to 12 minutes in when the pasta goes in: it is done with the cabbage. If you are late, it can be eaten after the soup is ladled.	pjjXpjQecgjojhgmmkemehpnocQjhaVcWbYWbtniaernkpfhWapeXrjZvbnOerXj
6		A spoon of pesto in each bowl is best of all. Parsley is fine. Dried basil: 1 teaspoon, but with the tomatoes at step 3.	bfrWnihUkdgoeRanUZsXhhRoondVeiebigOVddPgbimlsahjfdnepXZdVlreYcpY
6		Torn leaves bruise less and stay green; chopping with a sharp knife at the last minute is fine. Thin stalks may be chopped fine and go in too.	heiPjogYXehqfbkdXgpdjcRsXyiaodidhUYmghdphcponispcWlppebjdnokUSoR
6		Salt first, half a teaspoon at a time, as potatoes and beans swallow it. Then a spoon of olive oil, grated hard cheese, pepper, or half a teaspoon of vinegar.	fediqggeymmgmmatjZcaohdomlorTZUpafmXigdjXwYhjhSmeqlglul0ldwefghf
6		Add 200 ml of hot water and another handful of unsalted beans or boiled potato. A raw potato lifted out again takes out almost nothing.	nUauhfgWpspcfZgvpUjSgckdgbhsckXqcaooollgmekgriZTjgmUnegxkgnnwahk
6		Fish it out when you see it. It is not poisonous, but stiff and sharp at the edge, so do not swallow it, above all not small children.	feSZahTjghxcUcovZhgfnXVzaglWfaqjencpglXdbarlrgkdhdusoXUhgbbkdZjn
6		Yes, a spoon of grated hard cheese, a thread of good olive oil and black pepper. A cheese rind that was simmered in it comes out now.	cplPhuclijfbmfhxdlecTlhorijiWpltaWodheTladoSlZioeqsgegcnfcxsamdY
6		Yes, with the lid on at a bare simmer, but hold back the pasta and cabbage and cook them when they arrive. Otherwise add water, as it thickens.	tdbVoXoWkgOgmVjcUiSgabpZhmYdceZgXmlZvnckgcnfihtcfyejfdWUogaZSjcj
6		Good olive oil, toasted breadcrumbs fried with garlic, or a spoon of vegan pesto; read its label, as most pesto has cheese and cashew nuts. Nutritional yeast, a teaspoon a bowl, tastes cheesy.	WpfbhkbnimZVgkhqYcncaXmbucWXW0gpSbhXejfdYjmUefcefhtgojhmVhovbyce
`
