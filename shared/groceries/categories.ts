/** Which aisle of a UK supermarket a food stands in. No prices, no brands. */
import { foodNames, nameSpelt } from '../foods/food-names.ts'
import { foodWordsOf } from '../foods/spelling.ts'
import { AISLES, type Aisle } from './aisles.ts'
import { areTins, isCounted, readParts } from './amounts.ts'
import { textOf } from './item-fields.ts'
import { isVegetablePepper } from './pepper.ts'
import { plainName } from './words.ts'

export { AISLES }

/** Each aisle's keywords, the names of the food table (Spec 2, section 5: grocery category matching). */
export const groceryCategories: Record<Aisle, string[]> = keywordsByAisle()

/** Words that move a food to another aisle, whatever it is. */
const MOVED_BY: Record<string, Aisle> = {
  frozen: 'Frozen',
  battered: 'Frozen',
  breaded: 'Frozen',
  tinned: 'Tins Jars & Packets',
  canned: 'Tins Jars & Packets',
  jarred: 'Tins Jars & Packets',
}

const NOT_FRESH = /\b(?:(?:or )?(?:frozen|tinned|canned|jarred)\b(?: or\b)?)/g

/** What is fresh by itself stands with tins and jars once it is said to be in one, or keeps in vinegar. */
const PRESERVED =
  /\b(?:pickled|tins?|cans?|jars?|in (?:[a-z]+ )?(?:brine|juice|syrup|water|oil|sauce))\b/
const FRESH = new Set<Aisle>(['Fruit & Vegetables', 'Fish & Seafood'])

/** The last word says what a thing is, whatever it is made of: tomato soup, blue cheese dressing. */
const HEADS = new Set(
  `sauce soup dressing marinade chutney relish bread cake biscuit cookie cracker crisp crispbread pie
  sorbet yogurt wine beer cider liqueur juice cordial smoothie tea coffee noodle pasta oil vinegar
  mustard mayonnaise ketchup seasoning stuffing chip dough crouton muesli granola porridge burger mince sausage roll bun
  muffin loaf tart pudding fry shampoo soap cleaner flour syrup jam marmalade stock gravy`
    .trim()
    .split(/\s+/),
)

/** They name no food, and still an aisle, whatever stands before them: 'zingy lime dressing'. */
const GENERAL = new Map<string, Aisle>([
  ...aisles('Oils Vinegars & Condiments', 'sauce dressing marinade dip glaze relish browning'),
  ...aisles('Herbs Spices & Seasonings', 'seasoning rub spice'),
  ...aisles('Food Cupboard', 'preserve conserve'),
  ...aisles('Baking', 'extract essence peel'),
  ...aisles('Drinks', 'drink pop cordial'),
  ...aisles('World Foods', 'wrapper'),
])

function aisles(aisle: Aisle, words: string): [string, Aisle][] {
  return words.split(' ').map((word) => [word, aisle])
}

/** Fresh leaves and pods, until they are dried or ground. */
const DRIED = new Set(['dried', 'ground', 'powder', 'powdered'])
const HERBS = new Set(
  'basil chervil chilli chive coriander dill ginger marjoram mint oregano parsley rosemary sage tarragon thyme'.split(
    ' ',
  ),
)

const LONGEST_KEYWORD = 5
/** After these words a name only tells what the food comes with, or what it is for. */
const HEAD_END = /[,(;]| (?:with|in|for|from|or|such as|to) /

function keywordsByAisle(): Record<Aisle, string[]> {
  const byAisle = new Map<Aisle, string[]>(AISLES.map((aisle) => [aisle, []]))
  for (const { aisle, name, plural, synonyms, kinds } of foodNames()) {
    byAisle.get(aisle)?.push(...[name, plural, ...synonyms, ...kinds].filter((each) => each !== ''))
  }
  return Object.fromEntries(byAisle) as Record<Aisle, string[]>
}

function keyWords(plain: string): string[] {
  return foodWordsOf(plain).map(({ word }) => word)
}

/**
 * The aisle of a food, 'Other' when no keyword stands in its name. Keywords match whole words, the one of
 * most words first (contract, Decisions); of equals the last, since the last word names the thing: tomato
 * soup is soup. Words behind a comma count only when those before say nothing.
 */
export function categoryOf(name: string): Aisle {
  return aisleIn(plainName(typeof name === 'string' ? name : ''), false)
}

/** As `categoryOf`, with the amount as stored: '2 pepper' is the vegetable, '1 tsp pepper' the spice, '2 tins' stand with tins. */
export function aisleOf(item: {
  name: string
  quantity: string | number | null
  unit: string | null
}): Aisle {
  const parts = readParts(textOf(item.quantity), textOf(item.unit))
  const aisle = aisleIn(plainName(item.name), isCounted(parts))
  return FRESH.has(aisle) && areTins(parts) ? 'Tins Jars & Packets' : aisle
}

function aisleIn(given: string, isCounted: boolean): Aisle {
  // 'fresh or frozen peas' are peas
  const plain = /\bfresh\b/.test(given) ? given.replace(NOT_FRESH, ' ') : given
  const words = keyWords(plain)
  const whole = words.join(' ')
  if (whole !== 'pepper' && nameSpelt(whole)) return nameSpelt(whole)?.row.aisle ?? 'Other'
  const moved = words.find((word) => Object.hasOwn(MOVED_BY, word))
  if (moved) return MOVED_BY[moved] ?? 'Other'
  if (words.some((word) => DRIED.has(word)) && words.some((word) => HERBS.has(word))) {
    return 'Herbs Spices & Seasonings'
  }
  const keyword = keywordIn(plain, words)
  if (keyword === 'pepper' && isVegetablePepper(plain, isCounted)) return 'Fruit & Vegetables'
  const aisle = aisleNamed(keyword) ?? 'Other'
  return FRESH.has(aisle) && PRESERVED.test(plain) ? 'Tins Jars & Packets' : aisle
}

function aisleNamed(keyword: string): Aisle | undefined {
  return nameSpelt(keyword)?.row.aisle ?? GENERAL.get(keyword)
}

/** The keyword that decides, '' when none stands in the name. */
function keywordIn(plain: string, words: readonly string[]): string {
  for (const whole of [words.join(' '), sharedNoun(words)]) if (aisleNamed(whole)) return whole
  const head = keyWords(plain.split(HEAD_END, 1)[0] ?? '')
  return headMatch(head) || longestMatch(head) || longestMatch(words)
}

/** The longest keyword that the last word of a name ends, when that word is a head; else ''. */
function headMatch(words: readonly string[]): string {
  if (!HEADS.has(words.at(-1) ?? '')) return ''
  for (let start = Math.max(0, words.length - LONGEST_KEYWORD); start < words.length; start++) {
    const run = words.slice(start).join(' ')
    if (aisleNamed(run)) return run
  }
  return ''
}

/** 'olive or sunflower oil' begins with olive oil: the noun behind 'or' is meant twice. */
function sharedNoun(words: readonly string[]): string {
  return words[1] === 'or' && words.length > 3 ? `${words[0]} ${words.at(-1)}` : ''
}

function longestMatch(words: readonly string[]): string {
  for (let length = Math.min(LONGEST_KEYWORD, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const run = words.slice(start, start + length).join(' ')
      if (aisleNamed(run)) return run
    }
  }
  return ''
}
