/** Bytes of a page as text, by whichever charset it says it has. Never throws. */

/** Where a page without a charset in its header may name one. */
const CHARSET_WITHIN_BYTES = 1_024

/** Text by its byte order mark, the charset of the header, else of the page's beginning, else UTF-8. */
export function decodePage(bytes: Uint8Array, contentType: string): string {
  const beginning = new TextDecoder('latin1').decode(bytes.subarray(0, CHARSET_WITHIN_BYTES))
  const label = markedAs(bytes) ?? charsetIn(contentType) ?? charsetIn(beginning)
  try {
    // a page that names none and is not UTF-8 is an old one of western Europe
    return new TextDecoder(label ?? 'utf-8', {
      fatal: label === null,
      ignoreBOM: false,
    }).decode(bytes)
  } catch {
    // a charset nobody knows: most pages that name one wrongly are UTF-8
    return new TextDecoder(label === null ? 'windows-1252' : 'utf-8').decode(bytes)
  }
}

function markedAs([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

function charsetIn(text: string): string | null {
  return /charset\s*=\s*["']?([\w-]{1,40})/i.exec(text)?.[1] ?? null
}
