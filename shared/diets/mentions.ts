/** The foods, groups and diets that a text names, and what refusing each of them means. Judges no sentence. */

import type { Food } from '../foods/food.ts'
import { foodById, foodsIn } from '../foods/foods.ts'
import { ALSO, ALSO_ILL, GROUPS, WIDE } from './groups.ts'
import { type Needs, NO_NEEDS, uniteNeeds } from './needs.ts'
import { bareFoods, type Token, tokensOf } from './tokens.ts'

/** `refused` is the place of the words among the tokens; `plain` and `ill` are the needs of whoever refuses it, or falls ill of it. */
export type Mention = {
  from: number
  to: number
  /** What was named: of two mentions with one key the later may lift the earlier. */
  key: string
  food: Food | null
  isDiet: boolean
  plain: Needs
  ill: Needs
  /** What the label in its name says of who wishes it: 'gluten-free pasta', 'vegan sausages'. */
  labels: Label[]
}

export type Label = { key: string; needs: Needs }

type Row = { key: string; needs: Needs; isDiet: boolean }
type Node = { next: Map<string, Node>; row: Row | null }

/** Rows of the food table whose names are mostly said of something else. */
const OTHERWISE = new Set(
  'heart tongue sweet bitter drink mix rub pop roll extract dip roast fry green runner sole char date tea batch bap pie cake toast spread frozen tinned jarred jar juice water ice seasoning topping filling dish mixed-grill pasta-bake ready-meal pudding salad-leaf'.split(
    ' ',
  ),
)
/** Groups whose names are mostly said of something else: they count where they are refused. */
const LOOSE = new Set(['game', 'animal', 'meat', 'pulse', 'seed', 'pork', 'beef', 'poultry'])

let root: Node | null = null

function groupRoot(): Node {
  if (root) return root
  const made: Node = { next: new Map(), row: null }
  for (const { words, needs, isDiet } of GROUPS) {
    const row = { key: words[0] ?? '', needs, isDiet }
    for (const phrase of words.flatMap((each) => manyOf(each))) {
      let node = made
      for (const word of phrase.split(' ')) {
        let next = node.next.get(word)
        if (!next) {
          next = { next: new Map(), row: null }
          node.next.set(word, next)
        }
        node = next
      }
      node.row ??= row
    }
  }
  root = made
  return made
}

/** One and more of it. */
function manyOf(word: string): string[] {
  if (word.endsWith('y')) return [word, `${word}s`, `${word.slice(0, -1)}ies`]
  return [word, `${word}s`]
}

/** All that is named, in the order of the text, none within another: the longest first. */
export function mentionsIn(text: string, tokens: readonly Token[]): Mention[] {
  const groups = groupMentions(tokens)
  const foods = foodMentions(text, tokens, groups)
  const byLength = [...groups, ...foods].sort((a, b) => b.to - b.from - (a.to - a.from))
  const taken = new Set<number>()
  const kept: Mention[] = []
  for (const mention of byLength) {
    let isFree = true
    for (let at = mention.from; at < mention.to; at++) isFree &&= !taken.has(at)
    if (!isFree) continue
    for (let at = mention.from; at < mention.to; at++) taken.add(at)
    kept.push(mention)
  }
  return kept.sort((a, b) => a.from - b.from)
}

/** 'Veg curry' has no meat; 'beef and veg curry' has. */
const VEG_DISHES = new Set(
  'curry|biryani|burger|burgers|lasagne|pie|soup|chilli|stew|korma|thali|moussaka|wellington|sausages|samosas|paella'.split(
    '|',
  ),
)

function isVegDish(tokens: readonly Token[], at: number): boolean {
  const isJoined = ['and', 'with', 'of', 'roast', 'roasted', 'mixed', 'hidden', 'or'].includes(
    tokens[at - 1]?.word ?? '',
  )
  return tokens[at]?.word === 'veg' && !isJoined && VEG_DISHES.has(tokens[at + 1]?.word ?? '')
}

/** 'Dairy's still a problem.' */
function bare(word: string): string {
  return word.endsWith("'s") ? word.slice(0, -2) : word
}

function groupMentions(tokens: readonly Token[]): Mention[] {
  const found: Mention[] = []
  for (let from = 0; from < tokens.length; from++) {
    const word = isVegDish(tokens, from) ? 'veggie' : (tokens[from]?.word ?? '')
    let node = groupRoot().next.get(bare(word))
    let best: { row: Row; to: number } | null = null
    for (let to = from + 1; node; to++) {
      if (node.row) best = { row: node.row, to }
      const next = tokens[to]
      node =
        next && !/[.,;:!?\n]/.test(next.gap)
          ? (node.next.get(next.word) ?? node.next.get(bare(next.word)))
          : undefined
    }
    if (!best) continue
    const { row, to } = best
    found.push({
      from,
      to,
      key: row.key,
      food: null,
      isDiet: row.isDiet,
      plain: row.needs,
      ill: row.needs,
      labels: [],
    })
    from = to - 1
  }
  return found
}

