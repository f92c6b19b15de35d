/** Puts a new recipe in the place of one that is there, and brings the old one back on 'Undo'. */
import { useCallback } from 'react'
import { contentOf, replacementFor } from '#shared/recipes/replace.ts'
import type { Recipe, RecipeDraft } from '#shared/recipes/schema.ts'
import { toast } from '#web/ui/toast.tsx'
import { useUpdateRecipe } from '../recipes-change.queries.ts'

/** Throws what the API says, `stale` when somebody changed the old one in the meantime. */
export function useReplaceRecipe() {
  const { mutateAsync: update } = useUpdateRecipe()

  return useCallback(
    async (old: Recipe, draft: RecipeDraft): Promise<Recipe> => {
      const { id } = old
      const topic = `replace ${id}`
      const replaced = await update({ id, rev: old.rev, patch: replacementFor(draft) })
      const undo = (): Promise<unknown> =>
        update({ id, rev: replaced.rev, patch: contentOf(old) }).then(
          () => toast({ topic, kind: 'info', title: `${old.name} is as it was` }),
          () =>
            toast({
              topic,
              kind: 'error',
              title: 'Error updating recipe',
              text: 'Please try again.',
              action: { label: 'Try again', onClick: undo },
            }),
        )
      toast({
        topic,
        title: 'Recipe replaced',
        text: `${replaced.name} stands in its place.`,
        action: { label: 'Undo', onClick: undo },
      })
      return replaced
    },
    [update],
  )
}
