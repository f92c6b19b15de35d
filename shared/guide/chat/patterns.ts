/** All dish patterns, and how to find the one that a text names. */
import { termFinder } from '../knowledge/term-index.ts'
import type { Pattern } from './pattern.ts'
import { LIGHT_DISHES } from './patterns-light.ts'
import { OVEN_DISHES } from './patterns-oven.ts'
import { PAN_DISHES } from './patterns-pan.ts'
import { CURRIES_RICE_AND_PASTA } from './patterns-pot.ts'
import { SOUPS_AND_STEWS } from './patterns-soup.ts'
import { SWEET_DISHES } from './patterns-sweet.ts'

/** The order breaks ties: what most people would cook on a weekday comes first. */
export const PATTERNS: readonly Pattern[] = [
  ...CURRIES_RICE_AND_PASTA,
  ...PAN_DISHES,
  ...SOUPS_AND_STEWS,
  ...OVEN_DISHES,
  ...LIGHT_DISHES,
  ...SWEET_DISHES,
]

/** 'Curry powder' asks for no curry; a bare food name is an ingredient before it is a dish. */
const NOT_MEANT =
  'curry powder|curry paste|salad leaves|noodles and|stewing beef|stewing steak|pie dish|soup spoon|roast chicken leftovers|bread and butter|chilli flakes|chilli powder|chilli sauce|sweet chilli|no chilli|red chilli|green chilli|fresh chilli|salad dressing|burger buns|cake tin|in the oven|fruit and veg|bowl of|leftover rice|cooked rice|brown rice|white rice|basmati rice|rice noodles|rice vinegar|egg noodles|pasta water|risotto rice|puff pastry sheet|shake well|not spicy'.split(
    '|',
  )

export const findPatterns = termFinder(PATTERNS, NOT_MEANT)
