/** 'Add to calendar': the plan's meals as a file that every calendar takes. */
import { planCalendar } from '#shared/plans/calendar.ts'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { toast } from '#web/ui/toast.tsx'

export function addToCalendar(plan: WeeklyMealPlan, recipes: readonly Recipe[]): void {
  const text = planCalendar({ plan, recipes, origin: location.origin, now: new Date() })
  if (text === null) {
    toast({
      kind: 'info',
      title: 'Nothing for the calendar yet',
      text: 'Give a meal a day first: only meals with a day are added.',
    })
    return
  }
  saveFile(`week-of-${plan.week_start_date}.ics`, text, 'text/calendar;charset=utf-8')
  toast({ title: 'Calendar file saved', text: 'Open it to add the meals to your calendar.' })
}
