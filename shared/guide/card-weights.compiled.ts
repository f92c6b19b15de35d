/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  topic: 3.643,
  topicSure: 0.125,
  computedTopic: 4.121,
  meant: 6.185,
  meantEach: -0.073,
  covered: 1.694,
  often: 0.016,
  told: 0.992,
  strange: -1.145,
  undecided: 0.098,
  nearStep: 0.465,
  nearDish: 1,
  nearVerb: 0.29,
  safety: -0.007,
  computed: 0.391,
  computedMeant: -4.597,
  computedCovered: -0.027,
  computedUnknown: -1.277,
  here: 3.596,
  beside: -1.024,
  whole: 2.196,
  note: 0.946,
  noteMeant: 3.421,
  noteCovered: 0.037,
  noteUnknown: -2.107,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.657,
  unknown: 1.661,
  wordless: -0.435,
  oneWord: -0.605,
  offTopic: 1.806,
  offTopicSure: 2.236,
}
