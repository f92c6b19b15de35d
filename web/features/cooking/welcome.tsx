/** The first-time popup (Spec 2, sections 2 and 4): shown until dismissed once on this device. */
import './drawers/drawers.css'
import { useState } from 'react'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { COOKING_INTRO_KEY } from '#web/lib/storage-keys.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'

const POINTS: { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'i-lucide-timer',
    title: 'Timers',
    text: 'A step that takes minutes has its own timer. Add as many others as you like.',
  },
  {
    icon: 'i-lucide-list-checks',
    title: 'Ingredients',
    text: 'Open the list and tick off what is in the pot.',
  },
  {
    icon: 'i-lucide-book-open',
    title: 'Full recipe',
    text: 'Look ahead at every step without losing your place.',
  },
  {
    icon: 'i-lucide-message-circle',
    title: 'Coach',
    text: 'Unsure about a step? Ask, and get a short answer.',
  },
  {
    icon: 'i-lucide-mic',
    title: 'Hands-free',
    text: 'Tap the cream once, then just say “next” or “start the timer”. Arrow keys, a foot pedal and a tap at the edge of a step turn the page too.',
  },
]

export function Welcome() {
  const [isOpen, setOpen] = useState(() => !isMarked(COOKING_INTRO_KEY))

  function dismiss() {
    writeText(COOKING_INTRO_KEY, 'true')
    setOpen(false)
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && dismiss()}
      title="Welcome to Cooking Mode!"
      actions={
        <Button kind="heat" size="lg" full onClick={dismiss}>
          Got it, let's cook!
        </Button>
      }
    >
      <ul className="welcome-points">
        {POINTS.map(({ icon, title, text }) => (
          <li key={title}>
            <span className="welcome-icon">
              <Icon name={icon} />
            </span>
            <p>
              <b>{title}</b>
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
