/** Answers what to do without a tool, or with another one, from the cards on equipment. Knows no food. */

import type { Card } from '../card.ts'
import { isOrder } from '../card-words.ts'
import { findCards } from '../cards.ts'
import { stem, termFinder } from '../term-finder.ts'
import { TOOL_LINES } from '../words.compiled.ts'
import type { Answer, Asked } from './asked.ts'

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
const SURE = 0.5
const SURE_OF_MACHINE = 0.3

/** The tools that a text names, each once. */
export function toolsIn(text: string): Tool[] {
  return [...new Set(findNames(text.toLowerCase()).map(({ entry }) => entry))]
}

/** The tools that a step names or calls for by what it tells to do. */
export function toolsOfStep(step: string): Tool[] {
  const called = findVerbs(step).filter(({ start }) => isOrder(step.slice(0, start)))
  return [...new Set([...toolsIn(step), ...called.map(({ entry }) => entry.tool)])]
}

/** 'What if I don't have this tool?', 'no sieve, what now?', 'can I use a pressure cooker?' */
export function toolAnswer(asked: Asked): Answer | null {
  const { question, marks, step, recipe } = asked
  const named = toolsIn(question)
  const isLacking = marks.has('missing') || marks.has('instead')
  if (named.length === 0) {
    if (!(marks.has('tool') && (isLacking || marks.has('need')))) return null
    const ofStep = toolsOfStep(step)
    if (ofStep.length > 0)
      return { score: 0.9, text: ofStep.slice(0, NOTES_MAX).map(sayWithout).join('\n') }
    return {
      score: 0.9,
      text: 'This step names no tool that I know another way for. Tell me which one you are missing.',
    }
  }
  const card = equipmentCard(asked, named)
  if (marks.has('use') && !marks.has('missing'))
    return card ? { score: 0.9, text: card.answer } : null
  if (!isLacking) return null
  const lacking = named.find(({ tool, words }) => isMissing(question, [tool, ...words])) ?? named[0]
  if (!lacking) return null
  const inRecipe = toolsIn(recipe.method.join('\n')).includes(lacking)
  if (card) return { score: 0.85, text: card.answer }
  return { score: inRecipe ? 0.85 : 0.8, text: sayWithout(lacking) }
}

/** Machines that take over a whole step: their names alone are enough to find their card. */
const MACHINES = new Set([
  'slow cooker',
  'pressure cooker',
  'air fryer',
  'microwave',
  'bread machine',
])

function equipmentCard({ question, context }: Asked, named: readonly Tool[]): Card | null {
  const [found] = findCards(question, context, ['equipment', 'planning'])
  const least = named.some(({ tool }) => MACHINES.has(tool)) ? SURE_OF_MACHINE : SURE
  return found && found.sure > least ? found.card : null
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
