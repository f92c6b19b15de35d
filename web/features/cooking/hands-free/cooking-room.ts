/** Hands-free while cooking: what is understood there, and done to the session. The kitchen comes in as ports. */
import { understand } from '#shared/voice/command.ts'
import type { Command } from '#shared/voice/intents.ts'
import type { ShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import type { Deed, Question, Room, Undo } from '#web/lib/hands-free/room.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import { revert, type Session } from '../session.ts'
import { doubtOf, earlyAfterMs, mayInterrupt } from './kitchen-ears.ts'
import { nameOfCommand } from './name-of-command.ts'
import { contextOf, obey } from './obey.ts'
import { listed } from './obey-amounts.ts'
import { askWhichTime } from './obey-new-timers.ts'
import { likelyPhrases } from './phrases.ts'
import type { Effect, Outcome, Scene } from './scene.ts'
import { answerWhich } from './which-timer.ts'

export type KitchenPorts = {
  recipe: () => Scene['recipe']
  read: () => Session
  change: (change: (session: Session) => Session) => void
  ask: (question: string) => void
  /** The step's words, or the open drawer; false where there is no more that way. */
  scroll: (direction: 'up' | 'down') => boolean
  finish: () => void
  /** Answers how to take it off again; null when it could not be added. */
  addToList: (wish: ShoppingWish) => Promise<Undo | null>
  /** What does in its place, in a sentence; null where nothing is known. */
  swapFor: (item: string) => Promise<string | null>
  settings: () => VoiceSettings
  changeSettings: (change: Partial<VoiceSettings>) => void
  now: () => number
  newId: () => string
}

export function createCookingRoom(ports: KitchenPorts): Room<Command> {
  const situation = (question: Question | null) => ({
    recipe: ports.recipe(),
    session: ports.read(),
    question,
    now: ports.now(),
  })

  return {
    listener({ question, ...hearing }) {
      const context = { ...contextOf(situation(question)), ...hearing }
      const asked = question?.about === 'whichTimer' ? question.command : undefined
      const scene = situation(question)
      return (text) => {
        const answer = asked ? answerWhich(text, asked, scene) : null
        return answer
          ? { commands: [answer], maybe: null, isForUs: true }
          : understand(text, context)
      }
    },
    mayInterrupt,
    earlyAfterMs,
    nameOf: nameOfCommand,
    obey({ text, command, others }, { question, canSpeak, lastSaid }) {
      const scene = {
        ...situation(question),
        voice: ports.settings(),
        canSpeak,
        text,
        lastSaid,
        newId: ports.newId(),
      }
      const doubt = doubtOf(command, others)
      return carryOut(doubt ? askWhichTime(doubt, scene) : obey(command, scene), scene, ports)
    },
    phrases: () => likelyPhrases(ports.recipe(), ports.read()),
    stopHint: 'Say “stop the timer” or “stop listening”.',
    notUnderstood: 'I did not get that. Say “next step” or “help”.',
    answers: { yes: { intent: 'confirm', slots: {} }, no: { intent: 'deny', slots: {} } },
    keys: {
      next: { intent: 'next', slots: {} },
      previous: { intent: 'previous', slots: {} },
      pause: { intent: 'repeat', slots: {} },
    },
  }
}

function carryOut(outcome: Outcome, { session: before }: Scene, ports: KitchenPorts): Deed {
  const { session: after, effect, ...said } = outcome
  const rest = effect ? started(effect, ports) : {}
  if (after === before) return { ...said, ...rest }
  ports.change(() => after)
  const undo = () => ports.change((session) => revert(session, before, after))
  return { ...said, undo, ...rest }
}

/** What there is to do besides changing the session. */
function started(effect: Effect, ports: KitchenPorts): Partial<Deed> {
  switch (effect.kind) {
    case 'undo':
    case 'silence':
    case 'stopListening':
      return { after: effect.kind }
    case 'finish':
      return { after: ports.finish }
    case 'scroll': {
      const hasMore = ports.scroll(effect.direction)
      if (hasMore) return { shown: effect.direction === 'down' ? 'Further down' : 'Further up' }
      return { reply: effect.direction === 'down' ? 'This is all of it.' : 'This is the top.' }
    }
    case 'ask':
      return { after: () => ports.ask(effect.question) }
    case 'settings': {
      const before = ports.settings()
      return {
        after: () => ports.changeSettings(effect.change),
        undo: () => ports.changeSettings(before),
      }
    }
    case 'addToList':
      return { later: addToList(effect, ports) }
  }
}

async function addToList({ wish, isOut }: EffectOf<'addToList'>, ports: KitchenPorts) {
  const undo = await ports.addToList(wish)
  const swap = undo && isOut ? await ports.swapFor(wish.item) : null
  const rest = swap === null ? '' : ` ${swap}`
  return undo
    ? { reply: `${listed(wish)}${rest}`, undo }
    : { reply: 'Failed to add item. Please try again.', isRefused: true }
}

type EffectOf<Kind> = Extract<Effect, { kind: Kind }>
