/** Builds a plain dish from the foods a person named, scaled to their number. Pure and deterministic. */
import type { GuideFood } from './foods.ts'
import type { RecipeData } from './schema.ts'
import type { DishForm, Wishes } from './wishes.ts'
import { capital, listed } from './words.ts'

type Ingredient = RecipeData['ingredients'][number]
type Parts = Record<'proteins' | 'vegetables' | 'leaves' | 'aromatics' | 'starches', GuideFood[]>

const ROAST_MINUTES = 40
const PREP_MINUTES = 15

/** A dish of the named foods, or `null` when none of them can be its main part. Amounts are for all. */
export function buildDish(wishes: Wishes): RecipeData | null {
  const parts = sortFoods(wishes.foods)
  const main = [...parts.proteins, ...parts.vegetables, ...parts.leaves]
  if (main.length === 0 && parts.aromatics.length === 0) return null
  const form = formOf(wishes.form, parts)
  const { steps, cupboard, cookMinutes } = FORMS[form](parts, wishes.servings)
  return {
    name: dishName(form, parts),
    description: `A plain ${form === 'pan' ? 'pan dish' : form} of ${listed(wishes.foods.map(nameOf))}.`,
    servings: wishes.servings,
    prep_time: PREP_MINUTES,
    cook_time: cookMinutes,
    difficulty: 'easy',
    tags: [],
    ingredients: [
      ...[...main, ...parts.aromatics, ...parts.starches].map((food) =>
        amountOf(food, wishes.servings),
      ),
      ...cupboard,
      { name: 'salt and pepper', quantity: '', unit: '' },
    ],
    method: [chopStep([...main, ...parts.aromatics]), ...steps].filter((step) => step !== ''),
  }
}

function sortFoods(foods: readonly GuideFood[]): Parts {
  const of = (role: GuideFood['role']) => foods.filter((food) => food.role === role)
  return {
    proteins: of('protein'),
    vegetables: of('vegetable'),
    leaves: of('leaf'),
    aromatics: of('aromatic'),
    starches: of('starch').slice(0, 1),
  }
}

/** A pot of soup or curry takes anything; eggs and mince need a pan, roots go into the oven by themselves. */
function formOf(wanted: DishForm | null, { proteins, vegetables, starches }: Parts): DishForm {
  if (wanted === 'soup' || wanted === 'curry') return wanted
  const isLoose = proteins.some(({ words, kind }) => kind === 'egg' || words.includes('mince'))
  if (isLoose) return 'pan'
  if (wanted === 'tray bake' && proteins.length + vegetables.length > 0) return wanted
  const hasRoots = vegetables.some(({ minutes }) => minutes >= 15)
  return wanted === null && hasRoots && starches.length === 0 ? 'tray bake' : 'pan'
}

function nameOf(food: GuideFood): string {
  return food.words[0] ?? ''
}

function names(foods: readonly GuideFood[]): string {
  return listed(foods.map(nameOf))
}

/** 'carrot' of 'carrots'; most foods have one form only. */
function singularOf(food: GuideFood): string {
  return food.words.find((word) => [`${word}s`, `${word}es`].includes(nameOf(food))) ?? nameOf(food)
}

function dishName(form: DishForm, parts: Parts): string {
  const lead = [...parts.proteins, ...parts.vegetables, ...parts.leaves, ...parts.aromatics]
    .slice(0, 2)
    .map(singularOf)
  const starch = parts.starches[0]
  const kind = form === 'pan' ? (starch ? nameOf(starch) : 'pan') : form
  const rest = starch && form !== 'pan' ? ` with ${nameOf(starch)}` : ''
  return `${capital(listed(lead))} ${kind}${rest}`
}

function amountOf(food: GuideFood, servings: number): Ingredient {
  const amount = food.perServing * servings
  const rounded = food.unit === 'g' ? Math.round(amount / 5) * 5 : Math.ceil(amount)
  const unit = food.unit === 'clove' && rounded > 1 ? 'cloves' : food.unit
  const called = food.unit === '' && rounded === 1 ? singularOf(food) : nameOf(food)
  const name = food.prepared ? `${called}, ${food.prepared}` : called
  return { name, quantity: String(rounded), unit }
}

function spoons(count: number, name: string): Ingredient {
  return { name, quantity: String(count), unit: 'tbsp' }
}

function oil(servings: number): Ingredient {
  return spoons(Math.max(1, Math.ceil(servings / 4)), 'oil')
}

function chopStep(foods: readonly GuideFood[]): string {
  const cut = foods.filter(({ prepared }) => prepared !== undefined)
  return cut.length === 0 ? '' : `Get the ${names(cut)} ready as the ingredients list says.`
}

type Cooking = { steps: string[]; cupboard: Ingredient[]; cookMinutes: number }

const FORMS: Record<DishForm, (parts: Parts, servings: number) => Cooking> = {
  soup: soup,
  curry: curry,
  'tray bake': trayBake,
  pan: pan,
}

function soup(parts: Parts, servings: number): Cooking {
  const first = [...parts.aromatics, ...parts.vegetables]
  const simmer = Math.max(15, ...first.map(({ minutes }) => minutes + 5))
  return {
    cupboard: [oil(servings), stock(250 * servings)],
    cookMinutes: 10 + simmer + last(parts),
    steps: [
      `Heat the oil in a large pan.${first.length > 0 ? ` Sweat the ${names(first)} with a pinch of salt for 8 minutes.` : ''}`,
      ...parts.proteins.filter(isRaw).map(frySentence),
      `Pour in the stock, bring it to the boil and simmer for ${simmer} minutes${first.length > 0 ? ', until everything is soft' : ''}.`,
      ...lastSteps(parts),
      ...eggSteps(
        parts,
        'Stir the beaten eggs into the hot soup in a thin stream and let them set for 2 minutes.',
      ),
      ...starchSteps(parts, 'Serve with'),
      'Taste, season with salt and pepper, and serve.',
    ],
  }
}

