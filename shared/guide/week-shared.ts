/** What the meals of a week share, so that it is bought once: merged as the grocery list merges. Pure. */
import { foodOf } from '../foods/foods.ts'
import { aisleOf } from '../groceries/categories.ts'
import { readFood } from '../groceries/food-name.ts'
import { mergeGroceries } from '../groceries/merge.ts'
import type { GroceryItem } from '../groceries/schema.ts'
import { DAYS } from '../plans/limits.ts'
import type { Meal, Week } from './week.ts'
import { daysKept } from './week-fresh.ts'
import { numberWord, phrase, saidMeal, saidMeals } from './week-words.ts'
import { capital, listed } from './words.ts'

const FOODS_SAID = 2
const MEALS_NAMED = 3
const NAME_CHARS_MAX = 30
/** An opened pot of cream or the like is used up within three days. */
const OPENED_DAYS = 3

/** In every kitchen already, so that sharing them is no news. */
const BASICS = new Set(
  'salt|black pepper|pepper|water|oil|onion|red onion|garlic|butter|egg|milk|sugar|flour|plain flour|stock'.split(
    '|',
  ),
)
/** What goes off once opened or cut comes first; what stands on a shelf for months is not said. */
const WEIGHTS: Record<string, number> = {
  'Fruit & Vegetables': 2,
  'Meat & Poultry': 3,
  'Fish & Seafood': 3,
  'Dairy & Eggs': 3,
  Bakery: 2,
  'Tins Jars & Packets': 1,
  'Pasta Rice & Grains': 1,
  Frozen: 1,
  'World Foods': 1,
}
const OPENED = /\b(?:cream|cr[eè]me fra[iî]che|buttermilk|ricotta|mascarpone|passata)\b/i
/** Bought by the piece, so that one of them is many on a list. */
const COUNTED =
  /(?:lemon|lime|orange|apple|pear|banana|leek|carrot|parsnip|courgette|aubergine|shallot|spring onion|tortilla|pitta|naan)$/i
/** Words that keep their capital within a sentence. */
const PROPER =
  /^(?:Dijon|Cheddar|Parmesan|Parma|Worcestershire|Greek|Thai|Chinese|Italian|Spanish|French|Mexican|Japanese|Korean|Indian|Puy|Arborio|Brussels|Savoy|Stilton|Gruyère|Marmite|Tabasco|Sriracha|Maris|Jersey|King|English|Welsh|Cajun|Quorn)\b/

type Shared = { item: GroceryItem; name: string; meals: Meal[]; weight: number }
type Said = { sentence: string; foods: string[] }

/** What several meals use, the most worthwhile first; nothing when that is only what every kitchen has. */
export function sayShared(week: Week): Said[] {
  const groups = new Map<string, Shared[]>()
  for (const shared of sharedIn(week)) {
    const key = shared.meals.map(saidMeal).join('\n')
    groups.set(key, [...(groups.get(key) ?? []), shared])
  }
  return [...groups.values()].map((group, place) => {
    const foods = group.slice(0, FOODS_SAID)
    return {
      sentence: sayGroup(week, foods, place),
      foods: foods.map(({ item }) => item.name.toLowerCase()),
    }
  })
}

function sayGroup(week: Week, foods: readonly Shared[], place: number): string {
  const [first] = foods
  if (!first) return ''
  const { meals } = first
  const names = listed(foods.map(({ name }) => name))
  if (meals.length > MEALS_NAMED) return sayMany(meals, names)
  const [both, times] = meals.length === 2 ? ['both', 'twice'] : ['all', 'three times']
  if (!foods.every(({ item }) => keepsThrough(item, meals))) {
    return `${saidMeals(meals)} ${both} call for ${names}.`
  }
  if (foods.length === 1 && isOnePack(first.item)) {
    return `One ${herbPack(first.item.name)} of ${names} serves ${saidMeals(meals)}.`
  }
  const opened = foods.length === 1 && OPENED.test(names) ? sayOpened(meals) : ''
  if (opened !== '') return `${saidMeals(meals)} ${both} use ${names}${opened}.`
  return phrase(week, `shared ${place}`, [
    `${saidMeals(meals)} share ${names}, so buy once.`,
    `Buy ${names} once and use ${times}: ${saidMeals(meals)}.`,
    `${saidMeals(meals)} ${both} call for ${names}.`,
  ])
}

