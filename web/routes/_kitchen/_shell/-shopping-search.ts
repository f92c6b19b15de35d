/** What the address of the shopping list says: '?view=big' is the list in big type. */

type ShoppingSearch = { view?: 'big' }

export function shoppingSearch({ view }: Record<string, unknown>): ShoppingSearch {
  return view === 'big' ? { view } : {}
}
