/** The form itself, from one start: what is typed, checked, kept on the device, and saved. */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type FormDraft, readForm } from '#shared/recipes/form.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { ActionBar } from '#web/ui/action-bar.tsx'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { FormBasics } from './form-basics.tsx'
import { FormHead } from './form-head.tsx'
import { FormIngredients } from './form-ingredients.tsx'
import { FormMethod } from './form-method.tsx'
import { FormSource } from './form-source.tsx'
import { DONE, FORM_WORDS, type FormMode, failedWords } from './form-words.ts'
import { useKeptDraft } from './kept-draft.ts'
import { typedForm, useFormIssues } from './use-form-issues.ts'
import { type FormState, useFormState } from './use-form-state.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

type FormSheetProps = {
  mode: FormMode
  slot: string
  /** The stored recipe as it is known now; null for a new one. */
  recipe: Recipe | null
  /** What stands here when nobody has typed anything. */
  saved: FormState
  draft: FormDraft | null
  note: string | undefined
  onStartAgain: (draft: FormDraft) => void
  onSaved: (recipe: Recipe) => void
  onCancel: () => void
}

export function FormSheet(props: FormSheetProps) {
  const { mode, recipe, draft } = props
  const words = FORM_WORDS[mode]
  const form = useFormState(draft ?? props.saved, props.saved)
  const { state, fields, change, setPhotos, isChanged } = form
  const { save, isPending, isStale, seen, triedId } = useSaveRecipe(recipe, draft ?? undefined)
  const { issues, refuse, tries } = useFormIssues(state)
  const [isUploading, setUploading] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  // saved or given up: nothing is kept and nobody is asked
  const isOver = useRef(false)
  const isGone = useIsGone()

  const draftNow = () =>
    isOver.current || !isChanged() ? null : { ...state, recipe: seen.current, id: triedId.current }
  const keep = useKeptDraft(props.slot, state, draftNow)
  const hasChanges = useCallback(() => !isOver.current && isChanged(), [isChanged])
  const finish = useCallback(() => {
    isOver.current = true
    keep()
  }, [keep])
  const mayLeave = useLeaveGuard(hasChanges, finish)

  const addPhotos = useCallback(
    (urls: string[]) => {
      const [first] = urls
      if (!first) return
      setPhotos((before) => [...before, ...urls])
      change({ image_url: first })
    },
    [setPhotos, change],
  )

  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUploading) return
    const reading = readForm(typedForm(state))
    if (!reading.ok) return refuse()
    const focused = document.activeElement
    try {
      const saving = save(reading.draft)
      keep()
      const stored = await saving
      if (!stored) return
      finish()
      toast(DONE[mode])
      if (!isGone()) props.onSaved(stored)
    } catch (error) {
      toast(failedWords(mode))
      if (focused instanceof HTMLElement) focused.focus()
      refuse(error)
    }
  }

  return (
    <form ref={element} className="recipe-form page-in" noValidate onSubmit={submit}>
      <FormHead
        mode={mode}
        note={props.note}
        isStale={isStale}
        onStartAgain={draft && (() => props.onStartAgain({ ...draft, ...state }))}
        onCancel={() => {
          if (!mayLeave()) return
          finish()
          props.onCancel()
        }}
      />
      <div
        className={props.saved.photos.length > 0 ? 'form-body form-with-photos' : 'form-body'}
        // what would be typed while it is being saved would be lost
        inert={isPending}
      >
        {props.saved.photos.length > 0 && (
          <div className="form-scans">
            {form.photos.map((url) => (
              <img key={url} src={url} alt="What you uploaded" />
            ))}
          </div>
        )}
        <div className="form-sections">
          <FormBasics
            fields={fields}
            onChange={change}
            issues={issues}
            tag={form.tag}
            onTag={form.setTag}
            photos={form.photos}
            onStored={addPhotos}
            onUploading={setUploading}
          />
          <FormIngredients rows={form.ingredients} issues={issues} />
          <FormMethod rows={form.method} issues={issues} />
          <FormSource fields={fields} onChange={change} issues={issues} />
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
          {words.save}
        </Button>
      </ActionBar>
    </form>
  )
}

/** Whether the cook has left in the meantime: then a late answer leads nowhere. */
function useIsGone(): () => boolean {
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return () => isGone.current
}
