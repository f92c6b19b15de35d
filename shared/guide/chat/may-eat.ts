/** Answers who of the household may eat a food or a recipe, and what somebody avoids. By names alone; never calls a dish safe. */
import { type Conflict, conflictsOf } from '../../diets/conflicts.ts'
import type { RecipeText } from '../../diets/held.ts'
import { isEmpty, uniteNeeds } from '../../diets/needs.ts'
import { needName, withoutNames } from '../../diets/words.ts'
import { foodsAbove, foodsIn, foodsUnder } from '../../foods/foods.ts'
import { isSure } from '../../profiles/who-cannot.ts'
import { capital, listed } from '../words.ts'
import { dishNamed } from './dish-named.ts'
import type { EatQuestion } from './eat-question.ts'
import type { ChatKitchen, ChatRecipe, Eater } from './kitchen.ts'
import { plainNames } from './say.ts'

const READ = 'Read the labels.'

/** `atHand` is the dish of the talk: what 'it' means. `null` where nobody knows what is asked about. */
export function mayEatAnswer(
  question: EatQuestion,
  kitchen: ChatKitchen,
  atHand: ChatRecipe | null,
): string | null {
  const { kind, what } = question
  if (kind === 'avoids') return question.who.map(avoidedBy).join('\n')
  if (kind === 'allergic') return isAllergic(question.who, what)
  const dish = dishNamed(what, kitchen, atHand)
  if (!dish) return null
  if (kind === 'holds') return holds(question.food, dish)
  const told = question.who.map((eater) => forOne(eater, dish, kitchen))
  return [...new Set(told)].join('\n')
}

/** 'Mia: no eggs, no nuts, never mushrooms.' */
export function avoidedBy({ name, needs }: Eater): string {
  if (isEmpty(needs)) return `${name}: the profile says nothing to avoid.`
  const all = [
    ...needs.diets.map((of) => needName({ kind: 'diet', of })),
    ...withoutNames({ ...needs, diets: [], never: [] }).map((each) => `no ${each}`),
    ...withoutNames({ ...needs, diets: [], allergens: [] }).map((each) => `never ${each}`),
  ]
  return `${name}: ${all.join(', ')}.`
}

function isAllergic(who: readonly Eater[], what: string): string {
  const told = who.map((eater) => {
    const allergic = { ...eater.needs, diets: [], never: [] }
    const isSo = conflictsOf({ ingredients: [{ name: what }] }, allergic).some(
      (each) => each.need !== null && isSure(each),
    )
    return `${isSo ? 'Yes' : 'The profile does not say so'}. ${avoidedBy(eater)}`
  })
  return told.join('\n')
}

function forOne(eater: Eater, dish: RecipeText & { name: string }, kitchen: ChatKitchen): string {
  const { name, needs } = eater
  if (isEmpty(needs)) return `Yes: ${name}’s profile says nothing to avoid.`
  const all = conflictsOf(dish, needs)
  const broken = all.filter(({ need }) => need !== null)
  const unread = plainNames(all.filter(({ need }) => need === null).map((each) => each.ingredient))
  const unknown =
    unread.length > 0
      ? ` I do not know what is in ${listed(unread)}: check before ${name} eats.`
      : ''
  if (broken.length === 0) {
    if (unread.length === dish.ingredients.length)
      return `I cannot tell.${unknown} ${avoidedBy(eater)}`
    const it =
      dish.ingredients.length > 1
        ? `By their names nothing in ${dish.name}`
        : 'By its name nothing in it'
    return `${it} breaks what ${name} avoids.${unknown} ${READ}`
  }
  const swaps = swapsFor(eater, broken, dish, kitchen)
  return `${brokenBy(broken, dish, name)} ${swaps}${unknown} ${READ}`
}

