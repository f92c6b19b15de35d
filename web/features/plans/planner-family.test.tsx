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
