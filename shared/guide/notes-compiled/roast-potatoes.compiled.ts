/** Roast Potatoes: its steps, and the notes beside them. Compiled from notes/*.md by `npm run knowledge`: change that. */
export const STEPS = `
Heat the oven to 220°C, or 200°C with a fan. Pour the oil into a large roasting tin and put it in the oven to heat.
Peel the potatoes and cut them into chunks the size of an egg. Put them in a pan of cold water with half the salt and bring to the boil.
Simmer for 8 minutes, until the edges are soft and the middles still firm.
Drain the potatoes and let them steam dry. Put the lid on the pan and shake it hard, until the edges are rough all over.
Lower the potatoes carefully into the hot oil and turn each one in it. Leave space between them.
Roast for 30 minutes, then turn them all over.
Add the rosemary and roast for 20 minutes more, until deep golden and crisp all over. Scatter over the rest of the salt.
`
export const NOTE_LINES = `
		Parboil, shake and cool them, and keep them uncovered in the fridge for up to a day. They go cold and dry into the hot oil and need about 5 to 10 minutes more. Peeled raw ones stand 24 hours in cold water in the fridge.	tmtkkhsZjTSfXclXkhjdhdwYjfgeuhkdbeqjebimgkjrmg4jgpnmhamNgahUdjZe
		Two days in the fridge, covered, once cooled within 2 hours. Good cold, and better fried up with cabbage as bubble and squeak until steaming hot.	o0pkjimZraegRTfkjZjfZoiShofXpgkdXeuVYXeicfksjeydhbeiRYgchYeUeoYk
		Yes, best parboiled, shaken and tossed in oil: freeze them on a tray, then bag them, 2 to 3 months. Roast them from frozen in hot fat for 50 to 60 minutes. Roasted ones freeze too, but come out drier.	toknXbisojPbYdnZjXptnciZaWafrjlfhbkjWRgUgtkrkeucdammiXrXpZeXfgZa
		15 minutes at 220 °C (200 °C fan) on a hot tray, spread out, until steaming hot inside; in the air fryer 5 to 6 minutes at 190 °C. The microwave makes them leathery.	4mtvcZmaggiXVcebqZgrZmoXYgUbhojeTcjamltZYlbhmbfnbfgnjhdVgimXXvge
	safety	Throw them away once they have been out for more than 2 hours. Crisping them up again does not make them safe.	ugpdfocPmgpZJhpdmnWYqbulhlechgkfderajchnagnjqZoielbthZgZmPTkgngg
		At 180 °C (160 °C fan) they take 80 to 90 minutes on the top shelf. Better: take the meat out to rest, which takes 20 to 30 minutes, and turn the oven up for the potatoes.	fjZgbsXXgpepceWXldiqgmrgZjdYenRsdgZflrnohyibaecYhYroepZYijbNpeSc
		Parboil and shake them as here, toss with 2 tablespoons of oil and cook 25 to 30 minutes at 200 °C, shaking every 8 minutes. One layer, so in two lots.	vjdoWgfNriakbphpihkbQlspcfYesumduideljeXpwhfbgXhXflliujaaqZXjgki
		Count back about 1 hour 25 minutes from the table: peel 15, boil and dry 18, roast 50. Put them in the oven about 30 minutes before the meat comes out.	mkaZlhdVlaRpeeievggckfqimjXdmfafdZZftpuggaiZYpvYfVilhpnQoiuRgTYd
		Leave them in the oven at 120 °C (100 °C fan), uncovered and not heaped, for up to half an hour. Foil makes them soft within minutes. Turn it up again for 5 at the end.	yfnVmTnXgfPgcThcXcasckjVfoThmoRhWgmbslbnajkchioiemokeihSnZeRclgc
		One large tin for six and no more than two tins at a time in an oven; swap shelves at the turn and give them 10 minutes longer. Parboil in two pans.	gvVZRXiWoYVmeZgYgpjmQemqkegfkjWXg0skcjrWpkcigigcfhbbfqVmkfcRsdfh
		4 tablespoons do if you turn them in the oil properly, but they are less glassy. Much of the 100 ml stays in the tin anyway. Spray gives dry, pale ones.	einixsgmnkZcnfaelWrkWrcdeqlbnmfyogldkililkeWRVamicTjhmmlkcTxtggW
		Goose fat and dripping give most taste, sunflower or rapeseed the crispest neutral one. Olive oil is fine at this heat, and butter burns. The same amount for each.	WdigtfTnipgclRXldVrkXlbdtpskjtnkpioQgTrfidYdcWikWabhatkdfkdqqcjd
	safety	Roast a few of theirs boiled in unsalted water and keep the salt off; cut them in thick, soft sticks and take off the hard crust. Let them cool well.	uardTabpmjXaicclvYhftZnffYtjbnakailjbkiXdWYvaedcfeuwdcXnooaoogZS
		In a slow cooker they only steam. On the hob: parboil, then fry in 1 cm of oil over a medium heat for 20 to 25 minutes, turning. Not glass-crisp but good.	xhjpcecMgdRddepZlgjmamojfbYZunfhijeiltelc3ecUdSkahtbemeYdmSihnji
		As written, with oil and no flour, they hold no gluten, milk or meat, so they suit vegans and coeliacs. Use a tin of their own, not the meat's, and leave semolina off; goose fat or dripping ends the vegetarian part.	UVihnherhqVZhtYnUdqahXeUoZdedxVflXbjfqpZYnpXZkpYbaeukeinZiccYsgn
		Use the fan at 200 °C, shelves at the top and in the lower third, and swap them at 30 minutes when you turn. Allow 10 to 15 minutes more in all; pale ones get the top shelf last.	ZyTbOYgbfeaqcQiiYnetVheogclcngRdfrmigaoZigdhpdgcfdgafpYecabRylcj
1		In hot oil the outside seals and starts to fry at once, so they do not stick or go greasy. In cold oil they soak it up and stay pale.	ahnmplnlefkauYjhlYdoWppnZgmgppjkkmlOoptkjabYhWiibwahomyNgfccfbbc
1		It shimmers and a crumb of potato sizzles at once, after about 15 to 20 minutes in the oven. Light haze is the limit; smoke means too hot.	adhinocnohliuagangZncvcdimtcgbvdpggZZnjmXNjVckhdZrfcYxmYpnaWXVea
1	safety	Turn the oven off, keep the door shut and let it cool down for a few minutes, then go on at 200 °C (180 °C fan). Never add water. If it is alight, leave the door shut, switch off at the wall, and call 999 if it does not die down at once.	kcYmruWeghbjrVfZniZnWpafacpfeiwgkpmXZosmnVoYhhVdVonZZtjciqUYmZko
1		A heavy metal tin with sides of 4 to 5 cm, so that hot oil cannot slop out. Glass may crack with cold potatoes and hardly browns. A flat baking sheet is dangerous with so much fat.	ijVgVdhlVVocpjfbjeUnejUipbpYjlaYkpqTiRgpapXcfhcqmidclpmpTaRZtrhW
1		About 30 by 40 cm, or two smaller ones. They need a finger of space all round, otherwise they steam.	dyXUPVrjkYmbYihZflmgZjaihhtinpbYrmlljcbhXfdjcgdZthXaZyWqYfWapceX
1		Butter burns at this heat, so at most a spoonful for the last 10 minutes. Olive oil is fine. Rapeseed, sunflower and vegetable oil are the same for this.	WbkmlpYfdqmZrPWmXVroWjekqekonttghkjPndllZiibcUdgfeWfWiiWgfSqmbmb
1		If it is in longer, turn the oven down a little so that it does not smoke. Forgot: heat the tin on the hob for 3 to 4 minutes, with an oven glove on the handle; only a metal one.	mVcjqrnTjelghbmaYjgregkpbbhhnmpkelnNoyrmdVbXmYYZhqkbiglPpfSXqeej
1		100 ml is 7 American tablespoons, a little under ½ cup. The oven is 425 °F, or 400 °F with a fan, gas 7. In goose fat or dripping it is about 90 g.	WchhloaftWphqoYWodvnQfYSbiapehiqrgtVfrngfiYeoYfSlhZbelWffhPhmbcb
2		Floury ones: Maris Piper, King Edward, Rooster, or Russets in America. Waxy or new potatoes do not roughen and stay dense. Roast those whole and unpeeled, 40 minutes.	hfdYphgqdfYXWjlkhejlfeldnheRoygXyXcqgQlnWtVdUjlXoVrjdbjhidlbsdnY
2		About 5 cm, 50 to 60 g. Smaller ones are crisp sooner, after about 40 minutes in all, and have less fluff. The same size matters most.	ZsiWWepseaiXbdjaYgtceWjeYotjtjWZwVlsijgqacenYgXkqcaqesemXppgkYba
2		Peeled they get rough and crisp. Unpeeled ones do roast, with a chewy skin and fewer edges. Cut away eyes and green parts thickly.	hjpRghsfTlVdUnhejcXdUboddhppsotnmdgtigtjjmViWlqwodqkhamZmcqcmfkW
2	safety	Cut off sprouts and green parts thickly and use the rest if it is firm. Soft, wrinkled or largely green ones go in the bin: cooking does not destroy the poison.	pWkOulgeiigeLffonZgrejlcbhjTmcgZbaisaUeiWjmphjnkfYtucTdekblljowi
2		From cold the inside and the outside heat together, so edges do not fall off before the middle has warmed. With boiling water go a minute or two shorter and watch them.	lXkmkomkgjkinaviwZnlgjrcWSkZobbYdnbfprrdeiQZnmvgkqeVnblZdwjZkmlm
2		A quick rinse is enough. If they have gone brown, that is only air; next time keep them under cold water. Overnight in the fridge is fine.	uTmYnlonYaUkPcfejmdlhWqccjlnzmknegmyjgnnfggolrwllnrfgZpWelhWdlli
2		Half a teaspoon seasons them inside, which scattering at the end cannot. Leave it out for small children.	hQlkqkncqpqcnVenygnRmXnbkgrpdhUkhjqfpllecidemhbWpeqbujnsgchipUcW
2		Tinned ones are cooked: dry them well, roughen them with a fork, 35 minutes. Raw straight into the oven they take 70 minutes and get a hard crust, not a fluffy one.	qcqgpXsZdeXWThqhfcoqhgxahZjWtfYdgsafmfjfgsZabnkgnkqjgdxSiteatZic
2		About 8 medium potatoes or 6 big baking ones: 3 lb 5 oz. Cut up they make some 25 to 30 chunks the size of an egg, four or five each for six people.	erjQndljtXiTahjTqktkXaoWhocimhifyZjhhalXapVfZpfNnadgdmZsifdckblX
2		Yes, they are all-rounders: they roast well, only a shade less fluffy, and so does Yukon Gold. Give them 2 minutes longer in the water and shake them hard. Bags marked salad, new or Charlotte stay waxy.	ieeXphblXUVhUikmpikllfaYkaiOfokXxYWtgPjfevbbiklYqQgkkdieXdilknsj
2		Parboiling is boiling until half done, which is what happens in this pan: soft at the edges, firm in the middle. The oven does the rest.	sasigbpjkjeTjigppllkZoqeZfoahgeNnSkmjdpZZldNaorcZYohqgmgdshjlmsS
2	safety	Bin the rotten one and any it has wetted; rinse the others and use those that are firm and smell clean. A dry grey or dark spot inside is only bruising, so cut it out.	negfpuerXfigPlXnciZzbcaXckhSteoeiiksdZpgoimmqqhjiXpjfYbmfWddaYxo
3		Count from when it bubbles. A knife goes 1 cm in easily and then meets firmness; the edges look furry.	pbnblcmlhdkkekoYsofrlqhXfgoebRiRcScpjWncTZeOgooenclhhrmbmuqXXZfY
3		Drain them at once, very gently, spread them on a tray and let them dry for 10 minutes. Slide them into the oil with a spoon; they break but the bits go crispest. Real mush becomes mash.	3VZfqchkkjrdGorrXhikgmgeVgUgmidibTjrkmpmXbbcnmjehiqfaXioolkhiigj
3		Give them 2 to 3 minutes more. Big or old ones need 12 in all. Too short is worse than too long, as they will not roughen.	pjhjsXsZehiiQmjVjkevqljZgndshVVTeRYqpZjZXUZjjgejsccscqedjqhejacX
3		A lively simmer with the lid ajar. A hard boil knocks the edges off into the water, where they are no use.	dUeqhbpafibbkbiWqlYZXnqbQcyhfXYbsfenknQiYgaVolisrfrUehfijteehliU
3		Half a teaspoon of bicarbonate roughens them faster and makes a browner crust; go 2 minutes shorter. Vinegar does the reverse and keeps them firm.	pPgaojSfdeghhgspnmnafcXjrXbfehWWhjjldgmnStSrtjlnmhrXlaiegkmlvaYr
3		Drain them, even if only the shape is left: they soak up water and go soggy. Leave them dry in the colander as long as you like, up to 2 hours.	wRkbmdqegfasXdvccngmjdqYhefkxbamekmiwngmcWddnftepvnhaclVfmdShhgs
4		Three to five minutes, until they look white and chalky and no more steam rises. Water in them turns oil to spitting and makes them leathery.	qXxjmPnpjidqcihnpmgoalcVhYWfuVdensdkrjhUaWWgigkphlkdVpsZesricfhh
4		Three or four sharp shakes with the lid held on, look, and again. The surface should be fluffy like mash; crumbs of it in the pan are right.	binZZPkoejpgghhlbrXdVnXcTjgikufczTdwidicTPXjlnchgkjmcoumnjhgbaee
4		They are underboiled or waxy. Drag a fork over each one, or pour hot water over and give them 2 minutes more.	limWlShlZgZhdrredddlfoWfZhfTfqjVlYXzobhcQTTeliXnothjXoujkmnlfhde
4		Not needed. A tablespoon of semolina or flour shaken over gives a sandier crunch, and helps with waxy potatoes.	fRtatVWuijdhrbdvbegpighrtZWcZnervXdnjikjcgdjonepXibtfrukgdgfdood
4		Toss them in the colander, or hold a plate or a tray over the pan with a cloth. A colander works nearly as well.	jfhcYNlcfedoprpmaiWZOobhibegpsgdnrlfnlWfXhWhkialhkyWiorkdodwnpma
4		Yes. Dry and rough they wait up to 2 hours on the worktop or a day uncovered in the fridge. Cold ones crisp especially well.	sboelaneieRkeekZZsXpmXtWfmefrnfeXdiYpeglfamiebvVe0etbgiQgWZXYcWc
4		Keep the bits: they fry to the best crumbs in the tin. Turn the big pieces carefully. Only real purée is worth saving for mash.	iofegThrbayeLprrPfgiYudYYejhoncpkZjmfmniWYosikdibmpmYflpmgfjgWea
4		No steamer: leave the drained potatoes in the colander or the hot empty pan, lid off, heat off, and let the damp go up as steam until they look chalky. Only then lid on and shake.	pTroePrinegnglpnoqYkUleXfTaerbhXlvkfqncWZcXakgqlfhtTYlgdfullijmi
4	safety	Hold the burn under cool running water for 20 minutes now, rings and watch off, then cover it with cling film; A&E if it is larger than the hand, blistered on hand or face, or on a child. Wear gloves and hold the lid with a cloth next time.	kfjnXViZfofrmnrlfeMhPogfOackinrhdrjdinhkfYddhnkbcjqWebinqvbhxiti
5	safety	Pull the shelf out or set the tin on the hob, wear gloves, and lower each with a long spoon away from you. Spitting means they are wet, so let them dry another 3 minutes.	hZhjfmZeckkgqaxnjdVjOoaePmjnhnspllnalnljhafZfhhkXvtdemoejoPfjPna
5	safety	Cool running water at once for 20 minutes, rings off, no butter and no ice. Then cling film. Bigger than your hand, blistered on hand or face, or a child: A&E. Turn the oven off first.	fbmobqidfnemubgkeSWkQkekThkvjq0wdllZnhrhmZddakkeUlidbjfjonTkucoc
5		There should be about 3 mm in the tin. Each one only has to be shiny all over. Add a spoonful if the tin is dry.	eaieminwpesmhgWnkfnlVsUbikromiirtnjgniigZMjZeYinjtUbTrldccehiTbW
5		Every side has to have fat, or it dries out pale. Tipping them in splashes hot oil and lets it cool down; do it quickly with tongs or spoons.	ajiadZcuZfkfsalojheqOmmkapjkpmbosqldqfjgaeZedWckaraYdp4XedfobSaX
5		Put the tin on the hob for a minute, if it is metal, before it goes into the oven, and close the door. Add 5 minutes to the time.	eiboljdihfkmdggaoiSwagbiLWhqjlglVkePpoqjdRhfeYaVZwjVbrlSljjaedgh
5		Parsnips and carrots, parboiled 4 minutes, go in after 15 minutes. Unpeeled garlic cloves after half an hour, as they burn.	flhZbWeSnXohYmhtbUuqWepmcgdrlpbUbYZabfZphlpcUfujdcnhkcpTkYtdpcjX
5		They will do: turn each one in the oil and put the tin on the hob, if metal, until it sizzles, or straight in the oven with 10 minutes more at the start. Do not move them early, they stick more.	hfdnothenZmZjcmfbdjxclnlWahgpsmlmmjOosxoXbeVjZeWcridjjtOjfdcmfWd
6		Check that the oven is really at 220 °C (200 °C fan), move them to the top shelf and pour off water or too much oil. Give them 10 minutes before you turn them.	faicphqhfeQ0SgbhsiYrifehXhgpibMedgdslgsiZfgYagWdbhgcZtuPemgbcqic
6		Leave them 5 minutes more: a formed crust lets go. Then a thin metal spatula, scraping flat. Cold oil or wet potatoes were the cause.	lSYQigkklkjnWnjXXdNlbhTfcjbgnqljfhzYsjqaWUalgpbnofmffitjkdVeeagY
6		Once is enough now, and once more later if you like. Every look lets out the heat that crisps them.	ddbijZjkYiYpiRXgctVmUjiiPocrmhTdimpqieaiaapglheejcukUszZkkfggXZX
6		Turn them now, set the oven to 200 °C (180 °C fan) and take a shelf lower. They may be finished 10 minutes earlier.	maWejsneXZUuYdSdfbWxkifZbgawnlYgSbkijphbkTglgqZbWXrhemZbffdUffvd
6		The top third, 200 °C with fan. With the meat in below, the steam keeps them soft, so add 10 minutes or take the meat out first.	cpafTldoVrarfbWjjnfnWrfhVibcbqUhcheajeoolpkZidgdjd0chpdRSbbTtgVa
6		Tip off all but a thin film into a cup, with gloves, and go on. They fry as well in little fat once the crust has formed.	beXdwkeonejhfijojacjSvVegpksmflwmgpahgojpOpZgTmngqSaXjogeebonflV
6		Turn them now, loosening each with a metal spatula, and give them 10 to 15 minutes more, with the rosemary, at the same heat. One side will be darker and very crisp.	laUWqhkYWffjPbhlYwSfjThtWjUnjbbhYXodwjkahXcoggVVfYkcimsZjiejcWbo
6		Take them out now, leave them in the tin uncovered for up to an hour, and when the guests are there put them back at 220 °C (200 °C fan) for 25 to 30 minutes. They turn out crisper for it.	rYYXrfnXkdMoVchVSsWljWobifTfgnUiVgpgwigjderidfoVbhmnceaWqaeaefdc
7		Whole sprigs pushed between the potatoes and rolled in the oil. The leaves fall off by themselves; throw the twigs out.	YmZQgnbTdcwlfXlscfmajXYvcrkfjecjgeclihYfbamkplqkZdoislcVggskQPmX
7		In 50 minutes it turns to bitter charcoal. For 20 it goes crisp. Pick black bits off; the potatoes are fine.	idaZlwcPeefkeZUqWYgilbaueaeriihnUheVahihgUeikphaVctYomeWhfpidNvl
7		A teaspoon of dried, for the last 5 minutes only, as it burns. Thyme or bay leaf are good, and plain ones too.	XhbVnmbTflgZiYgrbYsWnaVnsnqYhjXcamTWZZRebiaoeeeiebtfokaWYdpjXWug
7		Turn the oven to 240 °C (220 °C fan), spread them out, pour off spare fat and give them 8 to 10 minutes. Take the meat out, because its steam softens them.	seoctZhimoYsQgehseYxjjfbalYqYZRaZVinrftaUaeYfdbfdfgoeqrWgkgaeqkb
7		They were not boiled long enough or roasted too slowly. Gravy helps. Next time a minute or two longer in the water and a hotter oven.	zYljnYklXkghPoZgifZsfkYYggUigieeZTaqukuUhZTlmacwhcdoUnilklojhlbi
7		Lift them onto kitchen paper or a rack and put them back in the oven for 5 minutes without fat. The oil was not hot enough at the start.	nagYxhZnkghbbfkogYipQvWbhojplloumiobtevkhUiXgWlrbnafYmvfdjgpnfjZ
7		The moment they come out, when it sticks. Flaky is good. Too much can be knocked off in a cloth.	lQlhninWoqnfhWeovdhTkZlWfjfrbnflZXnjrfpkbZncsiWYkavdsmlsiZlWoZYX
7		The colour of a dark crust of bread, hard when you tap one, and a fork sinks in softly inside.	gZqejcjscdenYlXblrXziodVlklmgXfSeSapfclcSaibjsjbgbijcwnWjrjVUemW
7		Lift them out of the fat with a slotted spoon, into a warm dish without a lid. Covered they steam soft in 2 minutes.	zeoSaPqiUfpZmdpoohTdZjlekkbjlkSkenuYtfWiaakWlhrpmqmifgeXgYifhjiX
7	safety	Leave it to cool in the tin out of reach, then wipe it out with kitchen paper into the bin, or strain clear oil into a jar and fry with it within a few weeks. Never hot into plastic and never down the sink.	ejgknpZpmckpdhmgfagpRocdempgpnr0mnvPjomljSjbkWtkbnfZaetakeUfpdjd
7		Half a teaspoon, about 3 g: the other half went into the water. If it all went in the water, taste one first and scatter only a pinch.	eXhgqnjeuhsinXZqwknVhWlYdnkoffXnkcncjilbbdijwdjNoboVpkdtiVjcnSbY
`
