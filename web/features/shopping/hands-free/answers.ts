/** The short sentences said while shopping: what was ticked, added, is left. Pure. */
import { pluralUnit } from '#shared/ingredients/units.ts'
import { listSpoken, numberSpoken } from '#shared/voice/number-words.ts'
import type { ShoppingWish } from '../shopping-wish.queries.ts'

/** More than these are for the eyes. */
const MOST_NAMED = 3
const NAMED_OF_MANY = 2

/** 'Milk, ticked.', and how many lines are left where that is given: 'Six left.' */
export function tickedSpoken(name: string, what: string, left?: number): string {
  const said = `${capitalised(name)}, ${what}.`
  return left === undefined ? said : `${said} ${countSpoken(left)}`
}

/** 'Six left.' */
export function countSpoken(left: number): string {
  return left === 0 ? 'Nothing left.' : `${capitalised(numberSpoken(left))} left.`
}

/** 'Left: bread, eggs and three more.', in the order given. */
export function leftSpoken(names: readonly string[]): string {
  if (names.length === 0) return countSpoken(0)
  if (names.length <= MOST_NAMED) return `Left: ${listSpoken(names)}.`
  const more = `${numberSpoken(names.length - NAMED_OF_MANY)} more`
  return `Left: ${listSpoken([...names.slice(0, NAMED_OF_MANY), more])}.`
}

/** 'Two lemons, added.' */
export function addedSpoken({ item, quantity = '', unit = '' }: ShoppingWish): string {
  const count = Number(quantity)
  const amount = quantity === '' || Number.isNaN(count) ? quantity : numberSpoken(count)
  const words = [amount, unit && pluralUnit(unit, count), item].filter((word) => word !== '')
  return `${capitalised(words.join(' '))}, added.`
}

/** For a name that no line has. */
export function noneSpoken(name: string): string {
  return `No ${name} on the list.`
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
