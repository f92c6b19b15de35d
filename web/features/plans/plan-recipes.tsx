/** The week's recipes at a glance. */
import { Link } from '@tanstack/react-router'
import type { Recipe } from '#shared/recipes/schema.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SectionHeader } from '#web/ui/page-header.tsx'
import { MealTicket } from './meal-ticket.tsx'

type PlanRecipesProps = { planId: string; recipes: readonly Recipe[] }

export function PlanRecipes({ planId, recipes }: PlanRecipesProps) {
  return (
    <section aria-labelledby="week-recipes">
      <SectionHeader
        id="week-recipes"
        title="This Week's Recipes"
        actions={
          <Link
            to="/weekly-recipes/$planId"
            params={{ planId }}
            className={buttonClass({ size: 'sm' })}
          >
            View Recipes
          </Link>
        }
      />
      {recipes.length === 0 ? (
        <p className="muted">This weekly plan doesn't have any recipes yet.</p>
      ) : (
        <ul className="plan-tickets plan-strip">
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <MealTicket recipe={recipe} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
