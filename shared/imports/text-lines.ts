/** What a line of a pasted or photographed recipe is: a heading, a fact, an ingredient, a step. Pure. */
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
