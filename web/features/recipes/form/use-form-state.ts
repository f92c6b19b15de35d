/** Everything that stands in the form, as it is now, and whether it differs from what it began with. */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { FormDraft, RecipeFields } from '#shared/recipes/form.ts'
import { type FormRow, isHeading } from '#shared/recipes/form-rows.ts'
import { RECIPE_LIMITS } from '#shared/recipes/schema.ts'
import { describeRow } from './heading-row.tsx'
import { describeStep } from './step-row.tsx'
import { useRows } from './use-rows.ts'

/** What the cook can change. */
export type FormState = Pick<FormDraft, 'fields' | 'tag' | 'photos'>

const BLANK: FormRow = { name: '', quantity: '', unit: '' }
/** Headings take no room from ingredients, nor the other way round. */
const INGREDIENTS = {
  blank: BLANK,
  room: (rows: readonly FormRow[], like: FormRow) => {
    const most = isHeading(like) ? RECIPE_LIMITS.groups : RECIPE_LIMITS.ingredients
    return most - rows.filter((row) => isHeading(row) === isHeading(like)).length
  },
  describe: describeRow,
}
const STEPS = {
  blank: '',
  room: (steps: readonly string[]) => RECIPE_LIMITS.steps - steps.length,
  describe: describeStep,
}

/** `start` is what stands there now, `saved` what would be there without the cook. */
export function useFormState(start: FormState, saved: FormState) {
  const [fields, setFields] = useState(start.fields)
  const [tag, setTag] = useState(start.tag)
  const [photos, setPhotos] = useState<readonly string[]>(start.photos)
  const ingredients = useRows(start.fields.ingredients, INGREDIENTS)
  const method = useRows(start.fields.method, STEPS)

  const state = useMemo<FormState>(
    () => ({
      fields: {
        ...fields,
        ingredients: ingredients.rows.map(({ value }) => value),
        method: method.rows.map(({ value }) => value),
      },
      tag,
      photos: [...photos],
    }),
    [fields, ingredients.rows, method.rows, tag, photos],
  )
  const latest = useRef(state)
  useLayoutEffect(() => {
    latest.current = state
  }, [state])

  const [savedText] = useState(() => JSON.stringify(saved))
  // compared when somebody asks, not with every letter
  const isChanged = useCallback(() => JSON.stringify(latest.current) !== savedText, [savedText])
  const change = useCallback(
    (changed: Partial<RecipeFields>) => setFields((before) => ({ ...before, ...changed })),
    [],
  )
  return { state, fields, change, tag, setTag, photos, setPhotos, ingredients, method, isChanged }
}
