/** Refusals that reach ahead: 'no', 'without', 'allergic to' and the list that follows them. */
import { liftAhead, liftAt } from './lifts.ts'
import {
  avoid,
  avoidAll,
  avoidGuesses,
  hasCue,
  isAny,
  isFillerBetween,
  type Judged,
  type Mode,
  type Reading,
  type State,
  wordAt,
} from './reading.ts'

const OPENERS = new Set(['or', 'nor', 'also', 'neither', 'plus'])

/** Whether the part before was refusing a list that goes on in this one. */
function inherited(reading: Reading, state: State): Mode | null {
  const { part, foods, isBare } = state
  const open = reading.states[state.at - 1]?.open ?? null
  const [first] = foods
  if (!open || !first || part.joiner === 'but' || part.joiner === 'word') return null
  const opener = wordAt(reading, part.from)
  const isOr = OPENERS.has(opener) || (opener === 'and' && !open.isMet)
  if (part.joiner === 'line' && !isBare) return null
  if (part.joiner === 'sentence' && !isOr && (open.isMet || !isBare)) return null
  if (!isFillerBetween(reading, part.from, first.from)) return null
  if (open.isMet && hasCue(reading, 'merely', part.from, first.from)) return null
  const isDish =
    first.to < part.to && !reading.foodAt.has(first.to) && !isAny(reading, first.to, 'filler')
  return isDish && !isOr && open.isMet ? null : { ...open, isMet: true }
}

/** Goes through a part from left to right, until a sentence turns to a wish. */
export function refuseAhead(reading: Reading, state: State): void {
  const { part } = state
  const { foodAt } = reading
  let mode = inherited(reading, state)
  for (let at = part.from; at < part.to; ) {
    const food = foodAt.get(at)
    const lifting = mode ? 0 : liftAt(reading, state, at)
    if (lifting > 0) {
      at = liftAhead(reading, state, at + lifting)
      continue
    }
    const next = refusalAt(reading, state, at, mode)
    if (next && !(food && food.to > next.to)) {
      mode = next
      at = next.to
      continue
    }
    if (food && mode && isOver(reading, mode, food)) mode = null
    if (food && mode && !food.isDiet) {
      avoid(food, mode.isIll, mode.isMet ? mode.to : mode.at)
      mode.isMet = true
      mode.to = food.to
    } else if (!food && mode?.isMet && turns(reading, mode, at)) mode = null
    at = food ? food.to : at + 1
  }
  if (mode?.isMet) state.open = isFillerBetween(reading, mode.to, part.to) ? mode : null
  else if (mode && !mode.isSwap && reading.manner !== 'search') closeUnmet(reading, state, mode)
}

/** 'No dairy pasta' looks for pasta: in a search box what no 'and' joins is not refused. */
function isOver({ manner, tokens }: Reading, mode: Mode, { from }: Judged): boolean {
  return manner === 'search' && mode.isMet && mode.to === from && tokens[from]?.gap === ' '
}

/** The refusal that begins at a word. */
function refusalAt(reading: Reading, { part }: State, at: number, old: Mode | null): Mode | null {
  const { cues } = reading
  const isFirst = at === part.from
  const complaint = isFirst && !part.isQuestion ? cues('complaint', at) : 0
  const before = Math.max(cues('before', at), complaint)
  const isAnswer = isFirst && wordAt(reading, at) === 'no' && cues('answered', at + 1) > 0
  const not = isAnswer || isCompound(reading, at) ? 0 : cues('not', at)
  const isBut = !isFirst && isExcept(reading, part.from, at)
  if (before === 0 && not === 0 && !isBut) return null
  const to = at + Math.max(before, not, 1)
  const isBefore = before > 0 && before >= not
  const isOnWay = old?.isIll === true && !old.isMet
  return {
    isIll: isOnWay || (isBefore && hasCue(reading, 'strong', at, to)),
    isMet: false,
    isSwap: isBefore && cues('swap', at) > 0,
    isVerb: !isBefore && cues('verbNot', at) > 0 && !(isFirst && wordAt(reading, at) === 'not'),
    at,
    to,
  }
}

