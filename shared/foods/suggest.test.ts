import { expect, test } from 'vitest'
import { foodCalled, foodName, suggestFoods } from './suggest.ts'

test.each([
  ['coriander', 'coriander'],
  ['Aubergines', 'aubergine'],
  ['eggplant', 'aubergine'],
  ['spring  onions', 'spring-onion'],
  ['blue cheese', 'blue-cheese'],
])('%j is called %s', (typed, id) => {
  expect(foodCalled(typed)).toBe(id)
})

test.each(['', ' ', 'unobtainium', 'cor', 'salmon in dill sauce', ',', '🍋'])(
  '%j is the name of no food',
  (typed) => {
    expect(foodCalled(typed)).toBeNull()
  },
)

const named = (typed: string) => suggestFoods(typed).map(({ name }) => name)

test('half a word is enough, and so is half of each of two', () => {
  expect(named('coriand')).toContain('coriander')
  expect(named('spr on')).toEqual(['spring onion'])
  expect(named('oliv')[0]).toBe('olive')
})

test('a food found by another of its names says which', () => {
  expect(suggestFoods('eggpl')).toEqual([{ id: 'aubergine', name: 'aubergine', via: 'eggplant' }])
  expect(suggestFoods('aubergines')[0]).toMatchObject({ id: 'aubergine', via: '' })
})

test('of a text that is no name the foods in it are offered', () => {
  expect(named('salmon in dill sauce')).toEqual(expect.arrayContaining(['salmon', 'dill']))
})

test('nothing is offered for nothing, for what is no food, and for what nobody eats', () => {
  expect(['', ' ', 'unobtainium', '?'].flatMap(suggestFoods)).toEqual([])
  expect(named('toilet r')).toEqual([])
})

test('few are offered, each once', () => {
  const ids = suggestFoods('p').map(({ id }) => id)
  expect(ids).toHaveLength(6)
  expect(new Set(ids).size).toBe(6)
})

test('a name by its id, none for an id that is not there', () => {
  expect([foodName('spring-onion'), foodName('unobtainium')]).toEqual(['spring onion', null])
})
