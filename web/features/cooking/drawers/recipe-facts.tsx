/** What stands on a recipe at a glance: tags, times, servings, difficulty. */
import type { Recipe } from '#shared/recipes/schema.ts'
import { Meta, MetaRow, Tag } from '#web/ui/tag.tsx'

export function RecipeTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </ul>
  )
}

type RecipeFactsProps = { recipe: Recipe; hasDifficulty?: boolean }

/** A time that nobody knows is left out. */
export function RecipeFacts({ recipe, hasDifficulty = false }: RecipeFactsProps) {
  const { prep_time, cook_time, servings, difficulty } = recipe
  return (
    <MetaRow>
      {prep_time !== null && <Meta icon="i-lucide-clock">Prep {prep_time} min</Meta>}
      {cook_time !== null && <Meta icon="i-lucide-flame">Cook {cook_time} min</Meta>}
      <Meta icon="i-lucide-users">
        {servings} {servings === 1 ? 'serving' : 'servings'}
      </Meta>
      {hasDifficulty && difficulty && (
        <Meta icon="i-lucide-chef-hat">
          {difficulty.charAt(0).toUpperCase() + difficulty.slice(1)}
        </Meta>
      )}
    </MetaRow>
  )
}
