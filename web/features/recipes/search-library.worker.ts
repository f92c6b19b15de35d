/** Searching a large library in a thread of its own. Exposes one shared rule, adds none. */
import { expose, transfer } from 'comlink'
import { createLibrary, type LibraryQuery, type Searchable } from '#shared/recipes/library.ts'

let current = { edition: 0, library: createLibrary() }

const thread = {
  /** More recipes of an edition; a newer edition takes the place of the one that is there. */
  add(edition: number, recipes: Searchable[]) {
    if (edition > current.edition) current = { edition, library: createLibrary() }
    if (edition === current.edition) current.library.add(recipes)
  },

  find(query: LibraryQuery) {
    const places = current.library.find(query)
    return transfer(places, [places.buffer])
  },
}

export type SearchThread = typeof thread

expose(thread)
