/** What the words of a wish say besides the command. Pure. */

/** 'What did you say?' is about the app's last words, 'repeat' about the step. */
export function isAboutLastWords(text: string): boolean {
  return /\b(?:did|have) you (?:just )?(?:say|said)\b|\byou (?:just )?said\b|\bsay that (?:again|once more)\b|^(?:pardon|come again)\b/i.test(
    text,
  )
}

/** 'We are out of vanilla': something else must do for now. */
export function isOutOfIt(text: string): boolean {
  return /\b(?:out of|no more|none left|finished|used up|used the last)\b|\bno\b.*\bleft\b/i.test(
    text,
  )
}
