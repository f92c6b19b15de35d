/** Changing recipes: each hook owns its optimistic change, its rollback and what is asked again. */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import {
  NO_RATING,
  type Rating,
  type RatingDraft,
  ratingOf,
  withRating,
} from '#shared/recipes/ratings.ts'
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

/**
 * Shown at once. One after the other, so that the last press is what stays; when it fails, this person's
 * rating alone is as the kitchen last had it.
 */
export function useRateRecipe(id: string, profileId: string) {
  const queryClient = useQueryClient()
  const mutationKey = ['rating', id, profileId]
  // what the kitchen has, for as long as presses are under way
  const kept = useRef(NO_RATING)
  const isLast = () => queryClient.isMutating({ mutationKey }) <= 1
  const place = (change: (ratings: readonly Rating[]) => Rating[]) => {
    const changed = (recipe: Recipe) => ({ ...recipe, ratings: change(recipe.ratings) })
    queryClient.setQueryData(recipeQuery(id).queryKey, (recipe) => recipe && changed(recipe))
    queryClient.setQueryData(recipesQuery.queryKey, (list) =>
      list?.map((recipe) => (recipe.id === id ? changed(recipe) : recipe)),
    )
  }
  const placeMine = (rating: RatingDraft) =>
    place((ratings) => withRating(ratings, profileId, rating))
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: (json: RatingDraft): Promise<Recipe> =>
      unwrap(api.recipes[':id'].ratings[':profileId'].$put({ param: { id, profileId }, json })),
    onMutate: (rating) => {
      const shown = queryClient.getQueryData(recipeQuery(id).queryKey)?.ratings ?? []
      if (isLast()) kept.current = ratingOf(shown, profileId)
      placeMine(rating)
    },
    onError: () => {
      if (isLast()) placeMine(kept.current)
    },
    onSuccess: ({ ratings }) => {
      kept.current = ratingOf(ratings, profileId)
      if (isLast()) place(() => ratings)
    },
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
