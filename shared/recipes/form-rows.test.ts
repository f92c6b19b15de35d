import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formOf, readForm } from './form.ts'
import { type FormRow, isHeading, listsOf, rowsOf } from './form-rows.ts'
import { groupIssues } from './groups.ts'

const food = (name: string) => ({ name, quantity: '', unit: '' })
const row = fc.oneof(
  fc.constantFrom('flour', 'leeks', 'cream').map(food),
  fc.constantFrom('Crust', 'Filling').map((heading) => ({ heading })),
)
const rows = fc.array(row, { maxLength: 12 })

/** What stands over each ingredient. */
function headed(list: readonly FormRow[]): string[] {
  let over = '-'
  return list.flatMap((one) => {
    if (isHeading(one)) over = one.heading
    return isHeading(one) ? [] : [`${over} ${one.name}`]
  })
}

test('however rows are added, moved and removed, each ingredient is in the group it stands under', () => {
  fc.assert(
    fc.property(rows, fc.nat(11), fc.nat(11), (list, from, to) => {
      const moved = [...list]
      const [taken] = moved.splice(from, 1)
      if (taken) moved.splice(to, 0, taken)
      const { ingredients, ingredient_groups } = listsOf(moved)
      expect(groupIssues(ingredient_groups, ingredients.length)).toEqual([])
      expect(headed(rowsOf(ingredients, ingredient_groups)).join()).toBe(
        ingredients.length > 0 ? headed(moved).join() : '- ',
      )
    }),
  )
})

test('a stored recipe comes back from its rows as it was', () => {
  const ingredients = ['flour', 'butter', 'leeks'].map(food)
  const ingredient_groups = [{ name: 'Filling', start: 2 }]
  const form = formOf({ name: 'Pie', ingredients, ingredient_groups, method: ['Bake.'] })
  expect(form.ingredients).toEqual([
    ...ingredients.slice(0, 2),
    { heading: 'Filling' },
    food('leeks'),
  ])
  expect(readForm(form).draft).toMatchObject({ ingredients, ingredient_groups })
})

test('what is wrong is said at the row of the form', () => {
  const form = formOf({ name: 'Pie', method: ['Bake.'] })
  const long = 'x'.repeat(201)
  const { issues } = readForm({
    ...form,
    ingredients: [{ heading: long }, food('flour'), { heading: ' ' }, food(long)],
  }) as { issues: object }
  expect(Object.keys(issues)).toEqual(['ingredients.3.name', 'ingredients.0.name'])
})
