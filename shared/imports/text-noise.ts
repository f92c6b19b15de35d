/** Lines that a page shows beside its recipe and that come along when it is copied: buttons, prices. Pure. */

const CHROME_CHARS_MAX = 60

/** Whole lines only, and none that a cook would write in a recipe. */
const CHROME =
  /^(?:share(?: (?:this|it|recipe|(?:this )?(?:on|via) .{2,20}))?|(?:print|save|pin|rate|email|bookmark|jump to)(?: (?:it|this|the|to))*(?: ?recipe)?|tweet|add to (?:favou?rites|my recipes|cookbook)|advertisements?|sponsored|ad|sign up.*|subscribe.*|follow (?:us|me|along).*|leave a (?:comment|review).*|did you (?:make|try|like|enjoy) this.*|cook mode.*|prevent your screen.*|read more|more like this|view (?:comments|all)|(?:\d{1,6} )?(?:comments?|reviews?|ratings?|votes?)|(?:us customary|metric)(?: ?[|/·-]? ?(?:us customary|metric))?|(?:½|1\/2|1|2|3)x(?: ?[|/·]? ?(?:1|2|3)x)*|[★☆⭐ ]{3,}|back to top|skip to (?:content|recipe))$/iu

const PRICE =
  /^(?:(?:total|cost|price|costs?|approx\.?|about|from)[: ]{1,2}){0,2}(?:[£$€] ?\d{1,4}(?:[.,]\d{1,2})?|\d{1,4}(?:[.,]\d{1,2})? ?[£$€]|\d{1,3} ?p)(?: ?(?:total|each|(?:per|a|\/) ?(?:serving|portion|person|head|recipe))){0,2}(?: ?\/ ?[£$€] ?\d{1,4}(?:[.,]\d{1,2})?(?: ?(?:per|a) (?:serving|portion))?)?$/iu

/** Whether a line is one of those: 'Share this!', 'Jump to recipe', '£3.20 total'. */
export function isBesideRecipe(line: string): boolean {
  if (line.length > CHROME_CHARS_MAX) return false
  const words = line.replace(/^[^\p{L}\p{N}£$€★☆⭐½]+|[!.:>»›\s]+$/gu, '')
  return CHROME.test(words) || PRICE.test(words)
}

/** 'olive oil*' points to a note at the end: the line without the sign. Signs within a line stay. */
export function withoutFootnoteSign(line: string): string {
  return line.replace(/(?<=[\p{L})])(?:\*{1,3}|[†‡¹²³])(?=$|,)/gu, '')
}

/** A line that one of those signs points to: '* any oil will do'. */
export function isFootnote(line: string): boolean {
  return /^(?:\*{1,3}|[†‡¹²³])\s?\p{L}/u.test(line)
}
