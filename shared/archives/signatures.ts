/** What bytes are, by how they begin. Reads nothing further. */

export function isZip(head: Uint8Array): boolean {
  return head[0] === 0x50 && head[1] === 0x4b && (head[2] === 3 || head[2] === 5)
}

export function isGzip(head: Uint8Array): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

/** No text has a byte of nothing. */
export function isText(bytes: Uint8Array): boolean {
  return !bytes.includes(0)
}
