/** Questions that go to the coach, and those that are put to people. */
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { WAKE } from './situations.ts'

type Row = [string, Intent, object, VoiceContext?]

test.for<Row>([
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
  ['ask the coach how to dice an onion', 'askCoach', { question: 'how to dice an onion' }],
  ['ask the coach why my sauce is lumpy', 'askCoach', { question: 'why my sauce is lumpy' }],
  ['coach what does fold mean', 'askCoach', { question: 'what does fold mean' }],
  [
    'can you ask the coach how thick it should be',
    'askCoach',
    { question: 'how thick it should be' },
  ],
  ['hey coach what does blanch mean', 'askCoach', { question: 'what does blanch mean' }],
  ['what does it mean to deglaze', 'askCoach', { question: 'what does it mean to deglaze' }],
  [
    'what can i substitute for buttermilk',
    'askCoach',
    { question: 'what can i substitute for buttermilk' },
  ],
  ['can i substitute the cream', 'askCoach', { question: 'can i substitute the cream' }],
  ["how will i know when it's done", 'askCoach', { question: "how will i know when it's done" }],
  ["what if i don't have a whisk", 'askCoach', { question: "what if i don't have a whisk" }],
  [
    "what do i do if i don't have a rolling pin",
    'askCoach',
    { question: "what do i do if i don't have a rolling pin" },
  ],
  [
    'ask the coach whether i need to peel the carrots',
    'askCoach',
    { question: 'whether i need to peel the carrots' },
  ],
  [
    'ask coach if the oven should be preheated',
    'askCoach',
    { question: 'if the oven should be preheated' },
  ],
  ["coach what's a roux", 'askCoach', { question: "what's a roux" }],
  ['hey coach is this done', 'askCoach', { question: 'is this done' }],
  [
    "what's meant by reduce the sauce",
    'askCoach',
    { question: "what's meant by reduce the sauce" },
  ],
  [
    'what could i use instead of wine',
    'askCoach',
    { question: 'what could i use instead of wine' },
  ],
  [
    'what can i replace the eggs with',
    'askCoach',
    { question: 'what can i replace the eggs with' },
  ],
  [
    "what's a good alternative to cream",
    'askCoach',
    { question: "what's a good alternative to cream" },
  ],
  [
    'can i use yoghurt instead of cream',
    'askCoach',
    { question: 'can i use yoghurt instead of cream' },
  ],
  [
    "how do i know when the chicken's done",
    'askCoach',
    { question: "how do i know when the chicken's done" },
  ],
  ["how do i tell if it's done", 'askCoach', { question: "how do i tell if it's done" }],
  ["how will i know it's cooked", 'askCoach', { question: "how will i know it's cooked" }],
  ["what if i haven't got a wok", 'askCoach', { question: "what if i haven't got a wok" }],
  [
    "what should i do if i don't have a blender",
    'askCoach',
    { question: "what should i do if i don't have a blender" },
  ],
  ['ask the coach if i can use frozen peas', 'askCoach', { question: 'if i can use frozen peas' }],
  [
    'how do i know when the chicken is cooked',
    'askCoach',
    { question: 'how do i know when the chicken is cooked' },
  ],
  ["what's a substitute for cream", 'askCoach', { question: "what's a substitute for cream" }],
  ['coach what does al dente mean', 'askCoach', { question: 'what does al dente mean' }],
  ["how will i know when it's ready", 'askCoach', { question: "how will i know when it's ready" }],
  [
    "what's a good substitute for buttermilk",
    'askCoach',
    { question: "what's a good substitute for buttermilk" },
  ],
  [
    "coach what's the best way to peel garlic",
    'askCoach',
    { question: "what's the best way to peel garlic" },
  ],
  ['can i substitute milk for cream', 'askCoach', { question: 'can i substitute milk for cream' }],
  ['hey chef what does al dente mean', 'askCoach', { question: 'what does al dente mean' }, WAKE],
  [
    'hey chef is it meant to smell like this',
    'askCoach',
    { question: 'is it meant to smell like this' },
    WAKE,
  ],
  ['hi chef should i cover the pan', 'askCoach', { question: 'should i cover the pan' }, WAKE],
  [
    'hey chef ask the coach about resting meat',
    'askCoach',
    { question: 'about resting meat' },
    WAKE,
  ],
  ['hey chef how do i peel a mango', 'askCoach', { question: 'how do i peel a mango' }, WAKE],
  [
    'hey chef should the lid be on or off',
    'askCoach',
    { question: 'should the lid be on or off' },
    WAKE,
  ],
  [
    'hey chef could i do this in the air fryer',
    'askCoach',
    { question: 'could i do this in the air fryer' },
    WAKE,
  ],
  ['hi chef where should the rack be', 'askCoach', { question: 'where should the rack be' }, WAKE],
  ['hey chef what does saute mean', 'askCoach', { question: 'what does saute mean' }, WAKE],
  [
    'hey chef what can i use instead of cream',
    'askCoach',
    { question: 'what can i use instead of cream' },
    WAKE,
  ],
  [
    'hey chef how thin should i slice them',
    'askCoach',
    { question: 'how thin should i slice them' },
    WAKE,
  ],
  ['hey chef could i use honey', 'askCoach', { question: 'could i use honey' }, WAKE],
  [
    'hey chef is this meant to be runny',
    'askCoach',
    { question: 'is this meant to be runny' },
    WAKE,
  ],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

test.for<[string, VoiceContext?]>([
  ['what does that mean'],
  ['what do you mean'],
  ['can i use your phone'],
  ['can i use the bathroom'],
  ['how brown should the onions be'],
  ['why is my dough so sticky'],
  ['ask your mum'],
  ['what if it rains'],
  ['how do you know her'],
  ['hey jeff what time is it', WAKE],
])('%s is no question for the coach (voice, rule 11)', ([text, context]) => {
  expect(parseCommand(text, context)).toBeNull()
})
