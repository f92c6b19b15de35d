/** JSON as people and plugins write it: the usual breakage is repaired, anything else is refused. */

const JSON_CHARS_MAX = 2_000_000

/**
 * The value of a JSON text, or `undefined`. Repaired where simple: raw line breaks in strings,
 * comments and CDATA marks around, commas before a closing bracket, a semicolon at the end.
 */
export function parseLooseJson(text: string): unknown {
  const source = text.slice(0, JSON_CHARS_MAX).trim()
  return parse(source) ?? parse(repair(fromFirstBracket(source)))
}

/** Without what stands before the value, such as a comment or a CDATA mark. */
function fromFirstBracket(text: string): string {
  const plain = text.replace('<![CDATA[', '')
  return plain.slice(Math.max(0, plain.search(/[[{]/)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** One pass, in or out of a string; nothing inside a string changes but control characters. */
function repair(text: string): string {
  const out: string[] = []
  let at = 0
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '"') {
      const end = endOfString(text, at)
      out.push(escapeControls(text.slice(at, end)))
      at = end
    } else if (text.startsWith('/*', at)) {
      at = after(text, '*/', at)
    } else if (text.startsWith('//', at)) {
      at = after(text, '\n', at)
    } else if (text.startsWith('-->', at) || text.startsWith(']]>', at)) {
      at += 3
    } else {
      if (char === '}' || char === ']') dropComma(out)
      if (char !== ';') out.push(char)
      at++
    }
  }
  return out.join('')
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === '"') return at + 1
  }
  return text.length
}

function escapeControls(quoted: string): string {
  return quoted
    .replaceAll('\r', '')
    .replaceAll('\n', '\\n')
    .replace(/\p{Cc}/gu, ' ')
}

function after(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from)
  return at === -1 ? text.length : at + mark.length
}

function dropComma(out: string[]): void {
  let last = out.length - 1
  while (last >= 0 && (out[last] ?? '').trim() === '') last--
  if (out[last] === ',') out.length = last
}
