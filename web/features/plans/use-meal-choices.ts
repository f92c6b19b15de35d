/** The choice as it is changed by hand: what is in, and what a shuffle leaves alone. */
import { useSetAtom } from 'jotai'
import { MEALS_PER_PLAN_MAX } from '#shared/plans/limits.ts'
import { toast } from '#web/ui/toast.tsx'
import { type MealChoices, plannerAtom } from './planner.atoms.ts'

export function useMealChoices(choices: MealChoices) {
  const change = useSetAtom(plannerAtom)
  const { selectedIds, lockedIds } = choices

  function set(changes: Partial<MealChoices>) {
    change({ choices: { ...choices, ...changes }, beforeShuffle: null })
  }

  /** What is chosen by hand is meant: it is locked until the lock is opened. */
  function choose(id: string) {
    if (selectedIds.length < MEALS_PER_PLAN_MAX) {
      set({ selectedIds: [...selectedIds, id], lockedIds: [...lockedIds, id] })
    } else toast({ kind: 'info', title: `A week holds ${MEALS_PER_PLAN_MAX} meals` })
  }

  function takeOut(id: string) {
    set({ selectedIds: without(selectedIds, id), lockedIds: without(lockedIds, id) })
  }

  return {
    isChosen: (id: string) => selectedIds.includes(id),
    isLocked: (id: string) => lockedIds.includes(id),
    setChosen: (id: string, isChosen: boolean) => (isChosen ? choose(id) : takeOut(id)),
    setLocked: (id: string, isLocked: boolean) =>
      set({ lockedIds: isLocked ? [...lockedIds, id] : without(lockedIds, id) }),
  }
}

function without(ids: readonly string[], id: string): string[] {
  return ids.filter((one) => one !== id)
}
