/** Hands-free cooking: hears, obeys, answers and takes back. No React; the browser comes in as ports. */
import type { Command } from '#shared/voice/intents.ts'
import type { Recogniser, RecogniserState } from '#web/lib/speech-shape.ts'
import { revert, type Session } from '../session.ts'
import type { HandsFreePorts, ShoppingWish } from './hands-free-ports.ts'
import { type HandsFree, HandsFreeDisplay, OFF } from './hands-free-view.ts'
import {
  chooseCommand,
  type Ears,
  earlyAfterMs,
  type Heard,
  isOwnVoice,
  isWakePhrase,
  startsWithWakePhrase,
} from './hearing.ts'
import { Memory, type Undo } from './memory.ts'
import { Mouth } from './mouth.ts'
import { contextOf, type Effect, type Outcome, obey, type Scene } from './obey.ts'
import { listed } from './obey-amounts.ts'
import { askWhichTime } from './obey-new-timers.ts'
import { likelyPhrases } from './phrases.ts'

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
  readonly #mouth: Mouth
  readonly #mediaKeys: { start: () => void; stop: () => void }
  readonly #memory: Memory
  /** The cook has turned it on; with tap to talk it does not listen all the time. */
  #isOn = false
  #waiting: ReturnType<typeof setTimeout> | undefined

  constructor(ports: HandsFreePorts, display: HandsFreeDisplay) {
    this.#ports = ports
    this.#display = display
    this.#memory = new Memory(ports.now)
    this.#mouth = new Mouth({ ...ports, onSpeaking: (isSpeaking) => this.#onSpeaking(isSpeaking) })
    this.#recogniser = ports.makeRecogniser({
      onState: (state) => this.#onState(state),
      onInterim: (text) => this.#hearInterim(text),
      onFinal: (alternatives) => this.#hearFinal(alternatives),
      settings: () => ({
        isOnce: ports.settings().mode === 'tap',
        isLocal: this.view().isLocal,
        phrases: likelyPhrases(ports.recipe(), ports.read()),
      }),
    })
    this.#mediaKeys = ports.makeMediaKeys({
      next: () => this.#press({ intent: 'next', slots: {} }),
      previous: () => this.#press({ intent: 'previous', slots: {} }),
      pause: () =>
        this.#mouth.isSpeaking() ? this.silence() : this.#press({ intent: 'repeat', slots: {} }),
    })
    ports.isLocal().then((isLocal) => display.show({ isLocal }))
  }

  view = () => this.#display.view()

  subscribe = (listener: () => void) => this.#display.subscribe(listener)

  start = () => {
    this.#isOn = true
    this.#mouth.prime()
    this.#mediaKeys.start()
    this.#recogniser.start()
  }

  stop = () => {
    this.#mouth.cancel()
    this.#turnOff()
  }

  #turnOff() {
    this.#isOn = false
    this.#mediaKeys.stop()
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
    this.#press({ intent: isYes ? 'confirm' : 'deny', slots: {} })
  }

  dispose = () => {
    clearTimeout(this.#waiting)
    this.stop()
    this.#display.dispose()
  }

  #onState(state: RecogniserState) {
    const isPause = state === 'off' && this.#isOn && this.#ports.settings().mode === 'tap'
    this.#display.show(state === 'off' && !isPause ? OFF : { state, live: '', isSilent: false })
    this.#display.awaitWords(state === 'listening')
  }

  #scene(): Scene {
    const { recipe, read, settings, now, newId } = this.#ports
    return {
      recipe: recipe(),
      session: read(),
      question: this.view().question,
      voice: settings(),
      canSpeak: this.#mouth.canAnswer(),
      now: now(),
      newId: newId(),
    }
  }

  #ears(): Ears {
    const context = {
      ...contextOf(this.#scene()),
      wake: this.#ports.settings().mode === 'wake',
      followUp: this.#memory.isAttentive(),
    }
    return { context, ...this.#mouth.lastWords() }
  }

  #onSpeaking(isSpeaking: boolean) {
    this.#display.show({ isSpeaking })
    // the cook can only go on, or answer, once it has been said
    if (this.#memory.isAttentive()) this.#memory.attend()
    if (!this.view().question) return
    this.#display.forgetQuestionLater()
    if (!isSpeaking) this.#listenForAnswer()
  }

  /** With tap to talk the microphone is closed by now. */
  #listenForAnswer() {
    if (!this.#isOn || this.#ports.settings().mode !== 'tap') return
    queueMicrotask(() => this.#recogniser.start())
  }

  #hearInterim(text: string) {
    clearTimeout(this.#waiting)
    this.#display.hearSomething()
    if (startsWithWakePhrase(text)) this.#mouth.cancel()
    const ears = this.#ears()
    this.#display.show({ live: isOwnVoice(text, ears) ? '' : text })
    const heard = chooseCommand([text], ears)
    const delayMs = heard && earlyAfterMs(heard)
    if (heard === null || delayMs === null || this.#memory.early() !== null) return
    this.#waiting = setTimeout(() => this.#carryOutEarly(heard), delayMs)
  }

  #carryOutEarly(heard: Heard) {
    const before = this.#ports.read()
    this.#carryOut(heard)
    const undo = this.#undoOf(before, this.#ports.read())
    this.#memory.keepEarly(JSON.stringify(heard.command), undo)
  }

  #hearFinal(alternatives: string[]) {
    clearTimeout(this.#waiting)
    this.#display.hearSomething()
    const text = alternatives[0] ?? ''
    if (startsWithWakePhrase(text)) this.#mouth.cancel()
    this.#display.show({ live: '' })
    const acted = this.#memory.early()
    this.#memory.forgetEarly()
    const heard = chooseCommand(alternatives, this.#ears())
    const command = heard ? JSON.stringify(heard.command) : ''
    if (acted?.command === command) return
    if (acted) this.#takeBackEarly(acted.undo)
    const isAgain = this.#memory.isAgain(text, command)
    if (heard === null) this.#ignore(text)
    else if (!isAgain) this.#carryOut(heard)
  }

  /** The words went on and meant something else. */
  #takeBackEarly(undo: Undo) {
    undo()
    this.#mouth.cancel()
    this.#memory.keepUndo(null)
    this.#display.show({ heard: '', reply: '', canUndo: false })
  }

  #ignore(text: string) {
    if (isWakePhrase(text)) return this.#attend(text)
    if (isOwnVoice(text, this.#ears())) return
    this.#display.ignored(text)
    if (!/^stop\W*$/i.test(text)) return
    this.#display.reply('Say “stop the timer” or “stop listening”.')
  }

  /** 'Hey Chef' alone. Answered by a sound: words of ours would drown what comes next. */
  #attend(text: string) {
    this.#memory.attend()
    this.#mouth.play('question')
    this.#display.heard(text)
    this.#display.show({ ignored: '' })
    this.#display.reply('Yes?')
  }

  #carryOut({ text, command, doubt }: Heard) {
    const scene = this.#scene()
    this.#memory.attend()
    this.#display.heard(text)
    this.#settle(doubt ? askWhichTime(doubt, scene) : obey(command, scene), scene.session)
  }

  /** The same as said, by a key or a button. */
  #press(command: Command) {
    const scene = this.#scene()
    this.#settle(obey(command, scene), scene.session)
  }

  #settle(outcome: Outcome, before: Session) {
    const { session, reply, shown, short, question = null, effect } = outcome
    this.#display.keep('question')
    if (effect?.kind === 'undo') return this.undo()
    if (session !== before) {
      this.#ports.change(() => session)
      this.#keepUndo(this.#undoOf(before, session))
    }
    this.#display.show({ ignored: '', question })
    this.#display.reply(shown ?? reply)
    if (question) this.#display.forgetQuestionLater()
    if (reply !== '') this.#mouth.answer({ reply, short }, question ? 'question' : 'done')
    else this.#mouth.cancel()
    if (question && !this.#mouth.isSpeaking()) this.#listenForAnswer()
    if (effect) this.#perform(effect)
  }

  #undoOf(before: Session, after: Session): Undo {
    return () => this.#ports.change((session) => revert(session, before, after))
  }

  #keepUndo(undo: Undo) {
    this.#memory.keepUndo(undo)
    this.#display.offerUndo()
  }

  #perform(effect: Exclude<Effect, { kind: 'undo' }>) {
    switch (effect.kind) {
      case 'finish':
        return this.#ports.finish()
      case 'silence':
        return this.#mouth.cancel()
      case 'stopListening':
        return this.#turnOff()
      case 'ask':
        return this.#ports.ask(effect.question)
      case 'settings': {
        const before = this.#ports.settings()
        this.#ports.changeSettings(effect.change)
        return this.#keepUndo(() => this.#ports.changeSettings(before))
      }
      case 'addToList':
        return this.#addToList(effect.wish)
    }
  }

  async #addToList(wish: ShoppingWish) {
    const undo = await this.#ports.addToList(wish)
    const reply = undo ? listed(wish) : 'Failed to add item. Please try again.'
    this.#display.reply(reply)
    if (undo) this.#keepUndo(undo)
    this.#mouth.answer({ reply }, undo ? 'done' : 'refused')
  }
}
