/** Cuts the name of a food into plain words in the singular. Knows no foods beyond odd plurals. */

/** A name is never longer on a list; what is beyond is not looked at. */
export const NAME_MAX = 300

const ODD_PLURALS = new Map(
  Object.entries({
    leaves: 'leaf',
    loaves: 'loaf',
    halves: 'half',
    knives: 'knife',
    chillies: 'chilli',
    chilies: 'chilli',
    chiles: 'chilli',
    chili: 'chilli',
    chile: 'chilli',
    chilly: 'chilli',
    cookies: 'cookie',
    brownies: 'brownie',
    smoothies: 'smoothie',
    pies: 'pie',
    fries: 'fry',
    geese: 'goose',
    radishes: 'radish',
    yoghurt: 'yogurt',
    yoghurts: 'yogurt',
    calves: 'calf',
    chilis: 'chilli',
    chillis: 'chilli',
  }),
)

/** They end in s and are one. */
const SINGULAR_IN_S = new Set(
  `couscous hummus houmous asparagus molasses swiss bass citrus octopus brussels watercress cress
  hibiscus schnapps gas lens cos haggis tapas pancreas christmas angus cassis pastis anis pois glacis
  chablis maris basis bis cannabis`
    .trim()
    .split(/\s+/),
)

/** One word in the singular; simple rules (Spec 2, section 5). Lower case in, lower case out. */
export function singular(word: string): string {
  const odd = ODD_PLURALS.get(word)
  if (odd !== undefined) return odd
  if (word.length < 4 || !word.endsWith('s') || SINGULAR_IN_S.has(word)) return word
  if (/(?:ss|us)$/.test(word)) return word
  if (word.endsWith('ies')) return word.length > 5 ? `${word.slice(0, -3)}y` : word.slice(0, -1)
  if (/(?:ch|sh|x|z|ss|oe)es$/.test(word) || word.endsWith('oes')) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** Lower case, no accents, no apostrophes: 'Crème fraîche' is 'creme fraiche'. */
export function plainName(name: string): string {
  const lower = name
    .slice(0, NAME_MAX)
    .toLowerCase()
    .replace(/['’®™]/g, '')
  return /[^\0-\x7f]/.test(lower) ? lower.normalize('NFKD').replace(/\p{M}+/gu, '') : lower
}

/** The words of a plain name, as they stand. Letters and digits of any alphabet, and '%'. */
export function wordsOf(plain: string): string[] {
  // The ASCII pattern is several times as fast, and nearly every name is ASCII.
  return plain.match(/[^\0-\x7f]/.test(plain) ? /[\p{L}\p{N}%]+/gu : /[a-z0-9%]+/g) ?? []
}
