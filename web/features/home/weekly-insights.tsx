/** The assistant's summary of this week's plan. */
import { Link } from '@tanstack/react-router'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { AssistantMark } from '#web/ui/mark.tsx'

export function WeeklyInsights({ plan }: { plan: WeeklyMealPlan | null }) {
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
        <p className="insights-text">{plan.weekly_summary ?? 'No weekly summary available'}</p>
      ) : (
        <>
          <p className="insights-text">No meal plan yet</p>
          <Link to="/planner" className={buttonClass({ kind: 'solid', size: 'sm' })}>
            Create Plan
          </Link>
        </>
      )}
      <Link
        {...(plan
          ? ({ to: '/weekly-plan/$planId', params: { planId: plan.id } } as const)
          : ({ to: '/this-week' } as const))}
        className={buttonClass({ size: 'sm' })}
      >
        View Week
        <Icon name="i-lucide-arrow-right" size="sm" />
      </Link>
    </section>
  )
}
