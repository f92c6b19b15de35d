/** Plain text out of HTML, in one pass and without a DOM. Renders nothing, runs nothing. */

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frasl: '⁄',
  times: '×',
  divide: '÷',
  plusmn: '±',
  micro: 'µ',
  pound: '£',
  euro: '€',
  cent: '¢',
  copy: '©',
  reg: '®',
  trade: '™',
  shy: '',
  zwj: '',
  zwnj: '',
  szlig: 'ß',
  aelig: 'æ',
  AElig: 'Æ',
  oslash: 'ø',
  Oslash: 'Ø',
  aring: 'å',
  Aring: 'Å',
  iexcl: '¡',
  iquest: '¿',
}

/** `&eacute;` is its letter and a combining mark, put together by normalisation. */
const ACCENTS: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
  caron: '\u030c',
}

/** Replaces named and numeric character references; unknown ones stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));?/gi,
    (whole, hex, decimal, name) => {
      if (name) return ENTITIES[name] ?? readAccent(name) ?? whole
      const point = hex ? Number.parseInt(hex, 16) : Number(decimal)
      const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff)
      return isCharacter ? String.fromCodePoint(point) : whole
    },
  )
}

function readAccent(name: string): string | undefined {
  const mark = ACCENTS[name.slice(1)]
  return mark && ((name[0] ?? '') + mark).normalize('NFC')
}

/** A tag as it stands in the page: `start` is its '<', `end` the place after its '>'. */
export type Tag = { name: string; isClosing: boolean; text: string; start: number; end: number }

/** The next tag from `from` on, or `null`. A '<' that opens no tag ('bake < 5 min') is passed over. */
export function nextTag(html: string, from: number): Tag | null {
  for (let start = html.indexOf('<', from); start !== -1; start = html.indexOf('<', start + 1)) {
    const isComment = html.startsWith('<!--', start)
    if (!isComment && !/[a-z/!?]/i.test(html[start + 1] ?? '')) continue
    const end = html.indexOf(isComment ? '-->' : '>', start + 1)
    if (end === -1) return null
    const after = end + (isComment ? 3 : 1)
    const isClosing = html[start + 1] === '/'
    const head = html.slice(start + (isClosing ? 2 : 1), Math.min(end, start + 40))
    const name = /^[a-z][a-z0-9-]*/i.exec(head)?.[0].toLowerCase() ?? ''
    return { name, isClosing, text: html.slice(start, after), start, end: after }
  }
  return null
}

const RAW_TAGS = new Set(['script', 'style', 'noscript', 'textarea'])

/**
 * Where reading goes on after a tag: behind the contents of a script and its like, in which '<' opens
 * no tag ('i<n'), else behind the tag itself.
 */
export function afterTag(html: string, tag: Tag): number {
  return RAW_TAGS.has(tag.name) && !tag.isClosing ? endOfRaw(html, tag) : tag.end
}

/** Where the closing tag of a script or its like begins; the end of the page when there is none. */
export function endOfRaw(html: string, tag: Tag): number {
  const close = new RegExp(`</${tag.name}`, 'gi')
  close.lastIndex = tag.end
  return close.exec(html)?.index ?? html.length
}

/** The decoded value of an attribute, '' when it has none, `null` when it is not there. */
export function attribute(tag: string, name: string): string | null {
  const lower = tag.toLowerCase()
  for (let at = lower.indexOf(name); at !== -1; at = lower.indexOf(name, at + 1)) {
    if (!/[\s"'/]/.test(lower[at - 1] ?? '')) continue
    const after = at + name.length
    const next = lower[after] ?? ''
    if (next !== '=' && !/[\s/>]/.test(next)) continue
    const equals = tag.slice(after, after + 20).search(/\S/)
    if (tag[after + equals] !== '=') return ''
    const start = after + equals + 1
    return decodeEntities(readValue(tag, start)).trim()
  }
  return null
}

function readValue(tag: string, from: number): string {
  const gap = tag.slice(from, from + 20).search(/\S/)
  const start = from + Math.max(0, gap)
  const quote = tag[start]
  if (quote === '"' || quote === "'") {
    const end = tag.indexOf(quote, start + 1)
    return tag.slice(start + 1, end === -1 ? tag.length - 1 : end)
  }
  const end = tag.slice(start).search(/[\s>]/)
  return tag.slice(start, end === -1 ? tag.length : start + end)
}

/** Elements that begin and end a line. */
export const LINE_TAGS = new Set(
  'p br li ul ol div h1 h2 h3 h4 h5 h6 tr table section article header footer dd dt dl form hr'.split(
    ' ',
  ),
)
/** Elements that hold nothing and have no end. */
export const VOID_TAGS = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
)
/** Elements whose text no reader sees as part of a recipe. */
export const UNSEEN_TAGS = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'select',
  'button',
])

/** The text a reader would see, a line for each block, entities decoded, no blank lines. */
export function htmlToText(html: string): string {
  if (!html.includes('<')) return toLines(decodeEntities(html).replaceAll('\n', ' ')).join('\n')
  const pieces: string[] = []
  let at = 0
  // The unseen element we are in; one that never ends hides the rest.
  let unseen: string | null = null
  for (let tag = nextTag(html, at); tag !== null; tag = nextTag(html, at)) {
    if (unseen === null) pieces.push(html.slice(at, tag.start).replace(/\s+/g, ' '))
    if (unseen === null && LINE_TAGS.has(tag.name)) pieces.push('\n')
    if (unseen === null && UNSEEN_TAGS.has(tag.name) && !tag.isClosing) unseen = tag.name
    if (unseen === tag.name && (tag.isClosing || tag.text.endsWith('/>'))) unseen = null
    at = afterTag(html, tag)
  }
  if (unseen === null) pieces.push(html.slice(at).replace(/\s+/g, ' '))
  return toLines(decodeEntities(pieces.join(''))).join('\n')
}

/** Trimmed lines without the blank ones. */
export function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/\s+/gu, ' ').trim())
    .filter((line) => line !== '')
}
