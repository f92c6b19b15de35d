/** A meal as a ticket: picture, name, minutes. A link to its recipe. */
import './meal-ticket.css'
import { Link } from '@tanstack/react-router'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { classNames } from '#web/ui/class-names.ts'

type MealTicketProps = {
  recipe: Recipe
  /** Tall from 1024 px on, for the columns of the board. */
  tall?: boolean
  /** Lies on a card, where enamel on enamel would vanish. */
  sunken?: boolean
}

export function MealTicket({ recipe, tall = false, sunken = false }: MealTicketProps) {
  const minutes = totalMinutes(recipe)
  return (
    <Link
      to="/cooking/$recipeId"
      params={{ recipeId: recipe.id }}
      className={classNames('ticket', tall && 'ticket-tall', sunken && 'ticket-sunken')}
    >
      <RecipeArt recipe={recipe} className="ticket-art" />
      <span className="ticket-words">
        <span className="ticket-name">{recipe.name}</span>
        {minutes !== null && <small>{minutes} min</small>}
      </span>
    </Link>
  )
}
