/** The key of a purchase, from the words of its name: what merges has the same key. Knows no amounts. */
import { isMeat, keepsDescriptor, SPEC_DESCRIPTORS, STRIPPED } from './food-descriptors.ts'
import { SAME_NAME, SAME_PHRASE, SAME_WORD } from './food-synonyms.ts'
import { plainName, singular, wordsOf } from './words.ts'

const words = (list: string) => new Set(list.trim().split(/\s+/))

const LONGEST_PHRASE = 4
const PHRASE_STARTS = new Set([...SAME_PHRASE.keys()].map((phrase) => phrase.split(' ')[0]))
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
/** They come in tins alone, so 'tinned' says nothing. */
const ONLY_TINNED = words('chickpea anchovy tuna')
const TINNED_BEANS = words(
  'kidney black butter cannellini haricot borlotti pinto baked mixed refried',
)
const PACK_SIZE = /^\d+(?:g|kg|ml|l|oz|cl|lb)$/

/** The key for the words of a name in the singular; '' for no words. */
export function keyOf(given: readonly string[]): string {
  const same = given.map((word) => SAME_WORD.get(word) ?? word)
  const kept = same.filter((word) => isKept(word, same))
  const food = untinned(minced(inOrder(kept.length > 0 ? kept : same)))
  const name = food.join(' ')
  return SAME_NAME.get(name) ?? samePhrases(food)
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

function untinned(words: readonly string[]): readonly string[] {
  if (!words.includes('tinned') || words.length < 2) return words
  const rest = words.filter((word) => word !== 'tinned')
  const isBean = rest.at(-1) === 'bean' && rest.some((word) => TINNED_BEANS.has(word))
  const isCoconut = rest[0] === 'coconut' && rest[1] === 'milk'
  return isBean || isCoconut || rest.some((word) => ONLY_TINNED.has(word)) ? rest : words
}

function samePhrases(words: readonly string[]): string {
  if (!words.some((word) => PHRASE_STARTS.has(word))) return words.join(' ')
  const out: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = PHRASE_STARTS.has(words[at]) ? phraseAt(words, at) : 0
    const run = words.slice(at, at + Math.max(length, 1)).join(' ')
    const same = length > 0 ? (SAME_PHRASE.get(run) ?? '') : run
    if (same !== '') out.push(same)
    at += Math.max(length, 1)
  }
  return (out.length > 0 ? out : words).join(' ')
}

function phraseAt(words: readonly string[], at: number): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    if (SAME_PHRASE.has(words.slice(at, at + length).join(' '))) return length
  }
  return 0
}

/** The letter of Spec 2, section 5: lower case, descriptors stripped, simple plurals folded. */
export function plainFoodKey(name: string): string {
  const words = wordsOf(plainName(name))
  const kept = words.filter((word) => !SPEC_DESCRIPTORS.has(word))
  return (kept.length > 0 ? kept : words).map(singular).join(' ') || plainName(name).trim()
}
