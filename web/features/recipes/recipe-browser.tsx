/** The recipe library: search, tags, cards (Spec 1, section 2, 'Recipe Browser'). */
import './recipe-browser.css'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { hasAllTags, matchesSearch } from '#shared/recipes/search.ts'
import { tagsOf } from '#shared/recipes/tags.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { TagFilter } from '#web/ui/tag-filter.tsx'
import { SearchInput } from '#web/ui/text-input.tsx'
import { AddRecipeMenu } from './add-recipe-menu.tsx'
import { EmptyLibrary } from './empty-library.tsx'
import { LibraryLoading } from './library-loading.tsx'
import { RecipeGrid } from './recipe-grid.tsx'
import { recipesQuery } from './recipes.queries.ts'
import { useAddressText } from './use-address-text.ts'

/** What the address says about the library: words and tags that must all match. */
export type RecipeFilter = { q?: string; tags?: string[] }

type RecipeBrowserProps = { filter: RecipeFilter; onFilter: (filter: RecipeFilter) => void }

export function RecipeBrowser({ filter, onFilter }: RecipeBrowserProps) {
  const { data: recipes, isError, isFetching, refetch } = useQuery(recipesQuery)
  return (
    <div className="page-in">
      <title>Recipes · Dollop</title>
      <PageHeader title="Recipes" actions={<AddRecipeMenu />} className="recipe-head" />
      {recipes ? (
        recipes.length === 0 ? (
          <EmptyLibrary />
        ) : (
          <Library recipes={recipes} filter={filter} onFilter={onFilter} />
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
    </div>
  )
}

type LibraryProps = RecipeBrowserProps & { recipes: Recipe[] }

function Library({ recipes, filter, onFilter }: LibraryProps) {
  const tags = filter.tags ?? []
  const [text, setText] = useAddressText(filter.q ?? '', (q) => onFilter({ ...filter, q }))
  const wanted = useDeferredValue(text)
  const allTags = useMemo(() => tagsOf(recipes), [recipes])
  const shown = useMemo(
    () =>
      recipes.filter(
        (recipe) => hasAllTags(recipe, filter.tags ?? []) && matchesSearch(recipe, wanted),
      ),
    [recipes, filter.tags, wanted],
  )

  return (
    <>
      <div className="recipe-tools">
        <SearchInput label="Search recipes" value={text} onChange={setText} />
        {allTags.length > 0 && (
          <TagFilter
            tags={allTags}
            selected={tags}
            onChange={(next) => onFilter({ q: text, tags: next })}
          />
        )}
      </div>
      <div className="recipe-count">
        <span role="status">
          Showing {shown.length} of {recipes.length} recipes
        </span>
        {(text !== '' || tags.length > 0) && (
          <Button
            kind="quiet"
            size="sm"
            icon="i-lucide-x"
            onClick={() => {
              setText('')
              onFilter({})
            }}
          >
            Clear filters
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <EmptyState
          spot={spotUrl('bowl')}
          title="No recipes match your search criteria."
          text="Try adjusting your search or filters."
        />
      ) : (
        <RecipeGrid recipes={shown} />
      )}
    </>
  )
}
