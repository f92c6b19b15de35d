/** The one button of hands-free: the cream that listens, with its state in words beside it. */
import './voice-toggle.css'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import type { HandsFree } from '#web/lib/hands-free/hands-free-view.ts'
import { type VoiceSettings, voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { IconButton } from './icon-button.tsx'
import { VoiceButton } from './voice-button.tsx'
import { VoiceConsent } from './voice-consent.tsx'
import { looksOf, type VoiceWords } from './voice-looks.ts'
import { isNoticeSeen, isVoiceOn, pressVoice, turnVoiceOn } from './voice-press.ts'

type VoiceToggleProps = {
  handsFree: HandsFree
  words: VoiceWords
  onHelp: () => void
  /** The button's accessible name. */
  label?: string
  /** How it listens here, whatever is chosen elsewhere. */
  mode?: VoiceSettings['mode']
}

export function VoiceToggle(props: VoiceToggleProps) {
  const { handsFree, words, onHelp, label = 'Hands-free' } = props
  const settings = useAtomValue(voiceSettingsAtom)
  const view = handsFree.view()
  const mode = view.isRecorded ? 'tap' : (props.mode ?? settings.mode)
  const [isAsking, ask] = useState(false)
  return (
    <div className="voice-toggle">
      <VoiceButton
        wide
        label={label}
        pressed={isVoiceOn(view)}
        onClick={() => pressVoice(handsFree, () => ask(true))}
        {...looksOf(view, { mode, words, isNoticeSeen: isNoticeSeen(view) })}
      />
      <IconButton
        icon="i-lucide-circle-question-mark"
        size="sm"
        aria-label="What can I say?"
        className="voice-toggle-help"
        onClick={onHelp}
      />
      <VoiceConsent open={isAsking} onOpenChange={ask} onAgree={() => turnVoiceOn(handsFree)} />
    </div>
  )
}
