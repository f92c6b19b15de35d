/** What an ingredient does in a dish, and whether it may be left out. No recipe is known here. */
import { entriesIn, termFinder } from './term-index.ts'

/** `leaveOut`: 'no' where the dish depends on it, 'yes' where it is for flavour, 'maybe' in between. */
export type Purpose = { words: readonly string[]; text: string; leaveOut: 'yes' | 'maybe' | 'no' }

const ROWS: readonly (readonly [string, Purpose['leaveOut'], string])[] = [
  ['egg|eggs', 'no', 'Eggs bind, set, bring moisture and help a bake rise; their yolks enrich it.'],
  [
    'flour|plain flour|self raising flour|bread flour',
    'no',
    'Flour gives the structure, or thickens a sauce as its starch swells.',
  ],
  [
    'baking powder|bicarbonate of soda|bicarbonate|baking soda',
    'no',
    'It makes gas in the wet, hot mixture, which is what lifts it; bicarbonate also browns and softens.',
  ],
  ['yeast', 'no', 'Yeast raises the dough and gives it flavour.'],
  ['gelatine', 'no', 'Gelatine sets a liquid to a jelly.'],
  [
    'butter',
    'maybe',
    'Butter brings flavour, browns well and, in baking, keeps the crumb tender and holds air.',
  ],
  [
    'oil|olive oil|sunflower oil',
    'maybe',
    'Oil carries heat and flavour, stops sticking and helps things crisp.',
  ],
  [
    'sugar|caster sugar|brown sugar|muscovado sugar|demerara sugar',
    'maybe',
    'Sugar sweetens, browns and keeps a bake moist; a pinch in a tomato sauce balances its acid.',
  ],
  [
    'salt',
    'maybe',
    'Salt makes other flavours clearer; in pasta water it is the only chance to season the inside.',
  ],
  [
    'vinegar|balsamic vinegar|red wine vinegar|cider vinegar',
    'maybe',
    'Its acid brightens the dish and balances fat and sweetness.',
  ],
  [
    'lemon|lemon juice|lime|lime juice|limes',
    'maybe',
    'The juice sharpens and brightens, and stops cut fruit from browning; the zest brings scent.',
  ],
  [
    'stock|vegetable stock|chicken stock|beef stock',
    'no',
    'Stock is the liquid that carries salt and depth; water alone would taste thin.',
  ],
  [
    'wine|white wine|red wine|cider',
    'maybe',
    'It brings acid and depth, and lifts the brown bits off the pan.',
  ],
  [
    'cream|double cream|single cream|creme fraiche|crème fraîche|soured cream',
    'maybe',
    'It rounds off sharpness and makes the sauce rich.',
  ],
  [
    'yogurt|yoghurt|natural yogurt|greek yogurt',
    'maybe',
    'It brings gentle acid and creaminess; in a marinade it tenderises, in a dough it reacts with the raising agent.',
  ],
  [
    'milk|buttermilk',
    'no',
    'It is the liquid that wets the flour or thins the sauce, with some sweetness and browning.',
  ],
  ['cornflour', 'no', 'Cornflour thickens: its starch swells at a simmer.'],
  [
    'tomato puree|tomato purée',
    'maybe',
    'It adds depth, colour and body; fry it for a minute to sweeten it.',
  ],
  [
    'worcestershire sauce|soy sauce|fish sauce|anchovies|anchovy fillets|parmesan|marmite|miso',
    'maybe',
    'It adds savouriness and salt: you taste more of everything else, rather than it.',
  ],
  [
    'garlic|ginger|onion|onions|shallot|shallots|celery',
    'maybe',
    'It is part of the base that the other flavours stand on.',
  ],
  [
    'chilli|chilli flakes|cayenne|red chilli|green chilli',
    'yes',
    'It brings heat; nothing depends on it.',
  ],
  [
    'cumin|ground cumin|paprika|smoked paprika|turmeric|cinnamon|ground cinnamon|nutmeg|vanilla|vanilla extract|bay leaves|bay leaf|five spice|garam masala',
    'yes',
    'It is there for scent and flavour; the dish works without it, only plainer.',
  ],
  [
    'curry powder|curry paste|tikka paste|laksa paste',
    'no',
    'It is where the flavour of the whole dish comes from.',
  ],
  [
    'parsley|coriander|basil|mint|dill|chives|thyme|rosemary|oregano|sage',
    'yes',
    'It brings freshness and scent; leave it out or use another herb.',
  ],
  [
    'almonds|flaked almonds|walnuts|peanuts|cashews|pine nuts|seeds|breadcrumbs',
    'yes',
    'It is there for crunch and can be left out.',
  ],
  [
    'dark chocolate|chocolate',
    'maybe',
    'In a savoury dish a little adds depth and bitterness; in a bake it is the flavour and the set.',
  ],
  [
    'feta|cheddar|mature cheddar|mozzarella|cheese',
    'maybe',
    'It brings salt, richness and, on top, a golden crust.',
  ],
  [
    'honey|golden syrup|maple syrup',
    'maybe',
    'It sweetens, helps a surface brown and turns sticky.',
  ],
  [
    'mustard|dijon mustard',
    'yes',
    'It adds sharpness and helps a sauce or dressing hold together.',
  ],
  ['pasta water|mugful of the water', 'maybe', 'Its starch helps the sauce cling and turn glossy.'],
  ['bacon|chorizo|pancetta', 'maybe', 'It gives salt, smoke and fat to fry in.'],
  [
    'chicken|chicken thighs|chicken breast|beef|mince|beef mince|lamb|pork|sausages|salmon|fish|prawns|tuna|tofu|chickpeas|lentils|red lentils|beans|rice|pasta|potatoes|noodles',
    'no',
    'It is the main part of the dish: what fills you, and what the sauce is for.',
  ],
  ['coconut milk', 'maybe', 'It makes the sauce creamy and mild, and carries the spices.'],
]

const PURPOSES: readonly Purpose[] = ROWS.map(([words, leaveOut, text]) => ({
  words: words.split('|'),
  leaveOut,
  text,
}))

const find = termFinder(PURPOSES, ['peanut butter', 'coconut milk', 'butter beans', 'egg noodles'])

/** What the ingredients that a text names are for. */
export function purposesIn(text: string): Purpose[] {
  return entriesIn(find, text)
}
