/** Answers what a food does in a dish, and whether the dish does without it. Knows no swaps' amounts. */
import type { Food } from '../../foods/food.ts'
import { foodsAbove } from '../../foods/food-facts.ts'
import { foodOf } from '../../foods/foods.ts'
import { PURPOSE_LINES } from '../words.compiled.ts'
import { capital, listed } from '../words.ts'
import { type Asked, type RecipeItem, stepsWith } from './asked.ts'

const STEPS_MAX = 3

/** `leaveOut`: 'no' where the dish depends on it, 'yes' where it is for flavour, 'maybe' in between. */
type Purpose = { leaveOut: string; does: string }

let purposes: ReadonlyMap<string, Purpose> | null = null

function byFood(): ReadonlyMap<string, Purpose> {
  purposes ??= new Map(
    PURPOSE_LINES.trim()
      .split('\n')
      .flatMap((line) => {
        const [foods = '', leaveOut = '', does = ''] = line.split('\t')
        return foods
          .split('|')
          .map((name) => [foodOf(name)?.id ?? name, { leaveOut, does }] as const)
      })
      .toReversed(),
  )
  return purposes
}

/** Of the food itself, else of what it is a kind of. */
function purposeOf({ id }: Food): Purpose | null {
  for (const each of [id, ...foodsAbove(id)]) {
    const purpose = byFood().get(each)
    if (purpose) return purpose
  }
  return null
}

/** 'Why vinegar?', 'what does the bicarb do?', 'what's nutmeg doing in there?' */
export function purposeAnswer({ foods, items, recipe }: Asked): string | null {
  const [item] = items
  const food = foods[0]?.food ?? (item ? foodOf(item.name) : null)
  const purpose = food && purposeOf(food)
  return purpose ? `${purpose.does}${usedIn(item, recipe)}` : null
}

const LEAVING = /\b(?:leav|left|omit|skip|miss|without|drop)/

/** 'Can I leave out the celery?' */
export function leaveOutAnswer({
  question,
  foods: [named],
  items: [item],
  recipe,
  marks,
}: Asked): string | null {
  if (marks.has('instead')) return null
  if (!item) {
    const isAsked = named !== undefined && LEAVING.test(question)
    return isAsked ? `The recipe lists no ${named.words}: there is none to leave out.` : null
  }
  const food = foodOf(item.name)
  const purpose = food && purposeOf(food)
  const isNamed = food !== null && recipe.name.toLowerCase().includes(food.name)
  const swaps = food?.swaps.slice(0, 2) ?? []
  const instead =
    swaps.length > 0 ? ` ${capital(listed(swaps).replace(' and ', ' or '))} can stand in.` : ''
  const used = usedIn(item, recipe)
  const said = purpose?.does ?? ''
  if (isNamed || purpose?.leaveOut === 'no')
    return tidy(`Better not: the dish depends on it. ${said}${used}${instead}`)
  if (purpose?.leaveOut === 'yes') return `Yes, you can leave it out. ${purpose.does}${used}`
  return tidy(`You can, and the dish will be plainer. ${said}${used}${instead}`)
}

function usedIn(item: RecipeItem | undefined, recipe: Asked['recipe']): string {
  const steps = item ? stepsWith(recipe, item).map(({ number }) => String(number)) : []
  return steps.length > 0 && steps.length <= STEPS_MAX
    ? ` Here it goes in at step ${listed(steps)}.`
    : ''
}

function tidy(text: string): string {
  return text.replace(/ {2,}/g, ' ')
}