/** 'No-waste', 'no-churn'. */
function isCompound(reading: Reading, at: number): boolean {
  const isGlued = reading.tokens[at + 1]?.gap === '-'
  return isGlued && wordAt(reading, at) === 'no' && isAny(reading, at + 1, 'noFood')
}

/** 'Everything but prawns', 'all veg bar peppers'; any 'but' inside a part is one. */
function isExcept(reading: Reading, from: number, at: number): boolean {
  const word = wordAt(reading, at)
  if (word === 'but') return true
  return (word === 'bar' || word === 'save') && hasCue(reading, 'all', from, at)
}

/** Whether a word behind refused foods begins a wish. */
function turns(reading: Reading, mode: Mode, at: number): boolean {
  const before = wordAt(reading, at - 1)
  if (before === 'or' || before === 'nor') return false
  const word = wordAt(reading, at)
  if (word === 'with' && mode.to === at) return true
  if (mode.isSwap && ['for', 'with', 'by', 'to'].includes(word)) return true
  return reading.cues('turn', at) > 0
}

/** What a refusal that met no food was said of: of the foods before it, of another part, of no food at all. */
function closeUnmet(reading: Reading, state: State, mode: Mode): void {
  const { part, foods } = state
  const tail = contentBetween(reading, mode.to, part.to)
  const earlier = foods.filter((food) => food.to <= mode.at && food.stance !== 'lifted')
  const isExcept = reading.cues('except', mode.at) > 0 && !mode.isVerb
  if (mode.isVerb && tail.length > 0) closeVerb(reading, state, mode, tail, earlier)
  else if (tail.length === 0 && earlier.length > 0 && isDishAlone(reading, mode, earlier)) {
    // 'tomatoes, never again. Soup without'
    state.open = mode
    state.lone = 'weak'
  } else if (earlier.length > 0 && (tail.length === 0 || isExcept)) avoidAll(earlier, mode.isIll)
  else if (tail.length === 0) {
    state.open = mode
    state.lone = mode.isIll ? 'strong' : 'weak'
  } else if (isAny(reading, tail[0] ?? -1, 'pronoun') || !isAny(reading, tail[0] ?? -1, 'noFood')) {
    closeUnknown(reading, state, mode, tail, earlier)
  }
}

/** 'Soup without': the soup is wished. */
function isDishAlone(reading: Reading, { at, to }: Mode, earlier: readonly Judged[]): boolean {
  const isWithout = to - at === 1 && ['without', 'minus', 'sans'].includes(wordAt(reading, at))
  return isWithout && earlier.every(({ from }) => isAny(reading, from, 'dish'))
}

/** 'Without it' speaks of a food named before; 'no zander' of one that the table does not know. */
function closeUnknown(
  reading: Reading,
  state: State,
  mode: Mode,
  tail: readonly number[],
  earlier: readonly Judged[],
): void {
  const last = earlier.at(-1)
  const isAbout = tail.every((at) => isAny(reading, at, 'eating', 'pronoun'))
  // 'we love fish! Except my brother'
  const isSomebodyElse =
    isAny(reading, mode.at, 'except') && tail.some((at) => isAny(reading, at, 'somebody'))
  // 'cake without egs' is no refusal of the cake
  const isNext = last?.to === mode.at && unknownAmong(reading, tail).length > 0
  const isSaid =
    isAny(reading, mode.at, 'anywhere') ||
    (last && !isNext && isLinkBetween(reading, last.to, mode.at))
  // 'fish and fish sauce are both a no for our Linh'
  const isNoun = wordAt(reading, mode.at) === 'no' && wordAt(reading, mode.at - 1) === 'a'
  if (last && isAbout && isOfEarlier(reading, tail)) state.lone = mode.isIll ? 'strong' : 'weak'
  if (last && (isAbout || isSaid || isNoun)) avoidAll(earlier, mode.isIll)
  else if (isAbout || isSomebodyElse) state.lone = mode.isIll ? 'strong' : 'weak'
  else if (!isDietIn(reading, tail) && !isAny(reading, tail[0] ?? -1, 'dish')) {
    if (!avoidGuesses(reading, state, unknownAmong(reading, tail), mode.isIll))
      reading.unsure.push({
        from: mode.at,
        to: (tail.at(-1) ?? mode.at) + 1,
        isRemark: !mode.isIll && wordAt(reading, mode.at) !== 'nor' && isTelling(reading, tail),
      })
    if (mode.isIll) avoidAll(earlier, true)
  }
}

