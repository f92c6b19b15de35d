/** The chat as cooks use it: needs first, recipes that are there, changes, the kitchen's own data. */
import { expect, test } from 'vitest'
import { conflictsOf } from '../diets/conflicts.ts'
import type { ChatKitchen } from './chat/kitchen.ts'
import { STARTERS } from './chat/starters.ts'
import { chatAnswer } from './chat.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { ChatAnswer } from './schema.ts'
import { BEN, DAL, KITCHEN, LAKSA, LEEKS, MIA, OWN, PIZZA, talkTo } from './testing/chat-kitchen.ts'

const names = ({ recipes }: ChatAnswer) => recipes.map(({ name }) => name)
const recipeById = (id: string) => [...OWN, ...STARTERS].find((recipe) => recipe.id === id)

test('a wish finds recipes that are there, and says why', () => {
  const answer = talkTo(KITCHEN, 'I have leeks and spinach')
  expect(answer.recipes[0]).toMatchObject({
    id: LEEKS.id,
    isStarter: false,
    minutes: 30,
    servings: 4,
  })
  expect(answer.recipes[0]?.why).toContain('leeks and spinach')
  expect(answer.reply).toContain(LEEKS.name)
  expect(ChatAnswer.parse(answer)).toEqual(answer)
})

test('what was understood stands first, and nothing offered holds it', () => {
  const answer = talkTo(KITCHEN, 'prawn allergy in the house, quick noodles')
  expect(answer.reply).toMatch(/^Without .*prawns and shellfish\./)
  expect(answer.understood.without).toEqual(expect.arrayContaining(['prawns', 'shellfish']))
  expect(answer.recipes.length).toBeGreaterThan(0)
  for (const { id } of answer.recipes) {
    const recipe = recipeById(id)
    expect(
      recipe &&
        conflictsOf(recipe, {
          diets: [],
          allergens: ['crustaceans', 'molluscs'],
          never: ['prawn'],
        }),
    ).toEqual([])
  }
})

test('needs hold for the whole talk and are lifted by name', () => {
  const refused = ['I hate prawns. A rice dish?', 'something else', 'with rice please']
  expect(names(talkTo(KITCHEN, ...refused))).not.toContain(LAKSA.name)
  const lifted = talkTo(KITCHEN, ...refused, 'prawns are fine again, rice with prawns please')
  expect(names(lifted)).toContain(LAKSA.name)
  expect(lifted.understood.without).toEqual([])
})

test('everybody of the kitchen eats along, and is named', () => {
  const answer = talkTo({ ...KITCHEN, people: [BEN, MIA] }, 'a pizza please')
  expect(answer.reply).toMatch(/^Without celery for Ben, eggs for Mia\./)
  expect(names(answer)).not.toContain(PIZZA.name)
})

test('a dish asked for by name is changed so that it fits, or not offered', () => {
  const people = [MIA]
  const answer = talkTo({ ...KITCHEN, people }, 'Friday Pizza, but for Mia')
  expect(answer.reply).toContain('Friday Pizza has egg in it; changed like this it fits.')
  const created = talkTo({ ...KITCHEN, people }, 'Friday Pizza, but for Mia', CREATE_RECIPE_REQUEST)
  expect(created.recipeData && conflictsOf(created.recipeData, MIA.needs)).toEqual([])
  expect(created.recipeData?.ingredients).toHaveLength(4)
})

test('a dish that nobody has is said to be unknown, by name', () => {
  const answer = talkTo(KITCHEN, 'goulash for four')
  expect(answer.reply).toContain('no recipe for goulash')
  expect(answer.reply).toContain('paste it here')
  const strange = talkTo(KITCHEN, 'how do I make okonomiyaki?')
  expect(strange.reply).toContain('no recipe for okonomiyaki')
  expect(strange.recipes).toEqual([])
})

test.each([
  'noodles in a peanut sauce please',
  'garlic bread but make it dinner',
  'Waldorf salad. I have apples, celery and walnuts',
])('of %j nothing fits, and the nearest is shown', (said) => {
  const answer = talkTo(KITCHEN, said)
  expect(answer.recipes.length).toBeGreaterThan(0)
  expect(answer.reply).toMatch(/^I have no/)
})

test.each([
  ['Last time I had prawns I was up all night. Seafood pasta of some kind?', 'prawns'],
  ['could live happily if I never met another aubergine. Green curry then?', 'aubergines'],
])('%j is no question about cooking or the week', (said, refused) => {
  const answer = talkTo(KITCHEN, said)
  expect(answer.understood.without).toContain(refused)
  expect(answer.recipes.length).toBeGreaterThan(0)
})

