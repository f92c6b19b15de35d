/** What is typed into the form is kept until it is saved or given up. */
import { expect, test, vi } from 'vitest'
import { fillIn, open, SAVED, SOUP } from './testing/open-form.tsx'

test('what is typed outlives a reload, until it is started again', async () => {
  const before = await open()
  await fillIn(before.screen)
  window.dispatchEvent(new Event('pagehide'))
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByText('We kept what you typed')).toBeVisible()
  await expect.element(screen.getByLabelText('Step 1')).toHaveValue('Cook it.')
  await screen.getByRole('button', { name: 'Start again' }).click()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('')
  await expect.element(screen.getByText('We kept what you typed')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
})

test('a saved form is kept no longer', async () => {
  const before = await open()
  await fillIn(before.screen)
  window.dispatchEvent(new Event('pagehide'))
  await before.screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(before.screen.getByText('Saved', { exact: true })).toBeVisible()
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('')
})

test('a kept edit is told against the recipe that the cook saw', async () => {
  const before = await open({ mode: 'edit', initial: SOUP })
  await before.screen.getByLabelText('Chef notes').fill('More salt.')
  await before.screen.unmount()
  const newer = { ...SOUP, name: 'Better Soup', rev: 2 }
  const { screen, calls } = await open({ mode: 'edit', initial: newer }, SAVED, true)
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const [sent] = calls.filter(({ method }) => method === 'PATCH')
  expect(sent?.body).toEqual({ chef_notes: 'More salt.' })
})

test('leaving by a link keeps what was typed, asks nobody and says so', async () => {
  const before = await open()
  const confirm = vi.spyOn(window, 'confirm')
  await before.screen.getByLabelText('Recipe name').fill('Soup')
  await before.router.navigate({ to: '/elsewhere' as never })
  await expect.element(before.screen.getByText('We kept what you typed')).toBeVisible()
  expect(confirm).not.toHaveBeenCalled()
  await before.screen.unmount()
  const { screen } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
  // said by the form itself now, and by nobody else
  expect(screen.getByText('We kept what you typed').elements()).toHaveLength(1)
  await expect.element(screen.getByText('It is there when you come back')).not.toBeInTheDocument()
})

test('Cancel asks before it discards, and only where something was typed', async () => {
  const { screen } = await open()
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  await screen.getByLabelText('Recipe name').fill('Soup')
  const cancel = screen.getByRole('button', { name: 'Cancel' })
  await cancel.click()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Discard what you typed?')
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Soup')
  confirm.mockReturnValue(true)
  await cancel.click()
  await expect.element(screen.getByText('Left')).toBeVisible()
  await screen.unmount()
  const { screen: again } = await open({ mode: 'new' }, SAVED, true)
  await expect.element(again.getByLabelText('Recipe name')).toHaveValue('')
  await again.getByRole('button', { name: 'Cancel' }).click()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('the browser asks about leaving only where the device keeps nothing', async () => {
  const { screen } = await open()
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isAsked()).toBe(false)
  await screen.getByLabelText('Recipe name').fill('Soup')
  expect(isAsked()).toBe(false)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Full')
  })
  await screen.getByLabelText('Recipe name').fill('Leek soup')
  expect(isAsked()).toBe(true)
  vi.restoreAllMocks()
})

test('a recipe that somebody deleted is saved as a new one, as it was typed', async () => {
  const saved = { ...SOUP, id: crypto.randomUUID(), chef_notes: 'More salt.' }
  const gone = () => ({ status: 404, body: { error: { code: 'not_found', message: '' } } })
  const { screen, calls } = await open(
    { mode: 'edit', initial: SOUP },
    { [`PATCH /api/recipes/${SOUP.id}`]: gone, 'POST /api/recipes': saved },
  )
  await screen.getByLabelText('Chef notes').fill('More salt.')
  await screen.getByRole('button', { name: 'Update Recipe' }).click()
  await expect
    .element(screen.getByText(/^Somebody deleted this recipe\. What you typed is still here\./))
    .toBeVisible()
  await expect.element(screen.getByText('Error updating recipe')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Save as new' }).click()
  await expect.element(screen.getByText('Recipe saved successfully!')).toBeVisible()
  await expect.element(screen.getByText('Saved', { exact: true })).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ name: 'Soup', chef_notes: 'More salt.', method: SOUP.method })
  expect(sent).not.toMatchObject({ id: SOUP.id })
})
