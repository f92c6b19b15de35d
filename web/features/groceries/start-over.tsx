/** Throws a plan's list away, so that another can be made. */
import { useNavigate } from '@tanstack/react-router'
import { wordsFor } from '#web/lib/error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { clearToast, toast } from '#web/ui/toast.tsx'
import { useDeleteGroceryList } from './groceries.queries.ts'

export function StartOver({ planId, listId }: { planId: string; listId: string }) {
  const remove = useDeleteGroceryList(planId)
  const navigate = useNavigate()

  async function startOver() {
    if (!window.confirm('Start over? This grocery list and its ticks will be deleted.')) return
    try {
      await remove.mutateAsync(listId)
      clearToast('start over')
      await navigate({ to: '/weekly-plan/$planId', params: { planId } })
    } catch (error) {
      toast({ topic: 'start over', kind: 'error', title: 'Error', text: wordsFor(error) })
    }
  }

  return (
    <Button
      kind="quiet"
      size="sm"
      icon="i-lucide-rotate-ccw"
      pending={remove.isPending}
      onClick={startOver}
    >
      Start over
    </Button>
  )
}
