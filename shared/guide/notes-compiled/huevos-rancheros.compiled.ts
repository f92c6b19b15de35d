/** Huevos Rancheros: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat 1 tablespoon of the oil in a pan over a medium heat. Cook the onion for 5 minutes, until soft, then stir in the garlic and green chilli.
Spoon half of the onion into a small pan, add the chopped tomatoes and simmer for 8 minutes, until thick.
Meanwhile, stir the black beans, cumin, smoked paprika and 4 tablespoons of water into the other half. Warm through and crush roughly with a fork.
Season the tomatoes and the beans with salt and black pepper.
Warm the tortillas in a dry frying pan until pliable, and keep them wrapped in a clean cloth.
Heat the rest of the oil in the frying pan and fry the eggs for 3 minutes, until the whites are set all through.
Spread the beans over the tortillas and top with the eggs, tomatoes, avocado and coriander. Serve with the lime.
`
export const NOTE_LINES = `
		Yes: beans and tomato sauce up to 2 days ahead in the fridge. Heat them until they bubble, each in its own pan, and do tortillas, eggs and avocado fresh.	uqrnjcmYgPKgbdhggkheqanZlidcehibaaucfZcfipnihYvgXojlcXoWkWlTbmQf
		Sauce and beans keep 2 days in the fridge if they were chilled within 2 hours. Fried eggs and cut avocado are for now.	nyuqhfkfhZbgUUYkfggWbieVfpgblcnbYdyZUVagcblpfazdjfbhWUceeSfYbjWm
		Yes, both for 3 months, in separate boxes. Thaw them overnight in the fridge and heat until bubbling, with a splash of water for the beans.	ooipTbjrpoTYddnblajnpZagYXaifejeecoiSUZNmmnsncqcbdcafQiaqWdYchVc
	safety	Over 2 hours out means the bin, for beans and sauce alike. Boiling again does not destroy what may have grown.	sbkkloaMmfncPgpbjnUYsXnmceheaalgciuXfjcmdbjdtZnjapXidVfbmVWlgsbr
		Leave the green chilli out and put hot sauce on the table. Paprika and cumin are not hot. For a toddler go easy on salt and cook the egg through if it is not Lion stamped.	dhgkcejhercVrZjirWcfkUikdilcMpYedmhZdnabkXXhOYcggjt4keSmrajggcpi
	safety	Yes, if the eggs have the British Lion stamp and are in date, a soft yolk is safe for babies, in pregnancy and in old age. Otherwise fry them until the yolk is firm.	latfSgaqklVXUYchsgeioXlVdhbXTWYheahqSjhdUTcbWflkhejrqhihivcyknff
		It fills by itself. Fried potatoes, chorizo or bacon, or a green salad with it make it dinner.	npdTfgVnnciNoheovfZadpmjvpTcZmVhjjkfggcperiXXksfVWhmXlkqoXrfbhbd
		Bake the eggs: break them into the hot tomato sauce in a wide dish, 10 to 14 minutes at 190 °C (170 °C fan), until the whites are set. Warm the tortillas in foil in the same oven.	kudfSXaTjZNgjUkjcgifXbqhchXVhdTcdumicpsiiplbehNlgnhgrrkegmaXokZi
		Fry 400 g of crumbled firm tofu with a little turmeric, cumin and salt for 6 minutes and use that in place of eggs. Everything else has no egg or milk in it.	PojlecfrkjZVVeincYkVhSibvlVTaqYlaegXghgdUlfTVeWigdnitkomVffqipbo
		Yes, flour wraps work, half as many as they are bigger. Taco shells go on the plate broken up, like nachos.	bdnjfWbnQbaVYYofgpijbaeSjhmUdwWblaUYbapccnfrkohmgQVqjgkiXafUmrpi
		Chorizo: fry 100 g in slices first and use its fat for the onion. Feta or grated Cheddar goes on at the end, about 25 g a plate.	ZrhbgofirmgYkgduedtiZwlljlmcbmdxXTWUZfVgjl0YbWheYbndhjngbdsqagYd
		Leave out the avocado and use a spoon of yogurt or soured cream for the cool part. Dried black beans, boiled yourself, halve the cost.	ehmeokXkffHdffcbefgadpbfnloSglfiXaiWbcaRfsTfXNcslafaiWjtrYlpmjkc
		Sauce and beans first, both can wait 20 minutes with a lid on low. Then tortillas in the cloth, and eggs last of all, when the plates are out.	gqgYaTcehOTjpZoofkXgjZnhbfQfffQfhfkcqsqjeWdYlephbhicgkocrYxSmaTi
		Yes, as a wrap with beans, sauce and a well scrambled or hard egg, cooled within 2 hours and kept cold. Leave soft fried egg and avocado out.	qwqkTigjcWZPcahhqecbYhjdlfdRZnbcbbpleilfmqijZisenqdsrdfabdNjQjkX
		It is Spanish for ranch-style eggs, said WEH-vos ran-CHEH-ros: fried eggs on tortillas with tomato salsa, as eaten on Mexican farms in the morning.	XZniclbjcibaphcsgudbefZdblhVRVkavMvdlXlXjgaWWdsWVdfhjtckagjqZmgh
		Begin 35 minutes before you sit down, so at 10.25 for eleven. Sauce and beans are done after 20 minutes and can wait; warm the tortillas at ten to, and fry the eggs at five to.	ohbWljnXmYNnnaeftigglbkclaZfadeWXTchwswViVmbYlmbeTagfugVqdeZndek
		Yes, one after the other: onion, then the tomato sauce, then the beans in the same pan, each tipped into a lidded bowl. Warm the tortillas, wrap them, fry the eggs last, and reheat beans and sauce in the microwave.	mqcpYZfXWOXelbmcdpaqhjqpWXjRcjdklwkamwheYojlagVemekXaVQonefgjhdo
		As written it holds no gluten and no milk; the allergen in it is egg. Check that the tortillas say gluten-free, as some corn ones hold wheat, and glance at the labels of the spices and beans.	WZomimfpatTVlsXjZjjXhbdVkcihbvahiaafftoWXksZZmnXabdzfeimbhYcXuhq
1		Lower the heat and add a tablespoon of water. Brown is fine and sweet, black is bitter: pick it out or begin again.	qXhlmnmXYXhvemVdfUf1ljgcWXdxnmfiTXlfbhjheQijktVeXbohhjhbcgglkdwm
1		Only half a minute to a minute, until it smells, since garlic burns quickly. If it went dark brown, take it out and add one fresh.	akliicXNhfqndhQlcUqpfXhlVdjxjkiXcddZQlbjnXjmZtijcgsahnpUpdkgSjmf
1		Half a teaspoon of chilli flakes or chilli powder, or a tablespoon of chopped jarred jalapeños put in with the tomatoes. Red does too and is a bit sweeter.	VeihrhkZcirfjZpcjTotnVejghrdZmlYrkWVZbYjrmPhUgadfhpujSWbVclVefnn
1		A large green one is mild to medium. Seeds and white ribs carry heat: take them out for mild, leave them for hot, or add a second.	YpdhjjmgeqpenbofxYWshYdjTqqiUlldncjbenijefUcWiYjiks0fdZgedpVXSsh
1	safety	Do not rub: rinse the eye with plenty of lukewarm water for 10 to 20 minutes. Hands: oil or milk first, then washing-up liquid, twice. If it still hurts badly, call 111.	bfuoclZegjanrmrWhbesbZerTmesZntmeleafbokpZYmZludeolrdeXnnphZtSqn
1		It should be see-through and limp with no crunch when you bite it. A lid and a pinch of salt do it in 4 minutes.	ebuoqXneajmqhrdinhfxiqoeZmgpfTWVaLfmicZhWTgakmcdleknjrvWgkksehed
1		A red onion or 6 spring onions or 120 g of frozen are all fine. With none use a teaspoon of onion powder in the tomatoes and beans.	UfhZnYkYVXlilspeiVrvngqYVkhlqjWYjYZacWWgmnkqhkVdkdmfpakgYThslqmt
1		One tablespoon now, 15 ml, and the other two, 30 ml, are for frying the eggs. If all three went in, spoon some out of the onion, or carry on and take a fresh tablespoon for the eggs.	RedlknajrTolqkajfitqZdifapfwjldnvdmVjpnaeWjdmQnWembYcidWkVcjoTYb
2		400 g of ripe fresh ones, chopped, take 12 minutes. Passata is fine. A jar of salsa is only warmed; then leave out the chilli.	dojUoaqXUdncZblmcdvomZaduc0fidqZhlgYWRYgoudlckUernhgbSofeheckeiZ
2		Draw the spoon through: the path should stay for a second. If not, simmer it open for 3 to 5 minutes more on a higher heat. Watery sauce softens the tortillas.	haanoarlepZtfnkfpejahmXnjhboVNajrYmiQdXieagXgpekouSdUhnjfttZVedb
2		Stir in 3 tablespoons of water and take it off the heat. If the bottom has caught, tip the top into another pan and do not scrape.	mUWkgkoaiii0loajaSdjifOeiaWligqsfiudZrjknMbekranglfXVWdoijedffoh
2		Off, or it will not thicken; a splatter guard or a lid held at an angle helps. Small bubbles are enough.	hcZljelbblcmocsngjRXMpdnRitjbZoepjumkfXmefddjkeodtwSZgjjmvbhhdgW
2		Add a quarter of a teaspoon of sugar and the salt, and simmer 3 minutes longer. It needs the full time to lose the taste of the tin.	bjalpffYqfblhoZwgZecnhTsjglnNSlmVffbiVfpgkcmhiRohjkdoalu1lgblWih
2		By eye is fine. If it is all in one pan, leave it there; put half a teaspoon of onion powder or a little garlic in the other.	WqgYkajWbUpqkpmoblqqcYjkImiylfVjgZlgehilcZmlihaZdhiZiYoghRivpYcl
2		As you like: a stick blender for 5 seconds makes it smoother, or crush lumps with the fork. Chunky is rustic and quicker.	dkjajSrpRgkciupqUaqfkhdtecuWjpmZjXYvgldheciiXkelkvoeadmmpppmaUdd
2		Yes, a lid and the lowest heat for 20 to 30 minutes, with a spoon of water if it thickens.	tgdZqarXheKnmXkeZnXnfemdbgbhYXcfWioVqoXodZoWfmkaexgebYfTqkeXWdZc
2		The simmered tomatoes are the salsa; the word only means sauce. It is meant cooked and thick here, but a 300 g jar of shop salsa warmed for 3 minutes does in a hurry.	SgubiioaOgrcdidnnkmhrbgmoiuoYVpglWeiZfXjnmmYfrjelknncXmgTitbgYaP
2		Leave it, it tastes good there too. Give the beans half a teaspoon each of cumin and paprika if you have more, or only a pinch of salt and a squeeze of lime.	YhgeqjfYjqlefansfonjmTWzgcorVZjkfnpTaklYhcffjTZbah0ZnfubhktfhVcn
2		The usual 400 g tin, the American 14 to 15 oz can of diced tomatoes. From a 500 g carton use four fifths or simmer it all 2 minutes longer; a 227 g tin wants a fresh tomato or two beside it.	SqhSajwbeSlecefadppqhYcjjiyieZigslwXcSceigdhakaRnecaYebkbpcQqhcb
3	safety	Soak 100 g for 12 hours, drain, boil hard in fresh water for 10 minutes, then simmer 45 to 60 minutes until creamy all through. Under-boiled beans can make you ill, so no crunch may be left.	vWwimViOheeYSWlgrjljojbSkgqckZdahkhdqkTTndcYkdhnlncgUcqcdlhVlWkq
3		Kidney, pinto or borlotti beans, one tin, all do. Refried beans are only warmed with a splash of water. Baked beans are too sweet, but rinsed they will pass.	mVpddaiSXhdXcVjickhmmaZdpdwVmsfbedbRmXSZjwUUdYbdmffaUeedZbdVpcnq
3		Drain them; rinsing is not needed here. You may use 4 tablespoons of the tin's liquid in place of water, which makes them creamier, then salt less.	tPjehkgrbnijdYijjgtgfdgihfqppiZulrojjdYbmjhcomqntqjSeblWZlgVuYxs
3		About half of them broken, half whole, so that they hold together on the tortilla. A potato masher, four or five presses, does it.	YmlVhOknUcmXeprlalleYmYZinkbltlXmUcmrlYWdhYlWmmgpquaWppiocggeVhX
3		Stir in hot water, 2 tablespoons at a time, until they spread like thick porridge. They dry out as they wait.	sOhacOqhhnkecgahdkfgpgObciRhalikhVbhlkiXfRaijZipmyYfRZjrcenbeceo
3		Crush a few more and let them bubble open for 2 to 3 minutes, stirring.	uVTbnXimirgjWouqldgddlTbXhWqYWUioWmifjedmhgTlfjmmvZXRamlenockhph
3		Use sweet paprika, and a little chipotle or a drop of smoky barbecue sauce if you have it. Ground coriander or chilli powder stands in for cumin.	ShafpiXZgqdZlVpijcoalcZoujrZYlpbjobNUeccjmZjeYXmZarjlsgcefodfio1
3		Pour the water in at once and scrape. If it smells bitter rather than toasted, move the beans to a clean pan and leave the bottom behind; paprika burns in seconds in a dry pan.	fUfoipbXglknhdXjadgpoZRngVjqjirleoqYUqnclQclqkakSctfirgcehhZabuw
3		They come from a tin and are already cooked, so only hot is needed: 3 to 4 minutes until they steam and bubble at the edge.	mfrhiTpfbgZajamerpcqjitUXdnddbWRbfbUppVWddaOfgmZilfgdioTnhqNbdgi
3		A usual 400 g tin, the American 15 oz can, which gives about 240 g of drained beans, or 1½ cups. Take 240 g of home-cooked ones, thawed, and heat them until steaming.	bgoWTbpekYjRefgSjqjrhbaYaithnfgZqgrZhdYVqkeWcglTskbaUjeheeVNpYff
4		About a quarter of a teaspoon for each pan, then taste. Too salty beans want a splash of water and more crushed beans or avocado on top; for tomatoes a little more tomato or sugar.	jUjkidnYqmpamZdrtfjRiaeahkotalYlaatjrhfeiifeneUUjcpUpkjzmdngtSZZ
4		Salt first, then a squeeze of lime into the beans. A pinch more cumin or a spoon of the tomato sauce helps too.	iZjeqaecumkdfgdrlegfodWkjmqqQbSlYclVmcYbYsUcibTmbpoiirqsldyafYhm
4		More avocado and a spoon of yogurt or soured cream on the plate, plus a pinch of sugar in the sauce. Water does not help.	igZspkehmnifseoipOaffibgXeZiMmioWhhbetcnnXVbcidhdvgidSUushkYkZqk
4		Both, and now, while they are hot, because they take salt better. Eggs are salted by themselves in the pan.	eYrfhhkbihnbpXXquleVoWmnkkotbfVpegtapinibhdejffZeeuewkuohXrglQUa
5		It bends round your hand without tearing: 20 to 30 seconds a side in a hot dry pan. If they crack, sprinkle with water and warm them again.	nZraeSinZjnYibgcpoXpclWTVjcgZffXdRahniubKSZkokmkgjfgbsqiflfaTdcZ
5		Then they are tostadas: put everything on top and break them with the fork. Only black ones taste bitter. The rest get a shorter time.	0ZtjmbhcWckePbXjbgdrmeWVceZleqimVVllnWrYYTUkogXtdbmlfkhjiejdfiro
5		Yes: in a damp cloth 40 seconds to a minute in the microwave, or in foil 10 minutes at 180 °C (160 °C fan). The dry pan gives better taste.	soqsURkUWWbbegicnfnnSetebdZZhrefWleajmxYVtdmdeaqggjeqqiTdhdccocg
5		Dry: nothing in it. For crisp ones fry them 1 minute a side in a teaspoon of oil each and drain on paper, as they do in Mexico.	mZvkidZiikogeXYmhdquToaZllhmqkhhtkpZpgskUbcXgZboZdecctzOZibmegdX
5		Straight from the freezer they go into the pan, a few seconds longer; part them with a knife. Stale ones soften with a sprinkle of water. Mould means the bin.	nalkbXeleihSQkmbhhf0lZURXggeshlcZaZlZToSbgivtdmthYmihalYhZdcajbi
5		Steam keeps them soft and warm for 10 to 15 minutes. Foil or a lidded pot does as well.	sbuZdWobRhadbUjdjoWoSgkeajSYniegbqgWjfYdZbjlriuqngqdgjtQXcgcmrmg
5		Two each, of about 15 cm, side by side and overlapping a bit. Of big ones, 20 cm or more, one each.	htfQRSgpeYkadYffmtfjSXmZbtklfoXZsjlqhWiaWaemcgbejXYgZqVscfpaefVY
5		One each is plenty if they are 20 cm or more, so four in all. Two small ones of 15 cm have about the same area as one of 20 cm.	enjWWUiidUiQbSiWjmrmYZhWbqjjmkVWvhhjcVnagiZnZkWhoVTgboarWgkUkfef
5	safety	Turn off the ring, drop the cloth in the sink and run the tap on it. If flames spread, get everyone out, shut the door and ring 999. Keep the wrapped tortillas on a plate well away from the hob.	tZiofjecZZikhWfWpmKpThgdPbYbZiopeqlWekmffTrjogcokfvZabbgegdYrmtk
6	safety	Not yet: put a lid on for 1 minute, or spoon the hot oil over, until no clear white is left. The yolk may be soft only if the egg has the Lion stamp.	afhidkmsZcdmPjjlnlZphbdSfmaeQPXiddewakdpaNkVlpbflpjlgikXbvhrhjjY
6	safety	Cook them right through for the young, the old and in pregnancy: turn them over for a minute, or a lid on for 2 to 3 minutes, until the yolk is firm.	jbtlRXilefbaWXebsgffdafRblbcTTUgeZjrXjcbTRXTbmhkllnnlheejxiwjkgi
6		Turn it down to medium. Crisp lace is how it is made in Mexico, black is too hot; the top sets under the lid.	pfdnmqhlXhYoXYSheVSucgYYYbandgfcdekhjnkjaSYTkpQhWkoeflibZocbjm1V
6		Leave it 30 seconds off the heat, then slide a thin spatula under. A broken yolk: cook it through and put it under the sauce. A non-stick pan and enough oil avoid it.	dcXbXgbqdhkhSnjfdfOXXbVbVjcggikkekueouriPRXfbqdlikrcrftjplapebbg
6		Two at a time in a small pan; the first ones stay warm on the beans. Four need 28 cm.	eyYXPTldpRfebRsgZjdiWcjhXeioogYdopptkrklTaaidcYggeYRcseeedggicaf
6		A cup first saves trouble. Fish shell out with the bigger half of the shell. A broken yolk goes in as it is and is fried firm.	djgcWaZsacqYMlmpjlXjRZbOYgmblZcncbkhetmmSXVaknlmelkaojtleccijUik
6		Poached 3 to 4 minutes or scrambled soft work. Easiest: make 4 hollows in the tomato sauce, crack the eggs in, put the lid on for 6 to 8 minutes.	cqimiajfehYeSWpoeajhWUoVhbgVkYdmejpkfoohZiYPVmRqZtgeoh0fcpelljWn
6		A drop of white should sizzle at once and not spit. If it smokes, take the pan off and wait; never add water to it.	VbfkgsbnndghnQkfmbYjYkhfZghhedshkijYdunoSOjUefacU0nWiqrZhoXejWbm
6	safety	Cool running water on it for 20 minutes, at once, no ice or butter, then cling film. Bigger than your hand, blistered on the face or hands, or on a child: go to A&E.	hdlpbogecldktalgeSUjUleoUkkshsxsZolZoepjmZdfZlkgSphbfigmmsUltbth
6		Either will do: 3 minutes suits UK medium or large, and US large are about UK medium. Go by the white, which must be set all through, and give very large ones half a minute more.	SogbRbnkiVbVURdalliYePpZiomejcYXqVpkZdjgbVZhVcbameZekvhoWppkhdfi
6		Slide the eggs on to a warm plate and cover it loosely; they hold for about 5 minutes, though the yolks firm up. Heat beans and sauce with a splash of water on high for 2 minutes, stirring.	bhqcaekhkUTfXaoccjWmpWiXYnTeYYcXSYiakwjnTTfOefhanujhmiqbinodjjak
7		It will not soften today: leave it out, or grate it with lime and salt. In a paper bag beside a banana it ripens in 2 to 3 days.	sbggqbjgXciaVtTTgidlcmbbqdcqmifTQSmmjcmZbqckjae3lijgsQmkpjfkhifk
7		Brown streaks are only air and age: cut them out. If it is brown all through and smells rancid, throw it away.	jcggiwhnXWliWpKkZhbtjjZbhgqdpjjXUepwTklikdpmnsbqaZsihYjjkcehYeuh
7		Just before serving. If you are early, rub the slices with lime and press cling film on; that holds for an hour or so.	reiXqfpsYSWnffWXTjeffmnfiicokfdbWaqnmakpldqufhtmbjmojblbyUqbUccX
7		Leave it out, or use parsley, chives or spring onion. Dried coriander leaf tastes of nothing, so do not bother.	egkSromVbjagaShreWlbkZXhppjSicbdZiUWgaRgefdnsVgiXXpiuYUfbeqlbgud
7		Tortilla, beans, egg, sauce beside or round the egg. Sauce straight on the tortilla softens it, so the beans act as a shield.	jmkYeQblYZgjmZltjoTbdVihXiVePlZfjbmVuhpjUXhahemiYjqclZuRahsbhXaa
7		Yes: warm the plates 10 minutes at 80 °C or with hot water. Have beans and sauce bubbling, and eggs last.	roeXXcdhcagbrctZpeXiakphTiRYZiWgWrnXnynrgeqelnqegnihicYbnekNXmhj
7		A wedge each, squeezed over everything; it wakes up beans and egg. Lemon is fine.	euiWhiZvecieckZcilkVgePeofgvRZZkYkUipUSeXmbqjZhkoesakXcbkbvjeWap
7		A pinch of salt on the egg and hot sauce, such as Tabasco or chipotle. A spoon of yogurt or a bit of feta lifts it as well.	fjjihhffrehcoogrmXfZjgfkqqdjMiVuWapWjiWkZnaUfkYkYtliifkumY2dcZcX
7		Just fry 8 eggs, in two or more lots, with a third tablespoon of oil for the second lot. Beans and sauce are enough as they are, as there is about 4 tablespoons of each a head.	OynbXhgquadcYPejlgjcbXjbjqdfacSchprjXlmXXbXXadXchmVcioeokXlplbXj
`
