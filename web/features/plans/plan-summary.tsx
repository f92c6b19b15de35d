/** 'Your Week Ahead': what the assistant wrote about the week (Spec 1, sections 2, 4 and 8). */
import './plan-summary.css'
import { useId } from 'react'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { collapsedSummary } from '#shared/plans/summary.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'
import { ReadMore } from '#web/ui/read-more.tsx'
import { useSummaryAge } from './plan-summary-age.ts'
import { useGenerateSummary } from './plans.queries.ts'

type PlanSummaryProps = { plan: WeeklyMealPlan; recipes: readonly Recipe[] }

export function PlanSummary({ plan, recipes }: PlanSummaryProps) {
  const titleId = useId()
  const generate = useGenerateSummary(plan)
  const age = useSummaryAge(plan)
  const summary = plan.weekly_summary

  function write() {
    generate.mutate(recipes, {
      onSuccess: (answer) => age.written(answer.plan.weekly_summary ?? ''),
    })
  }

  const button = { pending: generate.isPending, onClick: write }
  return (
    <section className="plan-summary" aria-labelledby={titleId} aria-busy={generate.isPending}>
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
      {age.isOutdated && !generate.isPending && (
        <p className="plan-summary-age small">
          <Icon name="i-lucide-history" size="sm" />
          The meals have changed since this was written.
        </p>
      )}
      {generate.data && !age.isOutdated && (
        <p className="muted small">
          Written by {generate.data.source === 'workers-ai' ? 'Workers AI' : 'the kitchen guide'}
        </p>
      )}
    </section>
  )
}
