/** What foods a recipe holds: of every line, and of what its words name beside them. Judges nobody's needs. */
import type { Food } from '../foods/food.ts'
import {
  type Denied,
  type FoodMention,
  foodOf,
  foodsAbove,
  foodsIn,
  foodsUnder,
} from '../foods/foods.ts'
import { singular } from '../groceries/words.ts'
import type { Course } from '../recipes/courses.ts'

/** As much of a recipe as is looked at; all text as written. */
export type RecipeText = {
  name?: string | null
  description?: string | null
  ingredients: readonly { name: string }[]
  method?: readonly string[]
  tags?: readonly string[]
  course?: Course | null
}

/** `denied` is what a label beside the name takes away ('dairy-free cheese'). `food` is `null` for what nobody knows. */
export type Held = { ingredient: string; food: Food | null; denied: Denied | null }

const byRecipe = new WeakMap<RecipeText, Held[]>()
const LINES_MAX = 20_000
const byLine = new Map<string, Held[]>()

/** Every food once a line; the same recipe and the same line are read once. */
export function heldIn(recipe: RecipeText): Held[] {
  const before = byRecipe.get(recipe)
  if (before) return before
  const lines = recipe.ingredients.flatMap(({ name }) => heldInLine(name))
  const held = [...lines, ...heldInWords(recipe, lines)]
  byRecipe.set(recipe, held)
  return held
}

/** 'Butter or oil' holds both, and so does what is in brackets. */
function heldInLine(name: string): Held[] {
  const before = byLine.get(name)
  if (before) return before
  const bought = foodOf(name)
  const named = foodsIn(name).map(({ food, denied }) => ({ ingredient: name, food, denied }))
  const isNamed = bought === null || named.some(({ food }) => food.id === bought.id)
  const held: Held[] = isNamed
    ? named
    : [{ ingredient: name, food: bought, denied: null }, ...named]
  if (bought === null && name.trim() !== '')
    held.push({ ingredient: name, food: null, denied: null })
  if (byLine.size >= LINES_MAX) byLine.clear()
  byLine.set(name, held)
  return held
}

/** Words of steps that also name a food: here they say how something looks or is done, or what the dish is. */
const NOT_FOODS = new Set(
  `crisp|roast|sprinkle|spread|crumble|mash|char|grain|tongue|tea|grit|orange|toast|savoury|savory|cream|salt|pepper
  |jelly|date|heart|shell|leaf|bulb|roll|wrap|pulse|pop|rub|dip|batter|burger|steak|sausage|meatball|cake|pie|tart
  |pancake|waffle|muffin|scone|cookie|biscuit|bread|loaf|bun|pizza|pasta|noodle|dumpling|soup|stock|sauce|dressing
  |salad|dough|pastry|custard|caramel|meringue|pudding|gravy|water|ice|juice|drink|sweet|bitter|frozen|filling|topping
  |mix|dish|chip|fry|mince|stuffing|breadcrumb|crumb|icing|frosting|marinade|paste|spice|seasoning|oil|syrup|grill
  |sandwich|porridge|omelette|quiche|fritter|flatbread|wafer|gum|board|green|greens|berry|seed|fruit|vegetable|herb`
    .split('|')
    .map((word) => word.trim()),
)
/** Where a step begins to say what goes in or comes along; it says so up to the end of its sentence. */
const ADDS =
  /\b(?:serv(?:e[sd]?|ing)|eat|offer|accompanied|alongside|beside|add|stir in|fold in|scatter|top(?:ped)? with|garnish(?:ed)?|finish(?:ed)? with|dollop|spoonful|splash|drizzle|grate over)\b/gi
const SAID_MAX = 120
/** Before a food: then it is a size, a likeness or left out. */
const NOT_HELD =
  /\b(?:sizes? of|like|resembles?|as (?:big|small|thick|thin) as|no|not|without|never|instead of|rather than|omit|skip|leave out|free (?:of|from)|swap|replace|unlike|consistency of|texture of|colou?r of)(?: (?:an?|the|any|\w+)){0,3} $/i
/** Behind a food: then it is a size or a tool's name. */
const TOOL =
  /^(?:[- ](?:sized?|free|tins?|knife|slice|cooker|press|masher|brush|spinner|grater|timer|pan|cutter|bowl|mould|case|ring|thermometer|plate|cup|pot|mill|grinder|like|coloured|spoon|shaped)\b)/i
