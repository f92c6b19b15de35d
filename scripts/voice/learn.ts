/** From the corpus to a packed model. Deterministic: the same corpus gives the same text. */
import { type Lexicon, lexiconOf } from '#shared/voice/lexicon.ts'
import { type PackedModel, pack } from '#shared/voice/packed.ts'
import { more } from './augment.ts'
import { type Line, readRecipes, TEXTBOOK, TIMER_NAMES } from './corpus.ts'
import { cutWords, exampleOf, meaningOf, wordsIn } from './examples.ts'
import { type Example, fitNet } from './fit.ts'
import { fitTags } from './fit-tags.ts'
import { amid, elsewhere, situated, type TalkLine } from './situations.ts'

/** Ours: a word that fewer speakers say is not one that commands are made of. */
const MIN_SPEAKERS = 3

/** Ours: a line of talk counts for more, as there is far more talk in a kitchen than in the corpus. */
const TALK_COUNTS = 2.4

/** The textbook is short, and what it says everybody says. */
const TEXTBOOK_COUNTS = 3

/** Learns from some lines, and from what is made of them. */
export function learn(commands: readonly Line[], talk: readonly TalkLine[]): PackedModel {
  const wishes = commands.filter(({ speaker }) => speaker !== TIMER_NAMES)
  const examples = examplesFrom(wishes, talk)
  return pack(examples.words.join(' '), fitNet(examples.all), fitTags(commands))
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
      const weight = line.speaker === TEXTBOOK ? TEXTBOOK_COUNTS : 1
      all.push(exampleOf(cutWords({ ...line, says }), meaning, line, known, weight))
      const parted = only && partedBy(line.report, says)
      if (!parted) continue
      all.push(exampleOf(cutWords({ ...line, says: parted.told }), 'report', line, known))
      all.push(exampleOf(cutWords({ ...line, says: parted.wish }), meaning, line, known))
    }
  }
  const add = (line: Line, weight: number) => {
    const [only] = line.does
    const known = lexicons.get(line.speaker) ?? lexicon
    all.push(exampleOf(cutWords(line), only ? meaningOf(only) : 'none', line, known, weight))
  }
  for (const line of amid(commands)) add(line, 1)
  for (const line of elsewhere(commands)) add(line, line.does.length > 0 ? TEXTBOOK_COUNTS : 1)
  for (const line of situated([...talk, ...readRecipes()]))
    all.push(exampleOf(cutWords(line), 'none', line, lexicon, TALK_COUNTS))
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

/** A line in what is told and what is wished. */
function partedBy(report: string | undefined, says: string): { told: string; wish: string } | null {
  if (!report || report.length >= says.length) return null
  if (says.startsWith(report)) return { told: report, wish: says.slice(report.length) }
  if (says.endsWith(report)) return { told: report, wish: says.slice(0, -report.length) }
  return null
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

/** What the textbook says counts for one speaker more. */
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
