/** Forty requests to the chat: no diet is broken, every recipe may be saved, people and minutes are kept. */
import { expect, test } from 'vitest'
import { RecipeDraft } from '../recipes/schema.ts'
import { chatAnswer } from './chat.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import { ChatAnswer, type ChatMessage, type RecipeData } from './schema.ts'

/** Written by hand, and not from the guide's own tables: what each diet must never meet. */
const MEAT =
  /chicken|turkey|duck|beef|steak|mince(?! )|lamb|pork|bacon|sausage|chorizo|ham\b|veal|lard|gelatine|gravy/
const FISH =
  /fish|salmon|cod\b|haddock|tuna|mackerel|sardine|anchov|prawn|shrimp|mussel|worcester|oyster/
const DAIRY =
  /butter|milk|cream|cheddar|cheese|yogh?urt|parmesan|feta|mozzarella|halloumi|paneer|ricotta|mascarpone|ghee|crème/
const EGG = /\beggs?\b|mayonnaise|meringue|egg noodle|fresh pasta/
const GLUTEN =
  /flour|pasta|spaghetti|penne|tagliatelle|noodle|bread|couscous|bulgur|barley|soy sauce|tortilla|wrap|pitta|naan|pastry|stock|oats|beer|worcester|macaroni|breadcrumb|gnocchi|sausage/
const NUTS =
  /almond|walnut|cashew|pecan|hazelnut|pistachio|peanut|pine nut|pesto|praline|nutella|mixed nuts|satay/

/** Named so that the words above do not mean what they say. */
const SAFE: Record<string, RegExp> = {
  vegan:
    /dairy-free [a-z ]+|vegan [a-z -]+|(?:unsweetened )?soya [a-z ]+|coconut (?:milk|cream|drink|yogurt)[a-z ()]*|butter beans|vegetarian soya mince|gluten-free vegan [a-z ]+|rice noodles|butternut squash|egg-free|cooked butter beans|plain (?:soya|coconut) yogurt/g,
  'gluten-free':
    /gluten-free [a-z -]+|corn tortillas|cornflour|rice noodles|tamari \(gluten-free\)|rice flour/g,
  none: /$^/g,
}
const NEVER: Record<string, RegExp[]> = {
  vegan: [MEAT, FISH, DAIRY, EGG, /\bhoney\b/],
  vegetarian: [MEAT, FISH, /(?<!vegetarian )parmesan|pecorino/],
  'gluten-free': [GLUTEN],
  'dairy-free': [DAIRY],
  'nut-free': [NUTS],
  'egg-free': [EGG],
}

