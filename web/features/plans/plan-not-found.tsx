/** A plan that is not there, or is another chef's. */
import { Link } from '@tanstack/react-router'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type PlanNotFoundProps = { title?: string; text?: string }

export function PlanNotFound({
  title = 'Plan not found',
  text = "The meal plan you're looking for doesn't exist.",
}: PlanNotFoundProps) {
  return (
    <>
      <title>Plan not found · Dollop</title>
      <EmptyState
        level={1}
        spot={spotUrl('bowl')}
        title={title}
        text={text}
        action={
          <Link to="/this-week" className={buttonClass({ kind: 'solid' })}>
            Back to My Week
          </Link>
        }
      />
    </>
  )
}