const TEXT_MAX = 20_000
/** In a recipe's name only a food that is bought as it is says what is in the dish. */
const TELLING: ReadonlySet<string> = new Set([
  'meat',
  'poultry',
  'pork',
  'fish',
  'shellfish',
  'egg',
])

/** Names of dishes: what stands before them is in them, as far as anybody can tell. */
const DISHES = new Set(
  'soup burger cake pie tart pancake waffle muffin cookie pizza salad omelette quiche pudding'.split(
    ' ',
  ),
)

/** 'Soup', 'carrot cake': what is in it nobody knows by its name. */
export function isDishName(words: string): boolean {
  return DISHES.has(wordsIn(words).at(-1) ?? '')
}

/** Foods that a text says; of a dish ('lentil soup') what stands before its name. */
export function foodsSaidIn(text: string): FoodMention[] {
  return foodsIn(text).flatMap((mention) => {
    const words = wordsIn(mention.words)
    if (words.length < 2 || !DISHES.has(words.at(-1) ?? '')) return [mention]
    return foodsIn(mention.words.replace(/\S+$/, ''))
  })
}

/** Whether words of a text speak of a food that none of the lines is called by; dishes are no foods. */
export function isNewIn(lines: readonly string[]): (mention: FoodMention) => boolean {
  const own = ownOf(lines.flatMap(heldInLine))
  return (mention) => !isCalled(own, mention)
}

/** A dish bought ready: in a recipe's own name it is what its lines make. */
const READY = 'ready-meal'

/** 'Serve with naan' holds naan though no line does, and so do prawns in the name. */
function heldInWords(
  { name, description, method = [] }: RecipeText,
  lines: readonly Held[],
): Held[] {
  const own = ownOf(lines)
  // what the recipe is called is what its lines make
  const dish = new Set(wordsIn(name ?? ''))
  const isOther = ({ words }: FoodMention) => !wordsIn(words).every((word) => dish.has(word))
  const found = new Map<string, Held>()
  const add = ({ food, words, denied }: FoodMention) => {
    if (!found.has(food.id)) found.set(food.id, { ingredient: words, food, denied })
  }
  for (const mention of foodsIn(name ?? '')) {
    const isReady = lines.length > 0 && foodsUnder(READY).has(mention.food.id)
    if (!isReady && isTelling(mention) && !isCalled(own, mention)) add(mention)
  }
  for (const text of [description ?? '', ...method].flatMap(addedIn)) {
    for (const mention of foodsIn(text)) {
      if (isHeld(text, mention) && isOther(mention) && !isCalled(own, mention)) add(mention)
    }
  }
  return [...found.values()]
}

/** What a step says behind the words that add something, sentence by sentence. */
function addedIn(step: string): string[] {
  const said: string[] = []
  let reached = 0
  for (const { index } of step.slice(0, TEXT_MAX).matchAll(ADDS)) {
    if (index < reached) continue
    const rest = step.slice(index, index + SAID_MAX)
    const length = rest.search(/[.;:!?\n]/)
    const text = length === -1 ? rest : rest.slice(0, length)
    said.push(text)
    reached = index + text.length
  }
  return said
}

type Own = { ids: ReadonlySet<string>; words: ReadonlySet<string> }

function ownOf(lines: readonly Held[]): Own {
  const foods = lines.flatMap(({ food }) => (food ? [food] : []))
  return {
    ids: new Set(foods.flatMap(({ id }) => [id, ...foodsAbove(id)])),
    words: new Set(lines.flatMap(({ ingredient }) => wordsIn(ingredient))),
  }
}

/** A line has it, a kind of it or what it is a kind of; or the words are what a line is called by. */
function isCalled({ ids, words }: Own, { food, words: said }: FoodMention): boolean {
  const called = wordsIn(said)
  if (called.every((word) => NOT_FOODS.has(word) || words.has(word))) return true
  return ids.has(food.id) || foodsAbove(food.id).some((id) => ids.has(id))
}

function isTelling({ food }: FoodMention): boolean {
  const isNut = food.allergens.some(
    ({ of, isSure }) => isSure && (of === 'nuts' || of === 'peanuts'),
  )
  return food.madeOf.length === 0 && (isNut || food.traits.some(({ of }) => TELLING.has(of)))
}

/** Whether a text says a food to be used: it is neither left out, nor a likeness, nor a tool. */
export function isHeld(text: string, { start, end }: FoodMention): boolean {
  return !NOT_HELD.test(text.slice(0, start)) && !TOOL.test(text.slice(end))
}

/** Lower case, one of each. */
function wordsIn(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).map(singular)
}
