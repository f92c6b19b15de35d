/** What recording agrees to, in full on every screen, before the first sentence is sent anywhere. */
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

const NOTICE = 'What you say after tapping is sent to be written down. Nothing else is recorded.'

type VoiceConsentProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** In the tap itself: browsers open a microphone in one only. */
  onAgree: () => void
}

export function VoiceConsent({ open, onOpenChange, onAgree }: VoiceConsentProps) {
  function agree() {
    onAgree()
    onOpenChange(false)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Tap to talk"
      description={NOTICE}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button kind="solid" onClick={agree}>
            Talk
          </Button>
        </>
      }
    />
  )
}
