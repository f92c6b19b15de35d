/** How much of a recipe came through a reading: its title, foods, amounts and every word of the method. */

import type { ImportedRecipe } from '#shared/imports/draft.ts'
import { parseIngredient, parseQuantity } from '#shared/ingredients/parse.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { PageRecipe } from './recipe-pages.ts'

export type ReadingScore = {
  isTitleRight: boolean
  lines: number
  rightFoods: number
  rightAmounts: number
  /** All steps, in their order, none run together, at most one word in fifty misread. */
  isMethodComplete: boolean
  wrong: string[]
}

export function scoreReading(read: ImportedRecipe, real: PageRecipe): ReadingScore {
  const left = [...read.ingredients]
  const wrong: string[] = []
  let rightFoods = 0
  let rightAmounts = 0
  for (const ingredient of real.ingredients) {
    const at = left.findIndex(({ name }) => isSameFood(name, ingredient.name))
    const [found] = at === -1 ? [] : left.splice(at, 1)
    if (found) rightFoods++
    if (found && isSameAmount(found, ingredient)) rightAmounts++
    else wrong.push(`${told(ingredient)} → ${found ? told(found) : 'nothing'}`)
  }
  const isTitleRight = plain(read.name) === plain(real.name)
  if (!isTitleRight) wrong.push(`${real.name} → ${read.name}`)
  const isMethodComplete =
    read.method.length === real.method.length &&
    sharedWords(words(read.method.join(' ')), words(real.method.join(' '))) >= 0.98
  if (!isMethodComplete) wrong.push(`${real.method.length} steps → ${read.method.join(' / ')}`)
  const lines = real.ingredients.length
  return { isTitleRight, lines, rightFoods, rightAmounts, isMethodComplete, wrong }
}

const told = ({ quantity, unit, name }: Ingredient) => [quantity, unit, name].join('|')

function isSameFood(read: string, real: string): boolean {
  return plain(read) === plain(real)
}

function isSameAmount(read: Ingredient, real: Ingredient): boolean {
  return (
    parseQuantity(read.quantity) === parseQuantity(real.quantity) && unitOf(read) === unitOf(real)
  )
}

const unitOf = ({ unit }: Ingredient) => parseIngredient(`1 ${unit} flour`).unit

/** Letters and digits: a cook does not mind how a dash or an accent came out. */
function plain(text: string): string {
  return words(text).join(' ')
}

function words(text: string): string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return bare.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The share of `real` that stands in `read` in the same order, less what `read` has besides. */
function sharedWords(read: readonly string[], real: readonly string[]): number {
  let row = new Array<number>(read.length + 1).fill(0)
  for (const word of real) {
    const next = [0]
    for (let at = 0; at < read.length; at++) {
      next.push(word === read[at] ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0))
    }
    row = next
  }
  return (row.at(-1) ?? 0) / Math.max(read.length, real.length)
}
