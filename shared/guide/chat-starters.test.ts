/** Which ways into the chat a kitchen gets, and why. */
import { expect, test } from 'vitest'
import { NO_NEEDS } from '../diets/needs.ts'
import { DAYS } from '../plans/limits.ts'
import type { MealSchedule } from '../plans/schema.ts'
import type { Recipe } from '../recipes/schema.ts'
import { type ChatStarter, chatStarters, type StarterKitchen } from './chat-starters.ts'

const FRIDAY = new Date(2026, 10, 27)
const EMPTY: StarterKitchen = { today: FRIDAY, plans: [], recipes: [], pantry: [], people: [] }

const maya = { id: 'maya', name: 'Maya', needs: { ...NO_NEEDS }, appetite: 1 }
const mia = { ...maya, id: 'mia', name: 'Mia', needs: { ...maya.needs, allergens: ['eggs'] } }
const people = [maya, mia] as StarterKitchen['people']

function aDish(id: string, changes: Partial<Recipe> = {}): Recipe {
  const ingredients = [{ name: 'leeks', quantity: '2', unit: '' }]
  const times = { prep_time: 10, cook_time: 30 }
  const dish = { id, name: id, servings: 2, course: null, tags: [], ratings: [], method: ['Cook.'] }
  return { ...dish, ...times, ingredients, ...changes } as unknown as Recipe
}

function planned(meal_schedule: MealSchedule) {
  const week_start_date = '2026-11-23'
  return [{ id: 'plan', week_start_date, created_at: '2026-11-20T10:00:00Z', meal_schedule }]
}

const everyDay = (id: string) => Object.fromEntries(DAYS.map((day) => [day, [id]]))
const of = (kitchen: Partial<StarterKitchen>, kind: ChatStarter['kind']) =>
  chatStarters({ ...EMPTY, ...kitchen }).find((starter) => starter.kind === kind)

test('a new kitchen gets three that the starter recipes answer', () => {
  expect(chatStarters(EMPTY).map(({ say }) => say)).toEqual([
    'What can I cook in 20 minutes?',
    'Something vegetarian for tonight',
    'A pudding for the weekend',
  ])
})

test('the empty days of a planned week: days that are over do not count', () => {
  const one = planned({ ...everyDay('soup'), Monday: [], Sunday: [] })
  expect(of({ plans: one }, 'free-day')).toMatchObject({
    say: 'Something slow for Sunday',
    why: 'The one empty day this week',
  })
  expect(of({ plans: planned({ Saturday: ['soup'] }) }, 'free-day')).toMatchObject({
    say: 'Something quick for Friday',
    why: 'The first of 2 empty days',
  })
  expect(of({ plans: planned(everyDay('soup')) }, 'free-day')).toBeUndefined()
})

test('what is in the pantry: all of it, and what keeps least long', () => {
  const pantry = ['spinach', 'rice', 'double cream', 'salt'].map((name) => ({ name, quantity: 1 }))
  expect(of({ pantry }, 'pantry')?.why).toBe('4 things in the pantry')
  expect(of({ pantry }, 'use-up')?.say).toMatch(/^Use up the spinach and the [a-z ]*cream$/)
  expect(of({ pantry }, 'use-up')?.why).toMatch(/^They keep about \d+ and \d+ days$/)
  const one = { pantry: pantry.slice(0, 2) }
  expect(of(one, 'use-up')).toMatchObject({
    say: 'Use up the spinach',
    why: expect.stringMatching(/^It keeps about \d+ days$/),
  })
  const gone = pantry.map((item) => ({ ...item, quantity: 0 }))
  expect(of({ pantry: gone }, 'pantry')).toBeUndefined()
  expect(of({ pantry: gone }, 'use-up')).toBeUndefined()
})

test('a planned dish that somebody must not eat, as long as it is ahead', () => {
  const eggs = [{ name: 'eggs, beaten', quantity: '2', unit: '' }]
  const recipes = [aDish('Omelette', { ingredients: eggs }), aDish('Soup')]
  const schedule = (day: string) => planned({ [day]: ['Omelette'], Friday: ['Soup'] })
  expect(of({ recipes, people, plans: schedule('Saturday') }, 'needs')).toEqual({
    kind: 'needs',
    say: 'Omelette, but for Mia',
    why: "Mia can't have the eggs",
    recipeId: 'Omelette',
  })
  expect(of({ recipes, people, plans: schedule('Thursday') }, 'needs')).toBeUndefined()
  expect(of({ recipes, people: [maya], plans: schedule('Saturday') }, 'needs')).toBeUndefined()
})

test('a dish that is enough twice, for those who are known to be several', () => {
  const recipes = [aDish('Chilli', { servings: 6 })]
  const plans = planned({ Saturday: ['Chilli'] })
  expect(of({ recipes, people, plans }, 'servings')).toMatchObject({
    say: 'Two dinners from Chilli',
    why: "Saturday's serves 6, you are 2",
  })
  expect(of({ recipes, people: [maya], plans }, 'servings')).toBeUndefined()
  const small = [aDish('Chilli', { servings: 2 })]
  expect(of({ recipes: small, people, plans }, 'servings')).toBeUndefined()
})

test('a dish that is loved, and by whom; a pudding goes with nothing', () => {
  const loved = (...ids: string[]) => ({
    ratings: ids.map((profile_id) => ({ profile_id, stars: 5, never: false })),
  })
  const recipes = [
    aDish('Cake', { course: 'dessert', ...loved('maya', 'mia') }),
    aDish('Pie', loved('maya', 'stranger')),
    aDish('Curry', loved('maya', 'mia')),
  ]
  expect(of({ recipes, people }, 'loved')).toMatchObject({
    say: 'What goes with Curry?',
    why: 'Loved by everyone',
  })
  expect(of({ recipes: recipes.slice(0, 2), people }, 'loved')?.why).toBe('Loved by Maya')
  expect(of({ recipes: recipes.slice(0, 1), people }, 'loved')).toBeUndefined()
})

test('at most six, and own dishes are counted before starter recipes are named', () => {
  const eggs = [{ name: 'eggs', quantity: '2', unit: '' }]
  const rating = [{ profile_id: 'mia', stars: 5, never: false }]
  const recipes = [aDish('Frittata', { ingredients: eggs, servings: 8, ratings: rating })]
  const pantry = ['spinach', 'cream', 'rice'].map((name) => ({ name, quantity: null }))
  const plans = planned({ Saturday: ['Frittata'] })
  const all = chatStarters({ ...EMPTY, recipes, pantry, plans, people })
  expect(all.map(({ kind }) => kind)).toEqual([
    ...['use-up', 'free-day', 'needs', 'pantry', 'servings', 'loved'],
  ])
  const quick = [aDish('Toast', { prep_time: 5, cook_time: null })]
  expect(of({ recipes: quick }, 'quick')?.why).toBe('1 of yours takes no longer')
})
