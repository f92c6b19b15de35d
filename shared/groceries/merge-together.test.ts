/** Pairs of names that are one purchase, however recipes write them. */
import { expect, test } from 'vitest'
import { mergeGroceries } from './merge.ts'

function lines(names: readonly string[]): number {
  return mergeGroceries(
    names.map((name) => ({
      id: '',
      name,
      quantity: '1',
      unit: '',
      source: 'Soup',
      checked: false,
    })),
  ).length
}

/** One pair a line, both ways round. */
function pairs(table: string): [string, string][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' | '))
    .map(([a = '', b = '']) => [a.trim(), b.trim()])
}

const ONE = `
boneless, skinless chicken thighs | skinless boneless chicken thighs
skinless, boneless chicken breasts, cut into strips | boneless skinless chicken breast
chicken breasts (about 600g), skinless | chicken breasts
onion, finely chopped | onions
large onions, peeled and sliced | onion
brown onion | onion
yellow onion | onion
spring onions, trimmed | scallions
garlic cloves, crushed | garlic
fat garlic cloves | garlic clove
cloves garlic | garlic
clove of garlic | garlic cloves
garlic clove, minced | garlic
cherry tomatoes, halved | cherry tomato
ripe tomatoes | tomatoes
vine tomatoes | tomatoes on the vine
tomatoes, tinned | canned tomatoes
tinned chopped tomatoes | canned diced tomatoes
can chopped tomatoes | tin chopped tomatoes
chopped tomatoes (tinned) | tinned chopped tomatoes
tin of chickpeas, drained | tinned chickpeas
chickpeas, drained and rinsed | chickpeas
canned chickpeas | chickpeas
kidney beans | red kidney beans
tinned kidney beans | kidney beans, drained
minced beef | ground beef
beef mince | lean beef mince
lean minced beef | minced beef
beef mince (5% fat) | beef mince
500g beef mince | beef mince
minced lamb | lamb mince
turkey mince | ground turkey
fresh coriander, chopped | coriander leaves
coriander, leaves picked | cilantro
salt and pepper | salt and freshly ground black pepper
chopped fresh parsley | parsley
flat-leaf parsley | flatleaf parsley
flat-leaf parsley | Italian parsley
fresh flat-leaf parsley, chopped | flat leaf parsley
basil leaves, torn | fresh basil
fresh thyme leaves | thyme
sprigs of thyme | thyme
thyme sprigs | thyme
rosemary sprigs | fresh rosemary
bay leaves | bay leaf
fresh ginger, grated | ginger
root ginger | fresh root ginger, peeled
piece of ginger | ginger
eggs, beaten | large free-range eggs
free range eggs | eggs
medium eggs | egg
egg | eggs, lightly beaten
unsalted butter, softened | unsalted butter
butter, melted | butter
plain flour, plus extra for dusting | plain flour
plain flour | all purpose flour
all-purpose flour | plain flour, sifted
self-raising flour | self raising flour
self-raising flour | self-rising flour
strong white bread flour | strong white flour
bicarbonate of soda | bicarb
baking soda | bicarbonate of soda
granulated sugar | sugar
icing sugar, for dusting | icing sugar
powdered sugar | icing sugar
soft light brown sugar | light brown sugar
light soft brown sugar | light brown soft sugar
dark brown soft sugar | dark brown sugar
double cream | heavy cream
single cream | light cream
sour cream | soured cream
creme fraiche | crème fraîche
Greek yoghurt | greek yogurt
Greek-style yogurt | Greek yogurt
natural yogurt | plain yoghurt
Parmesan, grated | parmesan cheese
freshly grated parmesan | Parmesan
cheddar, grated | cheddar cheese
mozzarella ball | mozzarella
feta, crumbled | feta cheese
cream cheese | soft cheese
olive oil, for frying | olive oil
oil, for frying | oil
vegetable oil | vegetable oil, for deep-frying
extra-virgin olive oil | extra virgin olive oil
salt | table salt
sea salt flakes | flaky sea salt
black pepper | freshly ground black pepper
peppercorns | black peppercorns
chilli flakes | dried chilli flakes
chilli flakes | red pepper flakes
chili powder | chilli powder
ground cumin | cumin
cumin powder | ground cumin
ground coriander | coriander powder
smoked paprika | pimenton
sweet paprika | paprika
ground cinnamon | cinnamon
turmeric | ground turmeric
nutmeg | grated nutmeg
mixed herbs | dried mixed herbs
dried oregano | oregano, dried
tomato purée | tomato puree
tomato paste | tomato purée
tomato ketchup | ketchup
passata | sieved tomatoes
chicken stock, hot | chicken stock
hot chicken stock | chicken stock
vegetable stock cube | vegetable stock cubes
chicken stock cubes | chicken stock cube, crumbled
Worcestershire sauce | worcester sauce
lemon juice | juice of lemon
lemon, juiced | lemon
lemon, juice only | lemons
zest of lemon | lemon zest
limes, cut into wedges | lime
red pepper, deseeded and sliced | red peppers
red bell pepper | red pepper
green chilli | green chillies
red chilli, finely chopped | red chillies
jalapeño | jalapeno
jalapeños | jalapeno pepper
courgette | zucchini
aubergine | eggplant
beetroot | beets
swede | rutabaga
rocket | arugula
mangetout | snow peas
broad beans | fava beans
French beans | green beans
spring greens | spring green
sweetcorn | corn
corn on the cob | corn cobs
iceberg lettuce | iceberg
romaine lettuce | cos lettuce
celery sticks | celery stalks
celery stick | ribs celery
carrots, peeled | carrot
potatoes, peeled | potato
sweet potatoes | sweet potato
mushrooms, sliced | mushroom
chestnut mushrooms | chestnut mushroom
leaves | leaf
loaves | loaf
radishes | radish
mangoes | mango
peaches | peach
cherries | cherry
strawberries | strawberry
raspberries | raspberry
anchovies | anchovy
prawns | shrimp
salmon fillets | salmon fillet
bacon rashers | bacon
rashers of bacon | bacon
streaky bacon rashers | streaky bacon
smoked bacon | bacon, smoked
spaghetti | dried spaghetti
lasagne sheets | lasagna sheets
lasagne sheets | dried lasagne sheets
long-grain rice | long grain rice
basmati rice, rinsed | basmati rice
rolled oats | porridge oats
oats | rolled oats
cornflour | corn starch
walnuts, chopped | walnuts
flaked almonds, toasted | flaked almonds
flaked almonds | sliced almonds
ground almonds | almond meal
sesame seeds, toasted | sesame seeds
pine nuts | pine kernels
dark chocolate, chopped | dark chocolate
dark chocolate (70% cocoa solids) | dark chocolate
plain chocolate | dark chocolate
honey | runny honey
honey | clear honey
maple syrup | pure maple syrup
vanilla extract | pure vanilla extract
vanilla pod | vanilla bean
white wine | dry white wine
filo pastry | phyllo dough
breadcrumbs | fresh white breadcrumbs
white breadcrumbs | breadcrumbs
panko | panko breadcrumbs
coconut milk | tin coconut milk
coconut milk | can coconut milk
water | cold water
water | boiling water
warm water | water
ice cubes | ice
frozen peas | frozen garden peas
tuna | tinned tuna
black beans | canned black beans, rinsed
capers | capers, drained
olives | olives, pitted
black olives | pitted black olives
gherkins | gherkin
tortilla wraps | flour tortillas
tortillas | tortilla
burger buns | hamburger buns
burger buns | burger bun
naan | naan breads
pitta bread | pita breads
sausages | sausage
pork sausages | pork sausage
chorizo | chorizo sausage
lamb shoulder | shoulder of lamb
leg of lamb | lamb leg
pork belly | belly pork
stewing beef | stewing steak
beef stewing steak | stewing beef
chicken thighs, bone in | bone-in chicken thighs
lemongrass | lemon grass
lemongrass stalks | stalk lemongrass
kaffir lime leaves | makrut lime leaves
star anise | star anise pods
cinnamon stick | cinnamon sticks
cardamom pods, bruised | cardamom pod
curry leaves | fresh curry leaves
golden syrup | golden syrup, to serve
digestive biscuits | digestives
kitchen foil | aluminium foil
cling film | clingfilm
hummus | houmous
couscous | cous cous
bulgur wheat | bulgar wheat
pak choi | bok choy
Savoy cabbage | savoy cabbage
gem lettuce | little gem lettuce
little gem lettuces | little gems
Brussels sprouts | brussel sprouts
dessert apples | eating apples
cooking apples | Bramley apples
clementines | clementine
sultanas | golden raisins
mustard | mustard, to serve
wholegrain mustard | whole grain mustard
Dijon mustard | dijon
white wine vinegar | white-wine vinegar
cider vinegar | apple cider vinegar
desiccated coconut | dessicated coconut
fast-action dried yeast | easy-bake yeast
gelatine leaves | leaf gelatine
Tabasco | tabasco sauce
`

test.each(pairs(ONE))('%s and %s are one purchase', (a, b) => {
  expect([lines([a, b]), lines([b, a])]).toEqual([1, 1])
})
