/** Schemas of what a recipe holds beside its texts: groups, nutrition, web addresses. No I/O. */
import { z } from 'zod'
import { requiredText, text, whole } from '../fields.ts'
import { isBlank } from '../typed-text.ts'
import { RECIPE_LIMITS } from './limits.ts'
import { NUTRITION_KEYS, saidNutrition } from './nutrition.ts'

export const IngredientGroup = z.object({ name: z.string(), start: z.int() })

/** What may be sent; whether a group fits its ingredients is `groupIssues`. */
export const IngredientGroupDrafts = z
  .array(
    z.strictObject({
      name: requiredText(RECIPE_LIMITS.groupName, 'A group needs a name'),
      start: whole(0, RECIPE_LIMITS.ingredients - 1),
    }),
  )
  .max(RECIPE_LIMITS.groups, `At most ${RECIPE_LIMITS.groups} groups`)

export const Nutrition = z.object({
  per: z.string(),
  values: z.partialRecord(z.enum(NUTRITION_KEYS), z.string()),
})

/** As `Nutrition`, within limits; blank values are dropped, and nothing left is `null`. */
export const NutritionDraft = z
  .strictObject({
    per: text(RECIPE_LIMITS.nutritionPer).default(''),
    values: z.partialRecord(z.enum(NUTRITION_KEYS), text(RECIPE_LIMITS.nutritionValue)),
  })
  .nullable()
  .transform(saidNutrition)

/**
 * http or https, no user info (a name before the host is a way to fool the eye). A browser reads any
 * number of slashes of either kind as the two before the host, so the eye is fooled by those too.
 */
const WebAddress = text(RECIPE_LIMITS.url)
  .refine((value) => !/[\t\n]/.test(value), 'A web address on one line')
  .pipe(z.url({ protocol: /^https?$/i, error: 'A web address starts with http:// or https://' }))
  .refine((value) => !/^https?:[/\\]*[^/?#]*@/i.test(value), 'A web address without user name')

/** A web address, or `null` for a blank one. */
export const OptionalWebAddress = z.preprocess(
  (value) => (typeof value === 'string' && isBlank(value) ? null : value),
  WebAddress.nullable(),
)
