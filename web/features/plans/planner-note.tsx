/** What the settings come to when the kitchen has too little for them. */
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { matchesTaste } from '#shared/plans/suggest.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { plannerAtom } from './planner.atoms.ts'

export function PlannerNote({ recipes }: { recipes: readonly Recipe[] }) {
  const { mealCount, tags } = useAtomValue(plannerAtom)
  const matching = useMemo(
    () => recipes.filter((recipe) => matchesTaste(recipe, tags)).length,
    [recipes, tags],
  )
  return (
    <p role="status" className="planner-note">
      {noteFor({ wanted: mealCount ?? 0, hasTags: tags.length > 0, matching, all: recipes.length })}
    </p>
  )
}

type Numbers = { wanted: number; hasTags: boolean; matching: number; all: number }

function noteFor({ wanted, hasTags, matching, all }: Numbers): string | null {
  if (hasTags && matching === 0) {
    return all === 1
      ? 'Your one recipe has none of these tags, but it is in the running.'
      : `None of your recipes has these tags, so all ${all} are in the running.`
  }
  const there = hasTags ? matching : all
  if (there >= wanted) return null
  const meals = there === 1 ? 'one meal' : `${there} meals`
  if (hasTags)
    return `Only ${there === 1 ? 'one recipe has' : `${there} recipes have`} these tags, so that makes ${meals}.`
  return `Your kitchen has ${there === 1 ? 'one recipe' : `${there} recipes`} so far, so that makes ${meals}.`
}
