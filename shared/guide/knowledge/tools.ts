/** Finds the tools that a question or a step names. No recipe is known here. */
import { stem, termFinder } from './term-index.ts'
import { TOOL_ROWS } from './tools-table.ts'

/** `words` name the tool; `actions` in a step tell that it is used. */
export type Tool = { words: readonly string[]; actions: readonly string[]; text: string }

export const TOOLS: readonly Tool[] = TOOL_ROWS.map(([names, actions, text]) => ({
  words: names.split('|'),
  actions: actions.split('|').filter((action) => action !== ''),
  text,
}))

const NOT_MEANT = [
  'tomato puree',
  'lemon juice',
  'lime juice',
  'orange juice',
  'its juices',
  'lid off',
  'line up',
]
const named = termFinder(TOOLS, NOT_MEANT, stem)
const needed = termFinder(
  TOOLS.map((tool) => ({ tool, words: [...tool.words, ...tool.actions] })),
  NOT_MEANT,
  stem,
)

/** The tools that a text names, in its order. */
export function toolsIn(text: string): Tool[] {
  return [...new Set(named(text).map(({ entry }) => entry))]
}

/** The tools that a step needs: those it names and those its verbs call for. */
export function toolsForStep(step: string): Tool[] {
  return [...new Set(needed(step).map(({ entry }) => entry.tool))]
}
