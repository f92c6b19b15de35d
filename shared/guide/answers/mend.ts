/** Mends words that were cut short or misspelt, by the words of the recipe itself. Knows no cards. */
import { namesIn } from '../../foods/food-names.ts'
import { isCardWord } from '../cards.ts'
import type { RecipeLike } from '../schema.ts'

const LEAST = 3
const LONG = 7

/** 'got natural yog' at a recipe with yogurt is 'got natural yogurt'; words that are known stay. */
export function mended(question: string, { ingredients, method }: RecipeLike): string {
  const names = wordsIn(ingredients.map(({ name }) => name).join(' '))
  const said = wordsIn(method.join(' ').slice(0, 10_000))
  const known = new Set([...names, ...said])
  return question.replace(/\p{L}{3,}/gu, (word) => {
    if (known.has(word) || isCardWord(word) || namesIn(word).length > 0) return word
    return nearest(word, names) ?? word
  })
}

function wordsIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])]
}

function nearest(word: string, words: readonly string[]): string | null {
  const short = words.find(
    (other) => word.length > LEAST && other.length > word.length + 1 && other.startsWith(word),
  )
  if (short) return short
  const allowed = word.length >= LONG ? 2 : word.length > LEAST + 1 ? 1 : 0
  return (
    words.find(
      (other) => Math.abs(other.length - word.length) <= allowed && areNear(word, other, allowed),
    ) ?? null
  )
}

/** Whether so few letters changed, left out, added or swapped make one word of the other. */
function areNear(one: string, other: string, allowed: number): boolean {
  if (allowed === 0) return one === other
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const next = [i]
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let cost = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1)
      next.push(cost)
    }
    before = row
    row = next
  }
  return (row[other.length] ?? allowed + 1) <= allowed
}
