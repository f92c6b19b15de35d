/** Finds which of a recipe's ingredients a step speaks of, by their names. Knows no amounts. Linear. */
import { STRIPPED } from '../groceries/food-descriptors.ts'
import { plainName, singular, wordsOf } from '../groceries/words.ts'

/** As long as a step may be (trust, 'Limits'). */
const MAX_TEXT = 2_000

const set = (list: string) => new Set(list.trim().split(/\s+/))

/** Said of a food in the list and rarely again in the step; never a food on their own. */
const ADJECTIVES = set(`
  plain unsalted salted boneless skinless skin bone lean free range low fat reduced sodium light dark
  red green white black yellow brown hot cold warm cool room temperature extra virgin tinned canned tin can
  frozen cooked uncooked ready made baby spring sweet smoked unsmoked self raising strong full semi skimmed
  dry wet thick thin flat leaf leave long short grain straight lukewarm boiling heaped level pinch handful
  all purpose caster granulated icing double single heavy clear runny soft hard natural greek italian
  clove sprig stalk stick bunch head slice piece rasher knob
`)

/** What a food can be made into: 'chicken' alone does not mean the 'chicken stock'. */
const MADE_OF = set(`
  stock broth oil sauce paste powder juice zest peel vinegar sugar flour milk cream butter seed extract
  syrup bread noodle soup granule cube bouillon puree ketchup jam jelly wine essence mix seasoning rub
  crumb breadcrumb stew pastry dough starch cheese salt leaf
`)

/** Of these the first word alone is meant, where nothing else has it: 'vanilla', 'cocoa'. */
const CALLED_BY_FIRST = set('extract essence powder seed paste leaf granule')

/** Names that a step uses for these foods. */
const ALSO_CALLED: Record<string, string> = {
  spaghetti: 'pasta',
  penne: 'pasta',
  fusilli: 'pasta',
  linguine: 'pasta',
  tagliatelle: 'pasta',
  macaroni: 'pasta',
  rigatoni: 'pasta',
  prawn: 'shrimp',
  shrimp: 'prawn',
  mince: 'meat',
  beef: 'meat',
  pork: 'meat',
  lamb: 'meat',
  salmon: 'fish',
  cod: 'fish',
  haddock: 'fish',
  parmesan: 'cheese',
  cheddar: 'cheese',
  mozzarella: 'cheese',
  feta: 'cheese',
  scallion: 'onion',
  courgette: 'zucchini',
  aubergine: 'eggplant',
  chilli: 'chili',
}

type Food = { place: number; words: string[]; head: string }
/** `free`: the words of the step that no longer name has taken. */
type Step = { free: ReadonlySet<string>; said: readonly string[]; foods: readonly Food[] }

/** True for a plain word that is said of a food and never is one ('unsalted', 'chopped'). */
export function isDescriptor(word: string): boolean {
  return STRIPPED.has(word) || ADJECTIVES.has(word)
}

/** What is poured, sprinkled or spread, and so perhaps more than once in a recipe without a word of it. */
const DIVIDED = set(`
  oil butter margarine ghee salt pepper sugar flour water stock broth milk cream cheese parmesan cheddar feta
  mozzarella juice lemon lime sauce vinegar honey syrup wine yogurt mayonnaise mustard basil parsley coriander
  mint dill thyme chive rosemary sage cumin paprika cinnamon nutmeg turmeric oregano spice herb seed egg
`)

/** True for a food that a cook divides freely: then 'the oil' in two steps is perhaps not all in the first. */
export function isDivided(name: string): boolean {
  return DIVIDED.has(foodWords(name).at(-1) ?? '')
}

/** Where the words `at`..`end` of a step name the ingredient at a place of the recipe. */
export type Mention = { place: number; at: number; end: number }

/**
 * The places of the ingredients that the step names, in the order of the recipe. The longest name wins:
 * 'coconut milk' in the step is not the milk. A head noun alone ('the oil') means every ingredient that
 * ends so; a first word alone ('the chicken') means the food, not what is made of it. Ours: `spec/` has
 * no such list.
 */
export function ingredientsInStep(
  text: string,
  ingredients: readonly { name: string }[],
): number[] {
  const said = wordsOf(plainText(text)).map(singular)
  const places = new Set(mentionsIn(said, ingredients).map(({ place }) => place))
  return [...places].sort((a, b) => a - b)
}

