/** How sure a wish must be to be done, and to be offered. Numbers by measure: `npm run train:voice -- --report`. */
import type { Meaning, RoomName } from './meanings.ts'
import { plain } from './phrase.ts'
import type { Wish } from './understand.ts'

const DEFAULT_BAR = 0.45
/** What is less likely than not is not even offered. */
const MAYBE_BAR = 0.5
/** Rule 1: what may be somebody's name is the wake phrase only before a complete command. */
const MISHEARD_BAR = 0.95

/**
 * High for what people say to each other all day, low for what a situation asks for anyway. Each is where, over
 * speakers that the model has not heard, one more wish understood is paid with two lines of talk obeyed, most of
 * which were written to be mistaken for wishes.
 */
const BARS: readonly (readonly [act: number, meanings: readonly Meaning[]])[] = [
  [0.9, ['help']],
  [0.85, ['ask', 'showIngredients']],
  [0.8, ['repeat', 'previous', 'add', 'finish', 'showRecipe']],
  [0.75, ['next', 'startTimer', 'addTime', 'scale', 'undo', 'volumeUp']],
  [0.7, ['whatNext']],
  [
    0.65,
    ['timeLeft', 'whichStep', 'stopListening', 'volumeDown', 'firstStep', 'lastStep', 'slower'],
  ],
  [0.55, ['goToStep', 'scrollUp', 'scrollDown', 'faster']],
  [0.5, ['cancelTimer', 'resetTimer', 'pauseTimer', 'readIngredients', 'convert', 'renameTimer']],
  [0.45, ['resumeTimer', 'tick', 'untick']],
  [0.3, ['howMuch']],
  [0.25, ['confirm', 'deny', 'stopAlarm', 'stopSpeaking', 'closePanel']],
]

/** Who says the word itself means it. */
const BY_NAME: Partial<Record<Meaning, RegExp>> = {
  startTimer: /\b(?:timers?|timber|countdown|remind)\b/,
  addTime: /\b(?:timers?|timber)\b/,
  timeLeft: /\b(?:timers?|timber)\b/,
  add: /\blist\b/,
  next: /\bstep\b/,
  previous: /\bstep\b/,
  goToStep: /\bsteps?\b/,
}
const NAMED_BAR = 0.55

/** Who taps speaks to the app; who shops with it in the hand mostly does. */
const BY_ROOM: Record<RoomName, number> = { cooking: 1, shopping: 0.75, kitchen: 0.5 }

/** From where on a wish is done, and from where on it is offered: after the wake phrase less is enough. */
export function barsFor(wish: Wish, room: RoomName): { act: number; maybe: number } {
  const { meaning, call, isPair, isMeant, phrase } = wish
  const bar = BARS.find(([, meanings]) => meanings.includes(meaning))?.[0] ?? DEFAULT_BAR
  const isNamed = BY_NAME[meaning]?.test(plain(phrase)) ?? false
  const open = (isNamed ? NAMED_BAR : bar) * BY_ROOM[room]
  if (call === 'misheard') return { act: MISHEARD_BAR, maybe: MISHEARD_BAR }
  const act = isPair ? open * 0.6 : isMeant || call === 'exact' ? open * 0.75 : open
  return { act, maybe: Math.min(act, MAYBE_BAR) }
}
