/** One recipe put in another's place: what changes, and what would bring the old one back. Pure. */
import { type Recipe, RecipeContent, type RecipeDraft, type RecipePatch } from './schema.ts'

/** What a new version leaves open stays as the kitchen has it. */
const KEPT_IF_UNSAID = [
  'description',
  'prep_time',
  'cook_time',
  'difficulty',
  'chef_notes',
  'image_url',
  'course',
  'nutrition',
  'canonical_url',
] as const

/**
 * The fields of the stored recipe that the draft replaces; its id, ratings and plans stay. The patch
 * names all that may have changed, so that nothing of the two is mixed by halves.
 */
export function replacementFor(draft: RecipeDraft): RecipePatch {
  const { id: _id, tags, ...fields } = draft
  const unsaid = KEPT_IF_UNSAID.filter((field) => fields[field] === null)
  const isSourced = fields.source_type !== null
  const said = Object.entries({ ...fields, ...(tags.length > 0 && { tags }) }).filter(
    ([field]) =>
      !unsaid.some((one) => one === field) && (isSourced || !field.startsWith('source_')),
  )
  return Object.fromEntries(said)
}

/** A patch that makes a recipe what it was. */
export function contentOf(recipe: Recipe): RecipePatch {
  return RecipeContent.parse(recipe)
}
