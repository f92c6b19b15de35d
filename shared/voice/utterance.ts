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
const UNFINISHED = /^(?!wh|how)(?:.* )?(?:the|an?|and|of|with|from|(?<!step )(?:to|for)) $/

/** What a rule makes of an utterance. */
type Meant = { intent: string; slots: Record<string, unknown> } | null

/**
 * What the whole utterance means: by the `urgent` rules at any time, by `all` only where the app is
 * addressed or listens to everything (voice, rules 1, 2 and 12). Null for all else; never throws.
 */
export function parseUtterance(
  said: string,
  context: VoiceContext,
  urgent: readonly Rule[],
  all: readonly Rule[],
): Meant {
  const heard = tokenise(said)
  const { length, isExact } = wakeLength(heard)

  function meantFrom(from: number, isOurs: boolean): Meant {
    const words = heard.words.slice(from)
    const input = {
      words,
      raws: heard.raws.slice(from),
      families: familiesOf(words, lexicon),
      context,
      isOurs,
      finders: {
        label: nameFinder((context.timers ?? []).map(({ label }) => label)),
        ingredient: nameFinder(context.ingredients ?? []),
      },
    }
    const isOpen = from > 0 || !context.wake || context.followUp
    const meant = understand(isOpen ? all : urgent, input, READERS, holds)
    return meant?.intent === 'askCoach' || !UNFINISHED.test(textOf(words)) ? meant : null
  }

  if (isForAnother(heard)) return null
  if (length > 0) {
    const meant = meantFrom(length, isExact)
    if (isExact || (meant && meant.intent !== 'askCoach')) return meant
  }
  return isOwnVoice(heard, context) ? null : meantFrom(0, false)
}

/** A single word is never taken for an echo: 'Say yes or no' is answered with one of its own. */
function isOwnVoice({ words }: Heard, { speaking, spoken = '' }: VoiceContext) {
  return (
    speaking &&
    words.length > 1 &&
    ` ${textOf(tokenise(spoken).words)}`.includes(` ${textOf(words)}`)
  )
}
