import { expect, test, vi } from 'vitest'
import { FormDraft, formOf } from '#shared/recipes/form.ts'
import { writeJson, writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { KeptRecipeForm } from './kept-recipe-form.tsx'

function open() {
  const onCancel = vi.fn()
  const page = () => <KeptRecipeForm mode="chat" onSaved={vi.fn()} onCancel={onCancel} />
  return renderScreen({ at: '/', routes: { '/': page }, answers: {} }).then(({ screen }) => ({
    screen,
    onCancel,
  }))
}

test('a form that was typed over before a reload is there again', async () => {
  const fields = { ...formOf({}), name: 'Half a soup' }
  const draft = FormDraft.parse({ fields, tag: '', photos: [], recipe: null, id: null })
  writeJson(recipeDraftKey('chat'), draft)
  const { screen, onCancel } = await open()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Half a soup')
  expect(onCancel).not.toHaveBeenCalled()
  writeText(recipeDraftKey('chat'), null)
})

test('what cannot be read opens no empty form', async () => {
  writeText(recipeDraftKey('chat'), '[null]')
  const { onCancel } = await open()
  await expect.poll(() => onCancel.mock.calls.length).toBe(1)
  expect(localStorage.getItem(recipeDraftKey('chat'))).toBeNull()
})
