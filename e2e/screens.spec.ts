/** Every screen and state of the kitchen and its library, looked at in both themes. */
import type { Page } from '@playwright/test'
import {
  addPhoto,
  addProfile,
  addRecipe,
  answerWith,
  enterKitchen,
  failure,
  planTwoWeeks,
  writeSummary,
} from './kitchen.ts'
import { expect, expectClosed, test } from './screen.ts'

const SIX_CHEFS = ['Maya Patel', 'Tom', 'Åsa Öberg', 'Björk', 'Noor', 'Li Wei'].map(
  (name, index) => ({
    id: crypto.randomUUID(),
    name,
    avatar_color: ['#FF6B6B', '#4ECDC4', '#45B7D1', '#FFA07A', '#98D8C8', '#F7DC6F'][index],
    created_at: `2026-11-0${index + 1}T10:00:00.000Z`,
    needs: {
      diets: index === 2 ? ['vegetarian', 'pregnancy'] : [],
      allergens: index === 1 ? ['eggs', 'sesame'] : [],
      never: index === 1 ? ['coriander', 'blue-cheese'] : [],
    },
    appetite: index === 1 ? 0.5 : 1,
  }),
)

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

test('choosing and joining: nobody, six chefs, a taken name', async ({ page, check }) => {
  const { name } = await addProfile(page)
  await answerWith(page, '/api/profiles', 200, [])
  await page.goto('/select-profile')
  await expect(page.getByText('No chefs in the kitchen yet!')).toBeVisible()
  await check('select-profile-nobody')

  await page.unrouteAll()
  await answerWith(page, '/api/profiles', 200, SIX_CHEFS)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Li Wei' })).toBeVisible()
  await check('select-profile-six')

  await page.unrouteAll()
  await page.getByRole('tab', { name: 'Join the Kitchen!' }).click()
  await page.getByLabel('Name', { exact: true }).fill(name.toUpperCase())
  await page.getByRole('radio', { name: 'pink' }).check({ force: true })
  await page.getByRole('button', { name: 'Join the Kitchen!' }).click()
  await expect(
    page.getByText('This name is already taken. Please choose another name!'),
  ).toBeVisible()
  await check('join-taken-name', { allowed: /409/ })
})

test('the people: all of them, a card and its faults, a dish that two cannot eat', async ({
  page,
  check,
}) => {
  await enterKitchen(page)
  await answerWith(page, '/api/profiles', 200, SIX_CHEFS)
  await page.goto('/household')
  await expect(page.getByText('Allergic to eggs and sesame')).toBeVisible()
  await check('people')
  await page.getByRole('link', { name: 'Tom', exact: true }).click()
  await expect(page.getByRole('checkbox', { name: 'Eggs' })).toBeChecked()
  await check('person')
  const line = page.getByRole('combobox', { name: 'Add a food' })
  await line.fill('oliv')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText('olive')
  await check('person-foods')
  await line.fill('unobtainium')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/^'unobtainium' is not a food we know/)).toBeVisible()
  await check('person-refused')
  await line.fill('')

  const names = ['eggs', 'bacon', 'quixotic paste']
  const ingredients = names.map((name) => ({ name, quantity: '2', unit: '' }))
  const { id } = await addRecipe(page, { ingredients })
  await page.goto(`/recipes/${id}`)
  await expect(page.getByText('Tom: eggs')).toBeVisible()
  await expect(page.getByText('Not sure about: quixotic paste')).toBeVisible()
  await check('recipe-not-for-all')
})

test('what comes before a kitchen: loading, failed, no such page', async ({ page, check }) => {
  const { id } = await enterKitchen(page)
  const profilePath = `/api/profiles/${id}`
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(
    (url) => url.pathname === profilePath,
    async (route) => {
      await held
      await route.continue()
    },
  )
  await page.goto('/')
  await expect(page.getByText('Loading your kitchen...')).toBeVisible()
  await check('loading-kitchen', { without: ['landmark-one-main', 'page-has-heading-one'] })
  letGo()
  await expect(page.getByRole('heading', { name: 'Quick Actions' })).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  await answerWith(page, profilePath, 429, failure('rate_limited'))
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Status 429')).toBeVisible()
  await check('router-fallback', { allowed: /429|Forced by a test/ })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible()

  await page.goto('/recipes/leek/soup')
  await expect(page.getByRole('heading', { name: 'Well, this is awkward...' })).toBeVisible()
  // trying again says the old fault once more
  await check('not-found-with-chef', { allowed: /Forced by a test/ })
})

