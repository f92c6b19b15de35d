/** Questions at the stove: computed from the recipe and the food table, found in the cards, or honestly not known. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { coachAnswer, safetyAnswer } from './coach.ts'
import { CoachAnswer, RecipeLike } from './schema.ts'

/** A question at a step, counted from 1, of a starter recipe. */
function ask(name: string, step: number, question: string): string {
  const recipe = RecipeLike.parse(starterRecipes.find((each) => each.name === name))
  const currentStepText = recipe.method[step - 1] ?? ''
  return coachAnswer({ recipe, currentStep: step - 1, currentStepText, question })
}

type Case = readonly [recipe: string, step: number, question: string, answer: RegExp]

const AMOUNTS: Case[] = [
  ['Lemon Chicken Orzo', 4, 'how much stock again??', /850 ml chicken stock for 4/],
  ['Lemon Chicken Orzo', 4, 'How much stock do I need for 6?', /For 6: 1275 ml chicken stock/],
  ['Beef Ragù Pappardelle', 1, 'how much beef do I need for 12', /For 12: 1600 g braising steak/],
  ['Salmon & Dill Potato Traybake', 2, 'Can I double this?', /For 8: 1500 g.*8 salmon fillets/],
  [
    'Leek & Potato Soup',
    3,
    'only got half the potatoes, still all the stock?',
    /about 250 g.*thin.*450 ml vegetable stock/,
  ],
  [
    'Lemon Drizzle Loaf',
    2,
    'How many cups is the caster sugar?',
    /280 grams of caster sugar is about 1\.4 cups/,
  ],
  ['Lemon Drizzle Loaf', 2, 'how many grams is a cup of sugar', /about 200 grams/],
  ['Prawn Laksa', 1, 'how many carbs in a bowl', /do not count calories/],
  [
    'Spaghetti Carbonara',
    1,
    'how much of the cheese goes in now, in ounces',
    /75 g Pecorino.*2\.6 ounces.*25 g is left for later/,
  ],
  ['Tarka Dal', 1, 'how much water in american cups', /1\.2 litres of water is about 5 cups/],
  ['Tarka Dal', 1, 'how much water for eight', /For 8: 2\.4 l.* water/],
]

const STEPS: Case[] = [
  ['Lemon Drizzle Loaf', 1, "what's 180 in gas", /gas mark 4/],
  ['Lemon Drizzle Loaf', 4, 'What gas mark is that?', /Step 1 asks for 180 °C.*gas mark 4/],
  ['Prawn Laksa', 7, "what's in step 6 again", /^Step 6: Add the prawns/],
  ['Soft Garlic Flatbreads', 5, "What's next?", /^Step 6: Brush each flatbread/],
  ['Salmon & Dill Potato Traybake', 4, 'When do I add the beans?', /^Step 3: Trim the beans/],
  ['Tuna & Sweetcorn Pasta Bake', 2, 'How long does the pasta take?', /9 minutes/],
  [
    'Oven Fish and Chips',
    5,
    'when do I put the peas on',
    /22 min, so start in about 15 min, still/,
  ],
  ['Tarka Dal', 4, 'when do I start the basmati', /14 min, so start now and let the dish wait/],
  ['Tarka Dal', 1, 'if I start at half six when can we eat', /ready by about 7:\d\d/],
  ['Lemon Drizzle Loaf', 4, "How do I know when it's done?", /skewer.*comes out clean/],
  ['Lemon Chicken Orzo', 5, "How do I know when it's done?", /no pink left[\s\S]*75 °C/],
]

const SWAPS: Case[] = [
  [
    'Salmon & Dill Potato Traybake',
    5,
    'no crème fraîche, what now',
    /100 g crème fraîche.*soured cream/,
  ],
  ['Lemon Drizzle Loaf', 3, 'i only have plain flour', /2 tsp baking powder for each 150 g/],
  ['Gingery Beef Stir-Fry', 5, 'I have no wok', /widest/],
  ['Leek & Potato Soup', 5, 'no blender, what now?', /mash/],
  ['Gingery Beef Stir-Fry', 5, "What if I don't have this tool?", /No wok[\s\S]*No large pan/],
  ['Beef Ragù Pappardelle', 6, 'can I use a pressure cooker', /[Tt]hird of the simmering time/],
  ['Chickpea & Spinach Curry', 4, 'Can I substitute an ingredient?', /^For what this step uses:\n/],
]

