/** Garlic Prawns: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Pat the prawns dry with kitchen paper and season them with salt. Wash your hands.
Put the oil, garlic and red chilli in a wide frying pan over a low heat. Warm gently for 4 minutes, until the garlic is just turning gold.
Turn up the heat and add the prawns in one layer. Cook for 3 minutes, turning once, until pink all over and firm.
Take the pan off the heat and stir in the smoked paprika and the lemon juice.
Scatter over the parsley and serve at once, still sizzling.
`
export const NOTE_LINES = `
		Slice garlic, chilli and parsley and keep the prawns dry in the fridge; the cooking takes 8 minutes and must be at the last moment. Warmed again, prawns turn to rubber.	qrtlcbnajSPhffiZbkiflavhhibjhgedXembjdhmkinnjg2hamirkbjQrVlRReWe
	safety	Into the fridge within 2 hours and eaten the next day, 1 day at most. Heat them once until steaming, or eat them cold, but they will be firmer.	qyrsackbiZicSYcijdigednTeqgZrfliUhscVYcjifpofe0ehegoaaedjTgUTlWl
	safety	Only in the fridge, and used within a day, as prawns cooked in it. Garlic under oil at room temperature can grow botulism without any smell. It is best mopped up now.	fjolmkRbqhlkaZUibYriVgehilkkjovihkrQWfgojZkidXupbpiTccoRmUTnbjYb
	safety	Throw them away: seafood stands out 2 hours at most, 1 hour when it is hot. Cooking does not destroy every poison.	qcjndnaMkhobKesZmnYdqVvgfnbaiekmZkqegYfljflhpZnfdnXpkaeejRTjWifs
	safety	Yes, when they are cooked through: pink all over, firm and hot in the middle. Eat them straight away.	oUogPrfijmWXbedcqqeojbsaeheaabgmckXrThfadZibPcuicUmstkdshldnYkZn
		Crusty bread for the oil is the classic. As a main, toss it with 300 g of spaghetti or serve it on rice and a green salad; then it serves two or three.	mnkXfhRijckStdhnrhccUkmbzsSffpWllijihgamksbhcrohZXjeWfhupatiVpdf
		Leave out the chilli and use two cloves of garlic. Cut the prawns up small for little ones, and if a child has never had shellfish give one small piece first and watch for a reaction.	edflaWceesbUlcijoTffhSfjclocNnaeemhddmYbnZYiMahkkks4kfXntdjjidqk
		100 g, five or six king prawns each, is a starter with bread. For a main count 150 to 200 g a head.	fshSdbVjrddZlVbfypjcUbqVgudihhefkmencbfUjmcbdnfYfVVWhmZyoWqYXiZf
		Four tablespoons cook them well, but there is less to dip in. The full 100 ml is half the dish in Spain.	YhdmulbmpildqjYhlcpkOpegnqmfijhvsjpXimkfjdcaYNchjgSbYrbljWTrkcbU
		Not cooked in oil. Raw prawns freeze for 3 months if they were not frozen before; most 'fresh' ones on the counter were, so ask.	logvPahqonXYUbkYiajrlajZacXinenihijlPPdSpronieqdeZcfmWkenUYZagak
		Oven: warm oil and garlic in a small dish at 200 °C (180 °C fan) 6 minutes, then prawns 5 to 6. Air fryer: no pool of oil, just tossed in 2 tablespoons, 200 °C for 4 to 5.	rifsWhbQhjZkfhijjmkePltlcgYaroigepgcejlhqylabjNfbipkmvdWanUUekZl
		Cook in two lots, or in two pans: crowded prawns boil in their own water. Warm the oil once, take half out, and cook again in it.	itXcORdVoYbijUkceiejRglsfjhgmfPcjvurbkqXgkkjqglfbdZUhpYojcjekXce
	safety	Stop eating. If lips, tongue or throat swell, or breathing is hard, or they feel faint: adrenaline pen if there is one and call 999 at once. Chilli only burns and passes.	jWizadipdrZYUnjnjegriXkmamkgWnueWlgorgdhiedbZhtgehktlYY6jfXfmfnm
		Half butter, half oil is good, kept low so it does not burn. Wine or dry sherry: 2 tablespoons after the prawns, bubbled half a minute, then less lemon.	aajtirUZaknksdbcXY0gKhYaqWglbmilZimXXYklfieaVYhdjehdWcqcfodvpake
		Start 20 minutes before: 10 to cut and dry, 8 in the pan, with everybody already seated at the end. Have the bread sliced and the plates warm before the prawns touch the oil.	okdTljdZeUTjrdmcxlhZoaofmhWhdecdbcbavpqdlRlgapucdUYjiodXvYmXcZbo
		The prawns are shellfish and that is the allergen here; no gluten, milk or nuts unless you serve bread. Someone allergic to crab or lobster must not eat prawns, nor anything cooked in this pan or oil.	ZbkoamfqZwVUeuciXnndlYlcuhdlguhichchiohZZktYZhlaXaeslckwYXTaalls
		Cook 400 g of thick mushroom slices or a drained tin of butter beans in just the same garlic oil, mushrooms 6 minutes and beans 3. Use a pan and oil of their own.	acdoUSafjkedaemfYergXUmbpodZosYpdopdqfWciwnXMZiieVpjlmemdWhdXkat
		There is no alcohol or meat in it. Shellfish is not kosher; many Muslims eat prawns and some schools do not, so ask them. Cubes of firm white fish, 4 minutes, make the same dish, though not for all either.	aYdsYecgimdcamcZafoZSXqTpeebcrYmgbkxiYefcojYOXtgbbaosoUoUYfgXjcn
	safety	Ring your vet with the animal's weight and how much it had: there are six cloves of garlic in the pan, which harm cats and dogs, cats most of all. Do not make it sick; keep water near.	fYlZXYRXhkrkVhTdlnklZdepYcmqViqkemqUmpfhoivoVlsbXknbelXqeZbrgqip
		Yes, in a recipe shrimp and prawns are the same: buy raw, peeled, large ones, grey and not pink. America counts them: 21 to 30 to the pound is about right, and 400 g is 14 oz.	ZXamUcfiVejbTeebdofsaZmabsncpfkmrfjqfRlasqYXVclZfWdeknktYbhYSaiv
		100 ml is 6 tablespoons and 2 teaspoons, a bit under half a cup. By eye, in a 28 cm pan it covers the bottom about 1½ mm deep; a little more does no harm, it is for dipping.	VgjglmcjoWycrtVWqeokSdYRcfeqgdknsbtTimhdglVgkZlTlmXbcnVedhYniVda
		Two starters: 200 g prawns, 60 ml oil, 3 cloves, half a chilli, a quarter teaspoon of paprika, half a tablespoon of lemon, a small handful of parsley. As a main for two keep the full recipe. The times stay.	WyidbjaipTcgkRhjnkodVcfclwchljRqoolhchfWllfglijdhVfcbhPzqPjYfffg
1		Thaw them first: in a sealed bag in cold water for 20 to 30 minutes, water changed once, and cook at once. Frozen ones spit in the hot oil and stew.	hYascWmjkhgSVosUjYdvpbibVYes0gdmehahcbePmpjcrcjijedcvdlVjdadZbai
1		Yes: thaw and dry them, and give them only 1 minute in the hot oil, until steaming hot. Longer makes them rubbery.	gdm0dfhdbZhcJefdfek3jbwSinhijaigelXocWialhjcYidblbemhdrgeorSYcar
1		It is the gut: harmless but gritty. Slit the back with a knife tip and pull it out, or leave it in small prawns.	fXgcWnejJaciemVjksYmjYYedmqloisjbeujegdYtaagisdlYljmgucnfWfhbU0e
1		Yes, with more flavour and messy fingers: 600 g with shells, 4 to 5 minutes. Peeled are eaten easily with a fork. Leave tails on if you like.	bbhbWYckTfYZSgmoqtYdTOsTenqlucmmWfjramcikfVbbrmlgZglhjnlgdnTaYml
1		Yes, do dry them; it takes two sheets of paper and half a minute. Water makes hot oil spit, and wet prawns boil instead of searing.	nVyimWnoalhkcbhiimonfejgecebsTalsvcZsgmVggUfdWivqnjdckyUVciiebln
1	safety	No rinsing needed. Fresh prawns smell of sea; ammonia or strong fish smell, or slime, means the bin.	hOnkdmarhtlcYWemnolmbbedXnmXrWxlfjptgZhglcjll0omnbwZnimghcgdafnr
1		Any size works: small ones take 1 to 2 minutes, big tiger prawns 4. Squid rings take 1 to 2 minutes over full heat.	cjYiRVfaakcaScncedqiTascgnnfqecfjlZpgYfankbfShXdtPUnfpeoeriRcZhs
1		Half a teaspoon for all, just before cooking; long salting draws water. Taste the oil at the end.	gVnhnhmbohnckSXmvhlUkVlWhnmuglcogfuitblfdhheqjcXkdpbwqpqgYlZhUTb
1		Leave the tails on if you like: they look good and make a handle, but tell your guests. To take one off pinch it at the base and pull gently, so that the meat slips out whole.	ZebahVlkQmahbfhkkzVbaTdganwqqcpfZZmxnfZhzdUcdnhjkhioYohgihlaWajf
1	safety	Do not refreeze them raw. Kept in the fridge they wait until tomorrow, one day after they thawed; or cook them now, chill them within an hour or two and eat them tomorrow.	lhXxZakkqpdaPkoPheavqTkbZZWjkhilZjijYWfYppseifrfebelncdinUcdahYt
2		Take the pan off at once and lift it out with a slotted spoon. If oil smells bitter, throw it away and start again; it takes only 4 minutes and bitter garlic ruins everything.	icjmmpXRgbopYhOkVUjrjYZlYWgwinoiXikcRmlkoSjlhsflXerbgneakdifagvi
2		The edges go straw yellow and it smells sweet. Stop there, because it goes on browning in the hot oil when the prawns come in.	VVpfkfdkccgsfkPgkhhtifXecelpdagVbXbrSdimVZhXeujaWbhcdpsTrcjdLkma
2		Turn it up slightly until tiny bubbles stand round the slices. Cold start is right, but some hobs need 6 minutes.	addkugdYqfhqghbenVfpfngnPelpTZcVhaXferflYUdagpZmftnXaptUolmfUtbZ
2	safety	Take it off the heat and wait until it stops; burnt oil goes in the bin. Never add water. This dish wants low heat until the prawns come.	kZYnltaekffipRgZkcYndqZjdfnlggwfoqpXdrqpePnWihYdRrmYXrjikkXYhbit
2		Slices of 1 to 2 mm brown slowly and stay sweet. Crushed burns in a minute: add it only with the prawns. No granules in hot oil.	XlnblWgfVduoflldSYvbbdfmfkitlsjYobZXYdYkwjhuYklvjflhrmodrZkiVkdV
2		Ordinary olive oil is fine, extra virgin tastes fruitier and stands this heat. Sunflower is neutral, then the bread is duller.	aYihooWojqdclQWnaYtlSmhiygqlosrkhliOkbifakffbVimaYZeWjdZjbbqlYka
2		Half a teaspoon of flakes or one dried chilli, added with the garlic. Seeds in is hot, out is mild. Without it, it is a garlic dish all the same.	bmmmqgeXgqrdraugnWgpkVcjbomiZljcppZUdnbhneOiUfZfhnrxhZXfYZlUaXoi
2		In a small pan cook them in two lots. A clay cazuela goes on gas only with a heat diffuser; not on induction.	ulWjQXhblShgiZpbjiSgamdniZrYnipdtqjgokdlTrbjdkTpfYoSimfnXnSpemgf
2	safety	Do not rub: rinse the eye in lukewarm running water for 10 to 20 minutes. Fingers: oil or milk, then washing-up liquid. If it goes on hurting or you see badly, call 111.	ehunckcbfiemslsXfYetcaepRmesWmvmekfaffomrYYlZmsedoltdeYomohaqSql
2		A camping ring does well, outdoors: a small heavy pan and two lots of prawns, with the garlic lifted out before it darkens. A microwave is not fit for it: hot oil in it is dangerous and the prawns cook unevenly.	orfkVZgaZWgWhdhalkYpQkrrTbmSbukjgtkfnvefXrfgViXhljjVgdTkkmanVfgn
2		Lay the flat of a big knife on each clove, thump it lightly with your fist and the skin comes off. Cut off the root end, then slice it 1 to 2 mm thin, about as thick as a coin.	afjPddiUWmijYuhceaeZWYelYolzponcpceiZmqisgaoTltunenYmfjgphrldjlU
3	safety	Pink all over, opaque white inside and curled into a C, no grey or glassy patch. Cut the thickest one: if it is see-through, give it another minute.	ZWglehkqbckoPoabjnczhkjRgrnkfVfYbeZyYajedcnUemjgfggmbpriirobOYgf
3		Take them off now; nothing softens them. Slice them thin or squeeze more lemon over. Next time lift them when they form a C.	yXnllUkbWhldJodbdefnimbackUelefmVXfvpdnajbVckUeukXfmajfrjpsfbgZl
3		Lift out the prawns, boil the liquid away over full heat, then put them back for half a minute. The pan was too full or the prawns too wet.	sWXtghcothhqYhpjsYblZmmfYXltraXptrjnifldefiQmefihpeQZijjbtlgdktm
3		Medium-high: it sizzles loudly when a prawn goes in. If the garlic darkens first, lift the garlic out to a plate.	aeZxXhijjhgfgXaZugXrQepfRjiodlfmmghWekggbcdQVkdfhnobkpjcmeoNMYhh
3	safety	Turn down and set a mesh guard or a half lid on. On the skin: 20 minutes under cool running water, no butter or ice.	galmhncadlhluYqlfWWdOrckQjiqhrwrjjnYpkkihZcddhfhSrlYZmiemoPjmanZ
3		Turn each one once, with tongs, after a minute and a half, when the underside is pink. Stirring all the time lowers the heat.	ZdXZbVrfSccmpXcjbrSeTalmXodoknWkjgrsniWkXaijkkafiexeXpsZllfdYUVc
3		Take the small ones out as they go pink and give the thick ones another minute. Put all back at the end.	djZfgYofaRbkOckgamj4jXnRioopibVUdfhqndfffWkhcgcYmfdtVnhkbwpbibZc
3		On induction keep to level 3 of 9 for garlic, 7 for prawns. Electric plates stay hot: move the pan off at the end.	gdVmUhlVdaaavShQneQrenjkPbdeWeicrefnkkaoYqgeZgamjawSfcUerjceiejf
3		It may stay if it is only pale gold, since the prawns cool the oil. If it is tan already lift it out with a slotted spoon now, cook the prawns and scatter it back over at the end.	gYdkggaZhcomWeWibYcoYWhjQafxgtikeicZUkkqlaqfbrtjYjoZhjvUtZeaPgcd
4		Paprika burns in seconds in hot oil and goes bitter, while the rest of the heat is enough to wake it. Lemon would spit.	UclktpaVgqccmVdnidXikeexaZloUckmjlcSTsnflYbZbXmlahqamnoWiemabRmq
4		Sweet paprika is fine, cayenne only a pinch. Without it the oil stays clear and milder.	LYdgtrcXanfcnWodkbmbscZlmnscUlralmbUUefhmeZfZaXkbdohkrggeihehjq1
4		Lime or a bottle's tablespoon is fine, or 2 teaspoons of sherry or white wine vinegar. Something sharp is needed against all that oil.	drZbnlYifbkfepYXZgjVmdRhtZksTafiZkOXeUYnYuVumfdhngrbobebjfpjhbar
4		More lemon, more parsley and plain bread cut through oil and garlic. If it is too salty, pour off part of the oil and add fresh.	dZcosjcXsolcfkd0iRgYiiZgmmntVfavXXqamaipmheijiVnWkigiolxserkkbee
4		Spoon it off if it is a patch; if all of it tastes bitter, move prawns to a clean dish without the oil and add fresh oil and lemon.	ZViopsbVfhkkfdXnZVfppZVmhZmodluoblmXRiqgmSdgmldlTinejndcfflZaWwv
5		Flat or curly, both are fine, and coriander is good too. Dried parsley tastes of hay here, so rather leave it off.	eilVlloSZgYfdPcoYZmYiaWioqkSkeZZefUXibRkbgdluXbibXograUfZlqeZerW
5		Thin stems chopped fine are good and crunchy; thick ones go in the stock pot. Roughly chopped is enough.	cejTfkmXafkpgakkgdxejbWtYxobtcifmVXrhhWohaopsitthYinjYchXjnkXWmW
5		Warm the dish in the oven first, or serve in the pan on a board. Do not keep it on heat: two minutes are enough to toughen them.	tnebedeXficZqaiclbLiVipeYkYiajUgSkoVpsesaZmgljohbtdhiiYUrciXNffd
5		Only up to step 2: take the pan off and leave the raw prawns in the fridge. Finish in 4 minutes when they sit.	qcdflYjZjaLlhciYSnYkkatfmmakmhamXmoelhelkYseYcuadtglbklQpRcbUaXj
5		Mop it up with bread, or toss hot spaghetti in it straight away. It is the best part of the dish.	cfjhpoVmjfukkdeoffikRoicpuljqgkutjxQkliodTldjZrpZhicTYmakVYjcjWd
5		One baguette for four. Warm a baked one 5 minutes at 180 °C (160 °C fan) and put it in as the garlic oil goes on the heat; a part-baked one takes 10 to 12 minutes, so it goes in first.	okocjgVpZZuasfbfrigpakmTogTejkcZbdZTgqrebdnqskimaYcgclZXqasOdsbd
`
