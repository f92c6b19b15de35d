/** Fills the slots of a dish pattern with the foods that are wanted and allowed. */
import { type Trait, traitsOf } from '../knowledge/allergens.ts'
import { standInFor } from '../stand-ins.ts'
import { type DishFood, nameOf } from './food.ts'
import { foodNamed } from './foods.ts'
import type { Pattern, Slot, SlotName } from './pattern.ts'

/** What may stand in a dish: nothing forbidden, nothing refused. */
export type Rules = {
  forbidden: ReadonlySet<Trait>
  isRefused: (name: string) => boolean
  /** Of two foods that would do, the quicker. */
  isQuick: boolean
}

export type Filled = Record<SlotName, DishFood[]>
export type Swapped = { from: string; to: string }

const PLANTS: ReadonlySet<string> = new Set(['veg', 'root', 'leaf', 'salad', 'aromatic', 'fruit'])
/** Who names a vegetable wants no other beside it. */
const GREEN: ReadonlySet<SlotName> = new Set(['veg', 'leaf'])
const SLOT_NAMES: readonly SlotName[] = ['main', 'starch', 'fruit', 'leaf', 'veg']

/** Whether a food by this name may stand in the dish. */
export function isAllowed(name: string, { forbidden, isRefused }: Rules): boolean {
  return !isRefused(name) && [...traitsOf(name)].every((trait) => !forbidden.has(trait))
}

/** Wanted foods as the rules have them: what is forbidden is swapped where there is a way, else dropped. */
export function allowedFoods(
  wanted: readonly DishFood[],
  rules: Rules,
): { foods: DishFood[]; swapped: Swapped[]; dropped: string[] } {
  const foods: DishFood[] = []
  const swapped: Swapped[] = []
  const dropped: string[] = []
  for (const food of wanted) {
    const own = ruled(food, rules)
    if (own === null) dropped.push(nameOf(food))
    else if (!foods.some((other) => nameOf(other) === nameOf(own))) foods.push(own)
    if (own !== null && nameOf(own) !== nameOf(food))
      swapped.push({ from: nameOf(food), to: nameOf(own) })
  }
  return { foods, swapped, dropped }
}

/** The food itself, its stand-in with the stand-in's own ways, or `null`. */
function ruled(food: DishFood, rules: Rules): DishFood | null {
  const name = nameOf(food)
  if (isAllowed(name, rules)) return food
  if (rules.isRefused(name)) return null
  const instead = standInFor(name, rules.forbidden, rules.isRefused)
  if (instead === null) return null
  const known = foodNamed(instead) ?? foodNamed(instead.replace(/^cooked |^toasted /, ''))
  return known && isAllowed(nameOf(known), rules) ? known : { ...food, words: [instead] }
}

/** The slots of a pattern with foods in them, and the foods for which it has none; `null` when it cannot be. */
export function fillSlots(
  pattern: Pattern,
  wanted: readonly DishFood[],
  rules: Rules,
): { filled: Filled; left: DishFood[] } | null {
  const filled: Filled = { main: [], veg: [], leaf: [], starch: [], fruit: [] }
  const used = new Set<DishFood>()
  const hasPlants = wanted.some(({ group }) => PLANTS.has(group))
  for (const name of SLOT_NAMES) {
    const slot = pattern.slots[name]
    if (!slot) continue
    const own = wanted
      .filter((food) => !used.has(food))
      .map((food) => ({ food, fit: fitting(food, slot) }))
      .filter(({ fit }) => fit !== null)
      .slice(0, slot.max)
    for (const { food } of own) used.add(food)
    const fits = own.map(({ fit }) => fit).filter((food) => food !== null)
    const all = [
      ...fits,
      ...defaultsOf(
        slot,
        [...used, ...fits],
        fits.length > 0 || (hasPlants && GREEN.has(name)),
        fits.length,
        rules,
      ),
    ]
    if (all.length < slot.min) return null
    filled[name] = all
  }
  return { filled, left: wanted.filter((food) => !used.has(food)) }
}

/** 'Beef' in a stew is a stewing cut, in a wok it is steak; a risotto wants its own rice. */
function fitting(food: DishFood, slot: Slot): DishFood | null {
  if (slot.defaults.includes('risotto rice') && food.group === 'rice') {
    return /risotto|arborio|^rice$/.test(nameOf(food)) ? foodNamed('risotto rice') : null
  }
  if (slot.defaults.includes('baking potatoes') && food.group === 'potato') {
    return foodNamed('baking potatoes')
  }
  if (slot.groups.includes(food.group)) return food
  if (food.group !== 'steak' || !slot.groups.includes('stewing')) return null
  return foodNamed(/lamb/.test(nameOf(food)) ? 'lamb shoulder' : 'braising steak')
}

/** Where the person named a food for the slot, only what is still needed is added. */
function defaultsOf(
  slot: Slot,
  taken: readonly DishFood[],
  isServed: boolean,
  have: number,
  rules: Rules,
): DishFood[] {
  const names = new Set(taken.map(nameOf))
  const count = isServed
    ? slot.min - have
    : rules.isQuick
      ? Math.max(slot.min, Math.min(1, slot.fill))
      : slot.fill
  return slot.defaults
    .map((name) => foodNamed(name))
    .filter((food) => food !== null)
    .map((food) => ruled(food, rules))
    .filter((food): food is DishFood => food !== null && !names.has(nameOf(food)))
    .sort((a, b) => (rules.isQuick ? a.minutes - b.minutes : 0))
    .slice(0, Math.max(0, count))
}
