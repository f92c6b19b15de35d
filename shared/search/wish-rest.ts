/** The words of a wish that nothing else explains: they must stand in the dish, or must not. Knows no recipe. */
import { foodById } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import { mendedWord } from './mend-word.ts'
import { addPart, addRunPart, type Reading } from './wish-reading.ts'
import { FILLERS, WORDS_WITH_NO } from './wish-words.ts'
import type { Word } from './words.ts'

export type ReadWishOptions = {
  /** Whether a word (small letters, singular) stands in some recipe as it is: then it is not mended. */
  isWord?: (word: string) => boolean
}

const NEGATIONS = new Set(['no', 'not', 'non', 'nothing', 'without', 'never', 'minus'])
/** Between a negation and its word. */
const DEGREES = new Set(['too', 'very', 'so', 'really', 'overly', 'that', 'any', 'anything', 'a'])
const QUOTES = new Set(['"', '“', '”'])

/** What a word of no food comes from: nothing spicy holds no chilli either. */
const MADE_BY = new Map([
  ['spicy', ['chilli']],
  ['fiery', ['chilli']],
])

/** What nobody has taken: words of a dish, mended where they are misspelt foods. */
export function readRest(reading: Reading, { isWord }: ReadWishOptions) {
  const { words, taken, wish } = reading
  for (const [at, word] of words.entries()) {
    if (taken.has(at)) continue
    const isQuoted = standsInQuotes(reading.text, word)
    const isKept = isQuoted || (WORDS_WITH_NO.has(words[at + 1]?.text ?? '') && word.text === 'no')
    if (!isKept && isFiller(word.text)) continue
    const plain = singular(word.text)
    const denial = isKept ? null : denialOf(reading, at)
    if (denial !== null) {
      wish.withoutWords.push(plain)
      wish.without.push(...(MADE_BY.get(plain) ?? []))
      addRunPart(reading, 'without', denial, at + 1, `not ${word.text}`)
      continue
    }
    const food = isKept || isWord?.(plain) ? null : mendedWord(plain)
    if (food) {
      wish.foods.push(food.id)
      const label = foodById(food.id)?.name ?? food.id
      const { start, end, text: read } = word
      wish.parts.push({ kind: 'food', label, start, end, read, food: food.id })
    } else {
      wish.words.push(plain)
      if (isQuoted) wish.asTyped.push(plain)
      const around = isQuoted ? 1 : 0
      addPart(reading, 'word', word.start - around, word.end + around, word.text)
    }
  }
}

/** A bare number counts people or ingredients, and neither is searched. */
function isFiller(word: string): boolean {
  const bare = word.replace(/'s$/, '')
  return (
    FILLERS.has(word) ||
    FILLERS.has(bare) ||
    word.endsWith("n't") ||
    word.length === 1 ||
    NEGATIONS.has(word) ||
    word === 'too' ||
    /^\d+$/.test(word)
  )
}

/** 'Not spicy', 'nothing too fancy', 'without frying': from where a word of no food is refused; `null` if it is not. */
function denialOf({ words, taken }: Reading, at: number): number | null {
  let before = at - 1
  while (!taken.has(before) && DEGREES.has(words[before]?.text ?? '')) before -= 1
  const negation = words[before]?.text ?? ''
  const isWay = negation === 'no' && WORDS_WITH_NO.has(words[at]?.text ?? '')
  return !isWay && !taken.has(before) && NEGATIONS.has(negation) ? before : null
}

/** "chiken" in quotation marks is searched as it is typed. */
function standsInQuotes(text: string, { start, end }: Word): boolean {
  return QUOTES.has(text[start - 1] ?? '') && QUOTES.has(text[end] ?? '')
}
