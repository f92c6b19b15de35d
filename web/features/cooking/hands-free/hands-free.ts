/** Hands-free cooking: hears, obeys, answers and takes back. No React; the browser comes in as ports. */
import { durationChecked } from '#shared/voice/number-words.ts'
import type { Speaker, SpeakerOptions } from '#web/lib/speaker.ts'
import type { Recogniser, RecogniserOptions } from '#web/lib/speech.ts'
import { revert, type Session } from '../session.ts'
import { type HandsFree, HandsFreeDisplay, OFF } from './hands-free-view.ts'
import {
  chooseCommand,
  type Ears,
  earlyAfterMs,
  type Heard,
  isOwnVoice,
  startsWithWakePhrase,
} from './hearing.ts'
import { contextOf, type Effect, type Outcome, obey, type Scene } from './obey.ts'

type HandsFreePorts = {
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

/** What was done, so that it can be taken back. */
type Deed = { before: Session; after: Session }

/** Nothing is heard before `start`; `display` is where it shows what it hears and does. */
export function createHandsFree(
  ports: HandsFreePorts,
  display = new HandsFreeDisplay(),
): HandsFree {
  return new Conversation(ports, display)
}

class Conversation implements HandsFree {
  readonly #ports: HandsFreePorts
  readonly #display: HandsFreeDisplay
  readonly #recogniser: Recogniser
  readonly #speaker: Speaker
  /** Null while it has never spoken. */
  #spokeUntil: number | null = null
  #done: Deed | null = null
  #waiting: ReturnType<typeof setTimeout> | undefined
  #early: (Deed & { command: string; at: number }) | null = null
  #last = { command: '', text: '', at: Number.NEGATIVE_INFINITY }
  #rate = 1

  constructor(ports: HandsFreePorts, display: HandsFreeDisplay) {
    this.#ports = ports
    this.#display = display
    this.#recogniser = ports.makeRecogniser({
      onState: (state) => display.show(state === 'off' ? OFF : { state }),
      onInterim: (text) => this.#hearInterim(text),
      onFinal: (alternatives) => this.#hearFinal(alternatives),
    })
    this.#speaker = ports.makeSpeaker({ onSpeaking: (isSpeaking) => this.#onSpeaking(isSpeaking) })
  }

  view = () => this.#display.view()

  subscribe = (listener: () => void) => this.#display.subscribe(listener)

  start = () => {
    this.#speaker.prime()
    this.#recogniser.start()
  }

  stop = () => {
    this.#speaker.cancel()
    this.#recogniser.stop()
  }

  say = (text: string) => {
    if (this.view().state === 'listening') this.#speak(text)
  }

  silence = () => this.#speaker.cancel()

  undo = () => {
    const taken = this.view().canUndo ? this.#done : null
    this.#done = null
    if (taken) this.#takeBack(taken)
    const reply = taken ? 'Undone.' : 'There is nothing to undo.'
    this.#display.show({ reply, canUndo: false, question: null })
    this.#display.showLater('reply', UNDO_MS, { reply: '' })
    this.#speak(reply)
  }

  answer = (isYes: boolean) => {
    const scene = this.#scene()
    const intent = isYes ? ('confirm' as const) : ('deny' as const)
    this.#settle(obey({ intent, slots: {} }, scene), scene.session)
  }

  dispose = () => {
    clearTimeout(this.#waiting)
    this.#recogniser.stop()
    this.#speaker.cancel()
    this.#display.dispose()
  }

  #scene(): Scene {
    return {
      recipe: this.#ports.recipe(),
      session: this.#ports.read(),
      question: this.view().question,
      canSpeak: this.#speaker.hasVoices(),
      now: this.#ports.now(),
      newId: this.#ports.newId(),
    }
  }

  #ears(): Ears {
    const until = this.#spokeUntil
    return {
      context: contextOf(this.#scene()),
      spoken: this.#speaker.spoken(),
      silentForMs: this.#speaker.isSpeaking() ? 0 : until && this.#ports.now() - until,
    }
  }

  #onSpeaking(isSpeaking: boolean) {
    if (!isSpeaking) this.#spokeUntil = this.#ports.now()
    this.#display.show({ isSpeaking })
    // the cook can only answer once the question has been asked
    if (this.view().question) this.#forgetQuestionLater()
  }

  #forgetQuestionLater() {
    this.#display.showLater('question', QUESTION_MS, { question: null, reply: '' })
  }

  #hearInterim(text: string) {
    clearTimeout(this.#waiting)
    if (startsWithWakePhrase(text)) this.#speaker.cancel()
    const ears = this.#ears()
    this.#display.show({ live: isOwnVoice(text, ears) ? '' : text })
    const heard = chooseCommand([text], ears)
    const delayMs = heard && earlyAfterMs(heard)
    if (heard === null || delayMs === null || this.#earlyNow() !== null) return
    this.#waiting = setTimeout(() => this.#carryOutEarly(heard), delayMs)
  }

  #carryOutEarly(heard: Heard) {
    const before = this.#ports.read()
    this.#carryOut(heard)
    const command = JSON.stringify(heard.command)
    this.#early = { command, before, after: this.#ports.read(), at: this.#ports.now() }
  }

  /** What unfinished words have done; words whose end never came are not waited for. */
  #earlyNow() {
    const early = this.#early
    return early && this.#ports.now() - early.at < UTTERANCE_MS ? early : null
  }

  #hearFinal(alternatives: string[]) {
    clearTimeout(this.#waiting)
    const text = alternatives[0] ?? ''
    if (startsWithWakePhrase(text)) this.#speaker.cancel()
    this.#display.show({ live: '' })
    const acted = this.#earlyNow()
    this.#early = null
    const heard = chooseCommand(alternatives, this.#ears())
    const command = JSON.stringify(heard?.command)
    if (acted) {
      if (acted.command === command) return
      this.#takeBackEarly(acted)
    }
    const isAgain = this.#isAgain(text, command)
    this.#last = { command: heard ? command : '', text, at: this.#ports.now() }
    if (heard === null) this.#ignore(text)
    else if (!isAgain) this.#carryOut(heard)
  }

  /** The words went on and meant something else. */
  #takeBackEarly(acted: Deed) {
    this.#takeBack(acted)
    this.#speaker.cancel()
    this.#done = null
    this.#display.show({ heard: '', reply: '', canUndo: false })
  }

  #takeBack({ before, after }: Deed) {
    this.#ports.change((session) => revert(session, before, after))
  }

  #isAgain(text: string, command: string): boolean {
    const last = this.#last
    return (
      command === last.command &&
      this.#ports.now() - last.at < SAME_UTTERANCE_MS &&
      (text.startsWith(last.text) || last.text.startsWith(text))
    )
  }

  #ignore(text: string) {
    if (isOwnVoice(text, this.#ears())) return
    this.#display.show({ ignored: text })
    this.#display.showLater('ignored', IGNORED_MS, { ignored: '' })
    if (!/^stop\W*$/i.test(text)) return
    this.#display.show({ reply: 'Say “stop the timer” or “stop listening”.' })
    this.#display.showLater('reply', IGNORED_MS, { reply: '' })
  }

  #carryOut({ text, command, doubt }: Heard) {
    const scene = this.#scene()
    const outcome = doubt ? whichTime(doubt, scene) : obey(command, scene)
    this.#display.show({ heard: text })
    this.#display.showLater('heard', HEARD_MS, { heard: '' })
    this.#settle(outcome, scene.session)
  }

  #settle(outcome: Outcome, before: Session) {
    const { session, reply, shown, question = null, effect } = outcome
    this.#display.keep('question')
    if (effect?.kind === 'undo') return this.undo()
    if (session !== before) this.#keepDeed({ before, after: session })
    this.#display.show({ reply: shown ?? reply, ignored: '', question })
    this.#display.showLater('reply', UNDO_MS, { reply: '' })
    if (question) this.#forgetQuestionLater()
    if (reply !== '') this.#speak(reply)
    else this.#speaker.cancel()
    if (effect) this.#perform(effect)
  }

  #keepDeed(deed: Deed) {
    this.#ports.change(() => deed.after)
    this.#done = deed
    this.#display.show({ canUndo: true })
    this.#display.showLater('undo', UNDO_MS, { canUndo: false })
  }

  #speak(text: string) {
    if (this.#speaker.hasVoices()) this.#speaker.speak(text)
  }

  #perform(effect: Exclude<Effect, { kind: 'undo' }>) {
    switch (effect.kind) {
      case 'finish':
        return this.#ports.finish()
      case 'silence':
        return this.#speaker.cancel()
      case 'stopListening':
        return this.#recogniser.stop()
      case 'ask':
        return this.#ports.ask(effect.question)
      case 'speechRate':
        return this.#changeRate(effect.direction === 'slower' ? -1 : 1)
    }
  }

  #changeRate(by: number) {
    const step = RATES.indexOf(this.#rate) + by
    this.#rate = RATES[Math.max(0, Math.min(step, RATES.length - 1))] ?? 1
    this.#speaker.setRate(this.#rate)
  }
}

function whichTime([one, other]: readonly [number, number], { session }: Scene): Outcome {
  return {
    session,
    reply: `${durationChecked(one)}, or ${durationChecked(other)}?`,
    question: { about: 'duration' },
  }
}
