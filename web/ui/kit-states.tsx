/** The kit page's ways to wait, to be empty, to fail and to fold. */
import { spotUrl } from './art/art-url.ts'
import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { Collapsible } from './collapsible.tsx'
import { EmptyState, ErrorState } from './empty-state.tsx'
import { Part } from './kit-part.tsx'
import { AssistantMark } from './mark.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

export function KitStates() {
  return (
    <Part title="Loading, empty, failed">
      <Card pad className="kit-stack">
        <Loading className="kit-stack">
          <Skeleton height={130} radius={18} />
          <Skeleton height={24} width="70%" />
          <Skeleton height={16} />
        </Loading>
      </Card>
      <Card>
        <EmptyState
          level={3}
          spot={spotUrl('pot')}
          title="No chefs in the kitchen yet!"
          action={<Button kind="solid">Join the Kitchen!</Button>}
        />
      </Card>
      <Card>
        <ErrorState
          level={3}
          spot={spotUrl('onion')}
          title="Failed to load recipes"
          text="Please try again."
          onRetry={() => undefined}
        />
      </Card>
      <Card className="kit-wide">
        <Collapsible
          title="Produce"
          spot={spotUrl('carrot')}
          count={3}
          countLabel="open"
          caps
          level={3}
        >
          <p className="kit-note">2 x leeks</p>
        </Collapsible>
      </Card>
      <Card pad className="kit-note">
        <AssistantMark />
        <span>The assistant</span>
      </Card>
    </Part>
  )
}
