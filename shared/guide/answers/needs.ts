/** Answers who can eat this: what in the recipe breaks what was said, line by line. Never calls a dish safe. */
import { type Conflict, conflictsOf, type Need } from '../../diets/conflicts.ts'
import { isEmpty, type Needs, NO_NEEDS, uniteNeeds } from '../../diets/needs.ts'
import { readNeeds } from '../../diets/read-needs.ts'
import { ALLERGEN_LABELS, DIET_FORBIDS, type Diet } from '../../diets/vocabulary.ts'
import { needName, sayNeeds } from '../../diets/words.ts'
import type { Food } from '../../foods/food.ts'
import { findCards } from '../cards.ts'
import type { RecipeLike } from '../schema.ts'
import { capital, ingredientLine, listed } from '../words.ts'
import type { Asked } from './asked.ts'

const LINES_MAX = 8
const SURE = 0.3
const PREGNANT = 'what should i not eat when pregnant'
/** What is in the pot already cannot be taken out again. */
const APART =
  'For an allergy cook theirs apart, with clean pans, boards and spoons: what it went into already is not for them.\n'
const LABELS =
  'Read the labels of everything, of stock, sauces and spice mixes too: I only know names.'

/** 'Is this vegan?', 'is there any dairy in it?' */
export function needsAnswer(asked: Asked): string | null {
  return dietAnswer(asked) ?? containsAnswer(asked)
}

/** What somebody must not eat, once a question says so: 'my son is allergic to nuts, is this ok?' */
export function dietAnswer(asked: Asked): string | null {
  const { question, marks, recipe } = asked
  if (!marks.has('diet')) return null
  const { needs, unsure } = readNeeds(question)
  const meant = isEmpty(needs) ? needsOf(question) : asMeant(needs, question)
  if (isEmpty(meant)) {
    if (unsure.length === 0) return null
    return `I am not sure what must be left out: “${unsure[0]}”. Name the food or the allergen, and I look through every line of this recipe.`
  }
  // 'I don't drink, what could replace the wine' asks for a swap of one food
  const isSwap = marks.has('instead') && meant.diets.length + meant.allergens.length === 0
  if (recipe.ingredients.length === 0 || isSwap) return null
  const text = sayConflicts(meant, asked)
  if (!meant.diets.includes('pregnancy')) return text
  const [found] = findCards(question, asked.context, ['safety', 'diet'])
  const [general] = findCards(PREGNANT, undefined, ['safety'])
  const card = found && found.sure >= SURE && found.signs.strange === 0 ? found : general
  return card ? `${card.card.answer}\n${text}` : text
}

/** 'I'm pregnant, are the eggs cooked enough?' names what is asked about, not what else is avoided. */
function asMeant(needs: Needs, question: string): Needs {
  const isOfCooking = /\b(?:raw|runny|soft|pink|rare|(?:under|un)?cooked|done)\b/.test(question)
  const isAvoided =
    /\b(?:allerg|intoleran|coeliac|celiac|anaphyla)|\b(?:can|do|does|wo)n'?t (?:have|eat)\b/
  // 'coeliac, I have used gluten-free stock cubes' offers them
  const never = needs.never.filter((food) => !/(?:^|-)(?:free|vegan)-/.test(food))
  if (isAvoided.test(question)) return { ...needs, never }
  // 'pregnant, are the eggs in this all right' names them, and does not refuse them
  if (needs.diets.includes('pregnancy') || (needs.diets.length > 0 && isOfCooking))
    return { diets: needs.diets, allergens: [], never: [] }
  // 'can I do tofu for a vegan' offers the tofu
  return needs.diets.length > 0 ? { ...needs, never: [] } : needs
}

/** 'Make it vegan' wishes a diet; what is wished is read as what is needed. */
function needsOf(question: string): Needs {
  const diet =
    /\b(vegan|vegetarian|veggie|pescatarian|halal|kosher|(?:gluten|dairy|nut|lactose|egg|milk)[- ]free|pregnant)\b/.exec(
      question,
    )?.[1] ?? ''
  return readNeeds(diet === '' ? '' : diet === 'pregnant' ? 'i am pregnant' : `we are ${diet}`)
    .needs
}

/** 'Is there yeast in this?', 'does it contain nuts?' */
function containsAnswer(asked: Asked): string | null {
  const { question, foods, items } = asked
  const what =
    /\b(?:contains?|have|has|is there|are there|got|any)(?: any| some)? (.{2,60}?)(?: in (?:it|this|here|the .+))?\??$/.exec(
      question,
    )?.[1]
  // 'what can she have instead of the chicken' asks for no list
  if (!what || what.startsWith('instead ')) return null
  const { needs } = readNeeds(`no ${what.replace(/\bor\b/g, 'and no')}`)
  if (!isEmpty(needs) && (needs.allergens.length > 0 || needs.diets.length > 0))
    return sayConflicts(needs, asked)
  const [food] = foods
  if (!food) return null
  const lines = items.length > 0 ? items : []
  if (lines.length > 0) return `Yes: ${listed(lines.map(ingredientLine))}.`
  return `No, the recipe lists no ${food.words}. ${LABELS}`
}

