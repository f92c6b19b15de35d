/** Swedish Pressed Cucumber: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Slice the cucumbers as thinly as you can, with a mandoline or a sharp knife.
Toss them with the salt in a wide bowl, lay a plate on top and set a tin on it as a weight. Leave for 10 minutes.
Squeeze the cucumbers by the handful and pour away the water.
Stir the white wine vinegar and sugar with 3 tablespoons of cold water until the sugar is gone.
Pour the dressing over the cucumbers, add the dill and some black pepper and toss. Leave for 5 minutes before you serve it.
`
export const NOTE_LINES = `
		Yes, up to a day ahead in the fridge, covered. It is milder and less crisp by then; put the dill in late to keep it green.	vrulihoYjSNhcddggheZidpflhYflcjeYarhfWcjkfptmczlbneojejTlVcWSlWd
		Two days in a closed box in the fridge, limper each day. It holds too little vinegar to keep on a shelf.	l0ohkejdngXfZXYigedVZiacakmelesaRdqfTQXhhcmwpiyhnchfcYdejTZYbmVh
		No: cucumber turns to wet rags when frozen. Make it fresh, it takes 25 minutes.	ntenXcktrpTbdcpYiXklmbdjaWYgkhlghclkUNdOmppumdobbbeeiUgaqTfdblcf
		Meatballs and gravy, fried fish, salmon, sausages, roast pork or schnitzel. Anything fatty wants it.	hhiUZiWqgegPhidpnecZenlfymWadrVmhdhfkdajkshaNjrdORnlZlkklWokWjbg
		Half a tablespoon more sugar and 2 of water, or pour off part of the dressing. Ten minutes more in the fridge also soften it.	foVmqdccphbffremoUgaelSjfhctMakdVYXgdXcnkgVnkgWsjgkfkYev1ijfqZhl
		Stir in a teaspoon of vinegar and a pinch of salt. Next time the sugar may go down to 1 tablespoon; below that it is plain sour.	fffnplkdqgWjsqXvjYmahlblgkdkPafoWcgiiSfpkeUjbcRlaZYhnddwzaeevbnj
		Rinse slices in cold water, squeeze again and dress afresh. It happens when salt is not tipped out with the water.	pUalkglaopmacdgxtXfQfajgigjscoctaZqlwhlgpbjgthbafemTnecvmbpitbgi
		Some juice is right. If it is thin and dull, pour half away and add vinegar. Press harder next time; it goes on giving water.	paVdmbdlniiqaskqobdahdcjegbuZTXvrjlhdXhhkandtdrlmzbVZXlnZrqZjhno
	safety	Slightly bitter at the stalk end is harmless, so cut it off. If it is very bitter, spit it out and throw it all away: that is a natural poison. Call 111 if cramps or vomiting follow.	cdxmondVfomgUmdsbYijlbgkZarnZXrqdhqhdTlngjofgngsZZhtgjRmiWrkgVtq
		No problem: nothing in it needs avoiding in pregnancy. Wash the cucumbers well and make it fresh.	nWqZTthimnRUhibdsncnmYpddhbZTekghhVnZgdbdajePcsmYSpqugeliodrenbh
		Not under one year, because of salt and sugar. For a toddler leave out the salt and press without it, or give plain cucumber sticks.	nclgTbgnlnVXlccquXhXrXnihZxiTqdlemiihfeZfWetVbaYfetwgeVomlYoqebY
		Salt it in two bowls, so that the weight reaches all. It stands out 2 hours at most once dressed, in the warm less.	ftgVTSfTqZfghWicijVUSdnknrhegjRgitslfclVmionogmhdnWYpqWxjcdgfeec
		Yes, in a jar with a tight lid, because it leaks. A cool bag keeps it crisp till noon; it goes with rye bread or cold meat.	s0odWkZggaaVgcnnreZeTihgpbaTfniachonkbfkotljaltafmmooZeXcbPhQlhV
		Begin 30 minutes before you eat, or before the meatballs and let it wait in the fridge. If they are already frying, slice now: 5 minutes' pressing and 5 in the dressing still make a good one.	ikaRpigZlbbffklemfefveplmjVhfdYheaceukvglTpdTmjYTLcbdljRsaobZaao
		Hardly any: no gluten, milk, egg or nuts. White wine vinegar may hold sulphites, so read its label; malt vinegar instead would bring barley. It is vegan too.	VgjkcniqbsSVhxZjXmiUlYgYpfcjYwdegdYifpkYXirdcjmYZcfsncgvXdVfZsmo
		Many Muslims accept vinegar, whatever it was made from, and some do not take wine vinegar: ask, or use 4 tablespoons of cider or rice vinegar, or 3 of lemon juice with 1 of water.	ghcqkeTildchirXOfilUXTfRsQdkNlYbheeiYXhlZlahWbskghmjuZXfYhmmnidj
		For one cucumber: half a teaspoon of salt, 2 tablespoons of vinegar, 1 of sugar, 1½ of water and 7 g of dill. That serves two, or three beside a full plate.	c2mejjinjaXdrYqfjkoakYelWjhoceYhlmogocjYeolnfeTffScdeXPooKwgkhej
		Exact figures I cannot know. The 2 tablespoons of sugar are 25 to 30 g for four, and part stays in the bowl; most salt goes with the water, not all. Sweetener for sugar, and a rinse after pressing, cut both.	mdqeolgdscakvdSlpgsYjZkbasliUmfubmiindncblnbXihXeUaeuecvlWSrrgaf
	safety	A soft tip without mould or smell may be cut off well into the firm part. Slimy, mouldy or sour-smelling it goes in the bin, as it is eaten raw. Frozen glassy spots are harmless but mushy.	jlmamniwirifNjmnZjerobYfVmiZfXpeZaowgQgirhyglekwmdkieTbbjajignlk
		Cucumber and dill are harmless to dogs, and what was pressed holds little salt: give water. If you added onion or shallot, or he drank the salty water, ring the vet.	kZpTaZZdeoreahdfqnfgdbcpXcpoWapmcjtZxghjomwsdnnaZhoficUqbYkoqsir
1		1 to 2 mm: nearly see-through and bendy. Thicker ones stay crunchy and take up less dressing, so press them twice as long.	fecahYupXneohpsXcmncdiVgbqipedhYtPjmdaffocdlYkfonkJtftkqZjphZbdV
1		A peeler gives ribbons, a processor disc is fine. With a knife: cut it in half lengthways, lay it flat and slice across. Mandoline only with its guard.	llmYYejfQbimjvyXUfpZelaojqiinmpdhihnmlenitetXckpqfjolrZsinqxhfpa
1	safety	Press a clean cloth on hard for 10 minutes, hand up. Throw away cucumber with blood on it. A&E if it gapes, is deep or still seeps. Next time the guard.	jcifcngqfhnnhmuSchgaZfllWrkhegzpedlvpcjoniosfdtnlfcpkcctqfrnqWsU
1		Leave it on: colour and crunch; wash it well. Peel it if it is thick, waxed or bitter. Strips peeled like a zebra look pretty.	adlRemufRpbgVlfhldUXWchkgjslplunockyharpgiaiarqymemeibdagcqehekW
1		Not in long salad cucumbers. In short fat ones, scrape the seeds out with a teaspoon, as they are watery.	dpfXqkYnXvsbnlylrhYudYfmZjrthhpisllkdcmjYihekdVsmhotcgmccjohZWsZ
1		Two long ones, about 700 g. Small Lebanese ones, 6, are even crisper. Pickling gherkins work if fresh.	fumXdconihgakWkhmhmkYXeeUntipisYwaoitKhYfjbmblVehUdhcmPjYcpYhjid
1		Yes, up to a day ahead, covered in the fridge and unsalted. Salt and press them about 25 minutes before you eat.	ujsfnhsfbWWeggkacknVqauckkfpsjigYbrlpWjpmlsyiasjjgptmhmZmWjaeaXb
1		A flat board with a fixed blade that cuts even slices as you slide. The slot on a box grater does nearly the same; push the end with a fork or use the guard, and stop at the last 3 cm.	hekdWlidOYlinvndbhnYVpamhqfdZkvgoarqqfYihuWpbbojlclnkpZsbdhrgkwZ
1		The long English or hothouse sort, 2 of about 350 g, some 7 US cups sliced. Of waxed American ones take 3, peeled and seeded; of kheera or allotment giants 700 g, without the seeds.	TlnThgnnUgaZobmffikidXflYlkgnpvYvVlnlNoajtcleheilOhgdjVcYTsgjhkl
2		A full 400 g tin or jar on a plate that fits inside the bowl. No tin: squeeze them for a minute and leave 5. It needs about 500 g to 1 kg.	awjTnThckaqcfknTgljjTlZcqoodepefksbZiSVWmqXeVjddseaXcpjskjcVineY
2		Wait at least 5. Salt pulls out the water, so slices turn supple and drink dressing. Skipped, it ends as a puddle.	iZncycfgVrnjqhkkomYcmXymefhlkXRqhslZwgjYkbchffgdtnikui1ehbjjiaad
2		They are fine, only limper and saltier: rinse them briefly in cold water, squeeze them, and add no more salt.	zSiiqilUjnnkPahnmlbXnWlfajaojifoVXqf0UnciVhkrfaYmelbrilpgebjlgYh
2		Toss again so all slices are salted, press heavier and give another 5 to 10 minutes. Thick slices give less.	rThjmYjojlktWlmewakcmkaaiaaoZSWnkjdmqdiYYUdfpZflsqaWTmhjWrqjhohs
2		Fine salt, a level teaspoon; of flakes take 2 teaspoons. Most of it goes away with the water.	YSimnjpZnltZoVWkublUfajVhormbrakqdknlifhagejlhYarapgxpgtcXddiUZX
2		The worktop is fine for these 10 minutes. If it has to wait longer than half an hour, put the bowl in the fridge.	dmhenXjXdkfjjdlXlmPYlXslbpYkmldiMjgVkXTpncmrlhsgprkenflXifVTXkZV
2		Glass, china or stainless steel; not bare aluminium, because of the vinegar later. Any saucer or flat lid smaller than the bowl presses as well as a plate.	fhYYNOdecZmmlekconVakegkujebXrXdhtmUiTcmRnmmdcfrrjoXohfqXjgmmqed
2		Salt draws the water out and the weight drives it off; the slices turn silky and then soak up dressing where the water was. Only mixed, it is a crisp salad in a puddle; good, but not pressgurka.	cjtZsdihWmrkgijrWqafQfgonmleTkSmnlflkWcelahhldepmkmdwowsmYkikcVT
2		Not lost: press it just 5 minutes, then rinse the slices in a big bowl of cold water, twice, squeeze and taste one. Still too salty, leave them 5 minutes in fresh water.	jReoqjkZtlscfafmsXkVgbfafkipfiXsZiphklrjgdjmxgWanaqSvhguobohsYbc
3		Firmly, as a sponge, but not wringing: slices should still lie flat, no longer drip. Broken ones do not matter.	ehfWjPokZmodbhofhfYjVnOWXsfrdpaYkZcsuXmVYddhfflrmioddqfkullkfSgY
3		Not as a rule. Taste one: it should be as salty as crisps. If it is too much, a quick rinse and squeeze again.	pOpdkkkseqiecXguviiffaefeopshljvjlonucgggegputmjofoSweglgenhmXki
3		A cloth twisted round them or a potato ricer does it, or a sieve with a weighted bowl for 10 minutes.	fepdhVddahhejn2fbZkiQoXihlbfiwkndtairajVbncichqeqexYibhmpuioreuf
3		Pour it away; it is very salty. A spoonful can season a soup or a cold drink if you hate waste.	mfghjtltipepigsmwXvSfjgikgglgTaumonghYdegklgiavplmmWaReebnscjdvn
3		Limp is right here: they should bend without breaking. Mush comes from old cucumbers or wringing.	2dpbnVjpfmskPjhrYaiqcjdhZgRmkhkYfRnuqYqjbWfloYflgfgqgihalhrfZlfd
3		About half, and that is right: two heaped spoons each as a side dish for four. Most of a cucumber is water.	YmcblWhrwejsgjfgrmhSTdVebqkkZcgdrglileaWbdhhheicqaTWboLxoZhgXebY
3		Tip it all into a sieve, press the slices with your hand, and throw that liquid away. Mix fresh dressing: 4 tablespoons of vinegar, 2 of sugar and 3 of water; the dill stays in.	gebfwfdolejmavnvdedgYbXrXhYvZegtikXZmckXiafjpUmfZtlRqQhhqiphnYfi
4		Cider or rice vinegar the same. Swedish ättika at 12 %: 1½ tablespoons and 5 of water. Malt tastes wrong and darkens.	coSopfYecYagligVkjgYfbaYnUigUggRniWZTUbneqNoiicjpXocjYnceeoludgu
4		Dissolve it in a spoonful of hot water first, then add the vinegar. Do not boil it, since a cold dressing keeps the slices crisp.	qjgpkbuieeamrlZnkXgfloeqTYejVfricfcmppjmURRjrocqjolbmSrSkleahoal
4		Yes: 1½ tablespoons of honey, or sweetener to taste. Brown sugar works too but tints the dressing.	cfpemifenWQvrqWnZcnijjhmekmhWijlXgYbhPfgesVfRgUibWZfrYgghbWjurse
4		Keep it in: undiluted the vinegar bites and hides the cucumber. If you want it stronger, use 1 tablespoon of water instead of 3.	fXXiqeenkwdlkpmitWrXbbcjpZcoYTYchkeffiddXlOqqimqurmYjanmfkemomjw
4		White pepper, a pinch of allspice or finely sliced shallot. Keep it plain to taste of dill.	TngcjYeajkoeprcsjXpsebjrlngubndZhXaXSXWiggilgXdeZlxikirgYSutbckl
4		No matter: without the dill it keeps a week in a jar in the fridge and dresses red onion, carrot or cabbage.	lxbdoTdXnaReegXpYZhcYZammkalagicdigYTWXpfhhtsbpkeqmakLogjThbfiYj
4		4 tablespoons are 60 ml, a quarter US cup, 3 of water 45 ml, 2 of sugar 25 to 30 g; some 120 ml of dressing. For twelve: 6 cucumbers, 3 teaspoons of salt, 180 ml vinegar, 6 tablespoons of sugar, 135 ml water, 45 g dill.	VubWiacjvOdclrUcufneWZVgmoXpSbabqikYdkgZdjTnqeeXigbYkiXseZigiWfd
4		Pour that dressing away and mix it again with sugar; it costs a minute. If it is on the cucumber already, rinse, squeeze and dress anew, with fresh dill. If sugar went on for salt, add the salt and press on.	lbhmphkWqggkqdWyidnRmVenifirUljsdcgcnXkjfgfkpZVYbgmVxUpsjXggtaYf
5		Frozen dill, 2 tablespoons, is good. Dried: 1 teaspoon and wait longer. Parsley is the usual in some homes.	YakdoeqRZdcdbZgibTpcnaXlpnkYmdZdefQRgXSXiqeilcciiVoiwfRcXgggWasd
5		About half a supermarket bunch, a loose handful. Chop the fronds and thin stalks; leave out the thick ones, which are stringy.	TgkTijqWhcjghZgekfydiXWmazmcoafloTbmefacheloikqilWiipgXmTjiiVRoQ
5		Five minutes is the least, and an hour in the fridge is better. The slices need that time to drink the dressing.	qoiisVkYesZilgcinhcTsbsokhchicYfQlkYjWWomYbjmdjmmwctfmpUlgegNbWk
5		Add a pinch of salt first and then a teaspoon of vinegar. Taste it cold, as it is eaten, since cold dulls everything.	fdfkqfig0jncllYqmbZarfchnllpQaSmZghWlfimWsZjolSjdomjrrmuobuagdbh
5		A good pinch, freshly ground. White is usual in Sweden and shows no specks, black is fine, and for small children leave it out.	PdtkkdqdgjgiriflobdrkTbpchqillkZhmidaYYmireXUfZmYexxthchekybqXhn
5		Lift it out with a slotted spoon and leave the juice in the bowl. What is over goes back in that juice and into the fridge.	sjeSaacydapblrkkpiZRcjfdmlYoZdStopoZkbXnhdobmlxopribcZffgiqZYbii
`
