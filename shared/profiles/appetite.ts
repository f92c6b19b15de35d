/** How big a chef's portions are, as a share of one serving. No schema, so that pages stay small. */

/** A child's, a small, the usual and a big portion. Nothing between: a plan is no diet (guide, 'People'). */
export const APPETITES = [0.5, 0.75, 1, 1.5] as const

/** A share of one serving of a recipe. */
export type Appetite = (typeof APPETITES)[number]

/** Who has said nothing eats one serving. */
export const USUAL_APPETITE: Appetite = 1

/** What each is called, and how much of a portion that is. */
export const APPETITE_WORDS: Record<Appetite, { label: string; portion: string }> = {
  0.5: { label: 'Child', portion: 'half a portion' },
  0.75: { label: 'Small', portion: 'three quarters' },
  1: { label: 'Usual', portion: 'one portion' },
  1.5: { label: 'Big', portion: 'one and a half' },
}