function curry(parts: Parts, servings: number): Cooking {
  const simmer = Math.max(12, ...parts.vegetables.map(({ minutes }) => minutes + 3))
  return {
    cupboard: [
      oil(servings),
      spoons(Math.max(1, Math.round(servings / 2)), 'curry powder'),
      { name: 'coconut milk', quantity: String(100 * servings), unit: 'ml' },
    ],
    cookMinutes: 15 + simmer + last(parts),
    steps: [
      `Heat the oil in a large pan.${parts.aromatics.length > 0 ? ` Soften the ${names(parts.aromatics)} for 8 minutes.` : ''}`,
      ...parts.proteins.filter(isRaw).map(frySentence),
      'Stir in the curry powder and cook for 1 minute.',
      `Add the coconut milk${parts.vegetables.length > 0 ? ` and the ${names(parts.vegetables)}` : ''}. Simmer for ${simmer} minutes.`,
      ...lastSteps(parts),
      ...eggSteps(parts, 'Boil the eggs for 10 minutes, peel them and lay them in the curry.'),
      ...starchSteps(parts, 'Serve with'),
      'Taste, season with salt and pepper, and serve.',
    ],
  }
}

function trayBake(parts: Parts, servings: number): Cooking {
  const roasted = [...parts.aromatics.filter(({ minutes }) => minutes > 2), ...parts.vegetables]
  const raw = parts.proteins.filter(isRaw)
  const late = [
    ...parts.proteins.filter((food) => !isRaw(food) && food.kind !== 'egg'),
    ...parts.leaves,
  ]
  const inOven = raw.some(({ kind }) => kind === 'meat') ? 30 : 15
  const first = roasted.length > 0 ? ROAST_MINUTES - inOven : 0
  const quick = parts.aromatics.filter(({ minutes }) => minutes <= 2)
  return {
    cupboard: [oil(servings)],
    cookMinutes: first + inOven,
    steps: [
      'Heat the oven to 200 °C (180 °C fan, gas mark 6).',
      roasted.length > 0
        ? `Toss the ${names(roasted)} with the oil, salt and pepper on a large tray and roast for ${first} minutes.`
        : 'Spread the oil on a large tray.',
      [...raw, ...quick].length > 0
        ? `Add the ${names([...raw, ...quick])}, turn everything over and roast for ${inOven} minutes more${raw.length > 0 ? `, until the ${raw.map((food) => `${nameOf(food)} is ${food.done}`).join(' and the ')}` : ''}.`
        : `Turn everything over and roast for ${inOven} minutes more, until soft and golden.`,
      late.length > 0
        ? `Stir in the ${names(late)} for the last 5 minutes, until hot through.`
        : '',
      ...starchSteps(parts, 'Serve with'),
      'Taste, season and serve.',
    ],
  }
}

function pan(parts: Parts, servings: number): Cooking {
  const slow = [...parts.aromatics, ...parts.vegetables]
  const minutes = Math.max(5, ...slow.map((food) => food.minutes))
  return {
    cupboard: [oil(servings)],
    cookMinutes: minutes + 10 + last(parts),
    steps: [
      ...starchSteps(parts, 'Cook'),
      'Heat the oil in a wide pan over a medium-high heat.',
      ...parts.proteins.filter(isRaw).map(frySentence),
      slow.length > 0
        ? `Add the ${names(slow)} and fry for ${minutes} minutes, stirring often, until tender; put a lid on if they brown too fast.`
        : '',
      ...lastSteps(parts),
      ...eggSteps(
        parts,
        'Lower the heat, pour in the beaten eggs and cook gently for 6 minutes, until set.',
      ),
      ...parts.starches.map((food) => `Fold in the drained ${nameOf(food)}.`),
      'Season with salt and pepper and serve.',
    ],
  }
}

/** Meat, fish and what else is fried by itself first; eggs and tins have their own places. */
function isRaw(food: GuideFood): boolean {
  return food.kind !== 'egg' && food.minutes > 5 - (food.kind === 'fish' ? 2 : 0)
}

function frySentence(food: GuideFood): string {
  return `Fry the ${nameOf(food)} for about ${food.minutes} minutes, until ${food.done}.`
}

/** Minutes that leaves and tins take at the end. */
function last(parts: Parts): number {
  return lastSteps(parts).length > 0 ? 5 : 0
}

function lastSteps({ proteins, leaves }: Parts): string[] {
  const late = [...proteins.filter((food) => !isRaw(food) && food.kind !== 'egg'), ...leaves]
  return late.length > 0
    ? [`Stir in the ${names(late)} and cook for 5 minutes, until hot through.`]
    : []
}

function eggSteps({ proteins }: Parts, sentence: string): string[] {
  return proteins.some(({ kind }) => kind === 'egg') ? [sentence] : []
}

function starchSteps({ starches }: Parts, verb: 'Cook' | 'Serve with'): string[] {
  return starches.map((food) =>
    verb === 'Cook'
      ? `Cook the ${nameOf(food)} as the packet says and drain it.`
      : `Meanwhile cook the ${nameOf(food)} as the packet says, drain it and serve it alongside.`,
  )
}

function stock(millilitres: number): Ingredient {
  return { name: 'vegetable stock', quantity: String(millilitres), unit: 'ml' }
}
