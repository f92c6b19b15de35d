/** A list as plain text, for a message or the clipboard. */

import type { Quantity } from '../groceries/schema.ts'
import { sectionsOf } from '../groceries/sections.ts'
import { shownAmount } from '../groceries/show.ts'
import { inShopOrder } from './aisle-order.ts'

type Line = {
  id: string
  name: string
  quantity: Quantity
  unit: string | null
  category: string | null
}

type ListText = {
  title: string
  items: readonly Line[]
  ticked: ReadonlySet<string>
  /** Aisles in the order of the shop. */
  order?: readonly string[]
}

/**
 * What is still to get, by aisle, and under 'Completed' what is not: one line each, as it reads on the
 * screen. Ours: the other phone wants to know what is left.
 */
export function listText({ title, items, ticked, order = [] }: ListText): string {
  const sections = inShopOrder(sectionsOf(items, ticked), order)
  const blocks = [title]
  for (const section of sections) {
    const open = section.items.filter(({ id }) => !ticked.has(id))
    if (open.length > 0) blocks.push([section.title.toUpperCase(), ...open.map(bullet)].join('\n'))
  }
  const done = items.filter(({ id }) => ticked.has(id))
  if (done.length > 0)
    blocks.push(['Completed', ...done.map((item) => `✓ ${lineOf(item)}`)].join('\n'))
  return blocks.join('\n\n')
}

const bullet = (item: Line) => `- ${lineOf(item)}`

function lineOf(item: Line): string {
  const { amount, name } = shownAmount(item.quantity, item.unit, item.name)
  return `${amount} ${name}`.trim()
}
