/** Unpacks deflate and gzip up to a size and not a byte further, whatever the packed bytes would give. */
import { Gunzip, Inflate } from 'fflate'
import { ArchiveError } from './fault.ts'

/** Packed bytes fed at once: at most a thousand times as many come out before the size is looked at. */
const SLICE_BYTES = 16_384

/** Deflated bytes, unpacked. Throws `ArchiveError`: bomb beyond `maxBytes`, broken. */
export function inflate(packed: Uint8Array, maxBytes: number): Uint8Array {
  return unpack((take) => new Inflate(take), packed, maxBytes)
}

/** A gzip, unpacked. Throws as `inflate`. */
export function gunzip(packed: Uint8Array, maxBytes: number): Uint8Array {
  return unpack((take) => new Gunzip(take), packed, maxBytes)
}

type Unpacker = { push: (slice: Uint8Array, isLast: boolean) => void }

function unpack(
  start: (take: (piece: Uint8Array) => void) => Unpacker,
  packed: Uint8Array,
  maxBytes: number,
): Uint8Array {
  const pieces: Uint8Array[] = []
  let bytes = 0
  const unpacker = start((piece) => {
    bytes += piece.length
    if (bytes > maxBytes) throw new ArchiveError({ code: 'bomb' })
    pieces.push(piece)
  })
  try {
    for (let at = 0; at < packed.length; at += SLICE_BYTES) {
      const end = at + SLICE_BYTES
      unpacker.push(packed.subarray(at, end), end >= packed.length)
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw error
    throw new ArchiveError({ code: 'broken' }, { cause: error })
  }
  return joined(pieces, bytes)
}

function joined(pieces: readonly Uint8Array[], bytes: number): Uint8Array {
  const whole = new Uint8Array(bytes)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}