function sayConflicts(needs: Readonly<Needs>, { recipe, question, marks }: Asked): string {
  const conflicts = conflictsOf(recipe, needs)
  const broken = conflicts.filter(({ need }) => need !== null)
  const unknown = [
    ...new Set(conflicts.filter(({ need }) => need === null).map(({ ingredient }) => ingredient)),
  ]
  const unread =
    unknown.length > 0
      ? `\nI do not know what is in ${listed(unknown)}: check ${unknown.length === 1 ? 'it' : 'them'} before anybody eats this.`
      : ''
  if (broken.length === 0) return `${keptBy(needs, recipe, unknown.length > 0)}${unread} ${LABELS}`
  const kept = singly(needs).filter((each) => conflictsOf(recipe, each).length === unknown.length)
  const all = kept.reduce<Needs>((sum, each) => uniteNeeds(sum, each), NO_NEEDS)
  const told = isEmpty(all) ? '' : `${keptBy(all, recipe, unknown.length > 0)}\n`
  const said = sayNeeds(isEmpty(all) ? needs : withoutNeeds(needs, all)).replace(/\.$/, '')
  const byLine = [...Map.groupBy(broken, ({ ingredient }) => ingredient)]
  const isForSwap = marks.has('instead')
  // the line that was asked about comes first
  const isAsked = ([name]: [string, Conflict[]]) => question.includes(name.toLowerCase())
  const lines = [...byLine.filter(isAsked), ...byLine.filter((line) => !isAsked(line))].map(
    (line) => lineOf(line, isForSwap && byLine.length <= 2),
  )
  const more = lines.length > LINES_MAX ? `\nAnd ${lines.length - LINES_MAX} more lines.` : ''
  const isSure = broken.some(({ food, need }) => need !== null && isCertain(food, need))
  const verdict = isSure ? 'not as it stands' : 'only if the labels agree'
  return `${told}${said}: ${verdict}.\n${lines.slice(0, LINES_MAX).join('\n')}${more}${unread}\n${isSure && needs.allergens.length > 0 ? APART : ''}${LABELS}`
}

function keptBy(needs: Readonly<Needs>, recipe: RecipeLike, hasUnknown: boolean): string {
  const all = hasUnknown
    ? 'of the lines I know, none'
    : `by their names, none of the ${recipe.ingredients.length} ingredients`
  return `${sayNeeds(needs).replace(/\.$/, '')}: ${all} breaks that.`
}

/** Each need alone. */
function singly({ diets, allergens, never }: Readonly<Needs>): Needs[] {
  return [
    ...diets.map((diet) => ({ ...NO_NEEDS, diets: [diet] })),
    ...allergens.map((allergen) => ({ ...NO_NEEDS, allergens: [allergen] })),
    // 'pork' is several foods, and one need
    ...(never.length > 0 ? [{ ...NO_NEEDS, never }] : []),
  ]
}

function withoutNeeds(needs: Readonly<Needs>, less: Readonly<Needs>): Needs {
  return {
    diets: needs.diets.filter((each) => !less.diets.includes(each)),
    allergens: needs.allergens.filter((each) => !less.allergens.includes(each)),
    never: needs.never.filter((each) => !less.never.includes(each)),
  }
}

function lineOf([ingredient, conflicts]: [string, Conflict[]], isAlone: boolean): string {
  const isSure = conflicts.some(({ food, need }) => need !== null && isCertain(food, need))
  const names = whyOf(conflicts)
  const why = isSure ? listed(names) : `some brands: ${listed(names)}`
  const swap = conflicts.find((each) => each.swap)?.swap
  const instead = swap
    ? `use ${swap} instead`
    : 'I know no swap that is sure, so leave it out or choose another dish'
  if (!isSure && names.every((name) => name.startsWith('raw ')))
    return `- ${capital(ingredient)} (sold raw or smoked too): fine once it is cooked until steaming hot all through.`
  const note =
    swap && isAlone && conflicts[0]?.food?.swapNote ? ` ${conflicts[0].food.swapNote}` : ''
  return `- ${capital(ingredient)} (${why}): ${isSure ? instead : `read its label${swap ? `, or ${instead}` : ''}`}.${note}`
}

/** What in the food breaks it: an allergen before a name, and of a diet what it forbids. */
function whyOf(conflicts: readonly Conflict[]): string[] {
  const names = conflicts.flatMap(({ food, need }): string[] => {
    if (!need) return []
    if (need.kind !== 'diet' || !food) return [needName(need)]
    return forbiddenIn(food, need)
      .slice(0, 1)
      .map(({ name }) => name)
  })
  const isAllergen = conflicts.some(({ need }) => need?.kind === 'allergen')
  const kept = isAllergen ? names.filter((_, at) => conflicts[at]?.need?.kind !== 'never') : names
  return [...new Set(kept.length > 0 ? kept : names)]
}

/** What a diet forbids in a food, what is certain first. */
function forbiddenIn(food: Food, { of: diet }: { of: Diet }): { name: string; isSure: boolean }[] {
  const { allergens, traits } = DIET_FORBIDS[diet]
  const found = [
    ...food.allergens
      .filter(({ of }) => allergens.includes(of))
      .map(({ of, isSure }) => ({ name: ALLERGEN_LABELS[of].toLowerCase(), isSure })),
    ...food.traits
      .filter(({ of }) => traits.includes(of))
      .map(({ of, isSure }) => ({ name: of.replaceAll('-', ' '), isSure })),
  ]
  return found.sort((a, b) => Number(b.isSure) - Number(a.isSure))
}

function isCertain(food: Conflict['food'], need: Need): boolean {
  if (!food || need.kind === 'never') return true
  if (need.kind === 'allergen')
    return food.allergens.some(({ of, isSure }) => of === need.of && isSure)
  const found = forbiddenIn(food, need)
  return found.length === 0 || found.some(({ isSure }) => isSure)
}
