/** Whether a recipe is there already, before it is saved: the one rule for every way in. Pure. */
import { plainName, singular, wordsOf } from '../groceries/words.ts'
import { mayShareFoods } from './alike-foods.ts'
import { pageKey } from './page-key.ts'
import { sharesOf, tellingFoods } from './telling-foods.ts'

/** What is looked at. A dish that is typed has no address. */
export type Compared = {
  name: string
  ingredients: readonly { name: string }[]
  source_url?: string | null
  canonical_url?: string | null
}

/**
 * `by`: what they have in common first of all. `isSure`: it is the same recipe, perhaps edited since;
 * else a person must look (another soup of that name, a stew of the same foods).
 */
export type SameRecipe<T> = { recipe: T; by: 'address' | 'name' | 'ingredients'; isSure: boolean }

/** Of two lists of foods, the share that both have. Ours, from pairs of recipes (same-recipe.test.ts). */
const SAME_OF_ONE_NAME = 0.6
const SAME_OF_ANY_NAME = 0.8
/** With less of the shorter list it is another recipe of the same page: many pages hold several. */
const OTHER_OF_ONE_PAGE = 0.25
/** Of one name, so many are compared: a library of ten thousand 'Soup' must not take an hour. */
const NAMESAKES_MAX = 20

/** The recipe of the library that is the likest, or `null`. Milliseconds for thousands. */
export function findSame<T extends Compared>(
  found: Compared,
  library: readonly T[],
): SameRecipe<T> | null {
  const [pages, title] = [pagesOf(found), titleKey(found)]
  const related = {
    samePage: pages.length === 0 ? [] : library.filter((one) => isOfPage(one, pages)),
    namesakes: library.filter((one) => titleKey(one) === title),
  }
  const known = likestOf(found, related)
  if (known?.isSure) return known
  return likestOf(found, { ...related, alike: library.filter(mayShareFoods(found)) })
}

/** Recipes that may be the same, by what they have in common with it. */
export type Related<T> = { samePage: readonly T[]; namesakes: readonly T[]; alike?: readonly T[] }

/** Of recipes that may be the same the likest, or `null` when none is. */
export function likestOf<T extends Compared>(
  found: Compared,
  { samePage, namesakes, alike = [] }: Related<T>,
): SameRecipe<T> | null {
  const page = likest(found, samePage)
  if (page && !isOther(page, found)) return { recipe: page.recipe, by: 'address', isSure: true }
  const namesake = likest(found, namesakes.slice(0, NAMESAKES_MAX))
  if (namesake && namesake.ofAll >= SAME_OF_ONE_NAME) {
    return { recipe: namesake.recipe, by: 'name', isSure: true }
  }
  const same = likest(found, alike)
  if (same && same.ofAll >= SAME_OF_ANY_NAME) {
    return { recipe: same.recipe, by: 'ingredients', isSure: false }
  }
  if (namesake) return { recipe: namesake.recipe, by: 'name', isSure: false }
  return page && { recipe: page.recipe, by: 'address', isSure: false }
}

/** Another recipe of the same page: another title, and hardly a food in common. */
function isOther<T extends Compared>({ recipe, ofFewer }: Likest<T>, found: Compared): boolean {
  const isStub = found.ingredients.length === 0 || recipe.ingredients.length === 0
  return !isStub && ofFewer < OTHER_OF_ONE_PAGE && titleKey(recipe) !== titleKey(found)
}

type Likest<T> = { recipe: T; ofAll: number; ofFewer: number }

function likest<T extends Compared>(found: Compared, recipes: readonly T[]): Likest<T> | null {
  let best: Likest<T> | null = null
  for (const recipe of recipes) {
    const shares = sharesOf(tellingFoods(found), tellingFoods(recipe))
    if (!best || shares.ofAll > best.ofAll) best = { recipe, ...shares }
  }
  return best
}

/** Words that sell a dish, and those that only join others. */
const SAYS_NOTHING = new Set(
  `recipe best ever easy simple quick perfect ultimate homemade favourite favorite classic delicious
  amazing the a an my our your and with of in for to how make`.split(/\s+/),
)

const titles = new WeakMap<Compared, string>()

/** Without case, accents, punctuation and the words that sell; of 'Best Ever Recipe' all words. */
export function titleKey(recipe: Compared): string {
  const known = titles.get(recipe)
  if (known !== undefined) return known
  const words = wordsOf(plainName(recipe.name.normalize('NFKC'))).map(singular)
  const telling = words.filter((word) => !SAYS_NOTHING.has(word))
  const key = (telling.length > 0 ? telling : words).join(' ')
  titles.set(recipe, key)
  return key
}

/** The pages that a recipe says it comes from, each by its key. */
export function pagesOf({ source_url, canonical_url }: Compared): string[] {
  const keys = [canonical_url, source_url].flatMap((url) => (url ? (pageKey(url) ?? []) : []))
  return [...new Set(keys)]
}

/** Of thousands of addresses only those that name the host are taken apart. */
function isOfPage(recipe: Compared, pages: readonly string[]): boolean {
  const urls = `${recipe.canonical_url ?? ''} ${recipe.source_url ?? ''}`.toLowerCase()
  const mayBe = pages.some((page) => urls.includes(page.slice(0, page.search(/[/?]/))))
  return mayBe && pagesOf(recipe).some((page) => pages.includes(page))
}
