/** A recipe's page says who of the household cannot eat it. */
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { type Needs, NO_NEEDS } from '#shared/diets/needs.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeDetail } from '../recipe-detail.tsx'

const chef = (name: string, needs: Partial<Needs> = {}): Profile => ({
  id: crypto.randomUUID(),
  name,
  avatar_color: '#FF69B4',
  created_at: '2026-11-01T10:00:00Z',
  needs: { ...NO_NEEDS, ...needs },
  appetite: 1,
})
const MIA = chef('Mia', { allergens: ['eggs'] })
const MAYA = chef('Maya')

function openRecipe(lines: string[], people: Profile[], answers: Answers = {}) {
  const ingredients = lines.map((name) => ({ name, quantity: '2', unit: '' }))
  const recipe = aRecipe('Dinner', { description: null, ingredients, method: ['Cook it.'] })
  return renderScreen({
    at: '/recipe',
    routes: {
      '/recipe': () => <RecipeDetail recipe={recipe} onServings={() => {}} onEdit={() => {}} />,
    },
    answers: { 'GET /api/profiles': people, ...answers },
  })
}

const told = () => page.getByRole('region', { name: 'Who can eat this' })

test('who cannot eat it stands beside the facts with the reason, and on the line it is about', async () => {
  await openRecipe(['onions', 'eggs'], [MAYA, MIA])
  await expect.element(told().getByText('Mia: eggs')).toBeVisible()
  await expect.element(told().getByText(/Read the labels/)).toBeVisible()
  expect(told().element().closest('.receipt')).toBeNull()
  const line = page.getByRole('listitem').filter({ hasText: /^eggs/ })
  await expect.element(line.getByRole('img', { name: 'not for Mia' })).toBeVisible()
  expect(page.getByRole('img', { name: /^not for/ }).elements()).toHaveLength(1)
})

test('a line that nobody knows is named to those with an allergy, and is not called fine', async () => {
  await openRecipe(['onions', 'quixotic paste'], [MAYA, MIA])
  await expect.element(told().getByText('Not sure about: quixotic paste')).toBeVisible()
  await expect.element(told().getByText(/Look before Mia eats this/)).toBeVisible()
  await expect.element(told().getByText(/Read the labels/)).toBeVisible()
  await expect.element(page.getByText('Everyone can eat this')).not.toBeInTheDocument()
})

test('where nothing breaks it says so, and to read the labels all the same', async () => {
  await openRecipe(['onions', 'olive oil'], [MAYA, MIA])
  await expect.element(told().getByText('Everyone can eat this')).toBeVisible()
  await expect.element(told().getByText(/Read the labels/)).toBeVisible()
})

test('in a house where everybody eats everything nothing is said', async () => {
  const { calls } = await openRecipe(['eggs'], [MAYA])
  await expect.poll(() => calls.some(({ path }) => path === '/api/profiles')).toBe(true)
  await expect.element(page.getByText('The Shopping Damage')).toBeVisible()
  await expect.element(told()).not.toBeInTheDocument()
})

test('people who cannot be loaded leave it unchecked, and it says so', async () => {
  let isDown = true
  const { screen } = await openRecipe(['eggs'], [MIA], {
    'GET /api/profiles': () =>
      isDown
        ? { status: 500, body: { error: { code: 'internal', message: 'Down' } } }
        : { body: [MIA] },
  })
  await expect.element(told().getByText('Not checked: who can eat this')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(told().getByText('Mia: eggs')).toBeVisible()
})
