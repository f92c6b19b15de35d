/** The week's recipes at a glance; each can be swapped or taken out, and others come in. */
import './plan-recipes.css'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { MEALS_PER_PLAN_MAX } from '#shared/plans/limits.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import type { NotFor } from '#web/search/use-not-for.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { SectionHeader } from '#web/ui/page-header.tsx'
import { toast } from '#web/ui/toast.tsx'
import { MealTicket } from './meal-ticket.tsx'
import { usePlanMeals } from './use-plan-meals.ts'

const ChooseRecipe = lazy(async () => {
  const { ChooseRecipe } = await import('./choose-recipe.tsx')
  return { default: ChooseRecipe }
})

type PlanRecipesProps = {
  plan: WeeklyMealPlan
  recipes: readonly Recipe[]
  library: readonly Recipe[]
  notFor?: NotFor
  /** While the days are being arranged the meals stay what they are. */
  isLocked?: boolean
}

/** `out` is the recipe that another one is to replace; null when one is to be added. */
type Choosing = { out: Recipe | null; isOpen: boolean }

export function PlanRecipes(props: PlanRecipesProps) {
  const { plan, recipes, library, notFor, isLocked = false } = props
  const meals = usePlanMeals(plan.id)
  // the last one stays, so that the dialog can close with grace
  const [choosing, setChoosing] = useState<Choosing | null>(null)
  const section = useRef<HTMLElement>(null)
  const choices = library.filter((recipe) => !plan.selected_recipe_ids.includes(recipe.id))

  function add() {
    if (plan.selected_recipe_ids.length < MEALS_PER_PLAN_MAX) {
      setChoosing({ out: null, isOpen: true })
    } else toast({ kind: 'info', title: `A week holds ${MEALS_PER_PLAN_MAX} meals` })
  }

  function remove(recipe: Recipe) {
    // its menu goes with it: the keyboard stays near
    section.current?.focus({ preventScroll: true })
    meals.remove(recipe)
  }

  return (
    <section ref={section} tabIndex={-1} className="plan-recipes" aria-labelledby="week-recipes">
      <SectionHeader
        id="week-recipes"
        title="This Week's Recipes"
        actions={
          <>
            {!isLocked && (
              <Button
                size="sm"
                icon="i-lucide-plus"
                aria-label="Add a recipe to the plan"
                onClick={add}
              >
                Add
              </Button>
            )}
            <Link
              to="/weekly-recipes/$planId"
              params={{ planId: plan.id }}
              className={buttonClass({ size: 'sm' })}
            >
              View Recipes
            </Link>
          </>
        }
      />
      {recipes.length === 0 ? (
        <p className="muted">This weekly plan doesn't have any recipes yet.</p>
      ) : (
        <ul className="plan-tickets plan-strip">
          {recipes.map((recipe, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a swap leaves the keyboard on the same menu
            <li key={place} className={isLocked ? undefined : 'plan-recipe'}>
              <MealTicket recipe={recipe} notFor={notFor?.get(recipe.id)} />
              {!isLocked && (
                <RecipeMenu
                  recipe={recipe}
                  isLast={recipes.length === 1}
                  onSwap={() => setChoosing({ out: recipe, isOpen: true })}
                  onRemove={() => remove(recipe)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {choosing && (
        <Suspense>
          <ChooseRecipe
            title={choosing.out ? `Swap ${choosing.out.name}` : 'Add a recipe'}
            icon={choosing.out ? 'i-lucide-arrow-left-right' : 'i-lucide-plus'}
            library={library}
            choices={choices}
            isOpen={choosing.isOpen}
            onClose={() => setChoosing({ ...choosing, isOpen: false })}
            onChoose={(recipe) =>
              choosing.out ? meals.swap(choosing.out, recipe) : meals.add(recipe)
            }
          />
        </Suspense>
      )}
    </section>
  )
}

type RecipeMenuProps = {
  recipe: Recipe
  /** The only one: a plan has at least one meal. */
  isLast: boolean
  onSwap: () => void
  onRemove: () => void
}

function RecipeMenu({ recipe, isLast, onSwap, onRemove }: RecipeMenuProps) {
  return (
    <Menu
      trigger={
        <IconButton
          icon="i-lucide-ellipsis-vertical"
          kind="flat"
          size="sm"
          className="plan-recipe-menu"
          aria-label={`More for ${recipe.name}`}
        />
      }
      items={[
        { label: 'Swap for another', icon: 'i-lucide-arrow-left-right', onSelect: onSwap },
        {
          label: 'Remove from the plan',
          icon: 'i-lucide-trash-2',
          kind: 'danger',
          disabled: isLast,
          onSelect: onRemove,
        },
      ]}
    />
  )
}
