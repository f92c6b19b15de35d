/** Pear and Ginger Overnight Oats: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Stir together the oats, chia seeds and ginger in a bowl with a lid.
Pour in the oat drink and the maple syrup. Stir well, right down to the bottom.
Core and coarsely grate one of the pears, toss it with the lemon juice and stir it in.
Leave it to stand for 5 minutes and stir again, so that the chia seeds do not clump. Cover and chill overnight.
In the morning, stir it once more and loosen it with a splash of water if it is very thick.
Core and slice the other pears. Spoon the oats into bowls and top with the pears and the pumpkin seeds.
`
export const NOTE_LINES = `
		Up to 3 days with a lid, without the sliced pear, which goes on each morning. For a whole week make it on Sunday and again on Wednesday.	n3piiihekZQecWZgljfaeiedemjZphoZXbtkTRXaffjynh0ffZdibdeenXfZYiUh
		Yes, for 2 months in tubs with 2 cm of room, without the pear slices and seeds. Thaw a day in the fridge, stir well and eat within 24 hours.	mrgtXbisqmVWbhlYjVilpabdcVZjnipgffkkPSZUnrovndqfibdglUfaoXXeZiXf
		Yes: a portion with 4 tablespoons of oat drink, 1½ to 2 minutes in the microwave, stirred once, or 3 to 4 minutes in a pan until steaming. Warm it once only.	stmxacubgbiUoZfdvbdhbjrcWbbZdpleQniUjrnebkcfgjklcsbiobZVjhhcSugl
	safety	Throw it away: soaked oats are moist and should not stand out for more than 2 hours. They belong in the fridge from the moment they are mixed.	millioeOkepfVkpZfnXUyZqkhlVdgbqldgnYfffsgcmnwXqhdpYooYfYmXWjdsZp
		Yes, with ground or left out pumpkin seeds, very little or no syrup, and soft ripe pear grated or in thin slices. No honey under one, and chia well soaked. Raw hard pear in lumps can choke.	pckcTgbrgmWVheemtadhrYplgZuhTmekikihZhfYeVcqVYhedcuzeaTkmqXpjcfV
		Yes: porridge oats have been steamed, and a quarter teaspoon of ginger a portion is fine. Wash the pears and eat it within 3 days from a cold fridge.	mZtZUpiZrlXaddadpmgkjapbddfYZcohghXqRlgdeVgnSdzfbWntvidjnncsgrai
		A jar with a lid is ideal, with an ice pack, or eaten within 2 hours. Take seeds and pear in a small pot so that they stay crisp and pale.	jzqgXkZdiWYZjXpirbcgYddjmZmYeinZgYtkicggjlhocssZligopbfZacOiHioZ
		Yes: use hot oat drink, or wait 30 to 60 minutes at least. It is chewier and looser, and two more minutes in the microwave make it as soft as overnight.	tomsskkRgdegjijYgmdXtWsflgYWldelainYnlhagmdjhUlhfuQplcjOnZajWoYq
		Leave the syrup out and use a very ripe pear or half a mashed banana. Sunflower seeds cost less than pumpkin seeds, and a tablespoon of chia is enough.	ZddYrrZnihUgjjlYfalfdoililqVlnonefgXaZlZatPWTWWsqVgXjjjnmdhlmmxV
		Apple, grated with its skin, is nearest. Banana, mango or berries go on in the morning; frozen berries may go in overnight if the bag says they may be eaten uncooked.	iciWpdonWZdUZimYWjmdhkkamepqgijbeekrcMSkg4YjdVksWmjjpXidbWbciion
		One big bowl works, filled no deeper than 10 cm so that it chills. Stir it again after an hour, when the chia has sunk, and set out seeds and fruit beside it.	iwfbSSdXkTWYhWkblhSXReioendZgmVegqwlcfnXihkqmhphZnWdeuXskakfeegd
		Yes, it is Bircher muesli's cousin. Swap 200 ml of the drink for yogurt, dairy or soya, which makes it creamy and a bit sour.	ZikqirbkjiYglbaqpjlQmnYiiYjSQydpiWogZWUfkqZaWacifcTbXfigcknthWeo
		Stir in 2 tablespoons of protein powder or nut butter with 60 to 80 ml more drink, as both thicken. Add more seeds on top.	d1dpjiiYtnaeokolkXfehnZphmajVuemjZggjiicgplRXZindvVrbnjxnVerbbWg
		It is vegan as written, and there is no nut in it. For an allergy read the packets of oats, chia, seeds and oat drink for 'may contain nuts', and swap honey for the maple syrup only if nobody is vegan.	WjdmeifqiqVUdpcscgoelVlfsXWcYwodcfebbkhWUnnVYiiYdZqpmelpSaSlZrni
		Yes, she should leave it: ordinary oats and oat drink carry traces of wheat and barley. Use oats labelled gluten free and soya drink or milk; a few coeliacs cannot take any oats, so ask first.	behonkjfbrUcksZoZioblXaRoaiijubklfXkcrndWkkgdkncahXzlelldncbX2gu
		Raw rolled oats soaked cold in the fridge until soft, eaten without cooking, creamy like a thick muesli. The soaking does the work of the pan, so the morning is free.	fksqoWnRgmffnlikfnejtgiQlndaimqdrcmrgcfebmVkdXrlWrQxjfoaemifcuXo
		For one: 50 g oats, ½ tbsp chia, ¼ tsp ginger, 150 ml oat drink, ½ tbsp syrup, a squeeze of lemon, a quarter of a pear grated and half a pear sliced on top, 10 g seeds. A 350 to 400 ml jar.	Y7meZeWjdWeYtVdigkojbaYifijegkYgjsofdlgYepcrlbWZlabZkXSvsVplcgdm
		Oats 200 g is about 2¼ US cups, drink 600 ml is 2½ cups, pumpkin seeds 40 g are 4 to 5 tablespoons. By any mug: nearly as many oats as drink, a touch less.	WsielihVvcfhrthZnnpleUdOhbPlggloveqdbsjbbpSoifiXglTnfdhmfrdkfeio
		The exact figures I cannot know for your brands: add up the packs and divide by four. For diabetes leave the syrup out, use unsweetened drink and less pear, and go by your meter or your nurse.	grtXigelrcVjxhSppflafgfkZljhQmnpfmgffWkZcmdYRclYdaXjsZVwmXTlmkef
	safety	If the jars still feel properly cold and the fridge was off for less than 4 hours with its door shut, they are fine. Tepid, or open all night: throw them out.	kpknnilPkjfeQgjTlqUfrhgZWcgbgrokWgqabgeoilsnlbofdwWjiXgdjZPmfvco
1		Ordinary porridge oats. Jumbo stay chewier, instant go to paste and need 50 ml less drink. Steel cut or pinhead stay hard, so not those.	fjejmVjVbmcmghnfcjnisgcZwglfr0nixbYofYVmcqSnWXpmhcUlhfhgctinipWm
1		Leave it out and use 50 ml less drink, or take 2 tablespoons of ground linseed. Chia only makes it thicker, like pudding.	SgfawpcnYvgZjevefcfnhQmomfjXjlhjltgReUaWXnRidYTckdknakhhddgvYjlk
1		Fresh: 2 teaspoons finely grated, which is sharper. Paste: 2 teaspoons. Without it take a teaspoon of cinnamon, which also suits pears.	VbbXffiWkfsalgggVVtUcWZnkYseihrXiXSeUdfaroWuhZkfndlotjiXqZlnhqnf
1		If it is still dry, scoop out what you can see. Otherwise add another 100 g of oats and 300 ml of drink; more pear and syrup soften the bite.	XXVkhjjVvjpdhngjcWlYWbSiRYYladqmcUZlPrnhldamnWkbpgidjhgkxZlkreqd
1		A bowl with a plate or film on it works, or four jars of about 350 ml. Fill them to three quarters, as it swells.	jrkWQNjddUiUqjjmkjbWaddmjdmYbtXZprnadbUmahiahZknunrTlhgoYWZickjZ
1		Other flakes work weight for weight; spelt and rye need a full night. Muesli too, with less syrup. Granola goes soft, so only use it on top.	WthmtYdWjrikhZkjRYkkkmdPneiWgtigpfSligYgcpUqbceifdeyolXiaokeltdr
1		They need no cooking or washing: rolled oats are steamed at the mill. Soaking makes them soft and easy on the stomach.	ocroiUpYcpXiXbklkpetsbmTeikedlnjtocomefnQifgaisnfofuvjpdeuqiknko
1		Tiny seeds of a Mexican mint that swell in liquid to a jelly, so the oats turn thick like pudding. They taste of almost nothing; poppy seeds do not do it. Two tablespoons are about 25 g.	WjmXroasbpmajfmlhhZugSmsUfjgefqdxgkWSXeeWhWbkZfafgljUkglXcvfVbsj
1		Stir it in now, 2 tablespoons for all, wait 15 minutes, stir again, and it thickens. Or leave it out, pour off a little liquid and eat it as it is.	ZibespkakovbbhrgembjvRqwYlcjhfoonikSZdgnXaZhyRhYfnfidZlYfadmajcq
2		Any milk, 600 ml: soya and whole milk make it creamiest, almond is thinner. With water it is dull; use apple juice for a third of it and leave out the syrup.	SnbkgwlldldbklnkjguTlaZVsRiXfufiklhdXZhXjvYehmghdpcbSZkfUoenhfqw
2		Honey, agave or 1½ tablespoons of brown sugar do the same. Leave it out and sweeten in the morning, when you can taste it. No honey for babies.	cUlgpfbelXWsnriiYaobrgnjmjheZifnWlXYgMhiamPcZdSmgcaipZgdigagwqxd
2		No mistake: it should look like thin soup now. The oats and chia take it all up in the night.	ocSloclhkndsdrmrkfdZnfalccTuZYdmvcinUdfmeehWnclfjzKeYhfpesqjdiij
2		Chia and ginger sink and set as a lump, so run the spoon round the base and corners. A lump in the morning is broken with a fork.	haUXZVmoaespovelVgSikaUieZegiinirjqfpgiabOYmujlsqtkecXpghhXkZejZ
2		Cold is fine and safest overnight. If warm, let it cool and put it in the fridge within 2 hours.	emkrilxfbhiXuergqchZncnVZXeanthfWghXckilmddhjkskg3UioaoPbpiaXkjk
2		Press them against the side with the spoon, or mix the ginger with a little of the syrup first.	dZeYiSjhreueglmxQZlZcZYpfYoahnjdnaVoalqbgOdkpgmpktrkelnfrirmaihf
2		A pinch of salt makes it taste much less flat. A teaspoon of vanilla or cinnamon goes well with pear.	cZhcpjgY0swfwWbulcnSkYkfmllrYpXpdblddZdgbmZmhVabfjnhvomjhasmjefg
2		An opened oat drink is good for about 3 to 5 days, as the pack says. If it smells sour or has lumps, bin it.	YreoqpihmoddahZrginXfZPVgTpShgseXajjPUifpXipjqpmmgkcWUmhjmfhfhkv
2		The same thing: oat milk is called oat drink on British packs. Plain unsweetened is best; barista is a bit creamier. With the sweet or vanilla kind leave out the syrup. A 1 litre carton leaves 400 ml.	RnYpnuhefhYhsbkqiesbjUdRjTnUatekkciiXSlhliUXbhhghiYjjUmgbohghlqz
2		Add oats and chia to match: for 400 ml extra, 130 g of oats and 1½ tablespoons of chia, stirred in now. That makes six to seven portions for the 3 days; otherwise warm it in a pan as thin porridge.	dlSmimkerfmginlqnimYaTYaiSTiifbikYtmUooZhdjhjbqVjnUVRaSobgmgtfkr
3		Ripe enough to give at the neck. A hard one is fine for grating. Cut brown bruises away; fermented smell means the bin.	ralaqkhnTekbXnVSengqavaddernmbiRVRjtcYhZhgbndfeyoYlblaqeglamXkmf
3		No need to peel, just wash. Quarter it, cut out the core with the stalk, and grate from the cut side: the skin stays in your hand.	ZfkQflmeMigcepnhgjZXSbjiekysqgujnZfvhkllniblfkrurfngkZgbeiuhdejT
3		Chop it very finely or mash a ripe one with a fork. Use the large holes on a box grater; fine ones make it watery.	djkccclgQVffe0ugVdrVRpdrgkollnoekfYvjoWgboaqaehirorddjgjcuinchqb
3		Tinned in juice, drained, 2 halves chopped, and slices of it for the top. Dried: 40 g, chopped small, with 50 ml more drink. 4 tablespoons of apple sauce is fine.	ghiandshXZgfXcrcYZybgqdXqbwglmjhjlYZYROarnXkcXhmnfbVcSdgWifbnfpg
3		It keeps the pear pale and freshens it. Lime, orange or a little cider vinegar works. Brown is harmless and unseen once stirred in.	embbpsdraXjiaqNcXhdanfUjnXiwWYckYoPjeUamYpbpkhehhgramafXifqibffv
3		Keep the juice, it sweetens the oats and takes the place of some drink. If it is very much, the morning will be looser by a spoon or so.	ogZaghgwicjrhoskjXodWpcegjgwdWftqmjohYalqemioTxorrbViZifermdhauk
3		Any: Williams is soft and sweet, Conference firm and good for slices. Asian pear is crisp and watery but works.	fWibgfgsNiZkjWacniighjcYghsfhpjSvSkhgEchirScZdkhkRcfjdjdZnjdekpl
3		Keep the other two whole for the morning: sliced, they go brown and limp by then, even with lemon.	oqcXunprWTcdgeodMmndaionaegrihXefhknkefictexjVpqficgpWibmSmfhWYk
3		It is only the air and harmless, and mixed in nobody sees it. Stir in the lemon now for the taste, or a teaspoon of any juice; sour or fizzing would be another matter.	kgaapwgkdaqjWrMnXifgoeWjaZqvaYgmWoasbcgucljnugcgfkqanVmdhjliZlmr
3		Three medium pears are 450 to 500 g. About 130 g of grated pear, ¾ cup, goes in tonight and two pears stay for the top. Two giant ones: grate half of one and slice the rest.	amnOjjpqlUiUiUfPhirkUiiRYrltgdfYrZmkhaZUdkTmZifekUXcfgdsahgbgflg
4		Four hours is enough, 8 best. After 1 hour the oats are edible but chewy. Beyond 3 days throw it away.	nookokfOipfeZoeYtoeVtdqhljbdiScaSannhfbhfaljdbkhmlKqdqecqdTgWlYi
4		Break them with a fork or whisk and stir again in 10 minutes. That is what the second stir is for.	gcibjUghghqghmsrVaaleddtVbnajrpflbdliilXXJchrleglqrjPdijjsqnVWil
4		If you forgot, no harm: stir well in the morning and press lumps out. The first 5 minutes are when chia sticks together.	geZpfWkUcpllmglpUpachbp2VfbhfhXhcikbkheccVcm2YfdlwhcfetYlectgfXt
4		A lid, film or a plate; it takes up fridge smells if open. Jars with screw tops are the handiest.	gighYRqbbljonmghamVbSlkehqbVdhffdpoaYePpabjemfkxklwSdjffZXipnxkX
4		In the fridge, at 5 °C or below and not in its door. A porch or window sill is not cold enough for certain.	f1ZefktohicffaZYtjWginkhhadcixkcMhcZgZaiqolupetdjwiimjhSahWbYlcf
4		Both work. Jars are ready to take away; fill them three quarters full, so that there is room for pear and seeds.	t7geYYhijUfalceljlXZhTjoebmgXoXYgrpdgYaggmmglVndpxfckackfSdgTcWa
4		Put them on in the morning, because they lose their crunch overnight. If you like them soft, stir half of them in now.	mnmlnohgcqmamZnojjipkZpsfborilphnVgdeblbNgnlnVokceyuhdnPfbrUbUke
4	safety	Throw away all that was in it: glass splinters cannot be seen in thick oats. Wipe the shelf with damp paper, not with your hand, and check any open jar that stood near it.	kwaegXZXeimfSrgihdZniXUeZbxZYoshZojYXjfqaifhfcmmuopdmYooYbNiipmc
5		Stir in oat drink or water, 2 tablespoons a portion, wait a minute and stir again. It should fall heavily from the spoon.	nWchcRwdpnpigjXYeZhaliOchiOlWfmnhXinVhhcjXimlhoorxWdZVepijhhXdXm
5		Stir in a tablespoon of chia or 3 of oats and wait 15 minutes, or warm it for 2 minutes. The drink was generous or the oats were jumbo.	paVkugsihpZoYnqgkcdXpfficdSlXZcomWolVcdjhbdboinli2LiWcjdhmojYlgk
5		Microwave a portion 1 to 2 minutes or pour hot milk on. Jumbo or steel cut oats need more time.	1iqqnXrVhjejXnjcmccmtieXlgTkbljlYVgsrjkaWcUghXktgiYvhljdiskpgpak
5		Grey brown and a little liquid is only the pear and normal. If it smells of yeast, fizzes or tastes sour, throw it away.	fXhknsgnkhhqZgPmlgejkhWhZardYThbYhkvOZjmjbobnrklepmTTglegkhfQksq
5		That is the chia and oat starch. Next time half the chia and jumbo oats; now stir in yogurt and eat it with a lot of seeds.	gaehpkkrp4ilRflvcbjiekRnfhdXRXkkgWhukdZcoXkfZohrhobmeganslplbjpb
5		A pinch of salt, then a teaspoon of syrup and a bit of lemon. Cold dulls sweetness, so taste after 10 minutes out of the fridge.	fchksglbzklgkmWriWdatgdjlonnRbaqVblVkZilYrWikhTmeohkqtlupcsZeikg
5		Stir in plain yogurt or more oat drink and oats. A little lemon helps against sweet, and pear against ginger.	gVVqkqfUplggnldohTbXdhXkeddpUhqiSVfiYWZmpbTmdjamhidiicbp0Zghqgyj
5		Straight from the fridge is fine. Ten minutes on the table takes the chill off, and you taste more of the pear and ginger.	hhkZjVogbilYmdkhqgXZqctgdkgkqjegTldakfgttdhlokrilubwrimQoaacKdXd
5	safety	Never with the metal lid, and not straight from the fridge unless the glass is made for it: tip it into a bowl, 1½ to 2 minutes. If you heard a crack, throw away the lot, jar and oats.	msgvVWkZgaoWinccpbgmecjecTlZcopZUnkUdplkaobejfmsookTtTlZYdTgYuhe
6		Thin wedges of about half a centimetre, or small cubes if you eat it from a jar. The washed skin stays on unless it is tough.	hmmTegvrPkgjXlnUahiWWjjggmrsulmilShtjchqlhfqZnixrbhmifcdehthiecT
6		Not necessary, but 3 minutes in a dry pan till they pop makes them far better. Sunflower seeds, almonds, walnuts or hazelnuts do too.	cnlfolZgdtjWeZllmfkyfhgkuaospkpllmeZjajbPshkgfWtcXvrbprWclkddetd
6		Toss them with a teaspoon of lemon juice, which holds for an hour or two. Better slice as you serve.	udoQomoqTSZjfhfYXggibrfWdlgwllaibcrsibhshgmuijsoaclqhjjboZqdVffY
6		A spoon of yogurt, grated dark chocolate, or a dot of jam. Whole nuts and hard pear chunks not for under fives.	ijiUUgcnpibZnimtldjcgjdfsamhKvcnRieicTPlYndbajgubjkmdjekcbmqWcta
6		About 250 g of oats with half a pear each. It swells in the stomach, so start there.	gznNbTgrnepZpacktklaWZjZYqipdkYfnlpnccdebcefaicdmfUebhTzmdreYfZb
6		Yes, the same day if it was out for less than 2 hours. A bowl somebody has eaten from is finished or thrown away.	krliejifjddhUXegdnWalXobkncbYghlTj1ahbdjfYuvfa1ehoblYQThnWaicnXk
6		Fry slices 4 to 5 minutes in a little oil or butter with a spoon of syrup, or 2 minutes in the microwave with a spoon of water. Warm on cold oats is lovely.	yerineskYhhWicqWeaknYvoUZZdscgibTbjmpecmamZbeke2bnhfoboTgkhmfkrh
`
