/** Asks a model a cook's question in the middle of a step. */
import { breachOfWords } from '#shared/diets/check-answer.ts'
import { type Needs, uniteNeeds } from '#shared/diets/needs.ts'
import { readNeeds } from '#shared/diets/read-needs.ts'
import { findCards } from '#shared/guide/cards.ts'
import { coachAnswer, safetyAnswer } from '#shared/guide/coach.ts'
import { notesOf } from '#shared/guide/notes-of.ts'
import { CoachAnswer, type CoachRequest, type RecipeLike } from '#shared/guide/schema.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'
import { namesOfNeeds, recipeFacts } from './recipe-answer.ts'

const INSTRUCTIONS = `You are a calm cooking coach beside somebody who is cooking right now, with busy hands. The data holds the recipe, the step they are at (counted from 1), their question, and the note of our own kitchen guide on it, and cards of our kitchen that may fit: where the note answers the question it is right, above all on allergies, core temperatures and storage; where it says that it does not know, answer yourself. Never propose what 'never' names: somebody here must not eat it.
Write 'answer': two to five short sentences about this recipe, the most urgent first. Temperatures in °C, weights in grams, food safety by UK guidance. If you do not know, say so plainly. If it is not about cooking, say that you only know about cooking.`

const CHARS_MAX = 2_000
const CARDS_MAX = 3
const shape = shapeOf({ answer: { type: 'string' } })
const Answer = CoachAnswer.extend({ answer: plainText(CHARS_MAX) })

/** Fire, burns, food that may harm and who cannot eat what are the guide's: its answer is there at once. */
export async function askCoach(
  mind: Mind,
  request: CoachRequest,
  needs: Needs,
): Promise<CoachAnswer> {
  const notes = await notesOf(request.recipe)
  if (safetyAnswer(request, notes) !== null) throw new NotForModels('Safety is not left to a model')
  const { recipe, currentStep, currentStepText, question } = request
  const all = uniteNeeds(needs, readNeeds(question).needs)
  return askModel(mind, {
    model: mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      question,
      step: currentStep + 1,
      step_text: currentStepText,
      note: coachAnswer(request, notes),
      cards: findCards(question)
        .slice(0, CARDS_MAX)
        .map(({ card }) => `${card.title} ${card.answer}`),
      recipe: recipeFacts(recipe),
      never: namesOfNeeds(all),
    },
    shape,
    maxTokens: 700,
    read: (value) => readKept(value, recipe, all),
  })
}

/** What the recipe is made of already may be said, and nothing else that somebody must not eat. */
function readKept(value: unknown, { ingredients }: RecipeLike, needs: Needs): Reading<CoachAnswer> {
  const reading = readShape(Answer, value)
  if ('fault' in reading) return reading
  const own = ingredients.map(({ name }) => name)
  const breach = breachOfWords(reading.answer.answer, needs, own)
  return breach === null ? reading : { fault: breach }
}
