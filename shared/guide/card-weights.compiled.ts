/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  computedAsSaid: 0.666,
  asSaid: 1.236,
  verbatim: 1.537,
  meant: 6.042,
  meantEach: 0.03,
  covered: 1.205,
  often: 2.057,
  told: 1.322,
  strange: -2.125,
  undecided: -0.878,
  nearStep: 0.526,
  nearDish: 1,
  nearVerb: 0.337,
  safety: 0.288,
  computed: -0.213,
  computedMeant: -3.169,
  computedCovered: -0.018,
  computedUnknown: -5.282,
  here: 3.448,
  beside: -0.459,
  whole: 1.943,
  note: 0.794,
  noteMeant: 2.399,
  noteCovered: 0.226,
  noteUnknown: -1.589,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.974,
  unknown: 4.377,
  wordless: -1.003,
  oneWord: 0.292,
}
