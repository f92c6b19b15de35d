/** Words that this cook is likely to say: hints for browsers that take them. Pure. */
import type { Session } from '../session.ts'
import type { Scene } from './scene.ts'

const ALWAYS = [
  'hey chef',
  'next step',
  'previous step',
  'repeat that',
  'start the timer',
  'stop the timer',
  'how long is left',
  'ask the coach',
]
/** More would make every word a likely one. */
const MOST = 60

export function likelyPhrases(recipe: Scene['recipe'], session: Session): string[] {
  const names = recipe.ingredients.map(({ name }) => name)
  const timers = session.timers.map(({ label }) => label.replace(/^Step \d+: .*/s, ''))
  return [...new Set([...ALWAYS, ...timers, ...names])]
    .filter((words) => words !== '')
    .slice(0, MOST)
}
