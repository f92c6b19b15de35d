/** Ask the kitchen on fake ears, mouth and kitchen: what is done for each command, and what is answered. */
import { afterEach, expect, test, vi } from 'vitest'
import { createTimer, startTimer, type Timer } from '#shared/cooking/timer.ts'
import type { FreeDay } from '#shared/plans/free-day.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { createHandsFree } from '#web/lib/hands-free/hands-free.ts'
import { type FakeVoice, fakeVoice } from '#web/testing/fake-voice.ts'
import { aPlan } from '#web/testing/samples.ts'
import type { Dish, Page } from './kitchen-ports.ts'
import { createKitchenRoom } from './kitchen-room.ts'
import type { KitchenCommand, KitchenContext } from './kitchen-words.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A Wednesday evening. */
const NOW = new Date(2026, 10, 25, 18)

const dish = (name: string): Dish => ({ id: name.toLowerCase().replaceAll(' ', '-'), name })
const DISHES = ['Lemon Chicken Orzo', 'Leek Soup', 'Lemon Tart', 'Pea Risotto'].map(dish)

const PLAN = aPlan({
  id: 'plan',
  week_start_date: '2026-11-23',
  selected_recipe_ids: ['lemon-chicken-orzo', 'leek-soup', 'pea-risotto'],
  meal_schedule: {
    Wednesday: ['lemon-chicken-orzo'],
    Thursday: ['leek-soup', 'pea-risotto'],
    Friday: ['a', 'b', 'c', 'd'],
  },
})

type FakeKitchen = FakeVoice & {
  plans?: WeeklyMealPlan[]
  toGet?: string[]
  timers?: Timer[]
  isRinging?: boolean
  isDown?: boolean
  /** Things that cannot be added. */
  refused?: string[]
  dishes?: Dish[]
  /** How the grammar reads words that are no command written out. */
  read?: (text: string, context: KitchenContext) => KitchenCommand | null
}

/** The kitchen of PLAN, and `hear`, which is given a command as the grammar gives it. */
function fakeKitchen(given: FakeKitchen = {}) {
  const { plans = [PLAN], toGet = [], timers = [], refused = [], isDown = false, ...rest } = given
  const { isRinging: rings = false, dishes = DISHES, read = () => null, ...voiceChanges } = rest
  const voice = fakeVoice(voiceChanges)
  vi.setSystemTime(NOW)
  let isRinging = rings
  const pages: (Page | 'back')[] = []
  const list: string[] = []
  const pantry: string[] = []
  const days: (Pick<FreeDay, 'day' | 'planId'> & { recipeId: string })[] = []
  const asked: string[] = []
  const showHelp = vi.fn()
  const contexts: KitchenContext[] = []
  const take = (from: string[], name: string) => from.splice(from.indexOf(name), 1)
  const answer = async <T>(value: T) => {
    if (isDown) throw new TypeError('Failed to fetch')
    return value
  }
  const handsFree = createHandsFree(
    createKitchenRoom({
      parse: (text, context) => {
        contexts.push(context)
        return text.startsWith('{') ? (JSON.parse(text) as KitchenCommand) : read(text, context)
      },
      today: () => new Date(),
      knownDishes: () => dishes,
      dishes: () => answer(dishes),
      plans: () => answer(plans),
      toGet: () => answer(toGet),
      addToList: async (wishes) => {
        if (wishes.some(({ item }) => refused.includes(item))) return null
        list.push(...wishes.map(({ item }) => item))
        return () => {
          for (const { item } of wishes) take(list, item)
        }
      },
      addToPantry: async ({ name }) => {
        if (refused.includes(name)) return null
        pantry.push(name)
        return () => take(pantry, name)
      },
      putOnDay: async (recipeId, { day, planId }) => {
        days.push({ recipeId, day, planId })
        return () => days.pop()
      },
      timers: () => timers,
      isRinging: () => isRinging,
      stopAlarm: () => {
        isRinging = false
      },
      go: (page) => {
        pages.push(page)
        return () => pages.push('back')
      },
      ask: (question) => asked.push(question),
      showHelp,
      now: () => Date.now(),
    }),
    voice.ports,
  )
  handsFree.start()
  return {
    ...{ ...voice, handsFree, pages, list, pantry, days, asked, showHelp, contexts },
    isRinging: () => isRinging,
    hear: async (said: KitchenCommand | string) => {
      voice.hear(typeof said === 'string' ? said : JSON.stringify(said))
      await vi.advanceTimersByTimeAsync(0)
      return handsFree.view().reply
    },
    undo: async () => {
      handsFree.undo()
      return handsFree.view().reply
    },
  }
}

