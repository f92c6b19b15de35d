/** Asks a model a cook's question in the middle of a step. */
import { findCards } from '#shared/guide/cards.ts'
import { coachAnswer, safetyAnswer } from '#shared/guide/coach.ts'
import { CoachAnswer, type CoachRequest } from '#shared/guide/schema.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { readShape } from './read-reply.ts'
import { recipeFacts } from './recipe-answer.ts'

const INSTRUCTIONS = `You are a calm cooking coach beside somebody who is cooking right now, with busy hands. The data holds the recipe, the step they are at (counted from 1), their question, and the note of our own kitchen guide on it, and cards of our kitchen that may fit: where the note answers the question it is right, above all on allergies, core temperatures and storage; where it says that it does not know, answer yourself.
Write 'answer': two to five short sentences about this recipe, the most urgent first. Temperatures in °C, weights in grams, food safety by UK guidance. If you do not know, say so plainly. If it is not about cooking, say that you only know about cooking.`

const CHARS_MAX = 2_000
const CARDS_MAX = 3
const shape = shapeOf({ answer: { type: 'string' } })
const Answer = CoachAnswer.extend({ answer: plainText(CHARS_MAX) })

/** Fire, burns, food that may harm and who cannot eat what are the guide's: its answer is there at once. */
export function askCoach(mind: Mind, request: CoachRequest): Promise<CoachAnswer> {
  if (safetyAnswer(request) !== null) throw new NotForModels('Safety is not left to a model')
  const { recipe, currentStep, currentStepText, question } = request
  return askModel(mind, {
    model: mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      question,
      step: currentStep + 1,
      step_text: currentStepText,
      note: coachAnswer(request),
      cards: findCards(question)
        .slice(0, CARDS_MAX)
        .map(({ card }) => `${card.title} ${card.answer}`),
      recipe: recipeFacts(recipe),
    },
    shape,
    maxTokens: 700,
    read: (value) => readShape(Answer, value),
  })
}
