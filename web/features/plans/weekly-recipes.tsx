/** /weekly-recipes: the recipes of a plan as cards (Spec 2, section 2, related routes). */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId } from 'react'
import { recipesById } from '#shared/recipes/by-id.ts'
import { totalMinutes } from '#shared/recipes/minutes.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { type NotFor, useNotFor } from '#web/search/use-not-for.ts'
import { WishHits } from '#web/search/wish-hits.tsx'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { RecipeArt } from '#web/ui/art/recipe-art.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { PictureCard, PictureGrid } from '#web/ui/picture-card.tsx'
import { Meta } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.tsx'
import { NotYet } from './not-yet.tsx'
import { planQuery } from './plans.queries.ts'

const NONE: readonly Recipe[] = []

export function WeeklyRecipes({ planId }: { planId: string }) {
  const plan = useQuery(planQuery(planId))
  const library = useQuery(recipesQuery)
  const notFor = useNotFor(library.data ?? NONE)
  if (plan.data === null) return <BackToMyWeek />
  if (!plan.data || !library.data) {
    return <NotYet failed="The recipes could not be loaded" queries={[plan, library]} />
  }
  const { name, selected_recipe_ids } = plan.data
  const recipes = recipesById(library.data)(selected_recipe_ids)

  return (
    <>
      <title>{`Recipes, ${name} · Dollop`}</title>
      <PageHeader
        back={
          <Link
            to="/weekly-plan/$planId"
            params={{ planId }}
            className={iconButtonClass()}
            aria-label="Back to the plan"
          >
            <Icon name="i-lucide-arrow-left" />
          </Link>
        }
        title="Weekly Recipes"
        text={name}
        actions={
          <Link
            to="/grocery-list/$planId"
            params={{ planId }}
            className={buttonClass({ kind: 'solid', size: 'sm' })}
          >
            <Icon name="i-lucide-shopping-basket" size="sm" />
            View Shopping List
          </Link>
        }
      />
      {recipes.length === 0 ? (
        <EmptyState
          spot={spotUrl('bowl')}
          title="No recipes found"
          text="This weekly plan doesn't have any recipes yet."
        />
      ) : (
        <PictureGrid>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <WeeklyRecipe recipe={recipe} notFor={notFor} />
            </li>
          ))}
        </PictureGrid>
      )}
    </>
  )
}

function WeeklyRecipe({ recipe, notFor }: { recipe: Recipe; notFor: NotFor }) {
  const minutes = totalMinutes(recipe)
  // the links are called what the spec calls them; which recipe they are of is their description
  const nameId = useId()
  return (
    <PictureCard
      title={<span id={nameId}>{recipe.name}</span>}
      art={<RecipeArt recipe={recipe} />}
      description={recipe.description}
      meta={minutes !== null && <Meta icon="i-lucide-clock">{minutes} min</Meta>}
      notes={<WishHits hits={[]} notFor={notFor.get(recipe.id)} />}
      aside={
        <div className="flex flex-wrap gap-2">
          <Link
            to="/cooking/$recipeId"
            params={{ recipeId: recipe.id }}
            className={buttonClass({ size: 'sm' })}
            aria-describedby={nameId}
          >
            View Recipe
          </Link>
          <Link
            to="/cooking-mode/$recipeId"
            params={{ recipeId: recipe.id }}
            className={buttonClass({ kind: 'heat', size: 'sm' })}
            aria-describedby={nameId}
          >
            <Icon name="i-lucide-flame" size="sm" />
            Cook Now
          </Link>
        </div>
      }
    />
  )
}

/** A missing plan says so and returns to My Week. */
function BackToMyWeek() {
  const navigate = useNavigate()
  useEffect(() => {
    toast({
      kind: 'error',
      title: 'Plan not found',
      text: "The meal plan you're looking for doesn't exist.",
    })
    navigate({ to: '/this-week', replace: true })
  }, [navigate])
  return <NotYet title="Weekly Recipes" failed="" queries={[]} />
}
