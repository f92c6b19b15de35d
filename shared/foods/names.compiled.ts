/** How every food is called and where it stands, one a line. Compiled from foods.csv by `npm run knowledge`: change the table. */
export const FOOD_NAMES = `
dried-apricot	Fruit & Vegetables	dried apricot	dried apricots~dried apricot	ready to eat apricot|soft dried apricot|ready-to-eat dried apricots~ready to eat dried apricot	hunza apricot	130
unsulphured-dried-apricot	Fruit & Vegetables	unsulphured dried apricot	unsulphured dried apricots~unsulphured dried apricot	brown dried apricot|organic dried apricot~~dried apricot|unsulphured apricot		130
prune	Fruit & Vegetables	prune	prunes~prune	dried plum|pitted prune|ready to eat prune|soft prune|stoned prunes~stoned prune	agen prune|mi-cuit prune~mi cuit prune	170
date	Fruit & Vegetables	date	dates~date	pitted date|stoned date	deglet nour date|soft date	147
vegetable	Fruit & Vegetables	vegetable	vegetables~vegetable	veg|veggie	mixed veg|mixed vegetable|stir fry vegetable|seasonal vegetable|root vegetable|roasting vegetable|crudite|vegetable medley|prepared vegetable	150
fruit	Fruit & Vegetables	fruit	fruits~fruit		mixed fruit|fruit salad|soft fruit|stone fruit|tropical fruit|prepared fruit|seasonal fruit	150
berry	Fruit & Vegetables	berry	berries~berry		mixed berry|summer berry|summer fruit	140
citrus	Fruit & Vegetables	citrus		citrus fruit	citrus zest|citrus juice|citrus peel|ugli fruit|yuzu|bergamot
herb	Fruit & Vegetables	herb	herbs~herb	fresh herb~~herb|soft herb|green herb	woody herb|microherb|micro herb|lemon balm|lemon verbena|borage|hyssop|salad burnet|sweet cicely|vietnamese coriander|culantro|fish mint	25
onion	Fruit & Vegetables	onion	onions~onion	brown onion|yellow onion|cooking onion|spanish onion	white onion|sweet onion|vidalia onion|pickling onion|baby onion|pearl onion|silverskin|roscoff onion|fried onion	150
red-onion	Fruit & Vegetables	red onion	red onions~red onion	purple onion	tropea onion	150
spring-onion	Fruit & Vegetables	spring onion	spring onions~spring onion	scallion|green onion|salad onion|spring onion bulb	calcot	100
shallot	Fruit & Vegetables	shallot	shallots~shallot		banana shallot|echalion shallot|eschalot|thai shallot	150
leek	Fruit & Vegetables	leek	leeks~leek		baby leek	90
garlic	Fruit & Vegetables	garlic		garlic clove|clove of garlic~~clove garlic|fresh garlic~~garlic|bulb of garlic~~bulb garlic|head of garlic~~head garlic|garlic bulb	garlic scape|elephant garlic|smoked garlic|black garlic|wet garlic	136
wild-garlic	Fruit & Vegetables	wild garlic		ramp|ramson|bear's garlic~bear garlic		30
potato	Fruit & Vegetables	potato	potatoes~potato	white potato|spud|tattie|tatty	maris piper|king edward|baking potato|jacket potato|russet potato|yukon gold potato|desiree potato|charlotte potato|fingerling potato|floury potato|waxy potato|red potato|mashing potato|roasting potato|rooster potato|ratte potato|vivaldi potato|salad potato|idaho potato|purple potato	150
new-potato	Fruit & Vegetables	new potato	new potatoes~new potato	baby potato|baby new potato	jersey royal|jersey royal potato|miniature potato	150
mashed-potato	Fruit & Vegetables	mashed potato~~potato	mashed potatoes~mashed potato~potato	mash|chilled mash	colcannon|champ|root mash	230
mashed-sweet-potato	Fruit & Vegetables	mashed sweet potato~~sweet potato		sweet potato mash		230
peeled-potato	Fruit & Vegetables	peeled potato~~potato	peeled potatoes~peeled potato~potato		prepared potato|chilled chips~chilled chip|ready to roast potato|peeled and diced potato~~and potato	150
sweet-potato	Fruit & Vegetables	sweet potato	sweet potatoes~sweet potato	kumara	white sweet potato|purple sweet potato|ube|boniato	135
yam	Fruit & Vegetables	yam	yams~yam		puna yam|nagaimo	150
cassava	Fruit & Vegetables	cassava	cassavas~cassava	yuca|manioc		200
taro	Fruit & Vegetables	taro	taros~taro	eddo|eddoe|dasheen|cocoyam		105
jicama	Fruit & Vegetables	jicama	jicamas~jicama	yam bean	oca	130
jerusalem-artichoke	Fruit & Vegetables	jerusalem artichoke	jerusalem artichokes~jerusalem artichoke	sunchoke	crosnes~crosne	150
carrot	Fruit & Vegetables	carrot	carrots~carrot		baby carrot|chantenay carrot|rainbow carrot|heritage carrot|carrot baton|bunched carrot|carrot top	125
parsnip	Fruit & Vegetables	parsnip	parsnips~parsnip		baby parsnip	130
turnip	Fruit & Vegetables	turnip	turnips~turnip		baby turnip	130
swede	Fruit & Vegetables	swede	swedes~swede	rutabaga|neep|yellow turnip		140
beetroot	Fruit & Vegetables	beetroot	beetroots~beetroot	beet	golden beetroot|candied beetroot|raw beetroot|cooked beetroot|vacuum-packed beetroot~vacuum packed beetroot|baby beetroot|chioggia beetroot	135
radish	Fruit & Vegetables	radish	radishes~radish		breakfast radish|watermelon radish|mooli|daikon|white radish|black radish	115
celeriac	Fruit & Vegetables	celeriac	celeriacs~celeriac	celery root		155
celery	Fruit & Vegetables	celery		celery stick|celery stalk|stick of celery~~stick celery|stalk of celery~~stalk celery|head of celery~~head celery	celery heart|celery leaf|celery top|chinese celery	120
soffritto-mix	Fruit & Vegetables	soffritto mix		soffritto|mirepoix|casserole vegetable mix	stew pack|soup vegetable mix|casserole vegetable|soup mix vegetable|broth vegetable	150
fennel	Fruit & Vegetables	fennel	fennels~fennel	fennel bulb|florence fennel|bulb fennel	baby fennel|fennel frond|cardoon	90
kohlrabi	Fruit & Vegetables	kohlrabi	kohlrabis~kohlrabi			135
asparagus	Fruit & Vegetables	asparagus		asparagus spear|green asparagus	asparagus tip|white asparagus	130
artichoke	Fruit & Vegetables	artichoke	artichokes~artichoke	globe artichoke|baby artichoke
aubergine	Fruit & Vegetables	aubergine	aubergines~aubergine	eggplant|brinjal	baby aubergine|chinese aubergine|thai aubergine|pea aubergine	80
courgette	Fruit & Vegetables	courgette	courgettes~courgette	zucchini	baby courgette|yellow courgette|courgette flower|summer squash|marrow|patty pan|patty pan squash|spaghetti courgette|courgetti	125
cucumber	Fruit & Vegetables	cucumber	cucumbers~cucumber		baby cucumber|english cucumber|persian cucumber|kirby cucumber|ridge cucumber	135
squash	Fruit & Vegetables	squash	squashes~squash	winter squash	acorn squash|spaghetti squash|onion squash|kabocha|kabocha squash|delicata squash|crown prince squash|harlequin squash|honeynut squash	140
butternut-squash	Fruit & Vegetables	butternut squash	butternut squashes~butternut squash	butternut		140
pumpkin	Fruit & Vegetables	pumpkin	pumpkins~pumpkin		culinary pumpkin|red kuri|carving pumpkin	140
bell-pepper	Fruit & Vegetables	bell pepper	bell peppers~bell pepper	sweet pepper|capsicum	red pepper=red bell pepper|green pepper=green bell pepper|yellow pepper=yellow bell pepper|orange pepper=orange bell pepper|pointed pepper|romano pepper|mixed pepper|ramiro pepper|baby pepper|mini pepper|piquillo	150
chilli	Fruit & Vegetables	chilli	chillies~chilli	chilli pepper|hot pepper|fresh chilli~~chilli	red chilli|green chilli|habanero|habanero pepper|scotch bonnet|scotch bonnet pepper|serrano|serrano pepper|birds eye chilli~bird eye chilli|thai chilli|finger chilli|cayenne chilli|poblano|poblano pepper|padron pepper|shishito pepper|naga chilli|jalapeno=jalapeno pepper=jalapeno chilli
tomato	Fruit & Vegetables	tomato	tomatoes~tomato	fresh tomato~~tomato|salad tomato	plum tomato|beef tomato|beefsteak tomato|heritage tomato|green tomato|roma tomato|vine tomato=tomato on the vine~~tomato on vine=tomato on vine	180
cherry-tomato	Fruit & Vegetables	cherry tomato	cherry tomatoes~cherry tomato	grape tomato	baby plum tomato|cherry tomato on the vine~~cherry tomato on vine|piccolo tomato	150
tomatillo	Fruit & Vegetables	tomatillo	tomatillos~tomatillo	husk tomato		130
avocado	Fruit & Vegetables	avocado	avocados~avocado	avo	hass avocado	150
mushroom	Fruit & Vegetables	mushroom	mushrooms~mushroom	button mushroom|white mushroom|closed cup mushroom|cup mushroom	chestnut mushroom|cremini mushroom|cremini|portobello|portobello mushroom|portobellini mushroom|flat mushroom|field mushroom|baby button mushroom|chicken of the woods~chicken of the wood~chicken wood	75
wild-mushroom	Fruit & Vegetables	wild mushroom	wild mushrooms~wild mushroom	exotic mushroom	shiitake|shiitake mushroom|oyster mushroom|king oyster mushroom|enoki|enoki mushroom|shimeji|maitake|porcini|porcini mushroom|cep|chanterelle|chanterelle mushroom|girolle|morel|trompette|mixed mushroom|mixed wild mushroom|lion's mane mushroom~lion mane mushroom|eryngii	75
truffle	Fruit & Vegetables	truffle	truffles~truffle		black truffle|white truffle|summer truffle
broccoli	Fruit & Vegetables	broccoli		calabrese|broccoli floret|head of broccoli~~head broccoli	romanesco|broccoli stalk	90
tenderstem-broccoli	Fruit & Vegetables	tenderstem broccoli		tenderstem|broccolini|long stem broccoli	purple sprouting broccoli|sprouting broccoli|broccoli rabe|rapini|bimi	90
cauliflower	Fruit & Vegetables	cauliflower	cauliflowers~cauliflower		cauliflower floret|cauliflower leaf|cauliflower steak|purple cauliflower	105
cauliflower-rice	Fruit & Vegetables	cauliflower rice		cauli rice	broccoli rice	110
brussels-sprout	Fruit & Vegetables	brussels sprout	brussels sprouts~brussels sprout	sprout	kalette|flower sprout|sprout top	90
cabbage	Fruit & Vegetables	cabbage	cabbages~cabbage		white cabbage|green cabbage|savoy|savoy cabbage|red cabbage|sweetheart cabbage|hispi|hispi cabbage|pointed cabbage|spring cabbage|january king cabbage|coleslaw mix	90
chinese-leaf	Fruit & Vegetables	chinese leaf	chinese leaves~chinese leaf	chinese cabbage|napa cabbage|chinese lettuce	tatsoi|wombok	75
pak-choi	Fruit & Vegetables	pak choi		bok choy~bok choi	choi sum|baby pak choi|gai lan|chinese broccoli|celtuce	75
kale	Fruit & Vegetables	kale		curly kale	cavolo nero|black kale|lacinato kale|red kale|baby kale|sea kale	65
spring-greens	Fruit & Vegetables	spring greens~spring green		greens~green	collard green|collard|beet green|turnip green|dandelion green|fiddlehead|sarson|callaloo leaf|leafy green	65
mustard-greens	Fruit & Vegetables	mustard greens~mustard green		mustard leaf	red mustard leaf|gai choy~gai choi|frilly mustard	55
chard	Fruit & Vegetables	chard		swiss chard|rainbow chard	ruby chard|silverbeet	40
spinach	Fruit & Vegetables	spinach		spinach leaf|fresh spinach~~spinach	baby spinach=baby leaf spinach|leaf spinach|water spinach|morning glory|new zealand spinach	30
lettuce	Fruit & Vegetables	lettuce	lettuces~lettuce		iceberg=iceberg lettuce|romaine|cos lettuce=romaine lettuce|romaine heart|cos|round lettuce|butterhead lettuce|butter lettuce|lollo rosso|oak leaf lettuce|lettuce heart|green leaf lettuce|batavia lettuce|living lettuce|little gem=little gem lettuce=gem lettuce=baby gem lettuce	50
salad-leaf	Fruit & Vegetables	salad leaf	salad leaves~salad leaf	salad	mixed leaf|mixed salad|leafy salad|salad bag|bag of salad~~bag salad|mixed green|salad green|baby leaf|baby leaf salad|mesclun|lambs lettuce~lamb lettuce|corn salad|frisee|purslane|side salad|herb salad|italian leaf salad	30
mizuna	Fruit & Vegetables	mizuna			mibuna|oriental salad leaf	25
rocket	Fruit & Vegetables	rocket		arugula|rocket leaf|rucola	wild rocket	20
watercress	Fruit & Vegetables	watercress			watercress salad|land cress	35
cress	Fruit & Vegetables	cress		salad cress|garden cress	mustard and cress|microgreen|microcress|micro cress|micro leaf|living cress|alfalfa|alfalfa sprout|radish sprout|broccoli sprout	30
pea-shoot	Fruit & Vegetables	pea shoot	pea shoots~pea shoot		pea sprout	30
chicory	Fruit & Vegetables	chicory		belgian endive|endive|witloof	radicchio|escarole|curly endive|puntarelle|treviso|red chicory	45
sorrel	Fruit & Vegetables	sorrel				30
samphire	Fruit & Vegetables	samphire		marsh samphire	sea aster|agretti|monk's beard~monk beard
vine-leaf	Fruit & Vegetables	vine leaf	vine leaves~vine leaf	grape leaf
banana-leaf	Fruit & Vegetables	banana leaf	banana leaves~banana leaf
bean-fresh	Fruit & Vegetables	fresh bean~~bean	fresh beans~fresh bean~bean		bobby bean|runner bean|runner|flat bean|helda bean|yard long bean|wax bean|fresh borlotti bean~~borlotti bean	110
green-bean	Fruit & Vegetables	green bean	green beans~green bean	french bean|fine bean|fine green bean|haricot vert|string bean|dwarf bean	trimmed bean~~bean	110
broad-bean	Fruit & Vegetables	broad bean	broad beans~broad bean	fava bean		130
pea	Fruit & Vegetables	pea	peas~pea	garden pea|fresh pea~~pea|green pea|english pea	podded pea	145
mangetout	Fruit & Vegetables	mangetout	mangetouts~mangetout	snow pea|mange tout	sugar snap|sugar snap pea|snap pea	100
sweetcorn-cob	Fruit & Vegetables	corn on the cob~~corn on cob	corn on the cobs~corn on the cob~corn on cob	corn cob|cob of corn~~cob corn|ear of corn~~ear corn|sweetcorn cob|corncob	cobette|fresh corn~~corn=fresh sweetcorn~~sweetcorn
baby-corn	Fruit & Vegetables	baby corn		baby sweetcorn|babycorn		130
okra	Fruit & Vegetables	okra	okras~okra	bhindi		100
beansprout	Fruit & Vegetables	beansprout	beansprouts~beansprout	bean sprout	mung bean sprout|sprouted bean|sprouted lentil|sprouted seed|stir fry beansprout	100
soybean-sprout	Fruit & Vegetables	soybean sprout	soybean sprouts~soybean sprout	soya bean sprout|kongnamul		100
salsify	Fruit & Vegetables	salsify		scorzonera	burdock|gobo|skirret	130
rhubarb	Fruit & Vegetables	rhubarb		forced rhubarb		120
lotus-root	Fruit & Vegetables	lotus root	lotus roots~lotus root		bamboo	120
nopales	Fruit & Vegetables	nopales~nopale		cactus leaf	nopal	90
horseradish	Fruit & Vegetables	horseradish		horseradish root|fresh horseradish~~horseradish	wasabi root
ginger	Fruit & Vegetables	ginger		root ginger|fresh ginger~~ginger|ginger root|stem of ginger~~stem ginger|fresh root ginger~~root ginger|ginger rhizome	galangal|young ginger	100
turmeric-root	Fruit & Vegetables	turmeric root	turmeric roots~turmeric root	fresh turmeric~~turmeric
lemongrass	Fruit & Vegetables	lemongrass		lemon grass|stalk of lemongrass~~stalk lemongrass|stick of lemongrass~~stick lemongrass
lime-leaf	Fruit & Vegetables	lime leaf	lime leaves~lime leaf	kaffir lime leaf|makrut lime leaf|kefir lime leaf
curry-leaf	Fruit & Vegetables	curry leaf	curry leaves~curry leaf	fresh curry leaf~~curry leaf
pandan-leaf	Fruit & Vegetables	pandan leaf	pandan leaves~pandan leaf	pandan
shiso	Fruit & Vegetables	shiso		perilla|shiso leaf	sesame leaf|perilla leaf
basil	Fruit & Vegetables	basil		fresh basil~~basil|basil leaf|sweet basil|fresh basil leaf~~basil leaf	thai basil=thai basil leaf|purple basil|holy basil|greek basil|basil plant|basil pot	24
coriander	Fruit & Vegetables	coriander		fresh coriander~~coriander|cilantro|coriander leaf	coriander root|coriander stalk|coriander plant	20
parsley	Fruit & Vegetables	parsley		fresh parsley~~parsley|parsley leaf	curly parsley|parsley stalk|flat-leaf parsley~flat leaf parsley=flatleaf parsley=flat parsley=italian parsley	30
chervil	Fruit & Vegetables	chervil				25
mint	Fruit & Vegetables	mint		fresh mint~~mint|mint leaf|mint sprig	spearmint|peppermint leaf|moroccan mint	25
dill	Fruit & Vegetables	dill		fresh dill~~dill|dill leaf|dill frond		10
chives	Fruit & Vegetables	chives~chive		fresh chives~fresh chive~chive	garlic chive|chinese chive|chive flower	50
rosemary	Fruit & Vegetables	rosemary		fresh rosemary~~rosemary|rosemary sprig|sprig of rosemary~~sprig rosemary		30
thyme	Fruit & Vegetables	thyme		fresh thyme~~thyme|thyme leaf|sprig of thyme~~sprig thyme|thyme sprig	lemon thyme	40
sage	Fruit & Vegetables	sage		fresh sage~~sage|sage leaf		30
oregano	Fruit & Vegetables	oregano		fresh oregano~~oregano|oregano leaf		30
marjoram	Fruit & Vegetables	marjoram		fresh marjoram~~marjoram		30
tarragon	Fruit & Vegetables	tarragon		fresh tarragon~~tarragon|french tarragon		25
fresh-bay-leaf	Fruit & Vegetables	fresh bay leaf~~bay leaf	fresh bay leaves~fresh bay leaf~bay leaf
edible-flower	Fruit & Vegetables	edible flower	edible flowers~edible flower		elderflower|nasturtium|viola|nasturtium flower|pansy
flowers	Fruit & Vegetables	bunch of flowers~bunch of flower~bunch flower	bunches of flowers~bunch of flower~bunch flower	flower|bouquet	pot plant|cut flower|house plant|rose bouquet|tulip
apple	Fruit & Vegetables	apple	apples~apple	eating apple|dessert apple	granny smith apple|granny smith|gala apple|braeburn apple|pink lady apple|cox apple|golden delicious apple|jazz apple|russet apple|fuji apple|honeycrisp apple|red apple|green apple|apple slice|crab apple	125
cooking-apple	Fruit & Vegetables	cooking apple	cooking apples~cooking apple	bramley apple|bramley|bramley cooking apple|tart apple		125
pear	Fruit & Vegetables	pear	pears~pear		conference pear|comice pear|williams pear~william pear|bartlett pear|bosc pear|asian pear|nashi pear|rocha pear	140
quince	Fruit & Vegetables	quince	quinces~quince		medlar
banana	Fruit & Vegetables	banana	bananas~banana		baby banana|fairtrade banana	150
plantain	Fruit & Vegetables	plantain	plantains~plantain		green plantain|cooking banana	150
orange	Fruit & Vegetables	orange	oranges~orange		orange zest|orange rind|orange peel|navel orange|valencia orange|blood orange|seville orange|juicing orange|freshly squeezed orange~~squeezed orange	180
clementine	Fruit & Vegetables	clementine	clementines~clementine	easy peeler	mandarin orange|tangelo|kumquat|clementine zest|mandarin|satsuma|tangerine|naartjie	190
lemon	Fruit & Vegetables	lemon	lemons~lemon		lemon zest=zest of lemon~~lemon zest|lemon rind|lemon peel|unwaxed lemon|lemon slice|lemon wedge|amalfi lemon|meyer lemon
lemon-juice	Fruit & Vegetables	lemon juice		juice of lemon~~lemon juice|fresh lemon juice~~lemon juice	bottled lemon juice	244
lime	Fruit & Vegetables	lime	limes~lime		lime zest|lime peel|lime rind|lime wedge|key lime
lime-juice	Fruit & Vegetables	lime juice		juice of lime~~lime juice|fresh lime juice~~lime juice	bottled lime juice	246
grapefruit	Fruit & Vegetables	grapefruit	grapefruits~grapefruit		pink grapefruit|red grapefruit|pomelo|grapefruit zest	230
grape	Fruit & Vegetables	grape	grapes~grape		red grape|green grape|black grape|white grape|seedless grape	150
strawberry	Fruit & Vegetables	strawberry	strawberries~strawberry			150
raspberry	Fruit & Vegetables	raspberry	raspberries~raspberry		tayberry|loganberry	125
blueberry	Fruit & Vegetables	blueberry	blueberries~blueberry		bilberry|huckleberry	150
blackberry	Fruit & Vegetables	blackberry	blackberries~blackberry		bramble|mulberry|boysenberry|dewberry	145
blackcurrant	Fruit & Vegetables	blackcurrant	blackcurrants~blackcurrant	black currant	redcurrant|red currant|white currant|elderberry|aronia berry	110
cranberry	Fruit & Vegetables	cranberry	cranberries~cranberry	fresh cranberry~~cranberry	lingonberry	100
gooseberry	Fruit & Vegetables	gooseberry	gooseberries~gooseberry		physalis~physali|cape gooseberry|sea buckthorn|sloe	150
cherry	Fruit & Vegetables	cherry	cherries~cherry		sour cherry|sweet cherry|morello cherry|pitted cherry|bing cherry	155
peach	Fruit & Vegetables	peach	peaches~peach		flat peach|doughnut peach~donut peach|white peach	155
nectarine	Fruit & Vegetables	nectarine	nectarines~nectarine			145
apricot	Fruit & Vegetables	apricot	apricots~apricot	fresh apricot~~apricot		155
plum	Fruit & Vegetables	plum	plums~plum		damson|greengage|victoria plum|mirabelle|red plum	165
mango	Fruit & Vegetables	mango	mangoes~mango		alphonso mango|mango slice|green mango|mango chunk	165
pineapple	Fruit & Vegetables	pineapple	pineapples~pineapple			165
papaya	Fruit & Vegetables	papaya	papayas~papaya	pawpaw	green papaya	145
kiwi	Fruit & Vegetables	kiwi	kiwis~kiwi	kiwi fruit|kiwifruit	golden kiwi|gold kiwi	180
melon	Fruit & Vegetables	melon	melons~melon		honeydew|honeydew melon|cantaloupe|cantaloupe melon|galia melon|charentais melon~charentai melon|canary melon|piel de sapo melon|watermelon|melon slice|mini watermelon|honey melon|rockmelon	160
pomegranate	Fruit & Vegetables	pomegranate	pomegranates~pomegranate		pomegranate seed|pomegranate aril	175
fig	Fruit & Vegetables	fig	figs~fig	fresh fig~~fig	black fig	150
passion-fruit	Fruit & Vegetables	passion fruit	passion fruits~passion fruit	passionfruit	granadilla	235
lychee	Fruit & Vegetables	lychee	lychees~lychee		longan|rambutan|mangosteen	190
persimmon	Fruit & Vegetables	persimmon	persimmons~persimmon	sharon fruit|kaki
exotic-fruit	Fruit & Vegetables	exotic fruit	exotic fruits~exotic fruit		dragon fruit|star fruit|carambola|guava|tamarillo|prickly pear|cherimoya|custard apple|durian|soursop|tamarind pod|feijoa|sapodilla|horned melon	165
coconut	Fruit & Vegetables	coconut	coconuts~coconut	fresh coconut~~coconut|whole coconut~~coconut	coconut chunk|young coconut|coconut half	80
fresh-chestnut	Fruit & Vegetables	fresh chestnut~~chestnut	fresh chestnuts~fresh chestnut~chestnut	chestnut in shell	roasting chestnut
cobnut	Fruit & Vegetables	cobnut	cobnuts~cobnut	fresh cobnut~~cobnut|kentish cobnut	filbert
seaweed-salad	Fruit & Vegetables	seaweed salad		fresh seaweed~~seaweed	kelp noodle|sea spaghetti
lovage	Fruit & Vegetables	lovage			smallage
fresh-walnut	Fruit & Vegetables	fresh walnut~~walnut	fresh walnuts~fresh walnut~walnut	wet walnut|green walnut	walnut in shell
meat	Meat & Poultry	meat	meats~meat		stewing meat|roast|roasting joint|mixed grill|game|game meat joint|red meat|roast meat|leftover meat|leftover roast
mince	Meat & Poultry	mince		minced meat~~meat mince|ground meat~~meat mince		225
poultry	Meat & Poultry	poultry		fowl	roast poultry
chicken	Meat & Poultry	chicken	chickens~chicken		whole chicken|roasting chicken|poussin|capon|chicken piece|spatchcock chicken|chicken portion|chicken crown|chicken carcass|chicken frame|chicken neck|stewing hen|rotisserie bird	140
chicken-breast	Meat & Poultry	chicken breast	chicken breasts~chicken breast	chicken breast fillet|skinless chicken breast~~chicken breast|chicken fillet	mini chicken fillet|chicken breast strip|chicken tender|chicken tenderloin|chicken mini fillet|chicken supreme|chicken strip	140
chicken-thigh	Meat & Poultry	chicken thigh	chicken thighs~chicken thigh	chicken thigh fillet|skinless chicken thigh	boneless chicken thigh|boneless skinless chicken thigh	140
chicken-leg	Meat & Poultry	chicken leg	chicken legs~chicken leg		drumstick|chicken drumstick|chicken leg quarter|chicken quarter
chicken-wing	Meat & Poultry	chicken wing	chicken wings~chicken wing	wing	chicken wingette|buffalo wing
chicken-mince	Meat & Poultry	chicken mince		minced chicken~~chicken mince|ground chicken~~chicken mince		225
cooked-chicken	Meat & Poultry	cooked chicken		roast chicken|leftover chicken|rotisserie chicken	cooked chicken breast|shredded chicken~~chicken|pulled chicken|smoked chicken|poached chicken	140
chicken-liver	Meat & Poultry	chicken liver	chicken livers~chicken liver		duck liver|turkey liver
breaded-chicken	Meat & Poultry	breaded chicken		chicken goujon|goujon	chicken schnitzel|breaded chicken breast|chicken escalope|chicken milanese|chicken katsu|southern fried chicken|popcorn chicken
chicken-kiev	Meat & Poultry	chicken kiev	chicken kievs~chicken kiev	kiev	garlic chicken kiev|chicken cordon bleu
turkey	Meat & Poultry	turkey	turkeys~turkey		whole turkey|turkey crown|turkey joint|turkey leg|turkey thigh|turkey drumstick|turkey carcass	140
turkey-breast	Meat & Poultry	turkey breast	turkey breasts~turkey breast	turkey breast steak	turkey steak|turkey escalope|turkey fillet|turkey strip	140
turkey-mince	Meat & Poultry	turkey mince		minced turkey~~turkey mince|ground turkey~~turkey mince	turkey thigh mince	225
turkey-slice	Meat & Poultry	turkey slice	turkey slices~turkey slice	wafer-thin turkey~wafer thin turkey	roast turkey slice|cooked turkey|turkey ham|leftover turkey|smoked turkey
turkey-bacon	Meat & Poultry	turkey bacon		turkey rasher	chicken bacon
duck	Meat & Poultry	duck	ducks~duck		whole duck|duck leg|duckling|confit duck|duck confit|crispy aromatic duck	140
duck-breast	Meat & Poultry	duck breast	duck breasts~duck breast	duck breast fillet	smoked duck|magret
goose	Meat & Poultry	goose	geese~goose		goose leg|goose breast|goose crown
game-bird	Meat & Poultry	game bird	game birds~game bird		pheasant|guinea fowl|partridge|grouse|pigeon|quail|wood pigeon|squab|pheasant breast|pigeon breast|woodcock|teal|mallard
ostrich	Meat & Poultry	ostrich	ostriches~ostrich		ostrich steak|emu
beef	Meat & Poultry	beef		rib of beef~~beef rib|beef for stewing	beef joint|roasting beef|brisket|beef brisket|silverside|topside|chuck|beef chuck|chuck roast|beef shin|shin|shin of beef~~shin beef|prime rib|beef rib|short rib|beef short rib|ox cheek|beef cheek|stewing steak=stewing beef=stew beef=beef stewing steak|braising steak|casserole steak|feather steak|blade|feather blade|skirt|beef strip|stir fry beef|rolled brisket|beef stew meat	225
steak	Meat & Poultry	steak	steaks~steak	beef steak	sirloin|sirloin steak|rump|rump steak|ribeye|ribeye steak|rib eye|rib-eye steak~rib eye steak|fillet steak|beef fillet|filet mignon|beef tenderloin|tenderloin steak|minute steak|frying steak|t bone|t-bone steak~t bone steak|flank|flank steak|skirt steak|bavette|onglet|hanger steak|tomahawk steak|porterhouse|porterhouse steak|flat iron steak|tournedos~tournedo|chateaubriand
beef-mince	Meat & Poultry	beef mince		minced beef~~beef mince|ground beef~~beef mince|hamburger meat|steak mince~~beef mince|minced steak~~beef mince		225
burger	Meat & Poultry	burger	burgers~burger	beefburger|hamburger|beef burger|hamburger patty|burger patty	cheeseburger|steak burger|quarter pounder|mini burger|slider|smash burger|wagyu burger
chicken-burger	Meat & Poultry	chicken burger	chicken burgers~chicken burger		turkey burger|chicken patty
pork-burger	Meat & Poultry	pork burger	pork burgers~pork burger		pork and apple burger
meatball	Meat & Poultry	meatball	meatballs~meatball		beef meatball|pork meatball|swedish meatball|italian meatball|lamb meatball|polpette
meatloaf	Meat & Poultry	meatloaf	meatloaves~meatloave		faggot|rissole|beef olive
kebab	Meat & Poultry	kebab	kebabs~kebab		kofta|lamb kofta|chicken kebab|doner|doner kebab|gyros~gyro|shish kebab|shawarma|souvlaki|kebab meat|seekh kebab|beef kofta
salt-beef	Meat & Poultry	salt beef			pastrami|corned beef slice|corned beef hash
roast-beef-slice	Meat & Poultry	roast beef slice	roast beef slices~roast beef slice		cooked beef~~beef=sliced beef~~beef|leftover roast beef|roast beef
bresaola	Meat & Poultry	bresaola			cured beef|biltong beef|cecina
veal	Meat & Poultry	veal			veal escalope|veal chop|osso buco|veal shin|veal mince|rose veal|veal cutlet|veal shank
schnitzel	Meat & Poultry	schnitzel	schnitzels~schnitzel	escalope	pork schnitzel|veal schnitzel|wiener schnitzel|breaded pork escalope|breaded veal
lamb	Meat & Poultry	lamb		rack of lamb~~lamb rack	lamb leg=leg of lamb~~lamb leg|lamb shoulder=shoulder of lamb~~lamb shoulder|lamb shank|lamb chop|lamb cutlet|lamb steak|lamb leg steak|lamb neck=neck of lamb~~lamb neck|lamb neck fillet|lamb fillet|lamb loin|lamb rump|lamb breast|mutton|hogget|lamb joint|barnsley chop|lamb rib|stewing lamb	225
lamb-mince	Meat & Poultry	lamb mince		minced lamb~~lamb mince|ground lamb~~lamb mince	mutton mince	225
goat-meat	Meat & Poultry	goat meat		goat	kid goat|diced goat~~goat|goat leg|curry goat meat	225
venison	Meat & Poultry	venison		deer	venison steak|venison mince|venison haunch|moose|elk|reindeer|venison loin
rabbit	Meat & Poultry	rabbit	rabbits~rabbit		hare|saddle of rabbit~~rabbit saddle
exotic-meat	Meat & Poultry	exotic meat	exotic meats~exotic meat	bison	kangaroo|buffalo meat|crocodile|camel|alligator|bison mince|horse meat
wild-boar	Meat & Poultry	wild boar			boar
frog-leg	Meat & Poultry	frog leg	frogs' legs~frog leg		frog
pork	Meat & Poultry	pork			pork joint|pork loin=loin of pork~~pork loin|pork shoulder=shoulder of pork~~pork shoulder|pork leg=leg of pork~~pork leg|pork tenderloin|pork fillet|pork steak|pork loin steak|pork chop|pork cutlet|pork escalope|pork neck|boston butt|pork collar|pork strip|stir fry pork|hand of pork~~hand pork|pork cheek|pig cheek|suckling pig|pork medallion|porchetta|tenderloin|pork stir fry strip|iberico pork|pork knuckle	225
pork-belly	Meat & Poultry	pork belly		belly pork~~pork belly|pork belly slice	side of pork~~side pork|crackling joint
pork-rib	Meat & Poultry	pork rib	pork ribs~pork rib	spare rib|sparerib	rib rack|baby back rib|rack of ribs~rack of rib~rack rib|st louis rib~st loui rib
pork-mince	Meat & Poultry	pork mince		minced pork~~pork mince|ground pork~~pork mince		225
pulled-pork	Meat & Poultry	pulled pork			pulled pork joint|bbq pulled pork|carnitas~carnita
pulled-beef	Meat & Poultry	pulled beef		pulled brisket
ham-hock	Meat & Poultry	ham hock	ham hocks~ham hock		gammon hock|pulled ham hock|ham shank|ham bone|smoked ham hock
bacon	Meat & Poultry	bacon		bacon rasher|rasher|slice of bacon~~slice bacon|rasher of bacon~~rasher bacon	back bacon|streaky bacon|smoked bacon|smoked back bacon|smoked streaky bacon|unsmoked bacon|unsmoked back bacon|thick-cut bacon~thick cut bacon|canadian bacon|bacon medallion|bacon joint|bacon chop|black bacon|maple bacon|bacon bit|cooking bacon
pancetta	Meat & Poultry	pancetta			lardon|bacon lardon|smoked lardon|guanciale|pancetta cube|speck cube
gammon	Meat & Poultry	gammon		gammon steak	gammon joint|smoked gammon|unsmoked gammon
ham	Meat & Poultry	ham		cooked ham|ham slice	boiled ham|baked ham|honey roast ham|wafer-thin ham~wafer thin ham|smoked ham|wiltshire ham|breaded ham|york ham|deli ham|black forest ham|leftover ham|leftover gammon|roast ham	140
parma-ham	Meat & Poultry	parma ham		prosciutto	serrano ham|jamon serrano|iberico ham|jamon|jamon iberico|prosciutto crudo|san daniele ham|bayonne ham|air-dried ham~air dried ham|cured ham|culatello|speck|prosciutto di parma|dry-cured ham~dry cured ham
salami	Meat & Poultry	salami			milano salami|napoli salami|saucisson|soppressata|coppa|capocollo|finocchiona|fuet|german salami|salame|salami slice|cured sausage|lardo
pepperoni	Meat & Poultry	pepperoni			pepperoni slice
vegan-pepperoni	Meat & Poultry	vegan pepperoni		plant-based pepperoni~plant based pepperoni	vegan chorizo|vegan salami
chorizo	Meat & Poultry	chorizo		chorizo sausage|chorizo ring	cooking chorizo|chorizo slice|chorizo iberico|mexican chorizo|spanish sausage|sobrasada
nduja	Meat & Poultry	nduja			nduja paste|spreadable salami
mortadella	Meat & Poultry	mortadella			bologna|boloney|luncheon meat slice|baloney|garlic sausage|ham sausage|haslet|brawn|bierwurst
charcuterie	Meat & Poultry	charcuterie		charcuterie platter	antipasti meat|meat platter|cured meat|continental meat
sausage	Meat & Poultry	sausage	sausages~sausage	banger	pork sausage|cumberland sausage|lincolnshire sausage|chipolata|cumberland ring|sausage meat|sausagemeat|cocktail sausage|breakfast sausage|pork and apple sausage|toulouse sausage|italian sausage|irish sausage|pork chipolata|pork sausage meat|caramelised onion sausage|party sausage|luganega|sausage patty|breakfast link
gluten-free-sausage	Meat & Poultry	gluten-free sausage~gluten free sausage	gluten-free sausages~gluten free sausage		97% pork sausage
chicken-sausage	Meat & Poultry	chicken sausage	chicken sausages~chicken sausage		turkey sausage|chicken chipolata|turkey chipolata
beef-sausage	Meat & Poultry	beef sausage	beef sausages~beef sausage		lamb sausage|merguez|venison sausage|beef link|boerewors~boerewor|sucuk|sujuk
frankfurter	Meat & Poultry	frankfurter	frankfurters~frankfurter	hot dog|wiener	bratwurst|kielbasa|bockwurst|andouille|smoked sausage|saveloy|knackwurst|mettwurst|polish sausage|kabanos~kabano|cabanossi|weisswurst|cheese frankfurter|smoked pork sausage|jumbo hot dog~~hot dog
pigs-in-blankets	Meat & Poultry	pigs in blankets~pig in blanket			bacon-wrapped sausage~bacon wrapped sausage|kilted sausage
black-pudding	Meat & Poultry	black pudding	black puddings~black pudding	blood sausage|boudin noir	morcilla|black pudding slice|blutwurst
vegan-black-pudding	Meat & Poultry	vegan black pudding	vegan black puddings~vegan black pudding
white-pudding	Meat & Poultry	white pudding	white puddings~white pudding		hog's pudding~hog pudding|fruit pudding
haggis	Meat & Poultry	haggis			scotch haggis|haggis slice
vegetarian-haggis	Meat & Poultry	vegetarian haggis		veggie haggis|vegan haggis
scrapple	Meat & Poultry	scrapple			goetta|livermush
liver	Meat & Poultry	liver	livers~liver		lamb's liver~lamb liver|calf's liver~calf liver|pig's liver~pig liver|ox liver|beef liver|pork liver
offal	Meat & Poultry	offal			kidney|lamb kidney|pig kidney|heart|lamb heart|ox heart|tongue|ox tongue|tripe|sweetbread|giblet|chicken heart|gizzard|chitterling|brain
oxtail	Meat & Poultry	oxtail	oxtails~oxtail		ox tail|beef tail
pigs-trotter	Meat & Poultry	pig's trotter~pig trotter	pig's trotters~pig trotter	trotter	pig foot|pig's ear~pig ear|pork skin|pork hock|pork bone
marrow-bone	Meat & Poultry	marrow bone	marrow bones~marrow bone	bone marrow|soup bone	beef bone|lamb bone|veal bone|stock bone|meat bone
pate	Meat & Poultry	pâté~pate	pâtés~pate		chicken liver pate|ardennes pate~ardenne pate|brussels pate|liver pate|liver sausage|liverwurst|farmhouse pate|terrine|rillettes~rillette|foie gras~foie gra|coarse pate|parfait|duck pate|leberwurst|chopped liver~~liver	240
vegetable-pate	Meat & Poultry	vegetable pâté~vegetable pate	vegetable pâtés~vegetable pate	vegetarian pate	mushroom pâté~mushroom pate|lentil pate
pork-stuffing	Meat & Poultry	pork stuffing		sausage meat stuffing	stuffing ball|pork and sage stuffing|pork, sage and onion stuffing~pork sage and onion stuffing
crackling	Meat & Poultry	crackling		pork crackling
chicken-skin	Meat & Poultry	chicken skin			duck skin
vegan-meat	Meat & Poultry	vegan meat		plant-based meat~plant based meat	vegan chicken|vegan beef|plant-based chicken~plant based chicken|vegan steak|vegan kebab|plant-based beef~plant based beef|vegan duck|vegan pieces~vegan piece|vegan fillet|plant-based pieces~plant based piece|vegan strips~vegan strip
vegan-mince	Meat & Poultry	vegan mince		plant-based mince~plant based mince|plant mince	pea protein mince	110
soya-mince	Meat & Poultry	soya mince		vegetarian soya mince|vegan soya mince|frozen soya mince		110
vegan-sausage	Meat & Poultry	vegan sausage	vegan sausages~vegan sausage	plant-based sausage~plant based sausage	vegan chipolata|vegan frankfurter|vegan hot dog|vegan bratwurst
gluten-free-vegan-sausage	Meat & Poultry	gluten-free vegan sausage~gluten free vegan sausage	gluten-free vegan sausages~gluten free vegan sausage
vegan-burger	Meat & Poultry	vegan burger	vegan burgers~vegan burger	plant-based burger~plant based burger	beyond burger|impossible burger|vegan patty|plant-based patty~plant based patty
vegan-meatball	Meat & Poultry	vegan meatball	vegan meatballs~vegan meatball	plant-based meatball~plant based meatball	swedish-style vegan ball~swedish style vegan ball
vegan-nugget	Meat & Poultry	vegan nugget	vegan nuggets~vegan nugget	vegan chicken nugget|plant-based nugget~plant based nugget	vegan goujon|vegan schnitzel|vegan kiev
vegan-bacon	Meat & Poultry	vegan bacon		vegan rasher|facon|plant-based bacon~plant based bacon	rice paper bacon|tempeh bacon|vegan lardon
vegan-ham	Meat & Poultry	vegan ham		vegan ham slice|plant-based ham~plant based ham	vegan deli slice|vegan turkey slice|vegan chicken slice
mixed-mince	Meat & Poultry	mixed mince		beef and pork mince	veal and pork mince|meatloaf mix	225
sliced-meat	Meat & Poultry	sliced meat~~meat	sliced meats~sliced meat~meat	cold cut|deli meat|cooked meat~~meat|lunch meat	sandwich meat|meat slice
turkey-meatball	Meat & Poultry	turkey meatball	turkey meatballs~turkey meatball	chicken meatball
lamb-burger	Meat & Poultry	lamb burger	lamb burgers~lamb burger		mint lamb burger
marinated-rib	Meat & Poultry	marinated rib	marinated ribs~marinated rib	bbq rib	sticky rib
chicken-slice	Meat & Poultry	chicken slice	chicken slices~chicken slice	roast chicken slice	chargrilled chicken|chicken tikka piece|wafer-thin chicken~wafer thin chicken|chicken roll|flavoured chicken piece|chicken bite
vegan-pate	Meat & Poultry	vegan pâté~vegan pate	vegan pâtés~vegan pate
vegetarian-meat	Meat & Poultry	vegetarian meat		meat alternative|meat substitute|meat-free meat~meat free meat	meat-free chicken~meat free chicken|meat-free strip~meat free strip|meat-free fillet~meat free fillet|meatless chicken|vegetarian chicken|meat-free bacon~meat free bacon|vegetarian bacon|meat-free ham~meat free ham|quorn bacon|quorn ham|quorn slice|vegetarian ham|meat-free steak~meat free steak
vegetarian-mince	Meat & Poultry	vegetarian mince		meat-free mince~meat free mince|veggie mince|quorn mince	vegetarian ground beef~~vegetarian beef mince	110
vegetarian-sausage	Meat & Poultry	vegetarian sausage	vegetarian sausages~vegetarian sausage	veggie sausage|meat-free sausage~meat free sausage	glamorgan sausage|vegetarian chipolata|cauldron sausage|vegetarian hot dog|vegetable sausage
vegetarian-burger	Meat & Poultry	vegetarian burger	vegetarian burgers~vegetarian burger	veggie burger|meat-free burger~meat free burger	bean burger|mushroom burger|spicy bean burger|falafel burger|veggie patty|vegetable burger|halloumi burger|quorn burger
vegetarian-meatball	Meat & Poultry	vegetarian meatball	vegetarian meatballs~vegetarian meatball	veggie ball|meat-free meatball~meat free meatball
vegetarian-nugget	Meat & Poultry	vegetarian nugget	vegetarian nuggets~vegetarian nugget	veggie nugget|meat-free nugget~meat free nugget	quorn nugget|quorn dipper|vegetarian goujon|vegetarian kiev|vegetarian schnitzel
fish	Fish & Seafood	fish		fillet of fish~~fish fillet	fish fillet|whole fish|fish steak|fish bone|fish head|fish trimming|mixed fish|fish loin
white-fish	Fish & Seafood	white fish		white fish fillet	whiting|hake|hake fillet|coley|saithe|pollock|pollack|basa|pangasius|river cobbler|tilapia|gurnard|ling|red mullet|grey mullet~gray mullet|mullet|haddock fillet|perch|zander|catfish|carp|pike|flounder|dab|brill|turbot|halibut|john dory|snapper|red snapper|grouper|barramundi|cod cheek|rockfish|megrim|pouting|alaska pollock|red fish|croaker|rohu|white fish loin
cod	Fish & Seafood	cod		cod fillet	cod loin|cod steak|atlantic cod|skrei|black cod|sablefish|codling|cod portion
haddock	Fish & Seafood	haddock			haddock loin
sea-bass	Fish & Seafood	sea bass		bass|sea bass fillet|seabass	sea bream|bream|sea bream fillet|dorade|gilt-head bream~gilt head bream|striped bass
plaice	Fish & Seafood	plaice		plaice fillet	sole|lemon sole|dover sole|flatfish|petrale sole
monkfish	Fish & Seafood	monkfish		monkfish tail	monkfish fillet|skate|skate wing|ray wing|dogfish|huss|rock salmon
smoked-fish	Fish & Seafood	smoked fish			smoked haddock|undyed smoked haddock|smoked haddock fillet|arbroath smokie|finnan haddie|smoked cod|smoked white fish|smoked eel|smoked halibut|smoked sprat
smoked-mackerel	Fish & Seafood	smoked mackerel		smoked mackerel fillet	peppered mackerel|hot-smoked mackerel~hot smoked mackerel|peppered smoked mackerel
kipper	Fish & Seafood	kipper	kippers~kipper		bloater|buckling|kipper fillet
oily-fish	Fish & Seafood	oily fish			char|arctic char|sprat|fresh pilchard~~pilchard|yellowtail|bluefish|shad|butterfish
salmon	Fish & Seafood	salmon		salmon fillet	salmon side|side of salmon~~side salmon|wild salmon|sockeye salmon|salmon steak|poached salmon|whole salmon|keta salmon|coho salmon|salmon portion|salmon head
smoked-salmon	Fish & Seafood	smoked salmon		smoked salmon slice|lox	smoked salmon trimming|smoked trout slice|cold-smoked salmon~cold smoked salmon|nova lox|gravadlax|gravlax|beetroot-cured salmon~beetroot cured salmon|cured salmon|salmon gravadlax
hot-smoked-salmon	Fish & Seafood	hot-smoked salmon~hot smoked salmon			hot-smoked trout~hot smoked trout|smoked trout|smoked trout fillet|honey roast salmon|kiln roasted salmon|smoked salmon flake
trout	Fish & Seafood	trout		trout fillet	rainbow trout|sea trout|brown trout|whole trout|steelhead trout|chalk stream trout
mackerel	Fish & Seafood	mackerel		mackerel fillet	horse mackerel|spanish mackerel|snoek
herring	Fish & Seafood	herring	herrings~herring		herring fillet|smoked herring
pickled-herring	Fish & Seafood	pickled herring	pickled herrings~pickled herring	rollmop	rollmop herring|bismarck herring|soused herring|schmaltz herring|matjes~matje
sardine	Fish & Seafood	sardine	sardines~sardine		sardine fillet|whitebait|smelt
fresh-anchovy	Fish & Seafood	fresh anchovy~~anchovy	fresh anchovies~fresh anchovy~anchovy		marinated anchovy|white anchovy|boquerones~boquerone|alici|anchovy in vinegar
tuna	Fish & Seafood	tuna steak	tuna steaks~tuna steak	fresh tuna~~tuna|tuna loin	yellowfin tuna|ahi tuna|bluefin tuna|seared tuna|bonito
swordfish	Fish & Seafood	swordfish			shark|marlin|king mackerel|swordfish steak|orange roughy|tilefish|mahi mahi|mahimahi|wahoo|escolar|shark steak|dorado
eel	Fish & Seafood	eel	eels~eel		elver|jellied eel|conger eel
sturgeon	Fish & Seafood	sturgeon			paddlefish
salt-cod	Fish & Seafood	salt cod		salt fish|saltfish|bacalao|bacalhau	baccala
fish-roe	Fish & Seafood	fish roe		roe	caviar|lumpfish roe|lumpfish caviar|salmon roe|trout roe|cod roe|smoked cod roe|bottarga|tobiko|masago|ikura|herring roe|soft roe
seaweed-caviar	Fish & Seafood	seaweed caviar		seaweed pearl	vegan caviar
taramasalata	Fish & Seafood	taramasalata		tarama		240
sashimi	Fish & Seafood	sashimi		sushi grade fish	sushi-grade salmon~sushi grade salmon|sushi-grade tuna~sushi grade tuna|poke fish|ceviche mix|raw fish~~fish
sushi	Fish & Seafood	sushi		sushi box	sushi roll|nigiri|maki|california roll|onigiri
surimi	Fish & Seafood	surimi		seafood stick|crab stick|crabstick	imitation crab|krab|ocean stick|crab flavour stick|fish ball|kamaboko|narutomaki
shellfish	Fish & Seafood	shellfish			shellfish mix
seafood	Fish & Seafood	seafood		seafood mix|mixed seafood|seafood selection	fruits de mer~fruit de mer|paella mix|seafood cocktail|frozen seafood mix|seafood salad|seafood platter|seafood chowder mix
crustacean	Fish & Seafood	crustacean	crustaceans~crustacean	crustacean shellfish
mollusc	Fish & Seafood	mollusc	molluscs~mollusc	mollusk	bivalve|cephalopod|conch|limpet
prawn	Fish & Seafood	prawn	prawns~prawn	shrimp|jumbo shrimp~~shrimp|large shrimp~~shrimp	king prawn=jumbo king prawn~~king prawn|raw king prawn|cooked king prawn|tiger prawn|raw tiger prawn|atlantic prawn|coldwater prawn|cold water prawn~~water prawn=warm water prawn~~water prawn|prawn tail|shell-on prawn~shell on prawn|north atlantic prawn|brown shrimp|gambas~gamba|cooked prawn|raw prawn	145
potted-shrimp	Fish & Seafood	potted shrimp	potted shrimps~potted shrimp		potted crab
breaded-prawn	Fish & Seafood	breaded prawn	breaded prawns~breaded prawn		tempura prawn|filo prawn|torpedo prawn|prawn toast|butterfly prawn|popcorn shrimp|prawn tempura|sesame prawn toast
langoustine	Fish & Seafood	langoustine	langoustines~langoustine	dublin bay prawn|norway lobster
scampi	Fish & Seafood	scampi		breaded scampi|scampi tail	wholetail scampi
lobster	Fish & Seafood	lobster	lobsters~lobster		lobster tail|lobster meat|crawfish tail|spiny lobster|rock lobster
crayfish	Fish & Seafood	crayfish		crawfish	crayfish tail|yabby
crab	Fish & Seafood	crab	crabs~crab		white crab meat|brown crab meat|crab claw|king crab|soft shell crab|snow crab|blue crab|crab leg|lump crab meat|handpicked crab|crab meat=crabmeat	135
crab-cake	Fish & Seafood	crab cake	crab cakes~crab cake		crab fishcake|prawn cake|thai crab cake
mussel	Fish & Seafood	mussel	mussels~mussel		mussel meat|green-lipped mussel~green lipped mussel|cooked mussel|moules~moule|mussel in shell
mussels-in-sauce	Fish & Seafood	mussels in sauce~mussel in sauce		moules mariniere~moule mariniere	mussel in white wine|mussel in garlic butter|mussel in white wine sauce
clam	Fish & Seafood	clam	clams~clam		cockle|razor clam|geoduck|vongole|palourde|clam meat|surf clam|carpet shell|littleneck clam
oyster	Fish & Seafood	oyster	oysters~oyster		rock oyster|native oyster|smoked oyster|shucked oyster
scallop	Fish & Seafood	scallop	scallops~scallop		king scallop|queen scallop|queenie|bay scallop|sea scallop|scallop roe
squid	Fish & Seafood	squid		calamari	squid ring|baby squid|squid tube|octopus|cuttlefish|octopus tentacle|squid tentacle|squid ink|cuttlefish ink|baby octopus
breaded-squid	Fish & Seafood	breaded squid		breaded calamari|battered squid	salt and pepper squid|calamari ring|fried calamari|battered calamari
whelk	Fish & Seafood	whelk	whelks~whelk		winkle|periwinkle|abalone|sea snail
snail	Fish & Seafood	snail	snails~snail	escargot
sea-urchin	Fish & Seafood	sea urchin	sea urchins~sea urchin	uni	sea cucumber|jellyfish
fish-in-sauce	Fish & Seafood	fish in sauce			cod in parsley sauce|fish in butter sauce|cod mornay|salmon en croute|fish gratin
fish-pie	Fish & Seafood	fish pie	fish pies~fish pie		ocean pie|fisherman's pie~fisherman pie|seafood pie
unagi	Fish & Seafood	unagi		grilled eel	kabayaki eel
fish-pate	Fish & Seafood	fish pâté~fish pate	fish pâtés~fish pate		smoked salmon pate|smoked mackerel pate|salmon mousse|tuna pate|smoked trout pate|kipper pate	240
crab-pate	Fish & Seafood	crab pâté~crab pate	crab pâtés~crab pate		seafood pate|lobster pate|crab dip	240
dressed-crab	Fish & Seafood	dressed crab	dressed crabs~dressed crab		cromer crab|potted brown crab
prawn-cocktail	Fish & Seafood	prawn cocktail	prawn cocktails~prawn cocktail	prawn mayonnaise	prawn cocktail filling|prawn marie rose
escargots-in-garlic-butter	Fish & Seafood	escargots in garlic butter~escargot in garlic butter		snail in garlic butter
fish-pie-mix	Fish & Seafood	fish pie mix			chunky fish mix|fish stew mix
milk	Dairy & Eggs	milk	milks~milk	cow's milk~cow milk|fresh milk~~milk	whole milk|semi-skimmed milk~semi skimmed milk|skimmed milk|full-fat milk~full fat milk|2% milk|low-fat milk~low fat milk|skim milk|1% milk|filtered milk|gold top milk|jersey milk|whole milk bottle|reduced-fat milk~reduced fat milk	245
goats-milk	Dairy & Eggs	goat's milk~goat milk			sheep's milk~sheep milk|buffalo milk|ewe's milk~ewe milk	245
lactose-free-milk	Dairy & Eggs	lactose-free milk~lactose free milk		lactofree milk|lactofree	lactose-free semi-skimmed milk~lactose free semi skimmed milk|lactose-free whole milk~lactose free whole milk	245
flavoured-milk	Dairy & Eggs	flavoured milk	flavoured milks~flavoured milk	chocolate milk|milkshake	strawberry milk|banana milk|chocolate milkshake|milk drink|coffee milk drink|frappe	250
buttermilk	Dairy & Eggs	buttermilk		cultured buttermilk		245
kefir	Dairy & Eggs	kefir		milk kefir	yogurt drink|drinking yogurt|lassi|actimel|yakult|probiotic drink|ayran|mango lassi|doogh	245
plant-milk	Dairy & Eggs	plant milk	plant milks~plant milk	plant drink|plant-based milk~plant based milk|non-dairy milk~non dairy milk|dairy-free milk~dairy free milk|vegan milk|milk alternative|plant-based drink~plant based drink	nut milk|barista milk|pea milk|pea drink	245
oat-drink	Dairy & Eggs	oat drink	oat drinks~oat drink	oat milk	barista oat drink|oatly|oat barista|unsweetened oat drink|barista oat milk	245
gluten-free-oat-drink	Dairy & Eggs	gluten-free oat drink~gluten free oat drink	gluten-free oat drinks~gluten free oat drink	gluten-free oat milk~gluten free oat milk		245
soya-drink	Dairy & Eggs	soya drink	soya drinks~soya drink	soya milk	unsweetened soya drink|unsweetened soya milk|sweetened soya drink|vanilla soya drink	245
almond-drink	Dairy & Eggs	almond drink	almond drinks~almond drink	almond milk	unsweetened almond milk|unsweetened almond drink	245
cashew-drink	Dairy & Eggs	cashew drink	cashew drinks~cashew drink	cashew milk	hazelnut milk|hazelnut drink|walnut drink|macadamia milk|pistachio drink	245
coconut-drink	Dairy & Eggs	coconut drink	coconut drinks~coconut drink	coconut milk drink|coconut drink (unsweetened)~coconut drink unsweetened	unsweetened coconut drink|coconut rice drink	245
rice-drink	Dairy & Eggs	rice drink	rice drinks~rice drink	rice milk	hemp milk|hemp drink|tiger nut drink|potato milk	245
butter	Dairy & Eggs	butter		stick of butter~~stick butter	unsalted butter|salted butter|slightly salted butter|lurpak|block butter|cultured butter|brown butter|garlic butter|whipped butter|butter stick|herb butter|sweet butter|goat's butter~goat butter	227
spreadable-butter	Dairy & Eggs	spreadable butter		spreadable	light spreadable butter|lighter spreadable	227
brandy-butter	Dairy & Eggs	brandy butter		rum butter	hard sauce
margarine	Dairy & Eggs	margarine		spread|marg	baking spread|baking block|stork|sunflower spread|olive spread|soft spread|vegetable spread|baking margarine|buttery spread|i can't believe it's not butter~i cant believe its not butter	227
dairy-free-spread	Dairy & Eggs	dairy-free spread~dairy free spread		vegan butter|plant butter|vegan spread|plant-based butter~plant based butter|dairy-free butter~dairy free butter|vegan margarine|plant-based spread~plant based spread	vitalite|pure spread|flora plant spread|vegan buttery spread|flora	227
dairy-free-block	Dairy & Eggs	dairy-free block~dairy free block		vegan block|vegan butter block|plant butter block|dairy-free baking block~dairy free baking block	naturli block|flora plant butter block	227
ghee	Dairy & Eggs	ghee		clarified butter	butter ghee|usli ghee	215
vegetable-ghee	Dairy & Eggs	vegetable ghee		vegan ghee		215
lard	Dairy & Eggs	lard			leaf lard|pork fat	205
dripping	Dairy & Eggs	dripping		beef dripping|beef fat		205
suet	Dairy & Eggs	suet		beef suet|shredded suet~~suet|shredded beef suet~~beef suet	atora suet	120
cream	Dairy & Eggs	cream		fresh cream~~cream|dairy cream	cooking cream|pouring cream|table cream|elmlea|cream pot	240
double-cream	Dairy & Eggs	double cream		heavy cream|heavy whipping cream|thick cream	extra thick double cream~~thick double cream|extra thick cream~~thick cream|channel island cream|thickened cream	240
single-cream	Dairy & Eggs	single cream		light cream|half and half|coffee cream		240
whipping-cream	Dairy & Eggs	whipping cream			whipped cream	240
squirty-cream	Dairy & Eggs	squirty cream		aerosol cream|spray cream|canned whipped cream~tinned whipped cream	squirty whipped cream	60
soured-cream	Dairy & Eggs	soured cream~sour cream		cultured cream	smetana	240
creme-fraiche	Dairy & Eggs	crème fraîche~creme fraiche			half-fat crème fraîche~half fat creme fraiche|crema|mexican crema	240
clotted-cream	Dairy & Eggs	clotted cream		cornish clotted cream	kaymak	240
brandy-cream	Dairy & Eggs	brandy cream			irish cream liqueur cream|rum cream	240
oat-cream	Dairy & Eggs	oat cream		oat single cream|oat cooking cream	oat cream alternative|oatly creamy oat	240
soya-cream	Dairy & Eggs	soya cream		soya single cream|soya cream alternative	soya single cream alternative|soya cooking cream	240
plant-cream	Dairy & Eggs	plant cream		dairy-free cream~dairy free cream|vegan cream|plant-based cream~plant based cream|non-dairy cream~non dairy cream|plant double cream	dairy-free double cream~dairy free double cream|dairy-free single cream~dairy free single cream|vegan double cream|plant-based double cream~plant based double cream|elmlea plant|cream alternative|rice cream	240
plant-whipping-cream	Dairy & Eggs	plant whipping cream		vegan whipping cream|dairy-free whipping cream~dairy free whipping cream	vegan squirty cream|whippable oat cream|vegan whipped cream|coconut whipped cream	240
dairy-free-creme-fraiche	Dairy & Eggs	dairy-free crème fraîche~dairy free creme fraiche		vegan creme fraiche|oat creme fraiche|oat fraiche	vegan sour cream|dairy-free sour cream~dairy free sour cream	240
creamer	Dairy & Eggs	creamer	creamers~creamer		hazelnut creamer	240
fresh-custard	Dairy & Eggs	fresh custard~~custard		custard	vanilla custard|creme anglaise|custard sauce	250
yogurt	Dairy & Eggs	yogurt	yogurts~yogurt	natural yogurt|plain yogurt|yoghourt	low-fat yogurt~low fat yogurt|fat-free yogurt~fat free yogurt|full-fat yogurt~full fat yogurt|bio yogurt|set yogurt|sheep's yogurt~sheep yogurt|goat's yogurt~goat yogurt|live yogurt|low-fat natural yogurt~low fat natural yogurt|dahi|bulgarian yogurt	245
greek-yogurt	Dairy & Eggs	greek yogurt	greek yogurts~greek yogurt	greek-style yogurt~greek style yogurt	fat-free greek yogurt~fat free greek yogurt|strained yogurt|fage|thick yogurt|turkish yogurt|0% greek yogurt|thick natural yogurt|full-fat greek yogurt~full fat greek yogurt	245
lactose-free-yogurt	Dairy & Eggs	lactose-free yogurt~lactose free yogurt	lactose-free yogurts~lactose free yogurt	lactofree yogurt	lactose-free cream~lactose free cream|lactofree cream|lactose-free greek yogurt~lactose free greek yogurt	245
fruit-yogurt	Dairy & Eggs	fruit yogurt	fruit yogurts~fruit yogurt	flavoured yogurt	vanilla yogurt|strawberry yogurt|yogurt pot|muller corner|activia|raspberry yogurt|yogurt corner|kids yogurt~kid yogurt|yogurt tube|lemon yogurt|toffee yogurt|split pot yogurt|frube	245
soya-yogurt	Dairy & Eggs	soya yogurt	soya yogurts~soya yogurt	plain soya yogurt	vanilla soya yogurt|greek-style soya yogurt~greek style soya yogurt|soya yogurt alternative|alpro yogurt	245
coconut-yogurt	Dairy & Eggs	coconut yogurt	coconut yogurts~coconut yogurt	plain coconut yogurt|coconut milk yogurt	coconut yogurt alternative|coyo	245
oat-yogurt	Dairy & Eggs	oat yogurt	oat yogurts~oat yogurt	oatgurt		245
plant-yogurt	Dairy & Eggs	plant yogurt	plant yogurts~plant yogurt	vegan yogurt|dairy-free yogurt~dairy free yogurt|plant-based yogurt~plant based yogurt|non-dairy yogurt~non dairy yogurt	almond yogurt|cashew yogurt|vegan greek-style yogurt~vegan greek style yogurt|vegan fruit yogurt	245
fromage-frais	Dairy & Eggs	fromage frais~fromage frai		fromage blanc	petit suisse|petit filous|fruit fromage frais~fruit fromage frai	240
quark	Dairy & Eggs	quark			topfen|farmer cheese|curd cheese|curd|twarog|tvorog	240
skyr	Dairy & Eggs	skyr			icelandic yogurt	245
labneh	Dairy & Eggs	labneh		labne	yogurt cheese	240
cheese	Dairy & Eggs	cheese	cheeses~cheese		mixed cheese|cheese board|smoked cheese|melting cheese|cheese selection	110
hard-cheese	Dairy & Eggs	hard cheese	hard cheeses~hard cheese		mature cheese|alpine cheese	110
cheddar	Dairy & Eggs	cheddar		cheddar cheese|mature cheddar	mild cheddar|extra mature cheddar~~mature cheddar=mature cheddar cheese|vintage cheddar|white cheddar|smoked cheddar|sharp cheddar=extra sharp cheddar~~sharp cheddar|strong cheddar|orange cheddar|cheddar slice|cathedral city	110
vegetarian-cheddar	Dairy & Eggs	vegetarian cheddar		vegetarian mature cheddar	vegetarian red leicester|vegetarian cheese	110
lactose-free-cheese	Dairy & Eggs	lactose-free cheese~lactose free cheese		lactofree cheese	lactose-free cheddar~lactose free cheddar|lactose-free cream cheese~lactose free cream cheese=lactose-free soft cheese~lactose free soft cheese|lactose-free mozzarella~lactose free mozzarella	110
red-leicester	Dairy & Eggs	red leicester			double gloucester|cheshire cheese|lancashire cheese|wensleydale|caerphilly|cheshire|cotswold cheese|cornish yarg|sage derby|lincolnshire poacher|wensleydale with cranberries~wensleydale with cranberry|british territorial cheese	110
gouda	Dairy & Eggs	gouda			edam|jarlsberg|leerdammer|maasdam|smoked gouda|havarti|edam cheese|gouda cheese|colby|colby jack|monterey jack|pepper jack|tilsit|esrom|port salut|muenster|butterkase|babybel|mini babybel|danbo	110
gruyere	Dairy & Eggs	gruyère~gruyere		gruyere cheese	comte|beaufort|emmental|emmental cheese|emmenthal|swiss cheese|appenzeller	110
parmesan	Dairy & Eggs	parmesan		parmesan cheese|parmigiano reggiano|parmigiano|parmigiano reggiano cheese	parmesan shaving|parmesan rind|reggiano|parmesan crisp	90
grana-padano	Dairy & Eggs	grana padano			trentingrana|piave|grana	90
pecorino	Dairy & Eggs	pecorino		pecorino romano|pecorino cheese	pecorino sardo	90
vegetarian-hard-cheese	Dairy & Eggs	vegetarian hard cheese		vegetarian italian-style hard cheese~vegetarian italian style hard cheese|vegetarian parmesan|italian-style hard cheese~italian style hard cheese	vegetarian parmesan-style cheese~vegetarian parmesan style cheese|vegetarian pecorino-style cheese~vegetarian pecorino style cheese|vegetarian italian hard cheese	90
manchego	Dairy & Eggs	manchego		manchego cheese	idiazabal|mahon|asiago|provolone|provolone cheese|caciocavallo|kefalotyri|montasio|graviera|kashkaval|kasseri|zamorano	110
mozzarella	Dairy & Eggs	mozzarella		mozzarella cheese|mozzarella ball	buffalo mozzarella|mozzarella pearl|bocconcini|low-moisture mozzarella~low moisture mozzarella|pizza mozzarella|fior di latte|mozzarella block|mozzarella di bufala|cheese string|string cheese|scamorza|smoked mozzarella|oaxaca cheese	112
burrata	Dairy & Eggs	burrata			stracciatella cheese|stracchino|robiola|crescenza|burratina
feta	Dairy & Eggs	feta		feta cheese	greek salad cheese|salad cheese|greek-style cheese~greek style cheese|barrel-aged feta~barrel aged feta|bulgarian white cheese|sirene|beyaz peynir|ricotta salata	150
vegetarian-feta	Dairy & Eggs	vegetarian feta		vegetarian greek-style cheese~vegetarian greek style cheese		150
halloumi	Dairy & Eggs	halloumi		halloumi cheese	grilling cheese|halloumi-style cheese~halloumi style cheese|light halloumi|chilli halloumi|hellim
paneer	Dairy & Eggs	paneer		paneer cheese	grilled paneer|paneer cube
queso-fresco	Dairy & Eggs	queso fresco			cotija|queso|panela cheese|queso blanco|cheese curd|juustoleipa	130
ricotta	Dairy & Eggs	ricotta		ricotta cheese	baked ricotta|buffalo ricotta	250
mascarpone	Dairy & Eggs	mascarpone		mascarpone cheese		250
soft-cheese	Dairy & Eggs	soft cheese	soft cheeses~soft cheese		young cheese|spreadable soft cheese	240
cream-cheese	Dairy & Eggs	cream cheese		full-fat soft cheese~full fat soft cheese|philadelphia	neufchatel|cream cheese spread|light soft cheese|garlic and herb soft cheese|garlic and herb cheese|boursin|light cream cheese|full-fat cream cheese~full fat cream cheese|low-fat cream cheese~low fat cream cheese=low-fat soft cheese~low fat soft cheese|roule|whipped cream cheese|plain soft cheese|garlic soft cheese	240
cottage-cheese	Dairy & Eggs	cottage cheese			cottage cheese with pineapple|cottage cheese with chives~cottage cheese with chive	225
cheese-processed	Dairy & Eggs	cheese slice	cheese slices~cheese slice	processed cheese|american cheese|american cheese slice	cheese spread|dairylea|cheese triangle|velveeta|burger cheese slice|spray cheese|laughing cow|cheese sauce block|primula|processed cheese slice
goats-cheese	Dairy & Eggs	goat's cheese~goat cheese	goat's cheeses~goat cheese		soft goat's cheese~soft goat cheese|goat's cheese log~goat cheese log|chevre|rinded goat's cheese~rinded goat cheese|hard goat's cheese~hard goat cheese|goat gouda|crottin|sheep's cheese~sheep cheese	150
brie	Dairy & Eggs	brie		brie cheese	camembert|camembert cheese|baking camembert|somerset brie|coulommiers~coulommier|chaource|mould-ripened cheese~mould ripened cheese|tunworth|brillat-savarin~brillat savarin|french brie|white rind cheese
washed-rind-cheese	Dairy & Eggs	reblochon			taleggio|vacherin|epoisses~epoiss|munster|livarot|limburger|pont l'eveque~pont leveque|stinking bishop|langres~langre|vacherin mont d'or~vacherin mont dor|mont d'or~mont dor
blue-cheese	Dairy & Eggs	blue cheese	blue cheeses~blue cheese	bleu cheese	danish blue|cambozola|st agur|saint agur|bleu d'auvergne~bleu dauvergne|cashel blue|blue cheese crumble|bavarian blue|dolcelatte|cornish blue|oxford blue	135
stilton	Dairy & Eggs	stilton		blue stilton|stilton cheese	shropshire blue|white stilton|blue wensleydale	135
gorgonzola	Dairy & Eggs	gorgonzola			picon|cabrales~cabrale|gorgonzola dolce|gorgonzola piccante	135
roquefort	Dairy & Eggs	roquefort		roquefort cheese		135
dairy-free-cheese	Dairy & Eggs	dairy-free cheese~dairy free cheese	dairy-free cheeses~dairy free cheese	vegan cheese|plant-based cheese~plant based cheese|non-dairy cheese~non dairy cheese|vegan grated cheese~~vegan cheese	vegan cheese slice|dairy-free cheese alternative~dairy free cheese alternative|violife|cathedral city plant based|dairy-free blue cheese~dairy free blue cheese|cashew cheese|vegan camembert|nut cheese|vegan halloumi|dairy-free cheese slice~dairy free cheese slice|vegan goat's cheese~vegan goat cheese|sheese|vegan gouda	110
dairy-free-cheddar	Dairy & Eggs	dairy-free cheddar~dairy free cheddar		vegan cheddar|dairy-free cheddar alternative~dairy free cheddar alternative|vegan mature cheese		110
dairy-free-mozzarella	Dairy & Eggs	dairy-free mozzarella~dairy free mozzarella		vegan mozzarella		112
dairy-free-feta	Dairy & Eggs	dairy-free feta~dairy free feta		vegan feta|dairy-free feta alternative~dairy free feta alternative|vegan greek-style cheese~vegan greek style cheese		150
dairy-free-hard-cheese	Dairy & Eggs	dairy-free hard cheese~dairy free hard cheese		vegan parmesan|dairy-free parmesan~dairy free parmesan|vegan hard cheese	vegan italian-style hard cheese~vegan italian style hard cheese|vegan parmesan alternative|dairy-free italian-style cheese~dairy free italian style cheese	90
dairy-free-soft-cheese	Dairy & Eggs	dairy-free soft cheese~dairy free soft cheese		vegan cream cheese|dairy-free cream cheese~dairy free cream cheese|vegan soft cheese|plant-based cream cheese~plant based cream cheese|dairy-free soft cheese alternative~dairy free soft cheese alternative	vegan ricotta|almond ricotta|vegan mascarpone|vegan philadelphia|dairy-free mascarpone~dairy free mascarpone|dairy-free ricotta~dairy free ricotta	240
egg	Dairy & Eggs	egg	eggs~egg	hen egg|free-range egg~free range egg~egg	boiled egg|egg wash|hard-boiled egg~hard boiled egg|poached egg|mixed weight egg|liquid egg|pasteurised egg|brown egg|free-range hen's egg~free range hen egg~hen egg	243
egg-white	Dairy & Eggs	egg white	egg whites~egg white		liquid egg white|egg albumen	243
egg-yolk	Dairy & Eggs	egg yolk	egg yolks~egg yolk	yolk	liquid egg yolk	243
quail-egg	Dairy & Eggs	quail egg	quail eggs~quail egg		duck egg|goose egg|bantam egg|turkey egg|ostrich egg|pheasant egg|salted duck egg|century egg
plant-based-egg-replacer	Dairy & Eggs	plant-based egg replacer~plant based egg replacer	plant-based egg replacers~plant based egg replacer	egg replacer|vegan egg|vegan egg replacer	plant-based egg~plant based egg|just egg|no egg egg replacer
egg-substitute	Dairy & Eggs	egg substitute	egg substitutes~egg substitute	egg alternative	egg replacement
liquid-egg	Dairy & Eggs	liquid egg product	liquid egg products~liquid egg product	egg beater	carton egg|omelette mix|egg bite	243
tofu	Dairy & Eggs	tofu		bean curd|plain tofu	tofu puff|fried tofu|tofu skin|yuba|tofu cube|tofu block|firm tofu cube	250
firm-tofu	Dairy & Eggs	firm tofu		extra-firm tofu~extra firm tofu~firm tofu	pressed tofu|super firm tofu	250
silken-tofu	Dairy & Eggs	silken tofu		soft tofu	silken tofu block	250
smoked-tofu	Dairy & Eggs	smoked tofu
tempeh	Dairy & Eggs	tempeh		tempe	natto	165
seitan	Dairy & Eggs	seitan			wheat protein|mock duck
hummus	Dairy & Eggs	hummus		hommus	red pepper hummus|caramelised onion houmous~caramelised onion hummus|reduced-fat houmous~reduced fat hummus|lemon and coriander houmous~lemon and coriander hummus|beetroot hummus|chickpea dip	246
guacamole	Dairy & Eggs	guacamole		avocado dip	smashed avocado|guacamole pot	240
tzatziki	Dairy & Eggs	tzatziki		tzatsiki|cacik	raita|mint raita|yogurt dip	240
chilled-dip	Dairy & Eggs	chilled dip	chilled dips~chilled dip	chip and dip	spinach and artichoke dip|cheese and chive dip|onion and garlic dip|nacho cheese dip	240
coleslaw	Dairy & Eggs	coleslaw		slaw|creamy coleslaw	cheese coleslaw|ready-made coleslaw~ready made coleslaw|luxury coleslaw	200
potato-salad	Dairy & Eggs	potato salad	potato salads~potato salad			250
fresh-pasta-sauce	Dairy & Eggs	fresh pasta sauce	fresh pasta sauces~fresh pasta sauce			245
fresh-gravy	Dairy & Eggs	fresh gravy~~gravy		chilled gravy	fresh peppercorn sauce~~peppercorn sauce|chilled bread sauce	250
fresh-soup	Dairy & Eggs	fresh soup~~soup	fresh soups~fresh soup~soup	chilled soup|soup pot|carton of soup~~carton soup	fresh tomato soup~~tomato soup	250
pastry	Dairy & Eggs	pastry		ready-made pastry~ready made pastry|pastry dough|ready-rolled pastry~ready rolled pastry	cheese pastry|pie pastry|sweet pastry|pastry sheet|rough puff pastry|danish dough
puff-pastry	Dairy & Eggs	puff pastry		puff pastry sheet|ready-rolled puff pastry~ready rolled puff pastry|puff pastry block	frozen puff pastry|light puff pastry|puff pastry vol-au-vent~puff pastry vol au vent|vol-au-vent case~vol au vent case
all-butter-puff-pastry	Dairy & Eggs	all-butter puff pastry~all butter puff pastry		butter puff pastry	all-butter shortcrust pastry~all butter shortcrust pastry|all-butter pastry~all butter pastry
dairy-free-puff-pastry	Dairy & Eggs	dairy-free puff pastry~dairy free puff pastry		vegan puff pastry	vegan pastry
shortcrust-pastry	Dairy & Eggs	shortcrust pastry		shortcrust|shortcrust pastry block|ready-rolled shortcrust pastry~ready rolled shortcrust pastry|pie dough	pie crust pastry|sweet shortcrust pastry|sweet shortcrust|savoury shortcrust~savory shortcrust|pastry base|frozen shortcrust pastry|flaky pastry|pate brisee|pâte sucrée~pate sucree|rich shortcrust pastry
gluten-free-pastry	Dairy & Eggs	gluten-free pastry~gluten free pastry		gluten-free puff pastry~gluten free puff pastry|gluten-free vegan puff pastry~gluten free vegan puff pastry	gluten-free puff pastry sheet~gluten free puff pastry sheet
gluten-free-shortcrust-pastry	Dairy & Eggs	gluten-free shortcrust pastry~gluten free shortcrust pastry		gluten-free vegan shortcrust pastry~gluten free vegan shortcrust pastry
filo-pastry	Dairy & Eggs	filo pastry		filo|filo sheet|phyllo dough~filo dough	brick pastry|brik pastry|feuilles de brick~feuille de brick|kataifi|frozen filo pastry|yufka
choux-pastry	Dairy & Eggs	choux pastry		choux	choux dough
pizza-dough	Dairy & Eggs	pizza dough		fresh pizza dough~~pizza dough|ready-rolled pizza dough~ready rolled pizza dough|pizza dough ball	croissant dough|crescent roll|biscuit dough|crescent roll dough|canned biscuit~tinned biscuit|cinnamon roll dough|bread dough|garlic bread dough|crescent dough|sourdough pizza dough
cookie-dough	Dairy & Eggs	cookie dough		refrigerated cookie dough	brownie dough
pancake-batter	Dairy & Eggs	pancake batter			yorkshire pudding batter|waffle batter
fresh-yeast	Dairy & Eggs	fresh yeast		cake yeast|compressed yeast
sourdough-starter	Dairy & Eggs	sourdough starter	sourdough starters~sourdough starter	levain|starter	discard	240
mousse	Dairy & Eggs	mousse	mousses~mouss	chocolate mousse|fresh mousse~~mousse	lemon mousse|strawberry mousse|dessert pot|chocolate pot|pots au chocolat~pot au chocolat|chocolate dessert|chilled dessert
vegan-dessert	Dairy & Eggs	vegan dessert	vegan desserts~vegan dessert	dairy-free dessert~dairy free dessert|soya dessert|plant-based dessert~plant based dessert	vegan chocolate pot|vegan mousse|vegan trifle|vegan cheesecake|chocolate soya dessert
trifle	Dairy & Eggs	trifle	trifles~trifle		fruit trifle|sherry trifle|fool|fruit fool|syllabub|jelly and custard pot
cheesecake	Dairy & Eggs	cheesecake	cheesecakes~cheesecake		lemon cheesecake|new york cheesecake|baked cheesecake|strawberry cheesecake|basque cheesecake
tiramisu	Dairy & Eggs	tiramisu
panna-cotta	Dairy & Eggs	panna cotta	panna cottas~panna cotta		bavarois~bavaroi|milk jelly
creme-brulee	Dairy & Eggs	crème brûlée~creme brulee	crème brûlées~creme brulee		creme caramel|pot de creme|egg custard pot|flan dessert|junket
rice-pudding-pot	Dairy & Eggs	rice pudding pot	rice pudding pots~rice pudding pot	chilled rice pudding|creamed rice pot	muller rice
raw-milk	Dairy & Eggs	raw milk~~milk		unpasteurised milk|unpasteurized milk	raw cream~~cream	245
low-fat-spread	Dairy & Eggs	low-fat spread~low fat spread		light spread	half-fat spread~half fat spread|olive light spread	227
grated-cheese	Dairy & Eggs	grated cheese~~cheese		shredded cheese~~cheese	pizza cheese|mexican cheese blend|mexican style cheese|grated mozzarella and cheddar~~mozzarella and cheddar|cheese cube|grated mature cheese~~mature cheese	110
raclette	Dairy & Eggs	raclette		raclette cheese	fontina|ossau-iraty~ossau iraty|morbier|tete de moine|tomme|saint-nectaire~saint nectaire|cantal	110
pickled-egg	Dairy & Eggs	pickled egg	pickled eggs~pickled egg		pickled quail egg
marinated-tofu	Dairy & Eggs	marinated tofu		tofu piece	teriyaki tofu|almond sesame tofu|crispy tofu|tofu tikka|marinated tempeh|sweet chilli tofu
hot-water-crust-pastry	Dairy & Eggs	hot water crust pastry~~water crust pastry
pasta-salad	Dairy & Eggs	pasta salad	pasta salads~pasta salad		couscous salad pot|rice salad|waldorf salad|deli salad|bean salad pot|couscous salad	200
egg-mayonnaise	Dairy & Eggs	egg mayonnaise		egg salad|egg filler	egg and cress filler	240
tuna-mayonnaise	Dairy & Eggs	tuna mayonnaise		tuna filler	tuna salad|tuna and sweetcorn filler	240
chicken-mayonnaise	Dairy & Eggs	chicken mayonnaise		coronation chicken	chicken filler|chicken salad filler|chicken and bacon filler	240
sandwich-filler	Dairy & Eggs	sandwich filler	sandwich fillers~sandwich filler	deli filler	cheese and onion filler|seafood filler|prawn filler	240
caesar-salad-kit	Dairy & Eggs	caesar salad kit	caesar salad kits~caesar salad kit	caesar salad
fresh-tomato-sauce	Dairy & Eggs	fresh tomato sauce~~tomato sauce	fresh tomato sauces~fresh tomato sauce~tomato sauce		fresh arrabbiata sauce~~arrabbiata sauce|fresh tomato and basil sauce~~tomato and basil sauce|fresh marinara sauce~~marinara sauce	245
fresh-white-sauce	Dairy & Eggs	fresh white sauce~~white sauce	fresh white sauces~fresh white sauce~white sauce	fresh cheese sauce~~cheese sauce	four cheese sauce|fresh alfredo sauce~~alfredo sauce|fresh bechamel~~bechamel	245
fresh-carbonara-sauce	Dairy & Eggs	fresh carbonara sauce~~carbonara sauce	fresh carbonara sauces~fresh carbonara sauce~carbonara sauce			245
fresh-bolognese-sauce	Dairy & Eggs	fresh bolognese sauce~~bolognese sauce	fresh bolognese sauces~fresh bolognese sauce~bolognese sauce	fresh ragu~~ragu		245
fresh-chicken-soup	Dairy & Eggs	fresh chicken soup~~chicken soup	fresh chicken soups~fresh chicken soup~chicken soup		chicken noodle soup pot|fresh chicken broth~~chicken broth	250
baba-ganoush	Dairy & Eggs	baba ganoush		moutabal|aubergine dip	muhammara	240
bread	Bakery	bread		loaf of bread~~loaf bread|sandwich bread|toast bread|slice of bread~~slice bread	white bread|sliced bread|brown bread|wholewheat bread=wholemeal bread=whole wheat bread|granary|granary bread|loaf|bloomer|tiger bread|crusty bread|toast|texas toast~texa toast|stale bread|country bread|farmhouse loaf|sandwich loaf|malted bread|half and half bread|white loaf|wholemeal loaf|thick-sliced bread~thick sliced bread|day-old bread~day old bread|rustic bread|whole grain bread|cob loaf|italian bread|milk bread|toastie loaf|best of both bread~~best both bread|crustless bread
seeded-bread	Bakery	seeded bread~~bread		seeded loaf~~loaf	multiseed bread|seeded batch~~batch|sunflower bread|soya and linseed bread|oatmeal bread|poppy seed loaf|seeded bloomer~~bloomer|sesame bread|oat bread
sourdough-bread	Bakery	sourdough bread		sourdough|sourdough loaf	sliced sourdough~~sourdough|white sourdough|seedless sourdough|sourdough toast|levain bread|pain de campagne
rye-bread	Bakery	rye bread			pumpernickel|dark rye|rye sourdough|volkornbrot|german rye bread|rugbrod|light rye
soda-bread	Bakery	soda bread		irish soda bread	wheaten bread|stottie
gluten-free-bread	Bakery	gluten-free bread~gluten free bread		gf bread	gluten-free white bread~gluten free white bread|gluten-free brown bread~gluten free brown bread|gluten-free loaf~gluten free loaf=gluten-free seeded loaf~gluten free seeded loaf~gluten free loaf|gluten-free roll~gluten free roll|gluten-free bread roll~gluten free bread roll|gluten-free burger bun~gluten free burger bun|gluten-free bun~gluten free bun|gluten-free baguette~gluten free baguette|gluten-free pitta bread~gluten free pitta bread|gluten-free sourdough~gluten free sourdough|gluten-free ciabatta~gluten free ciabatta
gluten-free-vegan-bread	Bakery	gluten-free vegan bread~gluten free vegan bread		vegan gluten-free bread~vegan gluten free bread	gluten-free vegan roll~gluten free vegan roll
gluten-free-wrap	Bakery	gluten-free wrap~gluten free wrap	gluten-free wraps~gluten free wrap	gluten-free tortilla~gluten free tortilla	gluten-free tortilla wrap~gluten free tortilla wrap|gluten-free flatbread~gluten free flatbread|gluten-free naan~gluten free naan|gluten-free pitta~gluten free pitta
gluten-free-pizza-base	Bakery	gluten-free pizza base~gluten free pizza base	gluten-free pizza bases~gluten free pizza base		gluten-free pizza crust~gluten free pizza crust
gluten-free-cake	Bakery	gluten-free cake~gluten free cake	gluten-free cakes~gluten free cake		gluten-free brownie~gluten free brownie|gluten-free muffin~gluten free muffin|gluten-free cupcake~gluten free cupcake|gluten-free scone~gluten free scone|gluten-free sponge~gluten free sponge|free-from cake~free from cake
vegan-cake	Bakery	vegan cake	vegan cakes~vegan cake	dairy-free cake~dairy free cake	vegan brownie|vegan cupcake|vegan muffin|plant-based cake~plant based cake
breadcrumb	Bakery	breadcrumb	breadcrumbs~breadcrumb	bread crumb|fresh breadcrumb~~breadcrumb|white bread crumb|white breadcrumb|fresh white breadcrumb~~white breadcrumb	golden breadcrumb|wholemeal breadcrumb|dry breadcrumb|natural breadcrumb|italian breadcrumb|seasoned breadcrumb	108
gluten-free-breadcrumb	Bakery	gluten-free breadcrumb~gluten free breadcrumb	gluten-free breadcrumbs~gluten free breadcrumb			108
crouton	Bakery	crouton	croutons~crouton		crostini|bruschetta|garlic crouton|melba round|bruschetta toast	40
baguette	Bakery	baguette	baguettes~baguette	french stick|french baguette|french bread	batard|half baguette|part-baked baguette~part baked baguette|petit pain|demi-baguette~demi baguette|ficelle|part-baked roll~part baked roll|stick of bread~~stick bread
ciabatta	Bakery	ciabatta	ciabattas~ciabatta	ciabatta loaf	ciabatta roll|panini|focaccia|panini bread|rosemary focaccia|panini roll|olive bread|filone|sub ciabatta
garlic-bread	Bakery	garlic bread		garlic baguette	garlic flatbread|garlic ciabatta|garlic and cheese bread|garlic dough ball|cheesy garlic bread|dough ball|frozen garlic bread|garlic bread slice
vegan-garlic-bread	Bakery	vegan garlic bread		dairy-free garlic bread~dairy free garlic bread
brioche	Bakery	brioche	brioches~brioch		brioche loaf|brioche roll|brioche bun|brioche burger bun|brioche slice|challah|chocolate chip brioche|brioche finger|brioche hot dog roll
bread-roll	Bakery	bread roll	bread rolls~bread roll	roll|bap	bun|batch|white roll|crusty roll|finger roll|sub roll|submarine roll|wholemeal roll|dinner roll|barm cake|cob roll|hoagie roll|soft roll|seeded roll~~roll|kaiser roll|torta roll|bolillo|hawaiian roll|floury bap|morning roll|sandwich roll|telera roll|hot roll
burger-bun	Bakery	burger bun	burger buns~burger bun	hamburger bun	hot dog bun|hot dog roll|pretzel bun|burger roll=hamburger roll|slider bun|sesame seed bun
bagel	Bakery	bagel	bagels~bagel		plain bagel|cinnamon and raisin bagel|everything bagel|sesame bagel|bagel thin|new york bagel|wholemeal bagel|onion bagel|bialy
pitta-bread	Bakery	pitta bread	pitta breads~pitta bread	pitta	mini pitta|wholemeal pitta|pitta pocket|white pitta
naan	Bakery	naan	naans~naan	naan bread|nan bread|nan	garlic naan|garlic and coriander naan|mini naan|plain naan|peshwari naan
chapati	Bakery	chapati	chapatis~chapati	chapatti|roti	paratha|kulcha|puri|thepla|wholemeal chapati|lachha paratha|bhatura|roomali roti|frozen paratha
flatbread	Bakery	flatbread	flatbreads~flatbread		lavash|folded flatbread|khobez|greek flatbread|yufka bread|barbari|sandwich thin|turkish bread|piadina|lebanese bread|pide|gozleme|flatbread thin|msemen|markook
tortilla	Bakery	tortilla	tortillas~tortilla	tortilla wrap|flour tortilla|wrap	wholemeal wrap|mini wrap|plain wrap|white wrap|seeded wrap~~wrap|soft taco|burrito wrap|mini tortilla|wholemeal tortilla|sandwich wrap|flour wrap|beetroot wrap
corn-tortilla	Bakery	corn tortilla	corn tortillas~corn tortilla	maize tortilla|corn wrap	blue corn tortilla|100% corn tortilla
crumpet	Bakery	crumpet	crumpets~crumpet		pikelet|square crumpet|crumpet thin
english-muffin	Bakery	english muffin	english muffins~english muffin	breakfast muffin	toasting muffin|wholemeal muffin|savoury muffin~savory muffin
muffin	Bakery	muffin	muffins~muffin		blueberry muffin|chocolate muffin|lemon muffin|double chocolate muffin|bran muffin|chocolate chip muffin
scone	Bakery	scone	scones~scone		fruit scone|cheese scone|plain scone|sultana scone|welsh cake|rock cake|savoury scone~savory scone|singing hinny|southern biscuit|bannock
teacake	Bakery	teacake	teacakes~teacake		fruit teacake|fruit loaf|fruit bread|raisin loaf|cinnamon raisin bread|bara brith|barmbrack|tea loaf|raisin bread|fruit bun|tea cake|lardy cake
hot-cross-bun	Bakery	hot cross bun	hot cross buns~hot cross bun		luxury hot cross bun|chocolate hot cross bun
croissant	Bakery	croissant	croissants~croissant		butter croissant|mini croissant|almond croissant|pain au chocolat|pain au raisin|chocolate croissant|cronut|chocolate twist|all-butter croissant~all butter croissant
pastry-sweet	Bakery	danish pastry	danish pastries~danish pastry	danish|danish pastry slice	cinnamon swirl|cinnamon bun|cinnamon roll|pecan plait|maple pecan plait|custard danish|viennoiserie|sweet roll|sticky bun|cardamom bun|pecan danish|cinnamon whirl|apricot danish|monkey bread
iced-bun	Bakery	iced bun	iced buns~iced bun	finger bun	chelsea bun|bath bun|belgian bun|currant bun|iced finger|sally lunn|saffron bun|swiss bun|cream bun
doughnut	Bakery	doughnut~donut	doughnuts~donut		jam doughnut~jam donut|ring doughnut~ring donut|custard doughnut~custard donut|glazed doughnut~glazed donut|beignet|churro|sugared doughnut~sugared donut|mini doughnut~mini donut|yum yum|donut hole|cream doughnut~cream donut
eclair	Bakery	éclair~eclair	éclairs~eclair	chocolate eclair	profiterole|cream puff|choux bun|religieuse|choux ring
cake	Bakery	cake	cakes~cake		birthday cake|chocolate cake|victoria sponge|carrot cake|lemon drizzle cake|madeira cake|angel cake|fairy cake|cupcake|pound cake|loaf cake|cake bar|red velvet cake|cake slice|celebration cake|caterpillar cake|layer cake|angel food cake|ginger cake|jamaica ginger cake|parkin|yellow cake|marble cake|bundt cake|ginger loaf|lemon drizzle|lemon loaf|tray bake|traybake|butterfly cake|cake pop|lamington|walnut cake|gingerbread
sponge-cake	Bakery	sponge cake	sponge cakes~sponge cake	sponge flan case	flan case|trifle sponge|sponge base|swiss roll|chocolate roll|mini roll|yule log|sponge layer|genoise|genoise sponge|jam roly poly sponge
sponge-finger	Bakery	sponge finger	sponge fingers~sponge finger	ladyfinger|lady finger|savoiardi|boudoir biscuit|boudoir
brownie	Bakery	brownie	brownies~brownie		chocolate brownie|blondie|brownie bite
flapjack	Bakery	flapjack	flapjacks~flapjack		granola flapjack|oat slice
pancake	Bakery	pancake	pancakes~pancake		scotch pancake|drop scone|crepe|american pancake|blini|buttermilk pancake|dutch baby|ready-made pancake~ready made pancake|galette|pancake stack
waffle	Bakery	waffle	waffles~waffle	belgian waffle|sweet waffle	toasting waffle|sugar waffle|liege waffle
malt-loaf	Bakery	malt loaf	malt loaves~malt loaf	malt bread|soreen
banana-bread	Bakery	banana bread	banana breads~banana bread	banana loaf	courgette bread=zucchini bread|pumpkin bread|banana cake
cornbread	Bakery	cornbread		corn bread	corn muffin|hush puppy|johnny cake
festive-bread	Bakery	panettone			pandoro|colomba|galette des rois~galette des roi|kulich|pan dulce
christmas-cake	Bakery	christmas cake	christmas cakes~christmas cake		iced fruit cake|wedding cake|rich fruit cake|top iced christmas cake|black cake
christmas-pudding	Bakery	christmas pudding	christmas puddings~christmas pudding	plum pudding	figgy pudding|vegan christmas pudding
mince-pie	Bakery	mince pie	mince pies~mince pie		mincemeat tart|mini mince pie
pudding	Bakery	pudding	puddings~pudding	sponge pudding|steamed pudding	sticky toffee pudding|treacle sponge|treacle pudding|syrup sponge pudding|bread and butter pudding|chocolate pudding|bread pudding|chocolate fondant|melt in the middle pudding~~melt in middle pudding|eve's pudding~eve pudding|summer pudding|sponge pudding pot|self saucing pudding|chocolate lava cake
pie-sweet	Bakery	fruit pie	fruit pies~fruit pie		cherry pie|pumpkin pie|fruit crumble|crumble|cobbler|key lime pie|banoffee pie|lemon meringue pie|rhubarb crumble|blueberry pie|peach cobbler
tart-sweet	Bakery	tart	tarts~tart	sweet tart	lemon tart|jam tart|custard tart|treacle tart|egg custard|portuguese custard tart|pastel de nata|chocolate tart|fruit tart|eccles cake~eccle cake|egg tart|egg custard tart|tarte au citron|butter tart|tarte tatin|curd tart|manchester tart
bakewell-tart	Bakery	bakewell tart	bakewell tarts~bakewell tart	bakewell|cherry bakewell	battenberg|frangipane tart|marzipan cake|bakewell slice|almond slice|battenberg cake|almond tart|pear and almond tart|financier|almond cake|amandine
madeleine	Bakery	madeleine	madeleines~madeleine		french madeleine|canele|petit four
macaron	Bakery	macaron	macarons~macaron		french macaron|almond macaron
meringue	Bakery	meringue	meringues~meringue	meringue nest	mini meringue|meringue shell|pavlova base|meringue kiss
vegan-meringue	Bakery	vegan meringue	vegan meringues~vegan meringue		vegan meringue nest|aquafaba meringue
baklava	Bakery	baklava			lebanese pastry|kunafa|middle eastern pastry|ma'amoul~maamoul|knafeh|turkish pastry
quiche	Bakery	quiche	quiches~quich		cheese and onion quiche|vegetable quiche|savoury tart~savory tart|flan|savoury flan~savory flan|goat's cheese tart~goat cheese tart|cheese flan|mini quiche|quiche filling|spinach quiche|asparagus quiche
frittata	Bakery	frittata	frittatas~frittata	spanish omelette	tortilla española~tortilla espanola|spanish tortilla|tortilla de patatas~tortilla de patata|egg muffin|frittata slice|souffle|omelette|scrambled egg
pie-savoury	Bakery	pie	pies~pie	savoury pie~savory pie|meat pie	game pie|pot pie|tourtiere
vegan-pie	Bakery	vegan pie	vegan pies~vegan pie	vegan pasty	vegan sausage roll|vegan slice|vegan steak bake|plant-based pie~plant based pie|vegan steak pie
pork-pie	Bakery	pork pie	pork pies~pork pie	melton mowbray pork pie	mini pork pie|gala pie|picnic pie|snack pork pie|pork and pickle pie
sausage-roll	Bakery	sausage roll	sausage rolls~sausage roll	pork sausage roll	mini sausage roll|cocktail sausage roll
scotch-egg	Bakery	scotch egg	scotch eggs~scotch egg		picnic egg|mini scotch egg|savoury egg~savory egg|party egg|manchester egg
cornish-pasty	Bakery	cornish pasty	cornish pasties~cornish pasty	pasty	beef pasty|steak pasty|bridie|meat turnover|pastie|jamaican patty
pizza-base	Bakery	pizza base	pizza bases~pizza base	pizza crust	thin pizza base|stone-baked pizza base~stone baked pizza base|stuffed crust base|mini pizza base
pie-case	Bakery	pastry case	pastry cases~pastry case	pie crust|pie shell|pastry shell|tart case|pie case	sweet pastry case|tartlet case|vol-au-vent~vol au vent|savoury pastry case~savory pastry case|mini tart shell|graham cracker crust|tartlet shell|pie crust shell|croustade
pastry-savoury	Bakery	savoury pastry~savory pastry	savoury pastries~savory pastry		cheese swirl|cheese bread|pao de queijo|gougere|cheese pastry roll|soft pretzel|cheese roll
potato-cake	Bakery	potato cake	potato cakes~potato cake	potato scone|tattie scone	boxty|farl|potato farl|potato bread|lefse|potato cake slice
bao-bun	Bakery	bao bun	bao buns~bao bun	steamed bun|bao	hirata bun|chinese bun|mantou|bao bun shell|lotus bun
injera	Bakery	injera	injeras~injera		dosa|appam|idli|dosa wrap|uttapam|hopper
matzo	Bakery	matzo	matzos~matzo	matzah|matzoh	motza|passover cracker|egg matzo
sandwich	Bakery	sandwich	sandwiches~sandwich		ready-made sandwich~ready made sandwich|sub sandwich|filled roll|toastie|filled wrap|club sandwich|wrap sandwich|filled baguette|meal deal
gluten-free-vegan-cake	Bakery	gluten-free vegan cake~gluten free vegan cake	gluten-free vegan cakes~gluten free vegan cake	vegan gluten-free cake~vegan gluten free cake|free-from vegan cake~free from vegan cake	gluten-free vegan brownie~gluten free vegan brownie|gluten-free vegan muffin~gluten free vegan muffin|gluten-free vegan pancake~gluten free vegan pancake|gluten-free vegan waffle~gluten free vegan waffle|gluten-free vegan scone~gluten free vegan scone|gluten-free vegan sponge~gluten free vegan sponge
quiche-lorraine	Bakery	quiche lorraine	quiche lorraines~quiche lorraine		bacon quiche|ham quiche
beef-pie	Bakery	beef pie	beef pies~beef pie	steak pie	steak and ale pie|minced beef pie~~beef pie mince|steak and kidney pie|steak and kidney pudding|steak bake|steak slice|scotch pie
chicken-pie	Bakery	chicken pie	chicken pies~chicken pie		chicken and mushroom pie|chicken and leek pie|chicken bake|chicken pot pie|turkey pie
cottage-pie	Bakery	cottage pie	cottage pies~cottage pie	shepherd's pie~shepherd pie	cumberland pie
cheese-pie	Bakery	cheese pie	cheese pies~cheese pie	cheese and onion pie	homity pie|cheese and onion pasty|cheese and onion slice
filled-pastry	Bakery	filled pastry	filled pastries~filled pastry		empanada|calzone|borek|spanakopita|pirozhki|knish|burek|stromboli
fruit-cake	Bakery	fruit cake	fruit cakes~fruit cake		dundee cake|simnel cake|genoa cake|sultana cake|boiled fruit cake|cherry cake
coffee-cake	Bakery	coffee cake	coffee cakes~coffee cake	coffee and walnut cake	chocolate espresso cake
suet-pudding	Bakery	suet pudding	suet puddings~suet pudding		spotted dick|jam roly poly|clootie dumpling
keema-naan	Bakery	keema naan	keema naans~keema naan		meat naan|lamb naan
pavlova	Bakery	pavlova	pavlovas~pavlova		meringue roulade|lemon meringue roulade|eton mess|berry pavlova
pecan-pie	Bakery	pecan pie	pecan pies~pecan pie		pecan tart|walnut tart
apple-pie	Bakery	apple pie	apple pies~apple pie		apple crumble|apple strudel|apple turnover|apple crisp|apple tart|strudel
stollen	Bakery	stollen	stollens~stollen	stollen bite	marzipan stollen
vegetable-pie	Bakery	vegetable pie	vegetable pies~vegetable pie	vegetarian pie	vegetable pasty|vegetable slice|veggie sausage roll|vegetarian sausage roll|mushroom pie|vegetable pot pie
honey	Food Cupboard	honey		clear honey|runny honey|liquid honey|pure honey	set honey|manuka honey|squeezy honey|blossom honey|acacia honey|orange blossom honey|royal jelly|bee pollen	340
vegan-honey-alternative	Food Cupboard	vegan honey alternative		vegan honey|bee-free honey~bee free honey		340
jam	Food Cupboard	jam	jams~jam	conserve|fruit preserve|fruit spread|jelly jam	raspberry jam|strawberry jam|apricot jam|plum jam|blackcurrant jam|blackberry jam|cherry jam|damson jam|fig jam|rhubarb jam|blueberry jam|gooseberry jam|mixed fruit jam|seedless raspberry jam|seedless jam|diabetic jam|reduced sugar jam	320
fruit-compote	Food Cupboard	fruit compote		compote	berry compote|apple compote|rhubarb compote	250
marmalade	Food Cupboard	marmalade	marmalades~marmalade		orange marmalade|seville orange marmalade|lime marmalade|lemon marmalade|ginger marmalade|thick cut marmalade|thin cut marmalade|three fruit marmalade	320
redcurrant-jelly	Food Cupboard	redcurrant jelly			cranberry jelly|quince jelly|apple jelly|rowan jelly|bramble jelly|crab apple jelly|grape jelly	320
mint-jelly	Food Cupboard	mint jelly
quince-paste	Food Cupboard	quince paste		membrillo|dulce de membrillo
apple-butter	Food Cupboard	apple butter				280
lemon-curd	Food Cupboard	lemon curd			orange curd|lime curd|passion fruit curd|fruit curd	320
vegan-lemon-curd	Food Cupboard	vegan lemon curd				320
ginger-preserve	Food Cupboard	ginger preserve		ginger jam
peanut-butter	Food Cupboard	peanut butter			crunchy peanut butter|smooth peanut butter|natural peanut butter	258
almond-butter	Food Cupboard	almond butter				256
cashew-butter	Food Cupboard	cashew butter				256
nut-butter	Food Cupboard	nut butter			hazelnut butter|pistachio butter|mixed nut butter|walnut butter|pecan butter	256
sunflower-seed-butter	Food Cupboard	sunflower seed butter		sunflower butter|sunbutter|sunflower seed spread|seed butter	pumpkin seed butter	256
chocolate-spread	Food Cupboard	chocolate spread	chocolate spreads~chocolate spread		chocolate peanut spread	300
chocolate-hazelnut-spread	Food Cupboard	hazelnut chocolate spread		nutella|chocolate hazelnut spread|hazelnut spread|hazelnut and chocolate spread		300
dairy-free-chocolate-spread	Food Cupboard	dairy-free chocolate spread~dairy free chocolate spread		vegan chocolate spread|nut-free chocolate spread~nut free chocolate spread		300
biscoff-spread	Food Cupboard	biscoff spread		speculoos spread~speculoo spread|cookie butter|biscuit spread|caramelised biscuit spread	crunchy biscoff spread	280
marmite	Food Cupboard	marmite		yeast extract|yeast extract spread	vegemite|vegetable extract
gluten-free-yeast-extract	Food Cupboard	gluten-free yeast extract~gluten free yeast extract
bovril	Food Cupboard	bovril		beef extract
breakfast-cereal	Food Cupboard	breakfast cereal	breakfast cereals~breakfast cereal	cereal	shreddies~shreddy|cheerios~cheerio|frosties~frosty|coco pops~coco pop|special k|golden nuggets~golden nugget|malted wheat|chocolate cereal|all-bran~all bran|sugar puffs~sugar puff
gluten-free-breakfast-cereal	Food Cupboard	gluten-free breakfast cereal~gluten free breakfast cereal		gluten-free cereal~gluten free cereal	gluten-free cornflakes~gluten free cornflake|gluten-free rice pops~gluten free rice pop|gluten-free granola~gluten free granola|gluten-free muesli~gluten free muesli
cornflake	Food Cupboard	cornflake	cornflakes~cornflake	corn flake	crunchy nut cornflake	28
puffed-rice	Food Cupboard	puffed rice		rice krispy|rice pops~rice pop|rice crispies~rice crispy|crisped rice|puffed rice cereal		28
weetabix	Food Cupboard	weetabix		wheat biscuit|whole wheat biscuit
shredded-wheat	Food Cupboard	shredded wheat~~wheat			mini shredded wheat~~mini wheat|bitesize shredded wheat~~bitesize wheat
bran-flake	Food Cupboard	bran flake	bran flakes~bran flake		fruit and fibre|sultana bran	40
muesli	Food Cupboard	muesli			swiss style muesli|fruit muesli|bircher muesli|alpen	100
granola	Food Cupboard	granola			fruit granola|nut granola|oat clusters~oat cluster|chocolate granola|protein granola	110
porridge	Food Cupboard	porridge		instant porridge|oatso simple|ready brek|porridge sachet|instant oats~instant oat	porridge pot|flavoured porridge|golden syrup porridge
cereal-bar	Food Cupboard	cereal bar	cereal bars~cereal bar		granola bar|flapjack bar|oat bar|breakfast bar|nut bar|nutri-grain bar~nutri grain bar|fruit and nut bar
stock	Food Cupboard	stock		broth|bouillon|fresh stock~~stock|stock or water	light stock|dark stock|brown stock|meat stock|game stock|consomme|court bouillon	240
chicken-stock	Food Cupboard	chicken stock		chicken broth	turkey stock=turkey broth|poultry stock|duck stock|chicken bouillon|chicken stock cube|chicken stock pot|low salt chicken stock|low sodium chicken broth	240
beef-stock	Food Cupboard	beef stock		beef broth	veal stock=veal broth|oxtail stock|beef bouillon|beef stock cube|beef stock pot|glace de veau|demi glace|demiglace	240
lamb-stock	Food Cupboard	lamb stock		lamb broth	lamb stock cube|lamb stock pot	240
pork-stock	Food Cupboard	pork stock			pork stock cube|ham stock cube|ham stock=ham broth|gammon stock	240
bone-broth	Food Cupboard	bone broth			beef bone broth|chicken bone broth	240
fish-stock	Food Cupboard	fish stock		fish broth|fish fumet|fumet	fish stock cube|fish stock pot	240
shellfish-stock	Food Cupboard	shellfish stock		seafood stock|lobster stock|prawn stock|shrimp stock|crab stock	shellfish bisque base|lobster bisque base	240
vegetable-stock	Food Cupboard	vegetable stock		vegetable broth|veg stock|vegetable bouillon	vegetable bouillon powder|low salt vegetable stock|low sodium vegetable broth|swiss bouillon	240
mushroom-stock	Food Cupboard	mushroom stock		mushroom broth|porcini stock	porcini stock cube|mushroom stock pot	240
vegan-stock	Food Cupboard	vegan stock		vegan stock cube|vegan chicken-style stock~vegan chicken style stock|vegan stock pot		240
gluten-free-vegetable-stock	Food Cupboard	gluten-free vegetable stock~gluten free vegetable stock		gluten-free stock~gluten free stock|gluten-free stock cube~gluten free stock cube|gluten-free vegetable stock cube~gluten free vegetable stock cube|gluten-free stock pot~gluten free stock pot|gluten-free bouillon~gluten free bouillon		240
celery-free-vegetable-stock	Food Cupboard	celery-free vegetable stock~celery free vegetable stock		celery-free stock~celery free stock|celery-free stock cube~celery free stock cube|allergen-free stock cube~allergen free stock cube|allergen-free vegetable stock~allergen free vegetable stock		240
stock-cube	Food Cupboard	stock cube	stock cubes~stock cube	bouillon cube|oxo cube|oxo|oxo stock cube|stock pot|stock powder|stock concentrate|bouillon powder	stock gel|better than bouillon
vegetable-stock-cube	Food Cupboard	vegetable stock cube	vegetable stock cubes~vegetable stock cube	veg stock cube|vegetable oxo|vegetable bouillon cube|vegetable stock pot
gravy	Food Cupboard	gravy		gravy granule|gravy powder|bisto|instant gravy|gravy mix	beef gravy|chicken gravy|onion gravy|turkey gravy|lamb gravy|gravy pot|ready made gravy|brown gravy
gluten-free-vegetable-gravy	Food Cupboard	gluten-free vegetable gravy~gluten free vegetable gravy		gluten-free gravy~gluten free gravy|gluten-free gravy granules~gluten free gravy granule|vegan gravy
instant-mash	Food Cupboard	instant mash		mashed potato mix~~potato mix|instant mashed potato~~instant potato|potato flakes~potato flake|dried mashed potato~~dried potato
stuffing-mix	Food Cupboard	stuffing mix		stuffing|sage and onion stuffing|paxo|dried stuffing	sage and onion stuffing mix|chestnut stuffing|cranberry stuffing|stuffing crumb
gluten-free-stuffing-mix	Food Cupboard	gluten-free stuffing mix~gluten free stuffing mix		gluten-free stuffing~gluten free stuffing
bread-sauce-mix	Food Cupboard	bread sauce mix		bread sauce|bread sauce sachet
panko	Food Cupboard	panko		panko breadcrumb|panko bread crumb|japanese breadcrumb		60
gluten-free-panko	Food Cupboard	gluten-free panko~gluten free panko		gluten-free panko breadcrumbs~gluten free panko breadcrumb		60
matzo-meal	Food Cupboard	matzo meal		matzah meal|matzoh meal|cracker meal|cracker crumb	fine matzo meal	115
dumpling-mix	Food Cupboard	dumpling mix			suet dumpling mix|suet dumpling|vegetable suet dumpling
yorkshire-pudding-mix	Food Cupboard	yorkshire pudding mix		batter mix|yorkshire pudding batter mix	toad in the hole mix~~toad in hole mix
fish-seasoning-mix	Food Cupboard	fish seasoning mix		fish sauce mix|sauce mix for fish|fish in sauce mix
packet-sauce-mix	Food Cupboard	packet sauce mix		sauce mix|recipe mix|dried sauce mix|casserole mix	chilli con carne mix|spaghetti bolognese mix|cottage pie mix|sausage casserole mix|shepherds pie mix~shepherd pie mix|beef stew mix|cheese sauce mix|white sauce mix|parsley sauce mix|peppercorn sauce mix
baby-food	Food Cupboard	baby food			baby food pouch|baby food jar|baby snack|baby puree|weaning food|baby finger biscuit
baby-rice	Food Cupboard	baby rice			baby cereal|baby porridge
baby-formula	Food Cupboard	baby formula		formula milk|infant formula|infant milk	follow on milk|toddler milk|first infant milk|growing up milk
soya-baby-formula	Food Cupboard	soya baby formula		soya formula|soya infant formula
milk-powder	Food Cupboard	milk powder		dried milk|powdered milk|dried skimmed milk|skimmed milk powder|dry milk|nonfat dry milk	whole milk powder|buttermilk powder	120
soya-milk-powder	Food Cupboard	soya milk powder				120
coconut-milk-powder	Food Cupboard	coconut milk powder				120
long-life-milk	Food Cupboard	long life milk		uht milk|uht whole milk|uht semi-skimmed milk~uht semi skimmed milk|longlife milk		245
coffee-whitener	Food Cupboard	coffee whitener		coffee creamer|coffee-mate~coffee mate|creamer powder|non-dairy creamer~non dairy creamer		95
protein-powder	Food Cupboard	protein powder		whey protein|protein shake powder|whey powder|protein isolate	chocolate protein powder|vanilla protein powder|casein powder	120
vegan-protein-powder	Food Cupboard	vegan protein powder			pea protein|soya protein powder|hemp protein powder|rice protein powder	120
meal-replacement	Food Cupboard	meal replacement		meal replacement shake|slimming shake|huel|complan|build up shake
malt-extract	Food Cupboard	malt extract		barley malt extract|barley malt syrup|malt syrup	malt	340
vegan-jelly	Food Cupboard	vegan jelly		vegetarian jelly|vegan jelly crystals~vegan jelly crystal|vegetarian jelly crystals~vegetarian jelly crystal|vegan jelly pot
dried-soya-mince	Food Cupboard	dried soya mince		tvp|textured vegetable protein|soya protein mince|dried soya chunks~dried soya chunk|soya chunks~soya chunk		95
nutritional-yeast	Food Cupboard	nutritional yeast		nooch|nutritional yeast flakes~nutritional yeast flake|yeast flakes~yeast flake|engevita		60
textured-wheat-protein	Food Cupboard	textured wheat protein		vital wheat gluten|wheat gluten|gluten flour|seitan mix		130
popping-boba	Food Cupboard	popping boba		tapioca pearl mix|bubble tea pearls~bubble tea pearl|boba
whey	Food Cupboard	whey		milk solids~milk solid|milk protein	casein|caseinate|lactose|lactose powder|whey protein isolate|milk sugar|dried whey
rusk	Food Cupboard	rusk	rusks~rusk	baby rusk|farleys rusks~farley rusk	french toast rusk|holland rusk
spice	Herbs Spices & Seasonings	spice	spices~spice		ground spice
dried-herb	Herbs Spices & Seasonings	dried herb	dried herbs~dried herb		dried marjoram|dried chervil|dried chives~dried chive|dried savory|savory|summer savory|winter savory|dried rosemary leaf
seasoning-mix	Herbs Spices & Seasonings	seasoning mix		spice mix|spice blend|spice rub|dry rub|seasoning blend|bbq rub|barbecue rub	salt and pepper seasoning|salad seasoning|roast potato seasoning|vegetable seasoning|burger seasoning|popcorn seasoning|pizza seasoning|breakfast seasoning
salt	Herbs Spices & Seasonings	salt		table salt|fine salt|cooking salt|iodised salt|iodized salt	low sodium salt|lo-salt~lo salt|coarse salt|pickling salt|curing salt|kosher salt	292
sea-salt	Herbs Spices & Seasonings	sea salt		fine sea salt|maldon|maldon salt	rock salt|pink salt|himalayan salt|pink himalayan salt|smoked salt|smoked sea salt|black salt|kala namak|sel gris~sel gri|sea salt flake=flaky sea salt=flaked sea salt=sea salt flakes~sea salt flake=fleur de sel	240
truffle-salt	Herbs Spices & Seasonings	truffle salt
celery-salt	Herbs Spices & Seasonings	celery salt
garlic-salt	Herbs Spices & Seasonings	garlic salt
onion-salt	Herbs Spices & Seasonings	onion salt
seasoned-salt	Herbs Spices & Seasonings	seasoned salt		seasoning salt|lawrys~lawry|chip shop salt|aromat	herb salt|herbamare|chicken salt|maggi powder seasoning
msg	Herbs Spices & Seasonings	msg		monosodium glutamate|ac'cent~accent|flavour enhancer|ajinomoto
black-pepper	Herbs Spices & Seasonings	black pepper		ground black pepper~~black pepper|freshly ground black pepper~~black pepper|cracked black pepper|pepper mill|milled pepper|ground pepper~~pepper|coarse black pepper|pepper		110
black-peppercorn	Herbs Spices & Seasonings	black peppercorn	black peppercorns~black peppercorn	peppercorn|whole black peppercorn~~black peppercorn|whole peppercorn~~peppercorn	mixed peppercorn|rainbow peppercorn|green peppercorn|green peppercorns in brine~green peppercorn in brine|tellicherry pepper|long pepper|grain of paradise~~grain paradise|cubeb pepper
pink-peppercorn	Herbs Spices & Seasonings	pink peppercorn	pink peppercorns~pink peppercorn	pink pepper
white-pepper	Herbs Spices & Seasonings	white pepper		ground white pepper~~white pepper	white peppercorn
sichuan-pepper	Herbs Spices & Seasonings	sichuan pepper		szechuan pepper|sichuan peppercorn|szechuan peppercorn	sansho pepper
lemon-pepper	Herbs Spices & Seasonings	lemon pepper
cayenne-pepper	Herbs Spices & Seasonings	cayenne pepper		cayenne|ground cayenne|ground cayenne pepper~~cayenne pepper
chilli-powder	Herbs Spices & Seasonings	chilli powder		ground chilli|red chilli powder	hot chilli powder|mild chilli powder|kashmiri chilli powder|deggi mirch|ancho powder|ancho chilli powder|chilli powder blend|chipotle powder|ground chipotle	120
chilli-flake	Herbs Spices & Seasonings	chilli flake	chilli flakes~chilli flake	red pepper flake|pepper flake|crushed red pepper~~red pepper|crushed chillies~crushed chilli~chilli|dried chilli flakes~dried chilli flake~chilli flake|red chilli flake	chipotle flake|aleppo pepper|pul biber|urfa biber|urfa chilli|turkish chilli flakes~turkish chilli flake|isot pepper|silk chilli
dried-chilli	Herbs Spices & Seasonings	dried chilli	dried chillies~dried chilli	whole dried chilli~~dried chilli|dried red chilli	ancho|ancho chilli|dried ancho chilli|guajillo chilli|pasilla chilli|arbol chilli|mulato chilli|dried chipotle|dried birds eye chilli~dried bird eye chilli|dried kashmiri chilli|mexican dried chilli
paprika	Herbs Spices & Seasonings	paprika		sweet paprika|ground paprika|paprika powder|hungarian paprika|mild paprika	hot paprika	110
smoked-paprika	Herbs Spices & Seasonings	smoked paprika		pimenton|sweet smoked paprika|spanish paprika|pimenton dulce	hot smoked paprika|pimenton picante	110
ground-cumin	Herbs Spices & Seasonings	ground cumin		cumin|cumin powder|jeera powder|ground jeera
cumin-seed	Herbs Spices & Seasonings	cumin seed	cumin seeds~cumin seed	whole cumin~~cumin|jeera|jeera seeds~jeera seed|cumin seeds whole~cumin seed whole~cumin seed	black cumin
ground-coriander	Herbs Spices & Seasonings	ground coriander		coriander powder|dhania powder|ground coriander seed
coriander-seed	Herbs Spices & Seasonings	coriander seed	coriander seeds~coriander seed	whole coriander~~coriander|cilantro seed|dhania seeds~dhania seed
turmeric	Herbs Spices & Seasonings	turmeric		ground turmeric|turmeric powder|haldi
curry-powder	Herbs Spices & Seasonings	curry powder		medium curry powder~~curry powder	mild curry powder|hot curry powder|madras curry powder~madra curry powder|korma curry powder|japanese curry powder|chinese curry powder|vadouvan|sri lankan curry powder	100
garam-masala	Herbs Spices & Seasonings	garam masala		masala|masala powder	tandoori masala|chaat masala|chana masala spice|pav bhaji masala|kitchen king masala|biryani masala|curry masala|tikka masala spice mix|tandoori powder|tandoori spice
panch-phoron	Herbs Spices & Seasonings	panch phoron		panch puran|indian five spice|bengali five spice
five-spice	Herbs Spices & Seasonings	five spice		five spice powder|chinese five spice|chinese five spice powder|5 spice
mixed-spice	Herbs Spices & Seasonings	mixed spice		pudding spice	pumpkin pie spice|pumpkin spice|apple pie spice|gingerbread spice|speculaas spice~speculaa spice|lebkuchen spice
cinnamon-sugar	Herbs Spices & Seasonings	cinnamon sugar
mulling-spice	Herbs Spices & Seasonings	mulling spice	mulling spices~mulling spice	mulled wine spice|mulled wine sachet|mulled cider spice
pickling-spice	Herbs Spices & Seasonings	pickling spice	pickling spices~pickling spice
ground-cinnamon	Herbs Spices & Seasonings	ground cinnamon		cinnamon|cinnamon powder|cassia powder		125
cinnamon-stick	Herbs Spices & Seasonings	cinnamon stick	cinnamon sticks~cinnamon stick	cinnamon bark|cinnamon quill	cassia bark|cassia
nutmeg	Herbs Spices & Seasonings	nutmeg		ground nutmeg|whole nutmeg~~nutmeg|grated nutmeg~~nutmeg|nutmeg powder|nutmeg seed	mace|mace blade|ground mace|blade mace
allspice	Herbs Spices & Seasonings	allspice		ground allspice|pimento berry|allspice berry|jamaica pepper
clove	Herbs Spices & Seasonings	clove	cloves~clove	whole clove~~clove|clove spice	ground clove|clove powder
cardamom	Herbs Spices & Seasonings	cardamom		cardamom pod|green cardamom|cardamon|cardamom seed|elaichi	ground cardamom|cardamom powder|black cardamom|black cardamom pod
star-anise	Herbs Spices & Seasonings	star anise		star anise pod|whole star anise~~star anise	ground star anise
aniseed	Herbs Spices & Seasonings	aniseed		anise|anise seed	ground anise
fennel-seed	Herbs Spices & Seasonings	fennel seed	fennel seeds~fennel seed	saunf|ground fennel|fennel seed powder	fennel pollen
fenugreek-seed	Herbs Spices & Seasonings	fenugreek seed	fenugreek seeds~fenugreek seed	fenugreek|methi seed|ground fenugreek
dried-fenugreek-leaf	Herbs Spices & Seasonings	dried fenugreek leaf	dried fenugreek leaves~dried fenugreek leaf	kasuri methi|methi leaf|fenugreek leaves~fenugreek leaf|methi
caraway-seed	Herbs Spices & Seasonings	caraway seed	caraway seeds~caraway seed	caraway
ajwain	Herbs Spices & Seasonings	ajwain		carom seed|ajwain seed|ajowan
dill-seed	Herbs Spices & Seasonings	dill seed	dill seeds~dill seed
celery-seed	Herbs Spices & Seasonings	celery seed	celery seeds~celery seed	ground celery seed	celery powder
mustard-seed	Herbs Spices & Seasonings	mustard seed	mustard seeds~mustard seed	brown mustard seed|rai|mustard seeds whole~mustard seed whole~mustard seed	yellow mustard seed|black mustard seed|white mustard seed	180
mustard-powder	Herbs Spices & Seasonings	mustard powder		dry mustard|ground mustard|mustard flour|english mustard powder|colmans mustard powder~colman mustard powder		100
nigella-seed	Herbs Spices & Seasonings	nigella seed	nigella seeds~nigella seed	black onion seed|onion seed|kalonji|charnushka|black seed
asafoetida	Herbs Spices & Seasonings	asafoetida		hing|asafetida
gluten-free-asafoetida	Herbs Spices & Seasonings	gluten-free asafoetida~gluten free asafoetida		gluten-free hing~gluten free hing|asafoetida resin
saffron	Herbs Spices & Seasonings	saffron		saffron strand|saffron thread	ground saffron|saffron powder
sumac	Herbs Spices & Seasonings	sumac			ground sumac
zaatar	Herbs Spices & Seasonings	za'atar~zaatar		zatar|zahtar|za atar
dukkah	Herbs Spices & Seasonings	dukkah		duqqa|dukka
gomasio	Herbs Spices & Seasonings	gomasio		gomashio|sesame salt
shichimi-togarashi	Herbs Spices & Seasonings	shichimi togarashi		shichimi|togarashi|japanese seven spice
ras-el-hanout	Herbs Spices & Seasonings	ras el hanout			baharat|advieh|hawaij|shawarma spice|shawarma seasoning|moroccan spice|lebanese seven spice|seven spice|kebab seasoning|kofta seasoning|tagine spice|middle eastern spice
berbere	Herbs Spices & Seasonings	berbere
jerk-seasoning	Herbs Spices & Seasonings	jerk seasoning		jerk spice|caribbean seasoning
cajun-seasoning	Herbs Spices & Seasonings	cajun seasoning		cajun|cajun spice|creole seasoning|cajun spice mix|blackened seasoning
old-bay-seasoning	Herbs Spices & Seasonings	old bay seasoning		old bay|seafood boil seasoning|crab boil
fajita-seasoning	Herbs Spices & Seasonings	fajita seasoning		fajita mix|fajita spice mix	taco seasoning|taco seasoning mix|burrito seasoning|enchilada seasoning|mexican seasoning|chilli con carne seasoning|chili seasoning~chilli seasoning|tajin|quesadilla seasoning
barbecue-seasoning	Herbs Spices & Seasonings	barbecue seasoning		bbq seasoning|bbq spice	steak seasoning|montreal steak seasoning|chicken seasoning|fish seasoning|all purpose seasoning|poultry seasoning|peri peri seasoning|piri piri seasoning|rotisserie seasoning|chip seasoning|adobo seasoning|sazon|season all
ground-ginger	Herbs Spices & Seasonings	ground ginger		ginger powder|dried ginger|dry ginger		90
garlic-powder	Herbs Spices & Seasonings	garlic powder		garlic granule|dried garlic|granulated garlic|garlic flakes~garlic flake		155
onion-powder	Herbs Spices & Seasonings	onion powder		onion granule|dried onion|onion flake|dried minced onion~~dried onion|dehydrated onion		110
juniper-berry	Herbs Spices & Seasonings	juniper berry	juniper berries~juniper berry	juniper
poppy-seed	Herbs Spices & Seasonings	poppy seed	poppy seeds~poppy seed	blue poppy seed|white poppy seed		140
annatto	Herbs Spices & Seasonings	annatto		achiote|annatto seed|achiote seed|achiote powder
bay-leaf	Herbs Spices & Seasonings	bay leaf	bay leaves~bay leaf	bay|dried bay leaf~~bay leaf|bay leaves dried~bay leaf dried~bay leaf	indian bay leaf|tej patta
mixed-herbs	Herbs Spices & Seasonings	mixed herbs~mixed herb		dried mixed herb	italian seasoning|italian herb|herbes de provence~herbe de provence|bouquet garni|dried bouquet garni|greek seasoning|garlic and herb seasoning
dried-oregano	Herbs Spices & Seasonings	dried oregano		oregano dried|dried greek oregano|mexican oregano
dried-thyme	Herbs Spices & Seasonings	dried thyme		thyme dried|ground thyme	dried lemon thyme
dried-basil	Herbs Spices & Seasonings	dried basil		basil dried
dried-rosemary	Herbs Spices & Seasonings	dried rosemary		rosemary dried|ground rosemary
dried-sage	Herbs Spices & Seasonings	dried sage		rubbed sage|ground sage
dried-parsley	Herbs Spices & Seasonings	dried parsley		parsley flake
dried-mint	Herbs Spices & Seasonings	dried mint
dried-dill	Herbs Spices & Seasonings	dried dill		dill weed|dried dill weed|dill tops~dill top
dried-tarragon	Herbs Spices & Seasonings	dried tarragon
dried-coriander-leaf	Herbs Spices & Seasonings	dried coriander leaf		dried cilantro|dried coriander
dried-curry-leaf	Herbs Spices & Seasonings	dried curry leaf	dried curry leaves~dried curry leaf
dried-lime-leaf	Herbs Spices & Seasonings	dried lime leaf	dried lime leaves~dried lime leaf	dried kaffir lime leaf|dried makrut lime leaf	dried lemongrass|ground lemongrass
dried-lime	Herbs Spices & Seasonings	dried lime	dried limes~dried lime	loomi|black lime|persian lime|ground dried lime
amchoor	Herbs Spices & Seasonings	amchoor		amchur|dried mango powder|mango powder
mahleb	Herbs Spices & Seasonings	mahleb		mahlab|mahlepi
file-powder	Herbs Spices & Seasonings	file powder		gumbo file	epazote|dried epazote
liquid-smoke	Herbs Spices & Seasonings	liquid smoke		smoke essence|hickory liquid smoke
vanilla-powder	Herbs Spices & Seasonings	vanilla powder		ground vanilla
mushroom-powder	Herbs Spices & Seasonings	mushroom powder		porcini powder|umami powder|mushroom seasoning
salt-and-pepper	Herbs Spices & Seasonings	salt and pepper		salt and black pepper
tinned-tomato	Tins Jars & Packets	tinned tomato	tinned tomatoes~tinned tomato	tin of tomatoes~tin of tomato~tinned tomato	crushed tomato~~tomato|tinned plum tomatoes~tinned plum tomato|plum tomatoes in juice~plum tomato in juice|peeled plum tomatoes~peeled plum tomato~plum tomato|san marzano tomatoes~san marzano tomato|tinned cherry tomatoes~tinned cherry tomato|tomato pulp|fire roasted tomatoes~fire roasted tomato|rotel|tinned chopped tomatoes~tinned chopped tomato=chopped tomatoes~chopped tomato~tomato=diced tomatoes~diced tomato~tomato=tinned diced tomatoes~tinned diced tomato=finely chopped tomatoes~finely chopped tomato~tomato=polpa	240
passata	Tins Jars & Packets	passata		sieved tomato|strained tomato|tomato passata	rustica|passata with basil|tomato juice for cooking	250
tomato-puree	Tins Jars & Packets	tomato purée~tomato puree		tomato paste|tomato concentrate|double concentrate tomato puree		260
sun-dried-tomato	Tins Jars & Packets	sun-dried tomato~sun dried tomato	sun-dried tomatoes~sun dried tomato	sundried tomato	sun blushed tomato|sunblush tomato|semi-dried tomato~semi dried tomato|dried tomato|sun-dried tomatoes in oil~sun dried tomato in oil	110
sun-dried-tomato-paste	Tins Jars & Packets	sun-dried tomato paste~sun dried tomato paste		sundried tomato paste|sun-dried tomato purée~sun dried tomato puree		240
baked-beans	Tins Jars & Packets	baked beans~baked bean		beans in tomato sauce~bean in tomato sauce|tinned baked beans~tinned baked bean|heinz beans~heinz bean|beanz	reduced sugar baked beans~reduced sugar baked bean|no added sugar beans~no added sugar bean|boston baked beans~boston baked bean|barbecue beans~barbecue bean	254
baked-beans-with-sausages	Tins Jars & Packets	baked beans with sausages~baked bean with sausage		beans and sausages~bean and sausage|beans with pork sausages~bean with pork sausage
bean	Tins Jars & Packets	bean	beans~bean	tinned beans~tinned bean|dried bean	mixed bean|taco beans~taco bean|chilli bean|beans in chilli sauce~bean in chilli sauce	180
pulse	Tins Jars & Packets	pulse	pulses~pulse	legume|dried pulses~dried pulse	mixed pulses~mixed pulse|mixed pulse pouch	190
kidney-bean	Tins Jars & Packets	kidney bean	kidney beans~kidney bean	red kidney bean|rajma|red bean	kidney beans in chilli sauce~kidney bean in chilli sauce|dried kidney bean|kidney beans in water~kidney bean in water	180
black-bean	Tins Jars & Packets	black bean	black beans~black bean	black turtle bean|turtle bean|frijoles negros~frijole negro|tinned black beans~tinned black bean	dried black bean	180
black-eyed-bean	Tins Jars & Packets	black-eyed bean~black eyed bean	black-eyed beans~black eyed bean	black eyed pea|cowpea|blackeye bean|lobia		175
pinto-bean	Tins Jars & Packets	pinto bean	pinto beans~pinto bean			180
cannellini-bean	Tins Jars & Packets	cannellini bean	cannellini beans~cannellini bean	white kidney bean|cannelini bean	white bean|great northern bean|tinned white beans~tinned white bean	180
butter-bean	Tins Jars & Packets	butter bean	butter beans~butter bean	lima bean|judion bean|queen butter bean|gigantes bean~gigante bean		185
haricot-bean	Tins Jars & Packets	haricot bean	haricot beans~haricot bean	navy bean|pea bean		180
borlotti-bean	Tins Jars & Packets	borlotti bean	borlotti beans~borlotti bean	cranberry bean|roman bean		180
flageolet-bean	Tins Jars & Packets	flageolet bean	flageolet beans~flageolet bean			180
adzuki-bean	Tins Jars & Packets	adzuki bean	adzuki beans~adzuki bean	aduki bean|azuki bean		190
mung-bean	Tins Jars & Packets	mung bean	mung beans~mung bean	moong bean|green gram|dried mung bean		200
soya-bean	Tins Jars & Packets	soya bean	soya beans~soya bean	soybean|dried soya bean|soya		180
lupin-bean	Tins Jars & Packets	lupin bean	lupin beans~lupin bean	lupini bean|lupini|pickled lupin
refried-beans	Tins Jars & Packets	refried beans~refried bean		frijoles refritos~frijole refrito|refritos~refrito		240
frijoles	Tins Jars & Packets	frijoles~frijole
chickpea	Tins Jars & Packets	chickpea	chickpeas~chickpea	chick pea|chickpea bean|garbanzo|garbanzo bean|tinned chickpeas~tinned chickpea|kabuli chana|chana	dried chickpea|black chickpea|kala chana|jarred chickpeas~jarred chickpea|chickpeas in water~chickpea in water	165
aquafaba	Tins Jars & Packets	aquafaba		chickpea water|chickpea brine		240
lentil	Tins Jars & Packets	lentil	lentils~lentil	dried lentils~dried lentil~lentil	mixed lentils~mixed lentil|lentil pouch|ready to eat lentils~ready to eat lentil|tinned lentils~tinned lentil	190
red-lentil	Tins Jars & Packets	red lentil	red lentils~red lentil	red split lentil|split red lentil|masoor dal|dried red lentils~dried red lentil~red lentil		190
green-lentil	Tins Jars & Packets	green lentil	green lentils~green lentil	dried green lentils~dried green lentil~green lentil	brown lentil|tinned green lentils~tinned green lentil	195
puy-lentil	Tins Jars & Packets	puy lentil	puy lentils~puy lentil	french lentil|lentilles vertes~lentille verte|dark speckled lentil	beluga lentil|black lentil|puy lentil pouch	195
split-pea	Tins Jars & Packets	split pea	split peas~split pea	green split pea|dried split pea		200
yellow-split-pea	Tins Jars & Packets	yellow split pea	yellow split peas~yellow split pea		pease pudding|tinned pease pudding	200
mushy-peas	Tins Jars & Packets	mushy peas~mushy pea		processed pea|marrowfat pea|dried marrowfat peas~dried marrowfat pea	tinned peas~tinned pea|tinned garden pea|tinned petit pois	240
sweetcorn	Tins Jars & Packets	sweetcorn		corn|sweet corn|corn kernel|whole kernel corn~~kernel corn|tinned sweetcorn|canned corn~tinned corn|maize	sweetcorn niblets~sweetcorn niblet|green giant sweetcorn	165
creamed-corn	Tins Jars & Packets	creamed corn		cream style corn|creamed sweetcorn		250
hominy	Tins Jars & Packets	hominy		posole corn|pozole corn	white hominy	165
tinned-tuna	Tins Jars & Packets	tinned tuna		tuna chunk|tuna in brine|tuna in oil|tuna in spring water|tuna steak in brine|tin of tuna~~tinned tuna|tuna fish|tuna	skipjack tuna|albacore tuna|tuna pouch|tuna pot|jarred tuna	145
tinned-salmon	Tins Jars & Packets	tinned salmon		tin of salmon~~tinned salmon|pink salmon|red salmon tin~~red salmon tinned	tinned red salmon|tinned pink salmon
tinned-mackerel	Tins Jars & Packets	tinned mackerel		mackerel in tomato sauce|mackerel in oil|mackerel in brine	mackerel in mustard sauce|mackerel in curry sauce
tinned-sardine	Tins Jars & Packets	tinned sardine	tinned sardines~tinned sardine	sardine in oil|sardine in tomato sauce|sardines in brine~sardine in brine	pilchard|pilchards in tomato sauce~pilchard in tomato sauce|brisling|sprats in oil~sprat in oil|tinned kipper|kipper fillets tin~kipper fillet tin~kipper fillet tinned
tinned-crab	Tins Jars & Packets	tinned crab		tinned crab meat|crab meat tin~~crab meat tinned|lump crab meat tin~~lump crab meat tinned
tinned-clam	Tins Jars & Packets	tinned clam	tinned clams~tinned clam	baby clams tin~baby clam tin~baby clam tinned	tinned mussels~tinned mussel|tinned smoked mussels~tinned smoked mussel|smoked oysters tin~smoked oyster tin~smoked oyster tinned|tinned smoked oysters~tinned smoked oyster|tinned cockles~tinned cockle|pickled cockles~pickled cockle|jarred cockles~jarred cockle|jarred mussels~jarred mussel
fish-paste	Tins Jars & Packets	fish paste		sandwich fish paste|salmon paste|gentlemans relish~gentleman relish|anchovy paste|anchovy relish|patum peperium	sardine paste|crab paste
meat-paste	Tins Jars & Packets	meat paste		sandwich paste|beef paste|chicken paste|potted beef|potted meat
corned-beef	Tins Jars & Packets	corned beef		tinned corned beef|bully beef
spam	Tins Jars & Packets	spam		luncheon meat|pork luncheon meat|chopped ham and pork~~ham and pork|chopped pork~~pork	tinned ham
tinned-hot-dog-sausage	Tins Jars & Packets	tinned hot dog sausage	tinned hot dog sausages~tinned hot dog sausage	hot dog sausage|hot dogs in brine~hot dog in brine|hot dog sausages in brine~hot dog sausage in brine	cocktail sausages tin~cocktail sausage tin~cocktail sausage tinned|vienna sausage
stewed-steak	Tins Jars & Packets	stewed steak		tinned stewed steak|stewing steak tin~~stewing steak tinned|irish stewed steak	tinned mince|minced beef and onion~~beef and onion mince|tinned steak and kidney pie|fray bentos~fray bento|tinned beef stew|tinned beef curry
tinned-chilli-con-carne	Tins Jars & Packets	tinned chilli con carne		chilli con carne|canned chili~tinned chilli
spaghetti-hoops	Tins Jars & Packets	spaghetti hoops~spaghetti hoop		tinned spaghetti|spaghettios~spaghettio|alphabet spaghetti	tinned ravioli|tinned macaroni cheese|spaghetti hoops with sausages~spaghetti hoop with sausage
anchovy-free-tapenade	Tins Jars & Packets	anchovy-free tapenade~anchovy free tapenade		vegan tapenade|tapenade without anchovy
tapenade	Tins Jars & Packets	tapenade		olive tapenade|olive paste|black olive paste	green olive tapenade
olive	Tins Jars & Packets	olive	olives~olive	pitted olive|stoned olive|table olive	black olive=pitted black olive=stoned black olive|green olive=pitted green olive|kalamata olive|nocellara olive|queen olive|olives in brine~olive in brine|castelvetrano olive|mixed olives~mixed olive|marinated olives~marinated olive	135
stuffed-olive	Tins Jars & Packets	stuffed olive	stuffed olives~stuffed olive	pimento stuffed olive|olives stuffed with pimento~olive stuffed with pimento	anchovy stuffed olive|almond stuffed olive|feta stuffed olive|garlic stuffed olive
caper	Tins Jars & Packets	caper	capers~caper	nonpareille caper|capers in brine~caper in brine|salted caper|lilliput caper	caperberry|caper berry	140
gherkin	Tins Jars & Packets	gherkin	gherkins~gherkin	dill pickle|pickled cucumber|pickled gherkin|pickle|sour pickle|dill pickle slice|bread and butter pickle	cornichon|cocktail gherkin|sandwich gherkins~sandwich gherkin	155
pickled-onion	Tins Jars & Packets	pickled onion	pickled onions~pickled onion	silverskin onion|cocktail onion|pickled silverskin
pickled-red-cabbage	Tins Jars & Packets	pickled red cabbage
pickled-beetroot	Tins Jars & Packets	pickled beetroot		beetroot in vinegar|sliced pickled beetroot~~pickled beetroot|baby beetroot in vinegar|crinkle cut beetroot
pickled-walnut	Tins Jars & Packets	pickled walnut	pickled walnuts~pickled walnut
sauerkraut	Tins Jars & Packets	sauerkraut		pickled cabbage|choucroute		140
pickled-jalapeno	Tins Jars & Packets	pickled jalapeño~pickled jalapeno	pickled jalapeños~pickled jalapeno	jalapeno slice|sliced jalapenos~sliced jalapeno~jalapeno|jarred jalapenos~jarred jalapeno	pickled green chilli|pepperoncini|peperoncino|banana pepper|pickled banana pepper|pickled chilli|guindilla pepper|pickled pepper|hot cherry pepper|peppadew|peppadew pepper
giardiniera	Tins Jars & Packets	giardiniera		italian pickled vegetables~italian pickled vegetable|pickled vegetables~pickled vegetable
roasted-red-pepper	Tins Jars & Packets	roasted red pepper	roasted red peppers~roasted red pepper	roasted pepper|jarred roasted pepper|flame roasted pepper|roasted red bell pepper	piquillo pepper|pimento|pimiento|chargrilled pepper|jarred red pepper	200
artichoke-heart	Tins Jars & Packets	artichoke heart	artichoke hearts~artichoke heart	marinated artichoke|tinned artichoke|chargrilled artichoke|artichokes in oil~artichoke in oil|marinated artichoke hearts~marinated artichoke heart		170
antipasti	Tins Jars & Packets	antipasti		antipasto|mixed antipasti|antipasti mix|marinated vegetables~marinated vegetable
hearts-of-palm	Tins Jars & Packets	hearts of palm~heart of palm~heart palm		palm heart		146
water-chestnut	Tins Jars & Packets	water chestnut	water chestnuts~water chestnut	tinned water chestnuts~tinned water chestnut		140
bamboo-shoot	Tins Jars & Packets	bamboo shoot	bamboo shoots~bamboo shoot	tinned bamboo shoots~tinned bamboo shoot		130
chestnut	Tins Jars & Packets	chestnut	chestnuts~chestnut	cooked chestnut|vacuum packed chestnut|peeled chestnut~~chestnut|roasted chestnut|whole cooked chestnuts~whole cooked chestnut~cooked chestnut|merchant gourmet chestnuts~merchant gourmet chestnut		145
chestnut-puree	Tins Jars & Packets	chestnut purée~chestnut puree		sweetened chestnut puree|creme de marrons~creme de marron|chestnut cream|chestnut spread		255
soup	Tins Jars & Packets	soup	soups~soup	tinned soup|condensed soup	lentil soup|pea and ham soup|scotch broth|mulligatawny|oxtail soup|fresh vegetable soup~~vegetable soup|carrot and coriander soup|leek and potato soup|minestrone|minestrone soup|spicy lentil soup|french onion soup|pumpkin soup	245
vegetable-soup	Tins Jars & Packets	vegetable soup		tinned vegetable soup		245
tomato-soup	Tins Jars & Packets	tomato soup		cream of tomato soup~~cream tomato soup|tinned tomato soup		245
cream-of-mushroom-soup	Tins Jars & Packets	cream of mushroom soup~~cream mushroom soup		mushroom soup|condensed mushroom soup		245
cream-of-chicken-soup	Tins Jars & Packets	cream of chicken soup~~cream chicken soup		chicken soup|condensed chicken soup|chicken noodle soup|cream of celery soup~~cream celery soup|chicken and sweetcorn soup		245
seafood-soup	Tins Jars & Packets	seafood soup		lobster bisque|crab bisque|bisque|clam chowder|tinned clam chowder|fish soup|bouillabaisse
packet-soup	Tins Jars & Packets	packet soup		dried soup|instant soup|cup a soup~~cup soup|soup in a mug~~soup in mug|onion soup mix|soup sachet	dried onion soup|chicken noodle packet soup|instant noodle soup cup
pasta-sauce	Tins Jars & Packets	pasta sauce		jar of pasta sauce~~jar pasta sauce|spaghetti sauce|dolmio|ragu sauce|stir-in pasta sauce~stir in pasta sauce	bolognese sauce|lasagne sauce|red lasagne sauce|tomato and mascarpone sauce|sloppy joe sauce|tomato ragu	250
carbonara-sauce	Tins Jars & Packets	carbonara sauce		creamy bacon sauce
white-sauce	Tins Jars & Packets	white sauce		bechamel|bechamel sauce	parsley sauce|mushroom sauce|creamy garlic sauce|creamy mushroom pasta sauce|onion sauce|mustard sauce|alfredo sauce=alfredo|white lasagne sauce=creamy lasagne sauce	245
dairy-free-white-sauce	Tins Jars & Packets	dairy-free white sauce~dairy free white sauce		vegan white sauce|dairy-free bechamel~dairy free bechamel|vegan bechamel		245
cheese-sauce	Tins Jars & Packets	cheese sauce		mornay sauce|mac and cheese sauce|nacho cheese sauce|queso dip|cheese dip		245
hollandaise-sauce	Tins Jars & Packets	hollandaise sauce		hollandaise	bearnaise|bearnaise sauce
enchilada-sauce	Tins Jars & Packets	enchilada sauce			taco sauce|mexican cooking sauce|chilli cooking sauce|burrito sauce|fajita sauce	250
curry-sauce	Tins Jars & Packets	curry sauce		indian cooking sauce|jar of curry sauce~~jar curry sauce	chip shop curry sauce|chinese curry sauce|katsu curry sauce|curry sauce mix|katsu curry paste|japanese curry roux|curry roux|tomato curry sauce|balti sauce|jalfrezi sauce|rogan josh sauce|madras sauce~madra sauce|bhuna sauce|vindaloo sauce|dopiaza sauce	250
tikka-masala-sauce	Tins Jars & Packets	tikka masala sauce		tikka sauce|chicken tikka masala sauce|butter chicken sauce|makhani sauce		250
korma-sauce	Tins Jars & Packets	korma sauce		korma curry sauce|pasanda sauce	korma|pasanda	250
cooking-sauce	Tins Jars & Packets	cooking sauce		casserole sauce|simmer sauce|sausage casserole sauce|peppercorn sauce|chicken chasseur sauce|chicken tonight|stroganoff sauce|hotpot sauce|honey and mustard sauce|white wine sauce		250
pesto	Tins Jars & Packets	pesto		green pesto|basil pesto|pesto alla genovese|fresh pesto~~pesto|pesto sauce	red pesto|sun-dried tomato pesto~sun dried tomato pesto|pesto rosso|chilli pesto|rocket pesto|pistachio pesto|reduced fat pesto	240
vegan-pesto	Tins Jars & Packets	vegan pesto		dairy-free pesto~dairy free pesto|free from pesto		240
vegan-nut-free-pesto	Tins Jars & Packets	vegan nut-free pesto~vegan nut free pesto		nut-free pesto~nut free pesto|basil and seed pesto|seed pesto		240
salsa	Tins Jars & Packets	salsa		tomato salsa|salsa dip|jar of salsa~~jar salsa|chunky salsa	pico de gallo|mild salsa|hot salsa|salsa roja	260
rice-pudding	Tins Jars & Packets	rice pudding		tinned rice pudding|creamed rice|ambrosia creamed rice|creamed rice pudding	tapioca pudding|semolina pudding|tinned semolina|creamed sago	250
dairy-free-rice-pudding	Tins Jars & Packets	dairy-free rice pudding~dairy free rice pudding		vegan rice pudding|coconut rice pudding		250
ready-made-custard	Tins Jars & Packets	ready-made custard~ready made custard		tinned custard|ambrosia custard|custard pot|long life custard|carton of custard~~carton custard	chocolate custard|low fat custard	260
dairy-free-custard	Tins Jars & Packets	dairy-free custard~dairy free custard		vegan custard|soya custard|oat custard		260
evaporated-milk	Tins Jars & Packets	evaporated milk		tinned evaporated milk|carnation evaporated milk|unsweetened condensed milk		252
coconut-evaporated-milk	Tins Jars & Packets	coconut evaporated milk		vegan evaporated milk|dairy-free evaporated milk~dairy free evaporated milk		252
tinned-fruit	Tins Jars & Packets	tinned fruit		fruit in juice|fruit in syrup	fruit cocktail|tinned peach|peach slice|peach in juice|tinned pear|pears in juice~pear in juice|tinned apricot|apricot halves~apricot half|tinned mandarin|mandarin segments~mandarin segment|pineapple ring|pineapple chunk|tinned pineapple|crushed pineapple~~pineapple|prune in syrup|prunes in juice~prune in juice|tinned cherry|tinned black cherries~tinned black cherry|tinned lychee|tinned mango|mango pulp|tinned grapefruit|tinned strawberries~tinned strawberry|tinned raspberries~tinned raspberry|tinned rhubarb|tinned gooseberries~tinned gooseberry|fruit pot|peaches in syrup~peach in syrup	240
pie-filling	Tins Jars & Packets	pie filling		fruit filling|fruit pie filling	apple pie filling|cherry pie filling|black cherry pie filling|apple and blackberry filling|pumpkin pie filling	270
tinned-pumpkin	Tins Jars & Packets	tinned pumpkin		pumpkin puree|libbys pumpkin~libby pumpkin		245
tinned-potato	Tins Jars & Packets	tinned potato	tinned potatoes~tinned potato	new potatoes in water~new potato in water|tinned new potatoes~tinned new potato
tinned-carrot	Tins Jars & Packets	tinned carrot	tinned carrots~tinned carrot	sliced carrots in water~sliced carrot in water~carrot in water	tinned mixed vegetables~tinned mixed vegetable|tinned spinach|tinned green beans~tinned green bean|tinned ratatouille|tinned asparagus|tinned mushrooms~tinned mushroom|tinned broad beans~tinned broad bean|russian salad
anchovy	Tins Jars & Packets	anchovy	anchovies~anchovy	anchovy fillet|tinned anchovy|salted anchovies~salted anchovy|anchovies in oil~anchovy in oil
bean-salad	Tins Jars & Packets	bean salad		mixed bean salad|three bean salad|five bean salad
broth-mix	Tins Jars & Packets	broth mix		soup mix|scotch broth mix|country soup mix|soup and broth mix		190
tomato-sauce	Tins Jars & Packets	tomato sauce		tomato pasta sauce|tomato and basil sauce|tomato basil sauce|marinara|marinara sauce	arrabbiata sauce|napoletana sauce|tomato and chilli sauce|pizza sauce|pizza topping|pizza tomato sauce|roasted garlic tomato sauce	250
puttanesca-sauce	Tins Jars & Packets	puttanesca sauce
thai-curry-sauce	Tins Jars & Packets	thai curry sauce		thai green curry sauce|thai red curry sauce|massaman curry sauce		250
pasta	Pasta Rice & Grains	pasta		pasta shape	short pasta|soup pasta	100
spaghetti	Pasta Rice & Grains	spaghetti			linguine|spaghettini|bucatini|vermicelli pasta|angel hair|angel hair pasta|capellini|trenette|perciatelli|wholewheat spaghetti|thin spaghetti|pici|spaghetti alla chitarra|long pasta|bigoli
egg-free-dried-pasta	Pasta Rice & Grains	egg-free dried pasta~egg free dried pasta~egg free pasta		egg-free pasta~egg free pasta|vegan pasta	eggless pasta|durum wheat pasta	100
tagliatelle	Pasta Rice & Grains	tagliatelle			fettuccine|tagliatelle nest|tagliolini
pappardelle	Pasta Rice & Grains	pappardelle			egg tagliatelle|egg pappardelle|egg pasta=dried egg pasta~~egg pasta|egg linguine|reginette|egg fettuccine|tajarin
wholewheat-pasta	Pasta Rice & Grains	wholewheat pasta		wholemeal pasta|whole wheat pasta|brown pasta	wholewheat penne|wholewheat fusilli|spelt pasta|wholemeal spaghetti|wholegrain pasta	100
gluten-free-pasta	Pasta Rice & Grains	gluten-free pasta~gluten free pasta		gf pasta|gluten-free dried pasta~gluten free dried pasta~gluten free pasta	gluten-free penne~gluten free penne|gluten-free fusilli~gluten free fusilli|gluten-free macaroni~gluten free macaroni|corn pasta|rice pasta|maize pasta|buckwheat pasta|brown rice pasta|quinoa pasta	100
gluten-free-spaghetti	Pasta Rice & Grains	gluten-free spaghetti~gluten free spaghetti			gluten-free linguine~gluten free linguine|gluten-free tagliatelle~gluten free tagliatelle
gluten-free-lasagne-sheet	Pasta Rice & Grains	gluten-free lasagne sheet~gluten free lasagne sheet	gluten-free lasagne sheets~gluten free lasagne sheet	gluten-free lasagne~gluten free lasagne
pulse-pasta	Pasta Rice & Grains	pulse pasta		legume pasta|bean pasta	red lentil pasta|chickpea pasta|lentil pasta|pea pasta|black bean pasta|chickpea penne|lentil fusilli|edamame spaghetti|high-protein pasta~high protein pasta	100
lasagne-sheet	Pasta Rice & Grains	lasagne sheet	lasagne sheets~lasagne sheet	lasagne|lasagna noodle~lasagne noodle	no-boil lasagne~no boil lasagne|cannelloni|cannelloni tube|manicotti|green lasagne|lasagne verde
orzo	Pasta Rice & Grains	orzo		orzo pasta|risoni	kritharaki|puntalette|pearl pasta	170
fresh-pasta	Pasta Rice & Grains	fresh pasta			fresh tagliatelle|fresh lasagne|fresh lasagne sheet|fresh spaghetti|fresh egg pasta|fresh penne|fresh linguine|fresh fusilli|fresh fettuccine|fresh pappardelle~~pappardelle|fresh egg tagliatelle
filled-pasta	Pasta Rice & Grains	filled pasta		stuffed pasta|fresh filled pasta	ravioli|tortellini|tortelloni|spinach and ricotta tortellini|cappelletti|agnolotti|mezzelune|spinach and ricotta ravioli|dried tortellini|cheese tortellini|mushroom tortelloni|girasoli|cheese ravioli|ricotta tortellini|pansotti
gluten-free-filled-pasta	Pasta Rice & Grains	gluten-free filled pasta~gluten free filled pasta		gluten-free tortellini~gluten free tortellini	gluten-free ravioli~gluten free ravioli
gnocchi	Pasta Rice & Grains	gnocchi		potato gnocchi|gnocco	fresh gnocchi|mini gnocchi|stuffed gnocchi|spinach gnocchi|gnudi|sweet potato gnocchi	150
gluten-free-gnocchi	Pasta Rice & Grains	gluten-free gnocchi~gluten free gnocchi				150
fregola	Pasta Rice & Grains	fregola		fregula		160
macaroni-cheese	Pasta Rice & Grains	macaroni cheese		mac and cheese|macaroni and cheese	pasta bake|boxed macaroni cheese|cauliflower macaroni cheese|pasta and sauce|pasta pot|pasta ready meal|kraft dinner|pasta n sauce
noodle	Pasta Rice & Grains	noodle	noodles~noodle		chow mein noodle|stir fry noodle|straight to wok noodle|fresh noodle|thick noodle|thin noodle|chinese noodle|hokkien noodle|lo mein noodle|crispy noodle|asian noodle|ready to wok noodle
egg-noodle	Pasta Rice & Grains	egg noodle	egg noodles~egg noodle		fine egg noodle|fresh egg noodle|wide egg noodle|wonton noodle|thick egg noodle|spaetzle|spätzle~spatzle|mee noodle
udon-noodle	Pasta Rice & Grains	udon noodle	udon noodles~udon noodle	udon|thick wheat noodle	somen|somen noodle|wheat noodle|straight-to-wok udon~straight to wok udon|kishimen
soba-noodle	Pasta Rice & Grains	soba noodle	soba noodles~soba noodle	soba|buckwheat noodle	cha soba
100-buckwheat-soba	Pasta Rice & Grains	100% buckwheat soba		gluten-free soba noodle~gluten free soba noodle|pure buckwheat noodle	gluten-free soba~gluten free soba|gluten-free noodle~gluten free noodle
ramen-noodle	Pasta Rice & Grains	ramen noodle	ramen noodles~ramen noodle	ramen	dried ramen|fresh ramen noodle|fresh ramen~~ramen
instant-noodle	Pasta Rice & Grains	instant noodle	instant noodles~instant noodle	super noodle|instant ramen	pot noodle|noodle pot|cup noodle|packet noodle|ramen packet|instant ramen noodle|indomie
rice-noodle	Pasta Rice & Grains	rice noodle	rice noodles~rice noodle	rice stick	pad thai noodle|rice vermicelli|flat rice noodle|vermicelli rice noodle|ho fun|thick rice noodle|ribbon rice noodle|rice stick noodle|fine rice noodle|brown rice noodle|wide rice noodle|pho noodle|banh pho|fresh rice noodle
glass-noodle	Pasta Rice & Grains	glass noodle	glass noodles~glass noodle	cellophane noodle|bean thread|mung bean noodle	bean thread noodle|sweet potato noodle|mung bean vermicelli|dangmyeon|konjac noodle|shirataki|shirataki noodle|konjac rice
rice	Pasta Rice & Grains	rice		white rice	long grain rice|basmati|basmati rice|jasmine rice|thai fragrant rice|thai jasmine rice|easy cook rice|short grain rice|medium grain rice~~grain rice|converted rice|boil in the bag rice~~boil in bag rice|calrose rice|american long grain rice|brown basmati rice|white basmati rice|cooked white rice~~white rice|leftover rice|white long grain rice|parboiled rice|texmati rice|carolina rice|broken rice|sella rice|golden sella rice|steamed rice	185
brown-rice	Pasta Rice & Grains	brown rice		wholegrain rice	brown long grain rice|red rice|black rice|camargue red rice|wholegrain basmati rice|forbidden rice|brown basmati|short grain brown rice|wild rice|wild rice mix|basmati and wild rice|mixed rice|venus rice	190
risotto-rice	Pasta Rice & Grains	risotto rice			arborio|arborio rice|carnaroli|carnaroli rice|paella rice|bomba rice|pudding rice|vialone nano|calasparra rice|valencia rice	195
sushi-rice	Pasta Rice & Grains	sushi rice			sweet rice|thai sticky rice|japanese rice|korean rice|japanese short grain rice|sticky rice=glutinous rice	200
microwave-rice	Pasta Rice & Grains	microwave rice		ready rice|pouch rice|ready cooked rice~~ready rice|cooked rice pouch~~rice pouch	pilau rice|microwave basmati rice|microwave pilau rice|golden vegetable rice|savoury rice~savory rice|mexican rice pouch|coconut rice|packet rice|rice pouch|cooked brown rice pouch~~brown rice pouch|wild rice pouch|spicy rice pouch	160
rice-flake	Pasta Rice & Grains	rice flake	rice flakes~rice flake		flaked rice|poha|beaten rice~~rice|idli rice	110
couscous	Pasta Rice & Grains	couscous		cous cous	wholewheat couscous=wholemeal couscous|moroccan couscous|plain couscous	180
flavoured-couscous	Pasta Rice & Grains	flavoured couscous		couscous sachet|lemon and coriander couscous	couscous with vegetable|moroccan couscous sachet|roasted vegetable couscous|couscous pot|ready to eat grain|grain pouch|mixed grain pouch|flavoured grain|quinoa pouch|puy lentil and grain pouch	180
giant-couscous	Pasta Rice & Grains	giant couscous		israeli couscous|pearl couscous	maftoul|mograbieh|ptitim|wholewheat giant couscous=wholemeal giant couscous|moghrabieh	170
bulgur-wheat	Pasta Rice & Grains	bulgur wheat		bulgur|cracked wheat	fine bulgur|coarse bulgur|tabbouleh mix|tabbouleh	180
freekeh	Pasta Rice & Grains	freekeh			farro|emmer|einkorn|kamut|khorasan|green wheat|cracked freekeh|ebly|pearled farro|grunkern|triticale	170
wheat	Pasta Rice & Grains	wheat		wheat grain	wheat berry|wheatberry|pearled wheat|wheat kernel|quick-cook wheat~quick cook wheat	180
spelt	Pasta Rice & Grains	spelt		spelt grain	pearled spelt|spelt berry|pearl spelt|pearled spelt grain	180
rye	Pasta Rice & Grains	rye		rye grain	rye berry|rye flake	170
barley	Pasta Rice & Grains	barley			pot barley|barley flake|scotch barley|hulled barley	190
pearl-barley	Pasta Rice & Grains	pearl barley		pearled barley	quick cook barley	200
oat	Pasta Rice & Grains	oat	oats~oat	porridge oat|rolled oat|old-fashioned oat~old fashioned oat|rolled jumbo oat~~rolled oat|jumbo rolled oat~~rolled oat	quick oat|quick-cooking oat~quick cooking oat|steel-cut oat~steel cut oat|pinhead oatmeal|scottish oatmeal|medium oatmeal~~oatmeal|fine oatmeal|oat groat|coarse oatmeal|oat flake|oatmeal	90
gluten-free-oat	Pasta Rice & Grains	gluten-free oat~gluten free oat	gluten-free oats~gluten free oat	gluten-free porridge oat~gluten free porridge oat|gluten-free rolled oat~gluten free rolled oat	gluten-free oatmeal~gluten free oatmeal|pure oat	90
bran	Pasta Rice & Grains	bran			natural bran|wheat bran|oat bran=oatbran	60
rice-bran	Pasta Rice & Grains	rice bran			corn bran
wheat-germ	Pasta Rice & Grains	wheat germ		wheatgerm		110
semolina	Pasta Rice & Grains	semolina		semolina grain	coarse semolina|fine semolina|cream of wheat~~cream wheat|suji|rava|sooji|farina|semolina flour=fine semolina flour=durum wheat flour	170
polenta	Pasta Rice & Grains	polenta		cornmeal|maize meal|corn meal|yellow cornmeal	quick-cook polenta~quick cook polenta|instant polenta|fine polenta|grits~grit|corn grits~corn grit|coarse cornmeal|mealie meal|stone-ground cornmeal~stone ground cornmeal|hominy grits~hominy grit|white cornmeal|coarse polenta|maize porridge|ready-made polenta~ready made polenta|polenta block|pap	160
quinoa	Pasta Rice & Grains	quinoa			red quinoa|black quinoa|tricolour quinoa|white quinoa|mixed quinoa	170
quinoa-flake	Pasta Rice & Grains	quinoa flake	quinoa flakes~quinoa flake	millet flake|buckwheat flake	amaranth flake|puffed quinoa|teff flake|sorghum flake	100
buckwheat	Pasta Rice & Grains	buckwheat		buckwheat groat	kasha|roasted buckwheat|buckwheat grain	170
millet	Pasta Rice & Grains	millet		millet grain	amaranth|sorghum|fonio|teff grain|amaranth grain|job's tears~job tear|sorghum grain|pearl millet|jowar|bajra|ragi	190
grain	Pasta Rice & Grains	grain	grains~grain	mixed grain|cereal grain	ancient grain|whole grain|multigrain|wholegrain mix|grain mix	180
tapioca	Pasta Rice & Grains	tapioca		tapioca pearl	sago|pearl tapioca=small pearl tapioca~~pearl tapioca|seed tapioca|sago pearl|boba pearl	150
dried-hominy	Pasta Rice & Grains	dried hominy		posole	mote|nixtamal corn|dried corn|dried maize	170
dried-pasta	Pasta Rice & Grains	dried pasta~~pasta			penne|fusilli|farfalle|conchiglie|rigatoni|macaroni|orecchiette|ditalini|ziti|rotini|pasta shell=jumbo pasta shell~~pasta shell|gemelli|cavatappi|casarecce|trofie|strozzapreti|cavatelli|stelline|campanelle|tubetti|paccheri|calamarata|pasta bow|pasta twist|tortiglioni|penne rigate|elbow macaroni|acini di pepe|radiatori|quick cook pasta|tricolore pasta|giant shell|large shell pasta~~shell pasta|bow tie pasta|lumache|lumaconi|ditali|wheel pasta|alphabet pasta|corkscrew pasta|caserecce|torchietti|mafalda|mafaldine	100
pastina	Pasta Rice & Grains	pastina			egg pastina|egg soup noodle	170
vermicelli	Pasta Rice & Grains	vermicelli		sevai	vermicelli nest|seviyan
tteok	Pasta Rice & Grains	tteok		tteokbokki	korean rice cake
meat-filled-pasta	Pasta Rice & Grains	meat-filled pasta~meat filled pasta			beef ravioli|meat ravioli|ham and cheese tortellini|prosciutto tortellini|pork tortelloni|chicken tortellini|bolognese ravioli
egg-fried-rice	Pasta Rice & Grains	egg fried rice		special fried rice	vegetable fried rice|chinese fried rice pouch|nasi goreng pouch|fried rice	160
oil	Oils Vinegars & Condiments	oil	oils~oil	cooking oil|mild oil|neutral oil|flavourless oil|oil for frying|oil for deep frying	frying oil|deep frying oil|salad oil	218
vegetable-oil	Oils Vinegars & Condiments	vegetable oil			blended vegetable oil|crisp and dry	218
sunflower-oil	Oils Vinegars & Condiments	sunflower oil			safflower oil|sunflower frylight	218
rapeseed-oil	Oils Vinegars & Condiments	rapeseed oil		canola oil|canola	cold pressed rapeseed oil|extra virgin rapeseed oil	218
corn-oil	Oils Vinegars & Condiments	corn oil		maize oil		218
grapeseed-oil	Oils Vinegars & Condiments	grapeseed oil			rice bran oil|cottonseed oil|avocado oil	218
hemp-oil	Oils Vinegars & Condiments	hemp oil		hemp seed oil	flaxseed oil|linseed oil|pumpkin seed oil|argan oil|evening primrose cooking oil	218
palm-oil	Oils Vinegars & Condiments	palm oil		red palm oil|dende oil		218
olive-oil	Oils Vinegars & Condiments	olive oil			light olive oil|mild olive oil|olive oil spray|pure olive oil|olive oil frylight	216
extra-virgin-olive-oil	Oils Vinegars & Condiments	extra virgin olive oil		evoo|virgin olive oil		216
coconut-oil	Oils Vinegars & Condiments	coconut oil		virgin coconut oil|coconut butter oil	odourless coconut oil|vita coco oil	218
groundnut-oil	Oils Vinegars & Condiments	groundnut oil		peanut oil|arachis oil~arachi oil		218
sesame-oil	Oils Vinegars & Condiments	sesame oil		toasted sesame oil|dark sesame oil|sesame seed oil|pure sesame oil	blended sesame oil|light sesame oil	218
toasted-rapeseed-oil	Oils Vinegars & Condiments	toasted rapeseed oil		roasted rapeseed oil|chilli rapeseed oil
nut-oil	Oils Vinegars & Condiments	nut oil			hazelnut oil|almond oil|pistachio oil|macadamia oil|pecan oil	218
walnut-oil	Oils Vinegars & Condiments	walnut oil				218
truffle-oil	Oils Vinegars & Condiments	truffle oil			white truffle oil|black truffle oil
chilli-oil	Oils Vinegars & Condiments	chilli oil		hot chilli oil
crispy-chilli-oil	Oils Vinegars & Condiments	crispy chilli oil		chilli crisp|chiu chow chilli oil|lao gan ma|peanut chilli oil|rayu
garlic-oil	Oils Vinegars & Condiments	garlic oil		garlic infused oil|garlic infused olive oil	basil oil|lemon oil|lemon infused olive oil|rosemary oil|herb oil
mustard-oil	Oils Vinegars & Condiments	mustard oil
cooking-spray	Oils Vinegars & Condiments	cooking spray		oil spray|nonstick spray|non-stick spray~non stick spray|frylight|pam spray|spray oil|baking spray|cake release spray	sunflower oil spray|rapeseed oil spray
vegetable-shortening	Oils Vinegars & Condiments	vegetable shortening		shortening|crisco|vegetable fat|trex|cooking fat|white vegetable fat|flora white|cookeen		190
goose-fat	Oils Vinegars & Condiments	goose fat			duck fat	205
animal-fat	Oils Vinegars & Condiments	animal fat		rendered fat	chicken fat|schmaltz|bacon fat|bacon grease	205
vinegar	Oils Vinegars & Condiments	vinegar	vinegars~vinegar		fruit vinegar|raspberry vinegar|tarragon vinegar|herb vinegar|fig vinegar	240
malt-vinegar	Oils Vinegars & Condiments	malt vinegar		brown vinegar|chip shop vinegar	pickling malt vinegar	240
distilled-vinegar	Oils Vinegars & Condiments	distilled vinegar		white vinegar|distilled white vinegar|spirit vinegar|distilled malt vinegar|clear vinegar	pickling vinegar|cleaning vinegar	240
cider-vinegar	Oils Vinegars & Condiments	cider vinegar		apple cider vinegar|acv		240
wine-vinegar	Oils Vinegars & Condiments	wine vinegar			champagne vinegar|rose wine vinegar|prosecco vinegar	240
white-wine-vinegar	Oils Vinegars & Condiments	white wine vinegar				240
red-wine-vinegar	Oils Vinegars & Condiments	red wine vinegar				240
sherry-vinegar	Oils Vinegars & Condiments	sherry vinegar		jerez vinegar		240
balsamic-vinegar	Oils Vinegars & Condiments	balsamic vinegar		balsamic|aceto balsamico	white balsamic vinegar|white balsamic|balsamic glaze|balsamic reduction|balsamic cream	240
rice-vinegar	Oils Vinegars & Condiments	rice vinegar		rice wine vinegar|japanese rice vinegar|sushi vinegar|seasoned rice vinegar	brown rice vinegar|coconut vinegar|cane vinegar	240
black-vinegar	Oils Vinegars & Condiments	black vinegar		chinkiang vinegar|black rice vinegar|chinese black vinegar|zhenjiang vinegar		240
ume-vinegar	Oils Vinegars & Condiments	ume vinegar		umeboshi vinegar|ume plum seasoning|umeboshi
verjuice	Oils Vinegars & Condiments	verjuice		verjus
tomato-ketchup	Oils Vinegars & Condiments	tomato ketchup		ketchup|catsup|tomato sauce ketchup|heinz ketchup|red sauce|organic ketchup~~ketchup	reduced sugar ketchup|curry ketchup	270
brown-sauce	Oils Vinegars & Condiments	brown sauce		hp sauce|daddies sauce~daddy sauce|breakfast sauce		270
gluten-free-brown-sauce	Oils Vinegars & Condiments	gluten-free brown sauce~gluten free brown sauce
mayonnaise	Oils Vinegars & Condiments	mayonnaise		mayo|hellmanns~hellmann|egg mayonnaise dressing	light mayonnaise|japanese mayonnaise|kewpie mayonnaise|olive oil mayonnaise|chilli mayonnaise	220
vegan-mayonnaise	Oils Vinegars & Condiments	vegan mayonnaise		vegan mayo|egg-free mayonnaise~egg free mayonnaise|plant-based mayonnaise~plant based mayonnaise|egg free mayo		220
aioli	Oils Vinegars & Condiments	aioli		garlic mayonnaise|garlic mayo|alioli|garlic aioli	harissa mayo|harissa mayonnaise|sriracha mayo|chipotle mayo|chipotle mayonnaise|lime mayonnaise|truffle mayonnaise|peri peri mayonnaise|perinaise	220
vegan-garlic-mayonnaise	Oils Vinegars & Condiments	vegan garlic mayonnaise		vegan aioli|vegan garlic mayo
salad-cream	Oils Vinegars & Condiments	salad cream		heinz salad cream		240
vegan-salad-cream	Oils Vinegars & Condiments	vegan salad cream
burger-sauce	Oils Vinegars & Condiments	burger sauce		big mac sauce~~mac sauce|burger relish sauce	chip sauce|sandwich sauce|yum yum sauce|marie rose sauce=marie rose=seafood sauce=cocktail sauce|thousand island=thousand island dressing	240
tartare-sauce	Oils Vinegars & Condiments	tartare sauce		tartar sauce|sauce tartare	remoulade	230
mustard	Oils Vinegars & Condiments	mustard	mustards~mustard		mild mustard|german mustard|sweet mustard|hot dog mustard|brown mustard|tarragon mustard|horseradish mustard|beer mustard	250
dijon-mustard	Oils Vinegars & Condiments	dijon mustard		dijon|french mustard smooth|moutarde de dijon		250
wholegrain-mustard	Oils Vinegars & Condiments	wholegrain mustard		whole grain mustard|grainy mustard|seeded mustard~~mustard|coarse grain mustard		250
english-mustard	Oils Vinegars & Condiments	english mustard		hot mustard|colmans~colman|colman's mustard~colman mustard|coleman's mustard~coleman mustard		250
american-mustard	Oils Vinegars & Condiments	american mustard		yellow mustard|frenchs mustard~french mustard|ballpark mustard	mild american mustard	250
honey-mustard	Oils Vinegars & Condiments	honey mustard		honey mustard sauce|honey and mustard dressing|honey mustard dressing
horseradish-sauce	Oils Vinegars & Condiments	horseradish sauce		creamed horseradish|horseradish cream|hot horseradish	prepared horseradish|grated horseradish jar~~horseradish jar	240
dairy-free-horseradish	Oils Vinegars & Condiments	dairy-free horseradish~dairy free horseradish		plain grated horseradish~~plain horseradish|hot horseradish relish without dairy
mint-sauce	Oils Vinegars & Condiments	mint sauce				240
worcestershire-sauce	Oils Vinegars & Condiments	worcestershire sauce		worcester sauce|lea and perrins~lea and perrin|worcestershire|worcester		275
vegan-worcestershire-sauce	Oils Vinegars & Condiments	vegan worcestershire sauce		vegetarian worcestershire sauce|vegan worcester sauce|henderson's relish~henderson relish|gluten-free worcestershire sauce~gluten free worcestershire sauce
barbecue-sauce	Oils Vinegars & Condiments	barbecue sauce		bbq sauce|smoky bbq sauce	hickory barbecue sauce|korean bbq sauce bottle	280
steak-sauce	Oils Vinegars & Condiments	steak sauce		a1 sauce|a1 steak sauce
hot-sauce	Oils Vinegars & Condiments	hot sauce		hot pepper sauce|pepper sauce|louisiana hot sauce|franks red hot~frank red hot|frank's redhot~frank redhot|cholula|valentina sauce	tabasco=tabasco sauce|green tabasco|encona|scotch bonnet sauce|encona hot pepper sauce|carolina reaper sauce|habanero sauce|naga sauce	250
chilli-sauce	Oils Vinegars & Condiments	chilli sauce		hot chilli sauce|garlic chilli sauce|chilli garlic sauce	burger chilli sauce|kebab chilli sauce|encona chilli sauce|thai chilli sauce	270
sweet-chilli-sauce	Oils Vinegars & Condiments	sweet chilli sauce		thai sweet chilli sauce|sweet chilli dipping sauce		300
sriracha	Oils Vinegars & Condiments	sriracha		sriracha sauce|sriracha chilli sauce|sriracha hot sauce		260
peri-peri-sauce	Oils Vinegars & Condiments	peri peri sauce		piri piri sauce|piri piri|nandos sauce~nando sauce	peri peri marinade|piri piri marinade
chilli-jam	Oils Vinegars & Condiments	chilli jam		sweet chilli jam		320
soy-sauce	Oils Vinegars & Condiments	soy sauce~soya sauce		shoyu|kikkoman	light soy sauce~light soya sauce|dark soy sauce~dark soya sauce|reduced salt soy sauce~reduced salt soya sauce|low sodium soy sauce~low sodium soya sauce|sushi soy sauce~sushi soya sauce|mushroom soy sauce~mushroom soya sauce|usukuchi	270
tamari	Oils Vinegars & Condiments	tamari		tamari soy sauce~tamari soya sauce|gluten-free soy sauce~gluten free soya sauce|tamari gluten-free~tamari gluten free|wheat-free soy sauce~wheat free soya sauce|gluten-free tamari~gluten free tamari		270
liquid-aminos	Oils Vinegars & Condiments	liquid aminos~liquid amino		bragg liquid aminos~bragg liquid amino|braggs~bragg|soya aminos~soya amino
coconut-aminos	Oils Vinegars & Condiments	coconut aminos~coconut amino		soy-free soy sauce~soya free soya sauce|coco aminos~coco amino		270
maggi-seasoning	Oils Vinegars & Condiments	maggi seasoning		maggi liquid seasoning|maggi|liquid seasoning
gravy-browning	Oils Vinegars & Condiments	gravy browning		browning sauce|kitchen bouquet
salad-dressing	Oils Vinegars & Condiments	salad dressing	salad dressings~salad dressing	bottled dressing|ready-made dressing~ready made dressing	green goddess dressing|french dressing creamy|yogurt dressing|sesame dressing|asian dressing|house dressing|poppy seed dressing|catalina dressing|pasta salad dressing	240
vinaigrette	Oils Vinegars & Condiments	vinaigrette		french dressing|oil and vinegar dressing	italian dressing|balsamic dressing|balsamic vinaigrette|lemon dressing|herb vinaigrette	230
olive-oil-and-lemon-juice	Oils Vinegars & Condiments	olive oil and lemon juice		oil and lemon dressing|lemon and olive oil
caesar-dressing	Oils Vinegars & Condiments	caesar dressing		caesar|caesar salad dressing|creamy caesar dressing	caesar sauce	240
vegan-caesar-dressing	Oils Vinegars & Condiments	vegan caesar dressing
ranch-dressing	Oils Vinegars & Condiments	ranch dressing		ranch|ranch dip	sour cream and chive dip|buttermilk dressing|ranch dressing mix	240
blue-cheese-dressing	Oils Vinegars & Condiments	blue cheese dressing		blue cheese dip|blue cheese sauce		240
chutney	Oils Vinegars & Condiments	chutney	chutneys~chutney		onion chutney|caramelised onion chutney|onion marmalade|caramelised onion|red onion chutney|tomato chutney|apple chutney|fruit chutney|spiced fruit chutney|fig chutney|ale chutney|green tomato chutney|beetroot chutney|coriander chutney|mint chutney|peach chutney|ploughmans chutney~ploughman chutney	290
mango-chutney	Oils Vinegars & Condiments	mango chutney		major grey chutney~major gray chutney|sharwoods mango chutney~sharwood mango chutney	tamarind chutney|date and tamarind chutney|lime chutney	300
relish	Oils Vinegars & Condiments	relish	relishes~relish		tomato relish|sweetcorn relish|burger relish|pickle relish|sweet pickle relish|hot dog relish|cucumber relish|onion relish|jalapeno relish	245
sweet-pickle	Oils Vinegars & Condiments	sweet pickle		branston pickle|branston|sandwich pickle|ploughman's pickle~ploughman pickle		290
gluten-free-pickle	Oils Vinegars & Condiments	gluten-free pickle~gluten free pickle		gluten-free sandwich pickle~gluten free sandwich pickle|gluten-free sweet pickle~gluten free sweet pickle
indian-pickle	Oils Vinegars & Condiments	indian pickle		achar|aachar	lime pickle|mango pickle|chilli pickle|garlic pickle|brinjal pickle|mixed pickle
piccalilli	Oils Vinegars & Condiments	piccalilli		mustard pickle|picalilli
cranberry-sauce	Oils Vinegars & Condiments	cranberry sauce		cranberry jelly sauce|jellied cranberry	lingonberry jam|lingonberry sauce|redcurrant sauce	280
apple-sauce	Oils Vinegars & Condiments	apple sauce		applesauce|bramley apple sauce|unsweetened applesauce|apple puree		245
bottled-marinade	Oils Vinegars & Condiments	bottled marinade		marinade sauce|ready-made marinade~ready made marinade	chicken marinade|steak marinade|tandoori marinade
table-sauce	Oils Vinegars & Condiments	table sauce	table sauces~table sauce	bottled sauce|dipping sauce	party dip|dip selection|garlic sauce|chip shop sauce|pickle sauce
chimichurri	Oils Vinegars & Condiments	chimichurri		chimichurri sauce
buffalo-sauce	Oils Vinegars & Condiments	buffalo sauce		buffalo wing sauce|wing sauce|hot wing sauce	jerk sauce|jerk bbq sauce
romesco-sauce	Oils Vinegars & Condiments	romesco sauce		romesco
soya-oil	Oils Vinegars & Condiments	soya oil		soybean oil|soya bean oil	refined soya bean oil|fully refined soya bean oil	218
cumberland-sauce	Oils Vinegars & Condiments	cumberland sauce
flour	Baking	flour	flours~flour		white flour|wheat flour|plain or self-raising flour~plain or self raising flour|sponge flour|sauce flour|biscuit flour|seasoned flour	125
plain-flour	Baking	plain flour		all purpose flour|allpurpose flour|plain white flour|ap flour|maida	cake flour|pastry flour|italian 00 flour|00 flour|tipo 00 flour|soft wheat flour	125
self-raising-flour	Baking	self-raising flour~self raising flour		self rising flour|sr flour		125
strong-white-flour	Baking	strong white flour		bread flour|strong flour|strong white bread flour|white bread flour|strong bread flour|very strong flour~~strong flour	canadian strong flour|pizza flour	130
wholemeal-flour	Baking	wholemeal flour		wholewheat flour|whole wheat flour|whole meal flour~~meal flour|brown flour	strong wholemeal flour|wholemeal bread flour|plain wholemeal flour|white whole wheat flour|malted flour|granary flour|malthouse flour|graham flour|seeded bread flour~~bread flour	120
spelt-flour	Baking	spelt flour		white spelt flour|wholegrain spelt flour	kamut flour|khorasan flour|einkorn flour|emmer flour|barley flour|farro flour	120
rye-flour	Baking	rye flour			dark rye flour|light rye flour	105
gluten-free-plain-flour	Baking	gluten-free plain flour~gluten free plain flour		gluten free flour|gluten-free all-purpose flour~gluten free all purpose flour|gf flour|gluten-free white flour~gluten free white flour	gluten-free flour blend~gluten free flour blend|gluten-free cake flour~gluten free cake flour	125
gluten-free-self-raising-flour	Baking	gluten-free self-raising flour~gluten free self raising flour		gluten-free self rising flour~gluten free self rising flour		125
gluten-free-bread-flour	Baking	gluten-free bread flour~gluten free bread flour		gluten-free white bread flour~gluten free white bread flour|gluten-free brown bread flour~gluten free brown bread flour	gluten-free bread mix~gluten free bread mix	125
rice-flour	Baking	rice flour		ground rice flour|white rice flour	brown rice flour|glutinous rice flour|ground rice|mochiko|sticky rice flour	158
gram-flour	Baking	gram flour		chickpea flour|besan|garbanzo flour|chana flour		92
buckwheat-flour	Baking	buckwheat flour				120
oat-flour	Baking	oat flour				92
coconut-flour	Baking	coconut flour				112
ground-almond	Baking	ground almond	ground almonds~ground almond	almond flour|almond meal|finely ground almonds~finely ground almond~ground almond|blanched almond flour		96
ground-sunflower-seeds	Baking	ground sunflower seeds~ground sunflower seed		sunflower seed flour|sunflower flour	pumpkin seed flour	100
lupin-flour	Baking	lupin flour		lupine flour		115
soya-flour	Baking	soya flour		soybean flour		85
peanut-flour	Baking	peanut flour		groundnut flour|powdered peanut|peanut powder		110
soya-lecithin	Baking	soya lecithin		soy lecithin~soya lecithin|lecithin|lecithin granule
potato-starch	Baking	potato starch		potato flour		160
tapioca-starch	Baking	tapioca starch		tapioca flour|cassava starch|manioc starch	cassava flour|cassava meal|plantain flour|starch|sago starch|sweet potato starch	120
arrowroot	Baking	arrowroot		arrowroot powder|arrowroot starch|arrowroot flour		128
cornflour	Baking	cornflour		corn flour|cornstarch|corn starch|maize starch|corn starch flour		120
chestnut-flour	Baking	chestnut flour				100
custard-powder	Baking	custard powder		birds custard~bird custard|bird's custard powder~bird custard powder|instant custard powder	instant custard mix|pastry cream powder	128
xanthan-gum	Baking	xanthan gum			guar gum|psyllium husk|locust bean gum
baking-powder	Baking	baking powder		double acting baking powder|raising agent		220
gluten-free-baking-powder	Baking	gluten-free baking powder~gluten free baking powder				220
bicarbonate-of-soda	Baking	bicarbonate of soda~~bicarbonate soda		bicarbonate soda|baking soda|bicarb|bicarb soda|bicarbonate|sodium bicarbonate|bi-carb~bi carb		220
cream-of-tartar	Baking	cream of tartar~~cream tartar		potassium bitartrate
yeast	Baking	yeast		dried yeast|baker yeast|bread yeast|sachet of yeast~~sachet yeast	active dry yeast|active dried yeast	150
instant-yeast	Baking	instant yeast		fast action yeast|fast action dried yeast|easy bake yeast|easy blend yeast|easy blend dried yeast|quick yeast|instant dried yeast|rapid rise yeast|bread machine yeast|allinson yeast		150
sugar	Baking	sugar	sugars~sugar	granulated sugar|white sugar|white granulated sugar	golden granulated sugar|cane sugar|sugar cube|sugar lump|preserving sugar|sanding sugar|pearl sugar|nib sugar|rock sugar|candy sugar|sugar crystals~sugar crystal|coloured sugar|coffee sugar crystals~coffee sugar crystal|vanilla sugar|beet sugar	200
caster-sugar	Baking	caster sugar		caster|superfine sugar|white caster sugar|fine sugar|baker's sugar~baker sugar	golden caster sugar	200
icing-sugar	Baking	icing sugar		powdered sugar|confectioners sugar~confectioner sugar|10x sugar	golden icing sugar|fondant icing sugar	120
brown-sugar	Baking	brown sugar		soft brown sugar|brown soft sugar	muscovado|muscovado sugar	200
light-brown-sugar	Baking	light brown sugar		soft light brown sugar|light soft brown sugar|light brown soft sugar|light brown muscovado	light muscovado sugar|light muscovado	200
dark-brown-sugar	Baking	dark brown sugar		soft dark brown sugar|dark soft brown sugar|dark brown soft sugar	dark muscovado sugar|dark muscovado|molasses sugar	200
demerara-sugar	Baking	demerara sugar		demerara	turbinado sugar|sugar in the raw~~sugar in	210
coconut-sugar	Baking	coconut sugar		coconut palm sugar|coconut blossom sugar	date sugar	180
jam-sugar	Baking	jam sugar		gelling sugar|sugar with pectin		200
sweetener	Baking	sweetener	sweeteners~sweetener	artificial sweetener|sugar substitute|sugar replacement	stevia|splenda|erythritol|xylitol|canderel|sweetener tablets~sweetener tablet|granulated sweetener|saccharin|monk fruit sweetener|sucralose|fructose|dextrose|fruit sugar|allulose	24
syrup	Baking	syrup	syrups~syrup		sugar syrup|simple syrup|gomme|coffee syrup|vanilla syrup|flavoured syrup|fruit syrup|pancake syrup|maple flavoured syrup|rice syrup|brown rice syrup|chicory syrup|yacon syrup|chocolate syrup|birch syrup	320
golden-syrup	Baking	golden syrup		lyle's golden syrup~lyle golden syrup|light treacle		340
maple-syrup	Baking	maple syrup		pure maple syrup|canadian maple syrup		320
agave-syrup	Baking	agave syrup		agave|agave nectar	date syrup|date nectar|silan|carob syrup|coconut nectar	330
corn-syrup	Baking	corn syrup		light corn syrup|karo syrup	dark corn syrup	328
liquid-glucose	Baking	liquid glucose		glucose syrup|liquid glucose syrup	invert sugar|trimoline|inverted sugar syrup	340
black-treacle	Baking	black treacle		treacle|dark treacle	molasses|blackstrap molasses|dark molasses	340
gelatine	Baking	gelatine		powdered gelatine|gelatine powder|unflavoured gelatin~unflavoured gelatine|beef gelatine	gelatine leaf=leaf gelatine=gelatine sheet|fine leaf gelatine|platinum leaf gelatine
agar	Baking	agar		agar agar|agar powder|agar flakes~agar flake|vegetable gelatine|vege-gel~vege gel|vegetarian gelatine	carrageenan
pectin	Baking	pectin		liquid pectin|certo|powdered pectin
vanilla-extract	Baking	vanilla extract		vanilla|pure vanilla extract|vanilla bean extract|madagascan vanilla extract	vanilla flavouring|vanilla essence|vanilla paste|vanilla bean paste	208
vanilla-pod	Baking	vanilla pod	vanilla pods~vanilla pod	vanilla bean|vanilla seeds~vanilla seed
almond-extract	Baking	almond extract		almond essence|almond flavouring|natural almond extract
flavour-extract	Baking	flavour extract		essence|baking flavouring|flavouring essence	lemon extract|orange extract|peppermint extract|peppermint essence|coffee extract|coffee essence|rum essence|rum flavouring|coconut extract|strawberry flavouring|mint extract|camp coffee|caramel flavouring|maple extract|brandy essence
rose-water	Baking	rose water		rosewater	orange blossom water|orange flower water|rose extract|kewra water|violet essence|lavender extract
food-colouring	Baking	food colouring~food coloring		food colour~food color|gel food colouring~gel food coloring|food dye|icing colour~icing color	red food colouring~red food coloring|green food colouring~green food coloring|liquid food colouring~liquid food coloring|paste food colouring~paste food coloring|natural food colouring~natural food coloring
cocoa-powder	Baking	cocoa powder		cocoa|unsweetened cocoa|unsweetened cocoa powder|dutch process cocoa|baking cocoa|dutch cocoa	cacao=raw cacao~~cacao|cacao powder|cacao nib|black cocoa	100
carob-powder	Baking	carob powder		carob|carob flour		103
dark-chocolate	Baking	dark chocolate		plain chocolate|bittersweet chocolate|semisweet chocolate|semi sweet chocolate|70% dark chocolate|dark cooking chocolate|dark eating chocolate	unsweetened chocolate|dark chocolate chip|semisweet chocolate chip|dark chocolate chunks~dark chocolate chunk|dark chocolate bar|bournville|green and blacks dark~green and black dark|orange dark chocolate	170
dairy-free-dark-chocolate	Baking	dairy-free dark chocolate~dairy free dark chocolate		vegan dark chocolate|vegan chocolate|dairy-free chocolate~dairy free chocolate|free from chocolate|dairy-free dark chocolate chips~dairy free dark chocolate chip|vegan chocolate chips~vegan chocolate chip	vegan milk chocolate alternative|oat milk chocolate|vegan white chocolate|dairy-free chocolate buttons~dairy free chocolate button	170
candy-melt	Baking	candy melt	candy melts~candy melt	almond bark|confectionery coating|cake covering|compound chocolate|chocolate flavour cake covering		170
peanut-butter-chip	Baking	peanut butter chip	peanut butter chips~peanut butter chip	reeses chips~reese chip	butterscotch chip|toffee bits~toffee bit|caramel chips~caramel chip|fudge chunks~fudge chunk|fudge pieces~fudge piece|caramel baking chips~caramel baking chip	170
sprinkles	Baking	sprinkles~sprinkle		hundreds and thousands~hundred and thousand|cake decoration|jimmies~jimmy|nonpareils~nonpareil|chocolate sprinkles~chocolate sprinkle|sugar strands~sugar strand|vermicelli sprinkles~vermicelli sprinkle	chocolate vermicelli|decorating gel|icing pen|writing icing|edible glitter|silver balls~silver ball|dragees~dragee|sugar flowers~sugar flower|cake topper|edible wafer flowers~edible wafer flower|glitter|edible gold leaf|edible lustre dust|wafer paper|edible rose petals~edible rose petal|rose petal|dried rose petal|crystallised violets~crystallised violet	180
marzipan	Baking	marzipan		almond paste|golden marzipan|white marzipan|ready to roll marzipan		280
frangipane	Baking	frangipane		frangipane filling|almond cream|almond filling
fondant-icing	Baking	fondant icing		fondant|ready to roll icing|sugarpaste|sugar paste|roll out icing|icing|regalice|rolled fondant	white icing|coloured icing|gum paste|flower paste|modelling paste|mexican paste
royal-icing	Baking	royal icing		royal icing sugar|royal icing mix	meringue powder|meringue mix|egg white powder|dried egg white|powdered egg white
frosting	Baking	frosting		buttercream|butter cream|betty crocker icing|chocolate icing|vanilla icing|chocolate frosting|vanilla frosting|ready made icing tub|cupcake icing	cream cheese frosting|fudge icing|chocolate fudge icing	260
vegan-frosting	Baking	vegan frosting		vegan buttercream|dairy-free frosting~dairy free frosting|dairy-free buttercream~dairy free buttercream
glace-cherry	Baking	glacé cherry~glace cherry	glacé cherries~glace cherry	candied cherry|glacé cherry halves~glace cherry half	maraschino cherry|cocktail cherry|luxardo cherry|cherries in syrup~cherry in syrup	200
mixed-peel	Baking	mixed peel		candied peel|cut mixed peel|chopped peel~~peel|candied citrus peel	candied orange peel|candied lemon peel|candied fruit|angelica|citron peel|crystallised fruit|glacé fruit~glace fruit	170
crystallised-ginger	Baking	crystallised ginger		candied ginger|crystallized ginger	ginger chips~ginger chip	160
stem-ginger	Baking	stem ginger		stem ginger in syrup|preserved ginger|ginger in syrup|ball of stem ginger~~ball stem ginger
dried-fruit	Baking	dried fruit		mixed dried fruit|mixed fruit dried|luxury mixed dried fruit|dried mixed fruit	cake fruit|dried fruit mix|fruit mix|dried soft fruit|tropical dried fruit|berry mix dried	150
raisin	Baking	raisin	raisins~raisin		flame raisin|chocolate free raisins~chocolate free raisin|thompson raisins~thompson raisin	150
sultana	Baking	sultana	sultanas~sultana	golden raisin	golden sultana=jumbo golden sultanas~jumbo golden sultana~golden sultana	150
currant	Baking	currant	currants~currant	zante currant|dried currant		145
dried-cranberry	Baking	dried cranberry	dried cranberries~dried cranberry	craisin|dried sweetened cranberries~dried sweetened cranberry	dried cherry|dried sour cherry|dried blueberry|goji berry|barberry|dried strawberry|dried raspberry|freeze dried raspberry|freeze dried strawberry|dried mulberry|dried elderberry	120
dried-fig	Baking	dried fig	dried figs~dried fig	dried soft fig|ready to eat fig		150
dried-mango	Baking	dried mango		dried mango slices~dried mango slice	dried pineapple|dried papaya|dried tropical fruit|dried kiwi	120
dried-apple	Baking	dried apple	dried apple rings~dried apple ring	apple rings~apple ring	dried pear|dried peach|dried nectarine	85
banana-chip	Baking	banana chip	banana chips~banana chip	dried banana|dried banana chips~dried banana chip		90
nut	Baking	nut	nuts~nut	mixed nut|unsalted mixed nuts~unsalted mixed nut	chopped mixed nut~~mixed nut|roasted mixed nuts~roasted mixed nut|salted mixed nuts~salted mixed nut|cocktail nuts~cocktail nut|nut mix|mixed nuts in shell~mixed nut in shell|tree nut|nut pieces~nut piece	135
almond	Baking	almond	almonds~almond		blanched almond|roasted almond|marcona almond|flaked almond=slivered almond=sliced almond|toasted flaked almonds~toasted flaked almond|almond flakes~almond flake|nibbed almonds~nibbed almond	143
walnut	Baking	walnut	walnuts~walnut	walnut half|walnut piece	black walnut	100
pecan	Baking	pecan	pecans~pecan	pecan nut|pecan half	candied pecan	109
hazelnut	Baking	hazelnut	hazelnuts~hazelnut	roasted hazelnut|blanched hazelnut|chopped hazelnuts~chopped hazelnut~hazelnut|chopped roasted hazelnuts~chopped roasted hazelnut~roasted hazelnut	ground hazelnut|hazelnut paste|hazelnut meal	135
cashew	Baking	cashew	cashews~cashew	cashew nut|unsalted cashew|raw cashew~~cashew	roasted cashew|salted cashew|honey roasted cashew|cashew piece	137
pistachio	Baking	pistachio	pistachios~pistachio	pistachio nut|shelled pistachio|pistachio kernel|unsalted pistachio	pistachio paste|slivered pistachio|roasted salted pistachio	123
macadamia	Baking	macadamia	macadamias~macadamia	macadamia nut		134
brazil-nut	Baking	brazil nut	brazil nuts~brazil nut	brazils~brazil		133
pine-nut	Baking	pine nut	pine nuts~pine nut	pine kernel|pinenut|pignoli		135
tiger-nut	Baking	tiger nut	tiger nuts~tiger nut	chufa	tigernuts peeled~tigernut peeled~tigernut	130
praline-paste	Baking	praline paste		praline|hazelnut praline|almond praline|nut brittle|praline powder|gianduja	sugared almond|candied nut|caramelised hazelnuts~caramelised hazelnut
desiccated-coconut	Baking	desiccated coconut		dried coconut|unsweetened coconut	shredded coconut~~coconut|sweetened shredded coconut~~sweetened coconut|coconut flake|flaked coconut|coconut chips~coconut chip|toasted coconut	85
seed	Baking	seed	seeds~seed		toasted seeds~toasted seed	140
sesame-seed	Baking	sesame seed	sesame seeds~sesame seed	white sesame seed|sesame|benne seed|toasted sesame seed	black sesame seed|black sesame	144
sunflower-seed	Baking	sunflower seed	sunflower seeds~sunflower seed	sunflower kernel|sunflower hearts~sunflower heart	roasted sunflower seeds~roasted sunflower seed	140
pumpkin-seed	Baking	pumpkin seed	pumpkin seeds~pumpkin seed	pepita	toasted pumpkin seed|green pumpkin seed|roasted pumpkin seed	130
chia-seed	Baking	chia seed	chia seeds~chia seed	chia|black chia|milled chia seed		170
linseed	Baking	linseed	linseeds~linseed	flax seed|flaxseed|flax	ground linseed|milled linseed|flaxseed meal|flax meal|golden linseed|milled flaxseed|ground flaxseed	150
hemp-seed	Baking	hemp seed	hemp seeds~hemp seed	hemp heart|shelled hemp seed		160
condensed-milk	Baking	condensed milk		sweetened condensed milk|carnation condensed milk|tinned condensed milk		306
coconut-condensed-milk	Baking	coconut condensed milk		vegan condensed milk|sweetened condensed coconut milk|dairy-free condensed milk~dairy free condensed milk|oat condensed milk		306
dulce-de-leche	Baking	dulce de leche		carnation caramel|tinned caramel|manjar|cajeta	caramel sauce|toffee sauce|salted caramel sauce|butterscotch sauce|caramel topping|salted caramel|confiture de lait|sticky toffee sauce	310
vegan-caramel-sauce	Baking	vegan caramel sauce		dairy-free caramel sauce~dairy free caramel sauce|coconut caramel|vegan salted caramel sauce
ice-cream-topping	Baking	ice cream topping		ice cream sauce|dessert sauce|raspberry sauce|strawberry sauce	chocolate sauce|hot fudge sauce|ice magic|monkey blood sauce	300
angel-delight	Baking	angel delight		instant whip|instant dessert|whip dessert	instant pudding|pudding mix|instant pudding mix|vanilla pudding mix|chocolate pudding mix|blancmange|banana pudding mix
dream-topping	Baking	dream topping		topping mix|whipped topping mix
cake-mix	Baking	cake mix	cake mixes~cake mix	sponge mix|boxed cake mix|yellow cake mix|white cake mix	brownie mix|muffin mix|pancake mix|waffle mix|scone mix|cookie mix|gingerbread mix|baking mix|bisquick|cornbread mix|cupcake mix|chocolate cake mix|crumble mix|pastry mix|flapjack mix|angel food cake mix|shortcrust pastry mix|batter mix for pancakes~batter mix for pancake|cheesecake mix|blondie mix	130
gluten-free-cake-mix	Baking	gluten-free cake mix~gluten free cake mix		gluten-free brownie mix~gluten free brownie mix|gluten-free sponge mix~gluten free sponge mix|gluten-free pancake mix~gluten free pancake mix
bread-mix	Baking	bread mix		packet bread mix|bread machine mix	pizza dough mix|pizza base mix|focaccia mix|naan mix|ciabatta mix
mincemeat	Baking	mincemeat		christmas mincemeat|mincemeat jar|sweet mincemeat|mince pie filling|luxury mincemeat		290
alcohol-free-mincemeat	Baking	alcohol-free mincemeat~alcohol free mincemeat		vegan alcohol-free mincemeat~vegan alcohol free mincemeat|brandy-free mincemeat~brandy free mincemeat
vegetable-suet	Baking	vegetable suet		vegetarian suet|atora light|vegetarian shredded suet~~vegetarian suet|shredded vegetable suet~~vegetable suet		120
gluten-free-vegetable-suet	Baking	gluten-free vegetable suet~gluten free vegetable suet		vegetable suet gluten-free~vegetable suet gluten free|gluten-free suet~gluten free suet		120
marshmallow	Baking	marshmallow	marshmallows~marshmallow	mini marshmallow	marshmallow creme|marshmallow fluff|marshmallow cream|toasting marshmallow|princess marshmallows~princess marshmallow	50
vegan-marshmallow	Baking	vegan marshmallow	vegan marshmallows~vegan marshmallow	vegetarian marshmallow|mini vegan marshmallows~mini vegan marshmallow		50
ice-cream-cone	Baking	ice cream cone	ice cream cones~ice cream cone	wafer cone|cornet|sugar cone|waffle cone	ice cream wafer
gluten-free-ice-cream-cone	Baking	gluten-free ice cream cone~gluten free ice cream cone		gluten-free cornet~gluten free cornet|gluten-free wafer cone~gluten free wafer cone
biscuit-crumb	Baking	biscuit crumb	biscuit crumbs~biscuit crumb	digestive crumb|graham cracker crumb|oreo crumbs~oreo crumb		100
malted-milk-powder	Baking	malted milk powder		malt powder|malted powder|ovaltine powder	diastatic malt powder	110
glycerine	Baking	glycerine		vegetable glycerine|glycerin	citric acid|tartaric acid|ascorbic acid|cmc powder|tylo powder|cream stabiliser
rennet	Baking	rennet		liquid rennet|animal rennet|junket rennet
vegetarian-rennet	Baking	vegetarian rennet		vegetable rennet|microbial rennet
birthday-candle	Baking	birthday candle	birthday candles~birthday candle	cake candle	number candle|sparkler candle
cake-case	Baking	cake case	cake cases~cake case	muffin case|cupcake case|paper case|muffin liner|cupcake liner|baking cup|fairy cake cases~fairy cake case	bun case|petit four case|tulip muffin case
pistachio-cream	Baking	pistachio cream		pistachio spread|pistachio crème~pistachio creme		260
cocoa-butter	Baking	cocoa butter		cacao butter|mycryo		218
beer-batter-mix	Baking	beer batter mix		beer batter|fish batter mix|chip shop batter mix	batter coating mix
carob-bar	Baking	carob bar		carob chip|carob drops~carob drop
allergen-free-chocolate	Baking	allergen-free chocolate~allergen free chocolate		soya-free chocolate~soya free chocolate|nut-free chocolate~nut free chocolate|nut-free dark chocolate~nut free dark chocolate|dairy-free soya-free chocolate~dairy free soya free chocolate|nut-free dairy-free chocolate~nut free dairy free chocolate		170
mixed-seeds	Baking	mixed seeds~mixed seed		seed mix	omega seed mix|salad seeds~salad seed|four seed mix|toasted seed mix	140
jelly	Baking	jelly		jelly cube|jelly block|table jelly|jello|jell-o~jell o|jelly crystal|jelly powder|gelatin mix~gelatine mix|gelatin dessert~gelatine dessert|jello mix	raspberry jelly|strawberry jelly|orange jelly|lime jelly|lemon jelly|blackcurrant jelly|jelly pot
cooking-chocolate	Baking	cooking chocolate		baking chocolate|chocolate for baking|couverture|chocolate melts~chocolate melt|cake covering chocolate	chocolate chip|chocolate chunk|chocolate drop|baking chip|chocolate shavings~chocolate shaving|chocolate curls~chocolate curl	170
milk-chocolate-chip	Baking	milk chocolate chip	milk chocolate chips~milk chocolate chip		milk chocolate drops~milk chocolate drop|cooking milk chocolate	170
white-chocolate-chip	Baking	white chocolate chip	white chocolate chips~white chocolate chip		white chocolate chunks~white chocolate chunk|white cooking chocolate	170
dried-date	Baking	dried date	dried dates~dried date		medjool date=medjool|date paste|block dates~block date|chopped dates~chopped date~date|baking dates~baking date	147
breaded-fish	Frozen	breaded fish		breaded fish fillet	breaded cod|breaded haddock|fish goujon|breaded plaice|lightly dusted fish~~dusted fish|fish in breadcrumbs~fish in breadcrumb|fish schnitzel|fish kiev|breaded white fish|breaded whitebait|frozen breaded fish|frozen fish goujon
fishcake	Frozen	fish cake	fish cakes~fish cake	fishcake	salmon fishcake|cod fishcake|thai fishcake|smoked haddock fishcake|tuna fishcake|salmon fish cake
frozen-vegetable	Frozen	frozen vegetable	frozen vegetables~frozen vegetable	frozen veg	frozen mixed vegetable|frozen mixed veg|frozen stir fry vegetable|frozen roasted vegetable|frozen carrot|frozen brussels sprout|frozen kale|frozen butternut squash|frozen pepper|frozen mixed pepper|frozen mushroom|frozen okra|frozen vegetable mix|frozen casserole vegetable|frozen courgette|frozen steam bag vegetable|frozen sprout|steam vegetable|peas and carrots~pea and carrot|frozen peas and carrots~frozen pea and carrot|frozen aubergine	150
frozen-pea	Frozen	frozen pea	frozen peas~frozen pea	frozen garden pea|frozen petits pois~frozen petit pois	frozen minted pea|frozen mushy pea	145
frozen-sweetcorn	Frozen	frozen sweetcorn		frozen corn|frozen corn kernel	frozen corn cob=frozen corn on the cob~~frozen corn on cob|frozen baby corn|frozen cobette	165
frozen-spinach	Frozen	frozen spinach			frozen leaf spinach=frozen whole leaf spinach~~frozen leaf spinach|spinach block	190
frozen-green-bean	Frozen	frozen green bean	frozen green beans~frozen green bean	frozen fine bean|frozen french bean	frozen sliced bean~~frozen bean|frozen runner bean	125
frozen-broad-bean	Frozen	frozen broad bean	frozen broad beans~frozen broad bean	frozen fava bean	frozen baby broad bean	160
edamame	Frozen	edamame		edamame bean|soya bean pod	frozen edamame|edamame pod|frozen soya bean|shelled edamame|podded edamame|fresh soybean~~soybean	155
frozen-chopped-onion	Frozen	frozen chopped onion~~frozen onion	frozen chopped onions~frozen chopped onion~frozen onion	frozen onion|frozen diced onion~~frozen onion|frozen sliced onion~~frozen onion	frozen red onion|frozen leek=frozen sliced leek~~frozen leek|frozen shallot	140
frozen-soffritto	Frozen	frozen soffritto		frozen vegetable base mix|frozen base mix	frozen mirepoix|frozen soup vegetable|frozen celery|frozen stew mix	140
frozen-garlic	Frozen	frozen garlic		frozen chopped garlic~~frozen garlic	frozen garlic cube
frozen-herb	Frozen	frozen herb	frozen herbs~frozen herb		frozen parsley=frozen chopped parsley~~frozen parsley|frozen coriander=frozen chopped coriander~~frozen coriander|frozen basil|frozen dill|frozen curry leaf|frozen lime leaf
frozen-cauliflower-rice	Frozen	frozen cauliflower rice			frozen broccoli rice|frozen courgetti	110
frozen-rice	Frozen	frozen rice			frozen vegetable rice|steam bag rice|frozen quinoa	160
frozen-fruit	Frozen	frozen fruit			frozen banana|frozen pineapple|frozen tropical fruit|smoothie mix|frozen smoothie mix|frozen rhubarb|frozen grape|frozen peach=frozen sliced peach~~frozen peach|frozen acai|acai|frozen passion fruit|frozen coconut|frozen apple|frozen papaya	150
frozen-berry	Frozen	frozen berry	frozen berries~frozen berry	frozen mixed berry	frozen blackberry|frozen summer fruit|frozen cranberry|frozen summer berry|frozen fruits of the forest~frozen fruit of the forest~frozen fruit forest|frozen black forest fruit|frozen forest fruit|frozen redcurrant|frozen blackcurrant|frozen gooseberry	140
chip	Frozen	chip	chips~chip	oven chip|french fry|frozen chip	fry|crinkle cut chip|skinny fry|curly fry|steak cut chip|chunky chip|potato wedge|frozen potato wedge|home fry|triple cooked chip~~triple chip|frozen fries~frozen fry|chip shop chip|shoestring fry|crinkle chip|waffle fry|chunky oven chip|spicy wedge|microwave chip
sweet-potato-chip	Frozen	sweet potato chip	sweet potato chips~sweet potato chip	sweet potato fry	frozen sweet potato chip|frozen sweet potato|sweet potato wedge
hash-brown	Frozen	hash brown	hash browns~hash brown		tater tot|potato rosti|rosti|potato bite|hash brown bite|potato puff|frozen hash brown|frozen shredded potato~~frozen potato=frozen diced potato~~frozen potato|hash brown patty|potato pancake|latke
potato-waffle	Frozen	potato waffle	potato waffles~potato waffle		potato smile|potato croquette|croquette|potato letter|potato shape|potato fritter|potato alphabet|duchess potato
frozen-roast-potato	Frozen	frozen roast potato	frozen roast potatoes~frozen roast potato		frozen roasting potato|roast potato|goose fat roast potato|frozen parmentier potato|frozen roast parsnip|honey roast parsnip|roast parsnip|parmentier potato
frozen-mash	Frozen	frozen mash		frozen mashed potato~~frozen potato	frozen sweet potato mash|frozen swede and carrot mash|frozen mashed swede~~frozen swede
yorkshire-pudding	Frozen	yorkshire pudding	yorkshire puddings~yorkshire pudding	yorkshire|yorkie	giant yorkshire pudding|frozen yorkshire pudding|popover|frozen batter pudding
gluten-free-yorkshire-pudding	Frozen	gluten-free yorkshire pudding~gluten free yorkshire pudding	gluten-free yorkshire puddings~gluten free yorkshire pudding
onion-ring	Frozen	onion ring	onion rings~onion ring		battered onion ring|breaded onion ring|jalapeno popper|breaded mushroom|mozzarella stick|halloumi fry|breaded camembert|cheese bite|mac and cheese bite|tempura vegetable|breaded garlic mushroom|vegetable tempura|breaded brie|chilli cheese bite
frozen-dumpling	Frozen	frozen dumpling	frozen dumplings~frozen dumpling	dumpling	gyoza|potsticker|pot sticker|wonton|dim sum|pierogi|momo|mandu|xiao long bao|gyoza dumpling|frozen gyoza|perogies~perogy|kreplach
spring-roll	Frozen	spring roll	spring rolls~spring roll		mini spring roll|egg roll|lumpia|summer roll|pancake roll|frozen spring roll
samosa	Frozen	samosa	samosas~samosa		indian snack selection|indian party food
fish-finger	Frozen	fish finger	fish fingers~fish finger	fish stick	cod fish finger|haddock fish finger|salmon fish finger|battered fish finger|chunky fish finger
gluten-free-fish-finger	Frozen	gluten-free fish finger~gluten free fish finger	gluten-free fish fingers~gluten free fish finger		gluten-free breaded fish~gluten free breaded fish|gluten-free fish goujon~gluten free fish goujon
vegan-fish-finger	Frozen	vegan fish finger	vegan fish fingers~vegan fish finger	fishless finger|fish-free finger~fish free finger	vegan fish|fishless fillet|vegan fish fillet|vegan scampi|vegan tuna|vegan prawn|vegan smoked salmon|vegan fishcake|tofish
battered-fish	Frozen	battered fish		battered fish fillet	battered cod|battered haddock|frozen battered fish|fish and chips~fish and chip
frozen-fish	Frozen	frozen fish		frozen fish fillet	frozen tuna steak|frozen mackerel|frozen fish pie mix|frozen fishcake
frozen-chicken	Frozen	frozen chicken		frozen chicken breast	frozen chicken thigh|frozen whole chicken|frozen chicken wing|frozen chicken fillet|frozen turkey|frozen turkey crown|frozen chicken piece|frozen chicken drumstick|frozen duck
frozen-mince	Frozen	frozen mince		frozen beef mince	frozen lamb mince|frozen meat|frozen minced beef~~frozen beef mince|frozen steak|frozen turkey mince|frozen beef|frozen lamb|frozen lamb shank|frozen pork
frozen-burger	Frozen	frozen burger	frozen burgers~frozen burger		frozen beefburger|frozen beef burger|frozen quarter pounder|frozen meatball|frozen sausage|frozen swedish meatball
chicken-nugget	Frozen	chicken nugget	chicken nuggets~chicken nugget		chicken dipper|turkey dinosaur|turkey twizzler|chicken popcorn|frozen chicken goujon|chicken grill|nugget|hot and spicy chicken wing|dino nugget|frozen breaded chicken|frozen chicken nugget|chicken finger|southern fried chicken fillet|frozen chicken kiev|breaded turkey
gluten-free-chicken-nugget	Frozen	gluten-free chicken nugget~gluten free chicken nugget	gluten-free chicken nuggets~gluten free chicken nugget		gluten-free chicken goujon~gluten free chicken goujon|gluten-free breaded chicken~gluten free breaded chicken|gluten-free chicken dipper~gluten free chicken dipper
quorn	Frozen	quorn		quorn piece|quorn fillet	quorn chunk|quorn chicken piece|quorn roast|mycoprotein|mycoprotein piece|quorn sausage|quorn meatball	140
nut-roast	Frozen	nut roast	nut roasts~nut roast		nut cutlet|lentil roast|vegetable wellington|vegetarian roast|veggie roast|nut loaf|mushroom wellington|butternut wellington
pizza	Frozen	pizza	pizzas~pizza	frozen pizza	thin crust pizza|pizza slice|chilled pizza|sourdough pizza|stuffed crust pizza|stone-baked pizza~stone baked pizza|french bread pizza|pizza pocket|chicago deep dish pizza|deep dish pizza|mini pizza
gluten-free-pizza	Frozen	gluten-free pizza~gluten free pizza	gluten-free pizzas~gluten free pizza		gluten-free margherita~gluten free margherita
vegan-pizza	Frozen	vegan pizza	vegan pizzas~vegan pizza	dairy-free pizza~dairy free pizza	vegan margherita|marinara pizza
ready-meal	Frozen	ready meal	ready meals~ready meal	frozen ready meal|tv dinner|microwave meal	lasagne ready meal|frozen lasagne|frozen curry|chicken tikka masala ready meal|frozen cottage pie|frozen shepherd's pie~frozen shepherd pie|frozen fish pie|frozen macaroni cheese|frozen pie|chilli con carne ready meal|frozen dinner|chilled ready meal|frozen burrito|frozen paella|moussaka|ready meal curry|frozen steak pie|frozen meal|spaghetti bolognese ready meal|frozen quiche|frozen cauliflower cheese|cauliflower cheese|sweet and sour chicken ready meal|frozen casserole
party-food	Frozen	party food		canape	frozen party food|buffet food|finger food|frozen canape|picky bits~picky bit
ice-cream	Frozen	ice cream	ice creams~ice cream	dairy ice cream|scoop of ice cream~~scoop ice cream	vanilla ice cream|chocolate ice cream|strawberry ice cream|gelato|soft scoop|ice cream tub|semifreddo|kulfi|mint choc chip ice cream|raspberry ripple|ice cream block|honeycomb ice cream|salted caramel ice cream|neapolitan ice cream|clotted cream ice cream|parfait ice cream|ben and jerry's~ben and jerry|haagen-dazs~haagen daz|stracciatella ice cream|italian ice cream|vanilla bean ice cream|mini ice cream	140
dairy-free-ice-cream	Frozen	dairy-free ice cream~dairy free ice cream	dairy-free ice creams~dairy free ice cream	vegan ice cream|plant-based ice cream~plant based ice cream	vegan vanilla ice cream|oat ice cream|coconut ice cream|soya ice cream|swedish glace|non-dairy ice cream~non dairy ice cream|vegan magnum|vegan cornetto|nice cream	140
sorbet	Frozen	sorbet	sorbets~sorbet		lemon sorbet|raspberry sorbet|mango sorbet|granita|italian ice|shaved ice	150
frozen-yogurt	Frozen	frozen yogurt	frozen yogurts~frozen yogurt		froyo|frozen yogurt bar|sherbet ice|sherbet tub	145
choc-ice	Frozen	choc ice	choc ices~choc ice	ice cream bar	cornetto|magnum|ice cream sandwich|ice cream stick|mini milk|chocolate ice cream bar|ice cream lolly|ice cream cornet|viennetta|ice cream roll|ice cream cookie sandwich|drumstick ice cream|klondike bar
ice-lolly	Frozen	ice lolly	ice lollies~ice lolly	lolly|popsicle|ice pop|freeze pop	fruit lolly|fruit ice lolly|rocket lolly|ice pole|fruit ice pop|twister lolly|calippo|orange ice lolly
arctic-roll	Frozen	arctic roll	arctic rolls~arctic roll		baked alaska|frozen cheesecake|frozen gateau|black forest gateau|frozen apple pie|frozen profiterole|frozen cake|ice cream cake|frozen chocolate gateau|frozen pudding|frozen mousse cake|gateau|frozen strudel|bombe
whipped-topping	Frozen	whipped topping		cool whip|frozen whipped topping		75
ice	Frozen	ice		ice cube|crushed ice~~ice|bag of ice~~bag ice	party ice
frozen-bread	Frozen	frozen bread			frozen roll|frozen croissant|frozen naan|frozen waffle|frozen bagel|frozen bread dough|frozen pancake|frozen doughnut~frozen donut|frozen danish|frozen part-baked bread~frozen part baked bread
frozen-vegetarian-food	Frozen	frozen vegetarian food			frozen falafel|frozen veggie burger|frozen vegetable burger|frozen vegetable finger|vegetable finger|vegetable nugget|frozen bean burger|frozen vegetarian sausage|frozen vegetarian mince|vegetable kiev|veggie fish finger|frozen veggie sausage
frozen-pastry	Frozen	frozen pastry		frozen pastry sheet	frozen pie crust|frozen pastry case|frozen vol-au-vent~frozen vol au vent|frozen tart shell
gluten-free-vegan-pizza	Frozen	gluten-free vegan pizza~gluten free vegan pizza	gluten-free vegan pizzas~gluten free vegan pizza	vegan gluten-free pizza~vegan gluten free pizza	gluten-free dairy-free pizza~gluten free dairy free pizza
frozen-vegan-food	Frozen	frozen vegan food			frozen vegan sausage|frozen vegan burger|frozen vegan mince|frozen vegan nugget|frozen vegan meatball|frozen vegan chicken
frozen-ginger	Frozen	frozen ginger		frozen chopped ginger~~frozen ginger|frozen ginger cube
frozen-chilli	Frozen	frozen chilli	frozen chillies~frozen chilli	frozen chopped chilli~~frozen chilli
frozen-lemongrass	Frozen	frozen lemongrass
frozen-raspberry	Frozen	frozen raspberry	frozen raspberries~frozen raspberry			125
frozen-strawberry	Frozen	frozen strawberry	frozen strawberries~frozen strawberry			150
frozen-blueberry	Frozen	frozen blueberry	frozen blueberries~frozen blueberry	frozen wild blueberry		150
frozen-mango	Frozen	frozen mango		frozen mango chunk		165
frozen-cherry	Frozen	frozen cherry	frozen cherries~frozen cherry		frozen sweet cherry|frozen dark cherry	155
frozen-avocado	Frozen	frozen avocado		frozen avocado chunk		150
frozen-broccoli	Frozen	frozen broccoli		frozen broccoli floret		90
frozen-cauliflower	Frozen	frozen cauliflower		frozen cauliflower floret		105
frozen-salmon	Frozen	frozen salmon		frozen salmon fillet
frozen-white-fish	Frozen	frozen white fish		frozen white fish fillet	frozen cod|frozen cod fillet|frozen haddock|frozen pollock|frozen basa|frozen sea bass|frozen tilapia|frozen hake|frozen plaice|frozen cod loin
frozen-prawn	Frozen	frozen prawn	frozen prawns~frozen prawn	frozen shrimp	frozen king prawn|frozen cooked prawn|frozen raw prawn|frozen raw king prawn	145
toad-in-the-hole	Frozen	toad in the hole~~toad in hole			mini toad in the hole~~mini toad in hole
prawn-dumpling	Frozen	prawn dumpling	prawn dumplings~prawn dumpling	prawn gyoza|har gow	siu mai|shumai|prawn spring roll|prawn wonton|prawn dim sum
chicken-dumpling	Frozen	chicken dumpling	chicken dumplings~chicken dumpling	chicken gyoza	duck gyoza|duck spring roll|chicken spring roll|duck wonton|chicken wonton
vegetable-dumpling	Frozen	vegetable dumpling	vegetable dumplings~vegetable dumpling	vegetable gyoza	vegetable spring roll|vegetable wonton|vegetable dim sum
onion-bhaji	Frozen	onion bhaji	onion bhajis~onion bhaji	bhaji|onion bhajia	pakora|vegetable pakora|vegetable samosa|aloo tikki|vegetable bhaji
meat-samosa	Frozen	meat samosa	meat samosas~meat samosa	lamb samosa	chicken samosa|beef samosa|keema samosa
coffee-ice-cream	Frozen	coffee ice cream	coffee ice creams~coffee ice cream		espresso ice cream	140
rum-and-raisin-ice-cream	Frozen	rum and raisin ice cream			irish cream ice cream|boozy ice cream	140
margherita-pizza	Frozen	margherita pizza	margherita pizzas~margherita pizza	cheese pizza	four cheese pizza|vegetable pizza|mushroom pizza|cheese and tomato pizza
pepperoni-pizza	Frozen	pepperoni pizza	pepperoni pizzas~pepperoni pizza	meat feast pizza	ham and pineapple pizza|ham and mushroom pizza|bbq chicken pizza|spicy meat pizza|hawaiian pizza
alcoholic-drink	Drinks	alcoholic drink	alcoholic drinks~alcoholic drink	alcohol|booze|alcoholic beverage|hard drink	cocktail|canned cocktail~tinned cocktail|alcopop|premixed cocktail|ready to drink cocktail|hard seltzer
water	Drinks	water		drinking water|tap water|bottled water|still water|mineral water|spring water	filtered water|flavoured water|volvic|evian	240
sparkling-water	Drinks	sparkling water		soda water|club soda|fizzy water|carbonated water|seltzer|sparkling mineral water	san pellegrino|perrier|flavoured sparkling water	240
tonic-water	Drinks	tonic water		tonic|indian tonic|slimline tonic	bitter lemon|fever-tree tonic~fever tree tonic	240
coconut-water	Drinks	coconut water				240
juice	Drinks	juice	juices~juice	fruit juice|juice drink~~drink juice	grapefruit juice|cranberry juice|grape juice|pomegranate juice|tropical juice|mango juice|sparkling apple juice|cherry juice|beetroot juice|white grape juice|red grape juice|multivitamin juice|juice carton~~carton juice|blackcurrant juice|five fruits juice~five fruit juice|white cranberry juice	240
orange-juice	Drinks	orange juice		oj|fresh orange juice bought~~orange juice bought|smooth orange juice|freshly squeezed orange juice~~squeezed orange juice		248
apple-juice	Drinks	apple juice		cloudy apple juice|pressed apple juice|clear apple juice		248
pineapple-juice	Drinks	pineapple juice				248
tomato-juice	Drinks	tomato juice			vegetable juice|v8|v8 juice	243
carrot-juice	Drinks	carrot juice			green juice|celery juice
clam-juice	Drinks	clam juice		clamato|clam nectar|clam broth
smoothie	Drinks	smoothie	smoothies~smoothie	fruit smoothie|innocent smoothie	green smoothie|smoothie bottle|juice shot~~shot juice|ginger shot|milk shake
yogurt-smoothie	Drinks	yogurt smoothie		protein shake|protein drink|breakfast drink|weetabix drink|milk shake drink	slimfast shake|high protein milk drink
fruit-squash	Drinks	fruit squash		diluting juice|dilute juice	orange squash|blackcurrant squash|lemon squash|summer fruit squash|double strength squash|apple and blackcurrant squash|robinsons~robinson|ribena|vimto|high juice
cordial	Drinks	cordial	cordials~cordial	fruit cordial	elderflower cordial|lime cordial|ginger cordial|grenadine|raspberry cordial|rhubarb cordial|blackcurrant cordial|bottlegreen
soft-drink	Drinks	soft drink	soft drinks~soft drink	fizzy drink|soda|soda pop|carbonated drink	fanta|sprite|lucozade|orangeade|limeade|cherryade|cream soda|root beer|irn bru|dr pepper|7up|lime soda|tango|rubicon|appletiser|j2o|cola bottle drink|dandelion and burdock|sparkling fruit drink	240
lemonade	Drinks	lemonade		cloudy lemonade|r whites~r white	traditional lemonade|pink lemonade|diet lemonade	240
cola	Drinks	cola		coke|coca-cola~coca cola|pepsi|coca-cola zero~coca cola zero|coke zero	diet coke|pepsi max|diet cola|cherry coke	240
ginger-ale	Drinks	ginger ale		dry ginger ale|canada dry	ginger beer|fiery ginger beer|old jamaica	240
energy-drink	Drinks	energy drink	energy drinks~energy drink	red bull|monster energy|rockstar energy	lucozade energy|energy shot|relentless|pre-workout drink~pre workout drink
isotonic-drink	Drinks	isotonic drink	isotonic drinks~isotonic drink	sports drink~sport drink|lucozade sport|gatorade|powerade	electrolyte drink|electrolyte tablets~electrolyte tablet
kombucha	Drinks	kombucha
horchata	Drinks	horchata		tiger nut milk|orxata
coffee	Drinks	coffee		ground coffee|filter coffee|brewed coffee	coffee bean|roast coffee|french coffee|coffee bag|cold brew|iced coffee black~~coffee black|strong coffee	85
instant-coffee	Drinks	instant coffee		instant coffee granules~instant coffee granule|coffee granules~coffee granule|nescafe|freeze dried coffee	espresso powder|instant espresso|instant espresso powder|kenco	50
coffee-pod	Drinks	coffee pod	coffee pods~coffee pod	coffee capsule|nespresso pods~nespresso pod	espresso|espresso pods~espresso pod|tassimo pods~tassimo pod|dolce gusto pods~dolce gusto pod|latte pods~latte pod|cappuccino sachet|coffee sachet|latte sachet|iced latte|frappe drink|ready to drink latte
decaffeinated-coffee	Drinks	decaffeinated coffee		decaf coffee|decaf|decaf instant coffee		60
chicory-coffee	Drinks	chicory coffee		coffee substitute|caffeine-free coffee~caffeine free coffee|barley cup|barleycup|dandelion coffee
tea	Drinks	tea	teas~tea	tea bag|teabag|black tea|loose leaf tea|english breakfast tea|breakfast tea|builder's tea~builder tea	earl grey~earl gray|earl grey tea~earl gray tea|assam tea|darjeeling tea|ceylon tea|pg tips~pg tip|yorkshire tea|lapsang souchong|green tea|white tea|jasmine tea|oolong tea|chai|chai tea|masala chai|iced tea|peach iced tea|lipton iced tea
decaffeinated-tea	Drinks	decaffeinated tea		decaf tea|decaf tea bags~decaf tea bag|redbush tea|rooibos~rooibo|rooibos tea~rooibo tea
herbal-tea	Drinks	herbal tea	herbal teas~herbal tea	fruit tea|herbal infusion|infusion|tisane	peppermint tea|camomile tea|chamomile tea|lemon and ginger tea|ginger tea|fennel tea|berry tea|hibiscus tea|nettle tea|sleepy tea|lemongrass tea|rosehip tea
matcha	Drinks	matcha		matcha powder|matcha green tea powder
hot-chocolate	Drinks	hot chocolate		drinking chocolate|hot chocolate powder|drinking chocolate powder|cadbury drinking chocolate	instant hot chocolate|hot chocolate sachet|milkshake powder|nesquik|milkshake syrup|mocha sachet	110
dairy-free-hot-chocolate	Drinks	dairy-free hot chocolate~dairy free hot chocolate		vegan hot chocolate|vegan drinking chocolate
horlicks	Drinks	horlicks~horlick		malted drink|malt drink|malted milk drink	ovaltine|milo	110
wine	Drinks	wine	wines~wine	table wine|cooking wine|boxed wine	mulled wine|wine box|sangria|english wine|dessert wine|sauternes~sauterne|vin santo|muscat|moscato|sweet wine|pudding wine	240
red-wine	Drinks	red wine		dry red wine|red cooking wine|full-bodied red wine~full bodied red wine	merlot|malbec|rioja|shiraz|syrah|cabernet sauvignon|chianti|pinot noir|burgundy|bordeaux|beaujolais~beaujolai|claret|zinfandel|tempranillo|cotes du rhone~cote du rhone|barolo|montepulciano	240
white-wine	Drinks	white wine		dry white wine|white cooking wine	sauvignon blanc|chardonnay|pinot grigio|riesling|chablis|rose wine|rosé~rose|gewurztraminer|viognier|muscadet|soave|picpoul|vinho verde|albarino|chenin blanc|gavi|white zinfandel	240
sparkling-wine	Drinks	sparkling wine		fizz|bubbly	prosecco|champagne|cava|cremant|asti|rose prosecco|lambrusco	240
alcohol-free-wine	Drinks	alcohol-free wine~alcohol free wine		non-alcoholic wine~non alcoholic wine|dealcoholised wine|alcohol-free sparkling wine~alcohol free sparkling wine|alcohol-free prosecco~alcohol free prosecco|nosecco	alcohol-free red wine~alcohol free red wine|alcohol-free white wine~alcohol free white wine	240
fortified-wine	Drinks	fortified wine	fortified wines~fortified wine		port|ruby port|tawny port|madeira|madeira wine|marsala|marsala wine|vermouth|dry vermouth|sweet vermouth|martini|noilly prat|lillet|ginger wine|dubonnet	240
sherry	Drinks	sherry			dry sherry|fino sherry|fino|amontillado|oloroso|cream sherry|pedro ximenez|pale dry sherry|manzanilla|cooking sherry|sweet sherry	240
beer	Drinks	beer	beers~beer	ale|cooking beer	lager|best bitter|bitter beer|pale ale|ipa|brown ale|wheat beer|blonde beer|craft beer|mild ale|porter|real ale|pilsner|belgian beer|shandy|golden ale|amber ale|corona|peroni	240
stout	Drinks	stout		guinness|irish stout|milk stout	chocolate stout|oatmeal stout	240
alcohol-free-beer	Drinks	alcohol-free beer~alcohol free beer		non-alcoholic beer~non alcoholic beer|alcohol-free lager~alcohol free lager|zero beer	alcohol-free stout~alcohol free stout|guinness 0.0~guinness 0 0|heineken 0.0~heineken 0 0	240
gluten-free-beer	Drinks	gluten-free beer~gluten free beer		gluten free lager|gluten-free ale~gluten free ale		240
cider	Drinks	cider	ciders~cider	dry cider|hard cider|medium cider~~cider|cyder	sweet cider|perry|pear cider|fruit cider|scrumpy|apple cider|strawberry cider	240
alcohol-free-cider	Drinks	alcohol-free cider~alcohol free cider		non-alcoholic cider~non alcoholic cider
mead	Drinks	mead		honey wine
spirit	Drinks	spirit	spirits~spirit	spirits for cooking~spirit for cooking|hard liquor|liquor	gin|vodka|tequila|mezcal|schnapps|ouzo|sambuca|absinthe|aquavit|pastis|pernod|anisette|raki|cachaca|pimms~pimm|soju|baijiu|flavoured gin|flavoured vodka|pisco|shochu	233
brandy	Drinks	brandy		cooking brandy	cognac|armagnac|calvados~calvado|grappa|apple brandy|kirsch|eau de vie|poire william|framboise|metaxa|slivovitz|plum brandy|cherry eau de vie	233
rum	Drinks	rum		white rum|golden rum	dark rum|spiced rum|malibu|coconut rum	233
whisky	Drinks	whisky		scotch|scotch whisky	bourbon|irish whiskey~irish whisky|rye whiskey~rye whisky|single malt|japanese whisky	233
liqueur	Drinks	liqueur	liqueurs~liqueur		orange liqueur|cointreau|grand marnier|triple sec|curacao|blue curacao|limoncello|campari|aperol|creme de cassis|chambord|cherry brandy|apricot brandy|peach schnapps|sloe gin|drambuie|chartreuse|midori|galliano|elderflower liqueur|st germain|chocolate liqueur|creme de menthe|creme de cacao|kummel|benedictine|banana liqueur|raspberry liqueur|southern comfort|jagermeister	260
coffee-liqueur	Drinks	coffee liqueur		kahlua|tia maria		260
amaretto	Drinks	amaretto		almond liqueur|disaronno	frangelico|hazelnut liqueur|nocino	260
cream-liqueur	Drinks	cream liqueur		irish cream|baileys~bailey|irish cream liqueur		250
advocaat	Drinks	advocaat		egg liqueur|snowball	eggnog|egg nog
bitters	Drinks	bitters~bitter		angostura bitters~angostura bitter|aromatic bitters~aromatic bitter|orange bitters~orange bitter|peychauds bitters~peychaud bitter
chai-latte	Drinks	chai latte		chai latte powder|chai latte sachet	bubble tea|matcha latte powder|matcha latte
barley-water	Drinks	barley water		lemon barley water|orange barley water|robinsons barley water~robinson barley water
sake	Drinks	sake		cooking sake|japanese rice wine		240
chocolate	Snacks & Sweets	chocolate	chocolates~chocolate			170
milk-chocolate	Snacks & Sweets	milk chocolate		milk chocolate bar|dairy milk|cadbury dairy milk|galaxy chocolate|galaxy bar	chocolate button|cadbury|flake bar|easter egg|chocolate egg|creme egg|mini eggs~mini egg|chocolate bar|chocolate coins~chocolate coin|chocolate orange|selection box|advent calendar|wispa|twirl|fruit and nut chocolate|whole nut chocolate~~nut chocolate|milkybar buttons~milkybar button	170
white-chocolate	Snacks & Sweets	white chocolate		white chocolate bar|milkybar	white chocolate buttons~white chocolate button|ruby chocolate|blonde chocolate	170
protein-bar	Snacks & Sweets	protein bar	protein bars~protein bar
crisps	Snacks & Sweets	crisps~crisp		potato crisp|potato chip|bag of crisps~bag of crisp~bag crisp|walkers crisps~walker crisp|flavoured crisps~flavoured crisp	kettle chip|cheese and onion crisps~cheese and onion crisp|salt and vinegar crisps~salt and vinegar crisp|smoky bacon crisps~smoky bacon crisp|sweet chilli crisps~sweet chilli crisp|pringle|hula hoop|quavers~quaver|wotsits~wotsit|cheese puff|monster munch|twiglet|frazzles~frazzle|french fries crisps~french fry crisp|onion rings snack~onion ring snack|squares crisps~square crisp|roast beef crisps~roast beef crisp|lentil chip|lentil crisp|vegetable crisp|veggie straw|kale crisp|hummus chips~hummus chip|bagel chip|pita chip~pitta chip|multipack crisps~multipack crisp|nik naks~nik nak|discos~disco
ready-salted-crisp	Snacks & Sweets	ready salted crisp	ready salted crisps~ready salted crisp	plain crisps~plain crisp|ready salted crisps bag~ready salted crisp bag|salted crisps~salted crisp	lightly salted crisps~lightly salted crisp~salted crisp|sea salt crisps~sea salt crisp|unsalted crisps~unsalted crisp
prawn-cocktail-crisp	Snacks & Sweets	prawn cocktail crisp	prawn cocktail crisps~prawn cocktail crisp	prawn crisp
tortilla-chip	Snacks & Sweets	tortilla chip	tortilla chips~tortilla chip	corn chip|nacho|nacho chips~nacho chip	lightly salted tortilla chips~lightly salted tortilla chip~salted tortilla chip|blue corn chips~blue corn chip|fritos~frito
flavoured-tortilla-chip	Snacks & Sweets	flavoured tortilla chip	flavoured tortilla chips~flavoured tortilla chip	cheese tortilla chips~cheese tortilla chip	doritos~dorito|takis~taki|cool tortilla chips~cool tortilla chip|chilli tortilla chips~chilli tortilla chip|chilli heatwave doritos~chilli heatwave dorito
popcorn	Snacks & Sweets	popcorn		popping corn|popcorn kernels~popcorn kernel|salted popcorn	sweet popcorn|sweet and salty popcorn	8
flavoured-popcorn	Snacks & Sweets	flavoured popcorn		toffee popcorn|butter popcorn	microwave popcorn|caramel popcorn|cheese popcorn
pretzel	Snacks & Sweets	pretzel	pretzels~pretzel	salted pretzel|pretzel stick|mini pretzels~mini pretzel	chocolate pretzels~chocolate pretzel|sour cream pretzels~sour cream pretzel|pretzel pieces~pretzel piece
gluten-free-pretzel	Snacks & Sweets	gluten-free pretzel~gluten free pretzel	gluten-free pretzels~gluten free pretzel
breadstick	Snacks & Sweets	breadstick	breadsticks~breadstick	grissini|bread stick	cheese straw|cheese twists~cheese twist|sesame breadstick
cracker	Snacks & Sweets	cracker	crackers~cracker	savoury biscuit~savory biscuit|cheese cracker biscuit|crackers for cheese~cracker for cheese|biscuits for cheese~biscuit for cheese	cream cracker|jacobs crackers~jacob cracker|ritz cracker|ritz|saltine|saltine cracker|soda cracker|tuc|water biscuit|melba toast|graham cracker|cornish wafer|oyster cracker|digestive for cheese|bath oliver|crostini cracker|soup cracker|wheat cracker|ryvita thin crackers~ryvita thin cracker|charcoal biscuit|cracker selection
cheese-biscuit	Snacks & Sweets	cheese biscuit	cheese biscuits~cheese biscuit	cheese crackers~cheese cracker|mini cheddars~mini cheddar|goldfish crackers~goldfish cracker|cheez-its~cheez its|cheese savouries~cheese savory	parmesan biscuit|cheese thins~cheese thin
gluten-free-cracker	Snacks & Sweets	gluten-free cracker~gluten free cracker	gluten-free crackers~gluten free cracker	gluten-free savoury biscuit~gluten free savory biscuit|gluten-free crispbread~gluten free crispbread
rice-cake	Snacks & Sweets	rice cake	rice cakes~rice cake		corn cake|lentil cake|puffed rice cakes~puffed rice cake|baby rice cakes~baby rice cake
flavoured-rice-cake	Snacks & Sweets	flavoured rice cake	flavoured rice cakes~flavoured rice cake	snack a jacks~snack a jack~snack jack|chocolate rice cake	mini rice cakes~mini rice cake|caramel rice cakes~caramel rice cake|cheese rice cakes~cheese rice cake|yogurt rice cakes~yogurt rice cake
oatcake	Snacks & Sweets	oatcake	oatcakes~oatcake	scottish oatcake|rough oatcakes~rough oatcake|nairns oatcakes~nairn oatcake	oat biscuit savoury~oat biscuit savory|cheese oatcake|fine oatcakes~fine oatcake
crispbread	Snacks & Sweets	crispbread	crispbreads~crispbread	ryvita|rye crispbread|knackebrod|finn crisp	crackerbread|dark rye ryvita
rice-cracker	Snacks & Sweets	rice cracker	rice crackers~rice cracker	japanese rice crackers~japanese rice cracker|rice cracker mix|senbei	wasabi pea|seaweed rice crackers~seaweed rice cracker|chilli rice crackers~chilli rice cracker|thai rice crackers~thai rice cracker
prawn-cracker	Snacks & Sweets	prawn cracker	prawn crackers~prawn cracker	shrimp cracker|krupuk|shrimp chips~shrimp chip	uncooked prawn crackers~uncooked prawn cracker
vegan-prawn-cracker	Snacks & Sweets	vegan prawn cracker	vegan prawn crackers~vegan prawn cracker	vegetarian prawn crackers~vegetarian prawn cracker|cassava crackers~cassava cracker|plain krupuk
seaweed-snack	Snacks & Sweets	seaweed snack	seaweed snacks~seaweed snack	seaweed thins~seaweed thin|crispy seaweed snack|seaweed crisps~seaweed crisp
pork-scratching	Snacks & Sweets	pork scratching	pork scratchings~pork scratching	pork rind|chicharron|chicharrones~chicharrone|pork crackling snack|pork crunch
beef-jerky	Snacks & Sweets	beef jerky		jerky|biltong|beef biltong	beef jerky strips~beef jerky strip|peperami|salami stick|meat snack|turkey jerky|pepperami
bombay-mix	Snacks & Sweets	bombay mix		indian snack mix|chevda|chevdo|chivda	sev|bhujia|ganthia|sev mamra|london mix|sev snack
roasted-chickpea	Snacks & Sweets	roasted chickpea	roasted chickpeas~roasted chickpea	crunchy chickpeas~crunchy chickpea|roasted chana	roasted broad bean|roasted corn|corn nuts~corn nut|roasted edamame|edamame snack|roasted soya beans~roasted soya bean|broad bean snack
peanut	Snacks & Sweets	peanut	peanuts~peanut	groundnut|monkey nut|unsalted peanut|raw peanut~~peanut|redskin peanut|goober	salted peanut|roasted peanut|peanuts in shell~peanut in shell|blanched peanut|roasted salted peanuts~roasted salted peanut	146
trail-mix	Snacks & Sweets	trail mix		fruit and nut mix|fruit and nuts~fruit and nut|studentenfutter|student mix|mixed fruit and nuts~mixed fruit and nut	smoked almond|tropical mix with nuts~tropical mix with nut|berry and nut mix|chocolate trail mix
biscuit	Snacks & Sweets	biscuit	biscuits~biscuit	cookie|plain biscuit|sweet biscuit	oat biscuit|fig roll|garibaldi|nice biscuit|malted milk biscuit|custard cream|bourbon biscuit|bourbon cream|party ring|jammie dodger|lotus biscuit|biscoff|biscoff biscuit|speculoos~speculoo|speculoos biscuit~speculoo biscuit|rich tea|rich tea biscuit|hobnob|oaty biscuit|ginger nut|ginger biscuit|ginger snap|gingersnap|gingernut|tea biscuit|marie biscuit|petit beurre|vanilla wafer|nilla wafer|oreo|chocolate chip cookie|cream biscuit|pink wafer|wafer|chocolate biscuit|chocolate finger|viennese whirl|kids biscuit~kid biscuit|biscuit selection|gingerbread man|anzac biscuit|penguin biscuit|club biscuit|tunnocks caramel wafer~tunnock caramel wafer|iced gem|animal biscuit|chocolate sandwich cookie|langue de chat|cat's tongue biscuit~cat tongue biscuit|brandy snap|lebkuchen|tim tam|stroopwafel|coconut biscuit
digestive-biscuit	Snacks & Sweets	digestive biscuit	digestive biscuits~digestive biscuit	digestive|mcvities digestives~mcvity digestive|plain digestive	light digestive
chocolate-digestive	Snacks & Sweets	chocolate digestive	chocolate digestives~chocolate digestive	milk chocolate digestive|chocolate digestive biscuit|dark chocolate digestive	chocolate hobnob|chocolate coated biscuit
shortbread	Snacks & Sweets	shortbread		all butter shortbread|shortbread biscuit|shortbread finger	butter biscuit|viennese finger|millionaire's shortbread~millionaire shortbread|petticoat tails~petticoat tail
jaffa-cake	Snacks & Sweets	jaffa cake	jaffa cakes~jaffa cake		chocolate orange cake biscuit
amaretti	Snacks & Sweets	amaretti		amaretti biscuit|amaretto biscuit	soft amaretti|ratafia biscuit|ratafias~ratafia
biscotti	Snacks & Sweets	biscotti		cantuccini|cantucci|almond biscotti	florentine
macaroon	Snacks & Sweets	macaroon	macaroons~macaroon	coconut macaroon
gluten-free-biscuit	Snacks & Sweets	gluten-free biscuit~gluten free biscuit	gluten-free biscuits~gluten free biscuit	gluten-free cookie~gluten free cookie	gluten-free shortbread~gluten free shortbread|gluten-free ginger nut~gluten free ginger nut|gluten-free chocolate chip cookie~gluten free chocolate chip cookie|gluten-free custard cream~gluten free custard cream
gluten-free-digestive	Snacks & Sweets	gluten-free digestive~gluten free digestive	gluten-free digestives~gluten free digestive	gluten-free digestive biscuit~gluten free digestive biscuit
vegan-biscuit	Snacks & Sweets	vegan biscuit	vegan biscuits~vegan biscuit	dairy-free biscuit~dairy free biscuit|vegan cookie|dairy-free cookie~dairy free cookie
rocky-road	Snacks & Sweets	rocky road		rocky road bite|chocolate fridge cake|tiffin	chocolate crispy cake|millionaires slice~millionaire slice|chocolate cornflake cake
chocolate-truffle	Snacks & Sweets	chocolate truffle	chocolate truffles~chocolate truffle	box of chocolates~box of chocolate~box chocolate|chocolate box|chocolate assortment|boxed chocolates~boxed chocolate	lindor|ferrero rocher|milk tray|quality street~~street|celebrations~celebration|roses chocolates~rose chocolate|heroes chocolates~hero chocolate|after dinner mint|after eight|chocolate mint|belgian chocolates~belgian chocolate|liqueur chocolates~liqueur chocolate|mint chocolate|thorntons~thornton|guylian
mars-bar	Snacks & Sweets	mars bar~mar bar		chocolate countline|mars~mar|chocolate snack bar	bounty bar|crunchie|double decker|boost bar|smartie|smarties~smarty|aero|rolo|lion bar|toffee crisp|kinder bueno|kinder bar|kinder egg|toblerone|daim|munchies~munchy|minstrels~minstrel|revels~revel|reeses pieces~reese piece|chocolate covered raisins~chocolate covered raisin|chocolate raisins~chocolate raisin|chocolate peanuts~chocolate peanut|twix|kitkat=kit kat|malteser=maltesers~malteser|milky way
snickers	Snacks & Sweets	snickers~snicker		peanut chocolate bar	marathon bar|peanut bar|picnic bar|baby ruth|crispy m&ms~crispy m and ms~crispy m ms|pb cups~pb cup|reeses cup~reese cup=peanut butter cup=peanut butter cups~peanut butter cup|m&ms~m and ms~m ms=m&m~m and m~m m=m m=peanut m&ms~peanut m and ms~peanut m ms
sweets	Snacks & Sweets	sweets~sweet		candy|bag of sweets~bag of sweet~bag sweet|pick and mix|sweetie	boiled sweet|lollipop|lolly sweet|mint imperial|humbug|polo|mint sweet|extra strong mints~extra strong mint~strong mint|tic tac|peppermint candy|candy cane|sherbet|parma violets~parma violet|rhubarb and custards~rhubarb and custard|pear drops~pear drop|love hearts~love heart|rock sweet|refreshers~refresher|skittles~skittle|fizzy sweets~fizzy sweet|gumdrop|cough candy|barley sugar|chewy sweet|jelly sweets~jelly sweet|gummy bear|gummy sweets~gummy sweet|gummies~gummy|candyfloss|candy floss|cotton candy|fruit snack|fruit winders~fruit winder|fruit roll up
vegan-sweets	Snacks & Sweets	vegan sweets~vegan sweet		vegetarian sweets~vegetarian sweet|gelatine-free sweets~gelatine free sweet|fruit pastille|pastille	vegan wine gums~vegan wine gum|vegan gummy bears~vegan gummy bear|jelly tots~jelly tot|vegan jelly babies~vegan jelly baby
wine-gum	Snacks & Sweets	wine gum	wine gums~wine gum		wine gums bag~wine gum bag|maynards sweets~maynard sweet|cola bottle|jelly bean|midget gems~midget gem|jelly snakes~jelly snake|milk bottles sweets~milk bottle sweet|fried eggs sweets~fried egg sweet|marshmallow twists~marshmallow twist|gummy worms~gummy worm|foam shrimps~foam shrimp|sports mixture~sport mixture|haribo tangfastics~haribo tangfastic|marshmallow foam sweets~marshmallow foam sweet|jelly baby=jelly babies~jelly baby|haribo=starmix|percy pigs~percy pig|fruit gums~fruit gum
liquorice	Snacks & Sweets	liquorice		licorice|liquorice allsorts~liquorice allsort|licorice twist	liquorice root|liquorice catherine wheel|bassetts allsorts~bassett allsort|red liquorice|salty liquorice
toffee	Snacks & Sweets	toffee	toffees~toffee	chewy caramel	butterscotch|butterscotch sweets~butterscotch sweet|werthers originals~werther original|treacle toffee|caramel square|caramel cube|carambar|eclairs toffee~eclair toffee|bonbon|toffee bonbons~toffee bonbon|soft toffee|caramel=caramels~caramel=soft caramel=caramel sweet
vegan-toffee	Snacks & Sweets	vegan toffee		vegan fudge|dairy-free toffee~dairy free toffee|dairy-free fudge~dairy free fudge
fudge	Snacks & Sweets	fudge		vanilla fudge|clotted cream fudge|butter fudge|fudge cubes~fudge cube
turkish-delight	Snacks & Sweets	turkish delight		lokum	fry's turkish delight~fry turkish delight|rose turkish delight|lokum with nuts~lokum with nut
nougat	Snacks & Sweets	nougat		torrone|turron	soft nougat|hard nougat|nougatine
halva	Snacks & Sweets	halva		halwa|halvah|tahini halva	pistachio halva
honeycomb	Snacks & Sweets	honeycomb		cinder toffee|hokey pokey|honeycomb pieces~honeycomb piece|puff candy
comb-honey	Snacks & Sweets	comb honey		honey comb|cut comb honey|honeycomb from the hive~~honeycomb from hive
peanut-brittle	Snacks & Sweets	peanut brittle		nut brittle bar	cashew brittle|almond brittle|pecan brittle
sesame-snap	Snacks & Sweets	sesame snap	sesame snaps~sesame snap	sesame brittle	sesame bar|gozinaki
marron-glace	Snacks & Sweets	marron glacé~marron glace	marrons glacés~marron glace	candied chestnut
chewing-gum	Snacks & Sweets	chewing gum		bubble gum|sugar-free gum~sugar free gum|wrigleys~wrigley
dry-roasted-peanut	Snacks & Sweets	dry roasted peanut	dry roasted peanuts~dry roasted peanut	flavoured peanuts~flavoured peanut	honey roasted peanut|coated peanuts~coated peanut|chilli peanuts~chilli peanut|peanut snacks~peanut snack
gluten-free-vegan-biscuit	Snacks & Sweets	gluten-free vegan biscuit~gluten free vegan biscuit	gluten-free vegan biscuits~gluten free vegan biscuit	vegan gluten-free biscuit~vegan gluten free biscuit|free-from biscuit~free from biscuit|dairy-free gluten-free biscuit~dairy free gluten free biscuit	gluten-free vegan cookie~gluten free vegan cookie|gluten-free vegan digestive~gluten free vegan digestive
chapati-flour	World Foods	chapati flour		atta|atta flour|chapatti flour|roti flour|durum atta		120
teff-flour	World Foods	teff flour		teff	injera mix|sorghum flour|millet flour|quinoa flour|amaranth flour|banana flour|tiger nut flour|jowar flour|bajra flour|ragi flour	150
palm-sugar	World Foods	palm sugar			jaggery|gur|piloncillo|panela	200
kecap-manis	World Foods	kecap manis~kecap mani		ketjap manis~ketjap mani|kecap|ketjap|sweet soy sauce~sweet soya sauce|indonesian soy sauce~indonesian soya sauce|sweet indonesian soy sauce~sweet indonesian soya sauce
curry-paste	World Foods	curry paste	curry pastes~curry paste	indian curry paste|medium curry paste~~curry paste|mild curry paste	jalfrezi paste|madras paste~madra paste|rogan josh paste|balti paste|bhuna paste|vindaloo paste|hot curry paste|kashmiri curry paste	250
tikka-paste	World Foods	tikka paste		tikka curry paste|tikka masala paste|tikka masala curry paste	tikka marinade paste|tandoori curry paste|tandoori paste	250
korma-paste	World Foods	korma paste		korma curry paste|korma spice paste	pasanda paste|butter chicken paste	250
thai-curry-paste	World Foods	thai curry paste		thai paste|panang curry paste|panang paste|yellow curry paste|thai yellow curry paste|thai massaman curry paste	massaman curry paste|massaman paste|jungle curry paste|red thai paste|green thai paste	250
thai-red-curry-paste	World Foods	thai red curry paste		red curry paste|red thai curry paste		250
thai-green-curry-paste	World Foods	thai green curry paste		green curry paste|green thai curry paste		250
vegan-thai-curry-paste	World Foods	vegan thai curry paste		vegetarian thai curry paste|vegan thai green curry paste|vegan thai red curry paste|shrimp-free thai curry paste~shrimp free thai curry paste|vegan red curry paste|vegan green curry paste	vegan laksa paste	250
laksa-paste	World Foods	laksa paste		laksa curry paste		250
rendang-paste	World Foods	rendang paste			sambal goreng paste|nasi goreng paste|indonesian curry paste|malaysian curry paste|balinese curry paste
tom-yum-paste	World Foods	tom yum paste		tom yum|tom yam paste|tom yum soup paste|tom kha paste
jerk-paste	World Foods	jerk paste			jerk marinade|jollof paste|peri peri paste|caribbean green seasoning|west african pepper paste|suya paste
suya-seasoning	World Foods	suya seasoning		suya spice|suya pepper|yaji
shrimp-paste	World Foods	shrimp paste		prawn paste|belacan|belachan|blachan|terasi|trassi|kapi|bagoong|fermented shrimp paste
dried-shrimp	World Foods	dried shrimp		dried prawn	ground crayfish|dried crayfish
dried-fish	World Foods	dried fish		dried anchovy|ikan bilis~ikan bili|bombay duck	bonito flake|katsuobushi|dried bonito
fish-sauce	World Foods	fish sauce		nam pla|nuoc mam|thai fish sauce|vietnamese fish sauce|squid brand fish sauce|patis~pati	colatura|garum|nuoc cham	280
vegan-fish-sauce	World Foods	vegan fish sauce		vegetarian fish sauce|fishless sauce|no fish sauce
oyster-sauce	World Foods	oyster sauce		chinese oyster sauce|oyster flavoured sauce		285
vegetarian-oyster-sauce	World Foods	vegetarian oyster sauce		vegan oyster sauce|mushroom oyster sauce|mushroom stir fry sauce|vegetarian stir fry sauce|mushroom sauce vegetarian		285
hoisin-sauce	World Foods	hoisin sauce		hoisin|hoi sin sauce|hoi sin|peking duck sauce	duck sauce|chinese barbecue sauce	290
teriyaki-sauce	World Foods	teriyaki sauce		teriyaki|teriyaki marinade|teriyaki glaze		280
gluten-free-teriyaki-sauce	World Foods	gluten-free teriyaki sauce~gluten free teriyaki sauce		gluten-free teriyaki~gluten free teriyaki
black-bean-sauce	World Foods	black bean sauce		chinese black bean sauce|black bean garlic sauce|black bean stir fry sauce	black bean paste|yellow bean sauce|yellow bean paste|black bean and garlic sauce	280
fermented-black-bean	World Foods	fermented black bean	fermented black beans~fermented black bean	salted black bean|douchi|preserved black beans~preserved black bean
plum-sauce	World Foods	plum sauce		chinese plum sauce|sweet plum sauce		290
sweet-and-sour-sauce	World Foods	sweet and sour sauce		sweet and sour stir fry sauce	lemon chicken sauce|orange chicken sauce|general tso sauce|kung pao sauce	280
stir-fry-sauce	World Foods	stir fry sauce	stir fry sauces~stir fry sauce	chinese stir fry sauce	chow mein sauce|char siu sauce|chinese marinade|honey and soy sauce~honey and soya sauce|szechuan sauce|sichuan sauce|chop suey sauce|yakisoba sauce|yakitori sauce|sukiyaki sauce|bulgogi sauce|korean bbq sauce|korean barbecue sauce|mongolian sauce|ramen broth base|gyoza dipping sauce	280
pad-thai-sauce	World Foods	pad thai sauce		pad thai paste|pad thai kit sauce	thai stir fry sauce
satay-sauce	World Foods	satay sauce		peanut sauce|satay|satay paste|gado gado sauce|satay stir fry sauce|peanut satay sauce|peanut dipping sauce		260
xo-sauce	World Foods	xo sauce
ponzu	World Foods	ponzu		ponzu sauce|citrus soy sauce~citrus soya sauce
tonkatsu-sauce	World Foods	tonkatsu sauce		katsu sauce|okonomiyaki sauce|japanese brown sauce|bulldog sauce|takoyaki sauce	unagi sauce|eel sauce
mirin	World Foods	mirin		mirin rice wine|sweet rice wine|hon mirin|mirin seasoning		280
rice-wine	World Foods	rice wine		chinese rice wine|chinese cooking wine|rice cooking wine|michiu	makgeolli	240
shaoxing-wine	World Foods	shaoxing wine		shaoxing|shao hsing wine|shaohsing wine|shaoxing rice wine|shao xing wine|shaoxing cooking wine		240
miso	World Foods	miso		miso paste|soybean paste japanese|miso soup paste	white miso|white miso paste|red miso|brown rice miso|sweet white miso|shiro miso|aka miso|barley miso|mugi miso|yellow miso|chickpea miso	275
miso-soup	World Foods	miso soup		instant miso soup|miso soup sachet
gochujang	World Foods	gochujang		korean chilli paste|gochujang paste|korean red pepper paste|hot pepper paste	ssamjang|gochujang sauce	290
gluten-free-gochujang	World Foods	gluten-free gochujang~gluten free gochujang
gochugaru	World Foods	gochugaru		korean chilli flakes~korean chilli flake|korean chilli powder|korean red pepper flakes~korean red pepper flake
doenjang	World Foods	doenjang		korean soybean paste|doenjang paste|denjang|fermented soybean paste	sweet bean paste|tianmianjiang|red bean paste
doubanjiang	World Foods	doubanjiang		chilli bean paste|chilli bean sauce|toban djan|hot bean paste|broad bean paste|spicy bean paste|sichuan chilli bean paste|pixian bean paste		280
kimchi	World Foods	kimchi		korean fermented cabbage|kimchee|gimchi|napa kimchi	radish kimchi|kimchi juice|mat kimchi	150
vegan-kimchi	World Foods	vegan kimchi		vegetarian kimchi|fish-free kimchi~fish free kimchi		150
tahini	World Foods	tahini		tahini paste|sesame paste|light tahini|tahina|white tahini	dark tahini|chinese sesame paste|tahini sauce	240
tamarind-paste	World Foods	tamarind paste		tamarind|tamarind concentrate|tamarind pulp|tamarind puree|tamarind block|tamarind sauce		290
harissa	World Foods	harissa		harissa paste|harissa sauce	harissa powder|apricot harissa|shatta|zhug|zhoug|skhug|rose harissa=rose harissa paste	250
chipotle-paste	World Foods	chipotle paste		chipotle|chipotle chilli paste|chipotle sauce	chipotle in adobo|chipotle chilli in adobo|adobo sauce|adobo|chipotle salsa	250
sambal-oelek	World Foods	sambal oelek		sambal|sambal paste|chilli paste|chilli puree|crushed chilli paste~~chilli paste|red chilli paste|lazy chilli|chopped chilli in oil~~chilli in oil	sambal manis~sambal mani|aji amarillo paste|calabrian chilli paste|yellow chilli paste|biber salcasi|red pepper paste|pepper paste|achiote paste|recado rojo|chilli paste in oil	250
garlic-paste	World Foods	garlic paste		garlic puree|lazy garlic|minced garlic in oil~~garlic in oil|frozen-free garlic puree~frozen free garlic puree		240
ginger-paste	World Foods	ginger paste		ginger puree|lazy ginger	ginger garlic paste=garlic and ginger paste=ginger and garlic paste=garlic ginger paste
lemongrass-paste	World Foods	lemongrass paste		lemon grass paste|lazy lemongrass	coriander paste|basil paste|herb paste|herb puree tube|kaffir lime paste|galangal paste|sofrito|recaito
coconut-milk	World Foods	coconut milk		tinned coconut milk|full fat coconut milk|thai coconut milk|coconut milk tin~~coconut milk tinned	light coconut milk|reduced fat coconut milk|lite coconut milk	240
coconut-cream	World Foods	coconut cream		tinned coconut cream|cream of coconut~~cream coconut|coconut cream tin~~coconut cream tinned	whipping coconut cream|coco lopez	240
creamed-coconut	World Foods	creamed coconut		coconut block|creamed coconut block|block of creamed coconut~~block creamed coconut
dashi	World Foods	dashi		dashi stock|dashi powder|dashi granules~dashi granule|hondashi|bonito stock		240
vegan-dashi	World Foods	vegan dashi		kombu dashi|vegetarian dashi|shiitake dashi		240
seaweed	World Foods	seaweed		dried seaweed|edible seaweed	wakame|arame|hijiki|dulse|laver|laverbread|sea lettuce|kelp|dried wakame|irish moss|kelp powder|agar seaweed
nori	World Foods	nori		nori sheet|sushi nori|sushi seaweed|seaweed sheet|toasted nori|nori seaweed
kombu	World Foods	kombu		kombu kelp|dried kombu|kombu seaweed|konbu
furikake	World Foods	furikake		rice seasoning|japanese rice seasoning	seaweed sprinkles~seaweed sprinkle|ochazuke
wasabi	World Foods	wasabi		wasabi paste|wasabi powder|japanese horseradish
pickled-ginger	World Foods	pickled ginger		sushi ginger|pink pickled ginger	beni shoga|takuan|pickled radish|japanese pickles~japanese pickle|preserved vegetable|preserved mustard greens~preserved mustard green|pickled mustard greens~pickled mustard green|zha cai|tianjin preserved vegetable|preserved radish
rice-paper	World Foods	rice paper		rice paper wrapper|vietnamese rice paper|summer roll wrapper|rice paper sheet|rice paper roll
spring-roll-wrapper	World Foods	spring roll wrapper	spring roll wrappers~spring roll wrapper	spring roll pastry|egg roll wrapper|lumpia wrapper	wonton wrapper|dumpling wrapper|gyoza wrapper|wonton skin|samosa pastry|samosa wrapper|empanada wrapper|empanada disc|shumai wrapper
poppadom	World Foods	poppadom	poppadoms~poppadom	papadam|papad|pappadam|popadom	ready to eat poppadom|mini poppadoms~mini poppadom|plain poppadoms~plain poppadom
taco-shell	World Foods	taco shell	taco shells~taco shell	crunchy taco shell|hard taco shell|tostada|tostada shell|taco tray	stand and stuff taco shell
fajita-kit	World Foods	fajita kit		mexican dinner kit	curry kit|fajita dinner kit|pad thai kit|ramen kit|sushi kit|bao bun kit|noodle kit|stir fry kit|taco kit|burrito kit|enchilada kit|nacho kit|quesadilla kit
masa-harina	World Foods	masa harina		masa|masa flour|corn tortilla flour|maseca|harina pan|masarepa|arepa flour	corn husk|tamale husks~tamale husk	116
mole-sauce	World Foods	mole sauce		mole|mole poblano|mole paste|mole negro
salsa-verde	World Foods	salsa verde		tomatillo salsa|green salsa|salsa verde mexicana	italian salsa verde|green enchilada sauce
pomegranate-molasses	World Foods	pomegranate molasses		pomegranate syrup|pomegranate glaze|nar eksisi	grape molasses|date molasses|pekmez|mulberry molasses|saba	320
preserved-lemon	World Foods	preserved lemon	preserved lemons~preserved lemon	moroccan preserved lemon|salted lemon	preserved lemon paste|beldi lemon
dried-mushroom	World Foods	dried mushroom	dried mushrooms~dried mushroom	dried wild mushrooms~dried wild mushroom|dried mixed mushrooms~dried mixed mushroom	dried shiitake|dried shiitake mushroom|dried porcini|dried porcini mushroom|dried ceps~dried cep|dried chanterelles~dried chanterelle|dried morels~dried morel|wood ear mushroom|dried black fungus|dried oyster mushroom
tinned-jackfruit	World Foods	tinned jackfruit		jackfruit|young jackfruit|green jackfruit|jackfruit in brine|pulled jackfruit	jackfruit in water|smoked jackfruit|jackfruit pieces~jackfruit piece	165
ackee	World Foods	ackee		tinned ackee|ackees in brine~ackee in brine	breadfruit|tinned breadfruit|callaloo|tinned callaloo|susumber
plantain-chip	World Foods	plantain chip	plantain chips~plantain chip	plantain crisps~plantain crisp	cassava chips~cassava chip|cassava crisps~cassava crisp|green plantain chips~green plantain chip
dal	World Foods	dal		daal|dahl|dhal	toor dal|tuvar dal|urad dal|black gram|urid dal|chana dal|moong dal|yellow moong dal|split chickpea|pigeon pea|gungo pea|dried gungo peas~dried gungo pea|split mung bean	195
falafel-mix	World Foods	falafel mix		falafel|dried falafel mix|chilled falafel	baked falafel|spinach falafel|vegetable koftas~vegetable kofta
tempura-batter-mix	World Foods	tempura batter mix		tempura|tempura mix|tempura flour|tempura batter	korean pancake mix|takoyaki flour|okonomiyaki flour|pakora mix|bhaji mix	120
koji	World Foods	koji		shio koji|rice koji	kinako|amazake
gari-cassava	World Foods	gari		garri|gari flour	fufu|fufu flour|yam flour|poundo yam|amala|eba|banku mix|pounded yam flour|attieke	160
egusi	World Foods	egusi		egusi seed|ground egusi|melon seed	ogbono|ground ogbono	120
paneer-masala-mix	World Foods	paneer masala mix		paneer masala|ready made paneer curry sauce|paneer butter masala mix	shahi paneer masala|palak paneer masala|biryani mix|biryani paste|nihari masala|meal kit spice mix
dolma	World Foods	dolma		dolmades~dolmade|stuffed vine leaves~stuffed vine leaf	tinned dolmades~tinned dolmade
ready-made-dal	World Foods	ready-made dal~ready made dal		tinned dal|dal pouch|dal makhani|tarka dal|lentil curry pouch	dal makhani pouch|chana masala pouch|tinned chickpea curry
foil	Household	foil		aluminium foil|tin foil~~tinned foil|kitchen foil	foil tray|foil container|turkey foil|extra wide foil~~wide foil
clingfilm	Household	clingfilm		cling film|plastic wrap|saran wrap|cling wrap|food wrap	beeswax wrap|reusable food wrap|bowl covers~bowl cover|silicone lids~silicone lid
baking-paper	Household	baking paper		baking parchment|parchment|parchment paper|greaseproof paper|wax paper|greaseproof|non-stick baking paper~non stick baking paper	baking liner|cake tin liner~~cake tinned liner|loaf tin liner~~loaf tinned liner|air fryer liner|silicone baking mat|reusable baking liner
kitchen-roll	Household	kitchen roll		paper towel|kitchen towel|kitchen paper	plenty kitchen roll|recycled kitchen roll
toilet-roll	Household	toilet roll		toilet paper|loo roll|toilet tissue|bathroom tissue|andrex	moist toilet tissue|recycled toilet roll|bidet wipes~bidet wipe
tissue	Household	tissue	tissues~tissue	kleenex|facial tissue|box of tissues~box of tissue~box tissue|pocket tissues~pocket tissue	man size tissues~man size tissue~man tissue|balsam tissues~balsam tissue|handkerchief pack
napkin	Household	napkin	napkins~napkin	serviette|paper napkin	cocktail napkins~cocktail napkin|table runner paper|paper tablecloth
bin-bag	Household	bin bag	bin bags~bin bag	bin liner|trash bag|garbage bag|black bags~black bag|refuse sack	pedal bin liner|swing bin liner|food waste bag|compost caddy liner|recycling bag|tall kitchen bags~tall kitchen bag|garden waste bag
freezer-bag	Household	freezer bag	freezer bags~freezer bag		roasting bag|slow cooker liner|ice bag=ice cube bag|vacuum seal bag|snack bag|sandwich bag=sandwich bags~sandwich bag|food bag=food bags~food bag|zip lock bag=ziploc bag=ziplock bag=zip seal bag
piping-bag	Household	piping bag	piping bags~piping bag	icing bag|disposable piping bag	piping nozzle|icing nozzle
washing-up-liquid	Household	washing-up liquid~washing up liquid		dish soap|dishwashing liquid|fairy liquid|washing up soap|dish detergent|ecover washing up	washing up spray|dish brush refill
dishwasher-tablet	Household	dishwasher tablet	dishwasher tablets~dishwasher tablet	dishwasher tabs~dishwasher tab|finish tablets~finish tablet|fairy platinum capsules~fairy platinum capsule	dishwasher salt|rinse aid|dishwasher cleaner|dishwasher powder|dishwasher gel|dishwasher liquid
laundry-detergent	Household	laundry detergent		washing powder|washing liquid|laundry liquid|detergent|bio powder|non-bio powder~non bio powder	washing capsule|laundry capsule|washing tablet|laundry powder|persil|ariel|laundry pods~laundry pod|colour catcher~color catcher|delicate wash
fabric-softener	Household	fabric softener		fabric conditioner|lenor|softener	scent booster|tumble dryer sheets~tumble dryer sheet|ironing water|starch spray
stain-remover	Household	stain remover		vanish|stain spray	oxi action powder|washing soda|soda crystals~soda crystal|laundry borax|borax
bleach	Household	bleach		domestos~domesto|thick bleach|toilet bleach	toilet cleaner|toilet block|toilet duck|toilet gel|rim block|harpic
household-cleaner	Household	household cleaner		cleaner|cleaning spray|surface cleaner|multi-surface spray~multi surface spray|all purpose cleaner|antibacterial spray|kitchen cleaner|flash spray|method spray	bathroom cleaner|glass cleaner|window cleaner|oven cleaner|shower spray|floor cleaner|carpet cleaner|limescale remover|descaler|kettle descaler|mould spray|polish|furniture polish|hob cleaner|cif cream|viakal|drain unblocker|drain cleaner|sink unblocker|antibacterial wipes~antibacterial wipe|surface wipes~surface wipe|stainless steel cleaner|grill cleaner|fridge cleaner|vinegar cleaner|white vinegar cleaner|disinfectant=dettol=zoflora
cleaning-sponge	Household	cleaning sponge	cleaning sponges~cleaning sponge	scourer|scouring pad|washing up sponge|brillo pads~brillo pad|kitchen sponge|sponges~sponge	dishcloth|cloth|duster|microfibre cloth|scrubbing brush|washing up brush|steel wool|j cloth|cleaning cloth|tea towel|chamois~chamoi
mop	Household	mop		floor mop|mop head	bucket|broom|dustpan and brush|vacuum bag|hoover bags~hoover bag|sweeping brush|cobweb brush
rubber-glove	Household	rubber glove	rubber gloves~rubber glove	washing up gloves~washing up glove|marigolds~marigold|household gloves~household glove	disposable glove|latex gloves~latex glove|oven glove|gardening gloves~gardening glove|vinyl gloves~vinyl glove
light-bulb	Household	light bulb	light bulbs~light bulb	bulb|led bulb|lightbulb	extension lead|fuse|plug adaptor|travel adaptor|fairy lights~fairy light|fridge bulb|oven bulb
battery	Household	battery	batteries~battery	aa battery|aaa battery|duracell	c battery|d battery|9v battery|button cell|rechargeable battery|watch battery|coin battery
candle	Household	candle	candles~candle	dinner candle|household candle	scented candle|pillar candle|candle jar|incense|wax melt|citronella candle|taper candle|tea light=tea lights~tea light=tealight=tealights~tealight
match	Household	match	matches~match	box of matches~box of match~box match|safety matches~safety match|cooks matches~cook match	lighter|gas lighter|lighter fluid|firelighter|barbecue lighter|gas canister
charcoal	Household	charcoal		barbecue charcoal|bbq charcoal|briquettes~briquette|lumpwood charcoal	wood chip|wood smoking chip|smoking chip|hickory chip|kindling|logs~log|coal|pellets~pellet|disposable barbecue|instant light charcoal
skewer	Household	skewer	skewers~skewer	wooden skewer|bamboo skewer|kebab stick	cocktail stick|toothpick|metal skewer|lolly stick|popsicle stick|cake pop stick|craft stick
kitchen-string	Household	kitchen string		string|kitchen twine|twine|butchers string~butcher string|cook's string~cook string	cheesecloth|muslin|muslin cloth|jelly bag|meat netting
drinking-straw	Household	drinking straw	drinking straws~drinking straw	straw|paper straw	reusable straw|metal straw|bamboo straw|cocktail umbrella|swizzle stick
paper-plate	Household	paper plate	paper plates~paper plate	disposable plate|party plates~party plate	paper cup|plastic cup|plastic cutlery|wooden cutlery|paper bowl|party tableware|takeaway container|party cups~party cup
cake-board	Household	cake board		cake drum|cake card	cake box|cupcake box|cake stand|doily|cake ribbon|cupcake stand
coffee-filter	Household	coffee filter	coffee filters~coffee filter	filter paper|coffee filter papers~coffee filter paper	water filter|brita filter|water filter cartridge|tea strainer|empty tea bags~empty tea bag
jam-jar	Household	jam jar	jam jars~jam jar	canning jar|preserving jar|mason jar|kilner jar|jar lids~jar lid	jam labels~jam label|wax discs~wax disc|bottle with stopper|storage jar|plastic storage box|lunch box|food container|tupperware|sterilising tablets~sterilising tablet
kitchen-tool	Household	kitchen tool	kitchen tools~kitchen tool	kitchen utensil|kitchen gadget	tin opener~~tinned opener=can opener~~tinned opener|wooden spoon|mixing bowl|peeler|whisk|sieve|grater|measuring jug|measuring spoons~measuring spoon|kitchen scissors~kitchen scissor|bottle opener|corkscrew|chopping board|baking tray|cake tin~~cake tinned|loaf tin~~loaf tinned|muffin tin~~muffin tinned|frying pan|saucepan|kitchen knife|kitchen thermometer|meat thermometer|spatula|ladle|rolling pin|colander|kitchen scales~kitchen scale|pastry brush|water bottle|flask|mug|ice cube tray
shampoo	Household	shampoo		hair shampoo|head and shoulders~head and shoulder	dry shampoo|baby shampoo|anti-dandruff shampoo~anti dandruff shampoo|shampoo bar|nit lotion|head lice treatment
conditioner	Household	conditioner		hair conditioner|leave-in conditioner~leave in conditioner	hair mask|hair oil|hair serum|detangler
hair-gel	Household	hair gel		styling gel	hair dye|hair colour~hair color|hairbrush|hair bobbles~hair bobble|hair clips~hair clip|hair ties~hair tie|heat protection spray|hair spray=hairspray|hair wax|hair mousse
soap	Household	soap			hand sanitiser|hand gel|antibacterial hand gel|soap refill|hand soap=hand wash=handwash=liquid soap|bar soap=soap bar
shower-gel	Household	shower gel		body wash|shower cream	bath bomb|bath salts~bath salt|epsom salts~epsom salt|body scrub|baby bath|kids bubble bath~kid bubble bath|bath oil|bath foam=bubble bath
deodorant	Household	deodorant		antiperspirant|roll-on deodorant~roll on deodorant|deodorant spray	body spray|aftershave|perfume|talcum powder|cologne
toothpaste	Household	toothpaste		colgate|whitening toothpaste|children's toothpaste~children toothpaste|sensodyne	toothbrush|mouthwash|mouth wash|dental floss|floss|interdental brush|electric toothbrush head|denture tablets~denture tablet|denture cleaner|denture fixative|kids toothbrush~kid toothbrush
razor	Household	razor	razors~razor	disposable razor|safety razor	shaving foam|shaving gel|shaving cream|hair removal cream|wax strips~wax strip|shaving oil|razor blade=razor blades~razor blade
moisturiser	Household	moisturiser		moisturizer	lip balm|face wash|cleanser|toner|face mask|eye cream|petroleum jelly|vaseline|baby oil|aloe vera gel|make-up remover~make up remover|micellar water|face serum|cocoa butter lotion|shea butter cream|shea butter|aqueous cream|e45|sudocrem|hand cream|face cream=day cream|body lotion=lotion|night cream
suncream	Household	suncream		sun cream|sunscreen|sun lotion|suntan lotion|sunblock	after sun|insect repellent|fake tan|midge spray|bite cream
make-up	Household	make-up~make up		makeup|cosmetics~cosmetic|mascara|lipstick|foundation	nail varnish|nail polish|nail varnish remover|eyeliner|concealer|make-up brush~make up brush|nail file|nail clippers~nail clipper|tweezers~tweezer|false lashes~false lash
cotton-wool	Household	cotton wool		cotton pad|cotton wool pads~cotton wool pad	cotton bud|cotton balls~cotton ball|q-tips~q tip
plaster	Household	plaster	plasters~plaster	band aid|bandage|sticking plaster	first aid kit|antiseptic cream|antiseptic wipes~antiseptic wipe|gauze|wound dressing|surgical tape|blister plasters~blister plaster|savlon|germolene|thermometer|burn cream|eye drops~eye drop|saline solution|eye wash
painkiller	Household	painkiller	painkillers~painkiller	pain relief	calpol|children's paracetamol~children paracetamol|nurofen|paracetamol syrup|migraine tablets~migraine tablet|ibuprofen gel|muscle rub|deep heat|heat patch|lemsip|paracetamol=tylenol=acetaminophen|ibuprofen=advil|aspirin
medicine	Household	medicine	medicines~medicine		antihistamine|hay fever tablets~hay fever tablet|antacid|antacid tablet|indigestion tablets~indigestion tablet|gaviscon|rennie|throat lozenge|lozenge|strepsils~strepsil|throat spray|nasal spray|decongestant|laxative|diarrhoea tablets~diarrhoea tablet|imodium|travel sickness tablets~travel sickness tablet|rehydration sachets~rehydration sachet|teething gel|worming tablets~worming tablet|verruca treatment|thrush cream|cold sore cream~~sore cream|nicotine gum|nicotine patch|sleep aid|piriton|prescription|vapour rub|vicks~vick|cold remedy|cough syrup=cough medicine|cold and flu tablets~cold and flu tablet
vitamin	Household	vitamin	vitamins~vitamin	multivitamin|vitamin tablets~vitamin tablet|supplements~supplement	vitamin d|vitamin c|iron tablets~iron tablet|folic acid|omega 3 capsules~omega 3 capsule|cod liver oil|evening primrose oil|probiotics~probiotic|zinc tablets~zinc tablet|magnesium tablets~magnesium tablet|collagen powder|children's vitamins~children vitamin|vitamin b12|calcium tablets~calcium tablet|lactase tablets~lactase tablet|fibre supplement|pregnancy vitamins~pregnancy vitamin|effervescent vitamins~effervescent vitamin
pregnancy-test	Household	pregnancy test			ovulation test|condom|lubricant|covid test|lateral flow test|drug test kit
sanitary-towel	Household	sanitary towel	sanitary towels~sanitary towel	sanitary pad|sanitary napkin|period pad|maxi pad	panty liner|incontinence pad|tena pads~tena pad|maternity pad|breast pad~~pad breast|period pants~period pant
tampon	Household	tampon	tampons~tampon	tampax|applicator tampon	menstrual cup|moon cup
nappy	Household	nappy	nappies~nappy	diaper|pampers~pamper|disposable nappy	nappy pants~nappy pant|pull-ups~pull ups|nappy bag|nappy cream|nappy rash cream|swim nappy|reusable nappy|changing mat|nappy liners~nappy liner|nappy sacks~nappy sack
baby-wipe	Household	baby wipe	baby wipes~baby wipe	wet wipe|wipe|face wipe|water wipes~water wipe	make-up wipes~make up wipe|hand wipes~hand wipe|flushable wipes~flushable wipe|toilet wipes~toilet wipe
baby-toiletry	Household	baby toiletry	baby toiletries~baby toiletry		baby bottle|bottle teat|dummy|pacifier|steriliser tablets~steriliser tablet|milton fluid|bottle brush|teether|bib|muslin square|sippy cup|breast milk storage bag|baby lotion|baby powder|baby wash
cat-food	Household	cat food		wet cat food|cat food pouch|dry cat food|cat biscuits~cat biscuit|whiskas~whiska|felix	cat treat|cat milk|kitten food|dreamies~dreamy
dog-food	Household	dog food		wet dog food|dry dog food|pedigree dog food|dog food tin~~dog food tinned|dog kibble	dog treat|dog biscuit|dog chew|dental stick|puppy food|pet treat|poo bags~poo bag|dog poo bags~dog poo bag
cat-litter	Household	cat litter		kitty litter|clumping cat litter	hamster bedding|straw bedding|hay for pets~hay for pet|puppy pads~puppy pad|litter tray liner|animal bedding|pet shampoo|flea treatment|flea spot on|pet bed|pet worming tablets~pet worming tablet
pet-food	Household	pet food		animal food	fish food|rabbit food|hamster food|guinea pig food|small animal food~~animal food|tortoise food|goldfish food
bird-food	Household	bird food		bird seed|bird feed|wild bird seed|fat balls~fat ball|suet balls~suet ball	peanuts for birds~peanut for bird|suet pellets~suet pellet|bird feeder|niger seed for birds~niger seed for bird|mealworms~mealworm|sunflower hearts for birds~sunflower heart for bird
air-freshener	Household	air freshener		room spray|plug-in air freshener~plug in air freshener|febreze|room freshener	reed diffuser|car air freshener|fabric freshener|pot pourri|bicarbonate fridge freshener|dehumidifier|essential oil
insect-spray	Household	insect spray		fly spray|insect killer|bug spray	mouse trap|moth ball|mothball|fly paper|rat poison|slug pellets~slug pellet|ant bait|flea spray for home|mosquito coil|ant powder=ant killer|wasp spray
glue	Household	glue		super glue|glue stick|pva glue|wood glue|pritt stick	tape|sellotape|sticky tape|parcel tape|masking tape|duct tape|blu tack|picture hooks~picture hook|wd-40~wd 40|sandpaper|paintbrush|light switch
stationery	Household	stationery		notepad|pen|pencil|notebook	greeting card|birthday card|envelope|stamps~stamp|printer paper|printer ink|felt tips~felt tip|crayons~crayon|colouring book~coloring book|stickers~sticker|ruler|scissors~scissor|highlighter|paper clips~paper clip|diary|calendar|gift card|post-it notes~post it note|school stationery
newspaper	Household	newspaper			magazine|comic|tv guide|puzzle book
gift-wrap	Household	gift wrap		wrapping paper	balloon|party popper|banner|party bag|bunting|christmas cracker|christmas decorations~christmas decoration|tinsel|advent candle|tissue paper|confetti|party hats~party hat|party bag filler|christmas lights~christmas light|gift bag=gift bags~gift bag|ribbon|gift tag|bow
plant-food	Household	plant food		tomato feed|plant feed|fertiliser	weed killer|lawn feed|grass seed|flower seed packet|vegetable seed packet|plant pot|garden hose|garden twine|secateurs~secateur|bark chippings~bark chipping|seed packets~seed packet|seedlings~seedling|bulbs to plant~bulb to plant|lawn seed|watering can~~watering tinned|compost=potting compost
clothes-peg	Household	clothes peg~clothe peg	clothes pegs~clothe peg	pegs~peg|clothespin|laundry pegs~laundry peg	coat hanger|clothes airer~clothe airer|ironing board cover|laundry bag|shoe polish|shoe laces~shoe lace|insoles~insole|sewing kit|safety pins~safety pin|lint roller|socks~sock|tights~tight|underwear|shoe cleaner|umbrella|washing line
dry-ice	Household	dry ice		solid carbon dioxide
`
