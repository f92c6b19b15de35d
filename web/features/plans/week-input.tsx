/** The date a week starts on: any date may be given, its Monday is what counts. */
import { useEffect, useState } from 'react'
import { parseDate, weekStartOf } from '#shared/plans/week.ts'
import { TextInput } from '#web/ui/text-input.tsx'

/** Long enough to type the next digit of a day before the field shows the Monday instead. */
const SETTLE_MS = 700

type WeekInputProps = { value: string; onChange: (monday: string) => void }

export function WeekInput({ value, onChange }: WeekInputProps) {
  const [typed, setTyped] = useState(value)
  const [lastValue, setLastValue] = useState(value)
  if (value !== lastValue) {
    setLastValue(value)
    // another week was chosen beside this field; what is being typed stays as it is
    if (mondayOf(typed) !== value) setTyped(value)
  }

  useEffect(() => {
    if (typed === value || mondayOf(typed) === null) return
    const timer = setTimeout(() => setTyped(value), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])

  return (
    <TextInput
      type="date"
      icon="i-lucide-calendar-days"
      value={typed}
      onChange={(event) => {
        const date = event.target.value
        setTyped(date)
        const monday = mondayOf(date)
        if (monday !== null) onChange(monday)
      }}
      onBlur={() => setTyped(value)}
    />
  )
}

/** Null while the date is not whole: a year is typed digit by digit, from 0002 to 2026. */
function mondayOf(date: string): string | null {
  const day = parseDate(date)
  return day && day.getFullYear() >= 2000 && day.getFullYear() < 10_000 ? weekStartOf(day) : null
}
