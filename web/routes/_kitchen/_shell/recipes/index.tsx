/** /recipes: the library. Its search text and tags stand in the address. */
import { createFileRoute } from '@tanstack/react-router'
import { RecipeBrowser, type RecipeFilter } from '#web/features/recipes/recipe-browser.tsx'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'

export const Route = createFileRoute('/_kitchen/_shell/recipes/')({
  validateSearch: (search): RecipeFilter => ({
    ...(isText(search.q) && { q: String(search.q) }),
    ...(Array.isArray(search.tags) && { tags: search.tags.filter(isText).map(String) }),
  }),
  loader: ({ context: { queryClient } }) => {
    queryClient.prefetchQuery(recipesQuery)
  },
  component: RecipesPage,
})

/** The address gives a number for `?q=7`. */
function isText(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'number'
}

function RecipesPage() {
  const filter = Route.useSearch()
  const navigate = Route.useNavigate()

  function show({ q, tags }: RecipeFilter) {
    navigate({
      search: { ...(q && { q }), ...(tags && tags.length > 0 && { tags }) },
      replace: true,
      resetScroll: false,
    })
  }

  return <RecipeBrowser filter={filter} onFilter={show} />
}
