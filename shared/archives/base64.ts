/** Base64 to bytes, where no browser is there to do it. Refuses nothing: other signs are passed over. */

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const DATA_URL = /^data:image\/[a-z.+-]{1,30};base64,/i

/** The value of each sign by its code; -1 for what is none. Both alphabets are read. */
const VALUES = new Int8Array(128).fill(-1)
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value
VALUES['-'.charCodeAt(0)] = 62
VALUES['_'.charCodeAt(0)] = 63

export function bytesOfBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4))
  let length = 0
  let bits = 0
  let held = 0
  for (let at = 0; at < text.length; at++) {
    const value = VALUES[text.charCodeAt(at)] ?? -1
    if (value === -1) continue
    bits = ((bits << 6) | value) & 0xfffff
    held += 6
    if (held >= 8) {
      held -= 8
      bytes[length++] = bits >> held
    }
  }
  return bytes.subarray(0, length)
}

/** The bytes of `data:image/png;base64,...`, or `null` for any other text. */
export function bytesOfDataUrl(url: string): Uint8Array | null {
  const head = DATA_URL.exec(url.slice(0, 100))
  return head ? bytesOfBase64(url.slice(head[0].length)) : null
}
