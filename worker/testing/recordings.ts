/** Small recordings, by their headers; the sound in them is silence. */

const ascii = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0))

/** WAV of this length; `promised` is what the header says of the sound's bytes. */
export function wavOf(seconds: number, promised?: number): Uint8Array {
  const sound = Math.round(seconds * 16_000) * 2
  const bytes = new Uint8Array(44 + sound)
  const view = new DataView(bytes.buffer)
  bytes.set(ascii('RIFF'))
  bytes.set(ascii('WAVEfmt '), 8)
  view.setUint32(4, 36 + sound, true)
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, 16_000, true)
  view.setUint32(28, 32_000, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  bytes.set(ascii('data'), 36)
  view.setUint32(40, promised ?? sound, true)
  return bytes
}

export function webmOf(codec = 'A_OPUS'): Uint8Array {
  return Uint8Array.from([0x1a, 0x45, 0xdf, 0xa3, ...ascii(`....webm....${codec}....`)])
}

/** Two pages; the last one ends with the sample of this second. */
export function oggOf(seconds: number): Uint8Array {
  const page = (sample: number, content: string) => {
    const header = new Uint8Array(27)
    header.set(ascii('OggS'))
    new DataView(header.buffer).setBigUint64(6, BigInt(sample), true)
    return [...header, ...ascii(content)]
  }
  return Uint8Array.from([...page(0, 'OpusHead'), ...page(seconds * 48_000, 'sound')])
}

/** The form that the page sends. */
export function audioForm(...recordings: (Uint8Array | string)[]): FormData {
  const form = new FormData()
  for (const recording of recordings) {
    form.append(
      'audio',
      typeof recording === 'string' ? recording : new File([new Uint8Array(recording)], 'said'),
    )
  }
  return form
}
