/**
 * Whether a food that nothing refuses, and no frame ('I have', 'how about') wishes, is plainly wished all the same: as
 * part of a dish ('mushroom pasta'), as so much of it ('six eggs'), by what follows it ('mushrooms please'), or because
 * nothing else is said at all ('leeks, ham, quick supper'). 'Me and tomatoes no friends' has none of these: it is asked
 * about. Judged last, when all refusals are known: 'pies yes, kidneys never'.
 */
import { isStory } from './beside-wish.ts'
import { isNewSentence } from './parts.ts'
import { isHarmlessInside, isPlain } from './plain-words.ts'
import { hasCue, isAny, type Judged, type Reading, type State, wordAt } from './reading.ts'

/** Ours: nobody says more around one food, and a text without full stops is read in linear time. */
const WORDS_MAX = 20

/** What proves that a food is wished. */
export type Proof = 'dish' | 'behind' | 'counted' | 'in dish' | 'alone'

/** The first proof that holds, `null` where none does. */
export function proofOfWish(reading: Reading, state: State, food: Judged): Proof | null {
  if (isDish(reading, food)) return 'dish'
  if (isFarOff(reading, state, food)) return null
  if (isWishedBehind(reading, state, food)) return 'behind'
  if (isCounted(reading, state, food)) return 'counted'
  if (isInDish(reading, state, food)) return 'in dish'
  return isAloneInList(reading, state) ? 'alone' : null
}

/** What a wish is taken from: so many words, or a proof. */
export type Backing = Proof | 'framed' | null

export function backingOf(reading: Reading, state: State, food: Judged): Backing {
  return food.isFramed ? 'framed' : proofOfWish(reading, state, food)
}

/** 'Burger', 'couscous salad': asked for as a dish, of whatever it is made. */
export function isDish(reading: Reading, { to }: Judged): boolean {
  return isAny(reading, to - 1, 'dish')
}

/** They say something of a food, or of somebody: then a part is more than a list. */
const SAYING = new Set(
  `i i'm me we us you he she him her they them it it's that is are was were be been do does did have has had having
  could should would can will going goes come comes take takes eat eats eating without again`.split(
    /\s+/,
  ),
)
const DENIES = /^(?:no|not|never|none|nothing|neither|nor|hardly|barely|less|minus|zero)$/
/** Before somebody: 'for her', 'feed us'. */
const FOR = new Set(['for', 'feed', 'feeds'])

/** Whether a word beside a food belongs to a list or a dish, or to a refusal that has found another food. */
function isListed(reading: Reading, { part, foods }: State, at: number): boolean {
  if (reading.foodAt.has(at) || isHarmlessInside(reading, part.from, at)) return true
  if (foods.some((food) => food.stance === 'avoided' && food.saidFrom <= at && at < food.saidTo))
    return true
  const word = wordAt(reading, at)
  if (DENIES.test(word)) return false
  if (SAYING.has(word)) return FOR.has(wordAt(reading, at - 1))
  return isPlain(reading, part.from, at) || isAny(reading, at, 'amount', 'frame', 'asking')
}

/** Before 'with' they say how far off something is: 'up to here with mushrooms', 'no friends with tomatoes'. */
const FAR = new Set('here there through over up done friends'.split(' '))

function isFarOff(reading: Reading, { part }: State, { from }: Judged): boolean {
  for (let at = from - 1; at > part.from && at > from - WORDS_MAX; at--) {
    if (wordAt(reading, at) === 'with') return FAR.has(wordAt(reading, at - 1))
    if (!reading.foodAt.has(at) && !isAny(reading, at, 'filler')) return false
  }
  return false
}

/** 'Mushrooms please', 'salmon in the freezer', and not 'olives need not come'. */
function isWishedBehind(reading: Reading, state: State, { to }: Judged): boolean {
  const end = Math.min(state.part.to, to + WORDS_MAX)
  for (let at = to; at < end; at++) {
    const length = Math.max(reading.cues('wishAfter', at), reading.cues('placed', at))
    const word = wordAt(reading, at)
    if (length > 0 && word !== 'i') return !DENIES.test(wordAt(reading, at + length))
    if (DENIES.test(word)) return false
    if (!reading.foodAt.has(at) && !isPlain(reading, state.part.from, at)) return false
  }
  return false
}

const NUMBER =
  /^(?:\d+(?:g|kg|ml|l|oz|lbs?)?|two|three|four|five|six|seven|eight|nine|ten|twelve|dozen)$/

/** 'Six eggs and not much else': so much is there. */
function isCounted(reading: Reading, { part }: State, { from, to }: Judged): boolean {
  if (!NUMBER.test(wordAt(reading, from - 1))) return false
  for (let at = to; at < part.to && at < to + WORDS_MAX; at++) {
    if (SAYING.has(wordAt(reading, at))) return false
  }
  return true
}

/** A dish stands among the plain words around it, or how it is cooked before it: 'soup with celery', 'roast lamb'. */
function isInDish(reading: Reading, state: State, { from, to }: Judged): boolean {
  const { part } = state
  const isCooked = from > part.from && isAny(reading, from - 1, 'kitchen')
  if (isCooked && !isAny(reading, from - 1, 'filler')) return true
  for (let at = to; at < part.to && at < to + WORDS_MAX && isListed(reading, state, at); at++) {
    if (isAny(reading, at, 'dish')) return true
  }
  for (let at = from - 1; at >= part.from && at > from - WORDS_MAX; at--) {
    if (!isListed(reading, state, at)) return false
    if (isAny(reading, at, 'dish')) return true
  }
  return false
}

const alone = new WeakMap<State, boolean>()

/** Nothing is said of the foods of a part, in it or beside it; found out once for all of them. */
function isAloneInList(reading: Reading, state: State): boolean {
  const before = alone.get(state)
  if (before !== undefined) return before
  const isAlone =
    isOnlyNamed(reading, state) && (isProposed(reading, state) || !isStoryBeside(reading, state))
  alone.set(state, isAlone)
  return isAlone
}

/** 'My oven is broken, pork on the hob?': what a message ends with and asks. */
function isProposed({ states }: Reading, { at, part }: State): boolean {
  return part.isQuestion && at > 0 && at === states.length - 1
}

function isOnlyNamed(reading: Reading, state: State): boolean {
  for (let at = state.part.from; at < state.part.to; at++) {
    if (!isListed(reading, state, at)) return false
  }
  return true
}

/** Whether the sentence of a list tells a story, or the next one does of 'them'. */
function isStoryBeside(reading: Reading, { at }: State): boolean {
  const { states } = reading
  const isTold = (each: number) => states[each] !== undefined && isStory(reading, states[each])
  const joinerOf = (each: number) => states[each]?.part.joiner ?? 'start'
  for (let each = at; each > at - WORDS_MAX && !isNewSentence(joinerOf(each)); each--) {
    if (isTold(each - 1)) return true
  }
  for (let each = at + 1; each < at + WORDS_MAX && each < states.length; each++) {
    const { part } = states[each] ?? { part: null }
    if (isNewSentence(joinerOf(each)))
      return isTold(each) && part !== null && hasCue(reading, 'pronoun', part.from, part.to)
    if (isTold(each)) return true
  }
  return false
}
