/** Rainbow Slaw: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Shred the cabbage as finely as you can. Put it in a large bowl with half a teaspoon of salt and the juice of half the lemon.
Scrunch the cabbage with your hands, then leave it to soften for 10 minutes.
Coarsely grate the carrots and the apple and slice the spring onions.
Stir the yogurt, mayonnaise and mustard together with a squeeze more lemon.
Drain any liquid from the cabbage. Toss in the carrots, apple, spring onions and dressing, and season to taste.
`
export const NOTE_LINES = `
		Yes, up to a day before, in a closed box in the fridge. Best is to keep the salted cabbage and the dressing apart and mix them with fresh-grated apple in the morning.	vtolkcrYhRTgZdelfgfZidodphZfnijeZfqgjQdjpjqoobvhXpgpjanSkVjYXhQd
		2 days in the fridge, covered. On day three the yogurt and mayonnaise are no longer to be trusted, and it is limp besides.	lynkmkjglfcfSXYpobZXclaZfkcXmerZVgsgTSbjgTosnhzffjcgZbeanYiYcjVp
	safety	Bin it after 2 hours out of the fridge, 1 hour in hot sun. Put the bowl in a bigger one with ice and bring out half at a time.	ngkebpcOnkpYUhrbnmQVtavkkkdcZdffajqZkggqicnisaoeZuWomZYclXYmZnen
		No: cabbage and carrots go limp and wet, and the dressing splits. Freeze nothing of it; use spare cabbage in a soup.	lubnVXhsqmTcYdndpVjjecZjaWQdlgligcljSTbTlomwlXrebfdaiSkdpVgcekbd
		Burgers, barbecued chicken, pulled pork, baked potatoes, fish fingers, or in a wrap with falafel. It is fresh, so it suits all that is fatty or smoky.	kjgRZhWlhblPjkepqfdYZplizqSYiqVjjigehZbpnsiaWmpdUVojZihokXtgZhab
		For a child under about five grate everything very finely, because raw carrot and apple lumps can choke. Leave out the salt and mustard for a baby, use yogurt only and keep the cabbage soft.	nembTYeoilVYkfcksTgjnXqndZvhWmbidmildhYaeUgpSakefgrzbcWkosdtqZbb
	safety	Yes, with shop mayonnaise, which is pasteurised, and vegetables you have washed well. Eat it fresh and cold; long-kept or buffet coleslaw is what to avoid.	hYnaTsbhijXVbcWexhfjhapYchYRWhnhfiXkVjeadThdQfzkZalnrcenkofrgnZm
		Use the slicing and grating discs of a food processor. Salt the cabbage in a clean bucket-sized bowl and dress it in two lots, so that it is not crushed.	jsbWSSdedYdgphikbkbZOejsjreaimRbnkqsjhkXohlslamfgubXjodwnfqlYfkZ
		For a lighter one use 150 g of yogurt and no mayonnaise. For one without dairy, 4 tablespoons of mayonnaise or oil and lemon juice. Vinegar slaw: 3 tablespoons of cider vinegar, 2 of oil, 1 teaspoon of sugar.	TqeipjcgdlQYjmYioWlUaZfdphVUZukohlgVZiZbgnYYWdWnanemkSogfXfymfXl
		White cabbage, kohlrabi, fennel, celery, radish, beetroot or courgette, all raw and fine. Sunflower seeds or raisins add a little sweetness and crunch.	cgmUfdkjpfchkknpiZprdojqljqciocZabZZgSTgf3qbTXilbXkueYkbaYpltesg
		Yes, with an ice pack, or in the fridge. It stays crisp 4 to 5 hours. Pack the dressing apart if it waits till evening.	qyqhbccbocYXcXhmnacfVfjgmZYUaiicdbqniajjlhlmhlrdkqinqbgUcbJjJlgZ
		Use 5 tablespoons of mayonnaise and 50 g of yogurt, with half a teaspoon of sugar. Add it at the last moment, since salt and dressing draw water.	blhksjdglmighiYptQoSikZdgocPQvakmcqdiTljnjYYYjdiVmTfaanknarjkWjl
		It is mostly raw vegetables, and half a teaspoon of salt for six is little, as most of it drains away. Without salt use only the lemon, wait 20 minutes and drain it as before.	nTmiwiqaqpkboYanydlOjXocokjmgjaldelishhcejjfgfXZnYkeylpujderlXYc
		Slaw is short for coleslaw: raw cabbage and other vegetables, shredded fine and tossed in a dressing. This one has red cabbage and a light yogurt and mayonnaise dressing, and is eaten cold.	TocahfrvWamTbehozgUdXmefksXVemgdqjiXmdimpmkZdcqZaocfifidda1afitl
		One lemon does it all: half on the cabbage, about 1½ tablespoons, and a teaspoon or two of the rest in the dressing. If it all went on the cabbage, leave lemon out of the dressing and taste at the end.	WuXTklehhZnnkoRndnkaccRfejisbbTqgeUheZbiZjjovdlYkcnZfTVhmZtafTZh
		It has milk in the yogurt, egg in the mayonnaise and mustard in the Dijon, and many mayonnaises have mustard too. Vegan mayonnaise and plain soya yogurt make it vegan; no gluten is in it, but read mayonnaise and mustard.	QfgmcmkueqSSgqZmdgkUkToZriRbZygfcfigbrkeXcoWcihWakemjaiqWcakbmmq
		Start 40 minutes before you eat, at twenty past six for seven: 25 for cutting and the salting, and 10 to 15 in the fridge. In a hurry 20 minutes will do if you scrunch hard.	ggZTlgiShWRgafjYufgaofngloViijbZdbekumresPriZpmcbXZminjWtbkWdXZp
1		As thin as matchsticks or finer: quarter it, cut out the core, lay a flat side down and slice across. Thick strips stay tough to chew.	ggeWZbslRflnjsrabfqWanarcskepeiZoMZsinbkodfnhikrndXsdieogkulZWcW
1		Processor disc or mandoline is quickest; use the guard on a mandoline, for it cuts fingers badly. The coarse grater gives a wetter, finer slaw.	ifjbWfjeMZijpvnjVeqcSkesinkcqosckfctihZkjrgvaYqmvhnfeifmdnjqgjuh
1		Salt draws out water and softens the shreds, so the slaw does not flood later. Lemon keeps the red bright. Do not skip it if you make it ahead.	jUolsmjdgmofnTYpwhgQoYrjjekqeeZkgdnfqeneedeerddUpepYwktlfVnkjWTe
1		Half a level teaspoon is right, and much of it runs off with the liquid. If it still tastes salty after draining, rinse it and squeeze it dry.	fQbmminYrorffcattYlWZdcbcqkqcibsccrlljljpgmlteaaobnVofgxpcnhtUic
1		Any cabbage works. White is milder, pointed is softer and needs 5 minutes only. Bag mix, 300 g, goes straight to step 2.	WceXibncRVfngeiyhforcebeijnKlhhalcSohQbfppfgdfiglUhjaVmahiramltu
1		Cut the white core out, it is woody, and peel off the outer two leaves. A quarter of a good-sized head gives 300 g.	afWQihqfVdokdehirmdgXWTfZwrevWlhoTasdhffpWmlilpmrWhihdZgdkshddmS
1		It lacks acid: a squeeze of lemon turns it pink again. Blue is harmless. A glass or china bowl is better than bare metal.	hUZdlnfjaakxVhReidVqjbUrbajgXZneWjksbTrlcfkglbklcjdTcfluohlmNiir
1		Yes, about 1½ tablespoons of bottled juice, cider vinegar or white wine vinegar. Lime is good too.	crWbkidmgWmggqUXgglUhePZpZjsTZcjhlPZbVZlZrUrpegkrgqbjYbeghsgjabo
1		Rinse it well: inside, the leaves are clean. Cut away small dark specks, but bin a cabbage that is slimy or smells.	jZjbdvguZekoahRufldqccUkanjVqgufYdendYhgoYtquwpqigmcjZdecbiedatg
1		300 g is about a third of a 1 kg head, near 4 American cups loosely shredded. A handful more or less needs no other change.	TndOebncqSlkknYZsknqUbXXardjlXjhiThjlhdYpperjdhPrZXachZshikbidna
1		A vegetable peeler does it: shave the cut edge of the cabbage with it, peel the carrots into ribbons and the apple into slivers, then cut across. Lay the cabbage flat side down so that it cannot roll.	jomYXfgXWXglh1tXTknZcjanjoncjjpZfhamqnehduZrcehgsipkmqWsfqjwegnX
1	safety	Press a clean cloth on it firmly for 10 minutes and hold the hand up. Throw away whatever has blood on it, wash the grater, and work on with a plaster and a glove. If it still bleeds or gapes, have it looked at.	kbkfakgghcqpcuqWbdhbWgkiZkmfYe2sZdhxjjhjjhkyeawjplfpnffwjkmnoZrY
2		Grab handfuls and squeeze and rub them as if you washed a jumper, for 1 to 2 minutes, until it is shiny and droops.	gXpWiTihbrjnsjopjniqJnUhZqcggbdekTgnpVcTdWakdjomhggZhlliwnodYaca
2		Rub your hands with lemon and salt and rinse. Gloves or a freezer bag over the hand keep it off, and a wooden board too.	UhtmYcegZfhokljSdgXdakdoVthlVfxhglalWTfspegsgb3djkmgnpfktmjlnZij
2		You can skip it if you rub hard for 3 minutes. Otherwise use the time for the carrots, the apple and the dressing.	kkkfrUjeSjTpshjgaoamlXznfcbcqZSkVkcXskXbjdXjeYjcslhtfdsPlgfigidn
2		Scrunch it again and give it 10 more minutes. If the shreds are thick, slice them thinner, which helps more than waiting.	temksWpZeniuXocVjaftqlcjhhalaTYacSWuoeeabRefoeerpdatYlganskjekaj
2		Rinse it in cold water, squeeze it out and mix in a handful of fresh, thin shreds for bite. It was rubbed hard or stood too long.	0YhkoWfggmyiQliwaYjoegTnYhRiddkgWUksmcmilXmivfenmjdfcXflpjldhnkj
2		Fine: an hour does nothing but soften it. After a night in the fridge it is soft like sauerkraut and pleasant; drain it well.	wVjmvikMhpejYfdjhmbVwYqjjgailbgZQZqiraehmWolpYegomcgkekVlgRhckWm
2		Press it with a potato masher or the end of a rolling pin, or let it stand 25 minutes with the salt and lemon instead. A mixer breaks it to mush.	cfomeXhZYjggnttbUeldWrTjjogfYvjleiTioZhccqYoahmdohuelifowwbrpVmc
2		Sprinkle the half teaspoon of salt and the lemon over now, rub for a minute and wait 10 minutes. If it is all mixed with the dressing, leave it so and eat it the same day, as it will weep a little.	pVfntnoXpmsdkaaqljiVvUhggadkbdjqceidqipjcYfkxbaVjhqXyckkjVikleRm
3		Grate it last and turn it into the lemony dressing straight away. A brown tinge is harmless and does not show in the red.	ifedmmjpUKfkYpapWcehkmrkcauwkcjfZdgxdTeoilnmefrfSntbmWfZZhkgifoY
3		A crisp one, Braeburn or Granny Smith. Wash it and leave the skin on, grate round the core. Floury apples turn to mush.	dfkaldioMabZfmhlgjgTciminluolhkZjQescLdsjqXkalqqiZtelXdifkrgobkX
3		Scrub or peel them, and grate on the large holes; the fine ones make pulp. Bendy carrots crisp up in cold water for 20 minutes.	ihrRdZklSYmZXtlnadklWglhYfpsyksZhYgxnWYjfqckabjomahoifkVXjqdnghX
3		Yes: half a small red onion in thin rings, soaked 5 minutes in cold water to make it mild, or a bunch of chives. Scallions are spring onions.	QdlZrenXWajfngjhmUpuijpaZqgajgVVhTbYbXQjiigndjZdhcoglebkWaprnmtw
3		Squeeze the grated carrot and apple lightly in your hand over a glass, and drink the juice. Do it just before you dress the slaw.	jgeapfetdWokYzoxdTlaVkljcbiwhZmpnggkkWbhlmjjhTsnjqfciUcfZsthohog
3		A firm pear, a quarter of a pineapple in small pieces, or a handful of raisins. Without any fruit add half a teaspoon of honey or sugar.	fckcuchpWbfbbdvaXhrTgmmktdpmflgbZffgfORhg0bjaZerVmokmZdiUdagshqi
3		Yes, the grating disc of a processor does it in seconds. Matchsticks look prettier and stay crisper, but take 15 minutes by hand.	ijpXYgnYUYdjpzpnQaqZVgjpdghmsinVffdkmiakgrduVWihmjflpledbwpoddnZ
3		Three medium carrots are about 250 g, some 2 American cups grated. That is one giant carrot, 8 to 10 finger-sized ones, or most of a 300 g bag ready grated.	WnoSeaihoPndfngigcpjObpgSilsnbqamXgkicSekrcnaYdYoaQnigZgdktekajW
4		Greek yogurt is thicker, so loosen it with a teaspoon of water or lemon. Soured cream and crème fraîche work too. Only mayonnaise: 5 tablespoons.	UjhqkoankbZghZcipffTmoahhYbSXymocikgVUPkemZbijTilgSVYWiafhnrmVco
4		Use a plain one, since sweet or vanilla yogurt makes it taste of pudding. Low fat is fine, a little thinner.	ZbmlkuZliiairXfqogiRihefeeraYvgtkWqiSPSodlaZebXnicRdfejableugdkl
4		Wholegrain mustard the same amount, English only a quarter teaspoon. Left out, the dressing wants another squeeze of lemon.	MjhkmTcgYocdqibaiZmeYVmfljeeX1qYligoadUnWYUjnTbagfhWhefdcVsofjnt
4		It should drop off the spoon like yogurt. Too thin: one more spoon of mayonnaise. Too thick: a teaspoon of lemon juice or water.	dYWigTnjkofoinfliaiUggRjklRmRdhitXghNgbmeZdclhfml2QcbbnlfnqfYbcb
4		Whisk it hard with a fork for a minute; it only looks rough and is safe. Add lemon a little at a time, since it makes yogurt grainy.	ipjekcfkkcidbrTqbbjZffRpWTofVonsfcTqckfnURebtnfhgtdZYWljikwlcZYn
4		A pinch of salt and half a teaspoon of sugar or honey balance it. The sweet carrots and apple help as well, so judge it when mixed.	enYlqfbesadhioYthYdZgiSpiherLffnWdaheRctejWmncSmhhkanZfsyipfnWfg
4		Yes, 2 days covered in the fridge. Stir it before you use it, as some liquid sets on top.	qwmpldiaqXPgfiYngceWZbffliZjhfpgaemeWTYmjektpYxhcsidbRiZiTgWWnWd
4		100 g of yogurt is about 6 tablespoons, a bit under ½ American cup. The 2 tablespoons of mayonnaise are 30 g. A whole 125 g pot is fine.	RmpfdrXiwPkdjgbbxiohffaVZhagcmfumbxeaiVdcjYgmjaWpZRXdfWgdhXkeXce
4		Yes, 2 tablespoons of salad cream, but leave out the mustard and the extra lemon until you have tasted, as it is sharp and sweet. Garlic mayonnaise works and makes it stronger.	TlbfoeUlhYhaejZgnSjXoVfWiabOXunhcmbbZZWqbmabYfaafuVdYRfdlalnsdYl
4	safety	Past a 'use by' date it goes in the bin, and so does any with mould. Past 'best before' it is good if it smells and tastes clean, and clear liquid on top is only whey. Mayonnaise: keep to the weeks the jar gives.	dgkndsVimqZhbYXnqneclhUcdanNZhrgUcrpPYUghYjopmorggoUYagXggbrcibl
5		Tip it into a sieve and press it with your hand, a minute. Throw the juice away, it is salty; that keeps the slaw from going pink and wet.	iVicidgtadsrimovmekgVkbmjmjhhWcrmpdkjcYblWvcnZwlosqWYTmejmrbeYsm
5		That is right: the red cabbage dyes it, and more so with time. For clearer colours drain it well and dress it just before you serve.	fZWhrjdhcSeoXpYnggYreYcsakflNagcbfdrcXjkodkbibgXYnaVXXsnld0hVbio
5		Pour the liquid off, toss with a spoon more yogurt and eat it soon. Undrained cabbage is the reason; more salt would only draw more.	qaVenajmmjhrZrkvkaYcfgamcfUndWcwnitfjckjqVmbuZnnh0aYaTlifmmbfjmk
5		Stir in a spoon of yogurt and one of mayonnaise, but wait 5 minutes first, as the cabbage still gives off liquid.	hcYiqYjmymoqgnVsqYfbipUgojZjWdbpjlafglajfXYfleXreyWbTbkokavhWabh
5		Add another grated carrot and apple and a spoon of yogurt, and leave any more salt out. The cabbage brought its own.	kYarifmWnnnbehe0oUeOcdhfkggtYmdtXXrioehhofihqcVbegmYpef0jdtlrcgi
5		Pepper and lemon first, then a pinch of sugar or a teaspoon of cider vinegar. Caraway seeds, dill or coriander make it livelier.	ejigreigyhneikbuiXddpfcnonloUaYpbgiUgaamWvSlliUnYoplprnrnczcfdii
5		10 to 20 minutes in the fridge is right: it softens a little and tastes together. Give it one stir first.	kqkeoRrhceiYtbfjmjUZpcsfemadjibhSkjXkddrnWlmoiuenwesnijTpcdXObWg
5		Yes: toasted sunflower or pumpkin seeds on top at the last moment, so that they stay crisp, or crumbled feta. Raisins may go in with the dressing.	hqqVknYmksjYfenvnigrXlhnobjnXrlnhYdddaXkZkqanVapYj1oZklfYaqbbimU
5		Tip it into a sieve for 5 minutes, throw the pink liquid away and stir in 2 more tablespoons of yogurt and one of mayonnaise. Taste before you add salt; much of it stayed in.	hWVglegkmVnifrovhhjffchpgidogciwpmlfmfiiqYpWqTndj1lRfPohconjiZlp
5		Stir in another grated apple or carrot and 2 tablespoons of yogurt, with a pinch of sugar. Give it half an hour in the fridge and taste again; pick out some of the onion if it is still too much.	ReemobiSjflhqmZwmNfmgeocUpguaeZlZUlecaWmiainmiXkcgpgkaZsjZonjbst
`
