/** Difficulties as stored, read and shown. Knows no schema, so that a page can use it without one. */

/** Stored in lower case, shown capitalised (contract, Decisions). */
export const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const

/** As stored; shown with a capital (contract, Decisions). */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Easy, medium or hard in any case; anything else is omitted (Spec 1, section 5). */
export function readDifficulty(value: string | null | undefined): Difficulty | null {
  const lower = value?.trim().toLowerCase()
  return DIFFICULTIES.find((difficulty) => difficulty === lower) ?? null
}
