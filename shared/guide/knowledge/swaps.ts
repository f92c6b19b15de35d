/** What can stand in for an ingredient, and how to find it in a text. No recipe is known here. */
import type { Swap } from './swap.ts'
import { BAKING_CUPBOARD } from './swaps-baking.ts'
import { CUPBOARD } from './swaps-cupboard.ts'
import { DAIRY_AND_EGGS } from './swaps-dairy.ts'
import { FLAVOUR_MEAT_AND_FISH } from './swaps-flavour.ts'
import { FRESH } from './swaps-fresh.ts'
import { SAUCES_AND_STOCKS } from './swaps-sauces.ts'
import { entriesIn, termFinder } from './term-index.ts'

export const SWAPS: readonly Swap[] = [
  ...DAIRY_AND_EGGS,
  ...BAKING_CUPBOARD,
  ...SAUCES_AND_STOCKS,
  ...CUPBOARD,
  ...FRESH,
  ...FLAVOUR_MEAT_AND_FISH,
]

/** They hold the name of a food that they are not. */
const NOT_MEANT =
  'almond butter|nut butter|cocoa butter|oat milk|almond milk|soya milk|soy milk|rice milk|oat drink|oat cream|soya cream|mustard seeds|garlic powder|garlic granules|garlic salt|onion powder|onion granules|ground ginger|stem ginger|ginger beer|lemon thyme|chilli con carne|honeycomb|sweet chilli sauce|black pepper|white pepper|salt and pepper|ground black pepper|peppercorns|pepper mill|orange peel|lemon peel|ginger biscuits|tomato soup|chicken soup|bread sauce|coffee beans|vanilla beans|rice paper|rice flour|coconut flour|coconut water|apple juice|milk chocolate chips|egg wash|egg timer|meat stock|cream cracker|fish and chips|oil on fire'.split(
    '|',
  )

export const findSwaps = termFinder(SWAPS, NOT_MEANT)

/** The swaps for the foods that a text names, in its order; 'coconut milk' is not milk. */
export function swapsIn(text: string): Swap[] {
  return entriesIn(findSwaps, text)
}
