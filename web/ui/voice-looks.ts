/** The words and the face of hands-free in each of its states: never the colour alone. Pure. */
import type { HandsFreeView } from '#web/lib/hands-free/hands-free-view.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import type { VoiceState } from './voice-button.tsx'

type Looks = { state: VoiceState; title: string; hint: string }

/** What hands-free says of itself in one place of the app. */
export type VoiceWords = {
  /** What it is called before the first time; 'Hands-free' where nothing else is said. */
  name?: string
  /** What could be said, by how it listens. */
  examples: Record<VoiceSettings['mode'], string>
  /** What to do where there is no voice. */
  instead: string
  /** While this reply is spoken; 'Speaking' where there is nothing better. */
  speaking?: (reply: string) => string | null
}

type Situation = {
  mode: VoiceSettings['mode']
  words: VoiceWords
  /** It has been read where the sound may go. */
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
    case 'writing':
      return muted('Writing it down…', 'One moment')
    case 'nothing-heard':
      return muted('Nothing heard', 'Tap and say it again, a little nearer')
    case 'unwritten':
      return muted('Not written down', 'The kitchen could not make it out. Tap and say it again')
    case 'unsent':
      return muted('No connection', 'The kitchen cannot be reached. Tap and say it again')
    case 'failed':
      return muted('Mic off', 'Listening kept stopping. Tap to try again')
    case 'unloaded':
      return muted('Mic off', 'Check the connection, then tap')
    case 'unsupported':
      return {
        state: 'unsupported',
        title: "Voice isn't available",
        hint: [view.whyNot, situation.words.instead].filter(Boolean).join(' '),
      }
    case 'listening':
      return speakingLooks(view, situation) ?? heardLooks(view) ?? listeningLooks(view, situation)
  }
}

function muted(title: string, hint: string): Looks {
  return { state: 'muted', title, hint }
}

/** Said before the first time, so that the tap is a yes to it (voice, 'Hearing'). */
function offLooks(view: HandsFreeView, { mode, words, isNoticeSeen }: Situation): Looks {
  const where = view.isLocal
    ? 'The sound stays on this device.'
    : 'The sound may leave this device.'
  const name = words.name ?? 'Hands-free'
  // recording asks for itself, in full
  if (!isNoticeSeen && view.isRecorded) return { state: 'idle', title: name, hint: 'Tap to talk' }
  if (!isNoticeSeen) return { state: 'idle', title: name, hint: `Tap to talk. ${where}` }
  if (mode === 'tap') return { state: 'idle', title: 'Tap to talk', hint: words.examples.tap }
  return { state: 'idle', title: name, hint: 'Tap to talk' }
}

function speakingLooks({ isSpeaking, reply }: HandsFreeView, { words }: Situation): Looks | null {
  if (!isSpeaking) return null
  return { state: 'speaking', title: words.speaking?.(reply) ?? 'Speaking', hint: 'Tap to stop' }
}

/** What came of it stands in the line, and is read out there. */
function heardLooks({ heard }: HandsFreeView): Looks | null {
  return heard === '' ? null : { state: 'heard', title: `“${heard}”`, hint: '' }
}

function listeningLooks({ live, isSilent }: HandsFreeView, { mode, words }: Situation): Looks {
  const title = 'Listening'
  if (live !== '') return { state: 'listening', title, hint: `${live}…` }
  const hint = isSilent ? 'Nothing heard yet. Is the right microphone on?' : words.examples[mode]
  return { state: 'listening', title, hint }
}
