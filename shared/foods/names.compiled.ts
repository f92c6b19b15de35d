/** How every food is called and where it stands, one a line. Compiled from foods.csv by `npm run knowledge`: change the table. */
export const FOOD_NAMES = `
lemon-peel	Fruit & Vegetables	lemon peel
orange-peel	Fruit & Vegetables	orange peel
lime-peel	Fruit & Vegetables	lime peel
apple	Fruit & Vegetables	apple
cooking-apple	Fruit & Vegetables	cooking apple		bramley cooking apple|bramley apple|bramley
apricot	Fruit & Vegetables	apricot
artichoke	Fruit & Vegetables	artichoke
asparagus	Fruit & Vegetables	asparagus
aubergine	Fruit & Vegetables	aubergine		eggplant
avocado	Fruit & Vegetables	avocado
banana	Fruit & Vegetables	banana
plantain	Fruit & Vegetables	plantain
beansprout	Fruit & Vegetables	beansprout		bean sprout
beetroot	Fruit & Vegetables	beetroot		beet
bell-pepper	Fruit & Vegetables	bell pepper
sweet-pepper	Fruit & Vegetables	sweet pepper
red-pepper	Fruit & Vegetables	red pepper
green-pepper	Fruit & Vegetables	green pepper
yellow-pepper	Fruit & Vegetables	yellow pepper
orange-pepper	Fruit & Vegetables	orange pepper
pointed-pepper	Fruit & Vegetables	pointed pepper
romano-pepper	Fruit & Vegetables	romano pepper
capsicum	Fruit & Vegetables	capsicum
mixed-pepper	Fruit & Vegetables	mixed pepper
habanero-pepper	Fruit & Vegetables	habanero pepper
serrano-pepper	Fruit & Vegetables	serrano pepper
hot-pepper	Fruit & Vegetables	hot pepper
blackberry	Fruit & Vegetables	blackberry
blackcurrant	Fruit & Vegetables	blackcurrant
blueberry	Fruit & Vegetables	blueberry
pak-choi	Fruit & Vegetables	pak choi		bok choi
broad-bean	Fruit & Vegetables	broad bean		fava bean
broccoli	Fruit & Vegetables	broccoli
broccolini	Fruit & Vegetables	broccolini
tenderstem	Fruit & Vegetables	tenderstem
brussels-sprout	Fruit & Vegetables	brussels sprout		sprout
butternut-squash	Fruit & Vegetables	butternut squash
squash	Fruit & Vegetables	squash
cabbage	Fruit & Vegetables	cabbage
savoy	Fruit & Vegetables	savoy
cantaloupe	Fruit & Vegetables	cantaloupe
carrot	Fruit & Vegetables	carrot
cassava	Fruit & Vegetables	cassava
cauliflower	Fruit & Vegetables	cauliflower
cavolo-nero	Fruit & Vegetables	cavolo nero
celeriac	Fruit & Vegetables	celeriac
celery	Fruit & Vegetables	celery
chanterelle	Fruit & Vegetables	chanterelle
chard	Fruit & Vegetables	chard
cherry	Fruit & Vegetables	cherry
chestnut-mushroom	Fruit & Vegetables	chestnut mushroom
chicory	Fruit & Vegetables	chicory
endive	Fruit & Vegetables	endive
radicchio	Fruit & Vegetables	radicchio
chilli	Fruit & Vegetables	chilli		chilli pepper
red-chilli	Fruit & Vegetables	red chilli
green-chilli	Fruit & Vegetables	green chilli
jalapeno	Fruit & Vegetables	jalapeno		jalapeno pepper|jalapeno chilli
habanero	Fruit & Vegetables	habanero
scotch-bonnet	Fruit & Vegetables	scotch bonnet
serrano	Fruit & Vegetables	serrano
padron-pepper	Fruit & Vegetables	padron pepper
clementine	Fruit & Vegetables	clementine
coconut	Fruit & Vegetables	coconut
collard-green	Fruit & Vegetables	collard green
corn-on-the-cob	Fruit & Vegetables	corn on the cob
corn-cob	Fruit & Vegetables	corn cob		corn on cob|cob of corn|ear of corn
baby-corn	Fruit & Vegetables	baby corn
courgette	Fruit & Vegetables	courgette		zucchini
cranberry	Fruit & Vegetables	cranberry
cress	Fruit & Vegetables	cress
cucumber	Fruit & Vegetables	cucumber
redcurrant	Fruit & Vegetables	redcurrant
daikon	Fruit & Vegetables	daikon
mooli	Fruit & Vegetables	mooli
damson	Fruit & Vegetables	damson
date	Fruit & Vegetables	date		stoned date|pitted date
dragon-fruit	Fruit & Vegetables	dragon fruit
edamame-bean	Fruit & Vegetables	edamame bean
fennel	Fruit & Vegetables	fennel
fig	Fruit & Vegetables	fig
garlic	Fruit & Vegetables	garlic
garlic-clove	Fruit & Vegetables	garlic clove
ginger	Fruit & Vegetables	ginger		root ginger|ginger root|ginger rhizome
gooseberry	Fruit & Vegetables	gooseberry
grape	Fruit & Vegetables	grape
grapefruit	Fruit & Vegetables	grapefruit
green-bean	Fruit & Vegetables	green bean		french bean|fine green bean|fine bean|haricot vert
runner-bean	Fruit & Vegetables	runner bean
green	Fruit & Vegetables	greens
spring-green	Fruit & Vegetables	spring green
mixed-green	Fruit & Vegetables	mixed green
salad-green	Fruit & Vegetables	salad green
mustard-green	Fruit & Vegetables	mustard green
turnip-green	Fruit & Vegetables	turnip green
microgreen	Fruit & Vegetables	microgreen
honeydew	Fruit & Vegetables	honeydew
horseradish-root	Fruit & Vegetables	horseradish root
jerusalem-artichoke	Fruit & Vegetables	jerusalem artichoke
kale	Fruit & Vegetables	kale
kiwi	Fruit & Vegetables	kiwi
kohlrabi	Fruit & Vegetables	kohlrabi
kumquat	Fruit & Vegetables	kumquat
leek	Fruit & Vegetables	leek
lemon	Fruit & Vegetables	lemon
lemon-juice	Fruit & Vegetables	lemon juice
lemon-zest	Fruit & Vegetables	lemon zest
lemon-rind	Fruit & Vegetables	lemon rind
lime	Fruit & Vegetables	lime
lime-juice	Fruit & Vegetables	lime juice
lime-zest	Fruit & Vegetables	lime zest
lettuce	Fruit & Vegetables	lettuce
romaine	Fruit & Vegetables	romaine
cos	Fruit & Vegetables	cos
iceberg	Fruit & Vegetables	iceberg		iceberg lettuce
little-gem	Fruit & Vegetables	little gem		little gem lettuce|gem lettuce|baby gem lettuce
lollo-rosso	Fruit & Vegetables	lollo rosso
lamb-lettuce	Fruit & Vegetables	lambs lettuce
lychee	Fruit & Vegetables	lychee
mandarin	Fruit & Vegetables	mandarin
mango	Fruit & Vegetables	mango
mangetout	Fruit & Vegetables	mangetout		snow pea|mange tout
sugar-snap	Fruit & Vegetables	sugar snap
marrow	Fruit & Vegetables	marrow
melon	Fruit & Vegetables	melon
watermelon	Fruit & Vegetables	watermelon
mushroom	Fruit & Vegetables	mushroom
portobello	Fruit & Vegetables	portobello
shiitake	Fruit & Vegetables	shiitake
oyster-mushroom	Fruit & Vegetables	oyster mushroom
porcini	Fruit & Vegetables	porcini
enoki	Fruit & Vegetables	enoki
nectarine	Fruit & Vegetables	nectarine
okra	Fruit & Vegetables	okra
onion	Fruit & Vegetables	onion		brown onion|yellow onion|cooking onion|spanish onion
red-onion	Fruit & Vegetables	red onion
spring-onion	Fruit & Vegetables	spring onion		scallion|green onion|salad onion|spring onion bulb
shallot	Fruit & Vegetables	shallot
orange	Fruit & Vegetables	orange
orange-zest	Fruit & Vegetables	orange zest
orange-rind	Fruit & Vegetables	orange rind
blood-orange	Fruit & Vegetables	blood orange
papaya	Fruit & Vegetables	papaya
parsnip	Fruit & Vegetables	parsnip
passion-fruit	Fruit & Vegetables	passion fruit
passionfruit	Fruit & Vegetables	passionfruit
pawpaw	Fruit & Vegetables	pawpaw
pea	Fruit & Vegetables	pea
pea-shoot	Fruit & Vegetables	pea shoot
garden-pea	Fruit & Vegetables	garden pea
peach	Fruit & Vegetables	peach
pear	Fruit & Vegetables	pear
persimmon	Fruit & Vegetables	persimmon
sharon-fruit	Fruit & Vegetables	sharon fruit
physali	Fruit & Vegetables	physalis
pineapple	Fruit & Vegetables	pineapple
plum	Fruit & Vegetables	plum
pomegranate	Fruit & Vegetables	pomegranate
pomelo	Fruit & Vegetables	pomelo
potato	Fruit & Vegetables	potato
new-potato	Fruit & Vegetables	new potato
sweet-potato	Fruit & Vegetables	sweet potato
yam	Fruit & Vegetables	yam
jersey-royal	Fruit & Vegetables	jersey royal
king-edward	Fruit & Vegetables	king edward
maris-piper	Fruit & Vegetables	maris piper
pumpkin	Fruit & Vegetables	pumpkin
quince	Fruit & Vegetables	quince
radish	Fruit & Vegetables	radish
raspberry	Fruit & Vegetables	raspberry
rhubarb	Fruit & Vegetables	rhubarb
rocket	Fruit & Vegetables	rocket		arugula|rocket leaf
romanesco	Fruit & Vegetables	romanesco
runner	Fruit & Vegetables	runner
salad	Fruit & Vegetables	salad
mixed-leaf	Fruit & Vegetables	mixed leaf
salad-leaf	Fruit & Vegetables	salad leaf
salsify	Fruit & Vegetables	salsify
samphire	Fruit & Vegetables	samphire
satsuma	Fruit & Vegetables	satsuma
sorrel	Fruit & Vegetables	sorrel
spinach	Fruit & Vegetables	spinach		spinach leaf
spring-cabbage	Fruit & Vegetables	spring cabbage
stir-fry-vegetable	Fruit & Vegetables	stir fry vegetable
vegetable	Fruit & Vegetables	vegetable
strawberry	Fruit & Vegetables	strawberry
swede	Fruit & Vegetables	swede		rutabaga
sweetheart-cabbage	Fruit & Vegetables	sweetheart cabbage
swiss-chard	Fruit & Vegetables	swiss chard
tamarillo	Fruit & Vegetables	tamarillo
tangerine	Fruit & Vegetables	tangerine
tomatillo	Fruit & Vegetables	tomatillo
tomato	Fruit & Vegetables	tomato
cherry-tomato	Fruit & Vegetables	cherry tomato
plum-tomato	Fruit & Vegetables	plum tomato
vine-tomato	Fruit & Vegetables	vine tomato		tomato on vine
beef-tomato	Fruit & Vegetables	beef tomato
turnip	Fruit & Vegetables	turnip
watercress	Fruit & Vegetables	watercress
wild-garlic	Fruit & Vegetables	wild garlic
fruit	Fruit & Vegetables	fruit
berry	Fruit & Vegetables	berry
mixed-berry	Fruit & Vegetables	mixed berry
soft-fruit	Fruit & Vegetables	soft fruit
herb	Fruit & Vegetables	herb
fresh-herb	Fruit & Vegetables	fresh herb
basil	Fruit & Vegetables	basil		basil leaf
chervil	Fruit & Vegetables	chervil
chive	Fruit & Vegetables	chive
coriander	Fruit & Vegetables	coriander		cilantro|coriander leaf
fresh-coriander	Fruit & Vegetables	fresh coriander
curry-leaf	Fruit & Vegetables	curry leaf
dill	Fruit & Vegetables	dill		dill leaf
fresh-bay-leaf	Fruit & Vegetables	fresh bay leaf
lemon-balm	Fruit & Vegetables	lemon balm
lemongrass	Fruit & Vegetables	lemongrass		lemon grass
lemon-verbena	Fruit & Vegetables	lemon verbena
lime-leaf	Fruit & Vegetables	lime leaf
marjoram	Fruit & Vegetables	marjoram
mint	Fruit & Vegetables	mint		mint leaf
oregano	Fruit & Vegetables	oregano		oregano leaf
fresh-oregano	Fruit & Vegetables	fresh oregano
parsley	Fruit & Vegetables	parsley		parsley leaf
rosemary	Fruit & Vegetables	rosemary
sage	Fruit & Vegetables	sage		sage leaf
tarragon	Fruit & Vegetables	tarragon
thyme	Fruit & Vegetables	thyme		thyme leaf
thai-basil	Fruit & Vegetables	thai basil
salad-cress	Fruit & Vegetables	salad cress
alfalfa	Fruit & Vegetables	alfalfa
dried-apricot	Fruit & Vegetables	dried apricot
prune	Fruit & Vegetables	prune
coleslaw-mix	Fruit & Vegetables	coleslaw mix
crudite	Fruit & Vegetables	crudite
flower	Fruit & Vegetables	flower
bunch-of-flower	Fruit & Vegetables	bunch of flowers
pot-plant	Fruit & Vegetables	pot plant
microherb	Fruit & Vegetables	microherb
borage	Fruit & Vegetables	borage
galangal	Fruit & Vegetables	galangal
turmeric-root	Fruit & Vegetables	turmeric root
horseradish	Fruit & Vegetables	horseradish
kefir-lime-leaf	Fruit & Vegetables	kefir lime leaf
jicama	Fruit & Vegetables	jicama
nopale	Fruit & Vegetables	nopales
taro	Fruit & Vegetables	taro
yuca	Fruit & Vegetables	yuca
beet-green	Fruit & Vegetables	beet green
dandelion-green	Fruit & Vegetables	dandelion green
fiddlehead	Fruit & Vegetables	fiddlehead
ramp	Fruit & Vegetables	ramp
sunchoke	Fruit & Vegetables	sunchoke
microcress	Fruit & Vegetables	microcress
poblano	Fruit & Vegetables	poblano
soybean	Fruit & Vegetables	soybean
frisee	Fruit & Vegetables	frisee
lotus-root	Fruit & Vegetables	lotus root
vine-leaf	Fruit & Vegetables	vine leaf
truffle	Fruit & Vegetables	truffle
lovage	Fruit & Vegetables	lovage
purslane	Fruit & Vegetables	purslane
poblano-pepper	Fruit & Vegetables	poblano pepper
cobnut	Fruit & Vegetables	cobnut
mizuna	Fruit & Vegetables	mizuna
elderflower	Fruit & Vegetables	elderflower
shiso	Fruit & Vegetables	shiso
choi-sum	Fruit & Vegetables	choi sum
greengage	Fruit & Vegetables	greengage
mixed-veg	Fruit & Vegetables	mixed veg
veg	Fruit & Vegetables	veg
easy-peeler	Fruit & Vegetables	easy peeler
romaine-heart	Fruit & Vegetables	romaine heart
celery-heart	Fruit & Vegetables	celery heart
lettuce-heart	Fruit & Vegetables	lettuce heart
bobby-bean	Fruit & Vegetables	bobby bean
mesclun	Fruit & Vegetables	mesclun
perilla	Fruit & Vegetables	perilla
morel	Fruit & Vegetables	morel
chanterelle-mushroom	Fruit & Vegetables	chanterelle mushroom
charlotte-potato	Fruit & Vegetables	charlotte potato
desiree-potato	Fruit & Vegetables	desiree potato
russet-potato	Fruit & Vegetables	russet potato
yukon-gold-potato	Fruit & Vegetables	yukon gold potato
fingerling-potato	Fruit & Vegetables	fingerling potato
banana-shallot	Fruit & Vegetables	banana shallot
golden-beetroot	Fruit & Vegetables	golden beetroot
loganberry	Fruit & Vegetables	loganberry
mulberry	Fruit & Vegetables	mulberry
elderberry	Fruit & Vegetables	elderberry
sloe	Fruit & Vegetables	sloe
medlar	Fruit & Vegetables	medlar
star-fruit	Fruit & Vegetables	star fruit
guava	Fruit & Vegetables	guava
tamarind-pod	Fruit & Vegetables	tamarind pod
prickly-pear	Fruit & Vegetables	prickly pear
ugli-fruit	Fruit & Vegetables	ugli fruit
cherimoya	Fruit & Vegetables	cherimoya
cep	Fruit & Vegetables	cep
trompette	Fruit & Vegetables	trompette
girolle	Fruit & Vegetables	girolle
shimeji	Fruit & Vegetables	shimeji
maitake	Fruit & Vegetables	maitake
cremini-mushroom	Fruit & Vegetables	cremini mushroom
celtuce	Fruit & Vegetables	celtuce
cardoon	Fruit & Vegetables	cardoon
oca	Fruit & Vegetables	oca
sea-kale	Fruit & Vegetables	sea kale
purple-sprouting-broccoli	Fruit & Vegetables	purple sprouting broccoli
sprouting-broccoli	Fruit & Vegetables	sprouting broccoli
hispi	Fruit & Vegetables	hispi
pointed-cabbage	Fruit & Vegetables	pointed cabbage
chinese-leaf	Fruit & Vegetables	chinese leaf
chinese-cabbage	Fruit & Vegetables	chinese cabbage
napa-cabbage	Fruit & Vegetables	napa cabbage
tatsoi	Fruit & Vegetables	tatsoi
mustard-leaf	Fruit & Vegetables	mustard leaf
nasturtium	Fruit & Vegetables	nasturtium
spaghetti-squash	Fruit & Vegetables	spaghetti squash
acorn-squash	Fruit & Vegetables	acorn squash
patty-pan	Fruit & Vegetables	patty pan
patty-pan-squash	Fruit & Vegetables	patty pan squash
fresh-chestnut	Fruit & Vegetables	fresh chestnut
pickling-onion	Fruit & Vegetables	pickling onion
silverskin	Fruit & Vegetables	silverskin
baby-leaf	Fruit & Vegetables	baby leaf
soft-herb	Fruit & Vegetables	soft herb
bacon	Meat & Poultry	bacon
back-bacon	Meat & Poultry	back bacon
streaky-bacon	Meat & Poultry	streaky bacon
pancetta	Meat & Poultry	pancetta
lardon	Meat & Poultry	lardon
gammon	Meat & Poultry	gammon
beef	Meat & Poultry	beef
beef-mince	Meat & Poultry	beef mince
minced-beef	Meat & Poultry	minced beef
ground-beef	Meat & Poultry	ground beef
beef-fillet	Meat & Poultry	beef fillet
beef-joint	Meat & Poultry	beef joint
brisket	Meat & Poultry	brisket
burger	Meat & Poultry	burger		hamburger
beefburger	Meat & Poultry	beefburger
cheeseburger	Meat & Poultry	cheeseburger
steak	Meat & Poultry	steak
sirloin	Meat & Poultry	sirloin
rump	Meat & Poultry	rump
ribeye	Meat & Poultry	ribeye
fillet-steak	Meat & Poultry	fillet steak
minute-steak	Meat & Poultry	minute steak
t-bone	Meat & Poultry	t bone
tenderloin	Meat & Poultry	tenderloin
flank	Meat & Poultry	flank
short-rib	Meat & Poultry	short rib
spare-rib	Meat & Poultry	spare rib
oxtail	Meat & Poultry	oxtail
ox-cheek	Meat & Poultry	ox cheek
chicken	Meat & Poultry	chicken
chicken-breast	Meat & Poultry	chicken breast
chicken-thigh	Meat & Poultry	chicken thigh
chicken-wing	Meat & Poultry	chicken wing
chicken-leg	Meat & Poultry	chicken leg
drumstick	Meat & Poultry	drumstick
chicken-mince	Meat & Poultry	chicken mince
goujon	Meat & Poultry	goujon
poussin	Meat & Poultry	poussin
turkey	Meat & Poultry	turkey
turkey-mince	Meat & Poultry	turkey mince
duck	Meat & Poultry	duck
duck-breast	Meat & Poultry	duck breast
goose	Meat & Poultry	goose
guinea-fowl	Meat & Poultry	guinea fowl
pheasant	Meat & Poultry	pheasant
partridge	Meat & Poultry	partridge
grouse	Meat & Poultry	grouse
pigeon	Meat & Poultry	pigeon
quail	Meat & Poultry	quail
rabbit	Meat & Poultry	rabbit
hare	Meat & Poultry	hare
venison	Meat & Poultry	venison
wild-boar	Meat & Poultry	wild boar
lamb	Meat & Poultry	lamb
lamb-mince	Meat & Poultry	lamb mince
lamb-shank	Meat & Poultry	lamb shank
leg-of-lamb	Meat & Poultry	leg of lamb
rack-of-lamb	Meat & Poultry	rack of lamb
mutton	Meat & Poultry	mutton
hogget	Meat & Poultry	hogget
pork	Meat & Poultry	pork
pork-belly	Meat & Poultry	pork belly		belly pork
pork-chop	Meat & Poultry	pork chop
pork-loin	Meat & Poultry	pork loin
pork-shoulder	Meat & Poultry	pork shoulder
pulled-pork	Meat & Poultry	pulled pork
ham	Meat & Poultry	ham
parma-ham	Meat & Poultry	parma ham
serrano-ham	Meat & Poultry	serrano ham
ham-hock	Meat & Poultry	ham hock
prosciutto	Meat & Poultry	prosciutto
salami	Meat & Poultry	salami
chorizo	Meat & Poultry	chorizo		chorizo sausage
pepperoni	Meat & Poultry	pepperoni
mortadella	Meat & Poultry	mortadella
bresaola	Meat & Poultry	bresaola
pastrami	Meat & Poultry	pastrami
salt-beef	Meat & Poultry	salt beef
corned-beef-slice	Meat & Poultry	corned beef slice
coppa	Meat & Poultry	coppa
speck	Meat & Poultry	speck
nduja	Meat & Poultry	nduja
saucisson	Meat & Poultry	saucisson
sausage	Meat & Poultry	sausage
sausage-meat	Meat & Poultry	sausage meat
sausagemeat	Meat & Poultry	sausagemeat
chipolata	Meat & Poultry	chipolata
cumberland-ring	Meat & Poultry	cumberland ring
frankfurter	Meat & Poultry	frankfurter
hot-dog	Meat & Poultry	hot dog
bratwurst	Meat & Poultry	bratwurst
kielbasa	Meat & Poultry	kielbasa
merguez	Meat & Poultry	merguez
black-pudding	Meat & Poultry	black pudding
white-pudding	Meat & Poultry	white pudding
haggis	Meat & Poultry	haggis
liver	Meat & Poultry	liver
kidney	Meat & Poultry	kidney
heart	Meat & Poultry	heart
tongue	Meat & Poultry	tongue
tripe	Meat & Poultry	tripe
sweetbread	Meat & Poultry	sweetbread
giblet	Meat & Poultry	giblet
chicken-liver	Meat & Poultry	chicken liver
pate	Meat & Poultry	pate
meatball	Meat & Poultry	meatball
kebab	Meat & Poultry	kebab
kofta	Meat & Poultry	kofta
mince	Meat & Poultry	mince
minced-meat	Meat & Poultry	minced meat
veal	Meat & Poultry	veal
meat	Meat & Poultry	meat
goat	Meat & Poultry	goat
mixed-grill	Meat & Poultry	mixed grill
cooked-meat	Meat & Poultry	cooked meat
sliced-meat	Meat & Poultry	sliced meat
stewing-steak	Meat & Poultry	stewing steak		stewing beef|beef stewing steak|beef for stewing|stew beef
braising-steak	Meat & Poultry	braising steak
casserole-steak	Meat & Poultry	casserole steak
chuck	Meat & Poultry	chuck
shin	Meat & Poultry	shin
bone-marrow	Meat & Poultry	bone marrow
soup-bone	Meat & Poultry	soup bone
chicken-carcass	Meat & Poultry	chicken carcass
turkey-crown	Meat & Poultry	turkey crown
lunch-meat	Meat & Poultry	lunch meat
deli-meat	Meat & Poultry	deli meat
bologna	Meat & Poultry	bologna
andouille	Meat & Poultry	andouille
ground-meat	Meat & Poultry	ground meat
pig-in-blanket	Meat & Poultry	pigs in blanket
prime-rib	Meat & Poultry	prime rib
filet-mignon	Meat & Poultry	filet mignon
roast	Meat & Poultry	roast
roasting-joint	Meat & Poultry	roasting joint
fowl	Meat & Poultry	fowl
ostrich	Meat & Poultry	ostrich
rib-of-beef	Meat & Poultry	rib of beef
silverside	Meat & Poultry	silverside
topside	Meat & Poultry	topside
faggot	Meat & Poultry	faggot
moose	Meat & Poultry	moose
elk	Meat & Poultry	elk
bison	Meat & Poultry	bison
kangaroo	Meat & Poultry	kangaroo
frog-leg	Meat & Poultry	frog leg
meatloaf	Meat & Poultry	meatloaf
scrapple	Meat & Poultry	scrapple
roast-beef	Meat & Poultry	roast beef
guanciale	Meat & Poultry	guanciale
lardo	Meat & Poultry	lardo
capocollo	Meat & Poultry	capocollo
soppressata	Meat & Poultry	soppressata
saveloy	Meat & Poultry	saveloy
gyro	Meat & Poultry	gyros
doner	Meat & Poultry	doner
skirt-steak	Meat & Poultry	skirt steak
flank-steak	Meat & Poultry	flank steak
bavette	Meat & Poultry	bavette
onglet	Meat & Poultry	onglet
tomahawk-steak	Meat & Poultry	tomahawk steak
porterhouse	Meat & Poultry	porterhouse
chuck-roast	Meat & Poultry	chuck roast
blade	Meat & Poultry	blade
feather-steak	Meat & Poultry	feather steak
ox-tongue	Meat & Poultry	ox tongue
trotter	Meat & Poultry	trotter
pig-cheek	Meat & Poultry	pig cheek
capon	Meat & Poultry	capon
marrow-bone	Meat & Poultry	marrow bone
chicken-kiev	Meat & Poultry	chicken kiev
kiev	Meat & Poultry	kiev
escalope	Meat & Poultry	escalope
schnitzel	Meat & Poultry	schnitzel
beef-olive	Meat & Poultry	beef olive
bass	Fish & Seafood	bass
sea-bass	Fish & Seafood	sea bass
bream	Fish & Seafood	bream
sea-bream	Fish & Seafood	sea bream
brill	Fish & Seafood	brill
calamari	Fish & Seafood	calamari
squid	Fish & Seafood	squid
octopus	Fish & Seafood	octopus
cuttlefish	Fish & Seafood	cuttlefish
carp	Fish & Seafood	carp
catfish	Fish & Seafood	catfish
clam	Fish & Seafood	clam
cockle	Fish & Seafood	cockle
cod	Fish & Seafood	cod
coley	Fish & Seafood	coley
crab	Fish & Seafood	crab
crabmeat	Fish & Seafood	crabmeat
crab-meat	Fish & Seafood	crab meat
white-crab-meat	Fish & Seafood	white crab meat
crab-claw	Fish & Seafood	crab claw
crayfish	Fish & Seafood	crayfish
crawfish	Fish & Seafood	crawfish
dover-sole	Fish & Seafood	dover sole
eel	Fish & Seafood	eel
fish	Fish & Seafood	fish
white-fish	Fish & Seafood	white fish
smoked-fish	Fish & Seafood	smoked fish
fish-fillet	Fish & Seafood	fish fillet
fish-pie-mix	Fish & Seafood	fish pie mix
flounder	Fish & Seafood	flounder
gravadlax	Fish & Seafood	gravadlax
gurnard	Fish & Seafood	gurnard
haddock	Fish & Seafood	haddock
hake	Fish & Seafood	hake
halibut	Fish & Seafood	halibut
herring	Fish & Seafood	herring
john-dory	Fish & Seafood	john dory
kipper	Fish & Seafood	kipper
langoustine	Fish & Seafood	langoustine
lemon-sole	Fish & Seafood	lemon sole
lobster	Fish & Seafood	lobster
mackerel	Fish & Seafood	mackerel
mahi-mahi	Fish & Seafood	mahi mahi
monkfish	Fish & Seafood	monkfish
mullet	Fish & Seafood	mullet
mussel	Fish & Seafood	mussel
oyster	Fish & Seafood	oyster
perch	Fish & Seafood	perch
pike	Fish & Seafood	pike
plaice	Fish & Seafood	plaice
pollock	Fish & Seafood	pollock
pollack	Fish & Seafood	pollack
prawn	Fish & Seafood	prawn		shrimp
king-prawn	Fish & Seafood	king prawn
tiger-prawn	Fish & Seafood	tiger prawn
rainbow-trout	Fish & Seafood	rainbow trout
red-snapper	Fish & Seafood	red snapper
roe	Fish & Seafood	roe
caviar	Fish & Seafood	caviar
salmon	Fish & Seafood	salmon
smoked-salmon	Fish & Seafood	smoked salmon
sardine	Fish & Seafood	sardine
scallop	Fish & Seafood	scallop
scampi	Fish & Seafood	scampi
sea-trout	Fish & Seafood	sea trout
seafood	Fish & Seafood	seafood
skate	Fish & Seafood	skate
snapper	Fish & Seafood	snapper
sole	Fish & Seafood	sole
sprat	Fish & Seafood	sprat
sturgeon	Fish & Seafood	sturgeon
swordfish	Fish & Seafood	swordfish
tilapia	Fish & Seafood	tilapia
trout	Fish & Seafood	trout
tuna-steak	Fish & Seafood	tuna steak
turbot	Fish & Seafood	turbot
tuna	Fish & Seafood	tuna
whelk	Fish & Seafood	whelk
whitebait	Fish & Seafood	whitebait
whiting	Fish & Seafood	whiting
winkle	Fish & Seafood	winkle
seafood-stick	Fish & Seafood	seafood stick
surimi	Fish & Seafood	surimi
sashimi	Fish & Seafood	sashimi
shellfish	Fish & Seafood	shellfish
orange-roughy	Fish & Seafood	orange roughy
grouper	Fish & Seafood	grouper
taramasalata	Fish & Seafood	taramasalata
lox	Fish & Seafood	lox
snail	Fish & Seafood	snail
crabstick	Fish & Seafood	crabstick
crab-stick	Fish & Seafood	crab stick
mahimahi	Fish & Seafood	mahimahi
barramundi	Fish & Seafood	barramundi
arctic-char	Fish & Seafood	arctic char
char	Fish & Seafood	char
sea-urchin	Fish & Seafood	sea urchin
abalone	Fish & Seafood	abalone
razor-clam	Fish & Seafood	razor clam
geoduck	Fish & Seafood	geoduck
basa	Fish & Seafood	basa
pangasius	Fish & Seafood	pangasius
wahoo	Fish & Seafood	wahoo
bottarga	Fish & Seafood	bottarga
salmon-roe	Fish & Seafood	salmon roe
trout-roe	Fish & Seafood	trout roe
fish-roe	Fish & Seafood	fish roe
tuna-loin	Fish & Seafood	tuna loin
cod-cheek	Fish & Seafood	cod cheek
smoked-haddock	Fish & Seafood	smoked haddock
arbroath-smokie	Fish & Seafood	arbroath smokie
bloater	Fish & Seafood	bloater
rollmop	Fish & Seafood	rollmop
elver	Fish & Seafood	elver
king-crab	Fish & Seafood	king crab
soft-shell-crab	Fish & Seafood	soft shell crab
salt-cod	Fish & Seafood	salt cod
salt-fish	Fish & Seafood	salt fish
saltfish	Fish & Seafood	saltfish
bacalao	Fish & Seafood	bacalao
prawn-tail	Fish & Seafood	prawn tail
lobster-tail	Fish & Seafood	lobster tail
milk	Dairy & Eggs	milk
whole-milk	Dairy & Eggs	whole milk
skimmed-milk	Dairy & Eggs	skimmed milk
semi-skimmed-milk	Dairy & Eggs	semi skimmed milk
oat-milk	Dairy & Eggs	oat milk
almond-milk	Dairy & Eggs	almond milk
soya-milk	Dairy & Eggs	soya milk
rice-milk	Dairy & Eggs	rice milk
goat-milk	Dairy & Eggs	goats milk
lactose-free-milk	Dairy & Eggs	lactose free milk
buttermilk	Dairy & Eggs	buttermilk
kefir	Dairy & Eggs	kefir
milkshake	Dairy & Eggs	milkshake
butter	Dairy & Eggs	butter
unsalted-butter	Dairy & Eggs	unsalted butter
salted-butter	Dairy & Eggs	salted butter
spreadable-butter	Dairy & Eggs	spreadable butter
margarine	Dairy & Eggs	margarine
spread	Dairy & Eggs	spread
dairy-free-spread	Dairy & Eggs	dairy free spread
ghee	Dairy & Eggs	ghee
lard	Dairy & Eggs	lard
suet	Dairy & Eggs	suet
dripping	Dairy & Eggs	dripping
cream	Dairy & Eggs	cream
double-cream	Dairy & Eggs	double cream		heavy cream|heavy whipping cream
single-cream	Dairy & Eggs	single cream		light cream
whipping-cream	Dairy & Eggs	whipping cream
half-and-half	Dairy & Eggs	half and half
sour-cream	Dairy & Eggs	soured cream
clotted-cream	Dairy & Eggs	clotted cream
creme-fraiche	Dairy & Eggs	creme fraiche
extra-thick-cream	Dairy & Eggs	extra thick cream
squirty-cream	Dairy & Eggs	squirty cream
whipped-cream	Dairy & Eggs	whipped cream
fresh-custard	Dairy & Eggs	fresh custard
yogurt	Dairy & Eggs	yogurt		yoghourt
greek-yogurt	Dairy & Eggs	greek yogurt		greek style yogurt
natural-yogurt	Dairy & Eggs	natural yogurt		plain yogurt
fromage-frai	Dairy & Eggs	fromage frais
quark	Dairy & Eggs	quark
skyr	Dairy & Eggs	skyr
labneh	Dairy & Eggs	labneh
cheese	Dairy & Eggs	cheese
cheddar	Dairy & Eggs	cheddar		cheddar cheese
mozzarella	Dairy & Eggs	mozzarella		mozzarella cheese
parmesan	Dairy & Eggs	parmesan		parmigiano|parmesan cheese|parmigiano reggiano|parmigiano reggiano cheese
pecorino	Dairy & Eggs	pecorino
grana-padano	Dairy & Eggs	grana padano
feta	Dairy & Eggs	feta		feta cheese
halloumi	Dairy & Eggs	halloumi		halloumi cheese
paneer	Dairy & Eggs	paneer
ricotta	Dairy & Eggs	ricotta		ricotta cheese
mascarpone	Dairy & Eggs	mascarpone		mascarpone cheese
cream-cheese	Dairy & Eggs	cream cheese		soft cheese|philadelphia
cottage-cheese	Dairy & Eggs	cottage cheese
goat-cheese	Dairy & Eggs	goats cheese
brie	Dairy & Eggs	brie
camembert	Dairy & Eggs	camembert
stilton	Dairy & Eggs	stilton		stilton cheese
blue-cheese	Dairy & Eggs	blue cheese
gorgonzola	Dairy & Eggs	gorgonzola
roquefort	Dairy & Eggs	roquefort
dolcelatte	Dairy & Eggs	dolcelatte
gruyere	Dairy & Eggs	gruyere		gruyere cheese
emmental	Dairy & Eggs	emmental
edam	Dairy & Eggs	edam
gouda	Dairy & Eggs	gouda
red-leicester	Dairy & Eggs	red leicester
double-gloucester	Dairy & Eggs	double gloucester
wensleydale	Dairy & Eggs	wensleydale
lancashire-cheese	Dairy & Eggs	lancashire cheese
cheshire-cheese	Dairy & Eggs	cheshire cheese
manchego	Dairy & Eggs	manchego
monterey-jack	Dairy & Eggs	monterey jack
american-cheese	Dairy & Eggs	american cheese
provolone	Dairy & Eggs	provolone
fontina	Dairy & Eggs	fontina
taleggio	Dairy & Eggs	taleggio
comte	Dairy & Eggs	comte
jarlsberg	Dairy & Eggs	jarlsberg
swiss-cheese	Dairy & Eggs	swiss cheese
havarti	Dairy & Eggs	havarti
colby	Dairy & Eggs	colby
cotija	Dairy & Eggs	cotija
queso-fresco	Dairy & Eggs	queso fresco
queso	Dairy & Eggs	queso
burrata	Dairy & Eggs	burrata
bocconcini	Dairy & Eggs	bocconcini
boursin	Dairy & Eggs	boursin
raclette	Dairy & Eggs	raclette
reblochon	Dairy & Eggs	reblochon
asiago	Dairy & Eggs	asiago
cheese-slice	Dairy & Eggs	cheese slice
cheese-string	Dairy & Eggs	cheese string
babybel	Dairy & Eggs	babybel
egg	Dairy & Eggs	egg
egg-white	Dairy & Eggs	egg white
egg-yolk	Dairy & Eggs	egg yolk
quail-egg	Dairy & Eggs	quail egg
duck-egg	Dairy & Eggs	duck egg
tofu	Dairy & Eggs	tofu
silken-tofu	Dairy & Eggs	silken tofu
tempeh	Dairy & Eggs	tempeh
hummus	Dairy & Eggs	hummus
tzatziki	Dairy & Eggs	tzatziki
guacamole	Dairy & Eggs	guacamole
fresh-pasta-sauce	Dairy & Eggs	fresh pasta sauce
puff-pastry	Dairy & Eggs	puff pastry
shortcrust-pastry	Dairy & Eggs	shortcrust pastry
filo-pastry	Dairy & Eggs	filo pastry		filo dough|filo
pastry	Dairy & Eggs	pastry
ready-rolled-pastry	Dairy & Eggs	ready rolled pastry
pizza-dough	Dairy & Eggs	pizza dough
cookie-dough	Dairy & Eggs	cookie dough
coleslaw	Dairy & Eggs	coleslaw
potato-salad	Dairy & Eggs	potato salad
mousse	Dairy & Eggs	mousse
trifle	Dairy & Eggs	trifle
cheesecake	Dairy & Eggs	cheesecake
chocolate-mousse	Dairy & Eggs	chocolate mousse
fresh-yeast	Dairy & Eggs	fresh yeast
velveeta	Dairy & Eggs	velveeta
creamer	Dairy & Eggs	creamer
fromage-blanc	Dairy & Eggs	fromage blanc
vacherin	Dairy & Eggs	vacherin
panna-cotta	Dairy & Eggs	panna cotta
creme-brulee	Dairy & Eggs	creme brulee
shortcrust	Dairy & Eggs	shortcrust
custard	Dairy & Eggs	custard
fresh-soup	Dairy & Eggs	fresh soup
cream-cheese-spread	Dairy & Eggs	cream cheese spread
clarified-butter	Dairy & Eggs	clarified butter
vegan-butter	Dairy & Eggs	vegan butter
plant-butter	Dairy & Eggs	plant butter
plant-milk	Dairy & Eggs	plant milk
oat-cream	Dairy & Eggs	oat cream
soya-cream	Dairy & Eggs	soya cream
hemp-milk	Dairy & Eggs	hemp milk
cashew-milk	Dairy & Eggs	cashew milk
hazelnut-milk	Dairy & Eggs	hazelnut milk
coconut-yogurt	Dairy & Eggs	coconut yogurt
yogurt-drink	Dairy & Eggs	yogurt drink
egg-substitute	Dairy & Eggs	egg substitute
egg-beater	Dairy & Eggs	egg beater
caciocavallo	Dairy & Eggs	caciocavallo
scamorza	Dairy & Eggs	scamorza
ricotta-salata	Dairy & Eggs	ricotta salata
stracchino	Dairy & Eggs	stracchino
robiola	Dairy & Eggs	robiola
pepper-jack	Dairy & Eggs	pepper jack
cotswold-cheese	Dairy & Eggs	cotswold cheese
caerphilly	Dairy & Eggs	caerphilly
string-cheese	Dairy & Eggs	string cheese
cheese-curd	Dairy & Eggs	cheese curd
curd-cheese	Dairy & Eggs	curd cheese
curd	Dairy & Eggs	curd
farmer-cheese	Dairy & Eggs	farmer cheese
neufchatel	Dairy & Eggs	neufchatel
petit-suisse	Dairy & Eggs	petit suisse
goose-egg	Dairy & Eggs	goose egg
filo-sheet	Dairy & Eggs	filo sheet
pie-pastry	Dairy & Eggs	pie pastry
choux-pastry	Dairy & Eggs	choux pastry
ready-made-pastry	Dairy & Eggs	ready made pastry
bread	Bakery	bread
white-bread	Bakery	white bread
brown-bread	Bakery	brown bread
wholemeal-bread	Bakery	wholemeal bread
sourdough	Bakery	sourdough
sourdough-bread	Bakery	sourdough bread
rye-bread	Bakery	rye bread
granary	Bakery	granary
garlic-bread	Bakery	garlic bread
baguette	Bakery	baguette
french-stick	Bakery	french stick
ciabatta	Bakery	ciabatta
focaccia	Bakery	focaccia
brioche	Bakery	brioche
roll	Bakery	roll
bread-roll	Bakery	bread roll
bun	Bakery	bun
burger-bun	Bakery	burger bun
hot-dog-bun	Bakery	hot dog bun
bap	Bakery	bap
batch	Bakery	batch
bagel	Bakery	bagel
bloomer	Bakery	bloomer
tiger-bread	Bakery	tiger bread
loaf	Bakery	loaf
pitta	Bakery	pitta		pitta bread
naan	Bakery	naan		naan bread|nan bread
chapati	Bakery	chapati
roti	Bakery	roti
paratha	Bakery	paratha
flatbread	Bakery	flatbread
wrap	Bakery	wrap
tortilla	Bakery	tortilla		tortilla wrap|flour tortilla
corn-tortilla	Bakery	corn tortilla
lavash	Bakery	lavash
crumpet	Bakery	crumpet
english-muffin	Bakery	english muffin
muffin	Bakery	muffin
scone	Bakery	scone
teacake	Bakery	teacake
hot-cross-bun	Bakery	hot cross bun
croissant	Bakery	croissant
pain-au-chocolat	Bakery	pain au chocolat
danish	Bakery	danish
donut	Bakery	doughnut
eclair	Bakery	eclair
cake	Bakery	cake
sponge-cake	Bakery	sponge cake
victoria-sponge	Bakery	victoria sponge
fairy-cake	Bakery	fairy cake
cupcake	Bakery	cupcake
angel-cake	Bakery	angel cake
madeira-cake	Bakery	madeira cake
fruit-cake	Bakery	fruit cake
birthday-cake	Bakery	birthday cake
brownie	Bakery	brownie
flapjack	Bakery	flapjack
pancake	Bakery	pancake
waffle	Bakery	waffle
malt-loaf	Bakery	malt loaf
banana-bread	Bakery	banana bread
pumpernickel	Bakery	pumpernickel
soda-bread	Bakery	soda bread
breadcrumb	Bakery	breadcrumb		white breadcrumb|white bread crumb|bread crumb
crouton	Bakery	crouton
panettone	Bakery	panettone
stollen	Bakery	stollen
tart	Bakery	tart
pie	Bakery	pie
lemon-tart	Bakery	lemon tart
pizza-base	Bakery	pizza base
ladyfinger	Bakery	ladyfinger
savoiardi	Bakery	savoiardi
sponge-finger	Bakery	sponge finger
challah	Bakery	challah
toast	Bakery	toast
texa-toast	Bakery	texas toast
biscuit-dough	Bakery	biscuit dough
crescent-roll	Bakery	crescent roll
pie-crust	Bakery	pie crust
pie-shell	Bakery	pie shell
pastry-case	Bakery	pastry case
pastry-shell	Bakery	pastry shell
meringue-nest	Bakery	meringue nest
steak-pie	Bakery	steak pie
pork-pie	Bakery	pork pie
sausage-roll	Bakery	sausage roll
scotch-egg	Bakery	scotch egg
quiche	Bakery	quiche
cornish-pasty	Bakery	cornish pasty
cornbread	Bakery	cornbread
pizza-crust	Bakery	pizza crust
meringue	Bakery	meringue
blini	Bakery	blini
matzo	Bakery	matzo
pikelet	Bakery	pikelet
danish-pastry	Bakery	danish pastry
cinnamon-swirl	Bakery	cinnamon swirl
cinnamon-bun	Bakery	cinnamon bun
cinnamon-roll	Bakery	cinnamon roll
battenberg	Bakery	battenberg
gingerbread	Bakery	gingerbread
hot-dog-roll	Bakery	hot dog roll
finger-roll	Bakery	finger roll
sub-roll	Bakery	sub roll
submarine-roll	Bakery	submarine roll
panini	Bakery	panini
pretzel-bun	Bakery	pretzel bun
potato-cake	Bakery	potato cake
potato-scone	Bakery	potato scone
scotch-pancake	Bakery	scotch pancake
drop-scone	Bakery	drop scone
swiss-roll	Bakery	swiss roll
mince-pie	Bakery	mince pie
jam-tart	Bakery	jam tart
bakewell-tart	Bakery	bakewell tart
bakewell	Bakery	bakewell
custard-tart	Bakery	custard tart
apple-pie	Bakery	apple pie
eccle-cake	Bakery	eccles cake
chelsea-bun	Bakery	chelsea bun
iced-bun	Bakery	iced bun
christmas-pudding	Bakery	christmas pudding
sticky-toffee-pudding	Bakery	sticky toffee pudding
sponge-pudding	Bakery	sponge pudding
pudding	Bakery	pudding
christmas-cake	Bakery	christmas cake
chapatti	Bakery	chapatti
kulcha	Bakery	kulcha
bao-bun	Bakery	bao bun
steamed-bun	Bakery	steamed bun
injera	Bakery	injera
matzah	Bakery	matzah
matzoh	Bakery	matzoh
crostini	Bakery	crostini
bruschetta	Bakery	bruschetta
stale-bread	Bakery	stale bread
gluten-free-bread	Bakery	gluten free bread
lady-finger	Bakery	lady finger
boudoir-biscuit	Bakery	boudoir biscuit
madeleine	Bakery	madeleine
profiterole	Bakery	profiterole
cream-puff	Bakery	cream puff
macaron	Bakery	macaron
strudel	Bakery	strudel
baklava	Bakery	baklava
honey	Food Cupboard	honey		runny honey|clear honey|liquid honey|pure honey
manuka-honey	Food Cupboard	manuka honey
jam	Food Cupboard	jam
raspberry-jam	Food Cupboard	raspberry jam
strawberry-jam	Food Cupboard	strawberry jam
marmalade	Food Cupboard	marmalade
redcurrant-jelly	Food Cupboard	redcurrant jelly
cranberry-jelly	Food Cupboard	cranberry jelly
mint-jelly	Food Cupboard	mint jelly
lemon-curd	Food Cupboard	lemon curd
conserve	Food Cupboard	conserve
preserve	Food Cupboard	preserve
peanut-butter	Food Cupboard	peanut butter
almond-butter	Food Cupboard	almond butter
nut-butter	Food Cupboard	nut butter
cashew-butter	Food Cupboard	cashew butter
chocolate-spread	Food Cupboard	chocolate spread
nutella	Food Cupboard	nutella
marmite	Food Cupboard	marmite
vegemite	Food Cupboard	vegemite
bovril	Food Cupboard	bovril
cereal	Food Cupboard	cereal
breakfast-cereal	Food Cupboard	breakfast cereal
cornflake	Food Cupboard	cornflake
corn-flake	Food Cupboard	corn flake
muesli	Food Cupboard	muesli
granola	Food Cupboard	granola
weetabix	Food Cupboard	weetabix
shreddy	Food Cupboard	shreddies
bran-flake	Food Cupboard	bran flake
porridge-pot	Food Cupboard	porridge pot
cereal-bar	Food Cupboard	cereal bar
stock	Food Cupboard	stock		broth
stock-cube	Food Cupboard	stock cube
stock-pot	Food Cupboard	stock pot
chicken-stock	Food Cupboard	chicken stock
beef-stock	Food Cupboard	beef stock
vegetable-stock	Food Cupboard	vegetable stock
fish-stock	Food Cupboard	fish stock
lamb-stock	Food Cupboard	lamb stock
veal-stock	Food Cupboard	veal stock
chicken-broth	Food Cupboard	chicken broth
beef-broth	Food Cupboard	beef broth
vegetable-broth	Food Cupboard	vegetable broth
bone-broth	Food Cupboard	bone broth
bouillon	Food Cupboard	bouillon
bouillon-cube	Food Cupboard	bouillon cube
consomme	Food Cupboard	consomme
gravy	Food Cupboard	gravy
gravy-granule	Food Cupboard	gravy granule		gravy powder
bisto	Food Cupboard	bisto
yeast-extract	Food Cupboard	yeast extract
instant-mash	Food Cupboard	instant mash
stuffing	Food Cupboard	stuffing
stuffing-mix	Food Cupboard	stuffing mix
sage-and-onion-stuffing	Food Cupboard	sage and onion stuffing
baby-food	Food Cupboard	baby food
baby-rice	Food Cupboard	baby rice
bread-sauce-mix	Food Cupboard	bread sauce mix
panko	Food Cupboard	panko		panko breadcrumb|panko bread crumb
fish-sauce-mix	Food Cupboard	fish sauce mix
cracker-meal	Food Cupboard	cracker meal
dumpling-mix	Food Cupboard	dumpling mix
yorkshire-pudding-mix	Food Cupboard	yorkshire pudding mix
matzo-meal	Food Cupboard	matzo meal
protein-powder	Food Cupboard	protein powder
malt-extract	Food Cupboard	malt extract
jelly-cube	Food Cupboard	jelly cube
dried-milk	Food Cupboard	dried milk
milk-powder	Food Cupboard	milk powder
powdered-milk	Food Cupboard	powdered milk
long-life-milk	Food Cupboard	long life milk
uht-milk	Food Cupboard	uht milk
coffee-whitener	Food Cupboard	coffee whitener
meal-replacement	Food Cupboard	meal replacement
porridge	Food Cupboard	porridge
baby-formula	Food Cupboard	baby formula
formula-milk	Food Cupboard	formula milk
follow-on-milk	Food Cupboard	follow on milk
shredded-wheat	Food Cupboard	shredded wheat
rice-krispy	Food Cupboard	rice krispy
bread-sauce	Food Cupboard	bread sauce
biscoff-spread	Food Cupboard	biscoff spread
cookie-butter	Food Cupboard	cookie butter
hazelnut-spread	Food Cupboard	hazelnut spread
speculoo-spread	Food Cupboard	speculoos spread
pancake-syrup	Food Cupboard	pancake syrup
oxo-cube	Food Cupboard	oxo cube
oxo	Food Cupboard	oxo
stock-powder	Food Cupboard	stock powder
stock-concentrate	Food Cupboard	stock concentrate
glace-de-veau	Food Cupboard	glace de veau
demi-glace	Food Cupboard	demi glace
demiglace	Food Cupboard	demiglace
fruit-spread	Food Cupboard	fruit spread
apple-butter	Food Cupboard	apple butter
fig-jam	Food Cupboard	fig jam
apricot-jam	Food Cupboard	apricot jam
plum-jam	Food Cupboard	plum jam
quince-paste	Food Cupboard	quince paste
membrillo	Food Cupboard	membrillo
ginger-preserve	Food Cupboard	ginger preserve
mashed-potato-mix	Food Cupboard	mashed potato mix
nutmeg-seed	Herbs Spices & Seasonings	nutmeg seed
carom-seed	Herbs Spices & Seasonings	carom seed
cardamom-seed	Herbs Spices & Seasonings	cardamom seed
onion-seed	Herbs Spices & Seasonings	onion seed
salt	Herbs Spices & Seasonings	salt		fine salt|cooking salt|table salt
sea-salt	Herbs Spices & Seasonings	sea salt		fine sea salt
rock-salt	Herbs Spices & Seasonings	rock salt
kosher-salt	Herbs Spices & Seasonings	kosher salt
celery-salt	Herbs Spices & Seasonings	celery salt
garlic-salt	Herbs Spices & Seasonings	garlic salt
onion-salt	Herbs Spices & Seasonings	onion salt
black-pepper	Herbs Spices & Seasonings	black pepper		pepper
white-pepper	Herbs Spices & Seasonings	white pepper
black-peppercorn	Herbs Spices & Seasonings	black peppercorn		peppercorn
pink-peppercorn	Herbs Spices & Seasonings	pink peppercorn
sichuan-peppercorn	Herbs Spices & Seasonings	sichuan peppercorn
szechuan-peppercorn	Herbs Spices & Seasonings	szechuan peppercorn
cayenne-pepper	Herbs Spices & Seasonings	cayenne pepper		ground cayenne pepper|ground cayenne|cayenne
lemon-pepper	Herbs Spices & Seasonings	lemon pepper
allspice	Herbs Spices & Seasonings	allspice		ground allspice
aniseed	Herbs Spices & Seasonings	aniseed
anise	Herbs Spices & Seasonings	anise
star-anise	Herbs Spices & Seasonings	star anise		star anise pod
asafoetida	Herbs Spices & Seasonings	asafoetida
bay	Herbs Spices & Seasonings	bay
bay-leaf	Herbs Spices & Seasonings	bay leaf
caraway	Herbs Spices & Seasonings	caraway
caraway-seed	Herbs Spices & Seasonings	caraway seed
cardamom	Herbs Spices & Seasonings	cardamom
cardamom-pod	Herbs Spices & Seasonings	cardamom pod
celery-seed	Herbs Spices & Seasonings	celery seed
chilli-powder	Herbs Spices & Seasonings	chilli powder
chilli-flake	Herbs Spices & Seasonings	chilli flake		red chilli flake|red pepper flake|crushed red pepper
pepper-flake	Herbs Spices & Seasonings	pepper flake
aleppo-pepper	Herbs Spices & Seasonings	aleppo pepper
pul-biber	Herbs Spices & Seasonings	pul biber
ancho	Herbs Spices & Seasonings	ancho
chipotle-powder	Herbs Spices & Seasonings	chipotle powder
dried-chilli	Herbs Spices & Seasonings	dried chilli
cinnamon	Herbs Spices & Seasonings	cinnamon
cinnamon-stick	Herbs Spices & Seasonings	cinnamon stick
clove	Herbs Spices & Seasonings	clove
whole-clove	Herbs Spices & Seasonings	whole clove
ground-clove	Herbs Spices & Seasonings	ground clove
coriander-seed	Herbs Spices & Seasonings	coriander seed
ground-coriander	Herbs Spices & Seasonings	ground coriander		coriander powder
cumin-seed	Herbs Spices & Seasonings	cumin seed
ground-cumin	Herbs Spices & Seasonings	ground cumin		cumin powder|cumin
curry-powder	Herbs Spices & Seasonings	curry powder
dill-seed	Herbs Spices & Seasonings	dill seed
dried-basil	Herbs Spices & Seasonings	dried basil
dried-dill	Herbs Spices & Seasonings	dried dill
dried-mint	Herbs Spices & Seasonings	dried mint
dried-oregano	Herbs Spices & Seasonings	dried oregano
dried-parsley	Herbs Spices & Seasonings	dried parsley
dried-rosemary	Herbs Spices & Seasonings	dried rosemary
dried-sage	Herbs Spices & Seasonings	dried sage
dried-tarragon	Herbs Spices & Seasonings	dried tarragon
dried-thyme	Herbs Spices & Seasonings	dried thyme
dried-herb	Herbs Spices & Seasonings	dried herb
mixed-herb	Herbs Spices & Seasonings	mixed herb		dried mixed herb
herbe-de-provence	Herbs Spices & Seasonings	herbes de provence
italian-herb	Herbs Spices & Seasonings	italian herb
italian-seasoning	Herbs Spices & Seasonings	italian seasoning
dukkah	Herbs Spices & Seasonings	dukkah
fajita-seasoning	Herbs Spices & Seasonings	fajita seasoning
taco-seasoning	Herbs Spices & Seasonings	taco seasoning
fennel-seed	Herbs Spices & Seasonings	fennel seed
fenugreek	Herbs Spices & Seasonings	fenugreek
fenugreek-seed	Herbs Spices & Seasonings	fenugreek seed
five-spice	Herbs Spices & Seasonings	five spice
five-spice-powder	Herbs Spices & Seasonings	five spice powder
garam-masala	Herbs Spices & Seasonings	garam masala
masala	Herbs Spices & Seasonings	masala
tandoori-masala	Herbs Spices & Seasonings	tandoori masala
garlic-powder	Herbs Spices & Seasonings	garlic powder
garlic-granule	Herbs Spices & Seasonings	garlic granule
onion-powder	Herbs Spices & Seasonings	onion powder
onion-granule	Herbs Spices & Seasonings	onion granule
ground-ginger	Herbs Spices & Seasonings	ground ginger		ginger powder
jerk-seasoning	Herbs Spices & Seasonings	jerk seasoning
cajun	Herbs Spices & Seasonings	cajun
cajun-seasoning	Herbs Spices & Seasonings	cajun seasoning
creole-seasoning	Herbs Spices & Seasonings	creole seasoning
old-bay	Herbs Spices & Seasonings	old bay
juniper	Herbs Spices & Seasonings	juniper
juniper-berry	Herbs Spices & Seasonings	juniper berry
mace	Herbs Spices & Seasonings	mace
mixed-spice	Herbs Spices & Seasonings	mixed spice
pumpkin-pie-spice	Herbs Spices & Seasonings	pumpkin pie spice
pumpkin-spice	Herbs Spices & Seasonings	pumpkin spice
apple-pie-spice	Herbs Spices & Seasonings	apple pie spice
mustard-powder	Herbs Spices & Seasonings	mustard powder
mustard-seed	Herbs Spices & Seasonings	mustard seed
dry-mustard	Herbs Spices & Seasonings	dry mustard
ground-mustard	Herbs Spices & Seasonings	ground mustard
nigella-seed	Herbs Spices & Seasonings	nigella seed
black-onion-seed	Herbs Spices & Seasonings	black onion seed
nutmeg	Herbs Spices & Seasonings	nutmeg
paprika	Herbs Spices & Seasonings	paprika		paprika powder|sweet paprika|ground paprika
smoked-paprika	Herbs Spices & Seasonings	smoked paprika		sweet smoked paprika|pimenton
pickling-spice	Herbs Spices & Seasonings	pickling spice
poultry-seasoning	Herbs Spices & Seasonings	poultry seasoning
poppy-seed	Herbs Spices & Seasonings	poppy seed
ras-el-hanout	Herbs Spices & Seasonings	ras el hanout
baharat	Herbs Spices & Seasonings	baharat
saffron	Herbs Spices & Seasonings	saffron
seasoning	Herbs Spices & Seasonings	seasoning
spice	Herbs Spices & Seasonings	spice
seasoning-salt	Herbs Spices & Seasonings	seasoning salt
seasoned-salt	Herbs Spices & Seasonings	seasoned salt
steak-seasoning	Herbs Spices & Seasonings	steak seasoning
spice-rub	Herbs Spices & Seasonings	spice rub
rub	Herbs Spices & Seasonings	rub
sumac	Herbs Spices & Seasonings	sumac
turmeric	Herbs Spices & Seasonings	turmeric		turmeric powder|ground turmeric
zaatar	Herbs Spices & Seasonings	zaatar
za-atar	Herbs Spices & Seasonings	za atar
msg	Herbs Spices & Seasonings	msg
monosodium-glutamate	Herbs Spices & Seasonings	monosodium glutamate
bouquet-garni	Herbs Spices & Seasonings	bouquet garni
liquid-smoke	Herbs Spices & Seasonings	liquid smoke
mustard-flour	Herbs Spices & Seasonings	mustard flour
onion-flake	Herbs Spices & Seasonings	onion flake
dried-onion	Herbs Spices & Seasonings	dried onion
savory	Herbs Spices & Seasonings	savory
annatto	Herbs Spices & Seasonings	annatto
achiote	Herbs Spices & Seasonings	achiote
epazote	Herbs Spices & Seasonings	epazote
file-powder	Herbs Spices & Seasonings	file powder
ajwain	Herbs Spices & Seasonings	ajwain
fleur-de-sel	Herbs Spices & Seasonings	fleur de sel
shichimi	Herbs Spices & Seasonings	shichimi
dried-curry-leaf	Herbs Spices & Seasonings	dried curry leaf
chipotle-flake	Herbs Spices & Seasonings	chipotle flake
amchoor	Herbs Spices & Seasonings	amchoor
urfa-biber	Herbs Spices & Seasonings	urfa biber
urfa-chilli	Herbs Spices & Seasonings	urfa chilli
panch-phoron	Herbs Spices & Seasonings	panch phoron
mixed-peppercorn	Herbs Spices & Seasonings	mixed peppercorn
pink-salt	Herbs Spices & Seasonings	pink salt
himalayan-salt	Herbs Spices & Seasonings	himalayan salt
smoked-salt	Herbs Spices & Seasonings	smoked salt
truffle-salt	Herbs Spices & Seasonings	truffle salt
black-salt	Herbs Spices & Seasonings	black salt
mulling-spice	Herbs Spices & Seasonings	mulling spice
mulled-wine-spice	Herbs Spices & Seasonings	mulled wine spice
barbecue-seasoning	Herbs Spices & Seasonings	barbecue seasoning
chicken-seasoning	Herbs Spices & Seasonings	chicken seasoning
fish-seasoning	Herbs Spices & Seasonings	fish seasoning
all-purpose-seasoning	Herbs Spices & Seasonings	all purpose seasoning
peri-peri-seasoning	Herbs Spices & Seasonings	peri peri seasoning
piri-piri-seasoning	Herbs Spices & Seasonings	piri piri seasoning
cinnamon-sugar	Herbs Spices & Seasonings	cinnamon sugar
dried-lemongrass	Herbs Spices & Seasonings	dried lemongrass
dried-garlic	Herbs Spices & Seasonings	dried garlic
dried-ginger	Herbs Spices & Seasonings	dried ginger
dried-kaffir-lime-leaf	Herbs Spices & Seasonings	dried kaffir lime leaf
dried-lime-leaf	Herbs Spices & Seasonings	dried lime leaf
dried-bay-leaf	Herbs Spices & Seasonings	dried bay leaf
grain-of-paradise	Herbs Spices & Seasonings	grain of paradise
long-pepper	Herbs Spices & Seasonings	long pepper
mahleb	Herbs Spices & Seasonings	mahleb
loomi	Herbs Spices & Seasonings	loomi
dried-lime	Herbs Spices & Seasonings	dried lime
berbere	Herbs Spices & Seasonings	berbere
advieh	Herbs Spices & Seasonings	advieh
gomasio	Herbs Spices & Seasonings	gomasio
hawaij	Herbs Spices & Seasonings	hawaij
shawarma-spice	Herbs Spices & Seasonings	shawarma spice
tajin	Herbs Spices & Seasonings	tajin
vadouvan	Herbs Spices & Seasonings	vadouvan
dill-weed	Herbs Spices & Seasonings	dill weed
parsley-flake	Herbs Spices & Seasonings	parsley flake
chinese-five-spice	Herbs Spices & Seasonings	chinese five spice
saffron-strand	Herbs Spices & Seasonings	saffron strand
tinned	Tins Jars & Packets	tinned		can|tin
jarred	Tins Jars & Packets	jarred
chopped-tomato	Tins Jars & Packets	chopped tomato		diced tomato
crushed-tomato	Tins Jars & Packets	crushed tomato
passata	Tins Jars & Packets	passata		sieved tomato|strained tomato
tomato-puree	Tins Jars & Packets	tomato puree		tomato paste
tomato-sauce	Tins Jars & Packets	tomato sauce
sun-dried-tomato	Tins Jars & Packets	sun dried tomato
sundried-tomato	Tins Jars & Packets	sundried tomato
sun-blushed-tomato	Tins Jars & Packets	sun blushed tomato
baked-bean	Tins Jars & Packets	baked bean
kidney-bean	Tins Jars & Packets	kidney bean		red kidney bean
black-bean	Tins Jars & Packets	black bean
black-eyed-bean	Tins Jars & Packets	black eyed bean
black-eyed-pea	Tins Jars & Packets	black eyed pea
pinto-bean	Tins Jars & Packets	pinto bean
cannellini-bean	Tins Jars & Packets	cannellini bean
butter-bean	Tins Jars & Packets	butter bean
haricot-bean	Tins Jars & Packets	haricot bean		navy bean
great-northern-bean	Tins Jars & Packets	great northern bean
white-bean	Tins Jars & Packets	white bean
borlotti-bean	Tins Jars & Packets	borlotti bean
flageolet-bean	Tins Jars & Packets	flageolet bean
lima-bean	Tins Jars & Packets	lima bean
mixed-bean	Tins Jars & Packets	mixed bean
bean-salad	Tins Jars & Packets	bean salad
refried-bean	Tins Jars & Packets	refried bean
bean	Tins Jars & Packets	bean
chickpea	Tins Jars & Packets	chickpea		garbanzo|chick pea|chickpea bean|garbanzo bean
lentil	Tins Jars & Packets	lentil
red-lentil	Tins Jars & Packets	red lentil
green-lentil	Tins Jars & Packets	green lentil
puy-lentil	Tins Jars & Packets	puy lentil
brown-lentil	Tins Jars & Packets	brown lentil
split-pea	Tins Jars & Packets	split pea
yellow-split-pea	Tins Jars & Packets	yellow split pea
mushy-pea	Tins Jars & Packets	mushy pea
processed-pea	Tins Jars & Packets	processed pea
marrowfat-pea	Tins Jars & Packets	marrowfat pea
sweetcorn	Tins Jars & Packets	sweetcorn		corn kernel|sweet corn|corn
creamed-corn	Tins Jars & Packets	creamed corn
hominy	Tins Jars & Packets	hominy
tuna-chunk	Tins Jars & Packets	tuna chunk
tuna-in-brine	Tins Jars & Packets	tuna in brine
anchovy	Tins Jars & Packets	anchovy
anchovy-fillet	Tins Jars & Packets	anchovy fillet
pilchard	Tins Jars & Packets	pilchard
spam	Tins Jars & Packets	spam
corned-beef	Tins Jars & Packets	corned beef
fruit-cocktail	Tins Jars & Packets	fruit cocktail
peach-slice	Tins Jars & Packets	peach slice
pineapple-ring	Tins Jars & Packets	pineapple ring
pineapple-chunk	Tins Jars & Packets	pineapple chunk
prune-in-syrup	Tins Jars & Packets	prune in syrup
olive	Tins Jars & Packets	olive		pitted olive
black-olive	Tins Jars & Packets	black olive		pitted black olive|stoned black olive
green-olive	Tins Jars & Packets	green olive		pitted green olive
kalamata-olive	Tins Jars & Packets	kalamata olive
stuffed-olive	Tins Jars & Packets	stuffed olive
caper	Tins Jars & Packets	caper
gherkin	Tins Jars & Packets	gherkin
cornichon	Tins Jars & Packets	cornichon
pickle	Tins Jars & Packets	pickle
pickled-onion	Tins Jars & Packets	pickled onion
pickled-beetroot	Tins Jars & Packets	pickled beetroot
dill-pickle	Tins Jars & Packets	dill pickle
sauerkraut	Tins Jars & Packets	sauerkraut
artichoke-heart	Tins Jars & Packets	artichoke heart
roasted-red-pepper	Tins Jars & Packets	roasted red pepper
roasted-pepper	Tins Jars & Packets	roasted pepper
piquillo-pepper	Tins Jars & Packets	piquillo pepper
jalapeno-slice	Tins Jars & Packets	jalapeno slice
pickled-jalapeno	Tins Jars & Packets	pickled jalapeno
chipotle-in-adobo	Tins Jars & Packets	chipotle in adobo
water-chestnut	Tins Jars & Packets	water chestnut
bamboo-shoot	Tins Jars & Packets	bamboo shoot
heart-of-palm	Tins Jars & Packets	hearts of palm
palm-heart	Tins Jars & Packets	palm heart
soup	Tins Jars & Packets	soup
tomato-soup	Tins Jars & Packets	tomato soup
cream-of-mushroom-soup	Tins Jars & Packets	cream of mushroom soup
cream-of-chicken-soup	Tins Jars & Packets	cream of chicken soup
condensed-soup	Tins Jars & Packets	condensed soup
onion-soup-mix	Tins Jars & Packets	onion soup mix
cup-a-soup	Tins Jars & Packets	cup a soup
pasta-sauce	Tins Jars & Packets	pasta sauce
bolognese-sauce	Tins Jars & Packets	bolognese sauce
marinara	Tins Jars & Packets	marinara
marinara-sauce	Tins Jars & Packets	marinara sauce
pizza-sauce	Tins Jars & Packets	pizza sauce
alfredo-sauce	Tins Jars & Packets	alfredo sauce
enchilada-sauce	Tins Jars & Packets	enchilada sauce
curry-sauce	Tins Jars & Packets	curry sauce
cooking-sauce	Tins Jars & Packets	cooking sauce
pesto	Tins Jars & Packets	pesto
red-pesto	Tins Jars & Packets	red pesto
tapenade	Tins Jars & Packets	tapenade
rice-pudding	Tins Jars & Packets	rice pudding
evaporated-milk	Tins Jars & Packets	evaporated milk
chestnut	Tins Jars & Packets	chestnut
chestnut-puree	Tins Jars & Packets	chestnut puree
salsa	Tins Jars & Packets	salsa
spaghetti-hoop	Tins Jars & Packets	spaghetti hoop
meat-paste	Tins Jars & Packets	meat paste
fish-paste	Tins Jars & Packets	fish paste
dried-soup	Tins Jars & Packets	dried soup
instant-soup	Tins Jars & Packets	instant soup
packet-soup	Tins Jars & Packets	packet soup
pulse	Tins Jars & Packets	pulse
dried-bean	Tins Jars & Packets	dried bean
antipasti	Tins Jars & Packets	antipasti
pimento	Tins Jars & Packets	pimento
pimiento	Tins Jars & Packets	pimiento
banana-pepper	Tins Jars & Packets	banana pepper
chilli-bean	Tins Jars & Packets	chili bean
korma-sauce	Tins Jars & Packets	korma sauce
tikka-masala-sauce	Tins Jars & Packets	tikka masala sauce
tikka-sauce	Tins Jars & Packets	tikka sauce
balti-sauce	Tins Jars & Packets	balti sauce
jalfrezi-sauce	Tins Jars & Packets	jalfrezi sauce
rogan-josh-sauce	Tins Jars & Packets	rogan josh sauce
madra-sauce	Tins Jars & Packets	madras sauce
bhuna-sauce	Tins Jars & Packets	bhuna sauce
carbonara-sauce	Tins Jars & Packets	carbonara sauce
lasagne-sauce	Tins Jars & Packets	lasagne sauce
white-lasagne-sauce	Tins Jars & Packets	white lasagne sauce
white-sauce	Tins Jars & Packets	white sauce
bechamel-sauce	Tins Jars & Packets	bechamel sauce
bechamel	Tins Jars & Packets	bechamel
hollandaise-sauce	Tins Jars & Packets	hollandaise sauce
hollandaise	Tins Jars & Packets	hollandaise
cheese-sauce	Tins Jars & Packets	cheese sauce
parsley-sauce	Tins Jars & Packets	parsley sauce
peppercorn-sauce	Tins Jars & Packets	peppercorn sauce
tomato-and-basil-sauce	Tins Jars & Packets	tomato and basil sauce
tomato-basil-sauce	Tins Jars & Packets	tomato basil sauce
stir-in-sauce	Tins Jars & Packets	stir in sauce
minestrone	Tins Jars & Packets	minestrone
broth-mix	Tins Jars & Packets	broth mix
soup-mix	Tins Jars & Packets	soup mix
silverskin-onion	Tins Jars & Packets	silverskin onion
pepperoncini	Tins Jars & Packets	pepperoncini
peperoncino	Tins Jars & Packets	peperoncino
giardiniera	Tins Jars & Packets	giardiniera
marinated-artichoke	Tins Jars & Packets	marinated artichoke
black-turtle-bean	Tins Jars & Packets	black turtle bean
turtle-bean	Tins Jars & Packets	turtle bean
soya-bean	Tins Jars & Packets	soya bean
aduki-bean	Tins Jars & Packets	aduki bean
chilli-con-carne	Tins Jars & Packets	chilli con carne
pease-pudding	Tins Jars & Packets	pease pudding
hot-dog-sausage	Tins Jars & Packets	hot dog sausage
stewed-steak	Tins Jars & Packets	stewed steak
mackerel-in-tomato-sauce	Tins Jars & Packets	mackerel in tomato sauce
sardine-in-oil	Tins Jars & Packets	sardine in oil
sardine-in-tomato-sauce	Tins Jars & Packets	sardine in tomato sauce
peach-in-juice	Tins Jars & Packets	peach in juice
sun-dried-tomato-paste	Tins Jars & Packets	sun dried tomato paste
tomato-pulp	Tins Jars & Packets	tomato pulp
pickled-walnut	Tins Jars & Packets	pickled walnut
caperberry	Tins Jars & Packets	caperberry
caper-berry	Tins Jars & Packets	caper berry
pasta	Pasta Rice & Grains	pasta
dried-pasta	Pasta Rice & Grains	dried pasta
fresh-pasta	Pasta Rice & Grains	fresh pasta
spaghetti	Pasta Rice & Grains	spaghetti
spaghettini	Pasta Rice & Grains	spaghettini
linguine	Pasta Rice & Grains	linguine
tagliatelle	Pasta Rice & Grains	tagliatelle
fettuccine	Pasta Rice & Grains	fettuccine
pappardelle	Pasta Rice & Grains	pappardelle
penne	Pasta Rice & Grains	penne
rigatoni	Pasta Rice & Grains	rigatoni
fusilli	Pasta Rice & Grains	fusilli
farfalle	Pasta Rice & Grains	farfalle
macaroni	Pasta Rice & Grains	macaroni
conchiglie	Pasta Rice & Grains	conchiglie
orecchiette	Pasta Rice & Grains	orecchiette
orzo	Pasta Rice & Grains	orzo
ditalini	Pasta Rice & Grains	ditalini
cannelloni	Pasta Rice & Grains	cannelloni
lasagne	Pasta Rice & Grains	lasagne
lasagne-sheet	Pasta Rice & Grains	lasagne sheet
lasagne-noodle	Pasta Rice & Grains	lasagna noodle
ravioli	Pasta Rice & Grains	ravioli
tortellini	Pasta Rice & Grains	tortellini
tortelloni	Pasta Rice & Grains	tortelloni
gnocchi	Pasta Rice & Grains	gnocchi
vermicelli	Pasta Rice & Grains	vermicelli
angel-hair	Pasta Rice & Grains	angel hair
bucatini	Pasta Rice & Grains	bucatini
ziti	Pasta Rice & Grains	ziti
rotini	Pasta Rice & Grains	rotini
pasta-shell	Pasta Rice & Grains	pasta shell
pasta-shape	Pasta Rice & Grains	pasta shape
egg-noodle	Pasta Rice & Grains	egg noodle
noodle	Pasta Rice & Grains	noodle
rice-noodle	Pasta Rice & Grains	rice noodle
udon	Pasta Rice & Grains	udon
soba	Pasta Rice & Grains	soba
ramen-noodle	Pasta Rice & Grains	ramen noodle
rice	Pasta Rice & Grains	rice
white-rice	Pasta Rice & Grains	white rice
brown-rice	Pasta Rice & Grains	brown rice
basmati	Pasta Rice & Grains	basmati
basmati-rice	Pasta Rice & Grains	basmati rice
long-grain-rice	Pasta Rice & Grains	long grain rice
jasmine-rice	Pasta Rice & Grains	jasmine rice
arborio	Pasta Rice & Grains	arborio
arborio-rice	Pasta Rice & Grains	arborio rice
carnaroli	Pasta Rice & Grains	carnaroli
risotto-rice	Pasta Rice & Grains	risotto rice
paella-rice	Pasta Rice & Grains	paella rice
pudding-rice	Pasta Rice & Grains	pudding rice
sushi-rice	Pasta Rice & Grains	sushi rice
sticky-rice	Pasta Rice & Grains	sticky rice
wild-rice	Pasta Rice & Grains	wild rice
microwave-rice	Pasta Rice & Grains	microwave rice
couscous	Pasta Rice & Grains	couscous		cous cous
giant-couscous	Pasta Rice & Grains	giant couscous
bulgur	Pasta Rice & Grains	bulgur
bulgur-wheat	Pasta Rice & Grains	bulgur wheat
quinoa	Pasta Rice & Grains	quinoa
polenta	Pasta Rice & Grains	polenta
cornmeal	Pasta Rice & Grains	cornmeal
grit	Pasta Rice & Grains	grits
pearl-barley	Pasta Rice & Grains	pearl barley
barley	Pasta Rice & Grains	barley
freekeh	Pasta Rice & Grains	freekeh
farro	Pasta Rice & Grains	farro
buckwheat	Pasta Rice & Grains	buckwheat
millet	Pasta Rice & Grains	millet
amaranth	Pasta Rice & Grains	amaranth
oat	Pasta Rice & Grains	oat		rolled oat|porridge oat|old fashioned oat
oatmeal	Pasta Rice & Grains	oatmeal
steel-cut-oat	Pasta Rice & Grains	steel cut oat
pinhead-oatmeal	Pasta Rice & Grains	pinhead oatmeal
jumbo-oat	Pasta Rice & Grains	jumbo oat
bran	Pasta Rice & Grains	bran
oat-bran	Pasta Rice & Grains	oat bran
wheat-bran	Pasta Rice & Grains	wheat bran
wheat-germ	Pasta Rice & Grains	wheat germ
wheat-berry	Pasta Rice & Grains	wheat berry
semolina	Pasta Rice & Grains	semolina
tapioca	Pasta Rice & Grains	tapioca
sago	Pasta Rice & Grains	sago
grain	Pasta Rice & Grains	grain
pasta-bake	Pasta Rice & Grains	pasta bake
macaroni-cheese	Pasta Rice & Grains	macaroni cheese
teff	Pasta Rice & Grains	teff
sorghum	Pasta Rice & Grains	sorghum
wheat	Pasta Rice & Grains	wheat
trenette	Pasta Rice & Grains	trenette
posole	Pasta Rice & Grains	posole
spelt	Pasta Rice & Grains	spelt
pearled-spelt	Pasta Rice & Grains	pearled spelt
wheatgerm	Pasta Rice & Grains	wheatgerm
kasha	Pasta Rice & Grains	kasha
fregola	Pasta Rice & Grains	fregola
fregula	Pasta Rice & Grains	fregula
strozzapreti	Pasta Rice & Grains	strozzapreti
trofie	Pasta Rice & Grains	trofie
casarecce	Pasta Rice & Grains	casarecce
cavatelli	Pasta Rice & Grains	cavatelli
cavatappi	Pasta Rice & Grains	cavatappi
gemelli	Pasta Rice & Grains	gemelli
stelline	Pasta Rice & Grains	stelline
acini-di-pepe	Pasta Rice & Grains	acini di pepe
pastina	Pasta Rice & Grains	pastina
perciatelli	Pasta Rice & Grains	perciatelli
pici	Pasta Rice & Grains	pici
glass-noodle	Pasta Rice & Grains	glass noodle
cellophane-noodle	Pasta Rice & Grains	cellophane noodle
soba-noodle	Pasta Rice & Grains	soba noodle
udon-noodle	Pasta Rice & Grains	udon noodle
ramen	Pasta Rice & Grains	ramen
somen	Pasta Rice & Grains	somen
chow-mein-noodle	Pasta Rice & Grains	chow mein noodle
instant-noodle	Pasta Rice & Grains	instant noodle
super-noodle	Pasta Rice & Grains	super noodle
pot-noodle	Pasta Rice & Grains	pot noodle
bean-thread	Pasta Rice & Grains	bean thread
pilau-rice	Pasta Rice & Grains	pilau rice
black-rice	Pasta Rice & Grains	black rice
red-rice	Pasta Rice & Grains	red rice
calrose-rice	Pasta Rice & Grains	calrose rice
bomba-rice	Pasta Rice & Grains	bomba rice
short-grain-rice	Pasta Rice & Grains	short grain rice
medium-grain-rice	Pasta Rice & Grains	medium grain rice
converted-rice	Pasta Rice & Grains	converted rice
easy-cook-rice	Pasta Rice & Grains	easy cook rice
boil-in-the-bag-rice	Pasta Rice & Grains	boil in the bag rice
cauliflower-rice	Pasta Rice & Grains	cauliflower rice
rice-flake	Pasta Rice & Grains	rice flake
barley-flake	Pasta Rice & Grains	barley flake
ebly	Pasta Rice & Grains	ebly
maftoul	Pasta Rice & Grains	maftoul
mograbieh	Pasta Rice & Grains	mograbieh
fonio	Pasta Rice & Grains	fonio
oil	Oils Vinegars & Condiments	oil
olive-oil	Oils Vinegars & Condiments	olive oil
extra-virgin-olive-oil	Oils Vinegars & Condiments	extra virgin olive oil
vegetable-oil	Oils Vinegars & Condiments	vegetable oil
sunflower-oil	Oils Vinegars & Condiments	sunflower oil
rapeseed-oil	Oils Vinegars & Condiments	rapeseed oil		canola oil
corn-oil	Oils Vinegars & Condiments	corn oil
groundnut-oil	Oils Vinegars & Condiments	groundnut oil
peanut-oil	Oils Vinegars & Condiments	peanut oil
coconut-oil	Oils Vinegars & Condiments	coconut oil
sesame-oil	Oils Vinegars & Condiments	sesame oil
toasted-sesame-oil	Oils Vinegars & Condiments	toasted sesame oil
walnut-oil	Oils Vinegars & Condiments	walnut oil
avocado-oil	Oils Vinegars & Condiments	avocado oil
truffle-oil	Oils Vinegars & Condiments	truffle oil
chilli-oil	Oils Vinegars & Condiments	chilli oil
garlic-oil	Oils Vinegars & Condiments	garlic oil
grapeseed-oil	Oils Vinegars & Condiments	grapeseed oil
safflower-oil	Oils Vinegars & Condiments	safflower oil
frying-oil	Oils Vinegars & Condiments	frying oil
cooking-oil	Oils Vinegars & Condiments	cooking oil
cooking-spray	Oils Vinegars & Condiments	cooking spray
oil-spray	Oils Vinegars & Condiments	oil spray
nonstick-spray	Oils Vinegars & Condiments	nonstick spray
vegetable-shortening	Oils Vinegars & Condiments	vegetable shortening
shortening	Oils Vinegars & Condiments	shortening
crisco	Oils Vinegars & Condiments	crisco
vinegar	Oils Vinegars & Condiments	vinegar
malt-vinegar	Oils Vinegars & Condiments	malt vinegar
cider-vinegar	Oils Vinegars & Condiments	cider vinegar		apple cider vinegar
wine-vinegar	Oils Vinegars & Condiments	wine vinegar
red-wine-vinegar	Oils Vinegars & Condiments	red wine vinegar
white-wine-vinegar	Oils Vinegars & Condiments	white wine vinegar
white-vinegar	Oils Vinegars & Condiments	white vinegar
balsamic	Oils Vinegars & Condiments	balsamic
balsamic-vinegar	Oils Vinegars & Condiments	balsamic vinegar
balsamic-glaze	Oils Vinegars & Condiments	balsamic glaze
sherry-vinegar	Oils Vinegars & Condiments	sherry vinegar
rice-vinegar	Oils Vinegars & Condiments	rice vinegar
rice-wine-vinegar	Oils Vinegars & Condiments	rice wine vinegar
champagne-vinegar	Oils Vinegars & Condiments	champagne vinegar
ketchup	Oils Vinegars & Condiments	ketchup		catsup|tomato ketchup
brown-sauce	Oils Vinegars & Condiments	brown sauce
hp-sauce	Oils Vinegars & Condiments	hp sauce
mayonnaise	Oils Vinegars & Condiments	mayonnaise
mayo	Oils Vinegars & Condiments	mayo
salad-cream	Oils Vinegars & Condiments	salad cream
mustard	Oils Vinegars & Condiments	mustard
dijon-mustard	Oils Vinegars & Condiments	dijon mustard		dijon
english-mustard	Oils Vinegars & Condiments	english mustard
wholegrain-mustard	Oils Vinegars & Condiments	wholegrain mustard		whole grain mustard|grainy mustard
american-mustard	Oils Vinegars & Condiments	american mustard
yellow-mustard	Oils Vinegars & Condiments	yellow mustard
honey-mustard	Oils Vinegars & Condiments	honey mustard
horseradish-sauce	Oils Vinegars & Condiments	horseradish sauce
creamed-horseradish	Oils Vinegars & Condiments	creamed horseradish
prepared-horseradish	Oils Vinegars & Condiments	prepared horseradish
mint-sauce	Oils Vinegars & Condiments	mint sauce
tartare-sauce	Oils Vinegars & Condiments	tartare sauce
tartar-sauce	Oils Vinegars & Condiments	tartar sauce
worcestershire-sauce	Oils Vinegars & Condiments	worcestershire sauce
worcester-sauce	Oils Vinegars & Condiments	worcester sauce
barbecue-sauce	Oils Vinegars & Condiments	barbecue sauce
bbq-sauce	Oils Vinegars & Condiments	bbq sauce
steak-sauce	Oils Vinegars & Condiments	steak sauce
hot-sauce	Oils Vinegars & Condiments	hot sauce		hot pepper sauce
pepper-sauce	Oils Vinegars & Condiments	pepper sauce
tabasco	Oils Vinegars & Condiments	tabasco		tabasco sauce
chilli-sauce	Oils Vinegars & Condiments	chilli sauce
sweet-chilli-sauce	Oils Vinegars & Condiments	sweet chilli sauce
sriracha	Oils Vinegars & Condiments	sriracha
peri-peri-sauce	Oils Vinegars & Condiments	peri peri sauce
buffalo-sauce	Oils Vinegars & Condiments	buffalo sauce
soya-sauce	Oils Vinegars & Condiments	soy sauce
light-soya-sauce	Oils Vinegars & Condiments	light soy sauce
dark-soya-sauce	Oils Vinegars & Condiments	dark soy sauce
tamari	Oils Vinegars & Condiments	tamari
liquid-amino	Oils Vinegars & Condiments	liquid amino
salad-dressing	Oils Vinegars & Condiments	salad dressing
dressing	Oils Vinegars & Condiments	dressing
caesar-dressing	Oils Vinegars & Condiments	caesar dressing
ranch-dressing	Oils Vinegars & Condiments	ranch dressing
italian-dressing	Oils Vinegars & Condiments	italian dressing
vinaigrette	Oils Vinegars & Condiments	vinaigrette
chutney	Oils Vinegars & Condiments	chutney
mango-chutney	Oils Vinegars & Condiments	mango chutney
relish	Oils Vinegars & Condiments	relish
piccalilli	Oils Vinegars & Condiments	piccalilli
onion-marmalade	Oils Vinegars & Condiments	onion marmalade
burger-sauce	Oils Vinegars & Condiments	burger sauce
aioli	Oils Vinegars & Condiments	aioli
marinade	Oils Vinegars & Condiments	marinade
sauce	Oils Vinegars & Condiments	sauce
dip	Oils Vinegars & Condiments	dip
wing-sauce	Oils Vinegars & Condiments	wing sauce
cocktail-sauce	Oils Vinegars & Condiments	cocktail sauce
seafood-sauce	Oils Vinegars & Condiments	seafood sauce
cranberry-sauce	Oils Vinegars & Condiments	cranberry sauce
apple-sauce	Oils Vinegars & Condiments	apple sauce
applesauce	Oils Vinegars & Condiments	applesauce
redcurrant-sauce	Oils Vinegars & Condiments	redcurrant sauce
blue-cheese-dressing	Oils Vinegars & Condiments	blue cheese dressing
lime-pickle	Oils Vinegars & Condiments	lime pickle
mango-pickle	Oils Vinegars & Condiments	mango pickle
branston-pickle	Oils Vinegars & Condiments	branston pickle
sweet-pickle	Oils Vinegars & Condiments	sweet pickle
sandwich-pickle	Oils Vinegars & Condiments	sandwich pickle
chilli-jam	Oils Vinegars & Condiments	chilli jam
onion-chutney	Oils Vinegars & Condiments	onion chutney
french-mustard	Oils Vinegars & Condiments	french mustard
light-olive-oil	Oils Vinegars & Condiments	light olive oil
olive-oil-spray	Oils Vinegars & Condiments	olive oil spray
hemp-oil	Oils Vinegars & Condiments	hemp oil
flaxseed-oil	Oils Vinegars & Condiments	flaxseed oil
almond-oil	Oils Vinegars & Condiments	almond oil
hazelnut-oil	Oils Vinegars & Condiments	hazelnut oil
mustard-oil	Oils Vinegars & Condiments	mustard oil
palm-oil	Oils Vinegars & Condiments	palm oil
lemon-oil	Oils Vinegars & Condiments	lemon oil
basil-oil	Oils Vinegars & Condiments	basil oil
duck-fat	Oils Vinegars & Condiments	duck fat
goose-fat	Oils Vinegars & Condiments	goose fat
beef-fat	Oils Vinegars & Condiments	beef fat
bacon-fat	Oils Vinegars & Condiments	bacon fat
chicken-fat	Oils Vinegars & Condiments	chicken fat
schmaltz	Oils Vinegars & Condiments	schmaltz
vegetable-fat	Oils Vinegars & Condiments	vegetable fat
verjuice	Oils Vinegars & Condiments	verjuice
ume-vinegar	Oils Vinegars & Condiments	ume vinegar
tarragon-vinegar	Oils Vinegars & Condiments	tarragon vinegar
black-vinegar	Oils Vinegars & Condiments	black vinegar
chinkiang-vinegar	Oils Vinegars & Condiments	chinkiang vinegar
distilled-vinegar	Oils Vinegars & Condiments	distilled vinegar
pickling-vinegar	Oils Vinegars & Condiments	pickling vinegar
raspberry-vinegar	Oils Vinegars & Condiments	raspberry vinegar
remoulade	Oils Vinegars & Condiments	remoulade
chimichurri	Oils Vinegars & Condiments	chimichurri
harissa-mayo	Oils Vinegars & Condiments	harissa mayo
kecap	Oils Vinegars & Condiments	kecap
maggi-seasoning	Oils Vinegars & Condiments	maggi seasoning
browning	Oils Vinegars & Condiments	browning
gravy-browning	Oils Vinegars & Condiments	gravy browning
vegan-mayonnaise	Oils Vinegars & Condiments	vegan mayonnaise
flour	Baking	flour
plain-flour	Baking	plain flour		all purpose flour|allpurpose flour|plain white flour
self-raising-flour	Baking	self raising flour		self rising flour
strong-white-flour	Baking	strong white flour		strong white bread flour|white bread flour|bread flour|strong bread flour|strong flour
wholemeal-flour	Baking	wholemeal flour
whole-wheat-flour	Baking	whole wheat flour
rye-flour	Baking	rye flour
spelt-flour	Baking	spelt flour
cake-flour	Baking	cake flour
pastry-flour	Baking	pastry flour
cornflour	Baking	cornflour		cornstarch|corn flour|corn starch
potato-starch	Baking	potato starch
potato-flour	Baking	potato flour
arrowroot	Baking	arrowroot
rice-flour	Baking	rice flour
almond-flour	Baking	almond flour
coconut-flour	Baking	coconut flour
gram-flour	Baking	gram flour
chickpea-flour	Baking	chickpea flour
gluten-free-flour	Baking	gluten free flour
tapioca-flour	Baking	tapioca flour
tapioca-starch	Baking	tapioca starch
buckwheat-flour	Baking	buckwheat flour
oat-flour	Baking	oat flour
semolina-flour	Baking	semolina flour
starch	Baking	starch
xanthan-gum	Baking	xanthan gum
sugar	Baking	sugar		granulated sugar|white sugar|white granulated sugar
caster-sugar	Baking	caster sugar
icing-sugar	Baking	icing sugar
powdered-sugar	Baking	powdered sugar
confectioner-sugar	Baking	confectioners sugar
brown-sugar	Baking	brown sugar		soft brown sugar
light-brown-sugar	Baking	light brown sugar		soft light brown sugar|light soft brown sugar|light brown soft sugar
dark-brown-sugar	Baking	dark brown sugar		soft dark brown sugar|dark soft brown sugar|dark brown soft sugar
demerara-sugar	Baking	demerara sugar		demerara
muscovado	Baking	muscovado
muscovado-sugar	Baking	muscovado sugar
palm-sugar	Baking	palm sugar
cane-sugar	Baking	cane sugar
golden-caster-sugar	Baking	golden caster sugar
jam-sugar	Baking	jam sugar
preserving-sugar	Baking	preserving sugar
sugar-cube	Baking	sugar cube
sanding-sugar	Baking	sanding sugar
sweetener	Baking	sweetener
stevia	Baking	stevia
splenda	Baking	splenda
erythritol	Baking	erythritol
artificial-sweetener	Baking	artificial sweetener
sugar-substitute	Baking	sugar substitute
golden-syrup	Baking	golden syrup
maple-syrup	Baking	maple syrup		pure maple syrup
agave	Baking	agave
agave-syrup	Baking	agave syrup
agave-nectar	Baking	agave nectar
corn-syrup	Baking	corn syrup
glucose-syrup	Baking	glucose syrup
liquid-glucose	Baking	liquid glucose
rice-syrup	Baking	rice syrup
date-syrup	Baking	date syrup
treacle	Baking	treacle
black-treacle	Baking	black treacle
molasses	Baking	molasses
syrup	Baking	syrup
baking-powder	Baking	baking powder
baking-soda	Baking	baking soda
bicarbonate-of-soda	Baking	bicarbonate of soda
bicarb	Baking	bicarb
cream-of-tartar	Baking	cream of tartar
yeast	Baking	yeast		baker yeast
dried-yeast	Baking	dried yeast
active-dry-yeast	Baking	active dry yeast
instant-yeast	Baking	instant yeast		fast action dried yeast|fast action yeast|easy bake yeast|easy blend yeast|easy blend dried yeast|quick yeast|instant dried yeast
gelatine	Baking	gelatine
agar	Baking	agar
pectin	Baking	pectin
vanilla	Baking	vanilla
vanilla-extract	Baking	vanilla extract		pure vanilla extract
vanilla-essence	Baking	vanilla essence
vanilla-pod	Baking	vanilla pod		vanilla bean
vanilla-paste	Baking	vanilla paste
almond-extract	Baking	almond extract
almond-essence	Baking	almond essence
lemon-extract	Baking	lemon extract
orange-extract	Baking	orange extract
peppermint-extract	Baking	peppermint extract
extract	Baking	extract
essence	Baking	essence
rose-water	Baking	rose water
rosewater	Baking	rosewater
orange-blossom-water	Baking	orange blossom water
orange-flower-water	Baking	orange flower water
food-coloring	Baking	food colouring
food-color	Baking	food colour
cocoa	Baking	cocoa
cocoa-powder	Baking	cocoa powder
cacao	Baking	cacao
cacao-nib	Baking	cacao nib
dark-chocolate	Baking	dark chocolate		plain chocolate
cooking-chocolate	Baking	cooking chocolate
baking-chocolate	Baking	baking chocolate
unsweetened-chocolate	Baking	unsweetened chocolate
bittersweet-chocolate	Baking	bittersweet chocolate
semisweet-chocolate	Baking	semisweet chocolate
semi-sweet-chocolate	Baking	semi sweet chocolate
chocolate-chip	Baking	chocolate chip
white-chocolate-chip	Baking	white chocolate chip
chocolate-drop	Baking	chocolate drop
chocolate-chunk	Baking	chocolate chunk
butterscotch-chip	Baking	butterscotch chip
peanut-butter-chip	Baking	peanut butter chip
sprinkle	Baking	sprinkle
hundred-and-thousand	Baking	hundreds and thousands
marzipan	Baking	marzipan
fondant	Baking	fondant
icing	Baking	icing		confectioner|powdered
royal-icing	Baking	royal icing
frosting	Baking	frosting
cake-decoration	Baking	cake decoration
glace-cherry	Baking	glace cherry
maraschino-cherry	Baking	maraschino cherry
candied-peel	Baking	candied peel
mixed-peel	Baking	mixed peel
raisin	Baking	raisin
sultana	Baking	sultana		golden raisin
currant	Baking	currant
mixed-dried-fruit	Baking	mixed dried fruit
dried-fruit	Baking	dried fruit
dried-cranberry	Baking	dried cranberry
dried-cherry	Baking	dried cherry
dried-fig	Baking	dried fig
dried-date	Baking	dried date
medjool-date	Baking	medjool date
dried-mango	Baking	dried mango
dried-blueberry	Baking	dried blueberry
crystallised-ginger	Baking	crystallised ginger
stem-ginger	Baking	stem ginger
almond	Baking	almond
ground-almond	Baking	ground almond		almond meal
flaked-almond	Baking	flaked almond		sliced almond|slivered almond
walnut	Baking	walnut
pecan	Baking	pecan
hazelnut	Baking	hazelnut
cashew	Baking	cashew
cashew-nut	Baking	cashew nut
pistachio	Baking	pistachio
macadamia	Baking	macadamia
brazil-nut	Baking	brazil nut
pine-nut	Baking	pine nut		pine kernel|pinenut
mixed-nut	Baking	mixed nut
desiccated-coconut	Baking	desiccated coconut
shredded-coconut	Baking	shredded coconut
coconut-flake	Baking	coconut flake
flaked-coconut	Baking	flaked coconut
sesame-seed	Baking	sesame seed
sunflower-seed	Baking	sunflower seed
pumpkin-seed	Baking	pumpkin seed
pepita	Baking	pepita
chia-seed	Baking	chia seed
flax-seed	Baking	flax seed
flaxseed	Baking	flaxseed
linseed	Baking	linseed
hemp-seed	Baking	hemp seed
mixed-seed	Baking	mixed seed
seed	Baking	seed
condensed-milk	Baking	condensed milk
sweetened-condensed-milk	Baking	sweetened condensed milk
custard-powder	Baking	custard powder
angel-delight	Baking	angel delight
jelly-crystal	Baking	jelly crystal
pudding-mix	Baking	pudding mix
instant-pudding	Baking	instant pudding
cake-mix	Baking	cake mix
brownie-mix	Baking	brownie mix
muffin-mix	Baking	muffin mix
pancake-mix	Baking	pancake mix
bread-mix	Baking	bread mix
baking-mix	Baking	baking mix
bisquick	Baking	bisquick
pie-filling	Baking	pie filling
mincemeat	Baking	mincemeat
caramel-sauce	Baking	caramel sauce
dulce-de-leche	Baking	dulce de leche
ice-cream-cone	Baking	ice cream cone
digestive-crumb	Baking	digestive crumb
graham-cracker-crumb	Baking	graham cracker crumb
marshmallow	Baking	marshmallow
mini-marshmallow	Baking	mini marshmallow
marshmallow-creme	Baking	marshmallow creme
gingerbread-mix	Baking	gingerbread mix
cake-case	Baking	cake case
muffin-case	Baking	muffin case
jello	Baking	jello
gelatine-mix	Baking	gelatin mix
meringue-powder	Baking	meringue powder
malted-milk-powder	Baking	malted milk powder
candy-melt	Baking	candy melt
almond-bark	Baking	almond bark
whey-powder	Baking	whey powder
ice-cream-topping	Baking	ice cream topping
glycerine	Baking	glycerine
baking-chip	Baking	baking chip
peel	Baking	peel
rose-petal	Baking	rose petal
nut	Baking	nut
chopped-nut	Baking	chopped nut
chopped-mixed-nut	Baking	chopped mixed nut
macadamia-nut	Baking	macadamia nut
edible-glitter	Baking	edible glitter
glitter	Baking	glitter
edible-gold-leaf	Baking	edible gold leaf
decorating-gel	Baking	decorating gel
icing-pen	Baking	icing pen
writing-icing	Baking	writing icing
carob-powder	Baking	carob powder
carob	Baking	carob
butterscotch	Baking	butterscotch
chestnut-flour	Baking	chestnut flour
plantain-flour	Baking	plantain flour
cassava-flour	Baking	cassava flour
soya-flour	Baking	soy flour
malt-powder	Baking	malt powder
milk-chocolate-chip	Baking	milk chocolate chip
cooking-fat	Baking	cooking fat
pastry-mix	Baking	pastry mix
pizza-dough-mix	Baking	pizza dough mix
scone-mix	Baking	scone mix
dream-topping	Baking	dream topping
jelly-powder	Baking	jelly powder
vegetable-gelatine	Baking	vegetable gelatine
gelatine-leaf	Baking	gelatine leaf		leaf gelatine|gelatine sheet
invert-sugar	Baking	invert sugar
fructose	Baking	fructose
dextrose	Baking	dextrose
coconut-sugar	Baking	coconut sugar
rock-sugar	Baking	rock sugar
pearl-sugar	Baking	pearl sugar
nib-sugar	Baking	nib sugar
candied-ginger	Baking	candied ginger
candied-orange-peel	Baking	candied orange peel
banana-chip	Baking	banana chip
dried-banana	Baking	dried banana
dried-pineapple	Baking	dried pineapple
goji-berry	Baking	goji berry
dried-apple	Baking	dried apple
dried-pear	Baking	dried pear
dried-peach	Baking	dried peach
date-paste	Baking	date paste
almond-paste	Baking	almond paste
praline-paste	Baking	praline paste
pistachio-paste	Baking	pistachio paste
hazelnut-paste	Baking	hazelnut paste
tiger-nut	Baking	tiger nut
egg-white-powder	Baking	egg white powder
citric-acid	Baking	citric acid
tartaric-acid	Baking	tartaric acid
rennet	Baking	rennet
birthday-candle	Baking	birthday candle
frozen	Frozen	frozen
ice-cream	Frozen	ice cream
vanilla-ice-cream	Frozen	vanilla ice cream
ice-lolly	Frozen	ice lolly
lolly	Frozen	lolly
sorbet	Frozen	sorbet
gelato	Frozen	gelato
ice	Frozen	ice		ice cube
crushed-ice	Frozen	crushed ice
oven-chip	Frozen	oven chip
potato-waffle	Frozen	potato waffle
hash-brown	Frozen	hash brown
tater-tot	Frozen	tater tot
fish-finger	Frozen	fish finger
fish-cake	Frozen	fish cake
fishcake	Frozen	fishcake
chicken-nugget	Frozen	chicken nugget
pizza	Frozen	pizza
yorkshire-pudding	Frozen	yorkshire pudding
arctic-roll	Frozen	arctic roll
viennetta	Frozen	viennetta
edamame	Frozen	edamame
ready-meal	Frozen	ready meal
whipped-topping	Frozen	whipped topping
cool-whip	Frozen	cool whip
chip	Frozen	chip
french-fry	Frozen	french fry
fry	Frozen	fry
crinkle-cut-chip	Frozen	crinkle cut chip
sweet-potato-fry	Frozen	sweet potato fry
curly-fry	Frozen	curly fry
onion-ring	Frozen	onion ring
potato-wedge	Frozen	potato wedge
choc-ice	Frozen	choc ice
cornetto	Frozen	cornetto
ice-pop	Frozen	ice pop
frozen-yogurt	Frozen	frozen yogurt
spring-roll	Frozen	spring roll
samosa	Frozen	samosa
chicken-dipper	Frozen	chicken dipper
fish-goujon	Frozen	fish goujon
potato-croquette	Frozen	potato croquette
yorkshire	Frozen	yorkshire
quorn-piece	Frozen	quorn piece
veggie-burger	Frozen	veggie burger
veggie-sausage	Frozen	veggie sausage
battered-fish	Frozen	battered fish
semifreddo	Frozen	semifreddo
granita	Frozen	granita
baked-alaska	Frozen	baked alaska
water	Drinks	water
sparkling-water	Drinks	sparkling water
mineral-water	Drinks	mineral water
soda-water	Drinks	soda water
tonic-water	Drinks	tonic water
tonic	Drinks	tonic
club-soda	Drinks	club soda
soda	Drinks	soda
coconut-water	Drinks	coconut water
juice	Drinks	juice
orange-juice	Drinks	orange juice
apple-juice	Drinks	apple juice
pineapple-juice	Drinks	pineapple juice
grapefruit-juice	Drinks	grapefruit juice
cranberry-juice	Drinks	cranberry juice
grape-juice	Drinks	grape juice
tomato-juice	Drinks	tomato juice
clam-juice	Drinks	clam juice
carrot-juice	Drinks	carrot juice
pomegranate-juice	Drinks	pomegranate juice
vegetable-juice	Drinks	vegetable juice
orange-squash	Drinks	orange squash
blackcurrant-squash	Drinks	blackcurrant squash
cordial	Drinks	cordial
elderflower-cordial	Drinks	elderflower cordial
lime-cordial	Drinks	lime cordial
lemonade	Drinks	lemonade
cola	Drinks	cola
coke	Drinks	coke
diet-coke	Drinks	diet coke
pepsi	Drinks	pepsi
ginger-ale	Drinks	ginger ale
ginger-beer	Drinks	ginger beer
root-beer	Drinks	root beer
energy-drink	Drinks	energy drink
smoothie	Drinks	smoothie
coffee	Drinks	coffee
instant-coffee	Drinks	instant coffee
ground-coffee	Drinks	ground coffee
coffee-bean	Drinks	coffee bean
coffee-pod	Drinks	coffee pod
espresso	Drinks	espresso
espresso-powder	Drinks	espresso powder
tea	Drinks	tea
tea-bag	Drinks	tea bag
teabag	Drinks	teabag
green-tea	Drinks	green tea
herbal-tea	Drinks	herbal tea
chai	Drinks	chai
hot-chocolate	Drinks	hot chocolate
drinking-chocolate	Drinks	drinking chocolate
ovaltine	Drinks	ovaltine
horlick	Drinks	horlicks
beer	Drinks	beer
lager	Drinks	lager
ale	Drinks	ale
stout	Drinks	stout
guinness	Drinks	guinness
bitter	Drinks	bitter
cider	Drinks	cider
dry-cider	Drinks	dry cider
hard-cider	Drinks	hard cider
wine	Drinks	wine
red-wine	Drinks	red wine		dry red wine
white-wine	Drinks	white wine		dry white wine
rose-wine	Drinks	rose wine
sparkling-wine	Drinks	sparkling wine
prosecco	Drinks	prosecco
champagne	Drinks	champagne
cava	Drinks	cava
port	Drinks	port
sherry	Drinks	sherry
madeira	Drinks	madeira
marsala	Drinks	marsala
vermouth	Drinks	vermouth
brandy	Drinks	brandy
cognac	Drinks	cognac
armagnac	Drinks	armagnac
calvado	Drinks	calvados
rum	Drinks	rum
dark-rum	Drinks	dark rum
whisky	Drinks	whisky
bourbon	Drinks	bourbon
scotch	Drinks	scotch
gin	Drinks	gin
vodka	Drinks	vodka
tequila	Drinks	tequila
mezcal	Drinks	mezcal
liqueur	Drinks	liqueur
orange-liqueur	Drinks	orange liqueur
coffee-liqueur	Drinks	coffee liqueur
cointreau	Drinks	cointreau
grand-marnier	Drinks	grand marnier
triple-sec	Drinks	triple sec
kahlua	Drinks	kahlua
amaretto	Drinks	amaretto
bailey	Drinks	baileys
irish-cream	Drinks	irish cream
limoncello	Drinks	limoncello
kirsch	Drinks	kirsch
schnapps	Drinks	schnapps
campari	Drinks	campari
aperol	Drinks	aperol
pernod	Drinks	pernod
pimm	Drinks	pimms
sake	Drinks	sake
angostura-bitter	Drinks	angostura bitter
absinthe	Drinks	absinthe
creme-de-cassis	Drinks	creme de cassis
grenadine	Drinks	grenadine
kombucha	Drinks	kombucha
apple-cider	Drinks	apple cider
drink	Drinks	drink
sloe-gin	Drinks	sloe gin
advocaat	Drinks	advocaat
sambuca	Drinks	sambuca
ouzo	Drinks	ouzo
grappa	Drinks	grappa
curacao	Drinks	curacao
chambord	Drinks	chambord
frangelico	Drinks	frangelico
seltzer	Drinks	seltzer
merlot	Drinks	merlot
chianti	Drinks	chianti
cabernet-sauvignon	Drinks	cabernet sauvignon
shiraz	Drinks	shiraz
sauterne	Drinks	sauternes
drambuie	Drinks	drambuie
chartreuse	Drinks	chartreuse
cachaca	Drinks	cachaca
bitter-lemon	Drinks	bitter lemon
matcha	Drinks	matcha
fruit-squash	Drinks	fruit squash
lemon-squash	Drinks	lemon squash
summer-fruit-squash	Drinks	summer fruit squash
double-strength-squash	Drinks	double strength squash
malbec	Drinks	malbec
chardonnay	Drinks	chardonnay
sauvignon-blanc	Drinks	sauvignon blanc
pinot-grigio	Drinks	pinot grigio
pinot-noir	Drinks	pinot noir
rioja	Drinks	rioja
riesling	Drinks	riesling
burgundy	Drinks	burgundy
bordeaux	Drinks	bordeaux
beaujolai	Drinks	beaujolais
muscat	Drinks	muscat
moscato	Drinks	moscato
zinfandel	Drinks	zinfandel
vin-santo	Drinks	vin santo
madeira-wine	Drinks	madeira wine
mead	Drinks	mead
perry	Drinks	perry
cream-sherry	Drinks	cream sherry
protein-shake	Drinks	protein shake
milk-shake	Drinks	milk shake
iced-tea	Drinks	iced tea
fizzy-drink	Drinks	fizzy drink
pop	Drinks	pop
isotonic-drink	Drinks	isotonic drink
fanta	Drinks	fanta
sprite	Drinks	sprite
lucozade	Drinks	lucozade
ribena	Drinks	ribena
red-bull	Drinks	red bull
irn-bru	Drinks	irn bru
vimto	Drinks	vimto
dr-pepper	Drinks	dr pepper
eau-de-vie	Drinks	eau de vie
framboise	Drinks	framboise
poire-william	Drinks	poire william
aquavit	Drinks	aquavit
pastis	Drinks	pastis
anisette	Drinks	anisette
galliano	Drinks	galliano
midori	Drinks	midori
blue-curacao	Drinks	blue curacao
peach-schnapps	Drinks	peach schnapps
elderflower-liqueur	Drinks	elderflower liqueur
cherry-brandy	Drinks	cherry brandy
apricot-brandy	Drinks	apricot brandy
apple-brandy	Drinks	apple brandy
sparkling-apple-juice	Drinks	sparkling apple juice
lime-soda	Drinks	lime soda
chicory-coffee	Drinks	chicory coffee
barley-water	Drinks	barley water
horchata	Drinks	horchata
crisp	Snacks & Sweets	crisp
potato-crisp	Snacks & Sweets	potato crisp
potato-chip	Snacks & Sweets	potato chip
tortilla-chip	Snacks & Sweets	tortilla chip
corn-chip	Snacks & Sweets	corn chip
nacho	Snacks & Sweets	nacho
dorito	Snacks & Sweets	dorito
pringle	Snacks & Sweets	pringle
popcorn	Snacks & Sweets	popcorn
pretzel	Snacks & Sweets	pretzel
breadstick	Snacks & Sweets	breadstick
cracker	Snacks & Sweets	cracker
cream-cracker	Snacks & Sweets	cream cracker
rice-cake	Snacks & Sweets	rice cake
oatcake	Snacks & Sweets	oatcake
crispbread	Snacks & Sweets	crispbread
ryvita	Snacks & Sweets	ryvita
cheese-biscuit	Snacks & Sweets	cheese biscuit
ritz-cracker	Snacks & Sweets	ritz cracker
saltine	Snacks & Sweets	saltine
saltine-cracker	Snacks & Sweets	saltine cracker
graham-cracker	Snacks & Sweets	graham cracker
melba-toast	Snacks & Sweets	melba toast
biscuit	Snacks & Sweets	biscuit
digestive-biscuit	Snacks & Sweets	digestive biscuit		digestive
rich-tea	Snacks & Sweets	rich tea
hobnob	Snacks & Sweets	hobnob
shortbread	Snacks & Sweets	shortbread
ginger-nut	Snacks & Sweets	ginger nut
ginger-biscuit	Snacks & Sweets	ginger biscuit
ginger-snap	Snacks & Sweets	ginger snap
gingersnap	Snacks & Sweets	gingersnap
cookie	Snacks & Sweets	cookie
oreo	Snacks & Sweets	oreo
amaretti	Snacks & Sweets	amaretti
custard-cream	Snacks & Sweets	custard cream
jaffa-cake	Snacks & Sweets	jaffa cake
bourbon-biscuit	Snacks & Sweets	bourbon biscuit
wafer	Snacks & Sweets	wafer
vanilla-wafer	Snacks & Sweets	vanilla wafer
chocolate	Snacks & Sweets	chocolate
milk-chocolate	Snacks & Sweets	milk chocolate
white-chocolate	Snacks & Sweets	white chocolate
chocolate-bar	Snacks & Sweets	chocolate bar
easter-egg	Snacks & Sweets	easter egg
chocolate-egg	Snacks & Sweets	chocolate egg
malteser	Snacks & Sweets	malteser
mar-bar	Snacks & Sweets	mars bar
snicker	Snacks & Sweets	snickers
twix	Snacks & Sweets	twix
kitkat	Snacks & Sweets	kitkat
kit-kat	Snacks & Sweets	kit kat
cadbury	Snacks & Sweets	cadbury
flake-bar	Snacks & Sweets	flake bar
smartie	Snacks & Sweets	smartie
m-m	Snacks & Sweets	m m
sweet	Snacks & Sweets	sweet
candy	Snacks & Sweets	candy
boiled-sweet	Snacks & Sweets	boiled sweet
jelly-bean	Snacks & Sweets	jelly bean
jelly-baby	Snacks & Sweets	jelly baby
haribo	Snacks & Sweets	haribo
wine-gum	Snacks & Sweets	wine gum
liquorice	Snacks & Sweets	liquorice
licorice	Snacks & Sweets	licorice
toffee	Snacks & Sweets	toffee
fudge	Snacks & Sweets	fudge
caramel	Snacks & Sweets	caramel
polo	Snacks & Sweets	polo
chewing-gum	Snacks & Sweets	chewing gum
turkish-delight	Snacks & Sweets	turkish delight
nougat	Snacks & Sweets	nougat
peanut	Snacks & Sweets	peanut
salted-peanut	Snacks & Sweets	salted peanut
dry-roasted-peanut	Snacks & Sweets	dry roasted peanut
trail-mix	Snacks & Sweets	trail mix
nut-mix	Snacks & Sweets	nut mix
pork-scratching	Snacks & Sweets	pork scratching
prawn-cracker	Snacks & Sweets	prawn cracker
bombay-mix	Snacks & Sweets	bombay mix
beef-jerky	Snacks & Sweets	beef jerky
jerky	Snacks & Sweets	jerky
fruit-snack	Snacks & Sweets	fruit snack
peanut-brittle	Snacks & Sweets	peanut brittle
honeycomb	Snacks & Sweets	honeycomb
candy-cane	Snacks & Sweets	candy cane
gumdrop	Snacks & Sweets	gumdrop
peppermint-candy	Snacks & Sweets	peppermint candy
lollipop	Snacks & Sweets	lollipop
chocolate-truffle	Snacks & Sweets	chocolate truffle
cheese-puff	Snacks & Sweets	cheese puff
candied-fruit	Snacks & Sweets	candied fruit
protein-bar	Snacks & Sweets	protein bar
granola-bar	Snacks & Sweets	granola bar
cheese-straw	Snacks & Sweets	cheese straw
kettle-chip	Snacks & Sweets	kettle chip
lentil-chip	Snacks & Sweets	lentil chip
lentil-crisp	Snacks & Sweets	lentil crisp
vegetable-crisp	Snacks & Sweets	vegetable crisp
veggie-straw	Snacks & Sweets	veggie straw
pitta-chip	Snacks & Sweets	pita chip
bagel-chip	Snacks & Sweets	bagel chip
candyfloss	Snacks & Sweets	candyfloss
candy-floss	Snacks & Sweets	candy floss
chocolate-orange	Snacks & Sweets	chocolate orange
gingerbread-man	Snacks & Sweets	gingerbread man
fruit-pastille	Snacks & Sweets	fruit pastille
pastille	Snacks & Sweets	pastille
humbug	Snacks & Sweets	humbug
after-dinner-mint	Snacks & Sweets	after dinner mint
mint-imperial	Snacks & Sweets	mint imperial
chocolate-mint	Snacks & Sweets	chocolate mint
twiglet	Snacks & Sweets	twiglet
hula-hoop	Snacks & Sweets	hula hoop
kale-crisp	Snacks & Sweets	kale crisp
seaweed-snack	Snacks & Sweets	seaweed snack
rice-cracker	Snacks & Sweets	rice cracker
prawn-crisp	Snacks & Sweets	prawn crisp
chicharron	Snacks & Sweets	chicharron
pork-rind	Snacks & Sweets	pork rind
marron-glace	Snacks & Sweets	marron glace
sugared-almond	Snacks & Sweets	sugared almond
praline	Snacks & Sweets	praline
chocolate-button	Snacks & Sweets	chocolate button
chocolate-finger	Snacks & Sweets	chocolate finger
party-ring	Snacks & Sweets	party ring
malted-milk-biscuit	Snacks & Sweets	malted milk biscuit
bourbon-cream	Snacks & Sweets	bourbon cream
langue-de-chat	Snacks & Sweets	langue de chat
cantuccini	Snacks & Sweets	cantuccini
biscotti	Snacks & Sweets	biscotti
florentine	Snacks & Sweets	florentine
water-biscuit	Snacks & Sweets	water biscuit
tuc	Snacks & Sweets	tuc
chocolate-digestive	Snacks & Sweets	chocolate digestive
macaroon	Snacks & Sweets	macaroon
rocky-road	Snacks & Sweets	rocky road
smoked-almond	Snacks & Sweets	smoked almond
roasted-chickpea	Snacks & Sweets	roasted chickpea
honey-roasted-cashew	Snacks & Sweets	honey roasted cashew
wasabi-pea	Snacks & Sweets	wasabi pea
curry-paste	World Foods	curry paste
thai-green-curry-paste	World Foods	thai green curry paste
thai-red-curry-paste	World Foods	thai red curry paste
red-curry-paste	World Foods	red curry paste
green-curry-paste	World Foods	green curry paste
korma-paste	World Foods	korma paste
tikka-paste	World Foods	tikka paste
harissa	World Foods	harissa
harissa-paste	World Foods	harissa paste
miso	World Foods	miso
miso-paste	World Foods	miso paste
white-miso	World Foods	white miso
gochujang	World Foods	gochujang
gochugaru	World Foods	gochugaru
doenjang	World Foods	doenjang
kimchi	World Foods	kimchi
tahini	World Foods	tahini
tamarind	World Foods	tamarind
tamarind-paste	World Foods	tamarind paste
fish-sauce	World Foods	fish sauce
oyster-sauce	World Foods	oyster sauce
hoisin	World Foods	hoisin
hoisin-sauce	World Foods	hoisin sauce
teriyaki-sauce	World Foods	teriyaki sauce
black-bean-sauce	World Foods	black bean sauce
black-bean-paste	World Foods	black bean paste
plum-sauce	World Foods	plum sauce
ponzu	World Foods	ponzu
mirin	World Foods	mirin
rice-wine	World Foods	rice wine
shaoxing-wine	World Foods	shaoxing wine
shao-hsing-wine	World Foods	shao hsing wine
dashi	World Foods	dashi
nori	World Foods	nori
wakame	World Foods	wakame
kombu	World Foods	kombu
seaweed	World Foods	seaweed
bonito-flake	World Foods	bonito flake
rice-paper	World Foods	rice paper
rice-paper-wrapper	World Foods	rice paper wrapper
spring-roll-wrapper	World Foods	spring roll wrapper
wonton-wrapper	World Foods	wonton wrapper
dumpling-wrapper	World Foods	dumpling wrapper
gyoza-wrapper	World Foods	gyoza wrapper
wasabi	World Foods	wasabi
pickled-ginger	World Foods	pickled ginger
sushi-ginger	World Foods	sushi ginger
coconut-milk	World Foods	coconut milk
coconut-cream	World Foods	coconut cream
creamed-coconut	World Foods	creamed coconut
shrimp-paste	World Foods	shrimp paste
sambal	World Foods	sambal
sambal-oelek	World Foods	sambal oelek
chilli-bean-paste	World Foods	chilli bean paste
sweet-bean-paste	World Foods	sweet bean paste
lemongrass-paste	World Foods	lemongrass paste
ginger-paste	World Foods	ginger paste
garlic-paste	World Foods	garlic paste
ginger-garlic-paste	World Foods	ginger garlic paste
fajita-kit	World Foods	fajita kit
taco-kit	World Foods	taco kit
taco-shell	World Foods	taco shell
tostada	World Foods	tostada
poppadom	World Foods	poppadom
chipotle-paste	World Foods	chipotle paste
chipotle	World Foods	chipotle
adobo	World Foods	adobo
adobo-sauce	World Foods	adobo sauce
masa	World Foods	masa
masa-harina	World Foods	masa harina
plantain-chip	World Foods	plantain chip
jackfruit	World Foods	jackfruit
ackee	World Foods	ackee
dried-mushroom	World Foods	dried mushroom
dried-shiitake	World Foods	dried shiitake
preserved-lemon	World Foods	preserved lemon
pomegranate-molasses	World Foods	pomegranate molasses
rose-harissa	World Foods	rose harissa
piri-piri	World Foods	piri piri
mole	World Foods	mole
mole-sauce	World Foods	mole sauce
tempura-mix	World Foods	tempura mix
stir-fry-sauce	World Foods	stir fry sauce
sweet-and-sour-sauce	World Foods	sweet and sour sauce
satay-sauce	World Foods	satay sauce
kecap-mani	World Foods	kecap manis
egg-roll-wrapper	World Foods	egg roll wrapper
dal	World Foods	dal
daal	World Foods	daal
urad-dal	World Foods	urad dal
toor-dal	World Foods	toor dal
chana-dal	World Foods	chana dal
moong-dal	World Foods	moong dal
mung-bean	World Foods	mung bean
adzuki-bean	World Foods	adzuki bean
sev	World Foods	sev
jaggery	World Foods	jaggery
amchur	World Foods	amchur
corn-husk	World Foods	corn husk
furikake	World Foods	furikake
shoyu	World Foods	shoyu
tandoori-paste	World Foods	tandoori paste
sesame-paste	World Foods	sesame paste
aji-amarillo-paste	World Foods	aji amarillo paste
falafel	World Foods	falafel
dumpling	World Foods	dumpling
laksa-paste	World Foods	laksa paste
rogan-josh-paste	World Foods	rogan josh paste
madra-paste	World Foods	madras paste
balti-paste	World Foods	balti paste
jalfrezi-paste	World Foods	jalfrezi paste
jerk-paste	World Foods	jerk paste
tom-yum-paste	World Foods	tom yum paste
tom-yum	World Foods	tom yum
massaman-curry-paste	World Foods	massaman curry paste
rendang-paste	World Foods	rendang paste
bhuna-paste	World Foods	bhuna paste
doubanjiang	World Foods	doubanjiang
doenjang-paste	World Foods	doenjang paste
denjang	World Foods	denjang
black-bean-garlic-sauce	World Foods	black bean garlic sauce
pad-thai-sauce	World Foods	pad thai sauce
xo-sauce	World Foods	xo sauce
char-siu-sauce	World Foods	char siu sauce
hoi-sin-sauce	World Foods	hoi sin sauce
hot-bean-paste	World Foods	hot bean paste
bulgogi-sauce	World Foods	bulgogi sauce
sukiyaki-sauce	World Foods	sukiyaki sauce
tonkatsu-sauce	World Foods	tonkatsu sauce
unagi-sauce	World Foods	unagi sauce
eel-sauce	World Foods	eel sauce
shio-koji	World Foods	shio koji
koji	World Foods	koji
kinako	World Foods	kinako
nori-sheet	World Foods	nori sheet
sushi-nori	World Foods	sushi nori
arame	World Foods	arame
hijiki	World Foods	hijiki
dulse	World Foods	dulse
dried-shrimp	World Foods	dried shrimp
dried-anchovy	World Foods	dried anchovy
fermented-black-bean	World Foods	fermented black bean
salted-black-bean	World Foods	salted black bean
preserved-vegetable	World Foods	preserved vegetable
salsa-verde	World Foods	salsa verde
enchilada-kit	World Foods	enchilada kit
burrito-kit	World Foods	burrito kit
nacho-kit	World Foods	nacho kit
empanada-wrapper	World Foods	empanada wrapper
wrapper	World Foods	wrapper
tempura-flour	World Foods	tempura flour
tempura-batter-mix	World Foods	tempura batter mix
pandan	World Foods	pandan
pandan-leaf	World Foods	pandan leaf
banana-leaf	World Foods	banana leaf
callaloo	World Foods	callaloo
breadfruit	World Foods	breadfruit
scotch-bonnet-sauce	World Foods	scotch bonnet sauce
jollof-paste	World Foods	jollof paste
garri	World Foods	garri
egusi	World Foods	egusi
fufu	World Foods	fufu
yam-flour	World Foods	yam flour
injera-mix	World Foods	injera mix
teff-flour	World Foods	teff flour
besan	World Foods	besan
atta	World Foods	atta
atta-flour	World Foods	atta flour
chapati-flour	World Foods	chapati flour
papad	World Foods	papad
curry-kit	World Foods	curry kit
paneer-masala	World Foods	paneer masala
kewra-water	World Foods	kewra water
date-molasses	World Foods	date molasses
grape-molasses	World Foods	grape molasses
frijole	World Foods	frijoles
frijole-refrito	World Foods	frijoles refritos
achiote-paste	World Foods	achiote paste
recaito	World Foods	recaito
sofrito	World Foods	sofrito
tostada-shell	World Foods	tostada shell
foil	Household	foil		kitchen foil|aluminium foil|tin foil
clingfilm	Household	clingfilm		cling film
plastic-wrap	Household	plastic wrap
baking-paper	Household	baking paper
baking-parchment	Household	baking parchment
parchment	Household	parchment
parchment-paper	Household	parchment paper
greaseproof-paper	Household	greaseproof paper
wax-paper	Household	wax paper
kitchen-roll	Household	kitchen roll		paper towel
kitchen-towel	Household	kitchen towel
kitchen-paper	Household	kitchen paper
toilet-roll	Household	toilet roll		toilet paper|loo roll
tissue	Household	tissue
napkin	Household	napkin
serviette	Household	serviette
bin-bag	Household	bin bag		trash bag|bin liner
freezer-bag	Household	freezer bag
sandwich-bag	Household	sandwich bag
food-bag	Household	food bag
zip-lock-bag	Household	zip lock bag
washing-up-liquid	Household	washing up liquid		dish soap
dishwasher-tablet	Household	dishwasher tablet
dishwasher-salt	Household	dishwasher salt
rinse-aid	Household	rinse aid
washing-powder	Household	washing powder
laundry-detergent	Household	laundry detergent
laundry-liquid	Household	laundry liquid
detergent	Household	detergent
fabric-softener	Household	fabric softener
fabric-conditioner	Household	fabric conditioner
stain-remover	Household	stain remover
bleach	Household	bleach
toilet-cleaner	Household	toilet cleaner
bathroom-cleaner	Household	bathroom cleaner
kitchen-cleaner	Household	kitchen cleaner
cleaner	Household	cleaner
cleaning-spray	Household	cleaning spray
antibacterial-spray	Household	antibacterial spray
disinfectant	Household	disinfectant
polish	Household	polish
scourer	Household	scourer
cloth	Household	cloth
dishcloth	Household	dishcloth
duster	Household	duster
mop	Household	mop
bucket	Household	bucket
rubber-glove	Household	rubber glove
light-bulb	Household	light bulb
battery	Household	battery
candle	Household	candle
match	Household	match
lighter	Household	lighter
firelighter	Household	firelighter
charcoal	Household	charcoal
cocktail-stick	Household	cocktail stick
toothpick	Household	toothpick
skewer	Household	skewer
wooden-skewer	Household	wooden skewer
bamboo-skewer	Household	bamboo skewer
kitchen-string	Household	kitchen string
string	Household	string
kitchen-twine	Household	kitchen twine
twine	Household	twine
lolly-stick	Household	lolly stick
popsicle-stick	Household	popsicle stick
straw	Household	straw
paper-plate	Household	paper plate
paper-cup	Household	paper cup
muffin-liner	Household	muffin liner
cupcake-liner	Household	cupcake liner
paper-case	Household	paper case
shampoo	Household	shampoo
conditioner	Household	conditioner
soap	Household	soap
hand-soap	Household	hand soap
hand-wash	Household	hand wash
shower-gel	Household	shower gel
bath-foam	Household	bath foam
deodorant	Household	deodorant
toothpaste	Household	toothpaste
toothbrush	Household	toothbrush
mouthwash	Household	mouthwash
dental-floss	Household	dental floss
razor	Household	razor
razor-blade	Household	razor blade
shaving-foam	Household	shaving foam
shaving-gel	Household	shaving gel
moisturiser	Household	moisturiser
hand-cream	Household	hand cream
suncream	Household	suncream
sun-cream	Household	sun cream
sunscreen	Household	sunscreen
cotton-wool	Household	cotton wool
cotton-bud	Household	cotton bud
plaster	Household	plaster
paracetamol	Household	paracetamol
ibuprofen	Household	ibuprofen
vitamin	Household	vitamin
sanitary-towel	Household	sanitary towel
tampon	Household	tampon
nappy	Household	nappy
diaper	Household	diaper
baby-wipe	Household	baby wipe
wipe	Household	wipe
wet-wipe	Household	wet wipe
cat-food	Household	cat food
dog-food	Household	dog food
cat-litter	Household	cat litter
dog-treat	Household	dog treat
pet-food	Household	pet food
bird-seed	Household	bird seed
air-freshener	Household	air freshener
insect-spray	Household	insect spray
glue	Household	glue
tape	Household	tape
sellotape	Household	sellotape
wrapping-paper	Household	wrapping paper
greeting-card	Household	greeting card
wood-chip	Household	wood chip
wood-smoking-chip	Household	wood smoking chip
smoking-chip	Household	smoking chip
cheesecloth	Household	cheesecloth
muslin	Household	muslin
dry-ice	Household	dry ice
foil-tray	Household	foil tray
roasting-bag	Household	roasting bag
water-filter	Household	water filter
canning-jar	Household	canning jar
jam-jar	Household	jam jar
mixing-bowl	Household	mixing bowl
wooden-spoon	Household	wooden spoon
sponge	Household	sponge
washing-capsule	Household	washing capsule
laundry-capsule	Household	laundry capsule
washing-tablet	Household	washing tablet
fairy-liquid	Household	fairy liquid
persil	Household	persil
multi-surface-spray	Household	multi surface spray
surface-cleaner	Household	surface cleaner
glass-cleaner	Household	glass cleaner
oven-cleaner	Household	oven cleaner
window-cleaner	Household	window cleaner
body-wash	Household	body wash
mouth-wash	Household	mouth wash
cotton-pad	Household	cotton pad
face-wipe	Household	face wipe
face-cream	Household	face cream
face-wash	Household	face wash
body-lotion	Household	body lotion
lotion	Household	lotion
lip-balm	Household	lip balm
hair-gel	Household	hair gel
hair-dye	Household	hair dye
hair-spray	Household	hair spray
hairspray	Household	hairspray
hairbrush	Household	hairbrush
nail-varnish	Household	nail varnish
sanitary-pad	Household	sanitary pad
panty-liner	Household	panty liner
condom	Household	condom
cough-syrup	Household	cough syrup
cough-medicine	Household	cough medicine
cold-remedy	Household	cold remedy
aspirin	Household	aspirin
antihistamine	Household	antihistamine
multivitamin	Household	multivitamin
antacid	Household	antacid
antacid-tablet	Household	antacid tablet
throat-lozenge	Household	throat lozenge
lozenge	Household	lozenge
baby-powder	Household	baby powder
baby-lotion	Household	baby lotion
baby-shampoo	Household	baby shampoo
nappy-bag	Household	nappy bag
nappy-cream	Household	nappy cream
drain-unblocker	Household	drain unblocker
descaler	Household	descaler
limescale-remover	Household	limescale remover
moth-ball	Household	moth ball
mothball	Household	mothball
fly-spray	Household	fly spray
mouse-trap	Household	mouse trap
ironing-water	Household	ironing water
fish-food	Household	fish food
rabbit-food	Household	rabbit food
hamster-food	Household	hamster food
bird-food	Household	bird food
pet-treat	Household	pet treat
cat-treat	Household	cat treat
compost	Household	compost
plant-food	Household	plant food
weed-killer	Household	weed killer
newspaper	Household	newspaper
magazine	Household	magazine
notepad	Household	notepad
gift-wrap	Household	gift wrap
gift-bag	Household	gift bag
balloon	Household	balloon
party-popper	Household	party popper
paper-straw	Household	paper straw
drinking-straw	Household	drinking straw
disposable-glove	Household	disposable glove
washing-line	Household	washing line
clothe-peg	Household	clothes peg
shoe-polish	Household	shoe polish
extension-lead	Household	extension lead
hickory-chip	Household	hickory chip
tea-light	Household	tea light
tealight	Household	tealight
incense	Household	incense
food-wrap	Household	food wrap
beeswax-wrap	Household	beeswax wrap
piping-bag	Household	piping bag
cake-board	Household	cake board
cake-box	Household	cake box
baking-cup	Household	baking cup
coffee-filter	Household	coffee filter
filter-paper	Household	filter paper
tin-opener	Household	tin opener
can-opener	Household	can opener
`
