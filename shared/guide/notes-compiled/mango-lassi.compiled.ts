/** Mango Lassi: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Peel the mangoes and cut the flesh from the stones.
Put the mangoes in a blender with the yogurt, milk, sugar, cardamom and a tiny pinch of salt.
Blend for 1 minute, until completely smooth and frothy.
Taste, and blend in a little more sugar if the mangoes were sharp.
Put a few ice cubes in four glasses, pour over the lassi and serve at once.
`
export const NOTE_LINES = `
		Yes, up to a day ahead, in a covered jug in the fridge and without the ice. It thickens, so shake it or blend it again with a splash of milk.	rtgmgYnfjSRghdkhYedWiUojkfdfglggdiujcZehmfptgX2ea1bgkYibnUeZVcWj
		One day, covered and cold. After that it turns sour and the mango browns. Pour off what you need and put the jug back.	iymponkcodhjUbZhjfeVehXWgekekaohUfwcUTghkXnwmf4cjjbdaVZhgXcebjdo
		Yes, best as ice lollies, for up to 3 months. Thawed to drink it separates and is a little grainy, so blend it again while half frozen.	mqkuUcmvilUSahlbnXkfpdZdYSfehllggXijKSaRhjjnjaskdjcgiSjhoYfeZjdg
		It goes with any hot curry, as milk takes the fire off, and does as a pudding or breakfast. Before a rich meal pour small glasses, because it fills.	fniXikaijZeSvggqzkXUZhkjtiVaRmVkkinfgfcooleZXgxcXZdkchfkjWriQfgi
		For toddlers, yes, without the added sugar and ice. A baby may have a spoonful or two of mango blended with whole plain yoghurt; leave out sugar and salt, and it is no substitute for milk feeds.	jcoeWedrknQZodcmrbkXqVlmiYtdUmbncofeYdcVhabtTYcddfpwhZXknkSroffc
		Yes, with pasteurised yoghurt and milk, which is what shops sell, and well-washed mangoes. Drink it fresh from the fridge.	kWqcT0fhkkUWjcbfspfglcnaebdTTfkjeeYnQgccgXhfQctmcZmovhfnioaublbi
		Leave the sugar out and use ripe mangoes; the fruit is sweet by itself. Low-fat yoghurt makes it thinner, so take only 100 ml of milk. It still holds all the sugar of the mango.	ZkogoolkjgPhwibghbpUgoahemiYahaufkgfechdjsaYObUmddRknbgrnaUvsigg
		Strawberries, peaches or banana, about 450 g, go the same way. For a salted one leave out fruit and sugar and use half a teaspoon each of salt and roasted ground cumin.	cchYmYdlcfgTgaojfftVcfgWugqoZlbhdfqniJYfixTeXbXnWjjoxinqfbggjgol
		Blend it four glasses at a time, or the blender spills, and pour every batch into one big jug in the fridge. Have the mango cut beforehand.	k3ZaSOebhVSficoddgdZRhhodigcgkUYhtwoYdlZlfhmjflgcpbVnlbukdfdhYlc
		Tinned mango pulp or frozen mango costs far less and is often riper than what the shop has in winter. Kesar or Alphonso pulp is sweetened, so put in no sugar.	lfbWnkVnhhRgekZYbZkhioehjeuUfjflfcaddUiVhsRaVPaplVeVrfnwrcefqfke
		In a cold flask it keeps well until noon. In an ordinary bottle pack an ice block, or drink it within 2 hours.	ptjidmgciafVhYmisbcaaijbkWhWbklcZdqhjZggligocltVpsepvaaaYeLoKjme
	safety	Pour it away after 2 hours, or after 1 in hot sun. Yoghurt drinks with fresh fruit and milk spoil like milk does.	kgjjgsdSlfpbUkqeniWRtWqkffbbadlkbepYgeeqjajktcrfYuRnpYZalWUqZkcn
		Use coconut or soya yoghurt and oat drink in the same amounts; coconut suits mango best. Lactose-free yoghurt and milk work like the usual ones.	TihkfmfieoPWlehihesUjZgapVbNc5ijcYoeZleVerdYbfYgbcekbakiTjbthgkq
		Lassi is an Indian drink of beaten yoghurt thinned with milk or water, sweet or salted. With mango it is thick like a smoothie, and it is drunk with or after spicy food.	YdhohjkoUfgWouljnhiYomXYYWqXVbhisYqoXTdZohWRZfgkYvbinmhvfninicjm
		About 1 litre, just over 4 cups, so 250 ml each for four before the ice. A litre jug is brimful, so take a larger one or fill the glasses straight from the blender.	bpeWdabkpSoaumfb1okWXTcagdangeZYuhtddhifjfadfilRniRaclPoeadacagf
		Blend it at half past six and chill it, or at ten to seven and pour straight over ice: it takes 10 minutes. Put the yoghurt, milk and glasses in the fridge beforehand.	hvYdlXkZicTfobpZ2jlatZgnqaeabjXcaYjhhppgiRiiZgrVhaWeehgcqfnVTacs
		Milk is the allergen, in yoghurt and milk; it has no gluten and no nuts as long as you leave pistachios off the top. For no milk use soya or coconut yoghurt and plant drink, and read oat drink for gluten.	WiilcphpauUWdrYlanlgqbfftZjkZxfhfdZgfoiWYjrbdjlcZchwhcjxWfRWdqpj
	safety	A lick of lassi is harmless, unless it was made with a sweetener containing xylitol, which is poisonous. A swallowed mango stone can choke or block a dog: ring the vet now, even if it seems well.	oTjYaaThWludXneahqikWkahZWtjbcnhVirenoekoosmajlkZprgmVYweabormnn
		I cannot know for your mangoes and yoghurt. Look up 110 g of ripe mango, 100 g of your yoghurt, 40 ml of milk and just under a teaspoon of sugar, 3 g, for each glass.	dpuYmnnnmTcjyjWmpjggffciboffVhkoiighhQjYfpWdRfhehcSguZZyfaSomckc
1		It should give a little when pressed near the stalk and smell sweet; colour says nothing. A hard one ripens in 2 to 5 days in a paper bag beside a banana. Hard and sour makes a poor lassi: use frozen.	lVmZrZjqXhjXVoXQhkbqepdaljnmidfOZQZsdUkQbkahdbgsjlgitclgnlbhXgnj
1		Stand it on its narrow edge and cut down each side, a finger's breadth from the middle: the stone is flat. Score the cheeks in squares, scoop them out with a spoon, and trim what clings to the stone.	jeiTfpXrLcohfroUatdYTndhbmskldkakUoojjkmkielkchoekuksccmmatjcYhQ
1	safety	Stand it on a damp cloth and cut away from your hand, or halve it and scoop with a spoon. A cut: press it with a clean cloth for 10 minutes, and throw away fruit with blood on it.	mfjafhandinkdovOVlcbUnhhXtljYgueeeenhaekmgpndduofriloYgwvijolTuZ
1		Yes, about 450 g. Leave it 10 minutes first so that the blades can take it, and leave out the ice. It makes a thicker, colder lassi; check the bag says it may be eaten as it is.	dcajeUludddTcorRjYmpmfgaaXmnvhmcliSjXTXRqyjijefijcbfvWfdlcYbddgk
1		Pulp, 450 g, is excellent: no sugar at all at first. Slices in syrup are drained, the same weight. Juice is too thin for this: leave the milk out and use 300 ml, and expect a light drink.	gehVhimsZblfcpnaUizYekgjqXzhnhjmknZhfOZcrnYgZbchtlgWeUkdjiYVtbnl
1		Cut out brown bits; the rest is fine if it smells sweet. Fibres are harmless and go through a sieve. Throw out one that smells of vinegar or alcohol or is grey and mushy.	kaegitcpVbrnTtSdajbqhlTekdqcmflcUfmwYfsiobjfnlevcdtgjWlmoelgVaqk
1		Peel after cutting, as it is easier to hold. The skin is bitter and tough and irritates some people, so leave it off, and wash the fruit first.	denReimcNnYcXpjcheZaVapkbjuoomvklggxhgrmolXkVkryohnjnZigmenijbjd
1		About 400 to 450 g of flesh. With one mango, halve all the rest, or fill up with a banana, which makes it thicker.	WtiPjbhueWkWfbfXiosjVfjXhkpnmiXPsdkuaeedZiScbdRipdbceibsnclWafde
1		Small yellow ones, Alphonso, Kesar or honey mangoes, are sweetest and have no strings: take three or four for the two. The big red-green kind is fine when it smells sweet; sieve it if it is stringy.	ZegYeabnQccaaaUYiflieddhgg2WdpkKnXcvZNdfbjWeShdfianfoXcidmiedfsk
1		Stop and wash hands and mouth; the sap in the skin is related to poison ivy and gives some people a rash. Swelling of lips or tongue, or trouble breathing, is an emergency: ring 999.	fXhlgdhpYjdXRqhhjcioXcjmWktiXhwXXhcwkdhknjfgbfingqllqPY1pkgfkcvo
2		Yes: take 300 g and 250 ml of milk, as it is so much thicker. Set natural yoghurt, whole milk for choice, is the usual one.	bhhnnpimcnXhlVhkpijSniaifZhTYxjnhWpjaVUjnmVfemTlrhOcabieZslobXbr
2		Sweetened or flavoured ones will do, but leave the sugar out and taste at the end. Low-fat fruit ones are very sweet and thin.	bevgppfmigbepeZphgoVpdgjefvdVtgqXbkiaMOmfqXbadRpfibimWnZjhgjkZlr
2		Crush the seeds of 4 green pods to powder with the bottom of a cup; the husks go out. Without it the lassi is still good; a pinch of cinnamon or a drop of rose water is another way.	WiaVmfgjXjwRkfwmnikjmXbonevoapeemqbbdeTaboUnjeUmebuqnlidhfpkVmri
2		No mistake: a few grains bring out mango and take off the sourness, and you do not taste them. You can leave it out.	gQmlusibmomctXbnrgjPnVrfobqoYgXnbemfnaiiegahicZWlcib0knuiZgqmaeh
2		A hand blender in a tall jug is fine. With nothing at all push very ripe mango or pulp through a sieve and whisk it in; a food processor leaves it less frothy.	imnfbUheQZdcvrngUalbhnXrgigVnsocimWogpegcofkUegamxnTkjerorftecqj
2		Milk and yoghurt first, fruit on top. If the blades spin in air, switch off at the plug, push the fruit down, add 50 ml of milk and pulse.	ikdVidhofehqqvofOdbihkTpVbcdfspZidggpqeiaYbZgifgYzzTgYkmlickZPij
2		Honey, 1 tablespoon, is lovely, but not for a baby under one. Maple syrup, jaggery or icing sugar the same amount; granulated takes a little longer to dissolve.	cbnfkhehmQU0poamWcmekhgpdjmhWnolbhWeiPfgapQgXhVmggaftYiajgajuqqX
2		Water makes it lighter and sharper, as many do in India. Buttermilk makes it sourer. Left out altogether it is thick enough to eat with a spoon.	UhjihvrjgpeeohonkiqOmYeanSXYiqfekhieYigXgpYeihYilrVcTatbYqetheix
2		400 g is 1⅔ cups, four fifths of a 500 g pot. Three pots of 150 g make 450 g, which is fine with 100 ml of milk in place of 150 ml, just under half a cup.	XsqZhrcivSlYkbbYqqkckbdSVbgkgkioreufYfXfhmbjjjVPsaUUchXhcnZchbfc
2		Natural means plain, with nothing added. Whole-milk yoghurt is creamier; low-fat is sharper and thinner, so use 100 ml of milk and perhaps a teaspoon more sugar.	dkonkqYlgkYdnXntvggagpYbdgqcWtmmpcukeRXjcjcXejSmiaNdflnfdmgwfYam
2		450 g, which is just over half of an 850 g tin, or 1¾ cups. Do not keep the rest in the open tin: box it, 3 days in the fridge or 3 months in the freezer.	csbVZfcfpdscakgWcrukVaYhdfvlsancnglbcbWYoeenjgmdxbhXVdedifSOpYhc
3		Blend 30 seconds more, then pour it through a sieve, rubbing with a spoon. Fibres come from the kind of mango and no blender cuts them all.	iijZlYftXXpfaxnjcUnZppbnjYsYimmhgZbwgmfdfXeYjohtgqmliamwqkqkSWkj
3		Blend in cold milk or water, 2 tablespoons at a time, until it pours like double cream. It thickens more as it stands.	hZXgeUsjhlknlpibkXgUlgSekgSeSfgplflhTffkhYdefekuk6Pdbeivhqkiaadj
3		Blend in 2 to 3 tablespoons of Greek yoghurt, half a banana or a handful of frozen mango. Ice makes it thinner still, so chill it in the fridge instead.	laVkpfmnisegbqsikVoYnkTifdVpXYXpmXnhTedfllbZpkarnyRcXZkpfrqfehkm
3		Blend on the highest speed for 30 seconds at the end, or pour it from jug to jug from a height. Cold and full-fat yoghurt foam better; flat tastes as good.	fXeclndgcVbqmairsgWPefakSewdUdbfebdshUnickfdrkehhzhbShodhnunVkgX
3		It has only warmed: put it in the fridge for 20 minutes or pour it over more ice. If it looks curdled blend in 2 tablespoons of yoghurt for 10 seconds.	nxhmlakkdeeYhpfndahhfhWhSWkYZnmoRedneqhnfSgahnmec6cXaXlnqlrjTiel
3	safety	Never while it is plugged in: switch off, unplug, and take a long spatula. If a spoon or jug chipped, throw the whole lassi away, because splinters cannot be seen.	faalggdldgsldyjlZcVcckYhXhkdPcprbhkcWoYlebnedishgvpeljmuskWqnNre
3		Blend half at a time: one mango, 200 g of yoghurt, 75 ml of milk, half of the sugar and cardamom. Never fill past the line, and stir the two lots together in a jug so that all taste alike.	d1agVWfghRelrnpiYdnibfWoUeeankZboonsgrdebfclibYXqpaOdiWrmobmcZch
4		Add sugar 1 teaspoon at a time and blend 10 seconds, or a soft date or half a banana. Cold dulls sweetness, so make it a touch sweeter than seems right.	ZlhlthfjnibgnrbojbkYkoXmijkkOcieTbZjgNcqekRicjOqcfffmchr1khZkbnm
4		Blend in 3 to 4 tablespoons of plain yoghurt, a squeeze of lime and a few grains of salt. With tinned pulp leave the sugar out to begin with.	ibcnpjgflfcnmvbsdZlaikVodfbqQfkpRdafgQdoidVjcdSicfZYkXdqydfe0dqj
4		A squeeze of lime, another pinch of salt and a bit more cardamom wake it. Best is more fruit: a handful of frozen mango or a few spoons of pulp.	bglinbiivilWeodogYlYnjbkpiorQdVlXdibhYXgYvXefgRsbsnktnmtnerfcVkn
4		Blend in more yoghurt and mango, about a quarter as much again. It gets stronger while it stands, so drink it today.	ciQopkjblnqYigoylXdXeaRrYpdmSccjZfmmajehmaapoaUkednimhVurbnfZZrm
4		Let it stand 2 minutes and blend once more; the sugar has not melted. If it is the cardamom, pour it through a fine sieve.	mhrkjZlnaihpqtdwjYjZtmbsbcncajxoZfZ0snhgVUddeoaqcocekTnjjkhleihn
4		A teaspoon at a time, three at the very most, blended for 10 seconds and tasted after each. Cold dulls sweetness, so it should taste slightly too sweet before the ice.	ajghkgnn1XjkrnNmpdpcbmVjaposMZgkbachfUcbccXlcbWdihaahnZsocjfiUgd
5		No need: chill the lassi for 30 minutes to an hour, or use milk and yoghurt straight from the fridge. Glasses kept cold in the freezer for 10 minutes help too.	imeriYkohphYdkzQlRkdoajkfZYmondoSkmXeOdcmuhohgjjjpboyZlZcgcpZkif
5		Better not, it waters it down and blunts small blades. Put cubes in the glass just before pouring, or use cubes of frozen mango.	lkbnmLmtWnkdlqtdjQifpcgnbVgppofigghheZaemlljbephi1iXuWnemgfkUUmg
5		Stir or shake it; nothing is wrong. Whey and fruit part after half an hour or so.	gdYdbhgkZchpgncwfnYbZeOgWRkgYffofhmokdgtcUhcwskql3nbWaumechgekdc
5		A pinch of cardamom, chopped pistachios where nuts are allowed, a few saffron threads or bits of mango. Mint is pretty and cool.	fkpTZkbleeiapdnxmdfhbmZerifeUtXfXZedeWVmZlhWddksSmmigpipdYvrRfqU
5		About 250 ml each. For six use small tumblers, since it is filling; beside a curry 150 ml is enough.	jzeSYVfroYiWpcabwphaWUfaigbjbkWanopebahfegZfXggZjeSaklTxgYliVgZb
5		No ice is needed if yoghurt, milk and mango come cold from the fridge. Two small cubes cool a glass; more thin it as they melt, so hold back a spoonful of the milk if you like it thick.	gfdpmZmsbycUnhnWmWgeqcsjadgkinZlSnkXgbeUjnhoYelejscsxagYeYXsTekd
`
