/** Pairs of names that share words and are two purchases. */
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

const TWO = `
coconut milk | milk
tomato purée | tomatoes
red onion | onion
sweet potato | potatoes
spring onion | onion
pickled onions | onions
butter | peanut butter
butter | buttermilk
butter beans | butter
cream | ice cream
cream cheese | cream
double cream | single cream
whole milk | skimmed milk
oat milk | milk
almond milk | almonds
soy milk | soy sauce
rice | rice vinegar
rice | rice noodles
brown rice | rice
wild rice | rice
egg noodles | eggs
egg noodles | rice noodles
egg whites | eggs
chicken stock | chicken
chicken breast | chicken thighs
chicken wings | chicken
beef stock | beef
vegetable stock | vegetable oil
fish sauce | fish
oyster sauce | oysters
lemon curd | lemons
lemon juice | lemon curd
lime leaves | limes
ginger | ground ginger
ginger beer | ginger
stem ginger | ginger
garlic | garlic powder
garlic bread | garlic
garlic granules | garlic
onion powder | onions
tomato ketchup | tomatoes
cherry tomatoes | tomatoes
sun-dried tomatoes | tomatoes
tinned tomatoes | cherry tomatoes
chilli powder | chillies
red chilli | green chilli
chilli flakes | chilli powder
paprika | smoked paprika
sweet chilli sauce | chilli
coriander | ground coriander
coriander seeds | coriander
fennel seeds | fennel
mustard seeds | mustard
celery salt | salt
celery seeds | celery
black pepper | white pepper
cayenne pepper | black pepper
red pepper | green pepper
plain flour | self-raising flour
bread flour | plain flour
cornflour | flour
almond flour | flour
baking powder | baking soda
caster sugar | icing sugar
brown sugar | caster sugar
dark brown sugar | light brown sugar
demerara sugar | caster sugar
golden syrup | maple syrup
dark chocolate | milk chocolate
white chocolate | dark chocolate
cocoa powder | chocolate
vanilla ice cream | vanilla extract
sunflower oil | olive oil
sesame oil | sesame seeds
sunflower seeds | sunflower oil
coconut oil | coconut
desiccated coconut | coconut milk
coconut cream | coconut milk
cheddar | mozzarella
parmesan | cheddar
goat's cheese | cheese
smoked haddock | haddock
smoked salmon | salmon
tinned salmon | salmon fillets
tuna steaks | tinned tuna
frozen peas | peas
frozen spinach | spinach
split peas | peas
sugar snap peas | peas
chickpeas | peas
green beans | beans
baked beans | beans
kidney beans | black beans
coffee beans | beans
sausages | sausage rolls
bacon | pancetta
ham | gammon
minced beef | minced pork
beef mince | beef steak
pork mince | pork belly
lamb chops | lamb
white wine | red wine
white wine vinegar | white wine
red wine vinegar | cider vinegar
dried apricots | apricots
raisins | sultanas
grapes | raisins
orange juice | oranges
apple juice | apples
apple sauce | apples
apple cider vinegar | apples
cranberry sauce | cranberries
mint sauce | mint
dried mint | mint
pesto | basil
puff pastry | shortcrust pastry
white bread | brown bread
breadcrumbs | bread
wholemeal flour | plain flour
tortilla chips | tortillas
potato crisps | potatoes
corn tortillas | sweetcorn
rice cakes | rice
cream crackers | cream
water | coconut water
water chestnuts | water
sparkling water | water
rose water | water
fresh yeast | dried yeast
ground almonds | flaked almonds
whole almonds | ground almonds
nutmeg | nuts
whole chicken | chicken breasts
lasagne sheets | lasagne ready meal
greek yogurt | natural yogurt
salted butter | unsalted butter
light soy sauce | dark soy sauce
long grain rice | basmati rice
spaghetti | penne
red lentils | green lentils
red cabbage | white cabbage
new potatoes | potatoes
baking potatoes | new potatoes
button mushrooms | portobello mushrooms
dried mushrooms | mushrooms
dried porcini | mushrooms
cooked beetroot | raw beetroot
roasted red peppers | red peppers
salted peanuts | peanuts
clotted cream | cream
condensed milk | milk
evaporated milk | milk
milk powder | milk
hot chocolate | chocolate
cooking apples | apples
lemon | lime
peach | tinned peaches
chicken stock cubes | chicken stock
vegetable stock cubes | beef stock cubes
garlic salt | salt
ginger ale | ginger beer
kitchen roll | bread roll
cat food | dog food
white onion | onion
golden caster sugar | caster sugar
half-fat crème fraîche | crème fraîche
sea salt | salt
baby spinach | spinach
floury potatoes | new potatoes
king prawns | prawns
smooth peanut butter | crunchy peanut butter
ready-rolled puff pastry | filo pastry
petits pois | peas
boneless skinless chicken thighs | chicken thighs
rump steak | sirloin steak
cooked chicken | chicken
dried yeast | fresh yeast
tinned green beans | green beans
tinned sweetcorn | corn on the cob
demerara sugar | brown sugar
alfalfa sprouts | Brussels sprouts
`

test.each(pairs(TWO))('%s is not %s', (a, b) => {
  expect([lines([a, b]), lines([b, a])]).toEqual([2, 2])
})
