/** What `/api/imports` takes: an address to fetch, or a page with the address it came from. */
import { z } from 'zod'
import { requiredText } from '#shared/fields.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'

const NOTHING = 'A web address or a page is required'

export const PageRequest = z
  .strictObject({
    url: requiredText(RECIPE_LIMITS.url, NOTHING).optional(),
    html: z.string().min(1, NOTHING).optional(),
  })
  .refine(({ url, html }) => url !== undefined || html !== undefined, {
    message: NOTHING,
    path: ['url'],
  })
export type PageRequest = z.infer<typeof PageRequest>

/** What `/api/imports/photo` takes. */
export const PhotoRequest = z.strictObject({
  url: requiredText(RECIPE_LIMITS.url, 'A web address is required'),
})
