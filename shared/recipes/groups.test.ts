import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carryGroups, groupIssues, groupsOfKept, type IngredientGroup } from './groups.ts'
import { RecipeDraft } from './schema.ts'

const list = (names: string) => [...names].map((name) => ({ name }))

/** Each ingredient beside its heading: 'a' under none, 'b' under 'B'. */
function headed(groups: readonly IngredientGroup[], names: string): string {
  return [...names]
    .map((name, at) => `${groups.findLast(({ start }) => start <= at)?.name ?? '-'}${name}`)
    .join(' ')
}

const SAUCE = { name: 'S', start: 1 }
const TOP = { name: 'T', start: 3 }

test.each([
  ['abcde', 'abcde', '-a Sb Sc Td Te'],
  ['abcde', 'xabcde', '-x -a Sb Sc Td Te'],
  ['abcde', 'abcxde', '-a Sb Sc Sx Td Te'],
  ['abcde', 'abcdex', '-a Sb Sc Td Te Tx'],
  ['abcde', 'acde', '-a Sc Td Te'],
  ['abcde', 'ade', '-a Td Te'],
  ['abcde', 'abc', '-a Sb Sc'],
  ['abcde', 'axcde', '-a Sx Sc Td Te'],
  ['abcde', 'xyz', '-x Sy Sz'],
  ['abcde', '', ''],
])('%s changed to %s reads %s', (before, after, read) => {
  expect(headed(carryGroups([SAUCE, TOP], list(before), list(after)), after)).toBe(read)
})

test.each([
  [[SAUCE, TOP], 5, []],
  [[SAUCE, TOP], 3, ['ingredient_groups.1.start']],
  [[TOP, SAUCE], 5, ['ingredient_groups.1.start']],
  [[SAUCE, SAUCE], 5, ['ingredient_groups.1.start']],
  [[{ name: 'A', start: 0 }], 0, ['ingredient_groups.0.start']],
])('%j over %i ingredients: %j', (groups, count, paths) => {
  expect(groupIssues(groups, count).map(({ path }) => path.join('.'))).toEqual(paths)
})

const names = fc.string({ unit: fc.constantFrom(...'abcdef'), maxLength: 12 })
const grouped = names.chain((before) =>
  fc.record({
    before: fc.constant(before),
    groups: fc
      .uniqueArray(fc.nat(Math.max(0, before.length - 1)), { maxLength: before.length })
      .map((starts) =>
        starts.toSorted((a, b) => a - b).map((start) => ({ name: `G${start}`, start })),
      ),
  }),
)

test('whatever becomes of the ingredients, the groups fit them', () => {
  fc.assert(
    fc.property(grouped, names, ({ before, groups }, after) => {
      const carried = carryGroups(groups, list(before), list(after))
      expect(groupIssues(carried, after.length)).toEqual([])
    }),
  )
})

test('a list that was not changed keeps its groups', () => {
  fc.assert(
    fc.property(grouped, ({ before, groups }) => {
      expect(carryGroups(groups, list(before), list(before))).toEqual(groups)
    }),
  )
})

test('an ingredient that stays stays under its heading when others are left out', () => {
  fc.assert(
    fc.property(grouped, fc.array(fc.boolean(), { minLength: 12 }), (made, kept) => {
      const { before, groups } = made
      const isKept = [...before].map((_, at) => kept[at] === true)
      const left = groupsOfKept(groups, isKept)
      const of = (heads: string) => heads.split(' ').filter((_, at) => isKept[at])
      const after = [...before].filter((_, at) => isKept[at]).join('')
      expect(groupIssues(left, after.length)).toEqual([])
      expect(headed(left, after)).toBe(of(headed(groups, before)).join(' '))
    }),
  )
})

test('a draft whose blank ingredients go keeps the headings of the others', () => {
  const { ingredient_groups } = RecipeDraft.parse({
    name: 'Pie',
    servings: 4,
    ingredients: ['flour', ' ', 'leeks', '', 'cream'].map((name) => ({ name })),
    ingredient_groups: [
      { name: ' For the crust ', start: 0 },
      { name: 'For nothing', start: 3 },
      { name: 'For the filling', start: 4 },
    ],
    method: ['Bake.'],
  })
  expect(ingredient_groups).toEqual([
    { name: 'For the crust', start: 0 },
    { name: 'For the filling', start: 2 },
  ])
})
