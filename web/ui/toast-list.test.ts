/** Toasts from anywhere: the newest three stand. */
import { expect, test } from 'vitest'
import { currentToasts, dismissToast, subscribeToToasts, toast } from './toast-list.ts'

test('a toast is a success unless it says otherwise, and goes when dismissed', () => {
  const id = toast({ title: 'Item added' })
  expect(currentToasts()).toEqual([{ id, title: 'Item added', kind: 'success' }])
  dismissToast(id)
  expect(currentToasts()).toEqual([])
})

test('of four toasts the oldest goes', () => {
  const ids = ['a', 'b', 'c', 'd'].map((title) => toast({ title, kind: 'info' }))
  expect(currentToasts().map((one) => one.title)).toEqual(['b', 'c', 'd'])
  ids.forEach(dismissToast)
})

test('those who listen hear of each change until they stop', () => {
  let heard = 0
  const stop = subscribeToToasts(() => {
    heard += 1
  })
  dismissToast(toast({ title: 'a' }))
  stop()
  dismissToast(toast({ title: 'b' }))
  expect(heard).toBe(2)
})
