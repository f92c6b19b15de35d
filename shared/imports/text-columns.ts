/** Finds the columns of a page by the empty strips between them. Pure. */
import type { PageWord } from './text-layout.ts'
import { readHeading } from './text-lines.ts'

/** Words that stand together on one row without a wide gap. */
type Piece = {
  words: readonly PageWord[]
  left: number
  right: number
  top: number
  bottom: number
}

/** Pieces that are read from top to bottom. */
export type Band = readonly Piece[]

/** One row of a band, its words from left to right. */
export type Row = { words: readonly PageWord[]; top: number; bottom: number }

/** In heights of a line: wider than any space between words. */
const GAP = 1.1
/** A column has at least so many rows. */
const COLUMN_ROWS = 3
/** Title, introduction and facts above the columns, page number and note below them. */
const ROWS_ABOVE_MAX = 30
const ROWS_BELOW_MAX = 60
const DEPTH_MAX = 4
/** No page has more; the words of one that does stay in their rows. */
const PIECES_MAX = 500
const STRIPS_MAX = 6

/** The page as bands in reading order: what spans the columns, then each column whole. `height`: a line's. */
export function cutColumns(lines: readonly (readonly PageWord[])[], height: number): Band[] {
  const pieces = lines.flatMap((line) => splitWide(line, height))
  return cut(
    pieces.toSorted((a, b) => middle(a) - middle(b)),
    height,
    DEPTH_MAX,
  )
}

/** Pieces of a band put together where they stand at the same height, from top to bottom. */
export function rowsOf(band: Band, height: number): Row[] {
  const rows: Piece[][] = []
  for (const piece of band.toSorted((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1)
    const isSame = last?.[0] && middle(piece) - middle(last[0]) < height * 0.6
    if (last && isSame) last.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => ({
    words: row.toSorted((a, b) => a.left - b.left).flatMap(({ words }) => words),
    top: Math.min(...row.map(({ top }) => top)),
    bottom: Math.max(...row.map(({ bottom }) => bottom)),
  }))
}

/** `pieces` from top to bottom. */
function cut(pieces: readonly Piece[], height: number, depth: number): Band[] {
  const rest = pieces.length - 2 * COLUMN_ROWS
  const isPage = depth > 0 && pieces.length <= PIECES_MAX
  for (let above = 0; isPage && above <= Math.min(rest, ROWS_ABOVE_MAX); above++) {
    for (let below = 0; below <= Math.min(rest - above, ROWS_BELOW_MAX); below++) {
      const at = gutterOf(pieces.slice(above, pieces.length - below), height)
      if (at === null) continue
      const end = endOfColumns(pieces, above, pieces.length - below, at)
      const between = pieces.slice(above, end)
      return [
        pieces.slice(0, above),
        between.filter((piece) => piece.right <= at),
        between.filter((piece) => piece.left >= at),
        pieces.slice(end),
      ].flatMap((part) => cut(part, height, depth - 1))
    }
  }
  return pieces.length > 0 ? [pieces] : []
}

/** A heading below the end of the other column belongs to what follows, which may span both. */
function endOfColumns(pieces: readonly Piece[], from: number, to: number, at: number): number {
  for (let end = from + 2 * COLUMN_ROWS; end < to; end++) {
    const piece = pieces[end]
    if (!piece || readHeading(textOf(piece)) === null) continue
    const isLeft = piece.right <= at
    const other = pieces.slice(from, to).filter((each) => each.right <= at !== isLeft)
    if (piece.top > bottomOf(other)) return end
  }
  return to
}

/** The middle of the widest strip that no piece touches and that parts two columns, else `null`. */
function gutterOf(pieces: readonly Piece[], height: number): number | null {
  const strips: { width: number; at: number }[] = []
  let reach = Number.POSITIVE_INFINITY
  for (const { left, right } of pieces.toSorted((a, b) => a.left - b.left)) {
    const width = left - reach
    if (width > height * GAP) strips.push({ width, at: (reach + left) / 2 })
    reach = Math.max(right, Number.isFinite(reach) ? reach : right)
  }
  const widest = strips.toSorted((a, b) => b.width - a.width).slice(0, STRIPS_MAX)
  return widest.find(({ at }) => partsColumns(pieces, at, height))?.at ?? null
}

/** Both sides have rows of their own and stand side by side, and neither is only the amounts of the other. */
function partsColumns(pieces: readonly Piece[], at: number, height: number): boolean {
  const left = pieces.filter((piece) => piece.right <= at)
  const right = pieces.filter((piece) => piece.left >= at)
  if (left.length < COLUMN_ROWS || right.length < COLUMN_ROWS) return false
  const overlap = Math.min(bottomOf(left), bottomOf(right)) - Math.max(topOf(left), topOf(right))
  const shorter = Math.min(bottomOf(left) - topOf(left), bottomOf(right) - topOf(right))
  // a heading of the page stands above, not beside
  if (overlap < shorter * 0.6 || overlap < height * COLUMN_ROWS) return false
  return !isAmounts(left, right, height) && !isAmounts(right, left, height)
}

/** '200 g', '1½', '2.', '•': a cell of a table, a number of a step, a bullet. */
const AMOUNT = /^(?:[\d½¼¾⅓⅔⅛/.,)–-]+\s?[a-z]{0,5}\.?|\P{L}{0,3}|[a-z]{1,5}|step \d+)$/iu

function isAmounts(cells: readonly Piece[], beside: readonly Piece[], height: number): boolean {
  const alone = cells.filter((cell) => AMOUNT.test(textOf(cell).slice(0, 40)))
  if (alone.length < cells.length * 0.7) return false
  const paired = alone.filter((cell) =>
    beside.some((piece) => Math.abs(middle(piece) - middle(cell)) < height * 0.6),
  )
  return paired.length >= alone.length * 0.7
}

function splitWide(line: readonly PageWord[], height: number): Piece[] {
  const parts: PageWord[][] = []
  let reach = Number.POSITIVE_INFINITY
  for (const word of line.toSorted((a, b) => a.left - b.left)) {
    const last = parts.at(-1)
    // larger print has larger spaces
    const gap = Math.max(height, word.bottom - word.top) * GAP
    if (last && word.left - reach < gap) last.push(word)
    else parts.push([word])
    reach = word.right
  }
  return parts.map((words) => ({
    words,
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    top: topOf(words),
    bottom: bottomOf(words),
  }))
}

const textOf = ({ words }: Piece) => words.map(({ text }) => text).join(' ')

type Box = { top: number; bottom: number }

const middle = ({ top, bottom }: Box) => (top + bottom) / 2
const topOf = (boxes: readonly Box[]) => Math.min(...boxes.map(({ top }) => top))
const bottomOf = (boxes: readonly Box[]) => Math.max(...boxes.map(({ bottom }) => bottom))
