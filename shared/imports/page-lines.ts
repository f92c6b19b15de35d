/** A page as the lines that a reader sees, each with what its surroundings say of it. No DOM, no I/O. */
import {
  afterTag,
  attribute,
  decodeEntities,
  LINE_TAGS,
  nextTag,
  type Tag,
  UNSEEN_TAGS,
  VOID_TAGS,
} from './html.ts'
import { isItemClass, type Part, partOfClass, splitAtHeading } from './page-words.ts'

export type Line = {
  text: string
  /** Of its heading, 1 to 6; 0 for what is none. */
  level: number
  /** Lines of one list item or table row have the same number; 0 outside of any. */
  item: number
  /** What class names around it say that it belongs to. */
  part: Part | null
}

type Open = { name: string; item: number; part: Part | null; isNoise: boolean }

const LINES_MAX = 20_000
const DEPTH_MAX = 1_000
const ROOT: Open = { name: '', item: 0, part: null, isNoise: false }
const NOISE_TAGS = new Set(['nav', 'footer', 'figcaption', 'textarea', 'iframe', 'object'])
/** Elements too large to be judged by their class names. */
const WHOLE_TAGS = new Set(['html', 'body', 'main', 'article'])
/** Elements between whose neighbours a reader sees a gap, though no line ends. */
const GAP_TAGS = new Set(['span', 'td', 'th', 'label', 'dd'])

/** The seen lines in order, blank ones left out. Linear in the page. */
export function readPageLines(html: string): Line[] {
  const page = new PageLines()
  let at = 0
  for (let tag = nextTag(html, at); tag !== null; tag = nextTag(html, at)) {
    if (page.lines.length >= LINES_MAX) break
    page.addText(html.slice(at, tag.start))
    at = afterTag(html, tag)
    page.addTag(tag)
  }
  page.flush()
  return withItemParts(page.lines)
}

/** Of one item, a part may name only some words: '<li><b class="ingredient-amount">2</b> leeks</li>'. */
function withItemParts(lines: Line[]): Line[] {
  const parts = new Map<number, Part>()
  for (const { item, part } of lines) if (item > 0 && part !== null) parts.set(item, part)
  return lines.map((line) => ({ ...line, part: line.part ?? parts.get(line.item) ?? null }))
}

class PageLines {
  readonly lines: Line[] = []
  private pieces: string[] = []
  private level = 0
  private items = 0
  private unseen: string | null = null
  private readonly stack: Open[] = []
  private readonly openCount = new Map<string, number>()

  addText(text: string): void {
    if (this.unseen === null && text !== '' && !this.top().isNoise) this.pieces.push(text)
  }

  addTag(tag: Tag): void {
    if (this.unseen !== null) {
      if (tag.name === this.unseen && tag.isClosing) this.unseen = null
    } else if (UNSEEN_TAGS.has(tag.name)) {
      if (!tag.isClosing && !tag.text.endsWith('/>')) this.unseen = tag.name
    } else if (VOID_TAGS.has(tag.name)) {
      if (LINE_TAGS.has(tag.name)) this.flush()
    } else if (tag.isClosing) this.close(tag.name)
    else if (tag.name !== '') this.open(tag)
  }

  flush(): void {
    const { item, part } = this.top()
    const text = decodeEntities(this.pieces.join(''))
      .replace(/\s+/gu, ' ')
      .replace(/ ([,;)])/g, '$1')
      .trim()
    this.pieces = []
    if (text === '') return
    const { level } = this
    const texts = level === 0 ? (splitAtHeading(text) ?? [text]) : [text]
    for (const one of texts) this.lines.push({ text: one, level, item, part })
  }

  private top(): Open {
    return this.stack.at(-1) ?? ROOT
  }

  private open(tag: Tag): void {
    const { name } = tag
    const isLine = LINE_TAGS.has(name)
    if (isLine) {
      this.flush()
      this.closeImplied(name)
    } else if (GAP_TAGS.has(name)) this.pieces.push(' ')
    const parent = this.top()
    const names = WHOLE_TAGS.has(name) ? '' : classNames(tag)
    const own = NOISE_TAGS.has(name) ? 'noise' : names === '' ? null : partOfClass(names)
    const part = own === null || own === 'noise' ? parent.part : own
    const isRow = name === 'tr' && part !== null
    const isItem = name === 'li' || (parent.item === 0 && (isRow || isItemClass(names)))
    const isNoise = parent.isNoise || own === 'noise'
    if (isItem || isNoise !== parent.isNoise || part !== parent.part) this.flush()
    if (/^h[1-6]$/.test(name)) this.level = Number(name[1])
    if (this.stack.length >= DEPTH_MAX) return
    const item = isItem ? ++this.items : parent.item
    this.stack.push({ name, item, part, isNoise })
    this.openCount.set(name, (this.openCount.get(name) ?? 0) + 1)
  }

  /** A closing tag that nothing opened is passed over; one that was opened ends all within. */
  private close(name: string): void {
    const before = this.top()
    if (LINE_TAGS.has(name)) this.flush()
    if (/^h[1-6]$/.test(name)) this.level = 0
    while ((this.openCount.get(name) ?? 0) > 0) {
      const isLast = this.top().name === name
      // what is left was said inside
      const after = this.stack.at(-2) ?? ROOT
      if (after.item !== before.item || after.part !== before.part || before.isNoise) this.flush()
      this.pop()
      if (isLast) break
    }
    if (GAP_TAGS.has(name)) this.pieces.push(' ')
  }

  private closeImplied(name: string): void {
    const top = this.top().name
    const isEnded =
      top === 'p' || (top === name && (name === 'li' || name === 'tr' || name === 'dd'))
    if (isEnded) this.pop()
  }

  private pop(): void {
    const open = this.stack.pop()
    if (open) this.openCount.set(open.name, (this.openCount.get(open.name) ?? 1) - 1)
  }
}

function classNames(tag: Tag): string {
  if (!/\b(?:class|id)\b/i.test(tag.text)) return ''
  return `${attribute(tag.text, 'class') ?? ''} ${attribute(tag.text, 'id') ?? ''}`.trim()
}
