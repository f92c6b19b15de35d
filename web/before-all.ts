/** What must be so before any other module of the page runs. Imported first by `main.tsx`. */
import './lib/without-eval.ts'
import { aNumber, mapOf, objectOf } from './lib/readers.ts'
import { readStored, writeJson } from './lib/storage.ts'
import { ROUTER_SCROLL_KEY } from './lib/storage-keys.ts'

// the router believes whatever it finds there, and would fail on every page
const scrolled = mapOf(mapOf(objectOf({ scrollX: aNumber, scrollY: aNumber })))
writeJson(ROUTER_SCROLL_KEY, readStored(ROUTER_SCROLL_KEY, scrolled, {}, 'session'), 'session')
