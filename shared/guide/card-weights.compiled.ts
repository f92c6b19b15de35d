/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  told: 1.333,
  same: 3.821,
  alike: -1.042,
  form: 1.432,
  both: 2.291,
  covered: 1.818,
  often: 3.477,
  kind: 1.638,
  strange: -2.13,
  undecided: -1.002,
  nearStep: 0.473,
  nearDish: 1,
  nearVerb: 0.366,
  asSaid: -1.72,
  safety: 0.232,
  computed: 1.997,
  computedSame: -2.151,
  computedForm: 0.849,
  computedCovered: -1.254,
  computedKind: 1.786,
  computedUnknown: -5.294,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 4.994,
  unknown: 4.477,
  wordless: -1.158,
  oneWord: 1.283,
}
