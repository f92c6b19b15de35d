/** A question as cards are compared with it: its words, those of them that the recipe says, and those that nobody knows. */
import { openWords, wordsIn } from './card-keys.ts'
import type { Deck, Question } from './card-score.ts'
import { wordsThatMatter } from './card-words.ts'
import type { Note } from './note.ts'
import { stem } from './term-finder.ts'

/** What the cook is doing: of two cards that answer equally well, the one about this is meant. */
export type CardContext = {
  /** Names of foods and kinds of dish that the step and the recipe are about. */
  about: string
  /** The step's text. */
  step: string
  /** All that the recipe says: its words are no strange ones in a question that it answers itself. */
  recipe?: string
  /** How much of the question stands in one sentence of the recipe, from 0 to 1. */
  told?: number
  /** What a cook wrote beside this dish, with steps of this recipe, and the step at hand from 0. */
  notes?: readonly Note[]
  stepIndex?: number
}

export function questionOf(text: string, context: CardContext | undefined): Question {
  const plain = text.toLowerCase().replace(/[’‘`]/g, "'")
  const words = wordsIn(plain)
  const said = context?.recipe ? stemsIn(context.recipe) : null
  const own = new Set<string>()
  if (said) {
    for (const { key, start, end } of wordsThatMatter(plain)) {
      const parts = plain.slice(start, end).match(/[\p{L}\p{N}]+/gu) ?? []
      if (parts.every((part) => said.has(stem(part)))) own.add(key)
    }
  }
  const around = context && { about: wordsIn(context.about), step: wordsIn(context.step) }
  const step = context?.stepIndex ?? 0
  return { words, open: openWords(words), own, around, step, told: context?.told ?? 0 }
}

const stems = new Map<string, ReadonlySet<string>>()

/** The stems of a recipe's words; of the last recipes remembered. */
function stemsIn(recipe: string): ReadonlySet<string> {
  const known = stems.get(recipe)
  if (known) return known
  const found = new Set((recipe.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
  if (stems.size > 8) stems.clear()
  stems.set(recipe, found)
  return found
}

/** The share of a question, by weight, that neither an entry nor the recipe knows. */
export function unknownIn({ words, own }: Question, { words: known, weigh }: Deck): number {
  let [sum, all] = [0, 0]
  for (const key of words.keys) {
    all += weigh(key)
    if (!known.has(key) && !own.has(key)) sum += weigh(key)
  }
  return all === 0 ? 0 : sum / all
}