test('the shell: tour, themes, sidebar', async ({ page, check }) => {
  const { id } = await enterKitchen(page, { tour: true })
  await page.goto('/')
  const tour = page.getByRole('dialog')
  for (const [index, title] of [
    'Welcome to Dollop!',
    'Home',
    'My Week',
    'Recipes',
    'Assistant',
  ].entries()) {
    await expect(tour.getByRole('heading', { name: title })).toBeVisible()
    await expect(tour.getByRole('button', { name: 'Skip' })).toBeVisible()
    await check(`tour-${index + 1}`)
    await tour.getByRole('button', { name: index < 4 ? 'Next' : 'Done' }).click()
  }
  await expect(tour).toHaveCount(0)
  await expect(page).toHaveURL(/\/$/)
  const flag = () => page.evaluate((key) => localStorage.getItem(key), `onboarding_completed_${id}`)
  expect(await flag()).toBe('true')

  if (!isWide(page)) await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await page.getByRole('button', { name: 'Theme: dark' }).focus()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await check('theme-dark')

  if (isWide(page)) {
    await page.keyboard.press('Control+b')
    await expect(page.getByRole('button', { name: 'Expand' })).toBeVisible()
    await check('sidebar-strip')
    expect(await sidebarWidth(page)).toBe(48)
    await page.keyboard.press('Control+b')
    await expect.poll(() => sidebarWidth(page)).toBe(256)
    const [cookie] = await page.context().cookies()
    expect(cookie).toMatchObject({ name: 'sidebar_state', value: 'true' })
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(days).toBeGreaterThan(6.9)
    expect(days).toBeLessThanOrEqual(7)
  } else {
    const sheet = await page.getByRole('dialog', { name: 'Menu' }).boundingBox()
    expect(sheet).toMatchObject({ x: 0, width: 288 })
  }
})

async function sidebarWidth(page: Page) {
  const box = await page.getByRole('navigation', { name: 'Main' }).first().boundingBox()
  return box?.width
}

test('home: nothing planned, a planned week with its summary, failed', async ({ page, check }) => {
  const profile = await enterKitchen(page)
  await page.goto('/')
  await expect(page.getByText(/^No meal planned for /)).toBeVisible()
  await expect(page.getByText('No meal plan yet')).toBeVisible()
  await check('home-nothing-planned')

  const soup = await addRecipe(page)
  const plan = await planTwoWeeks(page, profile, soup)
  await page.reload()
  await expect(page.getByText('No weekly summary available')).toBeVisible()
  await check('home-without-summary')
  await writeSummary(
    page,
    profile,
    plan.id,
    'Soup on Monday. Soup on Tuesday. By Wednesday the soup is a habit. Sunday is soup.',
  )
  await page.reload()
  await expect(page.getByRole('heading', { name: soup.name, level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: soup.name })).toHaveCount(2)
  await page.getByRole('button', { name: 'Read more' }).click()
  await expect(page.getByText(/Sunday is soup\.$/)).toBeVisible()
  await check('home-planned')
  await expect(page.getByRole('link', { name: 'View Week' })).toHaveAttribute(
    'href',
    `/weekly-plan/${plan.id}`,
  )

  await answerWith(page, '/api/weekly-meal-plans', 429, failure('rate_limited'))
  await page.reload()
  await expect(
    page.getByRole('heading', { name: 'Your kitchen could not be loaded' }),
  ).toBeVisible()
  await check('home-failed', { allowed: /429/ })
})

test('the library: full, filtered, nothing found, empty, failed', async ({ page, check }) => {
  await enterKitchen(page)
  const word = crypto.randomUUID().slice(0, 8)
  // sorts before every other tag: the filter shows the first twelve
  await addRecipe(page, { name: `Soup ${word}`, tags: ['Aardvark-free'] })
  await addRecipe(page, { name: `Stub ${word}`, ingredients: [], method: [], tags: [] })
  await page.goto('/recipes')
  await expect(page.getByText(/^Showing \d+ of \d+ recipes$/)).toBeVisible()
  await check('library')
  await page.getByRole('searchbox').fill(word)
  await expect(page.getByText(/^Showing 2 of \d+ recipes$/)).toBeVisible()
  await page.getByRole('button', { name: 'Aardvark-free', exact: true }).click()
  await expect(page.getByText(/^Showing 1 of \d+ recipes$/)).toBeVisible()
  await check('library-filtered')
  // 'no such dish' would be every dish that has no 'such'
  await page.getByRole('searchbox').fill('vegan unobtainium')
  await expect(page.getByText('No recipes match your search criteria.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask the assistant for one' })).toBeVisible()
  await check('library-nothing-found')

  await answerWith(page, '/api/recipes', 200, [])
  await page.goto('/recipes')
  await expect(page.getByRole('button', { name: 'Add starter recipes' })).toBeVisible()
  await check('library-empty')

  await page.unrouteAll()
  let tries = 0
  await page.route(
    (url) => url.pathname === '/api/recipes',
    (route) => {
      tries += 1
      return route.fulfill({ status: 500, json: failure('internal') })
    },
  )
  await page.clock.install()
  await page.goto('/recipes')
  await expect(page.getByRole('heading', { name: 'Recipes', level: 1 })).toBeVisible()
  for (const [index, wait] of [1000, 2000, 4000].entries()) {
    // the clock runs on its own as well, and a busy machine lets it
    await expect.poll(() => tries).toBeGreaterThan(index)
    await page.clock.fastForward(wait)
  }
  await expect(page.getByText('The recipes could not be loaded')).toBeVisible()
  expect(tries).toBe(4)
  await check('library-failed', { allowed: /500/ })
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText(/^Showing \d+ of \d+ recipes$/)).toBeVisible()
})

