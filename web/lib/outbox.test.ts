import { expect, test, vi } from 'vitest'
import { ApiError, NetworkError } from './api.ts'
import { createOutbox } from './outbox.ts'
import { aFlag, aText, objectOf } from './readers.ts'

type Tick = { item: string; checked: boolean }

const value = objectOf({ item: aText, checked: aFlag })
const milk = { item: 'milk', checked: true }
const tea = { item: 'tea', checked: true }
const no = new ApiError({ code: 'internal', message: 'Forced by a test' }, 500)

/** A network that can go, a kitchen that writes down what it hears. */
function aDevice(storageKey: string = crypto.randomUUID()) {
  const kitchen = { isThere: true, heard: [] as Tick[], answer: async () => {} }
  const refused: Tick[] = []
  vi.stubGlobal('fetch', async () => {
    if (!kitchen.isThere) throw new TypeError('Failed to fetch')
    return new Response('{}')
  })
  const open = () =>
    createOutbox<Tick>({
      storageKey,
      value,
      send: async (tick) => {
        if (!kitchen.isThere) throw new NetworkError()
        await kitchen.answer()
        kitchen.heard.push(tick)
      },
      onRefused: (tick) => refused.push(tick),
    })
  const stored = () => localStorage.getItem(storageKey)
  return { kitchen, refused, open, stored, storageKey }
}

test('what the kitchen has heard is forgotten, on the device too', async () => {
  const { kitchen, open, stored } = aDevice()
  const outbox = open()
  outbox.put('milk', milk)
  expect(stored()).toContain('milk')
  expect(await outbox.flush()).toBe(true)
  expect(kitchen.heard).toEqual([milk])
  expect([outbox.current().waiting, stored()]).toEqual([[], null])
})

test('without a network values wait, and go in their order when it is back', async () => {
  const { kitchen, open, refused } = aDevice()
  kitchen.isThere = false
  const outbox = open()
  outbox.put('milk', milk)
  outbox.put('tea', tea)
  expect(await outbox.flush()).toBe(false)
  expect(outbox.current()).toMatchObject({
    isCutOff: true,
    waiting: [{ value: milk }, { value: tea }],
  })
  kitchen.isThere = true
  dispatchEvent(new Event('online'))
  await expect.poll(() => outbox.current()).toEqual({ waiting: [], isCutOff: false })
  expect([kitchen.heard, refused]).toEqual([[milk, tea], []])
})

test('a network that comes back without a word is tried again', { timeout: 15_000 }, async () => {
  const { kitchen, open } = aDevice()
  kitchen.isThere = false
  const outbox = open()
  outbox.put('milk', milk)
  await outbox.flush()
  kitchen.isThere = true
  await expect.poll(() => kitchen.heard, { timeout: 8_000 }).toEqual([milk])
})

test('of two values for one key the last is the one that stays', async () => {
  const { kitchen, open } = aDevice()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  kitchen.answer = () => isAnswered
  const outbox = open()
  outbox.put('milk', milk)
  outbox.put('milk', { ...milk, checked: false })
  answer()
  await expect.poll(() => outbox.current().waiting).toEqual([])
  expect(kitchen.heard).toEqual([milk, { ...milk, checked: false }])
})

test('what waited when the browser was closed is sent by the next page', async () => {
  const { kitchen, open, stored } = aDevice()
  kitchen.isThere = false
  const closed = open()
  closed.put('milk', milk)
  await closed.flush()
  kitchen.isThere = true
  open()
  await expect.poll(() => kitchen.heard).toContainEqual(milk)
  await expect.poll(stored).toBeNull()
})

test('what the kitchen refuses is said and forgotten, the rest goes on', async () => {
  const { kitchen, open, refused } = aDevice()
  kitchen.answer = async () => {
    kitchen.answer = async () => {}
    throw no
  }
  const outbox = open()
  outbox.put('milk', milk)
  outbox.put('tea', tea)
  expect(await outbox.flush()).toBe(true)
  expect([refused, kitchen.heard, outbox.current().waiting]).toEqual([[milk], [tea], []])
})

test('one call that breaks while the kitchen is there is no lost network', async () => {
  const { kitchen, open, refused } = aDevice()
  kitchen.answer = async () => {
    throw new TypeError('Failed to fetch')
  }
  const outbox = open()
  outbox.put('milk', milk)
  expect(await outbox.flush()).toBe(true)
  expect([refused, outbox.current().isCutOff]).toEqual([[milk], false])
})

test('two tabs keep what the other one keeps', async () => {
  const { kitchen, open, stored } = aDevice()
  kitchen.isThere = false
  const [one, other] = [open(), open()]
  one.put('milk', milk)
  other.put('tea', tea)
  expect(JSON.parse(stored() ?? '')).toHaveLength(2)
  expect(other.current().waiting).toHaveLength(2)
})

test('rubbish on the device is no reason to fail', async () => {
  const { kitchen, open, storageKey } = aDevice()
  localStorage.setItem(storageKey, '{"milk":')
  const outbox = open()
  outbox.put('milk', milk)
  await outbox.flush()
  expect(kitchen.heard).toEqual([milk])
})

test('a device that forgets nothing is not obeyed for ever', async () => {
  const { kitchen, open, storageKey } = aDevice()
  const outbox = open()
  const stuck = JSON.stringify([{ key: 'milk', value: milk }])
  const read = vi.spyOn(Storage.prototype, 'getItem')
  read.mockImplementation((key) => (key === storageKey ? stuck : null))
  outbox.put('milk', milk)
  expect(await outbox.flush()).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 50))
  read.mockRestore()
  expect(kitchen.heard.length).toBeLessThan(4)
})

test('a mistake in the program is no lost network, not even without one', async () => {
  const { open, refused, stored } = aDevice()
  const nothing = undefined as unknown as Tick
  const mistaken = createOutbox<Tick>({
    storageKey: crypto.randomUUID(),
    value,
    send: async () => void nothing.item.length,
    onRefused: (tick) => refused.push(tick),
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  mistaken.put('milk', milk)
  expect(await mistaken.flush()).toBe(true)
  expect([refused, stored(), open().current().isCutOff]).toEqual([[milk], null, false])
})
