/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  computedAsSaid: 0.512,
  asSaid: 1.225,
  verbatim: 1.603,
  meant: 6.111,
  meantEach: 0.037,
  covered: 1.196,
  often: 1.962,
  told: 1.293,
  strange: -2.234,
  undecided: -0.873,
  nearStep: 0.561,
  nearDish: 1,
  nearVerb: 0.397,
  safety: 0.307,
  computed: 0.175,
  computedMeant: -3.271,
  computedCovered: -0.029,
  computedUnknown: -5.261,
  here: 3.435,
  beside: -0.41,
  whole: 1.995,
  note: 1.09,
  noteMeant: 2.222,
  noteCovered: 0.142,
  noteUnknown: -1.506,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.86,
  unknown: 4.32,
  wordless: -1.073,
  oneWord: 0.208,
}
