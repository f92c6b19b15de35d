/** Step 2 of the planner: the suggestion, to be changed by hand. */
import { useAtom } from 'jotai'
import { useDeferredValue, useMemo, useState } from 'react'
import { MEALS_PER_PLAN_MAX } from '#shared/plans/limits.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { hasAllTags, matchesSearch } from '#shared/recipes/search.ts'
import { tagsOf } from '#shared/recipes/tags.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PictureGrid } from '#web/ui/picture-card.tsx'
import { TagFilter } from '#web/ui/tag-filter.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import { toast } from '#web/ui/toast.tsx'
import { MealChoice } from './meal-choice.tsx'
import { plannerAtom } from './planner.atoms.ts'
import { SelectionTray } from './selection-tray.tsx'

type PlannerSelectionProps = {
  recipes: readonly Recipe[]
  /** How many meals were asked for. */
  wanted: number
  selectedIds: readonly string[]
  onCreate: (recipeIds: readonly string[]) => void
  onBack: () => void
}

export function PlannerSelection(props: PlannerSelectionProps) {
  const { recipes, wanted, selectedIds, onCreate, onBack } = props
  const [{ search, filterTags }, change] = useAtom(plannerAtom)
  const wantedText = useDeferredValue(search)
  const tags = useMemo(() => tagsOf(recipes), [recipes])
  // what was suggested stands first, and stays there when it is taken out
  const [suggested] = useState(selectedIds)
  const ordered = useMemo(() => inFront(recipes, suggested), [recipes, suggested])
  const shown = useMemo(
    () => ordered.filter((one) => matchesSearch(one, wantedText) && hasAllTags(one, filterTags)),
    [ordered, wantedText, filterTags],
  )
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  // a recipe that was deleted meanwhile is no choice any more
  const selected = selectedIds.flatMap((id) => byId.get(id) ?? [])
  const chosen = new Set(selectedIds)

  function choose(id: string, isChosen: boolean) {
    if (!isChosen) change({ selectedIds: selectedIds.filter((one) => one !== id) })
    else if (selected.length < MEALS_PER_PLAN_MAX) change({ selectedIds: [...selectedIds, id] })
    else toast({ kind: 'info', title: `A week holds ${MEALS_PER_PLAN_MAX} meals` })
  }

  return (
    <div className="planner-selection">
      <title>Choose Your Meals · Dollop</title>
      <PageHeader
        title="Choose Your Meals"
        className="planner-head"
        actions={
          <Button size="sm" icon="i-lucide-arrow-left" onClick={onBack}>
            Back to Settings
          </Button>
        }
      />
      <SearchInput
        label="Search recipes or ingredients"
        value={search}
        onChange={(text) => change({ search: text })}
      />
      <TagFilter
        tags={tags}
        selected={filterTags}
        onChange={(selected) => change({ filterTags: selected })}
      />
      {shown.length === 0 ? (
        <EmptyState
          spot={spotUrl('bowl')}
          title="No recipes match your search criteria."
          text="Try adjusting your search or filters."
          action={
            <Button onClick={() => change({ search: '', filterTags: [] })}>Clear filters</Button>
          }
        />
      ) : (
        <PictureGrid>
          {shown.map((recipe) => (
            <li key={recipe.id}>
              <MealChoice
                recipe={recipe}
                checked={chosen.has(recipe.id)}
                onChange={(isChosen) => choose(recipe.id, isChosen)}
              />
            </li>
          ))}
        </PictureGrid>
      )}
      <SelectionTray
        selected={selected}
        wanted={wanted}
        onCreate={() => onCreate(selected.map((recipe) => recipe.id))}
      />
    </div>
  )
}

function inFront(recipes: readonly Recipe[], ids: readonly string[]): Recipe[] {
  const first = new Set(ids)
  return [
    ...recipes.filter((recipe) => first.has(recipe.id)),
    ...recipes.filter((recipe) => !first.has(recipe.id)),
  ]
}
