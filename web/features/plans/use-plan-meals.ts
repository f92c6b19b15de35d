/** Adds, swaps and removes a plan's recipes, says so and offers the way back. */
import {
  addMeal,
  type PlanMeals,
  putMealBack,
  removeMeal,
  swapMeal,
} from '#shared/plans/change-meals.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { useUndoToast } from '#web/ui/use-undo-toast.ts'
import { useChangeMeals } from './plans-change.queries.ts'

const TOPIC = 'meals of a plan'

type Words = { title: string; text: string }
type Way = (plan: PlanMeals) => PlanMeals

/** Each answers whether it was done; what fails is said. */
export function usePlanMeals(planId: string) {
  const change = useChangeMeals(planId)
  const undoToast = useUndoToast()

  async function make(there: Way): Promise<PlanMeals | null> {
    try {
      const { before } = await change.mutateAsync(there)
      clearToast(TOPIC)
      return before
    } catch (error) {
      toast({ topic: TOPIC, kind: 'error', title: 'Error', text: wordsFor(error) })
      return null
    }
  }

  async function makeAndOffer(words: Words, there: Way, back: (before: PlanMeals) => Way) {
    const before = await make(there)
    if (before) undoToast(words, () => make(back(before)))
    return before !== null
  }

  return {
    add: ({ id, name }: Recipe) =>
      makeAndOffer(
        { title: 'Recipe added', text: `Now find a day for ${name}.` },
        (plan) => addMeal(plan, id),
        () => (plan) => removeMeal(plan, id),
      ),
    swap: (out: Recipe, into: Recipe) =>
      makeAndOffer(
        { title: 'Recipe swapped', text: `Now it is ${into.name}.` },
        (plan) => swapMeal(plan, out.id, into.id),
        () => (plan) => swapMeal(plan, into.id, out.id),
      ),
    remove: ({ id, name }: Recipe) =>
      makeAndOffer(
        { title: 'Recipe removed', text: name },
        (plan) => removeMeal(plan, id),
        (before) => (plan) => putMealBack(plan, before, id),
      ),
  }
}
