/** The facts of a recipe's head, however they stand: on one line with dots or bars, in the title's brackets. Pure. */
import { COUNT_WORDS } from '../number-words.ts'
import { readMinutes } from './draft.ts'

/** Minutes are whole; `difficulty` in one of our three words; `total` is the time from start to end. */
export type Facts = {
  servings?: number
  prep_time?: number
  cook_time?: number
  total?: number
  difficulty?: string
  tags?: string[]
}

const LINE_MAX = 200
const FACTS_MAX = 8
const COUNT = `\\d{1,3}|${COUNT_WORDS.join('|')}`
const NUMBER = '(?:\\d{1,4}(?:[.,/]\\d{1,2})?(?: ?[½¼¾])?|[½¼¾]|an?|one|two|half an)'
const UNIT = "(?:hours?|hrs?|h|minutes?|mins?|m|days?|d|secs?|seconds?)\\b(?![’'])\\.?"
const SPAN = `${NUMBER}(?: ?(?:-|–|to) ?${NUMBER})?`
const TIME = `(?:about |approx\\.? |under |up to )?(?:${SPAN} ?${UNIT}(?:(?: and|,)? ?\\d{1,2} ?(?:minutes?|mins?|m)?\\b\\.?)?|overnight)`
const PREP = 'prep(?:aration|are)?|hands[- ]?on|active'
const COOK = 'cook(?:ing)?|bak(?:e|ing)|roast(?:ing)?|grill(?:ing)?|fry(?:ing)?'
const WAIT =
  'rest(?:ing)?|chill(?:ing)?|cool(?:ing)?|marinat(?:e|ing)|ris(?:e|ing)|prov(?:e|ing)|freez(?:e|ing)|soak(?:ing)?|inactive|passive|additional|waiting'
const LEVELS: Readonly<Record<string, string>> = {
  easy: 'easy|very easy|super easy|simple|beginner|a piece of cake',
  medium: 'medium|moderate|intermediate|average|more effort|moderately easy',
  hard: 'hard|difficult|challenging|a challenge|advanced|expert|tricky',
}
const LEVEL = Object.values(LEVELS).join('|')
const DIETS =
  'vegetarian|vegan|gluten[- ]free|dairy[- ]free|nut[- ]free|egg[- ]free|low[- ]carb|healthy|freezable|budget|one[- ]pot'
/** Between two facts; print's '|' is read as a letter too. */
const GAP = /^(?:[\s|•·;,./–—-]|and\b|&|[lI](?= (?:prep|cook|total|serves|makes|difficulty)))+/i
/** What may follow a fact at once: the end, a gap, the word that the next begins with. */
const AFTER =
  '(?=\\s*(?:$|[|•·;,./–—()-])|\\s+(?:and|&|[lI])\\s|\\s{2}|\\s+(?:prep|cook|bak|total|ready|serves|makes|difficulty|easy|medium|hard|\\d))'

type Rule = [pattern: RegExp, read: (facts: Facts, first: string) => void]

const pattern = (source: string) => new RegExp(`^(?:${source})`, 'iu')
const timed = (label: string, key: 'prep_time' | 'cook_time' | 'total' | null): Rule[] => {
  const read = (facts: Facts, first: string) => {
    const minutes = readMinutes(first)
    if (key !== null && minutes !== null) facts[key] = minutes
  }
  return [
    [
      pattern(`(?:${label})(?: ?time)?(?: ?in)? ?[:=–-]? ?(${TIME}|\\d{1,3}(?! ?[a-z%]))${AFTER}`),
      read,
    ],
    [pattern(`(${TIME}) (?:of )?(?:to )?(?:${label})(?: time)?${AFTER}`), read],
  ]
}

const RULES: Rule[] = [
  [
    pattern(
      `(?:serves|servings?|feeds|makes|yields?|portions|for) ?:? ?(?:about |approx\\.? )?(${COUNT})\\b(?: ?(?:-|–|to|or) ?(?:${COUNT})\\b)?(?: [\\p{L}'’-]{2,20}){0,4}?${AFTER}`,
    ),
    (facts, first) => setServings(facts, first),
  ],
  [
    pattern(
      `(?:for )?(${COUNT})(?: ?(?:-|–|to|or) ?(?:${COUNT}))? (?:servings?|portions|people|persons)${AFTER}`,
    ),
    (facts, first) => setServings(facts, first),
  ],
  ...timed(PREP, 'prep_time'),
  ...timed(COOK, 'cook_time'),
  ...timed('total|ready|takes', 'total'),
  ...timed(WAIT, null),
  [
    pattern(`(?:(?:difficulty|skill(?: level)?|level|effort) ?:? ?)?(${LEVEL})${AFTER}`),
    (facts, first) => {
      facts.difficulty = levelOf(first) ?? ''
    },
  ],
  [
    pattern(`(${DIETS})${AFTER}`),
    (facts, first) => {
      facts.tags = [first]
    },
  ],
  [
    pattern('tags ?: ?(.+)$'),
    (facts, first) => {
      facts.tags = first.split(',')
    },
  ],
  // what is said of these is no description either
  [
    pattern(`plus (?:${TIME} )?(?:of )?(?:extra |overnight )?(?:${WAIT})(?: time)?${AFTER}`),
    () => {},
  ],
  [
    pattern(
      `(?:calories ?:? ?)?\\d{2,4} ?(?:k?cal(?:ories)?|kj)(?: ?(?:per serving|each|pp))?${AFTER}`,
    ),
    () => {},
  ],
  [
    pattern(`(?:cost ?:? ?)?[£$€]\\d{1,3}(?:[.,]\\d{2})?(?: (?:per serving|each|pp))?${AFTER}`),
    () => {},
  ],
]
/** Only beside others: alone it may be anything. */
const BARE_TIME: Rule = [
  pattern(`(${TIME})${AFTER}`),
  (facts, first) => {
    facts.total = readMinutes(first) ?? 0
  },
]
/** 'Makes 24, depending on how large you like them': the last fact may say more. */
const LAST_RULE: Rule = [
  pattern(`(?:serves|makes|yields?) ?:? ?(?:about )?(${COUNT})\\b.{0,40}$`),
  (facts, first) => setServings(facts, first),
]

