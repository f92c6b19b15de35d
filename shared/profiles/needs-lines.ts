/** A chef's needs in short lines for a card. Reads no text, knows no food: a caller gives their names. */
import type { Needs } from '../diets/needs.ts'
import { ALLERGEN_LABELS, DIET_LABELS } from '../diets/vocabulary.ts'

/** One line a kind; a list that is empty has none. */
export type NeedsLine = { kind: 'allergens' | 'diets' | 'never'; text: string }

/**
 * 'Allergic to eggs and sesame', 'Vegetarian and gluten-free', 'Never coriander or olives': the most
 * serious first. `foodName` gives a food of the table by its id, as it stands within a sentence.
 */
export function needsLines(needs: Needs, foodName: (id: string) => string): NeedsLine[] {
  const allergens = needs.allergens.map((allergen) => ALLERGEN_LABELS[allergen].toLowerCase())
  const diets = needs.diets.map((diet, at) =>
    at === 0 ? DIET_LABELS[diet] : DIET_LABELS[diet].toLowerCase(),
  )
  const lines: NeedsLine[] = [
    { kind: 'allergens', text: `Allergic to ${listed(allergens, 'and')}` },
    { kind: 'diets', text: listed(diets, 'and') },
    { kind: 'never', text: `Never ${listed(needs.never.map(foodName), 'or')}` },
  ]
  return lines.filter(({ kind }) => needs[kind].length > 0)
}

/** A food whose row is not at hand, by its id, which is its name with hyphens ('spring-onion'). */
export function foodNameOfId(id: string): string {
  return id.replaceAll('-', ' ')
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
