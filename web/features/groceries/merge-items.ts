/** The groceries of some recipes, merged and sorted by aisle, without stopping the page. */
import { wrap } from 'comlink'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { MergeItems } from './merge-items.worker.ts'

type Merged = ReturnType<MergeItems>

/** Rejects when the thread cannot start. It ends with its answer: lists are made once a week. */
export async function mergeItems(
  recipes: readonly Pick<Recipe, 'name' | 'ingredients'>[],
  options: { plain: boolean },
): Promise<Merged> {
  const worker = new Worker(new URL('./merge-items.worker.ts', import.meta.url), { type: 'module' })
  const broken = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', () => reject(new Error('Merging could not start')))
  })
  try {
    const needed = recipes.map(({ name, ingredients }) => ({ name, ingredients }))
    return await Promise.race([wrap<MergeItems>(worker)(needed, options), broken])
  } finally {
    worker.terminate()
  }
}
