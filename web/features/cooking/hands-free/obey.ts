/** What becomes of a command: the session after it, and the answer. Pure; each kind has its own file. */
import { minutesInStep } from '#shared/cooking/step-minutes.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { Command, PendingQuestion, VoiceContext } from '#shared/voice/intents.ts'
import type { Session } from '../session.ts'
import { obeyIngredients } from './obey-ingredients.ts'
import { obeyMove } from './obey-moves.ts'
import { obeyTalk } from './obey-talk.ts'
import { obeyTimer, timersHeard } from './obey-timers.ts'

/** A question the app has asked; `label` is the timer it is about. */
export type Question = { about: PendingQuestion; label?: string }

/** All that a command may depend on. `now` in epoch milliseconds, `newId` for a timer it may create. */
export type Scene = {
  recipe: { ingredients: readonly Ingredient[]; method: readonly string[] }
  session: Session
  question: Question | null
  /** Whether answers are heard; else what would be read out is shown. */
  canSpeak: boolean
  now: number
  newId: string
}

export type Effect =
  | { kind: 'undo' }
  | { kind: 'finish' | 'silence' | 'stopListening' }
  | { kind: 'ask'; question: string }
  | { kind: 'speechRate'; direction: 'slower' | 'faster' }

export type Outcome = {
  session: Session
  /** What is said; '' for nothing. */
  reply: string
  /** What is shown instead, where the reply is long. */
  shown?: string
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
    case 'volume':
      return { session: scene.session, reply: CANNOT[command.intent] }
    default:
      return obeyTalk(command, scene)
  }
}

/** Intents that cannot be served yet say so. */
const CANNOT = {
  scale: 'I cannot change the servings yet.',
  convert: 'I cannot convert amounts yet.',
  addToShoppingList: 'I cannot add to the shopping list from here yet.',
  volume: 'I cannot change the volume. Please use the buttons of your device.',
}

/** The situation in which the next words are understood (voice, 'Intents and slots'). */
export function contextOf(scene: Omit<Scene, 'newId' | 'canSpeak'>): VoiceContext {
  const { recipe, session, question, now } = scene
  const { drawer, step } = session
  return {
    alarmRinging: session.ringing.length > 0,
    timers: timersHeard(session.timers, now),
    step: step + 1,
    steps: recipe.method.length,
    stepMinutes: minutesInStep(recipe.method[step] ?? ''),
    ingredients: recipe.ingredients.map(({ name }) => name),
    // the sheet of commands closes like any other
    panel: drawer === 'help' ? 'recipe' : drawer,
    pending: question?.about ?? null,
  }
}
