/** The words of a kitchen's recipes, to tell what of a message is about a dish. Ranks nothing. */
import { COURSES } from '../../recipes/courses.ts'
import { isWiderTag } from './cuisines.ts'
import { namesOfDish } from './dishes.ts'
import { factsOf, plainWords } from './facts.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'

export type Vocabulary = {
  /** Whether a word (folded, singular) stands in some recipe's name or tags, or anywhere in a starter recipe. */
  has: (word: string) => boolean
  isInName: (word: string) => boolean
  isTag: (word: string) => boolean
  /** Whether all these words stand in the name of one recipe. */
  isTitle: (words: readonly string[]) => boolean
  /** The id of the recipe whose whole name stands in a text, the longest name first; `null` for none. */
  recipeIn: (text: string) => string | null
}

type Words = {
  names: Set<string>
  tags: Set<string>
  titles: { id: string; title: string }[]
}

/** Of tags that say no more than the course or how everybody likes it. */
const PLAIN_TAGS = new Set(
  'main course dish side easy quick international family salad soup dessert breakfast sweet'.split(
    ' ',
  ),
)
const known = new WeakMap<readonly ChatRecipe[], Words>()

/** The library's words before the starters': a recipe of one's own is meant by its name. */
export function vocabularyOf({ recipes, starters }: ChatKitchen): Vocabulary {
  const all = [wordsOf(recipes), wordsOf(starters)]
  return {
    has: (word) =>
      all.some(({ names, tags }) => names.has(word) || tags.has(word)) ||
      starters.some((recipe) => factsOf(recipe).hasOther(word)),
    isInName: (word) => {
      const words = [...namesOfDish(word)]
      return (
        all.some(({ names, tags }) => words.some((each) => names.has(each) || tags.has(each))) ||
        isCourse(word)
      )
    },
    isTitle: (words) =>
      [...recipes, ...starters].some((recipe) => {
        const { nameWords } = factsOf(recipe)
        return words.every((word) => nameWords.has(word))
      }),
    isTag: (word) => isWiderTag(word) || all.some(({ tags }) => tags.has(word)),
    recipeIn: (text) => {
      const said = ` ${plainWords(text.slice(0, 2_000)).join(' ')} `
      const found = all.map(({ titles }) => titles.find(({ title }) => said.includes(title)))
      const [own, starter] = found
      const isLonger = (starter?.title.length ?? 0) > (own?.title.length ?? 0)
      return (isLonger ? starter : (own ?? starter))?.id ?? null
    },
  }
}

function wordsOf(recipes: readonly ChatRecipe[]): Words {
  const before = known.get(recipes)
  if (before) return before
  const words: Words = {
    names: new Set(),
    tags: new Set(),
    titles: [],
  }
  for (const recipe of recipes) {
    const { nameWords, tagWords } = factsOf(recipe)
    for (const word of nameWords) words.names.add(word)
    for (const word of tagWords) if (!PLAIN_TAGS.has(word)) words.tags.add(word)
    const title = plainWords(recipe.name).join(' ')
    if (title.length >= TITLE_MIN) words.titles.push({ id: recipe.id, title: ` ${title} ` })
  }
  words.titles.sort((a, b) => b.title.length - a.title.length)
  known.set(recipes, words)
  return words
}

/** 'A soup': there is always one. */
function isCourse(word: string): boolean {
  return COURSES.some((course) => course === word)
}

/** Shorter names stand in too many sentences. */
const TITLE_MIN = 5