const dinner = (slots: { day?: string; slot?: string } = {}): KitchenCommand => ({
  intent: 'whatsForDinner',
  slots,
})
const open = (screen: string): KitchenCommand => ({ intent: 'openScreen', slots: { screen } })
const add = (...names: string[]): KitchenCommand => ({
  intent: 'addItems',
  slots: { items: names.map((name) => ({ name })) },
})
const stock = (...names: string[]): KitchenCommand => ({
  intent: 'addToPantry',
  slots: { items: names.map((name) => ({ name })) },
})
const cook = (recipe: string): KitchenCommand => ({ intent: 'startCooking', slots: { recipe } })
const plan = (recipe: string, day?: string): KitchenCommand => ({
  intent: 'planMeal',
  slots: { recipe, ...(day && { day }) },
})
const timeLeft = (label?: string): KitchenCommand => ({
  intent: 'timeLeft',
  slots: label ? { label } : {},
})

test.for([
  [{}, 'Tonight: Lemon Chicken Orzo.'],
  [{ day: 'today' }, 'Tonight: Lemon Chicken Orzo.'],
  [{ day: 'tomorrow' }, 'Tomorrow: Leek Soup and Pea Risotto.'],
  [{ day: 'thursday' }, 'Thursday: Leek Soup and Pea Risotto.'],
  [{ day: 'saturday' }, 'Saturday: nothing is planned.'],
  [
    { day: 'today', slot: 'lunch' },
    'The plan does not say what is for lunch. Today: Lemon Chicken Orzo.',
  ],
  [{ day: 'monday' }, 'There is no plan for next week.'],
] as const)("what's for dinner, %j: %s", async ([slots, reply]) => {
  const { hear } = fakeKitchen()
  expect(await hear(dinner(slots))).toBe(reply)
})

test('a week without a plan, and a kitchen that does not answer, are said', async () => {
  expect(await fakeKitchen({ plans: [] }).hear(dinner())).toBe('There is no plan for this week.')
  vi.spyOn(console, 'warn').mockReturnValue()
  const { hear, handsFree } = fakeKitchen({ isDown: true })
  expect(await hear(dinner())).toBe('The kitchen does not answer. Please try again.')
  expect(handsFree.view().canUndo).toBe(false)
})

test('the answer is spoken where the device can speak', async () => {
  const { hear, spoken } = fakeKitchen({ hasVoices: true })
  await hear(dinner())
  expect(spoken()).toBe('Tonight: Lemon Chicken Orzo.')
})

test('several things are added to the list at once, and undone at once', async () => {
  const { hear, list, undo } = fakeKitchen()
  expect(await hear(add('nappies', 'birthday candle'))).toBe(
    'Nappies, added. Birthday candle, added.',
  )
  expect(list).toEqual(['nappies', 'birthday candle'])
  expect(await undo()).toBe('Undone.')
  expect(list).toEqual([])
})

test('amounts go with the things, and what could not be added says so', async () => {
  const { hear, handsFree } = fakeKitchen({ refused: ['milk'] })
  const items = [{ name: 'chickpeas', quantity: '2', unit: 'tin' }]
  expect(await hear({ intent: 'addItems', slots: { items } })).toBe('Two tins chickpeas, added.')
  const { canUndo } = handsFree.view()
  expect(canUndo).toBe(true)
  const other = fakeKitchen({ refused: ['milk'] })
  expect(await other.hear(add('milk'))).toBe('Failed to add item. Please try again.')
  expect(other.handsFree.view().canUndo).toBe(false)
})

test('things at home go to the pantry; of several the one that failed is named', async () => {
  const { hear, pantry, undo } = fakeKitchen({ refused: ['oil'] })
  expect(await hear(stock('rice', 'oil', 'salt'))).toBe(
    'Rice and salt, added to the pantry. Failed to add oil. Please try again.',
  )
  expect(pantry).toEqual(['rice', 'salt'])
  await undo()
  expect(pantry).toEqual([])
})

