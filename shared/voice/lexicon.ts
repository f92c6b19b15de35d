/** The words that commands are made of, and what of them a recogniser may have misheard. */

/** The word of a command that was said, or likely said; `null` for a word that commands do not have. */
export type Lexicon = (word: string) => string | null

/** Ours: shorter words sound like too many others. */
const SHORTEST = 3

/** A lexicon of words, the most common first: of those that sound the same the first is meant. */
export function lexiconOf(words: readonly string[]): Lexicon {
  const known = new Set(words)
  const bySound = new Map<string, string>()
  for (const word of words) {
    const sound = soundOf(word)
    if (word.length >= SHORTEST && !bySound.has(sound)) bySound.set(sound, word)
  }
  return (word) => {
    if (known.has(word)) return word
    return word.length < SHORTEST ? null : (bySound.get(soundOf(word)) ?? null)
  }
}

/** First sound and consonants, hard and soft ones alike: 'step', 'stab' and 'stop' are the same. */
function soundOf(word: string): string {
  return word
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/^w?h/, '')
    .replace(/ght/g, 't')
    .replace(/ph/g, 'f')
    .replace(/th|d/g, 't')
    .replace(/[sc]h|tch|g(?=[ei])|j/g, 'x')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ck|[cqg]/g, 'k')
    .replace(/b/g, 'p')
    .replace(/v/g, 'f')
    .replace(/(?<=.)[aeiouyhwr']/g, '')
    .replace(/^[aeiouyw]/, 'a')
    .replace(/(.)\1+/g, '$1')
}
