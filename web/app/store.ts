/** The one jotai store, so that route guards read the same atoms as components. */
import { createStore } from 'jotai'

export const store = createStore()
