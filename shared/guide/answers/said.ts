/** Answers with the recipe's own words on what was asked, as they stand. Adds nothing to them. */
import type { Asked } from './asked.ts'
import { saySentence, sentencesFor } from './sentences.ts'

/** Less of a question than this in a sentence, and the sentence speaks of something else. */
const SHARE_MIN = 0.5
const NEXT_SHARE = 0.9
const SAID_MAX = 2

/** 'Do I drain it?', 'how thin should I slice the onion?', 'is it served hot or cold?' */
export function saidAnswer(asked: Asked): string | null {
  const [first, ...others] = sentencesFor(asked)
  if (!first || first.share < SHARE_MIN) return null
  const more = others.filter(({ share }) => share >= NEXT_SHARE * first.share)
  return [first, ...more]
    .slice(0, SAID_MAX)
    .sort((a, b) => a.sentence.step - b.sentence.step)
    .map(({ sentence }) => saySentence(sentence, asked.stepIndex))
    .join('\n')
}
