/** What a person asked for, over all their messages: foods, limits, the kind of dish, later changes. */

import { findAmounts, minutesOfUnit } from '../../cooking/amounts.ts'
import { timesInStep } from '../../cooking/step-times.ts'
import { singular } from '../../groceries/words.ts'
import { COUNT_WORDS } from '../../number-words.ts'
import { type Diet, dietsIn, forbiddenBy } from '../diets.ts'
import { traitsOf } from '../knowledge/allergens.ts'
import type { DishFood } from './food.ts'
import { findFoods, foodNamed } from './foods.ts'
import type { Pattern } from './pattern.ts'
import { findPatterns } from './patterns.ts'
import { refusedIn } from './refusal.ts'

/** `minutes` in all, `null` for no limit; `heat` from -1 (mild) to 3. */
export type Wishes = {
  foods: DishFood[]
  refused: string[]
  diets: Diet[]
  servings: number
  minutes: number | null
  pattern: Pattern | null
  cuisine: string
  isSweet: boolean
  isBreakfast: boolean
  heat: number
  /** Patterns of dishes that 'something else' was said to. */
  seen: string[]
  boosted: string[]
  isQuicker: boolean
  /** The pattern of the dish so far: a change is made to it, not to another. */
  kept: string
}

/** Ours, as for a recipe that does not say (Spec 2, section 9). */
export const DEFAULT_SERVINGS = 4
export const SERVINGS_MAX = 50
const QUICK_MINUTES = 30
const FOODS_MAX = 12
const HEAT_MAX = 3

export const NO_WISHES: Wishes = {
  foods: [],
  refused: [],
  diets: [],
  servings: DEFAULT_SERVINGS,
  minutes: null,
  pattern: null,
  cuisine: '',
  isSweet: false,
  isBreakfast: false,
  heat: 0,
  seen: [],
  boosted: [],
  isQuicker: false,
  kept: '',
}

const CUISINES =
  /\b(italian|indian|thai|chinese|mexican|french|british|english|greek|spanish|japanese|moroccan|middle eastern|american|german)\b/i
const SWEET =
  /\b(?:dessert|pudding|sweet treat|something sweet|bake|cakes?|biscuits?|cookies?|muffins?|afters)\b/i
const SAVOURY = /\b(?:dinner|supper|lunch|main|tea|savoury|meal)\b/i

/** The wishes after one more message; what it says later stands above what was said before. */
export function addWishes(before: Wishes, message: string): Wishes {
  const text = message.replace(/[’‘]/g, "'")
  const refused = refusedIn(text)
  const isNow = isNamedIn(refused)
  const { asked, dropped } = dietsIn(text)
  const forbidden = forbiddenBy(asked)
  const said = saidFoods(text).filter(
    ({ name }) =>
      !isNow(name) &&
      !(GROUP_NAMES.has(name) && [...traitsOf(name)].some((trait) => forbidden.has(trait))),
  )
  const foods = [
    ...before.foods.filter(
      (food) =>
        !food.words.some(isNow) &&
        !said.some(({ food: other }) => other.words[0] === food.words[0]),
    ),
    ...said.map(({ food }) => food),
  ].slice(-FOODS_MAX)
  const pattern = patternIn(text, refused)
  const isSweet = pattern
    ? pattern.isSweet
    : SWEET.test(text)
      ? true
      : SAVOURY.test(text)
        ? false
        : before.isSweet
  return {
    foods,
    // Asked for again is no longer refused.
    refused: [
      ...before.refused.filter(
        (name) =>
          !said.some(({ food }) => food.words.some((word) => singular(word) === singular(name))),
      ),
      ...refused,
    ],
    diets: [...new Set([...before.diets.filter((diet) => !dropped.includes(diet)), ...asked])],
    servings: servingsAfter(before.servings, text),
    minutes: minutesIn(text) ?? before.minutes,
    pattern: pattern ?? (isSweet === before.isSweet ? before.pattern : null),
    cuisine:
      CUISINES.exec(text)?.[1]?.toLowerCase().replace('english', 'british') ?? before.cuisine,
    isSweet,
    isBreakfast:
      /\b(?:breakfast|brunch)\b/i.test(text) || (before.isBreakfast && !SAVOURY.test(text)),
    heat: heatIn(text, before.heat),
    seen: ANOTHER.test(text) ? [...before.seen, before.kept] : before.seen,
    boosted: [...before.boosted, ...boostedIn(text)],
    kept:
      ANOTHER.test(text) || pattern !== null || said.some(({ food }) => !SMALL.has(food.group))
        ? ''
        : before.kept,
    isQuicker: /\b(?:quicker|faster|speed it up|less time|too long|takes too long)\b/i.test(text),
  }
}

