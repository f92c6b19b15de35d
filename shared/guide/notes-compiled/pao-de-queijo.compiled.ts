/** Pão de Queijo: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 200°C, or 180°C with a fan. Line two baking trays with baking paper.
Bring the milk, oil and salt just to the boil in a pan. Take it off the heat and stir in the tapioca flour: it turns into a sticky, grainy lump.
Leave it to cool for 5 minutes, until you can put a finger in it.
Beat in the eggs a little at a time, with a mixer or a strong arm, until smooth. Beat in the Cheddar.
Roll the dough into 24 balls with oiled hands and set them apart on the trays.
Bake for 23 minutes, swapping the trays halfway, until puffed, dry outside and pale gold. Serve warm.
`
export const NOTE_LINES = `
		Yes: shaped balls keep 24 hours in the fridge, covered, and bake 2 to 3 minutes longer. The dough in the bowl also keeps a day, and rolls more easily when cold.	vrqjmZociYXbfbgdXlgblewcllbZnekWbeudcQgbofrzjZqjkrXrejkYiYbXcnVf
		They are best within the hour. Baked ones keep 2 days in the fridge, 3 months frozen, and need warming: cold they are tough.	xruifZkddhcUQVcfgjfghjgOfjcYueodXXghbTabfantucsmfaeoZlddjbhTamTi
		Raw is best: frozen on a tray, then bagged, for 2 months. Bake from frozen, no thawing, with 5 minutes more. Baked ones freeze as well, but come out chewier.	nqjnTUirnkUYZenagbjvobhbcXXfoelcjdhiXLbPmmrsrflheXehmZkZnbdTgiac
		Five minutes at 180 °C (160 °C fan), or 3 in the air fryer at 170 °C. The microwave, 10 seconds, makes them soft, then rubbery as they cool.	xorxbbpZgejVaeaYrcioalncUdYZeppdVagYjnsUalZfoagqeidgigXaflnZRwei
		With coffee in the morning, as Brazilians do, or warm beside soup, black beans or a salad. Split and filled with ham, guava paste or jam.	pjkPdaViZfhKkmivvlZVccieokbfYqZhiZmfjfYiZnfXbgtjSYlkaioqiVsgVlef
		Yes: soft and warm ones in small pieces from a year on, as they are salty and chewy. For the small use half the salt. Let nobody under five eat them alone.	rckeWZfogpUVebcosZicoWkefYxfUoXiahnkfidVgXcpXafbhbu0hcUrmjbqngdc
	safety	Yes: the dough bakes right through, and Cheddar is a hard cheese. If one is still raw and sticky inside, bake it on for 4 minutes.	mZuZVxemjjYVYfahlrdpidtZhgcWWbhjZcXnWkdccUnaXZokdZoqumgoirererXg
	safety	Better not, as it holds raw egg; with British Lion eggs, in date, a little does no harm. With other eggs none for small children, the old, the frail or in pregnancy.	eUqiYXemhqoRaeYpememqZtdekkVKXfffokdfbiklRysgjiijmjtnehmpoalphji
		A strong arm and a wooden spoon will do. There is also a blender way: all ingredients cold, mixed for 1 minute, poured into an oiled mini muffin tin and baked 18 to 20 minutes.	dkkpYSkWSZfZspmlVgjZikakhiYVhsjbfrXoglXfYqdlZXaZlugUhrksopYtgZmj
	safety	Two hours at most, baked or raw, then the fridge: they are moist inside with cheese, milk and egg. What stood out all night goes in the bin. For a party warm a small tray at a time.	shqZikfRjhlUQfnainUYtXvdhmZbijjhafqclaeneamlyZnlarWsleeagWUhZpak
		Shape and freeze them in the weeks before. Bake two trays at a time, three with a fan, swapped, 4 minutes longer. Beat double dough in two bowls, it is too stiff for one.	ivZaQTaamcUkeWjbdnZlTenqkbcZceTXdqsmdYuUnkmosejaejbZnrXkkgjWmhee
		Air fryer: 160 °C, well apart, 12 to 14 minutes, in batches. Toaster oven: 190 °C, 20 minutes. In a waffle iron they take 5 minutes. Not a slow cooker.	tkitUkYOikYhhgjkjmlhTjlnbcXfrmnellcigojdmzhmZfMhXgngmybZanScgifn
		Bake them in the morning and pack them when cool. Cold they are chewy, and still liked; halve them and spread something soft inside.	uvpiYikieZdUYVogrfehZliaiaeWgpkdZYqlmXochjkpejvXlnlspfgXWaShMjfZ
		Oil down to 50 ml and cheese to 100 g: they are plainer and a bit drier. Use semi-skimmed milk. Under that they turn rubbery.	bnnexvcljmWdnbgjgZpgZseajloVmngzkckdinigmhjXWTXmjdRfaiijmeWwpjaV
		It is Portuguese for cheese bread, said roughly 'pown jee KAY-zhoo'. They are small chewy cheese puffs from Minas Gerais, eaten warm with coffee.	bhnekdjmUkhZplZqjqbjdbbibjnVRdmYrJsbqZlbhjVUgZoXZYegetZqadpkUmfi
		There is no wheat in them by nature. Use a tapioca flour labelled gluten free, as some are milled beside wheat, check ready-grated cheese, and use clean trays and a clean worktop; 'may contain wheat' is not for a coeliac.	VUkgklcqWqaXhrXkdkkbpadZmalcYqahpbSjesmaZksgfmkceYcxndgpdlZSW0jl
		Not really as written: milk, cheese and egg carry it. With oat milk, 150 g of mashed potato for the cheese and 2 tablespoons of nutritional yeast you get a chewy bun without eggs too; for a milk allergy wash every tool first.	TlkleqiodnQTlqgnbipVeXkbpZUWdzkoaajbfthSankZchZaffimhfmnWkYwemho
		Allow 50 minutes: 15 to heat and mix, 5 to cool, 5 to 8 to roll and 23 to bake. For seven begin at ten past six and put the trays in at half past; from frozen balls it is 28 minutes and no work.	rpZPlgjVjTSeniobxdhascojldUjfhedfValrurZeWnZcoqdjaUeikcZqanZgcfl
		It halves exactly, for 12: 75 ml milk, 2½ tablespoons of oil, ½ teaspoon of salt, 150 g tapioca flour, 1 egg and 75 g cheese. Same oven and time, one tray.	RzjhihkoqZegmWhfgqveddaeeofhllWgpilmcpkQkjjrhgVXpTUcfmTvoTdgifib
		Milk 10 tablespoons (a generous ½ cup), oil 5 tablespoons (⅓ cup), tapioca flour about 2½ US cups, spooned in and levelled, cheese about 1½ cups finely grated. If the dough runs, add flour by the tablespoon.	SglaijcfsWhdpuadhmslVVaZffSfZhkluYuYevkXiobnvfgTikVfhbfrfjVlebog
1		Gas mark 6. It must be fully hot, as the steam inside makes them puff in the first 10 minutes. At 180 °C (160 °C fan) they stay flat.	faekbrjablWkwZeTwkbodjjhMciWYmgbiZdcirpkfsjYdcVZkhsfjqTXggbPmpci
1		Oil the tray well or use a silicone mat. Foil sticks unless it is oiled. Greaseproof paper does, wax paper not.	hbhZXhrfScejfhlgabgmXpaonfdYkkjbjqpLfbRiccbdcjfvrXfaivqZUWWlqtnZ
1		Bake in two lots, the second waits in the fridge. In a mini muffin tin they rise higher, with 20 minutes baking.	esZaSXcfXZgihbllVlhpWhkmhZgbqlRVfyiefYihbjdgkWRfrhcigsbaeYXRwqYd
1		Start it first; the dough takes about 15 minutes to cool and beat. Two trays are on the upper and lower third, and are swapped halfway.	akdgYcfhbjWopbhfitZpdgqkYfYZigbYUjiZfnunjdrioceZfiseoqZRkhdCljVf
1		At 180 °C (160 °C fan) they bake in about 28 minutes, but puff less, and steam from a roast keeps them soft. At 160 °C leave them in the fridge and bake them while the meat rests.	nrUZaoXYfrcqcjdgiffrdjtefiYYhkSrccXdlqmlhzkdcghbgbppdodXhkcOukPZ
2		Tapioca flour and tapioca starch (polvilho doce) are the same. Sour starch (polvilho azedo) puffs even more. Not cassava flour, which is fibrous, nor pearls.	aWaUwderRiaXeaikdkfdrjjplpnRMilhvZSjmWjkkjdjlhfohVZdhdiplqgXgslk
2		There is no good substitute: cornflour crumbles, wheat makes a different bun. Potato starch comes nearest but less stretchy, and only up to half.	QWaW0fhocmaZcasfaijamihjsjbRNoblqaRajjihfnhkqhZmibYilclijfhch0mg
2		Yes, exactly like that. Lumpy and sticky, partly see-through: hot milk has cooked the starch. Keep stirring till no dry powder is left; the eggs make it smooth.	hVndkXntfljfdrYnTeihehYkcceTYnrhlScuanrdhOjdnthnmuWbddjtmqldXghn
2		Add 1 to 2 tablespoons of boiling milk or water and press with the spoon. If the milk boiled long, that is what is missing. It should be just boiling.	YZbjlbmosirqamkubblbokSfnWTcabimtXciesvaeQamtigsiubaWeikjkijcibl
2	safety	Take it off as soon as it rises; do not leave it. Pour the flour in with the pan off the heat. Oil and milk are heavier on skin than water: cool a burn under the tap for 20 minutes.	cajlanegkleivarrhdUZRhleQWfegppllnmhdrqeieealoidYxjVWXkehzWgnati
2		Boiling milk scalds the starch, so the dough holds air and goes stretchy. Cold, only the blender batter works, in muffin tins.	ZgpnffsmakaVwaomgjkcdcxobUfRhlacmqdbZupckodgjhfjmyZYmZyWioiichkf
2		Water or half and half works, drier. Semi-skimmed or unsweetened oat milk are fine. Butter 75 g, melted in the milk, tastes richer.	SdlnkwjfeuceqYjmgbpbcceZoRbaoupjeghYdbnYhoedfheegjSfQbnYZrTvpkmp
2		With a salty cheese use half a teaspoon. Forgotten: mix it in with the eggs, it is not too late.	fUdlqpmVrprbjaerocnRkXlcgjjkcmZtcZohnmlgfdfdtaRVneqWvjjsiZhppZXf
2		All at once, wooden spoon, off the heat. Beat it hard for half a minute. A whisk only gets clogged.	SUheYNlebZhgsdepYheagadxadaWYleorYbphteeaXnjskjgorgdhfuirrmebVka
2		No, it must be the fine white powder called tapioca flour or starch, or polvilho. Small pearls can be ground very fine in a coffee grinder at a pinch; sago, boba and instant tapioca will not do.	YWgUubhqSejWbZkpbrkcndgfnhqQRppfxaSkmagimgdqibjqdZYiigefdpgZcrjr
2		Yes: milk, oil and salt in a large heatproof jug, 2 to 3 minutes, until it really bubbles and climbs. Stand a wooden spoon in it so it does not boil up suddenly, and tip it on to the flour at once.	nlhwbgmXibiapjgelekgcftfYPeYfnreenibfywYTwdYekdldrfUeZgcdsWrbogk
2		If the flour is not in yet, start the milk again; it is the cheapest part. Two teaspoons in the dough: use mild mozzarella for the Cheddar. With a tablespoon in, throw it out or make three times the dough without more salt.	gUbuknkbqlpafbdqneiVbXhbeffpZmdtbYqhjitbidlhxZVWlXjVthfwkdkjyXde
3		You can hold a finger in it for 3 seconds: about 45 °C. If not, spread it up the sides of the bowl for another 3 minutes.	ZhpqbbpngoghwgiZokSjekneWefcaZiXSXbehlfkaQbcdhoWm7dkkojbrojWXkfd
3		Too hot, and the egg cooks in flecks. If that has happened beat on, small flecks are not noticed. Fully cold dough is stiff but still takes the eggs.	WrlilahudnmasgokddVfjctkShbVcfbfOigaewnrfTdbdibfk4bgsatffhihhkhi
3		Tip it into a cold bowl and beat it a minute, or stand the pan in cold water. Meanwhile grate the cheese and beat the eggs.	jkipkaijdgWlqopVjZWkscvnVUccsgXiMbdYrnacjhZqfboamvmgmhwajodZbifh
3		Warm it 20 seconds in the microwave and knead it. A dry skin vanishes when you beat the eggs in.	nWjkdXpidingbkZfbhXghdbfdeUffepqPZfgmkvenLbnrfhsq1WZbaffpikiZsaa
4		Chill it 20 to 30 minutes, then roll with oiled hands. Still running: beat in tapioca flour, 1 tablespoon at a time, 3 at most. Eggs were large or warm.	oWcbpVloinehamqoYadXgfbkbpLeUgdfobecYdpjkUkjmabrpzRgflivpojbnllg
4		Work in milk or a third beaten egg, a teaspoon at a time, until it holds and shines a little.	mcedjUgpnjxedqlqUjfZekVbehOZXjdlgWbchkydZSctpbbtjxXhdghulegheebk
4		Go on. It looks hopeless for 2 minutes and then comes together. That is why the egg goes in by quarters; beat each in before the next.	cgdbecepicgeVhhzUkjebZUiUfgTWffiieZoanlkXMjaomgnh3cedhyrnlqnhiai
4		Sticky, shiny and smooth like thick mashed potato, falling slowly from the spoon: 3 minutes by machine, 6 to 8 by hand. Small lumps are no harm.	bapiZUqmYhfitodmekhaklUldgfUabkTkVVsajdgXTfdfmcemtVgRpnsusnbcbad
4		In Brazil it is Minas cheese. 100 g of Cheddar with 50 g of Parmesan is stronger; half mozzarella gives stretch. Crumbled feta: no salt then.	aooSkqYgljfYbhctXgpfbingnfnVeqqubPhbebWedinZuSdgmeqbpgdqWnnnaxag
4		Bagged works, 150 g, chop it finer. Coarse strips melt out and brown spots form; use the small holes.	YmoSfhfhUWlcdtklOgqdYdnicgwiulvmlYWvjfSiljoiodimtgiilZkdXrmmbliY
4		Medium are meant. With large ones keep back a tablespoon. With one egg add 4 tablespoons of milk: they puff less. Eggless, use 5 tablespoons of mashed potato, more dense.	NqkeVbjplXaVVakgffnZhQjYjoZdefTegfohaokhRfYaTbQjolZfnmlpZiosphfl
4		Cheese in the hot dough just melts, they bake a bit denser. All the eggs at once: beat longer. Cheese forgotten: knead it in before rolling.	ZmhbelbejYffbfktUmgejUsrTZTZfheraYcejtokcXiUwWaahqiUtYqdiiogolVl
4	safety	It is safe, as it bakes right through; beat it well or press it through a sieve. With large lumps of set egg add one more beaten egg once it is cool, or the puffs stay small.	ahredZfulbscUgjmVcYhkXmgTefTbchhaaeoWrqoXMnTfgajixhmlYqijnmlhlcl
4		Stop and unplug it; light hand mixers overheat in this. Go on with a wooden spoon or your hand, or a processor with the blade for 1 minute, or a stand mixer with the paddle for 3.	lbgmbYeiacggvqjfUnZehoZnZihUbnuVlmaqemhfaehmdagSfvlSdqb2prdqaemi
4		Some cheese is set with rennet from calves' stomachs, so it is not vegetarian. Look for 'vegetarian' or 'microbial rennet' on it; if nobody minds, any mature Cheddar does, and the same counts for many halal guests.	aZhehpRlokdaahdlTbrkeWsfnilTgompaTmgphbhfmtQcWigfWkivgenUhllPtaj
5		Oil the palms afresh every 4 balls, or wet them. Or use two oiled teaspoons or an ice cream scoop and leave them uneven.	hTmbgRjpgjoirrsXRdacUollcuXghopiqfhffbqYlUYqidhxpjZigmkrpmhfmflY
5		About 25 g, like a walnut or ping-pong ball, 3.5 cm. Sixteen larger ones need 27 to 28 minutes.	WidPdbqplVlUehcXcoljXbeeglpipmdayXmieThYegZlficenaWeYvXyYnmXgZeX
5		Three centimetres, for they puff half as large again. If they touch they stay soft at the side and pull apart, no disaster.	nnaSXSeoWdicccmpVpbmWjgfYojkptXZhdjnvSijVfamgihpodiilshiZVgXnePV
5		Half an hour on the tray, covered with film, in the fridge if longer, at most 24 hours. They hold egg, so not on the worktop for hours.	tgmUkTnbccZbZenYWsSilZwVjlYdqkZccmdYpYekiaklnanknucvimlTiYYXcjcg
5		Not round at all; a smooth ball only rises evenly. Do not flatten, they become biscuits.	ifiUlQhlQhieilleTmfhZcicfimYewVYqjbkpVdaccWwgjVuqncniszlamdehefd
5		Yes: a cube of cheese or guava paste in the middle, closed well, the same time. Sprinkle seeds on right after rolling, on damp dough.	encchjalcypVkmlykjlvXhlVqfgjQdaVfeTkcTghci0TedikefircmpjaimVZdec
5		Four each for six with soup, two each for nibbles. If you get nineteen they are only bigger: bake them 2 to 3 minutes longer. An unevenly sized tray is sorted by taking the small ones out first.	mzfUbXfqlcaXiYdbowjiaVrbgnggimXTpkingblPifZgahcVlaRakoWulblcbebh
6		Puffed, dry outside, light gold with small brown spots, and light when lifted; the base sounds hollow. They stay paler than bread, so do not wait for brown.	fVralfksbeZwanXelpWuimZShilnhaYSdabqhdmfSXiYfsefeedmYusZimiXUkiY
6		The oven was not hot, or the dough was too wet. Put them back for 3 minutes more; they taste good. Next time check with an oven thermometer and chill the dough.	qZchsdamWpjiclkhfmYjjVddOndaarUWgYfhrXodcdaqlURmmpamVyjmZgjYpnYg
6		Stretchy and a bit moist with holes is right. Raw paste with no holes is not: 4 to 5 minutes more. Let the first stand 2 minutes before you judge.	qVhgpeptdvqbXzbldoftkkoUkibiTTiTedYsncjenTnbmhhrkidifsjliqgaiegg
6		Give them 3 minutes more in the switched-off oven with the door ajar, as they were out too soon. They sink a little always.	rXWbocesYlldOoqkbvRngYdZJZefXmagUdjhldhkcilmnWhkgkokYrqdbmcZlhkj
6		Cover with a cloth for 5 minutes while they are hot, so the steam softens them. Next time take them out 3 minutes before.	3YmimXebUgmgSpahihatfqdVhdWmufehQedlppnbgZadrea0fbmnajilnlhfljkd
6		Move the tray a shelf up and slide a second tray under it. Scrape black off. Dark trays brown the base faster: 10 °C lower.	obZbYolfWefxhnRlbWSziiTXiacrqmikclvfhhjihUcgosWiZemjeibdXgYWigui
6		Swap at 12 minutes, quickly; not before 10, as they are still rising. With a fan and level heat you can leave it.	RdSaiadoZqToagbdjuZwicZeaZmWfoRXVrkZgjhhjqkieXbmlcrjiroYegYZteer
6		Cracks are normal. If oil runs out, the cheese was fat or grated coarse; dab them with paper. They taste no worse.	kfdXpiXodiicOmeqdlZsRoUVRcoigoopecgdiepngUkWqdiuaohbahxjUcflmjhY
6		Straight from the freezer, apart, at the same heat, 28 minutes. If the middle is cold, 3 to 4 minutes more.	lbcqaXppdjcTYprVkedxpelZWXdoqegddhPfYafRrrlfqeeijeZithiRkhbXdeZe
6		In a cloth in a basket for 15 minutes, or in the oven at 100 °C (80 °C fan) for 20, uncovered. After that they toughen.	whoUjXkWbhRbfbkbblTlcgpSdpPdmkZgUeieqjjiZdmgohrggnlsflgUlZkOYobg
6		Put them straight back at full heat until dry outside and pale gold, 10 to 12 minutes. They will be flatter and denser but taste right; if the oven stays cold, finish them in the air fryer at 170 °C for 8.	sYZspkeTamYnPjiccuSnlYmjNXcddhddUgghhnvhohsgjdQafdnlZkYijnZYiodi
`
