/** Answers how much of something the recipe takes, in all and in this step. Scales nothing. */
import { portionsOfSteps } from '../../cooking/step-portions.ts'
import { ingredientLine } from '../words.ts'
import { type Answer, type Asked, type RecipeItem, sentencesAbout, sentencesOf } from './asked.ts'
import { factorAsked, scaledItems } from './scale.ts'

const ITEMS_MAX = 3

/** 'How much stock again?', 'how many eggs for six?', 'how many does it feed?' */
export function amountAnswer(asked: Asked): Answer | null {
  const { marks, items, question } = asked
  if (!marks.has('amount') || marks.has('time') || marks.has('convert')) return null
  const ofRecipe = aboutRecipe(asked)
  if (ofRecipe) return ofRecipe
  if (items.length === 0) return unlisted(asked)
  // 'how much lemon juice is in one lemon' asks for what no recipe says
  if (
    /\b(?:does|do|is|are|should) .{0,40}\b(?:weigh|give|yield|in (?:a|one)\b|get out|out of|lose|shrink)/.test(
      question,
    )
  )
    return null
  const factor = factorAsked(asked)
  const people = factor ? factor.people : asked.recipe.servings
  const lines = (factor ? scaledItems(items, factor.times) : items)
    .slice(0, ITEMS_MAX)
    .map((item) => amountOf(item, people, factor ? null : asked))
  return { score: 0.92, text: lines.join('\n') }
}

function aboutRecipe({ question, recipe }: Asked): Answer | null {
  const { servings, ingredients, method } = recipe
  if (
    /\bhow many (?:people|servings?|portions?|(?:does|will|do) (?:it|this|i) (?:serve|feed|make|get))\b/.test(
      question,
    )
  ) {
    const text =
      servings === null ? 'The recipe does not say how many it feeds.' : `It feeds ${servings}.`
    return { score: 0.9, text }
  }
  if (/\bhow many (?:steps|ingredients)\b/.test(question))
    return {
      score: 0.9,
      text: `It has ${ingredients.length} ingredients and ${method.length} steps.`,
    }
  if (
    /\b(?:calories|kcal|carbs?|carbohydrates?|protein|fat content|nutrition|sugar content|fibre|macros)\b/.test(
      question,
    )
  )
    return {
      score: 0.9,
      text: 'I do not count calories, carbohydrates or other nutrition: I know the recipe’s amounts, not what they add up to. The packets of the main ingredients say it per 100 g.',
    }
  return null
}

/** Salt and water stand in steps more often than in lists. */
function unlisted({ question, recipe, step, stepIndex }: Asked): Answer | null {
  const word = /\b(salt|pepper|water|oil|butter|sugar|flour|seasoning)\b/.exec(question)?.[1]
  if (!word) return null
  const steps = [step, ...recipe.method.filter((_, at) => at !== stepIndex)]
  const said = steps
    .flatMap(sentencesOf)
    .find((sentence) =>
      new RegExp(`\\d[^.]*\\b${word}\\b|(?:half|pinch|splash|spoon)[^.]*\\b${word}\\b`, 'i').test(
        sentence,
      ),
    )
  if (said) return { score: 0.8, text: `The recipe says: “${said}”` }
  if (word === 'salt' || word === 'seasoning')
    return {
      score: 0.75,
      text: 'The recipe does not measure the salt. For a pot for four start with ½ tsp, taste near the end and add a pinch at a time; pasta or potato water takes about 10 g (2 tsp) a litre.',
    }
  if (word === 'water')
    return {
      score: 0.7,
      text: 'The recipe does not measure the water. Pasta wants about a litre for each 100 g; to boil vegetables, enough to cover them by 2 cm.',
    }
  return null
}

function amountOf(item: RecipeItem, people: number | null, asked: Asked | null): string {
  const enough = people === null ? '' : ` for ${people}`
  const whole =
    item.quantity === ''
      ? `The recipe gives no amount for ${item.name}: go by taste.`
      : `${asked ? 'The recipe asks for ' : ''}${ingredientLine(item)}${enough}.`
  if (!asked) return whole
  const here = portionHere(asked, item)
  const said = sentencesAbout(asked.step, item)[0]
  if (here && here !== ingredientLine(item)) return `${whole} In this step: ${here}.`
  return said && here === null ? `${whole} In this step: “${said}”` : whole
}

/** What this step takes of it; `null` where the step does not name it or cannot be counted. */
function portionHere({ recipe, stepIndex }: Asked, { name }: RecipeItem): string | null {
  const portion = portionsOfSteps(recipe)[stepIndex]?.find((each) => each.name === name)
  return portion && portion.quantity !== '' ? ingredientLine(portion) : null
}
