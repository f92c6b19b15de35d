/** From the corpus to a packed model. Deterministic: the same corpus gives the same text. */
import type { VoiceContext } from '#shared/voice/intents.ts'
import { type Lexicon, lexiconOf } from '#shared/voice/lexicon.ts'
import { type PackedModel, pack } from '#shared/voice/packed.ts'
import { dice } from '../chance.ts'
import { more } from './augment.ts'
import { type Line, readRecipes, TEXTBOOK } from './corpus.ts'
import { cutWords, exampleOf, meaningOf, wordsIn } from './examples.ts'
import { type Example, type Fitted, fitWeights } from './fit.ts'

/** Ours: a word that fewer speakers say is not one that commands are made of. */
const MIN_SPEAKERS = 2
/** Ours: the largest weight as a whole number; 31 measured the same, and weighs 20 kB more. */
const STEPS = 16

export type TalkLine = { says: string; group: string }

/** Learns from some lines, and from what is made of them. */
export function learn(commands: readonly Line[], talk: readonly TalkLine[]): PackedModel {
  const examples = examplesFrom(commands, talk)
  return packed(fitWeights(examples.all), examples.words)
}

/** All examples, and the words that commands are made of, the most common first. */
export function examplesFrom(commands: readonly Line[], talk: readonly TalkLine[]) {
  const speakers = speakersByWord(commands)
  const words = commonWords(speakers)
  const lexicon = lexiconOf(words)
  // a word that only one speaker says is as new to the others as a stranger's words will be
  const lexicons = new Map<string, Lexicon>()
  for (const name of new Set(commands.map(({ speaker }) => speaker))) {
    if (name === TEXTBOOK) continue
    lexicons.set(name, lexiconOf(commonWords(speakers, name)))
  }
  const others = [...new Set(talk.flatMap(({ says }) => says.split(' ')))].filter(
    (word) => /^[a-z]{4,}$/.test(word) && !speakers.has(word),
  )
  const all: Example[] = []
  for (const line of [...commands, ...more(commands, others)]) {
    const known = lexicons.get(line.speaker) ?? lexicon
    for (const { says, does } of singles(line)) {
      const [only] = does
      const meaning = only ? meaningOf(only) : 'none'
      all.push(exampleOf(cutWords({ ...line, says }), meaning, line, known))
    }
  }
  for (const line of situated([...talk, ...readRecipes()]))
    all.push(exampleOf(cutWords(line), 'none', line, lexicon))
  return { all, words, lexicon }
}

/** A line with one wish, or the two halves of one with two, where it is plain where they part. */
function singles(line: Line): Pick<Line, 'says' | 'does'>[] {
  const [first, second, third] = line.does
  if (!first || !second) return [line]
  const halves = line.says.split(/ (?:and then|and also|and|then|also) /)
  const [left, right, more] = halves
  if (third || !left || !right || more) return []
  return [
    { says: left, does: [first] },
    { says: right, does: [second] },
  ]
}

/** Who says each word. */
function speakersByWord(lines: readonly Line[]): Map<string, Set<string>> {
  const speakers = new Map<string, Set<string>>()
  for (const { says, speaker } of lines) {
    for (const { word } of wordsIn(says)) {
      if (/^\d/.test(word)) continue
      const known = speakers.get(word) ?? new Set()
      speakers.set(word, known.add(speaker))
    }
  }
  return speakers
}

/** What the textbook says is known, whoever says it too. */
function isPlain(who: ReadonlySet<string>): boolean {
  return who.has(TEXTBOOK)
}

/** The words that enough speakers say, without one of them. */
function commonWords(speakers: ReadonlyMap<string, ReadonlySet<string>>, without = ''): string[] {
  return [...speakers]
    .map(
      ([word, who]) =>
        [word, who.size - Number(who.has(without)) + (isPlain(who) ? 1 : 0)] as const,
    )
    .filter(([, count]) => count >= MIN_SPEAKERS)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([word]) => word)
}

const ROOMS = ['cooking', 'cooking', 'cooking', 'shopping', 'kitchen'] as const
const RICE = { label: 'rice', remaining: 300, running: true }
const STATES: readonly VoiceContext[] = [
  {},
  {},
  {},
  { timers: [RICE] },
  { timers: [RICE, { label: 'potatoes', remaining: 900, running: true }] },
  { timers: [{ ...RICE, running: false }] },
  { panel: 'ingredients' },
  { speaking: true },
  { alarmRinging: true, timers: [{ ...RICE, remaining: 0 }] },
  { pending: 'finish' },
  { pending: 'cancelAll', timers: [RICE] },
  { pending: 'duration' },
]

/** Talk goes on whatever the app does: each line in a situation of its own. */
export function situated(talk: readonly TalkLine[]): Line[] {
  const random = dice(11)
  return talk.map(({ says, group }) => {
    const anywhere = ROOMS[Math.floor(random() * ROOMS.length)] ?? 'cooking'
    const room = group.startsWith('shop') ? 'shopping' : anywhere
    const context = STATES[Math.floor(random() * STATES.length)] ?? {}
    return { says, does: [], kind: 'talk', room, context, speaker: group }
  })
}

function packed({ weights }: Fitted, words: readonly string[]): PackedModel {
  const sizes = [...weights.values()].flatMap((row) =>
    [...row].map(Math.abs).filter((size) => size > 0),
  )
  const unit = Number((sizes.reduce((a, b) => Math.max(a, b), 0) / STEPS).toPrecision(6))
  const rows = [...weights]
    .sort(([a], [b]) => a - b)
    .map(([bucket, row]) => {
      const values = [...row].map((value) => Math.round(value / unit))
      return [bucket, values] as const
    })
    .filter(([, values]) => values.some((value) => value !== 0))
  return pack(words.join(' '), unit, rows)
}
