/** What kinds of meals a week holds, by their tags and, where those say nothing, their ingredients. Pure. */
import { categoryOf } from '../groceries/categories.ts'
import type { RecipeLike } from './schema.ts'
import { datedMeals, type Meal, type Week } from './week.ts'
import { NAMED_BELOW, numberWord, phrase, saidMeal } from './week-words.ts'
import { capital, listed, mentions } from './words.ts'

const KINDS_SAID = 4

/** `one` and `many` stand behind a number: 'one pudding', 'two puddings', 'two with beef'. */
type Kind = { one: string; many: string; tags: readonly string[]; words: readonly string[] }

function kind(one: string, many: string, tags: string, words = ''): Kind {
  const cut = (list: string) => list.split('|').filter((word) => word !== '')
  return { one, many, tags: cut(tags), words: cut(words) }
}

/** Courses that say more about a meal than what is in it. */
const COURSES: readonly Kind[] = [
  kind('breakfast', 'breakfasts', 'breakfast|brunch'),
  kind('pudding', 'puddings', 'dessert|pudding'),
  kind('side dish', 'side dishes', 'side dish|side|sides'),
]
const MAINS: readonly Kind[] = [
  kind('vegetarian', 'vegetarian', 'vegetarian|vegan|veggie|meat-free|plant-based'),
  kind('from the sea', 'from the sea', 'seafood|fish|pescatarian'),
  kind('with chicken', 'with chicken', 'chicken', 'chicken|poussin'),
  kind('with beef', 'with beef', 'beef', 'beef|brisket|oxtail|veal'),
  kind('with pork', 'with pork', 'pork', 'pork|bacon|ham|gammon|pancetta|chorizo|prosciutto'),
  kind('with lamb', 'with lamb', 'lamb', 'lamb|mutton|hogget'),
  kind('with turkey', 'with turkey', 'turkey', 'turkey'),
  kind('with duck', 'with duck', 'duck', 'duck'),
]
const [VEGETARIAN, SEA] = MAINS
/** No animal, whatever its name says. */
const MEATLESS = /\b(?:vegan|vegetarian|veggie|plant|quorn|soya?|meat-?free|meatless)\b/i

/** Tags that name a cuisine; said as they stand here. */
const CUISINES =
  'American British Caribbean Chinese Cuban Danish Ethiopian Filipino French German Greek Hawaiian Indian Indonesian Irish Italian Jamaican Japanese Korean Lebanese Malaysian Mediterranean Mexican Moroccan Persian Peruvian Polish Portuguese Russian Scottish Spanish Swedish Thai Turkish Vietnamese Welsh'.split(
    ' ',
  )

/** The first sentence: how many meals, and of what kinds. A week of few or unknown meals is named. */
export function sayVariety(week: Week): string {
  const { meals } = week
  const count = `${numberWord(meals.length)} meals`
  const kinds = countKinds(meals.map(({ recipe }) => kindsOf(recipe)))
  const [first] = kinds
  const isOne = first !== undefined && first.count === meals.length
  const every = isOne ? `, ${everyOne(first.kind, meals.length)}` : ''
  if (!first || meals.length < NAMED_BELOW) return sayNames(week, every)
  if (isOne) return `${capital(count)} this week${every}.`
  const shown = kinds.slice(0, KINDS_SAID)
  const said = listed(
    shown.map(
      (each) => `${numberWord(each.count)} ${each.count === 1 ? each.kind.one : each.kind.many}`,
    ),
  )
  // adds up only when every meal is of one kind and all kinds are said
  const isWhole =
    shown.length === kinds.length && meals.every(({ recipe }) => kindsOf(recipe).length === 1)
  const link = isWhole ? ': ' : ', among them '
  return `${capital(
    phrase(week, 'variety', [
      `${count} this week${link}`,
      `a week of ${count}${link}`,
      `${count} to look forward to${link}`,
    ]),
  )}${said}.`
}

function everyOne(kind: Kind, count: number): string {
  if (kind === VEGETARIAN) return `${count === 2 ? 'both' : 'every one'} of them vegetarian`
  return `${count === 2 ? 'both' : 'all'} ${kind.many}`
}

function sayNames({ meals }: Week, every: string): string {
  const said = `${capital(numberWord(meals.length))} meals this week${every}`
  if (meals.length < NAMED_BELOW) return `${said}: ${listed(meals.map(saidMeal))}.`
  const [first, last] = [meals[0], meals.at(-1)]
  return first && last ? `${said}, from ${saidMeal(first)} to ${saidMeal(last)}.` : `${said}.`
}

/** Where the flavours come from, when at least two meals on different days say so in their tags. */
export function sayCuisines(week: Week): string[] {
  const seen = new Map<string, Meal>()
  for (const meal of datedMeals(week)) {
    const cuisine = CUISINES.find((each) => hasTag(meal.recipe, [each.toLowerCase()]))
    if (cuisine && !seen.has(cuisine)) seen.set(cuisine, meal)
  }
  const stops = [...seen].map(([cuisine, { day }]) => `${cuisine} on ${day}`).slice(0, 3)
  if (stops.length < 2) return []
  return [
    phrase(week, 'cuisines', [
      `The cooking travels: ${listed(stops)}.`,
      `Expect a change of scene: ${listed(stops)}.`,
    ]),
  ]
}

function countKinds(lists: readonly Kind[][]): { kind: Kind; count: number }[] {
  return [...COURSES, ...MAINS]
    .map((each) => ({ kind: each, count: lists.filter((kinds) => kinds.includes(each)).length }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

/** The kinds of a recipe; none when neither its tags nor its ingredients tell. */
export function kindsOf(recipe: RecipeLike): Kind[] {
  const course = COURSES.find(({ tags }) => hasTag(recipe, tags))
  if (course) return [course]
  const found = MAINS.filter((main) => isOf(recipe, main))
  const tagged = MAINS.filter(({ tags }) => hasTag(recipe, tags))
  const kinds = tagged.length > 0 ? tagged : found
  // a tag that the ingredients contradict is not repeated
  return kinds.filter((each) => each !== VEGETARIAN || found.length === 0)
}

/** True when an ingredient is the animal itself: its stock, sauce or fat does not count. */
function isOf({ ingredients }: RecipeLike, main: Kind): boolean {
  return ingredients.some(({ name }) => {
    if (MEATLESS.test(name)) return false
    const aisle = categoryOf(name)
    if (main === SEA) return aisle === 'Fish & Seafood'
    return aisle === 'Meat & Poultry' && main.words.some((word) => mentions(name, word))
  })
}

function hasTag({ tags }: RecipeLike, wanted: readonly string[]): boolean {
  return tags.some((tag) => wanted.includes(tag.trim().toLowerCase()))
}
