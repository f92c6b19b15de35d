import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PROFILE_ID_KEY } from '#web/lib/storage-keys.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { SelectProfile } from './select-profile.tsx'

const tom = {
  id: crypto.randomUUID(),
  name: 'Tom Okafor',
  avatar_color: '#F8B500',
  created_at: '2026-11-01T10:00:00Z',
}

function openSelect(answers: Answers) {
  return renderScreen({
    at: '/select-profile',
    routes: { '/select-profile': SelectProfile },
    answers,
  })
}

test('choosing a chef makes it current and goes home', async () => {
  const { screen } = await openSelect({ 'GET /api/profiles': [tom] })
  await screen.getByRole('button', { name: 'Tom Okafor' }).click()
  await expect.element(screen.getByText('At /', { exact: true })).toBeVisible()
  expect(localStorage.getItem(PROFILE_ID_KEY)).toBe(tom.id)
})

test('with no profiles the first tab points to the other one', async () => {
  const { screen } = await openSelect({ 'GET /api/profiles': [] })
  await expect.element(screen.getByText('No chefs in the kitchen yet!')).toBeVisible()
  await screen.getByRole('button', { name: 'Create a profile' }).click()
  await expect.element(screen.getByLabelText('Name')).toBeVisible()
})

test('the submit button waits for a name; red is chosen first', async () => {
  const { screen } = await openSelect({ 'GET /api/profiles': [] })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  const join = screen.getByRole('button', { name: 'Join the Kitchen!' })
  await expect.element(join).toBeDisabled()
  await screen.getByLabelText('Name').fill('   ')
  await expect.element(join).toBeDisabled()
  await expect.element(screen.getByRole('radio', { name: 'red' })).toBeChecked()
  expect(page.getByRole('radio').elements()).toHaveLength(10)
})

test('a new chef is welcomed and current', async () => {
  const { screen, calls } = await openSelect({
    'GET /api/profiles': [],
    'POST /api/profiles': () => ({ status: 201, body: tom }),
  })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  await screen.getByLabelText('Name').fill(' Tom Okafor ')
  await screen.getByRole('button', { name: 'Join the Kitchen!' }).click()
  await expect.element(screen.getByText('Welcome to the kitchen!')).toBeVisible()
  await expect.element(screen.getByText('At /', { exact: true })).toBeVisible()
  const sent = calls.find(({ method }) => method === 'POST')?.body
  expect(sent).toMatchObject({ name: 'Tom Okafor', avatar_color: '#FF6B6B' })
  expect(localStorage.getItem(PROFILE_ID_KEY)).toBe(tom.id)
})

test('a taken name says so and stays in its box', async () => {
  const { screen } = await openSelect({
    'GET /api/profiles': [],
    'POST /api/profiles': () => ({
      status: 409,
      body: { error: { code: 'unique_violation', message: 'taken' } },
    }),
  })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  await screen.getByLabelText('Name').fill('Tom')
  await screen.getByRole('button', { name: 'Join the Kitchen!' }).click()
  await expect
    .element(screen.getByText('This name is already taken. Please choose another name!'))
    .toBeVisible()
  await expect.element(screen.getByLabelText('Name')).toHaveValue('Tom')
})

test('a name over 50 characters is told and not cut, and goes once it is short enough', async () => {
  const { screen, calls } = await openSelect({
    'GET /api/profiles': [],
    'POST /api/profiles': () => ({ status: 201, body: tom }),
  })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  const name = screen.getByLabelText('Name')
  await name.fill('🍋'.repeat(60))
  await expect.element(name).toHaveAccessibleDescription('10 too many')
  await userEvent.keyboard('{Enter}')
  await expect.element(name).toHaveAccessibleDescription('10 too many At most 50 characters')
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveValue('🍋'.repeat(60))
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
  expect(sent()).toEqual([])
  await name.fill('🍋'.repeat(50))
  await expect.element(name).toHaveAccessibleDescription('0 characters left')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toMatchObject([{ name: '🍋'.repeat(50) }])
})

test.each([' ', '\u200b\u2060', '\u3164', '\u202e'])(
  '%j is no name to join with',
  async (typed) => {
    const { screen } = await openSelect({ 'GET /api/profiles': [] })
    await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
    await screen.getByLabelText('Name').fill(typed)
    await expect.element(screen.getByRole('button', { name: 'Join the Kitchen!' })).toBeDisabled()
  },
)

test('ten colours of Spec 1, section 9, each with a name', async () => {
  const { screen } = await openSelect({ 'GET /api/profiles': [] })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  const names = 'red teal blue salmon mint yellow purple sky amber pink'.split(' ')
  const chosen = [
    '#FF6B6B #4ECDC4 #45B7D1 #FFA07A #98D8C8',
    '#F7DC6F #BB8FCE #85C1E2 #F8B500 #FF69B4',
  ].flatMap((row) => row.split(' '))
  expect(
    names.map((name) => {
      const label = screen.getByRole('radio', { name, exact: true }).element().closest('label')
      const plate = label?.querySelector<HTMLElement>('.join-plate')
      return plate?.style.getPropertyValue('--c')
    }),
  ).toEqual(chosen)
})

test('another error says its own message and leaves the name to be mended', async () => {
  const { screen } = await openSelect({
    'GET /api/profiles': [],
    'POST /api/profiles': () => ({
      status: 500,
      body: { error: { code: 'internal', message: 'The kitchen is closed on Mondays' } },
    }),
  })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  await screen.getByLabelText('Name').fill('Tom')
  await screen.getByRole('button', { name: 'Join the Kitchen!' }).click()
  const alert = screen.getByRole('alert')
  await expect.element(alert).toHaveTextContent('The kitchen is closed on Mondays')
  await expect.element(screen.getByLabelText('Name')).toHaveFocus()
})

test('while saving the button is disabled, and a second Enter makes no second chef', async () => {
  const { screen, calls } = await openSelect({
    'GET /api/profiles': [],
    'POST /api/profiles': () => ({ status: 201, body: tom, afterMs: 200 }),
  })
  await screen.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  await screen.getByLabelText('Name').fill('Tom Okafor')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Join the Kitchen!' })).toBeDisabled()
  await expect.element(screen.getByText('At /', { exact: true })).toBeVisible()
  const sent = calls.filter(({ method }) => method === 'POST')
  // the kitchen answers the same id with the row that is there
  expect(new Set(sent.map(({ body }) => (body as { id: string }).id)).size).toBe(1)
})

test('thirty chefs, long, right-to-left and in pictures, fit into 320 px', async () => {
  await page.viewport(320, 640)
  const names = ['W'.repeat(50), 'مريم بنت عبد الرحمن', '👩‍🍳👨‍👩‍👧‍👦', 'Maximilian Bartholomew']
  const chefs = Array.from({ length: 30 }, (_, place) => ({
    ...tom,
    id: crypto.randomUUID(),
    name: names[place] ?? `Chef ${place}`,
  }))
  const { screen } = await openSelect({ 'GET /api/profiles': chefs })
  await expect.element(screen.getByRole('button', { name: 'Chef 29' })).toBeInTheDocument()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
