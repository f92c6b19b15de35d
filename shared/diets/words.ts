/** Needs in words, for chips, for the first sentence of an answer, and for a model's data. Reads nothing. */
import { foodById, foodsUnder } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import type { Need } from './conflicts.ts'
import { ALSO } from './groups.ts'
import { isEmpty, type Needs, uniteNeeds } from './needs.ts'
import { ALLERGEN_LABELS, type Allergen, DIET_LABELS } from './vocabulary.ts'

/** As `ChatAnswer` carries it: names as they are said, unsure words as they were said. */
export type Understood = { without: string[]; diets: string[]; unsure: string[] }

/** The name of a food of `never` as it is said: more of it where it is counted. */
function foodName(id: string): string {
  const food = foodById(id)
  return food ? food.plural || food.name : id.replaceAll('-', ' ')
}

/** 'eggs', 'king prawns', 'vegan'. */
export function needName(need: Need): string {
  if (need.kind === 'diet') return DIET_LABELS[need.of].toLowerCase()
  return need.kind === 'allergen' ? ALLERGEN_LABELS[need.of].toLowerCase() : foodName(need.of)
}

/** Whether a refused food is said by the name of another: king prawns by prawns, dill seed by dill. */
function isSaidWith(id: string, other: string): boolean {
  return foodsUnder(other).has(id) || (ALSO[other]?.split(' ').includes(id) ?? false)
}

/** The foods and allergens, each name once: 'prawns', 'shellfish'. */
export function withoutNames(needs: Readonly<Needs>): string[] {
  const { allergens, never } = uniteNeeds(needs)
  const isShellfish = allergens.includes('crustaceans') && allergens.includes('molluscs')
  const names = allergens
    .filter((each: Allergen) => !(isShellfish && (each === 'crustaceans' || each === 'molluscs')))
    .map((each) => ALLERGEN_LABELS[each].toLowerCase())
  const wide = [...(isShellfish ? ['shellfish'] : []), ...names]
  const known = new Set(wide.map(singular))
  const foods = never.filter((id) => !never.some((other) => other !== id && isSaidWith(id, other)))
  const named = foods.map(foodName).filter((name) => !known.has(singular(name)))
  return [...new Set(named), ...wide]
}

/** What the chat says it has understood. */
export function understoodOf(needs: Readonly<Needs>, unsure: readonly string[]): Understood {
  return {
    without: withoutNames(needs),
    diets: uniteNeeds(needs).diets.map((diet) => DIET_LABELS[diet]),
    unsure: [...unsure],
  }
}

/** 'Without prawns and shellfish.', 'Vegan, without olives.'; '' for who eats everything. */
export function sayNeeds(needs: Readonly<Needs>): string {
  if (isEmpty(needs)) return ''
  const { diets } = uniteNeeds(needs)
  const said = diets.map((diet, at) =>
    at === 0 ? DIET_LABELS[diet] : DIET_LABELS[diet].toLowerCase(),
  )
  const without = withoutNames(needs)
  const parts = [...(said.length > 0 ? [listed(said)] : [])]
  if (without.length > 0)
    parts.push(`${said.length > 0 ? 'without' : 'Without'} ${listed(without)}`)
  return `${parts.join(', ')}.`
}

/** 'a', 'a and b', 'a, b and c'. */
function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
