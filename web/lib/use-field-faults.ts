/** What is wrong with the texts of a form, told on trying to save; the focus goes to the first of them. */
import { useEffect, useRef, useState } from 'react'
import { faultOfText, type TextRule } from '#shared/typed-text.ts'
import { ApiError } from './api.ts'

type Faults<Field extends string> = Partial<Record<Field, string>>

/** `form` is for the element around the fields, which mark themselves `aria-invalid`. */
export function useFieldFaults<Field extends string>(rules: Record<Field, TextRule>) {
  const [faults, setFaults] = useState<Faults<Field>>({})
  const [tries, setTries] = useState(0)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  function tell(found: Faults<Field>): boolean {
    setFaults(found)
    if (Object.keys(found).length === 0) return false
    setTries((count) => count + 1)
    return true
  }

  /** To be called when a field is typed into: what was said of it may not hold any more. */
  const forget = (field: Field) => setFaults(({ [field]: _told, ...rest }) => rest as Faults<Field>)

  return {
    form,
    faults,
    forget,
    /** What a field of text needs to show its fault and its room, and to let go of the fault. */
    typing: (field: Field, set: (text: string) => void) => ({
      error: faults[field],
      max: rules[field].max,
      onText: (text: string) => {
        set(text)
        forget(field)
      },
    }),
    /** Whether something must be mended first; `more` is what the rules of the texts cannot know. */
    refuses: (texts: Record<Field, string>, more: Faults<Field> = {}): boolean =>
      tell({ ...faultsOf(texts, rules), ...more }),
    /** Whether the API named a field that stands here. */
    refusedBy: (error: unknown): boolean => tell(faultsSaid(error, rules)),
  }
}

function faultsOf<Field extends string>(
  texts: Record<Field, string>,
  rules: Record<Field, TextRule>,
): Faults<Field> {
  const faults: Faults<Field> = {}
  for (const field of Object.keys(rules) as Field[]) {
    const fault = faultOfText(texts[field], rules[field])
    if (fault !== null) faults[field] = fault
  }
  return faults
}

/** `items.0.name` is about `name`. */
function faultsSaid<Field extends string>(
  error: unknown,
  rules: Record<Field, TextRule>,
): Faults<Field> {
  const faults: Faults<Field> = {}
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return faults
  for (const { path, message } of error.issues) {
    const field = path.split('.').at(-1) as Field
    if (Object.hasOwn(rules, field)) faults[field] ??= message
  }
  return faults
}
