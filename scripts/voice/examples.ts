/** Makes examples for training out of the corpus: what the model will see of each line, and what it should say. */
import { core, correctionIn, spliced } from '#shared/voice/cut.ts'
import { featuresOf } from '#shared/voice/features.ts'
import type { Lexicon } from '#shared/voice/lexicon.ts'
import { isPossible, MEANINGS, type Meaning } from '#shared/voice/meanings.ts'
import { nameMatcher } from '#shared/voice/names.ts'
import { tokenise } from '#shared/voice/normalise.ts'
import type { Word } from '#shared/voice/phrase.ts'
import { type Span, spansOf } from '#shared/voice/spans.ts'
import type { Line, Meant } from './corpus.ts'
import type { Example } from './fit.ts'

/** The same wish under the names that rooms and rules give it. */
const SAME: Record<string, Meaning> = {
  startStepTimer: 'startTimer',
  tickIngredient: 'tick',
  tickItem: 'tick',
  untickIngredient: 'untick',
  untickItem: 'untick',
  addToShoppingList: 'add',
  addItems: 'add',
  askCoach: 'ask',
  askAssistant: 'ask',
}

/** The class of a command. Throws for an intent that there is none for. */
export function meaningOf({ intent, slots }: Meant): Meaning {
  if (intent === 'scroll') return slots.direction === 'up' ? 'scrollUp' : 'scrollDown'
  if (intent === 'volume') return slots.direction === 'up' ? 'volumeUp' : 'volumeDown'
  const name = intent === 'speechRate' ? slots.direction : (SAME[intent] ?? intent)
  const meaning = MEANINGS.find((each) => each === name)
  if (!meaning) throw new Error(`no meaning for ${intent}`)
  return meaning
}

export function wordsIn(text: string): Word[] {
  const heard = tokenise(text)
  return heard.words.map((word, at) => ({ word, raw: heard.raws[at] ?? word }))
}

/** What has a name in a line's situation. */
export function namesIn(context: Line['context']): string[] {
  return [
    ...(context.timers ?? []).map(({ label }) => label).filter((label) => label !== ''),
    ...(context.ingredients ?? []),
    ...(context.items ?? []),
    ...(context.recipes ?? []),
  ]
}

/** Cuts words into spans in a line's situation. */
export function spanner(context: Line['context']): (words: readonly Word[]) => Span[] {
  const matcher = nameMatcher(namesIn(context))
  return (words) =>
    spansOf(
      words.map(({ word }) => word),
      (name) => matcher(name) !== null,
    )
}

function trimmed(words: readonly Word[]): Word[] {
  const { from, to } = core(words.map(({ word }) => word))
  return words.slice(from, to)
}

/** The words of a line as reading would cut them: a self-correction is carried out. */
export function cutWords(line: Line): Word[] {
  const words = trimmed(wordsIn(line.says))
  const cut =
    line.kind === 'corrected'
      ? correctionIn(
          words,
          words.map(({ word }) => word),
        )
      : null
  if (!cut) return words
  const spans = spanner(line.context)
  const [before, after] = [trimmed(cut.before), trimmed(cut.after)]
  const mended = spliced(
    { words: before, spans: spans(before) },
    { words: after, spans: spans(after) },
  )
  return trimmed(mended ?? after)
}

/** What the model learns from some words said in a line's situation. */
export function exampleOf(
  words: readonly Word[],
  label: Meaning,
  { context, room }: Pick<Line, 'context' | 'room'>,
  lexicon: Lexicon,
  weight = 1,
): Example {
  const spans = spanner(context)(words)
  return {
    features: [...featuresOf(spans, room, context, lexicon)],
    label: MEANINGS.indexOf(label),
    allowed: MEANINGS.flatMap((meaning, at) => (isPossible(meaning, room, context) ? [at] : [])),
    weight,
  }
}
