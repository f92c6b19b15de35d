/** Compares what a reader has with what there is (RFC 9110, 13.1.2: weakly, so `W/` does not count). */

/** True when `If-None-Match` names the tag, alone or in a list, or is `*`. `etag` has its quotes. */
export function isUnchanged(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  if (header.trim() === '*') return true
  const wanted = etag.replace(/^W\//, '')
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === wanted)
}
