/** What a schema.org Recipe node says beside its lists: photos and nutrition, in the forms that sites write. Pure. */
import type { Nutrition, NutritionKey } from '../recipes/nutrition.ts'
import { saidNutrition } from '../recipes/nutrition.ts'
import { oneLine } from './fit-text.ts'

type JsonObject = Record<string, unknown>
type Nodes = ReadonlyMap<string, JsonObject>

const IMAGES_MAX = 50
const VALUE_CHARS_MAX = 200

/** schema.org's NutritionInformation, lower case; the same names stand in microdata. */
export const NUTRITION_FIELDS: Readonly<Record<string, NutritionKey>> = {
  servingsize: 'serving_size',
  calories: 'calories',
  fatcontent: 'fat',
  saturatedfatcontent: 'saturated_fat',
  unsaturatedfatcontent: 'unsaturated_fat',
  transfatcontent: 'trans_fat',
  carbohydratecontent: 'carbohydrate',
  sugarcontent: 'sugar',
  fibercontent: 'fibre',
  proteincontent: 'protein',
  saltcontent: 'salt',
  sodiumcontent: 'sodium',
  cholesterolcontent: 'cholesterol',
}

/**
 * Values in the source's words, `null` for none. schema.org's are for a serving: `per` is its size where
 * that is given in words ('1 slice'), else 'serving'. A bare number gets no unit that nobody gave.
 */
export function nutritionOf(said: Iterable<readonly [string, string]>): Nutrition | null {
  const values: Nutrition['values'] = {}
  for (const [field, text] of said) {
    const key = Object.hasOwn(NUTRITION_FIELDS, field) ? NUTRITION_FIELDS[field] : undefined
    const value = oneLine(text.slice(0, VALUE_CHARS_MAX))
    // sites that know nothing write 'g' or '0'
    if (key && /[1-9]/.test(value)) values[key] ??= value
  }
  const { serving_size: size, ...facts } = values
  if (Object.keys(facts).length === 0) return null
  return saidNutrition({ per: size && /\p{L}/u.test(size) ? size : 'serving', values: facts })
}

/** The `nutrition` of a node. */
export function readNutrition(value: unknown, nodes: Nodes): Nutrition | null {
  const [node] = listOf(value).flatMap((one) => objectOf(one, nodes) ?? [])
  if (!node) return null
  return nutritionOf(
    Object.entries(node).map(([field, fact]) => [field.toLowerCase(), textOf(fact)] as const),
  )
}

type Image = { url: string; area: number }

/** The addresses in the `image` of a node, the best first: whole photos before sizes cut out of them. */
export function readImages(value: unknown, nodes: Nodes): string[] {
  const images = listOf(value)
    .slice(0, IMAGES_MAX)
    .flatMap((one): Image[] => {
      if (typeof one === 'string') return [{ url: one.trim(), area: areaIn(one) }]
      const node = objectOf(one, nodes)
      const url = textOf(node?.url ?? node?.contentUrl ?? node?.['@id']).trim()
      const area = numberOf(node?.width) * numberOf(node?.height)
      return [{ url, area: area || areaIn(url) }]
    })
  return images
    .filter(({ url }) => url !== '')
    .toSorted((a, b) => b.area - a.area)
    .map(({ url }) => url)
}

/** Of 'pie-480x270.jpg' what it says; one that says nothing is as it was taken. */
function areaIn(url: string): number {
  const [, width, height] = /[-_](\d{2,4})x(\d{2,4})\.[a-z]{3,4}(?:\?|$)/i.exec(url) ?? []
  return width && height ? Number(width) * Number(height) : Number.MAX_SAFE_INTEGER
}

function objectOf(value: unknown, nodes: Nodes): JsonObject | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const node = value as JsonObject
  const id = node['@id']
  return Object.keys(node).length === 1 && typeof id === 'string' ? (nodes.get(id) ?? node) : node
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flat(2)
  if (typeof value === 'object' && value !== null && '@list' in value) return listOf(value['@list'])
  return value === undefined || value === null ? [] : [value]
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return textOf(value[0])
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : ''
  const { value: number, unitText: unit } = value as JsonObject
  return [textOf(number), textOf(unit)].join(' ').trim()
}

function numberOf(value: unknown): number {
  return Number(/\d{1,5}/.exec(textOf(value))?.[0] ?? 0)
}
