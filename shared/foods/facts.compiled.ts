/** What the kitchen knows of every food, one a line, in the order of its names. Compiled from foods.csv by `npm run knowledge`: change the table. */
export const FOOD_FACTS = `
lemon-peel			fridge
orange-peel			fridge
lime-peel			fridge
apple			fridge
cooking-apple			fridge
apricot			fridge
artichoke			fridge
asparagus			fridge
aubergine			fridge
avocado			fridge
banana			fridge
plantain			fridge
beansprout			fridge			300;g;bag
beetroot			fridge
bell-pepper			fridge
sweet-pepper			fridge
red-pepper			fridge					156
green-pepper			fridge					156
yellow-pepper			fridge					156
orange-pepper			fridge
pointed-pepper			fridge
romano-pepper			fridge
capsicum			fridge
mixed-pepper			fridge
habanero-pepper			fridge
serrano-pepper			fridge							meat pork animal
hot-pepper			fridge
blackberry			fridge			150;g;punnet		144
blackcurrant			fridge
blueberry			fridge			150;g;punnet		144
pak-choi			fridge
broad-bean			fridge					192
broccoli			fridge
broccolini			fridge
tenderstem			fridge
brussels-sprout			fridge
butternut-squash			fridge
squash			fridge
cabbage			fridge
savoy			fridge
cantaloupe			fridge
carrot			fridge			500;g;bag|1000;g;bag		156
cassava			fridge
cauliflower			fridge
cavolo-nero			fridge
celeriac		celery	fridge
celery			fridge			8;stick;head		156
chanterelle			fridge
chard			fridge
cherry			fridge
chestnut-mushroom			fridge			250;g;punnet|400;g;punnet		156	nuts
chicory			fridge
endive			fridge
radicchio			fridge
chilli			fridge
red-chilli			fridge
green-chilli			fridge
jalapeno			fridge
habanero			fridge
scotch-bonnet			fridge
serrano			fridge							meat pork animal
padron-pepper			fridge
clementine			fridge
coconut			fridge
collard-green			fridge
corn-on-the-cob			fridge
corn-cob			fridge
baby-corn			fridge
courgette			fridge
cranberry			fridge
cress			fridge
cucumber			fridge
redcurrant			fridge
daikon			fridge
mooli			fridge
damson			fridge
date			fridge					149
dragon-fruit			fridge
edamame-bean			fridge					192	soya
fennel			fridge
fig			fridge
garlic			fridge			10;clove;bulb
garlic-clove			fridge
ginger			fridge					120
gooseberry			fridge
grape			fridge
grapefruit			fridge
green-bean			fridge			220;g;pack		192
runner-bean			fridge					192
green			fridge
spring-green			fridge
mixed-green			fridge
salad-green			fridge
mustard-green			fridge
turnip-green			fridge
microgreen			fridge
honeydew			fridge
horseradish-root			fridge
jerusalem-artichoke			fridge
kale			fridge			200;g;bag		31
kiwi			fridge
kohlrabi			fridge
kumquat			fridge
leek			fridge
lemon			fridge
lemon-juice			fridge			45;ml;lemon		240
lemon-zest			fridge
lemon-rind			fridge
lime			fridge
lime-juice			fridge			30;ml;lime		240
lime-zest			fridge
lettuce			fridge					31
romaine			fridge
cos			fridge
iceberg			fridge
little-gem			fridge
lollo-rosso			fridge
lamb-lettuce			fridge					31		meat animal
lychee			fridge
mandarin			fridge
mango			fridge
mangetout			fridge
sugar-snap			fridge
marrow			fridge
melon			fridge
watermelon			fridge
mushroom			fridge			250;g;punnet|400;g;punnet		156
portobello			fridge
shiitake			fridge
oyster-mushroom			fridge					156
porcini			fridge
enoki			fridge
nectarine			fridge
okra			fridge
onion			fridge			1000;g;bag		156
red-onion			fridge			1000;g;bag		156
spring-onion			fridge					156
shallot			fridge
orange			fridge
orange-zest			fridge
orange-rind			fridge
blood-orange			fridge
papaya			fridge
parsnip			fridge
passion-fruit			fridge
passionfruit			fridge
pawpaw			fridge
pea			fridge			1000;g;bag		144
pea-shoot			fridge
garden-pea			fridge					144
peach			fridge
pear			fridge
persimmon			fridge
sharon-fruit			fridge
physali			fridge
pineapple			fridge
plum			fridge
pomegranate			fridge
pomelo			fridge
potato			fridge			1000;g;bag|2000;g;bag|2500;g;bag
new-potato			fridge			750;g;bag
sweet-potato			fridge
yam			fridge
jersey-royal			fridge
king-edward			fridge
maris-piper			fridge
pumpkin			fridge
quince			fridge
radish			fridge
raspberry			fridge			150;g;punnet		144
rhubarb			fridge
rocket			fridge			70;g;bag		31
romanesco			fridge
runner			fridge
salad			fridge
mixed-leaf			fridge
salad-leaf			fridge
salsify			fridge
samphire			fridge
satsuma			fridge
sorrel			fridge
spinach			fridge			200;g;bag		31
spring-cabbage			fridge
stir-fry-vegetable			fridge
vegetable			fridge
strawberry			fridge			400;g;punnet		144
swede			fridge
sweetheart-cabbage			fridge
swiss-chard			fridge
tamarillo			fridge
tangerine			fridge
tomatillo			fridge
tomato			fridge
cherry-tomato			fridge			250;g;punnet|500;g;punnet
plum-tomato			fridge
vine-tomato			fridge
beef-tomato			fridge
turnip			fridge
watercress			fridge			70;g;bag
wild-garlic			fridge
fruit			fridge
berry			fridge
mixed-berry			fridge
soft-fruit			fridge
herb			fridge
fresh-herb			fridge
basil			fridge			30;g;pack		31
chervil			fridge
chive			fridge			30;g;pack
coriander			fridge			30;g;pack
fresh-coriander			fridge
curry-leaf			fridge
dill			fridge			30;g;pack
fresh-bay-leaf			fridge
lemon-balm			fridge
lemongrass			fridge
lemon-verbena			fridge
lime-leaf			fridge
marjoram			fridge
mint			fridge			30;g;pack
oregano			fridge
fresh-oregano			fridge
parsley			fridge			30;g;pack		31
rosemary			fridge			30;g;pack
sage			fridge			30;g;pack
tarragon			fridge
thyme			fridge			30;g;pack
thai-basil			fridge					31
salad-cress			fridge
alfalfa			fridge
dried-apricot			fridge					149
prune			fridge
coleslaw-mix			fridge
crudite			fridge
flower			fridge
bunch-of-flower			fridge
pot-plant			fridge
microherb			fridge
borage			fridge
galangal			fridge
turmeric-root			fridge
horseradish			fridge
kefir-lime-leaf			fridge						milk	dairy animal
jicama			fridge
nopale			fridge
taro			fridge
yuca			fridge
beet-green			fridge
dandelion-green			fridge
fiddlehead			fridge
ramp			fridge
sunchoke			fridge
microcress			fridge
poblano			fridge
soybean			fridge
frisee			fridge
lotus-root			fridge
vine-leaf			fridge
truffle			fridge
lovage			fridge
purslane			fridge
poblano-pepper			fridge
cobnut			fridge
mizuna			fridge
elderflower			fridge
shiso			fridge
choi-sum			fridge
greengage			fridge
mixed-veg			fridge
veg			fridge
easy-peeler			fridge
romaine-heart			fridge
celery-heart			fridge
lettuce-heart			fridge
bobby-bean			fridge					192
mesclun			fridge
perilla			fridge
morel			fridge
chanterelle-mushroom			fridge					156
charlotte-potato			fridge
desiree-potato			fridge
russet-potato			fridge
yukon-gold-potato			fridge
fingerling-potato			fridge
banana-shallot			fridge
golden-beetroot			fridge
loganberry			fridge
mulberry			fridge
elderberry			fridge
sloe			fridge
medlar			fridge
star-fruit			fridge
guava			fridge
tamarind-pod			fridge
prickly-pear			fridge
ugli-fruit			fridge
cherimoya			fridge
cep			fridge
trompette			fridge
girolle			fridge
shimeji			fridge
maitake			fridge
cremini-mushroom			fridge					156
celtuce			fridge
cardoon			fridge
oca			fridge
sea-kale			fridge					31
purple-sprouting-broccoli			fridge
sprouting-broccoli			fridge
hispi			fridge
pointed-cabbage			fridge
chinese-leaf			fridge
chinese-cabbage			fridge
napa-cabbage			fridge
tatsoi			fridge
mustard-leaf			fridge
nasturtium			fridge
spaghetti-squash			fridge						gluten	gluten
acorn-squash			fridge
patty-pan			fridge
patty-pan-squash			fridge
fresh-chestnut			fridge						nuts
pickling-onion			fridge					156
silverskin			fridge
baby-leaf			fridge
soft-herb			fridge
bacon			fridge			300;g;pack				meat pork animal
back-bacon			fridge			300;g;pack				meat pork animal
streaky-bacon			fridge			300;g;pack				meat pork animal
pancetta			fridge			100;g;pack|200;g;pack				meat pork animal
lardon			fridge							meat pork animal
gammon			fridge							meat pork animal
beef			fridge							meat animal
beef-mince			fridge			250;g;pack|500;g;pack|750;g;pack				meat animal
minced-beef			fridge							meat animal
ground-beef			fridge							meat animal
beef-fillet			fridge							meat animal
beef-joint			fridge							meat animal
brisket			fridge							meat animal
burger			fridge							meat animal
beefburger			fridge
cheeseburger			fridge
steak			fridge							meat animal
sirloin			fridge							meat animal
rump			fridge							meat animal
ribeye			fridge
fillet-steak			fridge							meat animal
minute-steak			fridge							meat animal
t-bone			fridge
tenderloin			fridge
flank			fridge
short-rib			fridge
spare-rib			fridge
oxtail			fridge							meat animal
ox-cheek			fridge
chicken			fridge							meat animal
chicken-breast			fridge			300;g;pack|650;g;pack|1000;g;pack				meat animal
chicken-thigh			fridge			600;g;pack|1000;g;pack				meat animal
chicken-wing			fridge							meat animal
chicken-leg			fridge							meat animal
drumstick			fridge
chicken-mince			fridge							meat animal
goujon			fridge
poussin			fridge
turkey			fridge							meat animal
turkey-mince			fridge			250;g;pack|500;g;pack|750;g;pack				meat animal
duck			fridge							meat animal
duck-breast			fridge							meat animal
goose			fridge							meat animal
guinea-fowl			fridge
pheasant			fridge							meat animal
partridge			fridge
grouse			fridge
pigeon			fridge							meat animal
quail			fridge							meat animal
rabbit			fridge							meat animal
hare			fridge
venison			fridge							meat animal
wild-boar			fridge
lamb			fridge							meat animal
lamb-mince			fridge			250;g;pack|500;g;pack|750;g;pack				meat animal
lamb-shank			fridge							meat animal
leg-of-lamb			fridge							meat animal
rack-of-lamb			fridge							meat animal
mutton			fridge							meat animal
hogget			fridge
pork			fridge							meat pork animal
pork-belly			fridge							meat pork animal
pork-chop			fridge							meat pork animal
pork-loin			fridge							meat pork animal
pork-shoulder			fridge							meat pork animal
pulled-pork			fridge							meat pork animal
ham			fridge							meat pork animal
parma-ham			fridge							meat pork animal
serrano-ham			fridge							meat pork animal
ham-hock			fridge							meat pork animal
prosciutto			fridge							meat pork animal
salami			fridge							meat pork animal
chorizo			fridge			100;g;pack|200;g;pack				meat pork animal
pepperoni			fridge							meat pork animal
mortadella			fridge							meat pork animal
bresaola			fridge
pastrami			fridge
salt-beef			fridge							meat animal
corned-beef-slice			fridge							meat animal
coppa			fridge
speck			fridge							meat pork animal
nduja			fridge							meat pork animal
saucisson			fridge
sausage			fridge			8;;pack			gluten	meat pork gluten animal
sausage-meat			fridge						gluten	meat pork gluten animal
sausagemeat			fridge
chipolata			fridge						gluten	meat pork gluten animal
cumberland-ring			fridge
frankfurter			fridge						gluten	meat pork gluten animal
hot-dog			fridge						gluten	meat pork gluten animal
bratwurst			fridge
kielbasa			fridge
merguez			fridge
black-pudding			fridge						gluten	meat pork gluten animal
white-pudding			fridge						gluten	meat pork gluten animal
haggis			fridge						gluten	meat pork gluten animal
liver			fridge							meat animal
kidney			fridge							meat animal
heart			fridge
tongue			fridge
tripe			fridge
sweetbread			fridge
giblet			fridge
chicken-liver			fridge							meat animal
pate			fridge
meatball			fridge							meat animal
kebab			fridge
kofta			fridge
mince			fridge			250;g;pack|500;g;pack|750;g;pack				meat animal
minced-meat			fridge							meat animal
veal			fridge							meat animal
meat			fridge							meat animal
goat			fridge
mixed-grill			fridge
cooked-meat			fridge							meat animal
sliced-meat			fridge							meat animal
stewing-steak			fridge			400;g;pack|800;g;pack				meat animal
braising-steak			fridge			400;g;pack|800;g;pack				meat animal
casserole-steak			fridge							meat animal
chuck			fridge
shin			fridge							meat animal
bone-marrow			fridge
soup-bone			fridge
chicken-carcass			fridge							meat animal
turkey-crown			fridge							meat animal
lunch-meat			fridge							meat animal
deli-meat			fridge							meat animal
bologna			fridge
andouille			fridge
ground-meat			fridge							meat animal
pig-in-blanket			fridge
prime-rib			fridge
filet-mignon			fridge
roast			fridge
roasting-joint			fridge
fowl			fridge
ostrich			fridge
rib-of-beef			fridge							meat animal
silverside			fridge
topside			fridge
faggot			fridge
moose			fridge
elk			fridge
bison			fridge
kangaroo			fridge
frog-leg			fridge
meatloaf			fridge
scrapple			fridge
roast-beef			fridge							meat animal
guanciale			fridge							meat pork animal
lardo			fridge
capocollo			fridge
soppressata			fridge
saveloy			fridge
gyro			fridge
doner			fridge
skirt-steak			fridge							meat animal
flank-steak			fridge							meat animal
bavette			fridge
onglet			fridge
tomahawk-steak			fridge							meat animal
porterhouse			fridge
chuck-roast			fridge
blade			fridge
feather-steak			fridge							meat animal
ox-tongue			fridge
trotter			fridge
pig-cheek			fridge
capon			fridge
marrow-bone			fridge
chicken-kiev			fridge							meat animal
kiev			fridge
escalope			fridge
schnitzel			fridge
beef-olive			fridge							meat animal
bass			fridge
sea-bass			fridge						fish	fish animal
bream			fridge
sea-bream			fridge						fish	fish animal
brill			fridge
calamari			fridge						crustaceans	shellfish animal
squid			fridge						crustaceans	shellfish animal
octopus			fridge						crustaceans	shellfish animal
cuttlefish			fridge
carp			fridge
catfish			fridge
clam			fridge						crustaceans	shellfish animal
cockle			fridge						crustaceans	shellfish animal
cod	fish		fridge						fish	fish animal
coley			fridge						fish	fish animal
crab	shellfish		fridge						crustaceans	shellfish animal
crabmeat			fridge
crab-meat			fridge						crustaceans	shellfish meat animal
white-crab-meat			fridge						crustaceans	shellfish meat animal
crab-claw			fridge						crustaceans	shellfish animal
crayfish			fridge						crustaceans	shellfish animal
crawfish			fridge
dover-sole			fridge
eel			fridge
fish			fridge						fish	fish animal
white-fish			fridge						fish	fish animal
smoked-fish			fridge						fish	fish animal
fish-fillet			fridge						fish	fish animal
fish-pie-mix			fridge						fish	fish animal
flounder			fridge
gravadlax			fridge
gurnard			fridge
haddock			fridge						fish	fish animal
hake			fridge						fish	fish animal
halibut			fridge						fish	fish animal
herring			fridge						fish	fish animal
john-dory			fridge
kipper			fridge						fish	fish animal
langoustine			fridge						crustaceans	shellfish animal
lemon-sole			fridge
lobster			fridge						crustaceans	shellfish animal
mackerel			fridge						fish	fish animal
mahi-mahi			fridge
monkfish			fridge						fish	fish animal
mullet			fridge
mussel			fridge						crustaceans	shellfish animal
oyster			fridge						crustaceans	shellfish animal
perch			fridge
pike			fridge
plaice			fridge						fish	fish animal
pollock			fridge						fish	fish animal
pollack			fridge
prawn	shellfish		fridge			150;g;pack|300;g;pack			crustaceans	shellfish animal
king-prawn	prawn		fridge			150;g;pack|300;g;pack			crustaceans	shellfish animal
tiger-prawn			fridge						crustaceans	shellfish animal
rainbow-trout			fridge						fish	fish animal
red-snapper			fridge
roe			fridge						fish	fish animal
caviar			fridge						fish	fish animal
salmon	fish		fridge						fish	fish animal
smoked-salmon			fridge			100;g;pack|200;g;pack			fish	fish animal
sardine			fridge						fish	fish animal
scallop			fridge						crustaceans	shellfish animal
scampi			fridge						fish gluten	fish gluten animal
sea-trout			fridge						fish	fish animal
seafood			fridge						crustaceans	shellfish animal
skate			fridge
snapper			fridge
sole			fridge
sprat			fridge
sturgeon			fridge
swordfish			fridge
tilapia			fridge
trout			fridge						fish	fish animal
tuna-steak			fridge						fish	fish meat animal
turbot			fridge
tuna			fridge			145;g;tin			fish	fish animal
whelk			fridge
whitebait			fridge						fish	fish animal
whiting			fridge
winkle			fridge
seafood-stick			fridge						crustaceans	shellfish animal
surimi			fridge
sashimi			fridge
shellfish			fridge						crustaceans	shellfish animal
orange-roughy			fridge
grouper			fridge
taramasalata			fridge
lox			fridge
snail			fridge
crabstick			fridge
crab-stick			fridge						crustaceans	shellfish animal
mahimahi			fridge
barramundi			fridge
arctic-char			fridge
char			fridge
sea-urchin			fridge
abalone			fridge
razor-clam			fridge						crustaceans	shellfish animal
geoduck			fridge
basa			fridge
pangasius			fridge
wahoo			fridge
bottarga			fridge
salmon-roe			fridge						fish	fish animal
trout-roe			fridge						fish	fish animal
fish-roe			fridge						fish	fish animal
tuna-loin			fridge						fish	fish animal
cod-cheek			fridge						fish	fish animal
smoked-haddock			fridge						fish	fish animal
arbroath-smokie			fridge
bloater			fridge
rollmop			fridge
elver			fridge
king-crab			fridge						crustaceans	shellfish animal
soft-shell-crab			fridge						crustaceans	shellfish animal
salt-cod			fridge						fish	fish animal
salt-fish			fridge						fish	fish animal
saltfish			fridge
bacalao			fridge
prawn-tail			fridge						crustaceans	shellfish animal
lobster-tail			fridge						crustaceans	shellfish animal
milk			fridge			568;ml;bottle|1136;ml;bottle|2272;ml;bottle		247	milk	dairy animal
whole-milk			fridge			568;ml;bottle|1136;ml;bottle|2272;ml;bottle		247	milk	dairy animal
skimmed-milk			fridge			568;ml;bottle|1136;ml;bottle|2272;ml;bottle		247	milk	dairy animal
semi-skimmed-milk			fridge			568;ml;bottle|1136;ml;bottle|2272;ml;bottle		247	milk	dairy animal
oat-milk			fridge					247	gluten	gluten
almond-milk			fridge					247	nuts
soya-milk			fridge					247	soya
rice-milk			fridge					247
goat-milk			fridge					247	milk	dairy animal
lactose-free-milk			fridge					247
buttermilk			fridge					247	milk	dairy animal
kefir			fridge						milk	dairy animal
milkshake			fridge
butter		milk	fridge			250;g;block		228	milk	dairy animal
unsalted-butter			fridge			250;g;block		228	milk	dairy animal
salted-butter			fridge			250;g;block		228	milk	dairy animal
spreadable-butter			fridge					228	milk	dairy animal
margarine			fridge					228	milk	dairy animal
spread			fridge						milk	dairy animal
dairy-free-spread			fridge
ghee			fridge					221	milk	dairy animal
lard			fridge					228		meat animal
suet			fridge						gluten	meat gluten animal
dripping			fridge							meat animal
cream		milk	fridge					247	milk	dairy animal
double-cream			fridge			150;ml;pot|300;ml;pot|600;ml;pot		247	milk	dairy animal
single-cream			fridge			150;ml;pot|300;ml;pot|600;ml;pot		247	milk	dairy animal
whipping-cream			fridge					247	milk	dairy animal
half-and-half			fridge
sour-cream			fridge			300;ml;pot		247	milk	dairy animal
clotted-cream			fridge					247	milk	dairy animal
creme-fraiche			fridge			300;ml;pot		247	milk	dairy animal
extra-thick-cream			fridge					247	milk	dairy animal
squirty-cream			fridge					247	milk	dairy animal
whipped-cream			fridge					247	milk	dairy animal
fresh-custard			fridge						milk	dairy animal
yogurt		milk	fridge			500;g;pot		247	milk	dairy animal
greek-yogurt			fridge			500;g;pot		247	milk	dairy animal
natural-yogurt			fridge			500;g;pot		247	milk	dairy animal
fromage-frai			fridge
quark			fridge						milk	dairy animal
skyr			fridge						milk	dairy animal
labneh			fridge
cheese		milk	fridge					108	milk	dairy animal
cheddar	cheese		fridge			400;g;block		108	milk	dairy animal
mozzarella			fridge			125;g;ball			milk	dairy animal
parmesan	cheese		fridge			200;g;piece		108	milk	dairy rennet animal
pecorino			fridge						milk	dairy rennet animal
grana-padano			fridge						milk	dairy rennet animal
feta			fridge			200;g;block			milk	dairy animal
halloumi			fridge			225;g;block			milk	dairy animal
paneer			fridge						milk	dairy animal
ricotta			fridge			250;g;tub		252	milk	dairy animal
mascarpone			fridge			250;g;tub		252	milk	dairy animal
cream-cheese			fridge			180;g;tub|300;g;tub		247	milk	dairy animal
cottage-cheese			fridge					252	milk	dairy animal
goat-cheese			fridge					108	milk	dairy animal
brie			fridge						milk	dairy animal
camembert			fridge						milk	dairy animal
stilton			fridge						milk	dairy animal
blue-cheese			fridge					108	milk	dairy animal
gorgonzola			fridge						milk	dairy rennet animal
roquefort			fridge						milk	dairy rennet animal
dolcelatte			fridge
gruyere			fridge						milk	dairy rennet animal
emmental			fridge						milk	dairy rennet animal
edam			fridge						milk	dairy animal
gouda			fridge						milk	dairy animal
red-leicester			fridge						milk	dairy animal
double-gloucester			fridge
wensleydale			fridge						milk	dairy animal
lancashire-cheese			fridge					108	milk	dairy animal
cheshire-cheese			fridge					108	milk	dairy animal
manchego			fridge						milk	dairy rennet animal
monterey-jack			fridge
american-cheese			fridge					108	milk	dairy animal
provolone			fridge
fontina			fridge
taleggio			fridge						milk	dairy rennet animal
comte			fridge						milk	dairy rennet animal
jarlsberg			fridge
swiss-cheese			fridge					108	milk	dairy animal
havarti			fridge
colby			fridge
cotija			fridge
queso-fresco			fridge
queso			fridge
burrata			fridge						milk	dairy animal
bocconcini			fridge
boursin			fridge
raclette			fridge
reblochon			fridge
asiago			fridge						milk	dairy rennet animal
cheese-slice			fridge						milk	dairy animal
cheese-string			fridge						milk	dairy animal
babybel			fridge
egg			fridge			6;;box|12;;box			eggs	egg animal
egg-white			fridge			6;;box|12;;box			eggs	egg animal
egg-yolk			fridge			6;;box|12;;box			eggs	egg animal
quail-egg			fridge						eggs	meat egg animal
duck-egg			fridge						eggs	meat egg animal
tofu			fridge			280;g;block			soya
silken-tofu			fridge						soya
tempeh			fridge						soya
hummus			fridge					252	sesame
tzatziki			fridge						milk	dairy animal
guacamole			fridge
fresh-pasta-sauce			fridge						eggs gluten	egg gluten animal
puff-pastry			fridge			320;g;sheet|375;g;sheet			gluten milk	gluten dairy animal
shortcrust-pastry			fridge						gluten	gluten
filo-pastry			fridge			270;g;pack			gluten	gluten
pastry			fridge						gluten	gluten
ready-rolled-pastry			fridge						gluten	gluten
pizza-dough			fridge
cookie-dough			fridge
coleslaw			fridge
potato-salad			fridge
mousse			fridge
trifle			fridge
cheesecake			fridge
chocolate-mousse			fridge						milk	dairy animal
fresh-yeast			fridge					156
velveeta			fridge
creamer			fridge
fromage-blanc			fridge
vacherin			fridge
panna-cotta			fridge
creme-brulee			fridge
shortcrust			fridge						gluten	gluten
custard			fridge						milk	dairy animal
fresh-soup			fridge
cream-cheese-spread			fridge						milk	dairy animal
clarified-butter			fridge					228	milk	dairy animal
vegan-butter			fridge					228
plant-butter			fridge					228	milk	dairy animal
plant-milk			fridge					247
oat-cream			fridge					247	gluten	gluten
soya-cream			fridge					247	soya
hemp-milk			fridge					247	milk	dairy animal
cashew-milk			fridge					247	nuts milk	dairy animal
hazelnut-milk			fridge					247	nuts milk	dairy animal
coconut-yogurt			fridge					247
yogurt-drink			fridge						milk	dairy animal
egg-substitute			fridge						eggs	egg animal
egg-beater			fridge						eggs	egg animal
caciocavallo			fridge
scamorza			fridge
ricotta-salata			fridge						milk	dairy animal
stracchino			fridge
robiola			fridge
pepper-jack			fridge
cotswold-cheese			fridge					108	milk	dairy animal
caerphilly			fridge
string-cheese			fridge					108	milk	dairy animal
cheese-curd			fridge						milk	dairy animal
curd-cheese			fridge					108	milk	dairy animal
curd			fridge
farmer-cheese			fridge					108	milk	dairy animal
neufchatel			fridge
petit-suisse			fridge
goose-egg			fridge						eggs	meat egg animal
filo-sheet			fridge						gluten	gluten
pie-pastry			fridge						gluten	gluten
choux-pastry			fridge						gluten	gluten
ready-made-pastry			fridge						gluten	gluten
bread			cupboard			18;slice;loaf			gluten	gluten
white-bread			cupboard			18;slice;loaf			gluten	gluten
brown-bread			cupboard			18;slice;loaf			gluten	gluten
wholemeal-bread			cupboard			18;slice;loaf			gluten	gluten
sourdough			cupboard						gluten	gluten
sourdough-bread			cupboard						gluten	gluten
rye-bread			cupboard						gluten	gluten
granary			cupboard
garlic-bread			cupboard						gluten milk	gluten dairy animal
baguette			cupboard						gluten	gluten
french-stick			cupboard
ciabatta			cupboard						gluten	gluten
focaccia			cupboard						gluten	gluten
brioche			cupboard						gluten milk	gluten dairy animal
roll			cupboard
bread-roll			cupboard			4;;pack|6;;pack			gluten	gluten
bun			cupboard						gluten	gluten
burger-bun			cupboard			4;;pack|6;;pack			gluten	gluten
hot-dog-bun			cupboard						gluten	meat pork gluten animal
bap			cupboard
batch			cupboard
bagel			cupboard			5;;pack			gluten	gluten
bloomer			cupboard
tiger-bread			cupboard						gluten	gluten
loaf			cupboard
pitta			cupboard						gluten	gluten
naan			cupboard						gluten milk	gluten dairy animal
chapati			cupboard						gluten	gluten
roti			cupboard						gluten	gluten
paratha			cupboard
flatbread			cupboard						gluten	gluten
wrap			cupboard						gluten	gluten
tortilla			cupboard			8;;pack			gluten	gluten
corn-tortilla			cupboard
lavash			cupboard
crumpet			cupboard						gluten	gluten
english-muffin			cupboard						gluten milk eggs	gluten dairy egg animal
muffin			cupboard						gluten milk eggs	gluten dairy egg animal
scone			cupboard						gluten milk	gluten dairy animal
teacake			cupboard
hot-cross-bun			cupboard						gluten	gluten
croissant			cupboard						gluten milk	gluten dairy animal
pain-au-chocolat			cupboard
danish			cupboard
donut			cupboard
eclair			cupboard
cake			cupboard						gluten	gluten
sponge-cake			cupboard						gluten milk eggs	gluten dairy egg animal
victoria-sponge			cupboard						gluten milk eggs	gluten dairy egg animal
fairy-cake			cupboard						gluten	gluten
cupcake			cupboard						gluten milk eggs	gluten dairy egg animal
angel-cake			cupboard						gluten	gluten
madeira-cake			cupboard						gluten	alcohol gluten
fruit-cake			cupboard						gluten	gluten
birthday-cake			cupboard						gluten	gluten
brownie			cupboard						gluten milk eggs	gluten dairy egg animal
flapjack			cupboard
pancake			cupboard						gluten	gluten
waffle			cupboard
malt-loaf			cupboard						gluten	gluten
banana-bread			cupboard						gluten	gluten
pumpernickel			cupboard
soda-bread			cupboard						gluten	gluten
breadcrumb			cupboard					108	gluten	gluten
crouton			cupboard						gluten	gluten
panettone			cupboard
stollen			cupboard
tart			cupboard
pie			cupboard
lemon-tart			cupboard
pizza-base			cupboard
ladyfinger			cupboard
savoiardi			cupboard
sponge-finger			cupboard						gluten milk eggs	gluten dairy egg animal
challah			cupboard
toast			cupboard						gluten	gluten
texa-toast			cupboard						gluten	gluten
biscuit-dough			cupboard						gluten	gluten
crescent-roll			cupboard
pie-crust			cupboard
pie-shell			cupboard
pastry-case			cupboard						gluten	gluten
pastry-shell			cupboard						gluten	gluten
meringue-nest			cupboard						eggs	egg animal
steak-pie			cupboard							meat animal
pork-pie			cupboard						gluten	meat pork gluten animal
sausage-roll			cupboard						gluten	meat pork gluten animal
scotch-egg			cupboard						gluten	meat pork gluten animal
quiche			cupboard						eggs	egg animal
cornish-pasty			cupboard
cornbread			cupboard
pizza-crust			cupboard
meringue			cupboard						eggs	egg animal
blini			cupboard
matzo			cupboard						gluten	gluten
pikelet			cupboard
danish-pastry			cupboard						gluten	gluten
cinnamon-swirl			cupboard
cinnamon-bun			cupboard						gluten	gluten
cinnamon-roll			cupboard
battenberg			cupboard
gingerbread			cupboard
hot-dog-roll			cupboard						gluten	meat pork gluten animal
finger-roll			cupboard
sub-roll			cupboard
submarine-roll			cupboard
panini			cupboard
pretzel-bun			cupboard						gluten	gluten
potato-cake			cupboard						gluten	gluten
potato-scone			cupboard						gluten milk	gluten dairy animal
scotch-pancake			cupboard						gluten	gluten
drop-scone			cupboard						gluten milk	gluten dairy animal
swiss-roll			cupboard
mince-pie			cupboard							meat animal
jam-tart			cupboard
bakewell-tart			cupboard						nuts
bakewell			cupboard						nuts
custard-tart			cupboard						milk	dairy animal
apple-pie			cupboard
eccle-cake			cupboard						gluten	gluten
chelsea-bun			cupboard						gluten	gluten
iced-bun			cupboard						gluten	gluten
christmas-pudding			cupboard						gluten	alcohol gluten
sticky-toffee-pudding			cupboard						milk	dairy animal
sponge-pudding			cupboard						gluten milk eggs	gluten dairy egg animal
pudding			cupboard
christmas-cake			cupboard						gluten	gluten
chapatti			cupboard
kulcha			cupboard
bao-bun			cupboard						gluten	gluten
steamed-bun			cupboard						gluten	gluten
injera			cupboard
matzah			cupboard
matzoh			cupboard
crostini			cupboard
bruschetta			cupboard
stale-bread			cupboard						gluten	gluten
gluten-free-bread			cupboard
lady-finger			cupboard
boudoir-biscuit			cupboard						gluten	gluten
madeleine			cupboard
profiterole			cupboard
cream-puff			cupboard						milk	dairy animal
macaron			cupboard
strudel			cupboard
baklava			cupboard						nuts
honey			cupboard			250;ml;bottle		336		honey animal
manuka-honey			cupboard					336		honey animal
jam			cupboard					312
raspberry-jam			cupboard					312
strawberry-jam			cupboard					312
marmalade			cupboard					312
redcurrant-jelly			cupboard							gelatine animal
cranberry-jelly			cupboard							gelatine animal
mint-jelly			cupboard							gelatine animal
lemon-curd			cupboard						eggs	egg animal
conserve			cupboard
preserve			cupboard
peanut-butter			cupboard			300;g;jar		252	peanuts nuts
almond-butter			cupboard					228	nuts
nut-butter			cupboard					228	nuts
cashew-butter			cupboard					228	nuts milk	dairy animal
chocolate-spread			cupboard						milk	dairy animal
nutella			cupboard						milk nuts soya	dairy animal
marmite			cupboard						gluten	gluten
vegemite			cupboard						gluten	gluten
bovril			cupboard
cereal			cupboard
breakfast-cereal			cupboard
cornflake			cupboard
corn-flake			cupboard
muesli			cupboard						gluten	gluten
granola			cupboard					91	gluten	gluten
weetabix			cupboard						gluten	gluten
shreddy			cupboard
bran-flake			cupboard						gluten	gluten
porridge-pot			cupboard
cereal-bar			cupboard
stock			cupboard			4000;ml;box of stock cubes		240	gluten	gluten meat animal
stock-cube			cupboard						gluten	gluten meat animal
stock-pot			cupboard						gluten	gluten meat animal
chicken-stock			cupboard			4000;ml;box of stock cubes		240	gluten	meat gluten animal
beef-stock			cupboard			4000;ml;box of stock cubes		240	gluten	meat gluten animal
vegetable-stock			cupboard			4000;ml;box of stock cubes		240	gluten	gluten
fish-stock			cupboard					240	fish	fish animal
lamb-stock			cupboard			4000;ml;box of stock cubes		240	gluten	meat gluten animal
veal-stock			cupboard					240	gluten	meat gluten animal
chicken-broth			cupboard					240	gluten	meat gluten animal
beef-broth			cupboard					240	gluten	meat gluten animal
vegetable-broth			cupboard					240	gluten	gluten
bone-broth			cupboard					240	gluten	meat gluten animal
bouillon			cupboard						gluten	gluten meat animal
bouillon-cube			cupboard						gluten	gluten meat animal
consomme			cupboard
gravy			cupboard						gluten	gluten meat animal
gravy-granule			cupboard						gluten	gluten meat animal
bisto			cupboard
yeast-extract			cupboard						gluten	gluten
instant-mash			cupboard
stuffing			cupboard						gluten	gluten
stuffing-mix			cupboard						gluten	gluten
sage-and-onion-stuffing			cupboard						gluten	gluten
baby-food			cupboard
baby-rice			cupboard					185
bread-sauce-mix			cupboard						gluten	gluten
panko			cupboard					60	gluten	gluten
fish-sauce-mix			cupboard						fish	fish animal
cracker-meal			cupboard						gluten	gluten
dumpling-mix			cupboard						gluten	gluten
yorkshire-pudding-mix			cupboard						gluten	gluten
matzo-meal			cupboard						gluten	gluten
protein-powder			cupboard
malt-extract			cupboard						gluten	gluten
jelly-cube			cupboard							gelatine animal
dried-milk			cupboard					247	milk	dairy animal
milk-powder			cupboard						milk	dairy animal
powdered-milk			cupboard					247	milk	dairy animal
long-life-milk			cupboard					247	milk	dairy animal
uht-milk			cupboard					247	milk	dairy animal
coffee-whitener			cupboard
meal-replacement			cupboard
porridge			cupboard
baby-formula			cupboard
formula-milk			cupboard					247	milk	dairy animal
follow-on-milk			cupboard					247	milk	dairy animal
shredded-wheat			cupboard						gluten	gluten
rice-krispy			cupboard
bread-sauce			cupboard						gluten	gluten
biscoff-spread			cupboard						milk	dairy animal
cookie-butter			cupboard					228	milk	dairy animal
hazelnut-spread			cupboard						milk nuts soya	dairy animal
speculoo-spread			cupboard						milk	dairy animal
pancake-syrup			cupboard					336	gluten	gluten
oxo-cube			cupboard
oxo			cupboard
stock-powder			cupboard						gluten	gluten meat animal
stock-concentrate			cupboard						gluten	gluten meat animal
glace-de-veau			cupboard
demi-glace			cupboard
demiglace			cupboard
fruit-spread			cupboard						milk	dairy animal
apple-butter			cupboard					228	milk	dairy animal
fig-jam			cupboard					312
apricot-jam			cupboard					312
plum-jam			cupboard					312
quince-paste			cupboard
membrillo			cupboard
ginger-preserve			cupboard
mashed-potato-mix			cupboard
nutmeg-seed			cupboard
carom-seed			cupboard
cardamom-seed			cupboard
onion-seed			cupboard
salt			cupboard					288
sea-salt			cupboard					288
rock-salt			cupboard					288
kosher-salt			cupboard					288
celery-salt			cupboard					288
garlic-salt			cupboard					288
onion-salt			cupboard					288
black-pepper			cupboard					120
white-pepper			cupboard					120
black-peppercorn			cupboard
pink-peppercorn			cupboard
sichuan-peppercorn			cupboard
szechuan-peppercorn			cupboard
cayenne-pepper			cupboard
lemon-pepper			cupboard
allspice			cupboard
aniseed			cupboard
anise			cupboard
star-anise			cupboard
asafoetida			cupboard
bay			cupboard
bay-leaf			cupboard
caraway			cupboard
caraway-seed			cupboard
cardamom			cupboard
cardamom-pod			cupboard
celery-seed			cupboard
chilli-powder			cupboard					120
chilli-flake			cupboard
pepper-flake			cupboard
aleppo-pepper			cupboard
pul-biber			cupboard
ancho			cupboard
chipotle-powder			cupboard
dried-chilli			cupboard
cinnamon			cupboard					120
cinnamon-stick			cupboard
clove			cupboard
whole-clove			cupboard
ground-clove			cupboard
coriander-seed			cupboard
ground-coriander			cupboard
cumin-seed			cupboard
ground-cumin			cupboard					120
curry-powder			cupboard					120
dill-seed			cupboard
dried-basil			cupboard					31
dried-dill			cupboard
dried-mint			cupboard
dried-oregano			cupboard
dried-parsley			cupboard					31
dried-rosemary			cupboard
dried-sage			cupboard
dried-tarragon			cupboard
dried-thyme			cupboard
dried-herb			cupboard
mixed-herb			cupboard
herbe-de-provence			cupboard
italian-herb			cupboard
italian-seasoning			cupboard
dukkah			cupboard						nuts
fajita-seasoning			cupboard
taco-seasoning			cupboard
fennel-seed			cupboard
fenugreek			cupboard
fenugreek-seed			cupboard
five-spice			cupboard
five-spice-powder			cupboard
garam-masala			cupboard
masala			cupboard
tandoori-masala			cupboard
garlic-powder			cupboard
garlic-granule			cupboard
onion-powder			cupboard
onion-granule			cupboard
ground-ginger			cupboard					120
jerk-seasoning			cupboard
cajun			cupboard
cajun-seasoning			cupboard
creole-seasoning			cupboard
old-bay			cupboard
juniper			cupboard
juniper-berry			cupboard
mace			cupboard
mixed-spice			cupboard
pumpkin-pie-spice			cupboard
pumpkin-spice			cupboard
apple-pie-spice			cupboard
mustard-powder			cupboard						gluten	gluten
mustard-seed			cupboard
dry-mustard			cupboard
ground-mustard			cupboard
nigella-seed			cupboard
black-onion-seed			cupboard
nutmeg			cupboard
paprika			cupboard					120
smoked-paprika			cupboard					120
pickling-spice			cupboard
poultry-seasoning			cupboard							meat animal
poppy-seed			cupboard
ras-el-hanout			cupboard
baharat			cupboard
saffron			cupboard
seasoning			cupboard
spice			cupboard
seasoning-salt			cupboard					288
seasoned-salt			cupboard					288
steak-seasoning			cupboard							meat animal
spice-rub			cupboard
rub			cupboard
sumac			cupboard
turmeric			cupboard					120
zaatar			cupboard						sesame
za-atar			cupboard						sesame
msg			cupboard
monosodium-glutamate			cupboard
bouquet-garni			cupboard
liquid-smoke			cupboard
mustard-flour			cupboard					127	gluten	gluten
onion-flake			cupboard
dried-onion			cupboard					156
savory			cupboard
annatto			cupboard
achiote			cupboard
epazote			cupboard
file-powder			cupboard
ajwain			cupboard
fleur-de-sel			cupboard
shichimi			cupboard
dried-curry-leaf			cupboard
chipotle-flake			cupboard
amchoor			cupboard
urfa-biber			cupboard
urfa-chilli			cupboard
panch-phoron			cupboard
mixed-peppercorn			cupboard
pink-salt			cupboard					288
himalayan-salt			cupboard					288
smoked-salt			cupboard					288
truffle-salt			cupboard					288
black-salt			cupboard					288
mulling-spice			cupboard
mulled-wine-spice			cupboard							alcohol
barbecue-seasoning			cupboard
chicken-seasoning			cupboard							meat animal
fish-seasoning			cupboard						fish	fish animal
all-purpose-seasoning			cupboard
peri-peri-seasoning			cupboard
piri-piri-seasoning			cupboard
cinnamon-sugar			cupboard					199
dried-lemongrass			cupboard
dried-garlic			cupboard
dried-ginger			cupboard					120
dried-kaffir-lime-leaf			cupboard
dried-lime-leaf			cupboard
dried-bay-leaf			cupboard
grain-of-paradise			cupboard
long-pepper			cupboard
mahleb			cupboard
loomi			cupboard
dried-lime			cupboard
berbere			cupboard
advieh			cupboard
gomasio			cupboard						sesame
hawaij			cupboard
shawarma-spice			cupboard
tajin			cupboard
vadouvan			cupboard
dill-weed			cupboard
parsley-flake			cupboard
chinese-five-spice			cupboard
saffron-strand			cupboard
tinned			cupboard
jarred			cupboard
chopped-tomato			cupboard
crushed-tomato			cupboard
passata			cupboard			500;g;carton		247
tomato-puree			cupboard			200;g;tube		247
tomato-sauce			cupboard
sun-dried-tomato			cupboard
sundried-tomato			cupboard
sun-blushed-tomato			cupboard
baked-bean			cupboard			400;g;tin		192
kidney-bean			cupboard			400;g;tin		192		meat animal
black-bean			cupboard			400;g;tin		192
black-eyed-bean			cupboard					192
black-eyed-pea			cupboard					144
pinto-bean			cupboard					192
cannellini-bean			cupboard			400;g;tin		192
butter-bean			cupboard			400;g;tin		192
haricot-bean			cupboard			400;g;tin		192
great-northern-bean			cupboard					192
white-bean			cupboard					192
borlotti-bean			cupboard					192
flageolet-bean			cupboard					192
lima-bean			cupboard					192
mixed-bean			cupboard					192
bean-salad			cupboard
refried-bean			cupboard					192
bean			cupboard					192
chickpea			cupboard			400;g;tin		192
lentil			cupboard			500;g;bag		192
red-lentil			cupboard			500;g;bag		192
green-lentil			cupboard			500;g;bag		192
puy-lentil			cupboard					192
brown-lentil			cupboard					192
split-pea			cupboard					192
yellow-split-pea			cupboard					192
mushy-pea			cupboard					144
processed-pea			cupboard					144
marrowfat-pea			cupboard					144
sweetcorn			cupboard					144
creamed-corn			cupboard
hominy			cupboard
tuna-chunk			cupboard						fish	fish animal
tuna-in-brine			cupboard						fish	fish animal
anchovy			cupboard						fish	fish animal
anchovy-fillet			cupboard						fish	fish animal
pilchard			cupboard						fish	fish animal
spam			cupboard
corned-beef			cupboard							meat animal
fruit-cocktail			cupboard
peach-slice			cupboard
pineapple-ring			cupboard
pineapple-chunk			cupboard
prune-in-syrup			cupboard					336
olive			cupboard
black-olive			cupboard
green-olive			cupboard
kalamata-olive			cupboard
stuffed-olive			cupboard
caper			cupboard
gherkin			cupboard
cornichon			cupboard
pickle			cupboard
pickled-onion			cupboard					156
pickled-beetroot			cupboard
dill-pickle			cupboard
sauerkraut			cupboard
artichoke-heart			cupboard
roasted-red-pepper			cupboard					156
roasted-pepper			cupboard
piquillo-pepper			cupboard
jalapeno-slice			cupboard
pickled-jalapeno			cupboard
chipotle-in-adobo			cupboard
water-chestnut			cupboard
bamboo-shoot			cupboard
heart-of-palm			cupboard
palm-heart			cupboard
soup			cupboard
tomato-soup			cupboard
cream-of-mushroom-soup			cupboard						milk	dairy animal
cream-of-chicken-soup			cupboard						milk	dairy meat animal
condensed-soup			cupboard
onion-soup-mix			cupboard
cup-a-soup			cupboard
pasta-sauce			cupboard						gluten	gluten
bolognese-sauce			cupboard
marinara			cupboard
marinara-sauce			cupboard
pizza-sauce			cupboard
alfredo-sauce			cupboard
enchilada-sauce			cupboard
curry-sauce			cupboard
cooking-sauce			cupboard
pesto		parmesan|pine-nut	cupboard			190;g;jar		252	nuts milk	dairy rennet animal
red-pesto			cupboard					252	nuts milk	dairy rennet animal
tapenade			cupboard						fish	fish animal
rice-pudding			cupboard						milk	dairy animal
evaporated-milk			cupboard					247	milk	dairy animal
chestnut			cupboard						nuts
chestnut-puree			cupboard						nuts
salsa			cupboard
spaghetti-hoop			cupboard						gluten	gluten
meat-paste			cupboard							meat animal
fish-paste			cupboard						fish	fish animal
dried-soup			cupboard
instant-soup			cupboard
packet-soup			cupboard
pulse			cupboard
dried-bean			cupboard					192
antipasti			cupboard
pimento			cupboard
pimiento			cupboard
banana-pepper			cupboard
chilli-bean			cupboard					192
korma-sauce			cupboard						nuts milk	dairy animal
tikka-masala-sauce			cupboard
tikka-sauce			cupboard
balti-sauce			cupboard
jalfrezi-sauce			cupboard
rogan-josh-sauce			cupboard
madra-sauce			cupboard
bhuna-sauce			cupboard
carbonara-sauce			cupboard
lasagne-sauce			cupboard						gluten	gluten
white-lasagne-sauce			cupboard						gluten	gluten
white-sauce			cupboard
bechamel-sauce			cupboard
bechamel			cupboard
hollandaise-sauce			cupboard						eggs	egg animal
hollandaise			cupboard						eggs	egg animal
cheese-sauce			cupboard						milk	dairy animal
parsley-sauce			cupboard
peppercorn-sauce			cupboard
tomato-and-basil-sauce			cupboard
tomato-basil-sauce			cupboard
stir-in-sauce			cupboard
minestrone			cupboard
broth-mix			cupboard						gluten	gluten meat animal
soup-mix			cupboard
silverskin-onion			cupboard					156
pepperoncini			cupboard
peperoncino			cupboard
giardiniera			cupboard
marinated-artichoke			cupboard
black-turtle-bean			cupboard					192
turtle-bean			cupboard					192
soya-bean			cupboard					192	soya
aduki-bean			cupboard					192
chilli-con-carne			cupboard
pease-pudding			cupboard
hot-dog-sausage			cupboard						gluten	meat pork gluten animal
stewed-steak			cupboard							meat animal
mackerel-in-tomato-sauce			cupboard						fish	fish animal
sardine-in-oil			cupboard					221	fish	fish animal
sardine-in-tomato-sauce			cupboard						fish	fish animal
peach-in-juice			cupboard					240
sun-dried-tomato-paste			cupboard
tomato-pulp			cupboard
pickled-walnut			cupboard					120	nuts
caperberry			cupboard
caper-berry			cupboard
pasta			cupboard			500;g;pack|1000;g;pack		108	gluten	gluten
dried-pasta			cupboard					108	gluten	gluten
fresh-pasta			cupboard					108	eggs gluten	egg gluten animal
spaghetti			cupboard			500;g;pack|1000;g;pack			gluten	gluten
spaghettini			cupboard
linguine			cupboard			500;g;pack|1000;g;pack			gluten	gluten
tagliatelle			cupboard			500;g;pack|1000;g;pack			gluten	gluten
fettuccine			cupboard
pappardelle			cupboard						eggs gluten	egg gluten animal
penne			cupboard			500;g;pack|1000;g;pack		108	gluten	gluten
rigatoni			cupboard						gluten	gluten
fusilli			cupboard			500;g;pack|1000;g;pack			gluten	gluten
farfalle			cupboard						gluten	gluten
macaroni			cupboard			500;g;pack|1000;g;pack		108	gluten	gluten
conchiglie			cupboard
orecchiette			cupboard
orzo			cupboard			500;g;pack|1000;g;pack			gluten	gluten
ditalini			cupboard
cannelloni			cupboard
lasagne			cupboard						gluten	gluten
lasagne-sheet			cupboard						gluten	gluten
lasagne-noodle			cupboard						eggs gluten	egg gluten animal
ravioli			cupboard
tortellini			cupboard
tortelloni			cupboard
gnocchi			cupboard			500;g;pack			gluten	gluten
vermicelli			cupboard
angel-hair			cupboard
bucatini			cupboard
ziti			cupboard
rotini			cupboard
pasta-shell			cupboard						gluten	gluten
pasta-shape			cupboard						gluten	gluten
egg-noodle			cupboard			250;g;pack			eggs gluten	egg gluten animal
noodle			cupboard						eggs gluten	egg gluten animal
rice-noodle			cupboard			250;g;pack
udon			cupboard						gluten	gluten
soba			cupboard						gluten	gluten
ramen-noodle			cupboard						eggs gluten	egg gluten animal
rice			cupboard			500;g;bag|1000;g;bag		185
white-rice			cupboard					185
brown-rice			cupboard					185
basmati			cupboard
basmati-rice			cupboard			500;g;bag|1000;g;bag		185
long-grain-rice			cupboard			500;g;bag|1000;g;bag		185
jasmine-rice			cupboard					185
arborio			cupboard
arborio-rice			cupboard			500;g;bag|1000;g;bag		185
carnaroli			cupboard
risotto-rice			cupboard			500;g;bag|1000;g;bag		185
paella-rice			cupboard					185
pudding-rice			cupboard					185
sushi-rice			cupboard					185
sticky-rice			cupboard					185
wild-rice			cupboard					185
microwave-rice			cupboard					185
couscous			cupboard			500;g;bag		185	gluten	gluten
giant-couscous			cupboard					185	gluten	gluten
bulgur			cupboard					185	gluten	gluten
bulgur-wheat			cupboard			500;g;bag			gluten	gluten
quinoa			cupboard			500;g;bag		185
polenta			cupboard					168
cornmeal			cupboard					168
grit			cupboard
pearl-barley			cupboard					192	gluten	gluten
barley			cupboard					192	gluten	gluten
freekeh			cupboard						gluten	gluten
farro			cupboard						gluten	gluten
buckwheat			cupboard
millet			cupboard
amaranth			cupboard
oat			cupboard			1000;g;bag		91	gluten	gluten
oatmeal			cupboard						gluten	gluten
steel-cut-oat			cupboard					91	gluten	gluten
pinhead-oatmeal			cupboard						gluten	gluten
jumbo-oat			cupboard					91	gluten	gluten
bran			cupboard						gluten	gluten
oat-bran			cupboard						gluten	gluten
wheat-bran			cupboard						gluten	gluten
wheat-germ			cupboard						gluten	gluten
wheat-berry			cupboard						gluten	gluten
semolina			cupboard					168	gluten	gluten
tapioca			cupboard
sago			cupboard
grain			cupboard
pasta-bake			cupboard						gluten	gluten
macaroni-cheese			cupboard					108	gluten milk	gluten dairy animal
teff			cupboard
sorghum			cupboard
wheat			cupboard						gluten	gluten
trenette			cupboard
posole			cupboard
spelt			cupboard						gluten	gluten
pearled-spelt			cupboard						gluten	gluten
wheatgerm			cupboard						gluten	gluten
kasha			cupboard
fregola			cupboard
fregula			cupboard
strozzapreti			cupboard
trofie			cupboard
casarecce			cupboard
cavatelli			cupboard
cavatappi			cupboard
gemelli			cupboard
stelline			cupboard
acini-di-pepe			cupboard
pastina			cupboard
perciatelli			cupboard
pici			cupboard
glass-noodle			cupboard
cellophane-noodle			cupboard						eggs gluten	egg gluten animal
soba-noodle			cupboard						gluten	gluten
udon-noodle			cupboard						gluten	gluten
ramen			cupboard
somen			cupboard
chow-mein-noodle			cupboard						eggs gluten	egg gluten animal
instant-noodle			cupboard						eggs gluten	egg gluten animal
super-noodle			cupboard						eggs gluten	egg gluten animal
pot-noodle			cupboard						eggs gluten	egg gluten animal
bean-thread			cupboard
pilau-rice			cupboard					185
black-rice			cupboard					185
red-rice			cupboard					185
calrose-rice			cupboard					185
bomba-rice			cupboard					185
short-grain-rice			cupboard					185
medium-grain-rice			cupboard					185
converted-rice			cupboard					185
easy-cook-rice			cupboard					185
boil-in-the-bag-rice			cupboard					185
cauliflower-rice			cupboard					185
rice-flake			cupboard
barley-flake			cupboard						gluten	gluten
ebly			cupboard
maftoul			cupboard
mograbieh			cupboard
fonio			cupboard
oil			cupboard			1000;ml;bottle		221
olive-oil			cupboard			500;ml;bottle|1000;ml;bottle		221
extra-virgin-olive-oil			cupboard			500;ml;bottle|1000;ml;bottle		221
vegetable-oil			cupboard			1000;ml;bottle		221
sunflower-oil			cupboard			1000;ml;bottle		221
rapeseed-oil			cupboard			1000;ml;bottle		221
corn-oil			cupboard					221
groundnut-oil			cupboard					221	peanuts nuts
peanut-oil			cupboard					221	peanuts nuts
coconut-oil			cupboard					221
sesame-oil			cupboard			250;ml;bottle		221	sesame
toasted-sesame-oil			cupboard			250;ml;bottle		221	sesame
walnut-oil			cupboard					221	nuts
avocado-oil			cupboard					221
truffle-oil			cupboard					221
chilli-oil			cupboard					221
garlic-oil			cupboard					221
grapeseed-oil			cupboard					221
safflower-oil			cupboard					221
frying-oil			cupboard					221
cooking-oil			cupboard					221
cooking-spray			cupboard
oil-spray			cupboard
nonstick-spray			cupboard
vegetable-shortening			cupboard					228
shortening			cupboard					228
crisco			cupboard
vinegar			cupboard			250;ml;bottle		240
malt-vinegar			cupboard					240	gluten	gluten
cider-vinegar			cupboard			250;ml;bottle		240
wine-vinegar			cupboard					240
red-wine-vinegar			cupboard			250;ml;bottle		240
white-wine-vinegar			cupboard			250;ml;bottle		240
white-vinegar			cupboard					240
balsamic			cupboard
balsamic-vinegar			cupboard			250;ml;bottle		240
balsamic-glaze			cupboard
sherry-vinegar			cupboard					240
rice-vinegar			cupboard					240
rice-wine-vinegar			cupboard					240
champagne-vinegar			cupboard					240		alcohol
ketchup			cupboard			400;ml;bottle		288
brown-sauce			cupboard						gluten	gluten
hp-sauce			cupboard
mayonnaise			cupboard			400;ml;bottle		223	eggs	egg animal
mayo			cupboard						eggs	egg animal
salad-cream			cupboard					247	eggs	egg animal
mustard			cupboard			180;ml;jar
dijon-mustard			cupboard			180;ml;jar
english-mustard			cupboard			180;ml;jar			gluten	gluten
wholegrain-mustard			cupboard			180;ml;jar
american-mustard			cupboard
yellow-mustard			cupboard
honey-mustard			cupboard							honey animal
horseradish-sauce			cupboard
creamed-horseradish			cupboard
prepared-horseradish			cupboard
mint-sauce			cupboard
tartare-sauce			cupboard						eggs	egg animal
tartar-sauce			cupboard
worcestershire-sauce			cupboard			150;ml;bottle			fish gluten	fish gluten animal
worcester-sauce			cupboard						fish gluten	fish gluten animal
barbecue-sauce			cupboard						gluten	gluten
bbq-sauce			cupboard						gluten	gluten
steak-sauce			cupboard							meat animal
hot-sauce			cupboard
pepper-sauce			cupboard
tabasco			cupboard
chilli-sauce			cupboard
sweet-chilli-sauce			cupboard
sriracha			cupboard
peri-peri-sauce			cupboard
buffalo-sauce			cupboard
soya-sauce			cupboard			150;ml;bottle		288	soya gluten	gluten
light-soya-sauce			cupboard			150;ml;bottle		288	soya gluten	gluten
dark-soya-sauce			cupboard			150;ml;bottle		288	soya gluten	gluten
tamari			cupboard						soya
liquid-amino			cupboard
salad-dressing			cupboard
dressing			cupboard
caesar-dressing			cupboard						fish eggs milk	fish egg dairy rennet animal
ranch-dressing			cupboard
italian-dressing			cupboard
vinaigrette			cupboard
chutney			cupboard
mango-chutney			cupboard
relish			cupboard
piccalilli			cupboard
onion-marmalade			cupboard					312
burger-sauce			cupboard							meat animal
aioli			cupboard						eggs	egg animal
marinade			cupboard
sauce			cupboard
dip			cupboard
wing-sauce			cupboard
cocktail-sauce			cupboard
seafood-sauce			cupboard						crustaceans	shellfish animal
cranberry-sauce			cupboard
apple-sauce			cupboard
applesauce			cupboard
redcurrant-sauce			cupboard
blue-cheese-dressing			cupboard						milk	dairy animal
lime-pickle			cupboard
mango-pickle			cupboard
branston-pickle			cupboard
sweet-pickle			cupboard
sandwich-pickle			cupboard
chilli-jam			cupboard					312
onion-chutney			cupboard
french-mustard			cupboard
light-olive-oil			cupboard					221
olive-oil-spray			cupboard
hemp-oil			cupboard					221
flaxseed-oil			cupboard					221
almond-oil			cupboard					221	nuts
hazelnut-oil			cupboard					221	nuts
mustard-oil			cupboard					221
palm-oil			cupboard					221
lemon-oil			cupboard					221
basil-oil			cupboard					221
duck-fat			cupboard							meat animal
goose-fat			cupboard							meat animal
beef-fat			cupboard							meat animal
bacon-fat			cupboard							meat pork animal
chicken-fat			cupboard							meat animal
schmaltz			cupboard
vegetable-fat			cupboard
verjuice			cupboard
ume-vinegar			cupboard					240
tarragon-vinegar			cupboard					240
black-vinegar			cupboard					240
chinkiang-vinegar			cupboard					240
distilled-vinegar			cupboard					240
pickling-vinegar			cupboard					240
raspberry-vinegar			cupboard					240
remoulade			cupboard
chimichurri			cupboard
harissa-mayo			cupboard						eggs	egg animal
kecap			cupboard
maggi-seasoning			cupboard
browning			cupboard
gravy-browning			cupboard						gluten	gluten meat animal
vegan-mayonnaise			cupboard					223
flour			cupboard			1500;g;bag		127	gluten	gluten
plain-flour			cupboard			1500;g;bag		127	gluten	gluten
self-raising-flour			cupboard			1500;g;bag		127	gluten	gluten
strong-white-flour			cupboard			1500;g;bag		127	gluten	gluten
wholemeal-flour			cupboard					120	gluten	gluten
whole-wheat-flour			cupboard					127	gluten	gluten
rye-flour			cupboard					120	gluten	gluten
spelt-flour			cupboard					127	gluten	gluten
cake-flour			cupboard					127	gluten	gluten
pastry-flour			cupboard					127	gluten	gluten
cornflour			cupboard			250;g;box		120
potato-starch			cupboard					168
potato-flour			cupboard					127
arrowroot			cupboard
rice-flour			cupboard					127
almond-flour			cupboard					101	nuts
coconut-flour			cupboard					127	gluten	gluten
gram-flour			cupboard					94
chickpea-flour			cupboard					94
gluten-free-flour			cupboard					127
tapioca-flour			cupboard					127
tapioca-starch			cupboard
buckwheat-flour			cupboard					127
oat-flour			cupboard					127	gluten	gluten
semolina-flour			cupboard					127	gluten	gluten
starch			cupboard
xanthan-gum			cupboard
sugar			cupboard			500;g;bag|1000;g;bag		199
caster-sugar			cupboard			500;g;bag|1000;g;bag		199
icing-sugar			cupboard			500;g;bag|1000;g;bag		120
powdered-sugar			cupboard					120
confectioner-sugar			cupboard					199
brown-sugar			cupboard			500;g;bag|1000;g;bag		216
light-brown-sugar			cupboard			500;g;bag|1000;g;bag		216
dark-brown-sugar			cupboard			500;g;bag		216
demerara-sugar			cupboard			500;g;bag		216
muscovado			cupboard
muscovado-sugar			cupboard					216
palm-sugar			cupboard					199
cane-sugar			cupboard					199
golden-caster-sugar			cupboard					199
jam-sugar			cupboard					199
preserving-sugar			cupboard					199
sugar-cube			cupboard
sanding-sugar			cupboard					199
sweetener			cupboard
stevia			cupboard
splenda			cupboard
erythritol			cupboard
artificial-sweetener			cupboard
sugar-substitute			cupboard
golden-syrup			cupboard			250;ml;bottle		336
maple-syrup			cupboard			250;ml;bottle		336
agave			cupboard
agave-syrup			cupboard					336
agave-nectar			cupboard
corn-syrup			cupboard					336
glucose-syrup			cupboard					336
liquid-glucose			cupboard
rice-syrup			cupboard					336
date-syrup			cupboard					336
treacle			cupboard					336
black-treacle			cupboard					336
molasses			cupboard					336
syrup			cupboard					336
baking-powder			cupboard			170;g;tub		216
baking-soda			cupboard					216
bicarbonate-of-soda			cupboard			200;g;tub		216
bicarb			cupboard
cream-of-tartar			cupboard
yeast			cupboard					156
dried-yeast			cupboard					156
active-dry-yeast			cupboard					156
instant-yeast			cupboard					156
gelatine			cupboard							gelatine animal
agar			cupboard
pectin			cupboard
vanilla			cupboard
vanilla-extract			cupboard			38;ml;bottle|100;ml;bottle
vanilla-essence			cupboard
vanilla-pod			cupboard
vanilla-paste			cupboard
almond-extract			cupboard						nuts
almond-essence			cupboard						nuts
lemon-extract			cupboard
orange-extract			cupboard
peppermint-extract			cupboard
extract			cupboard
essence			cupboard
rose-water			cupboard					240
rosewater			cupboard
orange-blossom-water			cupboard					240
orange-flower-water			cupboard					240
food-coloring			cupboard
food-color			cupboard
cocoa			cupboard					101
cocoa-powder			cupboard			250;g;tub		101
cacao			cupboard
cacao-nib			cupboard
dark-chocolate			cupboard			100;g;bar|200;g;bar
cooking-chocolate			cupboard						milk	dairy animal
baking-chocolate			cupboard						milk	dairy animal
unsweetened-chocolate			cupboard						milk	dairy animal
bittersweet-chocolate			cupboard						milk	dairy animal
semisweet-chocolate			cupboard						milk	dairy animal
semi-sweet-chocolate			cupboard						milk	dairy animal
chocolate-chip			cupboard					168	milk	dairy animal
white-chocolate-chip			cupboard					168	milk	dairy animal
chocolate-drop			cupboard						milk	dairy animal
chocolate-chunk			cupboard						milk	dairy animal
butterscotch-chip			cupboard						milk	dairy animal
peanut-butter-chip			cupboard						peanuts nuts
sprinkle			cupboard
hundred-and-thousand			cupboard
marzipan			cupboard						nuts
fondant			cupboard
icing			cupboard
royal-icing			cupboard
frosting			cupboard
cake-decoration			cupboard						gluten	gluten
glace-cherry			cupboard
maraschino-cherry			cupboard
candied-peel			cupboard
mixed-peel			cupboard
raisin			cupboard			500;g;bag		149
sultana			cupboard			500;g;bag		149
currant			cupboard					149
mixed-dried-fruit			cupboard
dried-fruit			cupboard
dried-cranberry			cupboard					149
dried-cherry			cupboard
dried-fig			cupboard
dried-date			cupboard					149
medjool-date			cupboard					149
dried-mango			cupboard
dried-blueberry			cupboard					144
crystallised-ginger			cupboard					120
stem-ginger			cupboard					120
almond	nut		cupboard			100;g;bag|200;g;bag		144	nuts
ground-almond			cupboard			150;g;bag		101	nuts
flaked-almond			cupboard			100;g;bag|200;g;bag		108	nuts
walnut	nut		cupboard			100;g;bag|200;g;bag		120	nuts
pecan			cupboard			100;g;bag|200;g;bag		120	nuts
hazelnut			cupboard			100;g;bag|200;g;bag		144	nuts
cashew			cupboard			100;g;bag|200;g;bag		144	nuts
cashew-nut			cupboard						nuts
pistachio			cupboard					144	nuts
macadamia			cupboard						nuts
brazil-nut			cupboard						nuts
pine-nut			cupboard					144	nuts
mixed-nut			cupboard						nuts
desiccated-coconut			cupboard					91
shredded-coconut			cupboard
coconut-flake			cupboard					94
flaked-coconut			cupboard
sesame-seed			cupboard					144	sesame
sunflower-seed			cupboard					144
pumpkin-seed			cupboard					144
pepita			cupboard
chia-seed			cupboard					168
flax-seed			cupboard
flaxseed			cupboard					168
linseed			cupboard					168
hemp-seed			cupboard
mixed-seed			cupboard
seed			cupboard
condensed-milk			cupboard					312	milk	dairy animal
sweetened-condensed-milk			cupboard					312	milk	dairy animal
custard-powder			cupboard					120	milk	dairy animal
angel-delight			cupboard
jelly-crystal			cupboard							gelatine animal
pudding-mix			cupboard
instant-pudding			cupboard
cake-mix			cupboard						gluten	gluten
brownie-mix			cupboard						gluten milk eggs	gluten dairy egg animal
muffin-mix			cupboard						gluten milk eggs	gluten dairy egg animal
pancake-mix			cupboard						gluten	gluten
bread-mix			cupboard						gluten	gluten
baking-mix			cupboard
bisquick			cupboard
pie-filling			cupboard
mincemeat			cupboard						gluten	alcohol gluten
caramel-sauce			cupboard						milk	dairy animal
dulce-de-leche			cupboard						milk	dairy animal
ice-cream-cone			cupboard						milk	dairy animal
digestive-crumb			cupboard						gluten	gluten
graham-cracker-crumb			cupboard						gluten	gluten
marshmallow			cupboard							gelatine animal
mini-marshmallow			cupboard							gelatine animal
marshmallow-creme			cupboard							gelatine animal
gingerbread-mix			cupboard
cake-case			cupboard						gluten	gluten
muffin-case			cupboard						gluten milk eggs	gluten dairy egg animal
jello			cupboard
gelatine-mix			cupboard							gelatine animal
meringue-powder			cupboard						eggs	egg animal
malted-milk-powder			cupboard						milk	dairy animal
candy-melt			cupboard
almond-bark			cupboard						nuts
whey-powder			cupboard						milk	dairy animal
ice-cream-topping			cupboard						milk	dairy animal
glycerine			cupboard
baking-chip			cupboard
peel			cupboard
rose-petal			cupboard
nut			cupboard						nuts
chopped-nut			cupboard						nuts
chopped-mixed-nut			cupboard						nuts
macadamia-nut			cupboard						nuts
edible-glitter			cupboard
glitter			cupboard
edible-gold-leaf			cupboard
decorating-gel			cupboard
icing-pen			cupboard
writing-icing			cupboard
carob-powder			cupboard
carob			cupboard
butterscotch			cupboard						milk	dairy animal
chestnut-flour			cupboard					127	nuts gluten	gluten
plantain-flour			cupboard					127	gluten	gluten
cassava-flour			cupboard					127	gluten	gluten
soya-flour			cupboard					127	gluten	gluten
malt-powder			cupboard						gluten	gluten
milk-chocolate-chip			cupboard					168	milk	dairy animal
cooking-fat			cupboard
pastry-mix			cupboard						gluten	gluten
pizza-dough-mix			cupboard
scone-mix			cupboard						gluten milk	gluten dairy animal
dream-topping			cupboard
jelly-powder			cupboard							gelatine animal
vegetable-gelatine			cupboard							gelatine animal
gelatine-leaf			cupboard							gelatine animal
invert-sugar			cupboard					199
fructose			cupboard
dextrose			cupboard
coconut-sugar			cupboard					199
rock-sugar			cupboard					199
pearl-sugar			cupboard					199
nib-sugar			cupboard					199
candied-ginger			cupboard					120
candied-orange-peel			cupboard
banana-chip			cupboard
dried-banana			cupboard
dried-pineapple			cupboard
goji-berry			cupboard
dried-apple			cupboard
dried-pear			cupboard
dried-peach			cupboard
date-paste			cupboard
almond-paste			cupboard						nuts
praline-paste			cupboard						nuts
pistachio-paste			cupboard						nuts
hazelnut-paste			cupboard						nuts
tiger-nut			cupboard						nuts
egg-white-powder			cupboard						eggs	egg animal
citric-acid			cupboard
tartaric-acid			cupboard
rennet			cupboard
birthday-candle			cupboard
frozen			freezer
ice-cream			freezer					247	milk	dairy animal
vanilla-ice-cream			freezer					247	milk	dairy animal
ice-lolly			freezer
lolly			freezer
sorbet			freezer
gelato			freezer
ice			freezer
crushed-ice			freezer
oven-chip			freezer
potato-waffle			freezer
hash-brown			freezer
tater-tot			freezer
fish-finger			freezer						fish gluten	fish gluten animal
fish-cake			freezer						fish gluten	fish gluten animal
fishcake			freezer
chicken-nugget			freezer							meat animal
pizza			freezer
yorkshire-pudding			freezer						gluten	gluten
arctic-roll			freezer
viennetta			freezer
edamame			freezer						soya
ready-meal			freezer
whipped-topping			freezer
cool-whip			freezer
chip			freezer
french-fry			freezer
fry			freezer
crinkle-cut-chip			freezer
sweet-potato-fry			freezer
curly-fry			freezer
onion-ring			freezer
potato-wedge			freezer
choc-ice			freezer
cornetto			freezer
ice-pop			freezer
frozen-yogurt			freezer					247	milk	dairy animal
spring-roll			freezer						gluten	gluten
samosa			freezer
chicken-dipper			freezer							meat animal
fish-goujon			freezer						fish gluten	fish gluten animal
potato-croquette			freezer
yorkshire			freezer						gluten milk eggs	gluten dairy egg animal
quorn-piece			freezer						eggs	egg animal
veggie-burger			freezer
veggie-sausage			freezer						gluten	gluten
battered-fish			freezer						fish	fish animal
semifreddo			freezer
granita			freezer
baked-alaska			freezer
water			cupboard					240
sparkling-water			cupboard					240
mineral-water			cupboard					240
soda-water			cupboard					240
tonic-water			cupboard					240
tonic			cupboard
club-soda			cupboard
soda			cupboard
coconut-water			cupboard					240
juice			cupboard					240
orange-juice			cupboard					240
apple-juice			cupboard					240
pineapple-juice			cupboard					240
grapefruit-juice			cupboard					240
cranberry-juice			cupboard					240
grape-juice			cupboard					240
tomato-juice			cupboard					240
clam-juice			cupboard					240	crustaceans	shellfish animal
carrot-juice			cupboard					240
pomegranate-juice			cupboard					240
vegetable-juice			cupboard					240
orange-squash			cupboard
blackcurrant-squash			cupboard
cordial			cupboard
elderflower-cordial			cupboard
lime-cordial			cupboard
lemonade			cupboard
cola			cupboard
coke			cupboard
diet-coke			cupboard
pepsi			cupboard
ginger-ale			cupboard						gluten	alcohol gluten
ginger-beer			cupboard					240
root-beer			cupboard					240
energy-drink			cupboard
smoothie			cupboard
coffee			cupboard					240
instant-coffee			cupboard					240
ground-coffee			cupboard					240
coffee-bean			cupboard					192
coffee-pod			cupboard
espresso			cupboard
espresso-powder			cupboard
tea			cupboard					240
tea-bag			cupboard
teabag			cupboard
green-tea			cupboard					240
herbal-tea			cupboard					240
chai			cupboard
hot-chocolate			cupboard						milk	dairy animal
drinking-chocolate			cupboard						milk	dairy animal
ovaltine			cupboard
horlick			cupboard
beer			cupboard					240	gluten	alcohol gluten
lager			cupboard						gluten	alcohol gluten
ale			cupboard						gluten	alcohol gluten
stout			cupboard						gluten	alcohol gluten
guinness			cupboard						gluten	alcohol gluten
bitter			cupboard
cider			cupboard					240		alcohol
dry-cider			cupboard					240		alcohol
hard-cider			cupboard					240		alcohol
wine			cupboard					240		alcohol
red-wine			cupboard			750;ml;bottle		240		alcohol
white-wine			cupboard			750;ml;bottle		240		alcohol
rose-wine			cupboard					240		alcohol
sparkling-wine			cupboard					240		alcohol
prosecco			cupboard							alcohol
champagne			cupboard							alcohol
cava			cupboard
port			cupboard							alcohol
sherry			cupboard							alcohol
madeira			cupboard							alcohol
marsala			cupboard							alcohol
vermouth			cupboard							alcohol
brandy			cupboard							alcohol
cognac			cupboard
armagnac			cupboard
calvado			cupboard
rum			cupboard							alcohol
dark-rum			cupboard							alcohol
whisky			cupboard							alcohol
bourbon			cupboard
scotch			cupboard
gin			cupboard							alcohol
vodka			cupboard							alcohol
tequila			cupboard							alcohol
mezcal			cupboard
liqueur			cupboard							alcohol
orange-liqueur			cupboard							alcohol
coffee-liqueur			cupboard							alcohol
cointreau			cupboard							alcohol
grand-marnier			cupboard
triple-sec			cupboard
kahlua			cupboard
amaretto			cupboard						nuts	alcohol
bailey			cupboard
irish-cream			cupboard					247	milk	dairy animal
limoncello			cupboard
kirsch			cupboard							alcohol
schnapps			cupboard
campari			cupboard
aperol			cupboard
pernod			cupboard							alcohol
pimm			cupboard
sake			cupboard							alcohol
angostura-bitter			cupboard
absinthe			cupboard
creme-de-cassis			cupboard
grenadine			cupboard
kombucha			cupboard
apple-cider			cupboard					240		alcohol
drink			cupboard
sloe-gin			cupboard							alcohol
advocaat			cupboard						eggs	egg animal
sambuca			cupboard
ouzo			cupboard
grappa			cupboard
curacao			cupboard
chambord			cupboard
frangelico			cupboard						nuts	alcohol
seltzer			cupboard
merlot			cupboard
chianti			cupboard
cabernet-sauvignon			cupboard
shiraz			cupboard
sauterne			cupboard
drambuie			cupboard
chartreuse			cupboard
cachaca			cupboard
bitter-lemon			cupboard
matcha			cupboard
fruit-squash			cupboard
lemon-squash			cupboard
summer-fruit-squash			cupboard
double-strength-squash			cupboard
malbec			cupboard
chardonnay			cupboard
sauvignon-blanc			cupboard
pinot-grigio			cupboard
pinot-noir			cupboard
rioja			cupboard
riesling			cupboard
burgundy			cupboard
bordeaux			cupboard
beaujolai			cupboard
muscat			cupboard
moscato			cupboard
zinfandel			cupboard
vin-santo			cupboard
madeira-wine			cupboard					240		alcohol
mead			cupboard
perry			cupboard
cream-sherry			cupboard						milk	dairy alcohol animal
protein-shake			cupboard
milk-shake			cupboard						milk	dairy animal
iced-tea			cupboard					240
fizzy-drink			cupboard
pop			cupboard
isotonic-drink			cupboard
fanta			cupboard
sprite			cupboard
lucozade			cupboard
ribena			cupboard
red-bull			cupboard
irn-bru			cupboard
vimto			cupboard
dr-pepper			cupboard
eau-de-vie			cupboard
framboise			cupboard
poire-william			cupboard
aquavit			cupboard
pastis			cupboard
anisette			cupboard
galliano			cupboard
midori			cupboard
blue-curacao			cupboard
peach-schnapps			cupboard
elderflower-liqueur			cupboard							alcohol
cherry-brandy			cupboard							alcohol
apricot-brandy			cupboard							alcohol
apple-brandy			cupboard							alcohol
sparkling-apple-juice			cupboard					240
lime-soda			cupboard
chicory-coffee			cupboard					240
barley-water			cupboard					240	gluten	gluten
horchata			cupboard
crisp			cupboard
potato-crisp			cupboard
potato-chip			cupboard
tortilla-chip			cupboard						gluten	gluten
corn-chip			cupboard
nacho			cupboard
dorito			cupboard
pringle			cupboard
popcorn			cupboard
pretzel			cupboard
breadstick			cupboard
cracker			cupboard						gluten	gluten
cream-cracker			cupboard						milk gluten	dairy gluten animal
rice-cake			cupboard						gluten	gluten
oatcake			cupboard
crispbread			cupboard
ryvita			cupboard
cheese-biscuit			cupboard						milk gluten	dairy gluten animal
ritz-cracker			cupboard						gluten	gluten
saltine			cupboard
saltine-cracker			cupboard						gluten	gluten
graham-cracker			cupboard						gluten	gluten
melba-toast			cupboard						gluten	gluten
biscuit			cupboard						gluten	gluten
digestive-biscuit			cupboard						gluten	gluten
rich-tea			cupboard					240
hobnob			cupboard
shortbread			cupboard						gluten milk	gluten dairy animal
ginger-nut			cupboard						nuts
ginger-biscuit			cupboard						gluten	gluten
ginger-snap			cupboard
gingersnap			cupboard
cookie			cupboard
oreo			cupboard
amaretti			cupboard						nuts
custard-cream			cupboard					247	milk	dairy animal
jaffa-cake			cupboard						gluten	gluten
bourbon-biscuit			cupboard						gluten	gluten
wafer			cupboard
vanilla-wafer			cupboard
chocolate			cupboard						milk	dairy animal
milk-chocolate			cupboard			100;g;bar|200;g;bar			milk	dairy animal
white-chocolate			cupboard			100;g;bar|200;g;bar			milk	dairy animal
chocolate-bar			cupboard						milk	dairy animal
easter-egg			cupboard						eggs	egg animal
chocolate-egg			cupboard						milk eggs	dairy egg animal
malteser			cupboard
mar-bar			cupboard
snicker			cupboard
twix			cupboard
kitkat			cupboard
kit-kat			cupboard
cadbury			cupboard
flake-bar			cupboard
smartie			cupboard
m-m			cupboard
sweet			cupboard
candy			cupboard
boiled-sweet			cupboard
jelly-bean			cupboard					192		gelatine animal
jelly-baby			cupboard							gelatine animal
haribo			cupboard
wine-gum			cupboard							alcohol
liquorice			cupboard
licorice			cupboard
toffee			cupboard						milk	dairy animal
fudge			cupboard						milk	dairy animal
caramel			cupboard
polo			cupboard
chewing-gum			cupboard
turkish-delight			cupboard
nougat			cupboard						nuts
peanut			cupboard					144	peanuts nuts
salted-peanut			cupboard					144	peanuts nuts
dry-roasted-peanut			cupboard					144	peanuts nuts
trail-mix			cupboard
nut-mix			cupboard						nuts
pork-scratching			cupboard							meat animal
prawn-cracker			cupboard						crustaceans	shellfish animal
bombay-mix			cupboard
beef-jerky			cupboard							meat animal
jerky			cupboard
fruit-snack			cupboard
peanut-brittle			cupboard						peanuts nuts
honeycomb			cupboard							honey animal
candy-cane			cupboard
gumdrop			cupboard
peppermint-candy			cupboard
lollipop			cupboard
chocolate-truffle			cupboard						milk	dairy animal
cheese-puff			cupboard						milk	dairy animal
candied-fruit			cupboard
protein-bar			cupboard
granola-bar			cupboard						gluten	gluten
cheese-straw			cupboard						milk	dairy animal
kettle-chip			cupboard
lentil-chip			cupboard
lentil-crisp			cupboard
vegetable-crisp			cupboard
veggie-straw			cupboard
pitta-chip			cupboard						gluten	gluten
bagel-chip			cupboard						gluten	gluten
candyfloss			cupboard
candy-floss			cupboard
chocolate-orange			cupboard						milk	dairy animal
gingerbread-man			cupboard
fruit-pastille			cupboard
pastille			cupboard
humbug			cupboard
after-dinner-mint			cupboard
mint-imperial			cupboard
chocolate-mint			cupboard						milk	dairy animal
twiglet			cupboard
hula-hoop			cupboard
kale-crisp			cupboard
seaweed-snack			cupboard
rice-cracker			cupboard
prawn-crisp			cupboard						crustaceans	shellfish animal
chicharron			cupboard
pork-rind			cupboard							meat pork animal
marron-glace			cupboard
sugared-almond			cupboard					144	nuts
praline			cupboard						nuts
chocolate-button			cupboard						milk	dairy animal
chocolate-finger			cupboard						milk	dairy animal
party-ring			cupboard
malted-milk-biscuit			cupboard						milk gluten	dairy gluten animal
bourbon-cream			cupboard					247	milk	dairy animal
langue-de-chat			cupboard
cantuccini			cupboard
biscotti			cupboard
florentine			cupboard
water-biscuit			cupboard						gluten	gluten
tuc			cupboard
chocolate-digestive			cupboard						milk gluten	dairy gluten animal
macaroon			cupboard
rocky-road			cupboard
smoked-almond			cupboard					144	nuts
roasted-chickpea			cupboard					192
honey-roasted-cashew			cupboard					144	nuts	honey animal
wasabi-pea			cupboard					144
curry-paste			cupboard			190;g;jar
thai-green-curry-paste			cupboard						fish crustaceans	shellfish fish animal
thai-red-curry-paste			cupboard						fish crustaceans	shellfish fish animal
red-curry-paste			cupboard			190;g;jar			fish crustaceans	shellfish fish animal
green-curry-paste			cupboard			190;g;jar			fish crustaceans	shellfish fish animal
korma-paste			cupboard						nuts milk	dairy animal
tikka-paste			cupboard
harissa			cupboard
harissa-paste			cupboard
miso			cupboard						soya gluten	gluten
miso-paste			cupboard						soya gluten	gluten
white-miso			cupboard						soya gluten	gluten
gochujang			cupboard						soya gluten	gluten
gochugaru			cupboard
doenjang			cupboard
kimchi			cupboard						fish crustaceans	fish shellfish animal
tahini			cupboard			300;g;jar		252	sesame
tamarind			cupboard
tamarind-paste			cupboard
fish-sauce			cupboard			150;ml;bottle		288	fish	fish animal
oyster-sauce			cupboard						gluten soya crustaceans	shellfish gluten animal
hoisin			cupboard						soya gluten	gluten
hoisin-sauce			cupboard						soya gluten	gluten
teriyaki-sauce			cupboard						soya gluten	gluten
black-bean-sauce			cupboard						soya gluten	gluten
black-bean-paste			cupboard
plum-sauce			cupboard
ponzu			cupboard						soya gluten	gluten
mirin			cupboard							alcohol
rice-wine			cupboard					240		alcohol
shaoxing-wine			cupboard					240		alcohol
shao-hsing-wine			cupboard					240		alcohol
dashi			cupboard						fish	fish animal
nori			cupboard
wakame			cupboard
kombu			cupboard
seaweed			cupboard
bonito-flake			cupboard						fish	fish animal
rice-paper			cupboard
rice-paper-wrapper			cupboard
spring-roll-wrapper			cupboard						gluten	gluten
wonton-wrapper			cupboard						gluten	gluten
dumpling-wrapper			cupboard						gluten	gluten
gyoza-wrapper			cupboard						gluten	gluten
wasabi			cupboard
pickled-ginger			cupboard					120
sushi-ginger			cupboard					120
coconut-milk			cupboard			400;ml;tin		247
coconut-cream			cupboard					247
creamed-coconut			cupboard
shrimp-paste		prawn	cupboard						fish crustaceans	shellfish fish animal
sambal			cupboard
sambal-oelek			cupboard
chilli-bean-paste			cupboard
sweet-bean-paste			cupboard
lemongrass-paste			cupboard
ginger-paste			cupboard
garlic-paste			cupboard
ginger-garlic-paste			cupboard
fajita-kit			cupboard
taco-kit			cupboard
taco-shell			cupboard
tostada			cupboard
poppadom			cupboard
chipotle-paste			cupboard
chipotle			cupboard
adobo			cupboard
adobo-sauce			cupboard
masa			cupboard
masa-harina			cupboard
plantain-chip			cupboard
jackfruit			cupboard
ackee			cupboard
dried-mushroom			cupboard					156
dried-shiitake			cupboard
preserved-lemon			cupboard
pomegranate-molasses			cupboard					336
rose-harissa			cupboard
piri-piri			cupboard
mole			cupboard
mole-sauce			cupboard
tempura-mix			cupboard						gluten	gluten
stir-fry-sauce			cupboard
sweet-and-sour-sauce			cupboard
satay-sauce			cupboard						peanuts nuts
kecap-mani			cupboard						soya gluten	gluten
egg-roll-wrapper			cupboard						eggs	egg animal
dal			cupboard
daal			cupboard
urad-dal			cupboard
toor-dal			cupboard
chana-dal			cupboard
moong-dal			cupboard
mung-bean			cupboard					192
adzuki-bean			cupboard					192
sev			cupboard
jaggery			cupboard
amchur			cupboard
corn-husk			cupboard
furikake			cupboard
shoyu			cupboard
tandoori-paste			cupboard
sesame-paste			cupboard						sesame
aji-amarillo-paste			cupboard
falafel			cupboard
dumpling			cupboard						gluten	gluten
laksa-paste			cupboard						fish crustaceans	shellfish fish animal
rogan-josh-paste			cupboard
madra-paste			cupboard
balti-paste			cupboard
jalfrezi-paste			cupboard
jerk-paste			cupboard
tom-yum-paste			cupboard
tom-yum			cupboard
massaman-curry-paste			cupboard
rendang-paste			cupboard
bhuna-paste			cupboard
doubanjiang			cupboard
doenjang-paste			cupboard
denjang			cupboard
black-bean-garlic-sauce			cupboard
pad-thai-sauce			cupboard
xo-sauce			cupboard						fish crustaceans	shellfish fish animal
char-siu-sauce			cupboard
hoi-sin-sauce			cupboard
hot-bean-paste			cupboard
bulgogi-sauce			cupboard
sukiyaki-sauce			cupboard
tonkatsu-sauce			cupboard
unagi-sauce			cupboard
eel-sauce			cupboard
shio-koji			cupboard
koji			cupboard
kinako			cupboard
nori-sheet			cupboard
sushi-nori			cupboard
arame			cupboard
hijiki			cupboard
dulse			cupboard
dried-shrimp			cupboard						crustaceans	shellfish animal
dried-anchovy			cupboard						fish	fish animal
fermented-black-bean			cupboard					192
salted-black-bean			cupboard					192
preserved-vegetable			cupboard
salsa-verde			cupboard
enchilada-kit			cupboard
burrito-kit			cupboard
nacho-kit			cupboard
empanada-wrapper			cupboard
wrapper			cupboard
tempura-flour			cupboard					127	gluten	gluten
tempura-batter-mix			cupboard						gluten	gluten
pandan			cupboard
pandan-leaf			cupboard
banana-leaf			cupboard
callaloo			cupboard
breadfruit			cupboard
scotch-bonnet-sauce			cupboard
jollof-paste			cupboard
garri			cupboard
egusi			cupboard
fufu			cupboard
yam-flour			cupboard					127	gluten	gluten
injera-mix			cupboard
teff-flour			cupboard					127	gluten	gluten
besan			cupboard
atta			cupboard
atta-flour			cupboard					127	gluten	gluten
chapati-flour			cupboard					127	gluten	gluten
papad			cupboard
curry-kit			cupboard
paneer-masala			cupboard						milk	dairy animal
kewra-water			cupboard					240
date-molasses			cupboard					336
grape-molasses			cupboard					336
frijole			cupboard
frijole-refrito			cupboard
achiote-paste			cupboard
recaito			cupboard
sofrito			cupboard
tostada-shell			cupboard
foil			cupboard
clingfilm			cupboard
plastic-wrap			cupboard
baking-paper			cupboard
baking-parchment			cupboard
parchment			cupboard
parchment-paper			cupboard
greaseproof-paper			cupboard
wax-paper			cupboard
kitchen-roll			cupboard
kitchen-towel			cupboard
kitchen-paper			cupboard
toilet-roll			cupboard
tissue			cupboard
napkin			cupboard
serviette			cupboard
bin-bag			cupboard
freezer-bag			cupboard
sandwich-bag			cupboard
food-bag			cupboard
zip-lock-bag			cupboard
washing-up-liquid			cupboard
dishwasher-tablet			cupboard
dishwasher-salt			cupboard					288
rinse-aid			cupboard
washing-powder			cupboard
laundry-detergent			cupboard
laundry-liquid			cupboard
detergent			cupboard
fabric-softener			cupboard
fabric-conditioner			cupboard
stain-remover			cupboard
bleach			cupboard
toilet-cleaner			cupboard
bathroom-cleaner			cupboard
kitchen-cleaner			cupboard
cleaner			cupboard
cleaning-spray			cupboard
antibacterial-spray			cupboard
disinfectant			cupboard
polish			cupboard
scourer			cupboard
cloth			cupboard
dishcloth			cupboard
duster			cupboard
mop			cupboard
bucket			cupboard
rubber-glove			cupboard
light-bulb			cupboard
battery			cupboard
candle			cupboard
match			cupboard
lighter			cupboard
firelighter			cupboard
charcoal			cupboard
cocktail-stick			cupboard
toothpick			cupboard
skewer			cupboard
wooden-skewer			cupboard
bamboo-skewer			cupboard
kitchen-string			cupboard
string			cupboard
kitchen-twine			cupboard
twine			cupboard
lolly-stick			cupboard
popsicle-stick			cupboard
straw			cupboard
paper-plate			cupboard
paper-cup			cupboard
muffin-liner			cupboard
cupcake-liner			cupboard
paper-case			cupboard
shampoo			cupboard
conditioner			cupboard
soap			cupboard
hand-soap			cupboard
hand-wash			cupboard
shower-gel			cupboard
bath-foam			cupboard
deodorant			cupboard
toothpaste			cupboard
toothbrush			cupboard
mouthwash			cupboard
dental-floss			cupboard
razor			cupboard
razor-blade			cupboard
shaving-foam			cupboard
shaving-gel			cupboard
moisturiser			cupboard
hand-cream			cupboard					247
suncream			cupboard
sun-cream			cupboard					247
sunscreen			cupboard
cotton-wool			cupboard
cotton-bud			cupboard
plaster			cupboard
paracetamol			cupboard
ibuprofen			cupboard
vitamin			cupboard
sanitary-towel			cupboard
tampon			cupboard
nappy			cupboard
diaper			cupboard
baby-wipe			cupboard
wipe			cupboard
wet-wipe			cupboard
cat-food			cupboard
dog-food			cupboard
cat-litter			cupboard
dog-treat			cupboard
pet-food			cupboard
bird-seed			cupboard
air-freshener			cupboard
insect-spray			cupboard
glue			cupboard
tape			cupboard
sellotape			cupboard
wrapping-paper			cupboard
greeting-card			cupboard
wood-chip			cupboard
wood-smoking-chip			cupboard
smoking-chip			cupboard
cheesecloth			cupboard
muslin			cupboard
dry-ice			cupboard
foil-tray			cupboard
roasting-bag			cupboard
water-filter			cupboard
canning-jar			cupboard
jam-jar			cupboard
mixing-bowl			cupboard
wooden-spoon			cupboard
sponge			cupboard
washing-capsule			cupboard
laundry-capsule			cupboard
washing-tablet			cupboard
fairy-liquid			cupboard
persil			cupboard
multi-surface-spray			cupboard
surface-cleaner			cupboard
glass-cleaner			cupboard
oven-cleaner			cupboard
window-cleaner			cupboard
body-wash			cupboard
mouth-wash			cupboard
cotton-pad			cupboard
face-wipe			cupboard
face-cream			cupboard					247
face-wash			cupboard
body-lotion			cupboard
lotion			cupboard
lip-balm			cupboard
hair-gel			cupboard
hair-dye			cupboard
hair-spray			cupboard
hairspray			cupboard
hairbrush			cupboard
nail-varnish			cupboard
sanitary-pad			cupboard
panty-liner			cupboard
condom			cupboard
cough-syrup			cupboard					336
cough-medicine			cupboard
cold-remedy			cupboard
aspirin			cupboard
antihistamine			cupboard
multivitamin			cupboard
antacid			cupboard
antacid-tablet			cupboard
throat-lozenge			cupboard
lozenge			cupboard
baby-powder			cupboard
baby-lotion			cupboard
baby-shampoo			cupboard
nappy-bag			cupboard
nappy-cream			cupboard					247
drain-unblocker			cupboard
descaler			cupboard
limescale-remover			cupboard
moth-ball			cupboard
mothball			cupboard
fly-spray			cupboard
mouse-trap			cupboard
ironing-water			cupboard					240
fish-food			cupboard
rabbit-food			cupboard
hamster-food			cupboard
bird-food			cupboard
pet-treat			cupboard
cat-treat			cupboard
compost			cupboard
plant-food			cupboard
weed-killer			cupboard
newspaper			cupboard
magazine			cupboard
notepad			cupboard
gift-wrap			cupboard
gift-bag			cupboard
balloon			cupboard
party-popper			cupboard
paper-straw			cupboard
drinking-straw			cupboard
disposable-glove			cupboard
washing-line			cupboard
clothe-peg			cupboard
shoe-polish			cupboard
extension-lead			cupboard
hickory-chip			cupboard
tea-light			cupboard
tealight			cupboard
incense			cupboard
food-wrap			cupboard
beeswax-wrap			cupboard
piping-bag			cupboard
cake-board			cupboard
cake-box			cupboard
baking-cup			cupboard
coffee-filter			cupboard
filter-paper			cupboard
tin-opener			cupboard
can-opener			cupboard
`
