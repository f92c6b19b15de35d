/** Thai Green Curry: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a wide pan or wok over a medium heat. Fry the green curry paste with 3 tablespoons of the coconut milk for 3 minutes, until it smells strong and splits.
Stir in the rest of the coconut milk, the chicken stock and the lime leaves. Simmer for 3 minutes.
Add the chicken and aubergine. Simmer for 15 minutes, until the aubergine is soft and the chicken has no pink left and is 75 °C inside.
Add the green beans and simmer for 5 minutes, until just tender.
Stir in the fish sauce, sugar and the juice of the lime. Taste, and balance it with a little more of any of them.
Take the pan off the heat, take out the lime leaves and stir in the Thai basil until it wilts.
`
export const NOTE_LINES = `
		Yes, as far as the chicken and aubergine: cool it, chill it within 2 hours. Next day bring it to the boil, then add beans, seasoning and basil fresh, so they stay green.	tpnhjhoekSOfYbgaejhZmcllnjedieZcYhuhdXZknntnhc1hYngticjXjQlYShWg
		Two days in the fridge, once heated until it bubbles. Put rice in its own box: 24 hours, cooled within 1 hour.	k4mpjlibphbZaYXkjdbYflcYikhclandWethUYblealxqh1ajcehXWbeiWhYboWm
		Yes, up to 3 months, better without beans and basil. The coconut may look split when thawed: stir it hard as it boils. Thaw it in the fridge.	jsisUYiptnRVbbmXmammodWlXWcfjlmgfejcRSYVmkmloephdaadfRjapVcbYkXa
		In a pan over a medium heat with a splash of water until it has bubbled a few minutes and the chicken is steaming, 75 °C. Once only. Fresh basil and lime on top.	svjxXfsbremadXcbqXefWofcYibcXihiXjmUbnlcZffgpjrmbobbgXWdgfuYLpag
	safety	Throw it away. Cooked chicken is in the fridge within 2 hours; boiling again does not destroy every poison.	pkipkqbOshsYPgnalmZbterpdlhfhZogZkuYejfqkdlgtbphbnWjhVbcjXZmatcn
		Use 1 to 2 tablespoons of paste, and take 3 tablespoons of coconut milk aside for children's plates. Fresh chilli is served at the table.	agZjdcigklfVqYlhuSiihZfidilYPmWefpkafqcYpTaiNYbjnimzhYVmsbjdfZti
	safety	Better not from this pot: paste and fish sauce are salty and hot. Simmer a few pieces of chicken and aubergine in coconut milk alone until 75 °C, chop small.	nckhRacjloVWjYcqrajbsXnliZziUlZkenmeejeakUfnXccWddtvabUoplbnjfWW
	safety	Yes, with the chicken cooked to 75 °C and no pink left. Fish sauce and basil are fine in these amounts. Eat it hot, not lukewarm leftovers.	mZpcSygeniWafaYcqjhkgbndhibSVZihbiWkTmbbdXkfRevgbUksueanjmgpWqXf
		Jasmine, 300 g, in 450 ml of water. Start it when the chicken goes in; it needs about 25 minutes with its rest. Flat rice noodles take 8.	lshffgdfmgYawmhmrmidckmd2mVhgidcieejslilfeSmgsoRfMkbXfjdbizbcnfs
		Slow cooker: fry the paste, all but beans, lime, basil on low 4 hours, no stock. Beans the last 30 minutes. Pressure cooker: 5 minutes, coconut milk stirred in afterwards.	tafsbicJjmWandphnnideecphcacqebZicaiisPdv0dhZbjhYngbajcdgmRmhaYk
		Light coconut milk works; the sauce is thinner, so leave out 100 ml of stock. Half coconut milk and half stock is possible, less creamy.	ZnflqoodgrUcocjahcpdioZhjgrTlkcunjnSfhceujhSYbXinbLgSYkiggaovlha
		Use a wide pan, the paste needs 5 minutes to fry and the sauce 5 to 10 more to heat. Add the chicken in a bubbling sauce, a bit at a time.	etSiRWgQqbYeiTiWdeijUglvpkjdhbOYjstpZmqblkinohgfdeZXjraojhlckcgj
		Yes: boiling hot in a preheated flask, within 4 hours, or chilled and heated. Cold the coconut sets, so warm it is nicer.	nyjlWkjYiadUkUjkwZgiZlocjchTYpfcaimhjhngkoijZkpWlmerqaaYbXWnInne
		Prawns, raw: last 4 minutes until pink and firm. White fish: last 5. Tofu, 400 g fried: with the beans. For vegetables only, squash and mushrooms, with soy for fish sauce.	XdbvVbdjmpgdVfijbVojYknlopgSooSqfgbgjXZgounVOkgciThlnjpdcdjdVcVq
		Fish sauce is fish, and many pastes hold shrimp, so it is not for a fish or shellfish allergy. There is no dairy, egg or nut in the recipe itself; read the paste, stock cube and fish sauce for gluten, celery and nuts.	VdlmdlfraxUVhpVkalnYlagcsejjbrgggebifnkWXlsZYknXbVgvhagvYYXeYskq
		Four swaps: a vegan green paste (most hold shrimp), vegetable stock, 400 g of fried tofu for the chicken, and 1 tablespoon of light soy for the fish sauce. Tofu goes in with the beans, the aubergine still gets its 15 minutes.	TbXoabakolWfdidkVTrchUjdphaQfrUlcbndmegagsmOSdfceWkntifkYbioXjar
		It can be: use halal chicken thighs and a halal or vegetable stock cube. There is no pork or wine in the recipe, but read the labels of the paste and the fish sauce.	aahpgkbioncikrTXahrUaanYrYifZvZebYmnfeafZmrcRYwcZeeorgRhTaemXmcZ
		Begin at quarter past six for seven: 15 minutes to cut everything and about 26 to 30 to cook. Put the rice on when the chicken goes in, and they finish together.	hpaTeehOhUWimglbsipYuXlhnjZhfeeahUgisstbhVoicotbjVVihmeasWicjZap
		Cook the rice first and leave it covered, wrapped in a towel: it stays hot for about 30 minutes, just the curry's time. Or use a microwave pouch at the end. Leftover rice is cooled within 1 hour.	itdtaZdWdWVbugfdkpatcnqncZeYcfhhpukenwhnagcmjjbXnZnaVTWhhgsidmgx
	safety	Ring your vet with the amount and the dog's weight: curry paste holds garlic and shallots, which are poisonous to dogs, and the fat and chilli upset them too. Give water, and do not make it sick yourself.	gWmXYYUaemsfYeYeoseichbpYcolVcllblrVppfkrjuqamsUamjjdgTsZZcomqhq
1		Little pools of greenish oil show at the edge and the paste looks grainy. That is right: it means fried. It takes about 3 minutes.	WeefteYdklodljWthdosXnRgfZpeZcrenUldkknmgJcXggkjcqcYTmxckeffTjad
1		The thick cream from the top is best, so do not shake. If it is all liquid, take 3 tablespoons; it splits less, so fry to the smell.	RdfcderlgnfokmeZbnpdajLecbmjanYlsbheVbYjhTiZokbgrqZaPgwTcnhfqdiV
1		Brands differ a lot: begin with 3, taste at the end, stir more in fried in a teaspoon of oil. Thai brands are hotter than supermarket ones.	ReRkqdfdpejetbXmlTsihhWdjmmdQkjbsVieejndvfUlTUchseeZniZnpUgfdZlj
1	safety	Many pastes hold shrimp and sometimes fish or nuts. Read the label each time, and if in doubt for an allergic guest, leave it out and use another.	VZXmVgZmgxeXdoZoVfnlkSifwgjfXrmcedjkiifZjjmZWfpbheooqdntcTUVTlhs
1		Off the heat, 3 tablespoons of coconut milk, scrape. Dark brown smells bitter: start with fresh paste on medium-low.	fWXjgqhZldltlkRhWRauljSihXgrikthfhtdcnqcoObiiobicirZdgjhgfXYXdrp
1		Red or yellow work spoon for spoon. Homemade is fresher and milder: 6 tablespoons. Powder gives an Indian taste, not this one.	KdahpWaZdeodlZVmgRtlmVWdsirVWhkaigheYajcomUqdYdenjfenWkalbnkYqlt
1		Coconut cream 200 ml with 200 of water; block 100 g dissolved in 300 of hot water. Dairy cream tastes wrong here, almond milk is too thin.	QldjjgoYjrcdfmodfeoZogUhpRpUbylkggkSgaeZdmaYpjUfihSaKZkeblkfoijk
1		Any wide pan or casserole of 28 cm, or a saucepan of 4 litres; deep, not shallow. Non-stick is fine on medium.	phTmRZkbiUhhnclafiXcamaopbpnomme0vrkikgramahahTkiXiOhojkUnZnfkgb
1		Do fry it: it draws the scent out of the spices. Without, the curry tastes raw. Three minutes is all.	ZllseZicginepicwZhprkbsqkXheiZZhppjalgqYniYeZdginsfYjj7NiggpYdgk
1		Four tablespoons is about 60 to 70 g, so a third of a usual 190 g jar or most of a small tub. With only half that, add garlic, ginger and a green chilli, finely chopped, and taste at the end.	NmdbhbabuX0WkdZjeawkfZWdbgsmXglatZibYlbbmcZkeeiVzicZfjakkUZbeggc
2		Harmless, and even liked in Thailand. Turn it down to a simmer and stir; it is not off unless it smells sour or is mouldy.	WlijoehkggedWmdrajcgehToVRyVXlrofZekfmikdQiUmtejfreYQUumlnmiehck
2		Frozen are as good as fresh; dried: 6, simmered longer. Otherwise a strip of lime zest, added at the end with the juice. Bay tastes different.	blYblgcigdthUckeddreoZLonghZlapgdlOfdVTYglfvpecmnTrjoYYYabnfVdln
2		Whole or torn in half, taken out at the end: they stay leathery. Tear out the middle vein if you slice them hair-thin to eat.	fhcPfcgkTfubYgkehgpdfZUlavnfrfkffTatlfckdcknnlktjRownedgcdtgRSge
2		Half a cube in 200 ml of water is enough, as fish sauce brings salt. Water alone works; then taste more at the end.	aZeubcXaqsmuoWediVvOialivZroqgamifihifYffwgiovhVmmfiiWfhailmkmlj
2		Thai curry is thin, spooned over rice. If you want it thicker, simmer 5 minutes with the lid off before the chicken goes in.	gaUnpdohitYnfirmkcnXkldphicjTSYlwandTicolbdUopejmtOeaclkdqvfaihe
2		A gentle simmer, lid off, small bubbles. A rolling boil splits the coconut and toughens the chicken.	dZaskbrYhhZgnVgcnhWcTqofRdshZacbpghhmsRlZbbRnjhslmpTWidcmtfcbjeT
2		Put them in now, they work in 10 minutes. Lemongrass, 1 stick, bruised, and 3 slices of ginger or galangal go in now too, out at the end.	kiTdikedvewhZhlgZcrZlYWxikdjhZshZURhcaamibgptfekkWspsbmZgRnjabhl
2		A tin here is the usual 400 ml, so after the 3 tablespoons (45 ml) about 355 ml is left, or 1½ American cups. Small tins hold around 165 ml: two and a half of those make one.	UngbbitjoZidlgaYionhebZebetfijbhuksTbgdXjYXehbjOsfXcNhPkedVWqaea
2		Carry on: bring it up and let it simmer 5 to 8 minutes instead of 3, until it no longer smells raw. Keep it to small bubbles; it is a bit less deep in taste but a good curry.	agYoikhWthrlfggrXenjlahqYRedeefkpeoanqwesXmbpdfXjufRYXsRpegiiXap
3	safety	Cut the largest piece in half: white through, no pink, clear juice, or 75 °C. Not yet: 3 to 4 minutes more with the pieces pushed under.	WdhpitfqgklsVqZbkodrgqkejrkcTUbUafaqckdffbqYbujbkkhrftnhhuseVWbW
3		Breast, sliced 1 cm: give the aubergine 8 minutes first and breast 6 to 7, or it dries. Thigh about 2 cm wide. Leftover roast chicken: last 5 minutes, until steaming.	gnhlkrhncolkTekWfaqclxnipyeXkidjhhcfXriltjfsXpqmlYUpYikicmrZhhNa
3		Simmer it 5 minutes more with the lid on and cut large chunks in half. It is done when a knife meets no resistance and it looks glassy.	fYnlsfxhjkalTojbefitrlofflfngWbVcSfvuWjgeYkWibcrmYltfmbefprhkTXa
3		Nothing to mend, it only thickens the sauce. Next time fry the chunks 5 minutes first, or use larger ones and check at 10 minutes.	sScjrZnnilimPpnvUbmgghmpWcdijehgeTputcojhXhddccoggmlVXbpljuicUVj
3		Courgette or pepper in 2 cm pieces: last 6 minutes. Tinned bamboo shoots, mushrooms or butternut cubes: 15 minutes for squash. Leave it out: 150 g more beans.	ZblbmcpghnfjflrjbXqldhnmjgoernjUYbebpPShhwjXSSVtjXrnjfdcXbrmobjl
3		No salting or peeling: today's aubergines are not bitter and the skin holds chunks together. Tiny Thai ones are put in whole or halved.	gYoZrhwcfkcgeWlogZjYiYsfghtsvnnjldsnuVsijcfhfiYtkYrlphcjXbsdjTYZ
3		Turn down to a bare simmer. Thigh softens again in 10 minutes more; breast does not, so slice it thinner and serve it well coated.	rYluocbaflphOpYZjciiksbkemXZacbncaZvmqqepcTcnddvoWckYmelirrlbiVf
3		Lid off, stir every 3 minutes. If meat sticks out, push it down and add 100 ml of hot stock.	bXUvdamglsfxojhgdhdQXrlkbjfljcRmlqlohtPoiZdbnmfnnpqSWilfejinfdab
3	safety	Thaw first: in the fridge overnight, or the microwave's defrost, then cook at once. Icy strips cool the sauce and cook unevenly.	gcWwcfkqlojYTspRgZgosfkjXadptgbnfhbhZigWsskiqfkinkafyblTkebhaXSf
3	safety	Wait until the chicken is 75 °C: until then the sauce holds its germs. If you have tried a drop, go on as usual. Take a clean spoon later.	XVixhefenmkecgQseidjrclejmiiJXXrfjpUiikrldrohokcflkotjpjpmmgeSbh
3	safety	Never wash chicken; it spreads germs. Wash hands, board and knife with hot soapy water before you cut beans or lime.	gaqiaqcsdpenadkeepflnfnqbzfhfilpqqhlsehprjloow1nnikgriohdmrjpWkf
3		Aubergine is eggplant, or brinjal: the shiny purple vegetable, about 250 to 300 g for one. Long thin ones work too, in 2 cm slices; the skin stays on and all of it but the green cap is eaten.	RUjYnhmnahdkgkgpdbmpfgijcmmgjanSpVmmkMlkildMYbYkfTlodhanSZvbZXhe
3		Thigh fillets are the boneless, skinless upper leg; you need 600 g, about 6 to 8 of them. With bone and skin buy about 1 kg: pull off the skin, cut the meat from the bone and slice it, then wash hands and board.	UedYYtZkVjhmVodkegkhjoniquqgpdnlocbtipnburWlXqkefRZjbahmgZjhqYRZ
3	safety	Up to 30 minutes: boil it up now and cook until every piece is 75 °C with no pink. If it stood lukewarm for longer than that, throw it away, for germs grow fast in half cooked chicken.	abcwnqeWjmasOhhXasVnscrlYffYaZcgXmpjjudrtgzfejjYjkjmcaielmciZkcg
4		Frozen: 5 minutes from boiling. Mangetout, sugar snaps or peas: 2 to 3. Broccoli florets: 4.	eYgVebldcgbdeZrlmannlgfgjZrYokaYWcYWfWQVi5kVcXeeeYchgTmZdfnWjcnx
4		Bite: gives easily with a little snap, no squeak. Hard: 2 to 3 minutes. Old or thick ones take 8.	qZuemWiZenffSigbokevmnWYgnkjdVYXXLdopbVUbZbUlcgmkZdqUoobkomefbdh
4		No harm in it, only looks. Next time put them in at the very end, or boil them apart and stir them in.	yOjamZlhbdfjPbaqnhhqggZlUfqidcTcQfmkhdceYidamfkjbilbVUsflewZbeup
4		Stalk end off; the tail may stay. Halves of 4 cm fit the spoon.	YjkRcblkShbhickig3hafaZhYqyjneTbgYnrkjTisiafdejlkZcnRjaigcpbhQdX
4	safety	Give them the 5 minutes: raw beans hold a natural poison that boiling destroys. A slight bite is right.	oYxkhWhTengYQcbnkpfwrfncafqgXVVYcfiknkUefXrZellglfltcXsShhfelZmm
4		They will be soft and dull green, but perfectly good. Add a handful of raw sugar snaps at the end for bite.	pUielekanjgkWbhvXqlrngijZbXmTiRkaTeanmkidclYkXoWckpcdZsRfVpYqTdq
5		Flat: fish sauce, a teaspoon. Sour: sugar. Sweet or heavy: lime. Add half a teaspoon at a time and taste after 20 seconds. All three together taste right.	ZgdnkifeoieepnXthajYniakoklpNZamYZgdlNbpdkUmdlUjYfofljixygrboVgk
5		Stir in 100 ml of coconut milk or water, half a teaspoon of sugar and a squeeze of lime; serve with plain rice.	oXTsfglWmqledhcwmSjPcdbdkccrWjfsUZrkmhhimbehngaYfdmVeYZyoZoitaej
5		Stir in 100 ml more coconut milk and a teaspoon of sugar; more rice and cucumber beside it. Lime cuts heat a little, water does not.	gjTqmgheorhdohiipOTigfbfXjWmNmflUihdgucmlWbcZiegeompeZRsuejVhcro
5		Light soy, 1 tablespoon, and a pinch of salt. A strip of seaweed simmered in it gives the sea taste.	YSYtdhddjqgegfbjeSrSjOgewgmddjjnVmpYphVekofYXnVXacoioZhmfSmieiWn
5		Palm sugar is the original, 2 teaspoons grated; any sugar or honey is fine.	bdseiiiejTUuqoYmadsblifnglohWkmochWdeLhjfoSgYfVihXZgoWiefgaiyrtc
5		About 2 tablespoons of either. Bottled is flatter; rice vinegar 1 tablespoon at a pinch. Lemon is rounder.	bpaejiYrfYjdhoWYdhnVifReucivTabihoTciQZjdtVxmcehqfnbmabfheshfYdt
5		Take it off the boil before the lime goes in; it stays safe and tastes the same. Stir hard with a spoon of coconut milk.	iodhofamdfgbQmXkalgcaeNlWTnlPhivWdZckegnYWejqklkgpmXaTsgqjricYYo
5		Bland: half a teaspoon more fish sauce and lime. Too sweet: lime and a bit of paste. Soapy or perfumed: take the lime leaves out now.	kZWlrigeqmikgmg0jVeeleXtergnTXapabidjXeocndkshXrcjfgrjZ0mdtdjdtn
5		That smell is normal: it is the salty liquid of fermented anchovies, and in the curry it only tastes savoury. Start with 2 teaspoons if you doubt it; throw it out only if there is mould or the bottle has burst its cap.	aXUneoZeinphZgTmgZcZcYUbaZuWVTuhXhyfXfclleidclhdjfwZcYeslTgfYelo
5		One lime gives about 2 tablespoons, 30 ml. Roll a hard one under your palm or warm it 10 seconds in the microwave first, and add the juice in two goes, tasting between.	akefhhezkZqfgrSXnireajSWhhf4WaYpkoZekXgWafZrlalhsijadgTjlglhcUdk
6		Ordinary basil, 20 g, with a little mint is nearest; coriander too. Dried is no use, leave it out.	bfjWspbUhcfkdTgkVWpYnhTnoqeRfgfXhcPSdaTjgfhiobdlfSjgrcZgVjriWjrb
6		Boiled basil goes black and loses its scent. Off the heat 30 seconds is enough. Black leaves are harmless.	nVkZqreRlbepaSTmVXbdjaRuVhaYedghccacYjdmdaogthlnYZoeobahgkrdUZub
6		Leaves and soft tips whole or torn, thick stalks out. 20 g is a good handful, a supermarket pot half plucked.	dggNifiYiZlhbYhjccsddaQobyjcoegepXXpbhXjcerhlhpqiVfgofXkWiodWTlL
6		Count four. They float; fish with a fork. Harmless if chewed, but tough, so tell the table.	kkYagbPqbdslVhpjekiahYMpYihZeZpigfdqpYbYachmsijlmXxombXllTnmUbej
6		Without basil: lowest heat with a lid, up to an hour, a splash of water if thick, above 63 °C. Basil last.	sfgVmeqXrhQfoShZTfVgagkddpXbfhWjWieWqoYsdgrekeqhdvgjkbXToahaSifd
6		Normal, and the sign of well-fried paste. Skim a spoonful off if you like it lighter.	adeZwsaiekeehabuiddkSrTjhkoiagsvieleeetpoTpYjglqdrTbTjpeedivgliX
6		Home curry is pale olive. Basil and fresh coriander blitzed with 3 tablespoons of the sauce, stirred in off the heat, make it greener.	eUWdsmildgasXZUluWZrhjUragrdcYUaWegndVljgjacihdkYbcdbeieiitmNjxm
`
