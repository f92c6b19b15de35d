/** Gingery Beef Stir-Fry: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Slice the steak into thin strips across the grain. Toss it with the cornflour and 1 tablespoon of the soy sauce.
Halve the broccoli lengthways and slice the pepper. Finely chop the ginger and garlic, and slice the spring onions.
Mix the rest of the soy sauce with the honey and 3 tablespoons of water.
Cook the noodles in boiling water for 4 minutes, or as the packet says. Drain, rinse under the cold tap and shake dry.
Heat half the oil in a wok or your largest frying pan until smoking. Stir-fry the beef for 2 minutes, until browned, and tip it on to a clean plate.
Heat the rest of the oil in the wok. Stir-fry the broccoli and pepper with a splash of water for 4 minutes, until bright and just tender.
Add the ginger and garlic and stir for 1 minute. Return the beef and add the noodles, the sauce and the spring onions.
Toss everything over a high heat for 2 minutes, until the sauce is glossy and the noodles are hot.
`
export const NOTE_LINES = `
		Prepare, do not fry: slice the beef and vegetables, mix the sauce, and keep all covered in the fridge, the beef up to 24 hours. The frying takes 10 minutes and is best eaten at once.	snmlfcmXlMLjgdhdciicobthnkcljjcddbqhmafoojrnifygajasfckRpTfZUhUf
		2 days in the fridge, if chilled within 2 hours. Reheat it once, until it steams all through.	o2qkeekbocbfYWaimceYdkhZfnebnaneTfsZUYfjecpsnk2cjfalWZacgYcXWoTj
		In a hot wok with 2 tablespoons of water for 3 minutes, tossing, or covered in the microwave, stirred halfway. It must steam all through; the broccoli will be softer.	vtmvVZsdoYlbfbhbqZkiWmlYbkaYklngVjqThsqZbjajpgondgccgYacigmcNubj
		Not really: the noodles go soggy and the vegetables limp. Freeze the raw sliced beef in its soy and cornflour instead, for up to 3 months, and thaw it in the fridge.	onerTYiusoUaecnYiVkosdfhcaUkmfggfajjRSdWmsnsniqddYefiRjapabcYfWe
	safety	No, throw it away after 2 hours out of the fridge. Frying it again is not enough to make it safe.	nelkhrZPreraSimZlnWWtbtohkcceckhehsafjiqgdnisdijYmWlkXfboVRqVqem
		Use half the ginger, grated so that nobody bites on it, and fry it the full minute. There is no chilli in it, and the honey rounds it off.	ccbgcdgairiXnekikQhZfTdlZdocRjjebgaeWpceobVgRZdimks7jeXjqakhibxg
	safety	No, a baby under one gets no honey, not even cooked, and soy is far too salty. Take out plain noodles, soft broccoli and well-cooked beef cut tiny before the sauce goes in.	rXmgUbanmiQeeebkqYggtYqieZslajcmbiieVfhYdTZpVedYdcrufXTlmpZnljbR
	safety	Yes, as long as no strip is pink: give the beef a minute more at the end, until all of it is brown through and steaming.	mWpfUtdgnhXccfVXqmfpjepfeieXXYfhejUpTlgchXiePctiZUmrrkgmlthsVkWj
		Do not heap it: fry in rounds for four people each, wiping the wok, or use two pans. A full wok goes cold and the beef stews.	ltXgTTbarWVhgVgWcebjRjitjpffiiPdkwwmbkscmklkmdlbYdcYknbomclffXgg
		Yes: chicken or pork strips for 4 to 5 minutes until no pink is left, raw prawns 2 to 3 until pink all over, firm tofu dried and fried 5 minutes until golden.	XlbwcdXeioigTZdacbrjejnhrtiTnsSpghYejVblougaReigcUdokpnjZlhfTdVo
		No, it lives on fierce dry heat, and slow heat makes the lean steak tough and grey. A big frying pan on the hottest ring is the best replacement.	sfexYgeKhiTdldoZhlggYkfpgfZZohhbkkXiipXds2gkUZXjZlhacmZchrRpefen
		It is a whole meal. If you would rather have rice, cook 300 g before you start, leave the noodles out, and serve it beside; the sauce is then enough.	lmhXfbakighRxmhsqqaZalif5mSjdlbdjgfinjYmfnWfdojZZRggVglkfZthYsZm
		Use 300 g of beef and add 200 g of mushrooms, beansprouts or another pepper. Sliced thin it still reaches every bowl.	ghidkdTospXkhgachcrhgufieroSpmUpghbbefgbmshXMTbqiPZbgijrpanmliVb
		Tamari or reduced-salt soy in the same amount. Dark soy is stronger and sweeter: use half and make it up with water; oyster sauce works too, without the honey.	dNYplmiZXiapoePfhZvRlShYsjwdcrdeYfkYidhjigYecqUYYZganYemaZieedlj
		Start 40 minutes before: 20 to slice and mix, 15 to cook and 5 to spare; with the steak half an hour in the freezer first, 70. For half past six pick up the knife at ten to six.	mobVlfeNgSUkjeoWqjoctXmdihahhhaYdXfhusqYlZribnrbjUYmhkgcwdfZjVYm
		Soy sauce holds wheat and soya, and egg noodles hold wheat and egg. For a coeliac use tamari and rice noodles, both labelled gluten free. Honey, cornflour and beef are no trouble; there is no milk or nut.	UZilhlgsarTXiqYhWjkZoYeXuihjbtUggdYfhqoaYkoYbojaZXbvkYhuaeaYaslr
		With halal beef nearly all of it is in order: no wine or pork. Naturally brewed soy sauce has a trace of alcohol which some avoid, so look for a bottle marked halal, and check the noodle packet too.	dVgqjhXlnkdkfqRXZhrVZXlWpVggYwabcalnfehkanmZPZrdYbhlshUhTedpXlYc
		Steak 500 g is 1 lb 2 oz; noodles and broccoli 250 g each are 9 oz; ginger 25 g is just under 1 oz, about 3 tablespoons chopped. The spoons are level ones of 15 ml, as in America.	XniSdjchrTnammaTkmqsfbgTbjhekbhnrXnThekcpsSeiekNmSbeglamZnVebadg
		Halve everything: 250 g steak, 1½ tablespoons soy, half a tablespoon each of cornflour and honey, 125 g noodles, 1 tablespoon oil, 125 g broccoli, half a pepper. The beef still gets 2 minutes, the last toss only 1.	VwfffbikkQWmtQkXkrsccjgihofmgkQgljnjbliXmgiqXeeYpSWbgfPtlVhcddgh
1		Look for the fine lines that run through the meat, and cut at right angles to them. That makes the fibres short, so each bite is tender.	dfijcggvNjglskkZZpnbd1degtjepegYjUgqkgelrbUpcZmfsUephmddnitmRgba
1		About 3 to 4 mm thick and as long as a finger. Put the steak in the freezer for 30 minutes and use your longest sharp knife, and it slices like cheese.	jhYbcelqZlhphsqNagpSklYmdreklckcpUhiXfcnrgdpclkmrgRrircshookYZXV
1		Sirloin, bavette, flat iron or frying steak are good. Stewing or braising beef is not, since it needs hours and stays like leather in 2 minutes.	ldXjiaWgZhcobgZNWflbpxfoloqYviUgkiWeeYlqnqhdTThlcPdhchhdapgpdaUf
1		It makes a thin coat that keeps the juice in and thickens the sauce. Potato starch does the same; plain flour works but turns it cloudy. Left out, the sauce is thinner and the beef drier.	PSbeuhWldpaijXoeagddoiiyqjbYWfTtvfZYckhnmmWerlliecUipgraieioZneb
1		It can go straight in; 15 to 30 minutes makes it tastier. Longer than a few hours gets salty; 24 hours at most, in the fridge.	mhkrlcqZalcglcZlijYNsbvnkfgltdWkYimglaYopbginchhjvalfouRkddbSXSj
1		Loosen them with a teaspoon of oil and your fingers just before frying. If there is dry flour left in the bowl, shake it off.	cVbcfUeopmsjbmhnOWemlfXkhhWbfhhsrfgnmpxglMbmvmqonrfedZnjmgmfYdWh
1		Cut off the thick rim and any silvery skin, which shrinks and curls. No need to bash it when it is sliced thin.	alYgneglZmjgkfgYdgebeuObdzsaoejpkhjnZbquvZicYbftkgcmdqvfkngoeYVR
1	safety	Wash board, knife and hands in hot soapy water before the vegetables, or chop those first. Raw juice on things that cook only 4 minutes is a risk you can avoid.	iiofWhclajemkgnbVnmtpbmrXyihikpjmhfcqdbvinsrhlyljdpjsgjdjltqsRme
1		Rump is the cut behind the loin, lean and full of taste; America sells it as top sirloin. Two steaks of 250 g, 2 to 3 cm thick, are right. Topside or sirloin tip works if cut very thin.	ZhOgehWpcfgpngVZerdalnVhltuUdfbavaobdaikojZUTTrYhVelbjbjdhbdXdUn
1		Yes, they save time: cut any thicker than 5 mm in half, and pat them dry. They often come from tougher cuts, so leave them 15 minutes in the soy and cornflour and do not fry them over 2 minutes.	bcdkhZgjWdehRXcQVesjugqjloobuibiqZbpnZipspgikjjigVawghkcfosjRUZe
1		One tablespoon goes on the beef and two stay for the sauce. If all three are on the meat, make the sauce of honey and 3 tablespoons of water only, and scrape every drop from the bowl into the wok.	XWVpkjblqYbvhaQiceqckXhcdrfkarUujjsXfkoffYiinemQZddWdTdgiUncgVVe
1	safety	Up to 2 hours in a cool kitchen is all right if you fry it now, 1 hour on a hot day. Longer than that, bin it. Next time chill it covered as soon as it is cut; so it may wait a day.	ndekmfdYdfkjVfjUdnXZuZumdpcgmgdjWikYleiy0ZsthYsbcleufajZrcXiWiac
2		Ordinary broccoli in thumb-sized florets is fine, about a minute longer. Frozen goes in still frozen, but dry it well, and fry it first by itself.	bXacibjhbgZncdpkrVpqihglZfsZ3ioUbUWfjSYVlyidhefgbWYhseagalpfXjnm
2		2 tablespoons of paste do. Of ground ginger 1 teaspoon, but as ginger is the point here add a good squeeze of lime for freshness.	RcfajbfYngtYjfdeYVsYeWYhoWufijvXjcQhQdfdopVpichfqekgtkmZpYhkesoe
2		Peel it with a teaspoon if the skin is thick; thin skin can stay. 25 g is about the size of your thumb, and chopping gives little bursts where grating melts away.	XmjNZksabdkdfsjaXblSUbhlaiuqmcwioSdtallhnicrciqowgeikmdjijlichlU
2		Red or yellow is sweetest. Carrot in thin sticks, mangetout or green beans replace it; carrot goes in a minute earlier than the rest.	RdqcmfqfYffplkdkkTkpmagteipflkjZdgifdYWmc0haNaYlZaprqbiaXgxelZkr
2		Pepper in strips about 1 cm wide, broccoli split so that no stem is thicker than a pencil. Thin stems are done in 4 minutes, thick ones stay raw.	bhiVbZymdbfjjbndihuhedZuSlpjyhfapQiqggYpgjlhXggphcasfhdlVg0djSgZ
2		Both, sliced; the white keep apart if you like and fry with the ginger. An ordinary onion in thin wedges goes in with the broccoli instead.	SfjUngndQWjmlniikaqrgkkbapqfrdXdjOfkTVbngfmmhmhfiWqfkZjgcWwwkkmr
2		Yes, a 300 g pack in place of broccoli and pepper, 3 minutes only. Beansprouts in it must be steaming hot.	fpojaQkZeTbbqeooVWwvmbuojijeyijbjfXkoVdhizoldeiinXlmkcqYdikjbdjk
2		About 18 to 22 Tenderstem, a packet and a quarter of 200 g, or one packet and a few more pepper strips. Of ordinary broccoli a medium head without its thick stalk, 3 cups of florets.	WbgOoflimXokheZltkrnYahhOnohuckajTdkkdbTnqedhkkagYXfgeStXgqbWblZ
3		Brown sugar, maple or golden syrup, 1 tablespoon. Marmalade is good with ginger too.	bYljpfcfnVXuhoglXVoalhkkmefgYnomWfXWZTfmYmPYZfRhkaecpUgccfdfuruV
3		Yes, it is diluted by noodles and vegetables, so do not salt anything else. If your soy is dark, add another 2 tablespoons of water.	dMaredoZjpkbiXYxqWjOhYkcjmmnRhZlbXrjjdljoZickmadjgiYoffylananVhl
3		Use warm water from the kettle for the 3 tablespoons and stir, and it melts in seconds. What stays in a lump melts in the wok.	kVZfkVlindcvltjmUVggmkhqeZecepiobfifgjucVKUcpkannykcjShkiqggflkY
3		Thin is right: the cornflour on the beef thickens it in the pan. If you left that out, stir 1 teaspoon into it now.	hUUjncrneqfpdfqjhbkXmhbolhTiSYXouXedUoeriZeaqpljkuOcecojeqreajXf
3		Yes: a teaspoon of chilli sauce, 2 teaspoons of rice vinegar or lime, or a teaspoon of sesame oil. One at a time, and taste it.	cpeqmgcioolXnkcohWqigfXmvheuLeffcjYQTeZkdlVgZZfldlrnfWmlkaucbRcj
3		You can double honey and water, but only half as much more soy, or it is too salty. It will boil down anyway.	ldaogRlfvjemhZfilWtWbgehwjgmXaOkdnqoYieccgbhhjXhhmVQXUivjevkfWfh
4		Rinse them ice cold now, and put them in only for the last minute of frying. Next time drain them a minute before the packet says, as they go on cooking in the wok.	3SifoVigjepgPgrpaljpigibZjWlofdhaUmmuixdbVVhoigehcndZYlkkmkeYhcs
4		Run cold water over them and pull them apart, then toss them in a teaspoon of oil. Do it again just before they go in.	mSjVbSlmmbxchltgRfhmdbcfhjfitqnnlemhvksWcRYlsorjpllYXWllhljiaebl
4		Rinse them: it stops the cooking and takes off the starch that makes a wok of noodles one gluey lump. They are heated again at the end.	tOqbkeiwYqfchTmlmmhnfartbmnkoehrknkkplkfemYirusnslhVoZqcbjlifjlo
4		Skip the boiling: loosen 400 to 500 g of ready noodles in warm water for a minute and drain. Fresh raw ones need 2 to 3 minutes.	pZsjiQleeckTcRrggimtlYrVljpiuZhdqjYdkakYglSfluidnZmegYrgbvfVZfgh
4		Any: ramen cakes without their sachet for 3 minutes, rice noodles soaked by the packet, even thin spaghetti cooked a minute short and rinsed.	haogkZgffgibpTyoXnpgfVmZzrhekkcdkcbelaigarNpdnbeoSkdcSeoZphfZpfv
4		Before the wok is hot, as here; drained, rinsed and oiled they wait half an hour. Once the beef goes in there is no time.	xVjciNlfnbYklXneYpgnodwdjnbmpfVigiebsitqffdcirpZffliacoXkjiSSZTm
4		No salt, the soy does that. A large pan, 2 litres, so that they do not clump.	rRledcohrlqepUlmtepTgZmdnfkwqibiqlqjpgkeZgVesqhapemTjjltUlecgdZi
4		Noodles first, then the wok: drained, rinsed and tossed in a teaspoon of oil they wait half an hour. Or put thin ones in a bowl, cover with boiling water from the kettle and a plate for 6 to 8 minutes.	sgfkbThfcPbdvWlefpcochtoXambemcnvshZppriVlaeioZajaoVYSamkijhacdu
5		A first thin wisp is the sign: put the beef in at once, which cools it. If it smokes thickly take it off the heat and wait; never leave it, and never water on hot oil.	jZZmlqdgkfZjtRfSndYnfqckehofbdvbroiYZsondOmXeldcTokaarkckobWXWjr
5		Lift the beef out, boil the liquid away, and fry it again in two halves on full heat. Too much meat, a cool pan or wet meat does it.	naRpghXquffwXmfkkUcjerdoVbjrmYQrqtgnhgoinhhVldkjfndRZemebuhiajni
5		Take it out now and do not fry it further; it only warms in the sauce. Slice thinner, across the grain, and 2 minutes only next time.	vbdtnXefYpmkTqaYeebentcmclbdgbblXVbrskognYZehUhrkUbqZlfjntonWeSf
5	safety	Fry it 30 to 60 seconds more, spread out, until brown all over; it gets another 2 minutes in the sauce. A whole steak may be pink, but cut-up beef is cooked until no pink is left, above all for children, the old and the pregnant.	agcphodlfelmWmVbikesmisdmrsfYZYXWkXuakYkkTtdXjhbdbexYhnilomiQUWb
5		The largest frying pan, heavy steel or iron best. In non-stick go by medium-high and do not heat it empty, since the coating suffers; brown in two lots.	pgVoVfjYpYegnXiagaTmcraplemjgomdyuoglpknaoYkbeRlfVoSnqliYlWnZmij
5		Leave it still for 30 seconds, then scrape with a metal slice; it lets go when browned. The pan was not hot enough or had too little oil; a dark crust is loosened later by the sauce.	gTVabjfirnnubpdWSWPielUoeiZnprnnhlxZlroidPalfqcngflcejmhmiYfWdce
5		It must come out or it toughens while the broccoli cooks. A clean plate because the raw one still carries germs.	hRaabbZvTjhlhfceevRmhguzZmXlefYpdujaqhYplhrgdjplgmelnemYghooXVih
5		Turn the heat down a third, open a window and have the hood on high. Sunflower or rapeseed oil take the heat; olive oil and butter smoke early.	ieXjtuUdhebgsQhUhgaiepdkektcchvYptlYgqrkfXlcedTcWnjWYtgnkoUgganq
5		Leave it on the clean plate, loosely covered, while you cut: 15 to 20 minutes does no harm, as it gets hot again with the sauce. Toss it those 2 minutes at the end until it steams; do not fry it longer.	kYagjagdgYcrZmfdSdeuqlungoTnpbbhaldZspiuihxYaerbXkincfhTjitaYfQe
6		Add another splash of water, put a lid or tray on for 1 to 2 minutes, and steam does it. Thick stems should have been split.	pWlkrVtXhmkqXihjoclwnpejYgclkOcWVSZvniYYXUhZngipibimfgfaZungeglZ
6		Go on quickly and do not cook it more: put the rest in and toss just until hot. Bright green and bite is a matter of a minute.	zWhemUigmfosSjfvcWgsfhgqQdWknbgZQQlmrbiibZlelbhgcdnheXgeojrhbjnn
6		2 tablespoons. It steams the stems through and boils away before the garlic; a lid for a minute is allowed.	hRhigfujzgrsvijptdsgSjagahgulVaangjfhmcaZgYinkwekjlPZgjiWnileelj
6		Turn the heat down a moment and pour the water at the side on the vegetables, not on bare oil. There should be only a film of oil in the wok.	mZhlhqelnmjtrgslnYefLqejSeflimqqrlpYmlngdYeblcqkVunRfdndfuYembjh
6		Brown bits stay, they are taste. If black, wipe the wok with kitchen paper held in tongs before the oil goes in.	mYhjakfqgbjvehUpXZYxlnZpelhszqosllpeimlqiXmhltelVZocjgtYdhjdbarj
6		Mushrooms and baby corn now, cabbage and beansprouts 2 minutes before the end, the sprouts until steaming hot. Not more than the wok can toss.	lajTZanbtohkfghwnbwubkkngegenkYcXUVdlXYeantbXakjYWsqYWncdbpZlcjn
6		Eat it all, stalk, leaf and tip: Tenderstem, called broccolini in America, is tender right down. Cut off only a dry end. If the stalks lie apart, halve them and fry them a minute before the tips.	beiVggicXhdmgajqskpjiaYlPtoaqZggfYdxhhVfgZpgncxqcSftiYYkZcoiRepX
7		Add the sauce now and stir, if it is only brown. Black garlic makes it bitter, so lift the vegetables out and wipe the wok.	eYijilcSicnqbkQlURiqgWbpYYhylloiYehcRljlpYjlfsfjYbvchljZnblhXjvh
7		Late, because small pieces burn in a minute. If they are in already, keep everything moving and add the sauce a little early.	efebjgaRpcokedWoQZqieWmtRUdqfgffgbWbXpmlkZjlfiqdcisUofsQrVqjecef
7		Lift with two spoons or tongs as for a salad, and add 2 tablespoons of water. A lump of noodles is loosened under hot water first.	iaYVYLmijYlgrmuzUkcdZfapfsWkckaembllsjmfhYajmnjghtnebXouiehiSZah
7		Pour it in: it is taste, and it boils hard now. Only if the plate held raw meat is it left out.	iVUkdiTwlhnrcpdhmdjZipnjelfpYbP2ntidhecnkdragfvjiqjbgcoYZpmebTki
7		Beef, then noodles, sauce over them and spring onions on top, all within 20 seconds. The sauce must touch the hot wok side to thicken.	fjafbOkidWarrclnbleglarqdfVlakWmtXdYpksleeeZkjsYVcnTfamXfesZaSRf
7		Use two pans now, half in each, or toss in a large saucepan. Heaped up it steams and the noodles break.	poMiXPgcwWgleerogcWfTqYrdhkpfrcduqpoijmkXgidmbdjeejOcigrZcaiheff
8		Keep it on full heat a minute more. If it still runs, mix half a teaspoon of cornflour in 1 of cold water and stir it in; it shines in seconds.	jZUhmdrphnc0fjnmfZhdjkWqgdUrSRasphpeejhjeYaYomjmlyWaYZlhbslcZjjf
8		Add 3 to 4 tablespoons of hot water and toss. Noodles drink as they wait, so serve it quickly.	tPghoUrmrkqqgngnaXoajhXgngPiacmrhjgfjmieiTVjkjiokrWZWTXqgfleYjXq
8		Add a squeeze of lime, a teaspoon of honey and more noodles or beansprouts; water with them. No soy on the table.	nQZogcjYlmhZciexlVgRicfZmherWoWoTYplpggjkVddpkYeadmbdbd2nYodmZgl
8		A splash of soy and lime, then chilli oil or white pepper. Toss and taste again before adding more.	eejioehhyingkiatjaeanibjpporRaWoaejTiZbkYsVihkVkaronipiurYybaafi
8	safety	Push a noodle from the centre to your lip, it should be hot, with steam rising all over. The cold-rinsed noodles take the longest, so keep them moving.	kcnmdevsgineohqgqrQwalmSZkkhafoNYeffnqogaaaamrlaekkfjhehiqiUNffb
8		Hardly: 10 minutes in the covered wok off the heat. Better stop before step 7 and finish in 3 minutes when they sit down.	vebWrXnZmgKlgWkbQkTgZfkThnZgeeVdUjpdufcifXpijhoghufmfiaUpccdUgcg
8		Toasted sesame, coriander, sliced chilli or the green of the spring onions. A wedge of lime is the best of them.	amrSdpbkbmfbmbqxniekbfaiqjbkWlafeedcaTWlTgkcmbhnVetlcmbmWYvnVexS
8	safety	Call your vet with his weight and roughly how much he ate: spring onion and garlic are poisonous to dogs, and soy sauce is very salty. Give fresh water, do not make him sick, and watch for weakness over the next days.	jXpWXUVZdgplbfWdnnjicfhoYflpXdlnairVsmhlnlruaptWXhliacWtcZhsisgs
`
