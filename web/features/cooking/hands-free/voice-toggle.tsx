/** The one button of hands-free cooking: the cream that listens, with its state in words beside it. */
import { useAtomValue } from 'jotai'
import { readText, writeText } from '#web/lib/storage.ts'
import { VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'
import { voiceSettingsAtom } from '#web/lib/voice-settings.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { VoiceButton } from '#web/ui/voice-button.tsx'
import type { HandsFree } from './hands-free-view.ts'
import { looksOf } from './voice-looks.ts'

type VoiceToggleProps = {
  handsFree: HandsFree
  /** The step shown, from 1. */
  step: number
  onHelp: () => void
}

const ON: readonly string[] = ['listening', 'starting', 'offline']

export function VoiceToggle({ handsFree, step, onHelp }: VoiceToggleProps) {
  const view = handsFree.view()
  const { mode } = useAtomValue(voiceSettingsAtom)
  const isOn = ON.includes(view.state)
  const isNoticeSeen = readText(VOICE_NOTICE_KEY) !== null

  function press() {
    if (view.isSpeaking) handsFree.silence()
    else if (isOn) handsFree.stop()
    else {
      writeText(VOICE_NOTICE_KEY, 'true')
      handsFree.start()
    }
  }

  return (
    <div className="cook-voice">
      <VoiceButton
        wide
        label="Hands-free"
        pressed={isOn}
        onClick={press}
        {...looksOf(view, { mode, step, isNoticeSeen })}
      />
      <IconButton
        icon="i-lucide-circle-question-mark"
        size="sm"
        aria-label="What can I say?"
        className="cook-voice-help"
        onClick={onHelp}
      />
    </div>
  )
}
