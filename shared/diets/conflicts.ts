/** What in a recipe breaks which need, with what could stand in. The last check of every dish; reads no wishes. */
import type { Food } from '../foods/food.ts'
import { foodById, foodOf, foodsAbove, foodsUnder, isDenied } from '../foods/foods.ts'
import { kindByName } from '../foods/kind-by-name.ts'
import { type Held, heldIn, type RecipeText } from './held.ts'
import { isEmpty, type Needs } from './needs.ts'
import { ALLERGENS, type Allergen, DIET_FORBIDS, type Diet, type Trait } from './vocabulary.ts'

/** One need of those that were asked for; `of` is a food's id for `never`. */
export type Need =
  | { kind: 'diet'; of: Diet }
  | { kind: 'allergen'; of: Allergen }
  | { kind: 'never'; of: string }

/**
 * `ingredient` is the line's name, or the words of the text that name a food which no line has. `food` is
 * `null` when the table does not know what the line is, and then `need` is `null`: it may break any. `swap` is
 * the name of a food that breaks none of the needs.
 */
export type Conflict = {
  ingredient: string
  food: Food | null
  need: Need | null
  swap?: string
}

/** All that breaks, by ingredient; empty when nothing does, or nothing is needed. */
export function conflictsOf(recipe: RecipeText, needs: Readonly<Needs>): Conflict[] {
  if (isEmpty(needs)) return []
  const { all: checks, isBroken, swaps } = checksOf(needs)
  const held = heldIn(recipe)
  const isBoth = needs.diets.includes('kosher') && held.some(isMeat) && held.some(isMilk)
  return held.flatMap((each): Conflict[] => {
    const { ingredient, food } = each
    if (!food) return [{ ingredient, food, need: null }]
    if (!isBroken(each) && !(isBoth && isMilk(each))) return []
    const broken = checks.filter(({ breaks }) => breaks(each)).map(({ need }) => need)
    if (isBoth && isMilk(each)) broken.push({ kind: 'diet', of: 'kosher' })
    const key = `${food.id} ${isBoth}`
    if (!swaps.has(key)) swaps.set(key, swapFor(food, checks, isBoth))
    const swap = swaps.get(key)
    return uniqueNeeds(broken).map((need) => ({ ingredient, food, need, ...(swap && { swap }) }))
  })
}

/**
 * Whether a dish may be offered: nothing breaks, and where a diet or an allergen stands, nothing in it is
 * unknown. A mere dislike does not keep back what nobody knows. Quick enough for thousands of recipes.
 */
export function keepsTo(recipe: RecipeText, needs: Readonly<Needs>): boolean {
  if (isEmpty(needs)) return true
  const isStrict = needs.diets.length > 0 || needs.allergens.length > 0
  const held = heldIn(recipe)
  const { isBroken } = checksOf(needs)
  if (held.some((each) => (each.food ? isBroken(each) : isStrict))) return false
  return !(needs.diets.includes('kosher') && held.some(isMeat) && held.some(isMilk))
}

type Check = { need: Need; breaks: (held: Held) => boolean }

/** Whether one food breaks any of the needs, as its label has it. */
export function breaksAny(held: Held, needs: Readonly<Needs>): boolean {
  return !isEmpty(needs) && checksOf(needs).isBroken(held)
}

type Checks = {
  all: Check[]
  isBroken: (held: Held) => boolean
  /** What stands in for a food; `undefined` where nothing of the table does. */
  swaps: Map<string, string | undefined>
}

/** The needs of a search are asked of thousands of recipes. */
let last: { key: string; checks: Checks } | null = null

function checksOf(needs: Readonly<Needs>): Checks {
  const key = JSON.stringify([needs.diets, needs.allergens, needs.never])
  if (last?.key !== key) {
    const all = makeChecks(needs)
    const known = new WeakMap<Held, boolean>()
    const isBroken = (held: Held) => {
      const before = known.get(held)
      if (before !== undefined) return before
      const broken = all.some(({ breaks }) => breaks(held))
      known.set(held, broken)
      return broken
    }
    last = { key, checks: { all, isBroken, swaps: new Map() } }
  }
  return last.checks
}

function makeChecks({ diets, allergens, never }: Readonly<Needs>): Check[] {
  return [
    ...allergens.map(
      (of): Check => ({
        need: { kind: 'allergen', of },
        breaks: ({ food }) => food?.allergens.some((each) => each.of === of) ?? false,
      }),
    ),
    ...never.map(neverCheck),
    ...diets.map(dietCheck),
  ]
}

function dietCheck(of: Diet): Check {
  const allergens: ReadonlySet<Allergen> = new Set(DIET_FORBIDS[of].allergens)
  const traits: ReadonlySet<Trait> = new Set(DIET_FORBIDS[of].traits)
  return {
    need: { kind: 'diet', of },
    breaks: ({ food }) =>
      food !== null &&
      (food.allergens.some((each) => allergens.has(each.of)) ||
        food.traits.some((each) => traits.has(each.of))),
  }
}

/** All that is the food, a kind of it or made of it, and the bare name of what it is a kind of. */
function neverCheck(of: string): Check {
  const under = foodsUnder(of)
  const above = new Set(foodsAbove(of))
  const refused = foodById(of)
  return {
    need: { kind: 'never', of },
    breaks: ({ food, denied }) => {
      if (!food) return false
      const isKind = under.has(food.id) || above.has(food.id) || kindByName(food) === of
      if (!isKind) return false
      return !(refused && isDenied(refused, denied))
    },
  }
}

const hasTrait = (food: Food | null, trait: Trait) =>
  food?.traits.some(({ of }) => of === trait) ?? false
const isMeat = ({ food }: Held) => hasTrait(food, 'meat') || hasTrait(food, 'poultry')
const isMilk = ({ food }: Held) =>
  hasTrait(food, 'dairy') || (food?.allergens.some(({ of }) => of === 'milk') ?? false)

/** The first of the table's stand-ins that breaks none of the needs itself. */
function swapFor(food: Food, checks: readonly Check[], isWithoutMilk: boolean): string | undefined {
  return food.swaps.find((name) => {
    const held: Held = { ingredient: name, food: foodOf(name), denied: null }
    if (!held.food || (isWithoutMilk && isMilk(held))) return false
    return !checks.some(({ breaks }) => breaks(held))
  })
}

/** The same need once: eggs refused as a food and as an allergen are one to whoever reads it. */
function uniqueNeeds(needs: readonly Need[]): Need[] {
  const isAllergen = (id: string) =>
    (ALLERGENS as readonly string[]).includes(foodById(id)?.plural ?? id)
  const hasAllergen = needs.some(({ kind }) => kind === 'allergen')
  return needs.filter(
    (need, at) =>
      needs.findIndex(({ kind, of }) => kind === need.kind && of === need.of) === at &&
      !(hasAllergen && need.kind === 'never' && isAllergen(need.of)),
  )
}
