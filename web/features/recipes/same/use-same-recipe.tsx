/** Asks before a recipe is saved that the kitchen has already. The rule and the sheet load when used. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Compared, SameRecipe } from '#shared/recipes/same-recipe.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipesQuery } from '../recipes.queries.ts'
import type { Choice } from './same-recipe-sheet.tsx'

const SameRecipeSheet = lazy(async () => {
  const { SameRecipeSheet } = await import('./same-recipe-sheet.tsx')
  return { default: SameRecipeSheet }
})

/** What is to be done: save it as it is, put it in the place of another, or nothing for now. */
type Decision = { kind: 'save' } | { kind: 'back' } | { kind: 'replace'; recipe: Recipe }

type Question = {
  same: SameRecipe<Recipe>
  canReplace: boolean
  answer: (choice: Choice) => void
}

/** `triedId`: under which saving was tried before; what stands there is no other recipe. */
export type Candidate = Compared & { method: readonly string[] }

export function useSameRecipe() {
  const queryClient = useQueryClient()
  const [question, setQuestion] = useState<Question | null>(null)
  // stays for as long as it closes with grace
  const [isOpen, setOpen] = useState(false)
  const [isLooking, setLooking] = useState(false)
  const waiting = useRef<Question>(null)

  // whoever leaves the screen has decided nothing
  useEffect(() => () => waiting.current?.answer('back'), [])

  const ask = useCallback(
    async (recipe: Candidate, triedId: string | null): Promise<Decision> => {
      setLooking(true)
      const [library, { findSame }] = await Promise.all([
        readLibrary(queryClient),
        import('#shared/recipes/same-recipe.ts'),
      ]).finally(() => setLooking(false))
      const others = triedId === null ? library : library.filter(({ id }) => id !== triedId)
      const same = findSame(recipe, others)
      if (!same) return { kind: 'save' }
      const canReplace = recipe.ingredients.length > 0 && recipe.method.length > 0
      const choice = await new Promise<Choice>((answer) => {
        waiting.current = { same, canReplace, answer }
        setQuestion(waiting.current)
        setOpen(true)
      })
      waiting.current = null
      setOpen(false)
      if (choice === 'replace') return { kind: 'replace', recipe: same.recipe }
      return { kind: choice === 'both' ? 'save' : 'back' }
    },
    [queryClient],
  )

  const sheet = question && (
    <Suspense>
      <SameRecipeSheet
        open={isOpen}
        same={question.same}
        canReplace={question.canReplace}
        onChoose={question.answer}
      />
    </Suspense>
  )
  return { ask, isLooking, sheet }
}

/** A library that cannot be had now stops nobody from saving. */
async function readLibrary(queryClient: QueryClient): Promise<readonly Recipe[]> {
  const known = queryClient.getQueryData(recipesQuery.queryKey)
  if (known) return known
  return queryClient.fetchQuery({ ...recipesQuery, retry: false }).catch(() => [])
}
