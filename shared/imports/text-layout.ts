/** Puts the words of a read page into the order a cook reads them: columns, rows, the title. Pure. */
import { cutColumns, type Row, rowsOf } from './text-columns.ts'
import { readHeading } from './text-lines.ts'

/** Where a word stands, in pixels from the top left, and how sure its reader is of it (0 to 100). */
export type PageWord = {
  text: string
  confidence: number
  left: number
  top: number
  right: number
  bottom: number
}

/** `doubts` are lines of the text that begin with an amount of which the reader is not sure. */
export type PageText = { text: string; doubts: string[] }

const WORDS_MAX = 6_000
/** Specks, edges and shadows that were taken for print. */
const NOISE_BELOW = 30
const LINE_NOISE_BELOW = 40
/** An amount of which the reader is less sure is worth a look. */
const DOUBT_BELOW = 75
/** Rows this much further apart than usual belong to two paragraphs. */
const PARAGRAPH_GAP = 1.3
/** So many rows up and down tell how far apart lines of one paragraph are. */
const NEIGHBOURS = 5
const TITLE_SCALE = 1.3

/**
 * The text of a page from its lines of words. A blank line parts paragraphs, the title (the largest print
 * that is no heading) stands on a line after '# '. Ours: a page's columns and sizes are gone in plain text.
 */
export function pageText(lines: readonly (readonly PageWord[])[]): PageText {
  const kept = withoutNoise(lines)
  const height = medianOf(kept.flat().map(({ top, bottom }) => bottom - top))
  if (!height) return { text: '', doubts: [] }
  const bands = cutColumns(kept, height).map((band) => rowsOf(band, height))
  const title = titleOf(bands.flat())
  const out: string[] = []
  const doubts: string[] = []
  for (const rows of bands) {
    const pitches = rows.slice(1).map((row, at) => row.top - (rows[at]?.top ?? 0))
    rows.forEach((row, at) => {
      if (at > 0 && isNewParagraph(pitches, at - 1)) out.push('')
      if (!title.includes(row)) out.push(textOf(row))
      else if (row === title[0]) out.push('', `# ${title.map(textOf).join(' ')}`, '')
      if (isDoubtful(row)) doubts.push(textOf(row))
    })
    out.push('')
  }
  return {
    text: out
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    doubts,
  }
}

/** Whether the distance to the row above is larger than the usual one thereabouts. */
function isNewParagraph(pitches: readonly number[], at: number): boolean {
  const near = pitches.slice(Math.max(0, at - NEIGHBOURS), at + NEIGHBOURS + 1)
  const usual = near.toSorted((a, b) => a - b)[1] ?? near[0] ?? 0
  return (pitches[at] ?? 0) > usual * PARAGRAPH_GAP
}

function withoutNoise(lines: readonly (readonly PageWord[])[]): PageWord[][] {
  let left = WORDS_MAX
  return lines.flatMap((line) => {
    const words = line.filter(
      ({ text, confidence }) =>
        text.trim() !== '' && (confidence >= NOISE_BELOW || /[\p{L}\d]{3}|[\d%½¼¾⅓⅔⅛]/u.test(text)),
    )
    left -= words.length
    const isNoise = meanOf(words.map(({ confidence }) => confidence)) < LINE_NOISE_BELOW
    return words.length === 0 || isNoise || left < 0 ? [] : [words]
  })
}

/** The rows of the largest print in the upper part of the page, from which a recipe takes its name. */
function titleOf(all: readonly Row[]): Row[] {
  const end = Math.max(...all.map(({ bottom }) => bottom))
  const candidates = all.filter(
    (row) =>
      row.top < end * 0.6 &&
      readHeading(textOf(row)) === null &&
      /\p{L}{3}/u.test(textOf(row)) &&
      textOf(row).length <= 80,
  )
  const largest = Math.max(0, ...candidates.map(sizeOf))
  const usual = medianOf(all.map(sizeOf))
  if (largest < usual * TITLE_SCALE) return []
  const first = candidates.findIndex((row) => sizeOf(row) === largest)
  const isPart = (row: Row | undefined) => row !== undefined && sizeOf(row) > largest * 0.8
  let from = first
  while (isPart(candidates[from - 1])) from--
  let to = first
  while (isPart(candidates[to + 1])) to++
  return candidates.slice(from, to + 1)
}

/** The middle one of its words' heights: one tall bracket makes no title. */
function sizeOf({ words }: Row): number {
  return medianOf(words.map(({ top, bottom }) => bottom - top))
}

function textOf({ words }: Row): string {
  return words.map(({ text }) => text).join(' ')
}

function isDoubtful({ words }: Row): boolean {
  return words
    .slice(0, 3)
    .some(
      ({ text, confidence }) =>
        /^\d{0,2}[%Y¥V]/.test(text) || (confidence < DOUBT_BELOW && /[\d½¼¾⅓⅔⅛]/.test(text)),
    )
}

function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
