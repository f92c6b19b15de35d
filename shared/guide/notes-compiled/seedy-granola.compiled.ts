/** Seedy Granola: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 160°C, or 140°C with a fan. Line a large baking tray with baking paper.
Stir together the oats, pumpkin seeds, sunflower seeds, cinnamon and salt in a large bowl.
Pour in the oil and maple syrup and stir until every oat shines. Press it on to the tray in an even layer.
Bake for 15 minutes, until it begins to colour at the edges.
Turn it over in large pieces with a spatula. Bake for 15 minutes more, until golden all over and dry to the touch.
Leave it on the tray until completely cold and crisp, so that the clusters hold. Stir in the raisins.
`
export const NOTE_LINES = `
		A month in an airtight jar, cool and dark. A smell of paint or putty means the oil is rancid: bin it. Soft only means damp: 5 minutes at 160 °C (140 °C fan) without the raisins crisps it.	gstnqeablqbcXZSpZUheikTccbiaibubXXqkRVcjfWhrncponekhhWgYjZTaYtdg
		Yes, for 3 months in a tight bag; it hardly freezes, so take out a bowlful straight from the freezer. Leave the raisins out till later, they get hard.	nqlqZVitpmSZacmXiWkoreddbVXimgjfedjmQTbSkomvnbqifaejmWgZqWZbcjbd
		Mix the dry things ahead, as long as you like. Add oil and syrup only before baking: overnight the oats drink it up and bake chewy instead of crisp.	shqsiepbkVUkkidlTngbqcqfogVehflgcloXhailhdponUnic0grghlPlXWUcmTg
	safety	Not as it is under five: hard clusters, whole seeds and raisins can choke. Crush it fine, soak it in milk or yogurt till soft, and have raisins cut up. They sit to eat.	nhkeYZbnfrZVhbllpZfgtahkeYydUodggjikdjbZeVcqUXdjjgv5beSgkrarlbja
	safety	There are no nuts in it, but oats and seeds often carry 'may contain' labels: read every packet, and use a clean tray and bowl. If they swell, wheeze or go faint: their pen and 999.	XlgnflXqcvZWcodjfpiroWjksailXuscdhcdhfecWksfbdlabbpvjbkvXZNadpqi
	safety	Only with oats labelled gluten-free; ordinary ones pick up wheat in the mill. A few coeliacs do not tolerate even those, so ask.	VcilkihkZtTgnrYjZlmalbbTpfjhdwZgqZXjeokZUlliYjpXbbaymfgpciabX0hq
	safety	No, and ring a vet now with the amount and its weight: raisins can damage a dog's kidneys, even few of them. Do not make it sick yourself.	lWqTcVUeelogVfZgjnohakaoaZrjQhpjZlrZslcimlrvbjncVlnmfiTuYZbnnnjp
		Yogurt and fruit, milk, on porridge, over baked apples or ice cream. Put it on at the last moment, it softens in 5 minutes.	iptZdidmebfTphhrxhSRilhbqeRaasaniasldfahYsdWZgqpUbdiWgoeldqqXibg
		Air fryer: 150 °C in a lined basket, a third at a time, 10 to 12 minutes, stirred twice. Frying pan: low heat, stirring 12 minutes, no clusters. Slow cooker: high, lid ajar, 2½ hours, stirring.	vmhvWffKljahjjjggjggXrloaZXdqomdmhagiqfcjzfkYdPnZjmfktgXasTcenjh
		One tray for each batch, or it steams and stays soft. Two at once with the fan, swapped at each turn, 5 minutes longer. As a present it keeps a month.	i1YeNVbgqYVjgYfdhhgjTliqgbfefhRXZvsmUcnWjlijpajhhebZpocikYaUkgaZ
		Oil down to 50 ml and syrup to 80 ml, with a beaten egg white for the clusters (no longer vegan). Below that it is dry muesli, and eat 50 g, a small handful or so.	clodwtgmnhYgygZegVricqdieojYfkhwnghgjjjhjiYVQVamgaVliicoocUwvfcX
		Golden syrup or runny honey, 120 ml, for the maple; only one sort of seed; more oats in place of half the seeds. Own-brand oats are as good.	ahdeulThnmRpfhlehYijioclnjoVjpookZcZVZgcXwPcXQXtqTdelhjlghnklhqY
		Nothing in it to mind in pregnancy. It is good for fibre but sweet: 50 g with plain yogurt is a portion. With diabetes halve syrup and raisins and count the rest.	khwYeojjsiVashVjtijagijgeohXXlgkejanWdleegeXKcpmgUaoqeZwmeYwfoZf
		In a small pot, with yogurt apart. For bars press it 2 cm thick in a lined tin, 50 ml more syrup, 25 minutes unstirred, and cut it when cold; they crumble a bit.	nylhecjZkffVbdphabcbXtcbodXVZvXfadkqjTkgelZleiimopfpxibdcjQlPhlU
		Granola is oats and seeds baked with oil and syrup till crisp, in clusters. Muesli is the same sort of mixture left raw and loose. Pressed thick and cut, it becomes granola bars.	ZsmgsTcWhnljjjXqMcfvorgfcdeWZkmZrWcfgdgohhVkeTjoeddwqsYecmoidpnl
		About 750 to 800 g, ten portions of 75 g or a good half cup. It fills about 2 litres of jar: two of 1 litre, or four of 500 ml.	g0lRdUgjuThXoZdarkpWXWedZhgodigVtombbbcZkkXfhiiWqeaZigUvfXdcXgda
		It has no milk, egg, honey, nut or sesame, so it is vegan and Jain friendly. Oats are the matter for coeliacs: only those marked gluten free. Read seeds and raisins for 'may contain', and raisins for sulphites.	ScgmgjisfqUZfvasUdocoYjambUfbujgeXebYnoZQlnTYigZeWlrnbioThcgfonj
1		Gas mark 3. At 180 °C it burns at the edge before the middle is dry, so stay at 160, or watch it and turn every 5 minutes.	gidocuiZaqVqmeeSshfqcilgQdbYYjdmjUcjgpmkguigcdUZrhpgksTXgkXQmpbd
1		A silicone mat is just as good. On foil oil it well, on a bare tray too: syrup sticks like toffee. No wax paper.	fbieXhqeUibljjoddXkkapbnobZXjlkaktmOcfRibiXfahfxpZeeotuYVXXmntnc
1		About 30 by 40 cm, so it lies 1.5 to 2 cm deep. Small trays: use two. High sides hold the steam in, so turn it once more.	cvRaLXhmjWjgggjegfdiTndnmgohslWasvpehZbkcjdfjeahlgabgwXqWhZXtmaU
1		Preheat 10 minutes; from cold it takes 5 more. With a fan it browns evenly, and is turned the same.	ehcodnmebkZisXgarkZlcmjfObaZeldZWdhYiotnqpiaoadWhooeymYRblbMcmZh
1		Yes, in small lots: a quarter on a plate lined with baking paper, 2 minutes, stir, then 30 seconds at a time, about 4 in all, until it smells toasted. Or stir it in a dry pan on low for 12 to 15 minutes. It crisps on cooling.	oqiyXWjVbZiegrfddhnlYkknaVTYipsjXneagsseWtclddSoehjboldcbhXhYwgp
2		Rolled porridge oats, small or jumbo; half and half is best. Instant ones turn sandy but clump well. Steel-cut and oatmeal stay like gravel: no.	hjgknWoQdofjiiiidkmksfdVrffdl1piudaqfZYnXqRoZZnkaeWshfjfZsglgqUo
2		Any 160 g together. Sesame and linseed brown faster, so not more than 50 g. Chia, 2 tablespoons, swells in the mouth.	SshhrlXlcqnWlarmjgkzdZjmkgohjopeohaWZShdVwcldXWfiSqpcigeZcnfdati
2		Roasted: stir them in only when you turn it, or they get bitter. Salted: leave the half teaspoon of salt out. Shelled ones only, the hulls are like wood.	felhkndfVmnbdTktqebncUpdcdsuslqmfcohiamkWhhlggXiiUxqlgtcaetUnToh
2		Up to 100 g of chopped nuts in place of some oats, from the start. Coconut flakes only for the last 8 to 10 minutes, as they burn. Then it is no longer nut free.	RlgheleXjqfYhhhnidtvlmZouWpmcxnnigYOjaYWbmjWffgiWXonTkoiYYcTgdla
2		Half a teaspoon, it lifts the sweetness. Leave it out by all means; it only tastes flatter.	cTlntnkanqpXqZbntdkPoVkciimnckWoeeqgkkjigmchmeTYoajdxnptjYdpnYaZ
2		Mixed spice 1½ teaspoons, cardamom or ginger 1, or the seeds of a vanilla pod. Leave it out and the oats taste plainer.	alTckneclnwVueiqZcpXmcbuoikkYkecfkZabcaaipYnjQYmgdstpndUgevhdplm
2		Oats 350 g: about 3¾ to 4 American cups. Each 80 g of seeds: a bit over ½ cup. Oil ⅓ cup, maple syrup ½ cup, raisins ¾ cup. Oven 325 °F, or 285 °F with a fan.	XsnZohZauakioqjVqmoveVbTddXoehpnwfpbdlkeYwRlogcVigZolfancjccfflm
2		Pinhead, steel-cut and fine oatmeal are too hard or too dusty: use rolled flakes. Plain instant sachets do at a pinch, but not the powdery kind; with sweetened ones leave out a third of the syrup.	ljkjmbhRjobplnjkfkkkreaTpeedf0wnudbpgbckXqTnZXrgYiaqkffjfsimksUp
3		Honey, golden, agave: the same 120 ml. They are thicker, warm them, and bake 5 minutes less as they brown sooner. Brown sugar: 100 g melted with 3 tablespoons of water. Honey is not vegan.	aSiitdegnXWtfnegXXnfpjjhigeeajjmYfYZcVliYmOYegOlhbYbobedcjcfvtyV
3		Melted coconut oil or butter, 75 g; mild olive oil is good. Without oil it is not crisp but leathery; 3 tablespoons of apple purée with 2 of oil is the least.	TdlmtnYgjnjYmVXjXTvlVhehsikmmstmeirOsahgZhdbcUcjdfYhZjkYgcVulhfZ
3		Not one dull white oat left, about 2 minutes from the bottom up; clean oiled hands are the best tool.	RclmZSukgYkupohoXjiejtRfmmbjdgnntgbshglmXTVijnhslnlkcjvjiqmgXZdb
3		Press it firmly flat with the back of a spoon before baking, do not stir it but lift it, and let it cool untouched. An egg white beaten in helps, if it need not be vegan.	bnZZeUnnojkjaqpkMXeefjUkdmhWdsgboTdkpenhkXcrhkmuimdjkfj0esqkZUch
3		Add oats, a handful at a time, until nothing runs. If there was double syrup, add 150 g of oats and bake 5 minutes longer, watching the edges.	oXThoegivkiucrmscahfaldfccQnZafsojpffgsglTgcqXgkivRUcabohlahudnh
3		A spoon of oil and 2 of water, warmed with the syrup, goes further. Stir well before adding more.	dSamqajlzhl2dnjoagojglWdmaVkajlsqneektqhZYTjgXdmdsUaXikljigqfjah
3		Pick out those on top and press the others into the mass; bake, and take out burnt ones. Burnt raisins puff up, go black and bitter.	kSoXodafShffeblmRrtfphnlkTckjffekmabdkfhffheoPcpRotokjgbZReSvbhl
3		One and a half to 2 cm, pressed flat and level with the back of a cup. Thick in the middle stays damp, thin at the rim burns.	ijUZXXtpZnioirmaalVfXlSdgqekegacoYgphYZmjYhelqdsqpUiesfpbjfYgaXL
3		Oil 80 ml is 5 tablespoons and a teaspoon, maple syrup 120 ml is 8 tablespoons. Measure the oil first in the same spoon and the syrup slides off cleanly. A 250 ml bottle leaves 130 ml.	TZfhrochuTrlqnaYkbtlVdYXbhbocfjrtioUdnlgddTZlXgUllUYeiUggfTlkZha
3		Yes, the same 120 ml: it is sugar syrup with flavouring, sweeter and a little stickier, so watch the second 15 minutes. Sugar-free syrup will not crisp or clump.	aVhkvmbgrYbukfhpYVjYpZnlebiiZokmkegbbOpqcrKZgbSikhcemggZbnehnpve
3		Sprinkle it over when you turn it after 15 minutes, half the amount, or toss it with a pinch of salt while it is still hot and sticky. Forgotten salt only makes it taste flatter.	hWTeppbVqr3dmfgqZlnWkbjrdjbobgadahcdmjkifagjuUYehiohziZcnYkhuqZf
3		If it is unbaked, make another lot without any salt, mix the two and bake on two trays; a whole tablespoon is six times too much and needs more than that, so start again. Baked, use it sparingly over sweet yogurt.	fZXvlfnUrnocdbdwnWlTeehZihhqYnZraZrilfmhkbgiscTZjXjZokczlbljyZdg
3	safety	A lick is fine for most: there is no egg or flour in it, and rolled oats are steamed already. For a child under five whole seeds are a choking matter, so keep the spoon from them.	fcplXTjblokVcbbvdkbksVnchijaNeXhnrldYigngZwofblllsi1nggmonYpoejh
4		A light gold rim about a finger wide, the middle still pale, a warm toast smell. Not there yet: 3 to 4 minutes more, then turn.	adbdqioledbzekaYlnVthkckZefjdRYUZYatggmeWUhbfqWXgdfeaypQmmibWfiY
4		Take it out, move the dark rim to the middle, turn the tray and set it at 140 °C (120 °C fan). Pick out black bits, they are bitter.	obUljuicRaZvfiUgeaVxkhbZbafookibTjlebkoimTfhkuSbXanffoZebjXWghtg
4		Middle. With two, upper and lower third, fan on, swapped when you turn them.	XzScUgjnUkYngZcgjoXqTschafbieoUbcjfhidgnijicleekeauafqVWVcbOthcV
4	safety	Stay near, it burns in 3 minutes. Forgotten: turn it now and check every 3 minutes; a dark rim mixed in is fine, a black one comes out.	dZSnlliXanZqimagb1QchWsqXdcikXceUlgcsnYdfbdfmeYWfksldtmYriTmeibh
4		Take it out and break it over in big pieces, dark rim to the middle. If the underside is pale or damp, bake it 4 to 6 minutes more; if it is gold already it is done. Pick out what is black.	hYUgsnibXlkrSffcYvVfhUeoQjXqibcfRbmgpqngjZpgppPTdbhelnZXliVbcghg
4		Better not above 170 °C (150 °C fan): seeds burn. Bake it after the hot things as the oven falls to 160 °C (140 °C fan), or with a meringue or slow stew at 140 °C for 40 to 45 minutes.	lpYYXnTWglenljcljheodhqhjeWcahVohfZelqome0khbbXffajnasUeogcKuqVl
5		Even biscuit gold, dry on top, and it rustles. It is still bendy when hot and hardens as it cools, so do not wait for crunch in the oven.	jcskkZlnfoduamahpkWqeqdclkbkVSbTTRanjckgUVjVjnffdlelivjWkoeWUmhW
5		Tip it on a cold tray at once. Pick out the black and taste a cool bit; if it is bitter through and through it must go. Next time 5 minutes less.	kdgrjqfUdfjqYgUmYTbrmgZgbWepreopRltfYhoklTemoramXangelWimfgYidyp
5		Three minutes at a time, turning the tray, at most 10. Ovens differ, and a thick layer needs longer. The colour matters, not the clock.	fghlmhmclfVzYtcioiariigjhhekcMTZccXtheqeWagZalWdciXdbzoVlriTbrhd
5		Cut it with a broad spatula into hand-sized slabs and flip each. If it crumbled press it together again, it sets as it cools.	imdXaZiqabsiTjnfNmWXKmagQncegogfoWpikllkXbkriocjbhlehmqqhmgmTaYZ
5		Bring the edges to the middle and the middle to the edge, and give it 4 to 5 minutes more.	riammploYknkVuaijnT0kmdSkidpXZaRVaaqnflgiRlZohYifefjhqibdqbagjgS
5		Two spoons or a fish slice will do. Not turned it browns at the rim and stays soft inside; if you skip it bake at 140 °C (120 °C fan) for 40 minutes.	beTjibkjNffmohedUlSaYmhschcfhjdfjipnumbecubhZjYiqetcej2VnkTrclZZ
6		Back in the oven at 150 °C (130 °C fan) for 5 to 8 minutes without raisins, and let it cool again. It was too thick, or went in the jar warm.	tknksVkegumjVifihXbkhpadXhPhXabfQQglsfpjcZZfpWYpjhbqkpfXhlfUdwed
6		A taste, yes. For clusters leave it alone 45 to 60 minutes: the syrup sets only when cold. Stirred warm it falls into crumbs.	gokoieonejfVuemhhfShhksdWYeekkchEehYkodojShkgnpckxbpminTmifbRfac
6		Break the slab with your hands, or a rolling pin over a cloth. Stuck: 1 minute in the warm oven loosens it.	peaWWYhmbjxdcopaSdalYmRiYicclrfeibncoinZbQXmmvpxqinefilkklciYbaZ
6		Any dried fruit, 120 g, cut as small as raisins. Chocolate chips go in when it is quite cold. Or leave it out, it keeps crisper.	eZpOnZkgZkeZfglfXkuaqfidtcqfZjhcdnYimTSgbsaddaizUjnkjdbXTTacecro
6		Put them in boiling water for 5 minutes, drain and dry them very well, or they soften the oats. Or keep them in their own jar.	vR0buShgYkkYUbjehesjppcandgkkegfefbslhcbdfYjpWg4emrqcgedbhgajcjm
6		Not warm: steam makes it soggy, and may mould. Damp already: tip it out, 5 minutes in the oven, cool. Glass jar or tin with a tight lid.	llipjagjedmXjkYlfiQjXbgcjUlWamnSShdTcdWjqaffnetmojqMsXhZicSTfmid
6		Yes, before the raisins go in: warm 2 tablespoons of syrup or honey, toss it through, press it hard on the tray and bake at 160 °C (140 °C fan) for 6 to 8 minutes. Do not touch it till cold. Loose, it is just as good on yogurt.	eoihefnzfdvjaurjNZegguZghfWaaommdYbbnmxeeXjupjanatXnqkelfhdgXjdg
`
