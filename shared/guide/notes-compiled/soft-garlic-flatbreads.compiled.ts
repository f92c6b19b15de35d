/** Soft Garlic Flatbreads: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Stir the flour, the yogurt and half a teaspoon of salt together in a bowl, then bring it into a dough with your hands. Add a splash of water if it will not come together.
Knead the dough briefly on a floured worktop until smooth. Cover and leave to rest for 10 minutes.
Crush the garlic and finely chop the coriander. Melt the butter in a small pan, stir in both and set aside.
Divide the dough into six. Roll each piece into an oval about as thick as a pound coin.
Heat a dry frying pan until very hot. Cook one flatbread at a time for 1 minute on each side, until puffed and freckled with brown.
Brush each flatbread with garlic butter as it leaves the pan, and stack them in a clean tea towel to stay soft.
`
export const NOTE_LINES = `
		Yes, up to a day in the fridge, in a covered, oiled bowl. It rises less, so roll it thin. Take it out 20 minutes before, or it springs back.	tmvljYiiiacejegdcocYgdwikoaXielXWescYUfgmar2sdpqhpcjfhiblVcSZpUe
		Best within the hour. With the butter on, 2 days wrapped in the fridge, but they turn firm; bring them back with a splash of water in a hot pan.	vozondjXehfdTUedjhcdeihVencgqclbUVoiaRchZajumhzijdfkVjkYkbcXXoVi
		Yes, cooked, without butter, with paper between, 2 to 3 months. Heat them frozen in a dry pan for 1 minute a side. Raw dough loses its lift.	ojmpQYjqmlWYdXnVjZktnYgdXXThnjmdjglgTVfOgonwnekidaggjYoWnWadcnbd
		Wrapped in foil at 180 °C (160 °C fan) for 8 minutes, or 20 seconds in the microwave in a damp cloth. Or a dry hot pan, 30 seconds a side.	2mqsXZqZcZiVcZfYwcfpWlnYahVaglhfRgiZjpraXkdgljjncjigjlZWdejVSrdb
	safety	Not overnight: garlic in fat goes in the fridge within 2 hours and keeps 4 days at most. Freeze the rest in a little pot.	gnqlikWSigsZUZXhdXnbgcfkbgYpnjvdVZmWWdeifdpnmcvlegbaaanVqUSsbtce
		Curry, soup, dips, grilled meat, or a salad to fold in. Start the dough when the curry starts to simmer and fry them as you sit down.	mhlSacUgbagRjforwkdhhkmcxpdbhnTfjeldkbambrfZajlhVTpjXhshhY0aVjfj
		Yes, on a clean, oiled grid over a medium-high fire, 1 to 2 minutes a side, until charred in spots. No flour loose on it, it burns.	tbckikbWbfYfZZeYnpWhRqpekmhZovnibvqlkdrdvenbcyUmYfslnqlcfnfhebgn
		Oven: on a hot tray at 240 °C (220 °C fan) for 5 to 6 minutes. Grill: on high, 2 minutes a side. Air fryer: 200 °C, 4 minutes, turned once, in batches.	tndqYfcQgjYifclgikigTnpkdedZqmiilqcelinchzjaaiHjcfqhmvhVYpVXipfi
		Small soft strips without garlic butter, dough mixed without salt, are all right from weaning. Yogurt and wheat are allergens, so offer a little first.	nXseWfVpipYWjcalsehbuXogjZthZrZieikeZhfWdUitXdcbcbpyeeYmrlXqjjaW
		Two frying pans at once, stacked in a clean towel, then the pile wrapped in foil in the oven at 100 °C (80 °C fan) for up to 30 minutes.	uvfXSTYYkUUbkPjbddXmPllifmebomPcisrlflpbjklpnfokYjfbiqakmbhahfec
		Half wholemeal self-raising works; add 2 tablespoons more yogurt. Use 15 g of butter, or brush them with oil. All wholemeal is heavier.	YYofxoWpdjUbsaefiesgeldgojfTiqdrighkigmeqrgecgWofTPkdjmqkaVtsshZ
		Wrap them hot in a damp clean towel for 10 minutes and they soften. Pan too cool, dough too dry or rolled too thin does it.	yWrkoTegTlmdXfebjhaphhXZclRfbodibUYosdraXZXmqaYzhcfpYojmgplhflfi
		Yes: nigella or cumin seeds kneaded in, 1 teaspoon, or 40 g grated cheese in the dough. Thick fillings need another dough.	alobmjVkkvuWqjqshinoZconipjhctkmicdWTbaegwmkjcVpgjuofmrhgdwfWdiW
		Floury means undercooked: 20 seconds more a side. Bland: forgotten salt, so sprinkle it on the butter. Bitter: loose flour burnt in the pan; wipe it between.	bSqmtbeepkkfakUzaacnqbjllfknTUZphdlckYmmdlbopnYoaihqpwkumcrggbmk
		Begin 45 minutes before you eat: 10 to mix and knead, 10 resting, 10 to roll, about 5 to heat the pan and 12 to 15 to fry all six. For seven that is a quarter past six.	jjZSjfgVkVTjodjZumjbtakhliYddfechVcjrvtYiQlgbpobiSWhgrfexVfZjdcn
		Wheat, so gluten, and milk from the yogurt and butter. Gluten-free self-raising flour with half a teaspoon of xanthan gum works: pat six rounds with oiled hands, as it tears when rolled, and use clean pan and worktop.	VVmknlboXqSWnnbgXjoanefardgegsUgpbWfcroacnqhdmlacXYukchtffXZc1il
		Yes, with two swaps: 200 g of thick unsweetened soya or coconut yogurt in the dough, and 3 tablespoons of olive oil or plant spread for the butter. Begin with 150 g if the yogurt is loose.	RegmfkaqkoXUljbnZfrUfUiauaTVcydkUekVdkiWWmkZXecfdXgkfgkpadbudsdo
	safety	Ring the vet now and say how much he ate and what he weighs: garlic can poison dogs, and signs may come days later. Do not make him sick yourself, and keep raw dough away from him, as it can swell.	hUqUaURYciveVfUZhpjmabdnXdhmWdnhblmWlogjoiutbpqabjlfagZpeZcnkvho
		For three breads take 125 g of flour, 100 g of yogurt, a quarter teaspoon of salt, 20 g of butter, 1 clove of garlic and 5 g of coriander. For twelve double everything of the recipe.	a3kjlkdmoXbfiTiafpvabccmengiflPfjkjjXpjWiijrYiValWXadfTuvRkliehg
	safety	Throw it away: it has yogurt in it, and 2 hours out of the fridge is the limit. A fresh dough takes 5 minutes and 10 to rest.	meqjjnaXmjwdajoYhucRvawnfnbYecmfagrXWbgniYomyafkgoWkkXeckWXjepbk
1		250 g of plain flour with 3 level teaspoons of baking powder, well mixed with the salt. Without any, they stay flat and chewier, but still good.	PQigtdSladafoYpnemqfsaeoqbgXZkYjsgZjZgfniqZovgVfgcalipijgQbepsfh
1		Thin yogurt: about 150 g to start, as it is wetter. Skyr and thick plant yogurt work like Greek. Unsweetened, please.	fjipjsdjgeZcjSholgkZqlagfchRayeodXtfbOWmjmZdiiUijZMaeYicXpopdZbp
1		Sour cream, 200 g, or buttermilk, 150 ml, the same. Milk: 130 ml with 1 teaspoon of lemon juice and 1 tablespoon of oil, a bit plainer.	UlkjgvdlidZdmcfkmklOmhYenVZVbyhodfieYVVgdzaekgTihiWXVanZeigriVer
1		Add flour a tablespoon at a time, up to 3, until it leaves the bowl. A little tackiness is right; it eases after resting. Flour your hands.	fPgegTkortmqlrngUbcZbmYpcnReYhoiljiederdlQhnleenqubcihdzrmeZienj
1		Wet your hands, or add a teaspoon of water or yogurt at a time, up to 4. Press and fold, do not add a lot at once.	hbZeiQgqsgxoemlqZehddnXhieQcbcdlqdegjkuXgPasvedtmuWZcjetiikffbah
1		A splash is 1 to 2 teaspoons. It is together when a rough ball forms and no dry flour lies at the bottom.	YTncbcnpodqqymfubqthajacdkdfcThepTcfjckbWRXjomtSeshXcknjkihYbaed
1		Half a teaspoon. Forgotten: knead it in now. Twice: make garlic butter unsalted and it is all right.	iUeopkiYrovflYcplijTjUogfifoghcmabnflfqegagmwaXPjejTxjktlXghsaWa
1		If it is dry, free of insects and does not smell of paint, use it, but add half a teaspoon of baking powder for lift. The raising agent tires.	YPkktaRrlqdhecdpbjfjsYYnfVjOUXkckgZlYgmeodju0menddkkbjfkmZUhgqjf
1		By hand takes 2 minutes. A mixer with dough hook 1 to 2 minutes, slow; the processor in pulses until it clumps. Do not overwork it.	hepjVTgaVgjf0rpjRoidcpfqgmZTkokXgmYlfjiighkucffcmslWfphvtwfnhdlf
1		About 2 US cups of flour, spooned in and levelled, and a bit over three quarters of a cup of Greek yogurt. In spoons that is roughly 16 heaped tablespoons of flour and 13 level ones of yogurt; then go by the feel.	OehbjfZguTicnqXasoooVUdYahWidefoxcsbhniXgpSnoieUmbVhjgcsejYfgXkd
1		Leave the half teaspoon of salt out then: American self-rising flour is salted already. The weight stays 250 g, and as it is softer flour, hold back a spoon of yogurt at first.	XNjkrieglindoVdqnfmYvYkdofiibibmnZikilnjllmjzkUXkTedromwfSXapfdb
1		Self-raising is soft white flour with baking powder in it, which puffs the bread since there is no yeast. Strong bread flour will do with 3 level teaspoons of baking powder; it is chewier and needs 20 minutes' rest.	USkiwbPrUiegsaipemfjqenrpZgUYhccubbiYikkqmdqqjZifVXgejhomYdcnvhj
1		All of them work. Strained Greek is thickest; Greek style and 0 % are a little looser, so start with 170 g and add the rest as needed. From a 500 g tub you use two fifths.	UojiswdoicgepMamlfkcokegdelXfwlkpaqdaSbhqlYehgTcoRNXdddbZiemedgo
2		One minute, just until the surface is smooth. Ten minutes makes it tight and chewy: let it rest 20 minutes and it rolls again.	qaplgRhjaqmmqpgmepfgfrmocidOjYlaXUdsfdfWoNbhdlcfnicdapjs0liZbdXi
2		You may skip it, but the dough springs back and is harder to roll. Even 5 minutes helps. Do the garlic butter in that time.	imoetUgnRoeoukehfradjbzsdnfboVXgYkdRlkfXkXdofcffvmgkknyVlfhfdfdd
2		No, there is no yeast in it. It only relaxes; the lift comes in the hot pan.	ladincfpitoitjeibqXWYomuffiQVaaMefggahnagVdusnWkipYcdxZnjglbjpfd
2		At room temperature, covered with a bowl or cloth. Up to an hour is fine; longer goes in the fridge, up to a day.	oolciXobaohkneeYimUUlfsfjrTVokieRimWkZVorYqosepklrYldddQiZbZXodf
2		A tablespoon or two at a time. Too much flour dries the dough; a little oil on the top works as well, without burning in the pan.	VVkejXcspkeiqgniWgdfaimwgrQZZbnsshegfhkmqdhtsmlrjjVfllkomYTZnhrV
2		Soft as an earlobe is right. Wet your hands and knead in a teaspoon of water. Then rest it 10 minutes.	rTsojQlmetummqfgijahitfkfpVdWYoacSaphdobgQcjkbhotlbjbhitsohcefeb
2	safety	Better not to eat it: raw flour can carry germs. Playing is fine if hands are washed after.	kVmkaVcqfqiVdhdnkoWjpZukeipUMbdajnmcjefioTstbmqfllmxmecnrjYokfph
3		Take it off the heat as soon as the butter is melted; the garlic only warms. Brown is bitter: melt fresh butter and begin again.	deqmgjZPcfribeLlXPnpeabnWWeyonqgWcidWkkliZjfepgnadoZdkkVnegkYmpe
3		Half a teaspoon of granules or 2 teaspoons of paste or frozen chopped. Salt with the granules is often in it, so taste.	QfghiWZSidvdfiZlbRxgjUbjfemvitkalcVXRcYdrmhpehmknhoXqflZoaejbpkc
3		Parsley, chives, dill or mint, 10 g. Dried is dull: 1 teaspoon of dried parsley or oregano at most.	dglTpplTbibddQdqaVnbjaWlooiVjdbbXgVRfdWfaihkpXifZUoisdTfbgpmaava
3		3 tablespoons of olive oil, warmed with the garlic, or any spread. Olive oil flatbreads keep softer.	UellmmWiamgWoXUjVWweVZahqeSmixsgadeRogkYXiiddXhgiedecjmZedY0mnhb
3		Microwave it 20 seconds at a time, loosely covered. Soft butter mashed with garlic and herbs melts on the hot bread.	dlqmYZfUWgqYjfWfcXskXgkoaVWllpufTbdYkmiaUnhcbefqjhiUggmWknYwXwkb
3		Flatten it with a knife and chop with a pinch of salt to a paste. For a milder taste let it sit in the hot butter 2 minutes.	SkkekSXSchsggnggaRtfeachgqjpcofYgZXcaeWoogjpWokwkkwcpnpgsiioXhkW
3		Warm the pan for 30 seconds; it melts at once. Keep it on the warm edge of the hob while you fry.	mcnlbclZcgrXgZTZXZigbhXiZePriennTaieeglicWpZqisnqwVUWZcYmnekVtff
3		Salted is fine, even nice, since none is added to the garlic butter. 40 g is nearly 3 tablespoons, or a good third of a US stick, and gives each bread about half a tablespoon.	cXongpeabnrUmVRribmUfXjfgbXvkqolVVodqcohbgqejYYWoZdWlhpigeYqumeb
3		It is the green herb, cilantro in America. 10 g is a third of a 30 g bag, a small handful, 3 to 4 tablespoons chopped; the tender stalks go in as well, chopped fine.	SggJnojdcdkZeYdqldungZSgaunalchhoVckccYdZehgsZmeaSlikgTjZfoeYbsR
4		About 3 mm, a bit thicker than a nickel. Thinner goes crisp, thicker stays doughy in the middle.	eieUhftuZgggmmjUbimihjVYcpikiabcyMnefXejokWhbhhjpgQla0qnVokdfgeW
4		Let it rest 5 more minutes under a cloth, then roll again. The dough is tense, not wrong.	mddeqScreiqiipnaXsYcZckqYtZTWlkbbafamcobjRourgesnqaahlhvkhjYbocb
4		A clean bottle or glass, or pressing and stretching with oiled hands. Thickness only matters.	dkgkdVbfYdilmrrRXpiWUgakqnkTUtgcdpWVhaeeepUvUZdnnjjZljlvgodlijlX
4		Flour the pin and the top, turn the dough a quarter each roll. Holes: pinch them shut; small ones do no harm.	lcccgYYxfkrggvlWPoZZRbinYpebfnsWfjkahinedVexgkfslmhYmmroijafkffQ
4		Six ovals of about 20 by 12 cm. Smaller and rounder ones are fine, 45 seconds a side; very large ones stick in the pan.	gogUXVlofeaScchWiiogbVgafjrgnmVUuhlmlXeaYdZrWfUlrdTqXwfsalndhacc
4		Roll all, dust with flour and lay them side by side or with paper between, cloth on top. Stacked without paper they stick. 20 minutes is all right.	oiiUZJgkSXeecbpdUrdtcWrdbrbdlqcaondgramddYgsjgiwqiemgnrcbafYigca
4		About 75 g each: the dough weighs some 450 g. By eye halve it, then cut each half in three; six breads are one and a half for each of four people.	bxgRbacqqYrWlcfddophYbhYYrhgeiecsckmdgoRhWekghacnbSXciV1melbcaVZ
5		A drop of water dances and is gone in a second. That is 4 to 5 minutes over medium-high, an empty, dry pan. Non-stick: medium-high only, and not empty for long.	gjaqakrkshihrTmXycRldvleVcsgbbmZrkgfkuigSXbZchYhinhZjpiZinebPdhh
5		Pan too cool or dough too thick. Wait 2 minutes, roll the next thinner. Press gently with a spatula to make steam run.	mYZjwYgmahgmeilgbgNhdgbfSnmZXgXSkidisakiWjZhgbYrjvhgbqutdlebcxbT
5		Turn down a notch and roll to 3 mm. Put the doughy one back for 20 seconds a side with a lid on. Brush burnt flour out of the pan.	waWmlpkgXfgqZnRhbaTziicZffauijgZVnkgiileoPlfqwVkUgifipdkiobZkape
5		Give it 30 seconds more, and the pan a minute before the next one. It wants freckles of dark brown.	iYpgolgrgac1ZmVnihZ3pfdfhbmndWXZZiYrfglfYdgbhuaeaifibnvVkjkcTqnh
5		Dry is right, brown spots come from it. If it sticks, wipe a drop of oil over the pan with paper. Steel must be very hot first.	hYgdhjhepkonfdicdWanWqZlljgoumtmqrtatosjWVbfbcdrcjhXisvZciUsbaWb
5		Griddle, tawa, cast iron or any flat, heavy pan is good. On induction, 7 of 9. A wok does for small ones.	rlbmTehbgVfepaicgeSndtallengnokX0rnmmihlVtckXgRohToTjnehbpSofkhg
5		Turn down, wipe the burnt flour out with dry folded paper held in tongs, open a window. Shake loose flour off each bread before.	jUcinmWihcdonTideeZkmkaqegehggsirsldersmiQiiunTmQkoZbvmpnjWageqt
5		Lay it in flat from your hands or over a rolling pin. Flip with tongs when bubbles show. If folded, leave and flip later, pull apart.	cgZgUeddhfsnmnpfUeOaNkYhPjSjarilejrhomllZVelklYjfjuZennmhqXedZcW
5		One flip is enough, a second to even out is fine. A balloon is perfect. Prick it with care, the steam is hot.	nhRhkcimdomngdkealGaHmejTmggafXWleknnhUlYfpgkmfiekgbYsegnpZZakYU
5	safety	Cool running water for 20 minutes, at once, no ice, butter or cream. Cling film over it afterwards. A&E if it is large, or blistered on hand or face.	keqqSbkdbjhoscqZcZPkVnihTdfqkqtqarjckhljjadhcqjcSfkbfieoouagueyf
5		Yes: cover the rest of the dough and put it in the fridge within 2 hours, for up to a day. Rolled ones go between oiled paper. They puff a little less, so heat the pan well and roll them thin.	tmmvpclepaUlacgaVteipZvaelbbfabWejtafccgkTusbbmbkjZoXdeYoTWcdpZb
6		The steam between them in a cloth keeps them soft. On a bare plate the edges go stiff in minutes.	tYwSdQhjQgjfhchfjpTmUmibahPblkbferkgqfgcWbjipepwngqgXmpVZclgihjf
6		A spoon back, a folded bit of kitchen paper, or dip one side straight in. A teaspoon each is enough.	VfmjecXoRercogcoWfnfTZVilqPlcmrebgjTqhhaXeefiejmrnfdimzdkhcygklV
6		After: butter in a hot dry pan burns. Too greasy: use half, or press with kitchen paper.	bbrhldXcViqWjZdoXZrsWkcfjlTulipiekkXtbrhhYndidjuhlcfep2ZmldsnjlY
6		Half a teaspoon more per bread of melted butter or oil with a little salt will do; the garlic is strong.	SflcigVjgj1eecfjbhpeagZlgjSqgqiaVbhWnihYYbggZbdkjdYSPmljpTfzlvfb
6		Put it back in the hot pan for 30 seconds a side, or 4 minutes at 200 °C (180 °C fan).	mbfkjpgmWqqeToZpcjXybcoZmharWWiXWbgfydmcjSvZnhfgdhbkiscaivcgkdYb
6		Wrapped in towel and foil, 100 °C (80 °C fan), up to 30 minutes. Butter them just before serving, then they stay freshest.	ufnVkWlVdaQhgTgbXiWledkUakUdmgWkXljVukijfaphldxeiuipbhbTlXdWXjek
`
