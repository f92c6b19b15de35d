/** What the recipe's source says of its nutrition, folded away; nothing where it says nothing. */
import './recipe-nutrition.css'
import { NUTRITION_KEYS, NUTRITION_LABELS } from '#shared/recipes/nutrition.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { Icon } from '#web/ui/icon.tsx'

type Told = Pick<Recipe, 'nutrition' | 'source_url' | 'canonical_url' | 'source_book_name'>

export function RecipeNutrition({ recipe }: { recipe: Told }) {
  const { nutrition } = recipe
  if (!nutrition) return null
  return (
    <details className="nutrition">
      <summary>
        <Icon name="i-lucide-chevron-right" size="sm" />
        {nutrition.per === '' ? 'Nutrition' : `Nutrition per ${nutrition.per}`}
      </summary>
      <dl>
        {NUTRITION_KEYS.filter((key) => nutrition.values[key]).map((key) => (
          <div key={key}>
            <dt>{NUTRITION_LABELS[key]}</dt>
            <dd>{nutrition.values[key]}</dd>
          </div>
        ))}
      </dl>
      <p className="small muted">As {sayerOf(recipe)} says; nothing is calculated here.</p>
    </details>
  )
}

function sayerOf({ source_url, canonical_url, source_book_name }: Told): string {
  const address = canonical_url ?? source_url
  const host = address && URL.parse(address)?.hostname.replace(/^www\./, '')
  return host || source_book_name || 'its source'
}
