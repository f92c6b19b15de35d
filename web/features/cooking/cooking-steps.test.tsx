/** A step as a cook meets it: its times, its ingredients, the keys, a recipe that changes meanwhile. */
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createTimer, startTimer } from '#shared/cooking/timer.ts'
import { StepText } from './steps/step-text.tsx'
import { useEdgeTaps } from './steps/use-edge-taps.ts'
import { useStepKeys } from './steps/use-step-keys.ts'
import { keepTimers, readTimers, recipesWithTimers } from './timers/kept-timers.ts'
import { TimerTitle } from './timers/timer-title.tsx'

afterEach(() => {
  localStorage.clear()
})

const noBox = { current: null }

test('times in the text are buttons, amounts are only marked', async () => {
  const onTime = vi.fn()
  const text = 'Add 200 g rice and simmer for 20 to 25 minutes.'
  await render(<StepText text={text} box={{ current: null }} onTime={onTime} />)
  await page.getByRole('button', { name: '20 to 25 minutes: make a timer' }).click()
  expect(onTime).toHaveBeenCalledWith(expect.objectContaining({ seconds: 1_200 }))
  expect(page.getByRole('button').elements()).toHaveLength(1)
})

function Pages({ isOn = true }: { isOn?: boolean }) {
  const [step, setStep] = useState(1)
  const [card, setCard] = useState<HTMLElement | null>(null)
  const moves = { next: () => setStep(step + 1), previous: () => setStep(step - 1) }
  useStepKeys(isOn, noBox, moves)
  return (
    <section ref={setCard}>
      <p>Step {step}</p>
      {card && <Edges card={card} moves={moves} />}
      <button type="button">Something</button>
      <input aria-label="Words" />
    </section>
  )
}

function Edges({ card, moves }: { card: HTMLElement; moves: Parameters<typeof useEdgeTaps>[1] }) {
  useEdgeTaps({ current: card }, moves)
  return null
}

const step = () => page.getByText(/^Step -?\d+$/).element().textContent

test('the pedal and the arrows work after a button was pressed; Space is the button’s', async () => {
  await render(<Pages />)
  await page.getByRole('button', { name: 'Something' }).click()
  await userEvent.keyboard('{PageDown}{ArrowRight}')
  expect(step()).toBe('Step 3')
  await userEvent.keyboard(' ')
  expect(step()).toBe('Step 3')
})

test('a field keeps its keys, and an open drawer keeps them all', async () => {
  const { rerender } = await render(<Pages />)
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{ArrowRight}{PageDown} ')
  expect(step()).toBe('Step 1')
  await rerender(<Pages isOn={false} />)
  await page.getByRole('button').click()
  await userEvent.keyboard('{PageDown}')
  expect(step()).toBe('Step 1')
})

test('the edges turn the page, the middle and what is pressed there do not', async () => {
  await render(<Pages />)
  const card = page.getByText(/^Step/).element().parentElement
  if (!card) throw new Error('No card')
  const tap = (share: number, on: Element = card) => {
    const { left, width } = card.getBoundingClientRect()
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: left + width * share }))
  }
  tap(0.95)
  await expect.poll(step).toBe('Step 2')
  tap(0.5)
  tap(0.95, page.getByRole('button').element())
  expect(step()).toBe('Step 2')
  tap(0.05)
  await expect.poll(step).toBe('Step 1')
})

test("the title tells the timer that ends next, before the page's own", async () => {
  const now = Date.now()
  const running = (label: string, minutes: number) =>
    startTimer(createTimer({ id: label, label, minutes, now }), now)
  const timers = [running('Peas', 9), running('Step 2: Simmer it', 4)]
  const { rerender, unmount } = await render(
    <>
      <title>Cooking: Soup</title>
      <TimerTitle timers={timers} ringing={[]} />
    </>,
  )
  await expect.poll(() => document.title).toMatch(/^(4:00|3:59) Step 2 · Cooking: Soup$/)
  const ringing = [{ id: 'Peas', label: 'Peas', lateSeconds: 0 }]
  await rerender(
    <>
      <title>Cooking: Soup</title>
      <TimerTitle timers={[]} ringing={ringing} />
    </>,
  )
  await expect.poll(() => document.title).toBe('Peas: done · Cooking: Soup')
  await unmount()
  expect(document.title).not.toContain('Peas')
})

test('the device knows which recipes have timers, and forgets those that are over', () => {
  const timer = createTimer({ id: 'a', label: 'Rice', minutes: 5, now: Date.now() })
  keepTimers('soup', [timer])
  keepTimers('pie', [timer])
  expect(recipesWithTimers()).toEqual(['soup', 'pie'])
  keepTimers('soup', [])
  expect(recipesWithTimers()).toEqual(['pie'])
  expect(readTimers('pie')).toEqual([timer])
  keepTimers('pie', [])
  expect(localStorage.getItem('cooking-timers')).toBeNull()
})
