/** The kitchen's grammar as this room uses it: the one place that names it. Shapes only. */
import type { VoiceContext, WhichTimer } from '#shared/voice/intents.ts'

/** One thing for a list; both amounts as text. */
export type Item = { name: string; quantity?: string; unit?: string }

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
