/** Nutrition as other keepers write it, read into our own words for it. Computes nothing. */
import { NUTRITION_KEYS, type Nutrition, type NutritionKey } from '../recipes/nutrition.ts'
import { isObject, textIn } from './loose-values.ts'

/** `rest` is what was said besides, for the notes; '' for nothing. */
export type NutritionFacts = { nutrition: Nutrition | null; rest: string }

/** What the fields of keepers come to once 'content', 'total' and marks are gone. */
const SAME: Record<string, NutritionKey> = {
  energy: 'calories',
  kcal: 'calories',
  fats: 'fat',
  satfat: 'saturated_fat',
  saturates: 'saturated_fat',
  carbohydrates: 'carbohydrate',
  carbs: 'carbohydrate',
  sugars: 'sugar',
  fiber: 'fibre',
  dietaryfiber: 'fibre',
  dietaryfibre: 'fibre',
  proteins: 'protein',
}
const BY_WORD = new Map<string, NutritionKey>([
  ...NUTRITION_KEYS.map((key): [string, NutritionKey] => [key.replace('_', ''), key]),
  ...Object.entries(SAME),
])
const TEXT_MAX = 5_000

function keyOf(field: string): NutritionKey | undefined {
  const word = field.toLowerCase().replace(/[^a-z]/g, '')
  return BY_WORD.get(word) ?? BY_WORD.get(word.replace(/content$/, '').replace(/^total/, ''))
}

/** Of fields by name, or of a text such as 'Calories: 528 kcal, Fat: 12 g'. `per` as the keeper says it. */
export function nutritionFacts(value: unknown, per = ''): NutritionFacts {
  if (typeof value === 'string') return ofText(value.slice(0, TEXT_MAX), per)
  if (!isObject(value)) return { nutrition: null, rest: '' }
  return ofPairs(
    Object.entries(value)
      .filter(([field]) => !/^@|^(?:per|id|source)$|_id$|_at$/i.test(field))
      .map(([field, fact]) => [field, textIn(fact)]),
    per,
  )
}

/** Lines or parts between commas; a comma within a number is none. */
function ofText(text: string, per: string): NutritionFacts {
  const alone = /^\d[\d.,]*\s*k?cal(?:ories)?\.?$/i.exec(text.trim())
  if (alone) return ofPairs([['calories', text.trim()]], per)
  const parts = text.split(/\n|;|,(?!\d)/).map((part) => part.trim())
  return ofPairs(
    parts.filter(Boolean).map((part) => {
      const [, field = '', fact = ''] = /^([\p{L} ()-]{2,40}?)\s*[:=]\s*(.+)$/u.exec(part) ?? []
      return field === '' ? ['', part] : [field, fact]
    }),
    per,
  )
}

function ofPairs(pairs: readonly (readonly [string, string])[], per: string): NutritionFacts {
  const values: Partial<Record<NutritionKey, string>> = {}
  const rest: string[] = []
  for (const [field, fact] of pairs) {
    if (fact === '' || fact === '0') continue
    const key = keyOf(field)
    if (key !== undefined && values[key] === undefined) values[key] = fact
    else rest.push(field === '' ? fact : `${wordsOf(field)} ${fact}`)
  }
  const isSaid = Object.keys(values).length > 0
  return {
    nutrition: isSaid ? { per, values } : null,
    rest: rest.length > 0 ? `Nutrition: ${rest.join(', ')}` : '',
  }
}

/** 'glycemicIndex', 'glycemic_index' as 'glycemic index'. */
function wordsOf(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
}
