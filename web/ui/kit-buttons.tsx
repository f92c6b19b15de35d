/** The kit page's buttons. */
import { useState } from 'react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'
import { Part } from './kit-part.tsx'

export function KitButtons() {
  return (
    <Part title="Buttons">
      <Button kind="heat" size="lg" icon="i-lucide-flame">
        Start Cooking
      </Button>
      <Button kind="solid" icon="i-lucide-plus">
        Add Recipe
      </Button>
      <Button>View Recipe</Button>
      <Button kind="blue" icon="i-lucide-message-circle">
        Ask Coach
      </Button>
      <Button size="sm">View Week</Button>
      <Button kind="quiet">Skip</Button>
      <Button kind="danger" icon="i-lucide-trash-2">
        Clear Shopping List
      </Button>
      <Button disabled>Create Meal Plan</Button>
      <PendingButton />
      <Button kind="heat" size="cook" icon="i-lucide-timer">
        Start Timer
      </Button>
      <IconButton icon="i-lucide-pencil" aria-label="Edit" />
      <IconButton icon="i-lucide-trash-2" kind="danger" size="sm" aria-label="Delete" />
      <IconButton icon="i-lucide-x" kind="flat" aria-label="Close" />
      <IconButton icon="i-lucide-arrow-right" kind="solid" size="lg" aria-label="Next" />
    </Part>
  )
}

function PendingButton() {
  const [isPending, setPending] = useState(true)
  return (
    <>
      <Button kind="solid" icon="i-lucide-save" pending={isPending} pendingLabel="Saving...">
        Save Recipe
      </Button>
      <Button kind="quiet" size="sm" onClick={() => setPending(!isPending)}>
        Busy or not
      </Button>
    </>
  )
}
