/** What a device keeps of a session. */
import { createStore } from 'jotai'
import { expect, test, vi } from 'vitest'
import { createTimer, startTimer } from '#shared/cooking/timer.ts'
import { forgetSession, sessionAtom } from './cooking.atoms.ts'
import { addTimer, goTo, type Session, setTicked } from './session.ts'

function begin(recipeId: string, steps = 5) {
  const store = createStore()
  const cook = sessionAtom(recipeId, { steps, servings: 4 })
  return {
    read: () => store.get(cook),
    change: (change: (session: Session) => Session) => store.set(cook, change),
  }
}

test('the step is kept on every change, and is there after a reload', () => {
  const cook = begin('soup')
  cook.change((session) => goTo(session, 3, 5))
  expect(JSON.parse(localStorage.getItem('cooking-progress-soup') ?? '')).toEqual({
    step: 3,
    timestamp: expect.any(Number),
  })
  expect(begin('soup').read().step).toBe(3)
  expect(begin('soup', 2).read().step).toBe(1)
  expect(begin('another').read().step).toBe(0)
})

test('timers and ticks are there after a reload', () => {
  const cook = begin('stew')
  const now = Date.now()
  const timer = startTimer(createTimer({ id: 'a', label: 'Rice', minutes: 5, now }), now)
  cook.change((session) => setTicked(addTimer(session, timer), 2, true))
  expect(begin('stew').read()).toMatchObject({ timers: [timer], ticked: [2] })
})

test('progress that cannot be read starts at the first step, and is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  localStorage.setItem('cooking-progress-odd', '{"step":"two"}')
  localStorage.setItem('cooking-timers-odd', 'nonsense')
  expect(begin('odd').read()).toMatchObject({ step: 0, timers: [] })
  expect(warn).toHaveBeenCalledWith('The saved step cannot be read:', 'cooking-progress-odd')
  warn.mockRestore()
})

test('leaving removes the progress and keeps only timers that run', () => {
  const cook = begin('pie')
  const now = Date.now()
  const still = createTimer({ id: 'a', label: 'Rice', minutes: 5, now })
  const running = startTimer(createTimer({ id: 'b', label: 'Peas', minutes: 5, now }), now)
  cook.change((session) => goTo(addTimer(addTimer(session, still), running), 2, 5))
  forgetSession('pie', cook.read())
  expect(localStorage.getItem('cooking-progress-pie')).toBeNull()
  expect(begin('pie').read()).toMatchObject({ step: 0, timers: [running] })
  expect(JSON.parse(localStorage.getItem('cooking-timers') ?? '')).toContain('pie')
  cook.change((session) => ({ ...session, timers: [] }))
  expect(localStorage.getItem('cooking-timers-pie')).toBeNull()
  expect(localStorage.getItem('cooking-timers') ?? '').not.toContain('pie')
})

test('a timer that ended days ago is not rung again', () => {
  const old = Date.now() - 3 * 86_400_000
  const timer = startTimer(createTimer({ id: 'a', label: 'Rice', minutes: 5, now: old }), old)
  localStorage.setItem('cooking-timers-jam', JSON.stringify([timer]))
  expect(begin('jam').read().timers).toEqual([])
})
