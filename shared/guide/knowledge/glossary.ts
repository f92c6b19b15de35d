/** What an ingredient is, and which kind to choose. Table and finder; no recipe is known here. */
import { type Note, notes } from './note.ts'
import { entriesIn, termFinder } from './term-index.ts'

export const GLOSSARY: readonly Note[] = notes([
  [
    'potatoes|potato',
    'Floury potatoes (Maris Piper, King Edward) for mash, roasting, chips and baking; waxy ones (Charlotte, new potatoes) for salads and boiling.',
  ],
  [
    'apples|apple|bramley',
    'Bramleys cook down to a sharp, fluffy purée; eating apples such as Cox or Braeburn are sweeter and keep their shape.',
  ],
  [
    'onions|onion',
    'Brown onions for cooking; red ones are milder and good raw; white ones are sharp; shallots are sweet and fine.',
  ],
  [
    'rice',
    'Basmati or long-grain stays separate, risotto rice turns creamy, short-grain sticks together, brown rice takes twice as long.',
  ],
  [
    'oil|cooking oil',
    'Sunflower or rapeseed oil for high heat and baking, olive oil for gentler frying, extra virgin olive oil for dressing.',
  ],
  [
    'flour',
    'Plain for sauces, pastry and biscuits, self-raising for cakes and scones, strong for yeast bread.',
  ],
  [
    'cream',
    'Double cream whips and may be boiled; single is for pouring; whipping cream is in between; soured cream and crème fraîche are sharp.',
  ],
  [
    'sugar',
    'Caster for cakes, granulated for syrups, icing for icing, brown for toffee flavour, demerara for crunch.',
  ],
  [
    'steak',
    'For quick frying rump, sirloin, rib-eye, bavette or fillet; for stewing shin, chuck or braising steak.',
  ],
  ['mince', '5 % fat for sauces you cannot skim, 10 to 15 % for ragù, up to 20 % for burgers.'],
  [
    'tomatoes',
    'Ripe plum or vine tomatoes for cooking and salad; tinned plum tomatoes beat pale fresh ones in winter.',
  ],
  ['chocolate', 'For baking dark chocolate with 50 to 70 % cocoa.'],
  [
    'eggs',
    'Recipes mean medium to large eggs, about 50 g without the shell; the British Lion marks vaccinated hens.',
  ],
  [
    'tahini',
    'Tahini is a paste of sesame seeds, nutty and a little bitter; stir it well before use.',
  ],
  ['harissa', 'Harissa is a North African paste of chilli, garlic, cumin and coriander.'],
  ['orzo', 'Orzo is pasta in the shape of rice grains. It is wheat, so it has gluten.'],
  ['passata', 'Passata is sieved tomatoes, smooth and uncooked.'],
  [
    'tomato purée|tomato puree',
    'Tomato purée is tomatoes cooked down to a strong paste, from a tube or tin.',
  ],
  [
    'crème fraîche|creme fraiche',
    'Crème fraîche is thick cultured cream, mildly sour; the full-fat kind can be heated without splitting.',
  ],
  ['buttermilk', 'Buttermilk is thin, sour cultured milk; its acid wakes up bicarbonate of soda.'],
  ['mascarpone', 'Mascarpone is a very rich, sweet, soft cheese made of cream.'],
  ['ricotta', 'Ricotta is a light, grainy, mild fresh cheese made from whey.'],
  ['halloumi', 'Halloumi is a salty, firm cheese that browns in the pan without melting.'],
  ['paneer', 'Paneer is a mild, firm fresh cheese that does not melt.'],
  ['ghee', 'Ghee is butter with its water and milk solids cooked off, so it stands more heat.'],
  ['miso', 'Miso is a salty paste of fermented soya beans; it is stirred in off the heat.'],
  ['tamari', 'Tamari is a soy sauce made with little or no wheat; look for "gluten-free".'],
  [
    'fish sauce',
    'Fish sauce is a thin, salty sauce of fermented anchovies; it tastes deep, not fishy, once cooked.',
  ],
  ['hoisin', 'Hoisin is a thick, sweet, spiced soya bean sauce.'],
  ['gochujang', 'Gochujang is a Korean paste of chilli and fermented soya, sweet and hot.'],
  ['chipotle paste|chipotle', 'Chipotle is smoked, dried jalapeño; the paste is hot and smoky.'],
  [
    'worcestershire sauce',
    'Worcestershire sauce is a thin, sharp sauce of vinegar, tamarind and anchovies.',
  ],
  [
    'pak choi',
    'Pak choi is a mild Chinese cabbage with juicy white stalks; give the stalks a minute more than the leaves.',
  ],
  [
    'lemongrass',
    'Lemongrass is a woody stalk with a lemon scent; use the pale lower part, bruised or very finely chopped.',
  ],
  [
    'chestnut mushrooms',
    'Chestnut mushrooms are brown-capped button mushrooms with a little more taste.',
  ],
  ['cavolo nero', 'Cavolo nero is a dark Italian kale; strip out the stalks.'],
  ['celeriac', 'Celeriac is a knobbly root that tastes of celery, good mashed or roast.'],
  ['fennel', 'Fennel is a crisp white bulb with a taste of aniseed.'],
  ['shallots|shallot', 'Shallots are small, mild, slightly sweet onions.'],
  [
    'spring onions|spring onion',
    'Spring onions are young onions, mild enough to eat raw, green part too.',
  ],
  [
    'chorizo',
    'Chorizo is Spanish sausage with smoked paprika; "cooking chorizo" is raw and soft, the firm kind is cured.',
  ],
  ['pancetta', 'Pancetta is cured, unsmoked Italian pork belly.'],
  [
    'anchovies|anchovy',
    'Anchovies are small, salty cured fish; they melt into a sauce and leave savouriness.',
  ],
  ['capers', 'Capers are pickled flower buds, sharp and salty; rinse them.'],
  ['couscous', 'Couscous is tiny grains of semolina, so it is wheat.'],
  ['quinoa', 'Quinoa is a seed cooked like rice, free of gluten.'],
  ['bulgur wheat|bulgur', 'Bulgur is cracked, parboiled wheat.'],
  ['pearl barley', 'Pearl barley is polished barley, chewy and creamy in soups; it has gluten.'],
  ['puy lentils', 'Puy lentils are small green lentils that hold their shape.'],
  ['garam masala', 'Garam masala is a warm mix of ground spices, added near the end.'],
  [
    'smoked paprika',
    'Smoked paprika is ground dried peppers, smoked over oak; it may be sweet or hot.',
  ],
  ['cumin', 'Cumin is an earthy, warm spice, in seeds or ground.'],
  ['turmeric', 'Turmeric is a mild, yellow, slightly bitter root; it stains.'],
  ['saffron', 'Saffron is the dried threads of a crocus; soak a pinch in a spoonful of hot water.'],
  ['five spice', 'Five-spice is star anise, clove, cinnamon, fennel and Sichuan pepper, ground.'],
  [
    'bicarbonate of soda|bicarbonate',
    'Bicarbonate of soda raises a mixture that has something acid in it; baking powder brings its own acid.',
  ],
  [
    'baking powder',
    'Baking powder is bicarbonate of soda with an acid; it works as soon as it is wet, so bake soon.',
  ],
  ['cornflour', 'Cornflour is maize starch, for thickening; it has no gluten.'],
  ['muscovado|dark muscovado', 'Muscovado is unrefined cane sugar, moist and toffee-like.'],
  ['demerara', 'Demerara is a coarse, pale brown sugar that stays crunchy.'],
  ['golden syrup', 'Golden syrup is a thick, buttery-tasting sugar syrup.'],
  ['panko', 'Panko is coarse, dry Japanese breadcrumbs that fry very crisp.'],
  ['filo', 'Filo is paper-thin pastry; keep it under a damp cloth and butter each layer.'],
  ['tofu', 'Tofu is pressed soya curd: firm for frying, silken for blending.'],
  ['gelatine', 'Gelatine sets liquids and is made from animals; agar is the plant one.'],
  ['meringue nests', 'Meringue nests are dry baked egg white and sugar.'],
  ['bay leaves|bay', 'Bay leaves give a gentle, herbal scent; take them out before serving.'],
  ['stock', 'Stock is water flavoured with bones or vegetables; a cube in hot water does.'],
])

const find = termFinder(GLOSSARY, [
  'fish stock',
  'rice vinegar',
  'rice noodles',
  'ice cream',
  'egg noodles',
])

/** What the ingredients that a text names are. */
export function glossaryIn(text: string): Note[] {
  return entriesIn(find, text)
}
