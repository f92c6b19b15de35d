/** Foods that a person does not want, in their own words, and whether a food is one of them. */
import { plainName, singular, wordsOf } from '../../groceries/words.ts'

const TEXT_MAX = 8_000
const REFUSALS_MAX = 40

/** What stands before a food that is to be left out. */
const NOT =
  /\b(?:no|not|without|except|avoid(?:ing)?|hates?|hated|dislikes?|can'?t stand|allergic to|intolerant (?:to|of)|instead of|in place of|rather than|leave out|leaving out|take out|skip|omit|remove|drop|hold|lose|minus|swap(?: out)?|replace|(?:do|does|can|could|would|will)(?:n'?t| not) (?:like|eat|have|want|use|stand|do))\b/gi
/** Where a list of refused foods ends. */
const STOP =
  /[.:;!?\n(–—]| - |\b(?:but|please|with|for|by|serves?|feeds?|under|within|in|make|make it|i'd like|i have|we have|and (?:some|make|use|add|with|for)|instead|because|as|that|which)\b/i
const DETERMINERS = new Set(
  'the a an any all more much too lot lots of my our some it this that to eat have use like want added extra'.split(
    ' ',
  ),
)
/** Whole groups are diets, and read there; the others are no food at all. */
const NO_FOOD =
  /^(?:dairy|gluten|meat|fish|nuts?|eggs?|lactose|wheat|alcohol|seafood|shellfish|peanuts?|tree nuts?|time|problem|idea|worries|thanks|need|rush|fuss|preference|matter|longer|less|only|one|very|really|too|spicy|hot|sweet|quick|big|just|sure|bad|oven|hob|limit|cooking|chopping|animal products|vegan|vegetarian|thing|much)\b/

/** The names after 'no', 'without', 'hates', 'swap the …': in lower case, at most three words each. */
export function refusedIn(text: string): string[] {
  const plain = text.slice(0, TEXT_MAX).toLowerCase().replace(/[’‘]/g, "'")
  const found: string[] = []
  for (const match of plain.matchAll(NOT)) {
    if (found.length >= REFUSALS_MAX) break
    const rest = plain.slice(match.index + match[0].length, match.index + match[0].length + 160)
    const stop = STOP.exec(rest)
    const list = rest.slice(0, stop?.index ?? rest.length)
    const parts = list.split(/,|\bor\b|\band\b|\bnor\b|\//)
    const isList = /\bor\b|\bnor\b/.test(list)
    for (const [at, part] of parts.entries()) {
      // 'no cream, chicken' refuses one; 'no cream, nuts or chicken' refuses three.
      const isJoined =
        at === 0 || isList || /^ ?(?:and|or)\b/.test(list.slice(list.indexOf(part) - 4))
      const words = wordsOf(part).filter((word) => !DETERMINERS.has(word))
      const isFood = words.length > 0 && !NO_FOOD.test(words.join(' '))
      if (!isJoined || words.length > 3) break
      if (isFood && !found.includes(words.join(' '))) found.push(words.join(' '))
    }
  }
  return [...new Set(found)]
}

/** They hold a refused name and are another food. */
const OTHERS: Record<string, RegExp> = {
  pepper: /\b(?:black|white) pepper\b|salt and pepper/,
  milk: /\b(?:coconut milk|soya|oat|plant)\b/,
  butter: /\b(?:butter beans?|peanut butter|cocoa butter|butternut)\b/,
  cream: /\bcoconut cream\b|cream alternative|cream of tartar/,
  rice: /\brice (?:vinegar|noodles?|wine)\b/,
  egg: /\begg[- ]free\b|no egg/,
  cheese: /dairy-free/,
  bean: /\bgreen beans?\b|\bbean sprouts?\b/,
  potato: /\bsweet potato/,
}

/** A wide name refuses what it covers. */
const COVERS: Record<string, string> = {
  cream: 'creme fraiche|double cream|single cream|soured cream',
  cheese:
    'cheddar|parmesan|feta|mozzarella|halloumi|paneer|ricotta|mascarpone|goats cheese|stilton|brie|hard cheese|vegetarian feta',
  pasta: 'spaghetti|penne|tagliatelle|macaroni|fusilli|linguine|orzo|rigatoni',
  herb: 'coriander|parsley|basil|mint|dill|chives|thyme|rosemary',
  bean: 'butter beans|kidney beans|black beans|cannellini beans|haricot beans',
  'red meat': 'beef|lamb|pork|steak|mince|bacon|ham|venison|sausages|chorizo',
  citrus: 'lemon|lime|orange',
  // most of them are mixed with it
  mustard: 'curry powder',
  yoghurt: 'yogurt|greek yogurt',
}

/** Whether a food's name is among the refused; 'onion' also refuses 'red onions'. */
export function isRefusedBy(refused: readonly string[]): (name: string) => boolean {
  const wide = refused.flatMap((term) => [term, ...(COVERS[termKey(term)]?.split('|') ?? [])])
  const terms = wide.map((term) => ({ term: termKey(term), words: keysOf(term) }))
  return (name) => {
    const words = new Set(keysOf(name))
    const plain = plainName(name)
    return terms.some(({ term, words: wanted }) => {
      if (wanted.length === 0 || !wanted.every((word) => words.has(word))) return false
      return !OTHERS[term]?.test(plain)
    })
  }
}

function keysOf(name: string): string[] {
  return wordsOf(plainName(name)).map(singular)
}

function termKey(term: string): string {
  return keysOf(term).join(' ')
}
