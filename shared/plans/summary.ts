/** The first sentences of a weekly summary, for a card that opens on request. No language model, no I/O. */

/** Spec 1, section 9: a summary collapses after 2 sentences. */
const SUMMARY_SENTENCES = 2

/** What ends in a full stop and goes on: titles and Latin. Measures do end sentences ('in 30 min.'). */
const ABBREVIATIONS = new Set('mr mrs ms dr st vs eg ie e.g i.e cf incl approx ca fig'.split(' '))
const CLOSERS = '"\'”’)]»*_'
const OPENERS = '"\'“‘([«*_'

/**
 * The first two sentences, or null when the text has no more than that (Spec 1, section 4). Ours: a
 * sentence ends at . ! ? or … with white space and then no small letter behind it, or at a line's
 * end; abbreviations, initials and numbers such as '1. ' do not end one.
 */
export function collapsedSummary(text: string): string | null {
  const whole = text.trim()
  let sentences = 0
  for (let place = 0; place < whole.length; place++) {
    const end = endOfSentence(whole, place)
    if (end === null) continue
    sentences++
    if (end >= whole.length) return null
    if (sentences === SUMMARY_SENTENCES) return whole.slice(0, end).trimEnd()
    place = end - 1
  }
  return null
}

/** Where the sentence that stops at `place` ends, closing quotes included; null when none stops there. */
function endOfSentence(text: string, place: number): number | null {
  const mark = text.charAt(place)
  if (mark === '\n') return endOfLine(text, place)
  if (!'.!?…'.includes(mark)) return null
  let end = place + 1
  while (end < text.length && `.!?…${CLOSERS}`.includes(text.charAt(end))) end++
  if (end >= text.length) return end
  if (!/\s/.test(text.charAt(end))) return null
  if (mark === '.' && end === place + 1 && isAbbreviated(text, place)) return null
  return goesOnSmall(text, end) ? null : end
}

/** A line that holds words ends its sentence, unless its last mark has done so already. */
function endOfLine(text: string, place: number): number | null {
  let last = place - 1
  while (last >= 0 && ` \t\r${CLOSERS}`.includes(text.charAt(last))) last--
  return '\n.!?…'.includes(text.charAt(last)) ? null : place + 1
}

function isAbbreviated(text: string, stop: number): boolean {
  let start = stop
  while (start > 0 && stop - start < 12 && /[\p{L}\p{N}.]/u.test(text.charAt(start - 1))) start--
  const word = text.slice(start, stop)
  const isInitial = /^\p{Lu}$/u.test(word) && word !== 'I'
  const isListNumber = /^\d{1,2}$/.test(word) && (start === 0 || text.charAt(start - 1) === '\n')
  return isInitial || isListNumber || ABBREVIATIONS.has(word.toLowerCase())
}

function goesOnSmall(text: string, from: number): boolean {
  let next = from
  while (
    next < text.length &&
    (/\s/.test(text.charAt(next)) || OPENERS.includes(text.charAt(next)))
  )
    next++
  return /\p{Ll}/u.test(text.charAt(next))
}
