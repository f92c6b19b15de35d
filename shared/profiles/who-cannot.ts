/** Who of a household cannot eat a recipe, why, and what to take instead. Puts in order what `conflictsOf` finds. */
import { type Conflict, conflictsOf, type Need } from '../diets/conflicts.ts'
import type { RecipeText } from '../diets/held.ts'
import { type Needs, uniteNeeds } from '../diets/needs.ts'
import { DIET_FORBIDS } from '../diets/vocabulary.ts'
import { needName } from '../diets/words.ts'

type Eater = { needs: Needs }

/**
 * One person's reasons, the most serious first ('eggs', 'not vegan'); for each line that breaks one what
 * stands in for it, and the lines for which nothing does. Lines as the recipe writes them.
 */
export type Cannot<Person> = {
  person: Person
  reasons: string[]
  swaps: { line: string; swap: string }[]
  without: string[]
}

export type WhoCannot<Person> = {
  /** Allergies first, then diets, then foods that somebody never eats. */
  cannot: Cannot<Person>[]
  /** Lines that nobody knows, and whom that concerns. */
  unsure: { lines: string[]; people: Person[] } | null
  /** Who cannot eat it because of a line, by the line's name. */
  byLine: ReadonlyMap<string, Person[]>
}

const SERIOUS: readonly Need['kind'][] = ['allergen', 'diet', 'never']

/** A swap stands in for all of them where one does, else for the person alone. */
export function whoCannot<Person extends Eater>(
  recipe: RecipeText,
  people: readonly Person[],
): WhoCannot<Person> {
  const forAll = conflictsOf(recipe, uniteNeeds(...people.map(({ needs }) => needs)))
  const swapForAll = new Map(forAll.map((each) => [placeOf(each), each.swap]))
  const found = people.map((person) => ({ person, broken: brokenBy(recipe, person) }))
  const byLine = new Map<string, Person[]>()
  for (const { person, broken } of found) {
    for (const line of new Set(broken.map(({ ingredient }) => ingredient))) {
      byLine.set(line, [...(byLine.get(line) ?? []), person])
    }
  }
  const cannot = found
    .filter(({ broken }) => broken.length > 0)
    .sort((a, b) => rankOf(a.broken[0]) - rankOf(b.broken[0]))
    .map(({ person, broken }) => {
      const swapFor = (each: Conflict) => swapForAll.get(placeOf(each)) ?? each.swap
      return { person, reasons: reasonsOf(broken), ...swapsOf(broken, swapFor) }
    })
  return { cannot, unsure: unsureOf(forAll, people), byLine }
}

/** A line can hold several foods. */
function placeOf({ ingredient, food }: Conflict): string {
  return `${ingredient}\n${food?.id}`
}

function brokenBy(recipe: RecipeText, { needs }: Eater): Conflict[] {
  return conflictsOf(recipe, needs)
    .filter(({ need }) => need !== null)
    .sort((a, b) => rankOf(a) - rankOf(b))
}

function rankOf(conflict: Conflict | undefined): number {
  return conflict?.need ? SERIOUS.indexOf(conflict.need.kind) : SERIOUS.length
}

function reasonsOf(broken: readonly Conflict[]): string[] {
  return [...new Set(broken.flatMap(({ need }) => (need ? [reasonOf(need)] : [])))]
}

/** A food as it is called; a diet is what the recipe is not. */
function reasonOf(need: Need): string {
  if (need.kind !== 'diet') return needName(need)
  return need.of === 'pregnancy' ? 'not in pregnancy' : `not ${needName(need)}`
}

/** A line of several foods is mended only where each of them is: half of it helps nobody. */
function swapsOf(
  broken: readonly Conflict[],
  swapFor: (conflict: Conflict) => string | undefined,
): Pick<Cannot<unknown>, 'swaps' | 'without'> {
  // of several reasons the one that is sure speaks for the food
  const byPlace = new Map(broken.toSorted(bySureness).map((each) => [placeOf(each), each]))
  const foods = [...byPlace.values()]
  const lines = Map.groupBy(foods, ({ ingredient }) => ingredient)
  const swaps: { line: string; swap: string }[] = []
  const without: string[] = []
  for (const [name, parts] of lines) {
    const line = parts.some(isSure) ? name : `${name} (some brands)`
    const found = parts.map((part) => ({ part, swap: swapFor(part) }))
    if (found.some(({ swap }) => swap === undefined)) without.push(line)
    else if (new Set(found.map(({ swap }) => swap)).size === 1) {
      swaps.push({ line, swap: found[0]?.swap ?? '' })
    } else {
      for (const { part, swap = '' } of found) swaps.push({ line: part.food?.name ?? line, swap })
    }
  }
  return { swaps, without }
}

function bySureness(a: Conflict, b: Conflict): number {
  return Number(isSure(a)) - Number(isSure(b))
}

/** Whether it breaks the need whatever the brand. */
export function isSure({ food, need }: Conflict): boolean {
  if (!food || !need || need.kind === 'never') return true
  const { allergens, traits } =
    need.kind === 'diet' ? DIET_FORBIDS[need.of] : { allergens: [need.of], traits: [] }
  const held = [
    ...food.allergens.filter(({ of }) => allergens.includes(of)),
    ...food.traits.filter(({ of }) => traits.includes(of)),
  ]
  return held.length === 0 || held.some((each) => each.isSure)
}

/** What nobody knows concerns allergies and diets more than what somebody merely never eats. */
function unsureOf<Person extends Eater>(
  conflicts: readonly Conflict[],
  people: readonly Person[],
): WhoCannot<Person>['unsure'] {
  const unknown = conflicts.filter(({ need }) => need === null)
  if (unknown.length === 0) return null
  const strict = people.filter(({ needs }) => needs.allergens.length + needs.diets.length > 0)
  return {
    lines: [...new Set(unknown.map(({ ingredient }) => ingredient))],
    people: strict.length > 0 ? strict : [...people],
  }
}
