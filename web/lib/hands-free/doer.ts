/** Does what was said, answers, asks, and takes back. Hears nothing itself. */
import { joined } from './deeds.ts'
import type { HandsFreeDisplay } from './hands-free-view.ts'
import { wishesOf } from './hearing.ts'
import type { Memory } from './memory.ts'
import type { Mouth } from './mouth.ts'
import type { Deed, Heard, Room, Spoken, Undo, Wish } from './room.ts'

type Parts = {
  display: HandsFreeDisplay
  mouth: Mouth
  memory: Memory
  turnOff: () => void
  listenForAnswer: () => void
}

export class Doer<C extends Spoken> {
  readonly #room: Room<C>
  readonly #parts: Parts
  #isGone = false
  /** What a yes would do, while it is asked about. */
  #guess: C | null = null

  constructor(room: Room<C>, parts: Parts) {
    this.#room = room
    this.#parts = parts
  }

  /** Nothing is said or shown any more. */
  leave(): void {
    this.#isGone = true
  }

  undo(): void {
    this.#settle(this.#undone())
  }

  #undone(): Deed {
    const { display, memory } = this.#parts
    const undo = display.view().canUndo ? memory.takeUndo() : null
    undo?.()
    display.show({ canUndo: false })
    return undo ? { reply: 'Undone.' } : { reply: 'There is nothing to undo.', isRefused: true }
  }

  /** The guess that is asked about. */
  guess(): C | null {
    const { question } = this.#parts.display.view()
    return question?.about === 'didYouMean' ? this.#guess : null
  }

  /** Asks whether this was meant: aloud only whoever spoke to the app. */
  offer(command: C, name: string, isAloud: boolean): void {
    this.#guess = command
    const shown = `Did you mean: ${name}?`
    this.#settle({ reply: isAloud ? shown : '', shown, question: { about: 'didYouMean' } })
  }

  /** The buttons under a question. */
  answer(isYes: boolean): void {
    const { answers } = this.#room
    const guess = this.guess()
    if (guess) this.obey({ text: '', commands: isYes ? [guess] : [], others: [] })
    else if (answers) this.press(isYes ? answers.yes : answers.no)
  }

  /** The same as said, by a key or a button. */
  press(command: C) {
    this.obey({ text: '', commands: [command], others: [] })
  }

  /** All in their order; a question stands in the way of what comes after it. */
  obey(heard: Heard<C>): Undo | undefined {
    const deeds: Deed[] = []
    for (const wish of wishesOf(heard)) {
      const deed = this.#do(wish)
      deeds.push(deed)
      if (deed.question) break
    }
    const whole = joined(deeds)
    this.#settle(whole)
    for (const { after } of deeds) if (after) this.#goOn(after, whole.reply !== '')
    return whole.undo
  }

  #do(wish: Wish<C>): Deed {
    const deed = this.#room.obey(wish, {
      question: this.#parts.display.view().question,
      canSpeak: this.#parts.mouth.canAnswer(),
      lastSaid: this.#parts.mouth.lastSaid(),
    })
    return deed.after === 'undo' ? this.#undone() : deed
  }

  #settle({ reply, shown, short, question, isRefused, undo, later }: Deed) {
    this.#parts.display.keep('question')
    if (undo) this.#keepUndo(undo)
    this.#parts.display.show({ ignored: '', question: question ?? null })
    this.#parts.display.reply(shown ?? reply)
    if (question) this.#parts.display.forgetQuestionLater()
    const earcon = question ? 'question' : isRefused ? 'refused' : 'done'
    if (reply !== '') this.#parts.mouth.answer({ reply, short }, earcon)
    else this.#parts.mouth.cancel()
    if (question && !this.#parts.mouth.isSpeaking()) this.#parts.listenForAnswer()
    if (later) this.#await(later)
  }

  #keepUndo(undo: Undo) {
    this.#parts.memory.keepUndo(undo)
    this.#parts.display.offerUndo()
  }

  /** Where there is an answer it has taken the place of what was being said. */
  #goOn(after: NonNullable<Deed['after']>, isAnswered: boolean) {
    if (after === 'silence' && !isAnswered) this.#parts.mouth.cancel()
    else if (after === 'stopListening') this.#parts.turnOff()
    else if (typeof after === 'function') after()
  }

  /** Whoever has left by then is not spoken to. */
  async #await(later: NonNullable<Deed['later']>) {
    const { reply, shown, short, undo, isRefused } = await later
    if (this.#isGone) return
    this.#parts.display.reply(shown ?? reply)
    if (undo) this.#keepUndo(undo)
    this.#parts.mouth.answer({ reply, short }, isRefused ? 'refused' : 'done')
  }
}