/** Said of a diet ('no nuts'), not as a wish. */
const GROUP_NAMES = new Set(
  'eggs|egg|nuts|nut|peanuts|fish|milk|honey|wine|bacon|pork|sesame seeds|prawns|soya beans|cheese'.split(
    '|',
  ),
)

/** Foods that come to a dish without making it another. */
const SMALL: ReadonlySet<string> = new Set([
  'cheese',
  'cream',
  'herb',
  'nut',
  'flavour',
  'salad',
  'leaf',
  'aromatic',
])

const ANOTHER =
  /\b(?:something else|another (?:idea|one|dish|recipe|suggestion)|different (?:idea|dish|recipe|one)|try again|not that|what else)\b/i

function isNamedIn(refused: readonly string[]): (name: string) => boolean {
  const keys = refused.map((name) => name.split(' ').map(singular).join(' '))
  return (name) => keys.includes(name.toLowerCase().split(' ').map(singular).join(' '))
}

/** Names that cover many foods: the dish then takes the table's first. */
const GENERIC = new Set(
  'beans|tinned beans|mixed beans|fish|nuts|nut|cheese|grated cheese|seeds|greens|salad|pasta|mince|soft cheese|berry|noodle|ground beef|corn|zucchini|eggplant|bok choy|beef|pork|lamb|white beans|rice|naan'.split(
    '|',
  ),
)

