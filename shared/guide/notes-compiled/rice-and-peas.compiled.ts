/** Rice and Peas: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large, lidded pan over a medium heat. Fry the spring onions and garlic for 2 minutes.
Add the kidney beans, coconut milk, thyme, allspice, Scotch bonnet chilli, salt and 300 ml of water. Simmer for 5 minutes, until the water turns pink.
Rinse the rice in a sieve until the water runs clear. Stir it in and bring to the boil.
Cover tightly and turn the heat to its lowest. Cook for 15 minutes without lifting the lid.
Take it off the heat and leave it, covered, for 10 minutes, until the rice is tender and dry.
Lift out the thyme and the chilli, which must not burst, and fluff the rice with a fork.
`
export const NOTE_LINES = `
	safety	Best cooked fresh. If you must, spread it on a tray, get it in the fridge within 1 hour, and heat it once within 24 hours with 2 tablespoons of water, until steaming all through.	utrrbhoanSRaeaefhjdaidrdncacmhmYZjtciYekklmqoezkXodmkbeRiXhWWnWi
	safety	24 hours in the fridge, and only if it was cooled within 1 hour. Sunday's goes in the bin on Tuesday, however it looks.	o0pkijlZmfXcaXZljceXcicZgkfZnZrbRdqbWWchgZmxqj2bjfbiXXadfZeaYnYn
	safety	No, throw it away. Rice left warm for more than an hour can hold a poison that heating does not destroy.	silnhtbNrgnaTgmYmmWZnfsjjibchfqbcmtdhldtgZnovfnjamYjiXaZlUYmateq
		Yes, if it went cold within 1 hour: packed flat, for 1 month. Heat it straight from frozen, covered, with a splash of water, until steaming through; once only.	qtgtUbirtmTYeeoZnZjnldcdaVajngjedglhSUaRlomspdsbfYeciShaoXbZajYe
		Covered in the microwave with a tablespoon of water for each portion, 2 to 3 minutes, stirred halfway, until steaming all through. Once only.	wsqyXZsfpcnZddbYuZkhallYbgUffijiSjqaeooVXgdioeopfkaceaabggndRtak
		In Jamaica kidney beans are called peas, so nothing is missing. No green peas go in; gungo peas are the other bean that is used.	cSgUgaoifjcfjbiurqhjnjbifatieeYYaTcUgdRSashUgRkbeYhZagliYWjWeUpq
		With jerk chicken, curry goat, brown stew, grilled fish or fried plantain, and coleslaw beside it. It has coconut, so the meat may be sharp and hot.	jndWchSmgdiUnlZnwgVWbohlzrUcbmYkhimhngXrjrecbmqeUWkkZnkmjavfVkZb
		It is mild as long as the chilli stays whole: it scents rather than burns. For certainty leave it out and put a pinch of black pepper in.	WidnhhkciqebuZjftTYggVhpXkjiRqjZhkiafrddlbWeLedgfmryneTlnckZfYun
	safety	Yes without salt and chilli: take a small pot for them, soft rice, beans mashed. Under one no salt; cooled and eaten at once.	sepdQZZhmoTTnccpxehdqXleiaqkWoYibknfejdYkTalYefXebttXXXooidnmfYZ
		Use a wide pot, no deeper than 10 cm of rice, or two pots, and finish it in a covered tin at 180 °C (160 °C fan) for 25 to 30 minutes. A deep pot is mush at the bottom and raw on top.	otZfRXbTqaUdgWmYYhedRikmrmchkhRXlvyrejmjkkmpmhdgZbZWjmXschkejigd
		In a rice cooker simmer everything of step 2 first, tip it in with the rice and press start. Pressure cooker 5 minutes with 10 minutes of natural release. A slow cooker makes porridge of it.	tcfsYhbKlkTYqipmkpifYjemjeVeoghUidbmiuShoyembahfckiUaiZgcoUnhgdq
		Yes: boiling liquid and rice in a covered dish, 25 minutes at 180 °C (160 °C fan), then 10 minutes standing. Tight foil is what matters.	sqZnZfkUYgSkofljhiebQrrmiZbYkcbhZtebilblfzlcdjOmigpdhqVVafWbmsae
		Use light coconut milk or half a tin, made up with water to the same liquid in all. It is less rich, but the thyme and allspice carry it.	YnjlusjclrWckehcjcpdipYjmfuSgkcvllkThjddtjeSXZWkkZMeWdhkkddpslgb
		Lid on off the heat 20 minutes; longer in a covered dish at 100 °C (80 °C fan), above 63 °C, with a sprinkle of water. Below that rice has 1 hour at most before it must be chilled.	uieZkbmYliQesagcXjTgZfpVijUffiWcRkmarncskYojoirdexdlihXRmaeaSmci
		Yes if cooled within 1 hour, in the fridge overnight and kept cold to the microwave at work; heat it once until it steams. Eat within 24 hours.	qxpqTkiehWaUgXkipdgfZjjdoccSakkYZdrjlejckphoamsZnmjnnZbaYcNkMnkc
		It makes about 1.2 kg, some 200 g or a good cupful a head for six. For eight to ten make it half as much again: 525 g of rice, 600 ml of coconut milk, 450 ml of water, 1½ tins of beans.	iykXZbcjsZgWoYbavoibSeifllendeYUorphZifXpgaihlmWlZQccmRxmbnedhZg
		Begin about 45 minutes before you eat, so at quarter past five for six. It can stand covered off the heat for 20 minutes, so a little early is better than late.	hmXXnjhYpeVlnffapnccndmgqkTiddfdcYeguyqgiPgldstTjVagclbUqXncifau
		It has no gluten, milk, egg or meat in it, so it suits coeliacs, vegans and halal tables. Read the coconut milk and allspice labels. Most people with a nut allergy may eat coconut, but not all, so ask him first.	UfklflgnfuUTjvYmZipeoYjdsacjaygefagcjqiaYltWdepWXbjsgajrTdXaarmn
1		Yes, coconut oil suits it best of all; butter, olive or any plain oil will do too, 1 tablespoon. With butter keep the heat low, so that it does not brown.	VbljlnZhgohWpVTnaXvlTndlxiolotomhimPobifZleaeWeibYZcVkiYeaZtnfib
1		Take it off the heat and add a spoon of the water. Pale gold is enough in 2 minutes; black garlic makes the rice bitter, so start again.	famjllaQhcnocmMkaSisiZbkZXhxljkfadjcRmgmmUflgvfhZgsYgpjWfcjjVlwj
1		Use a small onion, finely chopped and fried for 5 minutes until soft, or the white of a leek. The taste is a little sweeter, which suits the coconut.	UinVobkWSWgllljdlXsunksaconfrlZcgTdZeSWjekgnfkXdgaleljkeXaoxmpnu
1		A heavy one of 3 litres or more with a lid that shuts well. Lay foil or a tea towel, its corners tied up, under a loose lid.	ljUiUVtbjafclmobnfZdbsYiofgnmheSwlpjenYpeZccahflpdkPYuZuTldnijZW
1		Half a teaspoon of powder with the liquid, or 2 teaspoons from a jar. Left out it is a little plainer.	TijemWXRgfthbfelZSwehVfmifmperfYkiUUShVmokepajiqkhrYogmSkZekXpjd
1		Yes: 80 g of diced bacon fried before the onions, and then half the salt; or a thumb of ginger.	fjegehcXxlkbpbbmhX2kisrsingijiehaVgbbgmoemufSajdWVjefwyhjYjklYbm
1		You need 3 litres or more. In a 2 litre pan make half, with 175 g of rice, or divide it between two lidded pans now, rice and liquid in equal shares, the chilli in one of them.	muYhSchftUnhmhnenicealanlYkrohecyspsjmdpTdbdcifWneYTXqVqWdYkjodh
2	safety	Not straight in: raw kidney beans are poisonous. Soak 150 g for 12 hours, throw the water away, boil hard in fresh water for at least 10 minutes, then simmer 45 to 60 until creamy, and then use them here.	rTwiiShOckgXWWkipkkisfdbicraobcdljbarhSVngYalYeoonbjVcoXchfXmXhp
2		Gungo (pigeon) peas, black or black-eyed beans from a tin. Black ones turn the rice grey, gungo is as traditional.	lSoZddeWZhXbbWhkjjhnofZfobvYingbZbhTgYPXmubSbZbbhghfPbjhbahVqYrr
2		Drained as said. You may use the bean water instead of part of the 300 ml, for colour; it is salty, so less salt.	nQkacgitdikmgflljkrXchagfktklkYtpkmgkhUangiUkdviumiPaWlcbhgVwVqn
2		That is quite normal: the fat sets on top in a cool cupboard. Tip it all in, the water too, and stir; it melts as it warms.	akejfjnfjnjbcnekcgjkZkMgaUqXarmnaZigahfejOlTtokmntVZHYpffmihnhhf
2		100 g of creamed coconut in 350 ml of hot water, or coconut milk powder. Cream is thicker: half and half with water. Without coconut it is plain rice and beans in stock.	MhgljeiVhnfdlhoichrdmeRjpXrSZ0klpliPkfadjjcTogYdifYcOYlZcfncnkic
2		Habanero is nearest. A long red chilli whole, or half a teaspoon of hot sauce, has less scent. Leave it out if you want none.	XlkjkicaeqndpgmjkWjknXcqgvohXloTkckbdkXlmhIdMiejjilxceXgaalScdon
2	safety	Fish out every piece and the seeds now, and stir in another spoon of coconut cream. It will be hot all the same, so warn everyone and give no children any.	emflicbZeopbbmqpegcsaUXmGfpnWrsiifiYevlodXZZcjgkdpqqXWgmfdoakUfi
2	safety	Rinse eyes with lukewarm running water for 10 to 20 minutes and do not rub. Hands: oil first, then washing-up liquid. Hold it by the stalk or wear gloves.	dgqmckdcdidnslqafYZqadcsPrdsXmvmgmfdhfmnoXYnXlrhbonsfhXrpngdpVtn
2		Whole twigs, you lift them out later. 1 teaspoon of dried thyme replaces the 4 sprigs.	RicSojfXmcudebjpdhqUoQRncqqdlbefgmalghTccchkkfkhcZogsjXUYakgSUta
2		The beans tint the liquid dusky pink-brown, and the spices open. Tinned beans colour it weakly: 3 minutes more, or go on, for it does not matter.	YVcpnmhlffaxbkZdooatihklZirjQRXbdkasgjZfeUhVhihWhnfbSkwbjqtfUehl
2		Pimento is allspice. Instead a quarter teaspoon of nutmeg or cinnamon and a clove; or mixed spice, the same amount.	ViUmhfZfentSpbklWipfnYZtqhjjUlkVkhbZfaaYsgWomQhegksrqsdebcpidsiq
2		Allspice is one spice, the dried berry of the pimento tree, and only smells like cloves, cinnamon and nutmeg together. Jamaican cooking lives on it. Mixed spice from the baking shelf is a blend, but the half teaspoon does.	UjWmhhdfcpxLnbdsXlojpWZrjjhhVghXmgffcdjbudbglPiedfrqpqfiabpfVmkr
2		It is a small, crinkled chilli shaped like a squashed lantern, red, yellow or green, fruity and many times hotter than a jalapeño. Here it goes in whole and uncut, for its scent, and comes out again.	ajnheifgcqngmfejoVeqlTakSsklRhrSpXoihheigeObOdeghmjzckThcikVYeko
2		No, it means the thick milk from a tin, near the curry pastes; the drinking carton is mostly water. If that is all you have, use it in place of both milk and water with 2 tablespoons of oil, and expect less taste.	UlfngsrbcmZdifjlmjsZiZYXpNsTaqlkjfpSdXhZogaabilcgjUjQVkeXqihpiol
2		You want 400 ml, which is one usual tin or the American 13.5 oz can, or two and a half tins of 165 ml. With less, top up with water to 400 ml and add a tablespoon of oil for richness.	YshZbmqjmapYlifTionjYkYejdtejfdewlrYcfdbjgYbcfcTyhUZOsVieeUesghd
2		One 400 g tin gives about 240 g of drained beans, 1⅓ cups. Take the same weight of cooked rajma or from a big tin; up to 300 g does no harm.	dlnVVUkboZnVedfalqoibeaXhmwgmiidrgpXkdTTpkaXfblWqheZRcekdgeKrWif
2		Tip the drained beans on top, put the lid straight back and give it 3 minutes longer than planned. They are cooked already and only have to be steaming hot; fork them in at the end.	tXihhdhWimfecqpnivanjfjcdcdmicbVYejWvvVccVXSmYmTfekVYToYiepcsjer
2		Pour the 300 ml in now, boiling from the kettle, scrape the bottom loose once and bring it back to the boil. Then lid on, lowest heat and the full 15 minutes.	iZaqjsmgmpnplmoipjldndilcOffgbeomliSosicdVYbzbnWmscTbVidZnchrjeu
3		Yes, 4 or 5 waters: loose starch makes it gluey, and coconut makes that worse. It is the difference between grains and stodge.	nYqfglgxYsYgqccnluhkcanqklfhjcpnsokqpkhfgZYsoxvfwjaXldjachomjkmq
3		Basmati: the same, or 30 ml less water. Easy-cook: 50 ml more and 5 minutes longer. Brown needs 200 ml more and 30 minutes. Not pudding rice.	hpjqfghafiagskcifjnjXjiXwegmiiZXnnhonedlifTtfilanSbYabdiUsslo2qx
3		Scrape it loose now, once, before the lid goes on, then never again. Turn the heat down as soon as it bubbles.	hTVkakpbqhhqopehcVThcnceYaaniimbnkrepyjlZNXdsthmofpRdbmhlodbcjfd
3		It should stand about 1½ cm above the rice. If you have added water with a heavy hand, take it off by the ladle now.	jeVlfclmsojpppmltlgVVobchecuiVZfslhoZjakeTcdoknbrsdSRlYoZqsemjlm
3		Taste it with a clean spoon: like a well salted soup. The rice takes up a lot, so a shade too much is right.	eUjtheleqnmdncYzwdiSheiYpkmyWbUlffskngdohbgjqpdclgpYpontkhoflVdg
3		No harm: bring it to the boil and go on. Unrinsed it sticks a bit, so take 2 tablespoons less water and use a fork at the end.	kXjiiohojpiffiiqfqoicakqbgTokfpmlnajt0hheYcqwknatknQnVkYgftgrfhu
3		350 g of long-grain rice is about 1¾ to 2 American cups, or 430 ml in a jug. The liquid is 700 ml in all, 400 of coconut milk and 300 of water, nearly 3 cups.	csibgjXdvanarwbYqmqlWccSgjTnfcgkthtgkphffiUlpliPobbYaaWqbjgejnmm
4		Do not look: steam is half the cooking. If you did, put it back at once and give it 2 minutes more at the end.	cXcnhZmjetbvhoYngzYjSibcTVmmcYcRXhjjfmbbfZpfepgcmasZamocpwjmlZbc
4		Take it off the heat now and put the lid back: it steams done by itself in 10 to 12 minutes. Do not scrape the bottom; what is above is good.	lYZrhrhZhfdxkiXfhaQwgjYdeVaonWmfWitdcriikMhhnubfbdvcajdeiiYZckql
4		Lift the lid for 2 seconds, turn it to the lowest flame, and put it back. A bigger pan for next time.	hdTniddckehmfbnlnkPUOrdfRcshYagbmqikghZibYkSthfijkqQQcchfoehqrkX
4		A murmur, no rattling lid. On electric move it to a ring at 1, so that it does not go on boiling. A heat diffuser or the oven at 160 °C (140 °C fan) does it.	hcWqhioRihZesWdWpgRkWjnoRWlaVbgeoebguqUiYmeaghannhrUccSgspeggekg
4		Lay foil over the pan and press the lid down on it, or weigh a flat plate down with a tin. Steam that escapes is missing in the end, and the rice stays hard.	ocdihRpccffmkooljiThPqfVecediibVbtjchkKhcgbbgihvhesScpljZkbrsriW
4		No: stirring breaks grains and lets starch out, and it goes like risotto. It also bursts the chilli.	aYTncTqackYmvdgqWoaZXiisdiepepZejgmsnqUmdVcplmckoiweVmwhmlbkXddh
4		Everything with the sauce: the rice rests 10 minutes more, so 25 minutes in all. Set out plates, make the slaw.	lrcXkgdXeYWimjmluffagctjpjSehWSiZgdYtodapUlbcktWgYioXnibpfzUdZZh
4		Leave the lid on, put it back over the lowest heat and give it the minutes that were missing and 2 more, with 3 tablespoons of boiling water. If it stood more than an hour lukewarm, throw it away.	iTZprliVffdmReibauMolbmjQUdhabhlVlocjtkmkcyhifeajckadUffppddbmfq
5		Sprinkle over 4 tablespoons of boiling water, lid on, 5 minutes on the lowest heat, then 5 off. The lid leaked or the heat was too small.	regtngqbjphharjhmecsnnhanhVrXRcWeYcuupaeYNagqjmkpdilYfacgtnlmojl
5		Lid off, lowest heat, 3 to 5 minutes without stirring, and let it stand 10 minutes with a tea towel under the lid. Do not spoon it about.	qZXipdnmooexcskplYadcndaheQqePcmnrohllekkQjbrcloqudaVZefcrhfinlm
5		It cannot be undone: spread it on a tray to steam off for 5 minutes, and fork it. Next time 50 ml less water and well rinsed rice.	xUckmakgmnkicseqZffefhZfhfKjcenfcXovnmqkhQZjqhhnnicZSXeqqnkcgpat
5		5 at least. It lets the damp even out, so that the top is done and the bottom comes off the pan.	nliXtXloXqantlfifmTclfvmelbamWSoaqfTknflqZgdgfndsvZqidnToeggVcYd
5		Spoon out the white rice above, leave the crust. A burnt taste in all is cut a bit by lime and thyme; a slice of bread on top for 5 minutes takes some smell.	nfakfrgYffitikXsbXUrkhVYlabqrgkrZnxddlkmiPdkrwVnWepedlbjhhecicum
5		Keep the lid on and move the pan to a cold ring. A folded tea towel under the lid catches the drops, so that the rice gets drier.	mZYfiStZVnZrtZmblkNdSmmeViXbnedfgopXltVniTiepemlnjvaYchaklfbdfed
5	safety	With the lid on and off the heat, 20 minutes. For an hour put it in a covered dish at 100 °C (80 °C fan) with a sprinkle of water so that it stays steaming hot, above 63 °C; never lukewarm on the side.	seeZjbmRijUghZhbYiOibfqhhfWhkeYfSnqgtjdtdVoiqetfdrjihbZTjffeRuZo
6	safety	Look first: it should be whole with its stalk. Search it with a fork before anybody eats. If it burst, pick out all pieces; milk or yoghurt helps a burning mouth.	aqjogiXjmosgfrpniifkfcSkQkmqVlqdZgkeiwgjaVSmZnhghnvtfbYrjXpZfSkk
6		The leaves may stay, only the woody twigs come out. Count four of them, so that nobody bites on one.	ZfbOljdbjhuhYhpsfhlanTRuWppblbnefkcrfmWfXXnmohiiaYpoqbZbdWiiUZue
6		With a fork: draw it through from the edge and lift the grains lightly, four or five times. A spoon presses them into a paste.	ecshjTdihhkbprjoUfjhVqRXmuWadrmcrVnljldhXXVlllnipkkldltkqokrWYfa
6		It is fine: tinned beans colour it only a pale pinkish brown, home-cooked dried ones much more. The colour tells you nothing about the taste.	dahkmnjqfcavbkOkqgWtilYmfipnbfXZeifvfZmkcabecpaeXjeXWotXakqiNnvl
6		Salt, then a squeeze of lime and black pepper, a knob of butter stirred through. Salt must be in the liquid next time.	hbhnpgieykpfdldrjZfcmbbjqkosXcXrYfjZnfejTtYjpjTkdpokprpxoexdjccj
6		Serve it with something unsalted and a squeeze of lime; stir in a few spoons of plain cooked rice or another half tin of rinsed beans.	nWesghjYnpjafabwpcfQcciZmhhtZmdoWWtoshlkkZfjtjXWjWpVlffylcliseek
6	safety	Spread what is left on a tray now, and get it in the fridge within 1 hour of cooking. In the pot it stays warm too long.	myjofakgjfhcjdmbieTdimibeiYfqhjfOlsTelYpaVisoa0diwidgVgVhZaUWlZb
`
