/** The YAML that stands before a text, as people write it there. Refuses what it cannot read whole. */
import { ArchiveError } from './fault.ts'

/** A word, words, or words by name; numbers and dates stay as they are written. */
export type FrontValue = string | FrontValue[] | { [name: string]: FrontValue }
export type FrontMatter = { [name: string]: FrontValue }

const CHARS_MAX = 200_000
const FENCE = /^---[ \t]*\r?\n([\s\S]*?)(?:^|\n)(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/

/** What stands between the first two lines of '---', and the text behind; `null` where none stands. */
export function splitFrontMatter(text: string): { yaml: string; body: string } | null {
  const found = FENCE.exec(text.trimStart().slice(0, CHARS_MAX))
  if (!found) return null
  return { yaml: found[1] ?? '', body: text.trimStart().slice(found[0].length) }
}

/**
 * Names with words, lists ('- one', '[one, two]'), names within names, and texts of several lines
 * ('|', '>'). Throws `ArchiveError` broken for any other line: half of it would be another recipe.
 */
export function parseFrontMatter(yaml: string): FrontMatter {
  const lines = yaml.split(/\r?\n/).filter((line) => !/^\s*#/.test(line))
  const reader = new BlockReader(lines)
  const value = reader.block(reader.indentHere())
  if (!reader.isDone() || typeof value === 'string' || Array.isArray(value)) throw broken()
  return value
}

function broken(): ArchiveError {
  return new ArchiveError({ code: 'broken' })
}

const DEPTH_MAX = 10
const NAMED = /^(?:"([^"]+)"|'([^']+)'|([^\s"'[{#&*!|>%@`-][^:]*?|-\w[^:]*?))\s*:(?:\s+(.*)|\s*)$/

class BlockReader {
  private readonly lines: string[]
  private at = 0
  private depth = 0

  constructor(lines: string[]) {
    this.lines = lines
  }

  isDone(): boolean {
    this.skipBlank()
    return this.at >= this.lines.length
  }

  indentHere(): number {
    this.skipBlank()
    return indentOf(this.lines[this.at] ?? '')
  }

  /** Everything from here on that is indented so. */
  block(indent: number): FrontValue {
    if (++this.depth > DEPTH_MAX) throw broken()
    const isList = /^\s*-(?:\s|$)/.test(this.lines[this.at] ?? '')
    const value = isList ? this.list(indent) : this.names(indent)
    this.depth--
    return value
  }

  private list(indent: number): FrontValue[] {
    const items: FrontValue[] = []
    while (!this.isDone() && this.indentHere() === indent) {
      const item = /^\s*-(?:\s+(.*))?$/.exec(this.lines[this.at] ?? '')
      if (!item) break
      const rest = item[1] ?? ''
      if (NAMED.test(rest) && !/^["'[]/.test(rest) && this.isNested(indent)) {
        // '- name: flour' with more names below: they stand as far in as the first
        const inner = indent + (this.lines[this.at] ?? '').slice(indent).indexOf(rest)
        this.lines[this.at] = ' '.repeat(inner) + rest
        items.push(this.block(inner))
      } else {
        this.at++
        items.push(this.value(rest, indent))
      }
    }
    return items
  }

  /** Whether the line after this one is indented further. */
  private isNested(indent: number): boolean {
    const next = this.lines.slice(this.at + 1).find((line) => line.trim() !== '')
    return next !== undefined && indentOf(next) > indent
  }

  private names(indent: number): FrontMatter {
    const names: FrontMatter = {}
    while (!this.isDone() && this.indentHere() === indent) {
      const found = NAMED.exec((this.lines[this.at] ?? '').trim())
      if (!found) throw broken()
      this.at++
      const name = (found[1] ?? found[2] ?? found[3] ?? '').trim()
      names[name] = this.value(found[4] ?? '', indent)
    }
    return names
  }

  /** What stands behind a name or a dash: on the line, or below it and further in. */
  private value(rest: string, indent: number): FrontValue {
    const text = withoutComment(rest.trim())
    if (/^[|>][+-]?\d?$/.test(text)) return this.paragraph(indent, text.startsWith('>'))
    if (text !== '') return this.scalar(text, indent)
    this.skipBlank()
    const next = this.lines[this.at] ?? ''
    // a list may stand as far out as the name it belongs to
    const isListHere = indentOf(next) === indent && /^\s*-(?:\s|$)/.test(next)
    const isInner = this.at < this.lines.length && (indentOf(next) > indent || isListHere)
    return isInner ? this.block(indentOf(next)) : ''
  }

  private scalar(text: string, indent: number): FrontValue {
    if (text.startsWith('[')) return flowList(this.upTo(text, ']'))
    if (/^[{&*!]/.test(text)) throw broken()
    if (/^["']/.test(text)) return unquoted(this.upTo(text, text[0] ?? ''))
    // a plain text goes on in lines that are further in
    const more: string[] = []
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? ''
      if (line.trim() === '' || indentOf(line) <= indent) break
      more.push(line.trim())
    }
    return [text, ...more].join(' ')
  }

  /** A text that ends on a later line. */
  private upTo(text: string, end: string): string {
    let whole = text
    while (!whole.endsWith(end) || whole.length < 2) {
      const line = this.lines[this.at++]
      if (line === undefined) throw broken()
      whole += ` ${withoutComment(line.trim())}`
    }
    return whole
  }

  private paragraph(indent: number, isFolded: boolean): string {
    const lines: string[] = []
    for (; this.at < this.lines.length; this.at++) {
      const line = this.lines[this.at] ?? ''
      if (line.trim() !== '' && indentOf(line) <= indent) break
      lines.push(line.trim())
    }
    const text = lines.join('\n').trim()
    return isFolded ? text.replace(/([^\n])\n(?=[^\n])/g, '$1 ') : text
  }

  private skipBlank(): void {
    while (this.at < this.lines.length && (this.lines[this.at] ?? '').trim() === '') this.at++
  }
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length
}

/** A text in quotes ends with its quote, a list with its bracket, any other before ' #'. */
function withoutComment(text: string): string {
  const quoted = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*')/.exec(text)?.[0]
  if (quoted !== undefined) return text.slice(quoted.length).trim().startsWith('#') ? quoted : text
  return text.startsWith('[') ? text.replace(/\]\s+#.*$/, ']') : text.replace(/\s#.*$/, '').trim()
}

function unquoted(text: string): string {
  const quote = text[0]
  const inner = text.slice(1, -1)
  if (quote === "'") return inner.replaceAll("''", "'")
  return inner.replace(/\\(["\\/nt])/g, (_, sign) => ({ n: '\n', t: ' ' })[sign as 'n'] ?? sign)
}

function flowList(text: string): string[] {
  const parts = text.slice(1, -1).match(/\s*(?:"(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^,]+)/g) ?? []
  return parts
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^(["']).*\1$/.test(part) ? unquoted(part) : part))
}
