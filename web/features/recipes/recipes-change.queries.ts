/** Changing recipes: each hook owns its optimistic change, its rollback and what is asked again. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { type RatingDraft, withRating } from '#shared/recipes/ratings.ts'
import type { Recipe, RecipeInput, RecipePatch } from '#shared/recipes/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import { recipeQuery, recipesQuery, refreshRecipes } from './recipes.queries.ts'

/** Contract: one to ten images a call. */
const IMAGES_A_CALL = 10

function keep(queryClient: QueryClient, recipe: Recipe) {
  queryClient.setQueryData(recipeQuery(recipe.id).queryKey, recipe)
  return refreshRecipes(queryClient)
}

type NewRecipe = { draft: RecipeInput & { id: string }; isRetry: boolean }

/**
 * The id is made by the caller, so that a second try creates no second recipe. A first try that got
 * through unnoticed left its own text there, so a second one sets the fields as well.
 */
export function useAddRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async ({ draft, isRetry }: NewRecipe) => {
      const recipe: Recipe = await unwrap(api.recipes.$post({ json: draft }))
      if (!isRetry) return recipe
      const { id, ...patch } = draft
      return unwrap(api.recipes[':id'].$patch({ param: { id }, json: patch }))
    },
    onSuccess: (recipe) => keep(queryClient, recipe),
  })
}

type Change = { id: string; rev: number; patch: RecipePatch }

/** `rev` is the revision that the cook saw; when the row has moved on it is read again, or known to be gone. */
export function useUpdateRecipe() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, rev, patch }: Change): Promise<Recipe> =>
      unwrap(
        api.recipes[':id'].$patch(
          { param: { id }, json: patch },
          { headers: { 'If-Match': `"${rev}"` } },
        ),
      ),
    onSuccess: (recipe) => keep(queryClient, recipe),
    onError: (error, { id }) => {
      if (hasCode(error, 'stale')) {
        return queryClient.refetchQueries({ queryKey: recipeQuery(id).queryKey })
      }
      if (hasCode(error, 'not_found')) {
        queryClient.setQueryData(recipeQuery(id).queryKey, null)
        return queryClient.invalidateQueries({ queryKey: recipesQuery.queryKey })
      }
    },
  })
}

type Rate = { id: string; profileId: string; rating: RatingDraft }

/** Shown at once, back as it was when it fails. */
export function useRateRecipe() {
  const queryClient = useQueryClient()
  const place = (id: string, change: (recipe: Recipe) => Recipe) => {
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && change(recipe))
    queryClient.setQueryData(recipesQuery.queryKey, (list) =>
      list?.map((recipe) => (recipe.id === id ? change(recipe) : recipe)),
    )
  }
  return useMutation({
    mutationFn: ({ id, profileId, rating }: Rate): Promise<Recipe> =>
      unwrap(
        api.recipes[':id'].ratings[':profileId'].$put({ param: { id, profileId }, json: rating }),
      ),
    onMutate: ({ id, profileId, rating }) => {
      const before = queryClient.getQueryData(recipeQuery(id).queryKey)?.ratings ?? []
      place(id, (recipe) => ({ ...recipe, ratings: withRating(recipe.ratings, profileId, rating) }))
      return before
    },
    onError: (_error, { id }, ratings = []) => place(id, (recipe) => ({ ...recipe, ratings })),
    onSuccess: ({ ratings }, { id }) => place(id, (recipe) => ({ ...recipe, ratings })),
  })
}

/** Gone from the list at once, back again when it fails. */
export function useDeleteRecipe() {
  const queryClient = useQueryClient()
  const { queryKey } = recipesQuery
  return useMutation({
    mutationFn: async (id: string) => {
      try {
        await unwrap(api.recipes[':id'].$delete({ param: { id } }))
      } catch (error) {
        // somebody else deleted it first: what was asked for is so
        if (!hasCode(error, 'not_found')) throw error
      }
    },
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (list) => list?.filter((recipe) => recipe.id !== id))
      return before
    },
    onError: (_error, _id, before) => queryClient.setQueryData(queryKey, before),
    onSuccess: (_nothing, id) => queryClient.removeQueries({ queryKey: recipeQuery(id).queryKey }),
    // plans and their lists named it too: whatever is shown is asked again
    onSettled: () => queryClient.invalidateQueries(),
  })
}

/** Answers with how many were new; adding them again adds none twice. */
export function useAddStarterRecipes() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const { starterRecipes } = await import('#shared/recipes/starter/index.ts')
      const answer = await unwrap(api.recipes.batch.$post({ json: { recipes: starterRecipes } }))
      return answer.created.length
    },
    onSuccess: () => refreshRecipes(queryClient),
  })
}

type Uploaded = { urls: string[]; failed: string[] }

/** Addresses of the photos that were stored, names of those that were not (they are skipped). */
export function useUploadImages() {
  return useMutation({
    mutationFn: async (files: File[]): Promise<Uploaded> => {
      const uploaded: Uploaded = { urls: [], failed: [] }
      for (let start = 0; start < files.length; start += IMAGES_A_CALL) {
        const { urls, failed } = await uploadImages(files.slice(start, start + IMAGES_A_CALL))
        uploaded.urls.push(...urls)
        uploaded.failed.push(...failed.map(({ name }) => name))
      }
      return uploaded
    },
  })
}

async function uploadImages(files: File[]) {
  const image = await Promise.all(files.map(shrinkPhoto))
  return unwrap(api.images.$post({ form: { image } }))
}
