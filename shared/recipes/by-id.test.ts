import { expect, test } from 'vitest'
import { recipesById } from './by-id.ts'

test('recipes come in the order of their ids, without those that are gone', () => {
  const [soup, pie] = [{ id: 'soup' }, { id: 'pie' }]
  const recipesOf = recipesById([soup, pie])
  expect(recipesOf(['pie', 'gone', 'soup'])).toEqual([pie, soup])
  expect(recipesOf([])).toEqual([])
})