function foodMentions(
  text: string,
  tokens: readonly Token[],
  groups: readonly Mention[],
): Mention[] {
  const found: Mention[] = []
  let at = 0
  let next = 0
  for (const { food, words, start, end } of foodsIn(bareFoods(text))) {
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= start) at++
    let to = at
    while (to < tokens.length && (tokens[to]?.start ?? 0) < end) to++
    if (to === at) continue
    while (next < groups.length && (groups[next]?.from ?? 0) < at) next++
    const inside: Mention[] = []
    for (let each = next; (groups[each]?.to ?? Infinity) <= to; each++) {
      const group = groups[each]
      if (group) inside.push(group)
    }
    const labels = to - at > 1 ? inside.flatMap((group) => labelOf(tokens, group)) : []
    const needs = withBase(needsOf(food), words)
    found.push({ from: at, to, key: food.id, food, isDiet: false, ...needs, labels })
  }
  return found
}

const LOW_LACTOSE: Needs = { ...NO_NEEDS, diets: ['low-lactose'] }

/** Inside a food's name: a diet, or what it is free of. */
function labelOf(tokens: readonly Token[], { from, to, key, plain, isDiet }: Mention): Label[] {
  const isFree = tokens[to]?.word === 'free' || tokens[from - 1]?.word === 'non'
  if (!isDiet && !isFree) return []
  return [{ key, needs: tokens[from]?.word === 'lactose' ? LOW_LACTOSE : plain }]
}

/** Whoever falls ill of a food may fall ill of any of the fourteen that it surely holds. */
const needsByFood = new Map<string, { plain: Needs; ill: Needs }>()

function needsOf(food: Food): { plain: Needs; ill: Needs } {
  const known = needsByFood.get(food.id) ?? makeNeeds(food)
  needsByFood.set(food.id, known)
  return known
}

/** 'Celery juice', 'onion powder', 'chilli flakes': what is made of nothing else. */
const FORM =
  /^(.+?)[\s-]+(?:juices?|powder|pur[eé]e|flakes?|granules?|zest|peel|leaf|leaves|stalks?|sticks?)$/

/** The form of a food by which its words call it refuses the food, which is in more than the form. */
function withBase(needs: { plain: Needs; ill: Needs }, words: string): typeof needs {
  const base = FORM.exec(words.toLowerCase())?.[1]
  if (base === undefined) return needs
  const made = mentionsIn(base, tokensOf(base)).filter(({ food, isDiet, from }) => {
    return from === 0 && !isDiet && !(food && WIDE.has(food.id))
  })
  return {
    plain: uniteNeeds(needs.plain, ...made.map(({ plain }) => plain)),
    ill: uniteNeeds(needs.ill, ...made.map(({ ill }) => ill)),
  }
}

/** What a food is by its name: dijon is a mustard, and peanut butter is made of peanuts alone; no oil tastes of its fruit. */
function baseOf({ name, kindOf: id, madeOf }: Food): string {
  const wide = id === null ? null : foodById(id)
  if (wide && !WIDE.has(wide.id) && name.endsWith(` ${wide.name}`)) return wide.id
  const [only = '', ...others] = madeOf
  const isAlone = others.length === 0 && !WIDE.has(only) && id !== 'oil' && !name.endsWith(' oil')
  return isAlone && name.startsWith(`${foodById(only)?.name} `) ? only : ''
}

function makeNeeds(food: Food): { plain: Needs; ill: Needs } {
  const plain = neverOf(food.id, `${ALSO[food.id] ?? ''} ${baseOf(food)}`)
  const sure = food.allergens.filter(({ isSure }) => isSure).map(({ of }) => of)
  const isShellfish = sure.includes('crustaceans') || sure.includes('molluscs')
  const allergens = isShellfish ? [...sure, 'crustaceans' as const, 'molluscs' as const] : sure
  return {
    plain,
    ill: uniteNeeds(plain, neverOf(food.id, ALSO_ILL[food.id]), { ...NO_NEEDS, allergens }),
  }
}

function neverOf(id: string, also = ''): Needs {
  return uniteNeeds({
    ...NO_NEEDS,
    never: [id, ...also.split(' ').filter((each) => foodById(each))],
  })
}

/** Whether the words are mostly said of something else than food: such a mention counts only where it is refused. */
export function isSaidOtherwise({ food, key }: Mention): boolean {
  return food ? OTHERWISE.has(food.id) : LOOSE.has(key)
}
