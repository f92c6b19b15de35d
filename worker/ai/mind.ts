/** What every question to a model needs: the binding behind a port, and which model does what. */
import type { ModelPort } from './ask-model.ts'

export type Mind = ModelPort & {
  /** Names of models: one that writes, one that sees as well. */
  models: { text: string; vision: string }
}
