/** Finding recipes by words and tags (Spec 1, section 5). No I/O, no ranking. */
import type { Recipe } from './schema.ts'

type Searched = Pick<Recipe, 'name' | 'description'> & { ingredients: readonly { name: string }[] }

/**
 * True when the text stands in the name, the description or an ingredient's name, whatever the case.
 * Blank text matches everything. Ours: width and ligatures (NFKC) and runs of spaces do not count.
 */
export function matchesSearch(recipe: Searched, text: string): boolean {
  const wanted = fold(text)
  if (wanted === '') return true
  return searchedText(recipe).includes(wanted)
}

/** True when the recipe carries every one of the tags, whatever their case. */
export function hasAllTags(recipe: Pick<Recipe, 'tags'>, tags: readonly string[]): boolean {
  const carried = new Set(recipe.tags.map(fold))
  return tags.every((tag) => carried.has(fold(tag)))
}

/** Everything of a recipe that is searched, folded, a line for each place: no text goes over a line. */
export function searchedText(recipe: Searched): string {
  const places = [recipe.name, recipe.description ?? '', ...recipe.ingredients.map((i) => i.name)]
  return places.map(fold).join('\n')
}

/** Text as it is compared: case, width, ligatures and runs of spaces do not count. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}
