/** What a question looks like to the coach's embedding: its words and what they mean, pairs of words, pieces of words. Knows no entry. */
import { hashOf } from '../hashed-table.ts'
import { stem } from './term-finder.ts'
import { openTokensOf, tokensOf, withFoodsBlank } from './tokens.ts'

const WORD = /[\p{L}\p{N}]+(?:'\p{L}+)?/gu
/** Ours: nobody asks more in one breath, and a longer text is read in the time of this. */
const WORDS_MAX = 120
/** Before the first word. */
const EDGE = '^'
/** Letters of a piece of a word: misheard and mistyped words share most of theirs. */
const PIECE = 4

/** Each as a number of 32 bits, without repetition; linear in the text. Whoever has cut it already hands in its tokens. */
export function questionFeatures(
  text: string,
  tokens: readonly string[] = tokensOf(text),
  openTokens: readonly string[] = openTokensOf(text),
): Set<number> {
  const plain = text.toLowerCase().replace(/[’‘`]/g, "'")
  const words = (plain.match(WORD) ?? []).slice(0, WORDS_MAX)
  const features = new Set<number>()
  const add = (feature: string) => features.add(hashOf(feature))
  for (const token of tokens) add(token)
  for (const token of openTokens) add(`~${token}`)
  let before = EDGE
  for (const word of words) {
    const each = /^\d/.test(word) ? '#' : stem(word.replace(/'/g, ''))
    add(`${before} ${each}`)
    before = each
    add(`=${word}`)
    for (const piece of piecesOf(word)) add(`<${piece}`)
  }
  return features
}

/** The same with every food as any: what is computed is asked for in the same words, whatever the food. */
export function openFeatures(text: string): Set<number> {
  return questionFeatures(withFoodsBlank(text))
}

/** Runs of letters of a word, its ends marked; none of a short one. */
function piecesOf(word: string): string[] {
  const marked = `^${word}$`
  return word.length < PIECE
    ? []
    : Array.from({ length: marked.length - PIECE + 1 }, (_, at) => marked.slice(at, at + PIECE))
}
