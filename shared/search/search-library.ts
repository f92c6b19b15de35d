/** A library searched by what was typed: wishes and plain words, its order, what each dish meets. No I/O. */
import type { Library, LibraryQuery } from '../recipes/library.ts'
import { findRecipes, holdsPart } from './find-recipes.ts'
import { type Findable, indexOf } from './library-index.ts'
import { readWish } from './read-wish.ts'
import { type Nothing, whyNothing } from './why-nothing.ts'
import type { Wish, WishPart } from './wish.ts'

/**
 * `places` of what is found, in the order asked for; `met` tells of each, by bits, which of `parts` it meets (the
 * first part is bit 0).
 */
export type LibraryAnswer = {
  places: Uint32Array<ArrayBuffer>
  met: Uint32Array<ArrayBuffer>
  parts: WishPart[]
  unsure: string[]
}

/** So many parts have a bit; nobody wishes for more at once. */
const BITS = 31

/**
 * Wishes filter as `findRecipes` has it. What the plain rule finds (Spec 1, section 5) is found too, behind that,
 * where nothing but words and foods was understood: then nobody has said what must not be. A text of which nothing
 * was understood and that stands nowhere asks for nothing.
 */
export function searchLibrary(
  recipes: readonly Findable[],
  library: Library,
  query: LibraryQuery,
): LibraryAnswer {
  const wish = readWish(query.text, { isWord: indexOf(recipes).isWord })
  const { places, found } = placesFor(recipes, library, query, wish)
  const met = places.map((place) => (found.has(place) ? metBits(recipes, place, wish) : 0))
  return { places, met, parts: wish.parts, unsure: wish.unsure }
}

/** What would help where `searchLibrary` has found nothing: some searches more, asked when there is time. */
export function explainNothing(
  recipes: readonly Findable[],
  library: Library,
  query: LibraryQuery,
): Nothing {
  const wish = readWish(query.text, { isWord: indexOf(recipes).isWord })
  const countOf = (text: string) => placesFor(recipes, library, { ...query, text }).places.length
  return whyNothing(recipes, query, { wish, countOf })
}

type Placed = { places: Uint32Array<ArrayBuffer>; found: ReadonlySet<number> }

function placesFor(
  recipes: readonly Findable[],
  library: Library,
  query: LibraryQuery,
  wish = readWish(query.text, { isWord: indexOf(recipes).isWord }),
): Placed {
  const all = library.find({ ...query, text: '' })
  const { parts } = wish
  const plain = isPlain(wish)
    ? library.find({ ...query, text: query.text.replace(QUOTES, '') })
    : []
  if (parts.length === 0) {
    const places = plain.length > 0 || wish.unsure.length > 0 ? Uint32Array.from(plain) : all
    return { places, found: new Set() }
  }
  const allowed = new Set(all)
  const best = findRecipes(recipes, wish)
    .map(({ place }) => place)
    .filter((place) => allowed.has(place))
  const found = new Set(best)
  const either = new Set([...best, ...plain])
  const places =
    query.sort === 'best' ? Uint32Array.from(either) : all.filter((place) => either.has(place))
  return { places, found }
}

const QUOTES = /["“”]/g

function isPlain({ parts, unsure }: Wish): boolean {
  return unsure.length === 0 && parts.every(({ kind }) => kind === 'word' || kind === 'food')
}

/** All of them, but of 'beef or lamb' what it holds. */
export function metBits(recipes: readonly Findable[], place: number, wish: Wish): number {
  const entry = indexOf(recipes).entries[place]
  const choices = new Set(wish.oneOf.flat())
  return wish.parts.slice(0, BITS).reduce((bits, { food }, at) => {
    const isMet = !entry || !food || !choices.has(food) || holdsPart(entry, wish, food)
    return isMet ? bits | (1 << at) : bits
  }, 0)
}
