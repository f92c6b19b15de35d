/** Words of one meaning at the stove, and what kinds of dish are called. Compiled from knowledge/words.csv and dishes.csv by `npm run knowledge`: change the tables. */
/** What a word means, and other ways to say it. */
export const WORD_LINES = `
keep	last|store|storing|storage|good for|shelf life|stay fresh|stays fresh|hold up|be kept|keeping
fridge	refrigerator|chill|refrigerate|refrigerated|fridges|chiller
freeze	freezer|freezing|freezable|deep freeze
leftover	left over|what's left|whats left|remains|what we don't eat|don't eat|dont eat|didn't finish|didnt finish|not eaten|uneaten|spare|extra portions|what remains
ahead	in advance|ahead of time|beforehand|the night before|night before|the day before|day before|make ahead|prep ahead|earlier in the day|this morning|tonight for tomorrow|early|up front|now and cook later|put it together now|the evening before
overnight	all night|since last night|till morning|until morning|the whole night|since yesterday
left out	sat out|been out|sitting out|left it out|leave it out|left on the side|on the side|on the counter|on the worktop|on the countertop|at room temperature|room temperature|room temp|out of the fridge|forgot to put in the fridge|forgot to put it in the fridge|forgot to put away|left on the hob|left on the stove|out on the hob|left standing|been sitting|sat on the|in the kitchen all|out all|stood out|out since|sitting on the hob
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
missing	run out|ran out|out of|don't have|dont have|do not have|haven't got|havent got|have no|have not got|i've no|lack|lacking|without|forgot to buy|can't find|cant find|can't get|cant get|not got|don't own|dont own|haven't any|havent any
forget	forgot|forgotten|missed|missed out|left out of the|didn't add|didnt add|forgot to add|left the
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
brown	browned|browning|golden|colour|color|coloured
reheat	warm up|heat up again|warm through|heat it up|warming up|warm it up|re-heat|heated up|heat again|reheated|rewarm
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
whisk	beat|whip|whipped|whipping|beaten|whisked
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
mean	meaning|what is a|what's a|what exactly is|define|means|meant
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
foil	tin foil|aluminium foil|aluminum foil
stock	broth|stock cube|bouillon
bake	baked|baking
assemble	put together|build|put it together
serve	goes with|go with|eat with|on the side of|serve with
double	twice|doubling
half	halve|halving
`
/** A kind of dish, what names it, and what must be among its foods for the name to count. */
export const DISH_LINES = `
cake	cake|loaf cake|drizzle|sponge|gateau|cupcake|banana bread|gingerbread|madeira|parkin|lemon loaf
cake	loaf|bundt|traybake|roulade|swiss roll	sugar
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
