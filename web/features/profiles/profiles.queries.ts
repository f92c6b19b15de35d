/** What the kitchen knows of its chefs. */
import { type QueryClient, queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { isEmpty } from '#shared/diets/needs.ts'
import type { Profile } from '#shared/profiles/schema.ts'
import { api, hasCode, unwrap } from '#web/lib/api.ts'
import { currentProfileIdAtom } from './profiles.atoms.ts'

export const profilesQuery = queryOptions({
  queryKey: ['profiles', 'list'],
  queryFn: () => unwrap(api.profiles.$get()),
})

/** Ours: as many as the coach is told of. */
const EATERS_MAX = 50

/** Everybody of the kitchen eats along. Null where nobody knows who that is: then nothing may be claimed of them. */
export async function eatersNow(
  queryClient: QueryClient,
): Promise<Pick<Profile, 'name' | 'needs'>[] | null> {
  try {
    const people = await queryClient.ensureQueryData({
      ...profilesQuery,
      retry: false,
      networkMode: 'always',
    })
    const byNeed = people.toSorted((a, b) => Number(isEmpty(a.needs)) - Number(isEmpty(b.needs)))
    return byNeed.slice(0, EATERS_MAX).map(({ name, needs }) => ({ name, needs }))
  } catch {
    return null
  }
}

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
