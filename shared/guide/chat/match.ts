/** How near a recipe is to what was asked: what it has of it and what it lacks. Judges nobody's needs. */
import type { FoodId } from '../../foods/food.ts'
import { foodById, foodsAbove } from '../../foods/foods.ts'
import { COURSE_LABELS, type Course } from '../../recipes/courses.ts'
import type { Ask } from './ask.ts'
import { tagLabel, tagsWithin } from './cuisines.ts'
import { canBeOfDish, dishesLike, isOfDish } from './dishes.ts'
import { type Facts, factsOf } from './facts.ts'
import type { ChatRecipe } from './kitchen.ts'
import { atHome } from './stock.ts'

/** A recipe with what it lacks of what was asked, in words ('no rice'), and what it has ('chicken', '25 min'). */
export type Match = {
  recipe: ChatRecipe
  isStarter: boolean
  lacks: string[]
  has: string[]
  /** What kind of dish it is, as was asked ('Italian'). */
  is: string[]
  /** How far it is from what was asked, 0 for all of it. */
  distance: number
  score: number
}

/** How much it counts that something asked for is missing. A dish by name counts most: lasagne is no curry. */
const LACKS = {
  named: 9,
  dish: 6,
  course: 6,
  apart: 20,
  food: 4,
  noFood: 2,
  tag: 3,
  minutes: 3,
  far: 6,
  difficulty: 1,
  cooked: 2,
  slow: 2,
}
/** A food in the name of a dish is what it is about. */
const GAINS = {
  named: 3,
  food: 1,
  word: 0.5,
  nameWord: 1.5,
  near: 2.5,
  nearNamed: 3.5,
  nearDish: 1,
  like: 2,
  own: 0.6,
  main: 1.2,
  pantry: 2,
  pantryAlone: 20,
  luck: 0.5,
}
const RECENT = -0.8
/** What is known beside the recipes: ids of those eaten lately and ever, foods at home, the day. */
export type Known = {
  ids: ReadonlySet<string>
  recent: ReadonlySet<string>
  cooked: ReadonlySet<string>
  pantry: ReadonlySet<FoodId>
  today: string
}

/** From 0 to 1, another every day: of dishes that fit as well not always the same come first. */
function turnOf(id: string, today: string): number {
  let hash = 7
  for (const letter of id + today) hash = (hash * 31 + letter.charCodeAt(0)) % 9973
  return hash / 9973
}

/** Asked for nothing in particular, people want a meal, and no jam. */
const MEALS = new Set<Course>(['main', 'soup', 'salad'])

/** Compared with an ask; `distance` counts what is missing, `score` ranks what is as near. */
export function matchOf(recipe: ChatRecipe, isStarter: boolean, ask: Ask, known: Known): Match {
  const facts = factsOf(recipe)
  const match: Match = { recipe, isStarter, lacks: [], has: [], is: [], distance: 0, score: 0 }
  if (ask.recipeId !== null) lack(match, recipe.id === ask.recipeId, LACKS.named, '')
  matchFoods(match, facts, ask)
  matchDishes(match, facts, ask)
  matchFacts(match, facts, ask, known)
  rank(match, facts, ask, known)
  return match
}

function lack(match: Match, isMet: boolean, weight: number, label: string): boolean {
  if (isMet) return true
  match.distance += weight
  if (label !== '') match.lacks.push(label)
  return false
}

/** As it is said of a dish: 'with leeks', but 'with chicken'. */
const nameOf = (id: FoodId) => {
  const food = foodById(id)
  const isMeat = food?.aisle === 'Meat & Poultry'
  return food ? (isMeat ? food.name : food.plural || food.name) : id
}

function matchFoods(match: Match, facts: Facts, { foods, oneOf }: Ask) {
  // of a whole list of things at home a dish need not use all
  const weight = LACKS.food / Math.max(1, (foods.length + oneOf.length) / 2)
  const before = match.has.length
  for (const food of foods) {
    const isNamed = facts.named.has(food)
    const isMet = isNamed || holdsFood(facts, food)
    if (lack(match, isMet, isMet || !isRelated(facts, food) ? weight : weight / 2, nameOf(food))) {
      match.has.push(nameOf(food))
      match.score += isNamed ? GAINS.named : GAINS.food
    }
  }
  for (const choice of oneOf) {
    const met = choice.filter((food) => holdsFood(facts, food) || facts.named.has(food))
    const isMet = lack(match, met.length > 0, weight, choice.map(nameOf).join(' or '))
    if (isMet) match.has.push(...met.slice(0, 1).map(nameOf))
    match.score += met.length > 0 ? GAINS.food : 0
  }
  const isNone = foods.length + oneOf.length > 0 && match.has.length === before
  if (isNone) match.distance += LACKS.noFood
}

/** By its row, or as one of its kind that the table parts and a cook does not: beef mince is mince, olive oil no olive. */
function holdsFood({ foods }: Facts, food: FoodId): boolean {
  if (foods.has(food)) return true
  const aisle = foodById(food)?.aisle
  for (const id of foods) {
    if (id.endsWith(`-${food}`) && foodById(id)?.aisle === aisle) return true
  }
  return false
}

