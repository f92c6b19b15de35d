/** What a source says of a recipe's nutrition, in its own words. Computes nothing, knows no schema. */

/** Our words for the fields of schema.org's NutritionInformation (salt is what Europe asks for). */
export const NUTRITION_KEYS = [
  'serving_size',
  'calories',
  'fat',
  'saturated_fat',
  'unsaturated_fat',
  'trans_fat',
  'carbohydrate',
  'sugar',
  'fibre',
  'protein',
  'salt',
  'sodium',
  'cholesterol',
] as const
export type NutritionKey = (typeof NUTRITION_KEYS)[number]

/** On screen: 'saturated_fat' as 'Saturated fat'. */
export const NUTRITION_LABELS = Object.fromEntries(
  NUTRITION_KEYS.map((key) => [key, `${key[0]?.toUpperCase()}${key.slice(1).replace('_', ' ')}`]),
) as Record<NutritionKey, string>

/** `per`: what the values are for ('serving', '100 g'), '' when the source does not say. */
export type Nutrition = { per: string; values: Partial<Record<NutritionKey, string>> }

/** Without blank values; `null` when nothing is left. */
export function saidNutrition(nutrition: Nutrition | null): Nutrition | null {
  const said = Object.entries(nutrition?.values ?? {}).filter(([, value]) => value !== '')
  if (!nutrition || said.length === 0) return null
  return { per: nutrition.per, values: Object.fromEntries(said) }
}
