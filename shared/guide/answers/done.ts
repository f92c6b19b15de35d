/** Answers when food is done: the step's own sign first, then what is known of the food. Gives no times of its own. */
import type { Card } from '../card.ts'
import { cardsAbout, findCards } from '../cards.ts'
import { dishesOf } from '../dishes.ts'
import { capital } from '../words.ts'
import { type Answer, type Asked, itemsMeant, signIn, stepsWith } from './asked.ts'

const SURE = 0.45

/** 'How do I know when it's done?', 'is the chicken cooked?' */
export function doneAnswer(asked: Asked): Answer | null {
  const { marks, question, items, foods, step, recipe, stepIndex } = asked
  const isCore = marks.has('heat') && marks.has('core')
  if (!(marks.has('done') || isCore) || marks.has('keep') || marks.has('amount')) return null
  if (/\b(?:get (?:it |everything )?ready|have ready|tell me)\b/.test(question)) return null
  const asksIt =
    /\b(?:how (?:do|will|can|would) (?:i|you|we) (?:know|tell|check)|know when|know if|tell (?:when|if)|is (?:it|this|that|the .{1,40}|my .{1,40}) (?:done|ready|cooked|set)|when (?:is|are|will) .{1,40}(?:done|ready|cooked|set|enough)|look like|look for|(?:soft|brown|thick|golden|crisp|tender) (?:should|do|does|enough|is)|supposed to look|meant to look|cooked (?:enough|through))\b/.test(
      question,
    )
  if (isCore) return coreAnswer(asked)
  if (!asksIt) return null
  const [item] = items
  const isHere = !item || stepsWith({ ...recipe, method: [step] }, item).length > 0
  const sign = signIn(step)
  const own =
    isHere && sign !== null ? [`This step says: ${sign}.`] : item ? signElsewhere(asked) : []
  const [found] = findCards(question, asked.context)
  const note =
    foods.length > 0
      ? found && found.card.kind === 'doneness' && found.sure > SURE
        ? found.card
        : cardsAbout('doneness', question)[0]
      : donenessOf(asked)
  if (own.length === 0 && !note) {
    const next = recipe.method.findIndex((text, at) => at > stepIndex && signIn(text) !== null)
    if (next === -1 || !marks.has('open')) return null
    return {
      score: 0.6,
      text: `This step gives no sign to look for. The next one is in step ${next + 1}: ${signIn(recipe.method[next] ?? '')}.`,
    }
  }
  return {
    score: own.length > 0 && (items.length > 0 || foods.length === 0) ? 1 : 0.75,
    text: [...own, ...(note ? [note.answer] : [])].join('\n'),
  }
}

/** 'How many degrees in the middle?', 'what temperature should pork be inside?' */
function coreAnswer(asked: Asked): Answer | null {
  const note =
    asked.foods.length > 0 ? cardsAbout('doneness', asked.question)[0] : donenessOf(asked)
  return note ? { score: 0.9, text: note.answer } : null
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
