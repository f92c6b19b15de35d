/** The recipe library: search, tags, cards (Spec 1, section 2, 'Recipe Browser'). */
import './recipe-browser.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useMemo, useRef } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { fold } from '#shared/recipes/search.ts'
import { readSort, sortsFor } from '#shared/recipes/sorts.ts'
import { uniqueTags } from '#shared/recipes/tags.ts'
import { prepareThread } from '#web/search/library-search.ts'
import { NothingFound } from '#web/search/nothing-found.tsx'
import { SpeakSearch } from '#web/search/speak-search.tsx'
import { useCardNotes } from '#web/search/use-card-notes.ts'
import { useFoundRecipes } from '#web/search/use-found-recipes.ts'
import { WishChips } from '#web/search/wish-chips.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TagFilter } from '#web/ui/tag-filter.tsx'
import { SearchInput, Select } from '#web/ui/text-input.tsx'
import { AddRecipeMenu } from './add-recipe-menu.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import type { LibraryFilter } from './library-filter.ts'
import { LibraryLoading } from './library-loading.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { recipesQuery, recipeTagsQuery } from './recipes.queries.ts'
import { useAddressText } from './use-address-text.ts'

const SORT_LABELS = {
  best: 'Best first',
  newest: 'Newest first',
  name: 'By name',
  quickest: 'Quickest first',
}

type RecipeBrowserProps = { filter: LibraryFilter; onFilter: (filter: LibraryFilter) => void }

export function RecipeBrowser({ filter, onFilter }: RecipeBrowserProps) {
  const { data: recipes, isError, isFetching, refetch } = useQuery(recipesQuery)
  // without them there is no filter; what is shown does not jump when they come
  const { data: tags, isLoading, failureCount } = useQuery(recipeTagsQuery)
  return (
    <div className="page-in">
      <title>Recipes · Dollop</title>
      <PageHeader title="Recipes" actions={<AddRecipeMenu />} className="recipe-head" />
      {recipes && !(isLoading && failureCount === 0) ? (
        recipes.length === 0 ? (
          <EmptyLibrary />
        ) : (
          <Library recipes={recipes} tags={tags ?? []} filter={filter} onFilter={onFilter} />
        )
      ) : isError ? (
        <ErrorState
          spot={spotUrl('pot')}
          title="The recipes could not be loaded"
          text="Please check the connection and try again."
          onRetry={refetch}
          isRetrying={isFetching}
        />
      ) : (
        <LibraryLoading />
      )}
      <Link to="/recipes/move" className="link muted recipe-move">
        Import and export
      </Link>
    </div>
  )
}

type LibraryProps = RecipeBrowserProps & { recipes: Recipe[]; tags: string[] }

function Library({ recipes, tags, filter, onFilter }: LibraryProps) {
  const { q = '' } = filter
  const [text, setText] = useAddressText(q, (next) => onFilter({ ...filter, q: next }))
  const sort = readSort(filter.sort, text)
  const wanted = useDeferredValue(text)
  const selected = useMemo(() => asListed(filter.tags ?? [], tags), [filter.tags, tags])
  const query = useMemo(() => ({ text: wanted, tags: selected, sort }), [wanted, selected, sort])
  const found = useFoundRecipes(recipes, query)
  const notes = useCardNotes(recipes, found)
  const field = useRef<HTMLInputElement>(null)

  return (
    <>
      <div className="recipe-tools">
        <SearchInput
          ref={field}
          label="Search recipes"
          value={text}
          onChange={setText}
          onFocus={() => prepareThread(recipes)}
          end={<SpeakSearch onText={setText} />}
        />
        {found && <WishChips {...found} onText={setText} field={field} />}
        {tags.length > 0 && (
          <TagFilter
            tags={uniqueTags([...tags, ...selected])}
            selected={selected}
            onChange={(next) => onFilter({ ...filter, q: text, tags: next })}
          />
        )}
      </div>
      <div className="recipe-count">
        <span role="status">
          {found && `Showing ${found.recipes.length} of ${recipes.length} recipes`}
        </span>
        <Select
          aria-label="Sort recipes"
          className="recipe-sort"
          value={sort}
          onChange={(event) =>
            onFilter({ ...filter, q: text, sort: readSort(event.target.value, text) })
          }
        >
          {sortsFor(text).map((one) => (
            <option key={one} value={one}>
              {SORT_LABELS[one]}
            </option>
          ))}
        </Select>
        {(text !== '' || selected.length > 0) && (
          <Button
            kind="quiet"
            size="sm"
            icon="i-lucide-x"
            onClick={() => {
              setText('')
              onFilter({ sort })
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      {!found ? (
        <LibraryLoading />
      ) : found.recipes.length === 0 ? (
        <NothingFound recipes={recipes} query={query} found={found} onText={setText} />
      ) : (
        <RecipeGrid recipes={found.recipes} notes={notes} />
      )}
    </>
  )
}

/** Tags of the address in the spelling of the library; one that it does not have stays as it is. */
function asListed(wanted: readonly string[], tags: readonly string[]): string[] {
  const spelling = new Map(tags.map((tag) => [fold(tag), tag]))
  return uniqueTags(wanted.map((tag) => spelling.get(fold(tag)) ?? tag))
}
