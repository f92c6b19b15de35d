/** What the chat may know of this kitchen, read in a few queries at once. Stores nothing. */
import { type Needs, uniteNeeds } from '#shared/diets/needs.ts'
import { candidateWords } from '#shared/guide/chat/candidate-words.ts'
import type { ChatKitchen, PlannedMeal } from '#shared/guide/chat/kitchen.ts'
import { plannedMeals } from '#shared/guide/chat/planned-meals.ts'
import { STARTERS } from '#shared/guide/chat/starters.ts'
import type { ChatMessage, CoachRequest } from '#shared/guide/schema.ts'
import type { Db } from '../../db/client.ts'
import { listPantryItems } from '../pantry/pantry.queries.ts'
import { listPlans } from '../plans/plans.queries.ts'
import { listProfiles } from '../profiles/profiles.queries.ts'
import { findCandidates, namesOfRecipes } from '../recipes/candidates.queries.ts'

/** Ours: of earlier weeks so many tell when something was last planned. */
const PLANS_MAX = 6
const ASSISTANT_CHARS_MAX = 20_000

type Asking = { messages: readonly ChatMessage[]; profileId: string | null }

/**
 * At most 200 recipes of the library, those that the talk may mean first; everybody's needs; the pantry; the
 * meals of whoever asks, none without a profile. `today` is the day in UTC.
 */
export async function chatKitchen(
  { db, now }: { db: Db; now: Date },
  { messages, profileId }: Asking,
): Promise<ChatKitchen> {
  const heard = messages.filter(({ role }) => role === 'assistant').map(({ content }) => content)
  const [recipes, people, pantry, meals] = await Promise.all([
    findCandidates(db, {
      words: candidateWords(messages),
      said: heard.join('\n').slice(-ASSISTANT_CHARS_MAX),
    }),
    listProfiles(db),
    listPantryItems(db),
    profileId === null ? [] : mealsOf(db, profileId),
  ])
  return {
    recipes,
    starters: STARTERS,
    people: people.map(({ name, needs, appetite }) => ({ name, needs, appetite })),
    meals,
    pantry,
    today: now.toISOString().slice(0, 10),
  }
}

/** What somebody of the kitchen needs: everybody eats along. */
export async function needsOfAll(db: Db): Promise<Needs> {
  return uniteNeeds(...(await listProfiles(db)).map(({ needs }) => needs))
}

/** The question with who eats along: as it says, else everybody of the kitchen. */
export async function withEaters(
  db: Db,
  request: CoachRequest,
): Promise<{ request: CoachRequest; needs: Needs }> {
  const people = await listProfiles(db)
  const eaters = request.eaters ?? people.map(({ name, needs }) => ({ name, needs }))
  return {
    request: { ...request, eaters },
    needs: uniteNeeds(...[...people, ...eaters].map(({ needs }) => needs)),
  }
}

async function mealsOf(db: Db, profileId: string): Promise<PlannedMeal[]> {
  const plans = (await listPlans(db, profileId)).slice(0, PLANS_MAX)
  const names = await namesOfRecipes(db, [
    ...new Set(plans.flatMap(({ selected_recipe_ids }) => selected_recipe_ids)),
  ])
  return plannedMeals(plans, names)
}
