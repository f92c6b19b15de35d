/** Bringing in a recipe from elsewhere: only its dialog and its list need this. */
import { type QueryClient, useMutation } from '@tanstack/react-query'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { api, unwrap, unwrapBlob } from '#web/lib/api.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import { refreshRecipes } from './recipes.queries.ts'

/** `photo`: where the page's photo of the dish is, on the web. */
type PageAnswer = { recipe: ImportedRecipe; photo?: string | null }
type PageFetch = { url: string; signal: AbortSignal }

/** The recipe of the page at an address. Throws what the API says; an `AbortError` when the cook gives up. */
export async function fetchRecipePage({ url, signal }: PageFetch): Promise<PageAnswer> {
  return unwrap(api.imports.page.$post({ json: { url } }, { init: { signal } }))
}

/**
 * A photo on the web as one of ours: fetched by the kitchen, made smaller here, stored. Throws as
 * `fetchRecipePage` does, `unsupported_media_type` and the like where it cannot be stored.
 */
export async function bringPhoto({ url, signal }: PageFetch): Promise<string | null> {
  const bytes = await unwrapBlob(api.imports.photo.$post({ json: { url } }, { init: { signal } }))
  const image = await shrinkPhoto(new File([bytes], 'photo', { type: bytes.type }))
  const { urls } = await unwrap(
    api.images.$post({ form: { image: [image] } }, { init: { signal } }),
  )
  return urls[0] ?? null
}

/** `lostPhoto`: the page has one that could not be had. */
export type Brought = { recipe: ImportedRecipe; lostPhoto: boolean }

/** A recipe with its photo made ours; a photo that cannot be had keeps no recipe away. */
async function withPhoto({ recipe, photo }: PageAnswer, signal: AbortSignal): Promise<Brought> {
  if (!photo) return { recipe, lostPhoto: false }
  const image_url = await bringPhoto({ url: photo, signal }).catch(() => null)
  return { recipe: { ...recipe, image_url }, lostPhoto: image_url === null }
}

/** A page's recipe and photo, by its address or as it was read here. */
export function useBringRecipe() {
  return useMutation({
    // without a network it fails at once: the cook can paste instead
    networkMode: 'always',
    mutationFn: async ({ page, signal }: { page: string | PageAnswer; signal: AbortSignal }) =>
      withPhoto(
        typeof page === 'string' ? await fetchRecipePage({ url: page, signal }) : page,
        signal,
      ),
  })
}

type Kept = { id: string; recipe: ImportedRecipe }

/** Saves many at once, all or none; under the same ids again it saves none twice. */
export async function keepRecipes(queryClient: QueryClient, kept: readonly Kept[]): Promise<void> {
  const recipes = kept.map(({ id, recipe }) => ({ ...recipe, id }))
  await unwrap(api.recipes.batch.$post({ json: { recipes } }))
  await refreshRecipes(queryClient)
}
