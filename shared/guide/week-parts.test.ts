/** Each part of the week's note by itself. Where phrasing varies by plan, the facts in it are looked for. */
import { expect, test } from 'vitest'
import type { SummaryRecipe } from './schema.ts'
import { dish, timed, weekWith } from './testing/week-samples.ts'
import { reheats, sayAhead } from './week-ahead.ts'
import { sayTimes, sayTotal } from './week-times.ts'
import { kindsOf, sayCuisines, sayVariety } from './week-variety.ts'
import { longMinutes, saidMeal, saidMeals } from './week-words.ts'

test.each([
  [1, '1 minute'],
  [59, '59 minutes'],
  [60, '1 hour'],
  [61, '1 hour 1 minute'],
  [155, '2 hours 35 minutes'],
])('%i minutes are %s', (minutes, said) => {
  expect(longMinutes(minutes)).toBe(said)
})

test('a meal is said with its day, whoever it belongs to', () => {
  const [soup, nans] = [timed('Leek Soup', 20), timed("Nan's  Pie", 60)]
  const { meals } = weekWith({ Monday: [soup, nans], '': [timed('Cake', 50)] })
  expect(meals.map(saidMeal)).toEqual(["Monday's Leek Soup", "Nan's Pie on Monday", 'Cake'])
})

test('meals of one day are said with it once', () => {
  const [soup, pie, stew] = [timed('Leek Soup', 20), timed('Pie', 60), timed('Stew', 50)]
  const { meals } = weekWith({ Monday: [soup, pie], Friday: [stew] })
  expect(saidMeals(meals)).toBe("Monday's Leek Soup, Pie and Friday's Stew")
})

const kinds: [string, SummaryRecipe, string[]][] = [
  ['its tag', dish('Tagine', { tags: ['Chicken', 'Spicy'] }), ['with chicken']],
  [
    'its course before its meat',
    dish('Full English', { tags: ['Breakfast', 'Pork'] }),
    ['breakfasts'],
  ],
  ['its ingredients without a tag', dish('Supper', {}, ['2 ; salmon fillets']), ['from the sea']],
  ['two meats', dish('Pie', {}, ['beef mince', 'smoked bacon']), ['with beef', 'with pork']],
  ['stock and sauce are no meat', dish('Soup', {}, ['1 l; chicken stock', 'fish sauce']), []],
  ['mince without an animal', dish('Ragù', {}, ['vegetarian beef mince']), []],
  ['a tag that is not so', dish('Pasta', { tags: ['Vegetarian'] }, ['bacon']), []],
  ['vegan is vegetarian', dish('Dal', { tags: ['vegan'] }), ['vegetarian']],
  ['nothing known', dish('Toast'), []],
]
test.each(kinds)('the kind of a meal: %s', (_why, recipe, expected) => {
  expect(kindsOf(recipe).map(({ many }) => many)).toEqual(expected)
})

const veg = (name: string) => timed(name, 30, [], ['Vegetarian'])
const chicken = (name: string) => timed(name, 30, [], ['Chicken'])

test('kinds are counted, and only called the whole when they are', () => {
  const four = weekWith({ Monday: [veg('A'), veg('B')], Friday: [chicken('C'), veg('D')] })
  expect(sayVariety(four)).toMatch(/: three vegetarian and one with chicken\.$/)
  const withToast = weekWith({ Monday: [veg('A'), veg('B')], Friday: [chicken('C'), dish('D')] })
  expect(sayVariety(withToast)).toMatch(/, among them two vegetarian and one with chicken\.$/)
})

test('a week of one kind says so', () => {
  expect(sayVariety(weekWith({ Monday: [veg('A'), veg('B')] }))).toBe(
    "Two meals this week, both of them vegetarian: Monday's A and Monday's B.",
  )
  const four = weekWith({ Monday: [chicken('A'), chicken('B'), chicken('C'), chicken('D')] })
  expect(sayVariety(four)).toBe('Four meals this week, all with chicken.')
})

test('few meals, or meals of no known kind, are named', () => {
  const [soup, pie] = [dish('Soup'), dish('Pie')]
  expect(sayVariety(weekWith({ Monday: [soup], Friday: [pie] }))).toBe(
    "Two meals this week: Monday's Soup and Friday's Pie.",
  )
  const five = weekWith({ Monday: [soup, dish('A')], Friday: [dish('B'), dish('C'), pie] })
  expect(sayVariety(five)).toBe("Five meals this week, from Monday's Soup to Friday's Pie.")
})

