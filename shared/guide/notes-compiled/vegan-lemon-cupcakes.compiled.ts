/** Vegan Lemon Cupcakes: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 180°C, or 160°C with a fan. Put 12 paper cases in a muffin tin.
Finely grate the zest of both lemons and squeeze the juice. Stir 2 tablespoons of the juice into the oat drink and leave for 5 minutes: it should look curdled.
Stir together the flour, bicarbonate of soda, caster sugar, salt and most of the zest.
Whisk the oil into the oat drink. Pour it into the flour and whisk briefly, until just smooth.
Share the batter between the cases at once. Bake for 20 minutes, until pale gold and springy, and a skewer comes out clean.
Cool the cupcakes completely on a rack.
Mix the icing sugar with about 2 tablespoons of the lemon juice, until thick enough to coat a spoon. Spread it over and scatter with the rest of the zest.
`
export const NOTE_LINES = `
		Yes, bake the day before, keep them in a tin and ice them on the morning: the icing is then smooth and shiny. Iced the night before they are still good.	trpicdmdgSOiacibdjdchYjZicbhiijdUeqikNedhmprlbvkbsfrhmjSiQZSekWe
		Two days in a closed tin at room temperature, iced or not. They have no egg and dry a bit sooner; the fridge makes them hard.	muvfjancddZZTRdidgjbeecTgnhbrejYWbmdaOZcZbiwldvgmffmYjfYeTXScjWl
		Without icing, for 2 months, in a box. They thaw in about 1 hour on a rack. Icing goes sticky and weeps when it thaws, so put it on fresh.	inhoRZjsmjRZafqUjZinoYYbYUWlpkjfddghWNaOjtnoodmgccbhmbiYoWYcegZc
		Hardly: they are light and lemony, a shade more tender than with egg. Without butter they taste of lemon more than of cake, and the icing does the rest.	QcelfgmmekZSeZVsZbiXfNgUgfYeUkXdWepfibfhSniZQfdfjckqroomaZewafco
		Milk works, in the same amount with the lemon. Melted butter, 80 g, makes them firmer and richer. Leave eggs out, as the lift is made for none.	KjfjdrijjkdWiefqccrVcRhXlcSYhqcfaXnWclmbaqgVadWbikWchfqeXic0mjgs
		Yes: a 20 cm round tin 30 to 35 minutes, a 900 g loaf tin 40 to 45, at the same heat. Foil over it if the top gets dark. Test with a skewer.	crdVXhlibYlQhiebchnebcganWiikfSXgqcdhdagjneqegOophOrY1ZgdjVRlgfa
		Mini ones 11 to 13 minutes, about 30 of them. In small fairy cake cases 15 to 16 minutes, 18 of them. Fill two thirds and check early.	eqiWUblcgcgRVXlgcgieYUjcfdkenoXTlpffmXbdcfdpXVPmpiTqb0ZlahWXmgff
	safety	Not by itself: vegan food may hold traces. Read every label, wash bowl, tin and spoons well, keep to the ingredients and give the school the packets to see. Some plant milks are made of nuts or soya; this one is oat.	YihmYmerbrVTdnhmenjhtRmdtZdfbxmcbeieijfaXioaafkacfmvkaowTcOhfkqj
	safety	A bit of the sponge without icing is all right from about one, as a treat: it has a lot of sugar. No decorations such as small hard sweets under five.	hclbTbdpdjWahfeqqbchrShcdUshUrYicpdejYaYYZbscWciein1emVgogVnscbW
		Gluten-free self-raising flour works, with 20 ml more oat drink and 10 minutes' standing; check that the oat drink is labelled gluten-free. Spelt is fine, with 3 teaspoons of baking powder.	UVhhsjZrZoPYmickXencoWfYqXgZdrVdneVnhonZgplgeoibgZYwigjmcgaadzgq
		You can go down to 120 g in the sponge, and they are a bit drier. Leave the icing off and brush on warm lemon juice with a spoon of sugar instead.	YhogmnjkjcSkxkchfbmXejbhclfgThbuXmWgnbbhgqYeRaWphiTlmhfjwVUqwigX
		In an air fryer: in silicone or doubled paper cases, 12 to 14 minutes at 160 °C, without crowding. Without a muffin tin use two or three paper cases in each other, on a tray.	skckUccPfgeicjphZhfgTeiofabXnqiYitbYmeeYlxchbcOlgmjmk1gbalTXprhm
		Orange or lime in place of lemon work; with orange add a teaspoon of vinegar to the drink, as it is too mild to curdle it. Vegan block margarine makes a buttercream, 100 g with 200 g icing sugar.	YrdZnndnffiWhkWgcgiTagQamchqPldsajTlhOehV1XiceZlbpmlifheiYsldeip
		In the muffin tin itself, with foil over it, once the icing has set for an hour. No cooling is needed for a day.	rpnUVgffYWbYcayhjjUmMagfiZdYbnbVXhqlsbgcenanhfrhjvlomndZcbWjXhnX
		Four tablespoons (60 ml): 2 in the oat drink, about 2 kept for the icing. Two lemons give 5 to 6, so there is a little over. If all went into the drink, mix fresh without it, or ice with water and some zest.	RnagemdppQhinrYcgfpRddUVieayYiWomjbdeXcWeijhqguhmmcXacUfibjaqRdi
		Allow 2¾ hours with set icing: 20 minutes to mix, 20 to bake, 45 to cool, 10 to ice and an hour to dry. For three o'clock start by quarter past twelve; unset icing only needs care.	jqebgghSjQNijcnaqfmamWjaifUfgabbWacntnvVfSmhemqcecWhkoZYqYgSeYik
		For 24 mix two separate batches, so that neither waits; put the second tin in when the first comes out. For a class of 30 make two and a half batches, or two with smaller cases.	b3abSXjilWceeWldYsgiYYfogfiejmNYnxlocflYmhimmcebgiTberTnmUdYlfbc
		Wheat and oats are in it, no milk, egg, nuts or soya as written. Read oat drink, icing sugar, sprinkles and cases for traces; for a coeliac child you need gluten-free flour and gluten-free oat or another drink.	SckmcpftZrVZisZkcqnZsZeXrckhcvbgjbYffmmWXjobXlmVabivkelrYgXZcqon
	safety	One or two mostly bring only a sick belly, and paper cases usually pass; give water. Ring your vet for a small dog, several cases, vomiting, raw batter, or any sweetener called xylitol, which is very poisonous.	lWmUUcVddjshWgYalqhjZeUmWWmmWdlgepnTqmdjlknocgncaieiXmQqZWXkrujp
1		Oil the holes well and dust them with flour, and take the cakes out after 5 minutes. Silicone is fine and needs nothing. Squares of baking paper pressed in look pretty.	hafdahoiWhigbisgYedjYeaocagYnleUjyiRkcWeejVgccY0ndaheutYaWPhsplZ
1		With 6 holes share the batter out into other cases on a tray, doubled, and bake all at once: it must not wait. Shallow holes want less batter, 15 to 16 minutes.	msYaggaidUjYbplccrfeWaefcXmalkaPkwjjfceeabdfaaVgqlYeTygemaTX1mea
1		It must be hot, 15 minutes: the fizz starts when you mix, and batter that waits for the oven goes flat.	jfimfhoZckVkwancqjYnciriPZcYijdaaleWjvwjimebkZcbgtpjvpkQgiePaibk
1		Middle shelf, gas 4. Two trays in a fan oven: swap them after 14 minutes, not earlier.	XqYeOgfiZjVmjXbaorcsWjdiUchbbnWhgjkhcepmlsiXlZbikgvbjqRacbYOtjab
2		Bottled juice does for the batter and icing, 5 tablespoons in all; put in a teaspoon of lemon extract for the zest. With one lemon use all its zest in the batter and make up juice with bottled.	coaXkmajcVoffvYbagkWibTZnVrpWdfrhoSeZVbmYsUpoabgqlpbnWXdcbqfkbfr
2		Oat drink often only thickens a bit or shows a few flecks. That is enough: the acid is in, and that is what makes the soda work. Go on.	ZkckrrulhnWeejhpiijbjeaibOfUWmbieWXoVijjdZYWkqejdtWkUisgbtpqXndt
2		It is meant: acid and bicarbonate make the bubbles that lift a cake without eggs. The 5 minutes can be shortened, but the juice cannot be left out.	WojfuojodmddgqcrfkfUlZYkeOiaYdgnefbiXhqchbaaopilowcbYWwdhvmpcXjv
2		Any unsweetened one. Soya curdles best and gives the softest crumb; almond and coconut drink are fine. Not tinned coconut milk, unless thinned by half with water.	VjdkbrtdZmXbifllhivcncXavPoSfxjkgfkXaTiZgnXcdkbeegbhSXmZVmggkgor
2		Wash it in hot water, dry it, and rub only the yellow off on the fine side; the white is bitter. Zest before you squeeze. Without a grater peel thinly and chop finely.	YgoberigRfjhayehbhkYXbUijjvpjjrynjZvgcgiVkanmhqlsevdoZcZdgulhckk
2		You need about 4 tablespoons: 2 here and 2 in the icing. Roll it hard on the table or warm it 10 seconds in the microwave first.	ehfZnebsnYqfjvVVnesXenYWnhj3bcUnkmVhpZgWZgalmelosmhadgWihjucfVgi
2		Cider or white vinegar, 1 tablespoon, curdles as well and you do not taste it. Squash is sweet and weak, so not that.	ZvYepicieYcYdqagefjZkbReqUjpQddbdbQYYUetduTmllZqqfmdnbmclmojpdeq
2		Zest is the thin yellow outside of the skin, where the scented oil sits; the white below is bitter. Use the finest holes of the grater; two lemons give about 2 tablespoons.	RgjYiwjcQhokdyWeZkiXWeWfjiwngarsqcZrZbjoXeZhnhognauflcbZZerfebel
2		Unwaxed are best, as you eat the skin. Waxed ones: scrub them with hot water and a brush, then dry hard. If the net says the peel is not for eating, use the juice and a teaspoon of lemon extract instead.	cmiZfwdiQgiXkyWnahicjbagoavyjlpqjkZlhZhiYoWpjdprqbqlkWecfexjfbjl
3		220 g of plain flour with 3 level teaspoons of baking powder, and the bicarbonate as well.	SQggtdSlahaeqZqkgiqjrbhrsbeUYjYfsfZhYgimntbnviVffYXihmildUbfqshh
3		Not the same. Without it take 1½ teaspoons of baking powder besides the self-raising flour; they rise a bit less and taste sharper.	ZKfdvhUYWekgmYrohpjYnXVmqdlXelUYepiedcfpayWpqfWmjeicmlbbhdlnnfam
3		Stir it with a whisk for half a minute, pressing out lumps of soda: they leave brown bitter spots. Sifting is not needed.	ZXsbgQhldapgtmluUelaogfziUrVppeirnUlklhYabceqifpoqofcgjgimpqdbij
3		Granulated is all right, a little coarser. Light brown makes them darker and tasting of caramel. Syrup makes the batter too wet, and honey is not vegan.	bbrfkiehlTVxnmWsUangofimieliZoimbhYefOkjdoShWcSjccXgrZlbdfWdwote
3		If it is still dry, scoop out what you can or start again: too much tastes of soap, turns them brown and makes them rise and fall.	eRThrjbYjlsfccqzhgdcZcUlZhjkbeUgdgnkZdlrhkitxZcklcgZrgXpneplrQkj
3		Self-raising loses its lift after its date. Test soda: half a teaspoon in a spoon of vinegar must froth hard. If the flour is old add a teaspoon of baking powder.	aMjhphOiimcijWkrklffsaTjhXpQUchUiifpYZjhdkawyjgqiWneifZglcYmlidj
3		All but a good pinch, kept for the top. Dried peel tastes of little: take a teaspoon, or lemon extract.	WfkapsiYedmlcmYgWkqTTbVZnnsregisolXmWeemXZjrpdihqirbfaVYcWoYgQee
3		In American cups: 220 g of flour is 1¾, 150 g of caster sugar ¾, 220 ml of oat drink just under 1, 80 ml of oil ⅓, and 200 g of icing sugar about 1⅔.	OfnXlhYivRhjnsWbkjrnaVcbXfVhZZirtaldgplbjsXnoiZUkgUfmfcpghSbjgld
3		American self-rising works; leave out the ¼ teaspoon of salt, as it holds some, and expect a softer crumb. From plain flour or maida: 220 g with 3 level teaspoons of baking powder.	QOidrfTfXhecsVhlkimfrakjmbgXahZbugbfZjnlppel1iWafWahlmfmdRZfpsei
4		Sunflower, rapeseed or vegetable oil. Mild olive oil is nice with lemon. Melted margarine 85 g. Coconut oil goes in melted, with everything at room temperature, or it sets in lumps.	TZikmnWgjpkWqUVnaXsiYhefxcojmvqkikjQpVjlYkhbfYblfdYeYlhReeXsmcfb
4		Small lumps the size of a lentil bake out. Stop when you see no dry flour, after 20 to 30 seconds; it is better a little lumpy than beaten.	ghmcdQpljejeknhrUchckffqcXuThnlYqbTsckhYYMkkmkfhlzdlUkhnqqijaYag
4		Beating makes the flour tough, and they rise with tunnels and rubbery. Bake it now, it is still eatable. Next time a hand whisk.	gXktcXjcUXfbomdqWoaaieZrYYTSanhgmeVuegjfaiYnoMaZhldbZujqqkilnaam
4		Like thick cream, falling off the whisk in a heavy ribbon. Too stiff: a tablespoon of oat drink. Thin is mostly right here, so do not add flour unless you forgot some.	dRbefTroisgmihggfeiViiTjgnVhUZegwWhkOienhYefgidmsyKibmjpeplfeaee
4		It does not matter, whisk it and pour it in straight away: the flour binds it.	Zkeekjfikfjimhl0WdpfWeUeeYeeepjoplekfqvifNiaoemka+bcYgtgfjjthfaf
4		That is the soda meeting the lemon, just what lifts them. Be quick: into the cases and the oven within 5 minutes.	jTbinjWeedjjhahyjmSXeahjNdodUXbRjkekbcpmXgpauacikzmeXjjmmoiValWd
4	safety	No: raw flour can carry germs too, eggs or none. A lick will most likely do no harm, but let them have the icing instead.	YbpkXUdkikiTVcdtefdhsRqejjdZLcVkgqkZdgfldaslZfdilrlyqkomkkerpjhk
4		Tip it back, stir it in with a few turns, and bake at once. Without oil they are dry, without sugar like scones: they are then for butter and jam.	iYhdkmchofuicoirUmfclXksYjdneejpckeWuggkWaTZnOYfVpgbmencmVRlxgWj
5		Two thirds full, about 3 level tablespoons. Fuller ones run over and get flat hats.	exYUZUclphkgkhjlgoZdOcgfPqdebvZazoqhgaecZggclUbgjhWecobpiUbdlWdZ
5	safety	Best not: after 10 minutes the bubbles are gone. For two batches mix half at a time. Batter that stood an hour bakes flat; stir in a teaspoon of baking powder first, quickly, and it will rise a little.	kmbjjfkViiZveakjQrXenRksXaeajbXchrqafdqoiapmqUaZluVohnfaoYTYflZk
5		They were underbaked, the door was opened too soon, or there was too much soda. Fill the dip with icing. Next time shut the door for 16 minutes.	ifUYmmd0WhtdNunpgrTmcXdVVejnUkeZagelpediffhllailihkiXrogkkcdrTch
5		The batter stood, or the flour was old, or it was beaten long. If they are only gummy, 4 minutes more in the oven. Warm, with jam, they are still eaten.	tYbcsfXfXrlZZmejgnchlZcYUdZaYoXVgfbkmetdifZloXRolkUoSwdrgffYnpTg
5		They stay pale, as there is no egg: go by touch and skewer. Springy with a clean skewer is done. If not, 3 minutes more.	dXrblcqmgdTsQldfnmYuhjgWgnlocXSXgbXujZmdTdgWbncdZgejcvqWdnlcXomZ
5		The oven is too hot: 160 °C (140 °C fan) for the rest and foil over it. Peaks are cut off under the icing. An oven thermometer is worth its small price.	mdXafrojTYfmTjaggiV1gpWQWiepflgbSfbljjkdnWefnqamWksjfrdgWegWkgvc
5		Not before 16 minutes: a draught makes them fall. Then quickly.	bhXZjelkdqXsXeYei3WnZYdYYTimdlbWWmlgeiddhgvqXeZWmgskhuqVirWdlcff
5		Peeling comes from steam, so take them out of the tin after 5 minutes. Stuck paper lets go when they are quite cold. Greasy cases are thin paper and no fault.	eVhSgmjiYllgRomcZiUlWfYfNdglphmahrmZmhhegQWfaZl2kefjbpndjbTdnnjX
5		Cut them apart with a knife while warm and trim under the icing. Fill less, or the cases were small.	plUUYabngeogWjqrRpbiRfZZMocegqagehffsXjgYUeenderfkmgSgbjdVbYtgdX
5		Still in the cases: tip it all back, whisk in the soda in ten strokes and bake at once. In the oven: leave it, the flour raises them about half, and they come out denser and sharper but good.	gPdcolSXceveaeppfscaoSdsdYbehhYgcljefjltYram0XahedkcnbZboagetdVl
5		Not at 200 °C: they peak, crack and brown before the middle is done. Turn it down to 180 °C (160 °C fan) for their 20 minutes and let the other food take longer; keep wet, smelly dishes out.	kmPTXraaklancidmfidrdhtdmZbbbiRjkhYcgmkoc1mdYadagXppioZaidYPsnXe
5		Within 10 minutes: heat it up again with the door shut and bake until springy. Later they stay sunk: bake them through, 8 to 10 minutes at 180 °C (160 °C fan), and cover the dip with icing.	gabnmkfZYkYpRmjXdtTvmYiXRXViZedgNiefljkmmrvifbYYbdrmdlgbmkZUmkZm
6		Yes, or the icing melts and runs off. About 45 minutes on a rack; 15 by an open window or 10 in the fridge in a hurry.	ikklhYnkZgbaqitSqfbmnZsYTYcjooafLhcWtejbjhdlhgsfk0cqqilQgddYZehe
6		Use the grate of the oven or grill. In the tin they sweat, the paper goes wet and peels.	mpiYhaklVkiefpobfgSlanfediebmrfgOpgTvgWjcgZafegjcqyggjoUPfZTmnta
6		Leave them in the tin for 5 minutes, then they hold. Lift them by the paper, one at a time.	qgiSfUnhXfnbQfqhWkTmbmaVYcbksnXjWckasjleTUcohllehkktfstamffXcTeh
6		Plain cupcakes are safe out overnight, only drier on top. Prick them and brush on a little warm lemon juice with sugar, then ice.	oewoiflbjfnYQendjkeYpbhSeeTdjimmXoiemedhfcblwTj0evfnddcUhQSgfmci
6		Icing hides it. Cut the domes level with a bread knife if you want a mirror-flat top.	ghePifjmRablcelhgqcrWfXZVkrbapTalbapsbhebedpjeU0frkqTsZnhehhfalW
6		Yes: let them get quite cold, shut them in a tin at room temperature and ice them tomorrow. Cover the kept zest and juice and put them in the fridge, or the zest dries out.	qhqvmhricaRmbifcdnecoYockkllmdofYfpdjPUhgknmeXuharhrddgNdSSeXlaf
7		Stir in icing sugar, a tablespoon at a time, until a trail stays for 5 seconds. A few drops of juice make a great difference.	baYdgdctliarhvtkjWdZelPjVhWvUfbphhbcjVYbkieZnjkug1UcahjmmlihmfiZ
7		Add juice by the half teaspoon. Dip the knife in hot water to spread it.	gWXddafhgnshnrifYYfXkkKaenPsWohmeYafpfjbgdankfjsq2UdefeqkkikoXcY
7		Push it through a sieve, or let it stand for 10 minutes and beat again. Sift the sugar first if it is lumpy in the bag.	VcmbfUhniajnnyoqVXcbkbZraWqXbrlkgcPomdhXcYfXlqfrlxfiYdkhqomojbeg
7		A heaped teaspoon each, from the middle to 5 mm from the edge. Or dip the top in and twist. It soaks in only when the cake is warm or the icing thin.	bdjZXcepecsgtjhpobaaZgVUXqasarbledbgzUXcVicdqgjqmvbadlmllfogjVWU
7		About an hour until it is dry to a light touch. Before that a lid sticks to it. It stays softer in damp weather.	mZefmcqhjrYtnipYiZXcegZUXdXhdWfiXYhgsUYXhVgeffmtpwYfgugTskZUfhcY
7		Powdered or confectioners' sugar is icing sugar. Granulated does not melt in juice, unless you blitz it very fine with a teaspoon of cornflour.	TiphcfafgSXwwodlXXjgofZneiqkWpmlefXcpQaaizadahbsclVgremZngdkrlhf
7		Half water and half juice is milder. More zest and a few drops more juice cut the sweetness.	chajqjdnliajkvjjjVlXgkShkefsMgdkXeUhkQaphkWjigduimlkhaftyqngsZpl
7		A drop of gel colour, stirred in before the last juice. Many sprinkles hold beeswax, shellac or milk, so read the label. Put them on while it is wet.	TYgddlgtbdVpjpaplXelmReZhXakUtbiXbakaTfdUpmVfnlgVgjhloufboluTeog
7		No, it is a flat, glossy icing. For swirls beat 100 g of vegan block margarine with 200 g of icing sugar and a spoon of juice.	dmfYdZYjYcZbmkrldZdcWiTVgpSbbulbeeZomWebawocddaxotWogkpjlcfmffvT
7		200 g with 2 tablespoons of juice gives about 230 g, a heaped teaspoon or 19 g each for twelve. For the last four mix 70 g with 2 teaspoons of juice.	SqjZWWekrTilojZemgpgXeaYcvgqWlZglpanlXWScldgifZjhjScgrYrrbddocaQ
`
