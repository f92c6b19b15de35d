/** The people of the kitchen and one chef's card, as a cook would use them. */
import { useParams } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Needs, NO_NEEDS } from '#shared/diets/needs.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { PeoplePage } from './people-page.tsx'
import { PersonPage } from './person-page.tsx'

const MIA: Profile = {
  id: '7f8b5d4e-1c4a-4d5e-9f0a-1b2c3d4e5f60',
  name: 'Mia',
  avatar_color: '#FF69B4',
  created_at: '2026-11-01T10:00:00Z',
  needs: { diets: ['vegetarian'], allergens: ['eggs', 'sesame'], never: ['spring-onion'] },
  appetite: 0.5,
}
const BEN = { ...MIA, id: crypto.randomUUID(), name: 'Ben', needs: NO_NEEDS, appetite: 1.5 }
const CARD = `/api/profiles/${MIA.id}`

function Card() {
  const { id = '' }: { id?: string } = useParams({ strict: false })
  return <PersonPage profileId={id} />
}

function open(at: string, answers: Answers) {
  return renderScreen({
    at,
    routes: { '/household': PeoplePage, '/household/people/$id': Card, '/recipes': () => null },
    answers,
  })
}

/** Mia's card; the kitchen stores what is sent, unless `answers` say otherwise. */
async function openCard(answers: Answers = {}) {
  let stored = MIA
  const opened = await open(`/household/people/${MIA.id}`, {
    'GET /api/profiles': () => ({ body: [stored, BEN] }),
    [`GET ${CARD}`]: () => ({ body: stored }),
    [`PATCH ${CARD}`]: ({ body }: { body: Partial<Profile> }) => {
      stored = { ...stored, ...body }
      return { body: stored }
    },
    ...answers,
  })
  await expect.element(opened.screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mia')
  const sent = () => opened.calls.filter(({ method }) => method === 'PATCH').map((c) => c.body)
  const save = () => opened.screen.getByRole('button', { name: 'Save' }).click()
  return { ...opened, sent, save }
}

const ticked = () =>
  page
    .getByRole('checkbox')
    .elements()
    .filter((box) => (box as HTMLInputElement).checked)
    .map((box) => document.getElementById(box.getAttribute('aria-labelledby') ?? '')?.textContent)

test('everybody is listed with what they need in words and how much they eat', async () => {
  const { screen } = await open('/household', { 'GET /api/profiles': [MIA, BEN] })
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('People')
  const mia = screen.getByRole('link', { name: 'Mia' })
  await expect.element(mia).toHaveAttribute('href', `/household/people/${MIA.id}`)
  await expect
    .element(mia)
    .toHaveAccessibleDescription(
      'Allergic to eggs and sesame Vegetarian Never spring onion Appetite: child, half a portion',
    )
  await expect
    .element(screen.getByRole('link', { name: 'Ben' }))
    .toHaveAccessibleDescription('Eats everything Appetite: big, one and a half')
})

test('people who cannot be loaded can be asked for again', async () => {
  let isDown = true
  const { screen } = await open('/household', {
    'GET /api/profiles': () =>
      isDown
        ? { status: 500, body: { error: { code: 'internal', message: 'Down' } } }
        : { body: [BEN] },
  })
  await expect.element(screen.getByText('The people could not be loaded')).toBeVisible()
  isDown = false
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('link', { name: 'Ben' })).toBeVisible()
})

test('a card shows ten diets and fourteen allergens by name, those of its chef ticked', async () => {
  await openCard()
  expect(page.getByRole('checkbox').elements()).toHaveLength(24)
  expect(ticked()).toEqual(['Eggs', 'Sesame', 'Vegetarian'])
  await expect.element(page.getByRole('radio', { name: 'Child' })).toBeChecked()
  await expect
    .element(page.getByRole('checkbox', { name: 'Gluten', exact: true }))
    .toHaveAccessibleDescription('wheat, rye, barley, oats')
})

test('what was changed is saved in one go, what was not is not sent', async () => {
  const { screen, sent, save } = await openCard()
  await screen.getByRole('checkbox', { name: 'Eggs' }).click({ force: true })
  await screen.getByRole('checkbox', { name: 'Milk' }).click({ force: true })
  await screen.getByRole('radio', { name: 'Small' }).click({ force: true })
  await screen.getByLabelText('Name').fill(' Mia May ')
  await save()
  await expect.element(screen.getByText('Saved what Mia May eats')).toBeVisible()
  expect(sent()).toEqual([
    {
      name: 'Mia May',
      appetite: 0.75,
      needs: { diets: ['vegetarian'], allergens: ['milk', 'sesame'], never: ['spring-onion'] },
    },
  ])
  await expect
    .element(screen.getByRole('link', { name: 'Mia May' }))
    .toHaveAccessibleDescription(/^Allergic to milk and sesame/)
})

