/** Speaking into a field, with a recogniser of our own behind the browser's name for it. */
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Recognition } from './speech-browser.ts'
import { VOICE_NOTICE_KEY } from './storage-keys.ts'
import { joinedWords, useDictation } from './use-dictation.ts'

let heardBy: FakeRecognition | null = null

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
    heardBy = this
    this.onstart?.()
  }
  abort() {
    this.onend?.()
  }
  say(transcript: string, isFinal: boolean) {
    const result = Object.assign([{ transcript, confidence: 0.9 }], { isFinal })
    this.onresult?.({ resultIndex: 0, results: [result] })
  }
}

beforeEach(() => {
  localStorage.clear()
  heardBy = null
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

function Field({ onSaid }: { onSaid: (words: string) => void }) {
  const { isPossible, isOn, words, note, press } = useDictation(onSaid)
  if (!isPossible) return <p>No microphone button</p>
  return (
    <>
      <button type="button" aria-pressed={isOn} onClick={press}>
        Speak
      </button>
      <p>{`${words}|${note}`}</p>
    </>
  )
}

async function open() {
  const onSaid = vi.fn()
  const screen = await render(<Field onSaid={onSaid} />)
  return { screen, onSaid, speak: screen.getByRole('button', { name: 'Speak' }) }
}

test('where the sound may go is said before the first time, and the next press is a yes', async () => {
  const { screen, speak } = await open()
  await speak.click()
  await expect.element(screen.getByText(/The sound may leave this device/)).toBeVisible()
  expect(heardBy).toBeNull()
  await speak.click()
  await expect.element(screen.getByText('|Listening')).toBeVisible()
})

test('words are shown as they are heard, and given once when they are said', async () => {
  localStorage.setItem(VOICE_NOTICE_KEY, 'true')
  const { screen, onSaid, speak } = await open()
  await speak.click()
  await expect.element(screen.getByText('|Listening')).toBeVisible()
  heardBy?.say('leeks for', false)
  await expect.element(screen.getByText('leeks for|Listening')).toBeVisible()
  heardBy?.say('leeks for two', true)
  await expect.element(speak).toHaveAttribute('aria-pressed', 'false')
  expect(onSaid.mock.calls).toEqual([['leeks for two']])
  await expect.element(screen.getByText('|', { exact: true })).toBeInTheDocument()
})

test('a second press stops, and a refused microphone says what to do', async () => {
  localStorage.setItem(VOICE_NOTICE_KEY, 'true')
  const { screen, onSaid, speak } = await open()
  await speak.click()
  await expect.element(speak).toHaveAttribute('aria-pressed', 'true')
  await speak.click()
  await expect.element(speak).toHaveAttribute('aria-pressed', 'false')
  await speak.click()
  await expect.element(screen.getByText('|Listening')).toBeVisible()
  heardBy?.onerror?.({ error: 'not-allowed' })
  await expect.element(screen.getByText(/Allow the microphone/)).toBeVisible()
  expect(onSaid).not.toHaveBeenCalled()
})

test('a press while the recogniser is on its way is taken back by the next', async () => {
  localStorage.setItem(VOICE_NOTICE_KEY, 'true')
  const isThere = Promise.withResolvers<string>()
  vi.stubGlobal(
    'SpeechRecognition',
    Object.assign(FakeRecognition, { available: () => isThere.promise }),
  )
  onTestFinished(() => void Reflect.deleteProperty(FakeRecognition, 'available'))
  const { speak } = await open()
  await speak.click()
  await expect.element(speak).toHaveAttribute('aria-pressed', 'true')
  await speak.click()
  await expect.element(speak).toHaveAttribute('aria-pressed', 'false')
  isThere.resolve('available')
  await new Promise((done) => setTimeout(done, 50))
  expect(heardBy).toBeNull()
  await expect.element(speak).toHaveAttribute('aria-pressed', 'false')
})

test('a browser without recognition has no button', async () => {
  vi.stubGlobal('SpeechRecognition', undefined)
  vi.stubGlobal('webkitSpeechRecognition', undefined)
  const { screen } = await open()
  await expect.element(screen.getByText('No microphone button')).toBeVisible()
})

test.each([
  ['', 'leeks', 'leeks'],
  ['two', 'leeks', 'two leeks'],
  ['two\n', 'leeks', 'two\nleeks'],
  ['two', '', 'two'],
])('%j and then %j are %j', (typed, said, joined) => {
  expect(joinedWords(typed, said)).toBe(joined)
})
