/** Lemony Green Beans with Almonds: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Bring a large frying pan of salted water to the boil. Trim the beans and slice the garlic thinly.
Boil the beans for 4 minutes, until just tender, then drain them.
Melt the butter in the same pan over a medium heat. Add the almonds and stir for 2 minutes, until they turn golden.
Add the garlic and the beans and toss for 1 minute, until the garlic smells sweet.
Grate over the zest of half the lemon, squeeze in a little juice and season well.
`
export const NOTE_LINES = `
		Yes: boil them 3½ minutes, cool them in cold water, drain and chill up to a day. Toss them in the hot almond butter for 2 minutes just before serving.	wmplkgmVhSMbbWjYlfgkmbsdkddcikebVfsbjdbejpomkc3iZmcqeYkXnXgWWjcj
		Two days in the fridge if they went in within 2 hours. They lose their bright green through the lemon, but are good cold as a salad.	rtqemjmejebcRSZhkbedhhdWfmlZqgldSetcXQbkdgnslc2dhffmVTedeVgXYjan
		Not well: cooked beans with butter and lemon turn limp. Freeze raw trimmed beans instead, boiled 2 minutes and cooled, for up to a year.	osnoVXjonmVYYXmblYirobbbaXYhjblbdalcXQXRjqmopdsZebeegQmWoYfWfgaf
		In a hot pan with a teaspoon of butter or water for 2 minutes, or covered in the microwave for about 1 minute, until steaming. Add fresh lemon afterwards.	vsosaetdkZnZbacYtZdlblhYXfdddjkgSjoSfppXWmdekepnXmfbkYbYgdsbPrdn
	safety	Do not pick them out: traces are enough. Make that person's beans in a clean pan with fresh butter before the almonds come out, and use toasted breadcrumbs instead.	ahiijmVoYvYTZjikXpjsnZgkvYjlcutkcncchhicYhsihijhUcmuhdltfWOYcpmk
		Any roast, grilled fish, chicken or steak. They take 10 minutes and wait badly, so start them when the meat comes out to rest.	khfUZiWgccZcheejmgefhnrewvXYrnQlhihildbnlohYXouebSskanuckXuWcZTe
		Boil them in two lots, so that the water comes back to the boil fast, cool them, and heat them in two frying pans with the butter. A heaped pan steams and they go grey.	nsbcSTYYtUUdgVjboibkSiomdhnfkcRajywtcmmXhehhlbliahYVepdplfkehdje
	safety	Give plain soft beans without salt, boiled 7 to 8 minutes, before butter and almonds. Flaked or whole nuts can choke a child under five; use finely ground ones.	oancUeZnhpUVhYdntcfiubjjjTxjXlfkcieeeebReYdpVbmgadszbfZknoTnkecX
		Air fryer: raw beans with a teaspoon of oil, 190 °C, 8 minutes, then the almond butter. Microwave: 3 tablespoons of water, covered, 4 minutes. A pressure cooker overcooks them in a blink.	yejwWbgKihbdemjjqljgUjllbbbZllmYfkccksaRf2deYgVmciicgpfbYsWgghgn
		Yes, 10 g of butter with a teaspoon of olive oil still toasts almonds. With less than that, toast them dry and add lemon.	amreutbmemcWqXUdhZrlbpXjkjjhljpzfjhYlgoaikjYTWeogaZnaomknZRwohhZ
		Yes: use 2 tablespoons of olive oil in place of butter, as butter sets when cold. Add the lemon at the last moment, because acid turns them olive.	komYdmlicdnMhTmdwUbZVhikmeZcbsehQhdapclqepfimexairdmpafUgcekOgge
	safety	Cooked vegetables may stay out 2 hours at most; after that bin them.	qcnbelYMndmbPgrdmnXYtYtmglecgfhfahqZjebnhbqirXqgakTqgYfcjSTocoen
		Fry 2 rashers of chopped bacon or a pinch of chilli flakes in the butter first, or add crumbled feta and mint at the end.	emjhiikesriYneitlUufgsjvluglUiblaUiTebXibshXSXekXlmokqhqgXqkaWib
		Put the water on when the roast comes out to rest: with trimming it takes 15 to 20 minutes in all. For dinner at seven start at twenty to, and squeeze the lemon at the very last.	nhcUlfYaiZUsggihrgghpjijlkadhiVfZdZcxqnckgjXgivaZTfjWnpTndwPmVXi
		It is 100 g a person, some 15 to 20 beans, and 400 g is 14 ounces, just under a pound, or 4 cups. Two bags of 200 g are right, and one of 240 g serves two or three.	bwnLebcjsUmVdadXrmnlbXhRVmhncelhshnglfdXlpbcficUobVVglYpigaSgZha
		Butter is the only thing from an animal: use 2 tablespoons of olive oil or plant butter instead. There is no gluten in it; almonds are the other allergen, and sunflower seeds can replace them.	OfdjfmfmcqXWmmbnWaracWhfqYUYeymdaakZhjnVUqlVWeiYdaekehhfXeVxboho
		Yes: beans with 3 tablespoons of water in a covered bowl, 5 to 6 minutes on high, stirred once, until tender and steaming. Toast the almonds and garlic in the butter when a ring is free.	ukcsZUgUgUZYiblaplgpgltiZVdZemkgdqdYmsgUPyfaZgYnegmWZYYZjjckeojp
	safety	Plain beans are harmless, but garlic is poisonous to dogs and almonds can upset or block them. Ring your vet with the amount and your dog's weight.	gXnUWYQYbjqeYiYcmqikegXocZrmVdpkcjoTpoainounZpuaYikgbfapdYYmktjn
1		Only the stalk end must go; the thin tail can stay. Line up a handful and cut straight across.	UglTbekjJiWnkfkig5edfddlYqsimZYbgZoylkbgvkYifgjnkbemanaghcogcVhX
1		A wide pan lets the beans lie flat in 1 litre of water and serves for the butter after. A saucepan is as good.	qgZnYckXmZehhWrZnfdgdogomUqmrjhbtvmjkkhkXtWafhUkhfhKfpnfQtcmkkij
1		About 2 teaspoons to a litre: it seasons them through. Forgot? Salt them a little more at the end.	hQkjkmidtlvfoYcoygpSnXjbjemsefYmigqfrkjfbebdugeSngmVtknocbgfrZVh
1		Frozen: straight into the water, 3 to 4 minutes from boiling. Tinned: drain and only warm. Runner beans: string and slice, 4 minutes. Broad beans: 3 minutes.	lXoXcSkZacXWadrfkjjlneacdcubolbYfhZVhYQPrzcWhWgejfYccTncecmXlcln
1		Fine beans 3 to 4 minutes, thick ones 5 to 6. Mangetout or asparagus tips take 2 to 3.	hYhbkUoaTlXfbVohhfnfjecgiprUmhVZjPcciVUamrabSeZhldTlYblXYnoUmYju
1		Paper-thin, 1 mm, so that it softens in a minute. Crushed burns faster: add it with the beans, not before. Granules: a quarter teaspoon.	ZmmbkWgcahspfnecWVvcdgcmbjhvjngVoaXWRiXjthgtVnktlijfmqrZlcjiWjhT
1		Bendy ones are fine, brown spots are trimmed off, slimy ones go. Pull off a string along the seam when you see one.	rZqahfelVkldNlZoipbunlTTXirXpfjTRTiuhaZZichhjgeoibqmdYpgieeakepd
1		The thin round ones, sold as green, French or fine beans, string beans in America. Runners are flat: pull off the strings, slice them slantwise and boil them about 5 minutes.	iVlSgZddRihcicakjmZjmhUddlwSekYUpOjfnUTbgtVYdeeldejhacllXmpWeUql
1		Trimming takes off the hard end where the bean hung on the plant, topping and tailing if you cut both ends. Ready-trimmed ones need only a rinse. Leave them whole, or halve very long ones.	XfqRgeknNfajimmof0egihZbWwpjlbWagXotkgYfppcakelqdbdmXfWhddnbfWiQ
1		A pan of 28 cm, 11 inches, with sides of 5 cm and 1 litre of water. In a small one boil them in a saucepan instead and take the frying pan just for the almonds.	lmZfVaohqWmfjdnXnhifambjiZruwjic5vmmleggYnYgdlcgjcfUbwflPoaehheb
2		Bite one: it bends, gives easily and no longer squeaks, with a little bite left. It takes 3 to 6 minutes by thickness.	hbtdnUljgkhiXlmfileqimbWgnkmcObSZNcvjdbbSZdXjhigncftXteerqnfVXdd
2		Lid off and plenty of boiling water. With the lid on, acids stay in and dull the colour. Long cooking does it too.	rOeZnbnhaZWpbVZjsgWmcfgiPcrjmaUXajqrgbagbhaXshopaimRZcqelhofckpo
2	safety	Give them the 4 minutes: raw green beans hold a natural poison that boiling destroys and that can upset the stomach. A bit of bite is right, raw is not.	lYxilWlXamjaRcckpievvgsYggpbcVTYZigipfWecbkbakpknikyeYqSfjgjiYmn
2		Use them anyway: toss them for 30 seconds only and let extra almonds give the crunch. Really soft ones go into soup.	6VjbpUbdgmkgGhmsdkdoifdjUhTcjfcgVVoktbnafYdfkUhhcgjjbahkphjidihn
2		Only if they must wait. Straight into the pan is better, because hot beans need less tossing and do not water the butter.	oaogigtqZqkemVykvhfmhgsfZanjtkcnbokfrhhfefXholvfozhaodqUTifXhflj
2		Count the minutes from when it bubbles again. Lid on until then, off afterwards.	nVdfmiojijdneYreviZbbiohPRndaWeRdedcrmkWYVgSjhsWifkTgjpSkslWcgdf
2		Shake them hard in the colander and leave them 1 minute; water makes hot butter spit and the almonds soft. Wipe the pan dry too.	kRvZkWfrlmpjaekqigkiXmVeeaZnqdmmmqiexlkZdVbZqbouiqnXThtdcqdhgcpn
2		Drain them now, rinse them under hot water and finish the boil in fresh water from the kettle. Then leave out the salt at the end until you have tasted one with its butter.	sQgnjklcolnffWkrvdlTjZodfalrkidncdsjsincgdhauefUkcoQpgltfhhd0Xdg
2		Run them under cold water until cold, shake dry and leave them, up to 2 hours out or a day in the fridge. At the time toss them 3 minutes in the almond butter until steaming hot.	vWgYjXjXgdSiXinbUoaqqalckkZglkThRhkW1oZfkgeXkbsZeulkagkVlghThhck
3		Tip it all out, wipe the pan and start again with fresh butter; they taste bitter through and through. Medium heat and no stepping away.	jWjifpeYYfdgYeTiYabzmfXlhTfxprtqXllZffnadZhflpdiTaphXmgieeYYed0p
3		Light biscuit colour at the edges and a smell of popcorn. White after 2 minutes: a minute more; they go on browning in the hot pan.	abohnjnodfauXiVcopXzomdZmdnneYceeWascWhfSXgYetdbYamnZssXehkWUjke
3		Slivered or chopped: 3 minutes, chopped small. Whole with skin: chop roughly. Ground burn at once; toast them separately, dry, for 1 minute.	QhhZffibRfjQYcihXgnvlbYiwfukoruipeWojTfYdogsdgnuYXhkYojehgfWbeii
3		Hazelnuts, pine nuts, walnuts or sunflower seeds, 30 g, all work; pine nuts brown in a minute. Left out: fry breadcrumbs, 30 g, for crunch.	PljbolZeeseVddjhfhnukien1XopgspkjkZWiWbVUvifehblbZotYnnhccVeelod
3		No, foaming butter with a nutty smell is at its best. When it is dark and smoking, start again.	YUlnjxccahngmWLlbZgjchUqVbkpjfzcWdmjbesiYZmakjdfeijXVglblfYlanxg
3		2 tablespoons of olive oil work, 25 g of ghee better still. Low-fat spread holds water and spits.	SeomjmbheoeUrUWjWZtaYfcfvcfhpzshjdfSlZlaYnldcWcdibWdXhjbZgUvmkgg
3		Tip them on a cold plate at once, or they burn in the pan. Put them back with the beans.	gahXbcfgdhTgghifYsR3hmghnUevjmfmYlibsjfcadlZjkreVkunVqoaldcOaZlc
3		30 g of flaked almonds is a good handful, 4 to 5 tablespoons or ⅓ cup. 25 g of butter is just under 2 tablespoons, a tenth of a 250 g block.	GggZjldfjdmXhkUZhguvagSZbjcrfkqrncgbhfjQcmhgiknYmdWhbpYqegSgbciU
3		Flaked almonds are cut into thin leaves, sliced almonds in America; slivered ones are little sticks and need a minute longer. Skins on or off is no matter, but they must be plain, not salted or smoked.	JebbVohiUnogbheddectrmVcibrjdkrhweYigbedhjbheojvWYrrdpfvdkeRaeYh
4		Take out the dark slices and go on. It wants only a minute; put the beans in straight after it so that they cool the pan.	hbnihjXTfcqqZlRmaWlrkackXYi0koleWejZTpglpVilfrfkVbudhpkXlXkeahue
4		The sharp, eye-prickling smell turns mild and bread-like in 30 to 60 seconds, while the slices are pale gold at most.	PamlqfdYkimphlPgmcgrhifkbikpYUiOaZfmUYfojSjhbwfhfdljfpobyjgeSgnb
4		Give them 2 to 3 minutes, turning, until steaming. Add the garlic only for the last minute.	pfumhaqafckYYakaqfetkfnaTdelmicbNejSiqlgfcebndrgctghgbxTjepSRogh
4		Turn them over with tongs or two spoons. Tossing means only that every bean gets some butter.	WUebdQibchkjolnpVnVZNpUjZsXkdqfirbufofdiWhYljeZedmnjgqvjiiYpWaia
4		Yes: a sliced shallot fried 3 minutes before the almonds, or 10 halved cherry tomatoes with the beans, 1 minute.	cllSehqZhdjgdhlujfuxknollfomhjYccWdYbNYgdqqgUcZXaetgbcxaXcpqnbgh
4		Dry: a tablespoon of the bean water makes it glossy. Greasy: lift them out with a slotted spoon and add lemon.	hTeXmcehgjngghbueakhWnJgbhUsdbnreajduinfiUhahYsofuSaQhnkehiujejc
4		Push the beans to one side, put the garlic in the butter for 30 to 60 seconds until it smells sweet, and mix. If they are on the table, leave it out; raw slices would be harsh.	bgkdlhXOjeuhUlbjTklkoQntXkatZijcedcPgobolYlkkgpfZkqarcpYsSflgkdh
5		Scrub a waxed lemon in hot water, dry it, and grate only the yellow. The white below is bitter.	WkpcexjkUhfeatXoejbWdYZijdspgevxnjauebloXicjmpqpqcpdmaZVdevljffn
5		Bottled juice, 1 to 2 teaspoons, lime or white wine vinegar do; without zest they are less fragrant. Do not use oil flavouring.	YpadmkaifYnegrXYafpVgcUawbnsXdgmgpRWbSXnYtTsjbagnguflbeZgepgiaco
5		About 2 teaspoons. Too sour: a knob of butter, a pinch of sugar or more almonds even it out.	anYfqidmobicgrXnidiWclKlejiwPbgmXdYjkTbmkgZnpcZjmgnWibZrvkkapUhm
5		Acid dulls the green within 10 minutes, so squeeze it on just before they go to the table; the zest can go on any time.	mbfOypckbgffZgUkdgahabWgcegwYaUoXfcelVboUdilsfpfidobdVdWpeuVXUjp
5		Peel thin strips with a potato peeler and chop them very finely. Or leave the zest out and use a teaspoon more juice.	dnjYcqkaSdflb2lYXeoRXgalqlsnkgoskmZsjhhjZobpgflptguhmdXgblsmeenf
5		Start with a quarter teaspoon and black pepper, taste, add. A flaky pinch on top crunches with the almonds.	bYnfninbujpcqZXqwjdYmddellovXdbhbYrcpbecekcdllaVcbsgwtkrfbrbjSYZ
5		Wrap it or box it, in the fridge for 3 to 4 days, as a lemon without skin dries fast. Or squeeze it now and freeze the 2 tablespoons of juice; wedges on the table are good with the beans too.	jydZlqgikYglXnYbWilVdiSYiiireYbxbhbhadckWdfruerfrdsZfTWckXpYgXWf
`
