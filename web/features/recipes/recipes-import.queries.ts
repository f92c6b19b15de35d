/** Bringing in a recipe from elsewhere: only its dialog needs this. */
import { useMutation } from '@tanstack/react-query'
import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { api, unwrap } from '#web/lib/api.ts'

type PageFetch = { url: string; signal: AbortSignal }

/** The recipe of the page at an address. Throws what the API says; an `AbortError` when the cook gives up. */
export function useFetchRecipePage() {
  return useMutation({
    // without a network it fails at once: the cook can paste instead
    networkMode: 'always',
    mutationFn: async ({ url, signal }: PageFetch): Promise<ImportedRecipe> => {
      const request = api.imports.page.$post({ json: { url } }, { init: { signal } })
      const { recipe } = await unwrap(request)
      return recipe
    },
  })
}
