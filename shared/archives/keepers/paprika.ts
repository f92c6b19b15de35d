/** Recipes of Paprika: `.paprikarecipe` is a gzip of one JSON object, `.paprikarecipes` a zip of those. No I/O. */
import { bytesOfBase64 } from '../base64.ts'
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  type Photo,
  servingsIn,
  sourceOf,
  starsIn,
  timesIn,
} from '../found-recipe.ts'
import { keeperOfObjects, objectAgain } from '../keeper.ts'
import { type JsonObject, namesIn, numberIn, objectsIn, textIn } from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

export const paprikaKeeper = keeperOfObjects({
  name: 'Paprika',
  is: isPaprika,
  read: (value, { again }, place) => readPaprika(value, () => objectAgain(again, place)),
})

function isPaprika(value: JsonObject): boolean {
  return typeof value.directions === 'string' || typeof value.ingredients === 'string'
}

/** `again` reads the object once more: its photo is not kept until it is wanted. */
function readPaprika(value: JsonObject, again: () => Promise<unknown>): FoundRecipe | null {
  const source = textIn(value.source)
  const address = sourceOf(textIn(value.source_url), source)
  const { nutrition, rest } = nutritionFacts(plainText(textIn(value.nutritional_info)))
  return foundRecipe(
    {
      name: textIn(value.name),
      description: plainText(textIn(value.description)),
      servings: servingsIn(textIn(value.servings)),
      ...timesIn(textIn(value.prep_time), textIn(value.cook_time), textIn(value.total_time)),
      difficulty: textIn(value.difficulty),
      tags: namesIn(value.categories),
      ...ingredientList([textIn(value.ingredients)]),
      method: stepsOf([textIn(value.directions)]),
      chef_notes: notesOf(
        plainText(textIn(value.notes)),
        rest,
        source && address.source_url ? `Source: ${source}` : null,
      ),
      nutrition,
      ...address,
    },
    {
      photo: photoTexts(value).length > 0 ? photoOf(again) : null,
      photoUrls: [textIn(value.image_url)],
      stars: starsIn(numberIn(value.rating)),
    },
  )
}

/** The main photo first, then those of the gallery. */
function photoTexts(value: JsonObject): string[] {
  const gallery = objectsIn(value.photos).map((photo) => photo.data)
  return [value.photo_data, ...gallery].filter(
    (text): text is string => typeof text === 'string' && text !== '',
  )
}

function photoOf(again: () => Promise<unknown>): Photo {
  return async () => {
    const [text] = objectsIn(await again()).flatMap(photoTexts)
    return text === undefined ? null : bytesOfBase64(text)
  }
}
