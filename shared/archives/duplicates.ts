/** Which recipes of an archive the kitchen has already, by the one rule of `same-recipe`. Changes nothing. */
import { type Compared, likestOf, pagesOf, titleKey } from '../recipes/same-recipe.ts'

/**
 * `here`: the kitchen has it. `twice`: it stands in the archive before. `namesake`: the kitchen has
 * another recipe of this name. `null`: new.
 */
export type Sameness = 'here' | 'twice' | 'namesake' | null

type Found = { id: string | null; recipe: Compared }

/**
 * For each recipe found, in order. Dishes of the same foods by another name are no matter here: an
 * archive of ten thousand would be full of them.
 */
export function findDuplicates(
  found: readonly Found[],
  library: readonly (Compared & { id: string })[],
): Sameness[] {
  const [here, seen] = [shelf(), shelf()]
  for (const recipe of library) here.add(recipe.id, recipe)
  return found.map(({ id, recipe }) => {
    const [known, before] = [here.find(id, recipe), seen.find(id, recipe)]
    seen.add(id, recipe)
    if (known === 'same') return 'here'
    if (before === 'same') return 'twice'
    return known
  })
}

/** Recipes by id, page and title. */
function shelf() {
  const ids = new Set<string>()
  const byPage = new Map<string, Compared[]>()
  const byTitle = new Map<string, Compared[]>()
  return {
    add(id: string | null, recipe: Compared) {
      if (id !== null) ids.add(id)
      put(byTitle, titleKey(recipe), recipe)
      for (const page of pagesOf(recipe)) put(byPage, page, recipe)
    },
    find(id: string | null, recipe: Compared): 'same' | 'namesake' | null {
      if (id !== null && ids.has(id)) return 'same'
      const same = likestOf(recipe, {
        samePage: pagesOf(recipe).flatMap((page) => byPage.get(page) ?? []),
        namesakes: byTitle.get(titleKey(recipe)) ?? [],
      })
      if (same?.isSure) return 'same'
      return same?.by === 'name' ? 'namesake' : null
    },
  }
}

function put(map: Map<string, Compared[]>, key: string, recipe: Compared): void {
  const list = map.get(key)
  if (list) list.push(recipe)
  else map.set(key, [recipe])
}
