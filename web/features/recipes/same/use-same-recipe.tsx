/** Asks before a recipe is saved that the kitchen has already. The rule and the sheet load when used. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import type { Compared, SameRecipe } from '#shared/recipes/same-recipe.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { libraryNow } from '../recipes.queries.ts'
import type { Choice } from './same-recipe-sheet.tsx'

const loadSheet = () => import('./same-recipe-sheet.tsx')
const SameRecipeSheet = lazy(async () => ({ default: (await loadSheet()).SameRecipeSheet }))

/** What is to be done: save it as it is, put it in the place of another, or nothing for now. */
type Decision = { kind: 'save' } | { kind: 'back' } | { kind: 'replace'; recipe: Recipe }

type Question = {
  same: SameRecipe<Recipe>
  canReplace: boolean
  answer: (choice: Choice) => void
}

type Id = string | null | undefined
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

  /** `own` are ids of the recipe itself: what stands there is no other one. */
  const ask = useCallback(
    async (recipe: Candidate, own: readonly Id[]): Promise<Decision> => {
      setLooking(true)
      const same = await lookFor(recipe, own, queryClient).finally(() => setLooking(false))
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

/** With its sheet at hand, so that nothing is drawn between this and the question. */
async function lookFor(recipe: Candidate, own: readonly Id[], queryClient: QueryClient) {
  const [library, { findSame }] = await Promise.all([
    libraryNow(queryClient),
    import('#shared/recipes/same-recipe.ts'),
  ])
  const same = findSame(
    recipe,
    library.filter(({ id }) => !own.includes(id)),
  )
  if (same) await loadSheet()
  return same
}
