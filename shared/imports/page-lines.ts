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
import { OpenTags } from './open-tags.ts'
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

type Open = Pick<Line, 'item' | 'part'> & { isNoise: boolean }

const LINES_MAX = 20_000
const ROOT: Open = { item: 0, part: null, isNoise: false }
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
  private readonly open = new OpenTags<Open>()

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
    } else if (tag.isClosing) this.end(tag.name)
    else if (tag.name !== '') this.begin(tag)
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
    return this.open.top() ?? ROOT
  }

  private begin(tag: Tag): void {
    const { name } = tag
    const isLine = LINE_TAGS.has(name)
    if (isLine) this.flush()
    else if (GAP_TAGS.has(name)) this.pieces.push(' ')
    if (this.open.endedByOpening(name, isLine) > 0) {
      this.flush()
      this.open.pop()
    }
    const parent = this.top()
    const names = WHOLE_TAGS.has(name) ? '' : classNames(tag)
    const own = NOISE_TAGS.has(name) ? 'noise' : names === '' ? null : partOfClass(names)
    const part = own === null || own === 'noise' ? parent.part : own
    const isRow = name === 'tr' && part !== null
    const isItem = name === 'li' || (parent.item === 0 && (isRow || isItemClass(names)))
    const isNoise = parent.isNoise || own === 'noise'
    if (isItem || isNoise !== parent.isNoise || part !== parent.part) this.flush()
    if (/^h[1-6]$/.test(name)) this.level = Number(name[1])
    this.open.push(name, { item: isItem ? ++this.items : parent.item, part, isNoise })
  }

  private end(name: string): void {
    const ended = this.open.endedByClosing(name)
    const now = this.top()
    const after = this.open.topAfter(ended) ?? ROOT
    // what is left was said inside
    const isOther = after.item !== now.item || after.part !== now.part || now.isNoise
    if (isOther || LINE_TAGS.has(name)) this.flush()
    else if (GAP_TAGS.has(name)) this.pieces.push(' ')
    if (/^h[1-6]$/.test(name)) this.level = 0
    for (let left = ended; left > 0; left--) this.open.pop()
  }
}

function classNames(tag: Tag): string {
  if (!/\b(?:class|id)\b/i.test(tag.text)) return ''
  return `${attribute(tag.text, 'class') ?? ''} ${attribute(tag.text, 'id') ?? ''}`.trim()
}
