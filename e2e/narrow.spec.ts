/** The smallest phone and the longest words: nothing is wider than 320 px. */
import { addRecipe, enterKitchen, planTwoWeeks } from './kitchen.ts'
import { expect, expectNoSidewaysScroll, test } from './screen.ts'

const LONG_NAME = `${'Wolfeschlegelsteinhausenbergerdorff'}${crypto.randomUUID().slice(0, 15)}`
const LONG_WORD = 'Donaudampfschifffahrtsgesellschaft'.repeat(9).slice(0, 300)
const ARABIC = 'شوربة عدس حمراء مع خبز طازج وزيت زيتون'
const EMOJI = '🍲👩‍🍳🧄'.repeat(20)

const INGREDIENTS = Array.from({ length: 100 }, (_, index) => ({
  name: [LONG_WORD.slice(0, 200), ARABIC, EMOJI, 'salt'][index % 4] ?? 'salt',
  quantity: index % 2 ? '1/3' : '12345678901234567890',
  unit: index % 3 ? 'handfuls of the biggest' : '',
}))

test.use({ viewport: { width: 320, height: 640 } })

test('at 320 px no word and no number of things makes a page scroll sideways', async ({ page }) => {
  expect(LONG_NAME).toHaveLength(50)
  const profile = await enterKitchen(page, { name: LONG_NAME })
  const long = await addRecipe(page, {
    name: LONG_WORD.slice(0, 200),
    description: `${LONG_WORD} ${ARABIC} ${EMOJI}`,
    tags: ['Donaudampfschifffahrtsgesellschaftskapit', ARABIC, EMOJI.slice(0, 40), 'Soup', 'Quick'],
    ingredients: INGREDIENTS,
    method: [LONG_WORD, ARABIC, EMOJI],
    chef_notes: LONG_WORD,
    source_type: 'book',
    source_book_name: LONG_WORD.slice(0, 200),
    source_page_number: 100_000,
  })
  const rightToLeft = await addRecipe(page, { name: ARABIC, description: ARABIC, tags: [ARABIC] })
  await planTwoWeeks(page, profile, long)

  const screens: [address: string, heading: string | RegExp][] = [
    ['/select-profile', 'Choose your chef'],
    ['/', long.name],
    [`/recipes?q=${long.name.slice(0, 30)}`, 'Recipes'],
    [`/recipes/${long.id}`, long.name],
    [`/recipes/${rightToLeft.id}`, ARABIC],
    [`/recipes/${long.id}?edit=true`, 'Edit Recipe'],
  ]
  for (const [address, heading] of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeAttached()
    await expect(page.getByText(/^Loading/)).toHaveCount(0)
    await expectNoSidewaysScroll(page, address)
  }
  await page.getByRole('button', { name: 'Update Recipe' }).click()
  await expectNoSidewaysScroll(page, 'the form with faults')
})
