/** From what was heard to the rule that explains it, in the two places that listen. Pure. */
import { type Rule, understand } from './grammar.ts'
import type { VoiceContext } from './intents.ts'
import { familiesOf, readLexicon } from './lexicon.ts'
import { nameFinder } from './names.ts'
import { type Heard, textOf, tokenise } from './normalise.ts'
import { holds, READERS } from './slots.ts'
import { isForAnother, wakeLength } from './wake.ts'
import { WORDS } from './words.ts'

const lexicon = readLexicon(WORDS)

/** 'Set a timer for …', 'go back to …': the rest was not heard. */
const UNFINISHED =
  /^(?!wh|how)(?:.* )?(?:the|an?|my|your|some|and|of|with|from|(?<!^|step |number )(?:to|for)) $/

/** What a rule makes of an utterance. */
type Meant = { intent: string; slots: Record<string, unknown> } | null

/**
 * What the whole utterance means: by the `urgent` rules at any time, by the others only where the app is
 * addressed or listens to everything (voice, rules 1, 2 and 12). Null for all else; never throws.
 */
export function parseUtterance(
  said: string,
  context: VoiceContext,
  urgent: readonly Rule[],
  others: readonly Rule[],
): Meant {
  const heard = tokenise(said)
  const { length, isExact } = wakeLength(heard)
  if (isForAnother(heard)) return null
  if (length > 0) {
    const meant = parseWords(heard, length, context, isExact, urgent, others)
    if (isExact || (meant && meant.intent !== 'askCoach')) return meant
  }
  return isOwnVoice(heard, context) ? null : parseWords(heard, 0, context, false, urgent, others)
}

/** A single word is never taken for an echo: 'Say yes or no' is answered with one of its own. */
function isOwnVoice({ words }: Heard, { speaking, spoken = '' }: VoiceContext): boolean {
  return words.length > 1 && speaking
    ? ` ${textOf(tokenise(spoken).words)}`.includes(` ${textOf(words)}`)
    : false
}

function parseWords(
  heard: Heard,
  from: number,
  context: VoiceContext,
  isAddressed: boolean,
  urgent: readonly Rule[],
  others: readonly Rule[],
): Meant {
  const words = heard.words.slice(from)
  const input = {
    words,
    raws: heard.raws.slice(from),
    families: familiesOf(words, lexicon),
    context,
    isAddressed,
    timerNamed: nameFinder((context.timers ?? []).map(({ label }) => label)),
    foodNamed: nameFinder(context.ingredients ?? []),
  }
  const isOpen = from > 0 || !context.wake || context.followUp
  const meant =
    understand(urgent, input, READERS, holds) ??
    (isOpen ? understand(others, input, READERS, holds) : null)
  const isWhole = meant?.intent === 'askCoach' || !UNFINISHED.test(textOf(words))
  return isWhole ? meant : null
}
