/** What to use when a tool is missing. General kitchen knowledge, no recipe known. */

import { findTerms } from './words.ts'

/** `words` name the tool; `actions` in a step tell that it is used. */
type Tool = { words: readonly string[]; actions?: readonly string[]; text: string }

const TOOLS: readonly Tool[] = [
  {
    words: ['food processor'],
    text: 'No food processor: chop finely with a knife, grate on a box grater, or rub butter into flour with your fingertips.',
  },
  {
    words: ['blender', 'liquidiser'],
    actions: ['blitz', 'blend'],
    text: 'No blender: cook until very soft, then mash and push through a sieve.',
  },
  {
    words: ['stand mixer', 'electric whisk', 'hand mixer', 'electric mixer'],
    text: 'No mixer: use a balloon whisk or a wooden spoon and soft butter; it takes about three times as long.',
  },
  {
    words: ['balloon whisk', 'whisk'],
    text: 'No whisk: two forks held together, or a jar with a lid for dressings and batter.',
  },
  { words: ['rolling pin'], text: 'No rolling pin: a clean, dry, straight bottle.' },
  {
    words: ['thermometer'],
    text: 'No thermometer: cut into the thickest part. Poultry, pork and mince must be steaming hot, with no pink and clear juices.',
  },
  {
    words: ['scales'],
    actions: ['weigh'],
    text: 'No scales: a level tablespoon is 15 ml, which is 15 g of water and about 8 g of flour. For baking, borrow scales if you can.',
  },
  {
    words: ['sieve'],
    actions: ['sift', 'strain'],
    text: 'No sieve: whisk flour in a bowl to loosen it; pour liquids through a clean cloth or a colander lined with kitchen paper.',
  },
  {
    words: ['colander'],
    actions: ['drain'],
    text: 'No colander: hold the lid slightly open over the sink and pour away from you.',
  },
  {
    words: ['steamer'],
    actions: ['steam'],
    text: 'No steamer: a metal sieve or colander over a pan of simmering water, with a lid on top.',
  },
  {
    words: ['wok'],
    actions: ['stir-fry'],
    text: 'No wok: your widest frying pan, very hot, in two batches.',
  },
  {
    words: ['garlic press'],
    text: 'No garlic press: crush the clove under the flat of a knife with a pinch of salt and chop it fine.',
  },
  {
    words: ['pestle', 'mortar'],
    text: 'No pestle and mortar: crush spices in a bag with the base of a heavy pan.',
  },
  {
    words: ['grater', 'zester'],
    actions: ['grate', 'zest'],
    text: 'No grater: chop finely with a knife; peel zest off thinly with a vegetable peeler and cut it fine.',
  },
  {
    words: ['peeler'],
    actions: ['peel'],
    text: 'No peeler: a small sharp knife, or scrub and leave the skin on where it can be eaten.',
  },
  {
    words: ['pastry brush'],
    actions: ['brush'],
    text: 'No brush: the back of a spoon, or folded kitchen paper.',
  },
  {
    words: ['baking beans'],
    actions: ['blind bake', 'blind-bake'],
    text: 'No baking beans: line the pastry with baking paper and fill it with dry rice or lentils.',
  },
  {
    words: ['casserole', 'dutch oven'],
    text: 'No casserole: brown in a frying pan, then go on in any ovenproof dish covered tightly with foil.',
  },
  {
    words: ['griddle', 'barbecue'],
    text: 'No griddle: a heavy frying pan, very hot, or the oven grill on high.',
  },
  {
    words: ['microwave'],
    text: 'No microwave: a small pan on a low heat with a splash of water, stirred often.',
  },
]

/** The tools that a text names, in its order. */
export function toolsIn(text: string): Tool[] {
  return findTerms(TOOLS, text)
}

/** The tools that a step needs: those it names and those its verbs call for. */
export function toolsForStep(step: string): Tool[] {
  return findTerms(
    TOOLS.map((tool) => ({ tool, words: [...tool.words, ...(tool.actions ?? [])] })),
    step,
  ).map(({ tool }) => tool)
}
