/** Pictures of 3 by 2 pixels; those with metadata say 'Secret' in it. */

function bytesOf(...base64: string[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.join('')), (byte) => byte.charCodeAt(0))
}

export const jpgPhoto = bytesOf(
  '/9j/4QDWRXhpZgAASUkqAAgAAAAHABIBAwABAAAAAQAAABoBBQABAAAAYgAAABsBBQABAAAAagAAACgBAwABAAAA',
  'AgAAABMCAwABAAAAAQAAAJiCAgANAAAAcgAAAGmHBAABAAAAgAAAAAAAAAA4YwAA6AMAADhjAADoAwAAU2VjcmV0',
  'IHBsYWNlAAAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwABAAAA//8AAAKgBAABAAAA',
  'AwAAAAOgBAABAAAAAgAAAAAAAAD/4QBZaHR0cDovL25zLmFkb2JlLmNvbS94YXAvMS4wLwA8eDp4bXBtZXRhIHht',
  'bG5zOng9ImFkb2JlOm5zOm1ldGEvIj5TZWNyZXQgeG1wPC94OnhtcG1ldGE+/9sAQwAUDg8SDw0UEhASFxUUGB4y',
  'IR4cHB49LC4kMklATEtHQEZFUFpzYlBVbVZFRmSIZW13e4GCgU5gjZeMfZZzfoF8/9sAQwEVFxceGh47ISE7fFNG',
  'U3x8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8/8AAEQgAAgADAwEiAAIR',
  'AQMRAf/EABUAAQEAAAAAAAAAAAAAAAAAAAAG/8QAGxAAAgIDAQAAAAAAAAAAAAAAAAECIQMRInH/xAAUAQEAAAAA',
  'AAAAAAAAAAAAAAAC/8QAFhEBAQEAAAAAAAAAAAAAAAAAAAEx/9oADAMBAAIRAxEAPwCZycySjS0qXgAEcx//2Q==',
)

export const pngPhoto = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAYAAACddGYaAAAAzmVYSWZJSSoACAAAAAcAEgEDAAEAAAABAAAAGgEF',
  'AAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAAaYcEAAEAAACA',
  'AAAAAAAAADhjAADoAwAAOGMAAOgDAABTZWNyZXQgcGxhY2UAAAYAAJAHAAQAAAAwMjEwAZEHAAQAAAABAgMAAKAH',
  'AAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAADAAAAA6AEAAEAAAACAAAAAAAAAEJci6AAAAAJcEhZcwAAA+gA',
  'AAPoAbV7UmsAAAAjSURBVAiZY2BQ9cqfsvMes4Zv0XSGPQ/ZtANKZ+1/wqkXDAB7EAnlmwd/jwAAAABJRU5ErkJg',
  'gg==',
)

export const webpPhoto = bytesOf(
  'UklGRnwBAABXRUJQVlA4WAoAAAAcAAAAAgAAAQAAQUxQSAcAAAAAbwOXK79TAFZQOCAwAAAAsAEAnQEqAwACAAQA',
  'aCWIAnQA9Gw+4AD9wXnbnhD4Y7zVIdUdKHXctDw524Bu0AAARVhJRtQAAABFeGlmAABJSSoACAAAAAcAEgEDAAEA',
  'AAABAAAAGgEFAAEAAABiAAAAGwEFAAEAAABqAAAAKAEDAAEAAAACAAAAEwIDAAEAAAABAAAAmIICAA0AAAByAAAA',
  'aYcEAAEAAACAAAAAAAAAADhjAADoAwAAOGMAAOgDAABTZWNyZXQgcGxhY2UAAAYAAJAHAAQAAAAwMjEwAZEHAAQA',
  'AAABAgMAAKAHAAQAAAAwMTAwAaADAAEAAAD//wAAAqAEAAEAAAADAAAAA6AEAAEAAAACAAAAAAAAAFhNUCA6AAAA',
  'PHg6eG1wbWV0YSB4bWxuczp4PSJhZG9iZTpuczptZXRhLyI+U2VjcmV0IHhtcDwveDp4bXBtZXRhPg==',
)

export const lossyWebpPhoto = bytesOf(
  'UklGRjYAAABXRUJQVlA4ICoAAADQAQCdASoDAAIABABoJYwC7AEO/gPIAAD+8RfvXyKniz1cDjHWnxQAAAA=',
)

export const losslessWebpPhoto = bytesOf(
  'UklGRk4AAABXRUJQVlA4TEEAAAAvAkAAAC9ApG2TDA2d3cSt37Citm0gFUEhXBt/fPuNINsmGcgYznDN091k/gMw',
  'r+q82sY5UJC2AYu7Z2wR/Q/lAwA=',
)

export const gifPhoto = bytesOf(
  'R0lGODlhAwACAIEAAExpcShNclB1mgAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQJCgAAACwAAAAAAwACAAACBAQC',
  'AgUAIfkEBQoAAAAsAAAAAAMAAgCCTGlxQx75a0Yh/9q1G/bRAAAAAAAAAAAAAwQ4AgGUADs=',
)

type Frame = { width?: number; height?: number; x?: number; chunks?: string }

/** An animation of 3 by 2 pixels; a frame may claim another size or place, and bring chunks of its own. */
export function animatedWebp(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const picture = String.fromCharCode(...lossyWebpPhoto.subarray(12))
  const parts = frames.map(({ width = 3, height = 2, x = 0, chunks = '' }) => {
    const head = [x / 2, 0, width - 1, height - 1, 100].map((value) => little(value, 3)).join('')
    return chunk('ANMF', `${head}\0${chunks}${picture}`)
  })
  const head = `\x02\0\0\0${little(2, 3)}${little(1, 3)}`
  const body = `WEBP${chunk('VP8X', head)}${chunk('ANIM', '\0'.repeat(6))}${parts.join('')}`
  return Uint8Array.from(chunk('RIFF', body), (byte) => byte.charCodeAt(0))
}

function chunk(name: string, body: string): string {
  return `${name}${little(body.length, 4)}${body}${'\0'.repeat(body.length % 2)}`
}

function little(value: number, size: number): string {
  return Array.from({ length: size }, (_, at) =>
    String.fromCharCode((value >> (8 * at)) & 255),
  ).join('')
}
