/** Caesar Salad: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Toss the ciabatta with the oil and half the garlic on a baking tray.
Bake for 10 minutes, turning once, until the croutons are golden and crisp.
Mash the anchovy fillets to a paste with the rest of the garlic. Stir in the mayonnaise, lemon juice, Dijon mustard and half the Parmesan.
Thin the dressing with a spoonful of water, until it just runs off the spoon, and season with black pepper.
Separate, wash and dry the lettuces, and tear the leaves into a large bowl.
Toss the leaves with the dressing until each one is coated. Top with the croutons and the rest of the Parmesan.
`
export const NOTE_LINES = `
		In parts, yes: dressing and washed, dried leaves the day before in the fridge, croutons up to 2 days in a tin. Toss it at the table, because dressed leaves go limp within the hour.	utphifmWfLQhehfkejeboWnipkZfkhfheYnhjXehkfpslZ1hblfqddjVpThWZkTe
		Not well: dressed leaves are limp and watery within an hour or two. Keep leaves and dressing apart in the fridge and dress only what you eat.	svllmbjklaggYZbrefZVZbgglkaemglkgfucXTblhbprnc3dcmffbObciPjZXnVi
		2 to 3 days in a closed jar in the fridge, because of the raw garlic in it. After a week throw it away, and do not freeze it, as it splits.	m1fklYbdtgVeZcYomZgYXbYjhieghgqdddmdNSZgiZmtnYtedjfVeNlejWebXiYd
	safety	Yes: shop mayonnaise is pasteurised, and Parmesan and tinned or jarred anchovies are fine. Wash the leaves well. With home-made mayonnaise use British Lion eggs.	kWqcRqckniVUddVhqlfknZodgedYTfimgfZoVnaYdThcQbuibZppuedqjndvdkZj
		Add 2 chicken breasts, fried about 7 minutes a side until 75 °C inside and sliced, or prawns, or soft boiled eggs. Put it on warm just before serving, so that the leaves stay crisp.	iqkhViXjpioVjZhondidZmlhmuRafqSqfedmhibqqulOZooiaffhimqnfateSaTd
		Add more leaves and a spoon of plain yoghurt or mayonnaise with a squeeze of lemon. Anchovies and Parmesan are all salt, so no more goes in anywhere.	jVbrgfkYmqjYfdeyqVoPgdielempYqcqZVnmoheekbigoeUYjcnWoff2nalmoYdh
		Stir up their part of the dressing without anchovy and with only a trace of garlic: mayonnaise, lemon and cheese. Serve leaves, croutons and a pot of it to dip.	keffYWchhsWVjbhonUiXeUcmikmbRuXnclgfgkVakaeaOZhiffq1mWWqtZlneckj
		Yes, dressing in a small jar at the bottom or apart, croutons in a bag, leaves on top, all with an ice pack. Shake it together when you eat, within 4 hours.	s0kcUgaglXdXdYmpoZeeViigqaXTcmeefcolickhikkmiouZinmnsZfXacQkNgjW
	safety	Throw it away after 2 hours, or 1 hour in the sun or above 30 °C. The mayonnaise and cheese dressing is what spoils; undressed leaves and croutons are fine.	mkjbdrZLohqZTglfriTWnWtnkkabafkhbfrciddmhZpkvbpdXtZonYXakVZmZldl
		Bake the croutons on two trays, mix the dressing in one bowl and toss the salad in several bowls, each just before it goes out. A giant bowl bruises the leaves at the bottom.	gvfXPScVqUYXgWjfefadNcmolmfdijRajqulZenYjjjqlfliZnbbinYxhckbeeib
		Use half mayonnaise and half plain Greek yoghurt, and bake the bread with 1 tablespoon of oil. The anchovy, lemon and Parmesan give the taste, so you lose little.	confuqgmjmUdrgYfkXofcpchfnjVhje0ljmffhfbojfTPXZmhgQlhggqnZb0rdYZ
		Both: a starter on its own, or a side to roast chicken, steak, grilled fish or pizza. Keep the main dish plain, as the dressing is strong.	kijOejUpieiWrkdpvkbVdnkjwpVceiXidfifgeTonniZejrhWTkkajjlnZsdRkVX
		Romaine, or cos, is a long, upright lettuce with crunchy ribs. Two whole heads weigh about 600 g; of trimmed hearts take 4, for about 400 g of leaves.	lidOkjbibSjbhXirienpWWTigteRcageuSgthQZZgmfZgdrglbbaeYfcgZmcZkvg
		A small, salty, cured fish, sold in tins or jars of oil by the tuna; a 50 g tin holds about 8 to 12. Drain 6 fillets; those in salt are rinsed first, while white ones in vinegar are for eating as they are.	gUcZTefbfkmdXaZpebmihgZZifxnrshpkfsltgPYkfcQediVmYtblenocYgYeUXm
		It has wheat in the bread, egg in the mayonnaise, milk, fish and mustard. Use gluten-free bread, egg-free mayonnaise, no cheese, and capers for anchovies; each one can be swapped.	UehkbnevdtUUfsXlXilZnVhXrgbidtffedbghuhaVgrXahhVbdhskajvZbWddqkq
		Use vegan mayonnaise, 1 tablespoon of chopped capers with a teaspoon of their brine, and 3 tablespoons of nutritional yeast in place of the anchovies and Parmesan. Check that the ciabatta is milk-free.	UcckgldnimWWhmaqXWtZfRoZodUTdugjVcjagofXbnnVUjgbhWqiphikWgeucoWn
		Allow 25 to 30 minutes. For one o'clock switch the oven on at 12.30, croutons in at 12.38; wash leaves and mix the dressing while they bake, and toss at 12.58.	krcTcdaOhXUljeeh0keZlVldpeWghiWdbXdhsosahWsgcqoYiVdrgnccsbhUddbj
		A leaf or a spot of dressing is harmless, but garlic and much salt are not for dogs or cats. For more than a lick ring your vet with the weight and amount, and do not make it sick yourself.	mYpTaVQYinriVgTkpljiXcclecnnUhmpakoYrieilkstYlpXXnnkfdYvdchmjpim
1		Any bread with some body: sourdough, baguette or a crusty roll, best a day old. Soft sliced bread works but needs only 6 to 8 minutes.	jdwfqgWuVcvbnhejjjihemlWujbZnhkUgeacZblcjhr2lmZsfWflYoekqgjhhygc
1		About 2 cm, a bite each. Torn edges crisp up better and hold the dressing; cubes are fine and brown more evenly.	jmlUZYmudfpfYmlWTdoaWgilfkto3naaqUgoeejlfbjqgoYnlfZqencqZnmhiZYV
1		Yes: 5 to 6 minutes in a wide pan over a medium heat, stirring, or 5 minutes at 180 °C in the air fryer, shaken halfway. Add the garlic for the last minute only.	ulnrWgaSkjeildihkjelRptljdbesqfhjmdchspcdvkjYkLkZcrihxkWfmZWgpfk
1		Add another handful of bread and toss it with your hands. Pour the oil over slowly while you turn the bread, for it soaks into the first piece it meets.	hZfhphYrndujiejraeksPoafemctknlppfmeootfhPkgkUgnVwZZShlfjbipkaYd
1		Yes, a quarter teaspoon of garlic powder in the oil is good and does not burn. Or rub the hot croutons with a cut clove afterwards.	ajqblaUQeisiZfbnaWnleZgihdhukujZdgTWPebfrijvapipbgwihojWpakiasme
1		Bought ones are fine, about 80 g. They are saltier and harder, so use less Parmesan on top.	gk0fiWYXWkhYcYgkfhfpaauTpkhhxkfhiiVhjOePirgmbhZjoUjtfelhcfgTmnql
1		Leave it on. Ciabatta crust is thin and gives the best crunch; only a thick, very hard crust is cut off.	ldnXjeetRqtmfnZmglQeYnaXohflrejncfjeaklhqZfqjwe4fgamamiiijgddqkP
1		All 3 tablespoons, 45 ml, go on the bread with half the clove; the other half is mashed with the anchovies. The dressing gets its oil from the mayonnaise.	XkhaohOjlcthijToienoTifelmYwmvefsdjTZphYkalrednjZakbVkfhwUfkgmdU
2		Take them out now and throw away the black ones, as burnt garlic makes the salad bitter. Turn the rest and watch them; small pieces are often done after 7 minutes.	uWjgknfXTbhmZeVjbdXvmaefdbctwrllTgndbjkdkTdklqTfUatnaqbhjddaiftp
2		Give them 3 to 4 minutes more, then let them cool on the tray. They harden as they cool, so judge a cooled one.	sesepajibmijRkcfnkUyolkXhjWreXWXTPblsdjXYZggkeZhgZctfujaimjafqgc
2		Toss them into the dressed salad 5 minutes early, so that they drink a little dressing. Larger chunks and a minute less keep a soft heart next time.	3emclSjdYhmWPmedcfcriocYddbkkogkVQbuqjmYZXXnkfhtjhqtZjfnimkkgefm
2		The edges are the colour of toast and the piece feels light and dry when you tap it. A faint give in the middle is right, as it firms up while cooling.	jWvcjbkpUkinalWcorYxgoiWiljnidbVdTbqfcibTYjaiqgfabnrdxnVfkkaTcjX
2		Turn them once, after 5 minutes, since the tray browns only the underside. Spread them in one layer; a heap steams and stays soft.	bhYYbWlkRaZreZenjtMqTihmXeflmjQbhpmsmebhahdhhhSegcplYpxVegcicheZ
2		Yes, cold they keep 2 days in a tin with a lid. If they have softened, 3 minutes at 180 °C (160 °C fan) brings them back.	0q1hldicdiZdSYZfcedfcjkWkjZfqiifVZqgbSfdaekwkcrngforZkjViYdTdrYk
2		Wash the lettuce first and leave it to drain, then make the dressing. Everything is ready just as the croutons have cooled.	hhjZjeaqbRSmjcerkmVofWothdSiodhlcWaZqkgchagijfnfbXyiXmobodzOglid
2		Yes: fry the oiled bread in a pan for 5 to 6 minutes, or toast slices hard, rub them with the garlic and tear. The microwave makes them tough, so it is the last choice.	trsodYbRahigckibillmYfohhbXgrnmjUngdfmycYtgnagMmgftljteYdlbcawgn
2		Yes, but not with a cake, as garlic smells: at 160°C allow 15 to 18 minutes, at 200 about 10, at 220 only 6 to 7. Put them above and turn once, away from steam.	msZYZuUViogrcjVilgemagnahaXaaiUobeXfimlffznkZfdchXmqZsXamiYTrpUj
3		You can, with 2 teaspoons of chopped capers and half a teaspoon of salt or a dash of Worcestershire sauce. But mashed in, they taste savoury rather than fishy, so try 2 fillets first.	dUZebcfbjoeaYfetZYrbnWednlpgmqepZepcvgKdiqiaZYdchbsluclqcVikWbZt
3		Chop them on the board with a pinch of salt and drag the flat of the knife over them until smooth, or use the back of a fork in the bowl. The oil from the tin helps.	kagWZQcjaemfgrqlWbmehkWflnmafumhkYfpwrcXccajefljmvxfljqrrikrVUjd
3		Use 2 teaspoons of paste for the 6 fillets, and taste before adding more, because it is saltier.	VacemXfWjpndgZatUQwgkUXZrhrcgmolicchmcaUtideadfUqilcqbpnpdkbbZWq
3		You may: beat 1 British Lion yolk with the mustard and lemon, then whisk in 100 ml of mild oil drop by drop. Keep it in the fridge and eat it within 2 days.	TsmoXcVqebgVTeZjmVlceTkWioUSXfaofkjjalZlaadVUedhgrdelQnagihvtdfk
3		Wholegrain in the same amount; of English mustard half a teaspoon, as it is hotter. Left out, the dressing is a little flatter and thins more easily.	NkepnVbeZqbdqheYiWmdbYmilmcbWyoYmlfkadWmVcTllTUcehhWkhgedWrnjilw
3		Stir in 2 more spoons of mayonnaise and a squeeze of lemon, and let it stand for 10 minutes. Half a clove is plenty here; a large one is too much.	TgahjUcRpmphZiWmjQlgbdaoXmhsUiiadabeQgYnyZjoZkjsigrXkhgoxcljiioh
3		Light or egg-free mayonnaise is fine, Greek yoghurt too with an extra spoon of oil. Salad cream is too sweet; the lemon will not cure it.	QkhjqkVnffdZhfWgkWkYkZcVkdcJYymkdihdaaYrdmaWTjVhdnWbdTjbedlrndZl
3		Grana Padano or pecorino do very well, mature Cheddar in need. The dry powder in tubs tastes of little, so grate from a piece if you can.	YkpRntbdeffZfhdtWbsccamkodrYfmtvXSfZgeUcifjcpZigmfnbsbffZpqqWxcf
3		Bottled juice works in the same amount. Otherwise 1 tablespoon of white wine vinegar, or lime juice to taste.	fsXcnkYlcZjecsZXaghXlcTbrYlpVagkalPbdSYnZtVtmgdlqfrdoWfcigshladq
3		Grainy is only the cheese: stir it, wait 5 minutes and it softens. Grate it as fine as dust, or blitz everything for 10 seconds with a stick blender.	gpobkWkjaeebktatYdkedlXuaYoYcrtmeVWsgpciZQiamldljziYbYmnmlslYfbj
3		25 g is stirred in now and 25 g goes on top, about 4 tablespoons, ¼ US cup, each. If all is in the dressing, leave the top bare or grate a little more.	PqjSjqegoadenpZlZqnfRdgdZkfkelhxkTmegnUaeYqduVfXnjlVhbUgdgnifiZR
3		About 7 level tablespoons, just under half a US cup. With 2 tablespoons of lemon, half the Parmesan and a spoon of water it makes some 200 g of dressing, 50 g each.	OriYjjWiqTnbhmMbsavicacOWlbfXjkrlfnaenZdccZechjYonbXgYUhhaedkYaZ
3		Half to one lemon: a good one gives about 3 tablespoons. Warm it 10 seconds in the microwave and roll it hard under your palm, and leave the rest for the table.	eqcYkpgqkXoYguNUiinbejVWlgk1XYdrilWefYdeWjWotfjdrgkbjeUdeiredZci
4		Like single cream: lift the spoon and it falls in a slow ribbon, leaving a coat behind. Thicker and it lies in blobs on the leaves.	aafdhWmljpcqknhhfggUfhPjhqalSbhZvTlhSdXmdaecelihmtMkbkkrjnsfTUaX
4		Stir in another spoon of mayonnaise or of grated Parmesan and wait 5 minutes. Add water next time by the teaspoon.	kZRmkjpknriqbsqqgXoXhhXicYOpdYeolYkhWmghhaccsglgmxXWZakperrhmgkn
4		Add water a teaspoon at a time, up to 3 tablespoons in all; mayonnaise brands differ. A little more lemon does it too, if it tastes flat.	iSXijYpgrqqqioYhlUnZilRdijTjQahkmacnaliddWZhffjnu0TXfbfrfihffcWl
4		Taste it on a leaf first. Anchovies and Parmesan bring enough salt in nearly every case, so only pepper is called for.	dTokpjnbqoteqXdtsgkVoYjhjgsrfmelhhmeqfhiekfclgWbjdse3joscbnilSWb
4		Stir in a pinch of sugar and another spoon of Parmesan or mayonnaise. On the watery leaves it will taste milder than from the spoon.	doYitgaemecgdrUogaeZegOofdgsMZnmVbVihRbsfjalohYlhkmZmVgoxqmejYfm
4		Water is best, as it thins without changing the taste. Milk works too; oil makes it thicker, not thinner.	ffbfknjjkxgnqklkhXuVkfXhyWeifligpgjYbfkhftVejiemivQZTerhXwkshhhs
5		Little gem, 4 of them, or cos, which is the same as romaine. Iceberg gives the crunch but less taste; soft lettuce and rocket collapse under this dressing.	jhiWneajWWjecWjweXqoaYWioqeNgjgfmTWljNYdesZeeSdgkZdcicgZZepfemvo
5		Roll the leaves loosely in a clean tea towel, gather the corners and swing it outside. They must be really dry: on wet leaves the dressing slides off into a puddle.	obgUnbemfblqXftppcjjabPpjoXPlbqjqnXgubhXfVemmerrjkmXobmiZkmgWgsd
5		A bag marked washed and ready to eat needs nothing. Heads are rinsed leaf by leaf under the cold tap, since soil sits at the base.	iWlShlewVfggcaeuonhmiXdnZuhdmdupskdombedfgjltwupmehZuZhcaepgfguh
5		Put the leaves in iced water for 15 minutes, then dry them. Slimy or brown-edged ones go in the bin.	ugfZjgcjfbrjSafwgUgpWaPoXlVTiYpegVdqkQcaeZmmuZigchcgoWaZgemfYmpe
5		Tear into pieces of two bites, about 5 cm; small hearts may stay whole. Cutting is fine if you eat it now, but cut edges brown when they wait.	irbNfgkoWbofalpWXfrghbencttjxgddpWeqifcrijirimlmleewonfhfmpnYRhU
5		Throw away only the dark, bruised outside leaves and the base. The thick ribs carry the crunch, so they stay in.	gfYWhqmiTdonbdglniehbcPnbvnZpZklqUYrabahnTpjqmuqfajtjTcdcYniWflZ
5		Fine: wrapped in a damp cloth or with kitchen paper in a bag they keep crisp in the fridge until the next day.	vfobglhmeXXiWVflfidjhVclcsYZocylkdkioVcffYquul0mijfipYfTeUgYajjh
5	safety	Throw leaves away that touched raw meat or its packet or board: salad has no cooking to save it. Wash hands and board in hot soapy water and start with clean leaves; the sink counts as dirty too.	jnihcoTmhilmXboiXhipjYgrazbTYilqnjbfpYbqrkvnpl1ljelhsdlgfknqodpg
6		Use clean hands or two large spoons and lift from the bottom, for about a minute, with half the dressing first. Every leaf should shine and no dressing lie in the bowl.	VhacZPdebXlnrjjvXmeYRfSscwXdgndotldgjcikdWhppfojeulfmbpmmfneZZiV
6		Add more leaves or croutons, and lift the salad out into another bowl, leaving the puddle behind. You may not need all the dressing.	khSbnXghvekmbtfylXYfWfWljjPmZadqkgilncjiqYjeqZjlXtZUaPenecsgfelb
6		About 20 minutes in a cold place, and the croutons stay out of it until then. If it is not tossed yet, wait with that.	rfeTtWqcmgTdlaghTnReaamZgjXgheYiWhkYrdgjmXoojirWevfqmgdVpVfaQcan
6		After tossing, at the very end, so that they stay crisp. If some have gone soft they still taste good, but keep a few dry ones for the top.	veuWiZbgcmslZfcsdiZpbhkgjiMnkkZjdYdghXneUWoruejgTivobgmcmetTgldh
6		Draw a potato peeler along the block for shavings. They look good and taste milder than fine gratings, so half of each is nice.	dnlMcnefYbgbioqoUYscWkjjnfghgqipjXaqfgTknnbhcdbpkgnkojipdq1tUmgT
6		A squeeze of lemon first, then more black pepper and Parmesan. Cold leaves dull the taste, so the dressing must be strong by itself.	beegqdegyfmhgmZvkdWajaZokolqRYWpXdjXmbgjZqYlniXlbtphrnjtpbzacchd
6		Cold leaves and a cold bowl make it crisp, 10 minutes in the fridge before tossing. The dressing is better not ice cold, as it thickens.	lnjegTqmYgpXnZhcwaWckfikalVcbmdhTgiWfbkpibhmmgsfnzXopegWgdlWHlea
6		Opened shop mayonnaise keeps 2 to 3 months in the fridge; look at the jar for its own time. Bin it past a use-by date, if left warm, or if it smells sharp, has gone dark or shows mould.	XqhljdUanleaYgQlmbjgkZWXcdmPZitZXjigPXXgnYenknrrklpYcNlalaWiggcl
`
