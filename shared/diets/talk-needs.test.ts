/** Needs of a whole talk: they hold until somebody lifts them by name, and questions are answered once. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTalkNeeds } from './talk-needs.ts'

const listed = (texts: readonly string[]) => {
  const { diets, allergens, never } = readTalkNeeds(texts).needs
  return [...diets, ...allergens, ...never]
}

test.each([
  ['prawn allergy in the house, quick noodles|something else', 'prawn'],
  ['no dairy|not that one, another|with prawns', 'dairy-free'],
  ['we are vegan|that is not vegan!', 'vegan'],
  ['no milk|but creamy please', 'milk'],
  ['allergic to kiwi|is kiwi ok now?', 'kiwi'],
  ['no prawns|prawns are fine for me', 'prawn'],
  ['no shellfish|prawns are fine but no crab', 'crab'],
  ['no shellfish|prawns are fine but no crab', 'molluscs'],
  ['no eggs|if she can eat eggs later we will see', 'eggs'],
  ['my son has allergies|just eggs', 'eggs'],
  ['my son has allergies|eggs and peanuts, he carries an epipen', 'peanuts'],
  ['he must not eat quixote|it is a kind of mushroom', 'mushroom'],
  ['curry please|that has prawns in it', 'prawn'],
])('"%s" keeps %s', (talk, kept) => {
  expect(listed(talk.split('|'))).toContain(kept)
})

test.each([
  'no prawns|prawns are fine again',
  'prawn allergy here|prawns are fine again',
  'no eggs|she can eat eggs now',
  'nut allergy, curry|forget the nut allergy',
  'vegan soup|it need not be vegan after all',
  'peanut allergy|he is not allergic to peanuts any more',
  'no crab|I can eat crab again',
  'no prawns|shellfish is fine again',
])('"%s" leaves no need', (talk) => {
  expect(listed(talk.split('|'))).toEqual([])
})

test.each([
  ['my son has allergies', true],
  ['my son has allergies|quick pasta then', true],
  ['my son has allergies|just eggs', false],
  ['my son has allergies|no, nothing else', false],
  ['he is diabetic|quick pasta then|he eats no sugar', false],
])('after "%s" it is still to be asked: %s', (talk, isOpen) => {
  expect(readTalkNeeds(talk.split('|')).unsure.length > 0).toBe(isOpen)
})

test.each([
  ['without', ['olive']],
  ['no', ['olive']],
  ['leave them out', ['olive']],
  ['no olives please', ['olive']],
  ['olives', ['olive']],
  ['something quick then', ['olive']],
  ['with', []],
  ['yes with olives', []],
  ['all fine', []],
])('a food that was unclear is settled by "%s"', (answer, never) => {
  const asked = "a tapas evening? Olives needn't come."
  expect(readTalkNeeds([asked]).unclear).toEqual(['olives'])
  const { needs, unsure, unclear } = readTalkNeeds([asked, answer])
  expect([needs.never, unsure, unclear]).toEqual([never, [], []])
})

test('one of several that is left out settles the others', () => {
  const { needs, unclear } = readTalkNeeds(["tofu and lentils, because I'm skint", 'without tofu'])
  expect([needs.never, unclear]).toEqual([['tofu'], []])
})

const sayings = [
  'quick noodles for two',
  'prawn curry please',
  'something else',
  'no milk',
  'she is allergic to eggs',
  'prawns are fine again',
  'forget the nut allergy',
  'vegan please',
  'my son has allergies',
  'mushrooms? yuck',
  'no, nothing else',
  'without fuss',
  'I have leeks and ham',
]
const refusals = [
  'no celery',
  'allergic to sesame',
  'we are out of eggs',
  'Ben hates fish',
  'nut-free please',
  'peanuts would kill him',
  'dairy-free',
  'no prawns, mushrooms or anything with egg',
]

test('a refusal more never takes a need away', () => {
  const talks = fc.array(fc.constantFrom(...sayings, ...refusals), { maxLength: 6 })
  fc.assert(
    fc.property(talks, fc.constantFrom(...refusals), (talk, refusal) => {
      expect(listed([...talk, refusal])).toEqual(expect.arrayContaining(listed(talk)))
    }),
  )
})

test('words between never take a need away', () => {
  const wishes = fc.array(
    fc.constantFrom('prawn curry please', 'something else', 'with eggs', 'for 8'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...refusals), wishes, (refusal, talk) => {
      expect(listed([refusal, ...talk])).toEqual(expect.arrayContaining(listed([refusal])))
    }),
  )
})

test('milk being fine again ends dairy-free, and vegan not', () => {
  const after = (...texts: string[]) => readTalkNeeds(texts).needs.diets
  expect(after('dairy free please', 'milk is fine again')).toEqual([])
  expect(after('we are lactose intolerant', 'eggs are fine again')).toEqual(['dairy-free'])
  expect(after('vegan please', 'milk is fine again')).toEqual(['vegan'])
})
