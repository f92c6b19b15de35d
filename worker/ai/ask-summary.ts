/** Asks a model for the few sentences about a week of meals. */
import { SummaryAnswer, type SummaryRecipe } from '#shared/guide/schema.ts'
import { type SummaryPlan, weekOf } from '#shared/guide/week.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel, NotForModels } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { readShape } from './read-reply.ts'

const INSTRUCTIONS = `You write the note 'Your Week Ahead' on a household's meal plan. The data holds its meals: the day each stands on (null: it waits for one), its minutes (null: not known) and its ingredients.
Write 'summary': three to six friendly sentences. The first two must stand alone: they are shown before the rest. Say what kind of week it is, the busiest and the quickest evening, what is used in more than one meal, what to use early or can be made ahead. Say nothing that the data does not hold, and nothing about health.`

const CHARS_MAX = 1_500
const FOODS_MAX = 20
const shape = shapeOf({ summary: { type: 'string' } })
const Summary = SummaryAnswer.extend({ summary: plainText(CHARS_MAX) })

export async function askSummary(
  mind: Mind,
  plan: SummaryPlan,
  recipes: readonly SummaryRecipe[],
): Promise<SummaryAnswer> {
  const { meals } = weekOf(plan, recipes)
  if (meals.length === 0) throw new NotForModels('A week without meals')
  return askModel(mind, {
    model: mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      meals: meals.map(({ day, name, minutes, recipe }) => ({
        day,
        name,
        minutes,
        ingredients: recipe.ingredients.slice(0, FOODS_MAX).map((item) => item.name),
      })),
    },
    shape,
    maxTokens: 600,
    read: (value) => readShape(Summary, value),
  })
}
