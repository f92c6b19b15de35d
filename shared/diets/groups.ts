/** What people call what they avoid when it is no single food: groups, allergens, diets, illnesses. Only data. */
import type { Needs } from './needs.ts'

/**
 * `words` are parted by '|', in the singular, as people say them; `allergens`, `diets` and `never` (ids of the
 * food table) are parted by spaces and are what refusing the words means.
 */
type Row = { words: string; diets?: string; allergens?: string; never?: string }

const ALCOHOL =
  'alcoholic-drink brandy-butter brandy-cream christmas-cake christmas-pudding rum-and-raisin-ice-cream bitters'

/** Groups of foods. That nuts mean peanuts too, and shellfish both kinds: `guide.md`. */
export const GROUP_ROWS: readonly Row[] = [
  { words: 'egg|eggy', allergens: 'eggs', never: 'egg' },
  {
    words: "milk|cow's milk|cows milk|cow milk|cow s milk|milk protein|casein|milk product|milky",
    allergens: 'milk',
  },
  {
    words:
      'dairy|dairy product|dairy produce|dairy stuff|lactose|milk and milk product|diary product',
    diets: 'dairy-free',
  },
  {
    words: 'gluten|wheat|wheat flour|wheat product|gluten product|cereal containing gluten',
    diets: 'gluten-free',
  },
  {
    words: 'nut|tree nut|treenut|nut product|any nut|nutty',
    allergens: 'nuts peanuts',
    never: 'nut',
  },
  { words: 'peanut|groundnut|monkey nut|peanut product', allergens: 'peanuts' },
  { words: 'fish|fish product|fishy', allergens: 'fish', never: 'fish' },
  {
    words: 'shellfish|shell fish|shelfish|shellfishes',
    allergens: 'crustaceans molluscs',
    never: 'shellfish',
  },
  {
    words: 'seafood|sea food|from the sea|out of the sea|fish and shellfish|creature of the sea',
    allergens: 'fish crustaceans molluscs',
    never: 'seafood',
  },
  { words: 'crustacean|crustacea', allergens: 'crustaceans' },
  { words: 'mollusc|mollusk|bivalve|cephalopod', allergens: 'molluscs' },
  { words: 'soya|soy|soja|soybean|soya product|soy product', allergens: 'soya' },
  { words: 'sesame|sesame seed|sesame product', allergens: 'sesame' },
  { words: 'celery|celeriac', allergens: 'celery' },
  { words: 'mustard|mustard seed', allergens: 'mustard' },
  { words: 'lupin|lupine|lupin flour', allergens: 'lupin' },
  {
    words: 'sulphite|sulfite|sulphur dioxide|sulfur dioxide|sulphate|sulfate',
    allergens: 'sulphites',
  },
  {
    words:
      'meat|meat product|animal flesh|dead animal|flesh|anything with a face|things with a face',
    diets: 'vegetarian',
  },
  { words: 'animal product|animal', diets: 'vegan' },
  {
    words: 'red meat',
    never: 'beef lamb pork venison veal rabbit mince burger steak',
  },
  { words: 'pig|piggy|porky|swine|hog|pig product', never: 'pork gelatine' },
  { words: 'cow|bull|bullock|ox|cattle|calf', never: 'beef steak mince burger veal' },
  { words: 'sheep', never: 'lamb' },
  { words: 'white meat', never: 'poultry pork rabbit' },
  {
    words: 'processed meat|cured meat|cold cut|deli meat',
    never: 'bacon ham salami chorizo sausage pepperoni charcuterie frankfurter',
  },
  { words: 'game|game meat', never: 'game-bird venison rabbit' },
  { words: 'offal|organ meat|innards', never: 'offal liver' },
  {
    words: 'alcohol|booze|boozy|alcoholic drink|alcoholic|hard liquor',
    never: ALCOHOL,
  },
  {
    words: 'caffeine',
    never: 'coffee tea cola matcha energy-drink coffee-cake coffee-ice-cream tiramisu',
  },
  {
    words: 'nightshade|nightshade vegetable',
    never: 'tomato potato aubergine bell-pepper chilli',
  },
  { words: 'allium', never: 'onion garlic leek chives wild-garlic' },
  {
    words: 'legume|pulse',
    allergens: 'peanuts soya lupin',
    never: 'pulse pea green-bean broad-bean',
  },
  { words: 'stone fruit', never: 'peach nectarine plum apricot cherry' },
  {
    words: 'brassica|cruciferous vegetable',
    never: 'cabbage broccoli cauliflower kale brussels-sprout',
  },
  {
    words: 'seed',
    allergens: 'sesame',
    never: 'seed sesame-seed sunflower-seed pumpkin-seed poppy-seed',
  },
]

