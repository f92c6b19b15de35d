/** The planner on a page of its own, for its tests. */
// the tray lies above the cards only with the tokens of the page
import '#web/styles.css'
import { useSearch } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { tagsOf } from '#shared/recipes/tags.ts'
import { type Answers, renderScreen } from '#web/testing/screen.tsx'
import { Planner } from '../planner.tsx'

export const CREATE = 'POST /api/functions/create-complete-meal-plan'

export type PlannerScreen = { recipes?: Recipe[]; answers?: Answers }

function PlannerPage() {
  const { step } = useSearch({ strict: false })
  // the room that the shell leaves at the end: without it the tray lies on the last card
  return (
    <div style={{ paddingBottom: 'calc(var(--nav-height) + 50px)' }}>
      <Planner step={step} />
    </div>
  )
}

/** Opens the settings of a chef who has no plans yet. */
export async function openPlanner({ recipes = [], answers }: PlannerScreen) {
  const { screen, calls, router } = await renderScreen({
    at: '/planner',
    routes: { '/planner': PlannerPage },
    answers: {
      'GET /api/recipes': recipes,
      'GET /api/recipes/tags': tagsOf(recipes),
      'GET /api/weekly-meal-plans': [],
      'GET /api/profiles': [],
      ...answers,
    },
  })
  return {
    screen,
    router,
    calls: (name: string) => calls.filter(({ method, path }) => `${method} ${path}` === name),
  }
}

export function created(plan: WeeklyMealPlan) {
  return () => ({ status: 201, body: { weeklyMealPlan: plan, groceryList: null } })
}

export function refused(status: number, code = status < 500 ? 'validation_failed' : 'internal') {
  return () => ({ status, body: { error: { code, message: 'No' } } })
}
