/** What a recipe's form holds, what is wrong with it, and how it is saved (Spec 1, sections 5 and 8). */
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type FormIssues,
  formOf,
  type RecipeStart,
  readForm,
  withTag,
} from '#shared/recipes/form.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { ApiError } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { useRows } from './use-rows.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

export type RecipeFormStart = {
  onSaved: (recipe: Recipe) => void
  /** Addresses of stored photos to read along with; the first becomes the recipe's. */
  images?: string[]
} & ({ mode: 'new' | 'review' | 'chat'; initial?: RecipeStart } | { mode: 'edit'; initial: Recipe })

/** `parts` are the props of the form's four parts. A try that fails puts the focus on the first fault. */
export function useRecipeForm(start: RecipeFormStart) {
  const { mode, images = [], initial = {} } = start
  const [fields, setFields] = useState(() => formOf({ image_url: images[0] ?? null, ...initial }))
  const ingredients = useRows(fields.ingredients, { name: '', quantity: '', unit: '' })
  const method = useRows(fields.method, '')
  const [typedTag, setTypedTag] = useState('')
  const [tries, setTries] = useState(0)
  const [refused, setRefused] = useState<FormIssues>({})
  const form = useRef<HTMLFormElement>(null)
  const { save, isPending, isStale } = useSaveRecipe(start.mode === 'edit' ? start.initial : null)

  const reading = readForm({
    ...fields,
    tags: withTag(fields.tags, typedTag),
    ingredients: ingredients.rows.map(({ value }) => value),
    method: method.rows.map(({ value }) => value),
  })
  const issues = { ...refused, ...(tries > 0 && !reading.ok ? reading.issues : {}) }

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    setRefused({})
    if (!reading.ok) return setTries(tries + 1)
    try {
      const recipe = await save(reading.draft)
      if (!recipe) return
      toast(DONE[mode])
      start.onSaved(recipe)
    } catch (error) {
      toast({ kind: 'error', title: FAILED[mode], text: 'Please try again.' })
      setRefused(issuesOf(error))
      setTries(tries + 1)
    }
  }

  const onChange = (changed: Partial<typeof fields>) =>
    setFields((before) => ({ ...before, ...changed }))
  const parts = {
    basics: { fields, issues, onChange, typedTag, onTypedTag: setTypedTag },
    ingredients: { rows: ingredients, issues },
    method: { rows: method, issues },
    source: { fields, issues, onChange },
  }
  return { parts, submit, isPending, isStale, form }
}

const SAVED = {
  title: 'Recipe saved successfully!',
  text: 'Your recipe has been added to your collection.',
}

/** Spec 1, section 8, and Spec 2 of what came out of a chat. */
const DONE = {
  new: SAVED,
  review: SAVED,
  chat: { ...SAVED, text: 'Your AI-generated recipe has been added to your collection.' },
  edit: { title: 'Recipe updated successfully!', text: 'Your changes have been saved.' },
}

const FAILED = {
  new: 'Error saving recipe',
  review: 'Error saving recipe',
  chat: 'Error saving recipe',
  edit: 'Error updating recipe',
}

/** What the API refused, by field. */
function issuesOf(error: unknown): FormIssues {
  if (!(error instanceof ApiError) || error.code !== 'validation_failed') return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
