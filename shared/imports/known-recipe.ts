/** Whether the kitchen has an imported recipe already, by the page it comes from or by its name. Pure. */
import { fold } from '../recipes/search.ts'

type Sourced = { name: string; source_url: string | null }

export type Known<T> = { recipe: T; by: 'source' | 'name' }

/** The recipe that came from the same page, else one of the same name, else `null`. Linear. */
export function findKnown<T extends Sourced>(
  found: Sourced,
  library: readonly T[],
): Known<T> | null {
  const page = found.source_url && pageKey(found.source_url)
  const same = page && library.find(({ source_url }) => source_url && pageKey(source_url) === page)
  if (same) return { recipe: same, by: 'source' }
  const name = fold(found.name)
  const namesake = library.find((recipe) => fold(recipe.name) === name)
  return namesake ? { recipe: namesake, by: 'name' } : null
}

const ADDRESS = /^https?:\/\/(?:www\.|m\.|amp\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?/i
/** What links carry to tell who clicked them. */
const TRACKING = /^(?:utm_|fbclid|gclid|mc_|ref$|amp|igsh|share)/i

/** What stays of an address when it names the same page: no scheme, 'www', tracking or place within. */
function pageKey(address: string): string {
  const [, host = '', path = '', query = ''] = ADDRESS.exec(address.slice(0, 2_000)) ?? []
  const kept = query.split('&').filter((part) => part !== '' && !TRACKING.test(part))
  const plainPath = path.replace(/\/(?:amp\/?|index\.html?)?$/i, '')
  return `${host.toLowerCase()}${plainPath}?${kept.toSorted().join('&')}`
}