test('something else shows nothing twice, and then says that it was all', () => {
  const said = ['a rice dish please']
  const seen = new Set<string>()
  for (let turn = 0; turn < 4; turn++) {
    const answer = talkTo(KITCHEN, ...said)
    for (const name of names(answer)) {
      expect(seen).not.toContain(name)
      seen.add(name)
    }
    said.push('something else')
  }
  expect(seen.size).toBeGreaterThan(3)
})

test('quicker is quicker, and for more people stays the dish', () => {
  const minutes = ({ recipes }: ChatAnswer) => recipes.map((each) => each.minutes ?? 0)
  const slow = talkTo(KITCHEN, 'lasagne')
  expect(minutes(slow)[0]).toBeGreaterThan(100)
  const bigger = talkTo(KITCHEN, 'lasagne', 'for 12')
  expect(bigger.reply).toContain('12 instead of')
  const created = talkTo(KITCHEN, 'lasagne', 'for 12', 'create the recipe')
  expect([created.recipeData?.name, created.recipeData?.servings]).toEqual(['Lasagne', 12])
})

test('the second one is the one that is written up', () => {
  const first = talkTo(KITCHEN, 'a quick chicken dinner')
  const second = names(first)[1] ?? 'none'
  const created = talkTo(KITCHEN, 'a quick chicken dinner', 'the second one', CREATE_RECIPE_REQUEST)
  expect(created.recipeData?.name).toBe(second)
})

test('a diet said later holds for what was asked before', () => {
  const answer = talkTo(KITCHEN, 'chicken curry please', 'vegetarian instead')
  expect(answer.understood.diets).toEqual(['Vegetarian'])
  expect(answer.recipes.length).toBeGreaterThan(0)
  for (const { id } of answer.recipes) {
    expect(
      recipeById(id)
        ?.ingredients.map(({ name }) => name)
        .join(),
    ).not.toMatch(/chicken/i)
  }
})

test('what is not understood is asked before any dish is named, and the answer is taken', () => {
  const asked = talkTo(KITCHEN, 'she is allergic to zorbleberries, cake please')
  expect([asked.recipes, asked.understood.unsure.length]).toEqual([[], 1])
  expect(asked.reply).toContain('zorbleberries')
  const fine = talkTo(KITCHEN, 'she is allergic to zorbleberries, cake please', "that's fine")
  expect(fine.recipes.length).toBeGreaterThan(0)
  const named = talkTo(
    KITCHEN,
    'she is allergic to zorbleberries, cake please',
    'it means strawberries',
  )
  expect(named.understood).toMatchObject({ without: ['strawberries'], unsure: [] })
})

test('another language is not guessed at', () => {
  const answer = talkTo(KITCHEN, 'Ich möchte etwas ohne Nüsse kochen, bitte')
  expect([answer.recipes, /German/.test(answer.reply)]).toEqual([[], true])
})

test.each([
  [
    'whole',
    'Leek soup\n\nServes 2\n\nIngredients\n2 leeks\n1 egg\n500 ml stock\n\nMethod\n1. Slice the leeks.\n2. Simmer.',
  ],
])('a recipe pasted %s is read, with who cannot eat it', (_, text) => {
  const answer = talkTo({ ...KITCHEN, people: [MIA] }, text)
  expect([answer.recipeData?.name, answer.recipeData?.ingredients.length]).toEqual(['Leek soup', 3])
  expect(answer.reply).toContain('This has egg: Mia.')
  const doubled = talkTo(KITCHEN, text, 'make it for 4', CREATE_RECIPE_REQUEST)
  expect(doubled.recipeData?.ingredients[0]?.quantity).toBe('4')
})

test('a pasted recipe is changed for what the cook refuses', () => {
  const text =
    'Make this vegan:\nLeek soup\n\nIngredients\n2 leeks\n50 g butter\n\nMethod\n1. Fry the leeks in the butter.'
  const { recipeData } = talkTo(KITCHEN, text)
  expect(recipeData?.ingredients).toHaveLength(2)
  expect(
    recipeData && conflictsOf(recipeData, { diets: ['vegan'], allergens: [], never: [] }),
  ).toEqual([])
})

