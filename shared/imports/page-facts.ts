/** Servings and difficulty as a page shows them, where its markup does not say. Pure. */
import { type Facts, levelOf, readFacts } from './facts.ts'
import type { Line } from './page-lines.ts'

const TEXT_CHARS_MAX = 80
/** A bare 'Easy' belongs to a recipe's head when its times or servings stand so near, in lines. */
const NEAR = 6
const SERVINGS =
  /^(?:serves|servings?|makes|yields?|portions|feeds)\b|\b(?:servings|portions|people)$/i
const LABEL = /^(?:difficulty|skill(?: level)?|level)\s?:?$/i
const LABELLED = /^(?:difficulty|skill|level|effort)\b/i
const LEVEL =
  /\b(?:easy|simple|beginner|medium|moderate|intermediate|hard|difficult|challeng\w+|advanced|effort)\b/i
const HEAD = /^(?:serves|servings|makes|prep|cook|total|ready in|\d+ ?(?:min|hr|hour))/i

/** Of several the first. Linear. */
export function shownFacts(lines: readonly Line[]): Pick<Facts, 'servings' | 'difficulty'> {
  const facts: Pick<Facts, 'servings' | 'difficulty'> = {}
  for (const [at, { text }] of lines.entries()) {
    if (text.length > TEXT_CHARS_MAX) continue
    if (facts.servings === undefined && SERVINGS.test(text)) {
      // 'Servings' and the number below it
      const below = /^\d{1,3}\b/.exec(lines[at + 1]?.text ?? '')?.[0] ?? ''
      const said = readFacts(text) ?? readFacts(`${text} ${below}`)
      if (said?.servings !== undefined) facts.servings = said.servings
    }
    if (facts.difficulty === undefined && LEVEL.test(text)) {
      const level = levelAt(lines, at)
      if (level !== null) facts.difficulty = level
    }
  }
  return facts
}

/** 'Difficulty: Easy'; or the word alone, under its label or in a recipe's head. */
function levelAt(lines: readonly Line[], at: number): string | null {
  const text = lines[at]?.text ?? ''
  if (LABELLED.test(text)) return readFacts(text)?.difficulty ?? null
  const level = levelOf(text)
  const isMeant = level !== null && (LABEL.test(lines[at - 1]?.text ?? '') || isInHead(lines, at))
  return isMeant ? level : null
}

function isInHead(lines: readonly Line[], at: number): boolean {
  const around = lines.slice(Math.max(0, at - NEAR), at + NEAR + 1)
  return around.some(({ text }) => text.length <= TEXT_CHARS_MAX && HEAD.test(text))
}
