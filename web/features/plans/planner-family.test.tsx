/** The planner offers nothing that somebody of the kitchen cannot eat. */
import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from '#shared/diets/needs.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { aPlan, aRecipe } from '#web/testing/samples.ts'
import { CREATE, created, openPlanner, refused } from './testing/planner-screen.tsx'

const person = (name: string, needs: Partial<Needs>): Profile => ({
  id: crypto.randomUUID(),
  name,
  avatar_color: '#FF6B6B',
  created_at: '2026-11-01T10:00:00Z',
  needs: { ...NO_NEEDS, ...needs },
  appetite: 1,
})

const FAMILY = [
  person('Mia', { allergens: ['eggs', 'nuts'] }),
  person('Tom', { never: ['pork'] }),
  person('Grandma', { diets: ['vegetarian'] }),
  person('Ben', {}),
]

const dish = (name: string, foods: string): Recipe =>
  aRecipe(name, {
    ingredients: foods.split(', ').map((food) => ({ name: food, quantity: '1', unit: '' })),
  })

const SUITING = [dish('Leek Soup', 'leeks, potatoes'), dish('Dal', 'red lentils, onions')]
const OTHERS = [
  dish('Omelette', 'eggs, butter'),
  dish('Pecan Salad', 'pecans, lettuce'),
  dish('Chops', 'pork chops'),
  dish('Beef Stew', 'beef shin, carrots'),
]
const recipes = [...OTHERS, ...SUITING]
const ONLY_TWO = 'Only 2 dishes suit everybody here.'

function openFamily(library = recipes, answers = {}) {
  return openPlanner({
    recipes: library,
    answers: { 'GET /api/profiles': FAMILY, [CREATE]: created(aPlan()), ...answers },
  })
}

type Screen = Awaited<ReturnType<typeof openPlanner>>['screen']

const tickedIn = (screen: Screen) =>
  screen
    .getByRole('checkbox', { checked: true })
    .elements()
    .map((box) => box.getAttribute('aria-label'))
    .sort()

test("'I don't mind you choose' takes what suits everybody, and says why it is so little", async () => {
  const { screen, calls } = await openFamily()
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect.poll(() => document.querySelector('.toasts')?.textContent).toContain(ONLY_TWO)
  expect(calls(CREATE)).toHaveLength(1)
  const sent = calls(CREATE)[0]?.body as { selectedRecipes: string[] }
  expect(sent.selectedRecipes.toSorted()).toEqual(SUITING.map(({ id }) => id).sort())
})

test('the settings say so before anything is pressed', async () => {
  const { screen } = await openFamily()
  await expect.element(screen.getByRole('status').getByText(ONLY_TWO)).toBeVisible()
  await screen.getByLabelText('Total meals', { exact: true }).fill('2')
  await expect.element(screen.getByText(ONLY_TWO)).not.toBeInTheDocument()
})

test('where nothing suits everybody nothing is planned', async () => {
  const { screen, calls } = await openFamily(OTHERS)
  await screen.getByRole('button', { name: "I don't mind you choose" }).click()
  await expect
    .poll(() => screen.getByText('No dish here suits everybody.').elements())
    .toHaveLength(2)
  expect(calls(CREATE)).toEqual([])
  await expect.element(screen.getByRole('heading', { name: 'Plan Your Meals' })).toBeVisible()
})

test('nothing is offered while nobody knows who eats', async () => {
  const { screen } = await openFamily(recipes, { 'GET /api/profiles': refused(500) })
  await expect
    .element(screen.getByText('The people of this kitchen could not be loaded'))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: "I don't mind you choose" }))
    .not.toBeInTheDocument()
})

test('choosing by hand starts with what suits everybody, and leaves the rest to be ticked', async () => {
  const { screen, calls } = await openFamily()
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByText('2 of 7 selected')).toBeVisible()
  await expect.poll(() => tickedIn(screen)).toEqual(['Dal', 'Leek Soup'])

  const card = screen.getByRole('article').filter({ hasText: 'Omelette' })
  await expect.poll(() => card.element().textContent).toContain('Not for Mia: eggs')
  const omelette = screen.getByRole('checkbox', { name: 'Omelette' })
  await omelette.click()
  await expect.element(omelette).toBeChecked()
  await screen.getByRole('button', { name: 'Create Meal Plan' }).click()
  await expect.poll(() => calls(CREATE)).toHaveLength(1)
  const sent = calls(CREATE)[0]?.body as { selectedRecipes: string[] }
  expect(sent.selectedRecipes).toContain(OTHERS[0]?.id)
})

test('a shuffle brings in nothing that somebody cannot eat, and keeps what was chosen by hand', async () => {
  const { screen } = await openFamily()
  await screen.getByLabelText('Total meals', { exact: true }).fill('1')
  await screen.getByRole('button', { name: 'Let Me Choose Myself' }).click()
  await expect.element(screen.getByText('1 of 1 selected')).toBeVisible()
  await screen.getByRole('checkbox', { name: 'Omelette' }).click()
  await expect.element(screen.getByText('2 of 1 selected')).toBeVisible()
  await expect.poll(() => tickedIn(screen)).toHaveLength(2)
  const before = tickedIn(screen).find((name) => name !== 'Omelette')
  await screen.getByRole('button', { name: 'Shuffle the rest' }).click()
  const other = before === 'Dal' ? 'Leek Soup' : 'Dal'
  await expect.poll(() => tickedIn(screen)).toEqual([other, 'Omelette'].sort())
})
