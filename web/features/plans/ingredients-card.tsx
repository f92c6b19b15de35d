/** A recipe's ingredients behind its name, folded at first. */
import './ingredients-card.css'
import { useId, useState } from 'react'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'

export function IngredientsCard({ recipe }: { recipe: Recipe }) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const count = recipe.ingredients.length
  return (
    <Card as="article">
      <h2>
        <button
          type="button"
          className="takes-head"
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setOpen(!isOpen)}
        >
          <RecipeArt recipe={recipe} className="takes-art" />
          <span className="takes-words">
            <span className="card-title">{recipe.name}</span>{' '}
            <small>
              {count} {count === 1 ? 'ingredient' : 'ingredients'}
            </small>
          </span>
          <Icon name="i-lucide-chevron-down" className="takes-chevron" />
        </button>
      </h2>
      <ul id={panelId} hidden={!isOpen} className="takes-list">
        {recipe.ingredients.map(({ quantity, unit, name }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ingredient may stand there twice
          <li key={place}>
            <b>{[quantity, unit].filter(Boolean).join(' ')}</b> {name}
          </li>
        ))}
      </ul>
    </Card>
  )
}
