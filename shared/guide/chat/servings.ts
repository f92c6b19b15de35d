/** How many a message says will eat. Knows no recipe; times and weights are no people. */
import { ONES, TEENS, TENS } from '../../number-words.ts'

/** Ours: no home feeds more, and 'for 400' is grams. */
export const SERVINGS_MAX = 50

const WORDS: Record<string, number> = { ...ONES, ...TEENS, ...TENS, dozen: 12 }
const NUMBER = `(\\d{1,2}|${Object.keys(WORDS).join('|')})`
const PEOPLE =
  '(?:people|persons?|of us|of them|adults?|guests?|friends|mouths|portions?|servings?|eaters|diners|grown ups|kids|children|teenagers|hungry)'

const SAID: readonly RegExp[] = [
  new RegExp(
    `\\bfor (?:just |only |about |around |the |us |all )?${NUMBER}(?= *(?:$|[,.;!?)]|please|pls|tonight|today|tomorrow|this|on|at|in|with|without|and|but|no|of|instead|now|then|not|who|or|hungry|${PEOPLE}))(?! (?:of|in) (?:the|an?) )`,
  ),
  new RegExp(
    `\\b(?:feed|feeds|feeding|serve|serves|serving|party of|table of|family of|group of|crowd of|household of) (?:a |about |around )?${NUMBER}\\b(?! (?:dinners|suppers|lunches|breakfasts|meals|dishes|nights|days))`,
  ),
  new RegExp(
    `\\b(?:there are|there will be|we are|we're|were|there're) ${NUMBER}(?= *(?:$|[,.;!?]|of us|people|tonight|today|tomorrow|at))`,
  ),
  new RegExp(`\\b${NUMBER.replace('one|', '')} (?:hungry |more |little |small )?${PEOPLE}\\b`),
]
const ALONE =
  /\b(?:for (?:just |only )(?:me|myself)|for (?:myself|one)|just (?:for )?me|only me|on my own|by myself)\b(?! and)/
const TIMES: readonly [RegExp, number][] = [
  [/\b(?:double|twice) (?:it|that|this|the)\b/, 2],
  [/\b(?:halve|half) (?:it|that|this|the (?:recipe|amounts?|lot))\b/, 0.5],
]

/** The number said, `null` for none; 'double it' needs to know how many it was for. */
export function servingsIn(text: string, before: number | null): number | null {
  const plain = text.toLowerCase().replace(/[’‘]/g, "'").replace(/-/g, ' ').replace(/\s+/g, ' ')
  for (const said of SAID) {
    const number = said.exec(plain)?.[1]
    const count = number === undefined ? 0 : (WORDS[number] ?? Number(number))
    if (count >= 1 && count <= SERVINGS_MAX) return count
  }
  if (ALONE.test(plain)) return 1
  for (const [said, factor] of TIMES) {
    if (before !== null && said.test(plain)) {
      return Math.min(SERVINGS_MAX, Math.max(1, Math.round(before * factor)))
    }
  }
  return null
}
