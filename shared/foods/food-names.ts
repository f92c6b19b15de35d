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

/**
 * One name of a row. `spelt` is it in the words of `spelling.ts`, `bought` in those that merging compares;
 * `purchase` is how the shop calls the same thing, the row's name or a kind's first.
 */
export type Entry = {
  row: FoodName
  name: string
  spelt: string
  bought: string
  purchase: string
  isKind: boolean
}

type Table = {
  names: FoodName[]
  byId: Map<FoodId, FoodName>
  bySpelling: Map<string, Entry>
  byPurchase: Map<string, Entry>
  /** Of a first word, how many words its longest name has. */
  longest: Map<string, number>
}

let table: Table | null = null

/** Every row's names, in the order of the table. Read at the first call. */
export function foodNames(): readonly FoodName[] {
  return read().names
}

/** The names of a row; `undefined` for an id that the table does not know. */
export function namesById(id: FoodId): FoodName | undefined {
  return read().byId.get(id)
}

/** The name that is spelt so (words of `spelling.ts`, parted by blanks). */
export function nameSpelt(words: string): Entry | undefined {
  return read().bySpelling.get(words)
}

/** The name that merging compares by these words; a row's own name comes before others' other names. */
export function nameBought(words: string): Entry | undefined {
  return read().byPurchase.get(words)
}

function read(): Table {
  if (table) return table
  table = {
    ...{ names: [], byId: new Map() },
    ...{ bySpelling: new Map(), byPurchase: new Map() },
    longest: new Map(),
  }
  const rows = FOOD_NAMES.split('\n')
    .filter((line) => line !== '')
    .map(rowIn)
  for (const { row, own } of rows) {
    table.names.push(row)
    table.byId.set(row.id, row)
    enter(table, own)
  }
  const others = [...rows.flatMap((row) => row.others), ...rows.flatMap((row) => row.kinds)]
  for (const entry of others) enter(table, entry)
  // what loses a word to merging stands behind what is called so ('crushed red pepper' is no red pepper)
  for (const entry of [...rows.map(({ own }) => own), ...others]) {
    if (!table.byPurchase.has(entry.bought)) table.byPurchase.set(entry.bought, entry)
  }
  return table
}

/** A row with its entries: `own` is its name, `others` its other names, `kinds` those of its kinds. */
type Row = { row: FoodName; own: Entry; others: Entry[]; kinds: Entry[] }

function rowIn(line: string): Row {
  const [id = '', aisle = '', name = '', plural = '', synonyms = '', groups = '', cup = ''] =
    line.split('\t')
  const row: Writable = {
    ...{ id, aisle: aisle as Aisle, name: plainText(name) },
    ...{ plural: plainText(plural), synonyms: [], kinds: [], sameKinds: [] },
    gramsPerCup: cup === '' ? null : Number(cup),
  }
  const own = entryOf(row, name, '', false)
  const others = parts(synonyms, '|').map((text) => entryOf(row, text, own.name, false))
  row.synonyms.push(...others.map((entry) => entry.name))
  if (plural !== '') others.push(entryOf(row, plural, own.name, false))
  const kinds = parts(groups, '|').flatMap((group) => {
    const [first = '', ...same] = parts(group, '=')
    const kind = entryOf(row, first, '', true)
    const all = [kind, ...same.map((text) => entryOf(row, text, kind.name, true))]
    if (same.length > 0) row.sameKinds.push(all.map((entry) => entry.name))
    return all
  })
  row.kinds.push(...kinds.map((entry) => entry.name))
  return { row, own, others, kinds }
}

function plainText(text: string): string {
  return parts(text, '~')[0] ?? ''
}

type Writable = {
  -readonly [Field in keyof FoodName]: FoodName[Field] extends readonly (infer Each)[]
    ? Each[]
    : FoodName[Field]
}

function parts(text: string, mark: string): string[] {
  return text === '' ? [] : text.split(mark)
}

/** 'sea salt flakes~sea salt flake': behind '~' what differs, first as spelt, then as bought. */
function entryOf(row: FoodName, text: string, purchase: string, isKind: boolean): Entry {
  const [name = '', given = '', bought = ''] = text.split('~')
  const spelt = given === '' ? name : given
  return {
    row,
    name,
    spelt,
    bought: bought === '' ? spelt : bought,
    purchase: purchase || name,
    isKind,
  }
}

function enter({ bySpelling, byPurchase, longest }: Table, entry: Entry): void {
  const { spelt, bought } = entry
  if (bought === spelt && !byPurchase.has(bought)) byPurchase.set(bought, entry)
  if (bySpelling.has(spelt)) return
  bySpelling.set(spelt, entry)
  let count = 1
  for (let at = spelt.indexOf(' '); at >= 0; at = spelt.indexOf(' ', at + 1)) count++
  const first = count === 1 ? spelt : spelt.slice(0, spelt.indexOf(' '))
  if (count > (longest.get(first) ?? 0)) longest.set(first, count)
}

/** In talk these are foods in the plural alone: 'green' is a colour, 'bitter' a taste, to 'fry' is a verb. */
const ONLY_MANY = new Set('green bitter sweet fry crisp sprinkle roll wrap grit flake'.split(' '))
/** In talk these are what cooks do, or how a thing tastes; on a list they are foods. */
const NEVER_TALKED = new Set('roast mash spread char batch savory crumble'.split(' '))

/** In the plural another food: 'pepper' is the spice, 'peppers' the vegetable. */
const MANY = new Map([['pepper', 'bell pepper']])

/**
 * The foods that a text names, in its order, none within another: the longest name first, of equals the
 * later ('tomato soup mix' is soup mix). `goods`: it is the name of an ingredient or of a thing on a list, where
 * household goods count and 'mash' is no verb. Linear in the text.
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
  const { longest, bySpelling } = read()
  const found: Named[] = []
  let isOverlapping = false
  let reached = 0
  for (const [from, first] of words.entries()) {
    const most = longest.get(first.word) ?? 0
    let run = ''
    for (let to = from + 1; to - from <= most; to++) {
      const last = words[to - 1]
      if (!last || (to - from > 1 && !last.isNext)) break
      run = to - from === 1 ? last.word : `${run} ${last.word}`
      const isMany = to - from === 1 && /s$/i.test(text.slice(first.start, first.end))
      const entry = bySpelling.get((isMany && MANY.get(run)) || run)
      if (!entry || (!goods && entry.row.aisle === 'Household')) continue
      if (!goods && (NEVER_TALKED.has(run) || (ONLY_MANY.has(run) && !isMany))) continue
      isOverlapping ||= from < reached
      reached = Math.max(reached, to)
      const { row, name, isKind } = entry
      found.push({ id: row.id, name, isKind, start: first.start, end: last.end, from, to })
    }
  }
  return isOverlapping ? withoutOverlap(found) : found
}

/** Of names that overlap the longest stays; beside it a shorter one may stand. */
function withoutOverlap(found: Named[]): Named[] {
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
