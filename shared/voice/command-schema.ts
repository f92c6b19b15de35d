/**
 * The slots of every intent as a schema, for commands that a stranger made: a model's. What this page's own
 * parser makes needs none of it.
 */
import { z } from 'zod'
import type { Intent } from './intents.ts'
import type { KitchenCommand } from './kitchen.ts'
import type { ShoppingCommand } from './shopping.ts'

const NAME_CHARS_MAX = 200
/** Ours: a recipe has at most as many steps. */
const STEPS_MAX = 100
const DAY_SECONDS = 86_400

const none = z.strictObject({})
const name = z.string().trim().min(1).max(NAME_CHARS_MAX)
const count = z.strictObject({ count: z.int().min(1).max(STEPS_MAX).optional() })
const which = z.strictObject({ label: name.optional(), all: z.boolean().optional() })
const ingredient = z.strictObject({ ingredient: name })
const question = z.strictObject({ question: name })
const amount = { quantity: name.optional(), unit: name.optional() }
const items = z.strictObject({
  items: z
    .array(z.strictObject({ name, ...amount }))
    .min(1)
    .max(20),
})
const upOrDown = z.strictObject({ direction: z.enum(['up', 'down']) })
const seconds = z.int().min(1).max(DAY_SECONDS)

const COOKING = {
  next: count,
  previous: count,
  repeat: none,
  goToStep: z.strictObject({ n: z.int().min(1).max(STEPS_MAX) }),
  firstStep: none,
  lastStep: none,
  whichStep: none,
  whatNext: none,
  scroll: upOrDown,
  startTimer: z.strictObject({ seconds: seconds.optional(), label: name.optional() }),
  startStepTimer: none,
  pauseTimer: which,
  resumeTimer: which,
  resetTimer: which,
  cancelTimer: which,
  addTime: z.strictObject({
    seconds: z
      .int()
      .min(-DAY_SECONDS)
      .max(DAY_SECONDS)
      .refine((signed) => signed !== 0),
    label: name.optional(),
  }),
  timeLeft: which,
  renameTimer: z.strictObject({ label: name.optional(), name }),
  stopAlarm: none,
  readIngredients: none,
  showIngredients: none,
  showRecipe: none,
  closePanel: none,
  howMuch: ingredient,
  tickIngredient: ingredient,
  untickIngredient: ingredient,
  addToShoppingList: z.strictObject({ item: name, ...amount }),
  askCoach: question,
  stopSpeaking: none,
  stopListening: none,
  help: none,
  undo: none,
  finish: none,
  confirm: none,
  deny: none,
  scale: z.union([
    z.strictObject({ factor: z.number().min(0.1).max(20) }),
    z.strictObject({ servings: z.int().min(1).max(999) }),
  ]),
  convert: z.strictObject({
    value: z.number().min(0).max(100_000),
    from: name,
    to: name,
    ingredient: name.optional(),
  }),
  volume: upOrDown,
  speechRate: z.strictObject({ direction: z.enum(['slower', 'faster']) }),
} satisfies Record<Intent, z.ZodType>

const SHOPPING = {
  tickItem: z.strictObject({ name }),
  untickItem: z.strictObject({ name }),
  addItems: items,
  whatsLeft: none,
  undo: none,
  stopListening: none,
  help: none,
} satisfies Record<ShoppingCommand['intent'], z.ZodType>

/** What is said on every other screen. */
const KITCHEN = {
  addItems: items,
  whatsLeft: none,
  timeLeft: which,
  stopAlarm: none,
  undo: none,
  help: none,
  addToPantry: items,
  openScreen: z.strictObject({ screen: name }),
  whatsForDinner: z.strictObject({ day: name.optional(), slot: name.optional() }),
  findRecipes: z.strictObject({ wish: name }),
  startCooking: z.strictObject({ recipe: name }),
  planMeal: z.strictObject({ recipe: name, day: name.optional(), slot: name.optional() }),
  askAssistant: question,
} satisfies Record<KitchenCommand['intent'], z.ZodType>

const SLOTS: ReadonlyMap<string, z.ZodType> = new Map(
  Object.entries({ ...COOKING, ...SHOPPING, ...KITCHEN }),
)

/** A command of any room, its slots as the intent wants them. */
export type AnyCommand = { intent: string; slots: Record<string, unknown> }

/** The command, or null where there is no such intent or its slots are not of its schema; absent ones may be null. */
export function readCommand(intent: string, slots: Record<string, unknown>): AnyCommand | null {
  const given = Object.fromEntries(Object.entries(slots).filter(([, value]) => value !== null))
  const read = SLOTS.get(intent)?.safeParse(given)
  return read?.success ? { intent, slots: { ...(read.data as object) } } : null
}

/** The slots of an intent in a line, such as 'seconds?: integer, label?: string'; null for no intent of ours. */
export function slotsLine(intent: string): string | null {
  const schema = SLOTS.get(intent)
  return schema ? lineOf(z.toJSONSchema(schema)) : null
}

type Json = z.core.JSONSchema.BaseSchema

function lineOf({ anyOf, properties = {}, required = [] }: Json): string {
  if (anyOf) return anyOf.map((one) => lineOf(one as Json)).join(' or ')
  return Object.entries(properties)
    .map(
      ([slot, value]) => `${slot}${required.includes(slot) ? '' : '?'}: ${typeOf(value as Json)}`,
    )
    .join(', ')
}

function typeOf({ type, enum: values, items: each }: Json): string {
  if (values) return values.map((value) => JSON.stringify(value)).join(' | ')
  if (type === 'array') return `[{${lineOf(each as Json)}}]`
  return String(type ?? 'string')
}