/** Another of its kind: for salmon another fish. */
function isRelated({ foods }: Facts, food: FoodId): boolean {
  const [kind] = foodsAbove(food)
  return kind !== undefined && foods.has(kind)
}

function matchDishes(match: Match, facts: Facts, ask: Ask) {
  const { dishes, tags, unknown } = ask
  const met = dishes.filter((dish) => isSuchDish(facts, dish))
  for (const dish of ask.isAnyDish && met.length > 0 ? met : dishes) {
    const isNamed = isOfDish(dish, facts.nameWords, facts.course)
    if (lack(match, met.includes(dish), LACKS.dish, dish))
      match.score += isNamed ? GAINS.named : GAINS.food
    else if (!canBeOfDish(dish, facts.course)) match.distance += LACKS.apart
    else if (isLike(facts, dish)) match.distance -= GAINS.like
  }
  for (const tag of tags) {
    const isMet = tagsWithin(tag).some(
      (each) => facts.tagWords.has(each) || facts.nameWords.has(each),
    )
    if (lack(match, isMet, LACKS.tag, tagLabel(tag))) match.is.push(tagLabel(tag))
  }
  if (unknown !== null && !dishes.includes(unknown)) lack(match, false, LACKS.dish, unknown)
}

function isSuchDish(facts: Facts, dish: string): boolean {
  return isOfDish(dish, facts.nameWords, facts.course) || isMadeWith(facts, dish)
}

/** A dish that is a food as well, as noodles are: it is in the pot, or the tag says so. */
function isMadeWith({ tagWords, foods, named, course }: Facts, dish: string): boolean {
  return (
    canBeOfDish(dish, course) &&
    (tagWords.has(dish) || MADE_WITH.has(dish)) &&
    (tagWords.has(dish) || foods.has(dish) || named.has(dish))
  )
}

const MADE_WITH = new Set(['noodle', 'pasta', 'pesto', 'tortilla'])

function isLike(facts: Facts, dish: string): boolean {
  const like = dishesLike(dish)
  return like.has(facts.course) || [...facts.nameWords].some((word) => like.has(word))
}

function matchFacts(match: Match, facts: Facts, ask: Ask, known: Known) {
  const { maxMinutes, course, difficulty, cookedBefore, isSlow } = ask
  const { minutes } = facts
  if (maxMinutes !== null) {
    const isMet = minutes !== null && minutes <= maxMinutes
    const isFar = minutes === null || minutes > maxMinutes * 1.5
    lack(match, isMet, isFar ? LACKS.far : LACKS.minutes, `within ${maxMinutes} min`)
  }
  if (course !== null) {
    const isMet = facts.course === course || (course === 'dessert' && facts.tagWords.has('dessert'))
    const weight = MEALS.has(course) && MEALS.has(facts.course) ? LACKS.course : LACKS.apart
    lack(
      match,
      isMet,
      weight,
      course === 'main' ? 'main course' : COURSE_LABELS[course].toLowerCase(),
    )
  }
  if (difficulty !== null)
    lack(match, match.recipe.difficulty === difficulty, LACKS.difficulty, difficulty)
  if (cookedBefore !== null)
    lack(match, known.cooked.has(match.recipe.id) === cookedBefore, LACKS.cooked, '')
  if (isSlow) lack(match, minutes !== null && minutes >= SLOW_MIN, LACKS.slow, 'slow cooking')
}

/** Ours: what 'something slow' takes at least. */
const SLOW_MIN = 75

function rank(match: Match, facts: Facts, ask: Ask, known: Known) {
  const { near, words, course, dishes } = ask
  for (const food of near.foods) {
    if (facts.named.has(food)) match.score += GAINS.nearNamed
    else if (facts.foods.has(food)) match.score += GAINS.near
  }
  for (const dish of near.dishes) if (facts.nameWords.has(dish)) match.score += GAINS.nearDish
  for (const word of words) {
    if (facts.nameWords.has(word)) match.score += GAINS.nameWord
    else if (facts.hasOther(word) || facts.tagWords.has(word)) match.score += GAINS.word
  }
  if (!match.isStarter) match.score += GAINS.own
  if (course === null && dishes.length === 0 && ask.recipeId === null) {
    if (MEALS.has(facts.course)) match.score += GAINS.main
    else if (ask.foods.length === 0) match.distance += LACKS.food
  }
  match.score += GAINS.luck * turnOf(match.recipe.id, known.today)
  if (known.recent.has(match.recipe.id)) match.score += RECENT
  if (known.pantry.size > 0) {
    const { has, lacks } = atHome(match.recipe, known.pantry)
    const gain = ask.isFromPantry ? GAINS.pantryAlone : GAINS.pantry
    match.score += (gain * has.length) / Math.max(1, has.length + lacks.length)
  }
}
