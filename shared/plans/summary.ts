/** The first sentences of a weekly summary, for a card that opens on request. No language model, no I/O. */

/** Spec 1, section 9: a summary collapses after 2 sentences. */
const SUMMARY_SENTENCES = 2

/** What ends in a full stop and goes on: whatever follows, or only when a number does ('Nov. 23'). */
const ABBREVIATION = /^(?:[md]rs?|ms|st|vs|e\.?g|i\.?e|cf|incl|approx)$/i
const BEFORE_NUMBER =
  /^(?:no|ca|est|max|fig|mins?|hrs?|tbsp|tsp|oz|k?g|ml|jan|feb|mar|apr|ju[nl]|aug|sept?|oct|nov|dec)$/i

/** A line's end, or the marks that may end a sentence with the quotes, brackets and emoji behind them. */
const END = /\n|[.!?…。！？][^\s\p{L}\p{N}]*/gu

/**
 * The first two sentences, or null when the text has no more than that (Spec 1, section 4). Ours: a
 * sentence ends at a line's end, or at . ! ? or … with white space and then no small letter behind it.
 * Decimals, abbreviations, initials and list numbers ('1. ') end none; measures ('30 min.') do before
 * a capital letter and at the end.
 */
export function collapsedSummary(text: string): string | null {
  const whole = text.trim()
  let sentences = 0
  let start = 0
  for (const { 0: marks, index } of whole.matchAll(END)) {
    const end = index + marks.length
    const isLine = marks === '\n'
    if (isLine ? whole.slice(start, index).trim() === '' : goesOn(whole, index, marks)) {
      // blank lines are looked at once
      if (isLine) start = end
      continue
    }
    if (end === whole.length) return null
    sentences++
    if (sentences === SUMMARY_SENTENCES) return whole.slice(0, end).trimEnd()
    start = end
  }
  return null
}

/** Whether the sentence goes on behind the marks at `index`. */
function goesOn(text: string, index: number, marks: string): boolean {
  if (/[。！？]/.test(marks)) return false
  const next = text.slice(index + marks.length).slice(0, 10)
  if (/^\S|^[^\p{L}\p{N}]*\p{Ll}/u.test(next)) return true
  if (/[!?…]|\..*\./.test(marks)) return false
  const near = text.slice(0, index).slice(-20)
  const word = /[\p{L}\p{N}.]*$/u.exec(near)?.[0] ?? ''
  return (
    ABBREVIATION.test(word) ||
    (BEFORE_NUMBER.test(word) && /^\s+\d/.test(next)) ||
    (/^(?!I)\p{Lu}$/u.test(word) && !/(?:vitamin|plan) .$/i.test(near)) ||
    /(?:^|\n)\d\d?$/.test(near.slice(-3))
  )
}
