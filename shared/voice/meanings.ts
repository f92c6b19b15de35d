/** What an utterance can mean to the model, room by room. Slots are filled in later, by rule. */
import type { VoiceContext } from './intents.ts'

/** The places that listen. */
export type RoomName = 'cooking' | 'shopping' | 'kitchen'

/**
 * The classes of the model. `none` is talk, `report` what is told before or after a wish ('that's in', 'the onions are
 * done') and is none itself; where a slot is a choice of two, each is a meaning; what is
 * the same wish in another room is the same meaning.
 */
export const MEANINGS = [
  ...['none', 'report', 'next', 'previous', 'repeat', 'goToStep', 'firstStep', 'lastStep'],
  ...['whichStep', 'whatNext', 'scrollUp', 'scrollDown', 'startTimer', 'pauseTimer', 'resumeTimer'],
  ...['resetTimer', 'cancelTimer', 'addTime', 'timeLeft', 'renameTimer', 'stopAlarm'],
  ...[
    'readIngredients',
    'showIngredients',
    'showRecipe',
    'closePanel',
    'howMuch',
    'tick',
    'untick',
  ],
  ...['add', 'ask', 'stopSpeaking', 'stopListening', 'help', 'undo', 'finish', 'confirm', 'deny'],
  ...['scale', 'convert', 'volumeUp', 'volumeDown', 'slower', 'faster', 'whatsLeft', 'openScreen'],
  ...['whatsForDinner', 'addToPantry', 'findRecipes', 'startCooking', 'planMeal'],
] as const

export type Meaning = (typeof MEANINGS)[number]

const SHOPPING = 'none report tick untick add whatsLeft undo stopListening help'.split(' ')
const KITCHEN =
  'none report openScreen whatsForDinner add whatsLeft addToPantry findRecipes startCooking planMeal timeLeft stopAlarm undo help ask'.split(
    ' ',
  )
const NOT_COOKING =
  'whatsLeft openScreen whatsForDinner addToPantry findRecipes startCooking planMeal'.split(' ')

/** Whether something can be meant there and now: nobody answers where nothing was asked. */
export function isPossible(meaning: string, room: RoomName, context: VoiceContext): boolean {
  if (room === 'shopping' && !SHOPPING.includes(meaning)) return false
  if (room === 'kitchen' && !KITCHEN.includes(meaning)) return false
  if (room === 'cooking' && NOT_COOKING.includes(meaning)) return false
  if (meaning === 'stopAlarm') return context.alarmRinging === true
  if (meaning === 'stopSpeaking') return context.speaking === true
  if (meaning === 'confirm' || meaning === 'deny') return Boolean(context.pending)
  return true
}
