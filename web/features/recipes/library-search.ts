/** Finding recipes in a large library without stopping the page: another thread does. */
import { type Remote, wrap } from 'comlink'
import { createLibrary, type LibraryQuery, type Searchable } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { SearchThread } from './search-library.worker.ts'

/** Recipes handed over at once: a few milliseconds of copying. */
const SLICE = 250

type Edition = { recipes: readonly Recipe[]; number: number; isThere: Promise<void> }

let thread: Remote<SearchThread> | undefined
let broken: Promise<never> | undefined
let edition: Edition | undefined

/**
 * The recipes found, in the order asked for; null when the library has changed since and the answer
 * is nobody's. A thread that does not start is done without.
 */
export async function findInThread(
  recipes: readonly Recipe[],
  query: LibraryQuery,
): Promise<Recipe[] | null> {
  try {
    const places = await Promise.race([askThread(recipes, query), startThread().broken])
    return places && placed(recipes, places)
  } catch {
    return placed(recipes, createLibrary(recipes).find(query))
  }
}

/** Recipes by their places. */
export function placed(recipes: readonly Recipe[], places: Uint32Array): Recipe[] {
  return Array.from(places).flatMap((place) => recipes[place] ?? [])
}

async function askThread(recipes: readonly Recipe[], query: LibraryQuery) {
  if (edition?.recipes !== recipes) {
    const number = (edition?.number ?? 0) + 1
    edition = { recipes, number, isThere: handOver(recipes, number) }
  }
  const asked = edition
  await asked.isThere
  return edition === asked ? startThread().thread.find(query) : null
}

async function handOver(recipes: readonly Recipe[], number: number) {
  for (let start = 0; start < recipes.length; start += SLICE) {
    const slice = recipes.slice(start, start + SLICE).map(searchableOf)
    await startThread().thread.add(number, slice)
    if (edition && edition.number > number) return
  }
}

function startThread() {
  if (!thread || !broken) {
    const worker = new Worker(new URL('./search-library.worker.ts', import.meta.url), {
      type: 'module',
    })
    broken = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', () => reject(new Error('The search could not start')))
    })
    thread = wrap<SearchThread>(worker)
  }
  return { thread, broken }
}

function searchableOf(recipe: Recipe): Searchable {
  const { name, description, tags, prep_time, cook_time, ingredients } = recipe
  return {
    name,
    description,
    tags,
    prep_time,
    cook_time,
    ingredients: ingredients.map((ingredient) => ({ name: ingredient.name })),
  }
}
