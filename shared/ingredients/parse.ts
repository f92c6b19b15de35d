/** Reads one ingredient line: amount, unit, name and the rest as a note. Knows no recipes or lists. */
import { readLineAmount } from './line-amount.ts'
import { readLineName } from './line-name.ts'
import { withoutChoice, withoutPrice } from './line-slips.ts'
import { plainNumbers } from './quantity.ts'
import { bracketAmount, trailingAmount } from './trailing-amount.ts'

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
  const front = readLineAmount(main)
  if (front.quantity === '' && front.unit === '')
    return readBehind(front.rest, asides, plain || text.trim())
  const read = readLineName(front.rest, front.isPacked || CONTAINERS.has(front.unit), front.isEach)
  if (read.name === '') return { quantity: '', unit: '', name: plain || text.trim() }
  const { quantity } = front
  const unit = front.unit || read.unit
  return withNote({ quantity, unit, name: read.name }, [...front.note, ...asides, ...read.note])
}

/** A line whose amount, if any, stands behind the name: 'Butter - 50g', 'Sugar (100g)'. */
function readBehind(text: string, asides: string[], plain: string): ParsedIngredient {
  const behind = trailingAmount(text)
  const { name, unit, note } = readLineName(behind?.rest ?? text, false)
  if (name === '') return { quantity: '', unit: '', name: plain }
  const bracket = behind ? null : bracketAmount(asides)
  const amount = behind ?? bracket ?? { quantity: '', unit: '' }
  return withNote(
    { ...amount, unit: amount.unit || unit, name },
    bracket ? note : [...asides, ...note],
  )
}

function withNote(
  parsed: { quantity: string; unit: string; name: string },
  notes: readonly string[],
): ParsedIngredient {
  const { quantity, unit, name } = parsed
  const note = notes.filter((part) => part !== '').join(', ')
  return note === '' ? { quantity, unit, name } : { quantity, unit, name, note }
}

/** One blank between words, plain fractions and quotes, no bullets, no trademark signs. */
function plainLine(text: string): string {
  return plainNumbers(withoutChoice(withoutPrice(text)))
    .replace(/[‘’]/g, "'")
    .replace(/(\d) ?["”″](?=[\s),-])/g, '$1-inch')
    .replace(/[®™©*]/g, '')
    .replace(/^[-•·▢☐✓✔◦▪■●○‣⁃+\s]+/, '')
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
