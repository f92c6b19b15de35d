/** Miso Aubergine: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 220°C, or 200°C with a fan. Line a baking tray with baking paper.
Halve the aubergines lengthways and score the flesh deeply in a criss-cross, without cutting the skin.
Brush all the oil over the cut sides. Roast, cut side up, for 25 minutes, until the flesh is soft right through.
Meanwhile, stir the miso paste, sugar and ginger with 2 tablespoons of water to a smooth glaze.
Spread the glaze over the aubergines. Roast for 7 minutes more, until it bubbles and browns at the edges.
Scatter over the sesame seeds and spring onions and serve hot.
`
export const NOTE_LINES = `
		Yes. Roast the aubergines without the glaze up to a day ahead and keep them in the fridge; the glaze keeps 3 days there. Then spread it on and give them 12 to 15 minutes at 220 °C (200 °C fan), until steaming hot.	snqijdnajSNjfbfggkibhboakkZakhifVcufiWegkkprjg1gcmjrddlTpUjTafQd
		Two days in the fridge in a closed box, if they were chilled within 2 hours. They are good cold, chopped over rice or noodles, or mashed on toast.	k1rlcgqglaheYQiijhfXaggWiqhepkleYbtYZTagadkykgyeiaijXZbfcRgaalVk
		You can, for up to 2 months, but they come out very soft. Use them then as a mash in noodles or soup rather than as halves.	omjnVZkuopQaZdoejZnrqegbaVYjljjdfXnjUPeRirnuicogeZkggSicpVbgeeYc
		In the oven 8 to 10 minutes at 200 °C (180 °C fan), or 2 minutes in the microwave, until they steam all through. A teaspoon of water on each keeps them moist. Once only.	sqoxTatcgbhZdcgWvdkkXhmXVgXajojhWjlVfrrYYmdkjdjochghjeXXfbqTUrZi
	safety	Throw them away: cooked vegetables may be out for 2 hours at most, and warming up does not undo what has grown in them.	serjhrdQmdoZOgnbloaasavkekddkhqdZgtZiehmfcngtWmjZlXqjXaZhRUldpcm
		Rice, and something green such as pak choi or cucumber salad with vinegar. With fried tofu, an egg or a bowl of noodles it is a whole supper.	npjTegVmkZhRqlhsseacgljiwnScfmQlhimflfbpdtfadknjVWllXeltmWxiakdd
	safety	Miso is very salty. For a baby or toddler take out plain roasted flesh before the glaze goes on and mash it; older children may have a thin layer of the glaze.	nZjgUaenjpVZlacrvWfYrUleiYwkSrXkefmjegeaiVeoYeeZgfwrfaYnoldnodaV
		Use half the glaze, and a teaspoon of honey in it instead of ginger, for those over one year. Served in strips on rice, soft aubergine goes down better than as a half.	hfiihZehjseTnZknlQiXiYdhghoZQkWfahhgffYglcajUbconhp7neUlydmpjcth
		Not more than six halves to a tray, with space between. With two trays allow 8 to 10 minutes more, and swap shelves halfway. The glaze can be grilled one tray after another.	hyWbPTcaiZWleTmddlfsUijofhhenkQYewwqfdralnjmihhgdafenuYmiceZodbd
		One tablespoon of sugar still gives a shine. Oil cannot be cut much, or the flesh is leathery: 2 tablespoons is the least for six halves.	fhpisqgjjfUjwmVgiardbpcjcsjacflyeighpknihhaaRVXndYUjkfflsbPvqkbZ
		Cut side up, oiled, 15 to 18 minutes at 180 °C until soft, then the glaze and 3 to 4 minutes more. Two or three halves fit at a time. A lidded frying pan also works, 8 minutes on each side.	ujesVhgOkjYnejnjfkkaQlnoefVfpomchkeellgXnwhhYhLjcgrfkueXZpZYjmhl
		Yes, cold from the fridge with an ice pack. With rice, that rice is cooled within 1 hour, eaten within 24 hours and not heated more than once.	m0qlWohihZdPmZljrdceZklepacXbmjaWgmjjihmmlhpeotWnrhpmagXXcVlMola
		It is in the world food aisle or a Chinese or Japanese shop and keeps a year in the fridge, so a tub is not wasted. Any supermarket miso does; a soy and honey glaze is the cheap way out.	XecjmbamZmZfmYQjhZfWndagqhsWVveYgRfbcUhYslbhVdldxcoOgbkijVicemjq
		Yes, eggplant, brinjal and aubergine are one and the same. Take three medium ones of about 300 g each.	ZapamiopihabiefkfhlmifnhanshjjjSqSpjpMjehdaSVXYifRkngoSnSYsbjUfc
		It is nasu dengaku: nasu is aubergine, dengaku a sweet miso glaze toasted on top. There it is often fried or grilled; roasting is the easy way and takes less oil.	hcZkhbirWraihfOqeldfdidqijqZVldWpVmZrbiekiXNSZjccXhkcrXqWfboUqfi
		For seven turn the oven on at ten past six, put them in at twenty-five past and glaze them at ten to. They come out a few minutes before seven; start the rice at twenty to.	kmVTfhiRibVmgcjZykkfpYldndWjfeXXcTdhrsqYaakaZmlXgReifqeYsZjXkZYs
		Soya in the miso and sesame in the seeds, and gluten if the miso is made with barley. For a coeliac buy rice miso labelled gluten-free; for sesame leave the seeds off and use no sesame oil.	VckmhkhrawVTmrYkWmlcpZiZthgnetbciebfdmnbXjtYdimWaXfshWguWaXbXpmp
		Plain miso is soya, rice, salt and a ferment, so it is vegan. Some tubs and all soup sachets have dashi, which is fish stock: read the label, and do not use the sachets for the glaze.	XZUlZgdocrgcjfTxcZiXjQgWpdiYareYcVligfeXhoiYVqjTnerWkfokcWhkbmUt
		Yes: at 180 °C, 160 °C with a fan, roast them 35 to 40 minutes on the upper shelf until quite soft. Then glaze, and turn the heat up to 220 °C for the last 7 minutes or use the grill for 2 to 4.	krTXVuZXilgmdjXfkffmdgpbidaWXgashcZchmnne0lbXjeagZmidkUYlhVOqrRh
	safety	Aubergine itself is not the trouble, but miso is very salty and spring onion is poisonous to dogs. Put out water and ring your vet with the amount and the dog's weight.	gTlWaYYaalplbiXfonflffenVZpmYfngWgtZwifkpkrqYmqYZlqgdcUuYWgnrojp
1		Let it get hot, 12 to 15 minutes. In a lukewarm oven aubergine dries out before it softens.	kfhmhjpbenVmtYmatjYmfhvfRZdYjhedZlcYjtthljibhabbhqqnsmhOgkaLZeal
1		Foil, oiled, is fine, and better if you want to grill the glaze, as paper can scorch under a grill. On a bare tray the sugary glaze burns on.	idheRindUfYlifmcecfnWsZloceYmkkaiumLgbXlcfafcmesnXhdpvoZUZVlqvrc
1		It is for you: glaze that drips sets like toffee. Without a lining soak the tray in hot water for half an hour.	hTnZaejsRkdllojgdiXkcmZqYeYgldregruUmadbiUPegikzpleiomvbdXZglmnZ
1		The upper third. With fan 200 °C, on gas mark 7. Turn the tray round halfway if your oven browns unevenly.	bidgSjfmSnUmmZZXtsZlVmefPigfYqbggbjfjemmlsnZgcYelfxciqSYZfWUqiaX
1		220 °C is 425 °F or gas mark 7, and with a fan 200 °C, about 400 °F. Let it get hot before the tray goes in.	bbhhVsgcdmZnsgcTumgnekefUegXVhhinVogelrohwmReeZUmgqhisVdefXPnpcc
2		Cut lines 1.5 cm apart slantwise, then across, like a net of diamonds, about two thirds of the way down. It lets heat and glaze in.	YjfdbmhtaaekimidYqadXoZgcptcsZhZsYqrsYlelaUpadbrfcZmovdpigqjdSjP
2		No harm: lay it flat and hold it together with the baking paper. It may leak a bit of glaze, and that is all.	kkcaaphnSkulTwofKjddZmZfXmgmekngigimhftrnYinhmmohgfhhdbpqkolmUeM
2		No need: today's aubergines are not bitter, and miso is salty. Salting only matters for frying in a lot of oil.	lUqltglbjnjdjShsndlToZpckgotlkdrdkthzaqeibjenkcfncpgwmqneZlgqVah
2		Leave it on, as it holds the half together. You may eat it or scoop out the flesh with a spoon; thick skin is left on the plate.	ZdmRdhoZQqgfVoefkcQXUclhiqmlnitrmfivijrpmZagbjrymdhifYeamcqfefdV
2		Leave it on and cut through it, because it holds the half together and looks pretty. Some have small prickles at the cap: hold it with a cloth or cut it off.	ZeiTjpjlVhcqffljjpfebcUiMosZpYhmWaivdffmjYspmkptaekphVZjeeqnZdnP
2		A little brown round the seeds is only age and slightly bitter. If it is brown all over, spongy or smells sour, throw it out.	hilkpxfodgqlZnRogkXujiXceZskmboXQdlvWZkhkbsmnncsfXtideibkkfbXapg
2		Long thin ones 15 minutes and baby ones 12 to 15, then the glaze. A very large one is cut in 3 cm thick rounds, scored on one side, 25 minutes as for halves.	jkaaaZomZhXhbWnccemckbpkgirhreaYnUmnkXpcsZXrZfPmpWWqhjUwZvmdgeVe
2		Courgettes, halved, take 15 minutes, squash or sweet potato in wedges 30, thick slices of cauliflower 25. Put the glaze on for the last 7 minutes.	gajbpetrhkcggipnaVwfdmmnldedojeXXYdXnNelkxhYRaTnmUirfZcgeZugmekc
2		The browning does no harm and vanishes in the oven. Brush the cut faces with the oil at once and it hardly happens.	oelcopgtRVYuabXcUrepofihWginqgbhaekyjeotkbsrmmljYgpkccqUlgmcWYib
2		Medium ones of 250 to 300 g, so 800 g in all, 1¾ lb. That is six halves, one and a half a head; eight to ten baby ones, or two of 400 g that need 10 minutes longer.	bloTfanopXbadXeaniqofYqZVlnpmfgcqeljjSkPhcXhUdWajTficoPweeiYkcZX
2	safety	Press a clean cloth on it hard for 10 minutes, hand raised, then rinse and cover it. Get help if it bleeds on, gapes or feels numb; throw away what was bled on and wash knife and board. Lay halves flat to score.	jhpfYlhgaekljpnUTkfcdhjgUtgkkhvlaWgdnhkpoekuheqmgilqqlbytppnnToR
3		Do not add more: it is a sponge and gives oil back as it softens. Brush quickly and evenly, so that all the cut side has had some.	cVilvkfpqiupcfXuiYomVpYdlmctfhlmohjcslldcSffjRdndrWaVoffecikjYPk
3		Push a knife or spoon handle into the thickest part: it goes in as into butter, with no squeak. Pale, spongy or white flesh needs longer.	gbukgjinakeoanfakpbvnqhXmmmkaWiSbPaqgYieVXlWfmkficnqduicpsqdXWaT
3		Cover with foil and give it 8 to 10 minutes more. Undercooked aubergine is squeaky and bitter, so do not put the glaze on before it is quite soft.	ofllsitbfmkkQsfYjhdwongXlkbpUQZZUTXsocfZbSjajgilmchqdpjelrogecba
3		Cut side up, no turning. Down they steam softer and paler; if you do that, turn them up again for the glaze.	lgVaiammTbWpeTjhioTZTqgkSraojvYeajtnqbXlfhfnjlelYaneYlpjkcdioaXQ
3		Lay foil over it, move the tray down a shelf and turn the oven to 200 °C (180 °C fan). Dark brown spots are good; black is bitter.	tbbhisphVdXqeeSedbUwglbbeeXxjjfcPdgfcgigkOdhotYhWgpfitaadggXefvb
3		Dip in your fingers or a scrunched piece of kitchen paper and rub. Pouring makes oily and dry patches.	afilofVsbbjlrkjnXdkgRgVgprYkgosnkikRuhmbeZcfeYktd0ebjkwcfjfulhiW
3		Any mild cooking oil will do. A teaspoon of toasted sesame oil may go in the glaze; on its own it burns. With no oil the face dries to leather.	SamlqnXjjtfZrUdkfdsmTili0ijnlqqjkplPjbjdajeeYTejbddkZflTebWqlZkd
3		Sprinkle 2 tablespoons of water on the tray, cover it tightly with foil and give it 8 minutes: the steam softens it. It had too little oil.	yYkutZggdmmlUjbijZmliiSZheXXgbskadgnuktXjSWdpVdvfghiRgZggknmWhci
3		Yes: 6 to 8 minutes in the microwave, covered, cut side down, for three halves; then oil them and 8 minutes in the hot oven before the glaze.	snmsnVnWVcailmjXmklkic1kXYfeqgUdQfffupmYdqVmXeempkcknmrTkneldeag
4		Red and brown are saltier and stronger: take 2½ tablespoons, with half a tablespoon more sugar. White is mild and sweet and fits best.	VYbnihhfXheoqZHrgZhiocbXohyfgsVXiXetZYhhpideSoacmclTecnbeckZflon
4		Stir 2 tablespoons of soy sauce with 2 of peanut butter or tahini, the sugar and the ginger. Sachets of soup hold too much salt and stock powder, so leave them.	dXXnnZdaZtellecpcVrYmWZitgraaydZeaaehYcbkvZeYpbamonVgWmqeZejhsdt
4		Work the miso with one spoonful of warm water to a paste first, then the rest. Grains of sugar melt in the oven.	dZifiUkniijqoogvVVmaljWtZWnWWolfhaYtmjjbbRbbisdpoziXbWpkpljfgedl
4		Stir in another tablespoon of miso, or boil it for a minute in a small pan until it is like ketchup.	gOTjlfmmmrlrekqoeWiYghRideSqUZbknclfWhfliabZmoimq1UWbamniplfljig
4		Add a teaspoon of water at a time until it is like soft honey. Cold miso is stiff; 10 seconds in the microwave loosens it.	lQYkgTrgjrrkkhWebWgdniMdhfPmTgkhcUelfgobjWbigjjpu2YXZZilijhggjch
4		A piece as long as your thumb tip, about 3 cm. From a jar 1 tablespoon; ground, half a teaspoon. Leave it out if you must, and add a little lemon.	VhbSgeiSscsWghbYaZnTaWadfdvklfvamaXiRhggumYriclbqcentkhipahlhinY
4		Scrape the skin off with a teaspoon. Grate across the fibres on the fine side of the grater; frozen ginger grates best.	beeTZmlYcdlcbzhcZWgQXdcmcbtmqgxjfWYuYnlaojZpigoqufmfrfgendomagmX
4		Brown sugar or maple syrup in the same amount. With mirin: 3 tablespoons in place of the water and half of the sugar. Honey browns fast, so watch it.	bYmjliedoTXwqobkWZqbjjknjggjXkklZiXZdPghaqRbWhSifZaepXhbdgaiyqwc
4		Yes, on its own it is strong: it is spread thin over bland flesh. If it still bothers you, add a teaspoon of sugar and one of lemon or vinegar.	XUbsganajpmagcY2kWcRhddhifkrNhapaYqgkcgmobfhlmWgkgnbsfjzqgjikXij
4		4 tablespoons of miso are about 70 g, a quarter cup, or a quarter of a 300 g tub. With sugar, water and ginger it makes about 8 tablespoons, a good one for each of the six halves.	NfhcibhisUljtjQeqgrXeRVTamdlYiegsapYedcZjicgbqhQufYWhfbombcZkcbc
4		Miso is a salty paste of fermented soya beans and rice, thick as peanut butter; the white one is the mildest. Soup sachets hold fish stock and dried bits, so rather take soy sauce with tahini for the glaze.	aYZihZejarjerfX0galYoaYenftdXpZXrWfoYcfelmcZYqoXsslSeWllgYmjYojp
5		Take it out now: sugar and miso go from brown to black in a minute. Scrape off black patches, and put on a bit of fresh glaze. Lower the tray for the rest.	nWdmjskfecixggVlYVXsjfVeeWatlkmpTkpaYdjioSbhjxVhVeoeidcgifcXjexk
5		Give it 2 to 3 minutes more, or grill it on high for 1 to 2, standing by, with the tray on foil and not paper.	iWcjoorjkcT0ZeecofVmjrgnbbhpaOTcgjfjjdmfbYfUenYldjdWcsnOcoddZqma
5		About a tablespoon for each half, pressed into the cuts so that the taste goes down. Keep a spoonful back for the plate if you like.	RiabWVjmbbqksfekZniUYfUdazcmbjciscqggcbgkYfmhinlslQTbacojbmeeUZR
5		In 25 minutes it would burn black. If it is on, cover with foil and take it off for the last 7 minutes.	hWelpkhiecYwhbgnXefmleiibYPpTfdtThhTohnhkTfaZljecjpZdayTnXrXqXfd
5		Yes, 2 to 4 minutes, 12 cm from the heat, without baking paper, as it scorches. Do not leave it for a second.	ngfbfkjbSeTjZZjernghWsmegmogriYbdnlhlallYhfWXmJhifyfoujNVqgeemih
5		Spoon it back on while it is hot. The aubergine was lying askew; prop it with a bit of crumpled foil.	jSTZlehyekgvajqmfgXeXoWkRfTiRZiodioUkbflqTgYnifsembbdchnidhaphjT
5		It bubbles all over, is glossy and the ridges of the cuts are brown. Small blisters are just what you want.	UWnifjlrdhbujiZjgpblckZcgllrWRfXdTfnjdejWYhRetefdlfjZuickumVRbhP
5		Drips on the tray are burning, not the food. Put the fan on, and if it bothers you slide fresh foil under. Let the tray soak later.	sbThksafcdbokYiZkZWmirajackleguecrnZbllqkMlbnoWeVqqeeodidnSUmfqs
5		Yes, up to an hour at room temperature, or until next day in the fridge, covered. Then give them 10 minutes instead of 7 from the side, 15 from the fridge, until hot through and bubbling.	mbdcpekejgQrgdjcUmVjnVocfgVkYfZhSlnQtbhjjWoZaqpaevdrgcfRqXdXZgYg
5		Slice the spring onions, toast the seeds, and put halved pak choi or 150 g of frozen peas or edamame on: 4 to 5 minutes in a little boiling water. Look at the glaze after 5 minutes.	ddfUicigeQWklaonlkcooZupdZbhoZbhWWYUqhTcbiqTigkggTskTcfYnioOZjkh
6		Toasted is nuttier: 2 minutes in a dry pan, shaking, until they begin to jump. Black or white, either will do.	bkslkhZkXqmYkYimloa2hdnkkaitifrhnniYaYqgWiklmjaidYvsflpXVlmaXWtl
6		Scallions are spring onions. Chives or coriander are good, thinly sliced radish too. Leave it bare if there is nothing.	SclPrilZTdfilandlbnrligaiopXjgWXeWbZbTOjdlbmjhbfZZqkphchWeqtekxl
6		Scatter at once, while the glaze is wet and hot. You may leave the seeds out; a few chopped peanuts give crunch instead.	Ylndpncpb1kYrbxnmiYujZmpjdmrbisgkkgZfehgSjfliddofgutgjmfYdkZTcwe
6		Hot is best, but good at room temperature for up to 2 hours. One and a half halves for each as a side dish.	fzhTWXtffikXuUldtjTXactfbqghhsYfYoigljepnhekiiqchsaiokVgoahaPcce
6		Squeeze lime or lemon over it, and eat it with plain unsalted rice. Pickled ginger or cucumber does the same.	jYalmgicoslZcjeyqVfSidcdoggtPlatUWigpadmjdehmmZegamgjed2vcrfqcej
6		Put the rice on when the aubergines have been in for 15 minutes: it simmers and rests while the glaze goes on.	gmfgfhedjhTexlgmmqfjbjoguhRmibgaeZfmsqimcQXohopUhQmfZhlUii0Yjhdr
6		For two take two aubergines, so two halves each, with 2 tablespoons of oil and two thirds of the glaze: 2½ tablespoons of miso, 4 teaspoons of sugar, 10 g of ginger. Add 150 g of dry rice and fried tofu or eggs.	axmfcgZlvUeaqSaooimZVehfnpbffsSgnpkjdjgffkebXmjbhXbZWkYznPieYjZj
`
