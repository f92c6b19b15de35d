/** XML or HTML as a tree. Resolves no entity beyond the standard ones, fetches nothing, runs nothing. */
import { Parser } from 'htmlparser2'
import { toLines } from '../imports/markup.ts'
import { ArchiveError } from './fault.ts'

/** Names in lower case; `children` are texts and elements as they stand. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: (Element | string)[]
}

/** Ours: some ten times as deep as any keeper nests, and more than ten thousand recipes take. */
const DEPTH_MAX = 200
const ELEMENTS_MAX = 2_000_000

/**
 * The elements of a text under a nameless root; what is not closed ends with the text. Throws
 * `ArchiveError` too_large for what is nested or repeated beyond reason: a part of it is no answer.
 */
export function parseMarkup(text: string, { isXml }: { isXml: boolean }): Element {
  const root: Element = { name: '', attributes: {}, children: [] }
  const open = [root]
  let count = 0
  const here = () => open.at(-1) ?? root
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++count > ELEMENTS_MAX || open.length > DEPTH_MAX) {
          throw new ArchiveError({ code: 'too_large' })
        }
        const element = { name, attributes, children: [] }
        here().children.push(element)
        open.push(element)
      },
      onclosetag() {
        if (open.length > 1) open.pop()
      },
      ontext(piece) {
        here().children.push(piece)
      },
    },
    { xmlMode: isXml, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(text)
  return root
}

type IsWanted = (element: Element) => boolean

/** Every element that is wanted, in order, however deep, but none within another. */
export function allIn(root: Element, isWanted: IsWanted): Element[] {
  return elementsOf(root).flatMap((child) => (isWanted(child) ? [child] : allIn(child, isWanted)))
}

/** The first that is wanted; `null` for none. */
export function firstIn(root: Element, isWanted: IsWanted): Element | null {
  for (const child of elementsOf(root)) {
    const found = isWanted(child) ? child : firstIn(child, isWanted)
    if (found) return found
  }
  return null
}

export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string')
}

export const named =
  (name: string): IsWanted =>
  (element) =>
    element.name === name

export const withId =
  (id: string): IsWanted =>
  ({ attributes }) =>
    attributes.id === id

/** One of the words of its class. */
export const withClass =
  (name: string): IsWanted =>
  ({ attributes }) =>
    (attributes.class ?? '').split(/\s+/).includes(name)

export const withProperty =
  (name: string): IsWanted =>
  ({ attributes }) =>
    attributes.itemprop === name

/** Elements that begin and end a line. */
const LINES = new Set('p br li ul ol div tr h1 h2 h3 h4 h5 h6 dt dd'.split(' '))

/** All text within, as it stands in XML. */
export function rawText(element: Element | null): string {
  if (!element) return ''
  return element.children.map((one) => (typeof one === 'string' ? one : rawText(one))).join('')
}

/** The lines a reader sees in HTML, white space closed up, blank ones left out. */
export function linesIn(element: Element | null): string[] {
  return toLines(element ? shown(element) : '')
}

/** The same on one line. */
export function wordsIn(element: Element | null): string {
  return linesIn(element).join(' ')
}

function shown({ children }: Element): string {
  return children
    .map((child) => {
      if (typeof child === 'string') return child.replace(/\s+/g, ' ')
      const inner = shown(child)
      return LINES.has(child.name) ? `\n${inner}\n` : inner
    })
    .join('')
}
