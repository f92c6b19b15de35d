/** What becomes of a command: the session after it, and the answer. Pure; timers are in obey-timers.ts. */
import { minutesInStep } from '#shared/cooking/step-minutes.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { Command, PendingQuestion, VoiceContext } from '#shared/voice/intents.ts'
import { matchName } from '#shared/voice/names.ts'
import {
  amountSpoken,
  ingredientsSpoken,
  nextSpoken,
  noSuchStep,
  stepSpoken,
  whereSpoken,
} from '#shared/voice/spoken.ts'
import { obeyTimer, timersHeard } from './obey-timers.ts'
import { goTo, openDrawer, type Session, setTicked, stopAlarm } from './session.ts'

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

/** Carries out one command. Intents that cannot be served yet say so. */
export function obey(command: Command, scene: Scene): Outcome {
  const { recipe, session, question } = scene
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
    case 'whatNext': {
      const text = recipe.method[here + 1]
      return only(nextSpoken(text === undefined ? null : { n: here + 2, text }))
    }
    case 'startTimer':
    case 'startStepTimer':
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
    case 'addTime':
    case 'timeLeft':
      return obeyTimer(command, scene)
    case 'stopAlarm':
      return { session: stopAlarm(session), reply: 'Alarm off.' }
    case 'readIngredients':
      return {
        session: scene.canSpeak ? session : openDrawer(session, 'ingredients'),
        reply: ingredientsSpoken(recipe.ingredients),
        shown: 'Reading the ingredients',
      }
    case 'showIngredients':
      return { session: openDrawer(session, 'ingredients'), reply: 'Here are the ingredients.' }
    case 'showRecipe':
      return { session: openDrawer(session, 'recipe'), reply: 'Here is the recipe.' }
    case 'closePanel':
      return { session: openDrawer(session, null), reply: 'Closed.' }
    case 'howMuch': {
      const at = placeOf(command.slots.ingredient, recipe.ingredients)
      const found = recipe.ingredients[at]
      return only(found ? `${amountSpoken(found)}.` : noIngredient(command.slots.ingredient))
    }
    case 'tickIngredient':
      return tick(scene, command.slots.ingredient, true)
    case 'untickIngredient':
      return tick(scene, command.slots.ingredient, false)
    case 'askCoach':
      return {
        session: openDrawer(session, 'coach'),
        reply: '',
        shown: 'Asking the coach…',
        effect: { kind: 'ask', question: command.slots.question },
      }
    case 'stopSpeaking':
      return { session, reply: '', shown: 'Quiet.', effect: { kind: 'silence' } }
    case 'stopListening':
      return { session, reply: 'Hands-free is off.', effect: { kind: 'stopListening' } }
    case 'help':
      return { session: openDrawer(session, 'help'), reply: 'Here is what you can say.' }
    case 'undo':
      return { session, reply: '', effect: { kind: 'undo' } }
    case 'finish':
      return {
        session,
        reply: 'Finish cooking? Say yes or no.',
        question: { about: 'finish' },
      }
    case 'confirm':
      if (question?.about === 'finish') {
        return { session, reply: 'Enjoy your meal.', effect: { kind: 'finish' } }
      }
      if (question?.about === 'cancelAll') {
        return { session: { ...session, timers: [], ringing: [] }, reply: 'All timers cancelled.' }
      }
      return only('')
    case 'deny':
      return only('Okay, nothing changed.')
    case 'speechRate':
      return {
        session,
        reply: command.slots.direction === 'slower' ? 'Speaking slower.' : 'Speaking faster.',
        effect: { kind: 'speechRate', direction: command.slots.direction },
      }
    case 'volume':
      return only('I cannot change the volume. Please use the buttons of your device.')
    case 'scale':
      return only('I cannot change the servings yet.')
    case 'convert':
      return only('I cannot convert amounts yet.')
    case 'addToShoppingList':
      return only('I cannot add to the shopping list from here yet.')
  }
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

/** Moves and reads; the drawer in front of the step is put away. */
function stepTo({ recipe, session }: Scene, step: number): Outcome {
  const text = recipe.method[step] ?? ''
  return {
    session: goTo(openDrawer(session, null), step, recipe.method.length),
    reply: stepSpoken(step + 1, text),
    shown: step === session.step ? `Reading step ${step + 1}` : `Step ${step + 1}`,
  }
}

function tick({ recipe, session }: Scene, spoken: string, isTicked: boolean): Outcome {
  const at = placeOf(spoken, recipe.ingredients)
  const found = recipe.ingredients[at]
  if (!found) return { session, reply: noIngredient(spoken) }
  return {
    session: setTicked(session, at, isTicked),
    reply: `${found.name}, ${isTicked ? 'ticked' : 'not ticked'}.`,
  }
}

function placeOf(spoken: string, ingredients: readonly Ingredient[]): number {
  const names = ingredients.map(({ name }) => name)
  const known = matchName(spoken, names)
  return known === null ? -1 : names.indexOf(known)
}

function noIngredient(spoken: string): string {
  return `There is no ${spoken} in this recipe.`
}
