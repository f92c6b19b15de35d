/** The times that a step's text names, each to be started as a timer. No clock. */
import { type Amount, findAmounts, minutesOfUnit } from './amounts.ts'
import { minutesInStep, stepTimerLabel } from './step-minutes.ts'

/** A time at `start`..`end` of the text; a range counts by its lower end (contract, Decisions). */
export type StepTime = { start: number; end: number; seconds: number }

/** As long as a step may be (trust, 'Limits'). */
const MAX_TEXT = 2_000
/** Ours: shorter than this is counted aloud, and longer than a day is no kitchen timer. */
const LEAST_SECONDS = 5
const MOST_SECONDS = 24 * 3_600

/** 'half an hour', 'an hour and a half', 'another minute': times without a number. Linear. */
const IN_WORDS =
  /\b(?:(half|a quarter|three[ -]quarters) (?:of )?an hour|(?:an?|another) (hour|minute)(?: and (a half|a quarter))?)\b/gi
const PARTS: Record<string, number> = { half: 1 / 2, quarter: 1 / 4, quarters: 3 / 4 }

/**
 * All times of the text in order: '20 to 25 minutes', '1 hour 30 minutes', '90 seconds', '1½ hours',
 * 'half an hour'. Ours: Spec 2, section 5 reads minutes alone, for its 'Start Timer'.
 */
export function timesInStep(text: string): StepTime[] {
  const times: (StepTime & { unit: number })[] = []
  for (const found of allTimes(text.slice(0, MAX_TEXT))) {
    const last = times.at(-1)
    const between = last ? text.slice(last.end, found.start) : ''
    if (last && found.start < last.end) continue
    if (last && found.unit < last.unit && /^(?:,|\s|and){0,4}$/.test(between)) {
      // '1 hour 30 minutes'
      Object.assign(last, { end: found.end, seconds: last.seconds + found.seconds })
    } else if (last && /^ ?(?:to|or|-|–|—) ?$/.test(between) && last.seconds < found.seconds) {
      // '45 minutes to 1 hour'
      last.end = found.end
    } else times.push(found)
  }
  return times
    .map(({ start, end, seconds }) => ({ start, end, seconds: Math.round(seconds) }))
    .filter(({ seconds }) => seconds >= LEAST_SECONDS && seconds <= MOST_SECONDS)
}

/** `unit` in seconds: a smaller one may follow a larger one. */
function allTimes(text: string): (StepTime & { unit: number })[] {
  const counted = findAmounts(text).flatMap((amount: Amount) => {
    const minutes = minutesOfUnit(amount.unit)
    if (minutes === null) return []
    const unit = minutes * 60
    return [{ start: amount.start, end: amount.end, seconds: amount.value * unit, unit }]
  })
  const worded = [...text.matchAll(IN_WORDS)].map((match) => {
    const [found, partOfHour = '', name = 'hour', more = ''] = match
    const unit = name.toLowerCase() === 'minute' ? 60 : 3_600
    const seconds = partOfHour === '' ? unit + partIn(more) * unit : partIn(partOfHour) * unit
    return { start: match.index, end: match.index + found.length, seconds, unit }
  })
  return [...counted, ...worded].sort((a, b) => a.start - b.start)
}

function partIn(words: string): number {
  return PARTS[words.toLowerCase().split(/[ -]/).at(-1) ?? ''] ?? 0
}

/**
 * The seconds of the step's own timer: its minutes (Spec 2, section 5), else the first time it names
 * ('1 hour'), else null.
 */
export function secondsOfStep(text: string): number | null {
  const minutes = minutesInStep(text)
  return minutes === null ? (timesInStep(text)[0]?.seconds ?? null) : Math.round(minutes * 60)
}

/**
 * The label of a timer for one of a step's times: the spec's label for the step's own time; any other is
 * named by the words of its clause, so that two timers of a step can be told apart.
 */
export function timeLabel(stepIndex: number, text: string, time: StepTime): string {
  const isOwn = timesInStep(text).length < 2 || time.seconds === secondsOfStep(text)
  if (isOwn) return stepTimerLabel(stepIndex, text)
  const before = text.slice(0, time.start)
  const cut = Math.max(...['. ', ', ', '; ', ': ', '\n'].map((mark) => before.lastIndexOf(mark)))
  return stepTimerLabel(stepIndex, text.slice(cut + 1).trimStart())
}
