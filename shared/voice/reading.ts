/** Reads an utterance into what is meant: cut, scored, and put together again. Slots are not its business. */
import { core, correctionIn, spliced } from './cut.ts'
import type { VoiceContext } from './intents.ts'
import type { RoomName } from './meanings.ts'
import { type Model, type Scored, score } from './model.ts'
import { nameMatcher } from './names.ts'
import type { Word } from './phrase.ts'
import { type Span, spansOf } from './spans.ts'

/** Some words of an utterance and what they mean. */
export type Part = Scored & { words: Word[]; spans: Span[] }

/** Where somebody speaks, and what there has a name. */
export type Scene = { room: RoomName; context: VoiceContext; names: readonly string[] }

/** Ours: from here on a correction or a part is taken for one. */
const LIKELY = 0.5
const PART = 0.4

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
    const part = { words, spans, ...score(spans, room, context, model) }
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
    const before = corrected(cut.before).words
    const after = scored(cut.after)
    const mended = spliced({ words: before, spans: spansFor(before) }, after)
    const options = [...(mended ? [scored(mended)] : []), after]
    const best = options.reduce((a, b) => (b.sure > a.sure + 0.1 ? b : a))
    return best.sure >= LIKELY ? best : whole
  }

  return { scored, corrected, spansFor }
}

export type Reader = ReturnType<typeof readerFor>

/** Between two wishes. */
const JOINTS = new Set(['and', 'then', 'also', 'plus', 'but', 'so'])

/**
 * The wishes of an utterance in their order: two when both halves are sure of themselves, else one.
 */
export function readParts(words: readonly Word[], reader: Reader): Part[] {
  const whole = reader.corrected(words)
  return pairIn(whole, reader) ?? [whole]
}

/** Two wishes with a joint between them. */
function pairIn(whole: Part, reader: Reader): Part[] | null {
  let best: Part[] | null = null
  let most = PART
  // never within a thing that stands for itself: 'an hour and ten minutes'
  for (const { from: at, text } of whole.spans) {
    if (at === 0 || !JOINTS.has(text)) continue
    const left = reader.corrected(whole.words.slice(0, at))
    const right = reader.corrected(whole.words.slice(at))
    const both = Math.min(left.sure, right.sure)
    if (both <= most || !areTwo(left, right)) continue
    best = [left, right]
    most = both
  }
  return best
}

/** 'Milk and eggs' is one wish, 'ten for the rice and five for the peas' are two. */
function areTwo(left: Part, right: Part): boolean {
  const isTimed = ({ spans }: Part) =>
    spans.some(({ kind }) => kind === 'time' || kind === 'number')
  if (left.meaning === right.meaning) {
    if (left.meaning === 'howMuch') return right.spans.some(({ text }) => text === 'how')
    return left.meaning === 'startTimer' && isTimed(left) && isTimed(right)
  }
  const first = right.spans[0]?.kind
  return (
    !first || first === 'time' || first === 'more' || first === 'number' || left.meaning === 'tick'
  )
}
