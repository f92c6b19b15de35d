/** The recipe chat as a cook uses it. */
import { onlineManager } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { CHAT_GREETING, CHAT_WELCOME, CREATE_RECIPE_REQUEST } from '#shared/guide/chat-words.ts'
import type { RecipeData } from '#shared/guide/schema.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { RecipeDraft } from '#shared/recipes/schema.ts'
import { useSaveRecipe } from '#web/features/recipes/form/use-save-recipe.ts'
import { aRecipe } from '#web/testing/samples.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { RecipeChat } from './recipe-chat.tsx'
import { carriedQuestionAtom } from './talk.atoms.ts'

const SOUP: RecipeData = {
  name: 'Leek soup',
  description: null,
  servings: 4,
  prep_time: 10,
  cook_time: null,
  difficulty: 'easy',
  tags: ['Soup'],
  ingredients: [{ name: 'leeks', quantity: '2', unit: '' }],
  method: ['Cook the leeks.'],
}

const OFFERED = {
  ...{ id: crypto.randomUUID(), name: 'Leek soup', why: 'with leeks' },
  ...{ minutes: 30, servings: 4, isStarter: false },
}

const CHAT = 'POST /api/functions/recipe-chat'
const reply = (words: string, recipeData?: RecipeData) => ({
  reply: words,
  recipeData,
  source: 'kitchen-guide',
})
const FAILED = { status: 502, body: { error: { code: 'ai_failed', message: 'It failed' } } }

function Page() {
  const navigate = useNavigate()
  const { save, isPending, sheet } = useSaveRecipe(null)
  return (
    <RecipeChat
      body={({ method }) => method.join()}
      form={({ recipe, onCancel }) => (
        <button type="button" onClick={onCancel}>
          Cancel {recipe.name}
        </button>
      )}
      saving={{ save: (recipe) => save(RecipeDraft.parse(recipe)), isPending, sheet }}
      onSaved={() => navigate({ to: '/recipes' })}
    />
  )
}

function open(answers: Answers, chef?: Partial<Profile>) {
  return renderScreen({
    at: '/recipe-chat',
    routes: { '/recipe-chat': Page },
    answers,
    ...(chef && { chef }),
  })
}

/** The same chef's page, opened anew. */
async function reload(opened: Awaited<ReturnType<typeof open>>, answers: Answers) {
  await opened.screen.unmount()
  return open(answers, { id: opened.profile.id })
}

test('Enter sends the whole talk, Shift+Enter starts a line, and the reply says who spoke', async () => {
  const { screen, calls } = await open({ [CHAT]: reply('How about soup?\n- 2 leeks') })
  const input = screen.getByLabelText('Ask the chef')
  await expect.element(screen.getByText(CHAT_GREETING)).toBeVisible()
  await userEvent.type(input, '  Leeks{Shift>}{Enter}{/Shift}for two{Enter}')

  await expect.element(screen.getByText(/^Kitchen guide/)).toBeVisible()
  await expect.element(screen.getByRole('listitem')).toHaveTextContent('2 leeks')
  await expect.element(input).toHaveValue('')
  expect(calls.at(-1)?.body).toEqual({
    messages: [
      { role: 'assistant', content: CHAT_WELCOME },
      { role: 'user', content: 'Leeks\nfor two' },
    ],
    images: [],
  })
})

test('nothing but blanks is sent by no key and no button', async () => {
  const { screen, calls } = await open({ [CHAT]: reply('Hm') })
  await userEvent.type(screen.getByLabelText('Ask the chef'), '   {Enter}')
  await expect.element(screen.getByRole('button', { name: 'Send' })).toBeDisabled()
  expect(calls.filter(({ path }) => path.endsWith('recipe-chat'))).toEqual([])
})

test('a message over the limit stays in its box until it is shorter', async () => {
  const { screen, calls } = await open({ [CHAT]: reply('Hm') })
  const box = screen.getByLabelText('Ask the chef')
  await box.fill('🍋'.repeat(8_010))
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveAccessibleDescription('10 too many At most 8000 characters')
  await expect.element(box).toHaveValue('🍋'.repeat(8_010))
  const asked = () => calls.filter(({ path }) => path.endsWith('recipe-chat')).length
  expect(asked()).toBe(0)
  await box.fill('🍋'.repeat(8_000))
  await userEvent.keyboard('{Enter}')
  await expect.poll(asked).toBe(1)
})

test('a reply is text, whatever it looks like', async () => {
  const { screen } = await open({ [CHAT]: reply('<img src=x> ![a](http://b/c.png) <b>Hi</b>') })
  await userEvent.type(screen.getByLabelText('Ask the chef'), 'Hello{Enter}')
  const words = screen.getByText('<img src=x> ![a](http://b/c.png) <b>Hi</b>')
  await expect.element(words).toBeVisible()
  expect(screen.container.querySelector('[role=log] img, [role=log] b')).toBeNull()
})

