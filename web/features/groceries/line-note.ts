/** What stands small under a line of a plan's list. Text only. */
import type { GroceryListItem, OptimizedItem } from '#shared/groceries/schema.ts'

/** Recipes that are named under a line; what is beyond is counted. */
const MOST_NAMED = 4

type LineFacts = {
  /** 'You have this', '100 g at home'. */
  atHome?: string | null | undefined
  /** How it is bought; what is at home stands in its note. */
  pack?: OptimizedItem | undefined
}

/** What is at home, how the rest is bought, and the recipes that need it; undefined when all is said. */
export function lineNote(item: GroceryListItem, { atHome, pack }: LineFacts): string | undefined {
  const recipes = [...new Set((item.sources ?? []).map(({ source }) => source))].filter(Boolean)
  const words = [
    pack ? packWords(pack, item) : atHome,
    recipes.length > 0 && `For ${named(recipes)}`,
  ]
  return words.filter(Boolean).join(' · ') || undefined
}

/** A month of meals needs garlic nearly every day: a line in a shop is short. */
function named(recipes: readonly string[]): string {
  const rest = recipes.length - MOST_NAMED
  if (rest < 2) return recipes.join(', ')
  return `${recipes.slice(0, MOST_NAMED).join(', ')} and ${rest} more`
}

/** 'Buy 1 x 1 kg bag: 500 g needed'; where no more is bought than needed, the note alone. */
function packWords(pack: OptimizedItem, { quantity, unit }: GroceryListItem): string | null {
  const { purchaseQuantity, purchaseUnit, note } = pack
  if (!note || (purchaseQuantity === quantity && purchaseUnit === unit)) return note
  const by = /^\d/.test(purchaseUnit ?? '') ? ' x ' : ' '
  return `Buy ${[purchaseQuantity, purchaseUnit].filter(Boolean).join(by)}: ${note}`
}
