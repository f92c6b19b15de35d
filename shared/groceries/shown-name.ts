/** The name of a line in the number of its amount: '1 onion', '3 onions', '500 g carrots'. */
import { parseQuantity } from '../ingredients/quantity.ts'
import { unitGroup } from '../ingredients/units.ts'
import { isVegetablePepper } from './pepper.ts'
import { plainName, singular, wordsOf } from './words.ts'

/** What is counted one by one in a kitchen, by its last word; of the rest nobody says '2 garlics'. */
const COUNTED = new Set(
  `apple apricot artichoke aubergine avocado bagel banana baguette bean beetroot biscuit bread breast bun
  burger cabbage carrot cauliflower chicken chilli chop ciabatta clementine cob courgette crumpet
  croissant cucumber cube cutlet date drumstick egg eggplant fig fillet flatbread grapefruit jalapeno
  kiwi kipper lamb leaf leek lemon lettuce lime loaf mango melon muffin mushroom naan nectarine oatcake
  olive onion orange pancake papaya parsnip peach pear pepper pineapple pitta plum pod pomegranate
  potato prawn radish rasher roll sausage scallion scallop scone shallot shank sheet steak stick
  swede tangerine thigh tomato tortilla turnip wafer walnut wing wrap yolk zucchini satsuma mussel
  clam oyster anchovy gherkin cookie cracker cherry strawberry raspberry blueberry chipolata
  meatball pork waffle teacake sprout berry pecan almond`
    .trim()
    .split(/\s+/),
)
/** They end as countable words do, and are weighed or measured. */
const MASSES = new Set('bread chicken lamb pork bean cabbage'.split(' '))

const IRREGULAR: Record<string, string> = {
  leaf: 'leaves',
  loaf: 'loaves',
  chilli: 'chillies',
  chile: 'chiles',
  chili: 'chilies',
  potato: 'potatoes',
  tomato: 'tomatoes',
  mango: 'mangoes',
  scallion: 'scallions',
}
/** Behind these the last word is not what is counted: 'corn on the cob'. */
const ASIDE = / (?:of|on|in|with|for) /i
const LAST_WORD = /[a-z]+$/i

/** True when the last word is the plural of something counted. Any case. */
export function isPlural(name: string): boolean {
  const last = LAST_WORD.exec(name)?.[0].toLowerCase() ?? ''
  const one = singular(last)
  return one !== last && COUNTED.has(one)
}

/**
 * `name` is the best of the names given, `plural` the best in the plural, '' for none; that counts only when
 * it is the same name, as 'basil leaves' is not for 'basil'. More than one of a thing is plural, one or a part
 * is singular; a weight keeps the plural that somebody wrote.
 */
export function inNumber(
  names: { name: string; plural: string },
  { quantity, unit }: { quantity: string; unit: string },
): string {
  const { name } = names
  const plural = isPluralOf(names.plural, name) ? names.plural : ''
  if (unit !== '') return unitGroup(unit) === 'weight' && plural !== '' ? plural : name
  const count = parseQuantity(quantity)
  if (count === null || count <= 0) return plural !== '' && count === null ? plural : name
  return count > 1 ? plural || inPlural(name) : inSingular(name)
}

function isPluralOf(plural: string, name: string): boolean {
  const one = (text: string) => wordsOf(plainName(text)).map(singular).join(' ')
  return plural === name || (plural !== '' && one(plural) === one(name))
}

function inPlural(name: string): string {
  const last = LAST_WORD.exec(name)?.[0] ?? ''
  const lower = last.toLowerCase()
  if (last !== lower && last === last.toUpperCase()) return name
  if (!COUNTED.has(lower) || MASSES.has(lower) || ASIDE.test(name)) return name
  if (lower === 'pepper' && !isVegetablePepper(plainName(name), true)) return name
  return `${name.slice(0, -last.length)}${withEnding(last)}`
}

function withEnding(word: string): string {
  const odd = IRREGULAR[word.toLowerCase()]
  if (odd) return word[0] + odd.slice(1)
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/i.test(word) ? `${word}es` : `${word}s`
}

function inSingular(name: string): string {
  const last = LAST_WORD.exec(name)?.[0] ?? ''
  const one = singular(last.toLowerCase())
  if (one === last.toLowerCase() || !COUNTED.has(one)) return name
  return `${name.slice(0, -last.length)}${last[0]}${one.slice(1)}`
}
