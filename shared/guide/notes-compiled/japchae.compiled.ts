/** Japchae: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Boil the noodles for 6 minutes, until soft but springy. Drain them, rinse them under the cold tap and snip them a few times with scissors.
Stir together the tamari, sugar and sesame oil. Toss the noodles with half of it.
Heat the sunflower oil in a wok over a high heat. Fry the onion, carrots and red pepper for 3 minutes, until they begin to soften.
Add the mushrooms and garlic. Fry for 3 minutes, until the mushrooms are tender.
Add the spinach and toss until it has just wilted.
Add the noodles and the rest of the sauce. Toss for 2 minutes, until hot and glossy.
Scatter over the spring onions and sesame seeds and serve.
`
export const NOTE_LINES = `
		Yes. Cook everything apart the day before, toss it cold with half the sauce, and fry it 3 minutes in a hot wok with the rest when you serve. Made an hour or two before it is fine lukewarm.	wqqnfbnXlRMidbhiajfYgapgljbfigjabfvjfXhilhssmfzhZqgnhbgXlTdYThUi
		2 days in the fridge, if it was put there within 2 hours. After that throw it away.	nxrmhhkblfcdYYYiheeVchdYfohZnZqcWetfSUangYmxnj0cheekZZbchWYVYlSl
		They are not ruined: toss them in a hot pan with 2 tablespoons of water for 3 to 4 minutes, until clear, soft and steaming. The microwave, covered, does it too.	3fqsaUwdkWoYUceakgcmiggVbnXfejmiTanjegvaYfUjuhopjidcaaehcipdUrdn
		No, better not: the noodles turn brittle and spongy and the spinach watery. Make half instead.	qphsVXoxplSfebqXjYjloYeebWYglihhheniUPdVjqnvignfhYcgjQgepVZcZlYg
	safety	2 hours at most, then it goes in the bin, although it is eaten lukewarm. For a party put out half and keep the rest in the fridge.	lildblcNmjpcXenYokUTpZskileaddjeWksbhghoiZpntdrgeuUpmZZcmVSmVpfl
		Yes: 200 g of beef in thin strips with 1 tablespoon of tamari and a little sugar, fried 3 to 4 minutes until no pink is left, before the vegetables. Chicken or firm tofu, the same way.	hgfseiWguoogecWhfZsegvirpshagmOrfjZaeghpqsmaRhhfYYdgkkqfcglkUTQg
		Beat 2 eggs, fry them as a thin omelette for 2 minutes a side on a low heat, roll it up and cut thin strips. Lay them on at the end.	TsndWgjqYffWWSknadcaaUhdbsVaacUfhalkZhgsVZdSffbpdqhjqivhXhruddeg
		There is no heat in it at all, and children like it for the sweet noodles. Cut the noodles shorter for small ones, who otherwise gulp and gag on long strands.	jdehbWjkfpbUlblnsXdcmTijdgqaOodbdidfjldbiUXiQbffkip9gcRlngcfidqh
	safety	Not with tamari, which is far too salty under one. Give plain noodles cut to 2 cm and soft carrot and mushroom, cooked apart without sauce, and stay beside the child.	pYmdUadoknUaieZnrbgdtWmgibwkXlblZhkgcgfYhWctWefWbctwdXTqonapkfWV
		Fry the vegetables in rounds, then mix everything in a very large bowl with hands or tongs. One full wok makes wet vegetables and torn noodles.	ipYdOQeZoWXjiVmcdefePffrhogghiTZnuxpajrcilmnnjjecgZWnlawlcjfkalh
		No slow cooker: the noodles turn to jelly. A wide frying pan or a large casserole on the hob does very well, and the noodle pan can serve again.	vgbrSbdNgaZcmdldgkbfdndsmddfskebrogghnbkm2biVdRjaciUhrehZpRpblfj
		It is a main for four, with kimchi and cucumber salad beside it, or a side with grilled meat. In Korea it is eaten with rice too.	joiWaeUlgdjPtldtviYYdnkhwrUedmZflijlleVsjpeXdoodZTihaimohVsdUlae
		Korean and Asian shops sell them as dangmyeon. Next best are mung bean glass noodles, soaked 5 minutes only, or thin rice noodles; both are softer and break more easily.	lXlhjVghWkebidqnasiinajduqjZfneVpNdckTldbpNfchdakPlfeYioVkgbahjy
		Add tamari a teaspoon at a time and a pinch of sugar, then a few drops of sesame oil and black pepper. Noodles swallow seasoning, so taste when all is mixed.	ddfmncgewglfnncwdaddsdbopokqVZUpaghZmifmXrUjmiRkYnljkqmxocycddej
		It is said JAP-cheh, a Korean dish of springy sweet potato noodles tossed with fried vegetables, soy and sesame. It is served at parties there, lukewarm as often as hot.	bXjjWeijZlfYumepltabXjipaojcXbkXtWuZhbigkpaVYlvWXcecojVpbXgpXlti
		Start 35 minutes before: 15 to cut everything, 15 at the stove and 5 in hand, so 6.25 for seven. The noodle water can heat while you chop.	nmZRihfQiVSlnflUvihdrYlilhdiegbbiVdhvutegXoaZnsbiTahglZbuZhehabo
		With tamari labelled gluten-free and pure sweet potato noodles there is no gluten. It does hold soya, in the tamari, and sesame twice, as oil and seeds, so it is not for anyone allergic to those.	ZainklcrYuVUlrZlZlldlWfZshijavYbiecciloaXjpWdnnZZZgwiXhwYdZaYsmp
		Yes, it suits one ring: boil and rinse the noodles, toss them with half the sauce, then put the wok on and fry from step 3. The noodles heat up again at the end.	jmdpabcaaOYepXjegqcseltpUVoRaijmttianrkebpgegnZakapUcRUkkgkjfcfo
1		Boil on and bite one every minute, up to 8 or 9; brands differ. Clear all through, slippery and with a bounce like a gummy sweet is right; a white core is not.	sWqhnWogbhifUlfZlobtnjeSjphmXTeYaOaynhlbWYXZljepnWfmWmkkjsmcZhbh
1		Rinse them ice cold at once and toss in a teaspoon of sesame oil, then only warm them for a minute at the end. Next time test from minute 5.	4UhhrWfkjhniLipldignjdhfTjThgggjXRnppcwefRXgmhkghfnfgZdlpmjjYgfo
1		Run cold water over them and work them loose with your fingers, then oil them lightly. Sauce them straight away; it is the sauce that keeps them apart.	nUgUbPmnhipecmrcMfenbcXgfidfrppmldnjtjsWeRWmnqplppkbbXlnilhfXZbh
1		No soaking needed. If you like, soak for 30 minutes in cold water and boil only 2 to 3 minutes; soaking alone leaves them hard.	wXvmqYkdWggbdUrlwgmamfrbeblhxbdkkmfmqggbcZZepkpnoqndkdraYtkYkYfp
1		Do rinse: it stops the cooking and washes off the starch that makes them one sticky lump. Drain them well after, or the sauce gets thin.	qQqdjigwUrfelVrfonkngYqqeilhngiriqjkqnjhflWjqtvntqfWoZpbankggkkn
1		Three or four cuts through the heap. Uncut they are half a metre long, and cannot be tossed or eaten politely.	rfiMhYglPfZbjgjYcvqZgcdbZsliuhWbgYmspakhnjUphgmohckuarjqiklgYRfd
1		A large pan with 2 litres and no salt. Stir in the first minute so that they do not sink and stick.	rUhfYariqdohkUphsemUdcicgcptqhcfsnsomiihUhXcpqlerhpOfknqSpcdjgbd
1		Half of a 500 g packet, which is about 9 ounces. Dry it is a bundle some 5 to 6 cm across; cooked it swells to roughly 600 to 700 g, a good 150 g a head.	UlpXnbbdtXsajbgXiosqeViTXojjkbenugkjjhlYeoYmkpcUqVcYigZsbpWYafoW
1		Much shorter: soak thin mung bean noodles in just-boiled water for 4 to 5 minutes, until clear and springy, then rinse cold. They are frailer, so toss them gently and only for a minute at the end.	tXjddNogQgeheUoghphknUibhlkjmcTWjTeiiZncjjPdfpajsdXefftfYtmSgegq
2		Ordinary soy sauce in the same amount, but that holds wheat. Dark soy is too strong: 3 tablespoons and 2 of water.	XPUnqpggWhZmiiMfeauWlTdarjtdfudbXfhZfbijlcZgftTbVbdhlaekbbkXakom
2		White sugar, honey or syrup, 3 tablespoons. With 2 it is less sweet and still good; with none it tastes only of soy.	YdpiojhejVVuuqYlWbqcpjdldmkfaegqagYgfQincoSgYcSkjYXgpYgdkdYi0ood
2		No matter, it melts on the warm noodles and in the wok. Stir it again before the second half goes in.	qfjlcTrmbadrrpXphbecrjcrUbYiYfoqaefotmkkSSXdqncofxhXiQidkkideoch
2		Toasted is the dark one, and its scent makes the dish. Untoasted does nothing: then crush the sesame seeds and toast them. Without it use sunflower oil and more seeds.	VgnnqmVojykYmXbqfgnuYhhfxeltdjqgjpoRZWsfWgigdadhaZhodhpYYabmbbrf
2		Warm or cold is all right, but shake off the water. Cold ones take up the sauce more slowly, so mix with your hands.	wVlhnNwpcfgjjarfgkZhfdjbbiVmdjmmdeiUplpikZSiojuieygchTlheksVSggi
2		Never mind: add 2 tablespoons of water and 1 of tamari in step 6. The noodles have drunk more, so taste first.	fiWokdfglXmujkjrXkpbjXenYhWpXfXuljmXkpmacUngkYiXgicQcPadhStdtbVf
2		Leave out part of the second half and add water instead. Vegetables and spinach carry no salt, so it evens out once mixed.	kSZyldnXlomgkbe1pWhTfYnaijivagcrcWqgohhljWfgplbZgYoVmagxkbnekaei
2		About 4 tablespoons, 60 ml: the tamari and oil are 7 tablespoons, 105 ml, and the sugar melts in to make roughly 8. By eye is near enough.	OhfmlgmhiTnpspZchkvjZZSYVjcoWbemqYqbZlbcgbalfdiSmeZcbdVnrgeefPcU
2		Rinse them under warm water, loosening them with your fingers, and shake them dry. Then toss them with half the sauce, or put noodles and all the sauce into the wok together at the end.	tRidoOkflhocbfooXpagjRdcglWojliredfbrfmahUPotamgdqkYfOlkceklVeem
3		Take the wok off for a moment, add a tablespoon of water and toss. A few brown edges are right; turn it to medium-high.	oWbjgmpcgVctilXihPa3eoeiUbc2plkcZYnffjdijWgfgpXdYapkhiieaghfgayl
3		Too full or too cool: turn it right up and do not stir for 20 seconds. Fry the carrots and pepper in two rounds, if your pan is under 28 cm.	sdbkfailyddzcmnrnSdtWsjmYWcsoaZcsqkmmfjhZihWcYbkbofWcioZYpnfeloj
3		3 mm thick and as long as your little finger. A coarse grater or peeler ribbons work, but they need only a minute, so put them in with the mushrooms.	gijWadqgYWcog0rfVbrXYelschioqfjYlWgpjhaiipauTXhmohVskngfXntqfaiY
3		They bend but do not break easily, and taste no longer raw. They get 8 minutes in all, so leave some bite now.	mbxhmWnhlcfkbnfijfg1lnmhdgbshWcQbMeoscaiTclbafjiicjyeooTikocgbed
3		Green pepper, cabbage, courgette or beansprouts all go, about 150 g. Beansprouts go in with the spinach and must be steaming hot.	WeoZgbqdlkeniglrmWpqbigrbfjVligZagbZjWWhgzoWUXUjbYopjVebZaverfnu
3		Use the widest frying pan, and fry in two rounds. On a weak ring heat it for 3 minutes empty of food but with the oil in, until it shimmers.	leVteehSlXZbtYkXpaUqapmqYclbcmietpkXpvkiYobceePiignVcmbjlsbkYmio
3		Thin half moons, any onion. Spring onions would burn here, so they go on raw at the end.	VgkWibpdNWlnpohcgaoqkjtfWolnqjYalMgccXXpjenqdnffhdoijckgZWqukfmq
3		Yes, about 400 g of stir-fry mix does for the onion, carrots and pepper. Fry it 2 minutes instead of 3, on full heat, and leave the beansprouts in it until they are steaming hot.	hnnfZSmbkNWnskmtXVuomhtnghfdvndbkdghoYgnhskmjaojharrfcqZfeuigYef
3		Two medium carrots are about 160 g, a red pepper about 150 g, an onion 150 g: some 450 g in all, or 4 cups sliced. That is four thin carrots or one very large one.	YomSdXkhtQkgjpfengpkXXofQjhsmdjVpWnimcZdipidPbgXlXYpijUmbcqaqaga
4		Yes, chestnut or oyster mushrooms, sliced 5 mm thick, a minute longer, for they hold more water.	eYrZbofieoXgaTedkgxokcdjihrbsvbabZegpPdebremOYWtlWgkdghnThkkatii
4		30 g dried replaces 200 g: soak in hot water 20 to 30 minutes, squeeze dry and slice. They taste stronger, which is the Korean way.	laxmlZhZdfhcbOelqbviogXXjfobuidanoUgsZdZebbudbXwnfmjhddfQllWcblo
4		Cut off shiitake stems, as they stay like leather. Wipe the caps with damp paper; washed ones drink water and do not brown.	lQsXgmioXlijXUglqnknhaanTupdsfklegeysZghgckpmkqyhcljmaeiTfohddsa
4	safety	Yes, fry them until tender and hot right through: raw or half-raw shiitake give some people an itchy rash. 3 minutes at full heat is enough if sliced thin.	gTtoXighfmmXPhbgpln2pgrWckkmcWTUblesmccjbZxiYjekifhvflodfqgedfhe
4		Put it on top of the mushrooms, not on the bare metal. Pale gold is fine; if it blackens, pick it out, since it turns the noodles bitter.	bbjgikaRjemqXiRnaTkpgbdqbYj0jqjfZefYRliojWjmcqjoWdvYlknXjXidWmsf
4		Keep the heat high and stir little until it has boiled off, 2 minutes more. Do not salt now.	rOkjiikownfnaiiuqdjldjikWcfskZWoqilnvWlifbsYiSfqfrjacWkmTimYflmm
4		Leave them out and take more pepper and 150 g of firm tofu in strips, fried golden first. You lose some savour, so add a little tamari.	aashigkkexZcbckjbhqllUgrmmmgipXjYneexVYaWohfNVZqfhswldjnZWjmgnkm
4		Wipe them with damp kitchen paper, or rinse them for a few seconds and pat them dry just before they go in. Soaked in a bowl they drink water and stew instead of frying.	kQxbYmgydpdgcWjorpnpdbelZknnskkonljuuYghdejohpjziimcmikiVhodegpg
5		Put it in by handfuls and turn it under; each shrinks in 20 seconds. Or scald it in a sieve with the kettle.	jnJXaUgfsamrbdpyoabfPkQyVjdfjkijlidlkfheZdmgkehhecdSmdYmeedgZbnZ
5		150 g frozen, thawed and squeezed as dry as you can. It goes in for a minute to get hot; unsqueezed it makes a soup.	cgWhhXnqmgkbZkrjlWjneeXjYbcnwijnkeRecTbPmyshodhflYZYyUZajchcZahe
5		As soon as the leaves collapse but are still bright green, about a minute. Dark and slimy is too long.	hWeZoflicghxeeaxpfbmdiWhdiaZjRkWYNcmlUZbdUkdklhajeVihjgYnmmSLckd
5		Push the vegetables aside and boil it off on full heat for a minute, before any noodles. They would drink it and lose their gloss.	sUVXleorpfguYjozuWhhclfnccbmnTcspiihkbhegcoanesmglgYdSifYnmbefup
5		Baby leaves go in whole. From large leaves pull off thick stalks and cut across; wash gritty ones and spin dry.	facQfdkgZfkmZbjqofmhgXUxVwlZtfslmVaspbaegeollmpriYfhqaaiairjTXnX
5		Pak choi or chard in ribbons, 2 minutes; kale without stalks 3, with a spoon of water. Add the stalks a minute before the leaves.	ceVRhercZdhsYYiyiarjZgWrmmeQpfhfYcQZlSZYZpmekbgjdWeckXdaWdljbisn
5		Both are right: blanched and squeezed is the Korean way, wilting in the wok saves a pan. A blanched ball is pulled apart, dressed with a few drops of tamari and tossed in for 30 seconds until hot.	gXgerZnaoeiieYn0jbjjSngnUZlahglhlcaZvYgYbjZXlijWdieRwZfbinpfVQrg
6		Add 2 tablespoons of water and lift from below with tongs. A teaspoon of oil helps; do not press with the spoon.	qUYWaRmkvdolnnqrVUbmajZsimVohlniocohsmrcfVaklmmkijncfYqrgjilUYbm
6		Add 2 to 3 tablespoons of water and a teaspoon of sesame oil, and toss 30 seconds. Gloss comes from a little liquid, not from more soy.	oNlgldossfpodgblchodebQcrjYvTfjocemfsipcYaUjekhicpbXUihtYhrmVfin
6		Toss on the highest heat for another minute, and let it stand 2 minutes: the noodles take up the rest.	raUhqXmomihxdrmwiZZfclchofUvbRdrojqcilhkkSfcoglkhtdZSUelbjmaZfgi
6		Use tongs or two chopsticks and lift, do not stir. Overcooked or mung bean noodles break, so toss them less, only to warm.	mZgZiOlodfneZitmOkbldmfbaohlnsZikPikrmtfUUYsklehffnkegstmjfgSYcj
6		A teaspoon of rice vinegar or lime and a pinch of chilli or pepper balance it. More tamari only if it is not salty.	jfXmnhkgmockpuctiXgagkYklidmJegmRXeehSfqgeQiehUiZebfjcb0selcpaqk
6		Turn it out into a large bowl and mix with two spoons, or gloved hands as Korean cooks do. It is easier than in the wok.	cjekSNiadThguiruPkaZSjcsarZgctdgqkoihljlafikfYhifunYliitpjcobajc
6		Yes, it may stand off the heat up to an hour and is served lukewarm, within 2 hours at most. Add a spoon of water and toss before you serve.	oefWnbpclhOenYfaSjSdcblcilYdfeWkQjmaolZphdpjghucfwdpkfYRpXbfPfah
6		Yes: fry 250 g of firm tofu, dried and cubed, in a tablespoon of oil for 6 to 8 minutes until golden, before step 3. Lift it out and put it back now, with the noodles.	grlskclmwskZZjbmhbjccmkiphXZkvPrgagVnahdchrNVmdchciepktfildhVcRc
7		They are better toasted: 2 to 3 minutes in a dry pan, shaken, until pale gold. Tip them out at once, as they burn in the hot pan. Black ones are fine.	gjpkkhbiXnjYjZillnY2delhlZczkgogkqlaWaugWhlmkiXhaWvpdnoYUhmaaWvk
7		Leave them out: the oil gives the taste. Chopped roasted peanuts or cashews make a crunch, where nobody minds nuts.	ZnqfqhblczgZietnfmivihfmyclrZlrjfjcYeXahSpljkdZrdburZhniUcfiflvd
7		Warm, lukewarm or hot. Cold from the fridge the noodles are hard, so warm it.	inlhZZsjbmoTuZgZyeTffiqbWofcYnegUcgbloiojdcglqvaisanphXZlgiUMkfh
7		Put gochujang thinned with a little sesame oil, or chilli flakes, on the table. In the dish it hides the sesame.	fkfkgfielqhVwcgrsUfhhcehfkfbNufecdhVapXgqfXTTaldelrshTeliVnVWVoe
7		Use white and green together, sliced fine on a slant and raw. Their bite cuts the sweetness of the noodles.	VdnQjdtmNYlghkkjihlnlimbZrogkcWdoRgsYWYqmZlkiplokanqgXfhghytibmi
7		Yes, up to 2 hours from the wok is fine, and it is good lukewarm. Toss it in the hot pan with 2 spoonfuls of water if the noodles have stiffened; what is left after 2 hours goes in the bin.	nagcoqhYjfjkYhkaglPbsUpijdaaZhhiUipdnjexiUrjmgsafpXreSdXnZXdStan
`
