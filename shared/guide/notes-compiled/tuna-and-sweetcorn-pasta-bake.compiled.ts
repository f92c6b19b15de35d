/** Tuna & Sweetcorn Pasta Bake: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Trim, wash and finely slice the leek. Grate the Cheddar.
Cook the penne in plenty of boiling salted water for 9 minutes, so that it is still a little firm. Drain it.
Meanwhile, melt the butter in a large pan over a medium heat and cook the leek for 5 minutes, until soft.
Stir in the flour and cook for 1 minute. Add the milk a little at a time, stirring until smooth.
Simmer the sauce for 3 minutes, until it coats a spoon. Take it off the heat and stir in the mustard and two thirds of the Cheddar.
Drain the tuna and the sweetcorn. Fold them into the sauce with the penne, season well and tip into a large baking dish.
Mix the breadcrumbs with the rest of the cheese and scatter over the top. Bake for 20 minutes, until golden and bubbling.
`
export const NOTE_LINES = `
		Yes: make the sauce with 100 ml more milk, cool sauce and pasta, assemble, cover and chill within 2 hours. Bake it within a day, 10 to 15 minutes longer, crumbs on at the last moment, until steaming hot in the middle.	wvlqigoemSUdkdhgZeicmasancWclYigZfjahXhiklpkkVuhcrdshgfSiTaSYmQa
		Yes, for up to 3 months, best assembled and not yet baked, cooled first. Thaw it overnight in the fridge and bake about 35 minutes, or from frozen under foil at 180 °C (160 °C fan) for 1¼ to 1½ hours, to 75 °C.	okepTZhqnoUceeoWlZiptYecYUXlpeiggggiPUdTmqnnododeafhlXebrXYYdkOe
		Two days in the fridge, if it was cooled and in within 2 hours. Not on the third day, since it holds fish and milk.	m2omgljbojadXZakgdeUdjbXejhbnXncYescTWaidbquljzajfbhYZabhUbWcoUo
	safety	No, throw it away. Cheese sauce, fish and pasta are out for 2 hours at most, and baking again does not make it safe.	ohiiiubPogscSkobjlZUsYpmhhaadalhZgpYahgpigrfwckicpWmkYcbmSTnbubl
		Add 2 tablespoons of milk to a portion, cover it and microwave 2 to 3 minutes, stirred halfway, until steaming all through; or 20 minutes under foil at 180 °C (160 °C fan). Once only.	uwmxVdpelbkZgbebtaliXljYZfWXdklgVmnVfuqaakejmgloclchibTcjcpbSuWj
	safety	Yes, up to 4 tins of tuna a week. The hard cheese and cooked milk sauce are fine, eaten freshly hot.	mYobOvgennZWhgbbnoglfelYgdeWXeiiikWlRjbYjYiZPbxieZoqukeponbmcpUk
		Cook the pasta without salt, take tuna in spring water and low-salt cheese in small amount for under-twos, and chop the pasta. Blend the leek into the sauce for fussy ones.	qZkZWdgkepYYkZfnvYidrXojgWwgZlWnenmlfjdXfWgnYdddffvvgeTrqkavmeZY
		Tinned salmon, the same amount, bones and skin out. Cooked chicken, 300 g, cut small and no more than 2 days old, is then baked until steaming hot and not kept again.	YickUnhZjvmlQciiVXnghqfcxkrVmicnksbbgcZYtvfbXmngkdhncfhgibhWqiNp
		Use 300 g of broccoli, boiled with the pasta for its last 3 minutes, or a tin of butter beans, and a little more cheese and mustard.	ZZYiVeXiksicZhlkYUoeccfgqgdRplbkcgjaodOYjvqNPbfbeZkllihfcVjcglXu
		Green beans, broccoli or peas, or a sharp salad with tomatoes, as it is rich. Garlic bread is one starch too many.	mhiLghZofZoSoiipxdZeblimxmXfgjYggceaiaTqhxeeehqeUYkhXbmokYveYlea
		Fill two dishes, no deeper than 6 cm, rather than one. Swap the shelves halfway and give it 5 to 10 minutes more. Make the sauce in two lots, it goes lumpy in bulk.	fxSaPVdclcZhjWjZdjfkPiivmekbldLaftrnbimZjmkjnhgedcYchuVtgcjYlhee
		Semi-skimmed milk and 100 g of strong Cheddar still taste of cheese with the mustard. A cheaper one: one tin of tuna and more sweetcorn, crumbs from stale bread.	fomdsudjkrTdmgcedVndcsfdkimQjfe1cdgaahfeophVUWZpkZVgkfgqscburkbV
		On the hob: mix it, warm it until it bubbles and eat it as a creamy pasta; crumbs fried in a pan go on top. Small dishes do in an air fryer, 10 to 12 minutes at 180 °C. Slow cookers make mush.	uihsYhaJgiWfijlhhlhdXlopcaWZpmhfilbfjuheo1keThPjaknffocbdnQefoel
		It is better hot, but cold is safe: cooled within 2 hours, overnight in the fridge and with an ice pack. Without cold, eat it within 2 hours.	nyloZmmkfbhThVndsbdjeiohjYiXgjjfRkidliqjnrgnelwansfppccYZeTkMqfc
		It holds wheat, milk, fish and mustard, but no nuts, and egg only if the pasta does. Gluten-free penne, flour and crumbs work; for no dairy take margarine, unsweetened soya drink and vegan cheese, and read every label.	PgkmeneqdtTTknckZdoWjZfcsZgXZwXjedaedrlSYnpYYjbaccfuecjqbgVhgpjq
		Start an hour before: at five for six. It takes 15 minutes to chop and boil the water, 20 to 25 for pasta and sauce together, and 20 in the oven, which you put on first.	jncSfeeSgVVimhkZxijWrVokkfafdhddcadduwubgVpfcmsYhXakkmdWsYgYnaaq
		Calories and prices depend on your brands, so I cannot know them: add up the packets and divide by four. A quarter is a big plateful, about 90 g of dry pasta, half a tin of tuna and 38 g of cheese.	mutXgjbprgXZtdZhrgjgejdgcqccdnerlcmcfekRkkaUQYlceaYmolc4pXglfebY
	safety	Ring your vet and say how much: leek is of the onion family and poisonous to cats and dogs, even cooked, and cats are the more sensitive. Throw away the part it ate from, for the rest of you too.	majVYaTbXlukXkWglpgpfjepXaohWaonanpVqkdjojwofmqXbmkmcfVpYZcoqsgq
1		Slit it lengthways to the root, fan it open under the tap, then slice. Or slice first and swish the rings in a bowl of water, and lift them out.	iZqYhlfwRhgqifhskndmggfhTpjdkksokgesqaggbdmqvzmvgkifpicjhWuujblb
1		White and light green, and the dark tops if they are tender; cut off the root and the tough outer leaf. It gives about 200 g.	achMpmniNdlpiednqjiphhaeXtpcubaigYdsVadhfckknjhrfXmlgZWgfTurdgqZ
1		One onion, finely sliced, or 6 spring onions; onion takes 8 minutes to soften. Frozen leek, 200 g, goes straight in.	YfnXobmcQclmmmnbmZltphrYZjfgtkZgcYXZcUTdiokomnTihZjjregdaUmxjrmq
1		Any hard melting cheese; of a mild one take 200 g or another teaspoon of mustard. Ready-grated has starch on it, which melts a bit grainy but works.	XljTlpXedggahherWapifgqgocsXbpusaWXchcUginketTYhrjmfrWhiXqqjZyhh
1		Rings of about 3 mm, so that they melt into the sauce. The cheese may be grated coarsely, it melts all the same.	hikRehulReljjuncThqYcmloYkojtjnpnTcrakTonepniedrtgbmhgdjbjuqbhdY
1		Ovens take 10 to 15 minutes, about as long as the sauce. If it is late, the dish can wait; with a fan it is 180 °C.	gZdjhnhZfjSqmdiYgmcleikgTdSdafcgUhbZjtymlmlajeWVfjukpmZPggbKhnXm
2		Two minutes less than the packet says: there is a thin white core when you bite. It drinks sauce in the oven.	nfnpqZjgbosfhbofjnZmlfqWhhjhXJcaiRUvjgggfVaZeolcyajicmiXntidXkWd
2		Rinse it cold at once so that it stops. Then bake only until it browns, about 12 to 15 minutes, or use the grill.	yVdmpYdfiholSgorUljkfekdbgRgkTdeXZgmohxjiVagomgbmgpfhbffyvjbdpTj
2		Any short shape that holds sauce, 350 g. Large shells and rigatoni take a bit more sauce, spaghetti makes a solid cake.	eahdmQddditajSzcSqmgWUnYvklcjfadifXejbmgejPrZpjiwaihdYcninkbbqhl
2		Cooked leftovers: about 750 g, up to 2 days old, loosened with hot water. Raw pasta needs twice the liquid and 20 more minutes under foil, so better boil it.	linroYpekdrZYQnkddridesSqkibhNddiwbYfjmdhjaiiqzhmdiaeQgbiqlZeqYi
2		About 3½ litres and a tablespoon of salt. No oil, as the sauce would slide off, and the lid comes off once it boils, so that it does not foam over.	oOfjlhldqknntVljsgjWSjjdccqsjcihrnokmnejXYeUslpdknqMYiiierbknjaZ
2		Toss it in a teaspoon of oil or a splash of milk, and loosen with hot water from the kettle before it goes in the sauce.	nTiajWnmncponlqkRehifafeqfaolglmkljXtpmZePXhmoxdnqpYXTjgromaWgZh
2		Not needed, though a splash loosens a stiff sauce. Do not rinse it unless it is overcooked: the starch helps the sauce cling.	sNmelijsgjkqnVqiieuZcajgkgfjiXhqomkjjnhkheYlqs0jtnnNdTiieogcjogm
2		350 g is 12 oz: about 3½ to 4 American cups of dry penne, or a little over two thirds of a 500 g packet. Cooked it weighs around 750 g.	VkmWncehoTwajchXnnroXRkUfjimkYikrefehdjVmlShhnmSvZhZffTqembXXkia
2		Pasta first: drain it, toss it with a splash of milk or oil and cover it. Then make the sauce in the same pan and fold all together; if it has cooled by then, give it 5 minutes more in the oven.	kmanhWcYZRbhvZjiYpdqciqnZViXaefpougZlunibjehlmdakgsRVPXiqgoefeZo
3		Lower the heat and add a tablespoon of water. Light gold is fine; brown leek is bitter, so take those bits out.	mVfaooqfTZhvfnRihbczonfcXcfvtjhqVckpbifhfRihpsZhZZnjdlidaaelagvf
3		It bends, shines and tastes mild, with no squeak. A lid and a pinch of salt finish it in 2 or 3 minutes more.	icwesasedokodjdfpkeumpiabogmgSVbVPbtibXbRTicolbjmdkphskWjkmoZdhb
3		Margarine or 3 tablespoons of oil work, as flour needs about as much fat as itself. Spreads marked light have too much water.	TbmkljZeelmXtWYkZYvcXhZhqhZinwsjcccUralbZijihWbgmfUYajmabfTysljY
3		Put the leek on when the pasta goes in. The sauce happens while the pasta boils and drains; it can wait with a lid on.	jidVoVpZXUZrydpmblgigbskfiWiiTZjdfWfmnnjiWZgmqweicmXedeVravafYWg
3		Yes: mushrooms now for 5 minutes, peas or spinach with the tuna. Two handfuls at the most.	gbhVYcrbtlijieg2mcvrakgoeegimlYgXVYdkXSeXryXWVfkbbkidalhZWpcgbmk
3		A leek is a mild, thick cousin of the onion, about 40 cm long, white below and green above. You eat the white and the light green part, washed well, for sand hides between the layers.	WaoQlhneNenoqjbnpghujmlVVpfdnabjiVhkWYWkfbigoqbnddiiifcjaSrzcnlo
3		Turn it all off and lay wet baking paper or film straight on the sauce; up to 2 hours on the side in all is fine, then the fridge. Whisk in 100 ml of milk as you warm it, and bake 10 minutes longer if it went in cold.	mZgnpamXcgVpdeqeaqUYrQqgpdaeechkcnrYpmWtrZnffcodfqfjUOhanaYfaoag
4		Take it off the heat and whisk hard; if they stay, use a stick blender or a sieve. Hot roux and a small splash of milk first avoids them.	bdkclSlojcljgqmtWVhafbepeUoSdoklnXTtbnnZeOjboqijlwgfWYejksopdcgg
4		Either. Pour 100 ml first, stir to a paste, then the rest in four lots. If all went in at once, whisk it while it warms up and it mostly comes right.	XnWiWiufhfjezfiojkkWdXkdTVXblrchobiifxpXkhfhljkaftYTYdjRhmhihPeo
4		So it does not taste of raw flour. A dry sandy paste is right; if it browns, lower the heat.	ZPljtWfvjiiqneWtdbgqubirlTddeWgmsicnfptZmagippdpdtfgfgvbihecXcok
4		Cornflour: 25 g mixed into some cold milk, stirred in when the rest is hot. Gluten-free plain works like wheat. Self-raising does in a pinch.	QPghveapZmTdnbmiafncqbhmtZdYUkXnvbVfZpijjmfjtoddbbUnidjlhcdagwkg
4		Any unsweetened milk thickens; oat and skimmed are thinner in taste. Half stock and half milk is lighter. Not sweetened or vanilla.	ViajisoafsXjmgqngepTmYeXqQdXirfgicldUihYjrdbfqggdkUjPUobXsepkjmq
4		Pour it into a clean pan without scraping, taste it, and carry on if it is not smoky. Stir into the corners from then on.	jZbmcqkdgfjxjlXkYXUnleUceUcknmtrbjycZomiiOcgmvWkZgpaZYkgdjabeYsl
4		Keep going: it is always a ball at first. Add more milk, stir it smooth, then add again.	gYbefZomlklgkmhnXbjcebakfWUYYqmemUfpZmwTjYjhsmakp0WUTWlpksjhZdjp
4		600 ml is 2½ American cups, or a UK pint (568 ml) and 2 tablespoons. One pint is enough: make up the rest with pasta water.	XlncgqjjrWkjpnfVqlnffUdSdXWiggjbrZrXYgjXljRiilhOogUZQeagWlWkdbgo
4		Yes: melt the butter with the leek, covered, 3 minutes; stir in the flour, whisk in the milk, and cook on full, 1 minute at a time, whisking after each, until it coats a spoon, about 6 to 8 minutes.	qikzZYfRbZZkijgbhhonbbuifUXUchnoXndeevqcZxibboSoellXgZddfnYicrXk
4		40 g of butter is just under 3 level tablespoons, a sixth of a 250 g block; 40 g of flour is 5 level tablespoons, about a third of an American cup. 40 g of dry crumbs is about 6 tablespoons.	HcnYlfbklapXkhVccdwoZYadZiZkebnqqUmefqoYdjenngeYodSfiodqjgRhhkpX
5		Draw your finger through sauce on the spoon's back: the path stays. If thin, bubble it 2 to 3 minutes more, stirring; pasta drinks some as well.	aVYolbrjhrcxjnnggcjaikYmjiYlOTiirVogQgYifZbdgrhiltOicjnliroiZfcY
5		Whisk in milk, 2 tablespoons at a time, until it falls like cream. For a bake rather too loose than too stiff.	oUXghTsdjplnkkZdYVgXqgQgjfNgUeoqiZglWojfmWhhcehjpxUbaWctjjjcbbag
5		It was too hot. Take it off the heat, whisk in 2 tablespoons of cold milk and a teaspoon of mustard. In the oven nobody sees it.	hlkdpifigfhZYoarabkgcjZlTXkYYquyXWgjcuknaRlRrjdkfvcYaWopfkpjdlbh
5		Boiling makes cheese stringy and greasy. Just hot melts it in half a minute.	egmalnibhkcbfeciehYibgrsXQjbeekwWbhfbrbmedrJmdaomtoSnXiakukiVoda
5		Half a teaspoon of English or mustard powder. Leave it out and the cheese tastes duller, nothing else. Children hardly notice it.	NhglmSbhcpZasdgcgVlhcSpgokecSxmbhojhacVmZbUkoQZfelmfmieghUqlgfnu
5		Season after the tuna, which is salty. Bland: pepper, a pinch of nutmeg, another bit of mustard. Too salty: a splash of milk and more pasta.	gYipkfmXrnmckfZwlVjVmchepfntWfZxacrWkhaiegbdmkXbalrcsipwnevakZVc
5		Two thirds is 100 g for the sauce, and 50 g go on top. If all of it is in, mix the crumbs with 2 teaspoons of oil or melted butter instead.	QveVlnerkalkfdfuSlmgRfZcagblYncsockifncaWWnhjYWemifTYgUmeUhiqqbU
6		Either kind. Press the tuna with the lid and tip the liquid away. Tuna in oil is moister; of tuna in water use an extra splash of milk in the sauce.	hYkhXkclgutdjelggZsgXrXeqltmpqgovpsehZafrZiTdfvpsngUffpbjkZbrZbj
6		The usual tin of about 145 g holds 100 g drained. With small tins or pouches take three, or leave it at two and add more sweetcorn.	TrkUSfpimhlXgedTgoqoegYbgi1ilidcylleeZYfpgYaWgfWweXZeoZlhhZQmgee
6	safety	A small smooth dent is fine. Bulging, leaking, spurting or bad smell: do not taste, throw it away.	kbiedlghmsvbUmekcocgfhRfZX2TedoYWptdcabclUqfinlhvfmYagndqeTYkljk
6		Boil 200 g of frozen sweetcorn or peas with the penne for its last 3 minutes, so that they are hot through. Fresh kernels of 2 cobs take 4 minutes.	haeYeZulhlhbakvjeYtlliadnXuerldeYkTSZaRaoseXjkgfjRdipToUejaUjilf
6		Lift from below with a big spoon, 6 to 8 turns, so that flakes of a thumbnail stay. Stirring makes it paste.	dTfgZUnbhevfijguNehjYnTifialYmbgpWjxjkdflVfnlfeljprofmnrxkfcXcTh
6		About 2.5 litres, 30 by 20 cm, 5 to 6 cm deep. Too full it boils over: put the rest into a small one.	hxMdQamnhVndgpkcljbbZmammgqglgaZxlridfdqXgmgckZkpeXbXvUqXddbjieY
6		Stiff: 100 ml of milk, stirred in. It should slump and look too wet. Swimming is fine, since the pasta takes it in 20 minutes.	pTWelUnrolmrkjhxibjbflUembPmWTcorhZkdknjfVgdjejinyWXRdeohineafbg
6		No need to grease. Glass and china are fine; a metal tin browns more quickly. An ovenproof pan goes straight in the oven.	lgRkTgmdXWlgoZngdcVnbpbpmYkflhobkrvUhgipbohffhatncgWpmtZUcLkolgb
6		A quarter of a teaspoon of salt, plenty of pepper, and zest of half a lemon or some parsley. Taste a penne before it goes in.	dhjffhpayiqbqhSygheYldZfmolqYWYmZiiWiadhbmaookbdektjvsjqodtdhPba
6		Half an hour on the side is fine; longer in the fridge within 2 hours, and then 10 to 15 minutes more in the oven.	thYbmhmWmeUmighgXrThlasgndSgmZYgSjhZohhsohshnZmZdsamijbPiZURakVg
7		Either; fresh are nicer and 40 g is a big handful. Without any crush cornflakes, crackers or plain crisps, or use only cheese.	bpvdqdcqbhwcUYplcZjfatfUrcddfphhpYLbgbiZZeiqbkRlYgisnkheccifaueX
7		Lay foil over it and bake on until it bubbles in the middle. Move it one shelf down.	mgTkgtokUcdoffVgcYUufneVgcZuijdeSgdhbrljnQjhntXmWimditWcdkdWfjrW
7		Grill it 2 to 4 minutes, watching it. A teaspoon of oil or butter in the crumbs makes them brown.	gglcqnjkhkXuTmeokdbqXrZfegipdbWhcdftlZqkXdfShkTnarjefsoSZngiazmT
7	safety	Push a knife in the middle for 5 seconds: too hot to touch when it comes out, or 75 °C. If not, 10 minutes more under foil.	dpalgrmnaqneipnYqjUvdmkQbjlgRbiRRhXemqggiXlbolkdhqfllobdmudXWfgR
7		Pour 100 ml of hot milk round the edge, foil on, 5 minutes. Next time more milk or a shorter time; cover it for the first half.	ucbuqTmbhknralfkdcicjhQUmaPeeUmlarZampmcnVXlqdYqjodZTdVggfbaglYj
7		Mixed together, so that the cheese glues the crumbs. Put them on just before it goes into the oven, or they go soft.	fmlacfipdckfklnyTldhblgYlWRhcldreTXfpfilWVxevbekWuskgliZhfraejWU
7		Yes, 5 minutes: the sauce thickens and no longer burns tongues. Spoon out the children's plates first, so that they cool.	pjfenVnjYsdkukljqaQXpcpeYiagbdZlWoiVijZppVddkqmdj0dyhddcpifZUYkk
7		Foil on, 100 °C (80 °C fan), up to 45 minutes, with a splash of milk in it. In the switched-off oven it sinks below 63 °C too soon.	qebbpelXjgOhgXfZRpRkcblWfhScegbfRlmYurgijethflrbgvihkhZTndYaUnek
7		The rest is 50 g, about half an American cup grated, or 5 heaped tablespoons; 100 g, nearly a cup, went in the sauce. By eye: divide the heap in three, two thirds in, one on top.	QyiQipclrTjefgboYmofOgfaXkiigljwiWkbflZZcZmeqbfXpehVcgUqbahbhmZU
7		Yes, all is cooked already: at 180 °C (160 °C fan) give it 28 to 30 minutes, at 220 °C about 15. Let it bubble in the middle, and grill the top 2 minutes if pale. Only with a cake wait until that has risen before you open the door.	goZQWuabhlhkfmWgijfmfesbgZYaWfVtheUddnnnezldYdeZjamkdnWZqhYQsrTg
7		Take it out now, push the drained tuna and sweetcorn in under the top with a fork, add 3 tablespoons of milk and bake the rest of the time plus 5 minutes. Later than that, warm it and serve it at the side.	lbZeYpheiptfVtrlYoigkdekeYddmbelZkfPjoZijckMndiXefnircpWnYXWxgPj
`
