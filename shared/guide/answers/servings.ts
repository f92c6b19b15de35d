/** Answers how many the recipe feeds, and whether it is enough. */
import { ingredientLine, listed } from '../words.ts'
import type { Asked } from './asked.ts'
import { factorAsked, scaledItems } from './scale.ts'

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
