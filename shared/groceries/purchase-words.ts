/** The words of a name that tell one purchase from another. Knows no foods by name, no amounts. */
import { spelt } from '../foods/spelling.ts'
import { isMeat, keepsDescriptor, STRIPPED } from './food-descriptors.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/))

const MINCING = words('ground minced mince')
/** Any mince is bought as mince, however lean. */
const LEANNESS = words('lean extra steak')
/** A kettle or a fridge makes these, no shop. */
const TEMPERATURES = words('hot warm cold boiling boiled iced lukewarm chilled tepid cool')
const WARMED = words('water stock milk butter cream coffee')
/** How a joint is cut; said in any order, and the same on the shelf for a breast. */
const BONING = words('boneless skinless boned skinned')
/** Cuts that stand before or behind the animal: 'shoulder of lamb', 'belly pork', 'zest of lemon'. */
const CUTS = words(
  'shoulder leg belly loin rack breast neck shank fillet rump juice zest rind peel thigh saddle rib',
)
/** Behind a cut these name the piece, not the animal: 'rump steak'. */
const PIECES = words('steak chop joint roast eye fillet cutlet meat')
/** They describe the purchase and are said or not: a hen that ranged, a thigh with its bone. */
const UNSAID = new Set(['free range', 'freerange', 'bone in', 'skin on'])
const TINNED = words('can tin')
const PACK_SIZE = /^\d+(?:g|kg|ml|l|oz|cl|lb)$/

/** The words that tell one purchase from another, in one order, however the name was put. */
export function boughtWords(given: readonly string[]): readonly string[] {
  const all = withoutUnsaid(given.map((word) => (TINNED.has(word) ? 'tinned' : spelt(word))))
  const kept = all.filter((word) => isKept(word, all))
  return minced(inOrder(kept.length > 0 ? kept : all))
}

function withoutUnsaid(words: readonly string[]): readonly string[] {
  const isUnsaid = (at: number) => UNSAID.has(`${words[at]} ${words[at + 1]}`)
  const kept = words.filter(
    (word, at) => !isUnsaid(at) && !(at > 0 && isUnsaid(at - 1)) && !UNSAID.has(word),
  )
  return kept.length > 0 ? kept : words
}

function isKept(word: string, words: readonly string[]): boolean {
  if (PACK_SIZE.test(word)) return false
  if (word === 'fat' || word === 'plump') return !words.includes('garlic')
  if (TEMPERATURES.has(word)) return !words.some((other) => WARMED.has(other))
  return !STRIPPED.has(word) || keepsDescriptor(word, words)
}

/** 'ground beef', 'minced beef', 'lean beef mince' are one purchase. */
function minced(words: readonly string[]): readonly string[] {
  if (!words.some((word) => MINCING.has(word)) || !isMeat(words)) return words
  const animal = words.filter((word) => !MINCING.has(word) && !LEANNESS.has(word))
  return [...(animal.length > 0 ? animal : ['beef']), 'mince']
}

/** 'skinless boneless thigh' as 'boneless skinless thigh', 'leg lamb' as 'lamb leg'. */
function inOrder(words: readonly string[]): readonly string[] {
  const boning = words.filter((word) => BONING.has(word))
  const rest = boning.length > 0 ? words.filter((word) => !BONING.has(word)) : words
  const [first = '', second = ''] = rest
  const isTurned = rest.length === 2 && CUTS.has(first) && !CUTS.has(second) && !PIECES.has(second)
  const turned = isTurned ? [second, first] : rest
  if (boning.length === 0 || turned.includes('breast')) return turned
  return [...new Set(boning.sort()), ...turned]
}
