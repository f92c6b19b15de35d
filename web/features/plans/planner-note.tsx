/** What the settings come to when the kitchen has too little for them. */
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { whyTooFew } from '#shared/plans/too-few.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { plannerAtom } from './planner.atoms.ts'

type PlannerNoteProps = {
  recipes: readonly Recipe[]
  /** Those that everybody can eat; null while that is found out. */
  suiting: readonly Recipe[] | null
}

export function PlannerNote({ recipes, suiting }: PlannerNoteProps) {
  const { mealCount, tags } = useAtomValue(plannerAtom)
  const note = useMemo(
    () => suiting && whyTooFew(recipes, suiting, { count: mealCount ?? 0, tags }),
    [recipes, suiting, mealCount, tags],
  )
  return (
    <p role="status" className="planner-note">
      {note}
    </p>
  )
}
