/** Reads an utterance into what is meant: cut, scored, and put together again. Slots are not its business. */
import { core, correctionIn, spliced } from './cut.ts'
import type { VoiceContext } from './intents.ts'
import type { RoomName } from './meanings.ts'
import { type Model, type Scored, score } from './model.ts'
import { nameMatcher } from './names.ts'
import type { Word } from './phrase.ts'
import { type Span, spansOf } from './spans.ts'

/**
 * Some words of an utterance and what they mean. `isMeant`: something was told before it, or it corrects itself; nobody
 * does that who wants nothing.
 */
export type Part = Scored & { words: Word[]; spans: Span[]; isMeant: boolean }

/** Where somebody speaks, and what there has a name. */
export type Scene = { room: RoomName; context: VoiceContext; names: readonly string[] }

/** Ours: from here on a correction or a part is taken for one. */
const LIKELY = 0.5
const PART = 0.4
/** And from here on some words for talk. */
const TALK = 0.5
/** A part that is so sure is what is wanted, even where the whole is surer. */
const CLEAR = 0.85
/** From here on some words plainly tell something. */
const PLAINLY = 0.6
/** Two wishes are so sure where one is likely too. */
const PAIR = 0.6

/** Whether a part says what is wanted better than the whole: surer, or as well and without what is plainly told. */
function isBetter(wish: Part, told: Part, whole: Part): boolean {
  const sure = wish.sure * told.report
  // 'the table is on' is told as a whole
  if (sure > whole.sure && sure > whole.report) return true
  const isSame = wish.meaning === whole.meaning && wish.meaning !== 'ask'
  return isSame && told.report > CLEAR && wish.sure > CLEAR && told.words.length > 2
}

/** Reads utterances of one scene; what was scored once is remembered. */
export function readerFor({ room, context, names }: Scene, model: Model) {
  const matcher = nameMatcher(names)
  const isName = (words: string) => matcher(words) !== null
  const known = new Map<string, Part>()

  const spansFor = (words: readonly Word[]) =>
    spansOf(
      words.map(({ word }) => word),
      isName,
    )

  function scored(all: readonly Word[]): Part {
    const { from, to } = core(all.map(({ word }) => word))
    const words = all.slice(from, to)
    const key = words.map(({ word }) => word).join(' ')
    const before = known.get(key)
    if (before) return before
    const spans = spansFor(words)
    const part = { words, spans, ...score(spans, room, context, model), isMeant: false }
    known.set(key, part)
    return part
  }

  /** Where somebody corrects himself, what is meant in the end. */
  function corrected(all: readonly Word[]): Part {
    const whole = scored(all)
    const cut = correctionIn(
      whole.words,
      whole.words.map(({ word }) => word),
    )
    if (!cut) return whole
    // nobody corrects what was said to somebody else: 'hello, yeah, no, I am just cooking'
    if (whole.talk > TALK && scored(cut.before).talk > TALK) return whole
    const before = corrected(cut.before)
    const after = scored(cut.after)
    const mended = spliced({ words: before.words, spans: spansFor(before.words) }, after)
    const options = [...(mended ? [scored(mended)] : []), after]
    const best = options.reduce((a, b) => (b.sure > a.sure + 0.1 ? b : a))
    if (best.sure < LIKELY) return whole
    return { ...best, isMeant: before.meaning === best.meaning && before.sure >= LIKELY }
  }

  /** What is wanted, without what is told before it or after it. */
  function wanted(all: readonly Word[]): Part {
    const whole = corrected(all)
    let best = whole
    let most = 0
    // never within a thing that stands for itself
    for (const { from: at } of whole.spans.slice(1)) {
      const before = scored(whole.words.slice(0, at))
      const after = scored(whole.words.slice(at))
      for (const [told, wish] of [
        [before, after],
        [after, before],
      ] as const) {
        const sure = wish.sure * told.report
        if (sure <= most || sure < PART || !isBetter(wish, told, whole)) continue
        most = sure
        best = {
          ...wish,
          sure: Math.max(sure, wish.meaning === whole.meaning ? whole.sure : 0),
          isMeant: told === before && told.report >= PLAINLY && told.words.length > 2,
        }
      }
    }
    return best
  }

  return { scored, corrected, wanted }
}

export type Reader = ReturnType<typeof readerFor>

/** Between two wishes. */
const JOINTS = new Set(['and', 'then', 'also', 'plus', 'but', 'so'])

/**
 * The wishes of an utterance in their order: two when both halves are surer of themselves than the whole is of one.
 */
export function readParts(words: readonly Word[], reader: Reader): Part[] {
  const one = reader.wanted(words)
  const pair = pairIn(reader.corrected(words), one, reader)
  return pair ? pair.flatMap((part) => readParts(part, reader)) : [one]
}

/** Two wishes with a joint between them. */
function pairIn(whole: Part, one: Part, reader: Reader): (readonly Word[])[] | null {
  let best: (readonly Word[])[] | null = null
  let most = PART
  // never within a thing that stands for itself: 'an hour and ten minutes'
  for (const { from: at, text } of whole.spans) {
    if (at === 0 || !JOINTS.has(text)) continue
    const left = reader.wanted(whole.words.slice(0, at))
    const right = reader.wanted(whole.words.slice(at))
    // what only tells something is no wish, however it may be read
    const both = Math.min(left.sure * (1 - left.report), right.sure * (1 - right.report))
    if (both <= most || !areTwo(left, right)) continue
    if (one.sure > PAIR && both < PAIR) continue
    best = [whole.words.slice(0, at), whole.words.slice(at)]
    most = both
  }
  return best
}
/** Whether words begin as things of a list do: a joint, and then an amount, an article or a food. */
function isItem({ spans }: Part): boolean {
  const first = spans.find(({ text }) => !JOINTS.has(text))
  return (
    first !== undefined &&
    (first.kind === 'number' || first.kind === 'food' || ARTICLES.has(first.text))
  )
}

const ARTICLES = new Set(['a', 'an', 'some', 'more'])

/** 'Milk and eggs' is one wish, 'ten for the rice and five for the peas' are two. */
function areTwo(left: Part, right: Part): boolean {
  const isTimed = ({ spans }: Part) =>
    spans.some(({ kind }) => kind === 'time' || kind === 'number')
  // 'add avocados and a bag of chips': a list goes on
  if ((left.meaning === 'add' || left.meaning === 'addToPantry') && isItem(right)) return false
  if (left.meaning === right.meaning) {
    if (left.meaning === 'howMuch') return right.spans.some(({ text }) => text === 'how')
    return left.meaning === 'startTimer' && isTimed(left) && isTimed(right)
  }
  const first = right.spans[0]?.kind
  return (
    !first || first === 'time' || first === 'more' || first === 'number' || left.meaning === 'tick'
  )
}
