/** Questions that people asked at the stove, each with the entries that answer it, are understood often enough and none is made up. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { starterRecipes } from '../recipes/starter/index.ts'
import { readQuestion } from './answers/asked.ts'
import { cardIn, computedIn } from './card.ts'
import { CARD_LINES } from './cards.compiled.ts'
import { coachAnswer } from './coach.ts'
import { COMPUTED_LINES } from './computed.compiled.ts'
import { possibleAnswers } from './heard.ts'
import { RecipeLike } from './schema.ts'
import { vocabulary } from './vocabulary.ts'

type Labelled = { recipe: string; step: number; question: string; answer: string | string[] }

const LABELLED = readFileSync(join(import.meta.dirname, 'testing/questions.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line): Labelled => JSON.parse(line))
const UNSURE = /^I (?:do not know that for sure|am not sure that I understood)/

function requestOf({ recipe: name, step, question }: Labelled) {
  const recipe = RecipeLike.parse(starterRecipes.find((each) => each.name === name))
  const currentStepText = recipe.method[step - 1] ?? ''
  return { recipe, currentStep: step - 1, currentStepText, question }
}

test('every label is an entry or none', () => {
  const ids = new Set<string>([
    'none',
    ...CARD_LINES.trim()
      .split('\n')
      .map((line) => cardIn(line, vocabulary()).id),
    ...COMPUTED_LINES.trim()
      .split('\n')
      .map((line) => computedIn(line, vocabulary()).id),
  ])
  const unknown = LABELLED.flatMap(({ answer }) => [answer].flat()).filter((id) => !ids.has(id))
  expect(unknown).toEqual([])
})

/** A guard against a broken fit, no goal: a card written later may answer better than the one that is labelled. */
test('of the questions that something answers most find it first', () => {
  const some = LABELLED.filter(({ answer }) => answer !== 'none')
  const right = some.filter((each) => {
    const [first] = possibleAnswers(readQuestion(requestOf(each)))
    return first && [each.answer].flat().includes(first.entry.id)
  })
  expect(right.length / some.length).toBeGreaterThan(0.6)
})

test('a question that nothing answers gets no claim', () => {
  const none = LABELLED.filter(({ answer }) => answer === 'none')
  const claimed = none.filter((each) => !UNSURE.test(coachAnswer(requestOf(each))))
  expect(claimed.length / none.length).toBeLessThan(0.2)
})
