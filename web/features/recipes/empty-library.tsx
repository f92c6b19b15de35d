/** A kitchen without recipes: ours to start with, or one's own. */
import { spotUrl } from '#web/ui/art/art-url.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useAddStarterRecipes } from './recipes-change.queries.ts'

const topic = 'starter recipes'

export function EmptyLibrary() {
  const { mutateAsync, isPending } = useAddStarterRecipes()

  /** Awaited, not called back: once there are recipes this screen is gone. */
  async function add() {
    try {
      const count = await mutateAsync()
      toast({ topic, title: count === 1 ? '1 recipe added' : `${count} recipes added` })
    } catch {
      toast({ topic, kind: 'error', title: 'Error saving recipe', text: 'Please try again.' })
    }
  }

  return (
    <EmptyState
      spot={spotUrl('pot')}
      title="No recipes in the kitchen yet!"
      text="Start with a shelf of ours, or add your own with Add Recipe."
      action={
        <Button
          kind="solid"
          icon="i-lucide-sparkles"
          pending={isPending}
          pendingLabel="Adding..."
          onClick={add}
        >
          Add starter recipes
        </Button>
      }
    />
  )
}
