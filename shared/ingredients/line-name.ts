/** The name in what follows the amount: without how it is cut, what it is for, and asides. */
import { isKeptBefore, OPEN_WORDS, PREP_ADVERBS, PREP_WORDS, SIZE_WORDS } from './prep-words.ts'
import { knownUnit } from './units.ts'

/** `note` is what was taken off; `unit` a unit found behind the name ('garlic cloves'). */
type LineName = { name: string; unit: string; note: string[] }

/** From here on a phrase speaks about the food, and no longer names it. */
const TAIL =
  /\s(?:for (?!\d+%)|to (?:taste|serve|garnish|finish|decorate|cover|grease|coat|drizzle|dust|sprinkle|yield|make|prevent|accompany)|such as|preferably|plus|as (?:needed|desired|required)|if (?:needed|desired|necessary|you|using)|or (?:to taste|more|as needed|so|less|half|a few|about|\d|one \d|two \d|1)|weighing|left whole|sometimes|of your choice|at room temp|cut (?:into|in|crosswise|lengthwise|on)|about \d|dissolved in|made (?:up|from|with) |mixed with|beaten with|depending on|optional|like |in (?:thin|thick|half|halves|small|large|bite|\d)|from (?:a|about|\d)|\+ ).*$/i

/** 'zest and juice', 'white and green parts only': which part of the food, not another food. */
const PART_OF_IT =
  /^(?:(?:finely|freshly|grated|just|the|both|tsp|tbsp|[\d/]{1,6}) )*(?:zest|juice|rind|peel|zested|juiced|yolks?)\b|\bparts?\b/i
/** Sections that do not go on naming, though they start with 'or' or 'and'. */
const NOT_A_NAME =
  /^(?:or|and) (?:to taste|more|as|less|a bit|if|cut|chopped|sliced|extra|\d|patted|well|finely|drained|rinsed|other|substitute|use|your)/i
const TRAILING_UNITS: Record<string, RegExp> = {
  clove: /^garlic$/i,
  bulb: /^(?:garlic|fennel|kohlrabi)$/i,
  head: /^garlic$/i,
  sprig: /./,
  stalk: /^(?:celery|lemon ?grass|rhubarb)$/i,
  rib: /^celery$/i,
  stick: /^celery$/i,
  rasher: /./,
}

/**
 * Reads the name of a food. `keepPrep`: in a tin 'chopped' is part of what is bought. `isEach`: of a list
 * ('thyme, rosemary and sage') every food is meant. Never throws.
 */
export function readLineName(text: string, keepPrep: boolean, isEach = false): LineName {
  const sections = text.split(/\s*[,;]\s+|\s+[-–]+\s+|[,;]$/).filter((section) => section !== '')
  const head = isEach ? listLength(sections) : headLength(sections)
  const note = sections.slice(head)
  let name = sections.slice(0, head).join(' ')
  const tail = TAIL.exec(` ${name}`)
  if (tail && tail.index > 0) {
    note.unshift(tail[0].trim())
    name = name.slice(0, tail.index - 1)
  }
  const done = doneIndex(name)
  if (done > 0) {
    note.unshift(name.slice(done))
    name = name.slice(0, done)
  }
  name = name
    .replace(METRIC_BEHIND, '')
    .replace(/^(?:of|the|extra(?= large )) /i, '')
    .replace(/[\s,:;.*-]+$/, '')
    .replace(/ (?:or|and)$/i, '')
  const bare = stripPrep(name, keepPrep)
  const trailing = trailingUnit(bare)
  return { name: trailing?.name ?? bare, unit: trailing?.unit ?? '', note }
}

/** Words that a name may break off at, or lose. */
const BREAKS = new Set(
  'for to such preferably plus as if or and weighing left sometimes of at about dissolved mixed beaten depending optional like in from the extra g kg ml l very fat thin plump'.split(
    ' ',
  ),
)

/** True when nothing can be taken off: words in lower case, of a name without commas or brackets. */
export function isBareName(words: readonly string[]): boolean {
  return words.every(
    (word) => !BREAKS.has(word) && !isPrepWord(word) && (word.length < 2 || !/\d[a-z]/.test(word)),
  )
}

/** Some sites set the metric amount behind the name: 'butter 125 mL'. */
const METRIC_BEHIND = / \d{1,5}(?:\.\d{1,3})? ?(?:ml|g|kg|l)$/i
const PREPOSITION = new Set(['in', 'of', 'until', 'into', 'with', 'on', 'from', 'and', 'for', 'to'])

/** Where 'trimmed of fat', 'beaten until foamy' starts behind a name; 0 when it does not. */
function doneIndex(name: string): number {
  const words = name.split(' ')
  let at = (words[0] ?? '').length
  for (let index = 1; index < words.length - 1; index++) {
    const word = words[index]?.toLowerCase() ?? ''
    const before = words[index - 1]?.toLowerCase() ?? ''
    const isDone = PREP_WORDS.has(word) && !isPrepWord(before) && !/^(?:or|and)$/.test(before)
    if (isDone && PREPOSITION.has(words[index + 1] ?? '')) return at
    at += word.length + 1
  }
  return 0
}

/** How many sections belong to the name: 'boneless, skinless chicken', 'parsnip, turnip, or swede'. */
function headLength(sections: string[]): number {
  let length = 1
  while (length < sections.length && isOpen(sections[length - 1] ?? '')) length++
  if (isOneOfList(sections[0] ?? '', sections[length] ?? '')) return length + 1
  const listEnd = sections.findIndex(
    (section, at) =>
      at >= length && /^(?:or|and|and\/or) /i.test(section) && !NOT_A_NAME.test(section),
  )
  if (listEnd < 0) return length
  const between = sections.slice(length, listEnd)
  return between.every((section) => !isPrep(section)) ? listEnd + 1 : length
}

