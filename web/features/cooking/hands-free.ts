/** Hands-free cooking: hears, obeys, answers and takes back. No React; the browser comes in as ports. */
import { durationChecked } from '#shared/voice/number-words.ts'
import type { Speaker, SpeakerOptions } from '#web/lib/speaker.ts'
import type { Recogniser, RecogniserOptions, RecogniserState } from '#web/lib/speech.ts'
import {
  chooseCommand,
  type Ears,
  earlyAfterMs,
  type Heard,
  isOwnVoice,
  startsWithWakePhrase,
} from './hearing.ts'
import { contextOf, type Effect, type Outcome, obey, type Question, type Scene } from './obey.ts'
import { revert, type Session } from './session.ts'

/** What the cook sees of it. */
export type HandsFreeView = {
  state: RecogniserState
  isSpeaking: boolean
  /** Words that may still change. */
  live: string
  /** Words that were obeyed, for a moment. */
  heard: string
  /** What was done, or why not. */
  reply: string
  /** Words that meant nothing to us. */
  ignored: string
  question: Question | null
  canUndo: boolean
}

export type HandsFree = {
  view: () => HandsFreeView
  subscribe: (listener: () => void) => () => void
  /** To be called from a tap. */
  start: () => void
  stop: () => void
  /** Says something that nobody asked for, such as that a timer is done. */
  say: (text: string) => void
  silence: () => void
  undo: () => void
  /** The buttons under a question. */
  answer: (isYes: boolean) => void
  dispose: () => void
}

export type HandsFreePorts = {
  recipe: () => Scene['recipe']
  read: () => Session
  change: (change: (session: Session) => Session) => void
  ask: (question: string) => void
  finish: () => void
  now: () => number
  newId: () => string
  makeRecogniser: (options: RecogniserOptions) => Recogniser
  makeSpeaker: (options: SpeakerOptions) => Speaker
}

const HEARD_MS = 1_500
const UNDO_MS = 10_000
const IGNORED_MS = 5_000
/** Voice, rule 13: an answer that comes later does nothing. */
const QUESTION_MS = 8_000
/** The end of an utterance comes within this time of its beginning, or never. */
const UTTERANCE_MS = 4_000
/** One utterance that arrives twice, in other words (Android). */
const SAME_UTTERANCE_MS = 1_200
const RATES = [0.6, 0.8, 1, 1.25, 1.5]

const QUIET: Omit<HandsFreeView, 'state'> = {
  isSpeaking: false,
  live: '',
  heard: '',
  reply: '',
  ignored: '',
  question: null,
  canUndo: false,
}

