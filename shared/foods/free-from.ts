/** What the words around a food say it does not hold: 'vegan', 'gluten-free', 'non-dairy'. Knows no foods. */
import { ALLERGENS, type Allergen, TRAITS, type Trait } from '../diets/vocabulary.ts'
import type { Food } from './food.ts'
import { type FoodWord, foodWordsOf } from './spelling.ts'

/** What a label denies. */
export type Denied = { allergens: ReadonlySet<Allergen>; traits: ReadonlySet<Trait> }

type Row = readonly [said: string, allergens: readonly Allergen[], traits: readonly Trait[]]

const FLESH: readonly Trait[] = [
  ...(['meat', 'poultry', 'pork', 'blood', 'offal', 'liver', 'raw-meat'] as const),
  ...(['gelatine', 'rennet'] as const),
]
const SEA: readonly Trait[] = ['fish', 'shellfish', 'raw-fish', 'high-mercury']
const MILK: readonly Trait[] = ['dairy', 'lactose', 'rennet', 'mould-cheese', 'unpasteurised']
const SEA_ALLERGENS: readonly Allergen[] = ['fish', 'crustaceans', 'molluscs']

/**
 * 'X' stands for 'X-free', 'X-less' and 'non-X'. Lactose-free milk is milk still, and wheat-free
 * bread may hold barley: neither denies an allergen. Sources: the labelling law and its guidance on
 * 'free from', which has 'vegan' speak of what is added on purpose alone.
 */
const FREE: readonly Row[] = [
  ['gluten', ['gluten'], ['gluten']],
  ['dairy', ['milk'], MILK],
  ['milk', ['milk'], MILK],
  ['lactose', [], ['lactose']],
  ['nut', ['nuts', 'peanuts'], []],
  ['peanut', ['peanuts'], []],
  ['egg', ['eggs'], ['egg', 'raw-egg']],
  ['soya', ['soya'], []],
  ['sesame', ['sesame'], []],
  ['celery', ['celery'], []],
  ['mustard', ['mustard'], []],
  ['lupin', ['lupin'], []],
  ['sulphite', ['sulphites'], []],
  ['fish', ['fish'], ['fish', 'raw-fish', 'high-mercury']],
  ['shellfish', ['crustaceans', 'molluscs'], ['shellfish']],
  ['alcohol', [], ['alcohol']],
  ['alcoholic', [], ['alcohol']],
  ['caffeine', [], ['caffeine']],
  ['gelatine', [], ['gelatine']],
  ['rennet', [], ['rennet']],
  ['honey', [], ['honey']],
  ['pork', [], ['pork']],
  ['meat', [], [...FLESH.filter((trait) => trait !== 'rennet')]],
]
const VEGAN: Row = [
  '',
  [...SEA_ALLERGENS, 'eggs', 'milk'],
  [...FLESH, ...SEA, ...MILK, 'egg', 'raw-egg', 'honey', 'animal'],
]
const VEGETARIAN: Row = ['', SEA_ALLERGENS, [...FLESH, ...SEA]]

const LABELS = new Map<string, Row>([
  ...FREE.flatMap((row): [string, Row][] => [
    [`${row[0]} free`, row],
    [`${row[0]}less`, row],
    [`non ${row[0]}`, row],
  ]),
  ['free from gluten', FREE[0] ?? VEGAN],
  ['free from dairy', FREE[1] ?? VEGAN],
  ['nondairy', FREE[1] ?? VEGAN],
  ['vegan', VEGAN],
  ['plant based', VEGAN],
  ['plant', VEGAN],
  ['vegetarian', VEGETARIAN],
  ['veggie', VEGETARIAN],
  ['pasteurised', ['', [], ['unpasteurised']]],
  ['pasteurized', ['', [], ['unpasteurised']]],
  ['decaffeinated', ['', [], ['caffeine']]],
  ['decaf', ['', [], ['caffeine']]],
])
const LONGEST = 3
/** 'Egg-free' names the egg, and says there is none. */
const FREE_OF_IT: Denied = { allergens: new Set(ALLERGENS), traits: new Set(TRAITS) }
/** 'gluten-free dried egg-free pasta': so many words may stand between a label and its food. */
const BETWEEN_MAX = 2
const NEGATED = new Set(['not', 'non', 'never', 'isnt', 'un'])

