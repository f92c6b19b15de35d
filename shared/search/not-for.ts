/** Who of a kitchen cannot eat a recipe, in a few words for a card. Filters nothing, knows no profile's row. */
import { conflictsOf, keepsTo, type Need } from '../diets/conflicts.ts'
import type { RecipeText } from '../diets/held.ts'
import { isEmpty, type Needs } from '../diets/needs.ts'
import { needName } from '../diets/words.ts'

export type Eater = { name: string; needs: Needs }

/** Reasons named; a card has room for no more. */
const REASONS_MAX = 2

const SERIOUS: readonly Need['kind'][] = ['allergen', 'diet', 'never']

/**
 * 'Mia: sesame', 'Tom: not vegan', 'Mia: sesame, eggs and more', one for each who cannot. 'Mia: not sure about
 * quixotic paste' where what breaks, or may break, a diet or an allergy is not known.
 */
export function notFor(recipe: RecipeText, eaters: readonly Eater[]): string[] {
  return eaters.flatMap(({ name, needs }) => {
    if (isEmpty(needs) || keepsTo(recipe, needs)) return []
    const conflicts = conflictsOf(recipe, needs)
    const broken = conflicts
      .flatMap(({ need }) => need ?? [])
      .sort((a, b) => SERIOUS.indexOf(a.kind) - SERIOUS.indexOf(b.kind))
    const reasons = [...new Set(broken.map(reasonOf))]
    if (reasons.length === 0) return [`${name}: not sure about ${conflicts[0]?.ingredient}`]
    const more = reasons.length > REASONS_MAX ? ' and more' : ''
    return [`${name}: ${reasons.slice(0, REASONS_MAX).join(', ')}${more}`]
  })
}

function reasonOf(need: Need): string {
  if (need.kind !== 'diet') return needName(need)
  return need.of === 'pregnancy' ? 'not in pregnancy' : `not ${needName(need)}`
}
