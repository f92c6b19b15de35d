/** Reads spoken numbers and durations (voice, rules 6 and 9). No context. */
import { countIn, textOf } from './normalise.ts'

/** What was read from a position: its value, and the position after it. */
export type Found = { value: number; end: number }

/** Read as numbers only where a number must stand (voice, rule 9). */
const HOMOPHONES: Record<string, number> = {
  to: 2,
  too: 2,
  for: 4,
  ate: 8,
  won: 1,
  free: 3,
  tree: 3,
  sex: 6,
}

/** A number from `at`; `isHeard`: one must stand here, so that to, for, ate … count too. */
export function readNumber(words: readonly string[], at: number, isHeard = false): Found | null {
  const word = words[at] ?? ''
  // '3rd' too
  const value = Number.parseFloat(word) || (isHeard && Number(HOMOPHONES[word]))
  return value ? { value, end: at + 1 } : null
}

/** 'another', 'ten to', 'twelve' ('twenty too'), 'of an', 'more', 'minutes', '30 seconds' or 'and a half'. */
const DURATION =
  /^((?:another|extra) )?(?:([\d.]+) (?:to|or|and) (?=\d))?(?:an? (?=\d))?(?:(an? |\d[\d.]* )((?:to|too|for|ate|free) )?(?:(?:of|an?|full|whole) )*|((?:too?|for|ate|won|free|tree|sex) ))?((?:more|extra) )?(sec(?:ond)?|min(?:ute|uet|t)?|hour|hr|our)s? (?:(?:and )?(?:an? )?(\d[\d.]+|\d(?= [sm])) (?:(sec|min)[a-z]* )?)?((?:more|extra|longer) )?/

const amountOf = (heard = '0') => HOMOPHONES[heard.trim()] ?? (+heard || 1)
const secondsIn = (unit = '') => (unit[0] === 's' ? 1 : unit[0] === 'm' ? 60 : 3_600)

/**
 * The longest duration from `at`, in seconds; of a range its lower end. `isMore`: it comes on top, as
 * 'two more minutes' and 'another minute' do.
 */
export function readDuration(
  words: readonly string[],
  at: number,
): (Found & { isMore: boolean }) | null {
  const [text, another, low, digits, ones, sounding, more, unit, rest = 0, restUnit, longer] =
    DURATION.exec(textOf(words.slice(at, at + 12))) ?? []
  const number = digits ?? sounding ?? another
  if (!text || !number) return null
  const seconds = secondsIn(unit)
  const high = amountOf(number) + (ones ? amountOf(ones) : 0)
  // 'An hour and a half' is a part of the hour; 'an hour twenty' counts the next smaller unit.
  const part = restUnit ? secondsIn(restUnit) : +rest < 1 ? seconds : seconds / 60
  return {
    value: Math.round(Number(low ?? high) * seconds + +rest * part),
    end: at + countIn(text),
    isMore: Boolean(another ?? more ?? longer),
  }
}
