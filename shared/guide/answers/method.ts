/** Answers what a word of the step means, what may be added or left out, and what goes with the dish. */
import type { Card } from '../card.ts'
import { cardsOfVerbs, findCards } from '../cards.ts'
import { capital } from '../words.ts'
import type { Asked } from './asked.ts'
import { sentencesOf } from './sentences.ts'

const NOTES_MAX = 2

/** 'What does this technique mean?' names none: what the step tells to do is meant. */
export function techniqueAnswer({ foods, items, step, question }: Asked): string | null {
  if (foods.length > items.length) return null
  const explained = cardsOfVerbs(step)
  const cards = (explained.length > 0 ? explained : cardsOfOrders(step)).slice(0, NOTES_MAX)
  return cards.length > 0
    ? cards.map(({ said, card }) => `${capital(said)}: ${card.answer}`).join('\n')
    : OF_STEP.test(question)
      ? 'This step uses no word of the kitchen that I can explain better. Tell me which word you mean.'
      : null
}

/** It names no word of its own. */
const OF_STEP = /\b(?:technique|this step|this (?:bit|word)? ?mean)\b/
const ORDER = /(?:^|[.;,:] |\b(?:and|then) )([a-z]{3,})\b/gi
const SURE = 0.5

/** What the step tells to do, each looked for as a word alone. */
function cardsOfOrders(step: string): { said: string; card: Card }[] {
  const orders = [...step.matchAll(ORDER)].map(([, word = '']) => word.toLowerCase())
  return [...new Set(orders)].flatMap((said) => {
    const [found] = findCards(said, undefined, ['technique', 'term'])
    return found && found.sure >= SURE && found.card.techniques.some((verb) => verb.includes(said))
      ? [{ said, card: found.card }]
      : []
  })
}

const FLESH = new Set(['meat', 'poultry', 'fish', 'shellfish'])

/** 'Can I add some chilli?' */
export function addAnswer({ foods: [named], items }: Asked): string | null {
  if (!named || items.length > 0) return null
  const { food } = named
  if (food.traits.some(({ of }) => FLESH.has(of)))
    return `The recipe does not ask for ${named.words}, but you may: cut it small, fry it first until it is cooked all the way through, and stir it in with the rest. It is not vegetarian then.`
  return `The recipe does not ask for ${food.plural || food.name}, but you may: start with a little, taste, then add more. What is firm goes in with the onions or early on, what is soft or leafy in the last minutes.`
}

/** 'What goes with this?' */
export function serveAnswer({ recipe, context }: Asked): string | null {
  const own = recipe.method
    .flatMap(sentencesOf)
    .find((sentence) => /\bserve[^.]{0,40}\bwith\b/i.test(sentence))
  const [card] = findCards(`what goes well with ${recipe.name}`, context).filter(
    ({ sure }) => sure > 0.4,
  )
  const idea = SIDES.find(([dish]) => dish.test(`${context.about} ${recipe.tags.join(' ')}`))?.[1]
  const text = [
    own && `The recipe says: “${own}”`,
    idea ? `Good beside it: ${idea}.` : card?.card.answer,
  ]
    .filter(Boolean)
    .join(' ')
  return text === '' ? null : text
}

/** What goes beside kinds of dish, the plainest first. */
const SIDES: readonly (readonly [dish: RegExp, beside: string])[] = [
  [/\bsoup\b/i, 'crusty bread or toast with cheese, and a green salad'],
  [/\bcurry\b/i, 'rice or warm flatbreads, cucumber in yoghurt, and a chutney'],
  [
    /\b(?:stew|casserole|ragu)\b/i,
    'mash, rice or bread to mop up the sauce, and a green vegetable',
  ],
  [/\b(?:chilli|fajita|taco|burrito)/i, 'rice or tortillas, soured cream, and a salad with lime'],
  [/\b(?:stir-fry|noodle)/i, 'rice or noodles, and something crisp such as cucumber'],
  [/\b(?:pasta bake|pie|gratin)\b/i, 'a green salad or peas, and bread'],
  [/\b(?:pasta|risotto|rice)\b/i, 'a green salad with a sharp dressing'],
  [/\b(?:roast|traybake|salmon|chicken|pork|steak)\b/i, 'potatoes or rice, and a green vegetable'],
  [/\b(?:flatbread|naan|bread)\b/i, 'curry, soup, hummus or grilled vegetables'],
  [/\b(?:cake|pudding|crumble|brownie|pie|tart)\b/i, 'cream, custard, crème fraîche or ice cream'],
  [/\b(?:pancake|porridge|eggs?|shakshuka)\b/i, 'fruit and yoghurt, or toast'],
  [/\bsalad\b/i, 'warm bread, and grilled chicken, fish or halloumi'],
]
