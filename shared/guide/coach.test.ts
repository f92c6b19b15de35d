/** Questions at the stove: the four quick ones, amounts and times, and what nobody here knows. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coachAnswer } from './coach.ts'
import { RecipeLike } from './schema.ts'

const RECIPE = RecipeLike.parse({
  name: 'Chicken pie',
  servings: 4,
  prep_time: 20,
  cook_time: 45,
  ingredients: [
    { name: 'chicken thighs', quantity: '500', unit: 'g' },
    { name: 'butter', quantity: '50', unit: 'g' },
    { name: 'coconut milk', quantity: '100', unit: 'ml' },
    { name: 'saffron' },
  ],
  method: ['Fry.'],
})

function ask(question: string, currentStepText: string): string {
  return coachAnswer({ recipe: RECIPE, currentStep: 0, currentStepText, question })
}

const answers: [string, string, RegExp][] = [
  [
    'What does this technique mean?',
    'Sweat the onions, then simmer.',
    /^To sweat[^\n]*\nTo simmer/,
  ],
  ['What does this technique mean?', 'Add the rest and reduce the heat.', /no note on a technique/],
  ['What does deglaze mean?', 'Sweat the onions.', /^To deglaze[^\n]*$/],
  ['What can I use instead of double cream?', 'Stir in the double cream.', /^(?:Double )?[Cc]ream/],
  ['Can I double it?', 'Stir.', /^For 8: 1 kg|^For 8: 1000 g/],
  ['Can I cook a burger medium rare?', 'Fry.', /not for anything minced/],
  ['How do I cook beef mince rare?', 'Fry.', /no pink left/],
  ['What temperature should pork be?', 'Simmer.', /no meat is pink.*75 °C/],
  ['what temp for chicken in fahrenheit', 'Simmer.', /75 °C \(167 °F\)/],
  ['Can I add a handful of bleach?', 'Stir.', /^I don't know that as a food/],
  ['Can I add some chilli?', 'Stir.', /you may: start small/],
  ['I only have a 23 cm tin', 'Bake.', /^I don't know/],
  ['The chicken smells off', 'Fry.', /in the bin/],
  ['Can I use wild mushrooms I found?', 'Fry.', /^Do not eat a mushroom/],
  ['What is spherification?', 'Stir.', /^I don't know the answer/],
  [
    'Can I substitute an ingredient?',
    'Whisk in the buttermilk.',
    /^For what this step uses:\nButtermilk: for 250 ml/,
  ],
  [
    'Can I substitute an ingredient?',
    'Stir.',
    /^For this recipe:\nChicken thighs \(this recipe has 500 g chicken thighs\):.*\nButter.*\nCoconut milk.*\nIf it is for an allergy/,
  ],
  [
    'What can I use instead of coconut milk?',
    'Stir.',
    /^Coconut milk \(this recipe has 100 ml coconut milk\): the same amount of single cream[^\n]*\nIf/,
  ],
  ["I don't have eggs", 'Stir.', /^Egg: in cakes.*flaxseed/],
  ['I ran out of saffron, what now?', 'Stir.', /turmeric for the colour; nothing has its taste/],
  ['What can I use instead of dragonfruit?', 'Stir.', /no swap for that/],
  [
    "How do I know when it's done?",
    'Bake until golden, 30 minutes.',
    /^This step says: until golden, 30 minutes\.\nPastry is done.*75 °C/,
  ],
  ['Is the salmon done?', 'Bake.', /^Salmon is done.*flakes/],
  ["What if I don't have this tool?", 'Sift the flour.', /^No sieve/],
  ["What if I don't have this tool?", 'Stir.', /^This step names no tool/],
  ["I don't have a rolling pin", 'Stir.', /^No rolling pin/],
  ['What can I use instead of orange peel?', 'Peel it.', /no swap for that/],
  ['How much butter do I need?', 'Stir.', /^The recipe asks for 50 g butter for 4\.$/],
  ['How much saffron?', 'Stir.', /^The recipe gives no amount for saffron: go by taste\.$/],
  ['How much lard?', 'Stir.', /^I find no such ingredient/],
  [
    'How long does this take?',
    'Simmer for 20 to 25 minutes until thick.',
    /^This step says 20 to 25 minutes\. Look for the sign too: until thick\.$/,
  ],
  ['How long does this take?', 'Stir.', /20 min to prepare and 45 min to cook/],
  ['Can I leave it overnight on the side?', 'Stir.', /within 2 hours .*throw it away/],
  ['The pan is on fire!', 'Stir.', /never put water on it/],
  ['Can I add chilli?', 'Stir.', /start small and taste\. It brings heat/],
  ['2 cups of plain flour in grams?', 'Stir.', /about 250 grams/],
  ['180 C in gas?', 'Stir.', /gas mark 4/],
  ['Is it vegan?', 'Stir.', /^Not vegan.*\n- Chicken thighs \(meat\)/],
  ['Should I wash the chicken?', 'Stir.', /^Do not wash/],
  ['Who won the match?', 'Stir.', /^I don't know the answer to that/],
]
test.each(answers)('%j at %j', (question, step, answer) => {
  expect(ask(question, step)).toMatch(answer)
})

test('every question gets an answer of bounded length', () => {
  const word = fc.constantFrom(
    'what',
    'mean',
    'instead',
    'egg',
    'tool',
    'how much',
    'done',
    'until ',
    'x',
  )
  fc.assert(
    fc.property(fc.array(word), fc.string(), (words, step) => {
      const answer = ask(words.join(' '), step)
      expect(answer.length).toBeGreaterThan(0)
      expect(answer.length).toBeLessThan(2_000)
    }),
  )
})
