/** How sure a wish must be to be done, and to be offered. Numbers by measure: `npm run train:voice -- --report`. */
import type { Meaning, RoomName } from './meanings.ts'
import { plain } from './phrase.ts'
import type { Wish } from './understand.ts'

const DEFAULT_BAR = 0.45
/** Rule 1: what may be somebody's name is the wake phrase only before a complete command. */
const MISHEARD_BAR = 0.85

/** High for what people say to each other all day, low for what a situation asks for anyway. */
const BARS: readonly (readonly [act: number, meanings: readonly Meaning[]])[] = [
  [0.8, ['startTimer', 'tick', 'ask', 'repeat']],
  [0.7, ['finish', 'add', 'cancelTimer', 'stopListening', 'slower', 'volumeDown', 'whichStep']],
  [0.65, ['goToStep', 'readIngredients', 'closePanel', 'addTime', 'timeLeft', 'next', 'whatNext']],
  [0.55, ['previous', 'untick', 'pauseTimer', 'lastStep', 'firstStep', 'scale', 'volumeUp']],
  [0.35, ['resetTimer', 'resumeTimer', 'renameTimer', 'showIngredients', 'showRecipe']],
  [0.25, ['confirm', 'deny', 'stopAlarm', 'stopSpeaking']],
]

/** Who says the word itself means it. */
const BY_NAME: Partial<Record<Meaning, RegExp>> = {
  startTimer: /\b(?:timers?|timber|countdown|remind)\b/,
  cancelTimer: /\b(?:timers?|timber|countdown)\b/,
  tick: /\btick/,
  add: /\blist\b/,
  goToStep: /\bsteps?\b/,
  readIngredients: /\bingredients?\b/,
}
const NAMED_BAR = 0.55

/** Who taps speaks to the app; who shops with it in the hand mostly does. */
const BY_ROOM: Record<RoomName, number> = { cooking: 1, shopping: 0.75, kitchen: 0.5 }

/** From where on a wish is done, and from where on it is offered: after the wake phrase less is enough. */
export function barsFor(wish: Wish, room: RoomName): { act: number; maybe: number } {
  const { meaning, call, isPair, phrase } = wish
  const bar = BARS.find(([, meanings]) => meanings.includes(meaning))?.[0] ?? DEFAULT_BAR
  const isNamed = BY_NAME[meaning]?.test(plain(phrase)) ?? false
  const open = (isNamed ? Math.min(bar, NAMED_BAR) : bar) * BY_ROOM[room]
  if (call === 'misheard') return { act: MISHEARD_BAR, maybe: MISHEARD_BAR }
  const act = call === 'exact' || isPair ? open * 0.6 : open
  return { act, maybe: Math.min(act, DEFAULT_BAR) * 0.5 }
}
