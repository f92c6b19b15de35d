/** How long a wish says that cooking may take. Reads words, knows no food and no recipe. */
import { ONES, TEENS, TENS } from '../number-words.ts'
import type { Word } from './words.ts'

/** Minutes and the words that said so: `from` to before `to`. `isLeast`: 'over an hour' bounds nothing. */
export type MinutesRead = { minutes: number; from: number; to: number; isLeast: boolean }

/** Ours: what 'quick' means to somebody who is hungry. */
const QUICK_MINUTES = 30
const QUICK = new Set(['quick', 'quickly', 'quickest', 'fast', 'speedy', 'rapid', 'quickish'])

/** Words between a bound and its number, so that they go with it. */
const BEFORE = new Set(
  `under in within less least than most at max maximum of up to below no more longer about around
  not over takes take taking ready done only only just quicker faster shorter by inside`.split(
    /\s+/,
  ),
)
const LEAST = new Set(['over', 'least', 'longer', 'more'])
const DENIES = new Set(['no', 'not', 'never', 'without'])
const AFTER = new Set(
  'or less max maximum tops at most total start finish flat meal meals'.split(' '),
)

const MINUTE = /^(?:m|mins?|minutes?|minuets?)$/
const HOUR = /^(?:h|hrs?|hours?)$/
const JOINED = /^(\d{1,3}(?:\.\d)?)(m|mins?|minutes?|h|hrs?|hours?)$/

/** The first time said, with everything around it that only says that it is a bound; `null` for none. */
export function readMinutes(words: readonly Word[]): MinutesRead | null {
  for (let at = 0; at < words.length; at++) {
    const found = amountAt(words, at)
    if (found) return bounded(words, at, found)
  }
  const at = words.findIndex(({ text }) => QUICK.has(text))
  return at === -1 ? null : { minutes: QUICK_MINUTES, from: at, to: at + 1, isLeast: false }
}

type Amount = { minutes: number; to: number }

/** 'half an hour', 'an hour and a half', '1 hour 20 minutes', '45 mins', 'twenty five minutes', '30m'. */
function amountAt(words: readonly Word[], at: number): Amount | null {
  const hours = hoursAt(words, at)
  if (!hours) return minutesAt(words, at)
  const next = words[hours.to]?.text === 'and' ? hours.to + 1 : hours.to
  const rest = minutesAt(words, next)
  return rest ? { minutes: hours.minutes + rest.minutes, to: rest.to } : hours
}

function hoursAt(words: readonly Word[], at: number): Amount | null {
  const text = words.slice(at, at + 4).map((word) => word.text)
  const joined = JOINED.exec(text[0] ?? '')
  if (joined?.[2]?.startsWith('h')) return { minutes: 60 * Number(joined[1]), to: at + 1 }
  const [first, second, third] = text
  if (first === 'half' && (second === 'an' || second === 'a') && isHour(third))
    return { minutes: 30, to: at + 3 }
  if (first === 'half' && isHour(second)) return { minutes: 30, to: at + 2 }
  if (first === 'quarter' && second === 'of' && isHour(text[3])) return { minutes: 15, to: at + 4 }
  const count =
    numberAt(words, at) ?? (first === 'an' || first === 'a' ? { value: 1, to: at + 1 } : null)
  if (!count) return null
  const half = halfAt(words, count.to)
  if (half && isHour(words[half]?.text)) return { minutes: 60 * count.value + 30, to: half + 1 }
  if (!isHour(words[count.to]?.text)) return null
  const after = halfAt(words, count.to + 1)
  return { minutes: 60 * count.value + (after ? 30 : 0), to: after ?? count.to + 1 }
}

function minutesAt(words: readonly Word[], at: number): Amount | null {
  const joined = JOINED.exec(words[at]?.text ?? '')
  if (joined?.[2]?.startsWith('m')) return { minutes: Number(joined[1]), to: at + 1 }
  const count = numberAt(words, at)
  if (!count || !MINUTE.test(words[count.to]?.text ?? '')) return null
  return { minutes: count.value, to: count.to + 1 }
}

/** Behind 'and a half': its end; 'and a quarter' is read by nobody. */
function halfAt(words: readonly Word[], at: number): number | null {
  const text = words.slice(at, at + 3).map((word) => word.text)
  return text[0] === 'and' && text[1] === 'a' && text[2] === 'half' ? at + 3 : null
}

function numberAt(words: readonly Word[], at: number): { value: number; to: number } | null {
  const text = words[at]?.text ?? ''
  if (/^\d{1,3}(?:\.\d)?$/.test(text)) return { value: Number(text), to: at + 1 }
  const tens = TENS[text]
  const ones = ONES[words[at + 1]?.text ?? '']
  if (tens !== undefined)
    return { value: tens + (ones ?? 0), to: at + (ones === undefined ? 1 : 2) }
  const small = TEENS[text] ?? ONES[text]
  return small === undefined ? null : { value: small, to: at + 1 }
}

function bounded(words: readonly Word[], at: number, { minutes, to }: Amount): MinutesRead {
  let from = at
  while (from > 0 && BEFORE.has(words[from - 1]?.text ?? '')) from--
  let end = to
  while (AFTER.has(words[end]?.text ?? '')) end++
  const said = words.slice(from, at).map(({ text }) => text)
  const isLeast = said.some((word) => LEAST.has(word)) && !said.some((word) => DENIES.has(word))
  const isMost = said.some((word) => word === 'under' || word === 'less' || word === 'most')
  // 'no more than': the 'no' may stand apart
  return { minutes, from, to: end, isLeast: isLeast && !isMost }
}

const isHour = (text: string | undefined) => HOUR.test(text ?? '')
