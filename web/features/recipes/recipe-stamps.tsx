/** Times and servings at a glance. A time that nobody knows has no stamp. */
import type { Recipe } from '#shared/recipes/schema.ts'

export function RecipeStamps({ recipe }: { recipe: Recipe }) {
  const { prep_time, cook_time, servings } = recipe
  return (
    <ul className="stamps" aria-label="At a glance">
      {prep_time !== null && (
        <li className="stamp-chaos">
          <b>{prep_time}m</b> of chaos
        </li>
      )}
      {cook_time !== null && (
        <li className="stamp-magic">
          <b>{cook_time}m</b> of magic
        </li>
      )}
      <li className="stamp-humans">
        <b>Feeds {servings}</b> humans
      </li>
    </ul>
  )
}
