import { expect, test } from 'vitest'
import { type Needs, NO_NEEDS } from '../diets/needs.ts'
import { changeOf, edited, NO_EDITS, withNeed } from './edits.ts'

const needs: Needs = { diets: ['vegan'], allergens: ['eggs'], never: ['olive'] }
const mia = { name: 'Mia', avatar_color: '#FF69B4', appetite: 1 as const, needs }

test('what was not touched is not sent, nor what ends as it began', () => {
  expect(changeOf(mia, NO_EDITS)).toEqual({})
  const twice = withNeed(withNeed(NO_EDITS, 'allergens', 'milk', true), 'allergens', 'milk', false)
  expect(changeOf(mia, { ...twice, name: ' Mia ', appetite: 1 })).toEqual({})
})

test('needs are sent whole, the other fields as they were typed, trimmed', () => {
  const edits = withNeed(withNeed(NO_EDITS, 'allergens', 'milk', true), 'never', 'olive', false)
  expect(changeOf(mia, { ...edits, name: ' Mia May ', avatar_color: '#F8B500' })).toEqual({
    name: 'Mia May',
    avatar_color: '#F8B500',
    needs: { diets: ['vegan'], allergens: ['eggs', 'milk'], never: [] },
  })
  expect(edited(mia, edits).needs.allergens).toEqual(['eggs', 'milk'])
})

test('an allergy that another device ticked meanwhile stays', () => {
  const edits = withNeed(NO_EDITS, 'diets', 'vegan', false)
  const now = { ...mia, needs: { ...needs, allergens: ['eggs', 'sesame'] } satisfies Needs }
  expect(changeOf(now, edits)).toEqual({ needs: { ...now.needs, diets: [] } })
})

test('a name taken away is a change, for the rules to refuse', () => {
  expect(changeOf({ ...mia, needs: { ...NO_NEEDS } }, { ...NO_EDITS, name: ' ' })).toEqual({
    name: '',
  })
})
