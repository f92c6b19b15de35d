/** What foods contain that somebody may not eat, hidden cases too. No recipe, no diet is known here. */
import { termFinder } from './term-index.ts'

/** Things people avoid. 'rennet' stands for cheese that is made with an animal's. */
export type Trait =
  | 'meat'
  | 'pork'
  | 'fish'
  | 'shellfish'
  | 'dairy'
  | 'egg'
  | 'gluten'
  | 'nuts'
  | 'peanuts'
  | 'soya'
  | 'sesame'
  | 'alcohol'
  | 'honey'
  | 'gelatine'
  | 'rennet'

type Row = readonly [names: string, has: string]

/** Only what names the food counts here: a free-from product has an entry of its own, or a word before it. */
const ROWS: readonly Row[] = [
  [
    'chicken|chicken breast|chicken thigh|turkey|duck|goose|poultry|beef|steak|mince|veal|lamb|mutton|venison|rabbit|pheasant|meat|meatball|liver|kidneys|offal|oxtail|brisket|rump|sirloin|fillet steak|braising steak|shin|burger|goat meat|pigeon|quail',
    'meat',
  ],
  [
    'pork|bacon|pancetta|lardons|ham|gammon|prosciutto|parma ham|serrano|salami|pepperoni|chorizo|nduja|pork belly|pork shoulder|pork loin|pork fillet|black bacon|guanciale|mortadella|speck|pulled pork',
    'meat pork',
  ],
  ['sausage|chipolata|sausage meat|hot dog|frankfurter', 'meat pork gluten'],
  ['black pudding|haggis|white pudding|pork pie|sausage roll|scotch egg', 'meat pork gluten'],
  ['lard|pork scratchings|dripping|goose fat|duck fat|beef dripping', 'meat'],
  ['suet|beef suet', 'meat gluten'],
  ['vegetable suet', 'gluten'],
  [
    'chicken stock|beef stock|lamb stock|meat stock|bone broth|chicken broth|beef broth|ham stock|turkey stock',
    'meat gluten',
  ],
  ['chicken stock cube|beef stock cube|chicken bouillon', 'meat gluten'],
  ['stock|stock cube|broth|bouillon|gravy granules|gravy|stock pot', 'gluten meat'],
  ['vegetable stock|vegetable stock cube|vegetable bouillon|vegetable broth', 'gluten'],
  ['gelatine|gelatin|jelly|marshmallow|gummy sweets|jelly babies', 'gelatine'],
  [
    'fish|cod|haddock|salmon|trout|tuna|mackerel|sardine|anchovy|anchovies|pollock|hake|coley|plaice|sea bass|sea bream|halibut|monkfish|kipper|whitebait|herring|pilchard|smoked salmon|roe|caviar|white fish',
    'fish',
  ],
  ['fish finger|fish cake|breaded fish|fish goujon|scampi', 'fish gluten'],
  ['fish sauce|fish stock|nam pla|dashi|bonito|bonito flakes', 'fish'],
  ['worcestershire sauce|worcester sauce', 'fish gluten'],
  ['caesar dressing', 'fish egg dairy rennet'],
  ['gentlemans relish|tapenade|puttanesca sauce', 'fish'],
  [
    'prawn|shrimp|king prawn|crab|lobster|crayfish|langoustine|mussel|clam|oyster|scallop|squid|octopus|calamari|cockle|shellfish|seafood',
    'shellfish',
  ],
  ['oyster sauce', 'shellfish gluten soya'],
  [
    'shrimp paste|thai curry paste|red curry paste|green curry paste|laksa paste|thai red curry paste|thai green curry paste|xo sauce|belacan',
    'shellfish fish',
  ],
  ['kimchi', 'fish shellfish'],
  ['prawn cracker', 'shellfish'],
  [
    'milk|whole milk|semi skimmed milk|skimmed milk|butter|unsalted butter|ghee|cream|double cream|single cream|whipping cream|clotted cream|soured cream|sour cream|creme fraiche|yogurt|natural yogurt|greek yogurt|kefir|buttermilk|quark|skyr|cheese|cheddar|mature cheddar|red leicester|mozzarella|burrata|feta|halloumi|paneer|ricotta|mascarpone|cream cheese|soft cheese|cottage cheese|brie|camembert|goats cheese|goat cheese|goat s cheese|edam|gouda|wensleydale|lancashire cheese|stilton|blue cheese|evaporated milk|condensed milk|milk powder|whey|custard|ice cream|raita|tzatziki|lassi|dulce de leche|creamed rice|rice pudding',
    'dairy',
  ],
  [
    'parmesan|parmigiano|parmigiano reggiano|grana padano|pecorino|gorgonzola|gruyere|emmental|manchego|roquefort|comte|taleggio|asiago|caesar',
    'dairy rennet',
  ],
  [
    'milk chocolate|white chocolate|chocolate spread|fudge|toffee|caramel sauce|butterscotch|chocolate',
    'dairy',
  ],
  ['dark chocolate|plain chocolate', ''],
  ['nutella|hazelnut spread', 'dairy nuts soya'],
  ['margarine|spread|baking block', 'dairy'],
  [
    'egg|egg yolk|egg white|egg wash|omelette|frittata|quiche|meringue|meringue nest|pavlova|lemon curd|eggnog',
    'egg',
  ],
  ['mayonnaise|mayo|aioli|hollandaise|bearnaise|tartare sauce|salad cream', 'egg'],
  ['quorn|advocaat', 'egg'],
  [
    'egg noodle|fresh pasta|egg pasta|egg tagliatelle|egg pappardelle|pappardelle|fresh tagliatelle|fresh lasagne|fresh egg pasta|noodle|ramen noodle',
    'egg gluten',
  ],
  ['udon|udon noodle|soba|soba noodle|wheat noodle', 'gluten'],
  [
    'flour|plain flour|self raising flour|bread flour|wholemeal flour|strong flour|strong white flour|rye flour|spelt flour|spelt|rye|wheat|wheat flour|barley|pearl barley|bulgur|bulgur wheat|couscous|giant couscous|semolina|freekeh|farro|kamut|seitan|bran|wheatgerm|malt|malt extract|malt vinegar|brown sauce|orzo|pasta|spaghetti|penne|fusilli|macaroni|tagliatelle|linguine|farfalle|rigatoni|lasagne|lasagne sheet|gnocchi|bread|breadcrumb|panko|crouton|bread roll|burger bun|bun|baguette|ciabatta|sourdough|focaccia|pitta|pita|flatbread|tortilla|wrap|chapati|roti|bagel|crumpet|toast|matzo|cracker|rusk|weetabix|oat|porridge oat|rolled oat|oatmeal|granola|muesli|yorkshire pudding|dumpling|beer batter|cake|biscuit|digestive|digestive biscuit|shortcrust|shortcrust pastry|filo|filo pastry|pastry|pancake|crumble|stuffing|vegetable suet dumpling|couscous salad|tempura|wonton|gyoza|spring roll|flour tortilla',
    'gluten',
  ],
  [
    'naan|brioche|croissant|puff pastry|all butter puff pastry|scone|shortbread|garlic bread|all butter pastry|butter biscuit',
    'gluten dairy',
  ],
  ['brioche bun|sponge|sponge finger|muffin|cupcake|brownie|yorkshire', 'gluten dairy egg'],
  [
    'soy sauce|soya sauce|light soy sauce|dark soy sauce|teriyaki sauce|teriyaki|hoisin|hoisin sauce|black bean sauce|ketjap|kecap manis|gochujang|ponzu|miso|miso paste',
    'soya gluten',
  ],
  [
    'tamari|tofu|firm tofu|smoked tofu|silken tofu|tempeh|edamame|soya|soya milk|soya yogurt|soya cream|soya mince|soya bean|soya drink|natto',
    'soya',
  ],
  ['marmite|yeast extract|vegemite', 'gluten'],
  [
    'almond|ground almond|flaked almond|almond milk|almond flour|almond butter|walnut|pecan|cashew|cashew nut|pistachio|hazelnut|macadamia|brazil nut|chestnut|nut|mixed nuts|nut butter|praline|marzipan|frangipane|amaretti|nougat|pine nut|pine kernel|dukkah|romesco|walnut oil|almond extract|bakewell|baklava',
    'nuts',
  ],
  ['pesto|green pesto|red pesto', 'nuts dairy rennet'],
  ['korma paste|korma|korma sauce|pasanda', 'nuts dairy'],
  ['amaretto|frangelico', 'nuts alcohol'],
  [
    'peanut|peanut butter|satay|satay sauce|groundnut oil|peanut oil|groundnut|monkey nut',
    'peanuts nuts',
  ],
  [
    'tahini|sesame|sesame seed|sesame oil|toasted sesame oil|hummus|houmous|halva|zaatar|za atar|gomasio|baba ganoush',
    'sesame',
  ],
  [
    'wine|white wine|red wine|sherry|port|marsala|madeira|vermouth|brandy|rum|whisky|vodka|gin|cider|dry cider|mirin|shaoxing wine|shaoxing|rice wine|sake|liqueur|champagne|prosecco|kirsch|pernod|cointreau|tequila',
    'alcohol',
  ],
  ['beer|ale|stout|lager|guinness', 'alcohol gluten'],
  ['honey|honeycomb|beeswax|royal jelly', 'honey'],
  ['tiramisu', 'alcohol gluten dairy egg'],
  ['christmas pudding|mincemeat', 'alcohol gluten'],
  ['english mustard|mustard powder', 'gluten'],
  ['ketchup|baked beans|barbecue sauce|bbq sauce|curry sauce', ''],
  ['barbecue sauce|bbq sauce|brown sauce', 'gluten'],
  // What only sounds like one of the above.
  [
    'coconut milk|coconut cream|creamed coconut|coconut yogurt|coconut oil|coconut water|oat milk|oat drink|oat cream|rice milk|rice drink|cocoa butter|cream of tartar|butter bean|butternut squash|butternut|nutmeg|water chestnut|coconut|desiccated coconut|shea butter|butter lettuce|cream of coconut|cocoa',
    '',
  ],
  [
    'rice noodle|rice flour|rice paper|rice vermicelli|glass noodle|corn tortilla|corn tortillas|rice vinegar|rice wine vinegar|buckwheat|buckwheat flour|cornflour|potato flour|tapioca flour|gram flour|chickpea flour|polenta|cornmeal|quinoa|millet|white wine vinegar|red wine vinegar|wine vinegar|cider vinegar|sherry vinegar|eggplant|toasted seeds|beef tomato|fish mint|oyster mushroom|breadfruit|custard apple|rice cracker',
    '',
  ],
  [
    'nutritional yeast|ginger beer|root beer|jelly fungus|chicken of the woods|crab apple|honeydew melon|honey melon|honeynut squash|butterhead lettuce',
    '',
  ],
  ['oat milk|oat drink|oat cream|oat yogurt', 'gluten'],
]

