/** Saves a form's draft: a new recipe under an id of our own, or the changes to one that is there. */
import { useRef, useState } from 'react'
import { changesOf, type FormDraft } from '#shared/recipes/form.ts'
import type { Recipe, RecipeDraft } from '#shared/recipes/schema.ts'
import { hasCode } from '#web/lib/api.ts'
import { useAddRecipe, useUpdateRecipe } from '../recipes-change.queries.ts'
import { useReplaceRecipe } from '../same/use-replace-recipe.ts'
import { useSameRecipe } from '../same/use-same-recipe.tsx'

/** `isReplaced`: it took another's place, which has been told. */
export type Saved = { recipe: Recipe; isReplaced: boolean }

type Start = {
  /** What a draft says of an earlier look at the form: the recipe as it was then, the id tried. */
  kept?: FormDraft | null
  /** Somebody else deleted the recipe: what is saved is a new one. */
  isDeleted?: boolean
}

/** `recipe` is the stored one as it was last known; null for a new one. */
export function useSaveRecipe(recipe: Recipe | null, { kept = null, ...start }: Start = {}) {
  const add = useAddRecipe()
  const update = useUpdateRecipe()
  // what the cook saw on opening the form: changes are told against that, not against what came later
  const seen = useRef(kept?.recipe ?? recipe)
  const triedId = useRef(kept?.id ?? null)
  const isSaving = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const isDeleted = start.isDeleted === true || hasCode(update.error, 'not_found')
  const { ask, isLooking, sheet } = useSameRecipe()
  const replace = useReplaceRecipe()

  async function decide(draft: RecipeDraft, onTry?: () => void): Promise<Saved | null> {
    if (recipe && !isDeleted) return { recipe: await write(draft, onTry), isReplaced: false }
    const decision = await ask(draft, [triedId.current, draft.id, recipe?.id])
    if (decision.kind === 'back') return null
    if (decision.kind === 'save') return { recipe: await write(draft, onTry), isReplaced: false }
    return { recipe: await replace(decision.recipe, draft), isReplaced: true }
  }

  function write(draft: RecipeDraft, onTry?: () => void): Promise<Recipe> {
    if (recipe && seen.current && !isDeleted) {
      const patch = changesOf(seen.current, draft)
      // after 'stale' the cook has been told, and saves over the row as it is now
      const rev = hasCode(update.error, 'stale') ? recipe.rev : seen.current.rev
      return update.mutateAsync({ id: recipe.id, rev, patch })
    }
    const id = draft.id ?? triedId.current ?? crypto.randomUUID()
    const isRetry = triedId.current === id
    triedId.current = id
    onTry?.()
    return add.mutateAsync({ draft: { ...draft, id }, isRetry })
  }

  return {
    isPending: add.isPending || update.isPending || isLooking,
    /**
     * From a save's start until it fails or the cook goes back: what is typed then would not be in it.
     * It stays so once saved, until the form is left.
     */
    isBusy,
    /** To be drawn with the form: it asks about a recipe that is there already. */
    sheet,
    /** Somebody else changed the recipe while the form was open. */
    isStale: hasCode(update.error, 'stale'),
    isDeleted,
    /** For a draft: what this form was opened on, and the id that saving was tried under. */
    seen,
    triedId,
    /**
     * Null when the cook goes back, or a save is under way (a double click). `onTry` once a new one has
     * the id that it is tried under. Throws what the API says.
     */
    save: async (draft: RecipeDraft, onTry?: () => void): Promise<Saved | null> => {
      if (isSaving.current) return null
      isSaving.current = true
      setBusy(true)
      let saved: Saved | null = null
      try {
        saved = await decide(draft, onTry)
        return saved
      } finally {
        isSaving.current = false
        setBusy(saved !== null)
      }
    },
  }
}
