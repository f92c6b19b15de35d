/** A timer's name as it is said, or shown where there is little room. */

/** 'Step 3' for 'Step 3: Stir in the orzo, then pour o…': nobody says the rest. */
export function shortLabel(label: string): string {
  return /^Step \d{1,3}(?=: )/.exec(label)?.[0] ?? label
}
