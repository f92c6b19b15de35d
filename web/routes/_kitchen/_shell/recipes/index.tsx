/** /recipes: the library. Its search text, tags and order stand in the address. */
import { createFileRoute } from '@tanstack/react-router'
import {
  type LibraryFilter,
  readLibraryFilter,
  writeLibraryFilter,
} from '#web/features/recipes/library-filter.ts'
import { RecipeBrowser } from '#web/features/recipes/recipe-browser.tsx'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/recipes/')({
  validateSearch: (search): LibraryFilter => readLibraryFilter(search),
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(recipesQuery)
  },
  component: RecipesPage,
})

function RecipesPage() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()

  function show(next: LibraryFilter) {
    navigate({ search: writeLibraryFilter(next), replace: true, resetScroll: false })
  }

  return <RecipeBrowser filter={filter} onFilter={show} />
}
