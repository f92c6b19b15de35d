/** The texts of other recipe keepers as a recipe's lines: without markup, headings before their steps. Pure. */
import { readIngredientLine } from '../imports/ingredient-line.ts'
import { decodeEntities, htmlToText, toLines } from '../imports/markup.ts'
import { splitNumbered } from '../imports/steps.ts'
import { readSubheading } from '../imports/text-lines.ts'
import type { IngredientGroup } from '../recipes/groups.ts'
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

/** What only names the lines after it: '[Sauce]', '## Sauce', '**Sauce**', a line each. */
const MARKED_HEADING =
  /^(?:\[([^[\]]{1,100})\]|#{1,6}\s*([^#\s].{0,100}?)#*|\*\*([^*]{1,100})\*\*|__([^_]{1,100})__)$/

/** A line that names the lines after it, as those and as 'For the sauce:'; without its marks, else `null`. */
export function headingIn(line: string): string | null {
  const marked = MARKED_HEADING.exec(line.trim())?.slice(1).find(Boolean)
  return marked === undefined ? readSubheading(line) : marked.replace(/:\s*$/, '').trim()
}

/** Lines of a text as they are read; a heading keeps its marks. */
function linesOf(text: string): string[] {
  return text
    .slice(0, TEXT_MAX)
    .split('\n')
    .flatMap((line) => (headingIn(line) === null ? toLines(plainText(line)) : [line.trim()]))
}

/** An ingredient, or what names those after it. */
export type ListPart = Ingredient | { heading: string }
export type IngredientList = { ingredients: Ingredient[]; ingredient_groups: IngredientGroup[] }

/** Ingredients and where each heading begins; a heading without ingredients names nothing. */
export function groupedList(parts: readonly ListPart[]): IngredientList {
  const list: IngredientList = { ingredients: [], ingredient_groups: [] }
  let heading = ''
  for (const part of parts) {
    if ('heading' in part) heading = part.heading.replace(/:\s*$/, '').trim()
    else if (part.name.trim() !== '') {
      const start = list.ingredients.length
      if (heading !== '') list.ingredient_groups.push({ name: heading, start })
      heading = ''
      list.ingredients.push(part)
    }
  }
  return list
}

/** Lines, one ingredient each, as the parts of a list; blank lines are none. */
export function partsOf(lines: readonly string[]): ListPart[] {
  return lines.flatMap(linesOf).slice(0, LINES_MAX).map(readPart)
}

function readPart(line: string): ListPart {
  const heading = headingIn(line)
  return heading === null ? readIngredientLine(line) : { heading }
}

/** The list of these lines. */
export function ingredientList(lines: readonly string[]): IngredientList {
  return groupedList(partsOf(lines))
}

/** Steps of texts, one a paragraph, unnumbered; a heading goes before its first step. */
export function stepsOf(texts: readonly string[]): string[] {
  const lines = texts.flatMap(linesOf).slice(0, LINES_MAX)
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
