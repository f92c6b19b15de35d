/** Packs for a shopping list, less what the pantry holds. Stores nothing. */

import { readAtHome } from '#shared/groceries/at-home.ts'
import type { OptimizeRequest } from '#shared/groceries/schema.ts'
import type { ShopAnswer } from '#shared/guide/schema.ts'
import type { KitchenAi, Spoken } from '../../ai/kitchen-ai.ts'
import type { Db } from '../../db/client.ts'
import { listPantryItems } from '../pantry/pantry.queries.ts'

/**
 * What to buy for each item, in the order asked. What is at home is marked 'You have this' whoever answers,
 * the guide or a model; of what is short only the rest is asked for.
 */
export async function shopForHousehold(
  { db, ai }: { db: Db; ai: KitchenAi },
  items: OptimizeRequest['items'],
): Promise<Spoken<ShopAnswer>> {
  const { toBuy, mark } = readAtHome(items, await listPantryItems(db))
  const answer = await ai.shop(toBuy)
  return { ...mark(answer), source: answer.source }
}
