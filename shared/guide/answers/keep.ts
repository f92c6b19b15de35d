/** Answers how long the dish keeps, whether it freezes and what can be done ahead: in the recipe's own words, and by its kind of dish. */
import { keysIn } from '../card-keys.ts'
import { cardsAbout, findCards } from '../cards.ts'
import { dishesOf } from '../dishes.ts'
import type { Asked } from './asked.ts'
import { saySentence, sentencesOfRecipe } from './sentences.ts'

const KEPT = ['keep', 'fridge', 'freeze', 'leftover', 'ahead', 'reheat', 'overnight'].map(
  (word) => `means:${word}`,
)
/** What stood out or smells odd is a question of safety, whatever keeps how long. */
const RISKY = ['left out', 'spoiled', 'mould', 'raw', 'ill'].map((word) => `means:${word}`)
const SAID_MAX = 2
const ANY_DISH = 'how long do leftovers keep in the fridge'

/** 'Can I freeze this?', 'how long does it keep?', 'could I make it the day before?' */
export function keepAnswer(asked: Asked): string | null {
  const { recipe, stepIndex, question } = asked
  const keys = keysIn(question)
  if (RISKY.some((key) => keys.has(key))) return null
  // asked of the dish by its kind, so that cream in a soup is the soup's
  const [ofDish] = cardsAbout('keeping', dishesOf(recipe).join(', '))
  const card = ofDish ?? findCards(ANY_DISH, undefined, ['keeping'])[0]?.card
  const told = sentencesOfRecipe(recipe)
    .filter(({ text, keys }) => LASTS.test(text) && KEPT.some((key) => keys.has(key)))
    .slice(-SAID_MAX)
    .map((sentence) => saySentence(sentence, stepIndex))
  const isForbidden = told.some((said) => FORBIDS.test(said))
  const general =
    card && !isForbidden ? [told.length > 0 ? `In general: ${card.answer}` : card.answer] : []
  const text = [...told, ...general].join('\n')
  return text === '' ? null : text
}

/** What the recipe forbids is not softened by what holds of such dishes elsewhere. */
const FORBIDS = /\b(?:do(?:es)? not|don't|never)\b/i

/** A sentence on keeping counts or forbids days; 'take the butter out of the fridge' does not. */
const LASTS =
  /\b(?:\d+|a|one|two|three|four|five|six) (?:to \w+ )?(?:hours?|days?|weeks?|months?)\b|\bovernight\b|\b(?:day before|ahead|do(?:es)? not|don't|never|at once)\b|\bkeeps? (?:for|well|in|until)\b|\bfreez\w+/i
