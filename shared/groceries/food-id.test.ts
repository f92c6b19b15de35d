import { expect, test } from 'vitest'
import { foodId } from './food-id.ts'
import { ItemId } from './schema.ts'

const PLAN_ID = '00000000-0000-4000-8000-000000000000'

test.each(['leek', 'crème fraîche', '豆腐', 'x'.repeat(600), 'spring onion '.repeat(20).trim()])(
  'the id of %j is an item id, also behind the id of its plan',
  (key) => {
    expect(ItemId.parse(`${PLAN_ID}_${foodId(key)}`)).toContain(foodId(key))
  },
)

test('different foods have different ids, the same food the same one', () => {
  const keys = ['leek', 'leek ', 'creme', 'crème', `${'x'.repeat(60)}a`, `${'x'.repeat(60)}b`]
  expect(new Set(keys.map(foodId)).size).toBe(keys.length)
  expect(keys.map(foodId)).toEqual(keys.map(foodId))
})
