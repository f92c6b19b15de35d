/** The lines of an ingredient list as ingredients and the headings that stand among them. Pure. */
import type { IngredientGroup } from '../recipes/groups.ts'
import type { ImportedRecipe } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { saysSomething } from './steps.ts'
import { looksLikeIngredient, readSubheading } from './text-lines.ts'

type IngredientList = Pick<ImportedRecipe, 'ingredients' | 'ingredient_groups'>

const HEADING_CHARS_MAX = 60

/**
 * Ingredients in order with their groups. `headings` are those known by other means, over the lines.
 * A heading without an ingredient after it is dropped, as are lines that say nothing. Linear.
 */
export function readIngredientList(
  lines: readonly string[],
  headings: readonly IngredientGroup[] = [],
): IngredientList {
  const known = new Map(headings.map(({ name, start }) => [start, name]))
  const isLower = lines.some((line) => /\p{Ll}{3}/u.test(line) && !isMarked(line))
  const ingredients: ImportedRecipe['ingredients'] = []
  const groups: IngredientGroup[] = []
  let heading = ''
  for (const [at, line] of lines.entries()) {
    heading = known.get(at) ?? heading
    const name = isLast(lines, at) ? null : groupName(line, isLower)
    if (name !== null) heading = name
    else if (saysSomething(line)) {
      if (heading !== '') groups.push({ name: tidyName(heading), start: ingredients.length })
      heading = ''
      ingredients.push(readIngredientLine(line))
    }
  }
  return { ingredients, ingredient_groups: groups.filter(({ name }) => saysSomething(name)) }
}

function isLast(lines: readonly string[], at: number): boolean {
  return at === lines.length - 1 && readSubheading(lines[at] ?? '') === null
}

/** '## Sauce', '**Sauce**', '--- Sauce ---', '[Sauce]'. */
function isMarked(line: string): boolean {
  return /^(?:#{1,6} ?|\*\*|__|={2,}|-{2,}|–{2,}|—+ ?)\S|^\[[^[\]]+\]:?$/.test(line.trim())
}

/** The words of a line that is the heading of those after it, else `null`. */
export function groupName(line: string, isAmongLower: boolean): string | null {
  const text = line.trim()
  if (text.length > HEADING_CHARS_MAX || /^[\d½¼¾⅓⅔⅛]/.test(text)) return null
  const subheading = readSubheading(text)
  if (subheading !== null) return subheading
  if (isMarked(text)) return text
  if (
    /^(?:to|for) (?:serve|serving|garnish(?:ing)?|finish|decorate|assemble|the \p{L}[\p{L} -]+)$/iu.test(
      text,
    )
  ) {
    return text
  }
  const isShouted = /^[^\p{Ll}\d]{4,}$/u.test(text) && /\p{Lu}{3}/u.test(text)
  return isShouted && isAmongLower && !looksLikeIngredient(text.toLowerCase()) ? text : null
}

/** A heading without marks; 'FOR THE SAUCE' is 'For the sauce'. */
export function tidyName(name: string): string {
  const bare = name.replace(/^[\s#*_=–—[-]+|[\s#*_=–—:\]-]+$/g, '')
  if (/\p{Ll}/u.test(bare)) return bare
  return bare.charAt(0) + bare.slice(1).toLowerCase()
}
