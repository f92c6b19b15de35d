/** A text in Markdown taken apart: recipes, the parts of each, items of lists. Knows no front matter. */
import { readIngredientLine } from '../../imports/ingredient-line.ts'
import { readHeading, readSubheading, type Section } from '../../imports/text-lines.ts'
import { type ListPart, withHeading } from '../recipe-lines.ts'

const HEADING = /^(#{1,6})\s+(.+?)\s*#*$/
/** A line that names ingredients, at the least. */
export const INGREDIENTS = /^(?:#{1,6}\s+|\*\*)?ingredients?\b.{0,30}$/im

/** A recipe's lines by what they are; `intro` stands before the first list. */
export type Part = { title: string; intro: string[] } & Record<Section | 'nutrition', string[]>

/** Parts under titles of the first level where each has ingredients, else all as one. */
export function recipesIn(body: string): Part[] {
  const lines = body.replaceAll('\r\n', '\n').split('\n')
  const starts = lines.flatMap((line, at) => (/^#\s+\S/.test(line) ? [at] : []))
  const several = starts.map((start, at) => lines.slice(start, starts[at + 1]))
  const isEach = several.length > 1 && several.every((one) => INGREDIENTS.test(one.join('\n')))
  return (isEach ? several : [lines]).map(partOf)
}

/** A heading that names no list ends the list before it, unless it stands below that list's own. */
function partOf(lines: readonly string[]): Part {
  const part: Part = emptyPart()
  let into: string[] = part.intro
  let level = 0
  for (const line of lines) {
    const heading = headingOf(line)
    const kind = heading && kindOf(heading.words)
    if (heading && kind) {
      into = part[kind]
      level = heading.level
    } else if (heading?.level === 1 && part.title === '') part.title = heading.words
    else {
      if (heading && heading.level <= level) into = part.other
      if (!RULE.test(line)) into.push(line)
    }
  }
  return part
}

const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,})\s*$/

/** '## Words' by its level; words in bold alone on a line are below all of them. */
function headingOf(line: string): { level: number; words: string } | null {
  const [, marks = '', words = ''] = HEADING.exec(line) ?? []
  if (marks !== '') return { level: marks.length, words: plain(words) }
  const bold = /^\*\*([^*]+?)\*\*:?$/.exec(line.trim())
  return bold ? { level: 7, words: plain(bold[1] ?? '') } : null
}

function kindOf(words: string): Section | 'nutrition' | null {
  return /^nutrition/i.test(words) ? 'nutrition' : readHeading(words)
}

function emptyPart(): Part {
  return { title: '', intro: [], ingredients: [], method: [], notes: [], other: [], nutrition: [] }
}

/** Items of a list, ticked or not; a heading names those after it. */
export function ingredientParts(lines: readonly string[]): ListPart[] {
  return lines.flatMap((line): ListPart[] => {
    const heading = subheading(line)
    if (heading !== null) return [{ heading }]
    const text = plain(line.trim().replace(/^[-*+]\s+(?:\[[ xX]?\]\s*)?/, ''))
    return text === '' ? [] : [readIngredientLine(text)]
  })
}

/** Items of lists whose further lines are indented, or paragraphs; a heading goes before its first. */
export function stepsIn(lines: readonly string[]): string[] {
  const steps: string[] = []
  let heading = ''
  let isNew = true
  for (const line of lines) {
    const item = /^\s{0,3}(?:[-*+]|\d{1,3}[.)])\s+(?:\[[ xX]?\]\s*)?(.*)$/.exec(line)
    const text = plain((item?.[1] ?? line).trim())
    const named = subheading(line)
    if (named !== null) heading = named
    else if (text !== '' && (item || isNew)) {
      steps.push(withHeading(heading, text))
      heading = ''
    } else if (text !== '') steps.push(`${steps.pop() ?? ''} ${text}`.trim())
    isNew = text === '' || named !== null
  }
  return steps
}

function subheading(line: string): string | null {
  const heading = headingOf(line)
  return heading ? heading.words.replace(/:$/, '') : readSubheading(plain(line))
}

/** Without the marks of Markdown; a sign behind a backslash is that sign. */
export function plain(text: string): string {
  return text
    .replace(/\[\[(?:[^[\]|]{1,300}\|)?([^[\]|]{1,300})\]\]/g, '$1')
    .replace(/(?<!!)\[([^[\]]{1,300})\]\((?!https?:[^()]*\)$)[^()]{0,2000}\)/g, '$1')
    .replace(/(?<!\\)(\*\*|__|`)((?:(?!\1).){1,500})(?<!\\)\1/g, '$2')
    .replace(
      /(?<![\\\p{L}\p{N}])([*_])(?=\S)((?:(?!\1).){1,500}?\S)(?<!\\)\1(?![\p{L}\p{N}])/gu,
      '$2',
    )
    .replace(/\\([\\`*_[\]<>#+\-.()!])/g, '$1')
    .trim()
}
