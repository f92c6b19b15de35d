/** The kitchen's grammar as this room uses it: the one place that names it. */
export type { Item } from '#shared/voice/fill-foods.ts'
export {
  type KitchenCommand,
  type KitchenContext,
  parseKitchenCommand,
} from '#shared/voice/kitchen.ts'