test('a photo with a recipe in it is led to where photos are read', () => {
  const images = ['data:image/png;base64,iVBORw0KGgo=']
  const ask = (content: string) =>
    chatAnswer({ messages: [{ role: 'user', content }], images }, KITCHEN)
  expect(ask('can you read this recipe?').reply).toContain('Recipe from Photos')
  expect(ask('something with leeks').reply).toContain("can't see pictures")
})

const WEEK: ChatKitchen = {
  ...KITCHEN,
  meals: [
    { date: '2026-11-13', recipeId: DAL.id, name: DAL.name },
    { date: '2026-11-22', recipeId: LEEKS.id, name: LEEKS.name },
    { date: '2026-11-23', recipeId: PIZZA.id, name: PIZZA.name },
  ],
  cooked: [{ recipe_id: PIZZA.id, at: '2026-11-20T18:00:00Z' }],
  pantry: [
    { name: 'Spinach', quantity: 200, unit: 'g' },
    { name: 'Leeks', quantity: 2, unit: null },
    { name: 'Basmati rice', quantity: 1, unit: 'kg' },
  ],
}

test.each([
  ["what's for dinner tonight?", 'Today: Leek and Spinach Rice.'],
  ['what are we having tomorrow?', 'Tomorrow: Friday Pizza.'],
  ['what is planned for Wednesday?', 'Nothing is planned for Wednesday.'],
  ['when did we last have dal?', 'last planned for Friday 13 November'],
  ['when did we last eat Friday Pizza?', 'You last cooked Friday Pizza on Friday 20 November.'],
  ['what should I use up first?', 'Spinach'],
  ['what can I cook right now?', 'For Leek and Spinach Rice you have 3 of 4 things; to buy: dill.'],
])('%j is answered from the kitchen', (question, words) => {
  expect(talkTo(WEEK, question).reply).toContain(words)
})

test('of a kitchen of which nothing is known nothing is invented', () => {
  const reply = (question: string) => talkTo({ recipes: [], starters: STARTERS }, question).reply
  expect(reply("what's for dinner tonight?")).toContain('cannot see your plans')
  expect(reply('what should I use up first?')).toContain('pantry list is empty')
})

test('what goes with a dish is a side that everybody may eat', () => {
  const answer = talkTo({ ...KITCHEN, people: [MIA] }, 'what goes with roast chicken with gravy?')
  expect(answer.recipes.length).toBeGreaterThan(0)
  for (const { id } of answer.recipes) {
    const recipe = recipeById(id)
    expect(
      recipe && [
        recipe.course === 'side' || recipe.course === 'salad',
        conflictsOf(recipe, MIA.needs).length,
      ],
    ).toEqual([true, 0])
  }
})

test('a cooking question goes to the coach, and the wish stands after it', () => {
  const answer = talkTo(KITCHEN, 'how long do I boil an egg?')
  expect(answer.recipes).toEqual([])
  expect(answer.reply).toMatch(/minutes/)
  expect(
    names(talkTo(KITCHEN, 'red lentils', 'how long do I boil an egg?', 'something else')).length,
  ).toBeGreaterThan(0)
})

test('whom the foods of a coach answer are not for is said after it', () => {
  const mia = { ...MIA, needs: { diets: [], allergens: ['eggs' as const], never: [] } }
  const asked = 'how do I avoid a soggy bottom?'
  const { reply } = talkTo({ ...KITCHEN, people: [mia] }, asked)
  expect(reply).toMatch(/Not for Mia: .*egg white \(eggs\)\./)
  expect(talkTo({ ...KITCHEN, people: [BEN] }, asked).reply).not.toMatch(/Not for/)
})

test('with nothing to go by it asks', () => {
  for (const said of ['hello', CREATE_RECIPE_REQUEST]) {
    const answer = talkTo(KITCHEN, said)
    expect([answer.recipes, answer.recipeData]).toEqual([[], undefined])
  }
})

test('servings are those of everybody at the table', () => {
  const people = [BEN, { ...BEN, name: 'Zoe' }, MIA]
  const answer = talkTo({ ...KITCHEN, people }, 'a lentil dal', 'create the recipe')
  expect(answer.recipeData?.servings).toBe(4)
  expect(talkTo({ ...KITCHEN, people: [...people, BEN] }, 'a lentil dal').reply).toContain('for 5')
})

test('a wished food that no dish of the kind holds comes first', () => {
  const content = 'pasta with olives, no rush tonight'
  const { recipes } = chatAnswer({ messages: [{ role: 'user', content }], images: [] }, KITCHEN)
  expect(recipes.map(({ name }) => name)).toContain('Greek Salad')
})
