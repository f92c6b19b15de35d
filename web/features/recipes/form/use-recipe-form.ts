/** What a recipe's form holds, what is wrong with it, and how it is kept and saved (Spec 1, sections 5 and 8). */
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react'
import { type FormDraft, isStub, readForm } from '#shared/recipes/form.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { hasCode } from '#web/lib/api.ts'
import { useIsGone } from '#web/lib/use-is-gone.ts'
import { useLeaveGuard } from '#web/lib/use-leave-guard.ts'
import { toast } from '#web/ui/toast.tsx'
import { DELETED, DONE, type FormMode, failedWords } from './form-words.ts'
import { useKeptDraft } from './kept-draft.ts'
import { typedForm, useFormIssues } from './use-form-issues.ts'
import { type FormState, useFormState } from './use-form-state.ts'
import { useSaveRecipe } from './use-save-recipe.ts'

/** Asked where what was typed is given up, and only there: leaving in any other way keeps it. */
const QUESTION = 'Discard what you typed?'
/** What was read of a photo has not been typed by anybody, and is not read again for nothing. */
const READING_QUESTION = 'Discard the recipe that was read?'
const LEAVE_QUESTION = 'Leave without saving? The recipe waits here until you come back.'

export type RecipeFormStart = {
  mode: FormMode
  /** Under which the draft is kept on the device. */
  slot: string
  /** The stored recipe as it is known now; null for a new one. */
  recipe: Recipe | null
  /** Somebody else deleted it. */
  isDeleted: boolean
  /** What stands here when nobody has typed anything. */
  saved: FormState
  /** What was kept of an earlier look at the form. */
  draft: FormDraft | null
  onSaved: (recipe: Recipe) => void
}

/** A reload loses nothing that the device keeps, and where it keeps nothing the draft asks. */
const never = () => false

/** Nothing was read: there is nothing to lose. */
function isBlank({ ingredients, method }: FormState['fields']): boolean {
  return (
    ingredients.every((row) => 'name' in row && row.name === '') &&
    method.every((step) => step === '')
  )
}

/** `parts` are the props of the form's four parts. A try that fails puts the focus on the first fault. */
export function useRecipeForm(start: RecipeFormStart) {
  const { mode, slot, recipe, saved, draft, onSaved } = start
  const form = useFormState(draft ?? saved, saved)
  const { state, fields, change, setPhotos, isChanged } = form
  const saving = useSaveRecipe(recipe, { kept: draft, isDeleted: start.isDeleted })
  const { save, sheet, isBusy, isPending, isStale, isDeleted, seen, triedId } = saving
  // what quick-add made may be mended bit by bit; whatever else had both lists keeps both
  const opened = draft?.recipe ?? recipe
  const mayBeStub = opened !== null && isStub(opened)
  const { issues, refuse, tries } = useFormIssues(state, mayBeStub)
  const [isUploading, setUploading] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const focused = useRef<Element>(null)
  const isGone = useIsGone()
  // saved or given up: nothing is kept any more and nobody is asked
  const isOver = useRef(false)
  const isReading = mode === 'review' && !isBlank((draft ?? saved).fields)
  const hasReading = useCallback(() => !isOver.current && isReading, [isReading])
  const hasChanges = useCallback(
    () => hasReading() || (!isOver.current && isChanged()),
    [hasReading, isChanged],
  )
  const draftNow = () =>
    hasChanges() ? { ...state, recipe: seen.current, id: triedId.current } : null
  const keep = useKeptDraft(slot, state, draftNow)
  const finish = useCallback(() => {
    isOver.current = true
    keep()
  }, [keep])
  useLeaveGuard(LEAVE_QUESTION, hasReading, never)

  // what was deleted elsewhere is saved as a new one
  const way = isDeleted ? 'new' : mode

  useEffect(() => {
    // a field lets go of the focus for as long as nothing may be typed
    if (!isBusy && focused.current instanceof HTMLElement) focused.current.focus()
    if (!isBusy) focused.current = null
  }, [isBusy])

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once a try, as it was refused
  useEffect(() => {
    if (tries === 0) return
    const fault = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    fault?.focus()
    // of a field that does not stand here
    const [message] = fault ? [] : Object.values(issues)
    if (message) toast({ ...failedWords(way), text: message, topic: slot })
  }, [tries])

  const addPhotos = useCallback(
    (urls: string[]) => {
      const [first] = urls
      if (!first) return
      setPhotos((before) => [...before, ...urls])
      change({ image_url: first })
    },
    [setPhotos, change],
  )

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isUploading) return
    const reading = readForm(typedForm(state), { mayBeStub })
    if (!reading.ok) return refuse()
    focused.current = document.activeElement
    try {
      // with the id that it is tried under: after a reload a second try is still the same recipe
      const saved = await save(reading.draft, keep)
      if (!saved) return
      finish()
      if (!saved.isReplaced) toast({ ...DONE[way], topic: slot })
      if (!isGone()) onSaved(saved.recipe)
    } catch (error) {
      const isDeletedNow = way === 'edit' && hasCode(error, 'not_found')
      toast({ ...(isDeletedNow ? DELETED : failedWords(way)), topic: slot })
      refuse(error)
    }
  }

  const basics = { fields, onChange: change, issues, tag: form.tag, onTag: form.setTag }
  const photos = { photos: form.photos, onStored: addPhotos, onUploading: setUploading }
  return {
    parts: {
      basics: { ...basics, ...photos },
      ingredients: { rows: form.ingredients, issues },
      method: { rows: form.method, issues },
      source: { fields, onChange: change, issues },
    },
    form: element,
    sheet,
    submit,
    isBusy,
    isPending,
    isStale,
    isDeleted,
    isUploading,
    mayBeStub,
    draftNow,
    finish,
    /** Whether the form may be given up: asked where something would be lost. */
    mayDiscard: () => !hasChanges() || window.confirm(isReading ? READING_QUESTION : QUESTION),
  }
}
