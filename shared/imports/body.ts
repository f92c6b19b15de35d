/** Reads the lists under a page's own headings ('Ingredients', 'Method') when the markup lacks them. No DOM. */
import { decodeEntities, LINE_TAGS, nextTag, UNSEEN_TAGS } from './html.ts'
import { splitNumbered } from './steps.ts'

/** A line as the page shows it. `level` is that of its heading (1 to 6), 0 for what is none. */
type Line = { text: string; level: number; isItem: boolean }

/** Headings as sites name them, in the languages that our sample of sites speaks. */
const INGREDIENTS =
  /^(?:ingredients|ingredientes|ingrediënten|ingrédients|ingredienti|zutaten|you(?: wi|'|’)ll need|what you(?:'ll|’ll)? need)(?![\p{L}])/iu
const METHOD =
  /^(?:method|directions?|instructions?|preparation|steps|how to (?:make|cook)|elaboración|preparación|bereiding|bereidingswijze|zubereitung|préparation|preparazione|procedimento|modo de preparo)(?![\p{L}])/iu

const HEADING_CHARS_MAX = 100
const LINES_MAX = 20_000

type BodyLists = { ingredients: string[]; method: string[] }

/** What stands under the first heading of each kind that has something under it. Linear. */
export function readBody(html: string): BodyLists {
  const lines = readLines(html)
  return { ingredients: section(lines, INGREDIENTS), method: splitNumbered(section(lines, METHOD)) }
}

function section(lines: Line[], heading: RegExp): string[] {
  for (const [at, line] of lines.entries()) {
    if (line.level === 0 || line.text.length > HEADING_CHARS_MAX) continue
    if (!heading.test(line.text)) continue
    const rest = lines.slice(at + 1, at + 500)
    const end = rest.findIndex(({ level }) => level > 0 && level <= line.level)
    const within = rest.slice(0, end === -1 ? undefined : end).filter(({ level }) => level === 0)
    const items = within.filter(({ isItem }) => isItem)
    const found = (items.length > 0 ? items : within).map(({ text }) => text)
    if (found.length > 0) return found
  }
  return []
}

function readLines(html: string): Line[] {
  const lines: Line[] = []
  let pieces: string[] = []
  let level = 0
  let listDepth = 0
  let unseen: string | null = null
  const flush = () => {
    const text = decodeEntities(pieces.join('')).replace(/\s+/gu, ' ').trim()
    if (text !== '') lines.push({ text, level, isItem: listDepth > 0 })
    pieces = []
  }
  let at = 0
  for (let tag = nextTag(html, at); tag !== null; tag = nextTag(html, at)) {
    if (lines.length >= LINES_MAX) break
    if (unseen === null) pieces.push(html.slice(at, tag.start))
    at = tag.end
    if (unseen !== null) {
      if (tag.name === unseen && tag.isClosing) unseen = null
    } else if (UNSEEN_TAGS.has(tag.name)) {
      if (!tag.isClosing && !tag.text.endsWith('/>')) unseen = tag.name
    } else if (/^h[1-6]$/.test(tag.name)) {
      flush()
      level = tag.isClosing ? 0 : Number(tag.name[1])
    } else if (tag.name === 'li') {
      flush()
      listDepth = Math.max(0, listDepth + (tag.isClosing ? -1 : 1))
    } else if (LINE_TAGS.has(tag.name)) {
      // Blocks within an item or a heading belong together: '<li><div>2</div><div>eggs</div></li>'.
      if (listDepth === 0 && level === 0) flush()
      else pieces.push(' ')
    }
  }
  flush()
  return lines
}
