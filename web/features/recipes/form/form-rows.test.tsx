/** The rows of the form: pasted, typed, moved, under headings. */
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { open, paste, SALT, SOUP, valuesOf } from './testing/open-form.tsx'

test('a pasted list becomes rows, and Undo takes them back', async () => {
  const { screen } = await open()
  paste(
    screen.getByLabelText('Ingredient 1 name').element(),
    'Ingredients:\n- 2 tbsp olive oil\n- 1 large onion, finely chopped\n- salt',
  )
  await expect
    .poll(() => valuesOf(screen, 'ingredient'))
    .toEqual(['olive oil|2|tbsp', 'large onion, finely chopped|1|', 'salt||'])
  await expect.element(screen.getByLabelText('Ingredient 3 name')).toHaveFocus()
  await expect.element(screen.getByText('3 ingredients pasted')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['||'])
})

test('pasted headings become groups, and are no ingredients', async () => {
  const { screen, calls } = await open()
  paste(
    screen.getByLabelText('Ingredient 1 name').element(),
    'For the sauce:\n2 tbsp oil\nFor the pasta:\n200 g spaghetti',
  )
  await expect.element(screen.getByText('2 ingredients pasted')).toBeVisible()
  await expect.element(screen.getByLabelText('Heading 1')).toHaveValue('For the sauce')
  await screen.getByLabelText('Recipe name').fill('Soup')
  await screen.getByLabelText('Step 1').fill('Cook it.')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    ingredients: [{ name: 'oil' }, { name: 'spaghetti' }],
    ingredient_groups: [
      { name: 'For the sauce', start: 0 },
      { name: 'For the pasta', start: 1 },
    ],
  })
})

test('a pasted method becomes steps after the one that is there', async () => {
  const { screen } = await open({ mode: 'edit', initial: SOUP })
  paste(screen.getByLabelText('Step 1').element(), 'Step 1\nFry.\nStep 2\nStir.')
  await expect.poll(() => valuesOf(screen, 'step')).toEqual(['Chop.', 'Fry.', 'Stir.', 'Simmer.'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'step')).toEqual(['Chop.', 'Simmer.'])
})

test('more than a hundred pasted lines are told', async () => {
  const { screen } = await open()
  const lines = Array.from(
    { length: 120 },
    (_, index) => `spice ${String.fromCodePoint(0x4e00 + index)}`,
  )
  paste(screen.getByLabelText('Ingredient 1 name').element(), lines.join('\n'))
  await expect.element(screen.getByText('At most 100 ingredients: 20 did not fit.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add Ingredient' })).toBeDisabled()
  await expect.element(screen.getByText('100 of 100 ingredients')).toBeVisible()
})

test('an amount typed into the name is told apart on leaving, until Undo', async () => {
  const { screen } = await open()
  const name = screen.getByLabelText('Ingredient 1 name')
  await name.fill('2 tbsp olive oil')
  await userEvent.tab()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['olive oil|2|tbsp'])
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => valuesOf(screen, 'ingredient')).toEqual(['2 tbsp olive oil||'])
  await name.click()
  await userEvent.tab()
  expect(valuesOf(screen, 'ingredient')).toEqual(['2 tbsp olive oil||'])
})

test('rows move by buttons, which say so, and by dragging', async () => {
  const { screen } = await open({ mode: 'edit', initial: SOUP })
  await screen.getByRole('button', { name: 'Move stock up' }).click()
  expect(valuesOf(screen, 'ingredient')).toEqual(['leeks||', 'stock||', 'butter||'])
  await expect.element(screen.getByText('stock is now 2 of 3')).toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Move stock up' })).toHaveFocus()
  const grips = [...screen.container.querySelectorAll('.form-ingredient .form-grip')]
  const [first, , last] = grips
  if (!first || !last) throw new Error('three rows have three grips')
  await userEvent.dragAndDrop(first, last, { steps: 10 })
  await expect
    .poll(() => valuesOf(screen, 'ingredient'))
    .toEqual(['stock||', 'butter||', 'leeks||'])
  await expect.element(screen.getByText('leeks is now 3 of 3')).toBeInTheDocument()
})

test('Enter in an ingredient is the next row', async () => {
  const { screen } = await open()
  await screen.getByLabelText('Ingredient 1 name').fill('leeks')
  await userEvent.keyboard('{Enter}butter')
  expect(valuesOf(screen, 'ingredient')).toEqual(['leeks||', 'butter||'])
})

test('headings take no room from ingredients, in the list and in what is pasted', async () => {
  const ingredients = Array.from({ length: 97 }, (_, at) => ({ ...SALT, name: `spice ${at}` }))
  const ingredient_groups = [0, 10, 20, 30, 40].map((start) => ({ name: `Part ${start}`, start }))
  const opening = { mode: 'new', initial: { ...SOUP, ingredients, ingredient_groups } } as const
  const { screen } = await open(opening)
  await screen.getByRole('button', { name: 'Add Ingredient' }).click()
  await expect.element(screen.getByText('98 of 100 ingredients')).toBeVisible()
  paste(screen.getByLabelText('Ingredient 98 name').element(), 'dill\nmint\nthyme\nsage')
  await expect.element(screen.getByText('At most 100 ingredients: 1 did not fit.')).toBeVisible()
  await expect.element(screen.getByText('100 of 100 ingredients')).toBeVisible()
})

test('a heading is added, moved among the ingredients and removed, and the groups follow', async () => {
  const ingredients = ['flour', 'leeks', 'cream'].map((name) => ({ name, quantity: '', unit: '' }))
  const ingredient_groups = [{ name: 'Filling', start: 1 }]
  const opening = { mode: 'new', initial: { ...SOUP, ingredients, ingredient_groups } } as const
  const { screen, calls } = await open(opening)
  await expect.element(screen.getByLabelText('Heading 1')).toHaveValue('Filling')
  await screen.getByRole('button', { name: 'Move Filling down' }).click()
  await screen.getByRole('button', { name: 'Add Heading' }).click()
  await expect.element(screen.getByLabelText('Heading 2')).toHaveFocus()
  await screen.getByLabelText('Heading 2').fill('Crust')
  for (const _ of [1, 2, 3, 4]) await screen.getByRole('button', { name: 'Move Crust up' }).click()
  await screen.getByLabelText('Course').selectOptions('Main')
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Saved')).toBeVisible()
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    course: 'main',
    ingredients: [{ name: 'flour' }, { name: 'leeks' }, { name: 'cream' }],
    ingredient_groups: [
      { name: 'Crust', start: 0 },
      { name: 'Filling', start: 2 },
    ],
  })
})
