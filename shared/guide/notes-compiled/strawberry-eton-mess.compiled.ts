/** Strawberry Eton Mess: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Hull the strawberries and cut them into quarters. Put a third of them in a bowl with the sugar and a squeeze of lemon, and crush them with a fork.
Stir in the rest of the strawberries and leave for 10 minutes, until they are swimming in pink juice.
Whip the cream until it just holds its shape, then fold in the yogurt.
Break the meringues into chunks, saving a few pieces for the top, and fold the rest through the cream.
Ripple in most of the strawberries. Spoon into glasses and finish with the rest of the fruit, its juice and the last of the meringue.
`
export const NOTE_LINES = `
		Only the parts: cut and sugar the strawberries and whip the cream up to about 3 hours before, both in the fridge, and keep the meringue dry. Put together, it is good for half an hour.	rvodbYndlTPekhggbleWocscmiUcmhceWgihjYemilolhXveXsYjlhlQnWiUYZVd
		In the fridge until tomorrow it stays safe, 2 days at most, but the meringue melts to syrup. It then eats like a strawberry fool; scatter fresh meringue over.	otskkgkdnaekSZZjgkaSbihXegkbkdreUgzhVRalcZmnlf1ffhdhTXabfUacakYg
		Yes, as a semifreddo: press it into a lined loaf tin, freeze it for at least 6 hours and slice it. Within a month is best; do not thaw it to eat as a mess.	kogoTcjwpjVVcinVkWfgneecYWVljikgfdjjMUcTnrrpkaoedZWgmYfZpTbfWgeg
		Yes: bought nests are baked dry, and shop cream and yoghurt are pasteurised. Rinse the strawberries well.	kXuaVshkokTXecYcrqdilanYddbQSelleeXqUicccYgeTbrkbTjntienhpcuelbl
		A toddler may have a spoonful or two, strawberries cut small. A baby gets strawberries with plain yoghurt instead, because meringue is nearly all sugar.	ndmbTeepllSbmdaotaedtYkkdYuiPjcnZnkeceaahWarWbfabfpxfcTnqkWpnceY
		One large bowl is quickest; put it together in two lots, 20 minutes apart, so that the second stays crisp. Whip at most a litre of cream at once, and stop early.	iydZPQdYnWVhgXdaegYYTZgqjgdZbiTZfrvncbpYgimongpccnWWgnVqibjghfib
		Use 150 g of cream and 250 g of thick Greek yoghurt, four nests and no sugar on ripe berries. All yoghurt is too wet for the meringue, so serve that at once.	cmpfpljmkiQdoegbjbmTinajdifQdqbveghjceaklsdWUWRofXKhbcinoXhtodeZ
		Raspberries, blackberries, cherries, ripe peach or mango, 500 g. In winter thawed frozen berries, drained, or poached pears with a bit of lemon.	jZjOmgiuaaiWZfocagnfhidfqYpoZdidcihvhQRej2UfaegoUmlirXljeXaeeesl
		Yes: 1 to 2 tablespoons of Pimm's, orange liqueur or elderflower cordial with the crushed berries. No more, or the cream goes thin.	iZkheokupmnblkkjdenXVeaesbmpMeakWicpSTdchqhiMYrkYqlkgdfhcaokjSri
		Carry cream and fruit in boxes with ice blocks and meringue in a tin, and put it together there. From the cold bag it has 2 hours, less in hot sun.	rvmaYlfghdaZdcllpbUhOgmciWbTakeWWdphpdjhnghmdloccpemwdaUfbRdMkpe
	safety	Bin it after 2 hours, or after 1 when it is above 30°C. Whipped cream and yoghurt spoil fast, and sugar does not save them.	khpfgpdOlkpcUmnallSRsXqjdgaXagmiXgpYhhepcfpgtZjgZqQmhWbYoUXnclgj
		Chill a tin of full-fat coconut milk overnight, whip the thick part, and use coconut or soya yoghurt. Check the meringue label. It is softer, so serve it at once.	RhkmhjkhguRXmlifeipSjXeamTcRc2lgbbkWckcXZomXehYabdYjRaqfXhbphjhl
		Yes, 100 to 120 g of any crisp meringue, and leftover pavlova shell is ideal. At home: 2 egg whites with 100 g of sugar, baked at 110°C, 90°C with a fan, for about 1½ hours.	ZkqaWLmjgbdgVYpjnecVjdbKjgdQbbslacYhenbodrdioZfpdQXhlagnbfcYllnn
		Half an hour does all of it. Best in two parts: fruit and cream, 20 minutes, any time in the 3 hours before, in the fridge; then 5 minutes to break, fold and spoon when the plates are cleared.	lmcNfekVkORjpflYohfYkYkZneShYdbgfamlljpgfYlmhj3cbSWmfmadoZbYgYcl
		Egg in the meringue and milk in cream and yogurt. It is gluten free if the meringue label says so; some nests are made where wheat and nuts are used, so read the box.	TblidkhrdpSXdtYhXnkTiahXpgidXsVgiYZmdqoWZivdbkpaccYtncdqahZbZuom
		Yes: vegan meringues, made with chickpea water, are sold in shops and online; whip 300 ml of plant cream made for whipping, and use coconut or soya yogurt. Read that cream's label for 'whippable'.	QhfjWfmthkRZdmgncajTkSgTpcUOWpikXcjccpkaWphUXddfabeiiionUidtjkin
		As written it usually is, and vegetarian too: meringue is egg white and sugar. Look on the box and on the yogurt for gelatine, take no Pimm's, and ask if the guest wants certified things.	gRhlgbenpdbhfidZbanWcTiRnZdUVtikfVhukcejcjlZWWrkdYcmxjSiQjdlcrkf
		For six: 750 g of strawberries, 3 tablespoons of sugar, 450 ml of cream, 150 g of yogurt and 9 nests. With one pot of cream keep the 300 ml, add 200 g of Greek yogurt in all and a banana or more berries.	hreTdedmyWZbhWgbmpoWZabdchehVlabjiomSieVdkfYcegabYOWYeXxtRhihacg
		Strawberries, cream and meringue are not poison, but the fat and sugar may upset him: give water and watch him. Ring the vet if there was chocolate, nuts, alcohol or a sweetener like xylitol in it, or broken glass.	kXpVWZaefjqiahVZoqeedebiZVjjNbnqXorYpmgnilqoYkpcYnffdeSuaaboormp
	safety	Throw that portion away, glass and all, and any bowl that stood open beside it when the bit flew; a splinter cannot be seen in meringue. Share the rest between the others.	lnbdYaZkbc0fftajnlQlbVXbgVmXQhfkWmqXZimoWgifbhonommZlcnwbYTmhgje
1		Take out the green leaves with the pale core beneath: turn a small knife or a straw round it. Cutting the top straight off is fine, only wastes a little.	RalSkjikMgbijlrlmtifafXiWqrenTdgkalujhbqnaedljlrbgmolffefetmWbtS
1		Rinse quickly with the leaves on, dry on kitchen paper, and then hull. Hulled first they fill with water and taste thin.	mSqVflf0aidjZYkmkskkgWdoXpjloeqrrlorqZdkhffmuvtrijjcrhkgbeqghbri
1		They work for the crushed part: thaw 500 g in a sieve over a bowl, if the bag says ready to eat. They have no bite, so keep a few fresh ones for the top.	gYijeVmtgffVTorZdckvreebZZhsvkjgkeSmXQWQmwhfmbeiebghtYgZiXdYedhh
1		Bin the mouldy one and those touching it, and wash the rest. Bruised and soft but sound ones are just right for crushing.	khlTfkgsWbjZRjgpYmhxkdagUevfjbodXaptaPWbgchhmgmsmgqokSlhhbcpbfte
1		Add 1 tablespoon more sugar, cut them smaller and give them half an hour. A few drops of balsamic or vanilla help too.	hancsZhlnYacUjekhflknhVdhmnuSZWjbdhonKfhcrQigfRvfhhnpknpkfrcjVqk
1		With sweet ripe berries leave it out, but then less juice runs. Icing sugar, granulated or honey do, 2 tablespoons; no honey for a baby under one.	ccrckegkgXSusqZlWclbohgqfllmVfioWlXdkRaidsSiTdapchZktXmelbWkwkne
1		About 2 teaspoons of lemon or lime, fresh or bottled. It keeps the pudding from being only sweet. Left out, nothing goes wrong.	ZscZmmckdbofgqbabmjPjbSgmYluVZdjeoUbiTWkWsSroadgpinascaaicpleYbp
1		Rough and juicy, with lumps. Puree is fine, it makes a neat ripple; just keep the other two thirds in pieces.	eqlYiOkrOipaeoqoPdkfgkagchneosjZkUarpodbdfegXjbkltqZdlljtlkjWXaX
1		Bite sized. Halve little ones, quarter ordinary ones, cut giants in six or eight. Slices go limp.	johQbdrsZcmaagnZUktdddjnXotpwlbbqbltkebmigeqaeZqjcevboWlehqicSaZ
1		About 165 g, 9 or 10 medium berries, is crushed, and 335 g stays in quarters; 500 g is a bit over 1 lb, some 3½ US cups. All crushed: drain it in a sieve and ripple it in at the end, with a few whole ones on top.	YxmPmijslSqadhpkiqrddbgdTiiwedcgtinmkdbRniZncidXgneYdiblhUgfdVqR
1		The crushed ones give the pink juice that makes the ripple, the quarters give bite, and lemon keeps it from being only sweet. If all are cut, press a few in the bowl with the fork, no more is needed.	hwsUpfcrLXnZhvloQknhjggldfipXdYllfWqjZlhfocrdegphpmfhhocmappgThX
1		Bin those: fruit eaten raw cannot be washed safe after raw meat juice. Wash the shelf, board and knife in hot soapy water, and use another punnet, frozen berries marked ready to eat, or jam loosened with lemon.	iblZdnZzjihdSeidcnilphjoYphkXamvisnqlRbntqmknlxpbnokpgnfafgjmWri
2		You can: without waiting there is less pink juice, that is all. Whip the cream meanwhile; that takes those ten minutes anyway.	gembsSqnWkUnqhmdfpZbrYwnfdcflYWoXoZarjaepdajdbiantesfhuPlefeaZbj
2		Crush a few more, add another teaspoon of sugar, and stir; 5 minutes longer. Cold or unripe berries give slowly.	gYcgticvhbhvVwiekeqijpbhkgfyXNUsdpWrrbfegddijZgthueeWfmhgmldhjlm
2		Lift the fruit out with a slotted spoon and keep the juice to pour over at the end. In the cream it makes it run.	oaZclfarnbinWspmicjVikbcdjcvcVaumnmoaWdnkanZqasohvWXUUgjfkjdkawg
2		On the worktop for 10 to 30 minutes tastes best, in the fridge up to 3 hours. Overnight they go soft and dark; use those as sauce.	uesYocpYcZUjjcbdcmaXvaofjnZoiihkQdmhoRZrghbqlaniZofslekPiSXVdefj
2		Whip the cream now and put glasses out. Break the meringue last of all, as it takes up damp from the air.	fYmXfVoodQRonnmffnPdmailaXXhacglZaZcooanhahfkXwiWiqjUgpcsasUeZjh
3		Lift the whisk: the cream should stand in a soft peak whose tip bends over, and the whisk leaves tracks. Stop a shade early, because folding in the rest thickens it.	fSmYZKpjekmgpdhegkVbprVceiWbZaiXnSbqZYiiUbfcgbgcltRhYorjllmZTabc
3		Grainy: fold in 3 to 4 tablespoons of unwhipped cream or milk by hand, and it comes back. With yellow lumps in thin liquid it is butter, so start with fresh cream.	ecphiahfcgidZkYhYbgbgfMkQTVaWnshbZctblmlSXlVpidbenVUPakolnnmhhep
3		Chill bowl and cream in the fridge 20 minutes, 10 in the freezer, and go on. Check it says double or whipping: single cream never whips.	kfeikVieemUofjqUhaRcugZpUWSdXafgigimWhcmZjiVlfdckyMWUfmghrnqhdbg
3		A balloon whisk takes 3 to 5 minutes, cream cold. Shaking it in a half-full jar works too. A stick blender over-whips in seconds, so use short bursts.	fhllXQiYTbXdtrldYeaWliYmbfaSfquZflVpglZgapdpYbcUjtiSgnkoopfpgemi
3		Whipping cream and plant cream for whipping do, a bit looser. Spray cream collapses in minutes. Crème fraîche or mascarpone thinned with milk needs no whipping.	YinbifgeedUfkdqbVbbUlgZbkSkOXsobdfcZbXZpeynZihUbddObUcncmhpnnYlo
3		Cut down through the middle with a large spoon, sweep along the bottom and over the top, turning the bowl. If it went slack, chill it 15 minutes; it firms up a bit.	dWkmZbpZcZkdtihqUlckchYgWeQdTlafjUnoaZhnaYep1XWgeollaktlospgcaeY
3		Use 70 g of natural, drained of its water; more makes it run. Left out, take 100 ml more cream. Flavoured is fine but sweet.	XhommsZkjlaikYolkjkSsebjjajXYwgpceqhYPNofnXbhgTmljRedalYdlnrdciq
3		No sugar, as meringue brings plenty. Half a teaspoon of vanilla is nice, and if it is too sharp, 1 tablespoon of icing sugar.	VkodhgeftYepupZmhZhSjfYjdggjKnjrWcffaQUoXrXeebVobhdekbkjwfjhlVkf
3		Runny: chill it 20 minutes or beat in a few more turns. Thick: loosen with 2 tablespoons of cream or strawberry juice. It should fall off a spoon in a lump.	iSdecTrfkllmijhhaadXljNhYiOcQlmnlVimTggmdYdkmbilnwRhWZlpmmljeYbe
3		Heavy whipping cream is the American match: 300 ml is 1¼ cups, and it takes a minute longer to whip. It is one 300 ml pot whole, or half of a 600 ml one; 100 g of yogurt is 7 level tablespoons.	UkicZXgbocbeqcaUjlbYfdWeaeiYbneZrfrlSgdidqickgcScbKPPdanpdkioUgc
3		Extra thick cream is not for whipping: it goes grainy. Loosen it with the yogurt and 2 to 3 tablespoons of milk, by spoon, until it falls in soft lumps; clotted cream the same, but it is very rich.	YYgihUfcilfiedibadcUkVTeZYeXXurbnYfhMbfmdmnegfcYflNUPXqghmopmZYk
4		From a walnut to a hazelnut. Dust melts away and sweetens, so keep the crumbs for the top and put in another broken nest if you have it.	YijVXQqxderZbqoeXZlccjUfXerhpogjqUWkiliodahrnmfueiiiiscvgshfkafY
4		Meringue draws water from cream and air. Soft already? Fold in a few fresh pieces, and eat it now. It still tastes good.	zbsilUlhfmrmXjgrZaZkjofjTYXZbckgWOfvphriXUcixdglbbhdheqdnqigdmdg
4		Dry them at 100°C, 80°C with a fan, for 15 to 20 minutes and let them cool; they crisp again. Out-of-date dry nests are fine if they smell all right.	tYugjPkmkohhRaejnhfnojbPdjeTdZreZUXlmemdeXcosYkthRojdhbbciYZgogn
4		Any meringue, about 90 to 100 g. Chewy ones soften sooner, crisp ones crackle longer. Kisses go in whole or halved.	igsacQsfghbbaTdgijkeeccLgkiUidnkeVYnldbjbnWllZcojGTjinapXjWXofkh
4		Broken shortbread, ginger biscuits or amaretti, 120 g, where those suit your guests, folded in just before serving. It is another pudding, but a good one.	ciqaeOmnZnecfiqjYglekcbasidVdlghRUPWocbcYubqgXXlgZgmjohmZeYkqzlh
4		Four or five turns with a big spoon and no more. It is meant to be a mess, so streaks and lumps are right.	XTdibPqldalfwietXqdbUmbbbncbXieauYfubifjYTfppfiefjlhbnpmqldbYQcZ
4		Six nests are about 90 to 100 g, a nest and a half for each of four; of small ones weigh that much. Keep half to one nest for the top. A smashed packet is fine if there are chunks in it; sieve out the dust.	drsVeOmvkUoZgWiblpsggXeTapnffkofrXbgrbiXglaqijcbrXcfesUtbhZYfhgd
5		Drop the fruit on in spoonfuls and draw the spoon through twice. All pink is only a matter of looks; put white cream or meringue on top.	hWafihdqWTioXtejYlbneibjbodlQbcebfk3hamddXqhjfghUpgdZerrsntoRYgc
5		Tumblers, wine glasses or bowls of about 250 to 300 ml. A big glass bowl with spoons round it does too.	hxeTSVjjfQneogearngdXVebqecgcpVchsoUdQgjcqWhYfchnldYjkaxYgpjdhgc
5		More plain yoghurt, a squeeze of lemon and the sharpest berries on top. Pour the juice beside and not over.	mgYipjijkoWlqraviViYinXogffjUZjrPdZegTcslcWiidSnaaXfnderzdjisgnf
5		Pour off what juice you can and put it in the fridge 15 minutes, with crisp meringue on top at the end. Next time drain the fruit before rippling.	tZVjnbhuhoerZtrlkXeVijXhbaSmUWYrkajiYdfinfhaoelpn0VYbYjmeskhggpg
5		Twenty to 30 minutes in the fridge is all right. Longer than that, leave it in parts and ripple it together in two minutes.	tpeVmYnVkdPjhcgcdjQdiapZikUehdbhTgodlagnqcrklfwdhwXkehbWoaYaRiYl
5		Small mint leaves, grated white or dark chocolate, toasted flaked almonds where nuts are allowed, or freeze-dried strawberry crumbs. Juice last, in a thread.	cooSUmcofiddldkykihkemaetddgWoajUdadeXSlYmjXdlktRhmidreiaarkQepS
5		Mash 3 or 4 berries with a teaspoon of icing sugar, or thin 2 tablespoons of strawberry jam with lemon juice.	XdhjtpYqhOgrhqofheuUehZVpnhpTfZsbpggiTSefddifafojujYdXiafcmhfVqX
5		Ripple in about three quarters and keep a quarter, a heaped tablespoon of fruit for each glass, with its juice in a thread over it. If all is in, top it with the meringue and one cut fresh berry.	dbjVkbjujQchpgdgVpqZblZTcoYtWcXhqinodXVieccjranfZojeedWihQeUhRiY
`
