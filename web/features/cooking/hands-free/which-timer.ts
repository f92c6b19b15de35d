/** Which timer is meant: by name, by what its step cooks, by its place or its length. Pure. */
import { remainingSeconds, type Timer } from '#shared/cooking/timer.ts'
import { timerNameAmong } from '#shared/cooking/timer-name.ts'
import type { Command, VoiceTimer } from '#shared/voice/intents.ts'
import { matchName } from '#shared/voice/names.ts'
import { tokenise } from '#shared/voice/normalise.ts'
import { listSpoken } from '#shared/voice/number-words.ts'
import type { Outcome, Scene } from './scene.ts'

type Timers = Pick<Scene, 'session' | 'recipe'>
type Moment = Timers & Pick<Scene, 'now'>

/** What a timer is called aloud. */
export function spokenName(timer: Timer, { session, recipe }: Timers): string {
  return timerNameAmong(timer, session.timers, recipe)
}

/** The name by which the understanding knows a timer: both of its names match. */
function heardName(timer: Timer, scene: Timers): string {
  const name = spokenName(timer, scene)
  const isInside = timer.label.toLowerCase().includes(name.toLowerCase())
  return isInside ? timer.label : `${name}, ${timer.label}`
}

/** The timers as the understanding of commands sees them. */
export function timersHeard(scene: Timers, now: number): VoiceTimer[] {
  return scene.session.timers.map((timer) => ({
    label: heardName(timer, scene),
    remaining: remainingSeconds(timer, now),
    running: timer.isRunning,
  }))
}

/** The timers that a name means; those that are done only where no other has it. */
export function timersCalled(label: string | undefined, scene: Timers): readonly Timer[] {
  const { timers } = scene.session
  const called =
    label === undefined
      ? timers
      : timers.filter((timer) =>
          [timer.label, heardName(timer, scene), spokenName(timer, scene)].includes(label),
        )
  const open = called.filter((timer) => !timer.isCompleted)
  return open.length > 0 ? open : called
}

/** Asks which; the answer is joined to what was wished for. */
export function askWhich(command: Command, timers: readonly Timer[], scene: Scene): Outcome {
  const names = timers.map((timer) => spokenName(timer, scene))
  return {
    session: scene.session,
    reply: `Which timer? You have ${listSpoken(names)}.`,
    question: { about: 'whichTimer', command },
  }
}

/** These can be wished for all timers at once. */
const FOR_ALL = ['pauseTimer', 'resumeTimer', 'resetTimer', 'cancelTimer']
/** Ours: an answer is short. */
const MOST_WORDS = 6
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth']

/** The wish that waits, for the timer that the answer names; null when the words are no such answer. */
export function answerWhich(said: string, command: Command, scene: Moment): Command | null {
  const { words } = tokenise(said)
  if (words.length === 0 || words.length > MOST_WORDS) return null
  if (words.some((word) => /^(?:all|both|every|everything)$/.test(word))) {
    return FOR_ALL.includes(command.intent) ? withSlots(command, { all: true }) : null
  }
  const timers = candidatesFor(command, scene)
  const meant =
    inPlace(words, timers) ?? asLong(words, timers, scene) ?? calledSo(words, timers, scene)
  return meant ? withSlots(command, { label: meant.label }) : null
}

/** The timers that were named in the question, in its order. */
export function candidatesFor(
  { intent }: Pick<Command, 'intent'>,
  scene: Timers,
): readonly Timer[] {
  const open = timersCalled(undefined, scene)
  if (intent === 'pauseTimer') return open.filter((timer) => timer.isRunning)
  if (intent === 'resumeTimer')
    return open.filter((timer) => !timer.isRunning && !timer.isCompleted)
  return open
}

function inPlace(words: readonly string[], timers: readonly Timer[]): Timer | undefined {
  if (words.includes('last')) return timers.at(-1)
  const place = PLACES.findIndex((name) => words.includes(name))
  return place < 0 ? undefined : timers[place]
}

/** By the time it was set for, else by the minutes it has left. */
function asLong(words: readonly string[], timers: readonly Timer[], { now }: Moment) {
  const [, count, unit] = /\b(\d+(?:\.\d+)?) (second|minute|hour)s?\b/.exec(words.join(' ')) ?? []
  if (count === undefined) return undefined
  const seconds = Number(count) * (unit === 'hour' ? 3_600 : unit === 'minute' ? 60 : 1)
  return (
    timers.find((timer) => timer.duration === seconds) ??
    timers.find((timer) => Math.abs(remainingSeconds(timer, now) - seconds) < 60)
  )
}

const AROUND =
  /^(?:the|a|an|one|1|timer|please|thanks|that|its|it|is|for|um|uh|chef|hey|i|mean|meant)$/

function calledSo(words: readonly string[], timers: readonly Timer[], scene: Timers) {
  const said = words.filter((word) => !AROUND.test(word)).join(' ')
  const names = timers.map((timer) => heardName(timer, scene))
  const found = said === '' ? null : matchName(said, names)
  return found === null ? undefined : timers[names.indexOf(found)]
}

function withSlots(command: Command, slots: { label: string } | { all: true }): Command | null {
  switch (command.intent) {
    case 'addTime':
      return 'label' in slots ? { ...command, slots: { ...command.slots, ...slots } } : null
    case 'renameTimer':
      return 'label' in slots ? { ...command, slots: { ...command.slots, ...slots } } : null
    case 'pauseTimer':
    case 'resumeTimer':
    case 'resetTimer':
    case 'cancelTimer':
      return { intent: command.intent, slots }
    default:
      return null
  }
}
