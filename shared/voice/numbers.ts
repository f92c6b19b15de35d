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
  const value = Number(word) || (isHeard && HOMOPHONES[word])
  return value ? { value, end: at + 1 } : null
}

const ORDINALS = 'first second third fourth fifth sixth seventh eighth'.split(' ')

/** 'third', '3rd'. */
export function readOrdinal(words: readonly string[], at: number): Found | null {
  const word = words[at] ?? ''
  const value = ORDINALS.indexOf(word) + 1 || (/^\d+[a-z]/.test(word) && Number.parseInt(word, 10))
  return value ? { value, end: at + 1 } : null
}

/** 'another', 'ten to', 'twelve' ('twenty too'), 'of an', 'more', 'minutes', '30 seconds' or 'and a half'. */
const DURATION =
  /^(?:between )?((?:an? )?(?:other|another|extra|further) )?(?:([\d.]+) (?:to|or|and) (?=\d))?(?:an? (?=\d))?(?:(an? |\d[\d.]* )((?:to|too|for|ate|free) )?(?:(?:of|an?|full|whole) )*|((?:too?|for|ate|won|free|tree|sex) ))?((?:more|extra|further) )?(sec(?:ond)?|min(?:ute|uet)?|mint|hour|hr|our)s? (?:(?:and )?(?:an? )?(?:([\d.]+) (sec|min)[a-z]* |(0\.\d+|\d\d) ))?((?:more|extra|longer) )?/

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
  const [text, another, low, digits, ones, sounding, more, unit, rest, restUnit, part = 0, longer] =
    DURATION.exec(textOf(words.slice(at, at + 12))) ?? []
  const number = digits ?? sounding ?? another
  if (!text || !number) return null
  const seconds = secondsIn(unit)
  const high = amountOf(number) + (ones ? amountOf(ones) : 0)
  if (Number(low) >= high) return null
  // 'An hour and a half' is a part of the hour; 'an hour twenty' counts the next smaller unit.
  const tail =
    +part * (+part < 1 ? seconds : seconds / 60) + Number(rest ?? 0) * secondsIn(restUnit)
  return {
    value: Math.round(Number(low ?? high) * seconds + tail),
    end: at + countIn(text),
    isMore: Boolean(another ?? more ?? longer),
  }
}
