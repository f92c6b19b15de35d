/** The table against 320 foods whose allergens were written down from the labelling law by somebody who had not seen it. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { foodOf } from './foods.ts'

const ROWS = readFileSync(resolve(import.meta.dirname, 'testing/law.csv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const at = line.lastIndexOf(',')
    const allergens = line.slice(at + 1).split(' ')
    return { name: line.slice(0, at).replaceAll('"', ''), allergens: allergens.filter(Boolean) }
  })

test('every food of the list is known, and none of its allergens is missing', () => {
  expect(ROWS.length).toBe(320)
  const wrong = ROWS.flatMap(({ name, allergens }) => {
    const food = foodOf(name)
    if (!food) return [`${name}: not known`]
    const held = food.allergens.map(({ of }) => of as string)
    const missing = allergens.filter((allergen) => !held.includes(allergen))
    return missing.map((allergen) => `${name} (${food.id}): ${allergen}`)
  })
  expect(wrong).toEqual([])
})

test('of the foods that hold none, none is said to surely hold one', () => {
  const wrong = ROWS.filter(({ allergens }) => allergens.length === 0).flatMap(({ name }) => {
    const sure = foodOf(name)?.allergens.filter(({ isSure }) => isSure) ?? []
    return sure.map(({ of }) => `${name}: ${of}`)
  })
  expect(wrong).toEqual([])
})
