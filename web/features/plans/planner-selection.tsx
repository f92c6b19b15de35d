/** Step 2 of the planner: the suggestion, to be changed by hand. */
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { MEALS_PER_PLAN_MAX } from '#shared/plans/limits.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
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
import { useMealChoices } from './use-meal-choices.ts'

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
  const tags = useMemo(() => tagsOf(recipes), [recipes])
  const shown = useMealChoices(recipes, selectedIds, { search, filterTags })
  const byId = new Map(recipes.map((recipe) => [recipe.id, recipe]))
  // a recipe that was deleted meanwhile is no choice any more
  const selected = selectedIds.flatMap((id) => byId.get(id) ?? [])

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
        <Choices recipes={shown} chosenIds={selectedIds} onChoose={choose} />
      )}
      <SelectionTray
        selected={selected}
        wanted={wanted}
        onCreate={() => onCreate(selected.map((recipe) => recipe.id))}
      />
    </div>
  )
}

type ChoicesProps = {
  recipes: readonly Recipe[]
  chosenIds: readonly string[]
  onChoose: (id: string, isChosen: boolean) => void
}

function Choices({ recipes, chosenIds, onChoose }: ChoicesProps) {
  const chosen = new Set(chosenIds)
  return (
    <PictureGrid>
      {recipes.map((recipe) => (
        <li key={recipe.id}>
          <MealChoice
            recipe={recipe}
            checked={chosen.has(recipe.id)}
            onChange={(isChosen) => onChoose(recipe.id, isChosen)}
          />
        </li>
      ))}
    </PictureGrid>
  )
}