test.for([
  [[], 'Nothing left. The list is done.'],
  [['bread', 'eggs', 'milk', 'rice'], 'Left: bread, eggs and two more.'],
] as const)('of %j to get is said: %s', async ([toGet, reply]) => {
  const { hear } = fakeKitchen({ toGet: [...toGet] })
  expect(await hear({ intent: 'whatsLeft', slots: {} })).toBe(reply)
})

test.for([
  ['home', { at: '/' }, 'Home.'],
  ['plan', { at: '/this-week' }, 'My Week.'],
  ['week', { at: '/this-week' }, 'My Week.'],
  ['recipes', { at: '/recipes' }, 'Recipes.'],
  ['assistant', { at: '/recipe-chat' }, 'Assistant.'],
  ['shopping', { at: '/shopping' }, 'Shopping.'],
  ['groceries', { at: 'groceries', planId: 'plan' }, 'Grocery list.'],
  ['pantry', { at: '/pantry' }, 'Pantry.'],
  ['people', { at: '/household' }, 'People.'],
  ['settings', { at: 'self' }, 'Your card.'],
] as const)("'%s' is opened, and undo comes back", async ([screen, page, reply]) => {
  const { hear, pages, undo } = fakeKitchen()
  expect(await hear(open(screen))).toBe(reply)
  await undo()
  expect(pages).toEqual([page, 'back'])
})

test('a screen that is not there is said, and so is a grocery list without a plan', async () => {
  const { hear, pages } = fakeKitchen({ plans: [] })
  expect(await hear(open('garage'))).toBe('There is no screen called garage.')
  expect(await hear(open('groceries'))).toBe('There is no plan for this week, so no grocery list.')
  expect(pages).toEqual([])
})

test('a wish opens the recipes with its words as the search', async () => {
  const { hear, pages } = fakeKitchen()
  expect(await hear({ intent: 'findRecipes', slots: { wish: 'something quick with leeks' } })).toBe(
    'Recipes for “something quick with leeks”.',
  )
  expect(pages).toEqual([{ at: '/recipes', wish: 'something quick with leeks' }])
})

test.for(['Leek Soup', 'the leek soup', 'leeks'])("'%s' starts cooking Leek Soup", async (said) => {
  const { hear, pages } = fakeKitchen()
  await hear(cook(said))
  expect(pages).toEqual([{ at: 'cooking', recipeId: 'leek-soup' }])
})

test('of two recipes the one that holds nothing else is cooked', async () => {
  const { hear, pages } = fakeKitchen()
  await hear(cook('lemon'))
  expect(pages).toEqual([{ at: 'cooking', recipeId: 'lemon-tart' }])
})

const TWO_LEMONS = [...DISHES, dish('Lemon Curd')]

test('two that fit equally are asked about and shown; none is said', async () => {
  const { hear, pages } = fakeKitchen({ dishes: TWO_LEMONS })
  expect(await hear(cook('lemon'))).toBe(
    'Which one? Lemon Tart and Lemon Curd. Tap the one you mean.',
  )
  expect(pages).toEqual([{ at: '/recipes', wish: 'lemon' }])
  expect(await hear(cook('pizza'))).toBe('No recipe called pizza.')
})

test('two recipes of one name are told by their number', async () => {
  const dishes = [dish('Lemon Tart'), { id: 'other', name: 'Lemon Tart' }]
  const { hear, pages } = fakeKitchen({ dishes })
  expect(await hear(cook('lemon tart'))).toBe(
    'There are two called Lemon Tart. Tap the one you mean.',
  )
  expect(pages).toEqual([{ at: '/recipes', wish: 'lemon tart' }])
})

test('where the grammar takes one of several names, what was said is asked about', async () => {
  const read = (_: string, { recipes = ['lemon'] }: KitchenContext) =>
    cook(recipes.find((name) => /lemon/i.test(name)) ?? '')
  const doubtful = fakeKitchen({ dishes: TWO_LEMONS, read })
  await doubtful.hear('cook the lemon one')
  expect(doubtful.pages).toEqual([{ at: '/recipes', wish: 'lemon' }])
  const plain = fakeKitchen({ read })
  await plain.hear('cook the lemon one')
  expect(plain.pages).toEqual([{ at: 'cooking', recipeId: 'lemon-chicken-orzo' }])
})

