/** What becomes of a command about steps. Pure. */
import type { Command } from '#shared/voice/intents.ts'
import { nextSpoken, noSuchStep, stepSpoken, whereSpoken } from '#shared/voice/spoken.ts'
import { goTo, openDrawer } from '../session.ts'
import type { Outcome, Scene } from './scene.ts'
import { isAboutLastWords } from './what-was-said.ts'

type Move = Extract<
  Command,
  {
    intent:
      | 'next'
      | 'previous'
      | 'repeat'
      | 'goToStep'
      | 'firstStep'
      | 'lastStep'
      | 'whichStep'
      | 'whatNext'
      | 'scroll'
  }
>

export function obeyMove(command: Move, scene: Scene): Outcome {
  const { recipe, session } = scene
  const steps = recipe.method.length
  const here = session.step
  const only = (reply: string): Outcome => ({ session, reply })
  switch (command.intent) {
    case 'next':
      if (here === steps - 1) return only('This is the last step.')
      return stepTo(scene, Math.min(here + (command.slots.count ?? 1), steps - 1))
    case 'previous':
      if (here === 0) return only('This is the first step.')
      return stepTo(scene, Math.max(here - (command.slots.count ?? 1), 0))
    case 'repeat':
      if (scene.lastSaid !== null && isAboutLastWords(scene.text)) return only(scene.lastSaid)
      return stepTo(scene, here)
    case 'goToStep':
      if (command.slots.n < 1 || command.slots.n > steps) return only(noSuchStep(steps))
      return stepTo(scene, command.slots.n - 1)
    case 'firstStep':
      return stepTo(scene, 0)
    case 'lastStep':
      return stepTo(scene, steps - 1)
    case 'whichStep':
      return only(whereSpoken(here + 1, steps))
    case 'scroll':
      return { session, reply: '', effect: { kind: 'scroll', direction: command.slots.direction } }
    case 'whatNext': {
      const text = recipe.method[here + 1]
      return only(nextSpoken(text === undefined ? null : { n: here + 2, text }))
    }
  }
}

/** Moves and reads; the drawer in front of the step is put away. */
function stepTo({ recipe, session }: Scene, step: number): Outcome {
  const text = recipe.method[step] ?? ''
  return {
    session: goTo(openDrawer(session, null), step, recipe.method.length),
    reply: stepSpoken(step + 1, text),
    shown: step === session.step ? `Reading step ${step + 1}` : `Step ${step + 1}`,
    // whoever asked to hear it again wants to hear it
    ...(step !== session.step && { short: `Step ${step + 1}.` }),
  }
}
