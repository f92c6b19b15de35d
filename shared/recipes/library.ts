/** A library made ready for searching and sorting as somebody types. No I/O; runs in any thread. */
import { totalMinutes } from './minutes.ts'
import type { Recipe } from './schema.ts'
import { fold, searchedText } from './search.ts'
import type { LibrarySort } from './sorts.ts'

/** What searching and sorting look at. */
export type Searchable = Pick<
  Recipe,
  'name' | 'description' | 'tags' | 'prep_time' | 'cook_time'
> & { ingredients: readonly { name: string }[] }

/** Words and tags that must all match (Spec 1, section 5), and the order of what is found. */
export type LibraryQuery = { text: string; tags: readonly string[]; sort: LibrarySort }

export type Library = {
  /** More recipes, behind those that are there. */
  add: (recipes: readonly Searchable[]) => void
  /** Places of the recipes found, in the order of `sort`; a recipe's place is when it was added. */
  find: (query: LibraryQuery) => Uint32Array<ArrayBuffer>
}

type Entry = { text: string; tags: string[]; name: string; minutes: number }

/**
 * Finds exactly what `matchesSearch` and `hasAllTags` find. Each recipe is folded once, when it is
 * added; an order is made once, when it is first asked for. Recipes are added the newest first.
 */
export function createLibrary(recipes: readonly Searchable[] = []): Library {
  const entries: Entry[] = []
  const orders = new Map<LibrarySort, Uint32Array>()

  function add(more: readonly Searchable[]) {
    for (const recipe of more) entries.push(entryOf(recipe))
    orders.clear()
  }

  function orderOf(sort: LibrarySort): Uint32Array {
    const known = orders.get(sort)
    if (known) return known
    const order = Uint32Array.from(entries.keys())
    // ties stay the newest first: sorting is stable
    if (sort === 'name') sortByName(order, entries)
    if (sort === 'quickest') order.sort((a, b) => minutesAt(entries, a) - minutesAt(entries, b))
    orders.set(sort, order)
    return order
  }

  function find({ text, tags, sort }: LibraryQuery) {
    const wanted = fold(text)
    const wantedTags = tags.map(fold)
    return orderOf(sort).filter((place) => {
      const entry = entries[place]
      return (
        entry?.text.includes(wanted) &&
        wantedTags.every((wantedTag) => entry.tags.includes(wantedTag))
      )
    })
  }

  add(recipes)
  return { add, find }
}

function entryOf(recipe: Searchable): Entry {
  return {
    text: searchedText(recipe),
    tags: recipe.tags.map(fold),
    name: recipe.name,
    // finite, so that two unknown times can be compared
    minutes: totalMinutes(recipe) ?? Number.MAX_VALUE,
  }
}

function sortByName(places: Uint32Array, entries: readonly Entry[]) {
  const { compare } = new Intl.Collator('en', { numeric: true })
  places.sort((a, b) => compare(entries[a]?.name ?? '', entries[b]?.name ?? ''))
}

function minutesAt(entries: readonly Entry[], place: number): number {
  return entries[place]?.minutes ?? Number.MAX_VALUE
}
