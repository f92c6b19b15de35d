/** The speaker with voices that speak, that never end, and with none. */
import { afterEach, expect, test, vi } from 'vitest'
import { createSpeaker, MAX_PIECE, splitForSpeech } from './speaker.ts'

afterEach(() => {
  vi.useRealTimers()
})

type Voice = { name: string; lang: string; localService: boolean }

function setUp(voices: Voice[] = []) {
  vi.useFakeTimers()
  const said: { text: string; voice: Voice | null; rate: number; volume: number }[] = []
  const calls: string[] = []
  const speaking: boolean[] = []
  class Utterance {
    text: string
    lang = ''
    rate = 1
    volume = 1
    voice: Voice | null = null
    onstart: (() => void) | null = null
    onend: (() => void) | null = null
    onerror: (() => void) | null = null
    constructor(text: string) {
      this.text = text
    }
  }
  const utterances: Utterance[] = []
  const synthesis = {
    speak(utterance: Utterance) {
      calls.push('speak')
      utterances.push(utterance)
      said.push(utterance)
    },
    cancel: () => calls.push('cancel'),
    getVoices: () => voices,
  }
  const speaker = createSpeaker({
    onSpeaking: (isSpeaking) => speaking.push(isSpeaking),
    // The real types hold much that no test needs.
    browser: { synthesis, Utterance } as never,
  })
  return { speaker, said, calls, speaking, utterances }
}

test('sentences are said one after the other, after what went before is silenced', () => {
  const { speaker, said, calls, speaking, utterances } = setUp()
  speaker.speak('Step 4. Fry the onions.')
  expect(calls).toEqual(['cancel', 'speak'])
  utterances[0]?.onstart?.()
  utterances[0]?.onend?.()
  utterances[1]?.onstart?.()
  expect(said.map(({ text }) => text)).toEqual(['Step 4.', 'Fry the onions.'])
  expect(speaker.isSpeaking()).toBe(true)
  utterances[1]?.onend?.()
  expect(speaking).toEqual([true, false])
  expect(speaker.spoken()).toBe('Step 4. Fry the onions.')
})

test('a cancelled sentence says nothing more, whatever its voice reports later', () => {
  const { speaker, said, utterances } = setUp()
  speaker.speak('One. Two.')
  speaker.cancel()
  utterances[0]?.onend?.()
  expect(said).toHaveLength(1)
  expect(speaker.isSpeaking()).toBe(false)
})

test('a voice that never begins leaves the app silent, not stuck', () => {
  const { speaker, speaking } = setUp()
  speaker.speak('Hello.')
  vi.advanceTimersByTime(2_500)
  expect(speaking).toEqual([true, false])
})

test('a voice that never ends is followed by the next sentence', () => {
  const { speaker, said, utterances } = setUp()
  speaker.speak('One. Two.')
  utterances[0]?.onstart?.()
  vi.advanceTimersByTime(2_500 + 4 * 150)
  expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.'])
})

test('a voice on the device is preferred, in the language of the app', () => {
  const local = { name: 'local', lang: 'en-US', localService: true }
  const { speaker, said } = setUp([
    { name: 'other', lang: 'de-DE', localService: true },
    { name: 'remote', lang: 'en-GB', localService: false },
    local,
  ])
  speaker.speak('Hello.')
  expect(said[0]?.voice).toBe(local)
})

test('a browser that cannot speak stays silent without a fuss', () => {
  const speaker = createSpeaker({ browser: null })
  speaker.prime()
  speaker.speak('Hello.')
  expect(speaker.isSpeaking()).toBe(false)
  speaker.cancel()
})

test('the tap that turns voice on primes it without a sound', () => {
  const { speaker, said } = setUp()
  speaker.prime()
  expect(said[0]?.volume).toBe(0)
  expect(speaker.isSpeaking()).toBe(false)
})

test('no piece is longer than a remote voice can say, and no word is lost', () => {
  const long = `${'Stir the sauce slowly, '.repeat(30)}then ${'x'.repeat(400)}. Serve.`
  const pieces = splitForSpeech(long)
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(MAX_PIECE)
  expect(pieces.join('').replaceAll(' ', '')).toBe(long.replaceAll(' ', ''))
  expect(splitForSpeech('  ')).toEqual([])
})
