/** JSON as people and plugins write it: the usual breakage is repaired, what makes no sense is left out. Never throws. */

const JSON_CHARS_MAX = 2_000_000
const DEPTH_MAX = 100

/**
 * The values of a JSON text, usually one; none when there is no object or list in it. Read where JSON.parse
 * refuses: raw line breaks and bare quotes in strings, unknown escapes, comments and CDATA marks, single
 * quotes, keys without quotes, commas missing or too many, brackets that nothing closes, several values in
 * a row, and a text written with HTML's `&quot;`. Linear.
 */
export function parseLooseValues(text: string): unknown[] {
  const source = text.slice(0, JSON_CHARS_MAX).trim()
  const strict = parse(source)
  if (strict !== undefined) return [strict]
  const plain = source.includes('"') ? source : source.replaceAll('&quot;', '"')
  return new LooseJson(plain).values()
}

/** The first of the values, or `undefined`. */
export function parseLooseJson(text: string): unknown {
  return parseLooseValues(text)[0]
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' }
const WORDS: Record<string, unknown> = { true: true, false: false, null: null, undefined: null }

/** Left by what cannot be read as a value. */
const NOTHING = Symbol('nothing')

class LooseJson {
  private at = 0
  private readonly text: string

  constructor(text: string) {
    this.text = text
  }

  /** Objects and lists that stand one after the other; what is between them is passed over. */
  values(): unknown[] {
    const found: unknown[] = []
    while (this.at < this.text.length) {
      const char = this.peek()
      if (char === '{' || char === '[') found.push(this.value(0))
      else this.at++
    }
    return found
  }

  private value(depth: number): unknown {
    const char = this.peek()
    if (char === '{' || char === '[') {
      if (depth >= DEPTH_MAX) {
        // deeper than any recipe: given up as a whole
        this.at = this.text.length
        return NOTHING
      }
      return char === '{' ? this.object(depth + 1) : this.list(depth + 1)
    }
    if (char === '"' || char === "'") return this.string(char)
    return this.word()
  }

  private object(depth: number): Record<string, unknown> {
    const entries: [string, unknown][] = []
    this.at++
    for (let char = this.peek(); char !== '}' && char !== ''; char = this.peek()) {
      if (char === ']') return Object.fromEntries(entries)
      if (char === '{' || char === '[') {
        // what a template left: "rating": {{ rating }}
        this.value(depth)
        continue
      }
      const key = char === '"' || char === "'" ? this.string(char) : this.key()
      if (this.peek() !== ':') {
        if (key === '') this.at++
        continue
      }
      this.at++
      const value = this.value(depth)
      if (value !== NOTHING && key !== '__proto__') entries.push([key, value])
      if (this.peek() === ',') this.at++
    }
    this.at++
    return Object.fromEntries(entries)
  }

  private list(depth: number): unknown[] {
    const values: unknown[] = []
    this.at++
    for (let char = this.peek(); char !== ']' && char !== ''; char = this.peek()) {
      if (char === '}') return values
      const before = this.at
      const value = this.value(depth)
      if (value !== NOTHING) values.push(value)
      if (this.peek() === ',' || this.at === before) this.at++
    }
    this.at++
    return values
  }

  /** A quote ends the string only where JSON can go on after it: '"1/2" thick slices",'. */
  private string(quote: string): string {
    const pieces: string[] = []
    let from = ++this.at
    for (; this.at < this.text.length; this.at++) {
      const char = this.text[this.at]
      if (char === '\\') {
        pieces.push(this.text.slice(from, this.at), this.escape())
        from = this.at + 1
      } else if (char === quote && this.isEnd(this.at + 1)) break
    }
    pieces.push(this.text.slice(from, this.at))
    this.at++
    return pieces.join('')
  }

  private isEnd(from: number): boolean {
    const rest = this.text.slice(from, from + 200)
    return /^\s*(?:[:}\]]|\/[/*]|$|,\s*(?:["'{}[\],\d/-]|true|false|null|[\w@$]{1,40}\s*:|$)|\n\s*")/.test(
      rest,
    )
  }

  /** Leaves `at` on the last character of the escape. */
  private escape(): string {
    const char = this.text[++this.at] ?? ''
    const hex =
      char === 'u' ? /^[0-9a-f]{4}/i.exec(this.text.slice(this.at + 1, this.at + 5)) : null
    if (hex === null) return ESCAPES[char] ?? char
    this.at += 4
    return String.fromCharCode(Number.parseInt(hex[0], 16))
  }

  private key(): string {
    return this.match(/^[\w@$.-]{1,100}/)
  }

  private word(): unknown {
    const word = this.match(/^[\w+.-]{1,100}/)
    if (Object.hasOwn(WORDS, word)) return WORDS[word]
    const number = Number(word)
    return word === '' || Number.isNaN(number) ? NOTHING : number
  }

  private match(pattern: RegExp): string {
    const found = pattern.exec(this.text.slice(this.at, this.at + 100))?.[0] ?? ''
    this.at += found.length
    return found
  }

  /** The next character that counts, '' at the end; white space, comments and marks are passed over. */
  private peek(): string {
    for (;;) {
      const char = this.text[this.at]
      if (char === undefined) return ''
      if (char.trim() === '' || char === ';') this.at++
      else if (this.text.startsWith('/*', this.at)) this.skipPast('*/')
      else if (this.text.startsWith('//', this.at)) this.skipPast('\n')
      else if (this.text.startsWith('<!', this.at)) this.at += 2
      else if (this.text.startsWith('-->', this.at) || this.text.startsWith(']]>', this.at))
        this.at += 3
      else return char
    }
  }

  private skipPast(mark: string): void {
    const end = this.text.indexOf(mark, this.at)
    this.at = end === -1 ? this.text.length : end + mark.length
  }
}
