/** Changing what a chef is called, eats and needs. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileFields } from '#shared/profiles/edits.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { profileQuery, profilesQuery } from './profiles.queries.ts'

/** Changes are made on the row as it is now: `change` says what of it is to be another. */
export function useChangeProfile(id: string) {
  const queryClient = useQueryClient()
  return useMutation({
    // without a network it fails and says so: nobody waits for a card to be saved some day
    networkMode: 'always',
    mutationFn: async (change: (now: Profile) => Partial<ProfileFields>) => {
      const param = { id }
      const now = await unwrap(api.profiles[':id'].$get({ param }))
      return unwrap(api.profiles[':id'].$patch({ param, json: change(now) }))
    },
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(id).queryKey, profile)
      queryClient.setQueryData(profilesQuery.queryKey, (rows) =>
        rows?.map((row) => (row.id === id ? profile : row)),
      )
      return queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey })
    },
  })
}
