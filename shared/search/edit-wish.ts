/** A wish taken back, or taken as it is typed: what then stands in the search field. Reads no meaning. */
import type { WishPart } from './wish.ts'

type Span = Pick<WishPart, 'start' | 'end'>

const JOINT = '(?:and|with|or|but|plus|&|,|/)'
const JOINT_AT_START = new RegExp(`^(?:\\s*${JOINT})+(?=\\s|$)\\s*`, 'i')
const JOINT_AT_END = new RegExp(`(?:(?:\\s+|^)${JOINT}|,)+\\s*$`, 'i')

/** The text without some of its wishes, and without the 'and' or comma that led to one of them. */
export function textWithout(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const { start, end } of spans.toSorted((a, b) => b.start - a.start)) {
    const before = rest.slice(0, start).replace(JOINT_AT_END, '')
    const after = rest.slice(end)
    rest = before.trim() === '' ? after.replace(JOINT_AT_START, '') : `${before} ${after}`
  }
  return rest
    .replace(/\s+/g, ' ')
    .replace(/ (?=,)/g, '')
    .trim()
}

/** The text with a mended word in quotation marks: then it is searched as it is. */
export function textAsTyped(text: string, { start, end }: Span): string {
  return `${text.slice(0, start)}"${text.slice(start, end)}"${text.slice(end)}`
}
