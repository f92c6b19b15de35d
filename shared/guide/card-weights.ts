/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  told: 1.24,
  same: 3.838,
  alike: -0.601,
  form: 1.518,
  both: 2.547,
  covered: 1.572,
  often: 3.482,
  kind: 1.785,
  strange: -2.478,
  undecided: -0.907,
  nearStep: 0.789,
  nearDish: 1.0,
  nearVerb: 0.742,
  asSaid: -1.56,
  safety: 0.213,
  computed: 2.68,
  computedSame: -2.494,
  computedForm: 1.098,
  computedCovered: -1.294,
  computedKind: 1.368,
  computedUnknown: -4.742,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.073,
  unknown: 4.134,
  wordless: -1.145,
  oneWord: 0.895,
}
