/** Mint Lemonade: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the sugar and 100 ml of water in a small pan. Simmer for 2 minutes, until the sugar has dissolved.
Take it off the heat, add half the mint and leave for 10 minutes, then strain it into a large jug.
Squeeze four of the lemons and stir the juice into the syrup. Slice the last lemon.
Clap the rest of the mint between your hands to wake it up and drop it into the jug with the sliced lemon.
Add plenty of ice cubes, pour in the sparkling water and stir once. Serve straight away.
`
export const NOTE_LINES = `
		The syrup with the lemon juice, yes, up to 3 days in a closed bottle in the fridge. Fizzy water, ice and fresh mint go in only when you pour, or it is flat and brown.	ovmiifmanPQgkiaffgeTiYicohgcikebWgsddNchllmvobzkYscljahYlTfaWeXc
		It is best within the hour; strained of mint, lemon and ice it keeps a day in the fridge, but the fizz is gone. Top it up with fresh sparkling water.	jtjqppocoXflaXchfdfQdjcXchjdfbojbcucYRbibVmvqc1hhodcaXbbiWdYZiSh
		Yes, freeze the strained syrup with the lemon juice in an ice cube tray for up to 3 months. Three or four cubes and a glass of cold sparkling water make a drink.	nrbqWdjwpmZdfjjWfTijoaeidNbnnijjdaihRKbWinlqsemdgefduRgakcdhbheb
		Blend the syrup and lemon juice with about 400 g of ice and a handful of mint leaves, and leave out most of the fizzy water. Drink it at once, for it separates.	ljapjbisagaRnqmgfPmbkiZkXWghlrcoemUradaaosihXfihozicpZdhsjekVRoY
		Yes, 25 to 40 ml of gin, white rum or vodka in each glass, not in the jug, so that children and drivers have theirs plain.	hegngliiqfsbpdehldgXUUfcsboiOkYkfkkjVQeZdohbMVukgtipkbekeRmkiXmk
		Half the sugar still makes a good sharp drink. With a granular sweetener warm it in the same water just until dissolved, use the amount its packet gives for 100 g of sugar, and it keeps less long.	eglftmmhncSovkZkffvZhodkenmaWidqZnYeibefdqagKbYghSZfmacotVWlvnlg
	safety	Give a toddler water instead: this is sugar and acid for new teeth. If you sweeten it with honey, none for a baby under one, as honey can cause infant botulism.	oaieWdbpjlTckebmqYfeqXjkfVvgQldkcmifbZeagWYrRbdchepxgYRkmnVsoehX
		Yes, wash the lemons and mint well and use clean ice. The sharpness may bring on heartburn, so take a smaller glass with more water.	laqcSzfkljVXgeWcsnekiaieecfZTciighWlUhgZeYfjUfwjbXoo0kZqjqeuYlej
		Make all the syrup and juice the day before in bottles, and mix jug by jug as they empty. A big bowl goes flat and warm in 20 minutes.	lxZYRVaboSZenWiafhUVTcinfjdbckPekmugfbmakoitqekectdYosdsjdkagggd
		With grilled meat, falafel, hummus, salads and anything hot and spicy. It is sharp, so it also freshens up rich pies and cheese.	lohUakYgiZhOqkgnxdZaflghwiWbWpTjehjdegZrmufWXlqhXZnneddrjZteUjhf
		Carry the cold syrup with juice in a flask, and the sparkling water in its own bottle, and mix there. Never shake or close it tightly once fizzy: it sprays.	osgfZkehcabbkakophZaOfhgiVkSXojbdenhjYffmldmZilUktlluXebbaPnJgqd
		Stir a spoon of sugar into 2 spoons of hot water until clear and add it, or more water. Dry sugar sinks in a cold drink and makes the fizz foam over.	ckamoffgoYahkoeslYebdnPmaecuOfqmUaWhkTgpgbXsmebmfnmbkYhrzmecoWlk
		Add the juice of half a lemon and another 100 ml of sparkling water, and taste. A tiny pinch of salt takes the edge off sweetness too.	hcZnrnicslempvcwiUoZhlZfffepPbcpUdkceUisjdUgfjZnchaclgdyvjkeqYoh
		Stir in another spoonful of syrup and lemon juice for each glass, and fresh clapped mint. Start colder next time, because warm syrup melts the ice.	lcZrrcioqijfeoeopVdesgbokYgyYUWubdoTjXgdcrajriYnjxdZngmqlirhcili
		About 1.3 litres without the ice, 5½ cups or nearly 1½ quarts: six glasses of 220 ml, or nine small ones of 145 ml. With ice and mint it needs a 2 litre jug.	grdVaYiioMkbnggY1neUdTeeedgmaehWqdqWiXgYkfWgXkjUrecdkoQpaWZhdbkc
		Put the water in the fridge by noon and start the syrup at twenty-five to three: 5 minutes on the heat, 10 to steep, 5 to squeeze. Add ice and water only as they sit down.	kkcYkljXqSMmhdmYtekanckdheakadWacYcfwquWgRhghhxXjcaelncWoYmUjYgn
		Everybody may: sugar, lemon, mint and water hold no gluten, milk, egg or nuts, and it is vegan. Only somebody allergic to citrus or mint must leave it.	XfflhoiubrSXfwalXjlYqWiesgbiaugebeZfhohbXjrYYkmXccitpchwVbVgapno
		100 g over six glasses is about 17 g each, some 4 teaspoons, with a little from the lemons besides. With half the sugar it is 8 g; ask her to go by what her nurse or doctor allows.	hqmZechlmRem1lOpokjehcehZlimRggpbmdggOiddnXeUdeafdWcqbdtlUSjogea
	safety	A few licks mostly only upset the stomach; give plain water. Ring the vet if he ate lemons with peel or a lot of mint, is sick, or if there was alcohol or a sweetener with xylitol in it.	kUkYagWdchtlYiUbmmicchZiZWopVZprZlkZmnfmklppfjuWbokfgcPubaisnqgv
1		Stir it, and let it simmer a minute more; it is done when you see clear liquid and feel no grains on the spoon. No colour is wanted.	iYnkoeqggcXznqXlghfioshqagfmVXoiYcazmjdnNPbZivbiilfdecqXlpeaemdh
1		Take it off the heat and carefully stir in 3 tablespoons of hot water, standing back as it spits. If it is brown it tastes of caramel: begin again.	pQflqltgmddvbkVfcbdeoibhUbXpbcosSenmggqogPVYkjYmbpbUeXghipaWdorf
1		Granulated or icing sugar is fine. Brown colours it and tastes of toffee; honey, 80 g, is good with mint, but not for a baby under one.	bhsfgfcfjQS0mnWnVblioigohhojXnkjagWdgOdgdrWjWhVjcdZhraiZehZivptd
1		Yes: shake sugar with 100 ml of just-boiled kettle water in a jar until clear. Stir fine sugar into the lemon juice in a pinch; it takes 5 minutes.	gcnolilbfXUgufjbgfmaigwndSmcgfgnfxXbjmejgwVcdlZjosmapXvUgrTjolrn
1		Yes: in a jug that holds four times as much, 1½ minutes at full power and stir. It boils up suddenly, so stay beside it.	rklvVYpZiWejomgYohmechtmUSbeglmhUmffmopaSuXabfYlgmeSmhbahsXlfvik
1	safety	Put it under cool running water at once for 20 minutes, for sugar sticks and goes on burning. No ice or butter; go to A&E if it is large, deep or on a child.	kanlblkegfbpqlmjeUXccjhnMdfqcmxuSkibmbnijdWcdkhcZmhYlcckpsTcxeyf
1		It is right: it makes about 150 ml of strong syrup. The litre of sparkling water comes at the end, never boiled.	gfaghojssenooikfzelUaefggXnrfVYfygmkdpcjaVfbkgsWsnbPShUkYigakmjk
1		It is only sugar melted in water, simple syrup in America, and it stays nearly as thin as water. As soon as the grains are gone it is ready, after 2 minutes.	dKggqdonibWsishabekVkmeihdVhcdlkkVhgVbloaaOShhalpoSdghgdZqgagmtV
1		100 g is 8 level tablespoons, or half a US cup, and 100 ml of water is just under half a cup, a bit under 7 tablespoons. Caster or ordinary sugar measure nearly alike.	WkoZjkdduPgkstPblktmdebZTpZqTZnpjciZlhibhlXohddVmeUdmgWlhjUbpgkc
2		Ten minutes is about right; five gives a faint taste. Over 20 it turns grassy and bitter, so strain it then.	jbifvjlVepdscaZjehbcmcuubhjitSdgQbiXpiYfmVnklhmdhnhnuvkXqkojTTei
2		Whole sprigs, stalks and all, for the syrup, since you strain it. Do not chop: chopped leaves turn it murky and bitter.	ageQlkhbZXnmgblqccqZgYYvXtlZqhkkjaXmhhZmgcmfphprcalivdcdZhshSTrP
2		No, mint goes dark in hot syrup and the syrup goes pale gold. Strained it looks clear again, and the fresh mint brings the green.	mQeartkmZUgvTdQldVcphfXobZhgjfhhVdgnYakldadbqkcjUemYnfhZckpgSh1h
2		Boiling drives off the fresh scent and draws out bitterness. If it has happened only briefly, strain it now and use more fresh mint in the jug.	pbjiqpaThafnaTdsZWgfmckwWcgekTfmWgYXhocrlakbthmhXjnTucodnmxhZYie
2		2 mint tea bags or 2 teaspoons of dried mint for 5 minutes do for the syrup. Of essence take 2 drops. The jug then gets lemon only.	efqbwmaRcelfaMdocOobnXbhlknYppjeclWTYYYbimZkihejcclivcZfdjteUbmi
2		A tea strainer, colander with a cloth, or hold back the leaves with a fork. Press the mint gently once; squeezed hard it gets bitter.	eeoUeZaqZWkmjnvlebhaZjWuodlVorphnkZjtnWWWdcYilihlgzaknejlkopajvb
2		15 g, about 8 good sprigs, for the syrup, and as many for the jug. A small supermarket packet is about 30 g.	ZonRmgfYqRqghSfgjdxdfVcbcujelgghqdegfeaYjlgmjlhXjVfbvpUqcgjaUYrO
2		Let it cool 5 minutes and put a metal spoon in the jug, or use a heatproof one. If a glass has cracked, throw the syrup away.	ihYmkbhmgcpklnmgobSifblYVSidbhhpWllQZhppgXWWfemii5cUuYjfcgUchcse
2		It is mostly sugar, so one night covered does no harm; strain it now. It may taste like hay: if so, use it with an extra lemon, or make new syrup with the other half of the mint.	sYogqveVkYkoXbfdXfZVqdrpXhechdqlTanSeegslXjcwXimUqfZpdZWoddmcene
2		Spearmint, the ordinary garden or Moroccan kind, is best; peppermint is sharper, so use two thirds. Furry apple mint works too. Pick from where no dog goes and no spray was used, and be sure that it smells of mint.	lfmefnTZWXgieQZdfYhflcUnhlsPhpuUcfhWfUYjhmkjhiqiUWneyjSighofXcof
3		About 160 to 180 ml. With small or hard lemons take five or six; roll them on the table first, or give them 15 seconds in the microwave.	fpgfjfexmXtYgtUVljrhhfUUjek0eYWnlgXhkZcZYfTqpdahtiefZoXiinsYhZfj
3		Yes, 170 ml of bottled juice, though it tastes flatter, or limes, about 6. Half lime and half lemon is very good.	fpZekkZohYlefpUYbhnYjeSYrWntUcZognRceRZfbtXumZcfrhmbiYXfifqhhbgu
3		Squeeze it through a sieve or your fingers. Pips turn it bitter; the pulp may stay if you like it.	gpcYkjRsYkthdqvoadihbcWqaYwtjepopldshgdkUijdmjklio0odalbilnicSoj
3		The last one goes in with its skin, so scrub it hard under hot water. The four squeezed ones need only a rinse.	dhqWcugvPfhdeqZodmbijbcideoukhxrnkgqkWqgakUnknpqlfnbqbhXeZwgmbmh
3		Twist a fork in the cut half over a bowl, or press with tongs. Warm lemons give more.	ikmfigbiVjiifuuYZedcXkLgdjhrWjamZmYevXhWWrbnkbjkrouYqjdipulohVkf
3		Slices of 3 to 4 mm, ends thrown away, pips picked out. Half moons are easier to pour round.	imeRchpuNdqkjpkTWnnTekZjZklqhgeepWniceeqofkuggnnmdbthheohfvncUfY
3		Quite normal: lemon juice is cloudy. Stir it once before the ice goes in, since syrup sinks.	eTYbdpmtbbdufmaqhoTafcZeZVhpQegqlcfjiRjkfYcdwttejujVfjnXcjhlfXol
3		Yes, that is the place to stop: covered in the fridge for up to 3 days. Slice the last lemon only when you serve.	nkfioirjiaRlpkcbRqaUrengpmckcgagaijegWblhgrmlTwXkxkofacRiTfaTbWe
3		Wash lemons first and grate the zest off before you squeeze; it freezes for 3 months. The bare halves clean a sink or kettle, or go on the compost, in small amounts.	cskXgpcsigklYbfjeilaYaVfliqsdgcvgechhhieYkctrdvklYpXjMViwcsYbYZn
4		Lay the sprigs on one palm and clap once with the other. It bruises the leaves so that the scent comes out, without tearing them into bits.	aYidciVgadjombmjblalVeSratgXfelehWhXlaealWdkli1fVgiftliopgooRPoU
4		A gentle press with a wooden spoon, yes. Chopped or blended leaves get stuck in the teeth and turn the drink brown and bitter.	moicpffcSfkmjflgYSudkhYmmpmZenfiehbcgiVmiollaiizemsitilmruprQToX
4		Limp mint revives in iced water in 15 minutes. Pick off brown spots; slimy leaves go in the bin.	vghYksfedcppTYavaShpieVmXhaVtdjdWVckiWZbfXrjufkgYelivacYgdmfViob
4		Yes, rinse it well under the cold tap and shake dry, as it is drunk raw. Look under the leaves of garden mint.	oYpXjrbraeijaPfsmeijhadqbrlZqgunfgZfndWhjfolwusngdkczgbbahpkWcre
4		Basil, lemon balm or a sprig of rosemary works. A few cucumber slices or thin ginger are also good, with or without the mint.	hjhPkrgYifmiickoTUrVjdYsmiiajiffYZVUbXViepjgmYkhZXwhrhafgbyrdbqV
4		Within 2 hours nothing happens; overnight the white pith gets bitter. Take them out if any drink is kept.	okoYrumeagpfVqahbehOlWleiZmwlcktajmmaWkoieetnlpojkjumlYdnXriZRci
4		Soak the sprigs for 5 minutes in cold water with a teaspoon of salt, swish, rinse twice and look under the leaves. A few greenfly are harmless; leave out sticky, webbed or slimy sprigs.	lbhZixcpfjndRadrcUfkeTbpYfoRnrtkYYjepfbeiYjlqnmjabngueZrcnmoTknl
5		Top up with fresh cold sparkling water and do not stir again. Stir once, from below, slowly: every turn drives out gas, and a warm jug even more.	hUWlohncgkjqmkjkfiRYYiaoPiibMigZfimjngkgbedmulVig0iYTmismndfVqXa
5		Pour slowly down the side, in a tilted jug. Dry sugar, or crushed mint, makes it foam; wait a minute and top up.	iaYdlkXehclonelrohUQTndfNfriXYffklincdkmcanSwfhliykYQefkklkhioiV
5		Still water is fine, well chilled; it is then like lemonade of old. Soda water has a little salt, tonic is bitter, and bottled lemonade far too sweet.	iQhmvqlekpcooWvjsfuVfjdnvXoZcggacmgffUbgbsTmfodjrkiYgafeWjdifojw
5		Fill the jug a third. Without ice chill the water, syrup and jug for 2 hours; crushed ice melts quickly and thins it.	hmfroSkngomXgitOiOgfocogZebysmdlajmXcUbbnnipijlfkralwZccgfZjVjla
5		Not well: ten minutes is the limit for the fizz. If it is poured, stand the jug in the fridge and add fresh ice and a splash of fizz later.	oeaZrXoYigainbegViTZhXmfafWigfUmVllYiiekjUrmnXuYf2ZijfZRoXfhWbVn
5		Yes: 2½ tablespoons of the syrup with lemon juice for a glass, ice, mint, and 170 ml of sparkling water.	htcgfXZocOhktkkdlffgaTcZfbaZbkVimurYbaldYmUihZegukXYsSXylXelhdjZ
5		Tall glasses, a mint sprig clapped once and a slice on the rim. Wet the rim with lemon and dip it in sugar for a party.	lrlaRhbpaWcjqmboqjcdYeReoYkfSgbeXiggcLblXlWgZijwcmgdumjpWclnZdpX
5	safety	Pour it all away, ice too, even if you find the piece: splinters are too fine to see and go through a sieve. Rinse the sink, wipe the worktop with wet paper, and start in another jug.	lgffegXmbayjawrmhiWifYYibUtcZdjrfmhabongdbfZeiqdnznUifewdeWulfrn
5		Make it in two goes: half of the syrup and juice, about 150 to 160 ml, half of the mint and lemon, ice and 500 ml of water. Keep the other half in the fridge for the refill.	kpWhXbdksXljmswckUlZaiWagWbkriYhsplnZgejWgeeqjoYqtZUbnSraiWfofen
5		It is only too sweet: add the juice of another lemon and plenty of ice, and thin it with 300 ml of plain cold water. With tonic it gets bitter; a spoon of sugar syrup helps.	abVrrnaffqhpsjkvfeqVhcbniWqjOjhgiddZhTjtckTmibYZgfaZhUifcgiiucgx
`
