/** Cuts what a cook asks into the words that matter, foods by their ids, other words by their meaning. Knows no card. */
import { type Named, namesIn } from '../foods/food-names.ts'
import { stem, termFinder } from './term-finder.ts'
import { WORD_LINES } from './words.compiled.ts'

/** Asking, talking and pointing: they say nothing of what is asked about. */
const SAID_ALWAYS = new Set(
  `a an the this that these those it its them they he she we i me my mine our us you your his her their him
  is are was were be been being am do does did done't can could will would shall should may might
  of to in on at by with from into onto for as and or but if so then than when while there here just
  what what's whats which who whose whom how where why ok okay fine right alright wrong please thanks thank hi hello hey
  really very quite bit lot some any more much many also too still yet already now actually maybe
  get got have has had having go going goes want wants wanted like make makes made making think know tell say says said
  let see use used using one ones thing things something anything everything stuff way kind sort up down out
  about over again back before after until till because i'm im i've ive it's i'd id i'll that's thats there's theres
  don't dont doesn't doesnt isn't isnt can't cant won't wont didn't didnt aren't arent wasn't not no yes ever never
  put add added adding give take supposed need able try trying best good better well enough
  recipe step cook cooking meant supposed gone goes everything all properly home smooth food oh um er hmm sorry quick question help chef dead wee proper gonna wanna gotta aint ain't dunno summat ye cannae mi evening morning evening afternoon enormous mind thats theyre guys ugh argh mate love dear look looks looking
  s t re ve ll d m x`.split(/\s+/),
)

const STEMS_SAID_ALWAYS = new Set([...SAID_ALWAYS].map((word) => stem(word.replace(/'/g, ''))))

/** Whether a counted word says what is asked about: 'how' and 'the' do not. */
export function isTelling(token: string): boolean {
  return token !== '#' && !STEMS_SAID_ALWAYS.has(token)
}

/** Verbs and measures that are spelt like a food: 'pan fry', 'in batches', 'still in date', 'across the grain'. */
const NO_FOOD = /(?:^|[ '])(?:fry|batch(?:es)?|rolls?|grain|stock up|(?:in|of|by|before) date)$/

type Meaning = { means: string; words: readonly string[] }

const meanings: Meaning[] = WORD_LINES.trim()
  .split('\n')
  .map((line) => {
    const [means = '', said = ''] = line.split('\t')
    return { means, words: [means, ...said.split('|')] }
  })
const findMeanings = termFinder(meanings)

/** Phrases that say nothing of what is asked about, though their words would. */
const IGNORED = 'means:nothing'

/** A word that matters: 'food:courgette', 'means:keep' or a stem, with the place of its text. */
export type Word = { key: string; start: number; end: number }

/** Cards are read once for their words and once for how they are asked. */
const TEXTS_MAX = 10_000
const named = new Map<string, readonly Named[]>()

/** The foods that a text in lower case names; remembered. */
export function foodsNamed(plain: string): readonly Named[] {
  const before = named.get(plain)
  if (before) return before
  const foods = namesIn(plain).filter(
    ({ start, end }) => !NO_FOOD.test(plain.slice(Math.max(0, start - 8), end)),
  )
  if (named.size >= TEXTS_MAX) named.clear()
  named.set(plain, foods)
  return foods
}

/** The words that matter, in order, each as often as it stands there. Linear. */
export function wordsThatMatter(text: string): Word[] {
  const plain = text.toLowerCase().replace(/[’‘`]/g, "'")
  const foods = foodsNamed(plain).map(({ id, start, end }) => ({ key: `food:${id}`, start, end }))
  const meant = findMeanings(plain).map(({ entry, start, end }) => ({
    key: `means:${entry.means}`,
    start,
    end,
  }))
  const kept = longestFirst([...foods, ...meant])
  const rest = [...plain.matchAll(/[\p{L}\p{N}]+(?:'\p{L}+)?/gu)].flatMap((match): Word[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    if (SAID_ALWAYS.has(match[0]) || kept.some((each) => each.start < end && start < each.end))
      return []
    return [{ key: stem(match[0].replace(/'s?$|'/g, '')), start, end }]
  })
  return [...kept.filter(({ key }) => key !== IGNORED), ...rest].sort((a, b) => a.start - b.start)
}

/** Of names that overlap the longest stays, of equals a food. */
function longestFirst(words: readonly Word[]): Word[] {
  const kept: Word[] = []
  for (const word of words.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (kept.every(({ start, end }) => end <= word.start || word.end <= start)) kept.push(word)
  }
  return kept
}

/** Whether a word behind this text gives an order: at the start of a step or of a clause. */
export function isOrder(before: string): boolean {
  return /(?:^|[.,;:!?]|\b(?:and|then|or|now|also|to|gently|carefully|finely|thinly|coarsely|roughly|meanwhile))\s*$/i.test(
    before,
  )
}
