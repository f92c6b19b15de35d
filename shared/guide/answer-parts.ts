/** What of an answer stands before its recipes and what after, and the line that says what was left out. No I/O. */
import { type ReplyBlock, replyBlocks } from './reply-blocks.ts'

type Understood = { without: readonly string[]; diets: readonly string[] }

type Answer = {
  reply: string
  understood?: Understood | undefined
  /** Whether dishes come with it; an answer without one leaves nothing out. */
  isOffer: boolean
}

/** `free` is said with the shield; `null` when nothing was left out. */
export type AnswerParts = { free: string | null; before: ReplyBlock[]; after: ReplyBlock[] }

/**
 * The guide says what it left out, and for whom, in a paragraph of its own at the start: that one is `free`.
 * Of an answer without it the words come from what was understood.
 */
export function answerParts({ reply, understood, isOffer }: Answer): AnswerParts {
  const blocks = replyBlocks(reply)
  if (!isOffer) return { free: null, before: blocks, after: [] }
  const [first] = blocks
  const isSaid =
    understood && first?.kind === 'paragraph' && saysWhatIsLeftOut(first.text, understood)
  const free = isSaid ? withoutStop(first.text) : understood ? freeWords(understood) : null
  const [intro, ...after] = isSaid ? blocks.slice(1) : blocks
  if (intro?.kind === 'list') return { free, before: [], after: [intro, ...after] }
  return { free, before: intro ? [intro] : [], after }
}

function saysWhatIsLeftOut(text: string, { diets, without }: Understood): boolean {
  if (diets.length + without.length === 0) return false
  const said = text.toLowerCase()
  return ['without', ...diets.map((diet) => diet.toLowerCase())].some((word) =>
    new RegExp(`^${word.replace(/[^a-z]/g, '\\$&')}(?![a-z])`).test(said),
  )
}

/** 'Vegan and halal, without prawns and nuts'; `null` for nothing. */
function freeWords({ diets, without }: Understood): string | null {
  const said = diets.map((diet, at) => (at === 0 ? diet : diet.toLowerCase()))
  if (without.length === 0) return said.length > 0 ? listed(said) : null
  const rest = `${said.length > 0 ? 'without' : 'Without'} ${listed(without)}`
  return said.length > 0 ? `${listed(said)}, ${rest}` : rest
}

/** One sentence needs no stop in a line of its own. */
function withoutStop(text: string): string {
  return /[.!?]\s/.test(text) ? text : text.replace(/\.$/, '')
}

function listed(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}
