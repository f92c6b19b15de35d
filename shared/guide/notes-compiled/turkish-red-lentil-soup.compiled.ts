/** Turkish Red Lentil Soup: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat 2 tablespoons of the oil in a large pan over a medium heat. Cook the onion, carrot and potato for 8 minutes, until they begin to soften.
Stir in the garlic, tomato purée and cumin. Fry for 1 minute.
Rinse the lentils and add them with the vegetable stock. Bring to the boil and skim off the foam.
Simmer for 20 minutes, until the lentils have collapsed and the carrot is soft.
Blend until completely smooth, loosen with hot water if you like, and season with salt.
Warm the rest of the oil in a small pan with the dried mint, paprika and chilli flakes until it foams, and take it off the heat at once.
Ladle the soup into bowls, swirl over the red oil and serve with the lemon.
`
export const NOTE_LINES = `
		Yes. Cool it within 2 hours, chill it for up to 2 days, and thin it with hot water as you bring it to the boil. Make the red oil fresh, it takes 2 minutes.	xuqplkoZlXScebehlcfWjgqfnhafmdgdYgsgZXclnlnoie2hatdmbdjYhTiYTkUk
		2 days in the fridge, if it went in within 2 hours. Freeze the rest in portions; reheat once, until it boils.	symjmehbogZdaXcljceVgfcWhifapbodTbtdPVejfdpqnk2alhahUZbegZdYXoWl
		Very well, for 3 months, without the mint oil. Leave 2 cm of room in the tub, thaw overnight or heat it frozen with a splash of water until it boils.	pqerWdhrqrXTedoXmUkjncbdcWbloimigendPQZRjqpqnfpdebecmXjZqWcdYgZc
		Add 100 to 200 ml of water, warm it slowly with a whisk and let it come to a full boil. Lentils swell in the cold; the taste stays.	vpmpadxgnelZhcdcqUdbgkbYbeXcYemkYesdZomdfifgpgtng0UdcYXhigocNsen
	safety	No, throw it away. Cooked soup must be in the fridge within 2 hours, and boiling it again does not destroy what germs have left.	sfkjktZRpgrcThoclmZVtbuqdjddcbnedlpYciencgpdudqgaqWghVcdkUZuctgo
		Warm flatbread or crusty bread, olives, feta and a tomato and cucumber salad. With bread it is dinner for four.	nmjSifRpdelRrlhpthVZdjjfwoVbdpXglgkelfXrcrhZfomiVYjlXijspYtgYncb
		The soup itself is not hot; the chilli sits in the oil. Give children theirs plain or with oil without flakes.	ggflbaggfrcUrYlisSajiWhkbhpeMpdfinhZhobdiYWfNbefiop3ibRllgeehbph
	safety	Yes, take out the cooked vegetables and lentils before salting, with no-salt stock or water, and blend them. No salt and no chilli oil under one.	sYmfUZblonUZlbbpyZiavVmhhYvobkbjdgkiZgiXfVgpXehUgfsqgbZpmnYojeXW
		Stir the bottom often and count 30 minutes or more until all is soft; in wide pots at most two thirds full. Keep it thin, and hold it above 63 °C.	muWeQRgRqfVfhShajjbbSjlshkgmmfRTnqtnZkheglllnjhbdicTdpWrghgZhfgg
		Pressure cooker 8 minutes and natural release, half full at most. Slow cooker, boiling stock, 3 hours on high. A soup maker on smooth does it after frying the onion.	zdcpgcYKkmWcmjqnnofedeenfcdfrfdTjfdmesQalzijWbihZocZYmejhoVohahn
		Stir 2 tablespoons of fine bulgur in with the lentils, or chickpeas after blending. Fried chicken or sausage slices on top, cooked through.	ljmhcjfkuojXjkksjeobYvYhrpiegsPkfbcegjVekrkQSigjddfgQfqriaulYVXg
		1 tablespoon for the vegetables and 1 for the topping works. Without the red oil use lemon and a pinch of dried mint on top.	ZimixvcmjiYaubaeiWsfWnbemppblnjwmjjajiigmjfZTUXmedTgglheiaW1pcdX
		Salt, half a teaspoon at a time, then lemon and the red oil, which is where the flavour sits. A spoon more of tomato purée fried first helps another time.	fcbhnffgvmmgjmZwjaYbrfZmklnuSaYqbdrWicejXrXjjmWhdqnjjrmxqfyeddik
		Boil it and fill a flask warmed with boiling water; it stays safe 4 to 5 hours. Oil and lemon in small pots apart.	ryjhasebiZeYjVjkoZefUkjbjZjXbkkfefolmdlijlfkakrSltjnsYcYbbOqKhmd
		The soup itself has no gluten, milk, egg or nuts; it is the stock that may hold wheat or celery, so read its label, and the spice jars. Without a safe cube use water and 1½ teaspoons of salt. Bread beside it holds wheat.	WdkniodnaydanrcjbloUqZhfrehmiudfkZZkepkYYpvbbpoWdbbtlTjpZdbicspq
		Allow 45 minutes, so quarter past six for seven: 10 to chop, 10 to fry, 20 to simmer and 5 to blend and make the oil. Rinse the lentils while the onion cooks.	lpaUghfOiTSmkckawgmcrYmhogagddebeWfluttZhUndappZjVYfdmcZraheiZar
		One ring is enough: take the blended soup off with its lid on, where it stays hot for 15 minutes, and make the oil on that ring in 2 minutes. It is a one pot soup otherwise.	fncnieXcYTadsafdeocvYmqpYVqUejnotzldkujhViicbgXdkjhWYQXjndelbbdo
		Half the amount works: vegetables with a spoon of oil, covered, 5 minutes; then lentils, purée, cumin and 600 ml of boiling stock in a very deep bowl, on medium for 20 minutes, stirring every 5. Put a little paprika on top; no hot oil in a microwave.	rpgxXWiUhbibjjhYnhmiWhpgbZdZgnlhUpiakvrcTzbfcfVsdjgTkibcflbpbvgl
	safety	Ring your vet with the dog's weight and the amount: the onion and garlic in it are poisonous to dogs and cats, blended in or not. A single lick by a big dog is rarely trouble, but ask.	lYjUZUSZckviZhXgloihdidoaaoqVbkkenrWnqdiiktpbnrWanjbcfWuabfqotlr
1		Peel the potato; the carrot only if old. Rough pieces of 1 to 2 cm, because it is all blended, but carrot smaller, since it is the slowest.	cooSaWrjbcbdbuqZZboedaptVjtkwnmbpWdtljgqfkjoSiqknieodackkkpkjVcZ
1		Leave either out, and add another carrot or a spoon more lentils; without potato it is a bit less velvety. Sweet potato makes it sweeter.	bfghzdkjjigYauwkaZofeellqkccgngZcgcamaTkW6VgQZYflgdolajeiYkoujnd
1		Turn it down and add a spoon of water. Gold is fine; black bits show and taste bitter even after blending.	qWegfjnedZgvcnVlbTc0mlhhWYgyukkhVZnialhlhTjiiuXbVeojghiccdelgbzk
1		That is right: only the onion is to be glassy. Everything cooks on for 20 minutes.	mepmrUqeoXclcpcZoee1mqrldhbvhTaSdOZrnhagXZhedjjeocgogklWmnnkpded
1		Butter is just as Turkish, or half and half. Sunflower is fine here; keep olive oil for the top.	WclkioYcaniZoTThaXznWnhnndgopstgfciUoalhWklXcXidiYccUjlTfdXwobge
1		Yes, 300 g of a frozen mix does for all the vegetables, 3 minutes longer. Leek in place of onion is milder and needs 2 minutes less.	ekiffSldZachkrregUr0pfrfXhfo0igaiaWeaSUclttnicfekbempZmaeWjokilq
1		Lid on and stir every 2 minutes: they sweat and do not brown. Sticking wants a spoon of water.	gVbgdUydkjequkfkhdafSpqgWkestjdZncplnoQlZXeahmjrodvaZiwZjkdmiedZ
1		Two tablespoons (30 ml) go in here and two for the red oil in step 6, 60 ml or a quarter of an American cup in all. If all four are in, take 1 to 2 fresh ones for the top; the soup is only a little richer.	TidiooansZlhqmTighsmSdedgojqendlwdtWfkjcZWgYhVmQbjYXWjWagTblmUbd
1		Medium ones: an onion of about 150 g, a carrot of 80 to 100 g and a potato of 150 to 180 g. It is all blended, so half as much again of one does no harm, only add a splash of stock.	cmjTcVlotTmbfnjfhVroUctkQnlqpgfXsWkmjeambpdjRfeSkacjaeaodeqkqcfZ
2		A minute in oil takes its raw, tinny taste and deepens the red. Boiled only, it is sour.	WiimkeficmmkneftXbnsmfonpVqglRehmlkihdlemmbeYeheoyeUed7Ommgmgadi
2		Half a tin of tomatoes in place, or pepper paste the same amount, which is Turkish and a bit salty. Ketchup is too sweet.	TjganfscWhkijjloYYqktXWkvbsZZcrdalkYdTZiovbgPfVZnplafWnjkjjfriak
2		Pour in a ladle of stock and scrape now. Dark red is good, black tastes through, so start clean if it is.	iZWfeuibfdkwolUjaSZrodSdkZdpljsmYkwccmogoPbjixbiclkZegfigibYdctm
2		Seeds are fine, 1 teaspoon, as the soup is blended. If you do not like cumin, take ground coriander or a little more paprika.	QoZepfUfeusafWslljhjfXbqohngbjodrjfUXdfYckdqoYXlZZrrmufYfgtlWilp
2		Gold is all right, but black must come out. Half a teaspoon of garlic powder, added with the cumin, replaces the cloves.	WhidlcYPffrlYeVoXUrlgTakcciyjtjcehYYPjcmoahrephnbetXokkWocjgamqc
2		It is ready when it has gone brick red, smells sweet and colours the oil round it. That takes a minute, two at most.	UbkipidmjimsniTkgfgymgXimcofWQkSkgkkYbjecYeVckeZdsiZaquVphjZLdhi
2		It is the thick, dark red concentrate in tubes or small tins: what Americans call tomato paste. 2 tablespoons are about 30 g. Passata is thin: use 150 ml of it and leave out as much stock.	QnfamjqgWhmfihfsYcpopTQcoavaZXrYobxddVigkqbcZedSqphWYahejmfejhcf
3		No, red lentils are split and need no soaking: they are soft in 20 minutes. Soaked by mistake, they take about 5 minutes less.	uTqowacWYohZYarismhbpdhcgdqgxfeqihloqicadWchnYilspiibkqbZghYpacx
3		Twice or thrice, in a sieve, for dust and foam, and look for little stones. Tip them in straight away or they clump.	oOoXecd1WmfffYjmkrfldWgpZmngppqorhjtsgiXccbksusntkiZjjihdhqhebmm
3		Two drained tins: only 10 minutes with 900 ml of stock. Green and brown take 35 to 40 and are browner; split peas an hour.	kYhglZgVfoYebYmkjmplfhYcuZ0SnjWkZihdhYTdgveebZfamcbiNdihYXfSpmpt
3		2 cubes to 1.2 litres, or 3 teaspoons of powder. Chicken stock is fine if all eat meat; water needs a teaspoon of salt at the end.	aXdwdbYeurousYjbnavOjbmjrenmsiXkoigjggcdfscfovlUpnfgjagkXklijnjk
3		It is only starch and air, and harmless. Skim most of it off, because it makes the pot boil over and dulls the taste.	daciimYeeZZnmZcuoiWUeiWjYk3dTbjoihgzYTnmdlnaqnlenqhgOjmggeklhoqb
3		Set the lid ajar or take it off and turn the heat down; skim the foam away. The pan should hold 3 litres or more, as lentils froth.	pbWnhdYZlffkjbokmjRSTobgQiphZbhYknkscfdmXglSvjdllrqTPgcngkdimpjZ
3		Both are fine. Hot stock saves about 5 minutes of waiting, and with cold stock you stir once as it warms, so that nothing sticks.	hffuXcqfljmi1XmeqaiZjitnYWjjqibgYjbbdulkgjeanntamzeclThRamoaahlh
3		250 g of dry red lentils is 1¼ American cups, or 20 level tablespoons; 1.2 litres of stock is 5 cups or a bit over 2 UK pints. By any mug: one of lentils to four of stock.	cekekaXY0YjemqgUulpnYUVVffgmkafqoaqegkfYdrXdlhiMpgWjXfXraecXjfkk
3		Yes: top a litre or a 500 ml pouch up to 1.2 litres with water and taste for salt at the end. An American 32 oz carton is about 950 ml, so add one cup of water.	cmiochcbpaoosccfmdqWiWeXtSinsacfqfmbVVdegoaempjNqnWaTUbhWjlclnnn
3		Throw the packet out, in a tied bag outside, and open a new one; weevils are not poisonous, but they spoil food. If you saw one only after cooking, it does no harm.	pVokpcMniprZSjgwfgmoZTYgeewSjsqpkfgnmdeaehhfpfngiarljdapYflgffms
4		5 to 10 minutes more with a splash of water. Hard carrot leaves specks that no blender takes.	skmisTnjmghgVsnfcYfuekgnafhrfThVVOZwmjWgYihgXclfpiatghjanrujmafb
4		Cook on and test every 5 minutes, with hot water if it gets thick. Old lentils can take 35 minutes; salt and hard water slow them too.	wXhjvSiZhpfaQkqaohcvkkbWhkjfgYScdVewsjaUUfZYlcelrhgoWmkliklcjgfh
4		Stir in 200 ml of hot water, lower the heat and scrape the base. Do not leave it alone now.	pQXhZenZklmysmdhbTbhilRjaaVoacplphmlmuikhPbgmmimhtdXYZhrhoeaYcai
4		Simmer without lid for 10 minutes, or wait: blending thickens it a lot.	pbUjjYqncoUpjnujheiXpjaqckdlZSXgtcihTmbkgbiWjlogowTXXhjscrsjceke
4		Pour the upper part into another pan now, without scraping. Taste it before you go on: a slight smoke passes, a burnt taste does not.	tbakepfbekcujjVobVTpkgUdfXapqjpsXmxbckiiiTehowYkYknaafblifdahcwq
4		No harm is done, as lentils cannot really be overcooked here. Add back the water that has boiled away and stir the bottom.	uVXsneZTlobtMiiherZfiaikYfcbbSfcUcqlriijhTghrcmckhbdUcZgvoebcjar
4		Lid ajar, with small steady bubbles, and a stir from the bottom every 5 minutes. Shut tight it boils over, open it gets too thick.	bYZqiRpXbsUlohfdirTaSjogYgrifcYajellkmKhdddXkkhqpjvXTllflpfgggeZ
4		Warm bread in the last 5 minutes. The oil comes last, when the soup is blended, as it burns in a blink.	gdniqmcqZWaisdfdhictbhxmmcYjjcbjcXfTpyighTihjinlYbnhTopZyhpObfdi
4		Carry on: add 200 ml of hot water, stir the bottom loose and bring it to a full boil, then simmer until all is soft. Standing up to 2 hours is all right, beyond that throw it away.	hbduplfUggboSelXbtQkqWojXThddalfYjrflpbqsayiiehYnliiYRfdolWecodk
5		Press it through a sieve, as it used to be done, or mash it: red lentils collapse by themselves, only the carrot stays in bits. It tastes the same.	elnjfSjlRdefmtujVZiehmZukdiPkumegiWmnsbcYlblXfbdlvsYhlhropjsfcog
5	safety	Half full at most, cap of the lid out, cloth on top, slow start. A stick blender in the pan, off the heat, is safer.	nscigWdiakfgtmtkhZSgbihiPbnZfikagngoesbkdcjWVgkac1lRladrsohmYXtd
5		Blend for 2 to 3 minutes, until you feel no grains on your tongue. A sieve takes out the rest, or leave it rustic.	hpphkTnrXiikirhlZaietmfradvYhiucbec0lrZgXQebdodilrjdZXmprlqjZden
5		Hot water, 100 ml at a time, until it falls off the spoon like single cream. It sets more in the bowl.	lZbfeYonfqiolpkdeXhXpeSiicWeQelhlakpYpfjhccgcmnko1UXUaczormfXfbk
5		Boil it 5 to 10 minutes without lid. Or blend in a boiled potato or a slice of bread; no cornflour needed.	jbUhqeomdvchdotkeVlZqhfqjdYiSVXmpcjgSqcliifWoogjhvRbaYlpjqsjfqkg
5		Half a teaspoon, then taste: stock differs. Too salty: 200 ml of water, a boiled potato blended in, and no salt in the oil.	jXerpgkYtoqcjbaqqXlMhakbjgnufkboearioiligjheoiYUkfoUrigxmcmjsWaZ
5		Yes, blend only half and stir it together, or none at all. Then chop the vegetables small from the start.	duibiRuoahejjtolQdtdqefmgdtYclebgeYvfqcjhjolSfbhftjhVZmopanpUVfh
5		A splash of cream is good, yoghurt off the heat only. Lemon better at the table, so each has his own.	dokgenkiokcbojdmihfQojTdhSgbSveobcghWcUqZtgYjiaebiXZTUoajjuldMcl
5		That is only air from the blender. Simmer it for 2 minutes and it settles and goes darker again.	eaglkncjXYcucjblhhVgilUkPdvgUcihgiY1XdriZhkWhldbdxiYSgsjlonmYmoe
5		About 1.6 litres, so four big bowls of 400 ml (1⅔ American cups), or six to eight as a starter. Put tubs in the fridge within 2 hours, 2 days there, and freeze the rest.	l0jRcaborWeXqbdbvlnVYTgacgakihdaplshUafdijbfkkiWqeRXbeWtmZjfZgZi
6		Small bubbles rise round the mint and it smells strong, after about 1 minute. Off that second, as it goes on cooking.	WVihppZfigcopVYipjYicibfcfyhdTrVhZihbegmaSrXkghaetlgYpmWnseXOfdW
6	safety	Throw it away and begin again: 2 tablespoons of oil, lower heat. Let it cool before it goes in the bin.	iZiqqyaYgflmgZTicShsdfZlcdkplmvrZmnVYmohlNfakibkShmcdmdbhhgbdZwo
6		Dried is right here; a mint tea bag works. Fresh burns: chop it over at the end. Without mint use oregano.	khqZpoZScYjfaQjkcMseneajrlhVqjmeelTPdcWflkgkmiejVZjgveacafniUcob
6		Sweet. Pul biber is the real one: 1½ teaspoons in place of paprika and flakes. Smoked changes it but is good.	KbjmnlcYamcatTfenejcpbfmgnsfZppbolZSRacgnhZcWbdiZZqhimidekkTlapy
6		Butter, 30 g, is what many use: heat until it foams, and spices in for 20 seconds.	SdnjlqZgZnoXoOTjZWyfUfakkfaokqukZciPpZlcXjeWfWigfgYgWnhcheZsekiZ
6		A pinch of cayenne does instead, or leave the heat out altogether. The oil stays red from the paprika.	NgkmsihZeqshnavbfTfribfdipmfallcpncWjoamjgMcSdagfqqzkfbhXgdabcfi
6		Do it in a pan, where you can see it foam. You may make it an hour before and warm it gently, but it smells best fresh.	klsspkbfkaZflbXdhassUiqihgliomvmbjrWjmpfZYjdeZomXveYhisMlfceXjWa
6	safety	Cool running water for 20 minutes at once, rings off, no butter. Turn the ring off, dry wet spoons next time.	fbomaleehmjntfngaVZiOmclRigqmpyvelnYronjfUefdemcWphYbhfisqYhtZnb
6		No harm: spices may start in cold oil, and the finished oil waits an hour. Warm it for 20 seconds before you pour. If it has gone brown and smells bitter, make it again.	eegouubhniijiaakWZivgffoeegqenplZmmSlrwphQlcoambTxgbkknMjdhgYgdi
7		A teaspoon for each bowl in a circle, off the tip of a spoon. A thick soup carries it better.	khbXfdWngbjlvenyldcaPhYbclZkbnZqpkqgmalgbchfobjoa5WXnjsidelrfYnY
7		A wedge for each at the table, half of it squeezed in, then taste. Lime is fine instead, vinegar only in drops.	hubUjibmfdmbjlUfhigVhcRhndgxScZmgjUejXZnVpbqrdfhmgqbnYacmfuceRRo
7		Up to an hour at the barest simmer, lid on, stirred, thinned with hot water. Warm bowls help.	wcdWiaoYjjRfoVibZkPfabseZiXgghWjVnmZumbnfdpdminfe1ggfaYUqdfZVlck
7		Whisk it in with a spoon of hot water. It is only starch drying on top, so keep the lid on while it waits.	eghSciqeZoZlenelcdNXVhfhllckdfuulignZjorocbZnjqyhuaWVbkegbpleopS
7		Croutons, crumbled feta or chopped parsley are all good. One of them is enough beside the red oil.	gptOancgkocehckwkjdiZpcfsiZiaqYkYZdddTRiXmlXlcgnWesmYpcjYcwrcjnU
`
