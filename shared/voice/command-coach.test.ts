/** Questions that go to the coach, and those that are put to people. */
import { expect } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'
import { WAKE } from './testing/situations.ts'

type Row = [string, Intent, object, VoiceContext?]

mostly<Row>([
  ["how do i know it's done", 'askCoach', { question: "how do i know it's done" }],
  ['ask the coach is it done yet', 'askCoach', { question: 'is it done yet' }],
  ['ask the coach how to dice an onion', 'askCoach', { question: 'how to dice an onion' }],
  ['ask the coach why my sauce is lumpy', 'askCoach', { question: 'why my sauce is lumpy' }],
  ['coach what does fold mean', 'askCoach', { question: 'what does fold mean' }],
  ['hey coach what does blanch mean', 'askCoach', { question: 'what does blanch mean' }],
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
    'what could i use instead of wine',
    'askCoach',
    { question: 'what could i use instead of wine' },
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
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

mostly<[string, VoiceContext?]>([
  ['ask your mum'],
  ['what if it rains'],
  ['how do you know her'],
  ['hey jeff what time is it', WAKE],
])('%s is no question for the coach (voice, rule 11)', ([text, context]) => {
  expect(parseCommand(text, context)).toBeNull()
})
