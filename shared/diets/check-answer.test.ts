/** A model that serves what is refused is found out, and one that says what it left out is not. */
import { expect, test } from 'vitest'
import { breachOfRecipe, breachOfWords } from './check-answer.ts'
import { NO_NEEDS } from './needs.ts'
import { readNeeds } from './read-needs.ts'

const soup = (lines: string, ...method: string[]) => ({
  name: 'Leek soup',
  description: 'Warm and plain.',
  ingredients: lines.split('|').map((name) => ({ name })),
  method,
})

test.each([
  ['vegan', 'Stir in a knob of butter.', 'butter'],
  ['vegan', 'Butter does well instead of oil.', 'Butter'],
  ['no nuts', 'Scatter with toasted nuts. It keeps for two days.', 'nuts'],
  ['allergic to prawns', 'How about a laksa with shrimp paste.', 'shrimp paste'],
  ['coeliac', 'Thicken it with plain flour; season well.', 'plain flour'],
  ['Ben hates coriander', 'Finish with coriander, not with mint.', 'coriander'],
])('%s: "%s" holds %s', (said, reply, held) => {
  expect(breachOfWords(reply, readNeeds(said).needs)).toContain(`It holds ${held},`)
})

test.each([
  ['vegan', 'Lamb is not vegan, so there is tofu.'],
  ['vegan', 'Oil does well instead of butter.'],
  ['vegan', 'Made without butter or cream.'],
  ['vegan', 'Would you rather have it with cream?'],
  ['vegan', 'Lentil soup with vegan mayonnaise and oat milk.'],
  ['dairy-free', 'Use coconut milk and a dairy-free spread.'],
  ['coeliac', 'Serve it with gluten-free pasta.'],
  ['no prawns', 'It will be ready in half an hour.'],
])('%s: "%s" holds nothing refused', (said, reply) => {
  expect(breachOfWords(reply, readNeeds(said).needs)).toBeNull()
})

test('a recipe is looked at in its lines and in its steps', () => {
  const { needs } = readNeeds('vegan')
  expect(breachOfRecipe(soup('leeks|butter', 'Fry.'), needs)).toContain('butter')
  expect(breachOfRecipe(soup('leeks|potatoes', 'Fry in butter.'), needs)).toContain('butter')
  expect(breachOfRecipe(soup('leeks|vegan butter', 'Melt the butter.'), needs)).toBeNull()
  expect(breachOfRecipe(soup('leeks|quixotic paste', 'Fry.'), needs)).toContain('quixotic paste')
  expect(breachOfRecipe(soup('leeks|butter', 'Fry.'), NO_NEEDS)).toBeNull()
})

test('what a recipe is made of already may be said', () => {
  const { needs } = readNeeds('no garlic')
  expect(breachOfWords('Add the garlic now.', needs, ['garlic cloves'])).toBeNull()
  expect(breachOfWords('Add the garlic now.', needs)).not.toBeNull()
})
