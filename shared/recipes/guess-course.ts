/** The course of a recipe that nobody gave one: from its tags, its name, what is in it. Pure. */
import { singular, wordsOf } from '../groceries/words.ts'
import { courseOf } from '../imports/course.ts'
import { COURSES, type Course } from './courses.ts'
import { fold } from './search.ts'

type Dish = {
  name: string
  course?: Course | null
  tags: readonly string[]
  ingredients: readonly { name: string; quantity: string; unit: string }[]
}

/** Ours: the last of these words in a name says what the dish is; longer runs count as one. */
const NAMED: Readonly<Partial<Record<Course, string>>> = {
  breakfast: `porridge|granola|muesli|shakshuka|french toast|full english|overnight oat|eggs benedict|
    scrambled egg|pancake|waffle|omelette|bircher|kedgeree|hash brown|breakfast|fry up|crumpet`,
  starter: 'bruschetta|crostini|carpaccio|pate|prawn cocktail|rillette|ceviche|tartare|blini',
  soup: 'soup|broth|chowder|bisque|gazpacho|minestrone|consomme|vichyssoise|borscht|potage|mulligatawny',
  salad: 'salad|slaw|coleslaw|tabbouleh|fattoush|panzanella|caprese|salade',
  side: `roast potato|mash|mashed potato|wedge|chip|gratin|dauphinoise|pilau rice|steamed rice|coconut rice|
    yorkshire pudding|stuffing|champ|colcannon|green bean|roasted vegetable|creamed spinach|onion ring|raita`,
  dessert: `crumble|trifle|pavlova|tiramisu|cheesecake|panna cotta|creme brulee|creme caramel|ice cream|
    sorbet|granita|mousse|fool|pudding|posset|syllabub|compote|meringue|eton mess|cobbler|crepe suzette|
    apple pie|cherry pie|pumpkin pie|pecan pie|key lime pie|lemon tart|treacle tart|bakewell tart|tarte tatin|
    fruit tart|custard tart|baklava|profiterole|eclair|semifreddo|rice pudding|banoffee pie|clafoutis|churro`,
  baking: `cake|muffin|cupcake|bread|loaf|focaccia|ciabatta|baguette|scone|biscuit|cookie|brownie|blondie|
    flapjack|shortbread|bun|bagel|brioche|croissant|doughnut|gingerbread|macaron|macaroon|sponge|
    soda bread|banana bread|naan|pitta|flatbread|roll|madeleine|cinnamon roll|hot cross bun|parkin`,
  drink: `smoothie|lemonade|cocktail|punch|milkshake|shake|hot chocolate|juice|cordial|margarita|mojito|
    mulled wine|iced tea|latte|spritz|sangria|lassi|eggnog`,
  sauce: `sauce|dressing|gravy|pesto|salsa|chutney|dip|hummus|guacamole|mayonnaise|aioli|marinade|relish|
    jam|curd|marmalade|vinaigrette|ketchup|tzatziki|tapenade|harissa|chimichurri|custard|pickle|stock`,
  snack: `popcorn|energy ball|trail mix|nacho|crisp|spiced nut|roasted chickpea|cracker|sausage roll|
    cheese straw|granola bar|protein ball`,
}

/** Dinners by their names; the longest run at a place wins, so that a meat loaf is no loaf. */
const DINNERS = `sausage and mash|bangers and mash|fish and chip|steak and chip|egg and chip|toad in the hole|
  steak and kidney pudding|black pudding|spring roll|lobster roll|summer roll|meat loaf|meatloaf|nut roast|crab cake|
  fish cake|potato cake|pasta|spaghetti|noodle|risotto|curry|stew|casserole|hotpot|chilli|stir fry|fried rice|
  traybake|tray bake|pasta bake|lasagne|burger|taco|fajita|burrito|enchilada|kebab|pizza|roast|tagine|biryani|paella|
  fish pie|cottage pie|shepherds pie|chicken pie|pot pie|rice bowl|schnitzel|goulash|ragu`

const COURSE_OF_RUN = new Map<string, Course>()
for (const course of COURSES) addRuns(course, NAMED[course] ?? '')
addRuns('main', DINNERS)

const TAGS_MAX = 50
const RUN_MAX = 4
/** Behind these a name says what goes with the dish and no longer what it is. */
const BESIDE = new Set(['with', 'in', 'on', 'from', 'for', 'without', 'over'])
/** A sweet thing holds at least so much sugar, chocolate or syrup, in grams, a dinner a few spoons. */
const SWEET_GRAMS = 75
const SWEET = /\b(?:sugar|chocolate|golden syrup|condensed milk|maple syrup|treacle)\b/
const SAVOURY =
  /\b(?:onion|garlic|chicken|beef|pork|lamb|fish|salmon|prawn|bacon|stock|soy sauce|mince)\b/
const SPOONS: Readonly<Record<string, number>> = { tbsp: 15, tsp: 5, cup: 200, cups: 200, kg: 1000 }

/** The stored course; else guessed: a tag that names one, the name, much sugar; else a main course. */
export function guessCourse(dish: Dish): Course {
  return dish.course ?? courseOf(dish.tags) ?? courseOfName(dish.name) ?? courseOfContent(dish)
}

/** All courses that a dish may be looked for under: its own, and those that its tags or its name say as well. */
export function coursesOf(dish: Dish): Set<Course> {
  const tagged = dish.tags.slice(0, TAGS_MAX).map((tag) => courseOf([tag]))
  const named = courseOfName(dish.name)
  // 'roast' says how chickpeas are done as well
  const said = [...tagged, named === 'main' ? null : named].filter((course) => course !== null)
  return new Set([guessCourse(dish), ...said])
}

function courseOfName(name: string): Course | null {
  const all = wordsOf(fold(name).normalize('NFKD').replace(/\p{M}/gu, '')).map(singular)
  const end = all.findIndex((word, at) => at > 0 && BESIDE.has(word))
  return lastRunIn(end === -1 ? all : all.slice(0, end))
}

/** Of runs that end at the same word the longest; the last in the name wins. */
function lastRunIn(words: readonly string[]): Course | null {
  for (let end = words.length; end > 0; end--) {
    for (let start = Math.max(0, end - RUN_MAX); start < end; start++) {
      const course = COURSE_OF_RUN.get(words.slice(start, end).join(' '))
      if (course) return course
    }
  }
  return null
}

function courseOfContent({ ingredients }: Dish): Course {
  const names = ingredients.map(({ name }) => fold(name))
  if (names.some((name) => SAVOURY.test(name))) return 'main'
  const sweet = ingredients.reduce(
    (grams, { quantity, unit }, at) =>
      grams + (SWEET.test(names[at] ?? '') ? Number(quantity || 0) * (SPOONS[unit] ?? 1) : 0),
    0,
  )
  return sweet >= SWEET_GRAMS ? 'dessert' : 'main'
}

function addRuns(course: Course, runs: string) {
  for (const run of runs.split('|')) {
    COURSE_OF_RUN.set(run.trim().split(/\s+/).map(singular).join(' '), course)
  }
}
