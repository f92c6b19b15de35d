/** The recipe's form on a page of its own, for tests; what was kept before is forgotten. */
import '#web/styles.css'
import { useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { writeText } from '#web/lib/storage.ts'
import { recipeDraftKey } from '#web/lib/storage-keys.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeForm } from '../recipe-form.tsx'

export const SOUP = aRecipe('Soup', {
  ingredients: ['leeks', 'butter', 'stock'].map((name) => ({ name, quantity: '', unit: '' })),
  method: ['Chop.', 'Simmer.'],
})
export const SALT = { name: 'salt', quantity: '', unit: '' }
export const SAVED: Answers = { 'POST /api/recipes': SOUP, [`PATCH /api/recipes/${SOUP.id}`]: SOUP }
export const FAILS = () => ({ status: 500, body: { error: { code: 'internal', message: '' } } })

type Opening = { mode: 'new' | 'review' | 'chat' } | { mode: 'edit'; initial: Recipe }

function FormPage({ opening }: { opening: Opening }) {
  const [out, setOut] = useState('')
  if (out) return <p>{out}</p>
  return <RecipeForm {...opening} onSaved={() => setOut('Saved')} onCancel={() => setOut('Left')} />
}

/** Opens the form; `isReload` keeps what was typed before. */
export function open(opening: Opening = { mode: 'new' }, answers = SAVED, isReload = false) {
  if (!isReload) {
    for (const slot of ['new', 'review', 'chat', SOUP.id, STUB.id])
      writeText(recipeDraftKey(slot), null)
  }
  return renderScreen({
    at: '/form',
    routes: { '/form': () => <FormPage opening={opening} /> },
    answers,
  })
}

type Screen = Awaited<ReturnType<typeof open>>['screen']

export function valuesOf(screen: Screen, what: 'ingredient' | 'step'): string[] {
  const rows = [...screen.container.querySelectorAll(`.form-${what}`)]
  return rows.map((row) =>
    [...row.querySelectorAll<HTMLInputElement>('input, textarea')]
      .map((box) => box.value)
      .join('|'),
  )
}

export function paste(box: Element, text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  box.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export async function fillIn(screen: Screen) {
  await screen.getByLabelText('Recipe name').fill('Soup')
  await screen.getByLabelText('Ingredient 1 name').fill('leeks')
  await screen.getByLabelText('Step 1').fill('Cook it.')
}

export const STUB = aRecipe('Pie', { ingredients: [], method: [] })
