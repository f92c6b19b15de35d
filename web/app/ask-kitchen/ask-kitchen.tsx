/** 'Ask the kitchen': listens for one sentence, shows what it heard and did, and goes away after it. */
import './ask-kitchen.css'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HandsFreeView } from '#web/lib/hands-free/hands-free-view.ts'
import { useBackCloses } from '#web/lib/use-back-closes.ts'
import { useLater } from '#web/lib/use-later.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VoiceConsent } from '#web/ui/voice-consent.tsx'
import { VoiceLine } from '#web/ui/voice-line.tsx'
import { isNoticeSeen, pressVoice, turnVoiceOn } from '#web/ui/voice-press.ts'
import { VoiceToggle } from '#web/ui/voice-toggle.tsx'
import { KITCHEN_COMMANDS, KITCHEN_WORDS } from './kitchen-commands.ts'
import { useKitchenVoice } from './use-kitchen-voice.ts'

const loadHelp = async () => (await import('#web/ui/voice-help.tsx')).VoiceHelp

type AskKitchenProps = {
  /** How often the button in the header was pressed since this is open. */
  presses: number
  onClose: () => void
}

export function AskKitchen({ presses, onClose }: AskKitchenProps) {
  const { handsFree, isHelpOpen, showHelp } = useKitchenVoice()
  const view = handsFree.view()
  // the one that is there, not the one on its way: its entry of the history is the one to go back over
  const page = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href })
  const Help = useLater(isHelpOpen, loadHelp)
  const [isAsking, ask] = useState(false)

  const press = useEffectEvent(() => {
    // the first time one reads where the sound may go, and presses again
    if (presses > 1 || isNoticeSeen(handsFree.view())) pressVoice(handsFree, () => ask(true))
  })
  useEffect(() => {
    if (presses > 0) press()
  }, [presses])
  useCloseByKey(!isHelpOpen, onClose)
  useCloseAfter(view, onClose)

  return (
    <section className="ask-kitchen" aria-label="Ask the kitchen">
      <BackCloses key={page} onClose={onClose} />
      <div className="ask-kitchen-top">
        <VoiceToggle
          handsFree={handsFree}
          words={KITCHEN_WORDS}
          label="Talk to the kitchen"
          mode="tap"
          onHelp={() => showHelp(true)}
        />
        <IconButton icon="i-lucide-x" size="sm" kind="flat" aria-label="Close" onClick={onClose} />
      </div>
      <VoiceLine handsFree={handsFree} />
      <VoiceConsent open={isAsking} onOpenChange={ask} onAgree={() => turnVoiceOn(handsFree)} />
      {Help && (
        <Help
          open={isHelpOpen}
          onOpenChange={showHelp}
          isRecorded={view.isRecorded}
          commands={KITCHEN_COMMANDS}
          without="Without a voice: everything here works by touch and by keys."
        />
      )}
    </section>
  )
}

/** It stays while pages change: each of them has its own way back. */
function BackCloses({ onClose }: { onClose: () => void }) {
  useBackCloses(true, onClose)
  return null
}

function useCloseByKey(isOn: boolean, onClose: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isForModal = document.querySelector('[role="dialog"]') !== null
    if (event.key === 'Escape' && !event.defaultPrevented && !isForModal) onClose()
  })
  useEffect(() => {
    if (!isOn) return
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** Once what came of a sentence has been read and can no longer be undone. */
function useCloseAfter(view: HandsFreeView, onClose: () => void) {
  const hasAnswered = useRef(false)
  const { state, reply, ignored, canUndo, isSpeaking, heard } = view
  const isAnswering = reply !== '' || ignored !== '' || canUndo || isSpeaking || heard !== ''
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (isAnswering) hasAnswered.current = true
    else if (state !== 'off') hasAnswered.current = false
    else if (hasAnswered.current) close()
  }, [isAnswering, state])
}
