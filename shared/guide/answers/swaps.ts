/** Answers what can be used in a food's place, by the food table and by cards. Judges no diet. */
import type { Food } from '../../foods/food.ts'
import { foodsAbove } from '../../foods/food-facts.ts'
import { foodById, foodOf } from '../../foods/foods.ts'
import type { Card } from '../card.ts'
import { cardsAbout, findCards } from '../cards.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import { type Answer, type Asked, itemsMeant, type RecipeItem } from './asked.ts'
import { toolsIn } from './tools.ts'

const SWAPS_MAX = 4
const NOTES_MAX = 3
const SURE = 0.4
const LABELS = 'If it is for an allergy, read the label of what you use instead.'

/** What is to be replaced, as the table and as the recipe have it. */
type Wanted = { name: string; food: Food | null; item: RecipeItem | null }

/** 'No crème fraîche, what now?', 'instead of wine', 'can I use cheddar for the parmesan?' */
export function swapAnswer(asked: Asked): Answer | null {
  const { marks, question, foods, items } = asked
  if (marks.has('only') && /\b(?:enough|half|\d)\b/.test(question)) return null
  const isUse = marks.has('use') && (foods.length > 1 || (foods.length === 1 && items.length === 0))
  const isOffer = marks.has('only') || marks.has('use')
  if (!(marks.has('instead') || marks.has('missing') || isUse || (isOffer && foods.length > 0)))
    return null
  if (toolsIn(question).length > 0 && foods.length === 0) return null
  const open = openSwap(asked)
  if (open) return open
  const { wanted, offered } = sidesOf(asked)
  if (!wanted) return null
  if (offered) return judged(wanted, offered, asked)
  if (!marks.has('instead') && !marks.has('missing')) return null
  return known(wanted, asked)
}

/** 'Can I substitute an ingredient?' names none: what the step uses is meant. */
function openSwap({ marks, foods, items, step, recipe }: Asked): Answer | null {
  if (foods.length > 0 || items.length > 0 || !marks.has('ingredient')) return null
  const ofStep = itemsMeant(step, [], recipe)
  const [some, where] =
    ofStep.length > 0
      ? [ofStep, 'For what this step uses:']
      : [recipe.ingredients, 'For this recipe:']
  const lines = some.flatMap((item) => {
    const food = foodOf(item.name)
    return food && swapsOf(food).length > 0 ? [lineOf({ name: item.name, food, item })] : []
  })
  const text =
    lines.length > 0
      ? `${where}\n${lines.slice(0, NOTES_MAX).join('\n')}\n${LABELS}`
      : 'I know no swap for what this step uses. Ask me about one ingredient by its name.'
  return { score: 1, text }
}

const BEHIND =
  /\b(?:instead of|rather than|in place of|in lieu of|replace|replaces|substitutes? for|swap (?:out )?(?:for )?|alternatives? (?:to|for)|don'?t have (?:any )?|haven'?t (?:got )?(?:any )?|have no|got no|no|(?:run|ran|running|we're|i'm|am|are|all) out of|out of|without|not|for)\b/g

/** Which of the named foods is missing, and which is offered in its place. */
function sidesOf({ question, foods, items, recipe, marks }: Asked): {
  wanted: Wanted | null
  offered: Food | null
} {
  const sides = foods.map(({ food, start, words }) => {
    const before = question.slice(0, start)
    const cue = [...before.matchAll(BEHIND)].at(-1)
    const gap = cue ? before.slice(cue.index + cue[0].length) : null
    const isMissing =
      gap !== null && /^[^,.;?]{0,30}$/.test(gap) && !/\b(?:use|have|got|with|is|some)\b/.test(gap)
    const [item = null] =
      itemsMeant(words, [], recipe).length > 0
        ? itemsMeant(words, [], recipe)
        : itemsOf(food, recipe.ingredients)
    return { food, words, item, isMissing }
  })
  const missing =
    sides.find(({ isMissing, item }) => isMissing && item) ??
    sides.find(({ isMissing }) => isMissing)
  const listed = sides.find(({ item, food }) => item && (!missing || food !== missing.food))
  const main = missing ?? listed
  const offered = sides.find((side) => side !== main && side.food.id !== main?.food.id)
  if (main && !offered && !main.isMissing && main.item && isOther(main.food, main.item)) {
    const { item } = main
    return { wanted: { name: item.name, food: foodOf(item.name), item }, offered: main.food }
  }
  if (main) {
    // 'will chicken do instead': what it stands for is the line most like it
    return {
      wanted: { name: main.item?.name ?? main.words, food: main.food, item: main.item },
      offered: offered?.food ?? null,
    }
  }
  const [item] = items
  if (item) return { wanted: { name: item.name, food: foodOf(item.name), item }, offered: null }
  const [only] = sides
  if (!only) return { wanted: null, offered: null }
  const stands =
    marks.has('use') || marks.has('only') ? nearestLine(only.food, recipe.ingredients) : null
  if (stands)
    return {
      wanted: { name: stands.name, food: foodOf(stands.name), item: stands },
      offered: only.food,
    }
  return { wanted: { name: only.words, food: only.food, item: null }, offered: null }
}

/** Not the line's own food, nor what that is a kind of: 'the chicken' may well be chicken thighs. */
function isOther(food: Food, item: RecipeItem): boolean {
  const line = foodOf(item.name)
  return line !== null && line.id !== food.id && !foodsAbove(line.id).includes(food.id)
}

