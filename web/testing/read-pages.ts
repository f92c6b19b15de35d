/** Photographs recipes as pages, has them read as the photo import does, and scores what came through. */
import { readRecipeText } from '#shared/imports/text.ts'
import { pageText } from '#shared/imports/text-layout.ts'
import { RecipeDraft } from '#shared/recipes/schema.ts'
import { starterRecipes } from '#shared/recipes/starter/index.ts'
import { readPhoto } from '#web/lib/read-photo.ts'
import { PAGE_KINDS } from './page-kinds.ts'
import { type PageKind, photographPage } from './recipe-pages.ts'
import { type ReadingScore, scoreReading } from './score-reading.ts'

export type PageReading = ReadingScore & { what: string; seconds: number }

/** Books are full of fractions, the starter recipes are not. */
const SPOONS = ['½', '1½', '¼', '2', '¾', '1¼', '2½', '⅓']
/** All kinds of dishes, one for each kind of page, by name: the figures of two days compare. */
const DISHES = [
  'Lemon Blueberry Pancakes',
  'Green Shakshuka',
  'Ginger Chicken Noodle Soup',
  'Crunchy Chicken Caesar',
  'Lemony Green Beans with Almonds',
  'Lemon Chicken Orzo',
  'Smoky Chicken Fajitas',
  'Gingery Beef Stir-Fry',
  'Sticky Pork Rice Bowls',
  'Salmon & Dill Potato Traybake',
  'Mushroom Stroganoff',
  'Sticky Toffee Pudding',
  'Fudgy Walnut Brownies',
]

export async function readPages(kinds: readonly PageKind[]): Promise<PageReading[]> {
  const readings: PageReading[] = []
  for (const kind of kinds) {
    const recipe = recipeFor(kind)
    const photo = await photographPage(recipe, kind)
    const start = performance.now()
    const page = await readPhoto(photo)
    const read = readRecipeText(pageText(page.lines).text)
    const seconds = (performance.now() - start) / 1000
    readings.push({ what: kind.what, seconds, ...scoreReading(read, recipe) })
  }
  return readings
}

function recipeFor(kind: PageKind) {
  let spoons = PAGE_KINDS.indexOf(kind)
  const name = DISHES[PAGE_KINDS.indexOf(kind)]
  const recipe = RecipeDraft.parse(starterRecipes.find((each) => each.name === name))
  const ingredients = recipe.ingredients.map((each) => {
    if (each.unit !== 'tsp' && each.unit !== 'tbsp') return each
    spoons++
    return { ...each, quantity: SPOONS[spoons % SPOONS.length] ?? each.quantity }
  })
  return { ...recipe, ingredients }
}
