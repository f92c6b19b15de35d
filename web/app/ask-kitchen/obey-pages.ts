/** What becomes of wishes to be somewhere else in the app. */
import { planOfWeek } from '#shared/plans/schedule.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import { dishesCalled, noSuchDish, whichDish } from './dishes.ts'
import type { AskPorts, Page } from './kitchen-ports.ts'
import type { Outcome } from './obey.ts'

type Place = { page: Page; name: string }

/** By the grammar's word for a screen. */
const PLACES: Readonly<Record<string, Place>> = {
  home: { page: { at: '/' }, name: 'Home' },
  plan: { page: { at: '/this-week' }, name: 'My Week' },
  week: { page: { at: '/this-week' }, name: 'My Week' },
  recipes: { page: { at: '/recipes' }, name: 'Recipes' },
  assistant: { page: { at: '/recipe-chat' }, name: 'Assistant' },
  shopping: { page: { at: '/shopping' }, name: 'Shopping' },
  pantry: { page: { at: '/pantry' }, name: 'Pantry' },
  people: { page: { at: '/household' }, name: 'People' },
  settings: { page: { at: 'self' }, name: 'Your card' },
}

export async function openScreen(screen: string, ports: AskPorts): Promise<Outcome> {
  if (screen === 'groceries') return openGroceries(ports)
  const place = PLACES[screen]
  if (!place) return { reply: `There is no screen called ${screen}.`, isRefused: true }
  return { reply: `${place.name}.`, undo: ports.go(place.page) }
}

/** A grocery list belongs to a plan. */
async function openGroceries(ports: AskPorts): Promise<Outcome> {
  const plan = planOfWeek(await ports.plans(), weekStartOf(ports.today()))
  if (!plan) {
    return { reply: 'There is no plan for this week, so no grocery list.', isRefused: true }
  }
  return { reply: 'Grocery list.', undo: ports.go({ at: 'groceries', planId: plan.id }) }
}

export function findRecipes(wish: string, ports: AskPorts): Outcome {
  return { reply: `Recipes for “${wish}”.`, undo: ports.go({ at: '/recipes', wish }) }
}

/** Where several fit equally they are shown: a tap is shorter than a name. */
export async function startCooking(recipe: string, ports: AskPorts): Promise<Outcome> {
  const dishes = dishesCalled(recipe, await ports.dishes())
  const [dish, another] = dishes
  if (!dish) return { reply: noSuchDish(recipe), isRefused: true }
  if (another) {
    return { reply: whichDish(dishes), undo: ports.go({ at: '/recipes', wish: recipe }) }
  }
  return { reply: `${dish.name}.`, undo: ports.go({ at: 'cooking', recipeId: dish.id }) }
}
