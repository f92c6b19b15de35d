/** 'Your Week Ahead': what the assistant wrote about the week (Spec 1, sections 2, 4 and 8). */
import { useId } from 'react'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { collapsedSummary } from '#shared/plans/summary.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ReadMore } from '#web/ui/read-more.tsx'
import { useGenerateSummary } from './plans.queries.ts'

type PlanSummaryProps = { plan: WeeklyMealPlan; recipes: readonly Recipe[] }

export function PlanSummary({ plan, recipes }: PlanSummaryProps) {
  const titleId = useId()
  const generate = useGenerateSummary(plan)
  const summary = plan.weekly_summary

  const button = { pending: generate.isPending, onClick: () => generate.mutate(recipes) }
  return (
    <section className="plan-summary" aria-labelledby={titleId}>
      <div className="plan-summary-top">
        <AssistantMark />
        <h2 id={titleId} className="section-title">
          Your Week Ahead
        </h2>
      </div>
      {summary === null ? (
        <>
          <p className="muted">No weekly summary available</p>
          <Button icon="i-lucide-sparkles" {...button} pendingLabel="Generating...">
            Generate Summary
          </Button>
        </>
      ) : (
        <ReadMore
          key={summary}
          text={summary}
          beginning={collapsedSummary(summary)}
          textClass="plan-summary-text"
          actionsClass="plan-summary-actions"
        >
          <Button size="sm" icon="i-lucide-refresh-cw" {...button} pendingLabel="Refreshing...">
            Refresh
          </Button>
        </ReadMore>
      )}
      {generate.data && (
        <p className="muted small">
          Written by {generate.data.source === 'workers-ai' ? 'Workers AI' : 'the kitchen guide'}
        </p>
      )}
    </section>
  )
}
