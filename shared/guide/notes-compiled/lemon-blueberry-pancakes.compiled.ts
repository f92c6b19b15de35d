/** Lemon Blueberry Pancakes: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Whisk the flour, baking powder, sugar and a pinch of salt together in a large bowl. Finely grate in the zest of the lemon.
Melt half the butter and whisk it with the eggs and milk. Pour this into the dry ingredients and stir until only just combined. A few small lumps are welcome.
Leave the batter to stand for 5 minutes, so that the pancakes puff up.
Melt a little of the remaining butter in a large non-stick frying pan over a medium heat. Drop in four small ladlefuls of batter and dot each with blueberries.
Fry for 2 minutes, until bubbles cover the tops and the edges look dry.
Flip the pancakes and cook for 2 minutes more, until golden underneath and springy in the middle. Keep them warm while you fry the rest of the batter.
Stack the pancakes on warm plates. Cut the lemon into wedges and squeeze over the top.
`
export const NOTE_LINES = `
		You can, up to 24 hours in the fridge, but they rise less, as the baking powder is spent. Better: mix the dry things tonight and weigh the rest, then stir together in the morning and add another half teaspoon of baking powder if it stood.	snoojcqZmTRhjZbkanZUoWogkjbacifZkjrfeXejgemukWthcudrdkjWoSXaYkSj
		Yes, for 2 months, cooled and with paper between. From frozen give them 2 rounds in the toaster on low or 10 minutes in the oven at 180 °C (160 °C fan).	spmkPbfpmkRWeYkbkZmqjXhgXZXjpjifjfmjTSgOiolvkbpbeeijnchVoTaZajXh
		Two days in the fridge, covered. Warm them in a toaster or a dry pan until hot right through.	qxumhflbjeZePQaljeeefehQgmgbpcodZftbYUfgabnulgxggdfoVaeafZeUblVn
		On a tray or plate in the oven at 100 °C (80 °C fan), side by side and not covered tightly, for up to 30 minutes. In a heap under foil they turn soft and damp.	ugmaZVmecXUgfRlhhfYvXgrWYoUhlfWgWhkapjjedVjihduddnnpdfeTnZmKdkdc
		Yes, without sugar and salt, and with no honey on top under one. Squash or quarter large blueberries for anybody under five, and cut the pancake in strips.	pdlYScatijRYfbbkpbgeuWkkcZunYmcldmjkYddYdXbtYYfccdrzddUlnnWqmdbW
		A toaster on low is best. In a microwave take 20 seconds for one, under a damp sheet of kitchen paper; longer makes them tough.	urrxZZobcbjXeacWudhpXhlbVdZYhqmiYiiborwXUkXikeevegdgiiaYihpcTqdi
		Use two pans, or an electric griddle, and stand the first ones in the oven. Mix in two bowls rather than one: a large bowl tempts you to stir it too long.	hxWaNQfXmVTfkTkfbkaiZblshlcdjiSZnwppfgqYhihlnefhaidXjtcpmakhodci
		Yes: pour it into a lined tin of about 33 by 23 cm, berries on top, 15 to 18 minutes at 220 °C (200 °C fan), until a skewer comes out dry.	ksXZQbieVfeifhlrVfgfWkmlhgXdnmYZkvkifckpitkdeaOkmigoh1kXehTQlgVb
		Lemon is what the recipe wants. Maple syrup, Greek yogurt, more berries or a spoon of lemon curd all suit them.	bhmRkkdqhZbbmhioijdVkjfetgZjPsXndbgebRSqVrTVfeekTgmhchnieXznfdkW
		Yes, they are fine when they are cooked right through, springy and with no wet batter inside. Do not lick the bowl: flour is a raw food.	jVwdSsfimkXXaeYhordlnZsaficWVcfhhhZoSjhdcTkgRcshbZltvlhoipcsglai
	safety	Do not worry about a lick, but take the bowl away: raw flour can carry germs, whatever the eggs are. Call 111 only if somebody falls ill with vomiting or bloody diarrhoea.	aVpjZXbdhmiaabYqijblpUshdhmYIabimskdflekjXtqaglbjqj1mhhploaqpejk
		Use half wholemeal self-raising flour and 2 tablespoons more milk. The sugar may go entirely, though they brown less. Fry with just a wipe of oil.	cctgsqgoggRiwhdhkdvYjmekjkmYdidtljaokZgfprbaYfXqfXPokflrmbUsspif
	safety	Over 2 hours on the worktop throw it away, because there is egg and milk in it. In the fridge it is good for 24 hours.	lplkflcToeraRflihkWStWqhglUZedmggmtXZdipfYqnvXohisXnhagcmXSiepck
		Yes, cold and dry in a box, with a pot of yogurt kept cold apart. Keep them in the fridge overnight, and eat within 2 days.	rwrjWkjfhYaReTmkrbeeZkncpciUepgdYeriibkfimiscmwamoisocgZZZUnOhhb
		About 12 to 14 of 10 to 12 cm, from roughly 600 ml of batter at 3 tablespoons each. That is three or more for each of four people, so five get two or three.	dprQhbmoociajZbhwombeTofTpcoejcSwmhjVekZfbXdZjWZkeUidvbrkblbeaSf
		Start 40 minutes before, so at twenty past eight for nine: 10 to mix, 5 to stand, and three or four panfuls of 4 minutes each, with the first ones kept warm in the oven.	nsaTcehTkSTincidxhdcqYpegichYhaaiZffqnvWfTkjYiqZiVZlgrdVrZiWmYZj
		Yes: leave out the eggs, take 275 ml of unsweetened soya drink with 1 tablespoon of vinegar, and plant butter. They come a little flatter; the flour still holds gluten, and soya is an allergen too.	ShfichhoikSUfkimadoSiKiTpgNWaqcibgnfdqlZWleUXnbgfiellfpoVgaqekhq
	safety	One plain piece is not poisonous: blueberries, flour and egg do a dog no harm. Ring the vet if there was a sweetener with xylitol, chocolate or raisins on it, or if it drank raw batter.	hUoRYaVdclrhUdZghqlkbabqVXonTdniYpodnmglgkpvbjnYcnjicgVnZXapnqiw
		200 g of flour is 1⅔ US cups, 225 ml of milk is just under 1 cup, 40 g of butter is just under 3 tablespoons, and 150 g of blueberries is 1 cup. The sugar and baking powder are spoons already.	ThlYhfagqRkdqrYZnkqpZSdZXgWleecpvfrWgomYdrVnpeeNjgXjkeZsgiXgibih
		Lay the bacon on a lined tray in the oven at 200 °C, 180 °C with a fan, when you begin to mix: 15 to 18 minutes. Turn the oven down to 100 °C with the door open a minute, and keep bacon and pancakes warm there.	ildYljainbammcgitcqjjqlmgrScdfjjabpYkksnYeycUfkfOVjfixoapemUofRl
1		200 g of plain flour with 3 teaspoons of baking powder in all, so 2 more than the recipe, and a pinch of salt. American all-purpose is plain flour.	PRgivaSlagchlZqngirgrbgpscfZXkagugYjahjmopaovgWceWZhhmfldSacqtfg
1		Self-raising flour alone lifts them less, but works. Bicarbonate: a quarter of a teaspoon, with a tablespoon of lemon juice in the milk. Test old powder in hot water: it should fizz.	SNigufWbajhhkasqinlbpaWinZnTblcVgrbiYffjbqVuxebjkhmhmkbZgZWlpjZl
1		No sifting: the whisk mixes the baking powder evenly and breaks lumps. Badly mixed powder gives bitter spots and flat patches.	VWsedQhncamhsqltXfkbrcatmYlUknjiskSlnqjWbYXfpjgolunedmnggmpqgejf
1		Spoon out what you can see if it is still dry. A bit too much tastes soapy and they brown fast and fall: begin the dry mix again, it is only flour. Salt for sugar, the same.	WOapthablfnkkgiujgmXmYYoZifjQiYofiffZgmkeheryYZcjidYvkZqqZglzZef
1		Only the yellow, from a washed lemon, about 2 teaspoons. Without a grater take thin strips with a peeler and chop them finely. The white tastes bitter.	UkjahpmXUbjlZ0hfYelTTcYkkjupihrvnhatcfhjbibnkmmmueuhmfUgZitjeYmf
1		Scrub a waxed lemon in hot water, then grate it. Orange or lime works. Bottled juice in the batter makes it thin and curdled: use a half teaspoon of extract or leave it out.	alfblrdpYehcfrXcajfTeaZbrZurafisjmTjdQcjXxWqiYkjpkreoZbZdfvkediq
1		Granulated and brown are fine; of honey or maple syrup take 2 tablespoons in the milk. Less sugar means paler pancakes.	YapgjkgdlSVzmnYoVYndoifqfjnjZmhlZiaffRigZrRiUfRmdaZfpbmceecjwntb
1		Gluten-free self-raising works with 2 to 3 tablespoons more milk, and 10 minutes standing. Pure almond or oat flour will not hold together; use at most a third.	PXehtialZpRXkjejYelioedetXhXatWmreSmgjmbgrlkjmigaYVuihjqfdXYexhn
1		Caster is fine white sugar, superfine in America, and ordinary sugar does as well. Self-raising is self-rising flour; as the American sort is salted and softer, leave out the pinch of salt.	WbphjkajaVZrznRsXgpjuddrcqohXglcmYegmTlgkvUkebdjeYWhofijdaactpkl
1		It is meant: the flour alone is made for cakes, and the extra teaspoon lifts a thick batter full of fruit in 4 minutes. Without it they are still good, only a bit flatter.	TQefxaUifnhljbroakkgrYgtlVecRdYdngXjTjnnkkapzaYihnafjsfjeWdfomdf
2		Leave them: lumps of a pea's size cook out. Beating makes them chewy and flat. Only dry pockets of flour should be stirred in.	eblckQqlghjeimjuUbgcjfcrbWpPhrlcrZRvdkiadTihokejivekVfjrpqigaXcn
2		It should fall from the spoon in heavy blobs and settle slowly, like thick yogurt. Stir in milk, 1 tablespoon at a time.	bUbgcVsnktlloieggfdVfjSigmTdTehfsXhhQieieUcfflbos0ReXmknlrjdbVbe
2		Sprinkle in flour, 1 tablespoon at a time, stirring 3 or 4 turns. It thickens in the 5 minutes of rest too, so wait before you add more.	iXVjjcnlmtfmfnpphWiWlgWiceKnVbahtZkjSjglkgeZrhdlkxMhVgirfpkhjclh
2		Let it stand 15 minutes: the flour relaxes, and they are less tough. They come out a bit flatter but fine.	kbfsiSpcYgifjqhtPkedmjcocaZRdmohjXa1ihijgYZoqaagjnghTiltwmljfZYn
2		Any plant drink, 225 ml, or buttermilk, which makes them softer; then 2 tablespoons more. With water add a teaspoon of oil.	SkfhixnfgobbkhkolhsUgaYXsPaXhxhfgdfcWdiUhvZeikfgdjbdQameYmfqkfjx
2		Never mind, the specks melt in the pan. With room-warm milk it does not happen. If it is a big lump, warm the bowl a few seconds in the microwave.	ahonekiiZgsWjfcqXVlacbbiTTYgkqtnYZfiijvbZVmUsgjjkzWZXakbgqdwflig
2		A tablespoon and a half of sunflower oil or 20 g of margarine in the batter works. Butter tastes better. A wipe of oil is enough for the pan.	SclklmZefnlXoVWlaWuiTfehogdkottifiiTnakiYjlZeTcgjbUeYnnWefRyrigb
2		One egg works with 2 tablespoons more milk and a pinch more baking powder. Without eggs take 120 g of yogurt or mashed banana in place of both; they are softer and heavier.	MqmgYhdteWZVRaolcdlWjRgYlkXWehXidhohemejUjZcXcPkplegmgmjYcftqofq
2		You can, but they bleed and turn it grey and sink in the pan. Dotted on top each pancake gets the same number.	fVjUgYipddidcdfoPlfiiahpXciuYgYijmjuaVcodjjgmRmlUwnhmf3djaffZTkl
2		20 g, 1½ tablespoons, goes into the batter and 20 g is for frying, about 5 g a panful. If it is all melted, pour half in by eye and keep the rest in a cup for brushing the pan.	QkkhbjbicdtcobUlbitkWZWiSjUvnkjjiWmZjklVWgqZmShWqjTYYifhmfUjmfhW
2		Beat the eggs in a cup and stir them into the batter that is left with as few turns as you can; they work late too. The ones in the pan are safe, only denser, so cook them right through.	deidehhbnbjYSXjpZpedsPphWjThicahchjedsmsUUaYlVYbcukergschXdpogTr
3		It is worth 5 minutes: flour takes up the milk and the baking powder starts. In a rush heat the pan meanwhile and it costs no time.	lhjesYmiTpXnxhhigpYbpZyqeafZnXXncoaVmjbcqbbhediestephjvOjecnbbek
3		Up to half an hour is fine; after an hour stir in half a teaspoon of baking powder. More than 2 hours only in the fridge.	meddralSmlauddfgdlWXpTrjhhZfieXdalnbjhcrqTrqrYfXmyamZmhZphSYWibm
3		Fold in 1 to 2 tablespoons of milk with 2 or 3 turns. Do not beat it, or the bubbles go.	kVahgUxanjlpjmcjdfVYlZapcePjXfeniZhhWjdkjUifqbkgpzVgQZmpolkfVjYn
3		A few bubbles are the sign that it works. None at all: your baking powder is old, so fold in a fresh half teaspoon.	ZXdenjhhgZbmlafrkkVZchbiRcrgOZdUojbrbbinVfjbulajl0kgQrphkpigcqgW
3		Yes, put the pan on medium now: 3 to 4 minutes is what it needs. Put the plates in the oven at 100 °C (80 °C fan) too.	nlejbfjfgVWhrafbkkRmhd1pbZWhjfZnYeePs1hodZjagZnfcirhaikXqenRXkak
3		Better to fry it all and keep the cooked ones 2 days in the fridge. If you do keep batter, cover it and chill it at once, up to 24 hours, and stir in half a teaspoon of baking powder before frying.	qumwkkobqXamZVbnXigbjYkZgjgeoiddllweVdbliettjVueioeoUiecmTXWihSd
4		Cast iron is excellent, with more butter; heat it slowly for 5 minutes. In a 28 cm pan four fit, in 24 cm three. A griddle plate is ideal.	mqXiRdiblPhflckdhiXhfsVfmgoipplYxvnjmhimapZnXgTjgXiRlvegYmUoejbh
4		A drop of water dances and sizzles, and butter foams without turning brown. On a dial of 9 that is 5. Fry one small one to test.	bfhlfqqjjcfgxRdUxbUnhpkjTajiYcoWiZbgppogSWfSdlcejnlWjpiUrohZWake
4		That is normal: the pan has not found its heat yet. Eat it as the cook's share, adjust and go on.	ibjhclWgmmkklebqkaSujdemMegiWhbXrnppfj2jUWhfohXgehagXqtdlkphcWSl
4		Wipe the pan out with paper, lower the heat, and use half butter and half oil. Wipe it between batches too, as the berry juice burns.	hajhesfcXdkokZPiVSbughVpWZeuroulfmthcksjdTfankcjXgjZdpncehZjgavl
4		About 3 tablespoons, which spread to 10 to 12 cm. Leave 3 cm between; it gives about 12.	ardTTVkmjamZqegimkhaYacbbrhrmoaZ0eogiadeceZmgeaXrgTcbvXuciqeeWXY
4		From the freezer, unthawed, at the last moment: thawed ones bleed. Give them a minute longer. Raspberries, chopped strawberries or banana work; dried ones soak 10 minutes in hot water.	hVhYebiscgfUShpYccmnsbcffVpwmfkdglYrXQVcnwdfkWhoYhklsXlZfXZabZml
4		About 6 to 8, pressed in very lightly. Bursting berries are the nice part; purple juice that burns in the pan is wiped away.	fikPiWcvXdicUlndblXiZgYfanlxbjidnmiycRXiggeZgahoWpofgnughZiaaOnc
4		Rinse them and dry them on kitchen paper, since water makes streaks and pale spots. Grey green colour round a berry is harmless; it comes of the baking powder.	mNkTligyZbfgQdZniheqgfdlUepljblkjsl0fXhjcfejqhmvYmlcgZpefclfZbvo
4		Yes: 150 g of raspberries, blackberries or thin banana slices, or 75 g of dried blueberries or chocolate chips. Tinned ones must be drained and dried well. Throw out the whole squashed or furry part of a mouldy punnet.	fbkKidjoWXiWVgjeVmrekcdcobtpekjgdjjrfNSmgvWabbgtZmkkkYhgbYbdedto
5		Wait till bubbles burst and stay open, and the rim is dull and dry. If none come by 3 minutes the pan is too cool: raise it a little.	acZhskmjfdfvfejgkmVbZjfjTffkXUbQbcemjggiRWgcktadfjocQylZkshWRlXW
5		The heat is too high: turn it down, and give the next ones longer. For the dark ones flip now and finish with a lid on for 2 minutes on low.	sYZlkuodYZavYjTledSxkheagaXyiiegYjrhhlikkRkinsXjVfnfXnbccoZXfenh
5		Leave it 30 seconds more; a set underside lets go. Then slide a thin spatula all round first. More butter for the next lot, and off any burnt sugar.	hXaWefhikrjsbskYZZQebiSlVhZkkptiegyYtlpcWVaninZnknjejlrloeUkZcbc
5		Off and leave it alone: pressing drives out the air. A lid only for thick ones that do not set on top.	iYahkTsaWqekcclfeoQZSiebZqmhflUbjhispeSildbehmc1rhpaiqumnjaicfaW
5		Cut them apart with the spatula once set. If they are flat and run, fold a tablespoon of flour into the batter.	qdVUXUckbcmdffpnQmejZadfSxWhgvYhtcdjtasfZWcnrcdihqbeaokteclelgVe
5		The pan is too cool or too greasy. Raise the heat a notch, wait a minute, wipe off extra butter.	iYnesfhlehduXgerlaYzcqakXgfriYYkiffomcvkcWiTgbejYpVhamyXYpilgrpZ
6		Get the spatula fully under, lift a little and turn the wrist over close to the pan, in one go. If it is too wet on top, wait half a minute more.	gXZXcgiggmopldrnakOSGjbhSrYleifhmivmmiiedfhnblZdcnpcelthomYmZVfZ
6		Press in the middle: it springs back and no wet batter comes out at the edge. Wet: put it back for a minute on low, under a lid.	jYldkmiuanmjYwhZgqYtflkQmlhmYZbPYXasjdgfjavXhklljdhperkilvkcaVaV
6		Old baking powder or too much stirring. Fold half a teaspoon of fresh baking powder into the rest and let it stand 5 minutes. The flat ones are good with lemon.	mdfirbbccjilfkhoggbfoWZcPmWfaqUYmeilhesjZcXopUPmkrYmQwlmdepcqiRi
6		Flipping back does no harm but lets out some air. A broken one: push it together and let it set; turned down on the plate nobody sees it.	mhTeegekaenlTfkcTqOdQeblJiXjVldkZcqmmpioZYsmmnbcefmVVhmimhajdgWf
6		Yes, a pan gathers heat: turn it down a notch after each batch and wipe out the old butter.	piZiXlfjVgcsiSUidYR3cielSgewcrbammrqlkuccaelhgabVefadrhdhgnaaXif
6		The bowl may stand half an hour; do not stir it up again, just scoop. Take the pan off the heat if you go, and never leave it on.	omdfdVmcigUuiZglaqPhsSnlafZjljTjhryYfnikkQtmmZjchsfjbglcrfadZhWl
6		The second side is always paler and spotted. Golden like toast, springy, and dry at the rim is done.	icgaedlpVfbwdiWoooSyYmdljfnrfePVakbpnepgWWddlkfbahcdYwpRbjjhUjfb
6	safety	Hold it under cool running water for 20 minutes at once, with rings off, then lay cling film over. No butter, ice or toothpaste. For a child with a blister, or any burn larger than a coin, get medical advice.	kfnkNjghcmanqekccWOiYegnUglofqtrYmoXrlmkbYegaioaWklcciZpovViugna
7		A squeeze from one wedge a portion, over a little sugar or syrup. For a milder taste use syrup alone, as the zest is in already.	esfYmjasjcechpVkidhXfgRhhihvLZenZjTniOaoalTgkdanmipdlZYhrksbiVah
7		Stack at the table only. Warm in the oven they lie side by side; steam between them makes them soft.	zhdOfTfeYedjYTirgkSqVanZWgWdltVgellotZoiZgkjjZfqYgimehgTZaiVkkaf
7		Two minutes in the oven at 100 °C (80 °C fan) or hot water on the plates. Or serve in rounds: the cook eats last.	rlfTdcfeZcdYtgqbseWhdgpdalScWqTfWqlVrvnsehliilvghpbtjgbYlfnYWnem
7		Too much zest with white, or too much baking powder that was not mixed well. Syrup and lemon cover it; measure level teaspoons next time.	dSnptidYejfgZeX1ebfilbfmfdnpYaYqcfpbfSinaobqqfbrggkkuxbniYonjVor
7		Yes, the same lemon: it looks bald but its juice is all there, about 2 to 3 tablespoons. If it is gone, use 2 tablespoons of bottled juice in a small jug, or leave it out and take syrup or yogurt.	aqfVgvgoZZrhcwWcTjiUdebjidlwadktkfShbbdsbmZmqakipfofjVWbedwfdZWh
`
