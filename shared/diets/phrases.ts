/** Finds the phrases of word lists among the words of a text. Knows no list; linear in the text. */

type Stem = { stem: string; node: Node }
type Node = { next: Map<string, Node>; stems: Map<string, Stem[]>; isEnd: boolean }

/** A list of phrases, ready to be looked for. */
export type PhraseList = Node

const newNode = (): Node => ({ next: new Map(), stems: new Map(), isEnd: false })

/** Phrases are parted by '|' or a new line, words by a space; a word that ends in '*' is only how it begins. */
export function phraseList(text: string): PhraseList {
  const root = newNode()
  for (const phrase of text.split(/[|\n]/)) {
    const words = phrase.trim().split(' ')
    if (words[0] === '') continue
    let node = root
    for (const word of words) node = childOf(node, word)
    node.isEnd = true
  }
  return root
}

function childOf(node: Node, word: string): Node {
  if (!word.endsWith('*')) {
    const next = node.next.get(word) ?? newNode()
    node.next.set(word, next)
    return next
  }
  const stem = word.slice(0, -1)
  const alike = node.stems.get(stem.charAt(0)) ?? []
  const known = alike.find((each) => each.stem === stem)?.node
  if (known) return known
  const next = newNode()
  node.stems.set(stem.charAt(0), [...alike, { stem, node: next }])
  return next
}

/** How many words the longest phrase of the list has that begins at a place; 0 for none. */
export function lengthAt(list: PhraseList, words: readonly { word: string }[], at: number): number {
  return longest(list, words, at, at)
}

function longest(node: Node, words: readonly { word: string }[], from: number, at: number): number {
  const own = node.isEnd ? at - from : 0
  const word = words[at]?.word
  if (word === undefined) return own
  const next = node.next.get(word)
  let best = Math.max(own, next ? longest(next, words, from, at + 1) : 0)
  for (const { stem, node: under } of node.stems.get(word.charAt(0)) ?? []) {
    if (word.startsWith(stem)) best = Math.max(best, longest(under, words, from, at + 1))
  }
  return best
}
