/** Words by which a store that cannot rank finds recipes for a talk. Reads no recipe. */
import { foodById } from '../../foods/foods.ts'
import { fold, searchedText } from '../../recipes/search.ts'
import { readWish } from '../../search/read-wish.ts'
import { CREATE_RECIPE_REQUEST } from '../chat-words.ts'
import type { ChatMessage } from '../schema.ts'
import { isDish, namesOfDish } from './dishes.ts'
import { plainWords } from './facts.ts'
import { isWritten } from './pasted.ts'

/** Ours: enough for the wishes of a talk; each costs a look at every recipe. */
const WORDS_MAX = 24
const MESSAGES_MAX = 8
const CHARS_MAX = 1_000
const WORD_MIN = 3

/** In small letters, mostly in the singular, the newest wish first. Words of what is refused are not among them. */
export function candidateWords(messages: readonly ChatMessage[]): string[] {
  const said = messages
    .filter(({ role, content }) => role === 'user' && content !== CREATE_RECIPE_REQUEST)
    .map(({ content }) => content)
    .filter((content) => !isWritten(content))
    .slice(-MESSAGES_MAX)
    .reverse()
  const words = said.flatMap((content) => wordsOfWish(content.slice(0, CHARS_MAX)))
  return [...new Set(words)].filter((word) => word.length >= WORD_MIN).slice(0, WORDS_MAX)
}

function wordsOfWish(text: string): string[] {
  const { foods, oneOf, words, tags } = readWish(text)
  const names = [...foods, ...oneOf.flat()].flatMap((id) => {
    const food = foodById(id)
    return food ? [food.name, ...food.synonyms.slice(0, 2)] : []
  })
  const plain = [...words, ...tags].flatMap(plainWords)
  return [
    ...names.map((name) => name.toLowerCase()),
    ...plain.flatMap((word) =>
      isDish(word) ? [word, ...[...namesOfDish(word)].slice(0, 6)] : [word],
    ),
  ]
}

/**
 * At most `count` of a library: recipes that were named, then those that hold most of the words, then the first.
 * All of a smaller library.
 */
export function candidatesAmong<R extends Searched & { name: string }>(
  recipes: readonly R[],
  { words, said, count }: { words: readonly string[]; said: string; count: number },
): readonly R[] {
  if (recipes.length <= count) return recipes
  const heard = fold(said)
  const scored = recipes.map((recipe) => {
    const text = searchedText(recipe)
    const isNamed = heard.includes(fold(recipe.name))
    const hits = words.filter((word) => text.includes(word)).length
    return { recipe, score: hits + (isNamed ? words.length + 1 : 0) }
  })
  scored.sort((a, b) => b.score - a.score)
  return scored.slice(0, count).map(({ recipe }) => recipe)
}

type Searched = Parameters<typeof searchedText>[0]
