/** What the kitchen knows of every food, one a line, in the order of its names. Compiled from foods.csv by `npm run knowledge`: change the table. */
export const FOOD_FACTS = `
dried-apricot	dried-fruit	apricot	cupboard	270	60	150;g;bag|250;g;bag|500;g;bag	8	sulphites		unsulphured dried apricot|date|raisin	The orange ones are kept bright with sulphites. Brown ones are not.
unsulphured-dried-apricot		apricot	cupboard	270	60	250;g;bag	8			date|raisin	Use just as dried apricots. They are darker and taste of toffee.
prune	dried-fruit	plum	cupboard	270	60	250;g;bag|500;g;bag	9	sulphites?		date|dried fig|currant
date			cupboard	270	60	150;g;box|200;g;box|250;g;block|500;g;bag	8			prune|dried fig|raisin	Soft prunes or dried figs in the same weight.
vegetable			fridge	4	2	320;g;pack		celery?		carrot|courgette	A mixed bag may hold celery, so read the label or buy the vegetables one by one.
fruit			counter	4	2
berry	fruit		fridge	3	1	150;g;punnet|300;g;punnet				frozen berry|grape	The same weight of any berry, or frozen ones straight from the freezer. Frozen berries bleed, so not for decorating.
citrus	fruit		counter	14	3					lemon|lime	Lemon, lime and orange stand in for each other by juice, but orange is much sweeter.
herb			fridge	5	3	30;g;pack				parsley|chives	Parsley or chives go with most savoury dishes.
onion	vegetable		counter	30	4	1000;g;bag	150			shallot|leek|frozen chopped onion	The same weight of shallot, leek or the white of spring onions. Leek is milder and cooks faster.
red-onion	onion		counter	30	4	1000;g;bag	150			onion|shallot	The same weight of onion. Soak it in cold water for 10 minutes if it is eaten raw.
spring-onion	onion		fridge	6	4	100;g;bunch	15			chives|shallot	The same amount of chives on top, or half as much finely chopped shallot in cooking.
shallot	onion		counter	30	4	250;g;bag|300;g;bag	30			onion	The same weight of onion, chopped finer, with a little garlic. For a raw dressing soak it first.
leek	vegetable		fridge	10	4	500;g;pack	150			onion|spring onion	The same weight of onion. Spring onions need half as long in the pan.
garlic	vegetable		counter	30	7	10;clove;bulb	4			chives|wild garlic	Chives or wild garlic give a milder taste. Use about 1 tbsp for a clove and add it at the end.
wild-garlic	herb		fridge	4	2					garlic|chives	Half a clove of garlic and a handful of spinach for each handful of leaves.
potato	vegetable		cupboard	14	1	1000;g;bag|2000;g;bag|2500;g;bag	175			sweet potato|celeriac|swede	The same weight of sweet potato, celeriac or swede. Sweet potato cooks about 10 minutes sooner and does not mash as dry.
new-potato	potato		cupboard	10	1	750;g;bag|1000;g;bag	50			potato	The same weight of waxy potatoes in 4 cm pieces. Floury ones fall apart in a salad.
mashed-potato	potato	potato|milk|butter	fridge	3	1	400;g;tub		milk sulphites?	dairy lactose animal	mashed sweet potato|potato	Ready-made mash holds milk and butter. Mash plain potatoes with olive oil and a little of their water where milk is out.
mashed-sweet-potato	sweet-potato		fridge	3	1	400;g;tub		milk?	dairy? lactose? animal?	sweet potato	Boil and mash sweet potatoes yourself with olive oil if milk is out.
peeled-potato	potato	potato	fridge	4	1	400;g;pack|750;g;pack		sulphites?		potato	Ready-peeled potatoes are often kept white with sulphites. Peel whole ones where sulphites are out.
sweet-potato	vegetable		cupboard	14	3	1000;g;bag	200			butternut squash|carrot	The same weight of butternut squash or carrot. White potato lacks the sweetness.
yam	vegetable		cupboard	14	2		500			sweet potato|potato	The same weight of potato or sweet potato. Yam is drier and starchier.
cassava	vegetable		counter	4	2		400			potato|yam	The same weight of floury potato. Cassava must be peeled and cooked through, never eaten raw.
taro	vegetable		counter	7	2		250			potato|sweet potato	The same weight of potato. Taro must be cooked through.
jicama	vegetable		fridge	14	5		400			radish|kohlrabi	The same weight of mooli or kohlrabi for crunch.
jerusalem-artichoke	vegetable		fridge	10	3		60			potato|parsnip|artichoke	The same weight of parsnip or potato.
carrot	vegetable		fridge	14	5	500;g;bag|1000;g;bag	90			parsnip|swede|butternut squash	The same weight of parsnip, swede or squash. Beetroot would turn the dish pink.
parsnip	vegetable		fridge	14	5	500;g;bag	130			carrot|celeriac	The same weight of carrot or celeriac. Celeriac is no choice for anyone with a celery allergy.
turnip	vegetable		fridge	14	5		120			swede|kohlrabi	The same weight of swede.
swede	vegetable		fridge	21	7		700			turnip|carrot	The same weight of turnip or carrot.
beetroot	vegetable		fridge	14	3	250;g;pack|500;g;pack	90			carrot	The same weight of carrot for earthiness without the colour. Pickled beetroot is sharp and holds vinegar.
radish	vegetable		fridge	7	5	240;g;bag	10			turnip|kohlrabi	The same weight of young turnip or kohlrabi, raw.
celeriac	celery	celery	fridge	14	5		700	celery		parsnip|potato|swede	The same weight of parsnip or potato. Celeriac counts as celery for an allergy.
celery	vegetable		fridge	14	7	8;stick;head	40	celery		fennel|pak choi	The same weight of fennel or the stalks of pak choi. Both are free of the celery allergen, though fennel is of the same family.
soffritto-mix	vegetable	onion|carrot|celery	fridge	4	2	400;g;pack		celery		onion|carrot	Chop onion and carrot yourself, without the celery where it is out.
fennel	vegetable		fridge	7	3		250			celery|leek	The same weight of celery for crunch, or leek where it is braised. A pinch of fennel seeds brings the aniseed back.
kohlrabi	vegetable		fridge	14	5		250			turnip|radish|broccoli	The same weight of turnip or broccoli stalk.
asparagus	vegetable		fridge	4	2	100;g;pack|230;g;bunch	20			tenderstem broccoli|green bean	The same weight of tenderstem broccoli or green beans.
artichoke	vegetable		fridge	5	2		300			jerusalem artichoke|asparagus	Jarred artichoke hearts save the trimming.
aubergine	vegetable		fridge	7	3		300			courgette|mushroom	The same weight of courgette or large mushrooms. Both cook faster and are wetter.
courgette	squash		fridge	7	3		200			aubergine|green bean	The same weight of aubergine, or of green beans in a soup.
cucumber	vegetable		fridge	7	3		350			courgette|celery	The same weight of courgette shaved raw.
squash	vegetable		counter	30	4		1000			butternut squash|pumpkin|sweet potato	Any firm squash by weight, or sweet potato.
butternut-squash	squash		counter	30	4		1000			pumpkin|sweet potato|carrot	The same weight of sweet potato or carrot.
pumpkin	squash		counter	30	4		2000			butternut squash|sweet potato	The same weight of butternut squash. A carving pumpkin is watery and bland.
bell-pepper	vegetable		fridge	7	3	3;;pack	160			courgette|fennel	The same weight of courgette or fennel. Chilli is no swap.
chilli	vegetable		fridge	10	5	50;g;pack	15			bell pepper	A quarter of a teaspoon of chilli flakes for each red chilli, or bell pepper for none of the heat.
tomato	vegetable		counter	7	2	6;;pack	85			bell pepper	When cooked, the same weight of tinned tomatoes. Raw, red pepper with a squeeze of lemon.
cherry-tomato	tomato		counter	7	2	250;g;punnet|500;g;punnet	15			tomato	The same weight of tomatoes in chunks.
tomatillo	vegetable		fridge	14	3		35			tomato	Green tomatoes with a squeeze of lime.
avocado	vegetable		counter	4	1	2;;pack	170			hummus|pea	Mashed peas with lemon and oil for spreading. For slices take cucumber.
mushroom	vegetable		fridge	5	3	250;g;punnet|400;g;punnet	18			aubergine|courgette	The same weight of aubergine in 2 cm pieces with a little soy sauce, or tamari where gluten is out.
wild-mushroom	mushroom		fridge	4	2	120;g;pack|150;g;pack				mushroom	The same weight of chestnut mushrooms and a few soaked dried ones. Enoki and wild kinds are always cooked.
truffle	mushroom		fridge	5	3					wild mushroom
broccoli	vegetable		fridge	6	3	350;g;head	350			cauliflower|green bean	The same weight of cauliflower or green beans.
tenderstem-broccoli	broccoli		fridge	5	2	200;g;pack	20			broccoli|asparagus	Broccoli in slim florets.
cauliflower	vegetable		fridge	7	3		800			broccoli|celeriac	The same weight of broccoli, or celeriac for mash.
cauliflower-rice	cauliflower		fridge	4	2	300;g;pack				cauliflower|rice	Pulse cauliflower florets in a food processor.
brussels-sprout	vegetable		fridge	7	3	500;g;bag	15			cabbage|broccoli	The same weight of shredded Savoy cabbage.
cabbage	vegetable		fridge	14	5		800			kale|spring greens|brussels sprout	The same weight of another cabbage, kale or sprouts, shredded.
chinese-leaf	cabbage		fridge	10	4		600			pak choi|cabbage	The same weight of pak choi or white cabbage.
pak-choi	vegetable		fridge	5	2	235;g;pack	115			spring greens|chard	The same weight of spring greens or chard.
kale	vegetable		fridge	5	3	200;g;bag				spring greens|cabbage|spinach	The same weight of spring greens or Savoy. Spinach goes in at the very end.
spring-greens	vegetable		fridge	4	2	500;g;bag				kale|cabbage	The same weight of kale or Savoy cabbage.
mustard-greens	vegetable		fridge	4	2			mustard		spring greens|spinach	Mustard leaves count as mustard for an allergy. Take spring greens with a little grated horseradish or pepper.
chard	vegetable		fridge	4	2	200;g;bag				spinach|spring greens	The same weight of spinach. The stalks need 5 minutes longer.
spinach	vegetable		fridge	4	2	200;g;bag				chard|kale|frozen spinach	The same weight of chard or kale, cooked 5 minutes longer, or half as much frozen spinach.
lettuce	vegetable		fridge	6	3		350			chinese leaf|spinach	Any crisp leaf, or shredded white cabbage.
salad-leaf	lettuce		fridge	3	1	120;g;bag		mustard?		lettuce|spinach	Mixed bags may hold mustard leaves or mizuna. Take one plain lettuce where mustard is out.
mizuna	salad-leaf		fridge	3	1			mustard?		rocket|spinach	Mizuna is a close relation of mustard. Spinach with pepper is the safe choice.
rocket	vegetable		fridge	3	1	70;g;bag				watercress|spinach	The same amount of watercress, or spinach with pepper.
watercress	vegetable		fridge	3	1	85;g;bag				rocket|spinach	The same amount of rocket.
cress	vegetable		fridge	4	2	1;;box		mustard?		watercress|pea shoot	Box cress and microgreens may be mustard. Take watercress where mustard is out.
pea-shoot	vegetable		fridge	3	1	80;g;bag				watercress|spinach
chicory	vegetable		fridge	7	3	2;;pack	130			lettuce|rocket	A crisp lettuce with rocket for the bitterness.
sorrel	herb		fridge	3	1					spinach	Spinach with a squeeze of lemon.
samphire	vegetable		fridge	3	1	90;g;pack				asparagus|green bean	Fine green beans and a little more salt.
vine-leaf	vegetable		fridge	10	5					cabbage	Blanched cabbage leaves for stuffing. Leaves in brine come from the jar shelf.
banana-leaf			fridge	7	3
bean-fresh	vegetable		fridge	5	2	220;g;pack				green bean|mangetout	Any fresh bean in its pod by weight. Dried or tinned beans are no swap.
green-bean	bean-fresh		fridge	6	3	220;g;pack	5			mangetout|tenderstem broccoli|frozen green bean	The same weight of mangetout for half the time, or runner beans.
broad-bean	bean-fresh		fridge	4	2		2			pea|edamame|frozen broad bean	The same weight of peas. People with favism must not eat broad beans.
pea	vegetable		fridge	3	2	160;g;pack				broad bean|edamame|frozen pea	The same weight of frozen peas or broad beans.
mangetout	pea		fridge	5	2	160;g;pack	3			green bean	The same weight of green beans, cooked twice as long.
sweetcorn-cob	vegetable		fridge	3	2	2;;pack|4;;pack	200			frozen sweetcorn|pea	One cob gives about 120 g kernels. Frozen sweetcorn serves the same in a salad or soup.
baby-corn	vegetable		fridge	5	2	150;g;pack	10			mangetout|corn on the cob
okra	vegetable		fridge	4	2	175;g;pack	12			green bean|courgette	The same weight of green beans. They do not thicken a stew.
beansprout	vegetable		fridge	2	1	300;g;bag				cabbage|carrot	Shredded white cabbage or carrot ribbons. Beansprouts are cooked until steaming hot for anyone frail or pregnant.
soybean-sprout	beansprout	soya-bean	fridge	2	1			soya		beansprout	Mung beansprouts hold no soya.
salsify	vegetable		fridge	10	2					parsnip|jerusalem artichoke
rhubarb	fruit		fridge	6	3	400;g;pack	60			gooseberry|cooking apple	Gooseberries or Bramley apples by weight. Rhubarb leaves are poisonous.
lotus-root	vegetable		fridge	7	3					jicama|kohlrabi
nopales	vegetable		fridge	5	2					green bean
horseradish	vegetable		fridge	21	10					radish	Bought horseradish sauce and wasabi paste often hold mustard, the root does not.
ginger	vegetable		fridge	21	14					lemongrass	A quarter of a teaspoon of ground ginger for each tablespoon grated.
turmeric-root	vegetable		fridge	21	14		15			ginger	A teaspoon of ground turmeric for a 5 cm piece.
lemongrass	herb		fridge	14	7	3;;pack	20			ginger	The zest of half a lemon and a little ginger for each stalk.
lime-leaf	herb		fridge	10	7		0.3			lime	The zest of half a lime for two leaves.
curry-leaf	herb		fridge	10	7		0.1			coriander	No true swap. Leave them out, or finish with coriander.
pandan-leaf	herb		fridge	7	5
shiso	herb		fridge	4	2					basil|mint
basil	herb		counter	5	3	30;g;pack|1;;pot				parsley|mint	Parsley with a little mint, or 1 tsp dried basil for each tablespoon fresh in a cooked sauce.
coriander	herb		fridge	5	3	30;g;pack|100;g;bunch				parsley|mint	Parsley with a squeeze of lime, where coriander tastes of soap. Ground coriander is no swap.
parsley	herb		fridge	6	3	30;g;pack|100;g;bunch				chives|chervil|coriander	The same amount of chives or chervil.
chervil	herb		fridge	4	2					parsley|tarragon
mint	herb		fridge	5	3	30;g;pack				basil|coriander	Basil in a salad, 1 tsp dried mint for a tablespoon fresh in cooking.
dill	herb		fridge	5	3	30;g;pack				fennel|parsley|chives	Fennel fronds or parsley, as much again.
chives	herb		fridge	5	3	25;g;pack				spring onion	The same amount of the green of spring onions.
rosemary	herb		fridge	10	7	20;g;pack				thyme|sage	Thyme, the same amount, or a third as much dried rosemary.
thyme	herb		fridge	10	7	20;g;pack				rosemary|oregano	Oregano or half as much rosemary, or a third as much dried thyme.
sage	herb		fridge	7	5	20;g;pack				rosemary|thyme
oregano	herb		fridge	7	5	20;g;pack				marjoram|thyme	A third as much dried oregano, which in a tomato sauce is as good.
marjoram	herb		fridge	7	5	20;g;pack				oregano|thyme
tarragon	herb		fridge	5	3	20;g;pack				chervil|dill	Chervil or dill with a pinch of fennel seed.
fresh-bay-leaf	herb		fridge	14	10		0.5			thyme	One dried bay leaf for a fresh one.
edible-flower			fridge	2	1
flowers			counter	6		1;;bunch
apple	fruit		fridge	30	2	6;;pack	150			pear	The same weight of pear.
cooking-apple	apple		fridge	30	2	3;;pack	230			apple|pear	Eating apples need less sugar and keep their shape, so not for a fluffy sauce.
pear	fruit		counter	6	2	4;;pack	170			apple	The same weight of eating apple.
quince	fruit		counter	14	3		250			pear|cooking apple
banana	fruit		counter	5	1	5;;pack	120			apple|pear	In baking, 120 g apple purée for each. Not for slices.
plantain	fruit		counter	7	2		250			banana|sweet potato	Very green bananas, or sweet potato for frying.
orange	citrus		counter	14	3	5;;pack	160			clementine|grapefruit	Two clementines for an orange. Squash is no swap.
clementine	citrus		counter	10	2	600;g;bag	70			orange	Half an orange for each.
lemon	citrus		fridge	21	5	4;;pack	100			lime	A lime for half a lemon, or white wine vinegar, half as much as the juice.
lemon-juice	lemon	lemon	fridge	14	5	45;ml;lemon|250;ml;bottle		sulphites?		lime juice|lemon	Squeeze a lemon: about 45 ml. Bottled juice is often kept with sulphites.
lime	citrus		fridge	21	5	4;;pack	65			lemon	Half a lemon for a lime.
lime-juice	lime	lime	fridge	14	5	30;ml;lime		sulphites?		lemon juice|lime	Squeeze a lime: about 30 ml. Bottled juice is often kept with sulphites.
grapefruit	citrus		counter	14	3		300			orange	Grapefruit changes how some medicines work, so leave it out for anyone told to avoid it.
grape	fruit		fridge	6	3	500;g;pack	5			blueberry|apple	Cut grapes lengthways for small children.
strawberry	berry		fridge	3	1	250;g;punnet|400;g;punnet	15			raspberry|peach	The same weight of raspberries or ripe peaches.
raspberry	berry		fridge	2	1	150;g;punnet|300;g;punnet	4			strawberry|blackberry|frozen berry	Any other berry by weight.
blueberry	berry		fridge	5	3	150;g;punnet|300;g;punnet	1.5			blackberry|raspberry|frozen berry	Any other berry by weight, frozen ones straight from the freezer.
blackberry	berry		fridge	3	1	150;g;punnet	5			raspberry|blueberry|frozen berry	Any other berry by weight.
blackcurrant	berry		fridge	4	2	150;g;punnet				blueberry|cranberry
cranberry	berry		fridge	21	7	300;g;bag				blackcurrant|raspberry	Redcurrants with a little less sugar.
gooseberry	berry		fridge	5	2		5			rhubarb|cooking apple
cherry	fruit		fridge	4	2	200;g;punnet|400;g;punnet	8			plum|blackberry	Plums in pieces by weight.
peach	fruit		counter	4	2	4;;pack	140			nectarine|apricot	Nectarines, weight for weight.
nectarine	fruit		counter	4	2	4;;pack	130			peach|plum
apricot	fruit		counter	4	2	320;g;punnet	40			peach|plum
plum	fruit		counter	5	2	400;g;punnet	60			apricot|cherry
mango	fruit		counter	5	2		350			peach|papaya	Ripe peach or papaya by weight.
pineapple	fruit		counter	5	3		1200			mango|orange	Fresh pineapple stops gelatine from setting. Tinned does not.
papaya	fruit		counter	4	2		500			mango|melon
kiwi	fruit		counter	7	2	6;;pack	75			grape|strawberry	Fresh kiwi stops gelatine from setting.
melon	fruit		counter	6	3		1200			cucumber|grape	Keep cut melon in the fridge.
pomegranate	fruit		fridge	21	3	80;g;tub	300			blackcurrant|cranberry	Redcurrants or chopped grapes.
fig	fruit		counter	3	2	4;;pack	50			pear|plum
passion-fruit	fruit		counter	7	2	3;;pack	40			mango	The pulp of one is about 1 tbsp.
lychee	fruit		fridge	6	2		15			grape
persimmon	fruit		counter	5	2		170			mango|apricot
exotic-fruit	fruit		counter	4	2					mango|kiwi
coconut	fruit		counter	14	3		450				A coconut is no nut in UK law, though some people are allergic to it.
fresh-chestnut	chestnut		counter	14	3		10	nuts?		parsnip|potato	The law does not count chestnuts among the nuts. Ask before serving them to anyone allergic to nuts.
cobnut	hazelnut		counter	14	7			nuts		fresh chestnut|apple	A cobnut is a fresh hazelnut and counts as a nut.
seaweed-salad	vegetable		fridge	5	2			gluten? crustaceans? fish? molluscs? sesame? soya?	fish? shellfish? gluten? animal?	samphire|cucumber	Bought seaweed salad is often dressed with sesame and soy sauce.
lovage	herb		fridge	5	3			celery?		parsley	A close relation of celery, so ask before serving it to anyone allergic to celery. Parsley is the milder swap.
fresh-walnut	walnut		counter	14	7			nuts		fresh chestnut|apple
meat			fridge	3	2				meat animal	firm tofu|mushroom|jackfruit	The same weight of firm tofu or mushrooms. Both cook in minutes, so shorten a long braise.
mince	meat		fridge	2	1	250;g;pack|500;g;pack|750;g;pack			meat animal	vegan mince|lentil	The same weight of meat-free mince, or cooked brown lentils. Cook mince until no pink is left.
poultry	meat		fridge	2	2				meat poultry animal	firm tofu|chickpea	The same weight of firm tofu. Never wash raw poultry.
chicken	poultry		fridge	2	2	1500;g;chicken	1500		meat poultry animal	turkey breast|firm tofu|chickpea|jackfruit	The same weight of turkey, or of firm tofu or chickpeas where no meat is eaten. Cook until the juices run clear, 75 °C inside.
chicken-breast	chicken		fridge	2	2	300;g;pack|650;g;pack|1000;g;pack	160		meat poultry animal	turkey breast|chicken thigh|firm tofu	Thighs need 5 to 10 minutes longer and forgive more. Firm tofu in the same weight where no meat is eaten.
chicken-thigh	chicken		fridge	2	2	320;g;pack|600;g;pack|1000;g;pack	120		meat poultry animal	chicken breast|chicken leg|firm tofu	Breast cooks faster and dries sooner. Firm tofu in the same weight where no meat is eaten.
chicken-leg	chicken		fridge	2	2	1000;g;pack	200		meat poultry animal	chicken thigh|firm tofu	Bone-in thighs, 10 minutes less.
chicken-wing	chicken		fridge	2	2	1000;g;pack	90		meat poultry animal	chicken thigh|cauliflower	Cauliflower florets take the same sauces.
chicken-mince	chicken		fridge	2	1	400;g;pack|500;g;pack			meat poultry animal	turkey mince|vegan mince	The same weight of turkey mince.
cooked-chicken	chicken		fridge	3	2	180;g;pack|240;g;pack			meat poultry animal	smoked tofu|chickpea	Leftovers of a roast serve as well. A ready-roasted chicken may be glazed or stuffed, so read the label.
chicken-liver	liver	chicken	fridge	1	1	400;g;tub	40		meat poultry animal offal liver	mushroom|lentil	Cook livers through. Not for pregnancy: too much vitamin A.
breaded-chicken	chicken	wheat|egg	fridge	2	1	300;g;pack		celery? gluten eggs? milk? mustard? soya?	meat poultry egg? dairy? lactose? gluten animal	chicken breast|vegan nugget	Coat plain chicken in gluten-free breadcrumbs where gluten is out.
chicken-kiev	chicken	butter|wheat|garlic	fridge	2	1	2;;pack	140	gluten eggs? milk soya?	meat poultry egg? dairy lactose gluten animal	chicken breast|vegan nugget	Stuff a plain breast with garlic and dairy-free spread where milk is out.
turkey	poultry		fridge	2	2		5000		meat poultry animal	chicken|firm tofu	Chicken in the same weight. A self-basting turkey may hold butter, so read its label.
turkey-breast	turkey		fridge	2	2	400;g;pack	110		meat poultry animal	chicken breast|firm tofu	Chicken breast in the same weight.
turkey-mince	turkey		fridge	2	1	500;g;pack|750;g;pack			meat poultry animal	chicken mince|vegan mince	The same weight of chicken mince. Cook until no pink is left.
turkey-slice	turkey		fridge	5	2	120;g;pack		celery? gluten? milk? mustard? soya?	meat poultry dairy? lactose? gluten? animal	cooked chicken|hummus
turkey-bacon	turkey		fridge	7	3	150;g;pack	15	milk? soya? sulphites?	meat poultry dairy? lactose? animal	vegan bacon|smoked tofu
duck	poultry		fridge	2	2		2000		meat poultry animal	chicken thigh|firm tofu	Chicken thighs, with 10 minutes less. Crispy duck kits hold pancakes with gluten and a sauce with soya.
duck-breast	duck		fridge	2	2	2;;pack	180		meat poultry animal	chicken thigh|firm tofu
goose	poultry		fridge	2	2		5000		meat poultry animal	duck|turkey
game-bird	poultry		fridge	2	2		800		meat poultry animal	chicken|mushroom	Chicken thighs in the same weight. Wild game may hold lead shot, so not for pregnancy or small children.
ostrich	meat		fridge	3	2				meat animal	beef|mushroom
beef	meat		fridge	3	2	400;g;pack|800;g;pack			meat animal	mushroom|lentil|jackfruit	Chestnut mushrooms or cooked lentils by weight, with a third of the cooking time. Lamb takes the same time in a stew.
steak	beef		fridge	3	2	227;g;pack|400;g;pack	225		meat animal	mushroom|firm tofu	Thick slices of cauliflower or portobello mushrooms fry in the same pan. Steak tartare and rare steak are not for pregnancy.
beef-mince	beef		fridge	2	1	250;g;pack|500;g;pack|750;g;pack			meat animal	turkey mince|vegan mince|lentil	The same weight of meat-free mince, or cooked brown lentils for a sauce.
burger	meat	beef|wheat	fridge	2	1	4;;pack	114	celery? gluten? eggs? milk? mustard? soya? sulphites?	meat egg? dairy? lactose? gluten? animal	vegan burger|beef mince	Shape plain mince yourself where gluten or sulphites are out. Cook until no pink is left.
chicken-burger	poultry	chicken|turkey	fridge	2	1	2;;pack|4;;pack	114	celery? gluten? eggs? milk? mustard? soya? sulphites?	meat poultry egg? dairy? lactose? gluten? animal	vegan burger|chicken mince
pork-burger	pork		fridge	2	1	4;;pack	114	celery? gluten milk? mustard? soya? sulphites	meat pork dairy? lactose? gluten animal	vegan burger|pork mince
meatball	meat	beef|pork|lamb|wheat	fridge	2	1	300;g;pack|360;g;pack	25	celery? gluten eggs? milk? mustard? soya? sulphites?	meat pork? egg? dairy? lactose? gluten animal	vegan meatball|beef mince	Roll plain mince with gluten-free breadcrumbs where gluten is out.
meatloaf	meat	beef|pork|wheat|egg	fridge	2	2			celery? gluten eggs? milk? mustard? soya? sulphites?	meat pork? egg? dairy? lactose? gluten animal offal?	vegan mince|lentil
kebab	meat	lamb|chicken|beef	fridge	2	1		80	celery? gluten? milk? mustard? sesame? soya? sulphites?	meat poultry? dairy? lactose? gluten? animal	falafel|halloumi|vegan meatball	Thread plain lamb or chicken yourself where gluten or milk is out.
salt-beef	beef		fridge	5	3	120;g;pack		celery? milk? mustard? soya? sulphites?	meat dairy? lactose? animal	vegan ham|smoked tofu
roast-beef-slice	beef		fridge	4	2	120;g;pack		gluten? milk? mustard? soya? sulphites?	meat dairy? lactose? gluten? animal	vegan ham|smoked tofu
bresaola	beef		fridge	14	3	80;g;pack		milk? sulphites?	meat dairy? lactose? animal raw-meat	vegan ham	Cured raw beef: cook it through for pregnancy.
veal	meat		fridge	2	2		120		meat animal	turkey breast|mushroom	Turkey escalopes in the same weight.
schnitzel	meat	pork|veal|wheat|egg	fridge	2	1		150	gluten eggs milk? mustard?	meat pork? egg dairy? lactose? gluten animal	breaded chicken|vegan nugget|firm tofu
lamb	meat		fridge	3	2	350;g;pack			meat animal	beef|mushroom|chickpea	Beef in the same weight, or chickpeas and aubergine where no meat is eaten.
lamb-mince	lamb		fridge	2	1	250;g;pack|500;g;pack			meat animal	beef mince|vegan mince	The same weight of beef mince, or meat-free mince.
goat-meat	meat		fridge	3	2				meat animal	lamb|mushroom
venison	meat		fridge	3	2				meat animal	beef|mushroom	Lean beef in the same weight. Wild game may hold lead shot, so not for pregnancy or small children.
rabbit	meat		fridge	2	2		1200		meat animal	chicken thigh|mushroom
exotic-meat	meat		fridge	3	2				meat animal	beef
wild-boar	pork		fridge	3	2				meat pork animal	pork|mushroom
frog-leg	meat		fridge	1	1				meat animal	chicken wing
pork	meat		fridge	3	2	400;g;pack|500;g;pack			meat pork animal	chicken thigh|turkey breast|mushroom|firm tofu	Chicken thighs or turkey in the same weight, or firm tofu where no meat is eaten.
pork-belly	pork		fridge	3	2	500;g;pack	120		meat pork animal	duck|firm tofu|mushroom
pork-rib	pork		fridge	3	2	600;g;pack			meat pork animal	chicken wing|jackfruit	Plain ribs hold no allergens.
pork-mince	pork		fridge	2	1	250;g;pack|500;g;pack			meat pork animal	turkey mince|chicken mince|vegan mince	The same weight of turkey or chicken mince, or meat-free mince.
pulled-pork	pork	pork	fridge	5	2	400;g;pack		celery? gluten? mustard? soya? sulphites?	meat pork gluten? animal	jackfruit|pulled beef|cooked chicken	Young jackfruit in a barbecue sauce.
pulled-beef	beef	beef	fridge	5	2	400;g;pack		celery? gluten? mustard? soya? sulphites?	meat gluten? animal	jackfruit
ham-hock	ham		fridge	5	2	180;g;pack		milk? soya? sulphites?	meat pork dairy? lactose? animal	smoked tofu|cooked chicken
bacon	pork		fridge	10	3	200;g;pack|300;g;pack	30	sulphites?	meat pork animal	turkey bacon|vegan bacon|smoked tofu	The same weight of smoked tofu, or mushrooms with a pinch of smoked paprika.
pancetta	bacon		fridge	14	3	130;g;pack|200;g;pack		milk? sulphites?	meat pork dairy? lactose? animal	smoked tofu|vegan bacon|mushroom	The same weight of smoked tofu in cubes, with a little more oil and salt.
gammon	pork		fridge	7	2	2;;pack|750;g;joint	225	sulphites?	meat pork animal	turkey breast|smoked tofu
ham	pork		fridge	5	2	120;g;pack|200;g;pack	25	celery? gluten? milk? mustard? soya? sulphites?	meat pork dairy? lactose? gluten? animal honey?	vegan ham|turkey slice|smoked tofu	Cheap formed ham may hold milk protein or soya and breaded ham holds gluten, so read the label.
parma-ham	ham		fridge	14	3	80;g;pack	15	sulphites?	meat pork animal raw-meat	vegan ham|smoked tofu	Cured raw pork: cook it through for pregnancy.
salami	pork		fridge	14	4	80;g;pack|100;g;pack	5	celery? milk? mustard? soya? sulphites?	meat pork dairy? lactose? animal raw-meat	vegan ham|smoked tofu	Fermented raw pork: cook it through for pregnancy.
pepperoni	salami		fridge	14	4	80;g;pack	3	milk? mustard? soya? sulphites?	meat pork dairy? lactose? animal raw-meat	vegan pepperoni|mushroom
vegan-pepperoni	vegan-meat		fridge	14	3			celery? gluten? mustard? soya? sulphites?	gluten?	smoked tofu|mushroom
chorizo	pork		fridge	14	4	80;g;pack|200;g;pack	50	gluten? milk? soya? sulphites?	meat pork dairy? lactose? gluten? animal raw-meat	vegan pepperoni|smoked tofu	Smoked tofu with smoked paprika and a little more oil. Sliced chorizo is cured raw: cook it through for pregnancy.
nduja	salami		fridge	30	14	100;g;pack		milk? sulphites?	meat pork dairy? lactose? animal raw-meat	vegan pepperoni
mortadella	pork		fridge	7	3	100;g;pack		celery? gluten? milk? mustard? nuts? soya? sulphites?	meat pork dairy? lactose? gluten? animal gelatine?	vegan ham|turkey slice	Mortadella often holds pistachios.
charcuterie	meat	pork	fridge	7	2			celery? gluten? milk? mustard? nuts? soya? sulphites?	meat pork dairy? lactose? gluten? animal raw-meat	vegan ham
sausage	meat	pork|wheat	fridge	4	2	8;;pack|12;;pack	57	celery? gluten milk? mustard? soya? sulphites	meat pork dairy? lactose? gluten animal	vegan sausage|gluten-free sausage|chicken sausage|gluten-free vegan sausage|pork mince	British sausages hold rusk of wheat and sulphites. Gluten-free ones still hold sulphites.
gluten-free-sausage	pork	pork	fridge	4	2	6;;pack	66	celery? milk? mustard? soya? sulphites	meat pork dairy? lactose? animal	gluten-free vegan sausage|pork mince
chicken-sausage	poultry	chicken|turkey	fridge	3	2	8;;pack	50	celery? gluten milk? mustard? soya? sulphites	meat poultry pork? dairy? lactose? gluten animal	vegan sausage|chicken mince|gluten-free vegan sausage	The skin may be of pork or beef collagen, so read the label.
beef-sausage	meat	beef|lamb	fridge	3	2	6;;pack	57	celery? gluten milk? mustard? soya? sulphites	meat pork? dairy? lactose? gluten animal	vegan sausage|beef mince|gluten-free vegan sausage	The skin may be of pork, so read the label.
frankfurter	sausage	pork	fridge	14	3	350;g;pack	50	celery? gluten? milk? mustard? soya? sulphites?	meat poultry? pork dairy? lactose? gluten? animal	vegan sausage|gluten-free vegan sausage
pigs-in-blankets	sausage	bacon|sausage	fridge	4	2	12;;pack	25	celery? gluten milk? mustard? soya? sulphites	meat pork dairy? lactose? gluten animal	vegan sausage|gluten-free vegan sausage
black-pudding	pork	oat|barley	fridge	14	4	230;g;ring	40	celery? gluten milk? mustard? soya? sulphites?	meat pork dairy? lactose? gluten animal blood offal?	vegan black pudding|mushroom	Of pork blood with oats or barley.
vegan-black-pudding	vegan-meat	oat	fridge	14	4			gluten soya?	gluten	mushroom
white-pudding	pork	oat	fridge	14	4		40	celery? gluten milk? sulphites?	meat pork dairy? lactose? gluten animal	vegan sausage|gluten-free vegan sausage
haggis	offal	oat|lamb	fridge	14	3	454;g;pack		celery? gluten milk? mustard? sulphites?	meat pork? dairy? lactose? gluten animal offal liver	vegetarian haggis|lentil
vegetarian-haggis		oat|lentil	fridge	14	3	400;g;pack		celery? gluten milk? mustard? nuts? soya?	dairy? lactose? gluten animal?	lentil
scrapple	pork	pork	fridge	7	3			gluten?	meat pork gluten? animal offal liver?	vegan sausage
liver	offal		fridge	1	1	250;g;pack			meat pork? animal offal liver	mushroom|beef	Not for pregnancy: too much vitamin A.
offal	meat		fridge	1	1				meat poultry? pork? animal offal liver?	mushroom|beef
oxtail	beef		fridge	3	2	1000;g;pack			meat animal	beef|mushroom	Beef shin in the same weight.
pigs-trotter	pork		fridge	3	2				meat pork animal	beef|mushroom
marrow-bone	beef		fridge	3	2				meat animal	mushroom
pate	meat	liver|pork|chicken|butter	fridge	7	2	170;g;pack		celery? gluten? eggs? milk mustard? soya? sulphites?	meat poultry? pork? egg? dairy lactose gluten? alcohol? animal gelatine? offal liver	vegetable pate|hummus	All pâté is left out in pregnancy, also the vegetable kind kept chilled.
vegetable-pate		mushroom	fridge	7	2	115;g;tub		celery? gluten? eggs? milk? mustard? nuts? soya?	egg? dairy? lactose? gluten? animal?	vegan pate|hummus
pork-stuffing	pork	sausage|wheat	fridge	3	2			celery? gluten eggs? milk? mustard? nuts? sulphites?	meat pork egg? dairy? lactose? gluten animal	sage
crackling	pork		fridge	3	2				meat pork animal	vegan bacon
chicken-skin	poultry		fridge	1	1				meat poultry animal
vegan-meat		soya-bean	fridge	7	2	160;g;pack		celery? gluten? mustard? soya? sulphites?	gluten?	firm tofu|tempeh|mushroom	Most are of soya, wheat or pea protein.
vegan-mince	vegan-meat	soya-bean	fridge	7	2	300;g;pack|400;g;pack		gluten? soya?	gluten?	lentil|mushroom|firm tofu	Cooked brown lentils by weight.
soya-mince	vegan-mince	soya-bean	fridge	7	2	300;g;pack|400;g;pack		gluten? soya	gluten?	lentil|mushroom|firm tofu	Cooked brown lentils by weight.
vegan-sausage	vegan-meat	soya-bean	fridge	7	3	6;;pack|8;;pack	50	celery? gluten? mustard? soya?	gluten?	gluten-free vegan sausage|butter bean	Many are bound with wheat.
gluten-free-vegan-sausage	vegan-meat		fridge	7	3	6;;pack	50	celery? mustard? soya?		butter bean|firm tofu
vegan-burger	vegan-meat	soya-bean	fridge	7	2	2;;pack|4;;pack	100	celery? gluten? mustard? sesame? soya?	gluten?	portobello mushroom|firm tofu
vegan-meatball	vegan-meat	soya-bean	fridge	7	2		20	celery? gluten? mustard? soya?	gluten?	falafel|firm tofu
vegan-nugget	vegan-meat	wheat	fridge	7	2		20	celery? gluten? mustard? soya?	gluten?	firm tofu|cauliflower
vegan-bacon	vegan-meat		fridge	14	3	115;g;pack		gluten? soya?	gluten?	smoked tofu|mushroom
vegan-ham	vegan-meat		fridge	14	3	100;g;pack		gluten? soya?	gluten?	smoked tofu|hummus
mixed-mince	meat	beef|pork	fridge	2	1	500;g;pack			meat pork animal	beef mince|vegan mince
sliced-meat	meat		fridge	5	2	120;g;pack		celery? gluten? milk? mustard? nuts? soya? sulphites?	meat pork? dairy? lactose? gluten? animal	vegan ham|hummus	May be pork, beef, turkey or chicken: read the label.
turkey-meatball	poultry	turkey|chicken|wheat	fridge	2	1	300;g;pack	25	celery? gluten eggs? milk? mustard? soya? sulphites?	meat poultry egg? dairy? lactose? gluten animal	vegan meatball|turkey mince|firm tofu
lamb-burger	lamb	lamb|wheat	fridge	2	1	2;;pack|4;;pack	114	celery? gluten? eggs? milk? mustard? soya? sulphites?	meat egg? dairy? lactose? gluten? animal	vegan burger|lamb mince
marinated-rib	pork-rib		fridge	3	2	600;g;pack		celery? gluten? mustard? sesame? soya? sulphites?	meat pork gluten? animal	pork rib|chicken wing	Ready sauces often hold soya, gluten or mustard.
chicken-slice	chicken		fridge	5	2	120;g;pack|240;g;pack		celery? gluten? milk? mustard? soya? sulphites?	meat poultry dairy? lactose? gluten? animal	cooked chicken|hummus	Packs may hold starch, milk powder or soya.
vegan-pate		mushroom	fridge	7	2	115;g;tub		celery? gluten? mustard? nuts? soya?	gluten?	hummus
vegetarian-meat			fridge	7	2			celery? gluten? eggs? milk? mustard? soya? sulphites?	egg? dairy? lactose? gluten? animal?	vegan meat|firm tofu|mushroom	Vegetarian ones are often bound with egg white.
vegetarian-mince	vegetarian-meat		fridge	7	2	300;g;pack		gluten? eggs? milk? soya?	egg? dairy? lactose? gluten? animal?	vegan mince|lentil|mushroom	Quorn mince is bound with egg.
vegetarian-sausage	vegetarian-meat		fridge	7	3	6;;pack|8;;pack	50	celery? gluten? eggs? milk? mustard? soya? sulphites?	egg? dairy? lactose? gluten? animal?	vegan sausage|gluten-free vegan sausage
vegetarian-burger	vegetarian-meat		fridge	7	2	2;;pack|4;;pack	100	celery? gluten? eggs? milk? mustard? nuts? sesame? soya? sulphites?	egg? dairy? lactose? gluten? animal?	vegan burger|portobello mushroom
vegetarian-meatball	vegetarian-meat		fridge	7	2		20	celery? gluten? eggs? milk? mustard? soya?	egg? dairy? lactose? gluten? animal?	vegan meatball|falafel|lentil
vegetarian-nugget	vegetarian-meat		fridge	7	2		20	celery? gluten? eggs? milk? mustard? soya?	egg? dairy? lactose? gluten? animal?	vegan nugget|firm tofu
fish			fridge	1	1		130	fish	fish animal	firm tofu|chickpea	The same weight of firm tofu, pressed and fried. It will not flake.
white-fish	fish		fridge	1	1	240;g;pack	120	fish	fish animal	cod|firm tofu|chickpea	Any white fish of the same thickness. Firm tofu where no fish is eaten.
cod	white-fish		fridge	1	1	250;g;pack	125	fish	fish animal	haddock|firm tofu|chickpea	Haddock or any firm white fish of the same thickness.
haddock	white-fish		fridge	1	1	250;g;pack	125	fish	fish animal	cod|firm tofu
sea-bass	white-fish		fridge	1	1	180;g;pack	90	fish	fish animal	white fish|firm tofu
plaice	white-fish		fridge	1	1	200;g;pack	100	fish	fish animal	white fish|firm tofu
monkfish	white-fish		fridge	1	1		150	fish	fish animal	cod|firm tofu
smoked-fish	fish		fridge	3	2	240;g;pack|300;g;pack	130	fish	fish animal raw-fish?	white fish|smoked tofu	Unsmoked fish and a pinch of smoked paprika. Poach smoked haddock until it flakes.
smoked-mackerel	mackerel		fridge	7	2	180;g;pack	90	fish mustard?	fish animal	kipper|smoked tofu	Hot-smoked and ready to eat.
kipper	herring		fridge	5	2		150	fish	fish animal	smoked mackerel|smoked tofu
oily-fish	fish		fridge	1	1		100	fish	fish animal	salmon|firm tofu
salmon	oily-fish		fridge	1	1	240;g;pack|260;g;pack|520;g;pack	130	fish	fish animal	trout|firm tofu	Trout in the same weight, 2 minutes less. Firm tofu where no fish is eaten.
smoked-salmon	salmon		fridge	7	2	100;g;pack|200;g;pack		fish mustard?	fish animal raw-fish	hot-smoked salmon|smoked tofu|carrot	Cold-smoked fish is raw: cook it through for pregnancy. Gravadlax comes with a mustard sauce.
hot-smoked-salmon	salmon		fridge	7	2	120;g;pack|150;g;pack		fish	fish animal honey?	smoked mackerel|smoked tofu
trout	oily-fish		fridge	1	1	230;g;pack	130	fish	fish animal	salmon|firm tofu
mackerel	oily-fish		fridge	1	1	200;g;pack	90	fish	fish animal	sardine|trout|firm tofu
herring	oily-fish		fridge	1	1		120	fish	fish animal	mackerel|sardine|firm tofu
pickled-herring	herring		fridge	14	5	265;g;jar		fish milk? mustard? sulphites?	fish dairy? lactose? animal raw-fish	smoked mackerel|gherkin
sardine	oily-fish		fridge	1	1		60	fish	fish animal	mackerel|firm tofu
fresh-anchovy	oily-fish		fridge	5	2		5	fish sulphites?	fish animal raw-fish?	caper	Capers bring the salt where no fish is eaten.
tuna	oily-fish		fridge	1	1	220;g;pack	130	fish	fish animal high-mercury?	salmon|mackerel|chickpea	Salmon or mackerel in the same weight. In pregnancy at most two steaks a week, and always cooked through.
swordfish	fish		fridge	1	1		150	fish	fish animal high-mercury	white fish|firm tofu	Shark, swordfish and marlin are not for pregnancy or children.
eel	fish		fridge	1	1			fish	fish animal	mackerel|firm tofu
sturgeon	fish		fridge	1	1			fish	fish animal	white fish|firm tofu
salt-cod	cod		cupboard	90	3	400;g;pack		fish sulphites?	fish animal	cod|chickpea	Soak for a day or two in changes of water, or take fresh cod and salt it an hour before.
fish-roe	fish		fridge	7	2	50;g;jar		gluten? fish soya? sulphites?	fish gluten? animal raw-fish?	seaweed caviar|caper	Roe counts as fish. Seaweed pearls take its place for anyone who eats no fish.
seaweed-caviar			fridge	30	7			crustaceans? fish? molluscs?	fish? shellfish? animal?	caper
taramasalata	fish	fish-roe|wheat	fridge	7	2	170;g;tub		gluten eggs? fish milk? soya? sulphites?	fish egg? dairy? lactose? gluten animal	hummus
sashimi	fish		fridge	1	1			fish molluscs? soya?	fish shellfish? animal raw-fish	smoked tofu|avocado
sushi	fish	rice|fish	fridge	1	1			gluten crustaceans? eggs? fish milk? molluscs? mustard? sesame? soya	fish shellfish? egg? dairy? lactose? gluten animal raw-fish?	avocado	A box holds soy sauce, and often wasabi made with mustard.
surimi	fish	fish|egg|wheat|crab	fridge	7	2	250;g;pack	15	gluten crustaceans eggs fish milk? molluscs? soya? sulphites?	fish shellfish egg dairy? lactose? gluten animal	jackfruit|firm tofu	Minced white fish with egg white, starch and crab flavouring, so not for anyone with one of these allergies.
shellfish			fridge	1	1			crustaceans molluscs sulphites?	shellfish animal	firm tofu|white fish|chickpea	The same weight of firm tofu, or of white fish for anyone who eats it.
seafood		fish|shellfish	fridge	1	1			gluten? crustaceans eggs? fish? milk? molluscs soya? sulphites?	fish? shellfish egg? dairy? lactose? gluten? animal	firm tofu|chickpea
crustacean	shellfish		fridge	1	1			crustaceans sulphites?	shellfish animal	firm tofu|white fish
mollusc	shellfish		fridge	1	1			molluscs sulphites?	shellfish animal	firm tofu|mushroom
prawn	crustacean		fridge	1	1	150;g;pack|165;g;pack|300;g;pack	12	crustaceans sulphites?	shellfish animal	firm tofu|white fish|king oyster mushroom	The same weight of firm tofu in cubes, or white fish for anyone who eats it. Shrimp paste and prawn crackers go too.
potted-shrimp	prawn	prawn|butter	fridge	5	1	57;g;pot		crustaceans milk sulphites?	shellfish dairy lactose animal	hummus
breaded-prawn	prawn	prawn|wheat	fridge	2	1		20	gluten crustaceans eggs? milk? mustard? sesame? soya? sulphites?	shellfish egg? dairy? lactose? gluten animal	vegan nugget|firm tofu
langoustine	crustacean		fridge	1	1		60	crustaceans sulphites?	shellfish animal	firm tofu|white fish
scampi	langoustine	langoustine|wheat	freezer	90	1	220;g;pack	15	gluten crustaceans eggs? fish? milk? mustard? sulphites?	fish? shellfish egg? dairy? lactose? gluten animal	fish finger|vegan nugget|firm tofu	Breaded langoustine tails, sometimes stretched with white fish.
lobster	crustacean		fridge	1	1		500	crustaceans sulphites?	shellfish animal	monkfish|firm tofu
crayfish	crustacean		fridge	2	1	150;g;pack		crustaceans sulphites?	shellfish animal	firm tofu
crab	crustacean		fridge	2	1	100;g;tub		crustaceans sulphites?	shellfish animal	jackfruit|white fish
crab-cake	crab	crab|wheat|egg	fridge	2	1		60	celery? gluten crustaceans eggs? fish? milk? mustard? soya?	fish? shellfish egg? dairy? lactose? gluten animal	falafel|firm tofu
mussel	mollusc		fridge	1	1	1000;g;bag	10	molluscs	shellfish animal	mushroom|firm tofu	Throw away any that stay open before cooking or shut after. Sold in white wine or garlic butter they hold alcohol, milk and sulphites.
mussels-in-sauce	mussel	mussel|milk	fridge	3	1	450;g;pack		celery? gluten? fish? milk molluscs sulphites?	fish? shellfish dairy lactose gluten? alcohol? animal	mushroom
clam	mollusc		fridge	1	1		10	molluscs sulphites?	shellfish animal	mushroom|firm tofu
oyster	mollusc		fridge	1	1		15	molluscs	shellfish animal raw-fish?	wild mushroom	Raw oysters are not for pregnancy or anyone frail.
scallop	mollusc		fridge	1	1	200;g;pack	25	molluscs sulphites?	shellfish animal	king oyster mushroom|firm tofu	Thick slices of king oyster mushroom fry the same way.
squid	mollusc		fridge	1	1	200;g;pack		molluscs sulphites?	shellfish animal	king oyster mushroom|firm tofu	Rings of king oyster mushroom or firm tofu. Squid ink counts as mollusc.
breaded-squid	squid	squid|wheat	fridge	2	1		15	gluten eggs? milk? molluscs mustard? sulphites?	shellfish egg? dairy? lactose? gluten animal	onion ring|firm tofu
whelk	mollusc		fridge	1	1			molluscs sulphites?	shellfish animal	mushroom
snail	mollusc		fridge	5	1		5	molluscs	shellfish animal	mushroom	Land snails count as molluscs.
sea-urchin	shellfish		fridge	1	1			crustaceans? molluscs?	shellfish animal raw-fish?	avocado
fish-in-sauce	fish	fish|milk|wheat	fridge	2	1			celery? gluten? crustaceans? eggs? fish milk mustard? sulphites?	fish shellfish? egg? dairy lactose gluten? animal	white fish|firm tofu|chickpea
fish-pie	fish	fish|milk|potato	fridge	2	1	400;g;pack		celery? gluten? crustaceans? eggs? fish milk molluscs? mustard? sulphites?	fish shellfish? egg? dairy lactose gluten? animal	chickpea
unagi	eel	eel|soy-sauce	fridge	2	1			gluten fish soya	fish gluten animal	smoked mackerel|aubergine
fish-pate	fish	fish|milk	fridge	7	2	115;g;tub		celery? gluten? crustaceans? eggs? fish milk mustard? soya?	fish shellfish? egg? dairy lactose gluten? animal raw-fish?	hummus|vegan pate
crab-pate	crab	crab|milk	fridge	7	2	115;g;tub		gluten? crustaceans eggs? fish? milk? molluscs? mustard?	fish? shellfish egg? dairy? lactose? gluten? animal	hummus|vegan pate
dressed-crab	crab	crab|wheat	fridge	2	1	1;;crab		gluten? crustaceans eggs? fish? milk? mustard?	fish? shellfish egg? dairy? lactose? gluten? animal	hummus|crab	Mostly mixed with breadcrumbs and sometimes egg or mustard.
prawn-cocktail	prawn	prawn|mayonnaise	fridge	3	1			celery? crustaceans eggs fish? milk? mustard? sulphites?	fish? shellfish egg dairy? lactose? animal	hummus|avocado
escargots-in-garlic-butter	snail	snail|butter	fridge	5	1			milk molluscs	shellfish dairy lactose animal	mushroom
fish-pie-mix	fish	salmon|cod|haddock	fridge	1	1	320;g;pack|400;g;pack		crustaceans? fish	fish shellfish? animal	firm tofu|chickpea	Salmon, white and smoked fish, and sometimes prawns.
milk			fridge	6	3	568;ml;bottle|1136;ml;bottle|2272;ml;bottle		milk	dairy lactose animal	oat drink|soya drink|almond drink|coconut drink	The same amount of an unsweetened oat or soya drink. Soya drink is best where milk has to thicken or set.
goats-milk	milk		fridge	7	3	1000;ml;carton		milk	dairy lactose animal	oat drink|soya drink	Milk of goat and sheep counts as milk for an allergy.
lactose-free-milk	milk		fridge	10	5	1000;ml;carton		milk	dairy animal	soya drink|oat drink	Without lactose, but still milk: not for a milk allergy.
flavoured-milk	milk	milk|sugar	fridge	7	3	1000;ml;bottle		gluten? milk nuts? soya?	dairy lactose gluten? animal caffeine?	soya drink|oat drink
buttermilk	milk	milk	fridge	14	3	284;ml;pot		milk	dairy lactose animal	soya yogurt|kefir	For 250 ml, 1 tbsp lemon juice in a jug filled up with milk or soya drink, left for 10 minutes.
kefir	yogurt	milk	fridge	14	3	500;ml;bottle		milk	dairy lactose animal	soya yogurt|coconut yogurt
plant-milk			fridge	7	5	1000;ml;carton		gluten? lupin? nuts? soya?	gluten?	oat drink|soya drink|rice drink	Which plant it is of decides the allergens: read the label.
oat-drink	plant-milk	oat	fridge	7	5	1000;ml;carton		gluten	gluten	soya drink|rice drink|gluten-free oat drink	Not for coeliacs unless it says gluten-free. It browns and thickens well.
gluten-free-oat-drink	plant-milk	gluten-free-oat	fridge	7	5	1000;ml;carton				soya drink|rice drink|coconut drink	A few coeliacs do not bear oats at all.
soya-drink	plant-milk	soya-bean	fridge	7	5	1000;ml;carton		soya		oat drink|almond drink|coconut drink	The best of the plant drinks for sauces and baking. Unsweetened in savoury food.
almond-drink	plant-milk	almond	fridge	7	5	1000;ml;carton		nuts		oat drink|rice drink|coconut drink	Thin: a sauce wants a little more flour.
cashew-drink	plant-milk	nut	fridge	7	5	1000;ml;carton		nuts		oat drink|rice drink
coconut-drink	plant-milk	coconut	fridge	7	5	1000;ml;carton				rice drink|oat drink	Thinner than coconut milk of the tin.
rice-drink	plant-milk	rice	fridge	7	5	1000;ml;carton				coconut drink|oat drink	Sweet and thin. Rice drink is not for children under five.
butter		milk	fridge	60	30	250;g;block		milk	dairy animal	dairy-free block|dairy-free spread|olive oil	The same weight of dairy-free block in baking, oil for frying. Oil will not do where butter is creamed or rubbed in.
spreadable-butter	butter	butter	fridge	60	30	400;g;tub|500;g;tub		milk	dairy animal	dairy-free spread
brandy-butter	butter	butter	fridge	60	14	200;g;tub		milk	dairy alcohol animal	dairy-free spread
margarine			fridge	60	30	250;g;block|500;g;tub		milk? soya?	dairy? lactose? animal?	dairy-free spread|dairy-free block|butter	Many margarines hold buttermilk, so take one marked dairy-free where milk is out. A low-fat spread is half water and does not bake.
dairy-free-spread			fridge	60	30	450;g;tub		soya?		olive oil|sunflower oil	Soft from the tub: chill it for pastry.
dairy-free-block	dairy-free-spread		fridge	60	30	250;g;block		nuts? soya?		dairy-free spread|coconut oil	The same weight as butter in pastry and cakes.
ghee	butter	milk	cupboard	180	90	250;g;tin|500;g;tin		milk	dairy animal	vegetable ghee|sunflower oil	The same amount of oil. Butter burns over a high heat.
vegetable-ghee			cupboard	180	90	500;g;tin		milk? soya?	dairy? lactose? animal?	sunflower oil
lard		pork	fridge	60	30	250;g;block			meat pork animal	vegetable shortening|dairy-free block	The same weight of vegetable shortening.
dripping		beef	fridge	60	30	250;g;block			meat animal	vegetable oil|vegetable shortening
suet		beef|wheat	cupboard	180	30	200;g;box		gluten	meat gluten animal	vegetable suet|gluten-free vegetable suet	The same weight of vegetable suet. Packet suet is dusted with wheat flour.
cream		milk	fridge	6	3	150;ml;pot|300;ml;pot		milk	dairy lactose animal	oat cream|soya cream|coconut cream	The same amount of oat or soya cream. Neither whips unless it says so.
double-cream	cream		fridge	6	3	150;ml;pot|300;ml;pot|600;ml;pot		milk	dairy lactose animal	crème fraîche|soya cream|oat cream|coconut cream	In sauces the same amount of crème fraîche, or of soya or coconut cream without dairy. For whipping take a whippable plant cream.
single-cream	cream		fridge	6	3	150;ml;pot|300;ml;pot		milk	dairy lactose animal	oat cream|soya cream|coconut cream	Half double cream and half milk. Do not boil it with lemon or wine.
whipping-cream	cream		fridge	6	3	300;ml;pot		milk	dairy lactose animal	double cream|plant whipping cream|coconut cream	Double cream with a little milk. Well-chilled coconut cream whips softly.
squirty-cream	cream	milk	fridge	30	14	250;g;can		milk	dairy lactose animal	plant whipping cream
soured-cream	cream		fridge	14	3	150;ml;pot|300;ml;pot		milk	dairy lactose animal	crème fraîche|greek yogurt|dairy-free crème fraîche|soya yogurt	The same amount of crème fraîche, or of plain soya yogurt with a squeeze of lemon.
creme-fraiche	cream		fridge	14	3	200;ml;pot|300;ml;pot		milk	dairy lactose animal	soured cream|greek yogurt|dairy-free crème fraîche|oat cream	The same amount of soured cream, stirred in off the heat. The half-fat kind may split.
clotted-cream	cream		fridge	10	3	113;g;tub|227;g;tub		milk	dairy lactose animal	mascarpone|double cream|plant whipping cream	The same amount of mascarpone.
brandy-cream	cream		fridge	10	3	300;ml;pot		milk	dairy lactose alcohol animal	double cream|coconut cream
oat-cream	plant-cream	oat	fridge	7	4	250;ml;carton		gluten	gluten	soya cream|coconut cream
soya-cream	plant-cream	soya-bean	fridge	7	4	250;ml;carton		soya		oat cream|coconut cream
plant-cream			fridge	10	4	250;ml;carton		gluten? lupin? nuts? soya?	gluten?	coconut cream|oat cream|soya cream	Of oats, soya, almonds or faba beans: read the label.
plant-whipping-cream	plant-cream		fridge	10	4	270;ml;pot		gluten? lupin? nuts? soya?	gluten?	coconut cream
dairy-free-creme-fraiche	plant-cream		fridge	10	4	200;g;pot		gluten? nuts? soya?	gluten?	soya yogurt|coconut yogurt
creamer		milk	fridge	14	7			milk nuts? soya?	dairy lactose animal	oat cream|oat drink	A non-dairy creamer often still holds milk protein.
fresh-custard		milk|egg|cream	fridge	7	3	500;g;pot		gluten? eggs milk	egg dairy lactose gluten? animal	vegan custard|soya yogurt	The same amount of plant-based custard. Custard powder with a plant drink makes one without egg.
yogurt		milk	fridge	14	5	150;g;pot|500;g;pot		milk	dairy lactose animal	soya yogurt|coconut yogurt	The same amount of plain soya yogurt. Thin kinds split in a boiling sauce, so stir them in off the heat.
greek-yogurt	yogurt		fridge	14	5	500;g;pot|1000;g;pot		milk	dairy lactose animal	skyr|soya yogurt|coconut yogurt	Plain yogurt strained in a cloth for an hour. Thick soya yogurt without dairy.
lactose-free-yogurt	yogurt		fridge	14	5			milk	dairy animal	soya yogurt|coconut yogurt	Without lactose, but still milk.
fruit-yogurt	yogurt	milk|sugar	fridge	14	3	4;;pack|450;g;pot	120	gluten? milk nuts? soya?	dairy lactose gluten? animal gelatine?	soya yogurt|coconut yogurt	Corner and light pots may hold gelatine, wheat or nuts.
soya-yogurt	plant-yogurt	soya-bean	fridge	14	5	400;g;pot|500;g;pot		soya		coconut yogurt|oat yogurt
coconut-yogurt	plant-yogurt	coconut	fridge	14	5	350;g;pot		nuts? soya?		soya yogurt|oat yogurt	Coconut-flavoured yogurt of cow's milk is another thing: look for dairy-free.
oat-yogurt	plant-yogurt	oat	fridge	14	5	400;g;pot		gluten	gluten	soya yogurt|coconut yogurt
plant-yogurt			fridge	14	5	400;g;pot		gluten? lupin? nuts? soya?	gluten?	soya yogurt|coconut yogurt
fromage-frais	cheese	milk	fridge	14	4	500;g;pot		milk	dairy lactose animal gelatine? rennet?	greek yogurt|soya yogurt
quark	soft-cheese	milk	fridge	14	4	250;g;tub		milk	dairy lactose animal rennet?	greek yogurt|cottage cheese|soya yogurt	The same weight of thick Greek yogurt.
skyr	yogurt	milk	fridge	14	4	450;g;pot		milk	dairy lactose animal rennet?	greek yogurt|soya yogurt
labneh	soft-cheese	milk	fridge	14	5			milk	dairy lactose animal	greek yogurt|dairy-free soft cheese
cheese		milk	fridge	21	7	200;g;pack|400;g;block		eggs? milk	egg? dairy lactose animal rennet? mould-cheese? unpasteurised?	dairy-free cheese|vegetarian cheddar	The same weight of dairy-free cheese, which melts less. For vegetarians take one whose label says so.
hard-cheese	cheese	milk	fridge	30	21	200;g;pack		eggs? milk	egg? dairy animal rennet?	dairy-free cheese|vegetarian hard cheese
cheddar	hard-cheese	milk	fridge	30	21	200;g;block|400;g;block		milk	dairy animal rennet?	vegetarian cheddar|red leicester|dairy-free cheddar	The same weight of Red Leicester or Gouda. Most British supermarket Cheddar is made without animal rennet, and the label says so.
vegetarian-cheddar	cheddar	milk	fridge	30	21	400;g;block		milk	dairy animal	dairy-free cheddar
lactose-free-cheese	cheese	milk	fridge	30	14	200;g;pack		milk	dairy animal rennet?	dairy-free cheese	Without lactose, but still milk.
red-leicester	hard-cheese	milk	fridge	21	14	250;g;block		milk	dairy animal rennet?	cheddar|dairy-free cheddar
gouda	cheese	milk	fridge	21	14	250;g;block		eggs? milk	egg? dairy animal rennet?	cheddar|dairy-free cheese
gruyere	hard-cheese	milk	fridge	21	14	200;g;block		milk	dairy animal rennet	cheddar|vegetarian cheddar|dairy-free cheese	The same weight of mature Cheddar, though it splits in a fondue. Made with animal rennet.
parmesan	hard-cheese	milk	fridge	60	30	100;g;piece|200;g;piece		eggs? milk	egg? dairy animal rennet	vegetarian hard cheese|nutritional yeast|dairy-free hard cheese	Always made with calf rennet. For vegetarians a hard Italian-style cheese, without dairy 1 tbsp nutritional yeast for each 10 g.
grana-padano	hard-cheese	milk|egg	fridge	60	30	200;g;piece		eggs milk	egg dairy animal rennet	vegetarian hard cheese|nutritional yeast|dairy-free hard cheese	Made with calf rennet and with lysozyme of egg, so not for an egg allergy.
pecorino	hard-cheese	milk	fridge	60	30	150;g;piece		milk	dairy animal rennet	parmesan|vegetarian hard cheese|dairy-free hard cheese	The same weight of Parmesan and a pinch of salt. Made with lamb rennet.
vegetarian-hard-cheese	hard-cheese	milk	fridge	60	30	200;g;piece		eggs? milk	egg? dairy animal	nutritional yeast|dairy-free hard cheese	Some brands hold lysozyme of egg.
manchego	hard-cheese	milk	fridge	30	21	150;g;piece		eggs? milk	egg? dairy animal rennet	cheddar|vegetarian hard cheese|dairy-free cheese	Some brands hold lysozyme of egg.
mozzarella	cheese	milk	fridge	14	3	125;g;ball|250;g;ball	125	milk	dairy lactose animal rennet?	dairy-free mozzarella|firm tofu	A mild young melting cheese such as Edam. Dairy-free mozzarella on pizza.
burrata	soft-cheese	milk	fridge	7	1	150;g;ball	150	milk	dairy lactose animal rennet?	mozzarella|dairy-free mozzarella
feta	cheese	milk	fridge	30	5	200;g;block		milk	dairy lactose animal rennet?	vegetarian feta|dairy-free feta|firm tofu	Another salad cheese in brine. Without dairy, firm tofu crumbled with lemon and salt.
vegetarian-feta	feta	milk	fridge	30	5	200;g;block		milk	dairy lactose animal	dairy-free feta|firm tofu
halloumi	cheese	milk	fridge	60	4	225;g;block		milk	dairy lactose animal rennet?	paneer|firm tofu|dairy-free cheese	The same weight of paneer with a pinch of salt, or firm tofu, pressed and fried.
paneer	cheese	milk	fridge	30	3	225;g;block		milk	dairy lactose animal	firm tofu|halloumi	The same weight of firm tofu, pressed.
queso-fresco	cheese	milk	fridge	14	5			milk	dairy lactose animal rennet?	feta|dairy-free feta
ricotta	soft-cheese	milk	fridge	14	3	250;g;tub		milk	dairy lactose animal rennet?	cottage cheese|silken tofu|dairy-free soft cheese	The same weight of cottage cheese, drained and blended smooth, or silken tofu drained well.
mascarpone	soft-cheese	milk|cream	fridge	21	3	250;g;tub		milk	dairy lactose animal	cream cheese|dairy-free soft cheese	Full-fat soft cheese beaten with a little double cream.
soft-cheese	cheese	milk	fridge	14	5			milk	dairy lactose animal rennet? mould-cheese? unpasteurised?	dairy-free soft cheese	Soft cheese with a white rind is not for pregnancy.
cream-cheese	soft-cheese	milk	fridge	21	5	180;g;tub|300;g;tub		milk	dairy lactose animal rennet?	mascarpone|ricotta|dairy-free soft cheese	The same weight of mascarpone. Low-fat kinds turn watery in a cheesecake or icing.
cottage-cheese	soft-cheese	milk	fridge	14	3	300;g;tub		milk	dairy lactose animal rennet?	ricotta|silken tofu|dairy-free soft cheese
cheese-processed	cheese	milk	fridge	60	14	10;;pack	20	milk soya?	dairy lactose animal gelatine? rennet?	cheddar|dairy-free cheese
goats-cheese	soft-cheese	milk	fridge	14	5	100;g;log|125;g;log		milk	dairy lactose animal rennet? mould-cheese? unpasteurised?	feta|cream cheese|dairy-free soft cheese	Milk of goats counts as milk for an allergy. Kinds with a white rind are not for pregnancy.
brie	soft-cheese	milk	fridge	14	5	200;g;piece|250;g;wheel		milk	dairy lactose animal rennet? mould-cheese unpasteurised?	dairy-free soft cheese|cream cheese	White-rind cheese is not for pregnancy unless baked until piping hot all through.
washed-rind-cheese	soft-cheese	milk	fridge	10	5			milk	dairy lactose animal rennet mould-cheese unpasteurised?	brie|dairy-free cheese	Washed-rind cheese is often of raw milk: not for pregnancy.
blue-cheese	cheese	milk	fridge	21	7	150;g;piece		milk	dairy lactose animal rennet? mould-cheese	feta|dairy-free cheese|dairy-free feta	Feta where it is crumbled. Soft blue cheese is not for pregnancy unless cooked until piping hot.
stilton	blue-cheese	milk	fridge	30	14	220;g;piece		milk	dairy animal rennet?	blue cheese|cheddar|dairy-free cheese	A hard blue cheese, which UK guidance allows in pregnancy.
gorgonzola	blue-cheese	milk	fridge	21	7	150;g;piece		milk	dairy lactose animal rennet mould-cheese	feta|dairy-free feta|dairy-free cheese	Made with animal rennet.
roquefort	blue-cheese	milk	fridge	21	7	100;g;piece		milk	dairy lactose animal rennet mould-cheese unpasteurised	feta|dairy-free feta	Of raw ewe's milk, with lamb rennet: not for pregnancy.
dairy-free-cheese			fridge	30	10	200;g;pack		gluten? lupin? nuts? soya?	gluten?	nutritional yeast|firm tofu	Mostly of coconut oil and starch, some of cashews. It melts under a lid better than under the grill.
dairy-free-cheddar	dairy-free-cheese		fridge	30	10	200;g;block		lupin? nuts? soya?		nutritional yeast
dairy-free-mozzarella	dairy-free-cheese		fridge	30	7	200;g;pack		lupin? nuts? soya?		firm tofu
dairy-free-feta	dairy-free-cheese		fridge	30	7	150;g;block		lupin? nuts? soya?		firm tofu
dairy-free-hard-cheese	dairy-free-cheese		fridge	60	21	100;g;pack		lupin? nuts? soya?		nutritional yeast
dairy-free-soft-cheese	dairy-free-cheese		fridge	21	7	150;g;tub		gluten? lupin? nuts? soya?	gluten?	silken tofu|hummus
egg			fridge	21	2	6;;box|10;;box|12;;box	58	eggs	egg animal	plant-based egg replacer|silken tofu|flaxseed	Mix a replacer as its packet says, or in baking 1 tbsp ground flaxseed with 3 tbsp water for each egg. Not where egg is the dish. Lion-stamped eggs may be eaten runny in pregnancy.
egg-white	egg	egg	fridge	7	2	500;g;carton	36	eggs	egg animal	aquafaba|plant-based egg replacer	2 tbsp liquid from a tin of chickpeas for each white, whipped longer with a pinch of cream of tartar.
egg-yolk	egg	egg	fridge	2	2		18	eggs	egg animal	cornflour	To thicken, 1 tsp cornflour in 1 tbsp milk or plant drink for each yolk.
quail-egg	egg		fridge	14	2	12;;box	12	eggs	egg animal	egg|firm tofu	Five quail eggs for a hen's egg, two hen's eggs for a goose egg. Cook them through for pregnancy.
plant-based-egg-replacer			cupboard	180	30	200;g;box		gluten? lupin? soya?	gluten?	flaxseed|silken tofu|aquafaba	Mix it as its packet says for each egg.
egg-substitute			cupboard	180	30	200;g;box		eggs? gluten? lupin? soya?	egg? animal? gluten?	plant-based egg replacer|flaxseed|silken tofu|aquafaba	Some cartons called egg substitute are real egg white: read the label.
liquid-egg	egg	egg	fridge	14	3			eggs milk?	egg dairy? lactose? animal	plant-based egg replacer|silken tofu
tofu		soya-bean	fridge	21	3	280;g;block|396;g;block		soya		chickpea|paneer|seitan	Chickpeas where soya is out, paneer where milk is eaten.
firm-tofu	tofu	soya-bean	fridge	21	3	280;g;block|396;g;block		soya		chickpea|paneer|king oyster mushroom	The same weight of chickpeas or paneer. Press it for 20 minutes before frying.
silken-tofu	tofu	soya-bean	cupboard	90	2	300;g;block		soya		soya yogurt|coconut yogurt|ricotta
smoked-tofu	tofu	soya-bean	fridge	21	3	200;g;block|225;g;block		soya		firm tofu|mushroom|chickpea	Good where bacon would bring smoke. Marinated pieces are another thing and often hold wheat, sesame or nuts.
tempeh		soya-bean	fridge	21	3	200;g;block		gluten? soya	gluten?	firm tofu|chickpea	Plain tempeh may be cultured with barley or sold in soy sauce.
seitan	vegan-meat	wheat	fridge	14	4	200;g;pack		gluten soya?	gluten	firm tofu|tempeh
hummus		chickpea|tahini	fridge	7	2	200;g;tub		sesame sulphites?		guacamole|vegetable pate	Made with sesame paste. Blend chickpeas with olive oil and lemon instead.
guacamole		avocado	fridge	5	1	150;g;tub		milk? sulphites?	dairy? lactose? animal?	hummus|avocado
tzatziki		yogurt|cucumber	fridge	7	2	200;g;tub		milk	dairy lactose animal	soya yogurt|hummus
chilled-dip		milk	fridge	7	2			celery? gluten? eggs? milk mustard? sesame? sulphites?	egg? dairy lactose gluten? animal rennet?	hummus
coleslaw		cabbage|carrot|mayonnaise	fridge	5	2	300;g;tub		celery? eggs milk? mustard sulphites?	egg dairy? lactose? animal	cabbage	Shred cabbage and carrot and dress them with vegan mayonnaise.
potato-salad		potato|mayonnaise	fridge	4	2	300;g;tub		celery? eggs milk? mustard sulphites?	meat? pork? egg dairy? lactose? animal	new potato	Some hold bacon. Dress boiled new potatoes with oil and vinegar instead.
fresh-pasta-sauce		tomato	fridge	10	3	350;g;tub		celery? gluten? eggs? fish? milk? nuts? sulphites?	meat? pork? fish? egg? dairy? lactose? gluten? animal? rennet?	fresh tomato sauce|tomato	Tomato sauces are mostly plain, white ones hold milk and often wheat or egg.
fresh-gravy		wheat	fridge	10	3			celery? gluten? milk? mustard? soya? sulphites?	meat? dairy? lactose? gluten? alcohol? animal?	gluten-free gravy
fresh-soup			fridge	7	2	600;g;pot		celery? gluten? crustaceans? fish? milk? mustard? soya? sulphites?	meat? fish? shellfish? dairy? lactose? gluten? animal?	fresh tomato sauce
pastry		wheat	fridge	21	2			gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free pastry	Some pastry holds butter, and a few hold lard.
puff-pastry	pastry	wheat	fridge	21	2	320;g;sheet|375;g;sheet|500;g;block		gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free pastry|dairy-free puff pastry|filo pastry	The usual kind is made with vegetable fat, but some brands hold milk. Brush with a plant drink instead of egg.
all-butter-puff-pastry	puff-pastry	wheat|butter	fridge	14	2	320;g;sheet		gluten milk	dairy lactose gluten animal	dairy-free puff pastry|gluten-free pastry
dairy-free-puff-pastry	puff-pastry	wheat	fridge	21	2	320;g;sheet		gluten soya?	gluten	gluten-free pastry|filo pastry
shortcrust-pastry	pastry	wheat	fridge	21	2	320;g;sheet|500;g;block		gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free shortcrust pastry|filo pastry
gluten-free-pastry			fridge	21	2	280;g;sheet		soya?		gluten-free plain flour	Keep it cold and handle it gently: it tears.
gluten-free-shortcrust-pastry	gluten-free-pastry		fridge	21	2	280;g;sheet		soya?		gluten-free plain flour
filo-pastry	pastry	wheat	fridge	21	2	270;g;pack	45	gluten	gluten	rice paper|gluten-free pastry	Rice paper makes crisp parcels without gluten.
choux-pastry	pastry	wheat|egg|butter	fridge	2	1			gluten eggs milk	egg dairy lactose gluten animal	gluten-free pastry
pizza-dough		wheat	fridge	10	1	400;g;pack		gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free pizza base	Croissant dough of the chilled tin is mostly made without milk, but read the label.
cookie-dough		wheat|butter|egg	fridge	14	3			gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	gluten-free vegan cake
pancake-batter		wheat|milk|egg	fridge	3	1			gluten eggs milk	egg dairy lactose gluten animal	plain flour|gluten-free plain flour
fresh-yeast			fridge	14	7	42;g;block				dried yeast	Half as much dried yeast, a third as much instant.
sourdough-starter		flour	fridge	7	7			gluten	gluten	dried yeast
mousse		milk|egg	fridge	10	1	4;;pack	60	gluten? eggs? milk nuts? soya?	egg? dairy lactose gluten? animal gelatine? raw-egg?	soya yogurt|vegan dessert|coconut yogurt|fruit	Many hold gelatine.
vegan-dessert			fridge	14	3	4;;pack	100	gluten? nuts? soya?	gluten?	soya yogurt|coconut yogurt
trifle		milk|cream|wheat	fridge	7	1			gluten eggs? milk nuts? soya? sulphites?	egg? dairy lactose gluten alcohol? animal gelatine?	vegan dessert|coconut yogurt|fruit
cheesecake		cream-cheese|wheat	fridge	5	2			gluten eggs? milk nuts? soya?	egg? dairy lactose gluten animal gelatine?	vegan dessert|coconut yogurt|fruit
tiramisu		mascarpone|egg|wheat	fridge	5	1			gluten eggs milk soya?	egg dairy lactose gluten alcohol animal gelatine? raw-egg? caffeine	vegan dessert|coconut yogurt|fruit
panna-cotta		cream|gelatine	fridge	7	1	2;;pack	100	milk	dairy lactose animal gelatine	vegan dessert
creme-brulee		cream|egg	fridge	7	1	2;;pack	100	eggs milk	egg dairy lactose animal rennet?	vegan dessert
rice-pudding-pot		milk|rice	fridge	14	2	4;;pack	180	milk	dairy lactose animal	vegan dessert
raw-milk	milk		fridge	3	2			milk	dairy lactose animal unpasteurised	milk|oat drink|soya drink	Not for pregnancy, small children or anyone frail.
low-fat-spread	margarine		fridge	60	30	500;g;tub		milk? soya?	dairy? lactose? animal? gelatine?	dairy-free spread	Half water, so not for baking.
grated-cheese	cheese	milk	fridge	14	5	250;g;bag		milk	dairy lactose animal rennet?	vegetarian cheddar|dairy-free cheese
raclette	cheese	milk	fridge	21	7	200;g;pack		milk	dairy animal rennet unpasteurised?	gouda|dairy-free cheese
pickled-egg	egg	egg	cupboard	180	14		55	gluten? eggs sulphites?	egg gluten? animal	egg|gherkin	Malt vinegar holds barley.
marinated-tofu	tofu	soya-bean	fridge	14	3	160;g;pack		gluten? mustard? nuts? sesame? soya	gluten?	firm tofu|chickpea
hot-water-crust-pastry	pastry	wheat	fridge	7	2			gluten eggs? milk?	meat? pork? egg? dairy? lactose? gluten animal?	gluten-free shortcrust pastry	Traditionally made with lard.
pasta-salad		mayonnaise	fridge	4	2	300;g;tub		celery? gluten eggs? fish? milk? mustard? nuts? sesame? soya? sulphites?	meat? fish? egg? dairy? lactose? gluten animal? rennet?	new potato|hummus	Deli pots differ widely, so read each label.
egg-mayonnaise		egg|mayonnaise	fridge	4	2			celery? eggs milk? mustard? sulphites?	egg dairy? lactose? animal	hummus
tuna-mayonnaise		tuna|mayonnaise	fridge	4	2			celery? eggs fish milk? mustard? sulphites?	fish egg dairy? lactose? animal	hummus
chicken-mayonnaise		chicken|mayonnaise	fridge	4	2			celery? eggs milk? mustard? nuts? sulphites?	meat poultry pork? egg dairy? lactose? animal	hummus
sandwich-filler		mayonnaise	fridge	4	2			celery? gluten? crustaceans? eggs? fish? milk? molluscs? mustard? sulphites?	meat? fish? shellfish? egg? dairy? lactose? gluten? animal? rennet?	hummus
caesar-salad-kit		lettuce|parmesan|egg|fish|wheat	fridge	4	1			celery? gluten eggs fish milk mustard? soya? sulphites?	meat? fish egg dairy lactose gluten animal rennet	lettuce	The dressing holds anchovies and hard cheese, the croutons gluten.
fresh-tomato-sauce		tomato	fridge	10	3	350;g;tub		celery? milk? sulphites?	dairy? lactose? animal?	tomato
fresh-white-sauce		milk|cheese	fridge	10	3	350;g;tub		celery? gluten? eggs? milk mustard?	egg? dairy lactose gluten? animal rennet?	soya cream|oat cream|coconut cream
fresh-carbonara-sauce		milk|cheese|bacon	fridge	10	3	350;g;tub		celery? gluten? eggs? milk mustard?	meat pork egg? dairy lactose gluten? animal rennet?	soya cream|coconut cream
fresh-bolognese-sauce		beef|tomato	fridge	10	3	350;g;tub		celery? gluten? milk? sulphites?	meat pork? dairy? lactose? gluten? alcohol? animal	fresh tomato sauce|lentil
fresh-chicken-soup	fresh-soup	chicken	fridge	7	2	600;g;pot		celery? gluten? eggs? milk? mustard? soya?	meat poultry egg? dairy? lactose? gluten? animal	fresh tomato soup|lentil
baba-ganoush		aubergine|tahini	fridge	5	2			gluten? milk? nuts? sesame	dairy? lactose? gluten? animal?	guacamole	Made with sesame paste, and muhammara with walnuts.
bread		wheat	counter	5	4	18;slice;loaf|400;g;loaf|800;g;loaf	40	gluten milk? soya?	dairy? lactose? gluten animal?	sourdough bread|gluten-free bread|gluten-free vegan bread	Sliced loaves often hold soya flour and some hold milk. Gluten-free bread dries fast, so toast it.
seeded-bread	bread	wheat	counter	5	4	800;g;loaf	40	gluten milk? nuts? sesame? soya?	dairy? lactose? gluten animal?	sourdough bread|gluten-free vegan bread
sourdough-bread	bread	wheat	counter	4	4	400;g;loaf|800;g;loaf	50	gluten	gluten	gluten-free vegan bread|gluten-free bread
rye-bread	bread	rye|wheat	counter	7	5	500;g;loaf	45	gluten sesame? soya?	gluten	gluten-free bread
soda-bread	bread	wheat|buttermilk	counter	3	2	400;g;loaf	50	gluten eggs? milk	egg? dairy lactose gluten animal	sourdough bread|gluten-free bread|gluten-free vegan bread
gluten-free-bread			counter	5	3	300;g;loaf|535;g;loaf	30	eggs? milk? soya?	egg? dairy? lactose? animal?	gluten-free vegan bread|rice cake	Most hold egg white, some milk.
gluten-free-vegan-bread	gluten-free-bread		counter	5	3		30	soya?		rice cake
gluten-free-wrap			counter	14	3	6;;pack	42	eggs? milk? soya?	egg? dairy? lactose? animal?	lettuce|rice paper	Big lettuce leaves hold a taco filling as well.
gluten-free-pizza-base			counter	14	2	2;;pack	150	eggs? milk? soya?	egg? dairy? lactose? animal?	gluten-free bread
gluten-free-cake		egg	counter	7	3			eggs milk? nuts? soya?	egg dairy? lactose? animal	vegan cake
vegan-cake		wheat	counter	5	3			gluten nuts? soya?	gluten	fruit
breadcrumb		wheat|bread	cupboard	90	30	175;g;tub		gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free breadcrumb|ground almond|oat	Crushed gluten-free crackers or ground almonds in the same weight.
gluten-free-breadcrumb			cupboard	180	60	175;g;tub		eggs? soya?	egg? animal?	ground almond|polenta
crouton	bread	wheat	cupboard	60	14	150;g;bag		gluten milk? sesame? soya?	dairy? lactose? gluten animal? rennet?	gluten-free bread	Toast cubes of gluten-free bread in olive oil.
baguette	bread	wheat	counter	2	1	250;g;stick	250	gluten milk? soya?	dairy? lactose? gluten animal?	ciabatta|sourdough bread|gluten-free bread
ciabatta	bread	wheat	counter	3	2	4;;pack	100	gluten milk? soya?	dairy? lactose? gluten animal?	baguette|sourdough bread|gluten-free bread
garlic-bread	bread	wheat|butter|garlic	fridge	7	1	1;;baguette	210	gluten milk soya?	dairy lactose gluten animal rennet?	vegan garlic bread|baguette|gluten-free vegan bread	Rub toasted baguette with garlic and olive oil where milk is out.
vegan-garlic-bread	bread	wheat|garlic	fridge	7	1		210	gluten soya?	gluten	gluten-free bread
brioche	bread	wheat|egg|butter	counter	14	4	6;;pack|400;g;loaf	35	gluten eggs milk soya?	egg dairy lactose gluten animal	burger bun|gluten-free bread|gluten-free vegan bread	Challah has egg but usually no milk.
bread-roll	bread	wheat	counter	3	2	4;;pack|6;;pack	60	gluten eggs? milk? sesame? soya?	egg? dairy? lactose? gluten animal?	sourdough bread|gluten-free bread|gluten-free vegan bread
burger-bun	bread	wheat	counter	5	3	4;;pack|6;;pack	55	gluten eggs? milk? sesame? soya?	egg? dairy? lactose? gluten animal?	gluten-free bread|gluten-free vegan bread|lettuce	Seeded buns hold sesame.
bagel	bread	wheat	counter	6	3	5;;pack	85	gluten eggs? milk? sesame? soya?	egg? dairy? lactose? gluten animal?	gluten-free bread
pitta-bread	bread	wheat	counter	6	3	6;;pack	60	gluten sesame? soya?	gluten	tortilla|gluten-free wrap
naan	bread	wheat|yogurt	counter	6	2	2;;pack|4;;mini pack	130	gluten eggs? milk nuts? sesame? soya?	egg? dairy lactose gluten animal	pitta bread|chapati|gluten-free wrap|gluten-free vegan bread	Peshwari naan holds almonds. Pitta in its place where milk is out.
chapati	bread	wheat	counter	10	3	8;;pack	45	gluten milk?	dairy? lactose? gluten animal?	gluten-free wrap|pitta bread	Brushed with ghee they hold milk.
flatbread	bread	wheat	counter	6	3	4;;pack	80	gluten milk? sesame? soya?	dairy? lactose? gluten animal?	tortilla|gluten-free wrap|gluten-free vegan bread
tortilla	bread	wheat	cupboard	21	3	6;;pack|8;;pack	62	gluten sesame? soya?	gluten	corn tortilla|gluten-free wrap|lettuce
corn-tortilla		sweetcorn	cupboard	21	3	10;;pack	25	gluten?	gluten?	gluten-free wrap|lettuce	Many British corn tortillas are mixed with wheat. Take one of maize alone where gluten is out.
crumpet		wheat	counter	6	3	6;;pack	55	gluten milk? soya?	dairy? lactose? gluten animal?	english muffin|gluten-free bread
english-muffin	bread	wheat	counter	5	3	4;;pack	70	gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	bagel|gluten-free bread|gluten-free vegan bread
muffin	cake	wheat|egg|milk	counter	5	3	4;;pack	90	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake	A toasting muffin of bread is called an English muffin.
scone	cake	wheat|milk|butter	counter	3	1	4;;pack	70	gluten eggs? milk soya? sulphites?	egg? dairy lactose gluten animal rennet?	gluten-free cake|vegan cake|gluten-free vegan cake
teacake	bread	wheat	counter	5	3	4;;pack	65	gluten eggs? milk? soya? sulphites?	egg? dairy? lactose? gluten animal?	bagel|gluten-free bread|gluten-free vegan bread
hot-cross-bun	bread	wheat	counter	5	3	4;;pack	70	gluten eggs? milk? soya? sulphites?	egg? dairy? lactose? gluten animal?	teacake|gluten-free bread|gluten-free vegan bread
croissant	pastry-sweet	wheat|butter	counter	3	1	4;;pack|6;;pack	55	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	bread roll|gluten-free bread|gluten-free vegan bread
pastry-sweet		wheat|butter|egg	counter	3	1	4;;pack	75	gluten eggs? milk nuts? soya? sulphites?	egg? dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
iced-bun	pastry-sweet	wheat	counter	3	1	5;;pack	65	gluten eggs? milk soya? sulphites?	egg? dairy lactose gluten animal	teacake|gluten-free cake|gluten-free vegan bread
doughnut	pastry-sweet	wheat	counter	2	1	5;;pack	65	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
eclair	cake	wheat|egg|cream	fridge	2	1	2;;pack	60	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	vegan dessert|gluten-free vegan cake
cake		wheat|egg|butter|sugar	counter	5	4			gluten eggs milk nuts? soya? sulphites?	egg dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
sponge-cake	cake	wheat|egg	counter	14	3	8;;pack		gluten eggs milk? soya?	egg dairy? lactose? gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
sponge-finger	cake	wheat|egg	cupboard	120	21	175;g;pack	9	gluten eggs milk? soya?	egg dairy? lactose? gluten animal	gluten-free cake|amaretti biscuit|gluten-free vegan cake
brownie	cake	wheat|egg|butter	counter	7	4		50	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
flapjack		oat|butter	counter	14	7	6;;pack	50	gluten milk? nuts? soya? sulphites?	dairy? lactose? gluten animal? honey?	gluten-free cake|vegan cake
pancake		wheat|milk|egg	counter	7	2	6;;pack	40	gluten eggs milk soya?	egg dairy lactose gluten animal	gluten-free cake|gluten-free vegan cake
waffle		wheat|milk|egg	counter	10	3	8;;pack	45	gluten eggs milk soya?	egg dairy lactose gluten animal	gluten-free cake|gluten-free vegan cake
malt-loaf	bread	wheat|barley	counter	14	5	1;;loaf	260	gluten milk? sulphites?	dairy? lactose? gluten animal?	teacake|gluten-free cake
banana-bread	cake	wheat|egg|banana	counter	4	3			gluten eggs milk? nuts? soya?	egg dairy? lactose? gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
cornbread	bread	polenta|wheat|egg|milk	counter	3	2			gluten eggs milk	egg dairy lactose gluten animal	gluten-free bread|gluten-free vegan bread
festive-bread	cake	wheat|egg|butter	counter	60	7	750;g;box		gluten eggs milk nuts? soya? sulphites	egg dairy lactose gluten alcohol? animal	vegan cake|gluten-free vegan cake
christmas-cake	cake	wheat|egg|butter	counter	60	30			gluten eggs milk? nuts soya? sulphites	egg dairy? lactose? gluten alcohol animal	vegan cake|gluten-free vegan cake	Usually covered in marzipan and fed with brandy.
christmas-pudding	pudding	wheat|egg	cupboard	120	7	454;g;pudding		gluten eggs? milk? nuts? soya? sulphites	meat? egg? dairy? lactose? gluten alcohol animal?	fruit|gluten-free vegan cake	Older recipes are made with beef suet, and many hold almonds.
mince-pie	pie-sweet	wheat|butter	counter	14	4	6;;pack	60	gluten eggs? milk nuts? soya? sulphites	meat? egg? dairy lactose gluten alcohol? animal	vegan cake|gluten-free vegan cake
pudding		wheat|egg|butter|milk	fridge	7	2	2;;pack	110	gluten eggs milk nuts? soya? sulphites?	egg dairy lactose gluten alcohol? animal	vegan dessert|gluten-free cake|gluten-free vegan cake
pie-sweet		wheat	counter	4	2			gluten eggs? milk? nuts? soya? sulphites?	egg? dairy? lactose? gluten animal?	gluten-free cake|vegan cake|gluten-free vegan cake	Pecan pie holds nuts, pumpkin and lemon meringue pies hold egg.
tart-sweet		wheat|egg|butter	counter	4	2	6;;pack	40	gluten eggs milk nuts? soya? sulphites?	egg dairy lactose gluten animal	gluten-free cake|vegan cake|gluten-free vegan cake
bakewell-tart	cake	wheat|almond|egg	counter	21	7	6;;pack	45	gluten eggs milk nuts soya? sulphites?	egg dairy lactose gluten animal	gluten-free cake|jam tart|gluten-free vegan cake
madeleine	cake	wheat|egg|butter	counter	21	7		25	gluten eggs milk nuts? soya?	egg dairy lactose gluten animal	gluten-free cake|gluten-free vegan cake
macaron		almond|egg|sugar|butter	fridge	5	3	12;;box	15	gluten? eggs milk nuts soya?	egg dairy lactose gluten? animal	meringue|vegan meringue
meringue		egg|sugar	cupboard	90	14	8;;pack	13	eggs	egg animal	vegan meringue	Whip the liquid of a tin of chickpeas with sugar for meringue without egg.
vegan-meringue			cupboard	90	14		13			fruit
baklava		wheat|nut	counter	14	10		30	gluten milk? nuts sesame?	dairy? lactose? gluten animal? honey?	vegan cake|gluten-free vegan cake	Held together with pistachios or walnuts.
quiche	pie-savoury	egg|milk|wheat|cheese	fridge	3	2	400;g;quiche	400	celery? gluten eggs fish? milk mustard? soya?	meat? pork? fish? egg dairy lactose gluten animal rennet?	falafel|frittata|hummus|crudite	A quiche Lorraine holds bacon.
frittata		egg|potato	fridge	4	2			gluten? eggs milk?	meat? pork? egg dairy? lactose? gluten? animal rennet?	hummus
pie-savoury		wheat	fridge	4	2	2;;pack	250	celery? gluten eggs? fish? milk? mustard? soya? sulphites?	meat? pork? fish? egg? dairy? lactose? gluten alcohol? animal? rennet? offal?	vegan pie|potato	Bare 'pie' may be of meat, cheese or fruit, so the label decides.
vegan-pie		wheat	fridge	4	2	2;;pack	150	celery? gluten mustard? soya?	gluten	falafel|potato
pork-pie	pie-savoury	pork|wheat	fridge	10	3	4;;pack|440;g;pie	65	celery? gluten eggs? milk? mustard? soya? sulphites?	meat pork egg? dairy? lactose? gluten animal gelatine	vegan pie|falafel|potato	The jelly is of pork and the crust is made with lard.
sausage-roll	pie-savoury	sausage|wheat	fridge	4	2	4;;pack|6;;pack	60	celery? gluten eggs? milk? mustard? soya? sulphites?	meat pork egg? dairy? lactose? gluten animal	vegan pie|falafel|potato
scotch-egg		egg|sausage|wheat	fridge	5	2	2;;pack|12;;pack	113	celery? gluten eggs milk? mustard? soya? sulphites?	meat pork egg dairy? lactose? gluten animal	falafel|egg|vegetable
cornish-pasty	pie-savoury	wheat|beef|potato|onion	fridge	3	2	2;;pack	200	celery? gluten eggs? milk? mustard? soya? sulphites?	meat egg? dairy? lactose? gluten animal rennet?	vegan pie|falafel|potato
pizza-base		wheat	cupboard	30	2	2;;pack	150	gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free pizza base|flatbread
pie-case	pastry	wheat	cupboard	60	5	1;;case		gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free shortcrust pastry
pastry-savoury		wheat|cheese	counter	3	2		60	gluten eggs? milk mustard? soya?	egg? dairy lactose gluten animal rennet?	vegan pie|gluten-free vegan bread
potato-cake	bread	potato|wheat	fridge	5	2	6;;pack	35	gluten milk?	dairy? lactose? gluten animal?	hash brown|potato
bao-bun	bread	wheat	freezer	90	1		50	gluten milk? soya?	dairy? lactose? gluten animal?	lettuce|gluten-free wrap
injera	bread		counter	3	1		100	gluten? milk?	dairy? lactose? gluten? animal?	corn tortilla|gluten-free wrap	Injera of teff alone holds no gluten, but the shops' kind is mixed with wheat or barley.
matzo		wheat	cupboard	180	30	300;g;box	30	gluten eggs?	egg? gluten animal?	gluten-free bread|rice cake
sandwich		bread	fridge	2	1		180	celery? gluten crustaceans? eggs? fish? milk? mustard? nuts? sesame? soya? sulphites?	meat? pork? fish? shellfish? egg? dairy? lactose? gluten animal? rennet?	gluten-free bread	Fillings differ: read the label.
gluten-free-vegan-cake			counter	5	3			soya?		fruit	Crumbles more than wheat cake, so slice it cold.
quiche-lorraine	quiche	egg|milk|wheat|cheese|bacon	fridge	3	2	400;g;quiche	400	celery? gluten eggs milk mustard? soya?	meat pork egg dairy lactose gluten animal rennet?	hummus|vegetable	Holds bacon or ham.
beef-pie	pie-savoury	wheat|beef	fridge	4	2	2;;pack	250	celery? gluten eggs? fish? milk? mustard? soya? sulphites?	meat fish? egg? dairy? lactose? gluten alcohol? animal offal?	vegan pie|potato
chicken-pie		wheat|chicken|milk	fridge	4	2	2;;pack	250	celery? gluten eggs? milk mustard? soya? sulphites?	meat poultry pork? egg? dairy lactose gluten animal	vegan pie|potato
cottage-pie		beef|lamb|potato|milk	fridge	3	2	400;g;pack	400	celery? gluten? eggs? fish? milk mustard? soya? sulphites?	meat fish? egg? dairy lactose gluten? alcohol? animal	lentil|potato
cheese-pie		wheat|cheese|onion	fridge	4	2	2;;pack	250	gluten eggs? milk mustard? soya?	egg? dairy lactose gluten animal rennet?	vegan pie|potato
filled-pastry		wheat	fridge	3	2		180	celery? gluten eggs? milk? mustard? sesame? soya?	meat? pork? egg? dairy? lactose? gluten animal? rennet?	vegan pie|falafel|potato	The filling may be meat, cheese or greens: read the label.
fruit-cake	cake	wheat|egg|butter|sugar	cupboard	60	30			gluten eggs milk nuts? soya? sulphites	egg dairy lactose gluten alcohol? animal	vegan cake|gluten-free vegan cake	Often holds almonds, and sulphites from the fruit.
coffee-cake	cake	wheat|egg|butter|sugar|walnut	counter	5	4			gluten eggs milk nuts? soya?	egg dairy lactose gluten animal caffeine	gluten-free vegan cake|vegan cake
suet-pudding	pudding	wheat	fridge	7	2			gluten eggs? milk? soya? sulphites?	meat? egg? dairy? lactose? gluten animal?	vegan dessert|gluten-free vegan cake	Suet may be of beef or vegetable.
keema-naan	naan	wheat|yogurt|lamb	counter	5	2		130	gluten eggs? milk mustard? soya?	meat egg? dairy lactose gluten animal	pitta bread|gluten-free vegan bread
pavlova		egg|sugar|cream	fridge	3	1			eggs milk nuts? soya?	egg dairy lactose animal	vegan meringue	Meringue with cream.
pecan-pie	pie-sweet	wheat|egg|pecan|butter	counter	4	2			gluten eggs milk? nuts soya?	egg dairy? lactose? gluten animal	gluten-free vegan cake|apple pie
apple-pie	pie-sweet	wheat|apple	counter	4	2			gluten eggs? milk? nuts? soya? sulphites?	egg? dairy? lactose? gluten animal?	gluten-free vegan cake|vegan cake
stollen	cake	wheat|butter|almond	counter	60	7			gluten eggs milk nuts soya? sulphites	egg dairy lactose gluten alcohol? animal	vegan cake|gluten-free vegan cake
vegetable-pie		wheat	fridge	4	2	2;;pack	150	celery? gluten eggs? milk? mustard? soya?	egg? dairy? lactose? gluten animal?	vegan pie|potato
honey			cupboard	730	365	227;g;jar|340;g;bottle|454;g;jar|720;g;bottle			animal honey	maple syrup|golden syrup|agave syrup	Use the same amount. Maple and agave are thinner and milder, so a flapjack sets softer. Never give honey to a baby under one year.
vegan-honey-alternative	syrup		cupboard	365	180	340;g;bottle				maple syrup|agave syrup|golden syrup	Use in the same amount as honey.
jam			cupboard	540	42	340;g;jar|454;g;jar		sulphites?		marmalade|fruit compote|honey	Use the same amount of another jam. Once opened keep it in the fridge. It is too soft to set a glaze unless warmed and sieved.
fruit-compote			cupboard	365	5	250;g;jar|300;g;jar				jam	Wetter and less sweet than jam, so not for the middle of a sponge.
marmalade		orange	cupboard	540	42	340;g;jar|454;g;jar		sulphites?		jam|honey	Apricot jam with a little orange zest comes close in a glaze.
redcurrant-jelly			cupboard	540	42	200;g;jar|340;g;jar				jam|cranberry sauce	Any sharp red jam, warmed and sieved. In a gravy use the same amount.
mint-jelly		mint	cupboard	540	42	200;g;jar		sulphites?		redcurrant jelly|mint sauce	Mint sauce is sharp, so add a pinch of sugar.
quince-paste			cupboard	365	60	100;g;pack|200;g;pack				fig jam|redcurrant jelly	For a cheese board any firm fruit paste will do. Jelly is looser.
apple-butter			cupboard	365	28	300;g;jar				apple sauce|jam	Apple sauce cooked down until thick, with a little cinnamon.
lemon-curd		lemon|egg|butter	cupboard	270	28	320;g;jar|411;g;jar		eggs milk sulphites?	egg dairy animal	vegan lemon curd|marmalade	Marmalade is sweeter and firmer. Home-made curd keeps 2 weeks in the fridge.
vegan-lemon-curd		lemon	cupboard	270	28	300;g;jar		soya?		marmalade|jam	Use in the same amount as lemon curd.
ginger-preserve		ginger	cupboard	540	42	340;g;jar		sulphites?		marmalade|stem ginger
peanut-butter		peanut	cupboard	365	90	280;g;jar|340;g;jar|1000;g;tub		nuts? peanuts		sunflower seed butter|almond butter|tahini	The same amount. Sunflower seed butter is the safe one for nut and peanut allergies. Tahini is more bitter and is sesame.
almond-butter	nut-butter	almond	cupboard	365	90	170;g;jar|280;g;jar		nuts peanuts?		sunflower seed butter|tahini|cashew butter	Use the same amount. For a nut allergy only sunflower seed butter will do.
cashew-butter	nut-butter	cashew	cupboard	365	90	170;g;jar|280;g;jar		nuts peanuts?		sunflower seed butter|tahini|almond butter
nut-butter		nut	cupboard	365	90	170;g;jar|280;g;jar		nuts peanuts?		sunflower seed butter|tahini	Use the same amount. Only seed butters are safe with a nut allergy.
sunflower-seed-butter		sunflower-seed	cupboard	365	60	170;g;jar				tahini|peanut butter	Use the same amount as peanut butter. In bakes with bicarbonate it can turn harmlessly green.
chocolate-spread		chocolate|milk	cupboard	365	60	360;g;jar|400;g;jar		milk nuts? peanuts? soya?	dairy lactose animal	dairy-free chocolate spread|jam	Nearly every chocolate spread is made with milk and many with hazelnuts.
chocolate-hazelnut-spread	chocolate-spread	hazelnut|milk|cocoa-powder	cupboard	365	60	200;g;jar|350;g;jar|750;g;jar		milk nuts soya	dairy lactose animal	dairy-free chocolate spread|chocolate spread|jam	For a nut allergy choose a spread whose label names no nuts.
dairy-free-chocolate-spread		cocoa-powder	cupboard	365	60	350;g;jar		nuts? soya?		sunflower seed butter|jam	Use the same amount. Check it for nuts.
biscoff-spread		wheat	cupboard	365	60	400;g;jar|720;g;jar		gluten soya	gluten	sunflower seed butter|peanut butter	Add cinnamon and sugar to a nut or seed butter. The taste is not the same.
marmite		barley|celery	cupboard	730	365	70;g;jar|125;g;jar|250;g;jar		celery gluten	gluten	miso|soy sauce|gluten-free yeast extract|nutritional yeast	Half as much for depth in a stew. It is very salty.
gluten-free-yeast-extract			cupboard	730	365	110;g;jar		celery?		tamari|marmite	Use in the same amount as Marmite.
bovril		beef|barley|celery	cupboard	730	365	125;g;jar|250;g;jar		celery gluten	meat gluten animal	marmite|gluten-free yeast extract|nutritional yeast	Marmite in the same amount, which is free of meat.
breakfast-cereal			cupboard	240	42	375;g;box|500;g;box|750;g;box		gluten milk? nuts? peanuts? soya?	dairy? lactose? gluten animal?	gluten-free breakfast cereal|gluten-free porridge oats	Any other cereal. Most hold wheat, oats or barley malt.
gluten-free-breakfast-cereal			cupboard	240	42	300;g;box|375;g;box		milk? nuts? soya?	dairy? lactose? animal?	puffed rice	For a coeliac check oats too, as some do not tolerate even gluten-free ones.
cornflake	breakfast-cereal	sweetcorn	cupboard	300	42	450;g;box|500;g;box|720;g;box		gluten nuts? peanuts?	gluten animal? honey?	gluten-free cornflakes|breadcrumbs|ready salted crisps	Ordinary cornflakes are flavoured with barley malt. Crushed they make a crisp coating.
puffed-rice	breakfast-cereal	rice	cupboard	300	42	375;g;box|510;g;box		gluten	gluten	gluten-free rice pops|cornflakes|gluten-free porridge oats	The big brands hold barley malt. For a coeliac buy rice pops marked gluten-free.
weetabix	breakfast-cereal	wheat	cupboard	300	42	12;;box|24;;box|48;;box	19	gluten	gluten	gluten-free breakfast cereal|porridge|gluten-free porridge oats	Oat biscuits are softer. Neither is free of gluten.
shredded-wheat	breakfast-cereal	wheat	cupboard	300	42	16;;box|500;g;box	22	gluten	gluten	gluten-free breakfast cereal|weetabix|gluten-free porridge oats
bran-flake	breakfast-cereal	wheat	cupboard	300	42	500;g;box|750;g;box		gluten milk? nuts? sulphites?	dairy? lactose? gluten animal?	gluten-free breakfast cereal|muesli|gluten-free porridge oats
muesli	breakfast-cereal	oat|dried-fruit|nut	cupboard	270	60	560;g;box|750;g;bag|1000;g;bag		gluten milk? nuts peanuts? sulphites?	dairy? lactose? gluten animal?	gluten-free muesli|granola|gluten-free porridge oats	Mix porridge oats with dried fruit and seeds for one without nuts.
granola	breakfast-cereal	oat|nut|honey	cupboard	270	60	400;g;bag|500;g;bag|1000;g;bag		gluten milk? nuts peanuts? sesame? soya? sulphites?	dairy? lactose? gluten animal? honey?	gluten-free granola|muesli|gluten-free porridge oats	Toasted oats with seeds and maple syrup do the same job.
porridge	breakfast-cereal	oat	cupboard	300	60	10;sachet;box|55;g;pot		gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free porridge oats	Gluten-free oats for a coeliac who tolerates oats. Pots often hold milk powder, plain oats do not.
cereal-bar		oat	cupboard	240		5;;box|6;;box	30	gluten milk? nuts? peanuts? sesame? soya? sulphites?	dairy? lactose? gluten animal? honey?	rice cake|banana	Hardly any is free of everything, so read the label.
stock		celery|onion	cupboard	365	3	300;g;pouch|500;ml;carton|8;cube;box		celery gluten? crustaceans? fish? milk? molluscs? soya?	meat? fish? shellfish? dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock|vegetable stock	Use the same amount of another stock and salt less at first. Liquid stock keeps 3 days in the fridge once opened.
chicken-stock	stock	chicken|celery|onion	cupboard	365	3	300;g;pouch|500;ml;carton|8;cube;box|12;cube;box		celery gluten? milk? soya?	meat poultry dairy? lactose? gluten? animal	gluten-free vegetable stock|celery-free vegetable stock|vegetable stock|beef stock	Use the same amount. Vegetable stock is lighter, so a dash of soy sauce helps a gravy.
beef-stock	stock	beef|celery|onion	cupboard	365	3	300;g;pouch|500;ml;carton|8;cube;box|12;cube;box		celery gluten? milk? soya?	meat dairy? lactose? gluten? animal	gluten-free vegetable stock|celery-free vegetable stock|mushroom stock|vegetable stock	Mushroom stock comes nearest without meat. Use the same amount.
lamb-stock	stock	lamb|celery|onion	cupboard	365	3	300;g;pouch|8;cube;box		celery gluten? milk? soya?	meat dairy? lactose? gluten? animal	gluten-free vegetable stock|celery-free vegetable stock|beef stock|vegetable stock
pork-stock	stock	pork|celery|onion	cupboard	365	3	4;pot;pack		celery gluten? milk? soya?	meat pork dairy? lactose? gluten? animal	gluten-free vegetable stock|chicken stock|vegetable stock|celery-free vegetable stock
bone-broth	stock	beef|celery	cupboard	180	3	350;ml;pouch|500;ml;pouch		celery?	meat animal	celery-free vegetable stock|gluten-free vegetable stock|beef stock|chicken stock
fish-stock	stock	fish|celery|onion	cupboard	365	3	300;g;pouch|8;cube;box		celery gluten? crustaceans? fish milk? molluscs?	fish shellfish? dairy? lactose? gluten? animal	celery-free vegetable stock|gluten-free vegetable stock|vegetable stock	Light vegetable stock with a strip of lemon zest. In a seafood soup a splash of white wine helps.
shellfish-stock	stock	prawn|lobster|crab|fish|celery	cupboard	365	3	300;g;pouch		celery gluten? crustaceans fish milk? molluscs?	fish shellfish dairy? lactose? gluten? animal	celery-free vegetable stock|gluten-free vegetable stock|fish stock|vegetable stock
vegetable-stock	stock	celery|onion	cupboard	365	3	300;g;pouch|500;ml;carton|8;cube;box|12;cube;box|150;g;tub		celery gluten? milk? soya?	dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock	Use the same amount. Almost every vegetable stock holds celery, and some cubes milk or wheat.
mushroom-stock	stock	mushroom|celery	cupboard	365	3	8;cube;box		celery gluten? milk? soya?	dairy? lactose? gluten? animal?	celery-free vegetable stock|gluten-free vegetable stock|vegetable stock
vegan-stock	stock	celery|onion	cupboard	365	3	8;cube;box		celery gluten? soya?	gluten?	gluten-free vegetable stock|celery-free vegetable stock
gluten-free-vegetable-stock	stock	celery|onion	cupboard	365	3	8;cube;box|6;pot;pack		celery		celery-free vegetable stock	Use in the same amount as any stock. It still holds celery as a rule.
celery-free-vegetable-stock		onion	cupboard	365	3	8;cube;box				gluten-free vegetable stock	If none is to be had, simmer onion, carrot, leek and herbs for 40 minutes.
stock-cube	stock	celery|onion	cupboard	540	270	8;cube;box|12;cube;box|24;cube;box	10	celery gluten? fish? milk? soya?	meat? fish? dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock|vegetable stock cube	One cube makes about 450 ml. Salt the dish only after tasting.
vegetable-stock-cube	vegetable-stock	celery|onion	cupboard	540	270	8;cube;box|12;cube;box	10	celery gluten? milk? soya?	dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock
gravy		onion|stock	cupboard	540	180	170;g;tub|280;g;tub|350;g;tub		celery? gluten milk? soya?	meat? dairy? lactose? gluten animal?	gluten-free vegetable gravy|celery-free vegetable stock	For 300 ml thicken stock with 1 tbsp cornflour. Made up, gravy keeps 2 days in the fridge.
gluten-free-vegetable-gravy	gravy	onion	cupboard	540	180	170;g;tub		celery? soya?		celery-free vegetable stock	Use in the same amount as gravy granules.
instant-mash		potato	cupboard	365	90	176;g;pack|280;g;tub		gluten? milk? sulphites?	dairy? lactose? gluten? animal?	potato	Use 1 kg potatoes in place of a 180 g pack. A spoonful thickens a soup.
stuffing-mix		wheat|onion	cupboard	365	90	85;g;pack|170;g;pack		celery? gluten milk? nuts? soya? sulphites?	meat? pork? dairy? lactose? gluten animal?	gluten-free stuffing mix|gluten-free breadcrumbs	Breadcrumbs with fried onion, sage and a little fat. Fresh stuffing with sausage meat is pork.
gluten-free-stuffing-mix		onion	cupboard	365	90	150;g;pack		celery? soya?		stuffing mix|gluten-free breadcrumbs
bread-sauce-mix		wheat|milk|onion	cupboard	365	2	40;g;sachet|250;g;jar		celery? gluten milk	dairy lactose gluten animal	gluten-free vegetable gravy|cranberry sauce	Warm milk with onion and clove and stir in crumbs, gluten-free ones if need be.
panko		wheat	cupboard	365	90	120;g;pack|180;g;pack		gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free panko|breadcrumbs|cornflakes|ready salted crisps	Use the same amount of dry breadcrumbs. They turn less crisp, so toast them in a little oil first.
gluten-free-panko			cupboard	365	90	150;g;pack				gluten-free breadcrumbs|gluten-free cornflakes	Use in the same amount as panko.
matzo-meal		wheat	cupboard	365	120	200;g;box|300;g;box		gluten	gluten	gluten-free breadcrumbs|breadcrumbs|panko
dumpling-mix		wheat	cupboard	365	60	137;g;pack		gluten milk? sulphites?	meat? dairy? lactose? gluten animal?	gluten-free self-raising flour|self-raising flour	Mix 100 g self-raising flour with 50 g suet and water. Packet suet may be beef or palm.
yorkshire-pudding-mix		wheat	cupboard	365	60	128;g;pack|142;g;pack		gluten eggs? milk?	egg? dairy? lactose? gluten animal?	gluten-free plain flour|plain flour	Use 140 g flour, 4 eggs and 200 ml milk in place of the packet.
fish-seasoning-mix		wheat|milk	cupboard	365	30	30;g;sachet		celery? gluten? fish? milk? mustard?	fish? dairy? lactose? gluten? animal?	white sauce|parsley sauce|celery-free vegetable stock
packet-sauce-mix		onion	cupboard	365	30	30;g;sachet|40;g;sachet		celery? gluten? eggs? fish? milk? mustard? soya?	meat? fish? egg? dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock	Stock with tomato purée, herbs and a little cornflour does the same.
baby-food			cupboard	270	2	70;g;pouch|130;g;pouch		celery? gluten? eggs? fish? milk? soya?	meat? fish? egg? dairy? lactose? gluten? animal?
baby-rice		rice	cupboard	365	30	100;g;box|125;g;box		gluten? milk? soya?	dairy? lactose? gluten? animal?
baby-formula		milk	cupboard	365	28	200;ml;bottle|800;g;tub		fish milk soya?	fish dairy lactose animal
soya-baby-formula			cupboard	365	28	800;g;tub		soya
milk-powder	milk	milk	cupboard	365	60	340;g;tub		milk	dairy lactose animal	soya milk powder|coconut milk powder	Mixed with water as the tub says it stands in for milk. In baking it may also be left out.
soya-milk-powder		soya-bean	cupboard	365	60	400;g;tub		soya		coconut milk powder
coconut-milk-powder		coconut	cupboard	365	60	50;g;sachet|150;g;pack		milk? sulphites?	dairy? lactose? animal?	coconut milk|creamed coconut	Many brands are spray-dried with milk protein, so read the label.
long-life-milk	milk	milk	cupboard	180	3	500;ml;carton|1000;ml;carton		milk	dairy lactose animal	oat drink|soya drink	Use just as fresh milk. Once opened it belongs in the fridge.
coffee-whitener		milk	cupboard	365	90	200;g;jar		milk	dairy lactose animal	oat drink|soya drink	Called non-dairy in the USA, and yet it holds milk protein.
protein-powder		milk	cupboard	365	120	500;g;tub|1000;g;tub		gluten? eggs? milk soya?	egg? dairy lactose gluten? animal	vegan protein powder
vegan-protein-powder			cupboard	365	120	500;g;tub|1000;g;tub		gluten? nuts? soya?	gluten?	oat
meal-replacement		milk	cupboard	365	60	425;g;box|1000;g;bag		gluten? milk soya?	dairy lactose gluten? animal	oat drink|soya drink|banana
malt-extract	syrup	barley	cupboard	540	180	340;g;jar		gluten	gluten	black treacle|golden syrup	Use the same amount of treacle or syrup, and a little less in bread.
vegan-jelly		agar	cupboard	540	5	57;g;sachet				agar	Use as the packet says. It sets faster and firmer than gelatine.
dried-soya-mince		soya-bean	cupboard	365	180	350;g;bag|500;g;bag		gluten? soya	gluten?	lentil|firm tofu	Soak it in twice its weight of hot stock. 100 g dry stands in for 300 g mince.
nutritional-yeast			cupboard	365	180	100;g;tub|125;g;tub				vegetarian Italian-style hard cheese	Use half as much as grated cheese. It gives taste but does not melt.
textured-wheat-protein		wheat	cupboard	365	120	500;g;bag		gluten soya?	gluten	dried soya mince|firm tofu
popping-boba			cupboard	365	3	450;g;tub
whey		milk	cupboard	365	60	500;g;bag		milk	dairy lactose animal rennet?	vegan protein powder
rusk		wheat	cupboard	240	30	150;g;box|9;;box	17	gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free biscuit|rice cake
spice			cupboard	730	365	30;g;jar				paprika
dried-herb			cupboard	540	270	10;g;jar					1 tsp dried for each tbsp of the fresh herb, put in early.
seasoning-mix			cupboard	540	270	40;g;jar		celery? gluten? milk? mustard? sesame? soya? sulphites?	dairy? lactose? gluten? animal?	smoked paprika|mixed herbs	Blends differ, so only plain spices are sure for an allergy.
salt			cupboard	1825	1825	350;g;drum|750;g;tub|1500;g;bag					1 tsp fine salt is about 6 g. Flakes weigh half as much by the spoon.
sea-salt	salt		cupboard	1825	1825	250;g;box|350;g;drum				salt	Half as much fine salt by the spoon, the same by weight.
truffle-salt	salt		cupboard	730	365	60;g;jar				sea salt
celery-salt	salt	celery-seed|celery	cupboard	730	365	70;g;jar		celery		salt	Plain salt with a pinch of dried thyme or lovage. Never for a celery allergy.
garlic-salt	salt	garlic	cupboard	730	365	70;g;jar		celery?		salt|garlic granules	Three parts salt to one part garlic granules.
onion-salt	salt	onion	cupboard	730	365	70;g;jar		celery?		salt|onion granules
seasoned-salt	salt		cupboard	540	365	90;g;jar|125;g;jar		celery? gluten? milk? mustard? soya?	dairy? lactose? gluten? animal?	salt	Salt with paprika, garlic granules and a pinch of sugar.
msg			cupboard	730	730	100;g;bag				nutritional yeast|salt	A little soy sauce or parmesan rind gives the same savour.
black-pepper			cupboard	730	365	50;g;jar|100;g;pack				white pepper	White pepper is sharper, so use two thirds.
black-peppercorn	black-pepper		cupboard	1095	730	45;g;jar|100;g;pack				black pepper
pink-peppercorn			cupboard	1095	730	25;g;jar		nuts?		black peppercorn	Pink berries are kin to the cashew, so leave them out for anyone with a bad nut allergy.
white-pepper	black-pepper		cupboard	730	365	30;g;jar				black pepper
sichuan-pepper			cupboard	730	365	20;g;jar				black pepper|coriander seed	Nothing numbs the mouth like it. Black pepper with a little crushed coriander seed is the nearest.
lemon-pepper		lemon|black-pepper	cupboard	540	270	50;g;jar		celery? sulphites?		black pepper	Black pepper with grated lemon zest.
cayenne-pepper		chilli	cupboard	730	365	35;g;jar				hot chilli powder|chilli flakes|hot smoked paprika	Twice as much hot paprika or the same of chilli flakes.
chilli-powder		chilli	cupboard	730	365	40;g;jar|100;g;pack				cayenne pepper|hot smoked paprika	Half as much cayenne. American chili powder is a blend with cumin and garlic, so use more of it.
chilli-flake		chilli	cupboard	730	365	32;g;jar|50;g;pack				cayenne pepper|chilli powder	Half as much cayenne or one fresh chilli for each half teaspoon.
dried-chilli		chilli	cupboard	730	365	15;g;pack|50;g;pack	1			chilli flakes	Half a teaspoon of flakes for each small one.
paprika		bell-pepper	cupboard	730	365	45;g;jar|100;g;pack				smoked paprika|mild chilli powder	Smoked paprika in the same amount brings smoke. Chilli powder is far hotter.
smoked-paprika	paprika		cupboard	730	365	45;g;jar|75;g;tin				paprika	Sweet paprika with a pinch of cumin.
ground-cumin		cumin-seed	cupboard	730	365	40;g;jar|100;g;pack				cumin seed|ground coriander	1 tsp ground for 1 and a quarter tsp of seeds.
cumin-seed			cupboard	1095	730	40;g;jar|100;g;pack				ground cumin|caraway seed
ground-coriander		coriander-seed	cupboard	730	365	35;g;jar|100;g;pack				ground cumin|coriander seed	Half as much cumin. Never the fresh leaf.
coriander-seed			cupboard	1095	730	30;g;jar|100;g;pack				ground coriander	Three quarters as much of the ground spice.
turmeric			cupboard	730	365	45;g;jar|100;g;pack				mild curry powder|saffron	A third as much mild curry powder, or a pinch of saffron for the colour.
curry-powder		ground-cumin|ground-coriander|turmeric|chilli	cupboard	730	365	80;g;jar|100;g;pack		celery? gluten? mustard?	gluten?	garam masala|ground cumin	Two parts cumin, two coriander, one turmeric and half chilli. Use plain spices for a mustard or celery allergy.
garam-masala		coriander-seed|cumin-seed	cupboard	730	365	40;g;jar|100;g;pack		celery? gluten? mustard? sulphites?	gluten?	curry powder|ground cumin	Two parts cumin, two coriander, one cinnamon and pepper and a pinch of clove.
panch-phoron		mustard-seed|nigella-seed|cumin-seed	cupboard	730	365	50;g;pack		mustard		cumin seed|nigella seed	Cumin, fennel, nigella and fenugreek seeds in equal parts, without the mustard.
five-spice		star-anise|cinnamon-stick|fennel-seed	cupboard	730	365	35;g;jar				star anise|allspice	Equal pinches of cinnamon, clove, fennel and pepper, with star anise if you have it.
mixed-spice		ground-cinnamon|nutmeg	cupboard	730	365	30;g;jar				ground cinnamon|allspice	Two parts cinnamon, one nutmeg, half ginger and clove.
cinnamon-sugar		ground-cinnamon|sugar	cupboard	730	365	100;g;jar				ground cinnamon|caster sugar
mulling-spice			cupboard	730	365	4;sachet;box				cinnamon stick|clove
pickling-spice		mustard-seed|coriander-seed	cupboard	730	365	40;g;jar		celery? mustard		coriander seed|black peppercorn
ground-cinnamon			cupboard	730	365	35;g;jar|100;g;pack				mixed spice|nutmeg	Half as much mixed spice or a quarter as much nutmeg.
cinnamon-stick			cupboard	1095	730	13;g;jar|50;g;pack	3			ground cinnamon	Half a teaspoon of ground cinnamon for each stick.
nutmeg			cupboard	1095	365	32;g;jar	5			mixed spice|allspice	Mace in the same amount or half as much mixed spice. Nutmeg is a seed and no tree nut.
allspice			cupboard	1095	365	35;g;jar				mixed spice|ground cinnamon	Half as much ground clove with cinnamon.
clove			cupboard	1095	730	25;g;jar	0.1			allspice	A small pinch of ground for each three whole ones.
cardamom			cupboard	1095	365	25;g;jar|50;g;pack	0.2			ground cinnamon|nutmeg	Half cinnamon and half nutmeg, a little less in all.
star-anise			cupboard	1095	730	12;g;jar|50;g;pack	1.5			aniseed|five spice|fennel seed	Half a teaspoon of aniseed or fennel seed for each star.
aniseed			cupboard	1095	730	30;g;jar				fennel seed|star anise
fennel-seed			cupboard	1095	730	35;g;jar				aniseed|caraway seed
fenugreek-seed			cupboard	1095	730	45;g;jar				mild curry powder	A little curry powder has it. Too much turns bitter.
dried-fenugreek-leaf	dried-herb		cupboard	540	270	25;g;pack				dried parsley	Celery leaves with a pinch of fenugreek seed come nearest.
caraway-seed			cupboard	1095	730	38;g;jar				fennel seed|cumin seed
ajwain			cupboard	1095	730	50;g;pack				dried thyme|cumin seed
dill-seed			cupboard	1095	730	35;g;jar				caraway seed
celery-seed		celery	cupboard	1095	730	35;g;jar		celery		caraway seed|dill seed	Leave it out for a celery allergy. Dill seed gives a like green note.
mustard-seed	mustard		cupboard	1095	730	50;g;jar|100;g;pack		mustard		cumin seed|nigella seed	In a tempering cumin seeds do well. In pickles leave them out.
mustard-powder	mustard	mustard-seed	cupboard	730	365	57;g;tin|113;g;tin		gluten? mustard	gluten?	horseradish sauce|turmeric|english mustard	One tsp powder for one tbsp made mustard. Some tins are let down with wheat flour.
nigella-seed			cupboard	1095	730	45;g;jar|100;g;pack				cumin seed|poppy seed
asafoetida		wheat	cupboard	730	365	50;g;tub		gluten	gluten	gluten-free asafoetida|garlic granules	The powder is let down with wheat flour. A pinch of garlic and onion granules gives the savour.
gluten-free-asafoetida			cupboard	730	365	50;g;tub				garlic granules
saffron			cupboard	1095	730	0.4;g;jar|1;g;box				turmeric	A good pinch of turmeric for the colour. Nothing has its taste.
sumac			cupboard	540	270	40;g;jar				lemon pepper	Grated lemon zest with a pinch of salt. Sumac is kin to the cashew, though reactions are rare.
zaatar		sesame-seed|dried-thyme|sumac	cupboard	540	270	35;g;jar|50;g;jar		gluten? sesame	gluten?	sumac|dried thyme	Sumac, thyme and salt without the seeds for a sesame allergy. Cheap blends are stretched with wheat.
dukkah		hazelnut|sesame-seed|coriander-seed	cupboard	365	120	45;g;jar|100;g;jar		nuts peanuts? sesame		za'atar|toasted pumpkin seeds	Toasted pumpkin seeds with cumin and coriander for a nut or sesame allergy.
gomasio	salt	sesame-seed	cupboard	365	120	100;g;jar		sesame		sea salt
shichimi-togarashi		chilli|sesame-seed	cupboard	540	270	15;g;jar		sesame		chilli flakes	Chilli flakes with orange zest and a little nori.
ras-el-hanout		coriander-seed|ground-cumin	cupboard	540	270	40;g;jar		celery? gluten? mustard? sesame?	gluten?	ground cumin|mixed spice	Equal parts cumin, coriander, cinnamon and ginger with a little chilli.
berbere		chilli	cupboard	540	270	40;g;jar		celery? mustard?		hot chilli powder|ras el hanout|cayenne pepper
jerk-seasoning		chilli|allspice|dried-thyme	cupboard	540	270	40;g;jar		celery? gluten? mustard? soya?	gluten?	allspice|cayenne pepper	Allspice, thyme, chilli, cinnamon and brown sugar.
cajun-seasoning		paprika|chilli	cupboard	540	270	45;g;jar		celery? gluten? mustard? soya?	gluten?	smoked paprika|cayenne pepper	Paprika, garlic and onion granules, oregano, thyme and cayenne.
old-bay-seasoning		celery-salt|mustard-powder|paprika	cupboard	540	270	75;g;tin		celery gluten? mustard	gluten?	cajun seasoning|smoked paprika	It is mostly celery salt with mustard. Paprika, bay and pepper do without either.
fajita-seasoning		paprika|chilli|ground-cumin	cupboard	540	60	28;g;sachet|35;g;sachet		celery? gluten? milk? mustard? soya? sulphites?	dairy? lactose? gluten? animal?	smoked paprika|ground cumin	2 tsp paprika, 1 tsp cumin, half a tsp each of oregano, garlic granules and chilli make one sachet.
barbecue-seasoning			cupboard	540	270	45;g;jar|100;g;jar		celery? gluten? milk? mustard? soya? sulphites?	dairy? lactose? gluten? animal?	smoked paprika|mixed herbs	Smoked paprika, garlic granules, pepper, salt and a little brown sugar.
ground-ginger		ginger	cupboard	730	365	30;g;jar|100;g;pack				ginger|mixed spice	1 tbsp grated fresh for a quarter tsp ground in a savoury dish. In gingerbread only the powder will do.
garlic-powder		garlic	cupboard	730	365	50;g;jar|100;g;pack				garlic	A quarter teaspoon for each clove.
onion-powder		onion	cupboard	730	365	50;g;jar|100;g;pack				onion	1 tbsp for one small onion, without its juice.
juniper-berry			cupboard	1095	730	25;g;jar				black peppercorn|rosemary	A splash of gin or a sprig of rosemary for six berries.
poppy-seed	seed		cupboard	540	180	50;g;jar|200;g;bag				nigella seed|chia seed
annatto			cupboard	730	365	40;g;jar				paprika|turmeric
bay-leaf			cupboard	730	365	3;g;jar|5;g;pack	0.2			dried thyme	A sprig of thyme for each leaf, or leave it out.
mixed-herbs	dried-herb	dried-thyme|dried-oregano	cupboard	540	270	18;g;jar				dried oregano|dried thyme	Oregano, thyme and a little sage or rosemary in equal parts.
dried-oregano	dried-herb	oregano	cupboard	540	270	10;g;jar				mixed herbs|dried thyme
dried-thyme	dried-herb	thyme	cupboard	540	270	14;g;jar				mixed herbs|dried oregano
dried-basil	dried-herb	basil	cupboard	540	270	12;g;jar				dried oregano|mixed herbs	Cook it in. On a salad only fresh basil will do.
dried-rosemary	dried-herb	rosemary	cupboard	540	270	18;g;jar				dried thyme|mixed herbs
dried-sage	dried-herb	sage	cupboard	540	270	15;g;jar				dried thyme|mixed herbs
dried-parsley	dried-herb	parsley	cupboard	540	270	10;g;jar				mixed herbs
dried-mint	dried-herb	mint	cupboard	540	270	12;g;jar				mint
dried-dill	dried-herb	dill	cupboard	540	270	10;g;jar				dried tarragon|dill
dried-tarragon	dried-herb	tarragon	cupboard	540	270	8;g;jar				dried dill|dried thyme
dried-coriander-leaf	dried-herb	coriander	cupboard	540	270	10;g;jar				dried parsley
dried-curry-leaf	dried-herb		cupboard	540	270	5;g;pack				bay leaf
dried-lime-leaf	dried-herb		cupboard	540	270	5;g;pack				lime	Grated lime zest.
dried-lime		lime	cupboard	730	365	50;g;pack	6			lime|sumac
amchoor			cupboard	730	365	50;g;pack				lemon|sumac	Lemon juice stirred in at the end.
mahleb			cupboard	540	270	30;g;jar		nuts?		ground cinnamon|cardamom	The kernels of a cherry stone, with a taste of almond. Ask before serving it with a nut allergy.
file-powder			cupboard	540	270	30;g;jar				okra|dried oregano
liquid-smoke			cupboard	730	365	118;ml;bottle		soya?		smoked paprika	Half a teaspoon of smoked paprika for a few drops.
vanilla-powder			cupboard	730	365	10;g;jar				vanilla paste
mushroom-powder		mushroom	cupboard	540	270	25;g;jar		celery? soya?		dried mushroom|miso
salt-and-pepper		salt|black-pepper	cupboard	730	365					salt
tinned-tomato		tomato	cupboard	900	2	227;g;tin|400;g;tin|1600;g;multipack				passata|tomato	The same weight of passata, or ripe tomatoes cooked 10 minutes longer. Move what is left to a bowl.
passata		tomato	cupboard	540	5	500;g;carton|680;g;jar				tinned tomatoes|tomato purée	Blend chopped tomatoes. Or one part purée to three parts water.
tomato-puree		tomato	cupboard	720	28	142;g;tin|200;g;tube				passata|ketchup	3 tbsp passata for each tbsp, cooked down. In the UK tomato paste and purée are the same.
sun-dried-tomato		tomato	cupboard	540	14	280;g;jar	5	sulphites?		tomato purée|cherry tomato	Half as much purée in a sauce. In a salad roast cherry tomatoes.
sun-dried-tomato-paste		sun-dried-tomato	cupboard	540	14	95;g;jar|190;g;jar		milk? nuts? sulphites?	dairy? lactose? animal?	tomato purée
baked-beans		haricot-bean|tomato	cupboard	720	2	150;g;tin|200;g;tin|415;g;tin				haricot bean	Haricot beans warmed in passata with a pinch of sugar.
baked-beans-with-sausages		haricot-bean|pork	cupboard	720	2	415;g;tin		gluten milk? mustard? soya? sulphites?	meat pork dairy? lactose? gluten animal	baked beans
bean	pulse		cupboard	720	2	400;g;tin|500;g;bag				chickpea|lentil	Any other tinned bean. One drained tin is about 240 g.
pulse			cupboard	540	180	500;g;bag					Dried beans double in weight when they are cooked.
kidney-bean	bean		cupboard	720	2	210;g;tin|400;g;tin|500;g;bag				black bean|pinto bean	Any tinned bean. Boil dried ones hard for 10 minutes before a slow cooker.
black-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				kidney bean|pinto bean
black-eyed-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				pinto bean|haricot bean
pinto-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				kidney bean|borlotti bean
cannellini-bean	bean		cupboard	720	2	400;g;tin|500;g;bag|700;g;jar				butter bean|haricot bean	Butter beans are bigger and creamier. Use the same amount.
butter-bean	bean		cupboard	720	2	400;g;tin|500;g;bag|700;g;jar				cannellini bean|chickpea
haricot-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				cannellini bean|butter bean
borlotti-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				pinto bean|cannellini bean
flageolet-bean	bean		cupboard	720	2	400;g;tin				cannellini bean|haricot bean
adzuki-bean	bean		cupboard	720	2	400;g;tin|500;g;bag				black bean|kidney bean
mung-bean	pulse		cupboard	540	180	500;g;bag				lentil|adzuki bean
soya-bean	bean		cupboard	540	180	400;g;tin|500;g;bag		soya		butter bean|chickpea	Butter beans hold their shape as well.
lupin-bean	pulse		cupboard	540	5	300;g;jar		lupin sulphites?		butter bean|chickpea	Lupin is one of the 14 allergens, and people allergic to peanuts often react.
refried-beans		pinto-bean|onion	cupboard	720	2	215;g;tin|435;g;tin			meat? pork? animal?	pinto bean|black bean	Fry and mash pinto beans with onion and cumin. Some American tins are made with lard.
frijoles	bean		cupboard	720	2	400;g;tin				pinto bean
chickpea	pulse		cupboard	720	2	210;g;tin|400;g;tin|500;g;bag|700;g;jar				cannellini bean|butter bean	100 g dried gives about one drained tin of 240 g.
aquafaba		chickpea	cupboard	720	3	400;g;tin				egg white	3 tbsp stand in for one egg, 2 tbsp for one white. It whips with a pinch of cream of tartar.
lentil	pulse		cupboard	540	180	250;g;pouch|390;g;tin|500;g;bag				split pea|mung bean
red-lentil	lentil		cupboard	540	180	500;g;bag|1000;g;bag				yellow split pea|moong dal	Yellow split peas take half an hour longer. Green lentils will not melt into the sauce.
green-lentil	lentil		cupboard	540	180	390;g;tin|500;g;bag				puy lentil	Two drained tins for 200 g dried.
puy-lentil	lentil		cupboard	540	180	250;g;pouch|500;g;bag				green lentil
split-pea	pulse		cupboard	540	180	500;g;bag				red lentil
yellow-split-pea	split-pea		cupboard	540	180	410;g;tin|500;g;bag				red lentil|chana dal
mushy-peas	pulse		cupboard	720	2	300;g;tin				frozen pea	Crush boiled frozen peas with a little mint.
sweetcorn			cupboard	720	2	198;g;tin|325;g;tin				frozen pea|red pepper	Frozen or fresh off the cob in the same amount.
creamed-corn		sweetcorn	cupboard	720	2	418;g;tin		milk?	dairy? lactose? animal?	sweetcorn	Blend half of a tin of sweetcorn with a little of its water. Most tins hold starch and no milk.
hominy		sweetcorn	cupboard	720	2	400;g;tin|822;g;tin				sweetcorn|chickpea
tinned-tuna	tuna	fish	cupboard	1080	2	80;g;tin|110;g;tin|145;g;tin|200;g;tin	110	fish	fish animal high-mercury?	chickpea|tinned salmon	The same weight of salmon or mackerel, or mashed chickpeas. In pregnancy at most four tins a week.
tinned-salmon	salmon	fish	cupboard	1080	2	105;g;tin|213;g;tin		fish	fish animal	chickpea|tinned tuna
tinned-mackerel	mackerel	fish	cupboard	1080	2	125;g;tin		celery? fish mustard?	fish animal	chickpea|tinned tuna
tinned-sardine	sardine	fish	cupboard	1080	2	90;g;tin|120;g;tin|155;g;tin|400;g;tin		fish	fish animal	chickpea|tinned mackerel
tinned-crab	crab		cupboard	1080	2	170;g;tin		crustaceans fish?	fish? shellfish animal	hearts of palm|tinned tuna	Hearts of palm, shredded, look and bite alike without shellfish.
tinned-clam	mollusc		cupboard	1080	2	85;g;tin|280;g;tin		crustaceans? molluscs	shellfish animal	oyster mushroom	Fried oyster mushrooms with a little nori.
fish-paste		fish|anchovy	cupboard	540	3	71;g;tube|75;g;jar		gluten? crustaceans? fish milk? soya?	fish shellfish? dairy? lactose? gluten? animal	tapenade without anchovy|miso	Two anchovy fillets for each tsp of anchovy paste. Miso gives depth without fish.
meat-paste		beef|chicken	cupboard	540	3	75;g;jar		celery? gluten? milk? soya?	meat poultry dairy? lactose? gluten? animal	hummus
corned-beef		beef	cupboard	1080	2	198;g;tin|340;g;tin			meat animal	baked beans|tinned jackfruit	Keep it in the fridge before slicing.
spam		pork	cupboard	1080	2	200;g;tin|340;g;tin		gluten? milk? soya?	meat pork dairy? lactose? gluten? animal	smoked tofu|firm tofu|baked beans
tinned-hot-dog-sausage		pork|chicken	cupboard	1080	2	400;g;tin		celery? gluten? milk? mustard? soya?	meat poultry pork dairy? lactose? gluten? animal	vegan sausage|baked beans
stewed-steak		beef|onion	cupboard	1080	2	392;g;tin		celery? gluten milk? mustard? soya?	meat dairy? lactose? gluten animal offal?	green lentil|kidney bean
tinned-chilli-con-carne		beef|kidney-bean|tomato|chilli	cupboard	720	2	392;g;tin		celery? gluten? milk? soya?	meat dairy? lactose? gluten? animal	kidney bean	Vegetarian bean chilli with kidney beans.
spaghetti-hoops		wheat|tomato	cupboard	720	2	200;g;tin|400;g;tin		celery? gluten eggs? milk? soya?	meat? egg? dairy? lactose? gluten animal?	baked beans
anchovy-free-tapenade		olive	cupboard	365	14	90;g;jar|180;g;jar				olive|caper
tapenade		olive|anchovy|caper	cupboard	365	14	90;g;jar|180;g;jar		fish sulphites?	fish animal	anchovy-free tapenade|olive|caper	Chop olives with capers and oil, and leave the anchovy out.
olive			cupboard	540	14	160;g;pot|330;g;jar	4			caper|gherkin	Chopped capers, half as many, for their salt.
stuffed-olive	olive		cupboard	365	14	150;g;pot|330;g;jar	4	fish? milk? nuts? sulphites?	fish? dairy? lactose? animal?	olive|caper	Pimento ones are only olive and pepper. Others hide anchovy, almond or cheese.
caper			cupboard	730	90	99;g;jar|180;g;jar				gherkin|green olive	The same amount of chopped gherkin or green olive.
gherkin		cucumber	cupboard	730	60	340;g;jar|680;g;jar	30	celery? mustard? sulphites?		caper|cucumber	Mustard seed is in the brine of many jars.
pickled-onion		onion|malt-vinegar	cupboard	730	60	440;g;jar	12	gluten? mustard? sulphites?	gluten?	gherkin|red onion	Malt vinegar holds barley. Quick-pickle sliced onion in cider vinegar for 20 minutes.
pickled-red-cabbage		malt-vinegar	cupboard	730	30	340;g;jar		gluten? sulphites?	gluten?	red cabbage
pickled-beetroot		beetroot	cupboard	730	21	340;g;jar|710;g;jar		gluten? sulphites?	gluten?	beetroot
pickled-walnut		walnut	cupboard	730	60	390;g;jar		gluten nuts sulphites?	gluten	gherkin|sweet pickle|cucumber
sauerkraut		cabbage	cupboard	540	14	500;g;jar|680;g;jar		sulphites?	alcohol?	pickled red cabbage|vegan kimchi	Some jars are made with wine.
pickled-jalapeno		chilli	cupboard	540	30	210;g;jar|440;g;jar		sulphites?		green chilli	Fresh green chilli with a little vinegar.
giardiniera		celery|carrot|cauliflower	cupboard	540	30	280;g;jar		celery? mustard? sulphites?		gherkin|cucumber
roasted-red-pepper		bell-pepper	cupboard	540	7	280;g;jar|460;g;jar	70	sulphites?		red pepper	Grill fresh red peppers black, cool them in a bowl and peel.
artichoke-heart		artichoke	cupboard	540	5	280;g;jar|390;g;tin	30	sulphites?		hearts of palm|cannellini bean
antipasti		artichoke|olive|tomato	cupboard	180	5	175;g;pot|280;g;jar		celery? milk? sulphites?	dairy? lactose? animal?	olive|roasted red pepper|bell pepper	Vegetables in oil. Platters with ham and cheese are cold meats.
hearts-of-palm			cupboard	720	3	400;g;tin		sulphites?		artichoke heart|cannellini bean
water-chestnut			cupboard	720	3	225;g;tin				bamboo shoot|radish	A root and no nut. Radish or white cabbage gives the crunch.
bamboo-shoot			cupboard	720	3	225;g;tin				water chestnut|beansprout
chestnut	nut		cupboard	365	3	180;g;pouch	9	nuts?		butter bean|mushroom	Chestnut is none of the nuts that UK law names, and some people with nut allergies still avoid it.
chestnut-puree		chestnut	cupboard	720	5	250;g;tin|435;g;tin		nuts?		chestnut|butter bean	Blend cooked chestnuts with a little milk and sugar.
soup		celery|onion	cupboard	720	2	400;g;tin		celery? gluten? eggs? fish? milk? soya?	meat? pork? fish? egg? dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock	Home-made soup, or stock with cooked vegetables, blended.
vegetable-soup	soup	onion|celery	cupboard	720	2	400;g;tin		celery gluten? milk?	dairy? lactose? gluten? animal?	celery-free vegetable stock
tomato-soup	soup	tomato|milk	cupboard	720	2	400;g;tin		celery? gluten? milk	dairy lactose gluten? animal	passata	Passata with stock and a spoon of sugar, finished with a plant cream for those without dairy.
cream-of-mushroom-soup	soup	mushroom|milk	cupboard	720	2	295;g;tin|400;g;tin		celery? gluten milk soya?	dairy lactose gluten animal	mushroom stock|celery-free vegetable stock	Fry mushrooms, stir in flour and milk or oat drink.
cream-of-chicken-soup	soup	chicken|milk|celery	cupboard	720	2	295;g;tin|400;g;tin		celery gluten eggs? milk soya?	meat poultry egg? dairy lactose gluten animal	gluten-free vegetable stock|celery-free vegetable stock	A white sauce with stock and cooked chicken.
seafood-soup	soup	crustacean|fish|milk|celery|mollusc	cupboard	720	2	400;g;tin		celery gluten? crustaceans fish milk molluscs?	fish shellfish dairy lactose gluten? alcohol? animal	tomato soup|celery-free vegetable stock
packet-soup	soup	onion	cupboard	540	60	4;sachet;box		celery? gluten? eggs? milk? soya?	meat? egg? dairy? lactose? gluten? animal?	gluten-free vegetable stock|celery-free vegetable stock	2 tbsp dried onion with a stock cube for a packet of onion soup.
pasta-sauce		tomato|onion|garlic	cupboard	540	5	190;g;jar|350;g;jar|500;g;jar		celery? gluten? fish? milk?	meat? fish? dairy? lactose? gluten? animal?	passata|tinned tomatoes	Passata simmered with garlic, oil and basil.
carbonara-sauce		milk|pork|egg	cupboard	365	2	350;g;jar		celery? gluten? eggs milk mustard?	meat? pork? egg dairy lactose gluten? animal rennet?	dairy-free white sauce|coconut milk
white-sauce		milk|flour	cupboard	365	2	350;g;jar|470;g;jar		celery? gluten? eggs? milk mustard?	egg? dairy lactose gluten? animal rennet?	dairy-free white sauce|coconut milk	Make it with oat drink and cornflour for those without milk or gluten.
dairy-free-white-sauce			cupboard	365	2	350;g;jar		gluten? soya?	gluten?	coconut milk
cheese-sauce	white-sauce	milk|cheese	cupboard	365	2	300;g;jar|40;g;sachet		celery? gluten? eggs? milk mustard?	egg? dairy lactose gluten? animal rennet?	dairy-free white sauce|coconut milk	Stir nutritional yeast into a dairy-free white sauce.
hollandaise-sauce		egg|butter	cupboard	180	3	170;g;jar		eggs milk mustard? sulphites?	egg dairy animal raw-egg?	vegan mayonnaise|lemon	Warm vegan mayonnaise with lemon juice and mustard. In pregnancy use eggs with the lion mark or a jar.
enchilada-sauce		tomato|chilli	cupboard	365	3	230;g;jar|300;g;jar		celery? gluten? milk? soya?	dairy? lactose? gluten? animal?	passata	Passata with chilli powder, cumin and garlic.
curry-sauce		onion|tomato|garlic|chilli|curry-powder	cupboard	365	3	300;g;jar|450;g;jar		celery? gluten? milk? mustard? nuts? soya? sulphites?	dairy? lactose? gluten? animal?	tinned tomatoes|coconut milk	Fry onion and curry powder, then add tomatoes or coconut milk.
tikka-masala-sauce	curry-sauce	milk|tomato|onion	cupboard	365	3	450;g;jar		celery? gluten? milk mustard? nuts?	dairy lactose gluten? animal	coconut milk|curry sauce
korma-sauce	curry-sauce	milk|almond|cashew|coconut|onion	cupboard	365	3	450;g;jar		celery? gluten? milk mustard? nuts	dairy lactose gluten? animal	coconut milk|curry sauce	Coconut milk with mild curry powder and no nuts.
cooking-sauce		onion	cupboard	365	3	450;g;jar		celery? gluten? eggs? milk? mustard? soya? sulphites?	meat? egg? dairy? lactose? gluten? alcohol? animal? honey?	passata|gluten-free vegetable stock|celery-free vegetable stock
pesto		basil|parmesan|pine-nut|cashew|garlic	cupboard	365	14	90;g;jar|145;g;tub|190;g;jar		eggs? milk nuts sulphites?	egg? dairy lactose animal rennet	vegan nut-free pesto|vegan pesto|anchovy-free tapenade	Blend basil with oil, garlic and toasted sunflower seeds. Jars are mostly made with cashews, and the cheese with animal rennet.
vegan-pesto		basil|cashew|garlic|pine-nut	cupboard	365	14	190;g;jar		nuts soya? sulphites?		vegan nut-free pesto|anchovy-free tapenade
vegan-nut-free-pesto		basil|garlic|sunflower-seed	cupboard	365	14	135;g;jar				anchovy-free tapenade
salsa		tomato|onion|chilli	cupboard	365	7	200;g;jar|300;g;jar		celery? sulphites?		tomato	Chopped tomato, onion, coriander, lime and chilli.
rice-pudding		milk|rice	cupboard	720	2	150;g;pot|400;g;tin		gluten? milk	dairy lactose gluten? animal	dairy-free rice pudding	Simmer pudding rice in coconut milk for one without dairy. Semolina is wheat.
dairy-free-rice-pudding		rice|coconut	cupboard	365	2	400;g;tin				rice
ready-made-custard	fresh-custard	milk	cupboard	365	2	150;g;pot|400;g;tin|500;g;carton		eggs? milk	egg? dairy lactose animal	dairy-free custard	Make it with custard powder and oat drink.
dairy-free-custard			cupboard	180	5	500;g;carton|525;g;carton		gluten? soya?	gluten?	coconut cream
evaporated-milk	milk	milk	cupboard	540	3	170;g;tin|410;g;tin		milk	dairy lactose animal	coconut evaporated milk|coconut milk|single cream	Coconut milk is richer. Single cream in the same amount.
coconut-evaporated-milk		coconut	cupboard	540	3	360;g;tin				coconut milk
tinned-fruit		fruit	cupboard	720	2	227;g;tin|410;g;tin|820;g;tin				fruit	Fresh fruit in the same amount, with a little juice or syrup.
pie-filling		fruit	cupboard	720	3	395;g;tin		sulphites?		tinned fruit	Fruit cooked with sugar and a little cornflour.
tinned-pumpkin		pumpkin	cupboard	720	3	425;g;tin				butternut squash	Roast butternut squash and mash it, then drain off the water.
tinned-potato	potato	potato	cupboard	720	2	300;g;tin|560;g;tin				new potato
tinned-carrot			cupboard	720	2	300;g;tin		celery?		carrot
anchovy	oily-fish	fish	cupboard	540	21	50;g;tin|100;g;jar	4	fish sulphites?	fish animal	caper|olive|miso	Capers or chopped olives bring the salt where no fish is eaten. 1 tsp fish sauce stands in for two fillets.
bean-salad	bean	bean	cupboard	540	2	300;g;tin|400;g;tin		celery? mustard? sulphites?		kidney bean|chickpea
broth-mix	pulse	barley|split-pea|lentil	cupboard	540	180	500;g;bag		gluten	gluten	lentil|split pea	It holds pearl barley. Split peas and lentils alone do not.
tomato-sauce	pasta-sauce	tomato|onion|garlic	cupboard	540	5	190;g;jar|350;g;jar|500;g;jar		celery?		passata|tinned tomatoes	Passata simmered with garlic, oil and basil. In Britain the word can also mean ketchup.
puttanesca-sauce	pasta-sauce	tomato|anchovy|olive|caper	cupboard	540	5	190;g;jar|350;g;jar		celery? fish sulphites?	fish animal	tomato sauce	Tomato sauce with olives and capers and no anchovy.
thai-curry-sauce		coconut-milk|thai-curry-paste	cupboard	365	3	300;g;jar|400;g;jar		gluten? crustaceans? fish? molluscs? mustard? peanuts? soya? sulphites?	fish? shellfish? gluten? animal?	coconut milk	Coconut milk with vegan Thai curry paste.
pasta		wheat	cupboard	540	180	500;g;pack|1000;g;pack		gluten eggs?	egg? gluten animal?	gluten-free pasta|rice|rice noodle	The same weight of gluten-free pasta, tested a minute early. Most dried pasta is wheat and water alone, but read the label for egg.
spaghetti	pasta	wheat	cupboard	540	180	500;g;pack|1000;g;pack		gluten	gluten	gluten-free spaghetti|gluten-free pasta|rice noodle	Dried spaghetti is durum wheat and water.
egg-free-dried-pasta	pasta	wheat	cupboard	540	180	500;g;pack		gluten	gluten	gluten-free pasta
tagliatelle	pasta	wheat	cupboard	540	180	500;g;pack		gluten eggs?	egg? gluten animal?	linguine|gluten-free pasta	Nests of tagliatelle are often made with egg. Linguine is without.
pappardelle	pasta	wheat|egg	cupboard	540	180	250;g;pack|500;g;pack		gluten eggs	egg gluten animal	linguine|gluten-free pasta	Made with egg. Linguine in its place where egg is out.
wholewheat-pasta	pasta	wheat	cupboard	540	180	500;g;pack		gluten	gluten	gluten-free pasta
gluten-free-pasta		sweetcorn|rice	cupboard	540	180	500;g;pack				rice noodle|rice	Cook in plenty of water and rinse it for a salad.
gluten-free-spaghetti	gluten-free-pasta	sweetcorn|rice	cupboard	540	180	500;g;pack				rice noodle
gluten-free-lasagne-sheet	gluten-free-pasta	sweetcorn|rice	cupboard	540	180	250;g;pack	15	eggs?	egg? animal?	courgette
pulse-pasta		lentil|chickpea	cupboard	540	180	250;g;pack		gluten? lupin? soya?	gluten?	gluten-free pasta|rice	Of lentils, chickpeas or peas. A few are of soya beans or lupin.
lasagne-sheet	pasta	wheat	cupboard	540	180	250;g;pack|500;g;pack	15	gluten eggs?	egg? gluten animal?	gluten-free lasagne sheet|courgette	Long slices of grilled courgette or aubergine layer as well.
orzo	pasta	wheat	cupboard	540	180	500;g;pack		gluten	gluten	risotto rice|gluten-free pasta|quinoa
fresh-pasta	pasta	wheat|egg	fridge	14	2	300;g;pack|400;g;pack		gluten eggs	egg gluten animal	spaghetti|gluten-free pasta	Fresh pasta is made with egg. Dried spaghetti, three quarters of the weight, has none.
filled-pasta	fresh-pasta	wheat|egg|cheese	fridge	14	2	250;g;pack|300;g;pack		celery? gluten crustaceans? eggs fish? milk nuts? soya?	meat? pork? fish? shellfish? egg dairy lactose gluten animal rennet?	gluten-free filled pasta|gnocchi|spaghetti|gluten-free pasta	Ham, beef or hard cheese may be inside: read the label.
gluten-free-filled-pasta		egg|cheese	fridge	14	2	250;g;pack		eggs milk nuts?	meat? pork? egg dairy lactose animal rennet?	gluten-free pasta
gnocchi		potato|wheat	cupboard	60	2	400;g;pack|500;g;pack		gluten eggs? milk? sulphites?	egg? dairy? lactose? gluten animal?	gluten-free gnocchi|new potato
gluten-free-gnocchi		potato	cupboard	60	2	400;g;pack		eggs? milk? sulphites?	egg? dairy? lactose? animal?	new potato
fregola	pasta	wheat	cupboard	540	180	500;g;pack		gluten	gluten	quinoa|giant couscous
macaroni-cheese		wheat|milk|cheese	fridge	4	2	400;g;pack	400	celery? gluten eggs? milk mustard? soya?	meat? egg? dairy lactose gluten animal rennet?	gluten-free pasta
noodle		wheat	cupboard	360	2	250;g;pack|300;g;pack		gluten eggs? soya?	egg? gluten animal?	rice noodle|glass noodle	The same weight of rice noodles, soaked instead of boiled.
egg-noodle	noodle	wheat|egg	cupboard	360	2	250;g;pack|375;g;pack	62	gluten eggs	egg gluten animal	rice noodle|udon noodle|glass noodle	Udon has no egg. Rice noodles have neither egg nor gluten.
udon-noodle	noodle	wheat	cupboard	180	2	300;g;pack|400;g;pack	150	gluten	gluten	rice noodle
soba-noodle	noodle	buckwheat|wheat	cupboard	360	30	250;g;pack		gluten	gluten	rice noodle|100% buckwheat soba	Most soba is mixed with wheat.
100-buckwheat-soba		buckwheat	cupboard	360	30			gluten?	gluten?	rice noodle
ramen-noodle	noodle	wheat	cupboard	360	2	250;g;pack		gluten eggs?	egg? gluten animal?	rice noodle|udon noodle
instant-noodle	noodle	wheat	cupboard	270		85;g;pack	85	celery? gluten crustaceans? eggs? fish? milk? molluscs? mustard? sesame? soya	meat? fish? shellfish? egg? dairy? lactose? gluten animal?	rice noodle	The sachet may hold soya, milk, celery, fish or meat: read the label.
rice-noodle	noodle	rice	cupboard	360	30	250;g;pack|375;g;pack				glass noodle|gluten-free spaghetti	Soak in hot water until just soft.
glass-noodle	noodle		cupboard	360	30	100;g;pack				rice noodle
rice			cupboard	720	180	500;g;bag|1000;g;bag				quinoa|cauliflower rice	The same amount of quinoa. Cool cooked rice within an hour and eat it within 24 hours.
brown-rice	rice		cupboard	365	120	500;g;bag|1000;g;bag				rice|quinoa	Takes 10 to 15 minutes longer than white rice.
risotto-rice	rice		cupboard	720	180	500;g;bag|1000;g;bag				pearl barley|sushi rice|quinoa	Pudding rice works at a pinch. Pearl barley holds gluten and takes longer.
sushi-rice	rice		cupboard	720	180	500;g;bag				risotto rice	Glutinous means sticky: it holds no gluten.
microwave-rice	rice	rice	cupboard	270	1	250;g;pouch		celery? gluten? milk? mustard? soya?	dairy? lactose? gluten? animal?	rice	Plain pouches hold rice and oil. Flavoured ones may hold milk, celery, soya or egg.
rice-flake	rice		cupboard	365	120	500;g;bag				rice|gluten-free oat
couscous		wheat	cupboard	365	120	500;g;bag		gluten	gluten	quinoa|millet|cauliflower rice	The same amount of quinoa, simmered for 12 to 15 minutes.
flavoured-couscous		wheat	cupboard	270	1	110;g;pack		celery? gluten milk? mustard? nuts? sesame? soya? sulphites?	dairy? lactose? gluten animal?	quinoa
giant-couscous	couscous	wheat	cupboard	365	120	300;g;bag|500;g;bag		gluten	gluten	quinoa|rice
bulgur-wheat		wheat	cupboard	365	120	500;g;bag		gluten	gluten	quinoa|millet
freekeh		wheat	cupboard	365	120	200;g;bag|500;g;bag		gluten	gluten	quinoa|buckwheat|rice	Kinds of wheat, so not for coeliacs.
wheat			cupboard	365	120	500;g;bag		gluten	gluten	quinoa|buckwheat|rice
spelt	wheat		cupboard	365	120	500;g;bag		gluten	gluten	quinoa|rice	Spelt is a wheat, so not for coeliacs.
rye			cupboard	365	120	500;g;bag		gluten	gluten	buckwheat|quinoa
barley			cupboard	365	120	500;g;bag		gluten	gluten	buckwheat|rice|quinoa
pearl-barley	barley		cupboard	365	120	500;g;bag		gluten	gluten	risotto rice|quinoa|buckwheat	Brown rice thickens a soup nearly as well, without gluten.
oat			cupboard	300	90	500;g;bag|1000;g;bag		gluten	gluten	gluten-free oat|millet flake|quinoa flake	Plain oats are ground beside wheat. Coeliacs need oats marked gluten-free, and a few do not bear them at all.
gluten-free-oat			cupboard	300	90	430;g;bag				quinoa flake|millet flake	A few coeliacs do not bear oats at all.
bran		wheat|oat	cupboard	240	90	500;g;bag		gluten	gluten	rice bran|flaxseed
rice-bran		rice	cupboard	180	60					flaxseed
wheat-germ		wheat	cupboard	180	60	250;g;bag		gluten	gluten	rice bran|flaxseed
semolina		wheat	cupboard	365	120	500;g;bag		gluten	gluten	polenta|ground rice	Fine polenta in the same amount for gluten-free puddings and dusting.
polenta		sweetcorn	cupboard	365	120	500;g;bag				semolina|quinoa	Semolina in the same amount where gluten is no matter.
quinoa			cupboard	720	180	300;g;bag|500;g;bag				rice|millet|bulgur wheat	Rinse it first. Rice in the same amount.
quinoa-flake		quinoa	cupboard	365	120	400;g;bag				gluten-free oat
buckwheat			cupboard	365	120	500;g;bag				quinoa|rice	Despite the name no wheat, and free of gluten.
millet			cupboard	365	120	500;g;bag				quinoa|rice
grain			cupboard	365	120			gluten?	gluten?	quinoa|rice	Mixed grains mostly hold wheat, spelt or barley.
tapioca			cupboard	720	180	500;g;bag				pudding rice|ground rice
dried-hominy		sweetcorn	cupboard	720	180					sweetcorn|chickpea
dried-pasta	pasta	wheat	cupboard	540	180	500;g;pack|1000;g;pack		gluten	gluten	gluten-free pasta|rice|rice noodle	Durum wheat and water. The same weight of gluten-free pasta, tested a minute early.
pastina	pasta	wheat	cupboard	540	180			gluten eggs?	egg? gluten animal?	gluten-free pasta|rice
vermicelli	noodle	wheat	cupboard	360	120	250;g;pack		gluten? eggs?	egg? gluten? animal?	rice noodle	May be of wheat or of rice: read the packet.
tteok		rice	fridge	30	3	500;g;pack		gluten? fish? soya?	fish? gluten? animal?	rice noodle|gnocchi	Some are made with wheat.
meat-filled-pasta	filled-pasta	wheat|egg|cheese|beef|pork|chicken	fridge	14	2	250;g;pack|300;g;pack		celery? gluten eggs milk nuts? soya? sulphites?	meat poultry? pork? egg dairy lactose gluten animal rennet?	gnocchi|gluten-free pasta
egg-fried-rice		rice|egg	cupboard	270	1	250;g;pouch		celery? gluten? crustaceans? eggs milk? mustard? sesame? soya?	meat? pork? shellfish? egg dairy? lactose? gluten? animal	rice
oil			cupboard	540	180	1000;ml;bottle				sunflower oil|rapeseed oil	Any mild oil will do. Butter and extra virgin olive oil burn in deep frying.
vegetable-oil	oil		cupboard	540	180	1000;ml;bottle|2000;ml;bottle|3000;ml;bottle				sunflower oil|rapeseed oil	The same amount of any mild oil. UK bottles are mostly rapeseed, American ones refined soya.
sunflower-oil	oil	sunflower-seed	cupboard	540	180	1000;ml;bottle|2000;ml;bottle				rapeseed oil|vegetable oil|light olive oil
rapeseed-oil	oil		cupboard	540	180	500;ml;bottle|1000;ml;bottle				sunflower oil|vegetable oil
corn-oil	oil	sweetcorn	cupboard	540	180	1000;ml;bottle				sunflower oil|rapeseed oil
grapeseed-oil	oil		cupboard	540	180	250;ml;bottle|500;ml;bottle				sunflower oil|rapeseed oil
hemp-oil	oil		cupboard	270	60	250;ml;bottle				rapeseed oil|extra virgin olive oil	For dressings only, and keep it in the fridge.
palm-oil	oil		cupboard	540	180	500;ml;bottle				coconut oil|vegetable oil
olive-oil	oil	olive	cupboard	540	180	250;ml;bottle|500;ml;bottle|1000;ml;bottle				rapeseed oil|sunflower oil	The same amount of rapeseed oil. In a dressing its taste will be missed.
extra-virgin-olive-oil	olive-oil	olive	cupboard	540	180	250;ml;bottle|500;ml;bottle|750;ml;bottle|1000;ml;bottle				olive oil|rapeseed oil
coconut-oil	oil	coconut	cupboard	540	365	300;ml;jar|500;ml;jar				dairy-free baking block|butter|sunflower oil	Butter in the same amount. A liquid oil will not set in a no-bake slice.
groundnut-oil	oil	peanut	cupboard	540	180	500;ml;bottle|1000;ml;bottle		peanuts		sunflower oil|rapeseed oil	Any mild oil. It must never be used for a peanut allergy.
sesame-oil	oil	sesame-seed	cupboard	540	180	100;ml;bottle|150;ml;bottle|250;ml;bottle		sesame		toasted rapeseed oil|sunflower oil	Nothing has its toasty taste. Sunflower oil with a few toasted pumpkin seeds for a sesame allergy.
toasted-rapeseed-oil	rapeseed-oil		cupboard	365	120	250;ml;bottle				rapeseed oil
nut-oil	oil	nut	cupboard	365	90	250;ml;bottle		nuts		rapeseed oil|extra virgin olive oil
walnut-oil	nut-oil	walnut	cupboard	365	90	250;ml;bottle		nuts		extra virgin olive oil|rapeseed oil
truffle-oil	olive-oil	truffle|olive	cupboard	365	90	55;ml;bottle|100;ml;bottle				extra virgin olive oil
chilli-oil	oil	chilli	cupboard	365	120	100;ml;bottle|250;ml;bottle		sesame? soya?		chilli flakes|olive oil	Warm oil with chilli flakes. Crispy chilli oil is a thing of its own with soya.
crispy-chilli-oil	chilli-oil	chilli|soya-bean|garlic	cupboard	365	90	170;g;jar|210;g;jar		gluten? peanuts? sesame? soya	gluten?	chilli oil|sriracha|chilli flakes	Many jars hold peanuts or soy sauce.
garlic-oil	olive-oil	garlic|olive	cupboard	365	90	250;ml;bottle				olive oil	Buy it. Home-made garlic oil at room temperature can make you gravely ill.
mustard-oil	oil	mustard-seed	cupboard	540	180	500;ml;bottle		mustard		rapeseed oil|sunflower oil	Rapeseed oil with no mustard in it. UK bottles are labelled for outside use only.
cooking-spray			cupboard	540	180	190;ml;bottle|200;ml;bottle		soya?		sunflower oil|olive oil	A teaspoon of oil on a piece of kitchen paper. American cans may hold soya lecithin.
vegetable-shortening			fridge	270	120	250;g;block		soya?		dairy-free baking block|coconut oil|lard	Lard or a hard baking block in the same weight.
goose-fat	animal-fat	goose	cupboard	365	60	180;g;jar|320;g;jar			meat poultry animal	sunflower oil|rapeseed oil|vegetable shortening	Sunflower oil, very hot, makes potatoes as crisp.
animal-fat			cupboard	180	60	250;g;pack			meat pork? animal	sunflower oil|vegetable shortening
vinegar			cupboard	1095	365	250;ml;bottle|350;ml;bottle		gluten? sulphites?	gluten?	lemon juice|cider vinegar|rice vinegar|lemon	The same amount of another pale vinegar or of lemon juice. For pickles keep to 5 % acid.
malt-vinegar	vinegar	barley	cupboard	1095	365	284;ml;bottle|568;ml;bottle|1140;ml;bottle		gluten sulphites?	gluten	cider vinegar|distilled vinegar|rice vinegar|lemon	Cider vinegar is made without barley.
distilled-vinegar	vinegar		cupboard	1095	365	568;ml;bottle|1140;ml;bottle		gluten? sulphites?	gluten?	cider vinegar|white wine vinegar|lemon juice|rice vinegar|lemon	Distilled malt vinegar comes from barley, spirit vinegar does not.
cider-vinegar	vinegar	apple	cupboard	1095	365	350;ml;bottle|500;ml;bottle		sulphites?		white wine vinegar|lemon juice|rice vinegar
wine-vinegar	vinegar		cupboard	1095	365	250;ml;bottle|350;ml;bottle|500;ml;bottle		sulphites		cider vinegar|lemon juice|rice vinegar
white-wine-vinegar	wine-vinegar		cupboard	1095	365	350;ml;bottle|500;ml;bottle		sulphites		cider vinegar|lemon juice|rice vinegar	The same amount of any other pale vinegar.
red-wine-vinegar	wine-vinegar		cupboard	1095	365	350;ml;bottle|500;ml;bottle		sulphites		cider vinegar|sherry vinegar|rice vinegar	Cider vinegar, or half as much balsamic.
sherry-vinegar	wine-vinegar		cupboard	1095	365	250;ml;bottle|375;ml;bottle		sulphites		cider vinegar|red wine vinegar|rice vinegar
balsamic-vinegar	vinegar		cupboard	1095	365	250;ml;bottle|500;ml;bottle		sulphites		cider vinegar|red wine vinegar|pomegranate molasses|rice vinegar	Red wine vinegar with half a tsp of sugar for each tbsp.
rice-vinegar	vinegar	rice	cupboard	1095	365	150;ml;bottle|250;ml;bottle		gluten?	gluten?	cider vinegar|white wine vinegar	Cider vinegar with a pinch of sugar.
black-vinegar	vinegar	rice|wheat	cupboard	1095	365	150;ml;bottle|550;ml;bottle		gluten	gluten	balsamic vinegar|rice vinegar	Most bottles hold wheat bran. Balsamic with a little rice vinegar comes near.
ume-vinegar	vinegar		cupboard	1095	365	150;ml;bottle				rice vinegar|lemon juice
verjuice			cupboard	730	60	250;ml;bottle		sulphites?		lemon juice|white wine vinegar|lemon
tomato-ketchup		tomato	cupboard	365	56	342;g;bottle|460;g;bottle|910;g;bottle		celery?		tomato purée|passata	Equal parts purée and water, with 1 tsp vinegar and 1 tsp sugar for 2 tbsp.
brown-sauce		malt-vinegar|date|tomato	cupboard	365	56	255;g;bottle|450;g;bottle		celery? gluten fish? soya? sulphites?	fish? gluten animal?	gluten-free brown sauce|tomato ketchup|tomato purée	Ketchup with a little vinegar and tamarind. Malt vinegar and rye are the gluten.
gluten-free-brown-sauce			cupboard	365	56	290;g;bottle		celery? sulphites?		tomato ketchup|tomato purée
mayonnaise		egg|oil	cupboard	270	56	215;g;jar|400;g;jar|430;ml;bottle|600;g;jar		eggs mustard? sulphites?	egg animal	vegan mayonnaise|greek yogurt|crème fraîche|avocado	Vegan mayonnaise in the same amount. Yogurt goes in a cold sauce and not in a hot sandwich. Home-made keeps 2 days.
vegan-mayonnaise			cupboard	270	42	270;g;bottle|400;ml;bottle		mustard? soya? sulphites?		dairy-free soft cheese|hummus|avocado	Use in the same amount as mayonnaise.
aioli	mayonnaise	egg|garlic	cupboard	180	42	250;ml;bottle		eggs milk? mustard? sulphites?	egg dairy? lactose? animal raw-egg?	vegan garlic mayonnaise|vegan mayonnaise|avocado	Vegan mayonnaise with crushed garlic. Home-made is raw egg, so use eggs with the lion mark.
vegan-garlic-mayonnaise	vegan-mayonnaise	garlic	cupboard	180	42	250;ml;bottle		mustard? soya?		vegan mayonnaise|avocado
salad-cream		egg|mustard	cupboard	270	56	285;g;bottle|425;g;bottle		eggs milk? mustard	egg dairy? lactose? animal	vegan salad cream|vegan mayonnaise|avocado	Vegan mayonnaise with vinegar and sugar.
vegan-salad-cream		mustard	cupboard	270	56	425;g;bottle		mustard		vegan mayonnaise|avocado
burger-sauce		egg|mustard|tomato	cupboard	270	42	250;ml;bottle		celery? gluten? eggs fish? milk? mustard? sulphites?	fish? egg dairy? lactose? gluten? animal	vegan mayonnaise|tomato ketchup|avocado	Vegan mayonnaise with ketchup and chopped gherkin. Seafood sauce has Worcestershire sauce in it, which is fish.
tartare-sauce		egg|caper|gherkin	cupboard	270	42	180;g;jar|220;g;jar		eggs fish? milk? mustard sulphites?	fish? egg dairy? lactose? animal	vegan mayonnaise|caper|avocado	Vegan mayonnaise with chopped capers and gherkins.
mustard			cupboard	540	120	180;g;jar|200;g;jar		gluten? mustard sulphites?	gluten?	horseradish sauce|white wine vinegar|mayonnaise|lemon	Another mild mustard, or a third as much English. For a mustard allergy a little white wine vinegar and turmeric.
dijon-mustard	mustard	mustard-seed	cupboard	540	120	185;g;jar|215;g;jar		mustard sulphites		white wine vinegar|wholegrain mustard|lemon	In a dressing a little more vinegar will do for a mustard allergy, and it will not bind so well.
wholegrain-mustard	mustard	mustard-seed	cupboard	540	120	185;g;jar|210;g;jar		mustard sulphites?		white wine vinegar|dijon mustard|lemon
english-mustard	mustard	mustard-seed|wheat	cupboard	540	120	100;g;jar|170;g;jar|150;g;tube		gluten mustard sulphites?	gluten	horseradish sauce|dijon mustard|lemon	Three times as much Dijon. The well-known jars hold wheat.
american-mustard	mustard	mustard-seed	cupboard	540	120	226;g;bottle		celery? gluten? mustard	gluten?	white wine vinegar|dijon mustard|lemon
honey-mustard	mustard	honey|mustard-seed	cupboard	365	56	185;g;jar|250;ml;bottle		eggs? mustard sulphites?	egg? animal honey	maple syrup|american mustard|lemon	Maple syrup with mild mustard for vegans.
horseradish-sauce		horseradish|milk	cupboard	365	42	145;g;jar|185;g;jar		gluten? eggs? milk mustard? sulphites	egg? dairy lactose gluten? animal	dairy-free horseradish|horseradish|wasabi	Fresh grated horseradish with a little vinegar. Creamed kinds hold cream and egg.
dairy-free-horseradish		horseradish	cupboard	365	42	145;g;jar		mustard? sulphites?		horseradish
mint-sauce		mint	cupboard	540	90	165;g;jar|190;g;jar		gluten? sulphites?	gluten?	mint|mint jelly	Chopped mint with sugar and cider vinegar. Jars are often made with barley malt vinegar.
worcestershire-sauce		anchovy|malt-vinegar|tamarind-paste|onion|garlic	cupboard	1095	365	150;ml;bottle|290;ml;bottle		celery? gluten fish soya? sulphites?	fish gluten animal	vegan worcestershire sauce|tamari|balsamic vinegar|coconut aminos	Soy sauce with a few drops of vinegar. UK bottles hold anchovies and barley malt vinegar.
vegan-worcestershire-sauce		tamarind-paste|onion|garlic	cupboard	1095	365	140;ml;bottle|284;ml;bottle		soya? sulphites?		balsamic vinegar|coconut aminos	Use in the same amount as Worcestershire sauce.
barbecue-sauce		tomato|onion	cupboard	365	56	320;g;bottle|470;g;bottle		celery? gluten? fish? mustard? soya? sulphites?	fish? gluten? animal?	tomato ketchup|tomato purée	Ketchup with brown sugar, vinegar and smoked paprika.
steak-sauce		tomato|tamarind-paste	cupboard	365	56	255;g;bottle		celery? gluten? fish? mustard? soya? sulphites?	fish? gluten? animal?	gluten-free brown sauce|tomato ketchup|tomato purée
hot-sauce		chilli	cupboard	730	180	57;ml;bottle|142;ml;bottle|150;ml;bottle		sulphites?		chilli flakes|cayenne pepper	A quarter tsp of cayenne and a few drops of vinegar for each tsp.
chilli-sauce		chilli|garlic	cupboard	365	90	150;ml;bottle|350;ml;bottle		celery? gluten? soya? sulphites?	gluten?	sriracha|hot sauce|chilli flakes
sweet-chilli-sauce		chilli|garlic	cupboard	365	56	150;ml;bottle|290;ml;bottle		fish? sulphites?	fish? animal?	chilli jam|hot sauce|chilli flakes	Hot sauce with sugar or honey and a splash of vinegar.
sriracha		chilli|garlic	cupboard	540	180	200;ml;bottle|455;ml;bottle		fish? sulphites?	fish? animal?	hot sauce|chilli sauce|chilli flakes
peri-peri-sauce		chilli|garlic|lemon	cupboard	365	56	125;g;bottle|250;g;bottle		celery? mustard? soya? sulphites?		hot sauce|chilli flakes	Hot sauce with lemon, garlic and paprika.
chilli-jam		chilli|bell-pepper	cupboard	540	56	285;g;jar		fish? mustard? sulphites?	fish? animal?	sweet chilli sauce|mango chutney|chilli flakes
soy-sauce		soya-bean|wheat	cupboard	730	180	150;ml;bottle|250;ml;bottle|1000;ml;bottle		gluten soya	gluten	tamari|coconut aminos	Tamari in the same amount is brewed without wheat. Coconut aminos hold no soya and are sweeter.
tamari		soya-bean	cupboard	730	180	150;ml;bottle|250;ml;bottle		soya		coconut aminos|soy sauce	The same amount. Read the label, for a rare bottle is brewed with a little wheat.
liquid-aminos		soya-bean	cupboard	730	180	150;ml;bottle|473;ml;bottle		soya		tamari|coconut aminos
coconut-aminos		coconut	cupboard	730	180	150;ml;bottle|250;ml;bottle				tamari	Use half as much again for soy sauce and leave out a pinch of sugar.
maggi-seasoning		wheat|soya-bean	cupboard	730	365	100;ml;bottle|200;ml;bottle		celery? gluten soya?	gluten	tamari|coconut aminos
gravy-browning			cupboard	1095	365	150;ml;bottle		gluten? soya? sulphites?	gluten?	coconut aminos|tamari|black treacle	A drop of dark soy sauce or treacle for the colour.
salad-dressing			cupboard	180	42	250;ml;bottle		celery? gluten? eggs? fish? milk? mustard? sesame? soya? sulphites?	fish? egg? dairy? lactose? gluten? animal? rennet?	olive oil and lemon juice|vinaigrette	Three parts oil to one of lemon juice or vinegar.
vinaigrette	salad-dressing	oil|vinegar|mustard	cupboard	180	42	250;ml;bottle		celery? milk? mustard? sulphites?	dairy? lactose? animal?	olive oil and lemon juice	Three parts oil to one of vinegar, with mustard only for those who may.
olive-oil-and-lemon-juice	salad-dressing	olive-oil|lemon	cupboard		3						Three parts oil to one of juice, with salt and pepper. Free of all 14 allergens when the lemon is fresh.
caesar-dressing	salad-dressing	anchovy|parmesan|egg|mustard|worcestershire-sauce	cupboard	180	42	150;g;bottle|250;ml;bottle		gluten? eggs fish milk mustard sulphites?	fish egg dairy lactose gluten? animal rennet	vegan caesar dressing|vegan mayonnaise|olive oil and lemon juice	Vegan mayonnaise with lemon, garlic and capers.
vegan-caesar-dressing	salad-dressing		cupboard	180	42	250;ml;bottle		mustard? nuts? soya?		vegan mayonnaise|olive oil and lemon juice
ranch-dressing	salad-dressing	milk|egg	cupboard	180	42	250;ml;bottle		celery? gluten? eggs milk mustard?	egg dairy lactose gluten? animal	vegan mayonnaise|olive oil and lemon juice	Vegan mayonnaise thinned with oat drink, with dill, chives and garlic.
blue-cheese-dressing	salad-dressing	milk|cheese|egg	cupboard	120	28	250;ml;bottle		celery? eggs fish? milk mustard?	fish? egg dairy lactose animal rennet? mould-cheese?	vegan mayonnaise|olive oil and lemon juice
chutney		onion	cupboard	540	42	290;g;jar|320;g;jar		celery? gluten? mustard? sulphites?	gluten?	mango chutney|jam|fruit compote	Fruit jam with a splash of vinegar. Malt vinegar and mustard seed are common.
mango-chutney	chutney	mango	cupboard	540	42	227;g;jar|360;g;jar		mustard? sulphites?		apricot jam|chutney|fruit compote	Apricot jam with lemon juice and a pinch of chilli.
relish		onion	cupboard	540	42	280;g;jar|320;g;jar		celery? gluten? mustard? sulphites?	gluten?	chutney|gherkin|cucumber
sweet-pickle	chutney	onion|malt-vinegar|date|swede	cupboard	540	42	295;g;jar|360;g;jar|520;g;jar		celery? gluten mustard? sulphites?	gluten	gluten-free pickle|mango chutney|fruit compote	Mango chutney is softer and sweeter. Malt vinegar is the gluten.
gluten-free-pickle	chutney		cupboard	540	42	295;g;jar		celery? mustard? sulphites?		mango chutney|fruit compote
indian-pickle		chilli|mustard-seed	cupboard	540	60	283;g;jar		mustard sulphites?		mango chutney|chilli jam|lime	Mango chutney with chilli is milder, and check it for mustard.
piccalilli	chutney	cauliflower|gherkin|mustard	cupboard	540	42	280;g;jar|400;g;jar		celery? gluten? mustard sulphites?	gluten?	gherkin|mango chutney|cucumber
cranberry-sauce		cranberry	cupboard	540	28	190;g;jar|250;g;jar		sulphites?		redcurrant jelly|cranberry	Redcurrant jelly, or cranberries boiled with half their weight of sugar.
apple-sauce		apple	cupboard	540	14	270;g;jar|680;g;jar		sulphites?		cooking apple|fruit compote	One cooking apple, stewed and mashed, gives about 150 g. In a cake 80 g stands in for an egg.
bottled-marinade			cupboard	365	14	250;ml;bottle		celery? gluten? fish? milk? mustard? sesame? soya? sulphites?	fish? dairy? lactose? gluten? alcohol? animal? honey?	olive oil and lemon juice	Oil, lemon, garlic and plain spices. Boil or throw away what raw meat lay in.
table-sauce			cupboard	365	42	250;ml;bottle		celery? gluten? crustaceans? eggs? fish? milk? molluscs? mustard? nuts? peanuts? sesame? soya? sulphites?	fish? shellfish? egg? dairy? lactose? gluten? animal?		A sauce that is not named may hold anything, so ask which one is meant.
chimichurri		parsley|garlic|red-wine-vinegar	cupboard	180	14	185;g;jar		sulphites		parsley	Chop parsley, oregano and garlic into oil with lemon juice.
buffalo-sauce	hot-sauce	chilli	cupboard	365	90	148;ml;bottle|250;ml;bottle		celery? gluten? milk? mustard? soya? sulphites?	dairy? lactose? gluten? animal?	hot sauce|chilli flakes	Hot sauce with dairy-free spread. The home-made kind is half butter.
romesco-sauce		almond|hazelnut|bell-pepper|tomato|garlic	cupboard	180	7	180;g;jar		gluten? nuts sulphites?	gluten?	roasted red pepper|harissa|bell pepper	Blend roasted peppers with toasted sunflower seeds in place of the nuts.
soya-oil	oil	soya-bean	cupboard	540	180	1000;ml;bottle		soya?		sunflower oil|rapeseed oil	Fully refined soya oil needs no allergen label by law. Cold-pressed oil does.
cumberland-sauce		redcurrant-jelly|orange|fortified-wine	cupboard	365	28	200;g;jar		mustard? sulphites	alcohol	redcurrant jelly|cranberry sauce	Redcurrant jelly with orange zest and no port.
flour		wheat	cupboard	270	180	500;g;bag|1500;g;bag		gluten	gluten	gluten-free plain flour|plain flour	Gluten-free flour in the same weight, with a quarter tsp xanthan gum for each 150 g in baking.
plain-flour	flour	wheat	cupboard	270	180	500;g;bag|1000;g;bag|1500;g;bag		gluten	gluten	gluten-free plain flour|rice flour|cornflour	To thicken use half as much cornflour. Gluten-free flour works in cakes and sauces, less well in yeast bread.
self-raising-flour	flour	wheat|baking-powder	cupboard	240	120	500;g;bag|1000;g;bag|1500;g;bag		gluten	gluten	gluten-free self-raising flour|plain flour	Plain flour with 2 tsp baking powder for each 150 g.
strong-white-flour	flour	wheat	cupboard	270	180	1000;g;bag|1500;g;bag		gluten	gluten	gluten-free bread flour|plain flour	Plain flour makes a closer crumb with a little less water.
wholemeal-flour	flour	wheat	cupboard	180	90	1000;g;bag|1500;g;bag		gluten	gluten	gluten-free plain flour|plain flour	White flour with a tenth less liquid.
spelt-flour	flour		cupboard	180	90	500;g;bag|1000;g;bag		gluten	gluten	gluten-free plain flour|wholemeal flour	Spelt is a wheat and not gluten-free.
rye-flour	flour		cupboard	180	90	1000;g;bag		gluten	gluten	wholemeal flour|buckwheat flour|gluten-free plain flour
gluten-free-plain-flour		rice|potato|tapioca-starch	cupboard	270	180	1000;g;bag		lupin?		rice flour|plain flour	The same weight, with a quarter tsp xanthan gum for each 150 g if the blend has none. A few blends hold lupin.
gluten-free-self-raising-flour		rice|potato|tapioca-starch	cupboard	240	120	1000;g;bag		lupin?		gluten-free plain flour|rice flour	Gluten-free plain flour with 2 tsp gluten-free baking powder for each 150 g.
gluten-free-bread-flour		rice|potato|tapioca-starch	cupboard	270	180	1000;g;bag		eggs? lupin? milk?	egg? dairy? lactose? animal?	gluten-free plain flour|rice flour
rice-flour		rice	cupboard	365	180	500;g;bag				cornflour|gluten-free plain flour
gram-flour		chickpea	cupboard	270	120	500;g;bag|1000;g;bag				gluten-free plain flour|plain flour	3 tbsp with 3 tbsp water stand in for an egg in a batter.
buckwheat-flour		buckwheat	cupboard	180	90	1000;g;bag		gluten?	gluten?	gluten-free plain flour|rice flour	No wheat in spite of its name. A few mills grind wheat too, so look for a gluten-free mark.
oat-flour		oat	cupboard	180	90	500;g;bag		gluten	gluten	gluten-free plain flour|rice flour	Whizz oats in a blender, gluten-free ones if need be.
coconut-flour		coconut	cupboard	270	120	500;g;bag		sulphites?		ground almonds|gluten-free plain flour	It drinks a great deal. Use a quarter as much in place of wheat flour and add egg.
ground-almond		almond	cupboard	270	90	150;g;bag|300;g;bag|500;g;bag		nuts		ground sunflower seeds|polenta	Ground sunflower seeds in the same weight, or half flour and half fine semolina where gluten is no worry.
ground-sunflower-seeds		sunflower-seed	cupboard	180	60	200;g;bag				polenta|oat	In a bake with bicarbonate it can turn harmlessly green.
lupin-flour		lupin-bean	cupboard	270	120	500;g;bag		lupin		gram flour|soya flour	Lupin is one of the 14 allergens.
soya-flour		soya-bean	cupboard	270	120	500;g;bag		soya		gram flour
peanut-flour		peanut	cupboard	270	120	180;g;tub		nuts? peanuts		gram flour
soya-lecithin		soya-bean	cupboard	365	180	250;g;tub		soya
potato-starch		potato	cupboard	540	270	250;g;bag|500;g;bag		sulphites?		cornflour|tapioca starch	The same amount of cornflour to thicken.
tapioca-starch			cupboard	540	270	250;g;bag|500;g;bag				cornflour|potato starch|arrowroot
arrowroot			cupboard	540	270	110;g;tub				cornflour|potato starch	The same amount of cornflour, and not arrowroot with milk.
cornflour		sweetcorn	cupboard	540	270	250;g;box|500;g;box				arrowroot|potato starch|tapioca starch	To thicken, twice as much plain flour cooked for 2 minutes, or the same of arrowroot.
chestnut-flour		chestnut	cupboard	180	60	500;g;bag		nuts?		buckwheat flour|gram flour
custard-powder		cornflour	cupboard	540	180	300;g;tub|600;g;tub		milk?	dairy? lactose? animal?	cornflour	Cornflour with vanilla and a drop of yellow. Instant kinds hold milk powder, plain powder does not.
xanthan-gum			cupboard	730	365	100;g;tub				chia seed|linseed	1 tsp ground psyllium or chia for half a tsp.
baking-powder			cupboard	540	180	170;g;tub		gluten?	gluten?	gluten-free baking powder|bicarbonate of soda	For each tsp a quarter tsp bicarbonate with half a tsp cream of tartar. Some tins are let down with wheat flour.
gluten-free-baking-powder			cupboard	540	180	170;g;tub				bicarbonate of soda
bicarbonate-of-soda			cupboard	730	365	200;g;tub				gluten-free baking powder	Three times as much baking powder.
cream-of-tartar			cupboard	1095	730	175;g;tub				lemon juice|white wine vinegar	Twice as much lemon juice. There is no cream in it.
yeast			cupboard	540	120	56;g;multipack|100;g;tin|125;g;tin				instant yeast|baking powder	7 g instant is about 10 g active dried or 20 g fresh. Bread without yeast is soda bread.
instant-yeast	yeast		cupboard	540	120	56;g;multipack|100;g;tin|125;g;tin	7			yeast
sugar			cupboard	1825	730	500;g;bag|1000;g;bag|2000;g;bag				caster sugar|light brown sugar|honey	The same weight of caster or light brown. Honey is wetter and browns faster.
caster-sugar	sugar		cupboard	1825	730	500;g;bag|1000;g;bag				sugar|light brown sugar	Granulated sugar whizzed for a few seconds.
icing-sugar	sugar		cupboard	1095	540	500;g;box|1000;g;box				caster sugar	Caster sugar ground to powder with 1 tsp cornflour for each 100 g.
brown-sugar	sugar		cupboard	1095	365	500;g;bag|1000;g;bag				light brown sugar|sugar	White sugar with 1 tbsp treacle for each 200 g.
light-brown-sugar	brown-sugar		cupboard	1095	365	500;g;bag|1000;g;bag				dark brown sugar|sugar
dark-brown-sugar	brown-sugar		cupboard	1095	365	500;g;bag				light brown sugar|sugar	Light brown sugar with 1 tbsp treacle for each 200 g.
demerara-sugar	sugar		cupboard	1825	730	500;g;bag				sugar|light brown sugar
coconut-sugar	sugar	coconut	cupboard	730	365	250;g;bag|500;g;bag				light brown sugar
jam-sugar	sugar	pectin	cupboard	730	365	1000;g;bag				sugar	Sugar with 13 g pectin for each kilo.
sweetener			cupboard	730	365	75;g;jar|225;g;bag				sugar	Follow the jar, for strengths differ. Cakes rise less. Xylitol is deadly to dogs.
syrup			cupboard	730	180	250;ml;bottle|330;g;bottle				golden syrup|maple syrup|honey	The same amount of golden syrup or honey.
golden-syrup	syrup		cupboard	730	365	325;g;bottle|454;g;tin|680;g;bottle				honey|maple syrup|corn syrup	The same amount of honey. Maple is thinner and a flapjack sets softer.
maple-syrup	syrup		cupboard	730	180	250;ml;bottle|330;g;bottle				golden syrup|agave syrup|honey	The same amount of golden syrup. Keep it in the fridge once opened.
agave-syrup	syrup		cupboard	730	180	250;ml;bottle|330;g;bottle				maple syrup|golden syrup|honey
corn-syrup	syrup	sweetcorn	cupboard	730	180	473;ml;bottle		sulphites?		golden syrup|liquid glucose
liquid-glucose	syrup		cupboard	730	180	140;g;tube		sulphites?		golden syrup|corn syrup	Glucose syrup from wheat needs no gluten label by law.
black-treacle	syrup		cupboard	730	365	454;g;tin		sulphites?		golden syrup|dark brown sugar	Golden syrup with a little dark sugar.
gelatine			cupboard	1095	365	13;g;pack|36;g;multipack	1.7		meat? pork? animal gelatine	agar|pectin	1 tsp agar powder boiled in 500 ml sets firm. Fresh pineapple and kiwi stop gelatine from setting. It is no choice for vegetarians, halal or kosher tables.
agar			cupboard	1095	365	13;g;multipack|25;g;tub				cornflour|pectin	1 tsp powder or 1 tbsp flakes for each 500 ml, boiled for 2 minutes. It sets at room temperature and firmer than gelatine.
pectin			cupboard	540	14	250;ml;bottle|104;g;multipack				jam sugar	Use jam sugar, or cook with the juice and pips of a lemon.
vanilla-extract			cupboard	1095	730	38;ml;bottle|60;ml;bottle|100;ml;bottle			alcohol?	vanilla powder|vanilla pod	The same amount of paste. Extract is made with alcohol, and paste and alcohol-free flavouring mostly are not.
vanilla-pod			cupboard	730	365	1;;pod tube|2;;pod tube	3			vanilla extract|vanilla powder	1 to 2 tsp extract or paste for each pod.
almond-extract			cupboard	1095	730	38;ml;bottle		nuts?	alcohol?	vanilla extract	Many are made from apricot stones, so ask the label. Vanilla does well.
flavour-extract			cupboard	1095	730	38;ml;bottle			alcohol?	vanilla extract	Grated citrus zest for lemon and orange.
rose-water			cupboard	1095	365	60;ml;bottle|250;ml;bottle				vanilla extract	A drop at a time. Vanilla or orange zest is another taste and does well.
food-colouring			cupboard	1095	730	19;g;tube|38;ml;bottle			animal?	beetroot|turmeric	Red from cochineal comes from insects. Beetroot juice and turmeric do without.
cocoa-powder	chocolate		cupboard	730	365	125;g;tub|250;g;tub				dark chocolate|carob powder	35 g melted dark chocolate and 15 g less butter for each 20 g. Drinking chocolate is mostly sugar.
carob-powder			cupboard	540	270	250;g;bag				cocoa powder
dark-chocolate	chocolate	cocoa-powder	cupboard	540	180	100;g;bar|150;g;bar|200;g;bar		milk? nuts? soya	dairy? lactose? animal?	dairy-free dark chocolate|cocoa powder|allergen-free chocolate	20 g cocoa with 15 g sugar and 10 g fat for each 30 g, only where it need not set.
dairy-free-dark-chocolate	chocolate	cocoa-powder	cupboard	365	180	85;g;bar|100;g;bar		gluten? nuts? soya?	gluten?	carob powder|allergen-free chocolate	Use in the same amount as dark chocolate. For a bad milk allergy choose one that does not say it may contain milk.
candy-melt		milk	cupboard	365	180	150;g;bar|340;g;bag		milk nuts? soya	dairy lactose animal	dairy-free dark chocolate|white chocolate|allergen-free chocolate	Almond bark is a coating and mostly holds no almonds.
peanut-butter-chip		milk|peanut	cupboard	270	120	100;g;bag|283;g;bag		milk nuts? peanuts? soya	dairy lactose animal	dairy-free dark chocolate|allergen-free chocolate
sprinkles			cupboard	730	365	65;g;tub|100;g;tub		gluten? eggs? milk? soya?	egg? dairy? lactose? gluten? animal? gelatine?	desiccated coconut	Many are glazed with shellac or coloured with cochineal, which come from insects.
marzipan		almond	cupboard	270	42	250;g;block|454;g;block|500;g;block		eggs? nuts sulphites?	egg? animal?	fondant icing|icing sugar	Ready-to-roll fondant for covering a cake, without almond flavour for a nut allergy.
frangipane		almond|egg|butter	cupboard	30	3	250;g;pack		gluten? eggs milk nuts	egg dairy gluten? animal	ground sunflower seeds|ready-made custard	Make it with ground sunflower seeds and vegan spread.
fondant-icing			cupboard	365	60	250;g;block|500;g;block|1000;g;block		eggs? milk? sulphites?	egg? dairy? lactose? animal? gelatine?	icing sugar	Icing sugar with a little water. Flower paste may hold egg white or gelatine.
royal-icing		egg	cupboard	540	90	500;g;box		eggs	egg animal raw-egg?	icing sugar|aquafaba	Beat icing sugar with aquafaba in place of egg white. Powdered white is pasteurised.
frosting		sugar|milk	cupboard	270	28	400;g;tub		gluten? milk? soya?	dairy? lactose? gluten? animal?	vegan frosting|icing sugar	Beat dairy-free spread with twice its weight of icing sugar.
vegan-frosting			cupboard	270	28	400;g;tub		gluten? soya?	gluten?	icing sugar
glace-cherry		cherry	cupboard	365	120	200;g;tub	5	sulphites?	alcohol? animal?	dried cherry|dried cranberry|raisin	Some reds are cochineal, which is an insect, and jars of cocktail cherries may hold spirit.
mixed-peel		orange|lemon	cupboard	365	120	100;g;tub|200;g;bag		sulphites		sultana|glacé cherry|orange	Grated zest of an orange and a handful of sultanas.
crystallised-ginger	stem-ginger	ginger	cupboard	540	180	125;g;bag|200;g;bag		sulphites?		stem ginger|ground ginger
stem-ginger		ginger	cupboard	540	180	350;g;jar	15			crystallised ginger|ground ginger
dried-fruit			cupboard	365	120	375;g;bag|500;g;bag|1000;g;bag		sulphites		raisin|sultana|currant	Raisins without added sulphites, chopped dates or grated apple.
raisin	dried-fruit	grape	cupboard	365	180	6;;mini box pack|375;g;bag|500;g;bag|1000;g;bag		sulphites?		sultana|currant|dried cranberry|date	The same weight of any other small dried fruit.
sultana	dried-fruit	grape	cupboard	365	180	375;g;bag|500;g;bag|1000;g;bag		sulphites?		raisin|currant|dried cranberry	Golden ones are treated with sulphites, brown ones as a rule not.
currant	dried-fruit	grape	cupboard	365	180	375;g;bag|500;g;bag		sulphites?		raisin|sultana
dried-cranberry	dried-fruit		cupboard	365	180	75;g;bag|170;g;bag		sulphites?		raisin|sultana
dried-fig	dried-fruit	fig	cupboard	270	60	200;g;bag|250;g;bag	10	sulphites?		date|prune
dried-mango	dried-fruit		cupboard	270	60	100;g;bag		sulphites		unsulphured dried apricot|date
dried-apple	dried-fruit		cupboard	270	60	90;g;bag|250;g;bag		sulphites		apple|raisin
banana-chip	dried-fruit	banana|coconut-oil	cupboard	270	60	150;g;bag		sulphites?	animal? honey?	desiccated coconut|raisin|banana
nut			cupboard	270	90	100;g;bag|200;g;bag|400;g;bag		nuts peanuts?		toasted pumpkin seeds|sunflower seed	Toasted seeds in the same amount. Mixed bags often hold peanuts.
almond	nut		cupboard	270	90	100;g;bag|200;g;bag|500;g;bag	1.2	nuts		toasted pumpkin seeds|sunflower seed|hazelnut	Toasted sunflower or pumpkin seeds for a nut allergy. Hazelnuts for the rest.
walnut	nut		cupboard	270	60	100;g;bag|200;g;bag	4	nuts		toasted pumpkin seeds|sunflower seed|pecan	Pumpkin seeds or dark chocolate chunks without nuts.
pecan	nut		cupboard	270	60	100;g;bag|200;g;bag	1.5	nuts		toasted pumpkin seeds|sunflower seed|walnut
hazelnut	nut		cupboard	270	90	100;g;bag|200;g;bag	1.2	nuts		toasted pumpkin seeds|sunflower seed|almond
cashew	nut		cupboard	270	90	100;g;bag|200;g;bag	1.5	nuts		sunflower seed|toasted pumpkin seeds|almond	Sunflower seeds, soaked, blend to a cream nearly as well.
pistachio	nut		cupboard	270	90	100;g;bag|150;g;bag	0.7	nuts		toasted pumpkin seeds|almond	Pumpkin seeds keep the green.
macadamia	nut		cupboard	270	90	100;g;bag	2.5	nuts		toasted pumpkin seeds|cashew
brazil-nut	nut		cupboard	270	90	100;g;bag|200;g;bag	5	nuts		toasted pumpkin seeds|almond
pine-nut	nut		cupboard	270	60	50;g;bag|100;g;bag	0.2	nuts?		sunflower seed|toasted pumpkin seeds|almond	Sunflower seeds, toasted. UK law counts pine nuts as no nut, and some people with nut allergies must still avoid them.
tiger-nut			cupboard	270	90	100;g;bag				desiccated coconut|almond	A small tuber and no nut.
praline-paste		hazelnut|almond|nut|sugar	cupboard	270	60	100;g;bag		milk? nuts peanuts? soya?	dairy? lactose? animal?	honeycomb|toasted pumpkin seeds	Caramelised pumpkin seeds for a nut allergy.
desiccated-coconut		coconut	cupboard	365	180	200;g;bag|250;g;bag		sulphites?		ground almonds|oat	Coconut is no nut in UK law. Sweetened coconut needs less sugar in the recipe.
seed			cupboard	270	90	150;g;bag|300;g;bag				toasted pumpkin seeds|sunflower seed	Any mix of pumpkin, sunflower and linseed.
sesame-seed	seed		cupboard	365	120	100;g;bag|150;g;bag		sesame		sunflower seed|pumpkin seed|nigella seed	Toasted sunflower seeds in a salad, pumpkin seeds on bread.
sunflower-seed	seed		cupboard	270	90	150;g;bag|300;g;bag				pumpkin seed|pine nut
pumpkin-seed	seed		cupboard	270	90	150;g;bag|300;g;bag				sunflower seed
chia-seed	seed		cupboard	540	180	150;g;bag|300;g;bag				linseed	1 tbsp with 3 tbsp water, left for 10 minutes, stands in for an egg.
linseed	seed		cupboard	365	120	200;g;bag|425;g;bag				chia seed	1 tbsp ground with 3 tbsp water stands in for an egg.
hemp-seed	seed		cupboard	270	90	225;g;bag				sunflower seed|pumpkin seed
condensed-milk	milk	milk|sugar	cupboard	540	14	397;g;tin|450;g;bottle		milk	dairy lactose animal	coconut condensed milk	Coconut condensed milk in the same amount. Evaporated milk is not sweet.
coconut-condensed-milk		coconut|sugar	cupboard	540	14	320;g;tin|370;g;tin		gluten?	gluten?	coconut cream
dulce-de-leche		milk|sugar	cupboard	365	21	250;g;jar|397;g;tin		milk soya?	dairy lactose animal	vegan caramel sauce|golden syrup	Coconut condensed milk, simmered until brown.
vegan-caramel-sauce			cupboard	365	21	250;g;jar		soya?		date syrup|golden syrup
ice-cream-topping		sugar	cupboard	365	60	325;g;bottle		milk? nuts? soya?	dairy? lactose? animal?	maple syrup|fruit compote
angel-delight		milk	cupboard	365	7	59;g;sachet|600;g;tub		gluten? milk soya?	dairy lactose gluten? animal	dairy-free custard|custard powder|coconut cream
dream-topping		milk	cupboard	365	30	36;g;sachet|144;g;box		milk soya?	dairy lactose animal	coconut cream
cake-mix		wheat	cupboard	365	30	227;g;box|400;g;box|425;g;box		gluten eggs? milk? nuts? soya?	egg? dairy? lactose? gluten animal?	gluten-free cake mix|self-raising flour	225 g each of self-raising flour, sugar and fat with 4 eggs.
gluten-free-cake-mix			cupboard	365	30	400;g;box		eggs? milk? soya?	egg? dairy? lactose? animal?	gluten-free self-raising flour
bread-mix		wheat	cupboard	365	90	145;g;pack|500;g;bag		gluten milk? sesame? soya?	dairy? lactose? gluten animal?	gluten-free bread flour|strong white flour	500 g strong flour with 7 g yeast and 1 tsp salt.
mincemeat		raisin|apple|mixed-peel|vegetable-suet	cupboard	540	28	411;g;jar|822;g;jar		gluten? nuts? sulphites	meat? gluten? alcohol? animal?	alcohol-free mincemeat|raisin	Sweet fruit mincemeat, often with brandy. Old recipes use beef suet. Minced meat is another thing.
alcohol-free-mincemeat		raisin|apple|mixed-peel	cupboard	540	28	411;g;jar		sulphites		dried fruit|raisin	Dried fruit soaked in apple juice with mixed spice.
vegetable-suet		wheat	cupboard	365	120	200;g;box|240;g;box		gluten sulphites?	gluten	gluten-free vegetable suet|vegetable shortening	Freeze a block of vegetable fat and grate it.
gluten-free-vegetable-suet			cupboard	365	120	200;g;box				vegetable shortening	Rolled in rice flour in place of wheat.
marshmallow		gelatine	cupboard	270	30	150;g;bag|180;g;bag	7	eggs? milk? sulphites?	meat pork egg? dairy? lactose? animal gelatine	vegan marshmallow	Pork gelatine as a rule. Fluff is made of egg white in place of gelatine.
vegan-marshmallow			cupboard	270	30	110;g;bag	7	soya?		vegan meringue	They melt less well than the usual kind.
ice-cream-cone		wheat	cupboard	365	60	12;;box|21;;box	5	gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free ice cream cone
gluten-free-ice-cream-cone			cupboard	365	60	12;;box		milk? soya?	dairy? lactose? animal?	ice cream cone
biscuit-crumb		wheat	cupboard	240	60	250;g;bag|400;g;box		gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free digestive|oat|gluten-free vegan biscuit	Crushed gluten-free biscuits in the same weight.
malted-milk-powder		milk|wheat	cupboard	540	180	300;g;jar		gluten milk	dairy lactose gluten animal	milk powder|cocoa powder
glycerine			cupboard	1095	730	38;ml;bottle				liquid glucose
rennet			cupboard	365	90	50;ml;bottle			animal rennet	vegetarian rennet|lemon juice
vegetarian-rennet			cupboard	365	90	50;ml;bottle				lemon juice
birthday-candle			cupboard			24;;pack
cake-case			cupboard			60;;pack|100;;pack
pistachio-cream		pistachio|milk	cupboard	270	60	190;g;jar		milk nuts soya?	dairy lactose animal	sunflower seed butter|dairy-free chocolate spread
cocoa-butter	chocolate		cupboard	540	365	100;g;bag|250;g;bag				coconut oil	The fat of the cocoa bean, with no milk in it in spite of its name.
beer-batter-mix		wheat	cupboard	365	60	130;g;pack		gluten eggs? milk? mustard?	egg? dairy? lactose? gluten alcohol? animal?	gluten-free plain flour	Flour with sparkling water in place of beer, gluten-free flour if need be.
carob-bar		carob-powder	cupboard	365	120	60;g;bar		milk? soya?	dairy? lactose? animal?	allergen-free chocolate
allergen-free-chocolate	chocolate	cocoa-powder	cupboard	365	120	80;g;bar				cocoa powder|carob powder	Bars made without milk, nuts, soya and gluten, in the free-from aisle. Use in the same amount.
mixed-seeds	seed	sunflower-seed|pumpkin-seed|sesame-seed	cupboard	270	90	150;g;bag|300;g;bag		sesame?		toasted pumpkin seeds|sunflower seed	Most bags hold sesame. Pumpkin and sunflower seeds alone do not.
jelly		gelatine	cupboard	540	5	135;g;pack			meat? pork? animal gelatine	vegan jelly	Table jelly is set with gelatine, most often from pork. Fresh pineapple and kiwi stop it from setting.
cooking-chocolate	chocolate		cupboard	365	180	100;g;bag|150;g;bar|200;g;bar		milk? nuts? soya	dairy? lactose? animal?	dairy-free dark chocolate|dark chocolate|allergen-free chocolate	A bar chopped small does for chips. Read the label for milk, nuts and soya.
milk-chocolate-chip	milk-chocolate	milk|cocoa-powder	cupboard	270	120	100;g;bar|180;g;bar|200;g;bar		gluten? eggs? milk nuts? soya	egg? dairy lactose gluten? animal	dairy-free dark chocolate|dark chocolate|allergen-free chocolate	Dark chocolate with 1 tbsp more sugar for each 100 g.
white-chocolate-chip	white-chocolate	milk	cupboard	270	120	100;g;bar|150;g;bar|180;g;bar		gluten? milk nuts? soya	dairy lactose gluten? animal	vegan white chocolate|milk chocolate|allergen-free chocolate	Milk chocolate is darker and less sweet.
dried-date	date		cupboard	270	60	150;g;box|200;g;box|250;g;block|500;g;bag	8			prune|dried fig|raisin	Soft prunes or dried figs in the same weight.
breaded-fish	fish	white-fish|wheat	freezer	90	1	2;;pack	140	gluten eggs? fish milk? mustard? soya?	fish egg? dairy? lactose? gluten animal	firm tofu|vegan fish finger	Coat plain fish in gluten-free breadcrumbs where gluten is out.
fishcake	fish	fish|potato|wheat	freezer	90	1	2;;pack	145	celery? gluten crustaceans? eggs? fish milk? mustard? soya?	fish shellfish? egg? dairy? lactose? gluten animal	falafel|vegan fish finger|firm tofu
frozen-vegetable	vegetable	carrot|pea|sweetcorn|broccoli|cauliflower|bell-pepper|mushroom|green-bean	freezer	240		900;g;bag|1000;g;bag		celery?		vegetable	Cook from frozen. Casserole mixes hold celery.
frozen-pea	pea		freezer	300		900;g;bag|1000;g;bag				pea|edamame|frozen sweetcorn	The same weight of fresh peas, broad beans or sweetcorn.
frozen-sweetcorn	sweetcorn		freezer	300		900;g;bag|1000;g;bag				frozen pea|corn on the cob	A drained tin of sweetcorn gives about 160 g.
frozen-spinach	spinach		freezer	300		900;g;bag|1000;g;bag				spinach|chard	Twice as much fresh leaf, wilted and squeezed.
frozen-green-bean	green-bean		freezer	300		1000;g;bag				green bean|frozen pea
frozen-broad-bean	broad-bean		freezer	300		750;g;bag				broad bean|frozen pea
edamame	soya-bean		freezer	240	2	500;g;bag		soya		broad bean|frozen pea	The same weight of broad beans or peas where soya is out.
frozen-chopped-onion	onion		freezer	300		500;g;bag				onion
frozen-soffritto	soffritto-mix	onion|carrot|celery	freezer	300		500;g;bag		celery		frozen chopped onion|carrot
frozen-garlic		garlic	freezer	300		75;g;pack				garlic
frozen-herb	herb	parsley|coriander|basil|dill	freezer	300		75;g;pack				parsley|coriander
frozen-cauliflower-rice	cauliflower		freezer	240		500;g;bag				cauliflower
frozen-rice	rice	rice	freezer	180		4;;pack		celery? gluten? eggs? milk? soya?	egg? dairy? lactose? gluten? animal?	rice
frozen-fruit	fruit	mango|cherry|banana|pineapple|peach|rhubarb|grape|passion-fruit|papaya|coconut|apple	freezer	300		500;g;bag				fruit
frozen-berry	berry	raspberry|blueberry|strawberry|blackberry|cranberry|blackcurrant|gooseberry	freezer	300		500;g;bag|1000;g;bag				berry|blackberry	Any berry by weight. Imported frozen berries are boiled for a minute before they are given to anyone frail.
chip	potato	potato	freezer	300		900;g;bag|1500;g;bag		gluten?	gluten?	potato|sweet potato chip	Coated, curly and spicy kinds may hold wheat flour. Cut and roast potatoes instead.
sweet-potato-chip	sweet-potato	sweet-potato	freezer	300		500;g;bag		gluten?	gluten?	sweet potato	Often coated in rice or wheat flour.
hash-brown	potato	potato	freezer	300		700;g;bag	60	gluten? eggs?	egg? gluten? animal?	potato
potato-waffle	potato	potato	freezer	300		10;;pack	57	celery? gluten? eggs? milk?	egg? dairy? lactose? gluten? animal?	potato|hash brown
frozen-roast-potato	potato	potato	freezer	300		800;g;bag		gluten? milk? sulphites?	meat? dairy? lactose? gluten? animal? honey?	potato	Some are roasted in beef or goose fat, parsnips in honey.
frozen-mash	mashed-potato	potato|milk	freezer	300		800;g;bag		milk	dairy lactose animal	potato
yorkshire-pudding		wheat|egg|milk	freezer	300	2	12;;pack	19	gluten eggs milk	egg dairy lactose gluten animal	gluten-free yorkshire pudding|roast potato|potato
gluten-free-yorkshire-pudding		egg	freezer	300	2		19	eggs milk? soya?	egg dairy? lactose? animal	potato
onion-ring		wheat	freezer	240			20	celery? gluten eggs? milk? mustard? soya?	egg? dairy? lactose? gluten animal? rennet?	onion|potato	Cheese bites and mozzarella sticks hold milk.
frozen-dumpling		wheat	freezer	240	1		20	celery? gluten crustaceans? eggs? fish? milk? molluscs? mustard? sesame? soya?	meat? pork? fish? shellfish? egg? dairy? lactose? gluten animal?	spring roll|rice paper	Fillings may be pork, prawn, chicken or vegetable: read the label.
spring-roll		wheat	freezer	240	1		30	celery? gluten crustaceans? eggs? fish? molluscs? mustard? sesame? soya?	meat? pork? fish? shellfish? egg? gluten animal?	falafel|rice paper
samosa		wheat	freezer	240	1		50	celery? gluten? eggs? milk? mustard? soya?	meat? egg? dairy? lactose? gluten? animal?	falafel|vegetable	Bhajis are of gram flour, though shops' ones may hold wheat.
fish-finger	breaded-fish	fish|wheat	freezer	240		10;;pack	28	gluten eggs? fish milk? mustard?	fish egg? dairy? lactose? gluten animal	vegan fish finger|gluten-free fish finger|firm tofu	Vegan ones from the freezer, or strips of firm tofu in crumbs.
gluten-free-fish-finger	fish	fish	freezer	240			28	eggs? fish milk? mustard?	fish egg? dairy? lactose? animal	firm tofu
vegan-fish-finger	vegan-meat	wheat	freezer	240			28	gluten? mustard? soya?	gluten?	firm tofu
battered-fish	fish	white-fish|wheat	freezer	240		4;;pack	120	gluten eggs? fish milk? mustard?	fish egg? dairy? lactose? gluten animal	gluten-free fish finger|firm tofu|chickpea
frozen-fish	fish	fish	freezer	180	1	520;g;bag	100	gluten? crustaceans? fish milk?	fish shellfish? dairy? lactose? gluten? animal	firm tofu	Thaw in the fridge and cook within 24 hours. Breaded ones hold gluten.
frozen-chicken	chicken	chicken	freezer	240	1	1000;g;bag	160		meat poultry animal	firm tofu	Thaw in the fridge and cook within 24 hours.
frozen-mince	meat	beef|lamb|pork|turkey	freezer	120	1				meat poultry? pork? animal	meat-free mince
frozen-burger	burger	beef|wheat	freezer	180	1	8;;pack	57	celery? gluten? eggs? milk? mustard? soya? sulphites?	meat pork? egg? dairy? lactose? gluten? animal	vegan burger
chicken-nugget	breaded-chicken	chicken|wheat	freezer	240			16	celery? gluten eggs? milk? mustard? soya?	meat poultry egg? dairy? lactose? gluten animal	gluten-free chicken nugget|vegan nugget
gluten-free-chicken-nugget	chicken	chicken	freezer	240			16	celery? eggs? milk? mustard? soya?	meat poultry egg? dairy? lactose? animal	chicken breast
quorn		egg	freezer	240	2	300;g;bag		gluten? eggs milk?	egg dairy? lactose? gluten? animal	firm tofu|meat alternative	Bound with egg white. The vegan kinds are bound with potato protein and may hold wheat. Mycoprotein itself troubles some people.
nut-roast		nut	freezer	240	2			celery? gluten? eggs? milk? mustard? nuts sesame? soya? sulphites?	egg? dairy? lactose? gluten? animal?	butternut squash|firm tofu
pizza		wheat|cheese|tomato	freezer	180	1	330;g;pizza	330	celery? gluten fish? milk mustard? nuts? soya? sulphites?	meat? pork? fish? dairy lactose gluten animal rennet?	gluten-free pizza|vegan pizza|gluten-free vegan pizza
gluten-free-pizza		cheese|tomato	freezer	180	1		330	eggs? milk mustard? soya?	meat? pork? egg? dairy lactose animal rennet?	gluten-free pizza base|gluten-free vegan pizza
vegan-pizza		wheat|tomato	freezer	180	1		330	gluten nuts? soya?	gluten	pizza base|gluten-free vegan pizza
ready-meal			freezer	180	1	400;g;pack	400	celery? gluten? crustaceans? eggs? fish? milk? molluscs? mustard? nuts? peanuts? sesame? soya? sulphites?	meat? pork? fish? shellfish? egg? dairy? lactose? gluten? alcohol? animal? rennet?	vegetable	A ready meal may hold anything: read its label.
party-food		wheat	freezer	180	1			celery? gluten? crustaceans? eggs? fish? milk? mustard? nuts? sesame? soya? sulphites?	meat? pork? fish? shellfish? egg? dairy? lactose? gluten? animal? rennet?	crudite
ice-cream		milk|cream|egg|sugar	freezer	180	60	500;ml;tub|900;ml;tub|2000;ml;tub		gluten? eggs? milk nuts? peanuts? soya?	egg? dairy lactose gluten? animal	dairy-free ice cream|sorbet|frozen yogurt	Sorbet or a dairy-free tub. Biscuit and nut flavours hold gluten and nuts.
dairy-free-ice-cream			freezer	180	60	500;ml;tub		gluten? nuts? peanuts? soya?	gluten?	sorbet
sorbet		fruit|sugar	freezer	180	60	500;ml;tub		eggs? milk?	egg? dairy? lactose? alcohol? animal?	frozen fruit|ice lolly	Some are whipped with egg white. American sherbet holds milk.
frozen-yogurt		yogurt|sugar	freezer	180	60	500;ml;tub		gluten? milk nuts? soya?	dairy lactose gluten? animal gelatine?	sorbet|dairy-free ice cream
choc-ice	ice-cream	milk|wheat|chocolate	freezer	180		6;;pack	60	gluten? eggs? milk nuts? peanuts? soya?	egg? dairy lactose gluten? animal	ice lolly|dairy-free ice cream
ice-lolly		sugar	freezer	240		8;;pack	60	milk? soya?	dairy? lactose? animal? gelatine?	sorbet|frozen fruit
arctic-roll	cake	wheat|milk|egg	freezer	180	2			gluten eggs milk nuts? soya? sulphites?	egg dairy lactose gluten alcohol? animal gelatine?	sorbet|dairy-free ice cream|fruit
whipped-topping		milk	freezer	180	14			milk soya?	dairy lactose animal	plant whipping cream|double cream
ice			freezer	365		2000;g;bag	20
frozen-bread	bread	wheat	freezer	90	2			gluten eggs? milk? sesame? soya?	egg? dairy? lactose? gluten animal?	gluten-free bread
frozen-vegetarian-food	vegetarian-meat		freezer	240				celery? gluten? eggs? milk? mustard? nuts? sesame? soya? sulphites?	egg? dairy? lactose? gluten? animal?	vegan burger|firm tofu
frozen-pastry	pastry	wheat	freezer	240	2			gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free pastry
gluten-free-vegan-pizza		tomato	freezer	180	1		330	soya?		potato
frozen-vegan-food	vegan-meat		freezer	240				celery? gluten? mustard? nuts? sesame? soya?	gluten?	firm tofu
frozen-ginger	ginger		freezer	300		75;g;pack				ginger
frozen-chilli	chilli		freezer	300		75;g;pack				chilli
frozen-lemongrass	lemongrass		freezer	300		75;g;pack				lemongrass
frozen-raspberry	raspberry		freezer	300		350;g;bag|500;g;bag				raspberry|frozen berry
frozen-strawberry	strawberry		freezer	300		500;g;bag				strawberry|frozen raspberry
frozen-blueberry	blueberry		freezer	300		500;g;bag				blueberry|frozen blackcurrant
frozen-mango	mango		freezer	300		500;g;bag				mango|frozen fruit
frozen-cherry	cherry		freezer	300		500;g;bag				cherry|frozen berry
frozen-avocado	avocado		freezer	240		500;g;bag				avocado
frozen-broccoli	broccoli		freezer	300		900;g;bag				broccoli|frozen green bean
frozen-cauliflower	cauliflower		freezer	300		900;g;bag				cauliflower|broccoli
frozen-salmon	salmon		freezer	180	1	520;g;bag	120	fish	fish animal	firm tofu|chickpea	Thaw in the fridge and cook within 24 hours.
frozen-white-fish	white-fish	cod|haddock	freezer	180	1	520;g;bag	100	fish	fish animal	firm tofu|chickpea	Thaw in the fridge and cook within 24 hours, or bake from frozen as the bag says.
frozen-prawn	prawn		freezer	180	1	200;g;bag|300;g;bag	12	crustaceans sulphites?	shellfish animal	firm tofu|white fish	Thaw in the fridge and cook within 24 hours.
toad-in-the-hole		sausage|egg|milk|wheat	freezer	180	2			celery? gluten eggs milk mustard? soya? sulphites?	meat pork egg dairy lactose gluten animal	gluten-free vegan sausage
prawn-dumpling		prawn|wheat	freezer	240	1		20	celery? gluten crustaceans eggs? fish? molluscs? sesame? soya?	meat? pork? fish? shellfish egg? gluten animal	rice paper|falafel
chicken-dumpling		chicken|duck|wheat	freezer	240	1		20	celery? gluten eggs? sesame? soya?	meat poultry egg? gluten animal	rice paper|falafel
vegetable-dumpling		wheat	freezer	240	1		20	celery? gluten eggs? mustard? sesame? soya?	egg? gluten animal?	rice paper|falafel
onion-bhaji		chickpea|onion	freezer	240	1		45	celery? gluten? milk? mustard?	dairy? lactose? gluten? animal?	falafel|vegetable	Of gram flour at home, though shops' ones may hold wheat.
meat-samosa	samosa	wheat|lamb|chicken	freezer	240	1		50	celery? gluten milk? mustard? soya?	meat poultry? dairy? lactose? gluten animal	onion bhaji|falafel|vegetable
coffee-ice-cream	ice-cream	milk|cream|egg|sugar	freezer	180	60			gluten? eggs? milk nuts? soya?	egg? dairy lactose gluten? animal caffeine	dairy-free ice cream|sorbet
rum-and-raisin-ice-cream	ice-cream	milk|cream|egg|sugar	freezer	180	60			gluten? eggs? milk nuts? soya? sulphites?	egg? dairy lactose gluten? alcohol animal	dairy-free ice cream|sorbet
margherita-pizza	pizza	wheat|cheese|tomato	freezer	180	1		330	gluten milk mustard? soya?	dairy lactose gluten animal rennet?	vegan pizza|gluten-free vegan pizza
pepperoni-pizza	pizza	wheat|cheese|tomato|pepperoni|ham|chicken	freezer	180	1		330	celery? gluten milk mustard? soya? sulphites?	meat poultry? pork? dairy lactose gluten animal rennet?	vegan pizza|gluten-free vegan pizza
alcoholic-drink			cupboard	365	3	250;ml;tin|330;ml;bottle		gluten? sulphites?	gluten? alcohol	alcohol-free wine|apple juice	Alcohol does not all cook away, so leave it out for those who may not have it.
water			cupboard	540	3	500;ml;bottle|1500;ml;bottle|9000;ml;multipack
sparkling-water	water		cupboard	540	2	500;ml;bottle|1000;ml;bottle				water|lemonade	In a batter cold lager or beer does as well, and both hold alcohol and gluten.
tonic-water	soft-drink		cupboard	365	3	900;ml;multipack|1000;ml;bottle		sulphites?		sparkling water|lemonade
coconut-water		coconut	cupboard	270	3	250;ml;carton|500;ml;carton|1000;ml;carton		sulphites?		water	Coconut milk is another thing, thick and white.
juice			cupboard	180	4	200;ml;carton|1000;ml;carton|1500;ml;carton				apple juice|orange juice
orange-juice	juice	orange	fridge	21	4	250;ml;bottle|1000;ml;carton|1500;ml;bottle				apple juice|clementine	Four oranges give about 300 ml.
apple-juice	juice	apple	cupboard	180	4	200;ml;carton|1000;ml;carton				orange juice|water	With a splash of vinegar it stands in for cider or white wine.
pineapple-juice	juice	pineapple	cupboard	180	4	1000;ml;carton				orange juice|apple juice
tomato-juice	juice	tomato	cupboard	270	4	200;ml;bottle|1000;ml;carton		celery?		passata	Passata thinned with water. Vegetable juice is mostly tomato and celery.
carrot-juice	juice	carrot	fridge	14	3	500;ml;bottle|1000;ml;bottle		celery?		orange juice
clam-juice	juice	mollusc|tomato	cupboard	365	3	227;ml;bottle|1000;ml;bottle		celery? crustaceans? fish? molluscs	fish? shellfish animal	celery-free vegetable stock|vegetable stock	Light vegetable stock with a strip of nori.
smoothie		fruit	fridge	14	2	250;ml;bottle|750;ml;bottle		milk? soya?	dairy? lactose? animal?	orange juice|fruit	Some are thickened with yogurt or whey.
yogurt-smoothie		milk	cupboard	180	3	330;ml;bottle		gluten? milk soya?	dairy lactose gluten? animal	soya drink|oat drink|banana
fruit-squash	soft-drink		cupboard	365	42	750;ml;bottle|1000;ml;bottle|1500;ml;bottle		sulphites?		apple juice|cordial
cordial	soft-drink		cupboard	365	42	500;ml;bottle|750;ml;bottle		sulphites?		fruit squash|syrup|apple juice
soft-drink			cupboard	270	4	330;ml;tin|500;ml;bottle|2000;ml;bottle|1980;ml;multipack		sulphites?	caffeine?	sparkling water|fruit squash
lemonade	soft-drink		cupboard	270	4	330;ml;tin|2000;ml;bottle		sulphites?		sparkling water|lemon juice
cola	soft-drink		cupboard	270	4	330;ml;tin|500;ml;bottle|2000;ml;bottle|2640;ml;multipack			caffeine	lemonade|ginger ale
ginger-ale	soft-drink	ginger	cupboard	270	4	900;ml;multipack|1000;ml;bottle		sulphites?		lemonade|sparkling water	Ginger beer in UK shops is a soft drink. A few brewed ones hold alcohol and say so.
energy-drink	soft-drink		cupboard	270	2	250;ml;tin|500;ml;tin			caffeine	sparkling water|lemonade
isotonic-drink	soft-drink		cupboard	270	4	500;ml;bottle|2000;ml;multipack				fruit squash
kombucha		tea	fridge	60	5	330;ml;bottle|750;ml;bottle			alcohol? unpasteurised? caffeine?	ginger ale|sparkling water	A live drink with a trace of alcohol, which the NHS tips do not advise in pregnancy when raw.
horchata			cupboard	120	4	1000;ml;carton		milk? nuts?	dairy? lactose? animal?	oat drink	Spanish horchata is tiger nuts, Mexican is rice and often almonds or milk.
coffee			cupboard	365	30	200;g;bag|227;g;bag|1000;g;bag			caffeine	decaffeinated coffee|chicory coffee	In baking 1 tsp instant in a tbsp of hot water.
instant-coffee	coffee		cupboard	540	90	100;g;jar|200;g;jar			caffeine	decaffeinated coffee|coffee
coffee-pod	coffee		cupboard	365		10;;pack|16;;pack		milk?	dairy? lactose? animal? caffeine	instant coffee
decaffeinated-coffee	coffee		cupboard	540	60	100;g;jar|200;g;bag				chicory coffee
chicory-coffee			cupboard	540	180	100;g;jar		gluten?	gluten?	decaffeinated coffee	Many cereal coffees are barley and rye. Pure chicory has no gluten.
tea			cupboard	730	180	40;bag;box|80;bag;box|160;bag;box|240;bag;box	2		caffeine	decaffeinated tea|herbal tea
decaffeinated-tea			cupboard	730	180	40;bag;box|80;bag;box				herbal tea
herbal-tea			cupboard	730	180	20;bag;box|40;bag;box	2			decaffeinated tea	Up to four cups a day in pregnancy is the usual UK advice.
matcha	tea		cupboard	365	60	30;g;tin|80;g;pack			caffeine	herbal tea
hot-chocolate		cocoa-powder|sugar|milk	cupboard	540	180	250;g;tub|500;g;tub		gluten? milk soya?	dairy lactose gluten? animal	dairy-free hot chocolate|cocoa powder	Cocoa with twice its amount of sugar. Not for baking in place of cocoa.
dairy-free-hot-chocolate		cocoa-powder	cupboard	540	180	250;g;tub		soya?		cocoa powder
horlicks		wheat|milk	cupboard	540	180	300;g;jar|500;g;jar		gluten milk soya?	dairy lactose gluten animal	dairy-free hot chocolate|cocoa powder	Made of barley and wheat, and the usual jar with milk.
wine	alcoholic-drink	grape	cupboard	730	4	187;ml;bottle|750;ml;bottle|2250;ml;box		eggs? milk? sulphites	egg? dairy? lactose? alcohol animal?	alcohol-free wine|grape juice|apple juice	Stock with 1 tsp vinegar for each 100 ml. Some wines are cleared with egg, milk or isinglass from fish. The label must name egg and milk.
red-wine	wine	grape	cupboard	1095	4	187;ml;bottle|750;ml;bottle		eggs? milk? sulphites	egg? dairy? lactose? alcohol animal?	alcohol-free red wine|red grape juice|beef stock|apple juice	Beef or vegetable stock with 1 tsp red wine vinegar for each 100 ml. Not where wine is most of the dish.
white-wine	wine	grape	cupboard	730	4	187;ml;bottle|750;ml;bottle		eggs? milk? sulphites	egg? dairy? lactose? alcohol animal?	alcohol-free white wine|apple juice|vegetable stock	Stock with 1 tsp white wine vinegar for each 100 ml, or dry cider where alcohol is no worry.
sparkling-wine	wine	grape	cupboard	730	2	200;ml;bottle|750;ml;bottle		eggs? milk? sulphites	egg? dairy? lactose? alcohol animal?	alcohol-free sparkling wine|sparkling apple juice|ginger ale|apple juice
alcohol-free-wine		grape	cupboard	540	4	750;ml;bottle		eggs? milk? sulphites	egg? dairy? lactose? alcohol? animal?	grape juice|apple juice|apple juice	Bottles may hold up to 0.5 %, so grape juice with a little vinegar is the stricter choice.
fortified-wine	wine	grape	cupboard	1095	28	375;ml;bottle|750;ml;bottle		eggs? milk? sulphites	egg? dairy? lactose? alcohol animal?	grape juice|apple juice|alcohol-free wine	Grape juice boiled down by half with a drop of vinegar.
sherry	fortified-wine	grape	cupboard	1095	28	375;ml;bottle|750;ml;bottle		sulphites	alcohol	apple juice|grape juice|rice vinegar	Apple juice with a splash of rice vinegar. Dry sherry stands in for Shaoxing wine.
beer	alcoholic-drink	barley	cupboard	180	1	330;ml;bottle|440;ml;tin|500;ml;bottle|1760;ml;multipack		gluten sulphites?	gluten alcohol animal?	alcohol-free beer|gluten-free beer|sparkling water|apple juice	Stock with 1 tsp malt vinegar for 200 ml, sparkling water in a batter. Cask beer may be cleared with fish isinglass.
stout	beer		cupboard	180	1	440;ml;tin|500;ml;bottle|1760;ml;multipack		gluten milk? sulphites?	dairy? lactose? gluten alcohol animal?	beef stock|alcohol-free stout|gluten-free beer|celery-free vegetable stock	Stock with a spoon of treacle. Milk stout holds milk sugar.
alcohol-free-beer		barley	cupboard	180	1	330;ml;bottle|1320;ml;multipack		gluten sulphites?	gluten alcohol?	sparkling water|ginger ale	Bottles may hold up to 0.5 %, and barley unless it says gluten-free.
gluten-free-beer	alcoholic-drink		cupboard	180	1	330;ml;bottle|1320;ml;multipack		gluten? sulphites?	gluten? alcohol	cider|sparkling water	Most are brewed from barley with the gluten taken out, and must still name barley.
cider	alcoholic-drink	apple	cupboard	365	2	330;ml;bottle|440;ml;tin|500;ml;bottle		sulphites	alcohol animal?	apple juice|alcohol-free cider	Apple juice with 1 tsp cider vinegar for each 100 ml. In the USA cider is often just cloudy juice.
alcohol-free-cider		apple	cupboard	365	2	500;ml;bottle		sulphites	alcohol?	apple juice
mead	alcoholic-drink	honey	cupboard	730	28	750;ml;bottle		sulphites?	alcohol animal honey	apple juice
spirit	alcoholic-drink		cupboard	1825	730	350;ml;bottle|700;ml;bottle|1000;ml;bottle		sulphites?	alcohol	apple juice|sparkling water	Leave it out, or fruit juice in the same amount.
brandy	spirit		cupboard	1825	730	350;ml;bottle|700;ml;bottle		sulphites?	alcohol	apple juice|orange juice	Apple juice with a drop of vanilla. Without alcohol there is nothing to flame.
rum	spirit		cupboard	1825	730	350;ml;bottle|700;ml;bottle			alcohol	apple juice|pineapple juice	Juice with a little vanilla or rum flavouring, and check that for alcohol.
whisky	spirit		cupboard	1825	730	350;ml;bottle|700;ml;bottle			alcohol	apple juice	Spirits distilled from grain need no gluten label by law.
liqueur	alcoholic-drink		cupboard	1825	365	350;ml;bottle|500;ml;bottle|700;ml;bottle		milk? nuts? sulphites?	dairy? lactose? alcohol animal? honey?	orange juice|syrup	Fruit juice boiled down with a little sugar, or orange zest for an orange liqueur.
coffee-liqueur	liqueur	coffee	cupboard	1825	365	500;ml;bottle|700;ml;bottle		milk?	dairy? lactose? alcohol animal? caffeine	coffee	Strong coffee with sugar.
amaretto	liqueur	almond|hazelnut	cupboard	1825	365	500;ml;bottle|700;ml;bottle		nuts	alcohol	apple juice|vanilla extract	Some are made of apricot stones and not of nuts. Count it as nuts unless the maker says so.
cream-liqueur	liqueur	milk|whisky	cupboard	540	180	350;ml;bottle|700;ml;bottle|1000;ml;bottle		milk	dairy lactose alcohol animal	oat cream|coffee	Cream with coffee and vanilla. Vegan bottles are made of almonds or oats.
advocaat	liqueur	egg|brandy	cupboard	540	60	700;ml;bottle		eggs milk?	egg dairy? lactose? alcohol animal raw-egg?	dairy-free custard
bitters			cupboard	1825	1825	100;ml;bottle|200;ml;bottle			alcohol	mixed spice	A pinch of mixed spice with orange zest.
chai-latte	tea	milk	cupboard	365	60	8;sachet;box|300;g;tub		milk soya?	dairy lactose animal caffeine	tea|herbal tea	Brew spiced tea and add oat drink.
barley-water	soft-drink	barley	cupboard	365	42	850;ml;bottle		gluten sulphites?	gluten	fruit squash|apple juice
sake	rice-wine	rice	cupboard	730	28	150;ml;bottle|720;ml;bottle		sulphites?	alcohol	apple juice|dry sherry|rice vinegar
chocolate			cupboard	365	180	100;g;bag|150;g;bar|200;g;bar		milk? nuts? soya	dairy? lactose? animal?	dairy-free dark chocolate|dark chocolate|allergen-free chocolate	A bar chopped small does for chips. Read the label for milk, nuts and soya.
milk-chocolate	chocolate	milk|cocoa-powder	cupboard	270	120	100;g;bar|180;g;bar|200;g;bar		gluten? eggs? milk nuts? soya	egg? dairy lactose gluten? animal	dairy-free dark chocolate|dark chocolate|allergen-free chocolate	Dark chocolate with 1 tbsp more sugar for each 100 g.
white-chocolate	chocolate	milk	cupboard	270	120	100;g;bar|150;g;bar|180;g;bar		gluten? milk nuts? soya	dairy lactose gluten? animal	vegan white chocolate|milk chocolate|allergen-free chocolate	Milk chocolate is darker and less sweet.
protein-bar		milk	cupboard	240		60;g;bar|4;;box	60	gluten? eggs? milk nuts? peanuts? soya	egg? dairy lactose gluten? animal gelatine?	cereal bar|banana
crisps		potato	cupboard	60	2	25;g;bag|150;g;bag|150;g;multipack	25	celery? gluten? milk? mustard? soya?	meat? dairy? lactose? gluten? animal?	ready salted crisps|popcorn	Ready salted are potato, oil and salt. Flavours hide milk, wheat and soya.
ready-salted-crisp	crisps	potato	cupboard	60	2	25;g;bag|150;g;bag|150;g;multipack	25			popcorn
prawn-cocktail-crisp	crisps	potato|prawn	cupboard	60	2	25;g;bag|150;g;bag		celery? gluten? crustaceans? fish? milk? soya?	fish? shellfish? dairy? lactose? gluten? animal?	ready salted crisps	Most brands hold no prawn at all, only the label can tell.
tortilla-chip		sweetcorn	cupboard	90	5	150;g;bag|200;g;bag				ready salted crisps	Plain salted ones are maize and oil.
flavoured-tortilla-chip	tortilla-chip	sweetcorn	cupboard	90	5	150;g;bag|180;g;bag		celery? gluten? milk? mustard? soya?	dairy? lactose? gluten? animal?	tortilla chip|ready salted crisps	Cheese ones hold milk.
popcorn		sweetcorn	cupboard	180	7	80;g;bag|500;g;bag				ready salted crisps	Kernels and oil are free of the 14 allergens.
flavoured-popcorn	popcorn	sweetcorn	cupboard	120	7	100;g;bag|3;bag;box		milk? soya?	dairy? lactose? animal?	popcorn
pretzel		wheat	cupboard	150	14	175;g;bag	3	gluten milk? sesame? soya?	dairy? lactose? gluten animal?	gluten-free pretzel|ready salted crisps
gluten-free-pretzel			cupboard	150	14	130;g;bag		soya?		ready salted crisps
breadstick		wheat	cupboard	180	14	125;g;box	6	gluten milk? sesame? soya?	dairy? lactose? gluten animal?	gluten-free cracker|rice cake
cracker		wheat	cupboard	240	14	150;g;box|200;g;box|300;g;pack	8	gluten eggs? milk? sesame? soya?	egg? dairy? lactose? gluten animal?	gluten-free cracker|rice cake	Gluten-free crackers or rice cakes in the same number.
cheese-biscuit	cracker	cheese|wheat	cupboard	180	14	150;g;box|150;g;multipack		celery? gluten milk mustard?	dairy lactose gluten animal rennet?	gluten-free cracker|rice cake
gluten-free-cracker			cupboard	240	14	150;g;box		eggs? milk? sesame? soya?	egg? dairy? lactose? animal?	rice cake
rice-cake		rice	cupboard	240	14	130;g;pack	8			gluten-free cracker|ready salted crisps	Plain ones are rice and salt, some with sesame.
flavoured-rice-cake	rice-cake	rice	cupboard	180	14	100;g;pack|5;bag;multipack		gluten? milk? sesame? soya?	dairy? lactose? gluten? animal?	rice cake|ready salted crisps
oatcake		oat	cupboard	240	14	200;g;box|250;g;box	10	gluten milk?	dairy? lactose? gluten animal?	rice cake|gluten-free cracker	Oats count as gluten unless marked gluten-free, and a few coeliacs tolerate none.
crispbread		rye	cupboard	270	21	200;g;box|250;g;box	10	gluten milk? sesame?	dairy? lactose? gluten animal?	gluten-free cracker|rice cake
rice-cracker		rice	cupboard	180	14	100;g;bag|125;g;bag		gluten? crustaceans? fish? mustard? peanuts? sesame? soya	fish? shellfish? gluten? animal?	rice cake|ready salted crisps
prawn-cracker		prawn|tapioca-starch	cupboard	120	3	60;g;bag|150;g;bag		gluten? crustaceans fish? molluscs? soya?	fish? shellfish gluten? animal	ready salted crisps|vegan prawn cracker	Prawn crackers are made of real prawn.
vegan-prawn-cracker		tapioca-starch	cupboard	120	3	60;g;bag		gluten? soya?	gluten?	ready salted crisps
seaweed-snack		nori|sesame-seed	cupboard	180	3	5;g;pack|25;g;pack		gluten? crustaceans? fish? molluscs? sesame soya?	gluten?	ready salted crisps
pork-scratching		pork	cupboard	90	3	40;g;bag|90;g;bag		gluten? milk? mustard? soya?	meat pork dairy? lactose? gluten? animal	ready salted crisps|tortilla chips
beef-jerky		beef	cupboard	150	3	30;g;pack|60;g;pack		celery? gluten? fish? milk? mustard? soya? sulphites?	meat pork? fish? dairy? lactose? gluten? animal	roasted chickpea|ready salted crisps	Salami sticks are pork, and jerky is mostly marinated in soy sauce.
bombay-mix		gram-flour|peanut|lentil	cupboard	180	30	150;g;bag|300;g;bag		celery? gluten? mustard? nuts? peanuts sesame? sulphites?	gluten?	roasted chickpea|ready salted crisps
roasted-chickpea		chickpea	cupboard	180	14	100;g;bag		gluten? milk? soya?	dairy? lactose? gluten? animal?	toasted pumpkin seeds|ready salted crisps
peanut	nut		cupboard	270	60	100;g;bag|200;g;bag|400;g;bag	0.8	nuts? peanuts		toasted pumpkin seeds|sunflower seed|cashew	Roasted seeds or crisp onions. Nobody with a peanut allergy should be given another nut without asking.
trail-mix		nut|raisin|peanut	cupboard	240	60	150;g;bag|200;g;bag		milk? nuts peanuts? soya? sulphites?	dairy? lactose? animal?	dried fruit|mixed seeds
biscuit		wheat	cupboard	180	14	200;g;pack|300;g;pack|400;g;pack	10	gluten eggs? milk? nuts? soya? sulphites?	egg? dairy? lactose? gluten animal?	gluten-free biscuit|rice cake|gluten-free vegan biscuit	Another plain biscuit of the same weight. Filled ones will not hold a cheesecake base.
digestive-biscuit	biscuit	wheat	cupboard	180	14	225;g;pack|400;g;pack	15	gluten milk? soya?	dairy? lactose? gluten animal?	gluten-free digestive|biscuit|gluten-free vegan biscuit	The same weight of hobnobs or ginger nuts. Rich tea needs a little more butter. Graham crackers are the American likeness.
chocolate-digestive	biscuit	wheat|milk-chocolate	cupboard	180	14	266;g;pack	17	gluten milk soya	dairy lactose gluten animal	gluten-free digestive|digestive biscuit|gluten-free vegan biscuit
shortbread	biscuit	wheat|butter	cupboard	150	14	160;g;pack|200;g;pack	18	gluten milk	dairy gluten animal	gluten-free biscuit|biscuit|gluten-free vegan biscuit	Vegan shortbread is made with oil or spread, most gluten-free shortbread with butter.
jaffa-cake	biscuit	wheat|egg|orange	cupboard	120	7	10;;pack|20;;pack	12	gluten eggs milk? soya sulphites?	egg dairy? lactose? gluten animal	gluten-free biscuit|gluten-free vegan biscuit
amaretti	biscuit	almond|egg	cupboard	240	30	100;g;pack|180;g;pack	4	gluten? eggs milk? nuts soya?	egg dairy? lactose? gluten? animal	gluten-free biscuit|shortbread|gluten-free vegan biscuit	Some are made with apricot kernels and still count as nuts for safety.
biscotti	biscuit	wheat|almond|egg	cupboard	240	21	180;g;pack	10	gluten eggs milk? nuts soya? sulphites?	egg dairy? lactose? gluten animal	gluten-free biscuit|shortbread|gluten-free vegan biscuit
macaroon		desiccated-coconut|egg	cupboard	60	7	6;;pack	30	gluten? eggs milk? nuts? sulphites?	egg dairy? lactose? gluten? animal	gluten-free biscuit|gluten-free vegan biscuit	Coconut macaroons are egg white and sugar, old-fashioned ones almond.
gluten-free-biscuit			cupboard	180	14	150;g;pack	12	eggs? lupin? milk? nuts? soya?	egg? dairy? lactose? animal?	gluten-free digestive|gluten-free vegan biscuit
gluten-free-digestive			cupboard	180	14	160;g;pack	12	milk? soya?	dairy? lactose? animal?	gluten-free biscuit|gluten-free vegan biscuit	The same weight for a base, with a little less butter.
vegan-biscuit			cupboard	180	14	150;g;pack		gluten nuts? soya?	gluten	rice cake|gluten-free vegan biscuit
rocky-road		milk-chocolate|marshmallow|biscuit	cupboard	60	7	6;;pack		gluten eggs? milk nuts? soya sulphites?	meat? pork? egg? dairy lactose gluten animal gelatine	gluten-free biscuit|gluten-free vegan biscuit
chocolate-truffle	chocolate	milk	cupboard	180	60	150;g;box|200;g;box|650;g;tub	12	gluten? eggs? milk nuts? peanuts? soya sulphites?	egg? dairy lactose gluten? alcohol? animal	dairy-free dark chocolate|allergen-free chocolate
mars-bar	chocolate	milk|wheat	cupboard	240	30	4;;pack|102;g;bag	45	gluten? eggs? milk nuts? peanuts? soya	egg? dairy lactose gluten? animal	dairy-free dark chocolate|allergen-free chocolate
snickers	chocolate	peanut|milk	cupboard	240	30	4;;pack|125;g;bag	48	gluten? eggs? milk nuts? peanuts soya	egg? dairy lactose gluten? animal	dairy-free dark chocolate|allergen-free chocolate
sweets			cupboard	365	90	150;g;bag|190;g;bag	5	gluten? milk? soya?	meat? pork? dairy? lactose? gluten? animal? gelatine?	vegan sweets	Chewy ones mostly hold gelatine. Reds and glazes may come from insects.
vegan-sweets			cupboard	365	90	130;g;bag|170;g;bag				dried mango
wine-gum	sweets	gelatine	cupboard	365	90	130;g;bag|190;g;bag	5	gluten? milk?	meat? pork? dairy? lactose? gluten? animal gelatine	vegan sweets	Set with gelatine. Jelly beans are glazed with beeswax or shellac.
liquorice	sweets	wheat	cupboard	365	90	165;g;bag		gluten	gluten animal? gelatine?	vegan sweets	Sweets of liquorice are made with wheat flour.
toffee	sweets	milk|butter|sugar	cupboard	270	90	120;g;bag|150;g;bag	8	gluten? milk soya?	dairy lactose gluten? animal	vegan toffee|dairy-free dark chocolate|allergen-free chocolate|vegan sweets
vegan-toffee			cupboard	180	60	100;g;bag		soya?		vegan sweets
fudge	sweets	milk|butter|sugar	cupboard	150	30	110;g;bag|175;g;box		milk soya?	dairy lactose animal	vegan toffee|vegan sweets
turkish-delight	sweets	cornflour|sugar	cupboard	270	60	200;g;box|325;g;box	15	milk? nuts? soya?	dairy? lactose? animal? gelatine?	vegan sweets	The real kind is set with starch. Cheap bars use gelatine and milk chocolate.
nougat	sweets	almond|egg|honey	cupboard	270	60	100;g;bar|150;g;pack		eggs milk? nuts peanuts? soya?	egg dairy? lactose? animal gelatine? honey	vegan sweets
halva	sweets	sesame-seed|tahini	cupboard	365	60	200;g;pack|400;g;tub		gluten? eggs? milk? nuts? sesame soya?	egg? dairy? lactose? gluten? animal?	vegan sweets	Indian halwa is made with ghee and semolina or carrots, and holds milk.
honeycomb	sweets	sugar|golden-syrup	cupboard	180	30	120;g;bag		milk? soya?	dairy? lactose? animal? honey?	vegan sweets	Sweet honeycomb is sugar and syrup. Comb from a hive is honey.
comb-honey	honey		cupboard	730	180	200;g;pack			animal honey	honey|maple syrup
peanut-brittle	sweets	peanut|sugar	cupboard	180	60	100;g;bag		milk? nuts? peanuts sesame? soya?	dairy? lactose? animal? honey?	honeycomb|vegan sweets
sesame-snap	sweets	sesame-seed|sugar	cupboard	180	60	120;g;pack		nuts? sesame	animal? honey?	honeycomb
marron-glace	sweets	chestnut|sugar	cupboard	270	30	160;g;box		nuts?		glacé cherry
chewing-gum			cupboard	540		10;;pack|46;;tub		milk? soya?	dairy? lactose? animal? gelatine?	mint imperials|vegan sweets
dry-roasted-peanut	peanut	peanut	cupboard	180	30	100;g;bag|200;g;bag		celery? gluten? milk? nuts? peanuts soya?	dairy? lactose? gluten? animal? honey?	toasted pumpkin seeds|ready salted crisps
gluten-free-vegan-biscuit			cupboard	180	14	150;g;pack	12	soya?		rice cake
chapati-flour	flour	wheat	cupboard	180	90	1500;g;bag|5000;g;bag		gluten	gluten	gluten-free plain flour|wholemeal flour	Half wholemeal and half plain flour.
teff-flour			cupboard	270	120	500;g;bag		gluten?	gluten?	buckwheat flour|gluten-free plain flour
palm-sugar	sugar		cupboard	730	365	200;g;pack|250;g;pack		sulphites?		light brown sugar
kecap-manis	soy-sauce	soya-bean|wheat	cupboard	730	180	150;ml;bottle|250;ml;bottle		gluten soya	gluten	tamari|coconut aminos	Tamari or soy sauce boiled with the same amount of brown sugar.
curry-paste		chilli|garlic|ginger|coriander-seed	cupboard	540	42	165;g;jar|283;g;jar		celery? gluten? crustaceans? fish? milk? mustard? nuts? soya? sulphites?	fish? shellfish? dairy? lactose? gluten? animal?	curry powder|garam masala|ground cumin	1 tbsp powder with 1 tbsp oil for 2 tbsp paste. If nobody says which paste it may be a Thai one, with shrimp.
tikka-paste	curry-paste	chilli|garlic|ginger	cupboard	540	42	165;g;jar|283;g;jar		celery? gluten? milk? mustard? sulphites?	dairy? lactose? gluten? animal?	garam masala|curry powder|ground cumin	2 tsp garam masala and 1 tsp paprika with oil, garlic and ginger for 2 tbsp. Use plain spices for mustard or celery allergies.
korma-paste	curry-paste	coconut|almond|cashew	cupboard	540	42	165;g;jar|283;g;jar		celery? gluten? milk? mustard? nuts sulphites?	dairy? lactose? gluten? animal?	mild curry powder|garam masala|ground cumin	Mild curry powder with coconut cream and no nuts.
thai-curry-paste	curry-paste	shrimp-paste|chilli|lemongrass|garlic	cupboard	540	42	114;g;tub|180;g;jar|400;g;tub		crustaceans fish? molluscs? mustard? peanuts? soya? sulphites?	fish? shellfish animal	vegan thai curry paste|curry powder|lemongrass	Blend chilli, garlic, ginger, lime zest and coriander stalks. Most Thai pastes hold shrimp and some fish sauce, massaman peanuts.
thai-red-curry-paste	thai-curry-paste	shrimp-paste|chilli|lemongrass|garlic	cupboard	540	42	114;g;tub|180;g;jar|400;g;tub		crustaceans fish? molluscs? soya? sulphites?	fish? shellfish animal	vegan thai curry paste|curry powder|lemongrass
thai-green-curry-paste	thai-curry-paste	shrimp-paste|chilli|lemongrass|garlic	cupboard	540	42	114;g;tub|180;g;jar|400;g;tub		crustaceans fish? molluscs? soya? sulphites?	fish? shellfish animal	vegan thai curry paste|curry powder|lemongrass
vegan-thai-curry-paste		chilli|lemongrass|garlic|ginger	cupboard	540	42	114;g;tub|180;g;jar		soya? sulphites?		curry powder|lemongrass	Use in the same amount. Check it for soya.
laksa-paste	curry-paste	shrimp-paste|fish-sauce|chilli|lemongrass|garlic|onion	cupboard	365	30	180;g;jar|200;g;pouch		gluten? crustaceans fish molluscs? mustard? nuts? peanuts? soya? sulphites?	fish shellfish gluten? animal	vegan thai curry paste|curry powder|lemongrass	Shrimp is what makes it. Use vegan Thai paste with turmeric and extra lime.
rendang-paste	curry-paste	chilli|lemongrass|garlic|onion	cupboard	365	30	180;g;jar|200;g;pouch		gluten? crustaceans? fish? nuts? peanuts? soya? sulphites?	fish? shellfish? gluten? animal?	vegan thai curry paste|curry powder|ground cumin
tom-yum-paste		prawn|chilli|lemongrass|fish-sauce	cupboard	365	42	114;g;tub|227;g;jar		crustaceans fish molluscs? soya? sulphites?	fish shellfish animal	vegan thai curry paste|lemongrass	Lemongrass, lime, chilli and ginger with soy sauce in place of the paste.
jerk-paste		chilli|allspice|onion|garlic	cupboard	365	42	200;g;jar|280;g;jar		celery? gluten? mustard? peanuts? soya? sulphites?	gluten?	jerk seasoning|allspice
suya-seasoning		peanut|chilli|ginger	cupboard	365	120	100;g;jar		peanuts		jerk seasoning
shrimp-paste		prawn	cupboard	540	120	90;g;jar|200;g;pack		crustaceans fish?	fish? shellfish animal	miso|vegan fish sauce	White miso with a strip of nori gives depth without shellfish.
dried-shrimp		prawn	cupboard	365	90	50;g;pack|100;g;pack		crustaceans	shellfish animal	dried mushroom|miso
dried-fish		fish|anchovy	cupboard	365	60	25;g;pack|100;g;pack		crustaceans? fish	fish shellfish? animal	dried mushroom|kombu	Dried shiitake and kombu make a stock without fish.
fish-sauce		fish|anchovy	cupboard	1095	365	150;ml;bottle|200;ml;bottle|700;ml;bottle		crustaceans? fish	fish shellfish? animal	vegan fish sauce|tamari|coconut aminos	Light soy sauce with a squeeze of lime, and nothing has quite its depth.
vegan-fish-sauce			cupboard	540	180	150;ml;bottle		gluten? soya?	gluten?	tamari|coconut aminos	Many are made with soy sauce, so read the label.
oyster-sauce		oyster|soya-bean|wheat	cupboard	540	120	150;ml;bottle|255;g;bottle|510;g;bottle		gluten crustaceans? fish? molluscs soya	fish? shellfish gluten animal	vegetarian oyster sauce|tamari|coconut aminos	Soy sauce with a pinch of sugar.
vegetarian-oyster-sauce		mushroom|soya-bean|wheat	cupboard	540	120	150;ml;bottle|500;g;bottle		gluten soya	gluten	tamari|coconut aminos	Use in the same amount as oyster sauce. Coconut aminos with sugar where soya or wheat is the trouble.
hoisin-sauce		soya-bean|wheat|sesame-seed|garlic	cupboard	540	90	150;ml;bottle|250;g;jar|397;g;jar		gluten sesame soya	gluten	coconut aminos|vegetarian oyster sauce	Two parts tamari, one part honey and a pinch of five spice.
teriyaki-sauce		soya-bean|wheat|mirin	cupboard	365	60	150;ml;bottle|250;ml;bottle		gluten sesame? soya sulphites?	gluten alcohol?	gluten-free teriyaki sauce|coconut aminos|tamari	Tamari with honey or sugar and grated ginger, boiled until it coats a spoon.
gluten-free-teriyaki-sauce		soya-bean	cupboard	365	60	150;ml;bottle		sesame? soya sulphites?		coconut aminos|tamari
black-bean-sauce		fermented-black-bean|soya-bean|wheat|garlic	cupboard	540	60	195;g;jar|226;g;jar		gluten fish? molluscs? sesame? soya sulphites?	fish? shellfish? gluten animal?	miso|tamari|coconut aminos	Tamari with mashed tinned black beans and garlic.
fermented-black-bean		soya-bean	cupboard	730	365	100;g;pack|250;g;pack		gluten? soya	gluten?	miso|caper
plum-sauce		plum	cupboard	540	90	150;ml;bottle|397;g;jar		gluten? sesame? soya? sulphites?	gluten?	plum jam|mango chutney|fruit compote
sweet-and-sour-sauce		tomato|pineapple	cupboard	365	5	120;g;sachet|425;g;jar		celery? gluten? sesame? soya? sulphites?	gluten?	tomato ketchup|pineapple juice	Ketchup, vinegar, sugar and pineapple juice thickened with cornflour.
stir-fry-sauce		soya-bean|wheat|garlic	cupboard	365	14	120;g;sachet|150;g;sachet|180;g;sachet		celery? gluten crustaceans? fish? molluscs? peanuts? sesame? soya sulphites?	fish? shellfish? gluten alcohol? animal? honey?	coconut aminos|tamari	Tamari with garlic, ginger and a little cornflour. Packets may hold oyster or fish sauce.
pad-thai-sauce		fish-sauce|tamarind-paste|soya-bean	cupboard	365	14	120;g;sachet|200;g;jar		gluten? crustaceans? fish? molluscs? peanuts? sesame? soya?	fish? shellfish? gluten? animal?	tamarind paste|tamari	Tamarind, sugar and tamari in equal parts.
satay-sauce		peanut|coconut-milk|chilli|garlic	cupboard	365	14	100;g;sachet|150;g;jar		gluten? crustaceans? fish? milk? nuts? peanuts sesame? soya	fish? shellfish? dairy? lactose? gluten? animal?	sunflower seed butter|coconut milk	Sunflower seed butter with coconut milk, lime and chilli for a peanut allergy.
xo-sauce		prawn|dried-fish|scallop|chilli|garlic	cupboard	365	60	80;g;jar|220;g;jar		gluten? crustaceans fish molluscs sesame? soya?	meat? pork? fish shellfish gluten? animal	crispy chilli oil|chilli flakes
ponzu		soy-sauce|lemon	cupboard	365	90	150;ml;bottle		gluten fish? soya sulphites?	fish? gluten alcohol? animal?	tamari|lemon juice|lemon|coconut aminos	Tamari with lemon or lime juice. Japanese bottles are made with bonito.
tonkatsu-sauce		tomato|soya-bean|wheat	cupboard	365	90	150;ml;bottle|300;ml;bottle		celery? gluten fish? molluscs? sesame? soya sulphites?	fish? shellfish? gluten alcohol? animal?	gluten-free brown sauce|tomato ketchup|tomato purée
mirin	rice-wine	rice	cupboard	1095	180	150;ml;bottle|300;ml;bottle		sulphites?	alcohol	apple juice|rice vinegar	Apple juice with a little rice vinegar, or white wine with half a tsp of sugar for each tbsp.
rice-wine	alcoholic-drink	rice	cupboard	1095	180	150;ml;bottle|640;ml;bottle		gluten? sulphites?	gluten? alcohol	apple juice|rice vinegar|dry sherry	Apple juice with rice vinegar.
shaoxing-wine	rice-wine	rice|wheat	cupboard	1095	180	150;ml;bottle|640;ml;bottle		gluten sulphites?	gluten alcohol	apple juice|dry sherry	Dry sherry where wheat is the trouble, apple juice with rice vinegar where alcohol is.
miso		soya-bean|koji	cupboard	365	120	150;g;pouch|300;g;tub		gluten? soya	gluten?	tamari|nutritional yeast|coconut aminos	Half as much tamari, with tahini for body. Barley miso holds gluten, rice miso as a rule not.
miso-soup		miso|dashi	cupboard	365	30	4;sachet;box		gluten? crustaceans? fish? molluscs? soya	fish? shellfish? gluten? animal?	miso|celery-free vegetable stock	Most sachets are made with bonito stock.
gochujang		chilli|soya-bean|rice|wheat	cupboard	365	180	100;g;pouch|200;g;jar|500;g;tub		gluten sesame? soya sulphites?	gluten	gluten-free gochujang|sriracha|chilli flakes	Sriracha with a little tamari and sugar.
gluten-free-gochujang		chilli|soya-bean|rice	cupboard	365	180	200;g;jar		soya		sriracha
gochugaru		chilli	cupboard	365	180	70;g;jar|500;g;bag				chilli flakes|smoked paprika	Mild chilli flakes with a little paprika.
doenjang		soya-bean	cupboard	365	180	170;g;jar|500;g;tub		gluten? soya	gluten?	miso|tamari|coconut aminos
doubanjiang		chilli|broad-bean|soya-bean|wheat	cupboard	540	180	226;g;jar|368;g;jar		gluten sesame? soya	gluten	sriracha|miso|chilli flakes
kimchi		chinese-leaf|chilli|fish-sauce|prawn|garlic	fridge	90	30	200;g;jar|300;g;jar		gluten? crustaceans? fish molluscs? sesame? soya?	fish shellfish? gluten? animal	vegan kimchi|sauerkraut	The usual kind is made with fish sauce and salted shrimp.
vegan-kimchi		chinese-leaf|chilli|garlic	fridge	90	30	200;g;jar|300;g;jar		gluten? sesame? soya?	gluten?	sauerkraut
tahini		sesame-seed	cupboard	365	180	280;g;jar|300;g;jar		sesame		sunflower seed butter|cashew butter	Sunflower seed butter, thinned with oil and lemon, for a sesame or nut allergy.
tamarind-paste			cupboard	540	180	95;g;jar|200;g;jar				lime juice|pomegranate molasses	Lime juice with a little brown sugar.
harissa		chilli|garlic|coriander-seed	cupboard	365	42	90;g;jar|170;g;jar		celery? sulphites?		chipotle paste|tomato purée|sriracha	1 tbsp tomato purée with half a tsp each of smoked paprika, cumin and chilli flakes.
chipotle-paste		chilli|tomato|onion	cupboard	365	42	85;g;jar|95;g;jar|200;g;tin		gluten? sulphites?	gluten?	smoked paprika|harissa	Half a tsp smoked paprika with a pinch of cayenne for each tsp.
sambal-oelek		chilli	cupboard	365	60	100;g;jar|200;g;jar		crustaceans? fish? soya? sulphites?	fish? shellfish? animal?	sriracha|chilli flakes|harissa	Fresh chilli crushed with a little vinegar and salt. Sambals may hold shrimp paste.
garlic-paste		garlic	cupboard	365	42	90;g;tube|180;g;jar		sulphites?		garlic|garlic powder	1 tsp for each clove.
ginger-paste		ginger|garlic	cupboard	365	42	90;g;tube|180;g;jar		sulphites?		ginger|ground ginger	1 tsp for 2 cm of root.
lemongrass-paste		lemongrass	cupboard	365	42	90;g;tube		celery? milk? sulphites?	dairy? lactose? animal?	lemongrass|lime
coconut-milk		coconut	cupboard	720	2	160;ml;tin|200;ml;carton|400;ml;tin|1600;ml;multipack		sulphites?		coconut cream|oat cream|single cream	Plant or dairy single cream stirred in at the end, or 50 g creamed coconut in 350 ml hot water. The drink in a carton is mostly water.
coconut-cream		coconut	cupboard	720	2	160;ml;tin|250;ml;carton|400;ml;tin		sulphites?		coconut milk|oat cream|double cream	The thick top of a chilled tin of coconut milk.
creamed-coconut		coconut	cupboard	540	180	200;g;multipack|200;g;block				coconut milk|coconut cream	50 g in 350 ml hot water makes 400 ml coconut milk.
dashi		fish|kombu	cupboard	365	120	8;sachet;box|20;g;sachet		gluten? crustaceans? fish milk? soya?	fish shellfish? dairy? lactose? gluten? animal	vegan dashi|celery-free vegetable stock|vegetable stock	Soak kombu and dried shiitake in cold water for an hour.
vegan-dashi		kombu|dried-mushroom	cupboard	365	120	8;sachet;box		soya?		celery-free vegetable stock|vegetable stock
seaweed			cupboard	540	180	25;g;pack|50;g;pack		crustaceans? fish? molluscs?		spinach	Harvests may hold tiny shellfish. Hijiki is not advised by the UK authorities, for its arsenic.
nori	seaweed		cupboard	540	60	5;sheet;pack|10;sheet;pack	2.5	crustaceans? fish? molluscs?		rice paper	Rice paper or lettuce for wrapping.
kombu	seaweed		cupboard	730	365	40;g;pack|50;g;pack		crustaceans? fish? molluscs?		dried mushroom
furikake		sesame-seed|nori|fish	cupboard	365	90	40;g;jar|45;g;jar		gluten? crustaceans? eggs? fish? milk? molluscs? sesame soya?	fish? shellfish? egg? dairy? lactose? gluten? animal?	nori|toasted pumpkin seeds	Crumbled nori with salt and toasted pumpkin seeds.
wasabi		horseradish	cupboard	365	120	43;g;tube|30;g;tin		milk? mustard? soya? sulphites?	dairy? lactose? animal?	horseradish|english mustard	Most tubes are horseradish, often with mustard.
pickled-ginger		ginger	cupboard	365	60	110;g;jar|190;g;jar		gluten? mustard? soya? sulphites?	gluten?	ginger	Shave fresh ginger into rice vinegar with sugar.
rice-paper		rice|tapioca-starch	cupboard	730	365	100;g;pack|134;g;pack	8			lettuce|nori
spring-roll-wrapper		wheat	freezer	180	5	20;;pack|40;;pack	12	gluten eggs? soya?	egg? gluten animal?	rice paper|filo pastry	Rice paper, soaked and filled, free of wheat and egg.
poppadom		lentil|gram-flour	cupboard	180	14	6;;pack|8;;pack	10	gluten? mustard? soya? sulphites?	gluten?	tortilla chip|rice cake	Lentil flour, so free of gluten by nature. A few brands mix in wheat or asafoetida.
taco-shell		sweetcorn	cupboard	180	7	8;;pack|12;;pack	13	gluten? soya?	gluten?	tortilla chip|corn tortilla	Maize as a rule. Soft ones may be wheat.
fajita-kit		wheat|fajita-seasoning|salsa	cupboard	180	3	300;g;box|500;g;box		celery? gluten? crustaceans? eggs? fish? milk? mustard? peanuts? sesame? soya? sulphites?	fish? shellfish? egg? dairy? lactose? gluten? animal?	fajita seasoning|paprika
masa-harina		sweetcorn	cupboard	365	120	500;g;bag|1000;g;bag				polenta
mole-sauce		chilli|nut|chocolate|sesame-seed|peanut	cupboard	365	42	235;g;jar		gluten? milk? nuts? peanuts? sesame? soya? sulphites?	dairy? lactose? gluten? animal?	chipotle paste|enchilada sauce|tinned tomatoes	Chilli, tomato and dark chocolate without the nuts and seeds.
salsa-verde		tomatillo|chilli	cupboard	365	7	200;g;jar|240;g;jar		fish? mustard? sulphites?	fish? animal?	salsa|chimichurri|tinned tomatoes	The Italian green sauce of that name holds anchovies and mustard.
pomegranate-molasses		pomegranate	cupboard	540	180	150;ml;bottle|250;ml;bottle				balsamic vinegar|tamarind paste	Balsamic vinegar boiled down, or lemon juice with honey.
preserved-lemon		lemon	cupboard	540	120	220;g;jar|380;g;jar	35	sulphites?		lemon	Lemon zest with salt and a little juice.
dried-mushroom	mushroom	mushroom	cupboard	540	270	20;g;pack|30;g;pack		sulphites?		mushroom|mushroom powder	100 g fresh for 10 g dried, and use stock in place of the soaking water.
tinned-jackfruit			cupboard	720	3	400;g;tin|560;g;tin				mushroom|tinned artichoke	Shredded king oyster mushrooms. It stands in for pulled pork in looks and not in protein.
ackee			cupboard	720	2	280;g;tin|540;g;tin				firm tofu|spinach	Silken tofu, crumbled, is as soft and mild.
plantain-chip		plantain	cupboard	120	5	75;g;bag|85;g;bag				ready salted crisps|tortilla chip
dal	lentil		cupboard	540	180	500;g;bag|1000;g;bag				red lentil|yellow split pea	Red lentils or yellow split peas. Urad dal needs longer.
falafel-mix		chickpea|onion	cupboard	365	90	170;g;pack|200;g;pack	20	celery? gluten? sesame? sulphites?	gluten?	chickpea	Blend soaked chickpeas with onion, herbs and cumin. Some are bound with wheat.
tempura-batter-mix		wheat	cupboard	365	120	150;g;pack|300;g;pack		gluten eggs? milk? soya?	egg? dairy? lactose? gluten animal?	gluten-free plain flour|cornflour	Half gluten-free flour and half cornflour with ice-cold sparkling water.
koji		soya-bean|rice	cupboard	120	60	200;g;pack		gluten? soya?	gluten?	miso|coconut aminos
gari-cassava		cassava	cupboard	365	180	1000;g;bag|1500;g;bag		sulphites?		couscous|semolina
egusi	seed		cupboard	270	120	200;g;bag				pumpkin seed	Ground pumpkin seeds.
paneer-masala-mix		curry-powder	cupboard	365	30	50;g;box|100;g;box		celery? gluten? milk? mustard? nuts?	dairy? lactose? gluten? animal?	garam masala|ground cumin
dolma		vine-leaf|rice	cupboard	365	3	280;g;tin|200;g;pot		milk? nuts? sulphites?	meat? dairy? lactose? animal?	olive
ready-made-dal	lentil	dal|onion	cupboard	365	2	300;g;pouch|400;g;tin		celery? gluten? milk? mustard?	dairy? lactose? gluten? animal?	dal|red lentil	Many are finished with butter or cream.
foil			cupboard			10;;m roll|20;;m roll|30;;m roll|75;;m roll
clingfilm			cupboard			20;;m roll|60;;m roll|100;;m roll
baking-paper			cupboard			5;;m roll|10;;m roll|20;sheet;pack
kitchen-roll			cupboard			2;;roll pack|4;;roll pack
toilet-roll			cupboard			4;;roll pack|9;;roll pack|16;;roll pack|24;;roll pack
tissue			cupboard			1;;box|3;box;pack|8;;pocket pack
napkin			cupboard			20;;pack|50;;pack
bin-bag			cupboard			10;;roll|20;;roll|40;;roll
freezer-bag			cupboard			20;;pack|40;;pack|100;;pack
piping-bag			cupboard			10;;pack|30;;pack
washing-up-liquid			cupboard			320;ml;bottle|500;ml;bottle|780;ml;bottle|1200;ml;bottle
dishwasher-tablet			cupboard			30;;pack|50;;pack|100;;pack
laundry-detergent			cupboard			20;;wash box|40;;wash box|1000;ml;bottle
fabric-softener			cupboard			1000;ml;bottle|1500;ml;bottle
stain-remover			cupboard			500;ml;bottle|500;g;tub|1000;g;bag
bleach			cupboard			750;ml;bottle|1000;ml;bottle
household-cleaner			cupboard			500;ml;bottle|750;ml;bottle
cleaning-sponge			cupboard			2;;pack|5;;pack|10;;pack
mop			cupboard
rubber-glove			cupboard			1;;pair|50;;pack|100;;pack
light-bulb			cupboard			1;;pack|2;;pack|4;;pack
battery			cupboard			4;;pack|8;;pack|12;;pack|20;;pack
candle			cupboard			10;;pack|50;;pack
match			cupboard			1;;box|3;box;pack
charcoal			cupboard			3000;g;bag|5000;g;bag|10000;g;bag
skewer			cupboard			50;;pack|100;;pack
kitchen-string			cupboard			1;;ball|50;;m roll
drinking-straw			cupboard			50;;pack|100;;pack
paper-plate			cupboard			10;;pack|20;;pack|50;;pack
cake-board			cupboard
coffee-filter			cupboard			40;;pack|80;;pack|3;;cartridge pack
jam-jar			cupboard			6;;pack
kitchen-tool			cupboard
shampoo			cupboard			250;ml;bottle|400;ml;bottle|500;ml;bottle
conditioner			cupboard			250;ml;bottle|400;ml;bottle
hair-gel			cupboard			150;ml;tube|250;ml;can
soap			cupboard			2;bar;pack|4;bar;pack|250;ml;bottle|500;ml;bottle
shower-gel			cupboard			250;ml;bottle|500;ml;bottle|750;ml;bottle
deodorant			cupboard			50;ml;roll-on|150;ml;can|250;ml;can
toothpaste			cupboard			75;ml;tube|100;ml;tube
razor			cupboard			4;;pack|5;;pack|8;;pack
moisturiser			cupboard			50;ml;tub|200;ml;bottle|400;ml;bottle
suncream			cupboard			100;ml;bottle|200;ml;bottle
make-up			cupboard
cotton-wool			cupboard			80;;pack|100;;pack|200;;pack
plaster			cupboard			20;;pack|40;;pack|60;;pack
painkiller			cupboard			16;;pack|100;ml;bottle
medicine			cupboard			7;;pack|12;;pack|24;;pack|200;ml;bottle
vitamin			cupboard			30;;pack|60;;pack|90;;pack
pregnancy-test			cupboard			1;;pack|2;;pack|12;;pack
sanitary-towel			cupboard			12;;pack|16;;pack|20;;pack
tampon			cupboard			16;;pack|20;;pack|24;;pack
nappy			cupboard			24;;pack|40;;pack|60;;pack
baby-wipe			cupboard			1;;pack|4;;pack|12;;pack
baby-toiletry			cupboard
cat-food			cupboard			1020;g;multipack|3400;g;multipack|400;g;tin|2000;g;bag
dog-food			cupboard			400;g;tin|2400;g;multipack|2000;g;bag|12000;g;bag
cat-litter			cupboard			10000;ml;bag|20000;ml;bag
pet-food			cupboard			250;g;tub|2000;g;bag
bird-food			cupboard			1000;g;bag|5000;g;bag|12500;g;bag
air-freshener			cupboard			300;ml;can|1;;refill
insect-spray			cupboard			300;ml;can
glue			cupboard
stationery			cupboard			10;;pack
newspaper			cupboard
gift-wrap			cupboard			3;;roll pack
plant-food			cupboard			1000;ml;bottle|40000;ml;bag|50000;ml;bag
clothes-peg			cupboard			24;;pack
dry-ice			cupboard			1000;g;bag
`
