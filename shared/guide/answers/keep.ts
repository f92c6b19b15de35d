/** Answers how long the dish keeps, whether it freezes and what can be done ahead, by what kind of dish it is. */
import { cardsAbout, findCards } from '../cards.ts'
import { dishesOf } from '../dishes.ts'
import type { Answer, Asked } from './asked.ts'

const ASKS =
  /\b(?:keeps?|store|storing|last|lasts|leftovers?|left over|what'?s left|freez\w*|tomorrow|next day|day before|night before|ahead|in advance|beforehand|good for|go off|wait till|wait until)\b/
const OTHERWISE =
  /\b(?:defrost\w*|thaw\w*|from frozen|reheat\w*|warm(?:ing)? (?:it )?up|keep (?:stirring|going|cooking|it moving|warm|it warm|it hot|hot)|left (?:it )?out|using frozen|frozen \w+ instead)\b/

/** 'Can I freeze this?', 'how long does it keep?', 'could I make it the day before?' */
export function keepAnswer(asked: Asked): Answer | null {
  const { question, recipe, foods, marks, context } = asked
  if (
    !ASKS.test(question) ||
    OTHERWISE.test(question) ||
    marks.has('instead') ||
    marks.has('missing')
  )
    return null
  const isDish =
    marks.has('open') ||
    foods.length === 0 ||
    /\bleftovers?|left over|what'?s left\b/.test(question)
  const raw = foods.length > 0 && !isDish
  if (raw) return null
  const [named] = cardsAbout('keeping', question)
  if (named && !marks.has('open')) return { score: 0.78, text: named.answer }
  // asked of the dish by its kind, so that cream in a soup is the soup's
  const [ofDish] = cardsAbout('keeping', dishesOf(recipe).join(', '))
  const [found] = findCards(`${question} leftovers`, context, ['keeping'])
  const card = ofDish ?? found?.card
  return card ? { score: 0.78, text: card.answer } : null
}
