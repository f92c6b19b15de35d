/** A browser's recogniser for tests: it hears what it is told. */
import { vi } from 'vitest'
import type { Recognition } from '#web/lib/speech-browser.ts'

/** Puts it into the page until globals are unstubbed. */
export function fakeRecogniser() {
  const ears: { session: Recognition | null } = { session: null }
  class FakeRecognition implements Recognition {
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 1
    onstart: Recognition['onstart'] = null
    onend: Recognition['onend'] = null
    onerror: Recognition['onerror'] = null
    onresult: Recognition['onresult'] = null
    start() {
      ears.session = this
      queueMicrotask(() => this.onstart?.())
    }
    abort() {
      ears.session = null
    }
  }
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  const hear = (transcript: string, isFinal: boolean) =>
    ears.session?.onresult?.({
      resultIndex: 0,
      results: [Object.assign([{ transcript, confidence: 0.9 }], { isFinal })],
    })
  return {
    isListening: () => ears.session !== null,
    fail: (error: string) => ears.session?.onerror?.({ error }),
    /** One utterance, as it ends up. */
    say: (transcript: string) => hear(transcript, true),
    /** Words that may still change. */
    half: (transcript: string) => hear(transcript, false),
  }
}
