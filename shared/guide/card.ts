/** What the kitchen guide knows: the shape of one card of `knowledge/*.md`. No data, no search. */

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

/** One answer that a cook wrote, with ways in which people ask for it. */
export type Card = {
  /** The title in lower case, words parted by '-'. */
  id: string
  title: string
  kind: CardKind
  /** A wrong answer could hurt somebody. */
  isSafety: boolean
  asks: readonly string[]
  /** Foods and dishes by their plain names, none for a card about any food. */
  foods: readonly string[]
  /** One verb each: 'roast', 'whisk'. */
  techniques: readonly string[]
  /** Two to five sentences, the answer first. */
  answer: string
}

/** A card as its compiled line has it. */
export function cardIn(line: string): Card {
  const [id = '', title = '', kind = '', safety = '', asks = '', ...rest] = line.split('\t')
  const [foods = '', techniques = '', answer = ''] = rest
  return {
    id,
    title,
    kind: kind as CardKind,
    isSafety: safety !== '',
    asks: partsOf(asks),
    foods: partsOf(foods),
    techniques: partsOf(techniques),
    answer,
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
 * A question that is answered from the recipe, with ways in which people ask it; foods in them stand for any.
 * Of the cards that it `covers` (ids) it says what this recipe comes to, so it answers in their place.
 */
export type Computed = {
  id: Intent
  title: string
  asks: readonly string[]
  covers: readonly string[]
}

/** One question of `computed.md` as its compiled line has it. */
export function computedIn(line: string): Computed {
  const [id = '', title = '', asks = '', covers = ''] = line.split('\t')
  return { id: id as Intent, title, asks: partsOf(asks), covers: partsOf(covers) }
}
