/** What a cook wrote beside one recipe: the shape of one note of `notes/*.md`. No data, no search. */
import { type Embedding, embeddingIn } from './embedding.ts'
import { type Counts, countsOf, tokensOf } from './tokens.ts'

/** One answer to a question that people ask while they cook this dish. */
export type Note = {
  /** The dish's file and the note's place there. */
  id: string
  /** The step that it is about, from 0; `null` for the dish as a whole. */
  step: number | null
  /** A wrong answer could hurt somebody. */
  isSafety: boolean
  /** One to three sentences, the verdict first. */
  answer: string
  /** The words of its answer. */
  counts: Counts
  /** What its ways to ask and its answer ask for. */
  embedding: Embedding
}

/** A note as its compiled line has it, `id` its dish's file name. */
export function noteIn(line: string, { id, at }: { id: string; at: number }): Note {
  const [step = '', safety = '', answer = '', embedding = ''] = line.split('\t')
  return {
    id: `${id}/${at}`,
    step: step === '' ? null : Number(step) - 1,
    isSafety: safety !== '',
    answer,
    counts: countsOf([], tokensOf(answer)),
    embedding: embeddingIn(embedding),
  }
}
