/** The coach knows who eats along: what it says keeps to what each of them must not eat, by name. */
import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from '../diets/needs.ts'
import { coachAnswer, safetyAnswer } from './coach.ts'
import { RecipeLike } from './schema.ts'

const person = (name: string, needs: Partial<Needs>) => ({ name, needs: { ...NO_NEEDS, ...needs } })
const EATERS = [
  person('Mia', { allergens: ['eggs', 'nuts', 'peanuts'], never: ['mushroom'] }),
  person('Tom', { never: ['pork'] }),
  person('Grandma', { diets: ['vegetarian'] }),
  person('Ben', {}),
]

function dish(name: string, lines: string[], method: string[]) {
  const ingredients = lines.map((line) => ({ name: line, quantity: '200', unit: 'g' }))
  return RecipeLike.parse({ name, ingredients, method })
}

const PIE = dish(
  'Chicken Pie',
  ['chicken breast', 'milk', 'mustard', 'shortcrust pastry', 'eggs'],
  [
    'Fry the chicken.',
    'Stir in the milk and the mustard.',
    'Cover with pastry, brush with egg, bake at 200 °C.',
  ],
)
const RICE = dish(
  'Tomato Rice',
  ['rice', 'tomatoes', 'olive oil'],
  ['Simmer the rice.', 'Stir in.'],
)

function ask(question: string, recipe = PIE, eaters = EATERS) {
  return { recipe, currentStep: 1, currentStepText: recipe.method[1] ?? '', question, eaters }
}
const answer = (...asked: Parameters<typeof ask>) => coachAnswer(ask(...asked))

test.each([
  'Can Mia eat this?',
  'can my daughter Mia eat this',
  'is this safe for Mia',
  'what about mia?',
  'is it OK for Mia to eat it',
  'is there anything in it that Mia can’t eat?',
])('%s: by name, with what breaks it, and never as safe', (question) => {
  const said = answer(question)
  expect(said).toMatch(/^Not for Mia as it stands: .*eggs/)
  expect(said).toMatch(/Read the labels/)
  expect(said).not.toMatch(/\bsafe\b|Tom|Grandma/)
  // a model is not asked
  expect(safetyAnswer(ask(question))).toBe(said)
})

test.each([
  ['what about grandma', /^Not for Grandma as it stands: not vegetarian\. Use .*tofu/],
  [
    'can everyone eat this?',
    /^Not for Mia[\s\S]*\nNot for Grandma[\s\S]*against what I know of Tom[\s\S]*Ben/,
  ],
  ['who can’t eat this', /^Not for Mia[\s\S]*\nNot for Grandma/],
  ['can Tom eat it', /^By its name, nothing in this recipe is against what I know of Tom\./],
  ['can Ben have some of this', /^I know of nothing that Ben must not eat\.[\s\S]*Read the labels/],
  ['can Mia have the mustard', /^By its name, nothing in mustard/],
  ['can Mia have walnuts with it?', /^Not for Mia as it stands: nuts\./],
  ['what can I give grandma instead', /^Not for Grandma as it stands[\s\S]*Use .*tofu/],
  ['Mia is off dairy now, she is allergic to milk, can Mia eat this', /^Not for Mia.*milk/],
])('%s', (question, expected) => {
  expect(answer(question)).toMatch(expected)
})

test.each([
  ['can Zoe eat this?', 'zoe'],
  ['can my cousin Zoe have some', 'zoe'],
  ['can my husband eat this', 'husband'],
])('%s: of a stranger it claims nothing, and says whom it knows', (question, name) => {
  expect(answer(question)).toContain(`I do not know “${name}”`)
  expect(answer(question)).toMatch(/I know Mia, Tom, Grandma and Ben\./)
})

test('how long until everyone can eat is no question of needs', () => {
  expect(answer('how long until everyone can eat?')).not.toMatch(/^Not for|By its name/)
})

test('without a word on who eats along nothing is claimed of anybody', () => {
  const { eaters: _, ...request } = ask('can Mia eat this?')
  expect(coachAnswer(request)).not.toMatch(/Not for|By its name|I know Mia/)
})

test('what happened already waits for no list', () => {
  expect(answer('Mia ate some and her lips are swelling')).toMatch(/999|112|911|ambulance/)
})

test('a dish that breaks nothing is not called safe', () => {
  const said = answer('is this safe for everybody', RICE)
  expect(said).toMatch(/nothing in this recipe is against what I know of Mia, Tom and Grandma\./)
  expect(said).not.toMatch(/\bsafe\b/)
})

test('a line that nobody knows is named to those whom it concerns', () => {
  const odd = dish('Odd Rice', ['rice', 'quixotic paste'], ['Stir.'])
  expect(answer('can Mia eat this', odd)).toMatch(
    /do not know what is in quixotic paste: look before Mia eats/,
  )
})

test.each([
  ['I am out of milk', PIE, /^Milk.*use the same amount of (?!.*almond)/],
  ['I forgot the mustard', PIE, /^Mustard(?!.*mayonnaise)/],
  [
    'what can grandma have instead of the chicken',
    PIE,
    /^Chicken breast.*use the same amount of firm tofu, chickpea[\s\S]*\nNot for Grandma: turkey \(vegetarian\)\.$/,
  ],
  [
    'can I use bacon as well',
    RICE,
    /^Not for Tom: bacon \(pork\)\. Not for Grandma: bacon \(vegetarian\)\.\n/,
  ],
  ['can I add walnuts?', RICE, /^Not for Mia: walnuts \(nuts\)\.\n/],
])('%s: what somebody must not eat is not offered', (question, recipe, expected) => {
  expect(answer(question, recipe)).toMatch(expected)
})

test('with nobody who must not eat it the table has all its stand-ins', () => {
  const said = answer('I am out of milk', PIE, [person('Ben', {})])
  expect(said).toMatch(/almond drink/)
  expect(said).not.toMatch(/Not for/)
})

test('where no stand-in suits all it is named with whom it is not for', () => {
  const all = person('Ada', { allergens: ['soya'], diets: ['vegetarian'] })
  const said = answer('what can I use instead of the chicken', PIE, [all])
  expect(said).toMatch(/firm tofu[\s\S]*\nNot for Ada: .*firm tofu \(soya\)/)
})

test.each(['how do I avoid a soggy bottom', 'how do I get the pastry shiny'])(
  '%s: whom a food of a card is not for is said after it',
  (question) => {
    const said = answer(question)
    if (/\begg/i.test(said)) expect(said).toMatch(/\nNot for Mia: .*egg/)
  },
)

test('a food of the recipe that was asked about is not told again', () => {
  expect(answer('how much chicken do I need?')).not.toMatch(/Not for/)
})
