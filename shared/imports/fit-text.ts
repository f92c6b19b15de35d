/** Text that was read, made fit for a recipe: well-formed, on one line, no longer than it may be. */
import { countCodePoints } from '../code-points.ts'
import { tidyText } from '../typed-text.ts'

/** As it may be stored: well-formed, without control characters other than newlines, nothing turned around. */
export function cleanText(text: string): string {
  const shown = text.replaceAll('\r\n', '\n').toWellFormed()
  return tidyText(shown.replace(/[\u202a-\u202e]/g, '').replace(/[^\P{Cc}\n]/gu, ' '))
}

/** Clean text of at most `max` code points. */
export function cutText(text: string, max: number): string {
  return tidyText(firstCodePoints(cleanText(text), max))
}

export function firstCodePoints(text: string, max: number): string {
  // A text has at most as many code points as code units, so short ones need no counting.
  if (text.length <= max || countCodePoints(text.slice(0, 2 * max + 1)) <= max) return text
  return [...text.slice(0, 2 * max)].slice(0, max).join('')
}

/** Every run of white space becomes one space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/gu, ' ').trim()
}
