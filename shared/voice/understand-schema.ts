/** What a model is asked about a sentence that the device did not understand: the shape of it. */
import { z } from 'zod'

/** As for the parser: nobody orders in more. */
const TEXT_CHARS_MAX = 300
const NAME_CHARS_MAX = 200
const NAMES_MAX = 100

const name = z.string().max(NAME_CHARS_MAX)
const names = z.array(name).max(NAMES_MAX)
const step = z.int().min(0).max(1_000)

/** What is going on, in any room; all may be left out (voice, 'Context'). */
const Context = z.strictObject({
  wake: z.boolean().optional(),
  followUp: z.boolean().optional(),
  speaking: z.boolean().optional(),
  spoken: z.string().max(2_000).optional(),
  alarmRinging: z.boolean().optional(),
  timers: z
    .array(z.strictObject({ label: name, remaining: z.number().min(0), running: z.boolean() }))
    .max(50)
    .optional(),
  step: step.optional(),
  steps: step.optional(),
  stepMinutes: z.number().min(0).nullish(),
  ingredients: names.optional(),
  panel: z.enum(['ingredients', 'recipe', 'coach']).nullish(),
  pending: z.enum(['finish', 'cancelAll', 'duration']).nullish(),
  items: names.optional(),
  recipes: names.optional(),
})

export const UnderstandRequest = z.strictObject({
  text: z
    .string()
    .trim()
    .min(1, 'Nothing was said')
    .max(TEXT_CHARS_MAX, `At most ${TEXT_CHARS_MAX} characters`),
  context: Context.default({}),
  /** Those that can be obeyed now; what we do not know is passed over. */
  intents: z.array(z.string().min(1).max(40)).min(1).max(80),
})
export type UnderstandRequest = z.infer<typeof UnderstandRequest>

/** `null` when nothing of it is for us, or nobody could be asked. */
export const UnderstandAnswer = z.object({
  command: z.object({ intent: z.string(), slots: z.record(z.string(), z.unknown()) }).nullable(),
})
