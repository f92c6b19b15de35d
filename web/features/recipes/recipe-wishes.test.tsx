/** Wishes in the library's search: chips, cards, and nothing found. */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { Locator } from 'vitest/browser'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { chatDraftKey } from '#web/lib/storage-keys.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { renderScreen } from '#web/testing/screen.tsx'
import { readLibraryFilter, writeLibraryFilter } from './library-filter.ts'
import { RecipeBrowser } from './recipe-browser.tsx'

const dish = (name: string, foods: string, minutes: number, fields: Partial<Recipe> = {}) =>
  aRecipe(name, {
    prep_time: 0,
    cook_time: minutes,
    ingredients: foods.split(', ').map((food) => ({ name: food, quantity: '1', unit: '' })),
    ...fields,
  })

const RECIPES = [
  dish('Onion Soup', 'onions, chicken stock', 40),
  dish('Pancakes', 'plain flour, eggs, milk', 20),
  dish('Sesame Chicken', 'chicken thighs, tahini', 25),
  dish('Roast Chicken', 'whole chicken, butter', 90),
]

const MIA: Profile = {
  id: crypto.randomUUID(),
  name: 'Mia',
  avatar_color: '#FF6B6B',
  created_at: '2026-11-01T10:00:00Z',
  needs: { diets: [], allergens: ['sesame'], never: [] },
  appetite: 1,
}

function Page() {
  const filter = readLibraryFilter(useSearch({ strict: false }))
  const navigate = useNavigate()
  return (
    <RecipeBrowser
      filter={filter}
      onFilter={(next) =>
        navigate({ to: '.', search: writeLibraryFilter(next) as never, replace: true })
      }
    />
  )
}

const textOf = (locator: Locator) => locator.element().textContent

async function search(text: string) {
  const opened = await renderScreen({
    at: '/recipes',
    routes: { '/recipes': Page },
    answers: {
      'GET /api/recipes': RECIPES,
      'GET /api/recipes/tags': [],
      'GET /api/profiles': [MIA],
    },
  })
  const { screen } = opened
  const field = screen.getByRole('searchbox')
  await field.fill(text)
  return { ...opened, field }
}

test('what was understood stands as chips, in order, and a cross takes a wish out of the text', async () => {
  const { screen, field } = await search('chiken under 30 minutes without dairy')
  await expect.element(screen.getByText('Showing 1 of 4 recipes')).toBeVisible()
  const chips = screen.getByRole('list', { name: 'What was understood' }).getByRole('listitem')
  const said = () => chips.elements().map((chip) => chip.textContent)
  expect(said()).toEqual(['chicken', 'at most 30 min', 'without dairy'])
  await screen.getByRole('button', { name: 'Remove at most 30 min' }).click()
  await expect.element(field).toHaveValue('chiken without dairy')
  await expect.poll(said).toEqual(['chicken', 'without dairy'])
  await expect.element(screen.getByRole('button', { name: 'Remove without dairy' })).toHaveFocus()
  await screen.getByRole('button', { name: 'Remove without dairy' }).click()
  await expect.element(field).toHaveValue('chiken')
})

test('the words of a chip are chosen in the field', async () => {
  const { screen, field } = await search('chicken under 30 minutes')
  await screen.getByRole('button', { name: 'Edit at most 30 min' }).click()
  await expect.element(field).toHaveFocus()
  const { selectionStart, selectionEnd, value } = field.element() as HTMLInputElement
  expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('under 30 minutes')
})

test('a mended word says so, with the way back', async () => {
  const { screen, field } = await search('chiken')
  await expect.element(screen.getByText('Read “chiken” as chicken.')).toBeVisible()
  await screen.getByRole('button', { name: 'Search “chiken” instead' }).click()
  await expect.element(field).toHaveValue('"chiken"')
  await expect.element(screen.getByText('Showing 0 of 4 recipes')).toBeVisible()
})

test('cards say which wishes they meet and who cannot eat them; plain words are found behind', async () => {
  const { screen } = await search('chicken')
  await expect.element(screen.getByText('Showing 3 of 4 recipes')).toBeVisible()
  const card = screen.getByRole('article').filter({ hasText: 'Sesame Chicken' })
  await expect.poll(() => textOf(card)).toMatch(/Fits: chicken\. .*Not for Mia: sesame\./)
  expect(textOf(screen.getByRole('article').last())).toBe('Onion Soup40 min4 servings')
})

test('a card tells its own minutes', async () => {
  const { screen } = await search('chicken under half an hour')
  await expect.poll(() => textOf(screen.getByRole('article'))).toContain('Fits: 25 min.')
})

test('nothing found: a wish to let go, the nearest dish with its swaps, and the assistant', async () => {
  const { screen, field, profile } = await search('vegan pancakes under 30 minutes')
  await expect.element(screen.getByText('No recipes match your search criteria.')).toBeVisible()
  const nearest = screen.getByRole('region', { name: 'Nearest' })
  await expect.element(nearest).toBeVisible()
  expect(textOf(nearest)).toMatch(/Pancakes.*With .+ for egg\. /)
  const ask = screen.getByRole('link', { name: 'Ask the assistant for one' })
  await expect.element(ask).toHaveAttribute('href', '/recipe-chat')
  await screen.getByRole('button', { name: "Without 'vegan', 1 recipe" }).click()
  await expect.element(field).toHaveValue('pancakes under 30 minutes')
  await expect.element(screen.getByText('Showing 1 of 4 recipes')).toBeVisible()
  await field.fill('prawn trifle')
  await ask.click()
  await expect.element(screen.getByText('At /recipe-chat')).toBeVisible()
  expect(localStorage.getItem(chatDraftKey(profile.id))).toBe('prawn trifle')
})

test('a search has the best first, and any other order that is chosen', async () => {
  const { screen, router } = await search('chicken')
  const sort = screen.getByLabelText('Sort recipes')
  await expect.element(sort).toHaveDisplayValue('Best first')
  await sort.selectOptions('Newest first')
  await expect.poll(() => router.state.location.search).toEqual({ q: 'chicken', sort: 'newest' })
  await expect
    .poll(() => textOf(screen.getByRole('article').first()))
    .toBe('Onion Soup40 min4 servings')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => router.state.location.search).toEqual({})
})