const ENTRIES = ROWS.map(([names, has]) => ({
  words: names.split('|'),
  traits: has.split(' ').filter((trait) => trait !== '') as Trait[],
}))

/** The last entry with a name stands: a narrower meaning may follow a wider one. */
const BY_LAST = [...ENTRIES].reverse()
const find = termFinder(BY_LAST)

/** Words before a food that take something out of it. */
const FREE: readonly [RegExp, readonly Trait[]][] = [
  [/\bgluten[- ]free\b/i, ['gluten']],
  [/\b(?:dairy|lactose|milk)[- ]free\b/i, ['dairy', 'rennet']],
  [/\bnut[- ]free\b/i, ['nuts', 'peanuts']],
  [/\begg[- ]free\b/i, ['egg']],
  [/\balcohol[- ]free\b/i, ['alcohol']],
  [
    /\bvegetarian\b|\bveggie\b|\bmeat[- ]free\b/i,
    ['meat', 'pork', 'fish', 'shellfish', 'gelatine', 'rennet'],
  ],
  [
    /\bvegan\b|\bplant[- ](?:based|milk|drink|cream|yogh?urt)\b/i,
    ['meat', 'pork', 'fish', 'shellfish', 'gelatine', 'rennet', 'dairy', 'egg', 'honey'],
  ],
]

/** Names that were looked up before: a dish asks for the same few again and again. */
const known = new Map<string, ReadonlySet<Trait>>()
const KNOWN_MAX = 2_000

/** What a food contains by its name, or by its usual recipe. A food that is not known has none. */
export function traitsOf(name: string): ReadonlySet<Trait> {
  const before = known.get(name)
  if (before) return before
  const traits = new Set(find(name).flatMap(({ entry }) => entry.traits))
  for (const [word, taken] of FREE) {
    if (word.test(name)) for (const trait of taken) traits.delete(trait)
  }
  if (known.size < KNOWN_MAX) known.set(name, traits)
  return traits
}
