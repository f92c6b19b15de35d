/** Fish Pie: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Boil the potatoes in salted water for 15 minutes, until a knife slides in. Drain and mash them with 30 g of the butter and a splash of the milk.
Put the cod and smoked haddock in a wide pan with the rest of the milk. Simmer gently for 6 minutes, until the fish just flakes.
Lift the fish into a 2 litre ovenproof dish and break it into large flakes, taking out any bones. Keep the milk.
Melt the other 50 g of butter in a pan over a medium heat. Cook the leek for 8 minutes, until soft.
Stir in the flour, then the warm milk a little at a time. Simmer for 5 minutes, stirring, until thick.
Stir in the prawns, peas and parsley, season with black pepper and pour over the fish. Heat the oven to 200°C, or 180°C with a fan.
Spread over the mash, rough it up with a fork and scatter over the Cheddar.
Bake for 30 minutes, until golden and bubbling at the edges and the prawns are pink all over.
`
export const NOTE_LINES = `
		Yes, up to a day: let sauce and mash cool quickly first, put it together, cover and chill. Stir the prawns into cold sauce, not hot, then bake it 45 minutes from the fridge until the middle steams.	ttmvdfodkXPghfffgjcbferakjaanejcUgodeVeiijmnmfygcoimklhShXcMPkTd
		1 to 2 days in the fridge because of the prawns, if it was chilled within 2 hours. Warm only what you eat, once, until it steams right through.	mziqbkiaoifcVYcikedabjgUgoeYoWmfRhteWVbeegrqji2chbblZccdgUeVYlTm
		Best unbaked and made of fish and prawns not frozen before, for 2 months. Thaw it overnight in the fridge and bake 45 minutes, until the middle is 75 °C; the sauce may look a little grainy but tastes right.	pnbuQcksomTadjmaiYjopZecdUVkoemigffkTUaUktpmlelhdbcfmZhYqVbUZiTd
		Under foil at 180 °C (160 °C fan) for 20 to 25 minutes, or covered in the microwave on medium power. Gentle heat spares the prawns, but the middle must steam, 75 °C.	utpyWcrceclbbbfVuagkXmnVXiaYfmphSioZeqqbemfhmdjnedckjfUdkfmXQtak
	safety	No, throw it away. Fish, prawns and milk sauce are out of the fridge for 2 hours at most, and a cooling oven counts as out.	rgejevcQlgmbRinbhnWWpatheiXbeamiYjuZdifojivisejfalXlkbcblOShcqYp
	safety	Yes, once baked: smoked haddock, cod and prawns are all cooked until steaming hot. See that the middle is 75 °C and eat it fresh rather than as leftovers.	nVmfOwgglkYVfccdshdmgcoYhdaXabohfkYoSjebdbkcOgtkYTlosldqmlclanVp
	safety	Flake their fish between your fingers to feel for every bone, and mash it with potato and sauce, the prawns cut very small. Smoked fish is salty: for a baby under one use plain cod only and no salt.	maieLdalenZXhZhluWgdkZohibzhajfjaljidmZYgZesTgedfgtxceWpsnZnoYXb
		Green things: peas, green beans, buttered cabbage, broccoli or a sharp salad. A wedge of lemon on the plate cuts the butter.	ohdOZdapbakSplguuaaZflglukWhghYicdjcmbSogxjYcjodVUmmYeimjUvccibc
		Two dishes of this size rather than a deep one, and 10 to 15 minutes more if both are in the oven. Swap the shelves halfway, and check each middle is steaming.	hwQbOYebgaXceUmehidiRgjnnijdjcNVcptrcemZlojkljifbYZbkuVtgciXjfdh
		Coley, pollock, hake or haddock in place of cod, or 700 g of fish pie mix for all the fish and prawns. Keep about a third smoked, as that flavours the sauce.	TWQjRmbldohfXWnoXZccgifcvekRneidncdcjUYZkyiXRjgejUhgkmihlYjfljTt
		Leave them out and take 150 g more cod, or put in 2 hard-boiled eggs in quarters. Nothing else changes.	ZbZqXadearddPgsfahlfbSldrrgcphdqWsghhaWbdubYSfbjifkqqnjqcTghafiz
		Not in the slow cooker: fish falls apart and mash stays wet. Under a grill, if all parts are hot and the prawns were cooked pink in the sauce, 6 to 8 minutes browns the top.	phfrYoZRcdYkbjogiohjWojidgWfpedbdjhpkoiln1kaYkKeZnrehuaUcpTidnck
		Semi-skimmed milk, 30 g of butter for the sauce and 2 tablespoons of milk in place of butter in the mash. Do not go below 30 g, or the flour has no fat to swell in.	ZmpiuwhjdpXarefhgZqablcfigfShihtgfjfhnldnngWSbbmjZMjaehlpcT0pjfY
		Thaw it in the fridge overnight, or sealed in cold water changed every half hour, and pat it dry. Icy fish gives its water to the sauce. A pie of thawed fish, once baked, may be frozen.	faUrXfkpimgXVqrYgYdpschcbSenxamgijajbdbRruncogkhidbetcjVqaacedTm
		Start an hour and three quarters before: an hour and 5 minutes to boil, poach, sauce and put together, 30 in the oven and 10 of resting. To eat at seven begin at quarter past five, and have it in the oven by twenty past six.	lpbTifjQhVVijdjbxjmVpXoeigbfdfdaeXegsruXfVmfaprYiUZiiocYtXfVkZan
		It holds fish, shellfish in the prawns, milk in butter, milk and Cheddar, and wheat in the flour. Gluten-free plain flour works gram for gram; leave prawns out altogether for a shellfish allergy, not only out of one corner.	YZgobmeoZuSWerelVmnZhWjaugghhqdleedhgpkXXlqZZloabYdvlbiwYYXbZqlu
		Potatoes 2 lb 3 oz; butter 80 g is 5½ tablespoons; milk 500 ml is 2 cups and 2 tablespoons; flour 40 g is a third of a cup; cod 10½ oz, haddock 9 oz, prawns 5¼ oz, peas 3½ oz. The oven is 400 °F, or 350 °F with a fan.	UjlZineerUkYppYZlgsrXYgWfaYlhYipsasVhikXgtVilhgKmaYcdgbrgjUhhekg
		Halve it all: 500 g potatoes, 40 g butter, 250 ml milk, 150 g cod, 125 g haddock, 75 g prawns, 20 g flour, a small leek. A 1 litre dish takes 25 minutes; the sauce wants only 3 to thicken.	e3bleijkoZchiUldhlsffdhdcfihpaUhjqqjUlbailnrcmdYmTVkacOyoVbZhoch
1		Boil on, testing every 3 minutes: bigger chunks want 20. Hard hearts make lumps which no masher removes.	ucacteoeiibfRtoVdhftjniaioemfZcVdTZqxkjbWabehhpfoimrhnierumjoWgU
1		Peel and cut them into pieces of about 4 cm, all alike. Smaller cooks faster but soaks up water.	hjhQfcwiYfbZXmrWcgkaYZoiamvmzmhgwZlulhmpjhZnYllqsfllchdjdlqfnVcV
1		Stir it over a low heat for 3 to 5 minutes, until it stands in soft peaks. It must be stiff here, since the sauce below is soft.	ocVdnbtrjpfgastvgVgZgpVZfhJjYgegjYimblmmijiakiinm3ecVYijlngihgnd
1		Put it back over a low heat with a lump of butter and mash on, or press it through a sieve. Never a blender: it makes glue.	hhhejWmrdimcazpoVXjfgnbpfZmSitneiWTukrmbaXihhphmluphYaiptrlrgaie
1		About 3 tablespoons, taken from the 500 ml, warmed if you can. The rest is needed for the fish and sauce.	WfglgtwprfoetlmokmsUYcbSjeajkjfamXobVqjVdjbnellOjlgXOcicgkcmjSkg
1		You may crush new potatoes with butter for a rough topping, which is good; do not beat them, they turn gluey. Instant mash, made stiff with the butter, works in a rush.	jdiZuejqhfcWXhnobYoleclbtbcTlykVqXSmeZmmYxblYkgYldsifTmXkgajjjjU
1		A fork on very soft potatoes, a ricer, or a hand mixer for half a minute at most. Longer and they go like paste.	ikjlfVljXYZZissiYgkffrZfnlZUhxkXgbZnqpfgUsamXkkWhnxYcmlmvmiskdoY
1		Yes: puff pastry is brushed with egg and baked 30 minutes on a cold filling; sweet potato is mashed without milk. Sliced boiled potato with butter needs the same time.	fgXjqanwWhganuuqTincXfiWlmaXpkiUcaYUhbelfqZfYjYsiblfhbogjefgrsoN
1		30 g, about 2 tablespoons, goes in the mash and 50 g, 3½ tablespoons, is for the leek. If all is in the mash, use 3 tablespoons of oil for the sauce and add no milk to the potato.	UhidoiijdeoZkcVlbZzcTfabenPlnppjhToajinbShlcjbsUkdbXTZfgpUdmnacS
1		Boil and mash the potatoes first and keep them covered; then poach the fish, and last make the leek sauce. The mash loses its heat but not its quality: allow 10 minutes more in the oven.	moZnceeXZQSfrciegkdpalroYWfRcjglswkhmvhgYtidbmWbkeoWaVUlpekgiccp
2		Press the thickest part with a fork: it slides apart in leaves and is white, not glassy. A touch under is fine, as it bakes for another half hour.	UXdfeggkdporYmqkdhYqhkaVlghgZRnSgVZtkhbhhXjUdukdhhioitifpolWRWSY
2		Turn it right down: only the edge should tremble. If it has caught, pour the milk off without scraping and taste it; a burnt taste means fresh milk.	gZbpbsiZlilmgfdqfYXZdhYVYNedlgnghkrqaqjbhccatwakblnTPUjbfybggdom
2		Those are flakes of fish protein, harmless. Strain the milk through a sieve and the sauce will be smooth.	ZlggfohphehgapjxbagZgdWcaNqUdmrnnbeuXpnbhdiUmxjeavffRcsjclmphgfo
2		That is fine: put a lid on so that the top steams, or turn the pieces once after 3 minutes. Use a wide pan rather than more milk.	bbTkXnsqnspvalrkZdbWcnYVhWYkobgbqmlrjvYbebjZgpZnekiVQmmbcijlgbXk
2		No need to skin it raw: poach it as it is, and the skin peels off in one piece afterwards. It also flavours the milk.	WfgUWqodVrieSlilfXVaXclgnhoooeyopdhwghukriZbYpmwldfigZjZkbpclaab
2	safety	Cut it out and cook the fish right through until it flakes: cooking kills it, and it is common in wild cod. Take the fish back to the shop if there are many.	iaWfasUrUivZQiZwcZZjpfaihdpZggsZnbkvnYZkokrZhrhmdYkpphekjggmaaas
2	safety	Clean sea smell is right, and smoke from the haddock. Sour, strongly fishy or ammonia means the bin; cooking does not put it right.	SXaneqYhntrcaabkgdeijfXehbjVmLyWeennVcghrdpbgxgkiaucgfmfrgdZZgdr
2		Either; undyed is only paler. Without any use 250 g more white fish and half a teaspoon of smoked paprika or a few strips of smoked salmon stirred in, and salt the sauce.	RcYmXrecYnnefWfglRjdngeZrhoahdsXmohfZfYlYjjXWsWfYboahrmklhfcjfZ7
2		You can lay raw chunks of 3 cm in the dish and bake 40 minutes, but then the sauce lacks their milk and may turn watery. In the microwave: covered, 4 to 5 minutes.	inZvThkhdjmcdjqjaaljjizggUccmVggmtiflomaj0mZcqdkfohdqixSdldiqbTn
2		Yes, a bay leaf, half an onion and a few peppercorns make it better; strain them out. No salt, since smoked fish gives enough.	PieaVpnenlsfrdn0fbrZpbliiaginoaihdleXngcdqlegocbah0gfirdacpniOdt
2		Yes, semi-skimmed or lactose-free is fine, the sauce is only a little less rich. Plain unsweetened oat or soya milk works too; sweetened or vanilla ones spoil it.	VifcfzjccsZdoeksjfqYgbdWoQiUitfkhehfUdlajvfableebcThMVhdYiZqojin
2		It is raw: the usual smoked haddock and cod are cold smoked and must be cooked until they flake. A taste of it seldom does harm to a healthy adult, but do not give it raw to children or anyone pregnant.	XYdnVthgZnoWeafjjSfnphmWoeledVvYplkmZielhgpVUxjjacmkkmpmqpeaibWy
2	safety	Wash board, knife and hands in hot soapy water before the next thing touches them. Leek and parsley cut on a fishy board may go in, since both are cooked here, but nothing that is eaten raw, such as a salad.	eineTsajYgenedqdQmiooXjmatadfdpokkffrbXupmvonoxmidllphhimgtpqWhj
3		As big as two bites, 4 to 5 cm. Fish breaks again in stirring and baking, so small flakes end as mush.	YoXXUXppfdxdWloeWbhdcgcdZisipkgZwVgplnbjdacjcofhkgksctZtbolcbVPa
3	safety	Run your fingertips through every flake along the thick centre and pull pins out with tweezers. Look at the thick end of the fillet, where they sit.	baefSoUqRmlnUmimegikdjkcdiylhbrcbaZqmteVjcZrcjlhgckrdcZrndahlPOa
3		The milk makes the sauce. If it is gone, take 450 ml of fresh warm milk with a quarter of a fish or vegetable stock cube.	bifjepolfelhlhuuXfmRfTgahTYbnmjpkipdWqjcrhhjnghbiwgSVMmdelgmrZmp
3		Yes, tip the dish and pour the liquid back into the milk, through a sieve. Left there it thins the sauce at the bottom.	lXSbYhiwennocttxnZfaikeembcnnRfrslqekhafodrUkjonmufadbnfUnjYmgjk
3		About 2 litres and 5 to 6 cm deep; glass or ceramic is fine, though never from the fridge straight into a hot oven. A smaller one is for two layers with less mash.	huQgPfqmWVqamokWmfZiiiYgpZndleYZpnubdZeqamhiYldmshWfhsZpWaWanogZ
3		Yes, covered, for the 20 minutes the sauce takes, within the 2 hours that all fish may be out. It need not stay hot.	iYZdZbleZiekkZjfZbRZjeqYkcYgmYfiXojZrqSupboYcnqjcrimchgRpXiQWhPh
3		Spread it in the dish and do not stir again: pour the sauce over instead of mixing. Add the prawns in a layer for some bite.	qbXkcbanjj1kHwqsNeedbmafYeZeieilganpmoihkZkfgkgkikkgddknuiihafSl
3		Fill it with water from a jug: two litres is 3½ pints, or about 2 quarts. A dish of about 18 by 25 cm and 5 cm deep, 7 by 10 inches, is right; a longer one gives a flatter pie that is done 5 minutes sooner.	epSaXgjmgVqdmroXpgfgYgWgmdoilUbawhsgbZdmbjgdermYocUgWxUqSfWbjndi
4		1 large onion, finely sliced, for 8 minutes; 5 spring onions only 3. Fennel goes well too and needs 10 minutes.	aiqVpfmbTcjnmljdldnsmktbenhftlYgbXYXaWVgemlojkVgeYmmkhhgZSs0mqop
4		Turn the heat down and add a spoon of milk. Green and soft is wanted, as brown leeks colour and bitter the sauce; pick dark bits out.	kVibnppdUfjsegPlgXbzmkhfXafrpmjpVbkkZggfdThjltZiUankghfccWgpXg0j
4		Split it lengthways, fan it under the cold tap and slice. Use the white and pale green; only the tough dark tips go to stock.	fcjTkkmpLhkqkigorigokmbdSqlfsgknfbfsedghgZjntvhwfeklkcXiiTwvdgnd
4		Give it 3 minutes more with a lid and a spoon of water. It will not soften much once the sauce is round it.	oatczWqdbjioYmbcmhgxooifbfYneSZdZLasiacaVVidsghknchpglnXjllodgfd
4		Oil or margarine works, 50 g or 3 tablespoons. If the butter is brown and smells nutty carry on; black means wipe out and start again.	cYqpjvbWXimcnYMjaWppchbldXZqtoxnUbkckipfZZlamfZifdeYbkmUfgXskmoh
4		Yes: melt the butter, put in the flour and go on. The sauce is plainer, so use more parsley and a squeeze of lemon.	VbrXvbmhLsenugljffgkqcpnhgabieVoclZXhdRZblcjifYokkkslclagSl0hklh
5		Take it off the heat and whisk hard, or push it through a sieve before anything goes in. Then add milk more slowly, working it smooth each time.	gZlgmPioeeljhwlwSXicjcergTlSdqkkmaSpdmlagTiZnobkfugeWWfknrpkgXgg
5		Simmer 3 to 4 minutes more, stirring. If it stays thin, mash 1 tablespoon of butter with 1 of flour and stir it in bit by bit; thin sauce makes a soup under the mash.	hYVmseqkerZqcpshiZjYoieqjbTmWSbloUkiVpcifcaYjoehovQfWcnmctpkdled
5		Whisk in warm milk, 3 tablespoons at a time, until it slowly drops off the spoon. It thickens again as it bakes.	jUZggUwfksnlmpZfaZfXkhQijjMfTenmiZekXmjanadkhfemqxRZZYftniiiecah
5		Like thick custard: draw a finger over the back of the spoon and the line stays. The prawns and peas give water, so better thicker than thinner.	XVdkZUrmgofsmhcahgiYbjYfnmbeQXijsUmhPfVpZafadrmfnqSiXmkigmqaSZbW
5		Stir it in the butter for a minute, and simmer the sauce its 5 minutes: raw flour tastes pasty. If it does now, simmer 3 minutes longer.	XUksuTidftfjlgatYblipZuwkaYfYOYnidgcamiglZemuoanhqYkdkukmljcbeee
5		Self-raising or gluten-free plain flour work in the same way. Cornflour: 25 g mixed with cold milk and stirred into the hot milk, with no roux.	RSgfvcZmZmVdobojbfrcpbhkvYeaVjWrtcVfZlflkpdjsodfeaVomckjgZcehxjf
5		Yes, but add it even more slowly and expect it to take longer to thicken. Warm makes fewer lumps.	dljkcnyjdiiYshmgnbeakelbWQZWjogfZdcabwralfdfojpdf6WbeZlUgsknYdgn
5		Pour it into another pan, do not scrape, and stir on over a lower heat. A burnt taste cannot be hidden, so taste it now.	lbWnZmmcecgwnkUmYWVpieXcfUbolmprYiyfcpjmfPehotWjZhqcXZikdhYZfbpl
5		You can swap 100 ml of the milk for cream, or boil 50 ml of white wine on the leeks before the flour. Crème fraîche is stirred in off the heat.	XjjrekgdofdkreeadjlWciZVqQiSRrfnbdeiRXXnYpicXfeYebiZVUoakkuknPhg
5		Mash the 40 g of flour with 40 g of soft butter to a paste and whisk it into the hot milk bit by bit; simmer 5 minutes. Or stir 25 g of cornflour with cold milk and pour that in.	PXdhpkhminiipkotYikeqVlneSSWajfruYgeburZjibgwkaaZsXfeasifgcojhmm
6		Yes, raw: they cook in the oven for 30 minutes. Spread them out, and do not let the pie sit warm; put it in the oven or the fridge at once.	jcayRYkcacjaVcfhilhueYzZcoehmeasfrfmfYhimkrTdfreghikmftbdenTWTbs
6		Yes, but they get a bit firm: thaw, dry, and stir them in at the last moment. Raw ones stay juicier.	fYjvXdjdZakdHfighkj1ferTgsfclelkdjVocXjdmnnabhkciakngcreajnRaXcs
6		Thaw them 15 minutes in a sieve under cold water, then dry them. Icy prawns make the sauce thin and cold in the middle.	gUZwWWmofkhXTotYkdetjZlbYbftxhirhkYjaadSorjbndlhkgdduemdiaebVZam
6		Not for safety: it is only grit. Slit the back and pull it out if it is dark and thick.	eUchTggiLgbiclWhkvbnfZacaorkshrlcjnncecZvdbcethldkfqlrhjdXbhUUzh
6		Frozen peas go in as they are and heat through in the oven. Take the pan off the heat first, so that the prawns do not toughen.	kPdeYYtkfndXibqgreetlkieYRmrqdYhYgcbchVVewpWpZkhicgYkZtZifgQeTgn
6		Taste before any salt: smoked fish has enough. If it is too salty stir in a splash of milk and more peas, and leave the mash unsalted.	hUcsiknYkspZkXbvsTjPlZkXndopbkhkecrjlhikhfjahoWadapYrinvnfnbpVVj
6		Simmer it 1 to 2 minutes before you pour it, if the prawns are not yet in, or pour it as it is and bake 5 minutes longer; the pie sets as it stands.	pRVpecqijlhrZomlcffejbcpYcVmbVdxjbkcWfbehekWqdsfgqWYYTkocltTYbbq
6		Dill, chives or tarragon, or 2 teaspoons of dried parsley, which is weaker. A squeeze of lemon makes up for lost freshness.	aenXnlnTbecfeRglaYnZgeWisplVmfaZcgTSjZOeckamoadeaUrhofQbVhphacre
6		Sweetcorn from the freezer as it is, spinach wilted and squeezed dry. Two hard-boiled eggs in quarters fit in well.	hbfTWYqlqgfdYfn2kbuqbkhmiefdlfZfUVVYdZTcbtnRYYelhZifmXrcZaogkank
6		It can wait the 15 minutes with no harm, or go into the cold oven now with 15 minutes more. For longer than half an hour put it in the fridge: the prawns in it are still raw.	qebmhilZehXknhpbZpVriiodZdUdlYeiQqeYkpursnqZmYdXetgmskcRjeeQdjXk
7		Let the filling stand 10 minutes so that a skin forms, then spoon the mash round the edge first and work inward. A little sauce coming up is no harm.	khWemflsYelejuvyZabbZpZcjkTgSldilXiernllbfgjglqccutXeVngnemglbfM
7		Beat in 3 tablespoons of hot milk, or microwave it 2 minutes, and dip the spoon in hot water.	qYblgXtjfkpZhrbebVcfniUaifKdaonjYScmontfabcknjoin2caXThmknifgjfc
7		Leave gaps and seal only the rim, and put cheese over. Sauce that bubbles up in the gaps tastes good.	ooOdtcgylgmfXzssedeaVpeZkkhWblbZeggijnbmZgdfehYjhpocQgdnlYohulhR
7		Draw a fork across into ridges, or pull up peaks. Ridges catch the heat and brown, a flat top stays pale.	bjwbcXinVfbhrrniaqXiasVnWhkVhnjTnTfqndXgbfVefibjgylccrrioijkYabT
7		Gruyère, Parmesan in half the amount, or breadcrumbs with a knob of butter. Without cheese brush it with melted butter.	XppRhrZmfhhdaicsVimiZllgrbgcflmxXUechiYcgitUsbVjjjqcphihaknrc1Xa
7		Yes, if all is cold and goes in the fridge at once, until tomorrow. Not on the side: raw prawns in warm sauce are just what germs like.	soaifaoamZRkhfifapXalYreniUfgbdhTgfbmZfmmisimVvZdvdnkgaQjOaVZiTh
7		4 dishes of 500 ml on a tray: 20 to 25 minutes. The middle heats faster, so look at the edges earlier.	m2WaPRfgeaVXbcldfagnfWmdiXkbliQYgqikmZcbinhpYbTfoWarepXjdocVllef
7	safety	Do not use it: a cracked dish can break open in the heat. An old crack: lift the pie into another dish. If it chipped just now with food in it, throw the food away, since you cannot see every splinter.	opTfZjXjafubXujjlhQnbeSXZWtUYXkebikUdgopbkocjigokkffkjetUYQelnld
8		Move it to the top shelf for 5 minutes, or under a hot grill 2 to 3 minutes, watching. Not with glass under the grill; turn up to 220 °C (200 °C fan) instead.	hmiblnmnfhWzTkajohXocpbiciioaYSfYfhnmdnjWdjTdnPieomahplTcifaX1jU
8	safety	Not done: bake on until every prawn is pink and the middle steams, another 8 to 10 minutes. Dig one up at the centre, where the heat arrives last.	hZVvakhjaggoLngfkrazadnTaqkkdXdfWnexgceZjdrVeikdedfmepmmhkhZPZel
8		Lay foil over and lower the shelf, and bake the whole time. A chilled pie browns before it is hot; 45 minutes in all.	ngUigrqeWaaphjUgfZYwmlhcdcXumfgdLhfddokjnPkjnsafYhlglrZXfkbTihrZ
8		Put a tray on the shelf below, and leave 1 cm of rim next time. It means the middle is nearly hot.	oiRgigUjcljqejlpkhUbSuceVchaVVliiqnbienpjblQqnXkYprddhdianYPpojb
8		Let it rest 10 minutes and it thickens; serve it with a slotted spoon. Wet fish or prawns did it, so dry them well another time.	tbRgkhkthriqevowkdZVbkjhYhQmaPYuniobfghhjZpanjnjmuaeZYdkernceihf
8		10 minutes: it is far hotter than you think under the mash, and the sauce sets meanwhile.	rjgblZomVoaqsiemplPYmdtiaibahaZmUlhUmkdlrVikhmqWksdvgjeWpcgYTZcj
8		Up to an hour covered at 100 °C (80 °C fan), above 63 °C, though the prawns firm up. Better to bake later, if it is in the fridge still.	ugcZjdmWjjOdiXeaWjTkYcqUYkRgfhXiRhhcsmeniiqdijkfbtiikjWRqaZSXkaj
8		Middle shelf, 180 °C with a fan. Start the green vegetables 8 minutes before the end; they wait for nobody.	dlbaUhjoaiTmobbgulipaqjeVkYddkXdWZbagglolqtUjZhagbxhehaSdaiHlfac
8		You have 40 minutes with the rest: wash up first, put water on when the pie has 10 minutes left, and cook broccoli or beans 5 minutes and peas 3 while it stands. Warm the plates on top of the oven.	kbePfdhliTZmtikpthgkiijocdUikXedSZXYppcgdfoYggscZWqcbgoWlWvMmbfl
`
