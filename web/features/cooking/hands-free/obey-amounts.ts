/** What becomes of a command about amounts: for more people, in other units, on the shopping list. Pure. */
import { convertSpoken } from '#shared/cooking/convert.ts'
import type { Command } from '#shared/voice/intents.ts'
import { numberSpoken } from '#shared/voice/number-words.ts'
import type { ShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import { serve } from '../session.ts'
import type { Outcome, Scene } from './scene.ts'
import { isOutOfIt } from './what-was-said.ts'

type AmountCommand = Extract<Command, { intent: 'scale' | 'convert' | 'addToShoppingList' }>

export function obeyAmounts(command: AmountCommand, scene: Scene): Outcome {
  const { session } = scene
  switch (command.intent) {
    case 'scale':
      return scale(command.slots, scene)
    case 'convert':
      return { session, reply: convertSpoken(command.slots) }
    case 'addToShoppingList':
      return {
        session,
        reply: '',
        shown: 'Adding to the shopping list…',
        effect: {
          kind: 'addToList',
          wish: command.slots,
          ...(isOutOfIt(scene.text) && { isOut: true }),
        },
      }
  }
}

/** 'Double it' doubles what is cooked for now, not what the recipe was written for. */
function scale(slots: { factor: number } | { servings: number }, { session }: Scene): Outcome {
  const wanted = 'servings' in slots ? slots.servings : session.servings * slots.factor
  const after = serve(session, wanted)
  const people = numberSpoken(after.servings)
  const reply =
    after === session
      ? `The amounts are for ${people} already.`
      : `The amounts are for ${people} now, in the steps too.`
  return { session: after, reply, short: `For ${people}.` }
}

/** Said once it is on the list. */
export function listed({ item, quantity, unit }: ShoppingWish): string {
  const words = [quantity, unit, item].filter((part) => part).join(' ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} added to the shopping list.`
}
