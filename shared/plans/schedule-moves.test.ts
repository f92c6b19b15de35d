import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS, MEALS_PER_DAY_MAX } from './limits.ts'
import { autoSchedule, mealsOf, unscheduledMeals } from './schedule.ts'
import {
  assignMeals,
  dayOfMeal,
  isEmptySchedule,
  isRearranged,
  keepMeals,
  type Meal,
  type MealList,
  moveMeal,
  nextPlace,
  type Place,
  placeOf,
  refusalOf,
  roomOn,
  sameSchedule,
} from './schedule-moves.ts'
import type { MealSchedule } from './schema.ts'

const LISTS: readonly MealList[] = [...DAYS, 'unscheduled']

test.each<[what: string, meal: Meal, to: Place, expected: MealSchedule]>([
  [
    'onto a day',
    { id: 'x', list: 'unscheduled' },
    { list: 'Monday', index: 1 },
    { Monday: ['a', 'x', 'b'], Tuesday: ['c'] },
  ],
  [
    'between days',
    { id: 'a', list: 'Monday' },
    { list: 'Tuesday', index: 1 },
    { Monday: ['b'], Tuesday: ['c', 'a'] },
  ],
  [
    'between the lanes of the weekend',
    { id: 'x', list: 'unscheduled' },
    { list: 'Sunday', index: 9 },
    { Monday: ['a', 'b'], Tuesday: ['c'], Sunday: ['x'] },
  ],
  [
    'to another place on its day',
    { id: 'a', list: 'Monday' },
    { list: 'Monday', index: 1 },
    { Monday: ['b', 'a'], Tuesday: ['c'] },
  ],
  [
    'back to unscheduled',
    { id: 'c', list: 'Tuesday' },
    { list: 'unscheduled', index: 0 },
    { Monday: ['a', 'b'], Tuesday: [] },
  ],
])('a meal moves %s', (_what, meal, to, expected) => {
  expect(moveMeal({ Monday: ['a', 'b'], Tuesday: ['c'] }, meal, to)).toEqual(expected)
})

const FULL: MealSchedule = { Monday: ['a', 'b', 'c', 'd'], Tuesday: ['a', 'e'] }

test.each<[why: string, meal: Meal, to: Place]>([
  [
    'moving a meal to a full day is disallowed',
    { id: 'e', list: 'Tuesday' },
    { list: 'Monday', index: 0 },
  ],
  [
    'a recipe already assigned to a day cannot be added to it again',
    { id: 'a', list: 'Monday' },
    { list: 'Tuesday', index: 0 },
  ],
  ['a meal that has gone stays away', { id: 'z', list: 'Tuesday' }, { list: 'Sunday', index: 0 }],
  [
    'a meal that stands on a day is not unscheduled as well',
    { id: 'a', list: 'unscheduled' },
    { list: 'Sunday', index: 0 },
  ],
  ['its own place is no move', { id: 'b', list: 'Monday' }, { list: 'Monday', index: 1 }],
])('%s', (_why, meal, to) => {
  expect(moveMeal(FULL, meal, to)).toBe(FULL)
})

test('a full day says so, lets its own meals change places and takes one again once it has room', () => {
  expect(refusalOf(FULL, { id: 'e', list: 'Tuesday' }, 'Monday')).toBe('full')
  expect(refusalOf(FULL, { id: 'a', list: 'Monday' }, 'Tuesday')).toBe('already_there')
  expect(refusalOf(FULL, { id: 'a', list: 'Monday' }, 'Monday')).toBeNull()
  expect(roomOn(FULL, 'Monday')).toBe(0)
  const turned = moveMeal(FULL, { id: 'a', list: 'Monday' }, { list: 'Monday', index: 3 })
  expect(turned.Monday).toEqual(['b', 'c', 'd', 'a'])
  const freed = moveMeal(FULL, { id: 'b', list: 'Monday' }, { list: 'unscheduled', index: 0 })
  expect(roomOn(freed, 'Monday')).toBe(1)
  expect(refusalOf(freed, { id: 'e', list: 'Tuesday' }, 'Monday')).toBeNull()
})

test('assigned meals come to the end of the day, from wherever they stood, while there is room', () => {
  const before: MealSchedule = { Monday: ['a', 'b', 'c'], Tuesday: ['d'], Friday: ['d'] }
  expect(assignMeals(before, ['d', 'x'], 'Monday')).toEqual({
    Monday: ['a', 'b', 'c', 'd'],
    Tuesday: [],
    Friday: ['d'],
  })
  expect(assignMeals(before, ['d', 'x'], 'Wednesday').Wednesday).toEqual(['d', 'x'])
  expect(assignMeals(before, ['a'], 'Monday')).toBe(before)
})

