/** The aisles in the order of one's own shop, remembered on the device. */
import { useState } from 'react'
import { rememberedOrder } from '#shared/shopping/aisle-order.ts'
import { useCurrentProfile } from '#web/features/profiles/profiles.queries.ts'
import { aText, rowsOf } from '#web/lib/readers.ts'
import { readStored, writeJson, writeText } from '#web/lib/storage.ts'
import { shopAislesKey } from '#web/lib/storage-keys.ts'

export type AisleOrder = {
  /** Empty: what is still to get comes first (Spec 2, section 2). */
  order: readonly string[]
  /** Remembers the aisles that are shown in this order; others keep their places among them. */
  arrange: (shown: readonly string[]) => void
  forget: () => void
}

export function useAisleOrder(): AisleOrder {
  const key = shopAislesKey(useCurrentProfile().id)
  const [order, setOrder] = useState<readonly string[]>(() => readStored(key, rowsOf(aText), []))
  return {
    order,
    arrange(shown) {
      const next = rememberedOrder(order, shown)
      writeJson(key, next)
      setOrder(next)
    },
    forget() {
      writeText(key, null)
      setOrder([])
    },
  }
}
