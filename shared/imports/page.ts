/** Reads a recipe out of a saved web page: JSON-LD first, then microdata, then headings. No DOM, no I/O. */
import { COUNT_WORDS } from '../number-words.ts'
import type { IngredientGroup } from '../recipes/groups.ts'
import { readBody } from './body.ts'
import { courseOf } from './course.ts'
import { completeRecipe, type ImportedRecipe, readMinutes } from './draft.ts'
import { type Facts, splitTitle } from './facts.ts'
import { fitAddress } from './fit-parts.ts'
import { readIngredientList } from './ingredient-list.ts'
import { readJsonLd } from './json-ld.ts'
import { type Page, readMarkup } from './markup.ts'
import { readMicrodata } from './microdata.ts'
import { canonicalAddress, pagePhoto } from './page-address.ts'
import { shownFacts } from './page-facts.ts'
import { type Line, readPageLines } from './page-lines.ts'
import { pageTitle } from './page-title.ts'
import { fullest, isWhole, NO_MARKUP, type RecipeMarkup } from './recipe-markup.ts'
import { shownGroups } from './shown-groups.ts'

/** `photo` is the address of the best photo of the dish, http or https; `null` for none. */
export type FoundPage = { recipe: ImportedRecipe; photo: string | null }

/** The recipe of a page, see `readPage`. */
export function readRecipePage(html: string, url: string): ImportedRecipe | null {
  return readPage(html, url)?.recipe ?? null
}

/**
 * The recipe of a page and its photo, or `null` when it has none that can be read. `url` is where the page
 * came from; http and https addresses become the recipe's source, else what the page calls itself does.
 * A site's own ratings are no ratings of this household: left out. Linear in the page; never throws.
 */
export function readPage(html: string, url: string): FoundPage | null {
  const page = readMarkup(html)
  const lines = readPageLines(page)
  const markup = withBody(lines, readRecipe(page, url))
  if (markup === null) return null
  const canonical = canonicalAddress(page, url) ?? ownAddress(markup.url)
  const { name, facts } = splitTitle(markup.name || pageTitle(page, url))
  const shown = shownFacts(lines)
  const recipe = completeRecipe({
    name,
    description: markup.description,
    servings: readServings(markup.yield) ?? facts.servings ?? shown.servings,
    difficulty: facts.difficulty ?? shown.difficulty,
    ...readTimes(markup, facts),
    tags: markup.tags,
    course: courseOf(markup.tags),
    ...readIngredientList(markup.ingredients, groupsOf(markup, lines)),
    method: markup.method,
    nutrition: markup.nutrition,
    canonical_url: canonical,
    ...readSource(url || (canonical ?? '')),
  })
  return { recipe, photo: pagePhoto(page, markup.images, url || (canonical ?? '')) }
}

/** As the page's own list has them; else as the page shows them among what its markup lists. */
function groupsOf({ ingredients, groups }: RecipeMarkup, lines: Line[]): IngredientGroup[] {
  return groups.length > 0 ? groups : shownGroups(lines, ingredients)
}

/** JSON-LD when it holds a whole recipe; else what attributes say too. */
function readRecipe(page: Page, url: string): RecipeMarkup {
  const title = () => pageTitle(page, url)
  const jsonLd = fullest(readJsonLd(page), title)
  if (jsonLd !== null && isWhole(jsonLd)) return jsonLd
  const attributes = fullest(readMicrodata(page), title)
  return filled(jsonLd ?? NO_MARKUP, attributes ?? NO_MARKUP)
}

/** What the first leaves out, as the second says it. */
function filled(first: RecipeMarkup, second: RecipeMarkup): RecipeMarkup {
  return {
    name: first.name || second.name,
    description: first.description || second.description,
    ingredients: first.ingredients.length > 0 ? first.ingredients : second.ingredients,
    groups: first.ingredients.length > 0 ? first.groups : second.groups,
    method: first.method.length > 0 ? first.method : second.method,
    yield: first.yield || second.yield,
    prepTime: first.prepTime || second.prepTime,
    cookTime: first.cookTime || second.cookTime,
    totalTime: first.totalTime || second.totalTime,
    tags: first.tags.length > 0 ? first.tags : second.tags,
    images: first.images.length > 0 ? first.images : second.images,
    nutrition: first.nutrition ?? second.nutrition,
    url: first.url || second.url,
  }
}

/**
 * Lists that the markup lacks are taken from what the page shows. A page without any markup
 * is a recipe only when it has both lists; `null` when there is nothing to cook.
 */
function withBody(lines: Line[], markup: RecipeMarkup): RecipeMarkup | null {
  if (isWhole(markup)) return withAmounts(lines, markup)
  const isMarked = markup.ingredients.length > 0 || markup.method.length > 0
  const body = { ...NO_MARKUP, ...readBody(lines) }
  if (!isMarked && (body.ingredients.length < 2 || body.method.length === 0)) return null
  return filled(markup, body)
}

/** Some sites mark up the names of their foods alone, and show the amounts. */
function withAmounts(lines: Line[], markup: RecipeMarkup): RecipeMarkup {
  if (markup.ingredients.some(hasAmount)) return markup
  const { ingredients, groups } = readBody(lines)
  const isFuller =
    ingredients.length > 2 && 2 * ingredients.filter(hasAmount).length > ingredients.length
  return isFuller ? { ...markup, ingredients, groups } : markup
}

function hasAmount(line: string): boolean {
  return /[\d½¼¾⅓⅔⅛]/.test(line)
}

/** The first number, in digits or as a word; of dozens as many as they are. */
function readServings(text: string): number | undefined {
  const said = text.slice(0, 200).toLowerCase()
  const count = /\d{1,4}/.exec(said)?.[0] ?? COUNT_WORDS.find((word) => hasWord(said, word))
  if (count === undefined) return undefined
  const number = Number(count) || COUNT_WORDS.indexOf(count) + 1
  return hasWord(said, 'dozen') ? number * 12 : number
}

function hasWord(text: string, word: string): boolean {
  return new RegExp(`\\b${word}\\b`).test(text)
}

/** A zero means that the site left the time out. Without a cooking time it is the total less preparation. */
function readTimes(
  markup: RecipeMarkup,
  facts: Facts,
): Pick<ImportedRecipe, 'prep_time' | 'cook_time'> {
  const prep = readMinutes(markup.prepTime) || facts.prep_time || null
  const cook = readMinutes(markup.cookTime) || facts.cook_time || null
  const rest = (readMinutes(markup.totalTime) || facts.total || 0) - (prep ?? 0)
  return { prep_time: prep, cook_time: cook ?? (rest > 0 ? rest : null) }
}

/** Without a place within the page. */
function ownAddress(url: string): string | null {
  return url === '' ? null : fitAddress(url.replace(/#.*$/s, ''))
}

function readSource(url: string): Partial<ImportedRecipe> {
  const address = fitAddress(url)
  return address === null ? {} : { source_type: 'website', source_url: address }
}
