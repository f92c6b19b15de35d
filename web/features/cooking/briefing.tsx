/** 'Ready to Cook?': what is coming, and tips on it for those who want them. */
import './briefing.css'
import { Link } from '@tanstack/react-router'
import type { Timer } from '#shared/cooking/timer.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useWhoCannot } from '#web/features/recipes/who-cannot.queries.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { WhoCannot } from '#web/ui/who-cannot.tsx'
import { CookingTips } from './cooking-tips.tsx'
import { RecipeFacts, RecipeTags } from './drawers/recipe-facts.tsx'
import { TimerStrip } from './timers/timer-strip.tsx'

type BriefingProps = {
  recipe: Recipe
  /** Where the cook stood, from 0. */
  step: number
  /** They run on from before. */
  timers: readonly Timer[]
  onStart: () => void
  onLeave: () => void
}

export function Briefing({ recipe, step, timers, onStart, onLeave }: BriefingProps) {
  const isWide = useMediaQuery('(min-width: 1024px)')
  const hasSteps = recipe.method.length > 0
  const whoCannot = useWhoCannot(recipe)
  return (
    <main className="briefing page-in">
      <header className="briefing-head">
        <IconButton icon="i-lucide-x" size="lg" aria-label="Exit" onClick={onLeave} />
        <h1 className="page-title">Ready to Cook?</h1>
      </header>
      <div className="briefing-recipe">
        <div className="briefing-picture">
          <RecipeArt recipe={recipe} wide={!isWide} eager />
          <p className="label card-title briefing-name" dir="auto">
            {recipe.name}
          </p>
        </div>
        <div className="briefing-words">
          <RecipeTags tags={recipe.tags} />
          <RecipeFacts recipe={recipe} />
          {recipe.description && (
            <p className="briefing-description" dir="auto">
              {recipe.description}
            </p>
          )}
          <WhoCannot state={whoCannot} />
          <TimerStrip timers={timers.map((timer) => ({ timer }))} />
          <CookingTips recipe={recipe} />
        </div>
      </div>
      <footer className="briefing-actions">
        {hasSteps ? (
          <>
            {step > 0 && (
              <p className="briefing-note">
                <Icon name="i-lucide-bookmark" size="sm" />
                <span>You were at step {step + 1}. It goes on from there.</span>
              </p>
            )}
            <Button kind="heat" size="lg" full icon="i-lucide-flame" onClick={onStart}>
              Start Cooking Mode
            </Button>
            <p className="briefing-note">
              <Icon name="i-lucide-sun" size="sm" />
              <span>Your screen will stay awake while you cook.</span>
            </p>
          </>
        ) : (
          <>
            <p className="briefing-note">This recipe has no steps to cook by yet.</p>
            <Link
              to="/recipes/$recipeId"
              params={{ recipeId: recipe.id }}
              search={{ edit: true }}
              className={buttonClass({ kind: 'solid', size: 'lg', full: true })}
            >
              <Icon name="i-lucide-pencil" />
              Edit Recipe
            </Link>
          </>
        )}
      </footer>
    </main>
  )
}
