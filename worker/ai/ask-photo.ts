/** Shows a model the photo of a recipe, with what the device read in it. */
import { z } from 'zod'
import { completeRecipe } from '#shared/imports/draft.ts'
import { writeRecipeStatement } from '#shared/imports/sql-statement.ts'
import { sizeOf } from '../storage/sniff.ts'
import { shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import { dataUrl } from './data-url.ts'
import type { PhotoAnswer, RecipePhoto } from './kitchen-ai.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'
import { RECIPE_FIELDS, RECIPE_SHAPE, readRecipe } from './recipe-answer.ts'

const INSTRUCTIONS = `You copy the recipe that a photo shows: a page of a book, a card, a screenshot, handwriting. The data holds what a simple reader on the device made of it ('ocr_text', or null); it often gets fractions, columns and small print wrong, so where the two differ the photo is right.
Copy, never invent: no ingredient, amount or step that is not there. Where something cannot be read, write what can be and leave the rest out. Keep the language of the page. Read columns one after the other. If there is no title, name the dish in a few words.
Set 'found' to false and 'recipe' to null when the photo shows no recipe, whatever else it shows.
${RECIPE_FIELDS}`

/** Ours: the page sends at most 2,048 px a side, about 1 MB; a larger one is a matter of cost. */
const PICTURE_BYTES_MAX = 6_000_000
/** trust.md: what no reader is made to decode. */
const SIDE_MAX = 12_000
const PIXELS_MAX = 50_000_000
/** Ours: no word can be read in less. */
const SIDE_MIN = 32
const OCR_CHARS_MAX = 20_000

const shape = shapeOf({
  found: { type: 'boolean' },
  recipe: { anyOf: [RECIPE_SHAPE, { type: 'null' }] },
})
const Seen = z.object({ found: z.boolean(), recipe: z.unknown() })

/** The recipe, and the statement that our own writer makes of it. Throws `NotForModels` for a photo of none. */
export async function askPhoto(mind: Mind, photo: RecipePhoto): Promise<PhotoAnswer> {
  const { image, kind, ocrText } = photo
  if (!isReadable(photo)) throw new NotForModels('A picture that nobody can read')
  const recipe = await askModel(mind, {
    model: mind.models.vision,
    instructions: INSTRUCTIONS,
    data: { ocr_text: ocrText?.slice(0, OCR_CHARS_MAX) ?? null },
    pictures: [dataUrl(image, kind)],
    shape,
    maxTokens: 3_000,
    read: readSeen,
  })
  if (recipe === null) throw new NotForModels('No recipe in the photo')
  return { sqlStatement: writeRecipeStatement(recipe), recipe }
}

function isReadable({ image, kind }: RecipePhoto): boolean {
  const size = sizeOf(image, kind)
  if (size === null || image.length > PICTURE_BYTES_MAX) return false
  const sides = [size.width, size.height]
  return (
    sides.every((side) => side >= SIDE_MIN && side <= SIDE_MAX) &&
    size.width * size.height <= PIXELS_MAX
  )
}

/** `null` when the model sees no recipe. */
function readSeen(value: unknown): Reading<PhotoAnswer['recipe'] | null> {
  const seen = readShape(Seen, value)
  if ('fault' in seen) return seen
  if (!seen.answer.found) return { answer: null }
  const reading = readRecipe(seen.answer.recipe)
  return 'fault' in reading ? reading : { answer: completeRecipe(reading.answer) }
}
