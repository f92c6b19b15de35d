/** The shape of a short note about a tool, a way of keeping food, or a mishap. Nothing is known here. */

export type Note = { words: readonly string[]; text: string }

/** Rows of a table: names parted by '|', the first is the one spoken, and a few whole sentences. */
export function notes(rows: readonly (readonly [names: string, text: string])[]): Note[] {
  return rows.map(([names, text]) => ({ words: names.split('|'), text }))
}
