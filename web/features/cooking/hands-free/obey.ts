/** What becomes of a command: the session after it, and the answer. Pure; each kind has its own file. */
import { secondsOfStep } from '#shared/cooking/step-times.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { Command, VoiceContext } from '#shared/voice/intents.ts'
import type { ShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import type { Question } from '#web/lib/hands-free/room.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import type { Session } from '../session.ts'
import { obeyAmounts } from './obey-amounts.ts'
import { obeyIngredients } from './obey-ingredients.ts'
import { obeyMove } from './obey-moves.ts'
import { obeyTalk } from './obey-talk.ts'
import { obeyTimer, timersHeard } from './obey-timers.ts'

/** All that a command may depend on. `now` in epoch milliseconds, `newId` for a timer it may create. */
export type Scene = {
  recipe: { ingredients: readonly Ingredient[]; method: readonly string[] }
  session: Session
  question: Question | null
  voice: VoiceSettings
  /** Whether answers are heard; else what would be read out is shown. */
  canSpeak: boolean
  now: number
  newId: string
}

export type Effect =
  | { kind: 'undo' }
  | { kind: 'finish' | 'silence' | 'stopListening' }
  | { kind: 'ask'; question: string }
  | { kind: 'settings'; change: Partial<VoiceSettings> }
  | { kind: 'addToList'; wish: ShoppingWish }

export type Outcome = {
  session: Session
  /** What is said; '' for nothing. */
  reply: string
  /** What is shown instead, where the reply is long. */
  shown?: string
  /** What is said instead to a cook who wants short answers. */
  short?: string
  /** The question that the reply asks. */
  question?: Question
  effect?: Effect
}

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
      return obeyMove(command, scene)
    case 'startTimer':
    case 'startStepTimer':
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
    case 'addTime':
    case 'timeLeft':
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
export function contextOf(scene: Omit<Scene, 'newId' | 'canSpeak' | 'voice'>): VoiceContext {
  const { recipe, session, question, now } = scene
  const { drawer, step } = session
  const seconds = secondsOfStep(recipe.method[step] ?? '')
  return {
    alarmRinging: session.ringing.length > 0,
    timers: timersHeard(session.timers, now),
    step: step + 1,
    steps: recipe.method.length,
    stepMinutes: seconds === null ? null : seconds / 60,
    ingredients: recipe.ingredients.map(({ name }) => name),
    // the sheet of commands closes like any other
    panel: drawer === 'help' ? 'recipe' : drawer,
    pending: question?.about ?? null,
  }
}