test('a meal is put on its day of the plan, and taken off by undo', async () => {
  const { hear, days, undo } = fakeKitchen()
  expect(await hear(plan('leek soup', 'saturday'))).toBe('Leek Soup, planned on Saturday.')
  expect(days).toEqual([{ recipeId: 'leek-soup', day: 'Saturday', planId: 'plan' }])
  await undo()
  expect(days).toEqual([])
})

test.for([
  [plan('leek soup'), 'Which day? Say “put leek soup on Monday”.'],
  [plan('pizza', 'sunday'), 'No recipe called pizza.'],
  [plan('leek soup', 'monday'), 'There is no plan for next week.'],
  [plan('leek soup', 'tomorrow'), 'Leek Soup is planned tomorrow already.'],
  [plan('leek soup', 'friday'), 'Friday is full.'],
] as const)('not planned: %j says %s', async ([command, reply]) => {
  const { hear, days, handsFree } = fakeKitchen()
  expect(await hear(command)).toBe(reply)
  expect(days).toEqual([])
  expect(handsFree.view().canUndo).toBe(false)
})

function aTimer(label: string, minutes: number): Timer {
  const now = NOW.getTime()
  return startTimer(createTimer({ id: label, label, minutes, now }), now)
}

test('the time left of timers that go on is told, by name too', async () => {
  const timers = [aTimer('pasta', 9), aTimer('Step 2: Roast the carrots', 40)]
  const { hear } = fakeKitchen({ timers })
  expect(await hear(timeLeft())).toBe('Pasta, nine minutes left. Step 2, forty minutes left.')
  expect(await hear(timeLeft('pasta'))).toBe('Pasta, nine minutes left.')
  expect(await hear(timeLeft('rice'))).toBe('No timer called rice. You have pasta and Step 2.')
})

test('no timers, and no alarm, are said', async () => {
  const { hear } = fakeKitchen()
  expect(await hear(timeLeft())).toBe('No timers are running.')
  expect(await hear({ intent: 'stopAlarm', slots: {} })).toBe('Nothing is ringing.')
})

test('an alarm is stopped, at once and while the app speaks', async () => {
  const { half, isRinging } = fakeKitchen({ isRinging: true })
  half(JSON.stringify({ intent: 'stopAlarm', slots: {} }))
  await vi.advanceTimersByTimeAsync(0)
  expect(isRinging()).toBe(false)
})

test("a question goes to the assistant, 'help' opens the sheet, 'undo' takes back", async () => {
  const { hear, asked, showHelp, list } = fakeKitchen()
  await hear({ intent: 'askAssistant', slots: { question: 'can I freeze soup' } })
  expect(asked).toEqual(['can I freeze soup'])
  expect(await hear({ intent: 'help', slots: {} })).toBe('Here is what you can say.')
  expect(showHelp).toHaveBeenLastCalledWith(true)
  await hear(add('milk'))
  expect(await hear({ intent: 'undo', slots: {} })).toBe('Undone.')
  expect(list).toEqual([])
  // later: sooner it is the same utterance again
  vi.advanceTimersByTime(1_201)
  expect(await hear({ intent: 'undo', slots: {} })).toBe('There is nothing to undo.')
})

test('what is heard is understood among the recipes, the timers and the alarm', async () => {
  const { contexts, hear } = fakeKitchen({ timers: [aTimer('pasta', 9)], isRinging: true })
  await hear({ intent: 'help', slots: {} })
  expect(contexts[0]).toMatchObject({
    recipes: DISHES.map(({ name }) => name),
    timers: [{ label: 'pasta', remaining: 540, running: true }],
    alarmRinging: true,
  })
})

test('words that mean nothing are shown as heard, and do nothing', async () => {
  const { hear, handsFree, pages, list } = fakeKitchen()
  expect(await hear('did you see the match')).toBe('')
  expect(handsFree.view().ignored).toBe('did you see the match')
  expect([pages, list]).toEqual([[], []])
})
