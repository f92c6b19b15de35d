/** Messages from anywhere: the newest stands, what may still be needed waits. */
import { expect, onTestFinished, test, vi } from 'vitest'
import { clearToast, currentToasts, dismissToast, subscribeToToasts, toast } from './toast-list.ts'

function emptySlot() {
  onTestFinished(() => {
    for (const { id } of currentToasts()) dismissToast(id)
  })
}

const titles = () => currentToasts().map((one) => one.title)

test('a message is a success unless it says otherwise, and goes when dismissed', () => {
  const id = toast({ title: 'Item added' })
  expect(currentToasts()).toMatchObject([{ id, title: 'Item added', kind: 'success' }])
  dismissToast(id)
  expect(currentToasts()).toEqual([])
})

test('news takes the place of news', () => {
  emptySlot()
  toast({ title: 'Saved' })
  toast({ title: 'Copied', kind: 'info' })
  toast({ title: 'Printed' })
  expect(titles()).toEqual(['Printed'])
})

test('an error waits under news and yields to another error', () => {
  emptySlot()
  toast({ title: 'Photo skipped', kind: 'error' })
  toast({ title: 'Recipe read' })
  expect(titles()).toEqual(['Photo skipped', 'Recipe read'])
  toast({ title: 'Not saved', kind: 'error' })
  expect(titles()).toEqual(['Not saved'])
})

test('an error goes when what failed is done, said or unsaid', () => {
  emptySlot()
  toast({ title: 'Failed to create recipe.', kind: 'error', topic: 'recipe' })
  toast({ title: 'Recipe Added!', topic: 'recipe' })
  expect(titles()).toEqual(['Recipe Added!'])
  toast({ title: 'Failed to rename.', kind: 'error', topic: 'rename' })
  clearToast('rename')
  expect(titles()).toEqual([])
})

test('what can be undone waits under what comes later', () => {
  emptySlot()
  toast({ title: 'Item removed', action: { label: 'Undo', onClick: () => {} } })
  toast({ title: 'Schedule Saved' })
  expect(titles()).toEqual(['Item removed', 'Schedule Saved'])
})

test('the same again is one message, and one Undo takes back all, the last first', () => {
  emptySlot()
  const undone = vi.fn()
  const remove = (text: string) =>
    toast({ title: 'Item removed', text, action: { label: 'Undo', onClick: () => undone(text) } })
  for (const name of ['milk', 'eggs', 'leeks']) remove(name)
  const [only] = currentToasts()
  expect(currentToasts()).toHaveLength(1)
  expect(only?.text).toBe('milk, eggs, leeks')
  only?.action?.onClick()
  expect(undone.mock.calls.flat()).toEqual(['leeks', 'eggs', 'milk'])
})

test('no more than three are kept', () => {
  emptySlot()
  for (const title of ['a', 'b', 'c', 'd']) {
    toast({ title, action: { label: 'Open', onClick: () => {} } })
  }
  expect(titles()).toEqual(['b', 'c', 'd'])
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
