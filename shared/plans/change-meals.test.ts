import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addMeal,
  addMealOn,
  type PlanMeals,
  putMealBack,
  removeMeal,
  swapMeal,
  takeMealOff,
} from './change-meals.ts'
import { MealSchedule, strangersIn } from './schema.ts'

const plan: PlanMeals = {
  selected_recipe_ids: ['soup', 'pie', 'curry'],
  meal_schedule: { Monday: ['pie', 'soup'], Saturday: ['soup'] },
}

/** Days without meals left out, as the kitchen answers. */
function daysOf({ meal_schedule }: PlanMeals) {
  return Object.fromEntries(Object.entries(meal_schedule).filter(([, ids]) => ids.length > 0))
}

test('a recipe that is added stands on no day', () => {
  const after = addMeal(plan, 'rice')
  expect(after.selected_recipe_ids).toEqual(['soup', 'pie', 'curry', 'rice'])
  expect(daysOf(after)).toEqual(plan.meal_schedule)
})

test('a recipe that is there already is not added again', () => {
  expect(addMeal(plan, 'pie').selected_recipe_ids).toEqual(plan.selected_recipe_ids)
})

test('a recipe goes with its places on the schedule', () => {
  const after = removeMeal(plan, 'soup')
  expect(after.selected_recipe_ids).toEqual(['pie', 'curry'])
  expect(daysOf(after)).toEqual({ Monday: ['pie'] })
})

test('a swapped recipe keeps the order and every place of the one before', () => {
  const after = swapMeal(plan, 'soup', 'rice')
  expect(after.selected_recipe_ids).toEqual(['rice', 'pie', 'curry'])
  expect(daysOf(after)).toEqual({ Monday: ['pie', 'rice'], Saturday: ['rice'] })
})

test('a swap for a recipe that stands there already doubles nothing', () => {
  const after = swapMeal(plan, 'soup', 'pie')
  expect(after.selected_recipe_ids).toEqual(['pie', 'curry'])
  expect(daysOf(after)).toEqual({ Monday: ['pie'], Saturday: ['pie'] })
})

test('a swap of a recipe that has gone meanwhile adds the one that was chosen', () => {
  expect(swapMeal(plan, 'stew', 'rice').selected_recipe_ids).toContain('rice')
})

test('a recipe is not swapped for itself', () => {
  expect(swapMeal(plan, 'soup', 'soup')).toEqual(plan)
})

test('a removed recipe comes back to its order and its days', () => {
  const after = putMealBack(removeMeal(plan, 'soup'), plan, 'soup')
  expect(after.selected_recipe_ids).toEqual(plan.selected_recipe_ids)
  expect(daysOf(after)).toEqual(plan.meal_schedule)
})

test('a day that was filled meanwhile keeps its four meals when a recipe comes back', () => {
  const filled = {
    selected_recipe_ids: ['pie', 'a', 'b', 'c'],
    meal_schedule: { Monday: ['pie', 'a', 'b', 'c'] },
  }
  const after = putMealBack(filled, plan, 'soup')
  expect(after.selected_recipe_ids).toEqual(['soup', 'pie', 'a', 'b', 'c'])
  expect(daysOf(after)).toEqual({ ...filled.meal_schedule, Saturday: ['soup'] })
})

const ids = ['a', 'b', 'c', 'd', 'e', 'f']
const day = fc.uniqueArray(fc.constantFrom(...ids.slice(0, 5)), { maxLength: 4 })
const somePlan: fc.Arbitrary<PlanMeals> = fc
  .record({ Monday: day, Wednesday: day, Sunday: day })
  .map((meal_schedule) => ({ selected_recipe_ids: ids.slice(0, 5), meal_schedule }))

test('whatever changes, no day holds a recipe twice or one that is not selected', () => {
  const one = fc.constantFrom(...ids)
  fc.assert(
    fc.property(somePlan, one, one, (before, from, to) => {
      const results = [
        addMeal(before, to),
        removeMeal(before, from),
        swapMeal(before, from, to),
        putMealBack(removeMeal(before, from), before, from),
      ]
      for (const { selected_recipe_ids, meal_schedule } of results) {
        expect(new Set(selected_recipe_ids).size).toBe(selected_recipe_ids.length)
        expect(strangersIn(meal_schedule, selected_recipe_ids)).toEqual([])
        const unique = Object.values(meal_schedule).every((on) => new Set(on).size === on.length)
        expect(unique && Object.values(meal_schedule).every((on) => on.length <= 4)).toBe(true)
      }
    }),
  )
})

test('the meals that are not swapped stay where they are', () => {
  fc.assert(
    fc.property(somePlan, fc.constantFrom('a', 'b'), (before, out) => {
      const after = swapMeal(before, out, 'new')
      const back = swapMeal(after, 'new', out)
      expect(daysOf(back)).toEqual(daysOf(before))
      expect(back.selected_recipe_ids).toEqual(before.selected_recipe_ids)
    }),
  )
})

test('the schema takes the days of a change', () => {
  const id = '8f14e45f-ceea-467f-a0e6-1c2f5a6b7c8d'
  const { meal_schedule } = removeMeal({ selected_recipe_ids: [id], meal_schedule: {} }, id)
  expect(MealSchedule.safeParse(meal_schedule).success).toBe(true)
})

test('a meal put on a day is selected too, and goes from both again', () => {
  const after = addMealOn(plan, 'rice', 'Sunday')
  expect(after.selected_recipe_ids).toEqual(['soup', 'pie', 'curry', 'rice'])
  expect(daysOf(after)).toEqual({ ...plan.meal_schedule, Sunday: ['rice'] })
  const back = takeMealOff(after, plan, 'rice', 'Sunday')
  expect({ ...back, meal_schedule: daysOf(back) }).toEqual(plan)
})

test('a meal that was in the plan before stays in it, and on its other days', () => {
  const after = addMealOn(plan, 'soup', 'Sunday')
  expect(after.selected_recipe_ids).toEqual(plan.selected_recipe_ids)
  const back = takeMealOff(after, plan, 'soup', 'Sunday')
  expect({ ...back, meal_schedule: daysOf(back) }).toEqual(plan)
})

test('no meal stands on a day twice, and none on a full one', () => {
  expect(addMealOn(plan, 'pie', 'Monday')).toBe(plan)
  const full = { ...plan, meal_schedule: { Friday: ['a', 'b', 'c', 'd'] } }
  expect(addMealOn(full, 'rice', 'Friday')).toBe(full)
})
