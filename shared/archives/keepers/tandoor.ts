/** Recipes of Tandoor: the export is a zip of zips, each with recipe.json and perhaps an image. No I/O. */

import type { Ingredient } from '../../recipes/schema.ts'
import {
  type FoundRecipe,
  foundRecipe,
  notesOf,
  servingsIn,
  sourceOf,
  starsIn,
} from '../found-recipe.ts'
import { keeperOfObjects } from '../keeper.ts'
import { isObject, type JsonObject, namesIn, numberIn, objectsIn, textIn } from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import type { PhotoFinder } from '../photos.ts'
import { groupedList, type ListPart, plainText, stepsOf, withHeading } from '../recipe-lines.ts'
import { ingredientOfParts } from '../structured-ingredient.ts'

export const tandoorKeeper = keeperOfObjects({
  name: 'Tandoor',
  is: isTandoor,
  read: (value, { photosOf }) => readTandoor(value, photosOf('')),
})

function isTandoor(value: JsonObject): boolean {
  return Array.isArray(value.steps) && objectsIn(value.steps).some((step) => 'instruction' in step)
}

/** `working_time` is what one does, `waiting_time` what the oven does. */
function readTandoor(value: JsonObject, photos: PhotoFinder): FoundRecipe | null {
  const steps = objectsIn(value.steps).sort(
    (a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0),
  )
  const { nutrition, rest } = nutritionFacts(value.nutrition)
  return foundRecipe(
    {
      name: textIn(value.name),
      description: plainText(textIn(value.description)),
      servings: numberIn(value.servings) ?? servingsIn(textIn(value.servings_text)),
      prep_time: numberIn(value.working_time) || null,
      cook_time: numberIn(value.waiting_time) || null,
      tags: namesIn(value.keywords),
      ...groupedList(steps.flatMap(partsIn)),
      method: steps.flatMap(stepsIn),
      chef_notes: notesOf(rest),
      nutrition,
      ...sourceOf(textIn(value.source_url)),
    },
    { photo: photos(['image']), stars: starsIn(numberIn(value.rating)) },
  )
}

function partsIn(step: JsonObject): ListPart[] {
  return sorted(step).map((one) => readIngredient(one) ?? { heading: textIn(one.note) })
}

function sorted(step: JsonObject): JsonObject[] {
  return objectsIn(step.ingredients).sort(
    (a, b) => (numberIn(a.order) ?? 0) - (numberIn(b.order) ?? 0),
  )
}

/** `null` for a heading among the ingredients. */
function readIngredient(one: JsonObject): Ingredient | null {
  if (one.is_header === true) return null
  const food = isObject(one.food) ? one.food : {}
  const unit = isObject(one.unit) ? one.unit : {}
  const amount = one.no_amount === true ? null : numberIn(one.amount)
  const isMany = amount !== null && amount > 1
  const plural = (thing: JsonObject, always: unknown) =>
    (isMany || always === true ? textIn(thing.plural_name) : '') || textIn(thing.name)
  const unitName = plural(unit, one.always_use_plural_unit)
  const isCounted = unitName === ''
  return ingredientOfParts({
    amount,
    unit: amount === null || amount === 0 ? '' : unitName,
    food: isCounted ? plural(food, one.always_use_plural_food) : textIn(food.name),
    note: textIn(one.note),
  })
}

/** A step's text may name its own ingredients: '{{ ingredients[0] }}'. */
function stepsIn(step: JsonObject): string[] {
  const named = sorted(step).map((one) => {
    const read = readIngredient(one)
    return read ? [read.quantity, read.unit, read.name].filter(Boolean).join(' ') : ''
  })
  const text = textIn(step.instruction)
    .replace(/\{\{ ?ingredients\[(\d{1,3})\] ?\}\}/g, (_, place) => named[Number(place)] ?? '')
    .replace(/\{\{ ?scale\(([\d.]{1,10})\) ?\}\}/g, '$1')
  const [first, ...rest] = stepsOf([text])
  return first === undefined ? [] : [withHeading(textIn(step.name), first), ...rest]
}
