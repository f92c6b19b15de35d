/** What one person, or all at a table, must not or will not eat. Plain data: reads no text, knows no food. */
import { ALLERGENS, type Allergen, DIETS, type Diet } from './vocabulary.ts'

/** `never` holds ids of the food table: not dangerous, just no (or dangerous, and none of the fourteen). */
export type Needs = { diets: Diet[]; allergens: Allergen[]; never: string[] }

/** Eats everything. */
export const NO_NEEDS: Readonly<Needs> = Object.freeze({ diets: [], allergens: [], never: [] })

/** All that any of them needs, each once: diets and allergens in the vocabulary's order, foods by id. */
export function uniteNeeds(...all: readonly Readonly<Needs>[]): Needs {
  const diets = new Set(all.flatMap((needs) => needs.diets))
  const allergens = new Set(all.flatMap((needs) => needs.allergens))
  return {
    diets: DIETS.filter((diet) => diets.has(diet)),
    allergens: ALLERGENS.filter((allergen) => allergens.has(allergen)),
    never: [...new Set(all.flatMap(({ never }) => never))].sort(),
  }
}

/** What is left of needs when some are lifted. */
export function withoutNeeds(needs: Readonly<Needs>, lifted: Readonly<Needs>): Needs {
  return {
    diets: needs.diets.filter((diet) => !lifted.diets.includes(diet)),
    allergens: needs.allergens.filter((allergen) => !lifted.allergens.includes(allergen)),
    never: needs.never.filter((food) => !lifted.never.includes(food)),
  }
}

/** Whether somebody eats everything. */
export function isEmpty({ diets, allergens, never }: Readonly<Needs>): boolean {
  return diets.length === 0 && allergens.length === 0 && never.length === 0
}

/** The same needs, in whatever order and however often they are named. */
export function areSameNeeds(some: Readonly<Needs>, others: Readonly<Needs>): boolean {
  return JSON.stringify(uniteNeeds(some)) === JSON.stringify(uniteNeeds(others))
}
