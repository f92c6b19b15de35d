/** Tofu Summer Rolls: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Cover the noodles with boiling water and leave for 5 minutes, until soft. Drain, rinse cold and shake dry.
Dry the tofu well. Heat the oil in a non-stick frying pan over a medium-high heat and fry the tofu for 7 minutes, turning, until golden.
Add 1 tablespoon of the tamari, let it sizzle until dry and take the tofu off the heat.
Stir the rest of the tamari with the lime juice, sugar, red chilli and 3 tablespoons of water, until the sugar is gone.
Dip a rice paper wrapper in warm water until just pliable and lay it on a damp board.
Put some of the mint, coriander, carrots, cucumber, noodles and a stick of tofu in a row on the third nearest to you.
Fold in the sides and roll it up tightly from your end. Fill the other wrappers in the same way.
Serve the rolls at once with the sauce.
`
export const NOTE_LINES = `
		Up to 3 hours before: apart, not touching, under a damp cloth and film in the fridge. Cut and fry everything the day before, then rolling takes 20 minutes. The sauce keeps 3 days.	ysrekZjYbTQcbggYZiebfZsbnqUdgggbbgoelUhbhilvkcxrfodpgelYhVfXXkYb
		They are safe for 24 hours chilled, but the paper turns hard and splits. Dip a stiff one in warm water for 2 seconds, or fry it in a little oil until crisp.	wprlmbmdeckdMYYZfidhfhhQgndZmgrbWbncgXlZZVjunZvqliZqVdhcbXcZbqYk
		No: the paper cracks and the vegetables go wet. Freeze only spare tofu, up to 3 months, which turns chewier and fries well.	pqjqWYivnmSaYbiWiXjqlbcfcWWgojlehakhVOcOeolwmdqihWedmZmalWdccnbf
	safety	Two hours out at most, 1 hour in the heat above 30 °C, then the bin. There are cooked noodles and tofu in them, so keep a plate in the fridge and refill.	qfnZdlbSlenaLapbllTYmbwiimfYbjdgafpalZfkcdootdsbemaqmdZZfTRoVmdl
	safety	Yes: cooked peeled prawns, chilled, halved lengthways, 3 a roll. Raw ones boil 3 minutes until pink all over. Cooked chicken or pork in thin slices, from the fridge and within 2 days.	cne0acehdoncNZeajfphZg0gmydYpmWoekfhfVcgtpicVlmkjZemlinnahnYXcXq
		Stir 3 tablespoons of peanut butter with 1 of tamari, 1 of lime, 1 teaspoon of sugar and 4 tablespoons of hot water. Sweet chilli sauce or hoisin from the bottle also do.	megalZbgYefboohsjUochkZpxghjKpejagaUkVVgZtSiXbfpconkbVnvmbnfjckg
	safety	Rice paper is chewy and sticky: for under-fives open it, and give soft noodles, tofu fingers and cucumber in strips, carrot grated. No sauce for the small, tamari is very salty.	udmeTWdqeoYVddeoqXeanYlndduiWnZjfgkhjdaXjSZsWYefjZtybeXmopesmhZY
	safety	Yes, home-made and fresh: wash herbs and vegetables well, no raw sprouts, tofu fried, eaten within 2 hours out of the fridge. With prawns, cooked ones only.	mWtZWsdemkZUbZZfpkdqlZqZgibUZdgfhjWmUgcZcYiiUfumZTouvhdqgogsaoch
		Before a curry, a noodle soup or grilled fish. As a meal three to four rolls each with a bowl of soup or a mango salad.	pomLjdUmjcfSmcilwkbdchnYsqVeipWekgkliabfjsfXfnlgaZehWiluoWveTmad
		Yes, that is another dish: brush them with oil, 200 °C in the air fryer for 10 to 12 minutes, turned once, not touching. Squeeze the filling dry, or they burst. The tofu too does well there, 12 minutes.	1rnpcbdWbmgddgcoehkrQopiihZfsmfZtibbnckZhmffciPqdbfmgxsQbjfYioif
		Put all on the table with bowls of warm water and let everybody roll their own. If you roll alone, count 1½ minutes each and keep them on trays apart under damp cloths.	nufVSMcacXVbjZnakiWaOekpilcegkTbfrwijeoSjfgujfojemafmqbpjalfcele
		They are light as it is. Cheaper: white cabbage for cucumber, only mint, omelette strips for the tofu. Less sugar in the sauce: 1 tablespoon.	hgnZqqbpjmRgfiabgZhfgsamgmmQliZtfccZfceZgrYWUSZslRbbpgkunehqtheX
		Roll in the morning, wrap each in film or a lettuce leaf, ice pack, and eat by lunch. Sauce in a tight pot. Better still pack it as a noodle salad.	uupZXhdgcWcWbXqhncaiVfhcneYQeqiclhpmnXjagmeqdoshonitpdkdXZQlRimY
	safety	Rice paper and rice noodles mostly are, and tamari often; read each label, also the tofu. Ordinary soy sauce contains wheat, and otherwise is used one for one.	WWgmindoUuTelsUgXkrZmVdZnhlhdvYdkbccimkaZfmecmlWbZbrnZknZefZb0ir
		Hard, see-through discs of rice and tapioca, sold dry in packets by the noodles or in Asian shops, often as 'banh trang'. They soften in water and need no cooking. The white edible paper used under macaroons is another thing and dissolves.	fbrlgmdkQlfYmjbmljiqpiZemlgbdhnTxTedhWZggYbghkpotOlkdhtgVgokkznq
		Twelve rolls, so three each for four as a starter or light lunch, or two each for six. Calories I cannot know for your brands, so add up the labels of tofu, noodles and paper.	lzkSgabxodedmXabnpjeXbpecpehbleYnnlmdcpQiaadbkfcicSXlma1qWkcahad
		The tofu and tamari are soya: for a soya allergy use strips of omelette, chicken or prawn and a dip of lime, sugar and salt, or fish sauce if fish is safe. There are no nuts or sesame in the recipe; read the packets for traces.	YahogjepavaRdkZkakqhqUngzjemdxffcihamejeaglWfkeaaXkriVpuTXVaYkom
		Allow 45 minutes to an hour: 10 for tofu and noodles, 20 for cutting, and 1½ to 2 minutes a roll. For seven begin at six; cut the vegetables in the afternoon and you need only half an hour.	moZTfegQgRPnielWsmjZrWnhmfahggacdUekrnpZiXojansZlTWjilZZsecaibbm
		Yes: the noodles and paper need only a kettle. Buy smoked or ready marinated tofu that may be eaten cold, and splash it with the tablespoon of tamari instead of frying.	pcqqbhmZjYadoXmZonijjirogXhUhqaeZucTlmicT1chRhZhlmoajjdfclRilrgr
1		Pour off and cover with new boiling water for 2 minutes. Soft all through with no white core is right, as they get no more cooking.	vVshoTrgejleZilYmkguokhUileodYZYfOaxmekbQZWZmkjoqbhlXlpeeskfegel
1		Rinse them ice cold and drain well. Mushy ones make a soft roll, but it holds. Sticky: rinse and cut through with scissors.	4QkZnPjkfhlaUgnmXhjljbhbdnTmnikeeVkooeuhgXTinfhmkhieZUipkjkaYhbv
1		It stops the cooking and washes off the starch. In a sieve, shake ten times, then spread on a cloth: water inside makes the paper tear.	uPtXgTkzekkfgcrimnmfbeeghkdmufhpongfwjobedWkvopqmmmYcfshXnmccgmm
1		Thin rice vermicelli are meant; glass noodles are like them, 4 minutes. Flat ones are cut up. Left out, put more salad in.	qWiejRnjUhfalatgcsfljUnduxifmnbYqYcZmVkacoOkcjWlmZeidYnrTheackel
1		Snip them two or three times in the sieve: it makes rolling easier. A small fistful, about 20 g soaked, for each roll.	rfeQdQhoYZjefbqjdsjgdXkcYzkoqlYhnfmsscqcdZTkkndgjXheamfvhglfVOdg
1		An hour covered on the worktop, a day in the fridge. Stuck: rinse with warm water, shake them dry.	zSpWiSofkbfgbbmdXmZhnVmWilbgpkkjafkateoghRZoqnvhmtlhZWkcgjfXSfYo
1		100 g dry swells to about 250 g, 1½ American cups, so 20 g or a small fistful for each of 12 rolls. Of fresh or ready cooked rice noodles take 250 g, rinsed with boiling water and then cold.	eivYgUkoqTqXkXddpnsqcamPhqfpobjfvgaemfjZiiUkmnjVpZaXdgbocphRaedd
2		Press it 5 minutes in kitchen paper with a board on top. Wet tofu spits and will not brown. In a hurry pat each stick.	dfuorWhqpvpoWfhjdccfTsekmlfeifXqqledtUdZjXgfiojtokiVplxfirebUkZd
2		Do not touch it for 2 to 3 minutes: it lets go when it has a crust. Then turn it with a thin spatula; a spoon more oil for a steel pan.	fYaZffnmnpqpUnhXTaPeYlUlejYjothpkfzbolmeWTemdnZnkcmbkiskjkUhWbaa
2		Golden like toast on two or three sides, firm to the touch. Pale: dry it, turn up the heat, leave it alone. Too crowded a pan steams it.	ddpmmaqnggYwXkWgrgSnfsaljjgncdVXkXbrjdkeQWgWYsadbfidduuUhnhcWogY
2	safety	Take the pan off, lower the heat, and dry the tofu better. A burn goes under cool running water at once, for 20 minutes.	gekoinceemjklYmmhXRhNsbmOfjnipsrkirYqhkjhVeagkegUrqVdmjdirOdiXhe
2		Smoked or marinated need no frying, just slice. Silken falls apart: no. Plain tofu in date may be eaten unfried, but tastes of little; a spoon of tamari helps.	dlo1jeiiintZYVchdYkfmoolkfpbijYomngZkTcnhckegqZhkhmdxh3UdvXdahao
2		About as thick as a finger, 1.5 cm, and 8 cm long: slice the block in three flat, then in four. A larger block gives thicker sticks.	YpkZbcmsmipfcokKWepacmcjerpetihorTjnidhblZgmemenxbWknqbmgrgkaZZT
2		Oven 200 °C (180 °C fan), 20 to 25 minutes on paper, turned once. A well heated steel pan with 2 spoons of oil also works. Hotter burns it.	hianbkgcnjdngfnbaTbfYrekkcdclqhipuqgrkodcodnSeNmhYncyurZXkQkcqbf
2		Cut 280 g, a good two thirds of a 400 g block, and keep the rest covered with fresh water in the fridge, changed daily, for 2 to 3 days. Or fry all of it and eat the extra sticks as they are.	W3gjlhjovisdOcgZUcggYlYbioqWqgbnhamdfZdadanmhjnfzZdXibbikhTZclYb
3		The liquid bubbles up, goes sticky and coats the tofu: half a minute, shaking. When no puddle is left, take it off.	dUkssegqnhhyfiPeliciejVcgcfleWfeleebgejfcJeZkjcheteZaojWlslQNgdd
3		Off the heat at once, lift out the tofu, and soak the pan with water. Dark is fine, black is bitter: trim that side.	pWfpkrhXeihqbhOmZVbllcVhhagormltXlvdchnnmRdgpxVkUgnajiegfhcYccuo
3		Pour it off into the sauce bowl, it is what goes there, and wipe the tofu. Very salty tofu: rinse it in a moment of warm water, and dry it.	dVWsphghmjqhbjYtfYmVeZbkbgbnbqU1jcpemjokjTococXYgjfPoThmigjdqVai
3		Soy sauce the same. Aminos are sweeter and less salty. Left out, the tofu is bland, so dip more.	UWYrrhheXpfkfjTgbcrSjQditntYarcjZhoPqbYmidXafnQbacfglXnhebkbelgj
3		Let it cool 10 minutes: hot sticks make holes in the paper. It waits 2 hours out, or 2 days in the fridge.	prtojZrihpfZejhScbVeekplXeYYpihgWgnQobYihWhigkqjgtgkqhmPhbVVPqcf
3		Tamari is a dark soy sauce brewed with little or no wheat, rounder and a bit less sharp; look beside the soy sauce. It is here so that the rolls can be gluten free, and soy sauce does the same job if nobody minds wheat.	VPXnrpYkTlilhnIicisbjSYemotaXieXgalcidlplYcWjmZcZcbmjZjnfahWXhhk
4		Use warm water for the 3 tablespoons and stir for a minute. Or shake it in a jar.	kgjmgZpkgaarwnVwiYlYknbsWehiZnopXZctqlchWSUjqrankpjagUqdnmfcehfk
4		Add 2 tablespoons of water and a teaspoon of sugar, then lime. It is meant strong, since the rolls are unsalted, so dip a corner.	eTZuqffYmomgidXwtPkPgcegmgmpSdeqZbmgieenkYahkjVhhhnXjZiyrfrejYhg
4		Two limes give 3 tablespoons. Lemon the same. Bottled 2½, rice vinegar 2. Rolled under the hand a lime gives more.	dsaikgaqhalednTTgjnaehQdsdhuSadhgpTdiUZganVymacjsgnchbbhldskhdbv
4		Seeds out it is mild to medium. Flakes: a quarter teaspoon. Split the sauce first and put chilli in one half only.	ZmhmkgidfrobrYqgqVengWffammhRnidoneYerVficQgQebjgot1haVjhclVYUlg
4		Any sugar, 2 tablespoons; honey 1½, not vegan. Left out it is harsh, so half as much lime.	YfphjgcfmSVvpqVoYYpaofcmhljiUjkqXjYchRdiYsTgVfWlfcZhrVgegdYjvqpc
4	safety	Rinse the eye with plenty of lukewarm running water for 10 to 20 minutes, no rubbing. Hands: oil, then washing-up liquid twice. Do it before you touch the rolls.	cgvochdedjcltlsXhXfrbafsQpgqWlulgjebgcnpqWXmXksedpltefXponibrVpj
4		Four tablespoons are left: 60 ml, a quarter of an American cup. If all five went in the sauce, take 1 tablespoon back out for the tofu, or leave the tofu plain and add a spoon of water to the dip.	WhblqgcpmUvninSikhqaZVcbfndhXhbtncwQfqaegUdmmblTsedbcUbmgbediTZa
4	safety	Sauce nobody has dipped in keeps 3 days in a closed jar in the fridge. What stood on the table with bitten rolls in it goes in the bin, so pour out only half at first.	ltkkkfaljiijTZXnggbTebhVgliWaehmWl2UTebjYVonniwihneeYPilqVddcfVk
5		Ten seconds, turning it once: still slightly firm when it comes out. It goes on softening on the board for half a minute. Wait, do not dip again.	kctjkZhoYmpkhibbplRkmlYdigXhTVlZdPdmfdeZRQbgkmritnambmrcmpriRhde
5		You left it in too long. Lay a second paper over the tear, or start anew, and dip 5 seconds with cooler water. Thin sheets need less.	vZedkefweotkTsohQfdiaiUkUmRgbbnefalhmgojfQgpnnqtqggdkgtlomckhidb
5		Wet the board or a clean damp tea towel first, wring it well, and wet it again after three rolls. On dry wood or plastic it glues.	ickVWggkflmldonWVgReekYoevPfblwgkqoTrighdXinfqtxrgnbiiophdgllgrd
5		Use warm water, like a bath, 40 °C, and 5 seconds longer. Broken ones: overlap two halves, they stick together.	qdkicYfmZhsdWbocikjsYlTWTbcZhkifgVWephpXPRVptnlxpdkXiimkYhebgqhj
5		Warm from the tap. Boiling makes holes. A wide pan, roasting tin or deep plate; otherwise turn it like a wheel through the water.	pcceRboqabmjmavbyfdZblniedichlaaiogarigjRiUamoonrrkUfidnWvmXnsmd
5		One at a time, else they glue together for good. When practised dip the next while you roll.	njaTYagjjZeoWhnrfjdpYUmkcfeisiTielpntkpSRYVpkhtoqiiVZiocpglcmZZo
5		Smooth side down, outside. 22 cm is usual; with 16 cm half the filling. Wheat spring roll wrappers must be fried. Lettuce leaves are a fine stand-in.	ermVUbsvRTeYjjlahkdgZkaoXokbptkTwaZkkRWhiYcohfgqnXgicjliXXldjnha
5		Big lettuce or blanched cabbage leaves, 1 minute in boiling water. Count two spare papers, some tear.	mpjWhfjhaahdccqijhqhacZmlqZUhljVmbRTkTTVehZigdnmsQfekdphYUtkgwth
5		Throw that one away, it will not unfold; you have to use a fresh one. Change the water when it gets cool or cloudy, dip for about 10 seconds, and dip only when the filling stands ready.	wUhgbgmjahskZhmlhkVdmZenTaVUganmXinThflejJkorhwllshaiaokijejgomu
6		A row as long as your hand and two fingers thick: 1 stick of tofu, 20 g of noodles, a few sticks, 4 leaves. Take a third out.	esZbjPgnrgnbglglojcWLgVfPwhlhqhYqhhgkclPhdhmcgdjldYYgoduobgkkXfT
6		Eight to 10 cm long, 3 mm thick. Grated carrot works, squeeze it. Thick ones poke through the paper.	dijUaiqgXcfng2ndWbnSWhnsahlooboZgYflmhXcijavVYjnqcYtknfeaqqocXjY
6		Skin on, scrape the seeds with a spoon and dab it dry. Pepper, lettuce, mango, avocado or red cabbage are good too.	gnkRhhqphqdhgntqmVepaefqfkkpkgqdnbimlSfkfynccabvebtleVgbed2cjcqi
6		Thai basil, chives, dill, or lettuce. Dried herbs do not work. Whole leaves without thick stalks, which pierce the paper.	gimTpmfUbegedRgoZVockYVonshSjgdbgeRVddSfbfgjpcjmbWnjweXeWhqiWduX
6		Herbs first, best side down, with a pair of mint leaves showing, then noodles, sticks and tofu. The bottom is what you see in the end.	bmeUYjckaZkopkk0adadekXlekadjlZflecXogahXZfcqopqWbwcshkfXcuhcNjP
6	safety	Only a pack that says ready to eat; otherwise dip them 1 minute in boiling water till steaming, and cool. Raw ones can carry salmonella.	hbtRhYgVlohdVddtnckwejuWfejUjdaefdZkkWbWcnmfhmllcZrwablRgclfolxk
6		On the lower third, 5 cm from your edge, with 3 to 4 cm free left and right. Then it can be folded and rolled away from you.	ZrTZjkiwVflilnmiguRaUjXfZnhkcffQlblXoRUijaedkdufichfhrhdeUgageeM
6		20 g is about 1 good handful on the stalk, a small supermarket packet, or 1 American cup of loose leaves. That comes to 4 or 5 leaves of each herb in every roll.	ZriNejefpUodgWXkjbskfSZgWrgdldlhsbbgbdcWfkhiljiWiTeaukTnafmdSRmT
6		Two carrots are about 200 g, and one long cucumber about 350 g, 250 g once seeded, so a small handful of sticks a roll. There is often some over: dress it with the last of the sauce as a salad.	ZxhTaXlpmWidojmlmdliZXnpYtgmnhiewftooVffgpmgeZcbfVXfZcXkZWydlbgX
7		It sticks by itself if the paper is damp: run a wet finger along the edge and press. Lay it on the seam.	eYajjXbjnmfkZpqfegYYSoSjcradcdgUlmqcfckYaaepgnm5mjkWif2nYXfjkcdZ
7		Dip a second paper and roll the whole in it. Sharp carrot ends are why, so turn them inward.	mhUbnagrYgoZO1iocmWfLfgiQhclagoZXZgZlmeieWgafipsfdicYfsnjZgbjidW
7		Pull the filling to you with your fingers as you roll, like a sleeping bag, firm but not stretched. Loose ones are wrapped in lettuce to eat.	ticYkQbhdnngStodceTpVoVVZpTbkembhVmpmbqSeeZkehlohjYllmkxlnkjZbee
7		Your edge over the filling, tuck under, one turn; sides in over it; roll on to the end. The first two are for practice.	bfeeWThkTTicxlmkavZgQlfeXobaaobYuXgflaiecVXwqhcjfbnejpujgihdgchR
7		Never stack. Lay them with a finger's space on a damp or oiled plate, lettuce or film between. Stuck: wet your finger and slide it in.	nZZKVYilagklXflcSnRtTbbeWnchmwhmjktmqamdTXfogklugcieaglddZfcgfcb
7		A wrung-out damp tea towel over them at once; wet it again after 15 minutes. Dripping wet makes them slimy.	wXoalPmkcadlPfhhajYrYgfRgoPhlXcjdnjitgjcgPjdmdtrhpmcWiibjjnViljc
7		Go on: fillings are fine out for up to 2 hours in all, and finished rolls under a damp cloth too. If it will be longer, put both in the fridge now, and warm the water again before you dip.	lcZmmghdggdlVkqYdxPnwRsheebiaglbaflXylbosVukhXjglifpcXfelgXafrce
8		Half an hour under the damp cloth is fine at room temperature, then the fridge. Cold they are stiff, so take them out 10 minutes before.	qhmPhVpgbedaiVkamiUdkcqafpYgliZjQhiasbgneZmnmizdjrbtfejQkWkXRgbf
8		Slanting in half with a wet sharp knife, cut side up, sauce in a small bowl. Whole is easier with fingers.	nljPZXkmNbnbgmvYbnicZfeeYrgmkpcgfcnlocfkdjkmdimwmfiwdoghpmtodRkR
8		By hand, dip the end, bite, and spoon a little sauce into the bitten end. Give each a small bowl of their own.	lfgXUQSjZikeiolvrdWYTZiZkmhdRlZoderciehbVfaecjpjWoijkcjspjwmTVdg
`
