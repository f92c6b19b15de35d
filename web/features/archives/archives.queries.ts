/** What moving in and out asks of the kitchen. Keys are those of the recipes' own file. */
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { profilesQuery } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { api, hasCode, NetworkError, reach, unwrap, unwrapBlob } from '#web/lib/api.ts'
import { shrinkPhoto } from '#web/lib/shrink-photo.ts'
import type { KitchenPort } from './bring-in.ts'

/** Bytes; the server takes no larger one (contract, HTTP), and it would take its neighbours down. */
const PHOTO_MAX_BYTES = 15_000_000

/** The kitchen fetches so many pages and photos a minute; asked a little later it goes on. */
const PAUSE_MS = 6_000

type Calls = Omit<KitchenPort, 'photo'>

const calls: Calls = {
  add: (recipes) => unwrap(api.recipes.batch.$post({ json: { recipes } })),

  async storePhotos(files) {
    const shrunk = await Promise.all(files.map(shrinkPhoto))
    const image = shrunk.filter(({ size }) => size <= PHOTO_MAX_BYTES)
    if (image.length === 0) return files.map(() => null)
    const { urls, failed } = await unwrap(api.images.$post({ form: { image } }))
    const lost = new Set([...failed.map(({ name }) => name)])
    const stored = image.filter(({ name }) => !lost.has(name)).map(({ name }) => name)
    const byName = new Map(stored.map((name, index) => [name, urls[index] ?? null]))
    return files.map(({ name }) => byName.get(name) ?? null)
  },

  async hasPhoto(url) {
    const { ok, status } = await reach(url, { method: 'HEAD' })
    if (!ok && status !== 404) throw new NetworkError('The photo could not be asked for')
    return ok
  },

  rate: (id, profileId, rating) =>
    unwrap(
      api.recipes[':id'].ratings[':profileId'].$put({ param: { id, profileId }, json: rating }),
    ),

  fetchPhoto: (url) => unwrapBlob(api.imports.photo.$post({ json: { url } })),

  async setPhoto({ id, rev }, image_url) {
    try {
      const match = { headers: { 'If-Match': `"${rev}"` } }
      const row = await unwrap(
        api.recipes[':id'].$patch({ param: { id }, json: { image_url } }, match),
      )
      return { id, rev: row.rev }
    } catch (error) {
      if (hasCode(error, 'not_found') || hasCode(error, 'stale')) return null
      throw error
    }
  },

  async photoNow(id) {
    try {
      const { rev, image_url } = await unwrap(api.recipes[':id'].$get({ param: { id } }))
      return { rev, url: image_url }
    } catch (error) {
      if (hasCode(error, 'not_found')) return null
      throw error
    }
  },

  pause: () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)),

  async remove({ id, rev }) {
    try {
      const match = { headers: { 'If-Match': `"${rev}"` } }
      await unwrap(api.recipes[':id'].$delete({ param: { id } }, match))
      return true
    } catch (error) {
      if (hasCode(error, 'not_found')) return true
      if (hasCode(error, 'stale')) return false
      throw error
    }
  },
}

export function useKitchenCalls() {
  const queryClient = useQueryClient()
  return useMemo(
    () => ({
      ...calls,
      /** The recipes as they are now, whatever this page has seen. */
      library: (): Promise<Recipe[]> => queryClient.fetchQuery({ ...recipesQuery, staleTime: 0 }),
      /** The people of this kitchen. */
      people: () => queryClient.fetchQuery(profilesQuery),
      /** Everything as the server keeps it. */
      kitchen: () => unwrap(api.export.$get()),
      /** Recipes came or went: plans and lists may name them too. */
      changed: () => queryClient.invalidateQueries(),
    }),
    [queryClient],
  )
}
