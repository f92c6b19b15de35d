/** Says that the meals are not those of the list any more, and brings it up to date. */
import './list-update.css'
import { useRef } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { toast } from '#web/ui/toast.tsx'
import { useIsListOutdated, useUpdateGroceryList } from './groceries-update.queries.ts'

export function ListUpdate({ planId }: { planId: string }) {
  const isOutdated = useIsListOutdated(planId)
  const update = useUpdateGroceryList(planId)
  const place = useRef<HTMLDivElement>(null)
  const isShown = isOutdated || update.isPending

  async function bringUpToDate() {
    try {
      const list = await update.mutateAsync()
      if (!list) return
      toast({ topic: 'grocery list', title: 'Grocery List Updated!', text: aboutTicks(list) })
      // its button goes: the keyboard stays where it was
      place.current?.focus({ preventScroll: true })
    } catch {
      toast({
        topic: 'grocery list',
        kind: 'error',
        title: 'Error',
        text: 'Failed to update grocery list. Please try again.',
      })
    }
  }

  // its words have a place before they come, or nobody would be told of them
  return (
    <div ref={place} tabIndex={-1} className={classNames('list-update', isShown && 'on')}>
      {isShown && <img className="spot" src={spotUrl('carrot')} alt="" width={52} height={52} />}
      <p role="status" className="list-update-words">
        {isShown && (
          <>
            <b>The meals have changed.</b> <span>The list still shops for the old ones.</span>
          </>
        )}
      </p>
      {isShown && (
        <Button
          size="sm"
          icon="i-lucide-refresh-cw"
          pending={update.isPending}
          pendingLabel="Optimizing..."
          onClick={bringUpToDate}
        >
          Update the list
        </Button>
      )}
    </div>
  )
}

function aboutTicks({ checked_items: { length } }: GroceryList): string {
  if (length === 0) return 'It shops for the meals of now.'
  return length === 1 ? 'Your tick is still there.' : `Your ${length} ticks are still there.`
}
