/** Scotch Broth: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the lamb in a very large pan with 2.5 litres of cold water. Bring slowly to the boil and skim off the grey foam.
Rinse the barley and add it with the bay leaves, thyme and onions. Cover and simmer very gently for 1 hour 15 minutes.
Add the carrots and swede. Simmer for 35 minutes, until the vegetables are soft and the lamb falls apart.
Lift out the lamb, shred it with two forks and put it back. Throw away the bay leaves and thyme.
Add the leek and kale. Simmer for 10 minutes, until they are tender.
Skim off the fat, season well with salt and black pepper and stir in the parsley.
`
export const NOTE_LINES = `
		Yes, it is better for it, and the fat sets on top so that you can lift it off. Cool it in shallow boxes, chill it within 2 hours, and boil it up the next day with a cup of water. Add kale and parsley fresh if you can.	vxnljjlfpYShdVdikchWiihenfbaofkhRemcbTdksplsjd2dXlfoffkUhWgcVkSh
		Two days in the fridge, once cooled within 2 hours. Freeze what you will not have eaten by then. Bring it to a full boil before you eat it.	n1nicghdnfZeXWdjmecTekgcdohcmaocUhudQWZhbbqvmi1aidceXYZgfWeYZoYk
		Yes, for 3 months, with 2 cm of room in the box. The barley swells, so thin it with water as it heats up from frozen or thawed, and bring it to the boil.	rrfrUaktrsUWfemYlVkkpbcbaWZlmilegghmNVaSipnnmcpfghYfkRgeoZdcWkZg
	safety	Throw it away. A big pot stays lukewarm for hours, which is where germs grow, and boiling again does not destroy the poisons that some leave.	vciofsaMlhngYeqZmnYVqdvpaehcjalccjqbepeqeiqhrekfdtacjXYckZVvfrgl
		Divide it into shallow boxes, or stand the pan in a sink of cold water and stir it. It has to be in the fridge within 2 hours. A full hot pan in the fridge warms everything beside it.	sxYrhZmalgdZtbuVrTQelomgWgeipfcgTorehndmifdkjhrfg2bclZefficaYjid
		Yes: all but leek, kale and parsley, with 2 litres of water, 8 hours on low or 5 on high. Thawed meat only. Shred the lamb, add leek and kale and give it 30 minutes on high.	wafoWjdQjiXbohlcnjggijhnbcVjxcYbjXXkioQfxzkhbZjgWpdZckZbhjSmdcdl
		Lamb, barley, onions and 2 litres of water 25 minutes at pressure, filled half at most as barley foams; let the pressure drop by itself for 15 minutes. Then the roots 10 minutes and the leek and kale 10, without pressure.	uZfrjgbHjiTfkinnkmgYYbYjkiecojiTggblgtSZhxcoceobcliZeoghbrRrjcXm
	safety	Yes: take out a share before you season it, with the lamb shredded fine and checked for bone, the barley soft and the rest mashed. No salt and no stock cube in a baby's part.	sZoeTbZnknTZlYbouahXtXnggavpclajckjjaifXfWeqZefWfgqvdYWmnoYpjiYX
		It is a whole dinner. Oatcakes, a buttered bap or crusty bread go with it, and mustard for the lamb if people like it.	mkkQgdSmcenXrmfsrkVYhjjizpUiemWdmhlfhhXnbrfadonjWchlRlkqoauiXogc
		Beef shin or brisket takes about 30 minutes longer, mutton 45 to 60. Chicken thighs on the bone need 40 minutes in all, so cook the barley first. Judge by the meat falling apart.	cgYnhiSggjancaaTYYqZkpgooseTniRiZiWdjeZjyvbgRhgaeUXjadgeepgiZcUo
		Yes. Use good vegetable stock in place of water, 200 g of soaked and boiled split peas or a tin of beans, and a teaspoon of yeast extract for depth. The barley stage is then 45 minutes.	bcfsheQjolbdechaXSqYfdenrsdRrqUscpfbkhVeouhWNbefhbhkhcjeadkmYnYq
		Scrag end or neck on the bone, shank or breast are cheaper and give more body: take 1 kg and lift out the bones when you shred it. Breast is fatty, so skim well.	idVderLlehUnWmXWfakdmwbkrnqWqldndaYfdgheqsWgRffihRabZbhqlhjqldUf
		Use several pots rather than one: a very full pot takes an hour just to boil. The simmering times stay the same once each one is bubbling. Keep it above 63 °C while you serve.	pvVbRTbYkbThkUkZhjYfRhmocglghhQWlrwpdomakikkojqeamYYkrVpkgidhehi
		Yes: warm the flask with boiling water, heat the soup until it bubbles, thin it a bit and fill it to the top. It stays hot for about 4 to 5 hours. What has gone lukewarm for 2 hours is thrown away.	rucgXjgbgbbZoTolpZZgXlkXbceYZjeZihlmokihhieZXmpXoxflqUWdgcVlIhud
		In Scotland a broth is a thick soup of meat, barley and roots, eaten as a meal. It is not the strained clear liquid that Americans call broth or bone broth.	kWhkYgYiendptpdqiglVmlenbjnqfWWjtifrVlbjbseMmqlaloVgbcapYlqoXppk
		Begin 2 hours and 45 minutes before: at quarter past ten for one, quarter past three for six. Your own work is 20 minutes at the start and 15 at the end, and it waits happily.	jrXSejdQhXUljckbwldarWognfdhYdYddYfgsqrdfZqfaouViWbkdmWZsXebjeZq
1		Neck fillet is the boned strip beside the neck. Cut it in 5 to 6 cm lumps: they cook soft without going to threads too early. Chops on the bone do as well, about 1 kg.	ZhbZajapVagffldYZfqZjsancrtcufcZpVfrgklrwfdYTmmfeWclajdrbnplYSRi
1		No, not for a broth: cold water draws the taste out of the meat and gives a clear, mild soup. Browned, it becomes a stew, which is good but something else.	ecenkgXnnafrfcagcaiokmkqcjqtseOolzhgjgnnnlXadngeakmZin0Mamqibadg
1		From cold the scum rises slowly and can be skimmed, so the broth is clear. Hot water is not harmful, it only clouds the soup and saves some minutes.	lZomiqikeglnsYtdwbmcijplURkcpdZfaoebppshhiUZnnvfltaTjakYfujcnklo
1		It is protein from the meat, harmless but grey and bitter. Lift it off with a spoon for the first 10 minutes. If you missed it, it sinks and you will hardly notice.	eVagirZlcbbqcdZrnmVYfhYmRgziZWhpcljyZWqjjgoXqllhgsjaSenghhipaoqb
1	safety	Thaw it first, overnight in the fridge or in the microwave on defrost. Icy lumps warm slowly and stay tough inside while the barley is already soft. If it has gone in, cut it up as soon as you can and simmer until it falls apart.	gbWtfdkpkjhXXsjSeafpufefXWdpwefkcfSgXbeUuqnfqblfjfWdtYgTlhafYeSi
1		Water is enough, as meat and roots make the stock in two hours. One cube may go in if it tastes thin at the end; then salt later.	fXdsabagssmzpahckYvRkfimsYkrtaWngeejcgZhfqfhpvnXmqddgVjeZnmfljip
1		You need about 6 litres. In a 4 litre pan use 1.5 litres of water now and add the rest at the end, or cook the kale in another pan.	pnShWXjdtUkoljqgrijadoZpmcjrqhdavqlogldmUdkehckblicNWsTnUgYmhjef
1		About 20 to 25 minutes over a medium heat with the lid ajar. It is time for peeling the roots.	gbgkhhtVfcSlmdnWugTefkyjPWlghKaZhbchirebeceUglohijdfclibrwmXaciY
1		Yes: simmer the bone with the barley for the long time, take it out, and put 400 g of cooked lamb in with the leek and kale, until steaming hot. Use it within 2 days of roasting.	bmdrbpTdfdhqXZbdjVrgjvqiltkZuccjWkbedqektkbharsagcYmVTifgroYccQi
1		2.5 litres is 4½ British pints, 10½ American cups or 2⅔ quarts. It makes 3.5 to 4 litres in all, six big bowls of 600 ml, so the pan should hold 6 litres.	ehgbfkhjuTohomhRxhqbbaaafZbspZfiugsdafhcfjUennlQpgUWZmWoTiUghifq
1		No harm: it is only cooked protein. The broth is cloudier, and barley makes it cloudy anyhow. Wipe the grey ring off the side of the pan.	hTZkntcccZfpdYcrjtTYdadkSZvdWWmsajenbbtmifoYqglahrhcSZmfilgtnrlh
1		Diced shoulder or stewing lamb is good, the same 700 g and time; it only shreds smaller. Leg is lean and dries, so fish it out after an hour and a half. Gigot or neck chops with bone: 1 kg.	decgehTgWVZoaggPcarcpnapaisawiYbkbVildjovobfSoigfTafbcYhcvcnbZXo
2		Pearl barley is polished and needs no soaking. Pot barley is brown and takes 30 minutes longer, or soak it overnight. Quick-cook barley goes in for the last 20 minutes.	kfqpscffVrehocehfdmUpmeZkopw2efdkhdxmjYfdaZfldckrgVgbffXZuobbqav
2		A soup mix of peas, lentils and barley is fine; soak it as its packet says. Rice 15 minutes at the end, in what you will eat that day. Spelt or wheat grains take about as long as barley.	jkmkrXWcatXcogkqderYhlaWtlogsmdgfkYmldQcYqeegZedrZYkaadhbkrabvj2
2		A quick rinse takes off dust and loose starch, so the broth is less gloopy. Half a minute in a sieve is enough.	mWwelkc0XrdfkYfngpmfiajnbnmjtfqumpfsplfeeeilqvokwlbWsdhZbmmkflml
2		A bubble here and there, so that the surface trembles. About 3 of 9 on induction. A hard boil makes the lamb stringy and clouds it.	UUXpeeocgkcfpUZblgUhatjiTaqhUXaeubcpikTiVaZVikcrhjnTZgecnujddfjU
2		Lid on, with a finger's gap if it wants to boil over, and a stir every 20 minutes, as barley sinks and sticks. Do not leave a hob on when you go out.	fYYofWoYbkVhxglhdtRQVhniYkkkmfdagmmkmkKngchcoklqllxZWkncljXidgZa
2		Pour it into another pot without scraping. If it tastes only a little burnt, the rest of the water and more parsley cover it. Keep the heat lower and stir.	pYalfngXgkhtjiWlVYUlkgSceYfovlrsaovdcpihhQbjqtWlchoYbcZjghXaffso
2		Yes, that is usual: it has 35 minutes more with the roots. Tough means not long enough, so go on gently and do not turn up the heat.	sVjpqceaaihkWnXYmZchknVialXefYciWMZuslejnaVbbahllUZqblgbkqodUbSe
2		About 1 cm; they melt away. If they were forgotten, put them in at any time with at least 30 minutes to go.	dihWkZpUZaplgqlaeisqnbumPkjp1jdfjRbdihanWZhrkgYZggoinfpaaVhvmdfn
2		Put in the whole twigs, and fish out the stalks later. Half a teaspoon of dried thyme stands for them. Without bay it is still good.	SibSlkbXifubcZmsaeqVsTUqgoqclcaefqYnfjTechhjighheYrhqfZXVZkiVUsd
2		It is barley grain, jau, with the husk polished off, round and cream coloured; look near the lentils and soup mixes. Flakes or flour melt away and will not do. 120 g is a bit over ½ American cup.	ZgmjrfapVtbeoiXkXcjalnWTfopoqijboeawojYgceYdkgceobWnZcXhXoobWwg0
2	safety	Barley has gluten, so a coeliac must not eat this, not even the liquid poured off. Make theirs with rice, 15 minutes at the end, or buckwheat, in its own pan. There is no milk, egg or nut in it.	abmmjkfmctWZkrUnXhnUlbcUphloioUhkiWnbtmbXhreflmYfgYviafockdXX1kr
2		Not with the ring on. Turn it off, lid on, for up to an hour and bring it back to the boil when you return, counting on from where it was. With an oven: lidded at 150 °C (130 °C fan), still only with someone at home.	hXalodiVhpMmiZmWiuKenTpmgcfZaihaXijbwkRlpfmfdcmcjphkbaYYmiUgamei
2		Boil it now in a pan by itself, in plenty of water, for 35 to 40 minutes until tender, drain it and stir it in. Or put in 120 g of red lentils or small pasta for the last 15 minutes.	qdnjuecZenmeelphVenWtbiefofuydenbmantrcgUXddrWYcqlgejYVXgjmggvdu
2		Quick-cook barley goes in for the last 10 to 15 minutes. Of the ordinary sort 180 g is the most: it swells to three or four times its size, and a whole bag turns the pot to porridge.	enjfxacVnmcjkahhef0WhabSmxnlqhZagkZqdjZTfggmhnZcwcPfeeVkdsmcXjkl
3		About 1.5 cm cubes, small enough for a spoon. Bigger ones need 10 minutes more.	emhVXWqofZhbcqpZcbpeYdlqYktovhdXpQjsgbaqclhkWchjoZYsbiclcmxloYeX
3		Swede is rutabaga, or neep. White turnip, parsnip or celeriac take about the same time; potatoes 20 minutes, and they thicken the soup.	achbjijiVeeXeonfbfgkcfkllnfefgdTgNgghWknZ0dTOboXgRlkeYgYmerqtruk
3		Halve it with a heavy knife, lay it on the flat side and slice down; then peel each slice. Four minutes in the microwave, whole and pricked, softens it.	kiiaZghfWckXe1pVgbcbUjeeZpfqihkbWSgshesgenYmTgotnceirbZnvlnsnhtX
3		Pour in boiling water, 300 ml at a time, until the pieces move freely. It goes on thickening, so be generous.	rQYkjYphsogvimjhkYoWkjWdidVqcYflmeftfrbciVehfjmlq0UZVbXqflkcijZn
3		Leave the lid off for the last 20 minutes. Or crush a ladleful of the roots and barley against the side. Overnight the barley thickens it by itself.	nXPinbqlhqdrhquriXhSgoZqhibqbSYgpZmfUiYlimfbmqgmmwZeYbgnfjpmhond
3		Give them 10 minutes more. The roots are done when a spoon cuts them, the lamb when a fork turned in it pulls it into threads.	mZnipXkgjdgpXtdajdbvipfibndqkOdSTMZsmebccZgXXildnbgqhljWprlfbXda
3		Fresh ready-cut soup mix is fine, 700 g, and the same time. Frozen takes 15 to 20 minutes, so put it in later.	cgnidVicXXbchosfdXrrncmlfemp0hnYlbPjeTaen0sfgclgnVcloWiVhkmbicnl
3		No harm: they become very soft and thicken the broth. Put in a fresh grated carrot for the last 10 minutes if you miss the bite.	mffcogfbfYijdmmxVbohefowPZUundeieVcmrjilcinaeXmWgZiemVnRjf0gqbcl
3		Only at the end, since it boils down. It is meant to taste flat now; a litre of broth drinks a whole teaspoon of salt.	hShltinYujmgqaWspbcUqYheikmuXcWjcancpdkmYifhpkUcjdngtvoolbrZhXag
3		Half of an ordinary swede of 900 g, about 3 American cups cubed, and three carrots are about 250 g. Wrapped, the other half keeps a week in the fridge; mash it with butter.	WrnSgghigVmUZpfZoiinQZgaYnioiYiZiOlgeXjeftjcQfpXlRZfedYflelfsoua
4		Hold with one fork and drag with the other along the grain. If it does not come, it needs 20 to 30 minutes more in the pot.	cjYahXVhbeenfxpVUfZYbrUofufblidcbXUovqcakcVieliikokhdpjhsjjpRUVZ
4		Leave it in spoon-sized lumps if you prefer. Shredded, everybody gets meat in each spoonful.	YoeZccoqUeejiqlXPfgYghovfouWvjabjfXnomahumincigikjctlgkffqfrWRVf
4	safety	Feel through the meat and take out every bone, with gristle and lumps of fat, before it goes back. Neck on the bone may leave small splinters, so run a ladle along the bottom of the pot.	icdiVnUqThokVpfvgZiheqkggj0npeshceYrkviXgedhanijkeiraVbsihbpkTRf
4		Not poisonous, only stiff and unpleasant to swallow, so warn your guests. Count them in: two leaves, two twigs. Loose thyme leaves may stay.	dfUVZkVgkf0fSbosYghcrZTxZhkXiakidrdoekYZUbpjqhjcfbtkneTfdYembboj
4		Let it stand for 5 minutes on a plate and use forks, not fingers. The soup waits on the lowest heat.	ehcjdddhgmemqhkUeWQgfpglQndjhjeqSmaYkqbrwVZfVrnXZtkhkcaitpgbWVpl
4		Pull off soft white lumps as you shred. What melted into the soup is skimmed at the end.	UhdcplZmgfgejjjhebfbcwQkhvtdtinvidblehooxTmWfikqigZlYpnelqjwkYbX
4	safety	Ring your vet and say how much and how heavy the dog is: onion and leek poison dogs, cooked or raw, and the signs come days later. Cooked bones splinter, so say if any were in it.	jWnXXXUZajtmehXeoohjdifmVamqacjnZgoYnnejkjurcpqQaokgabTrYXgqnqkr
5		Slit it lengthways and rinse between the layers, or slice it and swirl it in cold water. Use the white and the pale green, 1 cm thick; the dark tops are tough.	kajPjmqtNfkqiggnnhinjicgXqjdsejlhcjsdabigblquujwddjmleaifVxtcgqb
5		Savoy or spring greens the same 10 minutes, spinach 2, frozen kale 5. About 200 g of any of them.	beWSgdpachhqdfktqWmmcjYrolbRnckdXZQefNZYjukgjcnkeYeckUhebcogYlvn
5		Strip the leaves from the thick middle rib, roll them up and cut in 1 cm ribbons. Pick out thick bits of stalk from the bag; they stay woody.	cfdRecogXdjqcjrjkdmhcdTpawjYoWkagWTwghZccZmosenslbZrlYdgZiolTYpU
5		It is safe, only dull and strong in smell. A handful of fresh parsley brightens it. Ten minutes is enough; put it in just before you eat.	pZYXnjhajdltQdXtkZetieZrXedUkVegOfgngahhebngudkiackZeUjdngpeOnso
5		Push it under in two goes: it wilts in a minute. Lid off keeps it greener.	iiORXWkbmbhzfeovpbZgQnauYgccnYcYgedpggcaUamdtbqoghiRfeegbbhhcfna
5		Old winter kale wants 5 to 8 minutes more. The leek is done when it is soft and no longer squeaks between the teeth.	tanctaoZbpirWmdhrcesnqahelbdfSfcROXvkbeWXXdercgqhZgpamfejonkUggg
5		White and pale green, sliced 1 cm thick; the dark tops too if tender, well washed, sliced finer and put in 10 minutes earlier. Only the roots and ragged ends are thrown away. A big leek is about 200 g.	dbiKonqlNcipggZmsjitfiibYmpepbajdZgnWXagecnmolhnbVnnhcXecUutZisd
6		Let it stand for 5 minutes, tilt the pot and spoon it off from the side; kitchen paper laid on the surface takes up the rest. Cold from the fridge it lifts off in a sheet.	gggYmocldfdhlflqgcdgTsTfglmfjgrzjofcfdsnpXlYmiovguVfVhuaYdetjklP
6		Begin with 2 teaspoons for this pot, stir, wait a minute and taste; then half a teaspoon at a time. White or black pepper is part of it, and a dash of Worcestershire sauce helps.	cXkkoflY0hogpdVqqcdXpbghkoouZcYpceoYmgfhanbglnWdfhpgvrlvlcvdkUZd
6		Thin it with boiling water, 200 ml at a time, and add a diced potato for 15 minutes. The water does the work, the potato only fills it out again.	qVcrjhoYnrpbfdhtqUhMecldiegsdmaqaYonphpijgiepiZTmclWofdylfjmwYgd
6		Curly is the Scots way, flat is as good. Dried gives only colour; chopped celery leaves or chives are better.	depZnknPXgckiTdmbYqcndThorlUlgZWhfQYmdThclfisbZmaWoipaWfWlphYeuZ
6		Thick with things, but the liquid should run: a ladleful spreads in the plate. Thin or thicken it as your family likes it.	fWeghVrmfsfmqndgikcUfmVlipeoWXcexUkfSgVpgehacnmgqtMjXodlbkolUbkc
6		Normal. Stir in 300 to 500 ml of water while it warms, bring it to the boil, and taste for salt again.	ueithfyeojledfZbqXcWlfbZdgVkdenmfbpkTggdkcilsdtkmwNeaZUjgkjdSqZp
6	safety	Not as it is. Still icy or fridge cold, boil it up and eat it within 24 hours of thawing. If it has been warm for over 2 hours, or you do not know how long, bin it.	lkbvbgflptgdVmnRkcZnwYdeTRYmjakkYhhhRZdbiqrhsinagjXfjTadoXagdsao
`
