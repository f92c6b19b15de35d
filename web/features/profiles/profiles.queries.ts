/** What the kitchen knows of its chefs. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import type { Profile } from '#shared/profiles/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { currentProfileIdAtom } from './profiles.atoms.ts'

export const profilesQuery = queryOptions({
  queryKey: ['profiles', 'list'],
  queryFn: () => unwrap(api.profiles.$get()),
})

/** One profile; null when the kitchen does not know it (then the device forgets it). */
export function profileQuery(id: string) {
  return queryOptions({
    queryKey: ['profiles', 'detail', id],
    queryFn: async (): Promise<Profile | null> => {
      try {
        return await unwrap(api.profiles[':id'].$get({ param: { id } }))
      } catch (error) {
        if (hasCode(error, 'not_found')) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The chef of this device. Only for pages behind the guard, which has loaded it. */
export function useCurrentProfile(): Profile {
  const id = useAtomValue(currentProfileIdAtom)
  const { data } = useSuspenseQuery(profileQuery(id ?? ''))
  if (!data) throw new Error('No profile selected')
  return data
}
