/** Prawn Laksa: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the noodles in a heatproof bowl, cover with boiling water and leave for 8 minutes, until tender. Drain and rinse them.
Trim the beans and cut them in half. Slice the chilli and cut one lime into wedges.
Heat the oil in a large pan over a medium heat. Fry the laksa paste for 2 minutes, stirring, until it smells fragrant.
Stir in the coconut milk and the stock and simmer for 5 minutes.
Add the beans and cook for 3 minutes, until just tender.
Add the prawns and the beansprouts and simmer for 3 minutes, until the prawns are pink all over and the sprouts are piping hot.
Stir in the fish sauce and the juice of the other lime. Taste, and add more of either until it sings.
Share the noodles between four deep bowls and ladle over the soup. Top with the chilli, the coriander and the lime wedges.
`
export const NOTE_LINES = `
		Make the soup up to the coconut and stock a day ahead, chilled within 2 hours, and slice the garnish. Soak noodles and cook beans and prawns at the last: that takes 10 minutes.	unmoicoWeQJiefiedlfYnXtemiajkgffZeseiabiljrlee1cenapebkVpReZWjYf
		The soup without noodles keeps 2 days, with prawns in it 1 day, if chilled within 2 hours. Bring it just to the boil once. Keep the noodles apart, as they soak up everything.	ssnpdcnejegeUYcmlhcUbgiXdqgcndrfZeseVWciddolmf3fkdbedVcgdUeSNjVq
		Freeze the soup base without prawns, sprouts or noodles, for 3 months. It may look split when thawed; whisk it as it comes to the boil. Add fresh prawns then.	kqdtQWktqoUbdfkbibmlmXafZWcglhnijelkORcSlnnooiqbgYZagQlboYdaZjaf
	safety	Throw it away: 2 hours out at most, and shellfish above all. Boiling again does not undo every poison.	sbgpdsaMlloeQfqZnoXUncwndiefkWlhbkqceifnffmdtepgeoWilacckVSnXndp
		Take half the paste, add a spoon of peanut butter or more coconut milk, and keep the fresh chilli at the table. Ladle theirs first, before you add more paste.	ehZmdYiaiodUsckhtTfdhYdlaijgMpcdglfcgtcakYYeOaggmpmxkZTssdjggYtj
	safety	Noodles, beans and chopped cooked prawn in plain coconut milk with water, before paste and fish sauce. A little prawn first, as shellfish is a common allergen.	qYjiPadploTZhceoqcjeqSoficuiTmbmbnkdehdWfXfmUghUddwzcYZnnjZlidZb
	safety	Yes: prawns pink all over and the sprouts steaming hot, boiled 2 minutes at least. No raw sprouts on top for you.	nXqbQofemkWZaeZeslbqgbsYcgcVZchjdlUsUjeYdZibQetjZUptqhfplmhoZpcm
		Chicken breast in thin strips: 6 minutes in the simmering soup, no pink, 75 °C. Firm tofu cubes or tofu puffs 3 minutes. White fish in chunks 4 minutes.	YgYuXgekjvkiPdhiZbjeanonrpiTmoVsijYggTWeoyhVVljbgWjglloicglbZcUq
		Most pastes contain dried shrimp, so look for one without. Take tofu puffs and mushrooms for prawns, and light soy sauce, 1 tablespoon, for fish sauce.	aWVtUZYknnggbjclYTqcbTifrleWdnfmbkkgqgZbirmUNfdegWqircjkYUfgRjao
		On the hob it takes 15 minutes, so a slow cooker gains nothing. The base can wait in a slow cooker on low for 2 hours; prawns and beans go in after, on the hob.	ycerUddJhiYZofpflngedgmmddWhugZbffbkjqThs2heYbfjXpdYcjacfkSkccfj
		A large pot takes 15 minutes to come to the boil. Cook the prawns in two lots in it, lift them out, and let people build bowls. Start with three quarters of the extra paste and taste.	ktaYURaUnWZakPlbkddgWbprllehieNbfsuobloWmnilkjofemYZlocsmdledZjk
		Light coconut milk makes it thinner; stir a spoon of peanut butter in. Frozen small prawns, cabbage for the beans and wheat noodles are cheaper.	ZifhnpgiioQdiejXibkgfqajnlqQimewhffVdfeXpuZRRSYooSTbcgjqmffnphfd
	safety	Picking them out is not enough: cook theirs in another pan with a paste without shrimp. Swollen lips, wheezing or faintness: adrenaline pen if there is one, and 999 at once.	iYctYbZlbuXaUoklZlimeTlemkjhZqmhTlmlllecehpcZdqfdfjsoZf3eSThdjpr
		Boiling into a hot flask without noodles, with those in a small box. Prawns from yesterday must have been chilled within 2 hours and are heated until steaming.	swknVildgWfYjUonpadeZhnakggWdljabjmkmcjfmqglXmrToohorUdeaeRmKmpg
		A spicy noodle soup of Malaysia and Singapore. This is the coconut kind, curry laksa; asam laksa of Penang is sour with fish and tamarind and has no coconut, so both of you are right.	amVsiZflajhgojWvqgbYneXqnjsgTdlWrflhjWgjppdYhddbtYaeiYipbepjMlss
		Noodles, prawns and coconut milk have none, but read the labels of laksa paste, fish sauce and stock cube: some have wheat, soy sauce or barley. A pot with a barley cube in is not for a coeliac.	YYfoieblaqeeqqUnWarUmaZXvdnkhpXeldXihqmZdnpadomUlbcqjXimdghUVzgq
	safety	Read the jar: many pastes hold candlenut, cashew or peanut, and shrimp as well. If it says so or you cannot read it, do not give it to them; cook theirs in a clean pan. For swelling or trouble breathing ring 999.	eghkedamdreXembmZiqrsahpxajpSvsfejbfniibdlocchlcggmliYqyaZOWaqsm
		Prawns, coconut and noodles are accepted by most; read paste, stock and fish sauce for alcohol or pork, and look for a halal mark. If the label names wine, use another. Some schools of Islam avoid shellfish, so ask.	aXhqfiaklkjkhrRXZdsXYTiTsShgVpgdgWoqdecdegmYPZtaefejscThUdflYlbb
		35 minutes: 15 to wash and cut, 20 to cook. For seven put the kettle on at twenty-five past six, fry the paste at about twenty to, and put the prawns in at five to, when all are at the table.	miZVgfgSjXVlkamYylkXqUkhmheghfdckYfkrsvVjWnebqrXiSWfilZcsadakbds
		One ring is enough: kettle for the noodles, soaked in a bowl, the soup in one big pan. The cold noodles wait in the bowls, and the soup goes over at the boil.	pnekYXgfZRaevbjfjrWofjsqTUkUchgjoxjgrpkdXqfcekeargkUbVTqhjjkcefr
	safety	Ring the vet with how much and the dog's weight: the paste usually holds garlic and onion or shallot, which are poisonous to dogs, and chilli and salt upset them. Give water, keep it from the rest.	iXmXXTUZfixkZfVdnpgidddmXfnnTfklekrVqlhhojrqZlqVdmmfdgTvaaepmskq
1		Give them 2 to 3 minutes more, or pour fresh boiling water on. Bite: soft but springy, no white core. Thick ones take 12.	tSqjrUphbjnhZilZpmepsieXklhqdUfYcOXvndlZXXWblhijpefjVmmhewmddiam
1		Rinse them ice cold and leave them drained; put them in only when you ladle. Mushy ones cannot be firmed, but thin ones hide in the soup.	4TkhmPjibjlbRgunYkilgfhaalXokjaieUjrphwcZZWkqikjiglidanpjqkhZces
1		Pour boiling water over them in a sieve and shake. A teaspoon of oil tossed through keeps them loose for an hour.	qSgTeRolkdofhkqhPeaiebbdjkZkmrlmidmjrirZcPUoomtknrmdaWmognjhSbcl
1		They would drink the soup and thicken it with starch. Boiling in water works: 3 to 4 minutes, then rinse.	0YnliYkeeheekUvlplgbid1mcalosVVfmrhjklieYsVXmsofnpeXfaoibslihghm
1		Vermicelli 3 to 4 minutes. Fresh rice noodles, 500 g, only a dip in boiling water. Egg noodles are boiled 4 minutes; mixed half and half is the Malaysian way.	makikUlfaccbiWpkcokgkUlVupjgnkYbqWbdjUlcamMnhqadkRficUeoUqgcekfy
1		Cold, to stop them cooking and to wash the starch off. They may be cold: hot soup over them, or a dip in boiling water, warms them again.	tRpaiilzWmidkTpgmpeneZqlVmnhonireljjqmnlfkajssvgrokZpagcZhmbgeno
1		A bit over 60 g dry each, 2¼ oz, which swells to about 150 g. Of a whole 400 g packet use two thirds; rinse the rest cold, toss in a teaspoon of oil and eat it from the fridge within a day.	gtqTiXatsdwWpVfiprpibXhVZwiojjfmohkmhelZgdZjklfYrYbUbhWregiaUhcf
1		Any dried rice noodle will do: vermicelli are the classic, soak 3 to 4 minutes; flat ones of 5 mm 8 to 10; thick round laksa noodles want boiling 8 to 12. Go by the packet and bite one.	kZgfkVkiXgfhoZigdscjkZfckvoeejeZ3PgenRjfhjOhfmadnTahYegrPsjcZegn
2		Frozen ones go in frozen, 2 minutes more. Mangetout, pak choi or broccoli in small florets, 200 g of any. Tinned beans only warm through.	gbgYbWledcecWfmjlalomfchibparlhaWfWSiVOSm5jXgVcdhbcceSkWabjXgfmt
2		Snap off the stalk end, the tip may stay. Halved, about 5 cm, so they sit on a spoon.	XjnRdYplQifghemih1jdibfjWrxjkaVZhUpujmYiqfchfgkmlbdpWkbhibpfbQdY
2	safety	Rinse the eye with lukewarm running water for 10 to 20 minutes and do not rub. Hands: oil, then washing-up liquid twice. Hold the chilli by its stalk, or wear gloves.	detnbmdgdkclsltWfbcobbdsRqeqYovohkgZghloqYapXlugdnmtedUpomidpVqj
2		Take seeds and white ribs out for half the heat; taste a tiny slice first. Jalapeño works, or a quarter teaspoon of flakes at the table.	WklekjgebmvdsdyfoXerkXbfalrjYnpZrkbgcjbnlfVfYkZjjks2fgVgbiqXYTlh
2		Lemon is fine, a little sharper. Bottled: 2 tablespoons into the soup. Cut the lime lengthways in half, then each half in three, along the length.	fscYdicubXrfdqXUdloWhhSemdlwZabmekUgiUagdpbylbfjrfoglbXhlaxmbWZn
2	safety	Wash board, knife and hands in hot soapy water first: chilli, herbs and lime go on raw. Those lime wedges go in the bin, or squeeze them into the boiling soup; chop the garnish before you touch the prawns.	jmilWjZgYogibdpYSmjqlTjlc2ciejlshpcdlZYvmmmkij1pldnkqhgkggrjiRmn
3		Two minutes: it darkens a bit, the oil shows round it, and you smell lemongrass and shrimp all over. Harsh or black means burnt.	UaknjiccmnppldSicYfsegWekaibbWpUdVnhWikckOebfogihsmfYtqVoigYJdnh
3		If bitter, wash the pan and start with new paste. A bit dark: pour a few spoons of coconut milk in and scrape, off the heat.	kXbkhpgXhfktjgQjWRatndSgjTgnmmuoahtdbmqfoUdiisYjbjmZdgdghfYZbews
3		Thai red curry paste, 70 g, with half a teaspoon each of turmeric and ground coriander is the nearest. It is by the Asian shelf in larger shops.	QmbnlOYfdksllddmWaojkdUjvpoXVigVhicabZidprWiYXcdzhkXjgplfandXnnl
3		Go by your jar if it says less. Two thirds is enough at first; with too little, add a spoon of peanut butter, grated ginger and a stalk of lemongrass.	RybdmccjwZocmdakeaueZkYbXkreYgmgmcgjcoddkhZoZbebyeWTjhTnuTYcejhY
3	safety	Lower the heat to medium and turn the hood on. Have the coconut milk open beside you: a splash calms it.	dWdqlnYcjiginXrooaTgQkdqQgmmWlyhognfmnkjnTgfahemXuvcYdmlmlShdYik
3		Two minutes bring out the spices; stirred raw into the soup it tastes flat and harsh. Any oil does, a spoon is enough as the paste has its own.	XhloobcdhmqjpcYtUboqhgqtoYllhdegpljYkimeicdghcjfpxgYih8NgbboZbch
3		About 6 tablespoons, half of a 200 g jar. A 120 g pouch may all go in if it is mild; if it is new to you begin with 65 g, 4 tablespoons. An opened jar keeps in the fridge as its label says, or freeze it in cubes.	LtkchcbgsYpaogTehbvlcfXWfjlidfphrXhdfhccpmekeelX1aeQkfbijbWVZgkW
4		Red oil on top is as it should be. White grains: it boiled hard, so take it down and whisk. It is harmless and tastes the same.	fjgjrkbjhcfabicxfdghVnQgZawdYkrugffncmoqiRiTnrjoftYZQZrjeiqphmld
4		Cream: 250 ml and 150 ml more stock. Block: 100 g in 300 ml of hot water. Powder, 6 tablespoons in 400 ml. The drink from the carton is too thin.	RmgmihkVhiieggpdgfpdobRblRwRdvjloflQgZdbhjbYldbdlkQZQWgZblodskle
4		That is only the fat set on top, stir it in and it melts. Shake the tin first. Sour smell or a bulging tin is a reason to bin it.	YgfcagpnbnqlcoYpXmWeXhGhaToccnjmhekmadgcjTkZxpgmstfbVbrbfkagjmda
4		It is a soup, thinner than curry. For more body simmer 5 minutes longer, or whisk in 2 tablespoons of peanut butter or creamed coconut.	ibXklcnigvckhlmknalVjnYsiidkPVYitWjfSiamggdUmngkpqJfVilpdqsjZljg
4		Add stock or water, 100 ml at a time, then taste for salt and lime again.	pYWniXjcsljogjchlasUklVeggZjUYblhiknXoejkabZfmhlmvSTVTZ3miqhdleh
4		Any stock. Cube: one for 700 ml is plenty, as fish sauce follows. Boil the prawn shells in the stock for 10 minutes for the best of all.	bacvSZVdqnitjWgbjUrVecrgwcooyiYijgloigbfgwfcixmUldgkgbelafngkmfn
4		No lid, small bubbles. It can wait an hour on the lowest heat; stir it and add a splash of water.	gXakkXsTikUgvVfckgSWXhthYcmjibYcijgdroNpcbhUnlgmnskYXeeXqqbZZjeZ
4		One 400 ml tin, about 1⅔ cups, full fat. Of small 165 or 200 ml tins take two; with two full ones it is only richer: add 100 ml more stock and a squeeze of lime.	TpcYZjrdsgmehgcZipqjbeUhcYrdeldkrjoWigdWidYdiddRsiXYIfWdbhbTwbee
4		Simmer it 5 to 8 minutes longer, so the raw taste goes, and lift it with a squeeze of lime. Better: fry the paste now in a teaspoon of oil in a small pan and scrape it in.	VcapmilarjrjclapWekqsUhigUimXfnnjcrTmhrapUhhoaiejyhWeXyXnjgfhadp
5		Bite one: crisp, but no squeak on the teeth. Give them 2 minutes more before the prawns go in, as those can't wait.	pWsnmVgchmehOmkcmigyonaaekelaUXWWSYpmgYXWZdThdiijahtYlndnnqcdZcj
5		Carry on, the sprouts bring the crunch. Next time boil them with no lid, and add them only just before.	0TicnXfgdeklLearjgcveiZhQcfdibXdUYnrmZjceccanXjjVfkfXZpcmisgWjrn
5		They need 6 minutes, prawns 3. Forgotten: microwave them with a spoon of water for 3 minutes and put them in the bowls.	ndjkYVdVehpdWfokbzjplTnjTmbfffYkXheXrqdZdfbRkUkafkjXdbsYiUkYoZav
5		Peas 3 minutes, spinach 1. Sweet potato in 1 cm dice needs 10, so begin with it. Aubergine is fried golden first.	kbgakgskshefjkk0mVwiaqloiehgqkbbWTZcgSXgZupUVXblfWhgealdbXqahTlc
6	safety	Pink all over, opaque in the thickest part, curled like a C. Grey or glassy: a minute more. A tight O is overdone.	aXfrbegmXcinMkcZlocyfgnVavnigWddfgbwYTifhZkSdnidhcfpcpqlhnoXPcfh
6		It cannot be undone: lift them out, take the soup off and put them back in the bowls. Three minutes at a simmer and no longer.	0VhplRiaYlkcHnffhgcndehcTmagjffrTbesqgneieWZmYdskdhkbfgqonrfXfdo
6		Put them in for the last 1 to 2 minutes, only until steaming hot right through. Longer makes them leather. 250 g is enough.	bjjwagldaZgcKafedjk0cbyPkpldmcogemXldahdliibWnkWkfdmjelffoqOYbcn
6	safety	Thaw them in a watertight bag in cold water for 15 to 20 minutes, drain and dry. Frozen they cool the soup and cook unevenly. Cook them at once.	iaYvZYnmijgVRqsTkdcvobjZZcdrwefmciXkZdfQprkcndngmgbfuejZlabcWbcl
6		It is the gut, harmless but gritty: slit the back and pull it out. Shells off first; the tail may stay for looks. 300 g is meant peeled.	WXjZVeckPfWdcmeirwWeYSjbborlveqmheqmbjgasaTbYpknhdfijohnfXkaaYsi
6	safety	Let them get steaming hot, at least 2 minutes in the soup, unless the pack says ready to eat. Raw sprouts can carry salmonella.	lfuafXjZgqgfQdbpnafxmkvVigfVcVUbcgapidecehlbiojpbepzcdrTkhphjnsi
6	safety	Sour, ammonia, slimy or past the use-by date: bin them. Raw ones smell of almost nothing or the sea. Opened they keep 1 day.	fZinahbfmsmbMadiilmpedbWZmmRlRucbcouXRgamYmliollhZxgggpfjaacUfgr
6		Thin white cabbage in with the beans is a good stand-in. Tinned sprouts: drained, in for a minute. Leave them out and there is less crunch, no more.	caoMkYkYkqgjVghtjahqefkgigjSkcYedgZhkVWXisniggdjdaotTZlUkXkjuqxo
6		About 24 to 30 king prawns, 6 to 7 each; 300 g is a bit under 11 oz, raw and peeled. With 180 g add a halved boiled egg each, or 150 g of tofu cubes simmered 3 minutes.	dskcVcepnhoZYcedooqkTXqTbrgimffqjkimbZhYmncZWpdVoXZXloewkahSQcak
6		Stop here, prawns and sprouts back in the fridge, pan off the heat with its lid on, up to an hour, or chilled within 2. When they come bring the soup back to the boil and put the prawns and sprouts in as written.	pUXcmamaljQiYaiaXrRlgWvecpZkifZsahkepadhiflYebwTbmfflfdekQgaPceq
7		Light soy, 1 tablespoon, with a pinch of salt. It smells strong in the bottle but tastes only savoury in the soup; start with half.	UVUqdjacjnikibXneSlRgQWgqbsebZmjWjwXhZShglaeZndZcgpdlcgohQnjYfdp
7		Salty, sour, sweet and hot should come at once. Flat: fish sauce, a teaspoon at a time. Heavy: lime. Harsh: half a teaspoon of sugar.	VZjlpfjdqfjgumVnhegalhajloojPWYdeTnbjUejZnUgnlZhdlogium1setWbXeh
7		Add 200 ml of water or coconut milk and a squeeze of lime, and more noodles. Sugar, half a teaspoon, covers a little.	mRUvhjnbqqnjgedvoUpMfYeeiejvbhbrdcqmoihemdfdoiYWiglRjfdwicniragk
7		Half a teaspoon of sugar at a time and a few spoons of coconut milk. Lime boiled turns bitter, so the pan is off the heat now.	ckborhfdmdggamWmgagXikPpfbhwPXjmUeXkkWfobjZqleWnjeqbiaaq1jnelUfq
7		Coconut milk, 100 ml, or a spoon of peanut butter, and half a teaspoon of sugar. Water only spreads the fire. Leave out the fresh chilli.	jgWopgjeqnhcoiimuQZfZhahTiboPpjjYjkdgtgemXeccjgdhxhgfYUxufbchZun
7		One lime is cut in wedges for the table, the other squeezed in: about 2 tablespoons, 30 ml. If both went in, taste first; add coconut milk and half a teaspoon of sugar if it is sharp, and leave the wedges off.	bpcdijbtgZnggkUagkqdffTemjh0UdUoeoagjTdbakZrlVfbsdrafaUiqcwchVYo
8		Rinse the bowls with hot water and dip the noodles in boiling water before sharing. The soup must bubble as you ladle.	vklfeVmleigWubphofVdhgodYiYjflhgUjjalloocaZdpsmdi5eYiVemhloWOpmk
8		Pour hot stock or water with a squeeze of lime over. Noodles swell, so serve at once and keep seconds apart.	yZfjiRgqlioqeikohkdUnfdgflXneZWvgjlbgikbdXggnfognvWWQVXpehomXobv
8		Mint, Thai basil or spring onion. Also a halved boiled egg, fried shallots or cucumber sticks. Stalks of coriander may go in the soup.	fojPkokdZibfbVnweYlgfdairqeWgfVhYaVZcdPlViibrZfkWevilffdacvtioqX
8		Chopsticks for noodles and a deep spoon for the soup. Squeeze lime as you eat, it wakes the coconut again.	ZdgZUQWnXdqbjtepmodTfgWajsflNhZjmYgfqgdfZggfgdtgndkkjfcileyqPSff
`
