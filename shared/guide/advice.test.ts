/** The briefing: read off the recipe given, nothing else. */
import { expect, test } from 'vitest'
import { RecipeLike } from './schema.ts'
import { cookingTips, GENERIC_TIPS } from './tips.ts'

const PIE = RecipeLike.parse({
  name: 'Chicken pie',
  servings: 4,
  prep_time: 20,
  cook_time: 45,
  ingredients: [
    { name: 'chicken thighs, diced', quantity: '500', unit: 'g' },
    { name: 'onion, chopped', quantity: '1' },
    { name: 'salt' },
  ],
  method: [
    'Heat the oven to 200°C. Sweat the onion.',
    'Add the rest and reduce the heat.',
    'Bake for 40 minutes until golden.',
  ],
})
const TOAST = RecipeLike.parse({ name: 'Toast' })

test('the briefing is read off the recipe', () => {
  const tips = cookingTips(PIE)
  expect(tips).toContain('Mise en place\n- Set out the 3 ingredients, enough for 4.')
  expect(tips).toContain('- Prepare first: 500 g chicken thighs, diced; 1 onion, chopped.')
  expect(tips).toContain('- The oven is needed in step 1 at 200°C: turn it on early.')
  expect(tips).toContain('- The recipe reckons 20 min to prepare and 45 min to cook.')
  expect(tips).toContain('- The longest wait is in step 3: 40 min.')
  expect(tips).toContain('- To sweat is')
  expect(tips).toContain('75 °C at the core')
  expect(tips).toContain('- Step 3: until golden.')
})

test('what only sounds like a technique or like meat is not explained', () => {
  const tips = cookingTips(PIE)
  expect(tips).not.toContain('To rest is')
  expect(tips).not.toContain('To reduce is')
  const stock = RecipeLike.parse({ name: 'Risotto', ingredients: [{ name: 'chicken stock' }] })
  expect(cookingTips(stock)).not.toContain('Poultry')
})

test('a recipe that says nothing still gets a true briefing', () => {
  expect(cookingTips(TOAST)).toBe(
    'Watch out for\n- Taste before you serve; salt is easy to add and hard to take out.\n\n' +
      "Ready to create something delicious? Let's cook!",
  )
})

test('the text for a failed briefing has its four sections and its closing', () => {
  for (const heading of ['Mise en place', 'Time-saving', 'Pro chef secrets', 'Watch out for']) {
    expect(GENERIC_TIPS.split('\n')).toContain(heading)
  }
  expect(GENERIC_TIPS.endsWith("Ready to create something delicious? Let's cook!")).toBe(true)
})
