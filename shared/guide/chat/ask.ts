/** What somebody asks to eat, as data, and how a later message changes it. Finds nothing; needs are read elsewhere. */
import { withFoodsMended } from '../../diets/misspelt.ts'
import type { FoodId } from '../../foods/food.ts'
import { foodsIn } from '../../foods/foods.ts'
import type { Course } from '../../recipes/courses.ts'
import type { Difficulty } from '../../recipes/difficulty.ts'
import { readWish } from '../../search/read-wish.ts'
import type { Wish } from '../../search/wish.ts'
import { type Cues, cuesIn, isTurnWord } from './cues.ts'
import { isDish, isOtherCourse } from './dishes.ts'
import { plainWords } from './facts.ts'
import { swapsIn } from './swaps.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * `foods` are wanted, the first most; of each list in `oneOf` one is; `dishes` are names of dishes, `words` only
 * rank. `recipeId`: a recipe named by its whole name. `unknown`: a dish asked for by a name that nobody here has.
 * `near`: what was asked for before, which is nice to have still.
 */
export type Ask = {
  foods: FoodId[]
  oneOf: FoodId[][]
  dishes: string[]
  /** One of the dishes will do: 'risotto or pasta'. */
  isAnyDish: boolean
  words: string[]
  tags: string[]
  maxMinutes: number | null
  isSlow: boolean
  course: Course | null
  difficulty: Difficulty | null
  cookedBefore: boolean | null
  recipeId: string | null
  unknown: string | null
  /** What is at home decides. */
  isFromPantry: boolean
  near: { foods: FoodId[]; dishes: string[] }
}

export const NO_ASK: Readonly<Ask> = Object.freeze({
  foods: [],
  oneOf: [],
  dishes: [],
  isAnyDish: false,
  words: [],
  tags: [],
  maxMinutes: null,
  isSlow: false,
  course: null,
  difficulty: null,
  cookedBefore: null,
  recipeId: null,
  unknown: null,
  isFromPantry: false,
  near: { foods: [], dishes: [] },
})

/** Ours: a wish of a thousand characters has been said. */
const CHARS_MAX = 1_000

/** Days and times of a meal: no word of a dish. */
const WHEN =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|week\w*|night|day|morning|hour|minute|min|time|now|later)$/

