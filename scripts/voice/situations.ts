/** Puts lines of the corpus where they may be said as well: amid something else, in another room, in any situation. */
import type { VoiceContext } from '#shared/voice/intents.ts'
import { isPossible } from '#shared/voice/meanings.ts'
import { dice } from '../chance.ts'
import { type Line, TEXTBOOK } from './corpus.ts'
import { meaningOf } from './examples.ts'

export type TalkLine = { says: string; group: string }

const RICE = { label: 'rice', remaining: 300, running: true }
const FOODS =
  'plain flour,eggs,milk,butter,caster sugar,salt,onions,garlic,rice,pasta,chicken,tomatoes,carrots,potatoes,cheese,cream,olive oil,lemon'

/** What may be going on while somebody wishes for something else. */
const GOING_ON: readonly VoiceContext[] = [
  { timers: [RICE] },
  { timers: [RICE], ingredients: FOODS.split(','), step: 2, steps: 6 },
  { ingredients: FOODS.split(','), stepMinutes: 10 },
]

/** Plain wishes once more while something goes on that they are not about. */
export function amid(lines: readonly Line[]): Line[] {
  return lines
    .filter(({ kind, room, does }) => kind === 'plain' && room !== 'shopping' && does.length === 1)
    .filter(({ context }) => Object.keys(context).length === 0)
    .map((line, at) => {
      const context = GOING_ON[line.room === 'kitchen' ? 0 : at % GOING_ON.length] ?? {}
      return { ...line, context }
    })
}

/** Every so many wishes for cooking mode are said in a room that cannot do them. */
const ELSEWHERE_EVERY = 8
const OTHER_ROOMS = ['shopping', 'kitchen'] as const

/**
 * What is asked for in cooking mode asks for the same in rooms that know it, in the textbook's words, and for nothing
 * in those that do not.
 */
export function elsewhere(lines: readonly Line[]): Line[] {
  return lines
    .filter(({ room, does }) => room === 'cooking' && does.length === 1)
    .flatMap((line, at): Line[] => {
      const [only] = line.does
      if (!only) return []
      return OTHER_ROOMS.flatMap((room): Line[] => {
        const isKnown = isPossible(meaningOf(only), room, line.context)
        if (isKnown) return line.speaker === TEXTBOOK ? [{ ...line, room }] : []
        if (at % ELSEWHERE_EVERY !== 0) return []
        return [{ ...line, room, context: {}, does: [], kind: 'talk' }]
      })
    })
}

/** Most talk is heard while somebody cooks: elsewhere who speaks has tapped. */
const ROOMS = [
  ...Array<'cooking'>(10).fill('cooking'),
  'shopping',
  'shopping',
  'shopping',
  'kitchen',
  'kitchen',
] as const
const STATES: readonly VoiceContext[] = [
  {},
  {},
  { ingredients: FOODS.split(',') },
  { ingredients: FOODS.split(',') },
  { ingredients: FOODS.split(','), timers: [RICE], stepMinutes: 10 },
  { timers: [RICE] },
  { timers: [RICE, { label: 'potatoes', remaining: 900, running: true }] },
  { timers: [{ ...RICE, running: false }] },
  { panel: 'ingredients' },
  { speaking: true },
  { alarmRinging: true, timers: [{ ...RICE, remaining: 0 }] },
  { pending: 'finish' },
  { pending: 'cancelAll', timers: [RICE] },
  { pending: 'duration' },
]

/** Talk goes on whatever the app does: each line in a situation of its own. */
export function situated(talk: readonly TalkLine[]): Line[] {
  const random = dice(11)
  return talk.map(({ says, group }) => {
    const anywhere = ROOMS[Math.floor(random() * ROOMS.length)] ?? 'cooking'
    const room = group.startsWith('shop') ? 'shopping' : anywhere
    const context = STATES[Math.floor(random() * STATES.length)] ?? {}
    return { says, does: [], kind: 'talk', room, context, speaker: group }
  })
}