export function createHandsFree(ports: HandsFreePorts): HandsFree {
  let view: HandsFreeView = { state: 'off', ...QUIET }
  const listeners = new Set<() => void>()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  let spokeUntil: number | null = null
  let done: { before: Session; after: Session } | null = null
  let early: { command: string; before: Session; after: Session; at: number } | null = null
  let last = { command: '', text: '', at: Number.NEGATIVE_INFINITY }
  let rate = 1

  const recogniser = ports.makeRecogniser({
    onState: (state) => show(state === 'off' ? { state, ...QUIET } : { state }),
    onInterim: hearInterim,
    onFinal: hearFinal,
  })
  const speaker = ports.makeSpeaker({
    onSpeaking(isSpeaking) {
      if (!isSpeaking) spokeUntil = ports.now()
      show({ isSpeaking })
      // the cook can only answer once the question has been asked
      if (view.question) later('question', QUESTION_MS, { question: null, reply: '' })
    },
  })

  function show(change: Partial<HandsFreeView>) {
    view = { ...view, ...change }
    for (const listener of listeners) listener()
  }

  function later(name: string, delayMs: number, change: Partial<HandsFreeView>) {
    clearTimeout(timers.get(name))
    timers.set(
      name,
      setTimeout(() => show(change), delayMs),
    )
  }

  function scene(): Scene {
    return {
      recipe: ports.recipe(),
      session: ports.read(),
      question: view.question,
      canSpeak: speaker.hasVoices(),
      now: ports.now(),
      newId: ports.newId(),
    }
  }

  function ears(): Ears {
    return {
      context: contextOf(scene()),
      spoken: speaker.spoken(),
      silentForMs: speaker.isSpeaking() ? 0 : spokeUntil && ports.now() - spokeUntil,
    }
  }

  /** What unfinished words have done; words whose end never came are not waited for. */
  function earlyNow() {
    return early && ports.now() - early.at < UTTERANCE_MS ? early : null
  }

  function hearInterim(text: string) {
    clearTimeout(timers.get('early'))
    if (startsWithWakePhrase(text)) speaker.cancel()
    show({ live: isOwnVoice(text, ears()) ? '' : text })
    const heard = chooseCommand([text], ears())
    const delayMs = heard && earlyAfterMs(heard)
    if (heard === null || delayMs === null || earlyNow() !== null) return
    timers.set(
      'early',
      setTimeout(() => {
        const before = ports.read()
        carryOut(heard)
        early = {
          command: JSON.stringify(heard.command),
          before,
          after: ports.read(),
          at: ports.now(),
        }
      }, delayMs),
    )
  }

  function hearFinal(alternatives: string[]) {
    clearTimeout(timers.get('early'))
    const text = alternatives[0] ?? ''
    if (startsWithWakePhrase(text)) speaker.cancel()
    show({ live: '' })
    const acted = earlyNow()
    early = null
    const heard = chooseCommand(alternatives, ears())
    const command = JSON.stringify(heard?.command)
    if (acted) {
      if (acted.command === command) return
      // the words went on and meant something else
      ports.change((session) => revert(session, acted.before, acted.after))
      speaker.cancel()
      done = null
      show({ heard: '', reply: '', canUndo: false })
    }
    const isAgain =
      command === last.command &&
      ports.now() - last.at < SAME_UTTERANCE_MS &&
      (text.startsWith(last.text) || last.text.startsWith(text))
    last = { command: heard ? command : '', text, at: ports.now() }
    if (heard === null) ignore(text)
    else if (!isAgain) carryOut(heard)
  }

  function ignore(text: string) {
    if (isOwnVoice(text, ears())) return
    show({ ignored: text })
    later('ignored', IGNORED_MS, { ignored: '' })
    if (!/^stop\W*$/i.test(text)) return
    show({ reply: 'Say “stop the timer” or “stop listening”.' })
    later('reply', IGNORED_MS, { reply: '' })
  }

  function carryOut({ text, command, doubt }: Heard) {
    const current = scene()
    const outcome: Outcome = doubt
      ? {
          session: current.session,
          reply: `${durationChecked(doubt[0])}, or ${durationChecked(doubt[1])}?`,
          question: { about: 'duration' },
        }
      : obey(command, current)
    show({ heard: text })
    later('heard', HEARD_MS, { heard: '' })
    settle(outcome, current.session)
  }

  function settle(outcome: Outcome, before: Session) {
    const { session, reply, shown, question = null, effect } = outcome
    clearTimeout(timers.get('question'))
    if (effect?.kind === 'undo') return undo()
    if (session !== before) {
      ports.change(() => session)
      done = { before, after: session }
      show({ canUndo: true })
      later('undo', UNDO_MS, { canUndo: false })
    }
    show({ reply: shown ?? reply, ignored: '', question })
    later('reply', UNDO_MS, { reply: '' })
    if (question) later('question', QUESTION_MS, { question: null, reply: '' })
    if (reply !== '') speak(reply)
    else speaker.cancel()
    if (effect) perform(effect)
  }

  function speak(text: string) {
    if (speaker.hasVoices()) speaker.speak(text)
  }

  function perform(effect: Exclude<Effect, { kind: 'undo' }>) {
    switch (effect.kind) {
      case 'finish':
        return ports.finish()
      case 'silence':
        return speaker.cancel()
      case 'stopListening':
        return recogniser.stop()
      case 'ask':
        return ports.ask(effect.question)
      case 'speechRate': {
        const step = RATES.indexOf(rate) + (effect.direction === 'slower' ? -1 : 1)
        rate = RATES[Math.max(0, Math.min(step, RATES.length - 1))] ?? 1
        return speaker.setRate(rate)
      }
    }
  }

  function undo() {
    const taken = view.canUndo ? done : null
    done = null
    if (taken) ports.change((session) => revert(session, taken.before, taken.after))
    const reply = taken ? 'Undone.' : 'There is nothing to undo.'
    show({ reply, canUndo: false, question: null })
    later('reply', UNDO_MS, { reply: '' })
    speak(reply)
  }

  function answer(isYes: boolean) {
    const current = scene()
    const command = isYes ? ('confirm' as const) : ('deny' as const)
    settle(obey({ intent: command, slots: {} }, current), current.session)
  }

  return {
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    start() {
      speaker.prime()
      recogniser.start()
    },
    stop() {
      speaker.cancel()
      recogniser.stop()
    },
    say(text) {
      if (view.state === 'listening') speak(text)
    },
    silence: () => speaker.cancel(),
    undo,
    answer,
    dispose() {
      for (const timer of timers.values()) clearTimeout(timer)
      recogniser.stop()
      speaker.cancel()
      listeners.clear()
    },
  }
}
