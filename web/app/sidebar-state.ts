/** Whether the sidebar is full or an icon strip: a cookie kept 7 days (Spec 1, sections 4 and 9). */
import { atom } from 'jotai'

const COOKIE = 'sidebar_state'
const MAX_AGE_SECONDS = 7 * 24 * 60 * 60

const stateAtom = atom(readCookie())

/** True when the sidebar is full. */
export const isSidebarOpenAtom = atom(
  (get) => get(stateAtom),
  (_get, set, isOpen: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    document.cookie = `${COOKIE}=${isOpen}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`
    set(stateAtom, isOpen)
  },
)

function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=false`)
}
