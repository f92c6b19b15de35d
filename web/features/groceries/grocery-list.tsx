/** /grocery-list: what one plan needs, to tick off and to send to the shopping list (Spec 2, section 2). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { planQuery } from '#web/features/plans/plans.queries.ts'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState, ErrorState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { iconButtonClass } from '#web/ui/icon-button.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { ListLoading } from '#web/ui/tick-list.tsx'
import { WaitingNote } from '#web/ui/waiting-note.tsx'
import { GroceryListItems } from './grocery-list-items.tsx'
import { useGroceryList } from './grocery-ticks.queries.ts'
import { GroceryTools } from './grocery-tools.tsx'
import { ListUpdate } from './list-update.tsx'
import { StartOver } from './start-over.tsx'

export function GroceryList({ planId }: { planId: string }) {
  const isWide = useMediaQuery('(min-width: 64em)')
  const list = useGroceryList(planId)
  const plan = useQuery(planQuery(planId))
  const failed = [list, plan].filter((query) => query.isError && query.data === undefined)

  if (failed.length > 0) {
    return (
      <Frame planId={planId}>
        <ErrorState
          spot={spotUrl('pot')}
          title="The grocery list could not be loaded"
          text="Please check the connection and try again."
          onRetry={() => failed.map((query) => query.refetch())}
          isRetrying={failed.some((query) => query.isFetching)}
        />
      </Frame>
    )
  }
  if (list.data === undefined || plan.data === undefined) {
    return (
      <Frame planId={planId}>
        <ListLoading text="Loading your shopping list..." />
      </Frame>
    )
  }
  if (list.data === null || plan.data === null) {
    return (
      <Frame planId={planId}>
        <EmptyState
          spot={spotUrl('leek')}
          title="No Grocery List Yet"
          text="Generate your grocery list from the weekly plan overview first."
          action={
            <Link
              to="/weekly-plan/$planId"
              params={{ planId }}
              className={buttonClass({ kind: 'solid' })}
            >
              Back to the plan
            </Link>
          }
        />
      </Frame>
    )
  }
  const startOver = <StartOver planId={planId} listId={list.data.id} />
  const tools = <GroceryTools list={list.data} planName={plan.data.name} />
  return (
    <Frame
      planId={planId}
      planName={plan.data.name}
      actions={
        <>
          {isWide && startOver}
          {tools}
        </>
      }
    >
      <WaitingNote count={list.waitingCount} one="tick is" many="ticks are" />
      <ListUpdate planId={planId} />
      <GroceryListItems
        list={list.data}
        planName={plan.data.name}
        footer={!isWide && <div className="flex justify-center">{startOver}</div>}
      />
    </Frame>
  )
}

type FrameProps = { planId: string; planName?: string; actions?: ReactNode; children: ReactNode }

function Frame({ planId, planName, actions, children }: FrameProps) {
  return (
    <>
      <title>{planName ? `Shopping List, ${planName} · Dollop` : 'Shopping List · Dollop'}</title>
      <PageHeader
        className="grocery-head"
        back={
          <Link
            to="/weekly-plan/$planId"
            params={{ planId }}
            className={iconButtonClass()}
            aria-label="Back to the weekly plan"
          >
            <Icon name="i-lucide-arrow-left" />
          </Link>
        }
        title="Shopping List"
        text={planName}
        actions={actions}
      />
      {children}
    </>
  )
}
