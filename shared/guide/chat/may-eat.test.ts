/** Who may eat what, asked by name. */
import { expect, test } from 'vitest'
import { KITCHEN, recipeOf, talkTo } from '../testing/chat-kitchen.ts'
import type { ChatKitchen, Eater } from './kitchen.ts'

const eater = (name: string, needs: Partial<Eater['needs']>): Eater => ({
  name,
  needs: { diets: [], allergens: [], never: [], ...needs },
  appetite: 1,
})
const HOME: ChatKitchen = {
  ...KITCHEN,
  recipes: [...KITCHEN.recipes, recipeOf(9, 'Quixotic Stew', ['1||quixotic root', '1||onion'])],
  people: [
    eater('Ana', {}),
    eater('Mia', { allergens: ['eggs', 'nuts'], never: ['mushroom'] }),
    eater('Tom', { never: ['pork'] }),
    eater('Grandma', { diets: ['vegetarian'] }),
  ],
}

test.each([
  [
    'can Mia eat pad thai?',
    /^No: Pad Thai holds eggs, which Mia avoids\..*For Mia: .* Read the labels\.$/,
  ],
  ['is pesto safe for Mia', /^Perhaps not: some brands of pine nuts/],
  ['can Tom eat chorizo?', /^No: Chorizo is what Tom avoids\./],
  ['does Mia eat almond?', /^No: Almond is what Mia avoids\./],
  [
    'can Mia eat rice tonight?',
    /^By its name nothing in it breaks what Mia avoids\. Read the labels\.$/,
  ],
  ['can Tom have chana masala', /^By their names nothing in Chana Masala breaks what Tom avoids\./],
  [
    'is there egg in macaroni cheese?',
    /^No: by their names nothing in Macaroni Cheese holds egg\./,
  ],
  ['is there egg in pad thai?', /^Yes: Pad Thai holds eggs\./],
  ['does lasagne contain milk?', /^Yes: Lasagne holds .*butter/],
  ['what can Mia not eat', /^Mia: no eggs, no nuts, never mushrooms\.$/],
  ["what can't Grandma eat?", /^Grandma: vegetarian\.$/],
  ['is Mia allergic to eggs?', /^Yes\. Mia: no eggs, no nuts, never mushrooms\.$/],
  ['is Mia allergic to fish?', /^The profile does not say so\. Mia:/],
  ['can Ana eat pad thai?', /^Yes: Ana’s profile says nothing to avoid\.$/],
  ['can Mia eat quixotic stew?', /I do not know what is in quixotic root/],
])('%s', (said, told) => {
  const { reply, recipes } = talkTo(HOME, said)
  expect(reply).toMatch(told)
  expect(reply).not.toMatch(/\bsafe\b/i)
  expect(recipes).toEqual([])
})

test('who may eat it is asked of everybody, and of the dish at hand', () => {
  const { reply } = talkTo(HOME, 'can everyone eat pad thai?')
  expect(reply.split('\n')).toHaveLength(4)
  expect(talkTo(HOME, 'can Mia eat pad thai?', 'and can Tom have it?').reply).toMatch(
    /nothing in Pad Thai breaks what Tom avoids/,
  )
})

test('what is asked about is neither refused nor wished from there on', () => {
  const { understood } = talkTo(HOME, 'is pesto safe for Mia', 'a pasta dish please')
  expect(understood.without).not.toContain('pesto')
})

test('a wish that sounds like it stays a wish', () => {
  expect(talkTo(HOME, 'do you have a curry').recipes.length).toBeGreaterThan(0)
  expect(talkTo(HOME, 'what can Mia eat tonight with rice').reply).not.toMatch(/^Mia:/)
})
