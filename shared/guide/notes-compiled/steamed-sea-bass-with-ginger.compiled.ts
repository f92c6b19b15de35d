/** Steamed Sea Bass with Ginger: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Rinse the rice and put it in a lidded pan with 450 ml of water. Bring to the boil, cover and cook over the lowest heat for 12 minutes. Leave the lid on.
Scatter half the ginger over a heatproof plate that fits your steamer and lay the sea bass on it, skin down.
Steam the fish over boiling water for 6 minutes, until it is white all through and flakes easily.
Add the pak choi to the steamer for the last half of that time, until the stalks are just tender.
Stir the tamari and sugar with 2 tablespoons of hot water until the sugar has gone.
Pour the water off the fish. Top it with the spring onions and the rest of the ginger and spoon over the tamari.
Heat the oil in a small pan until it shimmers and pour it over the spring onions. Stand back: it spits.
Scatter with the coriander and serve with the rice and pak choi.
`
export const NOTE_LINES = `
		No, the fish is steamed and eaten at once. Cut ginger and spring onions, mix the sauce and bone the fish up to 4 hours before, all covered in the fridge; then it takes 10 minutes.	qenhhZoVjQLkbnjmeihgjYtakdXglacdTfoinhZclktmbh2fajklbfjRrXjYeeSi
		1 to 2 days in the fridge, if it went in within 2 hours, and best flaked cold into a salad. The rice keeps 24 hours, if it was cold within 1.	m0omakffmdgfTZbkcddadkeRmlgaocqfZgvhYWanfZpqkg1ZjcfmUXcceVeYbnPn
		Cooked, better not: it turns dry and woolly. Frozen raw fillets are fine: thaw them overnight in the fridge, dry them well, and steam as fresh.	nfbqSdjrmmcbTinahXfplecZiQchrcqfhgejRSYSrtqmjimchWcglXiXnWdbdkTk
	safety	No, throw it away: cooked fish may stand out for 2 hours at most, rice for 1. Steaming it once more is not enough to make it safe.	rgjldqZMqhtcRjlgolUYqctjkhYcibmecmraiicofcmitcqeZiXmjYcZjWXpdsbs
	safety	Yes, cooked until white and flaking to the middle. Sea bass counts with the fish to eat at most 2 portions of a week; do not keep leftovers long.	mWoeQucfokVbfbZgppakcckYjceTbbjghjZqTkfXeYjePevhbPrnpldpjmepdrXk
	safety	Flake his piece through your fingers for every bone, without tamari, which is too salty. Sea bass has fine bones along the middle and at the belly.	kZifMgapdpabhebqtWhajblgkbxhYjgmagkkflcUjXcqTffafdsyZaTppgbnnaTX
		It is what wakes up the spring onions, so do keep 1 tablespoon. Leaving it out is lighter and still fine; use a few drops of sesame oil.	UhqixpbmipgduedgjbmlWniijnkflggvoqqTijjiecbaXSeofmWikgpYjVT2lcda
		Use two tiers or two pans and swap tiers halfway, plus 2 minutes. Or bake fillets in foil parcels at 200 °C (180 °C fan) for 12 minutes.	ksUcOWfZpcZnaUjfehfhQkffhheZmeTalymnbinTfmkjglhefZiYcvUxichcojXm
		Foil parcel with ginger and a spoon of water: 200 °C (180 °C fan) for 12 minutes. Microwave, covered, 3 to 4 minutes for two fillets, then look.	qnhxUbmVfgglefhgkfpgOmldeYZYjficWudadllSYyedbjUlgbpVlwbZblagiwej
		Bream, snapper, plaice or tilapia, same time; cod or hake 8 to 10 minutes. A whole 500 g fish 12 to 15, with slits in the sides.	UaRYSlZjaomfWbmoWYeefjfe1clTpbiekddjiXVbkuebTofffTggdqlhjangmhSs
		Rice and pak choi are here. Add a clear soup, stir-fried mushrooms or a cucumber salad if you like.	nkfRZdYmhdgUskfpvfaafkkh0kTcemWejkkglcVreteVenmeXVjkUkknkayhXmce
		It is not hot. Leave the raw ginger off theirs and give a thin drizzle of sauce, since tamari is salty.	bZfjabgejpeRpZhhoThYjRgihfqbNkahciefakbhpZbgTbjjjis6odbkucjjldtj
		Yes, reduced-salt tamari, or 2 tablespoons with 2 more of water. The fish itself is not salted.	jNeqqolXondcnYWgsXqQjWlYnmrgeocobekiqpgikjkbZkZbhWfdvfjxhZYnoZeb
		The sauce carries it, so spoon more over, add a few drops of sesame oil and white pepper. A little lime helps.	cfdkjgef1nnecjeuhUcehgajnolmRZXuZfkZjbahUqWdjiSnaomlmulunXwhfbej
		Start 45 minutes before: 15 to cut and bone, then the rice with about 18 minutes from cold, the fish 6 to 8, and 5 for sauce and oil. For seven begin at a quarter past six and put the rice on at half past.	jlWUhjfSiWUmnfkYvkjatZjflebiefecgXejuwrahSlfaprXjTYjenaasVienbaq
		Fish and soya, and sulphites or others only if a label says so; no milk, egg or nuts. Most tamari is brewed without wheat but not all, so look for 'gluten free' on the bottle.	WYelglipbrUYgtVhWimYpYgZvehhauaefcXgiplZajsZamoXZaawlchtadUbarlo
	safety	Plain flaked fish does no harm. Spring onion poisons cats and dogs, and bones can stick: if either went down, ring the vet now with weight and amount, and give no bread or oil to push a bone.	iTjSScPdYjxjYldfmlekblficbkiXcplbjnXtncgllqqarsWYjnldfWoaYbqnpbr
		Rice first; take it off after its 12 minutes, lid on, wrapped in a towel, where it stays hot for 20. Then water from the kettle and the fish, and last the oil, which needs 2 minutes.	foaoWfbbdVagvdgicnZraprlbVhXhjhmsvjetvfgWihdgodWlauaXXWhkcnilhZx
1		Yes, three times if you can: dusty starch makes the rice gluey. In a hurry swill it once, well, in a sieve.	mbsihidxXrZeqcflmtjkZbtqilfjlflknojqpngfhdWqnwuixeeYmdnXahrkmonq
1		Sprinkle over 4 tablespoons of boiling water, put the lid back on and give it 3 to 4 minutes on the lowest heat, then 5 minutes off it. The lid leaked, or the heat was too high.	qdntmhocpqmgctghnegtloiapdVrYRdbbYdtppZgaMYhrklloelhVcffernknqin
1		Lid off, lowest heat, 2 minutes, then stand with a tea towel under the lid. Next time 30 ml less water.	tbemndkirshpdtgrobdiZofcogQpjWefmkppqmiiiOcircllnkhVPaejepohktkt
1		Take it off the heat, lid on, and let it steam by itself. Serve from above without scraping, and soak the pan later.	labiZqgajkjsopZgaaRqfiVbjXXosirlbn0hgtlnhMblmvbjfcsbZbfgfgcegiqm
1		Basmati the same. Brown wants 600 ml and 30 minutes, so start early. Two pouches go in as the fish comes off.	fshqchgafiaeslamfipqZhnZwfglkmfUkpelnfekfkQpejfYkQfXeZeaUmqii1ox
1		Yes, the rice first: with the lid shut it keeps hot for 20 minutes. Put the fish on when you take the rice off the heat.	gmbhZkedkfWevkknfiZjbkncqbSlhgiYgghkvtepdSekfqwUfXredfiRiavWimUu
1		No salt, since the tamari gives it. 450 ml is right for rinsed, drained rice in a lidded pan.	hZmmenmkuqpewedg1knZbhkbuejrjhgfqgroqmdhaXTlqojStajXemfoYknjmigm
1		300 g is 1½ US cups and 450 ml is a bit under 2 cups; with any mug take one and a half of rice to just over two of water. It gives about 800 g cooked, 200 g each.	esndihZfwbkcsrdYsoroXbhRhkVojafdqkrilqhdfhSnpqhQpcdYddYraoidhnnm
2		A plain china plate or a glass pie dish with no metal rim, 2 cm smaller than the pan so that steam comes by. No plate from the fridge, it cracks.	mfUdNWjlUVmflkjYqmNfYjdffchbbfcbitsSfabpVfmgYolqoYeYfiZlRjchjoqd
2		Leave the skin on and below: it holds the fillet together. Scrape off scales with a knife against the grain.	ZgmPWhnbXlghcpdekeUdTglbfolrqmssubntjltkieZeZpqrradifYigkepZkcfO
2	safety	Run a finger down the middle line and pull each bone with tweezers towards the head. Fillets often still have them.	eYcfRiYmSnjlTnlngdhkdiiVfmznjfyeZfWroqgWkfXpgkgllgjobZcppcaerSVY
2		Fresh is the point of it. At need a teaspoon of paste on the fish; ground ginger tastes dusty here.	UaeXeffTohraefdjUUqYgVZgpSsdhgvaffQgQficqnZpedhdmfmitjlZpVilfqng
2		Peel, slice thin and cut into sticks as thick as a match. Grated it gets bitter and wet on the fish.	ddjOYkqaaehihuidTXoMVbiqcbpltgrekVbqZlgimhYuceloqdgnnngbgisrbdjY
2		Side by side, tail ends tucked under. If they overlap use two plates or rounds, or the middle stays raw.	gjROLPepaimhWflianajRfmXfndfflVmjtiyoZciZbljekdihWdhWociegidfbTf
2		Fold thin tails under for even thickness. Icy fish is thawed first, or it waters the plate.	fVPiUavvYrikYmrfbehjjgXfbeaqmTcYsZepXhZgskkflkepqcRijmmfejkedVOj
2		Yes, a teaspoon of rice wine or a pinch of salt is fine. Leave soy and sesame oil until the end, as soy draws water out and dulls the fish.	hWmsgpdgsnjcsdYskinagYkayXevaiclbmrZiYlidfjiehoYZetdpe0gfavijTXi
2		A piece about 6 cm long and as thick as a thumb, 4 tablespoons in sticks. Half, 2 tablespoons, goes under the fish and half on top in step 6; if all is under, pick some out or leave the top plain.	SdaQZjkZrbsehldXYdrOXVZbZhinobsfmSgkTqicmfhodioYqbdlkpekoVkfijiS
2		About 100 g each, 3½ oz, so two packs of two. Small ones are fine with the rice. Cut two big ones across in half and give thick pieces 8 to 9 minutes.	XwiPRdfqlfrccZaaimmlYeiTcnokkdkjtfntjYfZnfYebkZYnTUdepZvhieZbdSY
2		It is European sea bass, branzino in America; farmed is right and cheaper. Chilean sea bass is another fish, rich and thick: 3 cm wants 10 to 12 minutes, until it flakes.	bXahPqXkTtofcSepceXkjefdnboQbfqdsThjiVghrrbYWijWiWklhmmocfmdkmXs
2	safety	Fresh fish smells of the sea and springs back. If it smells sour or of ammonia, feels slimy, is past its use-by or was over 2 hours in the warm, bin it; steaming and ginger do not make it safe.	eXaiclaYqsxfTfajgdfdieZagXjWhKwWXZkpabfhqZpiktojebngiigbtZXeXldq
2	safety	No, wash board, knife and hands in hot soapy water first, because onions and coriander go on top hardly cooked. What already touched raw fish can go in the steamer with it; fresh ones for the top.	cijdTnZeWlhlgbrdPdktqZkfducccfjljjhapbTulkunmnxfgdpipjjhmkrtvXkj
3	safety	It is done when white to the middle and it parts at a fork. If glassy, 2 minutes more under the lid, then look again.	bdbkjnmlfilsSwkfmkVuhkeUojglTRcUbVYthjffcSoZesheihdnguignrjaZcTb
3		Stand the plate on three balls of foil or a small upturned bowl in a wide lidded pan with 3 cm of water. A wok with a rack is ideal.	wjilYViWiUdjikoemdPeYtdmkhZaihgfc1kapjbcXkfhYffmaZuRgvgnargrflph
3		Lift it off now and be generous with sauce. Thin fillets may be ready at 5 minutes; time from full steam.	tQdrqWebkkppNqktedaigkYcdbSfjPhhWedmopjemVbdiggkicicUedmsroegjRk
3		Boiling hard before the plate goes in, and count from then. From cold it takes longer and gets tough.	mXekgishnefmmbpgzdegbqujVTghgYbdkpXgrtkdXYdYmozdinnTihiWdvpVggih
3	safety	Tilt the lid away from you, heat off, and use tongs and a cloth or a folded strip of foil under the plate. A burn is cooled 20 minutes under running water.	qZcjUXjedlgnprqiidJiRmgdQcamghlkWxlWnoggjWcieqnidhtekfcmotghjgug
3		Add boiling water from the kettle, 2 to 3 cm below the plate. Never cold: it stops the steam.	sUgldimnphnvegllvdiecodagUcmoSiimukhooifdUacrothkskOYecfYuibjpin
3		On the whole time. Look at 5 minutes, once. A cloth round the lid, tied up on top, keeps drops off the fish.	aVWkhXmecsbogjhkfsShLkgWWciihbcRfppkgnTdfYmajkjrmexXZnpciqdnpjeb
3		Normal: it is poured away in step 6. Prop the plate level so that it does not flood the rice.	pUSbbiZujknpcllmteYbXqkkYcXnaXctvspnndhlibtailshnrcYWgdgXolbhkkp
3		Wait before you steam, not after: cover the plate and put it in the fridge, up to 4 hours, with the water ready in the pan. Take it out 10 minutes before, so the china does not crack, and give it a minute longer.	wWaWiZpckbRjjcieWpNkeZnWicSihfVdXmjXvgfjfXpggjybcmjdghYRnbhcWfak
4		Three minutes before the fish is done. Forgotten: steam it alone 3 minutes while you make the sauce.	eYOXhikaegnscietglhklclubiUdqWegYWXUumdgWdkXmbpTYVkYjbhQlalVgcbo
4		Put it in a second tier, lay it round the fish, or boil it for 2 minutes in salted water. All three are ready in time.	kiPaZaibeXgrbbpulWkhWnf0dcefofddYpZcrcTcOloafanffdqRfejTVdkjacil
4		Cut thick heads in eight and put stems in a minute before the leaves. Limp: run cold water over.	mafYoenbbdooTefpldksmfTpVrdcnUjfbTWwodfcZRlgthopeXgmlYcYZjpjUeoZ
4		Tenderstem 4 minutes, Chinese cabbage 3, spinach 1, beans 5. All steamed apart from the fish.	dYbWfYkbdfiodcizpYnhalerijbVsfeaYYWXqWQXbxkWcbgbcRebeXhbWfqddepo
4		Quarter lengthways through the root so that it holds, and swill in a bowl of water: grit sits at the base.	gakUchjvRgniolhviifdljdsVyiiyftigYdruiYjbclmptotjfghobeffasjabkb
4	safety	Greens above the fish, or beside it, and both steaming hot through. Drips of raw fish juice must be cooked too.	ecMVRldofgkvUfjyiUZhXrcnefcblagkkiflqXXkigvWhjwdYcqdgdjaceqZkccl
4		A mild Chinese cabbage, bok choy in America; both the white stalk and the green leaf are eaten. Three heads in quarters make twelve wedges, three each; of baby ones take six and only halve them.	WbbRbfknPbpcjdYwnmojhaenYtkdlajbmQYfpXcZdijTedjcfQeddabeaaugUelt
5		Yes, light soy sauce in the same amount, though it holds wheat. Of dark soy take half and make it up with water, or it covers the taste of the fish.	ZSUrqmgfUkZogePcbbuVoTdcskvbcscbYhkZlbjkofZcevQdXccfmZhjeckachjk
5		Hot water dissolves the sugar in seconds. With cold water stir it for a minute; nothing else changes.	ganmectlZgftvgfknYldnmitWXgccmioZmbormkjWZUgpofml1gSnSpegrhbgohl
5		Add another tablespoon of hot water. It is meant to be strong, as the fish is plain.	cRVugelZnrneiceyrQnQdhecnegpUgbrgWmjghelmaebllYcfinSkcfvnerdpVfi
5		Yes, a teaspoon of any of them. It takes the sharp edge off the soy; left out, the sauce tastes harsher.	cdnkoggdhZVvpqZpYanaphhpjiiiWfkpWkUcjRgjboPgXcSkfdberUjcjdThyooe
5		A few drops of sesame oil or a little sliced chilli. No vinegar with the hot oil; garlic is fried in the oil.	arfjidXelnocknhqhWqkeebloddzPjicfdWLShaobjXfXdinXkqfdVrggTrlcWeb
5		Lukewarm is fine, because the hot oil warms it on the fish. Only ice cold from the fridge is bad, since it chills a thin fillet.	ljgvgftjeglgjdfdkXaakdkdVZZbainpThlQeokojXgdpgudc3YbiSfSjcqWTkYd
5		Tamari is Japanese soy sauce, darker and rounder, brewed with little or no wheat, on the shelf beside the soy. 4 tablespoons are 60 ml, a quarter US cup, so a tablespoon of it for each fillet.	UTYlnnagWhihhpHkfkvYlOZclsrdbkdXhbndjhkmncaWeoYYVZcjlZindYfWadkf
6		That cloudy liquid tastes fishy and thins the sauce. Hold the fish with a slice and tip the plate.	lTZefkbtjnksbipnmZjWekgghfgpeQZwoorgebZlhdkarl0qlxdYcapealrcgcmr
6	safety	Use oven gloves and a slice across the fish, tip it away from you over the sink. Or soak it up with kitchen paper in tongs.	oVWYYhZrchonjo1fkeWdTnhcWleibdgvkssejlcklYregizkjyjfhciehojceXrh
6		Serve it on the plate it steamed on. Broken bits get hidden under the spring onions.	mZXRUYetZesdQvqpUgXXSphcZcicgoaoffmjopeiabojetqmeerleinnjifkVdce
6		Cut 6 cm lengths, halve, and slice along into threads. In iced water 5 minutes they curl; dry them, since water spits in oil.	djiWhgniMVleflpWjbtlmjjgUqpkvgUfrPgobWfpmefkkmlojhiqegonaevuaaii
6	safety	Yes, dry them well in kitchen paper first: every drop of water makes hot oil spit at you.	hRucnajoXdmnggkgtaqwhnnZVjhpuegosglbrfjghUfiphnlgsmaghsXVenrkfps
6		Leave half of it off. The hot oil takes the rawness out a little; if you still dislike it, fry the sticks in the oil for 20 seconds before you pour.	SahfcjmTrnqadichaVhZfZmidbilaTqceeWmTlghsYjneloimhowqlnWxXkqmkvb
6		The white of a thin leek in very fine threads, or chives. Red onion is too harsh.	TflSmgnVQchllimdiVqqmipZepibngWbfXabbVNjilioinYhgbnhohcgTWpwjnms
7	safety	It moves like water with fine lines, after 1½ to 2 minutes. Test with one strip of onion: it must hiss. Smoke is too hot; take it off.	ZZfpjrekhlkptcgXqfascuifenqgcZsWneiYinldWObWfflfYuechxgWpobaRccY
7	safety	An arm's length, sleeves down, small pan, pour slowly away from you. A burn: cool running water for 20 minutes at once.	kfgkgihbbkhtthqgeUNfUmgmSigqlqryhjrVngldmWXfediiTviZeichooXimXpc
7		It was not hot enough. Pour it off if you can and heat it again, or let it be; it tastes milder.	abeurochljrpejkYkgVlWeckPcqkbigmfiiQldkceOefbXZbZ0eTamkSkjhsfbkn
7	safety	Smoking: heat off, leave it. On fire: no water, do not move it, turn off the heat if safe, shut the door and call 999.	nZbpoxYehbhksUfYmdWpanchfbnkcjxknpnZaqnmkQmXhjVjTrjYYmhdinUblZmo
7		Take off the black threads and add fresh. Let the next oil cool 20 seconds off the heat.	hYmmonjWacgrfhVgeScyjhdcVZgwoppoVYpXbhmhhUflioWeSjocdleddbhkidzr
7		Groundnut or rapeseed. Sesame burns: add only a teaspoon at the end. Butter and olive oil do not suit.	XaikpnWjgqlYqSXmZaulThgjxdkolvsjjlhNhanhYjhfgShjebbdXekXfeWrlZkd
7	safety	At the sink or hob, not at table with children. Everybody back, pan handle turned in, and no water near.	leahZcXfWhcdsbghsjQbVaokfklbPsaojoqRjmdihXldaUogcvksmgaVqfWnZVhc
8		Use more spring onion greens or a little basil instead. Where you have coriander, tender stalks and leaves both go on.	bedRmojZclbiZUmwhaldgZVplshVhaajbbYchcTjZekhtVilUUqmscWhbevmcgsa
8		Yes, at once; in 10 minutes it cools and the fish dries. Cover with foil 5 minutes at most.	tjeSiXsbgjTchYgeclScbdrhbjafjcSePnkZplWogWjkolrejqgoeldNmSdgWkXi
8		Slide a wide slice under each fillet, skin and all, and lay it beside the rice. Spoon the sauce from the plate over it.	oiXNRZXpVgpeerrldjOUUladfmYhakaofqtgsliifefkdqmlfejkkeenrepiVVcb
8	safety	Cough gently, sip water, no bread to push it. Cannot breathe or cough: 5 blows between the shoulders and 999; pain or blood: A&E.	kSbnUqVndilkcremjTamikiikcpiifujWgjmrsdXhccoWwkpbgmpYbbxseUinXYj
8		One bite rarely does harm: stop, put the rest back in the steamer for 2 to 3 minutes until it is white and flakes. Ring 111 if you become ill, and sooner in pregnancy or if you are frail.	fTltdlkiblvhRqghhnXzlknXccfkRUlcafcoomckgXvidroademwgjemfrjnkbam
`
