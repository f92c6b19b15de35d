/** The same meals on the same days of another week, as a plan of its own with its own groceries. */
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { copyOfPlan } from '#shared/plans/copy.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { addWeeksTo, weekStartOf } from '#shared/plans/week.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { isMarked } from '#web/lib/storage.ts'
import { PLAIN_MERGING_KEY } from '#web/lib/storage-keys.ts'
import { useToday } from '#web/lib/use-today.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { SegmentedControl } from '#web/ui/segmented-control.tsx'
import { toast } from '#web/ui/toast.tsx'
import { weekDates } from './plan-dates.ts'
import { plansQuery } from './plans.queries.ts'
import { useCreatePlan } from './plans-create.queries.ts'
import { WeekInput } from './week-input.tsx'

type CopyPlanProps = {
  plan: WeeklyMealPlan
  recipes: readonly Recipe[]
  isOpen: boolean
  onClose: () => void
}

export function CopyPlan({ plan, recipes, isOpen, onClose }: CopyPlanProps) {
  const thisWeek = weekStartOf(useToday())
  const weekAfter = addWeeksTo(plan.week_start_date, 1)
  const isLongPast = weekAfter < thisWeek
  const [week, setWeek] = useState(isLongPast ? thisWeek : weekAfter)
  const { data: plans = [] } = useQuery(plansQuery)
  const { mutate, isPending } = useCreatePlan()
  const navigate = useNavigate()

  function copy() {
    // on its way out the dialog can still be clicked
    if (isPending || !isOpen) return
    const plain = isMarked(PLAIN_MERGING_KEY)
    const draft = copyOfPlan(plan, { week, recipeIds: recipes.map(({ id }) => id) })
    mutate(
      { ...draft, plain },
      {
        onSuccess: ({ weeklyMealPlan }) => {
          toast({ topic: 'new plan', title: 'Plan copied', text: weekDates(week) })
          // who is arranging this week may choose to stay with it
          onClose()
          navigate({ to: '/weekly-plan/$planId', params: { planId: weeklyMealPlan.id } })
        },
        onError: () =>
          toast({
            topic: 'new plan',
            kind: 'error',
            title: 'Failed to create meal plan',
            text: 'There was an error creating your meal plan. Please try again.',
          }),
      },
    )
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title="Copy to another week"
      description="The same meals on the same days, with a grocery list of its own."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            kind="solid"
            icon="i-lucide-copy"
            pending={isPending}
            pendingLabel="Copying..."
            onClick={copy}
          >
            Copy the plan
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <SegmentedControl
          label="Week"
          options={[
            { value: thisWeek, label: 'This Week' },
            { value: addWeeksTo(thisWeek, 1), label: 'Next Week' },
          ]}
          value={week}
          onChange={setWeek}
        />
        <Field label="Week start date" hint={hintFor(week, plans)}>
          <WeekInput value={week} onChange={setWeek} />
        </Field>
      </div>
    </Dialog>
  )
}

/** Of several plans of one week the newest counts (contract, Decisions). */
function hintFor(week: string, plans: readonly WeeklyMealPlan[]): string {
  const isTaken = plans.some((plan) => plan.week_start_date === week)
  return isTaken
    ? `${weekDates(week)}. This week has a plan already; the copy will be the one that counts.`
    : weekDates(week)
}
