/** Numbering of steps: found, checked and taken off, since a recipe counts its steps itself. */

/** '1. ', '2) ', 'Step 3: ' at the start of a line. */
const NUMBERED = /^(?:step\s*)?(\d{1,3})\s?[.):]\s*(?=\D|$)/i

/** The number that a line begins with as a step, else `null`. '1.5 kg potatoes' is none. */
export function stepNumber(line: string): number | null {
  const match = NUMBERED.exec(line.slice(0, 20))
  return match ? Number(match[1]) : null
}

/** The line without its number. */
export function withoutNumber(line: string): string {
  return line.replace(NUMBERED, '')
}

/**
 * Lines without their numbers when they count up from 1; a single text that counts within itself
 * ('1. Chop. 2. Fry.') is taken apart. Other lines stay as they are.
 */
export function splitNumbered(lines: readonly string[]): string[] {
  if (lines.length > 1 && lines.every((line, at) => stepNumber(line) === at + 1)) {
    return lines.map(withoutNumber).filter((line) => line !== '')
  }
  const steps = splitRun(lines.join(' '))
  return steps.length > 1 || lines.length === 1 ? steps : [...lines]
}

/** Looks for ' 2.' after '1.', then ' 3.', and so on, each after a space. */
function splitRun(text: string): string[] {
  if (stepNumber(text) !== 1) return [text]
  const steps: string[] = []
  let start = 0
  for (let number = 2; ; number++) {
    const next = [`${number}.`, `${number})`]
      .map((mark) => text.indexOf(` ${mark}`, start + 1))
      .filter((at) => at !== -1)
    const end = next.length > 0 ? Math.min(...next) : text.length
    const step = withoutNumber(text.slice(start, end).trim())
    if (step !== '') steps.push(step)
    if (end === text.length) return steps
    start = end + 1
  }
}

/**
 * Lines of a method in which the number that is due lost its dot ('3 Trim the beans') or was read as a
 * letter ('l. Heat'), put right when at least two are found; numbers alone that are not due (a page's) go.
 */
export function repairNumbers(lines: readonly string[]): string[] {
  let due = 1
  const repaired = lines.flatMap((line) => {
    const [, mark = '', rest = ''] = /^(\S{1,4})(?:\s+(.{0,5000}))?$/.exec(line) ?? []
    const digits = mark.replace(/[.,:;)]+$/, '').replace(/[lI|i]/g, '1')
    const isDue = digits === String(due) && (rest === '' || /^\p{Lu}/u.test(rest))
    if (isDue || stepNumber(line) === due) due++
    else if (/^\d+$/.test(line)) return []
    return [isDue ? `${digits}. ${rest}`.trim() : line]
  })
  return due > 2 ? repaired : lines.filter((line) => !/^\d+$/.test(line))
}
