/** Says a search instead of typing it, where the browser can listen; the words go into the field. */
import { useEffect, useRef, useState } from 'react'
import { canListen, listensLocally } from '#web/lib/speech-browser.ts'
import type { Recogniser, RecogniserState } from '#web/lib/speech-shape.ts'
import { isMarked, writeText } from '#web/lib/storage.ts'
import { VOICE_NOTICE_KEY } from '#web/lib/storage-keys.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { toast } from '#web/ui/toast.tsx'

const LANGUAGE = 'en-GB'
const WORDS_OF: Partial<Record<RecogniserState, string>> = {
  blocked: 'The microphone is blocked. Allow it in the browser and try again.',
  'no-microphone': 'There is no microphone, or another program uses it.',
  elsewhere: 'Another tab is listening.',
  unsupported: 'This browser cannot listen.',
  failed: 'The browser stopped listening. Please try again.',
  offline: 'Listening needs a connection here.',
}

export function SpeakSearch({ onText }: { onText: (text: string) => void }) {
  const [isListening, setListening] = useState(false)
  const recogniser = useRef<Recogniser>(undefined)
  /** Counted on by each press: the code that listens may come when it is not wanted any more. */
  const press = useRef(0)

  useEffect(
    () => () => {
      press.current++
      recogniser.current?.stop()
    },
    [],
  )

  function follow(state: RecogniserState) {
    setListening(state === 'starting' || state === 'listening')
    const text = WORDS_OF[state]
    if (!text) return
    toast({ topic: 'speak-search', kind: 'error', title: 'Not listening', text })
    if (state === 'offline') recogniser.current?.stop()
  }

  function stop() {
    press.current++
    recogniser.current?.stop()
    setListening(false)
  }

  async function listen() {
    const pressed = ++press.current
    setListening(true)
    try {
      const [{ createRecogniser }, isLocal] = await Promise.all([
        import('#web/lib/speech.ts'),
        listensLocally(LANGUAGE),
      ])
      if (pressed !== press.current) return
      tellOnce(isLocal)
      recogniser.current ??= createRecogniser({
        lang: LANGUAGE,
        settings: () => ({ isOnce: true, isLocal, phrases: [] }),
        onState: follow,
        onInterim: (text) => text && onTextNow.current(text),
        onFinal: ([text = '']) => text && onTextNow.current(text),
      })
      recogniser.current.start()
    } catch {
      // the part of the page that listens did not come
      if (pressed === press.current) follow('failed')
    }
  }

  const onTextNow = useRef(onText)
  useEffect(() => {
    onTextNow.current = onText
  }, [onText])

  if (!canListen()) return null
  return (
    <IconButton
      icon="i-lucide-mic"
      kind="flat"
      size="sm"
      className="search-mic"
      aria-label="Speak"
      aria-pressed={isListening}
      onClick={() => (isListening ? stop() : listen())}
    />
  )
}

/** Where the sound may go is said before it is listened to for the first time. */
function tellOnce(isLocal: boolean) {
  if (isMarked(VOICE_NOTICE_KEY)) return
  writeText(VOICE_NOTICE_KEY, 'true')
  const text = isLocal ? 'The sound stays on this device.' : 'The sound may leave this device.'
  toast({ topic: 'speak-search', kind: 'info', title: 'Listening', text })
}
