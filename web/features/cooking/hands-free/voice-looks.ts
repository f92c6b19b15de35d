/** The words and the face of hands-free in each of its states: never the colour alone. Pure. */
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import type { VoiceState } from '#web/ui/voice-button.tsx'
import type { HandsFreeView } from './hands-free-view.ts'

type Looks = { state: VoiceState; title: string; hint: string }

type Situation = {
  mode: VoiceSettings['mode']
  /** The step shown, from 1. */
  step: number
  /** The cook has read where the sound may go. */
  isNoticeSeen: boolean
}

export function looksOf(view: HandsFreeView, situation: Situation): Looks {
  switch (view.state) {
    case 'off':
      return speakingLooks(view, situation) ?? heardLooks(view) ?? offLooks(view, situation)
    case 'starting':
      return speakingLooks(view, situation) ?? muted('Starting…', 'One moment')
    case 'blocked':
      return muted('Mic blocked', 'Allow the microphone for this page in your browser, then tap')
    case 'no-microphone':
      return muted('No microphone', 'None is there, or another app has it. Tap to try again')
    case 'elsewhere':
      return muted('Listening elsewhere', 'Another tab has the microphone. Stop it there, then tap')
    case 'offline':
      return muted('No connection', 'The speech service cannot be reached. Trying again…')
    case 'failed':
      return muted('Mic off', 'Listening kept stopping. Tap to try again')
    case 'unloaded':
      return muted('Mic off', 'Check the connection, then tap')
    case 'unsupported':
      return { state: 'unsupported', title: "Voice isn't available", hint: 'Use the big buttons' }
    case 'listening':
      return (
        speakingLooks(view, situation) ?? heardLooks(view) ?? listeningLooks(view, situation.mode)
      )
  }
}

function muted(title: string, hint: string): Looks {
  return { state: 'muted', title, hint }
}

/** Said before the first time, so that the tap is a yes to it (voice, 'Hearing'). */
function offLooks({ isLocal }: HandsFreeView, { mode, isNoticeSeen }: Situation): Looks {
  const where = isLocal
    ? 'The sound stays on this device.'
    : 'Your browser may send the sound to its speech service.'
  const title = mode === 'tap' && isNoticeSeen ? 'Tap to talk' : 'Hands-free'
  return { state: 'idle', title, hint: isNoticeSeen ? 'Tap to talk' : `Tap to talk. ${where}` }
}

function speakingLooks({ isSpeaking, reply }: HandsFreeView, { step }: Situation): Looks | null {
  if (!isSpeaking) return null
  const isStep = /^(?:Reading s|S)tep \d+$/.test(reply)
  const title = isStep ? `Reading step ${step}` : 'Speaking'
  return { state: 'speaking', title, hint: 'Tap to stop' }
}

/** What came of it stands in the line, and is read out there. */
function heardLooks({ heard }: HandsFreeView): Looks | null {
  return heard === '' ? null : { state: 'heard', title: `“${heard}”`, hint: '' }
}

const EXAMPLES: Record<VoiceSettings['mode'], string> = {
  open: '“Next”, “timer”, “repeat”',
  wake: '“Hey Chef, next”',
  tap: 'Say one thing, such as “next”',
}

function listeningLooks({ live, isSilent }: HandsFreeView, mode: VoiceSettings['mode']): Looks {
  const title = 'Listening'
  if (live !== '') return { state: 'listening', title, hint: `${live}…` }
  const hint = isSilent ? 'Nothing heard yet. Is the right microphone on?' : EXAMPLES[mode]
  return { state: 'listening', title, hint }
}
