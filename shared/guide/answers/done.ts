/** Answers when food is done: the step's own sign first, then what is known of the food. Gives no times of its own. */
import type { Card } from '../card.ts'
import { cardsAbout } from '../cards.ts'
import { dishesOf } from '../dishes.ts'
import { capital } from '../words.ts'
import { type Asked, itemsMeant, signIn, stepsWith } from './asked.ts'

/** 'How do I know when it's done?', 'is the chicken cooked?' */
export function doneAnswer(asked: Asked): string | null {
  const { question, items, foods, step, recipe, stepIndex } = asked
  if (foods.length > 0 && items.length === 0) return null
  const [item] = items
  const isHere = !item || stepsWith({ ...recipe, method: [step] }, item).length > 0
  const sign = signIn(step)
  const own =
    isHere && sign !== null ? [`This step says: ${sign}.`] : item ? signElsewhere(asked) : []
  const note = foods.length > 0 ? cardsAbout('doneness', question)[0] : donenessOf(asked)
  if (own.length > 0 || note) return [...own, ...(note ? [note.answer] : [])].join('\n')
  const next = recipe.method.findIndex((text, at) => at > stepIndex && signIn(text) !== null)
  return next === -1
    ? null
    : `This step gives no sign to look for. The next one is in step ${next + 1}: ${signIn(recipe.method[next] ?? '')}.`
}

/** What is known of what this step cooks: what must be cooked through first; a bake is judged by its dish. */
export function donenessOf({ step, recipe }: Asked): Card | undefined {
  const inStep = cardsAbout('doneness', step)
  const raw = inStep.find(({ isSafety }) => isSafety)
  const isBaking = /\b(?:bake|oven|tin|skewer)\b/i.test(step)
  const ofDish = cardsAbout('doneness', [...dishesOf(recipe), recipe.name].join(', '))
  if (raw && itemsMeant(step, [], recipe).length > 0) return raw
  return isBaking ? (ofDish[0] ?? inStep[0]) : (inStep[0] ?? (signIn(step) ? ofDish[0] : undefined))
}

function signElsewhere({ recipe, items: [item] }: Asked): string[] {
  const place =
    item && stepsWith(recipe, item).find(({ number }) => signIn(recipe.method[number - 1] ?? ''))
  const sign = place && signIn(recipe.method[place.number - 1] ?? '')
  return sign ? [capital(`step ${place.number} says: ${sign}.`)] : []
}

/** What to look for in food that must be cooked through, behind a time that the step gives; '' for other food. */
export function riskNote(_: Asked, name: string): string {
  const card = cardsAbout('doneness', name).find(({ isSafety }) => isSafety)
  return card ? `\n${card.answer}` : ''
}
