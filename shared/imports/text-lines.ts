/** What a line of a pasted or photographed recipe is: a heading, a fact, an ingredient, a step. Pure. */
import { readMinutes } from './draft.ts'
import { stepNumber } from './steps.ts'

/** What the lines under a heading are. */
export type Section = 'ingredients' | 'method' | 'notes' | 'other'

const HEADINGS: [Section, RegExp][] = [
  [
    'ingredients',
    /^(?:the )?(?:ingredients?(?: list)?|you(?: wi|'|’)ll need|what you(?:'ll|’ll)? need|shopping list)$/i,
  ],
  [
    'method',
    /^(?:the )?(?:cooking )?(?:method|directions?|instructions?|preparation|steps|procedure|what to do|how to (?:make|cook)(?: it| this)?|to make)$/i,
  ],
  ['notes', /^(?:(?:cook|chef|recipe)(?:'s|’s|s)? )?(?:notes?|tips?)$/i],
  [
    'other',
    /^(?:nutrition(?:al)?(?: facts| information)?|per serving|equipment|you might also like)$/i,
  ],
]

/** The section that a heading opens ('INGREDIENTS:', '## Method'), else `null`. Marks are ignored. */
export function readHeading(line: string): Section | null {
  if (line.length > 60) return null
  const words = line.replace(/[#*_=:.]/g, '').trim()
  return HEADINGS.find(([, pattern]) => pattern.test(words))?.[0] ?? null
}

/** 'For the sauce:' and its like within a section; the words without the colon, else `null`. */
export function readSubheading(line: string): string | null {
  if (line.length > 60 || /[\d.,;]/.test(line)) return null
  const words = line.replace(/[#*_]/g, '').trim()
  return /^for (?:the|a) [^:]+:?$/i.test(words) || /^[^:]+:$/.test(words)
    ? words.replace(/:$/, '').trim()
    : null
}

export type Facts = {
  servings?: number
  prep_time?: number
  cook_time?: number
  total?: number
  difficulty?: string
  tags?: string[]
}

const FACTS_LINE_MAX = 200
/** A mark between two facts, or the word that the next begins with; print's '|' is read as a letter too. */
const FACT_ENDS =
  /[|•·;]|\s{2,}|,(?=\s*(?:prep|cook|total|serves|makes|difficulty))|\s(?:[lI]\s)?(?=(?:prep|cook|total|serves|makes|difficulty)\b)/i
const COUNT_WORDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight']

/**
 * The facts of a line such as 'Serves 4 | Prep: 15 mins | Cook: 1 hr', else `null`. Minutes are whole.
 * A line that says anything else besides is no line of facts.
 */
export function readFacts(line: string): Facts | null {
  if (line.length > FACTS_LINE_MAX) return null
  const facts: Facts = {}
  const parts = line
    .replace(/[*_]/g, '')
    .split(FACT_ENDS)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (parts.length === 0) return null
  return parts.every((part) => readFact(part, facts)) ? facts : null
}

function readFact(part: string, facts: Facts): boolean {
  const servings =
    /^(?:serves|servings?|feeds|makes|yields?|portions)\s?:?\s?(?:about )?(\d{1,3}|[a-z]{3,5})\b(.{0,40})$/i.exec(
      part,
    ) ?? /^(?:for )?(\d{1,3}|[a-z]{3,5}) (?:servings?|portions|people)()$/i.exec(part)
  const count = servings && readCount(servings[1] ?? '')
  if (count) {
    facts.servings = count
    return true
  }
  const time =
    /^(prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|ready in)(?: time)?\s?:?\s?(.{1,40})$/i.exec(
      part,
    )
  const minutes = time && /\d/.test(time[2] ?? '') ? readMinutes(time[2] ?? '') : null
  if (time && minutes !== null && !/[.!]$/.test(part)) {
    const kind = (time[1] ?? '').toLowerCase()
    if (kind.startsWith('prep')) facts.prep_time = minutes
    else if (kind === 'total' || kind === 'ready in') facts.total = minutes
    else facts.cook_time = minutes
    return true
  }
  const word = /^(difficulty|tags)\s?:\s?(.+)$/i.exec(part)
  if (!word) return false
  if (word[1]?.toLowerCase() === 'tags') facts.tags = word[2]?.split(',') ?? []
  else facts.difficulty = word[2] ?? ''
  return true
}

function readCount(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text) || null
  const word = COUNT_WORDS.indexOf(text.toLowerCase())
  return word === -1 ? null : word + 1
}

const MEASURE =
  /^(?:\d|[½¼¾⅓⅔⅛]|(?:a|an|one|two|three|half(?: an?)?)\b.{0,20}|)\s?.{0,12}?\b(?:g|kg|ml|l|oz|lbs?|tsp|tbsp|teaspoons?|tablespoons?|cups?|cloves?|tins?|cans?|pinch|handful|bunch|sprigs?|slices?|knob|dash|splash)\b/i

/** By its shape: short, begins with an amount or a measure, does not end as a sentence. */
export function looksLikeIngredient(line: string): boolean {
  if (line.length > 120 || /[.!?]$/.test(line)) return false
  const bare = withoutBullet(line)
  if (stepNumber(bare) !== null && !/^\d+\.\d/.test(bare)) return false
  return /^(?:\d|[½¼¾⅓⅔⅛])/.test(bare) || MEASURE.test(bare) || /to taste$/i.test(bare)
}

/** By its shape: numbered, or long, or a sentence. */
export function looksLikeStep(line: string): boolean {
  return stepNumber(line) !== null || line.length > 80 || /[a-z]{3}[.!]$/i.test(line)
}

/** Without '- ', '• ' and other marks of a list. */
export function withoutBullet(line: string): string {
  return line.replace(/^[-–•·▢☐□✓*+>]+\s*/u, '')
}
