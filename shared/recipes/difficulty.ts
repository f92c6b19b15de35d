/** How difficulties are shown. Knows no schema, so that a page can use it without one. */

/** Stored in lower case, shown capitalised (contract, Decisions). */
export const DIFFICULTY_LABELS = { easy: 'Easy', medium: 'Medium', hard: 'Hard' } as const
