/** How hands-free answers: in full, in short, or by small sounds; and what it said last. No React. */
import type { Earcon } from '../earcons.ts'
import type { Speaker, SpeakerOptions } from '../speaker.ts'
import type { VoiceSettings } from '../voice-settings.ts'

type MouthPorts = {
  makeSpeaker: (options: SpeakerOptions) => Speaker
  playEarcon: (earcon: Earcon) => void
  settings: () => VoiceSettings
  now: () => number
  onSpeaking: (isSpeaking: boolean) => void
}

/** Ours: who asks what was said does it by then. */
const MISSED_MS = 30_000

/** `short`: what is enough for whoever sees the screen. */
type Answer = { reply: string; short?: string | undefined }

export class Mouth {
  readonly #ports: MouthPorts
  readonly #speaker: Speaker
  /** Null while it has never spoken. */
  #spokeUntil: number | null = null

  constructor(ports: MouthPorts) {
    this.#ports = ports
    this.#speaker = ports.makeSpeaker({
      onSpeaking: (isSpeaking) => {
        if (!isSpeaking) this.#spokeUntil = ports.now()
        ports.onSpeaking(isSpeaking)
      },
    })
  }

  /** Whether answers are heard as words. */
  canAnswer(): boolean {
    return this.#ports.settings().answers !== 'sounds' && this.#speaker.hasVoices()
  }

  answer({ reply, short }: Answer, earcon: Earcon): void {
    const { answers } = this.#ports.settings()
    this.#speaker.cancel()
    if (answers === 'sounds') this.#ports.playEarcon(earcon)
    else this.say(answers === 'short' ? (short ?? reply) : reply)
  }

  /** Word for word, where there is a voice. */
  say(text: string): void {
    if (text === '' || !this.canAnswer()) return
    const { rate, volume } = this.#ports.settings()
    this.#speaker.setRate(rate)
    this.#speaker.setVolume(volume)
    this.#speaker.speak(text)
  }

  play(earcon: Earcon): void {
    this.#ports.playEarcon(earcon)
  }

  cancel = (): void => this.#speaker.cancel()

  prime(): void {
    this.#speaker.prime()
  }

  isSpeaking(): boolean {
    return this.#speaker.isSpeaking()
  }

  /** What it said last, as long as somebody may have missed it. */
  lastSaid(): string | null {
    const { spoken, silentForMs } = this.lastWords()
    return spoken !== '' && silentForMs !== null && silentForMs < MISSED_MS ? spoken : null
  }

  /** Its last words, and for how long it has been silent: 0 while it speaks, null when it never did. */
  lastWords(): { spoken: string; silentForMs: number | null } {
    const until = this.#spokeUntil
    return {
      spoken: this.#speaker.spoken(),
      silentForMs: this.isSpeaking() ? 0 : until && this.#ports.now() - until,
    }
  }
}
