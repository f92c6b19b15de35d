/** Which food a name means: one key for every way of writing the same purchase. Knows no amounts. */

import { knownUnit } from '../ingredients/units.ts'
import { isMeat, keepsDescriptor, SPEC_DESCRIPTORS, STRIPPED } from './food-descriptors.ts'
import { SAME_NAME, SAME_PHRASE, SAME_WORD } from './food-synonyms.ts'
import { plainName, singular, wordsOf } from './words.ts'

/**
 * `key` is the same for the same purchase; `tinnedKey` is it when the food comes in a tin. `name` and
 * `unit` differ from what was given when the name carries a unit ('garlic cloves', 'tin of tomatoes').
 */
export type Food = { key: string; tinnedKey: string; name: string; unit: string }

const LONGEST_PHRASE = 3
const COUNTED_BEHIND: Record<string, ReadonlySet<string>> = {
  clove: new Set(['garlic']),
  stalk: new Set(['celery']),
  stick: new Set(['celery']),
  rib: new Set(['celery']),
  rasher: new Set(['bacon']),
}
const CUT_IN_TINS = new Set(['chopped', 'crushed', 'diced', 'sliced', 'whole', 'peeled', 'plum'])

/** Reads the name of a food (contract, Decisions: what merges with what). Never throws. */
export function readFood(name: string): Food {
  const carried = carriedUnit(name.trim())
  const words = foodWords(carried.name)
  const key = keyOf(words) || plainName(name).trim()
  const isCutTomato = words.includes('tomato') && words.some((word) => CUT_IN_TINS.has(word))
  const tinnedKey = isCutTomato ? keyOf(['tinned', ...words]) : key
  return { key, tinnedKey, ...carried }
}

/** 'garlic cloves' is garlic, counted in cloves; 'tins of tomatoes' are tomatoes in tins. */
function carriedUnit(name: string): { name: string; unit: string } {
  const inFront = /^([a-z]+) of (.+)$/i.exec(name)
  const frontUnit = knownUnit(inFront?.[1] ?? '')
  if (inFront && frontUnit) return { name: inFront[2] ?? '', unit: frontUnit }
  const behind = /^(.*\S) ([a-z]+)$/i.exec(name)
  const unit = knownUnit(behind?.[2] ?? '')
  const foods = unit ? COUNTED_BEHIND[unit] : undefined
  if (!behind || !unit || !foods) return { name, unit: '' }
  const food = behind[1] ?? ''
  const last = wordsOf(plainName(food)).at(-1) ?? ''
  return foods.has(last) ? { name: food, unit } : { name, unit: '' }
}

/** The words of the name in the singular; behind a comma or in brackets only those that matter. */
function foodWords(name: string): string[] {
  const plain = plainName(name)
  const [head = '', ...tail] = plain.split(/[,(;]/)
  const words = wordsOf(head).map(singular)
  const hasFood = words.some((word) => !STRIPPED.has(word))
  if (!hasFood) return wordsOf(plain).map(singular)
  const said = wordsOf(tail.join(' ')).map(singular)
  const matters = said.filter((word) => TELLING.has(word) && keepsTelling(word, words))
  return [...matters, ...words]
}

/** Words that tell about the purchase wherever they stand: 'thyme, dried', 'tomatoes (tinned)'. */
const TELLING = new Set(['dried', 'ground', 'minced', 'tinned', 'canned', 'frozen', 'smoked'])
function keepsTelling(word: string, words: readonly string[]): boolean {
  return !STRIPPED.has(word) || keepsDescriptor(word, words)
}

function keyOf(words: readonly string[]): string {
  const same = words.map((word) => SAME_WORD[word] ?? word)
  const kept = same.filter((word) => !STRIPPED.has(word) || keepsDescriptor(word, same))
  const phrase = samePhrases(minced(kept.length > 0 ? kept : same)).join(' ')
  return SAME_NAME[phrase] ?? phrase
}

/** 'ground beef', 'minced beef' and 'beef mince' are one purchase. */
function minced(words: string[]): string[] {
  if (!isMeat(words) || !words.some((word) => /^(?:ground|minced|mince)$/.test(word))) return words
  return [...words.filter((word) => !/^(?:ground|minced|mince)$/.test(word)), 'mince']
}

function samePhrases(words: string[]): string[] {
  const split = words.join(' ').split(' ')
  const out: string[] = []
  for (let at = 0; at < split.length; ) {
    const length = phraseAt(split, at)
    const run = split.slice(at, at + Math.max(length, 1)).join(' ')
    const same = length > 0 ? (SAME_PHRASE[run] ?? '') : run
    if (same !== '') out.push(same)
    at += Math.max(length, 1)
  }
  return out
}

function phraseAt(words: string[], at: number): number {
  for (let length = LONGEST_PHRASE; length > 0; length--) {
    if (Object.hasOwn(SAME_PHRASE, words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** The letter of Spec 2, section 5: lower case, descriptors stripped, simple plurals folded. */
export function plainFoodKey(name: string): string {
  const words = wordsOf(plainName(name))
  const kept = words.filter((word) => !SPEC_DESCRIPTORS.has(word))
  return (kept.length > 0 ? kept : words).map(singular).join(' ') || plainName(name).trim()
}
