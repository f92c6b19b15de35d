/** Mela: a `.melarecipe` is one JSON object, `.melarecipes` a zip of those; photos stand in the text. No I/O. */
import { bytesOfBase64 } from '../base64.ts'
import { foundRecipe, notesOf, servingsIn, sourceOf, timesIn } from '../found-recipe.ts'
import { type Around, keeperOfObjects, objectAgain } from '../keeper.ts'
import { type JsonObject, listIn, namesIn, textIn } from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

export const melaKeeper = keeperOfObjects({
  name: 'Mela',
  is: isMela,
  read: readMela,
})

/** Ingredients and instructions are texts; the title is called so. */
function isMela(value: JsonObject): boolean {
  const texts = [value.title, value.ingredients, value.instructions]
  return texts.every((text) => typeof text === 'string') && !('preparationTime' in value)
}

function readMela(value: JsonObject, { again }: Around, place: number) {
  const { nutrition, rest } = nutritionFacts(plainText(textIn(value.nutrition)))
  const hasPhoto = imagesIn(value).length > 0
  const photo = async () => {
    const [image] = imagesIn(await objectAgain(again, place))
    return image === undefined ? null : bytesOfBase64(image)
  }
  return foundRecipe(
    {
      name: textIn(value.title),
      description: plainText(textIn(value.text)),
      servings: servingsIn(textIn(value.yield)),
      ...timesIn(textIn(value.prepTime), textIn(value.cookTime), textIn(value.totalTime)),
      tags: namesIn(value.categories),
      ...ingredientList([textIn(value.ingredients)]),
      method: stepsOf([textIn(value.instructions)]),
      chef_notes: notesOf(plainText(textIn(value.notes)), rest),
      nutrition,
      ...sourceOf(textIn(value.link)),
    },
    { photo: hasPhoto ? photo : null, stars: value.favorite === true ? 5 : null },
  )
}

function imagesIn(value: JsonObject): string[] {
  return listIn(value.images).filter(
    (image) => typeof image === 'string' && image !== '',
  ) as string[]
}
