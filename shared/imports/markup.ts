/** A page as a light tree and as text, read by htmlparser2 as browsers read it. No DOM; runs and fetches nothing. */
import { decodeHTML } from 'entities'
import { Parser } from 'htmlparser2'

/** Texts are decoded; of the attributes only those that readers ask for are kept, lower case. */
export type PageElement = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (PageElement | string)[]
}
/** `elements` holds every element of the tree in the order in which they begin. */
export type Page = { root: PageElement; elements: readonly PageElement[] }

/** Ours: what a page fetch lets through (5 MB), so that the reader is bounded by itself too. */
const CHARS_MAX = 5_000_000
/** Ours: some ten times what the longest recipe page holds; what follows is not read. */
const ELEMENTS_MAX = 200_000
/** As browsers do it: elements deeper than this are empty, and what they hold stands beside them. */
const DEPTH_MAX = 500

const KEPT_ATTRIBUTES = new Set(
  'class id itemprop itemtype itemscope typeof property rel name content datetime title type href src data-src'.split(
    ' ',
  ),
)
const NO_ATTRIBUTES: Readonly<Record<string, string>> = {}

/** The page as a tree, closed where its author forgot to. Linear; never throws. */
export function readMarkup(html: string): Page {
  const root: PageElement = { name: '', attributes: NO_ATTRIBUTES, children: [] }
  const elements: PageElement[] = []
  const open: PageElement[] = []
  let top = root
  let attributes: Record<string, string> | null = null
  const parser = new BoundedParser({
    onopentagname(name) {
      const element = { name, attributes: NO_ATTRIBUTES, children: [] }
      attributes = null
      top.children.push(element)
      open.push(top)
      parser.depth = open.length
      top = element
      if (elements.push(element) >= ELEMENTS_MAX) parser.pause()
    },
    onattribute(name, value) {
      if (!KEPT_ATTRIBUTES.has(name)) return
      if (attributes === null) {
        attributes = {}
        top.attributes = attributes
      }
      attributes[name] ??= value
    },
    ontext(text) {
      top.children.push(text)
    },
    onclosetag() {
      top = open.pop() ?? root
      parser.depth = open.length
    },
  })
  parser.end(html.slice(0, CHARS_MAX))
  return { root, elements }
}

/** The parser looks for names among all open elements, so that depth without a bound would make it quadratic. */
class BoundedParser extends Parser {
  depth = 0
  private isTooDeep = false

  override onopentagname(start: number, end: number): void {
    this.isTooDeep = this.depth >= DEPTH_MAX
    super.onopentagname(start, end)
  }

  override onclosetag(start: number, end: number): void {
    this.isTooDeep = false
    super.onclosetag(start, end)
  }

  protected override isVoidElement(name: string): boolean {
    return this.isTooDeep || super.isVoidElement(name)
  }
}

/** Elements that begin and end a line. */
export const LINE_TAGS = new Set(
  'p br li ul ol div h1 h2 h3 h4 h5 h6 tr table section article header footer dd dt dl form hr'.split(
    ' ',
  ),
)
/** Elements whose text no reader sees as part of a recipe. */
export const UNSEEN_TAGS = new Set('script style noscript template svg select button'.split(' '))

/** The text of an element that a reader would see, a line for each block, no blank lines. */
export function linesOf(element: PageElement): string[] {
  const pieces: string[] = []
  addText(element, pieces)
  return toLines(pieces.join(''))
}

function addText(element: PageElement, pieces: string[]): void {
  for (const child of element.children) {
    if (typeof child === 'string') pieces.push(child.replaceAll('\n', ' '))
    else if (!UNSEEN_TAGS.has(child.name)) {
      const mark = LINE_TAGS.has(child.name) ? '\n' : ''
      pieces.push(mark)
      addText(child, pieces)
      pieces.push(mark)
    }
  }
}

/** The text that a piece of HTML shows, a line for each block, entities decoded, no blank lines. */
export function htmlToText(html: string): string {
  const lines = html.includes('<')
    ? linesOf(readMarkup(html).root)
    : toLines(decodeEntities(html).replaceAll('\n', ' '))
  return lines.join('\n')
}

/** Replaces named and numeric character references as browsers do; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text
}

/** Trimmed lines without the blank ones, and without signs that only say where a word may break. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/[\u00ad\u200b\u2060]/g, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}
