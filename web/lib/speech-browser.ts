/** What speech recognition needs of the browser, gathered so that a test can put its own in place. */

/** The part of the browser's SpeechRecognition that is used here; the DOM types do not have it. */
export type Recognition = {
  lang: string
  continuous: boolean
  interimResults: boolean
  maxAlternatives: number
  /** Present where the browser can recognise on the device. */
  processLocally?: boolean
  /** Present where the browser takes hints. */
  phrases?: unknown
  onstart: (() => void) | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  onresult: ((event: RecognitionEvent) => void) | null
  start(): void
  abort(): void
}
export type RecognitionEvent = { resultIndex: number; results: ArrayLike<RecognitionResult> }
export type RecognitionResult = ArrayLike<{ transcript: string; confidence?: number }> & {
  isFinal: boolean
}

export type RecogniserBrowser = {
  Recognition: (new () => Recognition) | undefined
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
  /** Whether the cook still looks at the question for the microphone. */
  isAskingPermission: () => Promise<boolean>
  now: () => number
  /** Takes the microphone for this tab and answers how to let go; null when another tab has it. */
  takeMicrophone?: () => Promise<(() => void) | null>
  /** A hint that these words are likely; null where the browser takes none. */
  makePhrase?: ((words: string) => unknown) | null
}

const LOCK = 'microphone'
/** How much likelier a hinted phrase becomes, of at most 10. */
const BOOST = 4

/** The page as it is now: `SpeechRecognition`, under either of its names, is looked up at each call. */
export function thisBrowser(): RecogniserBrowser {
  const Phrase: unknown = Reflect.get(globalThis, 'SpeechRecognitionPhrase')
  return {
    Recognition: findRecognition(),
    page: document,
    isAskingPermission,
    now: () => Date.now(),
    ...(navigator.locks && { takeMicrophone }),
    makePhrase:
      typeof Phrase === 'function' ? (words) => Reflect.construct(Phrase, [words, BOOST]) : null,
  }
}

/** Null where there is a name for it but nothing behind it. */
export function makeRecognition(Recognition: new () => Recognition): Recognition | null {
  try {
    return new Recognition()
  } catch {
    return null
  }
}

/** Whether the browser can listen at all; it may still turn out to provide no service. */
export function canListen(): boolean {
  return findRecognition() !== undefined
}

/** Whether the browser lets a page record at all; pages without https have no microphone. */
export function canRecord(): boolean {
  return navigator.mediaDevices?.getUserMedia !== undefined && 'AudioContext' in globalThis
}

/** Whether speech of this language is recognised on the device, so that no sound leaves it. */
export async function listensLocally(lang: string): Promise<boolean> {
  const available: unknown = findRecognition() && Reflect.get(findRecognition() ?? {}, 'available')
  if (typeof available !== 'function') return false
  try {
    const options = { langs: [lang], processLocally: true }
    return (await available.call(findRecognition(), options)) === 'available'
  } catch {
    return false
  }
}

/**
 * Whether each start of listening makes a sound, as on Android: then it is better asked for by a tap than
 * kept going. Told by what such phones alone offer to pages, never by their name.
 */
export function beepsAtEachStart(): boolean {
  return 'NDEFReader' in globalThis || 'ContactsManager' in globalThis
}

function findRecognition(): (new () => Recognition) | undefined {
  const found: unknown =
    Reflect.get(globalThis, 'SpeechRecognition') ??
    Reflect.get(globalThis, 'webkitSpeechRecognition')
  return typeof found === 'function' ? (found as new () => Recognition) : undefined
}

async function isAskingPermission(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'microphone' })
    return state === 'prompt'
  } catch {
    return false
  }
}

/** One tab at a time: two would cut each other off. */
function takeMicrophone(): Promise<(() => void) | null> {
  return new Promise((resolve) => {
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (lock === null) return resolve(null)
        return new Promise<void>((letGo) => resolve(() => letGo()))
      })
      // a browser that refuses locks is one where tabs cannot be told apart
      .catch(() => resolve(() => undefined))
  })
}
