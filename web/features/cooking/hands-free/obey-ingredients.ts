/** What becomes of a command about ingredients. Pure. */
import type { Ingredient } from '#shared/recipes/schema.ts'
import type { Command } from '#shared/voice/intents.ts'
import { matchName } from '#shared/voice/names.ts'
import { amountSpoken, ingredientsSpoken } from '#shared/voice/spoken.ts'
import { openDrawer, setTicked } from '../session.ts'
import type { Outcome, Scene } from './scene.ts'

type IngredientCommand = Extract<
  Command,
  {
    intent:
      | 'readIngredients'
      | 'showIngredients'
      | 'howMuch'
      | 'tickIngredient'
      | 'untickIngredient'
  }
>

export function obeyIngredients(command: IngredientCommand, scene: Scene): Outcome {
  const { recipe, session } = scene
  switch (command.intent) {
    case 'readIngredients':
      return {
        session: scene.canSpeak ? session : openDrawer(session, 'ingredients'),
        reply: ingredientsSpoken(recipe.ingredients),
        shown: 'Reading the ingredients',
      }
    case 'showIngredients':
      return { session: openDrawer(session, 'ingredients'), reply: 'Here are the ingredients.' }
    case 'howMuch': {
      const found = recipe.ingredients[placeOf(command.slots.ingredient, recipe.ingredients)]
      const reply = found ? `${amountSpoken(found)}.` : noIngredient(command.slots.ingredient)
      return { session, reply }
    }
    case 'tickIngredient':
      return tick(scene, command.slots.ingredient, true)
    case 'untickIngredient':
      return tick(scene, command.slots.ingredient, false)
  }
}

function tick({ recipe, session }: Scene, spoken: string, isTicked: boolean): Outcome {
  const at = placeOf(spoken, recipe.ingredients)
  const found = recipe.ingredients[at]
  if (!found) return { session, reply: noIngredient(spoken) }
  return {
    session: setTicked(session, at, isTicked),
    reply: `${found.name}, ${isTicked ? 'ticked' : 'not ticked'}.`,
  }
}

function placeOf(spoken: string, ingredients: readonly Ingredient[]): number {
  const names = ingredients.map(({ name }) => name)
  const known = matchName(spoken, names)
  return known === null ? -1 : names.indexOf(known)
}

function noIngredient(spoken: string): string {
  return `There is no ${spoken} in this recipe.`
}
