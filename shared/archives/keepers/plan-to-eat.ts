/** Plan to Eat: a table, one row a recipe; photos are addresses. No I/O. */
import { type CsvRow, csvColumns, csvRows } from '../csv.ts'
import { foundRecipe, notesOf, servingsIn, sourceOf, starsIn, timesIn } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { numberIn } from '../loose-values.ts'
import { nutritionFacts } from '../nutrition-facts.ts'
import { groupedList, type ListPart, partsOf, plainText, stepsOf } from '../recipe-lines.ts'

/** Together they stand in no other keeper's table. */
const COLUMNS = ['title', 'main ingredient', 'ingredients', 'directions']
const NUTRITION = [
  'calories',
  'fat',
  'saturated fat',
  'cholesterol',
  'sodium',
  'sugar',
  'carbohydrate',
  'fiber',
  'protein',
]

export const planToEatKeeper: Keeper = {
  name: 'Plan to Eat',
  recognise({ form, text }) {
    const columns = form === 'text' ? csvColumns(text) : []
    return COLUMNS.every((name) => columns.includes(name))
  },
  read: ({ text }) => readEach(csvRows(text), readRow, ({ title = '' }) => title),
}

function readRow(row: CsvRow) {
  const cell = (name: string) => row[name] ?? ''
  const { nutrition } = nutritionFacts(
    Object.fromEntries(NUTRITION.map((name) => [name, cell(name)])),
    'serving',
  )
  const source = cell('source')
  const address = sourceOf(cell('url'), source)
  return foundRecipe(
    {
      name: cell('title'),
      description: plainText(cell('description')),
      servings: servingsIn(cell('servings')) ?? servingsIn(cell('yield')),
      ...timesIn(cell('prep time'), cell('cook time'), cell('total time')),
      tags: [cell('course'), cell('cuisine'), ...cell('tags').split(','), cell('main ingredient')],
      ...groupedList(cell('ingredients').split('\n').flatMap(partIn)),
      method: stepsOf([cell('directions')]),
      chef_notes: notesOf(source && address.source_url ? `Source: ${source}` : null),
      nutrition,
      ...address,
    },
    { photoUrls: [cell('photo url')], stars: starsIn(numberIn(cell('rating'))) },
  )
}

/** A heading stands where an amount and a unit would: ', For the sauce'. 'itm' counts pieces. */
function partIn(line: string): ListPart[] {
  const heading = /^,\s*(.+)$/.exec(line.trim())?.[1]
  if (heading !== undefined) return [{ heading }]
  return partsOf([line.replace(/^(\s*[\d./\s]+)itms?\b\s*/, '$1')])
}
