/** Every screen at every width from 320 to 1600, and at double text: nothing too wide, cut, broken or squeezed. */
import type { Page } from '@playwright/test'
import type { Profile } from '#shared/profiles/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import {
  addPlan,
  addRecipe,
  answerWith,
  enterKitchen,
  planTwoWeeks,
  writeSummary,
} from './kitchen.ts'
import { layoutFaults } from './layout.ts'
import { expect, test } from './screen.ts'
import { addToShoppingList } from './shopping-list.ts'

/** The narrowest of each layout, where it has the least room, the widest before the great changes, and steps between. */
const WIDTHS = [
  ...[320, 336, 360, 380, 390, 400, 432, 480, 540, 600, 680, 767],
  ...[768, 840, 920, 1023],
  ...[1024, 1088, 1152, 1216, 1248, 1344, 1472, 1600],
]

/** Its longest words are as long as those of a real kitchen: longer ones may break. */
const LONG = {
  name: 'Grandmother’s Slow-Braised Short Ribs with Caramelised Shallots and Buttermilk Mash',
  description:
    'A dish that takes the whole of a Sunday afternoon, and is worth each of its minutes.',
  tags: ['Comfort', 'Beef', 'International', 'Main Course', 'Quick & Easy'],
  method: ['Brown the ribs on all sides for 12 minutes.', 'Braise for 3 hours.'],
  chef_notes: 'Better the next day.',
}

/** Who cooks in it: a name of its own, for a second try as well. */
const chefName = () => `Wilhelmina van der Westhuizen-Okonkwo ${crypto.randomUUID().slice(0, 4)}`

/** Who else does. */
const OTHER_CHEFS = ['Konstantinos', 'Marie-Antoinette', 'Bartholomew Featherstone', 'Åsa', 'Jo']

/** As many as a household gathers in years: counts are long words too. */
const LIBRARY_SIZE = 1200

const ingredients = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `${['unsalted butter', 'Worcestershire sauce', 'salt'][index % 3]} ${index}`,
    quantity: index % 2 ? '1/3' : '250',
    unit: index % 3 ? 'tablespoons' : 'g',
  }))

// a picture of the page for each of a thousand looks would take longer than all of them
test.use({ trace: 'off' })

type Screen = {
  at: string
  open?: (page: Page) => Promise<void>
  /** Cooking mode fits its words to the screen itself: here it is looked at in the usual size alone. */
  fitsItself?: boolean
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name }).click()

async function askTheChef(page: Page) {
  await page.getByLabel('Ask the chef').fill('chicken')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('button', { name: /^Add to list/ }).first()).toBeEnabled()
}

async function opened(page: Page, { at, open }: Screen) {
  await page.goto(at)
  await expect(page.locator('h1').first()).toBeAttached()
  await expect(page.locator('.skeleton')).toHaveCount(0)
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  await open?.(page)
  await page.evaluate(() => document.fonts.ready)
}

/** What is wrong where: each fault with the widths it shows at, and those of the usual text's double. */
async function walk(page: Page, screens: readonly Screen[], widths: readonly number[]) {
  const faults = new Map<string, string[]>()
  const settings = await page.context().newCDPSession(page)
  await settings.send('Page.enable')
  const setText = (standard: number) =>
    settings.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } })

  async function look(at: string, width: number, mark: string) {
    await page.setViewportSize({ width, height: 800 })
    for (const fault of await layoutFaults(page)) {
      const key = `${at}: ${fault}`
      faults.set(key, [...(faults.get(key) ?? []), `${width}${mark}`])
    }
  }

  for (const screen of screens) {
    await opened(page, screen)
    for (const width of widths) await look(screen.at, width, '')
    if (screen.fitsItself) continue
    await setText(32)
    for (const width of [390, 1280]) await look(screen.at, width, ' at double text')
    await setText(16)
  }
  return [...faults].map(([fault, at]) => `${fault}: ${at.join(', ')}`)
}

