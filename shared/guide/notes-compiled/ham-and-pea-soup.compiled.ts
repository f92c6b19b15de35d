/** Ham and Pea Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Melt the butter in a large pan over a medium heat. Cook the onion for 8 minutes, until soft but not brown.
Add the potato and chicken stock. Simmer for 12 minutes, until the potato falls apart when pressed.
Add the peas and bring back to the boil. Simmer for 4 minutes, until tender and still bright.
Take the pan off the heat, add the mint leaves and blend until smooth.
Stir in the ham and cream. Simmer for 6 minutes, until the ham is piping hot, and season with black pepper.
`
export const NOTE_LINES = `
		Yes: stop before step 5, cool it and chill it within 2 hours. Next day bring it to the boil, add ham and cream and simmer 6 minutes. It loses a little green.	srrrijqdhRRiabceghgZncqfldfbhdgdXdtkcUekmlnqhc0eYpgrgcoRlVhZWiSi
	safety	Two days in the fridge if cooled within 2 hours, then the bin. Bring it to a full boil before serving, once.	o1oijghakgZccXaliddRgkecdjfdoZmcTfteRUZhhbpuok1bkiYgWYcfhXdXYlYk
		Yes, for 2 months, best without the cream, which can turn grainy. Thaw overnight or heat it from frozen in a covered pan, then boil and stir the cream in.	lnlqTbmsnlQZffmYmWigsddfVSXjkjnkecklPXZWfrqnodocZbYahSiYsYedZfZd
	safety	Throw it away: ham and stock standing out longer than 2 hours grow germs, and boiling does not destroy what they leave behind.	qdjllrbNnirbThqakmXTrbtobgidfXmfdkqaehdoZjoewemjZrWhiXackYVpbsho
		Another soup: 300 g of dried split peas in 1.2 litres of unsalted stock take 60 to 75 minutes until they fall apart. Frozen peas go in 4 minutes; do not swap them into these times.	mSjghXmabjbWgMnrnewmhlXXiXtclfbfadbYlaTYZtgcgakkhabaaZoiVdiTfbqt
		Too quick to need one. In a slow cooker cook onion, potato and stock 3 hours on high, add the peas for the last 20 minutes, then blend. It would lose its green otherwise.	wbdraheNhjXcqdohmmifhifodabhudZWibamhsPdp0giXZgfVpgWbmfdgqTlfYfm
	safety	For under-ones take it out before ham and use unsalted stock, as ham is far too salty. Toddlers can have a small bowl of it made with low-salt stock.	qbjhRaalkqXYjYbouXhYsWofjZukXnXncljibghbfVjpVedYeerufaTooqZnofaZ
	safety	Yes: cooked ham is fine, and here it is boiled until piping hot. Use cream that is pasteurised, as all in shops is.	pWqdTucjlnUYjdafongjmeqbdeaWUcjhdhVpSihdbZmfPevhXYkqsifnkodtfoXj
		Yes: rinse the flask with boiling water, fill it to the top with soup that bubbles, and eat it within 4 to 5 hours while hot.	uvdeZlfZheebkXooqcbgWmjaiZgYcjhZfhnppcjkmlffaooUoqioqabfdbNqIjtd
		Brown bread, cheese toast or buttered rolls; a poached egg or croutons on top make it supper. Mint leaves and a thread of cream look well.	polSaeQnhciWonkvneZXcjhgzlTcbrXlefhehgXkcqncglkpSdhlXjjtnYukZoha
		Use oil for the butter and milk or none for cream; the potato makes it creamy. Ham ends from the deli or half the ham is cheapest.	djnepoZjipPendfefWnWerahimgTkmktffjbgghadudRSScnjWTabhmrqcewohfV
		Take a bowl out after step 4 and stir in the cream; but then the stock must be vegetable stock. A smoky pinch of paprika replaces the ham's taste.	baepfcUfn0ddnbkidVqajXmiosfWclUqVukcidbhflpdNfdjYdnurikkfYgncjas
		That is normal, as potato starch sets when cold. Loosen it with 100 to 150 ml of water or stock as it warms, and boil it.	oeaphdvglonccmbYfWbYqcVcfeWiYepnZSolSbgdqcklrfuiryScZXaifndhSmci
		Fill the pot at most two thirds. Peas cool it, so bringing it back to the boil takes longer: blend in batches, and keep it above 63 °C, stirring, up to an hour.	lyWhTVcXqcUdiUkVggcgSelqkjgegfPXettrWnlbkklmnekdZmWWjnYrlgicicid
		About 1.7 litres, roughly 7 cups, so a good 400 ml for each of four. A pan of 3 litres or more gives room to blend without splashing.	inkRbZbjrViYrebb0pjYWSgcdgdsgfeUrjqfacjZgcZeckjUogVXbqSvggeecebe
		Butter and cream are milk, so it is not free of milk as it stands. Gluten can hide in the stock cube and in the ham, and celery often sits in stock: read both labels.	WYloglfoavZYoqUkYhoTkaeVpbhjftZhlcZjdsnYYlsadnoWcbawgbgnbiZdZwhq
		Not with ham. Use 200 g of halal cooked turkey or chicken, diced, at the same step, and a halal stock; simmer it until it is piping hot too, and then add a little salt as the ham's is missing.	VjetkhXhguigejYXbWuYXaqdsihTdtajWbfhncgkctmjQaplUdgrpqYlYgelknUl
		Put part-baked rolls of 10 minutes into the hot oven when you take the pan off the heat to blend, in step 4: they are ready with the ham. Turn the oven on when the potato goes in.	vihRogVlXYfisoihlnYjckpnsdNkgbcYbaUYkrpfbXokjnliYWhgbklbuctRhngf
		Allow 50 minutes: 10 to chop, 30 on the heat and some for coming back to the boil and blending. For one o'clock start at ten past twelve.	hpYUejgQfTSniehcwedcpYodlfefaedbfWjjyqtWfTkhWowYjTcjgoabqcideZck
1		Turn it down and splash in a spoon of stock. Pale gold is fine but spoils the green; black ones come out.	mWkhinmZXYjreiRkdWh0jihfVagzslheVZlgbghidVimksZbZdofdfobcaerhg0r
1		Yes, 1½ tablespoons of oil or 25 g of any spread. Butter only tastes rounder with peas.	TelknmaedklZmZXlZXugShbkpbckntujZcfTrblaXmjcfXecjdYcZknXceR3ojig
1		Brown onion makes a sweet, dull, khaki soup. Soft and pale keeps the peas bright and tasting of peas.	dYsenfnjadbrgjSolceyimjhWgntlfObaWhocYmkUibgcjYeZgkYkk1VXbjpfjui
1		Yes: a leek, a bunch of spring onions or 150 g of frozen onion, softened 5 to 8 minutes. Left out altogether the soup lacks sweetness, but it works.	UjkXlXlXUXiknqogjZqrmgqablijqiaceZYXbWSgepmnilVfjbkhpZhgYTixpmov
1		They are glassy and squash against the side. Give them 3 more minutes with the lid on; they do not soften much later.	iZrloUpfefjqcpdZmifxnnncbigwgUYRbJeoiZZdVWjbjphboehrempXjmknfdeh
1		Celery or a clove of garlic with the onion. Carrot dulls the green. Bacon fried first gives smoke, then go easy on the ham.	bmieifcaofpfljewhYxsdnpqdliqhogWbVdZZbXodrwdPaijUdkjfcuaeVpqndli
1		At least 3 litres, about 3 quarts. With a 2 litre pan use only 600 ml of the stock, do it in that, and stir in the last 300 ml after the blending, in a bowl or in a second pan.	njYhRUndlVifqZlYnibbcmaokcqovddZypuiahapUfddfikbjjfRWsWqUgZilgcc
1		A medium one, about 150 g, which gives 120 g chopped or a good ¾ cup. That is two small ones or half of a huge one, and a little more does no harm.	RrmVdRnefQofkmdYngptbapXRrnspdbZrWifgXbgdchodiXWmZeegmbsXbjnohlk
2		Peel it and cut 1 cm dice so it cooks in 12 minutes. Floury ones, like Maris Piper, thicken best; waxy ones do too.	egeXmhpocjbYUspfeckbWemmhlldxqgc1WgseaktYtUgXrmgnalkaahiiesfsbjU
2		Two tablespoons of rice or oats, or more peas, thicken too. Without any it is thinner, but still a soup.	ghaczdndlrbcbtxiccldejkmyjTdgmchmfeffnVqR0TfYjiblkgncakikgktmpmf
2		A low-salt cube in 900 ml is fine. Gammon water is good if it is not too salty: taste it, and thin it by half if so.	gYexdccbnroqlUfhkSzNkhnftcrjtfehfdgmcdcjernjivlXkghciWeicuhgqkgp
2		Simmer 3 to 5 more with the lid on. Big dice or an old potato take longer. It must squash with no core, or the soup is gritty.	oddexatfkliaLupffcgqgohjihcliXWWfOWvllhhTcefgojisfipZfleqprllZfb
2		Lid on, with small bubbles. Off, it boils away and gets too salty; the soup will be thick enough later.	hYbomZwZejYejbjcphZTTotgZfnigaVZniiljqOmYgZSmnksqirUZidcmriiihhT
2		Yes: 150 g of plain cooked potato or mash, and 2 minutes of simmering. Instant: 2 tablespoons at the end, stirred in.	hliosgqjlbgWRhsreXrldmpRujaUknkZjZdeelinb0cldnpYihmmXSjcqjlYlnga
2		Top up with hot water to the level it had, and taste before salting. If potato burnt, lift the rest into a clean pan without scraping.	tRblonmfwgnwblengZdejeZddVWnmclqhnogkrokeQZfpsihnqkTWXYplkddmgpl
2		A medium potato, about 200 g. Three or four new or baby potatoes will do if you cut them small; they thicken less and need a few more minutes. A russet is fine.	fkhUodmqoZhTXjkghhpnUhpffkgepkfW4cgreciiVrRhVocTpWhdXiaqncjelbhU
2		900 ml is 3¾ cups, and a usual cube is meant for about 450 ml, so two. With one cube it is still good, as the ham brings plenty of salt; a carton of broth just goes in with water up to 900 ml.	djlrbgYjsbtsudcYsfuSbbkhiYnqnbaeqemgfggceqacrqjJrkadbfTjYjhhjnkd
3		Fresh: 600 g shelled, 5 to 7 minutes. Petits pois 3. Tinned turn grey-green and sweet: drain, and only warm. Marrowfat make a heavier soup.	kWiUecwgYfbceYnsngqjiijbiXzjrgfcWgdYXSLRlsjfkahbiXaaedofadmVfboj
3		Straight from the bag; only bang the lumps apart on the worktop. Thawed peas lose colour and sweetness before they reach the pan.	iReeaTqsfhiVbnsdjaiuofgcWVmrylfjfbWgcZdQkqnbscpjmebcoZqVkffXeXei
3		Past 5 minutes the green goes khaki. It is good to eat, and a handful of spinach or parsley blended in brings green back.	sSaatgmfhffsVeXrnegmhednbbledQWcOejofZdeYhgcpcejacaVZbngomrbPjut
3		Put the lid on and full heat; it takes 3 to 5 minutes. Count the 4 minutes from the first bubbles. Frozen peas cool the pan a lot.	oVZhnknejhblebpcxgWdghtmLRoicPbaaeebgneZWfjTofqbhifUagiZoroTafig
3		Yes: lift out a mugful with a slotted spoon before you blend, and stir them back with the ham at step 5.	jXkWdXnhqgffiYi3hitkYlbbikliffSjVbejXhTdYkvdeeogdqmgRcpmmVmhYNja
3		Old or large peas take 3 minutes longer. Press one: it should mash to cream with no chalk inside.	pTlamVqcbpgeTjjgohfvlmbcjfipfSVXWPcsljbVVedbnXgpjUdjWnllnqoVbYei
3		A third of the peas may be broad beans or spinach, in for the last 3 minutes. Edamame stay firm and make it grainy.	kadPfYqdkgfagVk1kgmmalgniehbimVcYXZWjURYbxoYdYjebWgcaTmeaXncgcrn
3		600 g is two thirds of a 900 g bag, about 21 ounces or 4½ cups of frozen peas. If you are 100 g short, blend it with 100 ml less stock.	TfkQhYjdoUhYlhhbqhqtbccVZekmlbghncjffkWUiyehkdcRoSUYeharcjaRgbuc
4	safety	Fill the jug half, take out the plug, lay a folded cloth over, start slow. Steam blows a tight lid off. A stick blender in the pan, off the heat, is safest.	nvckfWhiZjhetnqjkWWcgjgePdlZhljafneoewaibchYUeiZe1oRnZdprojmYXph
4		Crush it with a masher, or push it through a sieve for smooth. Chunky it is a different soup but a good one.	gqmgfOlmSdccpsujTYmdikcqmdjUoskbhhVnkqbeaqdjWhccjwtZehkppnksbamg
4		Blend a full 2 minutes more, then pass it through a sieve if it bothers you. Pea skins take longer than one expects.	hmtYeWnmTohgbsgsfafckmescbyfhlvijdc3iqjfcXeYaskqjqkcYYnlnjrjYcjh
4		A teaspoon of dried mint put in at step 2, a small bunch fresh is a good handful of leaves. Basil, parsley or none works. Stalks taste bitter here.	fhkVrneUfZijgPdheTrbobTohsmSpjieccSWdeSehfjjofkhcXohugXhZjriTaoV
4		Boiling drives off its scent and browns it. If it was forgotten, chop a few leaves finely and stir them into the bowls.	pckboscVcfnkZRikYYemraivTkidmaflUceUgoanicpeubmfXjpZ0ckcnisiVYkg
4		Thin with hot stock or water, 100 ml at a time, until it falls off the ladle. Then taste the pepper.	oWVgeUqkkqjoimgjgSmasgRijfWgWdjjkYiqYoiljZdjciglk0WdVZezppngXeXm
4		Simmer it open for 5 minutes, or blend in a handful of peas or a spoon of instant mash. It thickens as it stands.	kXUfpcpogwcmcqqnlZiZhlYmhhWlSUYkoXlfSlckgheclphkozReZcisiqrlbime
4		Stop blending and thin it with stock; potato starch stretches when beaten long. Blend short and at high speed.	pWeboWhobrlhZuakQfffmiUphfaXdephhXdxfnnfmbghilkjsubWbYi1vlnhZkli
4		Weighed as leaves it is about half a teacup, loosely packed, from 6 to 8 sprigs, or 3 tablespoons chopped. Pull the leaves off and leave the stalks out, as they stay stringy.	YokQjmfYmSqffWZeicukhZVfVyjepbkfiZbfgiVaidljqjjbeVggsnVmckldRVoR
4	safety	Cool it under running lukewarm or cold water for 20 minutes, rings and wet sleeves off, then lay cling film over. No butter or ice. Get medical help if it blisters, is larger than your hand, or is on the face.	kjjhdffeYsfmqjtmfXPbTmemKigpkpsmXmihjjfhjdgZXojdbunVgbbqqrdmlewj
5		Cooked gammon or hock, 200 g in pieces, is best. Wafer ham melts to strings: use 150 g. Raw bacon or gammon: fry first until cooked.	bieligdhWrrdmXekeV3fpvrhlrlYjfkehbgiZWiueprpSlijbYelmqnieskZogRn
5	safety	It simmers 6 minutes for that, as sliced ham may carry germs. Take a piece out: it should be too hot to bite. It reads 75 °C.	bflnnggjUvtgoaobkXgjmqyfTngeWTgeShakiomtYimbbnljaolqookdqmoXZYWe
5		Crème fraîche, single cream or 3 tablespoons of milk, stirred in off a hard boil. Leave it out and nobody complains.	PhljgenekiXelgpVbjiPkfbdkXdPWrkdbgiZUdVkcvlbjiWZddUZQWocjcqnoUim
5		Thin it with water and boil a diced potato in it 10 minutes, blended in; add a little cream. Ham and cube both salt, so no more is added.	nWbsjgjWlwpbeehtoQlMlekdlelqcmasYZorpillkgkeolZagdnblfhxlgoktabi
5		Whisk or blend it for a few seconds and it comes together; it is safe to eat. It happens with single cream or yoghurt in boiling soup; double cream rarely splits.	fmnhnbekibbbZngradeYdeWgRRoXXrnseabsZnkrWVhVpqficsXaRZpmiluokhhi
5		Small bubbles and a stir every minute, as thick soup burns underneath. Put a lid on, because it spits.	jbZofbteeodovchlfeQWWplpOgfnaglgjjqgkrXndUjcsrktcxnaZkibjlZcVhdc
5		Taste with ham in: often only pepper, a squeeze of lemon and more mint. Salt last and a pinch at a time.	dajjmiidvlpdoeUrnbeXphdimkprScVpZejYnagkZsajllUhcjrhvuoumgscgVZe
5		Lid on, lowest heat, stir now and then, a splash of water. Add a few mint leaves at the end again. Keep it above 63 °C.	tgeWmZpYnfRepUgbViTidbnYclXgdhVhThkarlbohZsgjjudeygmgeWTrZdaTfbh
5		Buy cooked ham carved thick, or ready-cut chunks; in America a cooked ham steak. Thin slices can be rolled and cut. A raw gammon steak must first be fried or grilled right through, about 5 minutes a side.	ZaifeadoStrekeYZgjqcxrleitkVialamdclaRkvmgqhYpskcabthokkaslfffTl
5		It is still good, only less green and a bit grainy. Stir in the cream, simmer the full 6 minutes as written, and top it with croutons or a few whole peas for something to bite on.	kffdkihocopkhmovVYuitijoXdlbWehlSaashoisefvfbigdTmodhVupoisagSZm
`
