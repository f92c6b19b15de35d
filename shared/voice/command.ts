/** Turns what a cook said into a command, or into nothing. Pure: no microphone, no clock (voice.md). */
import { type Rule, understand } from './grammar.ts'
import type { Command, VoiceContext } from './intents.ts'
import { type Token, tokenise } from './normalise.ts'
import { COACH_PHRASES, OPEN_QUESTIONS } from './phrases-coach.ts'
import { KITCHEN_PHRASES } from './phrases-kitchen.ts'
import { NEW_TIMER_PHRASES } from './phrases-new-timers.ts'
import { ALARM_PHRASES, ANSWER_PHRASES, SESSION_PHRASES } from './phrases-session.ts'
import { STEP_PHRASES } from './phrases-steps.ts'
import { TIMER_PHRASES } from './phrases-timers.ts'
import { isEcho } from './spoken.ts'
import { fillersAround, isForAnother, wakeLength } from './wake.ts'

const URGENT: readonly Rule[] = [...ALARM_PHRASES, ...ANSWER_PHRASES]
const OPEN: readonly Rule[] = [
  ...URGENT,
  ...SESSION_PHRASES,
  ...STEP_PHRASES,
  ...TIMER_PHRASES,
  ...NEW_TIMER_PHRASES,
  ...KITCHEN_PHRASES,
  ...COACH_PHRASES,
]
const ADDRESSED: readonly Rule[] = [...OPEN, ...OPEN_QUESTIONS]

/**
 * The one command that explains the whole utterance in this situation, or null. Never throws; null too
 * for anything longer than 300 characters (voice, rules 1 to 13).
 */
export function parseCommand(text: string, context: VoiceContext = {}): Command | null {
  const tokens = tokenise(text)
  if (tokens.length === 0 || isForAnother(tokens)) return null
  const wake = wakeLength(tokens)
  if (wake.length > 0 && tokens.length > wake.length) {
    const command = parseTokens(tokens.slice(wake.length), ADDRESSED, context, wake.isExact)
    if (command && (wake.isExact || command.intent !== 'askCoach')) return command
    if (wake.isExact) return null
  }
  if (context.speaking && context.spoken && isEcho(text, context.spoken)) return null
  const isOpen = !context.wake || context.followUp
  return parseTokens(tokens, isOpen ? OPEN : URGENT, context, false)
}

/** Tries the words without the fillers at either end first, then with ever more of them. */
function parseTokens(
  tokens: readonly Token[],
  rules: readonly Rule[],
  context: VoiceContext,
  isAddressed: boolean,
): Command | null {
  for (const { from, to } of fillersAround(tokens)) {
    const input = { tokens: tokens.slice(from, to), context, isAddressed, read: new Map() }
    const command = understand(rules, input)
    if (command) return command
  }
  return null
}
