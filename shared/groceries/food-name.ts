/** Which food a name means, and how the list calls it. Knows no amounts. */
import { isBareName, readLineName } from '../ingredients/line-name.ts'
import { knownUnit } from '../ingredients/units.ts'
import { keepsDescriptor, STRIPPED } from './food-descriptors.ts'
import { keyOf } from './food-key.ts'
import { isVegetablePepper } from './pepper.ts'
import { NAME_MAX, plainName, singular, wordsOf } from './words.ts'

/**
 * `key` is the same for the same purchase; `tinnedKey` is it when the food comes in a tin, `countedKey`
 * when it is counted. `name` is the food without what the cook does with it, `tinnedName` as it stands on a
 * tin. `isOwn`: the name says the key itself, no synonym of it ('coriander', not 'cilantro'). `unit` is one that the name carries ('garlic cloves'), `size` a pack's ('chopped tomatoes, 400g').
 */
export type Food = {
  key: string
  tinnedKey: string
  countedKey: string
  name: string
  tinnedName: string
  isOwn: boolean
  unit: string
  size: string
}

const CUT_IN_TINS = new Set(['chopped', 'crushed', 'diced', 'sliced', 'whole', 'peeled', 'plum'])
/** Units that stand before or behind these foods: '2 cloves garlic', 'thyme sprigs'. */
const CARRIED: Record<string, RegExp> = {
  clove: /^garlic$/,
  bulb: /^(?:garlic|fennel)$/,
  stalk: /^(?:celery|lemongrass|rhubarb)$/,
  stick: /^celery$/,
  rib: /^celery$/,
  rasher: /^bacon$/,
  ball: /^mozzarella$/,
  sprig: /^(?:thyme|rosemary|mint|parsley|coriander|cilantro|dill|tarragon|sage|oregano|basil)$/,
}
const SIZED = /^(?:(?:an?|one|very|small|medium|large|big|good|generous|heaped) )+/i
const SIZE = /(?:^|[ (,])(\d{1,4}(?:\.\d)? ?(?:g|kg|ml|l|oz))\b(?! ?\/)/i

const DIGIT = /\d/
/** Signs behind which a name goes on with other things. */
const ASIDE = /[,(;:*.–-]/

/** Reads the name of a food (contract, Decisions: what merges with what). Never throws. */
export function readFood(name: string): Food {
  const given = name.trim()
  const { name: bare, unit } = carriedUnit(given)
  const words = foodWords(bare)
  const isCutTomato = words.includes('tomato') && words.some((word) => CUT_IN_TINS.has(word))
  const plain = plainName(bare)
  const said = keyOf(words) || plainName(name).trim()
  const key = pepperKey(said, plain, false)
  const isWhole = !ASIDE.test(bare) && words.length === wordsOf(plain).length
  const isBare = isWhole && isBareName(words)
  const tinnedName = isBare ? bare : shortName(bare, said, true)
  const tinnedKey = isCutTomato ? keyOf(['tinned', ...words]) : key
  const ownKey = wordsOf(plainName(tinnedName)).map(singular).join(' ')
  return {
    key,
    tinnedKey,
    countedKey: pepperKey(said, plain, true),
    name: isBare || isCutTomato ? tinnedName : shortName(bare, said, false),
    tinnedName,
    isOwn: ownKey === key || (isCutTomato && `tinned ${ownKey}` === tinnedKey),
    unit,
    size: sizeIn(given),
  }
}

function sizeIn(name: string): string {
  return DIGIT.test(name) ? (SIZE.exec(name)?.[1]?.replace(/ ?(?=[a-z])/i, ' ') ?? '') : ''
}

function pepperKey(key: string, plain: string, isCounted: boolean): string {
  const isVegetable = key === 'black pepper' && isVegetablePepper(plain, isCounted)
  return isVegetable || key === 'bell pepper' ? 'pepper' : key
}

/** 'garlic cloves, crushed' is garlic, counted in cloves; 'tins of tomatoes' are tomatoes in tins. */
function carriedUnit(given: string): { name: string; unit: string } {
  const of = given.indexOf(' of ')
  const frontUnit = of > 0 ? knownUnit(given.slice(0, of).replace(SIZED, '')) : null
  if (frontUnit) return { name: given.slice(of + 4).trim(), unit: frontUnit }
  const end = given.search(/[,(;]/)
  const head = (end < 0 ? given : given.slice(0, end)).trim()
  const tail = end < 0 ? '' : given.slice(end)
  const blank = head.lastIndexOf(' ')
  if (blank < 0) return { name: given, unit: '' }
  const behind = carries(head.slice(blank + 1), head.slice(0, blank))
  if (behind) return { name: head.slice(0, blank).trim() + tail, unit: behind }
  const first = head.indexOf(' ')
  const before = carries(head.slice(0, first), head.slice(first + 1))
  return before
    ? { name: head.slice(first + 1).trim() + tail, unit: before }
    : { name: given, unit: '' }
}

/** The unit when the food is one that it goes with, else ''. */
function carries(unit: string, food: string): string {
  const known = knownUnit(unit) ?? ''
  const last = food.slice(food.lastIndexOf(' ') + 1).toLowerCase()
  return Object.hasOwn(CARRIED, known) && CARRIED[known]?.test(last) ? known : ''
}

/** Words that tell about the purchase wherever they stand: 'thyme, dried', 'tomatoes (tinned)'. */
const TELLING = new Set(['dried', 'ground', 'minced', 'tinned', 'canned', 'frozen', 'smoked'])

/** The words of the name in the singular; behind a comma or in brackets only those that matter. */
function foodWords(name: string): string[] {
  const plain = plainName(name)
  if (!/[,(;]/.test(plain)) return wordsOf(untailed(plain)).map(singular)
  const read = readLineName(withoutBrackets(plain), true).name
  const words = wordsOf(untailed(read)).map(singular)
  const hasFood = words.some((word) => !STRIPPED.has(word))
  if (!hasFood) return wordsOf(plain).map(singular)
  return [...tellingWords(plain, words), ...words]
}

function tellingWords(plain: string, words: readonly string[]): string[] {
  const [, ...tail] = plain.split(/[,(;]/)
  return wordsOf(tail.join(' '))
    .map(singular)
    .filter((word) => TELLING.has(word) && !words.includes(word))
    .filter((word) => !STRIPPED.has(word) || keepsDescriptor(word, words))
}

/** From here on a name says what the food is for, or gives an example. */
const TAIL =
  / (?:for (?:the |shallow |deep )?\w+ing\b|for the |to (?:taste|serve|garnish|decorate|finish|grease|dust|drizzle|glaze|cover)\b|plus (?:extra|more)\b|such as |preferably |at room temp|cut into |if needed|as needed|or to taste|\+ extra)/

function untailed(plain: string): string {
  const tail = TAIL.exec(plain)
  return tail && tail.index > 0 ? plain.slice(0, tail.index) : plain
}

function withoutBrackets(text: string): string {
  if (!text.includes('(')) return text
  return text
    .replace(/\([^()]*\)?/g, ' ')
    .replace(/ +/g, ' ')
    .replaceAll(' ,', ',')
    .trim()
}

/**
 * The name for a list: 'onions, finely chopped' are 'onions'. What tells about the purchase stays said, so
 * that the short name has the same key.
 */
function shortName(name: string, key: string, keepPrep: boolean): string {
  if (name.length > NAME_MAX) return name
  const plain = plainName(name)
  if (/[,(;]/.test(plain)) {
    const said = tellingWords(plain, wordsOf(plain.split(/[,(;]/, 1)[0] ?? '').map(singular))
    if (said.length > 0) return name
  }
  const short = readLineName(withoutBrackets(name), keepPrep).name
  return short !== name && keyOf(foodWords(short)) === key ? short : name
}
