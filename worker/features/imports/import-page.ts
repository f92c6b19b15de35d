/** Turns a page into a recipe that nobody has saved yet. */
import { AppError } from '#shared/errors.ts'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { readPage } from '#shared/imports/page.ts'
import type { PageRequest } from './page-request.ts'
import { fetchPage } from './safe-fetch.ts'

/** `photo` is the address of the dish's photo, absent without one. */
type Imported = { recipe: ImportedRecipe; photo?: string }

/**
 * The recipe of the page sent, or of the page at the address: `html` given, nothing is fetched.
 * Throws `unreachable`, `no_recipe_found`.
 */
export async function importPage(
  ports: { fetch: typeof fetch },
  { html, url = '' }: PageRequest,
): Promise<Imported> {
  const page = html === undefined ? await fetchPage(ports, url) : { html, url }
  const found = readPage(page.html, page.url)
  if (!found) throw new AppError({ code: 'no_recipe_found' })
  const { recipe, photo } = found
  return photo === null ? { recipe } : { recipe, photo }
}
