/** What each sign counts, fitted by `node scripts/fit-coach.ts`: change the entries or the questions, then fit anew. */
import type { NoneSigns, Weighed } from './card-chances.ts'

export const WEIGHTS: Weighed = {
  topic: 3.795,
  topicSure: 0.258,
  computedTopic: 4.234,
  meant: 6.369,
  meantEach: -0.127,
  covered: 1.463,
  often: 0.065,
  told: 1.009,
  strange: -1.185,
  undecided: 0.102,
  nearStep: 0.471,
  nearDish: 1,
  nearVerb: 0.299,
  safety: -0.011,
  computed: 0.458,
  computedMeant: -4.729,
  computedCovered: -0.034,
  computedUnknown: -1.319,
  here: 3.562,
  beside: -1.037,
  whole: 2.153,
  note: 0.841,
  noteMeant: 3.555,
  noteCovered: 0.201,
  noteUnknown: -2.033,
}
export const NONE_WEIGHTS: NoneSigns = {
  always: 5.799,
  unknown: 1.6,
  wordless: -0.627,
  oneWord: -0.818,
  offTopic: 1.889,
  offTopicSure: 2.163,
}