function sayMany(meals: readonly Meal[], names: string): string {
  const day = meals.find((meal) => meal.day !== null)?.day
  const start = day ? `, the first of them on ${day}` : ''
  return `${capital(numberWord(meals.length))} meals this week use ${names}${start}.`
}

/** Whether what is bought for the first of its meals is still good for the last. */
function keepsThrough({ name }: GroceryItem, meals: readonly Meal[]): boolean {
  const keeps = daysKept(name)
  const gap = daysApart(meals)
  return keeps === null || (gap !== null && gap <= keeps)
}

/** How an opened pot gets from the first of its meals to the last. */
function sayOpened(meals: readonly Meal[]): string {
  const gap = daysApart(meals)
  if (!gap) return ''
  return gap <= OPENED_DAYS
    ? ': an opened pot keeps that long'
    : ', too far apart for one opened pot'
}

/** Days from the first meal to the last; null when one has no day. */
function daysApart(meals: readonly Meal[]): number | null {
  const days = meals.map(({ day }) => (day === null ? -1 : DAYS.indexOf(day)))
  return days.includes(-1) ? null : Math.max(...days) - Math.min(...days)
}

/** The foods that at least two recipes have, those first that would go off. */
export function sharedIn({ meals }: Week): Shared[] {
  // a recipe that stands on two days counts once, as on the grocery list
  const once = [
    ...new Map(meals.toReversed().map((meal) => [meal.recipe, meal])).values(),
  ].reverse()
  const items = once.flatMap(({ recipe }, place) =>
    recipe.ingredients
      .filter(({ name }) => name.trim() !== '')
      .map((ingredient) => ({ ...ingredient, id: '', source: String(place), checked: false })),
  )
  return mergeGroceries(items)
    .flatMap((item): Shared[] => {
      const places = new Set(item.sources?.map(({ source }) => Number(source)))
      const name = plainLabel(item)
      const weight = BASICS.has(readFood(item.name).key) ? 0 : (WEIGHTS[aisleOf(item)] ?? 0)
      if (places.size < 2 || weight === 0 || name === '') return []
      return [{ item, name, weight, meals: once.filter((_, place) => places.has(place)) }]
    })
    .sort((a, b) => rank(b) - rank(a))
}

function rank({ item, weight, meals }: Shared): number {
  const herb = isHerb(item.name) ? 2 : 0
  return weight + herb + Math.min(meals.length, MEALS_NAMED) / 2
}

/** The food alone, without what is done to it; '' for what reads like no food. */
function plainLabel({ name, unit }: GroceryItem): string {
  const head = (name.split(/[,(;]/, 1)[0] ?? '').trim()
  if (head.length > NAME_CHARS_MAX || /[^\p{L}\s'’&-]/u.test(head)) return ''
  const many = unit === '' && COUNTED.test(head) ? `${head}s` : head
  return PROPER.test(many) ? many : many.slice(0, 1).toLowerCase() + many.slice(1)
}

/** A herb in a pack of leaves. */
function isHerb(name: string): boolean {
  return foodOf(name)?.kindOf === 'herb'
}

function isOnePack({ name, quantity, unit }: GroceryItem): boolean {
  const grams = unit === 'g' ? Number(quantity) : Number.NaN
  return isHerb(name) && grams <= packGrams(name)
}

function packGrams(name: string): number {
  return foodOf(name)?.packs.find(({ unit }) => unit === 'g')?.size ?? 0
}

function herbPack(name: string): string {
  return `${packGrams(name)} g pack`
}
