/** Roast Tomato Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Halve the tomatoes, cut the onions into wedges and leave the garlic cloves in their skins.
Spread everything over a large roasting tin with the tomatoes cut side up. Add the oil and vinegar, season well and roast for 40 minutes, until the edges catch.
Squeeze the soft garlic out of its skins into a large pan. Scrape in the tomatoes, the onions and every drop of juice from the tin.
Add the tomato purée and the stock. Bring to the boil, then simmer for 5 minutes.
Take the pan off the heat, add most of the basil and blend until smooth. Mind the steam.
Taste, and season if it needs it. Ladle into bowls, swirl with the cream and finish with the rest of the basil.
`
export const NOTE_LINES = `
		Yes, a day or two ahead, without the cream and last basil. Cool it in a shallow dish, have it in the fridge within 2 hours, and bring it to a full boil when you want it.	xxokklociWPfeeiihicVjgrioecaffiaWcshbabmiqsndg0aancldagWkXhdPiSg
		Two days in the fridge, so Sunday's soup was good until Tuesday. Freeze the rest on the day you make it.	myoojkkdphZgYXZkifbTeidbfkgcnYpcTasdSUbhfboupj1djdbgXZbbhYcYYqUj
		Freeze it without the cream, for up to 3 months; cream can turn grainy. Leave 2 cm of room at the top. Tip it frozen into a pan with a splash of water.	kqhoSbmtsmXZfclXlZhgpbZeVSZilkoigblkSTbTgrnooepYZdZXhShZpVefadXb
		In a pan to a full boil, stirring, then off the heat and cream in last. In the microwave, covered, stir every minute until steaming all through. Once only.	uqkzXduakeiaebeXsZcfXlncRadYcmkgVkrYerrcVmfdngkoYnZafYXahfnfUwdj
		Cheese on toast, garlic bread or a grilled cheese sandwich. For a dinner put a tin of white beans or a handful of small pasta in it after blending.	oooTggRmgZiOlkfpthaaellkwlUZaoVqfblbhhYnfrkWeljiabljcijrobvmUpbb
		Yes, if you take some out before salt and use unsalted water or baby stock for it. Thicken it with mashed potato or bread for a spoon, and cool it well.	nZjfUbbopqWVjabrwYhbtZljjZrkVlXleilfThcbfZgtXdiVjhqsdWZnnnZqlcbX
		Yes, but roast first if you can: then everything but basil and cream, 3 to 4 hours on low. Unroasted, 6 hours on low with 300 ml of stock, paler in taste.	tegqaibJkiVcqdmellmeihlndbSdteXbjbchimUit2lfWWffVpdcbjdZhmUkhXZi
		Air fryer: 180°C, 20 to 25 minutes in two lots, in a dish that catches the juice. On the hob fry the onions brown in the oil 15 minutes, then tomatoes and garlic 20 with a lid.	tkbpahZIlfZneiokgjkfRnopaaedmlncjqddgrhekzlfYkNkdhqchmdabvUdkmfj
		Use a tin for every 1.2 kg, in one layer, and swap shelves half-way; with two tins allow 10 to 15 minutes more. Blend in batches, no jug over half full.	f0YfVUeWnaSiiXlbghglQmgqhkfejcOacwssXkoXimjlohibbkbZlqZqlgjZlZff
		It is good with no cream at all. For body blend in a slice of bread or half a tin of white beans, or swirl yoghurt or coconut milk in off the heat.	VhrdlknlctPapjhdedjRjeegiZcOcyimeejablZbZrjTXcUdZdUlVYokidjwnige
		Yes: fill the flask with boiling water for 10 minutes first, then with boiling soup to the top. A good one holds it above 63°C for 4 to 5 hours. Leave out the cream.	svgdakjajZXbkUmkpdYfXjmYhbfUZoeYefmmogkhmligYnnSjseqpZXYhXSmJhqe
	safety	No, throw it away: after 2 hours out it may hold what boiling does not destroy. Smell proves nothing.	mdjkitcNmhreSgrbkmVVpbrqdihbkXrffltbdheogekhsfmlbpYhkWfalYPqZudk
		Yes: it is boiled, and the cream from a shop is pasteurised. Wash the tomatoes and basil, and eat it fresh and hot.	nVtZXueemmSVibbfondiiYodffbVUhihfiWmQkbdbYldSfviaUkrtfbqipdsYmdf
		Begin an hour and a quarter before, at quarter to six for seven: oven hot and tomatoes in by six, out at twenty to seven, then stock, blending and bowls. Make the toast while it simmers.	lrYOijcRhWVkncld0jkasVmkseZjchadfaggqvtdeYrdbpoYfXbifhdYsakchado
		Milk is in the cream and the stock may hold celery or wheat, so read the cube. With oat or coconut cream and a gluten-free cube it is vegan and fit for coeliacs. It leans on onion and garlic, so it is not for Jain tables.	UclljjhkcrVZovWmXgnWkXhZlebjczcfiadfbrkbUntYXnnWZadqgYhoZcblYvkp
		It makes about 1.4 litres: four bowls of 350 ml, or 1½ American cups each. As a starter it fills six cups of about 230 ml.	isiPaWaotWhXodaeypqYZYicdmYlfibWpomhZeiXjeZcigbXmdSXdiWzjaldYjbf
1		Yes: three tins of whole plum tomatoes, drained, roasted the same way 35 minutes; use some of their juice in place of stock. In winter this beats pale fresh ones.	ikjYnYsZbidhXbpkbkwrjfbgsgvmjcdfiwgVZReWpockZcQZmqijdVliZoeSrfec
1		Anything ripe and red: vine, plum, or a mix. Cherry ones go in whole and need only 25 minutes. Weigh 1.2 kg altogether.	YfkYcXofSVcafVdpZnwmjddeolwccldZrekkaCiffkZkVbcijZmjfdkoXnlcnbef
1		Neither: the blender takes skins and seeds. Cut out a hard green or white core. If you want it silky, sieve it after blending.	bhlRjcoiMsfbbnqnnkagZXlicj0oqgplskgufhmjfhcfcnmtqiskgYpZgluhhamX
1		Soft and split is fine if they smell fresh. One with any mould goes in the bin, whole, because it goes through soft fruit.	omoTkiflYenXMobocrgpfiTbUfpbmfmaTUnvWQhfianijeispfnkeUkjlZfoedlg
1		Peel them and cut each in 6 to 8 through the root, so that they hold together. Red ones or shallots are good, only sweeter. Slices thinner than a finger burn.	bkkVhbngQYmgirkXdYqnglrdUrprwiacmQgjaXZqijdvYnaipWgljgjibauonflk
1		The skin keeps it soft instead of burnt. Peeled cloves are tucked under the tomatoes with a bit of oil. Powder: 1 teaspoon, with the stock.	UjiZibdSagohUibkbWogZVgmbil1mqmenfYaRjgnqeeqZkqrhgwXndmSnaqdgnja
1		Frozen tomatoes, yes: they slip out of their skins, and need 15 to 20 minutes longer as they are wet. Frozen onion is too wet; fry it in the pan instead.	jhgfeXokZebbWmuaiWpyqdicaZjtwfndigbcWLeWpxoqleeigaikrToXegfckeef
1		About 12 to 14 medium tomatoes of 90 g, 2 lb 10 oz, or 16 to 18 small ones. Three supermarket packs of 400 g are 1.2 kg exactly.	YrnNjdtgkVlddblYpnwodZibgnoqiXlgsinggVgWfiahVkVSneefejduYrfYeafS
1		200 °C is gas mark 6 or 400 °F; with a fan 180 °C, about 350 °F. The 500 ml of stock later is 2 American cups and a tablespoon or two.	dbfnasfdejXoscfSvnilZkjhQegZWjhklYhgekqkgvmXeeVTogqcjpNedcWSnqaf
2		Dark brown rims and a few black specks are what you want. If it is black all over or smells acrid, cut that away; a little bitterness is cured by a teaspoon of sugar.	oZilmnmbWdjsgkTlZaevjfXdcaltrdoiWetdXbgjjRbhkvShYdlifpchfedbcY3l
2		Pour most of the juice off into the soup pan and roast 10 to 15 minutes more. Too full a tin, or a deep one, steams them.	mbXgohfqlecyToinndcrdpcidekuiQPlkpjnfapfjeiXhXfjfsXYXkpaVtlaglqd
2		Take garlic and onions out now and let the tomatoes go on. Garlic is done when it gives like butter inside its skin, in about 25 minutes. Black garlic is bitter and goes out.	eikhnfiUYZgrZmVjadi5mbifaei3lgjaWcidWhhjiRpkhvheegulhmtUljmfbenZ
2		Use two tins rather than pile them, and swap shelves after 20 minutes. In one layer they roast, piled up they stew.	jxVRPTjhkYfoZaqqbnkuVeenbcshknSegyqphagjcgehkXZjljZfalecdbbYphXa
2		Cut side up, so that the juice stays in and thickens there. No turning. If you have put them the other way they are wetter, so give them 5 to 10 minutes more.	jbbYgdpmKdbkeaokbqbbWiknXpctmrTkhflxnbbpfihnigdmlbrhYlzcfikhlXXT
2		Red wine or cider vinegar, 2 teaspoons with half a teaspoon of sugar. You can leave it out; the tomatoes have acid of their own.	aoZgveVfaachjoeXghgalaVctXkkTZeYfnVSZUYmetOshhYmmdqfmWsghgkjrhbp
2		At 220°C, 200°C with a fan, it takes 25 to 30 minutes; cut the tomatoes in quarters and watch the garlic. Under 25 it tastes of plain boiled tomato.	infhqheUapQtlihYllhjjcznYgfffaNbWbghqqleilgmReaaqifrgspPomaWhfcd
2		Baking paper under it saves scrubbing and the juice; not foil, since the acid eats into it. Glass or enamel is good. Loosen stuck bits with the hot stock.	pbaYSfmhYfhsgplfbYTpbnTomZcemhmfju1QghglbbceephwofmanhphZaUenoiY
2		To catch is to brown and just begin to scorch: dark rims on tomatoes and onions, sticky brown juice round the sides of the tin. It is where the flavour comes from; stop before it is black all over.	lWfgfjpdWYfvqlWZccjwbsTfacjqnamZkbuXaeYfeLYhoqhcZflkgthdacVdXepd
2		Yes: tip everything with its juice into a wide pan, squeeze or peel the garlic, and cook over a fairly high heat for 15 to 20 minutes, stirring, until thick and catching in places. Then go on with purée and stock.	jhZtbgaSgaUpYeldalhmZgjmUVdbjiilcrkhfzxmqvrhckVhjewbhfbcdrVZglbn
2		Yes, they are easy about heat. At 180 °C (160 °C fan) allow 50 to 55 minutes, at 220 °C (200 °C fan) 25 to 30. Put them on the top shelf, as their steam softens a crust above them.	lpVYboaWdqfqdidhkchsaipekeWXbgVoffXeionke1jYZiXgjZqpalbXnlaMqpRe
2		Yes: they may stand in the tin up to 2 hours, or a day or two covered in the fridge, with every drop of juice. Scrape all into the pan and boil it with the stock as written.	tgkmqihgihUsWjhgVlZfqXrhebohokgjak0ZmUhmnonkbbzXerivTXjchXaahebi
3		Let it cool 5 minutes, snip the tip and press from the other end, like toothpaste. If it is hard it is not done: put the cloves in the pan whole and simmer till soft.	bkhXjYdWgqnlWskjbQeiTgbjXke1ZofebbZdelikqVekeoqzgorckhif0elibelW
3		Brown and sticky is the best part: loosen it with a ladle of hot stock and in it goes. Leave behind only what is black and hard.	qXfbbrinhfoshoXiUZWohlReifmqvrnsflxibmjlgWbdjyjqnimceaiffecXeYvc
3	safety	Hold it under cool running water for 20 minutes, at once, rings off; then cling film. Larger than your hand, or on a child, go to A&E.	hgknUihhZjgooknYcWShVmekTfjrdpstasnaofijnaffcmrdfpnddgdrouYYxZxh
3		All goes in. If you like, lift off the darkest loose skins with a fork, and the soup is redder and smoother.	hgjShfybRlbgWpfmeibjeebjdiuvrovlkeirdktdofagYpnqhkxceZnbjjqbhVlX
3		Fish it out if you see it; the skins are harmless but make papery flecks. Blending does not get rid of them, a sieve does.	bihWcecZZnvfPsfsYageXbeoSdsqkjuimhdhVrmijZnhZoxojjsWjbqckYnohkjZ
4		A cube in 500 ml of boiling water is right; chicken stock is fine unless somebody eats no meat. Plain water with half a teaspoon of salt will do.	fagsccWbpppsqUkchXvRkdlivapnwiaihiikeeYgfwginvkToigfiShgZljmnmik
4		Put in 400 ml first and keep the rest: it depends how juicy the tomatoes are. You thin it after blending in a minute; thickening takes longer.	ggPeeYmnqjjvniilhenXghgnefbvgTSmwjioYkhfjfjchnpYpwSXSbeghnpglShe
4		Leave it out with good summer tomatoes. Otherwise 1 tablespoon of ketchup or sun-dried tomato paste, or a few dried tomatoes blended in.	WjfZtgneYijfbikoVaqoqVRjvapZXYqcWmlZeUdekrYjVcYeqvlWhWpcjjfkimdl
4		Five minutes loosens the brown sticky bits, softens any firm onion and joins the flavours. If all is soft you may cut it to 2; bring it to the boil anyway.	lbloubiXWneiicjhjjbhek5uWXldgLWchlcfgqebhgYVjhllqpdbkcqSnuhfZeZe
4		Low, with the lid half across, as thick soup plops and burns. Stir to the bottom now and then.	gYXpcdkdhjaktXmgjeNXQqnkNgilXghepdjimpRodceZnibodotXWjdinuZbbfnb
4		Simmer 5 to 10 minutes more with the lid on until a wedge squashes against the side. Firm onion gives a gritty, sharp soup.	plmlqPoYckrjYvjbgWhwlqljaieueZZUZQYshjYiWVkehockrhmjihpdmnlsehef
4		Spoon out what has not dissolved. Then add 200 to 300 ml more stock and a teaspoon of sugar, simmer for 10 minutes and taste; it will be darker and sharper but good.	VmXeminbkkqlgpiwUWnijZPhfankbYjjccpidcjikigibedUrsiMaXjm0ilfpWag
4		It is the thick concentrate in a tube or tiny tin, which Americans call tomato paste. A carton of passata is far thinner: use 5 or 6 tablespoons of it and as much less stock.	SnfXmjpfUhogjfgqWclnqWQcqZuZaXrZoawdeVhhmrdaXeeTqrdXXZjeljfejgai
5		Mash it in the pan for a chunky soup, or rub it through a sieve with a ladle. Chop the basil in that case. A food processor works in small lots.	iqmghTkiTfddsuvjXYmbilctlcjUntlchkXklrddbqciTieclvsYfhfqnqiuedrh
5	safety	Let it cool 10 minutes, fill the jug at most half, take out the little cap, hold a folded towel over it and start slow. A hand blender in the pan, fully under, is safer.	nqgmhWfheleetlrnmdSdZjkfNclZihhbaqkkexdiealXUfmZcyqSkWdorphnbbsh
5		Blend 2 minutes longer, then push it through a sieve with a ladle. Old blenders leave flecks of skin, which do no harm.	eqmblZeqXjpojrspYXbkljdthYxZgkthnaeugrieYVbYesgmltnkadllpmrhSajf
5		Air whisked in makes it pale orange; it darkens as it stands and warms. Blend on lower speed and stir it over low heat for 2 minutes.	aXgiqnlkcZesbkUhgfTikgbnUfsiOZfffhXzZWmibkkWbecaYsbeRfthllphOknj
5		Stir in hot stock or water, half a cup at a time, warm it again and taste for salt. It should run off a ladle in a ribbon.	oVXffUsfksimnlehiYmUriRijiVjWdkoiajmYnelkXdfblhkn0TbXVbxllniXaXi
5		Simmer it without a lid for 10 minutes, or blend in a slice of bread or a few spoons of white beans or cooked potato. Cream also gives body.	laXirckldtcleqxlfYlbmkbnhgYlVSXjqdliTmamfjfblnflnzTcYZmsltsjglmf
5		Soft stalks go in, tough ones out. Of dried basil 1 teaspoon, put in with the stock. Oregano or thyme is stronger, half a teaspoon. Parsley is only for green.	dflTlkhPjfjjfUdqZYtZldUqhqiVidbaheMeYhTicinjqaikdWpgrbXfSfpeWYpX
5		Boiled basil turns dull and tastes of hay. If it is in already the soup is fine; put fresh leaves on at the end.	mWiYoueSmciqZVWpTbffieWuahYZdbffbYVaXidoaZrhtdoiabpesXbbdirdZXsa
5		20 g is a small packet, or what is on half a supermarket pot: about 1 loosely packed American cup. Blend in three quarters and keep 8 to 12 small leaves for the four bowls.	dkoPlkaZvTijeXXgbfocebRlbscceYeaubXhVgZgccohpfmchUcbnhUocgnbVapM
5	safety	Throw the soup away: glass and china splinters pass through a sieve and cannot be seen. Check the other bowls and wipe down with wet paper, not your hand. A tin of tomatoes and stock makes a quick new one.	pkgYfSWhWevhcrnmbkXiiWaiZYrbfhingokZfpleZeiXdjscrzmRhXh1ijenhfnm
6		Half a teaspoon of sugar, then taste, and some cream or butter. A pinch of bicarbonate takes acid off too, but no more than that, for it foams and tastes soapy.	dgZktfXekecgflfskfcXhkOqkfioPYmcThekgSfsgoZopjVsigjdmbet2oimiUhj
6		Salt first, in pinches: soup needs more than you think. Then a few drops of balsamic vinegar and black pepper, or a spoon of purée simmered in 3 minutes.	fdcjqfjc0jmgikZtjZbdogdloonqTZTmZejYleekUxXiklUkcomjkvkykevcgcdg
6		Thin it with unsalted water and a blended tin of plain tomatoes, or more cream. Potato in it takes out very little salt.	lWbsggmXptnbgdhunVjOhahckeksemaraZqmnhoileigqjYVkbmYneh0mhnlxaeg
6		A teaspoon of sugar, a spoon of cream and a little butter hide a light bitterness. If it is strong, blend in a tin of good tomatoes, simmered 10 minutes.	hcosrljSgkinajWrXQghldakfWnrgervVjqdVclnibehjrYpbhoginYmmcmdhVyr
6		Blend it again for 20 seconds, and it is smooth. Cream goes in off the boil; single cream and cold yoghurt split sooner than double.	eplfkcekifddYmfoagebeiVmPSmWTsnqbZenYpipVWjWpoheatUXTXoojiumfddn
6		Crème fraîche or mascarpone, 1 tablespoon each; single cream only off the heat; milk thins it. Coconut milk, pesto or olive oil are good swirls too.	TnmhggjhgkVdmcodZhhZghXfmVfNWwofgfiYWdTictlbljPbghTaOYleiksqoXjk
6		Spoon it from close above on to thick hot soup and draw a knife tip through it once or twice. Stir a spoon of soup into the cream first so that it floats.	hhjcbfbkZYgfnlupchaXZnTbVkZbUufhkbkpnZalYcjhmdjrUwabghukgdxvcUqY
6		Six roasted ones are mild, so yours were firm or burnt. Add more cream and simmer the soup 10 minutes; garlic softens as it cooks.	afanmXWMoongVjXldRhjicbmWlgtRgfdeZeaRgensWmlamfsfhoclnin2dkhfkkf
6	safety	No, leave it out: past its 'use by', or sour and cheesy, cream goes in the bin, and hot soup does not put it right. The soup is complete with a thread of olive oil.	ZnlglfedqrhbchYddhaUnePdYXiPXhzZYfrsVZZoghqgqlfkcfjXQXhmteinbgkn
`
