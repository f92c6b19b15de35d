/** Turns a page into a recipe that nobody has saved yet. */
import { AppError } from '#shared/errors.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { readRecipePage } from '#shared/imports/page.ts'
import type { PageRequest } from './page-request.ts'
import { fetchPage } from './safe-fetch.ts'

/**
 * The recipe of the page sent, or of the page at the address: `html` given, nothing is fetched.
 * Throws `unreachable`, `no_recipe_found`.
 */
export async function importPage(
  ports: { fetch: typeof fetch },
  { html, url = '' }: PageRequest,
): Promise<ImportedRecipe> {
  const page = html === undefined ? await fetchPage(ports, url) : { html, url }
  const recipe = readRecipePage(page.html, page.url)
  if (!recipe) throw new AppError({ code: 'no_recipe_found' })
  return recipe
}
