/** Polish Sausage with Cabbage: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oil in a very large, lidded pan over a medium-high heat. Fry the kielbasa for 5 minutes, until browned on both sides, and lift it out.
Fry the onion and caraway seeds in the fat for 3 minutes, until the onion begins to colour.
Add the cabbage with a pinch of salt and 150 ml of water. Cover and cook for 8 minutes, stirring now and then, until almost tender.
Stir in the apple, cider vinegar and mustard. Put the kielbasa back on top.
Cook, uncovered, for 4 minutes, until the liquid has gone and the kielbasa is steaming hot right through.
Season with black pepper and scatter over the dill.
`
export const NOTE_LINES = `
		Yes, it warms up very well. Leave the cabbage a little firm, cool it in a shallow dish and chill it within 2 hours; reheat it in a lidded pan with a splash of water until steaming hot. Add the dill then.	vrtveesclVVcacdflddfggpchiZbghkaUesdaafjnllmjh2hYlfredgVhXgUPoUj
		Two days, covered, if it went into the fridge within 2 hours. Heat it once, until the sausage is steaming hot right through.	o1qnehlbpecdXWbgjbdXbmdTckgbmdneUftbUYbhaYpsmhxejbdgVaZafVcVaoUj
		Yes, for up to 2 months, though the cabbage comes out softer. Thaw it overnight in the fridge and heat it in a pan until steaming, letting the water boil off.	pmfpUckrsmVacfnZnWmrlcdibWXkoekgheijPSdTnqtnqeredZfdgQkYoYcbblYh
	safety	Throw it away. Smoked sausage is not safe out of the fridge once cooked, and heating again does not destroy the poisons that some germs leave.	qdingwgNmhrYTgoclnWVngsmbjjbhZocgjradncqfcqdtdlkVmZghXfZlWSqbpbo
		Boiled potatoes, mash, rye bread or pierogi. Start potatoes before you fry the sausage: they take 20 minutes, just as the rest does.	pjhRkeZrgadSmplqpecedomdylUaioWckbggkicqdscZcuoeZWrjShnnqaudeldY
	safety	Cut it lengthways into thin strips, never coins, for under-fives. It is salty, so a small child gets little of it and more cabbage. None for a baby.	oheeQZfrfpbSdeenpWfanYmieczhUnZmenhfineYiUijRZgaZgqxbdUolofqpbZZ
	safety	Yes, if it is heated until steaming hot right through, also when the pack says ready to eat. Fry it well and leave it in the hot cabbage for the last minutes.	kbpeUvefjkZTdbYdrmcrgerYcihTaZlffiTkTjhYiXlZRgvgWUnmslhljreobqXl
		Use 250 g of sausage or a turkey or chicken one, 1 tablespoon of oil, and pour off the fat after frying. More apple and mustard make up for the taste.	cnjjurbmilYbncbfkWrfVudgislXkjd0jlfbillfsmjWQadkdcSjgmjlkba0sfaa
		Use 1 tablespoon of vinegar, half the mustard and no caraway in their share. Soft, sweet cabbage with apple is the part they usually like.	ggfhfYgjdnXUnchntSgbgZclehnfKkZecjfgdZYhjcXjQYaolgq0iYWrwelhmYsk
		Slow cooker: fry sausage and onion first, then all together with 100 ml of water, 3 to 4 hours on high. Pressure cooker: 3 minutes, quick release, without the sausage, which goes in after.	saesbgcLjjVanfohjphfbfglfeXdsgaZidYihtQbtzghZZfhWoiZbnddfoQngYal
		Use two pans, or bake it: fried sausage and everything else in a covered roasting tin at 180 °C (160 °C fan) for 35 to 40 minutes, stirred once. Cabbage shrinks by half.	ltUbOScUlWVjjYjeffejLjioljhclmQZgxssfkjdjolimhjkceeYdtdujgiajhhh
		Fry 250 g of sausage in small cubes with 100 g of smoked bacon, and it flavours the whole pan. Ordinary raw sausages are cooked through first, about 15 minutes, and then sliced.	amadmjYjgkTXWbggdcxieumalurRpmckeheTeglZpooZRdYlZTZYbmoqmfjonnZe
		Good in both. Microwave it covered until steaming, stirring halfway; for a flask heat it until it bubbles and fill it boiling into a warmed flask.	qxjnWnpbgVcajWjhsZdgUjnahbgWblhZbglklikjipdfcnnYmpjmtbXTbeQkJkkZ
		Lid on, lowest heat, with 3 tablespoons of water, up to half an hour. The cabbage gets softer and sweeter; dill at the last moment.	qadanZrZkeLipVeYUjVeaelXejXhegYfSclXvnajfZnjikrddshdhhVSvebWXice
		Kielbasa, said 'kyew-BAH-sah', is only Polish for sausage. For this you want the smoked, garlicky, ready-cooked horseshoe, sold as kiełbasa wiejska or śląska or as smoked pork sausage.	ReimfichQjfUicbiihejkjkchlxZbawSsYgVhfgbpmgPVggYUWaWXwdkbknkgjdq
		Cabbage, apple and vinegar have none, but some sausages hold rusk or wheat and some mustards too: take ones labelled gluten free. Loose from a deli with no label is not for a coeliac, and rye bread has gluten.	SdgkkndrVqYXfrUiWejbmceSnemidsXfobXfgooUbjrcXlrVbZXrgciobffZcxfq
		Use a smoked beef or turkey sausage, halal if that is wanted, 400 g, with one more tablespoon of oil as they are leaner. Wash board, knife and pan first if pork has been on them.	bobphgamZrfZWgXXacvcXcrZpriUixamZgZdogeijpneNcshRbenipcjdhdrggSi
		Smoked tofu, 300 g in thick slices, or vegetarian smoked sausages, fried as here and put on top; half a teaspoon of smoked paprika gives the taste. Cook theirs in another pan before the meat; wine or cider vinegar is fine.	WjYrbZalmldYahhfYTpefbljrpdYnqVphoiXjjZjgurSKhcgZSphnjofWdjiZmWp
		Half an hour: 8 minutes to chop, 22 to cook. For half past six start at six, and have the potatoes in boiling water as you start to fry the sausage; they need 20 minutes and wait well.	kjaQngiUmWTkiZldwjmZpXmfkiagedbbgVdgrvtWeWmeVptXiRbeekdauYiajbem
	safety	Ring the vet with how much it ate and its weight: onion, and garlic in the sausage, are poisonous to dogs, and all that salt and fat can make it very ill. Fresh water, nothing else to eat.	hZkXXZXYajsfVgWcooimbihkUepmXdnkdnnUppfhohxmZpsUVijeacXpabisorgs
1	safety	Most smoked kielbasa is cooked and only browned and heated here. If the pack says raw, 'biała' or to cook thoroughly, fry or simmer it until it is 75 °C inside, about 15 to 20 minutes, before you go on.	ZgkudhkgWhjVYdYigjhwmjzVjmtegVnUokUjbffgmcvTbtlXcccffhqWdxgbZcfk
1		Any smoked pork sausage: wiejska, śląska, a horseshoe-shaped smoked ring, or Frankfurters, which need only 3 minutes. Chorizo works but makes it red and hot; leave the caraway out then.	WpethkhhTifVbTedZefbkmmhnoyTfdwYkgUPcaZclpqXPfcdaWgXdjdgZkhgikgr
1		Natural skin stays on and crisps. A plastic or very tough skin comes off: slit it lengthways and pull.	cbnZfgjaQsfhPpeiigQdUblhdmuildynlhdtjiulrdYfZgoyjcfdjakbkblfjdeQ
1		About 1 cm, on the slant for a bigger face to brown. Thin slices dry out and curl.	jefYYawvOhjheloXZlsZekbeZolkwdgesTokfcdnrbfrcjhpnZXqfnfjZksiabaS
1		The pan is too full or too cool. Fry it in two lots in one layer, and leave it alone for 2 minutes on a side.	nhakhignjbcxUpenkaToerirWYnwlWOjjqfnljnhebdWfgagSkgWdrvXclhnXojf
1		Take it off the heat. If the fat has gone black, wipe it out and use a fresh tablespoon, as it makes the cabbage bitter. Brown sticky bits are good and stay in.	oZbkgvhgcdjnehRkXVWtgmVefbgstovtbkrbbnoknQhdktXjQejffkggciYbiaql
1		Keep 2 tablespoons: it flavours the cabbage. Spoon off the rest into a cup and bin it when it has set; never down the sink.	ZeVjrjgrmbigiekpgZgfVtVdcvmlrgjznjoacgklsSpbhVpmfnXXWjrbhfbqsZiZ
1		In a non-stick pan one tablespoon is enough. Lard or bacon fat is traditional and good.	ZfhmslakmihcoYbkeYrnTuhdqlklmprlnpnTohtiicjZXZclVfaabswVdjWunhZe
1		Left in, it steams soft and loses its crust. If one pan is all you can manage, push it to the side on top of the cabbage.	fcdWgXeiPkhlkpfwcvSiUUnvacfhqZUjTuhbjkcglckdbdhegrfchfxWlhgrYfgf
1	safety	Past a use-by date, or slimy, sour or puffed up in its pack: bin it, smoked or not. A best-before only speaks of taste: look, smell and use it when sound, heated until steaming.	bngqkmZfmoldTWYigdfjlgVaahqMcSxWceklZXiepaomgrljbctXdhgdmhWbUofv
1		400 g is 14 oz, exactly one American pack; British horseshoes weigh 250 to 400 g, so one or one and a half. A whole 600 g is fine, fried in two lots.	QviVehikgUoUfcZblmmrYfnXTnqjcZnixkldihfYnqeYarbVlXWVajUsegdZcgdb
2		You can leave it out. Fennel seeds are near, cumin seeds go another way but taste good; use half as much of those. Ground caraway: half a teaspoon, put in with the cabbage.	PokgwgdfZnqeiaoeghekfbhpnlqfdkvbgjcQhXccbwVmdbQnjXspmpjbbelpagtm
2		Pour in a splash of water at once and turn it down. Burnt caraway is bitter; a shade darker is fine.	ldeiktfZcdjqjgYjgVXxieaiZZlwjlukYgqdZhlfhSbnitWkYeuhclbhdgidcZ4t
2		Edges light gold, still a bit firm: it goes on cooking with the cabbage. Three to four minutes.	ddrjoZpgZWitjpafpfeznonaXifsjYZQdMamcehjTSkehueZgdimhosVkglldfii
2		Any of them. Frozen goes in as it is, and takes 2 minutes longer until the water has gone.	VeiciZoaTaihktkafVsupgrXchkjxnXbkVYfXRXjgmjnhhaclZkemcnYUYlnmolt
2		It is the old companion of cabbage, makes it taste of rye bread and is said to sit lighter on the stomach. Use half, or none.	XdqZwkefeoijgZcuiiYgcakojsshTbmgebuQnTbjcmPlWYbnldkoqlnkjShoZcpn
2		Yes, scrape it up with the onions: their juice loosens it, and it is the best flavour in the dish.	iedaYkjthcqufvWoXbWnlnXdjkjssmptmlzkglkqbTiihxdqefpegateeZgdcgka
3		Quarter it, cut out the core, and slice across in strips 5 mm wide. Thicker strips take 3 to 4 minutes more.	dcdYecohLeiijmmfgrkdYcbqhusgvXgVqQbtklamsfhilkmpqcarYeihhnxjaahX
3		Put in half with the water and the lid; after 3 minutes it has sunk and the rest goes in. In the end it is half the size.	llHbXVjbobmpfjpuniYcMoWsXgeiieXYmihmigbkaajfsZihiejNWldmffdjogdd
3		Pointed or Savoy takes 5 to 6 minutes, red 20 with the vinegar now. Sauerkraut, 500 g, drained and rinsed: 15 minutes, without vinegar and salt.	aaafhdhXTibkoeYygiojhdcoqmnUighXbcPmeQYntrYjXcbgnaeUbVsYfnmZomlt
3		Add 3 tablespoons of water, lid on, 4 to 5 minutes more. Winter cabbages are firmer and may want 15 in all.	sWfipZpYinnpYkWmqafwkqXlkiZjXRbZZPWuobeUeXcgqZmoocfkXjhgmrjgfkff
3		Foil or a tray laid over does. Uncovered it fries and burns before it is soft; then stir often and add water twice.	kegmZVxbWienkamgefdcPslfiieckgbbdtmefnOpgcbbkibvmgtRbpeYXebrstea
3		Pour in 100 ml of water now, scrape, turn the heat to medium and cover. If only the bottom is black, move the rest to another pan.	rWVjeplbfekyliUliVZudiUhfWXooeojYlqddpkhmKbkpoeibirZZebhdkYYfitp
3		Take off the lid and boil the water off over a high heat, then vinegar and mustard liven it up. The smell comes from cooking too long; 8 to 10 minutes is enough.	yZWloYdZmhqlSiiugdglYhUoYYUXjYkYbaosmenglZgdsiiokhobWVhnnlkjZolx
3		About 900 g, shredded. Bags with carrot in are fine, and take 5 to 6 minutes as they are thin. Not the kind with mayonnaise.	SpfUeVncYSljidgtpeppQabcfphXtgkXtbUjjVXXnqjjicmboVbiedhkcirVfdoi
3		Take off the outer leaves and rinse the wedges; the inside is clean. Holes and a caterpillar mean only that it was grown without sprays: soak it 10 minutes in salted water.	pTdZhlcuZjqlVcfysifnWaXrWpkUkbweiddsoXdegdpntnrmhblfpafhZimhefrm
3		It bends and is glassy, with a slight bite left. It has 4 minutes more to go with the apple.	lVtfiXkrcikkesbnmlavipehokeoYRiTVMdpjaYdWZjWekqjehjsYqkeonlbYdfX
3		All good: 150 ml of light beer, stock or dry wine. With stock do not salt. Two tablespoons of tomato purée make it redder and sweeter.	dlimlnffpjnsqfoifewZeZZY3SpgbeYickfgTRijfufjWigampkTaShgarlfpehk
3		About 1 kg, 2¼ lb, whole, which gives near 900 g shredded, 10 to 12 cups. From a 2 kg one use half, wrap the rest tightly and keep it in the fridge for a week or more.	ZlcNdXpfiWskijXcrinsRjccgufcqaecqZejfWbbpfckdjiZpVUWQifvbjmWdkib
3		The hard, tight, pale round head that Americans call green cabbage. Spring greens or a pointed cabbage do too: use 800 g, cut 1 cm wide, and only 4 to 5 minutes under the lid with 100 ml of water.	VSeUgcrfSWdnnjVqpfcrhhVfeohSaZaaqRZtZQigiodYgeleiVfeaaigWloghrqm
3		Pour in the 150 ml now, off the heat, scrape, and go on covered for the full 8 minutes. A little brown is taste; if it is black, lift the top cabbage into another pan and leave the burnt behind.	oQcohtienjoydlejgbfojgclbTcptYhqenngirhhbTWcvldeelpPchgZZlcdmnru
4		Skin on is fine; it shreds away in the grater. Grate down to the core on the coarse side and throw that away.	ahjSgimfMbiXduoideeTWcmjijvsqhpilZdygcgnlpdjbirtlerklXcdbisiieiS
4		A crisp one with a bit of acid. With a Bramley use a teaspoon of sugar; a pear is sweeter, so take a bit more vinegar. Without fruit stir in a teaspoon of sugar.	dghfpeiqSWXZhgiiefoVjplhpjsnejgYfYenfEYrfzWkWifpXcqeoYfkbjgesfqh
4		Grated it melts into the cabbage and sweetens it. Chopped small is fine and stays in bits. Of apple sauce take 3 tablespoons.	cmiXghigQRmefxmjOYxUfforjewnlmnjebZnfdVmmqfpZYllkimhnXehWlmpgejX
4		White wine vinegar or the same of lemon juice. Malt vinegar and spirit vinegar are harsh: one tablespoon, then taste.	aqVhmcahYWYgiqfWhjhYlbTclXmlTdeWojPYTUbmZqQmolclocqhnamcgiqlrecr
4		Dijon or any mild German mustard in the same amount, English half. Leave it out and add a little more vinegar.	OkelkTYebpZdqgbbjXngVWmbnjedXzoXfielXZSmZbUjmQbbegjWhhcgcUrlgfnv
4		Stir in a teaspoon of sugar or honey, or another half apple, and let it bubble without a lid for 2 minutes: the sharpness goes off in the steam.	cnTksccapgYedoeqkXdYhjUkeeasOYkdVbZebXdphjXomhTsffnZmXgtyjkhsaio
4		Acid keeps cabbage firm, so it goes in when that is nearly soft. If it is in already, cook a few minutes longer.	llVeogeZgaZhglaqajhlmfjqeXUsWXaZabPYegmmYffinbmifgsWpVvTmamgrTSo
4		On top, so that it keeps its crust; the steam heats it. It may be stirred in at the end.	cfdeYgujRlkeofe2cnVgKjhkZgehgohiecglfjYpkSsXmmkjWppWXdpVeipcWbZb
4		It is apple cider vinegar, sour, 2 tablespoons (30 ml), not the drink. Hard cider or juice adds sweetness only: then add a tablespoon of any vinegar, or a good squeeze of lemon.	hnVkrkbmVSjdhnnWffkYifaXnPmqUZbbqhZaVQjrirXfjerlkkmgoYdgcnojwdmn
4	safety	Yes: heat off, lid on, up to an hour. Then add 3 tablespoons of water, cover, heat until it steams hard, and the sausage, put back last, must be steaming hot right through. Longer: in the fridge within 2 hours.	mVekohvXmiOpfgnVYsPfrarhhddldhjgSgugrgYnpXsgbXpXfpkkYXhbhaXfgick
5	safety	Cut the thickest slice and touch the middle to your lip: it must be too hot to hold there. If not, lid on for 3 minutes more.	elfqemqtfpmbiomcrkVvcrtVYklcXcfTUfTelvncjWiYbnlbalgflmdbpmkYRdfZ
5		Turn up the heat and stir for 2 to 3 minutes. A little juice on the plate is nice with potatoes, so do not boil it bone dry.	sYUmlcloqnjsapnlsZiZeqagdbZtfLXnmjiofjakgVfaohmnrsaWSafhcslceiin
5		A splash of water and a knob of butter, stir, and take it off.	nNdllekiwhrvbhbliUlfcnOfmcTngYmmfocbgsheePdjnkgsmpnWPgfohhiibigk
5		It has had too long. Cover it with cabbage and leave it off the heat for 5 minutes with the lid on, and it plumps up a bit.	wZftnSieZmkfNmWcgZiggkaefoWafehqUbaoupnZpYZckVevedijQedinmoiZlVm
5		Off, so that the water goes. Stir the cabbage from below once or twice, around the sausage.	aWamcWxcXmcntYfkfoTTOklneljimaabiinoknMlfZhbqihqoivWYkjZhgegbeZa
5		The sausage must be hot right through, and that is what the minutes are for. Ready is: no pool at the bottom, cabbage soft and glossy.	baqfrYokajcpojhilrVminoikpihdKcQWZehkgZZWafWbknbopfobpnUkjjXMcca
5		Pour off the liquid, add a grated apple, a teaspoon of sugar and 100 ml of water, and boil it away uncovered for 3 to 4 minutes. Too much mustard mellows in the same way; soured cream at the table helps both.	apWikcZklYbekseeiZhacZakcdPqNfgjddeaUjepggWnsVcghlmUlVepoYrjxUgr
6		Another grated apple, or boiled potatoes without salt under it. That is why there is no salt here at the end: the sausage brings it.	nVbpjfnXlokXbed0pSgPdemblggrdnasWWojrfkhnejbngWYebpWlfixjenluedf
6		Parsley or chives, the same amount. Of dried dill a tablespoon, put in 2 minutes before the end.	ZdmaskoRbgbdgWikeVqYldYntpjTjfVdZgRRfaPceldiieciaXrlrdVcWgnjYdtd
6		A teaspoon of mustard or vinegar first, then salt, then a good deal of pepper. A pinch of smoked paprika suits it.	abgjpefevlpfknXrkacdqeZnoonmQcWlXchWjdcjWpYklkRjalqhmvoxodxaecgg
6		A spoonful of soured cream on the plate is very Polish; stirred into the hot pan it curdles. Horseradish is good in it.	ajngdfjkkeeXngjpjbiTfqYjfUeaOwnjabggVdRtZnlWkkbiTiZfSWvlkZsngScg
6		The feathery leaves and thin stalks, roughly cut, off the heat. Cooked, it loses its scent.	eeoTmlnXVgfmgahnearclWZsYwoenYhjgWclecYmfaomnhrudappodfbajmfSQpS
6		Half a usual 30 g packet, a small loose handful, about 5 to 6 tablespoons chopped. A big shop bunch is often 50 to 100 g, so use a quarter of it at most, and freeze the rest chopped.	PlmXkegWlToUjYYdjcvkhVdZbwihjagjtVddeedUglelmiiYpRhcnjQoakfXYbmV
`