/**
 * Foods that share a name with another row of the table: by the row that the name finds, parted by spaces. Who
 * refuses 'tuna' refuses it fresh and tinned.
 */
export const ALSO: Readonly<Record<string, string>> = {
  'tinned-tuna': 'tuna tuna-mayonnaise',
  anchovy: 'fresh-anchovy',
  coriander: 'ground-coriander coriander-seed thai-green-curry-paste guacamole',
  garlic: 'wild-garlic',
  herb: 'dried-herb',
  onion: 'onion-ring',
  carrot: 'tinned-carrot',
  cabbage: 'pickled-red-cabbage',
  fennel: 'fennel-seed',
  pea: 'pea-shoot split-pea yellow-split-pea mushy-peas',
  dill: 'dill-seed',
  apple: 'apple-butter dried-apple apple-sauce cooking-apple',
  potato: 'sweet-potato mashed-sweet-potato sweet-potato-chip',
  mango: 'dried-mango amchoor',
  cranberry: 'dried-cranberry',
  raisin: 'sultana currant dried-fruit',
  mince: 'chicken-mince turkey-mince beef-mince lamb-mince pork-mince mixed-mince frozen-mince',
  chicken: 'chicken-skin',
  sausage:
    'chorizo gluten-free-sausage chicken-sausage beef-sausage frankfurter tinned-hot-dog-sausage',
  burger: 'chicken-burger pork-burger lamb-burger frozen-burger',
  meatball: 'turkey-meatball',
  bacon: 'turkey-bacon',
  ham: 'spam',
  pate: 'fish-pate crab-pate',
  prawn: 'langoustine',
  clam: 'tinned-clam clam-juice',
  bread: 'panko breadstick gluten-free-bread banana-bread',
  pasta:
    'pasta-salad pulse-pasta gluten-free-pasta gluten-free-spaghetti gluten-free-lasagne-sheet',
  noodle: 'rice-noodle glass-noodle 100-buckwheat-soba instant-noodle',
  'bell-pepper': 'roasted-red-pepper',
  'ground-cumin': 'cumin-seed',
  turmeric: 'turmeric-root',
  'ground-cinnamon': 'cinnamon-stick',
  bean: 'bean-fresh green-bean broad-bean mung-bean frozen-green-bean frozen-broad-bean',
  sweetcorn: 'sweetcorn-cob baby-corn polenta corn-tortilla tortilla-chip cornflour popcorn',
  gherkin: 'sweet-pickle indian-pickle',
  chocolate: 'cocoa-powder mousse chocolate-hazelnut-spread brownie',
  yeast: 'fresh-yeast marmite',
  oat: 'gluten-free-oat gluten-free-oat-drink',
  'vanilla-extract': 'vanilla-pod vanilla-powder',
  almond: 'almond-extract',
  pork: 'gelatine',
  spice: 'chilli curry-powder seasoning-mix',
}

/** As `ALSO`, for whom it makes ill or whose religion forbids it: who only dislikes onions may like leeks. */
export const ALSO_ILL: Readonly<Record<string, string>> = {
  onion: 'leek shallot spring-onion chives',
}

/** Foods of many kinds: who refuses one of them may like the others. */
export const WIDE: ReadonlySet<string> = new Set(
  `vegetable fruit meat fish white-fish oily-fish smoked-fish shellfish poultry cheese hard-cheese soft-cheese milk
  plant-milk cream butter egg yogurt nut seed pulse bean oil olive-oil sugar brown-sugar salt syrup flour wheat rice
  pasta noodle bread pastry cake biscuit pie-savoury pie-sweet pudding soup stock gravy juice curry-paste curry-sauce
  pasta-sauce hot-sauce salad-dressing mayonnaise vinegar wine-vinegar chutney herb dried-herb spice berry citrus
  dried-fruit chocolate sweets ice-cream wine spirit liqueur beer alcoholic-drink soft-drink tea coffee water beef
  pork lamb chicken potato sausage burger mince pizza crisps`.split(/\s+/),
)

/**
 * Who keeps to what: said at all, it is a need, refused or not. `needs` is parted by spaces: diets first,
 * then foods.
 */
