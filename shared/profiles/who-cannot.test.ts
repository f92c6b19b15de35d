import { expect, test } from 'vitest'
import { conflictsOf } from '../diets/conflicts.ts'
import { type Needs, NO_NEEDS, uniteNeeds } from '../diets/needs.ts'
import { whoCannot } from './who-cannot.ts'

const person = (name: string, needs: Partial<Needs>) => ({ name, needs: { ...NO_NEEDS, ...needs } })
const dish = (...lines: string[]) => ({ ingredients: lines.map((name) => ({ name })) })
const rowsOf = (...asked: Parameters<typeof whoCannot<ReturnType<typeof person>>>) =>
  whoCannot(...asked).cannot.map((each) => [each.person.name, ...each.reasons])

const MIA = person('Mia', { allergens: ['eggs', 'sesame'] })
const BEN = person('Ben', { diets: ['vegetarian', 'pregnancy'] })
const GRAN = person('Gran', { never: ['coriander'] })

test('each is named with the reasons, allergies before diets before what one never eats', () => {
  const recipe = dish('2 eggs', 'bacon', 'fresh coriander', 'rum')
  expect(rowsOf(recipe, [GRAN, BEN, MIA])).toEqual([
    ['Mia', 'eggs'],
    ['Ben', 'not vegetarian', 'not in pregnancy'],
    ['Gran', 'coriander'],
  ])
})

test('who can eat it is not named, and a line says who cannot because of it', () => {
  const { cannot, unsure, byLine } = whoCannot(dish('eggs', 'bacon', 'tahini'), [MIA, BEN, GRAN])
  expect(cannot.map(({ person: { name }, reasons }) => [name, ...reasons])).toEqual([
    ['Mia', 'eggs', 'sesame'],
    ['Ben', 'not vegetarian'],
  ])
  expect(unsure).toBeNull()
  const names = [...byLine].map(([line, people]) => [line, people.map(({ name }) => name)])
  expect(names).toEqual([
    ['eggs', ['Mia']],
    ['tahini', ['Mia']],
    ['bacon', ['Ben']],
  ])
})

test('a line that nobody knows concerns those with allergies and diets', () => {
  const recipe = dish('onions', 'quixotic paste')
  const { cannot, unsure } = whoCannot(recipe, [GRAN, MIA])
  expect(cannot).toEqual([])
  expect(unsure).toEqual({ lines: ['quixotic paste'], people: [MIA] })
  expect(whoCannot(recipe, [GRAN]).unsure?.people).toEqual([GRAN])
})

test('a swap stands in for everybody at the table, or is said to be none', () => {
  const people = [person('Ada', { allergens: ['milk'] }), person('Bea', { allergens: ['nuts'] })]
  const [ada] = whoCannot(dish('300 ml whole milk', 'almonds'), people).cannot
  expect(ada?.reasons).toEqual(['milk'])
  expect(ada?.swaps.map(({ line }) => line)).toEqual(['300 ml whole milk'])
  const needs = uniteNeeds(...people.map((each) => each.needs))
  for (const { swap } of ada?.swaps ?? []) expect(conflictsOf(dish(swap), needs)).toEqual([])
  const [mia] = whoCannot(dish('sesame seeds'), [person('Mia', { allergens: ['sesame'] })]).cannot
  expect([...(mia?.swaps.map(({ line }) => line) ?? []), ...(mia?.without ?? [])]).toEqual([
    'sesame seeds',
  ])
})

test('what only some brands hold is said so', () => {
  const [mia] = whoCannot(dish('vegetable stock', 'plain flour'), [
    person('Mia', { allergens: ['gluten'] }),
  ]).cannot
  const lines = [...(mia?.swaps.map(({ line }) => line) ?? []), ...(mia?.without ?? [])]
  expect(lines.toSorted()).toEqual(['plain flour', 'vegetable stock (some brands)'])
})

test('nobody is named where nothing breaks', () => {
  expect(whoCannot(dish('onions', 'olive oil'), [MIA, BEN, GRAN])).toEqual({
    cannot: [],
    unsure: null,
    byLine: new Map(),
  })
})
