/** Hummus: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Put the chickpeas and bicarbonate of soda in a pan and cover well with water. Boil for 15 minutes, until the chickpeas are falling apart.
Meanwhile, squeeze the lemons. Stir the garlic into 4 tablespoons of the juice and leave it to lose its bite.
Drain the chickpeas, rinse them under the cold tap and shake them dry.
Blend the tahini with the lemon and garlic for 1 minute, until thick and pale. Loosen it with 4 tablespoons of ice-cold water.
Add the chickpeas, cumin and salt. Blend for 4 minutes, until silky, with a little more cold water if it is stiff.
Taste for lemon. Spread it in a shallow bowl, pour over the olive oil and dust with the paprika.
`
export const NOTE_LINES = `
		Yes, it is even rounder next day. Keep it covered in the fridge with a film of olive oil, take it out half an hour before, stir in a spoon of water, and add oil and paprika fresh.	qsumidnbkYPfgZcjfhfXealfniejgfkcbeufdTckljlsnb2mXpjoghhSjUgURjUf
		Count on 2 days in the fridge at 5 °C or below, in a clean closed box, always with a clean spoon. It has no preservative, unlike a shop tub. A sour, fizzy smell or mould means the bin.	errgjpeclkZgeYSihjaXejXgdjlYiWvVVXqiQRadeamxlnzdmbgfdegekZZaVkZk
		Yes, for 2 to 3 months, in small boxes with a film of oil on top. Thaw it overnight in the fridge and beat in a spoon of lemon juice and water, as it turns a little grainy.	mtgoSaitsnRadfjYkUhiqcZhZWXkiimheampQTcTjlpundncdeYchTgfqYbffjXd
		Warm pitta, carrot, cucumber and pepper sticks, falafel, roast vegetables, or spread in a wrap. Thinned with lemon and water it is a dressing.	kqtSXharfakXikhtwZXabkdcynYberegdaiXfZUlctinYjwobXkmdXmlhbrgYjef
		Yes from about 6 months, made without the salt, if sesame has been tried before in a small amount. Blend it thin, and use little garlic. Salt the rest afterwards.	obmcWaamoqUZlbXmvbgbuVlikXwjXndiehhgZiiVdXfrVdfXedpugYYpnmUpgdZW
	safety	Tahini is sesame, which can cause severe reactions: do not serve this to somebody allergic. Make theirs in a clean blender with 4 tablespoons of olive oil instead of tahini.	bhhrmgZpe0XQmfimZnnokYijxefrZrrcekdZgclcZhrZfckdechriUhvXXUecevk
	safety	Home-made and fresh it is fine: keep it cold and eat it within 2 days. Tubs of shop hummus have at times been recalled, so mind their dates and keep those cold too.	ocsZVrekklXTgeVeqkZklbidiedaUfmfedXnTffaeYigQfzjbTmrtacrilaqVoan
		2 hours out of the fridge at most, then it goes in the bin, and overnight certainly. Put out a small bowl and refill it from the fridge.	pjlddndPpgobSfocllSSqashklccefkgZkubjdglibpovZohZtTmlbXckWVmYodn
		Halve the tahini and add 2 tablespoons more ice water or plain yogurt; it is thinner in taste. Dried chickpeas are the cheapest: 250 g dry give what two tins do.	dlnfsqdknpUbnZcciWpiesWhmilWmoewjhgYdghbmueVTTasnaReccgtkcarqbha
		Blend it in two lots, as an overfull blender leaves lumps and runs hot, then stir the lots together and taste. The chickpeas boil for the same 15 minutes in a larger pan.	hxceQOeYnaYdjYmdbcgdTegugikbkhTahrorYkkVghmlndladrYRikXwnilfiWjg
		Yes, in a small pot beside an ice pack, good until lunch. Without an ice pack it must be eaten within 2 hours.	mxncZihdiZdTaXjkqabdbhkdmaeUcmkbZfqnlahgkmlncntapohrscfUacKoNika
		Blend in at step 5: one roasted red pepper from a jar, 100 g of cooked beetroot, or a handful of soft herbs. Then hold back some of the water, since they are wet.	dgphhmgcngjiojgrgRnmgcbrdlqeefekXfegXbWeh0lYRbhmSqntkcohlf1fbQmZ
		A stick blender in a tall jug is good. By hand: mash the soft chickpeas hot with a masher, push them through a sieve, then beat in the rest. It is coarser but tastes right.	iqoldUgfRbadrsphWbjdfoZohjcUlulcfiVljrfeZsdmUfdYlwoTiliqprctgbpg
		About 750 g, some 3 cups, nearly four of the usual 200 g shop tubs. Counted for eight it is 90 g each, about 6 tablespoons.	atnRacblqSlUpfVWungfaVZadncoecicufnbegbZfkYkgkiVtbWfgnSvfifWYfaY
		Half is 1 tin of chickpeas, ¼ teaspoon of bicarbonate, half a small garlic clove, 1 lemon, 60 g of tahini, ¼ teaspoon of cumin, ½ teaspoon of salt and 1 tablespoon of oil. Boil it just as long.	YyhkjggjsYfinUldepucXeXjammjmpQhntpiblfWhnjsggXbmaadgcPstQeefdhb
		It is vegan and has no gluten or nuts as written, but tahini is sesame, which is an allergen of its own. Read the tahini label for traces of nuts, and give coeliacs clean dippers, as crumbs of pitta fall in.	WcilglgsasWUfuUnXkjbjWfZtddibwdfecbfeooYVkuccnnXbZgukgisYgWbYuio
	safety	Ring your vet and say how much was eaten and what your dog weighs: garlic is poisonous to dogs, and this is salty too. A lick is rarely serious, but let the vet judge.	kXqTXZSadmvdZhVfnogjdeZoYbnnUdnlZjnWqrdkmltqaprYaoliddUtdbdmnngp
1		It softens the skins in minutes, so the hummus turns out silky. Half a teaspoon rinsed off at step 3 leaves no taste; a whole one would taste of soap.	aQgctnXbhgpgmXkzlggefYXskhpieeQiimpkUbhtYwZmrgfnifkZsibfjfuljUhl
1		Baking soda is bicarbonate. Baking powder does not work here, leave it out. Without either, boil them 25 minutes and rub the skins off.	YJgfpgVYWcigjWtqhpgbnaYkncoXckZUjpiiecjqXxTotfZjkejaknabgflkrgZp
1		250 g, soaked for 12 hours in cold water, drained, then boiled with the bicarb in fresh water for 45 to 75 minutes, until they squash between two fingers without any grain.	mWtjmWiRhagebQllresgkibTreqYubgcnrVeqhcRldUljdenqegdadfdYmkVhTmn
1		You can skip it, and the hummus will be good but grainy and stiffer. Boiling makes them fall apart, and that is the whole secret of the smoothness.	ldqgmTnYRjfXberhfjhlhfvlYYuarXWchrZcnliUbkTXchkhureceaxWjqnggahg
1		Press one between finger and thumb: it goes to paste with no hard centre, and many skins float free. If you feel any grit, boil 5 minutes more.	jZobkaoiYligUjkZfqcqfkhVdqmneUfRfMYvoZecVYechmohkchpjwnepqocYXfT
1		Turn the heat down, take the lid off and skim with a spoon. The foam is bicarb and starch, harmless, and the skins you catch make it smoother still.	fcZiimaegWbnhajpohSVWpYiRd0iXbljjgjyaZokdgmXumkjkqoYRblhgmjlirpZ
1		About 4 cm over the chickpeas, roughly 1.5 litres, no lid, or it boils over. Top it up from the kettle if they show above the water.	iZjacZvokkklsflivkfXVpjTcgmomYaYqkjokhOdbUZXqqlqmloTTqbhYijgoggd
1		Jarred chickpeas are softer, so boil them 5 to 8 minutes. White beans make a fine dip, tinned, drained and rinsed with no boiling at all.	iercfYfVZiaXaZnndholjcZdpXtYgqbcfdcUmdSVnxWRgddhtggZUXraedcZsbjr
1		No need: with bicarb most of them dissolve. Those that float up can be skimmed off, but leave the rest.	hioOhdqeRobeUmjqgjXaWYhfdivoukpnmhgvikudmhWlYjnvokpdeYifmbqfmefZ
1		All the better: drain them in a fine sieve so you do not lose the mash. They cannot be too soft for hummus.	3WgeqWdbhdrcGoonXkijkdebWgYjrjhjZYltsjmhZbYfnfflnereYVlhnihfdgZp
1	safety	A small smooth dent or a speck of rust outside is fine. Throw the tin away unopened if it bulges, leaks, spurts, is dented sharply on a seam or rusted through, and do not taste to find out.	mfhfWflegmudUnepXjbjghUiaZ6VcgmYaqlddgajiXufilgoxhnZYfpgolRdqomh
1		Two 400 g tins, which are 15 oz cans of garbanzos, give about 480 g drained, or 3 cups. One 800 g tin is the same amount, and so are 480 g of home-cooked ones.	WmnSYasenVlagceWfpsqfedXkjsjndhgyjmdkceSpiZabglWtgabVnbkdjZOsegc
1		Pour the water off now, rinse the chickpeas well, cover with fresh water and boil on. Rinse twice more at the end and taste one: a soapy taste means another 2 minutes in clean water.	gMVhkjZXjgogccowgngcZgSmZhfjdiYldipjZdmscmklzcgfkdkRkaXmpfph0Rgg
1		You do not need it here. It is aquafaba, which whips into vegan meringue: 2 days in the fridge in a closed jar, or 3 months in the freezer. Otherwise down the sink.	mUgiWgkoelfqcklhdbxZjgYelaggjccwlrmibicdhfiZnd2kutoSYZhecnZSwemp
2		The acid tames raw garlic so it does not burn and grow stronger in the fridge. It costs nothing while the chickpeas boil; straight in, use only half the clove.	bkpdmZXZaipgikVmcakifajtXZiyjdYfgfTWWkblngdkbgunkssUohySpdrkZced
2		A quarter teaspoon of powder, or 2 to 3 cloves of roasted garlic, which are mild. Leaving it out is fine, hummus is then softer.	SjiamXWTghrgZjclbTshgUemghithsgXfhWWOfUkpkgrZmlqhgsflinWpZhkXrjc
2		Bottled works, 4 tablespoons now, though it is flatter, so add a little zest if you have it. Lime is sharper: take 3 and taste.	fqYdmpalgYlgdrUXbgmXheTbuXosUbeocnRdeUZkarXxjZddqhnclbZdhcrigaht
2		Two or three from a medium lemon. Roll it hard on the worktop first, or warm it 10 seconds in the microwave. One lemon alone can do; make up with a teaspoon of white vinegar.	asdZjpdojWogjpRXgjmdblVfjdn0SaWpjmRhgZgcWmUnteeeshiYicUgjgtffXam
2		Start with one: it gets stronger overnight. At step 6 you can grate in half a clove more. Too strong: a spoon more tahini and lemon soften it.	RlcgjdZPolshakYnjVrgWebpXmfyXkdYhcYdQibkqbioZmjridpXiijhwXnkblmb
2		Pick out the pips, as they blend to something bitter. Pulp may stay. Squeezing over your cupped hand or a sieve catches them.	fmeYilVvajugdwombfjedgUrdTvtgcqnlmapkgekTliephhjjm1hgfoZemkkeTom
2		Four tablespoons, 60 ml, go in now; two lemons give about 80 to 100 ml. Keep the rest and add it by the teaspoon when you taste at the end.	YqYfmndpoVkhnuSgcmnbheXcgkftWYTqldZcehdhZeeqsTqXpfiZecTenaoXhPYk
2		One clove is a single segment, about 5 g, not the whole bulb. Of a giant one take a third or a half, as it is raw here and grows stronger in the fridge.	QmXTgXYVggyYbgavhfllUcZjUslufmhVtehjYgebqcknZomqmYleijfmqbpjejoa
3		Not this time: the water holds the bicarb and tastes soapy. Use ice-cold tap water. The liquid of the tin, poured off at the start, may serve instead.	kVfjhkkpYfesfazigYtZkZfhkambndbimokkdiflglgblj0mrviSfUjicvcaqjsw
3		Rinsing takes off the bicarb, and cools them so that the tahini stays pale and thick. Lukewarm is fine; steaming ones make it loose, and it sets stiffer.	pXudjbrtUndbjStcnhdtkcrfQgkcrkcjaoimqolfblbfflvgqykfndqbfioacdon
3		Shake the sieve well for half a minute, no more is needed. A puddle with them thins the hummus; you can leave out some of the water later.	pSwaiSktijiobhhoomlhgfYZjfcfsXZoptfewigShbdemZkuqqlaWhreZinZgckr
3		Use a fine sieve and let the tap run gently. Scoop up what is mash and keep it, it is exactly what you want.	pToWnYg0dYjjQm1nblhkambbXkldmljjohlovliUacehjmuehitbiemmlnillcnX
3		Yes, put 2 tablespoons of the firmer ones aside now, and scatter them over the oil at the end.	fjmTbjkkgbZgdXtqgnplWiZVqjdiarWndafjbZTeZdubdYopemuhPjfdbTmhcRkS
3		An hour covered is fine; otherwise put them in the fridge, up to a day, and let them come to room temperature before you blend.	wcpdkXugfZWjZbqaatafsatfjhngrjjfYgngpccjjbmiheyZlyplablTkYbbXZbo
4		Good, it always tightens with lemon: go on and add the ice water a spoonful at a time while it runs, and it turns to pale cream. It needs a bit more water, not more oil.	nacfgWrimoqjgiVfaYjllhMkiYVmTlqnhUZmgbqbbUghjhkkn0VbVTgqdoigZaco
4		Stand the jar in hot water for 10 minutes, then stir from the bottom with a knife until it runs. The hard paste on its own makes dry, bitter hummus.	hjhhkXcgfmmcnjVwbYirfiLfqYdpUlqilcfgfdmikSfgveksqzkiUQknefYbcfjg
4		Blend 100 g of toasted sesame seeds with 3 tablespoons of oil to a paste. Almond or cashew butter works, peanut tastes of peanut. Or use 4 tablespoons of olive oil and call it chickpea dip.	XjkiqecgbydTkbkoaZrqgjZt0WfmcqpihkYUdUjbasifYZdnlfgkUZlqXdWidgpo
4		Cold water whips into the tahini and makes it white and fluffy. Cold tap water is nearly as good; hot water makes it oily and dull.	gboohkpubqjfqfyUuUlmmglkZVgloegiWmfbedjdenalmlvgpzdbsboZZliibpsl
4		The colour of cream, and stiff enough to hold a track, like thick mayonnaise. Grey or brown and runny means another half minute.	dTnifbmrkhbyhhSfqlajmjTjdghkXZcXiWcmWfkcYVhTangfeuXdTrubiknaOchb
4		Pale, runny tahini from hulled seeds is mild. The dark kind is stronger and somewhat bitter: take 80 g and a little more water.	XejlopeiYplgmZRofbhsndWinVpsfppdpaflZOshlfefembgiYciXcUpTcfZga0m
4		Stop and scrape the sides down, or tilt it. In a big jug put in a handful of the chickpeas already, so that the blades have something to bite.	qhUehZjnejnpryjkURckcoSpUfeijqnjiegenqcjcOajfjfcjwqYcicvklgkbUhe
4		Go on, it thickens with the chickpeas: then leave out any more water. If it is still thin at the end, add 2 tablespoons of tahini.	jaWiifolotijfkorhZmckfVmgTQsYejkrYkgTelgkakaqdnhqvTZRVhsYnmemblo
4		Tahini is a runny paste of ground sesame seeds, sold beside peanut butter or among Middle Eastern foods. 120 g is 8 level tablespoons, half a cup, or two fifths of a 300 g jar.	PhiZndejjmpQqlXhihrxblRfffctXiqitWgZebkbaicefcnWshbhZcYtVdWabZpc
5		Blend 3 minutes more, scraping down twice, with 2 tablespoons of ice water. If grains stay, the chickpeas were not soft enough: push it through a sieve, or enjoy it rustic.	glnenSjpclmlcukmZZghqlcucXvXahmbdYYyjscZVRbciocloqdgXbjppnokYdep
5		Add ice water a tablespoon at a time with the machine running, until it folds over itself slowly. It firms up further in the fridge, so stop a touch looser.	rVdfYUnkkokqonegedcgjlIjchRhYingjackfmgbjVdlefnjp0bYWiezoqieZUej
5		Chill it for an hour, it thickens a good deal. Still thin: blend in 2 tablespoons of tahini or a handful of chickpeas. Next time add water last.	reSfmdjnhsfmcptriWfYkhVodiRsXXYqmWldVidkifgZoiiknzRcabhterpefhli
5		Long blending beats air in and breaks the last grains, so it goes light. Good after 1 minute, silky after 4. Give a weak machine a rest halfway.	jiqjtXgnXfcunmimbnhnucqseYkcdYdVZkcteuefaSdkXgcYjtbcYksctligOegj
5		A processor is the best tool for this. A mini chopper does it in two or three lots. If a motor smells hot, let it rest 5 minutes.	irjfUZeeTfjfrnhfWblkklbtYemVqorXdmdogudohehnWgcdmspUjqZslvhmYZso
5		It may be left out. Of seeds toast half a teaspoon in a dry pan for a minute and crush them. Half a teaspoon of ground coriander is a gentle stand-in.	RmbfscUhdyqahVqljjlgeZbpqikgehhfnpcSYfdWclcrqXVnabspmulWgermZimo
5		It goes on top. Two tablespoons blended in do no harm, but make it heavier and can turn bitter with a strong oil.	eajjrmZnlkmhoaYsXXvqXgellemphrlolgjZnpohZUoYcTkfSthVbhmWpedohOYd
5		Old tahini or too much raw garlic or lemon pith. Stir in half a teaspoon of sugar, more lemon and salt. A soapy taste means bicarb left on the chickpeas, and lemon helps.	hYopvlcVgnjfYhY2bUdgnaZqibjmWXhqajmccXjsemgkqgfrcgjgooYsmXridUrp
5		It is fine, only a little less light. Blend for the full 4 to 5 minutes, scrape down twice, and run in the ice-cold water a tablespoon at a time.	gqXiceedhdjirmkuUkorlbkxVVUhhidklcWhmorbjanfgalTjneQdUddkXmjtRcq
5		Warm is good, they blend silkier. Boiling hot ones turn it thin and can push the lid off a blender, so run the cold tap over them for a minute, and chill the hummus half an hour if it is loose.	mkuglOphXihekesjkdcqrbjfTZsZlmedUdhfptdcegiTZgnck3sdbcoenlnYWZii
6		Salt first, a quarter teaspoon at a time, then a teaspoon of lemon juice, then a pinch of cumin. Cold hummus tastes flat, so judge it at room temperature.	efglogiawkmfliYrlYZZqeeklmqqTcWqWckWndhnWrWlqjThenpjsvitngvaeaeg
6		Blend in a spoon of tahini and a spoon of water, and a pinch of salt. If it is still sharp, half a teaspoon of sugar.	eqXjribgojfZfoaogZhZhkRmhectNagiUdXofWfrghZppiTmmjmdiZbt0oncmVeo
6		Blend in a drained, rinsed tin of chickpeas, or half a one, with water and a spoon of tahini. Lemon hides a little too much salt.	mSbpllmYnqodfZetoZlQhajbldgpZpZtaXrjofoijdjgrfXVlYnTnfhxkblkuaah
6		Put it in a shallow bowl and draw the back of a spoon round in a circle while turning the bowl, so a ring-shaped dip catches the oil.	njfZVcYnbXjevchukcdaRpXikfZdbsWmklpbpYimYhheibercxcZikqiaettUYqY
6		All of them are good, and so is a pinch of ground cumin or chopped parsley. It is mostly for colour.	MefZsobbYlfYkYqknaoiqbYkrjpgPmkZfjTaXWYjkiXejbZrZdsgloccbgufblrp
6		Straight away is lovely, barely warm. From the fridge give it half an hour at room temperature and a stir.	polhkSuhehlWrbfbrgWZjioeZjbjjidiOigXkicnkZggnmuhnzZojhgQncgWMgac
6		Stir it under with a spoon of water and some oil: it is only dried. Next time press a film or a layer of olive oil on the surface.	kfleeelicmfpWjVlbhQkYnUUmeciehuogmeghikkhSamqlm6gvfZRekbXafecppU
6		The best you have, since it is tasted raw; a plain one is fine. Less oil is fine too, but some keeps the top from drying.	TZiitsTlklegnZYlearoSpcgpmmjhmprlloRfchjcUdZfUhoWiWYaljZiZXvmegW
6		Warm the pittas last, when the hummus is in its bowl: 1 to 2 minutes in the toaster or 3 to 4 in an oven at 200 °C, 180 °C with a fan. Wrapped in a cloth they stay soft for 10 minutes.	shsWijWiWcmeggihpffpXikaiiQgikdbcaaXllndRcspqpembXkojghSrckGboeh
`
