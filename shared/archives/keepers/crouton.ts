/** Crouton: a `.crumb` is one JSON object with amounts apart; photos stand in the text. No I/O. */
import type { Ingredient } from '../../recipes/schema.ts'
import { bytesOfBase64 } from '../base64.ts'
import { foundRecipe, notesOf, sourceOf, starsIn } from '../found-recipe.ts'
import { type Around, keeperOfObjects, objectAgain } from '../keeper.ts'
import {
  either,
  isObject,
  type JsonObject,
  listIn,
  namesIn,
  numberIn,
  objectsIn,
  textIn,
} from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import { groupedList, type ListPart, plainText, stepsOf } from '../recipe-lines.ts'
import { amountText, ingredientOfParts } from '../structured-ingredient.ts'

/** Its words for units; others stand as they are, in small letters. */
const UNITS: Record<string, string> = {
  ITEM: '',
  TEASPOON: 'tsp',
  TABLESPOON: 'tbsp',
  MILLS: 'ml',
  GRAMS: 'g',
  KGS: 'kg',
  POUND: 'lb',
  OUNCE: 'oz',
  FLUID_OUNCE: 'fl oz',
  LITRES: 'l',
  DECILITER: 'dl',
}

export const croutonKeeper = keeperOfObjects({ name: 'Crouton', is: isCrouton, read: readCrouton })

function isCrouton(value: JsonObject): boolean {
  const isStep = (one: unknown) => isObject(one) && typeof one.step === 'string'
  const isIngredient = (one: unknown) => isObject(one) && isObject(one.ingredient)
  return listIn(value.steps).some(isStep) || listIn(value.ingredients).some(isIngredient)
}

/** Times are minutes: `duration` is preparing. */
function readCrouton(value: JsonObject, { again }: Around, place: number) {
  const facts = textIn(either(value, 'neutritionalInfo', 'nutritionalInfo'))
  const { nutrition, rest } = nutritionFacts(facts)
  const photo = async () => {
    const [image] = imagesIn(await objectAgain(again, place))
    return image === undefined ? null : bytesOfBase64(image)
  }
  return foundRecipe(
    {
      name: textIn(value.name),
      servings: numberIn(value.serves) || undefined,
      prep_time: numberIn(value.duration) || null,
      cook_time: numberIn(value.cookingDuration) || null,
      difficulty: textIn(either(value, 'difficulty', 'rawDifficulty')),
      tags: namesIn(value.tags),
      ...groupedList(inOrder(value.ingredients).map(readIngredient)),
      method: stepsOf([inOrder(value.steps).map(stepLine).join('\n'), textIn(value.method)]),
      chef_notes: notesOf(plainText(textIn(value.notes)), rest),
      nutrition,
      ...sourceOf(textIn(value.webLink), textIn(value.sourceName)),
    },
    { photo: imagesIn(value).length > 0 ? photo : null, stars: starsIn(numberIn(value.rating)) },
  )
}

function inOrder(value: unknown): JsonObject[] {
  return objectsIn(value).sort((a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0))
}

function readIngredient({ ingredient, quantity }: JsonObject): ListPart {
  const food = isObject(ingredient) ? textIn(ingredient.name) : ''
  const { quantityType, amount, secondaryAmount } = isObject(quantity) ? quantity : {}
  const kind = textIn(quantityType)
  if (kind === 'SECTION') return { heading: food }
  const unit = UNITS[kind] ?? kind.toLowerCase().replaceAll('_', ' ')
  const one = ingredientOfParts({ amount: numberIn(amount), unit, food, note: '' })
  return upTo(one, numberIn(secondaryAmount))
}

/** '5 to 6 cups' has its end apart. */
function upTo(one: Ingredient, most: number | null): Ingredient {
  const end = amountText(most)
  return end === '' || one.quantity === '' ? one : { ...one, quantity: `${one.quantity}-${end}` }
}

/** A section is a line that names the steps after it. */
function stepLine({ step, isSection }: JsonObject): string {
  const text = textIn(step).replace(/\s*\n+\s*/g, ' ')
  return isSection === true && text !== '' ? `[${text}]` : text
}

function imagesIn(value: JsonObject): string[] {
  return listIn(value.images).filter(
    (image) => typeof image === 'string' && image !== '',
  ) as string[]
}
