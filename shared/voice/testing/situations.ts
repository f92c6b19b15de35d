/** Kitchens in which the tests speak. */
import type { VoiceContext } from '../intents.ts'

export const WAKE: VoiceContext = { wake: true }
export const SPEAKING: VoiceContext = { speaking: true }

export const CAKE: VoiceContext = {
  ingredients: ['plain flour', 'caster sugar', 'butter', 'eggs', 'milk', 'baking powder', 'salt'],
}
export const CHICKEN: VoiceContext = {
  ingredients: [
    'chicken thighs',
    'garlic',
    'thyme',
    'chicken stock',
    'olive oil',
    'leeks',
    'double cream',
    'salt',
  ],
}

const PASTA = { label: 'pasta', remaining: 312, running: true }
const RICE = { label: 'rice', remaining: 725, running: true }

export const ONE_TIMER: VoiceContext = { timers: [PASTA] }
export const TWO_TIMERS: VoiceContext = { timers: [PASTA, RICE] }
export const PAUSED: VoiceContext = { timers: [{ ...PASTA, running: false }] }
export const RINGING: VoiceContext = {
  alarmRinging: true,
  timers: [{ label: 'eggs', remaining: 0, running: false }],
}
