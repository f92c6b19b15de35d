/** The button in the header that opens 'Ask the kitchen'. What listens is fetched with the first press. */
import './ask-button.css'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { primeVoice } from '#web/lib/prime-voice.ts'
import { useLater } from '#web/lib/use-later.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.tsx'

export function AskButton() {
  // the list in big type has a voice of its own
  const hasOwnVoice = useLocation({
    select: ({ pathname, search }) =>
      pathname.startsWith('/shopping') && 'view' in search && search.view === 'big',
  })
  return hasOwnVoice ? null : <Ask />
}

function Ask() {
  /** 0 while it is closed. */
  const [presses, setPresses] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const [load] = useState(() => async () => {
    try {
      return (await import('./ask-kitchen.tsx')).AskKitchen
    } catch (error) {
      setPresses(0)
      toast({
        kind: 'error',
        title: 'Voice could not be loaded',
        text: 'Check the connection, then press again.',
      })
      throw error
    }
  })
  const isOpen = presses > 0
  const AskKitchen = useLater(isOpen, load)

  function press() {
    primeVoice()
    setPresses(presses + 1)
  }

  function close() {
    setPresses(0)
    const { activeElement } = document
    const isWithin = activeElement?.closest('.ask-kitchen') !== null
    if (isWithin || activeElement === document.body) button.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <Button
        ref={button}
        size="sm"
        kind="blue"
        icon="i-lucide-mic"
        className="ask-button"
        aria-expanded={isOpen}
        onClick={press}
      >
        Ask the kitchen
      </Button>
      {AskKitchen && <AskKitchen presses={presses} onClose={close} />}
    </>
  )
}
