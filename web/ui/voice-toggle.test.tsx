/** The button of hands-free, where what is said is sent away to be written down. */
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { HandsFreeDisplay } from '#web/lib/hands-free/hands-free-view.ts'
import { VoiceToggle } from './voice-toggle.tsx'

afterEach(() => {
  localStorage.clear()
})

const words = { examples: { open: 'Next', wake: 'Hey Chef', tap: 'Say one thing' }, instead: '' }

async function open(isRecorded: boolean) {
  const display = new HandsFreeDisplay()
  display.show({ isRecorded })
  const start = vi.fn()
  const rest = { stop() {}, say() {}, silence() {}, undo() {}, answer() {}, dispose() {} }
  const { view, subscribe } = display
  const handsFree = { ...rest, view, subscribe, start }
  const screen = await render(<VoiceToggle handsFree={handsFree} words={words} onHelp={() => {}} />)
  const press = () => screen.getByRole('button', { name: 'Hands-free' }).click()
  return { screen, start, press }
}

test('nothing is recorded before somebody agreed, and agreed is agreed', async () => {
  const { screen, start, press } = await open(true)
  await press()
  await expect.element(screen.getByText(/is sent to be written down/)).toBeVisible()
  await screen.getByRole('button', { name: 'Not now' }).click()
  expect(start).not.toHaveBeenCalled()
  await press()
  await screen.getByRole('button', { name: 'Talk', exact: true }).click()
  expect(start).toHaveBeenCalledOnce()
  await expect.element(screen.getByText(/is sent to be written down/)).not.toBeInTheDocument()
  await press()
  expect(start).toHaveBeenCalledTimes(2)
})

test("a yes to the browser's own service is none to recording", async () => {
  localStorage.setItem('voice_notice_seen', 'true')
  const { screen, start, press } = await open(true)
  await press()
  await expect.element(screen.getByText(/is sent to be written down/)).toBeVisible()
  expect(start).not.toHaveBeenCalled()
})

test('a browser that recognises speech is turned on at once', async () => {
  const { start, press } = await open(false)
  await press()
  expect(start).toHaveBeenCalledOnce()
})
