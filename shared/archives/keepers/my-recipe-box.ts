/** My Recipe Box (RecetteTek): a table, or JSON in a zip with the photos. No I/O. */
import { csvColumns, csvRows } from '../csv.ts'
import {
  foundRecipe,
  notesOf,
  type Photo,
  servingsIn,
  sourceOf,
  starsIn,
  timesIn,
} from '../found-recipe.ts'
import { type Keeper, keeperOfObjects, readEach } from '../keeper.ts'
import { type JsonObject, listIn, numberIn, textIn } from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import { ingredientList, plainText, stepsOf } from '../recipe-lines.ts'

const NAME = 'My Recipe Box'
const COLUMNS = ['title', 'preparationtime', 'ingredients', 'instructions']

export const myRecipeBoxTable: Keeper = {
  name: NAME,
  recognise({ form, text }) {
    const columns = form === 'text' ? csvColumns(text) : []
    return COLUMNS.every((name) => columns.includes(name))
  },
  read: ({ text }) =>
    readEach(
      csvRows(text),
      (row) => readRecipe(row, null),
      ({ title = '' }) => title,
    ),
}

export const myRecipeBoxJson = keeperOfObjects({
  name: NAME,
  is: (value) => 'preparationTime' in value && typeof value.ingredients === 'string',
  read(value, { photosOf }) {
    const small = Object.fromEntries(
      Object.entries(value).map(([field, one]) => [field.toLowerCase(), one]),
    )
    const pictures = listIn(value.pictures).map((path) => textIn(path).split('/').at(-1) ?? '')
    return readRecipe(small, photosOf('')(pictures))
  },
})

/** Fields in lower case. A video is where a recipe comes from when nothing else is said. */
function readRecipe(row: JsonObject, photo: Photo | null) {
  const cell = (name: string) => textIn(row[name])
  const { nutrition, rest } = nutritionFacts(cell('nutrition'))
  const video = cell('video')
  const source = cell('source') || cell('url') || video
  const isLoved = cell('favorite') === 'true' || row.favorite === true
  return foundRecipe(
    {
      name: cell('title'),
      description: plainText(cell('description')),
      servings: servingsIn(cell('quantity')),
      ...timesIn(cell('preparationtime'), cell('cookingtime'), cell('totaltime')),
      tags: [cell('categories'), cell('tags'), cell('keywords')].flatMap((text) =>
        text.split(/[,;]/),
      ),
      ...ingredientList([cell('ingredients')]),
      method: stepsOf([cell('instructions')]),
      chef_notes: notesOf(plainText(cell('notes')), rest, video === source ? null : video),
      nutrition,
      ...sourceOf(source),
    },
    {
      photo,
      photoUrls: [cell('originalpicture')],
      stars: starsIn(numberIn(cell('rating'))) ?? (isLoved ? 5 : null),
    },
  )
}
