/** Steak & Rice Noodle Salad: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Take the steak out of the fridge. Squeeze the limes into a large bowl and stir in the fish sauce and sugar. Finely chop the garlic and chilli and add them too.
Put the noodles in a heatproof bowl, cover with boiling water and leave for 8 minutes, until tender.
Drain the noodles, rinse them under the cold tap until cool and toss them through the dressing.
Rub the steak with the oil and season it. Get a frying pan smoking hot, then cook the steak for 3 minutes on each side for medium rare. Give it longer if you prefer.
Rest the steak on a board for 5 minutes.
Cut the cucumber and carrots into thin matchsticks. Toss them with the noodles and most of the mint leaves.
Slice the steak thinly across the grain. Pile it on the noodles, pour over any juices and finish with the peanuts and the rest of the mint.
`
export const NOTE_LINES = `
		Partly: mix the dressing, cut cucumber and carrots and keep them covered in the fridge for up to a day. Soak the noodles and fry the steak just before you eat, as both are at their best fresh.	spqglcoZiONhfhicemecnZthnqcglhhcaaqelWdhklpshZ1ibifqhdiUnUfaVhSf
		Two days in the fridge if it was in within 2 hours, though the noodles firm up and the mint darkens. Eat it cold with a fresh squeeze of lime.	rzqpfgnckYgiVUbiedfYeheXiofcmfoeWgtZVWcncZqung1aleekaZXbeXdXYnTk
	safety	Throw it away: beef and noodles are out for 2 hours at most, and 1 hour above 30 °C. Smell tells you nothing.	pcmhirXTpfncPfjaooSSrarmjmfWdclechsbgchpkZrkofqebmdmlbcamUUpRmdp
		No, the noodles turn brittle and the cucumber watery. Cooked steak on its own freezes for 3 months, sliced, and goes into a stir-fry.	opiqUXjwslWbacpXiWlnpbedaaWloijhjgjhRTdYkppsmcqccWddjQjcqWgaXjWe
	safety	Have yours cooked until no pink is left, about 5 to 6 minutes a side for a steak 2 cm thick. Fish sauce, peanuts and washed herbs are fine.	jYjfYuagliXddcWWrmdlnbmchllVWYjgamXnXiZahTjgOetecSisohhqkshqUiUh
	safety	For small children, the over-65s and anybody frail cook their piece until no pink is left. For under-fives cut it tiny, leave out whole peanuts and use very little fish sauce.	gffmYibpfkWcdcaYrfcfqeqjjowXTlagarelehagjYqkKbmegbj5cgaonnYoZaZd
		Leave the chilli out of the bowl and put it on the table, chopped. The dressing stays sharp and salty with lime, fish sauce and sugar.	amgkifgWlneYsaohoSbhiTiogqfjSoZicsgThpakmeXgTZekcsqzpVZooVjceapl
		Yes, well chilled overnight and with an ice pack. Put dressed noodles at the bottom, vegetables and cold steak above, peanuts apart. Without cold, eat it within 2 hours.	sxmkWjfgiWcWcZlmobdeVihfpcdQdjicbfnmjZkinljodjvZkojoqaeYWePmKkgX
		Chicken thigh takes 6 to 7 minutes a side to 75 °C, pork fillet in 2 cm slices 4 a side to 75 °C, raw prawns 2 to 3 minutes until pink. Firm tofu is fried golden, with soy in place of fish sauce.	akdsdebgjtheVaeafYqbchrjxrcUppRsbmZfkYbjptiZQhgeaVflkloiZikdWhQn
		Sirloin and ribeye are more tender, bavette and flank have more taste; all 450 g. Thin minute steak fries only 1 minute a side. Stewing beef stays tough, so not that.	lhVfmgVkZhbmgdcTackWkxgnrtrWpeXcmgdebViqvtdeTTimhWalffjfepfgYbPk
		Yes: barbecue or griddle at full heat, the same minutes. In an air fryer 8 to 10 minutes at 200 °C, turned once, but with less crust.	uoZpakbRiialaeidjkddXvpmgjhYoqhfgvjemilhttmaYmNibfnfqujVfwahcial
		It is a whole dinner. Spring rolls or a clear soup go before it, and beansprouts cooked steaming hot and cooled make it bigger.	rqiOefYnqahUpohquiZaejqfvmVdZmVYgmihggbkiqfZfmoiZaejSigwnWugVldc
		Fry two steaks at a time and let the pan get smoking hot again between. Keep dressing and noodles apart until the last quarter of an hour, as they soak it up.	srbXWQYZnUYfkQlWdmbeYjjnjqddoiPbmttqejubleiimihhWfdagletkeobaZWh
		Two tablespoons of light soy with an extra squeeze of lime stands in well. Fish sauce is the taste of the dish, so add a pinch more salt without it.	YSWpemeegmffedeheSpReOecwhkbZjilVlpUpgPfgodaRfZYdgpljZfmbQnidlXo
		Start 45 minutes before: dressing 8, noodles 8 to 10, heat the pan and fry 12, and cut the vegetables while the steak rests. For seven take the steak out and begin at a quarter past six.	lmUQjfhRkXVmldjYwjfbuXjhlgbhhhcafWdhtstckUobblrXhTYiembatYebjaZo
		Fish, in the fish sauce, and peanuts; no milk or egg. It is gluten free if the labels of noodles, fish sauce and peanuts agree; soy in place of fish sauce would bring wheat, so take tamari then.	XbjkgkgqbuTXjtXlUjnboagZtfhiZwafhcahkpkZYmraaloXabbujahuacUZaskq
	safety	Picking them off is not enough: make her a fresh plate with a clean board, knife and bowl, from food the peanuts never touched. Give crunch with fried onions or sesame she knows she can have, and read every label.	efjhkkZmYwWXdiilarptnfhjsfkrXwpibiaamgeeXfufheogXcqqhZpwYbSbgorj
	safety	Plain steak, raw or cooked, mostly does no harm: give water and watch him. If he had the dressing, with garlic, chilli and salt, or many salted peanuts, ring the vet with his weight and the amount.	jUiaeXRXglsjYdWTlqghdjcnafmkYdkpZspUmogpviuoXluWZhjhbbZtfgemhrcm
		With halal rump it is, as there is no alcohol or pork in the list; check the fish sauce label. For kosher the meat must be kosher, and many do not eat fish with beef, so take tamari in the dressing.	aVhnehbikidhesPUadoUYZmRrbfeZsddeakqiheiZlrXRXsgXYgnrgRkWcdjbmbY
1		It browns and cooks more evenly when the chill is off. From the fridge it works too: dry it well and give it half a minute more a side.	flgkochgbkleedjWjlXhufojchjjufcfRpecjiqnuffkjbpdnpZjthwJhjZkRfNg
1	safety	Half an hour is fine and 2 hours is the limit; in a very warm kitchen 1 hour. Longer than that it goes in the bin.	lhglhhcVgogiVhhRjnUZwgtjhiZbhafiUjhbjdcqtbsmkXpZdoVsighQohRhSqak
1		Four tablespoons of bottled lime or lemon juice do. Roll hard limes under your palm or warm them 15 seconds in the microwave before you squeeze.	gkbhjgcohZjebraTgkmZfjObtahvSealcnQejSdabmUznWfmrknchcagkfqldais
1		Fish sauce always smells stronger than it tastes. Too salty or fishy: add another squeeze of lime, a teaspoon of sugar and a tablespoon of water.	cUStfdiZqqieaiTyfQhXgZSegfkmYWonYcvjdcflocidlkXedhqWkagwoUmchbfi
1		Any sugar or a tablespoon of honey will do; palm sugar is the real thing. Stir for a minute, or add a teaspoon of warm water, and it dissolves.	cYojhdghhSV0sraqabmbpkepgikeYhnraiYllQjiXhRedlTmihccoUkbeibhvsqf
1		A large red chilli is mild to medium, a small thin one fierce. Take the seeds and ribs out for less heat. Half a teaspoon of flakes or a teaspoon of chilli sauce replaces it.	YnhjjgfddppfnXserWfrjVciXlrkVnoYqkdZelbhkdNfUdYflmrxcbRlbfmVYWli
1	safety	Rinse the eye with lukewarm running water for 10 to 20 minutes and do not rub. For fingers use oil or milk first, then washing-up liquid, twice.	gesobhafgkaoqntaeadqcadtRmesXlsneieaidokoVXpajtcfpmrdfVrnnecsTpn
1		Yes, raw: the lime tames it while it stands. Chop it as fine as you can or grate it. Of powder a quarter of a teaspoon is enough.	SihflWZRdergbnakbStifUlobhivbjhZleScSgVmqbkpdkntilrZmgoUngonajib
1		Yes, in a jar in the fridge; with raw garlic it keeps 2 to 3 days. Leave the chilli out until the day, as it grows hotter.	mzknnWjVodXiecTobbjabZeimkbjfgnebgnbTYZjkdhulawfbtkfdPjajSgWViSe
1		A thin, brown, salty liquid from fermented anchovies, sold with the soy sauce; nam pla and nuoc mam are both it. Oyster sauce is thick and sweet and is not the same. 2 tablespoons are 30 ml.	aTVmTnfgZogjgcRngVpXiRbekinfUanhdYwajeTdhkcTYkeWYYjeeZdkcStbajWk
1		You want about 4 tablespoons, 60 ml. Top it up with lemon juice or a spoon of rice vinegar; with 2 tablespoons only, halve fish sauce and sugar too or it comes out salty.	ZmdekjaunZnihoVXmgwbZjUXoii2UdUojpXhjccYegVtiahftfhYcdRlmenfjXcm
2		Pour on fresh boiling water and wait 2 to 3 minutes more, then bite one. Broad noodles take 10 to 12. The water must be boiling when it goes on.	xTqfrUrjijkeVglZolcvolhUgkercUbWZRZsqflWWWVajgkglagjWjkffrmfefik
2		Rinse them very cold, drain well and dress them at once with a teaspoon of oil. They will be soft but fine. If they are paste, soak a new lot.	5VicjOiginpgQilqZfgkffehYmUkjmfjcVsosgudeTampfljhhkbdXjpmjehYnbr
2		Thin vermicelli or ribbons up to 5 mm. Vermicelli are ready in 3 to 4 minutes, ribbons in 8 to 10. Glass or egg noodles work by their packet's time.	ncgfcSogUdXfnWqfesfekUhestkekhaXtSfeiSkfapOmZjchqTYfdcirQnhcfifn
2		Thin ones only need soaking. If your packet says boil, do so for a minute less than it says, because these are eaten cold and should keep some bite.	qbrunSgTegdYhPtgulgegg0ZcdqeoWehokcorhdbbhWWklmkpembbfifcxicdlgm
2		Enough to cover by 3 cm, about 2 litres, with a plate on top to keep the heat. No salt, since the dressing has plenty.	pTkfebpooippqaofyhhSYhkWjgimodZgsnqljjcgVVZctnqjqslRYkdnVkhdnkbh
2		Fresh or ready ones: 450 g, loosened for a minute in hot water and rinsed. They need no 8 minutes.	lZsknXnecchZYRjidmnqjcnQprmhuekXsfXehWgYggRojridnThgfVkeWthTadfq
2		Do not stir them while they soak. When drained, snip through the heap with scissors three or four times, and they mix and eat more easily.	rYdXiQlgafcdhksmdopddbccfvikrqZikYltphqoeZQmgmimhgqnWcrykogcUWhm
2		200 g is four fifths of a 250 g packet, half of a 400 g one, 7 oz in America; nests weigh mostly 50 to 60 g, so four. That is 50 g dry and some 120 g soaked for each.	ZgpVmWfgsZqalWeamqqodXkQWqekhdkruYhdogoYfiZhkkgSsXhYgiUpXpXXYfhZ
3		Run cold water over them and pull them apart with your fingers, then drain and dress at once. A teaspoon of oil keeps them loose.	qViSeTjlkcpYcjshTegpXcZaikbinqloianhriuXcMVlomtmlokcXYjokljgXXbj
3		Rinsing stops the cooking and washes off the starch that glues them. Warm ones wilt the mint and drink all the dressing; safe, only stodgy.	uXralbmqYpgWpSmlqkemZZrlZmihnjhqelkcnjmjgnamutwkntibsVpYadkabgln
3		That is normal, rice noodles soak it up. Add another squeeze of lime, a splash of fish sauce and a pinch of sugar at the end, and taste.	oZjltQlnnYepcjZ2ffddhcVdjoZrVfgphbgcqccgdXXnmbelgvfXXXfteXwcZeak
3		Shake the sieve hard, and leave the noodles in it for 2 minutes before dressing. Pour off any puddle and add half a spoon of fish sauce.	uWZbhSlpokgqdslvoeeZfhamihbpfZdxtimbjdmfdbceuglliuhTVQpnZmoaghki
3		Half an hour is fine on the worktop; after that keep them cold, for up to a day, and loosen them with a spoon of water and lime.	vggYnUqbidYhfahjVqVdkTofjkXlnmfjYdjcnZhmkZhtnbyXculoiTkYkUcaVdWo
4		Press it: medium rare feels like the ball of your thumb when thumb and forefinger touch. A thermometer shows 55 to 57 °C. It is for a steak about 2 cm thick.	bbkkeldqbjjmhsaTonYlgtjbnsmcUclQbbXqhebfZXoYYmkciggmivlnryleRWaY
4		Three minutes a side suits 2 cm. At 1 cm take 1 to 1½ minutes a side, at 3 cm 4 to 5. Fry the edges too, as the outside must be brown all round.	ljThjZnieldpdjeTjhmWincjgpfklWXcmbcnTdbhmbahVhbfqdFpZvmhbuobXaSe
4		Medium takes about 4 minutes a side, well done 5 to 6 on a slightly lower heat, for 2 cm. Rump gets chewy then, so slice it extra thin.	ksckbkkfjghfbheVuechhrtWqysZXacZViYlljVbhancTlddmUcsZhhlntmhRUdc
4	safety	Yes, for healthy adults, if it is a whole piece and browned on every outside face. The red juice is not blood. Minced, rolled or tenderised meat is cooked through.	cbanltVkbemkTobYqkYpmgqZfuvcQcebalbueadlsavbUhqffffofcqlfogeXWhl
4		A thin haze over the dry pan is right; thick smoke is too much, so take it off for a moment and open a window. The oil is on the meat, not in the pan, for that reason.	ibXlppaclfehsRhUndajfrZlcmpfddydqqmZctqleRkXfgVhVqlWXthjkkYbcbir
4		Leave it for another half minute: it lets go when it has a crust. Next time dry it well and let the pan get hotter first.	hXSaegglppltYohYVZLhbnTlhiXjonmjhlvcmqpfcSckboeqkdoablsknlchWcXd
4		The pan was too cool, too full or the meat wet. Pour off the juice, let the pan get very hot again, pat the steak dry and fry it a minute a side.	oXalliZvmfj0ZpYnpWYnfqWjaZjpjXTnjtekgapekhdZghgmalfSYjtbcskhWqml
4		Turning once after 3 minutes is simple; turning every minute cooks evenly too. Do not press, or the juice runs out.	fhSekXnhZkhpjYcdVmLaLofsUobofmVememprebgjghojqjnieoVfqoeolbeZbYX
4		Cast iron or steel is best. A non-stick pan should never be heated empty to smoking: use medium-high with the oiled steak in it, and give it a minute longer.	ldWmTjegnXhjpWfZefUifvVikephjouYzsqijmnnahakWhWicWlSrpoeXhUmZlff
4	safety	Thaw it first, overnight in the fridge, or on the microwave's defrost setting and cooked at once. A bag in cold water, changed every 30 minutes, takes about an hour.	kdVxeaklnmeaXrmOkacqrdidWYdpughiZjYjcdiTsongpckjjgYbvfkTphWfWeUg
4		Salt it just before it goes in, about half a teaspoon with pepper. It may also be done 45 minutes before; in between it only makes it wet.	iSnlolnbqkmjnUWothjRncnbkiotjhdmhhpfsZmjghkhoheXgbrZyqtjgdmbgSTX
4		Two rump steaks of 225 g, or one big one, just under 1 lb; about 110 g raw each for four. Two of 250 g are fine as well; if they do not lie flat in one layer, fry one after the other.	WuaNZZiflWjgeVaShrnichiXbtpgoeadwiknZZlcmfWkVkeXnYTccqbqckiVddXd
4	safety	Wash hands and tongs now in hot soapy water. Mint or cucumber that touched raw meat goes in the bin, as it is eaten raw; use clean tongs for the last turn and for lifting the steak out.	ebnrXgYlbjeghjfgYjWrmimodsffVkiujpiWvXluvfqibkydScnkjcihnsomnTfh
4		Yes, only the steak needs it, as the noodles soak in water from the kettle. Heat the pan 5 minutes first, fry one steak at a time, and allow a minute longer a side if the plate is weak.	nnajaYfbZTdcsbiYlpSqelsmTWmTbibmnyjbpshnVphgcjUcpghecYVhpmkeageu
5		Yes, at least 3 minutes: cut at once the juice runs out on the board and the slices are dry. Use the time for the matchsticks.	lmibuafoSocvtlidcnbenfxlbnbbqVTmbtdXnlZkoYdljcmgsqarglsWjmimYZdi
5		It stays warm, and this salad wants it lukewarm. A loose piece of foil is enough; tight foil softens the crust and cooks it on.	sqfhgTsfVkfnlegfiaRiXqkaZkQVqlchQkeXelWsodihohuomnjijklTiicVciYS
5		Yes: put the whole piece back in a hot pan for a minute a side, or the slices for 20 seconds. Doing the slices gives an even colour.	ieXhltjrZhnjRseWdkaqhimcikfpUZeYSjftljenqXzndfkpZdeqhldrunomWaYc
5		Slice it as thin as paper across the grain and turn it in 2 spoons of dressing for 5 minutes. That makes it tender and juicy enough.	tZgqqZcggknnSselhbifgqWkbkUbfZgoWbcsrkogqVVhlUdwiaagTgaotpnmXhYh
5	safety	No, use a clean board and tongs, or wash both in hot soapy water. Raw juice must not touch what you eat.	egmjXgaqZiiifeibWseppdqkewbcXiipouharbawogwokp0lmgjhogmXeplooXlk
5		Keep them: they go over the salad in the last step, since they are meat juice and no blood.	jZZejmWuiflrcmqgljfZhkigZwifYbdwnpjfeWbprWsekd3kmwkacZpfanlggVph
5		Leave it whole and unsliced on the board, foil laid loosely over; lukewarm is right for this salad, and up to an hour and a half is safe. Soak the noodles when they are ten minutes away.	reeamWjZkcSodYjRTnSnojgViobhnjZfVkmarhkslZocanxXghjndfkXpmhcQfTj
6		About 3 mm thick and 5 cm long. A julienne peeler, a coarse grater or ribbons from an ordinary peeler are all quicker and fine.	gikXdfoeXXdlh0sfSbpWZfksdjmordlakXhokkagjoYxXXfmsfWpmmfdXorrfZkZ
6		Leave the skin on and scrape out the seeds with a teaspoon, since that is where the water is. Cut it as late as you can.	ekhTmmmpbuhcerwmnbZgbbjnblqulctmuhpsjYmpkikdgihxhfpldXdcfgxcbaoZ
6		Coriander, Thai basil or a mix is very good. Use only the leaves, torn if large. Dried mint tastes dusty here; leave it out.	fhhVqngVadggbPjnZRobocUpmplSnigeaeSXedTighhlrcikZWpgufYgbjukWaqY
6		Yes: lettuce, red pepper, radish, mango or spring onion, thin. Beansprouts are cooked until steaming hot first, unless the pack says ready to eat.	fjpRcbkdlglegmmslUntakmihikbkmcZcVWifSUfgyrXVccmZdormVkddXuiqarl
6		Lay them in iced water for 10 minutes, then dry them in a cloth. Covered with a damp cloth in the fridge they keep a day.	1hvYmTofhYgiUjhoZRmnakifalTnudjXZbllsbZifhkrgWlpfgfvjYdTfaqcgehc
6		Add it at the last minute: lime and bruising blacken it. Tear it rather than chop. The taste stays the same.	nafZoriaVYerdaSiWTenpaWsdigfqinhVXebgbcmfYmmtjkmVeriuhidmltbPWpf
6		20 g with stalks is two thirds of a 30 g pack and gives about a US cup of loose leaves. Three quarters go in now, a quarter on top; the thick stalks go in the bin or a teapot.	cnjTmoYdrQlhfTVegbpjeXUhWsfdoekjpbgeakXejZpmoikVdZcbrkSmfdkbQXoQ
6		Yes: coarsely grated carrot or 200 g from a bag, about 2 US cups, and cucumber cut in half-moons. Halve a carrot lengthways and lay it flat, so that it cannot roll under the knife.	iolUeddcVXbke0uaTdqfZcimXmiplhqbdZdkpedkkvgrXYiiodcvqfZkkprqnZlX
7		Look for the fine lines that run along the meat and cut at right angles to them. If you cannot see them, slice a corner: short crumbly fibres are right, long strings are wrong.	gefjbjfxKfglotjYZmkXi0YfdnikokpXjXhqkjhjraZojbmlsUfrjkcjmhurYiga
7		Three to five millimetres, with the knife held slanting. If it is tough, cut the slices once more across. A sharp knife and a rested steak make it easy.	nidYhcorTkmkerrRWglXhnbmbqglmffenShmjiinmednhikrpdZydocppnvoZWWV
7		Cashews, toasted sesame or fried onions give the crunch. Unsalted ones are fine with a pinch of salt. Raw ones are toasted 4 minutes in a dry pan.	jkrljddhZqeUfYhrhglxmkhp0altbumieiWYlVfeUmolgbblebqodfspUgXbnoqd
7		Chopped roughly in a bag with a rolling pin. A spoonful of peanut butter whisked into the dressing gives the taste, not the crunch.	floaiWfdPklZfjppZgtohkbtofqrezrincWgobceVjlpfinuhktieitrcjUdcdlZ
7		Flat: lime first, then a few drops of fish sauce. Sour: half a teaspoon of sugar. Too salty: more cucumber or noodles. Taste a bit with everything on the fork.	ZgbmlefdthifendujViUmgUilljsOZdoUafhpZfmdkXnlmSkdhsdjkizxetdnXfj
7		Lukewarm is nicest, but cold is good too. Within 2 hours it may wait; slice it only when they come.	qqfghduidhmYpagTjbYdgmpcYlbZipahMhhWoplrngkiigxffrYnmfcUlbpXMjXe
7		A platter for the table looks grand: noodles, steak across, herbs and peanuts last. In bowls about a quarter of the noodles and 5 to 6 slices each.	prhLRaaqgakZvbkookcVXdjfgpckWnQmjlqeiafmdegjhmmgcidefkavhZwiOdfY
`