/** Dishes that are named without the meat they are made of. */
const MINCE_OF = [
  { dish: /\bshepherd'?s pie\b/i, name: 'lamb mince' },
  { dish: /\bchill?i con carne\b/i, name: 'beef mince' },
]

/** The foods of a text under the name they were given; a plural is the table's own name. */
function saidFoods(text: string): { food: DishFood; name: string }[] {
  const dishes = findPatterns(text)
  const found = findFoods(text).filter(({ entry, start, end }) => {
    const dish = dishes.find((other) => other.start <= start && other.end >= end)
    // 'fish pie' asks for fish, 'chilli con carne' for no chilli as a vegetable.
    return (
      !dish || Object.values(dish.entry.slots).some((slot) => slot.groups.includes(entry.group))
    )
  })
  const said = found.map(({ entry, name }) => {
    const [first = ''] = entry.words
    const last = singular(name.split(' ').at(-1) ?? '')
    const isSame = GENERIC.has(name) || first.split(' ').map(singular).includes(last)
    return { food: isSame ? entry : { ...entry, words: [name, ...entry.words] }, name }
  })
  const mince = MINCE_OF.find(({ dish }) => dish.test(text))?.name
  const food = mince ? foodNamed(mince) : null
  return mince && food ? [...said, { food, name: mince }] : said
}

function patternIn(text: string, refused: readonly string[]): Pattern | null {
  const isNot = isNamedIn(refused)
  const found = findPatterns(text).filter(({ name }) => !isNot(name))
  // A longer name says more than a bare 'rice' or 'salad'; a food name is a dish only by itself.
  const telling = found.filter(({ name }) => !FOOD_NAMES.has(name))
  const chosen = telling.at(-1) ?? (findFoods(text).length <= 1 ? found.at(-1) : undefined)
  return chosen?.entry ?? null
}

const FOOD_NAMES = new Set([
  'rice',
  'noodles',
  'pasta',
  'spaghetti',
  'couscous',
  'chilli',
  'oats',
  'fruit',
  'wraps',
  'wrap',
  'bread',
  'oven',
  'bowl',
  'puff pastry',
  'bake',
  'broth',
])

/** How many will eat after a message that may name a number or say 'double it'; of what cannot be, nothing. */
export function servingsAfter(before: number, text: string): number {
  const times = TIMES.find(({ said }) => said.test(text))?.times ?? 1
  const count = servingsIn(text) ?? Math.max(1, Math.round(before * times))
  return canServe(count) ? count : before
}

const IT = '(?:it|this|that|everything|the (?:recipe|amounts?|quantit(?:y|ies)))\\b'
const TIMES = [
  { said: new RegExp(`\\b(?:double|twice) ${IT}`, 'i'), times: 2 },
  { said: new RegExp(`\\btriple ${IT}`, 'i'), times: 3 },
  { said: new RegExp(`\\bhalve ${IT}`, 'i'), times: 0.5 },
]

export function canServe(count: number): boolean {
  return count >= 1 && count <= SERVINGS_MAX
}

/** How many are said to eat, more than anybody cooks for too, or `null`. */
export function servingsIn(said: string): number | null {
  const text = said.replace(/\bhalf a dozen\b/gi, '6').replace(/\b(?:a|one) dozen\b/gi, '12')
  const family = /\b(?:family|party|table|group) of (\d{1,2}|[a-z]{3,6})\b/i.exec(text)
  const after = [
    ...text.matchAll(
      /\b(?:for|serves?|serving|feeds?|feeding)\s(?:about\s|up to\s|all\s)?(\d{1,3}|[a-z]{3,6})\b(?!\s?(?:-|–)?\s?(?:min|hour|hr|h\b|days?|weeks?|g\b|kg|£|o'clock|degrees|%))/gi,
    ),
  ]
    .filter((match) => countOf(match[1] ?? '') !== null)
    .at(-1)
  const people =
    /\b(\d{1,3}|[a-z]{3,6}) (?:people|persons|servings|portions|of us|adults|guests|eaters)\b/i.exec(
      text,
    )
  const self = /\b(?:just me|only me|for myself|just for me|for me$)\b/i.test(text) ? 1 : null
  const pair =
    /\b(?:the two of us|me and my (?:wife|husband|partner|girlfriend|boyfriend|friend|flatmate))\b/i.test(
      text,
    )
      ? 2
      : null
  return countOf((people ?? after ?? family)?.[1] ?? '') ?? pair ?? self
}

function countOf(word: string): number | null {
  if (/^\d+$/.test(word)) return Number(word)
  const at = COUNT_WORDS.indexOf(word.toLowerCase())
  return at === -1 ? null : at + 1
}

/** The most minutes the dish may take, or `null`. */
export function minutesIn(text: string): number | null {
  const times = timesInStep(text).map(({ seconds }) => Math.round(seconds / 60))
  const last = times.at(-1)
  if (last !== undefined && last >= 5) return last
  const bare = /\b(?:in|under|within|less than)\s(\d{2})\b(?!\s?(?:g|kg|ml|people))/i.exec(
    text,
  )?.[1]
  if (bare) return Number(bare)
  const after = findAmounts(text).find(({ unit }) => minutesOfUnit(unit) === 1)
  if (after && after.value >= 5) return Math.round(after.value)
  return /\b(?:quick(?!er)|in a hurry|fast|weeknight|no time|speedy)\b/i.test(text)
    ? QUICK_MINUTES
    : null
}

function heatIn(text: string, before: number): number {
  if (
    /\b(?:spicier|hotter|more (?:spice|heat|chilli|kick|fire)|extra (?:spicy|hot|chilli))\b/i.test(
      text,
    )
  )
    return Math.min(HEAT_MAX, Math.max(0, before) + 1)
  if (
    /\b(?:milder|less (?:spicy|hot|spice|heat|chilli)|not (?:too |so |very )?(?:spicy|hot)|no (?:spice|chilli|heat)|mild|kid[- ]friendly|child[- ]friendly)\b/i.test(
      text,
    )
  )
    return -1
  return /\b(?:spicy|fiery|hot and)\b/i.test(text) ? Math.max(1, before) : before
}

function boostedIn(text: string): string[] {
  const more = /\b(?:more|extra|double the|lots of|plenty of)\s([a-z]+(?: [a-z]+)?)/gi
  return [...text.matchAll(more)].flatMap((match) =>
    findFoods(match[1] ?? '').map(({ name }) => name),
  )
}
