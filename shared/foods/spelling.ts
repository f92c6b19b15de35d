/** One spelling of a word in the names of foods. Knows no foods: other names of a food stand in its row. */
import { plainName, singular } from '../groceries/words.ts'

/** Spellings of the same word, and what people often mistype; after plurals are folded. */
const SPELT = new Map(
  Object.entries({
    canned: 'tinned',
    castor: 'caster',
    houmous: 'hummus',
    humous: 'hummus',
    humus: 'hummus',
    phyllo: 'filo',
    fillo: 'filo',
    pita: 'pitta',
    choy: 'choi',
    bulgar: 'bulgur',
    bulghur: 'bulgur',
    dessicated: 'desiccated',
    gelatin: 'gelatine',
    doughnut: 'donut',
    soured: 'sour',
    savoury: 'savory',
    grey: 'gray',
    colouring: 'coloring',
    colour: 'color',
    linguini: 'linguine',
    fettucine: 'fettuccine',
    fettuccini: 'fettuccine',
    lasagna: 'lasagne',
    soy: 'soya',
    soja: 'soya',
    whiskey: 'whisky',
    aluminum: 'aluminium',
    brussel: 'brussels',
    worchestershire: 'worcestershire',
    tumeric: 'turmeric',
    brocolli: 'broccoli',
    mozarella: 'mozzarella',
    parmesean: 'parmesan',
    zuchini: 'zucchini',
    avacado: 'avocado',
    cinammon: 'cinnamon',
    omelet: 'omelette',
    poppadum: 'poppadom',
    papadum: 'poppadom',
  }),
)

/** A library says the same few thousand words again and again. */
const WORDS_MAX = 20_000
const known = new Map<string, string>()

/** A word as the index of names spells it: lower case, no accents, one of it, British. */
export function spelt(word: string): string {
  const before = known.get(word)
  if (before !== undefined) return before
  const one = singular(plainName(word))
  const normal = SPELT.get(one) ?? one
  if (known.size >= WORDS_MAX) known.clear()
  known.set(word, normal)
  return normal
}

/** `from`..`to` are places in the text; `isNext`: nothing but a space or a hyphen parts it from the one before. */
export type FoodWord = { word: string; start: number; end: number; isNext: boolean }

// The ASCII pattern is several times as fast, and nearly every line is ASCII.
const ASCII_WORD = /[a-zA-Z0-9%]+(?:'[a-zA-Z]+)?|&/g
const ANY_WORD = /[\p{L}\p{M}\p{N}%]+(?:['’]\p{L}+)?|&/gu
const APART = /[^ \t\u00a0\-‐-―'’"“”®™*_]/

/** Ours: a recipe of a hundred long steps fits; what is beyond is not looked at. */
const TEXT_MAX = 20_000

/** The words of a text; '&' is 'and'. */
export function foodWordsOf(given: string): FoodWord[] {
  const text = given.length > TEXT_MAX ? given.slice(0, TEXT_MAX) : given
  const pattern = /[^\0-\x7f]/.test(text) ? ANY_WORD : ASCII_WORD
  const words: FoodWord[] = []
  let last = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [found] = match
    const start = match.index
    const gap = start - last
    const isNext =
      words.length > 0 &&
      (gap < 2 ? !isApart(text, last, start) : !APART.test(text.slice(last, start)))
    last = start + found.length
    words.push({
      word: found === '&' ? 'and' : spelt(found.toLowerCase()),
      start,
      end: last,
      isNext,
    })
  }
  return words
}

function isApart(text: string, from: number, to: number): boolean {
  return from < to && text.charCodeAt(from) !== 32 && APART.test(text.slice(from, to))
}
