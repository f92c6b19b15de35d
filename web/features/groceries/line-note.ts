/** What stands small under a line of a plan's list. Text only. */
import type { GroceryListItem, OptimizedItem } from '#shared/groceries/schema.ts'

type LineFacts = { isHeld: boolean; pack: OptimizedItem | undefined }

/** 'You have this', how it is bought, and the recipes that need it; undefined when there is nothing to say. */
export function lineNote(item: GroceryListItem, { isHeld, pack }: LineFacts): string | undefined {
  const recipes = [...new Set((item.sources ?? []).map(({ source }) => source))].filter(Boolean)
  const words = [
    isHeld && 'You have this',
    pack?.note && `Buy ${packWords(pack)}: ${pack.note}`,
    recipes.length > 0 && `For ${recipes.join(', ')}`,
  ]
  return words.filter(Boolean).join(' · ') || undefined
}

function packWords({ purchaseQuantity, purchaseUnit }: OptimizedItem): string {
  return `${purchaseQuantity ?? ''} ${purchaseUnit ?? ''}`.trim()
}
