/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  told: 1.256,
  same: 3.815,
  alike: -0.556,
  form: 1.481,
  both: 2.433,
  covered: 1.486,
  often: 3.337,
  kind: 1.788,
  strange: -2.199,
  undecided: -0.966,
  nearStep: 0.629,
  nearDish: 1.0,
  nearVerb: 0.705,
  asSaid: -1.578,
  safety: 0.145,
  computed: 1.962,
  computedSame: -2.242,
  computedForm: 1.238,
  computedCovered: -0.884,
  computedKind: 1.678,
  computedUnknown: -4.678,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 4.907,
  unknown: 4.314,
  wordless: -1.133,
  oneWord: 0.816,
}
