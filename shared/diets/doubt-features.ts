/** What the doubt about a wished food is made of: the words around it and what the rules found. Judges nothing. */
import type { CueKind } from './cues.ts'
import { isNewSentence } from './parts.ts'
import { isAny, type Judged, type Reading, type State, wordAt } from './reading.ts'
import { backingOf } from './wish-proof.ts'

/** Words that stand right beside it count by their place, so many to each side. */
const BESIDE = 3
/** Ours: words of a sentence farther off than this say nothing of it, and a text without full stops stays linear. */
const SENTENCE_WORDS = 40
/** Kinds of words that refuse, hurt or wish, and so mean the same whichever of them is said. */
const KINDS: readonly CueKind[] = [
  'not',
  'before',
  'tight',
  'split',
  'hurts',
  'ill',
  'strong',
  'complaint',
  'ailment',
  'faith',
  'except',
  'swap',
  'frame',
  'amount',
  'placed',
  'howTo',
  'asking',
  'wishAfter',
  'dish',
  'liking',
  'again',
  'noFood',
  'somebody',
  'pronoun',
  'eats',
]
const LOUD: readonly CueKind[] = ['not', 'before', 'hurts', 'ill', 'strong', 'complaint', 'ailment']

const NUMBER = /\d|^(?:two|three|four|five|six|seven|eight|nine|ten|twelve|dozen|half|couple)$/
/** Words that many messages say. */
export type Lexicon = ReadonlySet<string>
/** A word that few say may mean anything. */
const NEW = '<new>'

/** The features of a food in a reading whose foods are judged, without repetition. */
export function doubtFeatures(
  reading: Reading,
  state: State,
  food: Judged,
  lexicon: Lexicon,
  backing = backingOf(reading, state, food),
  surroundings = surroundingsOf(reading, state, lexicon),
): Set<string> {
  const features = new Set<string>(surroundings)
  const heard: Heard = { reading, food, lexicon, features }
  beside(heard)
  within(heard, state)
  const { part } = state
  features.add(`joined ${part.joiner}`)
  features.add(`followed ${reading.states[state.at + 1]?.part.joiner ?? 'end'}`)
  features.add(`long ${Math.min(5, Math.floor((part.to - part.from) / 3))}`)
  if (part.isQuestion) features.add('question')
  if (state.at === 0) features.add('first')
  if (state.at === reading.states.length - 1) features.add('last')
  features.add(`proof ${backing}`)
  if (food.isSuspected) features.add('suspected')
  if (reading.foods.some((other) => other !== food && isRefused(other))) features.add('refusing')
  return features
}

/** Whether words that few say stand in the part of a food. */
export function isStrangelySaid(reading: Reading, { part }: State, lexicon: Lexicon): boolean {
  for (let at = part.from; at < part.to; at++) {
    if (!reading.foodAt.has(at) && !isSaidOften(wordAt(reading, at), lexicon)) return true
  }
  return false
}

function isSaidOften(word: string, lexicon: Lexicon): boolean {
  return NUMBER.test(word) || lexicon.has(word)
}

/** What is only suspected may be judged anew. */
function isRefused({ stance, isSuspected }: Judged): boolean {
  return stance === 'avoided' && !isSuspected
}

type Place = { reading: Reading; food: Judged | null; lexicon: Lexicon }
type Heard = Place & { food: Judged; features: Set<string> }

/** A food stands for any: what is said of mussels is said of leeks. */
function nameAt({ reading: { foodAt, tokens }, food, lexicon }: Place, at: number): string {
  const other = foodAt.get(at)
  if (other && other === food) return '@'
  if (other) return isRefused(other) ? '#refused' : '#food'
  const word = tokens[at]?.word
  if (word === undefined) return '^'
  if (NUMBER.test(word)) return '0'
  return lexicon.has(word) ? word : NEW
}

/** The words to one side, a food of several words being one. */
function namesFrom(heard: Heard, from: number, by: 1 | -1): string[] {
  const { reading } = heard
  const names: string[] = []
  for (let at = from; names.length < BESIDE; at += by) {
    names.push(nameAt(heard, at))
    const other = reading.foodAt.get(at)
    while (other && reading.foodAt.get(at + by) === other) at += by
    if (at < 0 || at >= reading.tokens.length) break
  }
  return names
}

function beside(heard: Heard): void {
  const { food, features } = heard
  const [left = '^', left2 = '^', left3 = '^'] = namesFrom(heard, food.from - 1, -1)
  const [right = '^', right2 = '^', right3 = '^'] = namesFrom(heard, food.to, 1)
  features.add(`l1 ${left}`).add(`l2 ${left2}`).add(`l3 ${left3}`)
  features.add(`r1 ${right}`).add(`r2 ${right2}`).add(`r3 ${right3}`)
  features.add(`ll ${left2} ${left}`).add(`rr ${right} ${right2}`).add(`lr ${left} ${right}`)
  features.add(`lll ${left3} ${left2} ${left}`).add(`rrr ${right} ${right2} ${right3}`)
}

function within(heard: Heard, { part }: State): void {
  const { reading, food, features } = heard
  let before = '^'
  const from = Math.max(part.from, food.from - SENTENCE_WORDS)
  const to = Math.min(part.to, food.to + SENTENCE_WORDS)
  for (let at = from; at < to; at++) {
    const name = nameAt(heard, at)
    const side = at < food.from ? 'before' : 'behind'
    features.add(`p ${name}`).add(`${side} ${name}`).add(`pair ${before} ${name}`)
    before = name
    for (const kind of KINDS) if (isAny(reading, at, kind)) features.add(`${side} =${kind}`)
  }
}

/** What the rest of the sentence of a part and the parts next to it say: the same of all its foods. */
export function surroundingsOf(
  reading: Reading,
  { at, part: own }: State,
  lexicon: Lexicon,
): ReadonlySet<string> {
  const { states } = reading
  const features = new Set<string>()
  const place: Place = { reading, food: null, lexicon }
  const wordsOf = (other: State | undefined, mark: string) => {
    if (!other) return
    for (let word = other.part.from; word < other.part.to; word++) {
      features.add(`${mark} ${nameAt(place, word)}`)
      for (const kind of LOUD) if (isAny(reading, word, kind)) features.add(`${mark} =${kind}`)
    }
  }
  let count = 0
  for (let each = at; each >= 0 && count < SENTENCE_WORDS; each--) {
    const part = states[each]?.part ?? own
    count += part.to - part.from
    if (each < at) wordsOf(states[each], 'earlier')
    if (isNewSentence(part.joiner)) break
  }
  count = 0
  for (let each = at + 1; each < states.length && count < SENTENCE_WORDS; each++) {
    const part = states[each]?.part ?? own
    if (isNewSentence(part.joiner)) break
    count += part.to - part.from
    wordsOf(states[each], 'later')
  }
  wordsOf(states[at - 1], 'previous')
  wordsOf(states[at + 1], 'next')
  return features
}
