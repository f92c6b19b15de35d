/** The length of a text as people count it. No schema. */

/** Length as people count it: an emoji outside the basic plane is one, not two. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}
