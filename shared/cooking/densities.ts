/** What a millilitre of a food weighs, for cups to grams. Rounded as kitchen scales are; no other facts. */
import { plainName, singular, wordsOf } from '../groceries/words.ts'

/** Grams in a millilitre; the names that weigh so. A longer name stands before its head noun. */
const GRAMS_PER_ML: readonly [number, string][] = [
  [0.53, 'flour|plain flour|self raising flour|bread flour|all purpose flour'],
  [0.5, 'wholemeal flour|wholewheat flour|rye flour|cornflour|corn starch|cornstarch'],
  [0.83, 'sugar|caster sugar|granulated sugar|white sugar'],
  [0.9, 'brown sugar|muscovado sugar|demerara sugar'],
  [0.5, 'icing sugar|powdered sugar|cocoa|cocoa powder|ground almond|almond flour'],
  [0.95, 'butter|margarine|lard'],
  [0.92, 'oil|olive oil|vegetable oil|sunflower oil|rapeseed oil|coconut oil'],
  [1.0, 'water|stock|broth|wine|vinegar|juice|lemon juice|tea|coffee|beer|cider'],
  [1.03, 'milk|buttermilk|cream|double cream|single cream|soured cream|coconut milk|passata'],
  [1.03, 'yogurt|natural yogurt|greek yogurt|creme fraiche|mayonnaise|tomato puree'],
  [1.4, 'honey|golden syrup|maple syrup|syrup|treacle|molasses'],
  [0.77, 'rice|basmati rice|long grain rice|risotto rice|couscous|quinoa|bulgur'],
  [0.8, 'lentil|red lentil|chickpea|bean|pea|barley|pearl barley'],
  [0.38, 'oat|rolled oat|porridge oat|breadcrumb'],
  [0.45, 'grated cheese|cheese|cheddar|parmesan|desiccated coconut'],
  [0.6, 'raisin|sultana|currant|walnut|pecan|almond|peanut|hazelnut|chocolate chip'],
  [1.2, 'salt|soy sauce|fish sauce|ketchup|table salt'],
  [0.9, 'baking powder|bicarbonate of soda|baking soda|yeast'],
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
