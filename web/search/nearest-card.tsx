/** The dish that comes nearest to a search, as one small row. */
import { Link } from '@tanstack/react-router'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { CARD_LINK } from '#web/ui/picture-card.tsx'
import { Meta, MetaRow } from '#web/ui/tag.tsx'
import { WishHits } from './wish-hits.tsx'

type NearestCardProps = { recipe: Recipe; hits: string[]; swaps: string[] }

export function NearestCard({ recipe, hits, swaps }: NearestCardProps) {
  const minutes = totalMinutes(recipe)
  return (
    <article className="pcard nearest">
      <div className="pcard-art">
        <RecipeArt recipe={recipe} />
      </div>
      <div className="pcard-body">
        <h3 className="nearest-title">
          <Link to="/recipes/$recipeId" params={{ recipeId: recipe.id }} className={CARD_LINK}>
            {recipe.name}
          </Link>
        </h3>
        <MetaRow>
          {minutes !== null && <Meta icon="i-lucide-clock">{minutes} min</Meta>}
          <Meta icon="i-lucide-users">
            {recipe.servings}
            <span className="vh"> servings</span>
          </Meta>
        </MetaRow>
        <WishHits hits={hits} swaps={swaps} />
      </div>
    </article>
  )
}