/** 'Prawns I cannot eat', "fish does not agree with me", "I don't eat zander". */
function closeVerb(
  reading: Reading,
  state: State,
  mode: Mode,
  tail: readonly number[],
  earlier: readonly Judged[],
): void {
  const last = earlier.at(-1)
  const isSubject = last !== undefined && isLinkBetween(reading, last.to, mode.at)
  const isAbout = tail.every((at) => isAny(reading, at, 'eating', 'pronoun', 'somebody'))
  const isBeside = state.part.joiner === 'word' && reading.states[state.at - 1]?.isBare === true
  if (last && isAbout && isOfEarlier(reading, tail)) state.lone = 'weak'
  if (last && (isSubject || isAbout)) avoidAll(earlier, mode.isIll)
  else if (isAbout || (!last && isBeside)) state.lone = 'weak'
  else if (!last && isUnknownEaten(reading, tail, mode.to)) {
    if (!avoidGuesses(reading, state, unknownAmong(reading, tail), false))
      reading.unsure.push({ from: mode.at, to: state.part.to })
  }
}

/** 'Not the smallest pinch', 'not travelling': more than the one word that may name a food, and no word of eating. */
function isTelling(reading: Reading, tail: readonly number[]): boolean {
  if (tail.some((at) => OF_FOOD.test(wordAt(reading, at)) || isAny(reading, at, 'eats')))
    return false
  return tail.length > 1 || /...(?:ing|ed)$/.test(wordAt(reading, tail[0] ?? -1))
}

const OF_FOOD =
  /^(?:with|in|of|or|nor|and|contain\w*|eat\w*|foods?|dish\w*|meals?|products?|stuff|things?)$/

/** Words that have no meaning here: one of them may be a misspelt food. */
function unknownAmong(reading: Reading, places: readonly number[]): number[] {
  return places.filter(
    (at) =>
      !isAny(reading, at, 'noFood', 'eating', 'pronoun', 'somebody', 'plain', 'filler', 'anywhere'),
  )
}

/** 'Tacos that have not any': perhaps of what an earlier sentence named. */
function isOfEarlier(reading: Reading, tail: readonly number[]): boolean {
  return tail.some((at) => ['any', 'it', 'them', 'that', 'those'].includes(wordAt(reading, at)))
}

/** "I don't eat zander": what is eaten is not known. */
function isUnknownEaten(reading: Reading, tail: readonly number[], behind: number): boolean {
  // 'like' says nothing elsewhere, so it may be none of the tail
  const verb = isAny(reading, behind, 'eats')
    ? behind
    : tail.find((at) => isAny(reading, at, 'eats'))
  const object = tail.filter((at) => verb !== undefined && at > verb)
  const isFood = object.some(
    (at) => !isAny(reading, at, 'noFood', 'eating', 'pronoun', 'somebody', 'dish'),
  )
  return isFood && !object.some((at) => isAny(reading, at, 'noFood')) && !isDietIn(reading, object)
}

function isDietIn({ foodAt }: Reading, places: readonly number[]): boolean {
  return places.some((at) => foodAt.get(at)?.isDiet)
}

/** The places of words that say something; pronouns do. */
function contentBetween(reading: Reading, from: number, to: number): number[] {
  const places: number[] = []
  for (let at = from; at < to; at++) {
    if (!isAny(reading, at, 'filler') || isAny(reading, at, 'pronoun')) places.push(at)
  }
  return places
}

const LINK_MAX = 4

/** 'Prawns really do | not agree': the food is what the refusal is said of. 'Chicken that is | not dry' is no such. */
function isLinkBetween(reading: Reading, from: number, to: number): boolean {
  if (to - from > LINK_MAX) return false
  for (let at = from; at < to; at++) if (!isAny(reading, at, 'verbLink')) return false
  return true
}
