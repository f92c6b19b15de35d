/** Ways into the chat, each with its reason from the kitchen's own data. No data, no such way. No clock, no I/O. */
import { conflictsOf } from '../diets/conflicts.ts'
import type { Needs } from '../diets/needs.ts'
import { foodOf } from '../foods/foods.ts'
import { freeDays } from '../plans/free-day.ts'
import type { Day } from '../plans/limits.ts'
import { dayOf, mealsOf, planOfWeek } from '../plans/schedule.ts'
import type { WeeklyMealPlan } from '../plans/schema.ts'
import { addWeeksTo, datesOfWeek, dateText, weekStartOf } from '../plans/week.ts'
import { totalMinutes } from '../recipes/minutes.ts'
import { isLoved } from '../recipes/ratings.ts'
import type { Recipe } from '../recipes/schema.ts'
import { counted, listed } from './words.ts'

type Plan = Pick<WeeklyMealPlan, 'id' | 'week_start_date' | 'created_at' | 'meal_schedule'>
type Person = { id: string; name: string; needs: Needs; appetite: number }

/** `today` by the person's own clock; what is not known is empty. */
export type StarterKitchen = {
  today: Date
  plans: readonly Plan[]
  recipes: readonly Recipe[]
  pantry: readonly { name: string; quantity: number | null }[]
  people: readonly Person[]
}

type StarterKind =
  | 'use-up'
  | 'free-day'
  | 'needs'
  | 'pantry'
  | 'servings'
  | 'loved'
  | 'quick'
  | 'vegetarian'
  | 'pudding'

/** `say` is shown and said as it stands; `recipeId` is the dish that it is about. */
export type ChatStarter = { kind: StarterKind; say: string; why: string; recipeId?: string }

const STARTERS_MAX = 6
/** A kitchen that knows little still offers so many. */
const STARTERS_MIN = 3

/** At most six, the most pressing first. */
export function chatStarters(kitchen: StarterKitchen): ChatStarter[] {
  const meals = mealsAhead(kitchen)
  const own = [
    eatSoon(kitchen),
    freeDay(kitchen),
    forSomebody(kitchen, meals),
    rightNow(kitchen),
    twoDinners(kitchen, meals),
    besideLoved(kitchen),
  ].filter((starter) => starter !== null)
  const missing = Math.max(0, STARTERS_MIN - own.length)
  return [...own, ...always(kitchen).slice(0, missing)].slice(0, STARTERS_MAX)
}

/** Kept shorter than this it is a thing to use up. */
const SOON_DAYS = 10

/** By their kind: nobody has said when things were bought, so no date is named. */
function eatSoon({ pantry }: StarterKitchen): ChatStarter | null {
  const soon = new Map<string, number>()
  for (const { name, quantity } of pantry) {
    const food = quantity === 0 ? null : foodOf(name)
    const days = food?.daysFresh ?? null
    if (food && days !== null && days <= SOON_DAYS) soon.set(food.name, days)
  }
  const [first, second] = [...soon].sort(([, a], [, b]) => a - b)
  if (!first) return null
  const [name, days] = first
  if (!second) return { kind: 'use-up', say: `Use up the ${name}`, why: `It keeps ${about(days)}` }
  const say = `Use up the ${name} and the ${second[0]}`
  const why =
    second[1] === days
      ? `They keep ${about(days)}`
      : `They keep about ${days} and ${second[1]} days`
  return { kind: 'use-up', say, why }
}

const about = (days: number) => `about ${counted(days, 'day')}`

/** Of the week that has a plan: without one no day is more empty than another. */
function freeDay({ plans, today }: StarterKitchen): ChatStarter | null {
  const week = weekStartOf(today)
  const free = freeDays(plans, today).filter(
    ({ planId, weekStart }) => planId && weekStart === week,
  )
  const [first] = free
  if (!first) return null
  const isWeekend = first.day === 'Saturday' || first.day === 'Sunday'
  const why =
    free.length === 1 ? 'The one empty day this week' : `The first of ${free.length} empty days`
  return {
    kind: 'free-day',
    say: `Something ${isWeekend ? 'slow' : 'quick'} for ${first.day}`,
    why,
  }
}

