/** The texts of other recipe keepers as a recipe's lines: without markup, headings before their steps. Pure. */
import { readIngredientLine } from '../imports/ingredient-line.ts'
import { decodeEntities, htmlToText, toLines } from '../imports/markup.ts'
import { splitNumbered } from '../imports/steps.ts'
import { readSubheading } from '../imports/text-lines.ts'
import type { Ingredient } from '../recipes/schema.ts'

/** No text of a recipe is longer; what is beyond is not looked at. */
const TEXT_MAX = 400_000
const LINES_MAX = 1_000

/** Text without the marks of Markdown and HTML; line breaks stay. */
export function plainText(text: string): string {
  const cut = text.slice(0, TEXT_MAX).replaceAll('\r\n', '\n')
  const plain = /<\/?[a-z][^<>]{0,300}>/i.test(cut)
    ? cut.split('\n').map(htmlToText).join('\n')
    : decodeEntities(cut)
  return plain
    .replace(/!\[[^[\]]{0,300}\]\([^()]{0,2000}\)/g, '')
    .replace(/\[photo:[^[\]]{0,300}\]/g, '')
    .replace(/\[([^[\]]{1,300})\]\([^()]{0,2000}\)/g, '$1')
    .replace(/\*\*([^*\n]{1,500})\*\*/g, '$1')
    .replace(/__([^_\n]{1,500})__/g, '$1')
    .replace(/^#{1,6} +/gm, '')
    .trim()
}

/** A line that names the lines after it: 'For the sauce:', '[For the sauce]'; without its marks, else `null`. */
function headingIn(line: string): string | null {
  const bracketed = /^\[([^[\]]{1,100})\]$/.exec(line)
  return bracketed ? (bracketed[1] ?? '').trim() : readSubheading(line)
}

/** Ingredients of lines, one each; blank lines and headings are none. */
export function ingredientsOf(lines: readonly string[]): Ingredient[] {
  return lines
    .flatMap((line) => toLines(plainText(line)))
    .filter((line) => headingIn(line) === null)
    .slice(0, LINES_MAX)
    .map(readIngredientLine)
}

/** Steps of texts, one a paragraph, unnumbered; a heading goes before its first step. */
export function stepsOf(texts: readonly string[]): string[] {
  const lines = texts.flatMap((text) => toLines(plainText(text))).slice(0, LINES_MAX)
  const steps: string[] = []
  let heading = ''
  for (const line of splitNumbered(lines)) {
    const found = headingIn(line)
    if (found === null) steps.push(heading + line)
    heading = found === null ? '' : `${found}: `
  }
  return heading === '' ? steps : [...steps, heading.slice(0, -2)]
}

/** 'For the sauce' before its step, unless the step begins with it. */
export function withHeading(heading: string, step: string): string {
  const bare = heading.replace(/[.:]+$/, '').trim()
  return bare === '' || step.startsWith(bare) ? step : `${bare}: ${step}`
}
