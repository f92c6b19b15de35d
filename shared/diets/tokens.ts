/** Cuts what somebody typed or said into words with their places. Knows no meaning; linear in the text. */

/** Ours, as a message of the chat (`trust.md`, Limits): what is beyond is not looked at. */
export const TEXT_MAX = 8_000

/** `gap` is what stands between it and the word before; `word` is folded: lower case, no accents, one spelling. */
export type Token = { word: string; start: number; end: number; gap: string }

/** A sign right before a word and behind a space takes it away: '-prawns', '!prawns'. */
const WORD =
  /(?<=[ ,;(/])[-–−!](?=\p{L})|≠|\bw\/o\b|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*|[🚫❌⛔🤮🤢✗✘]|&/gu

/** "can't" is said as 'cannot', 'dont' as 'do not': a refusal has one shape. */
const WHOLE = new Map(
  Object.entries({
    "can't": 'cannot',
    cant: 'cannot',
    cnat: 'cannot',
    carnt: 'cannot',
    "won't": 'will not',
    wont: 'will not',
    "shan't": 'shall not',
    "ain't": 'is not',
    aint: 'is not',
    '-': 'minus',
    '–': 'minus',
    '−': 'minus',
    '!': 'minus',
    '≠': 'minus',
    dont: 'do not',
    dnt: 'do not',
    doesnt: 'does not',
    dosnt: 'does not',
    dosent: 'does not',
    duznt: 'does not',
    didnt: 'did not',
    isnt: 'is not',
    arent: 'are not',
    wasnt: 'was not',
    werent: 'were not',
    shouldnt: 'should not',
    couldnt: 'could not',
    wouldnt: 'would not',
    mustnt: 'must not',
    havent: 'have not',
    hasnt: 'has not',
    hadnt: 'had not',
    neednt: 'need not',
    nah: 'no',
    nope: 'no',
    naw: 'no',
    '&': 'and',
    n: 'and',
    "'n'": 'and',
    im: "i'm",
    ive: "i've",
    hes: "he's",
    shes: "she's",
    em: 'them',
    "'em": 'them',
    fre: 'free',
    wiht: 'with',
    wit: 'with',
    theyre: "they're",
    weve: "we've",
  }),
)

/** What is left out by one word. */
const LESS_OF =
  'egg|meat|dairy|nut|milk|fish|sugar|flour|butter|cheese|onion|garlic|gluten|wheat|pork|soya?' +
  '|chicken|beef|lamb|prawn|bacon|ham|mushroom|tomato|celery|cream|yeast|peanut|mustard|sesame|shellfish' +
  '|coriander|chilli|olive|pepper|salt|pea|carrot|spinach|leek|ginger|tofu|turkey|duck|pasta|rice|bread|wine|alcohol' +
  '|honey|coconut|almond|banana|apple|potato|courgette|aubergine|mayo|anchovy|caper|raisin|sultana'
const LESS = new RegExp(`^(${LESS_OF})less$`)
const NO_BEGINS = new RegExp(`\\bno(?=(?:${LESS_OF})(?:e?s)?\\b)`, 'g')
const LESS_ENDS = new RegExp(`(?<=\\b(?:${LESS_OF}))less\\b`, 'g')

/**
 * A folded text whose foods stand alone: 'chicken ;; pie' for 'chickenless pie'; 'just eggs' and 'dairy - milk' are no
 * brands, 'no fish sauce' no product.
 */
export function bareFoods(text: string): string {
  return text
    .replace(LESS_ENDS, ' ;; ')
    .replace(/(?<= )[-–—](?= )/g, ';')
    .replace(NO_BEGINS, '; ')
    .replace(/\bno(?= )/g, ' ;')
    .replace(/\bjust\b/g, '    ')
}

/** 'Nutfree', 'nondairy'. */
const FREE = /^(?!care|scot|hands|duty|fancy)(\p{L}{3,})free$/u
/** 'Nocheese'. */
const NO = new RegExp(`^no((?:${LESS_OF})(?:e?s)?)$`)
const NON = /^non(dairy|gluten|alcoholic|meat|egg|nut|milk)$/

/** Lower case without accents, each character in its place. */
export function folded(text: string): string {
  const one = text
    .slice(0, TEXT_MAX)
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/İ/g, 'I')
  const lower = one.toLowerCase()
  if (lower.length !== one.length) return one
  return /[^\0-\x7f]/.test(lower)
    ? lower.replace(
        /[\u00c0-\u024f\u1e00-\u1eff]/g,
        (letter) => letter.normalize('NFD')[0] ?? letter,
      )
    : lower
}

/** The words of a folded text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  let last = 0
  for (const match of text.matchAll(WORD)) {
    const [found] = match
    const start = match.index
    const end = start + found.length
    const gap = text.slice(last, start)
    last = end
    for (const [at, word] of wordsOf(found).entries()) {
      const isLess = at === 1 && found.endsWith('less')
      const from = isLess ? end - 'less'.length : start
      const isNo = word === 'no' && found.startsWith('no') && found !== 'no'
      const to = isNo ? start + word.length : end
      tokens.push({ word, start: from, end: to, gap: at === 0 ? gap : ' ' })
    }
  }
  return tokens
}

function wordsOf(found: string): string[] {
  const whole = WHOLE.get(found)
  if (whole) return whole.split(' ')
  if (found.endsWith("n't")) return [found.slice(0, -3), 'not']
  const less = LESS.exec(found)?.[1]
  if (less) return [less, 'free']
  const free = FREE.exec(found)?.[1]
  if (free) return [free, 'free']
  const no = NO.exec(found)?.[1]
  if (no) return ['no', no]
  const non = NON.exec(found)?.[1]
  if (non) return [non, 'free']
  return [nearStrong(found)]
}

/** Words on which a life may hang, and those that wish most often, are read with one slip of the finger. */
const STRONG = [
  'allergic',
  'allergy',
  'allergies',
  'vegetarian',
  'intolerant',
  'intolerance',
  'coeliac',
  'without',
  'something',
  'anything',
  'recipe',
  'please',
]
const STRONG_MIN = 6

function nearStrong(word: string): string {
  if (word.length < STRONG_MIN) return word
  // 'Sellerieallergie'
  if (word.lastIndexOf('allerg') > 0) return 'allergy'
  const key = keyOf(word)
  for (const strong of STRONG) {
    const meant = keyOf(strong)
    const isNear = Math.abs(meant.length - key.length) < 2 && strong[0] === word[0]
    if (isNear && isOneSlip(key, meant)) return strong
  }
  return word
}

/** Doubled letters, and what is spelt by ear, count as one. */
function keyOf(word: string): string {
  return word.replace(/ck$/, 'c').replace(/(.)\1+/g, '$1')
}

/** One letter more, less, other, or two that changed places. */
function isOneSlip(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  let tail = 0
  const most = Math.min(a.length, b.length) - from
  while (tail < most && a.at(-1 - tail) === b.at(-1 - tail)) tail++
  const [restA, restB] = [a.slice(from, a.length - tail), b.slice(from, b.length - tail)]
  if (restA.length < 2 && restB.length < 2) return true
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0]
}
