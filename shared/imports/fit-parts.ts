/** Parts of a read recipe, cut to what a recipe may hold: what does not fit is left out. No I/O. */
import { groupsOfKept, type IngredientGroup } from '../recipes/groups.ts'
import { RECIPE_LIMITS } from '../recipes/limits.ts'
import { NUTRITION_KEYS, type Nutrition, saidNutrition } from '../recipes/nutrition.ts'
import { faultOfText } from '../typed-text.ts'
import { cutText, oneLine } from './fit-text.ts'

/**
 * Named groups in order, over the ingredients that stay (`isKept` by index of those that were read).
 * Of those too many the first stay.
 */
export function fitGroups(
  groups: readonly IngredientGroup[],
  isKept: readonly boolean[],
): IngredientGroup[] {
  const named = groups
    .map(({ name, start }) => ({ name: cutText(oneLine(name), RECIPE_LIMITS.groupName), start }))
    .filter(({ name, start }) => name !== '' && Number.isInteger(start) && start >= 0)
    .toSorted((a, b) => a.start - b.start)
  return groupsOfKept(named, isKept).slice(0, RECIPE_LIMITS.groups)
}

/** Known values that are short enough to be values; `null` when there are none. */
export function fitNutrition(nutrition: Nutrition | null): Nutrition | null {
  if (!nutrition) return null
  const values = Object.fromEntries(
    NUTRITION_KEYS.flatMap((key) => {
      const value = oneLine(nutrition.values[key] ?? '')
      return cutText(value, RECIPE_LIMITS.nutritionValue) === value ? [[key, value]] : []
    }),
  )
  return saidNutrition({ per: cutText(oneLine(nutrition.per), RECIPE_LIMITS.nutritionPer), values })
}

const ADDRESS =
  /^https?:\/\/([^\s/\\?#@:[\]]{1,253}|\[[\da-f:]{2,39}\])(?::(\d{1,5}))?(?:[/?#][^\t\n]*)?$/i
const IP_V6 = /^\[(?!.*::.*::)(?=.*::|(?:[^:]*:){7})(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}\]$/i
const LABEL = /^[\p{L}\p{M}\p{N}_-]{1,63}$/u
const PORT_MAX = 65_535

/**
 * An http or https address that a recipe may have, with two slashes and a host by name or number; else
 * `null`. What stands here passes the schema of `canonical_url`, told without its library: a page that
 * reads recipes need not load it.
 */
export function fitAddress(address: string | null): string | null {
  const text = address?.trim() ?? ''
  if (faultOfText(text, { max: RECIPE_LIMITS.url }) !== null) return null
  const [, host = '', port = '0'] = ADDRESS.exec(text) ?? []
  return isHost(host) && Number(port) <= PORT_MAX ? text : null
}

/** A host whose last part is a number is four numbers of a byte. */
function isHost(host: string): boolean {
  if (host.startsWith('[')) return IP_V6.test(host)
  const labels = host.replace(/\.$/, '').split('.')
  if (!labels.every((label) => LABEL.test(label))) return false
  if (!/^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '')) return true
  return labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && +label <= 255)
}