/**
 * What the labels right before the words `from`..`to` of a text deny, or right behind them ('pasta (gluten
 * free)'); the food of 'egg-free' is denied whole; `null` for nothing. `isFood` tells which words belong to another food: labels do not reach past.
 */
export function deniedAt(
  words: readonly FoodWord[],
  { from, to }: { from: number; to: number },
  isFood: (at: number) => boolean,
): Denied | null {
  if (isFreeAt(words, to)) return FREE_OF_IT
  const rows = [
    ...labelsBefore(words, from, isFood),
    ...labelsWithin(words, { from, to }),
    ...labelsBehind(words, to),
  ]
  return rows.length === 0 ? null : deniedBy(rows)
}

/** What the name of a food denies by itself: 'dairy-free cheese' is a row. `null` for nothing. */
export function deniedInName(name: string): Denied | null {
  const words = foodWordsOf(name)
  const rows = labelsWithin(words, { from: 0, to: words.length })
  return rows.length === 0 ? null : deniedBy(rows)
}

function deniedBy(rows: readonly Row[]): Denied {
  return {
    allergens: new Set(rows.flatMap(([, allergens]) => allergens)),
    traits: new Set(rows.flatMap(([, , traits]) => traits)),
  }
}

/** 'Prawn-free', but not 'eggs, free range'. */
function isFreeAt(words: readonly FoodWord[], at: number): boolean {
  const [free, next] = [words[at], words[at + 1]]
  return free?.word === 'free' && free.isNext && next?.word !== 'range' && next?.word !== 'from'
}

function labelsBefore(
  words: readonly FoodWord[],
  from: number,
  isFood: (at: number) => boolean,
): Row[] {
  const rows: Row[] = []
  let between = 0
  for (let end = from; end > 0; ) {
    // a second label may stand behind a comma: 'vegan, gluten-free cake'
    if (!words[end]?.isNext && rows.length === 0) break
    const length = labelEnding(words, end)
    if (length > 0) {
      if (NEGATED.has(words[end - length - 1]?.word ?? '')) break
      rows.push(LABELS.get(textOf(words, end - length, end)) ?? VEGAN)
      end -= length
      between = 0
    } else if (isFood(end - 1) || between === BETWEEN_MAX || rows.length > 0) break
    else {
      between++
      end--
    }
  }
  return rows
}

function labelsWithin(
  words: readonly FoodWord[],
  { from, to }: { from: number; to: number },
): Row[] {
  const rows: Row[] = []
  for (let end = from + 1; end < to; end++) {
    const length = Math.min(labelEnding(words, end), end - from)
    const row = length > 0 ? LABELS.get(textOf(words, end - length, end)) : undefined
    if (row && !NEGATED.has(words[end - length - 1]?.word ?? '')) rows.push(row)
  }
  return rows
}

/** A label behind a food is its own when no other food follows it: 'butter, vegan cheese' is butter. */
function labelsBehind(words: readonly FoodWord[], to: number): Row[] {
  for (let length = LONGEST; length > 0; length--) {
    const row = LABELS.get(textOf(words, to, to + length))
    if (row && to + length <= words.length && !words[to + length]?.isNext) return [row]
  }
  return []
}

function labelEnding(words: readonly FoodWord[], end: number): number {
  for (let length = Math.min(LONGEST, end); length > 0; length--) {
    if (LABELS.has(textOf(words, end - length, end))) return length
  }
  return 0
}

function textOf(words: readonly FoodWord[], from: number, to: number): string {
  let text = ''
  for (let at = from; at < to; at++) text += `${at > from ? ' ' : ''}${words[at]?.word ?? ''}`
  return text
}

/** The food as its label has it: without the allergens and traits that are denied. */
export function withoutDenied(food: Food, denied: Denied | null): Food {
  if (!denied) return food
  return {
    ...food,
    allergens: food.allergens.filter((each) => !denied.allergens.has(each.of)),
    traits: food.traits.filter((each) => !denied.traits.has(each.of)),
  }
}

/**
 * True when a label says that there is none of this food in it: 'dairy-free cheese' is none of milk, for
 * every allergen of milk is denied (of a food without any, every trait).
 */
export function isDenied(refused: Food, denied: Denied | null): boolean {
  if (!denied) return false
  if (refused.allergens.length > 0) {
    return refused.allergens.every((each) => denied.allergens.has(each.of))
  }
  const traits = refused.traits.filter((each) => each.of !== 'animal')
  return traits.length > 0 && traits.every((each) => denied.traits.has(each.of))
}
