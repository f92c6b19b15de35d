/** The whole recipe as a form: a new one, an import to review, or one to edit (Spec 1, section 2). */
import './recipe-form.css'
import { useState } from 'react'
import { type FormDraft, formOf, type RecipeStart } from '#shared/recipes/form.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { toast } from '#web/ui/toast.tsx'
import { FormSheet } from './form-sheet.tsx'
import { forgetDraft, readDraft } from './kept-draft.ts'

type RecipeFormProps = {
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
  /** Addresses of stored photos to read along with; the first becomes the recipe's. */
  images?: string[]
  /** A line under the title: who read what stands here. */
  note?: string
} & ({ mode: 'new' | 'review' | 'chat'; initial?: RecipeStart } | { mode: 'edit'; initial: Recipe })

export function RecipeForm(props: RecipeFormProps) {
  const { mode, images = [], initial = {}, onSaved, onCancel, note } = props
  const recipe = props.mode === 'edit' ? props.initial : null
  const slot = recipe?.id ?? mode
  // a form of its own each time it starts again
  const [opening, setOpening] = useState(() => ({ round: 0, draft: readDraft(slot) }))
  const open = (draft: FormDraft | null) => setOpening(({ round }) => ({ round: round + 1, draft }))

  function startAgain(draft: FormDraft) {
    open(null)
    toast({
      kind: 'info',
      title: 'Started again',
      action: { label: 'Undo', onClick: () => open(draft) },
    })
  }

  const { round, draft } = opening
  const seen = draft?.recipe ?? initial
  return (
    <FormSheet
      key={round}
      mode={mode}
      slot={slot}
      recipe={recipe}
      saved={{
        fields: formOf({ image_url: images[0] ?? null, ...seen }),
        tag: '',
        photos: images,
      }}
      draft={draft}
      note={note}
      onStartAgain={startAgain}
      onSaved={onSaved}
      onCancel={onCancel}
    />
  )
}
