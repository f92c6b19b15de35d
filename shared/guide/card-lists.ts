/** Cards by what a text names or tells to do, where nothing is asked. */
import type { Card } from './card.ts'
import { coverage, keysIn, met, withKinds, wordsIn } from './card-keys.ts'
import { type Deck, type Indexed, isCard } from './card-score.ts'
import { isOrder, wordsThatMatter } from './card-words.ts'

/** A card that explains a word, and the word as it was said. */
export type Explained = { card: Card; said: string }

/** A card that has the food itself comes before one of what it is a kind of. */
export function aboutFoods(indexed: readonly Indexed[], text: string): Card[] {
  const { keys } = wordsIn(text)
  const found: Card[] = []
  for (const key of keys) {
    const nearest = indexed
      .flatMap(({ entry, foods }) =>
        isCard(entry) ? [{ card: entry, near: foods.keys.size === 0 ? 0 : met(key, foods) }] : [],
      )
      .filter(({ near }) => near >= 0.85)
      .sort((a, b) => b.near - a.near || a.card.foods.length - b.card.foods.length)
    found.push(...nearest.map(({ card }) => card))
  }
  return [...new Set(found)]
}

/** Less of a title than this in a step, and its card explains something else: 'fry' is no deep-frying. */
const EXPLAINED = 0.5

/** What a text tells to do, not what it names: in 'the zest of a lemon' nobody is told to zest. */
export function ofVerbs(indexed: readonly Indexed[], deck: Deck, text: string): Explained[] {
  const told = wordsThatMatter(text).filter(({ start }) => isOrder(text.slice(0, start)))
  const step = wordsIn(text)
  const explaining = indexed.flatMap(({ entry, verbs }) => {
    if (!isCard(entry) || (entry.kind !== 'technique' && entry.kind !== 'term')) return []
    const title = withKinds(keysIn(entry.title))
    return [{ card: entry, title, verbs, share: coverage(title, step, deck.weigh) }]
  })
  const found = new Map<string, Explained>()
  for (const { key, start, end } of told) {
    const [nearest] = explaining
      .filter(
        ({ title, verbs, share }) => share >= EXPLAINED && title.keys.has(key) && verbs.has(key),
      )
      // how it is done comes before what a word means
      .sort((a, b) => a.card.kind.localeCompare(b.card.kind) || b.share - a.share)
    if (!nearest || found.has(nearest.card.id)) continue
    found.set(nearest.card.id, { card: nearest.card, said: text.slice(start, end).toLowerCase() })
  }
  return [...found.values()]
}