const NEEDS: Case[] = [
  [
    'Prawn Laksa',
    3,
    'friend has a shellfish allergy, what can I swap the laksa paste for',
    /- Laksa paste \(crustaceans.*vegan.*\n- Raw king prawns[\s\S]*labels/,
  ],
  [
    'Lemon Chicken Orzo',
    1,
    'my daughter is coeliac, can she have this',
    /not as it stands[\s\S]*- Orzo \(gluten\)[\s\S]*labels/,
  ],
  [
    'Leek & Potato Soup',
    6,
    'can I make it vegan',
    /- Butter \(milk\)[\s\S]*- Double cream \(milk\)/,
  ],
  ['Fudgy Walnut Brownies', 4, 'My guest has a nut allergy', /- Walnuts \(nuts\)/],
  ['Soft Garlic Flatbreads', 1, 'is there yeast in this', /^No, the recipe lists no yeast/],
  [
    'Chickpea & Spinach Curry',
    1,
    'does this have any dairy or nuts in it',
    /none of the .* breaks that\. Read the labels/,
  ],
]

const CARDS: Case[] = [
  [
    'Beef Ragù Pappardelle',
    7,
    'left it out on the hob all night, ok if I boil it up?',
    /^No, throw it away/,
  ],
  ['Prawn Laksa', 6, 'the prawns smell a bit of ammonia', /in the bin/],
  [
    'Lemon Chicken Orzo',
    5,
    'Is it safe if the chicken is still pink?',
    /^Do not eat it yet.*75 °C/,
  ],
  ['Gingery Beef Stir-Fry', 5, 'the pan is on fire!', /[Nn]ever put water/],
  ['Sticky Toffee Pudding', 6, 'burnt my hand with the caramel help', /20 minutes/],
  ['Leek & Potato Soup', 6, 'can we freeze it with the cream in', /3 months/],
  ['Tuna & Sweetcorn Pasta Bake', 4, 'my white sauce has gone lumpy', /whisk hard/],
  ['Soft Garlic Flatbreads', 2, 'dough is super sticky', /15 minutes/],
  ['Gingery Beef Stir-Fry', 1, 'what does across the grain mean', /right angles/],
]

test.each([...AMOUNTS, ...STEPS, ...SWAPS, ...NEEDS, ...CARDS])(
  '%s, step %i: %s',
  (recipe, step, question, answer) => {
    expect(ask(recipe, step, question)).toMatch(answer)
  },
)

test.each([
  'Who won the match?',
  'what is spherification',
  'how do I fix my bicycle chain',
  'tell me a joke about politicians',
  'asdf qwer',
])('%j is answered by no claim', (question) => {
  expect(ask('Lemon Drizzle Loaf', 3, question)).toMatch(/^I do not know that for sure\./)
})

test('no dish is called safe where a line is not known', () => {
  const recipe = RecipeLike.parse({
    name: 'Grandmother’s stew',
    ingredients: [{ name: 'carrots' }, { name: 'zorbian paste' }],
    method: ['Stew.'],
  })
  const question = 'my son is allergic to nuts, is this ok?'
  const answer = coachAnswer({ recipe, currentStep: 0, currentStepText: 'Stew.', question })
  expect(answer).toContain('I do not know what is in zorbian paste')
  expect(answer).toContain('Read the labels')
})

test('what may hurt is answered by the guide alone', () => {
  const recipe = RecipeLike.parse(starterRecipes[0])
  const of = (question: string) =>
    safetyAnswer({ recipe, currentStep: 0, currentStepText: recipe.method[0] ?? '', question })
  expect(of('the oil has caught fire')).not.toBeNull()
  expect(of('my son is allergic to milk')).not.toBeNull()
  expect(of('how much flour')).toBeNull()
})

test('a cut or misspelt word is read by the recipe’s own words', () => {
  expect(ask('Soft Garlic Flatbreads', 2, 'how much yogourt')).toMatch(/200 g Greek yogurt/)
  expect(ask('Prawn Laksa', 1, 'how many beansprots')).toMatch(/200 g beansprouts/)
})

test('every question gets an answer of bounded length, the same each time', () => {
  const word = fc.constantFrom(
    ...'what|mean|instead of|egg|tool|how much|done|until |x|allergic to|can i|for 6|no|freeze|°|½|\u0000'.split(
      '|',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 20 }),
      fc.integer({ min: 1, max: 6 }),
      (words, step) => {
        const answer = ask('Lemon Drizzle Loaf', step, words.join(' '))
        expect(answer.length).toBeGreaterThan(0)
        expect(answer.length).toBeLessThanOrEqual(4_000)
        expect(ask('Lemon Drizzle Loaf', step, words.join(' '))).toBe(answer)
      },
    ),
  )
})

test('a step that holds what no answer may is said back without it', () => {
  const recipe = RecipeLike.parse({ name: 'Toast', ingredients: [], method: [] })
  const currentStepText = 'Cream \u0000 the butter'
  const answer = coachAnswer({ recipe, currentStep: 0, currentStepText, question: 'read it again' })
  expect(answer).toContain('Cream')
  expect(CoachAnswer.safeParse({ answer }).success).toBe(true)
})
