/** A browser's ears and mouth for tests of hands-free: they do as they are told. */
import { type Mock, vi } from 'vitest'
import type { Earcon } from '#web/lib/earcons.ts'
import type { HandsFreePorts } from '#web/lib/hands-free/hands-free-ports.ts'
import type { MediaKeyMoves } from '#web/lib/media-keys.ts'
import type { SpeakerOptions } from '#web/lib/speaker.ts'
import type { RecogniserOptions } from '#web/lib/speech-shape.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'

export type FakeVoice = {
  /** Whether answers are heard; silent where a test looks at what is shown. */
  hasVoices?: boolean
  settings?: Partial<VoiceSettings>
  isLocal?: boolean
}

/** The clock stands until the test moves it. */
export function fakeVoice({ hasVoices = false, isLocal = false, ...changes }: FakeVoice = {}) {
  vi.useFakeTimers()
  let settings: VoiceSettings = {
    mode: 'open',
    answers: 'full',
    rate: 1,
    volume: 1,
    ...changes.settings,
  }
  let ears: RecogniserOptions | undefined
  let mouth: SpeakerOptions | undefined
  let media: MediaKeyMoves | undefined
  let spoken = ''
  let isSpeaking = false
  let utterance = 0
  let isOpen = false
  /** The number of the utterance that is being spoken. */
  const numbered = () => {
    if (!isOpen) utterance++
    isOpen = true
    return utterance
  }
  const playEarcon: Mock<(earcon: Earcon) => void> = vi.fn()
  const listen: Mock<() => void> = vi.fn(() => ears?.onState('listening'))
  const mediaKeys: Record<'start' | 'stop', Mock<() => void>> = { start: vi.fn(), stop: vi.fn() }
  const speaking = (next: boolean) => {
    isSpeaking = next
    mouth?.onSpeaking?.(next)
  }
  const ports: HandsFreePorts = {
    settings: () => settings,
    isLocal: async () => isLocal,
    now: () => Date.now(),
    playEarcon,
    makeMediaKeys: (moves) => {
      media = moves
      return mediaKeys
    },
    makeRecogniser: (options) => {
      ears = options
      return { start: listen, stop: () => options.onState('off'), state: () => 'listening' }
    },
    makeSpeaker: (options) => {
      mouth = options
      return {
        speak: (text) => {
          spoken = text
          speaking(true)
        },
        cancel: () => isSpeaking && speaking(false),
        hasVoices: () => hasVoices,
        isSpeaking: () => isSpeaking,
        spoken: () => spoken,
        prime: () => {},
        setRate: () => {},
        setVolume: () => {},
      }
    },
  }
  return {
    ports,
    listen,
    playEarcon,
    mediaKeys,
    press: (key: keyof MediaKeyMoves) => media?.[key](),
    settings: () => settings,
    changeSettings: (change: Partial<VoiceSettings>) => {
      settings = { ...settings, ...change }
    },
    recogniserSettings: () => ears?.settings?.(),
    state: (state: Parameters<RecogniserOptions['onState']>[0]) => ears?.onState(state),
    hear: (...alternatives: string[]) => {
      const number = numbered()
      isOpen = false
      ears?.onFinal(alternatives, number)
    },
    half: (text: string) => ears?.onInterim(text, numbered()),
    /** Other words for the utterance that was heard last. */
    hearChanged: (...alternatives: string[]) => ears?.onFinal(alternatives, utterance),
    /** The words so far never end. */
    drop: () => {
      isOpen = false
    },
    endSpeech: () => speaking(false),
    spoken: () => spoken,
  }
}