/**
 * The facts of a line such as 'Serves 4. Prep 10 min | Cook: 1 hr, easy', else `null`. A line that says
 * anything else besides is no line of facts, nor is a time alone. Linear.
 */
export function readFacts(line: string): Facts | null {
  const facts = scan(line, RULES)
  // 'Bake 25 minutes.' is a step
  const isSentence = /[.!]$/.test(line.trim()) && facts?.servings === undefined
  return facts && isSentence && Object.keys(facts).length < 2 ? null : facts
}

/** A paragraph without the sentences that are facts, and those facts. */
export function takeFacts(text: string): { rest: string; facts: Facts } {
  const facts: Facts = {}
  const said = text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])|\s[|•·]\s/u).filter((sentence) => {
    const found = readFacts(sentence.replace(/[.!]$/, ''))
    if (found) Object.assign(facts, found)
    return found === null
  })
  const isHead = facts.servings ?? facts.prep_time ?? facts.cook_time ?? facts.total
  return isHead ? { rest: said.join(' '), facts } : { rest: text, facts: {} }
}

const FOR_COUNT = new RegExp(`\\bfor (${COUNT})(?: people| persons)?\\.?$`, 'i')

/** A title without the facts that stand behind it ('Leek pie (serves 4, 25 mins)', 'Leek pie. Serves 4'). */
export function splitTitle(title: string): { name: string; facts: Facts } {
  const parts =
    /^(.{2,150}?)[\s.,:|–—-]*[([]([^()[\]]{4,100})[)\]][\s.]*$/u.exec(title) ??
    /^(.{2,150}?)\s?[.,:|–—-]\s*((?:serves|makes|feeds|prep|cook|ready in)\b.{1,100})$/iu.exec(
      title,
    )
  const facts = parts && scan(parts[2] ?? '', [...RULES, BARE_TIME])
  // '(easy)' alone may be part of a name
  const isHead = facts && (facts.servings ?? facts.prep_time ?? facts.cook_time ?? facts.total)
  return parts && facts && isHead
    ? { name: parts[1] ?? '', facts }
    : { name: title, facts: forHowMany(title) }
}

/** 'Spaghetti for two' keeps its name. */
function forHowMany(title: string): Facts {
  const [, count] = FOR_COUNT.exec(title) ?? []
  const facts: Facts = {}
  if (count !== undefined) setServings(facts, count)
  return facts
}

function scan(line: string, rules: readonly Rule[]): Facts | null {
  return line.length > LINE_MAX ? null : factsFrom(line.replace(/[*_]/g, '').trim(), rules, 0)
}

/** The whole of `rest` as facts; a rule after which the rest makes no sense was the wrong one. */
function factsFrom(rest: string, rules: readonly Rule[], before: number): Facts | null {
  if (rest === '') return before > 0 ? {} : null
  if (before >= FACTS_MAX) return null
  for (const [said, read] of [...rules, ...(before > 0 ? [BARE_TIME] : []), LAST_RULE]) {
    const found = said.exec(rest)
    if (!found) continue
    const behind = rest
      .slice(found[0].length)
      .replace(GAP, '')
      .replace(/^[()\s]+/, '')
    const more = factsFrom(behind, rules, before + 1)
    if (more === null) continue
    const facts: Facts = {}
    read(facts, found[1] ?? '')
    const tags = [...(facts.tags ?? []), ...(more.tags ?? [])]
    return { ...more, ...facts, ...(tags.length > 0 && { tags }) }
  }
  return null
}

function setServings(facts: Facts, text: string): void {
  const count = Number(text) || COUNT_WORDS.indexOf(text.toLowerCase()) + 1
  if (count > 0) facts.servings = count
}

/** 'easy', 'medium' or 'hard' for the words that sites have for them, else `null`. */
export function levelOf(text: string): string | null {
  const word = text.trim().toLowerCase()
  return Object.keys(LEVELS).find((level) => LEVELS[level]?.split('|').includes(word)) ?? null
}
