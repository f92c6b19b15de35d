/** The key of a purchase, from the words of its name: what merges has the same key. Knows no amounts. */
import { nameBought, nameSpelt } from '../foods/food-names.ts'
import { spelt } from '../foods/spelling.ts'
import type { Aisle } from './aisles.ts'
import { SPEC_DESCRIPTORS } from './food-descriptors.ts'
import { boughtWords } from './purchase-words.ts'
import { plainName, singular, wordsOf } from './words.ts'

/** What stands here keeps without a fridge, in a tin or not: 'tinned' says nothing of it. */
const KEEPING: ReadonlySet<Aisle> = new Set(['Tins Jars & Packets', 'World Foods', 'Food Cupboard'])
const LONGEST_NAME = 5
/** Rows of their own, for what they hold, that a British shop sells as one. */
const SOLD_AS = new Map([
  ['soft cheese', 'cream cheese'],
  ['dried pasta', 'pasta'],
])

/** The key for the words of a name in the singular; '' for no words. */
export function keyOf(given: readonly string[]): string {
  const said = nameSpelt(given.map(spelt).join(' '))
  if (said && !said.isKind) return saidName(said.purchase)
  const words = boughtWords(given)
  const entry = nameBought(words.join(' '))
  if (entry) return saidName(entry.purchase)
  const rest = words.includes('tinned') ? words.filter((word) => word !== 'tinned') : words
  const untinned = rest === words ? undefined : nameBought(rest.join(' '))
  if (untinned && KEEPING.has(untinned.row.aisle)) return saidName(untinned.purchase)
  return sameNames(words)
}

function saidName(name: string): string {
  return wordsOf(plainName(SOLD_AS.get(name) ?? name))
    .map(singular)
    .join(' ')
}

/** Names of the table within a longer one, the longest first, each as the shop calls it. */
function sameNames(words: readonly string[]): string {
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const { length, name } = nameAt(words, at)
    out.push(name)
    at += length
  }
  return out.join(' ')
}

/** The longest name that begins here. One that its shop name holds ('cinnamon', 'ground cinnamon') stays. */
function nameAt(words: readonly string[], at: number): { length: number; name: string } {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length)
    const entry = nameBought(run.join(' '))
    if (!entry) continue
    const name = saidName(entry.purchase)
    const held = new Set(name.split(' '))
    return { length, name: run.every((word) => held.has(word)) ? run.join(' ') : name }
  }
  return { length: 1, name: words[at] ?? '' }
}

/** The letter of Spec 2, section 5: lower case, descriptors stripped, simple plurals folded. */
export function plainFoodKey(name: string): string {
  const words = wordsOf(plainName(name))
  const kept = words.filter((word) => !SPEC_DESCRIPTORS.has(word))
  return (kept.length > 0 ? kept : words).map(singular).join(' ') || plainName(name).trim()
}
