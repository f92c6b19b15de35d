/** Spaghetti Bolognese: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a large, heavy pan over a medium heat. Fry the pancetta for 5 minutes, until it starts to crisp.
Add the onion, carrot and celery and cook for 10 minutes, until soft. Stir in the garlic.
Turn up the heat and add the beef mince. Fry for 8 minutes, breaking it up, until browned with no pink left.
Pour in the red wine and boil for 4 minutes, until nearly all gone.
Stir in the tomato purée, chopped tomatoes, beef stock and milk. Simmer gently, half covered, for 1 hour 15 minutes, until thick and rich. Season with salt and black pepper.
Cook the spaghetti in boiling salted water for 10 minutes, until just firm to the bite. Save a little of its water and drain.
Toss the spaghetti with the sauce and a splash of the saved water. Serve with the Parmesan.
`
export const NOTE_LINES = `
		Yes, the sauce is better after a night in the fridge. Cool it in a shallow dish, chill it within 2 hours, and heat it until it bubbles right through. Cook the spaghetti fresh.	yrpxiemYmVUheagbicdbjcqekhbfeaghWhwZcYfnlkhmifyiaoembbgVlXlYSmNh
		Two days in the fridge, in a closed box. Sauce and pasta apart keep best, as spaghetti in the sauce swells and goes soft. Freeze it if it will be longer.	pwppnbgalhbfaUeogdiWchcZikiahYmdWdsbSUcidZltnh1djgecVWediWdZVmOk
		Freeze the sauce alone, flat in bags, for up to 3 months. Thaw it overnight in the fridge or heat it from frozen in a covered pan with a splash of water, until it bubbles for a few minutes.	olgsVYhrqlTcgbqXkYlnoafhbTZllcjhifikOVcQlqkqofocdbeakSfarYaZXjWa
	safety	Throw it away: meat sauce has to be chilled within 2 hours, and boiling again does not destroy the poisons that some germs leave. How it smells proves nothing.	seiripaLogqgVgnZiiaYsbsnbhedeXpjZktZbmerggmfuemjZrafiTbZlXWoarbl
		Sauce: in a pan with a splash of water until it bubbles all through. Mixed with pasta: covered, 2 to 3 minutes in the microwave with a tablespoon of water, stirred halfway, until steaming. Once only.	vokyYZtdmbkagbhandhiUhnYZfXbdhjkTknSitpZWhalliomclcchVVblfoaQtXi
		Brown pancetta, vegetables and mince and boil off the wine first. Then 6 to 8 hours on low or 4 on high, with 150 ml of stock instead of 250, as nothing evaporates. Lid off for the last half hour if it is thin.	vccuahcOkjYdodpbnjigjkjnacXfwcVdmbZkjrSjwyihWadiYocYajeZinTkfadi
		Use 150 ml more stock with a teaspoon of wine or balsamic vinegar. Wine does not boil off completely, so this is also the way for small children and in pregnancy.	gdgvmnZgkfekqilSjliVbWdZzUjbTeUfbofbVYccdhWlMWlhnkqkncdhenroodml
	safety	Make the sauce with unsalted stock and without pancetta and wine, and take the baby's share out before salt. Chop spaghetti short and blend or mash the mince for a beginner.	rbkgVaZlomUZmacjtYjcuVoiiZujYoWmemkhahhbhWhsVehacetueaXprpZrifWX
		Blitz onion, carrot and celery in a processor before frying, and they vanish in the sauce. A grated courgette or a handful of red lentils goes in unseen too.	hdjaeYhnekibjupviVqdgcioXeqeZqgbcZhhhiWddeniQZlhfkv6hYdoiYkyjbrl
		Pork or turkey mince in the same way, cooked until no pink is left; turkey wants a bit more oil. Veggie mince needs only 20 minutes in all. Two tins of lentils make a cheap, good sauce with 30 minutes' simmering.	ZhZrleTboqhaVfbbaXvjgiiltrjNnqTqamVaidaoqppgUeiidUbkbfkidhdeXhVs
		Use 300 g of mince with 100 g of red lentils and 200 ml more water, streaky bacon for pancetta and any hard cheese. A grated carrot more sweetens it.	khfeniRntoTfgkabfdleZwdjhnoNgibqZbfacidYhmddRVfpkSVVckhwtbinjncb
		A green salad with a sharp dressing, and garlic bread for the hungry. It is a full meal without.	kmiPffRkfYpTnliowdWdcghkvlWcZnZfhghbhdXqhvefdmsiTaqhWglppXtkcmba
		Brown the mince in several lots in wide pans, or in roasting tins in a very hot oven, as a deep heap stews grey. A big pot simmers about half an hour longer. Cook the pasta in two pots.	moXlYVYRuXVihUjZeedfSlirhlmkpdMZoysoakmcnlelgfjgahZPhmemkicfcica
		Use 5 % mince, leave out the pancetta or take 50 g, and pour off the fat after browning. Keep the milk, which makes lean meat tender.	blliysdpfpYZqedadZodeofieroTmgexlkhffhmhpllaNbamdbSlhknknjWzsegd
		Start two hours and ten minutes before: 15 to chop, about 27 of frying, 75 of simmering and some leeway. For seven begin at ten to five, and put the pasta water on at twenty-five to seven.	jlYUhigRiSUkkclWwiiZtXkjmeeicgfcgVehvtuYjVmeYnsZhUYedqabrWfclZem
		Wheat in the spaghetti, milk in the milk and Parmesan, celery, and sulphites in wine and maybe pancetta; read the stock for gluten. Gluten-free pasta and stock, and for dairy-free stock instead of milk and no cheese, put it right.	XflkhqfqcuWXmwYmXopWkZhZscgkaucegdZffskVXkrabinWZcdriaiuYeXecsnp
		Not as written: pancetta is pork, and there is wine. Use halal beef mince, beef bacon or 2 extra tablespoons of oil, 150 ml more halal stock for the wine, and check the cheese's rennet. Kosher also means no milk or cheese with the meat.	YgirkgXkooefimXRZcwVYYoXqbdaarbhbakljbdiblqdMUrjXdfqqoVkWgepgmde
	safety	Ring the vet now with his weight and how much he had: onion and garlic poison dogs, cooked too, and the signs can take days. Do not wait for him to look ill, and do not make him sick yourself.	iVnbZVRVelrjXfVempijdggmYcnnVcmmdlqUlqdmojvqZosVXmkfddXrebfrmpeq
		About 1 kg of sauce, roughly a litre or 4 US cups: 250 g each for four with 100 g of dry spaghetti. For six keep the sauce with 150 g of grated carrot or lentils added, and boil 600 g of spaghetti.	eriYiYcipUgbqZchrlsaOVfZhhembggdslpeWicZliWcaiiUjeVWcbS0jWmdXdWY
1		Streaky bacon or lardons, smoked or not, in the same amount. Leave it out and use another tablespoon of oil and a bit more salt. Cured ham is stirred in for the last minute only.	ZojmsgZgcqidradacXwalgoqnrlTiejjZikalXcqalsjPfdlUXasmulejojmnpar
1		The fat is see-through and has run out, and the edges are light brown. It goes on cooking in the sauce, so it need not be hard.	mfpnsgfnigcphcWekeiskvedjmgfeUieiUljkdloQSqXblaiXbblg0sTltgXclbV
1		Take the pan off, lift out the black bits, and pour off the fat if it smells bitter. Start the vegetables in a fresh spoon of oil over a lower heat.	ofconsdbddeqibWccUdtjmblWecmrhwqZisccmtohOofhqViRcjhhqdfkldZofrr
1		Keep about 2 tablespoons for the vegetables, which drink it. Spoon off the rest into a cup, never down the sink.	chZfsjeqlZjimekmkXhhXxYhctmlufl0oksYhemnlSradVqnckbXamrefianrbjY
1		A heavy, wide pan or casserole of 3 to 4 litres. From step 5 it may go in the oven, covered, at 150 °C (130 °C fan) for 1½ to 2 hours, instead of on the hob.	rlVpTaiYgZefnXiZinabcpcotbliqghbtsqheigvaxedbjSjdYjRdsadTjYfmhXa
1		It is Italian cured pork belly, raw, like unsmoked streaky bacon; it is sold in cubes beside the bacon. Thin slices do too: snip 100 g into strips and fry them 3 minutes.	djkrpjalZoodleXYcaqkpgplenhXbZldlRqejYlujjreUhbgWSVsfqfhjysflqap
2		About 4 mm, so that they melt into the sauce. A processor in short bursts is fine. Peel old carrots, scrub young ones.	hkpUZYpdTcdeltqgWaqhefmrXksl0opakZfrngerfnjrTcqopjilldhhgmrqkYjd
2		Turn it down, add 2 tablespoons of water and scrape. Pick out black bits. They are meant to go soft and sweet, not brown.	qWfhhilbfXguhpagePc4jmgfVZaytkhiYYqhgkgkhWhhgsUibcqkgekdchdjqeyn
2		Bite a piece of carrot: no crunch and it tastes sweet. Put a lid on for 5 minutes if they resist.	ldsgqSoglhjmZpfhjaf0gpmgdifugScRYMdrkfUgVahceiiknahtdomUjlojmahY
2		Leave it out, or use a piece of leek or fennel or half a teaspoon of celery seeds. Pepper makes it sweeter and something else, but the children like it.	XkjgvjicWtkjqpomijmhocdoepglmroVebfbicVdcvobUcYkcYkxqYdZZSltjipp
2		Yes, about 250 g for the three, straight from frozen. Give it 3 to 4 minutes longer, until the water has gone and it begins to sizzle.	cgfmZUmhbafcfvrbgXozobicWZkr1gnYjdWcbSZXovsiicgfmZakqVjXfgegjhhl
2		It is where the sweetness comes from; raw, they stay watery and taste of soup. If you must, 5 minutes over a higher heat, stirring.	lfmkpUgbYkeknjhrkfkshj2yXchlsWQeccggofdchiegXcfgnghkhg3PdhjqgUhi
2		Half a teaspoon of powder for two cloves, and as much more as you like. Garlic that is black is bitter: fish it out. Stir it in for only 30 seconds before the meat.	WhhhlbYNlerkYfUkcTqkgXboceixfsgbfgWWNkckrchpbpjnbgqWkphYpYljXlld
2		About 150 g of onion, 100 g of carrot and 50 g of celery, 300 g or 2 US cups chopped. With small carrots take two; a bit more or less does no harm.	WplUfYmemQmflvcblgsrXbneOnixpfiYqOndndViflhlcgeWiZZnijaladlnobie
2		One single stalk pulled off the head, about 50 g; an American calls it a rib. Wash it well at the bottom; the leaves can go in too, chopped.	PccYdmbgYgqhumbqlojoiiYjUvnkhgsVzWorjodXdgggdqhihPeknadkZXkjWYij
3	safety	No pink may be left, also inside the lumps: break them up and look. With the long simmer after it is quite safe, but do not taste it before it is brown through.	VdeskncmmdnlTsXdfjftllmgenxbWadfajWtXgeifQyhbkgbbhhkYgtgntmjTUcf
3		Turn the heat up high, leave it alone and let the water boil off, 5 minutes or so; then it browns. The pan was too full or not hot, so do it in two lots.	jYToljdrsceqUjjjoXcheshqUaolmSOqrqfngclfmdgWjdojekfOZemeethfWnok
3	safety	Thaw it in the fridge or in the microwave on defrost, and cook at once. Thin flat-frozen mince may go in the pan over a medium heat, scraped off as it thaws, until nothing is pink.	ddSufchmsklVTtnPeYaqrfehWcgpshdmclXgYfiZsoqhlbekgcaZvakWofVkXdZg
3		Press it with a potato masher or the edge of a wooden spoon while it is still raw. Once brown, the lumps hold.	ggcchSijkZrYaqsjNWggZsbodjnYpyXhqZXnjhlkhTgsgjimgnhccdlmmrhpVTbd
3		With 20 % mince tilt the pan and spoon off all but a tablespoon. With lean mince leave it, as it carries the taste.	baWgwfbooedehghigYfbWvVhgxolpih1pmjceamouVrbcWkpejWXagohimXnjZmZ
3		Brown crust is the best of it: the wine lifts it. Only if it is black and smells bitter, change the pan without scraping.	lYbhcqeoigmxfqTjXbSpikRdiajqtoqqgpveeiolgRenhwaobcrZgfnbegaccfpb
3		Past grey, until part of it is really brown and crackles. That roast taste does not come later in the sauce.	gbgoojgnfghsZlRaffdqfnenfexkiZWhfjhsXXjljShZXiegXiiYalzXjlldFXke
3	safety	Brown inside a pack in date is only lack of air. If the use-by date has passed, or it smells sour or feels sticky, throw it away; cooking does not mend it.	efhpknWkqjqfPgShcfhoikVgdjpReWkfWkirZVklucsqiolnbZwagbmamlXjSgmo
3		Half pork, half beef is excellent. Diced shin, in 2 cm cubes, makes a ragù, but needs 2½ to 3 hours.	dlZqfXYhgjmhafdSVYrcoojpinlaqmRmhhWgechqrvnhRZekTVbkbjhhimhlVWOj
3		About 12 % fat is best, as it is tender without swimming. 5 % wants a spoon more oil; with 20 % spoon off the fat. 500 g is 1.1 lb, and two 250 g packs are just right; 400 g will do with all the rest unchanged.	QefkmdTophjXeaaSehmhquXlixpcioelrgWcaRljrjihVdhfeNaTfldjglalaZic
4		Any dry red or white that you would drink; a bottle opened up to 2 weeks ago is fine. White makes it lighter. Nothing sweet.	dfloimYibdXmmiVXjpmbbfbWuXvPelZgfhgkMPbmfkdkPelgqUrcgVlfelpinbmf
4		When you draw the spoon across, the bottom stays nearly dry and the sharp smell has gone. Most of the alcohol goes, not all of it.	hcgsoneqpdounicXpkdYdhXVkUinVOfcdjnmRfjjbMidYfsktmncaeWckooedWjf
4		Let the sauce boil without a lid for 10 minutes and go on. Wine put in late tastes raw, so it wants at least 20 minutes' simmer.	leZrjlcZoflrgndbbtgiiYnjkSdiUTUrVliVYienZWdhabjWemzaoQmbklrjoUff
4		Take what you have and make it up with stock. Port: 75 ml, it is sweet. Vinegar only a tablespoon, with 135 ml of stock.	crdsliZlkZlprmdUiopZcbZXySibagTgdleYPYcmckVpRYYZshjZdZcidfpiocjk
4	safety	Slide a lid over it and turn off the gas: it goes out at once. Do not throw water on it. Pour wine with the pan off the flame next time.	vccuitbbfZkpqWiXrjNkVjjhbRkgZiorlsneUlkmhWodbfcncorXebhahogenYmj
4		A fifth of a 75 cl bottle, one small glass, 10 tablespoons or a bit under two thirds of a US cup. From a 187 ml bottle keep back about 2½ tablespoons.	ancfelbinRqmqoWTpnmaWUZShYlfZgclngsUYgdecfWpYXkOsffZcdSlcceiiTjd
5		Yes, it can be shorter: chop everything finer, use 100 ml of stock and simmer for 25 minutes in a wide pan. It is safe and good, only the meat is less tender and the taste less round.	flYnsZcVZpOmojiXdndWmVvqgelXkVQlYmljtmbgohZpZfebvoTgeigbrjfkYhji
5		Take the lid off and let it bubble more briskly for 10 to 15 minutes, stirring. It also thickens when it stands for 5.	lYPisbmifwYrdqsikXgbllapfhXmVOWknamhVjaooddZknhkmxTdYaklfqmfbjhe
5		Add stock or water, 100 ml at a time, put the lid further on and turn it down. It should move slowly like wet cement, with a bit of fat shining at the edge.	nVcomXpmthmufhchhYmcomPbleRkdXjpnhedirkekKdhfciomtYURcZojjmbabYh
5		Pour it into another pan without scraping. If it tastes only a little smoky, a spoon of milk and a pinch of sugar hide it. Then the lowest heat, and stir every 10 minutes.	oYXndphWhhhtmiYkYTUnlgVgiZcokjpranyYeoimhOahovVkYipbafckjiVafbop
5		Another 15 minutes' simmer first; then half a teaspoon of sugar or a knob of butter. The milk takes off the edge too.	WmcksefZkfchepZvfYhchiRrjfgrNRpjVdgdgUfqgnalkhRoflidjYmq0qielYff
5		Yes, it is the Italian way: milk makes the meat tender and rounds the tomato. Leave it out or use an unsweetened plant drink, with a spoon more oil.	SdhmlrkgbubcsnksdfnYmVhdmSaXergeiakbVkjWgnYZcdebanZgVZwdWldybcht
5		Harmless: the acid does that, and it vanishes within 20 minutes of simmering and stirring.	cmjgiiinkcheYpcxZehccaWgSOnXZonsgZdrVpnmdVhXmvihctaaSXskdkqmgfdm
5		Passata 400 g, or a tin of plum ones crushed with the spoon. Of fresh 500 g, skinned and chopped, with a tablespoon more purée.	brkTnbxaUblfYdrnYiulkdYkuczghdrdmnjabQbempgpXjYZolkbdUmffkbdoecZ
5		Half a cube for 250 ml, or water with a bit more salt. Chicken or vegetable stock is fine.	ZbeuaaWbrpqxoYgZeYySidkksgpowfVkihgkejbgivfiktkUolgidWfeZlkmklik
5		Lid on with a gap of two fingers, so that some steam goes. Bubbles break lazily, one or two at a time. Stir every 15 minutes.	WWYndXvXcjYlyZiginUXSlnhWgmkddYdqclkoqPjcYgcmjfpkluaUkigrpbeagfY
5		Two to three hours make it only better, with a splash of water now and then. Do not leave the hob on when you go out: turn it off and go on within 2 hours.	lfcqgjfKmqPiiWnfZoUcfaslhgfhiSZdVjlgmkOohhmlhkildoZeWgbTwhUhXkdm
5		Add half a tin of tomatoes and a splash of milk, simmer for 15 minutes, and leave the pasta water nearly unsalted. Salt only at the end, as it boils down.	pVbvkgnWosnefcgvnVnOfcgcndisVicsZbsklglilcjfoiXYfglUldgzliojucce
5		Salt first. Then a teaspoon of Worcestershire or soy sauce, a piece of Parmesan rind in the pot, or another spoon of purée fried for a minute in oil.	ddcnreeaxmmkjlaqiVdcnddnmnomQaWsYdlUlfbmWpVfjiUibtmelqlxmewdZebg
5		A bay leaf now, a teaspoon of oregano if you like it, basil at the end. Mushrooms are fried with the vegetables until dry.	gclVlphWvpmgiVhzZbtgkfbpfkdbhfWadfSacdYhVkuhjUjmXXsjnfffUYriWUkd
5		It is the thick stuff in a tube or little tin, American tomato paste, not pourable passata. Forgotten: stir 2 tablespoons in now with 20 minutes to go. Without any use 2 tablespoons of ketchup and let it cook thicker.	RjdZqkpfWipijgkqSckorUQhnXqZaWrbfdvbhdglkrccYbYVnujUdandoheekgXk
5		Yes: turn the heat off, put the lid on, and go on within 2 hours. Bring it back to a real bubble and give it the minutes that are missing. Longer away than that, cool it and put it in the fridge.	lbZnrehYglNncflbgtHkoSslgagcbdheThmbrkXmrangbajafqhocWfbmgVeVnge
6		Put the water on 25 minutes before you want to eat: a big pan takes 10 to 12 to boil, the pasta 10. The sauce waits happily; the pasta does not.	pXgZtbmdiXboqUvigjlceanhpdbmeOfhgfXbnpqgfWUffrvXhYpVaaiapjrTagWf
6		Bite a strand: a thin firm core but no white chalk. Taste from 8 minutes on. It softens a bit more in the sauce.	hbpnscjjcotgellkikbogmgannjgSJdaiOXrgffbXWXbismhsamlXnifpuoeUdbg
6		Drain it at once and do not cook it on in the sauce; spoon the sauce on top. Fresh spaghetti only takes 10 minutes if it is past saving.	0ShhuVedjmthWhtsYeljffhjejSjeWghYciomhrjgXWejiiimdndZRbnxtijXnYj
6		Stir in the first minute, and use at least 4 litres of boiling water. No oil: sauce slides off. A clump comes apart under hot tap water.	mQabgchmsmujmiriWYilUfajjgcmillmofoirmsWbMSknnrmomlUZXkkineiacXl
6		A level tablespoon and a half for 4 litres. Do not break it: lean it in, it bends within half a minute. Break it for small children.	ocZbeWmcogqggVtgkilcYdbciimvllWdncprmokjUWapmpecvXlVfld3jrVgdaZc
6		Use a few spoons of boiling water and a knob of butter; it does nearly the same.	kRjenlhojeqped0ifewXcahglecikZgnlpkdnmndihTisfwgrmnNcVfmhmejttgp
6		Tagliatelle is what Bologna eats with it, penne catches the sauce well. Fresh takes 3 minutes, wholewheat 12, gluten-free by its packet and stirred often.	fYdeuajgXkhdnTmfcfrcdZnTyikbigVciiQeebldnoTmbsoYkQdkdVcgfnfUWvYk
6		Dry: a bundle about as thick as a £2 coin is wide, 2.5 to 3 cm, for each person.	cipUgUlnscmbmWcfonwiZXgTiscngXahumgohhhZcfWdbnfdpcVcbjTximoZTdXY
6		Drain it a minute short and toss it with a spoon of oil. Dip it in boiling water for 30 seconds before serving.	rYmdvWpiiddllYriRjgmdenYrjYpdYdjbogarqlkfaYigpwZnrpfbXgdunmZQnXf
6		Finish the sauce, take it off and keep the lid on: it stays hot for 30 minutes. Boil the water in the kettle, cook the pasta on that ring, drain it, and toss both in the pasta pot over the heat until it steams.	olZkfVeaZQahrangcobrbgslXTjXaeZloxfbnujiZlhejjdaoerZYQRlofmdjfbq
6		400 g is four fifths of a 500 g packet, 14 oz of an American pound box, so leave a bundle as thick as a £2 coin. All in: keep the surplus plain, oiled and chilled within 2 hours, and eat it within 2 days.	WomWrZYclYoXhUkbcmpoeSlUcniflbiusbjpmefYmmajiplXyVbWkZXhcmYYXjlY
7		Two to four tablespoons. Its starch binds sauce and pasta, so that it coats and does not lie at the bottom. Stop when it is glossy.	kPldjkpqlkptwcmqjlocWgcekgdpgQahqijggggaZeRfon1ckriObgikfpjedgbf
7		Mix them in the hot sauce pan for a minute with tongs, lifting and turning. For children who like it plain, put the sauce on top.	ggcgYPfdcbkfvan2VlbYSgZkjlbfQnZokkmfffbokVaglmhhXwpfebqmnamhSbbX
7		Grana Padano is close and cheaper. Cheddar is what many of us grew up with; it strings more. Tub Parmesan is dry but will do.	bmqSmvWdlgZafgerXenbaiogphsWkpttZUhWgeUdillarViipdmalcfjaopocxab
7		Hold back a third before mixing and see. Extra sauce keeps 2 days or freezes for 3 months.	liXrnUjnpejqebjoaaoZdeZbimZmWadpjdqeThcihWjkgfjbdhYQQMYrqWnXfdRX
7		Lid on, off the heat, at most 5 minutes, then a splash of hot water. Better keep them apart and toss when all sit.	xaeaoVrejgXcsZihSkSdZfnchlVgecWjWlkXrmfnhWilliybcwkghabXrafcSkXi
`