/** What is asked, the diets it must keep, people, most minutes (0 for any), what must be in it, what must not. */
type Request = [
  talk: string | string[],
  diets: string,
  people: number,
  minutes: number,
  has: string,
  hasNot: string,
]
const requests: Request[] = [
  [
    'something with chicken, leeks and rice for 6, no dairy, 30 minutes',
    'dairy-free',
    6,
    30,
    'chicken|leek|rice',
    '',
  ],
  ['vegan curry with sweet potato and spinach for 4', 'vegan', 4, 0, 'sweet potato|spinach', ''],
  ['pasta with mushrooms and cream for 2, quick', '', 2, 30, 'mushroom|pasta|cream', ''],
  [
    ['pasta with mushrooms and cream for 2', 'swap the cream'],
    '',
    2,
    0,
    'mushroom|pasta',
    'double cream|crème fraîche',
  ],
  [
    ['pasta with mushrooms and cream for 2', 'swap the cream for coconut milk'],
    '',
    2,
    0,
    'mushroom|coconut milk',
    'double cream|crème fraîche',
  ],
  ['gluten-free dinner with salmon and broccoli for 3', 'gluten-free', 3, 0, 'salmon|broccoli', ''],
  ['beef stew for 8', '', 8, 0, 'braising steak', ''],
  ['vegetarian chilli for 6, nut-free', 'vegetarian,nut-free', 6, 0, 'beans', ''],
  ['eggs, potatoes and peppers for 2, dairy-free', 'dairy-free', 2, 0, 'egg|potato|pepper', ''],
  [
    ['stir fry with prawns and noodles for 4', 'make it spicier'],
    '',
    4,
    0,
    'prawn|noodle|chilli flakes',
    '',
  ],
  [['stir fry with prawns and noodles for 4', 'for 8'], '', 8, 0, 'prawn|noodle', ''],
  [
    ['stir fry with prawns, mushrooms and noodles', 'without mushrooms'],
    '',
    4,
    0,
    'prawn|noodle',
    'mushroom',
  ],
  ['apple crumble for 6, vegan and gluten free', 'vegan,gluten-free', 6, 0, 'apple', ''],
  [
    'soup with carrots and lentils for 4, vegan, gluten free',
    'vegan,gluten-free',
    4,
    0,
    'carrot|lentil',
    '',
  ],
  [
    'halloumi, courgettes and couscous for two, 25 minutes',
    '',
    2,
    25,
    'halloumi|courgette|couscous',
    '',
  ],
  ['halloumi and couscous for two, coeliac', 'gluten-free', 2, 0, 'halloumi|quinoa', 'couscous'],
  ['something quick with tinned tuna for 1', '', 1, 30, 'tuna', ''],
  [
    'roast chicken thighs with potatoes and carrots for 5, no dairy',
    'dairy-free',
    5,
    0,
    'chicken|potato|carrot',
    '',
  ],
  ['sausages, cabbage and apples for 4', '', 4, 0, 'sausage|cabbage|apple', ''],
  ['vegan pancakes for 2', 'vegan', 2, 0, 'flour', ''],
  [
    'Bea hates coriander. Something warm with chickpeas, tomatoes and feta for four',
    '',
    4,
    0,
    'chickpea|feta',
    'coriander',
  ],
  ['risotto with peas and asparagus for 4, vegan', 'vegan', 4, 0, 'risotto rice|pea|asparagus', ''],
  ['fish pie for 6, gluten-free', 'gluten-free', 6, 0, 'fish|potato', ''],
  [
    'a burger without meat, gluten free, no egg, for 4',
    'vegetarian,gluten-free,egg-free',
    4,
    0,
    'beans',
    '',
  ],
  ['vegetarian chicken curry for 4', 'vegetarian', 4, 0, 'tofu', 'chicken'],
  [
    'noodles with tofu for 3, vegan and gluten-free',
    'vegan,gluten-free',
    3,
    0,
    'tofu|rice noodles',
    '',
  ],
  [
    'stir-fry with beef and broccoli for 2, allergic to gluten',
    'gluten-free',
    2,
    0,
    'steak|broccoli|tamari',
    '',
  ],
  ['pasta bake for 6, vegetarian, nut allergy', 'vegetarian,nut-free', 6, 0, 'pasta', ''],
  ['dinner for two in 20 minutes, vegetarian', 'vegetarian', 2, 20, '', ''],
  [
    'vegan dinner for 5 with aubergine, no nuts, 45 minutes',
    'vegan,nut-free',
    5,
    45,
    'aubergine',
    '',
  ],
  ['dal for 4, no garlic, no onions', '', 4, 0, 'lentil', 'garlic|onion'],
  [
    'chicken fajitas for 4, no dairy, no gluten',
    'dairy-free,gluten-free',
    4,
    0,
    'chicken|corn tortillas',
    '',
  ],
  ['shakshuka for 2, dairy free and coeliac', 'dairy-free,gluten-free', 2, 0, 'egg|tomato', ''],
  [
    'salad with prawns and avocado for 2, 15 minutes, no gluten',
    'gluten-free',
    2,
    15,
    'prawn|avocado',
    '',
  ],
  [['lamb and potatoes for 4', 'actually make it vegan'], 'vegan', 4, 0, 'potato', 'lamb'],
  [['soup with leeks and potatoes', 'for 10', 'no dairy'], 'dairy-free', 10, 0, 'leek|potato', ''],
  [['chickpea curry for 4', 'quicker'], '', 4, 45, 'chickpea', ''],
  [
    'flapjacks for 12, vegan, gluten-free and nut-free',
    'vegan,gluten-free,nut-free',
    12,
    0,
    'oats',
    '',
  ],
  ['porridge with banana for 1, vegan', 'vegan', 1, 15, 'oats|banana', ''],
  [
    'pie with mushrooms and leeks for 4, vegan, gluten-free',
    'vegan,gluten-free',
    4,
    0,
    'mushroom|leek|pastry',
    '',
  ],
]

function recipeOf(talk: string | string[]): RecipeData | undefined {
  const said = [...(typeof talk === 'string' ? [talk] : talk), CREATE_RECIPE_REQUEST]
  const messages = said.map((content): ChatMessage => ({ role: 'user', content }))
  return ChatAnswer.parse(chatAnswer({ messages, images: [] })).recipeData
}

function withoutSafe(names: string, diets: readonly string[]): string {
  const isVegan = diets.some((diet) => /vegan|dairy|vegetarian|egg/.test(diet))
  const plain = isVegan ? names.replace(SAFE.vegan ?? '', '') : names
  return diets.includes('gluten-free') ? plain.replace(SAFE['gluten-free'] ?? '', '') : plain
}

test('there are forty requests', () => {
  expect(requests).toHaveLength(40)
})

test.each(requests)(
  '%j keeps to %s, %i people, %i minutes',
  (talk, diet, people, minutes, has, hasNot) => {
    const recipe = recipeOf(talk)
    expect(RecipeDraft.safeParse(recipe).error).toBeUndefined()
    const {
      ingredients = [],
      method = [],
      servings,
      prep_time: prep,
      cook_time: cook,
    } = recipe ?? {}
    const names = ingredients.map(({ name }) => name.toLowerCase()).join('\n')
    const diets = diet.split(',').filter((name) => name !== '')
    for (const name of diets) {
      for (const word of NEVER[name] ?? []) expect(withoutSafe(names, diets)).not.toMatch(word)
    }
    expect(servings).toBe(people)
    if (minutes > 0) expect((prep ?? 0) + (cook ?? 0)).toBeLessThanOrEqual(minutes)
    for (const word of has.split('|')) expect(names).toContain(word)
    if (hasNot !== '') expect(names).not.toMatch(new RegExp(hasNot))
    expect(method.join(' ')).not.toMatch(/undefined|NaN|[{}[\]]| {2}/)
  },
)
