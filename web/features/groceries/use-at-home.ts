/** What the pantry holds of a plan's list. Reading foods weighs: it is fetched when there is a pantry. */
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GroceryList } from '#shared/groceries/schema.ts'
import { pantryQuery } from '#web/features/pantry/pantry.queries.ts'
import { useLater } from '#web/lib/use-later.ts'

const loadReader = async () => (await import('#shared/groceries/at-home.ts')).readAtHome

/** Words by the id of the line: 'You have this', '100 g at home'. */
export function useAtHome({ items }: GroceryList): Map<string, string> {
  const { data: pantry = [] } = useQuery(pantryQuery)
  const readAtHome = useLater(pantry.length > 0 && items.length > 0, loadReader)
  return useMemo(() => {
    if (!readAtHome) return new Map()
    const lines = items.map(({ name, quantity, unit }) => ({ name, quantity, unit }))
    const asIs = lines.map(({ name, quantity, unit }) => ({
      ...{ name, purchaseQuantity: quantity, purchaseUnit: unit },
      ...{ category: '', note: null },
    }))
    const marked = readAtHome(lines, pantry).mark({ categorizedItems: [], optimizedItems: asIs })
    return new Map(
      items.flatMap(({ id }, at) => {
        const note = marked.optimizedItems[at]?.note
        return note ? [[id, note]] : []
      }),
    )
  }, [readAtHome, items, pantry])
}