test('adding: the menu, quick-add, its faults', async ({ page, check }) => {
  await enterKitchen(page)
  await page.goto('/recipes')
  await page.getByRole('button', { name: 'Add Recipe' }).click()
  await expect(page.getByRole('menuitem', { name: 'Manual Entry' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'From Photo' })).toHaveAttribute(
    'href',
    '/photo-recipe-extraction',
  )
  await expect(page.getByRole('menuitem', { name: 'Add using Agent' })).toHaveAttribute(
    'href',
    '/recipe-chat',
  )
  await check('add-recipe-menu', { without: ['region'] })
  await page.getByRole('menuitem', { name: 'Manual Entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick add' })
  await expect(dialog.getByLabel('Recipe name')).toBeFocused()
  await check('quick-add')
  await dialog.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(dialog.getByText('Recipe name is required')).toBeVisible()
  await check('quick-add-refused')

  await page.route(
    (url) => url.pathname === '/api/recipes',
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: failure('internal') })
        : route.continue(),
  )
  await dialog.getByLabel('Recipe name').fill('Toast with marmalade')
  await dialog.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByText('Failed to create recipe. Please try again.')).toBeVisible()
  await expect(dialog.getByLabel('Recipe name')).toHaveValue('Toast with marmalade')
  await check('quick-add-failed', { allowed: /500/ })
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Save Recipe' }).click()
  await expect(page.getByText('Recipe Added!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
})

test('a recipe: full, scaled, a stub, a photo, vanished', async ({ page, check }) => {
  await enterKitchen(page)
  const soup = await addRecipe(page, {
    chef_notes: 'Keep the green.',
    source_type: 'book',
    source_book_name: 'Soups',
    source_page_number: 12,
    image_url: await addPhoto(page),
  })
  const stub = await addRecipe(page, { name: 'Stub', ingredients: [], method: [], prep_time: null })
  const linked = await addRecipe(page, {
    name: 'Soup of the web',
    source_type: 'website',
    source_url: 'https://example.org/soup',
  })
  await page.goto(`/recipes/${soup.id}`)
  await expect(page.getByText('Soups, page 12')).toBeVisible()
  await check('recipe-full')
  await page.getByRole('button', { name: `View the photo of ${soup.name}` }).click()
  const photo = page.getByRole('dialog', { name: `Photo of ${soup.name}` })
  await expect(photo).toBeVisible()
  await check('recipe-photo')
  await page.keyboard.press('Escape')
  await expectClosed(photo)

  await page.goto(`/recipes/${soup.id}?servings=8`)
  await expect(page.getByText('1000 g')).toBeVisible()
  await expect(page.getByText('Written for 4.', { exact: false })).toBeVisible()
  await check('recipe-scaled')

  await page.goto(`/recipes/${linked.id}`)
  await expect(page.getByRole('link', { name: 'Visit Recipe Website' })).toBeVisible()
  await check('recipe-from-the-web')

  await page.goto(`/recipes/${stub.id}`)
  await expect(page.getByText('No source added yet')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Cooking Mode' })).toHaveCount(0)
  await check('recipe-stub')

  await page.goto(`/recipes/${crypto.randomUUID()}`)
  await expect(page.getByText('This recipe has vanished into the digital ether')).toBeVisible()
  await check('recipe-vanished', { allowed: /404/ })
})

test('the form: a new recipe and its faults, an edit, kept words', async ({ page, check }) => {
  await enterKitchen(page)
  const soup = await addRecipe(page, { image_url: await addPhoto(page) })
  await page.goto('/recipes/new')
  await expect(page.getByRole('heading', { name: 'Basic Information' })).toBeVisible()
  await check('form-new')
  await page.getByLabel('Servings').fill('0')
  await page.getByRole('button', { name: 'Save Recipe' }).click()
  for (const message of [
    'Recipe name is required',
    'At least one ingredient is required',
    'At least one method step is required',
  ]) {
    await expect(page.getByText(message)).toBeVisible()
  }
  await check('form-new-refused')

  await page.goto(`/recipes/${soup.id}?edit=true`)
  await expect(page.getByRole('heading', { name: 'Edit Recipe', level: 1 })).toBeVisible()
  await check('form-edit')
  await page.getByLabel('Recipe name').fill('')
  await page.getByText('Website', { exact: true }).click()
  await page.getByLabel('Website address').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expect(page.getByText('Recipe name is required')).toBeVisible()
  await expect(page.getByText('A web address starts with http:// or https://')).toBeVisible()
  await check('form-edit-refused')
  await page.getByLabel('Recipe name').fill('Leek soup, kept')
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('We kept what you typed')).toBeVisible()
  await expect(page.getByLabel('Recipe name')).toHaveValue('Leek soup, kept')
  await check('form-kept')
})
