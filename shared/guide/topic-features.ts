/** What a question looks like to the coach's topics: its words, and each two that follow each other. Knows no topic. */
import { stem } from './term-finder.ts'
import { openTokensOf, tokensOf } from './tokens.ts'

const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu
/** Ours: nobody asks more in one breath, and a longer text is read in the time of this. */
const WORDS_MAX = 120
/** Before the first word and behind the last. */
const EDGE = '^'

/** Without repetition; linear in the text. Whoever has cut it already hands in its tokens. */
export function topicFeatures(
  text: string,
  tokens: readonly string[] = tokensOf(text),
  openTokens: readonly string[] = openTokensOf(text),
): Set<string> {
  const plain = text.toLowerCase().replace(/[’‘`]/g, "'")
  const stems = (plain.match(WORD) ?? [])
    .slice(0, WORDS_MAX)
    .map((word) => (/^\d/.test(word) ? '#' : stem(word.replace(/'/g, ''))))
  const features = new Set<string>()
  for (const token of tokens) features.add(token)
  for (const token of openTokens) features.add(`~${token}`)
  let before = EDGE
  for (const each of stems) {
    features.add(`${before} ${each}`)
    before = each
  }
  return features
}
