/** Kuku Sabzi: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Whisk the eggs with the baking powder, turmeric and salt in a large bowl.
Chop the parsley, coriander, dill and spring onions finely, by knife or in short bursts in a food processor.
Stir the herbs, spring onions, garlic and cranberries into the eggs. It should be more herb than egg.
Heat 2 tablespoons of the oil in a 24 cm non-stick frying pan over a medium-low heat. Spread in the mixture, cover and cook for 9 minutes, until set nearly to the top.
Cut it into quarters in the pan and turn each over with a spatula. Pour the rest of the oil round the edge.
Cook for 4 minutes more, until dark green, browned underneath and set right through.
Serve in wedges with the radishes.
`
export const NOTE_LINES = `
		Yes, it is as good cold, so cook it the day before. Cool it on a rack, have it in the fridge within 2 hours, and take it out 15 minutes before you eat.	rusohhqdkXQecZcgigeblbremeeehflbTfqgcYdlmnnnff0gengsiclOjXeVRlRg
		Two days, covered, in the fridge. It gets a little wetter and darker, so lay it on kitchen paper.	qzrjhllelebiWYZkiecYYlZccmibmaqbTdveUUaifWnvqkzekfegabbbiWbZWmYl
		Yes, cooked, in wedges with paper between, for up to 2 months. It comes out a shade softer. Thaw it in the fridge and warm it in a dry pan or the oven.	qpiqRclxnhVaYioVlaloocaeaaSlmdmhfcleQVaVhooqpdmjgbegnYhWnRfgWiYc
		In a dry lidded pan over a low heat, 3 to 4 minutes a side, or in the oven at 180°C, 160°C fan, for 10 to 12, until steaming hot in the middle. Once only. It need not be warm at all.	qvpvXgufhboWlbdWtZiibopWZicZejlgSjmXermicphhlijkeifgmeVThdnUSxae
		Flatbread, thick yoghurt, radishes, cucumber or pickles and walnuts, or beside rice and fish as at Persian New Year. A quarter is a main portion, an eighth a starter.	jlgSafUkecjRsifmyhVZZjjevpUfckZjjgnklgXojrfbeoreWVimZkkskVugWmXc
	safety	Yes: it is cooked right through, so eat it hot or well chilled and within 2 days. Wash the herbs thoroughly first, because they can carry soil.	mYscTwggmjWXfaYeqpcliapZfhbVXbieegWmUjeacWigSfxhaUmpykcnfoeqZlag
		Cut it into fingers and serve it with yoghurt to dip. For a baby leave the salt out and chop the cranberries finely; for doubters use milder herbs, half of them spinach.	oakbYbeogpZVhagnuWdXnTgmcgsaSmYhYimfcecfhYepUalhgfs4iXVsrggqebkd
		Bake it: an oiled 20 x 30 cm tin lined with paper, at 180°C, 160°C with a fan, for 25 to 30 minutes with twice the mixture. In the pan make two, as one thick one stays wet inside.	gtXcOVeXlXVfcUjXelggTahnoneZjfPYhutsXmqYjkjknfeldiWZmsYqjeidldfe
		Yes, in an oiled and lined 20 cm tin at 180°C, 160°C with a fan, for 20 to 25 minutes. In the air fryer 160°C for 15 to 18. It has less crust but nothing to turn.	lkanYifUfkXokfjkZjgdKnokcgXcomkfhogeihhhoymgZkIhdgnikwjUfqQVhlcg
		Yes, it is made for that, in flatbread with yoghurt. Keep it with an ice block, or eat it within 2 hours of the fridge.	qxqhamaifdgTfajgsbbeajlanceVehlfUdplhcihhopqdpubnneqracWbdMjLjgZ
		Buy the big bunches at a Turkish, Iranian or Indian shop, and make up half the parsley with spinach, lettuce or radish tops. Keep some dill and coriander for the taste.	jkgQjpWbheVkbYekdWfbciYlfniMhkbigbbXbcaSftdeZYjnhOiYtdbvecngbbuU
	safety	Throw it away if it was out for more than 2 hours. Cooked egg grows germs fast, whether it was hot or cold.	memihsaOnfqbOhndlmVUrXrmelebecojdkqbglgpeZojtcoidsYmlVfbmWRsbmen
		It is said koo-KOO sab-ZEE: kuku is the Persian thick omelette, sabzi means greens or herbs. It is eaten in Iran above all at New Year, in March.	ZUgcimcjYgfkngapgsdlUlboYriVNVkcrPxXgieidlZWcapXScfmcielbblpWmda
		Start at twenty past twelve for one: 15 minutes to wash, dry and chop, 15 in the pan, and 5 to 10 to settle. It is just as good made an hour earlier and eaten lukewarm.	npaShmeSdTTkfelcyefesWkejhedbdcdbZehytxZcThjepuckUeilkabnXgbgXek
		It has no gluten, as long as the baking powder says so, and no milk; read the cranberry packet too. Eggs hold it together, so it is not for vegans or egg allergy.	TbhkhkgqcqSXhqWnVinXlTgVocbcZvZgecdfduoYUkpacmlXccesjdknYhYfavfr
	safety	Ring your vet with the amount and the dog's weight: spring onions and garlic are poisonous to dogs, and there are six onions in the whole pan. Do not wait for signs, which can take days.	kZnScZUaafwiZjYYjqklYgbnXckpXemmZgqWpmelnluubpqVbhkeddSnbZfposgq
		The whole weighs about 550 g, so a quarter is some 140 g: one and a half eggs and a big heap of herbs. With bread, yoghurt and radishes it feeds four; for six hungry people make two pans.	iznNcdgpoZlToXfgsnnaVbdecjeodhaaplojaggYmhcfdlgZmZTdfrTyjalhTbaZ
1		Leave it out: the kuku is only flatter and closer. Or a tablespoon of self-raising flour, if gluten does not matter to anybody. Of bicarbonate no more than ¼ teaspoon, because it tastes soapy.	MPggufXeXhgglevnekpXnaYjpfgbYpVbjrbhbkjravYttfajgheloqgiaWdjlqgg
1		Until yolks and whites are one and the spices are spread, about 30 seconds with a fork. A little froth is fine; you cannot spoil it by more.	WfplVQibYUWapcephnhRnXaebldVdgiXjfXxanhhUVcbidYXlvhfatpjlmrkhgcj
1		Whisk the turmeric, salt and baking powder with one egg to a paste first, then add the others. What is in lumps already can be crushed against the side.	QejdiThjienhbgowTZidhVaodZnScojcjeWnbknebMbfrglliylimhjghppvelap
1		Five large eggs still hold it if you leave out a handful of herbs. Of small ones take seven. Half whites works, with a paler, firmer result.	QsjaVbillSfbTOjhiinUhOhWinjbicWclZlhWfgiYbZiWfTdsfSeiohjZfnoqkdo
1		You may leave it out, as the green hides its colour. A pinch of saffron in a spoon of hot water, half a teaspoon of cumin or cinnamon, or Persian advieh are all at home in it.	PadlkcfghtsbkZimgifiiVYvlmfeZelXeqYVYbXgjkTflRhhekvlymdPfdkqephp
1		Yes, straight from the fridge is fine here. They only take a minute longer to set in the pan.	XlniSZrkdYfTZVmYneecpTrdZkbdtlceUhgfelmrdgddialmmyYlvjtNZhfibjZl
2		It matters: spin or roll them in a tea towel until quite dry before you chop. Wet herbs make the kuku watery and go to pulp under the knife.	pYsUmfhneidpaclsjdkeicWldmcfvVignqZexcdcgYgmtcvxkjpaokhdUprieWuh
2		Use the tender upper stalks of coriander, parsley and dill; cut off the thick lower ones, which stay stringy. The weights include the fine stalks.	YbiRihqXWihlfUijjhpejWRlYzlYrbehjWZqkgYifZjlscqpbThnnbZhXiohWXnS
2		Squeeze the pulp in a cloth over the sink and use it; the texture will be closer and the colour darker. Next time dry herbs, half full, pulses of one second.	reedpcdhcnnkYqjxPYnffdMtahgkgkhcZcfuhgedhdjkihhniqqTeXcopupjSYuk
2		Like coarse tea leaves, 2 to 3 mm. Left larger the wedges fall apart when you turn them. Bunch them tightly and rock the knife through twice.	dlnSWUqiTbhXcmrXTnxgfbfiaoqjxoeUsTapecbodcksbfjkoeglfkmlggoiaWca
2		Dried dill is fine, 1 tablespoon for the 30 g. A dried kuku mix: about 60 g for all three, soaked 20 minutes in warm water and squeezed dry. It is darker and less fresh.	catltaiVhdhfdMaohZtYmeSdqlkShgdbopRWefZZldarledojZjbmaQfXdhdWXqi
2		Yes: thaw them in a sieve, squeeze them really hard, and take the same weights from before thawing. They give off much water, so cook a minute or two longer.	gacgfbmligcZXjqcfTgqrZZcbYgpzefgjkQcaVWPpxmiqbkklWcdyWbZhfeeYXjf
2		Swap freely and keep the total about 150 g: chives, spinach, lettuce, leek tops, tarragon or mint in small amounts. Leave coriander out for parsley.	ZlhUqnkVgkYieXisbWpdfaYmqslSjeVgXhYSiZQdaofgiYciZUniufUiedrnddtg
2		White and green both, finely. A small leek or chives do instead; ordinary onion is better fried soft first, as it stays crunchy in so short a time.	VfpSnerYPYilkhihmZnxjkqbfnjcphVbeScgaVVkdfkmlkbifYsilffaUZqwjmrp
2		In 30 g packs: 2 of parsley, 2 of coriander and 1 of dill. It is 150 g in all, about 4 cups loosely chopped, and the 6 spring onions give almost another cup.	aurOkiYYpUociZcfggqgiOecangdjbdcqbabiacThhanlkmVlTicsjSocfhdVVpV
2		The fresh green leaf, which is cilantro or dhania, with its thin stalks. The ground seed is another taste and gives no green, so leave it in the rack.	chZPpqekWmkZVTmuddjliYUmillVfdfgidVbgbVfZZeixWlgRWpiqhVadkphXfsZ
2		Dill is the feathery green herb of pickles and salmon, called dill weed in America; use leaves and thin stalks. Fennel tops look alike and taste of aniseed: they do at a pinch, half as much.	XZidpkqZRecgeZZndakgnYVritoZjZZVmSeZZUfbjlbZhfgibQsoneVgXeojYawb
3		That is right: it should look like chopped herbs bound with egg, thick enough to spread. If dry leaves show, beat in one more egg.	cYcUfXptjikiabUugYdYjdQcgnQfTZZffYZuWlfjVXhggidoksXfeejtghruZdpf
3		Stir in another handful of chopped herbs or spinach, or a tablespoon of flour or breadcrumbs if gluten is no matter. Very likely the herbs were weighed with thick stalks.	feYelgimnoiiYgpvZUgYjfUjbpNhVVQmkWhgRlgmfaldkecohwRfliiufkoqdfpa
3		Raisins or chopped dried sour cherries do, or leave it out and add a squeeze of lemon at the end. Of barberries, 20 g, rinsed and squeezed; pick out little stones.	eZrOsdbvcgdZbfpdampXoffisgoqXdjfaphkgUPkdtXedYhtUknksckhhUhdhZom
3		A handful of chopped walnuts is traditional, where nobody has to avoid nuts; 100 g of feta means half the salt. Flour is not needed.	YhlYkgckqvcThjdwZiuljplmpdhhZtgtgXbaadbgTmtVodhjcdsiilluaYYfYjfS
3		Thirty minutes is fine, in the fridge. Longer and the salt draws water from the herbs, the baking powder tires and it thins; stir well and pour off any water.	ndfljXpbhcXnmdfoVsTbuZrmhfablefigqkajYenqUplsWqdk2fkdirVkcWaZhYl
3	safety	With British Lion eggs in date a taste does no harm. Otherwise fry a teaspoonful in the pan for a minute a side and taste that.	VYnqecfbpmlXbaTulhhhsbpXklliMVVielqbhejjfamiindchjpjyptllpgskUcg
3		Chop them dry, up to a day ahead, and keep them in a box with kitchen paper in the fridge. Whisk the eggs and mix them in only when the pan is ready, as salt draws water out of the herbs.	toskkjrTfLRnceebXhjboWmhlqhfocoZhgqhiafkjisskc2ndkjoiglYhZggVhVd
4		Turn it right down, lid on, and slide a spatula round to look. If it is black, finish it under a medium grill; serve the good side up and cut the black off thinly.	raUkfsmeciexkkVkeYRqejVbeYXsifnkYjudeljklMfgnxXgXincfkXfbnYebfsh
4		Lid on and 2 to 4 minutes more on the same low heat. It is ready to turn when only a thin wet film, the size of a saucer, is left in the middle.	mfVholwkgnbpcjmZphXgclhZbiWrRQZYfTcrdgZgiTlSkibjpqYaapcYbuidWlfY
4		Tilt the pan: nothing should run, and the edge should come away brown. Touch the top: slightly tacky is right, liquid is too early.	gegZfdopcjeumncccsTiasZWdnaldWiTeXjofdfmXQoXetefknkiatkdnqeaSZeM
4		Foil or a baking tray over the pan does it. Covered, steam sets the top, and you turn it without spilling.	mcchXSvcVgflmdmjhjYcOqigffgihiZWgsoegmModfbYihetkfuRcsdbXgdooteX
4		In 28 cm it is thinner: 6 minutes, then 3. In 20 cm thicker: 12 to 14 minutes on a lower heat, then 6. The oil stays about the same.	gsShVfqdlXebibkTfgffZldrncplqfbX0lojfjimeiblYhSgnbQYd0dmUqYekdcb
4		Use it, with the oil properly hot before the mixture goes in and a piece of baking paper on the bottom if you doubt it. Stuck now: off the heat for 2 minutes, lid on, and it loosens.	nYSbXelhohoqhllaUbOfdrNjheZhlnqeumygoophbWZlfmgrjkkYkfqnhjVlbeXf
4		Sunflower oil or half butter is fine. You can go down to 2 tablespoons in all in a non-stick pan, but the fried crust is what makes it taste.	TcfkrpahlniboZWhcWtoSmdgppjpopqlojqWnjkfdgddYPfifcTeapdbkYQupdcX
4		Leave it alone: spread it level once and cover it. Stirred, it never forms a crust and breaks when turned.	YfahWPrfXecitgdtUlPXWgdoZcdikmcgjdolmjWvfPdhqqfkispddkxijkaeXgcf
4		24 cm is about 9½ inches, measured across the top from rim to rim, so a usual 10 inch skillet does. The mixture lies some 2 cm deep in it.	akWYUhlikWkgqpfWdjdjWhQcdfoptbia4huhgekgeiccjdYZlbcVZuclQjafjffS
4		Two tablespoons now and one later, round the edge, when it is turned: 30 and 15 ml. If all three are in, leave them, and add just a teaspoon after turning if the pan looks dry.	UdcinoZmtaqopjWleimpaeeicohvdnimvfpXmpmdcUhclPmVanaXYlfblTalkTUc
4		If it is back on within half an hour, cook on until it is set right through and steaming. Slide it into the oven or under another flame if you can; half-cooked egg that stood lukewarm for over an hour goes in the bin.	gXdynmfbgghpSchVfsQomTkcUUcfUchhbjsigujtkdycghaakjldZSWdllbghljj
5		Push the pieces together with the spatula, press lightly and cook on: the egg still wet will glue them. In wedges nobody sees it.	plYcffdscbziLqskSnUcSobiOhgiedhmfYolmrilXalnmrejhkqefhmjicZjdeVd
5		You can: lay a flat plate on top, turn both over, and slide it back. Hold it with a dry cloth, since the oil can run down your arm. Quarters are safer and you see the same wedges.	khXWcldoWgrilfqgcqTXHnijUsTjXpcgjfphogWlbhvlclbngcmldlgackcnXZXX
5		Use the edge of a plastic or wooden spatula, pressed straight down. A metal knife ruins the coating.	nocZTlahgYkomloVYhTabsZkmlieiirknjtfomkmdhapaigqicodxktoniawZXiO
5	safety	Cool running water on it for 20 minutes, at once, rings off, then cling film. Turn the next ones away from you, and let the pan off the heat for a moment first.	iXmmbogcgjjqrfmidURkPocjPhitipxwdjnbplpijXfbejhgWljYYjjjprYgsbmd
5		It runs under the turned pieces and fries the second side crisp. Forgotten, it does no harm: the side is paler and may stick, so loosen it soon.	caditnYohrsmlgdmadloVnbpfidsiilmlinTljliaPednQjgbuaWZmtTdbbrhbTY
5		Turn the ring off, let the spill cool and wipe it before you go on. For the rest, slide the spatula fully under, hold a second one on top, and turn it over low, close to the pan.	nnVcdjembbkoffthZtPhNlfpKfejZejiekthmvWfYeprkidahhsZYlbmlhWngcdk
6		Dark green to deep brown is right and tastes nutty. Black and bitter is burnt: scrape that off with a knife.	iYejhtmiUdhvhgHjeaYsliVfkcmrljjeYfplYeljhWekhxYhbZhefpZbdhgZVc2g
6		Cut into the thickest piece: no liquid egg, steaming hot, and springy when pressed. If it is wet, cover it and give it 2 to 3 minutes more on low.	fgmmfmnremtdPvggknbnflnRnqchSRaUacXrdfeghVtYgnklmkfoklifiuieZYdV
6		Quite right. The baking powder lifts it in the pan and it settles as it cools; it should still be a good 2 cm thick.	lRTiqhhvhnqmVrleckLejdUgOejfKehghfifgievdfollhhiioWdXkolkncWhkcd
6		Serve it with yoghurt, lemon and a little oil, or cold in flatbread. It was a minute too long or too hot; egg tightens above a gentle heat.	uZotqYedgkofVpaimcefhmXdbeRaZhenTZdspkmhgYWfsWXwideoWhblrrokYgWm
6		Lay it on kitchen paper and give it 2 minutes more uncovered. Wet herbs or frozen ones are the reason.	vYfbgfixipmyYvhoqacoboefheVlgPfkptkfqZhgkZmYpeipjrebXafcVsgdgonl
7		No: cucumber, tomatoes, pickled gherkins or thick yoghurt do as well. Something crisp and sharp against the rich herbs is the point.	gpjWfdhfbjmdkmripTcfndclpfmlUoeYWdaZoOTghwdfZlWidZpwoaghdb1klepo
7		Any way you like. Five to ten minutes' standing makes it firmer and the herbs taste clearer than burning hot.	jqidhXphTonYudjhsdQZlhrgWigejiblQkiXlkcupbfdjnrchubpqjcWkhjZNbde
7		A squeeze of lemon, flaky salt and yoghurt put it right. Bitterness comes from burnt crust, thick parsley stalks or old dill.	fdqjrlkTologdiUveTeWndakjhorWaasXemZiXhoanZirkVqblokpuYrjbvccZkg
7		Four for a main with bread and salad, eight as a starter, and small squares with drinks. Cut it with a long knife, wiped between cuts.	mznMZbcokVmXnclZronWbfnhimalllYYjrmqbhchidhmmnfmlaZkcsXtpZsgUcZa
7		Yes, uncovered at 100°C for up to half an hour, or let it cool on a rack and serve it lukewarm within 2 hours.	rjgWkcqaiiPemVebTiXdbgpUbkVchiVhOliaombrlerhhjmdfwgkihXRpZWVXkag
7		Wash them well, cut off leaf and root, and serve them raw and crisp, whole or halved, with a little salt. Ten minutes in iced water makes them crunchier; fresh leaves can be washed and eaten as salad.	ljiNafdlYWsghloinbZgdcbmlkjmdlhdfVbqrTWigdpgjtonaWourZdigX1aZVmg
`