function brokenBy(
  broken: readonly Conflict[],
  dish: RecipeText & { name: string },
  name: string,
): string {
  const sure = reasons(broken.filter(isSure))
  const maybe = reasons(broken).filter((line) => !sure.includes(line))
  if (sure.length === 0)
    return `Perhaps not: some brands of ${listed(maybe)} hold what ${name} avoids.`
  const also = maybe.length > 0 ? ` Some brands of ${listed(maybe)} do too.` : ''
  const what = capital(dish.name)
  const holds = isItself(sure, dish) ? `${what} is what` : `${what} holds ${listed(sure)}, which`
  return `No: ${holds} ${name} avoids.${also}`
}

/** The lines that break it, by their plain names, each once. */
function reasons(broken: readonly Conflict[]): string[] {
  return plainNames(broken.map(({ ingredient }) => ingredient))
}

/** A food holds itself. */
function isItself(why: readonly string[], { name, ingredients }: RecipeText): boolean {
  return ingredients.length === 1 && why.length === 1 && why[0] === name?.toLowerCase()
}

/** What stands in breaks nobody's needs at the table. */
function swapsFor(
  { name, needs }: Eater,
  broken: readonly Conflict[],
  dish: RecipeText,
  { people = [] }: ChatKitchen,
): string {
  const table = conflictsOf(dish, uniteNeeds(needs, ...people.map((each) => each.needs)))
  const lines = [...new Set(broken.map(({ ingredient }) => ingredient))]
  const swaps = lines.map((line) => ({
    line: plainNames([line])[0] ?? line,
    swap: table.find(({ ingredient, swap }) => ingredient === line && swap)?.swap,
  }))
  const known = swaps.filter(({ swap }) => swap !== undefined)
  const none = swaps.filter(({ swap }) => swap === undefined).map(({ line }) => line)
  const uses = known.map(({ line, swap }) => `${swap} instead of ${line}`)
  const said = uses.length > 0 ? `For ${name}: ${listed([...new Set(uses)])}.` : ''
  const without =
    none.length > 0 ? `For ${listed([...new Set(none)])} I know no stand-in that works here.` : ''
  return [said, without].filter((each) => each !== '').join(' ')
}

/** 'Is there egg in macaroni cheese?' */
function holds(food: string, dish: RecipeText & { name: string }): string | null {
  const asked = foodsIn(food)
  if (asked.length === 0) return null
  const name = capital(dish.name)
  const ids = asked.map((each) => each.food.id)
  const needs = {
    diets: [],
    allergens: asked.flatMap((each) => allergenNamed(each.food)),
    never: ids,
  }
  const conflicts = conflictsOf(dish, needs)
  const found = conflicts.filter(({ need }) => need !== null)
  const unread = plainNames(conflicts.filter(({ need }) => !need).map((each) => each.ingredient))
  const unknown = unread.length > 0 ? ` I do not know what is in ${listed(unread)}.` : ''
  const certain = found.filter((each) => isSure(each) && isCalledSo(each, ids))
  if (certain.length > 0) return `Yes: ${name} holds ${listed(reasons(certain))}.${unknown}`
  if (found.length > 0)
    return `${name} names no ${food}, but some brands of ${listed(reasons(found))} hold it. ${READ}${unknown}`
  return `No: by their names nothing in ${name} holds ${food}. ${READ}${unknown}`
}

/** Not merely the wide name of what is asked about. */
function isCalledSo({ food, need }: Conflict, ids: readonly string[]): boolean {
  if (!food || need?.kind === 'allergen') return true
  return ids.some((id) => foodsUnder(id).has(food.id) || !foodsAbove(id).includes(food.id))
}

/** The allergen that a food is the name of: 'egg' asks for all that holds eggs. */
function allergenNamed({
  id,
  plural,
  allergens,
  madeOf,
}: ReturnType<typeof foodsIn>[number]['food']) {
  if (madeOf.length > 0) return []
  return allergens
    .filter(({ of, isSure: sure }) => sure && (of === id || of === plural))
    .map(({ of }) => of)
}
