/** The briefing: read off the recipe given, nothing else. */
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { RecipeLike } from './schema.ts'
import { cookingTips } from './tips.ts'
import { GENERIC_TIPS } from './tips-words.ts'

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
  expect(tips).toContain('- The oven is needed in step 1 at 200 °C: turn it on early.')
  expect(tips).toContain('- Knife work first: chicken thighs (diced); onion (chopped).')
  expect(tips).toContain('- The recipe reckons 20 min to prepare and 45 min to cook.')
  expect(tips).toContain('- The longest wait is in step 3: 40 min.')
  expect(tips).toContain('- Step 1, sweat: ')
  expect(tips).toContain('75 °C in the thickest part')
  expect(tips).toContain('- Step 3: Until golden.')
  expect(tips).toContain('The riskiest moment is step 3')
})

test('the headings are those of the fixed tips, in their order', () => {
  const headings = cookingTips(PIE)
    .split('\n')
    .filter((line) => /^[A-Z][a-z -]+$/.test(line))
  expect(headings).toEqual(['Mise en place', 'Time-saving', 'Pro chef secrets', 'Watch out for'])
})

test('verbs of the method say what to cut, measure and have to hand', () => {
  const [pie] = starterRecipes.filter(({ name }) => name === 'Cottage Pie')
  const tips = cookingTips(RecipeLike.parse(pie))
  expect(tips).toContain('onion and carrots (finely chop); potatoes (peel)')
  expect(tips).toContain('Measure together for step 4: plain flour, tomato purée')
  expect(tips).toMatch(/Have to hand: [^\n]*potato masher/)
  expect(tips).toContain('Step 5 goes on while something else cooks')
})

test('what only sounds like a technique or like meat is not explained', () => {
  const tips = cookingTips(PIE)
  expect(tips).not.toContain('rest the meat')
  expect(tips).not.toContain(', reduce:')
  const stock = RecipeLike.parse({ name: 'Risotto', ingredients: [{ name: 'chicken stock' }] })
  expect(cookingTips(stock)).not.toContain('Chicken is done')
})

test('a thing is no tool: steam escapes through slits, nobody needs a steamer', () => {
  const pie = RecipeLike.parse({
    name: 'Pie',
    ingredients: [{ name: 'pastry' }],
    method: ['Cut slits for the steam.', 'Sift the flour and grate the zest.'],
  })
  expect(cookingTips(pie)).toContain('Have to hand: sieve and grater.')
})

test('no line is cut off', () => {
  for (const recipe of starterRecipes) {
    for (const line of cookingTips(RecipeLike.parse(recipe)).split('\n'))
      if (line.startsWith('- ')) expect(line, recipe.name).toMatch(/[.!?)”"]$/)
  }
})

test('every starter recipe gets a briefing with all four headings', () => {
  for (const recipe of starterRecipes) {
    const tips = cookingTips(RecipeLike.parse(recipe))
    for (const heading of ['Mise en place', 'Time-saving', 'Watch out for']) {
      expect(tips).toContain(`${heading}\n- `)
    }
    expect(tips.length).toBeLessThan(4_000)
  }
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
