/** What somebody typed into the new item's form, read into an item. No I/O, no ids. */
import { parseIngredient, parseQuantity } from '../ingredients/parse.ts'
import { tidyText } from '../typed-text.ts'

type NewItemForm = {
  name: string
  quantity: string
  unit: string
  /** True once quantity or unit was typed into: then the name is taken as it stands. */
  isAmountTouched: boolean
}

export type NewItem = { name: string; quantity: number | null; unit: string | null }

/** A number stuck to letters is a name ('7up'), unless they are a unit ('500g'). */
const STUCK = /^\d[\d.,]*[a-z]/i

/**
 * The item of a form; null when the name is blank. Quantity is a number or null, unit null when blank
 * (Spec 2, section 5). '2 kg potatoes' is read into amount and name while nobody touched the amount; what
 * else was said stays behind the name (contract, Decisions).
 */
export function readNewItem(form: NewItemForm): NewItem | null {
  const name = tidyText(form.name)
  if (name === '') return null
  const said = form.isAmountTouched ? null : readAmountIn(name)
  return (
    said ?? { name, quantity: parseQuantity(form.quantity.trim()), unit: form.unit.trim() || null }
  )
}

function readAmountIn(text: string): NewItem | null {
  const { quantity, unit, name, note } = parseIngredient(text)
  const number = parseQuantity(quantity)
  if (number === null || name === '' || (unit === '' && STUCK.test(text))) return null
  return { name: note ? `${name} (${note})` : name, quantity: number, unit: unit || null }
}
