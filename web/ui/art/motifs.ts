/** Every motif by name. */
import type { Kit } from './kit.ts'
import * as dishes from './motifs-dishes.ts'
import * as herbsAndFruit from './motifs-herbs-and-fruit.ts'
import * as larder from './motifs-larder.ts'
import * as vegetables from './motifs-vegetables.ts'

export const MOTIFS = {
  ...vegetables,
  ...herbsAndFruit,
  ...larder,
  ...dishes,
} satisfies Record<string, (kit: Kit) => string>

export type MotifName = keyof typeof MOTIFS

/** Things that would spill: they stay level. */
export const UPRIGHT: ReadonlySet<MotifName> = new Set<MotifName>([
  'pot',
  'bowl',
  'pudding',
  'pancake',
  'hen',
  'taco',
  'coconut',
  'nest',
])
