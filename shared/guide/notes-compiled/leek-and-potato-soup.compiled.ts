/** Leek & Potato Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Chop the onion. Trim the leeks, wash them well and slice them. Peel the potatoes and cut them into small cubes.
Melt the butter in a large pan over a low heat. Add the onion, leeks and a good pinch of salt, cover and cook gently for 10 minutes, until soft but not brown.
Stir in the potatoes and the stock and bring to the boil.
Turn down the heat and simmer for 15 minutes, until a potato falls apart when you press it.
Take the pan off the heat and blend until smooth, or mash it roughly for a chunkier bowl.
Stir in the cream and warm through without boiling. Season with plenty of pepper and snip over the chives.
`
export const NOTE_LINES = `
		Yes, the day before and without the cream: cool it, chill it within 2 hours, boil it through next day and stir in the cream and chives then.	qrrqjlraiVNldeghfjbYocpbndcdjdleXdsjdaapijnpgf4dakhqfcnSiWfYUiSg
	safety	Two days, once cooled within 2 hours in shallow boxes. Bring it to a full boil before you serve it, and only once.	o3njlhmaohXadZZhoceUhjeZekhbpalcTcsdUUZihbnwojyZkhZiYcZceUdZVkZj
		Yes, for 3 months, blended and without the cream. It may look grainy when thawed: boil it, blend for a few seconds and add the cream.	kpjpWcjxrqVXbijcmZjjpbbgVQahhkoigZipMUaXbqnkilqZbebbdSlfrVfhahbf
	safety	No, throw it away, even if it smells good. Cooked soup stands out 2 hours at most, and boiling does not destroy what may have grown.	uekmltdNoemcTfobkkYTrctoehedjXofdltdajfofgogtdoldrZgfUaalWVpZrjp
		Yes, chilled it is vichyssoise: blend and sieve it, cool it fast in cold water, chill it, thin it with milk and salt it a little more, since cold dulls taste.	mvhilemnYinNtbkjuUdYlhniffdebsWdVmfWlllmlsebkirgkvYppgehafnfLjhd
		Slow cooker: everything but cream and chives, 4 hours on high or 7 on low, then blend. Pressure cooker: 8 minutes, filled half at most.	wbfrcgdIjiVbmgnilofccfclfeXcrffUicblipPcsxgkZZigVnfYbnbegpQngXbk
	safety	Yes: cook theirs with water or unsalted stock and without the pinch of salt, and blend it thick. Butter, and cream or whole milk in food, are fine from 6 months.	oYoeSbbkooWXmYbmxbkXtTmdiYsjZqbldikjZihYeWfoYdcVfbpseaWpmmXpmfYW
		Use 15 g of butter and milk or nothing in place of the cream: potato makes it creamy by itself. A spoon of yoghurt in each bowl is good, off the heat.	ZlrfqqhjfoWXtcebgVlXfmahcgbVgngweglehigfiriRTaYleePjbemnrbc3qedZ
		Brown bread, cheese on toast, crisp bacon, croutons or smoked fish flaked in. A poached egg in the bowl makes it supper.	nlmRegSmkakVmmjtpeXZglod0pSaaqYlefhcieapfsiZdnljSennWhjrkYukcogc
		Yes, all of it is cooked, and shop cream is pasteurised. Only wash the soil well out of the leeks.	mVtbUvgjkiUYggYdtrcllbrecebWSdlghgVnSkdZdXkfScvfcXlpqhankkdueneg
		Yes: scald the flask with boiling water for 10 minutes, fill it to the brim with boiling soup, and eat it within 4 to 5 hours.	uxefaljWfbcckWllocchXmkZgbgXdjiYcinnoeihljehXnoRpogotZZbdaLnJirh
		Salt first, a quarter teaspoon at a time, as potato takes a lot. Then pepper, a squeeze of lemon, a little nutmeg or a teaspoon of mustard.	hgejsdhc0lmeklctlVfcmgeojmouQZTpbdlZgcbjYuYhjhSleolhntkwmdwecbhj
		Boil another diced potato in it with 200 ml of water for 15 minutes and blend again. Milk or cream in place of salt at the end rounds it.	nTctjemZovncfdetqVjOgcjbibiqclapbXrqmkmihbjdqkYTidlXieg0mioksadi
		Soften the leeks in two pans, or they boil. The potatoes take 5 minutes longer, blend it in lots, and keep it above 63 °C, stirring, for an hour at most.	ltUbRTiTmZTikYgaekZjRgoskhejhgNXervvajldkhmllhnfWiYYisYpkeiegbje
		About 1.6 to 1.8 litres, some 7 cups, so a good 400 ml for each of four. For six serve it in cups with bread, or add 300 ml of stock and another potato.	lpeVhabkubhZsgdi1plVXZhhhicqjeXVqjpgXhfZeldZeojSpjSTbjUwgYlgaiif
		Allow 55 minutes, so start at five past twelve for one: 15 to wash and chop, 35 on the heat and a little for boiling up. It waits well on the lowest heat.	nraVhlhXdTSkjdhezdbemaqgihfebcZdeaiizrvXgTkhfstajSckllZYqYiedWej
		Butter and cream are milk, so for a vegan take 2½ tablespoons of oil and oat cream. Gluten and celery can be in the stock cube, so read its label; the rest has none.	SbfmgmjparWYjtUqWgnYjUiVoaadfuafdZgfcrqWXlqYZnmVfYfqihjoXicmZteq
	safety	Ring your vet and say how much and what the dog weighs: leeks, onions and chives are all poisonous to dogs and cats, cooked or raw. Signs may come only after days, so do not wait.	kYqOedYbXlvnXgYelqfldldjWdnkbcprajoYnleiljupforaajhgccSraXgvoump
1		Slit them lengthways and fan the layers under the cold tap, or slice them, swirl them in a bowl of water, wait a minute and lift them out. The grit sinks.	kblXgeivNcirlgkpmndlnjciSrhfoirpnifrtfgdcahqtsltdnlioigjjSwqeame
1		White and pale green. The dark tops are tough and turn the soup khaki; wash them and keep them for stock.	eafPnrrpQajpecYqsjflbjcjYqsepabhgZkrVWehgZlmonnoccqmgWbfdVspaduc
1		Floury ones such as Maris Piper or King Edward melt and thicken. Waxy and new ones give a thinner soup. Sweet potato makes it orange and sweet.	hbcbriiqgjZVajjifemgdjkjqhhSpuhZxaahZNknWwTeRkfZmWmiechiifigwepZ
1		Peel them for a smooth soup. For a rough one scrubbed thin skins may stay; they show as brown flecks and taste earthy.	fhqQggteToYbTspjdeaebblkejrprotlqegthjqkhoWkVqnuqgohfZnbjfohoglb
1		Potato 1 to 1.5 cm, leek 1 cm. Even size matters more: a few large lumps stay hard when the rest is done.	glkVcaupdemceppSXbuaegilanqlyjbfwQksfgdrdfgpemfjpjcoflaofltqfXdU
1		Put them in cold water, in the fridge up to 24 hours, and drain them before use. A little browning is harmless.	xXkarrqgcUSjPohXbhikldthhhgmxohieelwjgltelgmenuiflsmcbnSjgfbifoc
1		Three leeks are about 400 g trimmed; frozen ones go in unthawed. With one leek add two onions, which makes a sweeter, paler soup.	aimXkgliYakkmjlZmenxqhpVShilviZljdYgSVVWkokooiVfhWaiodajdNpqionn
1	safety	Firm ones with a small green patch or sprouts: cut that away thickly and use the rest. Soft, wrinkled or very green ones go in the bin, as cooking does not remove the poison.	tVjLviiigihfLkhmiZethlldZheYohjcdXhreUkiXgljeimhgasxbUdeldjolmwh
1		Three medium leeks weigh about 600 g whole and 400 g trimmed, which is some 4 cups sliced. So it is one 400 g bag of trimmed leeks, five thin ones or two very thick ones.	YnnNqimkdYohhggYqmosdjjTTtkjncgkwcfkYWYVngZqgpZfiXSjckXscXmfelka
1		Three medium potatoes, each of about 170 g, or just over a pound, weighed before peeling. Cubed they fill about 3 cups; one potato more only makes it thicker.	bolPrhjiuakYZhlWmklnWcpVXkhlngmj2aglielgbrUkYsfQqchcgmcpkjfVidmT
1		White all-rounders and Yukon Gold are fine. New, red and salad potatoes are waxy: cook them 5 minutes longer and blend briefly. Sweet potato cooks faster and makes it orange and sweet, so use half at most.	hceYsienbUebYnplfcmogenXofkQhscYrbXtdPhtYtVbUhdbmSjicUngigfdqgsd
2		Take it off, stir in 2 tablespoons of water and turn right down. Pale gold is fine, dark brown tastes bitter, so pick those pieces out.	kUiinqpbWcfufkSjdbY0llfcYVgrojmoYflgbggiiTejnvYgVZnhajcfaadmch2o
2		With a lid, steam softens them without colour. You should hear a whisper, not a sizzle; stir two or three times.	fWjkgUucYjdlsZfjllUjPnkXUfnmndTXmgniilPlbYXWljfugftTdphaghjmidbX
2		Another 5 minutes under the lid with a splash of water. A piece should squash between your fingers before the stock goes in.	pdqftaraakfpVjhcngbxnohablcoiRbcWMYvobaYYVdfqhglmXftdojbkmoldiee
2		Yes, 2½ tablespoons of oil or 40 g of any spread. Butter gives the rounder taste, so half of each is a good middle way.	RZlfmlbdZinblXZiXVwjVfbfoiWjovskWeiTpbicVlkdgWeijaYdakjbebU4nlje
2		Give it 5 minutes at least. Leeks boiled raw taste grassy and sharp; softened in butter they turn sweet.	lhnioUhSYjfkqijmjhmnqh2qVcdirSOidibfledXdhabkgdklgihme1PieonlWfk
2		About a quarter teaspoon. It draws out water, so they soften instead of browning. If forgotten, salt at the end.	dRngvrmcnjwdsYamrikbjYjcfolsfeVjeboblgjiehfhtfZTlcoWxmjngUjnkTYY
2		A clove of garlic or a stick of celery goes in now, a bay leaf or thyme twig with the stock. Take the twigs out before you blend.	aldRggcVmmuflhhyedtjkggtfnfokoaeeaVcWhShZmrgagnjYVugkfjYdNqobapd
2		Press the lid on as it is: in 5 minutes they sink to half. For the whole soup the pan should hold 3 litres; in a smaller one use 200 ml less stock and stir it in at the end.	ihTZlgkbmhkqggofplTiWuddRkmlqiUgoqisVfSjXXlfufbojZfUbldofVeqskoW
3		Any stock, or two cubes in 900 ml of hot water. Plain water works with a teaspoon of salt and good butter, for leeks carry it well.	cZhudfYcqrktsUkenZwRednhvbomvhZkljhldbadfvcflwlXnlggjXjhXkjknoom
3		They should be just covered; top up with up to 200 ml. It is easier to thin the soup at the end than to thicken it.	kYZhgbtrupfwonmhqamWcpffjdZviZTgrgepfqXkZafXjnjjrwfXRkdfZhokmfmc
3		Hot saves 5 minutes, no more. Cold or frozen is fine; count the 15 minutes only from the boil.	gecvZZpglmmhtaoXqWgbocukVUnkzfhfbhademkdhmecqpraouacsUhOdkkcdhjj
3		Scrape well as the stock goes in, since potato starch catches. If it is black, pour the soup into a clean pan without scraping.	mSSfenidsgkypmgkZWWijhdjgYcsvnipokqhgrjocScfuwhjgmsZeVmdfjidfZqi
3		500 g of boiled potato or plain mash, simmered 5 minutes only. Instant mash: stir in about 80 g at the end, bit by bit, until it is thick enough.	joilseqhmZhYPhrndZrkbopSvjZRmkkXibdffliobzclepmXjhnkYTkbqllZjoha
3		Milk for a third of the stock is fine but catches, so keep it low. Wine: 100 ml after the leeks, boiled for a minute before the stock.	ZicqdrkbskjqsimhdjpUgchRtQdbjlXiedhgMiddfmhhcmgXjihbRNkXbmkmpZpo
3		900 ml is 3¾ cups, which is two usual cubes or two small stock pots. Make it with one and a half if you salted the leeks well, and taste at the end.	ehjoddbfpfwnsibWobpTcWnahXnsqdTnpZsfgdfhfrZdqqiLrjZegdTmamdklhkd
3		Turn the oven on when the potatoes go in, and put rolls of 10 minutes in when the potato has simmered for 10. They are done as you stir in the cream.	uehSoeVjdedlqliignflfgsnreHikdaXeXWbkmpeYclkqidjdZhkbltYqcqKlpdf
4		Give it 5 minutes more with the lid half on. Large cubes and waxy potatoes take longer. Hard bits now mean grainy soup later.	rdhhzZpXlldgQnnWjccsknlhgfekgVWWgPbvnhibRYYbllmisgknchkcmwmkjeeb
4		Lid half on, gentle bubbles. A hard boil breaks the outsides while the middles are still firm, and boils away the stock.	faarpZpUbebglXhaliZZYmweVfojjVXVogdllqTlcecXnnkvohqXWiharwgZhghT
4		No harm: it needs only a few seconds of blending. If it has boiled low, top it up with hot water before you blend.	uWanqdhgmkmoIrrrajgemhimYbWgfWedTdfqopmqfVajmnfhkokfXYdjxqgedjcj
4		Do not stir. Pour off what is loose into another pan and taste it. If it all tastes smoky, start again, since cream will not hide it.	kVYneniVhigrkhXlXZTlmeWhhXanphroXjyZdnjlmReipwZkXkqbYedmjjZdcctu
4		Snip the chives, warm the bowls and make toast in the last 5 minutes. Stay within earshot and stir once or twice.	ZdeifahdbYQkugjlftOfdbnsjfVkieXeXgiapmRkgYllljtndgzjUjtfqhlZUchh
4		Press a cube against the side with a spoon: it collapses into crumbs without effort. If it splits in clean halves, wait 3 minutes.	hYmjnWkrglifatjeemdoetZbipdiYahTfNZrigggQdeYfokfoniogpndwsjiUUdR
4		Yes: butter, onion and leeks covered in a large bowl on high for 6 minutes, stirring once; add potatoes and hot stock, covered loosely, 14 to 16 minutes until soft. Let it stand 2 minutes, then blend it.	srmyWWoWaWjaihhckjkkblwkcZacimpcVmidlrnbTudlZhbkfneYhfcdfjawVwgn
5		Stop and stir in hot milk or stock, 100 ml at a time, until it flows. Beaten potato starch turns to glue and cannot be undone, so next time blend briefly or sieve.	ocefnWhpZplieuZkTbhhqgYqchbXXgphdaiwgqocmagfiihknuZUaVi3wfngbkol
5	safety	Let it cool 5 to 10 minutes, half fill the jug, take out the plug, hold a folded cloth over it and start slow. A burn goes under cool running water for 20 minutes.	nrfneUgkbnfgvnsnjbRcgjlhNcifjfideodlfscjfZhWXinVf2jUhbeqsrhhYarj
5		A masher gives a rough soup that is very good. A mouli or a sieve makes it smooth, and with less risk of glue than any blender.	enombQdhUZedqsrjZakdjrbmsflRkzlbjkYjmjYdbqWjYhbblnvZhmgpoqgvefog
5		Push it through a sieve. They come from old leeks or dark tops; next time slice the leeks thinner.	pfkWlefrTcomWydjfYfcpralheqZommoaYethogbgYacprgrkgnleZfyrdsrVbmg
5		Blend half and stir it back: thick and chunky at once, and no glue. All smooth is just as right.	dqhghNundfjglqqmQdtZifcseerWhpgclbaveogbhXlkYgfkiwffYahsqepnUUcf
5		Stir in hot stock, water or milk, 100 ml at a time, until it pours like cream. Then taste again for salt.	kaUjgZumltjlpohofYiTllTdhlTiReghlWkkWqehmecjfmign1TcUcdxllkoeYfg
5		Simmer it open for 5 to 10 minutes, or blend in another boiled potato. Flour makes it taste of paste.	jYUkrbllktakemspiUjYllbohdYkRUYksbjfVlckkjaarpemlxRcabkqjpqjhmoe
5		Yes: cool it, get it into the fridge within 2 hours and finish it next day. Bring it to a full boil, blend while hot, then stir in the cream.	tskqmdsfeZSmhkhfVehgtameldiZhdpXZeoldhaohdsiaVwae2eibZgblcaZPiTg
6		Crème fraîche or whole milk, the same amount, or nothing. Single cream and yoghurt go in off the heat, because they curdle.	SkmhhekeilVclencbhgQmdZahVcPZxnfbhheXcUlawgZjlTdbiUbPYpcikqokWil
6		Boiling can curdle the cream and dulls its taste. If it split, blend it for 5 seconds and it comes together; it is safe to eat.	fjpjoeegldgfXmdqZfcbeechOSpZVkmscagnXqgsRWjTpmhfapbYSWqknjwjfgil
6		Cut them with scissors straight into the bowls. Parsley, dill or the green of spring onions do as well; dried chives taste of little.	ZbpSmhkWSbcglXlieYphjicfksoTniYTdZYbeWShggankefmXXslpeThSeopYfyg
6		Salt a quarter teaspoon at a time until it tastes of leek; pepper about half a teaspoon. White pepper leaves no specks and is hotter.	TaujphmWnfllxcTotZggoYcienomckhijgrdgbhlgmdddkXfbbsqyqcrefwZmTci
6		Yes, up to an hour, lid on, lowest heat, with a stir now and then; it should steam, above 63 °C, but not boil. Thin it with milk if it stiffens.	qjiWieqYnfLdqWhXVhSgaboVajVcclYgThmZsmZnecpcjhpffucifdZSsbcaVhci
6		Blend in a handful of parsley or spinach for a few seconds. Dark leek tops and long standing make it grey; the taste is not harmed.	lYYbjllngeevaeTrqVglgjXobdqidZSgYmgsWTmecngcjmemXleZahmljgqoOl0m
6		Whisk or sieve it out: it is only dried starch and cream. A lid, or baking paper laid on the surface, stops it.	hhiWaerdUmbkclelddMZPiahkfjhfjtrjeeshgrmqWXanho2kqgaXhjbhboialjQ
6		100 ml is a third of a 300 ml pot, just under 7 tablespoons, or a scant half cup. American heavy cream is the nearest; the rest freezes for 2 months.	RlifhfjjrWjcqlWVmjocbaVQbdceaigftdsbWiebjmZhjdkLmeRWSiQmjdfimVeb
6		They are thin, grass-like leaves that taste mildly of onion, used raw. 15 g is a bunch as thick as your thumb, about 5 tablespoons snipped; half as much still looks and tastes fine.	WimRmgfWgSlbkbhclezqfbgYb0leofcboXcYgbVZgedkpejaeTimjfStRalheetc
`
