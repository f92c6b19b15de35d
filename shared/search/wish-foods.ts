/** The foods that a wish is for. A shop's made dish is read as what it is made of: 'chicken pie' is a pie with chicken. */
import { type FoodMention, foodsIn } from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import { DISH_WORDS } from './dish-words.ts'
import { type Reading, takeSpan } from './wish-reading.ts'
import { COURSE_WORDS } from './wish-words.ts'
import { wordsOfWish } from './words.ts'

/** As in `FoodMention`: which food, by which words of the text. */
export type WishedFood = Pick<FoodMention, 'food' | 'words' | 'start' | 'end'>

const JOINED_BY_OR = /^[\s,]*(?:or|\/)\s*$/i
const LISTED = /^\s*,\s*$/
/** Before a food they say what it must be free of; the reader of needs has read them. */
const LABELS = new Set(
  'vegan vegetarian veggie plant based gluten dairy lactose egg nut free'.split(' '),
)
const LABEL_ENDS = new Set(['free', 'vegan', 'vegetarian', 'veggie', 'based'])

/** The foods of a text by the words that a cook means, in its order. */
export function wishedFoods(text: string): WishedFood[] {
  let shown = text
  for (;;) {
    const found = foodsIn(shown)
    const hidden = found.flatMap(({ words, start }) => dishWordsIn(words, start))
    if (hidden.length === 0) return found.filter((mention) => !isMeal(text, mention))
    for (const { start, end } of hidden) {
      shown = `${shown.slice(0, start)}${'.'.repeat(end - start)}${shown.slice(end)}`
    }
  }
}

/** 'Vegetarian tea', 'something for tea' is a meal; what stands in the tea or is had with it makes it a drink. */
function isMeal(text: string, { words, start, end }: WishedFood): boolean {
  if (words.toLowerCase() !== 'tea') return false
  return (
    !/\b(?:of|with|iced|hot|cold|milky|sweet|spiced)\s+$/i.test(text.slice(0, start)) &&
    !/^\s+(?:bag|leaves|loaf|bread|cake)/i.test(text.slice(end))
  )
}

/** Words of a food's name that are no food: the dish it is ('birthday cake'), or what it is free of ('vegan dessert'). */
function dishWordsIn(words: string, at: number): { start: number; end: number }[] {
  const said = wordsOfWish(words)
  const last = said.at(-1)
  const label = said.findLastIndex(({ text }) => LABEL_ENDS.has(text))
  const isLabelled = label !== -1 && said.slice(0, label + 1).every(({ text }) => LABELS.has(text))
  const hidden = [
    ...(isLabelled ? said.slice(0, label + 1) : []),
    ...(last && isDish(last.text) ? [last] : []),
  ]
  return hidden.map(({ start, end }) => ({ start: at + start, end: at + end }))
}

function isDish(word: string): boolean {
  const plain = singular(word)
  return DISH_WORDS.has(plain) || COURSE_WORDS.has(plain)
}

/** Takes the foods that nobody has taken: all must be in the dish, of a choice by 'or' one. */
export function readFoods(reading: Reading, found: readonly WishedFood[]) {
  const { text, wish } = reading
  const mentions = found.filter(({ start, end }) => takeSpan(reading, start, end))
  const groups: (typeof mentions)[] = []
  for (const mention of mentions) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    const between = last ? text.slice(last.end, mention.start) : ''
    if (group && last && (JOINED_BY_OR.test(between) || LISTED.test(between))) group.push(mention)
    else groups.push([mention])
  }
  for (const group of groups) {
    const isChoice = group.some((mention, at) => {
      const last = group[at - 1]
      return last !== undefined && JOINED_BY_OR.test(text.slice(last.end, mention.start))
    })
    const ids = [...new Set(group.map(({ food }) => food.id))]
    if (isChoice) wish.oneOf.push(ids)
    else wish.foods.push(...ids.filter((id) => !wish.foods.includes(id)))
    for (const { food, words, start, end } of group) {
      wish.parts.push({ kind: 'food', label: words.toLowerCase(), start, end, food: food.id })
    }
  }
}
