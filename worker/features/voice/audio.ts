/** Says whether bytes are a recording of ours, and how long where that stands in them. Decodes nothing. */
import { asciiAt, littleEndianAt } from '../../storage/walk-image.ts'

export type AudioKind = 'webm' | 'ogg' | 'wav'

const EBML_SIGNATURE = '\x1aE\xdf\xa3'
/** The names of codecs stand in the first headers of a file. */
const HEADERS_BYTES = 4_096
/** Opus counts its samples so, whatever was recorded. */
const OPUS_HZ = 48_000
const OGG_HEADER_BYTES = 27

/** The kind by the first bytes; `null` for anything but Opus in WebM or Ogg, and WAV. */
export function audioKindOf(bytes: Uint8Array): AudioKind | null {
  const start = asciiAt(bytes, 0, HEADERS_BYTES)
  if (start.startsWith(EBML_SIGNATURE)) return start.includes('A_OPUS') ? 'webm' : null
  if (start.startsWith('OggS')) return start.includes('OpusHead') ? 'ogg' : null
  return start.startsWith('RIFF') && start.slice(8, 12) === 'WAVE' ? 'wav' : null
}

/** Seconds of sound; `null` where the file does not say, as WebM made on the way does not. */
export function secondsOf(bytes: Uint8Array, kind: AudioKind): number | null {
  if (kind === 'wav') return wavSeconds(bytes)
  return kind === 'ogg' ? oggSeconds(bytes) : null
}

/** By the sound that is there: a header may promise less, and one that was never finished promises none. */
function wavSeconds(bytes: Uint8Array): number | null {
  let bytesPerSecond = 0
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = asciiAt(bytes, at, 4)
    if (name === 'fmt ') bytesPerSecond = littleEndianAt(bytes, at + 16, 4)
    if (name === 'data') return bytesPerSecond > 0 ? (bytes.length - at - 8) / bytesPerSecond : null
    const size = littleEndianAt(bytes, at + 4, 4)
    at += 8 + size + (size % 2)
  }
  return null
}

/** The last page says which sample it ends with. */
function oggSeconds(bytes: Uint8Array): number | null {
  for (let at = bytes.length - OGG_HEADER_BYTES; at >= 0; at--) {
    if (bytes[at] !== 0x4f || asciiAt(bytes, at, 4) !== 'OggS') continue
    return littleEndianAt(bytes, at + 6, 6) / OPUS_HZ
  }
  return null
}
