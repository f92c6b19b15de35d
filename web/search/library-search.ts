/** Searching the library without stopping the page: another thread does, and it alone knows foods and needs. */
import { type Remote, wrap } from 'comlink'
import type { Needs } from '#shared/diets/needs.ts'
import { createLibrary, type LibraryQuery } from '#shared/recipes/library.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { Findable } from '#shared/search/library-index.ts'
import type { Eater } from '#shared/search/not-for.ts'
import type { Nothing } from '#shared/search/why-nothing.ts'
import type { WishPart } from '#shared/search/wish.ts'
import type { SearchThread } from './search-library.worker.ts'

/** Recipes handed over at once: a few milliseconds of copying. */
const SLICE = 250

/** What a text found: recipes in order, the wishes read in it, and by recipe the bits of those it meets. */
export type LibraryFound = {
  text: string
  recipes: Recipe[]
  parts: readonly WishPart[]
  unsure: readonly string[]
  met: ReadonlyMap<string, number>
}

type Edition = { recipes: readonly Recipe[]; number: number; isThere: Promise<void> }

let thread: Remote<SearchThread> | undefined
let broken: Promise<never> | undefined
let edition: Edition | undefined

/**
 * What is found, in the order asked for; null when the library has changed since and the answer is
 * nobody's. A thread that does not start is done without: then words are words, and no wish is read.
 */
export async function findInThread(
  recipes: readonly Recipe[],
  query: LibraryQuery,
): Promise<LibraryFound | null> {
  try {
    const answer = await ask(recipes, (asked) => asked.find(query))
    if (!answer) return null
    const { places, met, parts, unsure } = answer
    const found = placed(recipes, places)
    const bits = new Map(found.map(({ id }, at) => [id, met[at] ?? 0]))
    return { text: query.text, recipes: found, parts, unsure, met: bits }
  } catch {
    return plainly(query.text, placed(recipes, createLibrary(recipes).find(query)))
  }
}

/** What was found without reading any wish. */
export function plainly(text: string, recipes: Recipe[]): LibraryFound {
  return { text, recipes, parts: [], unsure: [], met: new Map() }
}

/** What would help where nothing is found; null when that is not known. */
export async function explainInThread(
  recipes: readonly Recipe[],
  query: LibraryQuery,
): Promise<Nothing | null> {
  return ask(recipes, (asked) => asked.explain(query)).catch(() => null)
}

/** By recipe, who cannot eat it; null when that is not known. */
export async function notForInThread(
  recipes: readonly Recipe[],
  eaters: Eater[],
): Promise<ReadonlyMap<string, string[]> | null> {
  const found = await ask(recipes, (asked) => asked.notFor(eaters)).catch(() => null)
  if (!found) return null
  return new Map(Array.from(found, ([place, lines]) => [recipes[place]?.id ?? '', lines] as const))
}

/** The recipes that keep to the needs. Where no thread answers this one checks: none goes unchecked. */
export async function suitingInThread(
  recipes: readonly Recipe[],
  needs: Needs,
): Promise<readonly Recipe[]> {
  const places = await ask(recipes, (asked) => asked.suiting(needs)).catch(() => null)
  if (places) return placed(recipes, places)
  const { keepsTo } = await import('#shared/diets/conflicts.ts')
  return recipes.filter((recipe) => keepsTo(recipe, needs))
}

/** Has the thread read the library before it is asked. */
export function prepareThread(recipes: readonly Recipe[]) {
  ask(recipes, (asked) => asked.readAhead()).catch(() => null)
}

/** Recipes by their places. */
export function placed(recipes: readonly Recipe[], places: Uint32Array): Recipe[] {
  return Array.from(places).flatMap((place) => recipes[place] ?? [])
}

async function ask<T>(
  recipes: readonly Recipe[],
  question: (asked: Remote<SearchThread>) => Promise<T>,
): Promise<T | null> {
  return Promise.race([askThread(recipes, question), startThread().broken])
}

async function askThread<T>(
  recipes: readonly Recipe[],
  question: (asked: Remote<SearchThread>) => Promise<T>,
): Promise<T | null> {
  if (edition?.recipes !== recipes) {
    const number = (edition?.number ?? 0) + 1
    edition = { recipes, number, isThere: handOver(recipes, number) }
  }
  const asked = edition
  await asked.isThere
  return edition === asked ? question(startThread().thread) : null
}

async function handOver(recipes: readonly Recipe[], number: number) {
  for (let start = 0; start < recipes.length; start += SLICE) {
    const slice = recipes.slice(start, start + SLICE).map(searchedOf)
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

function searchedOf(recipe: Recipe): Findable {
  const { id, name, description, tags, prep_time, cook_time, difficulty, course, method } = recipe
  return {
    id,
    name,
    description,
    tags,
    prep_time,
    cook_time,
    difficulty,
    course,
    method,
    ingredients: recipe.ingredients.map(({ name, quantity, unit }) => ({ name, quantity, unit })),
  }
}
