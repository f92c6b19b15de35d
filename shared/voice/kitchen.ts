/** What is said to the kitchen on any other screen, after a tap. Pure: no microphone, no library. */
import { apart } from './apart.ts'
import { oneOrNone, questionIn } from './fill.ts'
import { type Item, items } from './fill-foods.ts'
import { mealTime, recipeIn, screenIn, wishIn } from './fill-kitchen.ts'
import { whichTimer } from './fill-timers.ts'
import type { VoiceContext, WhichTimer } from './intents.ts'
import type { Meaning } from './meanings.ts'
import type { Model } from './model.ts'
import { plain } from './phrase.ts'
import { trained } from './trained.ts'
import { type Ears, type Understood, understandIn, type Wish } from './understand.ts'

/** What is going on in the kitchen. Everything may be left out. */
export type KitchenContext = Pick<
  VoiceContext,
  'wake' | 'speaking' | 'spoken' | 'followUp' | 'timers' | 'alarmRinging'
> & {
  /** Names of the household's recipes. */
  recipes?: readonly string[]
}

type MealTime = { day?: string; slot?: string }

/** A `day` is a weekday, 'today' or 'tomorrow'; a `slot` the meal; a `recipe` its name, or as spoken. */
export type KitchenCommand =
  | { intent: 'openScreen'; slots: { screen: string } }
  | { intent: 'whatsForDinner'; slots: MealTime }
  | { intent: 'addItems' | 'addToPantry'; slots: { items: Item[] } }
  | { intent: 'findRecipes'; slots: { wish: string } }
  | { intent: 'startCooking'; slots: { recipe: string } }
  | { intent: 'planMeal'; slots: { recipe: string } & MealTime }
  | { intent: 'timeLeft'; slots: WhichTimer }
  | { intent: 'askAssistant'; slots: { question: string } }
  | { intent: 'whatsLeft' | 'stopAlarm' | 'undo' | 'help'; slots: Record<never, never> }

/** 'What's for dinner tonight', 'what are we having on Thursday': whatever the names of recipes sound like. */
const ASKS_FOR_MEAL =
  /^(?:(?:so|and|okay|right|tell me) )*what(?:s| is| are we| have we got)(?: (?:planned|having|eating|cooking|cooked|getting))? (?:for|on) (?:the )?(?:dinner|lunch|breakfast|brunch|supper|tea|menu|mon|tues|wednes|thurs|fri|satur|sun|today|tonight|tomorrow|this|weekend)/

/** Whom somebody asks for by name. */
const ASKS_ASSISTANT = /^(?:(?:please|can you|could you) )*ask (?:the )?(?:assistant|coach|chef) /

function certainly(text: string): Meaning | null {
  if (ASKS_FOR_MEAL.test(text)) return 'whatsForDinner'
  return ASKS_ASSISTANT.test(text) ? 'ask' : null
}

/** As in cooking mode, for the rest of the app. Who taps speaks to the app, but not always. */
export function understandKitchen(
  text: string,
  { recipes, ...context }: KitchenContext = {},
  model: Model = trained(),
): Understood<KitchenCommand> {
  const ears: Ears<KitchenCommand> = {
    room: 'kitchen',
    labels: (context.timers ?? []).map(({ label }) => label).filter((label) => label !== ''),
    things: recipes ?? [],
    apart,
    commandsOf: (wish) => oneOrNone(commandOf(wish, context)),
    certain: ({ phrase }) => certainly(plain(phrase)),
    isUrgent: ({ intent }) => intent === 'stopAlarm',
  }
  return understandIn(text, context, ears, model)
}

/** All kitchen commands of an utterance, in their order. */
export function parseKitchenCommands(text: string, context: KitchenContext = {}): KitchenCommand[] {
  return understandKitchen(text, context).commands
}

/** The kitchen command of an utterance, of several the first; `null` when there is none. */
export function parseKitchenCommand(
  text: string,
  context: KitchenContext = {},
): KitchenCommand | null {
  return understandKitchen(text, context).commands[0] ?? null
}

function commandOf({ meaning, phrase }: Wish, context: VoiceContext): KitchenCommand | null {
  switch (meaning) {
    case 'openScreen': {
      const screen = screenIn(phrase)
      return screen === null ? null : { intent: meaning, slots: { screen } }
    }
    case 'whatsForDinner':
      return { intent: meaning, slots: mealTime(phrase, false) }
    case 'add':
    case 'addToPantry': {
      const added = items(phrase)
      const intent = meaning === 'add' ? 'addItems' : meaning
      return added.length > 0 ? { intent, slots: { items: added } } : null
    }
    case 'findRecipes': {
      const wish = wishIn(phrase)
      return wish === null ? null : { intent: meaning, slots: { wish } }
    }
    case 'startCooking':
    case 'planMeal': {
      const recipe = recipeIn(phrase)
      if (recipe === null) return null
      if (meaning === 'startCooking') return { intent: meaning, slots: { recipe } }
      return { intent: meaning, slots: { recipe, ...mealTime(phrase, true) } }
    }
    case 'timeLeft':
      return { intent: meaning, slots: whichTimer(phrase, context) }
    case 'ask':
      return { intent: 'askAssistant', slots: { question: questionIn(phrase) } }
    case 'whatsLeft':
    case 'stopAlarm':
    case 'undo':
    case 'help':
      return { intent: meaning, slots: {} }
    default:
      return null
  }
}
