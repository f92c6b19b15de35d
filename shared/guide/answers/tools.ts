/** Answers what to do without a tool, or with another one, from the cards on equipment. Knows no food. */

import { isOrder } from '../card-words.ts'
import { stem, termFinder } from '../term-finder.ts'
import { TOOL_LINES } from '../words.compiled.ts'
import { listed } from '../words.ts'
import type { Asked } from './asked.ts'

/** `verbs` call for it where a step begins with them; `without` does its work. */
type Tool = { tool: string; words: readonly string[]; verbs: readonly string[]; without: string }

const TOOLS: Tool[] = TOOL_LINES.trim()
  .split('\n')
  .map((line) => {
    const [tool = '', named = '', verbs = '', without = ''] = line.split('\t')
    return { tool, words: [tool, ...partsOf(named)], verbs: partsOf(verbs), without }
  })
const findNames = termFinder(TOOLS)
const findVerbs = termFinder(
  TOOLS.map((tool) => ({ tool, words: tool.verbs })),
  [],
  stem,
)

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split('|')
}

const NOTES_MAX = 3

/** The tools that a text names, each once. */
export function toolsIn(text: string): Tool[] {
  return [...new Set(findNames(text.toLowerCase()).map(({ entry }) => entry))]
}

/** The tools that a step names or calls for by what it tells to do. */
export function toolsOfStep(step: string): Tool[] {
  const called = findVerbs(step).filter(({ start }) => isOrder(step.slice(0, start)))
  return [...new Set([...toolsIn(step), ...called.map(({ entry }) => entry.tool)])]
}

/** 'What if I don't have this tool?', 'no sieve, what now?', 'what equipment do I need?' */
export function toolAnswer({ question, step, recipe }: Asked): string | null {
  const named = toolsIn(question)
  const lacking = named.find(({ tool, words }) => isMissing(question, [tool, ...words])) ?? named[0]
  if (lacking) return sayWithout(lacking)
  if (/\bneed\b/.test(question) && !/\bdon'?t\b/.test(question)) {
    const all = toolsNamed(recipe.method)
    return all.length > 0 ? `The steps name ${listed(all)}.` : null
  }
  if (!/\b(?:tools?|equipment|gadgets?|utensils?|this|it)\b/.test(question)) return null
  const ofStep = toolsOfStep(step)
  if (ofStep.length > 0) return ofStep.slice(0, NOTES_MAX).map(sayWithout).join('\n')
  return /\b(?:tools?|equipment|gadgets?|utensils?)\b/.test(question)
    ? 'This step names no tool that I know another way for. Tell me which one you are missing.'
    : null
}

/** 'No lid', 'don't own a big pan': the tool right behind the word that says it is not there. */
function isMissing(question: string, words: readonly string[]): boolean {
  return words.some((word) =>
    new RegExp(
      `\\b(?:no|not|own|have|haven'?t|got|without|instead of|broken|missing|need)\\b[^,.;?]{0,25}\\b${word}`,
    ).test(question),
  )
}

function sayWithout({ tool, without }: Tool): string {
  return `No ${tool}: ${without}`
}

/** The tools that the steps name, for setting out: no oven, no hob. */
export function toolsNamed(method: readonly string[]): string[] {
  const names = method.flatMap(toolsOfStep).map(({ tool }) => tool)
  return [...new Set(names)].filter(
    (name) => !['oven', 'hob', 'knife', 'lid', 'microwave', 'fridge'].includes(name),
  )
}
