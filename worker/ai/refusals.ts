/** Remembers for a while that a binding does not answer, so that nobody waits for it again. Keeps no clock. */
import { NotForModels, Unusable } from './ask-model.ts'
import { TooLate } from './deadline.ts'

const MINUTE_MS = 60_000

/** Nothing will change soon: the kitchen has no account, the day's allocation is used up, the model is gone. */
const LASTING =
  /needs? to be run remotely|daily free allocation|\b(?:3036|3023|3041|3042|5007|5016|5018|5028|5035)\b/i
/** What is wrong with one request and none of the next one's. */
const OF_ONE_REQUEST =
  /too large|context length|invalid (?:data|image|input)|json (?:mode|schema)|\b(?:3003|3006|5004|5006)\b/i

/** For how many milliseconds a binding is left alone after it failed in this way; 0 to ask it again at once. */
function restAfter(error: unknown): number {
  if (error instanceof NotForModels || error instanceof Unusable) return 0
  if (error instanceof TooLate) return MINUTE_MS / 2
  const message = String(error)
  if (LASTING.test(message)) return 10 * MINUTE_MS
  return OF_ONE_REQUEST.test(message) ? 0 : MINUTE_MS
}

/** What a binding is asked for: a model that is slow or gone for one of them may be well for another. */
type Service = 'answers' | 'transcripts' | 'commands'

const restingUntil = new WeakMap<object, Map<Service, number>>()

/** Notes a failure at `now` (milliseconds). */
export function noteFailure(
  binding: object,
  error: unknown,
  now: number,
  service: Service = 'answers',
): void {
  const rest = restAfter(error)
  if (rest === 0) return
  const rests = restingUntil.get(binding) ?? new Map<Service, number>()
  restingUntil.set(binding, rests.set(service, now + rest))
}

/** Whether the binding is left alone at `now` (milliseconds). */
export function isResting(binding: object, now: number, service: Service = 'answers'): boolean {
  return now < (restingUntil.get(binding)?.get(service) ?? 0)
}
