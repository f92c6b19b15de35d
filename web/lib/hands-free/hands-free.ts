/** Hands-free: hears, and has done once what was said. No noun, no React; room and browser come in as ports. */
import { yesOrNo } from '#shared/voice/yes-no.ts'
import type { Recogniser, RecogniserState } from '../speech-shape.ts'
import { Doer } from './doer.ts'
import type { HandsFreePorts } from './hands-free-ports.ts'
import { type HandsFree, HandsFreeDisplay, OFF } from './hands-free-view.ts'
import {
  isNearSpeech,
  isOwnVoice,
  isWakePhrase,
  type Judged,
  judge,
  startsWithWakePhrase,
  wishesOf,
} from './hearing.ts'
import { Memory } from './memory.ts'
import { Mouth } from './mouth.ts'
import type { Heard, Room, Spoken, Undo } from './room.ts'

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
  readonly #doer: Doer<C>
  /** Somebody has turned it on; with tap to talk it does not listen all the time. */
  #isOn = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(room: Room<C>, ports: HandsFreePorts, display: HandsFreeDisplay) {
    this.#room = room
    this.#ports = ports
    this.#display = display
    this.#memory = new Memory(ports.now)
    this.#mouth = new Mouth({ ...ports, onSpeaking: (isSpeaking) => this.#onSpeaking(isSpeaking) })
    this.#doer = new Doer(room, {
      display,
      mouth: this.#mouth,
      memory: this.#memory,
      turnOff: () => this.#turnOff(),
      listenForAnswer: () => this.#listenForAnswer(),
    })
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
          next: () => this.#doer.press(keys.next),
          previous: () => this.#doer.press(keys.previous),
          pause: () => (this.#mouth.isSpeaking() ? this.silence() : this.#doer.press(keys.pause)),
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

  undo = () => this.#doer.undo()

  answer = (isYes: boolean) => this.#doer.answer(isYes)

  dispose = () => {
    this.#doer.leave()
    this.stop()
    this.#display.dispose()
  }

  #onState(state: RecogniserState) {
    const isPause = state === 'off' && this.#isOn && this.#ports.settings().mode === 'tap'
    this.#display.show(state === 'off' && !isPause ? OFF : { state, live: '', isSilent: false })
    this.#display.awaitWords(state === 'listening')
  }

  /** What the alternatives mean now. */
  #judge(alternatives: readonly string[]): Judged<C> {
    const lastWords = this.#mouth.lastWords()
    const { question } = this.view()
    const hearing = {
      wake: this.#ports.settings().mode === 'wake',
      followUp: this.#memory.isAttentive(),
      speaking: isNearSpeech(lastWords),
      spoken: lastWords.spoken,
    }
    return judge(alternatives, {
      lastWords,
      understand: this.#room.listener({ question, ...hearing }),
      isCalled: this.#memory.isCalled(),
      mayInterrupt: (command) => this.#room.mayInterrupt(command, question),
    })
  }

  /** The guess where it was affirmed, nothing to do where it was denied; null when neither was said. */
  #answer(alternatives: readonly string[]): Heard<C> | null {
    const guess = this.#doer.guess()
    if (guess === null) return null
    const wake = this.#ports.settings().mode === 'wake'
    for (const text of alternatives) {
      const isYes = yesOrNo(text, { wake, followUp: this.#memory.isAttentive() })
      if (isYes !== null) return { text, commands: isYes ? [guess] : [], others: [] }
    }
    return null
  }

  /** What silences something, whatever is asked meanwhile: 'stop' while an alarm rings is no answer. */
  #stops({ heard }: Judged<C>): Heard<C> | null {
    const isStop = heard?.commands.some((command) => this.#room.mayInterrupt(command, null))
    return isStop ? heard : null
  }

  #onSpeaking(isSpeaking: boolean) {
    this.#display.show({ isSpeaking })
    // nobody can go on, or answer, before it has been said
    this.#memory.stayAttentive()
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
    const { heard } = this.#judge([text])
    const [wish, another] = heard ? wishesOf(heard) : []
    const delayMs = wish && !another ? this.#room.earlyAfterMs(wish) : null
    if (!heard || delayMs === null) return
    this.#waiting = setTimeout(() => this.#carryOut(heard, utterance, false), delayMs)
  }

  #hearFinal(alternatives: string[], utterance: number) {
    clearTimeout(this.#waiting)
    this.#display.hearSomething()
    const text = alternatives[0] ?? ''
    if (startsWithWakePhrase(text)) this.#mouth.cancel()
    this.#display.show({ live: '' })
    if (this.#memory.isPast(utterance)) return
    const judged = this.#judge(alternatives)
    const heard = this.#stops(judged) ?? this.#answer(alternatives) ?? judged.heard
    const command = heard ? JSON.stringify(heard.commands) : ''
    if (!this.#mayObey(command, utterance)) return
    if (this.#memory.isAgain(text, command)) return
    if (heard === null) this.#leave(text, judged)
    else this.#carryOut(heard, utterance, true)
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

  /** Nothing is done: it may be asked about, or was not understood, or is none of our business. */
  #leave(text: string, { maybe, isForUs }: Judged<C>) {
    if (isWakePhrase(text)) return this.#attend(text)
    const isTold = this.#ports.settings().mode === 'tap' || this.#isAddressed(text)
    const isAsked = this.view().question !== null && this.#doer.guess() === null
    const isStop = /^stop\W*$/i.test(text)
    const name = maybe && this.#room.nameOf?.(maybe)
    if (maybe && name && !isAsked && !isStop) {
      this.#display.heard(text)
      return this.#doer.offer(maybe, name, isTold)
    }
    if (isOwnVoice(text, this.#mouth.lastWords()) && !isForUs) return
    this.#display.ignored(text)
    if (isStop) this.#display.reply(this.#room.stopHint)
    else if ((isForUs || isTold) && !isAsked && this.#memory.mayComplain()) {
      this.#display.reply(this.#room.notUnderstood)
      this.#mouth.answer({ reply: this.#room.notUnderstood }, 'refused')
    }
  }

  #isAddressed(text: string): boolean {
    return startsWithWakePhrase(text) || this.#memory.isCalled()
  }

  /** 'Hey Chef' alone. Answered by a sound: words of ours would drown what comes next. */
  #attend(text: string) {
    this.#memory.beCalled()
    this.#mouth.play('question')
    this.#display.heard(text)
    this.#display.show({ ignored: '' })
    this.#display.reply('Yes?')
  }

  #carryOut(heard: Heard<C>, utterance: number, wasFinal: boolean) {
    this.#memory.attend()
    this.#display.heard(heard.text)
    const undo = this.#doer.obey(heard)
    this.#memory.keepDone({ utterance, command: JSON.stringify(heard.commands), undo, wasFinal })
  }
}
