/** Recipes of Mealie as JSON, in the spelling of its files (`recipe_ingredient`) or of its API. No I/O. */
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  servingsIn,
  sourceOf,
  starsIn,
  timesIn,
} from '../found-recipe.ts'
import { keeperOfObjects } from '../keeper.ts'
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
import type { PhotoFinder } from '../photos.ts'
import {
  groupedList,
  type ListPart,
  partsOf,
  plainText,
  stepsOf,
  withHeading,
} from '../recipe-lines.ts'
import { ingredientOfParts } from '../structured-ingredient.ts'

export const mealieKeeper = keeperOfObjects({
  name: 'Mealie',
  is: isMealie,
  read: (value, { photosOf }) => readMealie(value, photosOf('')),
})

function isMealie(value: JsonObject): boolean {
  const lists = [value.recipe_ingredient, value.recipe_instructions, value.recipeIngredient]
  return lists.some(Array.isArray) && value['@type'] === undefined
}

/** Photos lie beside the file in `images`, or in the same folder. */
export function readMealie(value: JsonObject, photos: PhotoFinder): FoundRecipe | null {
  const settings = isObject(value.settings) ? value.settings : {}
  const hasAmounts = either(settings, 'disable_amount', 'disableAmount') === false
  const yieldText = textIn(either(value, 'recipe_yield', 'recipeYield'))
  const servings = numberIn(either(value, 'recipe_servings', 'recipeServings'))
  const { nutrition, rest } = nutritionFacts(value.nutrition)
  return foundRecipe(
    {
      name: textIn(value.name),
      description: plainText(textIn(value.description)),
      servings: servings || servingsIn(yieldText),
      ...timesIn(
        textIn(either(value, 'prep_time', 'prepTime')),
        textIn(either(value, 'perform_time', 'performTime', 'cook_time', 'cookTime')),
        textIn(either(value, 'total_time', 'totalTime')),
      ),
      tags: [
        ...namesIn(either(value, 'recipe_category', 'recipeCategory')),
        ...namesIn(value.tags),
      ],
      ...groupedList(
        listIn(either(value, 'recipe_ingredient', 'recipeIngredient')).flatMap((one) =>
          isObject(one) ? readMealieIngredient(one, hasAmounts) : partsOf([textIn(one)]),
        ),
      ),
      method: listIn(either(value, 'recipe_instructions', 'recipeInstructions')).flatMap((one) =>
        isObject(one) ? readMealieStep(one) : stepsOf([textIn(one)]),
      ),
      chef_notes: notesOf(...objectsIn(value.notes).map(readMealieNote), rest),
      nutrition,
      ...sourceOf(textIn(either(value, 'org_url', 'orgURL', 'orgUrl'))),
    },
    {
      photo: photos(['images/original', 'original', 'images/min-original', textIn(value.slug)]),
      stars: starsIn(numberIn(value.rating)),
    },
  )
}

/**
 * A `title` names the ingredients from here on. Parts where the line was taken apart (`food`), else the line. A line without a food counts 1 and means
 * nothing by it, unless the recipe works with amounts (Mealie's own rule).
 */
function readMealieIngredient(one: JsonObject, hasAmounts: boolean): ListPart[] {
  const heading = textIn(one.title)
  const line = readLine(one, hasAmounts)
  return heading === '' ? line : [{ heading }, ...line]
}

function readLine(one: JsonObject, hasAmounts: boolean): ListPart[] {
  const amount = numberIn(one.quantity)
  const note = plainText(textIn(one.note))
  const food = namesIn(one.food)[0] ?? ''
  if (food !== '') {
    const isMany = amount !== null && amount > 1
    const unit = unitIn(one.unit, isMany)
    const plural = isObject(one.food) && isMany && unit === '' ? textIn(one.food.plural_name) : ''
    return [ingredientOfParts({ amount, unit, food: plural || food, note })]
  }
  const line = note || textIn(either(one, 'original_text', 'originalText', 'display'))
  const isLine = either(one, 'disable_amount', 'disableAmount') === true
  const isCounted = amount !== null && amount > 0 && (amount !== 1 || (hasAmounts && !isLine))
  const hasNumber = /^[\d½¼¾⅓⅔⅛]/.test(line)
  if (!isCounted || hasNumber) return partsOf([line])
  const unit = unitIn(one.unit, amount > 1)
  return unit === '' && line === ''
    ? []
    : [ingredientOfParts({ amount, unit, food: line, note: '' })]
}

function unitIn(value: unknown, isMany: boolean): string {
  if (!isObject(value)) return textIn(value)
  const isShort = either(value, 'use_abbreviation', 'useAbbreviation') === true
  const short = isShort ? textIn(value.abbreviation) : ''
  const plural = isMany ? textIn(either(value, 'plural_name', 'pluralName')) : ''
  return short || plural || textIn(value.name)
}

/** A step's `title` names the steps from here on. */
function readMealieStep(one: JsonObject): string[] {
  const [first, ...rest] = stepsOf([textIn(one.text) || textIn(one.summary)])
  return first === undefined ? [] : [withHeading(textIn(one.title), first), ...rest]
}

function readMealieNote(note: JsonObject): string {
  return [textIn(note.title), plainText(textIn(note.text))].filter(Boolean).join(': ')
}