/** Words that are a food to the table and something else to whoever says them here. */
const MEANT: readonly [RegExp, string][] = [
  [/\b(?:don'?t|doesn'?t|do not|does not|can'?t|never|to|i|we) drink\b/gi, 'have'],
  [/\btonight\b/gi, 'this evening'],
  [/\b(toddlers?|kids?|children|little ones?|grandkids)\b/gi, '$1 family'],
  [/\b(?:party|finger|buffet) food\b/gi, 'nibbles'],
  [/\bspag ?bol\b/gi, 'spaghetti bolognese'],
  [/\bmac (?:and|n|'n'|&) cheese\b/gi, 'macaroni cheese'],
  [/\b(?:brekkie|brekky|brekfast)\b/gi, 'breakfast'],
  [/\b(?:sarnie|butty|sanger|sammich)(s?)\b/gi, 'sandwich'],
  [/\bpud\b/gi, 'pudding'],
  [/\bfry[- ]?up\b/gi, 'full English breakfast'],
  [/\bbangers\b/gi, 'sausages'],
  [/\b(for|my|our|his|her|their|the kids'?) tea\b/gi, '$1 dinner'],
  [/\b(to|can i|can we|could i|could we|let'?s|i|we|and|please) bake\b/gi, '$1 do some baking'],
  [/\b(date|hen) (night|party|do)\b/gi, '$2'],
  [/\bpacked lunch(?:es)?\b/gi, 'lunch'],
]
/** A hard dish is wished for in these words; 'soup is hard for me' is something else. */
const HARD =
  /\b(?:challeng\w+|ambitious|advanced|tricky|project|(?:hard|difficult)(?:er)? (?:recipe|dish|one|bake))\b/i

/** What one message asks for. */
export function readAsk(said: string, vocabulary: Vocabulary): Ask {
  const text = MEANT.reduce(
    (before, [words, meant]) => before.replace(words, meant),
    withFoodsMended(said.slice(0, CHARS_MAX)),
  )
  const wish = readWish(text, { isWord: (word) => vocabulary.has(word) || isTurnWord(word) })
  const words = wish.words.flatMap(plainWords).filter((word) => !WHEN.test(word))
  const isTag = (word: string) => !isDish(word) && vocabulary.isTag(word)
  const named = namedFoods(text, wish, vocabulary)
  const course = wish.course ?? null
  const dishes = [...new Set([...named.dishes, ...words.filter(isDish)])]
  const swapped = swapsIn(text).flatMap(({ out, to }) => [
    out,
    ...foodsIn(to).map(({ food }) => food.id),
  ])
  const ask: Ask = {
    ...NO_ASK,
    foods: named.foods.filter((food) => !swapped.includes(food)),
    oneOf: wish.oneOf,
    // 'a starter and a pudding': one at a time
    dishes: dishes.filter((dish) => course === null || !isOtherCourse(dish, course)),
    isAnyDish: /\bor\b/i.test(text),
    tags: [...new Set([...words.filter(isTag), ...wish.tags.flatMap(plainWords)])],
    words: words.filter((word) => !isDish(word) && !isTag(word) && vocabulary.has(word)),
    maxMinutes: wish.maxMinutes ?? null,
    isSlow: cuesIn(text).isSlower,
    course,
    difficulty: wish.difficulty === 'hard' && !HARD.test(text) ? null : (wish.difficulty ?? null),
    cookedBefore: wish.cookedBefore ?? null,
    recipeId: vocabulary.recipeIn(text),
  }
  return { ...ask, unknown: unknownIn(text, ask, vocabulary) }
}

/**
 * The foods of a wish, and those of them that are dishes: a cake or a pasta dish is wanted, of whatever it is made.
 * A misspelt food is believed where nothing else is named: a long message holds many words that look like one.
 */
function namedFoods(
  text: string,
  wish: Wish,
  vocabulary: Vocabulary,
): { foods: FoodId[]; dishes: string[] } {
  const chosen = new Set(wish.oneOf.flat())
  const parts = wish.parts.filter(({ kind }) => kind === 'food')
  const exact = parts.filter(({ read }) => read === undefined)
  const isList = exact.length >= LIST_MIN
  const foods: FoodId[] = []
  const dishes: string[] = []
  for (const { start, end, read, label } of exact.length > 0 ? exact : parts) {
    const said = read === undefined ? text.slice(start, end) : label
    const spoken = plainWords(said)
    if (spoken.length > 1 && !spoken.some(isDish) && vocabulary.isTitle(spoken)) {
      dishes.push(spoken.join(' '))
      continue
    }
    const named = spoken.filter((word) => isDish(word) && !(isList && IN_LISTS.has(word)))
    const [first] = named
    dishes.push(...named)
    const before = first === undefined ? said : said.slice(0, placeOf(first, said))
    foods.push(...foodsIn(before).map(({ food }) => food.id))
  }
  return { foods: [...new Set(foods)].filter((id) => !chosen.has(id)), dishes }
}

/** Among so many foods these are foods as well: 'prawns, half a lime, some chilli'. */
const LIST_MIN = 3
const IN_LISTS = new Set(['chilli', 'pesto', 'broth', 'bread', 'pastry', 'tortilla', 'wrap'])

/** Where a word of `plainWords` stands: it begins as it is written. */
function placeOf(word: string, text: string): number {
  return Math.max(0, text.toLowerCase().indexOf(word.slice(0, 4)))
}

const NAMED_DISH =
  /\b(?:recipe for|how (?:do|can|would|should) (?:i|you|we) (?:make|cook|bake)|how to (?:make|cook|bake)|make(?: me| us)?|cook(?: me| us)?|bake(?: me| us)?|fancy(?:ing)?|craving|in the mood for|do you (?:have|know)|have you got|love) (?:a |an |some |the |proper |real |good |nice )*([\p{L}'-]+(?: [\p{L}'-]+){0,2}?)(?= (?:recipe|for|with|without|tonight|today|tomorrow|that|which|please|but|and|or|in|on|this|at|from|using|is|to|as)\b|[?.!,;]|$)/iu
const NO_NAME =
  /^(?:it|that|this|them|those|these|one|something|anything|dinner|lunch|supper|tea|breakfast|food|meal|stuff|things?|dish|dishes|recipe|us|me|my|your|our|his|her|their|you|people|everyone|any|all|more|less|sure|do|go|have|some|what|whatever|(?:a )?(?:shopping|meal|week\w*) (?:list|plan)|list|plan)\b/i

/** A name asked for of which no word is known to anybody here. */
function unknownIn(text: string, ask: Ask, vocabulary: Vocabulary): string | null {
  const strange = ask.dishes.filter((dish) => !dish.includes(' ') && !vocabulary.isInName(dish))
  const isKnown = ask.isAnyDish && strange.length < ask.dishes.length
  if (strange[0] && !isKnown && ask.recipeId === null) return strange[0]
  if (!isEmptyAsk(ask)) return null
  const name = NAMED_DISH.exec(text.slice(0, 500).replace(/[’‘]/g, "'"))?.[1]?.trim() ?? ''
  if (name.length < 4 || NO_NAME.test(name)) return null
  return plainWords(name).some((word) => vocabulary.has(word)) ? null : name.toLowerCase()
}

/** Whether a message asks for nothing in particular. */
export function isEmptyAsk(ask: Ask): boolean {
  return isBare(ask) && ask.maxMinutes === null && ask.difficulty === null && !ask.isSlow
}

/** Whether it names no dish, food or course. */
function isBare({
  foods,
  oneOf,
  dishes,
  tags,
  course,
  recipeId,
  unknown,
  cookedBefore,
}: Ask): boolean {
  return (
    foods.length + oneOf.length + dishes.length + tags.length === 0 &&
    course === null &&
    recipeId === null &&
    unknown === null &&
    cookedBefore === null
  )
}

/** Of these courses one asks anew: chicken for dinner says nothing about the pudding. */
const APART = new Set<Course | null>([
  'dessert',
  'baking',
  'drink',
  'breakfast',
  'snack',
  'side',
  'sauce',
])

/** What is asked for after a message that follows others. */
export function mergeAsk(before: Ask, said: Ask, cues: Cues): Ask {
  if (isEmptyAsk(before)) return said
  if (isBare(said)) {
    return {
      ...before,
      maxMinutes: said.maxMinutes ?? before.maxMinutes,
      difficulty: said.difficulty ?? before.difficulty,
      isSlow: said.isSlow || (before.isSlow && said.maxMinutes === null),
      words: [...new Set([...before.words, ...said.words])],
    }
  }
  const isNew = !(cues.isContinued || cues.isInstead || cues.isMore || cues.isBeside)
  if (isNew || said.recipeId !== null || cues.isBeside) return said
  if (APART.has(said.course) !== APART.has(before.course) && said.course !== null) return said
  const isSameDish = said.dishes.length === 0 && said.course === null && !cues.isInstead
  return {
    ...said,
    maxMinutes: said.maxMinutes ?? before.maxMinutes,
    difficulty: said.difficulty ?? before.difficulty,
    course: said.course ?? before.course,
    dishes: isSameDish ? before.dishes : said.dishes,
    near: {
      foods: [...before.foods, ...before.oneOf.flat()].filter((food) => !said.foods.includes(food)),
      dishes: isSameDish ? [] : before.dishes,
    },
  }
}
