/** Searching a library in a thread of its own: what wishes and needs know is loaded here alone. Adds no rule. */
import { expose, transfer } from 'comlink'
import { keepsTo } from '#shared/diets/conflicts.ts'
import { heldIn } from '#shared/diets/held.ts'
import type { Needs } from '#shared/diets/needs.ts'
import { createLibrary, type LibraryQuery } from '#shared/recipes/library.ts'
import { type Findable, indexOf } from '#shared/search/library-index.ts'
import { type Eater, notFor } from '#shared/search/not-for.ts'
import { explainNothing, searchLibrary } from '#shared/search/search-library.ts'

/** After so many milliseconds of work ahead of time, searches that have come meanwhile are answered. */
const TURN_MS = 10
/** And while somebody types, that work waits. */
const QUIET_MS = 400

const emptyEdition = (number: number) => ({
  number,
  recipes: [] as Findable[],
  library: createLibrary(),
  isReadAhead: false,
})

let current = emptyEdition(0)
let askedAt = Number.NEGATIVE_INFINITY

const thread = {
  /** More recipes of an edition; a newer edition takes the place of the one that is there. */
  add(edition: number, recipes: Findable[]) {
    if (edition > current.number) current = emptyEdition(edition)
    if (edition !== current.number) return
    current.recipes.push(...recipes)
    current.library.add(recipes)
    // the array that grows keeps its index
    indexOf(current.recipes)
  },

  find(query: LibraryQuery) {
    askedAt = performance.now()
    const { recipes, library } = current
    const answer = searchLibrary(recipes, library, query)
    return transfer(answer, [answer.places.buffer, answer.met.buffer])
  },

  explain(query: LibraryQuery) {
    const { recipes, library } = current
    return explainNothing(recipes, library, query)
  },

  /** By places, who cannot eat it; null when the library has changed meanwhile. */
  async notFor(eaters: Eater[]): Promise<Map<number, string[]> | null> {
    const edition = current
    const found = new Map<number, string[]>()
    await inTurns(edition.recipes, (recipe, place) => {
      const lines = notFor(recipe, eaters)
      if (lines.length > 0) found.set(place, lines)
    })
    return edition === current ? found : null
  },

  /** The places of those that keep to the needs; null when the library has changed meanwhile. */
  async suiting(needs: Needs): Promise<Uint32Array | null> {
    const edition = current
    const found: number[] = []
    await inTurns(edition.recipes, (recipe, place) => {
      if (keepsTo(recipe, needs)) found.push(place)
    })
    return edition === current ? Uint32Array.from(found) : null
  },

  /** Reads what the recipes hold, so that the first need of a search is answered as quickly as the next. */
  async readAhead() {
    if (current.isReadAhead) return
    current.isReadAhead = true
    await inTurns(current.recipes, heldIn)
  },
}

async function inTurns(recipes: Findable[], work: (recipe: Findable, place: number) => unknown) {
  let began = performance.now()
  for (const [place, recipe] of recipes.entries()) {
    work(recipe, place)
    if (recipes !== current.recipes) return
    if (performance.now() - began < TURN_MS) continue
    do await pause()
    while (performance.now() - askedAt < QUIET_MS)
    began = performance.now()
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, TURN_MS))
}

export type SearchThread = typeof thread

expose(thread)
