import { expect, test } from 'vitest'
import { currentProfileIdAtom } from '#web/features/profiles/profiles.atoms.ts'
import { queryClient } from './query-client.ts'
import { store } from './store.ts'

test('another chef finds nothing that was loaded for the one before', () => {
  store.set(currentProfileIdAtom, crypto.randomUUID())
  queryClient.setQueryData(['plans', 'list'], [])
  queryClient.setQueryData(['profiles', 'list'], [])
  store.set(currentProfileIdAtom, crypto.randomUUID())
  expect(queryClient.getQueryData(['plans', 'list'])).toBeUndefined()
  expect(queryClient.getQueryData(['profiles', 'list'])).toEqual([])
  store.set(currentProfileIdAtom, null)
})
