/** A meal as a ticket: picture, name, minutes. A link to its recipe. */
import './meal-ticket.css'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { WishHits } from '#web/search/wish-hits.tsx'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { classNames } from '#web/ui/class-names.ts'

type MealTicketProps = {
  recipe: Recipe
  /** 'Mia: sesame' for each who cannot eat it. */
  notFor?: readonly string[] | undefined
  /** Tall from 1024 px on, for the columns of the board. */
  tall?: boolean
  /** Lies on a card, where enamel on enamel would vanish. */
  sunken?: boolean
}

export function MealTicket({ recipe, notFor, tall = false, sunken = false }: MealTicketProps) {
  return (
    <Link
      to="/cooking/$recipeId"
      params={{ recipeId: recipe.id }}
      className={classNames('ticket', tall && 'ticket-tall', sunken && 'ticket-sunken')}
    >
      <MealFace recipe={recipe} notFor={notFor} />
    </Link>
  )
}

type MealFaceProps = {
  recipe: Recipe
  /** After the minutes. */
  note?: string | null
  notFor?: readonly string[] | undefined
}

/** What stands on a ticket, whatever the ticket is for. */
export const MealFace = memo(function MealFace({ recipe, note, notFor }: MealFaceProps) {
  const minutes = totalMinutes(recipe)
  const facts = [minutes !== null && `${minutes} min`, note].filter(Boolean)
  return (
    <>
      <RecipeArt recipe={recipe} className="ticket-art" />
      <span className="ticket-words">
        <span className="ticket-name">{recipe.name}</span>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        <WishHits hits={[]} notFor={notFor} />
      </span>
    </>
  )
})
