/** A recipe's own sentences, and which of them a question is about. Knows no cards. */
import { keysIn, met } from '../card-keys.ts'
import type { RecipeLike } from '../schema.ts'
import type { Asked } from './asked.ts'

/** `step` counts from 0; -1 is the description or a note. */
export type Sentence = { step: number; text: string; keys: ReadonlySet<string> }

const read = new WeakMap<RecipeLike, readonly Sentence[]>()

export function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?=\d)[^.!?]*)*[.!?]*/g)?.map((part) => part.trim()) ?? []
}

/** All that the recipe says, its description and notes first; read once. */
export function sentencesOfRecipe(recipe: RecipeLike): readonly Sentence[] {
  const known = read.get(recipe)
  if (known) return known
  const texts = [
    { text: recipe.description ?? '', step: -1 },
    { text: recipe.chef_notes ?? '', step: -1 },
    ...recipe.method.map((text, step) => ({ text, step })),
  ]
  const found = texts.flatMap(({ text, step }) =>
    sentencesOf(text)
      .filter((sentence) => sentence !== '')
      .map((sentence) => ({ step, text: sentence, keys: keysIn(sentence) })),
  )
  read.set(recipe, found)
  return found
}

/** Words that ask for anything and tell of no place in the recipe. */
const ASKING =
  /^means:(?:how long|how many days|need|done|temperature|point|mean|people|swap|missing|hob)$/
const HERE = 0.35

/** How well a sentence meets a question: the share of its telling words, and a little for being here. */
export type Fit = { sentence: Sentence; share: number; score: number }

/** How much of a question, from 0 to 1, stands in one sentence of the recipe; 0 where it has no telling word. */
export function toldIn(question: string, recipe: RecipeLike, stepIndex: number): number {
  const asked = tellingIn(question)
  return asked.length < 2 ? 0 : (sentencesFor({ question, recipe, stepIndex })[0]?.share ?? 0)
}

function tellingIn(question: string): string[] {
  return [...keysIn(question)].filter((key) => !ASKING.test(key) && !/^\d/.test(key))
}

/** Best first those sentences that share a word with the question; all of them where it has no telling word. */
export function sentencesFor(
  { question, recipe, stepIndex }: Pick<Asked, 'question' | 'recipe' | 'stepIndex'>,
  isMeant: (sentence: Sentence) => boolean = () => true,
): Fit[] {
  const asked = tellingIn(question)
  const weight = (key: string) => {
    const having = sentencesOfRecipe(recipe).filter(({ keys }) => keys.has(key)).length
    return 1 / (1 + having)
  }
  const all = asked.reduce((sum, key) => sum + weight(key), 0)
  return sentencesOfRecipe(recipe)
    .filter(isMeant)
    .map((sentence) => {
      const by = { keys: sentence.keys, above: sentence.keys }
      const told = asked.reduce((sum, key) => sum + weight(key) * met(key, by), 0)
      const share = all === 0 ? 1 : told / all
      return { sentence, share, score: share + (sentence.step === stepIndex ? HERE : 0) }
    })
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.score - a.score)
}

/** 'Step 3 says: “Drain the beans.”', or what stands above the recipe. */
export function saySentence({ step, text }: Sentence, stepIndex: number): string {
  if (step === -1) return `The recipe says: “${text}”`
  return step === stepIndex ? `This step says: “${text}”` : `Step ${step + 1} says: “${text}”`
}
