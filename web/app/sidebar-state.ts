/** Whether the sidebar is full or an icon strip: a cookie kept 7 days (Spec 1, sections 4 and 9). */
import { atom } from 'jotai'
import { oneOf } from '#web/lib/readers.ts'
import { readCookie, writeCookie } from '#web/lib/storage.ts'

const COOKIE = 'sidebar_state'
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60

const stateAtom = atom(readCookie(COOKIE, oneOf('true', 'false'), 'true') === 'true')

/** True when the sidebar is full. */
export const isSidebarOpenAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isOpen: boolean) => {
    writeCookie(COOKIE, String(isOpen), MAX_AGE_SECONDS)
    set(stateAtom, isOpen)
  },
)
