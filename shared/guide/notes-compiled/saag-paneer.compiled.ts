/** Saag Paneer: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Toss the paneer with the turmeric and 1 tablespoon of the oil. Fry in a wide non-stick pan over a medium-high heat for 6 minutes, turning, until golden. Lift it out.
Heat the rest of the oil in the pan and let the cumin seeds crackle. Add the onion and cook for 10 minutes, until golden.
Stir in the garlic, ginger and green chilli. Cook for 2 minutes.
Add the tomatoes and cook for 4 minutes, until soft.
Add the spinach in handfuls. Cook for 4 minutes, until it has wilted and most of its water is gone, then chop it roughly in the pan with scissors.
Stir in the garam masala, cream and paneer. Simmer for 3 minutes, until hot through, and season with salt.
`
export const NOTE_LINES = `
		Yes: the spinach sauce can be made the day before, chilled within 2 hours, but fry paneer and add cream the same day. Then simmer until steaming all through.	ntrnkdoafRJjffghZigejZqgmebciijfccsfgXbmlkpljbwfakgofajUmVlVQmOf
	safety	Two days, if it was in the fridge within 2 hours. Reheat once until steaming. Spinach may be heated again this once.	nyppgimYohgeVWXklbeabkfZdkfYkepiSeuYXXfeccqqqc0cffajaUZdeXcaWrVm
		Yes, 3 months, best without the cream. Paneer goes a bit crumbly. Thaw overnight in the fridge and bring it to a full simmer with a splash of water.	jrkpUbltspXWbeoXlZjgmfeebRXdiklnfZmjSScShrsosfleccedlThZqacdXkWd
	safety	No, throw it away. Cooked spinach and cheese stand out 2 hours at most; boiling again does not make them safe.	tijmkrdKqgubRgrdomZYodrodiedeblheirZeidoefncxbmibpViiYcbjWYpXsdm
		Basmati, naan or chapatis, with raita and pickle. Put rice on when the onions go golden: it is ready with the saag.	nmmbdcUjgafQslfowiYcbkjexqUdepagigkhneYsdlbfihqdVRnnVfmmfZxbasee
		Tofu, pressed 15 minutes and fried, is nearest. Halloumi is salty: leave out all the salt. Feta melts. Potatoes or chickpeas make it without cheese.	YnkgmfhjkqcYWjijackcZlmksdiQiwavfViZmWWcbooNfaUdnbtdthfkaofkduXh
		It is hardly worth it, as it takes half an hour and long heat turns spinach khaki. In a pressure cooker give the onion and tomato 5 minutes, then wilt the spinach with the lid off; fry the paneer apart.	tafsgddIjjUckfnnkoecVfdmidYZrhdYidbklpQbp0diZbegYliXfndgerQphcbm
		Leave out the chilli and use half the garam masala. If it is already hot, stir in more cream or plain yoghurt off the heat.	bkdslacckugVtenipUdhgadlbmehPndfZjfXhqXinXUgXcXkgoryiZUpvcmacZqk
	safety	Take out a portion before salt and chilli and mash it; paneer is soft and fine from 6 months in small pieces, but it holds some salt.	sdpfUZcompXVfacovbjapZqfjaugWoYmbglldkiaeUimYdcXgevvjZXnolYqghUU
	safety	Yes: paneer made of pasteurised milk, fried and heated, is fine, and the spinach is cooked. Wash fresh leaves well.	laraUvgiooVVdbZiqngmdcqfgcbSVhhogcXlVjeadZoYXanfbUqnygcmepcpYtZj
		Two tablespoons of oil in all and Greek yoghurt or milk instead of cream, off the heat. Paneer added unfried saves a tablespoon, but crumbles.	YprkrqfllmWarfgcfXoZbnfhfggRipg1ljlbfgihlnhTVVTkfeRkfgnglcb0ocZa
		Fry the paneer in lots, with space, and wilt the spinach in two pans: it gives off a lot of water and a full pan never dries.	exVeTQeWubYkeXihefhfMklukigclhQcjurrffoZkinjmhghaeYWoqXqgejfhbff
		Salt, then half a teaspoon of garam masala and a squeeze of lemon. Fry the onions darker next time; they carry it.	dddkmiibzkmhhkVviZeelfZmilmqMaWpYcgXkeggWqWnlhUibnriptmvncwecgfk
		Stir in 100 ml cream or plain yoghurt, or another 200 g of wilted spinach. Plain rice takes care of the rest. Always salt after wilting.	lVcojdnYrpofdbbyqXgRfddcfdfmXnfsXTpnsehgicjdqfWXjZjWlhf1pbnlpZff
		Saag is cooked greens, paneer a firm fresh Indian cheese that browns and does not melt. With spinach alone many call it palak paneer; it is the same dish.	UnjkiegjhjjcegYxglchYpmnmehSUmaroRnapYikejjInbXZfaldsdjialohStdi
		Begin at quarter past six for seven: 15 minutes to cut, 30 to cook. Put rice on at 6.35, as the onion goes in the pan, and warm the naan at five to seven while the paneer simmers.	jqaXhlcTlXUhrgfYwmkdobliqjWjdeccgVdhvwpddTleenoWjMZfhmdZqZlcmgcr
		Milk is in the paneer and cream; no gluten, egg or nuts, but read the garam masala label. Without dairy: firm tofu and coconut or oat cream. Onion, garlic and fresh ginger rule it out for Jains: leave them out and use a pinch of asafoetida, which often holds wheat.	SfjmdngodsVTlqWjbipWmWiWtcefZzfhhcbdbokYWlqaajjYbWdpgchqYdXZZuln
		Paneer is normally set with lemon juice or vinegar and not rennet, so it is vegetarian and usually taken as halal. Read the pack: look for the green dot or 'suitable for vegetarians'.	ZccnghXrqmddbobjcblZXXofqbeYdseqfRmircajdmsPTajadanmyfYgTjfhRocf
1		About 2 cm, one good bite. Smaller ones break when you turn them, larger ones stay cold inside. Pat the block dry before you cut it.	btiYZbpvhgmYTkjUYilXXeikelshxkalsRlmiaenfYlhhiZitacmgoXqZupgdeVX
1		Leave it until it lets go, then turn with a spatula. Medium-high and non-stick; a bare steel pan needs more oil and a hotter start.	eYZWghhmnpktaqgYVaLlbmWhjgamsrnnhhwetnpgXWcffqWojdndlithihXhWfaZ
1		It was wet: pat the cubes dry with kitchen paper, turn down and use a guard. If oil burns you: 20 minutes of cool running water.	hdklioajgpglocpmfZVdIteiQilmknxqohpcqhlhjXgagiglUroUfnlhjsRhfbmd
1		If it is only brown, lower the heat and go on. If it is black, rinse and dry the cubes, wipe out the pan and use fresh oil, because burnt turmeric turns the spinach bitter.	hcjpitgefhjqYcQnYUYsieWnhVhqonttYiseaflkkVfdrpZgWfrdnkaaclifdgvv
1		Leave it out, since it gives mostly colour, or use 2 teaspoons of fresh, grated. Fingers: lemon juice and soap, the yellow fades in two days.	KZomgddffjljbamXfaYedZUqapjgVdqbeqWaXSclgkSnmaodgiol0ffemkjukoir
1		You may add it raw at step 6 for 5 minutes: it stays soft and pale. Frying gives a crust and taste, and holds the shape.	dmjmhgikiriiafZpdgnlZmxnoYiehdTvokjbjaffherVciRgkjjbug3McnhsZicb
1		Put the fried cubes in warm water with a pinch of salt for 10 minutes; they go soft. Fry just to gold, not dark.	ucqxnYebfmlfTkWdkYdoipeiidcfhjbtWRdrtdmefZZXuXWqjXkjkigdkvojZpWh
1		Press it under weight half an hour and chill it first, fry in one layer, turn few times. Crumbs taste as good: put them in as they are.	jtigmSZmejsaOdhqVXWeUqedeYdihrZuiPkllZmlYYqgqiYkfilirYnjlnihWiYY
1		Two usual packs of 225 g make the 450 g, 1 lb. In 2 cm cubes that is about 50 to 56, a dozen or more each. One pack and a tin of chickpeas, added in step 4, feeds four too.	W1oWcdYlscnZcYeWjktlZdmbafkZgidprelnjWlWkiecepVVqSeapnUtdlZXYkda
1		2 tablespoons, 30 ml: one of the three went on the paneer. If all three went on the cheese, fry it in that, lift it out and use what stays in the pan, adding a teaspoon if it looks dry.	SmflsiXosernjeXngglhPjdegtiknnhttgtQejkbePhfnQlYgmdXaicdkZejfYXa
1		Yes: heat the pan well, then another tablespoon of oil until it shimmers, the paneer dry and in one layer, untouched for 2 minutes. Or roast it on baking paper at 220 °C (200 °C fan) for 12 to 15 minutes.	heViVldgqYgmggmcaZWlgsVjlffflpsgxvrhropmYickZiVjhZkWvqohYiUtbpYf
1	safety	Bin it: slime, a sour smell, pink or green spots or a passed 'use by' date are not cured by frying. Fresh paneer is white, firm and smells of milk. Opened, it keeps as the pack says, often 2 to 3 days.	XpkmllbmmqkeLdWjbghkagYafbnNfctibamocNhilZrempfjmWqYmanbkpagaueo
2		Half a teaspoon of ground, added with the garlic, not in hot oil: it burns in seconds. Mustard or fennel seed crackles too.	PjdjqfUhasvclcqjggjreYgonaogerteulZXVbhdbmcqpZYjcctklsgSfepfUhnm
2		They sizzle, darken a shade and smell nutty in 20 to 30 seconds. If nothing happens, the oil is too cool. Black means throw away.	ZhjbnldnfrjjkZjiqlUxcjahTftodivZnYkbfdmdTWagiichXmrocyqZgglZQWqe
2		Tip the oil and seeds out, wipe the pan and start again with fresh oil. It costs a minute, while burnt cumin makes the whole pan bitter.	gdimptYZdnomhZdifZbvhbZmcWjunmyohlraWjqggWgjmmShVdqibpdZhikcbYzq
2		Turn up slightly, another 5 minutes, stirring. Golden onions give depth; if white, the saag is flat. A pinch of salt helps.	ecmjsdngecbybmZerhcxmlneXfmsjZQYgUcqhbihVZeefnVZighhfu1Tbhmmfpkh
2		Turn the heat down, add a spoon of water and scrape. Dark brown onion is fine and even good here, black pieces come out.	pXfhgmlbYVdvjmTegXd0mjjcZcfyrsfeXYofahighUgoiuXcYbnggmkfYadmgeyn
2		Yes, the same pan as long as what sticks is golden, for it is flavour. Wipe out anything black before the oil goes in.	YfogbohuagrkdcaoZhcmdoinhjpgrumzpgrdgihvWatXspZhcdxWqjpcWijfgkfl
2		All are fine; frozen ones need 3 to 4 minutes longer because of their water. Chop to 5 mm, as it should melt into the spinach.	XhjbeYncSXkiirlcfXvqogrdYnolznZYpTagYUUmkimodiahoajejancUalpnilr
3		Add a spoon of water, scrape and go on over low heat. If the garlic is dark and bitter, lift out what you can and start it again.	dZhechbSqhuoboQkTPijfYVkaZgxjnqgbcjaTphjkVfmgtjpfhtbhnmZnZihXkpe
3		Yes: two tablespoons of the mixed paste. Ground ginger: 1 teaspoon with the garam masala at the end. Frozen ginger grates straight in.	ScedjagWnfsYgeafYUscjVbgmUpgeluWiYQaPdiaumasgamdqgkiqhmYoVgfapki
3		Scrape the thin skin off with a teaspoon, or leave it on if it is clean. Grate across the strings, which stay behind; 20 g is a thumb's length.	XfgPblkafdnbctebaZfQWbckcetmpexkjRcuXoqfpialdkpmubkiohekpcolcgoU
3		With seeds it is fairly hot, without them mild. A red chilli or half a teaspoon of flakes does as well, and without any it is still good.	TkghpkjcZqqeqXudpXeujVgkbnrgXkmZnlgacialfmRfVcZhflsyjcVfbcnXZWqm
3	safety	Eye: rinse with lukewarm running water 10 to 20 minutes, no rubbing, 111 if it still hurts. Hands: oil or milk, then washing-up liquid.	dftmdkbaejcmtmsVgYcrfZgsRketZmukdlfaffnnqZWmWjqeeolvdgWomoebqSoj
3		Go on when the sharp smell has turned sweet and the paste sticks lightly to the pan, about 2 minutes. Do not let it brown.	TelljjfamhkseoUfihcsjjckhchjaLoSaXhjVgdmeTodculgggthZnrXvjfVPihc
3		A piece about as long and thick as your thumb, 4 cm; grated it makes a heaped tablespoon. A little more is no harm, since spinach takes it.	TddSZjmauYrYijZYbbnTVZWjYhommbsemSblTikfrhbpfhpatZbjjsbnobgjhfnT
4		Half a tin, 200 g, cooked 5 to 6 minutes; or 2 tablespoons purée with 100 ml water. Two tomatoes are about 200 g.	VskXpivccdogcamlXjvpifYbrZwfiZobionYYVYcmoijWjRYqleYZUlgilfXpiab
4		No, just chop them small. Skins that curl up can be picked out with tongs, and the seeds do no harm.	enmMihmhSofgYoqnfibmbXeodfyslewlrjjqeeukeffhbniujnpjbWqdhmvegbhU
4		Press them with the spoon and give them 2 to 4 minutes more over higher heat, until no pool is left and oil shows at the edges. Hard ones soften quicker with a lid on.	ncfcxWuhflfmWpoeiffqgpWfcjguZQYcgSiqjZecXVgdidesrteiZfpbhzkefcaZ
4		You may: use a squeeze of lemon at the end for sharpness. With tomato it is rounder; some cooks leave it out.	ZniXyhkbYkbeclntdknkiYXpvgqiWRgkcrpahUajbrfiYbThgrpiiPsggqkllhce
4		Stir in 2 tablespoons of water and scrape the pan. No more than that, as the spinach brings plenty of its own.	mRZighpfvgqzapfmfWjqhlOllcVomdopmnobpsmabRdiihgmlokRVYjmfjibbfej
5		Put in what fits, wait half a minute, stir and add more. It sinks to a tenth. A lid helps for the first minute.	etHZbVgbuVmtefovnfefPnVuZibjjebfqhdmkgfcbfoglamefbbQhkZmcbfhfbla
5		Turn the heat up, lid off, boil it 3 to 5 minutes, or press it with a ladle and spoon water out. Wet spinach makes thin sauce.	mWUerfmrnjhrblotwWjdaocmcdenkSZqtkilfefciejXpimnnrYRbTfmbqqegjuj
5		Best thawed and squeezed dry, 450 g of it. Blocks may go in frozen too: 5 to 8 minutes longer with the lid off, until their water has gone.	ceXidXrnnhjcXorfjVhpieXjaZdmxhkmkfRfeTZOnxoeodiklYYazWcakdfdabhh
5		Chard or kale: stems off, kale 8 to 10 minutes and chopped finer. Drained tin: 400 g, only warmed. Mustard leaves are the real saag, sharper.	dhWRjZqXdfjpWXjwhYomZfUrmlhOqmmiccUbiOWZellhnZjfiXgbjWccaflfYevk
5		Loose bunches: swirl in cold water and lift out, twice. Bags marked 'washed' need none. Stalks: take off thick ones.	gWlXgkjrXiekcYiuplijjaXrVvicseypmffssegdginlrvptidfduceicfphebse
5		Kitchen scissors snip it; mind the hot pan and non-stick. Or tip it on a board, or pulse with a stick blender before the paneer for smooth.	pufZcYfhTfjiqfreYaffhicvahrWkqtbjggvmnhuefijYkjoantcnknpoqlnVOkd
5		Dark green is normal. Long cooking dulls it and nothing brings it back. Next time, lid off and stop at 4 minutes.	lQZesnolZfevZdOopccsieZpcdofbZcWYbnncVmddfeghmfgabaZaiefikqeQl1q
5		Drag the spoon across the pan: hardly any puddle should follow it. It is right when it is moist and heaps up, not when it is dry.	lVkhlbnvvjpuYlfnsgmcXtScgiakcRghpggoffddZMihodnnopXUalcmenldUdoe
5		Two bags of 240 or 260 g, 18 oz: about 16 American cups of loose leaves, or two large bunches before the roots come off. It shrinks to roughly 2 cups, and 400 g is enough if that is what you have.	VogLkdhgsUpeacfivhqmUYbaXoXhldoksbfhpbfTirgigkgWmUXakgYlZcbXYaqZ
5		Fish it out now with a slotted spoon and return it at step 6; the colour is darker, no harm else. If it has gone hard, lay it in warm salted water for 10 minutes.	bhffjoegjrqjSofndogjhZqoaVbiimbyYVlZmfhibYwWqdXRhdtZtaoZgnlmiiUr
5		Before cream and paneer go in, blend the cooked spinach with 3 tablespoons of water, in the pan with a hand blender or in a jug filled half at most with its cap open. Return it, then step 6.	oleZdSoqXgjinjhmfVmXomRseanParddgbhrgldbgdYXZjekjwidaYksulueYTkg
6		Take it off the heat and stir in another spoon of cream; it is safe to eat. Yoghurt goes in off the boil, a spoon at a time; double cream rarely splits.	eloikdihjefbWlemZffYfgUhSSlVTvouaYelamdtXVkWoodibsZeRVsjjkpkfZZh
6		Crème fraîche or coconut cream, the same amount, or 25 g of butter. Left out, it is sharper and a little drier, but fine.	NjniedodgnaaoenZZfkTigZhmXeRYzkidfhZdbVjZtjXgfRccdWdNasdjfkqoXih
6		Half a teaspoon each ground cumin and coriander, a quarter teaspoon of cinnamon and pepper. Curry powder: 2 teaspoons, 2 minutes' more simmering.	MoYmmabTkjpVlWpnfcueleavmiieYhccbocTgehemhYloVWikhpjpofajazcaslo
6		Fold it in with a spatula instead of stirring, and keep to 3 minutes. Longer in the sauce it goes softer and breaks, but it never melts.	iianhVjeenkhakhnSfbcSogngZdcjpWtfKopmfcmUZncqlbjklucjYrjnvgjRfVe
6		Loosen it with hot water or milk, 2 tablespoons at a time, until it falls softly off the spoon. It thickens as it stands.	mUahgVsinpokklWifYlWmlOeqhSjTciomWgjXkfenWbffgjnoyUaVaduhkmgYbXh
6		Stir in a pinch of sugar, a spoon more cream and a squeeze of lemon. Old leaves or burnt spice cause it.	caomqkgUllmmXkWzaRggjbVoeajoUXouZeldeRmidgfionardellonTnlZngeWtm
6		Yes, up to 30 minutes with a lid and a splash of water on the lowest heat, above 63 °C. Paneer softens and colour dulls.	schWpaoangNgpXeZUiSjZfnVckXgggTgVgjasmaodcpbjgpedvikfhYQodgYSldf
6		Spinach shrinks to a tenth, so what seems right early is too much later. Stir in half the teaspoon, taste, then the rest.	eUdkrepatmpgoZYptfjQiYkehojseiXmfaohnilicbihrdZToelYvoltlYkfiPXW
6		It is a ready mixture of warm ground spices: cinnamon, clove, cardamom, cumin, pepper. They are toasted already and their scent cooks away, so they go in last; in early is no harm, add half a teaspoon more now.	PmaomddVmjtWnZfqchoknibzXehjVZZbjjhVelsllcdeqYhhifrfpklVkTyaYkkn
6	safety	Over 2 hours out, throw it away: cooked spinach and cheese are food for germs. Under 2 hours, heat it with a splash of water until it steams all through, or put it in the fridge for tomorrow.	udfjgqjRthkeZfjbmlVcncrkahZZZcinXjoSkqfkeYphmdtedqZhhRTZkYTmVtao
`
