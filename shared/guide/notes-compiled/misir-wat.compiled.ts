/** Misir Wat: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the onions in a heavy, dry pan over a medium-low heat. Cook for 10 minutes, stirring often, until soft and turning gold; add a spoonful of water if they catch.
Stir in the oil, garlic and ginger. Cook for 3 minutes, until it smells sweet.
Add the tomato purée and berbere. Fry gently for 5 minutes, stirring, until brick red and the oil separates.
Rinse the lentils until the water runs clear. Stir them in with 1 litre of hot water.
Simmer for 25 minutes, stirring often, until the lentils have melted into a thick stew.
Stir in the salt and lemon juice and serve.
`
export const NOTE_LINES = `
		Yes, it is deeper the next day. Cool it, chill it within 2 hours; it sets thick, so loosen it with 100 ml of water when you warm it and add the lemon then.	vspthenalXVfccadefebnalfncZfgcmgYetjeUdlomlsoa1gXqdogchXjVgWTlRm
		Keep to 2 days in the fridge, the safe rule for leftovers, and freeze what you will not eat by then.	oynojiiaofadWVZijddZfjdYfngYnZpdUcueTVahearvnh0clfdjXZbdiWaWXnYm
		Yes, up to 3 months in flat boxes. Thaw overnight in the fridge, or heat it frozen with a splash of water until it bubbles all through.	mngsQZivtmUWeemYoYilobcgZXdknfighejhLUaQlnormcpegcecmZecnXZZYiYb
		With 3 tablespoons of water for a portion, on a low heat, stirring often, until it has bubbled for a few minutes. Once only. It spits, so use a lid.	tllzXcxdmckakedTrYdhXlfZUfZgemmgWjpVbpnZahdkrgmocpdegeWbfejZMuZl
	safety	No, throw it away: cooked food is in the fridge within 2 hours. Boiling does not destroy every poison that germs leave.	sflqnrdNremdRiocknXVpdsnckjdfYofcmscbmamdhqdtbpkcpXhgZdcnVVodtdl
		Use 2 teaspoons of berbere and 1 tablespoon of sweet paprika: the colour stays, the fire goes. Plain yogurt on top helps a child.	ceaojfifjlaWsWkfvTdihbekbmmaJncgdmgdbodalZXcOYcjeppvlcXjqamffZwm
		Cook a little of the lentils apart in plain water with onion, without berbere and salt. They are soft and fine from 6 months.	qbmdWZZmoqWUjZerwYjdqYlhibsjVkUoclkidkdZgWeoXeeZgcvygdWoqkaqjgXZ
		Rice, flatbread or pancakes replace injera. A salad of tomato and onion, or greens fried with garlic, and something cool like yogurt or cottage cheese goes beside it.	ejiViaRpWdnQhllpucXecdbhtpZZgsafkfhgmYYrerafdhkjVTpmViipfawlcvei
		Fry onions and spices in a pan first. Slow cooker: low 5 to 6 hours with 800 ml of water. Pressure cooker: 8 minutes at high with 800 ml and 10 minutes' rest, no more than half full as lentils foam.	vXducgbKikVamdohnpfgcggmcbbcqdcXmfbmjrRcq1fgZahfZmhXanccfnRnhbcl
		You may use 3 tablespoons; berbere then catches, so add water by the spoonful. Traditional wat is rich on purpose: oil carries the spice.	YimlxpcjrngevcZijYtiToajjpngejfupmpahmnfjdbcWSefgeTihndjlUTyrfcc
		The onions need most care: use your widest pan and allow 20 minutes for them. The lentils need the same 25 minutes, but stir to the bottom.	isXfTRhTsZQfjUjTjhclVfoommhjmfOakpxpchlajkmlkihYZdWbgofuidnhkfli
		Mix 1 tablespoon of paprika, 1 teaspoon of chilli powder, half a teaspoon each of ground coriander, ginger and cumin, and a pinch each of cinnamon, cloves and fenugreek. It makes about 2 tablespoons.	OjcknVUbXinUgapnnZohmXaoeqpcTfkankYjVmgcofUhbSehjktitjejegvebjtp
		Yes: boiling hot in a preheated flask for 4 hours, or chilled and heated until steaming. Good cold as a dip too, with bread.	qymjWlhedYiUiXllvZceXkpbmZeScogbailimimhmqgkaopYmphqracZaeRnMlld
		200 g of spinach in the last 3 minutes, or 2 cm potatoes with the lentils and 150 ml more water. Meat needs its own long stewing, so make another dish.	micblhgiylhccmjtjbukZvfomkgTnnQkfVSZbdYcaxmYRbhhgXfaXcolgXpjhVjb
		It is said miss-EER wot: misir is lentil and wat is stew in Amharic, the language of Ethiopia. It is one of the dishes eaten there on fasting days, when there is no meat or milk.	WZanfcfcTjkaonZojtadkjaqgllWRXiTvSsbldffjmZVdbmXXcgdkqXvbgikWnoj
		Start at five to six for seven: 10 to chop, 45 on the heat and some for boiling up. It may be ready half an hour early, as it waits well on the lowest heat.	jnZSjfhQiTTllfjVxhmeqXkeigdkdgZbeSegusqbgWoeZppYlTYghlcYrVhfkcfq
		Put the rice on when the lentils have simmered for 10 minutes: rinsing, boiling and a rest take about 15 to 20. For four take 250 to 300 g of dry rice, 1½ cups.	ojegkiZargWdupjhrjffenjfwiTmeZfchgemrveoZQZkjmpWiSlaUejYgizWkohr
		The stew holds no gluten, if the berbere is pure. Injera of pure teff has none, but many are made with wheat or barley flour, so read the packet or serve rice to a coeliac.	WWkfpkaoSqbUfoRkZghbjYcWnfkjhpXenfYkhpoadjnlbmnYYXbtedcofidZV3lt
		About 1.3 kg, 5 to 5½ cups, so some 325 g each for four. With rice and two other dishes on the table it serves eight.	kwoUcZXjtagTpZdauqpZTYjWdiZmdjbZronhbghYlbXggmeblaVdefTunXlcTkbf
	safety	Ring your vet now with the amount and the dog's weight. There are three onions and four garlic cloves in it, both poisonous to dogs even when cooked, and signs may take days.	fblYdVVSgithajWbpohnchbnSamqYajiZiqWksfnpiurbnpVYmlbedUpbZdnoqkq
1		No mistake: dry frying drives off the onions' water and makes them jammy, the base of every wat. With oil they go brown and stay in pieces; it works, but is thinner in taste.	bcljsgehfennqgdgfapudojjdjjtqnjksgoUlhoiYWefbXcaZjgZgr0SZXe5iedl
1		Add 1 to 2 tablespoons of water, scrape, turn down. Do it every time they stick. Black bits are picked out; golden brown ones are flavour.	oWcdbgrdiZjyfoZeeWcujnYcccb0vomkfgxahnjeaPdpmrbhagrdcilhWablefqn
1		Go on 5 to 10 minutes: mostly they were chopped coarse or the heat was low. A pinch of salt helps them give their water.	lWnhrZpeadanThYaofZ0qjicVhesfbSXbPdrnfhcTVfeelZafYkmeruXdlklgkki
1		Like grains of rice, since they must vanish. Processor in short pulses is best; if it becomes a purée, cook off the water 5 minutes longer.	ifqcdZrbRgehizohTiuffjjrXmnktnlVmRavjkbldehuafhfomicdjgidooybZll
1		Red onions are the Ethiopian choice. Frozen, 350 g: 5 minutes longer for the water, and not so jammy. Powder cannot do it.	UcfejYjbSZjhjoodjXrxrfnYagnipldXlYUbWSXelojpfiXbnYhdmcmZVXhomrqu
1		Microwave them 5 minutes, covered, and then 5 in the dry pan. Much less than that tastes of raw onion.	ippppWnaYYgnoreZpjpqkg1iUeclpdUaWUcZlokXagcnXeZdmgeepmrVgbgxigjk
1		Heavy is best. In a thin pan keep it low and add water often. Cast iron can taste tinny with tomato purée, so take it out soon afterwards.	peblTbjfdZfiwbedgiXgipSmofqknjqZ1oyjfdkpgpalXfbkecfPonllYkRrjjdc
1		Off, stir every minute with a flat spoon. With a lid they boil and stay white.	cVgmkTxUZhUqqefhirWdXlpdTipoohWbifmmiiOlfZgeojhqoiwcXmuZelcqghfg
1		Three medium onions are 450 g, about 400 g peeled and 2½ to 3 cups finely chopped. That is five small ones, or one and a half giant ones; rather more than less, as they make the sauce.	SroYhZkehNmdjicTmjtqdcmWNojumeebuUjedZaZfddoelZWqYadbmeqdbmlnhjj
1		Do not start again: cook them gently for 12 to 15 minutes, stirring, with a spoonful of water when they brown. At step 2 add only the garlic and ginger and what was left of the oil.	cbijmqcdkduomicnbYssYgokWefulnkmpcgTlmtjXRiajYjZWlhWefuPgajrsbbj
2		Spiced butter, niter kibbeh, or ghee, 5 tablespoons, is the festive way. Any plain oil works; plain butter browns, so turn down.	RannmmbkaokWrTUiZXwjPfflnkgrussgjfmSkdjfbggZcSehdcWgXjhXhfXrjfia
2		Ground ginger: 1 teaspoon; granules of garlic: 1 teaspoon, both with the berbere. Paste: 2 tablespoons in all.	RegakXdUlaucffbhZVvZhUYijbtidnoXncNcRgedslXtddmgpgpesgiXmXiicmlf
2		After about 3 minutes the sting is gone and it smells like fried onions. If it browns, add a spoon of water and turn down.	WdiomibdsinqgpQhfbjsiiXkYeglcRmVXWfhNcgnjQhiftlgfeueekncydhXWhpe
2		Turn down and pour the oil round the edge. Onions with water left in them spit for half a minute.	hajllmXfjjonufkmgbgnNrhiTkhrhmpnshvYohnkdWkbjcgiTviSafraiiSqiWif
2		Scrape it with a teaspoon; 20 g is a piece of 4 cm. Freeze it for 20 minutes and it grates cleanly.	YgiSakjZhbpaeufcYYhQUZdiecqnqexijVbtTmmdnibtfisluckgnighodlncjpS
2		No harm. Add the garlic now and cook 2 minutes. If it is much later, fry it in a spoon of oil and stir it in.	bjeilfZSogrkdjbpRfojjWnuUeavchihgfZSdqikjVikldofbnvUnfqPtWikeiXe
2		It is right: 5 tablespoons are 75 ml, just under a third of a US cup, for four people. The spices fry in it at the next step, and the lentils take it all up.	ShffpmXkwbobpmYgpcqqRiZbeqdsdcen1hqZhpocfeYblYdWfmTccpZlfbZnlYfb
3		It ranges from warm to fiery. Begin with 1 tablespoon, taste at the end of frying, then add. It mellows in the stew, by about a third.	McaolnfbnbadvZbnvUkicgedWmhdMgldmcdgkvpenYWaTYmckddcpiTkobhejcti
3		Add 3 tablespoons of water at once. If it is black and smells acrid, start again with oil, garlic and spice, keeping the onions if they are not burnt.	iYdokpfUggomdfUjbWgvpZWnZYholjqmZirfUmqhmPclmmagXitcilfdfegecc0w
3		The paste pulls away from the base in one mass and little red pools of oil stand round it, in about 5 minutes. Colour from bright to dark brick.	YZhiniemdfnlpkUnifi1ihWbilseZamVmbkleZjeiNZZgjgfavffXqwajmlaLajf
3		Tinned, 4 tablespoons of chopped, fried down 5 minutes longer. Ketchup is too sweet. Without any tomato it is still a true wat.	UohXqitbWehffjrnYcpprXXkxdrcdUqeelpagVcfhtcgPdTakrhbdYoelmgkpjai
3		Paprika alone gives colour without taste. Harissa, 2 tablespoons, is another direction but works; chilli powder alone makes it only hot.	LjenocfXdlkYqVojhYrisbckphqbXqkWnoWXXeagmmPfXYbjmlmjnhedXdkaaiow
3		A spoonful of water whenever it sticks, and scrape. That does as well as more oil.	dVYehhfjumtulmYkZSfoikOhmhWpgjqlklsbmroefNXjihisjpmXYisgiddfYbYi
3		Carry on with all the lentils and water, which tame it, and use 100 g more lentils with 350 ml more water if it is far too much. Yogurt at the table.	adQuofcYspmeefmrkZijfdTmXibkQfbiZfmkYlgkrXajgVceehhaghVvtTqatYpp
3		A brick-red Ethiopian blend of dried chilli with fenugreek, cardamom, ginger, coriander and other spices, hot and fragrant. 2 level tablespoons are about 15 g; some blends hold salt, so taste before you add yours.	PeeikYeYbjrQodiooannoZeoZoqeUeoUrfaiYphhmbRcaWfeflomujXmZbscXgrj
4		Green or brown: 45 minutes and they stay whole. Tinned: 2 tins, drained, and only 300 ml of water, 15 minutes. Split peas: soak 2 hours, then about 50 minutes.	gWifjdiVdmYaZZmnmimmehZcva0TnhZhbighiWScfsedYYiYmdbhRdjgVZfRokpx
4		No soaking. Rinse 3 to 4 times, for dust and foam. Soaked ones cook in 15 minutes, with 800 ml of water.	uRvjodglQmdaaTmhsqjejbmfhlpjuehpnkjqrfcaeccmrhpnvogddkoZWgkZnceu
4		Skim it off or stir it under, it is only starch. Turn down and keep a wooden spoon across the pan.	fYZkhmZdeZapkYkomkRSXpXhThxeUckijihvbXinZioVvlhfjrpXPejifmgkiqlX
4		Hot keeps it simmering and the spices stay put. Cold adds 5 minutes. Vegetable stock is fine, then half the salt.	jTkreknijrlrvUsduZqZjhtjfVmirebibqeejpkickdfonsYnufYnWicXofemron
4		Spread them on a plate for a look; stones are rare but break teeth. Old ones are safe if dry and free of insects, only slower.	rQrkicQkbzgZYblloveokbdWdkzWfiiecifsheXZYbnhldmknYwqZdfheahclbkk
4		Salt comes at the end. Early salt does little harm to red lentils, so leave it and do not add it twice.	kRlmokmXpoobjVbnqknUmXlemcjqdiZobZkfskogbakftafTmYsYtjnphZoZqUVh
4		Stir them straight from the base as the water goes in, and break lumps with the spoon. They melt anyway.	kUeYhTempjqffmroTYgiZfWmabnXothnlYdnpnoVaKffqimjnribXblljnpibUbp
4		Yes, the small split orange ones, masoor dal, which melt. Round brownish ones are whole masoor with the skin on: they take 40 to 45 minutes, need 200 ml more water and never quite melt.	fgfdjifkXgcTJpYeeqcsahUVce2kdllnjccsjZmcfefeTeggeleqRpokWWsZfklj
4		300 g is 1½ US cups, 360 ml in a jug; 1 litre of water is 4¼ cups, so nearly three times the volume of the lentils. With a mug: one of lentils to just under three of water.	jhjejgWdxaihnsfTvmnlYUVTecgjgZflrfsejmfZgoWjqhlQrkYZajZuZgeWmkkr
5		No single lentil shape is left, or hardly, and the spoon draws a path that closes slowly. At 25 minutes with skins still there: go on 10, with 100 ml of water.	nUlhnUecZmhkanjehqXucmbaehjkeUZYcMjumiXYYVeTgjiftjcoSslfpopcXbdg
5		Stir in 100 to 150 ml of hot water. It should be thick enough to scoop up with bread, and thickens as it stands.	iVcikUqiopplmlYfdZiWjlQglkRgVckjkZfjXkefmQaleigkvxTXUaatijkbVcah
5		Simmer it lid off, 5 to 10 minutes, stirring. Mash part of it against the side.	oUTkwanmgvZobqukhadbgnbpegWjWQThqWlkYockefcVplijpqXbWhkmjonehmhc
5		Pour the top into another pan, do not scrape, and taste it. Lemon hides a slight smokiness. Next time lower heat and stir to the bottom every 2 minutes.	maXjcshYgigumjWlXYUpjeUdgXclqiqqZmyYcljllPehnwXlaioaYgbjigYagbsn
5		Off or ajar, small slow bubbles, a stir every 2 to 3 minutes and more often at the end.	WTZqfXsWcpVkxcdcioWUYlonahljgbXhmfjmkqKlaadZlhfpnmuaVmkglnbfZdeX
5		Turn down and lay the lid on askew. Thick lentils spit hot drops, so stand back when you stir.	jUajhkhecrXnpauphjOXKnckMkldWhlklgperkdejbdhhfgkWunZWiipnkWgcZje
5		Not needed; a few turns with a whisk break it down. A blender makes it gluey.	enjcgPloTjgcnnlqXbidmlWrgfpTdrmZgbWwdncfbdfhUhdglznabhouwklkaUih
5		Yes, lowest heat, lid on, up to an hour, with water added by the spoonful. Add lemon when they come.	rfbTnfpakdOhlWgaWiPgcdlZcgZgZfYiYgiZvgengcqhihvadzfmgdVRqadYUecj
5		Yes, up to 2 hours off the heat is safe. Stir from the base, as it will have set, add 150 ml of hot water, bring it to the boil and simmer the minutes that were left.	hSetpljTijYnXdlXetOqmYofcVhcfdghajqeluWrscwbdeeZkljiTUiamlcdcohj
6		Start with the teaspoon, then a quarter at a time: lentils drink salt. A pinch of berbere fried in a teaspoon of oil on top lifts it.	gXgluffYyipflhZuqdcalbdjnmrrSXUmYeoZnhjjZkbloiUdgllfqvlumauegYbd
6		Stir in 100 ml of water and two spoons of cooked plain lentils or rice, simmer 3 minutes. Plain yogurt or bread calms it.	jVavjikWrrmZjfduoYiQechbnfhramZrcXslojiijffgsgWThZoViee0kcmltddh
6		Stir in 2 tablespoons of butter or yogurt and half a teaspoon of sugar. Serve more bread or rice; milk soothes, water does not.	igXuljgflmcbrfgjtRSigkeeWiWmPojjTekZiueikUcdakhgdpkogaTvwehaddto
6		Lime or bottled juice, 1 tablespoon; vinegar 2 teaspoons. Leave it out and the stew tastes heavy, no more.	apXbojcjcdfdgpWYaihUnbTfuaksUZbjhpPXfRXlXvVqmdciohpdpYebgeojgacs
6		Acid keeps its freshness at the end. Added early, it only makes the lentils slower, so simmer a little more.	gmcctschlkfhekYmajecjiXrfUgwNSbrbeVhjZfnYiehtdmdjirVlYiYmftXfPbo
6		Spoon it on the middle of injera or bread, tear off pieces and scoop. With rice put it beside, not on top.	gjlTbcSmVhoPkoliolUYSfZZhvYeYtdgieollgjofdfkelvjVagoeibslmsnTjbX
6		Lift out any dry heap of salt at once. Then boil another 200 g of rinsed lentils in 700 ml of unsalted water for 20 minutes, stir them in, taste, and freeze what is too much.	gQcsjimXtjobjZemrbkWdahbcigpekYsedpeillifgjiybXVsXoWsjgwiaiiwUca
`
