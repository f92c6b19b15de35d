/** /this-week, My Week: every plan as a card (Spec 1, section 2; Spec 2, section 9). */
import './my-week.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { planOfWeek } from '#shared/plans/schedule.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { weekStartOf } from '#shared/plans/week.ts'
import { recipesById } from '#shared/recipes/by-id.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { recipesQuery } from '#web/features/recipes/recipes.queries.ts'
import { tipKey } from '#web/lib/storage-keys.ts'
import { useToday } from '#web/lib/use-today.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { Tip } from '#web/ui/tip.tsx'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { NotYet } from './not-yet.tsx'
import { PlanCard } from './plan-card.tsx'
import { plansQuery, useDeletePlan } from './plans.queries.ts'

export function MyWeek() {
  const plans = useQuery(plansQuery)
  const recipes = useQuery(recipesQuery)
  return (
    <>
      <title>My Week · Dollop</title>
      {plans.data && recipes.data ? (
        <ReadyWeek plans={plans.data} library={recipes.data} />
      ) : (
        <NotYet
          title="My Week"
          failed="Your plans could not be loaded"
          queries={[plans, recipes]}
        />
      )}
    </>
  )
}

type ReadyWeekProps = { plans: readonly WeeklyMealPlan[]; library: readonly Recipe[] }

function ReadyWeek({ plans, library }: ReadyWeekProps) {
  const profile = useCurrentProfile()
  const current = planOfWeek(plans, weekStartOf(useToday()))
  const recipesOf = recipesById(library)

  const remove = useDeletePlan()
  const cards = useRef<HTMLElement>(null)

  // asked and answered for here: the card is gone before the kitchen has answered
  function ask(plan: WeeklyMealPlan) {
    if (!window.confirm(`Delete "${plan.name}"? Its grocery list goes too.`)) return
    // the button goes with its card: the keyboard stays near
    cards.current?.focus({ preventScroll: true })
    remove.mutate(plan.id, {
      onSuccess: () => clearToast('delete plan'),
      onError: () =>
        toast({
          topic: 'delete plan',
          kind: 'error',
          title: 'Error',
          text: 'Failed to delete plan. Please try again.',
        }),
    })
  }

  return (
    <>
      <PageHeader title="My Week" actions={plans.length > 0 && <PlanMeals />} />
      <Tip
        storageKey={tipKey(profile.id, 'create_meal_plan')}
        title="Create Your Meal Plan"
        spot={spotUrl('hen')}
      >
        Pick a week and its meals, or let Dollop choose for you.
      </Tip>
      <section ref={cards} tabIndex={-1} aria-label="Your plans" className="outline-none">
        {plans.length === 0 ? (
          <EmptyState
            spot={spotUrl('pot')}
            title="No meal plan yet"
            text="Seven dinners, one shopping list, no more guessing at six o'clock."
            action={<PlanMeals />}
          />
        ) : (
          <ul className="plan-cards">
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanCard
                  plan={plan}
                  recipes={recipesOf(plan.selected_recipe_ids)}
                  isNow={plan.id === current?.id}
                  onDelete={() => ask(plan)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function PlanMeals() {
  return (
    <Link to="/planner" className={buttonClass({ kind: 'solid' })}>
      <Icon name="i-lucide-calendar-plus" />
      Plan Your Meals
    </Link>
  )
}
