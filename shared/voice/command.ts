/** Turns what a cook said into a command, or into nothing. Pure: no microphone, no clock (voice.md). */
import { readRules } from './grammar.ts'
import type { Command, VoiceContext } from './intents.ts'
import { ANSWER_PHRASES } from './phrases-answers.ts'
import { COACH_PHRASES } from './phrases-coach.ts'
import { KITCHEN_PHRASES } from './phrases-kitchen.ts'
import { LISTENING_PHRASES, SESSION_PHRASES } from './phrases-session.ts'
import { STEP_PHRASES } from './phrases-steps.ts'
import { TIMER_PHRASES } from './phrases-timers.ts'
import { parseUtterance } from './utterance.ts'

/** Voice, rule 2: what is obeyed in wake mode without the phrase. */
const answers = readRules(ANSWER_PHRASES)
const commands = [
  ...answers,
  ...readRules(
    STEP_PHRASES +
      TIMER_PHRASES +
      KITCHEN_PHRASES +
      LISTENING_PHRASES +
      SESSION_PHRASES +
      COACH_PHRASES,
  ),
]

/**
 * The one command that explains the whole utterance in this situation, or null. Never throws; null too
 * for anything longer than 300 characters (voice, rules 1 to 13).
 */
export function parseCommand(text: string, context: VoiceContext = {}): Command | null {
  // The rules are text, so the compiler cannot know what the tests do: they make commands.
  return parseUtterance(text, context, answers, commands) as Command | null
}
