/** Words of one meaning at the stove, what kinds of dish and tools are called, what foods do, how long sides take. Compiled from knowledge/*.csv by `npm run knowledge`: change the tables. */
/** What a word means, and other ways to say it. */
export const WORD_LINES = `
keep	kept|last|store|storing|storage|good for|shelf life|stay fresh|stays fresh|hold up|be kept|keeping
fridge	refrigerator|chill|refrigerate|refrigerated|fridges|chiller
freeze	freezer|freezing|freezable|deep freeze
leftover	left over|what's left|whats left|remains|what we don't eat|don't eat|dont eat|didn't finish|didnt finish|not eaten|uneaten|spare|extra portions|what remains
ahead	in advance|ahead of time|beforehand|the night before|night before|the day before|day before|make ahead|prep ahead|earlier in the day|this morning|tonight for tomorrow|early|up front|now and cook later|put it together now|the evening before
overnight	all night|since last night|till morning|until morning|the whole night|since yesterday
left out	left it on the|been in the pan|been on the hob|been on the side|been on the stove|left it all night|out overnight|in the pan all night|left on the|left them on|forgot it on|left in the pan|left it in the pan|sat out|been out|sitting out|left it out|leave it out|left on the side|on the side|on the counter|on the worktop|on the countertop|at room temperature|room temperature|room temp|out of the fridge|forgot to put in the fridge|forgot to put it in the fridge|forgot to put away|left on the hob|left on the stove|out on the hob|left standing|been sitting|sat on the|in the kitchen all|out all|stood out|out since|sitting on the hob
throw away	bin|bin it|chuck|chuck it|toss it|throw out|throw it out|discard|throw it away|dump it
hob	stove|cooktop|stovetop|burner|stove top
grill	broil|broiler
split	curdle|curdled|curdling|separated|separating|broke|gone grainy|went grainy|looks grainy|looks like scrambled egg
thin	runny|watery|too liquid|liquidy|soupy|too loose
thick	gloopy|stodgy|claggy|like glue|too stiff|like cement
thicken	thickened|make it thicker|thickening|thicker|thicken up
done	cooked|ready|cooked through|finished|cooked enough|fully cooked|all the way through|done enough|are done|is done
raw	undercooked|underdone|not cooked|uncooked|underbaked|not cooked through|half cooked|isn't cooked|still raw
burn	burnt|burned|burning|scorch|scorched|blackened|gone black|went black|black|caught|catching|catches
temperature	temp|temps|degrees|how hot|how warm
how long	how many minutes|how much time|how many hours|cooking time|how much longer|for how long|what time|how many mins|how long for|how long do|how long does
how many days	how many weeks|how many months|until when
swap	instead|instead of|in place of|in lieu of|substitute|substitution|replace|replacement|alternative|sub|use for|stand in|replacing|substituting|in its place
missing	run out|ran out|we're out of|are out of|i'm out of|all out of|have run out|don't have|dont have|do not have|haven't got|havent got|have no|have not got|i've no|lack|lacking|without|forgot to buy|can't find|cant find|can't get|cant get|not got|don't own|dont own|haven't any|havent any
forget	forgot|forgotten|missed|missed out|left out of the|didn't add|didnt add|forgot to add
spicy	fiery|hot hot|too hot to eat|too much chilli|too much chili
bland	tasteless|no flavour|no flavor|no taste|taste of nothing|tastes of nothing|lacks flavour|boring|tastes flat|something missing|isn't tasty|needs something
salty	oversalted|over salted|too much salt|salt overload
sour	sharp|acidic|tart|too much lemon|too much vinegar
tough	chewy|like leather|rubbery|hard to chew|like rubber|leathery
dry	dried out|dries out|overcooked meat|drying out
soggy	limp|not crisp|not crispy|gone soft|went soft
crisp	crispy|crunchy|crispness|crisping
rise	rose|risen|rising|puff up|proved|proofed|proof|prove
sink	sunk|sank|sunken|collapse|collapsed|fell|deflated|caved in
lump	lumps|lumpy|clumps|clumpy
stick	stuck|sticking|sticky bottom|glued
brown	browned|browning|golden|colour|color|coloured|dark
reheat	heat up|heat up the|warm up|heat up again|warm through|heat it up|warming up|warm it up|re-heat|heated up|heat again|reheated|rewarm
defrost	thaw|thawed|thawing|defrosted|unfreeze
safe	dangerous|risky|poisonous|make us ill|make me ill|fine to eat|ok to eat|okay to eat|alright to eat|still eat|still good|safe to eat|poison|still ok|still okay|harmful|get ill|be ill|be sick
spoiled	gone off|off|gone bad|went off|turned|smells funny|smells odd|smells weird|smell funny|rancid
pink	rosy|bloody|blush
tender	soft
big	large|bigger|larger|wide|huge
small	smaller|little|tiny
tin	baking tin|cake tin|cake pan|baking pan|loaf pan|springform|muffin tin
frying pan	skillet|fry pan|frypan
saucepan	pot|pan
casserole dish	casserole with a lid|dutch oven|lidded casserole|oven dish|ovenproof dish|baking dish|lasagne dish
blender	liquidiser|blend|stick blender|immersion blender|hand blender|food processor|blitz|liquidise
mixer	electric whisk|stand mixer|hand mixer|electric mixer|kitchenaid|beaters
whisk	whip|whipped|whipping|whisked
oven	fan oven|conventional oven
microwave	microwaved|microwaving
air fryer	airfryer|air fried
slow cooker	crockpot|crock pot
pressure cooker	instant pot|instapot
thermometer	probe|meat thermometer
lid	cover|covered|covering
sieve	strainer|sift|colander
chop	dice|diced|cut up|mince finely|chopped|cut into
peel	peeled|skin off|peeling
point	purpose|reason|why|what for|what does it do|necessary|what's the use
need	have to|must|got to|required|really need|needs
skip	leave out|omit|miss out|do without|not bother|leave it off|leaving out
mean	meaning|what is a|what's a|what exactly is|define|means
mix	stir|combine|combine together|mixture|mixed
simmer	bubble|bubbling|bubble gently|simmering
boil	boiling|rolling boil
marinate	marinade|marinated|marinating|marinades
rest	resting|stand|sit
season	seasoning|salt and pepper
people	guests|servings|portions|serves
wash	rinse|rinsed|washed|washing
mould	mold|mouldy|moldy|fur
allergy	allergic|allergies|intolerant|coeliac|celiac
ill	sick|vomiting|throwing up|unwell
knead	kneading|work the dough
yoghurt	yogurt
ragu	ragù|bolognese|bolognaise|spag bol|meat sauce
pasta	spaghetti|penne|tagliatelle|pappardelle|fusilli|linguine|macaroni|orzo|rigatoni|farfalle
baking paper	parchment|greaseproof|baking parchment|parchment paper
stock	broth|stock cube|bouillon
bake	baked|baking
assemble	put together|build|put it together
serve	goes with|go with|eat with|on the side of|serve with
double	twice|doubling
half	halve|halving
nothing	reduce the heat|turn down the heat|turn up the heat|the rest|the rest of the|what now|right now|what do i do|what should i do|what can i do|how do i|is that right|is that ok|is it ok|is this ok|am i supposed to|at the same time|a bit|at all|all over|as well|by the way|at the moment|my husband|my wife|my mum|my mother|my dad|my son|my daughter|my lad|my nephew|my niece|my friend|my mate|my flatmate|my sister|my brother|my partner|my kids|the kids|my nan|mother in law|sister in law|in the cupboard|in the house|in my shop|oh no|good morning|good evening|half way|halfway through|in the end|time's up
foil	tin foil|aluminium foil|aluminum foil|tented|tent it
shelf	rack|which shelf|oven rack|top shelf|middle shelf|bottom shelf
drop	fall off|falling off|fell off|come off|comes off|coming off|slide off
wait	hold off|delay|leave it until
pale	not brown|won't brown|isn't brown|isn't browning|not browning|isn't going golden|not going golden|not golden|won't colour|not colouring|no colour
stir-fry	stir fry|stir-fried|stir fried|stir frying
deep-fry	deep fry|deep fried|deep frying
baby	infant|toddler|month old|months old|one year old|two year old|little one|wee one|newborn
open	peek|have a look|look inside|opening|opened
`
/** A kind of dish, what names it, and what must be among its foods for the name to count. */
export const DISH_LINES = `
cake	cake|loaf cake|drizzle|sponge|gateau|cupcake|banana bread|gingerbread|madeira|parkin|lemon loaf
cake	loaf|bundt|traybake|roulade|swiss roll|pudding	sugar
bread	bread|loaf|focaccia|flatbread|naan|roll|bun|bagel|sourdough|baguette|brioche|ciabatta|pitta
biscuit	biscuit|cookie|shortbread|flapjack|oatcake|snap
brownie	brownie|blondie
scone	scone
muffin	muffin
stew	stew|casserole|tagine|goulash|hotpot|braise|bourguignon|stroganoff|cassoulet|ragout|pot roast|feijoada|gumbo|stifado
curry	curry|korma|masala|dal|daal|dhal|madras|vindaloo|rogan josh|jalfrezi|bhuna|rendang|massaman|balti|makhani|saag|chana|keema|tikka masala|laksa|katsu
chilli	chilli con carne|chili|chilli	mince
ragu	ragu|bolognese|meat sauce
soup	soup|broth|chowder|ramen|pho|laksa|bisque|minestrone|gazpacho|borscht
pasta bake	pasta bake|lasagne|macaroni cheese|mac and cheese|cannelloni|moussaka|cottage pie|shepherd's pie|fish pie|gratin|bake|enchilada
pie	pie|tart|quiche|pasty|galette|wellington|sausage roll
pizza	pizza|calzone
pasta	spaghetti|pasta|carbonara|linguine|tagliatelle|penne|orzo|pappardelle|noodle|gnocchi|ravioli|macaroni|lasagne|alfredo|arrabbiata|puttanesca
rice	risotto|pilaf|pilau|paella|biryani|fried rice|jollof|kedgeree|jambalaya|rice
stir-fry	stir fry|stir-fry|chow mein|pad thai|kung pao
salad	salad|slaw|tabbouleh|coleslaw
omelette	omelette|frittata|tortilla|shakshuka|quiche
pancake	pancake|crepe|crumpet|waffle|blini|fritter
custard	custard|creme brulee|panna cotta|trifle|creme caramel
meringue	meringue|pavlova|eton mess
cheesecake	cheesecake
crumble	crumble|cobbler|crisp
burger	burger
meatball	meatball|kofta|kofte
roast	roast
sauce	sauce|gravy|pesto|hollandaise|salsa|dressing
leftover	dinner
`
/** A tool, its other names, the verbs that call for it, and what does its work where it is missing. */
export const TOOL_LINES = `
food processor		pulse|process	chop finely with a knife, use a box grater, or rub butter into flour with your fingertips. It takes longer, nothing else changes.
blender	liquidiser|stick blender|hand blender|immersion blender	blend|blitz|purée|liquidise	cook it until very soft, then mash it and push it through a sieve with a ladle. It will be a little coarser. A potato masher alone gives a chunky soup.
stand mixer	electric whisk|hand mixer|electric mixer|mixer		a balloon whisk for eggs and cream, a wooden spoon and soft butter for cakes. Reckon on three times as long.
balloon whisk	whisk	whisk	two forks held together, or shake it in a jar with a lid (dressings, batter). For stiff egg whites borrow one.
rolling pin		roll out|bash|flatten	a clean, dry, straight bottle, floured. To bash meat or biscuits, the base of a pan.
thermometer	probe|meat thermometer		cut into the thickest part. Poultry, pork and mince must be steaming hot with no pink and clear juices.
oven thermometer			flour on a tray turns light brown in 5 minutes at about 200 °C. Go by colour and start checking early.
scales	kitchen scales|weighing scales	weigh	a level tablespoon (15 ml) is about 8 g flour, 12 g sugar, 14 g butter or 15 g water. Ask me for a food in cups or spoons. For pastry and sponges borrow scales if you can.
measuring spoons	measuring spoon		a level teaspoon is 5 ml, a dessertspoon 10 ml, a tablespoon 15 ml (many table spoons hold less: fill yours with water and weigh it, 15 g).
measuring jug	jug|measuring cup		weigh water, milk or stock, 1 ml is 1 g. A mug holds about 300 ml, a small glass 200 ml, a tin of tomatoes 400 ml.
sieve	strainer	sift|sieve|strain	whisk flour in a bowl to loosen it; pour liquids through a clean cloth or kitchen paper in a colander.
colander		drain	hold the lid slightly open with a cloth and pour away from you, or lift the food out with a slotted spoon.
slotted spoon	spider		tongs, a fork, or drain through a sieve.
tongs			two forks or two wooden spoons.
steamer	steaming basket	steam	a metal sieve or colander over a pan of simmering water, with a lid or foil on top.
wok		stir fry	your widest frying pan, very hot, in two batches.
frying pan	skillet|non stick pan		a wide saucepan or casserole with a heavy base; give the food more room and a little more oil.
griddle pan	griddle|barbecue	griddle	a heavy frying pan, very hot, or the oven grill on high.
casserole	casserole dish|dutch oven		brown in a frying pan, then go on in any ovenproof dish covered tightly with foil, or in a heavy pan on the lowest heat.
lid	lidded pan|lidded frying pan		a baking tray, a big plate or tightly pressed foil.
roasting tin	roasting tray|tray		a shallow ovenproof dish or frying pan with a metal handle, or a baking tray with a rim.
baking tray	baking sheet|cookie sheet		a roasting tin turned upside down, or the grill pan lined with foil.
baking dish	oven dish|pie dish		a roasting tin, cake tin without a loose base, or an ovenproof pan of about the same size.
square tin	brownie tin|20 centimetre square tin|20 cm square tin		a 22 to 23 cm round tin has the same area. In a bigger tin it is thinner: check 5 to 10 minutes early.
loaf tin			a 900 g one holds about as much as a 20 cm round or 18 cm square tin; check 10 minutes early. Or a muffin tin, 18 to 20 minutes.
cake tin	springform tin|round tin		compare areas, a 20 cm round is close to an 18 cm square. Fill any tin to two thirds at most and go by the skewer.
muffin tin	bun tin|cupcake tin		double paper cases in ramekins or cups on a tray, or a loaf tin for longer.
flan tin	tart tin|quiche dish		a round cake tin with a loose base, pastry pressed 3 cm up the sides, or bake it freeform on a tray.
ramekin	ramekins		ovenproof cups, small jars that stand heat, or one dish for longer.
wire rack	cooling rack	cool on a rack	the clean rack of the grill pan or a cool oven shelf; or lean it against a mug so that air reaches the base.
baking paper	greaseproof paper|parchment	line	butter the tin well and dust it with flour, or use buttered foil. Greaseproof paper must be buttered too.
foil	kitchen foil|tin foil|aluminium foil		a lid, a baking tray laid on top, or damp baking paper under a lid.
cling film	clingfilm		a plate on top, or a damp, wrung-out cloth over dough.
baking beans		blind bake	line the pastry with baking paper and fill it with dry rice, lentils or coins.
pastry brush	brush	brush	the back of a spoon, folded kitchen paper, or clean fingers.
piping bag	nozzle	pipe	a strong freezer bag with a corner cut off.
biscuit cutter	cutter|pastry cutter		a thin-rimmed glass dipped in flour, or cut squares with a knife.
spatula	palette knife		a large metal spoon folds well; the back of a knife smooths.
fish slice	turner		two table knives, or a spatula and a plate.
ladle	ladleful		a small cup or mug with a handle.
grater	box grater|microplane	grate	chop finely with a knife or shave with a vegetable peeler. Ginger can be scraped with a fork.
zester		zest	the fine side of a grater, or peel the skin thinly with a vegetable peeler and chop it fine.
peeler	vegetable peeler	peel	a small sharp knife, or scrub and leave the skin on where it can be eaten.
garlic press	garlic crusher		crush the clove under the flat of a knife with a pinch of salt and chop it fine.
pestle and mortar	pestle|mortar|spice grinder	grind	crush spices in a strong bag with the base of a heavy pan, or use the end of a rolling pin in a mug.
potato masher	masher|ricer	mash	a fork, or push the potatoes through a sieve. Not a blender: it makes glue.
lemon squeezer	juicer|citrus press	squeeze|juice	roll the fruit under your palm, halve it and twist a fork in it over a sieve.
tin opener	can opener		look for a ring pull, or ask a neighbour. Do not stab at it with a knife.
corkscrew			use a screw-top, or stock with a splash of vinegar in the dish.
kitchen string	string|twine	truss|tie	cocktail sticks, or fold the end underneath and lay it seam side down.
skewer	skewers|cake tester		a thin knife or a dry piece of spaghetti tests a cake; for kebabs, rosemary stalks, or cook the pieces loose.
kitchen paper	paper towel	pat dry	a clean cloth that goes straight into a hot wash if it touched raw meat.
microwave			a small pan on a low heat with a splash of water, stirred often, until steaming hot.
oven			many bakes have no way round it. Traybakes work in a wide lidded pan in batches, gratins under the grill, flatbreads in a dry pan, an air fryer at 20 °C less.
hob	stove		an electric pan, slow cooker or the oven (braise in a covered dish at 160 °C) will do for most stews.
slow cooker	crock pot		a covered casserole in the oven at 140 to 150 °C, about 3 hours for 8 on low; add a third more liquid.
pressure cooker	instant pot		a covered pan at a simmer for about three times as long, with more liquid.
air fryer			the oven at 20 °C more, about a quarter longer, on a hot tray.
bread machine	breadmaker		knead 10 minutes by hand, prove until doubled, shape, prove again and bake at 220 °C (200 °C fan) for 30 minutes.
ice cream maker			freeze it in a shallow box and beat it with a fork every 30 minutes, four times.
mandoline			a sharp knife, the slicing side of a box grater or a peeler.
apple corer	corer	core	quarter the fruit and cut the core out of each piece at an angle.
knife	sharp knife		run it ten times a side along the unglazed ring under a mug at about 20 degrees; scissors do for herbs, bacon and chicken fillets.
salad spinner			shake the leaves in a clean cloth gathered at the corners.
timer			use a timer here, from the step or by "Add Timer".
large pan	big pan|wide pan|large saucepan|large casserole|largest frying pan|large frying pan|deep pan|stockpot|bigger pan|big enough pan|wide lidded pan|large pot|big pot		share it between two smaller pans, or cook in two batches; a roasting tin over two rings or in the oven works too. Do not fill a pan above three quarters: it boils over and nothing browns.
small pan	milk pan|small saucepan|spare pan		a larger pan on a lower heat, or a bowl in the microwave in bursts of 20 seconds, stirred in between.
large bowl	mixing bowl|big bowl|heatproof bowl		a large pan, off the heat, or a roasting tin with high sides.
`
/** Foods, whether a dish does without them (yes, maybe, no), and what they do in it. */
export const PURPOSE_LINES = `
egg|eggs	no	Eggs bind, set, bring moisture and help a bake rise; their yolks enrich it.
flour|plain flour|self raising flour|bread flour	no	Flour gives the structure, or thickens a sauce as its starch swells.
baking powder|bicarbonate of soda|bicarbonate|baking soda	no	It makes gas in the wet, hot mixture, which is what lifts it; bicarbonate also browns and softens.
yeast	no	Yeast raises the dough and gives it flavour.
gelatine	no	Gelatine sets a liquid to a jelly.
butter	maybe	Butter brings flavour, browns well and, in baking, keeps the crumb tender and holds air.
oil|olive oil|sunflower oil	maybe	Oil carries heat and flavour, stops sticking and helps things crisp.
sugar|caster sugar|brown sugar|muscovado sugar|demerara sugar	maybe	Sugar sweetens, browns and keeps a bake moist; a pinch in a tomato sauce balances its acid.
salt	maybe	Salt makes other flavours clearer; in pasta water it is the only chance to season the inside.
vinegar|balsamic vinegar|red wine vinegar|cider vinegar	maybe	Its acid brightens the dish and balances fat and sweetness; in a bake it makes bicarbonate fizz, in a meringue it keeps the middle soft.
lemon|lemon juice|lime|lime juice|limes	maybe	The juice sharpens and brightens, and stops cut fruit from browning; the zest brings scent.
stock|vegetable stock|chicken stock|beef stock	no	Stock is the liquid that carries salt and depth; water alone would taste thin.
wine|white wine|red wine|cider	maybe	It brings acid and depth, and lifts the brown bits off the pan.
cream|double cream|single cream|creme fraiche|crème fraîche|soured cream	maybe	It rounds off sharpness and makes the sauce rich.
yogurt|yoghurt|natural yogurt|greek yogurt	maybe	It brings gentle acid and creaminess; in a marinade it tenderises, in a dough it reacts with the raising agent.
milk|buttermilk	no	It is the liquid that wets the flour or thins the sauce, with some sweetness and browning.
cornflour	no	Cornflour thickens: its starch swells at a simmer. On meat it makes a coat that browns and holds the sauce, in a meringue it keeps the middle soft.
tomato puree|tomato purée	maybe	It adds depth, colour and body; fry it for a minute to sweeten it.
worcestershire sauce|soy sauce|fish sauce|anchovies|anchovy fillets|parmesan|marmite|miso	maybe	It adds savouriness and salt: you taste more of everything else, rather than it.
garlic|ginger|onion|onions|shallot|shallots|celery	maybe	It is part of the base that the other flavours stand on.
chilli|chilli flakes|cayenne|red chilli|green chilli	yes	It brings heat; nothing depends on it.
spice|cumin|ground cumin|paprika|smoked paprika|turmeric|cinnamon|ground cinnamon|nutmeg|vanilla|vanilla extract|bay leaves|bay leaf|five spice|garam masala	yes	It is there for scent and flavour; the dish works without it, only plainer.
curry powder|curry paste|tikka paste|laksa paste	no	It is where the flavour of the whole dish comes from.
herb|parsley|coriander|basil|mint|dill|chives|thyme|rosemary|oregano|sage	yes	It brings freshness and scent; leave it out or use another herb.
nut|almonds|flaked almonds|walnuts|peanuts|cashews|pine nuts|seeds|breadcrumbs	yes	It is there for crunch and can be left out.
dark chocolate|chocolate	maybe	In a savoury dish a little adds depth and bitterness; in a bake it is the flavour and the set.
cheese|feta|cheddar|mature cheddar|mozzarella|cheese	maybe	It brings salt, richness and, on top, a golden crust.
honey|golden syrup|treacle|maple syrup	maybe	It sweetens, helps a surface brown and turns sticky.
mustard|dijon mustard	yes	It adds sharpness and helps a sauce or dressing hold together.
bacon|chorizo|pancetta	maybe	It gives salt, smoke and fat to fry in.
chicken|chicken thighs|chicken breast|beef|mince|beef mince|lamb|pork|sausages|salmon|fish|prawns|tuna|tofu|chickpeas|lentils|red lentils|beans|rice|pasta|potatoes|noodles	no	It is the main part of the dish: what fills you, and what the sauce is for.
coconut milk	maybe	It makes the sauce creamy and mild, and carries the spices.
egg white	no	Beaten whites hold air and set: they are what makes it light.
egg yolk	no	Yolks thicken, bind and enrich; they set at about 70 to 80 °C.
water	no	It is the liquid that cooks the rest, and thins what is too thick.
cream of tartar	maybe	Its acid steadies beaten whites, and makes bicarbonate fizz.
brandy|rum|sherry|mirin	maybe	It brings aroma and sweetness; most of the alcohol cooks off, never all.
`
/** What is served beside, the minutes from the cold pan to the plate, and how they are spent. */
export const SIDE_LINES = `
basmati rice|basmati|white rice|rice|long-grain rice|jasmine rice	22	12 minutes under the lid and 10 to stand
brown rice	40	30 minutes under the lid and 10 to stand
pasta|spaghetti|tagliatelle|penne|macaroni	20	10 to bring the water to the boil and about 10 in it
noodles|egg noodles|rice noodles	12	8 to bring the water to the boil and about 4 in it
boiled potatoes|new potatoes|potatoes|spuds|tatties	30	10 to come to the boil and 15 to 20 in it
mash|mashed potato|mashed potatoes	40	10 to come to the boil, 20 in it and 10 to drain and mash
roast potatoes|roasties	75	15 to peel and parboil and an hour at 200 °C (180 °C fan)
jacket potatoes|baked potatoes	85	an hour and a quarter at 200 °C (180 °C fan), 10 to heat the oven
chips|oven chips|fries|wedges	35	25 at 220 °C (200 °C fan) and 10 to heat the oven
peas|frozen peas	7	4 to bring the water to the boil and 3 in it
broccoli|green beans|beans|greens|cabbage|kale|asparagus	12	6 to bring the water to the boil and 4 to 6 in it
carrots|cauliflower|sprouts	18	6 to bring the water to the boil and 8 to 12 in it
corn|corn on the cob|sweetcorn	15	8 to bring the water to the boil and 6 in it
couscous	10	the kettle, then 5 to 10 under a lid
bulgur|bulgur wheat	20	15 in boiling water and 5 to stand
quinoa	25	15 under the lid and 10 to stand
polenta	15	for quick polenta: 5 to boil the liquid and 8 to stir
naan|naans|breads|chapatis|flatbreads|tortillas|pitta	8	5 in a hot oven or one minute each in a dry pan
garlic bread|bread rolls|rolls|baguette|crusty bread	22	12 in the oven and 10 to heat it
yorkshire puddings|yorkshires	45	20 to heat the oven and fat and 20 to 25 in it, the door closed
poppadoms|papadums	5	a few seconds each in hot oil
salad	10	washed and dried early, dressed at the last moment
gravy	12	10 to simmer, while the meat rests
custard	12	10 to 12 to stir over a low heat
`
