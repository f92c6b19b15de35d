/** What is wrong with the form: told on trying to save, and kept up with the typing from then on. */
import { useDeferredValue, useMemo, useState } from 'react'
import { type FormIssues, type RecipeFields, readForm, withTag } from '#shared/recipes/form.ts'
import { ApiError } from '#web/lib/api.ts'
import type { FormState } from './use-form-state.ts'

const NONE: FormIssues = {}

/** The fields with what is typed and not yet added as a tag. */
export function typedForm({ fields, tag }: FormState): RecipeFields {
  return { ...fields, tags: withTag(fields.tags, tag) }
}

/** `mayBeStub` as in `readForm`. */
export function useFormIssues(state: FormState, mayBeStub: boolean) {
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState(NONE)
  // reading a hundred rows must not hold up the next letter
  const settled = useDeferredValue(state)
  const isTold = tries > 0

  const issues = useMemo(() => {
    const reading = isTold ? readForm(typedForm(settled), { mayBeStub }) : null
    const broken = reading && !reading.ok ? reading.issues : NONE
    return refused === NONE ? broken : { ...refused, ...broken }
  }, [isTold, settled, refused, mayBeStub])

  return {
    issues,
    /** Grows with each save that was refused. */
    tries,
    /** By the form's own rules, or by what the API says. */
    refuse: (error?: unknown) => {
      setRefused(issuesOf(error))
      setTries((count) => count + 1)
    },
  }
}

/** What the API refused, by field. */
function issuesOf(error: unknown): FormIssues {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return NONE
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
