/** What to put in a recipe in place of a food that somebody does not eat, in the same amount. */
import { type Trait, traitsOf } from './knowledge/allergens.ts'
import { termFinder } from './knowledge/term-index.ts'

/** Best first; each is used as it stands, so its name says what it is free of. */
const ROWS: readonly (readonly [names: string, options: string])[] = [
  ['butter|unsalted butter|salted butter|margarine|spread|ghee', 'dairy-free spread|olive oil'],
  [
    'milk|whole milk|semi skimmed milk|buttermilk',
    'unsweetened soya drink|coconut drink (unsweetened)',
  ],
  [
    'double cream|single cream|cream|whipping cream',
    'crème fraîche|soya single cream alternative|coconut cream',
  ],
  [
    'crème fraîche|creme fraiche|soured cream|sour cream',
    'Greek yogurt|soya cream alternative|coconut cream',
  ],
  [
    'yogurt|natural yogurt|greek yogurt|yoghurt|natural yoghurt',
    'plain soya yogurt|plain coconut yogurt',
  ],
  ['cream cheese|soft cheese|mascarpone', 'dairy-free soft cheese alternative'],
  [
    'parmesan|pecorino|grana padano|parmigiano',
    'vegetarian Italian-style hard cheese|nutritional yeast',
  ],
  [
    'cheddar|mature cheddar|gruyère|gruyere|red leicester|cheese|emmental|gouda',
    'vegetarian mature Cheddar|dairy-free Cheddar alternative',
  ],
  ['vegetarian mature cheddar', 'dairy-free Cheddar alternative'],
  [
    'mozzarella|feta|halloumi|paneer|ricotta|goats cheese|goat cheese',
    'vegetarian feta|dairy-free feta alternative|firm tofu',
  ],
  ['vegetarian feta', 'dairy-free feta alternative|cooked chickpeas'],
  ['coconut milk|coconut cream', 'soya single cream alternative|single cream'],
  ['honey', 'maple syrup|golden syrup'],
  ['mayonnaise', 'vegan mayonnaise|Greek yogurt'],
  ['egg noodle|noodle|egg noodles|udon', 'rice noodles'],
  [
    'pasta|spaghetti|penne|tagliatelle|macaroni|fusilli|linguine|pappardelle|orzo|lasagne|lasagne sheets|rigatoni',
    'egg-free dried pasta|gluten-free dried pasta',
  ],
  ['couscous|bulgur|bulgur wheat|pearl barley|giant couscous', 'quinoa'],
  ['plain flour|flour|bread flour', 'gluten-free plain flour'],
  ['self raising flour', 'gluten-free self-raising flour'],
  ['breadcrumbs|panko', 'gluten-free breadcrumbs'],
  ['porridge oats|rolled oats|oats', 'gluten-free porridge oats'],
  ['flour tortillas|tortillas|wraps|flatbreads|pitta|naan|pittas', 'corn tortillas'],
  ['bread|crusty bread|ciabatta|baguette|bread rolls|burger buns', 'gluten-free vegan bread'],
  ['puff pastry', 'dairy-free puff pastry|gluten-free vegan puff pastry'],
  ['shortcrust pastry|filo pastry', 'gluten-free vegan shortcrust pastry'],
  ['vegetable stock', 'gluten-free vegetable stock'],
  [
    'chicken stock|beef stock|lamb stock|stock|fish stock',
    'vegetable stock|gluten-free vegetable stock',
  ],
  ['soy sauce|dark soy sauce|light soy sauce', 'tamari (gluten-free)|coconut aminos'],
  ['tamari', 'coconut aminos'],
  ['worcestershire sauce|worcester sauce', 'balsamic vinegar'],
  ['fish sauce|oyster sauce', 'soy sauce|tamari (gluten-free)|coconut aminos'],
  ['miso|miso paste', 'tamari (gluten-free)'],
  ['thai curry paste|red curry paste|green curry paste|laksa paste', 'curry powder'],
  ['pesto', 'chopped basil in olive oil'],
  [
    'bacon|pancetta|lardons|ham|chorizo|prosciutto',
    'smoked tofu|mushrooms with a pinch of smoked paprika',
  ],
  [
    'mince|beef mince|lamb mince|pork mince|turkey mince',
    'vegetarian soya mince|cooked brown lentils',
  ],
  [
    'beef|braising steak|steak|rump steak|lamb|pork|pork chops|pork fillet|venison|duck',
    'chestnut mushrooms|cooked chickpeas',
  ],
  [
    'chicken|chicken thigh|chicken breast|chicken thigh fillets|chicken breasts|turkey',
    'firm tofu|cooked chickpeas',
  ],
  ['sausages|sausage|pork sausages', 'gluten-free vegan sausages|cooked butter beans'],
  [
    'fish|cod|haddock|salmon|tuna|white fish|trout|salmon fillets|tins tuna|mackerel|fish fingers',
    'firm tofu|cooked chickpeas',
  ],
  ['prawns|prawn|king prawns|mussels|squid|scallops|crab', 'firm tofu|cooked chickpeas'],
  ['anchovies|anchovy|anchovy fillets', 'capers'],
  ['gelatine', 'agar flakes (as the packet says)'],
  ['white wine|dry white wine|dry cider|cider', 'apple juice with a splash of white wine vinegar'],
  ['red wine|beer|ale|stout', 'gluten-free vegetable stock with a splash of red wine vinegar'],
  ['sherry|mirin|rice wine|shaoxing wine', 'apple juice with a splash of rice vinegar'],
  [
    'almonds|flaked almonds|walnuts|pecans|cashews|peanuts|pine nuts|hazelnuts|pistachios|nuts|salted peanuts',
    'toasted pumpkin seeds',
  ],
  ['ground almonds', 'ground sunflower seeds'],
  ['peanut butter|almond butter', 'sunflower seed butter'],
  ['tahini', 'sunflower seed butter'],
  ['sesame oil|sesame seeds|toasted sesame oil', 'sunflower oil'],
  ['dark chocolate|milk chocolate|chocolate|chocolate chips', 'dairy-free dark chocolate'],
  ['suet', 'vegetable suet (gluten-free)'],
  ['lard|goose fat', 'sunflower oil'],
  ['gravy|gravy granules', 'gluten-free vegetable gravy'],
  ['dijon mustard|mustard|wholegrain mustard', 'white wine vinegar'],
]

const ENTRIES = ROWS.map(([names, options]) => ({
  words: names.split('|'),
  options: options.split('|'),
}))
const find = termFinder(ENTRIES, ['butter beans', 'cream of tartar', 'egg wash'])

/**
 * The first stand-in for a food that has none of what is forbidden and is not refused; `null` when the
 * table has none. 'Coconut milk' stands in for dairy, not for milk of a coconut.
 */
export function standInFor(
  name: string,
  forbidden: ReadonlySet<Trait>,
  isRefused: (name: string) => boolean = () => false,
): string | null {
  const options = find(name).flatMap(({ entry }) => entry.options)
  const plain = options.find(
    (option) => !isRefused(option) && [...traitsOf(option)].every((trait) => !forbidden.has(trait)),
  )
  return plain ?? null
}
