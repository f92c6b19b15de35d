/** /recipes: the library. Its search text, tags and order stand in the address. */
import { createFileRoute, useRouter } from '@tanstack/react-router'
import {
  type LibraryFilter,
  readLibraryFilter,
  writeLibraryFilter,
} from '#web/features/recipes/library-filter.ts'
import { RecipeBrowser } from '#web/features/recipes/recipe-browser.tsx'
import { recipesQuery, recipeTagsQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/recipes/')({
  validateSearch: (search): LibraryFilter => readLibraryFilter(search),
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(recipesQuery)
    queryClient.prefetchQuery(recipeTagsQuery)
  },
  component: RecipesPage,
})

function RecipesPage() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()

  function show(next: LibraryFilter) {
    // what was typed arrives late: a recipe opened meanwhile must not be replaced by its search
    if (router.latestLocation.pathname !== '/recipes') return
    navigate({ search: writeLibraryFilter(next), replace: true, resetScroll: false })
  }

  return <RecipeBrowser filter={filter} onFilter={show} />
}