/** A chef with two weeks of meals, lists, a summary and a recipe of a hundred ingredients. */
async function fillKitchen(page: Page) {
  const profile = await enterKitchen(page, { name: chefName() })
  await page.addInitScript(() => localStorage.setItem('cooking_mode_onboarding_seen', 'true'))
  const long = await addRecipe(page, { ...LONG, ingredients: ingredients(8) })
  const endless = await addRecipe(page, { ...LONG, ingredients: ingredients(100) })
  await planTwoWeeks(page, profile, long)
  const plan = await planOfThree(page, profile, long)
  await writeSummary(page, profile, plan.id, 'Seven dinners. One is slow. Two are quick.')
  await addToShoppingList(page, profile, ['leeks', 'Worcestershire sauce', 'toilet paper'])
  const others = OTHER_CHEFS.map((name) => ({ ...profile, id: crypto.randomUUID(), name }))
  await answerWith(page, '/api/profiles', 200, [profile, ...others])
  await answerWith(page, '/api/recipes', 200, libraryOf([long, endless]))
  await answerWith(page, '/api/recipes/tags', 200, LONG.tags)
  await page.request.post('/api/pantry-items', {
    data: { name: 'Worcestershire sauce', quantity: 1, unit: 'bottle', category: 'Condiments' },
  })
  return { chef: profile.id, plan: plan.id, long: long.id, endless: endless.id }
}

/** These first, and then the first of them over and over: no other test has a say in how it looks. */
function libraryOf(recipes: readonly [Recipe, ...Recipe[]]): Recipe[] {
  const [again] = recipes
  const rest = Array.from({ length: LIBRARY_SIZE - recipes.length }, () => ({
    ...again,
    id: crypto.randomUUID(),
  }))
  return [...recipes, ...rest]
}

async function planOfThree(page: Page, profile: Profile, long: Recipe) {
  const orzo = await addRecipe(page, { name: 'Lemon Chicken Orzo with Wild Garlic' })
  const stew = await addRecipe(page, { name: 'Beef Bourguignon' })
  return addPlan(page, profile, [long, orzo, stew], {
    Monday: [long.id, orzo.id],
    Sunday: [long.id, stew.id],
  })
}

const screensOf = ({ chef, plan, long, endless }: Record<string, string>) => [
  { at: '/' },
  { at: '/this-week' },
  { at: '/recipes' },
  { at: `/recipes/${endless}` },
  { at: `/recipes/${long}?edit=true` },
  { at: '/recipes/new' },
  { at: '/recipes/from-page' },
  { at: '/recipes/move' },
  { at: '/recipe-chat' },
  { at: '/recipe-chat?', open: askTheChef },
  { at: '/photo-recipe-extraction' },
  { at: '/shopping' },
  { at: '/pantry' },
  { at: '/household' },
  { at: `/household/people/${chef}` },
  { at: '/planner' },
  { at: '/planner?', open: press('Let Me Choose Myself') },
  { at: `/weekly-plan/${plan}` },
  { at: `/weekly-plan/${plan}?`, open: press('Edit Schedule') },
  { at: `/weekly-recipes/${plan}` },
  { at: `/ingredients-list/${plan}` },
  { at: `/grocery-list/${plan}` },
  { at: `/cooking/${long}` },
  { at: `/cooking-mode/${long}`, fitsItself: true },
  { at: `/cooking-mode/${long}?`, open: press('Start Cooking Mode'), fitsItself: true },
  { at: '/select-profile' },
  {
    at: '/select-profile?',
    open: (page: Page) => page.getByRole('tab', { name: 'Join the Kitchen!' }).click(),
  },
  { at: '/no/such/page' },
]

test('from 320 to 1600 px, and at double text, every screen fits', async ({ page }) => {
  // a thousand looks: on a busy machine they take minutes
  test.setTimeout(300_000)
  const screens = screensOf(await fillKitchen(page))
  expect(await walk(page, screens, WIDTHS)).toEqual([])
})

test('every place fits that has nothing yet', async ({ page }) => {
  await enterKitchen(page)
  for (const path of ['/api/recipes', '/api/recipes/tags', '/api/pantry-items']) {
    await answerWith(page, path, 200, [])
  }
  const places = ['/', '/this-week', '/recipes', '/shopping', '/pantry', '/planner']
  const screens = places.map((at) => ({ at }))
  expect(await walk(page, screens, [320, 768, 1024, 1600])).toEqual([])
})
