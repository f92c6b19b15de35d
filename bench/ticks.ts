/** 50 clients tick 20 items each, all at once, on one shopping list: how many ticks are lost. */
import { pathToFileURL } from 'node:url'
import { openKitchen, send } from './kitchen.ts'
import type { Row } from './table.ts'

const CLIENTS = 50
const ITEMS_EACH = 20
/** The list's limit is 500 items, so that the clients share them: each item is ticked by two. */
const ITEMS = 500

export async function measureTicks(): Promise<Row[]> {
  const kitchen = await openKitchen()
  try {
    const { id: profile } = await send(`${kitchen.url}/api/profiles`, 'POST', { name: 'Ada' })
    const chef = String(profile)
    const lists = `${kitchen.url}/api/shopping-lists`
    const { id } = await send(lists, 'POST', {}, chef)
    const items = Array.from({ length: ITEMS }, (_, index) => ({
      id: `item-${index}`,
      name: `Item ${index}`,
    }))
    await send(`${lists}/${id}/items`, 'POST', { items }, chef)

    const start = performance.now()
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, client) => {
        for (let turn = 0; turn < ITEMS_EACH; turn++) {
          const item = items[(client * ITEMS_EACH + turn) % ITEMS]?.id
          await send(`${lists}/${id}/items/${item}/checked`, 'PUT', { checked: true }, chef)
        }
      }),
    )
    const seconds = (performance.now() - start) / 1000
    const row = await fetch(`${lists}/latest`, { headers: { 'X-Profile-Id': chef } })
    const { checked_items: kept } = (await row.json()) as { checked_items: string[] }
    const lost = ITEMS - kept.length
    return [
      {
        what: `${CLIENTS} clients ticking ${ITEMS_EACH} items each at once`,
        measured: `${lost} lost of ${CLIENTS * ITEMS_EACH} (${seconds.toFixed(1)} s)`,
        bar: 'none lost',
        ok: lost === 0,
      },
    ]
  } finally {
    await kitchen.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(await measureTicks())
}
