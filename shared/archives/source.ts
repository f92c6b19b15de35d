/** Where bytes come from: a file on a disk or bytes at hand, read in pieces. Does no reading itself. */

/** `read` gives the bytes from `start` up to and without `end`. */
export type Source = { size: number; read: (start: number, end: number) => Promise<Uint8Array> }

/** Bytes at hand as a source. */
export function sourceOf(bytes: Uint8Array): Source {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) }
}

/** Little-endian numbers out of bytes, as zips have them. Beyond the end everything is 0. */
export function numbersIn(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const has = (at: number, length: number) => at >= 0 && at + length <= view.byteLength
  return {
    u16: (at: number) => (has(at, 2) ? view.getUint16(at, true) : 0),
    u32: (at: number) => (has(at, 4) ? view.getUint32(at, true) : 0),
    /** Exact up to 2^53, which no file reaches. */
    u64: (at: number) => (has(at, 8) ? Number(view.getBigUint64(at, true)) : 0),
  }
}
