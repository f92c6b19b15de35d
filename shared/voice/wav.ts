/** Writes sound as WAV: 16 bits, one channel, as many samples as a voice needs. Pure. */

/** What recognisers are made for. */
const VOICE_HZ = 16_000
const HEADER_BYTES = 44
const FULL_SCALE = 32_767

/** `pieces` of one recording, one after the other, between -1 and 1, of `hz` samples a second. */
export function wavOf(pieces: readonly Float32Array[], hz: number): Uint8Array<ArrayBuffer> {
  const samples = joined(pieces)
  const rate = Math.min(hz, VOICE_HZ)
  const perSample = hz / rate
  const count = Math.floor(samples.length / perSample)
  const bytes = new Uint8Array(HEADER_BYTES + count * 2)
  const view = new DataView(bytes.buffer)
  writeHeader(view, rate, count * 2)
  for (let at = 0; at < count; at++) {
    const level = mean(samples, Math.floor(at * perSample), Math.floor((at + 1) * perSample))
    const sample = Math.round(Math.max(-1, Math.min(1, level)) * FULL_SCALE)
    view.setInt16(HEADER_BYTES + at * 2, sample, true)
  }
  return bytes
}

function joined(pieces: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}

/** Taking the mean of what falls together keeps hissing from folding into the voice. */
function mean(samples: Float32Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += samples[at] ?? 0
  return sum / (to - from)
}

function writeHeader(view: DataView, rate: number, soundBytes: number): void {
  const text = (at: number, words: string) => {
    for (const [place, char] of [...words].entries()) view.setUint8(at + place, char.charCodeAt(0))
  }
  text(0, 'RIFF')
  view.setUint32(4, HEADER_BYTES - 8 + soundBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, rate, true)
  view.setUint32(28, rate * 2, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, soundBytes, true)
}
