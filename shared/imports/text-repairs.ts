/** Slips of reading print put right where nothing else can be meant. Knows amounts and units, no foods. Pure. */

/** Longer lines are no ingredients. */
const LINE_MAX = 300

/** What an amount is followed by when it is one; anything else after it may be a word of its own. */
const UNIT = '(?:tsp|tbsp|teaspoons?|tablespoons?|cups?|pints?|oz|lb|g|kg|ml|l|inch|cm)\\b'

/** A mark of a list, as it is printed and as readers of print see it. */
const BULLET = /^(?:[-–—•·▢☐□✓*+«»¢©®°~=_"“|>]+\s*|[eo]\s+(?=[\d½¼¾⅓⅔⅛]))+/u

/** Each rule looks at one short piece, without nested repeats. Order matters: units first, then amounts. */
const RULES: [RegExp, string][] = [
  [/⁄/g, '/'],
  // units, right behind an amount
  [
    /^([\d½¼¾⅓⅔⅛%/ ,.-]{1,8}|\S{1,3} )(?:[ti1lf]?[bh6o][hb]?sp|tbs[np]|tosp|thsp|tbso)\b\.?/i,
    '$1tbsp',
  ],
  [/^([\d½¼¾⅓⅔⅛%/ ,.-]{1,8}|\S{1,3} )(?:[i1lf]sp|ts[no]|tsp,)(?=\s)/i, '$1tsp'],
  [/^(\d{1,4} ?)(?:m[i1!|]|rnl|rni)\b/, '$1ml'],
  [/^(\d{1,4} ?)(?:kq|Kq|k9)\b/, '$1kg'],
  [/^(\d{1,4} ?)(?:q|8)(?= \p{L})/u, '$1g'],
  [/^(\d{1,3} ?)0z\b/, '$1oz'],
  [/^(\d{1,3} ?)[I1]b\b/, '$1lb'],
  // '200 9 flour', '2509 flour': nobody counts so many of anything
  [/^(\d{2,4}) 9(?= \p{L})/u, '$1 g'],
  [/^(\d{1,3}[05])9(?= \p{L})/u, '$1 g'],
  // letters for digits: 'l00 g', '1OO g', 'l tsp'
  [/^[lI|](?=\d{1,3} ?(?:g|ml|kg|oz)\b)/, '1'],
  [/^(\d{1,2})[oO]{2}(?= ?(?:g|ml|kg|oz)\b)/, '$100'],
  [/^(\d{1,3})[oO](?= ?(?:g|ml|kg|oz)\b)/, '$10'],
  [/^[lI|](?= [a-z])/, '1'],
  [/^[lI|]\/([2348])(?= )/, '1/$1'],
  // fractions that were read as letters
  [/^(\d{0,3}) ?[YVy]([234])(?= )/, '$1 1/$2'],
  [/^(\d{0,3}) ?[%'’]([234])(?= )/, '$1 1/$2'],
  [/^(\d{0,3}) ?[YVy¥](?:a|q|s|u|4)(?= )/, '$1 1/4'],
  [/^(\d{0,3}) ?[YVy¥](?:e|z|r|2)(?= )/, '$1 1/2'],
  [/^([1-9]) ?1\/([2348])(?= )/, '$1 1/$2'],
  [/^([1-9]) ?3\/([48])(?= )/, '$1 3/$2'],
  [/^([1-9]) ?2\/3(?= )/, '$1 2/3'],
  // 'juice of %2 lemon'
  [/ of [%YV]([234])(?= \p{L})/u, ' of 1/$1'],
  [new RegExp(`^(\\d{0,2}) ?(?:[YV¥]?%|[YV¥],?)(?= ${UNIT})`, 'i'), '$1 1/2'],
]

/** An ingredient's line as it was printed, as far as that can be told; without the mark of a list. */
export function repairIngredient(line: string): string {
  if (line.length > LINE_MAX) return line
  const bare = line.replace(BULLET, '')
  return RULES.reduce((text, [pattern, repaired]) => text.replace(pattern, repaired), bare).trim()
}

/** Specks between words and at the end of a line that no sentence has: ' :', ' . .', ' ~'. */
export function withoutSpecks(line: string): string {
  return line
    .split(' ')
    .filter((word) => !/^[.:;,'`|_~=«»°¢©®]{1,3}$/.test(word))
    .join(' ')
}

/** A line of a recipe says something: two letters together, or the number of a step. */
export function isNoise(line: string): boolean {
  return line !== '' && !/\p{L}{2}/u.test(line) && !/^\d{1,2}[.):]?$/.test(line)
}

/** Prefixes that keep their dash when a line ends behind it. */
const DASHED =
  /(?:^|[\s(])(?:self|semi|half|well|all|extra|full|low|high|medium|bite|non|free|stir|deep|pre|co)-$/i

/** Two lines of one sentence as one: a word that was broken is whole again. */
export function joinLines(first: string, second: string): string {
  const isBroken = /\p{Ll}-$/u.test(first) && /^\p{Ll}/u.test(second)
  if (!isBroken) return `${first} ${second}`
  return DASHED.test(first.slice(-20)) ? first + second : first.slice(0, -1) + second
}
