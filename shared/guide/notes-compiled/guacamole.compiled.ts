/** Guacamole: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Stir the red onion with the juice of one of the limes and the salt. Leave it for 5 minutes, until it turns pink.
Halve the tomato, scoop out the seeds and chop the flesh small.
Scoop the avocados into a bowl and crush them with a fork, leaving some lumps.
Fold in the red onion with its juice, the tomato, the green chilli and the coriander.
Taste, and sharpen it with as much of the second lime as it wants. Serve soon.
`
export const NOTE_LINES = `
		Yes, up to a day: smooth it flat, pour 1 cm of cold water over the top, cover and chill. Pour it off and stir before serving. Better still, chop all but the avocado and crush that at the last hour.	vrqjkjohdMMgcgeccigZkdofplbhijgbXeolgWehimnuifvravjnfVnXnUhXWkag
		Scrape the brown layer off, the green below is fine. It is only air on the cut avocado, as with an apple. If it smells sour or fizzes, or is more than a day old, throw it away.	lbcekwjoabhtXnMnaiTkejXfdfljjdghWhqzbZlniWngpteqYjlaVZhbfdefSprg
		Keep the air off: film pressed right on to the surface, or a thin layer of water, and cold. Lime juice helps; the stone only covers what lies under it.	tXhXhnhrRWbpbgWkchWoZjafhilmkcadckstXVhpbcojojrrUqrenYgegYneRhtY
		One day at its best, 2 at most, covered right on the surface. Raw tomato and onion turn it watery and sharp after that.	n2oijimdmhZgYdZliaeWemfWgnfelWmdWfteTVajaZrvplzjihejYXdakYeUYrZi
		Freeze only mashed avocado with lime and salt, flat in a bag with no air, 3 months. Add onion, tomato and coriander after thawing in the fridge, as they go limp and watery.	rphnZbkvkiVXZghaiVjrmfaddZYilfmcgYomTRgQftmuldnjddjdjKofsYccdjcd
	safety	No, throw it away: 2 hours out at most, 1 hour in the heat above 30 °C. Put out small bowls and refill them from the fridge.	ohmfdqcQmfodPemckkUUqZumkmdefflbajubhfekfYqkvbliZqVkoZZalTVmYpdm
		Leave the chilli out and set half aside before you add it to the rest. Too hot already: stir in another avocado or a spoonful of yogurt, and more lime.	ehcmdchfhnbUrZngsVcfeXbfZjjcNpXhdjjZfqXchZUgQYdkjqr1hXYoqckchXrj
	safety	Yes, plain crushed avocado from 6 months: take it out before salt, chilli and onion go in. Crush it quite smooth for a start.	qbpcUbdthiSZkfWmrahgqZmhhZtlYncfbgfmWigUdVdqVdgeeftwdUYnulaqigaW
	safety	Yes, if it is freshly made, everything well washed, and kept cold. Leave a bowl alone that has stood out for longer than 2 hours.	matYTwdckhXTddbdpnbnkaqbiiaVXZhgdkamSkdcdWlhXcvmZYlswcdpmndsbpaj
		Tortilla chips, carrot and pepper sticks, tacos, fajitas, burritos, chilli, grilled chicken or fried eggs. On toast with an egg it is breakfast.	lnpPdgTndblQlkdnsfXbegjexqTfbrYijfobjgbnZqeZVkpnTaknbeqlnXvhbmbf
		Crush 200 g of thawed, boiled and cooled peas or a drained tin of white beans in with 2 avocados. Hardly lighter in taste, half the price, and it stays green longer.	kgeWigcrleVYgfVggdlhXyheogrVhoWeaZgfYbfVcxgYXShtjWeZcYrzsajilmid
		Yes, in a small full box with film right on top and an ice pack. Without cold it must be eaten within 2 hours. Chips go in a bag by themselves.	rvocVkegfZbWcaojoaZgUjkdnacWbnkaegqlkZhhhmhpemsamripsdbVZdMkMjkV
		A fork is best. A machine makes it a smooth paste in seconds, so use pulses and stir the rest in by hand. A potato masher does a large bowl; a molcajete is lovely but not needed.	ikmjbTjaObdZompgagiednamlljTnxrYiicjmlecalVoWghdkttUjrgskneubZte
		Press the flesh through a sieve, or blend half the avocado with the lime, and fold in the other half crushed. A spoon of yogurt lightens it.	ikqelZkmUmbZrjjmZUlYnoYjlcoQZuefjbdohlccbiZbWjVugrasVUrppkrrcXdg
		About 600 g, which is some 600 ml or 2½ cups: three avocados give about 450 g of flesh and the rest is tomato and onion. That is 150 g each for four, or 75 g each for eight with chips.	YonNdYYjqQmVrgZdspncZamdisZnijWbuhqcaghZgkebgifXlbXbfhUxmXnagbcb
		For twelve take 9 avocados, 6 limes, 1½ red onions, 3 tomatoes, 3 green chillies, 45 g of coriander and 1½ teaspoons of salt. Hold back one of the chillies and two of the limes until you have tasted it.	cveabbefnSRahXdZlfieUfioqrhfahRVgltpfhlPhlZsjekbZgcbpmUvnXoneYmh
		Start at twenty past six for seven: it is 15 minutes of chopping, and the onion stands for 5 of those. Chop onion, tomato and chilli first, then crush the avocados at about quarter to.	mpcTkhlSfTXhnklduhicwfmipfZlfheXfXXfpqtejSoebrqXgVahhniWsVeWlXck
		There is no gluten, milk, egg or nut in it, and it is vegan. Read the label of the chips you dip, and ask anyone with a latex allergy first, as some of them react to avocado.	XbklhnfqdtUWltYlYjnWkYeZoafibwcdhbcffsmWWktXcnmWcbdtjcisYhWdaskr
	safety	Ring your vet now and say how much was eaten and what your dog weighs. The onion in it is poisonous to dogs, and a swallowed avocado stone can block the gut, so do not wait for signs.	kUoUZZVdaiteYhVdlpgjagclZankWbnkXiuXrpfikjvsaoqaZlmldZVscYdqnpjq
		I cannot give an exact figure, as avocados differ in size and fat. Nearly all of it comes from the avocados: weigh their flesh and look up avocado in your tracker, as the rest adds little.	hrrYmnlrkiZbxbUiljfielbiaqlfbkoppfofhVoVrkbURdjeedTpnseymYbqkdZa
1		It takes the raw bite out and turns it pink. In a hurry rinse the chopped onion under cold water instead for 10 seconds. Skipped, it shouts over the avocado.	gdoirahgUgmmpmegljlkqd0nYfgwmYRlegcbogbceWfljifaropjofxVfbmtjXbx
1		It makes no difference to the taste. White and yellow onions stay pale, and red ones take 10 minutes if the pieces are large. If it tastes mild, go on.	WddjphkdYYewboWembezlglhTlqjZcWXeaZraXelbUjedpYXihhiak0cbhpuakis
1		Let it stand 10 minutes more, or drain it and rinse it, with new lime juice over. You can leave it out, or put a few snipped chives in.	VfekqZkVZgilnpilsRipkgqeYnhtdddcbWcaiaTokVimhrXjhirnqcjkjbivrdqy
1		One lime gives about 2 tablespoons. Bottled works but tastes flat, so start with 1½. Lemon is good: sharper, 4 teaspoons, and no difference in keeping green.	bpYcjkbqeXmgfpTXfhoWffRcscnuTdakipSekQZfasUujaehrfmdjbXfherhdZfr
1		Roll it under your palm, or give it 10 seconds in the microwave, cut it and twist a fork in the half. Cold hard limes give half as much.	iidgocctfjpgUrgUjeldfjPcmghzYdYmZoThsWfRbkYrlXhqvjqdicagnlnkdacp
1		Pieces of 3 mm, from half a medium onion, 4 tablespoons or so. Grating makes it wet and fierce, so chop it. Shallot or spring onion also do.	VlkVgaqZUTojltlcbYwlhfqgVooqwlbanRehaeVnifmscjagpekghejiVbowjfkl
1		It is for three avocados, and they taste of little without. Flakes: a full teaspoon, as they are lighter. Without salt use more lime and coriander.	eVhpwmkYumsdmWYjwYpVfbhVkqokclbllhmmnlecclfjhfYZnYjiwojyiXemmYYZ
1		Wrap it or box it and keep it in the fridge for 2 to 3 days; cut off the dry face before you use it. Or chop it too and freeze it for frying.	bzgihaiefXguadifcfrmdjiWVsbjojXhdYqXXeblaZvzogpdkYldZSjfkOfmqgem
1		It is not ruined. Stir in the juice of one lime and the salt now, press film on the surface and leave it for 10 minutes: the onion softens in the bowl, it only stays a bit sharper.	ceglnaidaWtihucmalkkrarlZhZukfZldccemhgleXjovZeejqtdqWudjTntreay
2		The seeds and juice make it watery in half an hour. If it is eaten at once you can leave them; otherwise spoon them out with a teaspoon.	ZngapmanTvpemlwkkofshQgwcewpfXolnpnjeeghdlgkiZcplltqdaoafnmkbSlc
2		Yes, leave it out; plenty of Mexican cooks do. It keeps longer and stays thicker without.	ZfdatppgTmXbilpqXjkjiVartdpiZUmccmuekXXdZpchScVhgwomhTuhgjioilfh
2		Six cherry tomatoes, quartered and seeds pressed out. Not tinned, they are wet and taste cooked. A spoon of thick salsa stirred in at the end works.	cmmSgctZWchdadqpaktmoYanrc1hadpfnpkccRXeloflYfSZpokicSmibpibobgY
2		No need to peel. Cut it across the middle, not top to bottom, so the seeds lie open, and dice the flesh about 5 mm.	YujQeollOlhkgkudhmiebYcpcnxqrgqjqdnsglnmihgobjhtmgskfZdjimwfaWgV
2		Salt the dice lightly, leave 5 minutes in a sieve, and they taste better. Or leave it out: a pale tomato only adds water.	hchcvjmggijiUrfriffrndRoofvsYPcnbgqkjSjdasadefVoesifjbwmjrtiifcd
2		The flesh is the firm red wall with its skin, and that is what you chop, in pieces of about 5 mm. The jelly and seeds in the middle come out with a teaspoon; use them in a sauce or a salad.	WhfYnzgjMklhejimgniojYbkmmxedWohuXvpbWikkggdZeqfbgsdVVmhhmodYVZX
2	safety	No. Nothing in here is cooked, so throw away whatever touched that board or knife. Wash board, knife and hands with hot soapy water, or take a clean board, and do the raw things before the meat next time.	eonkZnamblhoegmaTpjnqdorewebcngnmmcZmccyvnupknxllhlkogqfemoptXkf
3		You cannot hurry it in an hour; the microwave softens but it tastes grassy. In a paper bag with a banana it takes 1 to 3 days. Chop a firm one fine for a salsa instead.	ubjeraneXVbUUoUTffjsdlhZnhblkicTUQmpmZoYatcifci1jiimpXnhmgbhdhhh
3		It gives a little near the stalk when you press gently with the thumb, and the flesh under the stub is green. Loose skin and dents mean too far gone.	gWpaqdinblnhXrVeglaoWsXYnpnnbYlNYNhnbWiYXdjdejlrifnelalhqlgaTcgX
3		Cut out dark patches and pull out strings, they are bitter but harmless. If most of it is brown, soft and smells sour or rancid, throw that one away.	kfhlitdnUYokToNkahZuimYaeeudsjjcUfnvZjnhibpkntcpdXqigXjjlhgcXZsd
3		Pour off the liquid and stir in half an avocado or a spoon of thick yogurt. Underripe fruit, tomato juice, or too much lime is the cause.	sdVcmbiuilgpYtmpmVgajpZlgfWtYTWosgmiaceigkjZncktozZabVioeprdgjpk
3	safety	Lay the half on a board, cut again into quarters and pull the stone out with your fingers. Never hold it in your hand and stab at it with a knife. A cut: press firmly for 10 minutes.	liiZZhZhTfjhiu1UZiZiTideZojknhrgZdlknnmklijjgdgthmrsshdqskktiSpS
3		About half of it in lumps of 1 cm, the rest soft, so it holds on a chip. Too smooth: cut another avocado into dice and fold it in.	flkWeQqrabnaktmmXelbhlbleboZlojVmRXwlmedjWfkdnkintnhWgeovllfYTYY
3		Frozen chunks, 450 g, thawed and drained, work with more lime. Three medium ones give about 450 g of flesh; of very large ones take two.	akjZeZqtdQZSYkdSfemnYklTjlrsyjjXkZdjaUcYjygkcfZmkaehmWgsijlaigig
3		Squeeze a little of the second lime over, press film on the surface and chill it. An hour is no trouble.	jnfdsZuqVWYiimdjTdciighcjlYpmqaYVaidnnjnobltegpdgswlaWnbzZjVYifU
3		The dark, knobbly Hass is best, as it is creamy. Take about 450 g of flesh: three medium, five or six small ones, or one and a half of the big smooth green kind, which are milder and more watery.	cjjabXmmYVeWdURekfmibeecjizckomOvSileMfVclYmUgcgnUcffaaqcfhbefpi
3		Yes, rinse and rub them under the tap and dry them. The knife drags whatever is on the skin into the flesh, and nothing here is cooked; dry skins also slip less in your hand.	kbwWdpluTjWeXcakipfhYdnkgoulrixolikrmeogjkfofqvtpjmcpXjcjcqnlblc
4		Add another avocado, a spoon of yogurt and more lime; cold helps too. Chillies differ, so put half in, wait 2 minutes and taste. Seeds and white ribs hold most of the fire.	hkWqomiaookeqcmksSYodecjTmdnPmijdffYcufkkYWeYcbgfppsfbQpnakUgUtk
4		Jalapeño or an ordinary green chilli. Otherwise a quarter teaspoon of flakes, a few drops of hot sauce or a spoon of chopped pickled jalapeños.	WikfoegYemrcofnfiTkmlWZjdnoibvoZpgcVcdUjqmLeTgaefktxgXakVenYdZkf
4	safety	Do not rub. Rinse the eye with plenty of lukewarm running water for 10 to 20 minutes, lenses out. Hands: oil or milk, then washing-up liquid twice. Bad pain or dim sight: ring 111.	desmbicagkcmsnrYiWesbaeqRlirZmunfihaffmlqWUlWlrdcmntdeWqknharSql
4		Yes, leave it out and put chives or a little mint in; parsley gives colour only. Serve coriander on the side, so everybody takes what they like.	egfVnnlYZmVfcXlvcWjYkVYktohWfcWdWgcWkbWibkfgsTgjUXmmvcTkicslZhte
4		Frozen is fine, 3 tablespoons. Dried leaf and ground seed are not: leave them out. Chop the thin stalks as well, they have the most taste.	XgaXnhjdXhiZYVmniZrlmXQggpnYliidmhQdbeTghggqyUmkYVnkxeVaaimfWfrc
4		Yes, that is the salt and half the sourness. If it seems loose, leave 2 teaspoons behind and taste first.	ffagkdiphXnphuimkYtgilggdke8dZNskfdgcaZhfaoimdmgprjViZlcfdqllPkr
4		You can: a small crushed clove at most, as it takes over in an hour. Cumin, a quarter teaspoon. Sweetcorn or mango dice are fresh additions; cream is not needed.	UniahadkpmrVjieneatdajaniejmaudSeYUZLdTlgokebfdsaglZffvdpVqiaUlY
4		Yes, fresh coriander is what Americans call cilantro and Indian cooks dhania. 15 g is half of a usual 30 g packet, a good handful; the thin stalks are tasty, so chop them too and drop only the thick ends.	YdfQlnicXhiddRirgfrjmVSjdvlVjYdkmTZjhdbhcZiiwZqhZSjjmfWhaiqgVesT
4		Folding means lifting from the bottom and turning it over with a large spoon, five or six times, until everything is spread through. Beating would crush the lumps you left in the avocado.	VXgkRUicdSge0ogsUrkjYjabejXcYlZXuVipdhgfdaZooYZeeikidowlnoiiZYaa
5		Try it on a chip, as they are salty. It should be creamy first, then sharp and a little hot. If it lies heavy on the tongue it wants lime; if it is dull, salt.	UiljkdhpmjnamjQolggaokYdplorTUYfacfWiUYlUgWkhmVojiqklqnnxiuWaUdg
5		Fold in another half avocado, or a quarter teaspoon of sugar or honey and a pinch of salt. No honey if a baby under one eats it.	imanrfchmdeecpbojYcYhjQnfgbxNbihUeYlgWdnghWrmeWshgngkXZv0jifoZfl
5		Crush in another avocado or chopped tomato with a squeeze of lime and no salt, and serve it with unsalted chips or vegetable sticks.	kXZokglXnnoYdbevmWgRfcgdlehrZpYpYYrkpfnejgilpfUYiapVqeh1qamkwZdf
5		Salt first, a pinch at a time, then lime, then chilli. Wait 5 minutes between, because the onion and salt need that to come through.	dfgkrgihugjhimYpkaddofelnnnuTZUnWbkZnaciStTkmjVkbmqjoojxrZzeeffj
5		At cool room temperature it tastes most. Half an hour under film is nothing; after that chill it. Two hours out is the limit.	nliakWmfdhfZnajalhVXmgqgalakinafNjkXpfgumeiinhtdjzapqjhPldbXKfZc
`
