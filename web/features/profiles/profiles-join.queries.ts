/** Joining the kitchen. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ProfileDraft } from '#shared/profiles/schema.ts'
import { api, unwrap } from '#web/lib/api.ts'
import { profileQuery, profilesQuery } from './profiles.queries.ts'

export function useAddProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (draft: ProfileDraft & { id: string }) =>
      unwrap(api.profiles.$post({ json: draft })),
    onSuccess: (profile) => {
      queryClient.setQueryData(profileQuery(profile.id).queryKey, profile)
      return queryClient.invalidateQueries({ queryKey: profilesQuery.queryKey })
    },
  })
}
