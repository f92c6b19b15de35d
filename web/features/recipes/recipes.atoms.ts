/** What the device knows of the library's screens: whether a page is being brought in just now. */
import { atom } from 'jotai'

/** The dialog 'From Web Page' is open. Its review opens it again on the way back. */
export const fromPageOpenAtom = atom(false)
