/** Lines of a page that belong to one part, as its list: items, their headings, nothing twice. Pure. */
import type { IngredientGroup } from '../recipes/groups.ts'
import type { Line } from './page-lines.ts'
import { isControl, isEnd, type Part, partOfHeading, partOfLine } from './page-words.ts'
import { readSubheading } from './text-lines.ts'

/** `headings` are those between ingredients; a method's stand before their steps. */
export type List = { texts: string[]; headings: IngredientGroup[] }

/** The part that a line opens, as a heading by its tag or by its words. */
export function headingPart(line: Line): Part | null {
  return line.level > 0 ? partOfHeading(line.text) : partOfLine(line.text)
}

export function charsOf(lines: Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0)
}

/** The lines as a list: an item's lines together, each with the heading before it. */
export function listOf(lines: Line[], part: Part): List {
  const items = new Set(lines.filter(({ item }) => item > 0).map(({ item }) => item))
  const itemChars = charsOf(lines.filter(({ item }) => item > 0))
  const isList = items.size > 1 && (part === 'ingredients' || 3 * itemChars >= charsOf(lines))
  const entries: Entry[] = []
  let heading = ''
  let last = 0
  for (const line of lines) {
    const { text, level, item } = line
    if (headingPart(line) !== null || isControl(text)) continue
    const before = entries.at(-1)
    if (level > 0 || (item === 0 && readSubheading(text) !== null)) {
      heading = isEnd(text) ? '' : text.replace(/[:.…]+$/, '')
    } else if (isList && item === 0) continue
    else if (isList && item === last && before) before.text += ` ${text}`
    else {
      entries.push({ heading, text })
      heading = ''
      last = item
    }
  }
  return asList(onlyOnce(entries), part)
}

type Entry = { heading: string; text: string }

function asList(entries: Entry[], part: Part): List {
  if (part === 'method') {
    const texts = entries.map(({ heading, text }) =>
      heading === '' ? text : `${heading}: ${text}`,
    )
    return { texts, headings: [] }
  }
  return {
    texts: entries.map(({ text }) => text),
    headings: entries.flatMap(({ heading: name }, start) => (name === '' ? [] : [{ name, start }])),
  }
}

/** A page may hold a list twice or more, for narrow and for wide screens, in other measures. */
function onlyOnce(entries: Entry[]): Entry[] {
  for (const times of [2, 3]) {
    const size = entries.length / times
    if (size >= 2 && Number.isInteger(size) && repeats(entries, size)) return entries.slice(0, size)
  }
  return entries.filter(({ text }, at) => text !== entries[at - 1]?.text)
}

/** Whether the first `size` come again and again, most of them of the same words. */
function repeats(entries: Entry[], size: number): boolean {
  const same = entries.filter(({ text }, at) => wordsIn(text) === wordsIn(entries[at % size]?.text))
  return same.length >= entries.length * (size > 2 ? 0.9 : 1)
}

/** The words of three letters on, so that '85 g butter' and '3 oz butter' are the same. */
function wordsIn(text = ''): string {
  return (
    text
      .toLowerCase()
      .match(/\p{L}{3,}/gu)
      ?.join(' ') ?? text
  )
}
