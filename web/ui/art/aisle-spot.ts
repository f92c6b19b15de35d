/** The drawing over each section of a shop, by the words of its name. */
import type { MotifName } from './motifs.ts'

/** The first that fits. */
const SPOTS: [words: RegExp, motif: MotifName][] = [
  [/fish|seafood/i, 'fish'],
  [/meat|poultry|chicken/i, 'drum'],
  [/dairy|cheese|milk|egg/i, 'cheese'],
  [/frozen/i, 'peapod'],
  [/herb|spice|season/i, 'chilli'],
  [/tin|jar|can|bean|pulse/i, 'bean'],
  [/pasta|rice|grain|noodle/i, 'bow'],
  [/oil|vinegar|condiment|sauce/i, 'avo'],
  [/bak(?:ery|ed)|bread/i, 'pancake'],
  [/baking|sweet|dessert/i, 'pudding'],
  [/snack/i, 'cherry'],
  [/drink/i, 'lemon'],
  [/world/i, 'taco'],
  [/fruit/i, 'tomato'],
  [/veg/i, 'carrot'],
  [/cupboard|food/i, 'nest'],
  [/house|clean/i, 'bowl'],
]

/** A pot where no word fits. */
export function aisleSpot(name: string): MotifName {
  return SPOTS.find(([words]) => words.test(name))?.[1] ?? 'pot'
}
