/** Quick-add in the words of the spec: its defaults, its messages, and the way on to the full form. */
import { useState } from 'react'
import { expect, test } from 'vitest'
import { forgetTyped } from '#web/lib/use-typed.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { QuickAddDialog } from './quick-add-dialog.tsx'

function Library() {
  const [isOpen, setOpen] = useState(true)
  return <QuickAddDialog open={isOpen} onOpenChange={setOpen} />
}

function open(answers: Answers = {}) {
  forgetTyped('quick add')
  return renderScreen({ at: '/recipes', routes: { '/recipes': Library }, answers })
}

test('a name is enough: the rest is prep 30, servings 4, difficulty Easy, and empty lists', async () => {
  const { screen, calls } = await open({ 'POST /api/recipes': aRecipe('Toast') })
  await expect.element(screen.getByLabelText('Difficulty')).toHaveValue('easy')
  await screen.getByLabelText('Recipe name').fill('Toast')
  await screen.getByRole('button', { name: 'Save Recipe' }).dblClick()
  await expect.element(screen.getByText('Recipe Added!')).toBeVisible()
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({
    name: 'Toast',
    prep_time: 30,
    servings: 4,
    difficulty: 'easy',
    tags: [],
    ingredients: [],
    method: [],
  })
})

test('without a name it says what is missing, at the field', async () => {
  const { screen, calls } = await open()
  await screen.getByLabelText('Servings').fill('0')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  const name = screen.getByLabelText('Recipe name')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAccessibleDescription('Recipe name is required')
  await expect.element(screen.getByText('Servings must be at least 1')).toBeVisible()
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([])
})

test('a failed quick-add keeps what was typed', async () => {
  const fails = () => ({ status: 500, body: { error: { code: 'internal', message: '' } } })
  const { screen } = await open({ 'POST /api/recipes': fails })
  await screen.getByLabelText('Recipe name').fill('Toast')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Failed to create recipe. Please try again.')).toBeVisible()
  await expect.element(screen.getByLabelText('Recipe name')).toHaveValue('Toast')
})

test('everything typed goes along to the full form', async () => {
  const { screen, router } = await open()
  await screen.getByLabelText('Recipe name').fill('Toast')
  await screen.getByLabelText('Description').fill('Bread, but more so.')
  await screen.getByLabelText('Cook (min)').fill('4')
  await screen.getByRole('link', { name: 'Add all the details' }).click()
  await expect.element(screen.getByText('At /recipes/new')).toBeVisible()
  expect(router.state.location.search).toEqual({
    name: 'Toast',
    description: 'Bread, but more so.',
    servings: 4,
    prep_time: 30,
    cook_time: 4,
    difficulty: 'easy',
  })
})
