/** A question at the stove with what it is about, read once for all that may answer it. Answers nothing. */
import { ingredientsInStep } from '../../cooking/step-ingredients.ts'
import { foodsAbove } from '../../foods/food-facts.ts'
import { type FoodMention, foodOf, foodsIn } from '../../foods/foods.ts'
import type { CardContext } from '../card-question.ts'
import { dishesOf } from '../dishes.ts'
import type { Note } from '../note.ts'
import type { CoachRequest, Eater, RecipeLike } from '../schema.ts'
import { type Mark, marksIn } from './marks.ts'
import { mended } from './mend.ts'
import { sentencesOf, toldIn } from './sentences.ts'

export type RecipeItem = RecipeLike['ingredients'][number]

/** `question` in lower case with straight apostrophes. */
export type Asked = {
  question: string
  marks: ReadonlySet<Mark>
  /** Foods that it names. */
  foods: readonly FoodMention[]
  /** The recipe's own lines that it means. */
  items: readonly RecipeItem[]
  recipe: RecipeLike
  step: string
  /** Counts from 0. */
  stepIndex: number
  context: CardContext
  /** What 'it' most likely is: what must be cooked through in this step, else the kind of dish. */
  subject: string
  /** Who eats along; `null` where nobody said. */
  eaters: readonly Eater[] | null
}

/** Answers, or `null` where the recipe and the tables do not say. */
export type Answerer = (asked: Asked) => string | null

export function readQuestion(request: CoachRequest, notes: readonly Note[] = []): Asked {
  const { recipe, currentStepText, currentStep } = request
  const plain = request.question.toLowerCase().replace(/[’‘`]/g, "'").replace(/\s+/g, ' ').trim()
  const question = mended(plain, recipe)
  const step = currentStepText || (recipe.method[currentStep] ?? '')
  const foods = foodsIn(question)
  const told = toldIn(question, recipe, currentStep)
  return {
    question,
    marks: marksIn(question),
    foods,
    items: itemsMeant(question, foods, recipe),
    recipe,
    step,
    stepIndex: currentStep,
    context: {
      about: [recipe.name, ...dishesOf(recipe)].join(', '),
      step,
      recipe: wordsOf(recipe),
      told,
      notes,
      stepIndex: currentStep,
    },
    subject: subjectOf(recipe, step),
    eaters: request.eaters ?? null,
  }
}

function wordsOf({ name, description, chef_notes, ingredients, method }: RecipeLike): string {
  return [
    name,
    description ?? '',
    chef_notes ?? '',
    ...ingredients.map((item) => item.name),
    ...method,
  ].join(' ')
}

const COOKED_THROUGH = new Set(['meat', 'poultry', 'fish', 'shellfish'])

function subjectOf(recipe: RecipeLike, step: string): string {
  const isMain = ({ food }: FoodMention) => food.traits.some(({ of }) => COOKED_THROUGH.has(of))
  const main = foodsIn(step).find(isMain) ?? foodsIn(recipe.name).find(isMain)
  return main?.food.name ?? dishesOf(recipe)[0] ?? ''
}

/** The recipe's lines that a text speaks of: by their words, or as the same food under another name. */
export function itemsMeant(
  text: string,
  foods: readonly FoodMention[],
  { ingredients }: RecipeLike,
): RecipeItem[] {
  // 'and' stands in 'salt and pepper' and names neither
  const plain = ingredients.map(({ name }) => ({ name: name.replace(/\b(?:and|or)\b/g, ' ') }))
  const named = new Set(ingredientsInStep(text, plain))
  if (named.size === 0) {
    const asked = foods.map(({ food }) => food.id)
    for (const [place, { name }] of ingredients.entries()) {
      const id = foodOf(name)?.id
      if (id && asked.some((food) => food === id || isKind(id, food) || isKind(food, id)))
        named.add(place)
    }
  }
  // 'the soy' of a recipe with soy sauce
  if (named.size === 0)
    for (const { words } of foods)
      for (const [place, { name }] of ingredients.entries())
        if (name.toLowerCase().startsWith(`${words} `)) named.add(place)
  return ingredients.filter((_, place) => named.has(place))
}

function isKind(id: string, of: string): boolean {
  return foodsAbove(id).includes(of)
}

/** The sentences of a step that speak of an item. */
export function sentencesAbout(step: string, item: RecipeItem): string[] {
  return sentencesOf(step).filter((sentence) => ingredientsInStep(sentence, [item]).length > 0)
}

/** The steps, counted from 1, that speak of an item, each with its first sentence on it. */
export function stepsWith(
  { method }: RecipeLike,
  item: RecipeItem,
): { number: number; said: string }[] {
  return method.flatMap((step, at) => {
    const said = sentencesAbout(step, item)[0]
    return said ? [{ number: at + 1, said }] : []
  })
}

/** What is to be done after the sign is none: 'until tender, and drain well'. */
const NEXT_ACT =
  /,?\s(?:and|then) (?:drain|season|tip|set|stir|serve|pour|add|take|lift|scatter|bubble|keep|spread|remove|turn|leave|transfer)\b.*$/i

/** The step's own words from 'until' to the end of its clause, or `null`. */
export function signIn(step: string): string | null {
  const sign = /\buntil [^.;!?\n]{3,200}/i.exec(step)?.[0].trim()
  if (sign) return sign.replace(NEXT_ACT, '')
  const told = sentencesOf(step).find((sentence) =>
    /\b(?:should (?:be|come|have|still|run)|skewer|no pink|flakes|clear juices|wobble)\b/i.test(
      sentence,
    ),
  )
  return told?.replace(/[.!?]$/, '') ?? null
}
