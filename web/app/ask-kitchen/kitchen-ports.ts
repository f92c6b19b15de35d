/** What the kitchen's voice may do and look up; a test brings its own. Shapes only. */
import type { Timer } from '#shared/cooking/timer.ts'
import type { FreeDay } from '#shared/plans/free-day.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { ShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import type { Undo } from '#web/lib/hands-free/room.ts'
import type { Item, KitchenCommand, KitchenContext } from './kitchen-words.ts'

/** A recipe, as far as one speaks of it. */
export type Dish = { id: string; name: string }

/** What looks something up rejects where the kitchen does not answer. */
export type AskPorts = {
  parse: (text: string, context: KitchenContext) => KitchenCommand | null
  today: () => Date
  /** The library as far as it is known by now, for hearing its names. */
  knownDishes: () => readonly Dish[]
  dishes: () => Promise<readonly Dish[]>
  plans: () => Promise<readonly WeeklyMealPlan[]>
  /** Names on the shopping list that are still to get. */
  toGet: () => Promise<readonly string[]>
  /** Adds all or none; answers how to take them off again, or null when they could not be added. */
  addToList: (wishes: readonly ShoppingWish[]) => Promise<Undo | null>
  /** As `addToList`, for one thing at home. */
  addToPantry: (item: Item) => Promise<Undo | null>
  putOnDay: (recipeId: string, place: FreeDay) => Promise<Undo>
  timers: () => readonly Timer[]
  isRinging: () => boolean
  stopAlarm: () => void
  /** Goes to a page; answers how to come back. */
  go: (page: Page) => Undo
  ask: (question: string) => void
  showHelp: (isOpen: boolean) => void
  now: () => number
}

/** A page by what it is about. */
export type Page =
  | { at: '/' | '/this-week' | '/shopping' | '/pantry' | '/household' | '/recipe-chat' }
  | { at: '/recipes'; wish?: string }
  | { at: 'cooking'; recipeId: string }
  | { at: 'groceries'; planId: string }
  | { at: 'self' }