/** The same with where they stand, in the order of the step. `said`: plain words in the singular. */
export function mentionsIn(
  said: readonly string[],
  ingredients: readonly { name: string }[],
): Mention[] {
  const foods = ingredients.flatMap(({ name }, place): Food[] => {
    const words = foodWords(name)
    const head = words.at(-1)
    return head === undefined ? [] : [{ place, words, head }]
  })
  /** The name that has claimed a word, by where it stands. */
  const taken = new Map<number, string>()
  const mentions: Mention[] = []
  const byLength = [...foods].sort((a, b) => b.words.length - a.words.length)
  for (const { place, words } of byLength) {
    for (const at of placesOf(words, said)) {
      const end = at + words.length
      // the same words may stand twice in a list: 'butter' for the cake and for the icing
      const name = `${at} ${end}`
      const isFree = (taken.get(at) ?? name) === name
      if (words.length > 1 || isFree) mentions.push({ place, at, end })
      for (let word = at; word < end; word++) if (!taken.has(word)) taken.set(word, name)
    }
  }
  const named = new Set(mentions.map(({ place }) => place))
  const free = new Set(said.filter((_, at) => !taken.has(at)))
  for (const food of foods) {
    const parts = wordsMeant(food, { free, said, foods })
    // 'grate the Parmesan and stir in half the cheese'
    const ends = [food.head, ALSO_CALLED[food.head]]
    const meant = named.has(food.place) ? parts.filter((part) => ends.includes(part)) : parts
    said.forEach((word, at) => {
      if (!taken.has(at) && meant.includes(word))
        mentions.push({ place: food.place, at, end: at + 1 })
    })
  }
  return mentions.sort((a, b) => a.at - b.at)
}

/** The parts of its name by which it is meant, and that nothing else in the step has claimed. */
function wordsMeant({ words, head }: Food, { free, said, foods }: Step): string[] {
  if (free.has(head) && !isPartOfAnother(head, said)) return [head]
  const other = ALSO_CALLED[head]
  if (other !== undefined && free.has(other)) return [other]
  const telling = words
    .slice(0, -1)
    .filter((word) => free.has(word) && !ADJECTIVES.has(word) && !MADE_OF.has(word))
  if (!MADE_OF.has(head)) return telling
  if (!CALLED_BY_FIRST.has(head)) return []
  const isOnlyOne = (word: string) => foods.filter((food) => food.words.includes(word)).length === 1
  return telling.filter(isOnlyOne)
}

/** 'pepper' of 'salt and pepper' is meant; 'sauce' only where no other sauce is named right before it. */
function isPartOfAnother(head: string, said: readonly string[]): boolean {
  if (!MADE_OF.has(head)) return false
  return said.every((word, at) => word !== head || isFoodWord(said[at - 1]))
}

/** Ours: a short list of words that may stand before a food without naming another one. */
const BEFORE = set(`
  the a an in with and or of add to into all more some any your this that remaining rest half hot cold warm
  melted reserved extra enough little bit over on from chopped grated sliced beaten plus both then cup
  tablespoon tbsp teaspoon tsp g ml l kg oz lb spoonful stir whisk pour melt heat sprinkle drizzle toast fold
  sift beat rub knead pinch splash knob brush dry wet soft softened boiling sizzling bubbling stirring adding
`)
function isFoodWord(word: string | undefined): boolean {
  return word !== undefined && !BEFORE.has(word) && !/^\d/.test(word)
}

/** The words of a name that say what food it is: nothing behind a comma, in brackets or after 'for'. */
function foodWords(name: string): string[] {
  const head = plainName(name).split(/[,(;]| for | to /)[0] ?? ''
  const words = wordsOf(head).map(singular)
  const kept = words.filter((word) => !STRIPPED.has(word) && !/^\d/.test(word))
  const telling = kept.filter((word) => !ADJECTIVES.has(word))
  return telling.length > 0 ? telling : kept
}

function placesOf(words: readonly string[], said: readonly string[]): number[] {
  const places: number[] = []
  for (let at = 0; at + words.length <= said.length; at++) {
    if (words.every((word, index) => said[at + index] === word)) places.push(at)
  }
  return places
}

/** A step is longer than a name may be: it is folded piece by piece. */
function plainText(text: string): string {
  const pieces = text.slice(0, MAX_TEXT).match(/[\s\S]{1,300}/g) ?? []
  // a comma parts two foods as 'and' does
  return pieces
    .map(plainName)
    .join('')
    .replace(/[,;:.()]/g, ' and ')
}
