/** Answers when to start what is served beside the dish, counted back from its end by the times that its steps name. */
import { stem, termFinder } from '../term-finder.ts'
import { SIDE_LINES } from '../words.compiled.ts'
import { capital, spokenMinutes } from '../words.ts'
import type { Asked } from './asked.ts'
import { minutesFrom, minutesOf } from './minutes.ts'

/** `minutes` from the cold pan or oven to the plate; `how` they are spent. */
type Side = { words: readonly string[]; minutes: number; how: string }

const SIDES: Side[] = SIDE_LINES.trim()
  .split('\n')
  .map((line) => {
    const [words = '', minutes = '', how = ''] = line.split('\t')
    return { words: words.split('|'), minutes: Number(minutes), how }
  })
const findSides = termFinder(SIDES, [], stem)

/** 'When do I start the rice?', 'when should the peas go on?' */
export function besideAnswer({ question, recipe, stepIndex }: Asked): string | null {
  const found = findSides(question).at(-1)
  if (!found) return null
  const { minutes, how } = found.entry
  const name = capital(question.slice(found.start, found.end))
  const takes = `${name}: reckon with ${spokenMinutes(minutes)}, ${how}.`
  const left = minutesFrom(recipe.method, stepIndex)
  if (left === 0) return `${takes} This recipe names no more times: start that long before you eat.`
  if (left <= minutes)
    return `${takes} From here the steps name about ${spokenMinutes(left)}, so start now${left < minutes ? ' and let the dish wait a little' : ''}.`
  const wait = left - minutes
  const step = stepAfter(wait, recipe.method, stepIndex)
  const where = step === stepIndex ? 'still in this step' : `in step ${step + 1}`
  return `${takes} From here the steps name about ${spokenMinutes(left)}, so start in about ${spokenMinutes(wait)}, ${where}.`
}

/** The step that goes on so many minutes after another began. */
function stepAfter(wait: number, method: readonly string[], from: number): number {
  let ends = 0
  const after = method.slice(from).findIndex((text) => {
    ends += minutesOf(text)
    return ends > wait
  })
  return after < 0 ? from : from + after
}
