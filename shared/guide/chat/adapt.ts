/** A recipe made to fit: scaled, with what somebody must not eat swapped, milder or hotter. Checks what comes out. */
import type { Needs } from '../../diets/needs.ts'
import { DIET_LABELS } from '../../diets/vocabulary.ts'
import type { Food } from '../../foods/food.ts'
import { foodById, foodOf, foodsAbove, foodsIn, foodsUnder } from '../../foods/foods.ts'
import { scaleIngredients, scaleQuantity } from '../../recipes/scale.ts'
import { capital, listed } from '../words.ts'
import { isDish } from './dishes.ts'
import { plainWords } from './facts.ts'
import type { ChatRecipe } from './kitchen.ts'
import { breaksOf, isSafe, isSafeFood } from './table.ts'

/** `out` is a food that goes, `to` the name of what comes for it. */
export type Swap = { out: string; to: string }
export type Change = { servings: number | null; heat: -1 | 0 | 1; swaps: readonly Swap[] }
/** `changes` are sentences for the cook. */
export type Adapted = { recipe: ChatRecipe; changes: string[] }

type Line = ChatRecipe['ingredients'][number]
type Swapped = { from: Line; food: Food; to: string }

/**
 * The recipe as it may be cooked for these needs; `null` where it cannot be made so: something has no safe swap,
 * or nobody knows what it is. The name of a dish is no ingredient: a pie stays a pie, whatever pies may hold.
 */
export function adapt(recipe: ChatRecipe, needs: Needs, change: Change): Adapted | null {
  const asked = swapLines(recipe.ingredients, (line) => wantedSwap(line, change.swaps, needs))
  const safe = swapLines(asked.lines, (line) =>
    neededSwap(line, needs, { ...recipe, ingredients: asked.lines }),
  )
  const swapped = [...asked.swapped, ...safe.swapped]
  const beside = isSafe(recipe, needs) ? [] : namedBeside(recipe, needs)
  const made: ChatRecipe = {
    ...recipe,
    name: nameWith(recipe.name, swapped, needs),
    description: swapped.length === 0 ? recipe.description : null,
    tags: recipe.tags.filter((tag) => foodsIn(tag).every(({ words }) => isSafeFood(words, needs))),
    ingredients: safe.lines,
    method: recipe.method.map((step) => withSwaps(withoutServing(step, beside), swapped)),
  }
  if (!isSafe({ ingredients: made.ingredients, method: made.method }, needs)) return null
  if (swapped.length > 0 && !isNameSafe(made.name, needs)) return null
  return scaled(made, change, swapped, needs)
}

/** What only the steps name, as they name it. */
function namedBeside(recipe: ChatRecipe, needs: Needs): string[] {
  const lines = new Set(recipe.ingredients.map(({ name }) => name))
  return breaksOf({ ingredients: recipe.ingredients, method: recipe.method }, needs)
    .map(({ ingredient }) => ingredient)
    .filter((name) => !lines.has(name))
}

/** A step without the sentences that only say what it is served with. */
function withoutServing(step: string, beside: readonly string[]): string {
  if (beside.length === 0) return step
  const sentences = step.split(/(?<=[.!]) /)
  const kept = sentences.filter((sentence) => {
    const isServing = /\b(?:serve|bring on|eat|enjoy|good with|lovely with)\b/i.test(sentence)
    return !(isServing && beside.some((name) => sentence.includes(name)))
  })
  return kept.length > 0 ? kept.join(' ') : 'Serve.'
}

/** No food in it that somebody must not eat; names of dishes are no foods. */
function isNameSafe(name: string, needs: Needs): boolean {
  if (isSafe({ name, ingredients: [], method: [] }, needs)) return true
  return foodsIn(name).every(
    ({ words }) => isDish(plainWords(words).at(-1) ?? '') || isSafeFood(words, needs),
  )
}

function scaled(
  made: ChatRecipe,
  change: Change,
  swapped: readonly Swapped[],
  needs: Needs,
): Adapted {
  const servings = change.servings ?? made.servings
  const notes = [...new Set(swapped.map(swapSentence))]
  let ingredients: readonly Line[] = made.ingredients
  if (servings !== made.servings) {
    ingredients = scaleIngredients([...ingredients], { from: made.servings, to: servings })
    notes.push(
      `The amounts are for ${servings} instead of ${made.servings}; numbers in the method stand as they were.`,
    )
  }
  const warmed = change.heat === 0 ? null : withHeat(ingredients, change.heat, servings, needs)
  if (warmed) {
    ingredients = warmed.ingredients
    notes.push(warmed.note)
  }
  return { recipe: { ...made, servings, ingredients }, changes: notes }
}

function swapSentence({ from, food, to }: Swapped): string {
  const [note = ''] = food.swaps[0] === to ? food.swapNote.split(/(?<=\.) /) : []
  return `${capital(to)} instead of ${plainNameOf(from.name)}.${note === '' ? '' : ` ${note}`}`
}

