/** What stands in an ingredient line and belongs to neither amount nor food: prices, '(s)' for one or more. Pure. */

const NUMBER = '\\d{1,4}(?:[.,]\\d{1,2})?'
const MONEY = `(?:(?:[£$€¥]|US\\$|Rs\\.?) ?${NUMBER}|${NUMBER} ?[£$€](?!\\w)|\\d{1,3} ?p(?![\\p{L}\\d]))`
const EACH = '(?: ?(?:each|(?:per|a|/) ?(?:kg|g|lb|oz|piece|item|head|bunch|serving|100 ?g)))?'
/** '($0.14)', '[£1.20 each]*' anywhere. */
const IN_BRACKETS = new RegExp(
  ` ?[([] ?(?:about |approx\\.? |~|@)?${MONEY}${EACH} ?[)\\]]\\*?`,
  'giu',
)
/** ', £1.20', ' – 85p', ' 1,20 € each' at the end. */
const AT_END = new RegExp(`(?<=\\p{L}[^£$€¥]{0,300}?) ?[-–—,:@]? ?${MONEY}${EACH}\\*?$`, 'iu')

/** The line without what it costs, where it says more than that; 'the size of a £1 coin' stays. */
export function withoutPrice(line: string): string {
  if (!/[£$€¥]|\dp\b|\d p\b|Rs/.test(line)) return line
  const bare = line.replace(IN_BRACKETS, '').replace(AT_END, '').trim()
  return bare === '' ? line : bare
}

const ONE = /^(?:an?|one|1|[½¼¾⅓⅔⅛]|[1-9] ?[/⁄] ?\d)(?![\d.,/⁄½¼¾⅓⅔⅛]| \d| [½¼¾⅓⅔⅛])/i

/** '2 clove(s) garlic' as '2 cloves garlic', '1 pound(s)' as '1 pound'. */
export function withoutChoice(line: string): string {
  return line.replace(/(?<=\p{Ll})s?\(e?s\)/gu, ONE.test(line) ? '' : 's')
}
