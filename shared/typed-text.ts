/** What somebody typed, held against the rules of a stored text. No schema, so that a screen can ask early. */
import { countCodePoints } from './code-points.ts'

/** How long a text may be, in code points, and what is said when it is blank and must not be. */
export type TextRule = { max: number; required?: string }

/**
 * Every control character but tab and newline, and what turns the words after it around: 'soup\u202Egpj'
 * reads as something else.
 */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]|[\u202a-\u202e]/u

/**
 * Any but what leaves no ink: spaces, controls, formats, marks alone, fillers that count as letters, the blank
 * braille cell and the null notehead that count as symbols. What is newer than this engine is shown.
 */
const VISIBLE =
  /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800\u{1D159}]/u

/** Whether nobody would see anything: nothing, spaces of any kind, joiners, bidi marks, accents alone. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}

/** As it is stored: trimmed, Windows line ends read as newlines, '' where nobody would see anything. */
export function tidyText(text: string): string {
  return isBlank(text) ? '' : text.replaceAll('\r\n', '\n').trim()
}

/** Why a text cannot be stored as it is, in words for people; null when it can. Counted as it is stored. */
export function faultOfText(text: string, { max, required }: TextRule): string | null {
  if (!text.isWellFormed()) return 'Not well-formed text'
  const tidy = tidyText(text)
  if (tidy === '' && required) return required
  if (countCodePoints(tidy) > max) return `At most ${max} characters`
  const written = text.replaceAll('\r\n', '\n').trim()
  return CONTROL_CHARACTERS.test(written) ? 'Control characters are not allowed' : null
}

/** From this share of a limit on, the room that is left is worth saying. */
const NEARLY_FULL = 0.9

/**
 * How many characters of a limit are left, below 0 when there are too many; null while there are
 * plenty. Ours: a limit is told before it is broken.
 */
export function roomLeft(text: string, max: number): number | null {
  // code points are never more than code units
  if (text.length < max * NEARLY_FULL) return null
  const count = countCodePoints(text.trim())
  return count < max * NEARLY_FULL ? null : max - count
}