test('cuisines are said when two days differ', () => {
  const [thai, greek] = [dish('Curry', { tags: ['thai'] }), dish('Pie', { tags: ['Greek'] })]
  expect(sayCuisines(weekWith({ Monday: [thai], Friday: [greek] })).join()).toContain(
    ': Thai on Monday and Greek on Friday.',
  )
  expect(sayCuisines(weekWith({ Monday: [thai], '': [greek] }))).toEqual([])
})

test('the busiest and the quickest day are sums of their meals', () => {
  const week = weekWith({
    Monday: [timed('Soup', 20), timed('Cake', 50)],
    Tuesday: [timed('Pie', 65)],
    Friday: [timed('Eggs', 15)],
  })
  expect(sayTimes(week)).toMatch(
    /1 hour 10 minutes.* for Soup and Cake.*; Friday .*15 minutes for Eggs/,
  )
  expect(sayTimes(week)).toMatch(/Monday/)
  expect(sayTotal(week)).toEqual(['The whole week comes to 2 hours 30 minutes.'])
})

test('days that tie are both said', () => {
  const week = weekWith({
    Monday: [timed('A', 60)],
    Tuesday: [timed('B', 60)],
    Friday: [timed('C', 20)],
    Sunday: [timed('D', 20)],
  })
  expect(sayTimes(week)).toBe(
    'Monday and Tuesday are the busiest days at 1 hour each; Friday and Sunday need only 20 minutes each.',
  )
  expect(sayTimes(weekWith({ Monday: [timed('A', 30)], Tuesday: [timed('B', 30)] }))).toBe(
    'The days are even at 30 minutes each.',
  )
})

test('where a time is missing days are not compared, and no sum is given', () => {
  const some = { Monday: [timed('A', 60), timed('B', 20)], Friday: [dish('C')] }
  expect(sayTimes(weekWith(some))).toBe(
    "Of the recipes that give a time, Monday's A takes the longest at 1 hour, Monday's B the least at 20 minutes.",
  )
  expect(sayTotal(weekWith(some))).toEqual([])
  const one = { Monday: [timed('A', 60)], Friday: [dish('C'), dish('D', { cook_time: 0 })] }
  expect(sayTimes(weekWith(one))).toBe("Only Monday's A gives a time: 1 hour.")
  expect(sayTimes(weekWith({ Monday: [dish('C'), dish('D')] }))).toBe(
    'None of the recipes gives a time, so leave yourself some room.',
  )
})

test('without days the meals are compared', () => {
  expect(sayTimes(weekWith({ '': [timed('A', 60), timed('B', 60), timed('C', 20)] }))).toBe(
    'Nothing takes longer than 1 hour; C needs only 20 minutes.',
  )
})

test.each([
  [dish('Leek & Potato Soup'), true],
  [dish('Chickpea Curry with Rice'), true],
  [dish('Smoky Bean Chilli'), true],
  [dish('Chilli Prawns'), false],
  [dish('Prawn Curry'), false],
  [dish('Goan Curry', {}, ['300 g; cod']), false],
  [dish('Chicken Noodle Soup'), false],
  [dish('Chilled Pea Soup'), false],
  [dish('Caesar Salad'), false],
])('$name: can it be made ahead? %#', (recipe, expected) => {
  expect(reheats(recipe)).toBe(expected)
})

test('a meal is made ahead on the quieter of the two days before it', () => {
  const stew = timed('Beef Stew', 90, ['300 g; rice'])
  const said = (days: Parameters<typeof weekWith>[0]) => sayAhead(weekWith(days)).join()
  expect(
    said({ Tuesday: [timed('A', 60)], Wednesday: [timed('B', 20)], Thursday: [stew] }),
  ).toMatch(/Wednesday.*, with its rice cooked fresh\.$/)
  expect(
    said({ Tuesday: [timed('A', 20)], Wednesday: [timed('B', 60)], Thursday: [stew] }),
  ).toMatch(/Tuesday/)
  expect(said({ Monday: [stew], Tuesday: [timed('B', 20)] })).toBe('')
  expect(said({ Monday: [timed('A', 120)], Tuesday: [stew] })).toBe('')
  // cooking ahead would only make Monday the busy day
  expect(said({ Monday: [timed('A', 80)], Tuesday: [stew] })).toBe('')
  expect(said({ Monday: [dish('A')], Tuesday: [stew] })).toBe('')
  expect(said({ Monday: [dish('A')], Tuesday: [stew, dish('B')] })).toBe('')
  expect(said({ '': [stew] })).toBe('')
})
