/** Hands-free: hears, obeys, answers and takes back. No noun, no React; room and browser come in as ports. */
import type { Recogniser, RecogniserState } from '../speech-shape.ts'
import type { HandsFreePorts } from './hands-free-ports.ts'
import { type HandsFree, HandsFreeDisplay, OFF } from './hands-free-view.ts'
import {
  chooseCommand,
  isNearSpeech,
  isOwnVoice,
  isWakePhrase,
  startsWithWakePhrase,
} from './hearing.ts'
import { Memory } from './memory.ts'
import { Mouth } from './mouth.ts'
import type { Deed, Heard, Room, Spoken, Undo } from './room.ts'

/** Nothing is heard before `start`; `display` is where it shows what it hears and does. */
export function createHandsFree<C extends Spoken>(
  room: Room<C>,
  ports: HandsFreePorts,
  display = new HandsFreeDisplay(),
): HandsFree {
  return new Conversation(room, ports, display)
}

class Conversation<C extends Spoken> implements HandsFree {
  readonly #room: Room<C>
  readonly #ports: HandsFreePorts
  readonly #display: HandsFreeDisplay
  readonly #recogniser: Recogniser
  readonly #mouth: Mouth
  readonly #mediaKeys: { start: () => void; stop: () => void } | null
  readonly #memory: Memory
  /** Somebody has turned it on; with tap to talk it does not listen all the time. */
  #isOn = false
  #isGone = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(room: Room<C>, ports: HandsFreePorts, display: HandsFreeDisplay) {
    this.#room = room
    this.#ports = ports
    this.#display = display
    this.#memory = new Memory(ports.now)
    this.#mouth = new Mouth({ ...ports, onSpeaking: (isSpeaking) => this.#onSpeaking(isSpeaking) })
    this.#recogniser = ports.makeRecogniser({
      onState: (state) => this.#onState(state),
      onInterim: (text, utterance) => this.#hearInterim(text, utterance),
      onFinal: (alternatives, utterance) => this.#hearFinal(alternatives, utterance),
      settings: () => ({
        isOnce: ports.settings().mode === 'tap',
        isLocal: this.view().isLocal,
        phrases: room.phrases(),
      }),
    })
    const { keys } = room
    this.#mediaKeys = keys
      ? ports.makeMediaKeys({
          next: () => this.#press(keys.next),
          previous: () => this.#press(keys.previous),
          pause: () => (this.#mouth.isSpeaking() ? this.silence() : this.#press(keys.pause)),
        })
      : null
    ports.isLocal().then((isLocal) => display.show({ isLocal }))
  }

  view = () => this.#display.view()

  subscribe = (listener: () => void) => this.#display.subscribe(listener)

  start = () => {
    this.#isOn = true
    this.#mouth.prime()
    this.#mediaKeys?.start()
    this.#recogniser.start()
  }

  stop = () => {
    this.#mouth.cancel()
    this.#turnOff()
  }

  #turnOff() {
    this.#isOn = false
    clearTimeout(this.#waiting)
    this.#mediaKeys?.stop()
    this.#recogniser.stop()
    this.#display.show(OFF)
  }

  say = (text: string) => {
    if (this.#isOn) this.#mouth.say(text)
  }

  silence = () => this.#mouth.cancel()

  undo = () => {
    const undo = this.view().canUndo ? this.#memory.takeUndo() : null
    undo?.()
    const reply = undo ? 'Undone.' : 'There is nothing to undo.'
    this.#display.show({ canUndo: false, question: null })
    this.#display.reply(reply)
    this.#mouth.answer({ reply }, undo ? 'done' : 'refused')
  }

  answer = (isYes: boolean) => {
    const { answers } = this.#room
    if (answers) this.#press(isYes ? answers.yes : answers.no)
  }

  dispose = () => {
    this.#isGone = true
    this.stop()
    this.#display.dispose()
  }

  #onState(state: RecogniserState) {
    const isPause = state === 'off' && this.#isOn && this.#ports.settings().mode === 'tap'
    this.#display.show(state === 'off' && !isPause ? OFF : { state, live: '', isSilent: false })
    this.#display.awaitWords(state === 'listening')
  }

  /** What the alternatives mean now. */
  #choose(alternatives: readonly string[]): Heard<C> | null {
    const lastWords = this.#mouth.lastWords()
    const { question } = this.view()
    return chooseCommand(alternatives, {
      lastWords,
      parse: this.#room.parser({
        question,
        wake: this.#ports.settings().mode === 'wake',
        followUp: this.#memory.isAttentive(),
        speaking: isNearSpeech(lastWords),
        spoken: lastWords.spoken,
      }),
      mayInterrupt: (command) => this.#room.mayInterrupt(command, question),
    })
  }

  #onSpeaking(isSpeaking: boolean) {
    this.#display.show({ isSpeaking })
    // nobody can go on, or answer, before it has been said
    if (this.#memory.isAttentive()) this.#memory.attend()
    if (!this.view().question) return
    this.#display.forgetQuestionLater()
    if (!isSpeaking) this.#listenForAnswer()
  }

  /** With tap to talk the microphone is closed by now; what is sent away needs a tap of its own. */
  #listenForAnswer() {
    const isTap = this.#ports.settings().mode === 'tap'
    if (!this.#isOn || !isTap || this.view().isRecorded) return
    queueMicrotask(() => this.#recogniser.start())
  }

  #hearInterim(text: string, utterance: number) {
    clearTimeout(this.#waiting)
    this.#display.hearSomething()
    if (startsWithWakePhrase(text)) this.#mouth.cancel()
    this.#display.show({ live: isOwnVoice(text, this.#mouth.lastWords()) ? '' : text })
    if (this.#memory.isPast(utterance) || this.#memory.doneFor(utterance)) return
    const heard = this.#choose([text])
    const delayMs = heard && this.#room.earlyAfterMs(heard)
    if (heard === null || delayMs === null) return
    this.#waiting = setTimeout(() => this.#carryOut(heard, utterance, false), delayMs)
  }

  #hearFinal(alternatives: string[], utterance: number) {
    clearTimeout(this.#waiting)
    this.#display.hearSomething()
    const text = alternatives[0] ?? ''
    if (startsWithWakePhrase(text)) this.#mouth.cancel()
    this.#display.show({ live: '' })
    if (this.#memory.isPast(utterance)) return
    const heard = this.#choose(alternatives)
    const command = heard ? JSON.stringify(heard.command) : ''
    if (!this.#mayObey(command, utterance)) return
    const isAgain = this.#memory.isAgain(text, command)
    if (heard === null) this.#ignore(text)
    else if (!isAgain) this.#carryOut(heard, utterance, true)
  }

  /**
   * An utterance is obeyed once: when its words went on and mean something else, what they led to is taken
   * back first, and what was obeyed as finished and cannot be taken back stands.
   */
  #mayObey(command: string, utterance: number): boolean {
    const done = this.#memory.doneFor(utterance)
    if (done === null) return true
    if (done.command === command || (done.wasFinal && !done.undo)) return false
    this.#takeBack(done.undo)
    return true
  }

  #takeBack(undo: Undo | undefined) {
    undo?.()
    this.#mouth.cancel()
    this.#memory.keepUndo(null)
    this.#display.show({ heard: '', reply: '', canUndo: false })
  }

  #ignore(text: string) {
    if (isWakePhrase(text)) return this.#attend(text)
    if (isOwnVoice(text, this.#mouth.lastWords())) return
    this.#display.ignored(text)
    if (!/^stop\W*$/i.test(text)) return
    this.#display.reply(this.#room.stopHint)
  }

  /** 'Hey Chef' alone. Answered by a sound: words of ours would drown what comes next. */
  #attend(text: string) {
    this.#memory.attend()
    this.#mouth.play('question')
    this.#display.heard(text)
    this.#display.show({ ignored: '' })
    this.#display.reply('Yes?')
  }

  #carryOut({ text, ...heard }: Heard<C>, utterance: number, wasFinal: boolean) {
    this.#memory.attend()
    this.#display.heard(text)
    const undo = this.#obey(heard)
    this.#memory.keepDone({ utterance, command: JSON.stringify(heard.command), undo, wasFinal })
  }

  /** The same as said, by a key or a button. */
  #press(command: C) {
    this.#obey({ command, others: [] })
  }

  #obey(heard: Omit<Heard<C>, 'text'>): Undo | undefined {
    const { question } = this.view()
    const deed = this.#room.obey(heard, { question, canSpeak: this.#mouth.canAnswer() })
    this.#settle(deed)
    return deed.undo
  }

  #settle(deed: Deed) {
    const { reply, shown, short, question = null, isRefused, undo, after, later } = deed
    this.#display.keep('question')
    if (after === 'undo') return this.undo()
    if (undo) this.#keepUndo(undo)
    this.#display.show({ ignored: '', question })
    this.#display.reply(shown ?? reply)
    if (question) this.#display.forgetQuestionLater()
    const earcon = question ? 'question' : isRefused ? 'refused' : 'done'
    if (reply !== '') this.#mouth.answer({ reply, short }, earcon)
    else this.#mouth.cancel()
    if (question && !this.#mouth.isSpeaking()) this.#listenForAnswer()
    if (after) this.#goOn(after)
    if (later) this.#await(later)
  }

  #keepUndo(undo: Undo) {
    this.#memory.keepUndo(undo)
    this.#display.offerUndo()
  }

  #goOn(after: Exclude<Deed['after'], 'undo' | undefined>) {
    if (after === 'silence') this.#mouth.cancel()
    else if (after === 'stopListening') this.#turnOff()
    else after()
  }

  /** Whoever has left by then is not spoken to. */
  async #await(later: NonNullable<Deed['later']>) {
    const { reply, undo, isRefused } = await later
    if (this.#isGone) return
    this.#display.reply(reply)
    if (undo) this.#keepUndo(undo)
    this.#mouth.answer({ reply }, isRefused ? 'refused' : 'done')
  }
}
