/** A recipe written in one breath ('Pie. Ingredients: 2 leeks, 1 egg. Method: Fry ...') on lines of its own. Pure. */
import { looksLikeIngredient, readHeading } from './text-lines.ts'

/** A heading with its text behind it, at the start of a line or after a sentence. */
const HEADING =
  /(?:^|(?<=[.!?;:)]\s{1,3})|(?<=\s[-–—|•]\s))(?:[*_#]{0,3})((?:the )?(?:ingredients?(?: list)?|you(?: wi|'|’)ll need|(?:cooking )?(?:method|directions?|instructions?)|preparation|how to (?:make|cook)(?: it)?|(?:cook|chef|recipe)?(?:'s|’s)? ?(?:notes?|tips?)))(?:[*_]{0,3}) ?(?::|[-–—] )[*_]{0,2}\s*(?=\S)/giu
/** Texts that say less hold no recipe. */
const PROSE_MIN = 40

/** Each heading on a line of its own, a list in one sentence as a line for each; other lines as they are. */
export function unfold(lines: readonly string[]): string[] {
  const isInLine = lines.some((line) => line.length >= PROSE_MIN && line.search(HEADING) !== -1)
  return isInLine ? lines.flatMap(unfoldLine) : unfoldProse(lines)
}

function unfoldLine(line: string): string[] {
  const found: string[] = []
  let start = 0
  let heading = ''
  const take = (text: string) => {
    const isList = readHeading(heading) === 'ingredients'
    found.push(...(isList ? splitList(text) : text === '' ? [] : [text]))
  }
  for (const match of line.matchAll(HEADING)) {
    take(
      line
        .slice(start, match.index)
        .replace(/\s[-–—|•]\s*$/, '')
        .trim(),
    )
    heading = match[1] ?? ''
    found.push('', heading)
    start = match.index + match[0].length
  }
  take(line.slice(start).trim())
  return found.length > 0 ? found : [line]
}

/** What goes on with the food before it: how it is cut, what it is for. */
const GOES_ON =
  /^(?:(?:finely|roughly|freshly|thinly|well|very) |(?:to|for|plus|or|at|in|with|cut|about|optional|such as) ?\b|\p{Ll}+(?:ed|en)\b)/u

/** 'You need 2 leeks and an egg.' */
const LEAD =
  /^(?:(?:you(?:'ll|’ll| will)? need|(?:it|this) (?:takes|needs|uses)|i use|take|use|using|ingredients(?: are)?)\b:? |for (?:this|it):? )/iu

/** Of 'a, b, c and d' the last two; 'salt and pepper' is one. */
const LAST_AND = /(?<!\bsalt)\sand\s(?=(?:\p{L}+ ?){1,3}$)/u

/** '2 leeks, sliced, 1 egg and salt.' as a line for each food; commas within brackets part nothing. */
function splitList(text: string): string[] {
  const parts = text
    .replace(LEAD, '')
    .replace(/[.;]\s*$/, '')
    .split(
      /[,;](?![^(]{0,80}\))\s+|\s[•|·]\s|(?<=\p{L})\.\s+(?=\d)|\s(?:and|&)\s(?=\d|[½¼¾⅓⅔⅛]|an? |salt\b)/u,
    )
    .flatMap((part, at, all) => (at > 1 && at === all.length - 1 ? part.split(LAST_AND) : part))
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const foods: string[] = []
  for (const part of parts) {
    const before = foods.at(-1)
    if (before !== undefined && GOES_ON.test(part)) foods[foods.length - 1] = `${before}, ${part}`
    else foods.push(part)
  }
  return foods
}

/**
 * A text of one paragraph without headings. Where a sentence lists foods with their amounts, what stands
 * before is the title, that sentence the ingredients, what follows the method; else what the sentences
 * measure out are the ingredients.
 */
function unfoldProse(lines: readonly string[]): string[] {
  const said = lines.filter((line) => line !== '')
  const body = said.at(-1) ?? ''
  if (said.length > 2 || body.length < PROSE_MIN) return [...lines]
  const head = said.slice(0, -1)
  const sentences = body.split(/(?<=[.!?:])\s+(?=["“(]?[\p{Lu}\d½¼¾])/u)
  const at = sentences.findIndex((sentence) => {
    const foods = splitList(sentence)
    return foods.length > 1 && 2 * foods.filter(isFood).length > foods.length
  })
  const list = at === -1 ? measuredIn(body) : splitList(sentences[at] ?? '')
  const isMeasured = list.filter((food) => WITH_MEASURE.test(food)).length > 1
  const isRecipe = at !== -1 || (isMeasured && sentences.length > 1 && !body.includes('?'))
  if (!isRecipe) return [...lines]
  const titles = sentences.slice(0, titleEnd(sentences, at))
  return [
    ...head,
    ...titles.map((sentence) => sentence.replace(/:$/, '')),
    'Ingredients',
    ...list,
    'Method',
    // each sentence is done before the next
    ...sentences.slice(at === -1 ? titles.length : at + 1),
  ]
}

/** How many sentences stand before the ingredients, or before the first that measures something. */
function titleEnd(sentences: readonly string[], at: number): number {
  if (at !== -1) return at
  const first = sentences[0] ?? ''
  return first.endsWith(':') && first.length <= 60 ? 1 : 0
}

const AMOUNT =
  '(?:\\d{1,4}(?:[.,/]\\d{1,2})?(?: ?[½¼¾])?(?: ?(?:-|–) ?\\d{1,3})?|[½¼¾]|an?|two|three|four)'
const MEASURE =
  '(?:g|kg|ml|l|oz|lbs?|tsp|tbsp|teaspoons?|tablespoons?|cups?|cloves?|tins?|cans?|handfuls?|bunch(?:es)?|sprigs?|slices?|knobs?|pinch(?:es)?)'
/** '200 g spaghetti', '2 cloves of garlic', '3 large eggs': up to the word that goes on with the sentence. */
const MEASURED = new RegExp(
  `(?<![\\p{L}\\d])(?:${AMOUNT} ?${MEASURE}|\\d{1,2}(?! ?(?:min|sec|h|days?|°|degrees|[cf]\\b|cm|inch|%|times|more|of\\b|or\\b|to\\b|people|servings)))\\b\\.? (?:of )?(?!(?:min|hour|sec|degree))((?:(?!(?:in|into|with|and|on|onto|until|to|for|over|at|then|from|a|an|the|or|is|are|per|each|together|\\p{L}{3,}ly)\\b)\\p{L}[\\p{L}'’-]* ?){1,4})`,
  'giu',
)

const WITH_MEASURE = new RegExp(`^${AMOUNT} ?${MEASURE}\\b`, 'iu')

function measuredIn(body: string): string[] {
  return [...body.matchAll(MEASURED)].slice(0, 40).map(([food]) => food.trim())
}

function isFood(text: string): boolean {
  return looksLikeIngredient(text) && text.length <= 60
}
