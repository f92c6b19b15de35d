/** Finds the phrases of many word lists among the words of a text, in one go. Knows no list; linear in the text. */

type Stem<Kind> = { stem: string; node: Node<Kind> }
type Node<Kind> = { next: Map<string, Node<Kind>>; stems: Map<string, Stem<Kind>[]>; ends: Kind[] }

/** The phrases of several lists, ready to be looked for. */
export type PhraseIndex<Kind> = Node<Kind>

function newNode<Kind>(): Node<Kind> {
  return { next: new Map(), stems: new Map(), ends: [] }
}

/**
 * Lists by their kind. Phrases are parted by '|' or a new line, words by a space; a word that ends in '*' is
 * only how it begins.
 */
export function phraseIndex<Kind extends string>(
  lists: Readonly<Record<Kind, string>>,
): PhraseIndex<Kind> {
  const root = newNode<Kind>()
  for (const [kind, text] of Object.entries(lists) as [Kind, string][]) {
    for (const phrase of text.split(/[|\n]/)) {
      const words = phrase.trim().split(' ')
      if (words[0] === '') continue
      let node = root
      for (const word of words) node = childOf(node, word)
      node.ends.push(kind)
    }
  }
  return root
}

function childOf<Kind>(node: Node<Kind>, word: string): Node<Kind> {
  if (!word.endsWith('*')) {
    const next = node.next.get(word) ?? newNode<Kind>()
    node.next.set(word, next)
    return next
  }
  const stem = word.slice(0, -1)
  const alike = node.stems.get(stem.charAt(0)) ?? []
  const known = alike.find((each) => each.stem === stem)?.node
  if (known) return known
  const next = newNode<Kind>()
  node.stems.set(stem.charAt(0), [...alike, { stem, node: next }])
  return next
}

/** Tells of every phrase that begins at a word its kind and how many words it has. */
export function eachPhraseAt<Kind>(
  index: PhraseIndex<Kind>,
  words: readonly { word: string }[],
  at: number,
  tell: (kind: Kind, length: number) => void,
): void {
  walk(index, words, at, 0, tell)
}

function walk<Kind>(
  node: Node<Kind>,
  words: readonly { word: string }[],
  from: number,
  length: number,
  tell: (kind: Kind, length: number) => void,
): void {
  for (const kind of node.ends) tell(kind, length)
  const word = words[from + length]?.word
  if (word === undefined) return
  const next = node.next.get(word)
  if (next) walk(next, words, from, length + 1, tell)
  if (node.stems.size === 0) return
  for (const { stem, node: under } of node.stems.get(word.charAt(0)) ?? []) {
    if (word.startsWith(stem)) walk(under, words, from, length + 1, tell)
  }
}
