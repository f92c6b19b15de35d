/** Reads one ingredient line: amount, unit, name and the rest as a note. Knows no recipes or lists. */
import { readLineAmount } from './line-amount.ts'
import { readLineName } from './line-name.ts'
import { plainNumbers } from './quantity.ts'

export { parseQuantity } from './quantity.ts'

/** `note` is what was said besides: how it is cut, the size of the pack, what it is for. */
type ParsedIngredient = { quantity: string; unit: string; name: string; note?: string }

/** No ingredient is longer. A longer text comes back as the name, untouched. */
const LINE_MAX = 600

/** Containers whose contents are bought ready cut. */
const CONTAINERS = new Set(['can', 'tin', 'jar', 'package', 'carton', 'pouch', 'box'])

/**
 * Takes a line as people write it ('2 x 400g tins chopped tomatoes, drained') apart. `quantity` is plain
 * text ('1 1/2', '2-3', '' for none), `unit` a short name ('tbsp', '' for none). Never throws, and a
 * line that says nothing but words is all name. Of two measures ('250g/9oz') the first is taken.
 */
export function parseIngredient(line: string): ParsedIngredient {
  const text = typeof line === 'string' ? line : ''
  if (text.length > LINE_MAX) return { quantity: '', unit: '', name: text.trim() }
  const plain = plainLine(text)
  const { main, asides } = takeAsides(plain)
  const amount = readLineAmount(main)
  const read = readLineName(amount.rest, CONTAINERS.has(amount.unit))
  if (read.name === '') return { quantity: '', unit: '', name: plain || text.trim() }
  const unit = amount.unit || read.unit
  const note = [...amount.note, ...asides, ...read.note].filter((part) => part !== '').join(', ')
  const parsed = { quantity: amount.quantity, unit, name: read.name }
  return note === '' ? parsed : { ...parsed, note }
}

/** One blank between words, plain fractions and quotes, no bullets, no trademark signs. */
function plainLine(text: string): string {
  return plainNumbers(text)
    .replace(/[‘’]/g, "'")
    .replace(/[®™©*]/g, '')
    .replace(/^[-•·▢☐✓+\s]+/, '')
}

/** Lifts out what stands in brackets; an unclosed bracket reaches to the end. */
function takeAsides(text: string): { main: string; asides: string[] } {
  if (!text.includes('(') && !text.includes('[')) return { main: text, asides: [] }
  const asides: string[] = []
  let main = ''
  let depth = 0
  let start = 0
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (sign === '(' || sign === '[') {
      if (depth === 0) {
        main += text.slice(start, at)
        start = at + 1
      }
      depth++
    } else if ((sign === ')' || sign === ']') && depth > 0) {
      depth--
      if (depth === 0) {
        asides.push(text.slice(start, at).trim())
        start = at + 1
        main += ' '
      }
    }
  }
  if (depth > 0) asides.push(text.slice(start).trim())
  else main += text.slice(start)
  return { main: main.replace(/ +/g, ' ').replaceAll(' ,', ',').trim(), asides }
}
