/** The one button of hands-free cooking: the cream that listens, with its state in words beside it. */
import { readText, writeText } from '#web/lib/storage.ts'
import { VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'
import { VoiceButton, type VoiceState } from '#web/ui/voice-button.tsx'
import type { HandsFree, HandsFreeView } from './hands-free-view.ts'

type VoiceToggleProps = {
  handsFree: HandsFree
  /** The step shown, from 1. */
  step: number
}

export function VoiceToggle({ handsFree, step }: VoiceToggleProps) {
  const view = handsFree.view()
  const isOn = view.state === 'listening' || view.state === 'starting'

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
        {...looksOf(view, step)}
      />
    </div>
  )
}

type Looks = { state: VoiceState; title: string; hint: string }

function looksOf(view: HandsFreeView, step: number): Looks {
  switch (view.state) {
    case 'off':
      return {
        state: 'idle',
        title: 'Hands-free',
        // said before the first time, so that the tap is a yes to it (voice, 'Hearing')
        hint:
          readText(VOICE_NOTICE_KEY) === null
            ? 'Tap to talk. Your browser may send the sound to its speech service.'
            : 'Tap to talk',
      }
    case 'starting':
      return { state: 'muted', title: 'Starting…', hint: 'One moment' }
    case 'blocked':
      return {
        state: 'muted',
        title: 'Mic blocked',
        hint: 'Allow the microphone for this page in your browser, then tap',
      }
    case 'failed':
      return { state: 'muted', title: 'Mic off', hint: 'Listening kept stopping. Tap to try again' }
    case 'unloaded':
      return { state: 'muted', title: 'Mic off', hint: 'Check the connection, then tap' }
    case 'unsupported':
      return { state: 'unsupported', title: "Voice isn't available", hint: 'Use the big buttons' }
    case 'listening':
      if (view.isSpeaking) {
        const isStep = /^(?:Reading s|S)tep \d+$/.test(view.reply)
        const title = isStep ? `Reading step ${step}` : 'Speaking'
        return { state: 'speaking', title, hint: 'Tap to stop' }
      }
      // what came of it stands in the line, and is read out there
      if (view.heard !== '') return { state: 'heard', title: `“${view.heard}”`, hint: '' }
      return {
        state: 'listening',
        title: 'Listening',
        hint: view.live === '' ? '“Next”, “timer”, “repeat”' : `${view.live}…`,
      }
  }
}
