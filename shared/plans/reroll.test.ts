import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canReroll, rerollMeals } from './reroll.ts'

const KITCHEN = ['stew', 'ragu', 'curry', 'dal', 'pie', 'soup'].map((id) => ({
  id,
  tags: id === 'soup' || id === 'dal' ? ['Soup'] : ['Main Course'],
}))
const wish = { count: 3, tags: [], random: () => 0 }
const ids = (recipes: { id: string }[]) => recipes.map(({ id }) => id)

test.each([
  { chosen: ['stew', 'ragu', 'curry'], locked: ['ragu'], expected: ['dal', 'ragu', 'pie'] },
  { chosen: ['stew', 'ragu', 'curry'], locked: [], expected: ['dal', 'pie', 'soup'] },
  { chosen: ['stew', 'ragu'], locked: ['stew', 'ragu'], expected: ['stew', 'ragu', 'curry'] },
  { chosen: ['stew'], locked: ['pie'], expected: ['ragu', 'curry', 'dal'] },
  { chosen: ['gone', 'pie'], locked: ['gone', 'pie'], expected: ['pie', 'stew', 'ragu'] },
  { chosen: [], locked: [], expected: ['stew', 'ragu', 'curry'] },
])('of $chosen with $locked locked the rest becomes $expected', ({ chosen, locked, expected }) => {
  const choice = { chosenIds: chosen, lockedIds: locked }
  expect(ids(rerollMeals(KITCHEN, choice, wish))).toEqual(expected)
})

test('more meals than were asked for stay as many', () => {
  const choice = { chosenIds: ['stew', 'ragu', 'curry', 'dal'], lockedIds: ['dal'] }
  expect(ids(rerollMeals(KITCHEN, choice, wish))).toEqual(['pie', 'soup', 'stew', 'dal'])
})

test('what was chosen before comes back ahead of what last week had', () => {
  const choice = { chosenIds: ['stew', 'ragu', 'curry'], lockedIds: ['stew'] }
  const avoid = [['dal', 'pie', 'soup']]
  expect(ids(rerollMeals(KITCHEN, choice, { ...wish, avoid }))).toEqual(['stew', 'ragu', 'curry'])
})

test('the tags of the settings count for the rest too', () => {
  const choice = { chosenIds: ['stew', 'ragu'], lockedIds: ['stew'] }
  expect(ids(rerollMeals(KITCHEN, choice, { ...wish, tags: ['soup'] }))).toEqual([
    'stew',
    'dal',
    'soup',
  ])
})

const someIds = fc.uniqueArray(fc.constantFrom(...ids(KITCHEN)))
const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

test('what is locked keeps its place, nothing stands twice, and no place stays empty', () => {
  fc.assert(
    fc.property(someIds, someIds, fc.nat(28), chance, (chosenIds, lockedIds, count, at) => {
      const choice = { chosenIds, lockedIds }
      const rerolled = ids(rerollMeals(KITCHEN, choice, { count, tags: [], random: () => at }))
      expect(new Set(rerolled).size).toBe(rerolled.length)
      expect(rerolled).toHaveLength(Math.min(KITCHEN.length, Math.max(count, chosenIds.length)))
      for (const [place, id] of chosenIds.entries()) {
        if (lockedIds.includes(id)) expect(rerolled[place]).toBe(id)
      }
    }),
  )
})

test.each([
  { why: 'nothing is chosen', chosen: [], locked: [], tags: [], expected: true },
  {
    why: 'a place is free',
    chosen: ['pie', 'stew'],
    locked: ['pie', 'stew'],
    tags: [],
    expected: true,
  },
  {
    why: 'all is locked',
    chosen: ['pie', 'stew', 'dal'],
    locked: ['pie', 'stew', 'dal'],
    tags: [],
    expected: false,
  },
  { why: 'all is chosen', chosen: ids(KITCHEN), locked: [], tags: [], expected: false },
  {
    why: 'no other has the tag',
    chosen: ['dal', 'soup'],
    locked: ['dal'],
    tags: ['soup'],
    expected: false,
  },
  {
    why: 'none has the tag',
    chosen: ['dal', 'soup'],
    locked: ['dal', 'soup'],
    tags: ['soup'],
    expected: true,
  },
])('when $why a re-roll brings something new: $expected', ({ chosen, locked, tags, expected }) => {
  const choice = { chosenIds: chosen, lockedIds: locked }
  expect(canReroll(KITCHEN, choice, { count: 3, tags })).toBe(expected)
  const after = ids(rerollMeals(KITCHEN, choice, { ...wish, tags }))
  expect(after.some((id) => !chosen.includes(id))).toBe(expected)
})
