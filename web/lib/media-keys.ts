/** The media keys of headphones, keyboards and remotes, which browsers send to a page that plays sound. */

export type MediaKeyMoves = { next: () => void; previous: () => void; pause: () => void }

type MediaKeys = {
  /** To be called from a tap: plays silence, for the keys come only while something plays. */
  start: () => void
  stop: () => void
}

type MediaKeyBrowser = {
  session: Pick<MediaSession, 'setActionHandler'> | undefined
  makeAudio: (url: string) => Pick<HTMLAudioElement, 'loop' | 'play' | 'pause' | 'src'>
}

/** Browsers take shorter sounds for effects that own no keys. */
const SILENCE_SECONDS = 10
const RATE = 8_000

/** Refusals are logged only: the other ways to move go on. `browser` is given by tests. */
export function createMediaKeys(
  moves: MediaKeyMoves,
  browser: MediaKeyBrowser = thisBrowser(),
): MediaKeys {
  let audio: ReturnType<MediaKeyBrowser['makeAudio']> | null = null
  let url = ''

  const handlers: [MediaSessionAction, () => void][] = [
    ['nexttrack', moves.next],
    ['previoustrack', moves.previous],
    ['pause', moves.pause],
    ['play', moves.pause],
  ]

  function handle(isOn: boolean) {
    for (const [action, act] of handlers) {
      try {
        browser.session?.setActionHandler(action, isOn ? act : null)
      } catch {
        // a key that this browser does not know
      }
    }
  }

  return {
    start() {
      if (audio !== null || browser.session === undefined) return
      playAndRecord()
      url = URL.createObjectURL(silence())
      audio = browser.makeAudio(url)
      audio.loop = true
      handle(true)
      audio.play().catch((error: unknown) => console.warn('Media keys are not ours:', error))
    },
    stop() {
      if (audio === null) return
      audio.pause()
      audio = null
      URL.revokeObjectURL(url)
      handle(false)
    },
  }
}

/** On iOS sound that plays would else take the microphone away. */
function playAndRecord() {
  const session: unknown = Reflect.get(navigator, 'audioSession')
  if (typeof session === 'object' && session !== null)
    Reflect.set(session, 'type', 'play-and-record')
}

/** A WAV of nothing: header, then samples in the middle. */
function silence(): Blob {
  const samples = SILENCE_SECONDS * RATE
  const bytes = new Uint8Array(44 + samples).fill(128)
  const view = new DataView(bytes.buffer)
  const write = (at: number, text: string) =>
    [...text].forEach((letter, index) => {
      bytes[at + index] = letter.charCodeAt(0)
    })
  write(0, 'RIFF')
  view.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, RATE, true)
  view.setUint32(28, RATE, true)
  view.setUint16(32, 1, true)
  view.setUint16(34, 8, true)
  write(36, 'data')
  view.setUint32(40, samples, true)
  return new Blob([bytes], { type: 'audio/wav' })
}

function thisBrowser(): MediaKeyBrowser {
  return {
    session: 'mediaSession' in navigator ? navigator.mediaSession : undefined,
    makeAudio: (url) => new Audio(url),
  }
}
