/** Reads which food a question wants replaced, and which it offers; and what stands in for what, by the food table. */
import type { Food } from '../../foods/food.ts'
import { foodsAbove } from '../../foods/food-facts.ts'
import { foodById, foodOf } from '../../foods/foods.ts'
import { type Asked, itemsMeant, type RecipeItem } from './asked.ts'

const SWAPS_MAX = 4

/** What is to be replaced, as the table and as the recipe have it. */
export type Wanted = { name: string; food: Food | null; item: RecipeItem | null }

const BEHIND =
  /\b(?:instead of|rather than|in place of|in lieu of|replace|replaces|substitutes? for|swap (?:out )?(?:for )?|alternatives? (?:to|for)|don'?t have (?:any )?|haven'?t (?:got )?(?:any )?|have no|got no|no|(?:run|ran|running|we're|i'm|am|are|all) out of|out of|without|not|for)\b/g

/** Which of the named foods is missing, and which is offered in its place. */
export function sidesOf({ question, foods, items, recipe, marks }: Asked): {
  wanted: Wanted | null
  offered: Food | null
} {
  const sides = foods.map(({ food, start, words }) => {
    const before = question.slice(0, start)
    const cue = [...before.matchAll(BEHIND)].at(-1)
    const gap = cue ? before.slice(cue.index + cue[0].length) : null
    const isMissing =
      gap !== null && /^[^,.;?]{0,30}$/.test(gap) && !/\b(?:use|have|got|with|is|some)\b/.test(gap)
    const [item = null] =
      itemsMeant(words, [], recipe).length > 0
        ? itemsMeant(words, [], recipe)
        : itemsOf(food, recipe.ingredients)
    return { food, words, item, isMissing }
  })
  const missing =
    sides.find(({ isMissing, item }) => isMissing && item) ??
    sides.find(({ isMissing }) => isMissing)
  const listed = sides.find(({ item, food }) => item && (!missing || food !== missing.food))
  const main = missing ?? listed
  const offered = sides.find((side) => side !== main && side.food.id !== main?.food.id)
  if (main && !offered && !main.isMissing && main.item && isOther(main.food, main.item)) {
    const { item } = main
    return { wanted: { name: item.name, food: foodOf(item.name), item }, offered: main.food }
  }
  if (main) {
    // 'will chicken do instead': what it stands for is the line most like it
    return {
      wanted: { name: main.item?.name ?? main.words, food: main.food, item: main.item },
      offered: offered?.food ?? null,
    }
  }
  const [item] = items
  if (item) return { wanted: { name: item.name, food: foodOf(item.name), item }, offered: null }
  const [only] = sides
  if (!only) return { wanted: null, offered: null }
  const stands =
    marks.has('use') || marks.has('only') ? nearestLine(only.food, recipe.ingredients) : null
  if (stands)
    return {
      wanted: { name: stands.name, food: foodOf(stands.name), item: stands },
      offered: only.food,
    }
  return { wanted: { name: only.words, food: only.food, item: null }, offered: null }
}

/** Not the line's own food, nor what that is a kind of: 'the chicken' may well be chicken thighs. */
function isOther(food: Food, item: RecipeItem): boolean {
  const line = foodOf(item.name)
  return line !== null && line.id !== food.id && !foodsAbove(line.id).includes(food.id)
}

function itemsOf(food: Food, ingredients: readonly RecipeItem[]): RecipeItem[] {
  return ingredients.filter(({ name }) => {
    const id = foodOf(name)?.id
    return id !== undefined && (id === food.id || foodsAbove(id).includes(food.id))
  })
}

/** The recipe's line that a food could stand in for: of the same kind, or one that names it as its swap. */
function nearestLine(food: Food, ingredients: readonly RecipeItem[]): RecipeItem | null {
  const lines = ingredients.flatMap((item) => {
    const line = foodOf(item.name)
    if (line === null) return []
    const place = placeAmongSwaps(food, line)
    if (place !== -1) return [{ item, place }]
    return areKin(food, line) ? [{ item, place: SWAPS_MAX }] : []
  })
  return lines.toSorted((a, b) => a.place - b.place)[0]?.item ?? null
}

/** The better a food stands in for another, the nearer to 0; -1 for not at all. */
function placeAmongSwaps(food: Food, of: Food): number {
  return swapsOf(of).findIndex((name) => {
    const id = foodOf(name)?.id
    return id === food.id || (id !== undefined && foodsAbove(food.id).includes(id))
  })
}

/** Whether a food stands in for another, by the other's row. */
export function isSwap(food: Food, of: Food): boolean {
  return placeAmongSwaps(food, of) !== -1
}

/** Whether two foods are kinds of one thing: two cheeses, two shapes of pasta. */
export function areKin(one: Food, other: Food): boolean {
  const [above, others] = [
    [one.id, ...foodsAbove(one.id)],
    [other.id, ...foodsAbove(other.id)],
  ]
  return above.some((id) => others.includes(id))
}

/** A food's own swaps, or those of what it is a kind of. */
export function swapsOf(food: Food): readonly string[] {
  if (food.swaps.length > 0) return food.swaps
  for (const id of foodsAbove(food.id)) {
    const swaps = foodById(id)?.swaps ?? []
    if (swaps.length > 0) return swaps.filter((name) => foodOf(name)?.id !== food.id)
  }
  return []
}
