/** Reads which food or thing is meant, and lists of things with their amounts. */
import { knownName } from './fill-timers.ts'
import { asHeard, groupIn, type Phrase, plain, spoken } from './phrase.ts'

/** One thing for a list; both amounts as text. */
export type Item = { name: string; quantity?: string; unit?: string }

const AFTER_MUCH =
  /(?:much|many|match|amount|quantity|measure|weight)(?: (?:cups?|grams?|spoons?|tablespoons?|teaspoons?|cloves?|tins?|cans?|ml|ounces))? (?:of )?(?:the |that |this |my )?((?:\S+ ){1,4}?)(?=do|does|did|was|were|is|are|it|we|i|go|goes|in|need|needed|should|again|to|for|have|will|shall|must|you|am|said|please|the|gets|get|would|should|$)/
const AFTER_TICK =
  /(?:ticked|tick|checked|check|crossed|cross|mark|marked|strike|untick|uncheck|unmark|got|have|grabbed|added|picked up|put) (?:off |out |back |up )?(?:the |some |my |that |those |our )?(.+?) (?=off|in|out|back|as|is|are|too|now|into|list|on|from|again|added|done|got|$)/
const FILLERS =
  /^(?:(?:of|the|a|an|my|our|that|this|it|i|we|do|does|did|was|is|are|to|in|off|that|list|again|time|longer|left|tick|step|steps|need|there|one|ones|them|everything|all|me|you) ?)+$/

const BETWEEN_THINGS = new Set('and plus also the some my our then as well'.split(' '))

/** Each of several foods or things that are named in a row; else the one that is meant, or none. */
export function things(phrase: Phrase): string[] {
  const named = phrase.spans.filter(({ kind }) => kind === 'name' || kind === 'food')
  const [first] = named
  const last = named.at(-1)
  if (first && last && first !== last) {
    const between = phrase.spans.filter(({ from }) => from > first.from && from < last.from)
    const isRow =
      between.some(({ text }) => text === 'and') &&
      between.every(
        ({ kind, text }) => kind === 'name' || kind === 'food' || BETWEEN_THINGS.has(text),
      )
    if (isRow)
      return [
        ...new Set(
          named.map((span) => phrase.things(spoken(span, phrase)) ?? spoken(span, phrase)),
        ),
      ]
  }
  const one = thing(phrase)
  return one === null ? [] : [one]
}

/** The food or thing that is meant, by its name here if it has one; `null` when none is said. */
function thing(phrase: Phrase): string | null {
  const text = plain(phrase)
  const asked = groupIn(AFTER_MUCH, text)
  const found = (asked && phrase.things(asked)) || knownName(phrase, phrase.things)
  if (found) return found
  const ticked = groupIn(AFTER_TICK, text)
  for (const words of [asked, ticked]) {
    if (words && !FILLERS.test(words)) return asHeard(words, phrase)
  }
  const food = phrase.spans.findLast(({ kind }) => kind === 'food')
  return food ? spoken(food, phrase) : null
}

const PLACE =
  'list|shopping|shopping list|grocery list|groceries|shop|trolley|basket|pantry|cupboard|cupboards|larder|fridge|freezer|store cupboard|inventory|order'
const TO_PLACE = new RegExp(
  `(?<=^| )(?:(?:down |back |up )?(?:on|to|onto|in|into|for|at) )?(?:to )?(?:(?:the|my|our|this|that) )?(?:weekly )?(?:${PLACE})(?: list)?(?: (?:please|too|as well|for me))? `,
  'g',
)
const GET =
  /^(?:.* )?(?:add|adds|added|adding|ad|at|put|pop|stick|bung|chuck|sling|throw|whack|get|got|gotten|need|needs|needing|want|wants|buy|bought|write|written|note|log|include|have|has|out of|short of|low on|short on|forgot|forgotten|grab|pick up|missing|run out of|ran out of|order|remember|restock|stock up on|theres|is|take)(?: (?:us|me|down|up|in|on|some more|more|some|any|another|to the list|on the list|also|to))* /
