/** What becomes of a command: the session after it, and the answer. Pure; each kind has its own file. */
import { secondsOfStep } from '#shared/cooking/step-times.ts'
import type { Command, VoiceContext } from '#shared/voice/intents.ts'
import { obeyAmounts } from './obey-amounts.ts'
import { obeyIngredients } from './obey-ingredients.ts'
import { obeyMove } from './obey-moves.ts'
import { obeyTalk } from './obey-talk.ts'
import { obeyTimer } from './obey-timers.ts'
import type { Outcome, Scene } from './scene.ts'
import { timersHeard } from './which-timer.ts'

/** Carries out one command. */
export function obey(command: Command, scene: Scene): Outcome {
  switch (command.intent) {
    case 'next':
    case 'previous':
    case 'repeat':
    case 'goToStep':
    case 'firstStep':
    case 'lastStep':
    case 'whichStep':
    case 'whatNext':
    case 'scroll':
      return obeyMove(command, scene)
    case 'startTimer':
    case 'startStepTimer':
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
    case 'addTime':
    case 'timeLeft':
    case 'renameTimer':
    case 'stopAlarm':
      return obeyTimer(command, scene)
    case 'readIngredients':
    case 'showIngredients':
    case 'howMuch':
    case 'tickIngredient':
    case 'untickIngredient':
      return obeyIngredients(command, scene)
    case 'scale':
    case 'convert':
    case 'addToShoppingList':
      return obeyAmounts(command, scene)
    default:
      return obeyTalk(command, scene)
  }
}

/** The situation in which the next words are understood (voice, 'Intents and slots'). */
export function contextOf(
  scene: Pick<Scene, 'recipe' | 'session' | 'question' | 'now'>,
): VoiceContext {
  const { recipe, session, question, now } = scene
  const { drawer, step } = session
  const seconds = secondsOfStep(recipe.method[step] ?? '')
  return {
    alarmRinging: session.ringing.length > 0,
    timers: timersHeard({ session, recipe }, now),
    step: step + 1,
    steps: recipe.method.length,
    stepMinutes: seconds === null ? null : seconds / 60,
    ingredients: recipe.ingredients.map(({ name }) => name),
    // the sheets that cannot be asked for close like any other
    panel: drawer === 'help' || drawer === 'timers' ? 'recipe' : drawer,
    pending: question === null || question.about === 'didYouMean' ? null : question.about,
  }
}
