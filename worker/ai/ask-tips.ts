/** Asks a model for the briefing before cooking. */
import { z } from 'zod'
import { breachOfWords } from '#shared/diets/check-answer.ts'
import type { Needs } from '#shared/diets/needs.ts'
import { type RecipeLike, TipsAnswer } from '#shared/guide/schema.ts'
import { cookingTips } from '#shared/guide/tips.ts'
import { BRIEFING_CLOSING } from '#shared/guide/tips-words.ts'
import { plainText, shapeOf } from './answer-text.ts'
import { askModel } from './ask-model.ts'
import type { Mind } from './mind.ts'
import { type Reading, readShape } from './read-reply.ts'
import { namesOfNeeds, recipeFacts } from './recipe-answer.ts'

const INSTRUCTIONS = `You brief a home cook before they start on a recipe. The data holds the recipe and the notes of our own kitchen guide on it, which are right.
Fill four lists of short sentences, two to four in each, all about this very recipe: 'mise_en_place' (what to set out, cut and measure first), 'time_saving' (what can be done ahead or meanwhile), 'secrets' (why a step is done as it is, and how to do it well), 'watch_out' (the riskiest moment, how to tell that it is done, food safety by UK guidance). Name steps by their number. Temperatures in °C. Never propose what 'never' names: somebody here must not eat it.`

const LINES_MAX = 8
const lines = z.array(plainText(400)).max(LINES_MAX)
const Briefing = z
  .object({ mise_en_place: lines, time_saving: lines, secrets: lines, watch_out: lines })
  .refine((lists) => Object.values(lists).flat().length >= 3, 'At least three sentences')

const list = { type: 'array', items: { type: 'string' } }
const shape = shapeOf({ mise_en_place: list, time_saving: list, secrets: list, watch_out: list })

/** The headings of the fixed tips, so that a briefing looks the same whoever wrote it. */
const HEADINGS: Record<keyof z.infer<typeof Briefing>, string> = {
  mise_en_place: 'Mise en place',
  time_saving: 'Time-saving',
  secrets: 'Pro chef secrets',
  watch_out: 'Watch out for',
}

export function askTips(mind: Mind, recipe: RecipeLike, needs: Needs): Promise<TipsAnswer> {
  return askModel(mind, {
    model: mind.models.text,
    instructions: INSTRUCTIONS,
    data: {
      recipe: recipeFacts(recipe),
      notes: cookingTips(recipe),
      never: namesOfNeeds(needs),
    },
    shape,
    maxTokens: 1_200,
    read: (value) => readKept(value, recipe, needs),
  })
}

/** What the recipe is made of already may be said, and nothing else that somebody must not eat. */
function readKept(value: unknown, { ingredients }: RecipeLike, needs: Needs): Reading<TipsAnswer> {
  const reading = readBriefing(value)
  if ('fault' in reading) return reading
  const own = ingredients.map(({ name }) => name)
  const breach = breachOfWords(reading.answer.cookingTips, needs, own)
  return breach === null ? reading : { fault: breach }
}

function readBriefing(value: unknown): Reading<TipsAnswer> {
  const reading = readShape(Briefing, value)
  if ('fault' in reading) return reading
  const sections = Object.entries(HEADINGS).flatMap(([field, heading]) => {
    const said = reading.answer[field as keyof typeof HEADINGS]
    return said.length === 0 ? [] : [[heading, ...said.map((line) => `- ${line}`)].join('\n')]
  })
  return readShape(TipsAnswer, { cookingTips: [...sections, BRIEFING_CLOSING].join('\n\n') })
}
