/** What speech recognition needs of the browser, gathered so that a test can put its own in place. */

/** The part of the browser's SpeechRecognition that is used here; the DOM types do not have it. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: RecognitionEvent) => void) | null
  start(): void
  abort(): void
}
export type RecognitionEvent = { resultIndex: number; results: ArrayLike<RecognitionResult> }
type RecognitionResult = ArrayLike<{ transcript: string }> & { isFinal: boolean }

export type RecogniserBrowser = {
  Recognition: (new () => Recognition) | undefined
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  /** Whether the cook still looks at the question for the microphone. */
  isAskingPermission: () => Promise<boolean>
  now: () => number
}

/** The page as it is now: `SpeechRecognition`, under either of its names, is looked up at each call. */
export function thisBrowser(): RecogniserBrowser {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition')
  return {
    Recognition: typeof found === 'function' ? (found as new () => Recognition) : undefined,
    page: document,
    isAskingPermission,
    now: () => Date.now(),
  }
}

async function isAskingPermission(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'prompt'
  } catch {
    return false
  }
}
