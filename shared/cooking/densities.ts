/** What a millilitre of a food weighs, for cups to grams. Rounded as kitchen scales are; no other facts. */
import { plainName, singular, wordsOf } from '../groceries/words.ts'

/** Grams in a millilitre; the names that weigh so. A longer name stands before its head noun. */
const GRAMS_PER_ML: readonly [number, string][] = [
  [0.53, 'flour|plain flour|self raising flour|bread flour|all purpose flour'],
  [
    0.5,
    'wholemeal flour|wholewheat flour|rye flour|cornflour|corn starch|cornstarch|custard powder',
  ],
  [0.39, 'gram flour|chickpea flour|coconut flake'],
  [0.7, 'semolina|polenta|cornmeal|potato starch'],
  [0.83, 'sugar|caster sugar|granulated sugar|white sugar'],
  [0.9, 'brown sugar|muscovado sugar|demerara sugar'],
  [0.5, 'icing sugar|powdered sugar'],
  [0.42, 'cocoa|cocoa powder|ground almond|almond flour'],
  [0.95, 'butter|margarine|lard|shortening'],
  [0.92, 'oil|olive oil|vegetable oil|sunflower oil|rapeseed oil|coconut oil|sesame oil|ghee'],
  [1.0, 'water|stock|broth|wine|vinegar|juice|lemon juice|tea|coffee|beer|cider'],
  [1.03, 'milk|buttermilk|cream|double cream|single cream|soured cream|coconut milk|passata'],
  [1.03, 'yogurt|natural yogurt|greek yogurt|creme fraiche|tomato puree|cream cheese'],
  [0.93, 'mayonnaise'],
  [1.05, 'ricotta|mascarpone|cottage cheese|peanut butter|tahini|hummus|pesto'],
  [1.4, 'honey|golden syrup|maple syrup|syrup|treacle|molasses'],
  [1.3, 'jam|marmalade|condensed milk'],
  [0.77, 'rice|basmati rice|long grain rice|risotto rice|couscous|quinoa|bulgur'],
  [0.8, 'lentil|red lentil|chickpea|bean|barley|pearl barley|split pea'],
  [0.6, 'pea|frozen pea|sweetcorn|blueberry|raspberry|blackberry|strawberry'],
  [0.38, 'oat|rolled oat|porridge oat|desiccated coconut|granola'],
  [0.45, 'breadcrumb|grated cheese|cheese|cheddar|parmesan|flaked almond'],
  [0.25, 'panko'],
  [0.13, 'spinach|baby spinach|rocket|basil|parsley|coriander leaf|kale|lettuce'],
  [0.62, 'raisin|sultana|currant|date|dried apricot|dried cranberry'],
  [0.5, 'walnut|pecan'],
  [0.6, 'almond|peanut|hazelnut|cashew|pistachio|pine nut|sunflower seed|pumpkin seed|sesame seed'],
  [0.7, 'chocolate chip|chia seed|flaxseed|linseed'],
  [1.2, 'salt|soy sauce|fish sauce|ketchup|table salt'],
  [0.9, 'baking powder|bicarbonate of soda|baking soda|bicarbonate'],
  [0.65, 'yeast|dried yeast'],
  [
    0.5,
    'curry powder|paprika|cumin|cinnamon|turmeric|ginger|chilli powder|black pepper|ground pepper|white pepper',
  ],
  [0.45, 'pasta|macaroni|penne'],
  [0.65, 'onion|carrot|mushroom|celery|red pepper|green pepper|yellow pepper'],
]

const BY_NAME = new Map(
  GRAMS_PER_ML.flatMap(([grams, names]) => names.split('|').map((name) => [name, grams] as const)),
)

/** Grams in one millilitre of the food, by the longest end of its name that is known; null for others. */
export function gramsPerMl(food: string): number | null {
  const words = wordsOf(plainName(food)).map(singular)
  for (let from = 0; from < words.length; from++) {
    const grams = BY_NAME.get(words.slice(from).join(' '))
    if (grams !== undefined) return grams
  }
  return null
}
