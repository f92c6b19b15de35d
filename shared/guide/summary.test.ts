/** The note on a week: true of the plan, in the order that matters to a cook. */
import { expect, test } from 'vitest'
import { autoSchedule } from '../plans/schedule.ts'
import { collapsedSummary } from '../plans/summary.ts'
import { starterRecipes } from '../recipes/starter/index.ts'
import { SummaryRecipe } from './schema.ts'
import { summariseWeek } from './summary.ts'
import { dish, planOf, timed } from './testing/week-samples.ts'

const STARTERS = starterRecipes.map((recipe) => SummaryRecipe.parse(recipe))
const named = (...names: string[]) =>
  names.flatMap((name) => STARTERS.filter((recipe) => recipe.name === name))
const idsOf = (recipes: readonly SummaryRecipe[]) => recipes.flatMap(({ id }) => id ?? [])

test('a week of the starter recipes reads like a note', () => {
  const recipes = named(
    'Prawn Laksa',
    'Mushroom Stroganoff',
    'Smoky Bean Chilli',
    'Fish Finger Tacos',
    'Beef Ragù Pappardelle',
  )
  expect(summariseWeek(planOf(recipes, autoSchedule(idsOf(recipes))), recipes)).toBe(
    [
      'Five meals to look forward to: two vegetarian, two from the sea and one with beef.',
      'Keep 3 hours 30 minutes free for Beef Ragù Pappardelle on Friday, the busiest day; Thursday is the easy one, 33 minutes for Fish Finger Tacos.',
      'The whole week comes to 6 hours 28 minutes.',
      'Expect a change of scene: Malaysian on Monday, Russian on Tuesday and Mexican on Wednesday.',
      "Use early: the prawns for Monday's Prawn Laksa.",
      "Buy coriander and limes once and use twice: Monday's Prawn Laksa and Thursday's Fish Finger Tacos.",
      "Buy chopped tomatoes once and use twice: Wednesday's Smoky Bean Chilli and Friday's Beef Ragù Pappardelle.",
      'Nothing is planned for Saturday and Sunday.',
    ].join(' '),
  )
})

test('a week of one meal', () => {
  const soup = dish('Leek Soup', { prep_time: 10, cook_time: 25 })
  expect(summariseWeek(planOf([soup], { Tuesday: ['leek soup'] }), [soup])).toMatch(
    /^Just the one meal this week: Tuesday's Leek Soup\. .*35 minutes: 10 minutes .* 25 minutes .*\.$/,
  )
  const toast = dish('Toast')
  expect(summariseWeek(planOf([toast], {}), [toast])).toBe(
    'Just the one meal this week: Toast. The recipe gives no time, so leave yourself some room. It has no day yet.',
  )
})

test('a plan without meals, or of which all recipes are gone, has something to say still', () => {
  const words = 'Nothing to cook yet. Choose a few meals and there will be something to tell.'
  expect(summariseWeek(planOf([], {}), [])).toBe(words)
  expect(summariseWeek(planOf([timed('Pie', 60)], { Monday: ['pie'] }), [])).toBe(words)
})

test('recipes that were deleted are not spoken of', () => {
  const [soup, pie] = [timed('Soup', 20), timed('Pie', 60)]
  const said = summariseWeek(planOf([soup, pie], { Monday: ['soup'], Friday: ['pie'] }), [soup])
  expect(said).toContain("Just the one meal this week: Monday's Soup.")
  expect(said).not.toMatch(/Pie|Friday/)
})

test('a row that the plan does not have is not of this week', () => {
  const [soup, pie] = [timed('Soup', 20), timed('Pie', 60)]
  expect(summariseWeek(planOf([soup], { Monday: ['soup'] }), [soup, pie])).not.toContain('Pie')
})

test('28 meals stay a note', () => {
  const recipes = STARTERS.slice(0, 28)
  const said = summariseWeek(planOf(recipes, autoSchedule(idsOf(recipes))), recipes)
  expect(said).toMatch(/^(?:28 meals|A week of 28 meals)/)
  expect(said.length).toBeLessThan(900)
})

test('meals without a day are said to wait for one', () => {
  const recipes = [timed('Soup', 20), timed('Pie', 60), timed('Stew', 90), timed('Cake', 45)]
  const plan = planOf(recipes, { Monday: ['soup'], Tuesday: ['pie'] })
  expect(summariseWeek(plan, recipes)).toContain('Stew and Cake still wait for a day.')
  expect(summariseWeek(planOf(recipes, { Monday: ['soup'] }), recipes)).toContain(
    'Three meals still wait for a day.',
  )
  const none = summariseWeek(planOf(recipes, {}), recipes)
  expect(none).toContain('None of them has a day yet.')
  expect(none).not.toMatch(/\w+day\b/)
})

test('a day or two off are said, more are not', () => {
  const recipes = 'abcdef'.split('').map((name) => timed(name.toUpperCase(), 30))
  const five = autoSchedule(idsOf(recipes).slice(0, 5))
  expect(summariseWeek(planOf(recipes.slice(0, 5), five), recipes)).toContain(
    'Nothing is planned for Saturday and Sunday.',
  )
  const four = autoSchedule(idsOf(recipes).slice(0, 4))
  expect(summariseWeek(planOf(recipes.slice(0, 4), four), recipes)).not.toContain('Nothing is')
})

test('other plans of the same meals are told in other words', () => {
  const recipes = STARTERS.slice(0, 7)
  const schedule = autoSchedule(idsOf(recipes))
  const said = Array.from({ length: 12 }, (_, place) =>
    summariseWeek(planOf(recipes, schedule, `plan ${place}`), recipes),
  )
  expect(new Set(said).size).toBeGreaterThan(6)
})

test('the first two sentences hold the kinds and the busiest day', () => {
  const recipes = STARTERS.slice(20, 27)
  const said = summariseWeek(planOf(recipes, autoSchedule(idsOf(recipes))), recipes)
  const shown = collapsedSummary(said)
  expect(shown).toMatch(/^.*[Ss]even meals.*\. .*(?:busiest|asks the most).*\.$/)
})
