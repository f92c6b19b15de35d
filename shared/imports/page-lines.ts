/** A page as the lines that a reader sees, each with what its surroundings say of it. No DOM, no I/O. */
import { LINE_TAGS, type Page, type PageElement, toLines, UNSEEN_TAGS } from './markup.ts'
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

/** What the elements around a text say of it. */
type Around = Pick<Line, 'item' | 'part'> & { isNoise: boolean }

const LINES_MAX = 20_000
const ROOT: Around = { item: 0, part: null, isNoise: false }
const NOISE_TAGS = new Set(['nav', 'footer', 'figcaption', 'textarea', 'iframe', 'object'])
/** Elements too large to be judged by their class names. */
const WHOLE_TAGS = new Set(['html', 'body', 'main', 'article'])
/** Elements between whose neighbours a reader sees a gap, though no line ends. */
const GAP_TAGS = new Set(['span', 'td', 'th', 'label', 'dd'])

/** The seen lines in order, blank ones left out. Linear in the page. */
export function readPageLines(page: Page): Line[] {
  const lines = new PageLines()
  lines.read(page.root, ROOT)
  lines.flush(ROOT)
  return withItemParts(lines.found)
}

/** Of one item, a part may name only some words: '<li><b class="ingredient-amount">2</b> leeks</li>'. */
function withItemParts(lines: Line[]): Line[] {
  const parts = new Map<number, Part>()
  for (const { item, part } of lines) if (item > 0 && part !== null) parts.set(item, part)
  return lines.map((line) => ({ ...line, part: line.part ?? parts.get(line.item) ?? null }))
}

class PageLines {
  readonly found: Line[] = []
  private pieces: string[] = []
  private level = 0
  private items = 0
  /** What class names say, once for each: a page repeats them. */
  private readonly said = new Map<string, { own: Part | 'noise' | null; isItem: boolean }>()

  /** What stands within an element, `around` being what its surroundings say. */
  read(element: PageElement, around: Around): void {
    for (const child of element.children) {
      if (this.found.length >= LINES_MAX) return
      if (typeof child !== 'string') this.readElement(child, around)
      else if (!around.isNoise) this.pieces.push(child)
    }
  }

  /** Ends the line: what is left was said within `around`. */
  flush({ item, part }: Around): void {
    if (this.pieces.length === 0) return
    const text = toLines(this.pieces.join('').replaceAll('\n', ' ')).join(' ')
    this.pieces = []
    if (text === '') return
    const { level } = this
    const said = text.replace(/ ([,;)])/g, '$1')
    const texts = level === 0 ? (splitAtHeading(said) ?? [said]) : [said]
    for (const one of texts) this.found.push({ text: one, level, item, part })
  }

  private readElement(element: PageElement, around: Around): void {
    const { name } = element
    if (UNSEEN_TAGS.has(name)) return
    const isLine = LINE_TAGS.has(name)
    if (isLine) this.flush(around)
    else if (GAP_TAGS.has(name)) this.pieces.push(' ')
    const within = this.within(element, around)
    const { item, part, isNoise } = within
    const isOther = item !== around.item || part !== around.part
    if (isOther || isNoise !== around.isNoise) this.flush(around)
    const heading = /^h([1-6])$/.exec(name)
    if (heading) this.level = Number(heading[1])
    this.read(element, within)
    if (isOther || isNoise || isLine) this.flush(within)
    else if (GAP_TAGS.has(name)) this.pieces.push(' ')
    if (heading) this.level = 0
  }

  private within({ name, attributes }: PageElement, around: Around): Around {
    const names = WHOLE_TAGS.has(name)
      ? ''
      : `${attributes.class ?? ''} ${attributes.id ?? ''}`.trim()
    const said = this.saidBy(names)
    const own = NOISE_TAGS.has(name) ? 'noise' : said.own
    const part = own === null || own === 'noise' ? around.part : own
    const isRow = name === 'tr' && part !== null
    const isItem = name === 'li' || (around.item === 0 && (isRow || said.isItem))
    const isNoise = around.isNoise || own === 'noise'
    return { item: isItem ? ++this.items : around.item, part, isNoise }
  }

  private saidBy(names: string) {
    const known = this.said.get(names)
    if (known) return known
    const said = { own: names === '' ? null : partOfClass(names), isItem: isItemClass(names) }
    this.said.set(names, said)
    return said
  }
}
