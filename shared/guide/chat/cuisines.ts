/** Kitchens of the world that hold others, and how tags are said. Data only. */

/** Words of tags that a wider or another word means. */
const WIDER: Readonly<Record<string, string>> = {
  asian: 'chinese thai japanese korean vietnamese malaysian indian indonesian',
  oriental: 'chinese thai japanese korean vietnamese malaysian',
  mediterranean: 'mediterranean italian greek spanish turkish moroccan lebanese',
  mexican: 'mexican tex mex',
  texmex: 'tex mex mexican',
  latin: 'mexican tex brazilian peruvian caribbean',
  arabic: 'middle eastern lebanese moroccan turkish persian',
  arab: 'middle eastern lebanese moroccan turkish persian',
  scandinavian: 'nordic swedish danish norwegian',
  african: 'african nigerian ethiopian moroccan',
  english: 'british english',
}

/** Whether a word means kitchens by a wider name. */
export function isWiderTag(word: string): boolean {
  return Object.hasOwn(WIDER, word)
}

/** The words of tags that a word means, itself for most. */
export function tagsWithin(word: string): string[] {
  return isWiderTag(word) ? (WIDER[word]?.split(' ') ?? []) : [word]
}

/** Tags that are no names of kitchens; they are said in lower case. */
const PLAIN = new Set(
  'healthy spicy comfort sweet rice pasta noodle seafood pork beef lamb chicken vegan vegetarian'.split(
    ' ',
  ),
)

/** 'Italian', 'spicy'. */
export function tagLabel(word: string): string {
  return PLAIN.has(word) ? word : word.slice(0, 1).toUpperCase() + word.slice(1)
}
