/** How to know when food is done, and how to find it in a text. No recipe is known here. */

import { BAKES } from './doneness-bakes.ts'
import type { Doneness } from './doneness-entry.ts'
import { EGGS_GRAINS_AND_VEGETABLES } from './doneness-food.ts'
import { OTHER_MEAT_AND_FISH, RAW_RISKS } from './doneness-meat.ts'
import { entriesIn, termFinder } from './term-index.ts'

export const DONENESS: readonly Doneness[] = [
  ...RAW_RISKS,
  ...OTHER_MEAT_AND_FISH,
  ...EGGS_GRAINS_AND_VEGETABLES,
  ...BAKES,
]

const MADE_OF =
  'stock|broth|sauce|gravy|bouillon|paste|cube|seasoning|powder|fat|bone|salt|soup|granules|spread'
const MADE_FROM =
  'chicken|beef|fish|lamb|pork|duck|turkey|prawn|shrimp|onion|garlic|mushroom|tomato'

/** Ingredients named after a food that they are not, and tools. */
const NOT_MEANT = [
  ...MADE_FROM.split('|').flatMap((food) => MADE_OF.split('|').map((kind) => `${food} ${kind}`)),
  ...'egg wash|egg yolk|egg white|egg cup|rice vinegar|rice wine|rice flour|rice paper|potato starch|coffee beans|vanilla beans|bread flour|bread knife|mince pie|pie dish|cake tin|tart tin|loaf tin|cake rack|coconut cream|double cream|single cream|soured cream|sour cream|creme fraiche|ice cream|fish sauce|soy sauce|worcestershire sauce|hot sauce|oyster sauce|black pepper|white pepper|cayenne pepper|salt and pepper|chilli pepper|tomato puree|apple juice|apple vinegar|curry powder|curry paste|breadcrumbs|bread crumbs|stock'.split(
    '|',
  ),
]

const find = termFinder(DONENESS, NOT_MEANT)

/** The tests for the foods that a text names, in its order. */
export function donenessIn(text: string): Doneness[] {
  return entriesIn(find, text)
}
