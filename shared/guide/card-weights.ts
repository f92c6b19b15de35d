/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  told: 1.292,
  same: 3.957,
  alike: -1.117,
  form: 1.295,
  both: 2.42,
  covered: 1.74,
  often: 3.597,
  kind: 1.686,
  strange: -1.9,
  undecided: -1.017,
  nearStep: 0.456,
  nearDish: 1,
  nearVerb: 0.384,
  asSaid: -1.557,
  safety: 0.092,
  computed: 1.588,
  computedSame: -2.061,
  computedForm: 1.077,
  computedCovered: -1.02,
  computedKind: 1.81,
  computedUnknown: -5.179,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 4.671,
  unknown: 4.397,
  wordless: -1.144,
  oneWord: 1.102,
}
