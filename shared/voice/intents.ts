/** What a cook can ask for by voice, and what the parser must know to understand it. Shapes only. */

/** What is going on in cooking mode while the cook speaks. Everything may be left out. */
export type VoiceContext = {
  /** Wake-word mode: only 'Hey Chef …' is meant for us. */
  wake?: boolean
  alarmRinging?: boolean
  /** `remaining` in seconds; a ringing timer has 0. */
  timers?: readonly VoiceTimer[]
  /** The step shown, from 1, and how many there are. */
  step?: number
  steps?: number
  /** The number of minutes that the step's text holds. */
  stepMinutes?: number | null
  /** Names of the recipe's ingredients. */
  ingredients?: readonly string[]
  /** The drawer that is open. */
  panel?: Panel | null
  /** The app is reading aloud; `spoken` is what it says, so that it does not obey itself. */
  speaking?: boolean
  spoken?: string
  /** The question that was just asked. */
  pending?: PendingQuestion | null
  /** What 'Which timer?' was asked about: its answer completes it. */
  asking?: TimerWish | null
  /** Inside the eight seconds after a command, when no wake phrase is needed. */
  followUp?: boolean
}

/** `remaining` in whole seconds, 0 while it rings. */
export type VoiceTimer = { label: string; remaining: number; running: boolean }
/** The drawers of cooking mode. */
export type Panel = 'ingredients' | 'recipe' | 'coach'
/** What the app has just asked. */
export type PendingQuestion = 'finish' | 'cancelAll' | 'duration' | 'whichTimer'

/** A wish that needs to know which timer is meant. */
export type TimerWish =
  | { intent: 'pauseTimer' | 'resumeTimer' | 'resetTimer' | 'cancelTimer' | 'timeLeft' }
  | { intent: 'addTime'; seconds: number }

/** One timer by its label, all of them, or (neither) the one that is obviously meant. */
export type WhichTimer = { label?: string; all?: boolean }

/** Every intent and its slots (voice, 'Intents and slots'). Times are whole seconds. */
type Slots = {
  next: { count?: number }
  previous: { count?: number }
  repeat: Empty
  goToStep: { n: number }
  firstStep: Empty
  lastStep: Empty
  whichStep: Empty
  whatNext: Empty
  scroll: { direction: 'up' | 'down' }
  startTimer: { seconds?: number; label?: string }
  startStepTimer: Empty
  pauseTimer: WhichTimer
  resumeTimer: WhichTimer
  resetTimer: WhichTimer
  cancelTimer: WhichTimer
  /** Signed: negative takes time off. */
  addTime: { seconds: number; label?: string }
  timeLeft: WhichTimer
  /** `label` is what it is called now; without it the one that is obviously meant. */
  renameTimer: { label?: string; name: string }
  stopAlarm: Empty
  readIngredients: Empty
  showIngredients: Empty
  showRecipe: Empty
  closePanel: Empty
  howMuch: { ingredient: string }
  tickIngredient: { ingredient: string }
  untickIngredient: { ingredient: string }
  addToShoppingList: { item: string; quantity?: string; unit?: string }
  askCoach: { question: string }
  stopSpeaking: Empty
  stopListening: Empty
  help: Empty
  undo: Empty
  finish: Empty
  confirm: Empty
  deny: Empty
  scale: { factor: number } | { servings: number }
  convert: { value: number; from: string; to: string; ingredient?: string }
  volume: { direction: 'up' | 'down' }
  speechRate: { direction: 'slower' | 'faster' }
}

type Empty = Record<never, never>

export type Intent = keyof Slots

/** A command that was understood. Narrow by `intent` to know its `slots`. */
export type Command = { [I in Intent]: { intent: I; slots: Slots[I] } }[Intent]
