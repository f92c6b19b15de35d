/** Turns what a recogniser heard into words to match. Meaning is not its business. */

/** `word` is what patterns match (lower case, no apostrophe); `raw` is what was heard, for free text. */
export type Token = { word: string; raw: string }

/** Ours: a command is a sentence; what is longer is talk, and is not even looked at. */
const MAX_CHARACTERS = 300

const VULGAR: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
}

/** Words that recognisers write in more than one way, each read as one. */
const SPELLINGS: Record<string, string> = {
  ok: 'okay',
  okey: 'okay',
  alright: 'alright',
  yea: 'yeah',
  thankyou: 'thanks',
  pls: 'please',
  untic: 'untick',
  mic: 'microphone',
  mike: 'microphone',
}

/** The words of an utterance; empty for silence, and for what is too long to be a command. */
export function tokenise(text: string): Token[] {
  if (text.length > MAX_CHARACTERS) return []
  const spaced = text
    .replace(/[½¼¾⅓⅔⅛]/g, (sign) => ` ${VULGAR[sign]} `)
    .normalize('NFKC')
    .replace(/[’‘`]/g, "'")
    .replace(/°/g, ' degrees ')
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d)(?!st|nd|rd|th)([a-z])/gi, '$1 $2')
    .replace(/[^\p{L}\p{M}\p{N}'./:]+/gu, ' ')
  const tokens: Token[] = []
  for (const piece of spaced.split(' ')) {
    const raw = piece.replace(/^['./:]+|['./:]+$/g, '')
    if (raw === '') continue
    const plain = raw.toLowerCase().replaceAll("'", '')
    const word = SPELLINGS[plain] ?? plain
    tokens.push({ word, raw })
  }
  return tokens
}

/** The words as they were heard, from `from` up to `to`. */
export function heardWords(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map((token) => token.raw)
    .join(' ')
}
