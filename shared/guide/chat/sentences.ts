/** The sentences that a dish's foods bring along: how each is fried, simmered, boiled or warmed. */
import { listed } from '../words.ts'
import type { Filled } from './fill.ts'
import { type DishFood, type FoodGroup, nameOf } from './food.ts'

/** Cooked already, or eaten as they are: they are only warmed. */
const READY: ReadonlySet<FoodGroup> = new Set(['pulse', 'tinned fish'])
/** They have their own sentences in the method. */
const OWN_WAY: ReadonlySet<FoodGroup> = new Set(['egg', 'lentil', 'stewing'])
/** Meat that must be cooked through in the oven's longer half. */
const ROAST_MINUTES: Partial<Record<FoodGroup, number>> = {
  poultry: 25,
  sausage: 25,
  pork: 22,
  steak: 15,
  bacon: 15,
  fish: 13,
  prawns: 8,
  tofu: 20,
  'firm cheese': 15,
  pulse: 12,
}

export function namesOf(list: readonly DishFood[]): string {
  return listed(list.map(nameOf))
}

export const isReady = ({ group }: DishFood) => READY.has(group)
const isFried = ({ group }: DishFood) => !READY.has(group) && !OWN_WAY.has(group)

/** Minutes in the pan of the raw mains together, of the slowest vegetable, of the slowest leaf. */
export function fryMinutes({ main }: Filled): number {
  return main.filter(isFried).reduce((sum, { minutes }) => sum + minutes, 0)
}

export function slowest(list: readonly DishFood[]): number {
  return Math.max(0, ...list.map(({ minutes }) => minutes))
}

export function frySentences({ main }: Filled): string {
  return main
    .filter(isFried)
    .map(
      (food) =>
        `Fry the ${nameOf(food)} for ${counted(food.minutes)}, turning now and then, until ${food.done}.`,
    )
    .join(' ')
}

function counted(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

export function readySentence({ main }: Filled, how: 'warm' | 'add'): string {
  const ready = main.filter(isReady)
  if (ready.length === 0) return ''
  return how === 'add'
    ? `Stir in the ${namesOf(ready)}. `
    : `Stir in the ${namesOf(ready)} and cook for 5 minutes, until hot through.`
}

/** `first` are names that soften along with the vegetables. */
export function fryVegetables({ veg }: Filled, first: readonly string[] = []): string {
  const names = [...first, ...veg.map(nameOf)]
  if (names.length === 0) return ''
  const minutes = Math.max(first.length > 0 ? 6 : 0, slowest(veg))
  const soft = minutes >= 10 ? ', with a lid on and a splash of water if they brown too fast' : ''
  return `Add the ${listed(names)} and cook for ${counted(Math.max(2, minutes))}, stirring often${soft}, until just tender.`
}

/** Vegetables for a salad: those that are eaten raw are left out. */
export function fryFirmVegetables({ veg }: Filled): string {
  const firm = firmOf(veg)
  if (firm.length === 0) return ''
  return `Fry the ${namesOf(firm)} for ${counted(slowest(firm))}, until just tender.`
}

const RAW_IN_SALADS = new Set([
  'carrots',
  'peppers',
  'red pepper',
  'cherry tomatoes',
  'tomatoes',
  'spring onions',
  'red onions',
  'fennel',
  'celery',
  'sweetcorn',
  'beetroot',
])

export function firmOf(veg: readonly DishFood[]): DishFood[] {
  return veg.filter(
    (food) =>
      food.minutes > 0 &&
      food.group !== 'potato' &&
      !food.words.some((word) => RAW_IN_SALADS.has(word)),
  )
}

export function simmerVegetables({ veg }: Filled): string {
  if (veg.length === 0) return ''
  const minutes = Math.max(5, slowest(veg) + 3)
  return `Add the ${namesOf(veg)}, bring to a simmer and cook for ${minutes} minutes, until tender.`
}

export function simmerLentils({ main }: Filled): string {
  const lentils = main.filter(({ group }) => group === 'lentil')
  if (lentils.length === 0) return ''
  return `Add the ${namesOf(lentils)} and simmer for 20 minutes, stirring, until soft; add water if it gets too thick.`
}

export function boilPotatoes({ veg }: Filled): string {
  const potatoes = veg.filter(({ group }) => group === 'potato')
  if (potatoes.length === 0) return ''
  return `Boil the ${namesOf(potatoes)} in salted water for ${slowest(potatoes)} minutes, until tender, drain and let them cool a little.`
}

/** How a starch is cooked by itself. */
export function cookStarch({ starch }: Filled): string {
  const [food] = starch
  if (!food) return ''
  const name = nameOf(food)
  if (food.group === 'bread') return `Warm the ${name}.`
  if (food.group === 'potato' || food.group === 'root')
    return `Boil the ${name} in salted water for ${food.minutes} minutes, until tender, and drain.`
  return `Cook the ${name} as the packet says, drain if needed and keep warm.`
}

/** Minutes that a starch needs beside everything else. */
export function starchMinutes({ starch }: Filled): number {
  const [food] = starch
  if (!food) return 0
  return (
    { potato: 20, root: 18, rice: 14, pasta: 12, grain: 12, noodle: 6, bread: 2 }[
      food.group as 'potato'
    ] ?? 10
  )
}

/** Roasted on the tray after the vegetables' first twenty minutes. */
export function roastMain({ main }: Filled): string {
  const late = main.filter((food) => roastMinutes(food) < 20)
  const early = main.filter((food) => roastMinutes(food) >= 20)
  const whole = Math.max(0, ...main.map(roastMinutes))
  if (main.length === 0) return ''
  const until = main.map(
    (food) =>
      `the ${nameOf(food)} ${/s$/.test(nameOf(food)) ? 'are' : 'is'} ${food.done || 'hot through'}`,
  )
  const first = early.length > 0 && late.length > 0
  const how = first
    ? `Add the ${namesOf(early)}, turn everything over and roast for ${whole - Math.max(...late.map(roastMinutes))} minutes. Add the ${namesOf(late)} and roast for ${Math.max(...late.map(roastMinutes))} minutes more`
    : `Add it to the tray, turn everything over and roast for ${whole} minutes more`
  return `${how}, until ${listed(until)}.`
}

function roastMinutes({ group }: DishFood): number {
  return ROAST_MINUTES[group] ?? 20
}

export function roastTime({ main }: Filled): number {
  return Math.max(0, ...main.map(roastMinutes))
}
