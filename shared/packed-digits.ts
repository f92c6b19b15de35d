/** Small whole numbers as single signs, for weights that are written as text. */

/** Its place is a sign's value, 0 to 63. */
export const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

const DIGIT_OF = new Int8Array(128)
for (let at = 0; at < DIGITS.length; at++) DIGIT_OF[DIGITS.charCodeAt(at)] = at

/** The value of the sign at a place of a text; 0 beyond it. */
export function digitAt(text: string, at: number): number {
  return DIGIT_OF[text.charCodeAt(at)] ?? 0
}
