/** Answers what a word of the step means, what may be added or left out, and what goes with the dish. */
import { cardsOfVerbs, findCards } from '../cards.ts'
import { capital } from '../words.ts'
import { type Answer, type Asked, sentencesOf } from './asked.ts'

const NOTES_MAX = 2

/** 'What does this technique mean?' names none: what the step tells to do is meant. */
export function techniqueAnswer({ question, marks, foods, step }: Asked): Answer | null {
  const isOpen = marks.has('technique') && (marks.has('mean') || marks.has('how'))
  if (!isOpen || foods.length > 0) return null
  const [named] = findCards(question)
  if (named && named.sure > 0.6 && /^(?:technique|term)$/.test(named.card.kind)) return null
  const cards = cardsOfVerbs(step).slice(0, NOTES_MAX)
  const text =
    cards.length > 0
      ? cards.map(({ said, card }) => `${capital(said)}: ${card.answer}`).join('\n')
      : 'I have no note on a technique in this step. Ask me about one word of it.'
  return { score: 0.85, text }
}

/** 'Can I add some chilli?' */
export function addAnswer(asked: Asked): Answer | null {
  const { question, marks, foods, items } = asked
  if (marks.has('instead') || marks.has('missing') || marks.has('amount')) return null
  const isAdding =
    /\b(?:can|could|may|should|shall|would it) (?:i |we )?(?:also |just )?(?:add|put|throw|chuck|be (?:ok|okay|nice) (?:to add|with))\b|\bis it (?:ok|okay|fine|all ?right) to (?:add|put)\b/.test(
      question,
    )
  if (
    isAdding &&
    items.length === 0 &&
    !/\bfridge|freezer|oven|microwave|dishwasher\b/.test(question)
  ) {
    const food = foods[0]?.food
    if (!food) return null
    if (
      food.traits.some(
        ({ of }) => of === 'meat' || of === 'poultry' || of === 'fish' || of === 'shellfish',
      )
    )
      return null
    return {
      score: 0.65,
      text: `The recipe does not ask for ${food.plural || food.name}, but you may: start with a little, taste, then add more. What is firm goes in with the onions or early on, what is soft or leafy in the last minutes.`,
    }
  }
  return null
}

/** 'What goes with this?' */
export function serveAnswer({ marks, question, recipe, context }: Asked): Answer | null {
  if (!marks.has('serve') || marks.has('missing')) return null
  if (/\b(?:wine|beer|drink)\b/.test(question))
    return { score: 0.8, text: "I don't know drinks well enough to pair them. Pour what you like." }
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
  return text === '' ? null : { score: 0.8, text }
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
