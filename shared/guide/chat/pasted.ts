/** A recipe that the cook wrote out: read as that recipe, changed as was said, with what somebody must not eat noted. */
import type { Needs } from '../../diets/needs.ts'
import type { ImportedRecipe } from '../../imports/draft.ts'
import { looksLikeRecipe, readRecipeText } from '../../imports/text.ts'
import type { RecipeData } from '../schema.ts'
import { counted, listed } from '../words.ts'
import { adapt, type Change } from './adapt.ts'
import type { ChatKitchen, ChatRecipe } from './kitchen.ts'
import { plainNames } from './say.ts'
import { breaksOf } from './table.ts'

/** No recipe is written in fewer letters. */
const WRITTEN_MIN = 60

/** Whether a message is a recipe that somebody wrote out. */
export function isWritten(text: string): boolean {
  return text.length >= WRITTEN_MIN && looksLikeRecipe(text)
}

/** A wish on the line before a pasted recipe: 'Make this vegan:'. */
const WISH_BEFORE =
  /^\s*(?:please |can you |could you )?(?:(?:make|turn|change|convert|double|halve|scale|read|save|add) (?:me )?(?:it|this|that|the)|swap|replace|here(?:'s| is)|what about|is this)\b[^\n]{0,200}\n/i

/** What of a message with a recipe in it is said about the recipe; '' for nothing. */
export function wishBefore(text: string): string {
  return WISH_BEFORE.exec(text)?.[0].trim() ?? ''
}

/** The recipe in a message. */
export function readWritten(text: string): ChatRecipe {
  return asChatRecipe(readRecipeText(text.slice(WISH_BEFORE.exec(text)?.[0].length ?? 0)))
}

function asChatRecipe(recipe: ImportedRecipe): ChatRecipe {
  const { name, description, servings, prep_time, cook_time, difficulty, tags, course } = recipe
  const { ingredients, method } = recipe
  return {
    id: '',
    name,
    description,
    servings,
    prep_time,
    cook_time,
    difficulty,
    tags,
    course,
    ingredients,
    method,
  }
}

/** What an answer carries for review. */
export function dataOf(recipe: ChatRecipe): RecipeData {
  const {
    name,
    description,
    servings,
    prep_time,
    cook_time,
    difficulty,
    tags,
    ingredients,
    method,
  } = recipe
  const lines = ingredients.map((line) => ({
    name: line.name,
    quantity: line.quantity,
    unit: line.unit,
  }))
  return {
    name,
    description,
    servings,
    prep_time,
    cook_time,
    difficulty,
    tags: [...tags],
    ingredients: lines,
    method: [...method],
  }
}

/**
 * The reading of a written recipe. What the cook said nobody may eat is swapped, or there is no recipe to review;
 * what somebody of the kitchen must not eat is noted by name.
 */
export function writtenAnswer(
  recipe: ChatRecipe,
  needs: Needs,
  change: Change,
  { people = [] }: ChatKitchen,
): { reply: string; recipeData?: RecipeData } {
  const { ingredients, method } = recipe
  const counts = `${counted(ingredients.length, 'ingredient')} and ${counted(method.length, 'step')}`
  const adapted = adapt(recipe, needs, change)
  if (!adapted) {
    const names = breaksOf(recipe, needs)
      .filter(({ swap }) => !swap)
      .map(({ ingredient }) => ingredient)
    return {
      reply: `I read ${recipe.name}, and cannot make it so: ${listed(plainNames(names))} has no safe stand-in that I know.`,
    }
  }
  const notes = people.flatMap(({ name, needs: theirs }) => {
    const found = breaksOf(adapted.recipe, theirs).map(({ ingredient }) => ingredient)
    return found.length > 0 ? [`This has ${listed(plainNames(found))}: ${name}.`] : []
  })
  const read = `I read ${adapted.recipe.name}: ${counts}, for ${adapted.recipe.servings}.`
  return {
    reply: [read, ...adapted.changes, ...notes, 'Check it before you save it.'].join(' '),
    recipeData: dataOf(adapted.recipe),
  }
}