type Meal = { day: Day; recipe: Recipe }

/** What is planned from today to the end of next week, in its order. */
function mealsAhead({ plans, recipes, today }: StarterKitchen): Meal[] {
  const known = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  const week = weekStartOf(today)
  return [week, addWeeksTo(week, 1)].flatMap((weekStart) => {
    const plan = planOfWeek(plans, weekStart)
    const dates = plan ? datesOfWeek(weekStart).filter((date) => date >= dateText(today)) : []
    return dates.flatMap((date) => {
      const day = dayOf(date)
      const ids = day && plan ? mealsOf(plan.meal_schedule, day) : []
      return ids.flatMap((id) => {
        const recipe = known.get(id)
        return day && recipe ? [{ day, recipe }] : []
      })
    })
  })
}

function forSomebody({ people }: StarterKitchen, meals: readonly Meal[]): ChatStarter | null {
  for (const { recipe } of meals) {
    for (const { name, needs } of people) {
      const broken = conflictsOf(recipe, needs).find(({ need }) => need !== null)
      if (!broken) continue
      const what = (broken.ingredient.split(/[,(]/)[0] ?? '').trim().toLowerCase()
      const say = `${recipe.name}, but for ${name}`
      return { kind: 'needs', say, why: `${name} can't have the ${what}`, recipeId: recipe.id }
    }
  }
  return null
}

/** With less than this there is nothing to choose from. */
const PANTRY_MIN = 3

function rightNow({ pantry }: StarterKitchen): ChatStarter | null {
  const here = pantry.filter(({ quantity }) => quantity !== 0).length
  if (here < PANTRY_MIN) return null
  return { kind: 'pantry', say: 'What can I cook right now?', why: `${here} things in the pantry` }
}

/** So much more than is eaten at once, that it is worth another dinner. */
const TWICE = 1.5

/** One chef alone may stand for a whole family, so nothing is counted then. */
function twoDinners({ people }: StarterKitchen, meals: readonly Meal[]): ChatStarter | null {
  if (people.length < 2) return null
  const mouths = people.reduce((sum, { appetite }) => sum + appetite, 0)
  const big = meals.find(({ recipe }) => recipe.servings >= mouths * TWICE)
  if (!big) return null
  const { day, recipe } = big
  return {
    kind: 'servings',
    say: `Two dinners from ${recipe.name}`,
    why: `${day}'s serves ${recipe.servings}, you are ${people.length}`,
    recipeId: recipe.id,
  }
}

/** A dish that goes with something, and that most of those who live here love. */
function besideLoved({ recipes, people }: StarterKitchen): ChatStarter | null {
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const loved = recipes
    .filter(({ course }) => course === null || course === 'main')
    .map((recipe) => {
      const by = recipe.ratings
        .filter(isLoved)
        .flatMap(({ profile_id }) => names.get(profile_id) ?? [])
      return { recipe, by }
    })
    .filter(({ by }) => by.length > 0)
    .sort((a, b) => b.by.length - a.by.length)
  const [best] = loved
  if (!best) return null
  const isAll = people.length > 1 && best.by.length === people.length
  return {
    kind: 'loved',
    say: `What goes with ${best.recipe.name}?`,
    why: `Loved by ${isAll ? 'everyone' : listed(best.by)}`,
    recipeId: best.recipe.id,
  }
}

const QUICK_MINUTES = 20
const FROM_STARTERS = 'From the starter recipes, ready to cook'

/** What every kitchen can ask: the starter recipes answer it. */
function always({ recipes }: StarterKitchen): ChatStarter[] {
  const quick = recipes.filter((recipe) => (totalMinutes(recipe) ?? 99) <= QUICK_MINUTES).length
  return [
    {
      kind: 'quick',
      say: `What can I cook in ${QUICK_MINUTES} minutes?`,
      why:
        quick > 0 ? `${quick} of yours ${quick === 1 ? 'takes' : 'take'} no longer` : FROM_STARTERS,
    },
    { kind: 'vegetarian', say: 'Something vegetarian for tonight', why: FROM_STARTERS },
    { kind: 'pudding', say: 'A pudding for the weekend', why: FROM_STARTERS },
  ]
}