const GONE =
  / (?:(?:is|are|has|have|was|were|all|just|nearly|almost|completely|totally|now|been|we need|needs? adding|to add|please add|add|put that down|put it down|put those down|as well|too|also|and|on there|an all|on|down|for (?:the weekend|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|left|finished|run out|ran out|running (?:out|low)|gone|used up|empty|out|for me|please|again|done|next time|at the shop|in there|there) )+$/
const AMOUNT =
  /^(?:(?:another|about|like|maybe) )?(?:(a|an|some|the|more|any|few|\d[\d.]*) )?(?:(\d[\d.]*) )?(?:(?:of|more|big|small|large|little|whole) )*(?:(g|grams?|kg|kilos?|kilograms?|ml|mils?|millilitres?|milliliters?|l|litres?|liters?|oz|ounces?|lbs?|pounds?|cups?|tbsps?|tablespoons?|tsps?|teaspoons?|pints?|tins?|cans?|bags?|box|boxes|jars?|bottles?|packs?|packets?|pkts?|bunch|bunches|loaf|loaves|cloves?|tubs?|cartons?|rolls?|bars?|blocks?|tubes?|crates?|trays?|heads?|slabs?|punnets?|dozen|slices?|sachets?|sacks?|pots?|balls?|sticks?|tub) (?:of )?)?(?:of )?(.*)$/

const UNITS: Record<string, string> = {
  gram: 'g',
  kilo: 'kg',
  kilogram: 'kg',
  mil: 'ml',
  millilitre: 'ml',
  milliliter: 'ml',
  litre: 'l',
  liter: 'l',
  ounce: 'oz',
  pound: 'lb',
  lbs: 'lb',
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  boxes: 'box',
  bunches: 'bunch',
  loaves: 'loaf',
  packet: 'packet',
  pkt: 'packet',
}

function unitOf(said: string): string {
  const one = UNITS[said] ? said : said.replace(/s$/, '')
  return UNITS[one] ?? one
}

const HEARD: Record<string, string> = { to: '2', too: '2', for: '4', won: '1', ate: '8', free: '3' }

/** 'Two tins of beans': the amounts as text, 'a' of a pack is '1'. `null` for no name. */
export function itemOf(text: string, phrase: Phrase): Item | null {
  const said = text
    .trim()
    // 'half a dozen', 'half a kilo', 'gin 4 of them'
    .replace(/^0\.5 an? 12 /, '6 ')
    .replace(/^(0\.\d+) an? (?=\S)/, '$1 ')
    .replace(/^(\D.*) (\d[\d.]*) of (?:them|those)$/, '$2 $1')
  const [, first = '', second, unit, rest = ''] =
    AMOUNT.exec(
      said.replace(/^(?:to|too|for|won|ate|free)(?= \S)/, (word) => HEARD[word] ?? word),
    ) ?? []
  const name = rest.trim()
  if (name === '' || FILLERS.test(name) || name.split(' ').length > 6) return null
  const number =
    second ?? (/^\d/.test(first) ? first : unit && /^an?$/.test(first) ? '1' : undefined)
  return {
    name: asHeard(name, phrase),
    ...(number && { quantity: number }),
    ...(unit && { unit: unitOf(unit) }),
  }
}

/** One thing, or several bare names in a row; the amount is of the first. */
function itemsOf(text: string, phrase: Phrase): Item[] {
  const item = itemOf(text, phrase)
  if (item === null) return []
  const [first = item.name, ...others] = phrase.apart(item.name)
  return [{ ...item, name: first }, ...others.map((name) => ({ name }))]
}

/** Names that hold an 'and'. */
const PAIRS =
  /(macaroni|mac|fish|salt|sweet|cheese|bread|ham|strawberries|sage|lemon|rum|steak|chicken|pork|mince|bubble|bangers|oil|hot|surf|half|peanut butter|cookies|vanilla|mint|sour cream) and (?=cheese|chips|vinegar|sour|onion|butter|cheese|cream|stuffing|ginger|raisin|kidney|mushroom|tatties|squeak|mash|turf|jelly|chive|half)/g

/** Where the next thing begins without an 'and', as recognisers drop commas: '3 peppers 2 courgettes', 'feta a cucumber'. */
const NEXT_ITEM =
  /(?<=[a-z]{3}(?<!\b(?:size|number|the|another|about|with|of|for|and|half|like|maybe))) (?=(?:\d[\d.]* (?!of (?:them|those)|each)|an? |some )[a-z])/

/** The things of a sentence that puts them on a list; empty when none is said. */
export function items(phrase: Phrase): Item[] {
  const said = ` ${plain(phrase)}`.replace(TO_PLACE, ' ').trimStart()
  const behind = said.replace(GET, '')
  const rest = (behind.trim() === '' || FILLERS.test(behind) ? said : behind).replace(
    /^(?:(?:thats|that is|i think|and|also|its|theres no more|there is no more|there are no more|no more|no|the last of the|last of the|last of|last|we are|were|weve|ive|the|my|our|please|can you|any|we|i|have|got|some) )+/,
    '',
  )
  const text = ` ${rest}`.replace(GONE, ' ').trim()
  return text
    .replace(PAIRS, '$1 & ')
    .split(
      / (?:and(?: also| then| some)?|plus|also|as well as|then) (?:(?:put|add|get|some|also|buy|a few|the) )*/,
    )
    .flatMap((each) => each.split(NEXT_ITEM))
    .flatMap((each) => itemsOf(each.replaceAll(' & ', ' and '), phrase))
}
