/** The model that training left, unpacked at its first use. */
import type { Model } from './model.ts'
import { unpack } from './packed.ts'
import { PACKED } from './weights.compiled.ts'

let model: Model | null = null

/** The model of all rooms. */
export function trained(): Model {
  model ??= unpack(PACKED)
  return model
}
