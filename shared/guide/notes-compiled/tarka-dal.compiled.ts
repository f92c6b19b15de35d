/** Tarka Dal: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the lentils in a sieve until the water runs clear. Put them in a large pan with the turmeric and 1.2 litres of water.
Bring to the boil and skim off the foam. Simmer for 25 minutes, stirring now and then, until the lentils have fallen apart, then stir in the salt.
Meanwhile, get everything for the tarka chopped and beside the hob.
Heat the oil in a frying pan over a medium-high heat and let the cumin seeds crackle in it. Add the onion and fry for 8 minutes, until golden brown.
Add the garlic, ginger and green chilli. Fry for 2 minutes, until the garlic is pale gold.
Add the tomatoes and garam masala. Cook for 4 minutes, until the tomatoes are soft and the oil shows at the edges.
Pour the hot tarka over the lentils, scatter over the coriander and serve.
`
export const NOTE_LINES = `
		Yes, cook the lentils the day before, cool them within 2 hours and chill. Fry the tarka fresh when you serve, since the sizzle is its taste; thin the dal with hot water and let it bubble.	souqlfkYnSOfdbfglgkcgamgmhchhiiebbsfbZZlgfqomb0ebnhpbglTmRlTRgWi
		Count on 2 days in the fridge, if it went in within 2 hours; freeze what you will not eat by then. Reheat once, until it bubbles all through.	lwqnijiaofZcUXZgideZgjaYiljambrbVZseTUZgedpulh2ajdehVYaciYfTZmWm
		It freezes very well, for 3 months, best without the tarka. Thaw it overnight or heat it frozen in a covered pan with a splash of water, until it bubbles, and pour on a new tarka.	mpesSYkurnUXggpWmWglobdiZTbloijfhcjjRUbPmrorndncddebmXfYpXceZgab
		Break it up in a pan with 100 to 150 ml of water, warm it over a medium heat with a whisk, and let it bubble for a few minutes. It burns easily, so keep stirring.	woivYcvbogmXhccUpVdffkcYYdXgellkVgobarnbdddirhmoiwWefZTfhkkaPtbk
	safety	No, throw it away. Cooked lentils are out of the fridge for 2 hours at most, and boiling again is not enough.	rcknnpaJsemaReqZnmWXtarnejhdgbkhghqbficlbfnftYmhcoVjgZaclTVncqcp
		Rice and naan or chapati, plain yoghurt and a pickle make a meal. As a side it suits a dry vegetable curry such as aloo gobi, or roast chicken.	kliXfdTjhehQqmdqviZYakejypWdepZkigmdmgXqgsdbiioeVRlnXjjodVvfXpae
		Leave the green chilli out of the tarka and hand it round sliced. Garam masala is warm and not hot; a spoon of yoghurt softens the rest.	akhnfcldhobSvYnfrScjjZgkdmjbRpZegkfWiracidWbRadiinq3lZXjrancfcsi
	safety	Yes, take out plain lentils with turmeric before the salt and tarka, cook them quite soft and mash. No salt under one.	uXmdUbYmnnTYhZdowcgisVjgiYxkYlalchkiaffZdYfoYahZecuvbbXmniYplhXY
		Use a pot filled at most two thirds, as it foams; it takes 35 to 45 minutes. Stir the bottom often, and fry the tarka in two lots so that it browns.	isXdRSeUpaSgjUdZihccQfpuiimlmdNWkotqajmYkhjkmchaYgaahraqdjjfkbic
		Pressure cooker: 900 ml of water, 6 minutes, natural release, filled at most half. Slow cooker: boiling water, 3 to 4 hours on high. The tarka is always fried in a pan.	xahtegbIlkVajgqjnoedZfalhdbaoggUifcmhrPbnxekcZifanfYZpahemRlgcbn
		1½ tablespoons will do if you watch the onion and stir in a spoon of water when it sticks. With none you lose the smoke and spice, which is the dish.	ZhmixteknjdfqfaeiXujapdgirmckhkvtlrZjlnejcgcWSamddTlgljimYS0qgcb
		Salt first, as lentils need a lot, then lemon. If it still lacks, half a teaspoon of garam masala and a second small tarka of cumin and garlic.	dffnpahbxmhbhlbtkXhdrfdqnmlqTZUpYZmUihdjWpYhjdXmepnijrizpZxdcdii
		Spinach for the last 3 minutes, diced potato or carrot from the start, 100 ml of coconut milk at the end. Thin it a little for potatoes.	fidYgaoeuihjelnxhYwnWqgufibcoqchiUZYjaWgatrTXYhbfXefZTmZcYrgnWmZ
		Rinse them well, skim the foam and cook them until they fall apart. Ginger and cumin in the tarka are there for that, too; begin with a small bowl.	sYmjpdSZblSehZleonVhYRaoddvaVimffbwhkbfdcihjSbolpemkdnZwrZqmfljn
		Boiling hot in a preheated flask, or cold with an ice pack and then heated once until it bubbles. Carry rice apart, chilled within 1 hour of cooking.	pukkZlhbfZcVjVmlpcciTljemZhXbngacennofjgmlfmbmoRpploracWXcSoJkqe
		The recipe has no meat, milk, egg, nuts or wheat, so it suits vegans and halal eaters. Check the lentil packet and spice jars for traces of gluten, mustard or nuts, and remember that naan holds wheat and often milk.	TcjlekeqguVWirXkalkUiUhZrbgdXzgbibggemiWXjqaXipWbYlslferWeUhXrhm
		Allow 50 minutes, so start at ten past six to eat at seven. Put the lentils on first; chop, then fry the tarka during their last 15 minutes, and both are ready together.	gncWecgNkXTjldkevjlasWmemhZffddZeWdkrusZjSngYosZlTXlgodZrbhbiXan
	safety	Ring your vet now and say how much was eaten and how big the animal is. Onion and garlic are poisonous to dogs and cats, cooked as well, and signs may come only days later.	mUnaYaUddlphWeVgnpehcgdoWbrjSfokbguWnkfhmevrZlvUbimjdfTtbacojnir
		About 1.4 litres, so four bowls of 350 ml, or 1½ American cups each. With rice, naan and another dish on the table it stretches to six.	hzjRcaakuTfWnedexmlWYVlcdnbpejYYrnrcadhamhadfkfUlcUbgkUukYjbZfbg
1		No, red split lentils need no soaking; they fall apart in 25 minutes. Soaked for 30 minutes they take about 5 fewer.	sUvltbhaYofaZYqjwkiYpfgZhephycenifjpridafWejlbkmsuejZloZajiVldcx
1		Yes, 3 or 4 waters: dust and starch make it foam and taste flat. Nearly clear is good enough; look for a small stone as you go.	lRqfglawWpZikXklqvljcamublregbmqookkogfdcjanqwokvngXonndZfkkjhrj
1		Yellow mung dal takes the same time; split peas and chana dal about an hour, soaked 1 hour first, with 300 ml more water. Green and brown stay whole.	eZjflgbXbpacYYfnmfntgfWcoZ1UhnYiaeelfYTeasgYcabaiZigScjfXUnUhmq0
1		2 drained tins with 300 ml of water and the turmeric, mashed a bit, 10 minutes. Then salt with care, as tins are salted.	mcpljViUinedZcohfmqnfhdcvczapfbhemeajbRXlogagVhaxjdeQjofhdhKrggn
1		Fresh: a 3 cm piece, grated. Without any the dal is paler and less earthy, no worse. Stains fade in sunlight and with bicarbonate paste.	IdmlhbdifkmiYYjWecYfeYWqaskgXeobgwYdWUZminXljZlciium2dfaiecpkmjo
1		A pan of 3 litres, as it foams. The water is right: lentils drink it. Salt comes at the end.	nWaibgodygljlYhf2hlSccfelbovmadfqcuoegeiacdfolnVrhbSbvduVjgamfeh
1		300 g weighed dry. If they are soaked already use about 500 g, and for cooked ones from a tin about 700 g with far less water.	ievXmYmniflecZefpoqpcceIgphltXonzfhlrgfZjaYjgjlfreXgcidlZpjLjfal
1		300 g of dry red lentils is about 1½ American cups, and 1.2 litres of water is 5 cups or a little over 2 UK pints. As a rule take a bit over three times as much water as lentils, by volume.	ahlajfbdvUifmtdRtlpoZXUXbeaigWgktcvcjjfYhsYiqhiPneXcYjYtbibalfkn
1		Yes, split masoor dal and red lentils are the same: small, orange and without skin. Whole masoor is brown outside and takes about 40 minutes with more water, so for this recipe you want the orange ones.	afifndfiPhfWTeYgfnbteeZZdlzgejsjsbeujTodkmZcTfiehbfnTinfXUpWYrrk
1		Bin the packet, tied up in a bag outside, and use a fresh one: weevils are not poisonous but they foul the food. Look through the flour, rice and spices on the same shelf, and keep the new lentils in a closed jar.	ldmkngQrkupYNheslhknXUbcaexPfmtljflplbecbhijrgpjnXsjhedoZfbdckiq
2		It is starch and harmless. Skim it with a spoon, because it boils over and tastes dull; stirred back in, it is no harm.	cXcejrXfcZbnhYgsllVUegXlXjzfTYkneghxaVnnfkqaxllilrkdQendgfkkhokZ
2		Turn it down and set the lid ajar or leave it off. A teaspoon of oil in the water calms the foam.	mZYljgZbledniXrlklOUOrdhPjofabidjnkmegblYemTsfijesuRTedjikXjmmiV
2		Cook on, 10 minutes at a time, with a splash of hot water. Old lentils, hard water, or salt and tomatoes put in early slow them.	vXkktVjXgpbiRjocikevjieZhlhmfXSdXQeruleRTXbeedjhpelrWrjfkgoekheg
2		Stir in hot water, 100 ml at a time, until it falls from the spoon like thick soup. It thickens further as it cools.	oTbjeWtjnvmkknhgeVfXjlSgghNlXfljoVklapijiZdhljkmp2TcScfskmldagcl
2		Simmer with no lid for 5 to 10 minutes and whisk some of it against the side, which thickens it. It also sets as it stands.	tVVhramlhvXmdjumlajXhmZrhgZoaUWkpYijVgZfhfcXpkhmotVaUcinenvghomg
2		Pour the top into a clean pan without scraping, and taste it. A slight smoke is hidden by the tarka; a burnt taste is not.	rYcmhoeadietgiYoZYSqkdTehWdpslptXmyaelihjSeiqsXjZhpbZhbifdbXjauo
2		Soft grains with no edges left, flowing like custard. A whisk for 10 seconds does it; no blender needed.	jekgkPmsSpjhipnlXngfgmWjgikVcgjUlThzdmajUSgZbmhjoqieXmmnsorhSXec
2		Salt early makes the skins stubborn; if it is in, cook 5 to 10 minutes longer. Too salty: more water with a potato or handful of lentils cooked apart.	oSgnoklWqqobeZcuqbhUkakdkcjtciZqZYnksjoifZlbpiZTmZtUoknpkanesWYe
2		Lid ajar, a lively simmer, and a stir each 5 minutes from the bottom, more near the end, when it catches.	ZWZphXoVdqUmtedeioYXSjmjXjpikcXcijnmhnLjccfVqkhsojvYVlngmpbjdfcY
2		Stir it in any time in the first 15 minutes, or fry it in the tarka. Dry: boiling water from the kettle at once.	hRhsjejdnoroacqfmfmhnaakffYeiXilerbYknjibRVezVseksjWjafVfijjkpb1
2		Carry on: add a cup of hot water, stir the bottom loose and bring it back to the boil, then simmer until they fall apart. An hour does no harm; after more than 2 hours lukewarm, throw it away.	iXeqpkeVgjYnQenVcwQqnXnjWWfbacifWgugoqgoqbuihcjbjljjcTfinkWigpgr
2		The lentils, yes: half of them with 600 ml of boiling water in a very deep bowl, half covered, on medium for about 20 minutes, stirring every 5. Do not heat tarka oil in a microwave; stir in ready fried onions and garam masala instead.	srkzVXiTgakWgjhZnhnkXitfcXeZinnhXlhbitocS0cgbfYqgkeUifdcdkaoZtdl
3		It is spices and onion fried in hot oil and poured over. It goes fast, 20 seconds a stage, so chop it all before the oil gets hot.	XjhjiYYcVSeg5phmYmbrmdfjcndnjaaZsUjbnjjoicfdiStfdllbkqpYfZulUVgZ
3		Onion in thin half moons, garlic in slices of 2 mm, ginger as fine as rice grains. Thick pieces stay raw, minced garlic burns.	bnhUbZleabuhjuhZUYvcfgkpWonrrleYqTchWldtsapsbomqmdiogmhimdqqceeZ
3		A tablespoon of ginger and garlic paste each, in step 5, for 1 minute. Ground ginger: 1 teaspoon, with the garam masala.	UgeahYbRmftcggZhUTtdiVajnZsjfkqXjaRbPfffvleqdfkgngmcrhoXqYhgaqkd
3		2 dried red ones whole, in with the cumin, or half a teaspoon of flakes at the end. Seedless is milder.	XeijpdkYdkqfjWqgqUlqmaafimmdZkjXllWWddYglhMjQcahfkryhYYfSboTabpm
3		Half a tin, drained, or 8 cherry tomatoes; 1 tablespoon of purée with 3 of water. All cook in the same time.	anjSmfvcVahhaetnYmuopabgsdwiealgfspZaOadjpdjYbVXmnicdSmfgqgeqgdc
3		Put it on when the lentils start to simmer; naan goes in the oven with the tarka. The dal waits for both.	lfhghiWejhXdxojkqpZjdimishRlhddeedfgqshpbQcjolpZcSqiVhnXkd3Sinbo
3		A piece about 4 cm long and as thick as your thumb, roughly 1½ inches, or 1½ to 2 tablespoons once it is chopped. Scrape the skin off with a teaspoon; a little more or less does no harm.	SffRbgmfoWtXjncUfanYYYYhahqnqasepQeoUfkbplZpcfoarYZiinapiZmkiepV
4		Throw oil and seeds away and start again: a minute lost. They crackle within 20 seconds and should be brown, then the onion goes in at once.	jeeipqXbZmnlgYggfcbwfcYoYYkvmlxnkipZZhtbbWflqlUjUbtkcsfZggndeYuu
4		Drop one seed in: it should fizz and dance at once. If it lies still, wait another 30 seconds and try again.	XmggnkVogsmkrbtdnfW0ahilcernZftbrkkWgknhOYddhdchbuqnctjUifneVYic
4		Give it 3 to 5 minutes more at the same heat, stirring less. Deep gold with brown rims is what sweetens the dal; pale onion tastes boiled.	haoimfpghabxcmWeqbgzlqjdZhlviZPZdVcqfbmjWafZeoUddhfhdswTcijjcpqe
4		Turn it down, add a spoon of water and stir. Pick out black shreds; dark brown is fine.	pUdihmqZWXewfmXedVc1lkbeYcfxsoghXYlfbkfgiSeknuWbYdplemjgcdfngcxn
4		Yes, ghee is traditional, 3 tablespoons. Butter alone burns here, so mix it half and half with oil; coconut oil gives a southern taste.	PfnnlkZkgnkXrSUmVYtjThcesijmoxojmdlNmZkeZgiWgTffebXgXlkYggbqlgad
4		Mustard seeds, a teaspoon; they pop, so lid on. Ground cumin goes in with the tomatoes, 1 teaspoon. 8 curry leaves go well.	QmXjraTdjppdlZpnjhpoeVdsmfkdboqdqiZYUefgdeeoqWWebZsilpjRebthTiir
4		3 shallots, or 3 tablespoons of ready fried onions stirred in at the end. Without onion more garlic and tomato.	UmncpXjVWcliioigkSquigrYenilrnXYjXfUbWUhcklnciVdicnhkdsaWVjwlqmr
4		Cook the lentils first, put the lid on and set them aside; they stay hot while the tarka takes its 14 minutes on the one ring. Loosen them with a splash of boiling water before you pour.	kiYnaYeYWPYgqXfbirSqbhrnWSnUcjinrtidntiiWilggfdgkinXYUUjnijghZhs
4		Yes, jeera is cumin: thin, brown, ridged seeds that smell warm and earthy. Caraway is darker and curved and smells of rye bread, fennel is green and smells of aniseed; neither gives the right taste here.	SlhinnRjZroaiZdljldtfVakfiwffjsZrZnaXUjdblakjiZhbRsrjqgaYdogTjrn
5		Pale gold is straw coloured at the rim. Brown: add the tomatoes now, they stop it. Black: begin again, as all of it tastes bitter.	aZljnlcXfZktZlLmcWgsiWVjYZjyhnkeZYggRhnjibggdtdhUbnafqkXkbmfWnvf
5	safety	Dry the ginger and chilli, turn down the heat and hold a lid like a shield. Burns go under cool running water for 20 minutes.	ebhohmeakmilxXtmcYVbKmbnPmiqcjukpejZnohjlYZgecljTspbblihmkWifVjX
5		Give it half a minute more, stirring. It is ready when the sharp smell turns nutty and the slices have a straw-coloured rim.	SfioogdakehsYpUgfdfukhdkfcipXPhVaXZnTidmfVnfdwfghfsebprTunibVohc
5		Garlic burns in the 8 minutes onion needs, so it comes late. If it went in first, lift it out and return it here.	angdhXcUhZmmjicsYcqpgXrrRbXsfiWdfXWXZllmfanlfhocbhsVlfuRlWvmiZbl
5	safety	Open a window, lower the heat and step back. Put chilli in after the garlic next time; the fumes pass in a minute.	kZcskoZfigikherdqRYpdifwUjopajxclnjbgnkipQYeUnjiXlxpgfdrghWehWll
5		Sliced, as here, it gives real heat. For mild scrape the seeds out, or slit it lengthways and leave it whole, so that it only scents the oil.	WmdeoihhYrvbsfuhnaendZgoZmqqejnfpjgfirZkhgWlXjXqiks1ceXggeuYZRnc
5		Nothing is spoilt: turn the heat up a little and cook it all for 6 to 8 minutes, until the juice has gone and oil shows at the edges. The garlic will be milder, as it stews and does not fry.	gndfijhWjelpdggtWgpsfWiwSaXrXbfiifgYdnnqjYojichZenvRkWxTmltflbYd
6		When the tomatoes go thick and jammy and small beads of oil stand round them. Then the raw tomato taste is gone.	WdlgrhlkgmenomfiiogucnWcmnjkZRoahYmcjfdjYJdYiikfixeiXsnVllgcUYXO
6		Press them with the spoon, add a splash of water and a pinch of salt, and give them 3 minutes more. Firm winter tomatoes take longer.	pekWxVwfajjgQmrieejuojZheikrcUXdbUhrlbkaVdcjeeaoomnldasimvlhmXaY
6		Stir in half a teaspoon of sugar, or a knob of butter in the dal. Tomatoes out of season are sour; another 2 minutes of frying sweetens them as well.	bnZfufecmgcecpdtkdfdhkPsmfkrNVmhUacfiRfpglYkihTphepdhZmrzqlelYjh
6		1 teaspoon of curry powder, or half of ground coriander with a pinch of cinnamon and clove. Left out, the dal is plainer.	LobolbbWjktVlZopffrdpgavlhkeZidddpbShfhdniXjoWZemguhqnhXjXuearno
6		Add 2 spoons of water and scrape the pan now. The heat is too high: the paste should sizzle gently and never go dark.	kZYgdkodofqsimanYSeziiSjmXbrlgpllpwbgqqdhLaifmbnfooYafqgdmcaZgij
6		Three spoons spread over four bowls is little. If you dislike it, spoon some off the top before serving.	ZgZfrjZlmdncjghwgcgmPpTffolqehpwmhqcifqnjRnclXnpduTaWijifcisiiiR
6		Yes, it can wait off the heat for an hour. Warm it until it sizzles again just before you pour, or the sizzle is lost.	nigmoWjbhcSfkZfeOhWvgYlXdmVmjfZiYelXmlkpgWmgoYqYf0jnibmRrYkVVcci
6		Garam masala is a mix of warm ground spices, mostly cinnamon, cardamom, clove, cumin and black pepper. It is not curry powder and hardly hot; it goes in late because long cooking dulls its scent.	OlbqldfZjltQpcdpjgmiqgZvaijlRaeXlehWghohmcZYlUdijeqiplhZkVzYXmnn
7		Stir in two thirds and leave the rest on top for show, with a lid on for 2 minutes so that the scent stays.	WhbdeXhiZXjjvhj7YpVbVdffglbiZqZkodijhaXpgQmbtdipaxmegiohealmZYjZ
7		If it is not all poured yet, heat it half a minute more and go on. If it is, leave it: the taste is the same, only quieter.	Ygc1qmblggnsffgZlhUjYZWjQYojaidmehdSqhncgQdldXcYdzaVdoeVkimocdkl
7		Bring the lentils back to a bubble with a spoon of water, stirring, before the tarka.	sbgvmXjfjgbekbkYpjVredlgUbfddmgoVdjSovihdYgdrZrVi1ddWgjakesSXmin
7		Use mint, spring onion or just a squeeze of lemon. Dried coriander leaf adds nothing, so do without rather than that.	djkRmpjaYkYhZRlpbZkcgbXiskjVhhacXfTSgYReYhghqZhfWXugqdUbcgtmbhta
7		Stir in a cup of hot water and a squeeze of lemon, and serve it with yoghurt and plain, unsalted rice.	mXdridiVmojYebfvrUeQhdeajeisZoatVXrlsgiikaifshWYjbpZlffylbohtbfi
7		Stir in 3 spoons of yoghurt off the heat, or 100 ml of coconut milk. Leave out the lemon, which makes it seem hotter.	fiWtndkbkoiYnfirqOYiehZiYjblQqjjXagdgrZlmWZedhcieqooZWUusbnThZqq
7		Yes, the lentils at a bare simmer with more water, up to an hour; tarka poured when they sit.	uZeXmYjZpiPemaiXVjYjZblXekYeilRlUhmYskbnebnemcteewhibeaSlThVVfcn
`
