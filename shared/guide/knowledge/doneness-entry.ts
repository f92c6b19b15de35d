/** The shape of what the guide knows about when a food is done. No food is known here. */

/**
 * Whole sentences. `core` is the temperature or time that makes it safe, `look` the test by eye and hand,
 * `time` a usual time. `isRawRisk` are foods that must be cooked through.
 */
export type Doneness = {
  words: readonly string[]
  look: string
  core: string
  time: string
  isRawRisk: boolean
}

type Row = readonly [names: string, look: string, time: string, core?: string]

/** Rows of a table; names are parted by '|', the first is the one spoken. A `core` marks a raw risk. */
export function doneness(rows: readonly Row[], isRawRisk = false): Doneness[] {
  return rows.map(([names, look, time, core = '']) => ({
    words: names.split('|'),
    look,
    core,
    time,
    isRawRisk,
  }))
}
