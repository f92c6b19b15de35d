/** Step 2 of the planner: the suggestion, to be changed by hand or shuffled around what is locked. */
import { useQuery } from '@tanstack/react-query'
import { useAtom } from 'jotai'
import { useMemo, useRef } from 'react'
import { canReroll } from '#shared/plans/reroll.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipeTagsQuery } from '#web/features/recipes/recipes.queries.ts'
import { prepareThread } from '#web/search/library-search.ts'
import { SpeakSearch } from '#web/search/speak-search.tsx'
import { useCardNotes } from '#web/search/use-card-notes.ts'
import { WishChips } from '#web/search/wish-chips.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NearbyGrid } from '#web/ui/nearby-grid.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TagFilter } from '#web/ui/tag-filter.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import { MealChoice } from './meal-choice.tsx'
import { type MealChoices, plannerAtom } from './planner.atoms.ts'
import { PlannerHeading } from './planner-heading.tsx'
import { SelectionTray } from './selection-tray.tsx'
import { useMealChoices } from './use-meal-choices.ts'
import { useShownMeals } from './use-shown-meals.ts'
import { offeredOf } from './use-suggestions.ts'

type PlannerSelectionProps = {
  recipes: readonly Recipe[]
  /** Those that everybody can eat: a shuffle brings in no others. Null while that is found out. */
  suiting: readonly Recipe[] | null
  takesFocus: boolean
  /** How many meals were asked for. */
  wanted: number
  choices: MealChoices
  onShuffle: () => void
  onCreate: (recipeIds: readonly string[]) => void
  onBack: () => void
}

export function PlannerSelection(props: PlannerSelectionProps) {
  const { recipes, suiting, takesFocus, wanted, choices, onShuffle, onCreate, onBack } = props
  const { selectedIds, lockedIds, suggestedIds } = choices
  const [{ search, filterTags, tags, beforeShuffle }, change] = useAtom(plannerAtom)
  const { data: libraryTags = [] } = useQuery(recipeTagsQuery)
  const recipesOf = useMemo(() => recipesById(recipes), [recipes])
  const selected = recipesOf(selectedIds)
  const { shown, found } = useShownMeals(recipes, suggestedIds, { search, filterTags })
  const notes = useCardNotes(recipes, found)
  const field = useRef<HTMLInputElement>(null)
  const { isChosen, isLocked, setChosen, setLocked } = useMealChoices(choices)
  const canShuffle = useMemo(
    () =>
      suiting !== null &&
      canReroll(
        offeredOf(recipes, suiting, lockedIds),
        { chosenIds: selectedIds, lockedIds },
        { count: wanted, tags },
      ),
    [recipes, suiting, selectedIds, lockedIds, wanted, tags],
  )

  return (
    <div className="planner-selection">
      <title>Choose Your Meals · Dollop</title>
      <PageHeader
        title={<PlannerHeading takesFocus={takesFocus}>Choose Your Meals</PlannerHeading>}
        className="planner-head"
        actions={
          <Button size="sm" icon="i-lucide-arrow-left" onClick={onBack}>
            Back to Settings
          </Button>
        }
      />
      <SearchInput
        ref={field}
        label="Search recipes or ingredients"
        value={search}
        onChange={(text) => change({ search: text })}
        onFocus={() => prepareThread(recipes)}
        end={<SpeakSearch onText={(text) => change({ search: text })} />}
      />
      {found && <WishChips {...found} onText={(text) => change({ search: text })} field={field} />}
      {libraryTags.length > 0 && (
        <TagFilter
          tags={libraryTags}
          selected={filterTags}
          onChange={(next) => change({ filterTags: next })}
        />
      )}
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
        <NearbyGrid
          name="meals to choose"
          items={shown}
          keyOf={idOf}
          render={(recipe) => (
            <MealChoice
              recipe={recipe}
              notes={notes}
              isChosen={isChosen(recipe.id)}
              onChoose={(isOn) => setChosen(recipe.id, isOn)}
              isLocked={isLocked(recipe.id)}
              onLock={(isOn) => setLocked(recipe.id, isOn)}
            />
          )}
        />
      )}
      <SelectionTray
        selected={selected}
        wanted={wanted}
        hasLocked={lockedIds.length > 0}
        canShuffle={canShuffle}
        onShuffle={() => {
          onShuffle()
          // the new suggestions stand first
          window.scrollTo({ top: 0 })
        }}
        onUndoShuffle={
          beforeShuffle && (() => change({ choices: beforeShuffle, beforeShuffle: null }))
        }
        onCreate={() => onCreate(selectedIds)}
      />
    </div>
  )
}

function idOf({ id }: Recipe): string {
  return id
}
