import fc from 'fast-check'
import { expect, test } from 'vitest'
import { balanceMeals, suggestMeals } from './suggest.ts'

const KITCHEN = [
  { id: 'stew', tags: ['Beef', 'Comfort'] },
  { id: 'ragu', tags: ['beef'] },
  { id: 'burger', tags: ['Beef', 'Quick & Easy'] },
  { id: 'curry', tags: ['Chicken', 'Spicy'] },
  { id: 'roast', tags: ['Chicken'] },
  { id: 'dal', tags: ['Vegetarian', 'Spicy'] },
  { id: 'stub', tags: [] },
]
const first = () => 0
const ids = (recipes: { id: string }[]) => recipes.map((recipe) => recipe.id)

const anyTag = fc.constantFrom('Beef', 'beef', 'Chicken', 'Spicy', 'Soup', ' Sweet ', '')
const anyKitchen = fc.array(fc.record({ id: fc.nat(30).map(String), tags: fc.array(anyTag) }))
const anyWish = fc.record({
  count: fc.integer({ min: -1, max: 40 }),
  tags: fc.array(anyTag, { maxLength: 3 }),
  random: fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })).map((stream) => () => {
    return Number(stream.next().value)
  }),
})

test.each([
  { tags: ['spicy'], expected: ['curry', 'dal'] },
  { tags: ['EASY'], expected: ['burger'] },
  { tags: ['easy', 'comfort'], expected: ['stew', 'burger'] },
  { tags: ['Seafood'], expected: ids(KITCHEN) },
  { tags: ['  '], expected: ids(KITCHEN) },
  { tags: [], expected: ids(KITCHEN) },
])('the tags $tags suggest $expected', ({ tags, expected }) => {
  expect(ids(suggestMeals(KITCHEN, { count: 28, tags, random: first }))).toEqual(expected)
  expect(ids(balanceMeals(KITCHEN, { count: 28, tags, random: first })).sort()).toEqual(
    expected.toSorted(),
  )
})

test('chance decides which are suggested', () => {
  expect(ids(suggestMeals(KITCHEN, { count: 2, tags: [], random: first }))).toEqual([
    'stew',
    'ragu',
  ])
  expect(ids(suggestMeals(KITCHEN, { count: 2, tags: [], random: () => 0.999 }))).toEqual([
    'stub',
    'dal',
  ])
})

test.each([
  { count: 4, expected: ['stew', 'curry', 'dal', 'stub'] },
  { count: 6, expected: ['stew', 'curry', 'dal', 'stub', 'ragu', 'roast'] },
  { count: 7, expected: ['stew', 'curry', 'dal', 'stub', 'ragu', 'roast', 'burger'] },
  { count: 0, expected: [] },
  { count: Number.NaN, expected: [] },
])('$count places are split over first tags in turns', ({ count, expected }) => {
  expect(ids(balanceMeals(KITCHEN, { count, tags: [], random: first }))).toEqual(expected)
})

test.each([
  ['suggestMeals', suggestMeals],
  ['balanceMeals', balanceMeals],
])('%s never repeats a recipe, never exceeds the count and fills it when it can', (_, choose) => {
  fc.assert(
    fc.property(anyKitchen, anyWish, (kitchen, wish) => {
      const chosen = ids(choose(kitchen, wish))
      const all = ids(choose(kitchen, { ...wish, count: 1000 }))
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen).toHaveLength(Math.max(0, Math.min(wish.count, all.length)))
      expect(ids(kitchen)).toEqual(expect.arrayContaining(chosen))
    }),
  )
})

test('groups that are large enough differ by at most one', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(sizes, anyWish, (groupSizes, wish) => {
      const kitchen = groupSizes.flatMap((size, group) =>
        Array.from({ length: size }, (_, place) => ({
          id: `${group}-${place}`,
          tags: [`t${group}`],
        })),
      )
      const chosen = balanceMeals(kitchen, { ...wish, tags: [] })
      const shares = groupSizes.map(
        (_, group) => chosen.filter((recipe) => recipe.tags[0] === `t${group}`).length,
      )
      const open = shares.filter((share, group) => share < (groupSizes[group] ?? 0))
      const largest = Math.max(...shares)
      for (const share of open) expect(largest - share).toBeLessThanOrEqual(1)
    }),
  )
})

test.each([
  { count: 2, suggested: ['curry', 'dal'] },
  { count: 4, suggested: ['curry', 'dal', 'stub', 'ragu'] },
  { count: 7, suggested: ['curry', 'dal', 'stub', 'ragu', 'stew', 'burger', 'roast'] },
])('$count meals repeat what is avoided only when nothing else is left', ({ count, suggested }) => {
  const avoid = [
    ['stew', 'ragu', 'burger', 'roast'],
    ['stew', 'burger', 'roast'],
  ]
  const wish = { count, tags: [], random: first, avoid }
  expect(ids(suggestMeals(KITCHEN, wish))).toEqual(suggested)
  expect(ids(balanceMeals(KITCHEN, wish)).sort()).toEqual(suggested.toSorted())
})

test('a group that gave its share before gives again only after the others', () => {
  const avoid = [['ragu', 'burger', 'roast', 'dal']]
  const wish = { count: 5, tags: ['beef', 'chicken', 'vegetarian'], random: first, avoid }
  expect(ids(balanceMeals(KITCHEN, wish))).toEqual(['stew', 'curry', 'dal', 'ragu', 'roast'])
})

test.each([
  ['suggestMeals', suggestMeals],
  ['balanceMeals', balanceMeals],
])('%s suggests nothing that is avoided while others are left', (_, choose) => {
  const someIds = fc.array(fc.nat(30).map(String))
  fc.assert(
    fc.property(anyKitchen, anyWish, someIds, (kitchen, wish, avoided) => {
      const chosen = ids(choose(kitchen, { ...wish, avoid: [avoided] }))
      const all = ids(choose(kitchen, { ...wish, count: 1000 }))
      const repeated = chosen.filter((id) => avoided.includes(id)).length
      const others = all.filter((id) => !avoided.includes(id)).length
      expect(repeated).toBe(Math.max(0, chosen.length - others))
    }),
  )
})
