/** Saving what was arranged, and what to do when another window saved first. */
import { useState } from 'react'
import type { MealSchedule, WeeklyMealPlan } from '#shared/plans/schema.ts'
import { hasCode } from '#web/lib/api.ts'
import { toast } from '#web/ui/toast.tsx'
import { useSaveSchedule } from '../plans-schedule.queries.ts'

type SaveProps = {
  plan: WeeklyMealPlan
  /** The plan that the arranging began with. */
  seen: WeeklyMealPlan
  schedule: MealSchedule
  hasChanges: boolean
  onSaved: () => void
}

export function useSave({ plan, seen, schedule, hasChanges, onSaved }: SaveProps) {
  const { mutate, isPending } = useSaveSchedule(plan.id)
  const [isTold, setTold] = useState(false)

  function save(over: WeeklyMealPlan) {
    if (isPending) return
    mutate(
      { schedule, seen: over },
      {
        onSuccess: () => {
          toast({ topic: 'schedule', title: 'Schedule Saved' })
          onSaved()
        },
        onError: (error) => {
          if (hasCode(error, 'stale')) {
            // nothing of one's own: the other schedule, read again by now, is the one to show
            if (!hasChanges) return onSaved()
            return setTold(true)
          }
          toast({
            topic: 'schedule',
            kind: 'error',
            title: 'Error',
            text: 'Failed to save meal schedule. Please try again.',
          })
        },
      },
    )
  }

  return {
    isSaving: isPending,
    save: () => save(seen),
    /** Over what is stored now: after it was said that this is another schedule. */
    saveOver: () => save(plan),
    /** Another schedule was saved meanwhile, and a choice is to be made. */
    isTold,
    forget: () => setTold(false),
  }
}
