/** Sticky Pork Rice Bowls: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the rice in a sieve until the water runs clear. Put it in a lidded pan with 500 ml of cold water and a pinch of salt and bring to the boil.
Cover tightly and cook over the lowest heat for 10 minutes, then turn off the heat and leave the lid on.
Meanwhile, finely chop the garlic, ginger and chilli. Cut the carrots and cucumber into matchsticks and slice the spring onions.
Heat the oil in a large frying pan over a high heat. Fry the mince for 10 minutes, breaking it up, until crisp and brown with no pink left.
Add the garlic, ginger and chilli and stir for 1 minute.
Stir in the soy sauce and honey and bubble for 2 minutes, until sticky. Squeeze over half the lime.
Fluff up the rice with a fork and share it between four bowls. Add the pork, the vegetables and the spring onions, with the rest of the lime in wedges.
`
export const NOTE_LINES = `
		Yes, pork and sauce: cool and chill within 2 hours and fry it hot again in a pan with a splash of water, once. Cut the carrots a day before; cut cucumber and cook rice on the day.	usqrifnbjUPhehhZeekamcthijcgoglgYbrhiZblmooodb0lVpetgfkTlWiZXhSd
	safety	The pork 2 days in the fridge, the rice 24 hours, and that only if it was cooled within 1 hour. Keep them in separate boxes.	l3qqhhhbngadYbXegeebhjlYnqdambpZVetfZXdmgbnxih0ajbdiVaabdbdYZpSo
		The pork yes, up to 3 months, flat in a bag. Thaw it in the fridge overnight and fry it until steaming. Rice and raw vegetables are better fresh.	oogtUcjquoUVbilWjXmrncffdbWlqfjffcikPVdXoprskbrhbYcgiUiapVbcahVf
		Pork in a hot pan with a tablespoon of water for 4 minutes; rice covered with a splash of water in the microwave until steaming right through. Each once only.	vvl0VgobpfiYgddXpYjhWmmYdhWZeklhSlqafupdahbklfpoaheehbSbhgmdSvbk
	safety	Throw it away: rice that stood longer than 1 hour can hold a poison that reheating does not destroy. The pork may stand for 2 hours at most.	tjhngtXMrioYYjmcllWYndsklhafgeogcktgjkfuhYiludnfckZkhTcakWXretcs
		Leave out the chilli and use half the ginger; soy and honey please most children. Put chilli flakes on the table for the others.	fddhbcjbgqbUtckhmVgaiSgmgimYQnaddndYbmccnaWhOWdjkno4maYnpajhmbuh
	safety	Not to a baby under one: honey is unsafe for them even cooked, and soy is too salty. Fry a little plain mince until no pink is left, chop it fine and mix it with unsalted rice.	qXlhWbannkPfffapoYhfrZqihathVlbnZmkbVcgZgUZrVfdZedrvhYVnnmZonhdS
		Stay with the pan: mince needs dry heat to go crisp. An air fryer does 200 g at a time at 200 °C, 10 minutes, stirred twice; a slow cooker leaves it soft and wet.	vcfuZhbKloWdiikfflfeakjsfhaZrkdelgZgkpXevyjkVcZjUjibdodZesPkcgdo
		Brown it in several lots or in two pans, as a full pan stews. Cook rice in two pans, or in the oven, covered: 25 minutes at 180 °C (160 °C fan) with boiling water.	owZcXVWasbVZjXjZjgdgNmnmmmffijQck0tsdmoammkrihhfaacWjqcplgmhihgh
		5 % fat mince works but stays softer; use a spoon more oil. Half the honey is still sticky with 1 minute longer. Turkey mince is leaner still.	cdhjwkeiroRgiicaYXmggufleukYjldvfldaaZkhiiecMZWpkVVhlgijodQrrijW
		Use 350 g of mince with 200 g of finely chopped mushrooms or cabbage, fried until dry before the sauce. Or a tin of drained lentils.	kefgkbVovoadejefffricuellroRlpRoddcagccglpmbKSfmfTaYVelspUjkejbd
		Yes: rice cooled within 1 hour, eaten within 24 hours, kept cold with ice or a fridge. Pork and rice are heated only once, vegetables go in a separate box.	o1lnUidfhWbThYmjpecdZgmhpdcSbmiaagpknakglljrdjwWnqhppbdYWcSoPmic
		Rice first, then chop, and start the mince when the rice goes on its lowest heat. Rice waits 15 minutes under its lid while you make the sauce.	iveicZdWmXQhzdjkmfgfhirjnhUlgeYblhfhusrohaefgpwcZXmbcgiYokyZiYUl
		Fried egg, kimchi, sesame seeds, edamame or peanuts. Noodles are good too, 300 g dried, cooked by the packet and tossed in the pan.	ptqUYbbjmkfSqgnylhfghimg7lUhZrZiZfeZkZZmXsfcdgjjYdmgYakpactlboig
		Start 45 minutes before: rice on first, about 20 minutes with coming to the boil, chop 15, fry and glaze 13. For seven begin at a quarter past six, and the mince goes in at twenty-five to seven.	imYVkjePkWVioelZxgjbtYjilecicfdchXchvvvahUiecorZjTZfemdZrVhbmcdr
		Soya and wheat, both in ordinary soy sauce; no milk, egg, nuts or sesame as written. With tamari marked gluten free a coeliac can have it, cooked in a clean pan.	VbmmgojrbuWVkuVlYlmWlaeXrdhlbuZfjdZfdpoVakrbcmkYZbbsiahrYeYZYtmo
		Use 500 g of halal or kosher beef, lamb, turkey or chicken mince in the same way, fried until no pink is left. Choose a soy sauce marked halal or kosher, as brewed soy holds a trace of alcohol.	adfsieWjmmegbmUSYatTcbnaqgfYdyVkebfoneilglldLWskWedoqlWmWfenXjXg
		Yes: 400 g of firm tofu, pressed and crumbled, fried 10 to 12 minutes with 2 tablespoons of oil until crisp, or veggie mince by its packet. For a vegan take maple syrup instead of honey.	WcbrhaaloogXbgchTUnjedjmsldPlwXsjdaZoWejhnmXOgYiaSklpfjeYkajUlXk
	safety	Ring the vet now if he had the finished dish: garlic and spring onion poison dogs, and chilli and soy are bad too. After plain raw mince give water and watch for sickness or a sore belly.	gWnYaVRadlvhXiUZmkmkfcfkaelmVdijbimVnminqhstZntaYknhefVtcbeslvht
1		Three or four changes of water are enough. It takes off loose starch that glues grains together; nearly clear is fine.	lXrZgogybnYinXgjowhkdblqdmhjhfrmokjqmhieeYbrt2ufvhdUkhiZdhnjjfno
1		Jasmine: 450 ml, 12 minutes. Brown: 650 ml, 25 to 30. Sushi rice: 400 ml, 12 and 10 resting. Pouches: 2 of 250 g, heated to steaming.	ismrZgedghaesmbhjisoYgmYtffgjmhTjlemodfggkMpgjkZoSfYeWfdUrnkh0qv
1		Cold is written, hot is quicker and as good: count the covered time from when it boils. Use the same 500 ml.	lbkniomligmgrdtgwbneeirhZRifkedXakberqqidgQZoovbnlfRncjYavncpolt
1		About 2 litres, with a tight lid. No lid: foil pressed on the rim or a plate on top. In a small pan it boils over.	mnXjUVpZhbeemfoakjZbSoeememkplhZprqkioQtWgZcggbklbqNcqbjUkdpsrga
1		No harm, only stickier, which suits chopsticks. A pinch of salt is a quarter teaspoon; oil is not needed.	mQoihsaplrpZqdcqpnnebZmlkohskjpqljrjtoimdYYotpjXqelSpkigcdiqsgaj
1		Cook it and drain in a sieve when tender, then lid off 3 minutes in the warm pan. By eye: a finger joint above the rice.	gYcnfjeeukporruhodnbTeddbaYqjVhmofmoekjgdZXlqftXpqdQZcYhdtkexflp
1		300 g is 1½ to 1⅔ US cups and 500 ml is 2 cups and 2 tablespoons. With a mug: one of rice to one and two thirds of water, a mug and a half of rice for four. Cooked it is about 850 g, some 210 g each.	dpnbglagtXocrwdYqmrpXZeSggVphZjjsjrhkthdfjSnpmkQrecbdcYrZoggjjnl
1		Yes: rinse 300 g, drain it, and fill to the cooker's own line for that rice, or add 420 ml. Start it 35 minutes before you eat; on 'keep warm' it is fine until you sit down, above 63 °C.	uagqYnaYilVevgpjnpkiWkjdnfVhpjjaphgmmwZomoVqifncldmSXdYgXkfknxcw
2		No steam should blow out: it is what cooks the rice. Put foil or a folded cloth under a loose lid, ends turned up away from the flame.	pZdnhQqbejfplqolllRhQpcXWaefocdScsneglQgfYaaihgqjdsRdjmhdnbqmpgW
2		Tilt the lid for a few seconds, turn lower. You want a whisper of steam. A smaller ring or a lower induction step stops it.	lXWpfihZkkYmoamgqgQdPsjhScmmZYjZooinmmcjWdhVpneklirQYbYhjvejksoZ
2		Leave it off the heat with the lid on for 5 more minutes first; often that is enough. If not, 4 tablespoons of boiling water, low heat, 3 minutes.	nZkvsjqgprikVredmidwjpiXneYtYOaXYbbroqYgbPegoliimdijYkgfjtmijmek
2		Spread it on a plate or tray for 3 minutes to steam off, or put it in the oven at 150 °C (130 °C fan) for 5. Less water next time.	yYgllcfjrqiibuirdgfmcmebkhKjifjfhgotpnnliSdlofmmmigcVTfmlqnehudx
2		Off the heat, do not stir, set it on a wet cloth for 3 minutes and take the top off it. Lower heat next time.	nZZjbticiierklXlcaSrdhWcmZUpsgrmYjwhfokkkMakowZkccsZXddeeicbglsn
2		Yes, 15 to 20 minutes with the lid on, off the heat. Then eat it or cool it on a tray and get it into the fridge within 1 hour.	pmehialYmiScrfgbZjPhhlrankVjnfccTnlbqpZylUljkfuZhtgmbehPmgdaVoZj
3		Ground: 1 teaspoon, added with the garlic. Paste: 2 teaspoons. Peel it with a teaspoon edge; young ginger needs no peeling.	WdhWffiSjgqbdieeXTmWbVbgkTviiiyajZRkRimgsiYrdgmisfmisgkXpXhiepoe
3		About 2 mm, or they stay sharp in bites. Grate garlic and ginger on the fine side, chilli chopped with scissors.	YpkXZacSccnemvieVZwafXevXmprlonZjXWiZlYwphgrYjopnhpkgkhilimlZajZ
3		Without seeds it is mild-medium. Half a teaspoon of flakes or 1 to 2 teaspoons of sriracha replace it. Leave it out if you like.	TngkofhZdqsesbufmVeqhVejbnljWnlYpldXdlYiliPgSgYgimq0hbXibcoXaWlh
3	safety	Rinse the eye with plenty of lukewarm running water for 10 to 20 minutes, contact lenses out. Hands: rub with oil, then wash twice with washing-up liquid.	fdrnckbcfkdnpnraiZcrbaesRmgsYlwldjibhdoprXYlZmreclnshdVtnphatUom
3		About 3 mm by 5 cm. A coarse grater for the carrot and half-moons of cucumber are just as good. They are raw, so not too thick.	hmjPbdqlWadiiyscXapWaejqbnmpsglbtVlokfdjjmbqUYfpmdYsgkeiaiuphXhW
3		Wash both, peel the carrot; cucumber skin stays. Watery seeds can be scraped out with a spoon. Bagged is fine.	cjoRfjorZjdgbrtkibbkbWnqYlqsqcviqbnrqXfmhrnkfikrlaimjWdVeeyelepZ
3		White cabbage, radish, peppers, sugar snaps or lettuce, about 300 g, something raw, cold and crisp beside the hot mince.	dmmUfcnedckhliqqmQkodfcmoifbflkchYZfrOUjh3oaYebjaTlrmYeaZdxgqjlm
3		Both parts; the green on top at the end. Thin red onion soaked 5 minutes in cold water, or chives, take their place.	QdkQohpaQYhkmjnemZnskhpXcrlcneSYfRdeZVVkjeikilhifcpgkYeeVYssjlpr
3		Toss carrot and cucumber in 2 tablespoons of vinegar, 1 teaspoon of sugar and a pinch of salt, 10 minutes. Cut ones wait in the fridge, covered.	tkmSoWicjYQcmqmnlajjedjobmbsmcgcRYkftVUohpfnbahlgeoxhVnclZpfgSgb
3		A piece about 5 cm long and as thick as a thumb, 3 tablespoons chopped. The 3 cloves of garlic make about 3 teaspoons; more ginger than garlic is what is wanted.	ShhRaflYtawYhlXXdauZXYadYinpncsdpPclSkifmjdocjnbrbflioelocjifkoT
4		Turn the heat to full, stop stirring and let the liquid boil off, 4 to 5 minutes; then it fries. Pan too small or meat too cold. Half at a time is crisper.	qZYqkiaqwherVhhjnUdkfthqVaijiaNospgkhgsjiegUhcglcodQchrYeuheXkoi
4	safety	Small dark-brown crumbs, dry and rustling, fat clear in the pan. Not a bit of pink: mince is cooked right through.	bYrqifgshfipXnOhfidvksZcmnhiaXaagaeleekiYRldanegZfdmXvqXlphVLbeX
4	safety	Keep frying until none is pink, 75 °C in the biggest lump, 3 to 4 minutes more. A taste of it mostly does no harm; call 111 if you fall ill.	ZcfslmbikhqhPrWefdgxohpffnscVXdfXjXrgfhhmQwkZnjbZifqZhpnjrllXVZm
4		Chop with the edge of a wooden spoon or press with a potato masher while it is still raw, in the first 2 minutes. Big lumps cook slower.	gicfgQihidrZdrtgPVhgbrYngilYmvZhmZXnmkmdeOeoikiohqjdbiolmugtVWZe
4		All the same weight: beef and lamb are fatty, so pour some off; turkey and chicken need a spoon more oil, no pink, 75 °C. Sausage meat is salty: 2 tablespoons of soy.	VfYpmhVklojdYdZVaWsfdsglnymXmqTthnWZjehovllfRdigZYYgdmnhcleledSm
4		Tilt the pan and spoon out all but a tablespoon into a cup; not in the sink. Too much fat keeps it from sticking.	adYhsjepmcigifnlhYggWvVigtnmphk1pkoYeglmtToafUnofnXVZircgkapmXgW
4	safety	Thaw it first: defrost setting in the microwave and cook at once. Frozen lumps steam and go grey. Small icy bits: lid on 3 minutes, break up.	gdSvfZioqljVTspQhXcrqgghWbhrrganfkWfbbhXsnoimbhjgeaYvdkWohWjYbXh
4		Turn to medium-high and scrape with a metal spatula. Brown crust is fine; black is lifted out. Not a thin pan on full heat.	oXUhboheldlsglYcXRTrhpXkfddrtpkojpvbfrmmkRejetVnXcoahlpgdlWfZcni
4		Colour counts, not the clock: when brown, crisp and without pink, go on. Thin layer in a big pan is quicker.	ijfgqflhcjTwckbbkuVtmgrocfijfSXVdZcophicdXlhXngShdcjdwtNqnedVgeb
4		Both do: a 454 g or 1 lb pack needs no change, with 400 g take 2½ tablespoons of soy and the rest alike. About 12 % fat crisps best. 500 g fries down to some 350 g, nearly 90 g each.	VyhghlXhqejUXVfRicqqiieXepsVhjhqujgphWpemjhkUiZXkUZYkpamenPgcgge
4	safety	Throw those vegetables away, or fry the carrots with the mince: washing does not take the germs off something eaten raw. Then hot soapy water for board, knife and hands before you cut fresh.	fljddhaqjjleVmpeZdkphgjsTvjhfglpkkfgsQfuulyodivndfqgkWfefnlnsUqk
4		Rice first: after its 10 minutes take it off, lid on, towel round, and it keeps hot 20 minutes. The mince and sauce take 13 on the same ring, so it just fits.	fsapccZZaUXdtgdccqXvaloqYYlVahflrwidnukiaeemhjYanboWVUVimdnjgddu
5		Take it off the heat and go on quickly with the soy sauce; it cools the pan. If it is black, pick it out and add fresh garlic with the sauce.	gbjmhmZQgfnoahPjZUgogXajaWivmnqhUfjXOkkjpTglgwgjUfsXjkjakchdYith
5		When your nose goes from sharp to sweet, in 40 to 60 seconds. Still raw: 20 seconds more, stirring.	PdlqhgZdmkqndiUehghsjdZjccjeZNqSYXigTjdgjRlifwkjhgvicmlaygjaRikf
5		Stir it in now, and bubble the sauce 1 minute longer. Added early it may be brown; that is only a shade bitter.	bdZmnmcRngnpefdnOfnfoVkvZWYrYfhldaXUcrmsjagimblaajrVsbpSlYmgjcai
5		Turn to medium just before it goes in; the pan holds enough heat.	aeanigkamemdsPYZpVYoblomPfipWlfeseUZbxZjaclaZmZljlsUifgVtjhXZZjb
5		Half a teaspoon of garlic powder, added with the soy. Without ginger the sauce is plainer: put in a bit more lime.	RcedkbaQoipghhhfYWrYeQdmmbjldmibfeUUOhXhnoZpZfjlghqjpnpbuWlqdune
5		Yes: 200 g of thinly cut pepper or cabbage, 2 to 3 minutes, before the garlic; leaves with the sauce.	dbgaaepcodnmnicymXtpblh0ehflmidedXXciaSnbpvaTahjabtdfaqbbVrfaSif
5		Brown with no pink left, it may stand off the heat for up to 2 hours; half raw it may not, so finish the frying first. Go on with a hot pan and garlic; the rice keeps only 1 hour out.	hZfspifcldXqVheWUoUrsdqndikjkeYmVokfjherwVwnVfhXZljjdVqUjdYiUjhj
6		The sauce coats each crumb and bubbles thick like syrup, with hardly any pool. Runny: 1 to 2 minutes more on high heat.	iUdiphqokqdvfmgekheffobeihamTLggmYhkUgehZPbTinijksRfYohihunVVheZ
6		Take it off, stir in 2 tablespoons of hot water. If it tastes burnt, a squeeze of lime helps little: start with fresh soy and honey on clean meat.	rVepmnhXhfbvbhTkZRckmfaleYcqhiqyRkpZZiojjSYhjsVjVfmchfZkjheaibun
6		Stir in a teaspoon of honey, the lime and 1 tablespoon of water, and eat it with plain rice. Dark soy: 2 tablespoons and no more; reduced salt is kinder.	jRYuljlYhoghfdYsoTmNkcebmglpXrYrUapkmdllpbcepnTbcZhWnffvhdnfpbik
6		2 tablespoons of brown sugar with 1 of water, or maple or golden syrup the same. Sugar sets firmer.	cWlioeffpUYufkgeZYncplgijhehclnmZgVZcSkgVpMadiRgjaZbqYdcajcexsxW
6		More lime, a few drops of vinegar or a teaspoon of soy. Chilli helps as well.	geZkpjeiljahnscofWkckkamkhcoMcggSbgXbOeqhgTlXhTmacefmcfxybmdtbqi
6		Tamari the same. Oyster sauce: 3 tablespoons, honey halved. Fish sauce: 1 tablespoon with 2 of water. Worcestershire sauce at a pinch.	dQWohjfeYkdoghTiZXzSkNcarkqgdphkWkoWmfbheicZbnUYYbggkThjZXnZZnbl
6		About 1 tablespoon. Lemon or bottled is fine; rice vinegar 2 teaspoons.	drZdliaqhbjfbrXXghnVgiObsbhxSbcifnRdjTYgcoXvnagjseqchZZikhphgZes
6		Add 2 tablespoons of hot water, stir for 20 seconds. Sugar sets as it cools, so serve at once.	rUbmmUtflmllcnZbWWgenjRhhbSkVipsXaclfkidjNXilgjojvYZaVbqhnjaXebi
6		Yes: a tablespoon of gochujang with the soy, and 1 teaspoon of sesame oil at the end, off the heat. Then less soy, 2 tablespoons.	UgjqliibqsfXtdTqiXtpjhihoohlNiZghZjRSfddgheZWXidgihlhXooeSjXbPlh
6		Use it as it is: it melts in the hot pan. 2 tablespoons are 40 g, an eighth of a US cup; an oiled spoon lets it slide. 3 tablespoons of soy are 45 ml.	eVhgnbgesUhiasXaZWlnjgZedgelXhpuYaibXbjcXcPapjYgshafrQVjgkZhqitQ
6		Not spoilt: keep it on a high heat, stirring, until the liquid has gone and no pink is left, 6 to 8 minutes, then let it catch a little brown. Turn down as it gets sticky, for honey burns.	iUYurmggpYcuXkWjUYjqoeqoWecpXeZubjgcdfpqgTncbeeVXimXjPnXhildiYhd
7		A fork, from the edge, lifting and turning lightly. Wait 5 minutes with the lid on; straight from the heat it breaks.	gdmkhTggbjdcupjrYkagVqZYemachrgWqUjrjoapYMVipokeolnlXjuhppmkWdae
7		Rice below, meat on one side, vegetables on the other, lime squeezed over. Mix as you go, with a spoon or chopsticks.	dmiUMQahWZmgpphwfoQVaggfisVcWoUikhojnfUmZdnhhfpkhmmnejclmcnfTeaY
7		Quarter the half: two wedges from each half are enough. Each squeezes over his own.	kwjYfgexcYqhZkbUhkpbgiUdgkixcaaichcnkXaccjcwifaltWnfibYhrXyfaXTi
7		Lime first, then a few drops of soy, then chilli. Toasted sesame or a handful of coriander lifts it a lot.	ffhhldfgwioejjWukcbcodchonmoObRpWfiWkefmTrYkkkSlarlkjqlwpfxZdefh
7		They are meant cold and crisp against the meat. If you like, toss the carrot for 1 minute in the hot pan.	nknfhVsmjdjYocqinPcsamuoTidhglgaXXgeqmfskpmYXemfboftpblSefyaVeke
7		Cold within the hour is safe: pour 2 tablespoons of hot water over, cover, 1 minute in the microwave. Eat it now, do not keep the rest.	noisbhnghjjYsmcZpfZnelpddhUeimjgNklYrznqfWclpksZirgfgXeXgkreVwin
`