/** A line's name without how it is cut. */
function plainNameOf(name: string): string {
  return (name.split(/[,(]/)[0] ?? name).trim().toLowerCase()
}

function swapLines(lines: readonly Line[], swapOf: (line: Line) => Swapped | null) {
  const swapped: Swapped[] = []
  const after = lines.map((line) => {
    const swap = swapOf(line)
    if (!swap) return line
    swapped.push(swap)
    return { ...line, name: swap.to }
  })
  return { lines: after, swapped }
}

function wantedSwap(line: Line, swaps: readonly Swap[], needs: Needs): Swapped | null {
  const food = foodOf(line.name)
  if (!food) return null
  const swap = swaps.find(({ out, to }) => foodsUnder(out).has(food.id) && isSafeFood(to, needs))
  return swap ? { from: line, food, to: swap.to } : null
}

function neededSwap(line: Line, needs: Needs, recipe: ChatRecipe): Swapped | null {
  const conflict = breaksOf(recipe, needs).find(({ ingredient }) => ingredient === line.name)
  const food = foodOf(line.name)
  if (!conflict?.swap || !food || !isSafeFood(conflict.swap, needs)) return null
  return { from: line, food, to: conflict.swap }
}

/** A step with what was swapped by its new name. */
function withSwaps(given: string, swapped: readonly Swapped[]): string {
  let text = given
  for (const { food, start, end } of foodsIn(given).reverse()) {
    const swap = swapped.find((each) => isSame(each.food, food))
    if (swap) text = text.slice(0, start) + swap.to + text.slice(end)
  }
  return text
}

/** 'Prawn Laksa' of tofu is 'Tofu Laksa', 'Butter Chicken' of a block 'Dairy-Free Butter Chicken'. */
function nameWith(given: string, swapped: readonly Swapped[], needs: Needs): string {
  let name = given
  for (const { food, start, end, words } of foodsIn(given).reverse()) {
    // lasagne stays lasagne, whatever its sheets are
    if (isDish(plainWords(words).at(-1) ?? '')) continue
    const swap = swapped.find((each) => isSame(each.food, food))
    if (swap && SHORT_NAME.test(swap.to))
      name = name.slice(0, start) + titled(swap.to) + name.slice(end)
  }
  const label = labelOf(needs)
  return isSafe({ name, ingredients: [], method: [] }, needs) || label === ''
    ? name
    : `${label} ${name}`
}

/** A food's plain name, and no label of a pack. */
const SHORT_NAME =
  /^(?!vegan|vegetarian|plant|celery-free|dairy-free|gluten-free|egg)\p{L}+(?: \p{L}+)?$/u

/** 'Dairy-Free', 'Egg-Free Nut-Free': what a dish is called that is made without. */
function labelOf({ diets, allergens }: Needs): string {
  const free = allergens.map((allergen) => `${titled(allergen.replace(/s$/, ''))}-Free`)
  return [...diets.map((diet) => DIET_LABELS[diet]), ...free].map(titled).slice(0, 2).join(' ')
}

/** 'Cheese' is the Cheddar of the list, 'king prawns' its prawns. */
function isSame(listed: Food, named: Food): boolean {
  return (
    listed.id === named.id ||
    foodsAbove(listed.id).includes(named.id) ||
    foodsAbove(named.id).includes(listed.id)
  )
}

function titled(name: string): string {
  return name.replace(/(?:^|[ -])\p{L}/gu, (letter) => letter.toUpperCase())
}

const HOT = 'chilli'

function withHeat(
  ingredients: readonly Line[],
  heat: -1 | 1,
  servings: number,
  needs: Needs,
): { ingredients: Line[]; note: string } | null {
  const hot = foodsUnder(HOT)
  const isHot = ({ name }: Line) => hot.has(foodOf(name)?.id ?? '')
  const names = ingredients.filter(isHot).map(({ name }) => plainNameOf(name))
  if (names.length > 0) {
    const factor = heat < 0 ? 0.5 : 1.5
    const lines = ingredients.map((line) =>
      isHot(line) ? { ...line, quantity: scaleQuantity(line.quantity, line.unit, factor) } : line,
    )
    const note =
      heat < 0
        ? `Half the ${listed(names)}, to be mild.`
        : `Half as much again of the ${listed(names)}.`
    return { ingredients: lines, note }
  }
  const flakes = foodById('chilli-flakes')
  if (heat < 0) return { ingredients: [...ingredients], note: 'There is no chilli in it as it is.' }
  if (!flakes || !isSafeFood(flakes.name, needs)) return null
  const line = { name: flakes.name, quantity: servings > 4 ? '1' : '½', unit: 'tsp' }
  return {
    ingredients: [...ingredients, line],
    note: 'Chilli flakes go in with the first thing that is fried.',
  }
}
