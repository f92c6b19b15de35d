/** What else can be done with a plan: behind one button in its header. Its dialogs are loaded when asked for. */
import { lazy, Suspense, useState } from 'react'
import type { WeeklyMealPlan } from '#shared/plans/schema.ts'
import type { Recipe } from '#shared/recipes/schema.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { addToCalendar } from './plan-calendar.ts'
import { PrintedWeek } from './printed-week.tsx'

const DIALOGS = {
  rename: lazy(async () => {
    const { RenamePlan } = await import('./rename-plan.tsx')
    return { default: RenamePlan }
  }),
  copy: lazy(async () => {
    const { CopyPlan } = await import('./copy-plan.tsx')
    return { default: CopyPlan }
  }),
}

type PlanMenuProps = { plan: WeeklyMealPlan; recipes: readonly Recipe[] }

export function PlanMenu({ plan, recipes }: PlanMenuProps) {
  // the last one stays, so that it can close with grace
  const [shown, setShown] = useState<{ dialog: keyof typeof DIALOGS; isOpen: boolean } | null>(null)
  const Dialog = shown && DIALOGS[shown.dialog]
  const open = (dialog: keyof typeof DIALOGS) => () => setShown({ dialog, isOpen: true })

  return (
    <>
      <Menu
        trigger={<IconButton icon="i-lucide-ellipsis" aria-label="More for this plan" />}
        items={[
          { label: 'Rename', icon: 'i-lucide-pencil', onSelect: open('rename') },
          {
            label: 'Copy to another week',
            icon: 'i-lucide-copy',
            disabled: recipes.length === 0,
            onSelect: open('copy'),
          },
          {
            label: 'Add to calendar',
            icon: 'i-lucide-calendar-plus',
            onSelect: () => addToCalendar(plan, recipes),
          },
          {
            label: 'Print the week',
            icon: 'i-lucide-printer',
            // the menu closes first: the browser's dialog holds the page still
            onSelect: () => setTimeout(() => window.print()),
          },
        ]}
      />
      <PrintedWeek plan={plan} recipes={recipes} />
      {Dialog && (
        <Suspense>
          <Dialog
            plan={plan}
            recipes={recipes}
            isOpen={shown.isOpen}
            onClose={() => setShown({ ...shown, isOpen: false })}
          />
        </Suspense>
      )}
    </>
  )
}
