/** 'Update Shopping List (n)': what is unticked goes into the shopping list (Spec 2, section 5). */
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import { hasCode } from '#web/lib/api.ts'
import { wordsFor } from '#web/lib/error-words.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'
import { usePushToShoppingList } from './grocery-ticks.queries.ts'

type PushButtonProps = { list: GroceryList; planName: string; openCount: number }

const topic = 'push'

export function PushButton({ list, planName, openCount }: PushButtonProps) {
  const push = usePushToShoppingList(list, planName)
  const navigate = useNavigate()
  const isPushing = useRef(false)

  async function update() {
    // a double click comes before the button is drawn as busy
    if (isPushing.current) return
    isPushing.current = true
    try {
      const count = await push.mutateAsync()
      if (count === 0) {
        toast({
          topic,
          kind: 'info',
          title: 'No items to add',
          text: 'All items are already checked off.',
        })
        return
      }
      toast({
        topic,
        title: 'Success!',
        text: `Added ${count} ${count === 1 ? 'item' : 'items'} to your shopping list.`,
        action: { label: 'Open', onClick: () => navigate({ to: '/shopping' }) },
      })
    } catch (error) {
      toast({ topic, kind: 'error', title: 'Error', text: wordsOf(error) })
    } finally {
      isPushing.current = false
    }
  }

  return (
    <Button
      kind="solid"
      full
      icon="i-lucide-shopping-basket"
      pending={push.isPending}
      onClick={update}
    >
      {`Update Shopping List (${openCount})`}
    </Button>
  )
}

/** A list that is full stays so however often it is tried. */
function wordsOf(error: unknown): string {
  if (!hasCode(error, 'validation_failed'))
    return 'Failed to update shopping list. Please try again.'
  return `The shopping list is full: ${wordsFor(error)}.`
}
