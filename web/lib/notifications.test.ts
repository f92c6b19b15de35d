/** Notifications through a service worker, without one, and refused. */
import { expect, test, vi } from 'vitest'
import { askToNotify, type NotificationBrowser, notify } from './notifications.ts'

function setUp(permission: NotificationPermission, answer = permission) {
  const shown: string[] = []
  class FakeNotification {
    static permission = permission
    static requestPermission = vi.fn(async () => answer)
    constructor(title: string) {
      shown.push(`constructor: ${title}`)
    }
  }
  const browser: NotificationBrowser = { Notification: FakeNotification, serviceWorker: undefined }
  const showNotification = vi.fn(async (title: string) => {
    shown.push(`worker: ${title}`)
  })
  const serviceWorker = {
    getRegistration: async () => ({ active: {}, showNotification }),
  } as never
  return { browser, withWorker: { ...browser, serviceWorker }, shown, FakeNotification }
}

test('it goes through the service worker where there is one', async () => {
  const { withWorker, shown } = setUp('granted')
  expect(await notify('Timer Complete: Pasta', {}, withWorker)).toBe(true)
  expect(shown).toEqual(['worker: Timer Complete: Pasta'])
})

test('without a service worker it uses the constructor', async () => {
  const { browser, shown } = setUp('granted')
  expect(await notify('Timer Complete: Pasta', {}, browser)).toBe(true)
  expect(shown).toEqual(['constructor: Timer Complete: Pasta'])
})

test('without permission nothing is shown', async () => {
  const { withWorker, shown } = setUp('denied')
  expect(await notify('Timer Complete: Pasta', {}, withWorker)).toBe(false)
  expect(shown).toEqual([])
})

test('a browser that refuses is logged only', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const { browser } = setUp('granted')
  const getRegistration = () => Promise.reject(new Error('insecure'))
  expect(await notify('Hello', {}, { ...browser, serviceWorker: { getRegistration } })).toBe(false)
  expect(warn).toHaveBeenCalledTimes(1)
  warn.mockRestore()
})

test('permission is asked for once, and an answer given before stands', async () => {
  const fresh = setUp('default', 'granted')
  expect(await askToNotify(fresh.browser)).toBe(true)
  const refused = setUp('denied')
  expect(await askToNotify(refused.browser)).toBe(false)
  expect(refused.FakeNotification.requestPermission).not.toHaveBeenCalled()
  expect(await askToNotify({ Notification: undefined, serviceWorker: undefined })).toBe(false)
})
