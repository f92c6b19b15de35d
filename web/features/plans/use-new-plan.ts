/** Turns chosen recipes into a plan and goes there; what fails is said, and the choice stays. */
import { useNavigate } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { useRef } from 'react'
import { NO_MEALS_MESSAGE } from '#shared/plans/limits.ts'
import { autoSchedule } from '#shared/plans/schedule.ts'
import { planName } from '#shared/plans/week.ts'
import { hasCode } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { isMarked } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { toast } from '#web/ui/toast.tsx'
import { resetPlannerAtom } from './planner.atoms.ts'
import { useCreatePlan } from './plans-create.queries.ts'

type NewPlan = {
  /** `note` is said of the plan when it is made. */
  createPlan: (recipeIds: readonly string[], note?: string | null) => void
  /** From the press until the plan is on screen. */
  isCreating: boolean
}

const topic = 'new plan'
const CREATED =
  'Your recipes have been automatically scheduled across the week with shopping list generated.'

/** `weekStart` is a Monday, yyyy-MM-dd; `isSelecting`: the choice is what is on screen. */
export function useNewPlan(weekStart: string, isSelecting: boolean): NewPlan {
  const reset = useSetAtom(resetPlannerAtom)
  const navigate = useNavigate()
  const { mutate, isPending, isSuccess } = useCreatePlan()

  // a second press can come before the first is seen to be pending
  const isSent = useRef(false)

  function createPlan(recipeIds: readonly string[], note?: string | null) {
    if (isSent.current) return
    if (recipeIds.length === 0) {
      toast({ topic, kind: 'error', title: 'No meals selected', text: NO_MEALS_MESSAGE })
      return
    }
    const draft = {
      name: planName(weekStart),
      weekStartDate: weekStart,
      selectedRecipes: [...recipeIds],
      mealSchedule: autoSchedule(recipeIds),
      plain: isMarked(PLAIN_MERGING_KEY),
    }
    isSent.current = true
    mutate(draft, {
      onSuccess: async ({ weeklyMealPlan }) => {
        toast({
          topic,
          title: 'Meal plan created!',
          text: note ? `${note} ${CREATED}` : CREATED,
        })
        await navigate({ to: '/weekly-plan/$planId', params: { planId: weeklyMealPlan.id } })
        reset()
      },
      onError: (error) => {
        isSent.current = false
        toast({
          topic,
          kind: 'error',
          title: 'Failed to create meal plan',
          text: hasCode(error, 'no_profile')
            ? wordsFor(error)
            : 'There was an error creating your meal plan. Please try again.',
        })
        navigate({ to: '/planner', search: { step: 'selection' }, replace: isSelecting })
      },
    })
  }

  return { createPlan, isCreating: isPending || isSuccess }
}
