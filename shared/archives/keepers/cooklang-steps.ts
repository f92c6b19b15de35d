/** The body of a Cooklang recipe: steps as a cook reads them, and what is marked in them. Pure. */
import { readIngredientLine } from '../../imports/ingredient-line.ts'
import type { Ingredient } from '../../recipes/schema.ts'

/** `section` stands at the first ingredient of one. */
export type Cooked = {
  steps: string[]
  ingredients: { section: string | null; ingredient: Ingredient }[]
  tools: string[]
  notes: string[]
}

const SECTION = /^={1,6}\s*([^=\n]{0,100}?)\s*=*$/
/** A mark, a name of several words with braces or of one without, and a preparation behind. */
const MARK =
  /(?<![\p{L}\p{N}])([@#~])([?&+@-]{0,3}(?:\([^()\n]{0,20}\))?)(?:([^@#~{}\n]{0,100}?)\{([^{}\n]{0,100})\}|([\p{L}\p{N}\p{Extended_Pictographic}_.'’/-]+))(?:\(([^()\n]{0,200})\))?/gu

/** Paragraphs are steps, '>' begins a note, '==' a section, '--' a comment to the end of the line. */
export function readCooklang(body: string): Cooked {
  const cooked: Cooked = { steps: [], ingredients: [], tools: [], notes: [] }
  const reader = { cooked, section: '', isNewSection: false, marks: countsOf(body) }
  let heading = ''
  for (const block of blocksOf(body)) {
    const section = SECTION.exec(block)
    if (section) {
      heading = section[1] ?? ''
      Object.assign(reader, { section: heading, isNewSection: true })
    } else if (block.startsWith('>')) {
      cooked.notes.push(readMarks(block.replace(/^>[ \t]?/gm, ''), reader).trim())
    } else {
      const step = readMarks(block, reader)
        .replace(/[ \t]+/g, ' ')
        .trim()
      if (step !== '') cooked.steps.push(heading === '' ? step : `${heading}: ${step}`)
      heading = step === '' ? heading : ''
    }
  }
  return cooked
}

type Reader = { cooked: Cooked; section: string; isNewSection: boolean; marks: Map<string, number> }

/** A backslash breaks a line within a step; a line of a section or a note ends the step before it. */
function blocksOf(body: string): string[] {
  const plain = body
    .replaceAll('\r\n', '\n')
    .replace(/\[-[\s\S]{0,5000}?-\]/g, '')
    .replace(/(^|\s)--(?!-).*$/gm, '$1')
    .replace(/^(={1,6}[^=\n].*|={2,}.*)$/gm, '\n$1\n')
    .replace(/(^|\n)(?!>)([^\n]+)\n(?=>)/g, '$1$2\n\n')
  return plain
    .split(/\n[ \t]*\n/)
    .map((block) => block.replace(/\\\n/g, '\u0000').replace(/([^\n])\n(?!>)/g, '$1 '))
    .map((block) => block.replaceAll('\u0000', '\n').trim())
    .filter((block) => block !== '')
}

/** How often each ingredient is marked with an amount. */
function countsOf(body: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [, sign, , name = '', amount = ''] of body.matchAll(MARK)) {
    const key = keyOf(name)
    if (sign === '@' && amount.trim() !== '') counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

/** The text without marks. What is marked with an amount more than once keeps it where it stands. */
function readMarks(text: string, reader: Reader): string {
  return text.replace(MARK, (whole, sign, how, braced, amount = '', alone, prepared) => {
    const end = alone ? (/[.'’/-]+$/.exec(alone)?.[0] ?? '') : ''
    const marked = (braced ?? alone.slice(0, alone.length - end.length)).trim()
    const behind = (prepared === undefined ? '' : ` (${prepared})`) + end
    const name = marked.split('|').at(-1)?.split('/').at(-1)?.trim() ?? ''
    if (sign === '~') return (quantityText(amount) || name) + behind
    if (name === '') return whole
    if (sign === '#') {
      addTool(reader, name)
      return name + behind
    }
    const isSplit = (reader.marks.get(keyOf(marked)) ?? 0) > 1
    addIngredient(reader, { name: nameOf(marked), how, amount, prepared })
    return [isSplit ? quantityText(amount) : '', name].filter(Boolean).join(' ') + behind
  })
}

/** What is bought: the name before an alias, the last part of a path to another recipe. */
function nameOf(marked: string): string {
  return (marked.split('|')[0] ?? '').split('/').at(-1)?.trim() ?? ''
}

function addTool({ cooked }: Reader, name: string): void {
  if (!cooked.tools.includes(name)) cooked.tools.push(name)
}

type Marked = { name: string; how: string; amount: string; prepared: string | undefined }

/** One that was named before, and now without an amount, is the same again. */
function addIngredient(reader: Reader, { name, how, amount, prepared }: Marked): void {
  const { cooked } = reader
  const isBefore = cooked.ingredients.some(
    ({ ingredient }) => keyOf(ingredient.name.split(',')[0] ?? '') === keyOf(name),
  )
  const isHidden = how.includes('-') || how.includes('(')
  if (isHidden || name === '' || (amount.trim() === '' && isBefore)) return
  const [quantity = '', unit = ''] = amount
    .replace(/^=/, '')
    .split('%')
    .map((part) => part.trim())
  const note = [prepared, how.includes('?') && 'optional'].filter(Boolean)
  const whole = [name, ...note].join(', ')
  // '3tsp' and '1 cup' hold a unit without the sign that tells it
  const isBare = amount.includes('%') || !/\p{L}/u.test(quantity)
  const line = isBare ? null : readIngredientLine(`${quantity} ${whole}`)
  const ingredient = line ?? { name: whole, quantity: quantity.replace(/\s*\/\s*/g, '/'), unit }
  const section = reader.isNewSection && reader.section !== '' ? reader.section : null
  cooked.ingredients.push({ section, ingredient })
  reader.isNewSection = false
}

/** '25%minutes' as '25 minutes'. */
function quantityText(amount: string): string {
  return amount
    .replace(/^\s*=/, '')
    .replace(/\s*%\s*/, ' ')
    .trim()
}