test('an allergy ticked on another device meanwhile is not lost', async () => {
  const needs: Needs = { ...MIA.needs, allergens: ['celery', 'eggs', 'sesame'] }
  const { screen, sent, save } = await openCard({ [`GET ${CARD}`]: { ...MIA, needs } })
  await screen.getByRole('checkbox', { name: 'Vegetarian' }).click({ force: true })
  await save()
  await expect.poll(sent).toEqual([{ needs: { ...needs, diets: [] } }])
})

test('a food is added by any of its names, by key and by touch, and taken away again', async () => {
  const { screen, sent, save } = await openCard()
  const line = screen.getByRole('combobox', { name: 'Add a food' })
  await line.fill('eggpl')
  await expect.element(screen.getByRole('option', { name: 'aubergine eggplant' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(line).toHaveAttribute('aria-activedescendant')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Remove aubergine' })).toBeVisible()
  await expect.element(screen.getByText('Added: aubergine')).toBeInTheDocument()
  await expect.element(line).toHaveValue('')
  await line.fill('oliv')
  await screen.getByRole('option', { name: 'olive', exact: true }).click()
  await screen.getByRole('button', { name: 'Remove spring onion' }).click()
  await expect.element(line).toHaveFocus()
  await save()
  await expect.poll(sent).toEqual([{ needs: { ...MIA.needs, never: ['aubergine', 'olive'] } }])
})

test('what is no food is told so and stays typed; saving waits until it is mended', async () => {
  const { screen, sent, save } = await openCard()
  const line = screen.getByRole('combobox', { name: 'Add a food' })
  await line.fill('raisins, unobtainium, liver')
  await userEvent.keyboard('{Enter}')
  for (const name of ['Remove raisin', 'Remove liver']) {
    await expect.element(screen.getByRole('button', { name })).toBeVisible()
  }
  await expect.element(line).toHaveValue('unobtainium')
  await expect
    .element(line)
    .toHaveAccessibleDescription(
      /'unobtainium' is not a food we know, so no recipe can be checked for it\./,
    )
  await save()
  await expect.element(line).toHaveFocus()
  expect(sent()).toEqual([])
  await line.fill('walnuts')
  await save()
  const never = ['liver', 'raisin', 'spring-onion', 'walnut']
  await expect.poll(sent).toEqual([{ needs: { ...MIA.needs, never } }])
})

test('a taken name says so at the name, and nothing that was changed is lost', async () => {
  const { screen, save } = await openCard({
    [`PATCH ${CARD}`]: () => ({
      status: 409,
      body: { error: { code: 'unique_violation', message: 'taken' } },
    }),
  })
  await screen.getByRole('checkbox', { name: 'Milk' }).click({ force: true })
  await screen.getByLabelText('Name').fill('Ben')
  await save()
  const name = screen.getByLabelText('Name')
  await expect
    .element(name)
    .toHaveAccessibleDescription('This name is already taken. Please choose another name!')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('Ben')
  expect(ticked()).toEqual(['Eggs', 'Milk', 'Sesame', 'Vegetarian'])
})

test('a kitchen that does not answer is named, and the card stays as it is', async () => {
  const { screen, save } = await openCard({
    [`PATCH ${CARD}`]: () => ({
      status: 500,
      body: { error: { code: 'internal', message: 'Down' } },
    }),
  })
  await screen.getByRole('checkbox', { name: 'Milk' }).click({ force: true })
  await save()
  await expect.element(screen.getByText('Could not save')).toBeVisible()
  expect(ticked()).toEqual(['Eggs', 'Milk', 'Sesame', 'Vegetarian'])
})

test('leaving with changes asks, without any it does not', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const { screen, router } = await openCard()
  await screen.getByRole('checkbox', { name: 'Milk' }).click({ force: true })
  await screen.getByRole('link', { name: 'People' }).click()
  expect(confirm).toHaveBeenCalledExactlyOnceWith('Leave without saving what you changed?')
  expect(router.state.location.pathname).toBe(`/household/people/${MIA.id}`)
  await screen.getByRole('checkbox', { name: 'Milk' }).click({ force: true })
  await screen.getByRole('link', { name: 'People' }).click()
  await expect.poll(() => router.state.location.pathname).toBe('/household')
  expect(confirm).toHaveBeenCalledOnce()
  confirm.mockRestore()
})

test('an address that names no chef says so', async () => {
  const { screen } = await open(`/household/people/${crypto.randomUUID()}`, {
    'GET /api/profiles': [BEN],
  })
  await expect.element(screen.getByText('This chef is not in the kitchen')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'People' })).toBeVisible()
})
