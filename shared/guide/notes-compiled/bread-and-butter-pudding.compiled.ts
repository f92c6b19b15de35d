/** Bread and Butter Pudding: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Spread the bread with the butter and cut each slice into four triangles. Butter a 2 litre ovenproof dish.
Lay the triangles in the dish so that they overlap, points up, with the sultanas scattered between them.
Whisk the eggs with the caster sugar, then whisk in the milk, double cream and vanilla extract.
Pour the custard over the bread, press it down lightly and leave it to soak for 20 minutes.
Heat the oven to 170°C, or 150°C with a fan. Sprinkle the pudding with the nutmeg and the demerara sugar.
Bake for 40 minutes, until puffed and golden with only a slight wobble in the middle. Leave it to settle before you serve it.
`
export const NOTE_LINES = `
		Yes, unbaked and covered in the fridge overnight; the bread soaks better for it. Put sugar and nutmeg on just before baking and give it 5 to 10 minutes longer, since it goes in cold.	uwntgglboSTfjefjedgeobsfpfWdnagfWgndhafmjnpipYuicreohgiSiXeObnQc
	safety	Two days, covered, in the fridge, if it went in within 2 hours of baking. It is egg and milk, so do not leave it on the worktop.	kytjihmckfbdZYYighdSeggZjmedoVqcRerYRUafebptkj2ejfZjZaccfVabanWh
		Oven 160 °C (140 °C fan) under foil for 15 to 20 minutes, until steaming in the middle. A portion takes about a minute in the microwave, softer on top. Warm it once only.	twnuXetejdiXiddaqYjiVnmXZgYZejkhRlmXcssdcniiogloclagjeTZhfnZRxah
		Yes, baked, in portions, for 2 months. Thaw it overnight in the fridge and heat it covered until steaming. The custard weeps a little but the taste is fine.	lrgtVYjwrmUYdgmYkWjjnaebZWXikglgfdmgMTbTkosrmeqhfaZehVddpXZcalZf
	safety	No, throw it away: egg and milk custard stays out 2 hours at most. Heating it again does not make it safe.	oklihrfQnboaUkmbllWSrYtfhiYZdbphbhsacggofeqivYpjYnSmjXdZjVUmascn
		Pouring cream, vanilla ice cream or a spoon of sharp fruit such as stewed apple or raspberries. Hot custard on custard is rich, but many people want just that.	gegYeZcqdfgXsjkmkbbOYfkcveVcNobpdflfZaRpdrdZgiljMfefbZiokWvlYfja
	safety	Yes, when it is set and steaming hot in the middle, as the eggs are cooked. With Lion eggs even a soft middle is safe.	lYseTtejmjXYbdZcsoamjZqYdfaWSZhfdfYrRlfebSidTbricYmouicnjqdudnbj
		From 12 months a few spoonfuls are fine now and then, cooled, with the sultanas chopped. For under-ones bake a small cup with no sugar in it.	pdodQafomjSZlfYotbjcralieZthTkblbjggZgcYeVduWYgYdhsvdaTlqkTnmddW
		Yes: 500 ml of whole milk and no cream sets well, a little less silky. With skimmed milk use one more egg yolk. Halving the butter also works.	YnngnqkmhmTcqdgciYoYglbchfgPinftihjfcliansiTRZVkedMgZeknmga1tcfb
		All good: about 350 g. Sweet breads brown sooner and need only 40 g sugar; croissants need no more butter. A crusty baguette wants 40 minutes of soaking.	idthkcUpbbqgkeXrehnZVmsWtqjSqihVefZhYbkbjkhxjjZqkbQkhfdnihmcsykg
		No. Bread pudding is soaked bread mashed with spice and baked into a firm slab. This keeps its slices, in a soft custard. In America the name bread pudding means either.	hcodfbgrObratoYqchUdfmiWlZTdScgkscmgcgrfelimhVnpUeUkTtbkdiiihxfn
		Air fryer: in a dish that fits, 150 °C for 25 to 30 minutes, foil on once brown. Slow cooker: 2 to 2½ hours on low with a cloth under the lid; it sets but has no crust.	vhesShbLjlZhjnjkgkkcYkmqdZVcrljckhYeiraaszhiYfRiYlkditcZcpTegkhl
		Yes: marmalade or jam thinly on the butter, 80 g of chopped dark chocolate between layers, or 2 tablespoons of whisky or rum in place of as much milk. With sweet things cut the sugar to 40 g.	ehihbmkhvikkqrgvjaqUdfcfhdkjRulkYiaicQWgUieWXckpdpidkgYeeTkuaQtY
		Two dishes bake more evenly than a very deep one. Keep the depth to 5 to 6 cm; a wide tin of that depth takes 10 to 15 minutes longer. Judge it by the wobble in the middle.	iyQaVZfWpYaigafVfgejThhoqjjciZPWcstocenbljkjlgifeeRbetXuilgWlYic
		Sultanas are dried pale seedless grapes, softer and sweeter than raisins; in America golden raisins. 80 g is a good half cup, and raisins do the same.	cRzQqgdpdgfWkiedfqvjojefngoddciXqaimfVXmfpYYeUgsWnnrjhhgVUeZkfrm
		Double cream is a thick pouring cream of about 48 percent fat; heavy or whipping cream of 36 to 40 percent is the nearest and sets the pudding just as well.	TgjcdYhekiZeoceTcgdYghWbhfkMVpoVnapgSYihdrkaifYXYbKSSeflijmnnVmh
		Allow 1 hour 25 minutes: 15 to layer, 20 to soak, 40 in the oven and 10 to settle. For pudding at eight start at 6.35, turn the oven on at 6.55 and bake from 7.10; it goes in as the roast rests.	mrbRfkiWiUTpkgddyehVkhocoaUdaccjZYcimludhcqhehzXeUYkineTnZeXmYYl
		It holds wheat, milk and egg. Gluten-free bread works, soaked 30 minutes; oat or soya drink with margarine replaces the dairy and still sets with the eggs; without eggs, use 600 ml of custard made from powder and plant drink.	TfkijlepZsSXlnZlYimThWiUrVXZbzdfeaeecolVYkqfdlhaadZrbfjmXiVlduks
1		Dry the slices for 8 to 10 minutes at 150 °C (130 °C fan), or leave them out for an hour or two. Dry bread drinks custard; fresh bread turns to paste.	qdtdscVrZhucbfekhffngkiWscTdojdUegafffkdlZn6nkasfcclZjcerfZed0fk
1		Leave them on: the points crisp and give bite. Cut them off only for a very soft pudding or small children, and use a slice more.	lgpVlcjtMnsleocjaoVeelVWhhjlrcklcgolehmmmaepirg3cbeuZojgjjlidkiP
1		Yes. Wholemeal tastes nuttier and soaks up more, so add 50 ml of milk. Sourdough needs 30 to 40 minutes of soaking. Seeds are a matter of taste.	dkuerqTqbhqatgjqkgmfhljavaeanmbVjnajdgheipnyjrVqjTUiRkjmmffdhtnk
1		Cut it small and give it 10 seconds at a time in the microwave, or grate it and leave it 5 minutes. You can also melt it and brush it on.	ecljkgcdRovShiXbXcjibifpZcUrolrfQWedtjrZZdehmYfpqnXbjgoYmnVxikec
1		Yes, any spread for baking with at least 60 % fat. Half the butter is enough to keep it soft, but the tops brown and crisp less.	XdnhjhbaZjnUtTUmZYsdWdbhohUjntncbbdbtYlcYmngeVibpZTdekjcddTwtliX
1		About 30 by 20 cm and 5 cm deep; pour in 2 litres of water to test. Leave 2 cm free at the top. Metal bakes about 5 minutes quicker than glass or china.	emRdSboifTohmoiWohcebhXjpapglYcWulwadbelXkefdlecrdVagvarRfQalngd
1		Medium slices, about 40 g each, 320 g in all. With thick sliced bread take six. Too much bread leaves a dry pudding with no custard between.	gknTeakwZZwclhgXjlpYaijbfoZonhgcuajhdghgnflwgmbojXPkYwVvnfodefbW
1		It is all one lot: a teaspoon, 5 g, greases the dish and 55 g goes on the bread, about 7 g a slice. That is 4 tablespoons, half an American stick, in all.	SjlVdoblaWxWpaYdjgumYkdiapYqmfrejXoXilnbcfmigdlcuVRcbsefiWSljleV
1	safety	Throw the whole bag away: mould threads run unseen through soft bread, and baking does not destroy their poisons. Stale means dry, with no spot and no musty smell.	kfkTmqZsVanfWoXofnZsijYeiajWnbsYRfmjaZddhZqtogixiZkicXdnpZepYspj
2		Butter side up, so that the tops fry golden. Where it faces down nothing is spoilt, only paler.	afiXZhfpGekfoYbphicfOkZpWgSuhsngZakgubckZgibjhjgeeidYkvXfedqjeeQ
2		Raisins, currants, cranberries or chopped apricots in the same weight, or 100 g of fresh raspberries. Without fruit it works too, a little plainer.	eVtSrbhkajgWdfodYlvWphciufsdXgjbelcfiVPgisXidWfuVkormaeeaTcggdpp
2		Tuck all fruit under the bread where the custard covers it. Fruit on top scorches; pick off black pieces before serving.	pVrRrjilTefiefgiVffhjlZegYevdijjbjosbdYnhZeepmbzOstnhhbeZXjXlWvj
2		No need, they swell in the custard. Very dry ones improve with 10 minutes in hot tea, orange juice or rum; drain them so that the custard is not thinned.	sSwbsXkjYfkacckfiipannhYodlpiefinmfsnWafeeahiYpzdyoqjflYXeiViUir
2		Overlap them like roof tiles, with the tips 1 to 2 cm above the dish. Tips crisp, the rest stays soft. Flat layers taste the same, with less crust.	kiYfbRloWdnpljsfYnOdciYeRniebfXeshtluZifVearqhdrhqklhtlkabggXeYT
2		Leave a slice or two out rather than cramming: the custard needs room round each piece. Fill gaps with the ends.	n1NYcTgtebshZqpnegaaYmiiiodhijZYiiqliegkZcsrhbiplZZlWobriMlgikef
2		Eight slices cut in four are 32 triangles, about 320 g or 11 oz, and 5 or so go to each of six plates. From an uncut loaf cut 8 slices 1 to 1.5 cm thick.	ernQiZhvlUwahleaksoccemdejcokhhZpepghdoUojhsflgckWXmeyTuoYjfafeV
3		Single cream, evaporated milk or more whole milk in place of the 150 ml, all fine. Semi-skimmed sets a little softer. Keep 500 ml of liquid to 3 eggs.	SilhgmlcglXilhteadmQlbbYlQfOdtieikgaVgdgewgeegTdejQbQXlddnitrgkm
3		Two large eggs and a spoonful of cornflour whisked with the sugar will set it. Medium or large eggs both do. Two duck eggs replace three, baked until firm.	NrodZfipmWabXOgebjoXhOmahlhbgcXfkekmWeokXZSeWcWbqgSdmrfnZjlnojbl
3		Cold is fine, the oven does it. Warm milk, not hot, soaks in faster. Boiling milk poured on eggs scrambles them.	allmbgwgdhfWpZolpddYjXtYWSgYlqhdefihZttefdebonkfd2cdgZqRbviibbhr
3		Pour it through a sieve, or lift the strings out with a fork. They are only egg white and harmless, but bake into white flecks.	ZlnccZcvYarhapntYcdbifdiebxSjiomnbazfojfcXfQmrbnmnphjcrkkpqpfcmh
3		Leave it out, or use a sachet of vanilla sugar for some of the sugar, the seeds of half a pod, or grated lemon or orange zest. Essence: half a teaspoon.	XdbaphWcrhqqsfeebajXeTkaglqgUoXsidqbSSXhZtUjdRWhjjgftbddjkncedor
3		Granulated or light brown do, whisked until dissolved. It may go down to 40 g; below that it tastes of savoury egg.	XipjlkifkUYxxoXsWbpbnhenfmobUiikcfZeiSfkdnTlWfUjddVZrcjhifWixqrj
3		Thinned with 150 ml of milk it soaks in, but it holds few or no eggs, so it stays loose. Beat in 2 eggs and it sets properly.	SofmfWjdblebqejiVXgWaUvSvdYSbodliggWMYdcgifjmYegikSVdZkfXlnhkkrk
3		Three medium or large eggs, about 150 to 165 g without the shell; of small ones take 4. American large eggs match British medium.	PoiZRcjpnVdTUSccjgjTgMlbfqiehbYbpcrhZiklYXXeWgXfmgYgmqerXknjnecg
3	safety	A taste is safe only if the eggs bear the British Lion stamp; with others leave it, above all for small children, pregnant or ill people. Wash hands and whisk, and if anyone has cramps or fever in the next days see a doctor.	VcqpVWffmlfVcbZsidbhqUsbhhkZIaYohqqcafckdWokfggfgtksngflkoewqcnn
4		Give it 10 at least, pressing it with a fork. Unsoaked bread floats, bakes dry on top and leaves a puddle of custard below.	kcljtYkiTqXppgnmmpbakgvofcddqRXobpYbqoebmUZffeeerwhmkoqRhnfcdhYo
4		Tips should stand out; the lower two thirds should be wet. Spoon custard over dry patches. If the dish looks dry after soaking, add 50 to 100 ml of milk.	cadgoXmyhlqxblfnjjcecrXUggVfhYXhomfmktaeXNieukbwkpbaQmbibgokigdh
4		Wait 10 minutes and pour again, as the bread drinks. What still does not fit bakes in a cup beside it for 20 to 25 minutes.	jqMfdZhkqekqknqtjXcWYgdbjbQgUfZlnkkiSiglaXpdsWkgluYVRbbpdfhilhkn
4		Lay a sheet of baking paper on it and press with your palm, or weigh it with a plate for 5 minutes. Press gently; squashed bread turns stodgy.	nfbZpedkimipZiwgYgOdNuXfcqbfXhYilhkjnbfbkWmiiri2ipbZdihsoeYldlYU
4		Up to an hour is fine on a cool worktop, longer only in the fridge. It gets softer and more like a soufflé, not spoilt.	wedgoXmYbuajceifkkTVkcpkgdWjmYbgPbknpbaqpLkkrdnjpwXjagfbolcdchbo
4	safety	Throw it away if it stood out more than 2 hours. Raw egg and milk at room temperature let germs grow, and baking does not remove every poison.	oejnfldSijqeRnqeioTZtVudhfVecUmibknciedribpixWkldsVmhadbkbSlirdo
4		350 ml milk and 150 ml cream make 500 ml, just over 2 US cups; with the 3 eggs and sugar it fills about 700 ml. Use a 1 litre jug.	SncYaafjuSkfpredrhhWZQgSZcRgZggitaqedkfeehXcqehSgnVUYhUodjfhhUjl
4		Dissolve the 60 g of sugar in 3 tablespoons of warm milk and spoon it over between the slices. If it is baking already, dust the top thickly when it comes out, or pour on syrup, jam or sweet custard.	bdlqnhghgYivvqerZflXmYipWjanWbnwYjafncijWZUgmXUebpbWtVgclfYiylil
5		Keep it low: above 180 °C (160 °C fan) the custard boils at the edge, splits and weeps, while the middle is raw. If the top is pale, grill it for a minute at the end.	iidkjqgUbqTulcZXodcobiwiPeXYZdThcacknqnkctffWgUcmffdhsgUjrVWmmYj
5		Cinnamon or mixed spice, the same quarter teaspoon, or none. From a whole nutmeg about 12 strokes on a fine grater.	VnbhljgddivQoemlYWqWjcgysgmmemjZenaUfcUTnlbpoTYfjgorrlcaXgodgrgk
5		A coarse, crunchy brown sugar. Any granulated sugar crisps as well; soft brown or caster melts in and gives colour without crunch.	bhzfglihfYSxpmXpZhphpnYojljlQliiaWWgjQZfXmYeZiXjZbffodjXcfejtuof
5		Not needed, since the bread protects the custard. It gives a silkier one if you like: hot water halfway up the dish, and 10 minutes longer.	kchmVbjmbrmqpfqimffZamqilOkbmgbhfwphlbWkddZdpqpkpxiRkmliVvXbiqlm
5		Let a glass or china dish stand 30 minutes out of the fridge before it goes in, and set it on a room-warm tray. A sudden jump can crack it.	tsanUfleZaqclhiatbMmjiddaXhWgekcTlrSdfmqdnmhlikpkudisfgfWZQabqjd
5		The middle shelf, gas mark 3. Higher up the tips burn before the custard sets.	YoagUkjnXlUnobdassblVpdeRgccapdhiebibijqjroWihajmgyVcmTWbeXSoidV
5		Not at 200°C or more, where the custard curdles. Bake it as the meat rests, with the oven down to 170°C and its door open 2 minutes; if you must share at 180°C, set it low in a tin of hot water under foil.	koUWZsaZjpZveiUgohcidhqhdcaaXlTrdfVfgpmkjupcUdeWgbjjcoaYkoXQqlRf
5		Yes in the microwave: in a deep dish at half power for 12 to 15 minutes, then stand 10, until set in the middle and steaming hot. Grill the top for 2 minutes only if the dish is grill-proof.	rqhvWcgScadgemiYlmjjXjodeYYWfkmhUqgdgswfc0idZiQngknakjYabnVgdwej
6		Nudge the dish: the edge stands firm and only a patch the size of a teacup trembles like jelly. A knife put in comes out wet but not milky. A thermometer says 75 to 80 °C.	cchhemnqfonjeshXhmYogheSligjQWmReScrhcficXoWmnkenmbhetYhk0ecRZgS
6		Bake on, 5 to 10 minutes at a time, with foil over it if it is brown. A deep dish or fridge-cold custard takes up to 20 minutes more.	kjPlghpkdogoWskcneXkifkYmdVoWRTcbagrXedkeUpaplbekrQdYsfbYyhcfkld
6		Lay foil loosely over it and move it down a shelf. Snip black tips off with scissors afterwards.	tcWhhtnfRaXvdfWgYfTshjXdebatjnjfRekjdjkhqQghmtelVencfsWfdheddcwd
6		It was too hot or too long. It is safe to eat: pour off the water and serve with cream or custard. Next time take it out while it still wobbles.	ikegiZgujkgeTrfsibeZdebeXUfaXddsickjamjqZPhSqrlmgzYaaXsrXrmlfnjq
6		Sprinkle a teaspoon more of demerara on and grill it for 1 to 2 minutes, watching all the time. Not with a glass dish under the grill.	piqimkmjeiWuWkZooZesgrZfliemWZRbaaYwiakjYhfWfqTmdkhfgonScljmbxoU
6		That is normal: steam lifts it and it settles within 5 minutes. It is not a fault and the taste does not suffer.	mTUiqherbnqkUuiogtLeeaZiLaieNecafahfhhfochmkodhghlfhZrqpkkXckgbf
6		Wait 10 minutes: the middle sets fully and nobody burns a tongue on it. Cut hot it runs. It stays warm for half an hour.	phjZlapmVocivjocmkUXnfueXheaiYYlTogYlifosYgdglmfqyY0kdeVogccTedf
6		Pour hot custard or warm cream over and let it stand 5 minutes. It had too much bread, too little soaking or too long in the oven.	nZgqrVcqhoslfqdjhaddefbXodNbZbeoejYghikehZcotWVydrUeQjYumnjgfmal
6		Take it out, or it goes on setting and splits. Cover it loosely and stand it somewhere warm up to 30 minutes; longer than that, warm it again under foil at 150 °C (130 °C fan).	mghbofmXifPkiWecVlSkdfiUfkUddccgNhkenrhtifsfhoqcfvgljiTSrffVTmZf
6		Put it back straight away at 170°C, under foil, for 15 to 20 minutes until the middle trembles like jelly and steams. If the half-set pudding stood over 2 hours, throw it away.	lbZironjbnelOvmbdpUkpYlYdZVoZXcmOiiegjgupb0jndiecmbjidaghtaVgmgh
`
