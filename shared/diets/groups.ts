/** What people call what they avoid when it is no single food: groups, allergens, diets, illnesses. Only data. */
import type { Needs } from './needs.ts'

/**
 * `words` are parted by '|', in the singular, as people say them; `allergens`, `diets` and `never` (ids of the
 * food table) are parted by spaces and are what refusing the words means.
 */
type Row = { words: string; diets?: string; allergens?: string; never?: string }

/** Groups of foods. That nuts mean peanuts too, and shellfish both kinds: `guide.md`. */
export const GROUP_ROWS: readonly Row[] = [
  { words: 'egg', allergens: 'eggs', never: 'egg' },
  {
    words: "milk|cow's milk|cows milk|cow milk|cow s milk|milk protein|casein|milk product",
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
  { words: 'nut|tree nut|treenut|nut product|any nut', allergens: 'nuts peanuts' },
  { words: 'peanut|groundnut|monkey nut|peanut product', allergens: 'peanuts' },
  { words: 'fish|fish product', allergens: 'fish' },
  {
    words: 'shellfish|shell fish|shelfish|shellfishes',
    allergens: 'crustaceans molluscs',
    never: 'shellfish',
  },
  {
    words: 'seafood|sea food|anything from the sea|fish and shellfish|creature of the sea',
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
    never:
      'beef lamb pork venison veal mutton hogget goat bacon ham gammon sausage burger mince meatball rabbit hare',
  },
  { words: 'pork|pig|pork product|pig meat|swine', never: 'pork bacon ham gammon lard gelatine' },
  { words: 'beef|cow', never: 'beef steak mince burger' },
  { words: 'poultry|bird|fowl', never: 'chicken turkey duck goose pheasant partridge quail' },
  { words: 'white meat', never: 'chicken turkey pork rabbit' },
  { words: 'offal|organ meat|innards', never: 'offal liver kidney heart tongue tripe sweetbread' },
  { words: 'game', never: 'venison pheasant partridge grouse pigeon quail rabbit hare wild-boar' },
  {
    words: 'processed meat|cured meat|cold cut|deli meat',
    never: 'bacon ham salami chorizo pepperoni sausage pancetta prosciutto',
  },
  {
    words: 'oily fish',
    never: 'salmon mackerel sardine herring trout anchovy kipper pilchard sprat whitebait',
  },
  {
    words: 'alcohol|booze|alcoholic drink|spirit|alcoholic',
    never:
      'alcohol wine beer cider sherry port madeira marsala vermouth brandy rum whisky gin vodka tequila liqueur amaretto champagne prosecco mirin rice-wine sake kirsch stout ale lager limoncello',
  },
  {
    words: 'nightshade|nightshade vegetable',
    never:
      'tomato potato aubergine bell-pepper sweet-pepper red-pepper green-pepper yellow-pepper chilli paprika cayenne-pepper',
  },
  {
    words: 'allium',
    never: 'onion garlic leek shallot spring-onion chive',
  },
  {
    words: 'citrus|citrus fruit',
    never: 'lemon lime orange grapefruit clementine mandarin satsuma',
  },
  {
    words: 'legume|pulse',
    allergens: 'peanuts soya lupin',
    never: 'pulse bean lentil chickpea pea kidney-bean black-bean',
  },
  { words: 'berry|soft fruit', never: 'berry strawberry raspberry blackberry blueberry cranberry' },
  { words: 'stone fruit', never: 'peach nectarine plum apricot cherry' },
  {
    words: 'brassica|cruciferous vegetable',
    never: 'cabbage broccoli cauliflower kale brussels-sprout',
  },
  { words: 'seed', allergens: 'sesame', never: 'seed sunflower-seed pumpkin-seed poppy-seed' },
  {
    words: 'pepper|bell pepper|capsicum',
    never: 'bell-pepper sweet-pepper red-pepper green-pepper',
  },
  { words: 'chilli pepper', never: 'chilli' },
  { words: 'raw fish|sushi|sashimi', never: 'sushi sashimi' },
  { words: 'corn|maize', never: 'sweetcorn cornflour cornmeal polenta corn-tortilla' },
]

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
    words: 'jain|jains|jainism',
    diets: 'vegetarian',
    allergens: 'eggs',
    never:
      'onion garlic potato carrot beetroot radish turnip ginger leek shallot spring-onion sweet-potato parsnip honey mushroom',
  },
]

/**
 * Illnesses and ways of eating that this vocabulary cannot hold: the guide asks what they mean at this table.
 * As they begin: 'diabet' is diabetes and diabetic.
 */
export const UNREAD_WORDS =
  'fodmap*|ibs|irritable bowel|crohn*|colitis|diverticul*|gout|gouty|diabet*|pku|phenylketon*|kidney disease|renal|kidney stone*|dialysis|warfarin|blood thinner*|maoi|statin*|chemo*|immunocompromised|immunosuppress*|transplant|low sodium|low salt|low potassium|low histamine|histamine*|oral allergy*|alpha gal|eosinophil*|eoe|mcas|mast cell|gastritis|gastroparesis|ulcer|ulcers|gallstone*|gallbladder|pancreat*|acid reflux|reflux|gerd|heartburn|dysphagia|swallow*|g6pd|favism|fructose|fructmal*|salicylate*|oxalate*|tyramine|nickel|latex|keto|ketogenic|paleo|paleolithic|whole30|carnivore diet|aip|autoimmune|sikh|sikhs|buddhist|buddhists|lent|lenten|rastafarian|rasta|ital|adventist|mormon|orthodox fast*|special diet|dietary requirement*|dietary restriction*|dietary need*|food restriction*|food intolerance*|sensitive stomach|special requirement*'

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
