/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  told: 1.251,
  same: 3.919,
  alike: -0.512,
  form: 1.522,
  both: 2.422,
  covered: 1.523,
  often: 3.301,
  kind: 1.852,
  strange: -2.36,
  undecided: -0.981,
  nearStep: 0.635,
  nearDish: 1.0,
  nearVerb: 0.714,
  asSaid: -1.589,
  safety: 0.157,
  computed: 2.153,
  computedSame: -2.272,
  computedForm: 1.175,
  computedCovered: -1.077,
  computedKind: 1.54,
  computedUnknown: -4.682,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.055,
  unknown: 4.288,
  wordless: -1.134,
  oneWord: 0.799,
}
