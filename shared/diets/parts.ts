/** Parts a text into what is judged together: sentences, and what commas and 'but' part in them. Knows no food. */
import { eachPhraseAt, phraseIndex } from './phrases.ts'
import type { Token } from './tokens.ts'

/** What stands between a part and the one before it. */
export type Joiner = 'start' | 'sentence' | 'line' | 'comma' | 'colon' | 'dash' | 'but' | 'word'

/** Tokens `from`..`to`. */
export type Part = { from: number; to: number; joiner: Joiner; isQuestion: boolean }

/** Whether a part begins something new. */
export function isNewSentence(joiner: Joiner): boolean {
  return joiner === 'sentence' || joiner === 'line' || joiner === 'start'
}

const STARTS = phraseIndex({
  /** They begin a part wherever they stand. */
  break:
    'but|however|though|although|because|cos|cuz|coz|since|while|whereas|yet|so|then|therefore',
  /** After 'and', 'or', 'as' they begin something new. */
  subject:
    "i|i'm|i'd|i'll|i've|he|he's|she|she's|we|we're|we've|we'd|they|they're|it|it's|my|our|his|her|there|there's|something|make|give|please|want|can you|could you|what|how|would like|maybe|then|also",
})
const JOINTS = new Set(['and', 'or', 'as', 'if', 'when'])

/** The parts of a text's words, all of them and in order. */
export function partsOf(text: string, tokens: readonly Token[]): Part[] {
  const parts: Part[] = []
  let joiner: Joiner = 'start'
  let from = 0
  for (let at = 1; at <= tokens.length; at++) {
    const next = at < tokens.length ? joinerAt(tokens, at, from) : 'sentence'
    if (next === null) continue
    parts.push({ from, to: at, joiner, isQuestion: false })
    joiner = next
    from = at
  }
  if (tokens.length === 0) return []
  return withQuestions(text, tokens, parts)
}

function joinerAt(tokens: readonly Token[], at: number, from: number): Joiner | null {
  const { gap = '', word = '' } = tokens[at] ?? {}
  if (gap !== ' ') {
    if (/\n/.test(gap)) return 'line'
    const isShort = gap === '. ' && SHORTENED.has(tokens[at - 1]?.word ?? '')
    if (isShort) return null
    if (/[!?;…]|\.(?:\s|\.|$|[^\w])|\.$/.test(gap) && !/^\.$/.test(gap)) return 'sentence'
    if (/:/.test(gap)) return 'colon'
    if (/[–—()[\]]|\s-+\s|--|=|→|>/.test(gap)) return 'dash'
    if (/,/.test(gap)) return 'comma'
  }
  if (word === 'but' && isExcept(tokens, at, from)) return null
  if (word === 'so' && DEGREES.has(tokens[at + 1]?.word ?? '')) return null
  if (begins(tokens, at, 'break')) return word === 'but' ? 'but' : 'word'
  if (JOINTS.has(word) && begins(tokens, at + 1, 'subject')) return 'word'
  return null
}

/** Words that a full stop shortens. */
const SHORTENED = new Set(['excl', 'exc', 'ex', 'incl', 'inc', 'approx', 'max', 'min', 'eg', 'vs'])

function begins(tokens: readonly Token[], at: number, asked: 'break' | 'subject'): boolean {
  let isFound = false
  eachPhraseAt(STARTS, tokens, at, (kind) => {
    isFound ||= kind === asked
  })
  return isFound
}

/** 'If she so much as looks at it'. */
const DEGREES = new Set([
  'much',
  'many',
  'far',
  'long',
  'often',
  'good',
  'bad',
  'sick',
  'tired',
  'bored',
])

const ALL = new Set(['everything', 'anything', 'all', 'any', 'whatever', 'nothing', 'every', 'no'])

/** 'Everything but prawns' excepts them. */
function isExcept(tokens: readonly Token[], at: number, from: number): boolean {
  for (let before = at - 1; before >= from && before > at - 6; before--) {
    if (ALL.has(tokens[before]?.word ?? '')) {
      return !['not', 'no', 'i', "i'm", 'he', 'she', 'we', 'without', 'please'].includes(
        tokens[at + 1]?.word ?? '',
      )
    }
  }
  return false
}

/** A part is of a question when its sentence ends with '?'. */
function withQuestions(text: string, tokens: readonly Token[], parts: Part[]): Part[] {
  let isQuestion = false
  for (let at = parts.length - 1; at >= 0; at--) {
    const part = parts[at]
    if (!part) continue
    const end = tokens[part.to - 1]?.end ?? 0
    const next = parts[at + 1]
    if (!next || next.joiner === 'sentence' || next.joiner === 'line') {
      isQuestion = text
        .slice(end, end + 3)
        .trimStart()
        .startsWith('?')
    }
    part.isQuestion = isQuestion
  }
  return parts
}
