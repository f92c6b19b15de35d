/** The steps of a method in a text: numbered, in paragraphs, or in one block. Pure. */
import { repairNumbers, splitNumbered, stepNumber, withoutNumber } from './steps.ts'
import { readSubheading, withoutBullet } from './text-lines.ts'
import { isNoise, joinLines, withoutSpecks } from './text-repairs.ts'

/** The share of the longest line that a line reaches before it is broken. */
const FULL_LINE = 0.7

/**
 * The steps of a method's lines, numbers and marks taken off; '' ends a paragraph. A sub-heading goes
 * before its first step: 'For the sauce: Melt the butter.' Ours.
 */
export function readSteps(lines: string[]): string[] {
  const clean = repairNumbers(lines.map(withoutSpecks).filter((line) => !isNoise(line)))
  const isNumbered = clean.some((line) => stepNumber(line) === 1)
  const steps = isNumbered ? numberedSteps(clean) : splitNumbered(paragraphs(clean))
  let heading = ''
  return steps.flatMap((step) => {
    const subheading = readSubheading(step)
    if (subheading !== null) {
      heading = `${subheading}: `
      return []
    }
    const text = heading + step
    heading = ''
    return [text]
  })
}

/** Each number begins a step; lines without one go on with it, but for sub-headings. */
function numberedSteps(lines: string[]): string[] {
  const steps: string[] = []
  for (const line of lines.map(withoutBullet)) {
    if (line === '') continue
    const isStart = steps.length === 0 || stepNumber(line) !== null || readSubheading(line) !== null
    const last = steps.at(-1) ?? ''
    if (isStart || readSubheading(last) !== null) steps.push(line)
    else steps[steps.length - 1] = joinLines(last, line)
  }
  return steps.map(withoutNumber).filter((step) => step !== '')
}

/** Lines that a narrow column broke are put together; a bullet, a blank line or a full stop ends one. */
export function paragraphs(lines: string[]): string[] {
  const found: string[] = []
  const isSpaced = partsByBlanks(lines)
  let isOpen = false
  for (const line of lines) {
    const bare = withoutBullet(line)
    const last = found.at(-1)
    const goesOn = isOpen && bare === line && (isSpaced || !/[.!?:]$/.test(last ?? ''))
    if (bare !== '' && goesOn && last !== undefined) found[found.length - 1] = joinLines(last, bare)
    else if (bare !== '') found.push(bare)
    isOpen = bare !== '' && (isSpaced ? readSubheading(bare) === null : bare.length > 30)
  }
  return found
}

/** Whether blank lines, and not full stops, end the paragraphs: between them every line is a full one. */
function partsByBlanks(lines: string[]): boolean {
  const longest = Math.max(0, ...lines.map((line) => line.length))
  const inner = lines.filter((line, at) => line !== '' && lines[at + 1])
  const ends = lines.filter((line, at) => line !== '' && lines[at + 1] === '')
  return (
    ends.length >= 2 &&
    inner.length > 0 &&
    inner.every((line) => line.length >= longest * FULL_LINE) &&
    ends.every((line) => /[.!?:)]$/.test(line))
  )
}
