/** Sweet and Sour Pork: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Mix the pork with half the soy sauce and the egg. Set aside a teaspoon of the cornflour, and toss the pork in the rest until coated. Wash your hands.
Drain the pineapple, keeping 100 ml of its juice. Whisk that juice with the ketchup, rice vinegar, sugar, the other soy sauce and the teaspoon of cornflour.
Heat the oil in a wok over a high heat. Fry the pork in two batches, for 14 minutes in all, until crisp and golden with no pink left. Drain on kitchen paper.
Carefully pour off all but a tablespoon of the oil. Fry the onion and red peppers for 4 minutes, until they begin to char.
Add the garlic, ginger and pineapple. Fry for 2 minutes.
Pour in the sauce and simmer for 3 minutes, until thick and glossy.
Toss in the pork until it is coated and piping hot, and serve at once.
`
export const NOTE_LINES = `
		Sauce and cut vegetables keep a day in the fridge, and the pork may lie in soy and egg there for a few hours. Coat it in cornflour and fry it just before you eat, or the crust goes soft.	qmllhfkZjRLjfffhfhgcqVxkrkWgjeafbarhmYelnnnpfd1jZnashgoZnUdcXjUh
		Two days in the fridge, if it was in within 2 hours. Heat it in a pan until steaming all through, once only; the coating is soft by then, though good.	qzssejmZpfcdZUagmdbXakjYgjhYidlbWfwZUafjccrpjmyegdZlaZZagYcbUtVm
	safety	Throw it away. Pork in sauce is out for 2 hours at most, and boiling again does not destroy the poison some germs leave.	rfhmisaOpgqcOhnblmYWpZrmdidbbbnhcisbgkhqeenguZoiYoVjjVaenWUoasan
		The sauce with peppers and pineapple freezes for 3 months. The pork can be frozen, but loses its crispness; heat it at 200 °C (180 °C fan) for 10 to 12 minutes until steaming hot and add the sauce then.	mrfvVafuqnTfadiYjSpoocclZWWikehigdjhQQeVmonokcnhXYfdkVibrZfZbgTd
	safety	No, in pieces like these go on until no pink is left and it is 75 °C in the middle, with clear juice. Two minutes more in the hot sauce does it.	bohqkqahckiiUjWYninnmgrZlttbacjaQfVucgZlfWtdTglfaffrWkpkiqjhOXYi
		Most children like it. Use half the soy for a toddler and cut the pork and pineapple small; leave the peppers a bit softer. For a baby take plain cooked pork and rice.	jglkTYglmoVTjZbktXgYpWilietgPqXfgijkffafgVfkSYagidq2igToplbppahe
		Yes, when the pork is cooked through with no pink and the dish is steaming hot. The egg in the coating is fried as well.	ibsfSudloiXWbgZfpldjjbqcghbXUYggciWnSkgebWjbPesiXYmrtifqjqdtcoWh
		Chicken thigh, the same size, fried 7 minutes a batch to 75 °C. Prawns only 2 to 3 minutes, until pink. Firm tofu, pressed dry, 6 to 7 minutes until golden.	XjfxfdbekrffUbcdbXreahrkvseTpqUqeiXiiVagptjcOgfggWelmmmiYjibWhWp
		Loin is good, 500 g in 2 cm pieces. Shoulder is chewy unless you cut it very small. Ready diced pork is often shoulder, so cut each piece in half.	boajeibgSlbkdgbVhWvZmkineprZwlfbeQVkhYilrpdeSblodTbmWkYlcqdoeYQk
		Plain rice is best, as the sauce is strong; 280 g raw for four. Start it when the first batch of pork goes in. A dish of stir-fried greens balances it.	kqfXedZkqbYWxkforhdcfkijzqUiclbchbggqcZrbjWfgrlYWOqbZcjhkZ1deigk
		Yes: air fryer at 200 °C for 12 minutes, or the oven at 220 °C (200 °C fan) for 20, with 2 tablespoons of oil over the pork, turned once, to 75 °C. It is drier and less crisp. Use one tablespoon of sugar.	knhskqcajqVordZeibneUqnlbmgXjhjslldanenepriaQXPiVfamjvkYjjPjnlce
		Only the saucy way: brown the pork, then 2½ to 3 hours on low with the sauce, and peppers for the last 30 minutes. No crispness at all.	2cakhTfdekbjeajpadjaifcrnhYYkfUbtehildgiurUlahUvZmPjbtmjaugmYhml
		Fry it in four or five lots, never more in the wok, and keep it on a rack at 120 °C (100 °C fan). Toss it in sauce in two lots right before serving.	wpinVbWOlgRdkTjZgnijakhpehbcqcRYjljpgqZfswnhceckVkhXfrcfolSkcddi
		A wide deep frying pan or a saucepan does, with the same 6 tablespoons of oil. In a deep fryer take 4 to 5 minutes at 180 °C and skip the turning.	rxWpUVaToYagfViWedfjNllnojkenjWeowspfmrZjlijhbehZbXTkuelikdhfegd
		Start an hour before: 25 to cut and mix, 17 to 20 to heat the oil and fry the pork, 10 for vegetables and sauce. For seven begin at six, and put the rice on at twenty-five past six.	koXUkjiSjWRnlckXshmbsXkilgdhggcafVekvtvZjTndYlpZgTXgenbZsVgejZbo
		Egg in the coating, and soya and wheat in the soy sauce; some ketchups hold celery. With tamari marked gluten free, and cornflour and ketchup that agree, a coeliac can have it, fried in fresh oil.	VXklipisZrVYjsajXinWpbeasfihYsYikdZdhqnaZjqbeokXacYumbgsZaXabxnm
		Halal or kosher chicken thigh, 500 g in 2 cm pieces, is best, 7 minutes a batch to 75 °C. Take soy sauce and vinegar marked halal or kosher; nothing else here is in question for most.	ZggofdXikmdfdnTSZZxRZYnasfeaewViabgllgbjbnleOZtgVZfnplTjWejnbhWi
	safety	Ring the vet now if he had the sauced dish: onion and garlic poison dogs, with signs days later, and a lot of oil can inflame the pancreas. A bit of the plain fried pork does no harm; give water.	jZmbaZPbeotiXfSbmkohchfpbcmmYdmrZkoRpkfooispWkrdVlkgagYrabcrntds
		Half: 250 g pork, 2 tablespoons soy, half an egg, 40 g cornflour and half a teaspoon in the sauce, a 227 g tin with 50 ml juice, 2 ketchup, 1½ vinegar, 1 sugar. Oil 4 tablespoons, one batch of about 7 minutes.	a1fimojqoVcgmShaajwbWfdmkklggqQmjpngamiYkjbmedaaicWYaYPxpUeijece
1		That needs a thick batter and deep-frying. Here it is the thin crisp home kind; for a bit more crust add another tablespoon of cornflour to the egg.	thUlZXiajfgjgclidYVghncuujlgkpfY3sjalcpofpbigYQnfddYfvskXsfkemlk
1		That is how it should be: a thin sticky paste with some dry white spots. If it is soup, dust on another tablespoon of cornflour; shake off what hangs loose.	cTZckZgurqlmbjdsWacdjjVplgVcSfiovUZqdisikUdeloiohwWdejlrljmiUnbj
1		Potato starch is even crisper, the same weight. Rice flour is good too. Plain flour makes it bready and softens sooner.	TXhbtfanflXdiYthackjjhio0gbVWlckwaZgfhhlhoZlurbegVVmnhqefehfk3oc
1		Two centimetres, a small mouthful, is what the frying time is for. At 3 cm give it 2 to 3 minutes longer a batch; strips are done sooner.	dreYafqmbegdXhjRTivdeflncnqlveUbtZiqefgolfgobfcmoZVtdvcmboqjgTYZ
1		Without egg use 2 tablespoons of water: it is thinner and less crisp. Egg white alone is crisper and paler.	OgigedftkdcgUZsjZbiUkSfeslXXadanjnedekhgYfWcZkTlopeluhxhaegvqsgm
1		It needs no time; 20 minutes to a few hours in the fridge seasons it more. Not longer than 24 hours. Put the cornflour on only when you fry.	lhjqmfraepWjfdZflgeOtbsklmclnfXjWdlcqWeppVghkiikbuZngruUnfgaSYRj
1	safety	Wash hands, board, knife and bowl in hot soapy water before the vegetables, or cut those first. Nothing raw should touch the plate for the fried pork.	giqhWidoajijfglYZoeqobqpbzcgdjppklhcnbcylmwpgqzodgnlogliknqqrVki
1	safety	Thaw it fully first, on the microwave's defrost setting and cook it at once, or overnight in the fridge. Icy pieces spit in the oil and stay raw inside.	hhWxhcimmnhXUqmRhXdqtZihXZdqsijkbgYgbYhXstnjoZileiWdugjYoeTjYgTj
1		Slip a knife under the silvery skin and pull it off, because it tightens and gets tough. Thin fat may stay.	WkeZgnkkTjZmdjfkhgWaboQefsqekgoslahtdcstvZeWccmxhdXoYkmgjhopkbaQ
1		It is there to thicken the sauce. Take another teaspoon from the packet; there is no harm done to the pork.	YWVizkYffmpmecjlccmckWjoasagPhR3jaiegqknicdlvXmaieaalaehoclliWWb
1		It is the long, thin, lean muscle from inside the back, sold as pork fillet too; loin is broader and firmer. One weighs 400 to 500 g, just over 1 lb at most, and 420 g is enough. It gives some 55 to 60 pieces of 2 cm.	WsaZdfbnYjhhahXWchqhdnflfypcmhgXqSgoeZhdnhaZVdpZaVVkaqcuZnjkaUNj
1		It is cornstarch, the fine white squeaky powder, not yellow maize meal, makki atta or masa. 80 g is 10 level tablespoons, about ⅔ US cup; a teaspoon of it, 3 g, is kept for the sauce.	JVhVpkejchfYlZiekakkkdachigXMgfo0XegalilhjUbyshafUVgobhhfligdrmh
1		2 tablespoons, 30 ml, on the pork and 2 in the sauce. If all four are on, tip off what has not soaked in and bin it; leave soy out of the sauce and taste that at the end. Add a spoon of cornflour if it is wet.	UbaoijcjpfkoiiSkhcyZmRhZZvdqXhRqggscgklhjYfZledZWiVZdXetkVmciTUf
1		Fry it still, if it was out no more than 2 hours; for longer it should have been in the fridge. The coating has turned to paste: roll the pieces in 2 more tablespoons of dry cornflour just before the oil.	cXYipgegphmrWeegOiTkubpqgfVfUaljhckaoipoxUikhgibaoWlcinbnaXkTuZm
2		About 250 g of fresh or frozen chunks, and 100 ml of pineapple or orange juice from a carton. From a tin in syrup use the syrup and only 1 tablespoon of sugar.	fbhmqjlrhVieYlqWYYvYjkjieWnqnlfjelWlXIedruehjdWhdkfblTaeYqXbvemi
2		Leave it out and use 100 ml of orange or apple juice. Tinned peaches, mango or lychees take its place.	gfjcuffqafeXagtWVgqXchknpfoocneZTifkgMVclydbacdpWrkkpUhochWingpm
2		Cider or white wine vinegar is the nearest, 3 tablespoons; malt works at 2. Balsamic makes it dark and tastes of something else.	cmVnrcWcYWbgiohXedlXhaXatSmhTegVniWZVVZogrNmjjamnZkdjVlhdgqksgbq
2		Yes, ketchup is used in Hong Kong too. Otherwise 2 tablespoons of tomato purée with 2 of water, a teaspoon each of sugar and vinegar.	WjcZokqiWfejkkjmacphtUWqudnXWdqfUjnTjYbjiyWdQbacmrgYbZlkocjlnlXo
2		Yes, whisk it again right before you pour it in, because cornflour settles. Lumps are pressed against the side, or use a sieve.	ebdlfVpkdYimlmjwUeZYkccmeYlVZldwsfbpekhjeNkbynpfk0jcYWmgglplbhYh
2		Taste it now: it should be both sharper and sweeter than you want, since the pork tames it. A spoon of vinegar or sugar shifts it.	ZihvshegmfcckkXvibhlmgdnjijoJXfhacfegOgzkddnhnanffkglfoo0mjakRho
2		Brown sugar or honey, 2 tablespoons, do the same. With half of it the sauce is sharper and less glossy; add less vinegar then.	dephojjgjVRzspXiXcufllbpenihXejrZiYdfXfjcmUgRfUhfXWenWedkcXjynlb
2		Light or ordinary soy; a bit of dark gives colour. With none use half a teaspoon of salt and a teaspoon of Worcestershire sauce.	eNasnmleWidqnbQfhasToUcYvjqccrbhZgmVdagjlhYbenPYZbdbhZhjZWnaahkk
2		The 432 g tin, 15 to 20 oz in America, about 260 g of fruit and 150 ml or so of juice. Too little or poured away: make 100 ml up with orange or apple juice, or water and a teaspoon of sugar. Juice left over is for drinking.	dkjefkj0pUrXdnlYajwYciagidtodiXlmpngbYaflbcefXkYqsfVUfRldgWawcnb
2		Not rice wine or mirin, which are not sour. Seasoned sushi vinegar does, with only 1 tablespoon of sugar. 3 tablespoons are 45 ml; the whole sauce makes about 250 ml, 4 tablespoons each.	hnbqjhWeeYbbspZWbomaeeZcvZdpQcfZiihaaXdpjlOrfeedmTndnQnkehtlqhfu
3	safety	Cut the biggest piece: white right through, no pink, clear juice, 75 °C. If not, fry that batch 1 to 2 minutes more.	ajfqjtesfhirVrZZpiftmqnalrqeSYeachWvegeibXrWarkbjjhpZrldgumhXWZa
3		It is about 7 minutes for each of the two batches, turned now and then. Stop sooner if the pieces are golden and a cut one shows no pink.	mrbbhZliafVuchbeoqdolZvpalckfWUWhihwgfnRaUfdfieRjaVehvjZnnibVYUd
3		Drop them in one by one and leave them alone for a minute, then part them with a fork. If the crust sticks, wait longer and use a hotter pan next time.	jcWSYajnmipnapjfOaVnbgaobgaissimmjriqqwYbOanhpgrielcegrikgfhWYVf
3		The oil was too cool or they were moved too soon. Scoop the bits out, let it heat again, and leave the next lot still for a minute and a half.	fYacmgcrkgrsViotVdOlWnakVYdnllkpmhlffvnlgOhhkjcoavdiSmtjjegefndZ
3		Turn it up and fry fewer at a time; lift them out, let the oil get hot for a minute and fry them again 1 to 2 minutes. That second frying is what makes it crisp.	whmimafcpnjtRefnoWbwXshkaicnfdaakgijseuhVWaVjZbkXmbjbovQhlihYric
3		Lower the heat to medium and fry on 2 to 3 minutes. If they are already dark, finish them in the simmering sauce for 3 to 4 minutes, until no pink is left.	mdVpjtlZZWhoVgOecaVzpjjZeffscleYUldnbqlfjNkehxadWghdeoieimjafarb
3		About 180 °C: a pinch of coating sizzles at once and swims up. If it lies there quietly it is too cool, if it darkens in seconds too hot.	WjfnhpeqjsmpnegWnafvdsjhZkmaThnYgcacmnlfTUebcdjXcxiai1fWjpbWVcXe
3	safety	Smoke: turn it off and leave the pan where it is. Fire: turn it off only if safely reached, no water, get everyone out and call 999. A burn goes under cool running water for 20 minutes.	lYgqmubdidglvWjdkYVoTpciagnngnxqlqnYemoklUiYeiajRrlWYkjimoVelXpm
3		Two at least; a full wok cools the oil and the pork boils in its own juice. In a small pan take three.	h5bhbbcjoVgmgehqYfinZhlxWajmkfPdqtnpjisekkfdhahcdiVLhphdjaekeXWe
3		It is shallow frying: about 1 cm deep in a wok. Turn the pieces so that each side gets its time. Less than 4 tablespoons makes patchy crust.	WjdkslhpnhniidXclemhOvedgsnmphemyhqhhkjmeWZbYWZkhcVZYxiaiYarieVS
3		A rack keeps it crisper than paper. The first lot goes in the oven at 120 °C (100 °C fan), uncovered, for up to 30 minutes.	tpmcaWgdZgZjgUeaZedtVsgeVoSYlkYadnmXoljofcmYpfkqZiuchrmNgZcUekeZ
3	safety	Put those pieces back in the hot oil for a minute until steaming hot, or boil them in the sauce for 2. Then a clean plate with paper and clean tongs, and never taste the raw coating.	biitRZcjchqYTeZhcihvnbyggpZeShaqprnWqejolWyfamqjakinhfmZdnllkYdj
3		Cook the rice first, take it off with the lid on and a towel round, hot for 20 to 30 minutes, and mix everything beforehand. If that is too tight take 2 pouches for the microwave.	kwbqWbcZdXWawhcefobsXlqobacZcjjjqvjiowjjXdcmijediZoXWRZjkkrlfhev
4	safety	Into a heatproof bowl or metal tin with the heat off, pot handle away from you; never the sink or plastic. Let it cool fully, then bottle it. Burns go under cool running water for 20 minutes.	hhYlikYmjZmpmisjhYVjTpdgamogiqrzlpsTjkhioVgcgVrmbvjUigpejjXmoYqd
4		A few dark brown spots on the edges, still firm in the bite. Four minutes on high, turned rarely.	kZthidujbcYskhZjkee2kmfgadiutYkWcPlqgbdhZWlXdrdgcYqqjoiWgirYdVnl
4		The pan was not hot or too full. Get it very hot again and leave them alone for a minute. They taste fine; the crunch is gone.	tXqhqXilngkuTjlsmSbzcmdpQbbpmWcchghqlZkiafkaicaochidedmXbpshgnsp
4		Any colour; green is more bitter and classic. Frozen go in for 5 to 6 minutes, with more water. Carrot slices, mangetout or broccoli do instead.	ZcmehcqhgeblggimoRnqfgeqcbnftknbbdbhcVTif0nZWYambUorrWabbdzdjcku
4		Eighths of the onion; it does not matter if they fall into petals. Red onion or 4 spring onions, added later, are good.	ajiSeYngQUpkjsnYdbssilkYWpgloiXbhMdjbTYnefhreqYiqeoimblhWTrngedm
4		Pour the oil through a sieve, wipe out black crumbs with paper held in tongs, and start with a clean spoonful of oil. They would taste bitter.	edlihmeogaqpdfXqUSevfoajjfkurruunjoYfnuofRmlnodpTikehkpbeggicYpi
4		You can, in a spoon of oil, and keep them on a plate, though they soften a little. Chunks of about 3 cm stay crunchiest.	gktihWndkeYkigkkZXuwgiupajhkvocejagknahtfqriQbgmbcmxhepVdhobnTVl
4		Once more, for another savoury fry: let it cool, strain out every crumb, keep it in a closed jar in the fridge and use it within a week or so. If it is dark, foams or smells, bottle it and put it in the bin.	hlgqrxUglhkqaXXcYansYhldmkrjqlorjqxTgbllbehikXwkVdebZbpUhYXkhjYi
5		Use half a teaspoon of ground ginger, stirred into the sauce, or 3 teaspoons of ginger paste, and a teaspoon of garlic paste for the cloves.	SgfaibfRmgtZdeciZWtbfUYilYthfosVmdQcOcedukYpgdlfkfpfskmYnajkapnd
5		Pour in the sauce at once, which stops it. Black bits are lifted out. Grated garlic needs only half a minute on such heat.	ccclinfYkdorahQjYSZrdcdrYTiviinjYcgcMtlinUemhpfjZerZjliapejcSjtj
5		Drain it well. Brown spots taste good. You could put it in with the sauce instead; frying only makes it sweeter.	manirkjufalhgbojXcleWtooYaqvkigdfilngPhlnkkbghgqTuqXnZpZYrVgkSpe
5		A piece of about 3 cm, scraped with a spoon and finely grated. Chopped small is fine too, only sharper when you bite on it.	RkkOXinZiXrXgrhXedpSXZflajvpsevgoUcqameillcsbgnhvdhhmoejjglkdgnW
5		Ginger may be left out, the sauce is then milder. One of the two should stay, or it is just ketchup and sugar.	RejbgfjUhpmdnldiZYpTfNlrhbojgdmdcjXZUmcgklWoSbllogprpgnXtPjqhmof
5		Let it boil for a minute on high before the sauce goes in. The sauce can take some, then simmer it longer.	pXWlpdirrcepanqniWhdcokofXdzcTZpoklofbihlbjVsdonfxgTaWjlfvjafdqj
6		Stir in 2 to 3 tablespoons of water and take it off the heat. It thickens as it stands, so stop while it still runs.	lPWglYrjmrjogmefaUgXlcRnkfRiVfkpjWilXkjgnWbegkgmoxVbYYdunoigSgci
6		It must really bubble for a minute. Still thin: mix another teaspoon of cornflour with a tablespoon of cold water, stir it in and boil a minute.	kXWosenjfrXsdlqglXkalkboidWqSSYnpZhgVgakieXaoognmvQcbamlewqcemhi
6		It turns from cloudy to clear and shiny, and a line drawn with your finger through it on the back of the spoon stays open.	WPlhedomejhulichelfidlTenodiOQqgkTkgafbhaWbXgvofhqWgbnochqmeQaeT
6		Whisk it hard, or lift lumps out. It happens when the sauce was not stirred just before it went in.	cTfekYlkfglihporTXedhcfqbUnZdpjvpaYncnohfMhZvrijesdccSkikstnZdee
6		Sour: a teaspoon of sugar at a time. Sweet: a teaspoon of vinegar. Salty: pineapple juice or water. Taste between.	fhXnqkdemjafgqfrjYiagkXnkfdrRaiiTadgjNesmfXmhlUkcbiclcdy2kkcuZmk
6		Takeaways use colouring. A spoon more ketchup or a pinch of paprika brightens it; brown sugar and dark soy darken it.	cWbkoqlpdggteeQjoYajmmWnfjwkUcXebfjnaUmkflWeboaiVocbdmvfdkrfNkul
6		Take it off, pour the sauce into a clean pan without scraping. If it tastes bitter, make a new sauce; it takes 3 minutes.	qZenhoiXdeguijUnbUUmkfWhgXZriityVmtZbkmlkSbjktVjTfnbfbcjkhdZhbsm
6		Yes, off the heat with a lid on, 15 minutes; a splash of water loosens it. Keep the pork in the oven, apart.	tfgcmZncmhLjrfedRgYiddjaslPlgbWjTljbnpZqhZjidhtcgtgjaYfToejbRfWh
7		Toss it in at the last moment and eat within 5 minutes. Crispest of all is sauce poured over at the table.	zlndnUcgaosnbeYwYYZiamekifSjdbamacrckalqeSndseolWmigZVpZmfmZVkWX
7		Yes, serve it as a dip, like a takeaway. The plain pork stays hot and crisp on a rack in the oven at 120 °C (100 °C fan).	pkhgcTWiVmfdlYktjelSeXhhojdcQpWqUnldikTofgccXfgpVqhqdUkmoYphRcWY
7	safety	Steaming when you break a piece: 75 °C inside. Pork that has stood warm goes in the bubbling sauce for 1 to 2 minutes.	jrgphknlbmlfmdjducTofisXaceYYmkcYjdZgulikYkZilseXvgphbebqlnWGhZZ
7		Stretch it with 50 ml of juice and a spoon of ketchup and boil it up. Too much: leave part of it in a jug.	hfTnsYiqrllscpgpkYoXenXekialXWaofmhfelYjjXbeaeagksPRQbZunbthigab
7		Sliced spring onion, or a pinch of sesame seeds, and no more, so that the red and yellow show.	XlqQbkgkajkcsblyoffpcjcckkcjYiUddYdfZRWnXhmeiffnWfqiengjYWzsUbta
7		A teaspoon of chilli sauce or a splash of vinegar and soy. Salt makes sweet and sour taste of more.	cffpphjczkldmmdrlWgenjammnlmMdVlXccVhfaoXqUgeiOidnmkgnjvpZtZgbjj
`
