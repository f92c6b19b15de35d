/** Answers about keeping, freezing, reheating and getting ahead. */
import { dishStorage, storageIn } from '../knowledge/storage.ts'
import { LEFTOVERS, RICE_RULE } from '../knowledge/storage-table.ts'
import type { Asked } from './asked.ts'

const ASKS =
  /\b(?:keep(?:s|ing)?|store[ds]?|storing|storage|freez\w*|frozen|fridge|refrigerat\w*|leftovers?|left over|reheat\w*|re-heat\w*|microwave it|make (?:it |this )?(?:ahead|in advance)|ahead of time|in advance|the day before|the night before|tomorrow|next day|last(?:s)? in|go off|shelf life)\b/

/** 'Can I freeze this?', 'how long does it keep?', 'can I make it the day before?' */
export function keepingAnswer({ question, recipe, named }: Asked): string | null {
  if (!ASKS.test(question) || /\bkeep (?:stirring|going|cooking|it moving|warm)\b/.test(question))
    return null
  if (/\bcan i use\b/.test(question)) return null
  const isWhole = /\b(?:it|this|these|leftovers?|left over|dish|recipe|meal|them|the rest)\b/.test(
    question,
  )
  const [asked] = storageIn(question)
  const [ofNamed] = named.flatMap(({ name }) => storageIn(name))
  const note = asked ?? (isWhole ? undefined : ofNamed) ?? dishStorage(recipe.name)
  const ahead = /\b(?:ahead|advance|day before|night before)\b/.test(question)
    ? aheadOf(recipe.method)
    : ''
  const freezes = /\bfreez|\bfrozen/.test(question) ? freezing(recipe) : ''
  const lines = note ? [note.text, ahead] : [LEFTOVERS, freezes, ahead]
  if (!note && isWhole && hasRice(recipe)) lines.push(RICE_RULE)
  return lines.filter((line) => line !== '').join(' ')
}

function hasRice({ ingredients }: Asked['recipe']): boolean {
  return ingredients.some(({ name }) =>
    /\brice\b(?! (?:noodles?|vinegar|wine|paper|flour))/i.test(name),
  )
}

const FREEZES_BADLY: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:pasta|orzo|spaghetti|penne|tagliatelle|pappardelle|macaroni|noodles?)\b/i,
    'pasta and noodles go soft, so freeze the rest and cook them fresh if you can',
  ],
  [/\b(?:lettuces?|cucumber|sprouts)\b/i, 'raw salad turns to mush, so leave it out'],
  [
    /\b(?:cream|yogh?urt|crème fraîche)\b/i,
    'cream and yoghurt may turn grainy: stir them in later',
  ],
  [/\bpotato(?:es)?\b/i, 'potato pieces go crumbly'],
  [/\beggs?\b/i, 'set eggs turn rubbery'],
]

function freezing({ ingredients }: Asked['recipe']): string {
  const names = ingredients.map(({ name }) => name).join('. ')
  const bad = FREEZES_BADLY.find(([food]) => food.test(names))?.[1]
  return `It freezes for up to 3 months in a closed box; thaw it in the fridge overnight.${bad ? ` Mind that ${bad}.` : ''}`
}

function aheadOf(method: readonly string[]): string {
  const waits = method.findIndex((step) =>
    /\b(?:overnight|marinate|chill|cool completely|leave to cool)\b/i.test(step),
  )
  const cuts = method.findIndex((step) =>
    /\b(?:chop|slice|grate|peel|cut|dice|shred)\b/i.test(step),
  )
  if (waits !== -1) return `Step ${waits + 1} is a good place to stop and carry on later.`
  return cuts === -1
    ? ''
    : `The cutting in step ${cuts + 1} can be done hours ahead and kept covered in the fridge.`
}
