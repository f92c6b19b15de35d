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
 * Lines without the numbers and labels that count them ('3.', 'Step 3:', 'Passo 3'), and without those that
 * say nothing else; a single text that counts within itself ('1. Chop. 2. Fry.') is taken apart, as is one
 * of many sentences. Other lines stay as they are. Linear.
 */
export function splitNumbered(lines: readonly string[]): string[] {
  const said = lines.filter(saysSomething)
  const bare = withoutLabels(said)
  if (bare.length < said.length || bare.some((line, at) => line !== said[at])) return bare
  const steps = splitRun(said.join(' '))
  if (steps.length > 1) return steps
  return said.length === 1 ? splitBlock(steps[0] ?? '') : said
}

/** A step of signs only is none. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

/** What counts a line, in any language: a heading before it, the word, the number, what sets it off. */
const LABEL =
  /^([^:]{1,80}: )?(?:(\p{L}[\p{L}_’' -]{0,30}?)[ _]*)?#?(\d{1,3})(?:\s?[.):–-]+\s*(?!\d)|\s*$|\s+(?=\p{Lu}))/u
const LABEL_CHARS_MAX = 150

/** Labels are known by counting up with one and the same word, or none, before each number. */
function withoutLabels(lines: readonly string[]): string[] {
  const labels = lines.map((line) => LABEL.exec(line.slice(0, LABEL_CHARS_MAX)))
  const first = labels.find((label) => label !== null && Number(label[3]) <= 2)
  if (!first) return [...lines]
  const word = wordOf(first)
  let due = Number(first[3])
  const counted = labels.map((label) => {
    const isDue = label !== null && wordOf(label) === word && Number(label[3]) === due
    if (isDue) due++
    return isDue
  })
  const count = counted.filter((is) => is).length
  // a bare number may also be an amount, so every line has one
  if (count < 2 || (word === '' && count < lines.length && !lines.some(isNumberAlone))) {
    return [...lines]
  }
  return lines
    .map((line, at) => {
      const [whole = '', heading = ''] = counted[at] ? (labels[at] ?? []) : []
      // a label alone goes when what it counts is on the next line
      const isAll = whole.trim() === line.trim() && word !== ''
      if (isAll && (at === lines.length - 1 || counted[at + 1])) return line
      return heading + line.slice(whole.length)
    })
    .filter(saysSomething)
}

function wordOf(label: RegExpExecArray): string {
  return (label[2] ?? '').trim().toLowerCase()
}

function isNumberAlone(line: string): boolean {
  return /^\d{1,3}\s?[.):]?$/.test(line)
}

/** Looks for the number that is due, from 1 on: '1. Chop. 2. Fry.', '1 Chop. 2 Fry.', 'Step 1 Chop step 2 Fry'. */
function splitRun(text: string): string[] {
  const steps: string[] = []
  let start = 0
  let number = 1
  for (; ; number++) {
    const mark = markOf(number)
    mark.lastIndex = start
    const found = mark.exec(text)
    if (!found || (number === 1 && found.index > 0)) break
    if (number > 1) steps.push(text.slice(start, found.index).trim())
    start = found.index + found[0].length
  }
  if (number === 1) return [text]
  return [...steps, text.slice(start).trim()].filter(saysSomething)
}

function markOf(number: number): RegExp {
  return new RegExp(
    `(?<=^|[\\s.;!?)])(?:[Ss](?:tep|TEP)\\s?)?${number}\\s?[.):]\\s*(?!\\d)|(?<=^|[.!?)]\\s{0,3})${number}\\s+(?=\\p{Lu})|(?<=^|\\s)[Ss](?:tep|TEP)\\s?${number}(?!\\d)[\\s:.–-]*`,
    'gu',
  )
}

/** A method of fewer letters is one step, however many sentences it has. */
const BLOCK_MIN = 200
/** Shorter sentences go with the one before. */
const SENTENCE_MIN = 40
const ABBREVIATED = /(?:^|[\s(])(?:approx|tbsp|tsp|oz|lbs?|no|dr|mrs?|st|vs|ca|pkg|e\.g|i\.e)\.$/i

/** A whole method in one text, a step for each sentence that is long enough to be one. */
function splitBlock(text: string): string[] {
  if (text.length < BLOCK_MIN) return saysSomething(text) ? [text] : []
  const steps: string[] = []
  for (const sentence of text.split(/(?<=[.!?][)”"]?)\s+(?=["“(]?[\p{Lu}\d])|(?<=[。！？])/u)) {
    const last = steps.at(-1)
    const goesOn =
      last !== undefined &&
      (last.length < SENTENCE_MIN || sentence.length < SENTENCE_MIN / 2 || ABBREVIATED.test(last))
    if (goesOn) steps[steps.length - 1] = `${last} ${sentence}`
    else steps.push(sentence)
  }
  return steps.map((step) => step.trim()).filter(saysSomething)
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
