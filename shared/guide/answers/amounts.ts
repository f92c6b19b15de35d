/** Answers how much of something the recipe takes, in all and in this step. Scales nothing itself. */
import { portionsOfSteps } from '../../cooking/step-portions.ts'
import { ingredientLine, listed } from '../words.ts'
import { type Asked, type RecipeItem, sentencesAbout } from './asked.ts'
import { factorAsked, scaledItems } from './scale.ts'
import { sentencesOf } from './sentences.ts'

const ITEMS_MAX = 4

/** 'How much stock again?', 'how many eggs for six?' */
export function amountAnswer(asked: Asked): string | null {
  const { items, foods, recipe } = asked
  if (items.length === 0) {
    const [named] = foods
    const isUnlisted = named && recipe.ingredients.length > 0
    return unlisted(asked) ?? (isUnlisted ? `The recipe lists no ${named.words}.` : null)
  }
  const factor = factorAsked(asked)
  const people = factor ? factor.people : asked.recipe.servings
  return (factor ? scaledItems(items, factor.times) : items)
    .slice(0, ITEMS_MAX)
    .map((item) => amountOf(item, people, factor ? null : asked))
    .join('\n')
}

/** Who eats, and how much: 'how many stock cubes', 'how big is each ball' is not about them. */
const EATING =
  /\b(?:serv\w*|feeds?|feeding|portions?|people|persons?|enough|guests?|famil\w*|hungry|mouths?|adults?|kids|children|teenagers?|leftovers?|of us|go round|stretch|share|each|how many (?:does|will|do i get|is it|is this|can|from)|for (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+))\b/

/** 'How many does it feed?', 'is it enough for six?' */
export function servingsAnswer(asked: Asked): string | null {
  const { recipe, items, question } = asked
  if (!EATING.test(question)) return null
  const { servings } = recipe
  if (servings === null) return 'The recipe does not say how many it feeds.'
  const factor = factorAsked(asked)
  if (!factor?.people || factor.people === servings) return `It feeds ${servings}.`
  const shown = items.length > 0 ? items : recipe.ingredients.slice(0, 3)
  const amounts = listed(scaledItems(shown, factor.times).map(ingredientLine))
  const verdict =
    factor.people < servings ? 'so there is enough' : 'so it is not enough as it stands'
  return `It feeds ${servings}, ${verdict}: for ${factor.people} take ${amounts}, and the rest in the same way. Big appetites want about a quarter more.`
}

const STAPLES = /\b(salt|pepper|water|oil|butter|sugar|flour|seasoning)\b/

/** Salt and water stand in steps more often than in lists. */
function unlisted({ question, recipe, step, stepIndex }: Asked): string | null {
  const word = STAPLES.exec(question)?.[1]
  if (!word) return null
  const measured = new RegExp(
    `\\d[^.]*\\b${word}\\b|(?:half|pinch|splash|spoon)[^.]*\\b${word}\\b`,
    'i',
  )
  const steps = [step, ...recipe.method.filter((_, at) => at !== stepIndex)]
  const said = steps.flatMap(sentencesOf).find((sentence) => measured.test(sentence))
  if (said) return `The recipe says: “${said}”`
  if (word === 'salt' || word === 'seasoning')
    return 'The recipe does not measure the salt. For a pot for four start with ½ tsp, taste near the end and add a pinch at a time; pasta or potato water takes about 10 g (2 tsp) a litre.'
  return word === 'water'
    ? 'The recipe does not measure the water. Pasta wants about a litre for each 100 g; to boil vegetables, enough to cover them by 2 cm.'
    : null
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
  return said ? `${whole} In this step: “${said}”` : whole
}

/** What this step takes of it; `null` where the step does not name it or cannot be counted. */
function portionHere({ recipe, stepIndex }: Asked, { name }: RecipeItem): string | null {
  const portion = portionsOfSteps(recipe)[stepIndex]?.find((each) => each.name === name)
  return portion && portion.quantity !== '' ? ingredientLine(portion) : null
}
