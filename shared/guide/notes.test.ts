/** What a cook wrote beside a dish is found by the dish's names and steps, and answers before what is said of all dishes. */
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { coachAnswer, safetyAnswer } from './coach.ts'
import { NOTED_DISHES } from './notes-compiled/index.compiled.ts'
import { notesOf } from './notes-of.ts'
import { RecipeLike } from './schema.ts'

const starter = (name: string) =>
  RecipeLike.parse(starterRecipes.find((recipe) => recipe.name === name))
const RICE = starter('Egg Fried Rice')

async function ask(recipe: RecipeLike, step: number, question: string) {
  const currentStepText = recipe.method[step - 1] ?? ''
  const request = { recipe, currentStep: step - 1, currentStepText, question }
  return coachAnswer(request, await notesOf(recipe))
}

test('a starter recipe with notes has them under its own name, at each step and for the whole', async () => {
  const names = new Set<string>(NOTED_DISHES.map(({ names: [name] }) => name))
  const noted = starterRecipes.filter(({ name }) => names.has(name.toLowerCase()))
  expect(noted).toHaveLength(NOTED_DISHES.length)
  for (const recipe of noted) {
    const notes = await notesOf(RecipeLike.parse(recipe))
    const steps = new Set(notes.map(({ step }) => step))
    for (const at of recipe.method.keys()) expect(steps, recipe.name).toContain(at)
    expect(steps, recipe.name).toContain(null)
  }
})

test('a note answers what a cook asks at its step', async () => {
  expect(await ask(RICE, 2, 'do i really need to wait till its cold')).toMatch(
    /not a matter of safety/,
  )
  expect(await ask(RICE, 6, 'it all stuck together in a lump')).toMatch(/Press the lumps flat/)
})

test('a dish by another name has its notes, at the steps that tell the same', async () => {
  const [first = '', second = '', ...rest] = RICE.method
  const own = {
    ...RICE,
    name: 'Our fried rice',
    method: ['Wash the rice.', first, second, ...rest],
  }
  const notes = await notesOf(own)
  expect(notes.filter(({ step }) => step === 2).length).toBeGreaterThan(2)
  expect(notes.every(({ step }) => step !== 0)).toBe(true)
})

test('of a dish that is cooked another way only what is true of the dish is left', async () => {
  const steps = ['Mix everything in a bowl.', 'Chill it for an hour.', 'Slice and serve.']
  const notes = await notesOf({ ...RICE, method: steps })
  expect(notes.length).toBeGreaterThan(5)
  expect(notes.every(({ step }) => step === null)).toBe(true)
})

test('a dish that nobody wrote about has none', async () => {
  expect(await notesOf({ ...RICE, name: 'Uncle Bo’s surprise' })).toEqual([])
})

test('what may hurt is told by the note, and no model is asked', async () => {
  const question = 'the cooked rice was left out on the side all night'
  const answer = await ask(RICE, 1, question)
  expect(answer).toMatch(/throw it away/i)
  const request = { recipe: RICE, currentStep: 0, currentStepText: RICE.method[0] ?? '', question }
  expect(safetyAnswer(request, await notesOf(RICE))).toBe(answer)
})

test('what stood out for minutes is not thrown away', async () => {
  const question = 'the cooked rice has been left out on the side for 20 minutes'
  expect(await ask(RICE, 1, question)).toMatch(
    /^(?:At home 2 hours at most|If it stood longer than 1 hour)/,
  )
})

test('a note that names what somebody is allergic to is not said', async () => {
  const stew = starter('West African Peanut Stew')
  const question = 'her friend has a nut allergy, what can i put instead of the peanut butter'
  expect(await ask(stew, 3, question)).toMatch(/^Without nuts/)
})