test.each<[from: Place, arrow: 'up' | 'down' | 'left' | 'right', to: Place]>([
  [{ list: 'Tuesday', index: 0 }, 'right', { list: 'Wednesday', index: 0 }],
  [{ list: 'Tuesday', index: 2 }, 'right', { list: 'Wednesday', index: 1 }],
  [{ list: 'Tuesday', index: 1 }, 'left', { list: 'Monday', index: 0 }],
  [{ list: 'Tuesday', index: 0 }, 'down', { list: 'Tuesday', index: 1 }],
  [{ list: 'Tuesday', index: 2 }, 'down', { list: 'Wednesday', index: 0 }],
  [{ list: 'Tuesday', index: 0 }, 'up', { list: 'Monday', index: 0 }],
  [{ list: 'Wednesday', index: 0 }, 'up', { list: 'Tuesday', index: 2 }],
  [{ list: 'Monday', index: 0 }, 'down', { list: 'Tuesday', index: 0 }],
  [{ list: 'Monday', index: 0 }, 'left', { list: 'Monday', index: 0 }],
  [{ list: 'Saturday', index: 0 }, 'right', { list: 'Sunday', index: 0 }],
  [{ list: 'Sunday', index: 0 }, 'right', { list: 'unscheduled', index: 0 }],
  [{ list: 'unscheduled', index: 0 }, 'down', { list: 'unscheduled', index: 0 }],
])(
  'from $list $index one press of %s leads to the neighbouring day or place',
  (from, arrow, to) => {
    // Monday is full: to the meal from Tuesday it is a single stop
    const schedule = { Monday: ['a', 'b', 'c', 'd'], Tuesday: ['x', 'e', 'f'], Wednesday: ['g'] }
    expect(nextPlace(schedule, { id: 'x', list: 'Tuesday' }, from, arrow, LISTS)).toEqual(to)
  },
)

test('meals of recipes that are gone leave the schedule, the others stay where they are', () => {
  const kept = keepMeals({ Monday: ['a', 'gone', 'b'], Friday: ['gone'] }, new Set(['a', 'b']))
  expect(sameSchedule(kept, { Monday: ['a', 'b'] })).toBe(true)
  expect(sameSchedule(kept, { Monday: ['b', 'a'] })).toBe(false)
  expect(isEmptySchedule(keepMeals(kept, new Set()))).toBe(true)
})

test('only moved meals make a plan rearranged: a new recipe does not, nor one that is gone', () => {
  const seen = { selected_recipe_ids: ['a', 'b'], meal_schedule: { Monday: ['a', 'b'] } }
  const change = (changed: Partial<typeof seen>) => isRearranged(seen, { ...seen, ...changed })
  expect(change({ selected_recipe_ids: ['a', 'b', 'new'] })).toBe(false)
  expect(change({ selected_recipe_ids: ['a'], meal_schedule: { Monday: ['a'] } })).toBe(false)
  expect(change({ meal_schedule: { Monday: ['b', 'a'] } })).toBe(true)
  expect(change({ meal_schedule: { Monday: ['a'] } })).toBe(true)
})

const RECIPES = Array.from({ length: 28 }, (_, place) => `r${place}`)
const anyMove = fc.record({
  id: fc.constantFrom(...RECIPES),
  list: fc.constantFrom(...LISTS),
  index: fc.integer({ min: -2, max: 6 }),
})
const anyAssignment = fc.record({
  ids: fc.uniqueArray(fc.constantFrom(...RECIPES), { maxLength: 2 }),
  day: fc.constantFrom(...DAYS),
})

test('moves never lose or double a meal, nor overfill a day', () => {
  const moves = fc.array(fc.oneof(anyMove, anyAssignment), { maxLength: 60 })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 28 }), moves, (count, list) => {
      const selected_recipe_ids = RECIPES.slice(0, count)
      let schedule = autoSchedule(selected_recipe_ids.slice(0, Math.ceil(count / 2)))
      for (const move of list) {
        if ('day' in move) {
          const ids = move.ids.filter((id) => selected_recipe_ids.includes(id))
          schedule = assignMeals(schedule, ids, move.day)
        } else if (selected_recipe_ids.includes(move.id)) {
          const meal = { id: move.id, list: dayOfMeal(schedule, move.id) ?? 'unscheduled' } as const
          schedule = moveMeal(schedule, meal, move)
        }
        const standing = DAYS.flatMap((day) => mealsOf(schedule, day))
        const waiting = unscheduledMeals({ selected_recipe_ids, meal_schedule: schedule })
        expect([...standing, ...waiting].toSorted()).toEqual(selected_recipe_ids.toSorted())
        for (const day of DAYS) {
          expect(mealsOf(schedule, day).length).toBeLessThanOrEqual(MEALS_PER_DAY_MAX)
        }
      }
    }),
  )
})

test('a recipe on several days never comes to stand twice on one, and moving back undoes a move', () => {
  const days = fc.constantFrom(...DAYS)
  const anySchedule = fc
    .array(fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 4 }), {
      minLength: 7,
      maxLength: 7,
    })
    .map((meals): MealSchedule => Object.fromEntries(DAYS.map((day, at) => [day, meals[at] ?? []])))
  fc.assert(
    fc.property(anySchedule, days, fc.nat(3), days, fc.nat(4), (schedule, from, at, to, index) => {
      const id = mealsOf(schedule, from)[at]
      if (id === undefined) return
      const meal = { id, list: from }
      const moved = moveMeal(schedule, meal, { list: to, index })
      for (const day of DAYS) {
        expect(new Set(mealsOf(moved, day)).size).toBe(mealsOf(moved, day).length)
      }
      const count = (one: MealSchedule) => DAYS.flatMap((day) => mealsOf(one, day)).length
      expect(count(moved)).toBe(count(schedule))
      if (moved === schedule) return
      const back = moveMeal(moved, { id, list: to }, placeOf(schedule, meal))
      expect(sameSchedule(back, schedule)).toBe(true)
    }),
  )
})
