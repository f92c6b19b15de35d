/** The one jotai store, so that route guards read the same atoms as components. */
import { createStore } from 'jotai'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { queryClient } from './query-client.ts'

export const store = createStore()

// plans and lists were asked for in one chef's name: another never sees them, not for a moment
store.sub(currentProfileIdAtom, () =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profiles' }),
)
