/** The assistant's summary of this week's plan. */
import { Link } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { collapsedSummary } from '#shared/plans/summary.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { useGenerateSummary } from '#web/features/plans/plans.queries.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ReadMore } from '#web/ui/read-more.tsx'

type WeeklyInsightsProps = { plan: WeeklyMealPlan | null; library: readonly Recipe[] }

export function WeeklyInsights({ plan, library }: WeeklyInsightsProps) {
  return (
    <section className="insights" aria-labelledby="weekly-insights">
      <div className="insights-top">
        <AssistantMark />
        <div>
          <h2 id="weekly-insights" className="section-title">
            Weekly Insights
          </h2>
          <p className="muted small">AI-powered summary of your meal plan</p>
        </div>
      </div>
      {plan ? (
        <Insights key={plan.id} plan={plan} library={library} />
      ) : (
        <>
          <p>No meal plan yet</p>
          <Link to="/planner" className={buttonClass({ kind: 'solid', size: 'sm' })}>
            Create Plan
          </Link>
        </>
      )}
      <Link
        {...(plan
          ? ({ to: '/weekly-plan/$planId', params: { planId: plan.id } } as const)
          : ({ to: '/this-week' } as const))}
        className={buttonClass({ size: 'sm', className: 'insights-on' })}
      >
        View Week
        <Icon name="i-lucide-arrow-right" size="sm" />
      </Link>
    </section>
  )
}

/** What was written stays as it is here; writing it anew is for the plan's own page. */
function Insights({ plan, library }: { plan: WeeklyMealPlan; library: readonly Recipe[] }) {
  const generate = useGenerateSummary(plan)
  const summary = plan.weekly_summary

  function write() {
    const chosen = new Set(plan.selected_recipe_ids)
    generate.mutate(library.filter(({ id }) => chosen.has(id)))
  }

  if (summary === null) {
    return (
      <>
        <p>No weekly summary available</p>
        <Button
          size="sm"
          icon="i-lucide-sparkles"
          pending={generate.isPending}
          pendingLabel="Generating..."
          onClick={write}
        >
          Generate Summary
        </Button>
      </>
    )
  }
  return (
    <>
      <ReadMore
        key={summary}
        text={summary}
        beginning={collapsedSummary(summary)}
        textClass="insights-text"
      />
      {generate.data && (
        <p className="muted small">
          Written by {generate.data.source === 'workers-ai' ? 'Workers AI' : 'the kitchen guide'}
        </p>
      )}
    </>
  )
}
