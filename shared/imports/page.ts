/** Reads a recipe out of a saved web page: JSON-LD first, then microdata, then headings. No DOM, no I/O. */
import { RECIPE_LIMITS } from '../recipes/schema.ts'
import { readBody } from './body.ts'
import { completeRecipe, type ImportedRecipe, readMinutes } from './draft.ts'
import { readIngredientLine } from './ingredient-line.ts'
import { type RecipeMarkup, readJsonLd } from './json-ld.ts'
import { readMicrodata } from './microdata.ts'
import { pageTitle } from './page-title.ts'

/** Ours: what a page fetch lets through (5 MB), so that the reader is bounded by itself too. */
const PAGE_CHARS_MAX = 5_000_000

/**
 * The recipe of a page, or `null` when it has none that can be read. `url` is where the page came from;
 * http and https addresses become the recipe's source. Linear in the page; never throws.
 */
export function readRecipePage(html: string, url: string): ImportedRecipe | null {
  const page = html.slice(0, PAGE_CHARS_MAX)
  const markup = withBody(page, readJsonLd(page) ?? readMicrodata(page) ?? NOTHING)
  if (markup === null) return null
  return completeRecipe({
    name: markup.name || pageTitle(page, url),
    description: markup.description,
    servings: readServings(markup.yield),
    ...readTimes(markup),
    tags: markup.tags,
    ingredients: markup.ingredients.map(readIngredientLine),
    method: markup.method,
    ...readSource(url),
  })
}

const NOTHING: RecipeMarkup = {
  name: '',
  description: '',
  ingredients: [],
  method: [],
  yield: '',
  prepTime: '',
  cookTime: '',
  totalTime: '',
  tags: [],
}

/**
 * Lists that the markup lacks are taken from under the page's headings. A page without any markup
 * is a recipe only when it has both lists; `null` when there is nothing to cook.
 */
function withBody(page: string, markup: RecipeMarkup): RecipeMarkup | null {
  const isMarked = markup.ingredients.length > 0 || markup.method.length > 0
  if (markup.ingredients.length > 0 && markup.method.length > 0) return markup
  const body = readBody(page)
  const isWhole = body.ingredients.length > 1 && body.method.length > 0
  if (!isMarked && !isWhole) return null
  return {
    ...markup,
    ingredients: markup.ingredients.length > 0 ? markup.ingredients : body.ingredients,
    method: markup.method.length > 0 ? markup.method : body.method,
  }
}

function readServings(text: string): number | undefined {
  const digits = /\d{1,4}/.exec(text.slice(0, 200))
  return digits ? Number(digits[0]) : undefined
}

/** A zero means that the site left the time out. Without a cooking time it is the total less preparation. */
function readTimes(markup: RecipeMarkup): Pick<ImportedRecipe, 'prep_time' | 'cook_time'> {
  const prep = readMinutes(markup.prepTime) || null
  const cook = readMinutes(markup.cookTime) || null
  const rest = (readMinutes(markup.totalTime) ?? 0) - (prep ?? 0)
  return { prep_time: prep, cook_time: cook ?? (rest > 0 ? rest : null) }
}

function readSource(url: string): Partial<ImportedRecipe> {
  const isAddress =
    /^https?:\/\/[^\s/\\?#@]+(?:[/?#][^\t\n]*)?$/i.test(url) && url.length <= RECIPE_LIMITS.url
  return isAddress ? { source_type: 'website', source_url: url } : {}
}
