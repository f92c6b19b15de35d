/** Warm Lentil and Halloumi Salad: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Stir the red onion with the red wine vinegar and a pinch of salt in a large bowl. Leave for 5 minutes, until pink.
Stir in the oil and mustard and season with black pepper.
Rinse the lentils and warm them in a pan with a splash of water for 4 minutes, until steaming hot. Drain them and toss them in the dressing.
Cut the peel and pith from the oranges and slice the flesh. Fold it into the lentils with the beetroot and the spinach.
Heat a dry, non-stick frying pan over a medium-high heat. Fry the halloumi for 4 minutes, turning once, until deep golden on both sides.
Lay the halloumi on top, tear over the mint and serve before the cheese goes cold.
`
export const NOTE_LINES = `
		Yes, all but the spinach, mint and cheese: a day in the fridge, chilled within 2 hours. Let it lose its chill or warm the lentils until steaming, and fry the halloumi when you eat.	tutlifkdhQOceiffgifcldqfnlcaoikiYXsheabjigspjbzigohtifmXnVhXSoUc
	safety	Two days in the fridge, if it went in within 2 hours; the spinach wilts and the beetroot dyes it pink, both harmless. After that it goes in the bin.	myugilidkdegSXYkhcfgdifYgnhZnZpiTepfVVZjdYvsng0bjegkWXedhXeYVnVn
	safety	Throw it away. Cooked lentils and fried cheese stand out 2 hours at most, 1 hour above 30 °C, and heating does not undo it.	rgqbdrYPmfoZReobnkVWqWtmljbaddkjdhqYiherhfoisWldetZooZZajTXiapel
		Yes, with an ice pack: lentils in dressing below, spinach on top. Cold halloumi is firm and squeaky but good; half a minute in the office microwave softens it.	pxojammhgYbVYajjrbedVkkhlYdUbjnfaYnjnclegmmjfkvXnokmrZaVYfQoKmhY
		The salad no, because leaves, orange and beetroot collapse. Lentils on their own freeze for 3 months and halloumi, raw in its pack, for 3.	pnhnZdbttpUXScpboWmnmcYgcabbjdikfZjoUQcTgotolWscdbhdhTjdmTfablYc
		Paneer fries in the same way but wants a teaspoon of oil and salt. Feta or goat's cheese goes on cold, in crumbs. Smoked tofu is fried 3 minutes a side in oil.	YomgikflhpfaagehddkZZpmgtelUjwewfSgZnYVjcmoUmZWajZuYqpghZrgiZtRf
	safety	Yes: halloumi is a firm cheese, almost always made of pasteurised milk, as the label will say, and it is fried hot here. Wash the loose leaves and the mint well.	rdsaZxZhnsZUZdbfpocmkdobfeeTVhmlcZdqXjfcgXqXZbqjbZolvgeseqerWpXj
	safety	Halloumi is very salty: for a toddler a thin strip, soaked in water for an hour before frying. A baby gets lentils, beetroot and orange, mashed, taken out before dressing and cheese.	pcleVdgqkoUUedcowXgYpWokiYwiWqarcflkfhdbiThkZZeYhgwuhcTonocnkiZY
		Dress lentils in one large bowl and fry the halloumi at the end in two pans, or 10 minutes at 220 °C (200 °C fan) on two trays. It should go out within 10 minutes of frying.	jyfSOYYYpZUbgYifkfYgRgppnidcdkUlhsykjfkblluflenfZldgnvYofgkicned
		Use half the halloumi, cut in small cubes so that everybody finds some, and a tin of chickpeas. Lentils and beetroot cost least dried and raw.	kiihleThloXcQmeYeXnedkcmpgnMmrcxfSfdiegRehnUfTfprWhYogjphiinbpbc
		It is a full meal with bread. For hungry people add warm flatbread, 500 g of boiled new potatoes tossed in, or a soft-boiled egg each.	qsgTkfSkpbmRnekoveYecihZvlVbYoRkjjjbiedtdtfXfmmdabeoaeiqpWpiaoYe
		Air fryer: 200 °C for 6 to 8 minutes, turned once. Barbecue or contact grill: slices 1 cm thick, brushed with oil, 2 minutes a side.	wjgpXnfSjmWfdjgflkiYRprqgeacsuphmgkeiheZyopbdlPiWjnloufbbseecjem
		Keep the lentils in their pan with a lid and a splash of water, above 63 °C, up to an hour. Dressing, leaves and above all the cheese wait until people sit down.	vfiRoWlcpiMikZjbSjWibdlagnZdglRmVfjZtgciedpdiaucewilcecWnSlbXgef
		A firm, salty white cheese from Cyprus, of sheep's, goat's and often cow's milk, sold in blocks in brine. It does not melt when fried but goes golden outside and soft within, and squeaks as you chew.	ZipgjmhlerjXbnYmhhffbqkkieiZdjkqjInolXdZYYsIoYbhlclaqiajZonqWqZf
		Some halloumi is set with calf rennet, so look for 'vegetarian' on the pack. It holds milk and mustard, maybe sulphites in the vinegar; no gluten, egg or nuts as written. For a vegan fry 400 g of smoked tofu instead.	VchndjZqknbYbpblXandfVpgpgYXhvfqjYejniefblxRRdkZbYjnsgflRdZiQrcl
		Start at twenty-five to seven for seven: about 10 minutes to cut, 4 for the lentils, 5 for the oranges and 4 for the cheese. Fry only when everybody is at the table.	jrZVghfLjVTjjfkZyjiZnZlimgdgfebcfVcjsrtYiYpfZpqWkVUnfmbbtYgeiZco
		Lentils go in the microwave, covered, 2 minutes, stirred, 1 minute more. Halloumi only turns rubbery there: use a toastie maker, grill or barbecue, or crumble feta over instead and fry nothing.	qphscadPgaZdfmlchimgYmricXdUjpkhZjcclukgS0haecQlflkThfYddlYnbzZn
		Salt and calories stand on your pack of halloumi and tins, so I cannot know them; halloumi is one of the saltiest cheeses. For less, use one block, soak the slices an hour, rinse the lentils and add no salt.	qepiomgcpndZmcYltgmUfahbhnracpluehrmqihXmkmZYfiahccftkh5kaVwpbYd
	safety	Red onion is poisonous to dogs and cats: if any of the salad was eaten, ring your vet with the weight and amount. Cheese alone is only very salty and fat, so give plenty of water and watch.	fZnQdZTYcishamZbophmcggnYcmkafknadpWoncjofwsenoVakljedTxdbhqmvgt
1		Vinegar and salt take away the bite and turn it sweet and pink. If there is no time, hold the slices in a sieve under the cold tap for a minute and squeeze them.	hilcuWghReelpmhhkhiknewoaehrlXWddiZXjfdgcfYojkejrmohte2RdZkunYbw
1		Half moons of 1 to 2 mm, thin enough to bend. Chunky ones stay sharp, so leave them 15 minutes in the vinegar.	eidYdYvnPadlitoVWhqWgkjnWiplmioXoQefjfZolnj0aefpkcercjhshfrofWfc
1		White onion or two shallots work the same, only they do not turn pink. Spring onions are mild enough to go in without soaking.	ShkangmbTYmimmndjWqrmhtTdpmfplXcjYdiYUWkfhepZlWboamfgdnbVYlupqnw
1		Any wine or cider vinegar, the same amount, or lemon juice. Of balsamic use 1 tablespoon with 1 of water, as it is sweet and dark.	cnUlrhWgdYdhkqdSefkZmbTZuShmTdcYimUZXWaoeuSlikZmnbodmYkddkpfrfes
1		Ten minutes more, or rinse it, squeeze it and give it fresh vinegar with a pinch of sugar. For somebody who cannot take it raw, fry it soft.	dahsnbihdmflekTluWgvogjcXfizPbhhZYZgkUehmWcmhqaehdmiujkmiigtwdrr
1		It does not matter for the taste. Stir again so that all slices are wet, and wait 5 minutes longer; a pale onion never gets very pink.	TaeipmmfgaivasWemdavmimlVmkiSYUcgharVYnikVlcflYcbjfdVmuhgftnVfju
1		Not ruined: they only get softer and pinker. Covered in the fridge they are good for a day.	wnjloblXffSpSqecgnbgpipeihbqiegXRSjgmSalhccwranlhmfhZgkWmYYnchYy
2		Dijon, the same amount; English, 1 teaspoon; mild yellow, a tablespoon. Left out, the dressing tastes thinner and splits, but you can stir it again.	LkfmhRYfYpZbqhbZjZkgVVjhhlcdXvnalmikYdVlXcUjrUcaehgYmcfggVrsgijw
2		Whisk it once more just before the lentils go in; the warm lentils soak it up either way. A teaspoon of water helps it to hold.	mlbdjYZaocfmlmitgbdkPgSkffboamorjcdchijeZNbhwengW7dWaclfgawkehce
2		Stir in a teaspoon of honey or sugar, or another tablespoon of oil. Wait with more until the lentils are in, since they take off the edge.	dnXmshYbteUgkocrjaeZbjTrhjgrPdliYeZafUfrheUnkhTjfjrdjVfszbgcpWfi
2		Any oil that you like raw will do. With 2 tablespoons it is lighter and a little sharper, so use a teaspoon less vinegar.	UgjlxqXsmmcfqVeigZylUobfukoplrokkjpWihhfbfbiXXXmdaUiaigcmZaunafb
2		Only pepper, about half a teaspoon: the cheese on top is very salty. Taste the lentils once they are dressed and salt then if they need it.	VfpnpbmYunmivcZvrdjekWdnginpilhmnfkfebemgmgcjbabcjsfzfgpebvarMXe
2		Half a crushed clove of garlic, a teaspoon of honey or a pinch of cumin all suit it. More than one of them and the orange is lost.	ejhZndZWrfmjdlVxdYihbfbqgnfvXnggdcZUTYYfbkalddjjUkvdlbigiTxncfqO
2		3 tablespoons of oil (45 ml) and 2 of vinegar (30 ml) with the mustard: about 90 ml, a good third of an American cup. Vinegar goes in once, with the onion; if twice, add 2 more tablespoons of oil and a teaspoon of honey.	VpdgnbXixUodprUembqiScYfhoYuahgisflSYijjacYltUhYfkdXhbgjgViooWWb
3		Boil 200 g of dried green or Puy lentils in plenty of water for 20 to 25 minutes, until tender but whole, and drain. No soaking; salt them at the end.	sXsjrTiPgjcZZQmfsdrhjiZVofuXpYdfjrafnfXUhfYfgbdopfhiWffgZjoSlYjm
3		Pouches: two of 250 g, warmed in the same way. Brown and black are fine. Red lentils fall to mush and are for soup.	icqhieWZdhcddckjglmvjZdYrf1WmkfchZhlfYTfnpZZeXmasTfdVdhgeemMcmzp
3		Warm lentils drink in the dressing, cold ones only wear it. On a hot day you may leave them cold; give them 20 minutes in the dressing instead.	njssmgmdcocRrXmfueZnbZngeXjRilhiUjcUkqkagmYmhdreguenrdkPgYoSXhmj
3		Steam should rise from all over when you stir. Microwave: covered with 2 tablespoons of water for 2 minutes, stir, 1 minute more.	qjqsaWrelhiilkmbyfhtWntTTYYkhbgUQifjgpkTTfaYhniodljdcjhcgolfVpim
3		Take them off and fold them with a fork from now on. Real mush is nice spread under the cheese like hummus, with the dressing stirred in.	2YhinUbcllidOomualdmfhXcbcWcetlkaTmtphjebbgelYghgloeTVnrljmebkXr
3		Rinse it off in a sieve: it is salty and makes the dressing sticky. It is not harmful, only dull.	tRncleeqnyejedhongmbfZarjeuhchlrnpksihdeghiclmrkyviUafgmbemXqcot
3		Tip them back in the sieve and shake for half a minute. Wet lentils thin the dressing, and then it tastes of nothing.	pXhXkPkumlhmdrrunibiclbmmklkkXcsqlrcmcdYjYiXrfnqosmZWeqkblpVhbsg
3		About 3 tablespoons, just enough to make steam. Too much does no harm, since you drain them; a dry pan makes them catch.	mTenefsiyinqlikptdnfZoQZgceyvXifoqnhekdfeXckngqhhndMSjfhclfigfol
3		Two tins of 400 g give about 470 to 500 g drained, 2½ American cups. That is two 250 g pouches, or 200 g dried and boiled.	chpXbWndscfcfegZnovkddaalgtlmdelxqkcfZWTnkZWcbkYtmecRjZjfjbKsekd
3		One ring is plenty: lentils first, then the cheese in the same place, as they follow each other anyway. Keep the dressed lentils covered; they stay warm for the 10 minutes.	joejhacaaWTcmbchdsZvahorVVoRangsloicopcdYklcnbaZpesZWWVimZrfjebv
4		Cut a slice off top and bottom, stand it up and cut down round the curve, so that no white is left; the white pith is bitter. Then cut rounds of 5 mm.	bfpUivjpVZhiYxgXfnZWbjSbdkqkdbjppgfwXerkjkemaimrlimsgidhiYyrdiqa
4		Four clementines, a drained tin of mandarins or a sweet grapefruit. An apple or pear in slices gives crunch instead.	hcoUjiljZZmWambZZmrXbkbdujplYjirfuYrgSdbZ1bjLYagckmmgbZgibhkplph
4		Pickled: rinse it and use 1 tablespoon less vinegar. Raw: grate it, or roast it whole in foil for an hour at 200 °C (180 °C fan) and rub off the skin.	hWfVeiVdVaedencenRflajdmbmfkkbrjZhWpXYgtn1gjghhmafotjSqWoaoWsjhT
4		It is only colour and harmless. Next time rinse and dry the wedges and lay them on at the end instead of folding them in.	kRkeieVshVd1akiZkoWpchYjXjqaWajiUmf1ebjigcljlckcdohXYbjkmZvadVpf
4		Half wilted is right. If it collapsed, fold in another handful at the end; let the lentils cool 3 minutes before the leaves go in.	kYcYobkhoiooUdn0kcerbgKmUjYUfYmfZVZlhaXhdcvdrihdghfekYjcicnTXZrc
4		Rocket, watercress or lamb's lettuce are fine; kale is rubbed with a little oil first. Lettuce goes under it all. Frozen spinach is no good here.	gjXXhdikhYimcepwjUllcgSqinVUphmmjWRdjObWlsnkoXlkgeUbuUfYdXkgdglj
4		A bag marked 'washed and ready to eat' needs nothing. Other leaves are swirled in cold water, lifted out and dried well, as water thins the dressing.	kYjYiheraadmZbiuqlfokYYsYubcrf4lqeblqbcZeelluqtnlfhfucbgbfqebdph
4		Pour the juice into the bowl: it rounds off the vinegar. If there is more than 3 tablespoons, drink the rest.	hjakgoYtfbhiapcTdmibgoaWfqcsTTfwnwVjbUmcjmomfZtnmwkbdZgfhjokncsn
4		A usual vacuum pack is 250 g, four or five small beetroots, about 1½ American cups in wedges. Of a bigger pack use four or five, and keep the rest covered in the fridge for 2 days.	VqoXddclkTrYfUaUkcrpWcbXXmnanbrkpZjreTkbkpbkcpjVqXfZeiXlchXUbhmT
4	safety	Beetroot can turn urine and stools pink or red for a day or two; it is harmless. If it goes on beyond 2 days, or you did not eat beetroot, or there is pain, ring your GP or 111.	dRknZmcgbYdoWiYanfZthblnXnsdRaqgVjgubWelmgpjTosWUlhvYYkhnlibbgnf
4		Pith is the white, bitter layer between peel and flesh. Peeled by hand some of it stays: scrape the worst off with a knife, or cut it away in strips; a few threads do no harm.	UajWatijQZhobzdjfqXcZdTXbmvhgZknuWmwbaohibYcempjhimnfjgecctqgfnZ
5		In a non-stick pan it needs none, because fat comes out as it heats. In a steel or cast-iron pan wipe in a teaspoon of oil.	idflmjfkmgokjcgdhZdmatbmmegnqmunssrfuqphYWfegYYtckhRkuqVbjWpdbQa
5		Turn the heat up and let the whey boil off; after that it browns. Pat the slices dry first and fry in two lots if they touch.	iXhmmpmwrhXsRmikodgfZnljYPilfcXnpgiqllkefalQqekffshQdgjYXvggZukk
5		It was fried too long or has gone cold. Half a minute a side makes it soft again; eat it at once. A little squeak is normal.	remgodhdcioYPnbeibafYkXlXiTcZgcvRSippghhcVmZuZerjaikbjejlttoVtZi
5		About 1 cm across the short side, 8 to 10 slices from a block. Most blocks have a fold that splits; broken pieces fry just as well.	kqeXdeisXdxgeqpXXkpUbpddYlllplffiVlpdokloZkxglcloXYshkdpqiomYZXT
5		Wait half a minute more: it lets go when the crust is formed. If it is blackening, turn the heat to medium and cut off the black.	jUcdioljflirYldVUULldkWhbZdnsrlrWgwdiplfdSicgtSnhcmbkhijknYeWfma
5		Soak the slices for an hour in cold water and dry them well. Fried already, give it more orange and lentils and no other salt.	lWpougkggppVZbgpvaiQmhmcpasmjpevgZjowijefUodrfZemlqcrohpelnfgcWk
5		Under a hot grill, brushed with oil, 3 minutes a side, or in the oven 10 minutes at 220 °C (200 °C fan). On a griddle oil the slices and do not move them.	mjbhalbaeaageejaiffiawfdoiihorkgmrnirnomcniXYfJihZyYrzhVbrXicrXf
5		The colour of toffee, with a dry crust, after about 2 minutes; then flip. Pale is safe to eat but rubbery.	aclfkfmrghfxVnWfpjXlfoYbgiejhbbZlahuhblnRbiRepSgccfjZutYewhaPlbV
5		Thaw it overnight in the fridge; frozen it only steams and crumbles. Light halloumi browns less and squeaks more, so oil the pan.	hfiskfjnkidVTtlSkXhsloiegWenuikplhfjbYdZkqvUpTWjedbXujdUifWjXoVf
5		Two usual blocks of 225 g, 16 oz in all, so about 112 g or 4 to 5 slices each. With one block cut 12 thin slices, three each, and add a tin of chickpeas.	VvjaheanrhsVZdkVijolddiYdmrbijlmnWhgjUhPlffehigbySbUnkUsfhWcVoga
5		Go on: halloumi is fine out for up to 2 hours in all. Fry the pale side 2 minutes and the other half a minute in the hot, dry pan; the spinach may have wilted, so fold in a fresh handful.	ojgonilYiccmRbkdYoVqnWnedbZYijdmWgrbtlhniU1hmaWUdkhfcZfVnfdYQpYf
6		Back in the dry pan for 30 seconds a side. Warm plates help, and so does everybody sitting down before you fry.	vtqfjejkfeiXefdbjedibkmiWhWfdlfsOglWnqjifQrcqftjhrfdogUcodqeNtUf
6		Basil, parsley, dill or coriander, fresh. Dried mint, half a teaspoon, belongs in the dressing, not on top.	fklSnpgTdbcgdSfmWQoageWmqojWikcdaeRUcdQigihfschjbYqeueafclriXepS
6		Another tablespoon of oil with a squeeze of orange or a teaspoon of vinegar, then pepper. Lentils go on drinking while they stand.	dffkrche0hjhgrYumYcejcThpmguTYbqbihXmdgjZrVklbXoZqmhhnltlb0cfYhf
6		Lift it out with a slotted spoon and keep the juice back; bread mops up what is left. The lentils were not drained well.	sZaThdZxjgokcvnpjbfZWoeclkQmWcUvjtkeocejpaqeobtqmtjdYbhjgglbjjml
6		Toasted pumpkin or sunflower seeds, pomegranate, or walnuts if nobody has to avoid nuts. Toast seeds 2 minutes in the pan before the cheese.	gmodnsYjjxeXhejlkigtcgjkmXmrYsipddmfeVejVomehgdsVf0scdnjZjjjemyU
`
