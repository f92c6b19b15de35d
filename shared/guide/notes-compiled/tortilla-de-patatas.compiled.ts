/** Tortilla de Patatas: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a deep, 24 cm non-stick frying pan over a medium heat until a slice of potato fizzes gently in it.
Add the potatoes, onion and half the salt. Cook gently for 20 minutes, turning now and then, until soft enough to break but not brown.
Drain them in a sieve over a bowl and keep the oil. Let them cool for 5 minutes.
Beat the eggs with the rest of the salt in a large bowl. Fold in the potatoes and onion.
Heat 2 tablespoons of the kept oil in the pan over a medium heat. Pour in the mixture and cook for 5 minutes, until the edge is set and the bottom golden.
Lay a large plate over the pan and turn both over in one swift move, over the sink. Slide the tortilla back in.
Tuck in the edges and cook for 4 minutes more, until set right through and golden.
Let it settle a little before you cut it into wedges.
`
export const NOTE_LINES = `
		Yes, it is good the same day and the next. If it waits more than 2 hours, chill it covered, and take it out 15 minutes before you eat so that it is not stiff with cold.	vmqpgdoehZWYebfbfkcZmZqgmlYiejccUeqZgSdoljmqecylZpetYckVkRfbPlUl
	safety	Two hours at most, one in hot weather; then it goes in the bin. Put out a few wedges at a time and keep the rest in the fridge.	sqmXembTkfjccfldgnWUmarennebegcfUjsfhecojYrrzapibsVsiaZbmQZjTkbd
	safety	No, throw it away. Egg and potato that stood warm for hours can hold poisons which frying does not destroy.	rlkrnqbSmitYQckbhkYclcugandegdoaejscYilpYclgoZflcvdgnSjWhTSsaneg
		Two days, covered, if it went in within 2 hours of cooking. Eat it cold, or heat it once until steaming in the middle.	m2skglmdmdecbZdkkcfWXmiXhnfcmdleScrZUVcicYpskizfldfgWYbXeUdVZlUk
		Better not: the potato turns grainy and weeps. If it must be, freeze cold wedges for up to 2 months and reheat them until steaming; use them in sandwiches.	mrjqTcmsleTZYbnWjXipiYhbVYViihjbbanlRUhVblpqndljdXdejRlZiTbeVlVg
	safety	With British Lion eggs a soft middle is safe, in pregnancy and old age too. With other eggs, or for somebody on a doctor's diet for weak immunity, cook it firm right through.	pepgaphohocVVhdeplZlncjWhhZYOUcgeUarWfhcbYiYXaqnggdopmgljvY1gpah
		As you like; Spain itself is split. Without onion add 100 g of potato and a pinch more salt, since onion brings sweetness.	WdlZocjaWhkgsrilkesogipfcnknkkTecPgZmcTnbjjmelZaieokiesnZNg4kkoq
	safety	Yes, cooked firm and cut in strips, from about 6 months once egg has been tried. Leave the salt out for a baby, and halve it for a toddler.	pZofTdbmkpZYiYbmtchXsVmfgavgVlZlejmiZghZeVitaafZhctxgbXjnnXsnbZU
		Roast the slices and onion with 3 tablespoons of oil at 200 °C (180 °C fan) for 25 minutes, or boil them 6 minutes and dry them. It is lighter, and a little less silky.	igmizriijlUdkdhcjTtiVsnfjkgapjftpmjamoqigsbWUYUnedbldolbnaZtukbV
		Yes: cook the potatoes, mix with the egg, and bake in an oiled 20 cm tin at 180 °C (160 °C fan) for 25 minutes. Air fryer: 160 °C for 15 to 18 in a small tin.	rpbnWjePfmWjkjjjdkfcSjonbdYZkkfgllfbklkdk3neZjLgegnllwfXZnTSlmch
		Up to 150 g of fried chorizo, roast pepper, ham or cooked peas, folded in at step 4. Drain anything wet, or the middle will not set; with chorizo or ham use half the salt.	ehjXciphjljcrbmziaomdrehimkealbmbSaZdcajbs1VcQgmVUphiipjaftVkYZg
		A tomato or green salad, bread rubbed with tomato, olives and aioli. It is a full supper for four, or tapas for eight.	gidOegVgcVoSkiivwmWbVdjeqsXfbgXekcuflcapcjkZbknkUXgmTehriYskXkbd
		Make two or three of this size; a 30 cm tortilla is too heavy to turn. The potatoes may fry in one large pot, and the eggs are mixed apart for each.	hwaaTVearVcZbThacgffRhkqnojhgjNWmsutdfnacgdlfhchgiZdgybtkfkkfXcf
		Yes, one of the best: chilled overnight, with an ice pack, or eaten within 2 hours. In a baguette with mayonnaise or tomato it is a Spanish lunch.	sxodYiaecYhTaXljsZegafkanbcRbijeZfsllZkigljrenpemqesoacYWhPnNiiW
		In Spain a tortilla is a thick potato omelette, a 'little cake'; the flat Mexican bread only shares its name. You need no wraps, just potatoes, egg, onion and oil.	gimgjfQsOdpVjcfhiqYeaYbUZqYWOmYXnSkXgXsfVhgkckcndWamZpfkXdjhdnhd
		Egg is the only common allergen: no milk, wheat or nuts. For an egg allergy or a vegan, whisk 150 g of chickpea flour with 300 ml of water and ½ teaspoon of salt, mix in the potatoes and fry it gently, 6 minutes a side.	QflobomrftVTepZocimTmVkbpiYfascffafifujZSkqWXgeZdahsialrWeUjbojm
		Allow one hour: 15 minutes to peel and slice, 20 for the potatoes, 5 to cool, about 10 to set and 5 to settle. For seven start at six, or make it earlier and eat it lukewarm.	kpZQijgOgXUfiglY0ggWoXofmfchfgddcUiirttbiXoeWquajXVkikZarZgbhdem
	safety	Ring your vet with the dog's weight and the amount: the onion in it is poisonous to dogs and cats, cooked too. Without onion it is only rich and salty, so give water and watch for sickness.	hZpSZbVZZgvfYgaZmsiiZebjWdinWbjjYhrYpqflkluvaqoXdgkkcdVrZabroqhq
1		Drop in one slice: lazy little bubbles round the edge are right. No bubbles, wait a minute; if it browns within a minute, take the pan off to cool.	XgjiojbsjlnkydheghVravacWfqfaboVnhidnrkhWZcYjdbfZ2icdtoVhmblSdcZ
1	safety	Smoking: turn the heat off, leave the pan and start with fresh oil. On fire: no water, do not move it, heat off only if safe, get everybody out, door shut, call 999.	lYaopuYeiaglrUhYldWoYpcjfcnkfjxjqsoYcrplgRmYggViTsnWYokfilWfmZlo
1		Non-stick is safest. Iron or steel works for the potatoes, but for the egg heat it well with 3 tablespoons of oil first, or the tortilla will stick and tear.	kgYhVjhfnXdgjckZedSnfrZgmfjgksoavuuhpnnmXhYmUhdmgZmWsqtdafOtfgXc
1		In 28 cm it is flat: 1 to 2 minutes less a side. In 20 cm it is tall: fry the potatoes in two lots and give each side 3 minutes more on lower heat.	itUeVhnfnaggfikXmYhlZndqfgppvjZgyllnlpgnchciZZOcoYcTc3gjWmdkgkaa
1		It need not cover them; you turn them. With 100 ml and a lid it still works, as the steam helps. Most of it comes back out in step 3.	dgimvmelsidoniYbhenhMsidihdhhjdjlqrYkvghbYbeZSaggjeSUsZZjWTutjdX
1		Half sunflower and half olive is a good saving. Extra virgin is fine at this low heat and tastes best; all sunflower is rather flat.	cagilsXioqXakQVlaYsmQnihxiqlmqphdgmSlcikZnhfcTfrbZYeakacldbplVjW
1		A little browning is harmless. They need no soaking; if they lay in water, dry them very well, because wet slices spit in the oil.	xWoYpjpsRbehWchehkkfffqgahms3kjjikpwudmmobjrijnqlgrjeplYejkZeahd
1		200 ml is a little over ¾ American cup, or 13 tablespoons, and covers a 24 cm pan about 4 to 5 mm deep. Later only 2 tablespoons of it, 30 ml, go back in the pan.	WjcdkoelqSoiroVTsfniSZYYdeYoebfmqdqShjgZfjVjlUhUngXYclOkadVifYhd
1		About five medium ones, or 14 to 18 small new ones: 1½ lb. With 500 g use 4 eggs and a 20 cm pan, and all the rest stays as it is.	bqoQqejpvSmadieYkmrkaemYZhhilgkdxcgjcckYflUkXoeMsWhcemYrggYaddkU
1		Yes: bags marked white or all-rounder and Yukon Gold hold well enough. Maris Piper and King Edward break more and make it softer; Charlotte, Nicola or new potatoes stay in neat slices. Turn floury ones gently.	ehdVshboacVbXjknjehkffeYmbdPhxmWvXaofKjibwXcbnmWmRjlfbghebegjlpg
2		About 3 mm, like a pound coin. Small flat chunks are just as Spanish. Thick ones need 5 to 8 minutes more.	hjgYfZwxVjgkgqsVVfvWeihidklkshgbtQjofedngmbsYgdnrdXtdnjogkuhfZdX
2		Waxy or new ones keep their shape; floury ones break and give a softer tortilla, also good. Sweet potato is done in about 12 minutes and browns fast.	kXddsffrgdeWYmjnahmlcfkenidUmxbYtXYkbOorTsXhVhedkUlkcbrghbgdueoU
2		Peel main-crop potatoes; thin new skins may stay. It is five medium ones, weighed before peeling. Cut out every green part and sprout.	finHkjveZhZYPihajgbiZXoaXorqvmqnqbitfgphijZjUqpnndphibgfjdkbhhjY
2		Turn the heat down at once: they should stew in the oil, not fry. A few golden edges are fine, crisp slices stay hard in the egg.	vaidpgmifacjNjbddad3itkZbiZtokTdjZgnnishUZaYfkXcXeoigmtWigjghinT
2		Give them another 5 to 8 minutes with the lid half on. A slice pressed with the spoon should break with no push, as nothing gets softer in the egg.	ofqgtUpgemffNplckhcsgsdaikasaYVZaQbtoidWTYddhgjknejpdloZrojqiagV
2		Broken is fine, some even break them on purpose. Turn from below with a flat spatula; if they stick, a little more oil and a lower heat.	ocTWfejrZfqkUrnhTdagYpchXifhowfhpXxlqspgZabsincnhethYksnkdXhddXc
2		Lower the heat and lift out black strips. Brown onion is sweet and good. Next time put it in after 8 minutes.	ibdmijqYaWgqisWgfUh3nhugXadvokZdbYiZdehneWlkhtgVcdoljckVecimqZus
2	safety	Hold it under cool running water for 20 minutes, rings off, no butter or ice. Then dry the rest of the slices and slide them in away from you.	oTnjprfdkogmsgojeSgmSofhVkevpputenoVonpjhYZddimfZqldXdidpkTjpZjZ
2		600 g of boiled or tinned ones, sliced and dried: fry the onion 8 minutes, add them for 5. Crisps work too: 150 g of plain ones soaked 10 minutes in the beaten egg.	nnrcmffXocoYMXshcZtphpkUtiiSnnabojZZcZgoZnYfYjafnbmlbWnbjegVtnjm
2		Stay near hot oil and turn them every 4 to 5 minutes, lid off. In between beat the eggs, set the sieve over a bowl and find a plate wider than the pan.	YaagmYmbadVglksjbpQZafqmZhbgtbZhhihkjrOohdbWejgktk1dQokesndlnhaZ
2		Half a teaspoon goes on the potatoes now and half a teaspoon in the eggs at step 4. If all of it is on the potatoes, leave the eggs unsalted, since they are mixed together in the end.	WZflmknataognXdknkpWiWgUbqfofkVplavhhqlhagnnnafPndocpfgqpTieoSZS
2	safety	If it is smoking, turn it off, leave the pan where it is and use fresh oil later. If you only switched it off half done, warm it up gently and cook on until the slices break; after more than 2 hours throw the potatoes away.	mbdqsncWjfdlYYpWarTnoZlibdhggcqhXmxYnwksmUtggbfbbmkhWXfesgSffoan
3		Lift them out with a slotted spoon and let each load drip. A colander over a metal or china bowl works too; not plastic, as the oil is hot.	fYlghXZndYqmknvpcYijTiXhofhYlsqqouiYvseabdZcgfmjhuvZlkmdgodwkcpe
3		Hot slices scramble the egg where they touch it. To save time spread them on a cold plate for 2 minutes.	hkqbgYlrUlgcicreffWmgdyeVeYZngUlMkfapngkXUUZXfkdfxnmoetTeiledbil
3		Keep 2 tablespoons for step 5. Strain the rest, let it cool, put it in a jar in the fridge and fry with it within a week. Never pour it down the sink.	ajhiooXplbllhdlghaqmTobffumlppqtmg0QigfihUidkRuhdocTZblWeaYokfbd
3	safety	Up to 2 hours at room temperature, otherwise cover and chill them and finish within a day. Warm them a little first, or the middle takes longer to set.	weggujoVldShVfkVZmbgvYxfphZdhkdcXckhqffqbfjigbqUeverZbaWnWXcbjWe
3		Shake the sieve and give it the whole 5 minutes, then dab with kitchen paper. Oil that stays in gathers under the egg and makes it slide.	gYfWudXoiemgbhlqmamiTqZknkjsubitlopfqjidmNjSihnojqaWUitdgpgqkbld
3		You should get back about 120 to 150 ml. If much less came out, the oil was too cool: drain longer, the tortilla is only richer.	hZjusnYrnlpgmdbgscdhUoWbcepgjptyrenemijdgPejkScgmkWURkWbehZgljfo
4		Twenty strokes with a fork, until no clear strings are left. Froth makes the tortilla dry and full of holes.	cgrncUihRSXcijfsdleTieagfijTadiUlcUyhihcSXcWggcdjukiZupmqpugddbg
4		The potatoes were too hot. Stir quickly and go straight on to the pan; a few lumps do not show.	chkdcSnrkbjdSoiqXVafjeqlaYdWgkhjdXXncxomPPhbgqebhzpkjZpjmrknigfh
4		Ten minutes makes it juicier, because the potato drinks egg. For longer than half an hour put the bowl in the fridge.	inngoTlkZjbijUjyeiVPnZpemlWYncTldhlclednkUgjkargo1goikrYnkhibXZq
4		Six large or medium, seven small. With four eggs use 450 g of potato and a 20 cm pan.	RunaUbkrqVcUWTgcmflXjTlYXojdhcZcnfmkZlilSYYbUdQiqfWdkpepdknlmieh
4		No: milk or cream makes it weep and flour makes it heavy. Egg and potato alone set it; it is not meant to rise.	PYmehhZiilbaodmsalfSoVeebUULYoacnYhlTlnjbgahphUhanVdYppoeemmsdeg
4		That is right: the potato just wrapped in egg, moving together like a thick stew. If it looks dry, beat in one more egg.	edcjeSqvqkmgWieueecadiWairPeXVVeqacoXlinUVbeejbklwTdalkojftojagd
4	safety	Covered in the fridge it may wait 2 hours. If it stood out longer than 2 hours, throw it away, for warm potato and raw egg let germs grow fast.	hghkmimXmfjZTgkjRnRcqXvhfnSWeYeegmnZnhfsfWgdlZodd0XpmZiarWUrlifj
4		The teaspoon is right for 700 g of potato, which swallows salt. Forgotten: sprinkle half of it over the mixture before it goes in the pan, or use salty olives and aioli.	eTdomjkWsjsWfXftpagQjWldflknbjZpcbrhqijichZgtgVWghpYzlhwlZjlpXbf
4		An egg that smells or is discoloured goes in the bin with all it touched; wash the bowl and crack the next ones singly in a cup. UK advice allows eggs cooked right through a couple of days past the date, no longer.	XiojaiYlicgaMablhleipPZQYhjPfUlWUYjkTfrkXThijnmqlksbhgojdedkikjq
4		Tip it all in a sieve over a bowl, straight away, and let it drip for a minute: most oil and some egg run through. Spoon the oil off the top, put the egg back, add one more egg, and fry with no extra oil.	cWghhhYnnXocegoxYhpibZkkhiYlkidwnindmqrkfUmRhRjefziRfZqejfhrvWef
5		Take it off the heat for 2 minutes, run a spatula all round and under, and trickle a teaspoon of oil down the side. Next time the oil must shimmer before the egg goes in.	ddSYedeklkludrjgbdLZdjPgefaeknopkfwcopsidOakhmflkpncjdrpijUgWbba
5		Turn the heat down to low and put a lid on for 3 minutes, then turn it. Scrape the black off on the plate; the inside will not taste of it.	scVjdrpdcgdwhlTgeVStilWbiXVrifimZmudfjfljPfcnuYiZjndekWdalWadevj
5		The rim is firm for about 2 cm and it moves as one piece when you shake. The top may be wet, but should not flow; if it does, 2 minutes more.	agabkimnhnbpjmlfinXeYmTbdcamSRaThQfrSebkYWmTklZcpudgWtefdqefXdcS
5		Draw the edges in twice in the first minute, so that raw egg runs under, then leave it alone to form a skin.	beWkXVtkSgeemdhsUhNfXdgnhcbjhfYdidprjgYrfOjaolckgtqihnybglcfVYbb
5		A drop of egg should sizzle softly: about 5 of 9 on induction. Hotter burns the skin, cooler makes it stick and go leathery.	ZkZqYjrmlfhetSfYwYOlcnhgRehfSfheracdlskhSZZVXfXjenpVniaemkhfgYmc
5		It needs the oil, or it sticks; butter burns in 5 minutes. If you forgot, pour a spoonful down the side now and shake.	XWeispZdhowdmgbeaaijWmhsfjeqllowjilTqnjjYbZaiSdjhnXbhjrZfiNyqcbh
5		Pick out or drain away the flakes: swallowed bits pass through, but use another pan. In a worn pan it will stick, so bake the mixture in an oiled, lined 20 cm tin at 180 °C (160 °C fan) for 25 minutes.	lcUfYochsfpjSflkYWQlcqdokYlklnxk0qnpevomeZhkdpWmafjinoqkcfVjekge
6		Plate wider than the pan, one hand flat on the plate, the other on the handle, in oven gloves, and turn quickly away from you. If you would rather not, grill the top.	ceYccfaiXegnliqaZlPYGodiTuVjXmfgjhukplebWhcoakabdkqfhpmjomcqUaia
6		Put the pieces back, push them together with the spatula and cook on: the raw egg glues them in a minute or two. Cut in wedges nobody sees it.	olWZfggndewkNhscTrReTgbhNjckbgalcfthlnimRWmqkpfhgepfgenfmbXkaXYb
6	safety	Cool running water for 20 minutes, at once. Before you turn it next time pour off loose oil and wait until the top no longer flows.	jgclciffelfomclgbXMgRnciMmatlptublpdpknjiTfcckhbXqjYakkhotUjrZme
6		It was a little early. Scrape it back into the pan over the tortilla and go on; the sink caught the rest.	mbZmhfaufflpRkqmbdWUcbYdQmRkSXbsiktcYnhpZUmZjlbgkuhZecjibqhjojsj
6		A flat lid, a baking sheet or a chopping board, wiped with oil. It must be wider than the pan, or it slips in.	hnYYSSmgYckgmhuTaqZbXjklhpcednYZltmZpgSzYkllcmansdkbbtejbnhljqfW
6		Yes: 3 to 4 minutes, 10 cm under a hot grill, until set and golden. The handle must be metal, or sticks out of the door.	hnbeimkfWbambdnfbqdfVokdjjbegrYcdjpnlbhuejsZWlFfjkuigtcSWqYdViXc
6		Leave it until it is turned: its last 4 minutes and 5 to 10 of settling are plenty for a salad or tomato bread. Green beans go on now, as they need 6 to 8 minutes.	kkjPifaifSdbtijkpnXfeejqoiVeeZWecbfbpkTkgjnfbiqhUXrhSfoctfxNafXc
7		Press the middle: it springs and nothing seeps out, and a knife comes out without wet egg. If not, 2 to 3 minutes more on low with a lid.	fahkhlnpfommZvgajnXpgliSnnelSUdPYWZqfdgffZuXingklhdklvbhmwhbTacS
7		Turn it out on a plate at once and scrape. The second side is thin and needs only low heat; finish the middle with a lid on.	paYkaqlYXgipggWXYdPrgjblVdcuhkhgVlqhdsfmgRgjnxYjXZjbXrbemlgYWpqj
7		Press the rim down and under with a spatula, all the way round, so it gets a round side like a cushion. It also keeps it evenly thick.	jgbUiebtSlemprokajTlVlUecgjeecdTkcnboWSddWXhfpjfclmldsthYdWoYXfO
7		Turn it again, twice if need be, 2 minutes a side on low with a lid. Turning more often is allowed and cooks it evenly.	lcTlgpqpfnomRolWfoThVifidkXsRaRccagrfeaihVvZofgjkfaYWtckctfiflUe
7		Hold the plate low over the pan, tilt and shake; a wet or oiled plate lets go. If it folded, flatten it right away with the spatula.	pSYUZgdmflrjfpnedlHcXiijTiViPkgohmugqjineQqmgomliligabemkkdiWdYb
7		Take it off, and serve it with aioli, mayonnaise or tomato salad. Next time stop while the middle still gives a little, since it goes on setting.	rWkprddjcemfSoXiqdZihfXYaiNcYdhnYcdrpjpjfSbfoTevhfdkTdbiorndYgQd
8		Five minutes at least, ten is better: the heat inside finishes the middle and it cuts without crumbling. It is also too hot to taste before.	uhjdjfnnbrdevkiZnnTXnhygbghYeaWcTkfYpnfhvYdkanhgprg0njfaygfeWbgd
8		Bland: salt flakes, aioli or a few drops of sherry vinegar on top. Too salty: serve it with plain bread and sliced tomato.	hbcllfcetlnYgjhqnTdXmhbcqhloRhWsacmdmecogsYfllPnWiqjipk3tevgjfdh
8		Lukewarm is best, cold is fine. A slice warms in a dry lidded pan in 4 to 5 minutes on low, or a minute in the microwave, until steaming.	qurlWcskZdoSrdhWvcchcooYZhdagomdThjYmrkmglfjjksnfmcmndUUlfobOpgf
8		Four large wedges for supper, eight for lunch, or 3 cm cubes on sticks. Wipe the knife between cuts.	nvrWYdgvbatgeikUelnPXjlodomkopbembnpjafhnaeogodomderqmVnkctlTXaa
8		It weighs about 1 kg, so a quarter is around 250 g with 1½ eggs. Calories I cannot know exactly, as it depends on how much oil stays in; measure what you pour back and take it from the 200 ml.	gwsPiieupYpapbZbmiphXggdXsfpgihlrjriebmYohaXYcfbgdSikqXxlXigecRZ
`
