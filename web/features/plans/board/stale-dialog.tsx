/** Two windows arranged one week: the second to save chooses, and neither is lost unasked. */
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type StaleDialogProps = {
  open: boolean
  isSaving: boolean
  onSaveOver: () => void
  onLoadOther: () => void
  onClose: () => void
}

export function StaleDialog(props: StaleDialogProps) {
  const { open, isSaving, onSaveOver, onLoadOther, onClose } = props
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="This week was changed elsewhere"
      description="Somebody saved another schedule while you were arranging this one. Yours is still here, nothing is lost."
      actions={
        <>
          <Button size="lg" onClick={onLoadOther}>
            Load the other
          </Button>
          <Button
            kind="solid"
            size="lg"
            icon="i-lucide-save"
            pending={isSaving}
            pendingLabel="Saving..."
            onClick={onSaveOver}
          >
            Save mine over it
          </Button>
        </>
      }
    />
  )
}
