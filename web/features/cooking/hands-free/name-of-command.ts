/** What a command is called in 'Did you mean: …?': words that would be understood as it. Pure. */
import type { Command, Intent, WhichTimer } from '#shared/voice/intents.ts'
import { durationSpoken, numberSpoken } from '#shared/voice/number-words.ts'
import { shortLabel } from '../timers/short-label.ts'

/** Those that say all by themselves. */
const PLAIN: Partial<Record<Intent, string>> = {
  next: 'next step',
  previous: 'go back',
  repeat: 'repeat the step',
  firstStep: 'the first step',
  lastStep: 'the last step',
  whichStep: 'which step is this',
  whatNext: 'what comes next',
  startStepTimer: 'start the timer',
  stopAlarm: 'stop the alarm',
  readIngredients: 'read the ingredients',
  showIngredients: 'show the ingredients',
  showRecipe: 'show the recipe',
  closePanel: 'close',
  stopSpeaking: 'stop talking',
  stopListening: 'stop listening',
  finish: 'finish cooking',
  confirm: 'yes',
  deny: 'no',
  askCoach: 'a question for the coach',
}

export function nameOfCommand(command: Command): string {
  return PLAIN[command.intent] ?? nameWithSlots(command)
}

function nameWithSlots(command: Command): string {
  switch (command.intent) {
    case 'goToStep':
      return `step ${numberSpoken(command.slots.n)}`
    case 'scroll':
      return `scroll ${command.slots.direction}`
    case 'startTimer':
      return newTimer(command.slots)
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
      return `${command.intent.replace('Timer', '')} ${timerCalled(command.slots)}`
    case 'addTime': {
      const { seconds } = command.slots
      return `${durationSpoken(Math.abs(seconds))} ${seconds < 0 ? 'off' : 'more'}`
    }
    case 'timeLeft':
      return 'how long is left'
    case 'renameTimer':
      return `call the timer ${command.slots.name}`
    case 'howMuch':
      return `how much ${command.slots.ingredient}`
    case 'tickIngredient':
      return `tick off ${command.slots.ingredient}`
    case 'untickIngredient':
      return `untick ${command.slots.ingredient}`
    case 'addToShoppingList':
      return `add ${command.slots.item} to the shopping list`
    case 'scale':
      return 'servings' in command.slots
        ? `for ${numberSpoken(command.slots.servings)} people`
        : `${command.slots.factor} times the amounts`
    case 'convert':
      return `${command.slots.value} ${command.slots.from} in ${command.slots.to}`
    case 'volume':
      return command.slots.direction === 'up' ? 'louder' : 'quieter'
    case 'speechRate':
      return command.slots.direction
    default:
      return command.intent
  }
}

function newTimer({ seconds, label }: { seconds?: number; label?: string }): string {
  const length = seconds === undefined ? '' : ` for ${durationSpoken(seconds)}`
  return `a ${label === undefined ? '' : `${shortLabel(label)} `}timer${length}`
}

function timerCalled({ label, all }: WhichTimer): string {
  if (all) return 'all timers'
  return label === undefined ? 'the timer' : `the ${shortLabel(label)} timer`
}
