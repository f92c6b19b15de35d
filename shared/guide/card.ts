/** What the kitchen guide knows: the shape of one card of `knowledge/*.md`. No data, no search. */
import { type Embedding, embeddingIn } from './embedding.ts'
import { type Counts, countsIn } from './tokens.ts'

/** What a card is about; the first word of what cooks ask. */
export const CARD_KINDS = [
  'technique',
  'doneness',
  'rescue',
  'swap',
  'keeping',
  'safety',
  'equipment',
  'term',
  'planning',
  'diet',
] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** One answer that a cook wrote. */
export type Card = {
  /** The title in lower case, words parted by '-'. */
  id: string
  title: string
  kind: CardKind
  /** A wrong answer could hurt somebody. */
  isSafety: boolean
  /** Foods and dishes by their plain names, none for a card about any food. */
  foods: readonly string[]
  /** One verb each: 'roast', 'whisk'. */
  techniques: readonly string[]
  /** Two to five sentences, the answer first. */
  answer: string
  /** The words of its title, of the ways to ask for it and of its answer, and what they ask for. */
  counts: Counts
  embedding: Embedding
}

/** A card as its compiled line has it. */
export function cardIn(line: string, vocabulary: readonly string[]): Card {
  const [id = '', title = '', kind = '', safety = '', ...rest] = line.split('\t')
  const [foods = '', techniques = '', answer = '', counts = '', embedding = ''] = rest
  return {
    id,
    title,
    kind: kind as CardKind,
    isSafety: safety !== '',
    foods: partsOf(foods),
    techniques: partsOf(techniques),
    answer,
    counts: countsIn(counts, vocabulary),
    embedding: embeddingIn(embedding),
  }
}

function partsOf(text: string): string[] {
  return text === '' ? [] : text.split('|')
}

/** What is worked out from the recipe itself, each by a function of its own (`answers/`). */
export const INTENTS = [
  'amount',
  'servings',
  'convert',
  'scale',
  'short',
  'time',
  'whole-time',
  'beside',
  'oven',
  'hob',
  'done',
  'next',
  'step',
  'outline',
  'needed',
  'used',
  'said',
  'tool',
  'purpose',
  'leave-out',
  'swap',
  'use',
  'add',
  'serve',
  'keep',
  'technique',
  'needs',
] as const
export type Intent = (typeof INTENTS)[number]

/**
 * A question that is answered from the recipe; any food is as good as another in the words that ask for it.
 * Of the cards that it `covers` (ids) it says what this recipe comes to, so it answers in their place.
 */
export type Computed = {
  id: Intent
  title: string
  covers: readonly string[]
  counts: Counts
}

/** One question of `computed.md` as its compiled line has it. */
export function computedIn(line: string, vocabulary: readonly string[]): Computed {
  const [id = '', title = '', covers = '', counts = ''] = line.split('\t')
  return {
    id: id as Intent,
    title,
    covers: partsOf(covers),
    counts: countsIn(counts, vocabulary),
  }
}
