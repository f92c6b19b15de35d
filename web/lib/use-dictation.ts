/** One spoken message into a text field, by the browser's own recognition. Obeys nothing, knows no noun. */
import { useEffect, useRef, useState } from 'react'
import { canListen, listensLocally } from './speech-browser.ts'
import type { Recogniser, RecogniserState } from './speech-shape.ts'
import { isMarked, writeText } from './storage.ts'
import { VOICE_NOTICE_KEY } from './storage-keys.ts'

const LANGUAGE = 'en-GB'

/** `told`: it was said that sound may leave the device, and the next press is a yes to it. */
type DictationState = RecogniserState | 'told' | 'unloaded'

export type Dictation = {
  /** Whether there is anything to press at all. */
  isPossible: boolean
  isOn: boolean
  /** What is being said, as far as it is understood; '' in silence. */
  words: string
  /** What to know or do, in words; '' for nothing. */
  note: string
  press: () => void
}

const NOTES: Partial<Record<DictationState, string>> = {
  told: 'The sound may leave this device. Press again to speak.',
  starting: 'One moment…',
  listening: 'Listening',
  blocked: 'Allow the microphone for this page in your browser, then press again.',
  'no-microphone': 'No microphone is there, or another app has it.',
  elsewhere: 'Another tab is listening. Stop it there, then press again.',
  offline: 'The speech service cannot be reached.',
  failed: 'Listening kept stopping. Press to try again.',
  unsupported: "Voice isn't available in this browser.",
  unloaded: 'Check the connection, then press again.',
}

const ON: readonly DictationState[] = ['starting', 'listening', 'offline']

/** `onSaid` is given each message once, as it was heard. */
export function useDictation(onSaid: (words: string) => void): Dictation {
  const [state, setState] = useState<DictationState>('off')
  const [words, setWords] = useState('')
  const recogniser = useRef<Recogniser>(null)
  const latest = useRef(onSaid)
  useEffect(() => {
    latest.current = onSaid
  })
  /** Counted on by each press: the code that listens may come when it is not wanted any more. */
  const press = useRef(0)
  useEffect(
    () => () => {
      press.current++
      recogniser.current?.stop()
    },
    [],
  )

  async function listen() {
    const pressed = ++press.current
    setState('starting')
    try {
      const [{ createRecogniser }, isLocal] = await Promise.all([
        import('./speech.ts'),
        listensLocally(LANGUAGE),
      ])
      if (pressed !== press.current) return
      if (!isLocal && !isMarked(VOICE_NOTICE_KEY)) {
        writeText(VOICE_NOTICE_KEY, 'true')
        return setState('told')
      }
      recogniser.current ??= createRecogniser({
        lang: LANGUAGE,
        settings: () => ({ isOnce: true, isLocal, phrases: [] }),
        onState: (next) => {
          setState(next)
          if (!ON.includes(next)) setWords('')
        },
        onInterim: setWords,
        onFinal: ([heard = '']) => latest.current(heard),
      })
      recogniser.current.start()
    } catch {
      if (pressed === press.current) setState('unloaded')
    }
  }

  function stop() {
    press.current++
    recogniser.current?.stop()
    setState('off')
  }

  const isOn = ON.includes(state)
  return {
    isPossible: canListen(),
    isOn,
    words,
    note: NOTES[state] ?? '',
    press: () => {
      if (isOn) stop()
      else listen()
    },
  }
}

/** What was typed, and then what was said. */
export function joinedWords(typed: string, said: string): string {
  if (said === '' || typed === '' || /\s$/.test(typed)) return typed + said
  return `${typed} ${said}`
}
