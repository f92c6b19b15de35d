/** A kitchen for tests: a recogniser and a speaker that do as they are told, and a list that remembers. */
import { type Mock, vi } from 'vitest'
import type { Earcon } from '#web/lib/earcons.ts'
import type { SpeakerOptions } from '#web/lib/speaker.ts'
import type { RecogniserOptions } from '#web/lib/speech-shape.ts'
import type { VoiceSettings } from '#web/lib/voice-settings.ts'
import { goTo, type Session } from '../session.ts'
import { createHandsFree } from './hands-free.ts'
import type { ShoppingWish } from './hands-free-ports.ts'

type FakeKitchen = {
  /** Whether answers are heard; silent where a test looks at what is shown. */
  hasVoices?: boolean
  settings?: Partial<VoiceSettings>
  isLocal?: boolean
  /** Null where the list cannot be written to. */
  undoWish?: (() => void) | null
}

const RECIPE = {
  ingredients: [{ name: 'rice', quantity: '200', unit: 'g' }],
  method: ['Chop.', 'Fry.', 'Simmer.', 'Eat.'],
}

/** Hands-free is on, the first of four steps is shown, the clock stands until the test moves it. */
export function fakeKitchen(changes: FakeKitchen = {}) {
  const { hasVoices = false, isLocal = false, undoWish = () => undefined } = changes
  vi.useFakeTimers()
  let session: Session = {
    step: 0,
    servings: 4,
    timers: [],
    ticked: [],
    ringing: [],
    drawer: null,
  }
  let settings: VoiceSettings = {
    mode: 'open',
    answers: 'full',
    rate: 1,
    volume: 1,
    ...changes.settings,
  }
  let ears: RecogniserOptions | undefined
  let mouth: SpeakerOptions | undefined
  let spoken = ''
  let isSpeaking = false
  const finish: Mock<() => void> = vi.fn()
  const ask: Mock<(question: string) => void> = vi.fn()
  const playEarcon: Mock<(earcon: Earcon) => void> = vi.fn()
  const listen: Mock<() => void> = vi.fn(() => ears?.onState('listening'))
  const mediaKeys: Record<'start' | 'stop', Mock<() => void>> = { start: vi.fn(), stop: vi.fn() }
  let media: { next: () => void; previous: () => void; pause: () => void } | undefined
  const speaking = (next: boolean) => {
    isSpeaking = next
    mouth?.onSpeaking?.(next)
  }
  const handsFree = createHandsFree({
    recipe: () => RECIPE,
    read: () => session,
    change: (change) => {
      session = change(session)
    },
    ask,
    finish,
    addToList: async (_wish: ShoppingWish) => undoWish,
    settings: () => settings,
    changeSettings: (change) => {
      settings = { ...settings, ...change }
    },
    isLocal: async () => isLocal,
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
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
  })
  handsFree.start()
  return {
    handsFree,
    finish,
    ask,
    listen,
    playEarcon,
    mediaKeys,
    press: (key: 'next' | 'previous' | 'pause') => media?.[key](),
    settings: () => settings,
    recogniserSettings: () => ears?.settings?.(),
    state: (state: Parameters<RecogniserOptions['onState']>[0]) => ears?.onState(state),
    read: () => session,
    move: (step: number) => {
      session = goTo(session, step, RECIPE.method.length)
    },
    hear: (...alternatives: string[]) => ears?.onFinal(alternatives),
    half: (text: string) => ears?.onInterim(text),
    endSpeech: () => speaking(false),
    spoken: () => spoken,
  }
}