export const DIET_ROWS: readonly Row[] = [
  {
    words:
      'vegetarian|vegitarian|vegetarain|vegaterian|vegeterian|vegetarion|lacto vegetarian|ovo vegetarian|lacto ovo vegetarian|meatless|veggie|pure veg|veg only|only veg|meat free|non meat eater|hare krishna',
    diets: 'vegetarian',
  },
  {
    words:
      'vegan|vegans|veggan|plant based|plant only|wfpb|whole food plant based|strict vegetarian',
    diets: 'vegan',
  },
  { words: 'pescatarian|pescetarian|pesky tarian|pescaterian|pescitarian', diets: 'pescatarian' },
  { words: 'halal|halaal|muslim|muslims|ramadan|iftar|haram|islamic', diets: 'halal' },
  { words: 'kosher|jewish|treif|treyf|kashrut|shabbat|shabbos|passover', diets: 'kosher' },
  {
    words:
      'coeliac|celiac|celiacs|coeliacs|coelic|ceoliac|coeliac disease|celiac disease|dermatitis herpetiformis',
    diets: 'gluten-free',
  },
  { words: 'gf', diets: 'gluten-free' },
  { words: 'df|lactose intolerant|lactose intolerance|lactose intollerant', diets: 'dairy-free' },
  { words: 'low lactose|low in lactose', diets: 'low-lactose' },
  {
    words:
      'pregnant|pregnancy|expecting|expecting a baby|mum to be|mother to be|in the family way|first trimester|second trimester|third trimester|trimester|up the duff|with child',
    diets: 'pregnancy',
  },
  { words: 'hindu|hindus', never: 'beef steak mince burger veal' },
  {
    words:
      'teetotal|teetotaller|teetotaler|tee total|tee totaller|sober|sobriety|on the wagon|off the drink|off the booze|recovering alcoholic',
    never: ALCOHOL,
  },
  {
    words: 'jain|jains|jainism',
    diets: 'vegetarian',
    allergens: 'eggs',
    never:
      'onion garlic potato carrot beetroot radish turnip ginger leek shallot spring-onion sweet-potato parsnip honey mushroom',
  },
]

/**
 * Ways of eating, and illnesses that mean one, that this vocabulary cannot hold: the guide asks what they mean at
 * this table. As they begin: 'diabet' is diabetes and diabetic.
 */
export const UNREAD_WORDS =
  'diverticul*|diabet*|pku|phenylketon*|kidney disease|renal|dialysis|chemo*|immunocompromised|immunosuppress*|transplant|low potassium|low histamine|eosinophil*|eoe|gastroparesis|gallbladder|pancreat*|dysphagia|g6pd|favism|fructmal*|keto|ketogenic|paleo|paleolithic|whole30|carnivore diet|aip|autoimmune|sikh|sikhs|buddhist|buddhists|rastafarian|rasta|ital|adventist|mormon|orthodox fast*|special diet|dietary requirement*|dietary restriction*|dietary need*|food restriction*|food intolerance*|sensitive stomach|special requirement*'

/** Ailments that a food brings on: asked about where no food of their sentence is refused. */
export const AILMENT_WORDS =
  'low sodium|low salt|lent|lenten|swallow*|fodmap*|ibs|irritable bowel|crohn*|colitis|gout|gouty|kidney stone*|warfarin|blood thinner*|maoi|statin*|histamine*|oral allergy*|alpha gal|mcas|mast cell|gastritis|ulcer|ulcers|gallstone*|acid reflux|reflux|gerd|heartburn|fructose|salicylate*|oxalate*|tyramine|nickel|latex'

/** A baby's food: what the NHS says to keep from it as far as the table knows. */
export const BABY_WORDS =
  'weaning|weaned|months old|month old|blw|baby led weaning|for the baby|for my baby|for our baby'

export type Group = { words: readonly string[]; needs: Needs; isDiet: boolean }

const parts = (text: string | undefined) => (text ? text.split(' ') : [])

function groupOf({ words, diets, allergens, never }: Row, isDiet: boolean): Group {
  const needs = { diets: parts(diets), allergens: parts(allergens), never: parts(never) } as Needs
  return { words: words.split('|'), needs, isDiet }
}

/** All rows, foods first. */
export const GROUPS: readonly Group[] = [
  ...GROUP_ROWS.map((row) => groupOf(row, false)),
  ...DIET_ROWS.map((row) => groupOf(row, true)),
]
