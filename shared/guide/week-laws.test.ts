/** Whatever the plan: the note names only what is in it, on its day, and its minutes add up. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAYS } from '../plans/limits.ts'
import { SummaryRecipe } from './schema.ts'
import { summariseWeek } from './summary.ts'
import { weekOf } from './week.ts'
import { longMinutes } from './week-words.ts'

const FOODS =
  'coriander|double cream|salmon fillets|raw king prawns|spinach|lemons|salt|garlic|blackberries|basil|tinned tomatoes|beef mince|chicken thighs|basmati rice|leeks'.split(
    '|',
  )
const TAGS = 'Vegetarian Chicken Beef Seafood Dessert Breakfast Italian Thai Indian'.split(' ')
const KINDS = ['Soup', 'Curry', 'Bean Chilli', 'Pie', 'Salad', 'Casserole']

const ingredient = fc.record({
  name: fc.constantFrom(...FOODS),
  quantity: fc.constantFrom('', '1', '10', '20', '300'),
  unit: fc.constantFrom('', 'g', 'ml', 'tsp', 'tin'),
})
const minutes = fc.option(fc.integer({ min: 0, max: 200 }))
const recipe = fc.record({
  owner: fc.constantFrom('', "Nan's ", 'The '),
  kind: fc.constantFrom(...KINDS),
  prep_time: minutes,
  cook_time: minutes,
  tags: fc.uniqueArray(fc.constantFrom(...TAGS), { maxLength: 3 }),
  ingredients: fc.array(ingredient, { maxLength: 6 }),
  /** The day it stands on; 7 is none, and so is the week of a recipe that was deleted. */
  day: fc.nat({ max: 7 }),
  isDeleted: fc.boolean(),
})

/** A plan of recipes 'Z0 Soup', "Nan's Z1 Pie" and so on, of which some are gone. */
const plans = fc
  .record({ id: fc.uuid(), drafts: fc.array(recipe, { maxLength: 28 }), mayDelete: fc.boolean() })
  .map(({ id, drafts, mayDelete }) => {
    const rows = drafts.map(({ owner, kind, day, isDeleted, ...rest }, place) => {
      const row = SummaryRecipe.parse({
        id: `z${place}`,
        name: `${owner}Z${place} ${kind}`,
        ...rest,
      })
      return { row, day: DAYS[day], isThere: !(mayDelete && isDeleted) }
    })
    const meal_schedule = Object.fromEntries(
      DAYS.map((day) => [
        day,
        rows.filter((each) => each.day === day).map(({ row }) => row.id ?? ''),
      ]),
    )
    const selected_recipe_ids = rows.map(({ row }) => row.id ?? '')
    const plan = { id, week_start_date: '2026-11-23', selected_recipe_ids, meal_schedule }
    return { plan, recipes: rows.filter(({ isThere }) => isThere).map(({ row }) => row) }
  })

test('every recipe named is in the plan, on the day that is said', () => {
  fc.assert(
    fc.property(plans, ({ plan, recipes }) => {
      const said = summariseWeek(plan, recipes)
      const names = recipes.map(({ name }) => name)
      for (const [token] of said.matchAll(/Z\d+ (?:Bean )?\w+/g)) {
        expect(names.some((name) => name.endsWith(token))).toBe(true)
      }
      const { meals } = weekOf(plan, recipes)
      const onDay = [
        ...said.matchAll(/(?<day>\w+day)'s (?<name>Z\d+)/g),
        ...said.matchAll(/(?:Nan's|The) (?<name>Z\d+) (?:Bean )?\w+ on (?<day>\w+day)/g),
      ].filter(({ input, index }) => !/cook $/.test(input.slice(0, index)))
      for (const { groups } of onDay) {
        const meal = meals.find(
          ({ name, day }) => day === groups?.day && name.includes(`${groups?.name} `),
        )
        expect(meal, `${groups?.name} on ${groups?.day} in: ${said}`).toBeDefined()
      }
    }),
  )
})

test('every time that is said is that of a meal, of a day or of the whole week', () => {
  fc.assert(
    fc.property(plans, ({ plan, recipes }) => {
      const { meals } = weekOf(plan, recipes)
      const sum = (list: typeof meals) =>
        list.reduce((all, { recipe }) => all + (recipe.prep_time ?? 0) + (recipe.cook_time ?? 0), 0)
      const parts = meals.flatMap(({ recipe }) => [recipe.prep_time ?? 0, recipe.cook_time ?? 0])
      const known = [
        ...meals.map((meal) => sum([meal])),
        ...DAYS.map((day) => sum(meals.filter((meal) => meal.day === day))),
        sum(meals),
        ...(meals.length === 1 ? parts : []),
      ].map(longMinutes)
      const said = summariseWeek(plan, recipes)
      for (const [time] of said.matchAll(
        /\d+ hours?(?: \d+ minutes?)?|(?<!hours? )\b\d+ minutes?/g,
      )) {
        expect(known, said).toContain(time)
      }
    }),
  )
})

test('no day has more minutes than the busiest', () => {
  fc.assert(
    fc.property(plans, ({ plan, recipes }) => {
      const said = summariseWeek(plan, recipes)
      const busiest =
        /(?<day>\w+day) (?:is the busiest|asks the most)|on (?<last>\w+day), the busiest/.exec(
          said,
        )?.groups
      const day = busiest?.day ?? busiest?.last
      if (!day) return
      const { meals } = weekOf(plan, recipes)
      const minutesOf = (each: string) =>
        meals.reduce((all, meal) => all + (meal.day === each ? (meal.minutes ?? 0) : 0), 0)
      for (const other of DAYS) expect(minutesOf(other)).toBeLessThanOrEqual(minutesOf(day))
    }),
  )
})

test('the same plan gives the same words, in plain sentences that fit', () => {
  fc.assert(
    fc.property(plans, ({ plan, recipes }) => {
      const said = summariseWeek(plan, recipes)
      expect(summariseWeek(structuredClone(plan), structuredClone(recipes))).toBe(said)
      expect(said).toMatch(/^[A-Z0-9].*[.]$/)
      expect(said).not.toMatch(/undefined|null|NaN|Infinity| {2}|\.\.| ,| \.|, and ,/)
      expect(said.length).toBeLessThan(2_000)
    }),
  )
})
