/** What in a recipe breaks which need, with what could stand in. The last check of every dish; reads no wishes. */
import type { Food } from '../foods/food.ts'
import { foodById, foodOf, foodsAbove, foodsUnder, isDenied } from '../foods/foods.ts'
import { kindByName } from '../foods/kind-by-name.ts'
import { type Held, heldIn, type RecipeText } from './held.ts'
import { isEmpty, type Needs } from './needs.ts'
import { canStandIn } from './stand-ins.ts'
import { ALLERGENS, type Allergen, DIET_FORBIDS, type Diet, type Trait } from './vocabulary.ts'

/** One need of those that were asked for; `of` is a food's id for `never`. */
export type Need =
  | { kind: 'diet'; of: Diet }
  | { kind: 'allergen'; of: Allergen }
  | { kind: 'never'; of: string }

/**
 * `ingredient` is the line's name, or the words of the text that name a food which no line has. `food` is
 * `null` when the table does not know what the line is, and then `need` is `null`: it may break any. `swap` is
 * the name of a food that breaks none of the needs and does in the dish what the other did.
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
  const { all: checks, isBroken, swaps } = checksOf(needs, claimsOf(recipe))
  const held = heldIn(recipe)
  const isBoth = needs.diets.includes('kosher') && held.some(isMeat) && held.some(isMilk)
  const isRare = needs.diets.includes('pregnancy') && isServedPink(recipe)
  return held.flatMap((each): Conflict[] => {
    const { ingredient, food } = each
    if (!food) return [{ ingredient, food, need: null }]
    const isMixed = isBoth && isMilk(each)
    const isPink = isRare && isMeat(each)
    if (!isBroken(each) && !isMixed && !isPink) return []
    const broken = checks.filter(({ breaks }) => breaks(each)).map(({ need }) => need)
    if (isMixed) broken.push({ kind: 'diet', of: 'kosher' })
    if (isPink) broken.push({ kind: 'diet', of: 'pregnancy' })
    const key = `${food.id} ${isBoth}`
    if (!swaps.has(key)) swaps.set(key, swapFor(food, checks, isBoth))
    const swap = canStandIn(food, recipe) ? swaps.get(key) : undefined
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
  const { isBroken } = checksOf(needs, claimsOf(recipe))
  if (held.some((each) => (each.food ? isBroken(each) : isStrict))) return false
  if (needs.diets.includes('pregnancy') && held.some(isMeat) && isServedPink(recipe)) return false
  return !(needs.diets.includes('kosher') && held.some(isMeat) && held.some(isMilk))
}

const PINK =
  /\b(?:medium[- ]rare|(?<!\b(?:no|not|any|without|longer) )pink (?:within|inside|in the (?:middle|cent(?:re|er)))|(?:still|served?) (?:rare|pink))\b/i

/** Whether its steps leave meat rare, which no line of it says. */
function isServedPink({ method = [] }: RecipeText): boolean {
  return method.some((step) => PINK.test(step))
}

/** What a cook who tags a dish so has seen to: the brands that some of it might not be. Illness is no matter of tags. */
const CLAIMS: Readonly<Record<string, readonly Diet[]>> = {
  vegan: ['vegan', 'vegetarian', 'pescatarian'],
  vegetarian: ['vegetarian', 'pescatarian'],
}

function claimsOf({ tags = [] }: RecipeText): Diet[] {
  return tags.flatMap((tag) => CLAIMS[tag.trim().toLowerCase()] ?? [])
}

type Check = { need: Need; breaks: (held: Held) => boolean }

/** Whether one food breaks any of the needs, as its label has it. */
export function breaksAny(held: Held, needs: Readonly<Needs>): boolean {
  return !isEmpty(needs) && checksOf(needs, []).isBroken(held)
}

type Checks = {
  all: Check[]
  isBroken: (held: Held) => boolean
  /** What stands in for a food; `undefined` where nothing of the table does. */
  swaps: Map<string, string | undefined>
}

/** The needs of a search are asked of thousands of recipes: once for each claim that some of them make. */
let last: { key: string; byClaims: Map<string, Checks> } | null = null

function checksOf(needs: Readonly<Needs>, claims: readonly Diet[]): Checks {
  const key = JSON.stringify([needs.diets, needs.allergens, needs.never])
  if (last?.key !== key) last = { key, byClaims: new Map() }
  const claimed = needs.diets.filter((diet) => claims.includes(diet))
  const known = last.byClaims.get(claimed.join()) ?? makeChecked(needs, claimed)
  last.byClaims.set(claimed.join(), known)
  return known
}

function makeChecked(needs: Readonly<Needs>, claimed: readonly Diet[]): Checks {
  const all = makeChecks(needs, claimed)
  const known = new WeakMap<Held, boolean>()
  const isBroken = (held: Held) => {
    const before = known.get(held)
    if (before !== undefined) return before
    const broken = all.some(({ breaks }) => breaks(held))
    known.set(held, broken)
    return broken
  }
  return { all, isBroken, swaps: new Map() }
}

function makeChecks(
  { diets, allergens, never }: Readonly<Needs>,
  claimed: readonly Diet[],
): Check[] {
  return [
    ...allergens.map(
      (of): Check => ({
        need: { kind: 'allergen', of },
        breaks: ({ food }) => food?.allergens.some((each) => each.of === of) ?? false,
      }),
    ),
    ...never.map(neverCheck),
    ...diets.map((of) => dietCheck(of, claimed.includes(of))),
  ]
}

/** `isClaimed`: what only some brands hold breaks nothing. */
function dietCheck(of: Diet, isClaimed: boolean): Check {
  const allergens: ReadonlySet<Allergen> = new Set(DIET_FORBIDS[of].allergens)
  const traits: ReadonlySet<Trait> = new Set(DIET_FORBIDS[of].traits)
  return {
    need: { kind: 'diet', of },
    breaks: ({ food }) =>
      food !== null &&
      (food.allergens.some((each) => allergens.has(each.of) && (each.isSure || !isClaimed)) ||
        food.traits.some((each) => traits.has(each.of) && (each.isSure || !isClaimed))),
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
