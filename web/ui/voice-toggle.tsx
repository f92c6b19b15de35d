/** The one button of hands-free: the cream that listens, with its state in words beside it. */
import './voice-toggle.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { RECORD_NOTICE_KEY, VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'
import { voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { IconButton } from './icon-button.tsx'
import { VoiceButton } from './voice-button.tsx'
import { VoiceConsent } from './voice-consent.tsx'
import { looksOf, type VoiceWords } from './voice-looks.ts'

type VoiceToggleProps = { handsFree: HandsFree; words: VoiceWords; onHelp: () => void }

const ON: readonly string[] = ['listening', 'starting', 'offline', 'writing']

export function VoiceToggle({ handsFree, words, onHelp }: VoiceToggleProps) {
  const view = handsFree.view()
  const settings = useAtomValue(voiceSettingsAtom)
  const mode = view.isRecorded ? 'tap' : settings.mode
  const isOn = ON.includes(view.state)
  const noticeKey = view.isRecorded ? RECORD_NOTICE_KEY : VOICE_NOTICE_KEY
  const isNoticeSeen = isMarked(noticeKey)
  const [isAsking, ask] = useState(false)

  function press() {
    if (view.isSpeaking) handsFree.silence()
    else if (isOn) handsFree.stop()
    else if (view.isRecorded && !isNoticeSeen) ask(true)
    else turnOn()
  }

  function turnOn() {
    writeText(noticeKey, 'true')
    handsFree.start()
  }

  return (
    <div className="voice-toggle">
      <VoiceButton
        wide
        label="Hands-free"
        pressed={isOn}
        onClick={press}
        {...looksOf(view, { mode, words, isNoticeSeen })}
      />
      <IconButton
        icon="i-lucide-circle-question-mark"
        size="sm"
        aria-label="What can I say?"
        className="voice-toggle-help"
        onClick={onHelp}
      />
      <VoiceConsent open={isAsking} onOpenChange={ask} onAgree={turnOn} />
    </div>
  )
}