test('a failure is a message of the assistant, and trying again asks the same', async () => {
  const words = "I'm sorry, I encountered an error. Please try again."
  let asked = 0
  const { screen, calls } = await open({
    [CHAT]: () => (++asked === 1 ? FAILED : { body: reply('Here I am') }),
  })
  await userEvent.type(screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
  await expect.element(screen.getByText(words)).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here I am')).toBeVisible()
  await expect.element(screen.getByText(words)).not.toBeInTheDocument()
  const [first, second] = calls.filter(({ path }) => path.endsWith('recipe-chat'))
  expect(second?.body).toEqual(first?.body)
})

test('with no network the assistant says that it failed, and does not think on', async () => {
  const { screen } = await open({ [CHAT]: () => FAILED })
  onlineManager.setOnline(false)
  try {
    await userEvent.type(screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  } finally {
    onlineManager.setOnline(true)
  }
})

/** Says something that is answered with a recipe. */
async function ask(screen: Awaited<ReturnType<typeof open>>['screen']) {
  await userEvent.type(screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
}

test("'Create Recipe' is quiet until an answer holds a dish", async () => {
  let asked = 0
  const recipes = [[], [OFFERED]]
  const { screen } = await open({
    [CHAT]: () => ({ body: { ...reply('Well.'), recipes: recipes[asked++] } }),
  })
  const create = screen.getByRole('button', { name: 'Create Recipe' })
  const nothing = 'Nothing to write up yet'
  await expect.element(create).toHaveAttribute('aria-disabled', 'true')
  await expect.element(create).toHaveAccessibleDescription(nothing)
  await ask(screen)
  await expect.element(screen.getByText('Well.')).toBeVisible()
  await create.click({ force: true })
  expect(asked).toBe(1)
  await ask(screen)
  await expect.element(create).not.toHaveAttribute('aria-disabled')
  await expect.element(screen.getByText(nothing)).not.toBeInTheDocument()
})

test("'Create Recipe' leads to the preview, its form and back to the chat", async () => {
  const answers = [reply('How about soup?'), reply('Here is Leek soup.', SOUP)]
  const { screen, calls } = await open({ [CHAT]: () => ({ body: answers.shift() }) })
  await ask(screen)
  await expect.element(screen.getByText('How about soup?')).toBeVisible()
  await userEvent.type(screen.getByLabelText('Ask the chef'), 'not sent yet')
  await screen.getByRole('button', { name: 'Create Recipe' }).click()

  const heading = screen.getByRole('heading', { level: 1, name: 'Leek soup' })
  await expect.element(heading).toBeVisible()
  expect(calls.at(-1)?.body).toMatchObject({
    messages: [
      { role: 'assistant' },
      { content: 'Leeks' },
      { content: 'How about soup?' },
      { role: 'user', content: CREATE_RECIPE_REQUEST },
    ],
  })
  await screen.getByRole('button', { name: 'Edit Recipe' }).click()
  await screen.getByRole('button', { name: 'Cancel Leek soup' }).click()
  await expect.element(heading).toBeVisible()
  await screen.getByRole('button', { name: 'Back to Chat' }).click()
  await expect.element(screen.getByText('Here is Leek soup.')).toBeVisible()
  await expect.element(screen.getByLabelText('Ask the chef')).toHaveValue('not sent yet')
})

test('saving that failed says so, and the second try is the same recipe', async () => {
  let saved = 0
  const { screen, calls } = await open({
    [CHAT]: reply('Here is Leek soup.', SOUP),
    'POST /api/recipes': () =>
      ++saved === 1
        ? { status: 500, body: { error: { code: 'internal', message: 'Broken' } } }
        : { status: 201, body: aRecipe('Leek soup') },
  })
  await ask(screen)
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Error saving recipe')).toBeVisible()
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.poll(() => saved).toBe(2)
  const [first, second] = calls.filter(
    ({ method, path }) => method === 'POST' && path === '/api/recipes',
  )
  expect(first?.body).toMatchObject(SOUP)
  expect(second?.body).toEqual(first?.body)
})

test('a saved recipe is told as AI-generated and stands in the library', async () => {
  const { screen } = await open({
    [CHAT]: reply('Here is Leek soup.', SOUP),
    'POST /api/recipes': () => ({ status: 201, body: aRecipe('Leek soup') }),
  })
  await ask(screen)
  await screen.getByRole('button', { name: 'Save Recipe' }).click()
  await expect.element(screen.getByText('Recipe saved successfully!')).toBeVisible()
  await expect
    .element(screen.getByText('Your AI-generated recipe has been added to your collection.'))
    .toBeVisible()
  await expect.element(screen.getByText('At /recipes')).toBeVisible()
})

test('a recipe without a method is edited before it is saved', async () => {
  const { screen } = await open({ [CHAT]: reply('Here.', { ...SOUP, method: [] }) })
  await ask(screen)
  await expect.element(screen.getByRole('button', { name: 'Edit Recipe' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Save Recipe' })).not.toBeInTheDocument()
})

test('the talk, its recipe and what was typed survive a reload', async () => {
  const answers = { [CHAT]: reply('Here is Leek soup.', SOUP) }
  const opened = await open(answers)
  await userEvent.type(opened.screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
  await opened.screen.getByRole('button', { name: 'Back to Chat' }).click()
  await userEvent.type(opened.screen.getByLabelText('Ask the chef'), 'and now')

  const { screen, calls } = await reload(opened, answers)
  await expect.element(screen.getByText('Here is Leek soup.')).toBeVisible()
  await expect.element(screen.getByLabelText('Ask the chef')).toHaveValue('and now')
  await screen.getByRole('button', { name: 'View Recipe' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Leek soup' })).toBeVisible()
  await screen.getByRole('button', { name: 'Back to Chat' }).click()
  await userEvent.type(screen.getByLabelText('Ask the chef'), '{End}?{Enter}')
  await expect
    .poll(() => calls.at(-1)?.body)
    .toMatchObject({
      messages: [
        { content: CHAT_WELCOME },
        { role: 'user', content: 'Leeks' },
        { role: 'assistant', content: 'Here is Leek soup.' },
        { role: 'user', content: 'and now?' },
      ],
    })
})

test('a question whose answer the page did not live to hear can be asked again', async () => {
  const opened = await open({ [CHAT]: () => ({ body: reply('Too late'), afterMs: 60_000 }) })
  await userEvent.type(opened.screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
  const { screen } = await reload(opened, { [CHAT]: reply('Here I am') })
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Here I am')).toBeVisible()
})

test('an answer that comes while another page is looked at is there on the way back', async () => {
  const { screen, router } = await open(
    { [CHAT]: () => ({ body: reply('Here I am'), afterMs: 600 }) },
    undefined,
  )
  await ask(screen)
  await expect.element(screen.getByText('Thinking')).toBeVisible()
  await router.navigate({ to: '/pantry' })
  await expect.element(screen.getByText('At /pantry')).toBeVisible()
  await router.navigate({ to: '/recipe-chat' })
  await expect.element(screen.getByText('Thinking')).toBeVisible()
  await expect.element(screen.getByText('Try again')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Here I am')).toBeVisible()
  await expect.element(screen.getByText('Thinking')).not.toBeInTheDocument()
})

test('a way to begin is said as it stands, and all give way to the talk', async () => {
  const pantry = ['rice', 'salt', 'flour'].map((name) => ({
    ...{ id: name, name, quantity: 1, unit: null, category: null, sort_order: 0 },
  }))
  const { screen, calls } = await open({
    [CHAT]: reply('Rice, then.'),
    'GET /api/pantry-items': pantry,
  })
  const begin = screen.getByRole('button', { name: /^What can I cook right now\?/ })
  await expect.element(begin.getByText('3 things in the pantry')).toBeVisible()
  await begin.click()
  await expect.element(screen.getByText('Rice, then.')).toBeVisible()
  await expect.element(begin).not.toBeInTheDocument()
  expect(calls.find(({ path }) => path.endsWith('recipe-chat'))?.body).toMatchObject({
    messages: [{ role: 'assistant' }, { content: 'What can I cook right now?' }],
  })
})

test('starting over forgets the talk, and that is undone', async () => {
  const opened = await open({ [CHAT]: reply('How about soup?') })
  await userEvent.type(opened.screen.getByLabelText('Ask the chef'), 'Leeks{Enter}')
  const answer = opened.screen.getByText('How about soup?')
  await expect.element(answer).toBeVisible()
  await opened.screen.getByRole('button', { name: 'Start over' }).click()
  await expect.element(answer).not.toBeInTheDocument()
  await opened.screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(answer).toBeVisible()
  await opened.screen.getByRole('button', { name: 'Start over' }).click()
  const { screen } = await reload(opened, {})
  await expect.element(screen.getByText(CHAT_GREETING)).toBeVisible()
  await expect.element(screen.getByText('How about soup?')).not.toBeInTheDocument()
})

function Elsewhere() {
  const ask = useSetAtom(carriedQuestionAtom)
  const navigate = useNavigate()
  return (
    <button
      type="button"
      onClick={() => {
        ask('Can I freeze soup?')
        navigate({ to: '/recipe-chat' })
      }}
    >
      Ask
    </button>
  )
}

test('a question from another page is sent once', async () => {
  const { screen, calls } = await renderScreen({
    at: '/',
    routes: { '/': Elsewhere, '/recipe-chat': Page },
    answers: { [CHAT]: reply('Yes, for three months.') },
  })
  await screen.getByRole('button', { name: 'Ask' }).click()
  await expect.element(screen.getByText('Yes, for three months.')).toBeVisible()
  await expect.element(screen.getByText('Can I freeze soup?')).toBeVisible()
  expect(calls.filter(({ path }) => CHAT.endsWith(path))).toHaveLength(1)
})
