/** A step's text cut into stretches: plain words, amounts to mark, times to press. Loses no letter. */
import { findAmounts, minutesOfUnit } from './amounts.ts'
import { type StepTime, timesInStep } from './step-times.ts'

/** `marked` where it is a quantity or a duration; `time` where a timer can be made of it. */
export type StepSpan = { text: string; marked: boolean; time?: StepTime }

/**
 * The whole text cut into stretches, those with quantities and durations marked (design: they get the
 * marker highlight). A number word counts only with a unit, a step's own number never.
 */
export function highlightSpans(text: string): StepSpan[] {
  const spans: StepSpan[] = []
  let done = 0
  for (const { start, end, time } of marks(text)) {
    if (start < done) continue
    if (start > done) spans.push({ text: text.slice(done, start), marked: false })
    spans.push({ text: text.slice(start, end), marked: true, ...(time && { time }) })
    done = end
  }
  if (done < text.length) spans.push({ text: text.slice(done), marked: false })
  return spans
}

type Mark = { start: number; end: number; time?: StepTime }

function marks(text: string): Mark[] {
  const times = timesInStep(text)
  const amounts = findAmounts(text).filter(({ start, end, unit }) => {
    const isWord = unit === '' && !/[\d½⅓⅔¼¾⅛]/.test(text.slice(start, end))
    return !isWord && !/\bsteps?\s{0,2}$/i.test(text.slice(Math.max(0, start - 8), start))
  })
  const others: Mark[] = amounts.filter(
    ({ start, end, unit }) =>
      minutesOfUnit(unit) === null || !times.some((time) => start < time.end && end > time.start),
  )
  return [...others, ...times.map((time) => ({ ...time, time }))].sort((a, b) => a.start - b.start)
}
