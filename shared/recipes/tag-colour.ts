/** Which colour a tag has, by a keyword in it (Spec 1, section 2). Names only: the colours are the page's. */

/** In the order they are looked for: 'Quick & Easy' is easy. */
const TAG_COLOURS = [
  'vegetarian',
  'chicken',
  'beef',
  'pasta',
  'easy',
  'quick',
  'healthy',
  'spicy',
] as const
type TagColour = (typeof TAG_COLOURS)[number]

/** The first keyword found in the lower-cased tag, or null for a tag of no special colour. */
export function tagColour(tag: string): TagColour | null {
  const lower = tag.toLowerCase()
  return TAG_COLOURS.find((keyword) => lower.includes(keyword)) ?? null
}
