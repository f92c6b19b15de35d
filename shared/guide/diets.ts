/** The diets and allergies that a text names, and what each forbids. Knows no food. */
import type { Trait } from './knowledge/allergens.ts'

export type Diet = {
  /** As said of a dish: 'vegan', 'gluten-free'. */
  name: string
  forbids: readonly Trait[]
  pattern: RegExp
}

const FLESH: readonly Trait[] = ['meat', 'pork', 'fish', 'shellfish', 'gelatine']
const WITHOUT =
  "(?:no|not any|not eat|not have|never eats?|without|avoid(?:s|ing)?|allerg(?:y|ic) to|intoleran(?:t|ce) (?:to|of)|can'?t (?:eat|have|do)|cannot (?:eat|have)|don'?t (?:eat|want|like)|doesn'?t (?:eat|like)|free (?:of|from)|contains? no|leave out (?:the |all )?|minus|hates?|dislikes?|off)"

/** 'no nuts', 'allergic to dairy and nuts', 'nut-free', 'nut allergy'. Bounded, so the search is linear. */
function avoided(foods: string): RegExp {
  const listed = `(?: (?:all |any |eating )?[a-z]{2,12}(?:,| and| or|, or|, and))`
  return new RegExp(
    `\\b(?:(?:${foods})[- ]free|(?:${foods}) (?:allergy|allergies|intoleran(?:t|ce))|${WITHOUT}${listed}{0,3}(?: any| all| the)? (?:${foods}))\\b`,
    'i',
  )
}

/** To have no milk left is no diet, to be allergic to it is one. */
const MILK_ALLERGY =
  '(?:allerg(?:y|ic) to|intoleran(?:t|ce) (?:to|of))(?: (?:all |any )?[a-z]{2,12}(?:,| and| or|, or|, and)){0,3} milk'

export const DIETS: readonly Diet[] = [
  {
    name: 'vegan',
    forbids: [...FLESH, 'rennet', 'dairy', 'egg', 'honey'],
    pattern: /\b(?:vegans?|plant[- ]based|no animal products)\b/i,
  },
  {
    name: 'vegetarian',
    forbids: [...FLESH, 'rennet'],
    pattern: new RegExp(
      `\\b(?:vegetarians?|veggies?(?! (?:and|or|with|in|patch))|meat[- ]?less)\\b|${avoided('meat').source}`,
      'i',
    ),
  },
  {
    name: 'pescatarian',
    forbids: ['meat', 'pork', 'gelatine'],
    pattern: /\bpesc[ae]tarians?\b/i,
  },
  {
    name: 'gluten-free',
    forbids: ['gluten'],
    pattern: new RegExp(`\\b(?:coeliacs?|celiacs?|gf)\\b|${avoided('gluten|wheat').source}`, 'i'),
  },
  {
    name: 'dairy-free',
    forbids: ['dairy', 'rennet'],
    pattern: new RegExp(
      `\\b(?:lactose[- ]intoleran(?:t|ce)|milk[- ](?:free|allergy|intoleran(?:t|ce))|${MILK_ALLERGY})\\b|${avoided("dairy|lactose|milk products|cow'?s milk|cows milk").source}`,
      'i',
    ),
  },
  {
    name: 'nut-free',
    forbids: ['nuts', 'peanuts'],
    pattern: avoided('nuts?|tree nuts?|peanuts?'),
  },
  { name: 'egg-free', forbids: ['egg'], pattern: avoided('eggs?') },
  { name: 'fish-free', forbids: ['fish', 'shellfish'], pattern: avoided('fish') },
  {
    name: 'shellfish-free',
    forbids: ['shellfish'],
    pattern: avoided('shell ?fish|seafood|crustaceans?'),
  },
  { name: 'pork-free', forbids: ['pork'], pattern: avoided('pork|bacon') },
  {
    name: 'halal',
    forbids: ['pork', 'alcohol', 'gelatine'],
    pattern: /\b(?:halal|muslims?)\b/i,
  },
  { name: 'kosher-style', forbids: ['pork', 'shellfish', 'gelatine'], pattern: /\bkosher\b/i },
  { name: 'soya-free', forbids: ['soya'], pattern: avoided('soya?') },
  { name: 'sesame-free', forbids: ['sesame'], pattern: avoided('sesame') },
  { name: 'alcohol-free', forbids: ['alcohol'], pattern: avoided('alcohol|wine|booze') },
]

/** Taken back: 'it need not be vegan after all'. */
const TAKEN_BACK =
  /\b(?:not(?: be)?|needn'?t be|doesn'?t (?:have|need) to be|no longer|isn'?t|aren'?t|never mind)(?: all)?(?: a)? $/i

/** The diets that a text asks for, in the order of the table; those that it takes back. */
export function dietsIn(text: string): { asked: Diet[]; dropped: Diet[] } {
  const asked: Diet[] = []
  const dropped: Diet[] = []
  const plain = text.replace(/[’‘]/g, "'")
  for (const diet of DIETS) {
    const found = diet.pattern.exec(plain)
    if (!found) continue
    const before = plain.slice(Math.max(0, found.index - 40), found.index)
    if (TAKEN_BACK.test(before)) dropped.push(diet)
    else asked.push(diet)
  }
  return { asked, dropped }
}

/** Everything that some diets forbid together. */
export function forbiddenBy(diets: readonly Diet[]): Set<Trait> {
  return new Set(diets.flatMap(({ forbids }) => forbids))
}

/** What some diets forbid of a dish that has these traits: kosher cooking keeps milk from meat. */
export function forbiddenBeside(diets: readonly Diet[], has: ReadonlySet<Trait>): Set<Trait> {
  const forbidden = forbiddenBy(diets)
  const isKosher = diets.some(({ name }) => name === 'kosher-style')
  return isKosher && has.has('meat') ? forbidden.add('dairy') : forbidden
}

/** How a trait is called when a food is said to have it. */
export const TRAIT_NAMES: Record<Trait, string> = {
  meat: 'meat',
  pork: 'pork',
  fish: 'fish',
  shellfish: 'shellfish',
  dairy: 'milk',
  egg: 'egg',
  gluten: 'gluten',
  nuts: 'nuts',
  peanuts: 'peanuts',
  soya: 'soya',
  sesame: 'sesame',
  alcohol: 'alcohol',
  honey: 'honey',
  gelatine: 'gelatine',
  rennet: 'animal rennet',
}
