/** Gazpacho: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Tear the bread into a bowl and add the sherry vinegar and 3 tablespoons of cold water. Leave it to soak for 5 minutes.
Set aside a quarter of the cucumber and of the red pepper, and dice them finely. Chop the rest roughly.
Blend the tomatoes, chopped cucumber and red pepper, garlic, soaked bread and salt until very smooth.
With the motor running, pour in the olive oil in a thin stream, until the soup turns pale orange and creamy.
Press the soup through a sieve if you want it silky. Cover and chill until ice-cold.
Taste for salt and vinegar, and serve with the diced cucumber and red pepper on top.
`
export const NOTE_LINES = `
		Yes, it is better after a night: the flavours join and it is properly cold. Keep the dice in a separate box, covered, and taste for salt and vinegar again before you serve. It keeps 2 days in the fridge.	urtsehlZkUVcbadiihfUkdofolddggfeZfyehWemjnmtnezmXndrhggYjSgbUlSi
		Two days in the fridge in a closed jug. It separates a little, so shake or whisk it. If it fizzes, smells of yeast or tastes sharp in a new way, throw it away.	gwqpjkhdojegbYVhifdYfjXcZkmamXtWWbuiPUcheYpymlyflgffZabdkYZbYjYl
		Yes, for 3 months, without the dice. It comes out separated: thaw it in the fridge, blend it again for half a minute and season afresh.	pnbqWZjqplVYehrXnWkmndZiaSanqejfhfkmKVcUnuqppfobheYajVhcmaahZkdh
	safety	Throw it away. It is raw and there is garlic in it, so 2 hours out is the limit, 1 hour in the sun or above 30 °C.	lhmhdqaOogtaQhobljWUrYslgjaeccjgZjpYefenhbpkwcsgdrWlpaYclTUnaogl
		Toasted bread with oil, a tortilla, serrano ham or hard-boiled eggs with it make a supper. Before a grill it is a starter in small glasses.	onkQibVogZkSonhsxgYVdjkhvoUfbqWghjpehgaqaohXeokiacemXljrpYtlXnef
		It can be heated gently like tomato soup, but vinegar and raw garlic taste harsh when hot. Use half of both, and leave the cucumber out.	juhqjhugdqcTsdjhrUZhejmfegjYXnbeSmjQeqfhgsffdnhkeuWjrScbpcnfRqpk
		Leave the garlic out and use half the vinegar; it is then sweet and mild. For a baby take some out before the salt, leave the bread soft, and blend it very smooth.	iigeYXbkimYUnhekrWicpWfohdrfMoZfcmecZiZdjVaoQZdiiir0iaYqyicnlcif
		Yes, if you rinse tomatoes, cucumber and pepper well under running water, keep it cold and eat it the same day or the next.	tYxcTpgollTXffcmsmenkcuiZkfbZbkhencpagfcicqhUk4feZltrdYkflhufnfk
		Blend it in several lots, never more than two thirds of the jug, and mix them in one bowl before you season. Chill it in two or three containers, as a big one takes twice as long to get cold.	cyYcRRdalWaalamdcgiYSgjsgmgemlPbgrqqcpmalhkrnfkffqYXmnVwlhncgaif
		A stick blender works with chopped vegetables in a tall jug, 3 to 4 minutes; a processor leaves it a bit coarser. Without any, grate the tomatoes and cucumber and stir in finely mashed bread.	gnhfZXldObdhrunhUekaflashjhZoslblkVoimbefsbtTcfaotmVmmdtirfvcfpg
		You may use 2 tablespoons of oil, but it is thinner and redder, since the oil makes it creamy. Without bread it is lighter and more like juice.	fireyqaqjnbfwcdfgbpjZpcklnggmnitslrZinkchhgWUWfnchRidillqYV0ogba
		Yes, very cold in a flask that you first cooled with iced water. Pack the dice and croutons apart. Drink it within 4 hours.	rxmeXnideabXiVlksbdeTjjciZfUblgdXemmmejhnlelZnnVmuhoubdYadRnKipd
		It tastes fresh, a bit sharp, a bit salty, with garlic behind. If the garlic bites, let it chill: it calms down in 2 hours.	TdlpnWiZilnVgmSviYifkehjgonrQUedhTgddYcwoVfidnejhfpgmpjruioYZUmd
		Three hours before is comfortable: 20 minutes to make, 2 hours or more to chill. In a rush use tomatoes and cucumber from the fridge, and chill the soup 30 minutes in a metal bowl set in ice and salted water.	omcZiihSgVTjghlZwgdYtWodseXeehXdZZlezmqbkYticjwWjeWnlkdZrZdZYcbe
		It is vegan; no milk, egg or nuts. The bread holds wheat, so leave it out or use gluten-free bread for a coeliac; a loaf may contain soya or milk, and sherry vinegar has sulphites.	VcgnikfqapUZiuWnUhlZkVeWpaefdtXefccffrpYUmsafooVcZeskfirZjaeYwgr
		There is no sherry in it: the wine has turned to vinegar, and only a trace of alcohol may be left. Many accept that, some do not, so to be sure use cider vinegar labelled halal or lemon juice.	dcdtjlVlfedhnqgUeipUaXgUvUflHfcZhicgZYgiYibiTYrhgipktbZgYjnknfls
		About 1.5 litres, just over 2½ pints or 6 cups, without sieving; some 200 ml less when sieved. A one-litre jug is too small, so use two, or a jug and a jar.	aubbcZchvQmgsjfcuhmXVXbgbcbqlidZvinfXeefijXfmijOrjSWanQpbbakdeei
		Tomatoes 2 lb 3 oz, about 6 cups chopped; bread 2½ oz; oil 75 ml is 5 tablespoons, a scant ⅓ cup; vinegar 2 and water 3 tablespoons; one long cucumber and one red bell pepper.	WrpXkrgboRlbrodTkhtscbcXjfckeYmltdtVeclYgrTkkfeNhceYgjZqblYjiVgg
		Halve it: 500 g tomatoes, half a cucumber and half a pepper, 40 g bread, 1 tablespoon of vinegar, 1½ of water, 2½ of oil, half a small clove and half a teaspoon of salt. It all fits a litre jug in one go.	XxdjgegijYhomcobfmqacbTiWphnmjOfroojVnjbgbjtdiYdmadZbcPzvXjhkhfd
1		Any plain white bread with a firm crumb, a day or two old. Fresh works and turns gummier, so use 60 g. Brown makes it muddy. Sweet sandwich loaf is the last choice.	jgvfkhSvTduYneblklikgniYuifeojgSmadhZXidhlm2kqZqeRdiXldimdfdcumb
1		Leave it out, or use gluten-free bread or 50 g of blanched almonds soaked in the water. Without anything it is thinner and less creamy.	XbnesmVqVrgXkmihdhgfjeie5cdefmXjkjbUhkeXdpmpamdpbaXubkipldXdf4jn
1		Off, because they stay as brown specks and need more blending. Toast the crusts with a little oil and use them as croutons.	nesZnhcrQqqnZocmalRjchYXhdfisYmpYiofbmqiobinitk3ZjcobirjkhkhcqhW
1		Red or white wine vinegar or cider vinegar, 1½ tablespoons first. Lemon juice is fine too. Not malt, and balsamic makes it sweet and dark.	aoWiqeVgZYcdhphWdelakcWaqWkkRffVjjTWYRbneuPoiiZlmboenWmfdgpitict
1		Soak until a finger squashes it right through; very dry bread needs 10 minutes and another tablespoon of water. Mush is fine, it will be blended.	sXomvafibmukXpmikkekjpdYmgWplXcefWbumndbeMfoohdvpkeiUkkhotkbgkWo
1		About 2 thick slices from a country loaf, or 3 slices of a sandwich loaf, without the crust. A little more only makes it thicker.	WmpRfjjtecvenoeZjsobUijZiiemoilapaqdgehbngixbpeekTXpfvXxnbiacifT
1		Throw the loaf away if there is mould anywhere: its threads reach further than you see. Dry and hard without mould is perfect.	ninYkrYuXdoZYoTjhpcpikWZickYhfmaPdiiZZedfapyrhixnZhiZdbnqcerZsjl
1		Sliced white is fine, two slices of 40 g without crusts; fresh is fine too. No brioche or other sweet bread. Brown or seeded makes it grey and gritty: rather leave bread out and use 50 g of ground almonds, if nobody is allergic.	hhreljaxNbxckigmgjhgjllWnfibojkamfffcXfjleq6inYrfWZoVidloabcjxjg
2		About half a centimetre for the topping, so that some sits on each spoon. The rest only needs to fit into the blender.	bqkVTXtpYbihknqcYftdcgepZhtjwodbpVbpfkVscbomdfffomjkZoamcnsogTeV
2		Peel it, since the skin makes the soup khaki and sometimes bitter. For the dice you may leave it on for colour.	ckpRdorhRqZjanhkeYXdXcmochuqpgtokggxiermjkefakkyidmffXhVkXufffkW
2	safety	Spit it out, and if it is very bitter all through throw it away, with whatever it went into. A little bitterness only at the stalk end is harmless: cut that end off.	dgvlqkfYeqjeYlkrZWmemXflVeqmcYvrfjrikTpmlkpigjbuaZlqjeSjkXtjhYuq
2		Green is traditional and a bit sharper, yellow is milder. Jarred roasted pepper makes it sweeter. Leave it out if you like and put in another tomato.	QgohnhmbciemgdgojSlsjUbpffschjmddkjbeUVnhvgbTaVpccqwuWfffducnfkv
2		Cut it in half, pull out stalk and seed heart and shave off the white ribs, which are a bit bitter. A few seeds do no harm, the blender takes them.	UimZmnckaomlkowmliaqeZarVktmjgtmqhkpammicgifgiftceysjejhfevkaMqf
2		Not needed, the blender and the sieve take care of it. Cut out only the hard green core at the stalk.	almNmitdQndgciqnlmgoeYfnfm0omXnjokmrcdokiddibhloklskfTobjpvffZeR
2		A long one of about 350 g, or 2 to 3 small ones. Scrape out large seeds, as they make it watery.	XtjRedlmhmgametikgmjdXhmVpnnpctb0ftknMhcfogheiWigXakYjWfVeubgjne
2		Dice now and keep it covered in the fridge for up to a day, without salt. Tip off any water that gathers.	riufdbtmicapehidZanYfdkmclonxjckhTmnocayce1kkevlfiotfdfWddsheaZZ
2		Ten to twelve medium tomatoes of 80 to 100 g, six or seven large ones, or about 70 cherry tomatoes. Between 900 g and 1.1 kg it makes no difference.	bqkLjdqehYkddYifsrsnfahfgmrnfTpYnkpheQkWelakZjZSlhbZgjivZvjbegfV
2		Soft, bruised or split ones are fine, even best, if the split is clean and they smell fresh: cut out the hurt part. With fur, mould or a sour smell the whole tomato goes in the bin, as this soup is not cooked.	mkmZkpjcYbfZNiZoXpkzhgPcabxcjasiUXtnbUkjdbjghmephjmcdSsihikkeejZ
2		It does not matter: the soup is only a little thicker. On top put anything crisp and fresh instead: a diced tomato or spring onion, croutons, or a few drops of oil and torn basil.	goiQjpgkaWkqfkxjWiwilcbqYqXgbieocYffnhZlecthkVdcYloRaabejXvvoZbd
3		2 to 3 minutes on full speed, or 4 with a stick blender. It is done when you can rub a drop between your fingers and feel no grit.	fkokhTkoYnlqltjkdhienpcpbepWgcsWdVYxdkdZUQhfYpgcitedelplzokeUXeh
3		Two thirds full at most: do it in two lots and mix. Put the soaked bread and the tomatoes in first, as they give liquid for the rest.	gzSaZRhimXiplnouhgfcVkgpRdaijjUXrmeqinhigcjcmbldnpeNbhaqnhgchUZb
3		Push the tomatoes down with a spoon, with the motor off, and add 2 tablespoons of cold water. Juicy tomatoes first, hard things after.	hiWbleflkchumypdXScoimSwUchibirdkhcfpsefaSbeklelj0sZhfmojolmeZhj
3		Cherry tomatoes are excellent, 1 kg. Half fresh and half a tin of whole plum ones, drained, rescues winter. All from tins tastes cooked and is the last choice.	gmkSlbtaZacdXcmoamvppdahsbyfdfmgkqoZXKdbnpfjXeYYknhgaRkheqdaoggb
3		Leave them 2 to 3 days on a sunny sill. For today add a tablespoon of tomato purée, half a teaspoon of sugar and a bit more salt.	oekXycsaiZegShegfgpwnfVgqmkoaUZdYdsjhQqYZpajccWqiromkatmjopgidgb
3		One clove is enough, as raw garlic grows in the fridge. Milder: take out the green shoot, or pour boiling water over it and wait a minute. Of powder take a quarter of a teaspoon.	QedbkVYSkhukcjanmXrncaekXjkuZobUkeXaVaXjqejncnmrhfsdngkXtZpmbntd
3		Yes, the air makes it pale. The foam goes down in the fridge in half an hour; stir it in.	bZZhksddfZbuibdrngWbdialRhxgRZifigcyZYoiegrWnldagwhdOgrgmpojYmic
3		A small piece of mild onion or half a chilli is fine; onion grows sharp overnight, so no more than 2 tablespoons. Basil and celery go well and make it less Spanish.	YnidmgkSkgqiqkhuiUvrkmfnYtfmapbUgRXcYeTofipeZgfhdeorkXfhXWqliUrj
3	safety	Throw all of it away, however small the piece. Blending spreads splinters through it and no sieve is fine enough to trust.	mkbdaVYnYc3hZxmodiWkeaWiaTubddikcnhdbojjXfeZcinipumTgblwdbZqhepg
3	safety	Switch it off and pull out the plug. A mere overheated motor runs again after 20 to 30 minutes' rest; then use smaller lots and more liquid. If it smoked or leaked, leave it unplugged; the soup is fine if nothing dripped into it.	klanmlYfdkhljjldceXqphWkQalaleveZninctjqoVqcbjebcqvTgcatrnYhWgyq
4		Slowly it makes a fine cream that stays together and turns pale orange; at once it stays as drops and tastes greasy. It takes about a minute.	YgbgiggkdklnwhemZdiiVjhtWcenmeenoggVimodeXhcgRjiYwPWglxQmkhtoRab
4		Blend it again on high for 1 minute with a spoon of the soaked bread or another bit of bread. Bread holds the oil. It is safe anyway, just whisk it.	iiecmgWkbgjdcifxZgglSmRfZeliXmmrkdgidnllXLkbliolZ3YVSisjhiotfkef
4		Stop, add a third of the oil, blend 20 seconds, and do that three times. With a stick blender ask somebody to pour, or pour little by little.	fncijYWoXeemtqoiUfedUlYlWmfefqngkpifjrfcbXffVakZZ3pNiidnqmesiShZ
4		Strong extra virgin oil turns bitter when it is blended long. A pinch of sugar and salt and two hours of cold soften it. Next time use a mild oil or blend only 30 seconds.	cXpuxnbYknmhfhUxWQnmfbgnkYptbfstbgnWhXplfaehjbfoYlgihmcjnZmngUlk
4		A mild olive oil is fine. With sunflower oil it is creamy but tastes of less. Below 3 tablespoons it will not turn pale and creamy.	UdhkupahmpfarXWjeTwmVpeftgokossmllkRlhifakeZZWdibbShXifZhaXuodha
4		It is ready when it coats the back of a spoon and has gone from red to salmon or orange. Very red tomatoes keep it redder; that is fine.	STfkpplohjiuekQcmlblglVgghohPZifndcsWXkfXZgZVnfXWubgVkrZkhqdSbih
4		Blend in cold water, 3 tablespoons at a time, then taste for salt again. It thickens a little more in the fridge.	obVilXojmrmlmpfimXiSolTdjjSjWgjllYhnZmignXYkhjimqxMbYfbxlnpfZhdk
4		Blend in another slice of soaked bread, squeezed out. Watery tomatoes do that. It also gains a bit in the cold.	peXfsfmqgrfkbruliUlbjpYpheZoZQZmrblgWdblkkfdolhqoxTcYclqgutegklh
4		Not too late: blend it again on full speed with the oil in a thin stream, in two lots if the jug is full. Without a blender to hand trickle the oil on each bowl.	gbYovoearpuiifhhbehmhdkmahcnkinpaenOkmqlaTdcrOlYZxbWkckYkcXpieSi
5		Not a must: without it you have more fibre and a rustic soup. For silky use a medium sieve and a ladle; a very fine one takes all day.	aktZgYftVcohqopnchgYfiixkbyWsknirngoqoaXefXXepiiqppgiflfiilvZesi
5		Push with the back of a ladle in circles and scrape the underside now and then. Work in small lots. If it still sticks, blend it for another minute first.	dlfcgaXjhcprhz0fXbZhXlXsfdmaijhhodfpttfUfRgbmlioltjVlgjmssfoZbfa
5		Two hours. Quicker: the metal bowl in ice water with a handful of salt, stirring, takes 20 to 30 minutes, or use cold vegetables and iced water from the start.	ingkpcqWghhcmflXudZdpgsfcgaipcYgJcibqhkelZhqfetbo2UknkoXkeaZPhcc
5		One cube per bowl at the table is fine, more thins it. If you must, blend 6 cubes in instead of the water and salt it a bit more. Frozen tomato cubes do not thin it.	libmiWlsiwpWjjtjlVhekbsnbactmhVsZgjbWafeinsfhhmajwThwSmchfjnTdha
5		20 to 30 minutes in a flat dish, with a timer. If it froze at the edges, stir it in or blend it once more; it comes to no harm.	qlXqfYolikWbdmqSiaXqvbjiVRTiqfnfRdgedZYXqilvrfofkndbkWkZlfXaVjbh
5		It goes on toast with oil and salt, or into a tomato sauce within 2 days. There are skins and seeds in it, no harm in those.	irpagjbvfeyiZmnuhhkeYkcqghxftlupohpgjobfXVignjqjjc0hWVkhmdlfcakl
5		A glass jug or a jar with a tight lid. Not bare metal such as aluminium, because of the acid, and plastic keeps the garlic smell.	esinbXealZpdjgYggbWhchalledbhmlWXhsWSYVqjcgmmgwrokwOoioebZRYbnjV
5		Use a cool box with plenty of ice packs, or stand the closed jug in a sink or bucket of ice water, renewed as it melts. Do not let it stand warm over 2 hours; in small jars it also fits in fridge doors.	j6ZnhYhememZfenWmVdhmheeachalrphQljfjVfkiqgqmbnfn2eZgefaSiSjVkfi
6		Cold hides salt: add a quarter of a teaspoon, stir and taste, then a teaspoon of vinegar. Always season at the end, when it is ice-cold.	jifpqflfxjkameYnoZbascfeikjqTdVnTekPndknbmaprhZibnlixpnroduYcdXg
6		Blend in a little more bread and oil, or half a teaspoon of sugar. Another ripe tomato works best.	hoUkteYhmeZggqcmmZfYbjQmhihtOXleWbZgbWhnkkVrkhWmeghYmZgt0fjloYdn
6		Blend in another tomato or a piece of cucumber, or a splash of iced water and oil. Leave the dice unsalted.	qVbvkgpZotmbjbgvqUgRiYhbfdktdncrVXpitioijcifshZWifmWofgwlgnjrcei
6		Stretch it: half a cucumber, another tomato and a spoon of oil blended in. An hour more in the cold makes it calmer, and the bread takes some.	XhZknZUSonqealZteTljccbmXnhrWhhbYafZSkemxYknYnhschmXjkmo1bkifllf
6		About 350 ml in a cold bowl as a light meal, or 120 ml in small glasses as a starter. Ten minutes in the freezer chills the bowls.	uxlOXTekjZjVsZgf0lcbcZldjgVgcoVdeppdcXhghjgfilihkjbdglYvmZsdPiac
6		Croutons, chopped hard-boiled egg, serrano ham, spring onion or a thread of oil. Put them in small bowls so that everybody takes their own.	eouOWeiihjgahcsrfeihdckdrnYfisYhXYfgmTZnbrmbcehkSdvuanbjXd1onkgh
6		Yes, whisk or shake it for a few seconds: clear juice sinks and foam rises, and it is quite normal.	fiXcecgpcbapkodyhnXabdTiUZgmZhbpkkjhdaephUla0omli4fbTftjcjlfVjed
6		The added salt is 1 teaspoon, about 5 to 6 g, so some 1.4 g in each of four bowls, and the oil is about 19 ml each. Calories and sugar depend on your tomatoes and bread: go by the labels.	fosVlgilrdfi0eUorgkZgifhaugibijxklmgiWlceljVTbcZdfSfogc1laYmsgca
`
