/** The kit page's dialogs, menus, toasts and tips. */
import { useState } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { IconButton } from './icon-button.tsx'
import { Part } from './kit-part.tsx'
import { Menu } from './menu.tsx'
import { toast } from './toast.tsx'
import { Tooltip } from './tooltip.tsx'

export function KitOverlays() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Part title="Overlays">
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Menu
        trigger={
          <Button kind="solid" icon="i-lucide-plus" endIcon="i-lucide-chevron-down">
            Add Recipe
          </Button>
        }
        items={[
          { label: 'Type it in', icon: 'i-lucide-pencil' },
          { label: 'From a photo', icon: 'i-lucide-camera' },
          { label: 'Delete', icon: 'i-lucide-trash-2', kind: 'danger' },
        ]}
      />
      <Button onClick={() => toast({ title: 'Schedule Saved' })}>Success</Button>
      <Button
        onClick={() =>
          toast({
            kind: 'error',
            title: 'Error',
            text: 'Failed to save meal schedule. Please try again.',
          })
        }
      >
        Error
      </Button>
      <Button
        onClick={() =>
          toast({
            kind: 'info',
            title: 'No items to add',
            text: 'All items are already checked off.',
            action: { label: 'Undo', onClick: () => undefined },
          })
        }
      >
        Info
      </Button>
      <Tooltip label="Collapse" side="right">
        <IconButton icon="i-lucide-panel-left-close" aria-label="Collapse" />
      </Tooltip>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="Assign Meals to Thursday"
        description="At most 4 meals a day."
        actions={
          <Button kind="solid" size="lg" full onClick={() => setOpen(false)}>
            Assign 2 meals
          </Button>
        }
      >
        {Array.from({ length: 30 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: thirty equal rows to scroll
          <p key={index}>Smoky Bean Chilli</p>
        ))}
      </Dialog>
    </Part>
  )
}
