/** Whom an utterance is meant for: the wake phrase, and other assistants' names. */
import { countIn, type Heard, textOf } from './normalise.ts'

/** 'Hey chef', and what recognisers make of it. */
const WAKE =
  /^(?:((?:hey|hi|ok(?:ay)?) ?chef )|(?:hey|hi|ok(?:ay)?|ha[ty]e?|an?|he|high|i|oh) (?:ch(?:ie?f|[aeiou]f+s?|ess?|ev|ap|[eu]ck)|sh(?:[aei]f+|elf|[ai]ft|eriff)|jeff?|geoff|deaf|steph) )/

/**
 * How many words of the beginning are the wake phrase; not exact when it was likely misheard (voice,
 * rule 2).
 */
export function wakeLength({ words }: Heard): { length: number; isExact: boolean } {
  const [text = '', exact] = WAKE.exec(textOf(words)) ?? []
  return { length: countIn(text), isExact: exact !== undefined }
}

/** Meant for another assistant: 'alexa …', 'hey google …'. */
export function isForAnother({ words }: Heard): boolean {
  return /^(?:\w+ )?(?:alexa|siri|google|bixby|cortana) /.test(textOf(words))
}
