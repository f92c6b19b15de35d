/**
 * Mends words that are a slip away from a food's name, so that a refusal and a wish see the food: 'cellery', 'oinons',
 * 'cookys'. Words that mean something stay as they are; so does what may be two foods ('guesses.ts' refuses both).
 */
import { allFoods, foodOf, foodsIn } from '../foods/foods.ts'
import { isCueWord, wordsOf } from './cues.ts'
import { GROUPS } from './groups.ts'
import { slipsBetween } from './guesses.ts'
import { type Token, tokensOf } from './tokens.ts'
import { ENGLISH } from './words-english.ts'

/** Shorter words have too many neighbours. */
const WORD_MIN = 4
/** From here on one letter may be wrong, and two. */
const ONE_SLIP_MIN = 5
const TWO_SLIPS_MIN = 8
/** A child drops the beginning of a long name: "'matoes". */
const TAIL_MIN = 5
const DROPPED_MAX = 2
const MENDS_MAX = 2_000

/** A text's words as they were meant, each in its place among the tokens; `text` is made of them. */
export type Mended = { text: string; tokens: readonly Token[] }

type Name = { name: string; key: string }
/** `words` stand in a food's name; `everyday` words refuse, by how they are heard; `english` are words as near to one as a slip; `byLetter` names of one word, as they are heard. */
type Lexicon = {
  words: Set<string>
  everyday: Map<string, string>
  english: Set<string>
  byLetter: Map<string, Name[]>
}

const mends = new Map<string, string>()
let lexicon: Lexicon | null = null

/** As said, in the letters of the text, with its misspelt foods mended. */
export function withFoodsMended(said: string): string {
  return said.replace(/\p{L}+/gu, (word) => {
    const plain = word.toLowerCase()
    const mended = mendedName(plain)
    return mended === plain ? word : mended
  })
}

/** A folded text with its misspelt foods mended. Linear in the text. */
export function mendedText(text: string, tokens: readonly Token[]): Mended {
  let made = ''
  let last = 0
  for (const { word, start, end } of tokens) {
    const mended = mendedName(word)
    if (mended === word || end - start !== word.length) continue
    made += text.slice(last, start) + mended
    last = end
  }
  if (last === 0) return { text, tokens }
  made += text.slice(last)
  const read = tokensOf(made)
  return read.length === tokens.length ? { text: made, tokens: read } : { text, tokens }
}

/** The everyday word or the food's name that a word is misspelt for, or the word. */
export function mendedName(word: string): string {
  if (word.length < WORD_MIN || !/^[a-z]+$/.test(word)) return word
  const before = mends.get(word)
  if (before !== undefined) return before
  const mended = isWord(word) ? word : (everydayOf(word) ?? nameNear(word) ?? word)
  if (mends.size >= MENDS_MAX) mends.clear()
  mends.set(word, mended)
  return mended
}

/** The word of refusals and wishes that is heard the same: 'canot' is cannot, and no carrot. */
function everydayOf(word: string): string | null {
  return lexiconOf().everyday.get(keyOf(word)) ?? null
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'r', 'er', 'ers', 'est', 'ing', 'ings', 'ly']

/** Whether a word, or the one that it is made of, means something to the reader. */
function isWord(word: string): boolean {
  if (lexiconOf().words.has(word) || isCueWord(word) || isMeaning(word)) return true
  return ENDINGS.some((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < 3) return false
    const base = word.slice(0, -ending.length)
    return isMeaning(base) || isMeaning(`${base}e`) || isMeaning(undoubled(base))
  })
}

function isMeaning(word: string): boolean {
  const { words, english } = lexiconOf()
  return english.has(word) || (isCueWord(word) && !words.has(word))
}

function undoubled(base: string): string {
  return base.at(-1) === base.at(-2) ? base.slice(0, -1) : base
}

/** The one food whose name is nearest; `null` where two are as near. */
function nameNear(word: string): string | null {
  const key = keyOf(word)
  let best = key.length >= TWO_SLIPS_MIN ? 2 : 1
  let found: string[] = []
  for (const each of lexiconOf().byLetter.get(key.charAt(0)) ?? []) {
    const slips = slipsBetween(key, each.key, best)
    const isShort = slips > 0 && Math.max(key.length, each.key.length) < ONE_SLIP_MIN
    if (slips > best || (isShort && !isSwapped(key, each.key))) continue
    if (slips < best) found = []
    best = slips
    found.push(each.name)
  }
  if (found.length === 0) found = tailsOf(word)
  const [first] = found
  const foods = new Set(found.map((name) => foodOf(name)?.id ?? name))
  return first === undefined || foods.size > 1 ? null : first
}

/** Doubled letters, and what is spelt by ear, count as one: 'eggz', 'porc', 'cookys'. */
function keyOf(word: string): string {
  const heard = word.replace(/ys$/, 'ies').replaceAll('ph', 'f').replaceAll('z', 's')
  return heard
    .replace(/c(?=[iey])/g, 's')
    .replace(/c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1')
}

function isSwapped(a: string, b: string): boolean {
  return a.length === b.length && [...a].sort().join('') === [...b].sort().join('')
}

function tailsOf(word: string): string[] {
  if (word.length < TAIL_MIN) return []
  return [...lexiconOf().byLetter.values()]
    .flat()
    .filter(({ name }) => name.endsWith(word) && name.length - word.length <= DROPPED_MAX)
    .map(({ name }) => name)
}

function lexiconOf(): Lexicon {
  lexicon ??= makeLexicon()
  return lexicon
}

function makeLexicon(): Lexicon {
  const groups = GROUPS.filter(({ isDiet }) => !isDiet).flatMap(({ words }) => words)
  const foods = [...allFoods().values()].flatMap(({ name, plural, synonyms }) =>
    [name, plural, ...synonyms].map((each) => each.toLowerCase()),
  )
  const byLetter = new Map<string, Name[]>()
  for (const name of new Set([...groups, ...foods])) {
    // goods of the household are looked for by nobody
    const isFood = groups.includes(name) || foodsIn(name).length > 0
    if (name.length < WORD_MIN || !/^[a-z]+$/.test(name) || !isFood) continue
    const key = keyOf(name)
    const letter = key.charAt(0)
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), { name, key }])
  }
  const words = new Set([...groups, ...foods].flatMap((name) => name.split(/[^a-z]+/)))
  const refusing = wordsOf('not', 'before', 'strong', 'anywhere').filter(
    (word) => word.length >= WORD_MIN && /^[a-z]+$/.test(word) && !words.has(word),
  )
  return {
    words,
    everyday: new Map(refusing.map((word) => [keyOf(word), word])),
    english: new Set(ENGLISH.trim().split(/\s+/)),
    byLetter,
  }
}
