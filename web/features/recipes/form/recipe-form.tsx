/** The whole recipe as a form: a new one, an import to review, or one to edit (Spec 1, section 2). */
import './recipe-form.css'
import { useState } from 'react'
import { type FormDraft, formOf, type RecipeStart } from '#shared/recipes/form.ts'
import type { Ingredient, Recipe } from '#shared/recipes/schema.ts'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { FormSheet } from './form-sheet.tsx'
import { readDraft } from './kept-draft.ts'

const NONE: readonly Ingredient[] = []

type RecipeFormProps = {
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  /** Addresses of stored photos to read along with; the first becomes the recipe's. */
  images?: string[]
  /** Where several forms of a mode have drafts of their own: under what this one's is kept. */
  slot?: string
  /** A line under the title: who read what stands here. */
  note?: string
  /** Ingredients that may be misread. */
  toCheck?: readonly Ingredient[]
} & (
  | { mode: 'new' | 'review' | 'page' | 'chat'; initial?: RecipeStart }
  | { mode: 'edit'; initial: Recipe; isDeleted?: boolean }
)

export function RecipeForm(props: RecipeFormProps) {
  const { mode, images = [], initial = {}, note, toCheck = NONE, onSaved, onCancel } = props
  const recipe = props.mode === 'edit' ? props.initial : null
  const isDeleted = props.mode === 'edit' && props.isDeleted === true
  const slot = props.slot ?? recipe?.id ?? mode
  // a form of its own each time it starts again
  const [{ round, draft }, setOpening] = useState(() => ({ round: 0, draft: readDraft(slot) }))
  const tell = useUndoToast()

  const open = (next: FormDraft | null) =>
    setOpening((before) => ({ round: before.round + 1, draft: next }))

  function startAgain(before: FormDraft | null) {
    open(null)
    tell({ kind: 'info', title: 'Started again' }, () => open(before))
  }

  const saved = {
    fields: formOf({ image_url: images[0] ?? null, ...(draft?.recipe ?? initial) }),
    tag: '',
    photos: images,
  }
  const start = { mode, slot, recipe, isDeleted, saved, draft, onSaved }
  return (
    <FormSheet
      key={round}
      {...start}
      note={note}
      toCheck={toCheck}
      onStartAgain={mode === 'new' || props.initial ? startAgain : null}
      onCancel={onCancel}
    />
  )
}
