/** The names of all foods, and which of them stand in a text. Knows no facts, so that merging need not load them. */
import type { Aisle } from '../groceries/aisles.ts'
import type { FoodId, FoodName } from './food.ts'
import { FOOD_NAMES } from './names.compiled.ts'
import { type FoodWord, foodWordsOf } from './spelling.ts'

/** A food's name in a text: its id, which of its names, and places in the text and among its words. */
export type Named = {
  id: FoodId
  /** The name as the table says it, singular or plural. */
  name: string
  isKind: boolean
  start: number
  end: number
  from: number
  to: number
}

type Leaf = { id: FoodId; name: string; isKind: boolean; isGoods: boolean; isMany: boolean }
type Node = { next: Map<string, Node>; leaf: Leaf | null }

const lists = (text: string) => (text === '' ? [] : text.split('|'))

let names: readonly FoodName[] | null = null
let root: Node | null = null

/** Every row's names, in the order of the table. Read at the first call. */
export function foodNames(): readonly FoodName[] {
  names ??= FOOD_NAMES.trim()
    .split('\n')
    .map((line) => {
      const [id = '', aisle = '', name = '', plural = '', synonyms = '', kinds = ''] =
        line.split('\t')
      const row = { id, aisle: aisle as Aisle, name, plural }
      return { ...row, synonyms: lists(synonyms), kinds: lists(kinds) }
    })
  return names
}

/** In the plural alone: 'green' is a colour, 'bitter' a taste. */
const ONLY_MANY = new Set(['green', 'bitter', 'mixed'])

function index(): Node {
  if (root) return root
  const made: Node = { next: new Map(), leaf: null }
  for (const row of foodNames()) {
    const isGoods = row.aisle === 'Household'
    const add = (name: string, isKind: boolean) => {
      const words = foodWordsOf(name).map(({ word }) => word)
      const isMany = words.length === 1 && ONLY_MANY.has(words[0] ?? '')
      let node = made
      for (const word of words) {
        let next = node.next.get(word)
        if (!next) {
          next = { next: new Map(), leaf: null }
          node.next.set(word, next)
        }
        node = next
      }
      node.leaf ??= { id: row.id, name, isKind, isGoods, isMany }
    }
    for (const name of [row.name, row.plural, ...row.synonyms]) if (name !== '') add(name, false)
    for (const kind of row.kinds) add(kind, true)
  }
  root = made
  return made
}

/**
 * The foods that a text names, in its order, none within another: the longest name first, of equals the
 * later ('tomato soup mix' is soup mix). Household goods only when asked. Linear in the text.
 */
export function namesIn(text: string, options: { goods?: boolean } = {}): Named[] {
  return namesAmong(text, foodWordsOf(text), options)
}

/** As `namesIn`, for a text whose words are known. */
export function namesAmong(
  text: string,
  words: readonly FoodWord[],
  { goods = false }: { goods?: boolean } = {},
): Named[] {
  const found: Named[] = []
  let isOverlapping = false
  let reached = 0
  for (let from = 0; from < words.length; from++) {
    let node = index().next.get(words[from]?.word ?? '')
    for (let to = from + 1; node; to++) {
      const { leaf } = node
      if (leaf && (goods || !leaf.isGoods) && !(leaf.isMany && !isPlural(text, words[from]))) {
        isOverlapping ||= from < reached
        reached = Math.max(reached, to)
        const [start, end] = [words[from]?.start ?? 0, words[to - 1]?.end ?? 0]
        found.push({ id: leaf.id, name: leaf.name, isKind: leaf.isKind, start, end, from, to })
      }
      const next = words[to]
      node = next?.isNext ? node.next.get(next.word) : undefined
    }
  }
  return isOverlapping ? longest(found) : found
}

function isPlural(text: string, word: FoodWord | undefined): boolean {
  return word !== undefined && /s$/i.test(text.slice(word.start, word.end))
}

/** Of names that overlap the longest stays; the rest may leave a shorter one standing beside it. */
function longest(found: Named[]): Named[] {
  const kept: Named[] = []
  const byLength = found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || b.from - a.from)
  const taken = new Set<number>()
  for (const each of byLength) {
    let isFree = true
    for (let at = each.from; at < each.to; at++) isFree &&= !taken.has(at)
    if (!isFree) continue
    for (let at = each.from; at < each.to; at++) taken.add(at)
    kept.push(each)
  }
  return kept.sort((a, b) => a.from - b.from)
}
