/** What a person asked for in their own words: foods, foods to leave out, how many people, which kind of dish. */
import { EGGS, GUIDE_FOODS, type GuideFood } from './foods.ts'
import { mentionAt } from './words.ts'

/** The kinds of dish that the guide can compose. */
export type DishForm = 'soup' | 'curry' | 'tray bake' | 'pan'

/** `form` is `null` when any will do. */
export type Wishes = {
  foods: GuideFood[]
  servings: number
  form: DishForm | null
  /** Baking and sweets, for which the guide has no dish. */
  isBaking: boolean
}

/** Ours, as for a recipe that does not say (Spec 2, section 9). */
const DEFAULT_SERVINGS = 4
const SERVINGS_MAX = 20

const NOT =
  /\b(?:no|not|without|except|avoid|hates?|dislikes?|allergic to|intolerant to|(?:do|does|can)n[o'’]?t (?:like|eat|have|want|use)|don['’]?t (?:like|eat|have|want|use))\b[^.,;!?\n]*$/i

const FORMS: [DishForm, RegExp][] = [
  ['soup', /\bsoups?\b/i],
  ['curry', /\bcurr(?:y|ies)\b/i],
  ['tray bake', /\b(?:tray ?bakes?|roast(?:ed)?|bake[ds]?|oven)\b/i],
  ['pan', /\b(?:stir[- ]?fry|fry|fried|pan)\b/i],
]

const BAKING =
  /\b(?:cakes?|biscuits?|cookies?|desserts?|puddings?|brownies?|muffins?|bread|pancakes?|scones?|pastry|pies?)\b/i

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const FOODS = [...GUIDE_FOODS, EGGS]

/** Reads all of a person's messages together, oldest first; a later one may add, or take away. */
export function readWishes(messages: readonly string[]): Wishes {
  const wanted = new Map<string, GuideFood>()
  const said = messages.join('\n')
  for (const message of messages) {
    for (const { food, isRefused } of foodsIn(message)) {
      const name = food.words[0] ?? ''
      if (isRefused) wanted.delete(name)
      else wanted.set(name, food)
    }
  }
  return {
    foods: [...wanted.values()].filter((food) => isAllowed(food, said)),
    servings: readServings(said),
    isBaking: BAKING.test(messages.at(-1) ?? ''),
    form: FORMS.find(([, pattern]) => pattern.test(said))?.[0] ?? null,
  }
}

function foodsIn(message: string): { food: GuideFood; isRefused: boolean }[] {
  let rest = message.toLowerCase()
  const found: { food: GuideFood; at: number }[] = []
  for (const food of FOODS) {
    for (const word of food.words) {
      const at = mentionAt(rest, word)
      if (at === -1) continue
      // Blanked, so that 'sweet potato' is not found again as 'potato'.
      rest = rest.slice(0, at) + ' '.repeat(word.length) + rest.slice(at + word.length)
      found.push({ food, at })
    }
  }
  return found
    .sort((a, b) => a.at - b.at)
    .map(({ food, at }) => ({ food, isRefused: NOT.test(message.slice(Math.max(0, at - 60), at)) }))
}

const DIETS: [RegExp, readonly GuideFood['kind'][]][] = [
  [/\bvegan\b/i, ['meat', 'fish', 'dairy', 'egg']],
  [/\b(?:vegetarian|veggie|meat[- ]free|(?:no|without|avoid) meat)\b/i, ['meat', 'fish']],
  [/\b(?:fish[- ]free|(?:no|without|avoid) fish)\b/i, ['fish']],
  [/\b(?:dairy[- ]free|(?:no|without|avoid) dairy)\b/i, ['dairy']],
]

/** A diet that is named anywhere stands above any food that is named. */
function isAllowed(food: GuideFood, said: string): boolean {
  return !DIETS.some(([diet, kinds]) => diet.test(said) && kinds.includes(food.kind))
}

function readServings(said: string): number {
  const match =
    /\b(?:for|serves|serving|feeds?)\s(?:about\s)?(\d{1,2}|[a-z]{3,5})\b(?!\s?(?:min|hour|h\b|days?|g\b|£))/i.exec(
      said,
    ) ?? /\b(\d{1,2}|[a-z]{3,5}) (?:people|persons|servings|portions|of us)\b/i.exec(said)
  const text = match?.[1]?.toLowerCase() ?? ''
  const count = /^\d+$/.test(text) ? Number(text) : COUNTS.indexOf(text) + 1
  return count >= 1 && count <= SERVINGS_MAX ? count : DEFAULT_SERVINGS
}
