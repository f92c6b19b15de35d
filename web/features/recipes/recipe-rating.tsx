/** What this cook thinks of the recipe: stars, the heart that is five of them, or 'Not again'. */
import './recipe-rating.css'
import {
  isLoved,
  NO_RATING,
  type RatingDraft,
  ratingOf,
  STARS_MAX,
} from '#shared/recipes/ratings.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { Heart, Star } from './rating-shapes.tsx'
import { useRateRecipe } from './recipes-change.queries.ts'

/** What its messages are about. */
const TOPIC = 'rating'
const STARS = Array.from({ length: STARS_MAX }, (_, at) => at + 1)

export function RecipeRating({ recipe }: { recipe: Pick<Recipe, 'id' | 'ratings'> }) {
  const { id: profileId } = useCurrentProfile()
  const { mutate } = useRateRecipe(recipe.id, profileId)
  const mine = ratingOf(recipe.ratings, profileId)
  const { stars, never } = mine

  /** Said once more, it is taken back. */
  function say(rating: RatingDraft) {
    const isAgain = rating.stars === stars && rating.never === never
    mutate(isAgain ? NO_RATING : rating, {
      onError: () =>
        toast({ topic: TOPIC, kind: 'error', title: 'Your rating could not be saved' }),
      onSuccess: () => clearToast(TOPIC),
    })
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be styled as one
    <div role="group" aria-label="Your rating" className="rating">
      <div className="rating-stars">
        {STARS.map((count) => (
          <button
            key={count}
            type="button"
            className={classNames('rating-star', count <= (stars ?? 0) && 'on')}
            aria-label={count === 1 ? '1 star' : `${count} stars`}
            aria-pressed={count === stars}
            onClick={() => say({ stars: count, never: false })}
          >
            <Star />
          </button>
        ))}
      </div>
      <button
        type="button"
        className={classNames('rating-heart', isLoved(mine) && 'on')}
        aria-label="Loved it"
        aria-pressed={isLoved(mine)}
        onClick={() => say({ stars: STARS_MAX, never: false })}
      >
        <Heart />
      </button>
      <Button
        kind={never ? 'enamel' : 'quiet'}
        size="sm"
        icon={never ? 'i-lucide-check' : 'i-lucide-thumbs-down'}
        aria-pressed={never}
        onClick={() => say({ stars: null, never: true })}
      >
        Not again
      </Button>
    </div>
  )
}
