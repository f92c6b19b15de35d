/** Reads the messages of `shared/diets/corpus/`: `[-prawns]` is refused, `[+rice]` wished. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { doubtFeatures, type Lexicon } from '#shared/diets/doubt-features.ts'
import { readingOf } from '#shared/diets/read-needs.ts'
import type { Judged, Reading, State } from '#shared/diets/reading.ts'
import { ROOT } from '../project.mjs'

export const FOLDER = join(ROOT, 'shared/diets/corpus')

/** A food of a message, as the rules read it. */
export type Marked = {
  file: string
  text: string
  words: string
  isRefused: boolean
  reading: Reading
  state: State
  food: Judged
}

const MARK = /\[([-+])([^\]]*)\]/g

/** All foods that are marked and that the reader finds. Throws where a line has no mark. */
export function readCorpus(): Marked[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
        .trim()
        .split('\n')
        .flatMap((line) => markedIn(line, file)),
    )
}

/** Ours: a word that fewer messages say is as new as a stranger's words will be. */
const SAID_MIN = 3

/** The words that messages say. */
export function lexiconOf(marked: readonly Marked[]): Lexicon {
  const said = new Map<string, number>()
  for (const { tokens } of new Set(marked.map(({ reading }) => reading))) {
    for (const word of new Set(tokens.map(({ word }) => word)))
      said.set(word, (said.get(word) ?? 0) + 1)
  }
  return new Set([...said].filter(([, count]) => count >= SAID_MIN).map(([word]) => word))
}

export function featuresOf({ reading, state, food }: Marked, lexicon: Lexicon): string[] {
  return [...doubtFeatures(reading, state, food, lexicon)]
}

/** Of what the weights are made. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(FOLDER).toSorted()) hash.update(readFileSync(join(FOLDER, file)))
  return hash.digest('hex').slice(0, 16)
}

function markedIn(line: string, file: string): Marked[] {
  const spans: { start: number; end: number; isRefused: boolean }[] = []
  let text = ''
  let last = 0
  for (const match of line.matchAll(MARK)) {
    const [whole, sign, words = ''] = match
    text += line.slice(last, match.index)
    spans.push({ start: text.length, end: text.length + words.length, isRefused: sign === '-' })
    text += words
    last = match.index + whole.length
  }
  if (spans.length === 0) throw new Error(`${file}: no food is marked in '${line}'`)
  text += line.slice(last)
  const { reading, said } = readingOf(text, 'talk')
  return reading.states.flatMap((state) =>
    state.foods.flatMap((food) => {
      const start = said[food.from]?.start ?? 0
      const end = said[food.to - 1]?.end ?? 0
      const span = spans.find((each) => each.start < end && start < each.end)
      if (!span || food.isDiet) return []
      const words = text.slice(start, end)
      return [{ file, text, words, isRefused: span.isRefused, reading, state, food }]
    }),
  )
}
