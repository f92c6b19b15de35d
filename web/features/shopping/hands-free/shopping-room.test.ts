/** Shopping by voice on fake ears and mouth: what is done to the list, and what is answered. */
import { afterEach, expect, test, vi } from 'vitest'
import type { ShoppingListItem } from '#shared/shopping/schema.ts'
import { createHandsFree } from '#web/lib/hands-free/hands-free.ts'
import { type FakeVoice, fakeVoice } from '#web/testing/fake-voice.ts'
import { aLine } from '#web/testing/shopping-samples.ts'
import { createShoppingRoom } from './shopping-room.ts'

afterEach(() => {
  vi.useRealTimers()
})

const THINGS = ['bread', 'milk', 'eggs', 'cherry tomatoes'].map((name) => aLine(name))

type FakeShop = FakeVoice & { lines?: ShoppingListItem[]; isOffline?: boolean }

/** Hands-free is on; unless said otherwise four things are to get, and answers are seen, not heard. */
function fakeShop({ lines: given = THINGS, isOffline = false, ...changes }: FakeShop = {}) {
  const voice = fakeVoice(changes)
  const showHelp = vi.fn()
  let lines = given
  const handsFree = createHandsFree(
    createShoppingRoom({
      lines: () => lines,
      tick: ({ id }, checked) => {
        lines = lines.map((line) => (line.id === id ? { ...line, checked } : line))
      },
      add: async ({ item, quantity = null, unit = null }) => {
        if (isOffline) return null
        lines = [...lines, aLine(item, { quantity, unit })]
        return () => {
          lines = lines.filter(({ name }) => name !== item)
        }
      },
      showHelp,
    }),
    voice.ports,
  )
  handsFree.start()
  return {
    ...voice,
    handsFree,
    showHelp,
    hear: async (...alternatives: string[]) => {
      voice.hear(...alternatives)
      await vi.advanceTimersByTimeAsync(0)
      return handsFree.view().reply
    },
    left: () => lines.filter(({ checked }) => !checked).map(({ name }) => name),
    line: (name: string) => lines.find((line) => line.name === name),
  }
}

test('ticked and unticked by its name, which may be one word of a longer one', async () => {
  const { hear, left } = fakeShop()
  expect(await hear('tick milk')).toBe('Milk, ticked. Three left.')
  expect(await hear('got the tomatoes')).toBe('Cherry tomatoes, ticked. Two left.')
  expect(left()).toEqual(['bread', 'eggs'])
  expect(await hear('untick milk')).toBe('Milk, not ticked. Three left.')
  expect(left()).toEqual(['bread', 'milk', 'eggs'])
})

test('what is ticked stays so, and what is not on the list is said', async () => {
  const { hear, handsFree } = fakeShop({ lines: [aLine('milk', { checked: true })] })
  expect(await hear('tick milk')).toBe('Milk, ticked already. Nothing left.')
  expect(await hear('tick the butter')).toBe('No butter on the list.')
  expect(handsFree.view().canUndo).toBe(false)
})

test('a thing on two lines is ticked on both, and comes back with both', async () => {
  const { hear, left } = fakeShop({ lines: [aLine('a', { name: 'Leeks' }), aLine('leeks')] })
  expect(await hear('tick leeks')).toBe('Leeks, ticked. Nothing left.')
  expect(await hear('undo')).toBe('Undone.')
  expect(left()).toEqual(['Leeks', 'leeks'])
})

test('of several hearings the one that is on the list is meant', async () => {
  const { hear } = fakeShop()
  expect(await hear('tick the mill stone', 'tick the milk')).toBe('Milk, ticked. Three left.')
})

test('of two of a kind the one that can still be ticked, or unticked, is meant', async () => {
  const { hear } = fakeShop({
    lines: [aLine('plum tomatoes'), aLine('cherry tomatoes', { checked: true })],
  })
  expect(await hear('untick tomatoes')).toBe('Cherry tomatoes, not ticked. Two left.')
  await hear('undo')
  expect(await hear('tick tomatoes')).toBe('Plum tomatoes, ticked. Nothing left.')
})

test('added with its amount, said once it is there, and taken off by undo', async () => {
  const { hear, line } = fakeShop()
  expect(await hear('add two lemons')).toBe('Two lemons, added.')
  expect(line('lemons')?.quantity).toBe('2')
  expect(await hear('undo')).toBe('Undone.')
  expect(line('lemons')).toBeUndefined()
  expect(await hear('add two tins of chickpeas to the list')).toBe('Two tins chickpeas, added.')
})

test('what could not be added says so, with nothing to undo', async () => {
  const { hear, handsFree } = fakeShop({ isOffline: true })
  expect(await hear('add lemons')).toBe('Failed to add item. Please try again.')
  expect(handsFree.view().canUndo).toBe(false)
})

test.for([
  [[], 'Nothing left.'],
  [['bread'], 'Left: bread.'],
  [['bread', 'eggs', 'milk'], 'Left: bread, eggs and milk.'],
  [['bread', 'eggs', 'milk', 'rice', 'tea'], 'Left: bread, eggs and three more.'],
] as const)('of %j is said: %s', async ([names, reply]) => {
  const { hear } = fakeShop({ lines: names.map((name) => aLine(name)) })
  expect(await hear("what's left")).toBe(reply)
})

test('talk in the shop does nothing, nor is anything cleared or removed by voice', async () => {
  const { hear, handsFree, left } = fakeShop()
  for (const talk of [
    'did you see the milk they had last week',
    'I would not add that many lemons to a cake you know',
  ]) {
    expect(await hear(talk)).toBe('')
    expect(handsFree.view().ignored).toBe(talk)
  }
  // plainly meant for the list, and not done
  for (const refused of ['clear the list', 'delete the milk', 'remove milk from the list']) {
    expect(await hear(refused)).toMatch(/^I did not get that/)
  }
  expect(left()).toHaveLength(4)
})

test('its own answer is not obeyed, while it speaks or after', async () => {
  const { hear, handsFree, left, endSpeech, spoken } = fakeShop({ hasVoices: true })
  await hear("what's left")
  expect(spoken()).toBe('Left: bread, milk and two more.')
  await hear('tick eggs')
  endSpeech()
  await hear('tick bread')
  vi.advanceTimersByTime(1_501)
  await hear('tick milk')
  expect(left()).toEqual(['bread', 'eggs', 'cherry tomatoes'])
  endSpeech()
  vi.advanceTimersByTime(1_501)
  await hear('milk ticked')
  expect(handsFree.view().ignored).toBe('')
  expect(left()).toHaveLength(3)
})

test("'stop listening' turns it off, a bare stop gets a hint, 'help' opens the sheet", async () => {
  const { hear, handsFree, showHelp } = fakeShop()
  expect(await hear('stop')).toBe('Say “stop listening”.')
  expect(await hear('help')).toBe('Here is what you can say.')
  expect(showHelp).toHaveBeenLastCalledWith(true)
  await hear('undo')
  expect(showHelp).toHaveBeenLastCalledWith(false)
  await hear('stop listening')
  expect(handsFree.view().state).toBe('off')
})

test("with 'Hey Chef' plain words do nothing; with sounds only a refusal sounds like one", async () => {
  const { hear, left, playEarcon } = fakeShop({ settings: { mode: 'wake', answers: 'sounds' } })
  await hear('tick milk')
  expect(left()).toHaveLength(4)
  await hear('hey chef tick milk')
  expect(playEarcon).toHaveBeenLastCalledWith('done')
  await hear('tick butter')
  expect(playEarcon).toHaveBeenLastCalledWith('refused')
  expect(left()).toHaveLength(3)
})
