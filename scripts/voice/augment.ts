/** Makes more of the corpus: what recognisers mishear, what is told before a wish, and wishes that are only told of. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dice } from '../chance.ts'
import { FOLDER, type Line } from './corpus.ts'

/** Ours: how many more lines of each kind are made of a plain one. */
const MISHEARD = 0.6
const REPORTED = 0.5
const RETOLD = 0.4
const SWAPPED = 0.5

const linesOf = (name: string) =>
  readFileSync(join(FOLDER, 'words', name), 'utf8')
    .split('\n')
    .filter((line) => line !== '')

const confusions = new Map(
  linesOf('confusions.txt').map((line): [string, string[]] => {
    const [word = '', heard = ''] = line.split(': ')
    return [word, heard.split(' ')]
  }),
)
const reports = linesOf('reports.txt')
const retold = linesOf('retold.txt')
const JOINTS = ['', '', 'so', 'and', 'now', 'right', 'okay', 'then']

/** Words without which a wish is about something else. */
const NOUNS =
  /\b(?:timers?|steps?|recipe|ingredients|list|alarm|volume|mic|microphone|minutes?|seconds?|hours?|cooking|one|bit)\b/

/**
 * More lines, always the same ones. `others` are words of talk. What is made of a line keeps its speaker, so
 * that nobody who is left out is learnt from.
 */
export function more(lines: readonly Line[], others: readonly string[]): Line[] {
  const random = dice(23)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const made: Line[] = []
  for (const line of lines) {
    if (line.does.length !== 1 || line.kind === 'corrected') continue
    const [only] = line.does
    const { says } = line
    const misheard = confuse(says, pick)
    if (misheard !== says && random() < MISHEARD)
      made.push({ ...line, says: misheard, kind: 'misheard' })
    if (line.kind !== 'plain' || line.room !== 'cooking') continue
    const isAnswer = ['confirm', 'deny', 'stopAlarm'].includes(only?.intent ?? '')
    if (random() < REPORTED && !isAnswer) {
      const report = pick(reports)
      made.push({ ...line, says: `${report} ${pick(JOINTS)} ${says}`, kind: 'report', report })
    }
    if (
      random() < RETOLD &&
      !isAnswer &&
      says.split(' ').length > 2 &&
      only?.intent !== 'askCoach'
    ) {
      made.push({ ...line, says: `${pick(retold)} ${says}`, does: [], kind: 'talk' })
    }
    if (random() < SWAPPED && NOUNS.test(says) && others.length > 0) {
      made.push({ ...line, says: says.replace(NOUNS, pick(others)), does: [], kind: 'talk' })
    }
  }
  return made
}

/** One word that can be misheard, misheard. */
function confuse(says: string, pick: <Item>(items: readonly Item[]) => Item): string {
  const words = says.split(' ')
  const places = [...words.keys()].filter((at) => confusions.has(words[at] ?? ''))
  if (places.length === 0) return says
  const at = pick(places)
  const heard = confusions.get(words[at] ?? '') ?? []
  return words.with(at, pick(heard)).join(' ')
}
