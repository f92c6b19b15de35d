/** What was given and read of a page, kept on the device until its recipe is saved or given up. */
import { z } from 'zod'
import { IMAGE_URL, RecipeContent } from '#shared/recipes/schema.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { PAGE_IMPORT_KEY, recipeDraftKey } from '#web/lib/storage-keys.ts'

/** As a reader found it: not yet checked as one to be saved, which the form does. */
export const Found = RecipeContent.extend({ image_url: z.string().regex(IMAGE_URL).nullable() })

const KeptPage = z.object({
  way: z.enum(['link', 'paste', 'list']),
  link: z.string(),
  text: z.string(),
  /** The formatted half of what was copied; belongs to `text` as it was pasted. */
  html: z.string(),
  recipe: Found.nullable(),
  /** Its page has a photo that could not be fetched. */
  lostPhoto: z.boolean().default(false),
  /** Many links, as they were pasted. */
  links: z.string().default(''),
  /** The link of the list that is looked at; null where it is the recipe above. */
  listId: z.uuid().nullable().default(null),
})
export type KeptPage = z.infer<typeof KeptPage>

export const NO_PAGE: KeptPage = {
  way: 'link',
  link: '',
  text: '',
  html: '',
  recipe: null,
  lostPhoto: false,
  links: '',
  listId: null,
}

export function readKeptPage(): KeptPage {
  return readStored(PAGE_IMPORT_KEY, KeptPage, NO_PAGE)
}

export function keepPage(page: KeptPage): void {
  const isNothing =
    [page.link, page.text, page.links].join('') === '' && !page.recipe && !page.listId
  if (isNothing) writeText(PAGE_IMPORT_KEY, null)
  else writeJson(PAGE_IMPORT_KEY, page)
}

/** A recipe to review: what was typed over an earlier one is not this one's. */
export function keepForReview(page: KeptPage): void {
  writeText(recipeDraftKey('page'), null)
  keepPage(page)
}

export function forgetPage(): void {
  writeText(PAGE_IMPORT_KEY, null)
}

/** A link of the list is looked at, or none any more. What is typed into the dialog stays. */
export function lookAtLink(listId: string | null): void {
  keepPage({ ...readKeptPage(), listId })
}
