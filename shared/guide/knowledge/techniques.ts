/** What the words of a recipe mean, and how to find them in a text. No recipe is known here. */
import type { Technique } from './technique.ts'
import { BAKING } from './techniques-baking.ts'
import { DOUGH } from './techniques-dough.ts'
import { DRY_HEAT } from './techniques-dry.ts'
import { PREPARING } from './techniques-finish.ts'
import { KNIFE_WORK } from './techniques-knife.ts'
import { SAUCES } from './techniques-sauce.ts'
import { WET_HEAT } from './techniques-wet.ts'
import { entriesIn, stem, termFinder } from './term-index.ts'

export const TECHNIQUES: readonly Technique[] = [
  ...DRY_HEAT,
  ...WET_HEAT,
  ...KNIFE_WORK,
  ...BAKING,
  ...DOUGH,
  ...SAUCES,
  ...PREPARING,
]

/** Words of cooking that mean no technique where they stand. */
const NOT_MEANT =
  'tomato puree|curry paste|reduce heat|reduce the temperature|reduce to a simmer|brown sugar|brown rice|brown bread|brown sauce|brown onion|brown lentil|the rest|rest of|the rest of|golden brown|until brown|deep brown|boiling water|boiling kettle|kettle|baking tray|baking tin|baking dish|baking sheet|baking paper|baking powder|baking soda|frying pan|roasting tin|roasting tray|grill pan|steamer basket|whipping cream|bread knife|bread flour|slice of bread|slices bread|slices of bread|rolling pin|icing sugar|tray bake|press play|egg white|spring onion|stir in|dressing gown|season it|set the timer|set a timer|pancake batter|core temperature|at the core|ice cream|ice cube|set of|peel off|roast potato|roast chicken|roast beef|minced beef|minced pork|minced lamb|beef mince|lamb mince|pork mince|turkey mince|fry the mince|mince pie|of mince|the mince|bread roll|naan bread|the bread|warm bread|toast the bread|garlic bread|soup stock|stock cube|stone baked|pizza stone|bulb|stick|smoked|smoky|shake the pan'.split(
    '|',
  )

const find = termFinder(TECHNIQUES, NOT_MEANT, stem)

/** The techniques that a text names, in its order; verbs in any form. */
export function techniquesIn(text: string): Technique[] {
  return entriesIn(find, text)
}
