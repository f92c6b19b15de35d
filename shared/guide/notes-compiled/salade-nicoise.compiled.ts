/** Salade Niçoise: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Boil the potatoes in salted water for 14 minutes, until a knife slides in easily.
Meanwhile, lower the eggs into a second pan of boiling water and boil for 8 minutes. Cool them under the cold tap and peel them.
Add the green beans to the potatoes and boil for 4 minutes more, until just tender. Drain both.
Whisk the oil, red wine vinegar, mustard and shallot in a large bowl. Season with salt and black pepper.
Toss the warm potatoes and beans in most of the dressing.
Pull the lettuces apart and spread them over a platter. Top with the potatoes, beans, tomatoes, flakes of tuna and olives.
Quarter the eggs, lay them on top and spoon over the rest of the dressing.
`
export const NOTE_LINES = `
		Yes: potatoes, beans and eggs a day ahead in the fridge, eggs in their shells, dressing in a jar. Put it together with leaves, tomatoes and tuna just before you eat.	rqmnfdmdmMIieghghhfYjYsdlhYbgdmcacoehXhhlmmljc3ecqhlkZkVlUfTZgUe
		Potatoes, beans, eggs and tuna keep 2 days in the fridge if they were out for less than 2 hours. Dressed leaves wilt within the hour, so throw only those away.	nwlhqkjgoedhReflXhcadcZZlphXohldffucYZZnaWtncazfkkfkUSeaiMbXhnVh
	safety	Throw it away: eggs, tuna and potatoes are out for 2 hours at most, 1 hour above 30 °C. Next time keep half in the fridge and refill.	pfnherYPlfoaQepcjlVTrYrihjdZdgigakrZigdqhcnlucoiZqVpmaYbmTTpZnem
		Yes, with an ice pack: dressing at the bottom, potatoes and beans on it, leaves on top, egg in its own tub. Without cold, eat it within 2 hours.	ozkeWkcghZbWfXlopZbeUjfdmYcSaljeafollcgjjmhkdprZlqlmsYgYZcMnNhnY
		No: boiled egg turns to rubber, potatoes go grainy and leaves collapse. Make it smaller instead.	mpfqVXmuqkTWYfqVlTjkpdcgaZSipjldedejNUbXjsppkdoegebhnSgboYadbjcg
	safety	Yes: tinned tuna is fine, up to 4 tins a week, and Lion stamped eggs may be soft. Wash the leaves, beans and tomatoes well.	mYqZOufgnkYWdbZcrndoialbcfdVYaghgjaoSgcafVgaPdyjfXnptifknobmgoWk
		Lay it in separate heaps with little dressing. For under-fives quarter the tomatoes and olives lengthways, stoned, and rinse the olives, as they are salty. Chop the egg.	lfjcYYfkemaTjZjrpajalTenlfscRnWlbokehiXdhVeoVWgfgjt3fbSpqiiqmXha
		It is a full meal. A baguette for the dressing is all it wants; a cold soup before it makes it a dinner.	qngSheUphdkTsjgrvgYZhmhjykVidoSgjlgdhfaqcviWcnngXbeiUjkpoXwhbnfe
		Yes: 2 tuna steaks, oiled and fried 2 to 3 minutes a side until opaque all through, then flaked. Salmon takes 12 minutes at 200 °C (180 °C fan). Cold cooked chicken, about 300 g, works as well.	ajdiPmcdksqhScieXcqidseasfhVtjelmueadbbctwlYWoibgaliiimYkecVjdOp
		Leave the tuna out and use 2 more eggs and a tin of cannellini beans or some marinated artichokes. A spoonful of capers brings back the salty note.	ZWdhUgZhlrlaXcmgYXlafccgqghSlmcoeikZrdNbksnPOdhehYqomgjfgViellUt
		In Nice they use anchovies and no boiled potatoes or beans. Add 8 anchovy fillets if you like them; then salt less.	lVeYafkhmlfebhiujfnfcnjclcregskmcYkducRYcqbYWcrRaezoqVmueXgpdWoj
		Use two platters rather than one heap, in rows. Boil the potatoes in one large pan, the eggs in two lots, and dress potatoes and beans early, leaves last.	hubXOWcanXUcdSobigZYNflrjlfbdgRagvvncjoZghjnnflidlbcmsVrjcificje
		Sardines or mackerel in oil are cheaper and good. One tin of tuna, 2 more eggs and white beans feed the same number.	legaamUlmqWfdgeYaenedqXeoinOlmdjahfbcabUioZSQbhorVYWldkqwXiivjbi
		Tuna in water saves fat; then flake it with a spoon of dressing, as it is dry. 3 tablespoons of oil in all is enough.	cgrertgomrdZqgfbjXqjZqZhjpmalnfxtonhljhhpiiSSYhqhgVjlfiloZUurdYc
		It is said 'nee-SWAHZ' and means from Nice, on the south coast of France. There it is a salad of tomatoes, eggs, olives and tuna or anchovies; the potatoes and beans came later.	WXmhakYkZjhdnodkfrbgbkYqZdnZRXlanQxXrUccgiWWeiuVVdkegjapjamuaenm
		One pan does it all: potatoes in for 18 minutes. After 10, lower the clean eggs in on top and lift them out at 18; the beans go in at 14. Rinse the eggs cold, drain the rest.	hpdkachdaRXfeaihdsXtffsoSXnTcjhomshhqvjfTrfddnVZqdnUbVTllhhkkdhp
		Egg, fish and mustard are in it, and wine vinegar has sulphites; no milk or gluten, if mustard and tuna labels agree. For an allergic guest build a separate plate first with clean spoons, and oil and lemon for dressing.	UfgnZjargtZWhuXnWgqdgRkZphXiXujeihekcqffVduWZfkTagjooVfvaXdeejkp
		Start 40 minutes before, at ten to twelve for half past: kettle on, potatoes in by twelve, eggs at five past, beans at fourteen minutes past, drained at eighteen past. Then dress and lay it out.	krbVjiiVmQRjfclcxflZlXqfjcdbbhbafZfhuvuVeXfgcnvWgXefinaXrYfZgXcl
1		The tip of a knife slides in and the potato drops off it. Large pieces can take 5 minutes more; wait with the beans until the potatoes are nearly soft.	oZgZqgpelnhkPqnSfleymldXgncpcWcTbSdnnjmcTWbdgkjdqhjqfnjcssidhUeW
1		Leave the skin on and scrub them. If the skin is thick or tough, it pulls off easily while they are warm.	dfoOehsdSmbeUqfejeVcVbjfhlpltnunpcivjhqnhjUhYqowoanjgakalepajfhW
1		Either: small new potatoes cook evenly both ways, so use the kettle and count the 14 minutes from the boil. Take about 1½ teaspoons of salt to 1½ litres.	mUhhlppjpijinZth3WsdhhvebVkgniecjhdiropeXiVYlqsWojnWnekeeujVpfkj
1		Waxy ones such as Charlotte, Jersey Royal or Anya hold their shape. Floury ones break up, so boil those whole in their skins and cut them later. Tinned are rinsed and warmed a minute in the dressing.	jdZZrbgmdcYVXklmeihkdhjgthiOqvjX1cYlcOimctXjcniWmcmhZaihjecaugoZ
1		Drain them at once, let them steam dry for 5 minutes and turn them very gently in the dressing. They taste just as good, only less neat.	2YdcsWhjgfleFnrnZhenajfbXfXcnjbiaXjpvfqhZWWjijlgffqgcZhorqmlddgk
1		About 3 cm, so that all are done together. Tiny ones stay whole, large ones go in quarters.	cqfRactrhXgWUYocbnrhbWlkYqnovlWXsZkrfgflecdqXibgqeboaqaoXhlfnWYa
1		Yes: cold boiled ones up to 2 days old, warmed a minute so that they take the dressing. Roasted is fine too. In a microwave give them 8 to 10 minutes covered, with 3 spoons of water.	tmnrkcoZnZfXNYifnaslXk0TkdfVrnicYkfXdingXxYhbhohhelidUiZcnjXjodj
1	safety	Cut sprouts and small green parts away thickly. Potatoes that are very green, soft or bitter go in the bin, because cooking does not destroy the poison in them.	pUjOtilcghggKigpjUerchngYgkbphkeZaitfVngZifnekiocXvtcVcglXlkljvj
1		About 11 or 12 new potatoes the size of an egg, or two dozen walnut-sized ones: 1 lb 5 oz. From a 1 kg bag take a little over half. It is 150 g a head.	cqlPlennwXkYZikWripoUelbYigjlhnexbgjhchYZnVhYqdNpZgbbmbtiiabhglU
2		Eight minutes gives a set white and a yolk firm at the rim and a little soft in the middle. For jammy take 7, for hard 10.	pmogdYpgZhkaQbba1hdmjflTfpaeXQTZZResfdgZVVaWchfgpeakgieagwkphhlj
2		Lower them with a spoon into gently boiling water. If one cracks, add a spoonful of vinegar, which sets the white, and boil on; it is fine to eat.	gfgaclbnefobNjnmpkZgUdZORatYcXdmcdaodlpkUZaXqrlskpqcgcplZffcselm
2		Crack them all over and peel from the blunt end under running water. Very fresh eggs always cling; chop a torn one over the salad and nobody asks.	bZiRaifkbfbiKqqbmgQXVViTWjrilgqhggosemticYUiasmtnendpgkoffigibkg
2	safety	With the British Lion stamp and in date a soft yolk is safe for babies, in pregnancy and in old age. Boil other eggs 10 minutes, until white and yolk are firm.	mctfXdcpghYXNUcgscaeqXnVbieZTXXgdZfrWdffVXZYYeijkijqphibhwdymjij
2		Lower it back whole into simmering water for 1 to 2 minutes. If it is cut, lay the quarters in a small pan with 2 spoons of hot water, lid on, for a minute.	hdhfdoptXfkcKonalmaggXmVcmYhgRYpZefucsgrhRmajmerpmhijZeedvsdrdgh
2		Yes: lower clean eggs into the potato pan for their 8 minutes and lift them out with a spoon. See that the water boils again soon, or count from then.	mdkebgjjrXScXZtnhfkdfcxhfcVXobZipjmlfwpnNnWUajndnkpVkbpeijjmxgej
2		It is harmless: they boiled too long or cooled too slowly. Chop them small and give them plenty of dressing. Cold water straight away prevents it.	fdjffherTUigNhPmwcaogbVcTfiWjTdgWlksZghnaZaamlgnZkjdbdnffiorZowp
2		Two minutes under the tap stops the cooking. For tomorrow leave them in their shells in the fridge, for up to 2 days.	lesgiirmagXgZUsdyibdeWvYYdlgvWhhViohihigabWnlj0gnugerdpTXfiVkhgj
2		Take one out now, cool it and cut it. Too soft: give the others 2 minutes more. Hard with a crumbly yolk, 12 minutes or more, is safe and fine here, so cool them all straight away.	YengdaggfafaOYmhhkeXnQnbUjXdjOWbRahggpniUUVVebaalpihslpeironngcp
2	safety	Boil new ones: boiled eggs are out for 2 hours at most, shell or no shell, as boiling takes away their protection. Fresh ones cost you 8 minutes.	mgpcbjeWqUhYHWobmlaXuRuacjYdkWhedgpeegkqbZbbmdplhpbgoYkaecblnrfr
3		Frozen ones go straight in for 4 to 5 minutes, sliced runner beans for 4, mangetout for 2. Tinned ones are soft: rinse them and put them in the dressing only.	ibncfXjZagaZddnhgfmkrfcekawYomebagVYaTQSu2hYdYcfkdbdeRjbddhXmZmt
3		Cut off the stalk end; the thin tail may stay. Halve long ones, so that they fit on a fork.	WhnSfaiiPiZkibmih0eeicXjYqvlnaXaeWqsinXhshZeedjqmXboUiaklcsagTea
3		Bite one: it should bend and give a small crunch but not squeak. Squeaky ones want another minute or two. Khaki ones are soft but taste fine.	uYvbnUidfjjkQjdlkijxkoXddiikbXZWTMgrmbXZUXgYmdglhbipWhoamonbZfli
3		Twenty seconds in cold water fixes the colour, and then dry them well. It is only for looks, and warm beans take the dressing better.	pSoYkbspXlefhTndxjcoighlVdsdphXeYlnfmecddjXhqksmhwfafWuVagnXcgrn
3		Wait until the knife nearly goes into the potatoes. If you forgot the beans, boil them 4 minutes by themselves or microwave them for 3 with a spoon of water.	uWnViXhXnfibahohgukpmfkdckcdhgWbYUeSqrbbZfbPkYtWdonfcXpVldkToTfi
3	safety	No, cook them for at least 4 minutes: raw green beans hold something that can upset the stomach. One nibbled bean is no cause for worry.	oWtbfWiWZmeWUZclqncwtbneefvYYYXWdjhemeSenipaahqggjmwdWlZfkjfnWon
3		Let them steam in the colander for 2 minutes. Water on potatoes and beans thins the dressing and makes it taste flat.	tWlXpRnnoeflarpushgjamdemfbotYfkmnkhsfgbcbaXldslluqXWXrcdoqdiZpi
4		Wholegrain takes the same amount; English is hotter, so a teaspoon. Without mustard the dressing separates, so whisk it again just before you pour.	NkhnlVefYpZetddZlVigXXnhilbbWztYkkflafWkXZThlUZYclkZigfceWskdhpv
4		White wine or cider vinegar or lemon juice, 2 tablespoons, all do well. Malt and balsamic are strong and dark: take 1 tablespoon and then taste.	cpXipeWeZXZeioeWghhZocYZrWmhTedWhgSZXSapeuPpjkaonbogmXpgdgngufas
4		Whisk mustard, vinegar and salt first and then the oil in a thread, or shake all of it in a jar. Split is harmless: whisk it again.	grZelTZcgZchlnewVehgWbTpebeiXtlmnfbgilmneQaetdhke7hXfdulhdnjdgWe
4		Too sharp: a spoon of oil and a pinch of sugar. Too oily: half a teaspoon of vinegar. Flat: salt. It should be a bit too strong, since potatoes are mild.	amVkweZcqdcefqYxlTdcbhRrllgqPajoZacZhadsfcZkncWoblkajcjuveqggZdd
4		A quarter of a red onion or 2 spring onions will do. Chop it like grains of rice and leave it in the vinegar for 5 minutes, which takes the bite away.	RkiboZjUWblgjskcnSrpohqcYvlloiZakSeffYSpqdhpamZhkdngkeiiZflwkhot
4		Yes: a mashed anchovy fillet or half a crushed clove of garlic is classic, and so is a spoon of capers or torn basil. With anchovy use less salt.	gkdbkYeUsmfhbiYxfQrZXXZojmjsapgjZZcVcdPgjjhjeZklXnveoWpklVulYagb
4		It keeps 2 to 3 days in the fridge, because of the raw shallot. The bowl is large because the potatoes are tossed in it next.	hykfdPgWlYTbgcQnfebWZXiploYihcleffofRUckfYksoZudgufYeWjjgalZalWc
4		Extra virgin tastes best, as nothing is cooked. The olive oil of the tuna may stand in for 2 tablespoons; then it tastes more of fish. Sunflower is dull but works.	XcifjoZmmpmdkXambYtmRodgykrnqssjlmlNlbfibggVbWmkbiceWkjThaZkoYcZ
4		A shallot is a small, mild onion with a copper skin that often splits in two. Long banana shallots are bigger, so half of one will do. Small sambar onions are the same thing, take two; it is not a spring onion.	TjgXnghaUZrefpZhoWlzlkkXVqqioeZUnRoefVZhoccnbjWcibldejkhTfmujonr
4		75 ml of oil, 30 ml of vinegar and the mustard make about 125 ml, ½ American cup. From a bottle use the same 125 ml, with a teaspoon of Dijon stirred in.	YpbfqaXduTfdqrShoamgSVXdlhZnXikhrghPbfckgkQkrUhYcphZlThleahiiYXf
5		Warm potatoes drink the dressing, cold ones only get coated. Warm them a minute in the microwave, or let them lie in the dressing for 20 minutes.	vhkgoZuejXfUZekhlhbnacndYgTdktfiRfdVroqnefVjofsbazgjoWmWgaqaVlid
5		Use your hands or two large spoons and lift from below, or swing the bowl. If they are very soft, let them cool for 5 minutes first.	hXegjQqgacjafhppSkchUpafcrUbixYfoWjokjkhWbXpikidgnzkdjusunhggYga
5		Keep about 2 tablespoons for the end. If all of it went in, stir a tablespoon of oil with a teaspoon of vinegar and a pinch of salt.	YfacqbdewVeinjVpeilYTZWhdvWvaodkthleehggfXjloYjWbneUfUZhiSlclUbS
5		Vinegar dulls the green within half an hour; the taste is the same. If it should look its best, toss the beans in at the last minute.	obbWnVgfhbbkZiPqgjWnjaTodfkqVdXXWbicgcZhbkbgocilPkpXbSxbkXtYeZir
5		Yes, covered, for up to an hour or so on the worktop. For longer put it in the fridge and take it out 20 minutes before you eat.	qieUrWramgRhhfhgdnQbiWrkonVenibeUfkanednpbmljcxYcviqiahUqVaZWddg
5		It is good to eat, only limp. Pick out the worst leaves, serve it at once as a warm salad and put a few fresh crisp leaves or some raw cucumber under it.	ujcWkahfiZmebbl3adandVdsZdKadffkgZYkmbnkdZnisXoZamnfqQfWnWrdhdjh
6		Romaine, butterhead or about 250 g of firm leaves. Soft leaves from a bag wilt quickly, so give them no dressing until the table.	migSlbbdbVldfXnuiVnkbTWnpnbNnlkgjVPijOWdfodhkXfflZeinVeYbdnicpqj
6		Break the leaves off at the root, wash them and spin them dry. Limp ones come back in iced water in 15 minutes. The small hearts may go in quarters.	qgcRifcoZZmkUcouifhoZUQnYtdWmcqjnSYttZdbdbhoqdnoedilqcfegZriaana
6		Pieces as big as a walnut, lifted apart with a fork and not mashed. Press the liquid out with the lid. Tuna in brine is drier, so spoon some dressing on it.	icabUehldsudalukcXmaXrSgggpjpqdkwklmomZdsTlUclqnronYjhjjmkeaoYUk
6		Small black ones such as Niçoise or Kalamata are meant, but green do as well. Warn people about stones. Without olives use capers or gherkins for salt.	fXiZgddXLlfYhQjkfioodWehqnohwnieUggZkUYibifseXagcYuxjbahjXknnUqf
6		Sprinkle the cut sides with a pinch of salt and wait 10 minutes, which brings out what they have. Large ones go in wedges. They taste of more at room temperature.	fklVpctdecfdbbmokcqlqZgiknxsdVekeivYjMkhdrZodfUjlpmloeslYouakadY
6		Scatter it in loose heaps over the leaves on something flat, so that everything shows. Tossed, it tastes the same, but the tuna and eggs break up.	ZgeXRVfgcarfwgl2cocXVgZihnceZrSiohnlhZdrbgjjjgipctkehnnreVmnRdjX
6		Yes: raw pepper, radishes, cucumber, artichoke hearts or basil are all used in Nice. Add one or two, so that it does not turn into a mixed salad.	fojUVllglepgkloljUkkkhbnlakggmjdbZcgkQXmfzqURfcnVVqulaelcY0ilZjj
6		Lay out everything but the leaves and last dressing, cover it and put it in the fridge for up to 2 hours. Slip the leaves under the edge when they come.	uiZQmamepeUifZjgVjWffXmagnPcfhZgWklbvZendashkducbwhinaZWhRecUeZd
6		Little gem is a small, crisp, upright lettuce like a baby romaine, usually sold in pairs. Sweet gem hearts are the same, and one romaine heart replaces two of them.	neiVhfaibaobjagvoUmqbVTiiqnMcZhhpKdthOdeecWZbbgdgYbikdfeecngcjri
6		Two tins of about 145 g give some 200 to 220 g drained, 7 to 8 oz: 50 g a head. With 80 g tins take four; from a large tin weigh out 200 g and move the rest to a box in the fridge, 2 days.	ZngRQephpepWfebVgoqjZfachhujphhiwkregaYXrfdZajmVthgbXoZgkhYOqdce
6		Yes. Drain and press it, spoon a little dressing over the flakes, and salt less, since brine brings its own. Rinse olives from brine too and taste one before you season.	iTggbrcbgumahTdrpZtaWbhjpivhmzemlprhnZXgpagdmlrcoglVsYiifdafoYao
7		Use a thin wet knife, wiped between cuts, or a taut thread. If the yolks are soft, halve them instead of quartering.	fspUSeewWXfdUgteZkiYedcaWvYcjYXedYpqgklmXbbmhifrjjhrtjfljlpwjWjb
7		A pinch of salt and pepper on egg and tomato, and a squeeze of lemon. The leaves and potatoes have theirs in the dressing.	eemeljigvincjfbuoccXnafipmktPcTrYdkbodfoVkccnmYhbmthsrntlcyciaYe
7		Spoon it over eggs, tuna and leaves only, because the potatoes have had theirs. Shake it first. What is left keeps 2 to 3 days in the fridge.	fsWdmVcipbfohoarkdZVUeXicrTfbkinocjcTaeqeTiduWofavfZdNihbWsbiccd
7		Serve it at once and not ice-cold: take the cold parts out 20 minutes before. On the table it has 2 hours at most, 1 on a hot day.	mrmXedkdcilUlajerfVVkcqjcifhfichMjmcmherkZpmolxckuTppidSncddLgbe
7	safety	If he breathes and talks normally it will usually pass by itself; ring 111 if there is pain, drooling or vomiting. Cannot cough, speak or breathe: five blows between the shoulder blades, then thrusts, and 999. Even pitted olives hide stones, so halve them.	pVejafSkWlnWaagrgXdodbdleVvcbgtfWkmfsrefdilocijlberxkYRxodZpkalj
`
