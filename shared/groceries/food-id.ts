/** Ids of merged items: a function of the food alone, so that making a list again keeps its ticks. */

/** With the hash, and the plan's id that a pushed line puts before it, an id stays within 100. */
const SLUG_MAX = 45

/**
 * An id of letters, digits, '-' and '_', at most 100 long. Different keys give different ids: a key of
 * plain words is its own id, any other carries a hash behind a '_'.
 */
export function foodId(key: string): string {
  if (key.length <= SLUG_MAX && /^[a-z0-9]+(?: [a-z0-9]+)*$/.test(key))
    return key.replaceAll(' ', '-')
  const slug = key
    .slice(0, SLUG_MAX)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return `${slug}_${hash(key)}`
}

/** 64 bits of the text in two halves (FNV-1a with two seeds), in base 36. */
function hash(text: string): string {
  let a = 0x811c9dc5
  let b = 0x1b873593
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code ^ (a >>> 16), 0x85ebca6b)
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36)
}
