/** Masala Chai: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Crush the cardamom pods lightly with the side of a knife, so that they open.
Put the cardamom, ginger, cinnamon stick and whole cloves in a pan with 500 ml of water. Simmer for 8 minutes, until it smells strong.
Add the tea bags and simmer for 3 minutes, until very dark.
Pour in the oat drink and the sugar. Heat gently for 3 minutes, stirring, until steaming but not boiling.
Strain into cups, pressing out the tea bags, and serve hot.
`
export const NOTE_LINES = `
		Yes, brew and strain the spiced tea without the oat drink and sugar; it keeps 2 days in the fridge. Add oat drink and sugar when you warm it, so that it stays smooth.	nqprjimcjSPejccjahjVjTjcncdZhljdYiuheUfcmgkuiZ3kXtfrjZmWkYccTggm
	safety	No, pour it away. Once oat drink or milk is in, it stands out 2 hours at most, and boiling it up again does not make it safe.	oimrjwgMpdncUhncoldQsanfccdYieohcjsbbhhlgbjjueomYqTkiZeZkbWoZqiq
		Into the fridge within 2 hours and drunk the next day. Warm it gently, just to steaming, and only once; it will taste stronger and a little bitter.	pzntkkpboYgdZYbikbjbfhiQbhcYoflkUgxUWfifdckqqezieiaiZTacgXdXWkZo
		Let it steep with 6 tea bags, since ice thins it, strain it, sweeten it warm and chill it within 2 hours. Pour it over ice and add the oat drink cold.	jmiwohoeeifPoWpeyUjUYlobbibijtflTngXfYhZokfhhhnlauZjvYggfbhfQhrh
		Yes, 500 ml of whole milk. It may boil up once, which makes it creamier; stand over it, as it rises and spills in seconds. Skimmed tastes thin.	TldlivsdeoXapemqghlQjZkWlSfUitecncjcSjhYkucadhcfelUfUbnaYrfpleju
		Barista kind has a little more fat and does not split in hot tea. Ordinary oat drink works if you add it off the heat and do not let it boil.	SpXnssjdeiUdnbnsfgwecaYUjUqTetjjgbdicUmjmiUVaihkkkXikaonamjfkros
		Soya and almond may curdle in strong tea: warm them first and pour them in off the heat. From a tin of coconut milk take 200 ml and 300 ml of water.	WmbiimtZfnaUgfmnffrbleZbpPpQf3dlejfSdbfcllZVjqagclZhRVocXkhejehr
	safety	Make theirs without tea bags: spices simmered in water with the oat drink and a little sugar. Or use rooibos or decaffeinated bags. For under-fives, lukewarm and unsweetened.	hhgocfghklWSnZkjyZhWmUheiclULpcjdrghhfZXlablSakhgkm2meUloganlctj
	safety	Yes, in measure: a cup here holds roughly 50 to 75 mg of caffeine, and 200 mg a day from all drinks is the limit. Decaffeinated bags work just as well.	oZqbYvfbrdVWjeabxofkgYlZdcWZXagiemYmXhgYhWcgTbxjaYjqynbpkoapdnhi
		Yes: 4 decaffeinated bags for the same 3 minutes, or 4 rooibos bags for 6, since rooibos never turns bitter.	eklqsnYWZeTdcdqhkapYlVfbvddUinldamhdsLWcrvfkdglqgZctohiYfjgjkawh
		Ready powder: a teaspoon simmered 3 minutes with the ginger instead of the spices. Chai tea bags hold spice already, so brew 5 bags with fresh ginger only.	ThfqqeeRcakWoUotZZvhmZbhqggXllhakoZZeahetkUoockjfggqtihUmakaToqo
		Brew the spices and tea strong in a big pot, strain, and keep it hot above 63 °C for an hour. Warm the oat drink apart and join them in jugs, for it thickens if it stands on heat.	mtZeVVfWkZOYkRmZhbdbPghnjfdbhlRggtzodmlbmjfmqholarZdonXplgjbfcmh
		Shortbread, ginger biscuits or plain cake for dipping, or pakoras and other salty things. It is rich, so small cups are enough.	pliVaeRifafPolgrthcVfbcaupTcbpSnegmaqeckgsWfehpiUXfqdolukYnldohh
		Yes, strained and without oat drink, in ice cubes for 3 months. Warm 4 cubes with a cup of oat drink, or drop them into it for iced chai.	kxjxWdnppoUXebibgSpeoZaehUciphjicZmjQRdVnpmskhqdaiehhSlZqdbdbkch
		Chai means tea and masala a mix of spices, so it is spiced milk tea simmered in a pan. A café chai latte is the same idea made from sweet syrup and frothed milk.	TdfvinfWaifUzZeufkkgekbkfggVWdfYrdtYncnjtiRXhhkgSeemmnjigaleRotn
		About 900 ml once strained, so some 225 ml, 8 ounces, each. That is four teacups or three big mugs; for four big mugs make half as much again, with 6 tea bags and 750 ml each of water and oat drink.	evkUebcmwUmXmkdUsnreVSfWVjcpgZdcpkugcjjZlfXhlibWneTaegRwghgcfgff
		For one: 150 ml of water, 2 cardamom pods, 3 slices of ginger, a small piece of cinnamon and 1 clove, simmered 6 minutes; 1 tea bag for 3; then 125 ml of oat drink and 1½ teaspoons of sugar.	a1lbadWliTfavgiclkokcUfadfbhghUhnwrbgrgXbkWolcbZleaakbVxsXqnacfn
		Only if the oat drink says gluten-free, as ordinary oats are often touched by wheat, and a few coeliacs cannot have oats at all. Otherwise take cow's milk or soya drink; the tea and spices hold none.	UdgnnrjjbrSbkpYmYirXjXYQpYkffuZkheYhbmpZcimfbmpZdgaviaincoccbwnv
		Start 20 minutes before you pour, so at twenty to three: 5 to crush and slice, 15 on the heat. If they are late, stop before the oat drink, strain it and finish it in 3 minutes when they sit.	kjaZphhWnVNkiYkcpjgbiboaffakedbbcWZcvrrWlOkhgmuYebcklpfTtZkTdYdm
	safety	Ring your vet if it was more than a few licks or the dog is small, and if it ate the tea bags: caffeine is poisonous to dogs. Sugar-free versions with xylitol are an emergency.	jVkZfcUXfhthYfaapmkechVkacjmVamqXprYuohlpkotdjnZZmffegSqabdmowow
1		Half a teaspoon, stirred in with the sugar at the end. Boiled with the rest it turns muddy and leaves grit in the cup.	WhZaogkfYbyTjYpnkhnlnXbinfziZsicsoWbbcYbflWpqfbicUlkwkeVgmjcSmil
1		Crush them: all the scent is in the black seeds, and the closed husk holds them in. Whole pods give half the taste even after 8 minutes.	ZkhXobglPmwTeiophqklfUifcfuvkkWbpnccciYYalYpfmaqnftjnhyfhhnjZbob
1		Put everything in, seeds and husks: it is strained later. Sweep up the seeds, because they matter most.	bldZlnXoYrwcblvlilYtfVkjTeyoaiqishlhZkhnVlkdmgblgfvqhdhjbdkadUwg
1		Green, or white, which is bleached green. Black cardamom is smoky and camphor-like; one pod is plenty and makes a different tea.	aebYipphRbkUiUamgfdvocbeihwnjlbZndlkXUagglUghpSifTmlglgfbmsUYhyq
1		Press them with the bottom of a mug or the flat of a spoon, one hard push. In a mortar bruise them once; ground fine they cloud the tea.	knjXfUZcRfmeipwcagmjaeScosnkjtndmjclnnfZdrXtiimrikvgphoomrmtbZnX
1		It will be ginger and cinnamon tea, still good. Add a few fennel seeds or a strip of orange peel for scent.	ZldXumkfXkoXhhvjofjZjXYnoisiehaceqZddfWYZnTkddSngWlvnigbgbosRvpk
2		No need to peel, only wash it; it is strained out. Slice it like a coin, 2 mm. For more heat crush or grate it.	bfjRakqfYilceqkZdahNWchncgrprfyglXcrXliloiarZnqsvdkkoghelbsjfknV
2		One teaspoon of ground ginger, or a tablespoon from a jar. Stir it in with the spices; powder leaves a little grit, so strain through a cloth.	ScdbhcfVnerajefhZWvXcVZhlVudhmvZjcOhOefeqlWqkbidockhtjmZoYhifqnf
2		Cassia bark is what most sticks are, so yes. Ground: half a teaspoon with the sugar at the end, because powder goes slimy in simmering water.	bbRfkjahop0gvhgmafwdnhYsdgnkekhYkpUpddeckdfopWanjhhjvnXPilrcptfh
2		Leave them out if you like: star anise or 4 peppercorns fill the gap. Ground cloves are strong, so a pinch only.	PlWYfVYQglrdbjjqffjdZZZnetkriweUonXYVbYirdgqYhjoiasktikgqaindokb
2		One star anise, 6 black peppercorns or half a teaspoon of fennel seeds, now. Nutmeg is grated in at the end. More than two extras and it becomes muddled.	UjghikjajkpYpihsabzlidfzmjpodljaZdcXYgcWbldZhZffYa1sppedZavdYUie
2		Four minutes with everything crushed well is drinkable. The full time draws the ginger and cinnamon, which are slow.	fkhkuejYandnpiegipohlapzfchgiOWaeiddkmgOmVYpeXhYqfjfnutNngggZalk
2		Fill it up to about 450 ml with hot water, simmer one minute and go on. If spice is scorched on the pan, start again.	qccoljfizfvuYijilfihkiZdeWXpjTjkjuikgymiaLUesiiiinjQZfYlgjhdkoio
2		Small bubbles with a lid half on keep the scent and the water in. Off and hard, a third of the water goes.	XZgpiXqbknihlXfhkkZbTkhgXfphfVcYmmmmasNgdWdVtkgylh1XZmfWnnjfblgW
2		A piece about 4 cm, 1½ inches, long and as thick as your thumb, which gives some 12 slices like coins. A little more makes it hotter, no harm done.	XiiQcincsZpYhlcUebpUWYZfXhqooaucmRfpWhieqkcqainZrZZlitcokdliggqS
2		Not garlic. Whole cloves are dried brown flower buds, shaped like tiny nails, from the spice shelf. Four are plenty, as they numb the tongue if there are more.	SjeZiXYQjgvdaiYobZogeadoYphveohSodaXQecktYemWjmrieqcnmmbpamjbomZ
2		Yes: crush the spices well, pour on boiling water with the tea and stand it, covered, 8 minutes. Warm the oat drink in the microwave 1½ minutes without boiling, strain the tea into it and sweeten.	plnwZckbiTghvfjdwglfdhpmaRfajkmdWtdcpspZUuWechgngqiXnkchhrXmerlq
3		Four heaped teaspoons of Assam or another strong black tea. It strains out well; press it only lightly, as leaves get bitter.	YeYbrefZkZngYhijiTkajfLbmqVTmowktmeemXjWnlbqefqfibZjtbXtabeeXWnh
3		Strong everyday black tea. Earl Grey is perfumed and odd with the spices; green tea goes bitter when simmered: steep it 2 minutes off the heat.	efhouoecYbZdkPRmwRjalgjejimVppdeepmkeMpdgqdjYcfmWYcmhihaeWmiYkut
3		Take out the bags now, add more oat drink and a spoon more sugar. Next time time it: past 5 minutes it draws out the harsh part.	najruefQlihgOnfujRlboYZeiZYkaVlrVikijYofmbWilkeueifmgfVsnblhderu
3		Simmer 2 minutes more with an extra bag. It needs to look nearly black, for half of the cup will be oat drink.	dZXprpimfeYyajUqucdokjUehdksbXVgehgpbfmadgYjlwUifgWcasihkgoeVl0k
3		No harm: strain through a fine sieve, or a sieve lined with a cloth or kitchen paper.	ojaciXTlaVmgMoswfeghRdPfQgiYqltmjhcnokmdaZmerkoqefnekbjifWifcfoc
3		Simmering makes it strong and malty enough to stand up to milk and sugar. In a pot it needs 6 minutes and tastes lighter.	ghk4rbYSiiWfiTjjoZXTcbxobZiUmbcggwkbjgadhqYclafphqaZsehdknZnebln
3		Lift them out and taste: thin it with 200 ml of hot water, then use 100 ml more oat drink and another spoonful of sugar. If it still dries your mouth, throw it out and brew afresh, with the tea in for 3 minutes.	mZdsqgXQhjllRdpnigcbvOdfaWQhhbfqXpngnduelbghjdjrZfeiibYboVWffcos
4		Take it off at once and whisk in 100 ml of hot water; strain it. Oat starch sets when it boils, so next time stop at the first steam.	qUaoqindnldnaejlfZnckYVabVWacennhelpZmijoWbZqpnnjwVcVThpixobbshr
4		It is safe. Strain it or blitz it for 10 seconds. Tea that is very strong or has sharp ginger splits a cold drink: warm it first and pour slowly.	fseinmhmgehZXnfteemcadVdUMqWbrktcZamXppleVgXltiicxZfXZrkfponchfm
4		Steam rises all over and tiny bubbles sit at the edge. It is about 80 °C. A skin or a rolling surface means that it is past it.	fbjkhhqihkcmnieivjSlaqdXWbqcWYlOgehodkmlYVgPiqjhdrhebofalpkTMllV
4		White sugar the same amount, jaggery 25 g, honey 1½ tablespoons off the heat (never under one year). Sweetener works, taste as you go.	bbqeoifdkWSxojYlbfofkjelgmnbVlkmYgVagMfebqSfVhVgfWbiqXefgebj0pse
4		Yes: leave it out and put it on the table. Chai tastes thin with none at all; a teaspoon a cup lets the spices be heard.	cepepjkbncTlzndqecoXjgcqjrhlRgcpVmdZmYblfoTfRYSmcdcktallsYXkpjnl
4		Stir slowly all the time: oat drink sinks and sticks. Whisk a skin back in, or lift it out. If it is browned below, pour off without scraping.	deXhVfveYdZsnpZrXbUgdhbejYbqjmpokfttgnkngPdhntgqhrseSfubdlfcabjb
4		Heat half of the oat drink apart to steaming and froth it, and spoon it on the strained tea. Barista oat foams well between 55 and 65 °C.	ahfiitbXdZUhqVoxmjgNYhXXebtaXmiidiYwdWkehsgYmnfjftjiXenggmhndpwg
4		500 ml is half of a litre carton, just over 2 US cups. With a third of a carton, 330 ml, top up with water and use it stronger, or make the chai for three.	UvgjjtlijSkljiefmpnadSWOhRiddcdjqZucadiZjkYjcgkOmjTdSbTgdfghkhqh
4		Keep it below the boil from now on, just steaming, for 10 minutes with the tea in for the last 4, and stir. If it has turned thick, whisk in 100 ml of hot water and strain it.	bjZobqjZldgmmhlucikdmbmvVNUmegakofbggtsaialXrekUbmlQfWrWegoioYis
5		Ladle slowly off the top and leave the last spoonful, or pour through a clean cloth. A coffee filter clogs with the milky tea.	ZeqanadrWbmogorvjfkadhYoncpVnsynjmgntmbcidbdpvimdorhomaplljnTdrl
5		A light press gets back the milky tea they have soaked up. Do not wring them dry, for that last bit is bitter.	cewhxWbdaqpgPjomhYcgUfUbelgmemengjZnqQfVbmgigil3pekcrkdipdgicXld
5		Strained into a scalded flask it stays good for an hour or two. On the heat it thickens and the tea goes on brewing.	qnebieoVgdQdqRkebgTeXgrccjcYfocgYimeskemkckjdnrZjyjlnYXUmZTdLfjh
5		Add more warm oat drink and a little sugar. Next time use half of the ginger and strain it off sooner.	eZVqijhVnojcnigpnMeeYeajXagkUgtgXbZlboeerWVlcjhmimpnmcbr0dhenezk
5		Once, the same day: simmer them 12 minutes with a fresh slice of ginger. Then they have nothing left.	fifpdgeViprecWhmdjujeZlxfgrjjViYfsmcPhiWeVeorYpddbwohkjQjbudXkep
5	safety	Cool running water for 20 minutes, at once, and clothes off that do not stick; no butter or ice. A child under five, or a scald bigger than a hand, goes to A&E.	hgknYgdXakefreugiTQgXhifMiaogoppYpkXolmgqYbhhmlccmigifYpqtXewizi
5		Stir 1½ teaspoons of soft brown or white sugar into each cup while it is hot; it melts in a few seconds. If it has cooled, dissolve the sugar in a spoonful of boiling water first.	kbpmklgejVjmouXocimclZmoTiZnZfmrUiYcqeklXeRjoWYaamdYxSlfpfVevjbl
5		Ginger and spices go on the compost or in the food waste, never down the sink, where they clog. Tea bags go in the food waste too, but some hold plastic, so look at the box before you compost them.	ZcejhhYlmlpmbgnwfgtkkWWwjimgaemhblieZidPiUljmWthdh6lkonZlathZajh
`
