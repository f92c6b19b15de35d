/** A recipe that the kitchen has already, told before it is saved twice. */
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Known } from '#shared/imports/known-recipe.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'

export function KnownRecipe({ known }: { known: Known<Recipe> }) {
  const { recipe, by } = known
  const words = useRef<HTMLParagraphElement>(null)

  useEffect(() => {
    words.current?.focus()
  }, [])

  return (
    <div className="from-page-known">
      <p ref={words} tabIndex={-1}>
        {by === 'source'
          ? 'This page is in the kitchen already:'
          : 'The kitchen already has a recipe of this name:'}
      </p>
      <Link
        to="/recipes/$recipeId"
        params={{ recipeId: recipe.id }}
        className="from-page-known-recipe"
      >
        <RecipeArt recipe={recipe} eager />
        <b>{recipe.name}</b>
      </Link>
    </div>
  )
}
