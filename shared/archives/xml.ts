/** XML as a tree, in one pass. Resolves no entity but the usual few, fetches nothing, runs nothing. */
import { decodeEntities, nextTag } from '../imports/html.ts'

/** An element in lower case, its own text, and what is inside it. */
export type XmlElement = { name: string; text: string; children: XmlElement[] }

const DEPTH_MAX = 20
const ELEMENTS_MAX = 1_000_000

/** The elements of a text; what is not closed ends with the text, what is too deep is passed over. */
export function readXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  let count = 0
  let at = 0
  const here = () => open.at(-1) ?? root
  for (let tag = nextTag(xml, at); tag !== null && count < ELEMENTS_MAX; tag = nextTag(xml, at)) {
    here().text += decodeEntities(xml.slice(at, tag.start))
    at = tag.end
    if (tag.text.startsWith('<![CDATA[')) {
      const end = xml.indexOf(']]>', tag.start)
      here().text += xml.slice(tag.start + 9, end === -1 ? undefined : end)
      at = end === -1 ? xml.length : end + 3
    } else if (tag.isClosing) {
      const place = open.findLastIndex(({ name }) => name === tag.name)
      if (place > 0) open.length = place
    } else if (tag.name !== '' && open.length < DEPTH_MAX) {
      const element: XmlElement = { name: tag.name, text: '', children: [] }
      here().children.push(element)
      if (!tag.text.endsWith('/>')) open.push(element)
      count++
    }
  }
  return root
}

/** Every element of this name, however deep, but none within another. */
export function elementsNamed(root: XmlElement, name: string): XmlElement[] {
  return root.children.flatMap((child) =>
    child.name === name ? [child] : elementsNamed(child, name),
  )
}
