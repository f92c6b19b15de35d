/** What cooks say, in their own words. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'
import { CAKE, CHICKEN } from './testing/situations.ts'

type Row = [string, Intent, object, VoiceContext?]

mostly<Row>([
  ['what comes next', 'whatNext', {}],
  ['okay next step', 'next', {}],
  ["right what's next", 'whatNext', {}],
  ['next please chef', 'next', {}],
  ["let's go to the next one", 'next', {}],
  ['can we move on', 'next', {}],
  ['okay move to the next step please', 'next', {}],
  ['could you go to the next step', 'next', {}],
  ['skip two steps', 'next', { count: 2 }],
  ['go back two steps', 'previous', { count: 2 }],
  ['go back to step 2', 'goToStep', { n: 2 }],
  ['take me to step four', 'goToStep', { n: 4 }],
  ['can you go to step number 6', 'goToStep', { n: 6 }],
  ['can you read step three', 'goToStep', { n: 3 }],
  ['read that out loud', 'repeat', {}],
  ['could you repeat that for me', 'repeat', {}],
  ['say that one more time', 'repeat', {}],
  ['one more time please', 'repeat', {}],
  ["i didn't hear that", 'repeat', {}],
  ['what was the last step', 'previous', {}],
  ['go back to the start', 'firstStep', {}],
  ['start from the beginning', 'firstStep', {}],
  ['what step are we on', 'whichStep', {}],
  ['how many steps are left', 'whichStep', {}],
  ['where are we up to', 'whichStep', {}],
  ['what are the ingredients', 'readIngredients', {}],
  ['read me the ingredients list', 'readIngredients', {}],
  ['show me the ingredients', 'showIngredients', {}],
  ['can i see the ingredients', 'showIngredients', {}],
  ['open the recipe', 'showRecipe', {}],
  ['show me the full recipe', 'showRecipe', {}],
  ['go back', 'closePanel', {}, { panel: 'recipe' }],
  ['close', 'closePanel', {}, { panel: 'recipe' }],
  ['close that please', 'closePanel', {}, { panel: 'coach' }],
  ['close the drawer', 'closePanel', {}, { panel: 'coach' }],
  ['how much butter', 'howMuch', { ingredient: 'butter' }, CAKE],
  ['how many eggs do i need', 'howMuch', { ingredient: 'eggs' }, CAKE],
  ['how much milk goes in', 'howMuch', { ingredient: 'milk' }, CAKE],
  ['how much sugar should i use', 'howMuch', { ingredient: 'caster sugar' }, CAKE],
  ['how much stalk do i need', 'howMuch', { ingredient: 'chicken stock' }, CHICKEN],
  ['how much flower', 'howMuch', { ingredient: 'plain flour' }, CAKE],
  ['what quantity of milk', 'howMuch', { ingredient: 'milk' }, CAKE],
  ['how much garlic is in this', 'howMuch', { ingredient: 'garlic' }, CHICKEN],
  ['how much thyme do i need', 'howMuch', { ingredient: 'thyme' }, CHICKEN],
  ['how many leaks', 'howMuch', { ingredient: 'leeks' }, CHICKEN],
  ['how much cream do we need', 'howMuch', { ingredient: 'double cream' }, CHICKEN],
  ['how much pepper do i need', 'howMuch', { ingredient: 'pepper' }, CHICKEN],
  ['check off the eggs', 'tickIngredient', { ingredient: 'eggs' }, CAKE],
  ['tick butter', 'tickIngredient', { ingredient: 'butter' }, CAKE],
  ["i've added the milk", 'tickIngredient', { ingredient: 'milk' }, CAKE],
  ['cross off the sugar', 'tickIngredient', { ingredient: 'caster sugar' }, CAKE],
  ['mark the eggs as done', 'tickIngredient', { ingredient: 'eggs' }, CAKE],
  ['uncheck the milk', 'untickIngredient', { ingredient: 'milk' }, CAKE],
  ['tick off the baking powder please', 'tickIngredient', { ingredient: 'baking powder' }, CAKE],
  ['add eggs to my shopping list', 'addToShoppingList', { item: 'eggs' }],
  [
    'add two pints of milk to the shopping list',
    'addToShoppingList',
    { item: 'milk', quantity: '2', unit: 'pint' },
  ],
  ['put olive oil on the list', 'addToShoppingList', { item: 'olive oil' }],
  ['add bin bags to the shopping list please', 'addToShoppingList', { item: 'bin bags' }],
  [
    'can you add a dozen eggs to the shopping list',
    'addToShoppingList',
    { item: 'eggs', quantity: '12' },
  ],
  ['stick some butter on the shopping list', 'addToShoppingList', { item: 'butter' }],
  ['ask the coach how to julienne a carrot', 'askCoach', { question: 'how to julienne a carrot' }],
  ['ask coach what deglaze means', 'askCoach', { question: 'what deglaze means' }],
  ['coach how do i fold in egg whites', 'askCoach', { question: 'how do i fold in egg whites' }],
  ['what does blanch mean', 'askCoach', { question: 'what does blanch mean' }],
  ["how do i know when it's done", 'askCoach', { question: "how do i know when it's done" }],
  [
    "what if i don't have a stand mixer",
    'askCoach',
    { question: "what if i don't have a stand mixer" },
  ],
  [
    'can i use margarine instead of butter',
    'askCoach',
    { question: 'can i use margarine instead of butter' },
  ],
  [
    'how can i tell if the chicken is cooked',
    'askCoach',
    { question: 'how can i tell if the chicken is cooked' },
  ],
  [
    'what can i substitute for buttermilk',
    'askCoach',
    { question: 'what can i substitute for buttermilk' },
  ],
  [
    'hey chef how long should i rest the dough',
    'askCoach',
    { question: 'how long should i rest the dough' },
    { wake: true },
  ],
  ['hey chef is this gluten free', 'askCoach', { question: 'is this gluten free' }, { wake: true }],
  ['be quiet', 'stopSpeaking', {}, { speaking: true }],
  ['stop', 'stopSpeaking', {}, { speaking: true }],
  ["okay that's enough", 'stopSpeaking', {}, { speaking: true }],
  ['shut up', 'stopSpeaking', {}, { speaking: true }],
  ['stop reading', 'stopSpeaking', {}, { speaking: true }],
  ['stop listening please', 'stopListening', {}],
  ['turn the mic off', 'stopListening', {}],
  ['turn off voice control', 'stopListening', {}],
  ['help', 'help', {}],
  ['what are the commands', 'help', {}],
  ['what can you do', 'help', {}],
  ['undo', 'undo', {}],
  ['undo the last thing', 'undo', {}],
  ['take that back', 'undo', {}],
  ["i didn't mean that", 'undo', {}],
  ['finish cooking', 'finish', {}],
  ["i'm done cooking", 'finish', {}],
  ["we're finished", 'finish', {}],
  ['leave cooking mode', 'finish', {}],
  ['finish', 'finish', {}],
  ['yes please', 'confirm', {}, { pending: 'finish' }],
  ['yep do it', 'confirm', {}, { pending: 'cancelAll' }],
  ['no keep going', 'deny', {}, { pending: 'finish' }],
  ['not yet', 'deny', {}, { pending: 'finish' }],
  ['cancel', 'deny', {}, { pending: 'finish' }],
  ['make it for six people', 'scale', { servings: 6 }],
  ['halve the recipe', 'scale', { factor: 0.5 }],
  ['scale it to six servings', 'scale', { servings: 6 }],
  ['triple the recipe', 'scale', { factor: 3 }],
  ['convert 350 fahrenheit to celsius', 'convert', { value: 350, from: 'F', to: 'C' }],
  [
    'how many grams in a cup of flour',
    'convert',
    { value: 1, from: 'cup', to: 'g', ingredient: 'plain flour' },
    CAKE,
  ],
  ['how many teaspoons in a tablespoon', 'convert', { value: 1, from: 'tbsp', to: 'tsp' }],
  ['what is 8 ounces in grams', 'convert', { value: 8, from: 'oz', to: 'g' }],
  ['turn the volume up', 'volume', { direction: 'up' }],
  ['volume down', 'volume', { direction: 'down' }],
  ['speak up', 'volume', { direction: 'up' }],
  ['slow down', 'speechRate', { direction: 'slower' }],
  ['talk faster', 'speechRate', { direction: 'faster' }],
  ['hey chief next step', 'next', {}, { wake: true }],
  ["hi chef what's next", 'whatNext', {}, { wake: true }],
  ['ok chef go back', 'previous', {}, { wake: true }],
  ['next', 'next', {}, { wake: true, followUp: true }],
  ['go to step thirty', 'goToStep', { n: 13 }, { steps: 14 }],
  ['go to step 13', 'goToStep', { n: 13 }, { steps: 40 }],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

test.for([
  'next',
  'go back',
  'set a timer for ten minutes',
  'stop',
  'yes',
  'hey chef',
  'what can i use instead of eggs',
])('in wake mode %s alone is not for us', (text) => {
  expect(parseCommand(text, { wake: true })).toBeNull()
})

test('the app does not obey what it says itself', () => {
  const context = { speaking: true, spoken: 'Step 4. Start the timer and go to the next step.' }
  expect(parseCommand('go to the next step', context)).toBeNull()
  expect(parseCommand('step four', context)).toBeNull()
  expect(parseCommand('step four', { speaking: true })).toBeNull()
  expect(parseCommand('stop talking', context)).toEqual({ intent: 'stopSpeaking', slots: {} })
  expect(parseCommand('hey chef next step', context)).toEqual({ intent: 'next', slots: {} })
})

test('a command answers in any case and punctuation', () => {
  expect(parseCommand('Okay, go to STEP FOUR, please!')).toEqual({
    intent: 'goToStep',
    slots: { n: 4 },
  })
})

test('no text makes the parser throw, and none that is very long is a command', () => {
  const word = fc.constantFrom(
    'a',
    'for',
    'to',
    'set',
    'timer',
    'ten',
    'minutes',
    'and',
    'half',
    'the',
    'stop',
    'hey',
    'chef',
    'add',
    '½',
    '10:30',
  )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(word).map((words) => words.join(' ')),
  )
  fc.assert(
    fc.property(text, fc.boolean(), (said, wake) => {
      const command = parseCommand(said, { ...CAKE, wake, pending: 'duration' })
      expect(command === null || typeof command.intent === 'string').toBe(true)
    }),
  )
  expect(parseCommand(`${'please '.repeat(60)}next`)).toBeNull()
})