function itemsOf(food: Food, ingredients: readonly RecipeItem[]): RecipeItem[] {
  return ingredients.filter(({ name }) => {
    const id = foodOf(name)?.id
    return id !== undefined && (id === food.id || foodsAbove(id).includes(food.id))
  })
}

/** The recipe's line that a food could stand in for: of the same kind, or one that names it as its swap. */
function nearestLine(food: Food, ingredients: readonly RecipeItem[]): RecipeItem | null {
  const lines = ingredients.flatMap((item) => {
    const line = foodOf(item.name)
    if (line === null) return []
    const place = placeAmongSwaps(food, line)
    if (place !== -1) return [{ item, place }]
    return areKin(food, line) ? [{ item, place: SWAPS_MAX }] : []
  })
  return lines.toSorted((a, b) => a.place - b.place)[0]?.item ?? null
}

/** The better a food stands in for another, the nearer to 0; -1 for not at all. */
function placeAmongSwaps(food: Food, of: Food): number {
  return swapsOf(of).findIndex((name) => {
    const id = foodOf(name)?.id
    return id === food.id || (id !== undefined && foodsAbove(food.id).includes(id))
  })
}

function isSwap(food: Food, of: Food): boolean {
  return placeAmongSwaps(food, of) !== -1
}

function areKin(one: Food, other: Food): boolean {
  const [above, others] = [
    [one.id, ...foodsAbove(one.id)],
    [other.id, ...foodsAbove(other.id)],
  ]
  return above.some((id) => others.includes(id))
}

/** A food's own swaps, or those of what it is a kind of. */
function swapsOf(food: Food): readonly string[] {
  if (food.swaps.length > 0) return food.swaps
  for (const id of foodsAbove(food.id)) {
    const swaps = foodById(id)?.swaps ?? []
    if (swaps.length > 0) return swaps.filter((name) => foodOf(name)?.id !== food.id)
  }
  return []
}

const FLESH = new Set(['meat', 'poultry', 'fish', 'shellfish'])

function judged(wanted: Wanted, offered: Food, asked: Asked): Answer | null {
  const { food, name, item } = wanted
  if (!food) return null
  const amount = item && item.quantity !== '' ? ` (${ingredientLine(item)} here)` : ''
  if (food.id === offered.id) {
    if (!asked.marks.has('use')) return null
    const said = asked.foods.find((each) => each.food.id === offered.id)
    if (!said?.isKind) return null
    return {
      score: 0.8,
      text: `Yes, ${said.words} will do for the ${name}${amount}, in the same amount.`,
    }
  }
  const isFlesh = [food, offered].every(({ traits }) => traits.some(({ of }) => FLESH.has(of)))
  if (isFlesh) {
    const done = cardsAbout('doneness', offered.name)[0]
    const text = `Yes, use the same weight of ${offered.name} in place of the ${name}${amount}. Its time is its own: ${done ? done.answer : 'cook it until it is done all the way through.'}`
    return { score: 0.85, text }
  }
  const [found] = findCards(asked.question, asked.context)
  if (found && found.sure > 0.6 && ['swap', 'technique', 'equipment'].includes(found.card.kind))
    return { score: 0.85, text: found.card.answer }
  if (isSwap(offered, food))
    return {
      score: 0.85,
      text: `Yes: use ${offered.name} in place of the ${name}${amount}. ${food.swapNote}`.trim(),
    }
  if (areKin(offered, food) || isSwap(food, offered)) {
    const note = food.swapNote || offered.swapNote
    return {
      score: 0.8,
      text: `Yes, ${offered.name} will do in place of the ${name}${amount}: the dish tastes a little different. ${note}`.trim(),
    }
  }
  const swaps = swapsOf(food).slice(0, SWAPS_MAX)
  if (swaps.length === 0) return null
  return {
    score: 0.6,
    text: `I have no note on ${offered.name} in place of ${name}. What I know to work: ${listed(swaps)}. ${food.swapNote}`.trim(),
  }
}

function known(wanted: Wanted, asked: Asked): Answer | null {
  const { food, name } = wanted
  const card = swapCard(asked)
  if (food && swapsOf(food).length > 0) {
    const extra =
      card && (card.foods.length === 0 || foodOf(card.foods[0] ?? '')?.id === food.id)
        ? `\n${card.answer}`
        : ''
    return { score: 0.85, text: `${lineOf(wanted)}${extra}\n${LABELS}` }
  }
  if (card) return { score: 0.8, text: card.answer }
  if (!wanted.item) return null
  return {
    score: 0.5,
    text: `I know no good swap for ${name}. Where it is not the main part, leaving it out is safer than guessing.`,
  }
}

function swapCard({ question, context }: Asked): Card | null {
  const [found] = findCards(question, context, ['swap'])
  return found && found.sure > SURE ? found.card : null
}

function lineOf({ name, food, item }: Wanted): string {
  const amount = item && item.quantity !== '' ? ` (this recipe has ${ingredientLine(item)})` : ''
  const swaps = food ? swapsOf(food).slice(0, SWAPS_MAX) : []
  const note = food?.swapNote ? ` ${food.swapNote}` : ''
  return `${capital(name)}${amount}: use the same amount of ${orList(swaps)}.${note}`
}

function orList(names: readonly string[]): string {
  return listed(names).replace(/ and (?!.* and )/, ' or ')
}
