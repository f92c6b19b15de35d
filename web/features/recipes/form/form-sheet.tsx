/** The form from one start: its head, its four parts and the button that saves. */
import type { FormDraft } from '#shared/recipes/form.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormBasics } from './form-basics.tsx'
import { FormHead } from './form-head.tsx'
import { FormIngredients } from './form-ingredients.tsx'
import { FormMethod } from './form-method.tsx'
import { FormScans } from './form-scans.tsx'
import { FormSource } from './form-source.tsx'
import { FORM_WORDS, SAVE_AS_NEW, STUB_NOTE } from './form-words.ts'
import { type RecipeFormStart, useRecipeForm } from './use-recipe-form.ts'

type FormSheetProps = RecipeFormStart & {
  note: string | undefined
  /** What may be misread; said at its row for as long as it stays as it is. */
  toCheck: readonly Ingredient[]
  /** With what stands here now, to be had back. Null when the draft is all there is: then it is left. */
  onStartAgain: ((draft: FormDraft | null) => void) | null
  onCancel: () => void
}

export function FormSheet(props: FormSheetProps) {
  const { mode, draft, note, toCheck, onStartAgain, onCancel } = props
  const { parts, form, sheet, submit, isPending, isUploading, mayBeStub, ...way } =
    useRecipeForm(props)
  const words = FORM_WORDS[way.isDeleted ? 'new' : mode]
  const hasScans = mode === 'review' && parts.basics.photos.length > 0

  function startAgain() {
    if (!onStartAgain) return cancel()
    const before = way.draftNow()
    way.finish()
    onStartAgain(before)
  }

  function cancel() {
    if (!way.mayDiscard()) return
    way.finish()
    onCancel()
  }

  return (
    <form ref={form} className="recipe-form page-in" noValidate onSubmit={submit}>
      <FormHead
        mode={mode}
        note={note ?? (mayBeStub ? STUB_NOTE : undefined)}
        isStale={way.isStale}
        isDeleted={way.isDeleted}
        onStartAgain={draft && startAgain}
        onCancel={cancel}
      />
      <div
        className={hasScans ? 'form-body form-with-photos' : 'form-body'}
        // what is typed while it is being saved would be lost
        inert={way.isBusy}
      >
        {hasScans && <FormScans photos={parts.basics.photos} />}
        <div className="form-sections">
          <FormBasics {...parts.basics} />
          <FormIngredients {...parts.ingredients} toCheck={toCheck} />
          <FormMethod {...parts.method} />
          <FormSource {...parts.source} />
        </div>
      </div>
      <ActionBar className="form-save">
        <Button
          type="submit"
          kind="solid"
          size="lg"
          icon="i-lucide-save"
          disabled={isUploading}
          pending={isPending}
          pendingLabel={words.saving}
        >
          {way.isDeleted ? SAVE_AS_NEW : words.save}
        </Button>
      </ActionBar>
      {sheet}
    </form>
  )
}