/** How many sections of a list are foods: up to the first that says what is done. */
function listLength(sections: string[]): number {
  const end = sections.findIndex(
    (section, at) =>
      at > 0 && (isDone(section) || NOT_A_NAME.test(section) || / to /.test(section)),
  )
  return end < 0 ? sections.length : end
}

/** 'chopped', 'finely chopped', but not 'chopped parsley'. */
function isDone(section: string): boolean {
  const last = /[^\s]+$/.exec(section)?.[0].toLowerCase() ?? ''
  return PREP_WORDS.has(last) || /^(?:to|for|plus|about|optional)\b/i.test(section)
}

/** 'corn, peanut or vegetable oil': one word, and what follows goes on naming. */
function isOneOfList(first: string, next: string): boolean {
  const isList = /^[\w-]+(?: [\w-]+)? (?:or|and) /.test(next) && !first.includes(' ')
  if (PART_OF_IT.test(next)) return false
  return isList && !isPrep(next) && !/ed\b|\bonly$/.test(next) && !NOT_A_NAME.test(next)
}

/** True when every word, or the last, only describes. */
function isOpen(section: string): boolean {
  const last = /[^\s]+$/.exec(section)?.[0].toLowerCase() ?? ''
  if (OPEN_WORDS.has(last)) return true
  return section.split(' ').every((word) => isPrepWord(word.toLowerCase()))
}

function isPrep(section: string): boolean {
  return section.split(' ').some((word) => PREP_WORDS.has(word.toLowerCase()))
}

function isPrepWord(word: string): boolean {
  return PREP_WORDS.has(word) || PREP_ADVERBS.has(word) || SIZE_WORDS.has(word) || word === 'and'
}

/** Takes words of size and preparation off both ends, and leaves at least one word. */
function stripPrep(name: string, keepPrep: boolean): string {
  const words = name.split(' ')
  const at = (index: number) => words[index]?.toLowerCase().replace(/,$/, '') ?? ''
  const sized = afterSizes(words, 0)
  const { first: prepared, kept } = keepPrep ? { first: sized, kept: [] } : afterPrep(words, sized)
  const first = behindConnector(words, afterSizes(words, prepared))
  let last = words.length
  while (last > first + 1 && (PREP_WORDS.has(at(last - 1)) || PREP_ADVERBS.has(at(last - 1))))
    last--
  if (last < words.length && at(last - 1) === 'and') last--
  return [...kept, ...words.slice(first, last)].join(' ')
}

function afterSizes(words: readonly string[], start: number): number {
  let first = start
  while (first < words.length - 1) {
    const word = words[first]?.toLowerCase().replace(/\.$/, '') ?? ''
    const isVery = word === 'very' && SIZE_WORDS.has(words[first + 1]?.toLowerCase() ?? '')
    const isFat = SHAPES.has(word) && SHAPED.has(words[first + 1]?.toLowerCase() ?? '')
    if (!SIZE_WORDS.has(word) && !isVery && !isFat) break
    first++
  }
  return first
}

/** How some vegetables grow; 'fat free' and 'thin crust' say more. */
const SHAPES = new Set(['fat', 'thin', 'thick', 'plump'])
const SHAPED = new Set(
  'garlic clove cloves scallions scallion spring leek leeks carrot carrots asparagus'.split(' '),
)

/**
 * 'medium to large mint leaves', 'grated or ground nutmeg' lose both words; what two ways of buying join
 * ('cooked or tinned chickpeas') is kept whole.
 */
function behindConnector(words: readonly string[], start: number): number {
  if (start === 0 || !/^(?:or|and|to)$/i.test(words[start] ?? '')) return start
  const next = words[start + 1]?.toLowerCase() ?? ''
  const isSame = SIZE_WORDS.has(next) || PREP_WORDS.has(next) || next === 'ground'
  if (isSame && start + 2 < words.length) return start + (next === 'ground' ? 1 : 2)
  return words[start]?.toLowerCase() === 'or' ? start - 1 : Math.min(start + 1, words.length - 1)
}

/**
 * Where the name starts after 'peeled and finely diced', and the words before that belong to it. Adverbs go
 * only with a word of preparation.
 */
function afterPrep(words: readonly string[], start: number): { first: number; kept: string[] } {
  let first = start
  const kept: string[] = []
  for (let index = start; index < words.length - 1; index++) {
    const word = words[index]?.toLowerCase().replace(/,$/, '') ?? ''
    if (PREP_WORDS.has(word)) {
      first = index + 1
      if (isKeptBefore(word, words.slice(first).join(' '))) kept.push(words[index] ?? '')
    } else if (!isPrepWord(word) && word !== 'or') break
  }
  return { first, kept }
}

function trailingUnit(name: string): { name: string; unit: string } | null {
  const blank = name.lastIndexOf(' ')
  if (blank < 0) return null
  const unit = knownUnit(name.slice(blank + 1))
  const food = name.slice(0, blank)
  if (!unit || !TRAILING_UNITS[unit]) return null
  const lastWord = food.slice(food.lastIndexOf(' ') + 1)
  return TRAILING_UNITS[unit].test(lastWord) ? { name: food, unit } : null
}
